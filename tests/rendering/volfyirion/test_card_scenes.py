"""Scenes behind the signs of cards: twelve, by colour and kind, up to date, and no two alike."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.text.say import say_in
from engine.games.volfyirion.cards import CARDS, CITIES
from rendering import atlas
from rendering.assets.sources import digest, of_cards
from rendering.fonts import ASSETS
from rendering.rows import ART, RIM, SIGN, draw_rows
from rendering.volfyirion import symbols
from rendering.volfyirion.cards import full_card

NAMES = atlas.index("card_scenes", atlas.Grid).rows
PHONE = (65, 65)  # as a phone shows it
MOST_BYTES = 120_000
CALM = 130  # of 255: how light the ground of a white sign may be


def scene(name: str, size: tuple[int, int] = (ART, ART)) -> Image.Image:
    return atlas.cell("card_scenes", name, "card", size)


def test_the_scenes_are_what_their_drawings_make() -> None:
    """If not: python -m rendering.assets.build_cards"""
    assert atlas.index("card_scenes", atlas.Grid).sources == digest(of_cards())
    assert (ASSETS / "card_scenes.webp").stat().st_size <= MOST_BYTES
    with Image.open(ASSETS / "card_scenes.webp") as image:
        assert image.size == (ART, ART * len(NAMES))


def test_every_card_has_a_scene_and_every_scene_is_on_cards() -> None:
    assert len(NAMES) == 12
    assert {symbols.scene_of(card) for card in CARDS} == set(NAMES)


def test_a_scene_tells_colour_and_kind() -> None:
    """What can be bought for Command shares a scene only with its own colour and kind."""
    for one, other in combinations(CARDS, 2):
        a, b = CARDS[one], CARDS[other]
        if a.colour and b.colour and "neutral" not in (a.colour, b.colour):
            same = (a.kind, a.colour) == (b.kind, b.colour)
            assert (symbols.scene_of(one) == symbols.scene_of(other)) == same, (one, other)


def test_no_two_scenes_look_alike() -> None:
    """In grey, and as small as on a phone."""
    small = {name: scene(name, PHONE).convert("L") for name in NAMES}
    for one, other in combinations(NAMES, 2):
        assert ImageStat.Stat(ImageChops.difference(small[one], small[other])).mean[0] > 15


@pytest.mark.parametrize("name", NAMES)
def test_a_white_sign_stands_out_from_its_scene(name: str) -> None:
    place = (RIM, ART - RIM - SIGN, RIM + SIGN, ART - RIM)
    assert ImageStat.Stat(scene(name).convert("L").crop(place)).mean[0] < CALM


def test_cards_of_a_kind_are_told_apart_by_their_signs() -> None:
    say = say_in("en")
    cards = [full_card(f"card-{card}", say) for card in ("stab", "sabotage")]
    rows = [draw_rows((card._replace(title="A", facts=(), cost=()),)) for card in cards if card]
    assert rows[0].tobytes() != rows[1].tobytes()


@pytest.mark.parametrize("city", [*CITIES, "lair"])
def test_a_city_as_a_card_is_seen_as_on_the_table(city: str) -> None:
    card = full_card(f"city-{city}", say_in("en"))
    assert card
    assert card.ground == ("cities", city, "evening")


@pytest.mark.long
def test_the_scenes_are_built_byte_for_byte_the_same(tmp_path: Path) -> None:
    from rendering.assets.build_cards import build

    build(tmp_path)

    for name in ("card_scenes.webp", "card_scenes.json"):
        assert (tmp_path / name).read_bytes() == (ASSETS / name).read_bytes(), name
