"""Caravans and their upgrades: how they are bought and sold [WA-61, WA-62]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import get_args

from engine.core import LATER, Action, Msg, Option
from engine.deeds import Deeds
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.actions import Upgrade
from engine.games.world_adventure.cards import CARAVANS, Caravan, CaravanKey
from engine.games.world_adventure.cargo import Unloading
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.runes import earn, open_slot
from engine.games.world_adventure.stalls import priced, purse, short
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
    clan, cost, buying = s.clans[seat], price(s, seat), priced(s, seat, "wa-62-gold")
    for upgrade, most in MOST.items():
        if owned(clan, upgrade) == most:
            yield Option(a.BuyUpgrade(upgrade), Msg("wa-62-most", {"n": most}))
            continue
        option = buying(a.BuyUpgrade(upgrade), cost)
        if option.blocked is None:
            option = Option(option.action, tell=partial(_good, s, seat, upgrade, option))
        yield option
    for upgrade in UPGRADES:
        if owned(clan, upgrade):
            yield Option(a.SellUpgrade(upgrade), detail=Msg("world-adventure-back", {"n": RESALE}))
    yield from _exchanges(s, seat)


def _good(s: World, seat: int, upgrade: Upgrade, option: Option) -> Msg:
    """What it costs and what it is good for."""
    gives = Msg(f"upgrade-{upgrade}-rules")
    return Msg("world-adventure-upgrade", {"price": option.told(s, seat).detail, "gives": gives})


def _exchanges(s: World, seat: int) -> Iterator[Option]:
    """What the old caravan brings goes into the purse first [WA-17]. All upgrades go with it."""
    clan = s.clans[seat]
    back, lost = resale(clan), upgrades(clan) > 0
    have = min(PURSE, purse(s, seat) + back)
    for key, caravan in CARAVANS.items():
        if key == clan.caravan:
            continue
        if have < caravan.price:
            refusal = partial(short, s, seat, "wa-61-gold", caravan.price, have)
            yield Option(a.ChangeCaravan(key), LATER, tell=refusal)
        else:
            tell = partial(_trade_in, caravan, back, have)
            yield Option(a.ChangeCaravan(key), tell=tell, confirm=lost)


def _trade_in(caravan: Caravan, back: int, have: int) -> Msg:
    args = {
        "cost": caravan.price,
        "back": back,
        "left": have - caravan.price,
        "cargo": caravan.cargo,
        "chaser": caravan.chaser,
        "barrier": caravan.barrier,
    }
    return Msg("world-adventure-exchange", args)


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
