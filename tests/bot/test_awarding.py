"""What people earn at ended tables: found by replaying them, kept once, told in words."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from bot.records.awarding import Awarding, earned_in
from bot.records.records import players, record
from bot.screens.earned import about, called
from bot.table.table import Table
from bot.table.tables import Tables
from bot.table.workers import Workers
from bot.text.say import LANGUAGES, say_in
from db import Seat
from engine.core import Game
from engine.games import GAMES
from tests.bot.tables import ANN, BOB, by, laid, pick
from tests.toys.tug import Pull, Rest

TUG = ("tests.toys.tug", "GAME")


@pytest.fixture
async def awarding(tables: Tables) -> AsyncIterator[Awarding]:
    workers = Workers()
    yield Awarding(tables, workers)
    workers.close()


class Hands:
    """Two people's clicks at a tug, or a bot player's moves; each interaction has its number."""

    def __init__(self, tables: Tables, table: Table) -> None:
        self.tables, self.table, self.number = tables, table, 0

    async def play(self, action: Any) -> None:
        """Played by the seat that must act; the bot plays for a person who has left."""
        self.number += 1
        table, seat = self.table, self.table.game.actors(self.table.state)[0]
        if table.seats[seat].house is not None:
            self.table = await self.tables.play_house(table.id, table.seq, seat, action)
            return
        user = table.seats[seat].user
        assert user is not None
        click = await by(self.tables, user, self.number)
        self.table = await self.tables.play(pick(table, seat, action), seat, click)

    async def to_the_end(self) -> Table:
        while self.table.running:
            await self.play(Rest())
        return self.table

    async def take_back(self) -> None:
        self.number += 1
        click = await by(self.tables, ANN, self.number)
        async with self.tables.held(self.table.id) as table:
            self.table = await self.tables.take_back(table, table.last, click)

    async def leave(self, seat: int, user: int) -> None:
        self.number += 1
        left = Seat(seat, player=await self.tables.store.player_of(user), house="random")
        click = await by(self.tables, user, self.number)
        self.table = await self.tables.sit(self.table.id, [left], click)


async def hands(tables: Tables, *users: int | str) -> Hands:
    return Hands(tables, await laid(tables, "tug", *users, mode="duel"))


async def earned(tables: Tables, table: Table) -> list[tuple[str, str]]:
    """What was earned, by player."""
    moves = await tables.store.moves(table.id)
    found = earned_in(msgspec.json.encode(record(table, moves)), *TUG)
    assert found is not None
    people = players(table, moves)
    return [(people[number - 1], honour) for number, honour in found]


async def heaved(hands: Hands) -> None:
    """Ann has pulled a card."""
    assert list(hands.table.game.actors(hands.table.state)) == [0]
    s: Any = hands.table.state
    card = s.pullers[0].hand.cards[0]
    await hands.play(Pull(card))


async def test_who_did_it_earns_it_once(tables: Tables) -> None:
    game = await hands(tables, ANN, BOB)
    await heaved(game)

    table = await game.to_the_end()

    ann = await tables.store.player_of(ANN)
    assert await earned(tables, table) == [(ann, "heave")]


async def test_what_was_taken_back_earns_nothing(tables: Tables) -> None:
    game = await hands(tables, ANN, BOB)
    await heaved(game)
    await game.take_back()

    table = await game.to_the_end()

    assert await earned(tables, table) == []


async def test_who_left_has_what_was_earned_before_and_the_house_nothing(tables: Tables) -> None:
    game = await hands(tables, ANN, BOB)
    await heaved(game)
    await game.leave(0, ANN)

    table = await game.to_the_end()

    ann = await tables.store.player_of(ANN)
    assert await earned(tables, table) == [(ann, "heave")]


async def test_nothing_after_leaving(tables: Tables) -> None:
    game = await hands(tables, ANN, BOB)
    await game.leave(0, ANN)
    await heaved(game)

    table = await game.to_the_end()

    assert await earned(tables, table) == []


async def test_who_left_in_a_move_that_was_taken_back_has_left(tables: Tables) -> None:
    game = await hands(tables, ANN, BOB)
    await game.play(Rest())
    first = game.table.last
    await game.leave(0, ANN)
    async with tables.held(game.table.id) as table:
        game.table = await tables.take_back(table, first, await by(tables, BOB, 99))
    await heaved(game)
    assert game.table.seats[0].house

    assert await earned(tables, await game.to_the_end()) == []


async def test_a_game_of_other_rules_is_left_alone(tables: Tables) -> None:
    game = await hands(tables, ANN, BOB)
    await heaved(game)
    table = await game.to_the_end()
    kept = record(table, await tables.store.moves(table.id))
    other = msgspec.structs.replace(kept.moves[0], rules="0")
    broken = msgspec.structs.replace(kept.moves[1], action=msgspec.Raw(b'{"type":"Pull"}'))

    old = msgspec.structs.replace(kept, moves=(other, *kept.moves[1:]))
    made_up = msgspec.structs.replace(kept, moves=(kept.moves[0], broken, *kept.moves[2:]))

    assert earned_in(msgspec.json.encode(old), *TUG) == []
    assert earned_in(msgspec.json.encode(made_up), *TUG) is None


async def test_an_ended_table_is_looked_at_once(tables: Tables, awarding: Awarding) -> None:
    game = await hands(tables, ANN, BOB)
    await heaved(game)
    assert not await awarding.look_at(game.table.id), "it runs"
    table = await game.to_the_end()

    assert await awarding.look_at(table.id)
    assert not await awarding.look_at(table.id)

    ann = await tables.store.player_of(ANN)
    assert [(one.player, one.id) for one in await tables.store.honours_in(table.id)] == [
        (ann, "heave")
    ]


async def test_what_nobody_looked_at_is_made_up_for(tables: Tables, awarding: Awarding) -> None:
    game = await hands(tables, ANN, "random")
    await heaved(game)
    table = await game.to_the_end()
    ended = table.row.ended
    assert ended is not None

    assert await awarding.catch_up(ended + 10) == [table.id]
    assert await awarding.catch_up(ended + 10) == []


async def test_an_old_table_tells_nothing_any_more(tables: Tables, awarding: Awarding) -> None:
    game = await hands(tables, ANN, "random")
    await heaved(game)
    table = await game.to_the_end()

    assert await awarding.catch_up((table.row.ended or 0) + 100_000) == []
    assert await tables.store.honours_in(table.id)


async def test_a_table_without_a_result_or_that_counts_nowhere_gives_nothing(
    tables: Tables, awarding: Awarding
) -> None:
    game = await hands(tables, ANN, BOB)
    await heaved(game)
    await tables.end(game.table.id)

    assert not await awarding.look_at(game.table.id)
    assert await tables.store.to_honour() is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_honour_is_named_and_told(game: Game[Any], lang: str) -> None:
    say = say_in(lang)
    for honour in game.honours.all:
        assert 0 < len(called(say, game.key, honour.id)) <= 32
        assert called(say, game.key, honour.id) != honour.id
        assert 0 < len(about(say, game.key, honour.id)) <= 90
    names = {called(say, game.key, honour.id) for honour in game.honours.all}
    assert len(names) == len(game.honours.all)
