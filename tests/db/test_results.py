from __future__ import annotations

from typing import Any

from db import Ending, Result, Score, Span, Standing, Store, party_of
from tests.db.kit import SERVER, lay, move, won


async def play(store: Store, *players: str, destiny: int, by: bool = True, **changes: Any) -> None:
    game = await lay(store, **changes)
    await store.append_move(move(game, 1), ending=won(*players, destiny=destiny, by=by))


async def test_people_and_parties(store: Store) -> None:
    ann, bob, eve = [await store.player_of(user) for user in (1, 2, 3)]
    await play(store, ann, bob, destiny=4)
    await play(store, bob, ann, destiny=3)
    await play(store, ann, eve, destiny=9)
    await play(store, ann, bob, destiny=0, by=False)
    await play(store, eve, destiny=20)
    await play(store, eve, destiny=50, server=SERVER + 1)
    await play(store, eve, destiny=50, ranked=False)

    assert await store.people(SERVER, "duel", ["short"], "destiny") == [
        Standing(ann, tables=4, wins=3, total=16),
        Standing(eve, tables=2, wins=2, total=29),
        Standing(bob, tables=3, wins=2, total=7),
    ]
    assert await store.parties(SERVER, "duel", ["short"], "destiny") == [
        Standing(party_of([ann, bob]), tables=3, wins=2, total=7),
        Standing(party_of([ann, eve]), tables=1, wins=1, total=9),
    ]


async def test_a_party_is_who_stood_on_the_same_side(store: Store) -> None:
    ann, bob, cleo, dan = [await store.player_of(user) for user in (1, 2, 3, 4)]
    scores = (Score("pull", 3),)

    def ended(sides: dict[str, int]) -> Ending:
        """The first side won."""
        return Ending(
            tuple(
                Result(
                    player=player,
                    seat=seat,
                    side=side,
                    place=1 + side,
                    won=side == 0,
                    rounds=5,
                    scores=scores,
                )
                for seat, (player, side) in enumerate(sides.items())
            )
        )

    await store.end_game(await lay(store), ended({ann: 0, cleo: 1, bob: 0, dan: 1}))
    await store.end_game(await lay(store), ended({ann: 0, bob: 1}))

    people = await store.people(SERVER, "duel", ["short"], "pull")
    assert [(line.who, line.tables, line.wins) for line in people[:2]] == [(ann, 2, 2), (bob, 2, 1)]
    assert {(line.who, line.tables, line.wins) for line in people[2:]} == {
        (cleo, 1, 0),
        (dan, 1, 0),
    }
    assert await store.parties(SERVER, "duel", ["short"], "pull") == [
        Standing(party_of([ann, bob]), tables=1, wins=1, total=3),
        Standing(party_of([cleo, dan]), tables=1, wins=0, total=3),
    ]


async def test_a_score_where_less_is_better(store: Store) -> None:
    players = [await store.player_of(user) for user in (1, 2, 3)]
    for player, rounds in zip(players, (8, 5, 9), strict=True):
        score = Score("rounds", rounds, "low")
        result = Result(player=player, seat=0, place=1, won=True, rounds=rounds, scores=(score,))
        await store.end_game(await lay(store), Ending((result,)))

    people = await store.people(SERVER, "duel", ["short"], "rounds", limit=2)

    assert [(line.who, line.total) for line in people] == [(players[1], 5), (players[0], 8)]


async def test_other_kinds_and_unknown_scores(store: Store) -> None:
    ann = await store.player_of(1)
    await play(store, ann, destiny=4)

    assert await store.people(SERVER, "other", ["short"], "destiny") == []
    assert await store.people(SERVER, "duel", ["short"], "gold") == [Standing(ann, 1, 1, 0)]


async def test_rated_tells_every_result_and_whether_its_person_is_known(store: Store) -> None:
    ann, bob = [await store.player_of(user) for user in (1, 2)]
    await play(store, ann, bob, destiny=4)
    await play(store, ann, bob, destiny=4, ranked=False)
    await store.forget(2)

    rows = await store.rated(SERVER, "duel")

    assert [(one.player, one.party, one.known) for one in rows] == [
        (ann, party_of([ann, bob]), True),
        (bob, party_of([ann, bob]), False),
    ]
    assert await store.rated(SERVER, "duel", Span(rows[0].ended + 1)) == []
    assert await store.rated(SERVER, "duel", Span(0, rows[0].ended)) == []


async def test_the_forgotten_leave_the_tables_of_people(store: Store) -> None:
    ann, bob = [await store.player_of(user) for user in (1, 2)]
    await play(store, ann, bob, destiny=4)
    await store.forget(2)

    assert await store.people(SERVER, "duel", ["short"], "destiny") == [Standing(ann, 1, 1, 4)]


async def test_only_what_ended_in_the_season_stands_in_its_table(store: Store) -> None:
    ann = await store.player_of(1)
    await play(store, ann, destiny=4)
    (row,) = await store.rated(SERVER, "duel")

    for span, lines in ((Span(row.ended), 1), (Span(row.ended + 1), 0), (Span(0, row.ended), 0)):
        assert len(await store.people(SERVER, "duel", ["short"], "destiny", span)) == lines


async def test_each_mode_has_tables_of_its_own(store: Store) -> None:
    ann = await store.player_of(1)
    await play(store, ann, destiny=4)
    await play(store, ann, destiny=3, mode="long")

    short = await store.people(SERVER, "duel", ["short"], "destiny")
    both = await store.people(SERVER, "duel", ["short", "long"], "destiny")

    assert [(line.tables, line.total) for line in short] == [(1, 4)]
    assert [(line.tables, line.total) for line in both] == [(2, 7)]
    assert await store.people(SERVER, "duel", [], "destiny") == []
