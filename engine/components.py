"""The count of what lies in a game's box: nothing is lost, nothing is there twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping


def conserved(found: Iterable[str], box: Mapping[str, int]) -> None:
    """AssertionError unless what was found is what the box holds, each thing as often.

    The error names what is too much and what is missing.
    """
    there, whole = Counter(found), Counter(box)
    assert there == whole, {"too much": there - whole, "missing": whole - there}
