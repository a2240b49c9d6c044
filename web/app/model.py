"""All that the app knows: one value, replaced with every message."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from engine.core.game import Event, Seat
from engine.core.lesson import Lesson, Step, is_one
from engine.core.match import HUMAN, Match
from engine.core.puzzle import Puzzle
from engine.search.hints import Hint
from web.app.routes import HOME, Route
from web.app.teaching import Teaching
from web.words import LANGUAGES, Words

THEMES = ("auto", "light", "dark")

CONTRASTS = ("auto", "more")
"""That of the device, or more than usual whatever it says."""

PACES = {"quick": 350, "calm": 900, "slow": 1800, "step": 900}
"""Milliseconds before a bot moves, chance is watched, or a forced move plays itself."""

VOLUMES = {"off": 0.0, "soft": 0.25, "middle": 0.5, "loud": 1.0}
"""How loud the sounds of a table are, of the loudest."""

GUIDES = ("", "full", "short")
"""How much is said of a decision: in somebody's first games more, or always, or never."""

STEP = "step"
"""The pace of those who say themselves when a bot or chance goes on."""

NAME_LENGTH = 24
"""Characters of a player's name."""

MOST_SOUGHT = 60
"""Characters of what is looked for in a rulebook."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a person chose for good. `language` is "" for the browser's own."""

    language: str = ""
    theme: str = "auto"
    pace: str = "calm"
    forced: bool = True
    """Whether moves that leave no choice are played by themselves."""
    explain: bool = True
    """Whether the rule behind something new is told once."""
    guide: str = ""
    """One of `GUIDES`."""
    letters: bool = True
    """Whether letters and digits are keys of a table."""
    name: str = ""
    """What the person called themselves last."""
    contrast: str = "auto"
    """One of `CONTRASTS`."""
    oldest: bool = False
    """Whether a log begins with what happened first."""
    volume: str = "off"
    """One of `VOLUMES`."""
    vibrate: bool = False
    """Whether the device trembles where it can, when something asks for attention."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A match as it is kept: its line of text, and when it last changed (epoch ms, 0 unknown)."""

    text: str
    updated: int


@dataclass(frozen=True, slots=True)
class Pick:
    """What a person holds on the way to a move (see `View.picked`), after `at` moves of the log."""

    at: int
    things: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Best:
    """A good result of a game played alone; `when` in epoch ms, `deal` as in the match."""

    game: str
    score: int
    when: int
    deal: str


@dataclass(frozen=True, slots=True)
class Played:
    """A game that somebody here played to its end, as it is remembered when its match is gone."""

    game: str
    kind: str
    """The level of all the bots, or `alone`, `people` at one device, or `mixed` levels."""
    outcome: str
    """`won`, `lost` or `shared` by the only person; "" where there is nobody to beat, or several.
    """
    score: int
    """The points of the only person; 0 of several."""
    when: int
    """In epoch ms."""
    deal: str
    """The name of a deal that belongs to a day; "" of any other."""
    seats: int = 0
    """How many sat at the table; 0 unknown."""


@dataclass(frozen=True, slots=True)
class Deed:
    """One move of the log: who decided it (maybe chance), and what happened."""

    by: Seat
    events: tuple[Event, ...]
    forced: bool = False
    """Whether it was played by itself, since there was no other."""
    hastened: bool = False
    """Whether a bot had to make it before it had thought to the end."""


RULES = "rules"
"""The player kind of whoever moves as the rules or a lesson say."""

CODE = "code"
"""The player kind of whom somebody's own code moves for: the script of the player's name."""

FAR = "far"
"""The player kind of a person far away, whose moves come by link."""

PEOPLE = (HUMAN, FAR)
"""The player kinds of people, here or far away; all others are computers or the rules."""

DONE, OTHER, MISSED = "done", "other", "missed"
"""What a lesson tells of a move that solves its step, of one that leads nowhere, and of a puzzle's
turn that has ended without its goal."""

TAKEN_BACK, HINTED = "taken-back", "hinted"
"""Why forced moves wait: something was just taken back, or a hint was asked for."""

