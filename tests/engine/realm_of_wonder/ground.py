"""Spaces for tests, found on the board with its discs at turn 0, whatever their shape."""

from __future__ import annotations

from engine.games.realm_of_wonder.board import SPACES, Feature
from engine.games.realm_of_wonder.ways import neighbours


def around(code: str) -> list[str]:
    """Spaces that can be reached on foot from a space, on the same disc and in no house."""
    steps = neighbours(0, 0)[code]
    return [
        step.to
        for step in steps
        if not step.wall and not step.dock and SPACES[step.to].feature != "house"
    ]


def beside(code: str) -> str:
    return around(code)[0]


def beyond(code: str) -> str:
    """A space two steps away, past the one beside it."""
    return next(far for far in around(beside(code)) if far not in (code, *around(code)))


def spaces(feature: Feature, disc: str = "outer") -> list[str]:
    return [
        code for code, space in SPACES.items() if space.feature == feature and space.disc == disc
    ]


WELL = spaces("well")[0]
BY_WELL = beside(WELL)
TOWER = spaces("tower")[0]
BY_TOWER = beside(TOWER)
