"""The side column: what is happening, the quest, the order of play, and a panel for each seat."""

from typing import NamedTuple

from PIL import Image

from engine.core import View
from engine.games.realm_of_wonder.cards import QUESTS, QuestKey
from engine.games.realm_of_wonder.state import Realm, by_speed
from rendering import icons, rich
from rendering.canvas import border, sheet
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import Colour
from rendering.pieces import LEAST, lay
from rendering.realm_of_wonder import symbols
from rendering.realm_of_wonder.figures import Token, face, token, token_of
from rendering.realm_of_wonder.panels import panel, panel_of
from rendering.realm_of_wonder.symbols import DIM, GILT, MOON, PANEL
from rendering.text import Style, fitted, width, write
from rendering.words import Say, said

LEFT, WIDE = 950, 322
TOP, BOTTOM, GAP = 8, 952, 8
HEAD, QUEST, TRACK = 92, 68, 112
QUEST_AT = (LEFT, TOP + HEAD + GAP)
FACE, BELOW = 44, 40  # in the order of play: a face, and what lies below its middle
SEATS_AT = QUEST_AT[1] + QUEST + GAP + TRACK + GAP
FEW, MOST = 3, (126, 160)  # few players leave room for the legend  # of a seat's panel
ROUND, TURN, NUMBER = Style(Face.BOLD, 30), Style(Face.BOLD, 34), Style(Face.BOLD, 28)
NEEDED = Style(Face.BOLD, 38)


class Head(NamedTuple):
    round: int
    step: str
    acting: Token | None
    who: str  # the acting character
    mine: bool
    left: int  # movement points


class Mark(NamedTuple):
    """A seat in a row: a number, or an icon in its place."""

    who: Token
    number: str = ""
    icon: str = ""
    done: bool = False
    acting: bool = False


