"""What a turn of a disc changes is told beforehand, and is so afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import pytest

from engine.core import Dice, Msg, Option
from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder.actions import PickDisc, SetDisc
from engine.games.realm_of_wonder.board import SPACES
from engine.games.realm_of_wonder.routes import open_ways
from engine.games.realm_of_wonder.state import Disc, Realm
from engine.games.realm_of_wonder.ways import docks
from tests.engine.playing import SEED
from tests.engine.realm_of_wonder.kit import ME, laid, side
from tests.engine.realm_of_wonder.turns import turnings

FAR = 30


def parts(option: Option, name: str) -> list[Mapping[str, Any]]:
    assert option.detail
    return [part.args for part in cast("Sequence[Msg]", option.detail.args.get(name, ()))]


def seat_of(part: Mapping[str, Any]) -> int:
    return ME if part["seat"] is None else int(part["seat"])


def disc_of(option: Option) -> Disc:
    assert option.detail
    return cast("Disc", option.detail.args["disc"])


def after(s: Realm, option: Option) -> Realm:
    """The table once the disc has turned; everybody asked before that does what comes first."""
    then = GAME.apply(s, ME, option.action, Dice(SEED, s.now + 1)).s
    while not (turned := (then.middle, then.castle) != (s.middle, s.castle)) and then.stack:
        asked = next(iter(GAME.actors(then)))
        then = GAME.apply(then, asked, GAME.legal(then, asked)[0], Dice(SEED, then.now + 1)).s
    assert turned
    return then


def castle_lines(s: Realm) -> dict[int, object]:
    """How far from the castle the table says that those are who may enter it."""
    found = [line for line in GAME.text(GAME.view(s, None)).stakes if line.id.endswith("-enter")]
    racers = [one for line in found for one in (line, *cast("list[Msg]", line.args["others"]))]
    return {int(str(one.args["seat"])): one.args["n"] for one in racers}


def bridges_of(s: Realm, seat: int, disc: Disc) -> list[tuple[int, set[str]]]:
    """What it costs a seat to cross to the disc or from it."""
    ways = open_ways(s, seat, FAR - s.characters[seat].pace.left)
    here = SPACES[s.characters[seat].at].disc
    return [
        (ways[end].cost, {start, end})
        for pair in docks(s.middle, s.castle)
        for start, end in (pair, pair[::-1])
        if SPACES[start].disc == here and disc in (here, SPACES[end].disc) and end in ways
    ]


ALL = list(turnings())
CHANGING = [(s, one) for s, one in ALL if one.detail and "cross" in one.detail.args]


@pytest.mark.rule("RW-26", "RW-30", "RW-31")
def test_who_may_enter_the_castle_is_as_far_as_was_said() -> None:
    told = 0
    for s, option in CHANGING:
        said = {seat_of(one): one["n"] for one in parts(option, "castle")}
        told += len(said)
        assert said == castle_lines(after(s, option)), option

    assert told > 100


@pytest.mark.rule("RW-26", "RW-30", "RW-31")
def test_the_nearest_bridge_is_where_it_was_said_to_be() -> None:
    told = 0
    for s, option in CHANGING:
        then = after(s, option)
        for one in parts(option, "cross"):
            told += 1
            bridge = one["bridge"].args
            found = bridges_of(then, seat_of(one), disc_of(option))
            assert (one["n"], {bridge["space"], bridge["to"]}) in found, option
            assert one["n"] == min(n for n, _ in found), option

    assert told > 100


@pytest.mark.rule("RW-26")
def test_a_turn_that_concerns_nobody_tells_the_bridges_of_the_disc() -> None:
    s = laid(side(at="H8"), side(at="O5"))
    option = next(one for one in GAME.options(s, ME) if one.action == SetDisc("castle", "ice"))

    then = after(s, option)

    said = {(one["space"], one["to"]) for one in parts(option, "bridges")}
    assert said == {pair for pair in docks(then.middle, then.castle) if pair[1][0] == "K"}


@pytest.mark.rule("RW-17")
def test_a_disc_that_is_there_already_says_that_nothing_changes() -> None:
    idle = [one for _, one in ALL if one.detail and one.detail.id.endswith("-nothing")]

    assert {type(one.action) for one in idle} == {PickDisc}


def test_what_is_left_to_pay_with_is_told_after_the_rest() -> None:
    for s, option in ALL:
        if isinstance(option.action, SetDisc):
            assert option.detail
            assert option.detail.args["left"] == s.characters[ME].mp - 3


def test_what_a_turn_changes_is_worked_out_only_for_readers() -> None:
    s, option = next((s, one) for s, one in ALL if isinstance(one.action, SetDisc))

    unread = [one for one in GAME.offers(s, ME) if one.action == option.action]

    assert unread[0].detail is None
    assert unread[0].told(s, ME).detail
