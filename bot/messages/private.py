"""Private answers at a table: a new one of a kind takes the place of the older one, as long as
Discord lets us take that away, so that no heap of old panels grows under a table. What is true only
until its reader acts goes when they do, and an open panel follows what they click on the table."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from bot.messages.answers import (
    ASIDE,
    CONFIRM,
    HOW,
    KIND,
    MORE,
    NEXT,
    PANEL,
    SAID,
    SHOWN,
    is_private,
    picked,
)
from bot.messages.edits import plainly
from bot.people.people import Click
from bot.platform.limits import TOKEN_SECONDS
from bot.platform.refusals import REFUSALS
from bot.screens.screen import Screen
from bot.table.ids import Deed, Hand, How, Pick, Step, parse

# of what is read privately, and of what a lobby asks
READ = (PANEL, ASIDE, NEXT, "why", "text", "since", "piles", "story", "hint")
FOLLOW = ("close", "goals")  # pictures that follow what their reader does, like the panel
LOOKS = (*FOLLOW, "hand")  # pictures: an older one shows the table as it was
KINDS = (*READ, *LOOKS, "watch", "drop", "invite", "settings", "start", "alone", HOW, SAID, CONFIRM)
MOMENT = ("why", "hint", CONFIRM, SAID)  # of the moment before its reader acts
KEPT = 2000  # people at tables whose answers are remembered


@dataclass(frozen=True, slots=True)
class Answer:
    """A private message, the click through which it is reached, until when Discord allows that, and
    the messages in which it goes on."""

    message: int
    click: Click
    until: float
    more: Sequence[int] = ()

    async def show(self, screen: Screen) -> None:
        await _if_it_stands(plainly(screen, self._edit))

    async def take_away(self) -> None:
        followup, original = self.click.followup, self.click.delete_original_response
        await _if_it_stands(
            original() if self._is_original else followup.delete_message(self.message)
        )
        for message in self.more:
            await _if_it_stands(followup.delete_message(message))

    @property
    def _is_original(self) -> bool:
        """A message that was clicked is reached as the original answer, others by their id."""
        clicked = self.click.message
        return is_private(self.click) and clicked is not None and clicked.id == self.message

    async def _edit(self, screen: Screen) -> None:
        view, files = screen.view, screen.files
        if self._is_original:
            await self.click.edit_original_response(view=view, attachments=files)
        else:
            await self.click.followup.edit_message(self.message, view=view, attachments=files)


@dataclass
class PrivateAnswers:
    """By person and table, then by kind. Lost with the process, and then old answers stay."""

    now: Callable[[], float] = time.monotonic
    _shown: OrderedDict[tuple[int, int], dict[str, Answer]] = field(
        default_factory=OrderedDict[tuple[int, int], dict[str, Answer]]
    )

    async def tidy(self, click: Click) -> None:
        """Take away what the answer to this click replaces."""
        table, kind = _about(click)
        message: int | None = click.extras.get(SHOWN)
        if message is None or kind not in KINDS:
            return
        old = self._shown.get((click.user.id, table), {}).get(kind)
        self._leave(click.user.id, message)
        here = self._shown.pop((click.user.id, table), {})
        until, more = self.now() + TOKEN_SECONDS, click.extras.get(MORE, ())
        answer = Answer(message, click, until, more)
        self._shown[click.user.id, table] = {**here, kind: answer}
        while len(self._shown) > KEPT:
            self._shown.popitem(last=False)
        if old is not None and old.message != message and old.until > self.now():
            await old.take_away()

    async def acted(self, click: Click, table: int, *, turn_over: bool) -> None:
        """Take away what was true until its reader did this, except the message in which they did
        it; at the end of a turn also what had happened before that turn."""
        here = self._shown.get((click.user.id, table), {})
        kept = {click.message.id if click.message else None, click.extras.get(SHOWN)}
        old = [*MOMENT, *(["since"] if turn_over else [])]
        for kind in [one for one in old if one in here and here[one].message not in kept]:
            answer = here.pop(kind)
            if answer.until > self.now():
                await answer.take_away()

    def _leave(self, user: int, message: int) -> None:
        """The message answers something else now, be it at another table: it is taken away once."""
        for (who, _), here in self._shown.items():
            if who == user:
                for kind in [one for one, answer in here.items() if answer.message == message]:
                    del here[kind]

    def panel(self, user: int, table: int, kind: str = PANEL) -> Answer | None:
        """The seat's panel, or another answer, that this person has open, if Discord still lets us
        change it."""
        answer = self._shown.get((user, table), {}).get(kind)
        return answer if answer is not None and answer.until > self.now() else None

    def panels(self, table: int, kind: str = PANEL) -> list[Answer]:
        """Those that anybody has open."""
        users = [user for user, of in self._shown if of == table]
        return [one for user in users if (one := self.panel(user, table, kind)) is not None]


def _about(click: Click) -> tuple[int, str]:
    """The table, and the kind of answer; How to play is about no table, so it counts by channel."""
    data = click.data or {}
    match parse(str(data.get("custom_id", "")), picked(data)):
        case Pick(table=table):
            return table, click.extras.get(KIND, "")
        case Deed(table=table, do=do) | Step(lobby=table, do=do):
            return table, click.extras.get(KIND, do)
        case Hand(table=table):
            return table, click.extras.get(KIND, "")
        case How():
            return click.channel_id or 0, HOW
        case _:
            return 0, ""


async def _if_it_stands(request: Awaitable[object]) -> None:
    """Somebody may have dismissed the message already."""
    try:
        await request
    except REFUSALS:
        return
