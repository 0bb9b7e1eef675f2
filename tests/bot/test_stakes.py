"""Goal and danger stand on the table: in the message, above the picture, first in its description
and in the text, short enough for a phone, in every language."""

from __future__ import annotations

import pytest
from discord import ui
from PIL import Image

from bot.screens.by_text import text_of
from bot.screens.layout import PICTURE, table_message
from bot.text.say import LANGUAGES, say_in
from bot.text.words import Words
from engine.core import Dice, Setup
from engine.games import GAMES
from rendering.header import SIZE, headed
from tests.bot.test_layout import SEED, scene, table
from tests.engine.conformance import PLAIN, Case, probes

MOST = 220  # characters of one line: five lines of a phone
WIDE, PHONE, LEAST = 1280, 400, 9  # pixels
BAND = 260  # pixels that the header may take of a picture that is 960 high


def name(seat: int) -> str:
    """As long as most names are."""
    return f"Somebody{seat:04}"


@pytest.mark.parametrize("case", [one for one in PLAIN if one.key in GAMES], ids=str)
def test_they_are_short_in_every_language(case: Case) -> None:
    for moment in probes(case):
        stakes = moment.game.text(moment.game.view(moment.s, None)).stakes
        for lang in LANGUAGES:
            words = Words(say_in(lang), case.key, name)
            lines = [words.msg(line) for line in stakes]
            assert [line for line in lines if len(line) > MOST] == []
            picture = headed(Image.new("RGB", (WIDE, 960)), lines)
            assert picture.height <= 960 + BAND


def test_the_header_can_be_read_on_a_phone() -> None:
    assert SIZE * PHONE / WIDE >= LEAST


def test_without_stakes_there_is_no_header() -> None:
    picture = Image.new("RGB", (WIDE, 960))
    assert headed(picture, []) is picture


@pytest.mark.parametrize("game", GAMES)
def test_they_stand_first(game: str) -> None:
    """One thing is said once: no other line of the message repeats them."""
    rules = GAMES[game]
    s = rules.new(Setup(rules.modes[0].key, 2), Dice(SEED, 0)).s
    one = scene(table(rules, s), "en", None)
    goal, *danger = one.stakes

    view = table_message(one, [PICTURE])

    written = [part.content for part in view.walk_children() if isinstance(part, ui.TextDisplay)]
    heading = next(text for text in written if text.startswith("## "))
    assert heading.splitlines()[1:] == [goal, *danger]
    assert sum(text.count(goal) for text in written) == 1
    assert one.alt().startswith(" ".join([goal, *danger])[:400])
    assert text_of(one).splitlines()[1 : 2 + len(danger)] == [goal, *danger]
