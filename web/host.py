"""The worker's own script: joins the app to the page.

PyScript runs it in Pyodide. `send` is what the page calls; `sync.push` is what the page offers.
"""

import json
import traceback


def failure() -> str:
    """The effect that shows the exception being handled."""
    return json.dumps([{"op": "error", "text": traceback.format_exc()}])


try:
    from pyscript import sync

    from web.app.app import App

    async def push(effects: str) -> None:
        """Give the page effects it did not ask for."""
        await sync.push(effects)

    send = App(push).send
except BaseException:  # whatever it was, the page must get an answer it can show
    FAILURE = failure()

    async def send(text: str) -> str:
        """Answer every message with the reason why there is no app."""
        return FAILURE


__export__ = ["send"]
