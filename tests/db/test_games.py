from __future__ import annotations

import asyncio

import msgspec
import pytest

from db import (
    CampaignBusy,
    CampaignChanged,
    ChannelBusy,
    Ending,
    Move,
    Progress,
    Seat,
    Stale,
    Store,
    Twice,
)
from tests.db.kit import CHANNEL, OPENING, SERVER, lay, move, new_game, newest, won


async def test_a_table_is_laid_whole(store: Store) -> None:
    game = await lay(store, options=b"options", ranked=False)

    row = await store.game(game)
    assert row is not None
    assert (row.kind, row.mode, row.status) == ("duel", "short", "running")
    assert (row.server, row.channel, row.message) == (SERVER, CHANNEL, None)
    assert (row.seed, row.options, row.value, row.ranked) == (b"seed", b"options", None, False)
    assert row.ended is None
    player = await store.player_of(1)
    assert await store.seats(game) == [Seat(0, player, None, 1), Seat(1, None, "greedy")]
    first = await newest(store, game)
    assert (first.seq, first.base, first.action, first.state) == (0, None, None, b"state 0")


async def test_moves_are_read_as_written(store: Store) -> None:
    game = await lay(store)
    actor = await store.player_of(1)
    written = move(game, 1, seat=0, interaction=5, free=True, actor=actor, state=b"\0" * 5000)
    await store.append_move(written)
    await store.append_move(undone := move(game, 2, base=0, action=None))

    assert await store.move_at(game, 1) == written
    assert await newest(store, game) == undone
    assert await store.move_at(game, 3) is None
    assert [m.events for m in await store.moves(game)] == [b"[]", b"[1]", b"[2]"]
    assert [(m.seq, m.state) for m in await store.moves(game, after=1)] == [(2, b"")]


async def test_of_64_at_once_one_wins(store: Store) -> None:
    game = await lay(store)
    rivals = [store.append_move(move(game, 1, action=b"%d" % n)) for n in range(64)]

    answers = await asyncio.gather(*rivals, return_exceptions=True)

    assert answers.count(None) == 1
    assert sum(isinstance(answer, Stale) for answer in answers) == 63
    assert (await newest(store, game)).action == b"%d" % answers.index(None)


async def test_64_tables_at_once(store: Store) -> None:
    games = [await lay(store) for _ in range(64)]

    async def play(game: int) -> None:
        for seq in range(1, 6):
            await store.append_move(move(game, seq))

    await asyncio.gather(*(play(game) for game in games))

    assert [len(await store.moves(game)) for game in games] == [6] * 64


async def test_the_same_interaction_plays_once(store: Store) -> None:
    game, other = await lay(store), await lay(store)
    await store.append_move(move(game, 1, interaction=5))

    for again in (move(game, 1, interaction=5), move(game, 2, interaction=5)):
        with pytest.raises(Twice, match="Interaction 5"):
            await store.append_move(again)
    with pytest.raises(Twice):
        await store.append_move(move(other, 1, interaction=5))
    assert len(await store.moves(game)) == 2


async def test_several_moves_are_one(store: Store) -> None:
    game = await lay(store)
    await store.append_move(move(game, 1), move(game, 2), move(game, 3))

    with pytest.raises(Stale):
        await store.append_move(move(game, 4), move(game, 6))
    assert [m.seq for m in await store.moves(game)] == [0, 1, 2, 3]


async def test_a_move_continues_from_a_stored_one(store: Store) -> None:
    game = await lay(store)

    for base in (7, 1, -1):
        with pytest.raises(ValueError, match=f"cannot continue from move {base}"):
            await store.append_move(move(game, 1, base=base))
    assert len(await store.moves(game)) == 1


async def test_no_move_on_a_table_that_does_not_run(store: Store) -> None:
    owner = await store.player_of(1)
    lobby = await store.create_game(new_game(owner, channel=1), [])
    ended = await lay(store)
    await store.end_game(ended)

    for game, seq in ((lobby, 0), (lobby, 1), (ended, 1), (99, 1)):
        with pytest.raises(Stale):
            await store.append_move(move(game, seq, base=seq - 1 if seq else None))


async def test_seats_change_hands_with_the_move(store: Store) -> None:
    game = await lay(store)
    friend = await store.player_of(2)

    with pytest.raises(Stale):
        await store.append_move(move(game, 9), seats=[Seat(0, house="random")])
    await store.append_move(move(game, 1), seats=[Seat(1, friend)])

    owner = await store.player_of(1)
    assert [seat.player for seat in await store.seats(game)] == [owner, friend]


