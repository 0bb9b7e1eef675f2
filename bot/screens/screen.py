"""What one message shows: a view with the pictures that it names."""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import dataclass, field

import discord
from discord import ui

from bot.screens.frame import attached, framed, picture
from rendering.encode import form


@dataclass(frozen=True)
class Screen:
    """Ready to be sent as often as needed. `pictures` are encoded, by the names that the view has
    for them; how a file's name ends follows from its bytes, in the view too."""

    view: discord.ui.LayoutView
    pictures: Mapping[str, bytes] = field(default_factory=dict[str, bytes])

    def __post_init__(self) -> None:
        urls = {attached(name): attached(_file(name, raw)) for name, raw in self.pictures.items()}
        for part in self.view.walk_children():
            shown = [part] if isinstance(part, ui.Thumbnail) else getattr(part, "items", ())
            for item in shown:
                item.media = urls.get(item.media.url, item.media)

    def plain(self) -> Screen:
        """The same without symbols on its buttons and menus."""
        for part in self.view.walk_children():
            if isinstance(part, ui.Button):
                part.emoji = None
            elif isinstance(part, ui.Select):
                for option in part.options:
                    option.emoji = None
        return self

    @property
    def files(self) -> list[discord.File]:
        made = self.pictures.items()
        return [discord.File(io.BytesIO(raw), _file(name, raw)) for name, raw in made]


def _file(name: str, raw: bytes) -> str:
    return f"{name}.{form(raw)}"


def pictured(file: str, drawn: bytes | None, text: str, alt: str) -> Screen:
    """The picture above its text; only the text if nothing is drawn."""
    if drawn is None:
        return Screen(framed([ui.TextDisplay(text)]))
    return Screen(framed([picture(file, alt), ui.TextDisplay(text)]), {file: drawn})
