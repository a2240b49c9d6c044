"""The browsers that tests and measurements drive: those of this machine, else Playwright's own."""

import shutil
from typing import Literal

from playwright.sync_api import Browser, Playwright

Engine = Literal["chromium", "firefox"]

PROGRAMS: dict[Engine, tuple[str, ...]] = {
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
    "firefox": ("firefox-esr", "firefox"),
}
# The lists that fold out below Chromium's address bar are pages of their own, woken up in each
# window, whatever it shows. A second list of features replaces the first, so those follow that
# Playwright switches off.
FEATURES_OFF = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "AimEnabled",
    "AutoDeElevate",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "BlockOriginHeaderModificationOnRedirect",
    "DestroyProfileOnBrowserClose",
    "DialMediaRouteProvider",
    "GlobalMediaControls",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "Translate",
)
# Nothing of its own on the network, and able to start inside a container.
CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(FEATURES_OFF)}",
)
COMPILED_ONCE = "--js-flags=--liftoff-only"
"""WebAssembly is not compiled a second time, which makes it faster and nothing else."""

LETTERS = 16
"""The size of letters, in pixels, of who has chosen none."""


def program(engine: Engine) -> str | None:
    """The path of this machine's own browser, if it has one."""
    return next((path for name in PROGRAMS[engine] if (path := shutil.which(name))), None)


def launch(
    playwright: Playwright,
    engine: Engine,
    letters: int = LETTERS,
    *,
    cached: bool = False,
    measured: bool = False,
) -> Browser:
    """Start a browser without a window, with letters of so many pixels as its user's setting.

    `cached`: pages that are left are kept as they are, for whoever goes back to them, as people's
    browsers do and Playwright's Chromium does not. `measured`: it compiles as people's browsers do,
    for whoever asks how fast something is.

    Raises playwright.sync_api.Error when there is none.
    """
    path = program(engine)
    if engine == "chromium":
        size = f"--blink-settings=defaultFontSize={letters}"
        return playwright.chromium.launch(
            executable_path=path,
            args=[*CHROMIUM_FLAGS, size, *([] if measured else [COMPILED_ONCE])],
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
