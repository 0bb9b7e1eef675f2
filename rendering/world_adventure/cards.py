"""The cards of World Adventure in full, 600 x 840."""

from typing import cast

from engine.games.world_adventure.board import HAUNTS, LegendKey
from engine.games.world_adventure.cards import (
    HEROES,
    ITEMS,
    MERCHANTS,
    MONSTERS,
    PATROLS,
    POWERS,
    QUESTS,
    Figure,
    HeroKey,
)
from rendering.cards import Card
from rendering.palette import Colour
from rendering.words import Say, said
from rendering.world_adventure import symbols

HERO: Colour = (30, 92, 110)
GREEN: Colour = (66, 118, 70)
YELLOW: Colour = (206, 152, 34)
MONSTER: Colour = (72, 48, 70)
PATROL: Colour = (92, 40, 34)
ITEM: Colour = (104, 52, 132)
EVENT: Colour = (58, 104, 128)
POWER: Colour = (104, 62, 150)
QUEST: Colour = (150, 108, 54)
Cost = tuple[tuple[str, str], ...]


def full_card(card: str, say: Say) -> Card | None:
    """A card by the id of its name (`hero-…`, `happening-…` or `card-…`), or None for another
    id."""
    kind, _, name = card.partition("-")
    match kind:
        case "hero" if name in HEROES:
            return _hero(name, say)
        case "happening" if name in symbols.HAPPENINGS:
            return _plain(card, "event", EVENT, symbols.HAPPENINGS[name], say, flavour=True)
        case "card" if name in MERCHANTS:
            return _merchant(name, say)
        case "card" if name in MONSTERS:
            return _monster(name, say)
        case "card":
            return _other(name, say)
        case _:
            return None


def short_kind(name: str) -> tuple[str, Colour, str]:
    """Kind, colour and art of a Rune Power, a quest, an item or a patrol; none: an empty kind."""
    if name in POWERS:
        return "power", POWER if POWERS[name].purple else YELLOW, symbols.POWERS[name]
    if name in QUESTS:
        return "quest", QUEST, symbols.QUESTS[name]
    if name in ITEMS.values():
        return "item", ITEM, symbols.ITEMS[name]
    if name in PATROLS:
        return "patrol", PATROL, symbols.PATROLS[name]
    return "", QUEST, ""


def _other(name: str, say: Say) -> Card | None:
    kind, colour, art = short_kind(name)
    if not kind:
        return None
    cost: Cost = ()
    if name in POWERS:
        cost = (("again", f"×{POWERS[name].uses}"),)
    if name in PATROLS:
        cost = ((symbols.STATUSES["explorer"], str(PATROLS[name].explorer)),)
    return _plain(f"card-{name}", kind, colour, art, say, cost, flavour=kind == "quest")


def _plain(
    id: str, kind: str, colour: Colour, art: str, say: Say, cost: Cost = (), flavour: bool = False
) -> Card:
    word = said(say, f"picture-wa-kind-{kind}")
    return Card(
        said(say, id),
        word,
        colour,
        word[:1],
        art=art,
        rule=said(say, f"{id}-rules"),
        flavour=said(say, f"{id}-about") if flavour else "",
        cost=cost,
    )


def _hero(key: HeroKey, say: Say) -> Card:
    """[WA-18, WA-47]"""
    word = said(say, "picture-wa-kind-hero")
    return Card(
        said(say, f"hero-{key}"),
        word,
        HERO,
        symbols.LETTERS[key],
        art=symbols.HEROES[key],
        face=key,
        rule=said(say, f"hero-{key}-skill"),
        facts=tuple(("", _level(level, one)) for level, one in enumerate(HEROES[key], 1)),
        flavour=said(say, f"hero-{key}-about"),
    )


def _level(level: int, one: Figure) -> str:
    """What a hero fights with, in the signs of its mat."""
    signs = (
        (symbols.HIT_POINTS, one.hit_points),
        (symbols.ACCURACY, f"≤{one.accuracy}"),
        (symbols.DAMAGE, one.damage),
        (symbols.SKILL, f"≤{one.cast}"),
    )
    return "   ".join([f"**{level}** ", *(f":{icon}:\xa0{value}" for icon, value in signs)])


def _merchant(name: str, say: Say) -> Card:
    """[WA-66, WA-81]"""
    card = MERCHANTS[name]
    colour = GREEN if card.tier == "green" else YELLOW
    cost = _fight(card.hit_points, card.accuracy)
    full = _plain(f"card-{name}", "merchant", colour, symbols.MERCHANTS[name], say, cost)
    return full._replace(letter=said(say, f"picture-wa-letter-{card.tier}"))


def _monster(name: str, say: Say) -> Card:
    """A legendary one has a colour of its own, and the territory in which it awakes [WA-45]."""
    card = MONSTERS[name]
    cost = _fight(card.hit_points, card.accuracy)
    if card.tier != "legendary":
        return _plain(f"card-{name}", "monster", MONSTER, symbols.MONSTERS[name], say, cost)
    legend = cast("LegendKey", name)
    colour = symbols.LEGEND_TONES[legend]
    full = _plain(f"card-{name}", "monster", colour, symbols.MONSTERS[name], say, cost)
    return full._replace(number=HAUNTS[legend])


def _fight(hit_points: int, accuracy: int) -> Cost:
    """[WA-10]"""
    return ((symbols.HIT_POINTS, str(hit_points)), (symbols.ACCURACY, f"≤{accuracy}"))
