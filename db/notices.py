"""What the people who manage a server are to be told, each thing once."""

from __future__ import annotations

from msgspec import Struct

from db.link import Link, columns


class Notice(Struct, frozen=True, array_like=True):
    """`says` is what is to be told, as JSON. A server keeps each `key` once."""

    server: int
    key: str
    says: str
    at: float


UNTOLD = f"select {columns(Notice)} from notice where server = ? and told is null order by at"
KEEP = "insert or ignore into notice(server, key, says, at) values (?, ?, ?, ?)"


class Notices(Link):
    async def keep_notice(self, new: Notice) -> bool:
        """False if the server has a notice with this key already, told or not."""
        known = "select 1 from notice where server = ? and key = ?"
        if await self._one(int, known, new.server, new.key):
            return False
        row = (new.server, new.key, new.says, new.at)
        return await self._write(lambda db: db.execute(KEEP, row).rowcount > 0)

    async def untold(self, server: int) -> list[Notice]:
        """The notices that have not been told, the oldest first."""
        return await self._each(Notice, UNTOLD, server)

    async def told(self, notice: Notice, at: float) -> None:
        sql = "update notice set told = ? where server = ? and key = ?"
        row = (at, notice.server, notice.key)
        await self._write(lambda db: db.execute(sql, row) and None)

    async def drop_notice(self, server: int, key: str) -> None:
        """What it said is no longer so. If it happens again, it is told again."""
        sql = "delete from notice where server = ? and key = ?"
        await self._write(lambda db: db.execute(sql, (server, key)) and None)
