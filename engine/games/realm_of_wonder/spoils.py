"""What a lost battle costs: tiles, or a cursed orb received, and the way home [RW-40, RW-43]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.core import Action, Msg, Option, Phase, Seat
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.details import about_tile
from engine.games.realm_of_wonder.standing import place
from engine.games.realm_of_wonder.state import Realm, Turn, home_of, own_forts, standing_at

STRONGHOLD = 3  # tokens [RW-36]
CURSE = "cursed"


def divide(t: Turn, winner: int, loser: int) -> None:
    """[RW-40] First the winner takes spoils, then the loser goes home."""
    t.push(Returning(seat=loser))
    t.push(Spoils(winner=winner, loser=loser))


class Spoils(Phase, kw_only=True):
    """[RW-40] Take tiles one by one until done, or else give one cursed orb."""

    quick: ClassVar[bool] = True
    winner: Seat
    loser: Seat
    taken: bool = False

    def actors(self, s: Realm) -> list[int]:
        tiles, mine = self._tiles(s)
        return [self.winner] if tiles or (CURSE in mine and not self.taken) else []

    def options(self, s: Realm, seat: int) -> Iterator[Option]:
        tiles, mine = self._tiles(s)
        for tile in sorted(set(tiles)):
            yield Option(a.TakeTile(tile), detail=about_tile(tile))
        if CURSE in mine:
            yield Option(a.GiveCurse(), Msg("rw-40-not-both") if self.taken else None)
        yield Option(a.EndSpoils())

    def play(self, t: Turn, seat: int, action: Action) -> None:
        tiles, mine = self._tiles(t.s)
        match action:
            case a.TakeTile(tile=tile):
                self.taken = True
                _move(tiles, mine, tile)
                t.tell(e.TileTaken(self.winner, self.loser, tile))
            case a.GiveCurse():
                self.over = True
                _move(mine, tiles, CURSE)
                t.tell(e.CurseGiven(self.winner, self.loser))
            case _:
                self.over = True

    def _tiles(self, s: Realm) -> tuple[list[str], list[str]]:
        return s.characters[self.loser].tiles, s.characters[self.winner].tiles


class Returning(Phase, kw_only=True):
    """[RW-36, RW-40] The loser goes to its house, or to a stronghold on which nobody stands."""

    quick: ClassVar[bool] = True
    seat: Seat

    def actors(self, s: Realm) -> list[int]:
        return [self.seat] if _refuges(s, self.seat) else []

    def options(self, s: Realm, seat: int) -> Iterator[Option]:
        yield Option(a.ReturnTo(home_of(s, seat)), detail=Msg("realm-of-wonder-here-home"))
        for space in _refuges(s, seat):
            detail = Msg("realm-of-wonder-stronghold", {"n": s.forts[space].height})
            yield Option(a.ReturnTo(space), detail=detail)

    def play(self, t: Turn, seat: int, action: a.ReturnTo) -> None:
        self._return(t, action.space)

    def auto(self, t: Turn) -> None:
        self._return(t, home_of(t.s, self.seat))

    def _return(self, t: Turn, space: str) -> None:
        self.over = True
        place(t, self.seat, space)
        t.tell(e.Returned(self.seat, space))


def _refuges(s: Realm, seat: int) -> list[str]:
    forts = own_forts(s, seat)
    strong = (space for space in forts if s.forts[space].height >= STRONGHOLD)
    return sorted(space for space in strong if standing_at(s, space) is None)


def _move(giver: list[str], taker: list[str], tile: str) -> None:
    giver.remove(tile)
    taker.append(tile)
