"""What people can earn in World Adventure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core import Event
from engine.games.world_adventure import events as e
from engine.games.world_adventure.state import PURSE, World
from engine.honours import Earned, Honour, Honours

ALPHABET = 12  # runes [WA-02]
HARVEST = 4  # runes in one turn


def _moment(_: World, events: Sequence[Event], after: World) -> Iterator[Earned]:
    for seat, clan in enumerate(after.clans):
        if clan.gold == PURSE:
            yield seat, "full-purse"
    for event in events:
        match event:
            case e.RuneWon(seat, n=n) if n == ALPHABET:
                yield seat, "alphabet"
            case e.BountyPaid(seat) if after.clans[seat].wanted:
                yield seat, "takes-a-thief"
            case _:
                pass


def _ending(story: Sequence[Event], s: World) -> Iterator[Earned]:
    yield from _harvests(story)
    for seat in range(s.seats):
        if _cornered(story, seat):
            yield seat, "cornered"
    for event in story:
        if isinstance(event, e.GoalReached):
            for seat in event.seats:
                yield from ((seat, honour) for honour in _won(story, seat))


def _harvests(story: Sequence[Event]) -> Iterator[Earned]:
    runes = Counter[int]()
    for event in story:
        match event:
            case e.TurnBegan():
                runes.clear()
            case e.RuneWon(seat):
                runes[seat] += 1
                if runes[seat] == HARVEST:
                    yield seat, "harvest"
            case _:
                pass


def _cornered(story: Sequence[Event], seat: int) -> bool:
    """Whether the seat could not run away, yet won that battle."""
    trapped = False
    for event in story:
        match event:
            case e.BattleBegan() | e.Ambushed():
                trapped = False
            case e.RetreatTried(who, success=success) if who == seat:
                trapped = not success
            case e.FoeDefeated(who) | e.PlayerDefeated(who) if who == seat and trapped:
                return True
            case _:
                pass
    return False


def _won(story: Sequence[Event], seat: int) -> Iterator[str]:
    """Honours for reaching the goal."""
    mine = [event for event in story if getattr(event, "seat", None) == seat]
    if any(isinstance(event, e.Died) for event in mine):
        yield "second-life"
    if not any(isinstance(event, e.BattleBegan) for event in mine):
        yield "clean-hands"
    if not any(isinstance(event, e.Recruited) for event in mine):
        yield "nobodys-captain"


HONOURS = Honours(
    (
        Honour("alphabet"),
        Honour("second-life"),
        Honour("clean-hands"),
        Honour("nobodys-captain"),
        Honour("full-purse"),
        Honour("harvest"),
        Honour("takes-a-thief", hidden=True),
        Honour("cornered", hidden=True),
    ),
    _moment,
    _ending,
)
