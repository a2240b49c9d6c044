"""Asking about a thing on the table instead of tapping it: what it is, what a tap does, why not.

One asks by the sheet and the next tap, or by holding a finger on the thing, the right mouse button
or a key, also about what cannot be tapped now. Nothing is done by it.
"""

from dataclasses import replace

from web.app.model import Model, Notice, Sitting
from web.app.routes import Route
from web.app.sitting import deciding, prompt, table_of, view
from web.boards.table import NOTHING, AnyTable, AnyView, Tap, spoken
from web.words.rules import rule_text


def asks_next(model: Model, sitting: Sitting) -> bool:
    """Whether the next tap at this table asks, and does nothing."""
    return model.curious and deciding(sitting)


def about(model: Model, what: str) -> Notice:
    """What there is to say of the thing; where the table is only looked at, just what it is.

    After ` @` may stand the id of the place where it is drawn: there may be several.
    """
    sitting, words = model.sitting, model.words
    assert sitting is not None
    table, seen = table_of(sitting), view(sitting, words)
    what, _, place = what.partition(" @")
    name, meant = _name(table, seen, what, place), table.sign_of(seen, what, place)
    sign = words(f"{table.game}.sign.{meant}") if meant else ""
    if sitting.still:
        told = name or table.asked(seen, what) or words("app.asked.nothing")
        return Notice(sign, name) if sign else Notice(told)
    if sign and what == NOTHING:
        by = next(each.rule for each in table.signs(seen) if each.name == meant)
        return replace(by_rule(model, by.id, name), text=sign)
    tapped = Tap(seen.picked) if what == NOTHING else table.tap(seen, what)
    rule = None if tapped.move is None else sitting.match.state.refusal(tapped.move)
    if rule is not None:
        found = by_rule(model, rule.id, name)
        return replace(found, text=f"{sign} {found.text}".strip())
    if tapped.move is not None:
        told = words("app.asked.move", text=table.advise(seen, tapped.move).text)
    elif tapped.hint:
        told = tapped.hint
    elif tapped.picked == seen.picked:
        told = words("app.asked.nothing")
    else:
        usual = "app.asked.held" if seen.holds(what) else "app.asked.pick"
        told = table.asked(seen, what) or words(usual)
    return Notice(f"{sign} {told}".strip(), name)


def by_rule(model: Model, id: str, name: str = "") -> Notice:
    """A rule in its own words, what it is said of, and where it can be tried."""
    assert model.sitting is not None
    text, route = rule_text(id, model.language), Route("rules", model.sitting.match.game.id, id)
    taught = text.taught and model.sitting.course is None
    show = Route("learn", route.name, id) if taught else None
    said = text.first_sentence
    if id == f"{route.name}.turn":  # what it is the time for helps more than that it is not
        asked = prompt(model.sitting, view(model.sitting, model.words))
        said = model.words("app.asked.not-now", prompt=asked)
    return Notice(said, name or text.title, route, show)


def _name(table: AnyTable, seen: AnyView, what: str, place: str) -> str:
    """What the thing is and what there is on it, as its place in the table's twin says.

    Of a thing in several places that one is told which was asked about, if that is known.
    """
    twin = table.twin(spoken(seen))
    cells = [cell for cell in twin.places if str(cell.thing or cell.asked) == what]
    if len(cells) > 1 or what == NOTHING:
        return next((cell.said for cell in cells if cell.place == place), "")
    told = [(cell.thing or cell.asked, cell.said) for cell in cells]
    told += [(thing.thing, thing.said) for thing in twin.things]
    told += twin.buttons
    names = [said for thing, said in told if str(thing) == what]
    return names[0] if len(names) == 1 else ""
