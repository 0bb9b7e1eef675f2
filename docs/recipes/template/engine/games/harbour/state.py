"""What lies on the table."""

from __future__ import annotations

import msgspec

from engine import core
from engine.core import Sealed, State, Zone
from engine.games.harbour.cards import PURSE


class Captain(msgspec.Struct):
    bid: Sealed
    coins: int = PURSE
    paid: int = 0
    ships: list[str] = []


class Harbour(State, kw_only=True):
    captains: list[Captain] = []
    quay: str = ""  # the ship that is for sale; "" before the first
    sea: Zone = msgspec.field(default_factory=Zone)  # the ships to come
    gone: list[str] = []  # ships that nobody took
    round: int = 0


Turn = core.Turn[Harbour]
