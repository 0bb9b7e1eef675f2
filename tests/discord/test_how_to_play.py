"""How to play: a click away from the help, from every lobby and from every table."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games import GAMES
from tests.discord.kit import NewBot, World, labels, shown, text
from tests.discord.tables import bots, lobby, privately, table
from tests.discord.test_private import stands

DUEL = "destroy all your rival’s Cities before yours fall"


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path, GAMES)


async def test_at_a_table_and_in_its_lobby(world: World) -> None:
    waiting = await lobby(world, "volfyirion")
    assert DUEL in privately(await world.bob.click(waiting, label="How to play"))
    await world.bob.click(waiting, label="Join")
    await world.ann.click(waiting, label="Start")

    told = privately(await world.bob.click(waiting, label="How to play"))

    assert told.startswith("## Volfyirion: Duel of two Houses\n**Goal:** ")


async def test_from_the_help_to_every_mode(world: World) -> None:
    """The cards of one game change places; the help stays where it is."""
    help = shown(await world.ann.slash(world.channel, "help"))
    assert labels(help)[-4:] == ["Wonder Book", "Realm of Wonder", "World Adventure", "Volfyirion"]

    card = shown(await world.ann.click(help, label="Volfyirion"))
    other = shown(await world.ann.click(card, label="Read: Alone against Volfyirion"))

    assert card.id != help.id
    assert other.id == card.id
    assert "16 K subjugate it" in text(other)


async def test_a_card_takes_the_place_of_the_one_read_before(world: World) -> None:
    """Whichever game it is of, and wherever it was asked for."""
    help = shown(await world.ann.slash(world.channel, "help"))
    message = await table(world, "volfyirion", world.bob)

    first = shown(await world.ann.click(help, label="Wonder Book"))
    second = shown(await world.ann.click(message, label="How to play"))

    assert [stands(world, one) for one in (help, first, second)] == [True, False, True]


async def test_in_the_readers_language_beside_a_private_table(world: World) -> None:
    """A table that only its owner sees stays where it is."""
    world.locales[world.ann.user.id] = "fr"
    await world.ann.user.slash("play", game="volfyirion")
    message = world.ann.user.dm_channel.last_message or None
    assert message is not None

    told = shown(await world.ann.user.click(message, label="Comment jouer"))

    assert told.id != message.id
    assert "**But" in text(told)


async def test_a_made_up_id_is_answered(world: World) -> None:
    message = await table(world, "volfyirion", world.bob)
    for made_up in ("h:chess:duel", "h:volfyirion:bridge", "h:volfyirion:bridge:here"):
        told = privately(await world.forge(world.bob, message, made_up))
        assert "How to play" not in told
        assert told
