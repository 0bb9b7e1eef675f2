"""README's pictures: a race of the Realm in ten seconds that bot players have run from a seed, the
first picture of the story, and a table of each game.

    python -m tools.showcase [folder]

Writes `film.webp`, `story.webp` and those of TABLES into the folder, or into `docs`. The same seed
gives the same game, and so the same pictures.
"""

from __future__ import annotations

import copy
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

from bot.screens.film import sitting
from bot.text.say import say_in
from bot.text.words import Words
from engine.core import Dice, Event, Game, Setup, View, redact
from engine.games import GAMES
from engine.house import LEVELS, play_out
from rendering.artist import artist_of
from rendering.encode import board, webp
from rendering.film import animated, closing, frame
from rendering.header import headed, named
from rendering.result import Player, ResultCard, draw_result

DOCS = Path(__file__).parents[1] / "docs"
NAMES = ("Ann", "Ben", "Cleo", "Dan")
SEED = bytes([1])
FRAMES, EACH, LAST, QUALITY = 25, 340, 1840, 55  # milliseconds: ten seconds in all
RACE, STORY = "realm_of_wonder", "wonder_book"


class Moment(NamedTuple):
    """A table when so great a share of the moves was made; of so many seats."""

    game: str
    seats: int
    at: float
    seed: int = 1


TABLES = {
    "board.jpg": Moment("wonder_book", 4, 0.8),
    "realm.png": Moment("realm_of_wonder", 4, 0.8),
    "road.png": Moment("world_adventure", 3, 0.8),
    "duel.jpg": Moment("volfyirion", 2, 0.69),
}


class Step(NamedTuple):
    """The table after a move, as everybody sees it, and what they were told of the move."""

    state: Any
    told: str


def write(folder: Path) -> None:
    (folder / "film.webp").write_bytes(film(GAMES[RACE]))
    (folder / "story.webp").write_bytes(story(GAMES[STORY]))
    for name, moment in TABLES.items():
        (folder / name).write_bytes(table(moment))


def film(game: Game[Any]) -> bytes:
    """The whole game, in as many steps as there are frames but one, and how it ended."""
    artist, steps = artist_of(game.key), played(game)
    assert artist
    last, frames = len(steps) - 1, list[bytes]()
    for at in (round(last * n / (FRAMES - 2)) for n in range(FRAMES - 1)):
        s, told = steps[at]
        view, words = View(None, s), words_of(game, s)
        drawn = named(artist.board(view, words.say, NAMES.__getitem__), sitting(artist, s, NAMES))
        frames.append(frame(drawn, told or words.msg(game.text(view).heading), at / last))
    result = webp(draw_result(ending(game, steps[last].state)))
    return animated([*frames, closing(result, frames[-1])], EACH, LAST, QUALITY)


def ending(game: Game[Any], s: Any) -> ResultCard:
    """The best first."""
    artist, words, places = artist_of(game.key), words_of(game, s), s.result.places
    assert artist
    assert artist.ends
    assert artist.ground
    notes, seats = artist.ends(s, words.say), sitting(artist, s, NAMES)
    players = [
        Player(seat, one.letter, one.name, notes[seat], one.face, places[seat])
        for seat, one in enumerate(seats)
    ]
    players.sort(key=lambda player: player.place)
    heads = tuple(player.face for player in players if player.place == 1)
    mode = game.mode(setup(game).mode)
    named_, title = words.msg(game.text(View(None, s)).heading), words.result(s.result, mode)
    return ResultCard(named_, title, "", heads, "", "", tuple(players), artist.ground(s))


def played(game: Game[Any], seats: int = len(NAMES), seed: bytes = SEED) -> list[Step]:
    """From the first move to the result."""
    found = list[Step]()

    def watch(_: Any, events: Sequence[Event], after: Any) -> None:
        state = game.view(game.copy(after), None).s
        found.append(Step(state, " ".join(told(game, events, after))))

    play_out(game, setup(game, seats), [LEVELS["beginner"]] * seats, seed, watch)
    return found


def setup(game: Game[Any], seats: int = len(NAMES)) -> Setup:
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
    return webp(seen(game, game.new(setup(game), Dice(SEED, 0)).s))


def table(moment: Moment) -> bytes:
    game = GAMES[moment.game]
    steps = played(game, moment.seats, bytes([moment.seed]))
    return board(seen(game, steps[round((len(steps) - 1) * moment.at)].state), game.key)


def seen(game: Game[Any], s: Any) -> Image.Image:
    """As everybody sees it who only looks."""
    artist, words, view = artist_of(game.key), words_of(game, s), View(None, s)
    assert artist
    stakes = [words.msg(line) for line in game.text(view).stakes]
    drawn = artist.board(view, words.say, NAMES.__getitem__)
    return headed(drawn, stakes, sitting(artist, s, NAMES[: s.seats]))


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS)
