"""The cards of the turn, what the clan will eat, and what is in the bags."""

from html import escape

from engine.ratland.components import (
    AREAS,
    BLACK,
    FEEDING,
    FINAL_EVENTS,
    FOOD_CARDS,
    INITIAL_EVENTS,
    PIECES,
    YELLOW,
    Area,
    Bag,
    EventCard,
    Piece,
    cheese_needed,
)
from engine.ratland.observe import Observation
from engine.ratland.state import Stage
from web.boards.ratland import art
from web.boards.ratland.chronicle import Phase, phase_now
from web.boards.ratland.phrases import eaters, spot, worth
from web.boards.ratland.things import View, is_placing, plan
from web.words import Words

_EATEN = (Stage.STARVE, Stage.EVENT, Stage.FOOD, Stage.OVER)
"""When the bags of the last food card are done with."""


def phases(view: View) -> str:
    """The seven phases in a row, the present one marked and called so: turns have numbers too."""
    words, now = view.words, phase_now(view)
    called = f"<small>{escape(words('ratland.phase'))}</small>"
    items = ""
    for phase in Phase:
        look = ' class="is-past"' if phase < now else ""
        here = ' aria-current="step"' if phase is now else ""
        name = escape(words(f"ratland.phase.{phase.value}"))
        items += (
            f'<li id="phase-{phase.value}"{look}{here}>{called if here else ""}'
            f"<span><b>{phase.value}</b></span><em>{name}</em></li>"
        )
    label = escape(words("ratland.phases"))
    turn = escape(words("ratland.turn", turn=view.seen.turn_number))
    return (
        f'<div class="rl-time"><strong>{turn}</strong>'
        f'<ol id="phases" class="rl-phases" aria-label="{label}">{items}</ol></div>'
    )


NO_EVENT = (
    '<div class="rl-card is-empty" aria-hidden="true"><svg class="rl-event-picture"></svg></div>'
)
"""The room of an event, before the first."""


def event(view: View) -> str:
    """The event of the turn with its effect, and when the end may come."""
    seen, words = view.seen, view.words
    if seen.event is None:
        return ""
    small = escape(_end(view))
    if seen.food and seen.stage not in (Stage.FOOD, Stage.OVER):
        food = escape(words("ratland.food", number=seen.food[-1]))
        small = f'<span class="rl-food">{food} · </span>{small}'
    return (
        f'<div id="event" class="rl-card"><svg id="event-{seen.event}" class="rl-event-picture" '
        f'viewBox="-21 -21 42 42" aria-hidden="true">{art.used(f"event-{seen.event}")}</svg>'
        f'<div><p><span class="rl-kind">{_kind(words)}</span> {_told(words, seen.event)}</p>'
        f'<p class="rl-small">{small}</p></div></div>'
    )


def _kind(words: Words) -> str:
    """What a card is, before its name: some of those are exclamations."""
    return f"{escape(words(f'ratland.phase.{Phase.EVENT}'))}:"


def _told(words: Words, card: EventCard) -> str:
    """An event by its name, and what it does."""
    name, effect = words(f"ratland.event.{card}"), words(f"ratland.effect.{card}")
    return f"<strong>{escape(name)}</strong> {escape(effect)}"


def _end(view: View) -> str:
    """When the game may end."""
    to_come = view.seen.events_to_come
    if EventCard.END in view.seen.events:
        return view.words("ratland.end.now")
    if EventCard.END in to_come:
        return view.words.many("ratland.end.odds", len(to_come))
    return view.words("ratland.end.from", turn=len(INITIAL_EVENTS) + 1)


def supper(view: View, seat: int) -> str:
    """What the clan eats as it is, and what at supper if that is more; is there enough?

    Beside it, where there is room, the event that rats are placed under.
    """
    seen = view.seen
    if seen.stage is Stage.OVER:
        return ""
    clan, fed = seen.clans[seat], eating(view, seat)
    meals = _meal(view, clan.sewer, clan.cheese, "now", told=fed == clan.sewer)
    if fed != clan.sewer:
        meals += _meal(view, fed, clan.cheese, "then")
    parts = [
        f'<details id="feeding" class="rl-meals"><summary>{meals}</summary>'
        f"{_feeding(view.words, fed)}</details>"
    ]
    if fed == clan.sewer and is_placing(seen) and seen.event is not None:
        name = escape(view.words(f"ratland.event.{seen.event}"))
        effect = escape(view.words(f"ratland.effect.{seen.event}"))
        parts.append(
            f'<details id="supper-event" class="rl-again"><summary>{name}</summary>'
            f"{effect}</details>"
        )
    return f'<div id="supper" class="rl-supper">{art.icon("supper")}{"".join(parts)}</div>'


