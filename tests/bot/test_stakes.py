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
from rendering.header import SIZE, Sitting, headed
from rendering.volfyirion.board import draw
from rendering.volfyirion.houses import panel_of
from rendering.volfyirion.strip import turn_words
from tests.bot.test_layout import SEED, scene, table
from tests.engine.conformance import PLAIN, Case, probes, reach

MOST = 220  # characters of one line: five lines of a phone
WIDE, PHONE, LEAST = 1280, 400, 9  # pixels
CASES = [pytest.param(one, id=str(one), marks=reach(one)) for one in PLAIN if one.key in GAMES]
BAND = 300  # pixels that the header may take of a picture that is 960 high


def name(seat: int) -> str:
    """As long as most names are."""
    return f"Somebody{seat:04}"


@pytest.mark.parametrize("case", CASES)
def test_they_are_short_in_every_language(case: Case) -> None:
    for moment in probes(case):
        stakes = moment.game.text(moment.game.view(moment.s, None)).stakes
        for lang in LANGUAGES:
            words = Words(say_in(lang), case.key, name)
            lines = [words.msg(line) for line in stakes]
            assert [line for line in lines if len(line) > MOST] == []
            seats = [Sitting("A", name(seat), mine=True) for seat in range(case.seats)]
            picture = headed(Image.new("RGB", (WIDE, 960)), lines, seats, words.say("picture-own"))
            assert picture.height <= 960 + BAND


def test_the_header_can_be_read_on_a_phone() -> None:
    assert SIZE * PHONE / WIDE >= LEAST


def test_without_stakes_there_is_no_header() -> None:
    picture = Image.new("RGB", (WIDE, 960))
    assert headed(picture, []) is picture


def test_the_header_says_who_is_who_and_which_one_the_reader_is() -> None:
    picture, goal = Image.new("RGB", (WIDE, 960)), ["Goal: win."]

    def header(*seats: Sitting) -> bytes:
        return headed(picture, goal, seats, "you").tobytes()

    ann, bob = Sitting("K", "Ann"), Sitting("L", "Bob")
    assert header(ann, bob) != header(bob, ann)
    assert header(ann, bob) != header(ann._replace(mine=True), bob)
    assert header(ann, bob) != header(ann, bob._replace(mine=True))


def test_houses_go_by_the_names_of_people() -> None:
    """A picture that is given no names numbers them."""
    game, say = GAMES["volfyirion"], say_in("en")
    view = game.view(game.new(Setup("duel", 2), Dice(SEED, 0)).s, None)

    ann = panel_of(view, 0, say, ["Ann", "Bob"].__getitem__)

    assert ann.name == "Ann"
    assert turn_words(view, say, ["Ann", "Bob"].__getitem__) in ("Ann’s turn", "Bob’s turn")
    named = draw(view, say, ["Ann", "Bob"].__getitem__)
    assert named.tobytes() != draw(view, say).tobytes()


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
    assert heading.splitlines()[1 : 2 + len(danger)] == [goal, *danger]
    assert sum(text.count(goal) for text in written) == 1
    assert one.alt().startswith(" ".join([goal, *danger])[:400])
    assert text_of(one)[1 : 2 + len(danger)] == [goal, *danger]
