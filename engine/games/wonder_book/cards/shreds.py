"""The sixteen Shred cards [WB-20]."""

from __future__ import annotations

from engine.games.wonder_book.content import (
    AttackWith,
    Damage,
    Extra,
    Heal,
    Join,
    Shred,
    Sparks,
    Special,
    Stun,
    Walk,
)

SHREDS: dict[str, Shred] = {
    "tailwind": Shred(Special("tailwind", (Walk(3),))),
    "fireflies": Shred(Special("fireflies", (Sparks("you", 2),))),
    "honeycomb": Shred(Special("honeycomb", (Heal(3, "adjacent"),))),
    "boulder": Shred(Special("boulder", (Damage(2, "adjacent"),))),
    "mist": Shred(Special("mist", (Stun("adjacent", all=True),))),
    "side-door": Shred(Special("side-door", (Join(),))),
    "twice-told": Shred(Special("twice-told", (Extra(), Extra()))),
    "giants-grip": Shred(Special("giants-grip", (AttackWith(5),))),
}
