"""The ships and their points, and how many of each there are [HB-02]."""

from __future__ import annotations

PURSE = 10  # coins

POINTS: dict[str, int] = {
    "cog": 1,
    "caravel": 3,
    "galleon": 6,
}
SHIPS: dict[str, int] = {  # how many of each
    "cog": 4,
    "caravel": 3,
    "galleon": 2,
}
