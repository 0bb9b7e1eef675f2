"""Where bot players think: in processes of their own, since they are pure Python and would hold the
loop. They get a view and the seat's options, nothing else. Other work that would hold the loop is
done there, too."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from threading import Thread
from typing import Any, TypeVar

from engine.core import Action, Dice, Game, State
from engine.house import LEVEL_OF, LEVELS
from engine.house.hints import Hint, hint

T = TypeVar("T")

WORKERS = min(4, max(2, os.cpu_count() or 2))  # long work takes one of them at most
NICE = 5  # the loop goes first


class Workers:
    """WORKERS processes, each started when first needed; and one thread for work that needs all of
    this process."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._turn, self._closed = asyncio.Lock(), False
        self._thread = ThreadPoolExecutor(1, "beside")

    async def choose(
        self, game: Game[Any], s: State, seat: int, level: str, seed: bytes, move: int
    ) -> Action:
        """What a bot player of `level` does with `seat` at this move. Raises CancelledError once
        the bot is closing, like all work here.

        Of the table's seed, only what the bot player's own dice are made of leaves this process.
        """
        dice = Dice.house(seed, move)
        task = pickle.dumps((game.view(s, seat), game.options(s, seat), dice))
        return await self._work(_choose, address(game), level, task)

    async def hint(self, game: Game[Any], s: State, seat: int, seed: bytes, move: int) -> Hint:
        """What the best level would do with `seat` at this move, and why; it sees and rolls no more
        than a bot player in that seat."""
        dice = Dice.house(seed, move)
        task = pickle.dumps((game.view(s, seat), game.options(s, seat), dice))
        return await self.elsewhere(_hint, address(game), task)

    async def elsewhere(self, work: Callable[..., T], *args: Any) -> T:
        """Let a worker do what would hold the loop: a function of some module. One after the other,
        so that however many ask for something long, there is a worker left for bot players."""
        async with self._turn:
            return await self._work(work, *args)

    async def _work(self, work: Callable[..., T], *args: Any) -> T:
        pool, loop = self._worker(), asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, work, *args)
        except BrokenProcessPool:  # a worker was killed: try once more with new ones
            if self._pool is pool:
                self._dismiss()
            return await loop.run_in_executor(self._worker(), work, *args)

    async def beside(self, work: Callable[..., T], *args: Any) -> T:
        """Let the thread do what takes as long as a log is: many at once would hold the loop."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

    def close(self) -> None:
        """Work that still waits is given up."""
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._dismiss()

    def _dismiss(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _worker(self) -> ProcessPoolExecutor:
        if self._closed:
            raise asyncio.CancelledError
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(WORKERS, spawn, _settle_in)
        return self._pool


def address(game: Game[Any]) -> tuple[str, str]:
    """Module and name under which a worker finds the game: rules cannot be sent to it, names can.
    Raises LookupError if no module of the game's has it."""
    home = game.setup.__module__
    for name in (home, home.rpartition(".")[0]):
        for variable, value in vars(sys.modules[name]).items() if name else ():
            if value is game:
                return name, variable
    raise LookupError(f"{game.key} is no module's variable")


def game_at(where: tuple[str, str]) -> Game[Any]:
    """The game that `address` named, in the worker."""
    module, variable = where
    return getattr(import_module(module), variable)


def _settle_in() -> None:
    """The bot ends its workers itself; when the bot is killed, they go too."""
    if sys.platform != "win32":
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    if (parent := multiprocessing.parent_process()) is not None:
        parent.join()
        os._exit(0)


def _hint(where: tuple[str, str], task: bytes) -> Hint:
    return hint(game_at(where), *pickle.loads(task))


def _choose(where: tuple[str, str], level: str, task: bytes) -> Action:
    game = game_at(where)
    view, options, dice = pickle.loads(task)
    return LEVELS[LEVEL_OF[level]](game, view, options, dice)
