from __future__ import annotations

import json
import logging
import sys

import pytest

from bot.process.logs import BREAKS, Json, OneLine, plain, set_up
from bot.settings import Settings


def record(message: str, *args: object, bug: bool = False) -> logging.LogRecord:
    made = logging.LogRecord("bot.table.tables", logging.INFO, "x.py", 1, message, args, None)
    made.created = 0
    if bug:
        try:
            raise ValueError("no such\nseat")
        except ValueError:
            made.exc_info = sys.exc_info()
    return made


@pytest.mark.parametrize("level", ["debug", "info"])
def test_discord_tells_no_payloads(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    root, discord = logging.getLogger(), logging.getLogger("discord")
    for logger, attribute in ((root, "handlers"), (root, "level"), (discord, "level")):
        monkeypatch.setattr(logger, attribute, getattr(logger, attribute))
    monkeypatch.setattr(root, "handlers", [])
    discord.setLevel(logging.NOTSET)

    set_up(Settings(log_level=level))

    assert not logging.getLogger("discord.gateway").isEnabledFor(logging.INFO)
    assert logging.getLogger("bot.table.tables").isEnabledFor(getattr(logging, level.upper()))


def test_text_is_one_line_an_event() -> None:
    assert OneLine().format(record("Table %d\nopened", 7)) == (
        "1970-01-01T00:00:00Z info bot.table.tables: Table 7 opened"
    )


def test_a_bug_stays_on_its_line() -> None:
    line = OneLine().format(record("Failed", bug=True))

    assert "\n" not in line
    assert "ValueError: no such | seat" in line


def test_json_is_one_object_an_event() -> None:
    told = json.loads(Json().format(record("Table %d opened", 7)))
    bug = json.loads(Json().format(record("Failed", bug=True)))

    assert told == {
        "at": "1970-01-01T00:00:00Z",
        "level": "info",
        "logger": "bot.table.tables",
        "event": "Table 7 opened",
    }
    assert bug["traceback"][-2:] == ["ValueError: no such", "seat"]


@pytest.mark.parametrize("logger", ["discord.shard", "discord.gateway", "discord.client"])
@pytest.mark.parametrize("error", [ConnectionResetError("reset"), TimeoutError(), KeyError("x")])
def test_only_a_line_that_breaks_loses_its_traceback(logger: str, error: Exception) -> None:
    made = record("Attempting a reconnect in %.2fs", 1.5)
    made.name, made.exc_info = logger, (type(error), error, None)

    assert plain(made)

    line = OneLine().format(made)
    breaks = isinstance(error, BREAKS) and logger != "discord.client"
    assert ("Attempting a reconnect in 1.50s: " in line) == breaks
    assert (made.exc_info is None) == breaks
