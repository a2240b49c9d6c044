"""One clan's sewer as a picture: seven places for rats, and those that are away."""

from collections.abc import Iterator
from functools import cache, lru_cache
from html import escape
from typing import Self

from engine.ratland import moves
from engine.ratland.attack import LEFT, PIPES, facing, neighbour
from engine.ratland.components import EMPTY_BAG, FOOD_CARDS, PLACES, Area, Bag, Piece, Places
from engine.ratland.moves import PLACED, Place
from engine.ratland.state import Stage
from web.boards.parts import look
from web.boards.ratland import art
from web.boards.ratland.cards import bag_now
from web.boards.ratland.chronicle import Deeds, deeds, fights
from web.boards.ratland.phrases import contents, spot
from web.boards.ratland.places import HEIGHT, OUTSIDE, ROOMS, STEP, WIDTH, Box, stands
from web.boards.ratland.things import (
    HANDFUL,
    PANTRY,
    Fewer,
    More,
    Some,
    Thing,
    View,
    are_screened,
    is_placing,
    plan,
)

_LETTER = 9.5
"""How wide a letter of a room's name may be, in a font that is wide."""


_LONGEST = 16
"""So many letters of a name fit above a pipe, drawn narrow: the names of all clans do."""


def whose(view: View) -> int:
    """Whose sewer lies in front: the viewer's, and the first for somebody who looks on."""
    return 0 if view.seen.viewer is None else view.seen.viewer


