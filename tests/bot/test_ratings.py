"""Ratings follow from results alone, and cannot be bought cheaply."""

from __future__ import annotations

import random
from itertools import chain

import msgspec
import pytest

from bot.records.ratings import ALL_TIME, BASE, FULL, ratings, season_of, span_of
from db import ALWAYS, Rated
from engine.core import Mode

DAY = 86_400
MODES = {
    "duel": Mode("duel", (2, 8)),
    "team": Mode("team", (4, 4), teams=((0, 2), (1, 3))),
}


def game(
    number: int,
    *sides: str,
    places: tuple[int, ...] = (),
    mode: str = "duel",
    rounds: int = 5,
    ended: float = DAY,
    unknown: str = "",
) -> list[Rated]:
    """A game's results; a side is its players as letters, and the first has won unless `places`
    says otherwise."""
    return [
        Rated(number, mode, ended, one, side, place, place == 1, rounds, one not in unknown)
        for side, place in zip(sides, places or range(1, 9), strict=False)
        for one in side
    ]


def points(*games: list[Rated]) -> dict[str, int]:
    return {one.player: one.points for one in ratings(chain.from_iterable(games), MODES)}


def test_who_wins_rises_and_who_loses_falls() -> None:
    (first, second) = ratings(game(1, "a", "b"), MODES)

    assert (first.player, first.games, first.won) == ("a", 1, 1)
    assert (second.player, second.games, second.won) == ("b", 1, 0)
    assert first.points > BASE > second.points


def test_partners_rise_together_and_a_draw_moves_equals_alike() -> None:
    team = points(game(1, "ab", "cd"))
    draw = points(game(1, "a", "b", places=(2, 2)))

    assert team["a"] == team["b"] > team["c"] == team["d"]
    assert draw["a"] == draw["b"]


@pytest.mark.parametrize(
    "uncounted",
    [
        game(1, "a"),  # against bot players
        game(1, "ab"),  # partners against bot players
        game(1, "a", "b", rounds=2),  # nobody reached the third round
        game(1, "a", "b", mode="coop"),
    ],
)
def test_what_does_not_count(uncounted: list[Rated]) -> None:
    assert ratings(uncounted, MODES) == []


def test_beating_the_same_friend_again_and_again_gives_less_and_less() -> None:
    often = [points(*(game(n, "a", "b") for n in range(count))) for count in (20, 40, 41)]
    spread = points(*(game(n, "a", other) for n, other in enumerate("bcdefghijklmnopqrstu")))

    assert often[0]["a"] < spread["a"]
    assert often[2]["a"] - often[1]["a"] <= 3


def test_the_same_two_count_fully_again_in_another_season() -> None:
    later = span_of(season_of(DAY)).until
    same = [game(n, "a", "b") for n in range(FULL * 4)]
    other = [game(n, "a", "b", ended=DAY + (n % 4) * later) for n in range(FULL * 4)]

    assert points(*other)["a"] > points(*same)["a"]


def test_three_at_a_table_count_fully_however_often() -> None:
    games = [game(n, "a", "b", "c") for n in range(FULL * 3)]

    assert points(*games)["a"] - points(*games[:-1])["a"] > 5


def test_the_forgotten_vanish_and_change_nobody() -> None:
    games = [game(1, "a", "b"), game(2, "c", "a"), game(3, "b", "c")]
    without = [game(1, "a", "b", unknown="b"), game(2, "c", "a"), game(3, "b", "c", unknown="b")]

    before, after = points(*games), points(*without)

    assert before.pop("b")
    assert after == before


def test_the_same_results_give_the_same_ratings() -> None:
    luck = random.Random(7)
    games = [game(n, *luck.sample("abcdef", luck.randint(2, 5))) for n in range(200)]

    assert ratings(chain.from_iterable(games), MODES) == ratings(chain.from_iterable(games), MODES)


def test_the_stronger_is_found_by_playing() -> None:
    """`a` beats the others in four games of five."""
    luck, games = random.Random(3), list[list[Rated]]()
    for number in range(60):
        other = luck.choice("bcde")
        games.append(game(number, *(("a", other) if luck.random() < 0.8 else (other, "a"))))

    assert max((found := points(*games)), key=lambda one: found[one]) == "a"


def left(rows: list[Rated], **stood: int) -> list[Rated]:
    """The same game, if these people were away at the end and others brought their seats there."""
    last = len({row.party for row in rows})
    return [
        row
        if row.player not in stood
        else msgspec.structs.replace(
            row, party=row.player, place=last, won=False, stood=stood[row.player]
        )
        for row in rows
    ]


def team(*places: int) -> list[Rated]:
    """Two against two: a and c against b and d, seated in turn."""
    return [
        Rated(1, "team", DAY, one, side, place, place == 1, 5, True, seat)
        for seat, (one, side, place) in enumerate(
            zip("abcd", ("ac", "bd", "ac", "bd"), places, strict=True)
        )
    ]


