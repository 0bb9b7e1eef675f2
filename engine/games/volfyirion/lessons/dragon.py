"""Lesson 2: what Knowledge does, and the dragon."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.volfyirion import actions as a
from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.dragon import MOVE
from engine.games.volfyirion.lessons.position import RIVAL, SETUP, YOU, hold, lay_out
from engine.games.volfyirion.state import Dragon, Played, Volfyirion, city_of, points
from engine.lessons import Lesson, Step
from engine.values import Word

OWN, THEIRS = "strange-box", "floating-crystal"


def _facts(s: Volfyirion) -> Mapping[str, Word]:
    left = points(s, YOU)
    return {
        "c": left.command,
        "b": left.battle,
        "k": left.knowledge,
        "move": MOVE,
        "own": CARDS[OWN].cost,
        "theirs": CARDS[THEIRS].cost,
        "gives": CARDS[THEIRS].points.knowledge,
        "sabotage": CARDS["sabotage"].cost,
        "tactic": CARDS["endless-tactic"].cost,
        "horn": CARDS["emerald-horn"].cost,
    }


def _lay(s: Volfyirion) -> None:
    """[VF-29, VF-31] The dragon sits on your City, your Wonder is sealed. In the second turn the
    rival will have K for the dragon with the Wonder, and not without."""
    you, rival = s.houses
    you.play, rival.play = [Played(OWN, sealed=True)], [Played(THEIRS, gained=True)]
    hold(s, YOU, ("diviner", "book-of-wisdom", "alchemic-key"), ())
    second = ("diviner", "celethes-law", "feasible-solution", "prospector", "prospector")
    hold(s, RIVAL, (), (*["prospector"] * 5, *second))
    for key in ("akao-uket", "kyr"):
        city_of(s, key).standing = False
    s.dragon = Dragon("city", "tylaris")
    row = ("sabotage", "endless-tactic", "qoam-vein", "elite-trooper", "bank")
    lay_out(s, row, ("emerald-horn", "emerald-horn"))


DRAGON = Lesson(
    setup=SETUP,
    seed=b"the dragon 0",
    lay=_lay,
    facts=_facts,
    steps=(
        Step(a.PlayAll()),
        Step(a.RepelDragon()),
        Step(a.UnsealWonder(OWN, YOU)),
        Step(a.Acquire("sabotage")),
        Step(a.EndTurn(), ((RIVAL, a.PlayAll()), (RIVAL, a.EndTurn()))),
        Step(a.PlayAll()),
        Step(a.SealWonder(THEIRS, RIVAL)),
        Step(a.SendDragon("yrdesh")),
        Step(a.Acquire("endless-tactic")),
        Step(a.EndTurn(), ((RIVAL, a.PlayAll()), (RIVAL, a.EndTurn()))),
    ),
    met=lambda s: not city_of(s, "yrdesh").standing,
)
