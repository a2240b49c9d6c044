"""A new game: who sits where, in which colour, and who starts."""

import re
from collections.abc import Collection, Mapping
from dataclasses import replace
from itertools import takewhile
from time import gmtime

from engine.core.game import Game, Option, Seat
from engine.core.match import HUMAN, Match, Player
from engine.core.notation import is_writable
from engine.games import load
from engine.search.levels import kind_of, level_of, levels, offered, style_of, styles
from web.app.model import NAME_LENGTH, PEOPLE, Chair, Draft, Model, Sitting
from web.app.names import own_name, typed
from web.app.saves import new_id
from web.app.sitting import seat_down
from web.app.when import DAILY
from web.boards import tables
from web.words import Words

COLOURS, FIRST = "colours", "first"
"""The options that are chosen with the chairs; a game may have others of its own."""

RANDOM = "random"
"""The choice of the option `first` that leaves it to chance."""

TRIED = "try-"
"""How the names of the deals begin in which a match is tried again from the middle: the rest of the
name is the deal that it was. What comes of it counts for nothing."""


FRIENDS = f"{TRIED}link-"
"""How they begin where it was the deal of a day that somebody else plays."""


def is_trial(match: Match) -> bool:
    """Whether a match is tried again from the middle."""
    return match.deal.startswith(TRIED)


_TRIED_LENGTH = 36
"""Characters of the name of a deal that stay when it is tried again."""

_DEAL = re.compile(rf" deal=(\S{{1,{_TRIED_LENGTH}}})")


def tried_of(model: Model, match: Match) -> str:
    """The id of the match of the shelf that this trial began in; "" where there is none."""
    deal = match.deal.removeprefix(TRIED)
    if not is_trial(match) or not deal:
        return ""
    line, *made = str(match).split(" | ")
    head, found = f"{line.partition(' ')[0]} {match.game.id} ", dict[str, int]()
    for id, saved in model.shelf.items():
        start, _, log = saved.text.partition(" | ")
        named = _DEAL.search(start)
        if start.startswith(head) and named and deal == named[1]:
            both = zip(log.split(" | "), made, strict=False)
            found[id] = sum(1 for _ in takewhile(lambda moves: moves[0] == moves[1], both))
    return max(found, key=lambda id: found[id], default="")


def is_untried(model: Model, sitting: Sitting) -> bool:
    """Whether a trial is on the table in which nothing was done that its match does not hold."""
    match, whole = sitting.match, model.shelf.get(tried_of(model, sitting.match))
    if whole is None or match.is_over:
        return False
    log, made = (text.split(" | ")[1:] for text in (whole.text, str(match)))
    return log[: len(made)] == made


def tried_from(
    model: Model, match: Match, at: int, here: Collection[Seat], absent: Collection[str] = ()
) -> Match:
    """The match as it was after so many moves, with new luck, to be played on for its own sake.

    People sit at the seats that are `here`. Other people, and players of the kinds that are
    `absent`, give their seats to bots; whoever is new at a seat is called by another name.
    """
    bot = usual(match.game.id)
    players = []
    for seat, player in enumerate(match.players):
        is_here, is_person = seat in here, player.kind in PEOPLE
        other = bot if is_person or player.kind in absent else player.kind
        kind = HUMAN if is_here else other
        name = player.name if is_here == is_person else own_name(kind, seat, model.words)
        players.append(Player(kind, name))
    deal = (match.deal or f"{model.seed}").removeprefix(TRIED)[:_TRIED_LENGTH]
    return match.again(at, players, f"{TRIED}{deal}")


def usual(game: str) -> str:
    """The bot level for somebody who has not chosen: neither the weakest nor the strongest."""
    return offered(game)[1]


def has_styles(game: str, kind: str) -> bool:
    """Whether who sits there can play in several styles."""
    return bool(styles(game)) and kind in offered(game)


