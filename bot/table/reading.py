"""What was stored, or comes in a file, is decoded here; one exception says that it cannot be."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec

from db import Campaign, CampaignUnreadable, Unreadable
from engine.core import Game

# What odd bytes and odd shapes raise, in decoders and in rules. A file may be nested so deeply that
# the decoder gives up (RecursionError, a RuntimeError).
ODD = (
    *(msgspec.MsgspecError, LookupError, TypeError, ValueError, AttributeError, ArithmeticError),
    *(AssertionError, RuntimeError, StopIteration),
)
# These say, wherever they come from, that something stored cannot be read.
UNREAD = (Unreadable, msgspec.MsgspecError, RecursionError)


@contextmanager
def reading(what: str, kind: type[Unreadable] = Unreadable) -> Generator[None]:
    """Raise Unreadable, or that `kind` of it, for anything that cannot be understood; `what` names
    it."""
    try:
        yield
    except ODD as error:
        raise kind(what=what, reason=f"{type(error).__name__}: {error}") from error


def value_of(game: Game[Any], campaign: Campaign) -> Any:
    """Raises CampaignUnreadable."""
    assert game.campaign is not None
    with reading(f"campaign {campaign.id}", CampaignUnreadable):
        return msgspec.json.decode(campaign.value, type=game.campaign)


def begins_again(game: Game[Any], campaign: Campaign | None) -> bool:
    """Whether a table from it is a new campaign's because this one is finished; False if it cannot
    be read."""
    if campaign is None:
        return False
    with suppress(CampaignUnreadable):
        return game.finished(value_of(game, campaign))
    return False
