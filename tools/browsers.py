"""The browsers that tests and measurements drive: those of this machine, else Playwright's own."""

import shutil
from typing import Literal

from playwright.sync_api import Browser, Playwright

Engine = Literal["chromium", "firefox"]

PROGRAMS: dict[Engine, tuple[str, ...]] = {
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
    "firefox": ("firefox-esr", "firefox"),
}
# Nothing of its own on the network, and able to start inside a container.
CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

LETTERS = 16
"""The size of letters, in pixels, of who has chosen none."""


def program(engine: Engine) -> str | None:
    """The path of this machine's own browser, if it has one."""
    return next((path for name in PROGRAMS[engine] if (path := shutil.which(name))), None)


def launch(
    playwright: Playwright, engine: Engine, letters: int = LETTERS, *, cached: bool = False
) -> Browser:
    """Start a browser without a window, with letters of so many pixels as its user's setting.

    `cached`: pages that are left are kept as they are, for whoever goes back to them, as people's
    browsers do and Playwright's Chromium does not.

    Raises playwright.sync_api.Error when there is none.
    """
    path = program(engine)
    if engine == "chromium":
        size = f"--blink-settings=defaultFontSize={letters}"
        return playwright.chromium.launch(
            executable_path=path,
            args=[*CHROMIUM_FLAGS, size],
            ignore_default_args=["--disable-back-forward-cache"] if cached else None,
        )
    # Playwright's own Firefox is a patched one; any other is driven through its channel.
    channel = "moz-firefox" if path else None
    return playwright.firefox.launch(
        executable_path=path,
        channel=channel,
        firefox_user_prefs={"font.size.variable.x-western": letters},
    )


def main() -> None:
    """Print the engines this machine has no browser of its own for."""
    print(*(engine for engine in PROGRAMS if program(engine) is None))


if __name__ == "__main__":
    main()
