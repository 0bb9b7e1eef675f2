"""What a person can read privately about a table: its whole text, and why something is grey."""

from __future__ import annotations

import discord

from bot.screens.layout import turn_line
from bot.screens.lesson import not_now, says
from bot.screens.parting import told
from bot.screens.scene import Scene
from bot.screens.timing import notes
from bot.table import offers
from bot.table.daily import sealed
from bot.text.words import Words
from engine.core import Option, commitment


def text_of(scene: Scene) -> list[str]:
    """The complete state as the reader may know it, line by line."""
    table, words, say = scene.table, scene.words, scene.words.say
    turn = says(scene) if table.lesson else f"**{turn_line(scene)}**"
    lines = [f"## {words.msg(scene.text.heading)}", *scene.stakes, turn]
    lines += [words.msg(line) for line in scene.text.page]
    lines += [words.msg(scene.text.scene)] if scene.text.scene else []
    lines += [f"- {words.msg(line)}" for line in scene.text.lines]
    lines += told(scene)
    lines += [noted] if (noted := notes(table.row, say)) else []
    if table.lesson is not None:
        return lines
    lines += [] if table.row.ranked else [say("unranked")]
    if table.row.status == "ended" and not sealed(table.row, discord.utils.utcnow()):
        lines.append(say("seed", seed=table.row.seed.hex()))
    else:
        lines.append(say("seed-sealed", hash=commitment(table.row.seed)[:16]))
    return lines


def why_not(scene: Scene, seat: int) -> list[str]:
    """What is not allowed, and the reason with its rule; then what things cost and do, line by
    line.

    For another person's seat, only what is public.
    """
    table, words = scene.table, scene.words
    if table.lesson is not None:
        return [not_now(scene)]
    options = [offer.option for offer in offers.private(table.game, table.state, seat)]
    options = [option for option in options if scene.view.seat == seat or not option.secret]
    lines = [
        f"- {words.pair(_bold(words, option), words.reason(option.blocked))}"
        for option in options
        if option.blocked is not None
    ]
    lines.insert(0, words.say("why-not" if lines else "why-not-nothing"))
    details = [
        f"- {words.pair(_bold(words, option), words.msg(option.detail))}"
        for option in options
        if option.detail is not None
    ]
    if details:
        lines += [words.say("what-it-does"), *details]
    return lines


def _bold(words: Words, option: Option) -> str:
    return f"**{words.struct(option.action)}**"
