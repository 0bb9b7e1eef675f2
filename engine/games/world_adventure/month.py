"""Month after month: beginning, players, NPCs and end [WA-23]; world events [WA-26]."""

from __future__ import annotations

from engine.core import Msg, Phase, Zone
from engine.games.world_adventure import events as e
from engine.games.world_adventure.cards import happening
from engine.games.world_adventure.ending import time_up
from engine.games.world_adventure.gains import apply
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.npcs import clear_month, raids, renew_needs, send_raid, tell_event
from engine.games.world_adventure.roaming import act, acting_order
from engine.games.world_adventure.stalls import INCOME
from engine.games.world_adventure.state import Turn, gain_gold, npc_named
from engine.games.world_adventure.turn import next_turn

MONTHS = 40  # the most months that a game lasts [WA-88]


class Month(Phase, kw_only=True):
    """[WA-23] The four phases, always in this order. `waiting` lists NPCs that are still to act."""

    waiting: list[str] = []

    def auto(self, t: Turn) -> None:
        match t.s.step:
            case "beginning":
                t.s.step = "raid"
                begin(t)
            case "raid":
                t.s.step = "players"
                if raids(t.s.month):
                    send_raid(t)
            case "players":
                self._next_player(t)
            case "npcs":
                self._next_npc(t)
            case "end":
                t.s.step = "beginning"
                end(t)
                if t.s.month == MONTHS:
                    time_up(t)

    def _next_player(self, t: Turn) -> None:
        """[WA-24] Players take turns in the order that was drawn."""
        s = t.s
        done = s.order.index(s.turn_of) + 1 if s.turn_of is not None else 0
        if done == len(s.order):
            s.turn_of, s.step, s.trails = None, "npcs", {}
            self.waiting = acting_order(s)
            return
        seat = s.turn_of = s.order[done]
        s.clock += 1
        t.push(next_turn(s, seat))

    def _next_npc(self, t: Turn) -> None:
        """[WA-35] NPCs act one after the other; one that has been defeated in the meantime does
        nothing."""
        if not self.waiting:
            t.s.step = "end"
            return
        token, *self.waiting = self.waiting
        if npc := npc_named(t.s, token):
            act(t, npc)


# --- beginning --------------------------------------------------------------------------------


def begin(t: Turn) -> None:
    """[WA-26] Turn order, income and event come first, then the raid."""
    s = t.s
    s.month += 1
    s.order = list(range(s.seats))
    t.dice.shuffle(s.order)
    t.tell(e.MonthBegan(s.month, list(s.order)))
    for clan in s.clans:
        clan.struck = []
    _pay_income(t)
    if s.month > 1:
        _change_event(t)
    t.tell(e.EventSeen(s.coming))


def _pay_income(t: Turn) -> None:
    """[WA-25] Pay the income of stalls."""
    owners, incomes = list(t.s.stalls.values()), list[Msg]()
    for seat in t.s.order:
        if stalls := owners.count(seat):
            n = gain_gold(t, seat, stalls * (INCOME + law(t.s, seat, "stall-income")))
            incomes.append(Msg("world-adventure-income", {"seat": seat, "n": n}))
    if incomes:
        t.tell(e.StallIncome(incomes))


def _change_event(t: Turn) -> None:
    """[WA-26] Last month's event ends here. The new card is used up even while a legendary
    monster's event is in force instead."""
    s = t.s
    s.event, s.coming = s.coming, next_event(t)
    s.past.append(s.event)
    tell_event(t)
    befall(t)


def befall(t: Turn) -> None:
    """Carry out what the month's event does as it begins: on the map first, then to all in turn
    order."""
    card = happening(t.s.running)
    for effect in card.once:
        apply(t, t.s.order[0], effect)
    for seat in t.s.order:
        for effect in card.instants:
            apply(t, seat, effect)


def next_event(t: Turn) -> str:
    """Draw an event; when the deck runs out, all past ones are shuffled again."""
    if not t.s.events.cards:
        t.s.events, t.s.past = Zone(t.s.past), []
        t.dice.shuffle(t.s.events.cards)
    (card,) = t.draw(t.s.events)
    return card


# --- end --------------------------------------------------------------------------------------


def end(t: Turn) -> None:
    """[WA-34] What happens at the end of a month."""
    clear_month(t)
    renew_needs(t, t.s.served)
    t.s.served = []
