"""Cities as plates: each is there in three states, up to date, and tells its state at a glance."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import get_args

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.text.say import say_in
from engine.games.volfyirion.cards import CITIES
from engine.games.volfyirion.state import LAIR, Played
from rendering.assets.sources import digest, of_cities
from rendering.fonts import ASSETS
from rendering.volfyirion import plates
from rendering.volfyirion.cities import plate, plate_of
from tests.rendering.volfyirion import STRONGHOLDS, duel

EVERY = [*CITIES, *STRONGHOLDS, LAIR]
STATES: tuple[plates.State, ...] = get_args(plates.State)
MOST_BYTES = 600_000


def test_every_city_is_there_in_every_state() -> None:
    """If not up to date: python -m rendering.assets.build_cities"""
    wide, high = plates.index().cell
    with Image.open(ASSETS / "cities.webp") as atlas:
        assert atlas.size == (wide * 3, high * len(EVERY))
    assert sorted(plates.index().rows) == sorted(EVERY)
    assert plates.index().columns == [*STATES]
    assert plates.index().sources == digest(of_cities())
    assert (ASSETS / "cities.webp").stat().st_size <= MOST_BYTES


@pytest.mark.parametrize("state", STATES)
def test_no_two_cities_look_alike(state: plates.State) -> None:
    """In grey, and 100 pixels wide, as on a phone."""
    small = {key: plates.scene(key, state, (100, 56)).convert("L") for key in EVERY}
    for one, other in combinations(EVERY, 2):
        assert ImageStat.Stat(ImageChops.difference(small[one], small[other])).mean[0] > 2


def test_a_fallen_city_is_dark_and_one_under_the_dragon_is_red() -> None:
    for key in EVERY:
        evening, dragon, fallen = (
            ImageStat.Stat(plates.scene(key, state, (100, 56))).mean for state in STATES
        )
        assert sum(fallen) < sum(evening) * 0.75
        assert dragon[0] - dragon[2] > 40 > evening[0] - evening[2]


def test_the_dragon_comes_to_each_city_in_his_own_way() -> None:
    """Of any two Cities: where he is dark before the sky, above the roofs of most."""
    wide, high = plates.index().cell
    sky = (0, 0, wide, high // 2)
    dark = {
        key: plates.scene(key, "dragon", (wide, high)).convert("L").crop(sky).point(_is_black, "1")
        for key in EVERY
    }
    for one, other in combinations(EVERY, 2):
        apart = ImageChops.logical_xor(dark[one], dark[other]).histogram()[255]
        assert apart > 1000, (one, other)


def _is_black(tone: int) -> int:
    return 255 if tone < 32 else 0


def _is_flame(tone: int) -> int:
    return 255 if tone > 110 else 0


def test_a_plate_shows_how_its_city_fares() -> None:
    s = duel()
    city, say = s.cities[5], say_in("en")
    seen = {plate(plate_of(s, city), (306, 170), say).tobytes()}
    s.dragon.city = city.key
    seen.add(plate(plate_of(s, city), (306, 170), say).tobytes())
    city.standing = False
    seen.add(plate(plate_of(s, city), (306, 170), say).tobytes())

    assert len(seen) == 3


def test_nothing_lies_on_the_dragon() -> None:
    """Where a City has a card at most: neither its name nor its places hide him."""
    s, say = duel(), say_in("en")
    city = s.cities[5]
    for key in EVERY:
        city.key = s.dragon.city = key
        for buildings in ([], ["mint"]):
            city.troops, city.buildings = [], [Played(card) for card in buildings]
            drawn = plate(plate_of(s, city), (307, 170), say).convert("L").point(_is_black, "1")
            high = 170 - 30 - 40 * len(buildings)
            alone = plates.scene(key, "dragon", (307, high)).convert("L").point(_is_black, "1")
            low = (0, 58, 240, min(high, 100))
            there, seen = (one.crop(low).histogram()[255] for one in (alone, drawn))
            assert seen >= there * 0.97, (key, buildings)


def test_fallen_cities_of_one_house_burn_in_other_ways() -> None:
    """Two flames at the same place would be wallpaper."""
    for house in (EVERY[:3], EVERY[3:6], STRONGHOLDS[:3], STRONGHOLDS[3:]):
        bright = {
            key: plates.scene(key, "fallen", (320, 190)).convert("RGB").getchannel("R")
            for key in house
        }
        for one, other in combinations(house, 2):
            apart = ImageChops.difference(bright[one], bright[other]).crop((0, 100, 320, 165))
            assert apart.point(_is_flame, "1").histogram()[255] > 1200, (one, other)


def test_a_scene_fills_a_plate_of_any_shape() -> None:
    for size in ((306, 170), (464, 120), (150, 192)):
        assert plates.scene("kyr", "evening", size).size == size
    with pytest.raises(ValueError, match="nowhere"):
        plates.scene("nowhere", "evening", (306, 170))


@pytest.mark.long
def test_the_cities_are_built_byte_for_byte_the_same(tmp_path: Path) -> None:
    from rendering.assets.build_cities import build

    build(tmp_path)

    for name in ("cities.webp", "cities.json"):
        assert (tmp_path / name).read_bytes() == (ASSETS / name).read_bytes(), name
