"""What one message shows: a view with the pictures that it names."""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import dataclass, field

import discord
from discord import ui

from bot.screens.frame import framed, picture


@dataclass(frozen=True)
class Screen:
    """Ready to be sent as often as needed. `pictures` are encoded, by the names of their files."""

    view: discord.ui.LayoutView
    pictures: Mapping[str, bytes] = field(default_factory=dict[str, bytes])

    @property
    def files(self) -> list[discord.File]:
        return [discord.File(io.BytesIO(raw), name) for name, raw in self.pictures.items()]


def pictured(file: str, drawn: bytes | None, text: str, alt: str) -> Screen:
    """The picture above its text; only the text if nothing is drawn."""
    if drawn is None:
        return Screen(framed([ui.TextDisplay(text)]))
    return Screen(framed([picture(file, alt), ui.TextDisplay(text)]), {file: drawn})
