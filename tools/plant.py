"""Plants faults in a copy of the tree, one at a time, and says which ones a gate finds.

python -m tools.plant                     each fault, quick gate
python -m tools.plant --gate plain twice  the fault named `twice`, plain gate
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from shutil import copytree, ignore_patterns

from tools.faults import FAULTS, Fault

ROOT = Path(__file__).parents[1]
GATES = {
    "quick": ["-m", "quick"],
    "plain": [],
    "landing": ["-m", "not long"],
    "long": ["-m", ""],
}
# pytest's exit codes: a test failed, or stopped the others; none did, or none was chosen.
FOUND, CLEAN = (1, 2), (0, 5)
REPORTED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
OWN = "--ignore=tests/test_plant.py"  # it looks for the sound text, and would find every fault
UNNEEDED = ignore_patterns(".git", ".venv", "__pycache__", ".*_cache", "*.egg-info")


def planted(text: str, fault: Fault) -> str:
    """`text` with the fault in it. ValueError unless the old text stands there exactly once."""
    if (times := text.count(fault.old)) != 1:
        raise ValueError(f"{fault.name}: stands {times} times in {fault.file}")
    return text.replace(fault.old, fault.new)


def beside(tree: Path, file: str) -> str:
    """The room of the tests of a file: `tests` mirrors the tree, except for `games`."""
    room = tree / "tests" / file.replace("/games/", "/")
    while not room.is_dir():
        room = room.parent
    return str(room.relative_to(tree))


def test(tree: Path, gate: str, room: str) -> str | None:
    """The first test in a room of the tree that fails; None if none does.

    RuntimeError if the tests could not be run.
    """
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONPYCACHEPREFIX": f"{tree}.pyc"}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", OWN, *GATES[gate], room],
        cwd=tree,
        env=environment,
        capture_output=True,
        text=True,
    )
    if done.returncode in CLEAN:
        return None
    failed = REPORTED.search(done.stdout)
    if done.returncode not in FOUND or failed is None:
        raise RuntimeError(done.stdout[-2000:] + done.stderr[-2000:])
    return failed[1]


def looked_for(tree: Path, fault: Fault, gate: str) -> str | None:
    """Plant the fault in the tree, run the tests beside it and then all of the gate's, and take it
    out again. The test that found it, or None."""
    path = tree / fault.file
    sound = path.read_text(encoding="utf-8")
    path.write_text(planted(sound, fault), encoding="utf-8")
    try:
        return test(tree, gate, beside(tree, fault.file)) or test(tree, gate, "tests")
    finally:
        path.write_text(sound, encoding="utf-8")


def main(argv: Sequence[str] | None = None) -> int:
    """0 if the gate finds every fault that is named, or all of them."""
    parser = argparse.ArgumentParser("tools.plant", description="Which planted faults a gate finds")
    parser.add_argument("--gate", choices=GATES, default="quick")
    parser.add_argument("names", nargs="*", metavar="fault", help="default: every one")
    args = parser.parse_args(argv)
    if unknown := {*args.names} - {fault.name for fault in FAULTS}:
        parser.error(f"no such fault: {', '.join(sorted(unknown))}")
    chosen = [fault for fault in FAULTS if not args.names or fault.name in args.names]
    missed = 0
    with tempfile.TemporaryDirectory() as place:
        tree = copytree(ROOT, Path(place) / "tree", ignore=UNNEEDED)
        for fault in chosen:
            began, found = time.monotonic(), looked_for(tree, fault, args.gate)
            missed += found is None
            seconds = f"{time.monotonic() - began:.0f} s"
            print(f"{fault.name}: {found or 'NOT FOUND'} ({seconds})", flush=True)
    print(f"{args.gate}: {len(chosen) - missed} of {len(chosen)} found")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
