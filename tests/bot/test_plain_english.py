"""English texts are free of the habits in `tools.habits.FAULTS`: straight quotes, "2 dice more",
"hit up to 3", bare "who", words that stand."""

from __future__ import annotations

from pathlib import Path

import pytest

import bot
from tools.habits import faults, read

ENGLISH = Path(bot.__file__).parent / "locales" / "en"


def stems() -> list[str]:
    return sorted(path.stem for path in ENGLISH.glob("*.ftl"))


@pytest.mark.parametrize("stem", stems())
def test_texts_that_were_read_are_plain_english(stem: str) -> None:
    texts = read(ENGLISH / f"{stem}.ftl")

    assert texts
    assert {id: found for id, text in texts.items() if (found := faults(text))} == {}


@pytest.mark.parametrize(
    ("text", "habit"),
    [
        ("Nora’s coat isn't dry.", "straight quotes"),
        ('"Heads down," says a voice.', "straight quotes"),
        ("Roll 2 dice more.", "noun + more or less"),
        ("She has her 2 Hearts more.", "noun + more or less"),
        ("The Unfinished has 3 Hearts less.", "noun + more or less"),
        ("Bandits hit up to 3.", "up to N on a die"),
        ("Whoever holds it can roll 4 dice.", "bare who"),
        ("Only who sits at this table can do that.", "bare who"),
        ("The first closes it (who is there moves on).", "bare who"),
        ("Heroes lose 1 Heart. Who stands there moves on; Nora waits.", "bare who"),
        ("Above the line stands one word.", "words that stand, offers that hold"),
        ("Under it stands: *This is Bella.*", "words that stand, offers that hold"),
        ("This offer does not hold any more.", "words that stand, offers that hold"),
    ],
)
def test_each_habit_is_found(text: str, habit: str) -> None:
    assert habit in {name for name, _ in faults(text)}


@pytest.mark.parametrize(
    "text",
    [
        "Roll 2 extra dice; with 2 or more successes you move on. A little more, and once more.",
        "A turn of up to 3 actions. It moves up to 2 areas. 2 damage more than once.",
        "The hero who holds it can roll. “Who’s N?” “Who sees that list?” Who is still inside?",
        "All heroes stand in Lamp Court and hold 3 Sparks together. A lamp stands on the square.",
    ],
)
def test_what_people_say_is_no_fault(text: str) -> None:
    assert faults(text) == []
