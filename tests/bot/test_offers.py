"""What can be acquired says what it gives, within a line of a menu."""

from __future__ import annotations

import pytest

from bot.platform.limits import SELECT_TEXT
from bot.table.offers import groups, private
from bot.text.say import LANGUAGES, say_in
from engine.core import Msg
from engine.games import GAMES
from engine.games.realm_of_wonder.bonuses import SIDES
from engine.games.realm_of_wonder.details import about_bonus
from engine.games.volfyirion import actions as vf
from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.prices import Price, bought, cost_of_card, gives
from engine.games.world_adventure import actions as wa
from engine.games.world_adventure.board import CITIES
from engine.games.world_adventure.workshop import UPGRADES
from tests.engine.conformance import PLAIN, Case, probes, reach
from tests.engine.volfyirion import kit
from tests.engine.world_adventure.kit import ME, clan
from tests.engine.world_adventure.turns import at_turn, option

CASES = [pytest.param(one, id=str(one), marks=reach(one)) for one in PLAIN if one.key in GAMES]
TEN = 10  # the dearest card costs 8


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", [key for key, one in CARDS.items() if one.cost])
def test_every_card_of_volfyirion(card: str, lang: str) -> None:
    one, say = CARDS[card], say_in(lang)
    s = kit.table(points=(TEN, TEN, TEN))

    currency = "battle" if one.is_wonder else "command"
    option = Price(currency, "vf-22-cost", cost_of_card, bought).option(s, ME, vf.Acquire(card))

    detail = option.told(s, ME).detail
    assert detail is not None
    told = say.msg(detail)
    worth = f"{one.defence}" if one.is_troop else say.msg(gives(one.points))
    assert len(told) <= SELECT_TEXT
    assert worth in told
    assert one.secondary is None or say.msg(gives(one.secondary)) in told
    needs = one.chain.needs if one.chain else ()
    for colour in (*([one.colour] if one.colour else []), *needs):
        assert say.msg(Msg(f"colour-{colour}")) in told


@pytest.mark.rule("VF-29")
def test_a_menu_begins_with_the_wonders_of_the_enemy() -> None:
    s = kit.table(play=["strange-box"], foe={"play": ["pure-qoam"]}, points=(0, 0, 9))

    seals = [
        one.option.action
        for group in groups(private(kit.GAME, s, ME))
        for one in group
        if isinstance(one.option.action, vf.SealWonder)
    ]

    assert seals == [vf.SealWonder("pure-qoam", kit.FOE), vf.SealWonder("strange-box", ME)]


@pytest.mark.parametrize("case", CASES)
def test_what_is_asked_about_once_more_comes_last_of_its_kind(case: Case) -> None:
    for moment in probes(case):
        for seat in moment.game.actors(moment.s):
            for group in groups(private(moment.game, moment.s, seat)):
                asks = [one.option.confirm for one in group]
                assert asks == sorted(asks)


def test_a_card_to_be_removed_or_destroyed_says_what_it_is() -> None:
    s = kit.table(play=["stab"], lair=["pure-qoam"], points=(0, 3, 0))
    s = kit.do(s, vf.AcquireWonder("pure-qoam"))
    mine = next(one for one in kit.GAME.options(s, ME) if isinstance(one.action, vf.RemoveCard))
    s = kit.table(play=["suicide-mission"], cities={"kyr": ["bank"]})
    s = kit.do(s, vf.UseRemoval("suicide-mission"))
    theirs = next(one for one in kit.GAME.options(s, ME) if isinstance(one.action, vf.Destroy))

    told = [say_in("en").msg(one.detail) for one in (mine, theirs) if one.detail]

    assert told == [
        "red, +2 B; if removed: draw 1 card",
        "turquoise Building, +1 C and +1 B a turn; Synergy with turquoise: draw 1 card",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("upgrade", UPGRADES)
def test_every_upgrade_of_world_adventure(upgrade: wa.Upgrade, lang: str) -> None:
    s, say = at_turn(clan(CITIES["china"], gold=20, smoke=False)), say_in(lang)

    detail = option(s, wa.BuyUpgrade(upgrade)).detail

    assert detail is not None
    assert say.msg(Msg(f"upgrade-{upgrade}-rules")) in say.msg(detail)
    assert len(say.msg(detail)) <= SELECT_TEXT


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("side", SIDES)
def test_both_sides_of_a_bonus_token_of_realm_of_wonder(side: str, lang: str) -> None:
    assert 1 < len(say_in(lang).msg(about_bonus(side))) <= SELECT_TEXT
