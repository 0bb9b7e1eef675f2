"""Frames of a film, drawn by the worker, which gets a stranger's views, finished
captions and people's names."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from itertools import repeat
from typing import Any

from bot.table.workers import game_at
from bot.text.say import say_in
from engine.core import View
from rendering import film
from rendering.artist import Artist, artist_of
from rendering.header import Sitting, named

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
    board = artist.board(view, say_in(lang), names.__getitem__)
    return film.frame(named(board, sitting(artist, view.s, names)), caption, come)


def sitting(artist: Artist[Any], s: Any, names: Sequence[str]) -> list[Sitting]:
    """Who is who: with the marks that are on the board, if there are any."""
    letters = artist.letters(s) if artist.letters else [name[:1] for name in names]
    faces = artist.faces(s) if artist.faces else [""] * len(names)
    return [Sitting(*one) for one in zip(letters, names, repeat(False), faces)]


def closing(result: bytes, frame: bytes) -> bytes:
    """How the game ended, as the last frame."""
    return film.closing(result, frame)


def encoded(frames: Sequence[bytes], quality: int) -> bytes:
    """An animated WebP, at a quality from 0 to 100."""
    return film.animated(frames, EACH, LAST, quality)
