"""The arena counts what it says: seats rotate, versions meet, and it stops when it is decided."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.core.game import Game, Observation
from engine.search.bots import Bot, Plan, Planning
from tools.arena import foresight, matches, promises, report
from tools.arena.engines import Engine, engine
from tools.arena.figures import decided, ratings
from tools.arena.games import Contestant, Played, Work, play
from tools.arena.matches import Match, held, play_round
from tools.arena.response import ASKED, Response
from tools.arena.spread import read

NOTHING_ELSE = ("trio.components.HAND=2",)
"""A house value that changes the code and nothing else."""

TOO_MANY = "place dump=99 city=0 countryside=0 left=0 right=0 nursery=0"
"""A move of Ratland that no rule allows."""


class Here(Executor):
    """Does at once what it is given, and counts it."""

    def __init__(self) -> None:
        self.calls = 0

    def submit(self, call: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        self.calls += 1
        future = Future[Any]()
        future.set_result(call(*given, **named))
        return future


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where matches are kept meanwhile."""
    for module in (matches, promises):
        monkeypatch.setattr(module, "KEPT", tmp_path)
    return tmp_path


def a_match(game: str, seats: int, a: str = "greedy", b: str = "random") -> Match:
    here = engine()
    return Match(game, seats, (), here, Contestant(a, here), Contestant(b, here))


def won(seating: str, *winners: int, scores: tuple[int, ...] = ()) -> Played:
    return Played(seating, winners, scores, "trio.win.trio", 10, {})


@pytest.mark.parametrize(
    ("game", "seats", "seatings", "par"),
    [
        ("bullfrogs", 1, ("A", "B"), 1 / 2),
        ("violet", 2, ("AB", "BA"), 1 / 2),
        ("ratland", 3, ("ABB", "BAB", "BBA"), 1 / 3),
        ("trio", 4, ("ABAB", "BABA"), 1 / 2),
    ],
)
def test_seats_rotate(game: str, seats: int, seatings: tuple[str, ...], par: float) -> None:
    match = a_match(game, seats)
    assert match.seatings == seatings
    assert match.par == par


def test_shared_wins_count_in_parts() -> None:
    assert a_match("ratland", 3).shares([won("ABB", 0), won("BAB", 0, 1), won("BBA", 1)]) == [
        1,
        1 / 2,
        0,
    ]
    assert a_match("trio", 4).shares([won("ABAB", 0, 2), won("BABA", 0, 1, 2, 3)]) == [1, 1 / 2]
    alone = a_match("bullfrogs", 1)
    assert alone.shares([won("A", scores=(30,)), won("B", scores=(30,))]) == [1 / 2]
    assert alone.shares([won("A", scores=(31,)), won("B", scores=(30,))]) == [1]


def without_times(games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    for work in (work for game in games for work in game["work"].values()):
        work |= {"ms": 0, "slowest": 0}
    return games


@pytest.mark.parametrize(("game", "seats"), [("ratland", 3), ("trio", 2), ("violet", 2)])
def test_another_engine_plays_by_texts_what_this_one_plays(game: str, seats: int) -> None:
    here, other = engine(), engine("", NOTHING_ELSE)
    assert here.module != other.module
    pairs = [
        Match(game, seats, (), here, Contestant("greedy", here), Contestant("random", each))
        for each in (here, other)
    ]
    one, same = (without_times(play_round(match, 0)) for match in pairs)
    assert one == same


def test_the_engine_of_a_commit_plays() -> None:
    before = engine("HEAD")
    assert before.label in {engine().label, engine().label.rstrip("+")}
    contestants = {"A": Contestant("greedy", before), "B": Contestant("greedy", engine())}
    played = play(engine(), "ratland", {}, "x", "AB", contestants)
    assert all(work.decisions and not work.refused for work in played.work.values())
    with pytest.raises(ValueError, match="no engine"):
        engine("nowhere")


def test_house_values_reach_all_that_is_made_of_them() -> None:
    other = engine("", ('trio.components.TILES=TILES | {"RRRR": 9}',))
    assert other.imported("trio.components").PILE.count("RRRR") == 9
    assert engine().imported("trio.components").PILE.count("RRRR") == 2
    assert len(other.game("trio").start(2, {}).pile) == 31
    for wrong in ("trio.components.NOTHING=1", "trio.nowhere.TILES=1"):
        with pytest.raises(ValueError, match="no "):
            engine("", (wrong,))


def test_what_there_is_not_is_named() -> None:
    with pytest.raises(ValueError, match="no wizard, but random"):
        engine().bot("trio", "wizard")
    with pytest.raises(ValueError, match="no game chess"):
        engine().bot("chess", "random")


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch) -> Callable[[Bot], None]:
    """Lets every level be this bot."""

    def plant(bot: Bot) -> None:
        monkeypatch.setattr(Engine, "levels", lambda *_: {"greedy": bot, "random": bot})

    return plant


