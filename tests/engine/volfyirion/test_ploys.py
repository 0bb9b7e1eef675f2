"""Ploys, each triggered and not triggered, in both players' turns and in chains: VF-42."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Action, Dice, Zone
from engine.games.volfyirion import GAME
from engine.games.volfyirion.actions import (
    AcquireWonder,
    Attack,
    Decline,
    DefeatDragon,
    Destroy,
    EndTurn,
    PlayAll,
    PlayCard,
    Redeploy,
    SealWonder,
    SendDragon,
    Station,
    TakePath,
    UseRemoval,
)
from engine.games.volfyirion.events import (
    AttackFailed,
    CardPlaced,
    CardPlayed,
    CardsLost,
    DragonReturned,
    DragonSent,
    MercenaryLeft,
    PloyRevealed,
)
from engine.games.volfyirion.state import LAIR, Played, Volfyirion, city_of
from tests.engine.volfyirion.kit import (
    FOE,
    ME,
    blocked,
    do,
    end_turns,
    events,
    has,
    in_play,
    offered,
    offers,
    on,
    standing,
    table,
)


def holds(s: Volfyirion, seat: int = FOE) -> list[str]:
    return s.houses[seat].ploy.cards


# --- Mirage City ------------------------------------------------------------------------------


@pytest.mark.rule("VF-42", "VF-31")
def test_mirage_city_puts_a_dragon_that_is_sent_back_on_the_lair() -> None:
    s = table(points=(0, 0, 16), foe={"ploy": "mirage-city"})

    told = events(s, SendDragon("kyr"))
    s = do(s, SendDragon("kyr"))

    assert s.dragon.at == "lair"
    assert has(s) == (0, 0, 8)
    assert told == (DragonSent(ME, "kyr"), PloyRevealed(FOE, "mirage-city"), DragonReturned())
    assert (holds(s), "mirage-city" in s.removed) == ([], True)
    assert do(s, SendDragon("kyr")).dragon.city == "kyr"  # only once


@pytest.mark.rule("VF-65", "VF-35")
def test_mirage_city_answers_a_free_move_too() -> None:
    s = do(table(play=["emerald-horn"], foe={"ploy": "mirage-city"}), UseRemoval("emerald-horn"))

    assert do(s, SendDragon("kyr")).dragon.at == "lair"


@pytest.mark.rule("VF-42")
def test_the_senders_own_mirage_city_does_not_answer() -> None:
    s = do(table(points=(0, 0, 8), ploy="mirage-city"), SendDragon("kyr"))

    assert s.dragon.city == "kyr"
    assert holds(s, ME) == ["mirage-city"]


# --- Double Shift -----------------------------------------------------------------------------


@pytest.mark.rule("VF-42", "VF-25")
def test_double_shift_makes_the_first_attack_fail_and_the_next_cost_two_more() -> None:
    s = table(points=(0, 29, 0), foe={"ploy": "double-shift"})

    told = events(s, Attack("yrdesh"))
    s = do(s, Attack("yrdesh"))
    assert "yrdesh" in standing(s, FOE)
    assert has(s) == (0, 21, 0)
    assert told == (PloyRevealed(FOE, "double-shift"), AttackFailed(ME, "yrdesh", 8))
    assert city_of(s, "yrdesh").strength == 10
    s = do(s, Attack("yrdesh"))

    assert has(s) == (0, 11, 0)
    assert standing(s, FOE) == ["akao-uket", "kyr"]


@pytest.mark.rule("VF-42", "VF-27")
def test_under_double_shift_a_guarded_city_is_attacked_for_two_more_both_times() -> None:
    s = table(points=(0, 46, 0), foe={"ploy": "double-shift"}, cities={"kyr": ["guard"]})

    s = do(s, Attack("kyr"))
    assert (on(s, "kyr"), has(s)) == (["guard"], (0, 32, 0))
    s = do(s, Attack("kyr"))
    assert (on(s, "kyr"), has(s)) == ([], (0, 16, 0))
    s = do(s, Attack("kyr"))

    assert has(s) == (0, 4, 0)
    assert standing(s, FOE) == ["yrdesh", "akao-uket"]


@pytest.mark.rule("VF-42")
def test_only_that_city_is_shifted_and_only_for_this_turn() -> None:
    s = do(table(points=(0, 20, 0), foe={"ploy": "double-shift"}), Attack("yrdesh"))
    assert city_of(s, "akao-uket").strength == 9

    s = end_turns(s)

    assert city_of(s, "yrdesh").strength == 8


@pytest.mark.rule("VF-42", "VF-38")
def test_an_attack_that_fails_drives_no_mercenary_away() -> None:
    s = table(points=(0, 30, 0), foe={"ploy": "double-shift"}, cities={"kyr": ["mercenary-archer"]})

    s = do(s, Attack("kyr"))
    assert on(s, "kyr") == ["mercenary-archer"]
    assert city_of(s, "kyr").strength == 16
    told = events(s, Attack("kyr"))

    assert any(isinstance(event, MercenaryLeft) for event in told)
    assert standing(do(s, Attack("kyr")), FOE) == ["yrdesh", "akao-uket"]


@pytest.mark.rule("VF-65", "VF-36")
def test_double_shift_protects_a_claimed_lair_too() -> None:
    s = do(table(points=(0, 9, 0), claimed=FOE, foe={"ploy": "double-shift"}), Attack(LAIR))

    assert LAIR in standing(s, FOE)


@pytest.mark.rule("VF-42")
def test_the_attackers_own_double_shift_does_not_answer() -> None:
    s = do(table(points=(0, 8, 0), ploy="double-shift"), Attack("yrdesh"))

    assert "yrdesh" not in standing(s, FOE)


# --- Qoam Instability, Afterthought, Crystallization ------------------------------------------


@pytest.mark.rule("VF-42", "VF-11")
@pytest.mark.parametrize("holder", [ME, FOE])
@pytest.mark.parametrize("where", ["tylaris", "kyr"])
def test_qoam_instability_destroys_two_buildings_over_both_sides(holder: int, where: str) -> None:
    ploy = {"ploy": "qoam-instability"}
    more: dict[str, Any] = ploy if holder == ME else {"foe": ploy}
    s = table(hand=["bank"], cities={where: ["mint", "guard"]}, **more)

    told = events(s, PlayCard("bank", "vahylea"))
    s = do(s, PlayCard("bank", "vahylea"))

    assert has(s) == (1, 1, 0)  # its points were gained before
    assert (on(s, where), on(s, "vahylea")) == (["guard"], [])
    assert {"mint", "bank"} <= set(s.removed)
    assert [type(event) for event in told] == [CardPlaced, PloyRevealed, CardsLost]
    assert holds(s, holder) == []


@pytest.mark.rule("VF-65", "VF-11")
def test_a_building_that_replaces_another_is_no_second_one() -> None:
    s = table(hand=["bank"], cities={"tylaris": ["mint"]}, foe={"ploy": "qoam-instability"})

    s = do(s, PlayCard("bank", "tylaris", "mint"))

    assert on(s, "tylaris") == ["bank"]
    assert holds(s) == ["qoam-instability"]


@pytest.mark.rule("VF-42", "VF-12")
@pytest.mark.parametrize("holder", [ME, FOE])
def test_afterthought_destroys_two_troops_over_both_sides(holder: int) -> None:
    ploy = {"ploy": "afterthought"}
    more: dict[str, Any] = ploy if holder == ME else {"foe": ploy}
    s = table(hand=["novice"], cities={"kyr": ["guard", "bank"]}, **more)

    s = do(s, PlayCard("novice", "tylaris"))

    assert (on(s, "tylaris"), on(s, "kyr")) == ([], ["bank"])
    assert {"novice", "guard"} <= set(s.removed)


@pytest.mark.rule("VF-42", "VF-38")
def test_a_mercenary_counts_as_a_troop() -> None:
    s = table(hand=["novice"], cities={"kyr": ["mercenary-archer"]}, foe={"ploy": "afterthought"})
    before = s.removed.count("mercenary-archer")

    s = do(s, PlayCard("novice", "tylaris"))

    assert on(s, "kyr") == []
    assert s.removed.count("mercenary-archer") == before + 1


@pytest.mark.rule("VF-42", "VF-24")
def test_neither_one_troop_nor_a_redeployed_one_brings_afterthought_about() -> None:
    s = table(hand=["novice"], points=(3, 0, 0), foe={"ploy": "afterthought"})

    s = do(s, PlayCard("novice", "tylaris"), Redeploy("novice", "tylaris", "alantar"))

    assert on(s, "alantar") == ["novice"]
    assert holds(s) == ["afterthought"]


@pytest.mark.rule("VF-42", "VF-29")
@pytest.mark.parametrize("holder", [ME, FOE])
def test_crystallization_destroys_the_third_wonder_with_two_others_sealed_ones_too(
    holder: int,
) -> None:
    ploy = {"ploy": "crystallization"}
    theirs = {"play": [Played("strange-box", sealed=True)]}
    sides: dict[str, Any] = {**ploy, "foe": theirs} if holder == ME else {"foe": {**theirs, **ploy}}
    s = table(hand=["pure-qoam"], play=["sharp-qoam", "stab"], **sides)

    told = events(s, PlayCard("pure-qoam"))
    s = do(s, PlayCard("pure-qoam"))

    assert has(s) == (1, 0, 0)
    assert (in_play(s), in_play(s, FOE)) == (["stab"], [])
    assert [type(event) for event in told] == [CardPlayed, PloyRevealed, CardsLost]


@pytest.mark.rule("VF-42", "VF-39")
def test_two_wonders_or_one_that_changes_sides_are_not_three() -> None:
    s = table(
        play=["pure-qoam"],
        points=(0, 0, 8),
        foe={"play": ["ascension-path"], "ploy": "crystallization"},
    )

    s = do(s, TakePath(), SealWonder("pure-qoam", ME))

    assert in_play(s) == ["pure-qoam", "ascension-path"]
    assert holds(s) == ["crystallization"]


@pytest.mark.rule("VF-42", "VF-39")
def test_crystallization_destroys_an_ascension_path() -> None:
    s = table(
        hand=["pure-qoam"],
        play=["sharp-qoam"],
        foe={"play": ["ascension-path"], "ploy": "crystallization"},
    )

    s = do(s, PlayCard("pure-qoam"))

    assert in_play(s) == in_play(s, FOE) == []


@pytest.mark.rule("VF-21", "VF-42")
def test_play_all_asks_in_which_order_wonders_come_that_a_ploy_may_answer() -> None:
    hand, play = ["pure-qoam", "strange-box", "captain"], ["sharp-qoam", "living-knife"]
    s = table(hand=hand, play=play, foe={"ploy": "crystallization"})

    s = do(s, PlayAll())

    assert in_play(s) == [*play, "captain"]
    assert {PlayCard("pure-qoam"), PlayCard("strange-box")} <= set(offers(s))
    s = do(s, PlayCard("strange-box"), PlayCard("pure-qoam"))
    assert in_play(s) == ["captain", "pure-qoam"]


@pytest.mark.rule("VF-19", "VF-42")
@pytest.mark.parametrize(
    ("wonders", "ploy"),
    [(["pure-qoam", "strange-box"], ""), (["pure-qoam", "pure-qoam"], "crystallization")],
)
def test_play_all_asks_about_no_order_that_cannot_matter(wonders: list[str], ploy: str) -> None:
    s = do(table(hand=wonders, foe={"ploy": ploy}), PlayAll())

    assert in_play(s) == wonders


# --- Second Chance ----------------------------------------------------------------------------


def fired(**more: Any) -> Volfyirion:
    """I removed a Guard for its 3 B and attacked Yrdesh with them."""
    foe = {"ploy": "second-chance", "deck": ["captain"]}
    cities = {"tylaris": ["guard"], "kyr": ["novice"]}
    s = table(points=(0, 15, 0), foe=foe, cities=cities, **more)
    return do(s, UseRemoval("guard", "tylaris"), Attack("yrdesh"))


@pytest.mark.rule("VF-42", "VF-34", "VF-12")
def test_second_chance_lets_the_defender_place_the_removed_troop_after_the_attack() -> None:
    s = fired()
    assert list(GAME.actors(s)) == [FOE]
    assert offers(s) == [
        Station("guard", "akao-uket"),
        Station("guard", "kyr", "novice"),
        Decline(),
    ]
    assert "yrdesh" not in standing(s, FOE)

    there = do(s, Station("guard", "kyr", "novice"))

    assert on(there, "kyr") == ["guard"]
    assert there.removed.count("guard") == s.removed.count("guard") - 1
    assert there.removed.count("novice") == s.removed.count("novice") + 1
    assert list(GAME.actors(there)) == [ME]
    assert offered(there, EndTurn())


@pytest.mark.rule("VF-65")
def test_second_chance_may_be_declined_and_is_spent_all_the_same() -> None:
    s = do(fired(), Decline())

    assert holds(s) == []
    assert "second-chance" in s.removed
    assert on(s, "akao-uket") == []


@pytest.mark.rule("VF-42")
@pytest.mark.parametrize("troop", ["novice", ""])
def test_second_chance_waits_for_battle_from_a_troop(troop: str) -> None:
    s = table(points=(0, 8, 0), foe={"ploy": "second-chance"}, cities={"tylaris": ["novice"]})

    if troop:  # it gives Knowledge
        s = do(s, UseRemoval("novice", "tylaris"))
    s = do(s, Attack("yrdesh"))

    assert holds(s) == ["second-chance"]
    assert list(GAME.actors(s)) == [ME]


@pytest.mark.rule("VF-42")
def test_battle_from_a_wonders_removal_is_no_troops() -> None:
    s = table(play=["sibilant-crystal"], points=(0, 8, 0), foe={"ploy": "second-chance"})

    s = do(s, UseRemoval("sibilant-crystal"), Attack("yrdesh"))

    assert holds(s) == ["second-chance"]


@pytest.mark.rule("VF-42")
def test_second_chance_looks_at_this_turn_only() -> None:
    s = table(foe={"ploy": "second-chance"}, cities={"tylaris": ["guard"]})

    s = end_turns(do(s, UseRemoval("guard", "tylaris")), 2)
    s.houses[ME].points.battle = 8
    s = do(s, Attack("yrdesh"))

    assert holds(s) == ["second-chance"]


TWO_TROOPS = {"tylaris": ["guard"], "vahylea": ["soldier"]}


@pytest.mark.rule("VF-65")
@pytest.mark.parametrize("chosen", ["guard", "soldier"])
def test_of_several_removed_troops_the_owner_of_second_chance_chooses(chosen: str) -> None:
    s = table(points=(0, 8, 0), foe={"ploy": "second-chance"}, cities=TWO_TROOPS)

    s = do(s, UseRemoval("guard", "tylaris"), UseRemoval("soldier", "vahylea"), Attack("yrdesh"))

    assert offered(s, Station("guard", "kyr"))
    assert offered(s, Station("soldier", "kyr"))
    assert on(do(s, Station(chosen, "kyr")), "kyr") == [chosen]


def spent(by: list[Action], **more: Any) -> Volfyirion:
    """A Guard was removed for its 3 B, `by` then spent B, and Yrdesh was attacked with 8."""
    s = table(foe={"ploy": "second-chance"}, cities=TWO_TROOPS, **more)
    s = do(s, UseRemoval("guard", "tylaris"), *by)
    s.houses[ME].points.battle += 8
    return do(s, Attack("yrdesh"))


@pytest.mark.rule("VF-65")
@pytest.mark.parametrize(
    ("by", "more"),
    [
        ([AcquireWonder("pure-qoam"), Decline()], {"lair": ["pure-qoam"], "discard": ["captain"]}),
        ([DefeatDragon()], {"points": (0, 13, 0)}),  # the Lair gives B, but none of the Guard's
    ],
)
def test_b_that_were_spent_to_the_last_bring_no_second_chance(
    by: list[Action], more: dict[str, Any]
) -> None:
    s = spent(by, **more)

    assert holds(s) == ["second-chance"]
    assert list(GAME.actors(s)) == [ME]


@pytest.mark.rule("VF-65")
def test_while_a_single_b_is_left_the_troop_may_have_served_the_attack() -> None:
    wonder = {"lair": ["pure-qoam"], "discard": ["captain"], "points": (0, 1, 0)}

    s = spent([AcquireWonder("pure-qoam"), Decline()], **wonder)

    assert offered(s, Station("guard", "kyr"))


@pytest.mark.rule("VF-65")
def test_only_troops_whose_b_may_be_left_come_into_question() -> None:
    wonder = {"lair": ["pure-qoam"], "discard": ["captain"]}

    s = spent([AcquireWonder("pure-qoam"), Decline(), UseRemoval("soldier", "vahylea")], **wonder)

    assert {a.card for a in offers(s) if isinstance(a, Station)} == {"soldier"}


@pytest.mark.rule("VF-65")
def test_the_attack_that_spends_the_last_b_is_the_one_it_answers() -> None:
    s = table(points=(0, 5, 0), foe={"ploy": "second-chance"}, cities={"tylaris": ["guard"]})

    s = do(s, UseRemoval("guard", "tylaris"), Attack("yrdesh"))

    assert has(s) == (0, 0, 0)
    assert offered(s, Station("guard", "kyr"))


# --- several ----------------------------------------------------------------------------------


@pytest.mark.rule("VF-65")
def test_the_troop_of_second_chance_may_bring_afterthought_about() -> None:
    s = fired(ploy="afterthought")

    told = events(s, Station("guard", "akao-uket"))
    s = do(s, Station("guard", "akao-uket"))

    assert PloyRevealed(ME, "afterthought") in told
    assert on(s, "akao-uket") == on(s, "kyr") == []
    assert list(GAME.actors(s)) == [ME]


@pytest.mark.rule("VF-65")
def test_a_ploy_that_destroys_leaves_nothing_for_another_to_count() -> None:
    s = table(
        hand=["novice"],
        cities={"kyr": ["guard"]},
        ploy="afterthought",
        foe={"ploy": "qoam-instability"},
    )

    s = do(s, PlayCard("novice", "tylaris"))

    assert holds(s, ME) == []
    assert holds(s) == ["qoam-instability"]


@pytest.mark.rule("VF-65")
@pytest.mark.parametrize("mine", ["qoam-instability", "afterthought"])
@pytest.mark.parametrize("active", [ME, FOE])
def test_of_two_that_answer_at_once_the_active_players_comes_first(mine: str, active: int) -> None:
    """One deed meets one condition, but on this table both hold."""
    (theirs,) = {"qoam-instability", "afterthought"} - {mine}
    cities = {"tylaris": ["mint", "guard"], "kyr": ["bank", "soldier"]}
    hand = ["pure-qoam"]
    s = table(ploy=mine, foe={"ploy": theirs, "hand": hand}, cities=cities, hand=hand)
    s.turn_of = active

    told = events(s, PlayCard("pure-qoam"))

    revealed = [event for event in told if isinstance(event, PloyRevealed)]
    in_order = [PloyRevealed(ME, mine), PloyRevealed(FOE, theirs)]
    assert revealed == (in_order if active == ME else in_order[::-1])


@pytest.mark.rule("VF-42")
def test_a_guess_at_a_hidden_ploy_is_none_that_would_have_answered() -> None:
    cities = {"tylaris": ["mint"], "kyr": ["bank"], "yrdesh": ["guard"]}
    s = table(cities=cities, play=["pure-qoam"], foe={"ploy": "mirage-city"}, ploy="second-chance")

    guesses = set[str]()
    for number in range(40):
        world = GAME.copy(GAME.view(s, ME).s)
        GAME.imagine(world, Dice(b"guess", number))
        GAME.check(world)
        guesses.update(holds(world))

    assert guesses == {"mirage-city", "double-shift", "afterthought", "crystallization"}


@pytest.mark.rule("VF-42", "VF-35")
def test_what_was_destroyed_meanwhile_is_not_counted() -> None:
    s = table(
        hand=["novice"],
        play=["anuths-trick"],
        cities={"kyr": ["guard"]},
        foe={"ploy": "afterthought"},
    )

    s = do(s, UseRemoval("anuths-trick"), Destroy("guard", "kyr"), PlayCard("novice", "tylaris"))

    assert on(s, "tylaris") == ["novice"]


@pytest.mark.rule("VF-42")
@pytest.mark.parametrize(
    "ploy", ["mirage-city", "double-shift", "qoam-instability", "afterthought", "crystallization"]
)
def test_a_ploy_without_its_condition_stays_hidden(ploy: str) -> None:
    s = table(hand=["novice", "pure-qoam", "captain"], foe={"ploy": ploy}, cities={"kyr": ["bank"]})

    s = end_turns(do(s, PlayAll(), PlayCard("novice", "tylaris")), 2)

    assert holds(s) == [ploy]
    assert GAME.view(s, ME).s.houses[FOE].ploy == Zone(["?"], [FOE])


@pytest.mark.rule("VF-42", "VF-31")
def test_a_ploy_answers_in_its_owners_own_turn() -> None:
    s = table(cities={"tylaris": ["mint"]}, foe={"ploy": "qoam-instability", "deck": ["bank"]})

    s = do(s, EndTurn(), PlayCard("bank", "kyr"))

    assert on(s, "tylaris") == on(s, "kyr") == []
    assert blocked(s, PlayCard("bank", "kyr")) is None
