"""The page for authors: every kind of edit, what is refused, what is copied, what is kept."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from html import escape, unescape
from html.parser import HTMLParser
from random import Random
from typing import Any
from urllib.parse import parse_qsl, quote, unquote, urlsplit

import pytest

from engine.core.game import CHANCE, BadTextError
from engine.core.match import HUMAN, Match, Player
from engine.core.puzzle import Puzzle
from engine.games import NAMES, load, puzzles
from tests.saves.test_saves import SAVES
from tests.saves.test_saves import read as read_save
from tests.web.person import Person
from tests.web.tasks import aimed
from tests.web.test_pages import check
from web.app.saves import LONGEST, LONGEST_FILE, open_match
from web.rooms.embed import address as embed
from web.rooms.embed.address import Asked, Filmed, Played, Posed, Seen, Strung, Taught, liked
from web.rooms.embed.address import read as read_address
from web.rooms.teach import address, bench
from web.rooms.teach.desk import Desk
from web.rooms.teach.made import (
    MODES,
    MOST_BOARDS,
    MOST_STEPS,
    MOST_WAYS,
    SENTENCE_LENGTH,
    Made,
    Step,
    as_data,
    from_data,
    position_at,
    reached,
    read_file,
    steps,
    write,
    write_file,
)
from web.rooms.teach.made import kept as boards_of
from web.words import LANGUAGES, Words

PLACE = "https://serao.example/games/"

BULLFROGS = (
    "GB G play; log[B] n1=6[GB*] e1=6[] s1=6[] w1=6[] n1e1=G2[G]; "
    "hands G34 B234; piles G233 B2334; scored G:B3 B:; sunk G0 B1"
)
ISAAC = "GB B roll; log[] n1=6[G] e1=6[]; piles G234 B; isaac log"
RATLAND = (
    "place active 1 waiting 1 2; events cousin; food 3; "
    "clan pantry=5 cheese=2; clan pantry=8 cheese=1 lost=1"
)
FORAGING = (
    "forage active 2 waiting 3 1; events cousin; food 1; clan dump=4 pantry=5 cheese=2; "
    "clan left=7 poisoned=1; clan dump=2 nursery=5; bag dump yellow=5 white=6; drawn yellow"
)
TRIO = (
    "YR 2 move 3; start=RRYY n1=YRRY w1=RYRR n1w1=RRYY; Y start.n; R start.w; "
    "hands RRYY,RYRY RYYY; pile 2RRRR 3RRRY"
)
FOUR = TRIO.replace("YR 2", "YRYR 2").replace("RYYY;", "RYYY - -;")
VIOLET = (
    "lead violet violet; path ...LLLFFFMMMGGG... 4; fuel 12 0; fear -9; fireflies 5,9,13; "
    "bonuses ----; market lake9 forest9 mountain9 mine9; hands lake1,lake2,lake3,lake4 "
    "mine1,mine2,mine3,mine4; deck - lake5,lake6,lake7,lake8,forest1,forest2,forest3,forest4,"
    "forest5,forest6,forest7,forest8,mountain1,mountain2,mountain3,mountain4,mountain5,"
    "mountain6,mountain7,mountain8,mine5,mine6,mine7,mine8; discard -; feared - -"
)
STEPPED = "step start.w w1.n"
TASK = {"mode": "task", "task": "Who wins?", "done": "Well done."}


class Author(Person):
    """Somebody on the page for authors."""

    def __init__(self, *given: Any, **how: Any) -> None:
        super().__init__(*given, **{"route": "#/teach", **how})

    @property
    def words(self) -> Words:
        return self.app.model.words

    @property
    def desk(self) -> Desk:
        desk = self.app.model.rooms["teach"]
        assert isinstance(desk, Desk)
        return desk

    @property
    def made(self) -> Made:
        assert self.desk.made is not None
        return self.desk.made

    @property
    def position(self) -> str:
        return self.made.position

    def paste(self, text: str) -> "Author":
        self.fill_in("teach-paste", text=text)
        return self

    def put(self, thing: str, place: str) -> "Author":
        """Tap a thing, then a place."""
        self.do(f"teach-pick {thing}").do(f"teach-place {place}")
        return self

    def told(self) -> str:
        """The sentences of what was refused."""
        problem = self.desk.problem
        assert problem is not None
        return f"{problem.text} {problem.more}"


def author(game: str, position: str = "", **how: Any) -> Author:
    """At work on a position of the game, or on a new deal."""
    person = Author(**how)
    person.fill_in("teach-game", game=game)
    return person.paste(position) if position else person


@pytest.fixture(autouse=True)
def _placed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every page of these tests stands in the same folder of the web."""
    send = Person._send
    monkeypatch.setattr(
        Person,
        "_send",
        lambda self, message: send(
            self, {**message, "place": PLACE} if message["kind"] == "start" else message
        ),
    )


EDITS = [
    # Bullfrogs
    (BULLFROGS, "frog:G@box", "cell/e1", "e1=6[G]"),
    (BULLFROGS, "frog:B@cell/log", "cell/s1", "log[] n1=6[GB*] e1=6[] s1=6[B]"),
    (BULLFROGS, "frog:B@cell/log", "box", "log[] "),
    (BULLFROGS, "bullfrog:B@cell/n1", "sunk/B", "sunk G0 B2"),
    (BULLFROGS, "bullfrog:B@sunk/B", "cell/log", "log[BB*]"),
    (BULLFROGS, "pad:G2@cell/n1e1", "cell/s1e1", "w1=6[] s1e1=G2[G]"),
    (BULLFROGS, "pad:G2@cell/n1e1", "hand/G", "hands G234 B234"),
    (BULLFROGS, "pad:G3@hand/G", "cell/w2", "w2=G3[]"),
    (BULLFROGS, "pad:G3@pile/G", "scored/B", "scored G:B3 B:G3"),
    (BULLFROGS, "pad:B3@scored/G", "box", "piles G233 B2334; sunk"),
    (BULLFROGS, "pad:B2@box", "pile/B", "piles G233 B22334"),
    (ISAAC, "isaac:@cell/log", "cell/e1", "isaac e1"),
    # Ratland
    (RATLAND, "rat:@box", "clan/0/pantry", "clan pantry=6 cheese=2"),
    (RATLAND, "rat:1@clan/1/lost", "clan/1/pantry", "clan pantry=9 cheese=1"),
    (RATLAND, "rat:0@clan/0/pantry", "clan/0/graveyard", "pantry=4 cheese=2 graveyard=1"),
    (RATLAND, "rat:0@clan/0/pantry", "box", "clan pantry=4 cheese=2"),
    (RATLAND, "event:helmet@box", "events", "events cousin helmet; food 3 1"),
    (FORAGING, "rat:0@clan/0/pantry", "clan/0/city", "dump=4 city=1 pantry=4"),
    (FORAGING, "piece:yellow@bag", "pieces", "bag dump yellow=4 white=6"),
    (FORAGING, "piece:yellow@drawn", "bag", "bag dump yellow=6 white=6"),
    # Trio
    (TRIO, "tile:RRRR@pile", "cell/e1", "e1=RRRR"),
    (TRIO, "tile:YRRY@cell/n1", "pile", "start=RRYY w1=RYRR n1w1=RRYY"),
    (TRIO, "tile:RRYY@hand/0", "pile", "hands RYRY RYYY"),
    (TRIO, "tile:RYYY@box", "pile", "pile 2RRRR 3RRRY 1RYYY"),
    (TRIO, "piece:Y@box", "circle/n1.w", "Y n1.w start.n"),
    (TRIO, "piece:R@circle/start.w", "circle/n1.w", "R n1.w"),
    (TRIO, "piece:Y@circle/start.n", "box", "w1=RYRR n1w1=RRYY; R start.w"),
    # Violet
    (VIOLET, "violet:@space/4", "space/7", "path ...LLLFFFMMMGGG... 7"),
    (VIOLET, "fear:@space/-9", "space/-3", "fear -3"),
    (VIOLET, "flies:@space/9", "space/10", "fireflies 5,10,13"),
    (VIOLET, "flies:@space/9", "box", "fireflies 5,13"),
    (VIOLET, "event:gust@box", "space/-5", "ahead -5:gust"),
    (VIOLET, "event:planning@box", "kept", "revealed planning; kept planning"),
    (VIOLET, "event:faery-ring@box", "space/8", "ring 8"),
    (VIOLET, "card:lake1@hand/0", "led", "follow torech violet"),
    (VIOLET, "card:lake5@deck", "discard", "discard lake5"),
]


