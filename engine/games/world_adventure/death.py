"""Death: when hero and soldiers are all down [WA-49]."""

from __future__ import annotations

from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import CITIES
from engine.games.world_adventure.rewards import inherit
from engine.games.world_adventure.state import OwnTurn, Turn, touch
from engine.games.world_adventure.wanted import clear_wanted


def die(t: Turn, seat: int, victor: int | None = None) -> None:
    """[WA-49] It wakes in a random city, and its next turn is three gold dice. Caravan, upgrades,
    runes, powers, stalls, experience, levels, status and items stay; the soldiers have fainted, the
    hero is healthy. `victor` None: an NPC."""
    clan = t.s.clans[seat]
    t.tell(e.Died(seat))
    inherit(t, victor, seat)
    clear_wanted(t, seat)
    clan.hero.fainted, clan.hero.wounds = False, 0
    place = t.dice.pick([*CITIES.values()])
    touch(t, clan.at, place)
    clan.at = place
    clan.working = True
    t.tell(e.Awoke(seat, place))
    _end_turn(t, seat)


def _end_turn(t: Turn, seat: int) -> None:
    """If it is the seat's: nothing more is done in it."""
    for phase in t.s.stack:
        if isinstance(phase, OwnTurn) and phase.seat == seat:
            phase.over = True
