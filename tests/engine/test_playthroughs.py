from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.conformance import Case, in_teams
from tests.engine.playthrough import CASES, FOLDER, file_of, moves_of, told, write


def reach(case: Case) -> list[pytest.MarkDecorator]:
    """The first mode of a game is quick."""
    if case.mode == case.game.modes[0]:
        return []
    return [pytest.mark.landing if in_teams(case) else pytest.mark.slow]


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=str(case), marks=reach(case)) for case in CASES]
)
def test_the_game_goes_as_it_was_written_down(case: Case) -> None:
    """If you changed the game: raise its `version`, `python -m tests.engine.playthrough GAME`."""
    written = file_of(case).read_text(encoding="utf-8")

    assert told(case, moves_of(case, written)).splitlines() == written.splitlines()


def test_every_file_is_a_playthrough_of_a_game() -> None:
    assert set(FOLDER.iterdir()) == {file_of(case) for case in CASES}


def test_nothing_is_written_anew_under_the_same_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.engine.playthrough.FOLDER", tmp_path)
    case = next(case for case in CASES if case.key == "duel")
    write(case)
    kept = file_of(case).read_text(encoding="utf-8")
    file_of(case).write_text(kept + "another end\n", encoding="utf-8")

    with pytest.raises(SystemExit, match="duel goes otherwise than before"):
        write(case)

    older = kept.replace(f"rules {case.game.version}\n", "rules 0\n") + "another end\n"
    file_of(case).write_text(older, encoding="utf-8")
    write(case)
    assert file_of(case).read_text(encoding="utf-8") == kept
