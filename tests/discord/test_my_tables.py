"""My tables, wherever they are: which wait for me, and where the next one is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

from bot.clicks.overviews import SHOWN
from bot.settings import Shards
from bot.table.clock import HOUR
from tests.db.kit import lay
from tests.discord.everything import said
from tests.discord.kit import NewBot, World, controls, labels, shown, text
from tests.discord.tables import (
    bots,
    end_of,
    keeper,
    later,
    latest,
    leave,
    lobby,
    play_on,
    privately,
    table,
)
from tests.discord.test_invite import invite
from tests.discord.test_seats import offer
from tests.toys import TOYS


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path, TOYS)


async def at(world: World, place: Any, *, first: Any, second: Any) -> discord.Message:
    """A duel there that the first began, and in which they have the first turn."""
    message = shown(await first.slash(place, "play", game="duel"))
    await second.click(message, label="Join")
    await first.click(message, label="Start")
    return await latest(world, message)


async def mine(world: World, who: Any) -> str:
    return privately(await who.slash(world.channel, "me tables"))


class TestMine:
    async def test_of_somebody_who_plays_nowhere(self, world: World) -> None:
        assert "You sit at no open table." in await mine(world, world.dan)

    async def test_those_that_wait_for_me_come_first_each_with_a_link(self, world: World) -> None:
        other = world.guild.create_text_channel("cellar")
        waits = await at(world, other, first=world.ann, second=world.bob)
        await lobby(world, "auction", world.ann)

        listed = await mine(world, world.ann)

        first, second = listed.index("cellar"), listed.index("tavern")
        assert "## Your 2 open tables: 1 waits for you" in listed
        assert first < second
        server = f"https://discord.com/channels/{world.guild.id}"
        assert f"[Inn › cellar]({server}/{other.id}/{waits.id})" in listed
        assert "Waiting **for you**: your turn came <t:" in listed
        assert "Deadline <t:" in listed
        assert "A lobby, opened <t:" in listed
        assert "Seats taken: 1 of " in listed[second:]

    async def test_two_that_wait_both_do_with_a_gap_between(self, world: World) -> None:
        other = world.guild.create_text_channel("cellar")
        await at(world, other, first=world.ann, second=world.bob)
        await at(world, world.channel, first=world.ann, second=world.bob)

        listed = await mine(world, world.ann)

        assert "## Your 2 open tables: both wait for you" in listed
        assert listed.count("\n\n**Duel**") == 1

    async def test_a_lobby_that_can_begin_says_so_to_its_host_alone(self, world: World) -> None:
        message = await lobby(world, "duel")
        assert "you can press **Start**" not in await mine(world, world.ann)
        await world.bob.click(message, label="Join")

        assert "**Ready:** you can press **Start**." in await mine(world, world.ann)
        assert "you can press **Start**" not in await mine(world, world.bob)

    async def test_the_nearest_deadline_comes_before_what_has_none(self, world: World) -> None:
        for name in ("cellar", "attic"):
            place = world.guild.create_text_channel(name)
            await at(world, place, first=world.ann, second=world.bob)
        rows = await world.bot.desk.store.open_of(world.ann.id)
        await world.bot.desk.store._write(
            lambda db: db.execute("update game set clock = 0 where id = ?", (rows[0].id,)) and None
        )

        listed = await mine(world, world.ann)

        assert listed.index("attic") < listed.index("cellar")

    async def test_others_that_are_waited_for_are_named(self, world: World) -> None:
        await table(world, "duel", world.bob)

        assert "Waiting for ann, whose turn came" in await mine(world, world.bob)

    async def test_a_bot_player_keeps_my_seat(self, world: World) -> None:
        await table(world, "duel", world.bob)
        await leave(world, world.bob)

        listed = await world.bob.slash(world.channel, "me tables")
        assert "A bot player keeps your seat warm." in privately(listed)
        told = await world.bob.click(shown(listed), label="Take my seat back: Duel")
        assert "Welcome back." in said(told)
        assert "keeps your seat warm" not in await mine(world, world.bob)

    async def test_in_another_server_a_kept_seat_has_no_button(self, world: World) -> None:
        await table(world, "duel", world.bob)
        await leave(world, world.bob)
        guild = world.env.create_guild("Elsewhere")
        there, bob = guild.create_text_channel("hall"), guild.add_member(world.bob.user)

        listed = await bob.slash(there, "me tables")

        assert "at the table, **Take my seat back** gives it back" in privately(listed)
        assert labels(shown(listed)) == []

    async def test_whoever_is_away_is_back_with_one_click(self, world: World) -> None:
        await table(world, "duel", world.bob)
        await world.bob.slash(world.channel, "me away", until="3 days")
        listed = shown(await world.bob.slash(world.channel, "me tables"))

        told = await world.bob.click(listed, label="I am back")

        assert "You are not away any more." in said(told)
        assert await world.bot.desk.store.away_of(world.bob.id) is None

    async def test_while_i_am_away_my_clock_stands_still_whoever_else_is_waited_for(
        self, world: World
    ) -> None:
        await table(world, "auction", world.bob, world.cleo)
        assert "Deadline <t:" in await mine(world, world.bob)

        await world.bob.slash(world.channel, "me away", until="3 days", seats="wait")
        await world.settle()

        told = await mine(world, world.bob)
        assert "Waiting **for you**" in told
        assert "Your clock stands still while you are away." in told
        assert "Deadline" not in told
        assert "You are away until **" in told
        assert "/me away" in told
        assert "Deadline <t:" in await mine(world, world.ann)
        assert "You are away" not in await mine(world, world.ann)

    async def test_who_is_waited_for_and_away_is_told_as_away(self, world: World) -> None:
        await table(world, "duel", world.bob)
        await world.ann.slash(world.channel, "me away", until="3 days", seats="wait")
        await world.settle()

        eve = keeper(world)
        lists = [
            await mine(world, world.bob),
            privately(await eve.slash(world.channel, "server tables")),
        ]

        until = int(world.bot.desk.now() + 3 * 24 * HOUR)
        for told in lists:
            assert f"Waiting for ann (away, back on <t:{until}:D>), whose turn came" in told

    async def test_a_place_in_another_server_is_told_to_its_player_alone(
        self, world: World
    ) -> None:
        guild = world.env.create_guild("Secret den")
        place = guild.create_text_channel("vault")
        ann, bob = guild.add_member(world.ann.user), guild.add_member(world.bob.user)
        await at(world, place, first=ann, second=bob)
        eve = keeper(world)

        assert "Secret den › vault" in await mine(world, world.ann)
        told = privately(await eve.slash(world.channel, "server tables"))
        assert "No table is open in this server." in told
        assert "vault" not in told

    async def test_in_a_direct_message_and_of_one(self, world: World) -> None:
        await world.ann.user.slash("play", game="duel")

        told = said(await world.ann.user.slash("me tables"))

        assert "[direct message](https://discord.com/channels/@me/" in told

    async def test_a_daily_says_how_it_goes_on(self, world: World) -> None:
        await world.ann.slash(world.channel, "daily play")

        assert "**/daily play** goes on with it." in await mine(world, world.ann)

    async def test_one_that_cannot_be_read_stops_no_other(self, world: World) -> None:
        await table(world, "duel", world.bob)
        place = world.guild.create_text_channel("cellar")
        await at(world, place, first=world.ann, second=world.bob)
        await world.bot.desk.store._write(
            lambda db: db.execute("update game set kind = 'gone' where id = 1") and None
        )
        await world.bot.desk.tables.renew(1)

        listed = await mine(world, world.ann)

        assert "can no longer read" in listed
        assert "cellar" in listed

    async def test_more_than_fit_are_counted(self, world: World) -> None:
        store = world.bot.desk.store
        for number in range(SHOWN + 5):
            await lay(store, user=world.ann.id, channel=9000 + number, kind="x")

        listed = await mine(world, world.ann)

        hidden = SHOWN + 5 - listed.count("**X**")
        assert hidden >= 5
        assert f"… and {hidden} more tables." in listed

    async def test_a_share_of_several_says_that_it_knows_its_own_only(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(world.bot.overviews, "shards", Shards((1,), 3))

        assert "These are the tables of part 1/3." in await mine(world, world.ann)


@pytest.mark.landing
class TestOtherThanTurns:
    """Whatever waits for somebody counts, a turn or not."""

    async def test_a_vote(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        await world.ann.click(message, custom_id=end_of(message))
        asked = shown(await world.ann.click(await latest(world, message), label="Undo …"))
        await world.ann.click(asked, label=labels(asked)[0])

        assert "A vote on taking a move back waits **for your answer**." in (
            await mine(world, world.bob)
        )
        assert "A vote" not in await mine(world, world.ann)
        await world.bob.click(await latest(world, message), label="Refuse")
        assert "A vote" not in await mine(world, world.bob)

    async def test_a_vote_leads_to_the_next_table(self, world: World) -> None:
        place = world.guild.create_text_channel("cellar")
        first = await at(world, place, first=world.ann, second=world.bob)
        await world.ann.click(first, custom_id=end_of(first))
        asked = shown(await world.ann.click(await latest(world, first), label="Undo …"))
        await world.ann.click(asked, label=labels(asked)[0])
        await world.bot.desk.store._write(lambda db: db.execute("delete from wait") and None)
        second = await at(world, world.channel, first=world.bob, second=world.ann)

        done = await world.bob.click(second, custom_id=end_of(second))

        assert "Another table is waiting for you: **Duel**, Inn › cellar" in said(done)

    async def test_consent_to_going_on_without_somebody(self, world: World) -> None:
        message = await table(world, "auction", world.bob, world.cleo)
        await world.bob.slash(world.channel, "me away", until="5 days", seats="bot")
        assert "would like to go on" not in await mine(world, world.cleo)
        await world.ann.click(await latest(world, message), label="Go on without bob")

        assert "ann would like to go on without bob, and waits **for your answer**" in (
            await mine(world, world.cleo)
        )
        assert "waits **for your answer**" not in await mine(world, world.ann)

    async def test_an_invitation(self, world: World) -> None:
        message = await lobby(world, "tug")
        await invite(world.ann, message, world.bob)

        listed = await mine(world, world.bob)

        assert "## Your open table: it waits for you" in listed
        assert "You are **invited**: your seat is kept until <t:" in listed
        await world.bob.click(message, label="Join")
        assert "**invited**" not in await mine(world, world.bob)

    async def test_an_offered_seat(self, world: World) -> None:
        await table(world, "duel", world.bob)
        message = await offer(world, world.bob, world.cleo)

        listed = await mine(world, world.cleo)

        assert "## Your open table: it waits for you" in listed
        at = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{message.id}"
        assert f"bob **offers you a seat**: [take it or not]({at})" in listed
        await world.cleo.click(message, label="Not this time")
        assert "offers you a seat" not in await mine(world, world.cleo)

    async def test_a_seat_kept_for_the_party_of_a_campaign(self, world: World) -> None:
        message = await table(world, "expedition", world.bob)
        await play_on(world, message, [world.ann, world.bob], 300)
        opened = shown(await world.ann.slash(world.channel, "campaign continue"))

        listed = await mine(world, world.bob)

        assert "kept for bob" in text(opened)
        assert "A seat is kept **for you**: you played the last chapter." in listed
        await world.bob.click(await latest(world, opened), label="For bob: Not this time")
        assert "A seat is kept" not in await mine(world, world.bob)

    async def test_whoever_will_not_come_gives_the_kept_seat_free(self, world: World) -> None:
        """The lobby says so, and they may think better of it."""
        message = await table(world, "expedition", world.bob)
        await play_on(world, message, [world.ann, world.bob], 300)
        opened = shown(await world.ann.slash(world.channel, "campaign continue"))
        no = "For bob: Not this time"
        other = await world.cleo.click(opened, label=no)
        assert "This invitation is for bob." in privately(other)

        for _ in range(2):
            await world.forge(world.bob, opened, "l:2:decline")

        now = await latest(world, opened)
        assert no not in labels(now)
        assert "kept for bob" not in text(now)
        assert "Not this time: bob." in text(now)
        (asked,) = (await world.bot.desk.tables.lobby(2)).invited
        assert asked.answer == "no"
        await world.bob.click(now, label="Join")
        assert "Not this time" not in text(await latest(world, opened))


async def test_a_time_away_does_not_change_when_a_question_came(world: World) -> None:
    await table(world, "duel", world.bob)
    (wait,) = await world.bot.desk.store.waits_of(world.ann.id)
    await world.ann.slash(world.channel, "me away", until="3 days")
    await later(world, 24 * HOUR)
    await world.ann.slash(world.channel, "me away", off=True)

    told = await mine(world, world.ann)

    (moved,) = await world.bot.desk.store.waits_of(world.ann.id)
    assert moved.since > wait.since + 23 * HOUR
    assert f"turn came <t:{wait.came:.0f}:R>" in told
    assert wait.came == wait.since


class TestOfTheServer:
    async def test_all_that_is_open_there_without_secrets(self, world: World) -> None:
        await table(world, "duel", world.bob)
        await world.ann.slash(world.channel, "daily play")
        eve = keeper(world)

        told = privately(await eve.slash(world.channel, "server tables"))

        assert "## 1 open table" in told
        assert "Waiting for ann" in told
        assert "At the table: ann and bob." in told
        assert "may have up to 3 open tables" in told
        (row, *_) = await world.bot.desk.store.open_in(world.guild.id)
        assert row.seed.hex() not in told


@pytest.mark.landing
class TestNext:
    async def two(self, world: World) -> discord.Message:
        """Ann's turn at two tables with Bob; the one in the tavern is shown."""
        place = world.guild.create_text_channel("cellar")
        await at(world, place, first=world.ann, second=world.bob)
        return await table(world, "duel", world.bob)

    async def test_a_move_that_ends_my_turn_points_to_it(self, world: World) -> None:
        message = await self.two(world)

        done = await world.ann.click(message, custom_id=end_of(message))

        (told,) = [one for one in done.followups if one.ephemeral]
        assert "Another table is waiting for you: **Duel**" in text(told.message)
        (button,) = controls(told.message)
        row = next(r for r in await world.bot.desk.store.open_games() if r.id == 1)
        server, place = f"https://discord.com/channels/{world.guild.id}", row.channel
        assert (button.label, button.url) == ("Next table", f"{server}/{place}/{row.message}")

    async def test_there_is_none_where_nobody_waits_for_me(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        await world.ann.user.slash("play", game="duel")  # there only the game itself waits

        done = await world.ann.click(message, custom_id=end_of(message))

        assert "Another table" not in said(done)

    async def test_the_older_one_is_taken_away(self, world: World) -> None:
        message = await self.two(world)
        first = await world.ann.click(message, custom_id=end_of(message))
        old = first.followups[0].message.id
        await world.bob.click(message, custom_id=end_of(await latest(world, message)))
        now = await latest(world, message)

        second = await world.ann.click(now, custom_id=end_of(now))

        assert "Another table" in said(second)
        deleted = [one.path for one in world.requests.sent if one.method == "DELETE"]
        assert any(path.endswith(str(old)) for path in deleted)

    async def test_calls_nobody(self, world: World) -> None:
        message = await self.two(world)
        before = len(world.requests.sent)

        await world.ann.click(message, custom_id=end_of(message))

        for one in world.requests.sent[before:]:
            assert not (one.body or {}).get("allowed_mentions", {}).get("users")


async def test_the_deadline_is_that_of_the_clock(world: World) -> None:
    await table(world, "duel", world.bob)
    await later(world, HOUR)
    (wait,) = await world.bot.desk.store.waits_of(world.ann.id)
    (row,) = await world.bot.desk.store.open_of(world.ann.id)

    told = await mine(world, world.ann)

    assert f"Deadline <t:{wait.since + row.clock * HOUR:.0f}:R>" in told
    assert wait.since <= world.env.now().timestamp() - HOUR
