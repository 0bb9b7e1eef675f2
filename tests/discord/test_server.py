"""What the people who keep a server decide about it, take with them and erase."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest
from discord import app_commands

from bot.preferences import Preferences
from engine.games import GAMES
from tests.discord.kit import Done, NewBot, World, controls, labels, shown, text
from tests.discord.tables import (
    bots,
    choose,
    end_of,
    keeper,
    latest,
    leave,
    lobby,
    offered,
    panel,
    play_on,
    privately,
    table,
)
from tests.toys import TOYS

CARD_GAME = "volfyirion"


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path, GAMES | TOYS)


def settings(world: World) -> Preferences:
    return world.bot.desk.preferences


class TestRights:
    async def test_only_for_who_may_manage_the_server(self, world: World) -> None:
        assert not [one for one in world.ann.available_commands(world.channel) if "server" in one]
        eve = keeper(world)
        menu = shown(await eve.slash(world.channel, "server channels"))

        refused = await world.forge(world.ann, await seen_by_all(world), "g:channels", "1")

        assert "You need the permission" in privately(refused)
        assert controls(menu)
        assert await settings(world).channels(world.guild.id) == frozenset()

    async def test_also_where_the_server_lets_others_see_the_commands(self, world: World) -> None:
        command = await world.bot.tree.fetch_commands()
        (server,) = [one for one in command if one.name == "server"]
        world.guild.set_command_permissions(server, {world.bob: True})

        refused = await world.bob.slash(world.channel, "server erase")

        assert "You need the permission" in privately(refused)
        assert labels(shown(refused)) == []
        assert [type(error) for error in world.env.errors] == [app_commands.CheckFailure]

    async def test_a_forged_erasing_changes_nothing(self, world: World) -> None:
        message = await table(world, "duel", world.bob)

        for id in ("g:erase", "g:erased", "g:nonsense"):
            await world.forge(world.bob, message, id)

        assert await world.bot.desk.store.game(1) is not None

    async def test_a_direct_message_is_no_server(self, world: World) -> None:
        await world.ann.user.slash("play", game="tug")
        (row,) = await world.bot.desk.store.open_games()
        channel = world.bot.get_partial_messageable(row.channel)
        message = await channel.fetch_message(row.message)

        refused = await world.forge(world.ann.user, message, "g:erase")

        assert "You need the permission" in text(shown(refused))


async def seen_by_all(world: World) -> discord.Message:
    """Any message of the bot, on which to forge a click."""
    return await lobby(world, "duel")


class TestShow:
    async def test_all_settings_in_one_message(self, world: World) -> None:
        told = privately(await keeper(world).slash(world.channel, "server show"))

        assert "## Inn" in told
        assert "**Language**: English" in told
        assert "**Tables may open**: everywhere" in told
        assert "**Clock of new tables for two people or more**: 72 hours" in told
        assert "**Pings**: on" in told
        assert "by**: their host" in told
        assert "I have every permission" in told

    async def test_missing_permissions_are_named(self, world: World) -> None:
        await world.forbid("attach_files", "create_public_threads")

        told = privately(await keeper(world).slash(world.channel, "server show"))

        assert "In this channel I lack: Attach Files and Create Public Threads." in told

    async def test_in_the_readers_language(self, world: World) -> None:
        eve = keeper(world)
        world.locales[eve.user.id] = "fr"

        told = privately(await eve.slash(world.channel, "server show"))

        assert "**Langue**\u202f: English" in told.replace("english", "English")
        assert "partout" in told


class TestLanguage:
    async def test_of_what_stands_in_the_channels(self, world: World) -> None:
        eve = keeper(world)

        told = await eve.slash(world.channel, "server language", language="fr")
        message = await lobby(world, "duel")
        refused = await world.bob.click(message, label="Quitter")

        assert "is in français" in privately(told)
        assert "Hôte\u202f: ann" in text(message)
        assert "You have no seat" in privately(refused) or "Only ann" in privately(refused)
        await eve.slash(world.channel, "server language", language="automatic")
        assert (await world.bot.desk.people.public(world.guild.id, None)).lang == "en"


class TestChannels:
    async def test_tables_open_only_there_and_in_its_threads(self, world: World) -> None:
        eve, games = keeper(world), world.guild.create_text_channel("games")
        menu = shown(await eve.slash(world.channel, "server channels"))
        assert "everywhere" in text(menu)

        chosen = await eve.select(menu, [games], custom_id="g:channels")
        elsewhere = await world.ann.slash(world.channel, "play", game="duel")
        there = await world.ann.slash(games, "play", game="duel")
        busy = await world.bob.slash(games, "play", game="auction")
        thread = await world.bob.click(shown(busy), label="Open it in a thread")

        assert f"in <#{games.id}> and their threads" in privately(chosen)
        assert f"tables open in <#{games.id}>" in privately(elsewhere)
        assert "Host: ann" in text(shown(there))
        assert "Your table waits in" in privately(thread)
        rows = await world.bot.desk.store.open_games()
        (opened,) = [row for row in rows if row.channel not in (games.id, world.channel.id)]
        in_thread = world.bot.get_channel(opened.channel)
        assert in_thread.parent_id == games.id

    async def test_a_lost_table_comes_back_only_there(self, world: World) -> None:
        lost, games = (world.guild.create_text_channel(name) for name in ("lost", "games"))
        await world.ann.slash(lost, "play", game="duel")
        await world.bot.desk.store.set_setting("server", world.guild.id, "channels", str(games.id))
        await world.bot.get_channel(lost.id).delete()
        await world.settle()

        refused = await world.ann.slash(world.channel, "table show")
        brought = await world.ann.slash(games, "table show")

        assert f"tables open in <#{games.id}>" in privately(refused)
        assert "Host: ann" in text(shown(brought))

    async def test_a_category_stands_for_its_channels(self, world: World) -> None:
        eve, category = keeper(world), world.guild.create_category("Games")
        inside = world.guild.create_text_channel("dice", category=category)
        menu = shown(await eve.slash(world.channel, "server channels"))
        await eve.select(menu, [category], custom_id="g:channels")

        there = await world.ann.slash(inside, "play", game="duel")

        assert "Host: ann" in text(shown(there))

    async def test_none_is_everywhere_again(self, world: World) -> None:
        eve, games = keeper(world), world.guild.create_text_channel("games")
        menu = shown(await eve.slash(world.channel, "server channels"))
        menu = shown(await eve.select(menu, [games], custom_id="g:channels"))

        told = await eve.select(menu, [], custom_id="g:channels")

        assert "may open everywhere" in privately(told)
        assert await settings(world).channels(world.guild.id) == frozenset()

    async def test_unknown_channels_are_refused(self, world: World) -> None:
        eve = keeper(world)
        message = await lobby(world, "duel")

        for nonsense in ("1", "x", "-3", str(2**80)):
            refused = await world.forge(eve, message, "g:channels", nonsense)
            assert "does not belong" in privately(refused)

        assert await settings(world).channels(world.guild.id) == frozenset()

    async def test_where_all_chosen_ones_are_gone(self, world: World) -> None:
        await world.bot.desk.store.set_setting("server", world.guild.id, "channels", "77")

        told = await world.ann.slash(world.channel, "play", game="duel")
        shown_ = await keeper(world).slash(world.channel, "server show")

        assert "are gone. Somebody with Manage Server" in privately(told)
        assert "nowhere: the chosen channels are gone" in privately(shown_)


class TestDefaults:
    async def test_clock_and_pings(self, world: World) -> None:
        eve, server = keeper(world), world.guild.id

        clock = await eve.slash(world.channel, "server clock", hours=72)
        pings = await eve.slash(world.channel, "server pings", pings="off")

        assert "72 hours a decision" in privately(clock)
        assert "no longer mention anybody" in privately(pings)
        assert await settings(world).clock(server) == 72
        assert not await settings(world).pinged(world.ann.user.id, server)
        assert "**Pings**: off" in privately(await eve.slash(world.channel, "server show"))
        none = await eve.slash(world.channel, "server clock", hours=0)
        await eve.slash(world.channel, "server pings", pings="on")
        assert "without a clock" in privately(none)
        assert await settings(world).clock(server) == 0
        assert await settings(world).pinged(world.ann.user.id, server)

    async def test_seasons(self, world: World) -> None:
        told = privately(await keeper(world).slash(world.channel, "server seasons"))

        assert told.count("<t:") == 4


@pytest.mark.landing
class TestEnders:
    async def test_who_may_end_a_table(self, world: World) -> None:
        eve = keeper(world)
        await table(world, "duel", world.bob)
        await eve.slash(world.channel, "server enders", who="moderators")
        host = await world.ann.slash(world.channel, "table end")
        await eve.slash(world.channel, "server enders", who="seated")
        stranger = await world.cleo.slash(world.channel, "table end")
        guest = await world.bob.slash(world.channel, "table end")

        assert "only somebody with Manage Messages" in privately(host)
        assert "Only the people at this table" in privately(stranger)
        assert "End this table for everyone?" in privately(guest)
        asked = await eve.slash(world.channel, "table end")
        assert "End this table for everyone?" in privately(asked)

    async def test_ending_is_no_way_out_of_losing(self, world: World) -> None:
        """Neither for the host nor for a friend who came later, while somebody plays for a
        result."""
        await keeper(world).slash(world.channel, "server enders", who="seated")
        message = await table(world, "duel", world.bob)
        early = shown(await world.ann.slash(world.channel, "table end"))
        for who in (world.ann, world.bob) * 3:
            now = await latest(world, message)
            await who.click(now, custom_id=end_of(now))

        asked = privately(await world.ann.slash(world.channel, "table end"))
        late = privately(await world.ann.click(early, label="End this table"))
        await leave(world, world.ann)
        left = privately(await world.ann.slash(world.channel, "table end"))

        for refused in (asked, late, left):
            assert "This game counts on the leaderboard" in refused
        assert "My seat" in labels(await latest(world, message))
        alone = shown(await world.bob.slash(world.channel, "table end"))
        await world.bob.click(alone, label="End this table")
        assert "bob has ended this table, without a result" in text(await latest(world, message))

    async def test_who_keeps_order_and_does_not_play_may_always_end(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        for who in (world.ann, world.bob) * 3:
            now = await latest(world, message)
            await who.click(now, custom_id=end_of(now))

        eve = keeper(world)
        asked = await eve.slash(world.channel, "table end")

        assert "End this table for everyone?" in privately(asked)
        await eve.click(shown(asked), label="End this table")
        assert "eve has ended this table, without a result" in text(await latest(world, message))
        mine, _ = await exported(eve, world.channel, "me export")
        assert [one["ended_by_me"] for one in mine["tables"]] == [True]
        await world.bot.desk.tables.forget(eve.user.id)
        world.bot.desk.people.forget(eve.user.id)
        told = privately(await world.ann.slash(world.channel, "table log"))
        assert told.endswith("someone has ended this table, without a result.")


async def exported(actor: Any, channel: Any, command: str) -> tuple[dict[str, Any], str]:
    answer = await actor.slash(channel, command)
    (file,) = shown(answer).attachments
    raw = await file.read()
    return msgspec.json.decode(raw), raw.decode()


class TestExport:
    @pytest.mark.landing
    async def test_everything_but_people_and_secrets(self, world: World) -> None:
        eve = keeper(world)
        message = await table(world, "expedition", world.bob)
        await play_on(world, message, [world.ann, world.bob], 300)
        await table(world, CARD_GAME, world.bob)
        running = await world.bot.desk.tables.get(2)
        await lobby_elsewhere(world)

        data, raw = await exported(eve, world.channel, "server export")

        assert data["format"] == "dragonspotter-server-1"
        ended, card_game, waiting = data["tables"]
        assert [one["about"]["status"] for one in data["tables"]] == ["ended", "running", "lobby"]
        assert ended["record"]["seed"]
        assert {one["player"] for one in ended["results"]} == {1, 2}
        assert sorted(ended["people"]) == [1, 2]
        assert card_game["record"] is None
        assert card_game["sight"]["seat"] is None
        assert waiting["sight"] is None
        (campaign,) = data["campaigns"]
        assert sorted(campaign["party"]) == [1, 2]
        assert secrets_in(raw, world, running) == []
        houses = card_game["sight"]["view"]["houses"]
        assert {card for house in houses for card in house["hand"]["cards"]} == {"?"}

    async def test_what_further_tables_keep(self, world: World) -> None:
        """Anything that a feature stores beside a game belongs to the server, too."""
        await table(world, "duel", world.bob)
        player = await world.bot.desk.store.player_of(world.ann.user.id)
        await write(world, f"insert into honour values ('{player}', 'duel', 'gold', 1, 5.0)")

        data, _ = await exported(keeper(world), world.channel, "server export")
        mine, _ = await exported(world.ann, world.channel, "me export")

        medal = {"kind": "duel", "id": "gold", "game": 1, "at": 5.0}
        assert data["more"]["honour"] == [{"player": 1, **medal}]
        assert mine["more"]["honour"] == [medal | {"at": "1970-01-01T00:00:05+00:00"}]

    @pytest.mark.landing
    async def test_large_ones_come_in_parts(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for _ in range(3):
            message = await table(world, "duel", world.bob)
            await play_on(world, message, [world.ann, world.bob], 300)
        monkeypatch.setattr("bot.files.exports.LARGEST", 1500)

        answer = await keeper(world).slash(world.channel, "server export")

        messages = [shown(answer), *(one.message for one in answer.followups)]
        names = dict.fromkeys(file.filename for one in messages for file in one.attachments)
        assert list(names) == ["server-1.json.gz", "server-2.json.gz", "server-3.json.gz"]


async def lobby_elsewhere(world: World) -> None:
    other = world.guild.create_text_channel("cellar")
    await world.cleo.slash(other, "play", game="duel")


def secrets_in(raw: str, world: World, running: Any) -> list[str]:
    """User ids, names, player keys, the running table's seed, and cards that nobody has seen."""
    people = [world.ann, world.bob, world.cleo, world.dan]
    secret = [str(one.user.id) for one in people] + [one.user.name for one in people]
    secret += [seat.player for seat in running.seats] + [running.row.seed.hex()]
    public = words(running.game.view(running.state, None).s)
    unseen = words(running.state) - public
    assert len(unseen) > 10, "little is hidden at this table"
    return [one for one in [*secret, *unseen] if f'"{one}"' in raw or f" {one}," in raw]


