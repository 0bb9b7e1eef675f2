"""The click that ends the turn with which a game ends is asked about, and the question says so."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, cast

import pytest

from engine.core import Dice, Game, Msg, Option, State
from engine.games import GAMES
from engine.games.volfyirion.state import active, city_of
from tests.engine.conformance import PLAIN, Case, probes, reach
from tests.engine.volfyirion.kit import FOE, table

LAST = 40  # the last round of the games that have one [RW-80, VF-64, WA-88]
CASES = [
    pytest.param(one, id=str(one), marks=reach(one))
    for one in PLAIN
    if one.key in ("realm_of_wonder", "volfyirion")
]


def late(case: Case) -> Iterator[tuple[State, int, Option]]:
    """Ends of a turn in positions of a play, and in the same in the last round."""
    for moment in probes(case):
        for s in (moment.s, *_later(moment.s)):
            for seat in moment.game.actors(s):
                yield from ((s, seat, one) for one in ends(moment.game, s, seat))


def _later(given: Any) -> Iterator[State]:
    if given.round and given.result is None:
        s = deepcopy(given)
        s.round = LAST
        yield s


def ends(game: Game[Any], s: State, seat: int) -> list[Option]:
    options = game.options(s, seat)
    return [one for one in options if one.action.ends_turn and one.blocked is None]


def winners(told: Msg) -> set[int]:
    """Whom the question names."""
    if "winners" not in told.args:
        return set(cast("list[int]", told.args["seats"]))
    sides = cast("list[Msg]", told.args["winners"])
    return {seat for side in sides for seat in cast("list[int]", side.args["seats"])}


@pytest.mark.parametrize("case", CASES)
def test_it_says_that_the_game_ends_and_who_wins(case: Case) -> None:
    game, some = case.game, 0
    for s, seat, option in late(case):
        after = game.apply(s, seat, option.action, Dice(bytes(16), 0)).s
        told = option.detail
        said = told is not None and told.id.endswith("-ends")
        assert option.confirm or not said
        if after.result is None:  # the dragon's attack may ask something first
            assert not said or not case.mode.competitive
            continue
        if not said:  # what lies in the Rage Pile, nobody knows
            assert case.mode.key == "solo"
            assert cast("Any", s).round < LAST
            continue
        best = {seat for seat, place in enumerate(after.result.places) if place == 1}
        draw = case.key == "volfyirion" and len(best) == s.seats
        assert winners(cast("Msg", told)) == (set() if draw else best)
        some += 1
    assert some


def test_a_last_city_that_burns_is_named_with_who_wins() -> None:
    s = table(dragon="alantar", fallen=["tylaris", "vahylea"])

    (option,) = ends(GAMES["volfyirion"], s, active(s)[0])

    assert city_of(s, "alantar").standing
    assert option.confirm
    assert option.detail is not None
    assert option.detail.args["city"] == "alantar"
    assert winners(option.detail) == {FOE}
