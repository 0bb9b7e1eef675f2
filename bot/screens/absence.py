"""What is said of somebody's time away, and the buttons that end or change it."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from discord import ui

from bot.platform.limits import BUTTON, clip
from bot.screens.timing import moment
from bot.table.ids import Deed
from bot.text.dates import named, shortly
from bot.text.say import Say

MINUTE = 60.0


def back_button(reader: Say) -> ui.Button[Any]:
    """For somebody who is away."""
    return ui.Button(label=clip(reader("button-home"), BUTTON), custom_id=Deed(0, "home").id)


def spoken(until: float, zone: ZoneInfo, reader: Say, now: float) -> str:
    """Until when somebody is away: a whole day, by its name unless it is today, or a moment."""
    back = datetime.fromtimestamp(until, zone)
    if back.time() != time():
        return reader("away-moment", at=moment(until, "F"))
    last = back.date() - timedelta(days=1)
    days = {"last": named(last, reader.lang), "back": named(back.date(), reader.lang)}
    today = last == datetime.fromtimestamp(now, zone).date()
    return reader("away-whole-day", **days, today=today)


def sit_in_button(reader: Say, until: float, zone: ZoneInfo) -> ui.Button[Any]:
    """A bot player sits in until then, to the minute: an id has room for no more."""
    minutes = round(until / MINUTE)
    told = reader("button-away-bot", back=shortly(minutes * MINUTE, zone, reader.lang))
    return ui.Button(label=clip(told, BUTTON), custom_id=Deed(0, "bot", minutes).id)
