"""Which colour, icon and letter stand for which nation, good, hero, deed or card."""

from engine.games.world_adventure.board import LegendKey
from engine.games.world_adventure.cards import Commodity, Deed, HeroKey, Status
from engine.games.world_adventure.state import NpcKind
from rendering.palette import Colour, Tint

WATER = Tint(dark=(170, 190, 182), light=(198, 211, 198), edge=(118, 142, 138))
PANEL = Tint(dark=(231, 211, 170), light=(246, 232, 200), edge=(196, 164, 116))
SAND: Colour = (240, 222, 180)
DUNE: Colour = (226, 198, 144)
WAVE: Colour = (128, 156, 152)
CHART: Colour = (58, 84, 88)  # the ink of the sea
RED: Colour = (168, 44, 36)
NEEDED: Colour = (98, 60, 24)
LEGEND: Colour = (104, 52, 132)
MERCHANT: Colour = (140, 96, 50)
MONSTER: Colour = (112, 84, 104)
GLOW: Colour = (255, 232, 150)

GOODS: dict[Commodity, str] = {
    "fruit": "apple",
    "spice": "pepper",
    "chocolate": "chocolate",
    "medicine": "mortar",
    "iron": "anvil",
    "silk": "cloth",
}
GOODS_TONES: dict[Commodity, Colour] = {
    "fruit": (176, 52, 40),
    "spice": (196, 96, 16),
    "chocolate": (98, 58, 34),
    "medicine": (36, 112, 92),
    "iron": (70, 78, 92),
    "silk": (124, 62, 140),
}
STATUSES: dict[Status, str] = {
    "explorer": "compass",
    "charisma": "speech",
    "leadership": "flag",
}
NPCS: dict[NpcKind, str] = {
    "brigand": "bandit",
    "government": "guards",
    "minion": "imp",
    "destroyer": "ogre",
    "raid": "tusks",
    "legendary": "dragon",
}
NPC_TONES: dict[NpcKind, Colour] = {  # colours of their way and their reach
    "brigand": (132, 30, 26),
    "government": (30, 52, 112),
    "minion": (70, 46, 66),
    "destroyer": (70, 46, 66),
    "raid": (96, 36, 88),
    "legendary": (104, 52, 132),
}
LEGENDS: dict[LegendKey, str] = {
    "lindworm": "wyrm",
    "orochi": "hydra",
    "sphinx": "sphinx",
    "nian": "lion",
    "roc": "eagle",
    "naga": "cobra",
}
LEGEND_TONES: dict[LegendKey, Colour] = {
    "lindworm": (38, 104, 72),
    "orochi": (34, 74, 140),
    "sphinx": (152, 98, 12),
    "nian": (170, 40, 36),
    "roc": (94, 64, 42),
    "naga": (110, 50, 132),
}
LETTERS: dict[HeroKey, str] = {  # each its own
    "salman": "S",
    "kartika": "K",
    "akane": "A",
    "lianhua": "L",
    "vasilka": "V",
    "ishan": "I",
    "parisa": "P",
    "nefri": "N",
    "wendelin": "W",
    "jargal": "J",
    "zubair": "Z",
    "odalys": "O",
}
HEROES: dict[HeroKey, str] = {
    "salman": "wish",
    "kartika": "puppet",
    "akane": "samurai",
    "lianhua": "petals",
    "vasilka": "bear",
    "ishan": "telescope",
    "parisa": "coins",
    "nefri": "sun",
    "wendelin": "viking",
    "jargal": "saddle",
    "zubair": "camel",
    "odalys": "teacher",
}
DEEDS: dict[Deed, str] = {
    "legendary": "dragon",
    "hero": "crown",
    "soldiers": "swordman",
    "caravan": "wagon",
    "upgrades": "crate",
    "stalls-2": "shop",
    "stalls-3": "shop",
    "stalls-4": "shop",
    "brigand": "bandit",
    "government": "guards",
    "player": "swords",
    "minion": "imp",
    "destroyer": "ogre",
    "raid": "tusks",
    "quest": "note",
    "green": "camel",
    "yellow": "camel",
    "sale-12": "trade",
    "sale-16": "trade",
}
MERCHANTS: dict[str, str] = {
    "merchant-1-1": "fruit-bowl",
    "merchant-1-2": "amphora",
    "merchant-1-3": "basket",
    "merchant-1-4": "honey",
    "merchant-1-5": "cloth",
    "merchant-1-6": "teapot",
    "merchant-2-1": "wool",
    "merchant-2-2": "wheel",
    "merchant-2-3": "powder",
    "merchant-2-4": "perfume",
    "merchant-2-5": "flask",
    "merchant-2-6": "spices",
    "merchant-3-1": "horse",
    "merchant-3-2": "diamond",
    "merchant-3-3": "anvil",
    "merchant-3-4": "cloth",
    "merchant-3-5": "pearl",
    "merchant-3-6": "elephant",
}
MONSTERS: dict[str, str] = {
    "minion-1-1": "imp",
    "minion-1-2": "goblin",
    "minion-1-3": "wolf",
    "minion-2-1": "owl",
    "minion-2-2": "fox",
    "minion-2-3": "lynx",
    "minion-3-1": "frozen",
    "minion-3-2": "snake",
    "minion-3-3": "wolf-howl",
    "destroyer-1-1": "golem",
    "destroyer-1-2": "troll",
    "destroyer-1-3": "boar",
    "destroyer-2-1": "ram",
    "destroyer-2-2": "ogre",
    "destroyer-2-3": "worm",
    "destroyer-3-1": "rhino",
    "destroyer-3-2": "ogre",
    "destroyer-3-3": "bull",
    "raid-1": "wolf-howl",
    "raid-2": "tusks",
    "raid-3": "dragon",
    **LEGENDS,
}
PATROLS: dict[str, str] = {
    "brigand-1": "bandit",
    "brigand-2": "rider",
    "brigand-3": "crown",
    "government-1": "guards",
    "government-2": "captain",
    "government-3": "rider",
}
ITEMS: dict[str, str] = {
    "frost-horn": "horn",
    "cloud-sword": "sword",
    "riddle-ring": "ring",
    "thunder-drum": "drum",
    "sky-cloak": "cloak",
    "tide-pearl": "pearl",
}
HAPPENINGS: dict[str, str] = {
    "tailwind": "wind",
    "sandstorm": "sandstorm",
    "long-days": "sun",
    "clear-skies": "telescope",
    "new-fashions": "hanger",
    "guild-feast": "bread",
    "bazaar-week": "shop",
    "hunters-moon": "moon",
    "caravan-fair": "wagon",
    "royal-weddings": "ring",
    "open-gates": "city-gate",
    "harvest-moon": "leaf",
    "drill-month": "dummy",
    "village-drums": "drum",
    "wandering-healers": "medic",
    "shooting-stars": "sparks",
    "heavy-saddlebags": "satchel",
    "sturdy-wagons": "wheel",
    "robbers-road": "bandit",
    "kings-riders": "rider",
    "great-pardon": "gavel",
    "peace-of-the-road": "handshake",
    "beasts-return": "claws",
    "gifts-of-the-road": "chest",
    **LEGENDS,
}
POWERS: dict[str, str] = {
    "fair-wind": "winged",
    "second-dawn": "sun",
    "carpet-of-winds": "wing",
    "hidden-purse": "coins",
    "porters-song": "crate",
    "spring-of-mercy": "fountain",
    "clean-name": "quill",
    "eagle-eye": "eagle",
    "silver-tongue": "speech",
    "golden-scales": "trade",
    "wise-counsel": "book",
    "masters-lesson": "graduate",
    "lion-heart": "lion",
    "bright-star": "spark",
    "hawks-mark": "target",
    "giants-arm": "muscle",
    "battle-hymn": "horn",
    "stone-wall": "wall",
    "still-hour": "hourglass",
    "morning-dew": "crystal-drop",
    "hidden-path": "steps",
    "second-throw": "dice",
    "long-gallop": "horse",
    "spoils-song": "hoard",
}
QUESTS: dict[str, str] = {
    "silk-for-the-bride": "cloth",
    "medicine-for-the-well": "mortar",
    "iron-for-the-bell": "bell",
    "sweets-for-the-school": "chocolate",
    "spice-for-the-feast": "pepper",
    "lost-camel": "camel",
    "missing-mapmaker": "map",
    "hidden-spring": "palm",
    "buried-lamp": "wish",
    "pilgrims-on-the-road": "stick",
    "salt-wagons": "wagon",
    "runaway-prince": "crown",
    "singing-caravan": "music",
    "powder-kegs": "dynamite",
    "haunted-lanterns": "lantern",
    "cracked-dam": "wall",
    "howling-at-the-gate": "gate",
    "breaker-of-walls": "demolish",
    "thunder-of-hooves": "charge",
    "master-of-thieves": "bandit",
    "crooked-scales": "trade",
    "quarrel-at-the-fountain": "fountain",
    "shy-poet": "feather",
    "stubborn-gatekeeper": "key",
    "petition-to-the-palace": "scroll",
    "two-shrines": "temple",
    "letters-of-two-sisters": "envelope",
    "wager-of-the-bazaar": "dice",
    "roof-for-the-orphans": "house",
    "parade-of-banners": "flag",
}
GOLD, RUNE, MOVES, ACTIONS, QUEST, WANTED = "coins", "runestone", "boot", "hand", "note", "wanted"
SOLDIER, EXPERIENCE, HIT_POINTS, ACCURACY, DAMAGE, SKILL = (
    "swordman",
    "success",
    "heart",
    "target",
    "strike",
    "sparks",
)
RETREAT, CHASER, BARRIER, STALL = "exit", "wheel", "shield", "shop"
UPGRADES = {"pet": "horse", "cargo": "crate", "smoke": "smoke-bomb", "medics": "medic"}


def npc_icon(kind: NpcKind, card: str) -> str:
    return MONSTERS.get(card) or PATROLS.get(card) or NPCS[kind]
