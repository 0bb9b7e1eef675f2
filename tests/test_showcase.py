"""README's film and pictures (`tools.showcase`)."""

from __future__ import annotations

import io

from PIL import Image, ImageSequence

from engine.games import GAMES
from rendering.encode import form
from tools.showcase import DOCS, EACH, FRAMES, LAST, NAMES, RACE, STORY, TABLES, setup, story

MOST, BOARD = 1_500_000, 380_000  # bytes: README's readers load all at once


def test_the_film_lasts_ten_seconds_and_is_small() -> None:
    raw = (DOCS / "film.webp").read_bytes()
    with Image.open(io.BytesIO(raw)) as film:
        lasts = [one.copy().info["duration"] for one in ImageSequence.Iterator(film)]
    assert len(raw) < MOST
    assert sum(lasts) == (FRAMES - 1) * EACH + LAST == 10_000


def test_its_race_is_run_by_as_many_as_are_named() -> None:
    assert setup(GAMES[RACE]).seats == len(NAMES) == 4


def test_the_story_begins_with_what_a_table_shows() -> None:
    made, shipped = story(GAMES[STORY]), (DOCS / "story.webp").read_bytes()
    assert form(made) == form(shipped) == "webp"
    with Image.open(io.BytesIO(made)) as one, Image.open(io.BytesIO(shipped)) as other:
        assert one.size == other.size
        assert one.width == 1280


def test_readme_shows_a_table_of_each_game() -> None:
    readme = (DOCS.parent / "README.md").read_text(encoding="utf-8")
    assert {one.game for one in TABLES.values()} == {*GAMES}
    for name in TABLES:
        raw = (DOCS / name).read_bytes()
        assert f"(docs/{name})" in readme
        assert name.endswith(form(raw))
        assert len(raw) <= BOARD
