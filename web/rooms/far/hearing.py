"""What the page tells of direct connections."""

from collections.abc import Callable
from dataclasses import replace

from engine.core.game import BadTextError
from web.app import playing
from web.app.effects import Announce, Effect, Result
from web.app.model import Model
from web.rooms.far import live
from web.rooms.far.afar import Line, afar_of, changed, put
from web.rooms.far.doing import problem_of, say, take, turn_to
from web.rooms.far.judging import KNOWN, Verdict, judge
from web.rooms.far.letter import MOST, read_letter
from web.rooms.far.record import known, mark_sent, record_at, table_route

Values = dict[str, str]


def heard(model: Model, what: str, values: Values) -> Result:
    """A `Worked`, by what happened."""
    if what == "unreached":
        return _unreached(model)
    call = values.get("call", "")
    line = afar_of(model).lines.get(call)
    if line is None or what not in _HEARD:
        return model, []
    return _HEARD[what](model, call, line, values.get("text", ""))


def _ready(stage: str) -> Callable[[Model, str, Line, str], Result]:
    def ready(model: Model, call: str, line: Line, text: str) -> Result:
        """The link can go out now."""
        said = model.words(f"far.live.{stage}")
        return put(model, call, Line(line.table, stage, text)), [Announce(said)]

    return ready


def _open(model: Model, call: str, line: Line, _: str) -> Result:
    """Somebody hears from now on: they get all that is known here."""
    model = put(model, call, Line(line.table, "open"))
    record = record_at(model, line.table)
    if record is None:
        return model, []
    effects: list[Effect] = [Announce(model.words("far.live.open"))]
    effects += live.say(model, record)
    model, more = mark_sent(model, record)
    effects += more
    return _shown(model, effects, line.table)


def _shown(model: Model, effects: list[Effect], table: str) -> Result:
    """Whoever waits for this table is led on."""
    record, sitting = record_at(model, table), playing.current(model)
    here = model.route == table_route(table)
    if record is None or not (here or (sitting is not None and sitting.id == record.match)):
        return model, effects
    model, more = turn_to(model, table)
    return model, [*effects, *more]


def _told(model: Model, call: str, line: Line, text: str) -> Result:
    """A letter has come."""
    record = record_at(model, line.table)
    if record is None or len(text) > MOST:
        return model, []
    try:
        letter = read_letter(text)
    except BadTextError:
        return model, []
    judged = judge(known(model, record), record.mine, letter)
    if judged.verdict in KNOWN:
        return model, []
    if judged.verdict is not Verdict.NEWS:
        problem = problem_of(record, judged.verdict)
        return say(model, problem.says(model.words))
    model, effects = take(model, record, judged.letter)
    after = record_at(model, line.table)
    assert after is not None
    begins = bool(after.letter.luck and not letter.luck)
    effects += live.say(model, after, "" if begins else call)
    if begins:
        model, more = mark_sent(model, after)
        effects += more
    return _shown(model, effects, line.table)


def _lost(model: Model, call: str, line: Line, _: str) -> Result:
    """Whoever heard is gone: links go on."""
    model = put(model, call, replace(line, stage="lost", text=""))
    return say(model, model.words("far.live.lost"))


def _failed(model: Model, call: str, line: Line, _: str) -> Result:
    """The two pages did not find each other."""
    model = put(model, call, replace(line, stage="lost", text=""))
    return say(model, model.words("far.live.failed"))


def _unreached(model: Model) -> Result:
    """What connects pages could not be fetched."""
    lines = {call: line for call, line in afar_of(model).lines.items() if line.stage == "open"}
    return say(changed(model, lines=lines), model.words("far.live.unreached"))


_HEARD: dict[str, Callable[[Model, str, Line, str], Result]] = {
    "called": _ready("called"),
    "answered": _ready("answered"),
    "open": _open,
    "heard": _told,
    "lost": _lost,
    "failed": _failed,
}
