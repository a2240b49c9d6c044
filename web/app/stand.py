"""What a page stands for, so that a click on an old picture of it is not taken for another."""

from web.app.model import Model
from web.app.playing import current
from web.app.sitting import deciding


def stand(model: Model) -> str:
    """What clicks on the page build on beyond their own words; empty where they build on nothing.

    It is on the page as `data-stand`. Nothing in it is hidden from whoever sees the page: how often
    and when the match has changed, and what they have picked up themselves.
    """
    sitting, draft = current(model), model.draft
    if sitting is not None:
        saved = model.shelf.get(sitting.id)
        picked = sitting.picked if deciding(sitting) else ()
        asked = ["?"] if sitting.doubted is not None else []
        changed = str(saved.updated if saved else 0)
        return ", ".join([str(len(sitting.match.log)), changed, *picked, *asked])
    if draft is not None and (model.route.page, model.route.name) == ("new", draft.game):
        chairs = (
            f"{chair.kind} {chair.style} {chair.name} {chair.colour}" for chair in draft.chairs
        )
        return ", ".join([draft.first, *chairs, *map("=".join, draft.options.items())])
    return ""
