"""Tables that look the same are worth the same, so only one of them is weighed."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

S = TypeVar("S")


class Look(Generic[S]):
    """What a cache of worths goes by: `key` is all that decides a table's worth, so that guessed
    worlds that differ only in what nobody sees share one. The table itself goes as soon as it is
    taken to be weighed: it takes much more room."""

    __slots__ = ("_table", "key")

    def __init__(self, table: S, key: Hashable) -> None:
        self.key = key
        self._table: S | None = table

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Look) and bool(self.key == other.key)

    def take(self) -> S:
        """The table, once. Raises LookupError if it has been taken."""
        table, self._table = self._table, None
        if table is None:
            raise LookupError("the table has been taken")
        return table
