"""Joins the app to the page, in the worker that both have between them."""

import asyncio
import json
import traceback
from collections.abc import Awaitable, Callable
from typing import Any


def join(page: Any) -> Callable[[str], Awaitable[str]]:
    """What the page calls; `page.push` is what the app calls: both take messages as text.

    Should there be no app, every message is answered with the reason.
    """
    try:
        return _joined(page)
    except BaseException as error:  # whatever it was, the page must get an answer it can show
        answer = _failure(error)

    async def fail(_: str) -> str:
        return answer

    return fail


def _joined(page: Any) -> Callable[[str], Awaitable[str]]:
    # only here is there a browser, and somebody to hear of what fails
    import js
    from pyodide.ffi import create_once_callable, to_js

    from web.loop import App

    background = to_js({"priority": "background"}, dict_converter=js.Object.fromEntries)
    loop = asyncio.get_event_loop()

    async def push(effects: str) -> None:
        """Give the page effects it did not ask for."""
        await page.push(effects)

    async def breathe() -> None:
        """Let messages in while a bot thinks: asyncio's own sleep would keep them waiting."""
        done = loop.create_future()
        wake = create_once_callable(lambda *_: done.set_result(None))
        if hasattr(js, "scheduler"):
            js.scheduler.postTask(wake, background)
        else:
            js.setTimeout(wake, 0)
        await done

    def uncaught(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Show the exception of a task that nobody waits for."""
        page.push(_failure(context["exception"]))

    loop.set_exception_handler(uncaught)
    return App(push, breathe).send


def _failure(error: BaseException) -> str:
    """The effect that shows an exception."""
    return json.dumps([{"op": "error", "text": "".join(traceback.format_exception(error))}])
