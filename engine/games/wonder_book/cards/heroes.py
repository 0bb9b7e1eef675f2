"""The four heroes and all skills [WB-10, WB-12, WB-14]."""

from __future__ import annotations

from engine.games.wonder_book.content import (
    AttackWith,
    Damage,
    Drag,
    DrawShred,
    Extra,
    Gather,
    Heal,
    Hearts,
    Hearty,
    HeroCard,
    Lend,
    Skill,
    Stun,
    Swap,
    Sweep,
    Walk,
)

HERO_CARDS: dict[str, HeroCard] = {
    "ken": HeroCard(hearts=6, dice=3, reach="area", skill="headlong"),
    "lara": HeroCard(hearts=5, dice=2, reach="area", skill="tag-team", wyrms=2),
    "tina": HeroCard(
        hearts=5, dice=2, reach="area", skill="patch-up", bonus=(Heal(1, "anywhere"),)
    ),
    "sid": HeroCard(hearts=4, dice=2, reach="adjacent", skill="tinker"),
}

SKILLS: dict[str, Skill] = {
    # on the hero cards
    "headlong": Skill((Walk(1), AttackWith(4))),
    "tag-team": Skill((Swap(), Extra())),
    "patch-up": Skill((Heal(2, "adjacent"),)),
    "tinker": Skill((DrawShred("you"),)),
    # on the Upgrade cards of chapter I
    "whirl": Skill((Sweep(1),)),
    "bear-hug": Skill((Drag(),), sparks=0),
    "plan-b": Skill((Lend(),)),
    "long-throw": Skill((AttackWith(3, "adjacent"),)),
    "hush": Skill((Stun("area", all=True),)),
    "share-out": Skill((Hearts("you", -1), Hearts("beside", 1)), sparks=0, when=Hearty()),
    "magnet": Skill((Gather(),), sparks=0),
    "tripwire": Skill((Damage(1, "adjacent", targets=2),)),
}
