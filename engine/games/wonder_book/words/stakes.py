"""The goal, with how far the party is, and what the last Destiny token would cost."""

from __future__ import annotations

from engine.core import Msg
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards.conditions import Test
from engine.games.wonder_book.ending import is_lost_next
from engine.games.wonder_book.holds import parts_of, progress, sparks_in
from engine.games.wonder_book.reading import goal_in_force
from engine.games.wonder_book.state import DESTINY, Ally, Hero, WonderBook


def stakes(s: WonderBook) -> tuple[Msg, ...]:
    return () if s.result is not None else (_goal(s), _danger(s))


def _goal(s: WonderBook) -> Msg:
    if not s.goal:
        return Msg("wonder-book-goal-ahead")
    parts = [line for part in parts_of(goal_in_force(s).test) for line in _counted(s, part)]
    if s.page:  # it may say what is carried out only when it is turned
        parts = []
    return Msg("wonder-book-goal", {"goal": f"{s.chapter}-{s.goal}", "parts": parts})


def _counted(s: WonderBook, test: Test) -> list[Msg]:
    """How far a condition has been met, if it counts something."""
    if not (count := progress(s, test)):
        return []
    have, need = count
    match test:
        case when.AtLeast(counter):
            told = {"counter": counter, "have": have, "need": need}
            return [Msg("wonder-book-progress-counter", told)]
        case when.HeroesIn(area):
            told = {"place": area, "have": have, "need": need}
            return [Msg("wonder-book-progress-heroes", told)]
        case when.SparksHeld():
            elsewhere = sparks_in(s, "") - have
            told = {"have": have, "need": need, "elsewhere": elsewhere}
            return [Msg("wonder-book-progress-sparks", told)]
        case _:
            return [Msg("wonder-book-progress", {"have": have, "need": need})]


def _danger(s: WonderBook) -> Msg:
    """[WB-53, WB-54] A hero who stands up costs a Destiny token, and the last one the chapter. When
    as many stand as may still fall, one round may lose it: then the weakest are named."""
    party: list[tuple[Hero | Ally, str]] = [
        (hero, f"hero-{hero.name}") for hero in s.heroes if hero.name
    ]
    party += [(ally, f"ally-{ally.name}") for ally in s.allies if ally.area]
    down = [Msg(name) for one, name in party if not one.standing]
    standing = [(one.hearts, name) for one, name in party if one.standing]
    left = s.destiny - len(down)
    args = {"n": s.destiny, "of": DESTINY, "names": down, "count": len(down)}
    if is_lost_next(s):
        return Msg("wonder-book-lost-next", args)
    if left <= len(standing):
        hearts, _ = min(standing)
        weakest = [Msg(name) for have, name in standing if have == hearts]
        told = {"left": left, "weakest": weakest, "hearts": hearts}
        return Msg("wonder-book-lost-soon", args | told)
    return Msg("wonder-book-danger", args)
