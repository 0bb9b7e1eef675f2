"""What an operator asks for on the command line while a process serves the database."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Literal

from msgspec import Struct

from db.errors import InUse
from db.file import identify, problem, scripts
from db.link import Link
from db.space import empty_log

PATIENCE = 10.0  # seconds to wait for another writer
KNOWN = {
    "forget": """
select exists (select 1 from person where user = :id)
or exists (select 1 from setting where scope = 'user' and id = :id)
or exists (select 1 from campaign where owner_kind = 'user' and owner = :id)
""",
    "erase": """
select exists (select 1 from game where server = :id)
or exists (select 1 from setting where scope = 'server' and id = :id)
or exists (select 1 from campaign where owner_kind = 'server' and owner = :id)
""",
}


class Request(Struct, frozen=True, array_like=True):
    """Forget the user, or erase the server, with this number."""

    kind: Literal["forget", "erase"]
    id: int


class Requests(Link):
    async def requests(self) -> list[Request]:
        return await self._each(Request, "select kind, id from request")

    async def is_known(self, request: Request) -> bool:
        """Whether anything is stored about that number."""
        return await self._connection.run(lambda db: knows(db, request))

    async def fulfilled(self, request: Request) -> None:
        """Remove the request, and the number with it."""
        row = (request.kind, request.id)
        sql = "delete from request where kind = ? and id = ?"
        await self._write(lambda db: db.execute(sql, row) and None)
        await self._connection.run(empty_log)


def knows(db: sqlite3.Connection, request: Request) -> bool:
    (known,) = db.execute(KNOWN[request.kind], {"id": request.id}).fetchone()
    return bool(known)


def ask(path: Path, request: Request) -> bool:
    """Leave the request to the process that serves the database. False if nothing is known, or no
    longer known, about the number. Raises a subclass of Unusable, InUse if that process is of an
    older version."""
    try:
        with closing(sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)) as db:
            if identify(path, db) < len(scripts()):  # by an older version, which knows no requests
                raise InUse(path=str(path))
            known = knows(db, request)
            if known:
                row = (request.kind, request.id)
                db.execute("insert or ignore into request(kind, id) values (?, ?)", row)
            return known
    except sqlite3.Error as error:
        raise problem(path, error) from error
