"""What comes up for the first time on this device: its rule is told, once."""

from dataclasses import replace

from web.app.effects import Announce, Result
from web.app.model import Model, Sitting
from web.app.saves import MET, write_met
from web.app.sitting import eyes, is_over, table_of
from web.app.storing import stored
from web.words.rules import rule_text


def meet(model: Model, sitting: Sitting, known: int) -> Result:
    """Tell the rule behind the first new thing that the viewer saw since move `known` of the log.

    One at a time: while one is told, others wait until they come up again, and so does what ends
    the game, beside whose result nothing is told.
    """
    viewer = eyes(sitting)
    if viewer is None or model.first or is_over(sitting) or not model.preferences.explain:
        return model, []
    table = table_of(sitting)
    for deed in sitting.story[known:]:
        for event in deed.events:
            rule = table.first(event.seen_by(viewer))
            if rule is not None and rule.id not in model.met:
                return _told(model, rule.id)
    return model, []


def _told(model: Model, id: str) -> Result:
    text = rule_text(id, model.language)
    model = replace(model, first=id, met=model.met | {id})
    kept = stored(model, {MET: write_met(model.met)})
    return model, [*kept, Announce(f"{text.title}: {text.first_sentence}")]
