"""The symbols of buttons and menus as they are sent: WebP, 128 pixels square.

`rendering/assets/build_symbols.py` paints them; `engine/symbols.py` says which there are.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import sha256

from rendering.fonts import ASSETS

DIGEST = 8  # letters


@cache
def pictures() -> Mapping[str, bytes]:
    """Each symbol's picture by its key."""
    folder = ASSETS / "symbols"
    return {path.stem: path.read_bytes() for path in sorted(folder.glob("*.webp"))}


def digest(picture: bytes) -> str:
    return sha256(picture).hexdigest()[:DIGEST]


def edition() -> str:
    """A digest of all of them: another one as soon as any has changed."""
    return digest(b"".join(pictures().values()))
