from __future__ import annotations

import gc
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.engine import conformance

HERE = Path(__file__).parent
# Rooms whose tests start no bot, no browser and no process, and draw nothing.
QUICK = ("bot", "db", "engine", "house")
OTHER_GATES = {"slow", "landing", "long"}


# Plays and parsed sources are kept to the end: to look through them for garbage again and again
# took a tenth of the time.
gc.set_threshold(10_000, 20, 10)


def pytest_collection_finish() -> None:
    gc.freeze()


def pytest_sessionfinish() -> None:
    """Else each process looks through all of it several times more before it ends."""
    gc.freeze()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """`pytest -m quick` need not import what it leaves out."""
    room = collection_path.parent == HERE and collection_path.is_dir()
    left_out = room and collection_path.name not in QUICK
    return True if left_out and config.option.markexpr == "quick" else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is quick, before pytest chooses by marks. What takes long begins first, or one
    core would wait for the other at the end."""
    marks = {item: {mark.name for mark in item.iter_markers()} for item in items}
    items.sort(key=lambda item: "landing" not in marks[item])
    for item in items:
        if _in_quick_room(item.path) and OTHER_GATES.isdisjoint(marks[item]):
            item.add_marker(pytest.mark.quick)


@cache
def _in_quick_room(path: Path) -> bool:
    """Whether the file lies in a room whose tests are quick, or in none."""
    room, *_ = path.relative_to(HERE).parts
    return room in (*QUICK, path.name)


@pytest.fixture(scope="session", autouse=True)
def shared_plays_stay_as_they_were() -> Iterator[None]:
    """Else a test fails only if another ran before it."""
    yield
    assert conformance.changed() == []
