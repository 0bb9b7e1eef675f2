"""How figures stand together in an area."""

from typing import NamedTuple

from PIL import Image

from rendering.wonder_book.figures import Figure, picture
from rendering.wonder_book.maps import Box


class Crowd(NamedTuple):
    """How close figures stand: their size, the gap to the next, whether plates show names, and the
    size below which there is no plate; Hearts must be readable from afar."""

    size: int
    gap: int
    named: bool = False
    plate: int = 50
    boss: int = 2  # times as large as a hero

    @property
    def line(self) -> int:
        """The gap between rows: those of an overlapping crowd lie a little over the next."""
        return LINE if self.gap > 0 else -self.size // 6


LINE = 1  # pixels between rows
# The first in which all fit: a crowd overlaps before it becomes small, as far as letters show.
CROWDS = (
    Crowd(84, 5, named=True),
    Crowd(74, 5, named=True),
    Crowd(66, 5, named=True),
    Crowd(60, 5, named=True),
    Crowd(60, -14, named=True),
    Crowd(54, -14, named=True),
    Crowd(66, 5),
    Crowd(60, -14),
    Crowd(54, -14),
    Crowd(48, -12),
    Crowd(42, -12),
    Crowd(36, -11),
    Crowd(32, -10),
    Crowd(36, -11, boss=1),
    Crowd(32, -10, boss=1),
    Crowd(36, -11, plate=36),
    Crowd(32, -10, plate=32),
    Crowd(28, -9, plate=28),
)
PLATES = ("boss", "ally")
SPREAD = 6  # the widest gap between figures, in pixels


def stand(image: Image.Image, box: Box, figures: tuple[Figure, ...], closer: float = 1) -> None:
    """Rows in the middle of the box, as large as they fit; the upper left figure lies on top."""
    crowd, rows = gathered(box, figures, closer)
    gap, line = round(crowd.gap * closer), round(crowd.line * closer)
    high = _high(rows, line)
    y = max(box[1] + high, (box[1] + box[3] + high) // 2)
    for row in reversed(rows):
        y -= _high([row], line)
        x = (box[0] + box[2] + _wide(row, gap)) // 2
        for piece in reversed(row):
            x -= piece.width
            image.paste(piece, (x, y + (_high([row], line) - piece.height) // 2), piece)
            x -= gap
        y -= line


def gathered(
    box: Box, figures: tuple[Figure, ...], closer: float = 1
) -> tuple[Crowd, list[list[Image.Image]]]:
    """The crowd that the figures make in a box, and its rows; a boss stands in front of all."""
    rows: list[list[Image.Image]] = []
    crowd, room = CROWDS[0], box[2] - box[0]
    figures = tuple(sorted(figures, key=lambda one: one.kind != "boss"))
    for crowd in CROWDS:
        pieces, gap = [_piece(one, crowd, closer) for one in figures], round(crowd.gap * closer)
        rows, high = _broken(pieces, gap, room), box[3] - box[1]
        fits = all(_wide(row, gap) <= room for row in rows)
        if fits and _high(rows, round(crowd.line * closer)) <= high:
            return _spread(crowd, rows, (room, high), closer)
    return crowd, rows


def _spread(
    crowd: Crowd, rows: list[list[Image.Image]], size: tuple[int, int], closer: float
) -> tuple[Crowd, list[list[Image.Image]]]:
    """The same figures in as many rows as make them overlap least, each as wide as it may be."""
    best, pieces = (crowd, rows), [piece for row in rows for piece in row]
    for count in range(len(rows), len(pieces) + 1):
        each = -(-len(pieces) // count)
        lines = [pieces[i : i + each] for i in range(0, len(pieces), each)]
        if count == len(rows):
            lines = rows
        gap = min(
            SPREAD,
            *(int((size[0] - _wide(row, 0)) / closer) // max(1, len(row) - 1) for row in lines),
        )
        wider = crowd._replace(gap=gap)
        if gap > best[0].gap and _high(lines, round(wider.line * closer)) <= size[1]:
            best = wider, lines
    return best


def _piece(figure: Figure, crowd: Crowd, closer: float) -> Image.Image:
    if figure.kind not in PLATES:
        return picture(figure, round(crowd.size * closer))
    shown = figure if crowd.named else figure._replace(letter="")
    size = max(crowd.size * (crowd.boss if figure.kind == "boss" else 1), crowd.plate)
    return picture(shown, round(size * closer))


def _broken(pieces: list[Image.Image], gap: int, room: int) -> list[list[Image.Image]]:
    rows: list[list[Image.Image]] = [[]]
    for piece in pieces:
        if rows[-1] and _wide([*rows[-1], piece], gap) > room:
            rows.append([])
        rows[-1].append(piece)
    return rows


def _wide(row: list[Image.Image], gap: int) -> int:
    return sum(piece.width + gap for piece in row) - gap


def _high(rows: list[list[Image.Image]], line: int) -> int:
    return sum(max((piece.height for piece in row), default=0) + line for row in rows) - line
