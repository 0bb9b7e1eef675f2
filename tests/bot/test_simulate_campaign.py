"""Chapters and whole campaigns played by bot players."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.simulate import Outcome, reported, seed_of, wilson
from bot.simulate.plan import Plan, campaign_at
from engine.core import Result, Score
from engine.games.wonder_book import GAME
from engine.games.wonder_book.cards import CHAPTERS
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.kinds import Card, Chapter, Choice, Side
from engine.games.wonder_book.state import Campaign
from tests.bot.test_simulate import report

COIN = Card(
    "story",
    Side(choices=(Choice("win", then=(do.Win(),)), Choice("lose", then=(do.Destiny(-9),)))),
)


@pytest.fixture
def coins(monkeypatch: pytest.MonkeyPatch) -> None:
    """A book of two chapters, each as good as a coin thrown."""
    monkeypatch.delitem(CHAPTERS, 3, raising=False)
    for number in (1, 2):
        monkeypatch.setitem(CHAPTERS, number, Chapter((), (), (), {1: COIN}))


@pytest.mark.usefixtures("coins")
def test_a_campaign_goes_on_after_a_victory_and_again_after_a_defeat(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = report(capsys, "wonder-book --chapter all --house random --games 40")
    first, second = found["chapters"]["1"], found["chapters"]["2"]

    assert (found["chapter"], found["games"], set(found["chapters"])) == ("all", 40, {"1", "2"})
    assert first["first_tries"] == 40
    assert first["wins"] == second["first_tries"]
    assert second["wins"] == found["finished"] < 40
    assert 40 < first["tries"] < 40 * 4
    assert first["win_rate"] > 0
    assert first["wins"] > first["win_rate"] * 40  # later tries won, too
    assert first["win_interval"] == wilson(round(40 * first["win_rate"]), 40)


@pytest.mark.usefixtures("coins")
def test_the_same_seed_plays_the_same_campaigns(capsys: pytest.CaptureFixture[str]) -> None:
    flags = "wonder-book --chapter all --house random --games 3 --seed z"
    found = [report(capsys, flags) for _ in range(2)]

    for each in found:
        each.pop("seconds")
    assert found[0] == found[1]


def test_a_party_stops_after_four_defeats(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    hopeless = Card("story", Side(then=(do.Destiny(-9),)))
    monkeypatch.setitem(CHAPTERS, 1, Chapter((), (), (), {1: hopeless}))

    found = report(capsys, "wonder-book --chapter all --house random --games 2")

    assert (found["chapters"]["1"]["tries"], found["finished"]) == (8, 0)
    assert set(found["chapters"]) == {"1"}


@pytest.fixture
def plan() -> Callable[..., Plan]:
    def plan(chapter: str | int, defeats: int = 0) -> Plan:
        return Plan(GAME, GAME.modes[0], 2, {}, {"defeats": defeats}, chapter, "random", None)

    return plan


def test_a_later_chapter_is_played_from_a_typical_campaign(plan: Callable[..., Plan]) -> None:
    values = [campaign_at(plan(2, defeats=3), seed_of("a", number)) for number in range(9)]

    assert values == [campaign_at(plan(2, defeats=3), seed_of("a", n)) for n in range(9)]
    assert {(value.chapter, value.defeats) for value in values} == {(2, 3)}
    assert len({tuple(value.keywords) for value in values}) > 1
    assert campaign_at(plan(1), b"") == campaign_at(plan("all"), b"") == Campaign()


def outcome(won: bool, *merits: tuple[int, str, int]) -> Outcome:
    scores = ((Score("rounds", 5), Score("destiny", 2)),) * 2
    result = Result((1 if won else 2,) * 2, scores)
    found = {(seat, kind): n for seat, kind, n in merits}
    return Outcome(result, (0, 1) if won else (), (), 9, figures=("ken", "sid"), merits=found)


def test_what_figures_did_is_told_for_the_games_that_they_were_in(
    plan: Callable[..., Plan],
) -> None:
    games = [[outcome(True, (0, "damage", 6), (1, "damage", 2)), outcome(False, (1, "goals", 4))]]

    found = reported(plan("all"), games)

    ken, sid = found["figures"]["ken"], found["figures"]["sid"]
    assert (ken["games"], ken["damage"], ken["goals"], ken["service"]) == (2, 3, 0, 3)
    assert (sid["damage"], sid["goals"], sid["service"], sid["share"]) == (1, 2, 3, 0.5)
    assert found["service_ratio"] == 1
