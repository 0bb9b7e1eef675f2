"""What needs no click is played by itself: moves of their own, stored, told, and taken back with
the click that they follow."""

from __future__ import annotations

from typing import Any

import pytest

from bot.screens import history
from bot.table.table import Table, taken_back
from bot.table.tables import Tables
from bot.table.votes import targets
from bot.text.say import say_in
from bot.text.words import Words
from db import NotStored
from engine.core import Action, Game
from tests.bot.tables import ANN, BOB, by, laid, pick
from tests.toys.duel import Duel, End, Play


@pytest.fixture(autouse=True)
def coppers_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who has played a card plays the coppers of the hand, too."""

    def following(game: Game[Any], s: Duel, seat: int) -> Action | None:
        me = s.players[seat]
        played = me.coins or me.discard.cards[-1:] == ["scout"]
        return Play("copper") if played and Play("copper") in game.legal(s, seat) else None

    monkeypatch.setattr(Game, "following", following)


async def test_each_is_a_move_of_its_own_by_the_same_person(tables: Tables) -> None:
    before = await holding(tables, "copper", "copper")

    table = await tables.play(pick(before, 0, Play("copper")), 0, await by(tables, ANN, 90))

    moves = (await tables.store.moves(table.id))[before.seq + 1 :]
    assert "copper" not in hand(table)
    assert len(moves) == hand(before).count("copper")
    assert [move.follows for move in moves] == [False] + [True] * (len(moves) - 1)
    assert {move.actor for move in moves} == {table.seats[0].player}


async def test_they_are_told_like_any_other(tables: Tables) -> None:
    before = await holding(tables, "copper", "copper")
    table = await tables.play(pick(before, 0, Play("copper")), 0, await by(tables, ANN, 90))
    words = Words(say_in("en"), "duel", lambda seat: ("Ann", "Bob")[seat])

    told = history.lines(table, (await tables.store.moves(table.id))[before.seq + 1 :], words, None)

    assert len(told) == table.seq - before.seq
    assert not any("Time was up" in line for line in told)


async def test_undo_takes_them_back_with_the_click(tables: Tables) -> None:
    before = await holding(tables, "copper", "copper")
    table = await tables.play(pick(before, 0, Play("copper")), 0, await by(tables, ANN, 90))
    assert table.undoable == 0

    after = await tables.undo(table.id, table.seq, await by(tables, ANN, 91))

    moves = await tables.store.moves(table.id)
    assert hand(after) == hand(before)
    assert taken_back(moves) == set(range(before.seq + 1, table.seq + 1))


async def test_nothing_is_undone_that_began_with_a_draw(tables: Tables) -> None:
    """What follows alone is free; taken back alone, it would only follow again."""
    before = await holding(tables, "scout", "copper")

    table = await tables.play(pick(before, 0, Play("scout")), 0, await by(tables, ANN, 90))

    assert table.last.follows
    assert table.undoable is None
    moves = await tables.store.moves(table.id)
    (asked,) = targets(table, moves, table.seats[0].player or "")
    assert asked.seq == before.seq + 1, "a vote is about the click, with all that followed"


async def test_what_cannot_be_kept_waits_for_a_click(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await holding(tables, "copper", "copper")
    click, me = pick(before, 0, Play("copper")), await by(tables, ANN, 90)
    keep, kept = tables.store.append_move, list[int]()

    async def full(*moves: Any, **more: Any) -> None:
        if kept:
            raise NotStored(reason="full")
        kept.append(moves[0].seq)
        await keep(*moves, **more)

    monkeypatch.setattr(tables.store, "append_move", full)
    table = await tables.play(click, 0, me)

    assert table.seq == before.seq + 1
    assert (await tables.get(table.id)) is not None
    monkeypatch.undo()
    again = await tables.play(pick(table, 0, Play("copper")), 0, await by(tables, ANN, 91))
    assert again.seq > table.seq


async def holding(tables: Tables, *cards: str) -> Table:
    """Ann has her turn, with these cards in hand."""
    table = await laid(tables, "duel", ANN, BOB)
    number = 1
    while table.state.stack[-1].seat != 0 or sorted(hand(table)) != sorted(cards):
        (seat, *_) = table.game.actors(table.state)
        me = await by(tables, (ANN, BOB)[seat], number)
        table = await tables.play(pick(table, seat, End()), seat, me)
        number += 1
    return table


def hand(table: Table) -> list[str]:
    assert isinstance(table.state, Duel)
    return list(table.state.players[0].hand.cards)
