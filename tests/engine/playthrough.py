"""Golden playthroughs: whole games as text, with a print of every view, kept beside the tests.

The test plays a file's own actions again, so a difference means that rules, content or secrecy have
changed. If that is intended, raise the game's `version`, so that older stored games can be told
from new ones, write its files again with `python -m tests.engine.playthrough GAME`, and read the
difference before committing it.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from engine.core import Action, Applied, Dice, Game
from tests.engine.conformance import ALL, Case, log, played

FOLDER = Path(__file__).parent / "playthroughs"
CASES = [Case(game.key, mode, mode.seats[0], 1) for game in ALL.values() for mode in game.modes]
MOVE = re.compile(r"^\d+ seat (\d+) (.*)$", re.MULTILINE)


def file_of(case: Case) -> Path:
    return FOLDER / f"{case.key}-{case.mode.key}.txt"


def moves_of(case: Case, text: str) -> list[tuple[int, Action]]:
    found = MOVE.findall(text)
    return [(int(seat), case.game.load_action(action.encode())) for seat, action in found]


def told(case: Case, moves: Iterable[tuple[int, Action]]) -> str:
    """The game as a stranger reads it; the prints are of every seat's view and a stranger's."""
    game, setup = case.game, case.setup
    people = "".join("P" if person else "h" for person in setup.people)
    done = game.new(setup, Dice(case.seed, 0))
    lines = [f"{case.key}, {setup.mode}, {people}, {setup.settings}", f"rules {game.version}"]
    lines += happened(game, done)
    for number, (seat, action) in enumerate(moves, start=1):
        done = game.apply(done.s, seat, action, Dice(case.seed, number))
        lines += [f"{number} seat {seat} {msgspec.json.encode(action).decode()}"]
        lines += happened(game, done)
    result = done.s.result
    lines += [f"places {result.places}", *(f"  {score}" for score in result.scores[0])]
    return "\n".join(lines) + "\n"


def happened(game: Game[Any], done: Applied[Any]) -> Iterator[str]:
    yield from (f"  {event}" for event in log(done, game, None))
    views = [game.dump(game.view(done.s, seat).s) for seat in (*range(done.s.seats), None)]
    prints = [hashlib.sha256(view).hexdigest()[:8] for view in views]
    yield f"  {' '.join(prints)}{' free' if done.free else ''}"


def write(case: Case) -> None:
    """Write the file again, unless it would then differ under the same version."""
    file, moves = file_of(case), [(moment.seat, moment.action) for moment in played(case)]
    new, old = told(case, moves), file.read_text(encoding="utf-8") if file.exists() else ""
    if new != old and f"\nrules {case.game.version}\n" in old:
        raise SystemExit(f"{case.key} goes otherwise than before: raise its version first")
    file.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    for each in CASES:
        if each.key in (sys.argv[1:] or ALL):
            write(each)
