"""Settings, kept as soon as they are chosen."""

from html import escape

from web.app.model import VOLUMES, Model
from web.pages.frame import LANGUAGE_NAMES, frame
from web.pages.html import heading, in_row, paragraph, pills
from web.pages.rules import back


def draw(model: Model) -> str:
    """Language, theme, contrast, pace, how much is said, what plays itself, sounds."""
    words = model.words
    chosen = model.preferences
    languages = [("", words("app.settings.language.auto")), *LANGUAGE_NAMES.items()]
    themes = [
        ("auto", words("app.settings.theme.auto")),
        ("light", words("app.settings.theme.light")),
        ("dark", words("app.settings.theme.dark")),
    ]
    contrasts = [
        ("auto", words("app.settings.theme.auto")),
        ("more", words("app.settings.contrast.more")),
    ]
    paces = [
        ("quick", words("app.settings.pace.quick")),
        ("calm", words("app.settings.pace.calm")),
        ("slow", words("app.settings.pace.slow")),
        ("step", words("app.settings.pace.step")),
    ]
    guides = [
        ("", words("app.settings.guide.first")),
        ("full", words("app.settings.guide.full")),
        ("short", words("app.settings.guide.short")),
    ]
    checks = _check(
        "forced",
        chosen.forced,
        words("app.settings.forced"),
        words("app.settings.forced.about"),
    )
    checks += _check(
        "explain",
        chosen.explain,
        words("app.settings.explain"),
        words("app.settings.explain.about"),
    )
    checks += _check(
        "letters",
        chosen.letters,
        words("app.settings.letters"),
        words("app.settings.letters.about"),
    )
    return frame(
        model,
        f'<main id="main" tabindex="-1">{heading(words("app.settings.title"))}'
        f"{in_row(back(model))}"
        f'<form data-form="settings" data-live class="settings">'
        f"{pills('language', words('app.settings.language'), languages, chosen.language)}"
        f"{pills('theme', words('app.settings.theme'), themes, chosen.theme)}"
        f"{pills('contrast', words('app.settings.contrast'), contrasts, chosen.contrast)}"
        f"{pills('pace', words('app.settings.pace'), paces, chosen.pace)}"
        f"{pills('guide', words('app.settings.guide'), guides, chosen.guide)}{checks}"
        f"{sounds(model)}</form>"
        f"{paragraph(words('app.settings.kept'), 'aside')}</main>",
        "settings-page",
    )


def sounds(model: Model) -> str:
    """How loud a table is, and whether the device trembles: fields of a form, here and there."""
    words, chosen = model.words, model.preferences
    volumes = [(volume, words(f"app.sound.{volume}")) for volume in VOLUMES]
    return pills("volume", words("app.sound.title"), volumes, chosen.volume) + _check(
        "vibrate",
        chosen.vibrate,
        words("app.sound.vibrate"),
        words("app.sound.vibrate.about"),
    )


def _check(name: str, checked: bool, label: str, about: str) -> str:
    on = " checked" if checked else ""
    return (
        f'<label class="check"><input type="checkbox" name="{name}" id="{name}" value="yes"{on}>'
        f"<span>{escape(label)}<small>{escape(about)}</small></span></label>"
    )
