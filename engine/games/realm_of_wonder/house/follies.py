"""What a friend at the table would laugh at."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Choice
from engine.games.realm_of_wonder.actions import Walk
from engine.games.realm_of_wonder.state import Realm


def follies(choice: Choice[Realm]) -> Iterator[str]:
    if isinstance(choice.action, Walk) and choice.s.footprints[:1] == [choice.action.space]:
        yield "straight-back"
