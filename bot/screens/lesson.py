"""How a lesson looks: the table with one open button, and above it what to do and why, below it the
goal and the danger, what the last step has brought and what the letters mean; at its end, what
comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.platform.limits import BUTTON, COMPONENTS, TEXT, clip
from bot.screens import folds
from bot.screens.bearings import legend
from bot.screens.beside import looks
from bot.screens.frame import Item, button, framed, leading, picture
from bot.screens.how_to_play import how_buttons
from bot.screens.layout import HAND, PICTURE
from bot.screens.panel import Panel
from bot.screens.rows import Row, cost
from bot.screens.scene import Scene
from bot.table import offers
from bot.table.ids import Deed, Learn, Play
from bot.text.called import game_name
from bot.text.say import Say, kebab

GREEN, BLUE = ButtonStyle.success, ButtonStyle.primary
STANDING = 1000  # characters of the table in words, in place of its picture


def lesson_message(scene: Scene, pictures: Sequence[str]) -> ui.LayoutView:
    """`pictures` are the names of the files that go with it; without any, the table is told in
    words."""
    table, words = scene.table, scene.words
    alts = {PICTURE: scene.alt(), HAND: words.say("alt-hand", name=words.called(_reader(scene)))}
    lines = folds.about(words, scene.text.lines, _reader(scene), STANDING)
    texts = (*([] if pictures else [lines]), clip(says(scene), TEXT // 2))
    parts: list[Item] = [ui.TextDisplay(f"## {title(words.say, table.game.key, table.row.lesson)}")]
    parts += [picture(name, alts[name]) for name in pictures]
    parts += [ui.TextDisplay(text) for text in texts if text]
    beside: list[Row] = [ui.ActionRow(*(_going(scene) if table.running else _after(scene)))]
    stakes, news = "\n".join(scene.stakes), "\n".join(scene.recent)
    told = [text for text in (stakes, news, legend(scene)) if text]
    below = [ui.TextDisplay[Any](text) for text in told]
    room = COMPONENTS - 1 - len(parts) - len(below) - cost(beside)
    return framed(parts, _panel(scene).rows(room), below, beside)


def title(say: Say, game: str, lesson: int | None) -> str:
    """The game and what the lesson is called."""
    return say("pair", name=game_name(say, game), value=name(say, game, lesson))


def name(say: Say, game: str, lesson: int | None) -> str:
    return _said(say, game, lesson, "title")


def says(scene: Scene) -> str:
    """What the open step says, or what has been learned."""
    table, words = scene.table, scene.words
    lesson = table.lesson
    assert lesson is not None
    facts, named = lesson.lesson.facts(table.state), (words.say, table.game.key, table.row.lesson)
    if not table.running:
        return _said(*named, "done", **facts)
    step = table.state.now + 1
    head = words.say("lesson-step", step=step, of=len(lesson.lesson.steps))
    return f"{head}\n{_said(*named, step, button=open_button(scene), **facts)}"


def open_button(scene: Scene) -> str:
    """The label of the one open button, as it stands on the message."""
    panel = _panel(scene)
    found = [panel.labels.label(one) for one in panel.offers if one.option.blocked is None]
    return clip(found[0], BUTTON) if found else ""


def not_now(scene: Scene) -> str:
    """Why everything else is closed."""
    return scene.words.say("lesson-why-not", button=open_button(scene))


def _said(say: Say, game: str, lesson: int | None, part: str | int, **args: object) -> str:
    """A part of a lesson's text. A missing one must not stop a lesson."""
    id = f"{kebab(game)}-lesson-{lesson}-{part}"
    return say(id, **args) if id in say else id


def _reader(scene: Scene) -> int:
    return 0 if scene.view.seat is None else scene.view.seat


def _panel(scene: Scene) -> Panel:
    """What stands on the message, no matter who asks: the open button alone. What is grey is
    nearly all, and of a later lesson, perhaps; Why not? tells it."""
    table, s, seat = scene.table, scene.table.state, scene.table.only_reader
    if seat is not None:
        some = offers.open_of(offers.private(table.game, s, seat))
        return Panel(table.id, s.now, scene.words, some if table.running else ())
    some = offers.open_of(offers.public(table.game, s)) if table.running else ()
    return Panel(table.id, s.now, scene.words, some, table.game.actors(s))


def _going(scene: Scene) -> list[ui.Button[Any]]:
    table, words = scene.table, scene.words
    row = [
        button(words, "why-not", Deed(table.id, "why")),
        button(words, "text", Deed(table.id, "text")),
        *looks(scene),
    ]
    if table.state.now:
        again = Learn(table.game.key, table.row.lesson or 0, "anew")
        row.append(leading(words.say, "lesson-anew", again))
    return row


def _after(scene: Scene) -> list[ui.Button[Any]]:
    """The next lesson or, after the last, a real game in green; before that, the game in blue; How
    to play, everything as text."""
    table, words = scene.table, scene.words
    key, number = table.game.key, (table.row.lesson or 0) + 1
    last = number > len(table.game.lessons)
    row = [] if last else [leading(words.say, "lesson-next", Learn(key, number), GREEN)]
    row.append(leading(words.say, "lesson-play", Play(key), GREEN if last else BLUE))
    row += how_buttons(words.say, table.game, table.mode)
    return [*row, button(words, "text", Deed(table.id, "text"))]
