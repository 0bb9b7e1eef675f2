"""Movement cards, magic cards, tower tiles, quests and characters of Realm of Wonder.

Speeds, points, effects, the make-up of the decks and the quests' numbers are this project's own
[RW-15, RW-72]; the number of cards and tiles is the rulebook's.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Literal, get_args

import msgspec

from engine.games.realm_of_wonder.board import LANDS, Land

CharacterKey = Literal["mage", "golem", "troll", "yeti", "gnome", "cyclops"]
Effect = Literal["", "power", "magic", "rotation", "treasure"]
QuestKey = Literal["forts", "pages", "hoard", "battles", "lands"]
MagicKind = Literal[
    "cannon",
    "lightning",
    "plus",
    "minus",
    "balloon",
    "runestone",
    "transfer",
    "wish",
    "submarine",
    "counterspell",
]

# --- characters [RW-07] -----------------------------------------------------------------------

HOMES: dict[CharacterKey, Land] = dict(
    zip(("mage", "golem", "troll", "yeti", "gnome", "cyclops"), LANDS, strict=True)
)

# --- movement cards [RW-15 to RW-17] ----------------------------------------------------------


class Move(msgspec.Struct, frozen=True):
    """A movement card: the faster a seat, the earlier it moves and the later it casts."""

    speed: int
    points: int
    effect: Effect = ""


SLOWEST, FASTEST = 10, 4  # movement points of speeds 1 and 50
EFFECTS: dict[int, Effect] = {
    **dict.fromkeys((7, 17, 27, 37, 47), "power"),
    **dict.fromkeys((4, 14, 24, 34, 44), "magic"),
    **dict.fromkeys((2, 11, 21, 30, 40, 49), "rotation"),
    **dict.fromkeys((9, 19, 29, 39), "treasure"),
}


def _points(speed: int) -> int:
    """The points fall evenly as the speed rises; an effect costs one point."""
    fall = (SLOWEST - FASTEST) * (speed - 1) / 49
    return round(SLOWEST - fall) - (speed in EFFECTS)


MOVES: dict[str, Move] = {
    f"move-{speed}": Move(speed, _points(speed), EFFECTS.get(speed, "")) for speed in range(1, 51)
}

# --- magic cards [RW-51 to RW-60] -------------------------------------------------------------

MUSCLE = "-muscle"  # the ending of a card's id if it has a muscle [RW-19]
_COPIES: dict[MagicKind, tuple[int, int]] = {  # without and with a muscle
    "cannon": (3, 2),
    "lightning": (2, 2),
    "plus": (4, 2),
    "minus": (3, 2),
    "balloon": (4, 2),
    "runestone": (5, 2),
    "transfer": (3, 2),
    "wish": (5, 1),
    "submarine": (2, 2),
    "counterspell": (5, 2),
}
MAGIC: dict[str, int] = {  # how many of each
    card: n
    for kind, copies in _COPIES.items()
    for card, n in zip((kind, kind + MUSCLE), copies, strict=True)
    if n
}
_KINDS: dict[str, MagicKind] = {
    card: kind for kind in get_args(MagicKind) for card in (kind, kind + MUSCLE)
}


def kind_of(card: str) -> MagicKind:
    """The kind of a magic card, apart from its muscle."""
    return _KINDS[card]


def has_muscle(card: str) -> bool:
    return card.endswith(MUSCLE)


# --- tower tiles [RW-61 to RW-71] -------------------------------------------------------------


class Monster(msgspec.Struct, frozen=True):
    """[RW-68 to RW-70] What a monster adds to its die, and the treasure it guards."""

    strength: int
    magic: bool = False  # whether the treasure is a magic card
    bonus: bool = False  # whether the treasure is a bonus token


TILES: dict[str, int] = {  # how many of each
    "orb": 3,
    "cursed": 2,
    "cyclops": 3,
    "vampire": 3,
    "dragon": 1,
    "knight": 5,
    "potion": 4,
    "teleport": 4,
    "chest": 2,
    "scroll": 9,
}
MONSTERS: dict[str, Monster] = {
    "cyclops": Monster(1, magic=True),
    "vampire": Monster(2, bonus=True),
    "dragon": Monster(3, magic=True, bonus=True),
}
ORBS = ("orb", "cursed")

BATTLE_DIE: tuple[str, ...] = ("1", "1", "2", "purple", "3", "3")  # [RW-39, RW-79]
PURPLE = "purple"
PURPLE_TWO = 2
PURPLES = 6  # purple twos in a row; more hardly ever come


@lru_cache(maxsize=100)
def battle_odds(lead: int) -> tuple[float, float]:
    """[RW-38, RW-39] The chances to win and to lose with a bonus that is `lead` points above the
    other's; else the battle is drawn."""
    die = _totals()
    win = lose = 0.0
    for (mine, chance), (theirs, other) in product(die.items(), repeat=2):
        win += chance * other * (mine + lead > theirs)
        lose += chance * other * (mine + lead < theirs)
    return win, lose


@lru_cache(maxsize=1)
def _totals() -> dict[int, float]:
    """Each total of the battle die with its chance."""
    found: dict[int, float] = {}
    face = 1 / len(BATTLE_DIE)
    for purples, side in product(range(PURPLES), BATTLE_DIE):
        if side != PURPLE:
            total = PURPLE_TWO * purples + int(side)
            found[total] = found.get(total, 0) + face ** (purples + 1)
    return found


# --- quests [RW-72] ---------------------------------------------------------------------------

QUESTS: dict[QuestKey, int] = {"forts": 5, "pages": 6, "hoard": 45, "battles": 4, "lands": 4}
PAGES = 3  # pages under the towers of each land
