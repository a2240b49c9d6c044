"""The worker's own script: joins the app to the page.

PyScript runs it in Pyodide. `send` is what the page calls, `push` what the page offers.
"""

import json
import traceback
from typing import Any


def failure(error: BaseException) -> str:
    """The effect that shows an exception."""
    return json.dumps([{"op": "error", "text": "".join(traceback.format_exception(error))}])


try:
    import asyncio

    import js
    from polyscript import xworker
    from pyodide.ffi import create_once_callable, to_js

    from web.app.app import App

    async def push(effects: str) -> None:
        """Give the page effects it did not ask for."""
        await xworker.sync.push(effects)

    async def breathe() -> None:
        """Let messages in while a bot thinks: asyncio's own sleep would keep them waiting."""
        done = asyncio.get_event_loop().create_future()
        wake = create_once_callable(lambda *_: done.set_result(None))
        if hasattr(js, "scheduler"):
            js.scheduler.postTask(wake, background)
        else:
            js.setTimeout(wake, 0)
        await done

    background = to_js({"priority": "background"}, dict_converter=js.Object.fromEntries)

    def uncaught(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Show the exception of a task that nobody waits for."""
        xworker.sync.push(failure(context["exception"]))

    asyncio.get_event_loop().set_exception_handler(uncaught)
    send = App(push, breathe).send
except BaseException as error:  # whatever it was, the page must get an answer it can show
    FAILURE = failure(error)

    async def send(text: str) -> str:
        """Answer every message with the reason why there is no app."""
        return FAILURE


__export__ = ["send"]
