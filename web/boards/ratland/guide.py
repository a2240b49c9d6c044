"""What a newcomer is told of a decision: what can be done, what comes of it, what cannot be."""

from engine.ratland import rulebook
from engine.ratland.components import cheese_needed
from engine.ratland.moves import Hide, Pass, Place, Release, Starve, ThrowBack
from engine.ratland.state import Stage
from web.boards.ratland import phrases
from web.boards.ratland.cards import eating
from web.boards.ratland.things import View
from web.boards.table import Guide


def guide(view: View) -> Guide | None:
    """By the stage of the turn."""
    seen, words = view.seen, view.words
    match seen.stage:
        case Stage.PLACE:
            return _placing(view)
        case Stage.ALARM:
            text = words("ratland.guide.alarm")
            return Guide("alarm", text, rulebook.EVENT_ALARM, (Hide, Pass))
        case Stage.HOLY_RAT:
            text = words("ratland.guide.holy-rat")
            return Guide("holy-rat", text, rulebook.EVENT_HOLY_RAT, (Release, Pass))
        case Stage.HELMET:
            text = words("ratland.guide.helmet")
            return Guide("helmet", text, rulebook.EVENT_HELMET, (ThrowBack, Pass))
        case Stage.STARVE:
            missing = seen.clans[seen.to_act].missing
            text = words.many("ratland.guide.starve", missing)
            return Guide("starve", text, rulebook.FEED_STARVE, (Starve,), (Pass,), missing)
    return None


def _placing(view: View) -> Guide:
    """What supper costs against what there is; then which rats cannot do what one would like."""
    seen, words = view.seen, view.words
    clan, rats = seen.clans[seen.to_act], eating(view, seen.to_act)
    needed, away = cheese_needed(rats), clan.poisoned + clan.lost  # the lost come home first
    more = cheese_needed(rats + 1)
    key = "place.hungry" if needed > clan.cheese else "place.just"
    if more <= clan.cheese:
        key = "place.fed"
    eaters, cheese = phrases.eaters(rats), clan.cheese
    told = [
        words(f"ratland.guide.{key}", needed=needed, eaters=eaters, cheese=cheese, more=more),
    ]
    rule = rulebook.FEED
    if away:
        key, rule = f"{key}.away", rulebook.PLACE
        told.append(words.many("ratland.guide.place.away", away))
    elif len(seen.clans) == 2:
        key, rule = f"{key}.two", rulebook.ATTACK_TWO_PLAYERS
        told.append(words("ratland.guide.place.two"))
    return Guide(key, " ".join(told), rule, (Place,), (Pass,), needed)
