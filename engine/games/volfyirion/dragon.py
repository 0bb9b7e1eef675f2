"""Volfyirion: sent, repelled, defeated [VF-31, VF-36]."""

from __future__ import annotations

from engine.core import Action, Option
from engine.deeds import Deeds
from engine.games.volfyirion import actions as a
from engine.games.volfyirion import events as e
from engine.games.volfyirion import ploys
from engine.games.volfyirion.cards import CITIES
from engine.games.volfyirion.cities import fall
from engine.games.volfyirion.piles import give_card
from engine.games.volfyirion.prices import Price, Shelf, fixed
from engine.games.volfyirion.state import (
    GAP,
    LAIR,
    City,
    Dragon,
    Turn,
    Volfyirion,
    add,
    city_of,
    enemy_cities,
    market_of,
    ploys_hidden,
)
from engine.games.volfyirion.upkeep import LAIR_GIVES

MOVE = 8  # K [VF-31]
DEFEAT = 16  # B [VF-36]
ARMORY = 14  # B with Qoam Armory [VF-41]
LAIR_DEFENCE = 9
MOVES: dict[str, Action] = {**{key: a.SendDragon(key) for key in CITIES}, LAIR: a.RepelDragon()}


def offers(s: Volfyirion, me: int) -> list[Option]:
    """Every move of the dragon's, then its defeat as long as it is in play."""
    offers = _MOVE.options(s, me, moves(s, me))
    if s.dragon.at != "gone":
        offers.append(_DEFEATING.option(s, me, a.DefeatDragon()))
    return offers


def moves(s: Volfyirion, me: int) -> list[str]:
    """[VF-31] The dragon moves from the Lair onto an enemy City, or from one's own City back to the
    Lair. The player who sent it cannot move it on."""
    if s.dragon.at == "lair":
        return [city.key for city in enemy_cities(s, me)]
    if s.dragon.at == "city" and me in city_of(s, s.dragon.city).owners:
        return [LAIR]
    return []


def defeat_cost(s: Volfyirion, me: int) -> int:
    """In B."""
    return ARMORY if s.houses[me].perk == "qoam-armory" else DEFEAT


def move(t: Turn, me: int, action: Action) -> None:
    """Send the dragon to a City, or repel it. A Ploy of the City's House may send it home at
    once."""
    if isinstance(action, a.SendDragon):
        t.s.dragon = Dragon("city", action.city)
        t.tell(e.DragonSent(me, action.city))
        if ploys_hidden(t.s):
            t.reveal()
        if ploys.mirage(t, action.city):
            go_home(t)
    else:
        t.s.dragon = Dragon()
        t.tell(e.DragonRepelled(me))


def go_home(t: Turn) -> None:
    t.s.dragon = Dragon()
    t.tell(e.DragonReturned())


def burn(t: Turn, me: int) -> None:
    """[VF-31, VF-37] At the end of a turn the dragon destroys the City on which it sits, if that is
    the player's, and flies home. If the City has fallen already, it just flies home."""
    if t.s.dragon.at == "city" and me in (city := city_of(t.s, t.s.dragon.city)).owners:
        if city.standing:
            t.tell(e.CityBurned(city.key))
            fall(t, city)
        go_home(t)


def defeat(t: Turn, me: int) -> None:
    """[VF-36] Once a game: the player gets the Wonders of the Lair, and the Lair as a City that
    gives 4 B."""
    t.s.dragon = Dragon("gone")
    t.tell(e.DragonDefeated(me))
    market = market_of(t.s, me)
    for card in market.lair:
        if card != GAP:
            give_card(t, me, card)
    market.lair, market.claimed = [], True
    lair = City(LAIR, LAIR_DEFENCE, [me], troop_spaces=0, building_spaces=0)
    t.s.cities.append(lair)
    add(t, me, LAIR_GIVES)


_MOVE = Shelf(Price("knowledge", "vf-31-cost", fixed(MOVE)), MOVES)
_DEFEATING = Price("battle", "vf-36-cost", lambda s, me, _: defeat_cost(s, me))


def _perform(t: Turn, me: int, action: Action) -> None:
    if isinstance(action, a.DefeatDragon):
        _DEFEATING.pay(t, me, action)
        defeat(t, me)
    else:
        _MOVE.price.pay(t, me, action)
        move(t, me, action)


DRAGON = Deeds(offers, (a.SendDragon, a.RepelDragon, a.DefeatDragon), _perform)