def game_of(text: str) -> str:
    """Whose position it is."""
    return next(name for name in NAMES if text in _texts(name))


def _texts(game: str) -> tuple[str, ...]:
    return {
        "bullfrogs": (BULLFROGS, ISAAC),
        "ratland": (RATLAND, FORAGING),
        "trio": (TRIO,),
        "violet": (VIOLET,),
    }[game]


@pytest.mark.parametrize(("text", "thing", "place", "found"), EDITS)
def test_a_tap_on_a_thing_and_on_a_place_moves_it_there(
    text: str, thing: str, place: str, found: str
) -> None:
    person = author(game_of(text), text)
    before = person.position
    person.put(thing, place)
    assert person.desk.problem is None
    assert found in person.position
    assert str(load(person.made.game).position(person.position)) == person.position
    person.do("teach-undo")
    assert person.position == before
    person.do("teach-redo")
    assert found in person.position


@pytest.mark.parametrize(("text", "thing", "place", "found"), EDITS[:3])
def test_a_drag_does_what_two_taps_do(text: str, thing: str, place: str, found: str) -> None:
    person = author(game_of(text), text)
    person.do(f"teach-drag {thing} {place}")
    assert found in person.position


REFUSED = [
    (BULLFROGS, "pad:6@cell/n1", "cell/n3", "pond"),
    (BULLFROGS, "pad:6@box", "cell/n2", "pond"),
    (BULLFROGS, "pad:B3@scored/G", "hand/B", "hands"),
    (RATLAND, "rat:0@clan/0/pantry", "clan/0/nursery", "clan"),
    (RATLAND, "event:alarm@box", "events", "events"),
    (FORAGING, "piece:purple@pieces", "bag", "bag"),
    (TRIO, "tile:RRRR@pile", "cell/s2", "table"),
    (TRIO, "piece:R@box", "circle/start.n", "R"),
    (TRIO, "tile:RYYY@box", "hand/0", "hands"),
    (VIOLET, "card:lake5@deck", "hand/0", "hands"),
    (VIOLET, "card:lake9@market", "deck", "deck"),
    (VIOLET, "violet:@space/4", "space/-9", "path"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text", "thing", "place", "part"), REFUSED)
def test_an_impossible_position_is_refused_by_its_part_and_nothing_is_lost(
    text: str, thing: str, place: str, part: str, language: str
) -> None:
    game = game_of(text)
    person = author(game, text, language=language)
    before = person.position
    person.put(thing, place)
    assert person.position == before
    assert person.words(f"teach.part.{game}.{part}") in person.told()
    assert unescape(person.text).count(person.words(f"teach.part.{game}.{part}"))
    if part in bench.load(game).hints:
        assert person.words(f"teach.hint.{game}.{part}") in person.told()


@pytest.mark.parametrize(
    ("thing", "place"),
    [
        ("frog:G@cell/log", "cell/e1"),
        ("frog:G@box", "hand/G"),
        ("pad:6@cell/n1", "hand/G"),
        ("bullfrog:B@cell/n1", "sunk/G"),
    ],
)
def test_what_goes_nowhere_like_that_is_refused_too(thing: str, place: str) -> None:
    person = author("bullfrogs", BULLFROGS)
    before = person.position
    assert person.put(thing, place).position == before
    assert person.words("teach.misplaced") in person.told()


FILLED = [
    (BULLFROGS, {"turn": "B"}, "GB B play"),
    (BULLFROGS, {"stage": "act"}, "GB G act n1e1 2"),
    (BULLFROGS, {"stage": "act", "details": "n1e1 1 n1"}, "GB G act n1e1 1 n1"),
    (ISAAC, {"stage": "walk", "details": "east 2"}, "GB B walk east 2"),
    (RATLAND, {"cheese-1": "4", "active": "1"}, "place active 2 waiting 2 1"),
    (RATLAND, {"stage": "event"}, "event active 1;"),
    (FORAGING, {"area": "city"}, "forage"),
    (TRIO, {"points": "5", "turn": "1"}, "YR 2 move 5"),
    (TRIO, {"turn": "0", "stage": "place"}, "YR 1 place"),
    (TRIO, {"start": "RYRY"}, "start=RYRY"),
    (TRIO, {"line": "touching", "place": "lenient"}, "options touching lenient"),
    (VIOLET, {"fuel": "3", "storm": "1"}, "fuel 3 1"),
    (VIOLET, {"bonus-lake": "t", "bonus-mine": "x"}, "bonuses t--x"),
    (VIOLET, {"off-track": "1"}, "precipices 2"),
    (VIOLET, {"path": "...LLLFFFMMMGG.L.."}, "path ...LLLFFFMMMGG.L.."),
    (VIOLET, {"fear": "-2"}, "fear -2"),
    (VIOLET, {"turn": "torech", "leader": "torech"}, "lead torech torech"),
]


@pytest.mark.parametrize(("text", "values", "found"), FILLED)
def test_the_fields_beside_the_board_are_one_edit(
    text: str, values: dict[str, str], found: str
) -> None:
    person = author(game_of(text), text)
    if values == {"area": "city"}:
        person.do("teach-drag rat:0@clan/0/pantry clan/0/city")
    before = person.position
    person._send({"kind": "form", "name": "teach-fields", "values": values})
    assert person.desk.problem is None
    assert found in person.position
    person.do("teach-undo")
    assert person.position == before


@pytest.mark.parametrize(
    ("text", "values"),
    [
        (BULLFROGS, {"stage": "draw", "details": "x"}),
        (RATLAND, {"waiting": "9"}),
        (TRIO, {"stage": "over"}),
        (TRIO, {"stage": "nonsense"}),
        (VIOLET, {"stage": "follow"}),
        (VIOLET, {"fuel": "99"}),
        (VIOLET, {"fuel": "many"}),
    ],
)
def test_fields_that_do_not_fit_are_refused_and_stay_to_be_mended(
    text: str, values: dict[str, str]
) -> None:
    person = author(game_of(text), text)
    before = person.position
    person._send({"kind": "form", "name": "teach-fields", "values": values})
    assert person.desk.problem is not None
    assert person.position == before
    for value in values.values():
        if value in {"x", "9", "99", "many"}:
            assert f'value="{value}"' in person.html


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", ["trio_line", "place"])
def test_an_option_is_explained_as_on_the_page_for_a_new_game(language: str, option: str) -> None:
    about = Words(language)(f"trio.option.{option}.about")
    assert about in Author(route="#/new/trio", language=language).text
    assert about in author("trio", TRIO, language=language).text


def test_a_tile_is_turned_before_it_is_laid() -> None:
    person = author("trio", TRIO)
    person.do("teach-pick tile:RRYY@hand/0").do("teach-turn")
    assert person.desk.held == "tile:YRRY@hand/0"
    person.do("teach-place cell/e1")
    assert " e1=YRRY" in person.position
    assert "hands RYRY RYYY" in person.position


def test_a_piece_whose_circle_has_gone_goes_back_into_the_box() -> None:
    person = author("trio", TRIO).put("tile:YRRY@cell/n1", "pile")
    assert "; R start.w;" in person.position
    assert "start.n" not in person.position


def test_two_cards_that_are_tapped_change_places() -> None:
    person = author("violet", VIOLET)
    person.do("teach-pick card:lake1@hand/0").do("teach-pick card:mine1@hand/1")
    assert "hands lake2,lake3,lake4,mine1 lake1,mine2,mine3,mine4" in person.position
    assert "violet lake1:tk " in person.position


def test_a_reader_does_not_know_the_cards_that_an_author_dealt() -> None:
    person = author("violet", VIOLET)
    person.do("teach-pick card:lake1@hand/0").do("teach-pick card:lake5@deck")
    game = load("violet")
    seen = game.observe(game.position(person.position), 0)
    assert seen.hand == seen.known_hands[0] != ()
    assert seen.known_hands[1] == ()


def test_several_things_on_one_place_are_picked_from_a_list() -> None:
    person = author("bullfrogs", BULLFROGS)
    person.do("teach-place cell/n1")
    assert person.desk.opened == "cell/n1"
    assert 'id="on-bullfrog-B-cell-n1"' in person.html
    person.do("teach-pick bullfrog:B@cell/n1").do("teach-place cell/e1")
    assert "n1=6[G] e1=6[B*]" in person.position


def test_a_second_tap_before_the_page_is_drawn_puts_the_thing_where_it_was_meant() -> None:
    person = author("bullfrogs", BULLFROGS)
    person.do("teach-pick frog:B@box").do("teach-pick pad:6@cell/e1")
    assert "e1=6[B]" in person.position
    person.do("teach-pick frog:B@box").do("teach-drag pad:6@cell/s1 cell/s1")
    assert person.desk.held == "frog:B@box"
    person.do("teach-pick pad:6@box").do("teach-place box")
    assert (person.desk.held, len(person.desk.past)) == ("", 2)


def test_what_is_held_can_be_put_down_again() -> None:
    person = author("bullfrogs", BULLFROGS)
    person.do("teach-pick frog:G@box").do("teach-pick frog:G@box")
    assert person.desk.held == ""
    person.do("teach-pick frog:G@box").do("teach-lay-down")
    assert person.desk.held == ""
    assert 'id="held"' not in person.html


def _spots(person: Author) -> Iterator[str]:
    yield from re.findall(r'data-(?:do="teach-(?:pick|place) |drop=")([^"]+)"', person.html)


@pytest.mark.parametrize("text", [BULLFROGS, ISAAC, RATLAND, FORAGING, TRIO, VIOLET])
def test_whatever_is_tapped_the_position_stays_possible(text: str) -> None:
    game, random = game_of(text), Random(7)
    person = author(game, text)
    bench_of, moved = bench.load(game), 0
    for _ in range(75):
        state = load(game).position(person.position)
        shelves = bench_of.shelves(state, Words("en"))
        things = [thing.id for shelf in shelves for thing in shelf.things]
        things += [one for one in _spots(person) if "@" in one]
        before = person.position
        person.do(f"teach-drag {random.choice(things)} {random.choice(list(_spots(person)))}")
        moved += person.position != before
        assert str(load(game).position(person.position)) == person.position
    assert moved > 2


# where it begins


@pytest.mark.parametrize("game", NAMES)
def test_a_new_deal_is_one_that_somebody_decides_in(game: str) -> None:
    person = author(game)
    for seats in load(game).seats:
        person.fill_in("teach-begin", source=f"deal/{seats}")
        state = load(game).position(person.position)
        assert state.to_act == person.made.seat


@pytest.mark.parametrize("game", NAMES)
def test_the_deal_that_is_there_is_the_one_that_is_named(game: str) -> None:
    person = author(game)
    for seats in load(game).seats:
        person.fill_in("teach-begin", source=f"deal/{seats}")
        assert f'<option value="deal/{seats}" selected' in person.html


def test_food_is_searched_where_a_rat_is_put() -> None:
    """In the nursery alone nobody searches."""
    person = author("ratland", RATLAND).put("rat:0@clan/0/pantry", "clan/0/nursery")
    assert person.position == RATLAND
    assert person.words("teach.hint.ratland.clan") in person.text
    person.put("rat:0@clan/0/pantry", "clan/0/city")
    assert person.desk.problem is None
    assert person.position == (
        "forage active 1 waiting 1; events cousin; food 3; clan city=1 pantry=4 cheese=2; "
        "clan pantry=8 cheese=1 lost=1; bag city orange=5 white=2 black=2 purple=3"
    )


@pytest.mark.parametrize("game", NAMES)
def test_a_position_of_every_lesson_and_puzzle_can_be_taken(game: str) -> None:
    person = author(game)
    found = re.findall(r'<option value="((?:lesson|puzzle)/[^"]+)"', person.html)
    assert len(found) >= 3
    for source in found[:6] + found[-3:]:
        person.fill_in("teach-begin", source=source)
        assert person.desk.problem is None
        assert person.words("teach.set-up") in person.text


def _played(game: str, moves: int) -> str:
    match = Match(load(game), [Player(HUMAN, "A"), Player(HUMAN, "B")], {}, "tuesday")
    for _ in range(moves):
        if match.state.to_act == -1:
            match.roll()
        else:
            match.play(match.state.moves()[0])
    return str(match)


@pytest.mark.parametrize("game", NAMES)
def test_a_match_is_stepped_through_to_any_of_its_moves(game: str) -> None:
    person = author(game).paste(_played(game, 12))
    assert (person.made.mode, person.made.at) == ("step", 12)
    end = person.position
    person.fill_in("teach-at", at="9")
    assert person.position != end
    assert dict(address.parameters(person.made))["at"] == "9"
    person.fill_in("teach-at", at="500")
    assert person.position == end


def test_a_position_that_was_edited_is_no_longer_one_of_the_match() -> None:
    person = author("bullfrogs").paste(_played("bullfrogs", 12))
    person.do("teach-drag frog:G@box cell/log")
    assert (person.made.mode, person.made.match) == ("look", "")
    person.do("teach-undo")
    assert person.made.mode == "step"


@pytest.mark.parametrize(
    "text",
    ["nonsense", "serao/1 trio human:A human:B | nonsense", "serao/9 trio", TRIO[:39], "; ; ;"],
)
def test_a_text_that_is_neither_is_told_and_kept_to_be_mended(text: str) -> None:
    person = author("bullfrogs", BULLFROGS)
    person.paste(text)
    assert person.position == BULLFROGS
    assert person.desk.problem is not None
    assert f">{text}</textarea>" in unescape(person.html)


def test_a_text_that_is_too_long_is_no_position_and_is_not_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    person = author("trio", TRIO)
    before, read = person.position, list[int]()

    def reading(_: str, text: str) -> None:
        read.append(len(text))
        raise BadTextError("turn", text)

    monkeypatch.setattr(bench, "_parsed", reading)
    person.paste(TRIO + "x" * LONGEST)
    assert person.words("teach.refused.text") in person.told()
    assert (person.position, read) == (before, [])


def test_a_match_of_another_game_is_told() -> None:
    person = author("bullfrogs", BULLFROGS).paste(_played("trio", 6))
    assert person.words("teach.other-game") in person.told()


# what is copied


class _Tag(HTMLParser):
    """The first tag of a name: its attributes as the browser reads them."""

    def __init__(self, name: str, html: str) -> None:
        super().__init__()
        self.name = name
        self.found: dict[str, str] = {}
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == self.name and not self.found:
            self.found = {name: value or "" for name, value in attrs}


NASTY = 'Who "wins" <b>&amp; why</b>? (It\'s [é] 100 % + #1) ]('


_STEP = Step(
    position=TRIO,
    task=NASTY,
    solution=("step start.w w1.n", "stop"),
    also=(("stop",),),
    done=NASTY,
    wrong=NASTY,
)


def _boards() -> list[Made]:
    made = Made("bullfrogs", name=NASTY, position=str(load("bullfrogs").position(BULLFROGS)))
    return [
        made,
        replace(made, mode="play", level="greedy", language="pt", theme="dark"),
        replace(
            made,
            mode="task",
            task=NASTY,
            done=NASTY,
            wrong=NASTY,
            solution=("play 3 w2", "deploy frog w1", "stop"),
            also=(("play 3 w2", "stop"), ("play 4 w2",)),
        ),
        Made("trio", position=TRIO, **TASK, solution=("stop",), before=(_STEP,), after=(_STEP,)),
        replace(made, mode="step", match=_played("bullfrogs", 9), at=4, seat=1),
        Made("trio", mode="lesson", lesson="first-steps"),
        Made("trio", mode="lesson", lesson="daily"),
        Made("ratland", position=RATLAND, seat=1),
        Made("violet", position=VIOLET),
    ]


@pytest.mark.parametrize("made", _boards(), ids=lambda made: f"{made.game}-{made.mode}")
def test_every_snippet_is_read_back_as_it_was_meant(made: Made) -> None:
    wanted = address.parameters(made)

    def said(url: str) -> list[tuple[str, str]]:
        split = urlsplit(url)
        assert url.startswith(f"{PLACE}embed.html?")
        assert (split.fragment, " " in url) == ("", False)
        return parse_qsl(split.query, keep_blank_values=True, strict_parsing=True)

    assert said(address.snippet("link", made, NASTY, PLACE)) == wanted
    frame = _Tag("iframe", address.snippet("frame", made, NASTY, PLACE)).found
    assert said(frame["src"]) == wanted
    assert frame["title"] == NASTY
    copied = address.snippet("element", made, NASTY, PLACE)
    link = re.search(r'><a href="(.*?)">(.*)</a></serao-board>$', copied)
    assert link is not None
    assert said(unescape(link[1])) == wanted
    assert unescape(link[2]) == NASTY
    element = _Tag("serao-board", copied).found
    solution = [move for name, move in wanted if name == "solution"]
    assert element.pop("solution", "") == " | ".join(solution)
    pictured = made.mode != "lesson"
    assert element.pop("picture", "") == (address.picture_name(made) if pictured else "")
    assert element == {name: value for name, value in wanted if name != "solution"}
    markdown = address.snippet("markdown", made, NASTY, PLACE)
    found = re.fullmatch(r"\[!\[(.*)\]\(([^() ]+)\)\]\(([^() ]+)\)", markdown)
    assert found is not None
    assert said(found[3]) == wanted
    assert re.sub(r"\\(.)", r"\1", found[1]) == NASTY


def test_a_frame_reads_what_an_author_may_write() -> None:
    assert (address.LONGEST, SENTENCE_LENGTH) == (embed.LONGEST, embed.LONGEST_SENTENCE)


@pytest.mark.parametrize("made", _boards(), ids=lambda made: f"{made.game}-{made.mode}")
def test_a_frame_understands_every_address(made: Made) -> None:
    query = address.query(made, ("daily",))
    asked = read_address(query)
    assert isinstance(asked, Asked), asked
    assert (asked.game.id, liked(query)[0]) == (made.game, made.language)
    content = asked.content
    match made.mode, content:
        case "look", Seen(state, seat):
            assert (str(state), seat) == (made.position, made.seat)
        case "play", Played(level, _, seat, state):
            assert (level, seat, str(state)) == (made.level, made.seat, made.position)
        case "task", Posed(lesson, task, done, wrong, ways):
            assert (task, done, wrong) == (made.task, made.done, made.wrong)
            assert lesson.steps[0].moves == made.solution[:1]
            assert [way.steps[0].moves for way in ways] == [way[:1] for way in made.also]
        case "task", Strung(tasks):
            assert [one.task for one in tasks] == [" ".join(NASTY.split()), made.task, NASTY]
            assert [one.done for one in tasks] == [NASTY, made.done, NASTY]
            assert [len(one.ways) for one in tasks] == [1, 0, 1]
            assert tasks[0].lesson.steps[0].moves == ("step start.w w1.n",)
        case "step", Filmed(match, seat, at):
            assert (str(match), seat, at) == (made.match, made.seat, made.at)
        case "lesson", Taught(kind, name):
            assert (kind, name) == ("puzzle" if name == "daily" else "lesson", made.lesson)
        case _:
            raise AssertionError(content)


def test_a_picture_of_a_lesson_is_one_of_the_site() -> None:
    made = Made("trio", mode="lesson", lesson="first-steps")
    assert address.picture(made, PLACE) == f"{PLACE}pictures/trio/first-steps.svg"
    assert address.picture(replace(made, lesson="daily"), PLACE).endswith("pictures/trio/start.svg")
    assert address.picture(Made("trio", name="Ünsere Nr. 1", position=TRIO), PLACE) == (
        "serao-trio-nsere-nr--1.svg"
    )


@pytest.mark.parametrize("kind", address.SNIPPETS)
def test_a_snippet_goes_to_the_clipboard_as_it_stands_there(kind: str) -> None:
    person = author("trio", TRIO).do(f"teach-copy {kind}")
    (copied,) = [effect["text"] for effect in person.latest if effect["op"] == "copy"]
    shown = re.search(rf'<textarea id="snippet-{kind}"[^>]*>(.*?)</textarea>', person.html, re.S)
    assert shown is not None
    assert unescape(shown[1]) == copied
    assert person.words("teach.copied") in person.said


def test_what_most_people_copy_stands_first_and_the_rest_is_folded() -> None:
    html = author("trio", TRIO).html.partition('id="copies"')[2].partition("</section>")[0]
    found = re.findall(r'<(?:details|textarea|/details) ?[^>]*?(?:id="([a-z-]+)")?[^>]*>', html)
    assert [id for id in found if id] == [
        "snippet-frame",
        *[f"{part}-{kind}" for kind in address.SNIPPETS[1:] for part in ("other", "snippet")],
    ]


@pytest.mark.parametrize(
    ("game", "position", "thing"),
    [("bullfrogs", BULLFROGS, "frog:G@box"), ("trio", TRIO, "tile:YYYY@box")],
)
def test_no_empty_place_is_marked_that_does_not_take_what_is_held(
    game: str, position: str, thing: str
) -> None:
    offer = re.compile(r'data-do="teach-place (c[^"]+)"')  # of cells and circles
    person = author(game, position)
    occupied = set(offer.findall(person.html))
    offered = set(offer.findall(person.do(f"teach-pick {thing}").html)) - occupied
    assert offered
    for place in offered:
        tried = author(game, position).do(f"teach-pick {thing}").do(f"teach-place {place}")
        assert 'id="problem-board"' not in tried.html


def test_to_try_where_a_thing_goes_changes_no_position() -> None:
    game = load("ratland")
    text = str(bench.read(game, RATLAND))
    assert bench.goes("ratland", text, "rat:0@clan/0/pantry", "clan/0/city")
    assert str(bench.read(game, text)) == text


def test_the_position_is_saved_as_a_picture() -> None:
    person = author("trio", TRIO).do("teach-picture")
    (file,) = [effect for effect in person.latest if effect["op"] == "download"]
    assert file["name"] == "serao-trio-board.svg"
    assert file["text"].startswith("<svg")


def test_the_preview_shows_the_address_that_is_copied() -> None:
    person = author("trio", TRIO).do("teach-preview")
    assert "<iframe" not in person.html.replace("&lt;iframe", "")
    person.do("teach-try")
    shown = _Tag("iframe", person.html).found["src"]
    assert shown == f"embed.html?{address.query(person.made)}&lang=en#open"
    assert "<iframe" not in person.do("teach-preview").html.replace("&lt;iframe", "")


@pytest.mark.parametrize("text", [BULLFROGS, ISAAC, RATLAND, FORAGING, TRIO, VIOLET])
def test_before_it_is_tapped_the_preview_shows_a_picture_of_the_position(text: str) -> None:
    person = author(game_of(text), text)
    person.fill_in("teach-reader", mode="play").do("teach-preview")
    picture = unquote(_Tag("img", person.html).found["src"]).removeprefix("data:image/svg+xml,")
    person.do("teach-picture")
    assert picture == person.downloaded()["text"]
    assert person.words("teach.start.play") in person.text
    before = person.html
    person.do("teach-try").fill_in("teach-reader", seat="1", mode="look").do("teach-preview")
    assert person.words("teach.start.look") in person.text, "tapped anew after a change"
    assert person.html != before


def test_the_picture_asks_what_the_reader_is_asked() -> None:
    person = author("trio", TRIO)
    person.fill_in("teach-reader", **TASK).do("teach-rehearse").do("tap stop").do("teach-finish")
    person.do("teach-preview")
    assert f"<strong>{TASK['task']}</strong>" in person.html
    assert person.words("teach.start.solve") in person.text


def test_a_ready_made_lesson_is_previewed_with_its_own_picture() -> None:
    person = author("trio")
    person.fill_in("teach-reader", mode="lesson").do("teach-preview")
    assert 'id="as-met"' not in person.html
    assert _Tag("iframe", person.html).found["src"].endswith("&lang=en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("purpose", ["look", "play", "solve"])
def test_the_preview_says_what_the_reader_will_read(language: str, purpose: str) -> None:
    words = Words(language)
    assert words(f"teach.start.{purpose}") == words(f"site.{purpose}")


def test_from_a_disk_the_page_says_that_nobody_else_can_reach_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(globals(), "PLACE", "file:///home/ana/")
    person = author("trio", TRIO)
    assert person.words("teach.snippet.from-disk") in person.text


# what the reader may do


def test_nothing_is_copied_before_a_task_has_its_words_and_its_solution() -> None:
    person = author("trio", TRIO)
    person.fill_in("teach-reader", mode="task")
    assert person.words("teach.missing.task") in person.text
    person.fill_in("teach-reader", **TASK)
    assert person.words("teach.missing.solution") in person.text
    assert "snippet-link" not in person.html


def test_a_solution_is_written_by_playing_it() -> None:
    person = author("trio", TRIO)
    person.fill_in("teach-reader", **TASK).do("teach-rehearse")
    assert 'data-do="tap stop"' in person.html
    assert f'class="task">{TASK["task"]}<' in person.html, "what it shall solve"
    person.do("tap circle start.w").do("tap circle start.n")
    assert person.desk.rehearsal is not None
    assert person.desk.rehearsal.match.log == []
    person.do("tap circle w1.n").do("teach-back")
    person.do("tap circle start.w").do("tap circle w1.n")
    person.do("tap stop").do("tap end")
    drawn = re.findall(r'"(teach-chance [^"]+)"', person.html)
    person.do(drawn[0])
    person.do("teach-finish")
    assert person.made.solution[:3] == ("step start.w w1.n", "stop", "end")
    assert person.made.solution[3].startswith("draw ")
    assert dict(address.parameters(person.made))["seat"] == "1"
    assert "snippet-link" in person.html
    told = re.findall("<li>(.*?)</li>", person.html.partition('id="solution"')[2])
    assert len(told) == len(person.made.solution)
    assert "<code>" not in "".join(told)
    assert told[0].endswith("moves a piece from west edge (start tile) to north edge (1 west).")


def test_whose_turn_is_recorded_and_that_the_one_before_is_kept_is_told() -> None:
    person = author("ratland", RATLAND)
    person.fill_in("teach-reader", **TASK).do("teach-rehearse")
    assert person.words("teach.moves.none") in person.text
    clans = [person.words(f"ratland.clan.{number}") for number in (1, 2)]
    told = person.words("teach.passed", before=clans[0], now=clans[1])
    assert told not in person.text
    for _ in range(5):
        person.do("tap more dump")
    person.do("tap done")
    assert told in person.text
    assert person.words.many("teach.moves", 1) in person.text
    person.do("teach-back")
    assert told not in person.text


@pytest.mark.parametrize(("language", "name"), [("pt", "Português"), ("de", "Deutsch")])
def test_the_language_that_a_frame_gets_is_the_one_that_the_choice_names(
    language: str, name: str
) -> None:
    person = author("trio", TRIO, language=language)
    (chosen,) = re.findall(r'<option value=""[^>]*>([^<]*)<', person.html)
    assert name in unescape(chosen)
    assert f"lang={language}" in unescape(person.html.partition('id="snippet-frame"')[2])


def test_the_tiles_that_chance_may_bring_are_drawn_and_told_to_whoever_hears_them() -> None:
    person = author("trio", TRIO)
    person.fill_in("teach-reader", **TASK).do("teach-rehearse")
    person.do("tap circle start.w").do("tap circle w1.n").do("tap stop").do("tap end")
    asked = person.html.partition('id="chances"')[2].partition("</section>")[0]
    buttons = re.findall(r"<button([^>]*)>(.*?)</button>", asked, re.DOTALL)
    assert len(buttons) > 1
    for marks, inside in buttons:
        assert "teach-chance draw " in marks
        assert "style=" not in marks
        assert 'aria-label="' in marks
        assert inside.startswith("<svg")
    check(person.html)


def test_an_author_is_told_that_only_exactly_the_solution_counts() -> None:
    person = author("trio", TRIO)
    person.fill_in("teach-reader", **TASK)
    exact = person.words("teach.solution.exact")
    assert exact not in person.text
    person.do("teach-rehearse").do("tap circle start.w").do("tap circle w1.n").do("teach-finish")
    assert exact in person.text


def test_several_solutions_are_added_and_taken_away() -> None:
    person = author("trio", TRIO)
    person.fill_in("teach-reader", **TASK)
    assert 'id="also"' not in person.html, "first the solution"
    person.do("teach-rehearse").do("tap circle start.w").do("tap circle w1.n").do("teach-finish")
    person.do("teach-rehearse also").do("tap stop").do("teach-finish")
    assert person.words("teach.also.added") in person.said
    assert person.made.also == (("stop",),)
    assert dict(address.parameters(person.made))["also"] == "stop"
    person.do("teach-rehearse also").do("tap stop").do("teach-finish")
    assert person.words("teach.also.known") in person.said
    person.do("teach-rehearse also").do("tap circle start.w").do("tap circle w1.n").do("tap stop")
    person.do("teach-finish")
    assert person.made.also == (("stop",), ("step start.w w1.n", "stop"))
    assert person.text.count(person.words("teach.also")) == 2
    check(person.html)
    assert _reloaded(person).made == person.made
    person.do("teach-rehearse also").do("teach-cancel")
    person.do("teach-rehearse").do("teach-back").do("tap stop").do("teach-finish")
    assert (person.made.solution, len(person.made.also)) == (("stop",), 1), "not twice the same"
    person.do("teach-forget 7").do("teach-forget x").do("teach-forget 0")
    assert person.made.also == ()


def test_another_solution_that_no_longer_fits_is_told() -> None:
    person = author("trio", TRIO)
    person.fill_in("teach-reader", **TASK).do("teach-rehearse").do("tap stop").do("teach-finish")
    person.do("teach-rehearse also").do("tap circle start.w").do("tap circle w1.n")
    person.do("teach-finish")
    assert "snippet-link" in person.html
    person.do("teach-drag piece:R@circle/start.w circle/n1.w")
    assert person.words("teach.solution.stale") in person.text
    assert "snippet-link" not in person.html


def test_several_tasks_are_strung_to_a_lesson() -> None:
    person = author("trio", TRIO)
    person.fill_in("teach-reader", mode="task", task="One?")
    person.do("teach-rehearse").do("tap stop").do("teach-finish")
    assert 'id="steps"' not in person.html
    person.do("teach-step-add")
    assert (person.made.task, person.made.solution, person.position) == ("", (), TRIO)
    assert person.words("teach.missing.task") in person.text
    assert "snippet-link" not in person.html
    person.put("piece:R@circle/start.w", "circle/n1.w").fill_in("teach-reader", task="Two?")
    person.do("teach-rehearse").do("tap stop").do("teach-finish")
    second = person.position
    person.do("teach-step-add").fill_in("teach-reader", task="Three?").paste(VIOLET).paste(TRIO)
    missing = person.words("teach.missing.solution")
    assert person.words("teach.missing.step", number=3, missing=missing) in person.text
    person.do("teach-rehearse").do("tap stop").do("teach-finish")

    def tasks() -> list[str]:
        return [step.task for step in steps(person.made)]

    assert tasks() == ["One?", "Two?", "Three?"]
    said = json.loads(dict(address.parameters(person.made))["steps"])
    assert [one["position"] for one in said] == [TRIO, second, TRIO]
    assert "snippet-link" in person.html
    check(person.html)
    before_touch = person.words("app.lesson.progress", at=1, steps=3)
    assert f"<strong>{before_touch}: One?</strong>" in person.do("teach-preview").html
    assert _reloaded(person).made == person.made
    person.do("teach-step 0")
    assert person.made.task == "One?"
    assert re.findall(r'id="step-(.)"[^>]*aria-pressed="true"', person.html) == ["0"]
    person.do("teach-step-move 1")
    assert (tasks(), person.made.task) == (["Two?", "One?", "Three?"], "One?")
    person.do("teach-step-move 3").do("teach-step-move -1").do("teach-step 9").do("teach-step x")
    assert (tasks(), person.made.task) == (["Two?", "One?", "Three?"], "One?")
    person.do("teach-step-remove")
    assert (tasks(), person.made.task) == (["Two?", "Three?"], "Three?")
    person.do("teach-undo")
    assert tasks() == ["Two?", "One?", "Three?"]
    person.do("teach-step 2").do("teach-step-remove").do("teach-step-remove")
    person.do("teach-step-remove")
    assert tasks() == ["Two?"]
    assert "task=Two" in address.query(person.made), "one alone is said as ever"


def test_the_tasks_of_a_lesson_stand_above_the_sentences_of_the_one_on_the_desk() -> None:
    person = author("trio", TRIO)
    person.fill_in("teach-reader", mode="task", task="One?")
    assert person.words("teach.steps.here", number=1, all=1) not in person.text
    person.do("teach-step-add")
    html, here = person.html, person.words("teach.steps.here", number=2, all=2)
    parts = ['id="steps"', ">1. One?<", f"<h3>{here}</h3>", '<textarea name="task"']
    parts += ['id="rehearse"', 'id="step-add"']
    places = [html.index(part) for part in parts]
    assert places == sorted(places)
    assert [one["id"] for one in person.latest if one["op"] == "scroll"] == ["steps"]
    assert person.focus == "task"
    check(html)


def test_a_sentence_to_the_reader_has_several_lines_on_the_page_and_one_in_the_address() -> None:
    person = author("trio", TRIO)
    person.fill_in("teach-reader", mode="task", task="Who wins?\r\n\n And\thow?", done="x" * 999)
    for name in ("task", "wrong", "done"):
        field = _Tag("textarea", person.html.partition(f'<label class="field" for="{name}"')[2])
        assert field.found["maxlength"] == str(SENTENCE_LENGTH)
    assert ("task", "Who wins? And how?") in address.parameters(person.made)
    assert len(person.made.done) == SENTENCE_LENGTH


def test_a_task_may_begin_where_the_one_before_ends() -> None:
    onward = "teach-step-add onward"
    person = author("trio", TRIO)
    person.fill_in("teach-reader", mode="task", task="One?")
    assert onward not in person.html
    assert len(steps(person.do(onward).made)) == 1
    person.do("teach-rehearse").tap("circle start.w", "circle w1.n").do("teach-finish")
    state = load("trio").position(TRIO)
    state.play(load("trio").move(STEPPED))
    assert person.words("teach.steps.add-onward", number=1) in person.text
    assert person.do(onward).position == str(state)
    assert person.words("teach.steps.added-onward", number=2) in person.text
    assert [step.position for step in steps(person.made)] == [TRIO, str(state)]
    person.do("teach-step 0").put("piece:R@circle/start.w", "circle/n1.w")
    assert onward not in person.html


def test_the_picture_of_a_lesson_is_that_of_its_first_task() -> None:
    board = Made("trio", position=TRIO, mode="task", before=(Step(position=FOUR),))
    person = Author({"serao.room.teach.one": write(board)}).do("teach-open one")
    person.do("teach-picture")
    (file,) = [effect for effect in person.latest if effect["op"] == "download"]
    alone = author("trio", FOUR).do("teach-picture")
    assert file["text"] == alone.downloaded()["text"]


def test_a_lesson_has_no_more_tasks_than_a_frame_reads() -> None:
    assert MOST_STEPS == embed.MOST_STEPS
    board = Made(
        "trio", position=TRIO, mode="task", after=(Step(position=TRIO),) * (MOST_STEPS - 1)
    )
    person = Author({"serao.room.teach.one": write(board)}).do("teach-open one")
    assert 'id="step-add"' not in person.html
    assert len(steps(person.do("teach-step-add").made)) == MOST_STEPS


def test_a_lesson_that_is_too_long_for_an_address_is_told() -> None:
    much = "ü" * 300
    long = Step(position=TRIO, task=much, solution=("stop",), done=much, wrong=much)
    board = Made("trio", position=TRIO, **TASK, solution=("stop",), after=(long,) * 9)
    person = Author({"serao.room.teach.one": write(board)}).do("teach-open one")
    assert person.words("teach.missing.steps") in person.text
    assert "snippet-link" not in person.html


def posed(one: Puzzle, game: str, **more: Any) -> Author:
    """At work on a task from a puzzle's position, with the puzzle's solution."""
    told = aimed(one, game)
    how = {**TASK, "solution": tuple(told["solution"]), **more}
    kept = write(Made(game, position=one.position, **how))
    return Author({"serao.room.teach.one": kept}).do("teach-open one")


def test_whoever_sets_up_a_position_is_not_left_with_a_lesson_of_ours() -> None:
    person = author("trio", TRIO)
    person.fill_in("teach-reader", mode="lesson")
    assert person.made.mode == "lesson"
    person.paste(FOUR)
    assert person.made.mode == "look"
    assert dict(address.parameters(person.made))["position"] == person.position


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_solution_brings_can_be_asked_for_instead(game: str, language: str) -> None:
    """Each goal that it reaches is offered in the words of the game's puzzles."""
    for one in puzzles(game):
        person = posed(one, game, task="")
        person.fill_in("settings", language=language).do("teach-open one")
        teaching = person.app.model.teaching(game)
        assert teaching is not None
        asked = teaching.sentences[one.name]
        assert f'<option value="{one.goal}">{escape(asked)}</option>' in person.html
        assert person.words("teach.solution.exact") in person.text
        person.fill_in("teach-reader", goal=one.goal)
        assert person.made.task == asked, "which an author may change"
        assert person.words("teach.goal.about") in person.text
        assert person.words("teach.solution.exact") not in person.text
        found = read_address(address.query(person.made))
        assert isinstance(found, Asked)
        assert isinstance(found.content, Posed)
        assert found.content.puzzle is not None
        assert (found.content.puzzle.goal, found.content.puzzle.line) == (one.goal, one.line)
    check(person.html)
    assert _reloaded(person).made == person.made
    assert "goal" not in dict(address.parameters(person.fill_in("teach-reader", goal="").made))


def test_a_goal_is_what_the_solution_brings_as_long_as_it_brings_anything() -> None:
    one = next(one for one in puzzles("trio") if one.word == "points")
    person = posed(one, "trio", goal="points 1", also=(("stop",),), task="Mine.")
    assert dict(address.parameters(person.made))["goal"] == "points 1", "less may be enough"
    assert 'value="points 1" selected' in person.html
    assert "also" not in dict(address.parameters(person.made))
    more = replace(person.made, goal=f"points {one.number + 1}")
    assert "goal" not in dict(address.parameters(more)), "which it does not bring"
    person.do("teach-rehearse").do("teach-finish")
    assert person.made.goal == one.goal
    person.fill_in("teach-reader", goal="").fill_in("teach-reader", goal=one.goal)
    assert person.made.task == "Mine."
    person.fill_in("teach-reader", goal="points 2000").fill_in("teach-reader", goal="win")
    assert person.made.goal == one.goal
    person.do("teach-rehearse").do("teach-back").do("teach-finish")
    assert person.made.goal == ""
    assert 'id="goal"' not in person.html


def test_a_solution_in_which_others_act_reaches_no_goal() -> None:
    one, rules = puzzles("bullfrogs")[0], load("bullfrogs")
    log, state = list[str](), rules.position(one.position)
    turn, solver = tuple(aimed(one, "bullfrogs")["solution"]), state.to_act
    for text in turn:
        state.play(rules.move(text))
    while state.to_act in (solver, CHANCE) or " end;" not in str(state):
        log.append(str((state.moves() or [move for move, _ in state.chance()])[0]))
        state.play(rules.move(log[-1]))
    assert reached("bullfrogs", one.position, turn)["points"] == one.number
    assert reached("bullfrogs", one.position, (*turn, *log)) == {}
    assert reached("bullfrogs", one.position, ()) == {}
    assert reached("bullfrogs", one.position, ("nonsense",)) == {}


def test_no_more_solutions_are_added_than_a_frame_reads() -> None:
    assert MOST_WAYS == embed.MOST_WAYS
    ways = tuple(("stop",) for _ in range(MOST_WAYS))
    kept = write(Made("trio", position=TRIO, **TASK, solution=("stop",), also=ways))
    person = Author({"serao.room.teach.one": kept}).do("teach-open one")
    assert len(person.made.also) == MOST_WAYS
    assert 'id="also"' not in person.html


def test_a_refused_move_of_a_solution_is_told_by_its_rule() -> None:
    person = author("trio", TRIO)
    person.fill_in("teach-reader", **TASK).do("teach-rehearse")
    person.do("tap circle start.n")
    assert person.desk.told
    assert person.desk.rehearsal is not None
    assert person.desk.rehearsal.match.log == []


def test_rats_are_counted_by_key_in_a_solution_too() -> None:
    person = author("ratland", RATLAND)
    person.fill_in("teach-reader", **TASK).do("teach-rehearse")
    places = re.findall(r'data-counts="(tap [^"]+)"', person.html)
    person.do(f"{places[0]} 2")
    assert person.desk.rehearsal is not None
    assert person.desk.rehearsal.picked


def test_a_solution_that_is_left_stays_what_it_was() -> None:
    person = author("trio", TRIO)
    person.fill_in("teach-reader", **TASK).do("teach-rehearse").do("tap stop")
    person.do("teach-finish").do("teach-rehearse").do("tap end").do("teach-cancel")
    assert person.made.solution == ("stop",)


def test_a_solution_that_no_longer_fits_is_told() -> None:
    person = author("trio", TRIO)
    person.fill_in("teach-reader", **TASK).do("teach-rehearse")
    person.do("tap circle start.w").do("tap circle w1.n").do("teach-finish")
    person.do("teach-drag piece:R@circle/start.w circle/n1.w")
    assert person.words("teach.solution.stale") in person.text
    assert "snippet-link" not in person.html
    assert person.made.solution == ("step start.w w1.n",)


@pytest.mark.parametrize("text", [BULLFROGS, ISAAC, RATLAND, FORAGING, TRIO, VIOLET])
def test_any_position_can_be_played_on_the_table(text: str) -> None:
    person = author(game_of(text), text)
    person.fill_in("teach-reader", **TASK).do("teach-rehearse")
    if load(game_of(text)).position(text).to_act < 0:
        assert person.words("teach.nobody-acts") in person.told()
        return
    random = Random(3)
    for _ in range(40):
        found = re.findall(r'data-do="(teach-(?:tap|chance) [^"]+)"', person.html)
        if not found:
            break
        person.do(unescape(random.choice(found)))
    person.do("teach-finish")
    assert person.desk.rehearsal is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_the_page_is_sound_in_every_language_and_mode(game: str, language: str) -> None:
    check(Author(language=language).html)
    person = author(game, language=language)
    check(person.html)
    person.paste(_played(game, 8))
    for mode in MODES:
        person.fill_in("teach-reader", mode=mode)
        assert person.made.mode == mode
        check(person.html)
    things = [one for one in _spots(person) if "@" in one]
    check(person.do(f"teach-pick {things[0]}").html)
    check(person.do("teach-keep").html)
    check(person.do(f"teach-ask {person.desk.id}").html)


# what is kept


def test_a_board_is_kept_opened_and_deleted_after_a_question() -> None:
    person = author("trio", TRIO)
    person.fill_in("teach-reader", called="First").do("teach-keep")
    (key,) = [key for key in person.storage or {} if key.startswith("serao.room.teach.")]
    id = key.removeprefix("serao.room.teach.")
    again = Author(person.storage)
    assert "First" in again.text
    again.do(f"teach-open {id}")
    assert again.made == person.made
    again.do(f"teach-ask {id}")
    assert again.words("teach.delete-title") in again.text
    again.do("teach-spare")
    assert key in (again.storage or {})
    again.do(f"teach-ask {id}").do("teach-delete")
    assert key not in (again.storage or {})
    assert again.made.name == "First"


def test_keeping_again_changes_the_same_board_and_another_makes_a_second() -> None:
    person = author("trio", TRIO).do("teach-keep")
    person.fill_in("teach-reader", called="Second").do("teach-keep")
    kept = [key for key in person.storage or {} if key.startswith("serao.room.teach.")]
    assert len(kept) == 1
    person.do("teach-keep-another")
    kept = [key for key in person.storage or {} if key.startswith("serao.room.teach.")]
    assert len(kept) == 2


def test_what_cannot_be_read_is_shown_and_never_written_over() -> None:
    storage = {"serao.room.teach.odd": '{"game": "chess"}'}
    person = author("trio", TRIO, storage=storage)
    assert person.words("teach.unreadable") in person.text
    person.do("teach-open odd").do("teach-keep").do("teach-export odd")
    assert (person.storage or {})["serao.room.teach.odd"] == '{"game": "chess"}'
    (file,) = [effect for effect in person.latest if effect["op"] == "download"]
    assert file["text"] == '{"game": "chess"}'


def test_a_full_device_is_told_and_the_board_stays_open() -> None:
    person = author("trio", TRIO)
    person.full = True
    person.do("teach-keep")
    assert person.words("teach.kept-not") in person.text
    assert person.made.position.startswith("YR 2 move 3")
    person.do("teach-export desk")
    assert [effect for effect in person.latest if effect["op"] == "download"]


def test_where_nothing_may_be_kept_the_page_says_so() -> None:
    person = author("trio", TRIO, forbidden=True).do("teach-keep")
    assert person.words("teach.kept-not") in person.text
    assert not [effect for effect in person.effects if effect["op"] == "save"]


def test_boards_go_into_a_file_and_come_back_beside_those_that_are_there() -> None:
    person = author("trio", TRIO).do("teach-keep").do("teach-keep-another").do("teach-export")
    (file,) = [effect for effect in person.latest if effect["op"] == "download"]
    person.choose_file(file["text"])
    kept = [key for key in person.storage or {} if key.startswith("serao.room.teach.")]
    assert len(kept) == 4
    assert person.words.many("teach.brought", 2) in person.text


def test_every_board_survives_a_file() -> None:
    boards = _boards()
    assert read_file(write_file(boards)) == (boards, 0)


def _real(kind: str) -> Made:
    """A board as authors make them."""
    if kind == "match":
        games = (read_save(save)[0] for save in SAVES if save.name.startswith("bullfrogs"))
        match = open_match(max(games, key=len))
        assert isinstance(match, Match)
        end = len(match.log)
        return Made(
            "bullfrogs",
            mode="step",
            match=str(match),
            at=end,
            position=position_at(str(match), end),
        )
    position = str(load("bullfrogs").position(BULLFROGS))
    step = Step(
        position=position,
        task="Which frog goes where?" * 5,
        solution=("play 3 w2", "deploy frog w1", "stop"),
        also=(("play 3 w2", "stop"), ("play 4 w2",)),
    )
    others = (step,) * 7 if kind == "lesson" else ()
    made = Made("bullfrogs", name="A board", mode="task", after=others)
    return replace(made, **{name: getattr(step, name) for name in ("position", "task", "solution")})


@pytest.mark.parametrize("kind", ["task", "lesson", "match"])
def test_all_that_is_exported_comes_back(kind: str) -> None:
    text = write(_real(kind))
    kept = {f"serao.room.teach.b{at}": text for at in range(MOST_BOARDS)}
    (file,) = [one for one in Author(kept).do("teach-export").latest if one["op"] == "download"]
    boards, lost = read_file(file["text"])
    assert (len(boards), lost) == (MOST_BOARDS, 0)
    assert write(boards[0]) == text


def test_no_more_boards_are_kept_than_the_page_can_show() -> None:
    kept = {f"serao.room.teach.b{at}": write(_real("task")) for at in range(MOST_BOARDS - 1)}
    person = author("trio", TRIO, storage=kept)
    before = dict(person.storage or {})
    person.choose_file(write_file([_real("task")] * 2))
    assert person.words("teach.file.many", most=MOST_BOARDS) in person.told()
    assert person.storage == before
    person.do("teach-keep").do("teach-keep-another")
    assert person.words("teach.file.many", most=MOST_BOARDS) in person.told()
    assert len(boards_of(person.app.model.kept)) == MOST_BOARDS
    person.fill_in("teach-reader", called="Mine").do("teach-keep")
    assert person.words("teach.kept") in person.text, "a board that is here is kept anew"
    assert len(boards_of(person.app.model.kept)) == MOST_BOARDS


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "none"),
        ("[" * 5000, "none"),
        ('{"serao": "teach"}', "version"),
        ('{"serao": "teach", "version": 2, "boards": []}', "version"),
        ('{"serao": "teach", "version": 1, "boards": {}}', "none"),
        (" " * (LONGEST_FILE + 1), "long"),
    ],
)
def test_a_file_that_is_none_changes_nothing(text: str, problem: str) -> None:
    person = author("trio", TRIO).do("teach-keep")
    before = dict(person.storage or {})
    person.choose_file(text)
    assert person.words(f"teach.file.{problem}") in person.told()
    assert person.storage == before


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"mode": "win"},
        {"seat": 4},
        {"seat": "0"},
        {"seat": True},
        {"at": 3},
        {"position": "nonsense"},
        {"match": "nonsense"},
        {"solution": ["nonsense"]},
        {"solution": ["stop"] * 61},
        {"solution": "stop"},
        {"goal": "win"},
        {"goal": "points 0"},
        {"goal": 3},
        {"also": "stop"},
        {"also": ["stop"]},
        {"also": [[]]},
        {"also": [["nonsense"]]},
        {"also": [[1]]},
        {"also": [["stop"] * 61]},
        {"also": [["stop"]] * 11},
        {"before": "x"},
        {"before": [1]},
        {"before": [{}]},
        {"after": [{"position": "nonsense"}]},
        {"after": [{"position": TRIO, "task": 3}]},
        {"after": [{"position": TRIO, "more": ""}]},
        {"after": [{"position": TRIO, "done": "x" * 301}]},
        {"after": [{"position": TRIO, "solution": ["nonsense"]}]},
        {"after": [{"position": TRIO, "also": ["stop"]}]},
        {"after": [{"position": TRIO}] * 12},
        {"name": "x" * 61},
        {"name": "\ud800"},
        {"language": "fr"},
        {"theme": "pink"},
        {"level": "human"},
        {"more": 1},
    ],
)
def test_a_board_that_is_not_sound_is_not_believed(wrong: dict[str, object]) -> None:
    good = as_data(Made("trio", position=TRIO))
    assert from_data(good) is not None
    assert from_data({**good, **wrong}) is None
    whole = {"serao": "teach", "version": 1, "boards": [good, {**good, **wrong}]}
    boards, lost = read_file(json.dumps(whole))
    assert (len(boards), lost) == (1, 1)


