"""What the chapters contain, for tests that go over all of it: sides, effects, texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax.ast import Junk, Message, Placeable, TextElement

from engine.games.wonder_book.cards import BASE_WYRM_CARDS, CHAPTERS, HERO_CARDS, SHREDS, SKILLS
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.kinds import Choice, Goal, Side
from tests.sources import entries_of

LOCALES = Path(__file__).parents[3] / "bot" / "locales"
SPELT = {
    "en": {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "both": 2},
    "fr": {"un": 1, "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5},
    "it": {"un": 1, "uno": 1, "una": 1, "due": 2, "tre": 3, "quattro": 4, "cinque": 5},
}
PAGES = ("story", "goal", "ending", "upgrade")  # kinds of cards whose front is always read


def sides(chapter: int) -> Iterator[tuple[int, str, Side]]:
    """All sides that are read out as a page."""
    for n, card in CHAPTERS[chapter].cards.items():
        front = card.front
        if card.kind in PAGES or front.do or front.then or front.choices or front.goal:
            yield n, "front", front
        if card.back:
            yield n, "back", card.back


def choices(chapter: int) -> Iterator[tuple[int, Choice]]:
    for n, _, side in sides(chapter):
        yield from ((n, choice) for choice in side.choices)


def outcomes(chapter: int) -> Iterator[str]:
    """All `<card>-<key>` that are read out beside the sides."""
    for n, _, side in sides(chapter):
        yield from (f"{n}-{choice.key}" for choice in side.choices if choice.told)
        yield from (f"{n}-{tell.key}" for tell in words(side, do.Tell))


def goals(chapter: int) -> Iterator[tuple[int, Goal]]:
    for n, _, side in sides(chapter):
        if side.goal:
            yield n, side.goal


def written(chapter: int) -> set[str]:
    cards = CHAPTERS[chapter].cards
    chest = {"chest"} if any(words(cards, do.OpenChest)) else set[str]()
    return {write.keyword for write in words(cards, do.Write)} | chest


def asked(chapter: int) -> set[str]:
    """The keywords that some card of the chapter asks for."""
    cards = CHAPTERS[chapter].cards
    return {test.keyword for test in [*words(cards, when.Has), *words(cards, when.Lacks)]}


def words(value: Any, kind: type[Any]) -> Iterator[Any]:
    """All values of a kind anywhere inside cards, sides, effects and tests."""
    if isinstance(value, kind):
        yield value
    match value:
        case msgspec.Struct():
            inner = [getattr(value, field) for field in value.__struct_fields__]
        case dict():
            inner = list(value.values())
        case tuple() | list():
            inner = list(value)
        case _:
            return
    for each in inner:
        yield from words(each, kind)


# --- texts ----------------------------------------------------------------------------------


def told(chapter: int) -> set[str]:
    """The messages that tell the chapter's story."""
    found = {f"wb-{chapter}-lost-title", f"wb-{chapter}-lost"}
    for n, name, side in sides(chapter):
        page = f"wb-{chapter}-{n}-{name}"
        found |= {page, f"{page}-title", *([f"{page}-rules"] if side.rules else [])}
        if CHAPTERS[chapter].cards[n].kind == "interaction":
            found |= {f"wb-{chapter}-{n}-front", f"wb-{chapter}-{n}-front-title"}
    return found | {f"wb-{chapter}-{key}" for key in outcomes(chapter)}


def figures(side: Side) -> set[int]:
    """The numbers that its rules must tell: how much of everything, for each number of heroes. For
    a boss or an ally whose Hearts depend on what was done before, the usual ones."""
    amounts = [
        word.n
        for kind in (
            do.Hearts,
            do.HurtIn,
            do.Sparks,
            do.PutSparks,
            do.Destiny,
            do.Spawn,
            do.DrawShred,
        )
        for word in words((side.do, side.goal), kind)
        if hasattr(word, "n")
    ]
    if side.goal:
        amounts += [count.n for count in words(side.goal.test, when.AtLeast)]
    bosses = [[stage.hearts for stage in boss.stages] for boss in words(side.do, do.BossComes)]
    amounts += max(bosses, default=[])
    amounts += sorted([ally.hearts for ally in words(side.do, do.AllyComes)], key=repr)[:1]
    each = [n for amount in amounts for n in (amount if isinstance(amount, tuple) else (amount,))]
    return {abs(n) for n in each} - {0}


