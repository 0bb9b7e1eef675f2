"""What one message shows: a view with the pictures that it names."""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import dataclass, field

import discord


@dataclass(frozen=True)
class Screen:
    """Ready to be sent, as often as it takes. `pictures`: encoded, by the names of their files."""

    view: discord.ui.LayoutView
    pictures: Mapping[str, bytes] = field(default_factory=dict[str, bytes])

    @property
    def files(self) -> list[discord.File]:
        return [discord.File(io.BytesIO(raw), name) for name, raw in self.pictures.items()]
