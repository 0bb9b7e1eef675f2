"""A vote on taking a move back: the question on the table message, and what can be asked for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from discord import ButtonStyle, ui

from bot.platform.limits import BUTTON, TEXT, clip, fold
from bot.screens import history
from bot.screens.folds import rest
from bot.screens.frame import button
from bot.screens.scene import Asked, Scene
from bot.table.ids import Deed
from bot.table.table import Table, standing
from bot.table.votes import people, poll_at
from bot.text.words import Words
from db import Move, Store

TOLD = 400  # characters that tell what would be taken back


async def asked(store: Store, scene: Scene) -> Asked | None:
    """The vote, or None while nobody asks for anything."""
    table, words = scene.table, scene.words
    if (poll := await poll_at(store, table)) is None:
        return None
    if not poll.open:
        return Asked(words.say("vote-refused", name=_name(scene, poll.refused[0])), None)
    moves = [move for move in standing(await store.moves(table.id)) if move.seq >= poll.target]
    waiting = [player for player in people(table) if player not in poll.agreed]
    text = [
        words.say("vote-asked", name=_name(scene, poll.agreed[0])),
        _told(table, moves, words, scene.view.seat),
        words.say("vote-how"),
        words.say(
            "vote-voices",
            agreed=words.say.join([_name(scene, player) for player in poll.agreed]),
            waiting=words.say.join([_name(scene, player) for player in waiting]),
        ),
    ]
    return Asked("\n".join(text), poll.number)


def offered(
    scene: Scene, moves: Sequence[Move], found: Sequence[Move]
) -> tuple[str, Sequence[ui.Button[Any]]]:
    """What may be asked for, and what that means; `moves` is the whole log."""
    table, words = scene.table, scene.words
    alone, line = len(people(table)) == 1, standing(moves)
    said = words.say("vote-alone", boards=table.boards) if alone else words.say("vote-offer")
    text = [said]
    buttons: list[ui.Button[Any]] = []
    for target in found:
        name = words.names(target.seat or 0)
        gone = [move for move in line if move.seq >= target.seq]
        text.append(words.say("vote-target", name=name, count=len(gone)))
        text.append(_told(table, gone, words, scene.view.seat))
        deed = Deed(table.id, "ask", target.seq)
        one = button(words, "take-back-alone", deed, ButtonStyle.danger)
        if not alone:
            one.label = clip(words.say("button-ask", name=name), BUTTON)
        buttons.append(one)
    return fold(text, TEXT, partial(rest, words)), buttons


def _told(table: Table, moves: Sequence[Move], words: Words, seat: int | None) -> str:
    """No more of a long log than there is room for."""
    lines, room = list[str](), TOLD
    for line in history.each(table, list(moves), words, seat):
        lines.append(f"- {line}")
        if (room := room - len(lines[-1]) - 1) < 0:
            break
    return fold(lines, TOLD, lambda _: rest(words, 0)) or words.say("vote-nothing-told")


def _name(scene: Scene, player: str) -> str:
    seat = scene.table.seat_of(player)
    return scene.words.say("someone") if seat is None else scene.words.names(seat)
