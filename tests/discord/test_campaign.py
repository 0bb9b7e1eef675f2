"""Campaigns on Discord: the score sheet, the journal, restarts, and moving between places."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import discord
import msgspec
import pytest

from bot.platform.limits import CHOICES
from bot.table.ids import Deed
from db import Campaign as Kept
from db import Ending, NewGame, Progress, Result
from engine.games import GAMES
from engine.games.wonder_book import harvest
from engine.games.wonder_book.campaign import LAST
from engine.games.wonder_book.state import Campaign
from tests.discord.kit import NewBot, World, labels, shown, text
from tests.discord.tables import bots, latest, lobby, privately, quit_lobby, table
from tests.engine.wonder_book.walker import Met, Walk
from tests.toys import TOYS

PLAYED = Campaign(
    chapter=2,
    heroes=["ken", "tina"],
    skills={"ken": ["whirl"], "tina": ["hush"]},
    keywords=["signed", "gap"],
    wyrm_cards=["unravel"],
    destiny={1: 4},
    journal={1: ["1-front", "1-back", "2-front", "2-sign", "14-back", "42-front", "42-lamps"]},
)


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path, GAMES | TOYS)


async def won(world: World, *others: Any, value: Campaign = PLAYED) -> int:
    """A table of chapter I in the channel that ended with this campaign; its number."""
    message = await lobby(world, "wonder_book", *others)
    start = "Start" if others else "Alone, with two heroes"
    await world.ann.click(await latest(world, message), label=start)
    return await kept(world, value)


async def kept(world: World, value: Campaign) -> int:
    """The newest table ends with this campaign."""
    store = world.bot.desk.store
    game = max(row.id for row in await store.open_games())
    people = {seat.player: seat.seat for seat in await store.seats(game) if seat.player}
    results = tuple(
        Result(player=player, seat=seat, place=1, won=True, rounds=9)
        for player, seat in people.items()
    )
    await store.end_game(game, Ending(results, Progress(msgspec.json.encode(value), "")))
    return (await store.game(game)).campaign  # pyright: ignore[reportOptionalMemberAccess]


async def direct(world: World, command: str, **options: Any) -> Any:
    return await world.ann.user.slash(command, **options)


class TestShow:
    async def test_the_score_sheet(self, world: World) -> None:
        await won(world, world.bob)

        told = await world.ann.slash(world.channel, "campaign show")

        sheet = privately(told)
        assert "## Wonder Book: chapter 2 is next" in sheet
        assert "Chapter 1: Destiny 4." in sheet
        assert "Ken: Whirl." in sheet
        assert "Keywords: Signed and Gap." in sheet
        assert "**ann and bob**" in sheet or "**bob and ann**" in sheet
        assert [one.filename for one in shown(told).attachments] == ["campaign.webp"]
        assert labels(shown(told)) == ["The story so far"]

    async def test_the_campaign_of_the_table_that_stands_here_comes_first(
        self, world: World
    ) -> None:
        first = await won(world, world.bob)
        await won(world, world.bob, value=msgspec.structs.replace(PLAYED, destiny={1: 9}))
        assert "Destiny 9." in privately(await world.ann.slash(world.channel, "campaign show"))

        await world.ann.slash(world.channel, "campaign continue", campaign=str(first))

        told = privately(await world.ann.slash(world.channel, "campaign show"))
        assert "Chapter 1: Destiny 4." in told

    async def test_another_server_sees_nothing(self, world: World) -> None:
        campaign = await won(world, world.bob)

        in_private = await direct(world, "campaign show", campaign=str(campaign))

        assert "No campaign is kept here" in privately(in_private)


class TestJournal:
    async def test_what_was_read_in_order(self, world: World) -> None:
        await won(world, world.bob)

        told = privately(await world.bob.slash(world.channel, "campaign log"))

        assert told.startswith("## Chapter 1: Eight Went Home")
        assert "**Nine Hooks**" in told
        pages = [told.index(word) for word in ("**Hail**", "**Nine Hooks**", "**The Slip**")]
        assert pages == sorted(pages)
        assert "Four names in four hands." in told  # the outcome that was chosen
        assert "You lay the pen down." not in told  # the other one spoils nothing

    async def test_leaves_are_turned_in_place(self, world: World) -> None:
        long = [f"{card}-back" for card in (1, 3, 4, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21)]
        await won(world, world.bob, value=msgspec.structs.replace(PLAYED, journal={1: long}))
        first = await world.ann.slash(world.channel, "campaign log")
        assert labels(shown(first)) == ["Next page"]

        second = await world.ann.click(shown(first), label="Next page")

        assert "Page 2 of" in privately(second)
        assert "Back" in labels(shown(second))

    async def test_nothing_won_yet(self, world: World) -> None:
        await won(world, value=Campaign(defeats=1))

        told = privately(await world.ann.slash(world.channel, "campaign log"))

        assert "nothing in this journal yet" in told

    async def test_a_leaf_from_somewhere_else_is_refused(self, world: World) -> None:
        await won(world, world.bob)
        leaf = shown(await world.ann.slash(world.channel, "campaign show"))
        store = world.bot.desk.store
        await store.move_campaign(await store.campaign(1), "server", 77)

        told = await world.ann.click(leaf, label="The story so far")

        assert "or not here" in privately(told)


async def test_no_more_campaigns_are_told_than_are_suggested(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For each of them Discord may have to be asked for names, at every keystroke."""
    store = world.bot.desk.store
    for number in range(40):
        row = Kept(0, "wonder_book", "server", world.guild.id, str(number), "", 0, b"{}", None)
        await store.found_campaign(row)
    told = AsyncMock(return_value="a party")
    monkeypatch.setattr(world.bot.campaigns, "told", told)

    found = await world.ann.autocomplete(world.channel, "campaign show", "campaign", "PART")

    assert len(found) == told.await_count == CHOICES


