"""What is said about votes and leaderboards is true at the table where it is said."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from bot.screens import history
from bot.screens.layout import table_message
from bot.screens.vote import offered
from bot.table.table import Table
from bot.text.say import LANGUAGES, say_in
from db import Seat
from engine.core import Dice, Game, Setup
from engine.games import GAMES
from tests.bot.test_layout import SEED, scene, seen, table

GAME = GAMES["volfyirion"]


def unranked(game: Game[Any], mode: str, seats: int, people: int) -> Table:
    """A table that is out of the ranking, where so many people sit with bot players."""
    now = table(game, game.new(Setup(mode, seats), Dice(SEED, 0)).s, mode)
    sitting = [Seat(n, user=n + 1, player=f"p{n}") for n in range(people)]
    sitting += [Seat(n, house="good") for n in range(people, seats)]
    return replace(now, row=msgspec.structs.replace(now.row, ranked=False), seats=tuple(sitting))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("mode", "seats", "people", "boards"),
    [("duel", 2, 1, False), ("duel", 2, 2, True), ("solo", 1, 1, True), ("coop", 2, 1, True)],
)
def test_leaderboards_are_named_only_where_one_could_count_it(
    mode: str, seats: int, people: int, boards: bool, lang: str
) -> None:
    """And nobody votes alone."""
    say, now = say_in(lang), unranked(GAME, mode, seats, people)
    one = scene(now, lang, None)

    text = "\n".join(part for _, part in seen(table_message(one, [])))
    taken = msgspec.structs.replace(now.last, seat=None, action=None, actor=None, events=b"[]")

    assert (say("unranked") in text) is boards
    alone = people == 1
    asked, _ = offered(one, [], [])
    said = say("vote-alone", boards=boards) if alone else say("vote-offer")
    assert asked == said
    undone = history.undone(now, taken, one.words)
    assert undone == say("event-undone-together", alone=alone, boards=boards)
    assert ("vot" in undone.casefold()) is not alone
