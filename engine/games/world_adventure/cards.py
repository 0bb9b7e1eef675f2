"""All cards of World Adventure: heroes and their skills, caravans, merchants, monsters, patrols,
world events, Rune Powers and guild quests.

The rulebook gives the kinds and numbers of cards. What stands on them is this project's own
[WA-22], except for figures that the book prints in its examples: those are never tuned. The id of a
card with stages is its kind, the stage and its number within its kind: when the stage rises, the
card of the same number takes its place [WA-10]. `effects` lists what cards can do.
"""

from __future__ import annotations

from typing import Literal, cast, get_args

import msgspec

from engine.games.world_adventure.board import LegendKey
from engine.games.world_adventure.effects import (
    Actions,
    Banish,
    Boon,
    Cargo,
    Effect,
    Experience,
    Flight,
    Gold,
    GoldDice,
    Heal,
    Law,
    Medics,
    Moves,
    NewNeeds,
    OpenShops,
    Smoke,
    Summon,
    TakeBack,
    Volunteer,
    Wanted,
)

Commodity = Literal["fruit", "spice", "chocolate", "medicine", "iron", "silk"]
Status = Literal["explorer", "charisma", "leadership"]
CaravanKey = Literal["trader", "chaser", "scout-shell", "master-trader", "hunter", "fortress"]
HeroKey = Literal[
    "salman",
    "kartika",
    "akane",
    "lianhua",
    "vasilka",
    "ishan",
    "parisa",
    "nefri",
    "wendelin",
    "jargal",
    "zubair",
    "odalys",
]
Tier = Literal["green", "yellow"]
MonsterTier = Literal["minion", "destroyer", "raid", "legendary"]
Deed = Literal[  # the deeds that give a rune [WA-05]
    "legendary",
    "hero",
    "soldiers",
    "caravan",
    "upgrades",
    "stalls-2",
    "stalls-3",
    "stalls-4",
    "brigand",
    "government",
    "player",
    "minion",
    "destroyer",
    "raid",
    "quest",
    "green",
    "yellow",
    "sale-12",
    "sale-16",
]

COMMODITIES: tuple[Commodity, ...] = get_args(Commodity)  # die 1 to 6 [WA-58]
STATUSES: tuple[Status, ...] = get_args(Status)
TIMES: dict[Deed, int] = {"player": 2, "quest": 3}  # runes of a deed; others give one


# --- caravans ---------------------------------------------------------------------------------


class Caravan(msgspec.Struct, frozen=True):
    """[WA-61] `price` is what it costs (0: at the start only), `resale` what it brings when
    sold."""

    level: int
    cargo: int
    chaser: int
    barrier: int
    price: int
    resale: int


CARAVANS: dict[CaravanKey, Caravan] = {
    "trader": Caravan(1, cargo=3, chaser=1, barrier=0, price=10, resale=5),
    "chaser": Caravan(1, cargo=2, chaser=2, barrier=0, price=10, resale=5),
    "scout-shell": Caravan(1, cargo=2, chaser=1, barrier=1, price=10, resale=5),
    "master-trader": Caravan(2, cargo=5, chaser=2, barrier=1, price=40, resale=20),
    "hunter": Caravan(2, cargo=3, chaser=4, barrier=1, price=40, resale=20),
    "fortress": Caravan(2, cargo=3, chaser=2, barrier=3, price=40, resale=20),
}


# --- heroes, soldiers -------------------------------------------------------------------------


class Figure(msgspec.Struct, frozen=True):
    """[WA-47, WA-53] Dice hit up to `accuracy`; the skill works if the gold die shows at most
    `cast`."""

    hit_points: int
    accuracy: int
    damage: int
    cast: int = 0


