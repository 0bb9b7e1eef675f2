"""People who do not sit at a table watch it or take a seat; people who sit can hand on theirs."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest

from bot.table.ids import Hand
from bot.table.tables import By
from bot.text.say import say_in
from db import Seat
from engine.core import Setup
from engine.games import GAMES
from tests.discord.everything import said
from tests.discord.kit import Done, NewBot, World, controls, labels, shown, text
from tests.discord.tables import (
    add_house,
    bots,
    choose,
    end_of,
    latest,
    leave,
    lobby,
    offered,
    panel,
    play_on,
    privately,
    quit_lobby,
    set_up,
    table,
)
from tests.toys import TOYS

CARD_GAME = "volfyirion"


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    """Always the same deal: in the card game the second seat begins."""
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))
    return bots(tmp_path, GAMES | TOYS)


async def with_house(world: World, game: str, *others: Any, house: int = 1) -> discord.Message:
    """A running table of Ann, others and bot players."""
    message = await lobby(world, game, *others)
    for _ in range(house):
        await add_house(world, message, "beginner")
    await world.ann.click(await latest(world, message), label="Start")
    return await latest(world, message)


async def drop_in(who: Any, message: discord.Message) -> Done:
    refused = await who.click(message, label="My seat")
    told = await who.click(shown(refused), label="Take a seat")
    (sit,) = [one for one in labels(shown(told)) if one.startswith("Sit down")][:1]
    return await who.click(shown(told), label=sit)


async def held(world: World, id: int = 1) -> list[int | None]:
    """By seat, the user who plays it."""
    now = await world.bot.desk.tables.get(id)
    return [seat.user if seat.house is None else None for seat in now.seats]


class TestWatching:
    async def test_as_a_stranger_sees_it(self, world: World) -> None:
        message = await table(world, CARD_GAME, world.bob)
        refused = await world.cleo.click(message, label="My seat")
        assert labels(shown(refused)) == ["Watch"], "no seat is free"

        seen = await world.cleo.click(shown(refused), label="Watch")

        assert "You are watching: this is what everyone may see." in privately(seen)
        assert "Volfyirion is in the Lair." in privately(seen)
        assert "’s hand: " not in privately(seen)
        assert shown(seen).attachments
        again = await world.cleo.click(shown(seen), label="Watch")
        assert "You are watching" in text(shown(again))

    async def test_in_words_for_those_who_prefer_them(self, world: World) -> None:
        message = await table(world, CARD_GAME, world.bob)
        await world.cleo.slash(world.channel, "me text", text="on")
        refused = await world.cleo.click(message, label="My seat")

        seen = await world.cleo.click(shown(refused), label="Watch")

        assert shown(seen).attachments == []
        assert "Volfyirion is in the Lair." in privately(seen)

    async def test_a_choice_of_the_table_leads_there_too(self, world: World) -> None:
        message = await with_house(world, "duel")

        refused = await world.cleo.click(message, custom_id=end_of(message))

        assert "a bot player keeps a seat" in privately(refused)
        assert labels(shown(refused)) == ["Watch", "Take a seat"]


@pytest.mark.landing
class TestDroppingIn:
    async def test_a_briefing_first_then_the_seat(self, world: World) -> None:
        message = await with_house(world, "duel")
        refused = await world.bob.click(message, label="My seat")

        told = await world.bob.click(shown(refused), label="Take a seat")

        briefing = privately(told)
        assert "for this bot player: Fennel" in briefing
        assert "Anyone who joins later plays without a result" in briefing
        assert "ann: your choice" in briefing
        assert "**My seat** below the table" in briefing
        assert await held(world) == [world.ann.user.id, None]

        done = await world.bob.click(shown(told), label="Sit down: Fennel")

        assert "You sit here now" in privately(done)
        assert "## bob" in text(shown(done))
        assert await held(world) == [world.ann.user.id, world.bob.user.id]
        assert "Bot player" not in text(await latest(world, message))
        log = privately(await world.ann.slash(world.channel, "table log"))
        assert "bob plays on here." in log  # nobody has acted in that seat yet

    async def test_of_two_at_once_one_sits(self, world: World) -> None:
        message = await with_house(world, "duel")
        told = []
        for who in (world.bob, world.cleo):
            refused = await who.click(message, label="My seat")
            told.append(shown(await who.click(shown(refused), label="Take a seat")))
        sit = "Sit down: Fennel"

        done = await world.together(
            world.bob.click(told[0], label=sit), world.cleo.click(told[1], label=sit)
        )

        said = [privately(one) for one in done]
        assert sum("You sit here now" in one for one in said) == 1
        assert sum("Somebody was faster" in one for one in said) == 1
        late = await world.dan.click(message, label="My seat")
        assert labels(shown(late)) == ["Watch"]

    async def test_leaving_a_ranked_game_tells_what_it_costs(self, world: World) -> None:
        """It is asked first, and nothing is done before Yes; No takes the question away."""
        await table(world, "duel", world.bob)

        asked = await world.bob.slash(world.channel, "table leave")

        told = "unless you are back before it ends, it counts as a loss for you"
        assert told in privately(asked)
        assert labels(shown(asked)) == ["Not now", "Leave"]
        await world.bob.click(shown(asked), label="Not now")
        assert await held(world) == [world.ann.user.id, world.bob.user.id]
        await leave(world, world.bob)
        log = privately(await world.ann.slash(world.channel, "table log"))
        assert "bob has left; a bot player plays on." in log

    async def test_leaving_a_common_game_tells_what_it_costs(self, world: World) -> None:
        await table(world, "expedition", world.bob)

        asked = await world.bob.slash(world.channel, "table leave")

        assert "you have no part in the result" in privately(asked)

    @pytest.mark.landing
    async def test_who_has_gone_meanwhile_leaves_nothing(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        asked = shown(await world.bob.slash(world.channel, "table leave"))
        await hand_over(world, world.bob, world.cleo)

        late = await world.bob.click(asked, label="Leave")
        forged = await world.forge(world.dan, message, "t:1:leave")

        assert "You do not sit at this table" in privately(late)
        assert "You do not sit at this table" in privately(forged)
        assert await held(world) == [world.ann.user.id, world.cleo.user.id]

    async def test_not_where_somebody_is_expected_back(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        await leave(world, world.bob)

        refused = await world.cleo.click(message, label="My seat")
        assert labels(shown(refused)) == ["Watch"]
        forged = await world.forge(world.cleo, message, "t:1:sit:1")
        assert "No seat is free" in privately(forged)
        assert await held(world) == [world.ann.user.id, None]

    async def test_a_bot_player_that_chose_nothing_is_not_said_to_have_chosen(
        self, world: World
    ) -> None:
        message = await table(world, "duel", world.bob)
        await leave(world, world.bob)  # it is ann's turn

        back = await world.bob.click(await latest(world, message), label="Take my seat back (bob)")

        assert "Welcome back." in said(back)
        assert "the bot player chose it" not in said(back)

    async def test_not_twice_at_one_table(self, world: World) -> None:
        message = await with_house(world, "auction", house=2)
        await drop_in(world.bob, message)

        for id in ("t:1:drop", "t:1:sit:2"):
            again = await world.forge(world.bob, message, id)
            assert "You have a seat at this table already" in privately(again)

        assert await held(world) == [world.ann.user.id, world.bob.user.id, None]

    @pytest.mark.parametrize("seat", ["0", "1", "7", ""])
    async def test_forged_seats(self, world: World, seat: str) -> None:
        message = await with_house(world, "auction", world.bob)

        refused = await world.forge(world.cleo, message, f"t:1:sit:{seat}".rstrip(":"))

        assert privately(refused)
        assert await held(world) == [world.ann.user.id, world.bob.user.id, None]

    async def test_not_after_the_end(self, world: World) -> None:
        message = await with_house(world, "duel")
        refused = await world.bob.click(message, label="My seat")
        await end(world)

        late = await world.bob.click(shown(refused), label="Take a seat")

        assert "This game has ended" in privately(late)

    async def test_who_has_seen_another_hand_watches(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        await world.ann.click(message, custom_id=end_of(message))
        await hand_over(world, world.ann, world.cleo)
        await forget(world, world.bob)

        refused = await world.forge(world.ann, await latest(world, message), "t:1:sit:1")

        assert "know what a seat held" in privately(refused)

    async def test_a_seat_of_someone_forgotten_can_be_taken(self, world: World) -> None:
        message = await table(world, "expedition", world.bob)
        await forget(world, world.bob)

        done = await drop_in(world.cleo, message)

        assert "You sit here now" in privately(done)
        assert await held(world) == [world.ann.user.id, world.cleo.user.id]


async def forget(world: World, who: Any) -> None:
    asked = await who.slash(world.channel, "me forget")
    await who.click(shown(asked), label="Forget me")


async def end(world: World) -> None:
    asked = await world.ann.slash(world.channel, "table end")
    await world.ann.click(shown(asked), label="End this table")


async def results(world: World) -> dict[int, bool]:
    """The people with a result in the first table, and whether they won."""
    store = world.bot.desk.store
    found = [(await store.user_of(one.player), one.won) for one in await store.outcomes(1)]
    return {user: won for user, won in found if user is not None}


@pytest.mark.landing
class TestResults:
    @pytest.mark.landing
    async def test_who_came_later_has_none_in_a_rated_game(self, world: World) -> None:
        message = await with_house(world, "duel")
        await drop_in(world.bob, message)

        await play_on(world, message, [world.ann, world.bob], 300)

        assert set(await results(world)) == {world.ann.user.id}

    @pytest.mark.landing
    async def test_who_came_later_shares_what_all_play_for(self, world: World) -> None:
        message = await with_house(world, "expedition", house=2)
        await drop_in(world.bob, message)

        await play_on(world, message, [world.ann, world.bob], 300)

        assert set(await results(world)) == {world.ann.user.id, world.bob.user.id}

    @pytest.mark.landing
    async def test_coming_back_is_not_coming_late(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        await leave(world, world.bob)
        await world.bob.click(message, label="Take my seat back (bob)")

        await play_on(world, message, [world.ann, world.bob], 300)

        assert set(await results(world)) == {world.ann.user.id, world.bob.user.id}

    @pytest.mark.landing
    async def test_who_hands_on_a_rated_game_has_lost_it(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        await world.ann.click(message, custom_id=end_of(message))
        await hand_over(world, world.ann, world.cleo)

        await play_on(world, message, [world.cleo, world.bob], 300)

        found = await results(world)
        assert set(found) == {world.ann.user.id, world.bob.user.id}
        assert found[world.ann.user.id] is False

    async def test_who_takes_an_offered_seat_after_its_time_is_up_came_later_too(
        self, world: World
    ) -> None:
        message = await table(world, "duel", world.bob)
        for who in (world.ann, world.bob):
            now = await latest(world, message)
            await who.click(now, custom_id=end_of(now))
        offered_ = await offer(world, world.ann, world.cleo)
        tables = world.bot.desk.tables
        seat = msgspec.structs.replace((await tables.get(1)).seats[0], house="greedy")
        await tables.sit(1, [seat], None)
        await world.cleo.click(offered_, label="Take this seat")

        await play_on(world, message, [world.cleo, world.bob], 300)

        found = await results(world)
        assert set(found) == {world.ann.user.id, world.bob.user.id}
        assert found[world.ann.user.id] is False

    @pytest.mark.parametrize("before", ["has not moved", "was back"])
    @pytest.mark.landing
    async def test_also_where_the_owner_never_moved_before_it(
        self, world: World, before: str
    ) -> None:
        """Otherwise a bot player could keep a seat warm until it wins."""
        message = await table(world, "duel", world.bob)
        offered_ = await offer(world, world.ann, world.cleo)
        tables = world.bot.desk.tables
        seat = msgspec.structs.replace((await tables.get(1)).seats[0], house="greedy")
        await tables.sit(1, [seat], None)
        if before == "was back":
            await world.forge(world.ann, await latest(world, message), "t:1:back")
        await world.cleo.click(offered_, label="Take this seat")
        assert await held(world) == [world.cleo.user.id, world.bob.user.id]

        await play_on(world, message, [world.cleo, world.bob], 300)

        assert set(await results(world)) == {world.bob.user.id}

    @pytest.mark.landing
    async def test_and_where_the_owner_was_forgotten(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        tables = world.bot.desk.tables
        seat = msgspec.structs.replace((await tables.get(1)).seats[0], house="greedy")
        await tables.sit(1, [seat], None)
        await world.bot.desk.go_on(1)
        await forget(world, world.ann)
        await drop_in(world.cleo, await latest(world, message))
        assert await held(world) == [world.cleo.user.id, world.bob.user.id]

        await play_on(world, message, [world.cleo, world.bob], 300)

        assert set(await results(world)) == {world.bob.user.id}

    async def test_coming_back_after_time_was_up_is_not_coming_late(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        await world.ann.click(message, custom_id=end_of(message))
        tables = world.bot.desk.tables
        seat = msgspec.structs.replace((await tables.get(1)).seats[0], house="greedy")
        await tables.sit(1, [seat], None)
        await world.forge(world.ann, await latest(world, message), "t:1:back")

        await play_on(world, message, [world.ann, world.bob], 300)

        assert set(await results(world)) == {world.ann.user.id, world.bob.user.id}


def offering(asked: discord.Message) -> str:
    """The button that makes the offer, after the one that takes the question away."""
    no, yes = labels(asked)
    assert no == "Not now"
    assert yes.startswith("Offer my seat to ")
    return yes


async def offer(world: World, giver: Any, friend: Any) -> discord.Message:
    """The message in the channel that offers it."""
    asked = await giver.slash(world.channel, "table hand", friend=friend)
    return posted_by(await giver.click(shown(asked), label=offering(shown(asked))))


def posted_by(done: Done) -> discord.Message:
    """The message for all to read that followed a private click."""
    (sent,) = [one for one in done.followups if not one.ephemeral]
    return sent.message


async def hand_over(world: World, giver: Any, friend: Any) -> Done:
    return await friend.click(await offer(world, giver, friend), label="Take this seat")


def mentioned(world: World) -> list[list[str]]:
    """The people whom each answer of the bot could have called, as it was sent."""
    sent = [one.body for one in world.requests.sent if isinstance(one.body, dict)]
    bodies = [body["data"] if isinstance(body.get("data"), dict) else body for body in sent]
    rules = [body.get("allowed_mentions") or {} for body in bodies]
    assert all(rule.get("parse") == [] for rule in rules if rule)
    return [[str(user) for user in rule.get("users", [])] for rule in rules]


@pytest.mark.landing
class TestHanding:
    async def test_told_before_then_one_click(self, world: World) -> None:
        message = await table(world, CARD_GAME, world.bob)

        asked = await world.bob.slash(world.channel, "table hand", friend=world.cleo)
        assert "cleo gets your seat with everything it holds" in privately(asked)
        assert "counts for you like leaving" in privately(asked)
        offered_ = posted_by(await world.bob.click(shown(asked), label="Offer my seat to cleo"))
        assert [one for one in mentioned(world) if one] == [[str(world.cleo.user.id)]]
        assert f"<@{world.cleo.user.id}>, bob offers you a seat" in text(offered_)
        assert "Your seat is offered to cleo." in privately(asked)
        assert controls(shown(asked)) == []
        done = await world.cleo.click(offered_, label="Take this seat")

        assert await held(world) == [world.ann.user.id, world.cleo.user.id]
        told = [text(one.message) for one in done.followups]
        assert any("## cleo" in one for one in told)
        after = await latest(world, offered_)
        assert "cleo plays on for bob at [Volfyirion](" in text(after)
        assert controls(after) == []
        gone = await world.bob.click(message, label="My seat")
        assert "You do not sit at this table" in privately(gone)

    @pytest.mark.parametrize(("scope", "who"), [("user", "cleo"), ("server", "guild")])
    async def test_nobody_is_called_where_pings_are_off(
        self, world: World, scope: Any, who: str
    ) -> None:
        """The offer is posted there all the same."""
        await table(world, "duel", world.bob)
        await world.bot.desk.store.set_setting(scope, getattr(world, who).id, "pings", "off")

        offered_ = await offer(world, world.bob, world.cleo)

        assert [one for one in mentioned(world) if one] == []
        assert "bob offers you a seat" in text(offered_)
        await world.cleo.click(offered_, label="Take this seat")
        assert await held(world) == [world.ann.user.id, world.cleo.user.id]

    async def test_who_is_host_by_it_is_told(self, world: World) -> None:
        await table(world, "duel", world.bob)

        first = await hand_over(world, world.ann, world.cleo)
        second = await hand_over(world, world.bob, world.dan)

        told = "You are the host of the table now."
        assert told in said(first)
        assert told not in said(second)

    async def test_an_offer_that_stands_is_not_made_again(self, world: World) -> None:
        """However often and however fast the same is offered: one message, one mention."""
        await table(world, "duel", world.bob)
        asked = shown(await world.bob.slash(world.channel, "table hand", friend=world.cleo))
        other = shown(await world.bob.slash(world.channel, "table hand", friend=world.cleo))

        both = await world.together(
            *(world.bob.click(asked, label="Offer my seat to cleo") for _ in range(2))
        )
        again = await world.bob.click(other, label="Offer my seat to cleo")

        assert "The offer to cleo stands already." in privately(again)
        assert controls(shown(again)) == []
        assert [one for one in mentioned(world) if one] == [[str(world.cleo.user.id)]]
        posts = [sent for done in (*both, again) for sent in done.followups if not sent.ephemeral]
        assert len(posts) == 1

    async def test_one_whose_message_was_deleted_can_be_made_again(self, world: World) -> None:
        """Without another mention."""
        await table(world, "duel", world.bob)
        first = await offer(world, world.bob, world.cleo)
        await first.delete()

        second = await offer(world, world.bob, world.cleo)

        assert [one for one in mentioned(world) if one] == [[str(world.cleo.user.id)]]
        await world.cleo.click(second, label="Take this seat")
        assert await held(world) == [world.ann.user.id, world.cleo.user.id]

    async def test_where_the_friend_cannot_see_the_channel_that_is_told(self, world: World) -> None:
        blind = discord.PermissionOverwrite(view_channel=False)
        vault = world.guild.create_text_channel("vault", overwrites={world.cleo: blind})
        message = shown(await world.ann.slash(vault, "play", game="duel"))
        await world.bob.click(message, label="Join")
        await world.ann.click(message, label="Start")

        unseen = await world.bob.slash(vault, "table hand", friend=world.cleo)
        seen = await world.bob.slash(vault, "table hand", friend=world.dan)

        assert "cleo cannot see this channel" in privately(unseen)
        assert "Offer my seat to cleo" in labels(shown(unseen))
        assert "cannot see" not in privately(seen)

    async def test_the_game_can_still_be_played_again_from_its_seed(self, world: World) -> None:
        message = await table(world, CARD_GAME, world.bob)
        await hand_over(world, world.bob, world.cleo)
        mine = await panel(world.cleo, message)
        await choose(world.cleo, mine, offered(mine)[0], random.Random(1))
        await end(world)

        told = await world.ann.slash(world.channel, "table verify")

        assert "everything matches" in privately(told)

    async def test_not_in_a_direct_message(self, world: World) -> None:
        await world.ann.user.slash("play", game="tug")

        refused = await world.ann.user.slash("table hand", friend=world.bob.user)

        assert "In a direct message you play alone" in text(shown(refused))

    async def test_only_the_friend_can_take_it(self, world: World) -> None:
        await table(world, "duel", world.bob)
        message = await offer(world, world.bob, world.cleo)

        for other in (world.dan, world.ann, world.bob):
            refused = await other.click(message, label="Take this seat")
            assert "This seat is offered to cleo" in privately(refused)

        assert await held(world) == [world.ann.user.id, world.bob.user.id]

    async def test_taken_back(self, world: World) -> None:
        await table(world, "duel", world.bob)
        message = await offer(world, world.bob, world.cleo)
        refused = await world.cleo.click(message, label="Take the offer back")

        await world.bob.click(message, label="Take the offer back")

        assert "Only bob can take this offer back." in privately(refused)
        after = await latest(world, message)
        assert "bob has taken back the offer of a seat at [Duel](" in text(after)
        assert controls(after) == []

    async def test_refused(self, world: World) -> None:
        """By the friend alone; the person who offered the seat reads the answer where the offer
        was, keeps the seat, and may offer it to others, but not to the same friend again."""
        await table(world, "duel", world.bob)
        hand = "table hand"
        asked = shown(await world.bob.slash(world.channel, hand, friend=world.cleo))
        late = shown(await world.bob.slash(world.channel, hand, friend=world.cleo))
        message = posted_by(await world.bob.click(asked, label=offering(asked)))
        for other in (world.dan, world.bob):
            refused = await other.click(message, label="Not this time")
            assert "This seat is offered to cleo" in privately(refused)

        await world.cleo.click(message, label="Not this time")

        after = await latest(world, message)
        told = text(after)
        assert "cleo has said “Not this time” to a seat at [Duel](https://discord.com/" in told
        assert "): bob. bob plays on." in told
        assert controls(after) == []
        assert await held(world) == [world.ann.user.id, world.bob.user.id]
        told = "cleo has said “Not this time” to this seat."
        assert told in privately(await world.bob.click(late, label=offering(late)))
        again = await world.bob.slash(world.channel, "table hand", friend=world.cleo)
        assert told in privately(again)
        assert labels(shown(again)) == []
        await hand_over(world, world.bob, world.dan)
        assert await held(world) == [world.ann.user.id, world.dan.user.id]

    async def test_one_offer_of_a_seat_is_open(self, world: World) -> None:
        """A new one takes the buttons of the one before; a click on those that comes late changes
        nothing."""
        await table(world, "duel", world.bob)
        first = await offer(world, world.bob, world.cleo)

        second = await offer(world, world.bob, world.dan)

        after = await latest(world, first)
        assert "bob has made a new offer at [Duel](" in text(after)
        assert "this one, to cleo, is over." in text(after)
        assert controls(after) == []
        for late in controls(first)[:2]:  # Take this seat, Not this time
            refused = await world.forge(world.cleo, first, late.custom_id)
            assert "This offer is over" in privately(refused)
        assert await held(world) == [world.ann.user.id, world.bob.user.id]
        await world.dan.click(second, label="Take this seat")
        assert await held(world) == [world.ann.user.id, world.dan.user.id]

    async def test_it_names_the_game_and_what_a_ranked_one_means(self, world: World) -> None:
        await table(world, "duel", world.bob)

        told = text(await offer(world, world.bob, world.cleo))

        assert "bob offers you a seat at [Duel](https://discord.com/channels/" in told
        assert "Anyone who joins later plays without a result." in told

    async def test_who_is_away_is_not_mentioned_and_the_giver_reads_it(self, world: World) -> None:
        await table(world, "duel", world.bob)
        await world.cleo.slash(world.channel, "me away", until="3 days")

        asked = await world.bob.slash(world.channel, "table hand", friend=world.cleo)
        told = privately(asked)
        await world.bob.click(shown(asked), label=offering(shown(asked)))

        until = int(world.bot.desk.now() + 3 * 86_400)
        assert f"cleo is away (back on <t:{until}:D>) and is not mentioned" in told
        assert [one for one in mentioned(world) if one] == []

    async def test_the_log_keeps_who_acted(self, world: World) -> None:
        """A bot player for ann and ann herself, no matter who has the seat later."""
        message = await table(world, "duel", world.bob)
        await leave(world, world.ann)
        before = privately(await world.bob.slash(world.channel, "table log"))
        await world.ann.click(await latest(world, message), label="Take my seat back (ann)")
        for who in (world.bob, world.ann):
            now = await latest(world, message)
            await who.click(now, custom_id=end_of(now))
        await hand_over(world, world.ann, world.cleo)

        log = privately(await world.bob.slash(world.channel, "table log"))

        assert log.startswith(before)
        assert "ann (bot player)" in before
        since = log.removeprefix(before).strip().splitlines()
        assert (since[0], since[-1]) == ("ann is back.", "cleo plays on for ann.")
        assert any("ann" in line for line in since[1:-1])
        assert not any("cleo" in line or "bot player" in line for line in since[:-1])

    async def test_an_offer_stands_after_a_restart(self, world: World) -> None:
        await table(world, "duel", world.bob)
        message = await offer(world, world.bob, world.cleo)
        await world.restart()

        await world.cleo.click(message, label="Take this seat")

        assert await held(world) == [world.ann.user.id, world.cleo.user.id]

    async def test_it_is_still_the_only_one_and_a_no_still_holds(self, world: World) -> None:
        """After a restart, too."""
        await table(world, "duel", world.bob)
        asked = shown(await world.bob.slash(world.channel, "table hand", friend=world.cleo))
        first = posted_by(await world.bob.click(asked, label=offering(asked)))
        await world.restart()

        second = await offer(world, world.bob, world.dan)

        assert controls(await latest(world, first)) == []
        await world.dan.click(second, label="Not this time")
        await world.restart()
        refused = await world.bob.slash(world.channel, "table hand", friend=world.dan)
        assert "dan has said “Not this time” to this seat." in privately(refused)
        await offer(world, world.bob, world.cleo)
        calls = [one for one in mentioned(world) if one]
        assert calls.count([str(world.cleo.id)]) == 1

    @pytest.mark.parametrize("how", ["the game ends", "the seat changes hands"])
    async def test_a_message_that_nobody_can_answer_loses_its_buttons(
        self, world: World, how: str
    ) -> None:
        await table(world, "duel", world.bob)
        message = await offer(world, world.bob, world.cleo)
        if how == "the game ends":
            await world.bot.desk.tables.end(1)
        else:
            await leave(world, world.bob)
            player = await world.bot.desk.store.player_of(world.dan.id)
            now, by = await world.bot.desk.tables.get(1), By(player, None)
            await world.bot.desk.tables.sit(1, [Seat(1, player=player)], by, now.seq)

        await world.wait(61)

        after = await latest(world, message)
        assert "This offer is over" in text(after)
        assert controls(after) == []
        assert await world.bot.desk.store.offers_over() == []

    async def test_a_forged_offer(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        forged = Hand(1, "take", world.cleo.user.id, "0" * 16)

        refused = await world.forge(world.cleo, message, forged.id)

        assert "offer is over" in privately(refused)
        assert await held(world) == [world.ann.user.id, world.bob.user.id]

    async def test_to_whom_it_cannot_go(self, world: World) -> None:
        await table(world, "duel", world.bob)
        robot = world.guild.add_member(world.env.create_user("robot", bot=True))
        absent = world.env.create_user("zoe")

        said = {
            friend: privately(await world.bob.slash(world.channel, "table hand", friend=friend))
            for friend in (world.bob, world.ann, robot, absent)
        }

        assert "That is you" in said[world.bob]
        assert "ann has a seat at this table already" in said[world.ann]
        assert "A bot cannot sit here" in said[robot]
        assert "That person is not in this server" in said[absent]

    async def test_who_has_no_seat_has_none_to_offer(self, world: World) -> None:
        await table(world, "duel", world.bob)

        refused = await world.cleo.slash(world.channel, "table hand", friend=world.dan)

        assert "You do not sit at this table" in privately(refused)

    async def test_all_seats_of_somebody_who_plays_alone(self, world: World) -> None:
        message = await lobby(world, "expedition")
        await set_up(world.ann, message, mode="solo")
        await world.ann.click(await latest(world, message), label="Start")

        await hand_over(world, world.ann, world.bob)

        assert await held(world) == [world.bob.user.id] * 2


@pytest.mark.landing
class TestRematch:
    async def test_the_next_one_begins_with_the_same_options(self, world: World) -> None:
        message = await with_house(world, "auction", world.bob)
        before = await world.bot.desk.tables.get(1)
        await play_on(world, message, [world.ann, world.bob], 300)

        invited = shown(await world.bob.click(await latest(world, message), label="Rematch"))
        assert await world.bot.desk.tables.get(2) is None, "ann has not agreed"
        await world.ann.click(invited, label="Join")
        await world.bob.click(await latest(world, invited), label="Start")

        again = await world.bot.desk.tables.get(2)
        assert await held(world, 2) == [world.bob.user.id, None, world.ann.user.id]
        assert again.seats[1].house == "beginner"
        old, new = (msgspec.json.decode(table.row.options, type=Setup) for table in (before, again))
        assert (new.mode, new.settings) == (old.mode, old.settings)

    async def test_it_is_asked_for_from_the_private_panel_too(self, world: World) -> None:
        """A player who made the last move there need not look for the table."""
        message = await table(world, "duel", world.bob)
        await play_on(world, message, [world.ann, world.bob], 300)
        mine = shown(await world.ann.click(await latest(world, message), label="As text"))
        over = await world.bot.desk.tables.get(1)
        desk = world.bot.desk
        shows = await desk.screens.seat_screen(over, say_in("en"), 0, desk.pictures)
        items = list(shows.view.walk_children())
        buttons = [one for one in items if isinstance(one, discord.ui.Button)]
        again = next(one.custom_id for one in buttons if one.label == "Rematch")

        invited = shown(await world.forge(world.ann, mine, again or ""))

        assert "ann would like to play again" in text(invited)
        assert not invited.flags.ephemeral

    @pytest.mark.landing
    async def test_the_others_are_invited_and_called_once(self, world: World) -> None:
        """Even if one invitation is taken back and another one follows."""
        message = await table(world, "duel", world.bob)
        await play_on(world, message, [world.ann, world.bob], 300)
        ended = await latest(world, message)

        invited = shown(await world.ann.click(ended, label="Rematch"))
        assert mentioned(world)[-1] == [str(world.bob.id)]
        assert f"<@{world.bob.id}>: ann would like to play again." in text(invited)
        assert "1. invited: bob, kept until" in text(invited), "the next one begins"
        assert "2. ann" in text(invited)
        await quit_lobby(world.ann, invited)
        second = shown(await world.ann.click(ended, label="Rematch"))

        assert "1. invited: bob, not mentioned" in text(second)
        assert [one for one in mentioned(world) if one] == [[str(world.bob.id)]]
        await world.bob.click(second, label="Join")
        await world.ann.click(await latest(world, second), label="Start")
        assert await held(world, 3) == [world.bob.user.id, world.ann.user.id]

    @pytest.mark.landing
    async def test_a_house_player_sits_in_for_who_does_not_come(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        await play_on(world, message, [world.ann, world.bob], 300)

        invited = shown(await world.bob.click(await latest(world, message), label="Rematch"))
        await add_house(world, invited, who=world.bob)
        asked = await world.bob.click(await latest(world, invited), label="Start")
        assert "A seat is still kept for ann" in privately(asked)
        await world.bob.click(shown(asked), label="Start anyway")

        assert await held(world, 2) == [world.bob.user.id, None]

    @pytest.mark.landing
    async def test_whoever_will_not_play_again_says_so_in_the_lobby(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        await play_on(world, message, [world.ann, world.bob], 300)
        invited = shown(await world.ann.click(await latest(world, message), label="Rematch"))

        await world.bob.click(invited, label="For bob: Not this time")

        assert "1. free" in text(await latest(world, invited))
        assert "Not this time: bob." in text(await latest(world, invited))

    @pytest.mark.landing
    async def test_who_left_is_not_drawn_into_another_game(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        await leave(world, world.bob)
        await play_on(world, message, [world.ann], 300)

        await world.ann.click(await latest(world, message), label="Rematch")

        again = await world.bot.desk.tables.get(2)
        assert {seat.player for seat in again.seats} == {None, again.row.owner}
        assert labels(shown(await world.bob.click(await table_of(world, 2), label="My seat"))) == [
            "Watch",
            "Take a seat",
        ]


async def table_of(world: World, id: int) -> discord.Message:
    row = await world.bot.desk.store.game(id)
    return await world.bot.get_channel(row.channel).fetch_message(row.message)
