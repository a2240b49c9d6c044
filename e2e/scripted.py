"""An app that does what a test tells it: the shell is tested apart from the games.

It takes the place of web/loop.py before web/host.py asks for it. A click on a button whose
data-do is a list of effects is answered with those effects. The title of the page is, as JSON,
every message the app has been told so far.
"""

import json
from html import escape
from itertools import count

from playwright.sync_api import Page, Route, expect

from e2e.site import ORIGIN
from tools.headers import CONTENT_TYPES
from tools.paths import ROOT

SCRIPTED = """
import asyncio
import json


class App:
    def __init__(self, push, breathe):
        self.push = push
        self.told = []

    async def send(self, text):
        message = json.loads(text)
        self.told.append(message)
        what = message.get("what", "")
        if what == "forget":
            self.told.clear()
        if what == "raise":
            raise ValueError("raised by send")
        if what == "task":
            asyncio.ensure_future(self.fail())
        if what.startswith("push "):
            self.task = asyncio.ensure_future(self.push(what.removeprefix("push ")))
        effects = json.loads(what) if what.startswith("[") else []
        if message["kind"] == "start":
            stage = '<main id="stage"></main>'
            effects = [{"op": "patch", "id": "app", "html": stage, "number": 1}]
        title = json.dumps(self.told)
        effects.append({"op": "page", "language": "en", "theme": "dark", "title": title})
        return json.dumps(effects)

    async def fail(self):
        raise ValueError("raised by a task")
"""

INSTEAD = """
import sys
from importlib.util import spec_from_loader


class Instead:
    @classmethod
    def find_spec(cls, name, path, target=None):
        return spec_from_loader(name, cls) if name == "web.loop" else None

    @staticmethod
    def create_module(spec):
        return None

    @staticmethod
    def exec_module(module):
        exec({app!r}, vars(module))


sys.meta_path.insert(0, Instead)
del sys.modules["web.loop"]

"""


class Scripted:
    """A page with the scripted app, or with another that a test brings."""

    def __init__(self, page: Page, app: str = SCRIPTED) -> None:
        self.page = page
        body = INSTEAD.format(app=app).encode() + (ROOT / "web/host.py").read_bytes()

        def fulfil(route: Route) -> None:
            route.fulfill(status=200, headers={"Content-Type": CONTENT_TYPES[".py"]}, body=body)

        page.context.route(f"{ORIGIN}/**/host-*.py", fulfil)

    def open(self) -> None:
        """Open the site and wait for the app."""
        self.page.goto(f"{ORIGIN}/")
        expect(self.page.locator("#stage")).to_be_attached()

    def stage(self, html: str) -> None:
        """Show something, with nothing left of what was before."""
        self.page.locator("#stage").evaluate(
            """(stage) => { stage.innerHTML = "<button data-do=forget>forget</button>" }"""
        )
        self.page.get_by_text("forget").click()
        self.expect_messages("do")
        self.page.locator("#announcer").evaluate("(announcer) => { announcer.innerHTML = '' }")
        self.page.locator("#errors").evaluate("(errors) => { errors.innerHTML = '' }")
        self.page.locator("#stage").evaluate("(stage, html) => { stage.innerHTML = html }", html)

    def messages(self, kind: str) -> list[dict[str, object]]:
        """What the app was told of one kind, in order, without the time of day."""
        title = self.page.title()
        return [
            {name: value for name, value in message.items() if name not in ("kind", "now")}
            for message in (json.loads(title) if title.startswith("[") else [])
            if message["kind"] == kind
        ]

    def expect_messages(self, kind: str, *expected: dict[str, object]) -> None:
        """Wait until the app was told exactly these."""
        try:
            self.page.wait_for_function(
                """([kind, count]) => document.title.startsWith("[") &&
                    JSON.parse(document.title).filter((told) => told.kind === kind).length
                    === count""",
                arg=[kind, len(expected)],
            )
        finally:
            assert self.messages(kind) == list(expected)


_numbers = count(2)


def button(name: str, *effects: dict[str, object]) -> str:
    """A button that makes the scripted app answer with these effects."""
    return f'<button type="button" data-do="{escape(json.dumps(effects))}">{name}</button>'


def pushed(name: str, *effects: dict[str, object]) -> str:
    """A button after which the scripted app has these effects to tell, unasked."""
    return f'<button type="button" data-do="push {escape(json.dumps(effects))}">{name}</button>'


def patch(name: str, html: str, into: str = "stage") -> str:
    """A button that makes the app draw `html`, as a newer picture than any before it."""
    effect = {"op": "patch", "id": into, "html": html, "number": next(_numbers)}
    return button(name, effect)
