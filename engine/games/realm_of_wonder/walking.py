"""Walking: the cheapest ways are found beforehand, then walked step by step [RW-22 to RW-25, RW-37,
RW-55, RW-76]."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from engine.core import Action, Lasting, Msg, Option, Phase, Seat
from engine.deeds import Deeds
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.battle import attack, fight_monster
from engine.games.realm_of_wonder.board import CASTLE, SPACES
from engine.games.realm_of_wonder.details import foe, monster, signpost
from engine.games.realm_of_wonder.ending import may_enter, win
from engine.games.realm_of_wonder.forts import TOKEN_COST, conquer, conquests, no_conquest
from engine.games.realm_of_wonder.magic import Priced, pay
from engine.games.realm_of_wonder.routes import Bar, Way, bars, landing, open_ways, step_cost
from engine.games.realm_of_wonder.standing import place
from engine.games.realm_of_wonder.state import Realm, Turn, foreign_fort, others

POINT_COST = 3  # MP for one movement point [RW-23]
HINTS = 3  # the most spaces named that one bought point would reach


class Walking(Phase, kw_only=True):
    """One step of the way at a time, then what waits at its end. It also ends a jump, with no steps
    left to go. `back` is where a draw leads [RW-41], `tokens` the tokens of a conquest [RW-37]."""

    seat: Seat
    way: list[str]
    back: str
    tokens: int = 0

    def auto(self, t: Turn) -> None:
        if self.way:
            space, *self.way = self.way
            t.s.characters[self.seat].pace.left -= step_cost(t.s, self.seat, space)
            place(t, self.seat, space)
        else:
            self._arrive(t)

    def _arrive(self, t: Turn) -> None:
        """First the fort, then a character, then a monster, as long as the turn goes on [RW-37,
        RW-42, RW-76]."""
        s, seat, space = t.s, self.seat, t.s.characters[self.seat].at
        if s.characters[seat].pace.moved:
            self.over = True
        elif self.tokens:
            tokens, self.tokens = self.tokens, 0
            conquer(t, seat, space, tokens)
        elif any(s.characters[other].at == space for other in others(s, seat)):
            attack(t, seat, space, self.back)
        elif space in s.monsters:
            fight_monster(t, seat, space, self.back)
        else:
            self.over = True
            if space == CASTLE:
                win(t, seat)


def arrive(t: Turn, seat: int, space: str) -> None:
    """Jump to a space. A draw there leads back to where the jump began [RW-41, RW-76]."""
    back = t.s.characters[seat].at
    t.s.footprints = [back, space]
    place(t, seat, space)
    t.push(Walking(seat=seat, way=[], back=back))


def _signpost(s: Realm, seat: int, action: a.Walk) -> Msg:
    barred = bars(s, seat)
    return signpost(s, seat, _ways(s, seat, barred)[action.space], barred)


_ORDER = {space: number for number, space in enumerate(SPACES)}.__getitem__  # on the board
_WALK = {space: Lasting(a.Walk(space), text=_signpost) for space in SPACES}
_POINT = Priced(a.BuyPoint(), POINT_COST, "rw-23-cost")


def offers(s: Realm, seat: int) -> Iterator[Option]:
    """What can be done on this space comes first, then each space in reach, in the board's order:
    to walk to, or to enter where something bars the way."""
    one, barred = s.characters[seat], bars(s, seat)
    ways = _ways(s, seat, barred)
    if foreign_fort(s, seat, one.at):  # a token has been moved here in the meantime [RW-57]
        yield from _conquests(s, seat, one.at, Way(0, ()))
    if one.at in s.monsters:  # uncovered but not beaten last round [RW-41]
        yield Option(a.Attack(one.at), detail=monster(s, seat, one.at, 0))
    dear: list[str] = []
    for space in sorted(ways, key=_ORDER):
        if ways[space].cost > one.pace.left:
            dear.append(space)
        elif space in barred:
            yield from _entering(s, seat, space, ways[space], barred[space])
        else:
            yield _WALK[space]
    yield from _hints(s, seat, dear, barred)
    yield _point(s, seat)


def _ways(s: Realm, seat: int, barred: Mapping[str, Bar]) -> Mapping[str, Way]:
    """All that is within reach, with a point that can be bought, too [RW-23]."""
    one = s.characters[seat]
    return open_ways(s, seat, int(not one.pace.extra and one.mp >= POINT_COST), barred)


def _entering(s: Realm, seat: int, space: str, way: Way, bar: Bar) -> Iterator[Option]:
    match bar:
        case "fort":
            yield from _conquests(s, seat, space, way)
        case "fight":
            yield Option(a.Attack(space), tell=partial(foe, s, seat, space, way.cost))
        case "castle":
            yield _gate(s, seat, way)
        case "house":  # no way leads into another's house
            pass


def _conquests(s: Realm, seat: int, space: str, way: Way) -> Iterator[Option]:
    """[RW-37] Entering costs movement points, tokens cost MP."""
    height = s.forts[space].height
    for tokens in conquests(s, seat, space):
        cost = {"cost": way.cost, "mp": tokens * TOKEN_COST, "height": tokens - height}
        detail = Msg("realm-of-wonder-conquest", cost)
        yield Option(a.Conquer(space, tokens), detail=detail)
    if why_not := no_conquest(s, seat, space):
        yield Option(a.Conquer(space, height + 1), why_not)


def _gate(s: Realm, seat: int, way: Way) -> Option:
    """[RW-03] Entering the castle, refused as long as no road is open to the seat."""
    if road := may_enter(s, seat):
        return Option(
            a.EnterCastle(), detail=Msg("realm-of-wonder-gate", {"cost": way.cost, "road": road})
        )
    return Option(a.EnterCastle(), Msg("rw-03-nothing"))


def _hints(s: Realm, seat: int, dear: list[str], barred: dict[str, Bar]) -> Iterator[Option]:
    """[RW-23] What one bought point would reach: the castle, and what can be used there."""
    short = Msg("rw-23-short")
    if CASTLE in dear and may_enter(s, seat):
        yield Option(a.EnterCastle(), short)
    useful = [space for space in dear if space not in barred and SPACES[space].feature]
    yield from (Option(_WALK[space].action, short) for space in useful[:HINTS])


def _point(s: Realm, seat: int) -> Option:
    """A movement point can be bought once a turn [RW-23]."""
    if s.characters[seat].pace.extra:
        return Option(a.BuyPoint(), Msg("rw-23-once"))
    return _POINT.option(s, seat)


def _perform(t: Turn, seat: int, action: Action) -> None:
    match action:
        case a.BuyPoint():
            pay(t, seat, POINT_COST)
            pace = t.s.characters[seat].pace
            pace.extra, pace.left = True, pace.left + 1
            t.tell(e.PointBought(seat))
        case a.Conquer(space, tokens):
            _set_out(t, seat, space, tokens)
        case a.Walk(space) | a.Attack(space):
            _set_out(t, seat, space)
        case _:
            _set_out(t, seat, CASTLE)


def _set_out(t: Turn, seat: int, space: str, tokens: int = 0) -> None:
    start, barred = t.s.characters[seat].at, bars(t.s, seat)
    way = Way(0, ()) if space == start else _ways(t.s, seat, barred)[space]
    if way.path:
        t.s.footprints = [start, *way.path]
        t.tell(e.Walked(seat, list(way.path), way.cost))
    back = landing(start, way, barred)
    t.push(Walking(seat=seat, way=list(way.path), back=back, tokens=tokens))


WALKING = Deeds(offers, (a.Walk, a.Attack, a.Conquer, a.EnterCastle, a.BuyPoint), _perform)
