"""Pictures of tables, drawn in one thread: a second one would gain little and hold up the loop
more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from PIL import Image

from bot.screens.layout import result_line
from bot.screens.scene import Scene
from bot.text.called import game_name
from bot.text.words import Words
from engine.core import Result, Score, View
from rendering import encode
from rendering.artist import Artist, artist_of
from rendering.cards import Card
from rendering.header import Sitting, headed
from rendering.keeping import kept
from rendering.palette import BLOOD, GOLD
from rendering.result import Player, ResultCard, draw_result
from rendering.rows import PAGE, draw_rows, page_of, pages

log = logging.getLogger(__name__)

T = TypeVar("T")


class Pictures:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "pictures")
        self.symbols: dict[str, str] = {}  # how a message names each that is there

    def draws(self, scene: Scene) -> bool:
        """Whether this table can be drawn for its reader at all."""
        return _artist(scene) is not None

    async def board(self, scene: Scene) -> bytes | None:
        """With the stakes above it, and who is who."""
        if (artist := _artist(scene)) is None:
            return None
        view, words = scene.view, scene.words

        def drawn() -> Image.Image:
            board = artist.board(view, words.say, words.names)
            return headed(board, scene.stakes, _sitting(scene), words.say("picture-own"))

        return await self.draw(drawn, _board(scene))

    async def page(self, scene: Scene) -> bytes | None:
        """The page that lies open, if there is more to see than its words say."""
        artist = _artist(scene) if scene.text.scene else None
        return await self._seen(scene, artist and artist.page)

    async def result(self, scene: Scene) -> bytes | None:
        """How the game ended, to be shared; None while it goes on."""
        if scene.table.running:
            return None

        def drawn() -> Image.Image | None:
            return draw_result(card) if (card := result_card(scene)) else None

        return await self.draw(drawn, encode.webp)

    async def held(self, scene: Scene) -> Sequence[Card]:
        """The cards of the seat that looks, as far as they can be drawn."""
        if (artist := _artist(scene)) is None:
            return ()
        return await self._tried(lambda: artist.hand(scene.view, scene.words.say)) or ()

    def looks(self, scene: Scene, held: Sequence[Card], *, table: bool) -> list[str]:
        """What the reader who holds these cards can look at in a message of its own. A private
        panel shows the close-up itself; the `table`, and a panel in which much is read, do not."""
        artist, more = _artist(scene), pages(len(held)) > 1
        if artist is None or not scene.table.running:
            return ["hand"] * more
        kept = ("hand", more), ("close", table and artist.close_up), ("goals", artist.goals)
        return [look for look, there in kept if there]

    async def goals(self, scene: Scene) -> bytes | None:
        """How far everybody is from the goal."""
        artist = _artist(scene)
        return await self._seen(scene, artist and artist.goals)

    async def cards(self, cards: Sequence[Card], page: int = 0) -> bytes | None:
        """One picture of them; `page` counts from 0."""
        shown = page_of(cards, page)
        return await self._tried(lambda: _rows(shown, page * PAGE + 1)) if shown else None

    async def close_up(self, scene: Scene) -> bytes | None:
        """The surroundings of the seat's own figure, large enough for a phone."""
        if (artist := _artist(scene)) is None:
            return None
        view, words = scene.view, scene.words
        return await self.draw(lambda: artist.near(view, words.say, words.names), _board(scene))

    async def offer(self, scene: Scene) -> bytes | None:
        """What the seat can buy now, large enough for a phone; None if it cannot."""
        draw = (artist := _artist(scene)) and artist.offer
        view, say = scene.view, scene.words.say
        return await self.draw(lambda: draw(view, say), _board(scene)) if draw else None

    async def card(self, game: str, card: str, say: Any) -> bytes | None:
        artist = artist_of(game)
        return await self.draw(lambda: artist.draw_card(card, say), encode.webp) if artist else None

    async def pile(self, game: str, cards: Sequence[str], say: Any) -> Sequence[Card]:
        """The cards of a pile, as far as they can be drawn."""
        found = (artist := artist_of(game)) and artist.pile
        return (await self._tried(lambda: found(cards, say)) or ()) if found else ()

    async def campaign(self, game: str, value: Any, say: Any) -> bytes | None:
        """A campaign's score sheet."""
        draw = (artist := artist_of(game)) and artist.campaign
        return await self.draw(lambda: draw(value, say), encode.webp) if draw else None

    async def draw(
        self,
        job: Callable[[], Image.Image | None],
        encoded: Callable[[Image.Image], bytes] = encode.png,
    ) -> bytes | None:
        """None if there is nothing to see, or if drawing failed: then words must do."""

        def drawn() -> bytes | None:
            return None if (image := job()) is None else encoded(image)

        return await self._tried(drawn)

    async def _tried(self, job: Callable[[], T]) -> T | None:
        """None if an artist fails: nothing that it does may keep a message from being shown."""
        drawing = asyncio.get_running_loop().run_in_executor(self._thread, job)
        await asyncio.wait([drawing])
        if error := drawing.exception():
            log.error("a picture could not be drawn", exc_info=error)
            return None
        return drawing.result()

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)

    async def _seen(
        self, scene: Scene, draw: Callable[[View[Any], Any], Image.Image | None] | None
    ) -> bytes | None:
        view, say = scene.view, scene.words.say
        return await self.draw(lambda: draw(view, say), encode.webp) if draw else None