def draw_column(image: Image.Image, view: View[Realm], say: Say) -> None:
    """Everything except the quest, which stays the same all game long."""
    s = view.s
    image.paste(_head(head_of(view), say), (LEFT, TOP))
    top = QUEST_AT[1] + QUEST + GAP
    image.paste(track(track_of(s), marks_of_track(s), say), (LEFT, top))
    high = _panel_height(s.seats)
    for seat in range(s.seats):
        top = SEATS_AT + seat * (high + GAP // 2)
        image.paste(panel(panel_of(view, seat), (WIDE, high), say), (LEFT, top))


def seats_end(seats: int) -> int:
    """Where the last panel ends, in pixels from the top."""
    return SEATS_AT + seats * (_panel_height(seats) + GAP // 2)


def _panel_height(seats: int) -> int:
    return min(MOST[seats > FEW], (BOTTOM - SEATS_AT - GAP // 2 * (seats - 1)) // seats)


# --- what is going on -------------------------------------------------------------------------


def head_of(view: View[Realm]) -> Head:
    """Whose turn it is or, at the end, who has won."""
    s = view.s
    if s.result is not None:
        first = [seat for seat, place in enumerate(s.result.places) if place == 1]
        winner = first[0] if len(first) == 1 else None
        key = s.characters[winner].key if winner is not None else ""
        return Head(s.round, "end", token(s, winner), key, mine=False, left=-1)
    acting = s.turn_of
    key = s.characters[acting].key if acting is not None else ""
    left = s.characters[acting].pace.left if acting is not None and s.step == "movement" else -1
    mine = acting is not None and acting == view.seat
    return Head(s.round, s.step, token(s, acting), key, mine, left)


@kept
def _head(facts: Head, say: Say) -> Image.Image:
    image = _sheet(HEAD, GILT)
    text = f"{say('picture-round', n=facts.round)} · {said(say, f'picture-step-{facts.step}')}"
    words, style = fitted(text, ROUND, WIDE - 24, LEAST)
    write(image, (WIDE // 2, 23), words, style, MOON, "mm")
    if not facts.acting:
        id = "picture-shared" if facts.step == "end" else "picture-all-choose"
        words, style = fitted(said(say, id), TURN, WIDE - 24, LEAST)
        write(image, (WIDE // 2, 66), words, style, GILT, "mm")
        return image
    lay(image, (36, 65), face(facts.acting, 48))
    right = WIDE - 12
    if facts.left >= 0:
        right -= width(str(facts.left), TURN)
        write(image, (right, 64), str(facts.left), TURN, GILT, "lm")
        right -= 40
        icons.stamp(image, (right + 18, 64), symbols.MOVES, 34, GILT)
    name = "picture-your-turn" if facts.mine else f"character-{facts.who}"
    words, style = fitted(said(say, name), TURN, right - 78, LEAST)
    write(image, (72, 64), words, style, GILT, "lm")
    return image


# --- the quest, and the order of play ---------------------------------------------------------


@kept
def quest_plate(quest: QuestKey, say: Say) -> Image.Image:
    """What the quest is called and how much it asks for; each seat has its progress on its
    panel [RW-72]."""
    image = _sheet(QUEST, DIM)
    icons.stamp(image, (32, QUEST // 2), symbols.QUESTS[quest], 44, GILT)
    needed = str(QUESTS[quest])
    write(image, (WIDE - 12, QUEST // 2), needed, NEEDED, GILT, "rm")
    title = quest_title(quest, WIDE - 76 - width(needed, NEEDED), say)
    rich.paint(image, (58, (QUEST - title.height) // 2 - 2), title, MOON)
    return image


def quest_title(quest: str, room: int, say: Say) -> rich.Block:
    """The title of the quest, in two lines at most."""
    return rich.fit(said(say, f"quest-{quest}"), (room, QUEST - 6), (30, LEAST), Face.BOLD, True)


def track_of(s: Realm) -> str:
    return s.step if s.step in ("spells", "movement") else "cards"


def marks_of_track(s: Realm) -> tuple[Mark, ...]:
    """The seats in the order in which they act: the slowest casts first, the fastest moves
    first [RW-18, RW-21]."""
    match track_of(s):
        case "cards":
            chosen = [one.chosen.value is not None for one in s.characters]
            return tuple(
                Mark(token_of(s, seat), icon="check" if done else "hourglass", done=not done)
                for seat, done in enumerate(chosen)
            )
        case "spells":
            order = by_speed(s)
        case _:
            order = by_speed(s)[::-1]
    return tuple(_runner(s, seat) for seat in order)


def _runner(s: Realm, seat: int) -> Mark:
    pace = s.characters[seat].pace
    done = pace.cast if s.step == "spells" else pace.moved
    return Mark(token_of(s, seat), str(pace.speed), done=done, acting=seat == s.turn_of)


@kept
def track(kind: str, marks: tuple[Mark, ...], say: Say) -> Image.Image:
    """The seats in a row, each with its number or icon below."""
    image = _sheet(TRACK, DIM)
    words, style = fitted(said(say, f"picture-track-{kind}"), NUMBER, WIDE - 20, LEAST)
    write(image, (WIDE // 2, 18), words, style, MOON, "mm")
    cell = _cell(len(marks))
    _row(image, marks, (WIDE - cell * len(marks)) // 2, cell, 54)
    return image


def _row(image: Image.Image, marks: tuple[Mark, ...], left: int, cell: int, y: int) -> None:
    """Badges with what belongs to each below them."""
    for i, mark in enumerate(marks):
        x = left + i * cell + cell // 2
        if mark.acting:
            image.paste(GILT, (x - cell // 2 + 1, y - 23, x + cell // 2 - 1, y + 56))
        lay(image, (x, y), face(mark.who, FACE, mark.done and not mark.acting))
        tone: Colour = symbols.MIDNIGHT if mark.acting else DIM if mark.done else MOON
        if mark.icon:
            icons.stamp(image, (x, y + BELOW), mark.icon, 28, DIM if mark.done else GILT)
        else:
            write(image, (x, y + BELOW), mark.number, NUMBER, tone, "mm")


def _cell(count: int) -> int:
    return min(56, (WIDE - 20) // max(1, count))


def _sheet(high: int, rim: Colour) -> Image.Image:
    image = sheet((WIDE, high), PANEL, seed=high, edge=0.3)
    border(image, rim, 2)
    return image
