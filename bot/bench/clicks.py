"""A whole click: from Discord's interaction to the edited message with its picture."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Generator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, cast

import discord
import simcord
from discord import ui
from discord.ext import commands

from bot.app import Bot
from bot.bench.crowds import OPEN, laid
from bot.bench.pictures import Drawing
from bot.bench.timing import typical
from bot.process.serve import keep_imports
from bot.settings import Settings
from bot.table import ids
from engine.core import Game
from engine.games import GAMES

WARM = 5  # clicks before the first one is timed
PATIENCE = 5.0
IDLE = 0.001  # seconds without work after which SimCord calls a click answered
Choice = tuple[str, list[str]]  # a custom_id, and what is chosen in that menu

LOOK: dict[str, Any] = cast("Any", simcord.Env)._settle_internal.__kwdefaults__


def click(seconds: float) -> float:
    """A click at the slowest game's table, against one echo, one drawing and its encoding."""
    echo = asyncio.run(_echoed(seconds))
    return max(_click(game, echo, seconds) for game in GAMES.values())


def among_many(seconds: float) -> float:
    """A click among many open tables of its game, against one at the only table."""
    game = next(iter(GAMES.values()))
    return asyncio.run(played(game, seconds, OPEN)) / asyncio.run(played(game, seconds))


def _click(game: Game[Any], echo: float, seconds: float) -> float:
    ours = asyncio.run(played(game, seconds))
    artist = Drawing(game)
    return ours / (echo + typical(artist.encoded, seconds / 2))


async def played(game: Game[Any], seconds: float, others: int = 0) -> float:
    """The seconds that a click takes, with one person after the other, each alone at a table, while
    `others` more tables are open. Raises RuntimeError if nothing can be clicked or a click is not
    answered."""
    with TemporaryDirectory() as directory:
        bot = Bot(Settings(database=Path(directory) / "games.sqlite"))
        async with on_discord(bot) as env:
            await laid(bot.desk, game, others)
            luck, took = Random(1), list[float]()
            while len(took) <= WARM or sum(took[WARM:]) < seconds:
                took += await _table(env.create_user("ann"), game, luck, seconds)
            return median(took[WARM:])


async def _table(
    user: simcord.UserHandle, game: Game[Any], luck: Random, seconds: float
) -> list[float]:
    """Click at random to the end of one table, or until time runs out. Returns how long each click
    took."""
    took: list[float] = []
    message = _message(await user.slash("play", game=game.key))
    while sum(took) < seconds and (choices := _choices(message)):
        custom_id, values = luck.choice(choices)
        began = time.perf_counter()
        if values:
            answered = await user.select(message, values, custom_id=custom_id)
        else:
            answered = await user.click(message, custom_id=custom_id)
        took.append(time.perf_counter() - began)
        message = _message(answered)
    if not took:
        raise RuntimeError(f"nothing can be clicked at a table of {game.key}")
    return took


def _message(answered: simcord.InteractionResult) -> discord.Message:
    if answered.response is None:
        raise RuntimeError("a click was not answered")
    return answered.response.message


def _choices(message: discord.Message) -> list[Choice]:
    """What the game offers: buttons that need no confirmation, and values in menus."""
    choices = [choice for part in parts(message.components) for choice in _choices_of(part)]
    return [(id, values) for id, values in choices if isinstance(ids.parse(id, values), ids.Pick)]


def _choices_of(part: object) -> list[Choice]:
    match part:
        case discord.Button(custom_id=str(id), disabled=False, style=style):
            return [] if style is discord.ButtonStyle.danger else [(id, [])]
        case discord.SelectMenu(custom_id=id, options=options):
            return [(id, [option.value]) for option in options]
        case _:
            return []


def parts(components: Any) -> Iterator[object]:
    """Every component of a message, however deep it lies."""
    for part in components:
        yield part
        yield from parts(getattr(part, "children", ()))


async def _echoed(seconds: float) -> float:
    """The seconds that a click takes if it only changes a line of text."""
    async with on_discord(Echo()) as env:
        user, took = env.create_user("ann"), list[float]()
        message = _message(await user.slash("echo"))
        while len(took) <= WARM or sum(took[WARM:]) < seconds / 2:
            began = time.perf_counter()
            message = _message(await user.click(message, label="again"))
            took.append(time.perf_counter() - began)
        return median(took[WARM:])


class Echo(commands.Bot):
    """The smallest possible bot with one button."""

    def __init__(self) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True))
        self._said = count(1)

    async def setup_hook(self) -> None:
        @self.tree.command(name="echo", description="Say something")
        @discord.app_commands.allowed_contexts(guilds=True, dms=True)
        async def echo(click: discord.Interaction) -> None:
            await click.response.send_message(view=self._view())

        await self.tree.sync()

    async def on_interaction(self, click: discord.Interaction) -> None:
        if click.type is discord.InteractionType.component:
            await click.response.edit_message(view=self._view())

    def _view(self) -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        again = ui.ActionRow[Any](ui.Button(label="again", custom_id="again"))
        view.add_item(ui.Container(ui.TextDisplay(f"said {next(self._said)} times"), again))
        view.stop()
        return view


@asynccontextmanager
async def on_discord(
    bot: discord.Client, patience: float = PATIENCE
) -> AsyncGenerator[simcord.Env]:
    """A bot on the simulated Discord; `patience` is in seconds for each answer."""
    keep_imports()
    with _impatient():
        async with simcord.run(bot, settle_timeout=patience) as env:
            try:
                yield env
            finally:
                await bot.close()  # else its database would hold the process


@contextmanager
def _impatient() -> Generator[None]:
    """By itself SimCord looks for unfinished work every 50 ms, which is longer than anything
    measured here."""
    usual = LOOK["idle"]
    LOOK["idle"] = IDLE
    try:
        yield
    finally:
        LOOK["idle"] = usual
