"""What stands and lies on a space: one picture for all of it, made only once."""

from typing import NamedTuple

from PIL import Image

from engine.games.realm_of_wonder.board import SPACES
from engine.games.realm_of_wonder.state import Realm, house_at
from rendering import icons, portraits
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.lines import Point
from rendering.palette import EYE, INK, NIGHT, SEATS, WHITE, mix
from rendering.pieces import badge, pointer
from rendering.realm_of_wonder import spots, symbols
from rendering.realm_of_wonder.aside import ALONE, TAG, Place, aside
from rendering.realm_of_wonder.easel import (
    Box,
    Brush,
    Easel,
    Piece,
    Stand,
    blank,
    cropped,
)
from rendering.realm_of_wonder.spots import PAPER
from rendering.text import Style, width, write

REACH = 64
BOX: Box = (-REACH, -REACH, REACH, REACH)
BESIDE_MONSTER, BESIDE_FORT = Place((25, -28), 60), Place((-11, -22), 60)
TWO = Place((-19, -30), 50), Place((19, -22), 50)  # where one goes through another, or fights
STACKED = 3  # tokens of a fort that are drawn; the number tells how many there are
SLAB = 4.5


class Token(NamedTuple):
    """A token: its owner's seat, and letter and key of the character."""

    seat: int
    letter: str
    key: str = ""


class Standing(NamedTuple):
    """A space with everything that is on it."""

    code: str
    tower: bool = False  # whether its tile lies face down
    house: Token | None = None
    monster: str = ""
    fort: Token | None = None
    height: int = 0
    figure: Token | None = None
    other: Token | None = None  # who stands there, too, while somebody is on the way
    place: Place = ALONE  # of the figure
    acting: bool = False
    mine: bool = False  # the reader's own figure
    new: bool = False  # changed since the reader's last turn

    @property
    def busy(self) -> bool:
        """Whether something stands there; then the code moves down, to a plate of its own."""
        return bool(self.figure or self.monster or self.fort)


def standing(s: Realm, code: str, new: bool = False) -> Standing:
    """All that is on the space with this code, as plain values by which its picture is kept; `new`
    rings it, as a move has just changed it."""
    here = sorted(seats_at(s, code), key=lambda seat: seat != s.turn_of)
    first, second = (here[n] if n < len(here) else None for n in range(2))
    fort, house = s.forts.get(code), None
    if SPACES[code].feature == "house":
        house = house_at(s, code)
    return Standing(
        code,
        code in s.towers,
        token(s, house),
        s.monsters.get(code, ""),
        token(s, fort.owner) if fort else None,
        fort.height if fort else 0,
        token(s, first),
        token(s, second),
        ALONE if first is None else aside(code, Stand(s.middle, s.castle), busy(s)),
        first is not None and first == s.turn_of and s.result is None,
        new,
    )


def seats_at(s: Realm, code: str) -> list[int]:
    return [seat for seat, one in enumerate(s.characters) if one.at == code]


def busy(s: Realm) -> frozenset[str]:
    """The spaces on which something stands."""
    return frozenset([*s.forts, *s.monsters, *(one.at for one in s.characters)])


def token(s: Realm, seat: int | None) -> Token | None:
    return None if seat is None else token_of(s, seat)


def token_of(s: Realm, seat: int) -> Token:
    key = s.characters[seat].key
    return Token(seat, symbols.LETTERS[key], key)


def letters(s: Realm) -> tuple[str, ...]:
    """The letters of all seats' characters, for pictures that show players without the board."""
    return tuple(token_of(s, seat).letter for seat in range(s.seats))


def faces(s: Realm) -> tuple[str, ...]:
    return tuple(one.key for one in s.characters)


@kept
def picture(facts: Standing, scale: float) -> Piece:
    """Kept by its facts. `scale` 1 is the board's own; the piece tells where its corner lies from
    the middle of the space."""
    easel = blank(BOX, scale)
    if facts.new:
        _ring(easel)
    _ground(easel, facts)
    if facts.fort:
        _fort(easel, facts)
    if facts.monster:
        _monster(easel, facts)
    if facts.figure:
        _figure(easel, facts)
    if facts.busy:
        _tag(easel, facts.code)
    return cropped(easel)