def _reloaded(person: Author) -> Author:
    """The same device, opened anew."""
    return Author(person.storage, route=person.route)


CHANGES: list[tuple[str, dict[str, str]]] = [
    ("teach-pick frog:G@box", {}),
    ("teach-place cell/e1", {}),
    ("teach-undo", {}),
    ("teach-redo", {}),
    ("teach-drag frog:B@cell/log cell/s1", {}),
    ("teach-reader", {"called": "Mine", "board_language": "pt", "board_theme": "dark"}),
    ("teach-reader", {"mode": "play", "level": "greedy", "seat": "1"}),
    ("teach-reader", {**TASK, "wrong": "No."}),
    ("teach-rehearse", {}),
    ("tap card 2", {}),
    ("teach-cancel", {}),
    ("teach-keep", {}),
    ("teach-keep-another", {}),
    ("teach-another", {}),
    ("teach-game", {"game": "violet"}),
    ("teach-reader", {"mode": "lesson"}),
    ("teach-begin", {"source": "puzzle/first"}),
    ("teach-game", {"game": "ratland"}),
    ("teach-paste", {"text": RATLAND}),
    ("teach-fields", {"set_turn": "0"}),
    ("teach-game", {"game": "trio"}),
    ("teach-begin", {"source": "deal/4"}),
    ("teach-undo", {}),
]


