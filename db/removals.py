"""Servers that have removed the bot, until they are erased or the bot is back."""

from __future__ import annotations

from msgspec import Struct

from db.link import Link, columns

SERVERS = """
select server from game where server is not null
union select id from setting where scope = 'server'
union select owner from campaign where owner_kind = 'server'
"""


class Removal(Struct, frozen=True, array_like=True):
    server: int
    since: float
    warned: float | None = None


class Removals(Link):
    async def removals(self) -> list[Removal]:
        return await self._each(Removal, f"select {columns(Removal)} from removal order by since")

    async def servers(self) -> list[int]:
        """The servers about which anything is stored."""
        return await self._all(int, SERVERS)

    async def remove(self, server: int, at: float) -> None:
        """Note that a server has removed the bot. The first time counts, and nothing is noted if
        nothing is stored about the server."""
        sql = f"insert or ignore into removal(server, since) select ?1, ?2 where ?1 in ({SERVERS})"
        await self._write(lambda db: db.execute(sql, (server, at)) and None)

    async def warned_of(self, server: int, at: float) -> None:
        sql = "update removal set warned = ? where server = ?"
        await self._write(lambda db: db.execute(sql, (at, server)) and None)

    async def restore(self, server: int) -> bool:
        """The bot is back there. Returns whether it had been removed."""
        sql = "delete from removal where server = ?"
        return await self._write(lambda db: db.execute(sql, (server,)).rowcount > 0)
