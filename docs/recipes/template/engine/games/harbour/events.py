"""What can happen."""

from __future__ import annotations

from engine.core import Event


class Arrived(Event, frozen=True):
    ship: str


class Offered(Event, frozen=True):
    seat: int
    coins: int


class Sold(Event, frozen=True):
    seat: int
    ship: str
    coins: int


class Sailed(Event, frozen=True):
    """Nobody took the ship."""

    ship: str


Events = Arrived | Offered | Sold | Sailed