def places(side: Side) -> set[str]:
    """The areas that its rules must name: where heroes are placed, and where the Vortex is."""
    placed = {place.area for place in words(side.do, do.PlaceHeroes)}
    vortex = {side.goal.vortex} if side.goal else set[str]()
    return (placed | vortex) - {""}


def numbers(text: str, language: str) -> set[int]:
    spelt = SPELT.get(language, {})
    words = re.findall(r"\d+|[^\W\d]+", text.lower())
    return {spelt.get(word) or int(word) for word in words if word in spelt or word.isdigit()}


def names(chapter: int) -> set[str]:
    """The messages that the chapter's cards need on buttons and pictures."""
    cards = CHAPTERS[chapter].cards
    return (
        ruled(chapter)
        | {f"option-{chapter}-{n}-{choice.key}" for n, choice in choices(chapter)}
        | {f"area-{area}" for area in CHAPTERS[chapter].areas}
        | {f"object-{lay.stack}" for lay in words(cards, do.Lay)}
        | {f"keyword-{keyword}" for keyword in written(chapter)}
        | {f"counter-{counter}" for counter in shown_counters(chapter)}
        | {f"goal-{chapter}-{n}" for n, _ in goals(chapter)}
        | {f"rule-{chapter}-{n}" for n, card in cards.items() if card.kind == "rule"}
        | {f"boss-{boss.boss}" for boss in words(cards, do.BossComes)}
        | {f"ally-{ally.ally}" for ally in words(cards, do.AllyComes)}
    )


def shown_counters(chapter: int) -> set[str]:
    """Every change of a counter that must be told."""
    cards = CHAPTERS[chapter].cards
    return {each.counter for each in [*words(cards, do.Count), *words(cards, do.PushLuck)]}


def ruled(chapter: int) -> set[str]:
    """The names that have a `-rules` text beside them."""
    cards = CHAPTERS[chapter].cards.values()
    return {
        *(f"item-{card.item}" for card in cards if card.item),
        *(f"special-{special.key}" for card in cards for special in card.specials),
        *(f"wyrm-card-{name}" for name in CHAPTERS[chapter].wyrms),
    }


def ruled_everywhere() -> set[str]:
    """Names with rules that belong to no chapter."""
    return {
        *(f"skill-{skill}" for skill in SKILLS),
        *(f"shred-{shred}" for shred in SHREDS),
        *(f"special-{shred}" for shred in SHREDS),
        *(f"wyrm-card-{card}" for card in BASE_WYRM_CARDS),
    }


def names_everywhere() -> set[str]:
    return ruled_everywhere() | {f"hero-{hero}" for hero in HERO_CARDS}


@cache
def messages(language: str, pattern: str) -> dict[str, str]:
    """Message id to text, without placeables, from all files that match."""
    found: dict[str, str] = {}
    for path in sorted((LOCALES / language).glob(pattern)):
        body = entries_of(path)
        assert not [entry.content for entry in body if isinstance(entry, Junk)], path
        here = {entry.id.name: _plain(entry) for entry in body if isinstance(entry, Message)}
        assert not found.keys() & here.keys(), path
        found |= here
    return found


def _plain(message: Message) -> str:
    parts = message.value.elements if message.value else []
    text = "".join(part.value if isinstance(part, TextElement) else "" for part in parts)
    assert all(isinstance(part, TextElement | Placeable) for part in parts)
    return re.sub(r"\s+", " ", text)
