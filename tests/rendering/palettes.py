"""Find the 256 colours in which the boards and close-ups of games with flat colours are shown.

    python -m tests.rendering.palettes [folder]

Writes `palettes.json`, by game 768 bytes in hex, into the folder, or where it belongs: to be done
when boards get new colours. What the tests draw is looked at, every other pixel of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image

from bot.text.say import say_in
from engine.core import View
from rendering.artist import Artist, artist_of
from rendering.encode import COLOURS, PALETTES
from rendering.fonts import ASSETS
from tests.rendering.every import board, near, tables

FLAT = ("realm_of_wonder", "world_adventure")  # the others paint light


def write(folder: Path) -> None:
    found = dict[str, str]()
    for key in FLAT:
        artist = artist_of(key)
        assert artist
        found[key] = bytes(palette(key, artist)).hex()
    raw = msgspec.json.format(msgspec.json.encode(found), indent=1)
    (folder / f"{PALETTES}.json").write_bytes(raw + b"\n")


def palette(game: str, artist: Artist[Any]) -> list[int]:
    """Red, green and blue of one colour after the other."""
    seen = _sheet([image.convert("RGB").reduce(2) for image in pictures(game, artist)])
    return seen.quantize(COLOURS, Image.Quantize.FASTOCTREE).getpalette() or []


def pictures(game: str, artist: Artist[Any]) -> Iterator[Image.Image]:
    say = say_in("en")
    for key, _, s in tables():
        if key == game:
            yield board(artist, View(0, s), say)
            if close := near(artist, View(0, s), say):
                yield close


def _sheet(images: Sequence[Image.Image]) -> Image.Image:
    sheet = Image.new("RGB", (max(one.width for one in images), sum(one.height for one in images)))
    y = 0
    for one in images:
        sheet.paste(one, (0, y))
        y += one.height
    return sheet


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else ASSETS)
