"""People vote to take back a move that is not free to undo: who may ask for what, and what
follows."""

from __future__ import annotations

from typing import cast

import msgspec
import pytest

from bot.records.records import record
from bot.records.verifying import verify
from bot.table.table import Table, standing, taken_back
from bot.table.tables import Tables
from bot.table.votes import agree, ask, is_short, people, poll_at, refuse, targets
from db import Move, Seat, Stale
from engine.core import Dice
from tests.bot.tables import ANN, BOB, by, laid, pick
from tests.toys import TOYS
from tests.toys.auction import Auction, Bid
from tests.toys.duel import End, Play

CLEO = 13


async def bid(tables: Tables, table: Table, *coins: int) -> Table:
    """Ann, bob and cleo bid; the last bid opens all and rolls the next prize."""
    for seat, one in enumerate(coins):
        who = await by(tables, (ANN, BOB, CLEO)[seat], 1000 * table.seq + seat + 1)
        table = await tables.play(pick(table, seat, Bid(one)), seat, who)
    return table


async def voted(tables: Tables, table: Table, asker: int, *others: int) -> Table:
    """Everybody agrees to taking back the newest move of a person."""
    target = newest(table, await tables.store.moves(table.id))
    now = await ask(tables, table.id, target, await by(tables, asker, 70_000 + table.seq))
    for user in others:
        poll = await poll_at(tables.store, table)
        assert poll is not None
        who = await by(tables, user, 80_000 + table.seq)
        now = await agree(tables, table.id, poll.number, who)
    assert now is not None
    return now


def newest(table: Table, moves: list[Move]) -> int:
    return targets(table, moves, "nobody")[0].seq


def prize(table: Table) -> int:
    return cast("Auction", table.state).prize


async def test_all_agree_and_the_table_counts_nowhere(tables: Tables) -> None:
    table = await laid(tables, "auction", ANN, BOB, CLEO)
    before = prize(table)
    table = await bid(tables, table, 1, 2, 3)

    after = await voted(tables, table, CLEO, ANN, BOB)

    assert prize(after) == before
    assert list(after.game.actors(after.state)) == [2]
    assert (table.row.ranked, after.row.ranked) == (True, False)
    assert await Tables(tables.store, TOYS).get(table.id) == after
    assert await tables.store.votes(table.id) == []
    moves = await tables.store.moves(table.id)
    assert [move.seq for move in moves] == [0, 1, 2, 3, 4]
    assert taken_back(moves) == {3}


async def test_dice_fall_anew_since_the_number_of_the_move_is_a_new_one(tables: Tables) -> None:
    table = await bid(tables, await laid(tables, "auction", ANN, BOB, CLEO), 1, 2, 3)
    rolled = [prize(table)]
    for number in range(4):
        table = await voted(tables, table, CLEO, ANN, BOB)
        who = await by(tables, CLEO, 90 + number)
        table = await tables.play(pick(table, 2, Bid(3)), 2, who)
        rolled.append(prize(table))

    assert rolled == [1 + Dice(bytes(16), number).below(6) for number in (3, 5, 7, 9, 11)]
    assert len(set(rolled)) > 1


async def test_one_refusal_is_enough_and_one_may_ask_again(tables: Tables) -> None:
    table = await bid(tables, await laid(tables, "auction", ANN, BOB, CLEO), 1, 2, 3)
    await ask(tables, table.id, 3, await by(tables, ANN, 50))
    first = await poll_at(tables.store, table)
    assert first is not None

    await refuse(tables, table.id, first.number, await by(tables, BOB, 51))

    over = await poll_at(tables.store, table)
    assert over is not None
    assert not over.open
    with pytest.raises(Stale):
        await agree(tables, table.id, first.number, await by(tables, CLEO, 52))
    await ask(tables, table.id, 3, await by(tables, CLEO, 53))
    second = await poll_at(tables.store, table)
    assert second is not None
    assert second.open
    assert second.number > first.number


async def test_whoever_moves_ends_the_vote(tables: Tables) -> None:
    table = await bid(tables, await laid(tables, "auction", ANN, BOB, CLEO), 1, 2, 3)
    await ask(tables, table.id, 3, await by(tables, ANN, 50))
    poll = await poll_at(tables.store, table)
    assert poll is not None

    table = await tables.play(pick(table, 1, Bid(0)), 1, await by(tables, BOB, 51))

    assert await poll_at(tables.store, table) is None
    with pytest.raises(Stale):
        await agree(tables, table.id, poll.number, await by(tables, BOB, 52))
    assert table.row.ranked


async def test_a_house_player_that_moves_does_not_end_it_and_has_no_voice(tables: Tables) -> None:
    table = await laid(tables, "auction", ANN, BOB, "random")
    table = await bid(tables, table, 1, 2)
    table = await tables.play_house(table.id, table.seq, 2, Bid(3))
    await ask(tables, table.id, 2, await by(tables, ANN, 50))
    table = await tables.play_house(table.id, table.seq, 2, Bid(0))

    poll = await poll_at(tables.store, table)
    assert poll is not None
    after = await agree(tables, table.id, poll.number, await by(tables, BOB, 51))

    assert after is not None
    assert list(after.game.actors(after.state)) == [1, 2]
    assert taken_back(await tables.store.moves(table.id)) == {2, 3, 4}


async def test_who_sits_alone_needs_nobody(tables: Tables) -> None:
    table = await laid(tables, "duel", ANN, "random")
    table = await tables.play(pick(table, 0, End()), 0, await by(tables, ANN, 1))
    assert table.undoable is None

    after = await ask(tables, table.id, 1, await by(tables, ANN, 2))

    assert after is not None
    assert list(after.game.actors(after.state)) == [0]
    assert not after.row.ranked