class TestLobby:
    async def test_changes_until_it_starts(self, store: Store) -> None:
        owner, friend = await store.player_of(1), await store.player_of(2)
        game = await store.create_game(new_game(owner, channel=CHANNEL), [Seat(0, owner)])

        opened = await store.game(game)
        assert opened is not None
        lobby = msgspec.structs.replace(opened, mode="long", options=b"hard", clock=24)
        await store.save_lobby(lobby, [Seat(0, owner), Seat(1, friend)])
        await store.save_lobby(lobby, [Seat(1, friend)])

        row = await store.game(game)
        assert row is not None
        assert (row.status, row.mode, row.options, row.clock) == ("lobby", "long", b"hard", 24)
        assert await store.seats(game) == [Seat(1, friend, None, 2)]
        assert await store.snapshot(game) is None

    async def test_starts_once(self, store: Store) -> None:
        owner = await store.player_of(1)
        game = await store.create_game(new_game(owner, channel=CHANNEL), [Seat(0, owner)])

        starts = [store.start_game(game, OPENING) for _ in range(3)]
        answers = await asyncio.gather(*starts, return_exceptions=True)

        assert [type(answer) for answer in answers] == [type(None), Stale, Stale]
        row = await store.game(game)
        assert row is not None
        with pytest.raises(Stale):
            await store.save_lobby(row, [])
        assert len(await store.moves(game)) == 1


class TestPlaces:
    async def test_one_open_table_a_channel(self, store: Store) -> None:
        game = await lay(store, channel=CHANNEL)

        with pytest.raises(ChannelBusy):
            await lay(store, channel=CHANNEL, kind="other")
        assert [row.id for row in await store.running_in(CHANNEL)] == [game]
        await store.end_game(game)
        assert await store.running_in(CHANNEL) == []
        again = await lay(store, channel=CHANNEL)

        assert [row.id for row in await store.open_games()] == [again]

    async def test_one_of_a_kind_in_a_direct_message(self, store: Store) -> None:
        one = await lay(store, server=None, channel=CHANNEL)
        two = await lay(store, server=None, channel=CHANNEL, kind="other")

        with pytest.raises(ChannelBusy):
            await lay(store, server=None, channel=CHANNEL)
        assert [row.id for row in await store.running_in(CHANNEL)] == [one, two]
        assert [row.id for row in await store.running_in(CHANNEL, "other")] == [two]

    async def test_a_refused_table_leaves_nothing(self, store: Store) -> None:
        game = await lay(store, channel=CHANNEL)
        with pytest.raises(ChannelBusy):
            await lay(store, channel=CHANNEL)

        assert [row.id for row in await store.open_games()] == [game]
        assert await store.seats(game + 1) == []

    async def test_the_message_moves(self, store: Store) -> None:
        one, two = await lay(store), await lay(store)
        await store.set_message(one, 555, 999)

        row = await store.game(one)
        assert row is not None
        assert (row.channel, row.message) == (555, 999)
        with pytest.raises(ChannelBusy):
            await store.set_message(two, 555, 1000)


class TestEnding:
    async def test_comes_with_the_last_move_or_not_at_all(self, store: Store) -> None:
        game = await lay(store)
        owner = await store.player_of(1)
        ending = won(owner, owner)

        with pytest.raises(Exception, match=r"UNIQUE constraint failed: result"):
            await store.append_move(move(game, 1), ending=ending)
        row = await store.game(game)
        assert row is not None
        assert row.status == "running"
        assert len(await store.moves(game)) == 1
        assert await store.people(SERVER, "duel", ["short"], "destiny") == []

    async def test_comes_once(self, store: Store) -> None:
        game = await lay(store)
        await store.append_move(move(game, 1), ending=Ending())

        with pytest.raises(Stale):
            await store.end_game(game)
        row = await store.game(game)
        assert row is not None
        assert row.ended is not None

    async def test_thins_an_ended_table_only(self, store: Store) -> None:
        game = await lay(store)
        await store.append_move(move(game, 1), move(game, 2))

        async def states() -> list[bytes]:
            rows: list[Move | None] = [await store.move_at(game, seq) for seq in range(3)]
            return [row.state for row in rows if row is not None]

        assert await states() == [b"state 0", b"state 1", b"state 2"]
        await store.end_game(game)
        assert await states() == [b"", b"", b"state 2"]

    async def test_thins_with_the_last_move(self, store: Store) -> None:
        game = await lay(store)
        await store.append_move(move(game, 1), ending=Ending())

        first, last = await store.move_at(game, 0), await store.move_at(game, 1)
        assert first is not None
        assert last is not None
        assert (first.state, last.state) == (b"", b"state 1")


