"""Runs somebody's code in the workbench's own Python, and asks it for moves.

It is loaded by worker.js, where the engine is installed as `serao_engine`. The code is given what
it is told here and nothing of the app.
"""

import ast
import builtins
import inspect
import io
import linecache
import sys
import traceback
from collections.abc import Callable
from importlib import import_module
from time import perf_counter
from types import CodeType
from typing import Any

ENGINE = "serao_engine"

Tell = Callable[[str, str], object]
"""What the page hears: `output` with a text, `picture` with an SVG, `began` with the seconds that a
bot has, `at` with the number of the line it is at."""

HEARTBEAT = 0.2
"""Seconds between two words of where the code is, so that the page knows should it hang."""

_monitoring: Any = sys.monitoring  # type: ignore[attr-defined]  # there since Python 3.12
_MONITOR: int = _monitoring.DEBUGGER_ID
_EVENTS = _monitoring.events
_WATCHED: int = _EVENTS.LINE | _EVENTS.JUMP | _EVENTS.PY_START


class TooSlowError(BaseException):
    """The time is up; no `except Exception` of the code may catch it."""


class FaultError(Exception):
    """What is wrong with a bot's answer: `kind` is `absent`, `nothing` or `illegal`."""

    def __init__(self, kind: str, text: str = "") -> None:
        super().__init__(kind)
        self.kind = kind
        self.text = text


