"""The sixteen Shred cards: eight half sentences, each twice [WB-20]."""

from __future__ import annotations

from engine.games.wonder_book.content import (
    AttackWith,
    Damage,
    Effect,
    Extra,
    Heal,
    Join,
    Shred,
    Sparks,
    Special,
    Stun,
    Walk,
)


def _shred(key: str, *do: Effect) -> Shred:
    return Shred(Special(key, do))


SHREDS: dict[str, Shred] = {
    "tailwind": _shred("tailwind", Walk(3)),
    "fireflies": _shred("fireflies", Sparks("you", 2)),
    "honeycomb": _shred("honeycomb", Heal(3, "adjacent")),
    "boulder": _shred("boulder", Damage(2, "adjacent")),
    "mist": _shred("mist", Stun("adjacent", all=True)),
    "side-door": _shred("side-door", Join()),
    "twice-told": _shred("twice-told", Extra(), Extra()),
    "giants-grip": _shred("giants-grip", AttackWith(5)),
}