def test_after_every_change_a_board_is_there_again_on_the_next_visit() -> None:
    person = author("bullfrogs", BULLFROGS)
    for what, values in CHANGES:
        if what in ("teach-reader", "teach-game", "teach-begin", "teach-paste", "teach-fields"):
            person.fill_in(what, **values)
        else:
            person.do(what)
        again = _reloaded(person)
        assert (again.made, again.desk.id) == (person.made, person.desk.id), what
        assert again.desk.known == person.desk.known, what
    assert person.words("teach.again") in again.text
    assert again.storage == person.storage, "to come back writes nothing"


def test_a_move_of_a_match_and_a_solution_are_there_again() -> None:
    person = author("trio", _played("trio", 8))
    person.fill_in("teach-at", at="3")
    assert _reloaded(person).made == person.made
    person = author("trio", TRIO)
    person.fill_in("teach-reader", **TASK).do("teach-rehearse").do("tap stop").do("teach-finish")
    assert _reloaded(person).made == person.made
    assert person.made.solution == ("stop",)


def test_a_board_is_there_again_after_another_page_and_beside_a_lesson_that_was_followed() -> None:
    person = author("trio", TRIO)
    person.visit("#/settings").visit("#/teach")
    assert person.made.position == str(load("trio").position(TRIO))
    person.visit("#/teach/ratland/first").paste(RATLAND)
    again = _reloaded(person)
    assert again.made == person.made, "the lesson of the address is taken up once"
    again = Author(author("trio", TRIO).storage, route="#/teach/ratland/first")
    assert again.made.lesson == "first"
    assert again.do("teach-undo").position == str(load("trio").position(TRIO))


