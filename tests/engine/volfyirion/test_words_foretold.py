"""No City is lost unforetold: the dangers on the table name its cause, and who wins if it is the
last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

import pytest

from bot.simulate.plan import seed_of
from bot.text.say import LANGUAGES, say_in
from bot.text.words import Words
from engine.core import Event, Msg, Setup
from engine.games.volfyirion import GAME
from engine.games.volfyirion import events as e
from engine.games.volfyirion.ending import cities_of
from engine.games.volfyirion.state import City, Volfyirion, team_of
from engine.games.volfyirion.words.stakes import stakes
from engine.house import HOUSES, play_out
from tests.bot.test_stakes import MOST, name
from tests.engine.volfyirion.kit import flat

GAMES = [("duel", 2, 6), ("team", 4, 2), ("solo", 1, 6), ("coop", 2, 3)]
CASES = [pytest.param(mode, seats, n, id=mode) for mode, seats, n in GAMES]


@dataclass(frozen=True)
class Loss:
    """A City that falls: the table before the move that brings it down, the first and the last of
    the turn before, and whether the dragon burns it."""

    city: City
    now: Volfyirion
    first: Volfyirion
    before: Volfyirion
    burned: bool


@cache
def losses(mode: str, seats: int, games: int) -> list[Loss]:
    return [loss for n in range(games) for loss in _of_game(mode, seats, n)]


def _of_game(mode: str, seats: int, number: int) -> Iterator[Loss]:
    tables, found = list[Volfyirion](), list[tuple[int, City, bool]]()

    def watch(before: Volfyirion, events: Sequence[Event], after: Volfyirion) -> None:
        tables.append(before)
        burned = {one.city for one in events if isinstance(one, e.CityBurned)}
        for old, new in zip(before.cities, after.cities, strict=False):
            if old.standing and not new.standing:
                found.append((len(tables) - 1, old, old.key in burned))

    setup = Setup(mode, seats, (False,) * seats)
    play_out(GAME, setup, [HOUSES["greedy"]] * seats, seed_of("foretold", number), watch)
    for at, city, burned in found:
        now = tables[at]
        earlier = [s for s in tables[:at] if _turn(s) != _turn(now)]
        turn = [s for s in earlier if _turn(s) == _turn(earlier[-1])] if earlier else []
        if turn:
            yield Loss(city, now, turn[0], turn[-1], burned)


def _turn(s: Volfyirion) -> tuple[int, int]:
    return s.round, s.turn_of


def dangers(s: Volfyirion) -> list[Msg]:
    return list(flat(stakes(s)[1:]))


def named(s: Volfyirion, *ids: str, **args: object) -> bool:
    """Whether one of the dangers is one of these, with these arguments."""
    ids = tuple(f"volfyirion-{one}" for one in ids)
    return any(one.id in ids and {**one.args, **args} == one.args for one in dangers(s))


def is_sent(s: Volfyirion) -> bool:
    """Whether the dangers tell of a dragon that can be sent, or was."""
    costs = [one for one in dangers(s) if one.args.get("cost")]
    return any(one.id != "volfyirion-payable" for one in costs)


@pytest.mark.rule("VF-25", "VF-31", "VF-37", "VF-60")
@pytest.mark.parametrize(("mode", "seats", "games"), CASES[:2])
def test_a_city_that_a_rival_takes_was_foretold(mode: str, seats: int, games: int) -> None:
    """In the owner's own turn before; what the dragon burns also while it sits there."""
    lost = losses(mode, seats, games)
    assert {one.burned for one in lost} == {True, False}
    for one in lost:
        key, owner = one.city.key, team_of(one.now, one.city.owners[0])
        if one.burned:
            assert named(one.now, "besieges", "last-burns", city=key)
            assert is_sent(one.before) or one.before.dragon.city == key
        else:
            assert one.before.turn_of == owner
            assert named(one.before, "ways", "last", "last-burns")


@pytest.mark.rule("VF-01", "VF-63")
@pytest.mark.parametrize(("mode", "seats", "games"), CASES[:2])
def test_the_last_city_was_foretold_with_who_wins(mode: str, seats: int, games: int) -> None:
    """Or, if several fall in one turn, what brings them all down."""
    for one in losses(mode, seats, games):
        owner = team_of(one.now, one.city.owners[0])
        if len(cities_of(one.now, owner)) > 1:
            continue
        wins = Msg("volfyirion-side", {"seats": one.now.teams[1 - owner]})
        assert named(one.now, "last", "last-burns", city=one.city.key, winners=wins)
        if (left := len(cities_of(one.before, owner))) == 1:
            assert named(one.before, "last", "last-burns", city=one.city.key, winners=wins)
        else:
            burns = one.before.dragon.at == "city"
            assert named(one.before, "ways", n=left) or (burns and named(one.before, "besieges"))


@pytest.mark.rule("VF-48", "VF-52")
@pytest.mark.parametrize(("mode", "seats", "games"), CASES[2:])
def test_a_city_that_the_dragon_burns_was_foretold(mode: str, seats: int, games: int) -> None:
    lost = losses(mode, seats, games)
    assert lost
    for one in lost:
        if mode == "solo":
            assert named(one.now, "awake")
            assert named(one.first, "awake", "sleeps")
        else:
            assert named(one.now, "threatens", city=one.city.key, falls=True)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("mode", "seats", "games"), CASES)
def test_they_are_short_when_it_ends(mode: str, seats: int, games: int, lang: str) -> None:
    words = Words(say_in(lang), GAME.key, name)
    for one in losses(mode, seats, games):
        lines = [words.msg(line) for s in (one.now, one.before) for line in stakes(s)]
        assert [line for line in lines if len(line) > MOST] == []
