"""Violet set up by hand: who stands where on the Path, the cards, the lantern and the events."""

from collections.abc import Iterator, Mapping

from engine.violet.components import (
    CARDS,
    EVENT_CARDS,
    EVENT_WORD,
    SEAT_WORDS,
    SEATS,
    SUITS,
    TORECH,
    VIOLET,
    Card,
    EventCard,
    Space,
    card_name,
    parse_card,
    parse_path,
    path_text,
)
from engine.violet.observe import observe
from engine.violet.play import State
from engine.violet.state import FREE, SPENT, Ahead, Stage
from web.boards.table import AnyView
from web.boards.violet import art, phrases
from web.boards.violet.forest import Forest
from web.boards.violet.places import HEIGHT, STONE, WIDTH, spot
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

_KNOWING = ("violet ", "torech ", "onlooker ")
"""How the parts begin that say who doubts what."""

_LISTS = ("offered", "refused", "chosen", "revealed", "pending", "kept")
"""The event cards by where they lie, besides those before the fear."""

_HOLDERS = {"-": FREE, "v": VIOLET, "t": TORECH, "x": SPENT}


def _names(state: State, words: Words) -> tuple[str, ...]:
    return tuple(words(f"violet.role.{role}") for role in SEAT_WORDS)


def _pictures(state: State, view: AnyView) -> list[Picture]:
    html = f'<div class="vt-wood">{Forest(view).draw()}</div>'
    box = (-14.0, -6.0, WIDTH + 28.0, HEIGHT + 12.0)
    return [Picture("board", view.words("teach.board"), html, box, tuple(_places(state, view)))]


def _places(state: State, view: AnyView) -> Iterator[Place]:
    words = view.words
    for space in range(state.layout.fear, len(state.path)):
        where = f"space/{space}"
        x, y, _ = spot(space, len(state.path), state.layout.fear)
        label = phrases.space(words, view.seen, space)
        things = tuple(_on(state, space, where, words))
        side = 2.0 * STONE
        yield Place(where, label, x, y, side if space >= 0 else 36.0, side, things)


def _on(state: State, space: Space, where: str, words: Words) -> Iterator[Thing]:
    if state.violet == space:
        figure = art.icon(art.used("violet"), "-30 -96 60 102")
        yield Thing(f"violet:@{where}", words("violet.role.violet"), figure)
    if state.fear == space:
        shape = art.icon(art.used("fear"), "-42 -48 84 72")
        yield Thing(f"fear:@{where}", words("violet.fear"), shape)
    if space in state.fireflies:
        yield _flies(where, words)
    for event, at in ((EventCard.FAERY_RING, state.ring), (EventCard.AIR, state.air)):
        if at == space:
            yield _event(event, where, words)
    for lying in state.ahead:
        if lying.space == space:
            yield _event(lying.event, where, words)


def _flies(where: str, words: Words) -> Thing:
    flies = art.icon(art.used("flies"), "-24 -24 48 48")
    return Thing(f"flies:@{where}", words("violet.fireflies"), flies)


def _event(event: EventCard, where: str, words: Words) -> Thing:
    return Thing(f"event:{event}@{where}", phrases.event(words, event), art.event_icon(event))


def _card(card: Card, where: str, words: Words) -> Thing:
    picture = art.card(art.face(card))
    return Thing(f"card:{card_name(card)}@{where}", phrases.card(words, card), picture)


def _shelves(state: State, words: Words) -> list[Shelf]:
    names = _names(state, words)

    def of(where: str, label: str, cards: tuple[Card, ...], folded: bool = False) -> Shelf:
        return Shelf(where, label, [_card(card, where, words) for card in cards], folded)

    shelves = [
        of(f"hand/{seat}", words("teach.hand", name=names[seat]), state.hands[seat])
        for seat in SEATS
    ]
    shelves.append(of("market", words("teach.violet.market"), tuple(state.market_cards())))
    if state.stage in (Stage.LEAD, Stage.FOLLOW):
        shelves.append(of("led", words("teach.violet.led"), state.trick_cards))
    elif state.trick_cards:
        shelves.append(of("trick", words("teach.violet.trick"), state.trick_cards))
    shelves += [
        of(f"feared/{number}", words("violet.feared", n=number + 1), tuple(pair))
        for number, pair in enumerate(state.fear_discards)
        if pair
    ]
    deck = (*state.deck_top, *state.deck_rest)
    return [
        *shelves,
        of("deck", words("violet.deck"), deck, folded=True),
        of("discard", words("violet.discard"), state.discard, folded=True),
        *_events(state, words),
    ]


