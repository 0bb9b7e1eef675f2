"""Whole tables on the simulated Discord, with toys: what the tests about them share."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import discord
from simcord.enums import ComponentType

from bot.app import Bot
from bot.settings import Settings
from db.file import prepare
from engine.core import Game
from tests.discord.kit import Actor, Done, NewBot, World, controls, labels, shown, text
from tests.toys import TOYS


def bots(directory: Path, games: Mapping[str, Game[Any]] = TOYS, **set: Any) -> NewBot:
    """Each new bot opens the same file, as after a restart. It lies there migrated: that costs a
    tenth of a second of waiting for the disk, and a thousand tests begin with it."""
    settings = Settings(database=directory / "db.sqlite", **set)
    if not settings.database.exists():
        settings.database.write_bytes(_empty())
    return lambda: Bot(settings, games)


@cache
def _empty() -> bytes:
    """A database of today's version in which nothing is."""
    with TemporaryDirectory() as directory:
        path = Path(directory) / "db.sqlite"
        prepare(path)
        return path.read_bytes()


async def lobby(world: World, game: str, *others: Actor) -> discord.Message:
    """Ann opens a lobby, of a new campaign if it has some, and the others join."""
    message = shown(await world.ann.slash(world.channel, "play", game=game))
    if "Start again" in labels(message):
        message = shown(await world.ann.click(message, label="Start again"))
    for other in others:
        await other.click(message, label="Join")
    return message


async def table(world: World, game: str, *others: Actor) -> discord.Message:
    """A running table of ann and others."""
    message = await lobby(world, game, *others)
    await world.ann.click(message, label="Start")
    return await latest(world, message)


async def quit_lobby(who: Any, message: discord.Message) -> Done:
    """They leave the lobby, and say that they mean it where others sit there or may come."""
    left = await who.click(message, label="Leave")
    asked = left.response is not None and "Leave?" in text(shown(left))
    return await who.click(shown(left), label="Leave") if asked else left


async def leave(world: World, who: Any) -> Done:
    """They leave the table in the channel, and say that they mean it."""
    asked = await who.slash(world.channel, "table leave")
    return await who.click(shown(asked), label="Leave")


async def set_up(who: Actor, message: discord.Message, **chosen: str | list[str]) -> Done:
    """What is chosen in a lobby, by the fields' ids with _ for -; the rest stays as it is."""
    wanted = {id.replace("_", "-"): value for id, value in chosen.items()}
    asked = await asked_for(who, message, next(iter(wanted)))
    return await who.submit_modal(asked, drawn(asked) | wanted)


async def asked_for(who: Actor, message: discord.Message, field: str) -> Done:
    """The modal with this field."""
    asked = await who.click(message, custom_id=_id_of(message, "settings"))
    if asked.modal is not None:
        return asked
    for page in controls(shown(asked)):
        asked = await who.click(shown(asked), custom_id=page.custom_id)
        if field in drawn(asked):
            return asked
    raise AssertionError(f"no modal asks for {field}")


def drawn(asked: Done) -> dict[str, Any]:
    """What a modal's fields hold before anybody answers: all boxes ticked, the one that is
    chosen."""
    assert asked.modal is not None
    fields = [label["component"] for label in asked.modal["components"]]
    return {field["custom_id"]: _ticked(field) for field in fields}


def _ticked(field: dict[str, Any]) -> Any:
    on = [option["value"] for option in field["options"] if option.get("default")]
    return on if field["type"] == ComponentType.CHECKBOX_GROUP else next(iter(on), None)


def _id_of(message: discord.Message, do: str) -> str:
    return next(one.custom_id for one in controls(message) if one.custom_id.endswith(f":{do}"))


async def add_house(
    world: World, message: discord.Message, level: str | None = None, who: Actor | None = None
) -> None:
    """A bot player sits down; with a `level`, all of them play like that."""
    who = who or world.ann
    await who.click(await latest(world, message), label="Add a bot player")
    if level is not None:
        await set_up(who, await latest(world, message), level=level)


async def latest(world: World, message: discord.Message) -> discord.Message:
    """The message as it stands now."""
    return await world.bot.get_partial_messageable(message.channel.id).fetch_message(message.id)


def offered(message: discord.Message) -> list[Any]:
    """What can be clicked of the game: its buttons and menus that are not grey."""
    return [
        control
        for control in controls(message)
        if control.custom_id.startswith("t:")
        and control.custom_id.count(":") == 4
        and not getattr(control, "disabled", False)
    ]


def privately(result: Done) -> str:
    """What only the clicker was told."""
    assert result.response is not None, "nothing was answered"
    assert result.response.ephemeral
    return text(result.response.message)


async def panel(actor: Actor, message: discord.Message) -> discord.Message:
    """The private panel behind My seat."""
    answered = await actor.click(message, label="My seat")
    assert privately(answered)
    return shown(answered)


async def choose(actor: Actor, message: discord.Message, control: Any, pick: random.Random) -> Any:
    """Click a button, or pick something from a menu."""
    if isinstance(control, discord.SelectMenu):
        value = pick.choice(control.options).value
        return await actor.select(message, [value], custom_id=control.custom_id)
    return await actor.click(message, custom_id=control.custom_id)


async def play_on(
    world: World, message: discord.Message, people: list[Any], clicks: int, seed: int = 1
) -> int:
    """Everyone clicks what they like on their panel; how many clicks it took to the end."""
    pick = random.Random(seed)
    for number in range(clicks):
        if "My seat" not in labels(await latest(world, message)):
            return number
        for actor in people:
            mine = await panel(actor, message)
            if options := offered(mine):
                answer = await choose(actor, mine, pick.choice(options), pick)
                if "Yes, do it" in labels(shown(answer)):
                    await actor.click(shown(answer), label="Yes, do it")
                break
    raise AssertionError(f"no end after {clicks} clicks")


async def moves(world: World) -> int:
    """The moves stored beyond the opening."""
    return len(await world.bot.desk.store.moves(1)) - 1


def end_of(message: discord.Message) -> str:
    """The id of the duel's End button."""
    (button,) = [one for one in controls(message) if getattr(one, "label", "") == "End"]
    return button.custom_id


async def later(world: World, seconds: float) -> None:
    """Time passes, and the bot looks for what is due."""
    world.env.backend.advance_clock(seconds)
    with world.env._bot_scope():
        await world.bot.due.sweep()
    await world.settle()


def calls(world: World) -> list[Any]:
    """The people called by the bot's messages in the channel."""
    path = f"/channels/{world.channel.id}/messages"
    sent = [one for one in world.requests.sent if (one.method, one.path) == ("POST", path)]
    return [users for one in sent if (users := (one.body["allowed_mentions"]).get("users"))]


def newest(world: World) -> discord.Message:
    return world.channel.history()[-1]


def keeper(world: World, guild: Any = None, name: str = "eve") -> Any:
    """Somebody who may manage the server."""
    guild = guild or world.guild
    role = guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True))
    return guild.add_member(world.env.create_user(name), roles=[role])
