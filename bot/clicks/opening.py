"""How a lobby is first stored, whatever click it comes from."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.desk import Desk
from bot.preferences import CLOCK, PRESET
from bot.table.tables import Place
from db import Campaign, CampaignBusy, CampaignChanged, ChannelBusy, Crowded, Seat
from db import Game as Row
from engine.core import Game, Msg, Setup

BUSY = (ChannelBusy, CampaignBusy, CampaignChanged, Crowded)


class New(NamedTuple):
    """What a table is opened with; `clock` is None if nobody has chosen one."""

    game: Game[Any]
    plan: Setup
    seats: list[Seat]
    campaign: Campaign | None = None
    clock: int | None = None


async def opened(desk: Desk, place: Place, new: New, *, by: str) -> int:
    """Store the lobby. Raises one of BUSY."""
    server, read = place.server, desk.preferences
    most = None if server is None else await read.most(server)
    return await desk.tables.open_lobby(
        new.game, place, new.plan, new.seats, new.campaign, new.clock, owner=by, most=most
    )


async def tell_of_clock(desk: Desk, begun: Row) -> None:
    """The people who manage the server are told once that tables of several people have a clock,
    unless they have chosen one."""
    server, unchosen = begun.server, begun.clock and begun.preset is not None
    if server is not None and unchosen and not await desk.preferences.chose_clock(server):
        await desk.notices.keep(server, CLOCK, Msg("notice-clock", {"hours": PRESET}))


async def why_busy(desk: Desk, busy: Exception, place: Place, by: str) -> Msg:
    """The sentence for one of BUSY."""
    match busy:
        case Crowded() if place.server is not None:
            rows = await desk.store.begun_by(by, place.server)
            places = ", ".join(f"<#{row.channel}>" for row in rows if row.channel)
            return Msg("too-many-open", {"count": len(rows), "places": places})
        case CampaignBusy():
            return Msg("campaign-busy")
        case CampaignChanged():
            return Msg("campaign-changed")
        case _:
            return Msg("table-busy")
