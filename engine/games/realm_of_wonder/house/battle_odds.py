"""The chances in a battle [RW-38, RW-39]."""

from __future__ import annotations

from functools import lru_cache

from engine.games.realm_of_wonder.cards import BATTLE_DIE, PURPLE

PURPLES = 6  # purple twos in a row; more hardly ever come


@lru_cache(maxsize=100)
def odds(lead: int) -> tuple[float, float]:
    """The chances to win and to lose with a bonus that is `lead` points above the other's."""
    die = _die()
    win = lose = 0.0
    for mine, chance in die.items():
        for theirs, other in die.items():
            win += chance * other * (mine + lead > theirs)
            lose += chance * other * (mine + lead < theirs)
    return win, lose


@lru_cache(maxsize=1)
def _die() -> dict[int, float]:
    """Each total of the die with its chance."""
    found: dict[int, float] = {}
    face = 1 / len(BATTLE_DIE)
    for purples in range(PURPLES):
        for side in BATTLE_DIE:
            if side != PURPLE:
                total = 2 * purples + int(side)
                found[total] = found.get(total, 0) + face ** (purples + 1)
    return found
