"""The six special powers, usable in one's own movement turn while the token is ready [RW-44 to
RW-50]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core import Action, Msg, Option
from engine.deeds import Deeds
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.board import SPACES
from engine.games.realm_of_wonder.details import landing
from engine.games.realm_of_wonder.discs import DISCS, turn_disc, turn_of_disc, turning
from engine.games.realm_of_wonder.routes import bars
from engine.games.realm_of_wonder.state import Realm, Turn, on_island, own_forts
from engine.games.realm_of_wonder.walking import arrive

CATAPULT = [code for code, one in SPACES.items() if one.feature == "vortex" and one.disc == "outer"]


def offers(s: Realm, seat: int) -> Iterator[Option]:
    """No power can be used on the castle island [RW-34]."""
    one = s.characters[seat]
    blocked = None if one.ready else Msg("rw-44-spent")
    if on_island(s, seat):
        blocked = Msg("rw-34-power")
    for option in _uses(s, seat):
        if blocked:  # one refusal is enough
            yield Option(option.action, blocked)
            return
        yield option


def _uses(s: Realm, seat: int) -> Iterator[Option]:
    one = s.characters[seat]
    match one.key:
        case "mage":  # [RW-45]
            detail = Msg("realm-of-wonder-wand", {"n": _wells(s, seat)})
            yield Option(a.UseWand(), detail=detail)
        case "golem":  # [RW-46]
            yield Option(a.UseFist(), detail=Msg("realm-of-wonder-fist"))
        case "troll":  # [RW-47]
            yield Option(a.UseVulture(), detail=_in_land(SPACES[one.at].land))
        case "yeti":  # [RW-48]
            for disc in DISCS:
                if turn_of_disc(s, disc) != "ice":
                    tell = partial(turning, s, seat, disc, "ice")
                    yield Option(a.UseFrozenStone(disc), tell=tell)
        case "gnome":  # [RW-49]
            for space in CATAPULT:
                if space != one.at:
                    yield Option(a.UseCatapult(space), tell=partial(landing, s, seat, space))
        case "cyclops":  # [RW-50]
            for space in _dives(s, seat):
                yield Option(a.UseHelmet(space), tell=partial(landing, s, seat, space))


def _wells(s: Realm, seat: int) -> int:
    """The seat's wells, its house's included [RW-45, RW-78]."""
    return 1 + len(own_forts(s, seat))


def _in_land(land: str) -> Msg:
    return Msg("realm-of-wonder-vulture", {"land": land})


def _dives(s: Realm, seat: int) -> Iterator[str]:
    """[RW-50] From a beach to easy beaches of the same land, on both discs as with the Troll
    [RW-47], but never into another's fort, which only a conquest can enter [RW-37]."""
    here = SPACES[s.characters[seat].at]
    if here.beach:
        barred = bars(s, seat)
        for space in SPACES.values():
            easy = space.beach and space.cost == 1 and space.land == here.land
            if easy and space != here and barred.get(space.code) not in ("fort", "house"):
                yield space.code


def _perform(t: Turn, seat: int, action: Action) -> None:
    one = t.s.characters[seat]
    one.ready = False
    t.tell(e.PowerUsed(seat, one.key))
    match action:
        case a.UseWand():
            n = _wells(t.s, seat)
            one.mp += n
            t.tell(e.MagicPointsGained(seat, n))
        case a.UseFist():
            one.pace.fist = True
        case a.UseVulture():
            one.pace.vulture = SPACES[one.at].land
        case a.UseFrozenStone(disc):
            turn_disc(t, disc, "ice")
        case a.UseCatapult(space):
            t.tell(e.Catapulted(seat, space))
            arrive(t, seat, space)
        case a.UseHelmet(space):
            t.tell(e.Dived(seat, space))
            arrive(t, seat, space)
        case _:
            raise AssertionError(action)


KINDS = (a.UseWand, a.UseFist, a.UseVulture, a.UseFrozenStone, a.UseCatapult, a.UseHelmet)
POWERS = Deeds(offers, KINDS, _perform)
