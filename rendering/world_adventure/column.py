"""The side column: month, events, turn order, who is wanted, and a panel for each seat."""

from typing import NamedTuple

from PIL import Image

from engine.core import View
from engine.games.world_adventure.state import World
from engine.games.world_adventure.wanted import ranked
from rendering import icons, rich
from rendering.canvas import border, sheet
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import FAINT_INK, GOLD, INK, Colour
from rendering.pieces import LEAST, badge, lay
from rendering.text import Style, fitted, width, write
from rendering.words import Say, said
from rendering.world_adventure import symbols
from rendering.world_adventure.figures import figure
from rendering.world_adventure.panels import PALE, panel, panel_of
from rendering.world_adventure.places import Token, token_of

LEFT, WIDE = 950, 322
TOP, BOTTOM, GAP = 8, 952, 6
HEAD, EVENTS, ORDER = 100, 76, 56
SEATS_AT = TOP + HEAD + EVENTS + ORDER + 3 * GAP
ACTING, TWO_LINES = 68, 72  # the middle of who acts, and how high two lines may be
MOST = 186  # height of a seat's panel
FACE, NARROW = 40, 34  # the smallest face in the turn order, and how near another may be
MONTH, TURN, EVENT, POINTS = (
    Style(Face.BOLD, 30),
    Style(Face.BOLD, 34),
    Style(Face.BOLD, 29),
    Style(Face.BOLD, 30),
)


class Head(NamedTuple):
    month: int
    stage: int
    step: str
    acting: Token | None
    who: str  # the acting hero
    mine: bool
    moves: int
    actions: int
    legend: bool = False  # only a seat that has beaten one can win [WA-04]


def draw_column(image: Image.Image, view: View[World], say: Say) -> None:
    """Pasted into the right of the board; the more seats there are, the lower their panels."""
    s = view.s
    image.paste(_head(head_of(view)._replace(legend=s.legend), say), (LEFT, TOP))
    image.paste(_events(s.running, s.coming, say), (LEFT, TOP + HEAD + GAP))
    order = tuple(token_of(s, seat) for seat in s.order)
    wanted = tuple((token_of(s, seat), s.clans[seat].wanted) for seat in ranked(s))
    turn = s.order.index(s.turn_of) if s.turn_of in s.order else -1
    image.paste(_order(order, turn, wanted), (LEFT, TOP + HEAD + EVENTS + 2 * GAP))
    high = panel_height(s.seats)
    for seat in range(s.seats):
        top = SEATS_AT + seat * (high + GAP)
        image.paste(panel(panel_of(view, seat), (WIDE, high), say), (LEFT, top))


def panel_height(seats: int) -> int:
    """In pixels."""
    return min(MOST, (BOTTOM - SEATS_AT - GAP * (seats - 1)) // seats)


def head_of(view: View[World]) -> Head:
    """Whose turn it is or, at the end, who has won."""
    s = view.s
    if s.result is not None:
        first = [seat for seat, place in enumerate(s.result.places) if place == 1]
        winner = first[0] if len(first) == 1 else None
        token = token_of(s, winner) if winner is not None else None
        key = s.clans[winner].hero.key if winner is not None else ""
        return Head(s.month, s.stage, "end", token, key, mine=False, moves=-1, actions=-1)
    acting, step = s.turn_of, s.step if s.month else "setup"
    if acting is None:
        return Head(s.month, s.stage, step, None, "", mine=False, moves=-1, actions=-1)
    clan = s.clans[acting]
    points = clan.acting
    mine = acting == view.seat
    token = token_of(s, acting)
    return Head(s.month, s.stage, s.step, token, clan.hero.key, mine, points.moves, points.actions)


@kept
def _head(facts: Head, say: Say) -> Image.Image:
    image = _sheet(HEAD, GOLD)
    id = "picture-wa-month" if facts.month else "game-world-adventure"
    text = say(id, n=facts.month, stage=facts.stage)
    words, style = fitted(text, MONTH, WIDE - 24 - 72 * facts.legend, LEAST)
    write(image, (WIDE // 2, 24), words, style, INK, "mm")
    if facts.legend:
        icons.stamp(image, (WIDE - 28, 24), symbols.DEEDS["legendary"], 36, symbols.LEGEND)
    if not facts.acting:
        id = "picture-shared" if facts.step == "end" else f"picture-wa-step-{facts.step}"
        words, style = fitted(said(say, id), TURN, WIDE - 24, LEAST)
        write(image, (WIDE // 2, ACTING), words, style, symbols.NEEDED, "mm")
        return image
    lay(image, (36, ACTING), figure(facts.acting, 54))
    right = WIDE - 12
    if facts.moves >= 0:
        for n, icon in ((facts.actions, symbols.ACTIONS), (facts.moves, symbols.MOVES)):
            right -= width(str(n), TURN)
            write(image, (right, ACTING), str(n), TURN, INK, "lm")
            right -= 36
            icons.stamp(image, (right + 17, ACTING), icon, 32, symbols.NEEDED)
            right -= 8
    name = "picture-your-turn" if facts.mine else f"hero-{facts.who}"
    block = rich.fit(said(say, name), (right - 76, TWO_LINES), (TURN.size, LEAST), Face.BOLD)
    rich.paint(image, (72, ACTING - block.height // 2), block, INK)
    return image


@kept
def _events(now: str, coming: str, say: Say) -> Image.Image:
    """The events in force, with a strong line; the next month's are paler, with an arrow
    [WA-26]."""
    image = _sheet(EVENTS, PALE)
    for y, event, tone in ((21, now, INK), (56, coming, FAINT_INK)):
        if not event:
            continue
        icons.stamp(image, (28, y), symbols.HAPPENINGS[event], 34, tone)
        text = said(say, f"happening-{event}")
        if event is coming and y > EVENTS // 2:
            write(image, (52, y), "»", EVENT, tone, "lm")
        left = 52 if y < EVENTS // 2 else 72
        words, style = fitted(text, EVENT, WIDE - left - 10, LEAST)
        write(image, (left, y), words, style, tone, "lm")
    return image


@kept
def _order(
    order: tuple[Token, ...], turn: int, wanted: tuple[tuple[Token, int], ...]
) -> Image.Image:
    """The turn order on the left; on the right the wanted, beginning with the most wanted
    [WA-24, WA-76]."""
    image = _sheet(ORDER, PALE)
    y, x, close = ORDER // 2, WIDE - 8, len(order) + len(wanted) > 7
    for one, points in reversed(wanted):
        x -= width(str(points), POINTS)
        write(image, (x, y), str(points), POINTS, symbols.RED, "lm")
        x -= 25 if close else 34
        lay(image, (x + 15, y), badge(one.seat, one.letter, 24 if close else 32))
        x -= 6
    if wanted:
        icons.stamp(image, (x - 16, y), symbols.WANTED, 30, symbols.RED)
        x -= 36
    step = min(46, (x - 8) // len(order)) if order else 0
    size = 44 if step > 42 else FACE if step >= NARROW else 30
    for i, one in enumerate(order):
        x = 6 + step * i + step // 2
        if i == turn:
            image.paste(GOLD, (x - step // 2, 4, x + step // 2 + 2, ORDER - 4))
        lay(image, (x, y), figure(one, size, dimmed=i < turn))
    return image


def _sheet(high: int, rim: Colour) -> Image.Image:
    image = sheet((WIDE, high), symbols.PANEL, seed=high, edge=0.3)
    border(image, rim, 2)
    return image
