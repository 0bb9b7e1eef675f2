"""What is played by itself was foretold where its seat clicked: in the question, or in what the
choice said of itself. A law over every game, in each language."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from bot.screens.layout import turn_line
from bot.simulate.plan import seed_of
from bot.text.say import say_in
from engine.core import Action, Dice
from engine.games import GAMES
from engine.games.world_adventure.actions import DrawPowers, KeepGood, Roll
from tests.sources import nodes_of
from tools.sittings import Moment, Sitting, moments

# how each is foretold
SAID = {
    Roll: {
        "en": "the dice roll at once",
        "fr": "les dés roulent aussitôt",
        "it": "i dadi si tirano subito",
    },
    DrawPowers: {
        "en": "two are drawn at once",
        "fr": "deux sont piochés aussitôt",
        "it": "se ne pescano subito due",
    },
    KeepGood: {
        "en": "comes by itself",
        "fr": "est prise d’office",
        "it": "viene preso da sé",
    },
}
ROOT = Path(__file__).parents[2] / "engine" / "games"


def test_whatever_may_follow_has_words_here() -> None:
    """An option marked `follows`, wherever it is offered."""
    calls = [one for path in ROOT.rglob("*.py") for one in nodes_of(path) if _follows(one)]

    assert {_kind(one) for one in calls} == {kind.__name__ for kind in SAID}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    "key", [key for key, game in GAMES.items() if not SAID.keys().isdisjoint(game.actions)]
)
def test_it_was_foretold(key: str, seed: int) -> None:
    """Over whole games."""
    game, found = GAMES[key], set[type]()
    mode = game.modes[0]
    sitting = Sitting(game, mode, mode.seats[0], "greedy", seed=seed_of(f"{key} foretold", seed))
    for moment in moments(sitting, 1_000):
        if (follows := _following(moment)) is None:
            continue
        found.add(type(follows))
        for lang, said in SAID[type(follows)].items():
            scene, detail = moment.scene(say_in(lang), moment.seat), moment.option.detail
            told = f"{turn_line(scene)} {scene.words.msg(detail) if detail else ''}".lower()
            assert said in told, (type(follows), told)

    assert found, "nothing followed: another seed"


def _following(moment: Moment) -> Action | None:
    """What is played by itself after the choice that is made then."""
    game, dice = moment.table.game, Dice(moment.sitting.seed, len(moment.moves))
    after = game.apply(moment.table.state, moment.seat, moment.option.action, dice)
    return game.following(after.s, moment.seat)


def _follows(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and any(word.arg == "follows" for word in node.keywords)


def _kind(node: Any) -> str:
    """The action of `Option(a.Roll(), follows=…)`."""
    return node.args[0].func.attr
