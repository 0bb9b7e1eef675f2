"""Engine and store together, with toys: what is answered is stored, and only that."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.table import lobby as rules
from bot.table.endings import ending
from bot.table.ids import Pick
from bot.table.table import Lobby, Table
from bot.table.tables import Place, Tables
from bot.text.say import say_in
from bot.text.words import Words
from db import ChannelBusy, Move, Seat, Stale, Store, Twice
from db.file import APPLICATION, scripts
from engine.core import Illegal, Mode, Result, Score
from engine.games import GAMES
from engine.games.world_adventure.odds import battles
from tests.bot.tables import ANN, BOB, HERE, by, laid, pick
from tests.db.kit import newest
from tests.toys import TOYS
from tests.toys.duel import Buy, End, Play
from tests.toys.expedition import Begin

ALL = GAMES | TOYS
HOUSE = "greedy"


async def test_a_move_is_stored_before_it_is_answered(tables: Tables) -> None:
    table = await laid(tables, "duel", ANN, BOB)

    after = await tables.play(pick(table, 0, End()), 0, await by(tables, ANN, 1))

    stored = await newest(tables.store, table.id)
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

    stored = await newest(tables.store, table.id)
    known = await tables.get(table.id)

    assert known is not None
    assert known.seq == stored.seq


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


@pytest.mark.parametrize(
    ("key", "mode"), [(key, mode) for key, game in ALL.items() for mode in game.modes]
)
async def test_a_table_has_a_clock_where_people_wait_for_each_other(
    tables: Tables, key: str, mode: Mode
) -> None:
    """For all games in all modes, unless somebody has chosen; one person alone has none."""
    store, game = tables.store, ALL[key]
    tables = Tables(store, ALL)
    for people in range(1, (1 if mode.alone else mode.seats[1]) + 1):
        plan, place = rules.first_plan(game, mode), Place(1, people)
        players = [await store.player_of(user) for user in range(people)]
        id = await tables.open_lobby(game, place, plan, [Seat(0, player=players[0])])
        for player in players[1:]:
            await tables.change_lobby(id, lambda lobby, who=player: rules.join(lobby, who))
        begun = await tables.start(
            id,
            lambda lobby, who=players[0]: (
                rules.ready(lobby, who) if mode.alone else rules.filled(lobby, who, HOUSE)
            ),
        )

        assert begun is not None
        assert begun.row.clock == (72 if people > 1 else 0), f"{people} people"


OPEN = """
insert into game
  (id, kind, mode, status, server, channel, owner, ranked, opened, seed, options, clock)
values (?, 'duel', ?, ?, 1, ?, 'ann', 1, 0, x'', ?, ?)
"""


async def test_what_stood_before_keeps_its_clock(tmp_path: Path) -> None:
    """In a database from when nobody was asked whether they want none."""
    path, plan, before = tmp_path / "games.db", rules.first_plan(TOYS["duel"]), 8
    rows = [("lobby", 0), ("lobby", 24), ("running", 0), ("running", 72), ("ended", 0)]
    with closing(sqlite3.connect(path)) as db:
        for script in (*scripts()[:before], "insert into player values ('ann'), ('bob')"):
            db.executescript(script)
        for id, (status, hours) in enumerate(rows, 1):
            db.execute(OPEN, (id, plan.mode, status, id, msgspec.json.encode(plan), hours))
        db.execute("insert into seat values (1, 0, 'ann', null), (2, 0, 'ann', null)")
        db.execute(f"pragma application_id = {APPLICATION}")
        db.execute(f"pragma user_version = {before}")
        db.commit()

    store = await Store.open(path)
    for id in (1, 2):
        await Tables(store, TOYS).change_lobby(id, lambda lobby: rules.join(lobby, "bob"))
    games = [await store.game(id) for id in range(1, 6)]
    await store.close()

    assert [(one.status, one.clock) for one in games if one] == rows
    unasked = [one.preset is not None for one in games if one]
    assert unasked == [False, False, True, False, True], "a rematch asks there"


@pytest.mark.parametrize("key", ["duel", "expedition"])
async def test_who_leaves_against_others_has_lost(tables: Tables, key: str) -> None:
    """A win that a bot player brings home is nobody's; those who play together share."""
    table: Any = await laid(tables, key, ANN, BOB)
    bob = table.seats[1].player
    table = await tables.sit(table.id, [Seat(1, bob, "greedy")], await by(tables, BOB, 1))
    left = await tables.store.moves(table.id)
    acted = Move(seat=1, actor=bob, game=1, seq=1, base=0, rules="1", events=b"[]", state=b"")
    log = [left[0], acted, *left[1:]]

    def recorded(*places: int) -> dict[int, bool]:
        over = Result(places, ((Score("rounds", 1),),) * 2)
        s = msgspec.structs.replace(table.state, result=over)
        found = ending(table, s, log)
        assert found is not None
        return {result.seat: result.won for result in found.results}

    competitive = key == "duel"
    assert recorded(1, 2) == ({0: True, 1: False} if competitive else {0: True})
    assert recorded(2, 1) == ({0: False, 1: False} if competitive else {0: False})
    assert recorded(2, 2) == ({0: False, 1: False} if competitive else {0: False})
    log = left
    assert recorded(2, 1) == {0: False}, "who has not moved yet has not begun"


