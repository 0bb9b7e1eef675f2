"""What people can earn in a chapter of Wonder Book."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from engine.core import Event
from engine.games.wonder_book import events as e
from engine.games.wonder_book.campaign import LAST
from engine.games.wonder_book.state import DICE, NOBODY, WonderBook
from engine.games.wonder_book.turns import turn_under_way
from engine.honours import Earned, Honour, Honours

PACK = 3  # Wyrms defeated by one deed
PILE = 3  # successes that a hero must lose by pushing its luck
TIMES = 2  # how often a hero must be knocked out


def _moment(before: WonderBook, events: Sequence[Event], after: WonderBook) -> Iterator[Earned]:
    seats = {hero.name: seat for seat, hero in enumerate(after.heroes)}
    for event in events:
        match event:
            case e.Rolled(hero, successes=n) | e.Rerolled(hero, successes=n) if n == DICE:
                yield seats[hero], "full-hand"
            case e.LuckLost(hero, n) if n >= PILE:
                yield seats[hero], "one-more"
            case _:
                pass
    me, own = turn_under_way(before), takewhile(_in_turn, events)
    if me != NOBODY and sum(isinstance(event, e.WyrmDefeated) for event in own) >= PACK:
        yield me, "hat-trick"


def _in_turn(event: Event) -> bool:
    return not isinstance(event, e.TurnEnded)


def _ending(story: Sequence[Event], s: WonderBook) -> Iterator[Earned]:
    """Honours for a chapter that was won: all share in what the party did."""
    if not s.won:
        return
    fallen = [event.hero for event in story if isinstance(event, e.KnockedOut)]
    for seat, hero in enumerate(s.heroes):
        if not fallen:
            yield seat, "on-our-feet"
        if s.destiny == 1:
            yield seat, "last-light"
        if s.chapter == LAST:
            yield seat, "last-page"
        if fallen.count(hero.name) >= TIMES:
            yield seat, "up-again"
        if not hero.standing:
            yield seat, "tell-me-later"


HONOURS = Honours(
    (
        Honour("on-our-feet"),
        Honour("last-light"),
        Honour("last-page"),
        Honour("up-again"),
        Honour("hat-trick"),
        Honour("full-hand"),
        Honour("one-more", hidden=True),
        Honour("tell-me-later", hidden=True),
    ),
    _moment,
    _ending,
)
