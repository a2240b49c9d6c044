"""What a game's table is: data and some functions, around which the house draws everything else.

Each `web.boards.<game>` offers `TABLE`, a `Table`, and names its own kind of `View` in `things`:
`View = table.View[Observation, Move, Scene]`. All that a table shows comes from `View.seen`, an
Observation, so what a seat may not see cannot reach the page. A table holds no rules: a tap becomes
a move that may well be illegal, and the engine says by which rule.

The game draws its board itself, as HTML with SVG in it (`Table.draw`). All else it gives as data or
plain text, and the house draws that, escaped: prompt, buttons and Undo, log, refusals, the players'
badges (`Badge`) and the twin (`Twin`), a grid of the same places for keyboard and screen reader.
Small pictures, counted things and tappable things are drawn by `web.boards.parts`.

On a phone `draw` fills the width, the hand last, right above the prompt and the buttons; on a
laptop all of that stands to its right. Its outermost element has a class that the frame's layout
knows: `parts`, a column whose `board` takes what the screen leaves it; or `parted`, whose children
stand in the page's own column, the last of them, `beside`, below the buttons.

Every name of a player is somebody's text: escape it in what is HTML (`draw` and `result`).
"""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, NamedTuple, TypeVar

from engine.core.game import Event, Observation, Outcome, Seat
from engine.core.rule import Rule
from web.words import Words

Scores = Sequence[Mapping[str, int]]
"""Points by seat and by what they are for, as `Table.score` has them."""

Seen = TypeVar("Seen", bound=Observation)
Move = TypeVar("Move")
Scene = TypeVar("Scene")

At = tuple[int, int]
"""Row and column of a cell of the twin: whole numbers, also negative."""


@dataclass(frozen=True)
class View(Generic[Seen, Move, Scene]):
    """All that a table is drawn from."""

    seen: Seen
    """The position through the eyes of the seat at the screen, or nobody's."""
    moves: Collection[Move]
    """The legal moves, when the person at the screen is to act; else empty."""
    picked: tuple[str, ...]
    """What the player has picked up so far on the way to a move, in order."""
    scene: Scene
    """Which piece is which, so that a moved piece is the same element (see `Table.follow`)."""
    names: tuple[str, ...]
    """The players' names, by seat."""
    words: Words
    recent: Sequence[Any] = ()
    """What happened since the viewer's last decision, that included, to be marked on the board."""
    past: Sequence[Any] = ()
    """Everything that has happened in the match, as the viewer saw it, oldest first."""
    advised: Move | None = None
    """The move that a hint names, to be marked; None without a hint."""
    meanings: tuple[str, ...] = ()
    """The things between which a touch was not sure, to be marked while that is asked."""
    stages: Mapping[str, int] = field(default_factory=dict)
    """Of what has just changed, by the names of `Table.stages`, when: see `after`."""
    live: bool = True
    """Whether anything can be tapped or asked about: not in a picture beside a rule."""
    posed: bool = False
    """Whether the turn is a task: what a move would come to is for the reader to find."""
    shown: bool = False
    """Whether the move that is advised is only shown: what it is made with can be asked about."""

    def since(self, kind: type[Event]) -> Sequence[Any]:
        """What has happened since the last event of this kind, and that one; nothing without it."""
        for at in reversed(range(len(self.past))):
            if isinstance(self.past[at], kind):
                return self.past[at:]
        return ()

    def do(self, thing: object) -> str:
        """The attribute, after a space, with which a click is a tap on this thing; empty for None.

        While there is nothing to decide, the thing can only be asked about.
        """
        if not self.moves or self.shown or thing is None:
            return self.about(thing)
        meant = " data-meant" if str(thing) in self.meanings else ""
        return f' data-do="tap {thing}"{meant}'

    def about(self, thing: object) -> str:
        """The attribute with which this thing can be asked about but not tapped; "" for None."""
        return f' data-about="{thing}"' if self.live and thing is not None else ""

    @property
    def only_move(self) -> Move | None:
        """The one move there is; None where there are others."""
        return next(iter(self.moves)) if len(self.moves) == 1 else None

    def after(self, *kinds: str) -> str:
        """The style of what changes with these: after so many beats, when the others have."""
        stage = max((self.stages.get(kind, 0) for kind in kinds), default=0)
        return f"--after:calc({stage}*var(--beat));" if stage else ""

    def holds(self, thing: object) -> bool:
        """Whether it is picked up."""
        return str(thing) in self.picked


AnyView = View[Any, Any, Any]


