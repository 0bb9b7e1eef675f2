"""Fonts, and which of them draws which character."""

import re
import unicodedata
from enum import StrEnum
from functools import cache, lru_cache
from pathlib import Path

import msgspec
from PIL import ImageFont, features

from rendering.bidi import END, ISOLATE
from rendering.keeping import kept

ASSETS = Path(__file__).parent / "assets"


class Face(StrEnum):
    """The fonts that pictures choose from; the other fonts only fill in."""

    TITLE = "Cinzel-Bold"
    TEXT = "AlegreyaSans-Regular"
    BOLD = "AlegreyaSans-Bold"
    ITALIC = "AlegreyaSans-Italic"


EMOJI = "NotoEmoji-Regular"
FALLBACKS = (
    Face.BOLD.value,
    "DejaVuSans",
    "NanumGothic-Regular",
    "DroidSansFallback",
    "NotoSansDevanagari-Regular",
    "NotoSansBengali-Regular",
    "NotoSansGujarati-Regular",
    "NotoSansTamil-Regular",
    "NotoSansTelugu-Regular",
    "NotoSansMalayalam-Regular",
    "NotoSansThai-Regular",
    EMOJI,
)
RAQM = features.check("raqm")  # shapes what is no plain row of letters; may be absent
# figures as tall as capitals: a 1 must not look like a letter
FIGURES = ["lnum"] if RAQM else None
JOINERS = "\u200c\u200d" if RAQM else ""  # Persian, Hindi and emoji are spelled with them
KEPT = f"{ISOLATE}{END}{JOINERS}"
MARKS_IN_A_ROW = 3  # as many as real scripts stack; more is mischief
BLANKS = re.compile(r"[^\S\xa0\u202f]+")  # no-break spaces hold French marks to their words


@kept
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(ASSETS / "fonts" / f"{name}.ttf", size)


@cache
def _coverage() -> dict[str, frozenset[int]]:
    raw = (ASSETS / "coverage.json").read_bytes()
    ranges = msgspec.json.decode(raw, type=dict[str, list[tuple[int, int]]])
    return {
        name: frozenset(point for first, last in pairs for point in range(first, last + 1))
        for name, pairs in ranges.items()
    }


def covers(name: str, character: str) -> bool:
    return ord(character) in _coverage()[name]


@lru_cache(maxsize=2048)
def tidy(text: str) -> str:
    """The text as one drawable line: composed, without controls, direction overrides and heaps of
    marks.

    A character that this Python does not know yet (Cn) is drawn if a font has it, as with the
    newest emoji.
    """
    kept: list[str] = []
    marks = 0
    line = BLANKS.sub(" ", text).strip(" ").replace("\u202f", "\xa0")  # no face has the narrow one
    for character in unicodedata.normalize("NFC", line):
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if character in KEPT:
            kept += character
        elif (
            (kind[0] != "C" or kind == "Cn") and marks <= MARKS_IN_A_ROW and not _selects(character)
        ):
            kept += character if _drawable(character) else _plain(character)
    return "".join(kept)


def runs(text: str, face: str) -> list[tuple[str, str]]:
    """The text cut where the font must change: (font, piece)."""
    pieces: list[tuple[str, str]] = []
    for character in text:
        last = pieces[-1] if pieces else None
        if last and unicodedata.combining(character) and not covers(last[0], character):
            continue  # a mark of another font would stand beside its letter, not on it
        if last and character in JOINERS:
            pieces[-1] = (last[0], last[1] + character)
            continue
        name = _font_for(character, face, last[0] if last else face)
        if last and last[0] == name:
            pieces[-1] = (name, last[1] + character)
        else:
            pieces.append((name, character))
    return pieces


def _font_for(character: str, face: str, current: str) -> str:
    """Letters prefer the face. Blanks, marks and signs stay in the run that they are in."""
    if not character.isalnum() and covers(current, character) and current != EMOJI:
        return current
    return next((n for n in (face, *FALLBACKS) if covers(n, character)), face)


def _selects(character: str) -> bool:
    """Whether the character would choose between forms of the one before it; we have only one of
    each."""
    return "\ufe00" <= character <= "\ufe0f"


def _drawable(character: str) -> bool:
    return any(covers(name, character) for name in FALLBACKS)


def _plain(character: str) -> str:
    """What a styled letter stands for, or else a question mark in a box of its own."""
    plain = unicodedata.normalize("NFKC", character)
    return plain if all(_drawable(c) for c in plain) else "\ufffd"
