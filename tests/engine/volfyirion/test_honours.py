from __future__ import annotations

from typing import Any

import pytest

from engine.core import Action, Event
from engine.games.volfyirion import GAME
from engine.games.volfyirion.actions import (
    Attack,
    AttackVolfyirion,
    DefeatDragon,
    EndTurn,
    SendDragon,
    Subjugate,
)
from engine.games.volfyirion.state import Volfyirion
from tests.engine.honours import at_the_end, in_a_moment
from tests.engine.volfyirion.coop_kit import MINE, PARTNER, coop
from tests.engine.volfyirion.kit import FOE, ME, do, done, table

KYR = 10  # B


def played(s: Volfyirion, *actions: Action) -> tuple[Volfyirion, list[Event]]:
    happened = list[Event]()
    for action in actions:
        applied = done(s, action)
        s, happened = applied.s, [*happened, *applied.events]
    return s, happened


def wins(**rest: Any) -> tuple[Volfyirion, list[Event]]:
    """I take the last City of my foe."""
    s = table(points=(0, KYR, 0), **{"fallen": ["yrdesh", "akao-uket"], **rest})
    return played(s, Attack("kyr"))


def mine(s: Volfyirion, *parts: list[Event], seat: int = ME) -> set[str]:
    return {honour for who, honour in at_the_end(GAME, s, *parts) if who == seat}


def burned(seat: int) -> list[Event]:
    """Volfyirion, sent by `seat`, has burned a City of the other player."""
    s = table(points=(0, 0, 8)) if seat == ME else do(table(foe={"points": (0, 0, 0)}), EndTurn())
    if seat == FOE:
        s.houses[FOE].points.knowledge = 8
    city = "kyr" if seat == ME else "alantar"
    return played(s, SendDragon(city), EndTurn(), EndTurn())[1]


def test_not_a_stone() -> None:
    s, happened = wins()

    assert "unbroken" in mine(s, happened)
    assert "unbroken" in mine(s, burned(ME), happened), "a City of the foe"
    assert "unbroken" not in mine(s, burned(FOE), happened)
    assert "unbroken" not in mine(s, happened, seat=FOE)


def test_alone_against_the_dragon_nothing_is_beaten_that_has_cities() -> None:
    s, happened = played(table("solo", points=(0, 16, 0)), AttackVolfyirion())

    assert "unbroken" not in mine(s, happened)


@pytest.mark.parametrize("lost", [1, 2])
def test_the_last_wall(lost: int) -> None:
    s, happened = wins(fallen=["yrdesh", "akao-uket", *["tylaris", "vahylea"][:lost]])

    assert ("last-wall" in mine(s, happened)) == (lost == 2)
    assert "last-wall" not in mine(s, happened, seat=FOE)


def test_two_before_supper() -> None:
    both = table(points=(0, 18, 0), fallen=["kyr"])
    s, happened = played(both, Attack("yrdesh"), Attack("akao-uket"))
    assert s.result is not None
    assert "double-siege" in mine(s, happened)

    slow = table(points=(0, 8, 0), fallen=["kyr"])
    slow, first = played(slow, Attack("yrdesh"), EndTurn(), EndTurn())
    slow.houses[ME].points.battle = 9
    slow, second = played(slow, Attack("akao-uket"))
    assert slow.result is not None
    assert "double-siege" not in mine(slow, first, second)


def test_landlord_of_the_lair() -> None:
    s = table(points=(0, 16, 0))

    applied = done(s, DefeatDragon())

    assert in_a_moment(GAME, [(s, applied)]) == {(ME, "landlord")}


@pytest.mark.parametrize(("way", "earned"), [(AttackVolfyirion(), False), (Subjugate(), True)])
def test_by_the_book(way: Action, earned: bool) -> None:
    s = table("solo", points=(0, 16, 16))

    applied = done(s, way)

    assert in_a_moment(GAME, [(s, applied)]) == ({(ME, "by-the-book")} if earned else set())


def test_four_hands() -> None:
    together = coop(points=(0, 19, 0), foe={"points": (0, 11, 0)})
    alone = coop(points=(0, 20, 0), foe={"points": (0, 11, 0)})

    both = done(together, AttackVolfyirion(), by=MINE)
    one = done(alone, AttackVolfyirion(), by=MINE)

    assert in_a_moment(GAME, [(together, both)]) == {(MINE, "four-hands"), (PARTNER, "four-hands")}
    assert in_a_moment(GAME, [(alone, one)]) == set()


def test_return_to_sender() -> None:
    s, happened = wins()

    assert "return-to-sender" in mine(s, burned(ME), burned(FOE), happened)
    assert "return-to-sender" not in mine(s, burned(FOE), burned(ME), happened)
    assert "return-to-sender" in mine(s, burned(FOE), burned(ME), happened, seat=FOE)


def test_travelling_light() -> None:
    nine = {"hand": ["prospector"] * 4, "deck": ["prospector"] * 4, "discard": ["captain"]}
    s, happened = wins(**nine)
    assert "travelling-light" in mine(s, happened)

    s, happened = wins(**nine, play=["diviner"])
    assert "travelling-light" not in mine(s, happened)
