"""What people have earned: told by the result, and shown by /profile."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest

from bot.platform.limits import TEXT
from bot.preferences import ON, TEXT_MODE
from tests.discord.kit import NewBot, World, labels, shown, text
from tests.discord.tables import bots, latest, lobby, play_on, privately, set_up
from tests.toys import TOYS

pytestmark = pytest.mark.landing

EARNED = "**ann** has earned “heave”"


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))  # same deal
    return bots(tmp_path, TOYS)


async def played(world: World) -> discord.Message:
    """Ann and Bob have pulled to the end."""
    message = await lobby(world, "tug")
    await set_up(world.ann, message, mode="duel")
    await world.bob.click(await latest(world, message), label="Join")
    await world.ann.click(await latest(world, message), label="Start")
    await play_on(world, message, [world.ann, world.bob], 100)
    return message


async def honoured(world: World, message: discord.Message) -> str:
    """The result, as soon as it tells what was earned."""
    for _ in range(600):
        if EARNED in (said := text(await latest(world, message))):
            return said
        await asyncio.sleep(0.1)
        await world.settle()
    raise AssertionError("nothing was told")


async def profile(world: World, **options: object) -> str:
    return privately(await world.ann.slash(world.channel, "profile", **options))


async def test_the_result_tells_what_was_earned(world: World) -> None:
    message = await played(world)

    said = await honoured(world, message)

    assert said.count("has earned") == len(await world.bot.desk.store.honours_in(1))
    assert "rematch" in " ".join(labels(await latest(world, message))).lower()


async def test_what_a_restart_cut_short_is_made_up_for(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> bool:
        return False

    with monkeypatch.context() as patch:
        patch.setattr("bot.records.awarding.Awarding.look_at", never)
        message = await played(world)
    assert "has earned" not in text(await latest(world, message))

    await world.bot.desk.resume()  # as a bot does when it starts

    assert await honoured(world, message)


async def test_a_profile(world: World) -> None:
    await honoured(world, await played(world))

    answer = await world.ann.slash(world.channel, "profile")
    told = privately(answer)
    assert told.startswith("## ann · 20")
    assert "Rating " in told
    assert "duel: " in told
    assert "pull: " in told
    assert "Earned: heave" in told
    assert [file.filename for file in shown(answer).attachments] == ["profile.png"]

    assert (await profile(world, user=world.bob)).startswith("## bob · ")
    assert "ann · All time" in await profile(world, season="all")
    assert "is not a season" in await profile(world, season="soon")
    old = await profile(world, season="2020-1")
    assert "Earned: heave" in old, "achievements are for good"
    assert "Rating" not in old

    await world.bot.desk.store.set_setting("user", world.ann.id, TEXT_MODE, ON)
    answer = await world.ann.slash(world.channel, "profile")
    assert "Earned: heave" in privately(answer)
    assert not shown(answer).attachments

    alone = text(shown(await world.ann.user.slash("profile")))
    assert "ann · Direct messages" in alone
    assert "Earned: heave" in alone
    assert "Rating" not in alone
    assert len(alone) < TEXT
    others = text(shown(await world.ann.user.slash("profile", user=world.bob.user)))
    assert "your own profile only" in others


async def test_who_never_played_was_forgotten_or_is_no_person(world: World) -> None:
    assert "have not finished" in await profile(world)
    assert "do not know this person" in await profile(world, user=world.bob)
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    assert "Bots have no profile" in await profile(world, user=robot)

    await honoured(world, await played(world))
    await world.bot.desk.tables.forget(world.bob.id)

    assert "do not know this person" in await profile(world, user=world.bob)
    assert "Earned: heave" in await profile(world)
