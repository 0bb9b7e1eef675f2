"""A campaign as a signed file, so that it can move between processes that share no database.

Only the person who saved it may load it, and only where the same secret is set. It names neither
user nor server: its holder is a keyed hash. It is a copy, as a saved game is.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Raw, Struct

from bot.table.lobby import Refusal
from bot.table.reading import reading
from db import Campaign, Unreadable
from engine.core import Game, Msg

MOST = 1 << 18  # the largest file that is looked at, in bytes


class Parcel(Struct, frozen=True, kw_only=True):
    """`at` is in seconds since 1970, `value` the campaign's own."""

    format: Literal["dragonspotter-campaign-1"] = "dragonspotter-campaign-1"
    game: str
    title: str
    at: float
    holder: str
    value: Raw
    signature: str = ""


def packed(secret: bytes, campaign: Campaign, user: int, at: float) -> bytes:
    """The file for `user`, who plays the campaign alone."""
    parcel = Parcel(
        game=campaign.kind,
        title=campaign.title,
        at=at,
        holder=_holder(secret, user),
        value=Raw(campaign.value),
    )
    return msgspec.json.encode(msgspec.structs.replace(parcel, signature=_signed(secret, parcel)))


def unpacked(secret: bytes, raw: bytes, user: int, games: Mapping[str, Game[Any]]) -> Parcel:
    """Raises Refusal for a file that this bot did not sign for `user`, or no longer understands."""
    try:
        with reading("a campaign"):
            parcel = msgspec.json.decode(raw, type=Parcel)
    except Unreadable:
        raise Refusal(Msg("parcel-unreadable")) from None
    if not hmac.compare_digest(parcel.signature.encode(), _signed(secret, parcel).encode()):
        raise Refusal(Msg("parcel-forged"))
    if not hmac.compare_digest(parcel.holder.encode(), _holder(secret, user).encode()):
        raise Refusal(Msg("parcel-not-yours"))
    game = games.get(parcel.game)
    try:
        if game is None or game.campaign is None:
            raise msgspec.ValidationError
        with reading("a campaign"):
            msgspec.json.decode(parcel.value, type=game.campaign)
    except (Unreadable, msgspec.ValidationError):
        raise Refusal(Msg("parcel-of-another-time")) from None
    return parcel


def _holder(secret: bytes, user: int) -> str:
    return hmac.digest(secret, f"holder {user}".encode(), "sha256").hex()


def _signed(secret: bytes, parcel: Parcel) -> str:
    bare = msgspec.structs.replace(parcel, signature="")
    return hmac.digest(secret, b"campaign " + msgspec.json.encode(bare), "sha256").hex()
