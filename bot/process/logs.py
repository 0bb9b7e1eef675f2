"""Logs: one line for each event, as text or JSON. Message contents are never passed to a logger."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

import discord
from discord.gateway import ReconnectWebSocket

from bot.platform.refusals import REFUSALS
from bot.settings import Settings

LINE = {"discord.shard", "discord.gateway"}  # loggers of the connection to Discord
BREAKS = (*REFUSALS, discord.ConnectionClosed, discord.GatewayNotFound, ReconnectWebSocket)


class OneLine(logging.Formatter):
    """`2026-01-31T12:00:00Z info bot.tables: Table 7 opened`; a traceback joins its line."""

    def format(self, record: logging.LogRecord) -> str:
        parts = [f"{moment(record)} {record.levelname.lower()} {record.name}: {event(record)}"]
        return " | ".join(parts + traceback_of(self, record))


class Json(logging.Formatter):
    """The same as an object with `at`, `level`, `logger`, `event` and, for a bug, `traceback`."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": event(record),
        }
        if lines := traceback_of(self, record):
            told["traceback"] = lines
        return json.dumps(told, ensure_ascii=False)


def set_up(settings: Settings) -> None:
    """Log to stderr from `log_level` on. discord.py logs from warnings on, since its debug lines
    hold messages and the tokens of interactions."""
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if settings.log_format == "json" else OneLine())
    handler.addFilter(plain)
    logging.basicConfig(level=settings.log_level.upper(), handlers=[handler], force=True)
    logging.getLogger("discord").setLevel(logging.WARNING)


def plain(record: logging.LogRecord) -> bool:
    """A broken connection is not a bug, so discord.py's records of it lose the traceback."""
    error = record.exc_info[1] if record.exc_info else None
    if record.name in LINE and isinstance(error, BREAKS):
        record.msg, record.args = f"{event(record)}: {str(error) or type(error).__name__}", ()
        record.exc_info = record.exc_text = None
    return True


def moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def event(record: logging.LogRecord) -> str:
    return " ".join(record.getMessage().split())


def traceback_of(formatter: logging.Formatter, record: logging.LogRecord) -> list[str]:
    """The lines of the traceback, without indentation; none if the record has no exception."""
    if not record.exc_info:
        return []
    return [line.strip() for line in formatter.formatException(record.exc_info).splitlines()]
