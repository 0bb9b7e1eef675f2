"""The few lines on the table message leave out nothing that changes who is winning."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.screens import history
from bot.text.say import say_in
from engine.core import Event, redact
from engine.games import GAMES
from tools.sittings import Moment, Sitting, moments, sittings

SITTINGS = [
    pytest.param(
        one,
        id=f"{one.game.key} {one.name}",
        marks=[] if one.name.startswith(one.game.modes[0].key) else pytest.mark.slow,
    )
    for one in sittings(list(GAMES), ["random"], 1)
    if one.chapter == 1 and one.direct
]
MOST, ENOUGH = 400, 12  # decisions of a table, and of these events


def turn_over(moment: Moment) -> int:
    """The number of the move with which the last turn of the seat that is asked has ended."""
    over, game = 0, moment.table.game
    for one in moment.moves:
        ends = one.action and game.load_action(one.action).ends_turn
        events = [event for event in game.load_events(one.events) if event.ends_turn]
        brings = any(getattr(event, "seat", None) == moment.seat for event in events)
        over = one.seq if brings or (ends and one.seat == moment.seat) else over
    return over


def since_own_turn(moment: Moment) -> list[Event]:
    """The events of weight since then, as the seat may know them."""
    over, found = turn_over(moment), list[Event]()
    for move in moment.moves[-history.FAR :]:
        if move.seq >= over:
            events = moment.table.game.load_events(move.events)
            redact(events, moment.seat)
            found += [event for event in events if event.weighty]
    return found


@pytest.mark.parametrize("sitting", SITTINGS)
def test_what_weighs_since_ones_own_turn_is_always_told(sitting: Sitting) -> None:
    told = 0
    for moment in moments(sitting, MOST):
        if weighty := since_own_turn(moment):
            scene = moment.scene(say_in("en"), moment.seat)
            lines = [] if scene.text.page else [scene.words.struct(one) for one in weighty]
            assert set(lines) <= set(scene.recent)
            told += len(lines)
        if told >= ENOUGH:
            break
    weighs = any(event.weighty for event in get_args(sitting.game.event))
    assert bool(told) is weighs, "something of weight has happened, if the game knows such events"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_one_play_brings_to_one_player_stands_in_one_line(game: str) -> None:
    """Nothing is lost by it, and what changes who is winning keeps a line of its own."""
    *_, last = moments(next(sittings([game], ["greedy"], 1)), ENOUGH * 8)
    words, moves, texts, told = last.scene(say_in("en"), None).words, [*last.moves], 0, 0
    for move in moves:
        found = last.table.game.load_events(move.events)
        redact(found, None)
        whole = {text: event for event in found if (text := words.struct(event))}
        lines = history.of_step(last.table, moves, words, move.seq)
        texts, told = texts + len(whole), told + len(lines)
        assert " ".join(lines) == " ".join(filter(None, map(words.struct, found)))
        assert {text for text, event in whole.items() if event.weighty} <= {*lines}
        assert all(len(line) <= history.PLAY for line in lines if line not in whole)
    assert told < texts
