from __future__ import annotations

import pytest

from bot.__main__ import MISUSED, main

pytestmark = pytest.mark.slow  # it reads every source


def test_it_lists_code_refusals_tests_and_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["where", "vf-36"]) == 0

    printed = capsys.readouterr().out
    title, rest = printed.split("\n", 1)
    code, rest = rest.split("refusals:")
    refusals, rest = rest.split("tests:")
    tests, rest = rest.split("pictures:")
    pictures, named = rest.split("also named in:")
    assert title.startswith("VF-36 ")
    assert "engine/games/volfyirion/dragon.py" in code
    assert " defeat\n" in code
    assert "engine/games/volfyirion/state.py" in named
    assert "tests/engine/volfyirion/test_ploys.py::" in tests
    assert "rendering/volfyirion/cards.py" in pictures
    assert "rendering" not in code + refusals


def test_it_lists_the_refusals_that_lead_to_a_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["where", "WA-60"]) == 0

    refusals = capsys.readouterr().out.partition("refusals:")[2].partition("tests:")[0]
    assert "stalls.py" in refusals
    assert "wa-60-taken" in refusals


def test_what_nothing_shows_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["where", "RW-80"]) == 0

    assert "pictures: none" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("rule", "drawing"),
    [
        ("RW-45", "realm_of_wonder/cards.py"),
        ("RW-29", "realm_of_wonder/spots.py"),
        ("WA-33", "world_adventure/places.py"),
        ("VF-04", "volfyirion/market.py"),
        ("WB-36", "wonder_book/figures.py"),
    ],
)
def test_what_a_picture_shows_is_found(
    rule: str, drawing: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["where", rule]) == 0

    pictures = capsys.readouterr().out.partition("pictures:")[2].partition("also named in")[0]
    assert f"rendering/{drawing}:" in pictures


@pytest.mark.parametrize("rule", ["RW-99", "rules", "", "QQ-01"])
def test_an_unknown_rule_ends_with_one_line(rule: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["where", rule]) == MISUSED

    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert f"no rule {rule}" in printed.err
