"""A whole evening inside the browser: every page and game, and which modules and code that took.

This source is sent to the browser below that of web/host.py, whose `xworker` it uses.
"""

# ruff: noqa: F821
# mypy: disable-error-code="name-defined"


async def evening() -> str:
    """Do everything there is to do; the errors the app told of, the library files imported, and the
    functions of Pyodide called where they are marked."""
    import asyncio
    import json
    import sys
    from random import Random

    import js

    from engine.core.game import CHANCE, NOBODY
    from engine.core.match import Match, Player, read_match
    from engine.games import NAMES, load
    from engine.search.levels import levels
    from web.loop import App
    from web.words import LANGUAGES

    told: list[str] = []

    async def keep(effects: str) -> None:
        told.append(effects)

    app = App(keep)

    async def say(kind: str, **fields: object) -> None:
        told.append(await app.send(json.dumps({"kind": kind, "now": 0, **fields})))

    await say("start", language="en", storage={}, mirror=[], route="#/", seed=1)
    for name in NAMES:
        game, random = load(name), Random(1)
        kinds = levels(name)
        weakest = next(iter(kinds))
        players = [Player(weakest, str(seat)) for seat in range(game.seats[0])]
        match = Match(game, players, {})
        lines = [str(match)]
        while match.state.to_act != NOBODY:
            if match.state.to_act == CHANCE:
                match.roll()
            else:
                observation = match.observe(match.state.to_act)
                match.play(kinds[weakest](game, observation, random))
            lines.append(str(match))
        for line in (*lines[: len(lines) // 2 : 8], lines[-1]):
            await say("file", text=line)
            await say("do", what="whole-story")
        for bot in kinds.values():
            early = read_match(lines[len(lines) // 4], load)
            while early.state.to_act == CHANCE:
                early.roll()
            bot(game, early.observe(early.state.to_act), random)
        for language in LANGUAGES:
            await say("form", name="language", values={"language": language})
            for page in ("", "games", "settings", "about", f"new/{name}", f"rules/{name}", "none"):
                await say("route", route=f"#/{page}")
        await say("do", what=f"quick {name}")
        for _ in range(9):  # the bots take their time, and then think
            for effect in json.loads(told[-1]):
                if effect["op"] == "after":
                    await say("after", what=effect["what"], number=effect["number"])
            await asyncio.sleep(0.05)
    errors = [effects for effects in told if '"op": "error"' in effects]
    await app.send("no message")  # a traceback is written, and that takes modules too
    library = "/lib/python314.zip/"
    files = [
        str(getattr(module, "__file__", ""))
        for name, module in sys.modules.items()
        if name.partition(".")[0] not in ("engine", "web")
    ]
    imported = {file.removeprefix(library).rstrip("c") for file in files if library in file}
    called = list(js.called()) if hasattr(js, "called") else []
    return json.dumps({"errors": errors, "imported": sorted(imported), "called": called})


xworker.sync.evening = evening
