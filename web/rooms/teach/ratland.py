"""Ratland set up by hand: rats in their sewers, cheese, the cards so far, and the bag."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.core.fields import changed
from engine.ratland.components import (
    AREA,
    AREAS,
    EMPTY_BAG,
    EVENT,
    FOOD_CARDS,
    PIECE,
    PIECES,
    PLACES,
    Area,
    Clan,
    EventCard,
    Piece,
)
from engine.ratland.play import State
from engine.ratland.state import CHANCE_STAGES, Stage
from web.boards import parts
from web.boards.ratland import art
from web.boards.ratland.phrases import spot
from web.boards.ratland.places import HEIGHT, ROOMS, WIDTH
from web.boards.ratland.sewer import Sewer
from web.boards.table import AnyView
from web.rooms.teach.bench import (
    BOX,
    Bench,
    Field,
    Misplaced,
    Picture,
    Place,
    Shelf,
    Thing,
    amount,
    named,
    written,
)
from web.words import Words

_SEARCHING = (Stage.FORAGE, Stage.HELMET)
_MOST = 80
_BOX = (-1.0, -1.0, WIDTH + 2.0, HEIGHT + 2.0)


def _names(state: State, words: Words) -> tuple[str, ...]:
    return tuple(words(f"ratland.clan.{seat + 1}") for seat in range(len(state.clans)))


def _rat(seat: int, where: str, words: Words, count: int) -> Thing:
    picture = parts.icon(art.used(f"rat-{seat}"), "-17 -12 34 20")
    label = words("teach.ratland.rat", clan=words(f"ratland.clan.{seat + 1}"))
    return Thing(f"rat:{seat}@{where}", label, picture, count)


def _pictures(state: State, view: AnyView) -> list[Picture]:
    return [
        Picture(
            f"clan-{seat}",
            name,
            f'<div class="rl-clan-{seat}">{Sewer(view, seat, own=False).draw()}</div>',
            _BOX,
            tuple(_places(state, seat, name, view.words)),
        )
        for seat, name in enumerate(_names(state, view.words))
    ]


def _places(state: State, seat: int, name: str, words: Words) -> Iterator[Place]:
    clan = state.clans[seat]
    for room, box in ROOMS.items():
        where = f"clan/{seat}/{room}"
        count = _count(clan, room)
        things = (_rat(seat, where, words, count),) if count else ()
        x, y = box.middle
        label = f"{name}: {spot(words, room)}"
        yield Place(where, label, x, y, box.width, box.height, things)


def _count(clan: Clan, room: str) -> int:
    count: int = getattr(clan.places if room in PLACES else clan, room)
    return count


def _event(card: EventCard, where: str, words: Words) -> Thing:
    picture = parts.icon(art.used(f"event-{card}"), "-21 -21 42 42")
    return Thing(f"event:{card}@{where}", words(f"ratland.event.{card}"), picture)


def _food(card: int, where: str, words: Words) -> Thing:
    return Thing(f"food:{card}@{where}", words("ratland.food", number=card), "")


def _piece(piece: Piece, where: str, words: Words, count: int = 1) -> Thing:
    label = words.many(f"ratland.pieces.{piece.word}", count)
    return Thing(f"piece:{piece.word}@{where}", label, art.piece(piece), count)


def _shelves(state: State, words: Words) -> list[Shelf]:
    picture = parts.icon(art.used("rat-0"), "-17 -12 34 20")
    rats = Thing(f"rat:@{BOX}", words.many("ratland.pile", state.pile), picture, state.pile)
    events_so_far = [_event(card, "events", words) for card in state.events]
    food_so_far = [_food(card, "food", words) for card in state.food]
    food = [_food(card, BOX, words) for card in FOOD_CARDS if card not in state.food]
    events = [_event(card, BOX, words) for card in EventCard if card not in state.events]
    shelves = [
        Shelf(BOX, words("teach.ratland.common"), [rats] if state.pile else []),
        Shelf("events", words("teach.ratland.events"), events_so_far),
        Shelf("food", words("teach.ratland.food"), food_so_far),
        Shelf("cards", words("teach.ratland.cards"), [*events, *food], folded=True),
    ]
    if state.area is None:
        return shelves
    bag = [
        _piece(piece, "bag", words, count)
        for piece, count in zip(PIECES, state.bag, strict=True)
        if count
    ]
    drawn = [_piece(piece, "drawn", words) for piece in dict.fromkeys(state.drawn)]
    pieces = [_piece(piece, "pieces", words) for piece in PIECES]
    return [
        *shelves,
        Shelf("bag", words("teach.ratland.bag", area=spot(words, state.area.word)), bag),
        Shelf("drawn", words("teach.ratland.drawn"), drawn),
        Shelf("pieces", words("teach.ratland.pieces"), pieces, folded=True),
    ]


def _put(state: State, thing: str, place: str) -> str:
    kind, which, source = named(thing)
    if kind == "rat":
        _move_rat(state, source, place)
    elif kind == "event":
        _move_event(state, EVENT.read(which), place)
    elif kind == "food":
        card = int(which)
        if place not in ("food", "cards", BOX):
            raise Misplaced
        rest = tuple(other for other in state.food if other != card)
        state.food = (*rest, card) if place == "food" else rest
    else:
        _move_piece(state, PIECE.read(which), source, place)
    return str(state)


def _move_rat(state: State, source: str, place: str) -> None:
    for where, by in ((source, -1), (place, 1)):
        if where == BOX:
            continue
        word, seat, room = where.split("/")
        if word != "clan":
            raise Misplaced
        clan = state.clans[int(seat)]
        if room in PLACES:
            clan = clan.moved(PLACES.index(room), by)
        else:
            clan = replace(clan, **{room: getattr(clan, room) + by})
        state.clans[int(seat)] = clan
    _search_where_they_are(state)
    _choose_anew(state)


def _search_where_they_are(state: State) -> None:
    """Rats stand outside the pantry only while food is searched: so it is, once one is there."""
    searched = [area for area in AREAS if any(clan.places[area] for clan in state.clans)]
    if searched and state.stage not in _SEARCHING:
        _fill(state, {"stage": Stage.FORAGE, "area": searched[0].word})


def _choose_anew(state: State) -> None:
    """Who placed more rats than it has now decides again."""
    stale = {
        seat
        for seat, choice in enumerate(state.choices)
        if choice is not None and choice not in state.placements(seat)
    }
    if stale:
        state.choices = tuple(None if n in stale else c for n, c in enumerate(state.choices))
        state.waiting = state.in_order({*state.waiting, *stale})


def _move_event(state: State, card: EventCard, place: str) -> None:
    """A turn has an event and a food card: where one of them comes or goes, so does the other."""
    if place not in ("events", "cards", BOX):
        raise Misplaced
    rest = tuple(other for other in state.events if other is not card)
    state.events = (*rest, card) if place == "events" else rest
    turns = len(state.events) - (EventCard.END in state.events)
    wanted = max(0, turns - (state.stage is Stage.FOOD))
    state.food = state.food[:wanted]
    while len(state.food) < wanted:
        state.food += state.food_to_come[:1]


def _move_piece(state: State, piece: Piece, source: str, place: str) -> None:
    if place not in ("bag", "drawn", "pieces", BOX):
        raise Misplaced
    if source == "bag":
        state.bag = changed(state.bag, piece, -1)
    elif source == "drawn":
        drawn = [*state.drawn]
        drawn.remove(piece)
        state.drawn = tuple(drawn)
    if place == "bag":
        state.bag = changed(state.bag, piece, 1)
    elif place == "drawn":
        state.drawn += (piece,)


def _stage_name(stage: Stage, name: str, words: Words) -> str:
    if stage is Stage.FORAGE:
        return words("teach.ratland.forage")
    return words(f"ratland.wait.{stage}", name=name)


def _fields(state: State, words: Words) -> list[Field]:
    names = _names(state, words)
    decides = names[state.waiting[0] if state.waiting else state.active]
    stages = [(str(stage), _stage_name(stage, decides, words)) for stage in Stage]
    areas = [("", words("teach.none"))] + [(area.word, spot(words, area.word)) for area in AREAS]
    waiting = " ".join(str(seat + 1) for seat in state.waiting)
    fields = [
        Field("stage", words("teach.stage"), str(state.stage), stages),
        Field(
            "active",
            words("ratland.active"),
            str(state.active),
            [(str(seat), name) for seat, name in enumerate(names)],
        ),
        Field("waiting", words("teach.ratland.waiting"), waiting),
        Field("area", words("teach.ratland.area"), state.area.word if state.area else "", areas),
    ]
    for seat, (name, clan) in enumerate(zip(names, state.clans, strict=True)):
        cheese, hidden = words("teach.ratland.cheese", clan=name), words("teach.ratland.hidden")
        fields += [
            Field(f"cheese-{seat}", cheese, str(clan.cheese), most=_MOST),
            Field(f"hidden-{seat}", f"{name}: {hidden}", str(clan.hidden), most=1),
        ]
    return fields


def _fill(state: State, values: Mapping[str, str]) -> str:
    before, area, active = state.stage, state.area, state.active
    state.stage = Stage(values.get("stage", str(before)))
    state.active = amount(values, "active", state.active)
    for seat, clan in enumerate(state.clans):
        cheese = amount(values, f"cheese-{seat}", clan.cheese)
        hidden = amount(values, f"hidden-{seat}", clan.hidden)
        state.clans[seat] = replace(clan, cheese=cheese, hidden=hidden)
    word = values.get("area", area.word if area else "")
    state.area = AREA.read(word) if word else None
    _set_the_search(state, area)
    listed = " ".join(str(seat + 1) for seat in state.waiting)
    told = written(values, "waiting", listed)
    if told != listed:
        state.waiting = tuple(int(seat) - 1 for seat in told.split())
    elif state.stage is not before or state.area is not area:
        state.waiting = _usual(state)
    elif state.active != active:
        state.waiting = state.in_order(state.waiting)
    state.choices = tuple(
        choice if state.stage in (Stage.PLACE, Stage.UNVEIL) and seat not in state.waiting else None
        for seat, choice in enumerate(state.choices)
    )
    return str(state)


def _set_the_search(state: State, before: Area | None) -> None:
    """Outside the search there is no bag and every rat is at home; a new search has a full bag."""
    if state.stage not in _SEARCHING:
        state.area, state.bag, state.drawn = None, EMPTY_BAG, ()
        state.clans[:] = [clan.at_home() for clan in state.clans]
    elif state.area is not before and state.area is not None and state.food:
        state.bag, state.drawn = FOOD_CARDS[state.food[-1]][state.area], ()


def _usual(state: State) -> tuple[int, ...]:
    """Who decides in this stage where nobody has said."""
    if state.stage in (CHANCE_STAGES | {Stage.OVER}) - {Stage.FORAGE}:
        return ()
    area = state.area
    return state.in_order(
        {
            seat
            for seat, clan in enumerate(state.clans)
            if (clan.places[area] if area is not None else clan.healthy)
        }
    )


_FITS = {
    "rat": ("clan/", BOX),
    "event": ("events", "cards"),
    "food": ("food", "cards"),
    "piece": ("bag", "drawn", "pieces"),
}

BENCH = Bench(
    "ratland",
    parts=("turn", "first-game", "events", "food", "clan", "chose", "bag", "drawn"),
    bare=1,
    hints=("turn", "clan", "events", "food", "chose", "bag"),
    names=_names,
    pictures=_pictures,
    shelves=_shelves,
    fields=_fields,
    fits=_FITS,
    board=("clan/",),
    put=_put,
    fill=_fill,
)
