"""Every end is a new beginning: a finished campaign begins again, as the lobby says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.records.records import packed
from bot.records.verifying import verify
from bot.table.ids import Deed
from engine.games import GAMES
from engine.games.wonder_book.campaign import LAST
from engine.games.wonder_book.state import Campaign, WonderBook
from tests.discord.kit import NewBot, World, shown, text
from tests.discord.tables import asked_for, bots, drawn, latest, lobby, privately, set_up
from tests.discord.test_campaign import direct, kept, won

FINISHED = Campaign(
    chapter=LAST + 1,
    heroes=["ken", "tina"],
    skills={"ken": ["whirl", "shield", "last-word"], "tina": ["hush", "lullaby", "firm-no"]},
    keywords=["signed", "chest"],
    wyrm_cards=["unravel", "crease"],
    destiny=dict.fromkeys(range(1, LAST + 1), 3),
    journal={1: ["1-front"]},
)
AGAIN = Campaign(keywords=["chest"], wyrm_cards=["unravel", "crease"], again=True)
BEGIN = "Begin: With what was unlocked: Wyrm cards, Chest"


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path, GAMES)


def chosen(message: Any) -> str:
    """What a lobby says of its settings."""
    return "\n".join(line for line in text(message).splitlines() if line.startswith("-# "))


async def begun(world: World) -> WonderBook:
    (row,) = await world.bot.desk.store.open_games()
    assert row.campaign is None
    return (await world.bot.desk.tables.get(row.id)).state


async def value(world: World, id: int) -> Campaign:
    return msgspec.json.decode((await world.bot.desk.store.campaign(id)).value, type=Campaign)


@pytest.mark.rule("WB-63")
@pytest.mark.landing
async def test_the_party_begins_again_with_what_it_unlocked(world: World) -> None:
    """It is a campaign of its own beside the finished one, and outlives a restart."""
    old = await won(world, world.bob, value=FINISHED)
    message = shown(await world.ann.slash(world.channel, "campaign continue"))
    assert "Your campaign is finished, and stays as it is." in text(message)
    assert BEGIN in chosen(message)
    await world.restart()
    await world.bob.click(message, label="Join")

    await world.ann.click(message, label="Start")

    s = await begun(world)
    assert (s.chapter, s.campaign) == (1, AGAIN)
    new = await kept(world, msgspec.structs.replace(AGAIN, chapter=2, destiny={1: 4}))
    assert new != old
    assert await value(world, old) == FINISHED
    sheet = privately(await world.ann.slash(world.channel, "campaign show"))
    assert "## Wonder Book: chapter 2 is next\nBegun again with what the" in sheet
    assert (
        "Chapter 2 is next. Destiny so far: 4. No defeat so far. Begun again with what was" in sheet
    )
    assert "All six chapters are won. Destiny so far: 18. No defeat so far.\n" in sheet
    (party,) = await world.bot.desk.store.parties(world.guild.id, "wonder_book", ["coop"], "none")
    assert (party.tables, party.wins) == (2, 2)  # its tables count like all others


@pytest.mark.landing
@pytest.mark.rule("WB-63")
async def test_or_with_nothing(world: World) -> None:
    await won(world, world.bob, value=FINISHED)
    message = shown(await world.ann.slash(world.channel, "campaign continue"))
    await world.bob.click(message, label="Join")

    await set_up(world.ann, await latest(world, message), setting_beginning="nothing")
    await world.ann.click(await latest(world, message), label="Start")

    assert (await begun(world)).campaign == Campaign()


@pytest.mark.rule("WB-63")
async def test_from_the_table_of_the_last_chapter_all_who_sat_there_are_invited(
    world: World,
) -> None:
    message = await lobby(world, "wonder_book", world.bob)
    await world.ann.click(message, label="Start")
    await kept(world, FINISHED)
    await world.restart()

    opened = shown(await world.forge(world.bob, message, Deed(1, "anew").id))

    assert f"<@{world.ann.user.id}>: bob would like to play again" in text(opened)
    assert BEGIN in chosen(opened)
    await world.ann.click(opened, label="Join")
    await world.bob.click(opened, label="Start")
    assert (await begun(world)).campaign == AGAIN


@pytest.mark.rule("WB-63")
async def test_restart_offers_it_to_those_who_have_finished(world: World) -> None:
    await won(world, world.bob, value=FINISHED)
    stranger = shown(await world.cleo.slash(world.channel, "campaign restart"))
    assert BEGIN not in chosen(stranger)
    assert "setting-beginning" not in drawn(await asked_for(world.cleo, stranger, "mode"))
    await world.cleo.click(stranger, label="Leave")

    own = shown(await world.bob.slash(world.channel, "campaign restart"))

    assert BEGIN in chosen(own)


@pytest.mark.landing
@pytest.mark.rule("WB-63")
async def test_alone_in_a_direct_message_it_is_asked_too(world: World) -> None:
    """There a chapter begins without a lobby; the record tells how this one did."""
    await direct(world, "play", game="wonder_book")
    await kept(world, FINISHED)
    message = shown(await direct(world, "campaign continue"))
    assert BEGIN in chosen(message)

    await world.ann.user.click(message, label="Start")

    assert (await begun(world)).campaign == AGAIN
    table = await world.bot.desk.tables.get(2)
    assert verify(packed(table, await world.bot.desk.store.moves(2))).same


@pytest.mark.landing
@pytest.mark.rule("WB-63")
@pytest.mark.parametrize("way", ["bring", "save"])
async def test_where_it_was_brought_to(world: World, way: str) -> None:
    """Moved, or as a signed file."""
    await direct(world, "play", game="wonder_book")
    campaign = await kept(world, FINISHED)
    if way == "bring":
        await world.ann.slash(world.channel, "campaign bring", campaign=str(campaign))
    else:
        told = await direct(world, "campaign save")
        (message,) = [m for m in told.followups if m.message.attachments]
        raw = await message.message.attachments[0].read()
        await world.ann.slash(world.channel, "campaign load", file=("c.json", raw))

    opened = shown(await world.ann.slash(world.channel, "campaign continue"))
    await world.bob.click(opened, label="Join")
    await world.ann.click(opened, label="Start")

    assert (await begun(world)).campaign == AGAIN


async def test_a_stranger_is_told_whose_it_is(world: World) -> None:
    await won(world, world.bob, value=FINISHED)

    refused = privately(await world.cleo.slash(world.channel, "campaign continue"))

    assert "those who played its last chapter: " in refused
    assert await world.bot.desk.store.open_games() == []
