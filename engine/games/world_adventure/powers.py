"""Rune Powers: how they are taken and thrown, and used in a turn or before a stage of a battle
[WA-07, WA-08].

There is only one card of each, so nobody has two of the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import msgspec

from engine.core import HIDDEN, Msg, Option, Phase, Seat, Zone
from engine.deeds import Deeds
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import CITIES
from engine.games.world_adventure.cards import POWERS, RunePower
from engine.games.world_adventure.effects import Flight
from engine.games.world_adventure.figures import Edge, grant
from engine.games.world_adventure.gains import apply
from engine.games.world_adventure.state import POWER_AT, Clan, Power, Turn, World

DRAWN = 2  # Rune Powers to choose from [WA-07]

# --- yellow -----------------------------------------------------------------------------------


def _offers(s: World, seat: int) -> Iterator[Option]:
    """A power whose laws already hold has to wait for another turn."""
    clan = s.clans[seat]
    for power in clan.powers:
        if not POWERS[power.key].purple and power.key not in clan.acting.powers:
            for place in _targets(clan.at, power.key):
                yield Option(a.UsePower(power.key, place), detail=in_hand(power))


def _targets(at: str, power: str) -> Iterator[str]:
    """The cities to fly to; other powers leave no choice."""
    if Flight() in POWERS[power].effects:
        yield from (city for city in CITIES.values() if city != at)
    else:
        yield ""


def _perform(t: Turn, seat: int, action: a.UsePower) -> None:
    card = _spend(t, seat, action.power)
    if card.laws:
        t.s.clans[seat].acting.powers.append(action.power)
    for effect in card.effects:
        apply(t, seat, effect, action.place)


YELLOW = Deeds(_offers, (a.UsePower,), _perform)


# --- purple -----------------------------------------------------------------------------------


def purple(s: World, seat: int) -> Iterator[Option]:
    """[WA-08] A player may use any number of these before any stage."""
    for power in s.clans[seat].powers:
        if POWERS[power.key].purple:
            yield Option(a.UsePower(power.key), detail=does(power.key))


def use_purple(t: Turn, seat: int, power: str, edge: Edge) -> None:
    for boon in _spend(t, seat, power).boons:
        grant(t, seat, edge, boon)


# --- cards ------------------------------------------------------------------------------------


def _spend(t: Turn, seat: int, key: str) -> RunePower:
    """Use a card; once used up it goes to the open pile [WA-07]."""
    clan = t.s.clans[seat]
    (card,) = (power for power in clan.powers if power.key == key)
    card.uses -= 1
    t.tell(e.PowerUsed(seat, key))
    if not card.uses:
        clan.powers.remove(card)
        t.s.pile.append(key)
    return POWERS[key]


def fresh(key: str) -> Power:
    return Power(key, POWERS[key].uses)


def does(key: str) -> Msg:
    return Msg(f"card-{key}-rules")


def in_hand(power: Power) -> Msg:
    """What the power does, and how often it can still be used."""
    return Msg("world-adventure-power-left", {"does": does(power.key), "n": power.uses})


# --- taking them ------------------------------------------------------------------------------


def slots(clan: Clan) -> int:
    """[WA-09] How many slots a clan has."""
    return sum(len(clan.runes) >= runes for runes in POWER_AT)


class TakingPower(Phase, kw_only=True):
    """[WA-07] Take one of two from the deck, or any from the open pile."""

    private: ClassVar[bool] = True
    seat: Seat
    drawn: Zone = msgspec.field(default_factory=Zone)

    def actors(self, s: World) -> list[int]:
        return [self.seat]

    def options(self, s: World, seat: int) -> Iterator[Option]:
        if self.drawn.cards:
            for power in self.drawn.cards:
                if power != HIDDEN:
                    yield Option(a.TakePower(power), detail=does(power), secret=True)
            return
        # the question before it, which status to raise, has said that it follows
        yield Option(a.DrawPowers(), follows=len(s.clans[seat].runes) in POWER_AT)
        for power in s.pile:
            yield Option(a.TakePower(power), detail=does(power))

    def play(self, t: Turn, seat: int, action: a.DrawPowers | a.TakePower) -> None:
        if isinstance(action, a.DrawPowers):
            self.drawn = Zone(draw_powers(t), [seat])
            t.tell(e.PowersDrawn(seat, Zone(list(self.drawn.cards), [seat])))
            return
        self.over = True
        chosen = self.drawn.cards or t.s.pile
        chosen.remove(action.power)
        clan = t.s.clans[seat]
        clan.powers.append(fresh(action.power))
        t.tell(e.PowerTaken(seat, action.power))
        for power in self.drawn.cards:
            _lay_open(t, seat, power)
        if len(clan.powers) > slots(clan):
            t.push(ThrowingPower(seat=seat))


def _lay_open(t: Turn, seat: int, power: str) -> None:
    """[WA-07] A power that was drawn but not chosen goes to the open pile, where all see it."""
    t.reveal()
    t.s.pile.append(power)
    t.tell(e.PowerThrown(seat, power))


class ThrowingPower(Phase, kw_only=True):
    """[WA-07] No slot is free, so the new power or an old one goes to the open pile."""

    seat: Seat

    def actors(self, s: World) -> list[int]:
        return [self.seat]

    def options(self, s: World, seat: int) -> Iterator[Option]:
        for power in s.clans[seat].powers:
            yield Option(a.ThrowPower(power.key), detail=in_hand(power))

    def play(self, t: Turn, seat: int, action: a.ThrowPower) -> None:
        self.over = True
        clan = t.s.clans[seat]
        clan.powers = [power for power in clan.powers if power.key != action.power]
        t.s.pile.append(action.power)
        t.tell(e.PowerThrown(seat, action.power))


def draw_powers(t: Turn) -> list[str]:
    """[WA-07] Draw two Rune Powers; when the deck is empty, the open pile is shuffled."""
    cards = t.draw(t.s.powers, DRAWN)
    if len(cards) < DRAWN:
        t.s.powers.cards, t.s.pile = t.s.pile, []
        t.dice.shuffle(t.s.powers.cards)
        cards += t.draw(t.s.powers, DRAWN - len(cards))
    return cards
