"""Watching a table, and taking seats at it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.platform.limits import BUTTON, ROW, TEXT, clip, fold
from bot.screens.by_text import text_of
from bot.screens.folds import rest
from bot.screens.frame import button, framed, picture
from bot.screens.scene import Scene
from bot.screens.tables import link
from bot.table.ids import Deed, Hand
from bot.table.table import Table
from bot.text.called import game_name
from bot.text.say import Say
from bot.text.words import Words

Button = ui.Button[Any]


def for_strangers(table: Table, words: Words) -> list[Button]:
    """What people who do not sit at a table can do there."""
    watch = button(words, "watch", Deed(table.id, "watch"))
    drop_in = button(words, "drop-in", Deed(table.id, "drop"), ButtonStyle.primary)
    return [watch, drop_in] if table.free() else [watch]


def watch_message(scene: Scene, pictures: Sequence[str]) -> ui.LayoutView:
    """The table as everyone may see it, in pictures and words."""
    parts: list[ui.Item[Any]] = [picture(name, scene.alt()) for name in pictures]
    parts.append(ui.TextDisplay(_told(scene, scene.words.say("watching"))))
    return framed(parts, [ui.ActionRow(*for_strangers(scene.table, scene.words))])


def briefing(scene: Scene) -> ui.LayoutView:
    """What a person reads before taking a seat: whose it can be, how the table stands, what it
    means."""
    table, words = scene.table, scene.words
    free = table.free()
    names = words.say.join([words.full(seat) for seat in free])
    lines = [words.say("drop-in", count=len(free), names=names)]
    lines += [words.say("drop-in-rated")] if table.counts else []
    seats = [
        ui.Button[Any](
            label=clip(words.say("button-sit", seat=words.full(seat)), BUTTON),
            style=ButtonStyle.success,
            custom_id=Deed(table.id, "sit", seat).id,
        )
        for seat in free
    ]
    text = _told(scene, "\n".join([*lines, words.say("drop-in-seat")]))
    return framed([ui.TextDisplay(text)], [ui.ActionRow(*seats[:ROW])])


def offer_message(text: str, words: Words, hand: Hand) -> ui.LayoutView:
    """Only the friend can accept or refuse it, and only the giver take it back."""
    take, decline, back = (
        Hand(hand.table, do, hand.friend, hand.proof) for do in ("take", "decline", "back")
    )
    no = ui.Button[Any](label=clip(words.say("button-decline"), BUTTON), custom_id=decline.id)
    row = [_button(words, "take", take, ButtonStyle.success), no, _button(words, "back", back)]
    return framed([ui.TextDisplay(text)], [ui.ActionRow(*row)])


def offer_text(scene: Scene, friend: int, name: str, giver: str) -> str:
    """What the friend is offered, where, and what it means for them."""
    table, words = scene.table, scene.words
    game, at = game_name(words.say, table.game.key), link(table.row)
    told = {"mention": f"<@{friend}>", "name": name, "seats": seats_of(scene, giver)}
    lines = [words.say("hand-offer", **told, game=game, link=at)]
    return "\n".join([*lines, *([words.say("drop-in-rated")] if table.counts else [])])


def seats_of(scene: Scene, player: str) -> str:
    words = scene.words
    return words.say.join(
        [words.full(one.seat) for one in scene.table.seats if one.player == player]
    )


def ask_button(say: Say, name: str | None, hand: Hand) -> Button:
    label = clip(say("button-hand-offer", name=name or say("someone")), BUTTON)
    return ui.Button(label=label, style=ButtonStyle.primary, custom_id=hand.id)


def _button(
    words: Words, id: str, hand: Hand, style: ButtonStyle = discord.ButtonStyle.secondary
) -> Button:
    label = clip(words.say(f"button-hand-{id}"), BUTTON)
    return ui.Button(label=label, style=style, custom_id=hand.id)


def _told(scene: Scene, above: str) -> str:
    return fold([above, *text_of(scene)], TEXT, partial(rest, scene.words))
