"""A table is weighed once for all that look like it, and is not kept."""

from __future__ import annotations

import gc
import weakref

import pytest

from engine.house.looks import Look


class Table:
    pass


def test_looks_are_one_if_their_keys_are() -> None:
    one, other = Look(Table(), "evening"), Look(Table(), "evening")

    assert one == other
    assert hash(one) == hash(other)
    assert one != Look(Table(), "morning")


def test_a_table_that_was_weighed_is_let_go() -> None:
    table = Table()
    seen, look = weakref.ref(table), Look(table, "evening")

    assert look.take() is table
    del table
    gc.collect()

    assert seen() is None
    with pytest.raises(LookupError):
        look.take()
