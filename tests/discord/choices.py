"""What can be clicked of a game on a message, and what it means."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import discord

from bot.table import ids
from bot.table.ids import Pick
from bot.table.offers import option_at
from bot.table.table import Table
from engine.core import Action, Option
from tests.discord.kit import Actor, Done, controls


@dataclass(frozen=True)
class Choice:
    """A button, or, with a `menu`, one line of it."""

    pick: Pick
    custom_id: str
    label: str
    menu: str | None = None
    values: tuple[str, ...] = ()

    def option(self, table: Table, seat: int) -> Option | None:
        """What it means for a seat; None if it is not for that seat."""
        if self.pick.seat not in (None, seat):
            return None
        return option_at(table.game, table.state, seat, self.pick.pile, self.pick.index)

    async def click(self, who: Actor, message: discord.Message) -> Done:
        if self.values:
            return await who.select(message, self.values, custom_id=self.custom_id)
        return await who.click(message, custom_id=self.custom_id)


def choices(message: discord.Message) -> list[Choice]:
    """In reading order, without what is grey or chosen already."""
    return [choice for control in controls(message) for choice in _choices(control)]


def choice_of(message: discord.Message, table: Table, seat: int, action: Action) -> Choice:
    for choice in choices(message):
        option = choice.option(table, seat)
        if option is not None and option.action == action:
            return choice
    raise AssertionError(
        f"{action} of seat {seat} cannot be clicked: {[one.label for one in choices(message)]}"
    )


def _choices(control: discord.Button | discord.SelectMenu) -> Iterator[Choice]:
    match control:
        case discord.Button(custom_id=str(id), disabled=False):
            if isinstance(pick := ids.parse(id, []), Pick):
                yield Choice(pick, id, control.label or "")
        case discord.SelectMenu(custom_id=id):
            for line in control.options:
                if not line.default and isinstance(pick := ids.parse(id, [line.value]), Pick):
                    yield Choice(pick, id, line.label, control.placeholder, (line.value,))
        case _:
            pass
