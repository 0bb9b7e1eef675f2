"""Lesson 1: the last City of a duel."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.volfyirion import actions as a
from engine.games.volfyirion.cards import CARDS, Bonus
from engine.games.volfyirion.lessons.position import RIVAL, SETUP, YOU, hold, lay_out
from engine.games.volfyirion.state import Volfyirion, city_of, points
from engine.lessons import Lesson, Step
from engine.values import Word


def _facts(s: Volfyirion) -> Mapping[str, Word]:
    left = points(s, YOU)
    return {
        "c": left.command,
        "b": left.battle,
        "k": left.knowledge,
        "hand": len(s.houses[YOU].hand.cards),
        **{key: city_of(s, key).strength for key in ("tylaris", "yrdesh")},
        "row": len(s.markets[0].row),
        "soldier": CARDS["soldier"].defence,
        "decisive": CARDS["decisive-strike"].cost,
        "stab": CARDS["stab"].cost,
        "chain": (chain := _gives("decisive-strike").battle),
        "before": left.battle - chain,
        "captain": CARDS["captain"].points.battle,
        "strike": CARDS["decisive-strike"].points.battle,
        "stabs": CARDS["stab"].points.battle,
        "knife": CARDS["living-knife"].points.battle,
        "bare": (bare := city_of(s, "yrdesh").defence),
        "novice": (novice := CARDS["novice"].defence),
        "guarded": bare + novice,
    }


def _gives(card: str) -> Bonus:
    gives = CARDS[card].secondary
    assert gives is not None
    return gives


def _last_city(s: Volfyirion) -> None:
    """[VF-06] The rival has one City; you have three."""
    hold(s, YOU, ["captain", "prospector", "prospector", "prospector", "soldier"], ())
    hold(s, RIVAL, (), ["novice", *["prospector"] * 4])
    for key in ("akao-uket", "kyr"):
        city_of(s, key).standing = False
    row = ("decisive-strike", "stab", "guard", "library", "shrewd-deal")
    lay_out(s, row, ("living-knife", "glowing-fungii"))


BOUGHT = {"decisive-strike", "stab", "living-knife"}
LAST_CITY = Lesson(
    setup=SETUP,
    seed=b"the last city 0",
    lay=_last_city,
    facts=_facts,
    steps=(
        Step(a.PlayAll()),
        Step(a.PlayCard("soldier", "tylaris")),
        Step(a.Acquire("decisive-strike")),
        Step(a.Acquire("stab")),
        Step(a.AcquireWonder("living-knife")),
        Step(a.RemoveCard("prospector", "play")),
        Step(
            a.EndTurn(),
            (
                (RIVAL, a.PlayAll()),
                (RIVAL, a.PlayCard("novice", "yrdesh")),
                (RIVAL, a.Acquire("guard")),
                (RIVAL, a.EndTurn()),
            ),
        ),
        Step(a.PlayAll(), given=lambda s: set(s.houses[YOU].hand.cards) >= BOUGHT),
        Step(a.UseChain("decisive-strike")),
        Step(a.UseRemoval("living-knife")),
        Step(a.Destroy("novice", "yrdesh")),
        Step(a.Attack("yrdesh")),
    ),
    met=lambda s: not city_of(s, "yrdesh").standing,
)
