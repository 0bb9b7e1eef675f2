"""Bot players in their own process: what they are given, and what happens to the process."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from bot.table.workers import Workers, address
from engine.core import Dice, Setup
from engine.games import GAMES
from engine.house import LEVEL_OF
from tests.toys import TOYS

pytestmark = pytest.mark.slow  # they start processes

SEED = bytes(16)
ORPHAN = """
import asyncio, multiprocessing, os, signal
from bot.table.workers import Workers
from engine.core import Dice, Setup
from tests.toys import TOYS

async def main():
    workers, game = Workers(), TOYS["duel"]
    s = game.new(Setup("duel", 2), Dice(bytes(16), 0)).s
    await workers.choose(game, s, 0, "greedy", bytes(16), 1)
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    workers = Workers()
    yield workers
    workers.close()


async def choose(workers: Workers, game: str = "duel", level: str = "greedy") -> object:
    toy = TOYS[game]
    s = toy.new(Setup(toy.modes[0].key, toy.modes[0].seats[0]), Dice(SEED, 0)).s
    seat = toy.actors(s)[0]
    action = await workers.choose(toy, s, seat, level, SEED, 1)
    assert action in toy.legal(s, seat)
    return action


@pytest.mark.parametrize("game", TOYS)
async def test_chooses_what_is_allowed_and_always_the_same(workers: Workers, game: str) -> None:
    assert await choose(workers, game, "beginner") == await choose(workers, game, "beginner")


async def test_a_seat_of_an_older_table_is_played_by_the_level_that_its_key_means(
    workers: Workers,
) -> None:
    for key, level in LEVEL_OF.items():
        assert await choose(workers, "duel", key) == await choose(workers, "duel", level)


async def test_however_many_ask_for_something_long_a_house_player_waits_for_one_of_them(
    workers: Workers,
) -> None:
    done = list[str]()

    async def noted(name: str, work: Awaitable[object]) -> None:
        await work
        done.append(name)

    long = [noted("long", workers.elsewhere(sorted, range(100_000))) for _ in range(20)]
    await asyncio.gather(*long, noted("move", choose(workers)))

    assert done.index("move") <= 1


async def test_a_bot_player_does_not_wait_for_something_long(workers: Workers) -> None:
    long = asyncio.create_task(workers.elsewhere(time.sleep, 60))
    await asyncio.sleep(0)

    await choose(workers)

    assert not long.done()
    workers.close()
    for worker in multiprocessing.active_children():
        worker.kill()
    with pytest.raises((BrokenProcessPool, asyncio.CancelledError)):
        await long


async def test_a_bot_player_waits_for_one_hint_at_most(workers: Workers) -> None:
    game, done = GAMES["volfyirion"], list[str]()
    s = game.new(Setup("duel", 2), Dice(SEED, 0)).s
    seat = next(iter(game.actors(s)))

    async def noted(name: str, work: Awaitable[object]) -> None:
        await work
        done.append(name)

    hints = [noted("hint", workers.hint(game, s, seat, SEED, 1)) for _ in range(4)]
    await asyncio.gather(*hints, noted("move", choose(workers)))

    assert done.index("move") <= 1


async def test_who_still_waits_when_it_closes_starts_no_new_worker(workers: Workers) -> None:
    waiting = [asyncio.create_task(workers.elsewhere(sorted, range(9))) for _ in range(3)]
    await asyncio.sleep(0)

    workers.close()
    await asyncio.wait(waiting)

    assert all(one.cancelled() for one in waiting[1:])
    assert workers._pool is None


async def test_a_killed_worker_is_replaced(workers: Workers) -> None:
    first = await choose(workers)
    for worker in multiprocessing.active_children():
        worker.kill()

    assert await choose(workers) == first


async def test_a_worker_that_several_wait_for_is_replaced_once(workers: Workers) -> None:
    """The last one to notice must not close the new worker, which others are waiting for."""
    first = await choose(workers)
    for worker in multiprocessing.active_children():
        worker.kill()

    chosen = await asyncio.gather(*(choose(workers) for _ in range(8)))

    assert chosen == [first] * 8


async def test_a_worker_learns_neither_the_tables_seed_nor_what_is_hidden(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = list[bytes]()

    def here(*task: Any) -> None:
        sent.append(task[-1])

    monkeypatch.setattr("bot.table.workers._choose", here)
    monkeypatch.setattr(workers, "_worker", lambda: None)  # the loop's own threads
    duel, seed = TOYS["duel"], b"0123456789abcdef"
    s = duel.new(Setup("duel", 2), Dice(seed, 0)).s
    s.players[1].hand.cards = ["unseen-card"]

    await workers.choose(duel, s, 0, "greedy", seed, 1)

    (task,) = sent
    assert seed not in task
    assert b"unseen-card" not in task


def test_every_game_has_an_address() -> None:
    for game in (*GAMES.values(), *TOYS.values()):
        module, variable = address(game)
        assert getattr(sys.modules[module], variable) is game


async def test_a_worker_goes_with_a_killed_bot() -> None:
    code = [sys.executable, "-c", ORPHAN]
    killed = await asyncio.to_thread(subprocess.run, code, capture_output=True, text=True)
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    (pid,) = map(int, killed.stdout.split())

    for _ in range(100):
        if not alive(pid):
            return
        await asyncio.sleep(0.05)
    raise AssertionError("the worker outlives the bot")


def alive(pid: int) -> bool:
    """A zombie that nobody has collected yet is dead."""
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