def styles_of(draft: Draft) -> tuple[str, ...]:
    """In which style each chair's bot plays, "" for none and for people.

    Where there are several bots, each for whom nobody has chosen has the style of its seat; if
    that was chosen for another, one that is left.
    """
    bots = {
        seat: chair for seat, chair in enumerate(draft.chairs) if has_styles(draft.game, chair.kind)
    }
    found = [""] * len(draft.chairs)
    for seat, chair in bots.items():
        found[seat] = chair.style or ""
    if len(bots) == 1:
        return tuple(found)
    rota = (*styles(draft.game), "")
    free = [seat for seat, chair in bots.items() if chair.style is None]
    own = {seat: rota[(seat - 1) % len(rota)] for seat in free}
    chosen = {chair.style for chair in bots.values()}
    left = [style for style in rota if style not in chosen and style not in own.values()]
    for seat, style in own.items():
        found[seat] = style if style not in chosen else left.pop(0)
    return tuple(found)


def daily(now: int) -> str:
    """The deal of the day that this epoch time (ms) belongs to, by UTC: everybody's the same."""
    day = gmtime(now / 1000)
    return f"{DAILY}-{day.tm_year}-{day.tm_mon:02}-{day.tm_mday:02}"


IS_DAY = re.compile(rf"{DAILY}-(\d{{4}})-(\d\d)-(\d\d)")
"""The name of such a deal: year, month and day."""


def is_daily(deal: str) -> bool:
    """Whether a deal belongs to a day."""
    return deal.startswith(f"{DAILY}-")


def day_of(deal: str, words: Words) -> str:
    """The date of the day that a deal is of; empty for another deal."""
    found = IS_DAY.fullmatch(deal)
    if found is None:
        return ""
    year, month, day = map(int, found.groups())
    return words("app.when.day", day=day, month=month, year=year)


def trial_text(match: Match, words: Words) -> str:
    """What is told of a match that is_trial: that it began in another, or whose deal it was."""
    day = day_of(match.deal.removeprefix(FRIENDS), words)
    return words("app.games.friends", day=day) if day else words("app.games.trial")


def company(game: str, seats: int = 0) -> int:
    """With how many it is played: so many at least, or else as the table has it."""
    least = seats or tables.load(game).company
    return next(count for count in load(game).seats if count >= least)


def new_draft(model: Model, game: str, seats: int = 0) -> Draft:
    """You and bots, so many together or else as the table has it.

    Raises BadTextError for an unknown game.
    """
    chairs = [Chair(HUMAN, model.preferences.name, "")]
    chairs += [Chair(usual(game), "", "") for _ in range(company(game, seats) - 1)]
    return _coloured(Draft(game, tuple(chairs), RANDOM), [])


def next_draft(model: Model, game: str, seats: int = 0) -> Draft:
    """As `new_draft`; while no game was played to its end, weak bots and as is advised then."""
    draft = new_draft(model, game, seats)
    if model.finished.get(game, 0):
        return draft
    weak = offered(game)[0]
    chairs = tuple(
        chair if chair.kind == HUMAN else replace(chair, kind=weak) for chair in draft.chairs
    )
    return replace(draft, chairs=chairs, options=tables.load(game).at_first)


def _choices(game: Game, seats: int, option: str) -> tuple[str, ...]:
    return next((o.choices for o in game.options(seats) if o.id == option), ())


def colours(game: str, seats: int) -> tuple[str, ...]:
    """The letters of the colours there are; empty when the game has no such option."""
    return tuple(sorted({letter for c in _choices(load(game), seats, COLOURS) for letter in c}))


def starters(game: str, seats: int) -> tuple[str, ...]:
    """The choices of who starts; empty when the game has no such option."""
    return _choices(load(game), seats, FIRST)


def own_options(game: str, seats: int) -> tuple[Option, ...]:
    """The options that only this game has."""
    return tuple(o for o in load(game).options(seats) if o.id not in (COLOURS, FIRST))


def _coloured(draft: Draft, wanted: list[str]) -> Draft:
    """Every chair in a colour of its own: the wanted one where it is free."""
    seats = len(draft.chairs)
    choices = _choices(load(draft.game), seats, COLOURS)
    if not choices:
        return draft
    letters = list(dict.fromkeys(letter for choice in choices for letter in choice))
    free = [letter for letter in letters if letter not in wanted]
    taken: list[str] = []
    for letter in [*wanted, *[""] * seats][:seats]:
        good = letter in letters and letter not in taken
        taken.append(letter if good else free.pop(0))
    chairs = zip(draft.chairs, taken, strict=True)
    return replace(draft, chairs=tuple(replace(chair, colour=c) for chair, c in chairs))


