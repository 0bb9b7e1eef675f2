"""A refusal advises only what can be done where it stands. The census holds it for whole plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.text.say import LANGUAGES, say_in
from engine.core import Msg
from engine.games.volfyirion import GAME
from engine.games.volfyirion import actions as vf
from engine.games.world_adventure import actions as wa
from engine.games.world_adventure.board import CITIES
from engine.games.world_adventure.cards import Commodity
from tests.engine.volfyirion import kit
from tests.engine.world_adventure.kit import ME, clan
from tests.engine.world_adventure.turns import at_turn, refusal

PRICE = {"cost": 5, "have": 1}
CASES: list[tuple[str, Mapping[str, Any], str]] = [
    ("vf-22-cost", PRICE, "hand"),
    ("vf-28-cost", PRICE, "hand"),
    ("vf-33-colours", {"colours": []}, "hand"),
    ("vf-54-battle", {"own": 1, "both": 2}, "hand"),
    ("wa-62-gold", {**PRICE, "toll": 0}, "goods"),
    ("wa-48-gold", {**PRICE, "toll": 0}, "goods"),
    ("wb-33-sparks", {"n": 2, "held": 0}, "near"),
    ("wb-39-sparks", {"n": 1}, "near"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("id", "args", "able"), CASES, ids=[id for id, *_ in CASES])
def test_it_says_how_it_stands_and_advises_only_who_can_follow(
    id: str, args: Mapping[str, Any], able: str, lang: str
) -> None:
    say = say_in(lang)
    can, cannot = (True, False) if able == "near" else (3, 0)

    told = say.msg(Msg(id, {**args, able: cannot}))

    assert told.endswith(".")
    assert say.msg(Msg(id, {**args, able: can})).startswith(f"{told} ")


@pytest.mark.parametrize("hand", [[], ["prospector", "prospector"]])
def test_the_hand_is_counted(hand: list[str]) -> None:
    s = kit.table(hand=hand, row=["bank"])
    (dear,) = [one for one in GAME.options(s, ME) if one.action == vf.Acquire("bank")]

    assert dear.blocked is not None
    assert dear.blocked.args["hand"] == len(hand)


@pytest.mark.parametrize("goods", [[], ["silk"]])
def test_goods_are_counted(goods: list[Commodity]) -> None:
    s = at_turn(clan(CITIES["china"], goods=goods, gold=0))
    dear = refusal(s, wa.BuyUpgrade("cargo"))

    assert dear is not None
    assert dear.args["goods"] == len(goods)
