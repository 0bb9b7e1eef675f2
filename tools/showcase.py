"""README's film, a race of the Realm in ten seconds that bot players have run from a seed, and the
first picture of the story.

    python -m tools.showcase [folder]

Writes `film.webp` and `story.webp` into the folder, or into `docs`. The same seed gives the same
game, and so the same pictures.
"""

from __future__ import annotations

import copy
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bot.text.say import say_in
from bot.text.words import Words
from engine.core import Dice, Event, Game, Setup, View, redact
from engine.games import GAMES
from engine.house import LEVELS, play_out
from rendering.artist import artist_of
from rendering.encode import webp
from rendering.film import animated, frame
from rendering.header import Sitting, headed

DOCS = Path(__file__).parents[1] / "docs"
NAMES = ("Ann", "Ben", "Cleo", "Dan")
SEED = bytes([1])
FRAMES, EACH, LAST, QUALITY = 24, 375, 1375, 55  # milliseconds: ten seconds in all
RACE, STORY = "realm_of_wonder", "wonder_book"


class Step(NamedTuple):
    """The table after a move, as everybody sees it, and what they were told of the move."""

    state: Any
    told: str


def write(folder: Path) -> None:
    (folder / "film.webp").write_bytes(film(GAMES[RACE]))
    (folder / "story.webp").write_bytes(story(GAMES[STORY]))


def film(game: Game[Any]) -> bytes:
    """The whole game, in as many steps as there are frames."""
    artist, steps = artist_of(game.key), played(game)
    assert artist
    last, frames = len(steps) - 1, list[bytes]()
    for at in (round(last * n / (FRAMES - 1)) for n in range(FRAMES)):
        view, words = View(None, steps[at].state), words_of(game, steps[at].state)
        told = steps[at].told or words.msg(game.text(view).heading)
        drawn = artist.board(view, words.say, NAMES.__getitem__)
        frames.append(frame(drawn, told, at / last))
    return animated(frames, EACH, LAST, QUALITY)


def played(game: Game[Any]) -> list[Step]:
    """From the first move to the result."""
    found = list[Step]()

    def watch(_: Any, events: Sequence[Event], after: Any) -> None:
        state = game.view(game.copy(after), None).s
        found.append(Step(state, " ".join(told(game, events, after))))

    play_out(game, setup(game), [LEVELS["beginner"]] * len(NAMES), SEED, watch)
    return found


def setup(game: Game[Any]) -> Setup:
    seats = len(NAMES)
    mode = next(mode for mode in game.modes if mode.seats[0] <= seats <= mode.seats[1])
    return Setup(mode.key, seats, settings={one.key: one.default for one in game.settings})


def told(game: Game[Any], events: Sequence[Event], s: Any) -> Iterator[str]:
    """What the public log says of a move, sentence by sentence."""
    words, shown = words_of(game, s), copy.deepcopy(list(events))
    redact(shown, None)
    for event in shown:
        if text := words.struct(event):
            yield text


def words_of(game: Game[Any], s: Any) -> Words:
    say = say_in("en")
    called = [game.called(s, seat) for seat in range(s.seats)]
    marks = [say.msg(figure) if figure else "" for figure in called]
    return Words(say, game.key, NAMES.__getitem__, marks)


def story(game: Game[Any]) -> bytes:
    """The table before anything is read."""
    artist, s = artist_of(game.key), game.new(setup(game), Dice(SEED, 0)).s
    assert artist
    assert artist.faces
    words, view, faces = words_of(game, s), View(None, s), artist.faces(s)
    seats = [Sitting(words.full(n)[:1], NAMES[n], face=faces[n]) for n in range(s.seats)]
    stakes = [words.msg(line) for line in game.text(view).stakes]
    return webp(headed(artist.table(view, words.say), stakes, seats))


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS)