def words(state: Any) -> set[str]:
    """Every text in it, cards above all."""

    def walk(value: Any) -> Iterator[str]:
        match value:
            case str():
                yield value
            case list():
                for one in value:
                    yield from walk(one)
            case dict():
                yield from walk(list(value.values()))
            case _:
                pass

    return set(walk(msgspec.to_builtins(state)))


@pytest.mark.landing
class TestErasing:
    async def test_asks_twice(self, world: World) -> None:
        eve = keeper(world)
        await table(world, "duel", world.bob)

        asked = await eve.slash(world.channel, "server erase")
        assert "This cannot be undone" in privately(asked)
        second = await eve.click(shown(asked), label="Erase everything")
        (field,) = fields(second)
        wrong = await eve.submit_modal(second, {field: "inns"})

        assert "not the name of this server" in privately(wrong)
        assert await world.bot.desk.store.game(1) is not None

    @pytest.mark.landing
    async def test_nothing_of_this_server_stays_and_all_else_does(self, world: World) -> None:
        eve, store = keeper(world), world.bot.desk.store
        await elsewhere(world)
        for person in (world.cleo, world.dan, eve):
            await store.player_of(person.user.id)
        before = await everything(world)
        message = await table(world, "expedition", world.bob)
        await play_on(world, message, [world.ann, world.bob], 300)
        running = await table(world, CARD_GAME, world.bob)
        await lobby_elsewhere(world)
        await eve.slash(world.channel, "server clock", hours=24)
        await world.ann.slash(world.channel, "me pings", pings="off", where="here")
        assert await everything(world) != before

        told = await erase(eve, world)

        assert "I keep nothing of this server" in privately(told)
        assert await everything(world) == before
        after = await latest(world, running)
        assert "This table was erased" in text(after)
        assert controls(after) == []
        late = await world.forge(world.ann, after, "t:4:seat")
        assert "table is gone" in privately(late)

    async def test_a_click_in_between_finds_nothing(self, world: World) -> None:
        """The table was in memory, not only in the file."""
        eve = keeper(world)
        mine = await panel(world.ann, await table(world, "duel", world.bob))
        await erase(eve, world)

        late = await choose(world.ann, mine, offered(mine)[0], random.Random(1))

        assert "table is gone" in privately(late)
        assert await world.bot.desk.store.open_games() == []

    @pytest.mark.landing
    async def test_a_daily_stays_one_try(self, world: World) -> None:
        """Otherwise a person who keeps a server could look at the dice of the day first. An older
        try that is erased later does not hide the newer one."""
        eve = keeper(world)
        older = world.env.create_guild("Inn")
        there = keeper(world, older, "fay")
        hall = older.create_text_channel("hall")
        old = older.add_member(eve.user)
        await old.slash(hall, "daily play")
        world.env.backend.advance_clock(24 * 3600)
        await eve.slash(world.channel, "daily play")
        await erase(eve, world)
        asked = await there.slash(hall, "server erase")
        second = await there.click(shown(asked), label="Erase everything")
        await there.submit_modal(second, {fields(second)[0]: "Inn"})

        for where in (world.channel, hall):
            again = await (eve if where is world.channel else old).slash(where, "daily play")
            assert "You have had your try of today" in privately(again)

        assert await world.bot.desk.store.open_games() == []
        world.env.backend.advance_clock(24 * 3600)
        await eve.slash(world.channel, "daily play")
        assert [one.daily for one in await world.bot.desk.store.open_games()]


