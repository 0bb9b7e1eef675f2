"""The turn of a player: its points, and all that it offers [WA-28, WA-32, WA-49]."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Action, Msg, Option
from engine.deeds import Deeds, owner
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.barracks import BARRACKS
from engine.games.world_adventure.board import is_city
from engine.games.world_adventure.gains import GOLD_DICE
from engine.games.world_adventure.guild import GUILD, QUESTING
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.powers import YELLOW
from engine.games.world_adventure.roaming import ambush, attacker
from engine.games.world_adventure.scouting import ENGAGING, SCOUTING
from engine.games.world_adventure.shop import SHOP
from engine.games.world_adventure.stalls import STALLS, barred, visit
from engine.games.world_adventure.state import Acting, Npc, OwnTurn, Turn, World, gain_gold, roll
from engine.games.world_adventure.travel import TRAVEL
from engine.games.world_adventure.workshop import WORKSHOP, claim_upgrades

MOVES, ACTIONS = 2, 1
ANYWHERE: tuple[Deeds[World], ...] = (TRAVEL, SCOUTING, ENGAGING, QUESTING, YELLOW)
CITY: tuple[Deeds[World], ...] = (SHOP, STALLS, WORKSHOP, BARRACKS, GUILD)  # [WA-32]
DEEDS = ANYWHERE + CITY
WAGES = 3  # gold dice


class TakingTurn(OwnTurn, tag="Turn", kw_only=True):
    """[WA-28] Moves, actions and what costs neither, in any order, until the player ends the
    turn."""

    def options(self, s: World, seat: int) -> Iterator[Option]:
        if foe := attacker(s, seat):
            yield from _in_reach(s, seat, foe)
        else:
            for deeds in ANYWHERE:
                yield from deeds.offers(s, seat)
            yield from _in_city(s, seat)
            yield _end(s, seat)

    def play(self, t: Turn, seat: int, action: Action) -> None:
        match action:
            case a.EndTurn():
                self.over = True
                t.tell(e.TurnEnded(seat))
            case a.Stay():
                ambush(t, seat)
            case _:
                _do(t, seat, action)
        claim_upgrades(t, seat)

    def auto(self, t: Turn) -> None:
        _begin(t, self, fresh_points(t.s, self.seat))


class Wages(OwnTurn, kw_only=True):
    """[WA-49] This replaces the turn after a death: no points, only three gold dice."""

    def options(self, s: World, seat: int) -> Iterator[Option]:
        yield Option(a.Work())

    def play(self, t: Turn, seat: int, action: Action) -> None:
        self.over = True
        t.s.clans[seat].working = False
        dice = roll(t, WAGES)
        n = gain_gold(t, seat, sum(GOLD_DICE[die - 1] for die in dice))
        t.tell(e.Worked(seat, dice, n))

    def auto(self, t: Turn) -> None:
        _begin(t, self, Acting())


def next_turn(s: World, seat: int) -> OwnTurn:
    """The kind of turn that the seat has this time [WA-28, WA-49]."""
    return Wages(seat=seat) if s.clans[seat].working else TakingTurn(seat=seat)


def _begin(t: Turn, turn: OwnTurn, points: Acting) -> None:
    turn.begun = True
    t.s.clans[turn.seat].acting = points
    t.tell(e.TurnBegan(turn.seat, points.moves, points.actions))


def fresh_points(s: World, seat: int) -> Acting:
    """[WA-28, WA-50] The points of a new turn, never below 0."""
    moves = max(0, MOVES + law(s, seat, "moves"))
    return Acting(moves, max(0, ACTIONS + law(s, seat, "actions")))


def _do(t: Turn, seat: int, action: Action) -> None:
    """[WA-51, WA-85] A visit to a city is paid for first; somebody may wait where a flight ends."""
    deeds = owner(DEEDS, action)
    if deeds in CITY:
        visit(t, seat)
    deeds.perform(t, seat, action)
    if isinstance(action, a.UsePower):
        ambush(t, seat)


# --- offers -----------------------------------------------------------------------------------


def _in_reach(s: World, seat: int, foe: Npc) -> Iterator[Option]:
    """[WA-85] The clan leaves on foot or by air, or is attacked before anything else."""
    yield from TRAVEL.offers(s, seat)
    for option in YELLOW.offers(s, seat):
        if isinstance(option.action, a.UsePower) and option.action.place:
            yield option
    detail = Msg("world-adventure-waits", {"npc": foe.kind, "card": foe.card})
    yield Option(a.Stay(), detail=detail)


def _in_city(s: World, seat: int) -> Iterator[Option]:
    """[WA-32, WA-51] What can be done in the city where the clan is."""
    at = s.clans[seat].at
    if not is_city(at):
        return
    stop = barred(s, seat, at)
    for deeds in CITY:
        for option in deeds.offers(s, seat):
            yield option.barred(stop) if stop else option


def _end(s: World, seat: int) -> Option:
    """[WA-28] What is left is lost, so a player who has done nothing yet is asked once more."""
    acting = s.clans[seat].acting
    left = {"moves": acting.moves, "actions": acting.actions}
    detail = Msg("world-adventure-left", left) if any(left.values()) else None
    untouched = detail is not None and acting == fresh_points(s, seat)
    return Option(a.EndTurn(), detail=detail, confirm=untouched)
