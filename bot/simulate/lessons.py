"""Lessons played through without Discord: which of its promises each of them does not keep."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from discord import ui

from bot.platform.limits import fits
from bot.screens.lesson import lesson_message, open_button, says
from bot.screens.scene import Scene
from bot.table.ids import Pick, parse
from bot.table.table import Table
from bot.text.say import LANGUAGES, say_in
from bot.text.words import Words
from db import Game as Row
from db import Move, Seat
from engine.core import Game, Illegal, State
from engine.lessons import Lesson
from engine.teaching import Taught, played, taught, teaching

WORDS = {"en": 45, "fr": 55, "it": 55}  # the most that a step says
TRIES = 10_000
MARKS = re.compile(r"[*#-]+")
ME = 1  # a user


def faults(game: Game[Any], number: int) -> list[str]:
    """What is wrong with a lesson, a line each; none if all is well."""
    one, found = taught(game, number), list[str]()
    try:
        for s in played(one):
            one.check(s)
            found += _ajar(one, s)
            found += [f"{where}: {what}" for where, what in _misspoken(one, number, s)]
    except Illegal as broken:
        found.append(f"it cannot be played: {broken.reason}")
    return found


def seed_for(game: Game[Any], lesson: Lesson, tries: int = TRIES) -> Lesson | None:
    """The lesson with the first seed of its name with which it can be played; None if none of those
    tried will do."""
    stem = lesson.seed.rstrip(b"0123456789")
    for number in range(tries):
        tried = msgspec.structs.replace(lesson, seed=stem + str(number).encode())
        try:
            list(played(teaching(game, tried)))
        except Illegal:
            continue
        return tried
    return None


def _ajar(one: Taught[Any], s: State) -> Iterator[str]:
    """At each step exactly one option is open, of a seat that is waited for, and needs no second
    click."""
    step, seats = one.opened(s), one.actors(s)
    offers = [option for seat in range(s.seats) for option in one.options(s, seat)]
    open_ = [option for option in offers if option.blocked is None]
    if {option.action for option in open_} != ({step.open} if step else set()):
        yield f"step {s.now + 1}: {len(open_)} options are open"
    if any(option.confirm for option in open_):
        yield f"step {s.now + 1}: it asks for a second click"
    if step and not any(s.people[seat] for seat in seats):
        yield f"step {s.now + 1}: nobody is waited for"


def _misspoken(one: Taught[Any], number: int, s: State) -> Iterator[tuple[str, str]]:
    for lang in LANGUAGES:
        scene = scene_of(one, number, s, lang)
        message, text = lesson_message(scene, ()), says(scene)
        where = f"{lang}, step {s.now + 1}"
        yield from ((where, what) for what in fits(message))
        if (count := len(spoken(text))) > WORDS[lang]:
            yield where, f"{count} words"
        if "{" in text:
            yield where, text
        labels = _open_labels(message)
        if labels != ([open_button(scene)] if one.opened(s) else []):
            yield where, f"the open buttons are {labels}"
        elif any(f"**{label}**" not in text for label in labels):
            yield where, f"{labels[0]} is not named"


def scene_of(one: Taught[Any], number: int, s: State, lang: str) -> Scene:
    """The lesson as its learner reads it."""
    status = "running" if one.opened(s) else "ended"
    row = Row(
        *(1, one.key, one.lesson.setup.mode, status, None, None, None, "", None, False, 0, None),
        *(b"", b"", None),
        lesson=number,
    )
    seats = tuple(
        Seat(seat, user=ME) if person else Seat(seat, house="")
        for seat, person in enumerate(s.people)
    )
    last = Move(game=1, seq=s.now, base=None, rules=one.version, events=b"[]", state=b"")
    table = Table(row, seats, one, s.now, last, s)
    called = [one.called(s, seat) for seat in range(s.seats)]
    say = say_in(lang)
    marks = [say.msg(figure) if figure else "" for figure in called]
    words = Words(say, one.key, say.seat, marks)
    return Scene(table, words, one.view(s, table.only_reader))


def spoken(text: str) -> list[str]:
    """The words of a step's text, without the line above it."""
    return MARKS.sub(" ", text.partition("\n")[2] or text).split()


def _open_labels(message: ui.LayoutView) -> list[str]:
    """What of the game can be clicked; of a menu, what it is called."""
    found = list[str]()
    for item in message.walk_children():
        if isinstance(item, ui.Button | ui.Select) and not item.disabled:
            picks = isinstance(parse(item.custom_id or "", ["0:s0"]), Pick)
            label = item.label if isinstance(item, ui.Button) else item.placeholder
            found += [label or ""] if picks else []
    return found
