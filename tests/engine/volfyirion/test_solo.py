"""The solo game against Volfyirion: VF-44 to VF-49, VF-E5."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Dice, Setup, Zone
from engine.games.volfyirion import GAME
from engine.games.volfyirion.actions import (
    Acquire,
    Attack,
    AttackVolfyirion,
    EndTurn,
    GiveUp,
    LeaveOnPile,
    PlayAll,
    PlayCard,
    Redraw,
    Refresh,
    RefreshAll,
    Replace,
    SealWonder,
    SendDragon,
    SetAside,
    Subjugate,
    UnsealWonder,
    UseChain,
    UseRemoval,
)
from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.check import everything
from engine.games.volfyirion.ending import ROUNDS
from engine.games.volfyirion.events import (
    AssetsRenewed,
    CardsLost,
    CityBurned,
    DragonBeaten,
    DragonReturned,
    DragonSealed,
    DragonWoke,
    Drew,
    PointsLost,
    RageFed,
    RageKept,
    RageRevealed,
    RageSetAside,
    Reshuffled,
    RowFilled,
    TurnBegan,
)
from engine.games.volfyirion.hand import Placing
from engine.games.volfyirion.state import Played, Rage, Volfyirion
from engine.games.volfyirion.turn import MainPhase
from tests.engine.volfyirion.kit import (
    ME,
    SEED,
    blocked,
    do,
    events,
    has,
    in_play,
    offered,
    offers,
    on,
    ready,
    standing,
    table,
    top,
)

TROOP, BUILDING = "soldier", "bank"
EIGHT, FIVE, FOUR = "endless-tactic", "sabotage", "feasible-solution"  # Command cards by cost


def solo(*pile: str, kept: str = "", **rest: Any) -> Volfyirion:
    """A Main Phase of the lone player; `pile` is the Rage Pile, its top first."""
    return table("solo", rage=Rage(kept=kept, pile=Zone(list(pile))), **rest)


def woken(*pile: str, **rest: Any) -> Volfyirion:
    """The same, but the dragon attacks at the end of this turn."""
    return solo(*pile, dragon="woken", **rest)


def new(level: str = "normal") -> Volfyirion:
    return GAME.new(Setup("solo", 1, settings={"difficulty": level}), Dice(SEED, 0)).s


def sealed(s: Volfyirion) -> list[str]:
    return [played.card for played in s.houses[ME].play if played.sealed]


def told(happened: tuple[Any, ...], *kinds: type) -> list[Any]:
    return [event for event in happened if isinstance(event, kinds)]


# --- setup ------------------------------------------------------------------------------------


@pytest.mark.rule("VF-44")
def test_three_cities_stand_against_the_dragon_on_its_lair() -> None:
    s = new()

    assert [(city.key, city.defence) for city in s.cities] == [
        ("tylaris", 8),
        ("vahylea", 9),
        ("alantar", 10),
    ]
    assert (s.dragon.at, len(s.markets[0].row), len(s.markets[0].lair)) == ("lair", 5, 2)
    assert all(CARDS[wonder].cost <= 3 for wonder in s.markets[0].lair)


@pytest.mark.rule("VF-44")
def test_no_card_moves_the_dragon_and_there_are_no_extra_cards() -> None:
    box = everything(new())

    assert not {"volfyirions-mark", "emerald-horn"} & set(box)
    assert all(box[card] == 0 for card in box if CARDS[card].kind in ("mercenary", "saboteur"))
    assert sum(box.values()) == 10 + 62 + 24
    variants = {setting.key for setting in GAME.settings_of("solo")}
    assert variants == {"difficulty"}


@pytest.mark.rule("VF-44")
def test_the_asset_deck_is_face_down() -> None:
    s = new()

    assert s.markets[0].top.cards != GAME.view(s, ME).s.markets[0].top.cards


@pytest.mark.rule("VF-44")
def test_the_first_turn_has_a_redraw_and_one_refresh_of_one_card() -> None:
    s = new()
    assert offered(s, Redraw())
    s = do(s, Redraw())
    old, unseen = s.markets[0].row[0], s.markets[0].top.cards[0]

    assert told(events(s, Refresh(old)), RowFilled) == [RowFilled([unseen])]
    s = do(s, Refresh(old))

    assert not any(isinstance(action, (Redraw, Refresh, RefreshAll)) for action in offers(s))


@pytest.mark.rule("VF-44")
@pytest.mark.parametrize("card", ["suicide-mission", "anuths-trick"])
def test_effects_on_enemy_cards_ask_nothing(card: str) -> None:
    s = solo(play=[card], cities={"tylaris": ["guard", "bank"]})

    s = do(s, UseRemoval(card))

    assert isinstance(top(s), MainPhase)
    assert on(s, "tylaris") == ["guard", "bank"]


# --- actions ----------------------------------------------------------------------------------


@pytest.mark.rule("VF-45")
def test_sixteen_battle_points_defeat_the_dragon() -> None:
    assert blocked(solo(points=(0, 15, 0)), AttackVolfyirion()) == "vf-45-attack"
    s = solo(points=(0, 16, 0))
    assert told(events(s, AttackVolfyirion()), DragonBeaten)

    s = do(s, AttackVolfyirion())

    assert s.result is not None
    assert s.result.places == (1,)


@pytest.mark.rule("VF-45")
def test_sixteen_knowledge_points_subjugate_it() -> None:
    assert blocked(solo(points=(0, 0, 15)), Subjugate()) == "vf-45-subjugate"
    s = solo(points=(0, 0, 16))
    assert told(events(s, Subjugate()), DragonBeaten)

    s = do(s, Subjugate())

    assert s.result is not None
    assert s.result.places == (1,)


@pytest.mark.rule("VF-45")
def test_a_woken_dragon_can_be_beaten_before_it_attacks() -> None:
    s = woken(EIGHT, points=(0, 16, 0), fallen=["vahylea", "alantar"])

    s = do(s, AttackVolfyirion())

    assert s.result is not None
    assert s.result.places == (1,)


@pytest.mark.rule("VF-45")
def test_six_points_of_either_kind_set_the_top_rage_card_aside() -> None:
    s = solo(TROOP, EIGHT, points=(0, 6, 6))
    assert told(events(s, SetAside("battle")), RageSetAside) == [RageSetAside(ME, TROOP)]

    s = do(s, SetAside("battle"))
    assert (s.rage.pile.cards, s.rage.aside, has(s)) == ([EIGHT], [TROOP], (0, 0, 6))
    s = do(s, SetAside("knowledge"))

    assert (s.rage.pile.cards, s.rage.aside, has(s)) == ([], [TROOP, EIGHT], (0, 0, 0))


@pytest.mark.rule("VF-45")
def test_without_six_points_or_without_a_pile_nothing_is_set_aside() -> None:
    short, empty = solo(TROOP, points=(0, 5, 5)), solo(points=(0, 6, 6))

    assert blocked(short, SetAside("battle")) == "vf-45-aside-battle"
    assert blocked(short, SetAside("knowledge")) == "vf-45-aside-knowledge"
    assert blocked(empty, SetAside("battle")) == "vf-45-empty"


@pytest.mark.rule("VF-45")
@pytest.mark.rule("VF-48")
def test_the_kept_card_is_the_top_one() -> None:
    s = do(solo(TROOP, kept=EIGHT, points=(0, 6, 0)), SetAside("battle"))

    assert (s.rage.kept, s.rage.pile.cards, s.rage.aside) == ("", [TROOP], [EIGHT])


@pytest.mark.rule("VF-45")
def test_what_the_hidden_top_card_is_shows_only_when_it_is_set_aside() -> None:
    s = solo(TROOP, points=(0, 6, 0))
    applied = GAME.apply(s, ME, SetAside("battle"), Dice(SEED, 1))

    assert GAME.view(s, ME).s.rage.pile.cards != [TROOP]
    assert not applied.free


@pytest.mark.rule("VF-45")
def test_a_wonder_that_is_sealed_can_be_unsealed_and_an_open_one_not_sealed() -> None:
    s = solo(play=["pure-qoam", Played("void-fluid", sealed=True)], points=(0, 0, 8))
    assert not any(isinstance(action, SealWonder) for action in offers(s))

    s = do(s, UnsealWonder("void-fluid", ME))

    assert has(s) == (0, 2, 4)  # its points come at once
    assert sealed(s) == []


@pytest.mark.rule("VF-45")
def test_no_city_is_attacked_and_no_dragon_moved() -> None:
    s = solo(points=(0, 30, 30))

    assert not any(isinstance(action, (Attack, SendDragon)) for action in offers(s))


# --- the Rage Pile ----------------------------------------------------------------------------


@pytest.mark.rule("VF-46")
def test_a_turn_begins_with_a_card_under_the_rage_pile() -> None:
    s = solo(TROOP, assets=[EIGHT, FIVE, FOUR])
    order = told(events(s, EndTurn()), TurnBegan, RageFed, Drew)
    assert [type(event) for event in order] == [TurnBegan, RageFed, Drew]

    s = do(s, EndTurn())

    assert s.rage.pile.cards == [TROOP, EIGHT]


@pytest.mark.rule("VF-46")
@pytest.mark.parametrize(
    ("card", "city", "fed"),
    [
        ("novice", "tylaris", True),
        ("library", "tylaris", True),
        ("pure-qoam", "", True),
        ("stab", "", False),
    ],
)
def test_wonders_buildings_and_troops_feed_it_when_they_are_played(
    card: str, city: str, fed: bool
) -> None:
    s = solo(TROOP, hand=[card], assets=[EIGHT, FIVE])

    s = do(s, PlayCard(card, city))

    assert s.rage.pile.cards == ([TROOP, EIGHT] if fed else [TROOP])


@pytest.mark.rule("VF-46")
def test_play_all_leaves_it_to_the_player_to_play_what_feeds_it() -> None:
    s = solo(hand=["prospector", "pure-qoam"], assets=[EIGHT, FIVE])

    s = do(s, PlayAll())

    assert isinstance(top(s), Placing)
    assert (in_play(s), s.rage.pile.cards) == (["prospector"], [])


@pytest.mark.rule("VF-46")
def test_nobody_sees_what_it_is_fed() -> None:
    s = do(solo(hand=["novice"], assets=[EIGHT, FIVE]), PlayCard("novice", "tylaris"))

    assert EIGHT not in GAME.view(s, ME).s.rage.pile.cards


@pytest.mark.rule("VF-46")
def test_an_asset_deck_that_is_empty_for_good_feeds_nothing() -> None:
    s = solo(hand=["novice"], assets=[])

    s = do(s, PlayCard("novice", "tylaris"))

    assert s.rage.pile.cards == []


# --- waking -----------------------------------------------------------------------------------


@pytest.mark.rule("VF-47")
def test_a_reshuffle_in_the_middle_of_a_draw_wakes_it() -> None:
    s = solo(deck=["captain"], discard=["prospector"] * 8 + ["diviner"])
    order = told(events(s, EndTurn()), Reshuffled, DragonWoke, Drew)
    assert [type(event) for event in order] == [Reshuffled, DragonWoke, Drew]

    s = do(s, EndTurn())

    assert (s.dragon.at, len(s.houses[ME].hand.cards)) == ("woken", 5)
    happened = events(s, EndTurn())  # it attacks only when this turn has ended
    assert told(happened, RageRevealed)


@pytest.mark.rule("VF-47")
def test_so_does_one_in_the_main_phase() -> None:
    s = solo(play=["stab"], deck=[], discard=["captain"])

    s = do(s, UseRemoval("stab"))

    assert s.dragon.at == "woken"


@pytest.mark.rule("VF-47")
def test_with_nothing_to_reshuffle_it_sleeps_on() -> None:
    s = solo(play=["stab"], deck=[], discard=[])

    s = do(s, UseRemoval("stab"))

    assert (s.dragon.at, s.houses[ME].hand.cards) == ("lair", [])


@pytest.mark.rule("VF-47")
def test_two_reshuffles_in_a_turn_are_one_attack() -> None:
    s = solo(play=["stab", "stab"], deck=[], discard=["captain"], row=["barter"], points=(1, 0, 0))
    s = do(s, UseRemoval("stab"), Acquire("barter"))
    happened = events(s, UseRemoval("stab"))
    assert told(happened, Reshuffled)
    assert not told(happened, DragonWoke)

    happened = events(do(s, UseRemoval("stab")), EndTurn())

    assert len(told(happened, RageRevealed)) == 1


@pytest.mark.rule("VF-47")
def test_it_attacks_after_the_end_step() -> None:
    s = woken(FIVE, row=["barter"], assets=[TROOP] * 2, points=(1, 0, 0))

    happened = events(do(s, Acquire("barter")), EndTurn())

    order = told(happened, PointsLost, RowFilled, RageRevealed, TurnBegan)
    assert [type(event) for event in order] == [RowFilled, RageRevealed, TurnBegan]


@pytest.mark.rule("VF-47")
def test_without_a_reshuffle_there_is_no_attack() -> None:
    happened = events(solo(EIGHT, FIVE), EndTurn())

    assert not told(happened, RageRevealed)


# --- the attack -------------------------------------------------------------------------------


@pytest.mark.rule("VF-E5")
@pytest.mark.rule("VF-48")
def test_example_solo_attack() -> None:
    s = woken(
        TROOP,
        BUILDING,
        "feasible-solution",
        "shrewd-deal",
        cities={"vahylea": ["novice"]},
        play=["pure-qoam"],
    )
    happened = events(s, EndTurn())

    s = do(s, EndTurn())

    pile = [TROOP, BUILDING, "feasible-solution", "shrewd-deal"]
    attack = told(
        happened, RageRevealed, CardsLost, CityBurned, DragonSealed, RageKept, DragonReturned
    )
    assert attack == [
        RageRevealed(pile, battle=9, knowledge=3),
        CardsLost(["novice"]),
        CityBurned("vahylea"),
        DragonSealed("pure-qoam"),
        RageKept("shrewd-deal"),
        DragonReturned(),
    ]
    assert (standing(s), sealed(s)) == (["tylaris", "alantar"], ["pure-qoam"])
    assert (s.rage.kept, s.rage.aside) == ("shrewd-deal", pile[:3])
    assert s.dragon.at == "lair"


@pytest.mark.rule("VF-48")
def test_the_player_chooses_which_troop_falls() -> None:
    s = woken(TROOP, cities={"tylaris": ["novice"], "alantar": ["guard", "mint"]})

    s = do(s, EndTurn())
    assert offers(s) == [GiveUp("novice", "tylaris"), GiveUp("guard", "alantar")]
    s = do(s, GiveUp("guard", "alantar"))

    assert (on(s, "tylaris"), on(s, "alantar")) == (["novice"], ["mint"])


@pytest.mark.rule("VF-48")
def test_the_player_chooses_which_building_falls() -> None:
    s = woken(BUILDING, cities={"tylaris": ["mint"], "alantar": ["guard", "library"]})

    s = do(s, EndTurn(), GiveUp("mint", "tylaris"))

    assert (on(s, "tylaris"), on(s, "alantar")) == ([], ["guard", "library"])


@pytest.mark.rule("VF-48")
def test_one_falls_for_each_that_was_revealed() -> None:
    s = woken(
        TROOP,
        TROOP,
        cities={"tylaris": ["novice"], "vahylea": ["fighter"], "alantar": ["guard"]},
    )

    s = do(s, EndTurn(), GiveUp("novice", "tylaris"), GiveUp("guard", "alantar"))

    assert (on(s, "tylaris"), on(s, "vahylea"), on(s, "alantar")) == ([], ["fighter"], [])


@pytest.mark.rule("VF-48")
def test_nobody_is_asked_when_all_fall() -> None:
    s = woken(TROOP, TROOP, BUILDING, cities={"tylaris": ["novice"], "alantar": ["guard", "mint"]})

    s = do(s, EndTurn())

    assert isinstance(top(s), MainPhase)
    assert (on(s, "tylaris"), on(s, "alantar")) == ([], [])


@pytest.mark.rule("VF-48")
def test_troops_fall_before_the_cities_are_attacked() -> None:
    """A Novice adds 2: with it, the City of 8 would not fall to 8 B."""
    s = woken(TROOP, EIGHT, cities={"tylaris": ["novice"]})

    s = do(s, EndTurn())

    assert standing(s) == ["vahylea", "alantar"]


@pytest.mark.rule("VF-48")
def test_a_troop_that_stays_defends_its_city() -> None:
    s = woken(FIVE, FOUR, cities={"vahylea": ["novice"]})  # 9 B against 8, 11, 10

    s = do(s, EndTurn())

    assert standing(s) == ["vahylea", "alantar"]


@pytest.mark.rule("VF-48")
def test_the_strongest_city_that_it_can_pay_falls_again_and_again() -> None:
    s = woken(EIGHT, "alchemic-key", FOUR)  # 19 B: 10, then 9

    assert [e.city for e in told(events(s, EndTurn()), CityBurned)] == ["alantar", "vahylea"]


@pytest.mark.rule("VF-48")
def test_a_city_falls_with_its_troop_and_building() -> None:
    s = woken(EIGHT, FOUR, cities={"alantar": ["novice", "mint"]})  # 12 B

    s = do(s, EndTurn())

    assert standing(s) == ["tylaris", "vahylea"]
    assert {"novice", "mint"} <= set(s.removed)


@pytest.mark.rule("VF-48")
def test_what_is_not_enough_for_a_city_is_lost() -> None:
    s = do(woken(FIVE), EndTurn())

    assert len(standing(s)) == 3
    assert s.rage.kept == FIVE


@pytest.mark.rule("VF-48")
def test_between_cities_of_one_strength_the_player_chooses() -> None:
    """A City of 8 with a Novice, and one of 10; 12 B pay for one of them."""
    s = woken(EIGHT, FOUR, cities={"tylaris": ["novice"]})

    s = do(s, EndTurn())
    assert offers(s) == [GiveUp(city="tylaris"), GiveUp(city="alantar")]
    s = do(s, GiveUp(city="tylaris"))

    assert standing(s) == ["vahylea", "alantar"]
    assert "novice" in s.removed


@pytest.mark.rule("VF-48")
def test_there_is_no_choice_when_it_can_pay_for_all_of_them() -> None:
    s = woken(EIGHT, "alchemic-key", FIVE, cities={"tylaris": ["novice"]})  # 20 B for 10 and 10

    s = do(s, EndTurn())

    assert standing(s) == ["vahylea"]


@pytest.mark.rule("VF-48")
@pytest.mark.parametrize(("level", "battle"), [("easy", 5), ("normal", 7), ("hard", 9)])
def test_destroyed_cities_make_it_stronger_by_level(level: str, battle: int) -> None:
    s = woken(FIVE, fallen=["tylaris", "vahylea"], settings={"difficulty": level})

    (revealed,) = told(events(s, EndTurn()), RageRevealed)

    assert revealed.battle == battle


@pytest.mark.rule("VF-48")
def test_cities_that_fall_in_an_attack_count_only_in_the_next() -> None:
    s = woken(EIGHT, "alchemic-key", "barter", "stab")  # 17 B: 10, then 7 left of 8

    assert standing(do(s, EndTurn())) == ["tylaris", "vahylea"]


@pytest.mark.rule("VF-48")
def test_without_a_command_card_no_city_is_attacked_and_none_kept() -> None:
    s = woken(TROOP, BUILDING, fallen=["vahylea", "alantar"], settings={"difficulty": "hard"})
    (revealed,) = told(events(s, EndTurn()), RageRevealed)
    assert (revealed.battle, revealed.knowledge) == (0, 0)

    s = do(s, EndTurn())

    assert standing(s) == ["tylaris"]
    assert (s.rage.kept, s.rage.aside, s.dragon.at) == ("", [TROOP, BUILDING], "lair")


@pytest.mark.rule("VF-48")
def test_an_empty_pile_does_nothing() -> None:
    s = do(woken(), EndTurn())

    assert len(standing(s)) == 3
    assert s.dragon.at == "lair"


@pytest.mark.rule("VF-48")
def test_the_last_city_loses_the_game() -> None:
    s = woken(EIGHT, fallen=["vahylea", "alantar"], play=["pure-qoam"])

    s = do(s, EndTurn())

    assert s.result is not None
    assert s.result.places == (2,)
    assert sealed(s) == []  # nothing comes after it


@pytest.mark.rule("VF-48")
def test_wonders_are_sealed_from_the_dearest_down_and_too_dear_ones_skipped() -> None:
    """A Book of Wisdom brings 5 K: 4 are spent on Void Fluid, and the 1 left seals nothing."""
    s = woken("book-of-wisdom", play=["sharp-qoam", "pure-qoam", "void-fluid"])
    assert sealed(do(s, EndTurn())) == ["void-fluid"]

    s = woken("shrewd-deal", FOUR, play=["sharp-qoam", "pure-qoam", "void-fluid"])  # 3 K
    assert sealed(do(s, EndTurn())) == ["pure-qoam"]


@pytest.mark.rule("VF-48")
def test_it_goes_on_with_cheaper_wonders() -> None:
    s = woken("book-of-wisdom", play=["sharp-qoam", "pure-qoam"])  # 5 K: 3 and 2

    assert sealed(do(s, EndTurn())) == ["sharp-qoam", "pure-qoam"]


@pytest.mark.rule("VF-48")
def test_sealed_wonders_are_skipped() -> None:
    s = woken("book-of-wisdom", play=[ready("void-fluid", sealed=True), "pure-qoam"])
    assert sealed(do(s, EndTurn())) == ["void-fluid", "pure-qoam"]

    s = woken("book-of-wisdom", play=[ready("void-fluid", sealed=True)])
    assert not told(events(s, EndTurn()), DragonSealed)


@pytest.mark.rule("VF-48")
def test_between_wonders_of_one_cost_the_player_chooses() -> None:
    s = woken("book-of-wisdom", play=["pure-qoam", "strange-box", "strange-box"])  # 5 K for 3 each

    s = do(s, EndTurn())
    assert offers(s) == [GiveUp("pure-qoam"), GiveUp("strange-box")]
    s = do(s, GiveUp("strange-box"))

    assert sealed(s) == ["strange-box"]


@pytest.mark.rule("VF-48")
def test_a_sealed_wonder_gives_nothing_in_the_next_turn() -> None:
    s = do(woken("book-of-wisdom", play=["void-fluid"]), EndTurn())

    assert has(s) == (0, 0, 0)
    assert not offered(s, UseRemoval("void-fluid"))


@pytest.mark.rule("VF-48")
def test_the_dearest_command_card_stays_and_counts_again() -> None:
    s = do(woken(FIVE, FOUR, TROOP), EndTurn())
    assert (s.rage.kept, s.rage.aside) == (FIVE, [FOUR, TROOP])
    assert GAME.view(s, ME).s.rage.kept == FIVE

    s = woken(TROOP, "barter", kept=FIVE, assets=["mint", "library"])
    (revealed,) = told(events(s, EndTurn()), RageRevealed)

    assert revealed.cards == [FIVE, TROOP, "barter"]
    assert revealed.battle == 6
    assert do(s, EndTurn()).rage.kept == FIVE


@pytest.mark.rule("VF-48")
def test_between_dearest_cards_the_player_chooses_which_stays() -> None:
    s = woken("shrewd-deal", "sabotage", "barter", fallen=["tylaris"])

    s = do(s, EndTurn())
    assert offers(s) == [LeaveOnPile("shrewd-deal"), LeaveOnPile("sabotage")]
    s = do(s, LeaveOnPile("sabotage"))

    assert (s.rage.kept, s.rage.aside) == ("sabotage", ["shrewd-deal", "barter"])


@pytest.mark.rule("VF-48")
def test_of_two_alike_nobody_need_choose() -> None:
    s = do(woken("barter", "barter"), EndTurn())

    assert (s.rage.kept, s.rage.aside) == ("barter", ["barter"])


# --- the Asset Deck runs out ------------------------------------------------------------------


@pytest.mark.rule("VF-49")
def test_the_cards_set_aside_become_a_new_asset_deck() -> None:
    rage = Rage(aside=[TROOP, FIVE])
    s = table("solo", rage=rage, hand=["novice", "guard"], assets=[EIGHT])
    play = PlayCard("novice", "tylaris")
    assert told(events(s, play), AssetsRenewed)

    s = do(s, play)

    market = s.markets[0]
    assert (s.rage.pile.cards, s.rage.aside) == ([EIGHT], [])
    assert sorted([*market.top.cards, *market.deck.cards]) == sorted([TROOP, FIVE])


@pytest.mark.rule("VF-49")
def test_cards_removed_from_the_game_do_not_come_back() -> None:
    s = solo(hand=["novice", "guard"], assets=[EIGHT])
    assert s.removed

    s = do(s, PlayCard("novice", "tylaris"))

    assert (s.markets[0].top.cards, s.markets[0].deck.cards) == ([], [])
    assert blocked(s, Replace(s.markets[0].row[0])) == "vf-30-deck"


@pytest.mark.rule("VF-49")
def test_cards_set_aside_while_there_is_no_deck_become_one_at_once() -> None:
    s = solo(TROOP, FIVE, assets=[], points=(0, 6, 6))

    s = do(s, SetAside("battle"))

    assert (s.markets[0].top.cards, s.rage.aside) == ([TROOP], [])
    assert offered(s, Replace(s.markets[0].row[0]))


@pytest.mark.rule("VF-49")
def test_an_attack_fills_the_empty_deck_for_the_next_turn() -> None:
    s = woken(TROOP, FIVE, FOUR, assets=[])

    s = do(s, EndTurn())

    assert s.rage.kept == FIVE
    assert len(s.rage.pile.cards) == 1  # fed from the new deck
    assert sorted([*s.rage.pile.cards, *s.markets[0].top.cards]) == sorted([TROOP, FOUR])


# --- other rules in this mode -----------------------------------------------------------------


@pytest.mark.rule("VF-64")
def test_too_many_rounds_are_a_loss() -> None:
    s = solo(turns=ROUNDS)

    s = do(s, EndTurn())

    assert s.result is not None
    assert s.result.places == (2,)


@pytest.mark.rule("VF-33")
def test_chains_work_as_ever() -> None:
    s = solo(play=["shrewd-deal", "barter"])

    assert has(do(s, UseChain("shrewd-deal"))) == (0, 0, 2)
