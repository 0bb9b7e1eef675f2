from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engine import conformance

HERE = Path(__file__).parent
# Rooms whose tests start no bot, no browser and no process, and draw nothing.
QUICK = ("bot", "db", "engine", "house")
OTHER_GATES = ("slow", "landing", "long")


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
    items.sort(key=lambda item: item.get_closest_marker("landing") is None)
    for item in items:
        room, *_ = item.path.relative_to(HERE).parts
        if room in (*QUICK, item.path.name) and not any(map(item.get_closest_marker, OTHER_GATES)):
            item.add_marker("quick")


@pytest.fixture(scope="session", autouse=True)
def shared_plays_stay_as_they_were() -> Iterator[None]:
    """Else a test fails only if another ran before it."""
    yield
    assert conformance.changed() == []
