"""Everybody who can see the channel can look at an ended game again, step by step and as a film."""

from __future__ import annotations

import asyncio
import io
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from PIL import Image

from bot.clicks import replaying
from bot.table.ids import Deed
from engine.games import GAMES
from tests.discord.kit import Done, NewBot, World, controls, labels, shown, text
from tests.discord.tables import (
    bots,
    choose,
    end_of,
    latest,
    lobby,
    offered,
    panel,
    privately,
    table,
)
from tests.toys import TOYS, duel


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))  # same deal
    return bots(tmp_path, GAMES | TOYS)


async def ended(world: World) -> Any:
    """A duel in which Ann took a copper back, then both ended their turns; then it was closed."""
    message = await table(world, "duel", world.bob)
    await world.ann.click(await panel(world.ann, message), label="Play copper")
    await world.ann.click(await latest(world, message), label="Undo")
    for who in (world.ann, world.bob):
        now = await latest(world, message)
        await who.click(now, custom_id=end_of(now))
    await close(world)
    return await latest(world, message)


async def close(world: World) -> None:
    asked = await world.ann.slash(world.channel, "table end")
    await world.ann.click(shown(asked), label="End this table")


async def step(world: World, done: Done, label: str) -> Done:
    """Dan, who does not sit there, clicks on in his replay."""
    return await world.dan.click(shown(done), label=label)


@pytest.mark.landing
async def test_step_by_step_and_without_what_was_taken_back(world: World) -> None:
    message = await ended(world)

    opened = await world.dan.click(message, label="Replay")

    told = [privately(opened)]
    for _ in range(2):
        opened = await step(world, opened, ">")
        told.append(text(shown(opened)))
    assert [line.splitlines()[0][:18] for line in told] == [
        "### Step 0 of 2 · ",
        "### Step 1 of 2 · ",
        "### Step 2 of 2 · ",
    ]
    assert "Ended ann" in told[1]
    assert "Ended bob" in told[2]
    assert not any("Played" in one for one in told)
    assert [one.disabled for one in controls(shown(opened))[:4]] == [False, False, True, True]
    back = await step(world, opened, "|<")
    assert "Step 0 of 2" in text(shown(back))
    end = await step(world, back, ">|")
    assert "Step 2 of 2" in text(shown(end))
    assert shown(end).id == shown(back).id


async def test_the_slider_and_what_it_never_offered(world: World) -> None:
    replay = shown(await world.dan.click(await ended(world), label="Replay"))
    menu = controls(replay)[-1]
    assert [option.label for option in menu.options] == [f"Step {n} of 2" for n in range(3)]

    moved = await world.dan.select(replay, [menu.options[1].value], custom_id=menu.custom_id)

    assert "Step 1 of 2" in text(shown(moved))
    for forged in (Deed(1, "replay", 3).id, Deed(1, "replay", 999_999_999).id):
        odd = await world.forge(world.dan, replay, forged)
        assert "does not belong to this table" in text(shown(odd))
    odd = await world.forge(world.dan, replay, menu.custom_id, "0-77")
    assert "does not belong to this table" in text(shown(odd))


@pytest.mark.landing
async def test_not_while_it_runs_and_not_without_an_ended_game(world: World) -> None:
    nothing = await world.ann.slash(world.channel, "table replay")
    message = await table(world, "duel", world.bob)

    assert "No game has ended here yet" in privately(nothing)
    for do in ("replay", "film"):
        early = await world.forge(world.ann, message, Deed(1, do).id)
        assert "This game is not over" in privately(early)
    assert "Replay" not in labels(message)


@pytest.mark.landing
async def test_a_replay_survives_a_restart_and_the_command_opens_one(world: World) -> None:
    await ended(world)
    opened = await world.bob.slash(world.channel, "table replay")
    assert "Step 0 of 2" in privately(opened)

    await world.restart()
    moved = await world.bob.click(shown(opened), label=">")

    assert "Step 1 of 2" in text(shown(moved))