class NoPictures(Pictures):
    """For people who read words in place of pictures."""

    def draws(self, scene: Scene) -> bool:
        return False

    def looks(self, scene: Scene, held: Sequence[Card], *, table: bool) -> list[str]:
        return []

    async def held(self, scene: Scene) -> Sequence[Card]:
        return ()

    async def pile(self, game: str, cards: Sequence[str], say: Any) -> Sequence[Card]:
        return ()

    async def draw(
        self,
        job: Callable[[], Image.Image | None],
        encoded: Callable[[Image.Image], bytes] = encode.png,
    ) -> bytes | None:
        return None


@kept
def _rows(cards: tuple[Card, ...], first: int) -> bytes:
    """A hand often has not changed: it is kept as it is sent."""
    painted = any(card.ground for card in cards)
    return (encode.webp if painted else encode.png)(draw_rows(cards, first))


def _board(scene: Scene) -> Callable[[Image.Image], bytes]:
    return partial(encode.board, game=scene.table.game.key)


def has_pictures(game: str) -> bool:
    """Whether the game's table can be drawn at all."""
    return artist_of(game) is not None


def result_card(scene: Scene) -> ResultCard | None:
    """The winners' faces and what was reached; then come the players, the best first."""
    words, result = scene.words, scene.table.state.result
    if result is None:
        return None
    reached = _reached(result)
    artist, players = _artist(scene), _players(scene, result)
    name, title = game_name(words.say, scene.table.game.key), words.msg(scene.text.heading)
    return ResultCard(
        game="" if name in title else name,
        title=title,
        subtitle=result_line(scene, result),
        heads=_heads(players, artist.foe if artist else ""),
        figure=_figure(words, reached.id, reached.value) if reached else "",
        caption=_caption(words, reached.id) if reached else "",
        players=players,
        ground=artist.ground(scene.view.s) if artist and artist.ground else None,
        colour=GOLD if 1 in result.places else BLOOD,
    )


def _heads(players: Sequence[Player], foe: str) -> tuple[str, ...]:
    """The winners or, if there are none, whom they lost to or at least who they were."""
    won = tuple(player.face for player in players if player.place == 1)
    return won or ((foe,) if foe else tuple(player.face for player in players))


def _caption(words: Words, score: str) -> str:
    """What the figure counts."""
    return words.word(f"caption-{score}", words.word(f"score-{score}", score))


def _reached(result: Result) -> Score | None:
    """The best of the first score, or, where that is nothing, of the next: also who loses has
    reached something."""
    for scores in zip(*result.scores, strict=True):
        best = (max if scores[0].better == "high" else min)(scores, key=lambda one: one.value)
        if best.value:
            return best
    return None


def _figure(words: Words, score: str, n: int) -> str:
    """A bare number, unless the game says what it is a number of."""
    id = f"figure-{score}"
    return words.say(id, n=n) if id in words.say else str(n)


def _players(scene: Scene, result: Result) -> tuple[Player, ...]:
    """The best first; each with how far it came."""
    seats = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    words, letters, faces = scene.words, _letters(scene), _faces(scene)
    notes = _notes(scene, result)
    return tuple(
        Player(seat, letters[seat], words.full(seat), notes[seat], faces[seat], result.places[seat])
        for seat in seats
    )


def _notes(scene: Scene, result: Result) -> Sequence[str]:
    """What the game's pictures say of each, or else the first scores, unless all are the same."""
    if (artist := _artist(scene)) and artist.ends:
        return artist.ends(scene.view.s, scene.words.say)
    points = [_figure(scene.words, scores[0].id, scores[0].value) for scores in result.scores]
    return points if len(set(points)) > 1 else [""] * len(points)


def _sitting(scene: Scene) -> list[Sitting]:
    """Nobody has a mark before there is something on the board. One person with several seats need
    not be told who sits there."""
    if scene.table.alone and len(scene.table.with_seat(0)) == len(scene.table.seats) > 1:
        return []
    letters, mine = _letters(scene), scene.view.seat
    own = scene.table.with_seat(mine) if mine is not None else ()
    return [
        Sitting(letter, scene.words.names(n), n in own, face)
        for n, (letter, face) in enumerate(zip(letters, _faces(scene), strict=True))
    ]


def _letters(scene: Scene) -> Sequence[str]:
    """What marks each seat: the mark on the board if a game's drawings have one, else the first
    letter of its name."""
    seats = range(scene.table.state.seats)
    letters = (artist := _artist(scene)) and artist.letters
    return letters(scene.view.s) if letters else [scene.words.full(seat)[:1] for seat in seats]


def _faces(scene: Scene) -> Sequence[str]:
    """The key of each seat's portrait, as far as there are any."""
    faces = (artist := _artist(scene)) and artist.faces
    return faces(scene.view.s) if faces else [""] * scene.table.state.seats


def _artist(scene: Scene) -> Artist[Any] | None:
    return artist_of(scene.table.game.key)