async def elsewhere(world: World) -> None:
    """A table in another server and one in a direct message, settings of both."""
    other = world.env.create_guild("Keep")
    hall = other.create_text_channel("hall")
    ann, bob = other.add_member(world.ann.user), other.add_member(world.bob.user)
    message = shown(await ann.slash(hall, "play", game="expedition"))
    await bob.click(message, label="Join")
    await ann.click(message, label="Start")
    await ann.slash(hall, "me pings", pings="off", where="here")
    await ann.slash(hall, "me quiet", **{"from": 22, "to": 7, "zone": "Europe/Rome"})
    warden = keeper(world, other, "fay")
    await warden.slash(hall, "server language", language="it")
    await world.ann.user.slash("play", game="expedition")


async def erase(eve: Any, world: World) -> Done:
    asked = await eve.slash(world.channel, "server erase")
    second = await eve.click(shown(asked), label="Erase everything")
    (field,) = fields(second)
    return await eve.submit_modal(second, {field: " INN "})


def fields(shown_: Done) -> list[str]:
    assert shown_.modal is not None
    rows = shown_.modal["components"]
    return [row["component"]["custom_id"] for row in rows]


async def everything(world: World) -> dict[str, set[Any]]:
    """All rows of all tables; the numbers that come next do not count."""

    def read(db: Any) -> dict[str, set[Any]]:
        tables = db.execute("select name from sqlite_schema where type = 'table'").fetchall()
        names = [name for (name,) in tables if name != "sqlite_sequence"]
        return {name: set(db.execute(f"select * from {name}")) for name in names}

    return await world.bot.desk.store._connection.run(read)


async def write(world: World, *statements: str) -> None:
    def all_of(db: Any) -> None:
        for statement in statements:
            db.execute(statement)

    await world.bot.desk.store._write(all_of)
