"""What was taken along from a device, and how it joins what is kept here.

The file is JSON: `kept` holds every text of the browser's storage under its key, `mirrored` those
of its second copy where a site that could not start gave both. Nothing that is here gives way to
something of the file: of two that differ this one stays, and a match comes beside it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from web.app.effects import Result
from web.app.model import Model, Saved
from web.app.saves import (
    LONGEST,
    LONGEST_FILE,
    MATCH,
    MATCHES,
    PICKED,
    ROOMS,
    new_id,
    parsed,
    read_kept,
    read_picks,
    read_shelf,
    write_picks,
    write_times,
)
from web.app.sheets import SHEETS
from web.app.storing import stored


@dataclass(frozen=True, slots=True)
class Luggage:
    """The texts of a file, by their keys."""

    texts: Mapping[str, str]

    def matches(self) -> dict[str, Saved]:
        """Every match in it, readable or not, by the id that it had."""
        return read_shelf(self.texts)


def read_luggage(text: str) -> Luggage | None:
    """What a file holds; None for one that is none of ours, or too long."""
    data = parsed(text, LONGEST_FILE)
    if not isinstance(data, dict) or not isinstance(data.get("kept"), dict):
        return None
    mirrored = data.get("mirrored")
    copies = [mirrored if isinstance(mirrored, dict) else {}, data["kept"]]
    texts = {
        key: value
        for copy in copies
        for key, value in copy.items()
        if key.startswith("serao.") and isinstance(value, str) and len(value) <= LONGEST
    }
    return Luggage(texts) if texts else None


def new_matches(model: Model, luggage: Luggage) -> dict[str, Saved]:
    """The matches that are not here yet, each by an id that no other has."""
    here = {saved.text for saved in model.shelf.values()}
    found: dict[str, Saved] = {}
    for id, saved in luggage.matches().items():
        if saved.text in here:
            continue
        here.add(saved.text)
        taken = model.shelf.keys() | found.keys()
        found[new_id(model.now, model.seed, taken) if id in taken else id] = saved
    return found


def join(model: Model, luggage: Luggage) -> Result:
    """All of it beside what is here. What the browser refuses is told as always."""
    came = new_matches(model, luggage)
    shelf = {**model.shelf, **came}
    kept = {**read_kept(luggage.texts), **model.kept}
    held = {
        id: picks for id, picks in read_picks(luggage.texts).items() if _same(luggage, came, id)
    }
    after = replace(model, shelf=shelf, kept=kept, picks={**held, **model.picks})
    texts = {MATCH + id: saved.text for id, saved in came.items()}
    texts |= {PICKED + id: write_picks(picked) for id, picked in held.items()}
    texts |= {ROOMS + key: text for key, text in kept.items() if key not in model.kept}
    texts |= {MATCHES: write_times(shelf)} if came else {}
    for key, sheet in SHEETS.items():
        mine, theirs = getattr(model, sheet.name), sheet.read(luggage.texts.get(key, ""))
        both = sheet.together(mine, theirs)
        if both != mine:
            after = replace(after, **{sheet.name: both})
            texts[key] = sheet.write(both)
    return after, stored(model, texts)


def _same(luggage: Luggage, came: Mapping[str, Saved], id: str) -> bool:
    """Whether a match came in by the name that it had."""
    return id in came and MATCH + id in luggage.texts and came[id].text == luggage.texts[MATCH + id]


def whole(model: Model) -> Iterator[tuple[str, int]]:
    """What is kept here, each kind by its name, and how much of it."""
    yield "matches", len(model.shelf)
    yield "results", len(model.results)
    yield "lessons", sum(learnt.done for learnt in model.learnt.values())
    yield "own", len(model.kept)
