"""The forest as one SVG: the fear's lead-in, the Path, who walks on it, and the lantern's light."""

from collections.abc import Iterator

from engine.violet.components import EventCard, Space
from engine.violet.moves import Advance, Improvise, Place, Rest
from engine.violet.rulebook import WIN_VIOLET
from engine.violet.score import ending
from web.boards.parts import layered, look
from web.boards.spot import Spot
from web.boards.violet import art
from web.boards.violet.gestures import tapped, targets
from web.boards.violet.marks import Marks, marks
from web.boards.violet.places import HEIGHT, LEAD_IN_LINE, PATH_LINE, TOUCH, WIDTH, spot
from web.boards.violet.things import Held, LeadIn, OneSpace, View, held, lead_in

_TREES = (
    ("fir", 12, 250, 1.15),
    ("oak", 160, 268, 0.8),
    ("fir", 268, 262, 0.72),
    ("fir", 560, 266, 0.8),
    ("oak", 650, 262, 0.9),
    ("fir", 812, 150, 1.2),
    ("oak", 668, 146, 0.72),
    ("fir", 412, 145, 0.66),
    ("fir", 284, 148, 0.74),
    ("oak", 172, 150, 0.7),
    ("fir", 6, 90, 1.3),
    ("fir", 180, 388, 0.8),
    ("oak", 318, 384, 0.74),
    ("fir", 470, 386, 0.86),
    ("fir", 604, 388, 0.74),
    ("oak", 722, 386, 0.9),
    ("fir", 816, 372, 1.2),
    ("fir", -60, 390, 1.6),
    ("fir", -130, 260, 1.8),
    ("oak", -190, 420, 1.9),
    ("fir", 890, 260, 1.7),
    ("oak", 950, 420, 1.9),
    ("fir", 960, 120, 1.5),
    ("fir", -80, 120, 1.6),
)
"""Kind, place and size; those beside the picture are seen on wide screens."""

_WAYS = ((" is-lead-in", LEAD_IN_LINE), ("", PATH_LINE))

_TOP, _HEIGHT = -6, HEIGHT + 12
"""Of the picture: the forest and a margin."""

_FAR = 8 * art.NIGHT
"""As far as it is dark: beyond the board, also when the lantern is out and the circle small."""