def test_another_board_is_begun_and_the_last_one_had_back() -> None:
    person = author("trio", TRIO)
    before = person.made
    person.do("teach-another")
    assert person.made.game == "trio"
    assert person.position != before.position
    assert person.do("teach-undo").made == before
    person.fill_in("teach-game", game="violet")
    assert person.do("teach-undo").made == before


@pytest.mark.parametrize(
    "damaged",
    [
        "",
        "[" * 5000,
        "{}",
        '{"board": {"game": "chess"}, "id": "", "of": 0, "came": ""}',
        '{"board": {"game": "trio"}, "id": "", "of": 0, "came": ""}',
        '{"board": {"game": "trio", "position": "x"}, "id": "", "of": 0, "came": ""}',
        '{"board": null, "id": "", "of": 0, "came": ""}',
        '{"id": ""}',
        " " * (LONGEST + 1),
    ],
)
def test_a_damaged_draft_is_none(damaged: str) -> None:
    person = Author({"serao.room.teach": damaged})
    assert "teach-another" not in person.html
    assert person.html == Author().html


def test_a_draft_of_a_kept_board_that_was_changed_elsewhere_does_not_write_over_it() -> None:
    person = author("trio", TRIO).do("teach-keep")
    key = f"serao.room.teach.{person.desk.id}"
    other = Author(person.storage)
    other.do(f"teach-open {person.desk.id}").fill_in("teach-reader", called="Other").do(
        "teach-keep"
    )
    theirs = (other.storage or {})[key]
    again = Author({**(other.storage or {}), "serao.room.teach": _draft(person)})
    again.fill_in("teach-reader", called="Mine").do("teach-keep")
    assert (again.storage or {})[key] == theirs


