"""Runestones: turning the discs, and the Potion [RW-30, RW-31, RW-67]."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Action, Msg, Option
from engine.deeds import Deeds
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.board import LANDS, SPACES
from engine.games.realm_of_wonder.bonuses import SIDES, take_bonus
from engine.games.realm_of_wonder.details import about_bonus
from engine.games.realm_of_wonder.discs import (
    DISCS,
    roll_land,
    turn_disc,
    turn_of_disc,
    turning,
)
from engine.games.realm_of_wonder.magic import Priced, pay
from engine.games.realm_of_wonder.state import Realm, Turn

SPIN_COST, SET_COST = 1, 3  # [RW-30, RW-31]


def offers(s: Realm, seat: int) -> Iterator[Option]:
    """Both whirls may line up with the same path [RW-74]."""
    one = s.characters[seat]
    if SPACES[one.at].feature != "runestone":
        return
    for disc in DISCS:
        yield _SPIN[disc].option(s, seat)
    for disc in DISCS:
        for land in LANDS:
            if land != turn_of_disc(s, disc):
                yield _SET[disc, land].option(s, seat)
    if "potion" in one.tiles:
        out = None if s.bonus else Msg("rw-79-bonus")
        yield from (Option(a.DrinkPotion(one), out, about_bonus(one)) for one in SIDES)


def _turning(s: Realm, seat: int, action: a.SetDisc) -> Msg:
    return turning(s, seat, action.disc, action.land, s.characters[seat].mp - SET_COST)


_SPIN = {disc: Priced(a.SpinDisc(disc), SPIN_COST, "rw-30-cost") for disc in DISCS}
_SET = {
    (disc, land): Priced(a.SetDisc(disc, land), SET_COST, "rw-31-cost", _turning)
    for disc in DISCS
    for land in LANDS
}


def _perform(t: Turn, seat: int, action: Action) -> None:
    match action:
        case a.SpinDisc(disc):
            pay(t, seat, SPIN_COST)
            turn_disc(t, disc, roll_land(t, seat))
        case a.SetDisc(disc, land):
            pay(t, seat, SET_COST)
            turn_disc(t, disc, land)
        case a.DrinkPotion(side):
            t.s.characters[seat].tiles.remove("potion")
            t.s.gone.append("potion")
            t.tell(e.PotionDrunk(seat))
            take_bonus(t, seat, side)
        case _:
            raise AssertionError(action)


RUNESTONES = Deeds(offers, (a.SpinDisc, a.SetDisc, a.DrinkPotion), _perform)
