"""What was stored, or comes in a file, is understood here: one exception says that it cannot be."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

import msgspec

from db import Unreadable

# What odd bytes and odd shapes raise, in decoders and in rules. A file may be nested so deep that
# the decoder gives up (RecursionError, a RuntimeError).
ODD = (
    *(msgspec.MsgspecError, LookupError, TypeError, ValueError, AttributeError, ArithmeticError),
    *(AssertionError, RuntimeError, StopIteration),
)
# What says, wherever it comes from, that something stored cannot be read.
UNREAD = (Unreadable, msgspec.MsgspecError, RecursionError)


@contextmanager
def reading(what: str, kind: type[Unreadable] = Unreadable) -> Generator[None]:
    """Unreadable, or that `kind` of it, for whatever cannot be understood; `what` names it."""
    try:
        yield
    except ODD as error:
        raise kind(what=what, reason=f"{type(error).__name__}: {error}") from error
