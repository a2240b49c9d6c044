"""Every page in every language: sound HTML that a screen reader and a keyboard can use."""

import re
from html import unescape
from html.parser import HTMLParser
from itertools import count

import pytest

from engine.bullfrogs import GAME
from engine.core.match import HUMAN, Match, Player
from tests.web.person import Person, greedily
from tests.web.test_review import golden, with_people
from tests.whole import some
from web.app import playing
from web.pages import games
from web.pages.icons import HELP
from web.words import LANGUAGES, Words

VOID = {"br", "hr", "img", "input", "link", "meta", "wbr"}

ROUTES = (
    "#/",
    "#/games",
    "#/settings",
    "#/about",
    "#/new/bullfrogs",
    "#/new/trio",
    "#/new/violet",
    "#/rules/violet",
    "#/rules/trio",
    "#/rules/bullfrogs",
    "#/rules/bullfrogs/bullfrogs.hop",
    "#/nowhere",
    "#/table/none",
)


class Outline(HTMLParser):
    """Reads a page and complains about what is wrong with it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.headings: list[int] = []
        self.labelled: set[str] = set()
        self.fields: list[str] = []
        self.landmarks: list[str] = []
        self.buttons: list[str] = []
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        assert len(values) == len(attrs), f"an attribute twice: <{tag} {attrs}>"
        if "id" in values:
            self.ids.append(values["id"] or "")
        if tag in {"h1", "h2", "h3", "h4"}:
            self.headings.append(int(tag[1]))
        if tag == "label":
            self.labelled.add(values.get("for") or "")
        if tag in {"select", "textarea"} or (tag == "input" and values.get("type") == "text"):
            self.fields.append(values.get("id") or "")
        if tag in {"main", "header", "nav", "footer"}:
            self.landmarks.append(tag)
        if tag == "button":
            assert values.get("type") in {"button", "submit"}
            self.buttons.append(values.get("aria-label") or "")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "button" in self.open:
            self.buttons[-1] += data.strip()


def check(html: str) -> None:
    """Everything that holds for every page."""
    outline = Outline(html)
    assert len(outline.ids) == len(set(outline.ids)), sorted(
        id for id in outline.ids if outline.ids.count(id) > 1
    )
    assert outline.headings.count(1) == 1
    assert outline.headings[0] == 1
    steps = zip(outline.headings, outline.headings[1:], strict=False)
    assert all(after <= before + 1 for before, after in steps)
    assert set(outline.fields) <= outline.labelled
    assert outline.landmarks.count("main") == 1
    assert {"header", "nav"} <= set(outline.landmarks)
    assert all(outline.buttons)
    assert {"title", "main", "top"} <= set(outline.ids)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("route", ROUTES)
def test_a_page_is_sound(route: str, language: str) -> None:
    person = Person(language=language, route=route)
    assert person.page["language"] == language
    check(person.html)


@pytest.mark.parametrize("language", some(LANGUAGES, "de"))
def test_the_table_is_sound_from_beginning_to_end(language: str) -> None:
    person = Person(language=language).do("quick bullfrogs").wait_for_bots()
    for turn in count():
        if turn % 7 == 0:
            person.press("Escape")  # draws what was played past the page
            check(person.html)
        if person.state.to_act < 0:
            break
        model, _ = playing.play(person.app.model, greedily(person.state))
        person.app.model = model
        assert model.sitting is not None
        assert person.storage is not None
        person.storage[f"serao.match.{person.match_id}"] = str(model.sitting.match)
        person.ring("bot", model.timer)
        person.wait_for_bots()
    check(person.html)
    assert 'class="result"' in person.html


def test_other_states_are_sound() -> None:
    person = Person({"serao.match.bad": "nonsense"}).do("quick bullfrogs").visit("#/games")
    person.do("ask-delete bad")
    check(person.html)
    person.do("spare").choose_file("nonsense")
    check(person.html)
    person.visit("#/table/bad")
    check(person.html)
    person.visit("#/new/bullfrogs").fill_in("new", seats="4", kind_1="human").do("start")
    check(person.html)
    check(Person(forbidden=True).html)


@pytest.mark.parametrize(
    ("page", "within"),
    [
        ("settings", 'id="main"'),
        ("learn/ratland", 'id="main"'),
        ("rules/ratland/ratland.breed", 'id="ratland.breed"'),
    ],
)
def test_the_way_back_to_the_table_stands_where_one_reads(page: str, within: str) -> None:
    person = Person()
    way = f'class="strong">{Words("en")("app.rules.back")}</a>'
    assert way not in person.visit(f"#/{page}").html
    table = person.do("quick ratland").wait_for_bots().route
    html = person.visit(f"#/{page}").html.partition(within)[2]
    near = html.partition("</section>")[0] if "rules" in page else html
    assert f'<a href="{table}" {way}' in near
    assert "<p" not in near.partition(way)[0] or "rules" not in page, "before what is read there"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_contents_say_how_many_rules_there_are(language: str) -> None:
    person = Person(route="#/rules/trio", language=language)
    count = person.html.count('<section id="trio.')
    assert f"{Words(language)('app.rules.contents')} ({count})</h2>" in person.html


def test_what_looks_alike_at_the_table_does_the_same() -> None:
    person = Person().do("quick trio").wait_for_bots()
    assert person.html.count(HELP) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["learn", "rules", "new"])
def test_what_is_about_a_game_has_its_name_in_the_title(page: str, language: str) -> None:
    person, words = Person(language=language, route=f"#/{page}/ratland"), Words(language)
    called = words(f"app.{page}.of", game=words("ratland.title"))
    assert person.page["title"] == words("app.title.page", page=called)
    assert "Ratland" in person.page["title"]
    lesson = person.visit("#/learn/ratland/a01").page["title"]
    assert lesson == words("app.title.page", page=words("app.learn.of", game="Ratland"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_of_a_table_have_headings(language: str) -> None:
    person, words = Person(language=language).do("quick trio").wait_for_bots(), Words(language)
    titles = ("app.table.players", "app.table.stage", "app.table.controls", "app.table.story")
    section = r'<section [^>]*aria-labelledby="([^"]+)"[^>]*><h2 id="([^"]+)"[^>]*>([^<]+)'
    told = re.findall(section, person.html)
    assert [label for label, _, _ in told] == [id for _, id, _ in told]
    assert [unescape(title) for _, _, title in told] == [words(key) for key in titles]


@pytest.mark.parametrize(
    ("name", "seats", "said"),
    [
        ("bullfrogs", 1, "Finished. 16 points"),
        ("bullfrogs", 2, "Finished. Winner: You"),
        ("trio", 4, "Finished. Winner: You and Seat 3"),
        ("violet", 2, "Finished. Winner: You"),
    ],
)
def test_the_list_of_games_says_who_has_won(name: str, seats: int, said: str) -> None:
    line = with_people(golden(name, seats), 0).replace("human:Seat%201", "human:Guest")
    assert said in Person({"serao.match.one": line}, route="#/games").text


def test_who_ends_behind_isaac_has_lost_in_the_list() -> None:
    match = Match(GAME, [Player(HUMAN, "Guest")], {}, "one")
    match.state = GAME.position("GB G over; log[B] n1=6[]; scored G: B:; isaac log")
    assert games.turn(match, Words("en")) == "Finished. Winner: Isaac"


def test_the_way_back_to_a_lesson_does_not_speak_of_a_game() -> None:
    words, person = Words("en"), Person().visit("#/learn/trio/trio.place")
    lesson = person.route
    html = person.visit("#/learn/trio").html
    assert f'<a href="{lesson}" class="strong">{words("app.rules.back.course")}</a>' in html
    assert words("app.rules.back") not in html
