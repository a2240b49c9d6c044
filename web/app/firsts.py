"""What comes up for the first time on this device: its rule is told, once."""

from dataclasses import replace

from web.app.effects import Announce, Result, Scroll
from web.app.model import Model, Notice, Sitting
from web.app.saves import MET, write_met
from web.app.sitting import eyes, is_over, table_of, view
from web.app.storing import stored
from web.words.rules import rule_text

WORD = 500
"""Milliseconds that a word takes to be read, in no hurry."""


def meet(model: Model, sitting: Sitting, known: int) -> Result:
    """Tell the rule behind the first new thing that the viewer saw since move `known` of the log.

    One at a time: while one is told and can hardly have been read, others wait until they come up
    again, and so does what ends the game, beside whose result nothing is told. What seldom comes
    (`Table.seldom`) takes the place of any other, and waits only for what seldom comes as well.
    """
    model = make_room(model)
    viewer = eyes(sitting)
    if viewer is None or is_over(sitting) or not model.preferences.explain:
        return replace(model, rare=()), []
    table, seen, new, rare = table_of(sitting), view(sitting, model.words).seen, "", model.rare
    for deed in sitting.story[known:]:
        for event in deed.events:
            seldom = isinstance(event, table.seldom)
            if (model.first or new) and not seldom:
                continue
            rule = table.first(event.seen_by(viewer), seen)
            if rule is None or rule.id in model.met or rule.id in rare:
                continue
            if seldom:
                rare = (*rare, rule.id)
            else:
                new = rule.id
    if rare:
        return next_one(replace(model, rare=rare))
    return _told(model, new) if new else (model, [])


def next_one(model: Model) -> Result:
    """Tell what has waited for its turn, if that has come."""
    if not model.rare or model.first == model.rare[0]:
        return model, []
    return _told(model, model.rare[0])


def read(model: Model) -> Model:
    """What was told has been read: it is told no longer."""
    told = bool(model.first) and model.rare[:1] == (model.first,)
    return replace(model, first="", rare=model.rare[told:])


def make_room(model: Model) -> Model:
    """When something happens, what was told long enough ago to be read lies over it no longer."""
    if not model.first:
        return model
    words = len(_said(model, model.first).split())
    return model if model.now < model.first_at + words * WORD else read(model)


def _told(model: Model, id: str) -> Result:
    met = (model.met - {model.first}) | {id}
    model = replace(model, first=id, first_at=model.now, met=met)
    kept = stored(model, {MET: write_met(model.met)})
    return model, [*kept, Scroll("first", "nearest"), Announce(_said(model, id))]


def _said(model: Model, id: str) -> str:
    text = rule_text(id, model.language)
    return Notice(text.first_sentence, text.title).said
