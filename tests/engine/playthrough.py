"""Golden playthroughs: whole games as text, with a print of every view, kept beside the tests.

A difference is a change of rules, content or secrecy; where it is meant, write them anew with
`python -m tests.engine.playthrough` and read the difference before it is committed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from tests.engine.conformance import ALL, Case, Moment, log, played

FOLDER = Path(__file__).parent / "playthroughs"
CASES = [Case(game.key, mode, mode.seats[0], 1) for game in ALL.values() for mode in game.modes]


def file_of(case: Case) -> Path:
    return FOLDER / f"{case.key}-{case.mode.key}.txt"


def told(case: Case) -> str:
    """The game as a stranger reads it; the prints are those of all seats' views and a stranger's"""
    setup, moments = case.setup, played(case)
    people = "".join("P" if person else "h" for person in setup.people)
    lines = [f"{case.key} {case.game.version}, {setup.mode}, {people}, {setup.settings}"]
    for moment in moments:
        lines += [f"{moment.number} seat {moment.seat}: {moment.action}", *happened(moment)]
    result = moments[-1].done.s.result
    lines += [f"places {result.places}", *(f"  {score}" for score in result.scores[0])]
    return "\n".join(lines) + "\n"


def happened(moment: Moment) -> Iterator[str]:
    yield from (f"  {event}" for event in log(moment.done, moment.game, None))
    yield "  " + " ".join(prints(moment)) + (" free" if moment.done.free else "")


def prints(moment: Moment) -> Iterator[str]:
    for seat in (*range(moment.s.seats), None):
        view = moment.game.view(moment.done.s, seat)
        yield hashlib.sha256(moment.game.dump(view.s)).hexdigest()[:8]


if __name__ == "__main__":
    for each in CASES:
        file_of(each).write_text(told(each), encoding="utf-8")
