"""Faces: everybody has one, it is up to date, and it can be told from all others."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import get_args

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.core import State
from engine.games import GAMES
from engine.games.realm_of_wonder.cards import CharacterKey
from engine.games.wonder_book.cards import HERO_CARDS
from engine.games.world_adventure.cards import HeroKey
from rendering import portraits
from rendering.artist import artist_of, emblem_of
from rendering.assets.sources import PORTRAITS, digest, of_portraits
from rendering.fonts import ASSETS
from rendering.leaderboard import Board, draw_leaderboard
from rendering.palette import SEATS
from rendering.profile import Part, Profile, draw_profile
from rendering.result import Player, ResultCard, draw_result
from rendering.volfyirion.tokens import crest
from tests.rendering import realm_of_wonder, volfyirion, wonder_book, world_adventure

PLAYED: dict[str, tuple[str, ...]] = {
    "wonder_book": tuple(HERO_CARDS),
    "realm_of_wonder": get_args(CharacterKey),
    "world_adventure": get_args(HeroKey),
    "volfyirion": tuple(crest(seat) for seat in range(4)),
}
TABLES: dict[str, State] = {
    "wonder_book": wonder_book.table(),
    "realm_of_wonder": realm_of_wonder.race(),
    "world_adventure": world_adventure.month(),
    "volfyirion": volfyirion.duel(),
}
EVERYBODY = sorted(portraits.index().slots)
MOST_BYTES = 900_000


def _grey(key: str, size: int) -> Image.Image:
    paper = Image.new("RGB", (size, size), "white")
    head = portraits.head(key, size)
    paper.paste(head, mask=head)
    return paper.convert("L")


def _solid(image: Image.Image) -> Image.Image:
    """Without the soft shadow."""
    return image.getchannel("A").point([255 * (value > 200) for value in range(256)])


@pytest.mark.parametrize("game", PLAYED)
def test_everybody_who_is_played_has_a_face(game: str) -> None:
    assert set(PLAYED[game]) <= set(EVERYBODY)


@pytest.mark.parametrize("game", TABLES)
def test_every_seat_of_every_game_shows_its_face_beside_the_picture_too(game: str) -> None:
    """In the row of names above the table, and where the game ends."""
    state, artist = TABLES[game], artist_of(game)
    assert artist
    assert artist.faces
    faces = artist.faces(state)

    assert len(faces) == state.seats == len(set(faces))
    assert set(faces) <= set(PLAYED[game])


def test_every_game_goes_by_a_portrait_of_its_own_on_profiles_and_leaderboards() -> None:
    emblems = {game: emblem_of(game) for game in GAMES if artist_of(game)}
    part, board = Part("Wonder Book", "3/9", "won 2 of 3", ()), Board("Title", "2026", (), ())

    assert len(set(emblems.values())) == len(emblems)
    assert set(emblems.values()) <= set(EVERYBODY)
    for key in emblems.values():
        bare, faced = (Profile("Ann", "", (one,)) for one in (part, part._replace(face=key)))
        assert draw_profile(bare).tobytes() != draw_profile(faced).tobytes()
        assert (
            draw_leaderboard(board).tobytes()
            != draw_leaderboard(board._replace(face=key)).tobytes()
        )


def test_a_line_of_a_result_shows_the_face() -> None:
    lines = [Player(0, "K", "Ann", face=face) for face in ("ken", "tina", "")]
    cards = [ResultCard("", "Won", "Chapter I", (), "7", "Destiny", (line,)) for line in lines]

    assert len({draw_result(card).tobytes() for card in cards}) == 3


def test_the_atlas_is_what_its_drawings_make() -> None:
    """If not: python -m rendering.assets.build_portraits"""
    assert portraits.index().sources == digest(of_portraits())
    assert sorted(path.stem for path in PORTRAITS.glob("*.svg")) == EVERYBODY


def test_each_portrait_lies_in_a_slot_of_its_own() -> None:
    cell = portraits.index().cell
    with Image.open(ASSETS / "portraits.webp") as atlas:
        wide, high = atlas.size
    slots = portraits.index().slots.values()

    assert len(set(slots)) == len(slots)
    assert all(x % cell == y % cell == 0 for x, y in slots)
    assert all(x + cell <= wide and y + cell <= high for x, y in slots)
    for key in EVERYBODY:
        left, top, right, bottom = _solid(portraits.portrait(key, cell)).getbbox() or (0, 0, 0, 0)
        assert min(right - left, bottom - top) > cell * 0.85, key
        assert min(left, top, cell - right, cell - bottom) >= 2, f"{key} is cut off"


def test_the_atlas_stays_small() -> None:
    assert (ASSETS / "portraits.webp").stat().st_size <= MOST_BYTES


@pytest.mark.parametrize("game", PLAYED)
def test_the_faces_of_a_game_differ_in_grey_at_48_pixels(game: str) -> None:
    """In value, not only in hue: on average by a twelfth of what lies between black and white."""
    for one, other in combinations(PLAYED[game], 2):
        apart = ImageStat.Stat(ImageChops.difference(_grey(one, 48), _grey(other, 48))).mean[0]
        assert apart > 22, (one, other, apart)


def test_a_token_shows_whose_it_is() -> None:
    """Ring and badge in the seat's colour, and the badge at the lower right."""
    tokens = [portraits.token("ken", seat, "K", 80) for seat in range(len(SEATS))]

    for one, other in combinations(tokens, 2):
        assert ImageChops.difference(one, other).crop((44, 44, 80, 80)).getbbox()
    for seat, one in enumerate(tokens):
        assert one.getpixel((6, 40)) == (*SEATS[seat].colour, 255)
    assert len({token.tobytes() for token in tokens}) == len(SEATS)


def test_a_face_that_nobody_could_know_is_not_drawn() -> None:
    """Too small for a face, or none there: shape and letter alone."""
    assert portraits.token("ken", 1, "K", 30) == portraits.token("sid", 1, "K", 30)
    assert portraits.token("nobody", 1, "K", 80).size == (80, 80)
    with pytest.raises(KeyError):
        portraits.head("nobody", 80)


@pytest.mark.long
def test_the_atlas_is_built_byte_for_byte_the_same(tmp_path: Path) -> None:
    from rendering.assets.build_portraits import build

    build(tmp_path)

    for name in ("portraits.webp", "portraits.json"):
        assert (tmp_path / name).read_bytes() == (ASSETS / name).read_bytes(), name


@pytest.mark.parametrize("key", ["golem", "troll", "mage", "kartika"])
def test_somebody_who_has_acted_keeps_colours_and_badge(key: str) -> None:
    plain = portraits.token(key, 1, "X", 64)
    dimmed = portraits.token(key, 1, "X", 64, dimmed=True)
    badge = (44, 44, 54, 54)

    assert dimmed.crop(badge).tobytes() == plain.crop(badge).tobytes()
    face = (8, 8, 36, 36)
    assert dimmed.crop(face).convert("RGB").tobytes() == plain.crop(face).convert("RGB").tobytes()
    assert ImageStat.Stat(dimmed.getchannel("A").crop(face)).mean[0] < 170
