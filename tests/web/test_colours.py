"""Colours can be read, and told apart however somebody sees them; nothing moves for ever."""

import re
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path

import pytest

from engine.games import NAMES
from tools.paths import ROOT
from web.boards.still.markup import Sheet
from web.boards.still.paint import settled

HOUSE = ROOT / "web/boards/house.css"
EYES = ROOT / "web/static/eyes.css"
SHEETS = sorted([*ROOT.glob("web/**/*.css"), *ROOT.glob("examples/*.css")])

MATRICES: Mapping[str, Sequence[Sequence[float]]] = {
    "every colour": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "achromatopsia": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""What linear red, green and blue become: Machado, Oliveira and Fernandes 2009, severity 1; without
any colour, the luminance of Rec. 709."""

APART = {"every colour": 25, "achromatopsia": 6}
"""The least difference of two colours in CIELAB (1976) by which they are told apart at a glance."""
STILL_APART = 14
"""The same, for those who see two kinds of light; signs and patterns help besides."""

SETS: Mapping[str, tuple[str, str, int]] = {
    "armies": ("bullfrogs", r"--bf-(?:green|blue|red|yellow): ([^;]+);", 4),
    "clans": ("ratland", r"--rl-clan: ([^;]+);", 4),
    "pieces": ("ratland", r"--rl-(?:yellow|orange|white|black|purple|blue): ([^;]+);", 6),
    "teams": ("trio", r"--tr-(?:yellow|red): ([^;]+);", 2),
    "suits": ("violet", r"--vt-(?:lake|forest|mountain|mine): ([^;]+);", 4),
}
"""What a game tells apart by colours: where in its style sheet they stand, and how many."""


def linear(colour: str) -> list[float]:
    """Red, green and blue of #rgb or #rrggbb as amounts of light from 0 to 1."""
    digits = colour.strip().removeprefix("#")
    digits = "".join(2 * each for each in digits) if len(digits) == 3 else digits
    shades = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    return [each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in shades]


def luminance(colour: str) -> float:
    """How bright it is, from 0 to 1, as WCAG 2 defines it."""
    return sum(
        share * each for share, each in zip((0.2126, 0.7152, 0.0722), linear(colour), strict=True)
    )


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG 2 defines it: from 1 to 21."""
    dark, light = sorted(map(luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def lab(light: Sequence[float]) -> tuple[float, float, float]:
    """Where an amount of linear red, green and blue lies in CIELAB under D65."""

    def root(share: float) -> float:
        return share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116

    red, green, blue = (min(1, max(0, each)) for each in light)
    x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: str, other: str, eyes: str) -> float:
    """How far apart two colours are for those eyes."""
    seen = (
        lab([sum(map(float.__mul__, map(float, row), linear(each))) for row in MATRICES[eyes]])
        for each in (one, other)
    )
    return sum((a - b) ** 2 for a, b in zip(*seen, strict=True)) ** 0.5


def colours(dark: bool, more: bool = False) -> dict[str, str]:
    """The colours of the house by their names; `more` for those of stronger contrast."""
    root = Sheet(HOUSE.read_text(encoding="utf-8")).root
    if more:
        body = re.search(r"body \{(.*?)\}", EYES.read_text(encoding="utf-8"), re.DOTALL)
        assert body is not None
        root |= dict(re.findall(r"--([\w-]+): ([^;]+);", body[1].replace("--", "----")))
    return {
        name: settled(value, root, dark)
        for name, value in root.items()
        if value.startswith(("#", "light-dark(#"))
    }


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("more", "text", "edge"), [(False, 7, 3), (True, 11, 7)])
def test_what_is_read_stands_out(dark: bool, more: bool, text: float, edge: float) -> None:
    """7 is what WCAG asks of text at its strictest, and 3 of the edge of what can be used."""
    all = colours(dark, more)
    for ground in ("--ground", "--paper"):
        for ink in ("--ink", "--ink-soft", "--ember", "--ember-deep", "--danger"):
            assert contrast(all[ink], all[ground]) >= text, (ink, ground)
        assert contrast(all["--edge"], all[ground]) >= edge, ground
    assert contrast(all["--ink-soft"], all["--sunken"]) >= text
    for button in ("--ember", "--ember-deep"):
        assert contrast(all["--on-ember"], all[button]) >= text, button


def alike(found: Sequence[str]) -> list[str]:
    """Which of some colours somebody cannot tell apart."""
    return [
        f"{one} and {other} for {eyes}: {apart:.1f}"
        for eyes in MATRICES
        for one, other in combinations(found, 2)
        if (apart := difference(one, other, eyes)) < APART.get(eyes, STILL_APART)
    ]


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("name", SETS)
def test_everybody_tells_the_colours_apart(name: str, dark: bool) -> None:
    game, pattern, number = SETS[name]
    text = (ROOT / f"web/boards/{game}/style.css").read_text(encoding="utf-8")
    usual = re.sub(r"@container style.*?\n\}\n", "", text, flags=re.DOTALL)
    found = [settled(value, {}, dark) for value in re.findall(pattern, usual)]
    assert len(found) == number
    assert alike(found) == []


def test_seats_are_told_apart_before_the_game() -> None:
    text = (ROOT / "web/static/forms.css").read_text(encoding="utf-8")
    found = re.findall(r"--seat: (#\w+);", text)
    assert len(found) == 4
    assert alike(found) == []


def test_colours_that_are_alike_are_found() -> None:
    assert alike(["#86c440", "#ec6a4c"]), "green and red, as the frogs once were"
    assert alike(["#2c97a0", "#b0568f"]), "two clans, as they once were"


def test_every_game_says_what_it_tells_apart() -> None:
    assert {game for game, *_ in SETS.values()} == set(NAMES)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: str(sheet.relative_to(ROOT)))
def test_nothing_moves_for_ever(sheet: Path) -> None:
    text = sheet.read_text(encoding="utf-8")
    assert not re.search(r"\binfinite\b", text)


def test_the_curtain_hides_what_is_behind_it_in_the_colours_of_the_device_too() -> None:
    """A browser that forces colours draws no gradient."""
    _, forced, rules = EYES.read_text(encoding="utf-8").partition("@media (forced-colors: active)")
    assert forced
    assert re.search(r"\.curtain,\s+\.start \{\s+background: Canvas;", rules)


def test_every_game_has_a_board_of_stronger_contrast_and_moves_for_nobody_who_minds() -> None:
    for game in NAMES:
        text = (ROOT / f"web/boards/{game}/style.css").read_text(encoding="utf-8")
        assert "@container style(--contrast: more)" in text, game
        before, moving, _ = text.partition("@media (prefers-reduced-motion: no-preference)")
        assert moving, game
        assert not re.search(r"animation: (?!none)", before), game
