"""The four heroes and all skills [WB-10, WB-12, WB-14]."""

from __future__ import annotations

from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.kinds import HeroCard, Skill, Special

HERO_CARDS: dict[str, HeroCard] = {
    "ken": HeroCard(hearts=6, dice=3, reach="area", skill="headlong"),
    "lara": HeroCard(hearts=5, dice=2, reach="area", skill="tag-team", wyrms=2),
    "tina": HeroCard(
        hearts=5, dice=2, reach="area", skill="patch-up", bonus=(do.Heal(1, "anywhere"),)
    ),
    "sid": HeroCard(hearts=4, dice=2, reach="adjacent", skill="tinker"),
}

SKILLS: dict[str, Skill] = {
    # skills on the hero cards
    "headlong": Skill((do.Walk(1), do.AttackWith(4))),
    "tag-team": Skill((do.Swap(), do.Extra())),
    "patch-up": Skill((do.Heal(2, "adjacent"),)),
    "tinker": Skill((do.DrawShred("you"),)),
    # skills on the Upgrade cards of chapter I
    "whirl": Skill((do.Sweep(1),)),
    "bear-hug": Skill((do.Drag(),), sparks=0),
    "plan-b": Skill((do.Lend(),)),
    "long-throw": Skill((do.AttackWith(3, "adjacent"),)),
    "hush": Skill((do.Stun("area", all=True),)),
    "share-out": Skill(
        (do.Hearts("you", -1), do.Hearts("beside", 1)), sparks=0, when=when.Hearty()
    ),
    "magnet": Skill((do.Gather(),), sparks=0),
    "tripwire": Skill((do.Damage(1, "adjacent", targets=2),)),
    # skills on the Upgrade cards of chapter III
    "charge": Skill((do.Walk(1), do.Sweep(1))),
    "shield": Skill((do.Guard("area", 2),)),
    "regroup": Skill((do.Join(),), sparks=0),
    "far-shot": Skill((do.AttackWith(3, "anywhere"),), sparks=2),
    "lullaby": Skill((do.Stun("anywhere"),), sparks=0),
    "big-heart": Skill((do.Hearts("area", 2),)),
    "windfall": Skill((do.GiveSpark(1),), sparks=0),
    "catapult": Skill((do.Damage(2, "adjacent"),)),
    # skills on the Upgrade cards of chapter V
    "last-word": Skill((do.AttackWith(5, "adjacent"),)),
    "deep-breath": Skill((do.Hearts("you", 2),), sparks=0),
    "rally": Skill((do.Bring(), do.Extra())),
    "both-hands": Skill((do.Walk(2), do.AttackWith(3))),
    "open-arms": Skill((do.Heal(3, "anywhere"),)),
    "firm-no": Skill((do.Stun("adjacent", all=True),)),
    "footnotes": Skill((do.DrawShred("you", 2),)),
    "chain-reaction": Skill((do.Damage(1, "adjacent", targets=3),)),
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

# What the nine children left in the Treasure Chest: one gift for each hero, once a chapter.
GIFTS: dict[str, Special] = {
    "ken": Special("boots", (do.Walk(3), do.AttackWith(4))),
    "lara": Special("chalk", (do.Bring(), do.Bring(may=True), do.Extra())),
    "tina": Special("bun-tin", (do.Hearts("each", 2),)),
    "sid": Special("kite", (do.GiveSpark(2), do.Extra(), do.Extra())),
}
