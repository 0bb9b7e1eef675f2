"""The count of what lies in a game's box: nothing is lost, nothing is there twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping


def conserved(found: Iterable[str], box: Mapping[str, int]) -> None:
    """Raises AssertionError unless what was found is exactly what the box holds.

    The error names what there is too much of and what is missing.
    """
    there, whole = Counter(found), Counter(box)
    assert there == whole, {"too much": there - whole, "missing": whole - there}