SHOWN_AFTER = 2
"""So many vain tries, and the board shows the move that a lesson asks for; one more tells it."""


@dataclass(frozen=True, slots=True)
class Course:
    """How far a learner has come in a lesson."""

    teaching: Teaching
    lesson: Lesson
    at: int = 0
    """Which of its steps."""
    sought: str = ""
    """What it was opened for, if not by its name: the id of a rule, or `daily`."""
    puzzle: Puzzle | None = None
    """Where the lesson is a puzzle: one step, solved by a whole turn."""
    told: str = ""
    """The name of the sentence that stands in place of the step's own, or ""."""
    stumbles: int = 0
    """How often the learner tried in vain in this step."""
    coming: tuple[str, ...] = ()
    """What others and chance do before the learner goes on."""
    before: "Sitting | None" = None
    """As it was before what does not solve the step: a legal move, or a whole turn of a puzzle."""
    begun: "Sitting | None" = None
    """A puzzle as it was before the first move."""
    ways: tuple[Lesson, ...] = ()
    """Whatever else solves somebody's own task, each as a lesson from the same position."""

    @property
    def step(self) -> Step:
        """The step now."""
        return self.lesson.steps[self.at]

    @property
    def asks(self) -> bool:
        """Whether the learner is to move."""
        return bool(self.step.moves) and not self.told

    def along(self, move: object) -> "Course | None":
        """The course on the first way on which this move is right; None where it solves nothing."""
        for way in (self.lesson, *self.ways):
            same = way.steps[: self.at] == self.lesson.steps[: self.at]
            if same and self.at < len(way.steps) and is_one(move, way.steps[self.at].moves):
                return replace(self, lesson=way)
        return None

    def says(self, *names: str) -> str:
        """The sentence of these names below the lesson's own."""
        return self.teaching.sentences[".".join((self.lesson.name, *filter(None, names)))]

    @property
    def is_task(self) -> bool:
        """Whether what is asked stands above what the table says: a puzzle, or somebody's own."""
        return self.puzzle is not None or not self.lesson.name

    @property
    def is_last(self) -> bool:
        """Whether nothing comes after this step."""
        return self.at == len(self.lesson.steps) - 1

    @property
    def is_over(self) -> bool:
        """Whether the last step is read or solved, with nothing to make good."""
        return self.is_last and not self.asks and not self.coming and self.before is None


@dataclass(frozen=True, slots=True)
class Learnt:
    """How far somebody came in a lesson: the step to go on with, and whether they once ended it."""

    at: int = 0
    done: bool = False


Points = tuple[Mapping[str, int], ...]
"""Everybody's, by seat, each by what they are for (`Table.score`)."""


def people_here(match: Match) -> tuple[Seat, ...]:
    """The seats of the people at this device."""
    return tuple(seat for seat, player in enumerate(match.players) if player.kind == HUMAN)


