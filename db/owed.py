"""Tables and lobbies whose message may be behind: marked with what changed them, in one commit."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

from db.link import Link

# What is not waited for in vain: somewhere to show it, and no refusal that stays.
OWED = """
select id from game indexed by game_owed
where owed is not null and channel is not null and barred is null order by owed, id
"""
SHOWN = """
update game set owed = null where id = ?
and coalesce((select max(seq) from move where move.game = game.id), -1) <= ?
"""


class Owed(Link):
    async def owed(self) -> list[int]:
        """The oldest first."""
        return await self._all(int, OWED)

    async def shown(self, upto: Mapping[int, int]) -> None:
        """By table the move up to which its message tells all; of a lobby -1. Where somebody has
        moved since, it stays owed."""
        rows = list(upto.items())
        await self._write(lambda db: db.executemany(SHOWN, rows) and None)


def owe(db: sqlite3.Connection, game: int) -> None:
    """Something has changed that its message shows."""
    db.execute("update game set owed = coalesce(owed, stirred) where id = ?", (game,))
