"""Films: what a frame shows, how long it stays, and that any game fits."""

import io
from importlib import import_module
from random import Random

import pytest
from PIL import Image, ImageChops

from bot.bench.games import table
from bot.text.say import say_in
from engine.core import Dice
from engine.games import GAMES
from rendering.film import LIMIT, QUALITIES, STRIP, WIDE, animated, closing, frame

LINE = (
    "Ann’s knight rides to the Castle of the Frozen Lake and takes 3 gold from the dragon’s hoard."
)
FRAMES = 60


def opened(raw: bytes) -> Image.Image:
    return Image.open(io.BytesIO(raw))


def test_a_frame_is_the_picture_with_what_was_told_below() -> None:
    picture = Image.new("RGB", (1280, 960), (10, 90, 200))
    with opened(frame(picture, LINE, 0.5)) as told, opened(frame(picture, "", 0.5)) as silent:
        assert told.size == (WIDE, 480 + STRIP)
        assert told.getpixel((WIDE - 1, 0)) == (10, 90, 200)
        changed = ImageChops.difference(told.convert("RGB"), silent.convert("RGB")).getbbox()
    assert changed is not None
    assert changed[1] > 480


def test_how_it_ended_is_a_frame_as_large_as_the_others() -> None:
    """The whole picture, in the middle."""
    before = frame(Image.new("RGB", (1280, 1100), "red"), LINE, 1)
    card = io.BytesIO()
    Image.new("RGB", (1280, 720), (10, 90, 200)).save(card, "PNG")

    with opened(closing(card.getvalue(), before)) as last, opened(before) as other:
        high = (other.height - 360) // 2
        assert last.size == other.size
        assert {last.getpixel((x, y)) for x in (0, 639) for y in (high, high + 359)} == {
            (10, 90, 200)
        }
        assert last.getpixel((320, high - 1)) != (10, 90, 200)


def test_the_last_frame_stays_longer_and_it_begins_again() -> None:
    colours = ("red", "green", "blue")
    frames = [frame(Image.new("RGB", (1280, 960), colour), colour, 1) for colour in colours]
    with opened(animated(frames, 1500, 4000, 80)) as film:
        assert (film.format, getattr(film, "n_frames", 1)) == ("WEBP", 3)
        assert film.info["loop"] == 0
        stays = list[int]()
        for number in range(3):
            film.seek(number)
            film.load()
            stays.append(film.info["duration"])
    assert stays == [1500, 1500, 4000]


@pytest.mark.landing
def test_the_longest_film_of_the_largest_table_fits() -> None:
    """Of the four games the one with the most on its board; every frame differs."""
    key, say = "realm_of_wonder", say_in("en")
    game = GAMES[key]
    s, luck, draw = table(game, Random(1)), Random(2), import_module(f"rendering.{key}").draw
    frames: list[bytes] = []
    for number in range(FRAMES):
        for step in range(12):
            if s.result is None:
                seat = game.actors(s)[0]
                action = luck.choice(game.legal(s, seat))
                game.step(s, seat, action, Dice(bytes(16), 12 * number + step))
        frames.append(frame(draw(game.view(s, None), say), f"{number} {LINE}", number / FRAMES))

    best, least = [len(animated(frames, 1500, 4000, q)) for q in (QUALITIES[0], QUALITIES[-1])]

    assert least < best <= LIMIT
