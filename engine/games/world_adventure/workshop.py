"""Caravans and their upgrades: how they are bought and sold [WA-61, WA-62]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from engine.core import LATER, Action, Lasting, Msg, Option
from engine.deeds import Deeds
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.actions import Upgrade
from engine.games.world_adventure.cards import CARAVANS, CaravanKey
from engine.games.world_adventure.cargo import Unloading
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.runes import earn, open_slot
from engine.games.world_adventure.stalls import cost_of, purse, short
from engine.games.world_adventure.state import MEDICS, PURSE, Clan, Turn, World, gain_gold

PRICE, RESALE = 5, 2  # gold for any upgrade [WA-62]
UPGRADES: tuple[Upgrade, ...] = get_args(Upgrade)
MOST: dict[Upgrade, int] = {"pet": 1, "cargo": 1, "smoke": 1, "medic": MEDICS}


def price(s: World, seat: int) -> int:
    """[WA-62] What an upgrade costs."""
    return max(0, PRICE + law(s, seat, "upgrade"))


def owned(clan: Clan, upgrade: Upgrade) -> int:
    return clan.medics if upgrade == "medic" else int(getattr(clan, upgrade))


def resale(clan: Clan) -> int:
    """[WA-61] What the caravan brings with all its upgrades."""
    return CARAVANS[clan.caravan].resale + RESALE * upgrades(clan)


def upgrades(clan: Clan) -> int:
    return clan.pet + clan.cargo + clan.smoke + clan.medics


def claim_upgrades(t: Turn, seat: int) -> None:
    """[WA-05] The rune for a level-2 caravan with every upgrade that it can have."""
    clan = t.s.clans[seat]
    second = CARAVANS[clan.caravan].level == 2
    if second and upgrades(clan) == sum(MOST.values()) and open_slot(clan, "upgrades"):
        earn(t, seat, "upgrades")


# --- offers -----------------------------------------------------------------------------------


def _offers(s: World, seat: int) -> Iterator[Option]:
    clan, affordable = s.clans[seat], purse(s, seat) >= price(s, seat)
    for upgrade, most in MOST.items():
        if owned(clan, upgrade) == most:
            yield Option(a.BuyUpgrade(upgrade), Msg("wa-62-most", {"n": most}))
        else:
            yield (_BUY if affordable else _WANT)[upgrade]
    for upgrade in UPGRADES:
        if owned(clan, upgrade):
            yield Option(a.SellUpgrade(upgrade), detail=Msg("world-adventure-back", {"n": RESALE}))
    yield from _exchanges(s, seat)


def _good(s: World, seat: int, action: a.BuyUpgrade) -> Msg:
    """What it costs and what it is good for."""
    gives = Msg(f"upgrade-{action.upgrade}-rules")
    paid = cost_of(price(s, seat), purse(s, seat))
    return Msg("world-adventure-upgrade", {"price": paid, "gives": gives})


def _want(s: World, seat: int, _: a.BuyUpgrade) -> Msg:
    return short(s, seat, "wa-62-gold", price(s, seat), purse(s, seat))


def _exchanges(s: World, seat: int) -> Iterator[Option]:
    """All upgrades go with the old caravan."""
    clan, have = s.clans[seat], _purse(s, seat)
    for key, caravan in CARAVANS.items():
        if key == clan.caravan:
            continue
        if have < caravan.price:
            yield _SHORT[key]
        else:
            yield (_LOSE if upgrades(clan) else _CHANGE)[key]


def _purse(s: World, seat: int) -> int:
    """What the old caravan brings goes into the purse first [WA-17]."""
    return min(PURSE, purse(s, seat) + resale(s.clans[seat]))


def _short(s: World, seat: int, action: a.ChangeCaravan) -> Msg:
    return short(s, seat, "wa-61-gold", CARAVANS[action.caravan].price, _purse(s, seat))


def _trade_in(s: World, seat: int, action: a.ChangeCaravan) -> Msg:
    caravan = CARAVANS[action.caravan]
    args = {
        "cost": caravan.price,
        "back": resale(s.clans[seat]),
        "left": _purse(s, seat) - caravan.price,
        "cargo": caravan.cargo,
        "chaser": caravan.chaser,
        "barrier": caravan.barrier,
    }
    return Msg("world-adventure-exchange", args)


_BUY = {one: Lasting(a.BuyUpgrade(one), text=_good) for one in UPGRADES}
_WANT = {one: Lasting(a.BuyUpgrade(one), LATER, text=_want) for one in UPGRADES}
_CHANGE = {key: Lasting(a.ChangeCaravan(key), text=_trade_in) for key in CARAVANS}
_LOSE = {key: Lasting(a.ChangeCaravan(key), confirm=True, text=_trade_in) for key in CARAVANS}
_SHORT = {key: Lasting(a.ChangeCaravan(key), LATER, text=_short) for key in CARAVANS}


# --- what is done -----------------------------------------------------------------------------


def _perform(t: Turn, seat: int, action: Action) -> None:
    clan = t.s.clans[seat]
    match action:
        case a.BuyUpgrade(upgrade):
            clan.gold -= price(t.s, seat)
            _change(clan, upgrade, 1)
            t.tell(e.UpgradeBought(seat, upgrade))
            claim_upgrades(t, seat)
        case a.SellUpgrade(upgrade):
            _change(clan, upgrade, -1)
            gain_gold(t, seat, RESALE)
            t.tell(e.UpgradeSold(seat, upgrade))
            t.push(Unloading(seat=seat))
        case a.ChangeCaravan(key):
            _change_caravan(t, seat, key)
        case _:
            raise AssertionError(action)


def _change(clan: Clan, upgrade: Upgrade, n: int) -> None:
    if upgrade == "medic":
        clan.medics += n
    else:
        setattr(clan, upgrade, n > 0)


def _change_caravan(t: Turn, seat: int, key: CaravanKey) -> None:
    clan, back = t.s.clans[seat], resale(t.s.clans[seat])
    gain_gold(t, seat, back)
    clan.gold -= CARAVANS[key].price
    clan.caravan, clan.medics = key, 0
    clan.pet = clan.cargo = clan.smoke = False
    t.tell(e.CaravanChanged(seat, key, back))
    if CARAVANS[key].level == 2:
        earn(t, seat, "caravan")
    t.push(Unloading(seat=seat))


WORKSHOP = Deeds(_offers, (a.BuyUpgrade, a.SellUpgrade, a.ChangeCaravan), _perform)