def spoken(view: AnyView) -> AnyView:
    """The same view with words for ears."""
    return replace(view, words=view.words.spoken())


@dataclass(frozen=True, slots=True)
class Tap:
    """What a tap means: pick things up, or make a move, or neither."""

    picked: tuple[str, ...] = ()
    """What is picked up from now on; also after a refusal. A legal move leaves `ready` to say."""
    move: Any = None
    """The move the player means, legal or not; None when it is not complete."""
    hint: str = ""
    """A sentence when the tap leads nowhere and no rule is to blame."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move as a hint tells it."""

    text: str
    """The move in words, as a sentence to the player."""
    picked: tuple[str, ...] = ()
    """What to pick up for it; the player still makes the move."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button below the prompt; a click is a tap on `what`."""

    what: str
    label: str
    strong: bool = False
    """Whether it is what a player will most likely want now."""


class Guide(NamedTuple):
    """What a newcomer is told of a decision besides the prompt, 25 words at most."""

    name: str
    """What it speaks of: it is read out when it speaks of something else than the last one."""
    text: str
    rule: Rule
    """The rule behind it."""
    can: tuple[type, ...] = ()
    """Kinds of moves that it says are possible now."""
    cannot: tuple[type, ...] = ()
    """Kinds of moves that it says, or that its stage implies, are not."""
    number: int | None = None
    """The one that it names, if it names one."""


SCORE = "is-score"
"""The look of the points."""


class Item(NamedTuple):
    """One thing that can be seen before a player, mostly counted."""

    look: str
    """Its CSS classes; `is-<kind>` by custom."""
    label: str
    """The whole of it in words."""
    picture: str
    """As HTML; empty for a number alone."""
    number: object = ""
    does: str = ""
    """What it is good for, where its name does not say it."""

    @property
    def meaning(self) -> str:
        """What is said to whoever asks what it is."""
        return f"{self.label}: {self.does}" if self.does else self.label


@dataclass(frozen=True, slots=True)
class Badge:
    """What lies openly before a player: colour, score, reserve."""

    look: str
    """CSS classes, such as the one of the player's colour."""
    sign: str
    """The picture that stands for the player, as HTML."""
    name: str
    """What that picture means, in words."""
    items: Sequence[Item]


class Sign(NamedTuple):
    """A small picture of the table, as HTML; `<game>.sign.<name>` says what it means."""

    name: str
    picture: str
    rule: Rule
    """The rule that speaks of it."""


NOTHING = "nothing"
"""What a place is asked about by that is only looked at: it is known by where it is drawn."""


class Cell(NamedTuple):
    """One place of a twin."""

    said: str
    """Everything about it, in one breath."""
    place: str
    """The id of the element that is drawn for it: a ring lies there while it has the focus."""
    thing: object = None
    """What a tap on it is a tap on; None where there is nothing to tap."""
    key: str = ""
    """A digit that taps it, wherever the focus is; empty for none."""
    counts: str = ""
    """What is tapped, with `+`, `-` or the digit after it, by that key on it; empty for nothing."""
    asked: object = NOTHING
    """What it is asked about by where nothing can be tapped."""
    besides: "tuple[Cell, ...]" = ()
    """What lies on it, such as a bag: in the same cell of the grid, where arrows pass it by."""
    answers: bool = False
    """Whether a tap on it answers what is asked now, see `Twin.asks`."""


class Beside(NamedTuple):
    """Something to tap on the board that is no place of it, such as one of the pieces there."""

    thing: object
    said: str
    place: str
    """The id of the element that is drawn for it."""


@dataclass(frozen=True, slots=True)
class Twin:
    """The board as a grid: the same places, the same taps, for keyboard and screen reader.

    Arrows lead over its rows and columns, Home and End to the ends of the row, the page keys to
    each place in turn. What is drawn as a button is not in it.
    """

    cells: Mapping[At, Cell]
    start: At = (0, 0)
    """The cell that the Tab key reaches until another had the focus; where it is not, the first."""
    things: Sequence[Beside] = ()
    """What can be tapped besides; their list is `<game>.twin.things`."""
    buttons: Sequence[tuple[object, str]] = ()
    """What is drawn as a button, each with its words: for whoever asks about it."""
    notes: Sequence[str] = ()
    """What is known and has no place of its own, line by line."""
    is_map: bool = False
    """Whether a column is one on the board too, and its cells stand below one another."""
    asks: str = ""
    """What kind of decision it is time for, in a word. Where that is another one, whoever plays by
    keys goes on at the first cell that answers it, or in the hand; "" where they stay."""

    @property
    def places(self) -> Iterator[Cell]:
        """All of them, and what lies on them."""
        for cell in self.cells.values():
            yield cell
            yield from cell.besides


