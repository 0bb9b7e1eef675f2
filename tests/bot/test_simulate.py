from __future__ import annotations

import json
import re
from typing import Any

import pytest

from bot.__main__ import main
from bot.simulate import Outcome, seed_of, wilson
from bot.simulate.report import feats, rivals, roads, styles
from engine.core import Result
from engine.games import GAMES
from tests.toys import TOYS

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    for key, game in TOYS.items():
        monkeypatch.setitem(GAMES, key, game)


def report(capsys: pytest.CaptureFixture[str], flags: str) -> dict[str, Any]:
    assert main(["simulate", *flags.split(), "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    return json.loads(line)


def test_one_object_says_what_was_played_and_what_came_of_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    flags = "--players 3 --difficulty dark --games 10 --house random --seed 7"
    found = report(capsys, f"expedition {flags}")

    assert found.pop("seconds") >= 0
    assert found == {
        "game": "expedition",
        "mode": "coop",
        "players": 3,
        "difficulty": "dark",
        "won": 0,
        "defeats": 0,
        "house": "random",
        "games": 10,
        "win_rate": 0.8,
        "win_interval": [0.4902, 0.9433],
        "wins_by_seat": [8, 8, 8],
        "draws": 0,
        "median_rounds": 3.5,
        "median_clicks_per_turn": 3.0,
        "median_gloom": 3.0,
    }


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    first, again, other = (
        report(capsys, f"duel --games 5 --house greedy --seed {seed}") for seed in ("a", "a", "b")
    )
    for found in (first, again, other):
        found.pop("seconds")

    assert first == again
    assert first != other


def test_one_player_runs_the_heroes_of_a_solo_mode(capsys: pytest.CaptureFixture[str]) -> None:
    alone = report(capsys, "expedition --players 1 --games 2")
    single = report(capsys, "expedition --players 1 --mode coop --games 2")

    assert (alone["mode"], alone["players"], len(alone["wins_by_seat"])) == ("solo", 1, 2)
    assert (single["mode"], single["players"], len(single["wins_by_seat"])) == ("coop", 1, 1)


def test_settings_of_a_game_are_flags_with_its_defaults(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert report(capsys, "duel --games 1")["length"] == "short"
    assert report(capsys, "duel --games 1 --length long")["length"] == "long"


def test_only_the_settings_of_the_mode_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    solo, duel = (report(capsys, f"tug --mode {mode} --games 1") for mode in ("solo", "duel"))

    assert solo.keys() & {"level", "mud", "wind"} == {"level"}
    assert duel.keys() & {"level", "mud", "wind"} == {"mud", "wind"}


def test_a_draw_is_nobody_s_win(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "tug --mode team --games 40 --house random")

    assert found["draws"] > 0
    assert found["wins_by_seat"] == found["wins_by_seat"][:2] * 2
    assert sum(found["wins_by_seat"][:2]) + found["draws"] == 40


def test_one_house_against_another_changes_seats(capsys: pytest.CaptureFixture[str]) -> None:
    """Wins by seat are then about even; without changing seats they would not be."""
    flags = "duel --length long --games 12 --house greedy --against random"
    found, mirror = report(capsys, flags), report(capsys, "duel --games 2")

    assert (found["house"], found["against"]) == ("greedy", "random")
    assert found["house_share"] > 0.8
    assert found["house_interval"] == wilson(round(12 * found["house_share"]), 12)
    assert abs(found["wins_by_seat"][0] - found["wins_by_seat"][1]) < 4
    assert not mirror.keys() & {"against", "house_share", "house_interval"}


def test_partners_are_one_side(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "tug --mode team --games 20 --house greedy --against random")

    assert found["wins_by_seat"][:2] == found["wins_by_seat"][2:]
    assert found["house_share"] * 20 <= sum(found["wins_by_seat"][:2])


def test_who_begins_is_told_where_one_side_does_and_another_can_lose(
    capsys: pytest.CaptureFixture[str],
) -> None:
    duel, team, bids, coop = (
        report(capsys, f"{flags} --games 6 --house random")
        for flags in ("duel", "tug --mode team", "auction", "expedition --players 3")
    )

    assert duel["first_player_share"] == round(duel["wins_by_seat"][0] / (6 - duel["draws"]), 4)
    assert team["first_player_interval"][0] <= team["first_player_share"]
    assert not (bids.keys() | coop.keys()) & {"first_player_share", "first_player_interval"}


def test_without_json_it_is_a_list_for_readers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "auction", "--games", "1"]) == 0

    printed = capsys.readouterr()
    assert printed.out.startswith("game                    auction\n")
    assert re.fullmatch(r"1 of 1 games, \d+ s\n", printed.err)


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        ("chess", "there is no game 'chess'; there are: "),
        ("duel --mode solo", "duel has no mode 'solo': duel"),
        ("duel --players 3", "duel is not for 3 players in duel"),
        ("expedition --players 5", "expedition is not for 5 players in solo or coop"),
        ("duel --length endless", "--length endless: choose from short, long"),
        ("auction --length short", "auction has no setting --length in mode auction"),
        ("tug --mode team --wind on", "tug has no setting --wind in mode team"),
        ("tug --mode solo --against random", "tug has nobody to play --against in mode solo"),
        ("auction --defeats 1", "auction has no campaign with --defeats"),
        ("wonder-book --chapter 7", "wonder_book: All six chapters are won"),
    ],
)
def test_what_no_game_knows_is_one_clear_line(
    argv: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *argv.split()]) == 2

    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"dragonspotter: {says}")
    assert printed.err.count("\n") == 1


