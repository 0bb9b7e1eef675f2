"""The table message leads those who must decide to what only they can see."""

from __future__ import annotations

import re
from dataclasses import replace

import msgspec
import pytest
from discord import ui

from bot.screens.layout import seat_message, table_message
from bot.table.table import Table
from bot.text.say import LANGUAGES, say_in
from db import Seat
from engine.core import Dice, Setup
from engine.games import GAMES
from tests.bot.test_layout import scene, table
from tests.toys import TOYS
from tests.toys.duel import Play

SEED = bytes(16)


def text(view: ui.LayoutView) -> str:
    return "\n".join(one.content for one in view.walk_children() if isinstance(one, ui.TextDisplay))


def duel() -> Table:
    return table(TOYS["duel"], TOYS["duel"].new(Setup("duel", 2), Dice(SEED, 0)).s)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_points_though_something_else_is_on_offer_there(lang: str) -> None:
    now = scene(duel(), lang, None)
    (seat,) = now.table.game.actors(now.table.state)
    line = say_in(lang)("turn-private", names=now.words.who([seat]))

    assert line in text(table_message(now, []))
    assert say_in(lang)("button-my-seat") in line
    assert line not in text(seat_message(scene(now.table, lang, seat), []))


def test_it_points_whatever_the_hand_holds() -> None:
    """Otherwise the pointer would tell that there is nothing to play."""
    full = duel()
    s = full.game.copy(full.state)
    s.players[0].hand.cards = []
    bare = replace(full, state=s)

    told = [text(table_message(scene(one, "en", None), [])) for one in (full, bare)]

    assert not any(isinstance(one, Play) for one in bare.game.legal(s, 0))
    assert ["**My seat**" in one for one in told] == [True, True]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "mode"), [("volfyirion", "duel"), ("realm_of_wonder", "race")])
def test_a_game_that_begins_with_a_hand_says_where_the_cards_are(
    game: str, mode: str, lang: str
) -> None:
    now = scene(table(GAMES[game], GAMES[game].new(Setup(mode, 2), Dice(SEED, 0)).s), lang, None)

    label, lines = say_in(lang)("button-my-seat"), text(table_message(now, [])).split("\n")
    (line,) = [line for line in lines if label in line]

    assert now.table.state.stack[-1].private
    assert re.search(r"\bcart[ae]|\bcards?\b", line, re.IGNORECASE), line


def test_it_points_once_where_the_question_does() -> None:
    game = GAMES["realm_of_wonder"]
    now = scene(table(game, game.new(Setup("race", 2), Dice(SEED, 0)).s), "en", None)

    assert now.table.state.stack[-1].private
    assert text(table_message(now, [])).count("My seat") == 1


def test_a_game_for_one_shows_everything_on_the_table_wherever_it_stands() -> None:
    game = GAMES["volfyirion"]
    alone = table(game, game.new(Setup("solo", 1), Dice(SEED, 0)).s, "solo")
    duel_ = table(game, game.new(Setup("duel", 2), Dice(SEED, 0)).s, "duel")
    here = (Seat(0, player="a", user=1), Seat(1, house="greedy"))

    assert alone.row.server is not None
    assert alone.only_reader == 0
    assert replace(duel_, seats=here).only_reader is None, "others may take the other seat"
    assert (
        replace(duel_, seats=here, row=msgspec.structs.replace(duel_.row, server=None)).only_reader
        == 0
    )