class Sewer:
    """A drawing of one clan's sewer; `own` when it is the viewer's, to be played on."""

    def __init__(self, view: View, seat: int, own: bool) -> None:
        self.view = view
        self.seen = view.seen
        self.seat = seat
        self.own = own
        self.clan = self.seen.clans[seat]
        self.deeds: Deeds = deeds(view, seat)
        places = own and bool(view.moves) and is_placing(self.seen)
        self.placing = places and not view.shown
        self.screened = not own and are_screened(self.seen) and self.seen.placed[seat]
        """Whether its rats are where only their clan knows."""
        self.places = self._places()
        advised = view.advised if places else None
        self.advised = advised.places(self.clan.healthy) if isinstance(advised, Place) else None
        """Where a hint would have the rats."""

    @classmethod
    def front(cls, view: View) -> Self:
        """The one that lies in front."""
        return cls(view, whose(view), own=view.seen.viewer is not None)

    def _places(self) -> Places:
        """The rats as they stand, or as the viewer plans or has chosen."""
        if self.placing:
            return plan(self.view.picked).places(self.clan.healthy)
        if self.own and self.seen.choice is not None:
            return self.seen.choice.places(self.clan.healthy)
        placed: Places = self.clan.places
        return placed

    def draw(self) -> str:
        """The whole SVG."""
        rooms = "".join(self._room(name, box) for name, box in ROOMS.items())
        name = "own" if self.own else f"clan-{self.seat + 1}"
        mode = " is-placing" if self.placing else ""
        return (
            f'<svg id="sewer-{name}" class="rl-sewer rl-clan-{self.seat}{mode}" '
            f'viewBox="-1 -1 {WIDTH + 2} {HEIGHT + 2}" aria-hidden="true">'
            f'<rect class="rl-wall" x="-1" y="140" width="{WIDTH + 2}" height="{HEIGHT - 139}" '
            f'rx="8"/><rect x="-1" y="140" width="{WIDTH + 2}" height="{HEIGHT - 139}" rx="8" '
            f'fill="url(#rl-bricks)"/>{rooms}{"".join(self._fights())}</svg>'
        )

    def _fights(self) -> Iterator[str]:
        """The attacks that go out of this sewer, and those that come in: while they happen."""
        for number, fight in enumerate(fights(self.view)):
            if self.seat not in (fight.seat, fight.victim):
                continue
            out = fight.seat == self.seat
            pipe = fight.pipe if out else facing(fight.pipe)
            box, home = ROOMS[pipe], ROOMS[PANTRY]
            edge = box.x if pipe == LEFT else box.x + box.width
            inside = home.x if pipe == LEFT else home.x + home.width
            start, end = (inside, edge) if out else (edge, inside)
            y, back = box.y + (42 if out else 66), 9 if end > start else -9
            yield (
                f'<g id="{self.id(f"fight-{number + 1}")}" class="rl-attack rl-clan-{fight.seat}" '
                f'style="{self.view.after("attacks")}--n:{number}">'
                f'<path pathLength="1" d="M{start:g} {y:g}H{end - back / 3:g}"/>'
                f'<path d="M{end - back:g} {y - 9:g}L{end:g} {y:g}L{end - back:g} {y + 9:g}"/></g>'
            )

    def id(self, what: str) -> str:
        """The id of what is drawn for a place."""
        return f"{'own' if self.own else f'clan-{self.seat + 1}'}-{what}"

    def _room(self, name: str, box: Box) -> str:
        """A room: its back, its name, who is in it, and what is done there."""
        tap = self.view.do(More(name)) if self.own else ""
        drop = f' data-drop="{name}"' if self.placing else ""
        advised = self._advised(name)
        offered = self.view.advised is None and self._offered(name)
        names = f"{look('rl-room', offered=offered, advised=advised)} is-{name}"
        inside = "".join(self._inside(name, box))
        return (
            f'<g id="{self.id(name)}" class="{names}"{tap}{drop}>'
            f"{art.used(f'room-{name}')}{_frame(box)}{_label(self._named(name), box)}{inside}</g>"
            f"{self._steps(name, box)}{self._advice(name, box)}"
        )

    def _offered(self, name: str) -> bool:
        """Whether a tap there does something now."""
        if not (self.own and self.view.moves):
            return False
        if self.placing:
            return name in PLACED and bool(self.places.pantry)
        return name in {
            Stage.ALARM: ("nursery",),
            Stage.HOLY_RAT: ("graveyard",),
            Stage.STARVE: (PANTRY, "poisoned"),
        }.get(self.seen.stage, ())

    def _advised(self, name: str) -> bool:
        """Whether a hint leads there."""
        if self.advised is not None:
            return name in PLACED and getattr(self.advised, name) > 0
        match self.view.advised:
            case moves.Hide():
                return self.own and name == "nursery"
            case moves.Release():
                return self.own and name == "graveyard"
        return False

    def _advice(self, name: str, box: Box) -> str:
        """How many rats a hint would have there; also how many stay in the pantry."""
        count = getattr(self.advised, name, 0)
        if not count:
            return ""
        # on the side where no handful of rats is sent
        x, y = box.x + STEP / 2, box.y + box.height - STEP - 11
        return (
            f'<g id="{self.id(f"advice-{name}")}" class="rl-advice" '
            f'transform="translate({x:g} {y:g})"><circle r="13"/>'
            f'<text y="6">{count}</text></g>'
        )

    def _named(self, name: str) -> str:
        return self._neighbour(name) if name in PIPES else spot(self.view.words, name)

    def _beyond(self, pipe: str) -> int:
        """The clan that a pipe leads to."""
        return neighbour(self.seat, pipe, len(self.seen.clans))

    def _neighbour(self, pipe: str) -> str:
        """Whose pantry a pipe leads to."""
        other = self.view.names[self._beyond(pipe)]
        short = other if len(other) <= _LONGEST else f"{other[: _LONGEST - 1]}…"
        return f"← {short}" if pipe == LEFT else f"{short} →"

    def _inside(self, name: str, box: Box) -> Iterator[str]:
        """Who and what is in a room."""
        if name in OUTSIDE:
            if self.seat == whose(self.view):  # the bags are everybody's, and drawn once
                yield self._bag(Area[name.upper()], box)
            yield self._rats(name, getattr(self.places, name), self._floor(name, box, 60))
        elif name in PLACES:
            booty = self._booty(name, box) if self.placing and name in PIPES else ""
            floor = self._floor(name, box, 36 if booty else 20)
            yield f"{self._rats(name, getattr(self.places, name), floor)}{booty}"
        else:
            yield self._away(name, box)
        if name == PANTRY:
            yield self._store(box)
        elif name in PLACED and not self.placing:
            yield self._result(name, box)

    def _booty(self, pipe: str, box: Box) -> str:
        """What can be stolen from the neighbour that a pipe leads to."""
        cheese = self.seen.clans[self._beyond(pipe)].at_stake
        x, y = box.x + 38, box.y + 27
        return art.at("cheese", x, y, 0.8) + _text("rl-sum", x + 12, y + 5, cheese)

    def _floor(self, name: str, box: Box, top: float) -> Box:
        """Where rats stand in a room: beside what is tapped there."""
        x, y, width, height = box.inner(top, STEP)
        beside = STEP - 8 if self.placing and name in PLACED else 0
        return Box(x, y, width - beside, height)

    def _rats(self, name: str, count: int, box: Box, kind: str = "") -> str:
        """The rats of a room, one by one; a new one comes running from the pantry."""
        home_x, home_y = ROOMS[PANTRY].middle
        x, y = box.middle
        later = self.view.after({"nursery": "young", PANTRY: "home"}.get(name, "places"))
        way = f"--way-x: {home_x - x:g}px; --way-y: {home_y - y:g}px"
        if name == PANTRY:
            way = "--way-x: 0px; --way-y: -60px"
        carried = ' data-drag="carry ' + name + '"' if self.placing and name in PLACES else ""
        rats = _rats(self.id(name), self.seat, count, box, carried)
        kind += " is-screened" if self.screened and name == PANTRY else ""
        return f'<g class="rl-rats{kind}" style="{later}{way}">{rats}</g>'

    def _bag(self, area: Area, box: Box) -> str:
        """The twelve pieces of the food card; those that were drawn have faded."""
        if not self.seen.food:
            return ""
        full = FOOD_CARDS[self.seen.food[-1]][area]
        return _bag(full, bag_now(self.seen, area) or EMPTY_BAG, box)

    def _store(self, box: Box) -> str:
        """The pantry's cheese and its rats, in numbers."""
        y = box.y + box.height - STEP / 2
        if self.clan.hidden:
            y -= 9
        found = art.at("cheese", box.x + 20, y, 1.15)
        found += _text("rl-number", box.x + 35, y + 7, self.clan.cheese)
        if self.clan.hidden:
            lock = escape(self.view.words("ratland.hidden"))
            found += _text("rl-note", box.x + 10, y + 28, lock)
        if self.deeds.robbed and not self.placing:
            found += _text("rl-loss", box.x + 81, y + 5, f"&minus;{self.deeds.robbed}")
        x = box.x + box.width - 24
        if self.screened:
            return found + art.at("screen", x, y, 1.6)
        return found + self._count(PANTRY, x, y)

    def _count(self, name: str, x: float, y: float) -> str:
        pile = f' data-drag="pile {name}"' if self.placing and name in PLACES else ""
        return (
            f'<g class="rl-count" transform="translate({x:g} {y:g})"{pile}><circle r="15"/>'
            f'<text id="{self.id(f"count-{name}")}" y="6.5">'
            f"{getattr(self.places, name)}</text></g>"
        )

    def _steps(self, name: str, box: Box) -> str:
        """While rats are placed: one fewer, how many, one more, and a handful more."""
        if not (self.placing and name in PLACED):
            return ""
        count, left = getattr(self.places, name), self.places.pantry
        y, right = box.y + box.height - STEP, box.x + box.width - STEP
        steps = self._step(Fewer(name), box.x, y, '<path d="M-7 0H7"/>', count, "repeat")
        steps += self._step(More(name), right, y, '<path d="M-7 0H7M0-7V7"/>', left, "repeat")
        if left > 1:
            many = f'<text y="5">+{min(left, HANDFUL)}</text>'
            steps += self._step(Some(name, f"{HANDFUL}"), right, y - STEP, many, left)
        return (
            f'{steps}<g class="rl-tally" data-drag="pile {name}"{self.view.do(More(name))}>'
            f'<rect class="rl-grip" '
            f'x="{box.x + STEP:g}" y="{y:g}" width="{box.width - 2 * STEP:g}" height="{STEP}"/>'
            f'<text id="{self.id(f"count-{name}")}" class="rl-number is-middle" '
            f'x="{box.x + box.width / 2:g}" y="{y + STEP / 2 + 7:g}">{count}</text></g>'
        )

    def _step(self, what: Thing, x: float, y: float, shape: str, left: int, held: str = "") -> str:
        """What is tapped to send rats or take them back; `left` are those that may go that way.

        `held` is what comes of holding it: the taps are repeated, or nothing.
        """
        repeats = f" data-{held}" if held and left else ""
        return (
            f'<g id="{self.id(str(what).replace(" ", "-"))}" '
            f'class="{look("rl-step", off=not left)}" data-do="tap {what}"{repeats}>'
            f'<rect class="rl-hit" x="{x:g}" y="{y:g}" width="{STEP}" height="{STEP}"/>'
            f'<g transform="translate({x + STEP / 2:g} {y + STEP / 2:g})">'
            f'<circle r="15"/>{shape}</g></g>'
        )

    def _result(self, name: str, box: Box) -> str:
        """How many rats there are, and what they have brought."""
        y = box.y + box.height - STEP / 2
        count = getattr(self.places, name)
        found = self._count(name, box.x + 20, y) if count else ""
        text, cheese, pieces = self._brought(name)
        x = box.x + (42 if count else 12)
        if text:
            found += _text("rl-sum", x, y + 5, escape(text))
            x += 8 * len(text) + 12
        if cheese:
            found += art.at("cheese", x + 6, y, 0.8) + _text("rl-sum", x + 17, y + 5, cheese)
            x += 17 + 12 * len(cheese)
        for piece in pieces[: 2 if count else 3]:
            found += art.at(f"piece-{piece.word}", x + 6, y, 0.7)
            x += 15
        return found

    def _brought(self, name: str) -> tuple[str, str, list[Piece]]:
        """A sum, the cheese it came to, and pieces that did harm."""
        done = self.deeds
        if name in done.raids:
            attackers, guards, cheese = done.raids[name]
            return f"{attackers}\N{MINUS SIGN}{guards}", f"+{cheese}" if cheese else "0", []
        if name == "nursery" and done.born:
            return f"+{done.born}", "", []
        if name in OUTSIDE:
            foraged = done.found.get(Area[name.upper()])
            if foraged is not None:
                bad = [Piece.PURPLE] * foraged.poisoned + [Piece.BLUE] * foraged.lost
                bad += [Piece.BLACK] * foraged.gone
                return "", f"+{foraged.cheese}", bad
        return "", "", []

    def _away(self, name: str, box: Box) -> str:
        """The rats that cannot be placed, and how many they are."""
        count = getattr(self.clan, name)
        room = box.inner(22, 34)
        if name == "graveyard":
            found = "".join(art.at("grave", *stand) for stand in stands(count, room))
        else:
            found = self._rats(name, count, room, f" is-{name}")
        if count:
            middle, bottom = box.x + box.width / 2, box.y + box.height - 12
            found += _text("rl-number is-middle", middle, bottom, count)
        return found