def eating(view: View, seat: int) -> int:
    """How many rats of the clan eat at supper, with the young that are planned."""
    seen, clan = view.seen, view.seen.clans[seat]
    if seen.stage not in (Stage.ALARM, Stage.HOLY_RAT, Stage.PLACE, Stage.UNVEIL, Stage.FOOD):
        return clan.sewer
    young = 0
    if is_placing(seen) and view.moves:
        young = plan(view.picked).nursery
    elif seen.choice is not None and seat == seen.viewer:
        young = seen.choice.nursery
    return clan.rats + min(young, seen.pile)


def _feeding(words: Words, rats: int) -> str:
    """The table of what rats eat, with the row of so many marked."""
    here = eaters(rats)
    rows = ""
    for most, cheese in FEEDING:
        row = eaters(most)
        look = ' class="is-now"' if row == here else ""
        rows += f"<li{look}>{row}: <strong>{cheese}</strong>{art.icon('cheese')}</li>"
    more = escape(words("ratland.feeding.more"))
    return f'{escape(words("ratland.feeding"))}<ul class="rl-feeding">{rows}<li>{more}</li></ul>'


def _meal(view: View, rats: int, cheese: int, when: str, told: bool = True) -> str:
    """What so many rats eat; and how that compares with the cheese, if that is to be `told`."""
    needed = cheese_needed(rats)
    short = needed - cheese
    key = "ratland.supper.short" if short > 0 else "ratland.supper.enough"
    text = view.words.many(f"ratland.supper.{when}", rats)
    rest = f"<small>{escape(view.words.many(key, abs(short)))}</small>" if told else ""
    name = " is-short" if told and short > 0 else ""
    return (
        f'<span id="supper-{when}" class="rl-meal{name}"><span>{escape(text)}</span> '
        f"<strong>{needed}</strong>{art.icon('cheese')}{rest}</span>"
    )


def odds(view: View) -> str:
    """What is in each bag, piece by piece, for whoever opens this."""
    seen, words = view.seen, view.words
    if not seen.food or seen.stage is Stage.OVER:
        return ""
    heads = "".join(
        f'<th scope="col">{art.piece(piece)}<span class="visually-hidden">'
        f"{escape(words.many(f'ratland.pieces.{piece.word}', 1))}</span></th>"
        for piece in PIECES
    )
    rows = "".join(_odds_row(view, area) for area in AREAS)
    mean = escape(words("ratland.odds.mean"))
    meanings = "".join(
        f"<li>{art.piece(piece)}<span>{escape(worth(words, piece, seen.event))}</span></li>"
        for piece in PIECES
    )
    return art.fold(
        "odds",
        f"{art.icon('bag', '-18 -18 36 38')}{escape(words('ratland.odds'))}",
        f'<table class="rl-odds"><thead><tr><td></td>{heads}<th scope="col">{mean}</th></tr>'
        f'</thead><tbody>{rows}</tbody></table><ul class="rl-meanings">{meanings}</ul>',
    )


def bag_now(seen: Observation, area: Area) -> Bag | None:
    """What is in an area's bag: as it will be filled, or what is left; None when that is over."""
    full = FOOD_CARDS[seen.food[-1]][area]
    if seen.area is not None:
        if area is seen.area:
            return seen.bag
        return full if area > seen.area else None
    return None if seen.stage in _EATEN else full


def _odds_row(view: View, area: Area) -> str:
    name = f'<th scope="row">{escape(spot(view.words, area.word))}</th>'
    bag = bag_now(view.seen, area)
    total = sum(bag) if bag else 0
    if bag is None or not total:
        return f'<tr class="is-over">{name}{"<td>&ndash;</td>" * (len(PIECES) + 1)}</tr>'
    cells = "".join(
        f"<td><strong>{count}</strong><small>{100 * count / total:.0f}%</small></td>"
        if count
        else "<td>·</td>"
        for count in bag
    )
    mean = sum(bag[piece] * value(piece, view.seen) for piece in PIECES) / total
    return f"<tr>{name}{cells}<td>{view.words.decimal(f'{mean:.2f}')}</td></tr>"


def value(piece: Piece, seen: Observation) -> int:
    """The cheese a piece is worth this turn."""
    black_is_yellow = piece is BLACK and seen.event is EventCard.WE_MADE_IT
    return YELLOW.cheese if black_is_yellow else piece.cheese


def events_left(view: View) -> str:
    """Which events may still come, for whoever opens this."""
    words = view.words
    if view.seen.stage is Stage.OVER:
        return ""
    lists = ""
    for key, cards in (("initial", INITIAL_EVENTS), ("final", FINAL_EVENTS)):
        if to_come := [card for card in cards if card not in view.seen.events]:
            items = "".join(f"<li>{_told(words, card)}</li>" for card in to_come)
            lists += f"<h2>{escape(words(f'ratland.events.{key}'))}</h2><ul>{items}</ul>"
    inside = f'<div class="rl-events">{lists}</div>'
    return art.fold("events-left", escape(words("ratland.events")), inside)
