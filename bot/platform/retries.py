"""What has not worked yet: tried again, the oldest first, and less and less often."""

from __future__ import annotations

from collections.abc import Iterator

FIRST, LONGEST = 15.0, 300.0  # seconds before the next try


class Retries:
    """Tables to try again, by their ids."""

    def __init__(self) -> None:
        self._tries: dict[int, int] = {}  # how often each was not taken, the oldest first
        self._next: dict[int, float] = {}

    def __contains__(self, id: int) -> bool:
        return id in self._tries

    def __iter__(self) -> Iterator[int]:
        return iter(list(self._tries))

    def __len__(self) -> int:
        return len(self._tries)

    def add(self, id: int, now: float) -> None:
        """Note that it was refused, perhaps not for the first time."""
        tries = self._tries[id] = self._tries.get(id, 0) + 1
        self._next[id] = now + min(LONGEST, FIRST * 2 ** min(tries - 1, 10))

    def owe(self, id: int) -> None:
        """Note that it has not been tried yet."""
        self._tries.setdefault(id, 0)
        self._next.setdefault(id, 0)

    def ready(self, id: int, now: float) -> bool:
        return self._next.get(id, 0) <= now

    def first(self, now: float) -> int | None:
        """The oldest table that is ready to be tried."""
        return next((id for id in self._tries if self.ready(id, now)), None)

    def hurry(self) -> None:
        """Discord takes something again, so none of them waits any longer."""
        self._next = dict.fromkeys(self._next, 0.0)

    def discard(self, id: int) -> None:
        self._tries.pop(id, None)
        self._next.pop(id, None)