HEROES: dict[HeroKey, tuple[Figure, Figure]] = {  # figures of levels 1 and 2
    "salman": (Figure(4, 3, 1, 3), Figure(6, 3, 2, 4)),
    "kartika": (Figure(4, 3, 1, 2), Figure(6, 3, 2, 3)),
    "akane": (Figure(3, 2, 1, 3), Figure(5, 2, 2, 4)),
    "lianhua": (Figure(4, 3, 1, 3), Figure(7, 3, 2, 4)),
    "vasilka": (Figure(5, 3, 1, 2), Figure(8, 3, 2, 3)),
    "ishan": (Figure(4, 3, 1, 2), Figure(6, 3, 2, 3)),
    "parisa": (Figure(3, 2, 1, 2), Figure(5, 2, 3, 3)),
    "nefri": (Figure(4, 3, 1, 4), Figure(6, 3, 2, 5)),
    "wendelin": (Figure(5, 4, 1, 3), Figure(8, 4, 2, 4)),
    "jargal": (Figure(5, 3, 1, 3), Figure(7, 3, 2, 4)),
    "zubair": (Figure(4, 3, 1, 3), Figure(6, 3, 2, 4)),
    "odalys": (Figure(3, 2, 1, 3), Figure(6, 2, 3, 4)),
}
SOLDIERS = (Figure(2, 3, 1), Figure(4, 3, 2))  # of levels 1 and 2 [WA-53]

# --- merchants [WA-66, WA-81] -----------------------------------------------------------------


class Merchant(msgspec.Struct, frozen=True):
    """`cargo` and `gold` are numbers of dice."""

    tier: Tier
    hit_points: int
    accuracy: int
    experience: int
    cargo: int
    gold: int


MERCHANTS: dict[str, Merchant] = {  # in the order of stages and dice
    "merchant-1-1": Merchant("green", 4, 3, experience=1, cargo=1, gold=1),  # [WA-E1]
    "merchant-1-2": Merchant("green", 6, 3, experience=1, cargo=1, gold=2),
    "merchant-1-3": Merchant("green", 7, 3, experience=1, cargo=2, gold=1),
    "merchant-1-4": Merchant("yellow", 8, 4, experience=1, cargo=1, gold=2),
    "merchant-1-5": Merchant("yellow", 8, 3, experience=1, cargo=2, gold=2),
    "merchant-1-6": Merchant("yellow", 9, 3, experience=2, cargo=2, gold=2),
    "merchant-2-1": Merchant("green", 9, 3, experience=1, cargo=2, gold=2),
    "merchant-2-2": Merchant("green", 11, 4, experience=1, cargo=2, gold=2),
    "merchant-2-3": Merchant("green", 11, 3, experience=2, cargo=2, gold=2),
    "merchant-2-4": Merchant("yellow", 13, 4, experience=1, cargo=2, gold=3),
    "merchant-2-5": Merchant("yellow", 13, 3, experience=2, cargo=2, gold=4),
    "merchant-2-6": Merchant("yellow", 14, 3, experience=2, cargo=3, gold=3),
    "merchant-3-1": Merchant("green", 13, 3, experience=1, cargo=3, gold=2),
    "merchant-3-2": Merchant("green", 15, 4, experience=2, cargo=2, gold=3),
    "merchant-3-3": Merchant("green", 15, 3, experience=2, cargo=3, gold=3),
    "merchant-3-4": Merchant("yellow", 17, 3, experience=2, cargo=2, gold=5),
    "merchant-3-5": Merchant("yellow", 20, 4, experience=2, cargo=3, gold=5),
    "merchant-3-6": Merchant("yellow", 16, 2, experience=3, cargo=3, gold=5),
}

# --- monsters [WA-70, WA-79] ------------------------------------------------------------------


class Monster(msgspec.Struct, frozen=True):
    """`cargo` and `gold` are numbers of dice; a `retreat` succeeds if the die shows at most
    that."""

    tier: MonsterTier
    hit_points: int
    accuracy: int
    retreat: int
    experience: int
    cargo: int
    gold: int


