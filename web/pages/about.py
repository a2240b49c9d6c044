"""About Serão, and whom it owes thanks."""

from html import escape

from engine.games import NAMES
from web.app.model import Model
from web.app.routes import Route
from web.pages.frame import frame
from web.pages.html import heading, link, paragraph
from web.words.covers import cover

LIBRARIES = (
    ("Pyodide", "https://pyodide.org/", "MPL-2.0"),
    ("PyScript", "https://pyscript.net/", "Apache-2.0"),
    ("Python", "https://www.python.org/", "PSF-2.0"),
    ("CodeMirror", "https://codemirror.net/", "MIT"),
    ("micropip", "https://micropip.pyodide.org/", "MPL-2.0"),
    ("Idiomorph", "https://github.com/bigskysoftware/idiomorph", "0BSD"),
    ("Panzoom", "https://github.com/timmywil/panzoom", "MIT"),
)
"""What runs in the visitor's browser besides our own code: name, home, licence."""


def draw(model: Model) -> str:
    """What Serão is, what it keeps, who made the games and the tools."""
    words = model.words
    games = "".join(
        f"<dt>{escape(game.title)}</dt><dd>{escape(game.credit)}</dd>"
        for game in (cover(name, model.language) for name in NAMES)
    )
    libraries = "".join(
        f'<li><a href="{home}" rel="noreferrer">{name}</a> <small>{licence}</small></li>'
        for name, home, licence in LIBRARIES
    )
    return frame(
        model,
        f'<main id="main" class="prose" tabindex="-1">{heading(words("app.about.title"))}'
        f"{paragraph(words('app.about.meaning'))}{paragraph(words('app.about.how'))}"
        f"<h2>{escape(words('app.about.privacy.title'))}</h2>"
        f"{paragraph(words('app.about.privacy'))}"
        f"<h2>{escape(words('app.about.games.title'))}</h2>"
        f"{paragraph(words('app.about.games'))}<dl>{games}</dl>"
        f"{paragraph(words('app.about.teach'))}"
        f'<div class="row">{link(Route("teach"), words("app.foot.teach"))}'
        f"{link(Route('python'), words('app.about.python'))}</div>"
        f"<h2>{escape(words('app.about.libraries.title'))}</h2>"
        f"{paragraph(words('app.about.libraries'))}<ul>{libraries}</ul></main>",
        "about-page",
    )
