"""What a person can read privately about a table: its whole text, and why something is grey."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import takewhile

import discord

from bot.screens.layout import turn_line
from bot.screens.lesson import not_now, says
from bot.screens.parting import told
from bot.screens.scene import Scene
from bot.screens.timing import notes
from bot.table import offers
from bot.table.daily import sealed
from bot.text.words import Words
from engine.core import Action, commitment
from engine.teaching import NOT_NOW

SENTENCE = re.compile(r"(?<=[.!?]) ")
COLON = "\u202f:"  # in French with the space before it


def text_of(scene: Scene) -> list[str]:
    """The complete state as the reader may know it, line by line."""
    table, words, say = scene.table, scene.words, scene.words.say
    turn = says(scene) if table.lesson else f"**{turn_line(scene)}**"
    lines = [f"## {words.msg(scene.text.heading)}", *scene.stakes, turn]
    lines += scene.page
    lines += [words.msg(scene.text.scene)] if scene.text.scene else []
    lines += [f"- {words.msg(line)}" for line in scene.text.lines]
    lines += told(scene)
    lines += [noted] if (noted := notes(table.row, say)) else []
    if table.lesson is not None:
        return lines
    lines += [say("unranked")] if table.shut_out else []
    if table.row.status == "ended" and not sealed(table.row, discord.utils.utcnow()):
        lines.append(say("seed", seed=table.row.seed.hex()))
    else:
        lines.append(say("seed-sealed", hash=commitment(table.row.seed)[:16]))
    return lines


def why_not(scene: Scene, seat: int) -> list[str]:
    """What is not allowed, and the reason with its rule; then what things cost and do. What is said
    of several of a kind is one line.

    For another person's seat, only what is public.
    """
    table, words = scene.table, scene.words
    if table.lesson is not None:
        return [*_ruled_out(scene, seat), not_now(scene)]
    options = [offer.option for offer in offers.private(table.game, table.state, seat)]
    options = [option for option in options if scene.view.seat == seat or not option.secret]
    reasons = [(one.action, words.reason(one.blocked)) for one in options if one.blocked]
    lines = [*_once(_grouped(words, reasons))]
    lines.insert(0, words.say("why-not" if lines else "why-not-nothing"))
    if details := [(one.action, words.msg(one.detail)) for one in options if one.detail]:
        lines += [f"\n{words.say('what-it-does')}", *_grouped(words, details)]
    return lines


def _ruled_out(scene: Scene, seat: int) -> list[str]:
    """In a lesson: what answers goal or danger and is grey on its message by the rules alone."""
    table, words = scene.table, scene.words
    grey = [
        (one.option.action, words.reason(one.option.blocked))
        for one in offers.private(table.game, table.state, seat)
        if one.option.action.at_stake and one.option.blocked not in (None, NOT_NOW)
    ]
    return [*_once(_grouped(words, grey))]


def _grouped(words: Words, told: Sequence[tuple[Action, str]]) -> list[str]:
    """A line for each text, with all of a kind of which it is said."""
    same = defaultdict[tuple[type[Action], str], list[Action]](list)
    for action, text in told:
        same[type(action), text].append(action)
    return [
        f"- {words.pair(f'**{_named(words, kind, actions)}**', text)}"
        for (kind, text), actions in same.items()
    ]


def _named(words: Words, kind: type[Action], actions: Sequence[Action]) -> str:
    """“Acquire Library, Soldier”: the verb, which a menu of them shows, too, is said once, and so
    is what all end with, unless it may be part of a name."""
    first, *others = (words.struct(action).split(" ") for action in actions)
    if not others:
        return " ".join(first)
    verb = _alike([words.verb(kind).split(" "), first, *others])
    end = _alike([one[:verb:-1] for one in (first, *others)])
    while end and first[-end][0].isupper():
        end -= 1
    *some, last = [first, *(one[verb:] for one in others)]
    return ", ".join(" ".join(one) for one in (*(one[: len(one) - end] for one in some), last))


def _alike(lists: Sequence[Sequence[str]]) -> int:
    """How many words they all begin with in common, whether or not a colon follows."""
    columns = zip(*lists, strict=False)
    same = takewhile(lambda column: len({word.rstrip(COLON) for word in column}) == 1, columns)
    return len([*same])


def _once(texts: Sequence[str]) -> Iterator[str]:
    """The same reasons; advice and rules that stand above already are not repeated."""
    said = set[str]()
    for text in texts:
        first, *more = SENTENCE.split(text)
        yield " ".join([first, *(part for part in more if part not in said)])
        said.update(more)