@dataclass(frozen=True, slots=True, eq=False)
class Sitting:
    """A match on the table, and how the people at the screen look at it.

    One is equal only to itself, so that what is seen of it is made once (`web.app.sitting.view`).
    """

    id: str
    match: Match
    """Never changed in place: every move makes another one."""
    story: tuple[Deed, ...]
    """What happened with each move of the log."""
    scenes: tuple[Any, ...] = ()
    """The table's scene after each of the latest moves; the last is the one to draw."""
    scores: tuple[Points, ...] = ()
    """Everybody's points (`Table.score`) after each of the latest moves; the last are those now."""
    viewer: Seat | None = None
    """Whose eyes; None for somebody who looks on."""
    curtain: Seat | None = None
    """Who should take the device; until then nobody's hand is shown."""
    picked: tuple[str, ...] = ()
    """What whoever decides has picked up; kept in `Model.picks` too."""
    planned: tuple[tuple[str, ...], ...] = ()
    """What they had picked up before each tap of this decision, for `Table.plans`."""
    doubted: Any = None
    """The legal move that was tapped and is made once the person says yes to `Table.doubt`."""
    meanings: tuple[str, ...] = ()
    """The taps that the last touch may have been, until the person says which."""
    can_undo: bool = False
    takers: tuple[Seat, ...] = ()
    """The people besides the viewer who may still take a sealed decision back."""
    floor: int = 0
    """How many moves of the log have left the device: nobody takes them back."""
    held: str = ""
    """Why forced moves wait, if they do: `TAKEN_BACK` or `HINTED`."""
    paused: bool = False
    """Whether bots and chance wait until somebody says go on."""
    fresh: int = 0
    """How many deeds have come at once, the last ones: what they changed is shown in stages."""
    untold: int = 0
    """How many of the last deeds are still to be told by ear: a turn of others is, once it ends."""
    hasty: bool = False
    """Whether all until the viewer's next decision is done at once."""
    whole_story: bool = False
    """Whether the log is shown to its beginning."""
    read: int = 0
    """How many moves the people at a device had seen together when they last went on."""
    eyed: tuple[str, object] = ("", None)
    """What was brought into sight last (`Table.eye`)."""
    advice: Hint | None = None
    """The move that is advised, and why, until something is touched."""
    asking: bool = False
    """Whether a hint is being thought of."""
    guided: str = ""
    """What the guide that was read out last spoke of (see `Guide.name`)."""
    course: Course | None = None
    """Of a lesson; its match is not kept."""
    still: bool = False
    """Whether it is only looked at: nobody decides, and nothing goes on by itself."""
    marked: int = 1
    """Of one that is only looked at, the places of how many of its last moves are marked."""
    ours: bool = False
    """Of one that is only looked at, whether it was played on this device."""

    @property
    def route(self) -> Route:
        """Where it is looked at."""
        if self.course is None:
            return Route("table", self.id)
        return Route("learn", self.match.game.id, self.course.sought or self.course.lesson.name)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of persons."""
        return people_here(self.match)

    @property
    def alone(self) -> Seat | None:
        """The seat of the only person; None where there are more, or nobody."""
        return self.people[0] if len(self.people) == 1 else None


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat of a game being prepared; `kind` is a person or a bot level."""

    kind: str
    name: str
    colour: str
    style: str | None = None
    """A bot's; "" for the plain one, None while nobody has chosen."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A game being prepared; `first` is one of the choices of the option `first`."""

    game: str
    chairs: tuple[Chair, ...]
    first: str
    options: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """What was chosen of the game's own options; of those not here, the first choice."""


@dataclass(frozen=True, slots=True)
class Notice:
    """What the latest action came to, told where the prompt stands.

    `route` leads to more, `show` to where it can be tried.
    """

    text: str
    title: str = ""
    route: Route | None = None
    show: Route | None = None

    @property
    def stop(self) -> str:
        """What parts the title from its sentence: no second colon, and none after a mark."""
        if self.title[-1:] in ".!?…":
            return ""
        return "." if ":" in self.title else ":"

    @property
    def said(self) -> str:
        """What is read out of it."""
        return f"{self.title}{self.stop} {self.text}".strip()


@dataclass(frozen=True, slots=True)
class Upload:
    """A text somebody brought that is no match; it is kept until they have done with it."""

    text: str
    problem: str