def _draft(person: Author) -> str:
    return (person.storage or {})["serao.room.teach"]


def test_two_windows_do_not_answer_each_other() -> None:
    person = author("trio", TRIO)
    other = Author(person.storage)
    other.fill_in("teach-reader", called="Other")
    person.storage = other.storage
    person.hear_of(other.storage)
    assert not [effect for effect in person.latest if effect["op"] == "save"]
    assert person.made.name == ""


def test_a_draft_that_finds_no_room_stays_open() -> None:
    person = author("trio", TRIO)
    person.full = True
    person.fill_in("teach-reader", called="Mine")
    assert person.made.name == "Mine"
    assert person.words("teach.kept-not") in person.text


# words


def test_every_part_of_a_position_has_its_words() -> None:
    for language in LANGUAGES:
        words = Words(language)
        for game in NAMES:
            for part in bench.load(game).parts:
                assert words(f"teach.part.{game}.{part}")
            for part in bench.load(game).hints:
                assert words(f"teach.hint.{game}.{part}")


@pytest.mark.parametrize("game", NAMES)
def test_the_parts_are_those_of_the_notation(game: str) -> None:
    layout = __import__(f"engine.{game}.text", fromlist=["LAYOUT"]).LAYOUT
    found = bench.load(game)
    assert found.parts == tuple(layout._parts)
    assert found.parts[: found.bare] == tuple(layout._bare)


