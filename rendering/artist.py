"""What a game's drawings offer to whatever shows them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Generic, TypeVar

from PIL import Image

from engine.core import State, View
from rendering.cards import Card
from rendering.page import draw_page
from rendering.rows import draw_rows
from rendering.words import Names, Say

COVERS = Path(__file__).parent / "assets" / "covers"

S = TypeVar("S", bound=State)
Picture = Image.Image | None  # None: there is nothing to see
OfView = Callable[[View[S], Say], Picture]
OfNames = Callable[[View[S], Say, Names], Picture]


@dataclass(frozen=True, kw_only=True)
class Artist(Generic[S]):
    """`rendering.<game>.ARTIST`. What a game has no pictures of is left out."""

    table: Callable[[View[S], Say], Image.Image]
    named: Callable[[View[S], Say, Names], Image.Image] | None = None  # where seats have no figures
    card: Callable[[str, Say], Card | None]  # by an id of `Game.cards`
    hand: Callable[[View[S], Say], Sequence[Card]]  # of the seat that looks
    close_up: OfView[S] | None = None  # where the seat's own figure stands, for a phone
    named_close_up: OfNames[S] | None = None  # where that tells whose something is
    offer: OfView[S] | None = None  # what the seat can buy now, for a phone
    page: OfView[S] | None = None  # the page that lies open
    pile: Callable[[Sequence[str], Say], Sequence[Card]] | None = None  # cards of `Game.piles`
    goals: OfView[S] | None = None  # who has done what it takes to win
    campaign: Callable[[Any, Say], Picture] | None = None  # a value of the type `Game.campaign`
    letters: Callable[[S], Sequence[str]] | None = None  # what marks each seat on the board
    emblem: str = ""  # the portrait that stands for the game
    foe: str = ""  # the portrait of whom people play against together
    faces: Callable[[S], Sequence[str]] | None = None  # each seat's portrait; "" for none yet
    ends: Callable[[S, Say], Sequence[str]] | None = None  # how far each seat came, in a few words
    ground: Callable[[S], Image.Image] | None = None  # what lies behind the picture of the end

    def board(self, view: View[S], say: Say, names: Names) -> Image.Image:
        """The table, with people's names where it tells any."""
        return self.named(view, say, names) if self.named else self.table(view, say)

    def near(self, view: View[S], say: Say, names: Names) -> Picture:
        """The close-up, with people's names where it tells any."""
        if self.named_close_up:
            return self.named_close_up(view, say, names)
        return self.close_up(view, say) if self.close_up else None

    def draw_card(self, card: str, say: Say) -> Picture:
        """As a page if it tells a story, else as the row that it is in a hand."""
        full = self.card(card, say)
        if full is None:
            return None
        return draw_page(full) if full.story else draw_rows((full,), 0)


def artist_of(game: str) -> Artist[Any] | None:
    """A game may do without."""
    name = f"rendering.{game}"
    return import_module(name).ARTIST if find_spec(name) else None


def emblem_of(game: str) -> str:
    """The key of the portrait that stands for the game, or ""."""
    return artist.emblem if (artist := artist_of(game)) else ""


def cover_of(game: str) -> bytes | None:
    """A square PNG that stands for the game where games are offered, if it has one."""
    path = COVERS / f"{game}.png"
    return path.read_bytes() if path.exists() else None