@pytest.mark.parametrize(
    ("key", "mode", "places", "won", "sides"),
    [
        ("tug", "team", (1, 2, 1, 2), [True, False, True, False], [0, 1, 0, 1]),
        ("tug", "team", (1, 1, 1, 1), [False] * 4, [0, 1, 0, 1]),
        ("tug", "duel", (1, 1), [False] * 2, [0, 1]),
        ("auction", "auction", (1, 1, 3), [False] * 3, [0, 1, 2]),
        ("expedition", "coop", (1, 1, 1), [True] * 3, [0, 0, 0]),
        ("tug", "solo", (1,), [True], [0]),
    ],
)
async def test_partners_win_together_and_a_draw_is_nobody_s_win(
    tables: Tables,
    key: str,
    mode: str,
    places: tuple[int, ...],
    won: list[bool],
    sides: list[int],
) -> None:
    table: Any = await laid(tables, key, *range(11, 11 + len(places)), mode=mode)
    over = Result(places, ((Score("rounds", 1),),) * len(places))

    found = ending(table, msgspec.structs.replace(table.state, result=over), [])

    assert found is not None
    assert [result.won for result in found.results] == won
    assert [result.side for result in found.results] == sides


@pytest.mark.parametrize(
    ("mode", "places", "says"),
    [
        ("team", (1, 2, 1, 2), "Ann and Cleo have won together!"),
        ("team", (1, 1, 1, 1), "Ann, Bob, Cleo and Dan share the victory: a draw."),
        ("duel", (2, 1), "Bob has won!"),
        ("duel", (1, 1), "Ann and Bob share the victory: a draw."),
        ("solo", (1,), "You have won, Ann!"),
        ("solo", (2,), "The game has won this time."),
    ],
)
def test_who_has_won_is_said(mode: str, places: tuple[int, ...], says: str) -> None:
    words = Words(say_in("en"), "tug", ["Ann", "Bob", "Cleo", "Dan"].__getitem__)

    assert words.result(Result(places, ((),) * len(places)), TOYS["tug"].mode(mode)) == says


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
    people = await tables.store.people(HERE.server or 0, "expedition", ["coop"], "rounds")

    assert campaign.value == msgspec.json.encode(table.game.harvest(table.state))
    assert len(people) == 2
    assert {line.total for line in people} == {table.state.round}


async def test_a_line_a_deed_and_no_secret_in_it(
    tables: Tables, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "bot.table.tables")
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
        "table 1: seat 1 goes to a greedy bot player",
        "table 1: ended without a result",
    ]


async def test_odds_are_never_reckoned_on_the_loop(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of a large battle take a fifth of a second of CPU, which everybody else would feel."""
    loop, stages, follow = threading.get_ident(), Counter[int](), battles.follow

    def counted(start: Any, stage: Any) -> float:
        def each(now: Any) -> Any:
            stages[threading.get_ident()] += 1
            return stage(now)

        return follow(start, each)

    def options(table: Table) -> None:
        for seat in table.game.actors(table.state):
            if table.state.people[seat]:
                table.game.options(table.state, seat)

    monkeypatch.setattr(battles, "follow", counted)
    forget_odds()
    now, pick = Tables(tables.store, GAMES), random.Random(3)
    table = await laid(now, "world_adventure", ANN, "greedy", mode="competitive")
    for _ in range(150):
        seat = table.game.actors(table.state)[0]
        action = pick.choice(table.game.legal(table.state, seat))
        table = await now.play_house(table.id, table.seq, seat, action)
        options(table)
        if stages:
            break
    assert stages

    forget_odds()
    again = await Tables(tables.store, GAMES).get(table.id)  # as after a restart
    assert again is not None
    options(again)

    assert loop not in stages


def forget_odds() -> None:
    for one in (battles.clash_chance, battles.hunt_chance, battles.plunder_chance):
        one.cache_clear()