class TestCampaign:
    async def test_is_founded_changed_and_open_once(self, store: Store) -> None:
        owner, friend = await store.player_of(1), await store.player_of(2)
        first = await lay(store)
        ending = Ending(won(friend, owner).results, Progress(b"one", "chapter 2"))
        await store.append_move(move(first, 1), ending=ending)
        (campaign,) = await store.campaigns_of("server", SERVER, "duel")

        assert (campaign.value, campaign.title, campaign.open_game) == (b"one", "chapter 2", None)
        assert campaign.party == ",".join(sorted([owner, friend]))
        second = await lay(store, campaign=campaign)
        with pytest.raises(CampaignBusy):
            await lay(store, campaign=campaign)
        row, now = await store.game(second), await store.campaign(campaign.id)
        assert row is not None
        assert (row.campaign, row.value) == (campaign.id, b"one")
        assert now is not None
        assert now.open_game == second
        await store.end_game(second, Ending(campaign=Progress(b"two", "chapter 3")))

        (campaign,) = await store.campaigns_of("server", SERVER, "duel")
        assert (campaign.value, campaign.title, campaign.open_game) == (b"two", "chapter 3", None)

    async def test_of_a_direct_message_is_its_users(self, store: Store) -> None:
        game = await lay(store, user=7, server=None)
        await store.end_game(game, Ending(campaign=Progress(b"one", "")))

        (campaign,) = await store.campaigns_of("user", 7, "duel")
        assert campaign.owner == 7
        assert await store.campaigns_of("server", 7, "duel") == []

    async def test_whoever_played_on_alone_the_party_stays_somebody(self, store: Store) -> None:
        """All have left, and the house has played to the end."""
        game = await lay(store)
        await store.end_game(game, Ending(campaign=Progress(b"one", "")))

        (campaign,) = await store.campaigns_of("server", SERVER, "duel")
        assert campaign.party == await store.player_of(1)

    async def test_what_was_read_before_others_played_is_not_moved_or_opened(
        self, store: Store
    ) -> None:
        owner, friend = await store.player_of(1), await store.player_of(2)
        await store.end_game(await lay(store), Ending(campaign=Progress(b"one", "")))
        (alone,) = await store.campaigns_alone(owner, 1)
        table = await lay(store, campaign=alone)
        (at_the_table,) = await store.campaigns_alone(owner, 1)
        results = won(owner, friend).results
        await store.end_game(table, Ending(results, Progress(b"one", "")))

        for seen in (alone, at_the_table):
            with pytest.raises(CampaignChanged):
                await store.move_campaign(seen, "user", 1)
            with pytest.raises(CampaignChanged):
                await lay(store, campaign=seen)

        now = await store.campaign(alone.id)
        assert now is not None
        assert (now.owner_kind, now.party) == ("server", ",".join(sorted([owner, friend])))

    async def test_of_64_at_once_one_opens_or_moves_it(self, store: Store) -> None:
        await store.end_game(await lay(store), Ending(campaign=Progress(b"one", "")))
        (seen,) = await store.campaigns_of("server", SERVER, "duel")
        owner = await store.player_of(1)
        opened = [
            store.create_game(new_game(owner, server=SERVER, channel=n, campaign=seen), [])
            for n in range(32)
        ]
        moved = [store.move_campaign(seen, "user", n) for n in range(32)]

        pairs = [one for pair in zip(opened, moved, strict=True) for one in pair]
        answers = await asyncio.gather(*pairs, return_exceptions=True)

        refused = [one for one in answers if isinstance(one, (CampaignBusy, CampaignChanged))]
        assert len(refused) == 63

    async def test_of_a_forgotten_user_is_gone(self, store: Store) -> None:
        await store.end_game(await lay(store, server=None), Ending(campaign=Progress(b"one", "")))
        (seen,) = await store.campaigns_of("user", 1, "duel")
        await store.forget(1)

        with pytest.raises(CampaignChanged):
            await store.move_campaign(seen, "server", SERVER)


async def test_open_tables_of_a_server_and_of_one_person_there(store: Store) -> None:
    """Without dailies, other servers and what has ended."""
    mine = await lay(store)
    await lay(store, server=SERVER + 1)
    await lay(store, daily="2026-01-01")
    over = await lay(store)
    await store.end_game(over)

    assert [row.id for row in await store.open_in(SERVER)] == [mine]
    assert [row.id for row in await store.open_in(SERVER, user=1)] == [mine]
    assert await store.open_in(SERVER, user=2) == []
