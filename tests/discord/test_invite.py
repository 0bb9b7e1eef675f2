"""Asking people into a lobby: one mention each, a seat for an hour, and an answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

from bot.table.clock import DAILY, DAY, HELD, HOUR
from tests.discord.everything import said
from tests.discord.kit import Done, NewBot, World, controls, labels, shown, text
from tests.discord.tables import (
    add_house,
    bots,
    later,
    latest,
    lobby,
    newest,
    privately,
    quit_lobby,
    set_up,
)
from tests.discord.test_forgotten import forget
from tests.discord.test_me import exported
from tests.toys import TOYS


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path, TOYS)


async def invite(host: Any, message: discord.Message, *guests: Any) -> Done:
    asked = shown(await host.click(message, label="Invite …"))
    (menu,) = controls(asked)
    return await host.select(asked, list(guests), custom_id=menu.custom_id)


def mentions(world: World) -> list[int]:
    """Everybody whom some request has mentioned so that it pings."""
    bodies = [one.body for one in world.requests.sent if isinstance(one.body, dict)]
    bodies += [body["data"] for body in bodies if isinstance(body.get("data"), dict)]
    users = [body.get("allowed_mentions", {}).get("users", []) for body in bodies]
    return [int(user) for some in users for user in some]


async def on(world: World, message: discord.Message) -> str:
    return text(await latest(world, message))


class TestInviting:
    async def test_one_message_mentions_the_guest_and_the_lobby_keeps_a_seat(
        self, world: World
    ) -> None:
        message = await lobby(world, "tug")

        told = await invite(world.ann, message, world.bob)

        call = newest(world)
        assert f"<@{world.bob.id}>: ann invites you to **Tug**. Your seat is kept" in text(call)
        assert labels(call) == ["Join", "Not this time"]
        assert mentions(world) == [world.bob.id]
        assert "bob is invited." in said(told)
        assert "2. invited: bob, kept until <t:" in await on(world, message)
        assert "Waiting for bob." in await on(world, message)
        assert "Invite …**" not in await on(world, message)

    async def test_several_share_one_message(self, world: World) -> None:
        message = await lobby(world, "auction")

        await invite(world.ann, message, world.bob, world.cleo)

        assert f"<@{world.bob.id}> and <@{world.cleo.id}>: ann invites you" in text(newest(world))
        assert sorted(mentions(world)) == sorted([world.bob.id, world.cleo.id])

    async def test_a_click_on_join_sits_down(self, world: World) -> None:
        message = await lobby(world, "tug")
        await invite(world.ann, message, world.bob)

        told = await world.bob.click(newest(world), label="Join")

        assert "You sit at the table." in privately(told)
        assert "2. bob" in await on(world, message)
        assert "invited:" not in await on(world, message)

    async def test_not_this_time_is_private_and_the_lobby_shows_it(self, world: World) -> None:
        message = await lobby(world, "tug")
        await invite(world.ann, message, world.bob)

        told = await world.bob.click(newest(world), label="Not this time")

        assert "All right, not this time." in privately(told)
        assert "2. free" in await on(world, message)
        assert "Not this time: bob." in await on(world, message)
        await world.cleo.click(message, label="Join")
        assert "2. cleo" in await on(world, message)

    async def test_somebody_who_has_thought_better_of_it_joins(self, world: World) -> None:
        message = await lobby(world, "tug")
        await invite(world.ann, message, world.bob)
        call = newest(world)
        await world.bob.click(call, label="Not this time")

        await world.bob.click(await latest(world, message), label="Join")

        assert "2. bob" in await on(world, message)
        assert "Not this time" not in await on(world, message)


@pytest.mark.landing
class TestHeldSeats:
    async def test_are_kept_from_others_for_an_hour(self, world: World) -> None:
        message = await lobby(world, "tug")
        await invite(world.ann, message, world.bob)

        refused = await world.cleo.click(message, label="Join")

        assert "The free seats are kept for people who were invited" in privately(refused)
        await world.wait(HELD - 60)
        await world.cleo.click(message, label="Join")
        assert "cleo" not in await on(world, message)
        await world.wait(120)
        await world.cleo.click(message, label="Join")
        assert "2. cleo" in await on(world, message)

    async def test_others_take_what_is_free_beside_them(self, world: World) -> None:
        message = await lobby(world, "auction")
        await invite(world.ann, message, world.bob)

        await world.cleo.click(message, label="Join")

        assert "2. cleo" in await on(world, message)
        assert "3. invited: bob" in await on(world, message)

    async def test_a_bot_player_makes_room(self, world: World) -> None:
        message = await lobby(world, "tug")
        await invite(world.ann, message, world.bob)
        call = newest(world)
        await world.ann.click(await latest(world, message), label="Add a bot player")
        assert "invited: bob" in await on(world, message)

        await world.bob.click(call, label="Join")

        assert "2. bob" in await on(world, message)

    async def test_bot_players_make_room_for_each_of_several_guests(self, world: World) -> None:
        message = await lobby(world, "auction")
        await invite(world.ann, message, world.bob, world.cleo)
        call = newest(world)
        for _ in range(3):
            await add_house(world, message)

        for guest in (world.bob, world.cleo):
            assert "You sit at the table." in privately(await guest.click(call, label="Join"))

        now = await on(world, message)
        assert ". bob" in now
        assert ". cleo" in now

    async def test_a_guest_whom_no_message_called_finds_the_lobbys_join_open(
        self, world: World
    ) -> None:
        await world.bot.desk.store.set_setting("user", world.bob.id, "pings", "off")
        message = await lobby(world, "tug")
        await invite(world.ann, message, world.bob)
        await add_house(world, message)

        refused = await world.cleo.click(await latest(world, message), label="Join")
        await world.bob.click(await latest(world, message), label="Join")

        assert "cleo" not in await on(world, message)
        assert privately(refused)
        assert "2. bob" in await on(world, message)

    async def test_a_choice_sent_twice_asks_once(self, world: World) -> None:
        message = await lobby(world, "auction")
        asked = shown(await world.ann.click(message, label="Invite …"))

        await world.together(
            *(world.ann.select(asked, [world.bob], custom_id="l:1:invited") for _ in range(2))
        )

        assert mentions(world) == [world.bob.id]
        data, _ = await exported(world, world.bob)
        assert len(data["more"]["invitation"]) == 1

    async def test_two_who_ask_at_once_do_not_give_one_seat_to_two(self, world: World) -> None:
        message = await lobby(world, "auction", world.cleo, world.dan)
        one = shown(await world.ann.click(message, label="Invite …"))
        two = shown(await world.cleo.click(message, label="Invite …"))
        eve, fay = (world.guild.add_member(world.env.create_user(name)) for name in ("eve", "fay"))

        _, refused = await world.together(
            world.ann.select(one, [world.bob], custom_id="l:1:invited"),
            world.cleo.select(two, [eve, fay], custom_id="l:1:invited"),
        )

        assert "Nobody was invited." in said(refused)
        assert mentions(world) == [world.bob.id]

    async def test_of_two_guests_for_one_seat_the_first_to_come_sits(self, world: World) -> None:
        message = await lobby(world, "tug")
        await set_up(world.ann, message, mode="team")
        await invite(world.ann, await latest(world, message), world.bob, world.cleo)
        call = newest(world)
        await set_up(world.ann, await latest(world, message), mode="duel")

        told = await world.cleo.click(call, label="Join")

        assert "You sit at the table." in privately(told)

    async def test_no_more_are_asked_than_there_are_seats(self, world: World) -> None:
        message = await lobby(world, "tug")
        asked = shown(await world.ann.click(message, label="Invite …"))
        assert controls(asked)[0].max_values == 1
        await invite(world.ann, message, world.bob)

        now = controls(await latest(world, message))
        (button,) = [one for one in now if one.label == "Invite …"]
        refused = await world.forge(world.ann, message, "l:1:invite")

        assert button.disabled
        assert "No seat is free for another guest." in privately(refused)


class TestPeace:
    @pytest.mark.parametrize("how", ["pings off", "quiet hours", "server"])
    async def test_is_kept_the_lobby_alone_tells_it(self, world: World, how: str) -> None:
        store, message = world.bot.desk.store, await lobby(world, "tug")
        if how == "quiet hours":
            await store.set_setting("user", world.bob.id, "quiet", "0-24")
        elif how == "pings off":
            await store.set_setting("user", world.bob.id, "pings", "off")
        else:
            await store.set_setting("server", world.guild.id, "pings", "off")

        told = await invite(world.ann, message, world.bob)

        assert mentions(world) == []
        assert "does not want to be mentioned now" in said(told)
        assert "2. invited: bob, not mentioned, kept until" in await on(world, message)
        assert newest(world).id == message.id, "no message was posted"
        await world.bob.click(message, label="Join")
        assert "2. bob" in await on(world, message)

    async def test_it_waits_for_the_guest_also_where_seats_are_free(self, world: World) -> None:
        message = await lobby(world, "auction")
        await invite(world.ann, message, world.bob)

        told = await on(world, message)

        assert "Waiting for bob. If you would rather not wait: **Add a bot player**, or" in told

    async def test_the_host_who_answers_for_a_guest_is_told_whose_it_is(self, world: World) -> None:
        message = await lobby(world, "tug")
        await invite(world.ann, message, world.bob)

        told = privately(await world.ann.click(newest(world), label="Not this time"))

        assert "“Not this time” is for those who are invited." in told
        assert "accepted" not in told

    async def test_who_is_away_is_told_as_away(self, world: World) -> None:
        message = await lobby(world, "tug")
        await world.bob.slash(world.channel, "me away", until="3 days")
        day = f"<t:{int(world.bot.desk.now() + 3 * DAY)}:D>"

        told = await invite(world.ann, message, world.bob)

        assert mentions(world) == []
        assert f"bob is invited, but away (back on {day}) and not mentioned" in said(told)
        assert f"2. invited: bob, away (back on {day}), kept until" in await on(world, message)

    async def test_one_of_two_is_mentioned(self, world: World) -> None:
        await world.bot.desk.store.set_setting("user", world.bob.id, "pings", "off")
        message = await lobby(world, "auction")

        await invite(world.ann, message, world.bob, world.cleo)

        assert mentions(world) == [world.cleo.id]
        assert f"<@{world.bob.id}>" not in text(newest(world))


class TestRefusals:
    async def test_nobody_more_than_three_times_a_day_by_one_person(self, world: World) -> None:
        message = await lobby(world, "auction", world.cleo)
        for _ in range(DAILY):
            await invite(world.ann, message, world.bob)
            await later(world, HELD + 60)
        before = len(mentions(world))

        refused = await invite(world.ann, message, world.bob)

        assert "You have invited bob 3 times within a day." in said(refused)
        assert len(mentions(world)) == before == DAILY
        await invite(world.cleo, message, world.bob)
        assert len(mentions(world)) == DAILY + 1
        await later(world, DAY + HOUR)
        assert "bob is invited." in said(await invite(world.ann, message, world.bob))

    async def test_the_limit_counts_over_all_lobbies(self, world: World) -> None:
        for number in range(DAILY):
            place = world.guild.create_text_channel(f"room-{number}")
            other = shown(await world.ann.slash(place, "play", game="tug"))
            await invite(world.ann, other, world.bob)
        await world.bot.desk.store.set_setting("server", world.guild.id, "tables", "9")
        message = await lobby(world, "tug")

        refused = await invite(world.ann, message, world.bob)

        assert "3 times within a day" in said(refused)

    async def test_and_lobbies_that_were_closed_also_after_a_restart(self, world: World) -> None:
        for _ in range(DAILY):
            message = await lobby(world, "tug")
            await invite(world.ann, message, world.bob)
            await quit_lobby(world.ann, await latest(world, message))
        await world.restart()
        message = await lobby(world, "tug")

        refused = await invite(world.ann, message, world.bob)

        assert "You have invited bob 3 times within a day." in said(refused)
        assert mentions(world) == [world.bob.id] * DAILY

    async def test_a_bot_the_absent_the_seated_and_the_invited(self, world: World) -> None:
        message = await lobby(world, "auction", world.cleo)
        robot = world.guild.add_member(world.env.create_user("robot", bot=True))
        gone = world.env.create_user("gone")
        told = [said(await invite(world.ann, message, one)) for one in (robot, gone, world.cleo)]
        await invite(world.ann, message, world.bob)
        again = said(await invite(world.ann, message, world.bob))

        assert "is a bot" in told[0]
        assert "is not in this server" in told[1]
        assert "cleo sits here already." in told[2]
        assert "bob is invited already." in again
        assert mentions(world) == [world.bob.id]

    async def test_oneself(self, world: World) -> None:
        message = await lobby(world, "tug")

        assert "You sit here already." in said(await invite(world.ann, message, world.ann))

    async def test_the_menu_stays_below_a_refusal(self, world: World) -> None:
        message = await lobby(world, "auction")
        refused = shown(await invite(world.ann, message, world.ann))

        told = await world.ann.select(refused, [world.bob], custom_id="l:1:invited")

        assert "bob is invited." in said(told)
        assert mentions(world) == [world.bob.id]

    async def test_somebody_who_has_said_no_in_this_lobby(self, world: World) -> None:
        message = await lobby(world, "auction", world.cleo)
        await invite(world.ann, message, world.bob)
        await world.bob.click(newest(world), label="Not this time")

        for host in (world.ann, world.cleo):
            refused = said(await invite(host, message, world.bob))
            assert "bob has said “Not this time” in this lobby." in refused

        assert mentions(world) == [world.bob.id]
        place = world.guild.create_text_channel("another")
        other = shown(await world.cleo.slash(place, "play", game="tug"))
        await invite(world.cleo, other, world.bob)
        assert mentions(world) == [world.bob.id] * 2

    async def test_not_this_time_of_somebody_who_sits_there_tells_how_to_leave(
        self, world: World
    ) -> None:
        message = await lobby(world, "auction")
        await invite(world.ann, message, world.bob, world.cleo)
        call = newest(world)
        await world.bob.click(call, label="Join")

        told = privately(await world.bob.click(call, label="Not this time"))

        assert "**Leave**, in the lobby, gives your seat back." in told
        assert ". bob" in await on(world, message)

    async def test_only_those_who_sit_there_invite(self, world: World) -> None:
        message = await lobby(world, "auction")

        refused = await world.cleo.click(message, label="Invite …")

        assert "You have no seat in this lobby" in privately(refused)

    async def test_somebody_else_cannot_decline(self, world: World) -> None:
        message = await lobby(world, "auction")
        await invite(world.ann, message, world.bob)

        told = await world.cleo.click(newest(world), label="Not this time")

        assert "This invitation is for bob." in privately(told)
        assert "**Join** in the lobby is open to everybody." in privately(told)
        assert "Not this time" not in await on(world, message)

    async def test_a_button_that_is_nobodys(self, world: World) -> None:
        message = await lobby(world, "auction")

        told = await world.forge(world.cleo, message, "l:1:decline")

        assert "You are not invited" in privately(told)

    async def test_leave_is_for_those_who_sit_there(self, world: World) -> None:
        """There is nothing to watch yet, and a seat is free."""
        message = await lobby(world, "auction")

        told = privately(await world.cleo.click(message, label="Leave"))

        assert told == "You have no seat in this lobby. **Join** takes one, while one is free."

    @pytest.mark.parametrize("values", [["x"], ["-1"], ["1", "2", "3", "4", "5", "6"]])
    async def test_what_this_bot_never_offered(self, world: World, values: list[str]) -> None:
        message = await lobby(world, "auction")

        told = await world.forge(world.ann, message, "l:1:invited", *values)

        assert privately(told)
        assert mentions(world) == []
        assert "invited" not in await on(world, message)


async def start_anyway(world: World, message: discord.Message) -> Done:
    asked = shown(await world.ann.click(await latest(world, message), label="Start"))
    return await world.ann.click(asked, label="Start anyway")


class TestStarting:
    """While a guest may still come."""

    async def test_asks_first_and_tells_what_becomes_of_the_seat(self, world: World) -> None:
        message = await lobby(world, "auction", world.cleo, world.dan)
        await invite(world.ann, message, world.bob)

        asked = await world.ann.click(await latest(world, message), label="Start")

        assert "A seat is still kept for bob, until <t:" in privately(asked)
        assert "If you start now, bob can only watch." in privately(asked)
        assert labels(shown(asked)) == ["Not now", "Start anyway"]
        assert "invited: bob" in await on(world, message)
        await world.ann.click(shown(asked), label="Not now")
        await world.bob.click(await latest(world, message), label="Join")
        await world.ann.click(await latest(world, message), label="Start")
        assert (await world.bot.desk.tables.get(1)).running

    async def test_names_all_and_the_seats_that_stay_open(self, world: World) -> None:
        message = await lobby(world, "auction")
        await add_house(world, message)
        await add_house(world, message)
        await invite(world.ann, message, world.bob, world.cleo)

        asked = await world.ann.click(await latest(world, message), label="Start")

        assert "Seats are still kept for bob and cleo, until <t:" in privately(asked)
        assert "bob and cleo can only take a bot player’s seat, or watch." in privately(asked)
        done = await world.ann.click(shown(asked), label="Start anyway")
        assert "The game begins." in privately(done)
        assert (await world.bot.desk.tables.get(1)).running

    async def test_asks_nothing_once_nobody_may_come_any_more(self, world: World) -> None:
        message = await lobby(world, "auction", world.cleo, world.dan)
        await invite(world.ann, message, world.bob)
        await world.bob.click(newest(world), label="Not this time")

        await world.ann.click(await latest(world, message), label="Start")

        assert (await world.bot.desk.tables.get(1)).running

    async def test_only_those_who_may_start_are_asked(self, world: World) -> None:
        message = await lobby(world, "auction", world.cleo, world.dan)
        await invite(world.ann, message, world.bob)

        told = await world.cleo.click(await latest(world, message), label="Start")
        assert "Only ann can start" in privately(told)

        forged = await world.forge(world.cleo, message, "l:1:start:1")
        assert "Only ann can start" in privately(forged)


class TestItsMessage:
    """It says by itself when it is over, and has no buttons then."""

    async def one(self, world: World, *others: Any) -> tuple[discord.Message, discord.Message]:
        message = await lobby(world, "auction", *others)
        await invite(world.ann, message, world.bob)
        return message, newest(world)

    async def test_begun(self, world: World) -> None:
        message, call = await self.one(world, world.cleo, world.dan)
        assert labels(call) == ["Join", "Not this time"]

        await start_anyway(world, message)

        now = await latest(world, call)
        server = f"https://discord.com/channels/{world.guild.id}"
        assert text(now).startswith(
            "Invitation from ann to **Auction**.\nNo answer: bob.\nThe game"
        )
        assert (
            f"The game has begun. [To the table]({server}/{world.channel.id}/{message.id})"
            in text(now)
        )
        assert controls(now) == []
        assert mentions(world) == [world.bob.id], "and pings nobody again"

    async def test_says_who_has_answered_and_what(self, world: World) -> None:
        message = await lobby(world, "auction")
        await invite(world.ann, message, world.bob, world.cleo, world.dan)
        call = newest(world)

        await world.bob.click(call, label="Not this time")
        now = await latest(world, call)
        assert f"<@{world.cleo.id}> and <@{world.dan.id}>: ann invites you" in text(now)
        assert text(now).endswith("Not this time: bob.")
        await world.dan.click(message, label="Join")
        now = await latest(world, call)
        assert text(now).endswith("dan has accepted.\nNot this time: bob.")
        assert f"<@{world.dan.id}>" not in text(now)
        await world.cleo.click(now, label="Join")

        told = (
            "Invitation from ann to **Auction**.\ndan and cleo have accepted.\nNot this time: bob."
        )
        assert text(await latest(world, call)).replace("cleo and dan", "dan and cleo") == told
        assert controls(await latest(world, call)) == []
        assert len(mentions(world)) == 3, "and pings nobody again"
        await world.ann.click(await latest(world, message), label="Start")
        now = text(await latest(world, call))
        assert "have accepted." in now
        assert "The game has begun. [To the table](" in now

    async def test_somebody_who_has_left_again_has_not_accepted(self, world: World) -> None:
        message, call = await self.one(world)
        await world.bob.click(call, label="Join")

        await quit_lobby(world.bob, await latest(world, message))

        told = text(await latest(world, call))
        assert "bob has left the lobby again." in told
        assert "accepted" not in told
        await world.bob.click(await latest(world, message), label="Join")
        assert "bob has accepted." in text(await latest(world, call))

    async def test_somebody_who_sits_down_after_all_has_accepted(self, world: World) -> None:
        message, call = await self.one(world)
        await world.bob.click(call, label="Not this time")

        await world.bob.click(await latest(world, message), label="Join")

        assert "bob has accepted." in text(await latest(world, call))
        assert "Not this time" not in text(await latest(world, call))

    async def test_closed(self, world: World) -> None:
        message, call = await self.one(world)

        await quit_lobby(world.ann, await latest(world, message))

        assert "ann has closed the lobby." in text(await latest(world, call))
        assert controls(await latest(world, call)) == []

    async def test_closed_by_a_command_or_by_time(self, world: World) -> None:
        _, call = await self.one(world)
        await world.ann.slash(world.channel, "table end")

        await world.wait(61)

        assert "ann has closed the lobby." in text(await latest(world, call))

    async def test_a_day_later_in_a_lobby_that_still_waits(self, world: World) -> None:
        _, call = await self.one(world)

        await later(world, DAY + HOUR)
        with world.env._bot_scope():
            await world.bot.invitations.look()

        assert "The invitation is more than a day old." in text(await latest(world, call))
        assert controls(await latest(world, call)) == []

    async def test_after_a_stop_and_when_discord_stumbled(self, world: World) -> None:
        message, call = await self.one(world)
        path = f"/channels/{world.channel.id}/messages/{call.id}"
        world.fail("PATCH", path, 500, times=None)
        await quit_lobby(world.ann, await latest(world, message))
        assert labels(await latest(world, call)) == ["Join", "Not this time"]
        world.recover()

        await world.restart()
        await world.wait(61)

        assert "ann has closed the lobby." in text(await latest(world, call))

    async def test_a_message_that_is_gone_is_left_alone(self, world: World) -> None:
        message, call = await self.one(world)
        await world.delete(call)

        await quit_lobby(world.ann, await latest(world, message))

        assert await world.bot.desk.store.calls_over(0) == []


@pytest.mark.landing
class TestALobbyThatHasGone:
    @pytest.mark.parametrize("button", ["accept", "decline"])
    async def test_closed(self, world: World, button: str) -> None:
        message = await lobby(world, "tug")
        await invite(world.ann, message, world.bob)
        await quit_lobby(world.ann, message)

        told = await world.forge(world.bob, newest(world), f"l:1:{button}")

        assert "This lobby is closed already." in privately(told)

    @pytest.mark.parametrize("button", ["accept", "decline"])
    async def test_begun(self, world: World, button: str) -> None:
        message = await lobby(world, "tug")
        await invite(world.ann, message, world.bob)
        call = newest(world)
        await world.ann.click(await latest(world, message), label="Add a bot player")
        await start_anyway(world, message)

        told = await world.forge(world.bob, call, f"l:1:{button}")

        assert "The game has begun already." in privately(told)

    async def test_while_one_chooses(self, world: World) -> None:
        message = await lobby(world, "tug")
        asked = shown(await world.ann.click(message, label="Invite …"))
        await quit_lobby(world.ann, message)

        told = await world.ann.select(asked, [world.bob], custom_id="l:1:invited")

        assert "This lobby is closed already." in privately(told)
        assert mentions(world) == []


class TestMyData:
    async def test_is_in_my_export_and_goes_with_me(self, world: World) -> None:
        message = await lobby(world, "auction")
        await invite(world.ann, message, world.bob)

        data, _ = await exported(world, world.bob)
        (mine,) = data["more"]["invitation"]
        assert (mine["game"], mine["called"], mine["answer"]) == (1, 1, None)
        await forget(world, world.bob)

        assert (await exported(world, world.ann))[0]["more"]["invitation"] == []
        assert "bob" not in await on(world, message)

    async def test_is_dropped_after_a_day(self, world: World) -> None:
        message = await lobby(world, "auction")
        await invite(world.ann, message, world.bob)
        await later(world, DAY + HOUR)

        await invite(world.ann, message, world.cleo)

        assert (await exported(world, world.bob))[0]["more"]["invitation"] == []


async def test_words_in_each_language(world: World) -> None:
    await world.bot.desk.store.set_setting("server", world.guild.id, "language", "fr")
    world.locales[world.ann.id] = "it"
    message = await lobby(world, "tug")
    asked = shown(await world.ann.click(message, label="Inviter …"))

    told = await world.ann.select(asked, [world.bob], custom_id="l:1:invited")

    assert "C’è posto per una persona." in text(asked)
    assert "Invito inviato: bob." in said(told)
    assert "ann t’invite à" in text(newest(world))
    assert "invitation\u202f: bob, place gardée" in await on(world, message)


async def test_in_a_direct_message_nobody_is_invited(world: World) -> None:
    message = shown(await world.ann.user.slash("play", game="tug", options=True))

    assert "Invite …" not in labels(message)
