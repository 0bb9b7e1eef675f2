"""Names from right to left in lines from left to right: as much of Unicode's rules (UAX #9) as a
name in a sentence needs. An isolated name stands as one block, so that nothing around it turns."""

import re
import unicodedata
from collections.abc import Iterator

ISOLATE, END = "\u2068", "\u2069"
RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
NAME = f"{ISOLATE}[^{END}]*{END}?"
_PARTS = re.compile(f"({NAME})|([^{ISOLATE}]+)")
_KINDS = {"L": "l", "EN": "n", "R": "r", "AL": "r", "AN": "r", "CS": "c", "ES": "c"}
_LEFT_IN_RIGHT = re.compile("l[^r]*[ln]|l|n(?:c?n)*")
_RIGHT_IN_LEFT = re.compile("r[^l]*[rn]|r")


def isolated(name: str) -> str:
    """The name, kept apart from what stands around it if it needs to be."""
    return f"{ISOLATE}{name}{END}" if RIGHT_TO_LEFT.search(name) else name


def ordered(line: str) -> Iterator[tuple[str, bool]]:
    """The pieces as they stand from left to right, and whether each one reads from right to
    left."""
    for name, plain in _PARTS.findall(line):
        if name:
            bare = name.strip(ISOLATE + END)
            yield from _turned(bare, right=_begins_right(bare))
        else:
            yield plain.replace(END, ""), False


def _turned(text: str, *, right: bool) -> list[tuple[str, bool]]:
    """Runs that go against the direction of the whole are turned in themselves."""
    rows: list[list[tuple[str, bool]]] = []
    at, kinds = 0, _kinds(text)
    for run in (_LEFT_IN_RIGHT if right else _RIGHT_IN_LEFT).finditer(kinds):
        begin, end = run.span()
        inner = text[begin:end]
        rows += [[(text[at:begin], right)]]
        rows += [[(inner, False)] if right else _turned(inner, right=True)]
        at = end
    rows += [[(text[at:], right)]]
    return [piece for row in (reversed(rows) if right else rows) for piece in row if piece[0]]


def _kinds(text: str) -> str:
    """The kind of each letter: left, right, number, what joins two numbers, or neither. Marks and
    joiners have the kind of what bears them."""
    kinds = ""
    for character in text:
        kind = unicodedata.bidirectional(character)
        follows = kinds and kind in ("NSM", "BN")
        kinds += kinds[-1] if follows else _KINDS.get(kind, "x")
    return kinds


def _begins_right(text: str) -> bool:
    """Whether its first letter reads from right to left."""
    strong = re.search("[lr]", _kinds(text))
    return strong is not None and strong[0] == "r"
