"""What answers goal or danger, once it is open, is one button or a menu of its own, in whole games
of every game and mode, on the table and in My seat, however few rows there are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from discord import ui

from bot.platform.limits import COMPONENTS
from bot.screens.panel import Panel
from bot.table import offers
from bot.table.ids import Pick, parse
from bot.table.offers import Offer
from bot.text.say import say_in
from engine.games import GAMES
from engine.games.volfyirion.state import Points
from tools.sittings import Moment, Sitting, moments, sittings

MOST = 400  # decisions of a table: hardly any has more
ROWS = (6, 3, 1)


def reach(one: Sitting) -> pytest.MarkDecorator:
    if one.game.key == "volfyirion" and one.mode.key == "duel":
        return pytest.mark.slow
    return pytest.mark.landing if one.direct else pytest.mark.long


WHOLE = [
    pytest.param(one, id=f"{one.game.key} {one.name}", marks=reach(one))
    for one in sittings(list(GAMES), ["greedy"], 1)
    if one.chapter == 1 and any(action.at_stake for action in one.game.actions)
]


def at_stake(some: Sequence[Offer]) -> list[Offer]:
    return [one for one in offers.open_of(some) if one.option.action.at_stake]


def on_offer(moment: Moment) -> list[list[Offer]]:
    """What is open on the table and in My seat, as far as something is at stake there."""
    game, s = moment.table.game, moment.table.state
    both = offers.public(game, s), offers.private(game, s, moment.seat)
    return [some for some in both if at_stake(some)]


def behind(some: Sequence[Offer], item: ui.Item[Any]) -> list[Offer]:
    """The offers of a button or a menu."""
    ids = [parse(item.custom_id or "", [])] if isinstance(item, ui.Button) else []
    if isinstance(item, ui.Select):
        ids = [parse(item.custom_id, [line.value]) for line in item.options]
    places = {(one.seat, one.pile, one.index): one for one in some}
    return [places[one.seat, one.pile, one.index] for one in ids if isinstance(one, Pick)]


def stands_apart(panel: Panel) -> None:
    for rows in (panel.rows(COMPONENTS, most) for most in ROWS):
        lists = [behind(panel.offers, item) for row in rows for item in row.children]
        apart = [one for few in lists if len({each.kind for each in few}) == 1 for one in few]
        assert all(one in apart for one in at_stake(panel.offers))
        menus = [bool(at_stake(few)) for few in lists if len(few) > 1]
        assert menus == sorted(menus, reverse=True), "its menu is the first"


@pytest.mark.parametrize("sitting", WHOLE)
def test_what_is_at_stake_stands_apart_from_everything_else(sitting: Sitting) -> None:
    for moment in moments(sitting, MOST):
        words = moment.scene(say_in("en"), None).words
        for some in on_offer(moment):
            stands_apart(Panel(7, moment.table.state.now, words, some))


@pytest.mark.parametrize("mode", ["duel", "team"])
def test_cities_to_attack_stand_apart_from_all_that_much_can_buy(mode: str) -> None:
    """When most of what a turn can bring is open at once."""
    game = GAMES["volfyirion"]
    sitting = next(one for one in sittings([game.key], ["random"], 1) if one.mode.key == mode)
    for moment in moments(sitting, 20):
        s, words = game.copy(moment.table.state), moment.scene(say_in("en"), None).words
        for house in s.houses:
            house.points = Points(20, 20, 20)
        some = offers.private(game, s, moment.seat)
        stands_apart(Panel(7, s.now, words, some))