def test_a_lesson_is_put_into_a_page_from_where_it_is_learnt() -> None:
    person = Author(route="#/learn/trio")
    (way,) = re.findall(r'href="(#/teach/[^"]+)"', person.html)
    person.visit(way)
    assert (person.made.mode, person.made.lesson) == ("lesson", "first")
    assert person.words("teach.lesson.apart") in person.text
    assert f"{PLACE}embed.html?game=trio&amp;lesson=first" in person.html
    person.paste(TRIO).visit("#/teach/ratland/first")
    assert person.made.game == "ratland"
    person.do("teach-undo")
    assert person.made.game == "trio", "what lay here can be had back"
    assert person.position == str(load("trio").position(TRIO))
    person.fill_in("teach-game", game="violet")
    assert person.made.game == "violet", "the address is taken up once"
    person.do("teach-keep").fill_in("teach-game", game="trio")
    (kept,) = re.findall(r'"(teach-open [^"]+)"', person.html)
    assert person.do(kept).made.game == "violet"


@pytest.mark.parametrize("lesson", ["", "nothing-like-that", "<b>"])
def test_a_lesson_that_is_not_there_is_no_lesson(lesson: str) -> None:
    person = Author(route=f"#/teach/trio/{quote(lesson)}".rstrip("/"))
    assert "<b>" not in person.html
    assert "snippet-link" not in person.html
