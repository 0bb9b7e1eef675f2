"""A table as one reader sees it, in their words: what every screen of a table is made from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from discord import ui

from bot.platform.limits import ALT, clip, fold
from bot.screens.phone import SCREEN, text_height
from bot.screens.rows import Row
from bot.screens.timing import alt_deadline
from bot.table.table import Table
from bot.text.words import Words
from engine.core import Text, View

STAKE = 300  # the most characters of goal and danger, each
MUCH = 6  # of a phone's screen, the part that a page may fill beside a picture
TITLE = "-title"  # ends the id of a message that is one


@dataclass(frozen=True, slots=True)
class Asked:
    """A vote in words. `number` is None if it was refused and cannot be voted on any more."""

    text: str
    number: int | None


@dataclass(frozen=True, slots=True)
class Away:
    """Who is away while the table waits for them, in words, and the buttons to go on without
    them."""

    text: str
    rows: Sequence[Row]


@dataclass(frozen=True)
class Scene:
    """A table as one reader sees it: in `words`' language, from `view.seat` (None for the
    channel)."""

    table: Table
    words: Words
    view: View[Any]
    recent: Sequence[str] = ()
    news: str = ""  # what has happened since the reader's last turn, in short
    asked: Asked | None = None
    call: str = ""  # who is called, and for what
    honours: Sequence[str] = ()  # honours earned at this table
    away: Away | None = None
    after: Sequence[ui.Button[Any]] = ()  # what else an ended table leads to
    at: float = 0.0  # when it is shown, if that is said
    looks: Sequence[str] = ()  # what has a picture of its own: "hand" (the rest), "close", "goals"
    note: str = ""  # what the reader has noted at this seat
    backs: bool = False  # whether somebody may ask to take a move back
    ender: str = ""  # who ended the table without a result

    @cached_property
    def text(self) -> Text:
        return self.table.game.text(self.view)

    @cached_property
    def stakes(self) -> list[str]:
        """The goal, and the worst that can happen next."""
        return [clip(self.words.msg(line), STAKE) for line in self.text.stakes]

    @property
    def page(self) -> list[str]:
        """What lies open, line by line; its titles are headings, and so is the first of several
        lines."""
        told, several = self.text.page, len(self.text.page) > 1
        titles = [(several and not n) or line.id.endswith(TITLE) for n, line in enumerate(told)]
        said = [self.words.msg(line) for line in told]
        return [f"### {text}" if title else text for text, title in zip(said, titles, strict=True)]

    @property
    def reads_much(self) -> bool:
        """Whether what lies open fills so much of a phone that it takes a picture's place."""
        return text_height("\n".join(self.page)) > SCREEN / MUCH

    @cached_property
    def lines(self) -> list[str]:
        """The view in words, the stakes first."""
        return [*self.stakes, *(self.words.msg(line) for line in self.text.lines)]

    def alt(self, first: str = "") -> str:
        """The picture in words, the worst news first: whole sentences, and where the rest is.
        `first` is said before all."""
        lines = self.lines or [self.words.msg(self.text.heading)]
        rest = f"… {self.words.say('more-page')}".replace("**", "")
        until = alt_deadline(self.table, self.words)
        told = fold([first, *lines] if first else lines, ALT - 1 - len(until), lambda _: rest)
        return f"{told} {until}".replace("\n", " ").strip()
