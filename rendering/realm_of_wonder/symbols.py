"""Which colour, icon and letter stand for which land, character, spell or tile."""

from typing import get_args

from engine.games.realm_of_wonder.board import Land
from engine.games.realm_of_wonder.cards import CharacterKey, Effect, MagicKind, QuestKey
from rendering.palette import Colour, Tint

SKY = Tint(dark=(17, 22, 50), light=(31, 39, 78), edge=(6, 8, 26))
PANEL = Tint(dark=(26, 33, 68), light=(36, 45, 86), edge=(14, 18, 44))
GILT: Colour = (232, 190, 98)
DEEP_GILT: Colour = (150, 112, 44)
MOON: Colour = (250, 241, 216)
DIM: Colour = (170, 176, 206)
MIDNIGHT: Colour = (16, 19, 44)
SEA: Colour = (34, 66, 118)
WAVE: Colour = (92, 132, 182)
STONE: Colour = (206, 200, 190)
SAND: Colour = (246, 222, 158)
MAGIC: Colour = (104, 66, 150)
MOVE_CARD: Colour = (38, 70, 130)
TILE_CARD: Colour = (98, 94, 104)
MONSTER_CARD: Colour = (44, 38, 58)
QUEST_CARD: Colour = (176, 128, 36)
CHARACTER_CARD: Colour = (28, 100, 92)

GROUND: dict[Land, Colour] = {
    "heath": (164, 146, 128),
    "quarry": (190, 166, 138),
    "marsh": (96, 124, 96),
    "ice": (222, 236, 244),
    "orchard": (150, 180, 100),
    "dunes": (232, 204, 144),
}
LETTERS: dict[CharacterKey, str] = {  # each its own, in every language
    "mage": "M",
    "golem": "G",
    "troll": "T",
    "yeti": "Y",
    "gnome": "N",
    "cyclops": "C",
}
CHARACTERS: dict[CharacterKey, str] = {
    "mage": "wizard",
    "golem": "golem",
    "troll": "troll",
    "yeti": "yeti",
    "gnome": "gnome",
    "cyclops": "cyclops",
}
POWERS: dict[CharacterKey, str] = {
    "mage": "wand",
    "golem": "fist",
    "troll": "vulture",
    "yeti": "frozen",
    "gnome": "catapult",
    "cyclops": "helmet",
}
SPELLS: dict[MagicKind, str] = {  # most have an icon of their own name
    **{kind: kind for kind in get_args(MagicKind)},
    "plus": "winged",
    "minus": "snail",
}
TILES = {
    "orb": "crystal-ball",
    "cursed": "cursed",
    "cyclops": "eye",
    "vampire": "vampire",
    "dragon": "dragon",
    "knight": "helm",
    "potion": "potion",
    "teleport": "teleport",
    "chest": "chest",
    "scroll": "scroll",
}
QUESTS: dict[QuestKey, str] = {
    "forts": "fort",
    "pages": "papers",
    "hoard": "hoard",
    "battles": "swords",
    "lands": "lands",
}
EFFECTS: dict[Effect, str] = {
    "power": "spark",
    "magic": "card",
    "rotation": "again",
    "treasure": "coins",
}
MUSCLE, SHOE = "muscle", "shoe"
MP, MOVES, MAGIC_CARDS, SPEED, VICTORY = "sparks", "boot", "cards", "winged", "laurel"