@dataclass(frozen=True, slots=True)
class Model:
    """Everything. Drawn by `web.pages`, changed by `web.app.update`."""

    route: Route = HOME
    came: Route = HOME
    """The page before."""
    embed: str | None = None
    """The query of a frame in somebody's page (see `web.rooms.embed`); None for the whole site."""
    browser_language: str = "en"
    preferences: Preferences = Preferences()
    seed: int = 0
    entropy: str = ""
    """What the browser's own source of secrets gave this page: 64 hexadecimal digits."""
    now: int = 0
    shelf: Mapping[str, Saved] = field(default_factory=lambda: MappingProxyType({}))
    """Every match kept, by its id."""
    picks: Mapping[str, Mapping[Seat, Pick]] = field(default_factory=lambda: MappingProxyType({}))
    """What people have picked up, by match and seat; for that seat's eyes alone."""
    results: tuple[Best, ...] = ()
    """The best results of games played alone, best first."""
    record: tuple[Played, ...] = ()
    """The games that were played to their end on this device, the oldest first."""
    learnt: Mapping[str, Learnt] = field(default_factory=lambda: MappingProxyType({}))
    """Of each lesson that was begun, by `<game>.<lesson>`."""
    solved: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    """By `<game>.<day>`, the puzzles of a day that were solved, and after how many vain tries; the
    day is written as its deal is (see `web.app.preparing.daily`)."""
    finished: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    """How many games of each kind were played to their end on this device."""
    streaks: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    """By `<game>.<level>`, how many games in a row were won against its bots; less than 0: lost."""
    met: frozenset[str] = frozenset()
    """The ids of the rules that were told when they first came up."""
    first: str = ""
    """The one that is told now, or ""."""
    rare: tuple[str, ...] = ()
    """Those that hardly come up again: the one that is told now, and others that wait for it."""
    first_at: int = 0
    """When that was told: epoch time in milliseconds."""
    teachings: Mapping[str, Teaching] = field(default_factory=lambda: MappingProxyType({}))
    """What was fetched of them, by name."""
    unreached: str = ""
    """The name of what could not be fetched."""
    outdated: bool = False
    """Whether that is since the host has no such file any more, but another version of the site."""
    kept: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """What rooms keep in the browser, by what follows `web.app.saves.ROOMS` in its key."""
    place: str = ""
    """The address of the folder that the site stands in, with a slash at its end."""
    rooms: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    """What each of `web.rooms` knows, by its name."""
    storage: str = "kept"
    """`kept`, or why saves are not: `full` or `forbidden`."""
    hushed: bool = False
    """Whether somebody knows that saves are forbidden, and has closed what tells it."""
    opened: str = ""
    """What the first page stood for: clicks made before it on a picture of another are dropped."""
    sitting: Sitting | None = None
    left: Sitting | None = None
    """The match that was on the table before a lesson took its place."""
    draft: Draft | None = None
    """What is or was prepared; whoever turns back from a game that is not over finds it again."""
    upload: Upload | None = None
    helping: bool = False
    """Whether the sheet that explains the table lies open."""
    curious: bool = False
    """Whether the next tap asks what a thing is, and does nothing."""
    sought: str = ""
    """What is looked for in the rulebook, until another page is turned to."""
    deleting: str = ""
    """The id of the match that is about to be deleted, if the person confirms."""
    notice: Notice | None = None
    """Until the person does something else."""
    copied: str = ""
    """The id of the match whose text was just copied, or of the rule whose address was, until the
    person does something else."""
    timer: int = 0
    """The number of the last timer for a bot or a forced move; older ones are ignored."""
    minds: int = 0
    """How many workers the page can spare for bots that think; none: they think in the app's."""
    thoughtful: bool = False
    """Whether the bot that is to act has thought for so long that it can be told to move."""
    hastened: int = 0
    """The timer's number when a bot was last told so."""
    by_itself: int = 0
    """When a move was last played by itself, as an epoch time in milliseconds."""
    picked_up: str = ""
    """What the last tap picked up, or where it did; "" when it did something else."""

    @property
    def language(self) -> str:
        """The language of every sentence."""
        return self.preferences.language or own_language(self.browser_language)

    def teaching(self, game: str) -> Teaching | None:
        """The lessons of a game in this language, once they are here."""
        return self.teachings.get(f"{game}.{self.language}")

    def learnt_of(self, game: str, lesson: str) -> Learnt:
        """How far somebody came in this lesson."""
        return self.learnt.get(f"{game}.{lesson}", Learnt())

    @property
    def lacking(self) -> str:
        """The key of why something could not be fetched."""
        return "app.fetch.outdated" if self.outdated else "app.fetch.unreached"

    @property
    def words(self) -> Words:
        """The sentences."""
        return Words(self.language)


def own_language(browser: str) -> str:
    """The language of ours that a browser's `pt-BR` asks for; English when it is none."""
    language = browser.lower().partition("-")[0]
    return language if language in LANGUAGES else LANGUAGES[0]
