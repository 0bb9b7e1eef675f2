"""The list of all lessons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import ButtonStyle, ui

from bot.screens.frame import framed, leading
from bot.screens.lesson import name
from bot.screens.screen import Screen
from bot.table.ids import Learn
from bot.text.called import game_name
from bot.text.say import Say
from db import Status
from engine.core import Game

Progress = Mapping[tuple[str, int], Status]  # by game and lesson


def all_lessons(say: Say, games: Mapping[str, Game[Any]], progress: Progress) -> Screen:
    """A row for each game; the lesson that comes next in it is blue."""
    rows = [ui.ActionRow(*_row(say, game, progress)) for game in games.values() if game.lessons]
    return Screen(framed([ui.TextDisplay(say("lessons-all"))], rows))


def next_lesson(say: Say, game: Game[Any], id: str) -> list[ui.Button[Any]]:
    """The way to the first that its reader has not finished, if the game has any."""
    return [leading(say, id, Learn(game.key))] if game.lessons else []


def _row(say: Say, game: Game[Any], progress: Progress) -> list[ui.Button[Any]]:
    numbers = range(1, len(game.lessons) + 1)
    done = {number for number in numbers if progress.get((game.key, number)) == "ended"}
    after = next((number for number in numbers if number not in done), None)
    return [
        leading(
            say,
            "lesson-done" if number in done else "lesson",
            Learn(game.key, number),
            ButtonStyle.primary if number == after else ButtonStyle.secondary,
            game=game_name(say, game.key),
            n=number,
            title=name(say, game.key, number),
        )
        for number in numbers
    ]
