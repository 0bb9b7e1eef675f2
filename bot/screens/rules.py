"""What was looked up: rules of the catalogue, or a card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from discord import ui

from bot.platform.limits import TEXT, clip
from bot.screens.frame import framed, picture
from bot.screens.screen import Screen
from bot.text.catalogue import Rule
from bot.text.say import Say

SHOWN = 3  # rules in one answer
CARD = "card.png"


def rules_text(found: Sequence[Rule], say: Say) -> str:
    rules = [f"**{rule.name}**\n{rule.text}" for rule in found[:SHOWN]]
    if len(found) > SHOWN:
        more = ", ".join(rule.name for rule in found[SHOWN : SHOWN + 8])
        rules.append(say("more-rules", names=more))
    return clip("\n\n".join(rules), TEXT)


def contents(rules: Sequence[Rule], say: Say) -> str:
    """The chapters, with their first and last numbers."""
    lines: list[str] = []
    for chapter, some in groupby(rules, key=lambda rule: rule.chapter):
        numbers = [rule.number for rule in some]
        lines.append(f"- **{chapter}**: {numbers[0]} … {numbers[-1]}")
    return say("rules-contents", chapters="\n".join(lines))


def card_meant(cards: Iterable[str], name: str, say: Say) -> str | None:
    """The card meant, by id as suggested or by the name that was typed."""
    wanted = name.lower()
    return next((card for card in cards if wanted in (card, card_name(card, say).lower())), None)


def card_name(card: str, say: Say) -> str:
    name = next((id for id in (f"{card}-title", card) if id in say), None)
    return say(name) if name else card.replace("-", " ").capitalize()


def card_screen(card: str, say: Say, drawn: bytes | None) -> Screen:
    """The card's text, and below it the picture for those who want one."""
    text = _card_text(card, say)
    parts: list[ui.Item[Any]] = [ui.TextDisplay(text)]
    if drawn is None:
        return Screen(framed(parts))
    return Screen(framed([*parts, picture(CARD, text)]), {CARD: drawn})


def _card_text(card: str, say: Say) -> str:
    """A page has a text besides its rules, a hero an attack."""
    page = [card] if f"{card}-title" in say else []
    parts = [*page, f"{card}-rules", f"{card}-attack", f"{card}-about"]
    return "\n".join([f"## {card_name(card, say)}", *(say(id) for id in parts if id in say)])
