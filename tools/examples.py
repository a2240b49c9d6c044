"""The example pages as they are published: with pictures of what their boards show."""

import json
import shutil
from html.parser import HTMLParser
from pathlib import Path

from engine.core.game import Observation
from engine.core.match import read_match
from engine.games import load
from tools.paths import ROOT
from web.boards.still import still
from web.words import Words

EXAMPLES = ROOT / "examples"


class Boards(HTMLParser):
    """The attributes of each board of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[dict[str, str]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a board."""
        if tag == "serao-board":
            self.found.append({name: value or "" for name, value in attrs})


def seen(board: dict[str, str]) -> Observation:
    """What a board with a position, a match or tasks shows at first. Raises BadTextError."""
    game, seat = load(board["game"]), int(board.get("seat", 0))
    if "steps" in board:
        state = game.position(json.loads(board["steps"])[0]["position"])
        seat = state.to_act
    elif "position" in board:
        state = game.position(board["position"])
    else:
        head, *moves = board["match"].split(" | ")
        state = read_match(" | ".join([head, *moves[: int(board["at"])]]), load).state
    found: Observation = game.observe(state, seat)
    return found


def write_examples(site: Path) -> None:
    """Write examples/ into the site; a board's `picture`, where it has one, is drawn."""
    target = site / "examples"
    shutil.copytree(EXAMPLES, target, ignore=shutil.ignore_patterns("*.ipynb"))
    for page in target.glob("*/index.html"):
        for board in Boards(page.read_text(encoding="utf-8")).found:
            if "picture" in board:
                drawn = still(board["game"], seen(board), Words(page.parent.name))
                (page.parent / board["picture"]).write_text(drawn, encoding="utf-8")
