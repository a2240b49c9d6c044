"""What a person chooses for good."""

from dataclasses import replace

from web.app import playing
from web.app.effects import Announce, Result
from web.app.model import CONTRASTS, GUIDES, PACES, THEMES, VOLUMES, Model
from web.app.pacing import pace_told
from web.app.saves import PREFERENCES, write_preferences
from web.app.sounding import sample
from web.app.storing import stored
from web.words import LANGUAGES


def prefer(model: Model) -> Result:
    """Keep what was chosen."""
    return model, stored(model, {PREFERENCES: write_preferences(model.preferences)})


def fill_in_settings(model: Model, values: dict[str, str]) -> Result:
    """The page of settings was changed."""
    old = model.preferences
    language = values.get("language", old.language)
    theme = values.get("theme", old.theme)
    contrast = values.get("contrast", old.contrast)
    pace = values.get("pace", old.pace)
    guide = values.get("guide", old.guide)
    preferences = replace(
        old,
        language=language if language in LANGUAGES else "",
        theme=theme if theme in THEMES else old.theme,
        contrast=contrast if contrast in CONTRASTS else old.contrast,
        pace=pace if pace in PACES else old.pace,
        guide=guide if guide in GUIDES else old.guide,
        forced="forced" in values,
        explain="explain" in values,
        letters="letters" in values,
    )
    return fill_in_sound(replace(model, preferences=preferences), values)


def fill_in_sound(model: Model, values: dict[str, str]) -> Result:
    """How loud the table is was chosen, in the settings or at the table: it is heard at once."""
    old = model.preferences
    volume = values.get("volume", old.volume)
    preferences = replace(
        old,
        volume=volume if volume in VOLUMES else old.volume,
        vibrate="vibrate" in values,
    )
    model, effects = prefer(replace(model, preferences=preferences))
    return model, [*effects, *sample(old, preferences)]


def fill_in_language(model: Model, values: dict[str, str]) -> Result:
    """Another language was chosen at the head of a page."""
    language = values.get("language", "")
    if language not in LANGUAGES:
        return model, []
    return prefer(replace(model, preferences=replace(model.preferences, language=language)))


def turn_log(model: Model) -> Result:
    """The log the other way round, from now on."""
    return prefer(
        replace(model, preferences=replace(model.preferences, oldest=not model.preferences.oldest))
    )


def change_pace(model: Model) -> Result:
    """The next pace, chosen at the table while others play: they go on at it."""
    if playing.current(model) is None:
        return model, []
    paces = [*PACES]
    pace = paces[(paces.index(model.preferences.pace) + 1) % len(paces)]
    model, kept = prefer(replace(model, preferences=replace(model.preferences, pace=pace)))
    told = Announce(pace_told(model))
    model, effects = playing.go_on(model)
    return model, [*kept, told, *effects]
