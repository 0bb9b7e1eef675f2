"""A refusal advises only what can be done where it stands. The census holds it for whole plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.screens import by_text
from bot.screens.by_text import SENTENCE, why_not
from bot.screens.layout import turn_line
from bot.table.offers import only_ends
from bot.text.say import LANGUAGES, say_in
from engine.core import Msg
from engine.games import GAMES
from engine.games.volfyirion import GAME
from engine.games.volfyirion import actions as vf
from engine.games.world_adventure import GAME as WORLD
from engine.games.world_adventure import actions as wa
from engine.games.world_adventure.board import CITIES
from engine.games.world_adventure.cards import Commodity
from tests.bot.test_layout import played, scene, table
from tests.engine.volfyirion import kit
from tests.engine.world_adventure.kit import ME, clan
from tests.engine.world_adventure.turns import at_turn, refusal

PRICE = {"cost": 5, "have": 1}
CASES: list[tuple[str, Mapping[str, Any], str]] = [
    ("vf-22-cost", PRICE, "hand"),
    ("vf-28-cost", PRICE, "hand"),
    ("vf-33-colours", {"colours": [], "n": 2}, "hand"),
    ("vf-54-battle", {"own": 1, "both": 2}, "hand"),
    ("wa-62-gold", {**PRICE, "toll": 0}, "goods"),
    ("wa-48-gold", {**PRICE, "toll": 0}, "goods"),
    ("wb-33-sparks", {"n": 2, "held": 0}, "near"),
    ("wb-39-sparks", {"n": 1, "held": 0}, "near"),
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


class TestWhyNot:
    def test_one_reason_for_several_of_a_kind_is_one_line(self) -> None:
        """The verb is said once, and so are advice and rule."""
        s = kit.table(hand=["prospector"], row=["library", "bank", "sabotage"])

        _, *told = why_not(scene(table(GAME, s), "en", ME), ME)

        dear = "You need 5 C; you have 0. Play more cards first. (VF-22)"
        assert told[:3] == [
            f"- **Acquire Library, Sabotage**: {dear}",
            "- **Acquire Bank**: You need 6 C; you have 0.",
            "- **Replace Library, Bank, Sabotage**: Replacing costs 2 K; you have 0. (VF-30)",
        ]

    def test_what_all_names_end_with_is_said_once_unless_it_is_part_of_them(self) -> None:
        s = kit.table(turns=1, row=["qoam-vein", "bank", "sabotage"])

        told = why_not(scene(table(GAME, s), "en", ME), ME)
        named = by_text._named(
            scene(table(GAME, s), "en", ME).words,
            vf.Acquire,
            [vf.Acquire("sharp-qoam"), vf.Acquire("pure-qoam")],
        )

        (swap,) = [line for line in told if "Swap" in line]
        assert swap.startswith("- **Swap Qoam Vein, Bank, Sabotage for a new card**: Free")
        assert named == "Acquire Sharp Qoam, Pure Qoam"

    @pytest.mark.parametrize(
        "lang", [pytest.param(o, marks=[] if o == "en" else pytest.mark.slow) for o in LANGUAGES]
    )
    @pytest.mark.parametrize("key", GAMES)
    def test_every_name_and_every_reason_stands_there(self, key: str, lang: str) -> None:
        """And no line says twice what another says."""
        game = GAMES[key]
        for s, _ in [*played(game, game.modes[0].seats[0])][::9]:
            now = scene(table(game, s), lang, 0)
            told = why_not(now, 0)
            text = "\n".join(told)
            blocked = [one for one in game.options(s, 0) if one.blocked]
            reasons = [now.words.reason(one.blocked) for one in blocked if one.blocked]
            assert all(part in text for reason in reasons for part in SENTENCE.split(reason))
            last = [now.words.struct(one.action).split()[-1] for one in blocked]
            assert all(word in text for word in last)
            assert len({*told}) == len(told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_only_the_end_of_the_turn_is_open_nothing_else_is_advised(lang: str) -> None:
    game, over = WORLD, say_in(lang)("ask-over")
    s = at_turn(clan("CN1", smoke=False), moves=0, actions=0)

    assert game.legal(s, ME) == [wa.EndTurn()]
    assert over in turn_line(scene(table(game, s), lang, ME))
    s.clans[ME].acting.moves = 1
    assert over not in turn_line(scene(table(game, s), lang, ME))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_table_advises_nothing_that_is_over(game: str, lang: str) -> None:
    """Where only the end of a turn is left, the table does not say how to play on: it points to My
    seat or says nothing, and does so in the same words as long as more is left."""
    for s, _ in played(GAMES[game], GAMES[game].modes[0].seats[0]):
        waited = [seat for seat in GAMES[game].actors(s) if s.people[seat]]
        if not waited or not only_ends(GAMES[game], s, waited):
            continue
        public = scene(table(GAMES[game], s), lang, None)
        advice = public.words.ask(s.stack[-1], own=True)
        assert not advice or advice not in turn_line(public)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_without_cards_is_told_on_the_table_as_one_with_cards(lang: str) -> None:
    full, bare = kit.table(hand=["prospector"]), kit.table(hand=[])
    told = [turn_line(scene(table(GAME, s), lang, None)) for s in (full, bare)]

    assert told[0] == told[1]
    assert say_in(lang)("button-my-seat") in told[0]
