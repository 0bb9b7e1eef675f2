"""Whole games played on Discord: tables laid by a test, choices clicked by label or by action."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.table.table import Table
from engine.core import Action, Dice, Game, Setup, State, Turn
from engine.games import GAMES
from engine.honours import NO_HONOURS
from engine.house import HOUSES
from tests.discord.choices import choices
from tests.discord.kit import Actor, World, labels, shown
from tests.discord.tables import latest, lobby

YES = "Yes, do it"
ITS_OWN = ("seats", "people", "changed")  # what part of a state belongs to the table, not to a test

Games = dict[str, Game[Any]]


def laid_for(games: Games, key: str, s: State) -> None:
    """The next table of this game begins as `s`, which a test has laid. Nobody earns anything,
    since a worker could not lay it again."""
    rest = {name: getattr(s, name) for name in s.__struct_fields__ if name not in ITS_OWN}

    def setup(t: Turn[Any], _: Setup) -> None:
        for name, value in rest.items():
            setattr(t.s, name, value)

    games[key] = msgspec.structs.replace(GAMES[key], setup=setup, honours=NO_HONOURS)


async def begun(world: World, key: str, *others: Actor) -> Any:
    """Ann and others in the channel."""
    message = await lobby(world, key, *others)
    await world.ann.click(await latest(world, message), label="Start")
    return await latest(world, message)


async def table(world: World) -> Table:
    """The first table."""
    return await world.bot.desk.tables.get(1)


async def pick(who: Actor, message: Any, label: str) -> Any:
    """A button, or a line of a menu, whose label begins like this; a confirmation gets a yes."""
    choice = next(choice for choice in choices(message) if choice.label.startswith(label))
    answer = shown(await choice.click(who, message))
    return shown(await who.click(answer, label=YES)) if YES in labels(answer) else answer


def greedy(now: Table) -> tuple[int, Action]:
    """The person who is to choose, and what a greedy bot player would choose."""
    game, s = now.game, now.state
    seat = next(seat for seat in game.actors(s) if s.people[seat])
    dice = Dice.house(now.row.seed, now.seq + 1)
    return seat, HOUSES["greedy"](game, game.view(s, seat), game.options(s, seat), dice)


async def click(who: Actor, message: Any, now: Table, seat: int, action: Action) -> bool:
    """Whether it can be clicked on this message; a confirmation gets a yes."""
    for choice in choices(message):
        option = choice.option(now, seat)
        if option is not None and option.action == action:
            answer = shown(await choice.click(who, message))
            if YES in labels(answer):
                await who.click(answer, label=YES)
            return True
    return False
