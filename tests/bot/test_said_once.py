"""No line stands twice in one message: what the page says of a choice is not told again below."""

from __future__ import annotations

import pytest
from discord import ui

from bot.screens.layout import CLOSE_UP, HAND, PICTURE, seat_message, table_message
from bot.text.say import LANGUAGES, say_in
from tests.bot.test_short_log import SITTINGS
from tools.sittings import Moment, Sitting, moments

LOOKED, STEP = 48, 4  # decisions of a table, and every which is looked at
SHORT = 12  # letters: what is no longer may well stand twice, such as a name
CASES = [
    pytest.param(one.values[0], LANGUAGES[n % len(LANGUAGES)], id=f"{one.id}", marks=one.marks)
    for n, one in enumerate(SITTINGS)
]


@pytest.mark.parametrize(("sitting", "lang"), CASES)
def test_in_no_message_is_a_line_told_twice(sitting: Sitting, lang: str) -> None:
    for moment in [*moments(sitting, LOOKED)][::STEP]:
        for view in messages(moment, lang):
            texts = [part for part in view.walk_children() if isinstance(part, ui.TextDisplay)]
            lines = [line.removeprefix("- ") for part in texts for line in part.content.split("\n")]
            long = [line for line in lines if len(line) > SHORT]
            assert sorted(long) == sorted(set(long))


def messages(moment: Moment, lang: str) -> list[ui.LayoutView]:
    """The table's, without its news, and My seat; where both are one, that."""
    table, say = moment.table, say_in(lang)
    scene = moment.scene(say, table.only_reader)
    told = table_message(type(scene)(table, scene.words, scene.view), [PICTURE])
    if table.only_reader is not None:
        return [told]
    return [told, seat_message(moment.scene(say, moment.seat), [CLOSE_UP, HAND])]
