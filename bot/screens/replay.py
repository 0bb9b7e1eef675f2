"""A replay: one private message that goes from step to step through an ended game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.platform.limits import PLACEHOLDER, SELECT, SELECT_TEXT, TEXT, clip, fold_oldest
from bot.screens.folds import rest
from bot.screens.frame import button, framed, picture
from bot.screens.scene import Scene
from bot.table.ids import Deed

BOARD, FILM = "replay", "film"
TOLD = TEXT - 500  # characters for what a step told; the rest is for heading and turn


def replay_message(
    scene: Scene, at: int, last: int, lines: Sequence[str], pictures: Sequence[str]
) -> ui.LayoutView:
    """`at` is the step shown, from 0 (the opening) to `last`."""
    words = scene.words
    heading = words.say("replay-step", at=at, last=last, heading=words.msg(scene.text.heading))
    parts: list[ui.Item[Any]] = [picture(name, scene.alt()) for name in pictures]
    text = fold_oldest(lines, TOLD, partial(rest, words)) or words.say("replay-nothing-told")
    parts.append(ui.TextDisplay(clip(f"### {heading}\n{text}", TEXT)))
    if not last:
        return framed(parts)
    return framed(parts, [_buttons(scene, at, last, bool(pictures)), _slider(scene, at, last)])


def film_message(end: Scene, whole: bool) -> ui.LayoutView:
    """`whole` says that it is the whole game; the other film is a click away."""
    words, shown, other = end.words, "film-last", "film-whole"
    if whole:
        shown, other = other, shown
    text = words.say(shown, heading=words.msg(end.text.heading))
    deed = Deed(end.table.id, "film", None if whole else 1)
    parts = [picture(FILM, end.alt(f"{text}.")), ui.TextDisplay[Any](f"### {text}")]
    return framed(parts, [ui.ActionRow(button(words, other, deed))])


def chosen(value: str, last: int) -> int | None:
    """The step chosen on the slider; None for one that was never offered."""
    _, _, to = value.partition("-")
    return int(to) if to.isascii() and to.isdigit() and int(to) <= last else None


def stops(last: int, most: int) -> list[int]:
    """The first step, the last, and as many as fit evenly between them."""
    if last < most:
        return list(range(last + 1))
    return [round(n * last / (most - 1)) for n in range(most)]


def _buttons(scene: Scene, at: int, last: int, drawn: bool) -> ui.ActionRow[Any]:
    table = scene.table.id
    ways = (
        ("|<", Deed(table, "rewind"), at > 0),
        ("<", Deed(table, "replay", max(at - 1, 0)), at > 0),
        (">", Deed(table, "replay", min(at + 1, last)), at < last),
        (">|", Deed(table, "finish"), at < last),
    )
    row = [
        ui.Button[Any](label=label, custom_id=deed.id, disabled=not on) for label, deed, on in ways
    ]
    return ui.ActionRow(
        *row, *([button(scene.words, "film", Deed(table, "film"))] if drawn else [])
    )


def _slider(scene: Scene, at: int, last: int) -> ui.ActionRow[Any]:
    """The values say where the slider was drawn: some clients would take a known value for one
    already chosen."""
    say = scene.words.say
    options = [
        discord.SelectOption(
            label=clip(say("replay-stop", at=step, last=last), SELECT_TEXT),
            value=f"{at}-{step}",
            default=step == at,
        )
        for step in stops(last, SELECT)
    ]
    menu = ui.Select[Any](
        custom_id=Deed(scene.table.id, "replay").id,
        placeholder=clip(say("placeholder-replay"), PLACEHOLDER),
        options=options,
    )
    return ui.ActionRow(menu)
