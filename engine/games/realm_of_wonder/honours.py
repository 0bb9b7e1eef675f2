"""What people can earn in Realm of Wonder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core import Event
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.cards import MONSTERS, ORBS, kind_of
from engine.games.realm_of_wonder.ending import roads
from engine.games.realm_of_wonder.state import Realm
from engine.honours import Earned, Honour, Honours

STRONGHOLD = 3  # fort tokens [RW-36]
CARRIED, BITTEN = 2, 2  # how many times


def _moment(_: Realm, events: Sequence[Event], __: Realm) -> Iterator[Earned]:
    for event in events:
        match event:
            case e.FortConquered(seat, tokens=tokens, height=height):
                if tokens - height >= STRONGHOLD:  # the loser's tokens went back [RW-37]
                    yield seat, "new-tenant"
            case e.SpellCountered(seat, card=card) if kind_of(card) == "counterspell":
                yield seat, "no-you-dont"
            case _:
                pass


def _ending(story: Sequence[Event], s: Realm) -> Iterator[Earned]:
    for seat in range(s.seats):
        yield from ((seat, honour) for honour in _fought(story, seat))
    for event in story:
        if isinstance(event, e.CastleEntered):
            won = _entered(story, s, event.seat, event.road)
            yield from ((event.seat, honour) for honour in won)


def _fought(story: Sequence[Event], seat: int) -> Iterator[str]:
    """Honours for fighting monsters, also for players who did not win the race."""
    bonus, lost = 0, Counter[str]()
    for event in story:
        match event:
            case e.BattleRolled(who, bonus=added) if who == seat:
                bonus = added
            case e.MonsterBeaten(who, "dragon") if who == seat and not bonus:
                yield "bare-hands"
            case e.LostToMonster(who, monster) if who == seat:
                lost[monster] += 1
            case _:
                pass
    if max(lost.values(), default=0) >= BITTEN:
        yield "twice-bitten"


def _entered(story: Sequence[Event], s: Realm, seat: int, road: str) -> Iterator[str]:
    """Honours for entering the castle."""
    mine = [event for event in story if getattr(event, "seat", None) == seat]
    if sum(isinstance(event, e.Returned) for event in mine) >= CARRIED:
        yield "long-way-round"
    if not any(isinstance(event, e.BattleWon | e.MonsterBeaten) for event in mine):
        yield "walked-in"
    taken = {event.tile for event in mine if isinstance(event, e.TileTaken)}
    if taken & set({"monsters": tuple(MONSTERS), "orbs": ORBS}.get(road, ())):
        yield "borrowed-glory"
    if sum(have == whole for have, whole in roads(s, seat).values()) > 1:
        yield "two-roads"


HONOURS = Honours(
    (
        Honour("long-way-round"),
        Honour("walked-in"),
        Honour("borrowed-glory"),
        Honour("two-roads"),
        Honour("new-tenant"),
        Honour("bare-hands"),
        Honour("no-you-dont", hidden=True),
        Honour("twice-bitten", hidden=True),
    ),
    _moment,
    _ending,
)
