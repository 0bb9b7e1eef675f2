"""The message that asks people into a lobby, and what it says of their answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.platform.limits import BUTTON, clip
from bot.screens.frame import framed, sentence
from bot.screens.tables import link
from bot.screens.timing import moment
from bot.table.clock import HELD
from bot.table.ids import Step
from bot.text.called import game_name
from bot.text.say import Say
from db import Game as Row
from db import Guest


def invitation(
    say: Say, row: Row, host: str, users: Sequence[int], at: float, answers: Sequence[str] = ()
) -> ui.LayoutView:
    """It calls those who have not answered yet, `at` the time when they were asked."""
    text = say(
        "invite-call",
        mentions=say.join([f"<@{user}>" for user in users]),
        name=host,
        game=game_name(say, row.kind),
        until=moment(at + HELD, "t"),
        count=len(users),
    )
    join = _button(say("button-join"), Step(row.id, "accept"), ButtonStyle.success)
    no = _button(say("button-decline"), Step(row.id, "decline"))
    return framed([ui.TextDisplay("\n".join([text, *answers]))], [ui.ActionRow(join, no)])


def invitation_over(say: Say, row: Row, host: str, lines: Sequence[str]) -> ui.LayoutView:
    """Without buttons: everybody has answered, or nobody can any more."""
    return sentence(
        "\n".join([say("invite-asked", name=host, game=game_name(say, row.kind)), *lines])
    )


def end_told(say: Say, row: Row, silent: Sequence[str], ender: str) -> list[str]:
    """Why nobody can answer any more, and who has not: in a lobby that was closed before they could
    they are not blamed for it."""
    lines = [say("invite-silent", names=say.join(silent))] if silent else []
    over = say("invite-over", status=row.status, link=link(row), ender=ender or "none")
    return [over] if row.status == "ended" else [*lines, over]


def answers_told(say: Say, guests: Sequence[Guest], names: Mapping[str, str]) -> list[str]:
    """Who has accepted, who has left again, and who has said no."""

    def who(answer: str) -> list[str]:
        return [names[one.player] for one in guests if one.answer == answer]

    yes, left, no = who("joined"), who("left"), who("no")
    lines = [say("invite-yes", names=say.join(yes), count=len(yes))] if yes else []
    lines += [say("invite-left", names=say.join(left), count=len(left))] if left else []
    return [*lines, say("lobby-declined", names=say.join(no))] if no else lines


def _button(label: str, step: Step, style: ButtonStyle = ButtonStyle.secondary) -> ui.Button[Any]:
    return ui.Button(label=clip(label, BUTTON), style=style, custom_id=step.id)
