"""Round after round: magic points, movement cards, spells, movement [RW-09]."""

from __future__ import annotations

from engine.core import Phase, Zone
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.choosing import Choosing
from engine.games.realm_of_wonder.ending import time_up
from engine.games.realm_of_wonder.magic import earn
from engine.games.realm_of_wonder.moving import Moving
from engine.games.realm_of_wonder.orders import lapse, open_order
from engine.games.realm_of_wonder.spells import Casting, end_spells, may_cast
from engine.games.realm_of_wonder.state import ROUNDS, UNSET, Pace, Turn, by_speed


class Round(Phase, kw_only=True):
    """[RW-09] The four steps, always in this order; the state says which one is under way."""

    def auto(self, t: Turn) -> None:
        match t.s.step:
            case "points":
                _begin(t)
                t.s.step = "cards"
                _draw(t)
                t.push(Choosing())
            case "cards":
                t.s.step = "spells"
            case "spells":
                _next_caster(t)
            case "movement":
                _next_mover(t)


def _begin(t: Turn) -> None:
    """[RW-10] No income comes in the first round."""
    t.s.round += 1
    t.tell(e.RoundBegan(t.s.round))
    for seat, me in enumerate(t.s.characters):
        lapse(me.orders)
        if t.s.round > 1:
            t.s.played.append(me.pace.card)
            earn(t, seat)
        me.pace = Pace()


def _draw(t: Turn) -> None:
    """[RW-13] Cards are drawn from the second round on."""
    if t.s.round > 1:
        for seat in range(t.s.seats):
            draw_move(t, seat)


def draw_move(t: Turn, seat: int) -> None:
    """[RW-73] When the deck runs out, played cards are shuffled into a new one."""
    if not t.s.deck.cards:
        t.s.deck.cards, t.s.played = t.s.played, []
        t.dice.shuffle(t.s.deck.cards)
    cards = t.draw(t.s.deck)
    t.s.characters[seat].moves.cards += cards
    t.tell(e.MovesDrawn(seat, Zone(cards, [seat])))


def _next_caster(t: Turn) -> None:
    """[RW-15, RW-18] The slowest seat that has not cast yet."""
    waiting = [seat for seat in by_speed(t.s) if not t.s.characters[seat].pace.cast]
    if not waiting:
        t.s.step, t.s.turn_of = "movement", None
        return
    seat = t.s.turn_of = waiting[0]
    if may_cast(t.s, seat) and open_order(t, seat, "quiet") == UNSET:
        t.push(Casting(me=seat, speed=t.s.characters[seat].pace.speed))
    else:
        end_spells(t, seat)


def _next_mover(t: Turn) -> None:
    """[RW-15, RW-21] The fastest seat that has not moved yet."""
    waiting = [seat for seat in by_speed(t.s) if not t.s.characters[seat].pace.moved]
    if waiting:
        seat = t.s.turn_of = waiting[-1]
        t.s.clock += 1
        t.push(Moving(seat=seat))
        return
    t.s.step, t.s.turn_of = "points", None
    if t.s.round == ROUNDS:
        time_up(t)
