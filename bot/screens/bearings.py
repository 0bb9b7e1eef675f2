"""What somebody who has just sat down needs to find their way: who plays whom, and what the letters
and signs mean."""

from __future__ import annotations

from bot.screens.scene import Scene
from bot.text.called import legend_of

FIRST = 1  # the round in which signs are explained


def who_plays(scene: Scene) -> str:
    """Who holds several seats, by their figures, once they have these; "" if nobody does."""
    table, words = scene.table, scene.words
    held = dict.fromkeys(tuple(table.with_seat(seat)) for seat in range(len(table.seats)))
    told = [
        words.say(
            "plays", name=words.names(own[0]), figures=words.say.join([*map(words.mark, own)])
        )
        for own in held
        if len(own) > 1 and all(table.game.called(table.state, seat) for seat in own)
    ]
    return "\n".join(told)


def legend(scene: Scene) -> str:
    """What the letters and signs of this game mean, in small print, until everybody has had a
    turn, but not beside a page of the story, and all through a lesson; "" later, and in a game
    that has none."""
    table = scene.table
    begun = table.game.rounds(table.state) <= FIRST and not scene.text.page
    if not table.running or not (begun or table.lesson is not None):
        return ""
    return legend_of(scene.words.say, table.game.key)