def _text(look: str, x: float, y: float, inside: object) -> str:
    return f'<text class="{look}" x="{x:g}" y="{y:g}">{inside}</text>'


@cache
def _frame(box: Box) -> str:
    """The edge of a room."""
    return f'<rect class="rl-frame" {box.drawn} rx="9"/>'


@lru_cache(maxsize=256)
def _label(text: str, box: Box) -> str:
    """What a room is called."""
    room = box.width - 6
    narrow = f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"'
    return (
        f'<text class="rl-label" x="{box.x + box.width / 2:g}" y="{box.y + 15:g}" '
        f'text-anchor="middle"{narrow if len(text) * _LETTER > room else ""}>'
        f"{escape(text)}</text>"
    )


@lru_cache(maxsize=1024)  # a tap moves some, and most stand as they stood
def _rats(id: str, seat: int, count: int, box: Box, more: str) -> str:
    """So many rats of a clan in a room; `more` are attributes of each."""
    return "".join(
        f'<g id="{id}-{number + 1}" class="rl-rat" transform="{stand.at}"{more}>'
        f"{art.used(f'rat-{seat}')}</g>"
        for number, stand in enumerate(stands(count, box))
    )


@lru_cache(maxsize=256)
def _bag(full: Bag, left: Bag, box: Box) -> str:
    """The pieces of a bag that was full; those that are not left have faded."""
    parts, rest = [], list(left)
    for number, piece in enumerate(contents(full)):
        row, column = divmod(number, 6)
        x, y = box.x + 13.5 + column * 19, box.y + 30 + row * 19
        names = look("rl-in-bag", gone=not rest[piece])
        rest[piece] = max(0, rest[piece] - 1)
        parts.append(art.at(f"piece-{piece.word}", x, y, 0.8, names))
    return "".join(parts)
