"""Somebody at a browser: sends what they do, and has done to their page what the app asks."""

import asyncio
import atexit
import json
import re
from collections.abc import Callable, Sequence
from html import escape, unescape
from importlib import import_module
from random import Random
from typing import Any

from engine.core.game import Seat, State
from engine.core.match import Match
from engine.games import load
from engine.search.levels import levels
from tools.lessons import teaching
from web.app.effects import write_effects
from web.app.messages import Thought
from web.app.rooms import FETCHED
from web.boards import tables
from web.boards.table import AnyTable, AnyView, View
from web.loop import App
from web.words import Words

EVENING = 1_790_000_000_000
"""An epoch time in milliseconds."""
LOOP = asyncio.Runner()
"""One for all messages: to make another takes longer than to answer some of them."""
LIVE = re.compile(r'<(\w+)[^>]*role="(?:alert|status)"[^>]*>(.*?)</\1>', re.DOTALL)
"""What a screen reader says by itself as soon as it is there."""
BY_KEY = ("a", "button", "iframe", "input", "select", "summary", "textarea")
"""Elements that may have the focus."""
atexit.register(LOOP.close)


class Person:
    """A browser without a screen. Effects are kept in `effects`, the latest answer's in `latest`.

    `storage` is what the browser keeps (None when that is forbidden); `full` makes saving fail;
    `offline`, fetching.
    `mirror` says where the second copy of it differs; keys that it shall hold, too, in `mirrored`.
    Bad news ends the test, unless it is `forgiving`: then it is collected in `errors`.
    `embed` is the query of a frame in somebody's page, `place` the address of the site.
    `minds` are workers that think for bots; of those that are asked, so many as `lost` are no more.
    """

    def __init__(
        self,
        storage: dict[str, str] | None = None,
        *,
        language: str = "en-GB",
        route: str = "#/",
        seed: int = 5,
        entropy: str = "5" * 64,
        forbidden: bool = False,
        offline: bool = False,
        mirror: Sequence[dict[str, object]] = (),
        embed: str = "",
        place: str = "",
        minds: int = 0,
        forgiving: bool = False,
    ) -> None:
        self.storage = None if forbidden else dict(storage or {})
        self.full = False
        self.offline = offline
        self.lost = 0
        self.now = EVENING
        self.route = route
        self.html = ""
        self.page: dict[str, Any] = {}
        self.timers: list[dict[str, Any]] = []
        self.effects: list[dict[str, Any]] = []
        self.latest: list[dict[str, Any]] = []
        self.errors: list[str] = []
        self.forgiving = forgiving
        self.announcer: list[str] = []
        """What a screen reader finds there to say."""
        self.mirrored: list[str] = []
        self._refused: set[str] = set()
        self._newest = 0
        self._stale = False
        """Whether what was clicked last is not on the page."""
        self._waiting: list[dict[str, Any]] = []
        self.app = App(self._push)
        self._send(
            {
                "kind": "start",
                "language": language,
                "storage": self.storage,
                "mirror": mirror,
                "route": route,
                "seed": seed,
                "entropy": entropy,
                "embed": embed,
                "place": place,
                "minds": minds,
            }
        )

    # what a person does

    def do(self, what: str) -> "Person":
        """Click something, or be a page of before that has it still."""
        self._stale = f'data-do="{escape(what)}"' not in self.html
        self._send({"kind": "do", "what": what})
        self._stale = False
        return self

    def do_early(self, what: str, page: "Person") -> "Person":
        """Click something before the app lived, on the page as it was last seen then."""
        found = re.search(r'data-stand="([^"]*)"', page.html)
        return self._send(
            {"kind": "early", "what": what, "stand": unescape(found[1]) if found else ""}
        )

    def tap(self, *whats: str) -> "Person":
        """Tap things on the table, one after the other."""
        for what in whats:
            self.do(f"tap {what}")
        return self

    def touch(self, what: str, *near: str) -> "Person":
        """Tap a thing on the table with a finger that also reaches small things beside it."""
        others = [f"tap {other}" for other in near]
        return self._send({"kind": "do", "what": f"tap {what}", "near": others})

    def double_tap(self, what: str) -> "Person":
        """Tap a thing on the table with a finger, twice at once."""
        return self.tap(what)._send({"kind": "do", "what": f"tap {what}", "again": True})

    def visit(self, route: str) -> "Person":
        """Follow a link."""
        self.route = route
        return self._send({"kind": "route", "route": route})

    def fill_in(self, name: str, **values: str) -> "Person":
        """Send a form; `name_0` stands for the field `name-0`."""
        fields = {field.replace("_", "-"): value for field, value in values.items()}
        return self._send({"kind": "form", "name": name, "values": fields})

    def choose(self, option: str, choice: str) -> "Person":
        """Choose one of the options that only the game being prepared has."""
        return self._send({"kind": "form", "name": "new", "values": {option: choice}})

    def press(self, key: str) -> "Person":
        """Press a key that the page asks for."""
        return self._send({"kind": "key", "key": key})

    def receive(self, name: str, text: str | None, gone: bool = False) -> "Person":
        """Get what was asked for under this name: that of a room; lessons come by themselves."""
        return self._send({"kind": "fetched", "name": name, "text": text, "gone": gone})

    def host(self, what: str, text: str = "") -> "Person":
        """Be the page around a frame, and ask for something."""
        return self._send({"kind": "host", "what": what, "text": text})

    def worked(self, by: str, what: str, **values: str) -> "Person":
        """Hear what came of what a helper of the page was asked for."""
        return self._send({"kind": "worked", "by": by, "what": what, "values": values})

    def choose_file(self, text: str) -> "Person":
        """Give the page a file."""
        return self._send({"kind": "file", "text": text})

    def hear_of(self, storage: dict[str, str] | None) -> "Person":
        """Learn that another window has kept all this."""
        return self._send({"kind": "elsewhere", "storage": storage})

    def hear_of_sharing(self, how: str) -> "Person":
        """Learn what came of what was shared."""
        return self._send({"kind": "shared", "how": how})

    def run_out_of_room(self) -> "Person":
        """Learn that the browser keeps nothing more."""
        return self._send({"kind": "storage", "state": "full"})

    def hear_of_mirror(self, *mirror: dict[str, object]) -> "Person":
        """Learn late where the second copy differs."""
        return self._send({"kind": "mirror", "storage": self.storage, "mirror": mirror})

    def wait(self, *whats: str) -> "Person":
        """Let the timers ring, again and again while they lead to more; only `whats`, if given."""
        for _ in range(2000):
            ringing = [timer for timer in self.timers if timer["what"] in whats or not whats]
            if not ringing:
                return self
            for timer in ringing:
                self.timers.remove(timer)
                self.ring(timer["what"], timer["number"])
        raise AssertionError("the clock never stops")

    def wait_for_bots(self) -> "Person":
        """Let everybody play until it is the person's turn to do something."""
        return self.wait("bot", "chance")

    def read_together(self) -> "Person":
        """Let everybody play, and go on wherever all at the device read what a turn came to."""
        while 'id="next"' in self.wait().html:
            self.do("next")
        return self

    def ring(self, what: str, number: int) -> "Person":
        """Let one timer ring."""
        return self._send({"kind": "after", "what": what, "number": number})

    def think(self, move: Any) -> "Person":
        """Let the bot that is to act choose this move."""
        (timer,) = (timer for timer in self.timers if timer["what"] == "bot")
        self.timers.remove(timer)
        self.latest = []
        self._take(write_effects(self.app._receive(Thought(timer["number"], move))))
        return self

    def reload(self, **changes: Any) -> "Person":
        """Close the tab, and come back to the same address."""
        return Person(self.storage, route=self.route, **changes)

    def play(self, choose: Callable[[State[Any]], Any], moves: int) -> "Person":
        """Make so many moves with the plain table, or until the game is over."""
        for _ in range(moves):
            self.wait_for_bots()
            if 'id="lift"' in self.html:
                self.do("lift")
            if self.state.to_act < 0:
                break
            self.tap(str(choose(self.state)))
        return self.wait_for_bots()

    # what there is to see

    @property
    def state(self) -> State[Any]:
        """The state of the match on the table."""
        assert self.app.model.sitting is not None
        return self.app.model.sitting.match.state

    def observe(self, seat: Seat | None) -> Any:
        """What a seat may know of the match on the table, but for what it remembers."""
        assert self.app.model.sitting is not None
        match = self.app.model.sitting.match
        return match.game.observe(match.state, seat)

    @property
    def match_id(self) -> str:
        """The id of the match on the table."""
        return self.route.rpartition("/")[2]

    @property
    def line(self) -> str:
        """The match on the table as the browser keeps it."""
        assert self.storage is not None
        return self.storage[f"serao.match.{self.match_id}"]

    @property
    def text(self) -> str:
        """What the page says, without its tags."""
        return _plain(self.html)

    @property
    def said(self) -> list[str]:
        """What the latest answer has a screen reader say."""
        return [effect["text"] for effect in self.latest if effect["op"] == "announce"]

    @property
    def prompt(self) -> str:
        """What stands at the prompt's place, as HTML."""
        found = re.search(r'<p id="prompt"[^>]*>(.*?)</p>', self.html, re.DOTALL)
        assert found is not None
        return found[1]

    @property
    def text_of_prompt(self) -> str:
        """What stands there, without its tags."""
        return unescape(re.sub(r"<[^>]+>", "", self.prompt))

    def still_to_tap(self, game: str, move: Any) -> list[str]:
        """The taps that make a move, from what is picked up by itself."""
        assert self.app.model.sitting is not None
        held = self.app.model.sitting.picked
        return [
            what for what in taps(game, move, self.observe(self.state.to_act)) if what not in held
        ]

    def make(self, game: str, move: Any) -> "Person":
        """Make a move by taps, whatever was picked up, and say yes should the page ask."""
        self.press("Escape").tap(*self.still_to_tap(game, move))
        return self.do("confirm") if 'id="confirm"' in self.html else self

    @property
    def focus(self) -> str:
        """Where the focus went last."""
        return [effect["id"] for effect in self.effects if effect["op"] == "focus"][-1]

    def posted(self, kind: str) -> list[dict[str, Any]]:
        """What the page around a frame was told, of one kind."""
        posts = [effect for effect in self.effects if effect["op"] == "post"]
        return [post["data"] for post in posts if post["kind"] == kind]

    def downloaded(self) -> dict[str, Any]:
        """The file that the latest answer gave."""
        (file,) = (effect for effect in self.latest if effect["op"] == "download")
        return file

    # what the page does

    async def _push(self, text: str) -> None:
        self._take(text)

    def _send(self, message: dict[str, Any]) -> "Person":
        self.latest = []
        LOOP.run(self._exchange(message))
        while self._waiting:
            message = self._waiting.pop(0)
            if "texts" in message:
                texts = message.pop("texts")
                left = max(0, len(texts) - self.lost)
                answers = [considered(text) for text in texts[:left]]
                message["answers"] = answers + [None] * (len(texts) - left)
            LOOP.run(self._exchange(message))
        return self

    async def _exchange(self, message: dict[str, Any]) -> None:
        self._take(await self.app.send(json.dumps({**message, "now": self.now})))
        this = asyncio.current_task()
        while others := asyncio.all_tasks() - {this}:
            await asyncio.gather(*others)

    def _take(self, text: str) -> None:
        for effect in json.loads(text):
            self.effects.append(effect)
            self.latest.append(effect)
            match effect["op"]:
                case "patch":
                    assert effect["number"] > self._newest
                    self._newest = effect["number"]
                    self.html = effect["html"]
                case "announce":
                    spoken = [_plain(inside) for _, inside in LIVE.findall(self.html)]
                    assert effect["text"] not in spoken, "said twice"
                    self.announcer.append(effect["text"])
                case "hush":
                    self.announcer.clear()
                case "focus" if not self._stale:
                    tag = re.search(rf'<(\w+)[^>]*\sid="{effect["id"]}"[^>]*>', self.html)
                    assert tag is not None, f"{effect['id']} is not there"
                    assert tag[1] in BY_KEY or " tabindex=" in tag[0], f"{tag[0]} takes no focus"
                case "save":
                    self._save(effect["key"], effect["text"], effect["over"])
                case "mirror":
                    self.mirrored.append(effect["key"])
                case "fetch" if not effect["name"].startswith(FETCHED):
                    text = None if self.offline else teaching(effect["name"])
                    self._waiting.append({"kind": "fetched", "name": effect["name"], "text": text})
                case "delegate":
                    asked = {"number": effect["number"], "texts": effect["texts"]}
                    self._waiting.append({"kind": "considered", **asked})
                case "after":
                    self.timers.append(effect)
                case "route":
                    self.route = effect["route"]
                    if effect["instead"]:
                        continue  # the browser tells nobody of it
                    self._waiting.append({"kind": "route", "route": effect["route"]})
                case "page":
                    self.page = effect
                case "error":
                    assert self.forgiving, effect["text"]
                    self.errors.append(effect["text"])

    def _save(self, key: str, text: str | None, over: str | None) -> None:
        assert key.startswith("serao.")
        assert self.storage is not None
        held = self.storage.get(key)
        if over is not None and key not in self._refused and held not in (None, text, over):
            self._waiting.append({"kind": "elsewhere", "storage": self.storage})
            return
        self._refused.discard(key)
        if text is None:
            self.storage.pop(key, None)
        elif self.full:
            self._refused.add(key)
            self._waiting.append({"kind": "storage", "state": "full"})
        else:
            self.storage[key] = text


