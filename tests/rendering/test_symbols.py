"""The symbols of buttons and menus, as Discord shows them: 20 pixels on any ground."""

from __future__ import annotations

import io
import json
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from rendering import symbols
from rendering.assets.sources import SYMBOLS, digest, of_symbols

SIDE, SHOWN = 128, 20
MOST_BYTES = 256_000  # that Discord takes of one
ALL_BYTES = 500_000
GROUNDS = {"dark": "#2b2d31", "light": "#ffffff", "blue": "#5865f2", "grey": "#4e5058"}


def image(key: str) -> Image.Image:
    with Image.open(io.BytesIO(symbols.pictures()[key])) as drawn:
        return drawn.convert("RGBA")


def on(ground: str, key: str) -> Image.Image:
    small = image(key).resize((SHOWN, SHOWN), Image.Resampling.LANCZOS)
    shown = Image.new("RGBA", small.size, GROUNDS[ground])
    shown.alpha_composite(small)
    return shown.convert("RGB")


def test_they_are_what_their_drawings_make() -> None:
    """If not: python -m rendering.assets.build_symbols"""
    built = json.loads((SYMBOLS / "sources.json").read_bytes())
    assert built == {"sources": digest(of_symbols())}


def test_discord_takes_each_of_them() -> None:
    for key, raw in symbols.pictures().items():
        assert image(key).size == (SIDE, SIDE)
        assert len(raw) <= MOST_BYTES
    assert sum(map(len, symbols.pictures().values())) <= ALL_BYTES


def test_each_fills_its_square_and_is_cut_nowhere() -> None:
    for key in symbols.pictures():
        solid = image(key).getchannel("A").point([255 * (alpha > 200) for alpha in range(256)])
        left, top, right, bottom = solid.getbbox() or (0, 0, 0, 0)
        assert max(right - left, bottom - top) > SIDE * 0.8, key
        assert min(left, top, SIDE - right, SIDE - bottom) >= 1, key


@pytest.mark.parametrize("ground", GROUNDS)
def test_each_stands_out_at_the_size_of_a_button(ground: str) -> None:
    """A sixth of its square, at least, differs in some channel by a quarter from the ground."""
    for key in symbols.pictures():
        shown = on(ground, key)
        bare = Image.new("RGB", shown.size, GROUNDS[ground])
        red, green, blue = ImageChops.difference(shown, bare).split()
        most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
        seen = most.point([255 * (apart > 64) for apart in range(256)])
        assert ImageStat.Stat(seen).mean[0] / 255 > 1 / 6, key


def test_no_two_look_alike_at_the_size_of_a_button() -> None:
    shown = {key: on("dark", key) for key in symbols.pictures()}
    for one, other in combinations(shown, 2):
        apart = ImageStat.Stat(ImageChops.difference(shown[one], shown[other])).mean
        assert sum(apart) / 3 > 10, (one, other)


@pytest.mark.long
def test_they_are_built_byte_for_byte_the_same(tmp_path: Path) -> None:
    from rendering.assets.build_symbols import build

    build(tmp_path)

    for path in [*SYMBOLS.glob("*.webp"), SYMBOLS / "sources.json"]:
        assert (tmp_path / path.name).read_bytes() == path.read_bytes(), path.name
