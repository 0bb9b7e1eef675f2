"""The title strip: game, round, whose turn, and the points that are left."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.core import View
from engine.games.volfyirion.coop import TOGETHER
from engine.games.volfyirion.state import Points, Volfyirion, active, gained, points
from rendering.canvas import sheet
from rendering.fonts import Face
from rendering.pieces import LEAST, lay
from rendering.portraits import head
from rendering.text import Style, fitted, width, write
from rendering.volfyirion import symbols, tokens
from rendering.volfyirion.symbols import BONE, CURRENCIES, EMBER, GLOW, SLATE
from rendering.words import Names, Say, said

WIDE, HIGH = 1280, 64
MIDDLE = 30
TITLE, ROUND, TURN = Style(Face.TITLE, 36), Style(Face.BOLD, 34), Style(Face.BOLD, 36)
PILL, GAP, BADGE = 46, 8, 54
LEFT, RIGHT = 66, WIDE - 14
POOLED = ("battle", "knowledge")
TURN_ROOM = (450, 930)

Three = tuple[int, int, int]


class Strip(NamedTuple):
    """What stays the same for a whole turn: the words, and the seats that are to move."""

    turn: str
    seats: tuple[int, ...]
    left: int  # where the round ends


def strip_of(view: View[Volfyirion], say: Say, names: Names) -> Strip:
    s = view.s
    seats = tuple(active(s)) if s.teams and s.result is None else ()
    left = round_at(say) + (width(_round(s, say), ROUND) + GAP if s.round else 0)
    return Strip(turn_words(view, say, names) if seats else "", seats, left)


def write_strip(image: Image.Image, view: View[Volfyirion], say: Say) -> None:
    """What changes within a turn: the round and the points that are left."""
    s = view.s
    if s.round:
        write(image, (round_at(say), MIDDLE), _round(s, say), ROUND, symbols.DIM, "lm")
    if not s.teams or s.result is not None:
        return
    right = RIGHT
    for piece in reversed(_purse(s)):
        lay(image, (right - piece.width // 2, MIDDLE), piece)
        right -= piece.width + GAP


def _purse(s: Volfyirion) -> list[Image.Image]:
    """The points of the seat that is to move; the C of partners are personal and stand on their
    panels [VF-57]. In co-op, what both Houses have together of what they need [VF-54]."""
    if s.mode == "coop":
        held = [(name, sum(getattr(house.points, name) for house in s.houses)) for name in POOLED]
        return [tokens.pill(name, f"{n}/{TOGETHER}", PILL, dim=not n) for name, n in held]
    shown, seat = (1, 2) if s.mode == "team" else (0, 1, 2), active(s)[0]
    return pills(three(points(s, seat)), three(gained(s, seat)), PILL, shown)


def _round(s: Volfyirion, say: Say) -> str:
    return numbered(say, "picture-round", s.round)


def round_at(say: Say) -> int:
    """Where the round begins, in pixels from the left."""
    return LEFT + width(said(say, "picture-volfyirion"), TITLE) + 24


def turn_words(view: View[Volfyirion], say: Say, names: Names) -> str:
    """The reader's own turn, a team's, everybody's, or that of a House as `names` calls it."""
    s = view.s
    if view.seat in active(s):
        return said(say, "picture-your-turn")
    if s.mode == "team":
        return numbered(say, "picture-team-turn", s.turn_of + 1)
    if s.mode == "coop":
        return said(say, "picture-both-turn")
    return say("picture-house-turn", name=names(active(s)[0]))


@lru_cache(maxsize=256)
def numbered(say: Say, id: str, n: int) -> str:
    """A message with a number, said once per language."""
    return say(id, n=n)


def three(held: Points) -> Three:
    return held.command, held.battle, held.knowledge


def pills(left: Three, of: Three, high: int, only: tuple[int, ...]) -> list[Image.Image]:
    """The points that are left of those gained in this turn; pale if none are left."""
    names = list(CURRENCIES)
    return [
        tokens.pill(names[i], str(left[i]), high, dim=not left[i], of=f"/{of[i]}" if of[i] else "")
        for i in only
    ]


def strip(facts: Strip, say: Say) -> Image.Image:
    """WIDE x HIGH pixels."""
    image = sheet((WIDE, HIGH), SLATE, seed=12, edge=0)
    image.paste(EMBER, (0, HIGH - 3, WIDE, HIGH))
    lay(image, (36, MIDDLE), head("volfyirion", 54))
    write(image, (LEFT, MIDDLE), said(say, "picture-volfyirion"), TITLE, BONE, "lm")
    _turn(image, facts, (max(TURN_ROOM[0], facts.left), TURN_ROOM[1]))
    return image


def _turn(image: Image.Image, facts: Strip, room: tuple[int, int]) -> None:
    """Badges and words, in the middle of what is left."""
    marks = len(facts.seats) * (BADGE + 4) + 8
    text, style = fitted(facts.turn, TURN, room[1] - room[0] - marks, LEAST)
    x = (room[0] + room[1] - marks - width(text, style)) // 2
    for seat in facts.seats:
        lay(image, (x + BADGE // 2, MIDDLE), tokens.house(seat, BADGE))
        x += BADGE + 4
    write(image, (x + 8, MIDDLE), text, style, GLOW, "lm")