async def test_nothing_that_a_stranger_could_not_see_then(world: World) -> None:
    """Hands were drawn: players and watchers read the same, and no card by name."""
    message = await ended(world)

    for who in (world.ann, world.dan):
        opened = await who.click(message, label="Replay")
        told = text(shown(await who.click(shown(opened), label=">|")))
        assert "Drew bob Zone(cards=['?', '?'], seen=[1])" in told


@pytest.mark.landing
async def test_of_a_game_of_other_rules_it_is_said(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await ended(world)
    old = world.bot.desk.tables.games["duel"]
    monkeypatch.setitem(world.bot.games, "duel", msgspec.structs.replace(old, version="2"))
    world.bot.desk.tables._kept.clear()

    answer = await world.dan.click(message, label="Replay")

    assert "by older rules" in privately(answer)


@pytest.mark.landing
async def test_a_game_without_pictures_has_no_film(world: World) -> None:
    opened = await world.dan.click(await ended(world), label="Replay")
    assert "Film" not in labels(shown(opened))

    answer = await world.dan.slash(world.channel, "table film")

    assert "no pictures" in privately(answer)


@pytest.mark.landing
async def test_a_film_is_drawn_by_the_worker_and_said_to_be_on_its_way(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The simulated clock stands still, so the test makes the wait too long."""
    message = await lobby(world, "volfyirion", world.bob)
    await world.ann.click(message, label="Start")
    for _ in range(3):
        for who in (world.ann, world.bob):
            mine = await panel(who, message)
            if options := offered(mine):
                await choose(who, mine, options[0], random.Random(1))
    await close(world)
    said: list[str] = []
    say = replaying.say

    async def heard(click: Any, told: str) -> None:
        said.append(told)
        await say(click, told)

    async def impatient(tasks: Any, **_: Any) -> Any:
        return set(), set(tasks)

    clock = SimpleNamespace(create_task=asyncio.create_task, wait=impatient)
    monkeypatch.setattr(replaying, "asyncio", clock)
    monkeypatch.setattr(replaying, "say", heard)
    replay = shown(await world.dan.click(await latest(world, message), label="Replay"))
    assert [one.filename for one in replay.attachments] == ["replay.jpg"]

    film = await world.dan.click(replay, label="Film")
    for _ in range(600):
        if shown(film).attachments:
            break
        await asyncio.sleep(0.1)

    assert said == ["Your film is being drawn. It appears here."]
    assert shown(film).id != replay.id
    assert "The last moves" in privately(film)
    assert labels(shown(film)) == ["The whole game"]
    (file,) = shown(film).attachments
    with Image.open(io.BytesIO(await file.read())) as drawn:
        assert (drawn.format, drawn.width) == ("WEBP", 640)
        assert getattr(drawn, "n_frames", 1) > 1


@pytest.mark.landing
async def test_a_log_that_is_long_comes_as_a_file_also_after_the_end(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duel, "ROUNDS", 9)
    message = await table(world, "duel", world.bob)
    await world.ann.click(await panel(world.ann, message), label="Play copper")
    await world.ann.click(await latest(world, message), label="Undo")
    for _ in range(4):
        for who in (world.ann, world.bob):
            now = await latest(world, message)
            mine = await panel(who, message)
            for label in [one for one in labels(mine) if one.startswith("Play copper")]:
                await who.click(mine, label=label)
            if "End" in labels(await latest(world, message)):
                await who.click(now, label="End")
    short = privately(await world.dan.slash(world.channel, "table log"))
    await world.bot.desk.tables.end(1)

    monkeypatch.setattr("bot.clicks.records.TEXT", 100)
    long = await world.dan.slash(world.channel, "table log")

    assert "~~Played ann copper~~" in short
    (file,) = shown(long).attachments
    assert file.filename == "log.txt"
    assert (await file.read()).decode().startswith(short[:60])
