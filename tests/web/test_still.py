"""Positions as pictures of their own: whole, plain, and showing no more than the viewer sees."""

import re
from random import Random
from xml.etree import ElementTree

import pytest

from engine.core.game import CHANCE, NOBODY, BadTextError, Observation
from engine.core.match import chosen
from engine.games import NAMES, load, puzzles
from web.boards.still import poster, still
from web.boards.still.markup import Element, Sheet, parse
from web.boards.still.paint import opaque, settled
from web.boards.still.plain import plain
from web.boards.still.plate import Plate
from web.words import LANGUAGES, Words

ENGLISH = Words("en")


def seen(game: str, moves: int = 0, viewer: int | None = 0) -> Observation:
    """What somebody sees after so many moves of a game at random."""
    rules, random = load(game), Random(7)
    seats = rules.seats[-1]
    state = rules.start(seats, chosen(rules, seats, {}))
    while moves and state.to_act != NOBODY:
        chance = state.to_act == CHANCE
        state.play(random.choice([m for m, _ in state.chance()] if chance else state.moves()))
        moves -= 1
    found: Observation = rules.observe(state, viewer)
    return found


@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
@pytest.mark.parametrize("moves", [0, 40, 2000])
@pytest.mark.parametrize("game", NAMES)
def test_needs_nothing_else(game: str, moves: int, theme: str) -> None:
    for viewer in (0, None):
        picture = still(game, seen(game, moves, viewer), ENGLISH, theme)
        assert ("@media" in picture) == (theme == "auto")
        stands_alone(picture, game)


@pytest.mark.parametrize("game", NAMES)
def test_a_poster_needs_nothing_else(game: str) -> None:
    picture = poster(game, ENGLISH)
    stands_alone(picture, game)
    assert picture.count("<defs>") == 1


def stands_alone(picture: str, game: str) -> None:
    root = ElementTree.fromstring(picture)
    ids = {element.get("id") for element in root.iter()} - {None}
    meant = re.findall(r'(?:href="#|url\(#)([^")]+)', picture)
    assert set(meant) == ids
    assert not re.search(r"var\(|light-dark|color-mix|currentColor|data-|calc\(|NaN", picture)
    _, _, width, height = map(float, root.get("viewBox", "").split())
    assert (float(root.get("width", 0)), float(root.get("height", 0))) == (width, height)
    assert root[0].text == ENGLISH(f"{game}.title")


@pytest.mark.parametrize("game", NAMES)
def test_says_what_it_says_in_every_language(game: str) -> None:
    what = load(game).observe(load(game).position(puzzles(game)[0].position), 0)
    titles = {
        ElementTree.fromstring(still(game, what, Words(tongue)))[0].text for tongue in LANGUAGES
    }
    assert titles == {Words(tongue)(f"{game}.title") for tongue in LANGUAGES}


def test_two_pictures_on_one_page_share_no_id() -> None:
    one, other = (still("trio", seen("trio"), ENGLISH, theme) for theme in ("light", "dark"))
    ids = [set(re.findall(r' id="([^"]+)"', picture)) for picture in (one, other)]
    assert ids[0]
    assert not ids[0] & ids[1]


def test_the_hand_is_that_of_the_viewer() -> None:
    def pieces(viewer: int | None) -> str:
        return still("trio", seen("trio", 3, viewer), ENGLISH)

    assert len({pieces(0), pieces(1), pieces(None)}) == 3


def test_what_is_unknown_is_refused() -> None:
    with pytest.raises(BadTextError):
        still("ludo", seen("trio"), ENGLISH)
    with pytest.raises(ValueError, match="night"):
        still("trio", seen("trio"), ENGLISH, "night")
    with pytest.raises(ValueError, match="closes nothing"):
        parse("<g></p>")
    with pytest.raises(ValueError, match="markup"):
        parse("<g class=bare></g>")
    with pytest.raises(ValueError, match="markup"):
        parse("<g>")


