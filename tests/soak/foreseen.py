"""The sentences that the log may hold after a soak, as they stand in the code, before anything is
filled in. Whatever is not here, or comes with a traceback, is a finding."""

from __future__ import annotations

import logging

FORESEEN = {
    # what people do
    "table %s: a lobby of %s",
    "table %s: begun, %s with %s seats",
    "table %s: move %s by seat %s, %s",
    "table %s: move %s takes move %s back",
    "table %s: seat %s goes to %s",
    "table %s: ended with move %s",
    "table %s: ended without a result",
    "table %s: %s has earned %s",
    "server %s: somebody has left, at %s tables",
    "server %s: somebody is back, at %s tables",
    # what Discord does not take
    "an answer was not taken: %s",
    "suggestions were not taken: %s",
    "a name is not known: %s",
    "an old table message stays: %s",
    "server %s: a notice is told later: %s",
    "server %s: nothing is known of a member: %s",
    "table %s: a reminder comes later: %s",
    "table %s is shown later: %s",
    "table %s is not shown: %s",
    "table %s stands still: %s",
    "table %s goes on",
}
LOUD = logging.WARNING  # of other libraries' loggers only what is this loud counts


class Ear(logging.Handler):
    """Hears everything that the bot says, and what its libraries complain of."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.heard: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.startswith(("bot", "db", "engine", "rendering")) or record.levelno >= LOUD:
            self.heard.append(record)

    def unforeseen(self) -> list[str]:
        return [_told(one) for one in self.heard if one.exc_info or one.msg not in FORESEEN]


def _told(record: logging.LogRecord) -> str:
    """With where it went wrong."""
    return logging.Formatter("%(name)s %(levelname)s: %(message)s").format(record)
