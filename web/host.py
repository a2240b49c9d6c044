"""The worker's own script: joins the app to the page.

PyScript runs it in Pyodide. `send` is what the page calls; `sync.push` is what the page offers.
"""

import json
import traceback
from typing import Any


def failure(error: BaseException) -> str:
    """The effect that shows an exception."""
    return json.dumps([{"op": "error", "text": "".join(traceback.format_exception(error))}])


try:
    import asyncio

    from pyscript import sync

    from web.app.app import App

    async def push(effects: str) -> None:
        """Give the page effects it did not ask for."""
        await sync.push(effects)

    def uncaught(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Show the exception of a task that nobody waits for."""
        sync.push(failure(context["exception"]))

    asyncio.get_event_loop().set_exception_handler(uncaught)
    send = App(push).send
except BaseException as error:  # whatever it was, the page must get an answer it can show
    FAILURE = failure(error)

    async def send(text: str) -> str:
        """Answer every message with the reason why there is no app."""
        return FAILURE


__export__ = ["send"]