class TestMoving:
    async def test_alone_in_direct_messages_then_in_a_server_and_back(self, world: World) -> None:
        await direct(world, "play", game="wonder_book")
        campaign = await kept(world, PLAYED)
        (choice,) = await world.ann.autocomplete(world.channel, "campaign bring", "campaign", "")

        brought = await world.ann.slash(world.channel, "campaign bring", campaign=choice["value"])

        assert choice["value"] == str(campaign)
        assert "It is here now" in privately(brought)
        sheet = privately(await world.bob.slash(world.channel, "campaign show"))
        assert "Keywords: Signed and Gap." in sheet
        assert "No campaign" in privately(await direct(world, "campaign show"))

        back = await direct(world, "campaign bring", campaign=str(campaign))
        assert "It is here now" in privately(back)
        assert "Ken: Whirl." in privately(await direct(world, "campaign show"))

    async def test_not_in_the_middle_of_a_chapter(self, world: World) -> None:
        await direct(world, "play", game="wonder_book")
        campaign = await kept(world, PLAYED)
        await direct(world, "campaign continue")

        told = await world.ann.slash(world.channel, "campaign bring", campaign=str(campaign))

        assert "open table where it is" in privately(told)
        assert "No campaign" in privately(await world.ann.slash(world.channel, "campaign show"))

    async def test_not_where_no_table_can_stand(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Ann has added the bot for herself, the server has not."""
        await direct(world, "play", game="wonder_book")
        campaign = await kept(world, PLAYED)
        monkeypatch.setattr(discord.Interaction, "is_user_integration", lambda _: True)
        monkeypatch.setattr(discord.Interaction, "is_guild_integration", lambda _: False)

        told = await world.ann.slash(world.channel, "campaign bring", campaign=str(campaign))

        assert "not been added to this server" in privately(told)
        assert "Signed and Gap" in privately(await direct(world, "campaign show"))

    async def test_not_what_others_play_too(self, world: World) -> None:
        campaign = await won(world, world.bob)

        told = await direct(world, "campaign bring", campaign=str(campaign))

        assert "no such campaign elsewhere" in privately(told)


class TestWhoGoesOn:
    """Those who played the last chapter, and those who manage the server."""

    async def test_a_stranger_is_told_who(self, world: World) -> None:
        await won(world, world.bob)

        refused = privately(await world.cleo.slash(world.channel, "campaign continue"))

        assert "those who played its last chapter: " in refused
        assert "ann and bob." in refused or "bob and ann." in refused
        assert "Manage Server" in refused
        assert await world.bot.desk.store.running_in(world.channel.id) == []

    async def test_a_friend_joins_the_lobby_and_is_of_the_party_from_then_on(
        self, world: World
    ) -> None:
        await won(world, world.bob)
        opened = shown(await world.bob.slash(world.channel, "campaign continue"))
        await world.cleo.click(opened, label="Join")
        await world.bob.click(opened, label="Start")

        await kept(world, PLAYED)

        refused = privately(await world.ann.slash(world.channel, "campaign continue"))
        assert "bob and cleo" in refused or "cleo and bob" in refused
        again = await world.cleo.slash(world.channel, "campaign continue")
        assert "Host: cleo" in text(shown(again))

    async def test_a_lobby_whose_host_has_left_is_begun_by_the_party(self, world: World) -> None:
        await won(world, world.bob)
        opened = shown(await world.ann.slash(world.channel, "campaign continue"))
        await world.cleo.click(opened, label="Join")
        await quit_lobby(world.ann, opened)

        refused = await world.forge(world.cleo, opened, "l:2:start")

        assert "those who played its last chapter" in privately(refused)
        await world.dan.click(await latest(world, opened), label="Join")
        alone = await latest(world, opened)
        assert "Nobody from the party is here" in text(alone)
        kept_for = [line[3:] for line in text(alone).splitlines() if "kept for" in line]
        assert sorted(kept_for) == ["kept for ann", "kept for bob"]
        await world.bob.click(alone, label="Join")
        assert "**Ready:** bob can start." in text(await latest(world, opened))
        await world.bob.click(opened, label="Start")
        assert (await world.bot.desk.tables.get(2)).running

    async def test_whoever_manages_the_server(self, world: World) -> None:
        await won(world, world.bob)
        role = world.guild.create_role("warden", permissions=discord.Permissions(manage_guild=True))
        warden = world.guild.add_member(world.env.create_user("eve"), roles=[role])

        opened = await warden.slash(world.channel, "campaign continue")

        assert "Host: eve" in text(shown(opened))

    async def test_ones_own_campaign_is_meant_not_the_newest(self, world: World) -> None:
        mine = await won(world, world.bob)
        message = shown(await world.cleo.slash(world.channel, "play", game="wonder_book"))
        await world.dan.click(message, label="Join")
        await world.cleo.click(message, label="Start")
        assert await kept(world, PLAYED) != mine

        await world.ann.slash(world.channel, "campaign continue")

        assert (await world.bot.desk.store.campaign(mine)).open_game is not None

    async def test_the_next_chapter_on_an_old_table(self, world: World) -> None:
        """A person who played then and not since is no longer part of the party."""
        message = await table(world, "wonder_book", world.bob)
        await kept(world, PLAYED)
        opened = shown(await world.ann.slash(world.channel, "campaign continue"))
        await world.ann.click(opened, label="Alone, with two heroes")
        await kept(world, PLAYED)
        await world.restart()

        told = await world.forge(world.bob, message, Deed(1, "again").id)

        assert "those who played its last chapter: ann." in privately(told)

    async def test_the_next_chapter_where_it_is_kept_no_more(self, world: World) -> None:
        message = shown(await direct(world, "play", game="wonder_book"))
        campaign = await kept(world, PLAYED)
        await world.ann.slash(world.channel, "campaign bring", campaign=str(campaign))
        await world.restart()

        told = await world.forge(world.ann.user, message, Deed(1, "again").id)

        assert "kept elsewhere now" in privately(told)


@pytest.mark.landing
class TestAtTheSameMoment:
    async def test_continued_in_two_channels(self, world: World) -> None:
        played = await won(world, world.bob)
        attic = world.guild.create_text_channel("attic")

        answers = await world.together(
            world.ann.slash(world.channel, "campaign continue"),
            world.bob.slash(attic, "campaign continue"),
        )

        told = [text(shown(one)) for one in answers]
        assert sum("Host: " in one for one in told) == 1
        assert sum("has an open table already" in one for one in told) == 1
        (row,) = await world.bot.desk.store.open_games()
        assert row.campaign == played

    async def test_continued_and_restarted_in_one_channel(self, world: World) -> None:
        """Only one of the two tables opens; the campaign is as it was, and can go on when this one
        is done."""
        played = await won(world, world.bob)

        await world.together(
            world.ann.slash(world.channel, "campaign continue"),
            world.bob.slash(world.channel, "campaign restart"),
        )

        (row,) = await world.bot.desk.store.open_games()
        campaign = await world.bot.desk.store.campaign(played)
        assert campaign.open_game == (row.id if row.campaign else None)
        assert msgspec.json.decode(campaign.value, type=Campaign) == PLAYED

    async def test_continued_and_brought_away(self, world: World) -> None:
        """There is never a table of a campaign that is kept elsewhere."""
        played = await won(world)

        await world.together(
            world.ann.slash(world.channel, "campaign continue"),
            direct(world, "campaign bring", campaign=str(played)),
        )

        campaign = await world.bot.desk.store.campaign(played)
        assert (campaign.owner_kind == "user") == (campaign.open_game is None)

    async def test_brought_away_while_a_friend_s_chapter_ends(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Ann played alone when it was looked up, with bob when it was written."""
        played = await won(world)
        opened = shown(await world.ann.slash(world.channel, "campaign continue"))
        await world.bob.click(opened, label="Join")
        await world.ann.click(opened, label="Start")
        store = world.bot.desk.store
        look = store.campaigns_alone

        async def slowly(player: str, user: int) -> Any:
            found = await look(player, user)
            await kept(world, PLAYED)
            return found

        monkeypatch.setattr(store, "campaigns_alone", slowly)
        told = await direct(world, "campaign bring", campaign=str(played))

        assert "has changed since you looked" in privately(told)
        campaign = await store.campaign(played)
        assert (campaign.owner_kind, campaign.party.count(",")) == ("server", 1)

    async def test_continued_while_it_is_played_elsewhere(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """What was read before another evening's chapter is not played again from there."""
        played = await won(world, world.bob)
        store, attic = world.bot.desk.store, world.guild.create_text_channel("attic")
        look, later = store.campaigns_of, msgspec.structs.replace(PLAYED, chapter=3)

        async def slowly(*where: Any) -> Any:
            found = await look(*where)
            if found and found[0].id == played:
                await store.create_game(_another(found[0], attic.id), [])
                await kept(world, later)
            return found

        monkeypatch.setattr(store, "campaigns_of", slowly)
        told = await world.ann.slash(world.channel, "campaign continue")

        assert "has changed since you looked" in privately(told)
        assert await store.running_in(world.channel.id) == []


def _another(campaign: Any, channel: int) -> NewGame:
    return NewGame(
        kind="wonder_book",
        mode="standard",
        owner=campaign.party.split(",")[0],
        seed=bytes(16),
        options=b"{}",
        server=campaign.owner,
        channel=channel,
        campaign=campaign,
    )


@pytest.mark.rule("WB-62")
async def test_a_group_that_lost_somebody_goes_on(world: World) -> None:
    """Bob does not come back; Ann plays both heroes, and is now the whole party."""
    played = await won(world, world.bob)
    opened = shown(await world.ann.slash(world.channel, "campaign continue"))

    await world.ann.click(opened, label="Alone, with two heroes")

    table_ = await world.bot.desk.tables.get(2)
    assert {seat.player for seat in table_.seats} == {table_.row.owner}
    assert await kept(world, PLAYED) == played
    campaign = await world.bot.desk.store.campaign(played)
    assert campaign.party == table_.row.owner


async def test_the_open_campaign_is_not_opened_twice(world: World) -> None:
    await won(world, world.bob)
    opened = await world.ann.slash(world.channel, "campaign continue")
    assert "Host: ann" in text(shown(opened))

    busy = await world.bob.slash(world.channel, "campaign continue")

    assert "has an open table already" in privately(busy)
    assert await lobby(world, "duel") is not None


@pytest.mark.rule("WB-59")
@pytest.mark.rule("WB-63")
@pytest.mark.landing
async def test_six_evenings_with_a_restart_after_each(world: World) -> None:
    """A chapter opens when the one before it is won; what a restart finds is what was kept."""
    await table(world, "wonder_book", world.bob)
    value, store = Campaign(), world.bot.desk.store
    for chapter in range(1, LAST + 1):
        over = Walk(chapter, 2, Met(), campaign=value).to_its_end()
        value = harvest(over)
        assert value.chapter == chapter + over.won
        kept_as = await kept(world, value)

        await world.restart()

        store = world.bot.desk.store
        found = await store.campaign(kept_as)
        assert msgspec.json.decode(found.value, type=Campaign) == value
        assert found.open_game is None
        opened = await world.ann.slash(world.channel, "campaign continue")
        if chapter == LAST:
            assert "Your campaign is finished" in text(shown(opened))
        else:
            await world.bob.click(shown(opened), label="Join")
            await world.ann.click(shown(opened), label="Start")
            (row,) = await store.running_in(world.channel.id)
            begun = await world.bot.desk.tables.get(row.id)
            assert (begun.state.chapter, begun.state.keywords) == (chapter + 1, value.keywords)
    sheet = privately(await world.ann.slash(world.channel, "campaign show"))
    assert "the last page is read" in sheet


@pytest.mark.rule("WB-55")
async def test_after_a_defeat_the_campaign_is_as_it_was(world: World) -> None:
    """Keywords written and erased, skills and Wyrm cards gained in a lost chapter are undone."""
    before = msgspec.structs.replace(PLAYED, chapter=2, journal={})
    await won(world, world.bob, value=before)
    opened = await world.ann.slash(world.channel, "campaign continue")
    await world.bob.click(shown(opened), label="Join")
    await world.ann.click(shown(opened), label="Start")
    over = (await world.bot.desk.tables.get(2)).state
    over.keywords = ["wick"]
    over.heroes[0].skills = ["headlong", "shield"]
    over.gained = [4]

    await kept(world, harvest(over))
    await world.restart()

    (campaign,) = await world.bot.desk.store.campaigns_of("server", world.guild.id, "wonder_book")
    after = msgspec.json.decode(campaign.value, type=Campaign)
    assert after == msgspec.structs.replace(before, defeats=1)
