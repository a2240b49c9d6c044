"""Sentences: what can be done now, and what has happened."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.bullfrogs import events
from engine.bullfrogs.components import COLOURS, Four, lily_pad
from engine.bullfrogs.grid import LOG
from engine.bullfrogs.moves import Relocate, Sabotage
from engine.bullfrogs.observe import Observation
from engine.bullfrogs.state import Stage
from web.boards.bullfrogs import phrases, solo
from web.boards.bullfrogs.things import HandCard, PondCell, Reserve, Standing, View, choices, held
from web.boards.table import Scores
from web.words import Words
from web.words.rules import rule_text


def prompt(view: View) -> str:
    """One sentence: what can be done now."""
    seen, words = view.seen, view.words
    if not view.moves:
        return _wait(view)
    match seen.stage, held(view):
        case Stage.ACT, _:
            return _action(view)
        case Stage.END, _:
            return _end(words, seen)
        case Stage.HOP, Standing(piece=piece) as hopper:
            return words(f"bullfrogs.prompt.hop.{piece.word}", **phrases.facts(view, hopper))
        case (Stage.PLAY | Stage.SLIDE) as stage, HandCard() | PondCell():
            return words(f"bullfrogs.prompt.{stage}.place")
    return words(f"bullfrogs.prompt.{seen.stage}")


def _wait(view: View) -> str:
    """What goes on while the viewer has nothing to decide."""
    seen = view.seen
    if seen.isaac is None:
        return view.words(f"bullfrogs.wait.{seen.stage}", name=view.names[seen.turn])
    if seen.stage is Stage.OVER:
        points = solo.points(seen)
        key = f"bullfrogs.prompt.over{'.behind' if points < 0 else ''}"
        return view.words.many(key, abs(points), rank=solo.rank(view.words, points))
    chosen = ".choice" if seen.stage is Stage.WALK and seen.to_act >= 0 else ""
    return view.words(f"bullfrogs.wait.{seen.stage}{chosen}", name=view.names[0])


def _end(words: Words, seen: Observation) -> str:
    if seen.isaac is not None and seen.turn != 0:
        return words("bullfrogs.prompt.end.isaac")
    if not seen.pile_sizes[seen.active]:
        return words("bullfrogs.prompt.end.no-pile")
    return words("bullfrogs.prompt.end" if seen.isaac is None else "bullfrogs.prompt.end.alone")


def _action(view: View) -> str:
    seen, words = view.seen, view.words
    only = "" if any(isinstance(move, Sabotage) for move in view.moves) else ".only"
    match held(view):
        case Reserve() if not choices(view).targets:
            return words(f"bullfrogs.prompt.act.no-pad{only}")
        case Reserve(piece):
            return words(f"bullfrogs.prompt.act.{piece.word}{only}")
        case Standing(colour) if colour == seen.active:
            return words("bullfrogs.prompt.act.relocate")
        case Standing() as victim:
            return words("bullfrogs.prompt.act.victim", **phrases.facts(view, victim))
    reserve = "" if seen.has_reserve(seen.active) else ".no-reserve"
    if reserve and not any(isinstance(move, Relocate) for move in view.moves):
        reserve = ".no-pad"
    return words(f"bullfrogs.prompt.act{reserve}{only}")


_RULES: dict[type, str] = {
    events.Rolled: "dice",
    events.Walked: "move",
    events.Expelled: "act",
    events.Recruited: "act",
    events.Idled: "act",
}
"""The rule of the solo game by which Isaac does what he does."""


def say(event: events.Event, view: View) -> str:
    """The sentence for an event; for a deed of Isaac's, also by which rule.

    What a piece that comes onto the Log counts there is told as well, and that one no longer does.
    """
    deed = f"{_said(event, view)} {_on_log(event, view.words)}".strip()
    rule = _RULES.get(type(event))
    if rule is None:
        return deed
    if isinstance(event, events.Walked) and event.fled:
        rule = "marker-sinks"
    title = rule_text(f"bullfrogs.solo.{rule}", view.words.language).title
    return view.words("bullfrogs.said.why", rule=title, deed=deed)


def _on_log(event: events.Event, words: Words) -> str:
    match event:
        case events.Hopped(piece=piece, target=cell) if cell == LOG:
            return words.many("bullfrogs.said.log", 1 + piece)  # bullfrogs.score.strength
        case events.Sabotaged(target=cell) | events.Recruited(cell=cell) if cell == LOG:
            return words.many("bullfrogs.said.log", 1)
        case events.Recruited(source=cell) | events.Expelled(cell=cell) if cell == LOG:
            return words("bullfrogs.said.log.left")
    return ""


def shifted(view: View, before: Scores, after: Scores) -> Iterator[str]:
    """Who is the strongest on the Log no longer, and who is now."""
    changes = [
        (now["log-bonus"] - then["log-bonus"], seat)
        for seat, (then, now) in enumerate(zip(before, after, strict=False))
    ]
    for by, seat in sorted(changes):
        if by:
            key = "bullfrogs.said.strongest" if by > 0 else "bullfrogs.said.strongest.lost"
            name = phrases.called(view.words, view.names, seat)
            yield view.words.many(key, abs(by), name=name)


def recap(view: View) -> str:
    """What Isaac threw and did, while his turn ends; before, what he has just done."""
    seen = view.seen
    if seen.isaac is None or seen.turn == 0:
        return ""
    done = view.since(events.Rolled) if seen.stage is Stage.END else view.recent
    rolls = [event for event in done if isinstance(event, events.Rolled)]
    told = [say(event, view) for event in rolls if seen.stage is Stage.END]
    return " ".join([*told, *deeds(done, view)])


def deeds(happened: Sequence[events.Event], view: View) -> Iterator[str]:
    """What Isaac did: the same as often as it was done in one sentence."""
    kinds = events.Expelled | events.Recruited | events.Idled
    alike = Counter(event for event in happened if isinstance(event, kinds))
    for event, often in alike.items():
        key, count = f"bullfrogs.did.{event.name}", often
        match event:
            case events.Idled(actions):
                count = actions
            case events.Recruited(source=int()):
                key = "bullfrogs.did.recalled"
            case events.Expelled(cell=cell) | events.Recruited(cell=cell) if cell == LOG:
                key += ".log"
        yield view.words.many(key, count, **phrases.facts(view, event))


def _said(event: events.Event, view: View) -> str:
    words, facts, key = view.words, phrases.facts(view, event), f"bullfrogs.said.{event.name}"
    match event:
        case events.Drew(colour, _, int(actions)):
            return words(f"{key}.seen", points=lily_pad(colour, actions).points, **facts)
        case events.Deployed(piece=piece) | events.Hopped(piece=piece):
            key += f".{piece.word}"
        case events.Battled(strengths=strengths, winner=winner):
            key += ".tied" if winner is None else ""
            facts["strengths"] = _strengths(strengths, view)
        case events.Returned(count=count) | events.Sank(count=count) | events.Idled(count):
            return words.many(key, count, **facts)
        case events.Rolled(face, actions):
            facts["face"], facts["actions"] = solo.faces(words, face, actions)
        case events.Walked(fled=True):
            key = "bullfrogs.said.fled"
        case events.Walked(source, target) if source == target:
            key = "bullfrogs.said.stayed"
        case events.Recruited(source=int()):
            key += ".log"
        case events.Claimed(colour, _, card) if card.colour == colour and view.seen.isaac is None:
            key += ".own"
    return words(key, **facts)


def _strengths(strengths: Four, view: View) -> str:
    present = [colour for colour in COLOURS if strengths[colour]]
    present.sort(key=lambda colour: -strengths[colour])
    words = view.words
    return words("app.list.and").join(
        words("bullfrogs.strength", name=phrases.player(view, colour), strength=strengths[colour])
        for colour in present
    )
