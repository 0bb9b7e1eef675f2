"""The worked examples of the catalogue that a duel shows: VF-E1 to VF-E4."""

from __future__ import annotations

import pytest

from engine.games.volfyirion.actions import (
    Acquire,
    AcquireWonder,
    Decline,
    PlayCard,
    UseChain,
    UseRemoval,
)
from tests.engine.volfyirion.kit import ME, blocked, do, has, in_play, offered, on, table


@pytest.mark.rule("VF-E1")
def test_spending() -> None:
    s = table(
        hand=["prospector", "diviner", "flawless-deploy", "apothecary", "elite-trooper"],
        row=["suicide-mission", "hidden-cache"],
        lair=["sharp-qoam"],
    )

    s = do(s, PlayCard("prospector"), PlayCard("diviner"), PlayCard("flawless-deploy"))
    s = do(s, PlayCard("apothecary", "tylaris"), PlayCard("elite-trooper", "vahylea"))
    assert has(s) == (5, 3, 6)
    assert blocked(s, UseChain("flawless-deploy")) == "vf-33-colours"
    assert blocked(s, UseChain("apothecary", "tylaris")) == "vf-33-colours"
    s = do(s, Acquire("suicide-mission"), Acquire("hidden-cache"), AcquireWonder("sharp-qoam"))
    s = do(s, Decline())

    assert s.houses[ME].discard == ["suicide-mission", "hidden-cache", "sharp-qoam"]
    assert has(s) == (0, 1, 6)


@pytest.mark.rule("VF-E2")
@pytest.mark.parametrize(("play", "city"), [(["barter"], []), ([], ["mint"]), ([], ["qoam-scout"])])
def test_synergy_of_one_colour(play: list[str], city: list[str]) -> None:
    s = table(hand=["shrewd-deal"], play=play, cities={"tylaris": city})

    s = do(s, PlayCard("shrewd-deal"), UseChain("shrewd-deal"))

    assert has(s) == (2, 1, 1 + 2)
    assert blocked(
        do(table(hand=["shrewd-deal"]), PlayCard("shrewd-deal")), UseChain("shrewd-deal")
    ) == ("vf-33-colours")


@pytest.mark.rule("VF-E3")
def test_synergy_of_two_colours() -> None:
    both = table(play=["harness-qoam", "barter"], cities={"tylaris": ["elite-trooper"]})
    turquoise = table(play=["harness-qoam", "barter"])
    red = table(play=["harness-qoam"], cities={"tylaris": ["elite-trooper"]})

    assert has(do(both, UseChain("harness-qoam"))) == (0, 2, 2)
    assert blocked(turquoise, UseChain("harness-qoam")) == "vf-33-colours"
    assert blocked(red, UseChain("harness-qoam")) == "vf-33-colours"


@pytest.mark.rule("VF-E4")
def test_removal() -> None:
    s = do(table(hand=["pure-qoam"]), PlayCard("pure-qoam"))
    assert has(s) == (1, 0, 0)
    assert offered(s, UseRemoval("pure-qoam"))

    s = do(s, UseRemoval("pure-qoam"))

    assert has(s) == (1, 0, 3)
    assert in_play(s) == on(s, "tylaris") == s.houses[ME].discard == []
    assert "pure-qoam" in s.removed
