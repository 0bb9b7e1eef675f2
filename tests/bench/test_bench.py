from __future__ import annotations

import json
import math
import re
from pathlib import Path

import pytest
from PIL import Image

from bot import bench
from bot.__main__ import main
from bot.bench import MEASURES, Measure
from bot.bench.curve import SIZE
from bot.commands.bench import line
from engine.games import GAMES

PLAIN, LONG = ("codec", "engine"), ("import", "memory", "resume", "worst")
BRIEF = 0.01


@pytest.fixture(autouse=True)
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRAGONSPOTTER_DB", f"{tmp_path}/games.sqlite")


def reach(name: str) -> list[pytest.MarkDecorator]:
    """All but two draw, fill a disk, or start bots and processes."""
    if name in PLAIN:
        return []
    return [pytest.mark.long if name in LONG else pytest.mark.landing]


def looks() -> list[object]:
    return [pytest.param(name, marks=reach(name)) for name in MEASURES]


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """What clicks and draws does so with one game as with four, and among a few tables as among a
    thousand."""
    game = dict([next(iter(GAMES.items()))])
    for module in ("clicks", "pictures"):
        monkeypatch.setattr(f"bot.bench.{module}.GAMES", game)
    monkeypatch.setattr("bot.bench.clicks.OPEN", 20)


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("name", looks())
def test_a_measure_gives_a_ratio(name: str) -> None:
    found = MEASURES[name].once(BRIEF)

    assert math.isfinite(found)
    assert found > 0


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here it matters how a measure is told, not what it finds."""
    monkeypatch.setattr(Measure, "once", lambda *_: 1.0)


@pytest.mark.usefixtures("brief")
def test_the_table_has_a_line_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--only", "codec", "--only", "engine", "--seconds", "0.01"]) == 0

    codec, engine, empty, missed = capsys.readouterr().out.splitlines()
    assert codec.startswith("codec")
    assert engine.startswith("engine")
    assert not empty
    assert "missed" in missed


@pytest.mark.usefixtures("brief")
def test_json_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json", "--only", "codec", "--seconds", "0.01"]) == 0

    out = capsys.readouterr()
    assert json.loads(out.out)["codec"].keys() == {"value", "target", "better", "met"}
    assert out.err == "codec …\n"


def test_the_median_of_three_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    values = iter([3.0, 1.0, 2.0])
    monkeypatch.setattr(Measure, "once", lambda *_: next(values))

    assert MEASURES["codec"].value(1) == 2


def test_a_missed_goal_is_said() -> None:
    slow, quick = MEASURES["codec"], MEASURES["engine"]

    assert line(slow, 1.01).endswith("MISSED")
    assert not line(slow, 1.0).endswith("MISSED")
    assert line(quick, 0.49).endswith("MISSED")
    assert not line(quick, 0.5).endswith("MISSED")


def test_without_its_peer_a_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "find_spec", lambda _: None)

    assert not MEASURES["engine"].available
    assert "pip install" in line(MEASURES["engine"], None)
    assert MEASURES["codec"].available


@pytest.mark.parametrize("flags", [["--only", "beauty"], ["--seconds", "0"], ["--seconds", "x"]])
def test_bad_flags_are_refused_in_one_line(
    flags: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["bench", *flags])

    assert ended.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.landing
def test_a_crowd_clicks_as_often_as_it_is_told_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each at another table; what is told of it is what was counted."""
    drawn = str(tmp_path / "curve.png")
    flags = ["--tables", "4", "--clicks", "60", "--kinds", "--curve", drawn]
    assert main(["bench", "load", *flags]) == 0

    told = capsys.readouterr().out
    assert told.startswith("60 clicks at 4 tables\n")
    for word in ("answered", "loop late", "CPU", "sent", "pictures", "process"):
        assert re.search(rf"^{word} +\D*[\d.]*[1-9]", told, re.MULTILINE), word
    made = dict(re.findall(r"^(\S+) +\d+ +[\d.]+ +\d+ +(\d+)", told, re.MULTILINE))
    assert int(made["realm_of_wonder.ground.outer"]) >= 1
    with Image.open(drawn) as image:
        assert (image.format, image.size) == ("PNG", SIZE)


@pytest.mark.parametrize("flags", [["--tables", "0"], ["--clicks", "-1"], ["--clicks", "many"]])
def test_a_crowd_that_cannot_be_is_refused_in_one_line(
    flags: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["bench", "load", *flags])

    assert ended.value.code == 2
    assert "is not a number above 0" in capsys.readouterr().err
