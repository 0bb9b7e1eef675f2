"""A hint in words: what a good player would do, and what the move gains."""

from __future__ import annotations

from bot.table.hints import left
from bot.table.table import Table
from bot.text.say import kebab
from bot.text.words import Words
from engine.house.hints import Hint


def hint_text(words: Words, hint: Hint, kept: int | None) -> str:
    """One sentence and, where hints are counted, how many are left: `kept`."""
    game = kebab(words.game)
    gains = [words.say(f"hint-{game}-{part}") for part in hint.parts]
    id = f"hint-{hint.why}" + ("" if hint.sure else "-may")
    says = words.say(id, action=words.struct(hint.action), gains=words.say.join(gains))
    return says if kept is None else f"{says}\n-# {words.say('hint-left', count=kept)}"


def hint_label(table: Table, words: Words, seat: int) -> str:
    kept = left(table, seat)
    return words.say("button-hint") if kept is None else words.say("button-hint-left", count=kept)