def test_a_campaign_s_numbers_are_flags(capsys: pytest.CaptureFixture[str]) -> None:
    """Each defeat lets the next party bear one more gloom: with so many nobody is lost in it."""
    flags = "expedition --players 1 --difficulty dark --games 20 --house random"
    first, later = report(capsys, flags), report(capsys, f"{flags} --defeats 60")

    assert (first["defeats"], later["defeats"], later["won"]) == (0, 60, 0)
    assert first["win_rate"] < later["win_rate"]


def test_several_processes_find_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    real = next(iter(GAMES))
    found = [report(capsys, f"{real} --house random --games 4 --jobs {jobs}") for jobs in (1, 2)]

    for each in found:
        each.pop("seconds")
    assert found[0] == found[1]


@pytest.mark.parametrize("flag", ["--games 0", "--jobs many", "--house wizard", "--players -1"])
def test_bad_numbers_and_houses_are_one_clear_line(
    flag: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["simulate", "duel", *flag.split()])

    printed = capsys.readouterr().err
    assert left.value.code == 2
    assert printed.count("\n") == 1
    assert flag.split()[0] in printed


def test_wilson_s_interval_is_the_textbook_s() -> None:
    assert wilson(8, 10) == [0.4902, 0.9433]
    assert wilson(0, 20) == [0, 0.1611]
    assert wilson(20, 20) == [0.8389, 1]


def test_seeds_differ_by_word_and_number() -> None:
    assert len({seed_of(word, number) for word in "ab" for number in range(3)}) == 6


def test_ways_to_win_and_figures_are_counted() -> None:
    outcomes = [
        Outcome(Result((1, 2), ((), ()), road), winners, (), 1, figures=figures)
        for road, winners, figures in (
            ("orbs", (0,), ("mage", "troll")),
            ("orbs", (1,), ("mage", "yeti")),
            ("", (), ("yeti", "troll")),
        )
    ]

    assert roads(outcomes) == {"roads": {"orbs": 2}}
    found = rivals(outcomes)["rivals"]
    assert {name: (each["games"], each["win_share"]) for name, each in found.items()} == {
        "mage": (2, 0.5),
        "troll": (2, 0.0),
        "yeti": (2, 0.5),
    }


def test_styles_and_feats_are_counted() -> None:
    outcomes = [
        Outcome(Result(places, ((), ())), winners, (), 1, styles=played, feats=frozenset(done))
        for places, winners, played, done in (
            ((1, 2), (0,), ("hunter", "bandit"), ("raid", "quest")),
            ((2, 1), (1,), ("hunter", "hunter"), ("quest",)),
        )
    ]

    assert feats(outcomes) == {"feats": {"quest": 1.0, "raid": 0.5}}
    found = styles(outcomes)["styles"]
    assert {name: (each["games"], each["win_share"]) for name, each in found.items()} == {
        "bandit": (1, 0.0),
        "hunter": (3, 0.6667),
    }
