"""The four heroes and all skills [WB-10, WB-12, WB-14]."""

from __future__ import annotations

from engine.games.wonder_book.content import (
    AttackWith,
    Bring,
    Damage,
    Drag,
    DrawShred,
    Extra,
    Gather,
    GiveSpark,
    Guard,
    Heal,
    Hearts,
    Hearty,
    HeroCard,
    Join,
    Lend,
    Skill,
    Special,
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
    # on the Upgrade cards of chapter III
    "charge": Skill((Walk(1), Sweep(1))),
    "shield": Skill((Guard("area", 2),)),
    "regroup": Skill((Join(),), sparks=0),
    "far-shot": Skill((AttackWith(3, "anywhere"),), sparks=2),
    "lullaby": Skill((Stun("anywhere"),), sparks=0),
    "big-heart": Skill((Hearts("area", 2),)),
    "windfall": Skill((GiveSpark(1),), sparks=0),
    "catapult": Skill((Damage(2, "adjacent"),)),
    # on the Upgrade cards of chapter V
    "last-word": Skill((AttackWith(5, "adjacent"),)),
    "deep-breath": Skill((Hearts("you", 2),), sparks=0),
    "rally": Skill((Bring(), Extra())),
    "both-hands": Skill((Walk(2), AttackWith(3))),
    "open-arms": Skill((Heal(3, "anywhere"),)),
    "firm-no": Skill((Stun("adjacent", all=True),)),
    "footnotes": Skill((DrawShred("you", 2),)),
    "chain-reaction": Skill((Damage(1, "adjacent", targets=3),)),
}

UPGRADES: dict[int, dict[str, tuple[str, str]]] = {  # by chapter and hero
    1: {
        "ken": ("whirl", "bear-hug"),
        "lara": ("plan-b", "long-throw"),
        "tina": ("hush", "share-out"),
        "sid": ("magnet", "tripwire"),
    },
    3: {
        "ken": ("charge", "shield"),
        "lara": ("regroup", "far-shot"),
        "tina": ("lullaby", "big-heart"),
        "sid": ("windfall", "catapult"),
    },
    5: {
        "ken": ("last-word", "deep-breath"),
        "lara": ("rally", "both-hands"),
        "tina": ("open-arms", "firm-no"),
        "sid": ("footnotes", "chain-reaction"),
    },
}

# What the nine children left in the Treasure Chest, one gift a hero, once a chapter.
GIFTS: dict[str, Special] = {
    "ken": Special("boots", (Walk(3), AttackWith(4))),
    "lara": Special("chalk", (Bring(), Bring(may=True), Extra())),
    "tina": Special("bun-tin", (Hearts("each", 2),)),
    "sid": Special("kite", (GiveSpark(2), Extra(), Extra())),
}
