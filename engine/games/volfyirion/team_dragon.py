"""Volfyirion in a team game: between two Lairs and six Strongholds [VF-60 to VF-62]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.core import Action, Option, Phase
from engine.deeds import Deeds
from engine.games.volfyirion import actions as a
from engine.games.volfyirion import events as e
from engine.games.volfyirion.asks import RemoveOne
from engine.games.volfyirion.cities import fall
from engine.games.volfyirion.piles import gain_points
from engine.games.volfyirion.prices import Price, fixed, said
from engine.games.volfyirion.state import (
    GAP,
    Dragon,
    Played,
    Turn,
    Volfyirion,
    active,
    city_of,
    enemy_cities,
    market_of,
    partners,
    team_of,
)

STEP, FLIGHT = 9, 16  # K [VF-60]
DEFEAT = 32  # B [VF-62]


def offers(s: Volfyirion, me: int) -> Iterator[Option]:
    """Every flight with its cost, then the dragon's defeat as long as it is in play."""
    for action, _ in flights(s, me):
        yield _FLYING.option(s, me, action)
    if s.dragon.at != "gone":
        yield _DEFEATING.option(s, me, a.DefeatDragon())


def flights(s: Volfyirion, me: int) -> Iterator[tuple[Action, int]]:
    """[VF-60] Every move with its cost in K. To the enemy Lair from anywhere, and from there to an
    enemy Stronghold, costs the same; to a Stronghold from anywhere else costs more."""
    if s.dragon.at == "gone":
        return
    near = in_clutch(s, enemy_of(s, me))
    if not near:
        yield a.SendToLair(), STEP
    for city in enemy_cities(s, me):
        if (s.dragon.at, s.dragon.city) != ("city", city.key):
            yield a.SendDragon(city.key), STEP if near else FLIGHT


def _cost(s: Volfyirion, me: int, action: Action) -> int:
    return next(cost for each, cost in flights(s, me) if each == action)


_FLYING = Price("knowledge", "vf-60-cost", _cost)
_DEFEATING = Price("battle", "vf-62-cost", fixed(DEFEAT))


def enemy_of(s: Volfyirion, me: int) -> int:
    """The number of the other team."""
    return 1 - team_of(s, me)


def in_clutch(s: Volfyirion, team: int) -> bool:
    """[VF-61] The dragon sits on this team's Lair."""
    return (s.dragon.at, s.dragon.lair) == ("lair", team)


def fly(t: Turn, me: int, action: Action) -> None:
    if isinstance(action, a.SendDragon):
        t.s.dragon = Dragon("city", action.city)
        t.tell(e.DragonSent(me, action.city))
    else:
        land(t, enemy_of(t.s, me))


def land(t: Turn, team: int) -> None:
    t.s.dragon = Dragon("lair", lair=team)
    t.tell(e.DragonLanded(list(t.s.teams[team])))


def burn(t: Turn) -> None:
    """[VF-37, VF-60] At the end of a team's turn the dragon destroys the Stronghold of that team on
    which it sits, and moves to the team's Lair."""
    if t.s.dragon.at != "city":
        return
    city = city_of(t.s, t.s.dragon.city)
    if set(city.owners) & set(active(t.s)):
        if city.standing:
            t.tell(e.CityBurned(city.key))
            fall(t, city)
        land(t, t.s.turn_of)


def defeat(t: Turn, me: int) -> None:
    """[VF-62] The Wonders of the team's own Lair are shared out into play, then each partner
    removes a card. Both Lairs and the token leave the game, and so do the Wonder Decks, face
    down."""
    s = t.s
    _DEFEATING.pay(t, me, a.DefeatDragon())
    s.dragon = Dragon("gone")
    t.tell(e.DragonDefeated(me))
    for market in s.markets:
        market.claimed = True
    theirs = s.markets[enemy_of(s, me)]
    s.removed += [card for card in theirs.lair if card != GAP]
    theirs.lair = []
    for seat in reversed(partners(s, me)):
        t.push(RemoveOne(me=seat))
    t.push(SharingOut(team=team_of(s, me)))


class SharingOut(Phase, kw_only=True):
    """[VF-62] Which partner gets which Wonder of the Lair. Either of them can decide."""

    quick: ClassVar[bool] = True
    shared: ClassVar[bool] = True
    team: int

    def actors(self, s: Volfyirion) -> list[int]:
        return s.teams[self.team] if any(s.markets[self.team].lair) else []

    def options(self, s: Volfyirion, seat: int) -> Iterator[Option]:
        for card in dict.fromkeys(card for card in s.markets[self.team].lair if card != GAP):
            for to in s.teams[self.team]:
                yield Option(a.TakeWonder(card, to))

    def play(self, t: Turn, seat: int, action: a.TakeWonder) -> None:
        market_of(t.s, seat).lair.remove(action.card)
        played = Played(action.card)
        t.s.houses[action.seat].play.append(played)
        gain = said(gain_points(t, action.seat, played))
        t.tell(e.WonderTaken(action.seat, action.card, gain))

    def auto(self, t: Turn) -> None:
        self.over = True
        t.s.markets[self.team].lair = []


def _perform(t: Turn, me: int, action: Action) -> None:
    if isinstance(action, a.DefeatDragon):
        defeat(t, me)
    else:
        _FLYING.pay(t, me, action)
        fly(t, me, action)


TEAM_DRAGON = Deeds(offers, (a.SendToLair, a.SendDragon, a.DefeatDragon), _perform)
