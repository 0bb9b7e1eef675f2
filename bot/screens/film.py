"""Frames of a film, drawn by the worker, which gets a stranger's views and finished captions."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from importlib import import_module

from bot.table.workers import game_at
from bot.text.say import say_in
from engine.core import View
from rendering import film

EACH, LAST = 1500, 4000  # milliseconds that a frame stays


def frame(where: tuple[str, str], raw: bytes, lang: str, caption: str, come: float) -> bytes:
    """The table after one step; `raw` is the view, packed."""
    game = game_at(where)
    view = View(None, game.load(zlib.decompress(raw)))
    picture = import_module(f"rendering.{game.key}").draw(view, say_in(lang))
    return film.frame(picture, caption, come)


def encoded(frames: Sequence[bytes], quality: int) -> bytes:
    return film.animated(frames, EACH, LAST, quality)
