"""When something must be decided, and what happens to a table at which nothing happens."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.platform.refusals import BARRED
from bot.table.clock import LEFT
from bot.table.table import Table
from bot.text.say import Say, stored
from bot.text.words import Words
from db import Game as Row
from engine.core import Msg


def moment(at: float, style: str = "R") -> str:
    """A time as Discord shows it to each reader; style R for how far away, D for a day."""
    return f"<t:{at:.0f}:{style}>"


def back_on(until: float) -> str:
    """The day on which somebody who is away until then is back: true of a whole day, which ends at
    midnight, as of a moment."""
    return moment(until, "D")


def timed(table: Table, words: Words, turn: str) -> str:
    """Whose turn it is, and until when."""
    at = table.deadline
    return turn if at is None else words.say("turn-until", turn=turn, left=moment(at))


def alt_deadline(table: Table, words: Words) -> str:
    """The deadline in plain words, since Discord shows no times in an alt text; "" without a
    clock."""
    if (at := table.deadline) is None:
        return ""
    time = f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"
    return words.say("alt-deadline", time=time)


def drowsy(row: Row, say: Say) -> str:
    """The warning in the last week before a table ends because nothing happens there; ""
    otherwise."""
    if row.warned is None or row.status == "ended":
        return ""
    since, left = moment(row.stirred, "D"), moment(row.warned + LEFT)
    return say("drowsy", kind=row.status, since=since, left=left)


def notes(row: Row, say: Say) -> str:
    """What else there is to know of a table: why it stands still, when it ends by itself."""
    why = None if row.status == "ended" else lacks(row)
    stopped = say("barred", says=why) if why else ""
    return "\n".join(note for note in (stopped, drowsy(row, say)) if note)


def lacks(row: Row) -> Msg | None:
    """What the bot lacks where the table stands."""
    return None if row.lacks is None else stored(row.lacks) or BARRED.msg


def closed(row: Row, say: Say, ender: str = "") -> str:
    """Says why there is no result: somebody closed it, as far as is known who, or nothing has
    happened for a month."""
    if ender:
        return say("table-ended", name=ender)
    slept = row.warned is not None and row.ended is not None and row.ended >= row.warned + LEFT
    return say("table-slept" if slept else "table-closed")
