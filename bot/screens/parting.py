"""What a table tells of people who are away while it waits for them, and what the others can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.platform.limits import BUTTON, ROW, clip
from bot.screens.rows import Row
from bot.screens.scene import Away, Scene
from bot.screens.timing import back_on, moment
from bot.table import parting
from bot.table.clock import grace
from bot.table.ids import Deed
from bot.table.table import Table
from db import Seat, Store


async def away(store: Store, scene: Scene) -> Away | None:
    """None if nobody is away."""
    table, lines = scene.table, told(scene)
    seats = parting.offered(table)
    for seat in seats:
        missing = await parting.missing(store, table, seat)
        agreed = [one for one in parting.asked(table, seat) if one not in missing]
        if missing and agreed:
            who = {"agreed": _names(scene, agreed), "waiting": _names(scene, missing)}
            lines.append(scene.words.say("away-voices", **who, name=scene.words.owner(seat)))
    return Away("\n".join(lines), rows(scene, seats)) if lines else None


def rows(scene: Scene, seats: Sequence[int]) -> list[Row]:
    """Buttons to go on without those seats."""
    words, table = scene.words, scene.table.id
    buttons = [
        ui.Button[Any](
            label=clip(words.say("button-without", name=words.full(seat)), BUTTON),
            style=ButtonStyle.secondary,
            custom_id=Deed(table, "without", seat).id,
        )
        for seat in seats[:ROW]
    ]
    return [ui.ActionRow(*buttons)] if buttons else []


def told(scene: Scene) -> list[str]:
    """Who has left the server or is late, and who is now alone."""
    table, say, name = scene.table, scene.words.say, scene.words.full
    left, late = parting.left(table), parting.late(table)
    lines = _resting(scene)
    for wait in table.waits:
        since = table.seats[wait.seat].left
        if wait.seat in left and since is not None:
            until = moment(grace(wait, table.row.clock, since))
            lines.append(say("away-left", name=name(wait.seat), left=until))
        elif wait.seat in late:
            kind = "group" if parting.shared(table) else "seat"
            lines.append(say("away-late", name=name(wait.seat), kind=kind))
    if any(len(parting.voices(table, seat)) > 1 for seat in left if seat not in late):
        lines.append(say("away-together"))
    if (alone := parting.alone(table)) is not None:
        lines.append(say("away-alone", name=_names(scene, [alone])))
    return lines


def _resting(scene: Scene) -> list[str]:
    """Who is away and until when, each once, and what becomes of their seat."""
    resting = {one.player: one for one in scene.table.seats if one.away is not None}
    return [_until(scene, one) for one in resting.values()] if scene.table.running else []


def _until(scene: Scene, seat: Seat) -> str:
    asks = seat.lets and scene.table.counts and parting.voices(scene.table, seat.seat)
    held = _asked(scene.table, seat) if asks else "wait"
    kind = "bot" if seat.house else held if seat.held is not None else "away"
    others = parting.asked(scene.table, seat.seat)
    return scene.words.say(
        "away-until",
        name=scene.words.owner(seat.seat),
        kind=kind,
        back=back_on(seat.away or 1),
        others=_names(scene, others),
        count=len(others),
    )


def _asked(table: Table, seat: Seat) -> str:
    """Whether others can agree to a bot player now, later, or not before somebody is back."""
    if parting.deserted(table, seat.seat):
        return "deserted"
    waited = {table.seats[wait.seat].player for wait in table.waits}
    return "ask" if seat.player in waited else "later"


def _names(scene: Scene, players: list[str]) -> str:
    seats = [scene.table.seat_of(player) for player in players]
    return scene.words.say.join([scene.words.names(seat) for seat in seats if seat is not None])
