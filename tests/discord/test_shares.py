"""Several processes run one bot, each with a database of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
COUNT = 2


@pytest.mark.landing
def test_two_processes_serve_all_servers_side_by_side(tmp_path: Path) -> None:
    begun = [started(share, tmp_path) for share in range(COUNT)]
    told = [answer(process) for process in begun]

    assert told[0]["all"] == told[1]["all"]
    assert sorted(told[0]["mine"] + told[1]["mine"]) == sorted(told[0]["all"])
    assert all(share["mine"] for share in told)
    for number, share in enumerate(told):
        assert sorted(share["tables"]) == share["mine"]
        assert all((server >> 22) % COUNT == number for server in share["mine"])


def started(share: int, directory: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.discord.share", str(share), str(COUNT), str(directory)]
    return subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def answer(process: subprocess.Popen[str]) -> dict[str, Any]:
    out, err = process.communicate(timeout=180)
    assert process.returncode == 0, err
    return json.loads(out.splitlines()[-1])
