"""A scene of the story as it is built. Build time only."""

from typing import NamedTuple


class Slot(NamedTuple):
    """Where a child stands: its foot and its height in units of the scene, and whether it looks to
    the left."""

    x: float
    y: float
    high: float
    pose: str = "stand"
    left: bool = False


class Plate(NamedTuple):
    """A scene. With `all_four` it lies outside the Book, where always four children are; else only
    those who are played. They are painted in the order of the slots."""

    sheets: tuple[str, ...]
    slots: tuple[Slot, ...] = ()
    all_four: bool = False


def row(
    y: float, high: float, poses: str = "stand stand look stand", left: float = 420
) -> tuple[Slot, ...]:
    """Four children side by side."""
    return tuple(
        Slot(left + high * 0.56 * n, y + n % 2 * 6, high, pose, n > 1)
        for n, pose in enumerate(poses.split())
    )
