"""Randomness that can be replayed and checked."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """Randomness for one move: a SHA-256 stream keyed by (secret seed, move number).

    `used` tells whether anything was drawn from it. Replaying a move gives the same numbers.
    """

    def __init__(self, seed: bytes, seq: int) -> None:
        self._key, self._block, self.used = seed + seq.to_bytes(4, "big"), 0, False

    @classmethod
    def house(cls, seed: bytes, seq: int) -> Dice:
        """A bot player's own stream. If it shared the table's, it would foresee real rolls."""
        return cls(hashlib.sha256(b"house" + seed).digest(), seq)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        self.used = True
        limit = (1 << 64) // n * n
        while True:
            block = hashlib.sha256(self._key + self._block.to_bytes(4, "big")).digest()
            self._block += 1
            if (number := int.from_bytes(block[:8], "big")) < limit:
                return number % n

    def pick(self, among: Sequence[T]) -> T:
        return among[self.below(len(among))]

    def shuffle(self, cards: list[T]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def commitment(seed: bytes) -> str:
    """What is shown when a table opens, so that the seed shown at its end can be checked."""
    return hashlib.sha256(seed).hexdigest()
