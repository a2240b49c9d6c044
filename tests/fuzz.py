"""Texts from outside, damaged in every way: make fuzz.

    python -m tests.fuzz [--number 100000] [--processes 2] [KIND ...]

A mutant is made from its number alone: a text that was once good, of the corpus in the tree, of
which pieces are taken away, doubled, exchanged, nested or replaced; one of `SWOLLEN` is blown up to
as much as its reader reads, or to more. The reader must read it, or refuse it as documented, and
take no longer than `LIMIT` for its length and no more memory than `WEIGHT` for it. The first that
does otherwise ends the run and is printed with its number.
"""

import argparse
import json
import sys
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import Pool, cpu_count
from pathlib import Path
from random import Random
from time import process_time
from urllib.parse import urlencode

from engine.core.game import BadTextError
from engine.core.match import HUMAN, Match, Player, read_match
from engine.games import NAMES, load, puzzles
from tests.conformance.texts import texts
from tests.saves.test_saves import SAVES, VERSIONS, read
from tests.web.far import Device, gathered
from tests.web.tasks import aimed
from web.app import links, packed, saves
from web.app.links import open_packed, packed_in
from web.app.messages import read_message
from web.app.packed import pack, unpack
from web.app.preparing import tidy
from web.app.routes import read_route
from web.app.saves import open_beginning, open_match, read_picks, read_shelf
from web.app.sheets import read_sheets
from web.rooms.device.luggage import read_luggage
from web.rooms.embed import address
from web.rooms.far import letter
from web.rooms.far.judging import judge
from web.rooms.far.letter import read_letter
from web.rooms.far.live import read_call
from web.rooms.far.record import read_record
from web.rooms.teach.made import Made, NoFile, Step, read_file, write_file
from web.rooms.workbench import scripts
from web.rooms.workbench.examples import EXAMPLES
from web.rooms.workbench.scripts import free_name, from_link

NUMBER = 100_000
LIMIT = 0.1
"""Seconds of the processor for a text of `PER` characters or fewer."""

PER = 10_000
WEIGHT = 400
"""Bytes of memory at most for each character of a text, and for each that it unpacks to."""

SPARE = 1 << 20
"""Bytes that any text may take."""

SWOLLEN = 200
"""One of so many mutants is blown up."""

LINKS = Path(__file__).parent / "web/links"
SPICE = (
    *("", " ", "|", ";", ":", "=", "#", "/", "%", "+", "-", "'", '"', "\\", "\n", "\0", "\ud800"),
    *("0", "1", "-1", "9" * 400, "1e999", "é", "\uff11", "²", "null", "true", "{}", "[]", "<b>"),
    *("[" * 300, '{"a":' * 300, "human", "start", " | end", "serao/1", "serao/9", "1eNqV"),
)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of text: good ones, who reads them, and how a bad one is refused."""

    corpus: Callable[[], Sequence[str]]
    read: Callable[[str], object]
    most: int
    """Characters that are read at most."""
    refused: tuple[type[Exception], ...] = ()
    inside: int = 0
    """Characters that one of them may unpack to."""


def _saves() -> list[str]:
    return [read(save)[0] for save in SAVES]


def _beside() -> dict[str, str]:
    found: dict[str, str] = json.loads((VERSIONS[-1] / "beside.json").read_text(encoding="utf-8"))
    return found


def _positions() -> list[str]:
    return [f"{name}\n{text}" for name in NAMES for text in texts(name)]


def _moves() -> list[str]:
    games = [(save.split(" ")[1], save.split(" | ")[1:]) for save in _saves()]
    return list(dict.fromkeys(f"{name}\n{move}" for name, moves in games for move in moves))


def _of_game(read: str, text: str) -> None:
    name, _, rest = text.partition("\n")
    if name in NAMES:
        getattr(load(name), read)(rest)


def _links() -> list[str]:
    files = sorted(LINKS.glob("*.txt"))
    whole = [link for file in files for link in file.read_text(encoding="utf-8").split()]
    routes = [f"#/table/m/{at}" for at in range(3)] + ["#/learn/trio/trio.goal", "#/far/abc"]
    opening = [packed_in(link) for link in whole]
    parts = [read_route(route).name for route in opening]
    return [*whole, *opening, *parts, *(f"{link}/4" for link in whole), *routes]


def _follow(text: str) -> None:
    route = read_route(text)
    str(route).encode()
    packed_in(text).encode("utf-8", "surrogatepass")
    for part in (text, route.name):
        open_packed(part)
        unpack(part, letter.MOST)


@cache
def _devices(game: str) -> list[Device]:
    """Two people's, of whom the one who begins has made a turn."""
    devices = gathered(game, 2)
    devices[devices[0].match.state.to_act].turn(Random(1))
    return devices


