"""What Discord loses, refuses or does not take."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from rendering.artist import Artist
from tests.discord.kit import NewBot, World, labels, shown, text
from tests.discord.tables import (
    bots,
    end_of,
    keeper,
    latest,
    leave,
    lobby,
    moves,
    panel,
    privately,
    table,
)

pytestmark = pytest.mark.landing


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))  # same deal
    return bots(tmp_path)


class TestLost:
    async def test_the_table_message_is_deleted(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        mine = await panel(world.ann, message)
        await world.delete(message)

        await world.ann.click(mine, label="End")

        row = await world.bot.desk.store.game(1)
        assert row.message != message.id
        anew: Any = await world.bot.get_channel(world.channel.id).fetch_message(row.message)
        assert "bob: your choice" in text(anew)

    async def test_show_brings_it_back(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        await world.delete(message)

        again = shown(await world.bob.slash(world.channel, "table show"))

        assert "ann: your choice" in text(again)
        await world.ann.click(again, custom_id=end_of(again))
        assert "bob: your choice" in text(await latest(world, again))

    async def test_show_replaces_the_old_message(self, world: World) -> None:
        message = await table(world, "duel", world.bob)

        await world.bob.slash(world.channel, "table show")

        with pytest.raises(discord.NotFound):
            await latest(world, message)

    async def test_show_while_somebody_clicks(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The click asks for a new picture of the old message while the new one is drawn."""
        old = await table(world, "duel", world.bob)
        desk, clicks, waiting = world.bot.desk, list[Any](), list[Any]()
        draw = desk.pictures.board

        async def caught(_: int, __: Any, click: Any) -> None:
            clicks.append(click)

        async def board(scene: Any) -> Any:
            waiting.extend(asyncio.create_task(desk.messages.refresh(1, click)) for click in clicks)
            clicks.clear()
            await asyncio.sleep(0)
            return await draw(scene)

        with monkeypatch.context() as later:
            later.setattr(desk, "follow", caught)
            await world.ann.click(old, custom_id=end_of(old))
        monkeypatch.setattr(desk.pictures, "board", board)
        await world.bob.slash(world.channel, "table show")

        assert await asyncio.gather(*waiting) == [None]
        (only,) = world.channel.history()
        row = await desk.store.game(1)
        assert only.id == row.message
        assert "bob: your choice" in text(only)

    async def test_an_archived_thread(self, world: World) -> None:
        """A message that cannot be edited there is posted again, which opens the thread again."""
        message = await table(world, "duel", world.bob)
        world.env.inject_error("PATCH", "/webhooks/*", status=400, code=50083, message="archived")
        world.env.inject_error("PATCH", "/channels/*", status=400, code=50083, message="archived")

        await world.ann.click(message, custom_id=end_of(message))

        row = await world.bot.desk.store.game(1)
        assert row.message != message.id
        anew: Any = await world.bot.get_channel(world.channel.id).fetch_message(row.message)
        assert "bob: your choice" in text(anew)

    async def test_an_old_message_that_could_not_be_deleted(self, world: World) -> None:
        """Its buttons work, and the newer message stays the table's."""
        old = await table(world, "duel", world.bob)
        world.fail("DELETE", "/channels/*", 403)
        new = shown(await world.bob.slash(world.channel, "table show"))

        await world.ann.click(old, custom_id=end_of(old))

        assert "bob: your choice" in text(await latest(world, new))
        assert "ann: your choice" in text(await latest(world, old))

    async def test_a_lost_permission_is_named_and_the_move_kept(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        mine = await panel(world.ann, message)
        await world.delete(message)
        await world.forbid("send_messages")

        answer = await world.ann.click(mine, label="End")

        assert "permission “Send Messages”" in text(shown(answer))
        assert await moves(world) == 1

        await world.allow()
        again = shown(await world.bob.slash(world.channel, "table show"))
        assert "bob: your choice" in text(again)

    async def test_play_without_permission(self, world: World) -> None:
        await world.forbid("attach_files")

        answer = await world.ann.slash(world.channel, "play", game="duel")

        assert "permission “Attach Files”" in privately(answer)
        assert await world.bot.desk.store.open_games() == []

    async def test_the_channel_is_deleted(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        other = world.guild.create_text_channel("cellar")
        world.env.backend.delete_channel(world.channel.id)
        await world.settle()
        assert message

        again = shown(await world.ann.slash(other, "table show"))

        assert "ann: your choice" in text(again)
        await world.ann.click(again, custom_id=end_of(again))
        assert await moves(world) == 1

    async def test_where_another_table_stands_the_asker_is_told_how_to_get_it(
        self, world: World
    ) -> None:
        await table(world, "duel", world.bob)
        other = world.guild.create_text_channel("cellar")
        await world.ann.slash(other, "play", game="auction")
        world.env.backend.delete_channel(world.channel.id)
        await world.settle()

        answer = await world.bob.slash(other, "table show")

        assert "a table whose channel I can no longer reach" in text(answer.followups[-1].message)
        free = world.guild.create_text_channel("attic")
        again = shown(await world.bob.slash(free, "table show"))
        assert "ann: your choice" in text(again)

    async def test_a_manager_ends_a_table_whose_channel_is_deleted(self, world: World) -> None:
        """Nobody who sits there has to be found for it; for anybody else, there is no table."""
        await table(world, "duel", world.bob)
        other = world.guild.create_text_channel("cellar")
        world.env.backend.delete_channel(world.channel.id)
        await world.settle()
        assert "no open table here" in privately(await world.cleo.slash(other, "table end"))

        eve = keeper(world)
        ask = await eve.slash(other, "table end")
        await eve.click(shown(ask), label="End this table")

        assert (await world.bot.desk.store.game(1)).status == "ended"

    async def test_an_archived_thread_is_not_lost(self, world: World) -> None:
        """Its table stays there, and is not brought to wherever somebody asks."""
        await lobby(world, "duel")
        busy = await world.bob.slash(world.channel, "play", game="auction")
        await world.bob.click(shown(busy), label="Open it in a thread")
        row = await world.bot.desk.store.game(2)
        thread = world.bot.get_guild(world.guild.id).get_thread(row.channel)
        await thread.edit(archived=True)
        await world.settle()
        assert world.bot.get_guild(world.guild.id).get_thread(row.channel) is None
        other = world.guild.create_text_channel("cellar")

        answer = await world.bob.slash(other, "table show")

        assert "No table here yet" in privately(answer)

    async def test_a_thread_whose_channel_is_deleted(self, world: World) -> None:
        await lobby(world, "duel")
        busy = await world.bob.slash(world.channel, "play", game="auction")
        await world.bob.click(shown(busy), label="Open it in a thread")
        other = world.guild.create_text_channel("cellar")
        world.env.backend.delete_channel(world.channel.id)
        await world.settle()

        again = shown(await world.bob.slash(other, "table show"))

        assert (await world.bot.desk.store.game(2)).message == again.id

    async def test_nobody_elses_direct_message_is_searched(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await world.ann.user.slash("play", game="expedition")
        monkeypatch.setattr(world.bot.desk.store, "open_games", None)

        answer = await world.bob.user.slash("table show")

        assert "No table here yet" in text(shown(answer))


class TestDiscordStumbles:
    @pytest.mark.parametrize("status", [500, 429])
    async def test_the_move_is_kept_and_the_picture_follows(
        self, world: World, status: int
    ) -> None:
        message = await table(world, "duel", world.bob)
        world.fail("PATCH", "/webhooks/*", status)

        answer = await world.ann.click(message, custom_id=end_of(message))

        assert "What you did is kept" in text(answer.followups[-1].message)
        assert await moves(world) == 1
        assert "ann: your choice" in text(await latest(world, message))

        await world.wait(20)
        assert "bob: your choice" in text(await latest(world, message))

    async def test_the_line_breaks(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        """While a name is asked for, while the picture is sent, while a click is answered."""
        message = await table(world, "duel", world.bob)
        world.bot.desk.people.forget(world.bob.user.id)

        async def broken(*_: object, **__: object) -> None:
            raise aiohttp.ServerDisconnectedError

        with monkeypatch.context() as line:
            line.setattr(discord.Guild, "fetch_member", broken)
            line.setattr(discord.PartialMessage, "edit", broken)
            line.setattr(discord.InteractionResponse, "defer", broken)
            await world.ann.click(message, custom_id=end_of(message))

        assert await moves(world) == 1
        await world.wait(20)
        assert "bob: your choice" in text(await latest(world, message))
        assert (await world.bot.desk.store.game(1)).message == message.id

    async def test_a_message_that_discord_refuses_is_not_tried_for_ever(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        world.env.inject_error("PATCH", "/webhooks/*", status=400, code=50035, message="invalid")

        await world.ann.click(message, custom_id=end_of(message))

        assert list(world.bot.desk.messages.late) == []
        assert [failure.exc_info for failure in world.failures] == [None]
        world.failures.clear()

    async def test_a_start_that_cannot_be_shown_is_said(self, world: World) -> None:
        message = await lobby(world, "duel", world.bob)
        world.fail("PATCH", "/webhooks/*", 503)

        answer = await world.ann.click(message, label="Start")

        assert "What you did is kept" in text(answer.followups[-1].message)
        await world.wait(20)
        assert "ann: your choice" in text(await latest(world, message))

    async def test_a_solo_table_does_not_stay_at_thinking(self, world: World) -> None:
        world.fail("PATCH", "/webhooks/*", 503)

        answer = await world.ann.user.slash("play", game="expedition")

        assert "What you did is kept" in text(shown(answer))
        await world.wait(20)
        assert "My seat" in labels(await latest(world, shown(answer)))

    async def test_a_seat_taken_at_a_table_that_cannot_be_shown(self, world: World) -> None:
        message = await table(world, "expedition", world.bob)
        await leave(world, world.bob)
        world.fail("PATCH", "/webhooks/*", 503)

        answer = await world.bob.click(message, label="Take my seat back (bob)")

        assert "Welcome back" in text(shown(answer))
        assert "What you did is kept" in text(answer.followups[-1].message)

    async def test_one_table_that_fails_does_not_hold_up_the_others(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        message = await table(world, "duel", world.bob)
        world.fail("PATCH", "/webhooks/*", 500)
        await world.ann.click(message, custom_id=end_of(message))
        messages = world.bot.desk.messages
        messages.late.owe(0)
        refresh = messages.refresh

        async def broken(id: int, *_: object) -> Any:
            return 1 / 0 if id == 0 else await refresh(id)

        monkeypatch.setattr(messages, "refresh", broken)
        await world.wait(20)

        assert "bob: your choice" in text(await latest(world, message))
        assert list(messages.late) == [0]
        assert {record.getMessage() for record in world.failures} == {"a table does not go on"}
        world.failures.clear()

    async def test_who_has_left_is_asked_for_once(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        world.bot.desk.people.forget(world.bob.user.id)
        world.fail("GET", f"/guilds/*/members/{world.bob.user.id}", 404, times=None)

        for _ in range(3):
            await world.bot.desk.messages.refresh(1)

        asked = [one for one in world.requests.sent if f"members/{world.bob.user.id}" in one.path]
        assert len(asked) == 1
        answer = await world.dan.click(message, custom_id=end_of(message))
        assert privately(answer)

    async def test_a_lobby_is_known_though_nothing_can_be_asked(self, world: World) -> None:
        world.fail("GET", "/webhooks/*", 504, times=None)

        first = await lobby(world, "duel")
        assert (await world.bot.desk.store.game(1)).message == first.id

        again = shown(await world.ann.slash(world.channel, "table show"))
        assert (await world.bot.desk.store.game(1)).message == again.id

    async def test_suggestions_that_are_not_taken_are_a_line_in_the_log(
        self, world: World, caplog: pytest.LogCaptureFixture
    ) -> None:
        world.fail("POST", "/interactions/*", 500)

        await world.ann.autocomplete(world.channel, "rules", "query", "d")

        (said,) = [one for one in caplog.records if one.name == "discord.app_commands.tree"]
        assert said.getMessage().startswith("suggestions were not taken: 500")
        assert said.exc_info is None
        assert not world.failures

    async def test_not_even_the_first_answer_is_taken(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        world.fail("POST", "/interactions/*", 500)

        await world.ann.click(message, custom_id=end_of(message))

        assert await moves(world) == 1
        assert "bob: your choice" in text(await latest(world, message))

    async def test_a_picture_that_cannot_be_drawn(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Words must do."""
        message = await table(world, "duel", world.bob)

        def broken(*_: object) -> Any:
            raise ZeroDivisionError

        artist = Artist[Any](table=broken, card=broken, hand=broken)
        monkeypatch.setattr("bot.screens.pictures.artist_of", lambda _: artist)

        await world.ann.click(message, custom_id=end_of(message))

        assert "bob: your choice" in text(await latest(world, message))
        assert {record.getMessage() for record in world.failures} == {
            "a picture could not be drawn"
        }
        world.failures.clear()

    async def test_a_bug_is_said_and_logged(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        message = await table(world, "duel", world.bob)

        async def broken(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(world.bot.desk.tables, "play", broken)

        answer = await world.ann.click(message, custom_id=end_of(message))

        assert "Something went wrong on my side" in text(answer.followups[-1].message)
        (failure,) = world.failures
        assert failure.exc_info
        world.failures.clear()

    async def test_a_command_that_fails_says_so(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def broken(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(world.bot.desk.store, "running_in", broken)

        answer = await world.ann.slash(world.channel, "table show")

        assert "Something went wrong on my side" in privately(answer)
        world.failures.clear()
        assert world.env.errors
