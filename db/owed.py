"""Tables and lobbies whose message may be out of date: they are marked in the commit that changes
them."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

from db.link import Link

# Only messages that can be shown: they have a channel, and Discord does not refuse for good.
OWED = """
select id from game indexed by game_owed
where owed is not null and channel is not null and barred is null order by owed, id
"""
SHOWN = """
update game set owed = null where id = ?
and coalesce((select max(seq) from move where move.game = game.id), -1) <= ?
"""

BORNE = """
select exists (select 1 from game
where status <> 'ended' and message is not null and symbols is not ?)
"""


class Owed(Link):
    async def owed(self) -> list[int]:
        """The tables whose message is owed, the oldest first."""
        return await self._all(int, OWED)

    async def shown(self, upto: Mapping[int, int], symbols: str | None = None) -> None:
        """Note what the messages show: for each table the newest move that its message tells, or -1
        for a lobby, and this edition of the symbols on its buttons. If somebody has moved since,
        the message is still owed."""
        rows, editions = list(upto.items()), [(symbols, game) for game in upto]

        def note(db: sqlite3.Connection) -> None:
            db.executemany(SHOWN, rows)
            db.executemany("update game set symbols = ? where id = ?", editions)

        await self._write(note)

    async def bears_other_symbols(self, symbols: str) -> bool:
        """Whether the message of any open table may bear symbols of another edition than this."""
        return bool(await self._one(int, BORNE, symbols))


def owe(db: sqlite3.Connection, game: int) -> None:
    """Something has changed that the table message shows."""
    db.execute("update game set owed = coalesce(owed, stirred) where id = ?", (game,))