def changed(draft: Draft, values: Mapping[str, str]) -> Draft:
    """The draft after the form was filled in so; anything it does not offer is left as it was."""
    game = load(draft.game)
    count = values.get("seats", "")
    seats = int(count) if count in map(str, game.seats) else len(draft.chairs)
    kinds = (HUMAN, *levels(draft.game))
    shown = styles_of(draft)
    bots = [chair.kind for chair in draft.chairs if chair.kind != HUMAN]
    further = bots[-1] if bots else usual(draft.game)
    chairs = []
    wanted = []
    for seat in range(seats):
        old = draft.chairs[seat] if seat < len(draft.chairs) else None
        kind = values.get(f"kind-{seat}", "")
        if kind not in kinds:
            kind = old.kind if old else further
        name = tidy(values.get(f"name-{seat}", old.name if old else ""))
        style = values.get(f"style-{seat}")
        if style not in ("", *styles(draft.game)) or (old and style == shown[seat]):
            style = old.style if old else None
        chairs.append(Chair(kind, name, "", style))
        wanted.append(values.get(f"colour-{seat}", old.colour if old else ""))
    wanted = _swapped([chair.colour for chair in draft.chairs], wanted)
    first = values.get("first", draft.first)
    first = first if first in starters(draft.game, seats) else RANDOM
    options = {}
    for option in own_options(draft.game, seats):
        choice = values.get(option.id, "")
        before = draft.options.get(option.id, option.choices[0])
        options[option.id] = choice if choice in option.choices else before
    return _coloured(Draft(draft.game, tuple(chairs), first, options), wanted)


def _swapped(before: list[str], wanted: list[str]) -> list[str]:
    """Whoever takes another's colour gives theirs for it."""
    for seat, letter in enumerate(wanted[: len(before)]):
        if letter == before[seat]:
            continue
        return [
            letter if at == seat else before[seat] if other == letter else other
            for at, other in enumerate(wanted)
        ]
    return wanted


def tidy(text: str, length: int = NAME_LENGTH) -> str:
    """A name or a sentence without needless space and half characters, and not too long."""
    whole = "".join(filter(is_writable, text))
    return " ".join(whole.split())[:length].strip()


def start(model: Model, draft: Draft, deal: str = "") -> tuple[Model, str]:
    """The model with the draft's match on the table, nothing rolled yet; and the match's id.

    Without a deal the match gets one of its own.
    """
    game = load(draft.game)
    players = [
        Player(kind_of(chair.kind, style), chair.name or own_name(chair.kind, seat, model.words))
        for seat, (chair, style) in enumerate(zip(draft.chairs, styles_of(draft), strict=True))
    ]
    id = new_id(model.now, model.seed, model.shelf.keys())
    match = Match(game, players, options_of(draft), deal or f"{model.seed}-{id}")
    return replace(model, sitting=seat_down(id, match)), id


def options_of(draft: Draft) -> dict[str, str]:
    """What the draft's match is played with."""
    seats, options = len(draft.chairs), dict(draft.options)
    if colours(draft.game, seats):
        letters = "".join(chair.colour for chair in draft.chairs)
        choices = _choices(load(draft.game), seats, COLOURS)  # maybe longer, for one of the rules
        options[COLOURS] = next(choice for choice in choices if choice.startswith(letters))
    if starters(draft.game, seats):
        options[FIRST] = draft.first
    return options


def draft_of(match: Match) -> Draft:
    """The same people around a new game."""
    letters = match.options.get(COLOURS, "")
    chairs = tuple(
        Chair(
            level_of(player.kind),
            typed(player, seat),
            letters[seat : seat + 1],
            style_of(player.kind),
        )
        for seat, player in enumerate(match.players)
    )
    options = {id: match.options[id] for id in match.options.keys() - {COLOURS, FIRST}}
    return Draft(match.game.id, chairs, RANDOM, options)