def _letters() -> list[str]:
    texts = [str(device.letter) for name in NAMES for device in _devices(name)]
    return [f"{text}{call}" for text in texts for call in ("", "\nlive/1 0123abcd offer\nv=0")]


def _post(text: str) -> None:
    part = pack(text.encode("utf-8", "replace").decode())
    first, _, call = (unpack(part, letter.MOST) or "").partition("\n")
    sent = read_letter(first)
    for device in _devices(sent.game):
        judge(device.letter, device.mine, sent)
    read_call(call)


def _frames() -> list[str]:
    asked = [{"lesson": "first", "lang": "de", "theme": "dark"}, {"play": "novice", "seats": "2"}]
    saves = [text for text in _saves() if " code:" not in text]  # those a frame does not take
    asked += [{"game": text.split(" ")[1], "match": text} for text in saves]
    for name in NAMES:
        for text in texts(name)[:20]:
            state = load(name).position(text)
            asked.append({"game": name, "position": text})
            if state.to_act >= 0:
                move = str(state.moves()[0])
                task = {"position": text, "task": "Play", "solution": move}
                task["also"] = f"{move} || {move}"
                asked.append({"game": name, **task})
                asked.append({"game": name, "steps": json.dumps([task, task])})
        asked.append({"game": name, **aimed(puzzles(name)[0], name)})
    return [urlencode({"game": "trio", **parts}, doseq=True) for parts in asked]


def _files() -> list[str]:
    return [json.dumps({"kept": _beside()}), json.dumps({"kept": {}, "mirrored": _beside()})]


def _unpack_file(text: str) -> None:
    brought = read_luggage(text)
    if brought is not None:
        brought.matches()
    read_record(text)


def _boards() -> list[str]:
    made = [Made(name, task="A", position=texts(name)[0]) for name in NAMES]
    trio = texts("trio")[0]
    also = (("stop",), ("end",))
    step = Step(position=trio, task="B", solution=("stop",), also=also, goal="points 3")
    made.append(Made("trio", mode="task", position=trio, before=(step,), after=(step, step)))
    return [write_file(made)]


def _names() -> list[str]:
    return [player.name for text in _saves() for player in read_match(text, load).players]


def _sit_down(text: str) -> None:
    name = tidy(text)
    match = Match(load("trio"), [Player(HUMAN, name or "Ana"), Player("novice", f"{name}2")], {})
    assert read_match(str(match), load).players == match.players, name


def _scripts() -> list[str]:
    return [*EXAMPLES.values()]


def _exchange(text: str) -> None:
    part = pack(text.encode("utf-8", "replace").decode()) or text
    code = from_link(part)
    assert code is None or pack(code) == part
    assert free_name(text, ()), text


def _kept() -> list[str]:
    return list(_beside().values())


def _restore(text: str) -> None:
    keys = [*_beside(), "serao.picked.m", "serao.matches"]
    storage = {**dict.fromkeys(keys, text), "serao.match.m": text}
    read_sheets(storage, False)
    read_picks(storage)
    read_shelf(storage)


def _messages() -> list[str]:
    storage = {"serao.matches": "{}"}
    return [
        json.dumps({"now": 1_790_000_000_000, **message})
        for message in (
            {"kind": "start", "language": "de", "storage": storage, "mirror": [], "route": "#/"}
            | {"seed": 5, "entropy": "5" * 64, "embed": "", "minds": 2},
            {"kind": "do", "what": "tap card 3", "near": ["tap cell s1"]},
            {"kind": "early", "what": "quick trio", "stand": "3"},
            {"kind": "form", "name": "new", "values": {"name-0": "Ana"}},
            {"kind": "key", "key": "Escape"},
            {"kind": "route", "route": "#/table/m"},
            {"kind": "after", "what": "bot", "number": 3},
            {"kind": "elsewhere", "storage": storage},
            {"kind": "mirror", "storage": storage, "mirror": [{"key": "a", "text": None}]},
            {"kind": "fetched", "name": "far", "text": None},
            {"kind": "host", "what": "load", "text": "v=1&game=trio"},
            {"kind": "worked", "what": "line", "values": {}, "by": "far"},
            {"kind": "considered", "number": 1, "answers": [None, "{}"]},
        )
    ]


