"""Everybody chooses a movement card and standing orders; all cards are revealed together
[RW-14 to RW-17]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from engine.core import HIDDEN, Action, Lasting, Msg, Option, Phase, Sealed, Seat
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.board import Land
from engine.games.realm_of_wonder.cards import MOVES, Effect
from engine.games.realm_of_wonder.discs import DISCS, roll_land, turn_disc, turning
from engine.games.realm_of_wonder.magic import gain_magic
from engine.games.realm_of_wonder.orders import before_the_card, give
from engine.games.realm_of_wonder.state import Character, Pace, Realm, Turn, by_speed, points

TREASURE = 5  # MP [RW-17]


class Choosing(Phase, kw_only=True):
    """[RW-14] Each seat chooses a card in secret, and may first give each standing order once
    [RW-20, RW-38]."""

    private: ClassVar[bool] = True
    abreast: ClassVar[bool] = True

    def actors(self, s: Realm) -> list[int]:
        return [seat for seat in range(s.seats) if s.characters[seat].chosen.value is None]

    def options(self, s: Realm, seat: int) -> Iterator[Option]:
        for card in sorted(s.characters[seat].moves.cards, key=_speed):
            yield _CHOICES[card]
        yield from before_the_card(s, seat)

    def play(self, t: Turn, seat: int, action: Action) -> None:
        match action:
            case a.ChooseMove(card):
                t.s.characters[seat].chosen.value = card
                t.tell(e.MoveChosen(seat))
            case _:
                give(t.s.characters[seat].orders, action)

    def auto(self, t: Turn) -> None:
        self.over = True
        reveal_all(t)
        t.push(Effects(left=by_speed(t.s)))


def _speed(card: str) -> int:
    """The card's speed; a hidden card has none."""
    return MOVES[card].speed if card in MOVES else 0


def promised(one: Character, card: str) -> dict[str, str | int]:
    """What a movement card gives a character: its points, with winged shoes, and its effect
    [RW-22, RW-67]."""
    return {"n": MOVES[card].points + one.shoes, "effect": MOVES[card].effect}


def _about(s: Realm, seat: int, action: a.ChooseMove) -> Msg | None:
    if action.card not in MOVES:
        return None
    return Msg("realm-of-wonder-move-points", promised(s.characters[seat], action.card))


_CHOICES = {
    card: Lasting(a.ChooseMove(card), secret=True, text=_about) for card in (*MOVES, HIDDEN)
}


class TakingBack(Phase, kw_only=True):
    """[RW-14] Beside the phase that asks: a seat may choose another card as long as others are
    still choosing."""

    def options(self, s: Realm, seat: int) -> Iterator[Option]:
        chosen = s.characters[seat].chosen.value is not None
        if chosen and s.stack and isinstance(s.stack[-1], Choosing):
            yield Option(a.TakeBack())

    def play(self, t: Turn, seat: int, action: Action) -> None:
        t.s.characters[seat].chosen.value = None
        t.tell(e.MoveTakenBack(seat))


# --- revealed ---------------------------------------------------------------------------------


def reveal_all(t: Turn) -> None:
    """[RW-14, RW-16] Reveal all cards at once, and tell them from the slowest to the fastest."""
    for seat, me in enumerate(t.s.characters):
        card = t.open(me.chosen)
        assert card is not None
        me.moves.cards.remove(card)
        me.chosen = Sealed(seat)
        me.pace = Pace(card, MOVES[card].speed)
    for seat in by_speed(t.s):
        me = t.s.characters[seat]
        t.tell(e.MoveRevealed(seat, me.pace.card, me.pace.speed, points(t.s, seat)))


class Effects(Phase, kw_only=True):
    """[RW-17] What the revealed cards do, from the slowest to the fastest."""

    left: list[Seat]

    def auto(self, t: Turn) -> None:
        if self.left:
            seat = self.left.pop(0)
            _take_effect(t, seat, t.s.characters[seat].move.effect)
        self.over = not self.left


def _take_effect(t: Turn, seat: int, effect: Effect) -> None:
    me = t.s.characters[seat]
    match effect:
        case "power" if not me.ready:
            me.ready = True
            t.tell(e.PowerRestored(seat))
        case "magic":
            gain_magic(t, seat)
        case "rotation":
            t.push(LiningUp(me=seat, land=roll_land(t, seat)))
        case "treasure":
            me.mp += TREASURE
            t.tell(e.Treasure(seat, TREASURE))
        case _:
            pass


class LiningUp(Phase, kw_only=True):
    """[RW-17] The rotation die has shown a land: which whirl follows it?"""

    quick: ClassVar[bool] = True
    me: Seat
    land: Land

    def actors(self, s: Realm) -> list[int]:
        return [self.me]

    def options(self, s: Realm, seat: int) -> Iterator[Option]:
        for disc in DISCS:
            yield Option(a.PickDisc(disc), tell=partial(turning, s, seat, disc, self.land))

    def play(self, t: Turn, seat: int, action: Action) -> None:
        assert isinstance(action, a.PickDisc)
        self.over = True
        turn_disc(t, action.disc, self.land)
