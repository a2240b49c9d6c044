"""What the app's tests share: a plain table in place of a drawn one."""

import pytest

from tests.web.plain import lay


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plain table, put where the app looks for that of Bullfrogs."""
    lay(monkeypatch)
