"""The workbench's page: the scripts, the editor, and beside it what they print and draw."""

from base64 import b64encode
from html import escape

from engine.games import NAMES
from web.app.model import NAME_LENGTH, Model
from web.pages.frame import dialog, frame
from web.pages.html import button, chooser, heading, paragraph, select
from web.rooms.workbench.bench import Bench, bench_of, sentence
from web.rooms.workbench.examples import EXAMPLES
from web.rooms.workbench.scripts import scripts
from web.rooms.workbench.working import EMPTY
from web.words import Words
from web.words.covers import cover


def draw(model: Model) -> str:
    """All of it, or why the editor is not there."""
    words, bench = model.words, bench_of(model)
    if bench.fault is not None and bench.fault.kind == "unreached":
        again = button("bench-again", words("app.fetch.again"), "strong")
        inside = f'{paragraph(sentence(words, bench.fault))}<div class="row">{again}</div>'
    else:
        inside = (
            f"{_notes(words, bench)}"
            f'<div class="bench"><section class="bench-code" '
            f'aria-label="{escape(words("workbench.code"))}">'
            f"{_lists(model, bench)}{_head(words, bench)}{_editor(words, bench)}</section>"
            f'<section class="bench-result" aria-label="{escape(words("workbench.result"))}">'
            f"{_result(model, bench)}{_play(model, bench)}</section></div>"
            f"{_tools(words, bench)}"
        )
    asked = ""
    if bench.deleting:
        asked = dialog(
            words("workbench.delete.title", name=bench.script),
            words("workbench.delete.text"),
            button("bench-delete", words("workbench.delete"), "danger")
            + button("bench-spare", words("workbench.delete.spare"), "strong"),
        )
    main = (
        f'<main id="main" tabindex="-1">{heading(words("workbench.title"))}'
        f"{paragraph(words('workbench.about'))}{inside}</main>"
    )
    return frame(model, main, "workbench-page", asked)


def _notes(words: Words, bench: Bench) -> str:
    """What came with a link, what went wrong, what was done."""
    notes = ""
    if bench.shared:
        notes += f'<p class="note-line" role="status">{escape(words("workbench.link.shown"))}</p>'
    if bench.problem:
        notes += f'<p class="note-line problem">{escape(bench.problem)}</p>'
    if bench.told:
        notes += f'<p class="note-line">{escape(bench.told)}</p>'
    return f'<div id="bench-notes">{notes}</div>'


def _lists(model: Model, bench: Bench) -> str:
    words = model.words
    own = dict.fromkeys([*scripts(model.kept), bench.script])
    examples = [("", words("workbench.example.choose"))]
    examples += [(name, words(f"workbench.example.{name}")) for name in (*EXAMPLES, EMPTY)]
    return (
        f'<form data-form="bench-open" data-live class="bench-lists" autocomplete="off">'
        f"{select('script', words('workbench.script'), ((one, one) for one in own), bench.script)}"
        f"{select('example', words('workbench.example'), examples, '')}</form>"
    )


def _head(words: Words, bench: Bench) -> str:
    """The script's name, and what runs it and ends it."""
    run = button("bench-run", words("workbench.run"), "strong", "run", disabled=bench.running)
    stop = button("bench-stop", words("workbench.stop"), "", "stop", disabled=not bench.running)
    return (
        f'<div class="bench-head"><form data-form="bench-name" data-live class="bench-lists" '
        f'autocomplete="off"><label class="field" for="called">'
        f"<span>{escape(words('workbench.name'))}</span>"
        f'<input name="called" id="called" type="text" maxlength="{NAME_LENGTH}" '
        f'value="{escape(bench.script)}"></label></form><div class="row">{run}{stop}</div></div>'
    )


def _editor(words: Words, bench: Bench) -> str:
    """The place for the editor, which bench.js puts into it, with the line at fault."""
    line = bench.fault.line if bench.fault is not None else 0
    return (
        f'<div id="editor" class="editor" data-line="{line}" '
        f'data-label="{escape(words("workbench.code.of", name=bench.script))}"></div>'
        f'<p class="aside">{escape(words("workbench.keys"))}</p>'
    )


def _state(words: Words, bench: Bench) -> str:
    if bench.wheel:
        return words("workbench.wheel.wait", name=bench.wheel)
    if bench.running:
        return words("workbench.running" if bench.awake else "workbench.starting")
    if not bench.ended or bench.fault is not None:
        return ""
    if "def choose(" in bench.code:
        return words("workbench.ended.bot", play=words("workbench.play"))
    return words("workbench.ended")


def _result(model: Model, bench: Bench) -> str:
    """The board, what went wrong, what was printed."""
    words = model.words
    picture = f'<div class="bench-poster">{cover(bench.game, model.language).poster}</div>'
    if bench.picture:
        data = b64encode(bench.picture.encode(errors="replace")).decode()
        picture = (
            f'<img class="bench-picture" src="data:image/svg+xml;base64,{data}" '
            f'alt="{escape(words("workbench.picture"))}">'
        )
    fault = ""
    if bench.fault is not None:
        said = escape(sentence(words, bench.fault))
        fault = f'<p id="fault" class="problem">{said}</p>'
    return (
        f'{picture}<p id="bench-state" class="aside" role="status">'
        f"{escape(_state(words, bench))}</p>{fault}"
        f"<h2>{escape(words('workbench.output'))}</h2>"
        f'<div class="bench-output" tabindex="0" role="group" '
        f'aria-label="{escape(words("workbench.output"))}">'
        f'<pre id="output">{escape(bench.output)}</pre></div>'
    )


def _play(model: Model, bench: Bench) -> str:
    words = model.words
    games = ((name, cover(name, model.language).title) for name in NAMES)
    return (
        f"<h2>{escape(words('workbench.play.title'))}</h2>"
        f"{paragraph(words('workbench.play.about'))}"
        f'<form data-form="bench-game" data-live class="bench-lists" autocomplete="off">'
        f"{select('game', words('workbench.play.game'), games, bench.game)}</form>"
        f'<div class="row">{button("bench-play", words("workbench.play"), "strong", "play")}</div>'
    )


def _tools(words: Words, bench: Bench) -> str:
    """What is done with a script as a whole, and with packages."""
    installed = ""
    if bench.wheels:
        names = words("app.list.and").join(bench.wheels)
        installed = paragraph(words("workbench.wheel.here", names=names), "aside")
    return (
        f'<section class="bench-tools" aria-labelledby="bench-tools">'
        f'<h2 id="bench-tools">{escape(words("workbench.tools"))}</h2><div class="row">'
        f"{button('bench-share', words('workbench.share'))}"
        f"{button('bench-download', words('workbench.download'))}"
        f"{chooser('file', words('workbench.file'), '.py,text/x-python,text/plain')}"
        f"{button('bench-ask-delete', words('workbench.delete'), 'danger', 'delete-script')}</div>"
        f"{paragraph(words('workbench.kept'), 'aside')}"
        f"<h2>{escape(words('workbench.wheel.title'))}</h2>"
        f"{paragraph(words('workbench.wheel.about'))}"
        f'<div class="row">{chooser("wheel", words("workbench.wheel"), ".whl", "")}</div>'
        f"{installed}</section>"
    )