MONSTERS: dict[str, Monster] = {
    "minion-1-1": Monster("minion", 4, 3, retreat=5, experience=1, cargo=0, gold=2),  # [WA-E2]
    "minion-1-2": Monster("minion", 6, 4, retreat=4, experience=1, cargo=1, gold=2),
    "minion-1-3": Monster("minion", 7, 3, retreat=4, experience=1, cargo=0, gold=2),
    "destroyer-1-1": Monster("destroyer", 12, 3, retreat=3, experience=2, cargo=1, gold=3),
    "destroyer-1-2": Monster("destroyer", 13, 4, retreat=3, experience=2, cargo=1, gold=3),
    "destroyer-1-3": Monster("destroyer", 12, 3, retreat=3, experience=2, cargo=1, gold=3),
    "minion-2-1": Monster("minion", 11, 4, retreat=4, experience=1, cargo=0, gold=3),
    "minion-2-2": Monster("minion", 11, 3, retreat=4, experience=1, cargo=1, gold=2),
    "minion-2-3": Monster("minion", 12, 4, retreat=4, experience=1, cargo=1, gold=2),
    "destroyer-2-1": Monster("destroyer", 17, 3, retreat=3, experience=2, cargo=1, gold=3),
    "destroyer-2-2": Monster("destroyer", 18, 4, retreat=3, experience=2, cargo=1, gold=3),
    "destroyer-2-3": Monster("destroyer", 17, 3, retreat=3, experience=2, cargo=2, gold=3),
    "minion-3-1": Monster("minion", 15, 4, retreat=4, experience=2, cargo=1, gold=2),
    "minion-3-2": Monster("minion", 16, 4, retreat=3, experience=2, cargo=0, gold=3),
    "minion-3-3": Monster("minion", 15, 3, retreat=3, experience=2, cargo=1, gold=3),
    "destroyer-3-1": Monster("destroyer", 21, 3, retreat=3, experience=3, cargo=1, gold=4),
    "destroyer-3-2": Monster("destroyer", 24, 4, retreat=2, experience=3, cargo=2, gold=4),
    "destroyer-3-3": Monster("destroyer", 24, 3, retreat=2, experience=3, cargo=2, gold=5),
    "raid-1": Monster("raid", 15, 3, retreat=3, experience=2, cargo=1, gold=3),
    "raid-2": Monster("raid", 21, 3, retreat=3, experience=3, cargo=2, gold=4),
    "raid-3": Monster("raid", 27, 3, retreat=2, experience=3, cargo=2, gold=5),
    "lindworm": Monster("legendary", 13, 3, retreat=2, experience=3, cargo=2, gold=5),
    "orochi": Monster("legendary", 17, 4, retreat=2, experience=4, cargo=2, gold=6),
    "sphinx": Monster("legendary", 9, 2, retreat=3, experience=3, cargo=1, gold=6),
    "nian": Monster("legendary", 12, 3, retreat=3, experience=3, cargo=2, gold=4),
    "roc": Monster("legendary", 10, 2, retreat=1, experience=3, cargo=3, gold=5),
    "naga": Monster("legendary", 14, 3, retreat=1, experience=4, cargo=2, gold=6),
}
ITEMS: dict[LegendKey, str] = {  # [WA-74]
    "lindworm": "frost-horn",
    "orochi": "cloud-sword",
    "sphinx": "riddle-ring",
    "nian": "thunder-drum",
    "roc": "sky-cloak",
    "naga": "tide-pearl",
}

# --- Brigand, Government [WA-80] --------------------------------------------------------------


class Patrol(msgspec.Struct, frozen=True):
    """Soldiers of both levels, and the loot in experience and gold pieces."""

    explorer: int
    recruits: int  # soldiers of level 1
    veterans: int  # soldiers of level 2
    experience: int
    gold: int


PATROLS: dict[str, Patrol] = {
    "brigand-1": Patrol(3, recruits=3, veterans=0, experience=2, gold=6),  # [WA-E3]
    "brigand-2": Patrol(4, recruits=2, veterans=3, experience=2, gold=9),
    "brigand-3": Patrol(4, recruits=0, veterans=5, experience=2, gold=12),
    "government-1": Patrol(2, recruits=2, veterans=1, experience=2, gold=9),
    "government-2": Patrol(3, recruits=2, veterans=2, experience=2, gold=13),
    "government-3": Patrol(4, recruits=1, veterans=4, experience=2, gold=18),
}

# --- rows by die [WA-31, WA-66] ---------------------------------------------------------------


def merchant_row(stage: int) -> list[str]:
    """The merchants that dice 1 to 6 find."""
    return [f"merchant-{stage}-{die}" for die in range(1, 7)]


def monster_row(stage: int) -> list[str]:
    """The monsters that dice 1 to 6 find: 1 to 3 Minions, 4 to 6 Destroyers."""
    return [f"{tier}-{stage}-{n}" for tier in ("minion", "destroyer") for n in (1, 2, 3)]


# --- hero skills, on the gold die [WA-47, WA-65] ----------------------------------------------


class Skill(msgspec.Struct, frozen=True):
    """With `needs_hit`, the hero's silver die must hit too."""

    boon: Boon
    needs_hit: bool = False


