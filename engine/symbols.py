"""The symbols that buttons and menus may bear: one for each thing, the same in all games.

They are drawn in `rendering/assets/symbols`. What a button says is complete without them.
"""

from __future__ import annotations

from typing import Literal

Symbol = Literal[
    # what is done
    "attack",
    "dice",
    "end",
    "keep",
    "move",
    "no",
    "undo",
    "yes",
    # what is had
    "battle",
    "coin",
    "command",
    "heart",
    "knowledge",
    "spark",
    # what is beside the game
    "seat",
    "why",
]