class Forest:
    """One drawing of the board."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seen = view.seen
        self.held: Held = held(view.picked)
        self.marks: Marks = marks(view.recent)
        self.targets = targets(view)

    def spot(self, space: Space) -> Spot:
        """The middle of a space."""
        return spot(space, len(self.seen.path), self.seen.layout.fear)

    def row(self) -> float:
        """How far down the picture Violet is, of its height: her middle, not her feet."""
        return (self.spot(self.seen.violet).y - TOUCH / 2 - _TOP) / _HEIGHT

    def draw(self) -> str:
        """The whole SVG."""
        layers = (
            ("trees", (art.tree(*tree) for tree in _TREES)),
            ("ways", (f'<path class="vt-way{look}" d="{line}"/>' for look, line in _WAYS)),
            ("lead-in", self._lead_in()),
            ("spaces", self._spaces()),
            ("lying", self._lying()),
            ("people", self._people()),
            ("night", self._night()),
            ("hits", self._hits()),
        )
        rule = ending(self.seen)
        over = f" is-over is-{rule.id.rpartition('.')[2]}" if rule else ""
        return layered("forest", f"vt-board{over}", (-14, _TOP, WIDTH + 28, _HEIGHT), layers)

    def _lead_in(self) -> Iterator[str]:
        """Where only the fear walks, and Torech's events lie face down."""
        for space in range(self.seen.layout.fear, 0):
            yield art.used("pebble", f' transform="{self.spot(space).at}"')
        for lying in self.seen.ahead:
            spot = self.spot(lying.space)
            inside = '<rect class="vt-night" x="-15" y="-21" width="30" height="42" rx="5"/>'
            inside += (
                '<path class="vt-moon" d="M3-9A9 9 0 1 0 5 6A7.6 7.6 0 1 1 3-9Z"/>'
                if lying.event is None
                else art.used(f"event-{lying.event}", ' transform="scale(.72)"')
            )
            yield (
                f'<g id="ahead-{-lying.space}" class="vt-ahead" '
                f'transform="translate({spot.x:.4g} {spot.y - 12:.4g})">{inside}</g>'
            )

    def _spaces(self) -> Iterator[str]:
        seen = self.seen
        for space, suit in enumerate(seen.path):
            inside = art.used("stone" if suit is None else f"stone-{suit.word}")
            if space == seen.campfire:
                inside = art.used("camp") + art.used(
                    "troll", ' transform="translate(52 -18) scale(.95)"'
                )
            elif space >= seen.precipice:
                inside = ("" if suit is None else inside) + art.used("bridge")
            names = look(
                "vt-space",
                target=space in self.targets,
                picked=space in self.held.spaces,
                advised=space == self._advised(),
                trump=space == seen.violet and suit is not None,
                recent=space in self.marks.changed,
            )
            yield (
                f'<g id="space-{space}" class="{names}" style="transform: '
                f'{self.spot(space).transform}"><ellipse class="vt-ring" rx="47" ry="37"/>'
                f"{inside}</g>"
            )

    def _advised(self) -> Space | None:
        """Where a hint would have Violet be after a won trick, or an event happen."""
        violet: Space = self.seen.violet
        match self.view.advised:
            case Advance():
                return violet + 1
            case Rest():
                return violet
            case Place(space=space) | Improvise(space=space):
                return space
        return None

    def _lying(self) -> Iterator[str]:
        """Fireflies, and the events that lie on the Path."""
        seen = self.seen
        for space in sorted(seen.fireflies):
            x, y, _ = self.spot(space)
            yield art.used("flies", f' transform="translate({x + 4:.4g} {y - 36:.4g})"')
        for event, at in ((EventCard.FAERY_RING, seen.ring), (EventCard.AIR, seen.air)):
            if at is not None:
                x, y, _ = self.spot(at)
                sign = art.used(f"event-{event}", ' transform="scale(.84)"')
                yield (
                    f'<g id="lies-{event}" class="vt-lies" '
                    f'transform="translate({x - 26:.4g} {y + 20:.4g})"><circle r="19"/>{sign}</g>'
                )

    def _people(self) -> Iterator[str]:
        """The fear, then Violet with her lantern."""
        seen = self.seen
        fear = self.spot(min(seen.fear, seen.campfire))
        shape = art.used("fear", ' transform="translate(0 -14)"')
        yield (
            f'<g id="fear" class="vt-walker vt-fear" style="{self.view.after("fear")}'
            f'transform: {fear.transform}">'
            f'<g class="vt-hover">{shape}</g></g>'
        )
        x, y, _ = self.spot(seen.violet)
        share = seen.fuel / seen.layout.lantern
        flame = 0 if seen.is_dark() else 0.8 + 1.3 * share
        lit = self.view.after("fuel")
        yield (
            f'<g id="violet" class="vt-walker" style="{self.view.after("step")}'
            f'transform: {Spot(x, y + 6).transform}">'
            f'<g class="vt-stand">{art.used("violet")}'
            f'<g transform="translate(27 -10)"><circle class="vt-halo" r="{20 + 26 * share:.3g}" '
            f'style="{lit}opacity: {0.25 + 0.55 * share:.2g}"/>{art.used("lamp")}'
            f'<g class="vt-flicker" style="{lit}transform: scale({flame:.2g})">'
            f"{art.used('flame')}</g>"
            "</g></g></g>"
        )

    def _night(self) -> Iterator[str]:
        """The dark, with a clear place around the lantern that shrinks with the fuel."""
        x, y, size = self.light
        yield (
            f'<g id="night" class="{self.nightfall}" style="{self.view.after("step", "fuel")}'
            f'transform: {Spot(x, y).transform} scale({size:.3g})">'
            f'<circle r="{_FAR}" fill="url(#vt-dark)"/></g>'
        )

    @property
    def light(self) -> Spot:
        """Where the lantern shines, and how far: the fuel says so."""
        seen = self.seen
        x, y, _ = self.spot(seen.violet)
        share = seen.fuel / seen.layout.lantern
        return Spot(x, y - 20, 0.08 if seen.is_dark() else 0.25 + 1.5 * share)

    @property
    def nightfall(self) -> str:
        """How dark it is, as classes of the style sheet."""
        return look("vt-nightfall", out=self.seen.is_dark(), home=ending(self.seen) is WIN_VIOLET)

    def _hits(self) -> Iterator[str]:
        """What a finger hits, larger than what is drawn: to be tapped only while spaces matter."""
        if not self.view.live:
            return
        for space in lead_in(self.seen):
            yield self._hit(f"lead-in-{-space}", space, self.view.about(LeadIn(-space)))
        matter = tapped(self.view)
        for space in range(len(self.seen.path)):
            reach = self.view.do if space in matter else self.view.about
            yield self._hit(str(space), space, reach(OneSpace(space)))

    def _hit(self, name: str, space: Space, reach: str) -> str:
        return (
            f'<circle id="hit-{name}" class="vt-hit" r="{TOUCH}" '
            f'transform="{self.spot(space).at}"{reach}/>'
        )
