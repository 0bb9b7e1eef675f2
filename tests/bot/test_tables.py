"""Engine and store together, with toys: what is answered is stored, and only that."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot import lobby as rules
from bot.ids import Pick
from bot.table import Lobby, Table, taken_back
from bot.tables import By, Place, Tables
from db import ChannelBusy, Seat, Stale, Store, Twice
from engine.core import Action, Illegal, Setup
from tests.toys import TOYS
from tests.toys.duel import Buy, Duel, End, Play, Player
from tests.toys.expedition import Begin

HERE = Place(server=1, channel=2)
ANN, BOB = 11, 12


@pytest.fixture
async def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Tables]:
    same_deal = SimpleNamespace(token_bytes=bytes)
    monkeypatch.setattr("bot.tables.secrets", same_deal)
    store = await Store.open(tmp_path / "db.sqlite")
    yield Tables(store, TOYS)
    await store.close()


async def laid(tables: Tables, kind: str, *users: int | str, mode: str = "") -> Table:
    """A running table; a user sits for a number, a house player of that level for a word."""
    seats = [await seat(tables, number, who) for number, who in enumerate(users)]
    game = tables.games[kind]
    plan = Setup(mode or game.modes[-1].key, 0)
    id = await tables.open_lobby(game, HERE, plan, seats)

    def ready(lobby: Lobby) -> Lobby:
        people = tuple(seat.house is None for seat in seats)
        plan = msgspec.structs.replace(lobby.plan, seats=len(seats), people=people)
        return Lobby(lobby.row, lobby.seats, lobby.game, plan)

    table = await tables.start(id, ready)
    assert table is not None
    return table


async def seat(tables: Tables, number: int, who: int | str) -> Seat:
    if isinstance(who, str):
        return Seat(number, house=who)
    return Seat(number, player=await tables.store.player_of(who))


async def by(tables: Tables, user: int, interaction: int) -> By:
    return By(await tables.store.player_of(user), interaction)


def pick(table: Table, seat: int, action: Action) -> Pick:
    options = [option.action for option in table.game.options(table.state, seat)]
    return Pick(table.id, seat, table.state.now, "s", options.index(action))


async def test_a_move_is_stored_before_it_is_answered(tables: Tables) -> None:
    table = await laid(tables, "duel", ANN, BOB)

    after = await tables.play(pick(table, 0, End()), 0, await by(tables, ANN, 1))

    stored = await tables.store.newest(table.id)
    assert stored is not None
    assert after.game.load(stored.state) == after.state
    assert (stored.seq, stored.seat, stored.interaction) == (1, 0, 1)
    again = await Tables(tables.store, TOYS).get(table.id)
    assert again == after


async def test_the_same_interaction_plays_once(tables: Tables) -> None:
    table = await laid(tables, "expedition", ANN, BOB)
    click = pick(table, 0, Begin(0)), 0, await by(tables, ANN, 1)
    await tables.play(*click)

    with pytest.raises((Stale, Twice)):
        await tables.play(*click)

    assert len(await tables.store.moves(table.id)) == 2


async def test_two_clicks_at_once_are_one_move(tables: Tables) -> None:
    table = await laid(tables, "duel", ANN, BOB)
    clicks = [tables.play(pick(table, 0, End()), 0, await by(tables, ANN, n)) for n in (1, 2)]

    outcomes = await asyncio.gather(*clicks, return_exceptions=True)

    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Stale", "Table"]


async def test_a_blocked_option_is_refused_with_its_reason(tables: Tables) -> None:
    table = await laid(tables, "duel", ANN, BOB)

    with pytest.raises(Illegal) as refused:
        await tables.play(pick(table, 0, Buy("castle")), 0, await by(tables, ANN, 1))

    assert refused.value.reason is not None
    assert refused.value.reason.id == "duel-too-dear"


async def test_a_place_that_is_not_on_offer_is_refused(tables: Tables) -> None:
    table = await laid(tables, "duel", ANN, BOB)

    with pytest.raises(Stale):
        await tables.play(Pick(table.id, 0, 0, "s", 99), 0, await by(tables, ANN, 1))


@pytest.mark.parametrize("turns", [1, 3, 6, 10])
async def test_a_cancelled_caller_leaves_no_old_table_behind(tables: Tables, turns: int) -> None:
    table = await laid(tables, "duel", ANN, BOB)
    move = asyncio.create_task(tables.play(pick(table, 0, End()), 0, await by(tables, ANN, 1)))
    for _ in range(turns):
        await asyncio.sleep(0)
    move.cancel()
    await asyncio.gather(move, return_exceptions=True)
    await tables.store.player_of(13)  # what was under way has been written by now

    stored = await tables.store.newest(table.id)
    known = await tables.get(table.id)

    assert stored is not None
    assert known is not None
    assert known.seq == stored.seq


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
        assert taken_back(moves, table.game) == {table.seq}

    async def test_two_in_a_row(self, tables: Tables) -> None:
        table = await bought(tables)
        once = await tables.undo(table.id, table.seq, await by(tables, ANN, 50))
        assert once.undoable == 0

        twice = await tables.undo(table.id, once.last.seq, await by(tables, ANN, 51))

        moves = await tables.store.moves(table.id)
        assert taken_back(moves, table.game) == {table.seq, table.seq - 1}
        assert players(twice)[0].coins == players(table)[0].coins + 2 - 1

    async def test_not_after_a_draw(self, tables: Tables) -> None:
        table = await laid(tables, "duel", ANN, BOB)
        table = await tables.play(pick(table, 0, End()), 0, await by(tables, ANN, 1))

        assert table.undoable is None
        with pytest.raises(Stale):
            await tables.undo(table.id, table.seq, await by(tables, ANN, 2))

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


@pytest.mark.parametrize("other_first", [False, True])
@pytest.mark.parametrize("leaves", [False, True])
async def test_start_and_join_or_leave_at_once(
    tables: Tables, leaves: bool, other_first: bool
) -> None:
    """As many seats are stored as are laid."""
    game = tables.games["expedition"]
    ann, bob, cleo = [await tables.store.player_of(user) for user in (ANN, BOB, 13)]
    seats = [Seat(0, player=ann), Seat(1, player=bob)]
    id = await tables.open_lobby(game, HERE, rules.first_plan(game), seats)

    def other(lobby: Lobby) -> Lobby:
        return rules.leave(lobby, bob) if leaves else rules.join(lobby, cleo)

    clicks = [
        tables.start(id, lambda lobby: rules.ready(lobby, ann)),
        tables.change_lobby(id, other),
    ]
    await asyncio.gather(*clicks[:: -1 if other_first else 1], return_exceptions=True)

    table = await tables.get(id)
    assert table is not None
    assert table.state.seats == len(await tables.store.seats(id))


async def test_leaving_and_coming_back(tables: Tables) -> None:
    table = await laid(tables, "expedition", ANN, BOB)
    mine = table.seats[1]

    away = await tables.sit(
        table.id, [Seat(1, player=mine.player, house="greedy")], await by(tables, BOB, 1)
    )
    assert away.state.people == [True, False]
    assert (away.held_by(BOB), away.left_by(BOB)) == ([], [1])

    back = await tables.sit(table.id, [Seat(1, player=mine.player)], await by(tables, BOB, 2))
    assert back.state.people == [True, True]
    assert back.held_by(BOB) == [1]


async def test_coming_back_twice_at_once_is_one_move(tables: Tables) -> None:
    table = await laid(tables, "expedition", ANN, BOB)
    mine = table.seats[1].player
    await tables.sit(table.id, [Seat(1, mine, house="greedy")], await by(tables, BOB, 1))

    backs = [tables.sit(table.id, [Seat(1, mine)], await by(tables, BOB, n)) for n in (2, 3)]
    one, other = await asyncio.gather(*backs)

    assert one.held_by(BOB) == other.held_by(BOB) == [1]
    assert len(await tables.store.moves(table.id)) == 3


async def test_one_table_a_channel(tables: Tables) -> None:
    table = await laid(tables, "duel", ANN, BOB)

    with pytest.raises(ChannelBusy):
        await laid(tables, "auction", ANN, BOB, 13)

    await tables.end(table.id)
    assert (await tables.get(table.id) or table).running is False
    await laid(tables, "auction", ANN, BOB, 13)


async def test_an_ending_move_brings_results_and_the_campaign(tables: Tables) -> None:
    table: Any = await laid(tables, "expedition", ANN, BOB)
    interaction = 1
    while table.running:
        seat = table.game.actors(table.state)[0]
        action = table.game.legal(table.state, seat)[0]
        user = (ANN, BOB)[seat]
        table = await tables.play(
            pick(table, seat, action), seat, await by(tables, user, interaction)
        )
        interaction += 1

    (campaign,) = await tables.store.campaigns_of("server", HERE.server or 0, "expedition")
    people = await tables.store.people(HERE.server or 0, "expedition", "rounds")

    assert campaign.value == msgspec.json.encode(table.game.harvest(table.state))
    assert len(people) == 2
    assert {line.total for line in people} == {table.state.round}


async def test_a_line_a_deed_and_no_secret_in_it(
    tables: Tables, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "bot.tables")
    table = await laid(tables, "duel", ANN, BOB)
    copper = next(
        o.action for o in table.game.options(table.state, 0) if isinstance(o.action, Play)
    )
    await tables.play(pick(table, 0, copper), 0, await by(tables, ANN, 1))
    await tables.undo(table.id, 1, await by(tables, ANN, 2))
    gone = [Seat(1, player=await tables.store.player_of(BOB), house="greedy")]
    await tables.sit(table.id, gone, await by(tables, BOB, 3))
    await tables.end(table.id)

    assert caplog.messages == [
        "table 1: a lobby of duel",
        "table 1: begun, duel with 2 seats",
        "table 1: move 1 by seat 0, Play",
        "table 1: move 2 takes move 1 back",
        "table 1: seat 1 goes to a greedy house player",
        "table 1: ended without a result",
    ]
