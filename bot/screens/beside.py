"""What can be pressed beside the game: My seat, Why not?, the story, the vote that is open."""

from __future__ import annotations

from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.platform.limits import BUTTON, clip
from bot.screens.frame import button, sign
from bot.screens.hint import hint_label
from bot.screens.how_to_play import how_buttons
from bot.screens.rows import Row
from bot.screens.scene import Scene
from bot.table.daily import sealed
from bot.table.endings import what_next
from bot.table.hints import refusal
from bot.table.ids import Deed
from bot.table.table import Table
from bot.text.words import Words


def beside_table(scene: Scene) -> list[ui.Button[Any]]:
    """The rows that every table has: first what is always there, so that it keeps its place."""
    table, words = scene.table, scene.words
    text = button(words, "text", Deed(table.id, "text"))
    if not table.running:
        after = what_next(table)
        again = button(words, after.button, Deed(table.id, after.deed), ButtonStyle.primary)
        over = [again, text, *_story(scene), *scene.after]
        replay = button(words, "replay", Deed(table.id, "replay"))
        return over if sealed(table.row, discord.utils.utcnow()) else [*over, replay]
    row = [
        button(words, "my-seat", Deed(table.id, "seat")),
        button(words, "why-not", Deed(table.id, "why")),
        button(words, "since", Deed(table.id, "since")),
        text,
        *how_buttons(words.say, table.game, table.mode, emoji=sign(words, "how")),
    ]
    if table.undoable is not None:
        row.append(button(words, "undo", Deed(table.id, "undo", table.last.seq)))
    elif scene.backs:
        row.append(button(words, "take-back", Deed(table.id, "ask")))
    row += [*looks(scene), *_story(scene), *_piles(scene)]
    return [*row, *_back(scene)]


def kept_for(table: Table, words: Words) -> str:
    """The people for whom bot players keep seats warm; "" if there are none."""
    kept = [words.person(seat.seat) for seat in table.seats if seat.house and seat.user]
    return words.say.join(list(dict.fromkeys(kept)))


def _back(scene: Scene) -> list[ui.Button[Any]]:
    """The button back to a seat, with the names of those for whom it is where others read it."""
    table, words = scene.table, scene.words
    if not (names := kept_for(table, words)):
        return []
    back = button(words, "back", Deed(table.id, "back"))
    if table.row.server is not None and not table.aside:
        back.label = clip(words.say("button-back-of", names=names), BUTTON)
    return [back]


def beside_seat(scene: Scene, seat: int) -> list[ui.Button[Any]]:
    """Why not?, the whole text, Undo, cards, piles, and the other seats of the same person."""
    table, words = scene.table, scene.words
    others = [
        ui.Button[Any](
            label=clip(_seat_of(words, other), BUTTON),
            style=ButtonStyle.secondary,
            custom_id=Deed(table.id, "seat", other).id,
            emoji=sign(words, "my-seat"),
        )
        for other in table.with_seat(seat)
        if other != seat
    ]
    mine = [
        button(words, "why-not", Deed(table.id, "why", seat)),
        button(words, "text", Deed(table.id, "text", seat)),
        button(words, "since", Deed(table.id, "since", seat)),
        *_undo_or_refresh(scene, seat),
        *looks(scene),
        *_story(scene),
        *_piles(scene),
        *_hint(scene, seat),
    ]
    if table.lesson is None:
        mine.append(button(words, "note", Deed(table.id, "note", seat)))
    return [*mine, *others]


def voting(scene: Scene) -> list[Row]:
    """The two buttons of the vote that is open, in one row; no row without a vote."""
    if scene.asked is None or scene.asked.number is None:
        return []
    words, table, number = scene.words, scene.table.id, scene.asked.number
    agree = button(words, "agree", Deed(table, "agree", number), ButtonStyle.success)
    return [ui.ActionRow(agree, button(words, "refuse", Deed(table, "refuse", number)))]


def looks(scene: Scene) -> list[ui.Button[Any]]:
    """Buttons to what has pictures of its own."""
    table, seat = scene.table.id, scene.view.seat
    return [button(scene.words, f"look-{look}", Deed(table, look, seat)) for look in scene.looks]


def _undo_or_refresh(scene: Scene, seat: int) -> list[ui.Button[Any]]:
    """As long as the last move is one's own and can be taken back, there is nothing newer to see,
    and one place serves both. A table aside is refreshed where it stands."""
    table, words = scene.table, scene.words
    if table.undoable in table.with_seat(seat):
        return [button(words, "undo", Deed(table.id, "undo", table.last.seq))]
    return [] if table.aside else [button(words, "refresh", Deed(table.id, "seat", seat))]


def _hint(scene: Scene, seat: int) -> list[ui.Button[Any]]:
    """The button to a hint, where the seat can have one now."""
    if refusal(scene.table, seat) is not None:
        return []
    label = clip(hint_label(scene.table, scene.words, seat), BUTTON)
    to, emoji = Deed(scene.table.id, "hint", seat).id, sign(scene.words, "hint")
    return [ui.Button(label=label, style=ButtonStyle.secondary, custom_id=to, emoji=emoji)]


def _piles(scene: Scene) -> list[ui.Button[Any]]:
    """The button to cards that lie face up, if there are any."""
    if not any(pile.cards for pile in scene.table.game.piles(scene.view)):
        return []
    return [button(scene.words, "piles", Deed(scene.table.id, "piles", scene.view.seat))]


def _story(scene: Scene) -> list[ui.Button[Any]]:
    """The button to the pages that were read so far, if there are any. A lesson shows none."""
    told = scene.table.lesson is None and scene.table.game.story(scene.view)
    return [button(scene.words, "story", Deed(scene.table.id, "story"))] if told else []


def _seat_of(words: Words, seat: int) -> str:
    """The seat of its figure, or “Seat 2” if only its number tells it apart."""
    called, number = words.called(seat), words.say.seat(seat)
    return number if called == number else words.say("button-seat", name=called)
