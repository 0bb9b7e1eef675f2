"""A bot player never weighs the end of its turn against what it could still do in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import Action, Dice, Game, Setup, State
from engine.games import GAMES
from engine.games.volfyirion import GAME as VOLFYIRION
from engine.games.volfyirion import actions as a
from engine.house import HOUSES
from engine.house.playing_out import decide
from tests.toys import duel

SEED = b"0123456789abcdef"
STATES = 6  # of each game
MOVES = 400
JUMP = 500.0


def ends_of_turns(game: Game[Any]) -> Iterator[tuple[State, int]]:
    """Tables, played by chance, at which a turn can be ended or gone on with."""
    mode, found = game.modes[0], 0
    settings = {one.key: one.default for one in game.settings_of(mode.key)}
    campaign = game.campaign() if game.campaign else None
    s = game.new(Setup(mode.key, 2, (False,) * 2, settings, campaign), Dice(SEED, 0)).s
    for number in range(1, MOVES):
        if s.result is not None or found == STATES:
            return
        seat = game.actors(s)[0]
        actions = game.legal(s, seat)
        if len(actions) > 2 and any(map(game.passes, actions)) and number % 5 == 0:
            found += 1
            yield game.copy(s), seat
        action = Dice.house(SEED, number).pick(actions)
        game.step(s, seat, action, Dice(SEED, number))


def chosen(game: Game[Any], s: State, seat: int, house: str) -> Action:
    return decide(game, s, seat, HOUSES[house], Dice.house(SEED, 1))


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("jump", [-JUMP, JUMP])
def test_a_beginner_does_not_ask_how_the_table_is_judged_after_its_turn(
    key: str, jump: float
) -> None:
    """However much better or worse all tables look once the turn is over, it chooses the same."""
    game = GAMES[key]
    for s, seat in ends_of_turns(game):
        turn = game.turn(s) if game.turn else None

        def jumps(then: Any, seat: int, turn: Any = turn) -> float:
            over = then.result is None and game.turn is not None and game.turn(then) != turn
            return game.worth(then, seat) + jump * over

        assert chosen(replace(game, worth=jumps), s, seat, "beginner") == chosen(
            game, s, seat, "beginner"
        )


def test_a_beginner_ends_its_turn_when_nothing_gains_any_more() -> None:
    game = replace(duel.GAME, worth=lambda _, __: 0.0)
    s = game.new(Setup("duel", 2), Dice(SEED, 0)).s

    assert len(game.legal(s, 0)) > 1
    assert chosen(game, s, 0, "beginner") == duel.End()


@pytest.mark.parametrize("house", ["good", "beginner"])
def test_no_turn_is_ended_with_cards_to_play(house: str) -> None:
    """Even if nothing is worth anything but the end of the turn."""
    game = VOLFYIRION
    s = game.new(Setup("duel", 2, (False,) * 2, {"first-player": "host"}), Dice(SEED, 0)).s
    seat = game.actors(s)[0]
    number = game.turn or (lambda _: None)
    turn = number(s)
    keen = replace(game, worth=lambda s, _: float(number(s) != turn))

    assert {a.PlayAll(), a.EndTurn()} <= set(game.legal(s, seat))
    assert chosen(keen, s, seat, "search") == a.EndTurn()
    assert chosen(keen, s, seat, house) != a.EndTurn()
