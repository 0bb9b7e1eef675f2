"""What the command calls a stupid move, and what it does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.__main__ import main
from engine.core import Action, Choice, Dice, Setup
from engine.games import GAMES
from engine.games.realm_of_wonder.actions import OpenTower, Walk
from engine.games.volfyirion import actions as volfyirion
from engine.games.wonder_book import actions as wonder
from engine.games.wonder_book.players import HeroTurn
from engine.games.world_adventure import actions as world

SEED = bytes(16)
END = volfyirion.EndTurn()
THERE, BACK = (
    volfyirion.Redeploy("guard", *way) for way in (("kyr", "tylaris"), ("tylaris", "kyr"))
)


def table(key: str) -> Any:
    game, mode = GAMES[key], GAMES[key].modes[0]
    settings = {one.key: one.default for one in game.settings_of(mode.key)}
    campaign = game.campaign() if game.campaign else None
    return game.new(Setup(mode.key, 2, (False,) * 2, settings, campaign), Dice(SEED, 0)).s


def follies(
    key: str, s: Any, action: Action, done: Sequence[Action] = (), legal: Sequence[Action] = ()
) -> list[str]:
    return list(GAMES[key].follies(Choice(s, 0, action, list(legal), list(done))))


@pytest.mark.parametrize(
    ("done", "action", "kinds"),
    [
        ([world.BuyUpgrade("smoke")], world.SellUpgrade("smoke"), ["sold-again"]),
        ([world.BuyUpgrade("pet")], world.SellUpgrade("smoke"), []),
        ([world.BuyUpgrade("medic")] * 2, world.BuyUpgrade("medic"), ["bought-thrice"]),
        ([world.BuyUpgrade("medic")], world.BuyUpgrade("medic"), []),
        ([world.AttackIt()], world.Retreat(), ["left-at-once"]),
        ([world.AttackIt(), world.Roll()], world.Retreat(), []),
        ([], world.EndTurn(), ["nothing-done"]),
        ([world.OpenStalls()], world.EndTurn(), []),
    ],
)
def test_in_world_adventure(done: list[Action], action: Action, kinds: list[str]) -> None:
    assert follies("world_adventure", table("world_adventure"), action, done) == kinds


def test_in_the_realm() -> None:
    s = table("realm_of_wonder")
    assert follies("realm_of_wonder", s, Walk("a")) == []

    s.footprints = ["a", "b", "c"]
    assert follies("realm_of_wonder", s, Walk("a"), [Walk("c")]) == ["straight-back"]
    assert follies("realm_of_wonder", s, Walk("b"), [Walk("c")]) == []
    assert follies("realm_of_wonder", s, Walk("a"), [Walk("c"), OpenTower()]) == []


def test_in_wonder_book() -> None:
    s = table("wonder_book")
    s.stack.append(HeroTurn(turn_of=0))
    assert follies("wonder_book", s, wonder.EndTurn()) == ["nothing-done"]
    assert follies("wonder_book", s, wonder.Refuse()) == ["request-refused"]

    s.stack[-1] = HeroTurn(turn_of=0, left=2)
    assert follies("wonder_book", s, wonder.EndTurn()) == []


@pytest.mark.parametrize(
    ("action", "done", "legal", "kinds"),
    [
        (END, [], [END, volfyirion.PlayAll()], ["cards-unplayed"]),
        (END, [], [END], []),
        (BACK, [THERE], [BACK], ["to-and-fro"]),
        (BACK, [BACK], [BACK], []),
    ],
)
def test_in_volfyirion(
    action: Action, done: list[Action], legal: list[Action], kinds: list[str]
) -> None:
    assert follies("volfyirion", table("volfyirion"), action, done, legal) == kinds


@pytest.mark.slow
def test_the_command_counts_them_with_their_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stupid", "volfyirion", "--games", "1", "--houses", "random"]) == 0

    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("volfyirion duel 2 random, 1 games: ")
    assert "cards-unplayed" in line
    assert line.endswith(" %)")
