"""One soak from beginning to end, and what it found."""

from __future__ import annotations

import logging
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from tests.soak import after
from tests.soak.crowd import Crowd
from tests.soak.foreseen import Ear
from tests.soak.town import Town, town
from tests.soak.trouble import Trouble


@dataclass
class Found:
    """`wrong` is empty when all is well; `over` are tables that came to the end of their game."""

    wrong: list[str] = field(default_factory=list)
    sent: Counter[str] = field(default_factory=Counter)
    met: Counter[str] = field(default_factory=Counter)
    ended: int = 0
    over: int = 0


async def soak(directory: Path, clicks: int, seed: int) -> Found:
    found, ear, trouble = Found(), Ear(), Trouble(Random(seed))
    file = directory / "games.sqlite"
    log = logging.getLogger()
    level = log.level
    log.addHandler(ear)
    log.setLevel(logging.INFO)
    try:
        async with town(file, trouble, seed) as place:
            crowd = Crowd(place, Random(seed), trouble)
            trouble.on = True
            while sum(crowd.sent.values()) < clicks:
                await crowd.act()
            trouble.on = False
            await _looked_at(place, found, directory)
            found.wrong += [f"not answered: {one}" for one in crowd.silent]
            found.wrong += [f"would be refused: {one}" for one in place.requests.complaints]
            found.sent, found.met = crowd.sent, trouble.met
    finally:
        log.removeHandler(ear)
        log.setLevel(level)
    found.wrong += [f"in the log: {one}" for one in ear.unforeseen()]
    found.wrong += _checked(file)
    return found


async def _looked_at(place: Town, found: Found, directory: Path) -> None:
    """With all rights and all people back, after a clean start."""
    place.restore()
    await place.restart()
    await place.later(60)
    found.wrong += [f"stuck: {one}" for one in await after.stuck(place)]
    ended = await after.ended(place)
    untrue = await after.untrue(place, ended, directory)
    found.wrong += [f"not the same again: {one}" for one in untrue]
    found.ended = len(ended)
    found.over = sum(table.state.result is not None for table in ended)


def _checked(file: Path) -> list[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DRAGONSPOTTER_DB", str(file))
        code, said = after.cli("check")
    return [f"bot check: {said}"] if code else []
