"""What the app's tests share: a plain table in place of a drawn one."""

import pytest

import web.boards.bullfrogs
from tests.web.plain import PlainTable


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> PlainTable:
    """The plain table, put where the app looks for that of Bullfrogs."""
    plain = PlainTable()
    monkeypatch.setattr(web.boards.bullfrogs, "TABLE", plain)
    return plain
