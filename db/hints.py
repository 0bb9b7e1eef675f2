"""Which hints were given at a table: they are counted, whatever is taken back."""

from __future__ import annotations

import sqlite3

from db.errors import Stale
from db.link import Link

HINTS = "select seat, move, asked from hint where game = ? order by move, seat"
NEWEST = """
select max(seq) from move join game on id = game where id = ? and status = 'running'
"""
# A second one at the same decision is the same hint, and does not count.
KEEP = """
insert or ignore into hint(game, seat, move, asked) select ?1, ?2, ?3, ?4
where not exists (select 1 from hint where game = ?1 and seat = ?2 and asked = ?4)
"""
DROP = "delete from hint where game = ? and seat = ? and move = ?"
GIVEN = "select count(*) from hint where game = ? and seat = ?"


class Hints(Link):
    async def keep_hint(self, game: int, seat: int, move: int, asked: int, most: int) -> bool:
        """Count a hint after this move, for the decision of the date `asked`; False if the seat
        has had `most` others, and then nothing is kept. Raises Stale if somebody has moved, or the
        table has ended."""

        def keep(db: sqlite3.Connection) -> bool:
            if db.execute(NEWEST, (game,)).fetchone() != (move,):
                raise Stale(game=game)
            is_new = db.execute(KEEP, (game, seat, move, asked)).rowcount > 0
            (given,) = db.execute(GIVEN, (game, seat)).fetchone()
            if is_new and given > most:
                db.execute(DROP, (game, seat, move))
                return False
            return True

        return await self._write(keep)