class _Output(io.TextIOBase):
    """What stands in place of the standard output: the page's."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self._tell("output", text)
        return len(text)


class _Watch:
    """Knows where the code is, and stops it when the time is up.

    Each line is told when it is first come to; later the clock is looked at where code can last
    long, at its jumps and calls.
    """

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._until = self._next = float("inf")
        self.returned = 0
        """The line at which `choose` has returned; 0 while it has not."""
        if _monitoring.get_tool(_MONITOR) is None:
            _monitoring.use_tool_id(_MONITOR, "workbench")
        for event, heard in {
            _EVENTS.LINE: self._line,
            _EVENTS.JUMP: self._at,
            _EVENTS.PY_START: self._at,
            _EVENTS.PY_RETURN: self._return,
        }.items():
            _monitoring.register_callback(_MONITOR, event, heard)

    def over(self, code: CodeType) -> None:
        """Watch this code, and all that is defined in it."""
        _monitoring.set_local_events(_MONITOR, code, _WATCHED)
        for part in code.co_consts:
            if isinstance(part, CodeType):
                self.over(part)

    def end_of(self, function: object) -> None:
        """Hear at which line it returns."""
        code = getattr(function, "__code__", None)
        if code is not None:
            _monitoring.set_local_events(_MONITOR, code, _WATCHED | _EVENTS.PY_RETURN)

    def begin(self, seconds: float) -> None:
        """From now on there is so much time."""
        self.returned = 0
        now = perf_counter()
        self._next, self._until = now + HEARTBEAT, now + seconds
        _monitoring.restart_events()

    def end(self) -> None:
        """Nothing has to be in time any more."""
        self._until = self._next = float("inf")

    def _line(self, _: CodeType, line: int) -> Any:
        self._tell("at", str(line))
        return _monitoring.DISABLE

    def _at(self, code: CodeType, offset: int, *_: object) -> None:
        now = perf_counter()
        if now > self._until:
            raise TooSlowError
        if now > self._next:
            self._next = now + HEARTBEAT
            self._tell("at", str(_line_of(code, offset)))

    def _return(self, code: CodeType, offset: int, _: object) -> None:
        self.returned = _line_of(code, offset)


class Runner:
    """Keeps the bot that was asked last, with all that it remembers."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._watch = _Watch(tell)
        self._source: tuple[str, str] | None = None
        self._bot: dict[str, Any] = {}
        sys.stdout = sys.stderr = _Output(tell)
        builtins.display = self.display  # type: ignore[attr-defined]

    def display(self, thing: object) -> None:
        """Show a value as notebooks do: as its picture where it has one."""
        picture = getattr(thing, "_repr_svg_", None)
        if picture is not None:
            self._tell("picture", picture())
        elif thing is not None:
            self._tell("output", f"{thing!r}\n")

    async def install(self, path: str) -> str:
        """Install a wheel from a file. Returns why that cannot be, or nothing."""
        micropip: Any = import_module("micropip")
        try:
            await micropip.install(f"emfs:{path}")
        except Exception as error:
            return str(error).strip().partition("\n")[0] or repr(error)
        return ""

    async def run(self, name: str, source: str) -> dict[str, str]:
        """Run a whole script; the value of its last line is displayed. Returns its fault, or {}."""
        file = _remembered(name, source)
        scope: dict[str, Any] = {"__name__": "__main__", "__file__": file}
        try:
            tree = ast.parse(source, file)
            last = None
            if tree.body and isinstance(tree.body[-1], ast.Expr):
                last = ast.Expression(tree.body.pop().value)  # type: ignore[attr-defined]
            await _executed(compile(tree, file, "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT), scope)
            if last is not None:
                code = compile(last, file, "eval", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
                self.display(await _executed(code, scope))
        except BaseException as error:
            return self._told(error, file)
        return {}

    def choose(
        self, name: str, source: str, game: str, position: str, seat: int, seconds: float
    ) -> dict[str, str]:
        """The text of the move that the script's `choose` returns, as `move`; or what is wrong.

        `position` is any that fits what the seat sees: the script gets the observation of it.
        """
        file = _remembered(name, source)
        rules = import_module(f"{ENGINE}.games").load(game)
        state = rules.position(position)
        observation = rules.observe(state, seat)
        self._tell("began", str(seconds))
        self._watch.begin(seconds)
        try:
            choose = self._loaded(file, source)
            self._watch.end_of(choose)
            move = choose(observation, state.moves())
            try:
                return {"move": self._checked(rules, state, move)}
            except FaultError as fault:
                line = str(self._watch.returned or "")
                return {"kind": fault.kind, "text": fault.text, "line": line}
        except FaultError as fault:
            return {"kind": fault.kind, "text": fault.text, "line": ""}
        except BaseException as error:
            return self._told(error, file)
        finally:
            self._watch.end()

    def _loaded(self, file: str, source: str) -> Callable[[Any, Any], Any]:
        """The function `choose` of a script, which runs only when it is another than before."""
        if self._source != (file, source):
            self._source = None
            self._bot = {"__name__": "bot", "__file__": file}
            code = compile(source, file, "exec")
            self._watch.over(code)
            exec(code, self._bot)
            self._source = (file, source)
        choose = self._bot.get("choose")
        if not callable(choose):
            raise FaultError("absent")
        return choose  # type: ignore[no-any-return]

    def _checked(self, rules: Any, state: Any, move: Any) -> str:
        text = str(move)
        try:
            rule = state.refusal(rules.move(text))
        except ValueError:
            raise FaultError("nothing", repr(move)[:80]) from None
        if rule is not None:
            raise FaultError("illegal", f"{text} {rule.id}")
        return text

    def _told(self, error: BaseException, file: str) -> dict[str, str]:
        """What went wrong, and the line of the script where it did; the rest is printed."""
        line = _line(error, file)
        if isinstance(error, TooSlowError):
            return {"kind": "slow", "text": "", "line": line}
        told = traceback.TracebackException.from_exception(error)
        own = [frame.filename == file for frame in told.stack]
        if True in own:
            del told.stack[: own.index(True)]  # what stands above is ours
        else:
            told.stack.clear()
        self._tell("output", "".join(told.format()))
        return {
            "kind": "error",
            "text": "".join(told.format_exception_only()).strip(),
            "line": line,
        }


async def _executed(code: CodeType, scope: dict[str, Any]) -> Any:
    result = eval(code, scope)
    return await result if code.co_flags & inspect.CO_COROUTINE else result


def _remembered(name: str, source: str) -> str:
    """The file name of a script, whose lines tracebacks can show from now on."""
    file = f"{name}.py"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    return file


def _line_of(code: CodeType, offset: int) -> int:
    """The line of an instruction; 0 where it has none."""
    for start, end, line in code.co_lines():
        if start <= offset < end:
            return line or 0
    return 0


def _line(error: BaseException, file: str) -> str:
    """The last line of the script on the way to the error; empty where there is none."""
    if isinstance(error, SyntaxError) and error.filename == file:
        return str(error.lineno or "")
    lines = [
        line
        for frame, line in traceback.walk_tb(error.__traceback__)
        if frame.f_code.co_filename == file
    ]
    return str(lines[-1]) if lines else ""
