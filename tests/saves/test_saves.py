"""What any version has kept opens in this one.

A folder holds what the version of its name wrote, and is never changed: of each match its line and,
below it, the position that it leads to; in `beside.json` what else the browser kept; in `far.json`
what browsers kept of games from afar, and the position of each.
"""

import json
from pathlib import Path

import pytest

from engine.core.game import NOBODY
from engine.core.match import HUMAN, Match
from engine.games import NAMES, load
from engine.search.levels import level_of, levels
from tests.web.person import Person
from web.app.model import CODE, FAR, Best, Learnt, Played, Preferences
from web.app.saves import MATCH, open_match

VERSIONS = [
    path for path in sorted(Path(__file__).parent.iterdir()) if (path / "beside.json").exists()
]
SAVES = [save for version in VERSIONS for save in sorted(version.glob("*.txt"))]


def read(save: Path) -> tuple[str, str]:
    """The line of a match, and the position it led to when it was kept."""
    line, position = save.read_text(encoding="utf-8").splitlines()
    return line, position


@pytest.mark.parametrize("save", SAVES, ids=lambda save: f"{save.parent.name}/{save.stem}")
def test_a_match_that_was_kept_leads_to_where_it_led(save: Path) -> None:
    line, position = read(save)
    match = open_match(line)
    assert isinstance(match, Match), match
    assert str(match.state) == position
    assert str(match) == line


def test_matches_of_every_kind_are_kept() -> None:
    found: set[tuple[str, int, str]] = set()
    for save in SAVES:
        match = open_match(read(save)[0])
        assert isinstance(match, Match)
        stage = "over" if match.state.to_act == NOBODY else "running" if match.log else "begun"
        found.add((match.game.id, len(match.players), stage))
        kinds = {player.kind for player in match.players}
        assert kinds <= {HUMAN, CODE} | {k for k in kinds if level_of(k) in levels(match.game.id)}
    stages = ("begun", "running", "over")
    wanted = {(name, seats, at) for name in NAMES for seats in load(name).seats for at in stages}
    assert wanted <= found


@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.name)
def test_a_browser_that_was_left_is_as_it_was(version: Path) -> None:
    beside: dict[str, str] = json.loads((version / "beside.json").read_text(encoding="utf-8"))
    matches = {MATCH + save.stem: read(save)[0] for save in SAVES if save.parent == version}
    person = Person({**beside, **matches}, route="#/games")
    assert person.html.count("ask-delete") == len(matches)
    assert person.storage == {**beside, **matches}
    known = person.app.model
    assert known.preferences == Preferences(
        language="de",
        theme="dark",
        pace="slow",
        forced=False,
        explain=False,
        guide="short",
        letters=False,
        name="Zoë",
        contrast="more",
    )
    assert known.results == (Best("bullfrogs", 24, 1790000000000, "2026-09-21"),)
    assert known.learnt == {"trio.first": Learnt(3), "violet.p04": Learnt(0, True)}
    assert (known.finished, known.streaks) == ({"ratland": 2}, {"ratland.expert": -2})
    assert known.met == {"violet.turn"}
    assert known.solved == {"trio.2026-10-01": 1, "trio.2026-10-02": 0}
    assert known.record == (Played("violet", "expert", "lost", 0, 1790000000000, "", 2),)
    assert known.shelf["trio-2-running"].updated == 1790000000000
    assert known.picks["bullfrogs-2-running"][0].things == ("card 3",)
    assert known.kept["workbench.own"].startswith("def choose")
    for save in matches:
        person.visit(f"#/table/{save.removeprefix(MATCH)}")
        assert 'id="stage"' in person.html, save


AFAR = {
    f"{version.name}/{who}": left
    for version in VERSIONS
    if (version / "far.json").exists()
    for who, left in json.loads((version / "far.json").read_text(encoding="utf-8")).items()
}
"""By version and seat, what a browser kept in which somebody plays by link, and the position."""


@pytest.mark.parametrize("who", AFAR)
def test_a_game_from_afar_that_was_left_goes_on(who: str) -> None:
    kept, position = AFAR[who]["kept"], AFAR[who]["position"]
    (key,) = (key for key in kept if key.startswith(MATCH))
    person = Person(kept, route=f"#/table/{key.removeprefix(MATCH)}")
    assert str(person.state) == position
    assert person.storage == kept
    seats, mine = map(int, who.split("-")[1:])
    assert kept[key].count(f" {FAR}:") == seats - 1
    if person.state.to_act == mine:
        assert 'data-do="tap ' in person.html
    else:
        assert 'id="far-more"' in person.html, "the last link can be sent once more"