SHEET = Sheet(
    """
    :root { --ink: #000; --sans: serif; --warm: light-dark(#fff, #808080); }
    .army { --army: #0f0; }
    .skin { fill: var(--army, #123); stroke-width: 2px; }
    .steel + .line, g > .line { stroke: #f00; }
    .line { stroke: #00f; }
    #only.skin { opacity: .5; }
    .skin:hover, .skin[data-do] { fill: #bad; }
    @media (min-width: 60rem) { .skin { fill: #bad; } }
    .warm { fill: var(--warm); }
    .faint { fill: color-mix(in srgb, var(--warm) 50%, transparent); }
    .gone { display: none; }
    text { font: 700 12px var(--sans); }
    """
)


def declared(markup: str) -> dict[str, str]:
    """What the sheet says of the last element of some markup."""
    *_, last = parse(markup).walk()
    return SHEET.declared(last)


@pytest.mark.parametrize(
    ("markup", "stroke"),
    [
        ('<path class="line"/>', "#00f"),
        ('<path class="steel"/><path class="line"/>', "#f00"),
        ('<path class="line"/><path class="steel"/><g/><path class="line"/>', "#00f"),
        ('<g><path class="line"/></g>', "#f00"),
        ('<g><a><path class="line"/></a></g>', "#00f"),
    ],
)
def test_selectors_say_where_an_element_stands(markup: str, stroke: str) -> None:
    assert declared(markup)["stroke"] == stroke


def test_an_id_overrules_nothing_that_it_does_not_name() -> None:
    found = declared('<path id="only" class="skin" style="fill: #456"/>')
    assert found == {"fill": "#456", "stroke-width": "2px", "opacity": ".5"}
    assert declared('<text class="skin"/>')["font-size"] == "12px"


def drawn(inside: str, drawings: str = "", theme: str = "auto") -> Element:
    """The picture of some markup, as elements."""
    picture = plain(Plate((0, 0, 9, 9), inside), drawings, SHEET, "", theme)
    return parse(picture)


def test_a_drawing_has_the_colours_of_where_it_is_used() -> None:
    root = drawn(
        '<use href="#frog"/><g class="army"><use href="#frog"/></g><use href="#frog"/>',
        '<g id="frog"><path class="skin"/></g>',
    )
    paths = [element for element in root.walk() if element.tag == "path"]
    uses = [element.attributes["href"] for element in root.walk() if element.tag == "use"]
    assert [path.attributes["fill"] for path in paths] == ["#123", "#0f0"]
    assert uses[0] == uses[2] != uses[1]


def test_the_dark_overrules_only_what_differs() -> None:
    root = drawn('<path class="warm"/><path class="skin"/><path class="faint"/><g class="gone"/>')
    warm, skin, faint = (element for element in root.walk() if element.tag == "path")
    style = next(element for element in root.walk() if element.tag == "style")
    assert warm.attributes["fill"] == "#fff"
    assert "class" not in skin.attributes
    assert faint.attributes["fill"] == "#ffffff"
    assert faint.attributes["fill-opacity"] == "0.502"
    assert warm.attributes["class"] == faint.attributes["class"]
    assert f".{warm.attributes['class']}{{fill:#808080}}" in str(style.children[0])
    (dark,) = (e for e in drawn('<path class="warm"/>', theme="dark").walk() if e.tag == "path")
    assert dark.attributes["fill"] == "#808080"


def test_colours() -> None:
    assert settled("color-mix(in srgb, #f00 25%, #00f)", {}, dark=False) == "#4000bfff"
    assert settled("var(--no, var(--yes))", {"--yes": "currentColor", "color": "#1"}, True) == "#1"
    assert opaque("#ff000080") == ("#ff0000", 0.502)
    assert opaque("transparent") == ("none", 0)
    with pytest.raises(KeyError):
        settled("var(--no)", {}, dark=False)
