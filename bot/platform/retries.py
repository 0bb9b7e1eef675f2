"""What did not succeed for now: tried again, the oldest first, and less and less often."""

from __future__ import annotations

from collections.abc import Iterator

FIRST, LONGEST = 15.0, 300.0  # seconds before it is tried again


class Retries:
    """Of tables, by their ids."""

    def __init__(self) -> None:
        self._tries: dict[int, int] = {}  # how often it was not taken, the oldest first
        self._next: dict[int, float] = {}

    def __contains__(self, id: int) -> bool:
        return id in self._tries

    def __iter__(self) -> Iterator[int]:
        return iter(list(self._tries))

    def __len__(self) -> int:
        return len(self._tries)

    def add(self, id: int, now: float) -> None:
        """Not taken, or not again."""
        tries = self._tries[id] = self._tries.get(id, 0) + 1
        self._next[id] = now + min(LONGEST, FIRST * 2 ** min(tries - 1, 10))

    def owe(self, id: int) -> None:
        """Not tried yet."""
        self._tries.setdefault(id, 0)
        self._next.setdefault(id, 0)

    def ready(self, id: int, now: float) -> bool:
        return self._next.get(id, 0) <= now

    def first(self, now: float) -> int | None:
        """The oldest of those that are ready."""
        return next((id for id in self._tries if self.ready(id, now)), None)

    def hurry(self) -> None:
        """Discord takes something again: none waits longer."""
        self._next = dict.fromkeys(self._next, 0.0)

    def discard(self, id: int) -> None:
        self._tries.pop(id, None)
        self._next.pop(id, None)
