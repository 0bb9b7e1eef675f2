"""Boards, their encoding, and how drawing them affects the event loop."""

from __future__ import annotations

import asyncio
import io
import time
import zlib
from itertools import cycle
from statistics import median
from typing import Any

from PIL import Image

from bot.bench.games import moves
from bot.bench.timing import percentile, typical
from bot.screens.pictures import Pictures
from bot.text.say import say_in
from engine.core import Game, View
from engine.games import GAMES
from rendering import encode
from rendering.artist import artist_of

WARM = 100  # boards drawn before the first one is timed
BOARDS = 50  # boards drawn while the event loop is watched
TICK = 0.001  # seconds between two looks at the clock


class Drawing:
    """Draws a game's table move by move, with all caches warm."""

    def __init__(self, game: Game[Any]) -> None:
        """Lays a game of random moves and draws WARM boards. Raises LookupError if nobody draws the
        game."""
        if (artist := artist_of(game.key)) is None:
            raise LookupError(f"nobody draws {game.key}")
        self._draw, self._game = artist.table, game.key
        self._say = say_in("en")
        self._views = cycle([game.view(move.applied.s, None) for move in moves(game, 2 * WARM)])
        for _ in range(WARM):
            self.next()

    def next(self) -> Image.Image:
        view: View[Any] = next(self._views)
        return self._draw(view, self._say)

    def encode(self, image: Image.Image) -> bytes:
        """As it is sent."""
        return encode.board(image, self._game)

    def encoded(self) -> bytes:
        return self.encode(self.next())


def board(seconds: float) -> float:
    """The slowest game's board after a move, against copying its picture."""
    return max(_board(Drawing(game), seconds) for game in GAMES.values())


def encoding(seconds: float) -> float:
    """Encoding a picture, against zlib's fastest setting on its raw pixels."""
    return max(_encoding(Drawing(game), seconds) for game in GAMES.values())


def size(_: float) -> float:
    """The size of a picture in bytes, against PNG-24."""
    return max(_size(Drawing(game)) for game in GAMES.values())


def lag(_: float) -> float:
    """How late the event loop is while boards are drawn, against one drawing."""
    return max(asyncio.run(_lag(Drawing(game))) for game in GAMES.values())


def _board(artist: Drawing, seconds: float) -> float:
    drawing = typical(artist.next, seconds)
    return drawing / typical(artist.next().copy, seconds / 4)


def _encoding(artist: Drawing, seconds: float) -> float:
    image = artist.next()
    raw = image.tobytes()
    ours = typical(lambda: artist.encode(image), seconds)
    return ours / typical(lambda: zlib.compress(raw, 1), seconds)


def _size(artist: Drawing) -> float:
    image, plain = artist.next(), io.BytesIO()
    image.save(plain, "PNG")
    return len(artist.encode(image)) / len(plain.getvalue())


async def _lag(artist: Drawing) -> float:
    pictures = Pictures()
    watching = asyncio.create_task(_late())
    took: list[float] = []
    for _ in range(BOARDS):
        began = time.perf_counter()
        await pictures.draw(artist.next)
        took.append(time.perf_counter() - began)
    watching.cancel()
    (late,) = await asyncio.gather(watching)
    pictures.close()
    return percentile(late, 0.99) / median(took)


async def _late() -> list[float]:
    """How much longer each tick took than it should have, until cancelled."""
    late: list[float] = []
    try:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(TICK)
            late.append(time.perf_counter() - began - TICK)
    except asyncio.CancelledError:
        return late