def _ground(easel: Easel, facts: Standing) -> None:
    """The space itself, with its code unless that moves below a figure."""
    coded = not facts.busy
    if facts.house:
        piece = spots.house(facts.code, SEATS[facts.house.seat].colour, easel.scale, coded)
    elif facts.tower:
        piece = spots.tower(facts.code, easel.scale)
    else:
        piece = spots.space(facts.code, easel.scale, coded)
    easel.lay(piece, (0, 0))
    if facts.house:
        easel.lay(_badge(facts.house, 20, easel.scale), (0, -15))


def _ring(easel: Easel) -> None:
    """Something changed here."""
    for colour, wide in ((INK, 8), (WHITE, 5), ((214, 44, 120), 2.4)):
        easel.paint(colour, BOX, lambda b, w=wide: b.arc((0, 0), (36, 36), (0, 360), w))


def _monster(easel: Easel, facts: Standing) -> None:
    """Dark, with a bright eye, above its code [RW-42]."""
    where: Point = (-10, -15) if facts.figure else (0, -17)
    for colour, radius in ((EYE, 24.5), (NIGHT, 22)):
        easel.paint(colour, BOX, lambda b, r=radius: b.dot(where, r))
    size = round(36 * easel.scale)
    icons.stamp(easel.image, easel.pixel(where), symbols.TILES[facts.monster], size, EYE)


def _tag(easel: Easel, code: str) -> None:
    """The code on a plate of its own, where something stands above it."""
    half = spots.half_width(len(code) > 2)
    for colour, by in ((INK, 2.0), (PAPER, 0.0)):
        easel.paint(colour, BOX, lambda b, by=by: _plate(b, (0, TAG), half + by, 11 + by))
    spots.write_code(easel, code, INK, TAG)


def _fort(easel: Easel, facts: Standing) -> None:
    """Stacked tokens: whose they are, and how many there are [RW-35, RW-36]."""
    owner, style = facts.fort, Style(Face.BOLD, round(28 * easel.scale))
    assert owner
    colour, number = SEATS[owner.seat].colour, str(facts.height)
    half = 15 + width(number, style) / easel.scale / 2
    x, top = (16 if facts.figure else 0), min(facts.height, STACKED) - 1
    for i in range(top + 1):
        y = -5 - i * SLAB
        for tone, by in ((INK, 2.0), (mix(colour, WHITE, 0.55) if i == top else colour, 0.0)):
            easel.paint(tone, BOX, lambda b, y=y, by=by: _plate(b, (x, y), half + by, 12 + by))
    easel.lay(_badge(owner, 28, easel.scale), (x + 13 - half, -5 - top * SLAB))
    where = easel.pixel((x + half - 4, -5 - top * SLAB))
    write(easel.image, where, number, style, INK, "rm")


def _plate(brush: Brush, middle: Point, half: float, high: float) -> None:
    (x, y) = middle
    brush.shape([(x - half, y - high), (x + half, y - high), (x + half, y + high),
                 (x - half, y + high)])  # fmt: skip


def _figure(easel: Easel, facts: Standing) -> None:
    """A figure, moved aside for somebody else, a monster or its own fort. The one that is to act
    glows."""
    figure = facts.figure
    assert figure
    where, size = BESIDE_MONSTER if facts.monster else BESIDE_FORT if facts.fort else facts.place
    if facts.other:
        (there, less), (where, size) = TWO
        easel.lay(face(facts.other, round(less * easel.scale), high=True), there)
    if facts.acting:
        easel.paint((255, 232, 150), BOX, lambda b: b.dot(where, size / 2 + 6))
    easel.lay(face(figure, round(size * easel.scale), high=True), where)
    if facts.mine:
        easel.lay(pointer(round(size * easel.scale * 0.4)), (where[0], where[1] - size / 2 + 5))


def face(who: Token, size: int, dimmed: bool = False, high: bool = False) -> Image.Image:
    """The character in the ring of its seat, `size` pixels wide."""
    return portraits.token(who.key, who.seat, who.letter, size, dimmed, high)


def _badge(who: Token, size: int, scale: float) -> Image.Image:
    return badge(who.seat, who.letter, round(size * scale))
