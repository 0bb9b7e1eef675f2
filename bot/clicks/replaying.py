"""Looking at an ended game again: step by step, or as a film."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from discord.utils import utcnow

from bot.clicks.answering import Answering
from bot.desk import Desk
from bot.messages.answers import hold, is_private, say, taken, tell
from bot.people.people import Click
from bot.platform.limits import clip
from bot.records.replays import Replay, Replays
from bot.screens import film, history
from bot.screens.pictures import Pictures, has_pictures
from bot.screens.replay import BOARD, FILM, chosen, film_message, replay_message, stops
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from bot.screens.timing import moment
from bot.table.clock import tries_end
from bot.table.daily import sealed
from bot.table.ids import Deed
from bot.table.table import Table
from bot.table.workers import address
from bot.text.say import Say
from engine.core import Msg
from rendering.film import LIMIT, QUALITIES

CAPTION = 160  # characters below a frame
DECISIVE, MOST = 24, 60  # frames of a film of the last steps, and of the whole game
SOON = 2.0  # seconds after which a person who waits for a film is told so


class Replaying(Answering):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._replays = Replays(desk.store, desk.workers)
        self._studio = asyncio.Lock()  # one film at a time: bot players need the worker, too

    async def click(self, click: Click, deed: Deed) -> None:
        if (table := await self.table(click, deed.table, also_ended=True)) is None:
            return
        if table.lesson:
            await self.sentence(click, "forged")
        elif deed.do == "film":
            await self.film(click, table, whole=bool(deed.number))
        else:
            await self.replay(click, table, deed)

    async def replay(self, click: Click, table: Table, deed: Deed) -> None:
        """Everybody who can see the channel may look, and sees what a stranger saw during the
        game."""
        if (trouble := _too_early(table)) is not None:
            await self._refuse(click, trouble)
            return
        if table.aside and deed.number is None:  # beside the message with the line to share
            await taken(click.response.defer(ephemeral=True, thinking=True))
        await hold(click)
        if (game := await self._replays.of(table)) is None:
            await self.sentence(click, "replay-other-rules")
        elif (at := _step(deed, game.last)) is None:
            await self.sentence(click, "forged")
        else:
            reader, by = await self.desk.people.reader(click), await self.desk.pictures_for(click)
            await tell(click, await self._screen(table, reader, by, game, at))

    async def film(self, click: Click, table: Table, *, whole: bool) -> None:
        """Send the film as a message of its own, beside the replay."""
        trouble = _too_early(table) or (None if has_pictures(table.game.key) else Msg("no-film"))
        if trouble is not None:
            await self._refuse(click, trouble)
            return
        if is_private(click):
            await taken(click.response.defer(ephemeral=True, thinking=True))
        else:
            await hold(click)
        reader = await self.desk.people.reader(click)
        making = asyncio.create_task(self._film(table, reader, whole))
        done, _ = await asyncio.wait([making], timeout=SOON)
        if not done:
            await say(click, reader("film-drawing"))
        made = await making
        await tell(click, made) if made else await say(click, reader("replay-other-rules"))

    async def _refuse(self, click: Click, trouble: Msg) -> None:
        reader = await self.desk.people.reader(click)
        await say(click, reader.msg(trouble))

    async def _screen(
        self, table: Table, reader: Say, by: Pictures, game: Replay, at: int
    ) -> Screen:
        scene = await self._scene(table, reader, game, at)
        drawn = await by.board(scene)
        pictures = {BOARD: drawn} if drawn else {}
        lines = _told(scene, game, at)
        return Screen(replay_message(scene, at, game.last, lines, list(pictures)), pictures)

    async def _film(self, table: Table, reader: Say, whole: bool) -> Screen | None:
        if (game := await self._replays.of(table)) is None:
            return None
        shown = stops(game.last, MOST) if whole else list(range(game.last + 1))[-DECISIVE:]
        end = await self._scene(table, reader, game, game.last)
        async with self._studio:
            frames = [await self._frame(table, reader, game, at) for at in shown]
            if result := await self.desk.pictures.result(end):
                frames.append(await self.desk.workers.elsewhere(film.closing, result, frames[-1]))
            raw = await self._encoded(frames)
        return Screen(film_message(end, whole), {FILM: raw})

    async def _encoded(self, frames: Sequence[bytes]) -> bytes:
        """Encode at the best quality that fits; at the lowest one, any game does."""
        raw = b""
        for quality in QUALITIES:
            raw = await self.desk.workers.elsewhere(film.encoded, frames, quality)
            if len(raw) <= LIMIT:
                break
        return raw

    async def _frame(self, table: Table, reader: Say, game: Replay, at: int) -> bytes:
        scene, work = await self._scene(table, reader, game, at), self.desk.workers.elsewhere
        caption = clip(" ".join(_told(scene, game, at)), CAPTION)
        raw, come = game.steps[at].raw, at / max(1, game.last)
        names = [scene.words.names(seat) for seat in range(table.state.seats)]
        return await work(film.frame, address(table.game), raw, reader.lang, caption, come, names)

    async def _scene(self, table: Table, reader: Say, game: Replay, at: int) -> Scene:
        then = replace(table, state=game.steps[at].view(table.game).s)
        return await self.desk.screens.scene(then, reader, None)


def _too_early(table: Table) -> Msg | None:
    """Why the game cannot be shown yet, or None: a game that is not over would tell what is to
    come, even what others are about to play."""
    if table.running:
        return Msg("replay-running")
    if table.row.daily is None or not sealed(table.row, utcnow()):
        return None
    end = tries_end(date.fromisoformat(table.row.daily))
    return Msg("replay-sealed", {"when": moment(end.timestamp())})


def _told(scene: Scene, game: Replay, at: int) -> list[str]:
    return history.of_step(scene.table, game.moves, scene.words, game.steps[at].seq)


def _step(deed: Deed, last: int) -> int | None:
    """The step meant, or None for a value that was never offered."""
    if deed.do == "finish":
        return last
    if deed.value:
        return chosen(deed.value, last)
    at = deed.number or 0
    return at if at <= last else None