def test_a_refused_move_is_counted(planted: Callable[[Bot], None]) -> None:
    def too_many(game: Game, observation: Observation, random: Random) -> Planning:
        yield
        return Plan((game.move(TOO_MANY),))

    planted(Bot(too_many))
    found = promises.mixed_game(engine(), "ratland", 0)
    assert found["broken"]
    assert TOO_MANY in found["broken"][0]
    assert found["decisions"] >= len(found["broken"])


def test_a_bot_that_fails_is_named(planted: Callable[[Bot], None]) -> None:
    def fails(game: Game, observation: Observation, random: Random) -> Planning:
        yield
        raise IndexError

    planted(Bot(fails))
    with pytest.raises(RuntimeError, match=r"ratland: greedy@.* deal mixed-0 of"):
        promises.mixed_game(engine(), "ratland", 0)


@pytest.mark.parametrize("game", ["ratland", "trio", "violet"])
def test_bots_do_not_know_what_is_hidden(game: str) -> None:
    found = list(promises.secrets(engine(), game, "greedy", 6, Here()))
    assert sum(piece["decisions"] for piece in found) >= 6
    assert [piece["broken"] for piece in found] == [[]] * len(found)


def test_a_bot_that_knows_more_is_found_out(planted: Callable[[Bot], None]) -> None:
    calls = iter(range(10_000))

    def knows(game: Game, observation: Observation, random: Random) -> Planning:
        moves = game.determinize(observation, random).moves()
        yield
        return Plan((moves[next(calls) % len(moves)],))

    planted(Bot(knows))
    [found] = promises.secrets(engine(), "violet", "greedy", 1, Here())
    assert found["broken"]


def test_a_match_goes_on_where_it_was_stopped() -> None:
    match, first, second = a_match("ratland", 2), Here(), Here()
    begun = held(match, 3, first, None)
    assert first.calls == 3
    with match.file.open("a", encoding="utf-8") as file:
        file.write('[3, [{"seating": "A')
    assert held(match, 5, second, None)[:3] == begun
    assert second.calls == 2
    assert sorted(read(match.file)) == [0, 1, 2, 3, 4]


