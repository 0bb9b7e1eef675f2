"""python -m tests.soak: what it did and what it found; ends with 0 when nothing is wrong."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.soak.soak import Found, soak


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak")
    parser.add_argument("--clicks", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.monotonic()
    with TemporaryDirectory() as directory:
        found = asyncio.run(soak(Path(directory), args.clicks, args.seed))
    for line in told(found):
        sys.stdout.write(f"{line}\n")
    sys.stdout.write(f"{time.monotonic() - began:.0f} seconds\n")
    return 1 if found.wrong else 0


def told(found: Found) -> list[str]:
    lines = [f"{count:6} {what}" for what, count in found.sent.most_common()]
    lines.append(f"{found.met.total()} requests failed:")
    lines += [f"{count:6} {what}" for what, count in found.met.most_common()]
    lines.append(f"{found.ended} tables have begun and ended, {found.over} of them with the game")
    lines += [f"{count:4} x {what}" for what, count in Counter(found.wrong).most_common()]
    lines.append(f"{len(found.wrong)} things are wrong")
    return lines


if __name__ == "__main__":
    sys.exit(main())
