"""The faults that `tools.plant` plants can still be planted, and are found where a test looks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.faults import FAULTS, Fault
from tools.plant import beside, looked_for, main, planted

ROOT = Path(__file__).parents[1]
SAYS_TWO = Fault("two", "say.py", "return 1", "return 2", "one is two")


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_stands_in_one_place_and_changes_it(fault: Fault) -> None:
    sound = (ROOT / fault.file).read_text(encoding="utf-8")

    assert planted(sound, fault) != sound
    assert fault.breaks


def test_thirty_faults_have_names_of_their_own() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS) == 30


@pytest.mark.parametrize("text", ["return 0", "return 1\nreturn 1"])
def test_what_stands_nowhere_or_twice_is_not_planted(text: str) -> None:
    with pytest.raises(ValueError, match="two: stands"):
        planted(text, SAYS_TWO)


@pytest.mark.landing
def test_a_fault_is_found_by_the_test_that_fails_and_taken_out_again(tmp_path: Path) -> None:
    (tmp_path / "say.py").write_text("def one():\n    return 1\n")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_say.py").write_text(
        "from say import one\n\ndef test_one():\n    assert one() == 1\n"
    )

    assert looked_for(tmp_path, SAYS_TWO, "plain") == "tests/test_say.py::test_one"
    assert looked_for(tmp_path, SAYS_TWO._replace(new="return 2 - 1"), "plain") is None
    assert "return 1" in (tmp_path / "say.py").read_text()


def test_every_file_has_its_tests_beside_it() -> None:
    rooms = {fault.file: beside(ROOT, fault.file) for fault in FAULTS}

    assert rooms["engine/games/volfyirion/piles.py"] == "tests/engine/volfyirion"
    assert rooms["db/writer.py"] == "tests/db"
    assert "tests" not in rooms.values()


def test_an_unknown_fault_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["nonsense"])

    assert "no such fault: nonsense" in capsys.readouterr().err
