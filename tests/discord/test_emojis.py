"""Symbols on the buttons of a table: where they are seen, and that nothing depends on them."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

from bot.duties.emojis import PACE, Emojis, names
from bot.settings import Shards
from engine.games import GAMES
from rendering import symbols
from tests.discord.kit import Actor, NewBot, World, controls, labels, text
from tests.discord.tables import bots, latest, panel, table

DRAWN = symbols.pictures()
WANTED = ("attack", "command", "end", "no", "seat", "why")
FEW = {key: DRAWN[key] for key in WANTED}
WRITTEN = 30.0  # seconds until it is stored what is shown
EMOJIS = "/applications/*/emojis"


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    monkeypatch.setattr(symbols, "pictures", lambda: FEW)
    return bots(tmp_path, GAMES)


def borne(message: discord.Message) -> dict[str, str]:
    """The symbols of a message's buttons, by their labels."""
    buttons = [one for one in controls(message) if getattr(one, "label", None)]
    names = {one.label: one.emoji.name for one in buttons if one.emoji}
    return {label: name.split("_")[0] for label, name in names.items()}


def uploads(world: World) -> list[str]:
    sent = [one for one in world.requests.sent if one.path.endswith("/emojis")]
    return [one.body["name"] for one in sent if one.method == "POST"]


async def test_they_come_one_a_second_and_edit_nothing(world: World) -> None:
    message = await table(world, "volfyirion", world.bob)
    assert borne(message) == {}

    sent = len(world.requests.sent)
    await world.wait(len(FEW) + 2)

    assert uploads(world) == [*names(FEW).values()]
    assert {one.path.rpartition("/")[2] for one in world.requests.sent[sent:]} == {"emojis"}
    assert borne(await latest(world, message)) == {}


async def test_the_next_move_shows_them(world: World) -> None:
    message = await table(world, "volfyirion", world.bob)
    before = labels(await panel(world.ann, message))
    await world.wait(len(FEW) + 2)

    mine = await panel(world.ann, message)

    assert labels(mine) == before
    assert borne(mine)["Why not?"] == "why"
    assert set(borne(mine).values()) <= set(WANTED)


async def test_text_mode_does_without(world: World) -> None:
    message = await table(world, "volfyirion", world.bob)
    await world.wait(len(FEW) + 2)
    seen = await panel(world.ann, message)

    await world.ann.slash(world.channel, "me text", text="on")
    read = await panel(world.ann, message)

    assert borne(seen)
    assert borne(read) == {}


async def test_nothing_is_missing_where_discord_does_not_take_them(world: World) -> None:
    world.fail("POST", EMOJIS, 403, None)
    await world.wait(60)
    message = await table(world, "volfyirion", world.bob)
    mine = await panel(world.ann, message)

    assert uploads(world) == [names(FEW)["attack"]]  # asked once, and again in an hour
    assert borne(message) == borne(mine) == {}
    assert "Why not?" in labels(mine)


async def test_a_restart_uploads_nothing_again(world: World) -> None:
    await world.wait(3)
    begun = len(uploads(world))
    await world.restart()
    await world.wait(len(FEW) + 2)

    assert 0 < begun < len(FEW)
    assert uploads(world) == [*names(FEW).values()]


async def test_old_ones_stay_as_long_as_a_table_bears_them(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new edition has another picture of one symbol: an update of the bot, and a start."""
    await world.wait(len(FEW) + 2)
    message = await table(world, "volfyirion", world.bob)
    await world.wait(WRITTEN)
    monkeypatch.setattr(symbols, "pictures", lambda: {**FEW, "seat": DRAWN["move"]})
    old, new = names(FEW)["seat"], names(symbols.pictures())["seat"]

    await world.restart()
    await world.wait(WRITTEN)
    await rested(world)
    assert {old, new} <= there(world)

    await whose_turn(world, await latest(world, message)).click(message, label="Play all")
    await world.wait(WRITTEN)
    await rested(world)
    assert new in there(world)
    assert old not in there(world)


async def test_another_process_writes_into_their_names_that_it_needs_them_no_more(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.wait(len(FEW) + 2)
    before = there(world)
    old, new = names(FEW)["seat"], {**FEW, "seat": DRAWN["move"]}
    monkeypatch.setattr(symbols, "pictures", lambda: new)
    other = Emojis(world.bot, world.bot.desk.store, {}, Shards((1,), 2))

    while await other.look() == PACE:
        pass

    assert there(world) == before - {old} | {f"{old}_2x2"}


async def rested(world: World) -> None:
    """What is to be done with emojis is done, without waiting for the next hour."""
    while await world.bot.app_emojis.look() == PACE:
        pass


def there(world: World) -> set[str]:
    """The names of the application's emojis."""
    return {one.name for one in world.env.backend.application_emojis.values()}


def whose_turn(world: World, message: discord.Message) -> Actor:
    return world.bob if "**bob: " in text(message) else world.ann


def refuse_emoji(world: World, method: str, path: str) -> None:
    """Discord does not know an emoji that it has: it answers the next such request so."""
    says = "Invalid Form Body\nIn components.0.components.0.emoji.id: Invalid emoji"
    world.env.inject_error(method, path, status=400, code=50035, message=says, times=1)


async def test_a_table_whose_symbol_is_refused_is_shown_without_symbols(world: World) -> None:
    await world.wait(len(FEW) + 2)
    message = await table(world, "volfyirion", world.bob)
    assert borne(message)

    refuse_emoji(world, "PATCH", "/webhooks/*")
    await whose_turn(world, message).click(message, label="Play all")

    after = await latest(world, message)
    assert borne(after) == {}
    assert labels(after) != labels(message)
    assert not world.bot.desk.messages.late


async def test_a_panel_whose_symbol_is_refused_is_shown_without_symbols(world: World) -> None:
    await world.wait(len(FEW) + 2)
    message = await table(world, "volfyirion", world.bob)
    seen = await panel(world.ann, message)

    refuse_emoji(world, "*", "/webhooks/*")
    refused = await panel(world.ann, message)

    assert borne(seen)
    assert borne(refused) == {}
    assert labels(refused) == labels(seen)
