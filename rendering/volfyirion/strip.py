"""The title strip: game, round, whose turn, and the points that are left."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.core import View
from engine.games.volfyirion.state import Points, Volfyirion, active, points
from rendering import icons
from rendering.canvas import sheet
from rendering.fonts import Face
from rendering.pieces import badge, lay
from rendering.text import Style, fitted, width, write
from rendering.volfyirion import symbols, tokens
from rendering.volfyirion.symbols import BONE, CURRENCIES, EMBER, GLOW, SLATE
from rendering.words import Say, said

WIDE, HIGH = 1280, 64
MIDDLE = 30
TITLE, ROUND, TURN = Style(Face.TITLE, 36), Style(Face.BOLD, 34), Style(Face.BOLD, 36)
PILL, GAP, BADGE = 46, 8, 46
LEFT, RIGHT = 66, WIDE - 14

Three = tuple[int, int, int]


class Strip(NamedTuple):
    round: str
    turn: str
    seats: tuple[int, ...]  # to move
    points: Three | None
    shown: tuple[int, ...] = (0, 1, 2)  # which of them


def draw_strip(image: Image.Image, view: View[Volfyirion], say: Say) -> None:
    s = view.s
    seats = tuple(active(s)) if s.teams and s.result is None else ()
    facts = Strip(
        say("picture-round", n=s.round) if s.round else "",
        turn_words(view, say) if seats else "",
        seats,
        three(points(s, seats[0])) if seats and s.mode != "coop" else None,
        (1, 2) if s.mode == "team" else (0, 1, 2),  # C are personal [VF-57]
    )
    image.paste(strip(facts, say), (0, 0))


def turn_words(view: View[Volfyirion], say: Say) -> str:
    s = view.s
    if view.seat in active(s):
        return said(say, "picture-your-turn")
    if s.mode == "team":
        return say("picture-team-turn", n=s.turn_of + 1)
    if s.mode == "coop":
        return said(say, "picture-both-turn")
    return say("picture-house-turn", n=active(s)[0] + 1)


def three(held: Points) -> Three:
    return held.command, held.battle, held.knowledge


def pills(held: Three, high: int, only: tuple[int, ...] = (0, 1, 2)) -> list[Image.Image]:
    """Points that are left, pale where there are none."""
    names = list(CURRENCIES)
    return [tokens.pill(names[i], str(held[i]), high, dim=not held[i]) for i in only]


@lru_cache(maxsize=128)
def strip(facts: Strip, say: Say) -> Image.Image:
    image = sheet((WIDE, HIGH), SLATE, seed=12, edge=0)
    image.paste(EMBER, (0, HIGH - 3, WIDE, HIGH))
    icons.stamp(image, (36, MIDDLE), "wyrm", 50, EMBER)
    title = said(say, "picture-volfyirion")
    write(image, (LEFT, MIDDLE), title, TITLE, BONE, "lm")
    x = LEFT + width(title, TITLE) + 24
    write(image, (x, MIDDLE), facts.round, ROUND, symbols.DIM, "lm")
    x += width(facts.round, ROUND) + 20
    right = RIGHT
    for piece in reversed(pills(facts.points, PILL, facts.shown) if facts.points else []):
        lay(image, (right - piece.width // 2, MIDDLE), piece)
        right -= piece.width + GAP
    _turn(image, facts, (x, right - 12))
    return image


def _turn(image: Image.Image, facts: Strip, room: tuple[int, int]) -> None:
    """Badges and words, in the middle of what is left."""
    marks = len(facts.seats) * (BADGE + 4) + 8
    text, style = fitted(facts.turn, TURN, room[1] - room[0] - marks, 24)
    x = (room[0] + room[1] - marks - width(text, style)) // 2
    for seat in facts.seats:
        lay(image, (x + BADGE // 2, MIDDLE), badge(seat, str(seat + 1), BADGE))
        x += BADGE + 4
    write(image, (x + 8, MIDDLE), text, style, GLOW, "lm")
