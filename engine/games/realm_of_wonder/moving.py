"""The movement turn of a seat [RW-21 to RW-24]."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Action, Msg, Option, Phase, Seat
from engine.deeds import Deeds, owner
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.ending import leaders
from engine.games.realm_of_wonder.forts import FORTS
from engine.games.realm_of_wonder.powers import POWERS
from engine.games.realm_of_wonder.runestones import RUNESTONES
from engine.games.realm_of_wonder.standing import end_turn
from engine.games.realm_of_wonder.state import ROUNDS, Realm, Turn, on_island, points
from engine.games.realm_of_wonder.towers import TOWERS
from engine.games.realm_of_wonder.vortices import VORTICES
from engine.games.realm_of_wonder.walking import WALKING
from engine.games.realm_of_wonder.wells import WELLS

DEEDS: tuple[Deeds[Realm], ...] = (WALKING, TOWERS, WELLS, FORTS, RUNESTONES, VORTICES, POWERS)
WORTHWHILE = (a.EnterCastle, a.OpenTower)  # hardly anyone would end a turn without these


class Moving(Phase, kw_only=True):
    """[RW-24] Everything on offer can be done in any order, until the points run out or the player
    is done."""

    seat: Seat
    begun: bool = False

    def actors(self, s: Realm) -> list[int]:
        return [self.seat] if self.begun and not s.characters[self.seat].pace.moved else []

    def options(self, s: Realm, seat: int) -> Iterator[Option]:
        offers = [option for deeds in DEEDS for option in deeds.offers(s, seat)]
        return iter([*offers, _end(s, seat, offers)])

    def play(self, t: Turn, seat: int, action: Action) -> None:
        if isinstance(action, a.EndTurn):
            end_turn(t, seat)
            return
        owner(DEEDS, action).perform(t, seat, action)

    def auto(self, t: Turn) -> None:
        """The turn begins, or something has ended it."""
        if self.begun:
            self.over = True
            return
        self.begun, t.s.footprints = True, []
        left = t.s.characters[self.seat].pace.left = points(t.s, self.seat)
        t.tell(e.TurnBegan(self.seat, left))


def _end(s: Realm, seat: int, offers: list[Option]) -> Option:
    """Points left are lost [RW-22], so a player who has done nothing with them is asked once more;
    on the castle island no MP come in [RW-12].
    No character rests beside a monster: it leaves or fights first [RW-41]."""
    one = s.characters[seat]
    if one.at in s.monsters:
        return Option(a.EndTurn(), Msg("rw-41-monster"))
    others = [other.pace.moved for number, other in enumerate(s.characters) if number != seat]
    if s.round == ROUNDS and all(others):
        told = {"rounds": ROUNDS, "seats": leaders(s)}
        return Option(a.EndTurn(), detail=Msg("realm-of-wonder-ends", told), confirm=True)
    left = one.pace.left
    island = on_island(s, seat)
    told = {"points": left, "island": island}
    detail = Msg("realm-of-wonder-left", told) if left or island else None
    untouched = left > 0 and left == points(s, seat)
    worthwhile = (one for one in offers if type(one.action) in WORTHWHILE)
    careless = untouched or any(one.blocked is None for one in worthwhile)
    return Option(a.EndTurn(), detail=detail, confirm=careless)