def considered(text: str) -> str:
    """What a mind finds that is consulted with this message."""
    pushed: list[str] = []

    async def push(effects: str) -> None:
        pushed.append(effects)

    async def consult() -> None:
        assert json.loads(await App(push).send(text)) == []
        this = asyncio.current_task()
        await asyncio.gather(*(asyncio.all_tasks() - {this}))

    asyncio.run(consult())
    ((found,),) = map(json.loads, pushed)
    assert found["op"] == "found", found
    answer: str = found["answer"]
    return answer


def taps(game: str, move: Any, seen: Any) -> list[str]:
    """The taps that make a move; where a table does not say, the move itself is the thing."""
    try:
        things = import_module(f"web.boards.{game}.things")
    except ModuleNotFoundError:
        return [str(move)]
    return list(map(str, things.taps(move, seen)))


def _plain(html: str) -> str:
    """Its text."""
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


def laid(match: Match) -> tuple[AnyTable, AnyView]:
    """A match's table, and what it is drawn from before whoever decides has picked up anything."""
    table, seat = tables.load(match.game.id), match.state.to_act
    seen = match.observe(seat)
    past = [event.seen_by(seat) for happened in match.events() for event in happened]
    scene = table.follow(None, (), seen)
    return table, View(seen, match.state.moves(), (), scene, (), Words("en"), past=past)


def greedily(state: State[Any]) -> Any:
    """The move a greedy bot would make."""
    seat = state.to_act
    return levels("bullfrogs")["greedy"](
        load("bullfrogs"), load("bullfrogs").observe(state, seat), Random(1)
    )


def first(state: State[Any]) -> Any:
    """Any legal move."""
    return next(iter(state.moves()))
