"""What goes wrong, and what people see then."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.ids import Pick
from bot.table import Unreadable
from tests.discord.kit import NewBot, World, controls, labels, opened, shown, text
from tests.discord.tables import bots, latest, lobby, offered, panel, privately, table

END = "End this table"
FORGED = "This button does not belong to this table. Nothing was changed."


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    monkeypatch.setattr("bot.tables.secrets", SimpleNamespace(token_bytes=bytes))  # the same deal
    return bots(tmp_path)


async def moves(world: World) -> int:
    """Stored beyond the opening."""
    return len(await world.bot.desk.store.moves(1)) - 1


def end_of(message: discord.Message) -> str:
    """The id of the duel's End button."""
    (button,) = [one for one in controls(message) if getattr(one, "label", "") == "End"]
    return button.custom_id


class TestWhoMayNot:
    async def test_a_stranger(self, world: World) -> None:
        message = await table(world, "duel", world.bob)

        answer = await world.dan.click(message, custom_id=end_of(message))

        assert "You do not sit at this table" in privately(answer)
        assert await moves(world) == 0

    async def test_a_stranger_asks_for_a_seat(self, world: World) -> None:
        message = await table(world, "duel", world.bob)

        answer = await world.dan.click(message, label="My seat")

        assert "You do not sit at this table" in privately(answer)

    async def test_not_your_turn(self, world: World) -> None:
        message = await table(world, "duel", world.bob)

        answer = await world.bob.click(message, custom_id=end_of(message))

        assert "It is not your turn: ann must choose" in privately(answer)
        assert "## bob" in text(shown(answer))
        assert await moves(world) == 0

    async def test_someone_who_left_is_shown_the_way_back(self, world: World) -> None:
        message = await table(world, "expedition", world.bob)
        await world.bob.slash(world.channel, "table leave")

        answer = await world.bob.click(message, label="My seat")

        assert "keeps your seat warm" in privately(answer)
        assert "Take my seat back" in labels(shown(answer))


