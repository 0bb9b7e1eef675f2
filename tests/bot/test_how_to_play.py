"""Every game and mode has a How to play card in every language, short enough to be read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from discord import ButtonStyle, ui

from bot.screens.how_to_play import card, how_buttons, how_to_play
from bot.table.ids import How, parse
from bot.text.say import ENGLISH, LANGUAGES, say_in
from engine.core import Game, Mode
from engine.games import GAMES
from tests.sources import text_of
from tests.toys import TOYS

MOST, LONGER = 120, 140  # words in English; other languages need more for the same
WORD = re.compile(r"[^\W_]+(?:[’'-][^\W_]+)*")
LOCALES = Path(__file__).parents[2] / "bot" / "locales"
STEM = 5  # letters that a word keeps in all its forms
LEARNED = [game for game in GAMES.values() if game.lessons]
OTHERWISE = {"speed": "slow", "vitesse": "lente"}  # by which a lesson tells it
CARDS = [
    pytest.param(lang, game, mode, id=f"{lang}-{game.key}-{mode.key}")
    for lang in LANGUAGES
    for game in GAMES.values()
    for mode in game.modes
]


@pytest.mark.parametrize(("lang", "game", "mode"), CARDS)
def test_a_card_for_each_mode(lang: str, game: Game[Any], mode: Mode) -> None:
    """Goal, a turn in five lines, eight words, how one loses."""
    text = card(say_in(lang), game, mode)
    goal, _, *turn, after, words, lose = text.splitlines()
    assert not after

    assert [line[:3] for line in turn] == ["1. ", "2. ", "3. ", "4. ", "5. "]
    assert len(words.split(" · ")) == 8
    assert goal.startswith("**")
    assert lose.startswith("**")
    assert len(WORD.findall(re.sub(r"^\d\. ", "", text, flags=re.MULTILINE))) <= (
        MOST if lang == ENGLISH else LONGER
    )
    assert "{" not in text


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_what_decides_the_game_stands_in_it(game: Game[Any]) -> None:
    """Numbers that a rule prints are the same in all languages."""
    for mode in game.modes:
        said = [card(say_in(lang), game, mode) for lang in LANGUAGES]
        numbers = [sorted(re.findall(r"\d\d+", text)) for text in said]
        assert all(other == numbers[0] for other in numbers), mode.key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.key)
def test_its_words_are_met_in_the_lessons(game: Game[Any], lang: str) -> None:
    """Those of the mode that lessons teach, in whatever form a sentence needs."""
    *_, words, _ = card(say_in(lang), game, game.modes[0]).splitlines()
    taught = text_of(LOCALES / lang / f"{game.key}_lessons.ftl").lower()

    for term in words.partition("**")[2].partition("** ")[2].lower().split(" · "):
        word = re.split(r"\u202f?:", term)[0]
        assert OTHERWISE.get(word, word[:STEM]) in taught, word


def test_the_card_leads_to_those_of_the_other_modes() -> None:
    game = GAMES["volfyirion"]

    view = how_to_play(say_in("en"), game, game.mode("duel")).view

    assert [one.label for one in view.walk_children() if isinstance(one, ui.Button)] == [
        "Read: Alone against Volfyirion",
        "Read: Two Houses against Volfyirion",
        "Read: Two against two",
    ]


@pytest.mark.parametrize(("lang", "game", "mode"), CARDS)
def test_what_is_read_looks_like_no_start(lang: str, game: Game[Any], mode: Mode) -> None:
    """Green begins a game; these are grey and say “read”."""
    read = say_in(lang)("button-how-mode", mode="")
    view = how_to_play(say_in(lang), game, mode).view

    buttons = [one for one in view.walk_children() if isinstance(one, ui.Button)]

    assert len(buttons) == len(game.modes) - 1
    assert all(one.style is ButtonStyle.secondary for one in buttons)
    assert all((one.label or "").startswith(read) for one in buttons)


def test_a_game_without_words_for_it_has_no_button() -> None:
    toy = TOYS["duel"]
    assert how_buttons(say_in("en"), toy, toy.modes[0]) == []


@pytest.mark.parametrize("beside", [True, False])
def test_its_id(beside: bool) -> None:
    how = How("world_adventure", "pairs", beside)
    assert parse(how.id, []) == how