SKILLS: dict[HeroKey, Skill] = {
    "salman": Skill(Boon("strike"), needs_hit=True),
    "kartika": Skill(Boon("still")),
    "akane": Skill(Boon("damage", 1)),
    "lianhua": Skill(Boon("rally", 1)),
    "vasilka": Skill(Boon("guard", 1)),
    "ishan": Skill(Boon("aim", 1)),
    "parisa": Skill(Boon("gold", 1)),
    "nefri": Skill(Boon("accuracy", 1)),
    "wendelin": Skill(Boon("vengeance", 2)),
    "jargal": Skill(Boon("each", 1)),
    "zubair": Skill(Boon("cargo", 1), needs_hit=True),
    "odalys": Skill(Boon("experience", 1), needs_hit=True),
}


# --- world events [WA-26] ---------------------------------------------------------------------


class Happening(msgspec.Struct, frozen=True):
    """What holds for a month and what happens as it begins: one of 24 cards, or the event of a
    legendary monster as long as that lives. `instants` come to everyone, `once` to the map."""

    laws: tuple[Law, ...] = ()
    instants: tuple[Effect, ...] = ()
    once: tuple[Effect, ...] = ()


BEASTS: tuple[MonsterTier, ...] = get_args(MonsterTier)
HAPPENINGS: dict[str, Happening] = {
    "tailwind": Happening((Law("moves", 1),)),
    "sandstorm": Happening((Law("moves", -1), Law("stall-income", -2))),
    "long-days": Happening((Law("moves", -1), Law("scout-dice", 1))),
    "clear-skies": Happening((Law("scout-dice", 1),)),
    "new-fashions": Happening((Law("need", 1),), once=(NewNeeds(),)),
    "guild-feast": Happening((Law("actions", -1), Law("drop", -5))),
    "bazaar-week": Happening((Law("buy", 2), Law("shop-dice", 2))),
    "hunters-moon": Happening(tuple(Law("accuracy", 1, beast) for beast in BEASTS)),
    "caravan-fair": Happening((Law("sell", -1), Law("moves", -1), Law("stall-income", -2))),
    "royal-weddings": Happening((Law("need", 1), Law("actions", -1)), once=(Summon("government"),)),
    "open-gates": Happening((Law("stall-price", -3), Law("upgrade", -2))),
    "harvest-moon": Happening((Law("stall-income", -5), Law("moves", -1))),
    "drill-month": Happening((Law("actions", -1), Law("train-die", 1))),
    "village-drums": Happening((Law("actions", -1), Law("recruit", -2)), (Volunteer(),)),
    "wandering-healers": Happening((Law("recover", -1),), (Heal(1),)),
    "shooting-stars": Happening((Law("moves", -1), Law("cast", 1))),
    "heavy-saddlebags": Happening(
        (
            Law("moves", -1),
            Law("loot-gold", 1, "merchant"),
            Law("loot-cargo", 1, "merchant"),
        )
    ),
    "sturdy-wagons": Happening((Law("chaser", 1), Law("barrier", 1))),
    "robbers-road": Happening(
        (Law("npc-steps", 2, "brigand"), Law("npc-explorer", 2, "brigand")),
        once=(Summon("brigand"),),
    ),
    "kings-riders": Happening(
        (Law("npc-steps", 1, "government"), Law("npc-explorer", 1, "government"), Law("bounty", 3)),
        once=(Summon("government"),),
    ),
    "great-pardon": Happening((Law("truce", 1, "government"),), (Wanted(-1),)),
    "peace-of-the-road": Happening((Law("truce", 1, "brigand"),), once=(TakeBack("merchants"),)),
    "beasts-return": Happening(
        (Law("experience", 1, "minion"), Law("experience", 1, "destroyer")),
        once=(TakeBack("monsters"),),
    ),
    "gifts-of-the-road": Happening(instants=(Cargo(1),)),
}
LEGENDARY: dict[LegendKey, Happening] = {
    "lindworm": Happening((Law("recover", 1), Law("recruit", 1), Law("train", 5))),
    "orochi": Happening((Law("buy", 3),)),
    "sphinx": Happening((Law("quest-dice", -1), Law("guild", 1))),
    "nian": Happening((Law("scout-dice", -1), Law("stall-income", -3))),
    "roc": Happening((Law("sell", -2),)),
    "naga": Happening((Law("moves", -1), Law("retreat", -1))),
}


