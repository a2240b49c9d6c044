"""Settings, kept as soon as they are chosen."""

from html import escape

from web.app.model import CONTRASTS, GUIDES, PACES, THEMES, VOLUMES, Model
from web.pages.frame import LANGUAGE_NAMES, frame
from web.pages.games import ways
from web.pages.html import heading, in_row, paragraph, pills
from web.pages.rules import back


def draw(model: Model) -> str:
    """Language, theme, contrast, pace, how much is said, what plays itself, sounds."""
    words = model.words
    chosen = model.preferences
    languages = [("", words("app.settings.language.auto")), *LANGUAGE_NAMES.items()]
    themes = [(theme, words(f"app.settings.theme.{theme}")) for theme in THEMES]
    contrasts = [
        (
            contrast,
            words(f"app.settings.{'theme' if contrast == 'auto' else 'contrast'}.{contrast}"),
        )
        for contrast in CONTRASTS
    ]
    paces = [(pace, words(f"app.settings.pace.{pace}")) for pace in PACES]
    guides = [(guide, words(f"app.settings.guide.{guide or 'first'}")) for guide in GUIDES]
    checks = "".join(
        _check(name, on, words(f"app.settings.{name}"), words(f"app.settings.{name}.about"))
        for name, on in (
            ("forced", chosen.forced),
            ("explain", chosen.explain),
            ("letters", chosen.letters),
        )
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
        f"{paragraph(words('app.settings.kept'), 'aside')}{in_row(ways(words))}</main>",
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
