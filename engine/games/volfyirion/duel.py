"""The duel of two Houses, with its variants [VF-01 to VF-08, VF-37 to VF-43]."""

from __future__ import annotations

from engine.core import Setup, Zone
from engine.games.volfyirion.abilities import ABILITIES
from engine.games.volfyirion.cards import PERKS, PLOYS
from engine.games.volfyirion.cities import CITY_AREA
from engine.games.volfyirion.dragon import DRAGON, burn
from engine.games.volfyirion.hand import HAND_DEEDS
from engine.games.volfyirion.laying import lay_cities, lay_houses, lay_lair, lay_market
from engine.games.volfyirion.market import MARKET
from engine.games.volfyirion.mode_rules import ModeRules
from engine.games.volfyirion.piles import fill
from engine.games.volfyirion.state import Turn, active
from engine.games.volfyirion.upkeep import clear
from engine.games.volfyirion.wonders import WONDERS

VARIANTS = (  # each is switched on by itself
    "face-down-deck",  # [VF-03]
    "mercenaries",  # [VF-38]
    "ascension-path",  # [VF-39]
    "saboteurs",  # [VF-40]
    "perks",  # [VF-41]
    "ploys",  # [VF-42]
    "rebuilding",  # [VF-43]
    "even-start",  # a house rule [VF-66]
)
SIDES = (("tylaris", "vahylea", "alantar"), ("yrdesh", "akao-uket", "kyr"))  # [VF-06]


def lay(t: Turn, setup: Setup) -> None:
    """Also decides for good which variants are on, in the order of VARIANTS."""
    s = t.s
    s.variants = [key for key in VARIANTS if setup.settings.get(key) == "on"]
    lay_houses(t, [[0], [1]])
    for seat, cities in enumerate(SIDES):
        lay_cities(s, cities, seat)
    lay_lair(t, lay_market(t, face_up="face-down-deck" not in s.variants))
    if "perks" in s.variants:
        _deal_perks(t)
    if "ploys" in s.variants:
        _deal_ploys(t)


def begin(t: Turn) -> None:
    """Nothing happens before the draw."""


def end(t: Turn) -> None:
    """[VF-37] The steps come in this order."""
    for seat in active(t.s):
        clear(t, seat)
        burn(t, seat)
    for city in t.s.cities:
        city.shift = 0
    for market in t.s.markets:
        fill(t, market)


def _deal_perks(t: Turn) -> None:
    """[VF-41] Deal one face up to each player. The owner of the Oracle sees the top card even when
    it lies face down."""
    perks: list[str] = list(PERKS)
    t.dice.shuffle(perks)
    for house, perk in zip(t.s.houses, perks, strict=False):
        house.perk = perk
    for seat, house in enumerate(t.s.houses):
        for market in t.s.markets:
            if house.perk == "qoam-oracle" and market.top.seen is not None:
                market.top.seen = [seat]


def _deal_ploys(t: Turn) -> None:
    """[VF-42] Deal one to each player in secret."""
    ploys: list[str] = list(PLOYS)
    t.dice.shuffle(ploys)
    for seat, house in enumerate(t.s.houses):
        house.ploy = Zone([ploys.pop()], [seat])
    t.s.ploys = Zone(ploys)


DUEL = ModeRules((HAND_DEEDS, ABILITIES, MARKET, WONDERS, CITY_AREA, DRAGON), lay, begin, end)
