"""Ancient Runes: the deeds that give them, what each brings along, and when they win the game
[WA-01 to WA-09, WA-82]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import msgspec

from engine.core import HIDDEN, Msg, Option, Phase, Result, Score, Zone
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import LegendKey
from engine.games.world_adventure.cards import ITEMS, STATUSES
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.npcs import raise_stage
from engine.games.world_adventure.powers import does, fresh, in_hand
from engine.games.world_adventure.quests import fulfil, is_hunted
from engine.games.world_adventure.state import (
    POWER_AT,
    STATUS_LIMIT,
    STATUS_MOST,
    TIMES,
    Clan,
    Deed,
    Turn,
    World,
    team_of,
)

DRAWN = 2  # Rune Powers to choose from [WA-07]

# --- deeds ------------------------------------------------------------------------------------


def earn(t: Turn, seat: int, deed: Deed) -> None:
    """A deed is done: it may give a rune [WA-05], and it may be what a guild quest asks for."""
    if slot := open_slot(t.s.clans[seat], deed):
        _queue(t, TakingRune(seat=seat, deed=slot))
    if is_hunted(t.s, seat, deed):
        fulfil(t, seat)
        earn(t, seat, "quest")


def open_slot(clan: Clan, deed: Deed) -> Deed | None:
    """[WA-05, WA-06] A great sale fills the lesser slot if its own is full."""
    if clan.runes.count(deed) < TIMES.get(deed, 1):
        return deed
    return open_slot(clan, "sale-12") if deed == "sale-16" else None


def _queue(t: Turn, rune: TakingRune) -> None:
    """[WA-82] The active player's come first, then those of the others in turn order; each one's as
    they were earned."""
    stack = t.s.stack
    first = len(stack)
    while first and isinstance(stack[first - 1], TakingRune):
        first -= 1
    waiting = cast("list[TakingRune]", [rune, *stack[first:]])
    stack[first:] = sorted(waiting, key=lambda one: _turn(t.s, one.seat), reverse=True)


def _turn(s: World, seat: int) -> tuple[bool, int]:
    return seat != s.turn_of, s.order.index(seat)


class TakingRune(Phase, kw_only=True):
    """[WA-82] One after the other: the rune, the status point with the new slot, the card."""

    seat: int
    deed: Deed

    def auto(self, t: Turn) -> None:
        self.over = True
        clan = t.s.clans[self.seat]
        if deed := open_slot(clan, self.deed):
            clan.runes.append(deed)
            t.tell(e.RuneWon(self.seat, deed, len(clan.runes)))
            raise_stage(t)
            if has_won(t.s, self.seat):
                win(t, self.seat)
                return
            t.push(TakingPower(seat=self.seat))
            if len(clan.runes) in POWER_AT:
                t.push(RaisingStatus(seat=self.seat))


# --- winning ----------------------------------------------------------------------------------


def runes_of(s: World, seat: int) -> int:
    """[WA-03] Of its whole team."""
    return sum(len(s.clans[mate].runes) for mate in team_of(s, seat))


def has_won(s: World, seat: int) -> bool:
    """[WA-01, WA-04]"""
    legend = any("legendary" in s.clans[mate].runes for mate in team_of(s, seat))
    return runes_of(s, seat) >= s.goal and (legend or not s.legend)


def win(t: Turn, seat: int) -> None:
    winners = team_of(t.s, seat)
    t.tell(e.GoalReached(list(winners), runes_of(t.s, seat)))
    _finish(t.s, winners)


def time_up(t: Turn) -> None:
    """[WA-88] Whoever has most runes wins; who has as many shares it."""
    most = max(runes_of(t.s, seat) for seat in range(t.s.seats))
    t.tell(e.TimeUp(t.s.month))
    _finish(t.s, [seat for seat in range(t.s.seats) if runes_of(t.s, seat) == most])


def _finish(s: World, winners: list[int]) -> None:
    """The others are placed by their runes; partners share a place."""
    ranks = [(other in winners, runes_of(s, other)) for other in range(s.seats)]
    heads = [ranks[team[0]] for team in s.teams]
    places = tuple(1 + sum(head > rank for head in heads) for rank in ranks)
    s.result = Result(places, tuple(_scores(s, clan) for clan in s.clans))


def _scores(s: World, clan: Clan) -> tuple[Score, ...]:
    runes, gold = Score("runes", len(clan.runes)), Score("gold", clan.gold)
    return runes, gold, Score("rounds", s.month, "low")


# --- Rune Powers ------------------------------------------------------------------------------


def slots(clan: Clan) -> int:
    """[WA-09]"""
    return sum(len(clan.runes) >= runes for runes in POWER_AT)


class TakingPower(Phase, kw_only=True):
    """[WA-07] One of two from the deck, or any of the open pile."""

    seat: int
    drawn: Zone = msgspec.field(default_factory=Zone)

    def actors(self, s: World) -> list[int]:
        return [self.seat]

    def options(self, s: World, seat: int) -> Iterator[Option]:
        if self.drawn.cards:
            for power in self.drawn.cards:
                if power != HIDDEN:
                    yield Option(a.TakePower(power), detail=does(power), secret=True)
            return
        yield Option(a.DrawPowers())
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
    """[WA-07] Drawn and not chosen: for all to see now."""
    t.reveal()
    t.s.pile.append(power)
    t.tell(e.PowerThrown(seat, power))


class ThrowingPower(Phase, kw_only=True):
    """[WA-07] No slot is free: the new one or an old one goes to the open pile."""

    seat: int

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
    """[WA-07] The open pile is shuffled when the deck is empty."""
    cards = t.draw(t.s.powers, DRAWN)
    if len(cards) < DRAWN:
        t.s.powers.cards, t.s.pile = t.s.pile, []
        t.dice.shuffle(t.s.powers.cards)
        cards += t.draw(t.s.powers, DRAWN - len(cards))
    return cards


# --- power status -----------------------------------------------------------------------------


class RaisingStatus(Phase, kw_only=True):
    """[WA-09, WA-74] One point more, above four with a legendary item only [WA-19]."""

    seat: int

    def actors(self, s: World) -> list[int]:
        return [self.seat]

    def options(self, s: World, seat: int) -> Iterator[Option]:
        clan = s.clans[seat]
        most = STATUS_LIMIT if clan.items else STATUS_MOST
        for status in STATUSES:
            blocked = Msg("wa-19-most", {"n": most}) if clan.status(status) >= most else None
            yield Option(a.RaiseStatus(status), blocked)

    def play(self, t: Turn, seat: int, action: a.RaiseStatus) -> None:
        """[WA-50] A move that it brings counts from now on."""
        self.over = True
        clan = t.s.clans[seat]
        before = law(t.s, seat, "moves")
        n = clan.status(action.status) + 1
        setattr(clan, action.status, n)
        t.tell(e.StatusRaised(seat, action.status, n))
        if t.s.turn_of == seat:
            clan.acting.moves += law(t.s, seat, "moves") - before


def take_item(t: Turn, seat: int, legend: str) -> None:
    """[WA-74, WA-79]"""
    item = ITEMS[cast("LegendKey", legend)]
    t.s.clans[seat].items.append(item)
    t.tell(e.ItemWon(seat, item))
    t.push(RaisingStatus(seat=seat))