class Backwards(Here):
    """The last that it is given is done first."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, call: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        future = Future[Any]()
        self.given.append((future, lambda: call(*given)))
        if len(self.given) == 8:
            for waiting, work in reversed(self.given):
                waiting.set_result(work())
            self.given.clear()
        return future


def test_where_a_match_stops_does_not_depend_on_who_is_quick(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def drawn(match: Match, deal: int) -> list[dict[str, Any]]:
        """A game as plain data, with the deal in it, that A wins more often than not."""
        winner = int(Random(deal).random() < 0.3)
        return [Played("AB", (winner,), (deal,), "", 0, {}).data()]

    monkeypatch.setattr("tools.arena.spread.AHEAD", 8)
    monkeypatch.setattr(matches, "play_round", drawn)
    match = a_match("trio", 2)
    one = held(match, 100, Here(), match.par)
    match.file.unlink()
    assert held(match, 100, Backwards(), match.par) == one
    assert 14 < len(one) < 80
    assert decided(map(match.shares, one), match.par) == (len(one), True)


def test_a_match_is_decided_as_rarely_wrong_as_it_says() -> None:
    """Of many matches at the edge of the goal, at most about one in twenty."""
    random, wrong = Random(1), 0
    for _ in range(400):
        rounds = ([float(random.random() < 0.55)] for _ in range(5000))
        wrong += decided(rounds, 0.5)[1] is not True
    assert 4 < wrong < 28
    assert decided([[1.0, 0.0]] * 50, 0.5) == (50, None)
    assert decided([[0.0, 0.5]] * 50, 0.5)[1] is False


def test_ratings_are_those_the_games_were_drawn_with() -> None:
    random, strengths = Random(2), {"weak": 1, "fair": 4, "good": 10}
    games = []
    for _ in range(3000):
        names = random.choices([*strengths], k=random.choice((2, 3)))
        winner = random.choices(range(len(names)), [strengths[name] for name in names])[0]
        games.append([(name, float(seat == winner)) for seat, name in enumerate(names)])
    found = ratings(games, "weak")
    assert found == pytest.approx({"weak": 0, "fair": 241, "good": 400}, abs=25)
    assert list(found) == ["weak", "fair", "good"]


def test_who_always_wins_has_a_rating_too() -> None:
    games = [[("a", 1.0), ("b", 0.0)]] * 20
    assert 600 < ratings(games, "b")["a"] < 800
    assert ratings([*games, [("c", 1.0), ("d", 0.0)]], "b").keys() == {"a", "b"}


def test_results_take_the_place_of_older_ones(tmp_path: Path) -> None:
    notebook = tmp_path / "bots.md"
    notebook.write_text("# Bots\n\n<!-- elo -->\n| a |\n|---|\n\nMore.\n", encoding="utf-8")
    report.write("elo", [["trio", "2", "1"], ["violet", "2", "2"]], {"elo": notebook})
    report.write("elo", [["trio", "2", "3"], ["trio", "4", "{} | {}"]], {"elo": notebook})
    assert notebook.read_text(encoding="utf-8") == (
        "# Bots\n\n<!-- elo -->\n| a |\n|---|\n"
        "| trio | 2 | 3 |\n| violet | 2 | 2 |\n| trio | 4 | {} &#124; {} |\n\nMore.\n"
    )


def test_the_games_of_the_table_are_added_up(tmp_path: Path) -> None:
    notebook = tmp_path / "bots.md"
    notebook.write_text("<!-- matches -->\n| a |\n|---|\n\nMore.\n", encoding="utf-8")
    match, rounds = a_match("trio", 2), [[won("AB", 0), won("BA", 0)]] * 2
    refused = replace(won("AB", 1), work={"A": Work(3, 1.0, 1.0, ["trio.turn"]), "B": Work()})
    rows = [report.of_match(a_match("violet", 2), [[refused]], 0.5)]
    report.write("matches", [report.of_match(match, rounds, None), *rows], {"matches": notebook})
    assert report.tally({"matches": notebook}) == (5, 1)


def test_a_report_counts_every_seat() -> None:
    match = a_match("trio", 2)
    rounds = [[won("AB", 0), won("BA", 0)], [won("AB", 0, 1), won("BA", 1)]]
    cells = report.of_match(match, rounds, None)
    assert cells[4:7] == ["4", "**62.5%** (21.9% to 90.8%)", "50%"]
    assert next(iter(report.tables(match, rounds))) == [("greedy", 1.0), ("random", 0.0)]
    luck = report.of_seats(a_match("trio", 2, "greedy", "greedy"), [[won("AA", 0)]] * 3)
    assert luck[4].startswith("100.0%")


def test_games_against_isaac_are_told_by_ranks() -> None:
    rounds = [[Played("A", (), (points,), "", 1, {})] for points in (46, 31, 12, 45)]
    cells = report.of_alone(a_match("bullfrogs", 1, "greedy", "greedy"), rounds)
    assert cells[2:] == [
        "4",
        "33.5 ± 15.6",
        "grand-master 2, knight 1, squire 1",
        "50.0% (15.0% to 85.0%)",
    ]
    alone = report.of_alone(a_match("bullfrogs", 1, "greedy", "greedy"), [rounds[0][:1]])
    assert alone[2] == "1"
    assert alone[3].endswith("± inf")


def test_with_all_luck_known_one_comes_farther_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the same deal, whose cards and dice are those that came to the bot."""
    monkeypatch.setattr(foresight, "POSITIONS", 4)
    here = engine()
    fair = play(here, "bullfrogs", {}, "arena-3", "A", {"A": Contestant("greedy", here)})
    assert foresight.foreseen(here, 3) > fair.scores[0]


def test_whoever_looks_for_the_best_response_asks_the_others_from_where_they_sit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Observation] = []

    def place(game: Game, observation: Observation, random: Random) -> Planning:
        asked.append(observation)
        yield
        return Plan((random.choice(game.determinize(observation, random).moves()),))

    usual = Engine.bot
    monkeypatch.setattr(
        Engine, "bot", lambda *given: Bot(place) if given[-1] == "open" else usual(*given)
    )
    here = engine()
    rules, response = here.game("ratland"), Response("against-open", here)
    state = rules.position(
        "place active 2 waiting 3 4; first-game; events abundance; food 1; clan cheese=3; "
        "clan pantry=7 cheese=3; clan pantry=7 cheese=3; clan pantry=7 cheese=3; "
        "chose 1 dump=0 city=0 countryside=0 left=0 right=0 nursery=0; "
        "chose 2 dump=0 city=2 countryside=5 left=0 right=0 nursery=0"
    )
    response.bot("ratland")(rules, rules.observe(state, 2), Random(1))
    assert [(seen.viewer, seen.to_act) for seen in asked] == [(1, 1)] * ASKED + [(3, 3)] * ASKED
    assert not any(seen.placed[1] or seen.placed[3] for seen in asked)
    with pytest.raises(ValueError, match="nothing is sealed in trio"):
        Response("against-greedy", here).bot("trio")
