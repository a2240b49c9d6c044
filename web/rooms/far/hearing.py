"""What the page tells of direct connections."""

from collections.abc import Callable
from dataclasses import replace

from engine.core.game import BadTextError
from web.app import playing
from web.app.effects import Announce, Effect, Result
from web.app.model import Model, Notice
from web.app.sitting import deciding
from web.rooms.far import live
from web.rooms.far.afar import Line, afar_of, changed, put
from web.rooms.far.doing import problem_of, take, turn_to
from web.rooms.far.judging import KNOWN, Verdict, judge
from web.rooms.far.letter import MOST, read_letter
from web.rooms.far.record import keep, known, mark_sent, record_at, table_route

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
    record = replace(record, live=True)
    model, effects = keep(model, record)
    effects = [*effects, Announce(model.words("far.live.open")), *live.say(model, record)]
    model, more = mark_sent(model, record)
    effects += more
    return _shown(model, effects, line.table)


def _shown(model: Model, effects: list[Effect], table: str) -> Result:
    """Whoever waits for this table is led on."""
    if not _is_seen(model, table):
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
        return _say(
            model, line.table, problem_of(model, record, judged.verdict, letter).says(model.words)
        )
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
    record, sitting = record_at(model, line.table), playing.current(model)
    fewer = record is not None and live.is_open(model, record)
    said = model.words(f"far.live.{'fewer' if fewer else 'lost'}")
    if fewer or (sitting is not None and deciding(sitting)):
        return _say(model, line.table, said)
    here = _is_seen(model, line.table)  # and says it itself while somebody else is to act
    return model, [Announce(said)] if here else []


def _failed(model: Model, call: str, line: Line, _: str) -> Result:
    """The two pages did not find each other."""
    model = put(model, call, replace(line, stage="failed", text=""))
    return _say(model, line.table, model.words("far.live.failed"))


def _is_seen(model: Model, table: str) -> bool:
    """Whether this very match is on the table that is shown, or its page is."""
    record, sitting = record_at(model, table), playing.current(model)
    if record is not None and sitting is not None and sitting.id == record.match:
        return True
    return model.route == table_route(table)


def _say(model: Model, table: str, said: str) -> Result:
    """Tell what concerns this table: whoever is elsewhere reads on its page how it stands."""
    record = record_at(model, table)
    if record is None or not _is_seen(model, table):
        return model, []
    if playing.current(model) is None:
        is_state = live.stage(model, record) in live.GONE  # its page says it itself
        return changed(model, told="" if is_state else said), [Announce(said)]
    return playing.tell(model, Notice(said, model.words("far.live"), table_route(table)))


def _unreached(model: Model) -> Result:
    """What connects pages could not be fetched."""
    said, effects = model.words("far.live.unreached"), list[Effect]()
    for call, line in afar_of(model).lines.items():
        if line.stage in ("calling", "answering"):
            model, more = _say(put(model, call, replace(line, stage="unreached")), line.table, said)
            effects += more
    return model, effects


_HEARD: dict[str, Callable[[Model, str, Line, str], Result]] = {
    "called": _ready("called"),
    "answered": _ready("answered"),
    "open": _open,
    "heard": _told,
    "lost": _lost,
    "failed": _failed,
}
