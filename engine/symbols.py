"""The symbols that buttons and menus may bear: one for each thing, the same in all games.

They are drawn in `rendering/assets/symbols`. What a button says is complete without them.
"""

from __future__ import annotations

from typing import Literal

# fmt: off
Symbol = Literal[
    # what is done
    "again", "ask", "attack", "choice", "dice", "door", "end", "give", "hit", "keep", "lock",
    "move", "next", "no", "pause", "raise", "remove", "scout", "swap", "take", "target", "touch",
    "undo", "unlock", "yes",
    # what is had, or counted
    "bag", "battle", "cards", "chain", "charisma", "coin", "command", "compass", "crate", "crown",
    "gift", "heart", "knowledge", "magic", "muscle", "page", "paw", "potion", "quest", "rune",
    "shield", "shoe", "shred", "skill", "smoke", "spark", "wonder",
    "chocolate", "fruit", "iron", "medicine", "silk", "spice",
    # who and where
    "castle", "city", "disc", "dragon", "fort", "hero", "monster", "soldier", "stall", "tower",
    "vortex", "wagon", "well",
    # what is beside the game
    "book", "film", "goal", "hint", "lens", "quill", "seat", "since", "text", "why",
]
# fmt: on
