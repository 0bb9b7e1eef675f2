"""All lessons in all languages: one open button, named by the text, in few words."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any, get_args

import msgspec
import pytest
from discord import ButtonStyle, ui

from bot.__main__ import main
from bot.screens.by_text import text_of, why_not
from bot.screens.folds import MORE
from bot.screens.history import recent
from bot.screens.layout import PICTURE
from bot.screens.lesson import lesson_message, open_button, says
from bot.screens.scene import Scene
from bot.simulate.lessons import WORDS, faults, scene_of, seed_for, spoken
from bot.table.ids import Learn, Play, parse
from bot.text.called import legend_of
from bot.text.say import LANGUAGES
from db import Move
from engine.core import Dice, Event, Game
from engine.games import GAMES
from engine.lessons import Step
from engine.teaching import Taught, played, taught
from tests.toys import TOYS
from tests.toys.tug import LESSON, Pull, Pulled, Rest

LESSONS = [(key, n) for key, game in GAMES.items() for n in range(1, len(game.lessons) + 1)]
WITH_PAGES = [one for one in LESSONS if any(e.opens for e in get_args(GAMES[one[0]].event))]
SECONDS = 10  # of the processor, for all lessons in all languages
TUG = TOYS["tug"]


def tug(**changes: Any) -> Game[Any]:
    lesson = msgspec.structs.replace(LESSON, **changes)
    return msgspec.structs.replace(TUG, lessons=(lesson,))


def test_every_step_is_clicked_even_where_a_real_table_would_play_it_by_itself() -> None:
    moments = [
        (one, s, seat)
        for one in (taught(GAMES[key], number) for key, number in LESSONS)
        for s in played(one)
        for seat in one.actors(s)
    ]

    assert any(one.base.following(s, seat) for one, s, seat in moments)
    assert not any(one.following(s, seat) for one, s, seat in moments)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "number"), LESSONS)
def test_why_not_and_the_text_name_what_comes_next(key: str, number: int, lang: str) -> None:
    one = taught(GAMES[key], number)
    for s in list(played(one))[:-1]:
        scene = scene_of(one, number, s, lang)
        *_, line = why_not(scene, 0)
        assert f"**{open_button(scene)}**" in line
        assert says(scene).partition("\n")[2] in "\n".join(text_of(scene))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "number"), LESSONS)
def test_a_step_says_once_what_to_click(key: str, number: int, lang: str) -> None:
    """Not “turn the disc. **Turn the disc.**”; a single word, such as “roll”, may come twice."""
    one = taught(GAMES[key], number)
    for s in list(played(one))[:-1]:
        scene = scene_of(one, number, s, lang)
        label = open_button(scene).casefold()
        assert says(scene).casefold().count(label) == 1 or " " not in label


def test_why_not_tells_the_rule_where_the_rules_alone_forbid_it() -> None:
    """[VF-25] An attack that B do not suffice for is not said to be no part of the lesson."""
    one = taught(GAMES["volfyirion"], 1)
    states = list(played(one))

    told = [why_not(scene_of(one, 1, s, "en"), 0) for s in states[:-1]]

    attack = "**Attack Yrdesh**"
    assert attack in told[4][0]
    assert "takes 8 B; you have 3." in told[4][0]
    assert not any(attack in line for line in told[-1][:-1])


@pytest.mark.parametrize(("key", "number"), LESSONS)
def test_what_letters_mean_stands_in_every_step(key: str, number: int) -> None:
    one = taught(GAMES[key], number)
    *running, over = (scene_of(one, number, s, "en") for s in played(one))
    told = legend_of(over.words.say, key)

    assert all(_texts(scene).count(told) == bool(told) for scene in running)
    assert told not in _texts(over)


@pytest.mark.parametrize(("key", "number"), LESSONS)
def test_goal_and_danger_can_be_read_beside_a_picture(key: str, number: int) -> None:
    one = taught(GAMES[key], number)
    for s in list(played(one))[:-1]:
        scene = scene_of(one, number, s, "en")

        assert scene.stakes
        assert "\n".join(scene.stakes) in _texts(scene)[2:]


def _texts(scene: Scene) -> list[str]:
    shown = lesson_message(scene, [PICTURE]).walk_children()
    return [part.content for part in shown if isinstance(part, ui.TextDisplay)]


@pytest.mark.parametrize(("key", "number"), LESSONS)
def test_the_step_is_read_before_what_the_last_one_brought(key: str, number: int) -> None:
    one = taught(GAMES[key], number)
    for s in list(played(one))[:-1]:
        scene = replace(scene_of(one, number, s, "en"), recent=["Ann did something."])
        _, step, *below = _texts(scene)

        assert says(scene) == step
        assert "Ann did something." in below


def test_no_lesson_sends_its_reader_to_a_log_that_it_has_not() -> None:
    one = taught(TOYS["tug"], 1)
    events: list[Event] = [Pulled(0, "steady") for _ in range(20)]
    move = Move(game=1, seq=1, base=0, rules="1", events=msgspec.json.encode(events), state=b"")
    scene = scene_of(one, 1, next(iter(played(one))), "en")
    real = replace(scene, table=replace(scene.table, game=TOYS["tug"]))

    told, at_a_table = recent(scene, [move], 3), recent(real, [move], 3)

    assert len(told) == 3
    assert [line.startswith(MORE) for line in at_a_table] == [True, False, False, False]
    assert not any(line.startswith(MORE) for line in told)


@pytest.mark.parametrize(("key", "number"), WITH_PAGES)
def test_no_page_is_shown_that_was_not_opened(key: str, number: int) -> None:
    """Above all not the one for a lost game, which a lesson does not reach."""
    one = taught(GAMES[key], number)
    lesson = one.lesson
    s = one.new(lesson.setup, Dice(lesson.seed, 0)).s
    opened = _page(one, s)
    for at, step in enumerate(lesson.steps, 1):
        seat = next(seat for seat in one.actors(s) if step.open in one.legal(s, seat))
        done = one.apply(s, seat, step.open, Dice(lesson.seed, at))
        s, told = done.s, [event for event in done.events if event.opens]
        opened |= {title.id for event in told for title in msgspec.structs.astuple(event)}
        shown = _page(one, s)

        assert not shown or shown & opened


def _page(one: Taught[Any], s: Any) -> set[str]:
    return {line.id for line in one.text(one.view(s, None)).page}


@pytest.mark.parametrize(("key", "number"), LESSONS)
def test_the_first_button_at_the_end_is_the_next_lesson_or_else_a_real_game(
    key: str, number: int
) -> None:
    game = GAMES[key]
    *_, s = played(taught(game, number))
    shown = lesson_message(scene_of(taught(game, number), number, s, "en"), [PICTURE])

    buttons = [one for one in shown.walk_children() if isinstance(one, ui.Button)]
    first, *rest = [(parse(one.custom_id or "", []), one.style) for one in buttons]

    more = number < len(game.lessons)
    assert first == (Learn(key, number + 1) if more else Play(key), ButtonStyle.success)
    assert all(style is not ButtonStyle.success for _, style in rest)
    assert [to for to, style in rest if style is ButtonStyle.primary] == ([Play(key)] * more)


@pytest.mark.parametrize(("key", "number"), LESSONS)
def test_the_open_button_stands_alone(key: str, number: int) -> None:
    one = taught(GAMES[key], number)
    for s in list(played(one))[:-1]:
        scene = scene_of(one, number, s, "en")
        shown = lesson_message(scene, [PICTURE])
        buttons = [each for each in shown.walk_children() if isinstance(each, ui.Button)]
        assert not any(each.disabled for each in buttons)
        assert [each.style for each in buttons].count(ButtonStyle.secondary) == len(buttons) - 1


class TestFaults:
    """Each is found where it is."""

    def test_a_text_that_does_not_name_its_button(self) -> None:
        """The toy has no texts at all."""
        found = faults(TUG, 1)

        assert "en, step 1: Pull heavy is not named" in found
        assert len(found) == len(LANGUAGES) * len(LESSON.steps)

    def test_a_step_that_is_not_on_offer(self) -> None:
        *_, found = faults(tug(steps=(Step(Pull("firm")),)), 1)

        assert "it cannot be played" in found

    def test_a_step_that_asks_for_a_second_click(self) -> None:
        found = faults(tug(steps=(Step(Rest()),), lay=lambda _: None), 1)

        assert "step 1: it asks for a second click" in found

    def test_words_are_counted_without_marks_and_the_line_above(self) -> None:
        assert spoken("-# Step 1 of 2\nYou **win** now.") == ["You", "win", "now."]
        assert WORDS == {"en": 45, "fr": 55, "it": 55}


class TestCommand:
    @pytest.mark.slow
    def test_every_lesson_holds_what_it_promises(self, capsys: pytest.CaptureFixture[str]) -> None:
        """And all of them are played in a moment."""
        began = time.process_time()
        wrong = main(["lessons"])
        took = time.process_time() - began

        told = capsys.readouterr().out
        assert not wrong, told
        assert told.count("all holds") == len(LESSONS) > 0
        assert took < SECONDS

    def test_finds_a_seed_that_fits(self) -> None:
        def laid(s: Any) -> None:
            """Nothing is laid: only some seeds deal such a hand."""

        steps = (Step(Pull("heavy")), Step(Pull("light")))
        lesson = msgspec.structs.replace(
            LESSON, lay=laid, steps=steps, met=lambda s: s.rope == 4, seed=b"none 99"
        )

        found = seed_for(TUG, lesson)

        assert found is not None
        assert found.seed.startswith(b"none ")
        assert found.seed != lesson.seed
        never = msgspec.structs.replace(lesson, met=lambda s: s.rope == 9)
        assert seed_for(TUG, never, tries=100) is None
