"""The team game: two against two, each side with a copy of the game [VF-55 to VF-63]."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Action, Msg, Option, Setup
from engine.games.volfyirion import actions as a
from engine.games.volfyirion import events as e
from engine.games.volfyirion import market as row
from engine.games.volfyirion.abilities import ABILITIES
from engine.games.volfyirion.cards import CARDS, CITIES
from engine.games.volfyirion.cities import CITY_AREA
from engine.games.volfyirion.deeds import Deeds
from engine.games.volfyirion.dragon import burns
from engine.games.volfyirion.hand import HAND_DEEDS
from engine.games.volfyirion.laying import lay_houses, lay_lair, lay_market
from engine.games.volfyirion.piles import fill
from engine.games.volfyirion.prices import priced
from engine.games.volfyirion.rules import Rules
from engine.games.volfyirion.state import (
    City,
    Dragon,
    Table,
    Volfyirion,
    active,
    foes,
    market_of,
    pay,
    team_of,
)
from engine.games.volfyirion.team_lairs import LAIRS
from engine.games.volfyirion.upkeep import clear
from engine.games.volfyirion.wonders import SEALS

SPACES = 2  # for Troops on each Stronghold, for Buildings on an own one [VF-56]
STRONGHOLDS = (  # of two Cities each, called by the first: left, shared, right [VF-55]
    (("tylaris", "kyr"), ("vahylea", "akao-uket"), ("alantar", "yrdesh")),
    (("kyr", "tylaris"), ("akao-uket", "vahylea"), ("yrdesh", "alantar")),
)


def lay(t: Table, setup: Setup) -> None:
    """[VF-55] A copy of the game a side; the dragon is away from both Lairs."""
    lay_houses(t, [[0, 1], [2, 3]])
    for team, pairs in zip(t.s.teams, STRONGHOLDS, strict=True):
        for pair, owners in zip(pairs, ([team[0]], team, [team[1]]), strict=True):
            defence = sum(CITIES[city] for city in pair)
            rooms = SPACES if len(owners) == 1 else 0
            t.s.cities.append(City(pair[0], defence, list(owners), [], [], SPACES, rooms))
        lay_lair(t, lay_market(t, face_up=True))
    t.s.dragon = Dragon("away")


def begin(t: Table) -> None:
    """Nothing comes before the draw."""


def end(t: Table) -> None:
    """[VF-37] For both partners; then the dragon flies to the Lair of whom it harmed [VF-60]."""
    for seat in active(t.s):
        clear(t, seat)
    if burns(t, active(t.s)):
        t.s.dragon = Dragon("lair", lair=t.s.turn_of)
        t.tell(e.DragonNested(list(active(t.s))))


# --- the Asset Rows ---------------------------------------------------------------------------


def _acquire(t: Table, me: int, action: Action) -> None:
    """[VF-58] A gap is filled at once."""
    row.MARKET.perform(t, me, action)
    fill(t, market_of(t.s, me))


def _seals(s: Volfyirion, me: int) -> Iterator[Option]:
    """[VF-59] A card of the enemy's Row is sealed, one of the own is unsealed, for its cost."""
    (theirs,) = {id(m): m for m in (market_of(s, foe) for foe in foes(s, me))}.values()
    for card in row.free(theirs):
        yield priced(s, me, a.SealAsset(card), "knowledge", CARDS[card].cost, "vf-59-cost")
    for card in dict.fromkeys(market_of(s, me).sealed):
        yield priced(s, me, a.UnsealAsset(card), "knowledge", CARDS[card].cost, "vf-59-cost")


def _seal(t: Table, me: int, action: a.SealAsset | a.UnsealAsset) -> None:
    pay(t, me, "knowledge", CARDS[action.card].cost)
    if isinstance(action, a.SealAsset):
        t.s.markets[1 - team_of(t.s, me)].sealed.append(action.card)
        t.tell(e.AssetSealed(me, action.card))
    else:
        market_of(t.s, me).sealed.remove(action.card)
        t.tell(e.AssetUnsealed(me, action.card))


ROWS = row.MARKET._replace(perform=_acquire)
ROW_SEALS = Deeds(_seals, (a.SealAsset, a.UnsealAsset), _seal)
TEAM = Rules(
    (HAND_DEEDS, ABILITIES, ROWS, LAIRS, SEALS, ROW_SEALS, CITY_AREA), lay, begin, end
)
