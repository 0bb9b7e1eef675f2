from __future__ import annotations

from typing import Any

import pytest

from engine.core import Action, Dice, Event, Setup, Sit
from engine.games.wonder_book import GAME
from engine.games.wonder_book.actions import Interact, Move, RollOn, UseSkill
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.kinds import Goal
from engine.games.wonder_book.chapter import Chapter
from engine.games.wonder_book.house.typical import typical
from engine.games.wonder_book.script import Script
from engine.games.wonder_book.state import WonderBook
from tests.engine.honours import at_the_end, in_a_moment
from tests.engine.wonder_book.laid import at, chest, done, laid, play

KEN, LARA, TINA = 0, 1, 2
SEED = b"0123456789abcdef"
TO_THE_LANE = Goal(when.HeroesIn("lane", 1), "bridge", (), do=(do.Win(),))


def table(**rest: Any) -> WonderBook:
    """Ken can win by stepping onto the lane."""
    heroes = {"ken": at("square"), "lara": at("garden"), "tina": at("garden")}
    return laid(**{**heroes, "turn": "ken", "goal": TO_THE_LANE, **rest})


def won(s: WonderBook, *before: tuple[Event, ...]) -> set[tuple[int, str]]:
    applied = done(s, Move("lane"))
    assert applied.s.won
    return at_the_end(GAME, applied.s, *before, applied.events)


def knocked_out(hero: str) -> tuple[Event, ...]:
    """A chest takes the hero's last Heart."""
    s = laid(
        **{"ken": at("square"), "lara": at("garden"), hero: at("square", hearts=1)},
        turn=hero,
        **chest("square", do.Hearts("you", -1)),
    )
    return done(s, Interact("chest")).events


def earned(s: WonderBook, action: Action, rolls: str = "") -> set[tuple[int, str]]:
    return in_a_moment(GAME, [(s, done(s, action, rolls=rolls))])


def test_still_on_our_feet() -> None:
    everyone = {(seat, "on-our-feet") for seat in (KEN, LARA, TINA)}

    fell = knocked_out("lara")

    assert won(table()) >= everyone
    assert not won(table(), fell) & everyone


@pytest.mark.parametrize("destiny", [1, 2])
def test_by_the_last_light(destiny: int) -> None:
    found = won(table(destiny=destiny))

    assert ((KEN, "last-light") in found) == ((TINA, "last-light") in found) == (destiny == 1)


@pytest.mark.parametrize("chapter", [1, 6])
def test_the_last_page(chapter: int) -> None:
    s = GAME.new(Setup("coop", 2, campaign=typical(chapter, Dice(SEED, 0))), Dice(SEED, 0)).s
    s.stack = [Chapter(), Script(todo=[do.Win()])]

    ended = GAME.sit(s, Sit(0, True), Dice(SEED, 1))

    assert ended.s.won
    assert ((LARA, "last-page") in at_the_end(GAME, ended.s, ended.events)) == (chapter == 6)


def test_up_again() -> None:
    once, others = knocked_out("ken"), knocked_out("lara")

    assert (KEN, "up-again") in won(table(), once, others, once)
    assert (KEN, "up-again") not in won(table(), once, others)
    assert (LARA, "up-again") not in won(table(), once, others, once)


def test_who_loses_the_chapter_earns_nothing_by_it() -> None:
    fell = knocked_out("ken")
    last = chest("square", do.Destiny(-1))
    s = laid(ken=at("square"), lara=at("lane"), turn="ken", destiny=1, **last)

    applied = done(s, Interact("chest"))

    assert applied.s.result is not None
    assert at_the_end(GAME, applied.s, fell, fell, applied.events) == set()


@pytest.mark.parametrize("stunned", ["ABC", "AB"])
def test_three_at_a_stroke(stunned: str) -> None:
    ken = at("square", skills=["whirl"], sparks=5)
    wyrms = dict.fromkeys("ABC", "square")
    s = laid(ken=ken, lara=at("garden"), turn="ken", wyrms=wyrms, stunned=stunned)

    assert earned(s, UseSkill("whirl")) == ({(KEN, "hat-trick")} if stunned == "ABC" else set())


@pytest.mark.parametrize(("rolls", "full"), [("+++++", True), ("++++-", False)])
def test_five_out_of_five(rolls: str, full: bool) -> None:
    five = do.Roll(5, ((), ()))
    s = laid(ken=at("garden"), lara=at("square"), turn="lara", **chest("square", five))

    assert earned(s, Interact("chest"), rolls) == ({(LARA, "full-hand")} if full else set())


@pytest.mark.parametrize(("rolls", "much"), [("+++", True), ("++-", False)])
def test_just_one_more(rolls: str, much: bool) -> None:
    luck = do.PushLuck(3, "letters", most=9, bust=())
    s = laid(ken=at("square"), turn="ken", lara=at("lane"), **chest("square", luck))
    s = play(s, Interact("chest"), rolls=rolls)

    assert earned(s, RollOn(), "---") == ({(KEN, "one-more")} if much else set())


def test_tell_me_later() -> None:
    found = won(table(tina=at("garden", hearts=0)))

    assert (TINA, "tell-me-later") in found
    assert (KEN, "tell-me-later") not in found
