"""What a phase offers: a choice, whether it can be made, and its texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from engine.values import Action, Msg


class Option(msgspec.Struct, frozen=True):
    """One choice on offer or, with `blocked`, one that is not on offer and why.

    `detail` tells cost and effect beforehand. A text that takes long to make is left to `tell`,
    which `Game.options` calls before the state changes: the reason of what is blocked `LATER`, or
    else the detail. `confirm` marks what is costly and cannot be taken back. `secret` marks what
    must not stand on a public message, because its presence tells something. `present` marks what
    is blocked because it holds already: a menu shows it as chosen. `follows` marks what needs no
    click if its seat has just chosen and nothing else is open to it, such as the roll of a fight
    that was chosen; never a page of a story, the end of a turn, or what a hidden hand decides.
    `wins` marks what wins the game at once.
    """

    action: Action
    blocked: Msg | None = None
    detail: Msg | None = None
    confirm: bool = False
    secret: bool = False
    present: bool = False
    follows: bool = False
    wins: bool = False
    tell: Callable[[], Msg | None] | None = None

    def barred(self, why: Msg) -> Option:
        """The option, blocked for this reason whatever it was before."""
        tell = None if self.blocked is LATER else self.tell
        return msgspec.structs.replace(self, blocked=why, tell=tell)

    def told(self, s: Any, seat: int) -> Option:
        """The option with all its texts made, before the state changes."""
        if self.tell is None:
            return self
        text = "blocked" if self.blocked is LATER else "detail"
        return msgspec.structs.replace(self, **{text: self.tell()}, tell=None)


class Lasting(Option, frozen=True, kw_only=True):
    """An option that is the same at every table, so that a game can make it once: its `text` is
    made of the state, the seat and the action."""

    text: Callable[[Any, int, Any], Msg | None]

    def barred(self, why: Msg) -> Option:
        if self.blocked is LATER:
            return self._with(why, None)
        return msgspec.structs.replace(self, blocked=why)

    def told(self, s: Any, seat: int) -> Option:
        text = self.text(s, seat, self.action)
        return self._with(text, None) if self.blocked is LATER else self._with(self.blocked, text)

    def _with(self, blocked: Msg | None, detail: Msg | None) -> Option:
        marks = (self.confirm, self.secret, self.present, self.follows, self.wins)
        return Option(self.action, blocked, detail, *marks)


LATER = Msg("later")  # blocked, for a reason that is told when somebody reads it
