"""The census (`tools.census`) of the first decisions at a few tables finds nothing above its
limits.

Shares need more clicks than a test can make: forced clicks and advice are looked at one by one.
"""

from __future__ import annotations

import pytest
from discord import ButtonStyle

from bot.screens import folds, layout, panel
from bot.text.say import LANGUAGES
from engine.games import GAMES
from tools.census.__main__ import count, main
from tools.census.advice import advised
from tools.census.figures import LIMITS, Census, percentile
from tools.sittings import Sitting, moments, sittings

FIRST, EVERY = 20, 7  # decisions of a table; all screens at every seventh


def some(key: str) -> list[Sitting]:
    """One of each mode, number of seats and way to sit; of a campaign every other chapter."""
    return [one for one in sittings([key], ["random"], 1) if one.chapter % 2]


def counted(*tables: Sitting, every: int = EVERY, most: int = FIRST) -> Census:
    census = Census()
    for sitting in tables:
        count(census, sitting, LANGUAGES, every, most)
    return census


@pytest.mark.landing
@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_above_its_limit(key: str) -> None:
    census = counted(*some(key))

    assert census.counts[key, "decisions"] > 20  # a small game is over soon
    assert census.broken([key]) == []


def solo() -> Sitting:
    return next(one for one in sittings(["volfyirion"], ["random"], 1) if one.direct)


class TestFinds:
    """Each kind of fault is found where it is planted."""

    def test_lines_cut_in_silence(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(layout, "STANDING", 300)
        assert counted(solo(), most=1).counts["volfyirion", "silent cuts"] == 0

        monkeypatch.setattr(folds, "MORE", "")
        census = counted(solo(), most=1)

        assert census.counts["volfyirion", "silent cuts"] > 0

    def test_several_blue_buttons(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(panel.Panel, "_style", lambda *_: ButtonStyle.primary)

        assert counted(solo(), most=3).counts["volfyirion", "several blue"] > 0

    def test_menus_of_one(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(panel, "SELECT", 1)

        assert counted(solo(), most=9).counts["volfyirion", "menus of one"] > 0

    def test_advice_is_known_by_the_verb_of_its_sentence(self) -> None:
        assert advised("It costs 7 C; you have 0. Play more cards first.") == "play"
        assert advised("The first of them is sealed.") is None


def test_a_person_alone_is_met_at_every_decision_and_nobody_else() -> None:
    met = list(moments(solo(), 12))

    assert {moment.seat for moment in met} == {0}
    assert all(moment.option.blocked is None for moment in met)


def test_other_seeds_are_other_tables() -> None:
    seeds = {one.seed for first in (0, 2) for one in sittings(["volfyirion"], ["greedy"], 2, first)}
    tables = {one.seed for one in sittings(["volfyirion"], ["greedy"], 4)}

    assert seeds == tables


@pytest.mark.slow
def test_the_command_says_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(
        ["--games", "volfyirion", "--levels", "random", "--most", "2", "--every", "9", "--check"]
    )

    told = capsys.readouterr().out
    assert status == 0
    assert all(f"| {what} |" in told for what in LIMITS)
    assert "volfyirion fr seat lines: " in told


def test_percentiles() -> None:
    assert [percentile([3, 1, 2], p) for p in (0, 50, 95)] == [1, 2, 3]
    assert percentile([], 95) == 0
