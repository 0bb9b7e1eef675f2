"""The modals in which those who sit in a lobby choose what is played."""

from __future__ import annotations

from bot.desk import Desk
from bot.messages.answers import taken, tell
from bot.people.people import Click
from bot.screens.lobby_settings import pages, settings_modal, settings_screen
from bot.table.ids import Step
from bot.table.lobby import Refusal, must_sit
from bot.table.table import Lobby
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
