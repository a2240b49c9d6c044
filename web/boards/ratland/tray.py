"""What lies below the table and beside the names: buttons, and a badge for everybody."""

from html import escape

from engine.ratland import moves
from engine.ratland.components import cheese_needed
from engine.ratland.observe import Observation
from engine.ratland.state import Step
from web.boards.ratland import art
from web.boards.ratland.chronicle import last_placement
from web.boards.ratland.things import AGAIN, CLEAR, DONE, plan, victims
from web.boards.table import Button, View
from web.words import Words


def buttons(view: View) -> list[Button]:
    """Confirm what is planned, or decide about the event."""
    seen: Observation = view.observation
    words = view.words
    if not view.moves:
        return []
    match seen.step:
        case Step.PLACE:
            return _placing(view)
        case Step.ALARM:
            return [
                Button(str(moves.HIDE), words("ratland.button.hide"), strong=True),
                Button(str(moves.PASS), words("ratland.button.hide.not")),
            ]
        case Step.HOLY_RAT:
            return [
                Button(str(moves.RELEASE), words("ratland.button.release"), strong=True),
                Button(str(moves.PASS), words("ratland.button.release.not")),
            ]
        case Step.HELMET:
            return [Button(str(moves.PASS), words("ratland.button.keep"), strong=True)]
    dead = victims(view.picked)
    label = words("ratland.button.starve", healthy=dead.healthy, poisoned=dead.poisoned)
    return [Button(str(DONE), label, strong=True)]


def _placing(view: View) -> list[Button]:
    seen: Observation = view.observation
    words = view.words
    place = plan(view.picked)
    left = seen.clans[seen.to_act].healthy - place.total
    if left and len(seen.clans) > 2:
        label = words.many("ratland.button.done.stay", left)
    else:
        label = words("ratland.button.done")
    ready = not left or (place.total > 0 and len(seen.clans) > 2)
    found = [Button(str(DONE), label, strong=ready)]
    if last_placement(view, seen.to_act) is not None and not place.total:
        found.append(Button(str(AGAIN), words("ratland.button.again")))
    if place.total:
        found.append(Button(str(CLEAR), words("ratland.button.clear")))
    return found


def badge(view: View, seat: int) -> str:
    """A clan's emblem, rats, cheese, what it eats, its graves; and who is active."""
    seen: Observation = view.observation
    words, clan = view.words, seen.clans[seat]
    need = cheese_needed(clan.sewer)
    rat = (
        f'<svg class="rl-icon is-wide" viewBox="-17 -12 34 20" aria-hidden="true">'
        f"{art.used(f'rat-{seat}')}</svg>"
    )
    items = [
        _item(words, "rats", clan.rats, rat),
        _item(words, "cheese", clan.cheese, art.icon("cheese")),
        _item(words, "need", need, art.icon("supper"), " is-short" if need > clan.cheese else ""),
    ]
    if clan.poisoned:
        items.append(_item(words, "poisoned", clan.poisoned, art.icon("sick")))
    if clan.lost:
        items.append(_item(words, "lost", clan.lost, art.icon("lost")))
    if clan.graveyard:
        items.append(_item(words, "graveyard", clan.graveyard, art.icon("grave")))
    active = ""
    if seat == seen.active and seen.step is not Step.START:
        label = escape(words("ratland.active"))
        active = (
            f'<span class="rl-active" title="{label}">{art.icon("active")}'
            f'<span class="visually-hidden">{label}</span></span>'
        )
    clan_name = escape(words(f"ratland.clan.{seat + 1}"))
    return (
        f'<div class="rl-badge rl-clan-{seat}">{art.emblem(seat)}'
        f'<span class="visually-hidden">{clan_name}</span>'
        f'<ul class="rl-items">{"".join(items)}</ul>{active}</div>'
    )


def _item(words: Words, name: str, count: int, picture: str, look: str = "") -> str:
    """A picture with its number; whoever cannot see that hears what is counted."""
    label = escape(words.many(f"ratland.badge.{name}", count))
    return (
        f'<li class="rl-item is-{name}{look}" title="{label}">{picture}'
        f'<span aria-hidden="true">{count}</span><span class="visually-hidden">{label}</span></li>'
    )
