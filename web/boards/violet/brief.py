"""What the other one has done in the forest, shortly: for ears."""

from collections.abc import Iterator, Sequence

from engine.violet import events
from web.boards.violet import phrases
from web.boards.violet.sentences import say
from web.boards.violet.things import View


def brief(happened: Sequence[events.Event], view: View) -> Iterator[str]:
    """No card is told of twice, and what the viewer sees in the deck is told at once."""
    won = any(isinstance(event, events.TrickWon) for event in happened)
    for event in happened:
        match event:
            case events.Followed() if won:  # who wins is told with both cards
                continue
            case events.Consulted(cards=None):
                continue
            case events.Looked(card=int()):
                continue
        yield say(event, view)
    looked = [event for event in happened if isinstance(event, events.Looked)]
    found = [event.card for event in looked if event.card is not None]
    if found:
        words, name = view.words, view.names[looked[0].seat]
        yield words("violet.brief.looked", name=name, cards=phrases.cards(words, found))
