"""Which icon and colour stand for which card, point or effect."""

from typing import NamedTuple

from engine.games.volfyirion.cards import CARDS
from rendering.palette import Colour, Tint

SLATE = Tint(dark=(40, 45, 54), light=(58, 64, 75), edge=(18, 20, 26))
STONE = Tint(dark=(92, 97, 106), light=(118, 123, 132), edge=(52, 56, 64))
ASH = Tint(dark=(214, 206, 194), light=(238, 231, 219), edge=(164, 152, 138))
EMBER: Colour = (236, 104, 40)
GLOW: Colour = (255, 178, 84)
BONE: Colour = (240, 232, 216)
DIM: Colour = (168, 168, 172)
COAL: Colour = (30, 31, 38)


class Currency(NamedTuple):
    """A kind of points: its letter, icon and colour; the shape is the pill's."""

    letter: str
    icon: str
    colour: Colour
    shape: str


CURRENCIES = {
    "command": Currency("C", "crown", (196, 132, 18), "round"),
    "battle": Currency("B", "swords", (186, 54, 30), "pointed"),
    "knowledge": Currency("K", "book", (38, 98, 168), "square"),
}
COLOURS: dict[str, Colour] = {
    "turquoise": (0, 124, 126),
    "red": (172, 44, 40),
    "purple": (108, 58, 146),
    "neutral": (112, 104, 94),
}
WONDER: Colour = (54, 62, 82)
GILT: Colour = (206, 164, 84)  # the rim of Wonders
CITY: Colour = (96, 88, 80)
PERK: Colour = (38, 92, 66)
PLOY: Colour = (74, 34, 62)

DEFENCE = "shield"
CHAIN, REMOVE, SEALED = "links", "flame", "lock"
DECK, HAND, DISCARD, REMOVED = "stack", "cards", "burn", "flame"
EFFECTS = {  # in the order in which a bonus names them
    "draw": "card",
    "remove_card": "discard",
    "destroy_building": "demolish",
    "destroy_troop": "broken-shield",
    "move_volfyirion": "dragon",
}
KINDS = {"troop": "visor", "building": "house", "wonder": "gem"}

ART = {
    "prospector": "miner",
    "captain": "captain",
    "diviner": "crystal-ball",
    "qoam-ritual": "prayer",
    "hidden-cache": "chest",
    "celethes-law": "gavel",
    "feasible-solution": "puzzle",
    "strategic-attack": "knight",
    "alchemic-key": "key",
    "book-of-wisdom": "enlightenment",
    "stab": "dagger",
    "decisive-strike": "strike",
    "suicide-mission": "bomb",
    "anuths-trick": "hat",
    "sabotage": "dynamite",
    "flawless-deploy": "rally",
    "endless-tactic": "king",
    "barter": "trade",
    "worthy-trade": "coins",
    "telrons-analysis": "lens",
    "harness-qoam": "pendant",
    "shrewd-deal": "handshake",
    "qoam-vein": "minerals",
    "volfyirions-mark": "spiral",
    "apothecary": "mortar",
    "library": "bookshelf",
    "laboratory": "flask",
    "barracks": "barracks",
    "war-academy": "dummy",
    "headquarters": "keep",
    "mint": "coin",
    "black-market": "cloak",
    "bank": "temple",
    "novice": "light-helm",
    "fighter": "swordman",
    "soldier": "pikeman",
    "guard": "guards",
    "scholar": "graduate",
    "qoam-scout": "scout",
    "qoamipulator": "wizard",
    "armored-soldier": "helm",
    "elite-trooper": "rider",
    "divining-petals": "petals",
    "sharp-qoam": "shards",
    "glowing-fungii": "mushrooms",
    "pure-qoam": "diamond",
    "sibilant-crystal": "crystal-shine",
    "strange-box": "box",
    "voracious-seed": "plant",
    "living-knife": "knife",
    "void-fluid": "fluid",
    "black-spores": "spores",
    "primal-beast": "minotaur",
    "floating-crystal": "crystal",
    "emerald-horn": "horn",
    "mercenary-archer": "bowman",
    "mercenary-veteran": "viking",
    "saboteur": "assassin",
    "ascension-path": "mountain",
}
PERKS = {
    "qoam-armory": "breastplate",
    "anomaly-collider": "atom",
    "qoam-oracle": "crystal-eye",
    "heroes-party": "friends",
}
PLOYS = {
    "mirage-city": "mirror",
    "double-shift": "guards",
    "qoam-instability": "unstable",
    "afterthought": "brain",
    "crystallization": "crystal-drop",
    "second-chance": "angel",
}


def colour_of(card: str) -> Colour:
    """The colour of its banner. Wonders have no colour, and are the colour of night [VF-10]."""
    return COLOURS.get(CARDS[card].colour, WONDER)


def scene_of(card: str) -> str:
    """What is seen behind its sign: a scene of its kind and colour; cards that nobody buys from the
    Row share one."""
    facts = CARDS[card]
    if facts.is_wonder:
        return "wonder"
    kind = "troop" if facts.is_troop else facts.kind
    return f"{kind}-{facts.colour}" if kind in ("command", "building", "troop") else "neutral"


def currency_of(card: str) -> str:
    """What a card is paid with: B for Wonders, C for all others [VF-22, VF-28]."""
    return "battle" if CARDS[card].is_wonder else "command"
