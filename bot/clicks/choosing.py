"""What is asked in a lobby: in modals, what is played; before the start, whether to leave guests
out who may still come; before somebody leaves, whether they mean it."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle, ui

from bot.desk import Desk
from bot.messages.answers import taken, tell
from bot.people.people import Click
from bot.platform.limits import BUTTON, clip
from bot.screens.frame import question
from bot.screens.lobby_settings import pages, settings_modal, settings_screen
from bot.screens.screen import Screen
from bot.screens.timing import moment
from bot.table.clock import HELD
from bot.table.ids import Step
from bot.table.lobby import Refusal, leave, must_sit
from bot.table.table import Lobby
from bot.text.say import Say
from engine.core import Msg

ASKS = ("settings", "page")  # what to choose, and which of several modals


async def ask(desk: Desk, click: Click, lobby: Lobby, step: Step) -> None:
    """Open the modal, or first ask which of several is meant. Raises Refusal."""
    must_sit(lobby, await desk.store.player_of(click.user.id))
    reader = await desk.people.reader(click)
    found, number = pages(lobby, reader), step.number or 0
    if step.do == "settings" and len(found) > 1:
        await tell(click, settings_screen(lobby, reader, reader("lobby-settings")))
    elif number < len(found):
        await taken(click.response.send_modal(settings_modal(lobby, reader, found[number])))
    else:
        raise Refusal(Msg("forged"))


async def asked_first(desk: Desk, click: Click, step: Step) -> bool:
    """Whether the question was asked, since seats are kept for guests: starting gives these up."""
    lobby = await desk.tables.lobby(step.lobby)
    if lobby is None or not lobby.held:
        return False
    reader, server = await desk.people.reader(click), click.guild_id
    guests = [await desk.people.player_name(server, one.player, reader) for one in lobby.held]
    text = reader(
        "start-held",
        names=reader.join(guests),
        count=len(guests),
        until=moment(max(one.at for one in lobby.held) + HELD, "t"),
        bots=any(seat.house for seat in lobby.seats),
    )
    await _asked(click, reader, lobby, step, text, "button-start-now")
    return True


async def leaving_asked(desk: Desk, click: Click, lobby: Lobby, player: str) -> bool:
    """Whether the question was asked, since others sit there or may still come. Raises Refusal for
    somebody who does not sit there."""
    after = leave(lobby, player)
    if not after.people and not lobby.held:
        return False
    reader, server = await desk.people.reader(click), click.guild_id
    stays = player != lobby.host
    kind = "seat" if stays else "host" if after.people else "closes"
    others = [after.host] if after.people else [one.player for one in lobby.held]
    names = [await desk.people.player_name(server, one, reader) for one in others]
    text = reader("ask-leave-lobby", kind=kind, names=reader.join(names))
    await _asked(click, reader, lobby, Step(lobby.id, "leave"), text, "button-leave")
    return True


async def _asked(
    click: Click, reader: Say, lobby: Lobby, step: Step, text: str, label: str
) -> None:
    yes = ui.Button[Any](
        label=clip(reader(label), BUTTON),
        style=ButtonStyle.danger,
        custom_id=Step(lobby.id, step.do, 1).id,
    )
    await tell(click, Screen(question(reader, text, yes)))
