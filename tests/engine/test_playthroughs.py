from __future__ import annotations

import pytest

from tests.engine.conformance import Case
from tests.engine.playthrough import CASES, FOLDER, file_of, moves_of, told


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_game_goes_as_it_was_written_down(case: Case) -> None:
    written = file_of(case).read_text(encoding="utf-8")

    assert told(case, moves_of(case, written)).splitlines() == written.splitlines()


def test_every_file_is_a_playthrough_of_a_game() -> None:
    assert set(FOLDER.iterdir()) == {file_of(case) for case in CASES}
