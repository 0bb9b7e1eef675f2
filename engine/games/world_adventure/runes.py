"""Ancient Runes: the deeds that give them, the quests that ask for deeds, and what each rune brings
with it [WA-05, WA-06, WA-09, WA-33, WA-82]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast, get_args

from engine.core import Msg, Option, Phase, Seat
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import LegendKey
from engine.games.world_adventure.cards import ITEMS, QUESTS, STATUSES, TIMES, Deed
from engine.games.world_adventure.ending import has_won, win
from engine.games.world_adventure.gains import apply
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.npcs import raise_stage
from engine.games.world_adventure.powers import TakingPower
from engine.games.world_adventure.state import (
    POWER_AT,
    STATUS_LIMIT,
    STATUS_MOST,
    Clan,
    Turn,
    World,
)

LEAST = 3  # the least number of quests face up [WA-33]

# --- deeds ------------------------------------------------------------------------------------


def earn(t: Turn, seat: int, deed: Deed) -> None:
    """A deed is done: it may give a rune [WA-05], and it may be what a guild quest asks for."""
    if slot := open_slot(t.s.clans[seat], deed):
        _queue(t, TakingRune(seat=seat, deed=slot))
    if is_hunted(t.s, seat, deed):
        fulfil(t, seat)
        earn(t, seat, "quest")


def open_slot(clan: Clan, deed: Deed) -> Deed | None:
    """[WA-05, WA-06] The slot that a deed fills, or None if it is full. A great sale fills the
    lesser slot if its own is full."""
    if clan.runes.count(deed) < TIMES.get(deed, 1):
        return deed
    return open_slot(clan, "sale-12") if deed == "sale-16" else None


def open_deeds(clan: Clan) -> list[Deed]:
    """Those that can still bring the clan a rune."""
    return [deed for deed in get_args(Deed) if open_slot(clan, deed) == deed]


def _queue(t: Turn, rune: TakingRune) -> None:
    """[WA-82] The active player's runes come first, then those of the others in turn order, each
    player's in the order in which they were earned."""
    stack = t.s.stack
    first = len(stack)
    while first and isinstance(stack[first - 1], TakingRune):
        first -= 1
    waiting = cast("list[TakingRune]", [rune, *stack[first:]])
    stack[first:] = sorted(waiting, key=lambda one: _turn(t.s, one.seat), reverse=True)


def _turn(s: World, seat: int) -> tuple[bool, int]:
    return seat != s.turn_of, s.order.index(seat)


class TakingRune(Phase, kw_only=True):
    """[WA-82] One thing after the other: the rune, the status point with the new slot, the card."""

    seat: Seat
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


# --- Rune Powers ------------------------------------------------------------------------------


# --- power status -----------------------------------------------------------------------------


class RaisingStatus(Phase, kw_only=True):
    """[WA-09, WA-74] Raise a status by one point; going above four takes a legendary item
    [WA-19]."""

    seat: Seat

    def actors(self, s: World) -> list[int]:
        return [self.seat]

    def options(self, s: World, seat: int) -> Iterator[Option]:
        clan = s.clans[seat]
        most = STATUS_LIMIT if clan.items else STATUS_MOST
        for status in STATUSES:
            blocked = Msg("wa-19-most", {"n": most}) if clan.status(status) >= most else None
            yield Option(a.RaiseStatus(status), blocked)

    def play(self, t: Turn, seat: int, action: a.RaiseStatus) -> None:
        """[WA-50] A move that the point brings counts from now on."""
        self.over = True
        clan = t.s.clans[seat]
        before = law(t.s, seat, "moves")
        n = clan.status(action.status) + 1
        setattr(clan, action.status, n)
        t.tell(e.StatusRaised(seat, action.status, n))
        if t.s.turn_of == seat:
            clan.acting.moves += law(t.s, seat, "moves") - before


def take_item(t: Turn, seat: int, legend: str) -> None:
    """[WA-74, WA-79] Take the item of a legendary monster."""
    item = ITEMS[cast("LegendKey", legend)]
    t.s.clans[seat].items.append(item)
    t.tell(e.ItemWon(seat, item))
    t.push(RaisingStatus(seat=seat))


# --- guild quests -----------------------------------------------------------------------------


def is_hunted(s: World, seat: int, deed: Deed) -> bool:
    """Whether the seat's quest asks for this deed."""
    quest = s.clans[seat].quest
    return quest is not None and deed in QUESTS[quest.key].deeds


def fulfil(t: Turn, seat: int) -> None:
    """Give the quest's reward; the caller gives its rune."""
    clan = t.s.clans[seat]
    assert clan.quest
    key, clan.quest = clan.quest.key, None
    t.tell(e.QuestDone(seat, key))
    put_back(t, key)
    for effect in QUESTS[key].rewards:
        apply(t, seat, effect)


def put_back(t: Turn, key: str) -> None:
    """A quest that was fulfilled or given up goes under the deck."""
    t.s.quests.cards.append(key)


def lay_open(t: Turn, quests: list[str]) -> None:
    """[WA-33] Add quests to the open ones; the deck fills up if there would be fewer than three."""
    missing = LEAST - len(t.s.board) - len(quests)
    quests = [*quests, *t.draw(t.s.quests, max(0, missing))]
    t.s.board += quests
    if quests:
        t.tell(e.QuestsOpened(quests))