async def test_one_may_ask_for_the_newest_move_or_for_ones_own(tables: Tables) -> None:
    table = await laid(tables, "duel", ANN, BOB)
    table = await tables.play(pick(table, 0, Play("copper")), 0, await by(tables, ANN, 1))
    ann, bob = [await tables.store.player_of(user) for user in (ANN, BOB)]
    first = await tables.store.moves(table.id)
    table2 = await tables.play(pick(table, 0, End()), 0, await by(tables, ANN, 2))
    table3 = await tables.play(pick(table2, 1, End()), 1, await by(tables, BOB, 3))
    moves = await tables.store.moves(table.id)

    assert targets(table, first, ann) == targets(table, first, bob) == [], "ann has it freely"
    assert [move.seq for move in targets(table3, moves, ann)] == [3, 2]
    assert [move.seq for move in targets(table3, moves, bob)] == [3]
    with pytest.raises(Stale):
        await ask(tables, table.id, 1, await by(tables, ANN, 60))
    stranger = await by(tables, 99, 61)
    with pytest.raises(Stale):
        await ask(tables, table.id, 3, stranger)


async def test_not_of_an_ended_game(tables: Tables) -> None:
    table = await bid(tables, await laid(tables, "auction", ANN, BOB, CLEO), 1, 2, 3)
    await ask(tables, table.id, 3, await by(tables, ANN, 50))
    poll = await poll_at(tables.store, table)
    await tables.end(table.id)

    ended = await tables.get(table.id)
    assert ended is not None
    assert poll is not None
    assert ended.no_undo
    assert await poll_at(tables.store, ended) is None
    with pytest.raises(Stale):
        await agree(tables, table.id, poll.number, await by(tables, BOB, 51))


async def test_who_cannot_come_back_has_no_voice(tables: Tables) -> None:
    table = await bid(tables, await laid(tables, "auction", ANN, BOB, CLEO), 1, 2, 3)
    cleo = await by(tables, CLEO, 50)
    table = await tables.sit(table.id, [Seat(2, cleo.player, house="random")], cleo)

    assert cleo.player not in people(table)
    await tables.forget(CLEO)
    table = await tables.get(table.id) or table
    after = await voted(tables, table, ANN, BOB)

    assert [move.seq for move in standing(await tables.store.moves(table.id))] == [0, 1, 2, 5]
    assert after.state.people == [True, True, False]


async def test_nothing_is_taken_back_without_who_may_come_back(tables: Tables) -> None:
    """This is about games that count; a person who has left for good is not waited for."""
    table = await laid(tables, "duel", ANN, BOB)
    table = await tables.play(pick(table, 0, End()), 0, await by(tables, ANN, 1))
    ann, bob = await by(tables, ANN, 2), await by(tables, BOB, 3)
    table = await tables.sit(table.id, [Seat(1, bob.player, house="random")], bob)
    moves = await tables.store.moves(table.id)

    assert people(table) == [ann.player]
    assert is_short(table)
    assert targets(table, moves, ann.player) == []
    with pytest.raises(Stale):
        await ask(tables, table.id, 1, ann)

    await tables.forget(BOB)
    left = await tables.get(table.id)
    assert left is not None
    assert not is_short(left)
    assert [move.seq for move in targets(left, moves, ann.player)] == [1]


async def test_two_of_three_do_not_decide_for_the_third(tables: Tables) -> None:
    """A person whose seat the clock passed on may come back, and then takes part again."""
    table = await bid(tables, await laid(tables, "auction", ANN, BOB, CLEO), 1, 2, 3)
    cleo = await by(tables, CLEO, 50)
    await tables.sit(table.id, [Seat(2, cleo.player, house="random")], None)

    with pytest.raises(Stale):
        await ask(tables, table.id, 3, await by(tables, ANN, 51))

    await tables.sit(table.id, [Seat(2, cleo.player)], cleo)
    await ask(tables, table.id, 3, await by(tables, ANN, 52))
    now = await tables.get(table.id)
    assert now is not None
    poll = await poll_at(tables.store, now)
    assert poll is not None
    await agree(tables, table.id, poll.number, await by(tables, BOB, 53))
    assert await poll_at(tables.store, now) is not None, "cleo has not said anything yet"
    after = await agree(tables, table.id, poll.number, await by(tables, CLEO, 54))
    assert after is not None
    assert not after.row.ranked


async def test_a_vote_ends_where_somebody_goes_away(tables: Tables) -> None:
    table = await bid(tables, await laid(tables, "auction", ANN, BOB, CLEO), 1, 2, 3)
    await ask(tables, table.id, 3, await by(tables, ANN, 50))
    poll = await poll_at(tables.store, table)
    assert poll is not None
    cleo = await by(tables, CLEO, 51)

    await tables.sit(table.id, [Seat(2, cleo.player, house="random")], None)

    with pytest.raises(Stale):
        await agree(tables, table.id, poll.number, await by(tables, BOB, 52))


async def test_a_game_with_a_voted_undo_is_verified(tables: Tables) -> None:
    table = await bid(tables, await laid(tables, "auction", ANN, BOB, CLEO), 1, 2, 3)
    table = await voted(tables, table, CLEO, ANN, BOB)
    table = await tables.play(pick(table, 2, Bid(4)), 2, await by(tables, CLEO, 90))
    await tables.end(table.id)
    ended = await tables.get(table.id)
    assert ended is not None

    raw = msgspec.json.encode(record(ended, await tables.store.moves(table.id)))

    assert verify(raw, TOYS).same