def _events(state: State, words: Words) -> Iterator[Shelf]:
    used = {card.event for card in state.ahead}
    for name in _LISTS:
        cards = getattr(state, name)
        used.update(cards)
        if cards or name == "kept":
            things = [_event(card, name, words) for card in cards]
            yield Shelf(name, words(f"teach.violet.{name}"), things, folded=True)
    rest = [_event(card, BOX, words) for card in EVENT_CARDS if card not in used]
    yield Shelf(BOX, words("teach.box"), [_flies(BOX, words), *rest], folded=True)


def _put(state: State, thing: str, place: str) -> str:
    kind, which, source = named(thing)
    if kind == "card":
        return _move_card(state, parse_card(which), source, place)
    if kind == "event":
        _move_event(state, EVENT_WORD.read(which), source, place)
        return str(state)
    space = _space(place) if place != BOX else None
    if kind == "flies":
        flies = set(state.fireflies)
        if source != BOX:
            flies.remove(_space(source))
        state.fireflies = frozenset(flies if space is None else {*flies, space})
    elif space is None:
        raise Misplaced
    elif kind == "violet":
        state.violet = space
    else:
        state.fear = space
    return str(state)


def _space(place: str) -> Space:
    if not place.startswith("space/"):
        raise Misplaced
    return int(place.removeprefix("space/"))


def _move_event(state: State, event: EventCard, source: str, place: str) -> None:
    """On the lead-in it lies face down; on the Path it has happened there."""
    if source in _LISTS:
        rest = tuple(card for card in getattr(state, source) if card is not event)
        setattr(state, source, rest)
    elif source != BOX:
        space = _space(source)
        state.ahead = tuple(card for card in state.ahead if card.event is not event)
        if event is EventCard.FAERY_RING and state.ring == space:
            state.ring = None
        elif event is EventCard.AIR and state.air == space:
            state.air = None
    if place in _LISTS:
        setattr(state, place, (*getattr(state, place), event))
        if place in ("pending", "kept") and event not in state.revealed:
            state.revealed = (*state.revealed, event)
    elif place != BOX:
        space = _space(place)
        if space < 0:
            state.ahead = tuple(sorted((*state.ahead, Ahead(space, event))))
        elif event is EventCard.FAERY_RING:
            state.ring = space
        elif event is EventCard.AIR:
            state.air = space
        else:
            raise Misplaced


def _move_card(state: State, card: Card, source: str, place: str) -> str:
    """To a place, or in exchange for the card that was tapped there."""
    if "@" in place:
        _, other, _ = named(place)
        _exchange(state, card, parse_card(other))
    elif place == source:
        raise Misplaced
    else:
        _take(state, card, source)
        _give(state, card, place)
    if place == "led":
        state.leader, state.turn, state.stage = state.turn, 1 - state.turn, Stage.FOLLOW
    elif source == "led" and "@" not in place:
        state.turn, state.stage = state.leader, Stage.LEAD
    return _known(state)


