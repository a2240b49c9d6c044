"""The app as the page sees it: a JSON message in, a JSON list of effects out."""

import asyncio
import sys
import traceback
from collections.abc import Awaitable, Callable, Coroutine, Generator
from dataclasses import replace
from random import Random
from time import perf_counter
from typing import TypeVar

from engine.core.sight import Sight
from engine.games import load
from engine.search.levels import bot, hint
from engine.search.shares import Share
from web.app.consulting import written
from web.app.effects import (
    Effect,
    Error,
    Examine,
    ForThePage,
    Found,
    Hasten,
    Page,
    Patch,
    Ponder,
    Think,
    write_effects,
)
from web.app.hinting import write_hint
from web.app.messages import (
    Considered,
    Consult,
    Enough,
    Hinted,
    Message,
    Start,
    Study,
    Thought,
    read_message,
)
from web.app.model import Model
from web.app.rooms import studying
from web.app.update import update
from web.pages import draw, draw_broken, title

T = TypeVar("T")

SLICE = 0.008
"""Seconds that a bot thinks at a stretch."""

MINDS_SLICE = 0.05
"""The same where nothing but being hastened waits for it: each pause takes time of its own."""


async def yield_once() -> None:
    """Let the other tasks of the loop go on."""
    await asyncio.sleep(0)


class App:
    """One page's app. Never raises: whatever goes wrong becomes an `error` effect.

    In a worker of its own it may be a mind instead, which is only ever consulted.
    """

    def __init__(
        self,
        push: Callable[[str], Awaitable[None]],
        breathe: Callable[[], Awaitable[None]] = yield_once,
    ) -> None:
        """`push` takes effects that no message asked for; `breathe` lets messages in meanwhile."""
        self._breathe = breathe
        self.model = Model()
        self._push = push
        self._page: Page | None = None
        self._html = ""
        self._patches = 0
        self._thinking: set[asyncio.Task[None]] = set()
        self._consulted = 0
        """The number of the last `Consult` or `Study`; who thinks about an earlier one gives up."""
        self._hastened = False
        """Whether who thinks now has thought enough."""
        self._exhausted = False
        """Whether the site had no memory left for something; a frame cannot be begun anew."""

    async def send(self, text: str) -> str:
        """Answer one message; none once memory was short: the page takes it for the end of all."""
        if self._exhausted:
            await asyncio.Future()
        try:
            message = read_message(text)
        except Exception:
            return write_effects([self._fault()])
        match message:
            case Consult() | Study():
                self._begin(self._consider(message))
            case Enough():
                self._hastened = True
            case _:
                return write_effects(self._receive(message))
        return write_effects([])

    def _receive(self, message: Message) -> list[ForThePage]:
        effects: list[Effect] = []
        try:
            self.model, effects = update(self.model, message)
        except Exception:
            effects = [self._fault()]
            if isinstance(message, Start):  # what it could not read must not be written over
                self.model = replace(self.model, storage="forbidden")
        answer = self._drawn()
        for effect in effects:
            if isinstance(effect, Think | Ponder | Examine):
                self._begin(self._think(effect))
            else:
                self._hastened |= isinstance(effect, Hasten)
                answer.append(effect)
        return answer

    def _fault(self) -> Error:
        """For the page, what is being handled."""
        exhausted = isinstance(sys.exception(), MemoryError)
        self._exhausted |= exhausted and self.model.embed is None
        return Error(traceback.format_exc())

    def _drawn(self) -> list[ForThePage]:
        """What changed in the picture: it comes before effects that need it, such as a focus."""
        effects: list[ForThePage] = []
        model = self.model
        try:
            html, name = draw(model), title(model)
        except Exception:
            effects.append(self._fault())
            html, name = draw_broken(model), model.words("app.title.home")
        chosen = model.preferences
        page = Page(model.language, chosen.theme, chosen.contrast, name)
        if page != self._page:
            effects.append(page)
        if html != self._html:
            self._patches += 1
            effects.append(Patch("app", html, self._patches))
        self._page, self._html = page, html
        return effects

    def _begin(self, thinking: Coroutine[None, None, None]) -> None:
        self._hastened = False
        task = asyncio.ensure_future(thinking)
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _think(self, task: Think | Ponder | Examine) -> None:
        """Let a bot choose or a hint be found, and give the page what comes of it."""
        try:
            found = await self._found(task)
            answer = [] if found is None else self._receive(found)
        except Exception:
            answer = [self._fault()]
        await self._push(write_effects(answer))

    async def _found(self, task: Think | Ponder | Examine) -> Thought | Hinted | Considered | None:
        def wanted() -> bool:
            return self.model.timer == task.number

        if isinstance(task, Examine):
            text = await self._at_leisure(studying(task.room, task.text), wanted)
            return None if text is None else Considered(self.model.now, task.number, [text])

        if isinstance(task, Ponder):
            hinted = await self._at_leisure(hint(task.game, task.observation), wanted)
            return None if hinted is None else Hinted(task.number, hinted)
        chooses, random = bot(task.game, task.level), Random(task.seed)
        thinking = chooses.think(load(task.game), task.observation, random)
        move = await self._at_leisure(thinking, wanted)
        return None if move is None else Thought(task.number, move)

    async def _consider(self, task: Consult | Study) -> None:
        """The same for another app, which is given what its own page hears of."""
        self._consulted = task.number

        def wanted() -> bool:
            return self._consulted == task.number

        try:
            text: str | None
            if isinstance(task, Study):
                study = studying(task.room, task.text, task.packed)
                text = await self._at_leisure(study, wanted, MINDS_SLICE)
            else:
                text = await self._consulted_by(task, wanted)
            answer: list[ForThePage] = [] if text is None else [Found(task.number, text)]
        except Exception:
            answer = [Error(traceback.format_exc())]
        await self._push(write_effects(answer))

    async def _consulted_by(self, task: Consult, wanted: Callable[[], bool]) -> str | None:
        game = load(task.game)
        observation = Sight(task.position, task.seat, task.past).observation(game)
        if task.level:
            share, random = Share(task.share, task.shares), Random(task.seed)
            polling = bot(task.game, task.level).poll(game, observation, random, share)
            votes = await self._at_leisure(polling, wanted, MINDS_SLICE)
            return None if votes is None else written(votes)
        found = await self._at_leisure(hint(task.game, observation), wanted, MINDS_SLICE)
        return None if found is None else write_hint(found)

    async def _at_leisure(
        self,
        thinking: Generator[None, bool | None, T],
        wanted: Callable[[], bool],
        seconds: float = SLICE,
    ) -> T | None:
        """See a search through in slices of that length, so that messages are always answered.

        None as soon as it is not wanted any more.
        """
        enough = None
        while wanted():
            pause = perf_counter() + seconds
            while perf_counter() < pause:
                try:
                    thinking.send(enough)
                except StopIteration as decided:
                    found: T = decided.value
                    return found
            await self._breathe()
            enough = self._hastened or None
        return None
