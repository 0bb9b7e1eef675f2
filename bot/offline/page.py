"""The tavern in the browser: a page that people click, and the time that passes while they do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import simcord

from bot.offline.pictures import Pictures
from bot.offline.places import Places
from bot.offline.tavern import Tavern, tavern
from bot.offline.windows import Windows
from bot.problem import Problem
from bot.process.serve import told_to_stop
from bot.settings import Settings

TICK = 5.0  # seconds; by itself simulated time stands still
PRIVATE = 20  # the newest private answers stay; Discord's clients forget them, too


class Page:
    """The tavern in the browser.

    SimCord refuses clicks that come while something else is going on, shows a click's outcome only
    to its clicker, and only one channel; it leaves its answer below the edge of the window, and
    keeps all that was ever sent. Here clicks wait for their turn, everybody sees what they did, the
    clicker's window moves to the answer, and what nobody can see any more is forgotten.
    """

    def __init__(self, preview: simcord.Preview, places: Places) -> None:
        self._preview, self._places, self._turns = preview, places, asyncio.Lock()
        inside = cast("Any", preview)
        self._act, inside._action = inside._action, self._in_turn
        self._run, inside._run_interaction_action = inside._run_interaction_action, self._run_shown
        self._windows = Windows(preview)

    @property
    def address(self) -> str:
        return self._preview.url

    async def closed(self) -> None:
        await self._preview.wait_closed()

    async def keep_time(self) -> None:
        """Let what is due happen, and show what the bot says by itself."""
        while True:
            await asyncio.sleep(TICK)
            async with self._turns:
                await self._tick(self._preview.env)
                tidy(self._preview.env)

    async def _tick(self, env: simcord.Env) -> None:
        said = len(env.backend.transcript)
        await env.advance_time(TICK)
        if len(env.backend.transcript) > said:
            await self._preview.refresh()

    async def _run_shown(
        self, window: Any, action: Any, cursor: int, run: Awaitable[Any], **_: Any
    ) -> Any:
        """Whether SimCord would show only its clicker what a click or a command did, or all."""
        shown = self._moves_to_answer(window, run)
        return await self._run(window, action, cursor, shown, republish_all=True)

    async def _moves_to_answer(self, window: Any, run: Awaitable[Any]) -> Any:
        """Wait for what a click does, and make what it has sent, a private answer above all, what
        its window moves to. Where it only changed messages, the window stays."""
        before = set(self._preview.env.backend.messages[window.channel_id])
        outcome = await run
        sent = self._preview.env.backend.messages[window.channel_id]
        new = [(one.is_ephemeral, id) for id, one in sent.items() if id not in before]
        if new:
            _, window.target_id = max(new)
        return outcome

    async def _in_turn(self, context: str | None, body: Any) -> Any:
        async with self._turns:
            tidy(self._preview.env)
            cast("Any", self._preview)._advance_presentation_time()  # else "2 minutes ago" lies
            window = cast("Any", self._preview)._get_page(context)
            asked = cast("dict[str, Any]", body) if isinstance(body, dict) else {}
            asked = self._places.moved(window, self._windows.moved(window, asked))
            with self._places.at(window.channel_id):
                return await self._act(context, asked)


def tidy(env: simcord.Env) -> None:
    """Forget what SimCord keeps for tests and nobody looks at any more: all that was ever sent, old
    private answers, pictures that no message shows."""
    backend: Any = env.backend
    backend.transcript.clear()
    for messages in backend.messages.values():
        private = [id for id, message in messages.items() if message.is_ephemeral]
        for id in private[:-PRIVATE]:
            del messages[id]
    sent = [message for messages in backend.messages.values() for message in messages.values()]
    shown = {attached["url"] for message in sent for attached in message.attachments}
    pictures = backend.cdn._blobs
    for url in [one for one in pictures if "/attachments/" in one and one not in shown]:
        del pictures[url]


async def play(settings: Settings, port: int, opened: Callable[[str], object]) -> None:
    """Run until Ctrl-C, SIGTERM or the page ends it. `opened` is given the page's address."""
    stop = told_to_stop()
    async with tavern(settings) as place, page(place, port) as shown:
        opened(shown.address)
        ends = (stop.wait(), shown.closed(), shown.keep_time())
        tasks = [asyncio.create_task(end) for end in ends]
        done, others = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in others:
            task.cancel()
        await asyncio.gather(*done)


@asynccontextmanager
async def page(tavern: Tavern, port: int) -> AsyncGenerator[Page]:
    """Serve the page on this machine only. Port 0 means any free one. Raises Problem if the port is
    taken."""
    people = tavern.people
    preview = tavern.env.preview(tavern.channel, viewers=people, layout="channel", port=port)
    Pictures(preview)
    places = Places(preview, [tavern.channel, tavern.cellar])  # before the page is served
    try:
        await preview.__aenter__()
    except simcord.SetupError as error:
        taken = f"the page cannot use port {port} ({error}): choose another one with --port"
        raise Problem(taken) from None
    try:
        yield Page(preview, places)
    finally:
        await preview.close()
