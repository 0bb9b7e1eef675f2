"""Private answers at a table: a new one of a kind takes the place of the older one, as long as
Discord lets us take that away, so that no heap of old panels grows under a table."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.messages.answers import ASIDE, KIND, NEXT, PANEL, SHOWN, is_private
from bot.people.people import Click
from bot.platform.limits import TOKEN_SECONDS
from bot.platform.refusals import REFUSALS
from bot.table.ids import Deed, Pick, parse

# of what is read privately
KINDS = (PANEL, ASIDE, NEXT, "why", "text", "since", "piles", "story")
KEPT = 2000  # people at tables whose answers are remembered


@dataclass(frozen=True, slots=True)
class Answer:
    """A private message, how it is taken away, and until when Discord allows that."""

    message: int
    take_away: Callable[[], Awaitable[None]]
    until: float


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
        here = self._shown.pop((click.user.id, table), {})
        old = here.get(kind)
        kept = {one: answer for one, answer in here.items() if answer.message != message}
        answer = Answer(message, _deleting(click, message), self.now() + TOKEN_SECONDS)
        self._shown[click.user.id, table] = {**kept, kind: answer}
        while len(self._shown) > KEPT:
            self._shown.popitem(last=False)
        if old is not None and old.message != message and old.until > self.now():
            await _taken_away(old)


def _about(click: Click) -> tuple[int, str]:
    """The table, and the kind of answer."""
    data = click.data or {}
    match parse(str(data.get("custom_id", "")), []):
        case Pick(table=table):
            return table, click.extras.get(KIND, "")
        case Deed(table=table, do=do):
            return table, click.extras.get(KIND, do)
        case _:
            return 0, ""


def _deleting(click: Click, message: int) -> Callable[[], Awaitable[None]]:
    """A message that was clicked or is the answer itself is deleted as such, others by their
    id."""
    if is_private(click) and click.message and click.message.id == message:
        return click.delete_original_response
    return lambda: click.followup.delete_message(message)


async def _taken_away(answer: Answer) -> None:
    """Somebody may have dismissed it already."""
    try:
        await answer.take_away()
    except REFUSALS:
        return