def happening(event: str) -> Happening:
    return HAPPENINGS[event] if event in HAPPENINGS else LEGENDARY[cast("LegendKey", event)]


# --- Rune Powers [WA-07, WA-08] ---------------------------------------------------------------


class RunePower(msgspec.Struct, frozen=True):
    """One of twelve yellow powers, used twice and outside combat, which act at once or whose laws
    hold for the turn; or of twelve purple ones, used once and before a stage of a battle, which
    grant boons."""

    effects: tuple[Effect, ...] = ()
    laws: tuple[Law, ...] = ()
    boons: tuple[Boon, ...] = ()
    uses: int = 2

    @property
    def purple(self) -> bool:
        return bool(self.boons)


def _at_once(*effects: Effect, uses: int = 2) -> RunePower:
    return RunePower(effects=effects, uses=uses)


def _this_turn(*laws: Law) -> RunePower:
    return RunePower(laws=laws)


def _in_battle(*boons: Boon) -> RunePower:
    return RunePower(boons=boons, uses=1)


POWERS: dict[str, RunePower] = {
    "fair-wind": _at_once(Moves(1)),
    "second-dawn": _at_once(Actions(1), uses=1),
    "carpet-of-winds": _at_once(Flight(), uses=1),
    "hidden-purse": _at_once(GoldDice(1)),
    "porters-song": _at_once(Cargo(1)),
    "spring-of-mercy": _at_once(Heal(1)),
    "clean-name": _at_once(Wanted(-2)),
    "eagle-eye": _this_turn(Law("scout-dice", 2)),
    "silver-tongue": _this_turn(Law("buy", -1)),
    "golden-scales": _this_turn(Law("sell", 1)),
    "wise-counsel": _this_turn(Law("quest-dice", 2)),
    "masters-lesson": _this_turn(Law("train-die", 1), Law("train", -2)),
    "lion-heart": _in_battle(Boon("damage", 2)),
    "bright-star": _in_battle(Boon("cast", 3), Boon("accuracy", 1)),
    "hawks-mark": _in_battle(Boon("aim", 1)),
    "giants-arm": _in_battle(Boon("hero", 3)),
    "battle-hymn": _in_battle(Boon("each", 1)),
    "stone-wall": _in_battle(Boon("guard", 2)),
    "still-hour": _in_battle(Boon("still")),
    "morning-dew": _in_battle(Boon("rally", 2)),
    "hidden-path": _in_battle(Boon("away")),
    "second-throw": _in_battle(Boon("reroll", 2)),
    "long-gallop": _in_battle(Boon("stages", 1), Boon("damage", 1)),
    "spoils-song": _in_battle(Boon("gold", 2), Boon("cargo", 1)),
}


# --- guild quests [WA-33] ---------------------------------------------------------------------

QuestKind = Literal[
    "deliver", "find", "escort", "defuse", "hunt", "charm", "visit", "trade", "donate", "muster"
]
Where = Literal["here", "city", "outer"]


class Task(msgspec.Struct, frozen=True):
    """What a step asks for at its place: here, where the quest is taken, or at a quest marker in a
    random city or outer territory [WA-13]."""

    where: Where
    status: Status | None = None  # as many dice as this status are rolled
    successes: int = 1
    goods: tuple[Commodity, ...] = ()  # goods that go to the stock
    gold: int = 0
    soldiers: int = 0  # soldiers that must be ready


class GuildQuest(msgspec.Struct, frozen=True):
    """A quest. One without tasks is fulfilled by any of its `deeds`, anywhere."""

    kind: QuestKind
    rewards: tuple[Effect, ...]
    tasks: tuple[Task, ...] = ()
    deeds: tuple[Deed, ...] = ()


def _quest(kind: QuestKind, *tasks: Task, gives: tuple[Effect, ...]) -> GuildQuest:
    return GuildQuest(kind, gives, tasks)


def _hunt(*deeds: Deed, gives: tuple[Effect, ...], kind: QuestKind = "hunt") -> GuildQuest:
    return GuildQuest(kind, gives, deeds=deeds)


def _deliver(*goods: Commodity, gives: tuple[Effect, ...]) -> GuildQuest:
    return _quest("deliver", Task("city", goods=goods), gives=gives)


