"""What a hero does for the party in its turns: measured to balance the heroes, not a rule.

`damage`: points dealt to Wyrms and bosses, and Wyrms stunned. `rescues`: Hearts that others regain
or are guarded from, and others taken out of a Wyrm's reach. `goals`: steps of a counter, objects
looked at, goals met. Each is worth about an action.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import takewhile

from engine.core import Event
from engine.games.wonder_book import events as e
from engine.games.wonder_book.state import NOBODY, WYRMS, WonderBook, in_play
from engine.games.wonder_book.turns import turn_under_way


def merits(
    before: WonderBook, events: Sequence[Event], after: WonderBook
) -> Counter[tuple[int, str]]:
    """What happened in one move, by seat and kind; all of it counts for the hero whose turn it
    is."""
    me, found = turn_under_way(before), Counter[tuple[int, str]]()
    if me == NOBODY:
        return found
    own = list(takewhile(lambda event: not isinstance(event, e.TurnEnded), events))
    found[me, "damage"] = sum(_damage(before, own))
    found[me, "rescues"] = sum(_rescues(before, own, after, me))
    found[me, "goals"] = sum(_goals(before, own))
    return +found


def _damage(before: WonderBook, events: list[Event]) -> Iterator[int]:
    stunned = {letter for letter, wyrm in zip(WYRMS, before.wyrms, strict=False) if wyrm.stunned}
    for event in events:
        match event:
            case e.WyrmStunned(letter):
                stunned.add(letter)
                yield 1
            case e.WyrmDefeated(letter):
                yield 1 if letter in stunned else 2
                stunned.discard(letter)
            case e.BossHurt(_, n):
                yield n
            case _:
                pass


def _rescues(before: WonderBook, events: list[Event], after: WonderBook, me: int) -> Iterator[int]:
    mine = before.heroes[me].name
    for event in events:
        match event:
            case e.HeartsGained(hero, n) if hero != mine:
                yield n
            case e.AllyHealed(_, n):
                yield n
            case _:
                pass
    for seat, (then, now) in enumerate(zip(before.heroes, after.heroes, strict=True)):
        if seat != me:
            yield max(0, now.guard - then.guard)
            if now.area != then.area and in_play(before, then.area):
                yield int(not in_play(after, now.area))


def _goals(before: WonderBook, events: list[Event]) -> Iterator[int]:
    counters = dict(before.counters)
    for event in events:
        match event:
            case e.Counted(counter, n):
                yield max(0, n - counters.get(counter, 0))
                counters[counter] = n
            case e.GoalMet() | e.Interacted():
                yield 1
            case _:
                pass
