"""Scenes of the lessons, in which neither side knows the other's hand."""

from ..components import BOARD, CARDS, card_name, path_text


def scene(
    turn: str,
    *,
    space: int,
    fuel: int,
    fear: int,
    market: str,
    hands: str,
    discard: str,
    feared: str,
    led: str = "",
    **parts: str,
) -> str:
    """The text of a position on the board as printed; all cards not named are in the deck.

    `parts` are its other parts, as `position` reads them.
    """
    violet, torech = (hand.replace("-", "").split(",") for hand in hands.split())
    named = ",".join((*market.split(), *hands.split(), discard, *feared.split(), led)).split(",")
    deck = [name for name in map(card_name, CARDS) if name not in named]
    said = {
        "path": f"{path_text(BOARD.path)} {space}",
        "fuel": f"{fuel} 0",
        "fear": str(fear),
        "fireflies": ",".join(map(str, sorted(BOARD.fireflies))),
        "bonuses": "----",
        "market": market,
        "hands": hands,
        "deck": f"- {','.join(deck) or '-'}",
        "discard": discard,
        "feared": feared,
        **({"led": led} if led else {}),
        **parts,
        "violet": " ".join(f"{card}:tk" for card in (*torech, *deck) if card),
        "torech": " ".join(f"{card}:vk" for card in (*violet, *deck) if card),
    }
    return "; ".join((turn, *(f"{name} {text}" for name, text in said.items())))
