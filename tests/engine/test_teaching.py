"""A lesson is a game of which all but one door is closed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core import Dice, Game, Illegal, Option, State
from engine.lessons import Lesson, Step
from engine.teaching import NOT_NOW, Taught, played, taught, teaching
from tests.toys import TOYS
from tests.toys.tug import LESSON, Pull, Rest

TUG = TOYS["tug"]
ME, FOE = 0, 1


@pytest.fixture
def lesson() -> Taught[Any]:
    return taught(TUG, 1)


def opening(lesson: Taught[Any]) -> State:
    return lesson.new(LESSON.setup, Dice(LESSON.seed, 0)).s


def otherwise(**changes: Any) -> Lesson:
    return msgspec.structs.replace(LESSON, **changes)


def test_one_option_is_open_and_all_others_say_why_not(lesson: Taught[Any]) -> None:
    s = opening(lesson)

    assert lesson.legal(s, ME) == [Pull("heavy")]
    assert [o.blocked for o in lesson.options(s, ME) if o.action == Rest()] == [NOT_NOW]


@pytest.mark.parametrize("action", [Rest(), Pull("light")])
def test_what_is_closed_is_refused_and_changes_nothing(lesson: Taught[Any], action: Any) -> None:
    s = opening(lesson)
    before = lesson.dump(s)

    with pytest.raises(Illegal) as refused:
        lesson.apply(s, ME, action, Dice(b"", 1))

    assert refused.value.reason == NOT_NOW
    assert lesson.dump(s) == before


def test_each_step_is_a_click(lesson: Taught[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Even one that would follow by itself in the game."""
    s = opening(lesson)
    lone = [Option(Pull("heavy"), follows=True)]
    monkeypatch.setattr(Taught, "offers", lambda *_: iter(lone))

    assert Game.following(lesson, s, ME) == Pull("heavy")
    assert lesson.following(s, ME) is None


def test_a_step_ages_all_buttons_and_is_never_free(lesson: Taught[Any]) -> None:
    s = opening(lesson)
    done = lesson.apply(s, ME, Pull("heavy"), Dice(b"", 1))

    assert (s.now, done.s.now, done.s.changed) == (0, 1, [1, 1])
    assert not done.free


def test_what_the_others_do_follows_at_once(lesson: Taught[Any]) -> None:
    states = list(played(lesson))

    assert [s.now for s in states] == [0, 1, 2, 3]
    assert [s.round for s in states] == [1, 1, 2, 2]
    assert [list(lesson.actors(s)) for s in states] == [[ME]] * 3 + [[]]


def test_nobody_else_is_waited_for(lesson: Taught[Any]) -> None:
    """Else a bot player would move there by itself."""
    s = lesson.base.apply(opening(lesson), ME, Rest(), Dice(b"", 1)).s

    assert lesson.base.actors(s) == [FOE]
    assert lesson.actors(s) == []


def test_it_ends_with_its_last_step_though_the_game_goes_on(lesson: Taught[Any]) -> None:
    *before, last = played(lesson)

    assert [s.result for s in before] == [None] * 3
    assert last.result is not None
    assert last.result.places == (1, 2)
    assert lesson.options(last, ME) == []


@pytest.mark.parametrize(
    ("change", "step"),
    [
        ({"met": lambda s: s.rope == 3}, 2),
        ({"met": lambda s: s.rope == 6}, 3),
        ({"steps": (Step(Pull("heavy")), Step(Pull("heavy")))}, 2),
        ({"steps": (Step(Pull("heavy"), given=lambda s: s.rope == 1),)}, 1),
    ],
    ids=["met too early", "not met at the end", "not on offer", "text not true"],
)
def test_a_lesson_that_cannot_be_played_is_found(change: Any, step: int) -> None:
    with pytest.raises(Illegal) as broken:
        list(played(teaching(TUG, otherwise(**change))))

    assert broken.value.reason is not None
    assert broken.value.reason.args == {"step": step}


def test_a_position_must_be_one_of_the_game() -> None:
    def lay(s: Any) -> None:
        s.pullers[ME].hand.cards = []

    with pytest.raises(AssertionError):
        teaching(TUG, otherwise(lay=lay))


@pytest.mark.parametrize(
    "change",
    [{"seed": b"another"}, {"steps": LESSON.steps[:2]}, {"lay": lambda _: None}],
    ids=["seed", "steps", "position"],
)
def test_its_version_changes_with_the_lesson(change: Any) -> None:
    assert taught(TUG, 1).version.startswith(f"{TUG.version}-")
    assert teaching(TUG, otherwise(**change)).version != taught(TUG, 1).version


def test_its_version_changes_with_the_rules() -> None:
    newer = msgspec.structs.replace(TUG, version="2")

    assert taught(newer, 1).version != taught(TUG, 1).version


@pytest.mark.parametrize("number", [0, 2, -1])
def test_an_unknown_lesson_is_named(number: int) -> None:
    with pytest.raises(LookupError, match=f"tug has no lesson {number}"):
        taught(TUG, number)
