"""Moves are taken back: which, by whom, and what the table is then."""

from __future__ import annotations

import pytest

from bot.table.table import Table, taken_back
from bot.table.tables import Tables
from bot.table.votes import some_targets
from db import Stale
from engine.core import Msg
from tests.bot.tables import ANN, BOB, by, laid, pick
from tests.toys import TOYS
from tests.toys.duel import Buy, Duel, End, Play, Player


class TestUndo:
    async def test_takes_a_free_move_back(self, tables: Tables) -> None:
        table = await bought(tables)

        after = await tables.undo(table.id, table.seq, await by(tables, ANN, 50))

        assert players(after)[0].coins == players(table)[0].coins + 2
        assert after.state.now > table.state.now
        assert not after.fresh(0, table.state.now)

    async def test_goes_on_from_the_older_state(self, tables: Tables) -> None:
        table = await bought(tables)
        after = await tables.undo(table.id, table.seq, await by(tables, ANN, 50))

        again = await Tables(tables.store, TOYS).get(table.id)
        moves = await tables.store.moves(table.id)

        assert again == after
        assert taken_back(moves) == {table.seq}

    async def test_two_in_a_row(self, tables: Tables) -> None:
        table = await bought(tables)
        once = await tables.undo(table.id, table.seq, await by(tables, ANN, 50))
        assert once.undoable == 0

        twice = await tables.undo(table.id, once.last.seq, await by(tables, ANN, 51))

        moves = await tables.store.moves(table.id)
        assert taken_back(moves) == {table.seq, table.seq - 1}
        assert players(twice)[0].coins == players(table)[0].coins + 2 - 1

    async def test_wins_no_time(self, tables: Tables) -> None:
        """Nor does it win others any: nobody holds a table up by playing and taking back."""
        table = await bought(tables)
        table = await tables.undo(table.id, table.seq, await by(tables, ANN, 50))
        (wait,) = table.waits
        for hour in range(1, 4):
            tables.now = lambda hour=hour: wait.since + 3600 * hour
            again = pick(table, 0, Buy("silver"))
            played = await tables.play(again, 0, await by(tables, ANN, 60 + hour))
            assert [one.since for one in played.waits] == [tables.now()]

            table = await tables.undo(table.id, played.seq, await by(tables, ANN, 70 + hour))

            assert [one.since for one in table.waits] == [wait.since]

    async def test_loses_no_time_that_did_not_run(self, tables: Tables) -> None:
        table = await bought(tables)
        table = await tables.undo(table.id, table.seq, await by(tables, ANN, 50))
        (wait,) = table.waits
        await tables.bar(table.id, Msg("barred"))
        tables.now = lambda: wait.since + 100 * 3600
        await tables.lift(table.id)
        await tables.lift(table.id)
        table = await tables.get(table.id)
        assert table is not None
        again = pick(table, 0, Buy("silver"))
        tables.now = lambda: wait.since + 101 * 3600
        await tables.lift(table.id)  # time has run all along
        played = await tables.play(again, 0, await by(tables, ANN, 60))

        table = await tables.undo(table.id, played.seq, await by(tables, ANN, 70))

        assert [one.since for one in table.waits] == [wait.since + 100 * 3600]

    async def test_not_after_a_draw(self, tables: Tables) -> None:
        table = await laid(tables, "duel", ANN, BOB)
        table = await tables.play(pick(table, 0, End()), 0, await by(tables, ANN, 1))

        assert table.undoable is None
        with pytest.raises(Stale):
            await tables.undo(table.id, table.seq, await by(tables, ANN, 2))

    async def test_is_offered_only_where_a_person_has_chosen(self, tables: Tables) -> None:
        """Not before the first choice, nor after what a bot player did, nor once it is undone."""

        async def offered(table: Table) -> bool:
            newest = await tables.store.moves(table.id, table.seq - 1)
            return await some_targets(tables.store, table, newest)

        table = await laid(tables, "duel", "greedy", ANN)
        assert not await offered(table)
        table = await tables.play_house(table.id, table.seq, 0, End())
        assert not await offered(table)

        played = await tables.play(pick(table, 1, Play("copper")), 1, await by(tables, ANN, 1))
        assert await offered(played)

        undone = await tables.undo(table.id, played.seq, await by(tables, ANN, 2))
        assert undone.last.base is not None
        assert not await offered(undone)

    async def test_the_same_undo_twice(self, tables: Tables) -> None:
        table = await bought(tables)
        await tables.undo(table.id, table.seq, await by(tables, ANN, 50))

        with pytest.raises(Stale):
            await tables.undo(table.id, table.seq, await by(tables, ANN, 51))


async def bought(tables: Tables) -> Table:
    """Ann has played two coppers and bought a card for them, all of it free."""
    table = await laid(tables, "duel", ANN, BOB)
    interaction = 1
    while not (
        table.state.stack[-1].seat == 0
        and players(table)[0].hand.cards.count("copper") >= 2
        and len(table.state.stack) == 1
    ):
        seat = table.game.actors(table.state)[0]
        user = (ANN, BOB)[seat]
        table = await tables.play(
            pick(table, seat, End()), seat, await by(tables, user, interaction)
        )
        interaction += 1
    for action in (Play("copper"), Play("copper"), Buy("silver")):
        click = pick(table, 0, action)
        table = await tables.play(click, 0, await by(tables, ANN, interaction))
        interaction += 1
    return table


def players(table: Table) -> list[Player]:
    assert isinstance(table.state, Duel)
    return table.state.players
