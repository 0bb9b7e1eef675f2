"""The two turning discs [RW-06, RW-17, RW-30, RW-31]."""

from __future__ import annotations

from typing import get_args

from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.board import LANDS, SPACES, Land
from engine.games.realm_of_wonder.state import Disc, Realm, Roll, Turn, touch

DISCS: tuple[Disc, ...] = get_args(Disc)


def turn_of_disc(s: Realm, disc: Disc) -> Land:
    """The land with whose path the disc's whirl lines up."""
    return LANDS[s.middle if disc == "middle" else s.castle]


def turn_disc(t: Turn, disc: Disc, land: Land) -> None:
    """Line the disc's whirl up with the path of a land; everything on the disc turns with it
    [RW-26]."""
    if turn_of_disc(t.s, disc) != land:
        touch(t, *(code for code, space in SPACES.items() if space.disc == disc))
    setattr(t.s, disc, LANDS.index(land))
    t.tell(e.DiscTurned(disc, land))


def roll_land(t: Turn, seat: int) -> Land:
    """Roll the rotation die, which has one face for each land."""
    land = t.dice.pick(LANDS)
    t.s.rolled = [Roll(seat, [land])]
    t.tell(e.DieRolled(seat, land))
    return land
