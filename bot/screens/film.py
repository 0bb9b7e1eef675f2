"""Frames of a film, drawn by the worker, which gets a stranger's views, finished
captions and people's names."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from bot.table.workers import game_at
from bot.text.say import say_in
from engine.core import View
from rendering import film
from rendering.artist import artist_of

EACH, LAST = 1500, 4000  # milliseconds that a frame stays


def frame(
    where: tuple[str, str],
    raw: bytes,
    lang: str,
    caption: str,
    come: float,
    names: Sequence[str],
) -> bytes:
    """The table after one step, as an encoded picture; `raw` is the view, packed; `names` are those
    of the seats. Raises LookupError if nobody draws the game."""
    game = game_at(where)
    view = View(None, game.load(zlib.decompress(raw)))
    if (artist := artist_of(game.key)) is None:
        raise LookupError(f"nobody draws {game.key}")
    return film.frame(artist.board(view, say_in(lang), names.__getitem__), caption, come)


def encoded(frames: Sequence[bytes], quality: int) -> bytes:
    """An animated WebP, at a quality from 0 to 100."""
    return film.animated(frames, EACH, LAST, quality)
