"""The pages that show at once, before Python has started: drawn by the build."""

from web.app.model import Model
from web.pages import draw


def prerender() -> dict[str, str]:
    """What each page file of the site holds inside #app, by its path."""
    return {"index.html": draw(Model())}
