"""“Since my last turn” begins where that turn ended, not at the last click."""

from __future__ import annotations

import msgspec

from bot.screens import history
from bot.table.table import Table
from bot.table.tables import Tables
from bot.text.say import say_in
from bot.text.words import Words
from db import Move
from engine.core import Action, Event
from engine.games import realm_of_wonder as realm
from engine.games.realm_of_wonder import actions, events
from tests.bot.tables import ANN, BOB, by, laid, pick
from tests.bot.test_layout import played, table
from tests.toys.duel import Duel, End, Play


async def clicked(tables: Tables, table: Table, seat: int, action: Action) -> Table:
    me = await by(tables, (ANN, BOB)[seat], table.seq + 1)
    return await tables.play(pick(table, seat, action), seat, me)


def hand(table: Table) -> list[str]:
    assert isinstance(table.state, Duel)
    return table.state.players[0].hand.cards


async def told(tables: Tables, table: Table, seat: int) -> list[str]:
    words = Words(say_in("en"), "duel", lambda one: ("Ann", "Bob")[one])
    moves = await tables.store.moves(table.id)
    player = table.seats[seat].player or ""
    return history.since(table, moves, words, seat, player).split("\n")


async def test_what_the_others_did_is_still_told_after_clicks_of_ones_own(tables: Tables) -> None:
    table = await laid(tables, "duel", ANN, BOB)
    while table.seq == 0 or "copper" not in hand(table):
        for seat in (0, 1):
            table = await clicked(tables, table, seat, End())
    over = table.seq - 1  # Ann's last turn ended with it

    table = await clicked(tables, table, 0, Play("copper"))

    moves = await tables.store.moves(table.id)
    words = Words(say_in("en"), "duel", lambda one: ("Ann", "Bob")[one])
    since = history.lines(table, moves[over:-1], words, 0)
    assert moves[over].seat == 0
    assert moves[over + 1].seat == 1
    assert "Played" not in "".join(since), "what Ann does in this turn is not news to her"
    assert (await told(tables, table, 0))[1:] == since
    assert len(since) > 1


async def test_in_the_first_turn_it_tells_all_there_is(tables: Tables) -> None:
    table = await laid(tables, "duel", ANN, BOB)
    table = await clicked(tables, table, 0, End())

    assert len(await told(tables, table, 1)) > 1


async def test_what_the_end_of_a_turn_brings_is_told(tables: Tables) -> None:
    """Enemies act and months begin in the very move with which a turn ends."""
    table = await laid(tables, "duel", ANN, BOB)
    table = await clicked(tables, table, 0, End())

    _, first, *_ = await told(tables, table, 0)

    assert first.startswith("Ended Ann")


async def test_where_turns_do_not_end_it_begins_at_the_last_move(tables: Tables) -> None:
    table = await laid(tables, "expedition", ANN, BOB)
    option = next(o for o in table.game.legal(table.state, 0))
    table = await clicked(tables, table, 0, option)

    assert await told(tables, table, 0) == [say_in("en")("since-nothing")]


def test_a_turn_that_ends_without_its_button_ends_as_well() -> None:
    """A lost battle ends the attacker's turn with a click of the defender's."""
    now = table(realm.GAME, next(played(realm.GAME, 2))[0])
    words = Words(say_in("en"), "realm_of_wonder", lambda one: ("Ann", "Bob")[one])

    def move(seq: int, actor: str, action: Action, *events: Event) -> Move:
        chosen, raw = msgspec.json.encode(action), msgspec.json.encode(events)
        row = Move(game=1, seq=seq, base=seq - 1, rules="1", events=raw, state=b"")
        return msgspec.structs.replace(row, actor=actor, action=chosen)

    moves = [
        move(1, "ann", actions.EndTurn(), events.TurnEnded(0)),
        move(2, "bob", actions.BuyPoint(), events.PointBought(1)),
        move(3, "bob", actions.EndMuscles(), events.BattleDrawn(0), events.TurnEnded(0)),
    ]

    told = history.since(now, moves, words, 0, "ann").split("\n")[1:]

    assert told == history.lines(now, moves[2:], words, 0)
    assert len(told) == 1
