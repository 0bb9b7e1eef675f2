"""What a friend at the table would laugh at."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Choice
from engine.games.realm_of_wonder.actions import Walk
from engine.games.realm_of_wonder.state import Realm


def follies(choice: Choice[Realm]) -> Iterator[str]:
    """A walk back is none if something was done where it begins, such as to open a tower."""
    match choice.action, choice.done[-1:]:
        case Walk(space), [Walk()] if choice.s.footprints[:1] == [space]:
            yield "straight-back"
        case _:
            pass
