"""A good bot player plans its turn: what it does now serves what it does next, and no more."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import Action, Dice, Game, Setup
from engine.games import GAMES
from engine.house import HOUSES
from engine.house.playing_out import decide
from tests.toys import duel

SEED = b"0123456789abcdef"
NUMBERS = range(6)


def castles(s: duel.Duel, seat: int) -> float:
    return float(s.players[seat].owned.count("castle"))


def table(hand: list[str], coins: int) -> duel.Duel:
    s = duel.GAME.new(Setup("duel", 2), Dice(SEED, 0)).s
    s.players[0].hand.cards, s.players[0].coins = hand, coins
    return s


def choices(game: Game[Any], s: Any) -> set[Action]:
    return {decide(game, s, 0, HOUSES["good"], Dice.house(SEED, number)) for number in NUMBERS}


def planning(**changes: Any) -> Game[Any]:
    turn = {"turn": lambda s: (s.round, s.stack[0].seat)}
    return replace(duel.GAME, plans=lambda _: True, **turn, **changes)


@pytest.mark.parametrize("hand", [["copper"], ["copper", "copper"]])
def test_it_does_what_pays_only_with_what_comes_after(hand: list[str]) -> None:
    """Coins are worth nothing; a castle is, and costs one copper more than there is."""
    assert choices(planning(worth=castles), table(hand, 3)) == {duel.Play("copper")}


def test_of_equal_plans_it_takes_the_shorter_one() -> None:
    assert choices(planning(worth=castles), table(["copper"], 4)) == {duel.Buy("castle")}


def test_it_does_nothing_to_no_purpose() -> None:
    """Three coins buy no castle, not even with the card that is drawn next to them."""
    assert choices(planning(worth=castles), table(["copper"], 1)) == {duel.End()}


def test_it_does_not_see_what_will_be_drawn() -> None:
    """The same view gives the same plan, whatever lies on top of the deck."""
    game, s = planning(), table(["scout"], 2)
    other = game.copy(s)
    other.players[0].deck.cards.reverse()
    assert s.players[0].deck.cards != other.players[0].deck.cards
    for number in NUMBERS:
        one, two = (
            decide(game, each, 0, HOUSES["good"], Dice.house(SEED, number)) for each in (s, other)
        )
        assert one == two


def test_only_games_and_modes_that_were_measured_are_planned() -> None:
    """Solo Volfyirion and Wonder Book are played worse with plans than by search, and the Realm and
    World Adventure no better."""
    planned = {
        f"{key} {mode.key}"
        for key, game in GAMES.items()
        for mode in game.modes
        if game.plans(_begun(game, mode.key))
    }
    assert planned == {"volfyirion duel"}


def _begun(game: Game[Any], mode: str) -> Any:
    seats = game.mode(mode).seats[0]
    settings = {one.key: one.default for one in game.settings_of(mode)}
    campaign = game.campaign() if game.campaign else None
    return game.new(Setup(mode, seats, (False,) * seats, settings, campaign), Dice(SEED, 0)).s
