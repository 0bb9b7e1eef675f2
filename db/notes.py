"""What people note for themselves at a seat, until the table ends."""

from __future__ import annotations

import sqlite3

from db.link import Link

NOTE = "select text from note where game = ? and seat = ? and player = ?"
# Only for somebody who has the seat at this moment, and while the table is open.
KEEP = """
insert or replace into note(game, seat, player, text)
select :game, :seat, player, :text from seat join game on id = game
where game = :game and seat = :seat and player = :player and status <> 'ended'
"""
DROP = "delete from note where game = :game and seat = :seat and player = :player"


class Notes(Link):
    async def note_at(self, game: int, seat: int, player: str | None) -> str:
        """The player's own note at this seat; "" if there is none, or it cannot be read."""
        found = await self._each(str, NOTE, game, seat, player)
        return found[0] if found else ""

    async def keep_note(self, game: int, seat: int, player: str, text: str) -> None:
        """Put this in place of the player's note; "" takes it away."""
        row = {"game": game, "seat": seat, "player": player, "text": text}
        sql = KEEP if text else DROP
        await self._write(lambda db: db.execute(sql, row) and None)


def drop_notes(db: sqlite3.Connection, game: int) -> None:
    """The table has ended."""
    db.execute("delete from note where game = ?", (game,))
