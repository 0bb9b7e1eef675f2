"""Where people leave lessons: counts, and no names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

from bot.screens.lesson import title
from bot.text.say import Say
from db import Reached
from engine.core import Game


def leaving(say: Say, games: Mapping[str, Game[Any]], counts: Iterable[Reached]) -> str:
    """A line for each lesson that somebody has begun: how often it was begun and finished, and
    before which steps it was left. Who is still in it counts as one who has left."""
    times = Counter({(one.kind, one.lesson, one.step): one.times for one in counts})
    lines = [
        _line(say, game, number, [times[key, number, n] for n in range(len(lesson.steps) + 1)])
        for key, game in games.items()
        for number, lesson in enumerate(game.lessons, 1)
        if times[key, number, 0]
    ]
    return "\n".join([say("server-lessons"), *lines] if lines else [say("server-lessons-none")])


def _line(say: Say, game: Game[Any], number: int, times: list[int]) -> str:
    left = [
        say("server-lesson-left", step=step, n=before - after)
        for step, (before, after) in enumerate(pairwise(times), 1)
        if before > after
    ]
    said = {"lesson": title(say, game.key, number), "begun": times[0], "done": times[-1]}
    return say("server-lesson", **said, left=say.join(left) or "none")
