"""The speed goals: each is the ratio of this program to a peer, or to a limit of the machine.

Both sides of a ratio are measured in the same run, so that it holds on any machine.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from typing import Literal

RUNS = 3  # the median of these counts, unless one run takes minutes


@dataclass(frozen=True)
class Measure:
    """`where`, a function of this package, returns one ratio, measuring each side for some seconds.

    It is imported when it runs. `needs` is a module that only the extra `bench` installs.
    """

    name: str
    what: str
    better: Literal["high", "low"]
    target: float
    where: str
    needs: str | None = None
    unit: str = ""
    runs: int = RUNS

    @property
    def available(self) -> bool:
        return self.needs is None or find_spec(self.needs) is not None

    def once(self, seconds: float) -> float:
        module, _, function = self.where.partition(".")
        measure: Callable[[float], float] = getattr(import_module(f"bot.bench.{module}"), function)
        return measure(seconds)

    def value(self, seconds: float) -> float:
        return median(self.once(seconds) for _ in range(self.runs))

    def met(self, value: float) -> bool:
        return value >= self.target if self.better == "high" else value <= self.target


# fmt: off
MEASURES = {
    measure.name: measure
    for measure in (
        Measure("engine", "random play by step, steps/s, to python-chess's",
                "high", 0.5, "rules.random_play", needs="chess"),
        Measure("codec", "a state encoded and decoded, to stdlib json there and back",
                "low", 1, "rules.codec"),
        Measure("search", "a question to the rules, to looking for its words in every text",
                "low", 5, "rules.search"),
        Measure("board", "a warm board after a move, not encoded, to one copy of it",
                "low", 6, "pictures.board"),
        Measure("encoding", "a picture encoded, to zlib level 1 of its pixels",
                "low", 1, "pictures.encoding"),
        Measure("size", "a picture's bytes, to PNG-24",
                "low", 0.4, "pictures.size"),
        Measure("lag", "event loop's p99 lag while 50 boards are drawn, to one drawing",
                "low", 0.25, "pictures.lag"),
        Measure("move", "one stored move, to append + fdatasync of its bytes",
                "low", 4, "storage.one_move"),
        Measure("tables", "moves/s of 64 tables at once, to unbatched stdlib sqlite3",
                "high", 0.6, "storage.many_tables"),
        Measure("click", "click to answer with picture, to echo + drawing + encoding",
                "low", 2, "clicks.click", needs="simcord"),
        Measure("worst", "longest hold of the loop by any answer, to drawing + encoding",
                "low", 1, "answers.worst", needs="simcord", runs=1),
        Measure("crowd", "a click among 1,000 open tables, to the same click at the only one",
                "low", 1.5, "clicks.among_many", needs="simcord"),
        Measure("resume", "taking up 1,000 open tables at the start, to decoding their states",
                "low", 6, "crowds.resume"),
        Measure("import", "import of the bot, to discord.ext.commands",
                "low", 1.6, "processes.start"),
        Measure("memory", "1,000 open idle tables, above an empty bot",
                "low", 20, "processes.memory", needs="simcord", unit=" MiB"),
    )
}
# fmt: on
