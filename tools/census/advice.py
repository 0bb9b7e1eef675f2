"""What a refusal advises, in English, and with which labels it can be followed."""

from __future__ import annotations

import re

ADVICE = {  # a refusal that begins so advises something; one of these in a label follows it
    "attack": "attack strike",
    "build": "build",
    "buy": "buy +1",
    "collect": "collect",
    "come": "walk go travel move ride end",
    "conquer": "attack conquer",
    "defeat": "attack fight strike",
    "deliver": "deliver",
    "discard": "discard drop",
    "draw": "draw",
    "drop": "drop",
    "earn": "earn sell end",
    "end": "end",
    "fight": "fight attack",
    "get": "get collect buy take",
    "go": "walk go travel move",
    "heal": "heal medic",
    "lay": "lay put",
    "move": "move go walk travel ride",
    "pay": "pay",
    "play": "play",
    "repair": "repair",
    "roll": "roll",
    "scout": "scout",
    "sell": "sell",
    "spend": "spend",
    "take": "take",
    "travel": "travel move ride go",
    "use": "use",
    "visit": "visit go",
    "walk": "walk go",
}


def advised(text: str) -> str | None:
    """The verb of the first sentence that advises something."""
    for part in re.split(r"(?<=[.!?;:])\s+", text):
        first = part.split(" ")[0].strip(",.").lower()
        if "first" in part and first in ADVICE:
            return first
    return None
