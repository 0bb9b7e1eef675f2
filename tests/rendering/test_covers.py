"""The covers of the games: up to date, and told in words."""

import io
import json

import pytest
from PIL import Image

from bot.text.say import say_in
from rendering.artist import COVERS, cover_of
from rendering.assets.build_covers import DESIGNS
from rendering.assets.sources import digest, of_covers

SIDE, MOST_BYTES = 320, 60_000
KINDS = {"wonder_book": "hero", "realm_of_wonder": "character", "world_adventure": "hero"}


def test_the_covers_are_what_their_drawings_make() -> None:
    """If not: python -m rendering.assets.build_covers"""
    built = json.loads((COVERS / "sources.json").read_bytes())
    assert built == {"sources": digest(of_covers())}


@pytest.mark.parametrize("key", DESIGNS)
def test_each_game_has_a_small_cover(key: str) -> None:
    raw = cover_of(key)
    assert raw
    assert len(raw) <= MOST_BYTES
    assert Image.open(io.BytesIO(raw)).size == (SIDE, SIDE)


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
@pytest.mark.parametrize("key", KINDS)
def test_whose_face_is_on_a_cover_is_named_beside_it(key: str, lang: str) -> None:
    say = say_in(lang)
    told = say(f"game-{key.replace('_', '-')}-cover")
    assert all(say(f"{KINDS[key]}-{who}") in told for who, *_ in DESIGNS[key].faces)
