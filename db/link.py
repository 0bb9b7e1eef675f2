"""What the parts of the store stand on: rows in, rows out."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import msgspec

from db.errors import Unreadable
from db.writer import Connection, Job, Writer

T = TypeVar("T")
log = logging.getLogger(__name__)

Value = str | bytes | int | float | None


class Link:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._writer = Writer(connection)

    async def _one(self, row: type[T], sql: str, *values: Value) -> T | None:
        return next(iter(await self._all(row, sql, *values)), None)

    async def _all(self, row: type[T], sql: str, *values: Value) -> list[T]:
        return await self._connection.run(lambda db: select(db, row, sql, *values))

    async def _each(self, row: type[T], sql: str, *values: Value) -> list[T]:
        """Rows that have nothing to do with each other, without those that are Unreadable."""
        return await self._connection.run(lambda db: list(readable(db, row, sql, *values)))

    async def _write(self, job: Job[T]) -> T:
        return await self._writer.write(job)


def select(db: sqlite3.Connection, row: type[T], sql: str, *values: Value) -> list[T]:
    """`row` names the selected columns in order, or is the type of the only one. Raises
    Unreadable."""
    return [_understood(one, row, sql) for one in _found(db, row, sql, *values)]


def readable(db: sqlite3.Connection, row: type[T], sql: str, *values: Value) -> Iterator[T]:
    """The rows without those that are Unreadable; the log names these."""
    for one in _found(db, row, sql, *values):
        try:
            yield _understood(one, row, sql)
        except Unreadable as error:
            log.warning("%s", error)


def _found(db: sqlite3.Connection, row: type[T], sql: str, *values: Value) -> list[Any]:
    found = db.execute(sql, values).fetchall()
    return found if issubclass(row, msgspec.Struct) else [value for (value,) in found]


def _understood(found: Any, row: type[T], sql: str) -> T:
    """An error names a row by its first numbers, and a value by the query that found it."""
    try:
        return msgspec.convert(found, row, strict=False)
    except msgspec.ValidationError as error:
        if issubclass(row, msgspec.Struct):
            key = ", ".join(str(value) for value in found[:2] if isinstance(value, int))
            raise Unreadable(what=f"{row.__name__.lower()} {key}", reason=str(error)) from error
        raise Unreadable(what=f"a value ({' '.join(sql.split())})", reason=str(error)) from error


def insert(db: sqlite3.Connection, table: str, **columns: Value) -> int:
    """Insert a row and return its id. `events` and `state` are packed."""
    marks = ["pack(?)" if name in ("events", "state") else "?" for name in columns]
    sql = f"insert into {table}({', '.join(columns)}) values ({', '.join(marks)})"
    return db.execute(sql, tuple(columns.values())).lastrowid or 0


def columns(row: type[msgspec.Struct], **other: str) -> str:
    """A struct's fields as the columns of a select; `other` says how some of them are written
    instead."""
    names: Sequence[str] = row.__struct_fields__
    return ", ".join(other.get(name, name) for name in names)