QUESTS: dict[str, GuildQuest] = {
    "silk-for-the-bride": _deliver("silk", "silk", gives=(GoldDice(2), Experience(1))),
    "medicine-for-the-well": _deliver(
        "medicine", "fruit", gives=(GoldDice(1), Experience(1), Medics(1))
    ),
    "iron-for-the-bell": _deliver("iron", "iron", gives=(GoldDice(2), Experience(1))),
    "sweets-for-the-school": _deliver("fruit", "chocolate", gives=(GoldDice(2), Experience(2))),
    "spice-for-the-feast": _deliver("spice", "spice", gives=(GoldDice(1), Experience(2))),
    "lost-camel": _quest(
        "find", Task("outer", "explorer", successes=2), gives=(GoldDice(1), Experience(1), Cargo(1))
    ),
    "missing-mapmaker": _quest(
        "find", Task("outer", "explorer", successes=2), gives=(GoldDice(1), Experience(1), Smoke())
    ),
    "hidden-spring": _quest("find", Task("outer", "explorer"), gives=(Experience(2), Medics(2))),
    "buried-lamp": _quest(
        "find", Task("outer", "explorer", successes=2), gives=(GoldDice(2), Experience(1))
    ),
    "pilgrims-on-the-road": _quest(
        "escort",
        Task("city", "leadership", successes=2, soldiers=1),
        gives=(GoldDice(1), Experience(1)),
    ),
    "salt-wagons": _quest(
        "escort", Task("city", "leadership", soldiers=2), gives=(GoldDice(2), Experience(2))
    ),
    "runaway-prince": _quest(
        "escort",
        Task("city", "charisma", soldiers=1),
        gives=(GoldDice(1), Experience(1), Volunteer()),
    ),
    "singing-caravan": _quest(
        "escort",
        Task("city", soldiers=3),
        Task("city", soldiers=3),
        gives=(GoldDice(1), Experience(1)),
    ),
    "powder-kegs": _quest(
        "defuse",
        Task("outer", "explorer"),
        Task("outer", "explorer"),
        gives=(GoldDice(2), Experience(2)),
    ),
    "haunted-lanterns": _quest(
        "defuse",
        Task("outer", "charisma"),
        Task("outer", "charisma"),
        gives=(GoldDice(2), Experience(2)),
    ),
    "cracked-dam": _quest(
        "defuse",
        Task("outer", "explorer"),
        Task("city", "leadership"),
        gives=(GoldDice(2), Experience(2), Medics(1)),
    ),
    "howling-at-the-gate": _hunt("minion", gives=(GoldDice(1), Experience(1))),
    "breaker-of-walls": _hunt("destroyer", gives=(GoldDice(1), Experience(1), Heal(1))),
    "thunder-of-hooves": _hunt("raid", gives=(GoldDice(2), Experience(2))),
    "master-of-thieves": _hunt("brigand", gives=(GoldDice(1), Experience(1), Wanted(-1))),
    "crooked-scales": _hunt("green", "yellow", gives=(Gold(2), Cargo(1))),
    "quarrel-at-the-fountain": _quest(
        "charm", Task("city", "charisma", successes=2), gives=(GoldDice(2), Experience(1))
    ),
    "shy-poet": _quest(
        "charm", Task("city", "charisma", successes=2), gives=(GoldDice(1), Experience(1))
    ),
    "stubborn-gatekeeper": _quest(
        "charm",
        Task("city", "charisma", successes=2),
        gives=(GoldDice(1), Experience(1), OpenShops()),
    ),
    "petition-to-the-palace": _quest(
        "charm",
        Task("city", "charisma", successes=2),
        gives=(GoldDice(1), Wanted(-2), Banish("government")),
    ),
    "two-shrines": _quest(
        "visit",
        Task("city"),
        Task("city"),
        gives=(GoldDice(1), Experience(1), Heal(2)),
    ),
    "letters-of-two-sisters": _quest(
        "visit", Task("city"), Task("city", "charisma"), gives=(GoldDice(2), Experience(2))
    ),
    "wager-of-the-bazaar": _hunt(
        "sale-12", "sale-16", gives=(GoldDice(1), Experience(1)), kind="trade"
    ),
    "roof-for-the-orphans": _quest(
        "donate", Task("city", gold=8), gives=(Experience(2), Wanted(-1), Cargo(1))
    ),
    "parade-of-banners": _quest(
        "muster",
        Task("here", "leadership", successes=2, soldiers=2),
        gives=(GoldDice(1), Experience(1)),
    ),
}
