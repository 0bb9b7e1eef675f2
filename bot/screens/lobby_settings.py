"""A lobby's settings: what they are, told in a line or two, and the modals that ask for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

import discord
from discord import ui

from bot.platform.limits import BUTTON, FIELDS, LABEL, SELECT_TEXT, clip
from bot.preferences import CLOCKS
from bot.screens.frame import sentence
from bot.screens.screen import Screen
from bot.table.choosing import UNCHOSEN, stamp, switches
from bot.table.ids import Step
from bot.table.table import Lobby
from bot.text.called import level_name, mode_name, word
from bot.text.say import Say
from engine.core import Setting
from engine.house import LEVEL_OF, LEVELS


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that can be chosen."""

    value: str
    label: str
    on: bool
    about: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    """One question of a modal. Of `several` any number can be chosen."""

    id: str
    label: str
    lines: Sequence[Line]
    several: bool = False


def pages(lobby: Lobby, say: Say) -> list[list[Field]]:
    """All that can be chosen, in one modal if it fits, else first the game, then the table."""
    game = [*_mode(lobby, say), *_settings(lobby, say), *_variants(lobby, say)]
    table = [*_clock(lobby, say), *_level(lobby, say)]
    if len(game) + len(table) > FIELDS:
        chunks = [game[at : at + FIELDS] for at in range(0, len(game), FIELDS)]
        return [page for page in (*chunks, table) if page]
    return [[*game, *table]] if game or table else []


def settings_modal(lobby: Lobby, say: Say, page: Sequence[Field]) -> ui.Modal:
    """Its answer is routed by its id, as all clicks are."""
    step = Step(lobby.id, "chosen", stamp(lobby))
    modal = ui.Modal(title=say("title-settings"), custom_id=step.id)
    for field in page:
        modal.add_item(ui.Label(text=clip(field.label, LABEL), component=_group(field)))
    modal.stop()
    return modal


def settings_screen(lobby: Lobby, say: Say, says: str) -> Screen:
    """Which of several modals is wanted."""
    buttons = [
        ui.Button[Any](
            label=clip(", ".join(field.label for field in page), BUTTON),
            custom_id=Step(lobby.id, "page", number).id,
        )
        for number, page in enumerate(pages(lobby, say))
    ]
    return Screen(sentence(says, *buttons))


def settings_told(lobby: Lobby, say: Say) -> list[str]:
    """What is chosen: a line about the game, and one about the table."""
    game = [*_settings(lobby, say), *_variants(lobby, say)]
    lines = [
        " · ".join(told for field in some if (told := _told(field, say)))
        for some in (game, _clock(lobby, say))
    ]
    return [f"-# {line}" for line in lines if line]


def _told(field: Field, say: Say) -> str:
    chosen = [line.label for line in field.lines if line.on]
    return say("pair", name=field.label, value=", ".join(chosen)) if chosen else ""


def _mode(lobby: Lobby, say: Say) -> Iterator[Field]:
    if len(lobby.game.modes) > 1:
        lines = [
            Line(mode.key, mode_name(say, lobby.game, mode), mode == lobby.mode)
            for mode in lobby.game.modes
        ]
        yield Field("mode", say("setting-mode"), lines)


def _settings(lobby: Lobby, say: Say) -> Iterator[Field]:
    for setting in lobby.settings:
        if not setting.switch:
            key, chosen = setting.key, lobby.plan.settings.get(setting.key, setting.default)
            lines = [
                Line(value, word(say, f"setting-{key}-{value}", value), value == chosen)
                for value in setting.values
            ]
            yield Field(f"setting-{key}", word(say, f"setting-{key}", key), lines)


def _variants(lobby: Lobby, say: Say) -> Iterator[Field]:
    for number in count():
        if not (some := switches(lobby, number)):
            return
        lines = [_variant(lobby, say, setting) for setting in some]
        yield Field(f"variants-{number}", say("setting-variants"), lines, several=True)


def _variant(lobby: Lobby, say: Say, setting: Setting) -> Line:
    id = f"setting-{setting.key}"
    on = lobby.plan.settings.get(setting.key, setting.default) == "on"
    return Line(setting.key, word(say, id, setting.key), on, word(say, f"{id}-about", ""))


def _clock(lobby: Lobby, say: Say) -> Iterator[Field]:
    """As long as nobody has chosen one it is the server's, once two people sit here; to leave it at
    that stays a choice."""
    if lobby.direct:
        return
    row = lobby.row
    lines = [
        Line(
            UNCHOSEN if hours == row.clock == row.preset else str(hours),
            say("lobby-clock", hours=hours),
            row.preset in (None, row.clock) and hours == row.clock,
        )
        for hours in CLOCKS
    ]
    if not any(line.on for line in lines):
        lines.insert(0, Line(UNCHOSEN, say("lobby-clock-preset", hours=row.preset), on=True))
    yield Field("clock", say("setting-clock"), lines)


def _level(lobby: Lobby, say: Say) -> Iterator[Field]:
    """How well the bot players who sit here play; none is chosen if they differ."""
    levels = {LEVEL_OF.get(seat.house) for seat in lobby.seats if seat.house is not None}
    if levels:
        lines = [
            Line(one, level_name(say, one), levels == {one}, say(f"level-{one}-about"))
            for one in LEVELS
        ]
        yield Field("level", say("setting-level"), lines)


def _group(field: Field) -> ui.RadioGroup[Any] | ui.CheckboxGroup[Any]:
    if field.several:
        boxes = ui.CheckboxGroup[Any](custom_id=field.id, min_values=0, required=False)
        for line in field.lines:
            boxes.append_option(discord.CheckboxGroupOption(**_option(line)))
        return boxes
    group = ui.RadioGroup[Any](custom_id=field.id, required=any(line.on for line in field.lines))
    for line in field.lines:
        group.append_option(discord.RadioGroupOption(**_option(line)))
    return group


def _option(line: Line) -> dict[str, Any]:
    about = clip(line.about, SELECT_TEXT) or None
    label = clip(line.label, SELECT_TEXT)
    return {"label": label, "value": line.value, "description": about, "default": line.on}
