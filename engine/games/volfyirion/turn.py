"""A turn: Draw, Main Phase and End of turn [VF-15 to VF-18, VF-37]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar, Literal

from engine.core import Action, Msg, Option, Phase, Seat, View
from engine.deeds import owner
from engine.games.volfyirion import actions as a
from engine.games.volfyirion import events as e
from engine.games.volfyirion.coop import besieged, threat
from engine.games.volfyirion.ending import ROUNDS, cities_of, leaders, time_up
from engine.games.volfyirion.hand import hand_size
from engine.games.volfyirion.modes import RULES
from engine.games.volfyirion.piles import draw
from engine.games.volfyirion.prices import held, several
from engine.games.volfyirion.state import (
    City,
    Notes,
    Points,
    Turn,
    Volfyirion,
    active,
    burning,
    points,
)
from engine.games.volfyirion.upkeep import gain_from_play


class TurnOrder(Phase, kw_only=True):
    """[VF-15] The teams take turns, and each phase of a turn is one step."""

    step: Literal["draw", "main", "end", "next"] = "draw"

    def auto(self, t: Turn) -> None:
        match self.step:
            case "draw":
                self.step = "main"
                _draw_phase(t)
            case "main":
                self.step = "end"
                for seat in active(t.s):
                    gain_from_play(t, seat)
                t.push(MainPhase())
            case "end":
                self.step = "next"
                RULES[t.s.mode].end(t)
            case "next":
                self.step = "draw"
                _pass_on(t)


class MainPhase(Phase, kw_only=True):
    """[VF-18] Any action may be taken in any order, any number of times. Partners act in one turn,
    each until they are done [VF-50, VF-57]."""

    private: ClassVar[bool] = True
    abreast: ClassVar[bool] = True
    done: list[Seat] = []

    def actors(self, s: Volfyirion) -> list[int]:
        team = active(s)
        return [seat for seat in team if seat not in self.done] if self.done else team

    def options(self, s: Volfyirion, seat: int) -> Iterator[Option]:
        offers = list[Option]()
        for deeds in RULES[s.mode].deeds:
            offers += deeds.offers(s, seat)
        offers.append(self._end(s, seat, offers))
        return iter(offers)

    def play(self, t: Turn, seat: int, action: Action) -> None:
        if isinstance(action, a.EndTurn):
            self.done.append(seat)
            self.over = not self.actors(t.s)
            return
        deeds = owner(RULES[t.s.mode].deeds, action)
        if seat not in t.s.notes.acted:
            t.s.notes.acted.append(seat)
        deeds.perform(t, seat, action)

    def _end(self, s: Volfyirion, seat: int, offers: list[Option]) -> Option:
        """Points, cards in hand and a City under the dragon are lost at the end of a turn [VF-37],
        so a player who could still use some, or loses one, is asked once more; whatever the hand
        holds, since others see the button."""
        if len(self.actors(s)) == 1 and _is_final(s):
            return Option(a.EndTurn(), tell=lambda: _ends(s), confirm=True)
        worthwhile = partial(self._worthwhile, s, offers)
        if not (s.houses[seat].hand.cards or burning(s) or worthwhile()):
            over = not any(one.blocked is None or one.secret for one in offers)
            return Option(a.EndTurn(), tell=partial(_unused, s, seat) if over else None)
        return Option(a.EndTurn(), tell=lambda: _left(s, seat, worthwhile()), confirm=True)

    def _worthwhile(self, s: Volfyirion, offers: list[Option]) -> bool:
        """Whether something is open that hardly anyone would leave undone, or leave to a partner
        who can still spend what they share [VF-57]."""
        partner_goes_on = s.mode == "team" and len(self.actors(s)) > 1
        kinds = (a.Acquire,) if partner_goes_on else a.WORTHWHILE
        for one in offers:
            if one.blocked is None and type(one.action) in kinds and not one.secret:
                return True
        return False


def _is_final(s: Volfyirion) -> bool:
    """Whether the game ends with this turn, as far as everybody can know [VF-01, VF-52, VF-64]."""
    cities = cities_of(s, s.turn_of)
    return _is_last_turn(s) or (len(cities) == 1 and _falls(s, cities[0]))


def _falls(s: Volfyirion, city: City) -> bool:
    """Whether the dragon destroys the City at the end of the turn; what lies in the Rage Pile of a
    solo game, nobody knows."""
    if s.mode == "coop":
        return besieged(s) is city and threat(s, city).value >= city.strength
    return burning(s) is city


def _ends(s: Volfyirion) -> Msg:
    """How it ends, and who wins; nobody may."""
    cities, rivals = cities_of(s, s.turn_of), [n for n in range(len(s.teams)) if n != s.turn_of]
    last = cities[0].key if len(cities) == 1 and _falls(s, cities[0]) else ""
    winners = rivals if last or not rivals else leaders(s, burning(s))
    won = [Msg("volfyirion-side", {"seats": s.teams[n]}) for n in winners]
    args = {"city": last, "seats": active(s), "rounds": ROUNDS, "alone": not rivals}
    return Msg("volfyirion-ends", {**args, "winners": won if len(won) == 1 else []})


def _is_last_turn(s: Volfyirion) -> bool:
    return s.round == ROUNDS and (s.turn_of + 1) % len(s.teams) == s.first_team


def _unused(s: Volfyirion, seat: int) -> Msg | None:
    """Points that buy nothing more."""
    left = held(points(s, seat))
    return Msg("volfyirion-unused", {"points": left}) if points(s, seat) != Points() else None


def _left(s: Volfyirion, seat: int, worthwhile: bool) -> Msg:
    """What ending the turn would lose."""
    left = held(points(s, seat) if worthwhile else Points())
    args = {"n": len(s.houses[seat].hand.cards), "points": left}
    if (city := burning(s)) is None:
        return Msg("volfyirion-left", args)
    if not (worthwhile or s.houses[seat].hand.cards):
        return Msg("volfyirion-burning", {"city": city.key})
    return Msg("volfyirion-left-burning", {"city": city.key, **args})


def unplayed(view: View[Volfyirion], action: Action) -> Msg | None:
    """The cards of its own hand that a seat would throw away by ending its turn [VF-37]."""
    if not isinstance(action, a.EndTurn) or view.seat is None:
        return None
    cards = view.s.houses[view.seat].hand.cards
    return Msg("volfyirion-unplayed", {"cards": several(sorted(cards))}) if cards else None


def _draw_phase(t: Turn) -> None:
    """[VF-16] Each player draws five cards; three if the start is even [VF-66]."""
    s = t.s
    s.round += s.turn_of == s.first_team
    s.notes = Notes()
    t.tell(e.TurnBegan(list(active(s)), s.round))
    RULES[s.mode].begin(t)
    for seat in active(s):
        s.houses[seat].turns += 1
        draw(t, seat, hand_size(s))


def _pass_on(t: Turn) -> None:
    s, is_last = t.s, _is_last_turn(t.s)
    s.turn_of = (s.turn_of + 1) % len(s.teams)
    if is_last:
        time_up(t)
