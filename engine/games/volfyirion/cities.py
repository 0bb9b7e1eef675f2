"""What can be done in the City Area: redeploying, attacking and rebuilding; how Cities fall."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Option
from engine.deeds import Deeds
from engine.games.volfyirion import actions as a
from engine.games.volfyirion import events as e
from engine.games.volfyirion import ploys
from engine.games.volfyirion.cards import CARDS, CITIES
from engine.games.volfyirion.piles import shuffle_in, take_out
from engine.games.volfyirion.prices import Price, Shelf, cost_of_card, goes, winning
from engine.games.volfyirion.spaces import place, spaces
from engine.games.volfyirion.state import (
    LAIR,
    City,
    Turn,
    Volfyirion,
    city_of,
    enemy_cities,
    market_of,
    ploys_hidden,
    sites,
)
from engine.games.volfyirion.strongholds import STRONGHOLDS

_ATTACK = Shelf(
    Price("battle", "vf-25-cost", lambda s, _, action: city_of(s, action.city).strength),
    {key: a.Attack(key) for key in (*CITIES, LAIR, *STRONGHOLDS)},
)
_REDEPLOYING = Price("command", "vf-24-cost", cost_of_card, lambda _, __, action: goes(action.over))
_REBUILDING = Price("command", "vf-43-cost", lambda s, _, action: city_of(s, action.city).defence)

# --- on offer ---------------------------------------------------------------------------------


def redeploys(s: Volfyirion, me: int) -> Iterator[Option]:
    """[VF-24, VF-53] For its cost in C, a Troop moves to another of its owner's Cities or to the
    partner's."""
    guarded = [city for city in s.cities if city.troops and me in city.owners]
    if not guarded:
        return
    for city in guarded:
        elsewhere = [other for other in sites(s, me) if other is not city]
        for card in dict.fromkeys(troop.card for troop in city.troops):
            for to, over in spaces(card, elsewhere):
                yield _REDEPLOYING.option(s, me, a.Redeploy(card, city.key, to, over))


def attacks(s: Volfyirion, me: int) -> list[Option]:
    """[VF-25, VF-26] An attack costs B equal to the Defence of the City and its Troops. On the last
    City it wins, unless Troops must fall first [VF-01]."""
    cities = enemy_cities(s, me)
    options = _ATTACK.options(s, me, [city.key for city in cities])
    if len(cities) != 1 or guarded(cities[0]) or ploys_hidden(s):
        return options
    return [winning(one) for one in options]


def guarded(city: City) -> bool:
    """[VF-27, VF-38] Whether a Troop must be destroyed first; Mercenaries leave."""
    return any(CARDS[troop.card].kind != "mercenary" for troop in city.troops)


def rebuilds(s: Volfyirion, me: int) -> Iterator[Option]:
    """[VF-43] A destroyed City is rebuilt for C equal to its Defence, once."""
    if "rebuilding" not in s.variants:
        return
    for city in s.cities:
        if me in city.owners and not city.standing and not city.rebuilt and city.key != LAIR:
            yield _REBUILDING.option(s, me, a.Rebuild(city.key))


# --- carried out ------------------------------------------------------------------------------


def redeploy(t: Turn, me: int, action: a.Redeploy) -> None:
    """[VF-24] What the Troop has done this turn stays done: it gives and does nothing twice."""
    troops = city_of(t.s, action.city).troops
    troop = next(other for other in troops if other.card == action.card)
    _REDEPLOYING.pay(t, me, action)
    troops.remove(troop)
    place(t, troop, action.to_city, action.over)
    t.tell(e.TroopRedeployed(me, action.card, action.to_city, action.over))


def attack(t: Turn, me: int, action: a.Attack) -> None:
    """[VF-25 to VF-27] A guarded City loses its Troops and stands; any other falls. A Mercenary
    leaves first, and its City falls all the same [VF-38]."""
    key, city = action.city, city_of(t.s, action.city)
    battle, fire = city.strength, t.s.notes.fire
    _ATTACK.price.pay(t, me, action)
    if ploys_hidden(t.s):
        t.reveal()
    if ploys.shift_defence(t, me, city, battle):
        return
    if city.troops and not _mercenary_leaves(t, me, city):
        first, *more = [troop.card for troop in city.troops]
        for troop in list(city.troops):
            take_out(t, city.troops, troop)
        t.tell(e.TroopFell(me, first, key, battle))
        if more:  # on a Stronghold [VF-56]
            t.tell(e.CardsLost(more))
    else:
        t.tell(e.CityFell(me, key, battle))
        fall(t, city)
    ploys.second_chance(t, city, fire)


def fall(t: Turn, city: City) -> None:
    """The City is destroyed with all that is on it [VF-25, VF-37]."""
    lost = [*city.troops, *city.buildings]
    for cards in (city.troops, city.buildings):
        for played in list(cards):
            take_out(t, cards, played)
    if lost:
        t.tell(e.CardsLost([played.card for played in lost]))
    city.standing = False


def rebuild(t: Turn, me: int, action: a.Rebuild) -> None:
    """Costs as much C as the City has defence."""
    _REBUILDING.pay(t, me, action)
    city = city_of(t.s, action.city)
    city.standing = city.rebuilt = True
    t.tell(e.CityRebuilt(me, action.city))


def _mercenary_leaves(t: Turn, me: int, city: City) -> bool:
    for troop in list(city.troops):
        if CARDS[troop.card].kind == "mercenary":
            city.troops.remove(troop)
            t.tell(e.MercenaryLeft(troop.card, city.key))
            shuffle_in(t, market_of(t.s, me), troop.card)
    return not city.troops


def offers(s: Volfyirion, me: int) -> list[Option]:
    return [*attacks(s, me), *redeploys(s, me), *rebuilds(s, me)]


def _perform(t: Turn, me: int, action: a.Attack | a.Redeploy | a.Rebuild) -> None:
    match action:
        case a.Attack():
            attack(t, me, action)
        case a.Redeploy():
            redeploy(t, me, action)
        case a.Rebuild():
            rebuild(t, me, action)


CITY_AREA = Deeds(offers, (a.Attack, a.Redeploy, a.Rebuild), _perform)