KINDS = {
    "saves": Kind(_saves, open_match, saves.LONGEST),
    "beginnings": Kind(_saves, open_beginning, saves.LONGEST),
    "positions": Kind(
        _positions, partial(_of_game, "position"), saves.LONGEST, refused=(BadTextError,)
    ),
    "moves": Kind(_moves, partial(_of_game, "move"), saves.LONGEST, refused=(BadTextError,)),
    "links": Kind(_links, _follow, packed.LONGEST, inside=links.LONGEST),
    "letters": Kind(_letters, _post, letter.MOST, refused=(BadTextError,)),
    "frames": Kind(_frames, address.read, address.LONGEST),
    "files": Kind(_files, _unpack_file, saves.LONGEST_FILE),
    "boards": Kind(_boards, read_file, saves.LONGEST_FILE, refused=(NoFile,)),
    "names": Kind(_names, _sit_down, saves.LONGEST),
    "scripts": Kind(_scripts, _exchange, scripts.MOST),
    "kept": Kind(_kept, _restore, saves.LONGEST),
    "messages": Kind(_messages, read_message, saves.LONGEST, refused=(ValueError, KeyError)),
}
corpus = cache(lambda kind: tuple(KINDS[kind].corpus()))


def _slice(text: str, random: Random) -> tuple[int, int]:
    begin = random.randrange(len(text) + 1)
    return begin, min(len(text), begin + random.choice((1, 2, 5, 20, 400)))


def _word(text: str, random: Random) -> str:
    return random.choice(text.split(" ")) if text else ""


def mutant(kind: str, number: int) -> str:
    """The damaged text of this number."""
    random = Random(f"fuzz {kind} {number}")
    text = random.choice(corpus(kind))
    for _ in range(random.choice((1, 1, 2, 4))):
        begin, end = _slice(text, random)
        piece = text[begin:end]
        other = random.choice(corpus(kind))
        piece = random.choice(
            (
                lambda piece: "",
                lambda piece: piece * random.choice((2, 3, 50)),
                lambda piece: random.choice(SPICE),
                lambda piece: piece + random.choice(SPICE),
                lambda piece, other=other: other[slice(*_slice(other, random))],
                lambda piece, other=other: f" {_word(other, random)} ",
                lambda piece: piece[::-1],
                lambda piece: "".join(chr(ord(c) ^ (1 << random.randrange(7))) for c in piece[:2]),
            )
        )(piece)
        text = text[:begin] + piece + text[end:]
    return text if number % SWOLLEN else _blown_up(text, KINDS[kind].most, random)


def _blown_up(text: str, most: int, random: Random) -> str:
    """The text with a piece of it repeated, about as long as what is read, or longer."""
    begin, end = _slice(text, random)
    piece = text[begin:end] or " "
    wanted = random.choice((most * 9 // 10, most * 11 // 10))
    return text[:begin] + piece * max(1, (wanted - len(text)) // len(piece)) + text[end:]


@dataclass(frozen=True, slots=True)
class Tried:
    """How a mutant was read."""

    time: float
    """As a share of what it may take."""
    memory: float
    """As a share of what it may take. One of the two is looked at."""
    fault: str


def tried(kind: str, number: int) -> Tried:
    """Have a mutant read: by the clock or, of those that are blown up, every other by its memory.

    To look at memory takes time, and some texts are remembered once they have been read.
    """
    text, reader = mutant(kind, number), KINDS[kind]
    if number % (2 * SWOLLEN):
        begun, fault = process_time(), _fault(reader, text)
        return Tried((process_time() - begun) / (LIMIT * max(1, len(text) / PER)), 0, fault)
    tracemalloc.start()
    fault = _fault(reader, text)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return Tried(0, peak / (WEIGHT * (len(text) + reader.inside) + SPARE), fault)


def _fault(reader: Kind, text: str) -> str:
    """What was wrong with how it was read."""
    try:
        reader.read(text)
    except reader.refused:
        pass
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"of {', '.join(KINDS)}")
    parser.add_argument("--number", type=int, default=NUMBER, help="mutants of each kind")
    parser.add_argument("--processes", type=int, default=cpu_count())
    said = parser.parse_args()
    with Pool(said.processes) as pool:
        for kind in said.kinds or KINDS:
            slowest = heaviest = 0.0
            found = pool.imap(partial(tried, kind), range(said.number), 200)
            for number, how in enumerate(found):
                slowest, heaviest = max(slowest, how.time), max(heaviest, how.memory)
                if how.fault or max(how.time, how.memory) > 1:
                    shares = f"{how.time:.0%} of its time, {how.memory:.0%} of its memory"
                    print(f"{kind} {number}: {how.fault or shares}")
                    print(repr(mutant(kind, number)[:2000]))
                    return 1
            print(
                f"{kind}: {said.number:,} mutants, at most {slowest:.0%} of their time and "
                f"{heaviest:.0%} of their memory",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
