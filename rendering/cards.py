"""What a card says, in words, for whatever draws it: rows and pages alike."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import NamedTuple

from PIL import Image

from rendering.palette import Colour
from rendering.words import Say


class Ground(NamedTuple):
    """A scene cut out of paper: its atlas, and its row and column there."""

    atlas: str
    row: str
    column: str


class Card(NamedTuple):
    """What a card shows, already in words. Texts may contain **bold**, *italic* and :icon:."""

    title: str
    kind: str
    colour: Colour
    letter: str  # stands for the colour
    art: str = ""  # an icon
    face: str = ""  # a portrait, drawn instead of the icon
    figure: str = ""  # a number, drawn large instead of the icon
    ground: Ground | None = None  # a scene behind the icon
    plate: Callable[[], Image.Image] | None = None  # a picture as wide as a page, instead of all
    story: str = ""
    facts: tuple[tuple[str, str], ...] = ()  # icon and what it says, a line each
    rule: str = ""
    flavour: str = ""
    cost: tuple[tuple[str, str], ...] = ()  # icon and number
    number: str = ""  # in its deck
    times: int = 1  # how many equal cards it stands for
    chosen: bool = False
    emblem: str = ""  # an icon that stands for the kind, instead of the letter on a page


def together(
    ids: Iterable[str], of: Callable[[str, Say], Card | None], say: Say
) -> tuple[Card, ...]:
    """The cards of these ids in their order, equal ones as one. An id that is no card's is left
    out."""
    counts = Counter(ids).items()
    return tuple(card._replace(times=n) for id, n in counts if (card := of(id, say)))
