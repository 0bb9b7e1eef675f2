"""What was looked up: rules of the catalogue, or a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from discord import ui

from bot.platform.limits import TEXT, clip
from bot.screens.frame import framed, picture
from bot.screens.screen import Screen
from bot.text.cards import card_name
from bot.text.catalogue import Rule
from bot.text.say import Say

SHOWN = 3  # rules in one answer
MORE = 5  # that are named below them
CARD = "card"


def rule_text(rule: Rule, name: str) -> str:
    """All of it: the plain sentence, and below it, in small print, what else there is to know."""
    below = [f"-# {line}" for line in rule.rest.splitlines()]
    return clip("\n".join([f"**{name}**", rule.plain, *below]), TEXT)


def rules_text(query: str, found: Sequence[Rule], names: Mapping[Rule, str], say: Say) -> str:
    """The closest rule in full, the next ones by their plain sentences."""
    first, *others = found[:SHOWN]
    rules = [f"**{names[rule]}**\n{rule.plain}" for rule in others]
    parts = [say("rules-closest", query=query), rule_text(first, names[first]), *rules]
    if others:
        more = ", ".join(rule.name for rule in found[SHOWN : SHOWN + MORE]) or "none"
        parts.append(say("more-rules", number=others[0].number, rules=more))
    return clip("\n\n".join(parts), TEXT)


def contents(books: Mapping[str, Sequence[Rule]], say: Say) -> str:
    """Every rule by its name, under its chapter; for several games only the chapters, as long as
    that would be. `books`: the rules by the game's name."""
    told = _ends if len(books) > 1 else _names
    first = next(rule for rules in books.values() for rule in rules)
    lines = [say("rules-contents", number=first.number)]
    for game, rules in books.items():
        lines.append(f"### {game}")
        for chapter, some in groupby(rules, key=lambda rule: rule.chapter):
            lines.append(f"**{chapter}**: {told(list(some))}")
    return clip("\n".join(lines), TEXT)


def _names(rules: Sequence[Rule]) -> str:
    return ", ".join(rule.name for rule in rules)


def _ends(rules: Sequence[Rule]) -> str:
    return f"{rules[0].number} … {rules[-1].number}"


def card_screen(card: str, say: Say, drawn: bytes | None) -> Screen:
    """The card's text, and below it the picture for those who want one."""
    text = _card_text(card, say)
    parts: list[ui.Item[Any]] = [ui.TextDisplay(f"## {text}")]
    if drawn is None:
        return Screen(framed(parts))
    return Screen(framed([*parts, picture(CARD, text)]), {CARD: drawn})


def _card_text(card: str, say: Say) -> str:
    """A page has a text besides its rules, a hero an attack."""
    page = [card] if f"{card}-title" in say else []
    parts = [*page, f"{card}-rules", f"{card}-attack", f"{card}-about"]
    return "\n".join([card_name(card, say), *(say(id) for id in parts if id in say)])