def _exchange(state: State, one: Card, other: Card) -> None:
    def swapped(card: Card) -> Card:
        return other if card == one else one if card == other else card

    def each(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(map(swapped, cards))

    state.hands = [tuple(sorted(each(hand))) for hand in state.hands]
    state.market = tuple(None if card is None else swapped(card) for card in state.market)
    state.deck_top = each(state.deck_top)
    state.deck_rest = tuple(sorted(each(state.deck_rest)))
    state.discard = tuple(sorted(each(state.discard)))
    first, second = (
        None if pair is None else (swapped(pair[0]), swapped(pair[1]))
        for pair in state.fear_discards
    )
    state.fear_discards = (first, second)
    if state.lead is not None:
        state.lead = swapped(state.lead)


def _take(state: State, card: Card, source: str) -> None:
    def without(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(other for other in cards if other != card)

    kind, _, which = source.partition("/")
    if kind == "hand":
        state.hands[int(which)] = without(state.hands[int(which)])
    elif kind == "market":
        state.market = tuple(None if other == card else other for other in state.market)
    elif kind == "led":
        state.lead = None
    elif kind == "deck":
        state.deck_top, state.deck_rest = without(state.deck_top), without(state.deck_rest)
    elif kind == "discard":
        state.discard = without(state.discard)
    else:
        raise Misplaced


def _give(state: State, card: Card, place: str) -> None:
    kind, _, which = place.partition("/")
    if kind == "hand":
        state.hands[int(which)] = tuple(sorted((*state.hands[int(which)], card)))
    elif kind == "market" and None in state.market:
        at = state.market.index(None)
        state.market = (*state.market[:at], card, *state.market[at + 1 :])
    elif kind == "led" and state.lead is None and state.stage is Stage.LEAD:
        state.lead = card
    elif kind == "deck":
        state.deck_rest = tuple(sorted((*state.deck_rest, card)))
    elif kind == "discard":
        state.discard = tuple(sorted((*state.discard, card)))
    else:
        raise Misplaced


def _known(state: State) -> str:
    """The text where each sees what lies open and in their own hand, and nobody saw the rest."""
    text = "; ".join(part for part in str(state).split("; ") if not part.startswith(_KNOWING))
    deck = {*state.deck_top, *state.deck_rest}
    violets, torechs = map(set, state.hands)
    doubts = {
        "violet": (torechs | deck, "tk"),
        "torech": (violets | deck, "vk"),
        "onlooker": (violets | torechs | deck, "vtk"),
    }
    told = (
        f"{name} {' '.join(f'{card_name(card)}:{places}' for card in CARDS if card in cards)}"
        for name, (cards, places) in doubts.items()
        if cards
    )
    return "; ".join((text, *told))


def _fields(state: State, words: Words) -> list[Field]:
    names = _names(state, words)
    stages = [
        (str(stage), words(f"violet.wait.{stage}", name=names[state.turn])) for stage in Stage
    ]
    seats = list(zip(SEAT_WORDS, names, strict=True))
    holders = [
        ("-", words("teach.none")),
        ("v", names[VIOLET]),
        ("t", names[TORECH]),
        ("x", words("teach.violet.spent")),
    ]
    letters = {holder: letter for letter, holder in _HOLDERS.items()}
    spaces = [
        (str(space), phrases.space(words, observe(state, None), space))
        for space in range(state.layout.fear, len(state.path))
    ]
    out = [("0", words("teach.no")), ("1", words("teach.yes"))]
    return [
        Field("turn", words("teach.turn"), SEAT_WORDS[state.turn], seats),
        Field("stage", words("teach.stage"), str(state.stage), stages),
        Field("leader", words("teach.violet.leader"), SEAT_WORDS[state.leader], seats),
        Field("fuel", words("teach.violet.fuel"), str(state.fuel), most=state.layout.lantern),
        Field("fear", words("teach.violet.fear"), str(state.fear), spaces),
        Field("storm", words("teach.violet.storm"), str(state.out_at), out),
        Field("off-track", words("teach.violet.off-track"), str(state.precipices - 1), out),
        *(
            Field(
                f"bonus-{suit.word}",
                words("teach.violet.bonus", suit=phrases.suit(words, suit)),
                letters[state.bonuses[suit]],
                holders,
            )
            for suit in SUITS
        ),
        Field("path", words("teach.violet.path"), path_text(state.path)),
    ]


def _fill(state: State, values: Mapping[str, str]) -> str:
    state.turn = SEAT_WORDS.index(values.get("turn", SEAT_WORDS[state.turn]))
    state.leader = SEAT_WORDS.index(values.get("leader", SEAT_WORDS[state.leader]))
    state.stage = Stage(values.get("stage", str(state.stage)))
    state.fuel = amount(values, "fuel", state.fuel)
    state.fear = amount(values, "fear", state.fear)
    state.out_at = amount(values, "storm", state.out_at)
    state.precipices = 1 + amount(values, "off-track", state.precipices - 1)
    state.bonuses = tuple(
        _HOLDERS.get(values.get(f"bonus-{suit.word}", ""), state.bonuses[suit]) for suit in SUITS
    )
    state.path = parse_path(written(values, "path", path_text(state.path)))
    return str(state)


def _swaps(held: str, other: str) -> bool:
    """Cards in two places change them: so every hand stays as full as it was."""
    (kind, _, here), (what, _, there) = named(held), named(other)
    return kind == what == "card" and here != there and "trick" not in (here, there)


_FITS = {
    "card": ("hand/", "market", "led", "deck", "discard"),
    "event": ("space/", BOX, *_LISTS),
    "flies": ("space/", BOX),
    "violet": ("space/",),
    "fear": ("space/",),
}

_PARTS = (
    "turn path fuel fear fireflies bonuses market hands deck discard feared precipices ring air "
    "led trick looked waiting ingenious offered refused chosen ahead revealed pending kept violet "
    "torech onlooker"
)

BENCH = Bench(
    "violet",
    parts=tuple(_PARTS.split(" ")),
    bare=1,
    hints=("turn", "path", "hands", "deck", "market", "fuel"),
    names=_names,
    pictures=_pictures,
    shelves=_shelves,
    fields=_fields,
    fits=_FITS,
    board=("space/",),
    put=_put,
    fill=_fill,
    swaps=_swaps,
)
