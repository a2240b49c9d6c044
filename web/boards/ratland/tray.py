"""What lies below the table and beside the names: buttons, and a badge for everybody."""

from engine.ratland import moves
from engine.ratland.components import cheese_needed
from engine.ratland.state import Stage
from web.boards import parts
from web.boards.ratland import art, phrases
from web.boards.ratland.chronicle import last_placement
from web.boards.ratland.things import Again, Clear, Done, Follow, View, plan, victims
from web.boards.table import Badge, Button, Item


def buttons(view: View) -> list[Button]:
    """Confirm what is planned, or decide about the event."""
    words = view.words
    if not view.moves:
        return []
    match view.seen.stage:
        case Stage.PLACE:
            return _placing(view)
        case Stage.ALARM | Stage.HOLY_RAT as stage:
            deed = moves.HIDE if stage is Stage.ALARM else moves.RELEASE
            return [
                Button(str(deed), words(f"ratland.button.{deed}"), strong=True),
                Button(str(moves.PASS), words(f"ratland.button.{deed}.not")),
            ]
        case Stage.HELMET:
            return [Button(str(moves.PASS), words("ratland.button.keep"), strong=True)]
    dead = victims(view.picked)
    rats = phrases.rats(words, dead.healthy, dead.poisoned)
    label = words("ratland.button.starve", rats=rats)
    return [Button(str(Done()), label, strong=True)]


def _placing(view: View) -> list[Button]:
    seen, words = view.seen, view.words
    place = plan(view.picked)
    left = seen.clans[seen.to_act].healthy - place.total
    guarded = len(seen.clans) > 2  # by whoever stays; two clans place every rat
    label = words("ratland.button.done")
    if left:
        label = words.many(f"ratland.button.done.{'stay' if guarded else 'left'}", left)
    ready = not left or (place.total > 0 and guarded)
    found = [Button(str(Done()), label, strong=ready)]
    if view.advised is not None:
        return [Button(str(Follow()), words("ratland.button.follow")), *found]
    if last_placement(view, seen.to_act) is not None and not place.total:
        found.append(Button(str(Again()), words("ratland.button.again")))
    if place.total:
        found.append(Button(str(Clear()), words("ratland.button.clear")))
    return found


def badge(view: View, seat: int) -> Badge:
    """A clan's emblem, rats, cheese, what it eats, its graves; and whether it is active."""
    seen, words, clan = view.seen, view.words, view.seen.clans[seat]
    need = cheese_needed(clan.sewer)
    counts = (
        ("rats", clan.rats, parts.icon(art.used(f"rat-{seat}"), "-17 -12 34 20", "is-wide")),
        ("cheese", clan.cheese, art.icon("cheese")),
        ("need", need, art.icon("supper")),
        ("poisoned", clan.poisoned, art.icon("sick")),
        ("lost", clan.lost, art.icon("lost")),
        ("graveyard", clan.graveyard, art.icon("grave")),
    )
    items = []
    for name, count, picture in counts:
        if count or name in ("rats", "cheese", "need", "graveyard"):
            look = f"is-{name} is-short" if name == "need" and need > clan.cheese else f"is-{name}"
            items.append(Item(look, words.many(f"ratland.badge.{name}", count), picture, count))
    if seat == seen.active and seen.stage is not Stage.START:
        items.append(Item("is-active", words("ratland.active"), art.icon("active")))
    return Badge(f"rl-clan-{seat}", art.sign(seat), words(f"ratland.clan.{seat + 1}"), items)
