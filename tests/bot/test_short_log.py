"""The few lines on the table message leave out nothing that changes who is winning, and of the rest
they say how much there is, and where."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import chain
from typing import cast, get_args

import pytest

from bot.screens import folds, history
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
LOOKED = 60  # decisions of a table
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


def begun(moment: Moment) -> int:
    """Where the last turn of those has ended who are asked."""
    table = moment.table
    asked = [seat for seat in table.game.actors(table.state) if table.seats[seat].player]
    return min(turn_over(replace(moment, seat=seat)) for seat in asked)


def ends_turns(sitting: Sitting) -> bool:
    return any(kind.ends_turn for kind in sitting.game.actions)


@pytest.mark.parametrize(
    "sitting", [one for one in SITTINGS if ends_turns(cast("Sitting", one.values[0]))]
)
def test_no_line_of_the_round_is_left_out_in_silence(sitting: Sitting) -> None:
    """Wherever moves end turns; elsewhere a round begins with one's own move."""
    for moment in [*moments(sitting, LOOKED)][::3]:
        scene, moves = moment.scene(say_in("en"), None), [*moment.moves]
        since = [move.seq for move in moves if move.seq >= begun(moment)]
        if len(since) > history.FAR:
            assert "/table log" in scene.recent[0]
            continue
        told = [history.of_step(moment.table, moves, scene.words, seq) for seq in since]
        left = Counter(chain(*told)) - Counter(scene.recent)
        noted = [line for line in scene.recent if line.startswith(folds.MORE)]
        assert len(noted) == bool(left)
        assert all(f"… {left.total()} line" in line for line in noted)


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
