"""How far people get in lessons: counts, and no names."""

from __future__ import annotations

import sqlite3

from msgspec import Struct

from db.link import Link

REACH = """
insert into reached(server, kind, lesson, step, times)
select ifnull(server, 0), kind, lesson, :step, 1 from game
where id = :game and lesson is not null
on conflict do update set times = times + 1
"""
COUNTS = "select kind, lesson, step, sum(times) from reached"


class Reached(Struct, frozen=True, array_like=True):
    """How often the `step`th click of a lesson was made; 0: how often it was begun."""

    kind: str
    lesson: int
    step: int
    times: int


class Reaching(Link):
    async def reached(self, server: int | None = None) -> list[Reached]:
        """Of one server or, without it, of all of them and of direct messages."""
        where = "where server = coalesce(?, server) group by kind, lesson, step"
        sql = f"{COUNTS} {where} order by kind, lesson, step"
        return await self._each(Reached, sql, server)


def reach(db: sqlite3.Connection, game: int, step: int) -> None:
    """Count it, if the game is a lesson."""
    db.execute(REACH, {"game": game, "step": step})
