"""The bot's process: started, watched, stopped, and killed whatever happens."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOKEN = "MAA.fake.token"
OURS = ("DRAGONSPOTTER_", "DISCORD_TOKEN", "DAILY_SECRET")
TO_THE_END = 120.0  # seconds that a process has to stop


@dataclass(frozen=True)
class Ended:
    code: int
    seconds: float


class Process:
    """Each start goes on with the same database and adds to the same log."""

    def __init__(self, folder: Path, name: str = "games") -> None:
        self.database, self._log = folder / f"{name}.sqlite", folder / f"{name}.log"
        self._folder = folder
        self._log.touch()
        self._running: asyncio.subprocess.Process | None = None

    async def start(self, port: int, settings: Mapping[str, str]) -> None:
        """With these settings, and none from outside."""
        outside = {k: v for k, v in os.environ.items() if not k.startswith(OURS)}
        known = {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": TOKEN}
        known["DRAGONSPOTTER_DB"] = str(self.database)
        with self._log.open("ab") as log:
            self._running = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.wire.entry", str(port)),
                cwd=self._folder,
                env=outside | known | dict(settings),
                stderr=log,
                stdout=log,
            )

    async def ended(self, within: float = TO_THE_END) -> Ended:
        """When it ends by itself."""
        assert self._running is not None
        began = time.perf_counter()
        try:
            code = await asyncio.wait_for(self._running.wait(), within)
        except TimeoutError:
            raise AssertionError("\n".join(["it does not end", *self.lines[-5:]])) from None
        return Ended(code, time.perf_counter() - began)

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> Ended:
        assert self._running is not None
        with suppress(ProcessLookupError):
            self._running.send_signal(how)
        return await self.ended()

    async def kill(self) -> None:
        """If it is still there."""
        if self._running is not None and self._running.returncode is None:
            await self.stop(signal.SIGKILL)

    @property
    def alive(self) -> bool:
        return self._running is not None and self._running.returncode is None

    @property
    def lines(self) -> list[str]:
        """All that it has said."""
        return self._log.read_text("utf-8").splitlines()

    @property
    def cpu(self) -> float:
        """Seconds of a processor that it has used (Linux)."""
        assert self._running is not None
        told = Path(f"/proc/{self._running.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")
