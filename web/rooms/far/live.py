"""Direct connections: the same letters, as soon as there is something to tell.

What two pages need to find each other, an offer and an answer, goes along with two links, below
the letter: `live/1 <call> offer` or `answer`, and on the next lines what the browser wants to say.
"""

import re
from dataclasses import dataclass

from engine.core.game import BadTextError
from web.app.effects import Announce, Effect, Result, Scroll, Work
from web.app.messages import Message
from web.app.model import Model
from web.app.storing import kept_by_room
from web.rooms.far.afar import ROOM, Line, afar_of, changed, put
from web.rooms.far.luck import secret
from web.rooms.far.record import Record, is_due, mark_sent, record_at, to_tell

VERSION = "live/1"
WAITING = "far-answer."
"""What the key of an answer begins with that another page of this device waits for."""

ENDED = ("failed", "unreached")
"""The stages of a connection that never was."""
GONE = ("lost", *ENDED)
"""Those of one that is no more, too: the game goes on by links, or somebody connects again."""

_CALL = re.compile(r"[0-9a-f]{8}")
_STUN = re.compile(r"(stuns?:)?[0-9A-Za-z.-]+(:[0-9]{1,5})?")


@dataclass(frozen=True, slots=True)
class Call:
    """What goes along with a letter. `kind` is `offer` or `answer`, `text` the browser's own."""

    id: str
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{VERSION} {self.id} {self.kind}\n{self.text}"


def read_call(text: str) -> Call | None:
    """The call of such lines; None where there is none. Raises BadTextError for damaged ones."""
    if not text:
        return None
    head, _, said = text.partition("\n")
    match head.split(" "):
        case [version, id, ("offer" | "answer") as kind] if version == VERSION:
            if _CALL.fullmatch(id) and said:
                return Call(id, kind, said)
    raise BadTextError("call", head[:40])


def lines_at(model: Model, table: str) -> dict[str, Line]:
    """The connections of this table, by their calls."""
    lines = afar_of(model).lines
    return {call: line for call, line in lines.items() if line.table == table}


def is_open(model: Model, record: Record) -> bool:
    """Whether somebody of this table hears at once."""
    return any(line.stage == "open" for line in lines_at(model, record.letter.table).values())


def stage(model: Model, record: Record) -> str:
    """How it stands with the table's connections: what is under way comes first.

    `lost` also where the page was loaded anew since.
    """
    stages = [line.stage for line in lines_at(model, record.letter.table).values()]
    for known in ("calling", "answering", "called", "answered", "open"):
        if known in stages:
            return known
    if stages and stages[-1] in ENDED:
        return stages[-1]
    return "lost" if record.live else ""


def pending(model: Model, table: str) -> Call | None:
    """What has to go along with the next link of this table."""
    for call, line in reversed(lines_at(model, table).items()):
        if line.stage in ("called", "answered"):
            return Call(call, "offer" if line.stage == "called" else "answer", line.text)
    return None


def _servers(model: Model) -> list[str]:
    server = afar_of(model).server
    if not server:
        return []
    named = server.startswith(("stun:", "stuns:"))
    return [server if named else f"stun:{server}"]


def name_server(model: Model, values: dict[str, str]) -> Result:
    """A person names a server that tells where pages can be found, or none."""
    server = values.get("server", "").strip()
    if server and not _STUN.fullmatch(server):
        return changed(model, misnamed=True), [Announce(model.words("far.live.server.bad"))]
    return changed(model, server=server, misnamed=False), []


def _unawaited(model: Model) -> dict[str, None]:
    """The answers that are kept still, to be forgotten: they tell where devices can be reached."""
    return {key: None for key in model.kept if key.startswith(WAITING)}


def call(model: Model, table: str) -> Result:
    """Make an offer."""
    if record_at(model, table) is None:
        return model, []
    model, effects = kept_by_room(model, _unawaited(model))
    made = f"{model.now} {len(afar_of(model).lines)}"
    id = secret(model.entropy, "call", made)[:8]
    model = put(model, id, Line(table, "calling"))
    work = Work("call", {"call": id, "servers": _servers(model)}, ROOM)
    return model, [*effects, work, Scroll("far-live")]


def take_call(model: Model, table: str, found: Call) -> Result:
    """An offer or an answer has come with a link."""
    line = afar_of(model).lines.get(found.id)
    if found.kind == "answer":
        if line is None:
            return kept_by_room(model, {**_unawaited(model), WAITING + found.id: found.text})
        if line.stage != "called":
            return model, []
        return _accept(model, found.id, line, found.text)
    if line is not None:
        return model, []
    model = put(model, found.id, Line(table, "answering"))
    data = {"call": found.id, "text": found.text, "servers": _servers(model)}
    return model, [Work("answer", data, ROOM)]


def why_not(model: Model, found: Call) -> str:
    """The sentence, by its key, of a call that connects nobody any more; "" of any other."""
    line = afar_of(model).lines.get(found.id)
    if line is None:
        return "far.live.elsewhere"  # an answer: an offer is being answered
    return "far.live.over" if line.stage in GONE else ""


def _accept(model: Model, call: str, line: Line, text: str) -> Result:
    """Connect, once: a page that is given the same answer again lets go of the connection."""
    model = put(model, call, Line(line.table, "calling"))
    return model, [Work("accept", {"call": call, "text": text}, ROOM)]


def collect(before: Model, _: Message, result: Result) -> Result:
    """An answer that came to another page of this device is for the one that waits for it."""
    model, done = result
    if model.language != before.language:  # what was said stands in the other one
        model = changed(model, told="")
    if model.kept is before.kept:
        return model, done
    effects = [*done]
    for id, line in afar_of(model).lines.items():
        text = model.kept.get(WAITING + id)
        if text is not None and line.stage == "called":
            model, more = kept_by_room(model, {WAITING + id: None})
            model, work = _accept(model, id, line, text)
            effects += [*more, *work]
    return model, effects


def tell(model: Model, record: Record) -> Result:
    """Tell those who hear at once what they do not know yet."""
    if not is_open(model, record) or not is_due(model, record):
        return model, []
    effects = say(model, record)
    model, more = mark_sent(model, record)
    return model, [*effects, *more]


def say(model: Model, record: Record, but: str = "") -> list[Effect]:
    """The letter as it is now, to all who hear but the one it came from."""
    text = str(to_tell(model, record))
    return [
        Work("say", {"call": id, "text": text}, ROOM)
        for id, line in lines_at(model, record.letter.table).items()
        if line.stage == "open" and id != but
    ]