class TestTwiceAndLate:
    async def test_an_old_button(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        old = await panel(world.ann, message)
        await world.ann.click(message, custom_id=end_of(message))

        answer = await world.ann.click(old, label="End")

        assert "The table has moved on" in text(shown(answer))
        assert await moves(world) == 1

    async def test_an_old_button_that_is_still_good(self, world: World) -> None:
        """One bidder's secret choice makes nobody else's button stale."""
        message = await table(world, "auction", world.bob, world.cleo)
        old = [await panel(actor, message) for actor in (world.ann, world.bob)]
        for actor, mine, bid in ((world.ann, old[0], "s3"), (world.bob, old[1], "s4")):
            (menu,) = offered(mine)
            await actor.select(mine, [bid], custom_id=menu.custom_id)
        assert await moves(world) == 2

    async def test_a_double_click(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        click = end_of(message)

        await world.together(
            world.ann.click(message, custom_id=click), world.ann.click(message, custom_id=click)
        )

        assert await moves(world) == 1
        assert "bob: your choice" in text(await latest(world, message))

    async def test_two_people_at_once(self, world: World) -> None:
        message = await table(world, "expedition", world.bob)

        await world.together(
            world.ann.click(message, label="ann: Begin 0"),
            world.bob.click(message, label="bob: Begin 1"),
        )

        assert await moves(world) == 1

    async def test_the_same_interaction_twice(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        result = await world.ann.click(message, custom_id=end_of(message))

        await world.again(result)

        assert await moves(world) == 1
        assert "bob: your choice" in text(await latest(world, message))

    @pytest.mark.parametrize("second", ["Join", "Start"])
    async def test_a_lobby_that_is_drawn_late(
        self, world: World, monkeypatch: pytest.MonkeyPatch, second: str
    ) -> None:
        """The view that bob's click brings about is ready only after the other click's."""
        message = await lobby(world, "expedition")
        view, delays = world.bot.lobbies.view, [20_000]

        async def late(lobby: Any) -> Any:
            drawn = await view(lobby)
            for _ in range(delays.pop() if delays else 0):
                await asyncio.sleep(0)
            return drawn

        monkeypatch.setattr(world.bot.lobbies, "view", late)
        other = world.cleo if second == "Join" else world.ann
        await world.together(
            world.bob.click(message, label="Join"), other.click(message, label=second)
        )

        now = await latest(world, message)
        if second == "Join":
            assert "2. bob" in text(now)
            assert "3. cleo" in text(now)
        else:
            assert "My seat" in labels(now)

    async def test_closing_a_lobby_twice(self, world: World) -> None:
        await lobby(world, "duel")

        answers = await world.together(*(world.ann.slash(world.channel, "table end") for _ in "12"))

        one, other = sorted(privately(answer) for answer in answers)
        assert one.startswith(("This lobby is closed already", "There is no open table"))
        assert other == "This table has ended."

    async def test_ending_it_twice(self, world: World) -> None:
        await table(world, "duel", world.bob)
        asked = shown(await world.ann.slash(world.channel, "table end"))

        answers = await world.together(*(world.ann.click(asked, label=END) for _ in "12"))

        assert all("has ended" in text(shown(answer)) for answer in answers)

    @pytest.mark.parametrize("leaves", [True, False])
    async def test_leaving_or_coming_back_after_the_end(
        self, world: World, monkeypatch: pytest.MonkeyPatch, leaves: bool
    ) -> None:
        message = await table(world, "expedition", world.bob)
        if not leaves:
            await world.bob.slash(world.channel, "table leave")
        tables = world.bot.desk.tables
        sit = tables.sit

        async def late(id: int, *rest: Any) -> Any:
            await tables.end(id)
            return await sit(id, *rest)

        monkeypatch.setattr(tables, "sit", late)
        if leaves:
            answer = await world.bob.slash(world.channel, "table leave")
        else:
            answer = await world.bob.click(message, label="Take my seat back")

        assert "This game has ended" in text(shown(answer))

    async def test_undo_twice(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        mine = await panel(world.ann, message)
        await world.ann.click(mine, label="Play copper")
        at_table = await latest(world, message)

        await world.together(
            world.ann.click(at_table, label="Undo"), world.ann.click(at_table, label="Undo")
        )

        assert await moves(world) == 2


class TestForged:
    @pytest.mark.parametrize(
        ("custom_id", "says"),
        [
            ("nonsense", FORGED),
            ("t:1:0:0:p99", FORGED),
            ("t:1:0:0:s9999", FORGED),
            ("t:1:*:0:p77", FORGED),
            ("t:1:dance", FORGED),
            ("l:1:dance", FORGED),
            ("l:99:join", "This lobby is closed already"),
            ("t:99:0:0:p0", "This table is not kept any more"),
            ("t:99:end", "This table is not kept any more"),
            ("t:999999999999999999:seat", "This table is not kept any more"),
            ("t:1:0:999999999:p0", "The table has moved on"),
        ],
    )
    async def test_is_refused_in_words(self, world: World, custom_id: str, says: str) -> None:
        message = await table(world, "duel", world.bob)

        answer = await world.forge(world.ann, message, custom_id)

        assert says in privately(answer)
        assert await moves(world) == 0

    async def test_a_grey_choice(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        grey = next(one for one in controls(message) if one.disabled)

        answer = await world.forge(world.ann, message, grey.custom_id)

        assert "Not now: duel-too-dear" in privately(answer)
        assert await moves(world) == 0

    async def test_anothers_private_choice(self, world: World) -> None:
        """Bob may not play from ann's hand by guessing an id."""
        message = await table(world, "duel", world.bob)

        answer = await world.forge(world.bob, message, Pick(1, 0, 0, "s", 0).id)

        assert "## bob" in privately(answer)
        assert await moves(world) == 0

    async def test_a_menu_with_nonsense(self, world: World) -> None:
        message = await table(world, "auction", world.bob, world.cleo)
        (menu,) = offered(await panel(world.ann, message))

        for values in (["x"], [], ["p1", "p2"], ["c3"]):
            answer = await world.forge(world.ann, message, menu.custom_id, *values)
            assert FORGED in privately(answer)

        assert await moves(world) == 0

    async def test_ids_of_another_place(self, world: World) -> None:
        """Neither a table nor a lobby of a server answers in a direct message."""
        await table(world, "duel", world.bob)
        solo = shown(await world.dan.user.slash("play", game="expedition"))

        for custom_id in ("t:1:text", "t:1:seat", "l:1:join", "t:1:end"):
            answer = await world.forge(world.dan.user, solo, custom_id)
            assert FORGED in text(shown(answer))

    async def test_a_lobby_setting_that_does_not_exist(self, world: World) -> None:
        message = await lobby(world, "duel")

        before = await world.bot.desk.store.game(1)

        answer = await world.forge(world.ann, message, "l:1:set:7", "huge")

        assert FORGED in privately(answer)
        assert await world.bot.desk.store.game(1) == before


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

        async def caught(_: int, click: Any, *_rest: Any) -> None:
            clicks.append(click)

        async def board(scene: Any) -> Any:
            waiting.extend(asyncio.create_task(desk.shows.refresh(1, click)) for click in clicks)
            clicks.clear()
            await asyncio.sleep(0)
            return await draw(scene)

        with monkeypatch.context() as later:
            later.setattr(desk, "go_on", caught)
            await world.ann.click(old, custom_id=end_of(old))
        monkeypatch.setattr(desk.pictures, "board", board)
        await world.bob.slash(world.channel, "table show")

        assert await asyncio.gather(*waiting) == [None]
        (only,) = world.channel.history()
        row = await desk.store.game(1)
        assert only.id == row.message
        assert "bob: your choice" in text(only)

    async def test_an_archived_thread(self, world: World) -> None:
        """What cannot be edited there is posted anew, which opens the thread again."""
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

    async def test_an_archived_thread_is_not_lost(self, world: World) -> None:
        """Its table stays there, and is not brought wherever somebody asks."""
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

        assert "no open table here" in privately(answer)

    async def test_nobody_elses_direct_message_is_searched(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await world.ann.user.slash("play", game="expedition")
        monkeypatch.setattr(world.bot.desk.store, "open_games", None)

        answer = await world.bob.user.slash("table show")

        assert "no open table here" in text(shown(answer))


class TestDiscordStumbles:
    @pytest.mark.parametrize("status", [500, 429])
    async def test_the_move_is_kept_and_the_picture_follows(
        self, world: World, status: int
    ) -> None:
        message = await table(world, "duel", world.bob)
        world.fail("PATCH", "/webhooks/*", status)

        answer = await world.ann.click(message, custom_id=end_of(message))

        assert "Your move is kept" in text(answer.followups[-1].message)
        assert await moves(world) == 1
        assert "ann: your choice" in text(await latest(world, message))

        await world.wait(20)
        assert "bob: your choice" in text(await latest(world, message))

    async def test_the_line_breaks(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        """While a name is asked for, while the picture is sent, while a click is answered."""
        message = await table(world, "duel", world.bob)
        world.bot.desk.people._names.clear()

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

        assert world.bot.desk.shows.late == set()
        assert [failure.exc_info is not None for failure in world.failures] == [True]
        world.failures.clear()

    async def test_one_table_that_fails_does_not_hold_up_the_others(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        message = await table(world, "duel", world.bob)
        world.fail("PATCH", "/webhooks/*", 500)
        await world.ann.click(message, custom_id=end_of(message))
        shows = world.bot.desk.shows
        shows.late = {0, 1}
        refresh = shows.refresh

        async def broken(id: int, *_: object) -> Any:
            return 1 / 0 if id == 0 else await refresh(id)

        monkeypatch.setattr(shows, "refresh", broken)
        await world.wait(20)

        assert "bob: your choice" in text(await latest(world, message))
        assert shows.late == {0}
        assert {record.getMessage() for record in world.failures} == {"a table does not go on"}
        world.failures.clear()

    async def test_who_has_left_is_asked_for_once(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        world.bot.desk.people._names.clear()
        world.fail("GET", f"/guilds/*/members/{world.bob.user.id}", 404, times=None)

        for _ in range(3):
            await world.bot.desk.shows.refresh(1)

        asked = [one for one in world.requests.sent if f"members/{world.bob.user.id}" in one.path]
        assert len(asked) == 1
        answer = await world.dan.click(message, custom_id=end_of(message))
        assert privately(answer)

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

        def broken(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr("bot.pictures._artist", lambda *_: broken)

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


class TestRestart:
    async def test_every_button_still_works(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        mine = await panel(world.ann, message)

        await world.restart()

        await world.ann.click(mine, label="Play copper")
        await world.ann.click(await latest(world, message), label="Undo")
        await world.ann.click(
            await latest(world, message), custom_id=end_of(await latest(world, message))
        )
        assert "bob: your choice" in text(await latest(world, message))
        assert await moves(world) == 3

    async def test_killed_between_the_move_and_its_picture(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The move is there; whoever clicks the old message gets it renewed."""
        message = await table(world, "duel", world.bob)

        async def killed(*_: object) -> None:
            pass

        monkeypatch.setattr(world.bot.desk, "go_on", killed)
        await world.ann.click(message, custom_id=end_of(message))
        await world.restart()
        assert "ann: your choice" in text(await latest(world, message))

        answer = await world.ann.click(message, custom_id=end_of(message))

        assert "The table has moved on" in privately(answer)
        assert "bob: your choice" in text(await latest(world, message))
        assert await moves(world) == 1

    async def test_a_lobby_goes_on(self, world: World) -> None:
        message = await lobby(world, "duel")
        await world.restart()

        await world.bob.click(message, label="Join")
        await world.ann.click(message, label="Start")

        assert "ann: your choice" in text(await latest(world, message))

    async def test_house_players_go_on(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        """Stopped between a person's move and theirs."""
        message = await lobby(world, "duel")
        await world.ann.select(message, ["greedy"], custom_id="l:1:fill")
        await world.ann.click(message, label="Start")

        async def stopped(*_: object) -> None:
            pass

        monkeypatch.setattr(world.bot.desk, "_house_moves", stopped)
        at_table = await latest(world, message)
        await world.ann.click(at_table, custom_id=end_of(at_table))
        assert "The house players think" in text(await latest(world, message))

        await world.restart()
        await world.settle()

        assert "ann: your choice" in text(await latest(world, message))


async def test_a_table_is_posted_anew_where_its_message_is_gone(new_bot: NewBot) -> None:
    """The simulated Discord died with the bot: the same people, the same channel, no message."""
    async with opened(new_bot) as world:
        message = await table(world, "duel", world.bob)
        await world.ann.click(message, custom_id=end_of(message))

    async with opened(new_bot) as world:
        await world.wait(60)  # ids are times: past those that are stored
        assert await world.bot.desk.shows.refresh(1) is None
        row = await world.bot.desk.store.game(1)
        channel: Any = world.bot.get_channel(row.channel)
        anew = await channel.fetch_message(row.message)
        assert "bob: your choice" in text(anew)
        await world.bob.click(anew, custom_id=end_of(anew))
        assert await moves(world) == 2


async def spoil(world: World) -> None:
    """Another version of the bot has stored it: nothing that today's rules could read."""
    old = b'{"seats": 2, "stack": [{"type": "Old"}]}'
    await overwrite(world, "update move set state = pack(?) where game = 1", old)
    await overwrite(world, "update game set options = ? where id = 1", b"{}")


async def remove(world: World) -> None:
    """A game that this version does not have any more."""
    await overwrite(world, "update game set kind = ? where id = 1", "chess")


async def overwrite(world: World, sql: str, value: object) -> None:
    desk = world.bot.desk
    await desk.store._write(lambda db: db.execute(sql, (value,)).rowcount)
    desk.tables._kept.clear()


@pytest.mark.parametrize("happens", [spoil, remove])
class TestUnreadable:
    async def test_is_told_and_can_be_ended(self, world: World, happens: Any) -> None:
        message = await table(world, "duel", world.bob)
        await happens(world)

        for label in ("My seat", "As text"):
            assert "cannot read any more" in privately(await world.bob.click(message, label=label))
        for command in ("table show", "table text"):
            answer = await world.ann.slash(world.channel, command)
            assert "cannot read any more" in text(shown(answer))
        assert {type(error.__cause__) for error in world.env.errors} == {Unreadable}
        refused = await world.bob.slash(world.channel, "table end")
        assert "Only ann" in privately(refused)
        asked = await world.ann.slash(world.channel, "table end")
        ended = await world.ann.click(shown(asked), label="End this table")

        assert "This table has ended" in text(shown(ended))
        assert "1. bob" in text(await lobby_of(world))

    async def test_a_lobby_can_be_ended(self, world: World, happens: Any) -> None:
        message = await lobby(world, "duel")
        await happens(world)

        late = await world.bob.click(message, label="Join")
        asked = await world.ann.slash(world.channel, "table end")
        await world.ann.click(shown(asked), label="End this table")

        assert "cannot read any more" in privately(late)
        assert "1. bob" in text(await lobby_of(world))

    async def test_stops_neither_the_others_nor_forgetting(
        self, world: World, monkeypatch: pytest.MonkeyPatch, happens: Any
    ) -> None:
        await table(world, "duel", world.bob)
        other = world.guild.create_text_channel("cellar")
        message = shown(await world.ann.slash(other, "play", game="duel"))
        await world.ann.select(message, ["greedy"], custom_id="l:2:fill")

        async def stopped(*_: object) -> None:
            pass

        monkeypatch.setattr(world.bot.desk, "_house_moves", stopped)
        await world.ann.click(message, label="Start")
        at_table = await latest(world, message)
        await world.ann.click(at_table, custom_id=end_of(at_table))
        assert "The house players think" in text(await latest(world, message))
        await happens(world)

        await world.restart()
        await world.settle()
        assert "ann: your choice" in text(await latest(world, message))
        asked = await world.bob.slash(world.channel, "me forget")
        forgotten = await world.bob.click(shown(asked), label="Forget me")
        assert "forgotten" in text(shown(forgotten)).lower()


async def lobby_of(world: World) -> discord.Message:
    """Bob opens one in the channel: it is free."""
    return shown(await world.bob.slash(world.channel, "play", game="duel"))
