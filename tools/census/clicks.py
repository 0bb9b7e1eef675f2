"""Which control of a message makes a choice, and how many presses it takes."""

from __future__ import annotations

from discord import ui

from bot.table.ids import Pick
from engine.core import Option
from tools.sittings import Moment


def presses(view: ui.LayoutView, moment: Moment) -> int:
    """1 for a button of the choice made, 2 for a line of a menu, 0 if it does not stand there."""
    ids = {offer.id for offer in _picks(moment)}
    values = {offer.value for offer in _picks(moment)}
    for item in view.walk_children():
        if isinstance(item, ui.Button) and item.custom_id in ids and not item.disabled:
            return 1
        if isinstance(item, ui.Select) and values & {one.value for one in item.options}:
            return 2
    return 0


def _picks(moment: Moment) -> list[Pick]:
    table = moment.table
    options: list[Option] = table.game.options(table.state, moment.seat)
    now, index = table.state.now, options.index(moment.option)
    picks = [Pick(table.id, moment.seat, now, "s", index)]
    if not moment.option.secret:
        place = [one for one in options if not one.secret].index(moment.option)
        picks += [Pick(table.id, seat, now, "p", place) for seat in (None, moment.seat)]
    return picks
