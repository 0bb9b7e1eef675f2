"""What can happen."""

from __future__ import annotations

from engine.core import Event, Seat


class Arrived(Event, frozen=True):
    ship: str


class Offered(Event, frozen=True):
    seat: Seat
    coins: int


class Sold(Event, frozen=True):
    seat: Seat
    ship: str
    coins: int


class Sailed(Event, frozen=True):
    """Nobody took the ship."""

    ship: str


Events = Arrived | Offered | Sold | Sailed
