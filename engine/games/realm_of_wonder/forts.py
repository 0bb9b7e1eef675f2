"""Forts on wells: how they are built, and conquered by higher ones [RW-35 to RW-37]."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core import Action, Msg, Option
from engine.deeds import Deeds
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.magic import Priced, pay
from engine.games.realm_of_wonder.quests import progress
from engine.games.realm_of_wonder.state import Fort, Realm, Turn, feature_at, touch

TOKEN_COST = 3  # MP [RW-35]
HIGHEST = 3  # by building; a conquest or Transfer can leave more tokens


def _offers(s: Realm, seat: int) -> Iterator[Option]:
    """[RW-35] Build on the well on which the character stands, unless it is a house's [RW-78]."""
    one = s.characters[seat]
    if feature_at(s, one.at) != "well":
        return
    fort = s.forts.get(one.at)
    if fort and fort.owner != seat:
        yield Option(a.Build(), Msg("rw-37-foreign", {"seat": fort.owner, "n": fort.height}))
    elif fort and fort.height >= HIGHEST:
        yield Option(a.Build(), Msg("rw-35-full", {"n": fort.height}))
    elif not one.supply:
        yield Option(a.Build(), Msg("rw-35-supply"))
    else:
        yield _BUILD.option(s, seat)


def _gives(s: Realm, seat: int, _: Action) -> Msg:
    """[RW-11, RW-36, RW-37, RW-72] What one token more brings: income and the King's quest by the
    first, a refuge by the third, and how many tokens others then need."""
    one = s.characters[seat]
    height = 1 + (s.forts[one.at].height if one.at in s.forts else 0)
    then = replace(s, forts={**s.forts, one.at: Fort(seat, height)})
    before, (have, needed) = progress(s, seat)[0], progress(then, seat)
    quest = {"have": have if have > before else None, "needed": needed}
    rest = {"tokens": height + 1, "left": one.mp - TOKEN_COST}
    return Msg("realm-of-wonder-fort-gives", {"height": height, **quest, **rest})


_BUILD = Priced(a.Build(), TOKEN_COST, "rw-35-cost", _gives)


def build(t: Turn, seat: int, _: Action) -> None:
    """A new fort, or one step higher on the seat's own; costs TOKEN_COST and a token of its
    supply."""
    one = t.s.characters[seat]
    fort = t.s.forts.setdefault(one.at, Fort(seat, 0))
    pay(t, seat, TOKEN_COST)
    one.supply -= 1
    fort.height += 1
    touch(t, one.at)
    t.tell(e.FortBuilt(seat, one.at, fort.height))


FORTS = Deeds(_offers, (a.Build,), build)


def conquests(s: Realm, seat: int, space: str) -> range:
    """[RW-37] How many tokens may be set against another's fort: more than it has, and as many as
    the seat has in supply and can pay for."""
    one = s.characters[seat]
    return range(s.forts[space].height + 1, min(one.supply, one.mp // TOKEN_COST) + 1)


def no_conquest(s: Realm, seat: int, space: str) -> Msg | None:
    """Why another's fort cannot be conquered, or None if it can."""
    one, least = s.characters[seat], s.forts[space].height + 1
    if least > one.supply:
        return Msg("rw-37-supply", {"n": least, "have": one.supply})
    if least * TOKEN_COST > one.mp:
        return Msg("rw-37-cost", {"n": least, "cost": least * TOKEN_COST, "have": one.mp})
    return None


def conquer(t: Turn, seat: int, space: str, tokens: int) -> None:
    """[RW-37] The difference stays; all other tokens go back to their owners."""
    one, fort = t.s.characters[seat], t.s.forts[space]
    left = tokens - fort.height
    pay(t, seat, tokens * TOKEN_COST)
    one.supply -= left
    t.s.characters[fort.owner].supply += fort.height
    t.s.forts[space] = Fort(seat, left)
    touch(t, space)
    t.tell(e.FortConquered(seat, fort.owner, space, tokens, left))