Sounds = Mapping[type, str | Callable[[Any], str]]
"""For a kind of event what it sounds like, a name of `web.boards.sounds`, or how that follows from
the event as it was seen: "" for nothing."""

Firsts = Mapping[type, Rule | Callable[[Any, Any], Rule | None]]
"""For a kind of event the rule behind it, or how that follows from the event as it was seen: None
where there is nothing to wonder at."""


def in_rows(rows: Iterable[Iterable[Cell]]) -> dict[At, Cell]:
    """The cells of a twin whose rows are lists."""
    return {
        (row, column): cell for row, cells in enumerate(rows) for column, cell in enumerate(cells)
    }


@dataclass(frozen=True)
class Table(Generic[Seen, Move, Scene]):
    """One game on the page. Clickable things carry `View.do`.

    What has a value here suits the games that do without.
    """

    game: str
    """The id of its game, with which the keys of its sentences begin."""

    draw: Callable[[View[Seen, Move, Scene]], str]
    """The board, the hand and whatever else lies on the table, as HTML with SVG in it."""
    twin: Callable[[View[Seen, Move, Scene]], Twin]
    """The same places as a grid for keyboard and screen reader."""
    badge: Callable[[View[Seen, Move, Scene], int], Badge]
    """What lies openly before a seat; those of `opponents` come after the players'."""
    prompt: Callable[[View[Seen, Move, Scene]], str]
    """One sentence: what can be done now."""
    tap: Callable[[View[Seen, Move, Scene], str], Tap]
    """What a tap on a thing means, given what is picked up."""
    advise: Callable[[View[Seen, Move, Scene], Move], Advice]
    """A legal move as a hint: in words, and what to pick up for it."""
    say: Callable[[Any, View[Seen, Move, Scene]], str]
    """The sentence for an event, as the viewer saw it; empty when there is nothing to tell.

    Of the position it tells what `told_by` says, and of what happened only what the same turn says.
    """
    result: Callable[[View[Seen, Move, Scene], Outcome], str]
    """The final score laid out line by line, as HTML, once the game is over."""
    poster: Callable[[Words], str]
    """A small picture of the game for the home page, as SVG."""

    picture: Callable[[View[Seen, Move, Scene]], str] | None = None
    """What stands beside a rule as its picture, without anything to tap; None for all of `draw`."""
    sounds: Sounds = field(default_factory=dict)
    """What can be heard. What cannot, such as whose turn it is, is no news that stands alone."""
    stages: Mapping[type, str] = field(default_factory=dict)
    """What an event changes on the table, in a word: where one move brings several, each waits
    until the ones before it have been seen (`View.after`)."""
    opens: tuple[type[Event], ...] = ()
    """With which events a turn begins though the last to decide decides again."""
    firsts: Firsts = field(default_factory=dict)
    """The rules to be told when something comes up for the first time."""
    seldom: tuple[type[Event], ...] = ()
    """Those of these events that hardly come up again: they are told before all others, take the
    place of what has just been told, and are told one after the other where several come."""
    guide: Callable[[View[Seen, Move, Scene]], Guide | None] | None = None
    """What a newcomer is told while deciding, from what is seen and what is legal; None where the
    prompt says it all."""
    turn_lines: int = 1
    """In how many lines a turn is told: `<game>.help.turn-1` and so on, after `<game>.help.aim`."""
    helps: Callable[[View[Seen, Move, Scene]], str] = lambda view: "help"
    """What stands for `help` in the keys of these lines at this table."""
    aim_first: bool = False
    """Whether the aim is told with somebody's first decision of all, where a board has the room."""
    signs: Callable[[View[Seen, Move, Scene]], Sequence[Sign]] = lambda view: ()
    """What the small pictures on the table mean."""
    sign_of: Callable[[View[Seen, Move, Scene], str, str], str] = lambda view, what, place: ""
    """The name of the sign that a thing is, for whoever asks about it, by the thing and the id of
    the place where it is drawn; empty for none."""
    exact: Callable[[View[Seen, Move, Scene], Move], str] | None = None
    """A move in words that tell it from every other, where those of a hint leave that to the board;
    None where a hint's do."""
    company: int = 2
    """How many sit down together where nobody has said: as many as show what the game is."""
    at_first: Mapping[str, str] = field(default_factory=dict)
    """Options for somebody's first game, by their id, as the rulebook advises for it."""
    buttons: Callable[[View[Seen, Move, Scene]], Sequence[Button]] = lambda view: ()
    """What can be done now without a tap on the board, such as ending the turn."""
    drawings: Callable[[], str] = lambda: ""
    """The pictures that `draw` and `badge` use by their ids, as the children of `<defs>`."""
    colours: Callable[[Words], Mapping[str, str]] = lambda words: {}
    """The names of the colours, by their letter in the option `colours`; empty without one."""
    seating: Callable[[Words, int], str] = lambda words, seats: ""
    """What so many seats mean: who plays with or against whom, where that needs a word."""
    team: Callable[[View[Seen, Move, Scene], int], str] = lambda view, seat: ""
    """The name of the team that this seat plays in; empty where everybody plays alone."""
    role: Callable[[Words, int], str] = lambda words, seat: ""
    """Whom this seat plays, where that is settled by the seat; empty where all are alike."""
    opponents: Callable[[Words, int], Sequence[str]] = lambda words, seats: ()
    """The names of opponents that the rules play; they sit after so many players."""
    score: Callable[[Seen], Scores] = lambda seen: ()
    """Everybody's points as they would count now, by seat and by what they are for, a part that is
    called `<game>.result.<part>`, and where it has changed `<game>.gained.<part>`; empty for a game
    that counts none.

    Everybody may know them. What has changed is marked at the badges, part by part.
    """
    shifted: Callable[[View[Seen, Move, Scene], Scores, Scores], Iterable[str]] = (
        lambda view, before, after: ()
    )
    """What changed points between these two moments that no event tells, as sentences."""
    part: Callable[[str], str] = lambda name: ""
    """A small picture of a part of the points, as HTML; "" for none."""
    told_by: Callable[[Seen], Hashable] = lambda seen: ()
    """What of a position the sentences of events depend on, beside their viewer and the names."""
    tells: Callable[[Any], bool] = lambda event: True
    """Whether an event is told beside the prompt where it changes points: not what `draw` shows."""
    term: Callable[[Any, Seen], tuple[int, str, int] | None] = lambda event, seen: None
    """The seat, the part of its points and by how many that grew with an event, where a part grows
    by several at once and each is told: such as cards that were won."""
    recap: Callable[[View[Seen, Move, Scene]], str] = lambda view: ""
    """What came of the turn before, while whoever looks decides again; empty where nothing did."""
    rank: Callable[[Words, int], str] = lambda words, score: ""
    """What so many points are called in a game played alone; empty where one cannot."""

    follow: Callable[[Any, Sequence[Any], Seen], Any] = lambda scene, events, seen: None
    """The scene after these events; from None, a fresh one of the observation alone.

    Events are as the viewer saw them. When the eyes change, the scene is made afresh.
    """
    fits: Callable[[View[Seen, Move, Scene]], bool] = lambda view: not view.picked
    """Whether `View.picked` can have been picked up here; it may be anybody's text.

    Raises BadTextError for a text that is none of the table's.
    """
    ready: Callable[[View[Seen, Move, Scene]], tuple[str, ...]] = lambda view: ()
    """What to pick up by itself when a decision begins, to spare a needless tap."""
    plan: Callable[[Move], tuple[str, ...]] = lambda move: ()
    """What to pick up when a move that was much to do is taken back; empty for any other."""
    plans: bool = False
    """Whether what is picked up is a plan of many taps, of which Undo takes the last back."""
    doubt: Callable[[View[Seen, Move, Scene], Move], str] = lambda view, move: ""
    """What to ask before this legal move is made; empty unless it may well be a slip."""
    because: Callable[[View[Seen, Move, Scene], Move, str], str] = lambda view, move, name: ""
    """The reason of this name for this very move, as a sentence; empty for what is usually said."""
    picking: Callable[[View[Seen, Move, Scene], str], str] = lambda view, what: ""
    """What a tap that makes no move picks up, in the words of a button, where that needs words."""
    asked: Callable[[View[Seen, Move, Scene], str], str] = lambda view, what: ""
    """What a tap is for that makes no move, as a sentence, where what it picks up is not to be
    brought somewhere."""
    missing: Callable[[View[Seen, Move, Scene]], str] = lambda view: ""
    """What a move still needs, as a sentence, where a lesson's own stands in the prompt's place."""
    left: Callable[[View[Seen, Move, Scene]], str] = lambda view: ""
    """How much is left, as a sentence, where the prompt does not say it: for ears."""
    handled: Callable[[View[Seen, Move, Scene], str], str] = lambda view, what: ""
    """What a tap that made no move has changed, where the prompt does not say it: for ears."""
    now: Callable[[View[Seen, Move, Scene]], Iterable[tuple[str, str]]] = lambda view: ()
    """What the moves choose among that no button makes, for whoever asks: of each the rest of a key
    `<game>.now.<kind>`, whose sentence lists them, and its name. It may come more than once."""
    where: Callable[[View[Seen, Move, Scene]], Iterable[tuple[str, str]]] = lambda view: ()
    """Where everything is that no badge tells, for whoever asks: what, and what is told of it."""
    unheard: tuple[type, ...] = ()
    """Events that nobody is told of by ear: whose turn it is, which the house says once for one's
    own, and what every turn repeats."""
    together: bool = False
    """Whether a turn is everybody's: what all others did in it is then told at once, for ears."""
    brief: Callable[[Sequence[Any], View[Seen, Move, Scene]], Iterable[str]] | None = None
    """What events of others, as the viewer saw them, came to, in few sentences: for ears, and
    at the curtain. It leaves out no change of points and no loss of the viewer's; None for the
    sentence of each event."""
    final: Callable[[View[Seen, Move, Scene], Outcome], str] = lambda view, outcome: ""
    """The final score of every seat as a sentence, in what the game counts: for ears."""
    in_sight: tuple[type, ...] = ()
    """Events that nobody decides and whose outcome lies open: not told at the curtain."""
    details: tuple[type, ...] = ()
    """Events that a later one sums up: not told again to whoever asks what has happened."""
    obvious: Callable[[View[Seen, Move, Scene]], Any] = lambda view: None
    """The move nobody needs to think about, played by itself if the player likes; or None.

    Never a move that ends the turn: there a player may still want to take something back.
    """
    expects: Callable[[View[Seen, Move, Scene], Mapping[Seat, Sequence[Move]]], str] = (
        lambda view, moves: ""
    )
    """What a hint reckons with, by seat, as a sentence; "" for nothing worth telling."""
    ended: Callable[[Seen], bool] = lambda seen: False
    """Whether a turn of everybody's has just ended, before chance begins the next one. Where people
    share a device they read together what came of it, before it goes to one of them."""
    watched: Callable[[Seen], bool] = lambda seen: False
    """Whether chance's next move is worth watching, such as a die or a deed of the rules'.

    Such moves are made one by one at the player's pace, all others of chance at once.
    """
    eye: Callable[[View[Seen, Move, Scene]], tuple[str, object]] = lambda view: ("", None)
    """The ids of what goes on now, and of what that is the occasion: with each new one they are
    brought into sight. Of several, with spaces between them, the last is seen for certain. For a
    table that is longer than a phone; "" for nothing."""
    board: str = ""
    """The id of the board of a table that is longer than a phone: it stays in sight while somebody
    looks back."""
    pauses: Callable[[View[Seen, Move, Scene]], int] = lambda view: 1
    """How many paces a watched move of chance waits, so that what happened can be read."""

    def sound(self, event: object) -> str:
        """What an event sounds like, as it was seen; "" for nothing."""
        name = self.sounds.get(type(event), "")
        return name(event) if callable(name) else name

    def staged(self, events: Iterable[Any]) -> Iterator[tuple[int, str, Any]]:
        """Each of some events that were one move, its stage, from 0, and what that is."""
        stage, kind = 0, ""
        for event in events:
            new = self.stages.get(type(event), kind)
            stage += bool(kind) and new != kind
            kind = new
            yield stage, kind, event

    def first(self, event: object, seen: Observation) -> Rule | None:
        """The rule behind an event, both as seen; None where there is nothing to wonder at."""
        rule = self.firsts.get(type(event))
        return rule(event, seen) if callable(rule) else rule

    def title(self, words: Words) -> str:
        """The game's name."""
        return words(f"{self.game}.title")

    def about(self, words: Words) -> str:
        """One or two sentences that make somebody want to play."""
        return words(f"{self.game}.about")

    def credit(self, words: Words) -> str:
        """Who made the original game and who published it, in one or two sentences."""
        return words(f"{self.game}.credit")

    def meaning(self, view: View[Seen, Move, Scene], what: str) -> str:
        """What a tap would do, in the words of a button; empty for what can do no harm.

        Asked when a finger may have meant several small things: if there are words for more than
        one, the player chooses by them before anything happens.
        """
        move = self.tap(view, what).move
        if move is not None and move in view.moves:
            return self.advise(view, move).text.removesuffix(".")
        return self.picking(view, what)


AnyTable = Table[Any, Any, Any]