class TestAway:
    """A person who is away at the end has lost, and nobody gains by that."""

    def test_a_house_player_s_seat_is_never_won_from(self) -> None:
        found = points(left(game(1, "a", "b"), b=2))

        assert found["a"] == BASE > found["b"]

    def test_but_it_can_be_lost_to(self) -> None:
        """Otherwise a player would send a rival away when about to lose."""
        found = points(left(game(1, "b", "a"), b=1))

        assert found["a"] < BASE > found["b"]
        assert found["a"] == points(game(1, "b", "a"))["a"]

    def test_those_who_stayed_are_rated_among_themselves(self) -> None:
        found = points(left(game(1, "a", "c", "b"), b=3))

        assert (found["a"], found["c"]) == tuple(points(game(1, "a", "c")).values())

    def test_all_have_left(self) -> None:
        assert max(points(left(game(1, "a", "b", "c"), a=1, b=2, c=3)).values()) < BASE

    def test_where_a_partner_left_the_others_gain_nothing(self) -> None:
        found = points(left(team(1, 2, 1, 2), b=2))

        assert found["a"] == found["c"] == BASE
        assert found["d"] < BASE > found["b"]

    def test_the_partner_who_stays_may_win(self) -> None:
        found = points(left(team(2, 1, 2, 1), b=1))

        assert found["d"] > BASE > max(found["a"], found["b"], found["c"])

    def test_partners_do_not_play_against_each_other(self) -> None:
        """Against bot players: one leaves, and the other has beaten nobody."""
        alone = [row for row in left(team(1, 2, 1, 2), a=1) if row.player in "ac"]

        assert ratings(alone, MODES) == []

    def test_a_third_who_walks_off_is_no_third(self) -> None:
        often = [left(game(n, "a", "b", "c"), c=3) for n in range(FULL * 3)]

        assert points(*often)["a"] == points(*(game(n, "a", "b") for n in range(FULL * 3)))["a"]

    def test_what_was_stored_before_is_rated_as_it_was(self) -> None:
        """At that time people who left were simply last."""
        before = [msgspec.structs.replace(row, stood=None) for row in left(team(1, 2, 1, 2), b=2)]

        assert min(points(before)[one] for one in "ac") > BASE

    def test_nobody_rises_by_it(self) -> None:
        """A law: after a random history comes a random last game. Nobody who stayed is better off
        than if they had met only those who were all there, and nobody who was away is better off
        than before."""
        luck = random.Random(11)
        for _ in range(150):
            history = [game(n, *luck.sample("abcdef", luck.randint(2, 4))) for n in range(6)]
            last = _random_last(luck)
            gone = {row.player for row in last if row.stood is not None}
            short = {row.seat % 2 for row in last if row.player in gone}
            before, after = points(*history), points(*history, last)
            for row in last:
                if row.player in gone:
                    assert after[row.player] <= before.get(row.player, BASE)
                    continue
                fair = [one for one in last if not _is_away(one, row, gone, short)]
                assert after[row.player] <= points(*history, fair).get(row.player, BASE)


def _random_last(luck: random.Random) -> list[Rated]:
    """Some of them were away at its end."""
    if luck.random() < 0.5:
        first = luck.choice([1, 2])
        rows = [msgspec.structs.replace(row, game=99) for row in team(*[first, 3 - first] * 2)]
    else:
        rows = game(99, *luck.sample("abcdef", luck.randint(2, 5)))
        rows = [msgspec.structs.replace(row, seat=seat) for seat, row in enumerate(rows)]
    gone = luck.sample(rows, luck.randint(1, len(rows)))
    return left(rows, **{row.player: row.place for row in gone})


def _is_away(one: Rated, of: Rated, gone: set[str], short: set[int]) -> bool:
    """Whether this person's side lacks somebody; partners of `of` stay with them."""
    if one.player in gone:
        return True
    return of.mode == "team" and one.seat % 2 in short and one.seat % 2 != of.seat % 2


class TestSeasons:
    @pytest.mark.parametrize("quarter", [1, 2, 3, 4])
    def test_a_quarter_begins_where_the_one_before_ends(self, quarter: int) -> None:
        span = span_of(f"2026-{quarter}")

        assert season_of(span.since) == f"2026-{quarter}" != season_of(span.until)
        assert span_of(season_of(span.until)).since == span.until
        assert season_of(span.since - 1) != f"2026-{quarter}"

    def test_all_time(self) -> None:
        assert span_of(ALL_TIME) == ALWAYS

    @pytest.mark.parametrize("word", ["", "2026", "2026-5", "2026-0", "autumn", "9999-4", "1-2-3"])
    def test_what_is_no_season(self, word: str) -> None:
        with pytest.raises(ValueError):  # noqa: PT011 - of int and datetime
            span_of(word)
