"""The solo game: one House against Volfyirion [VF-44 to VF-49]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from engine.core import Action, Msg, Option, Setup
from engine.deeds import Deeds
from engine.games.volfyirion import actions as a
from engine.games.volfyirion import events as e
from engine.games.volfyirion.abilities import ABILITIES
from engine.games.volfyirion.cities import CITY_AREA
from engine.games.volfyirion.duel import SIDES
from engine.games.volfyirion.hand import HAND_DEEDS
from engine.games.volfyirion.laying import lay_cities, lay_houses, lay_lair, lay_market
from engine.games.volfyirion.market import MARKET
from engine.games.volfyirion.mode_rules import ModeRules
from engine.games.volfyirion.piles import fill
from engine.games.volfyirion.prices import Price, fixed, winning
from engine.games.volfyirion.rage import LEVELS, feed, set_aside, size, take_first
from engine.games.volfyirion.solo_attack import LONE, attack
from engine.games.volfyirion.state import Currency, Dragon, Turn, Volfyirion, pay
from engine.games.volfyirion.upkeep import clear
from engine.games.volfyirion.wonders import WONDERS

WIN = 16  # B or K [VF-45]
ASIDE = 6  # B or K [VF-45]

_ATTACKING = Price("battle", "vf-45-attack", fixed(WIN))
_SUBJUGATING = Price("knowledge", "vf-45-subjugate", fixed(WIN))


def lay(t: Turn, setup: Setup) -> None:
    """[VF-44] Three Cities, Row and Lair as usual, the Asset Deck face down."""
    t.s.level = next(
        level for level in LEVELS if level == setup.settings.get("difficulty", "normal")
    )
    lay_houses(t, [[LONE]])
    lay_cities(t.s, SIDES[0], LONE)
    lay_lair(t, lay_market(t, face_up=False))


def begin(t: Turn) -> None:
    """[VF-46] What happens before the draw."""
    feed(t)


def end(t: Turn) -> None:
    """[VF-37, VF-47] The turn ends as usual; then, if it has woken, the dragon attacks."""
    clear(t, LONE)
    for market in t.s.markets:
        fill(t, market)
    if t.s.dragon.at == "woken":
        attack(t)


def offers(s: Volfyirion, me: int) -> Iterator[Option]:
    """[VF-45] The player can win by B or by K, and take cards from the Rage Pile."""
    yield winning(_ATTACKING.option(s, me, a.AttackVolfyirion()))
    yield winning(_SUBJUGATING.option(s, me, a.Subjugate()))
    for currency in get_args(a.RagePrice):
        action = a.SetAside(currency)
        if size(s.rage):
            price = Price(currency, f"vf-45-aside-{currency}", fixed(ASIDE))
            yield price.option(s, me, action)
        else:
            yield Option(action, Msg("vf-45-empty"))


def _wonders(s: Volfyirion, me: int) -> Iterator[Option]:
    """The player may unseal Wonders that the dragon sealed; sealing one's own is of no use
    [VF-45]."""
    return (o for o in WONDERS.offers(s, me) if not isinstance(o.action, a.SealWonder))


def _perform(t: Turn, me: int, action: Action) -> None:
    match action:
        case a.SetAside(currency):
            pay(t, me, currency, ASIDE)
            card = take_first(t)
            t.tell(e.RageSetAside(me, card))
            set_aside(t, [card])
        case a.AttackVolfyirion():
            _win(t, me, "battle")
        case _:
            _win(t, me, "knowledge")


def _win(t: Turn, me: int, currency: Currency) -> None:
    pay(t, me, currency, WIN)
    t.s.dragon, t.s.won = Dragon("gone"), True
    t.tell(e.DragonBeaten([me]))


SOLO = ModeRules(
    (
        HAND_DEEDS,
        ABILITIES,
        MARKET,
        WONDERS._replace(offers=_wonders),
        CITY_AREA,
        Deeds(offers, (a.AttackVolfyirion, a.Subjugate, a.SetAside), _perform),
    ),
    lay,
    begin,
    end,
)
