"""The Enemies' Phase: WB-43 to WB-50."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest

from engine.core import Sit
from engine.games.wonder_book import GAME
from engine.games.wonder_book.actions import (
    AllInOrder,
    EndTurn,
    PickArea,
    PickHero,
    PickWyrm,
    TurnPage,
    UseItem,
)
from engine.games.wonder_book.cards import BASE_WYRM_CARDS, WYRM_CARDS
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.effects import Effect
from engine.games.wonder_book.cards.kinds import Card, Goal, Side, Special
from engine.games.wonder_book.enemies.phase import Activation
from engine.games.wonder_book.events import (
    WyrmAttacked,
    WyrmCardRevealed,
    WyrmSpawned,
    WyrmStoodUp,
)
from engine.games.wonder_book.players import PlayersPhase
from engine.games.wonder_book.state import Campaign, Hero, WonderBook, Wyrm, in_play
from tests.engine.playing import Loaded
from tests.engine.wonder_book.laid import (
    LAID,
    NEVER,
    OPEN_CHEST,
    at,
    chest,
    deciding,
    events,
    hero,
    laid,
    offered,
    play,
    wyrm,
)

PURPLE = [name for name in WYRM_CARDS if name not in BASE_WYRM_CARDS]


def enemies(*effects: Effect, wyrms: dict[str, str] | None = None, **more: Any) -> WonderBook:
    """The last hero is about to end its turn; the Enemies' Phase then gives `effects`."""
    heroes = {name: more.pop(name) for name in list(more) if isinstance(more[name], Hero)}
    last = next(name for name, each in heroes.items() if not each.done)
    goal = Goal(NEVER.test, "bridge", effects)
    return laid(turn=last, goal=goal, wyrms=wyrms, **heroes, **more)


def reveal(card: str, **more: Any) -> WonderBook:
    return enemies(do.RevealWyrm(), wyrm_deck=(card,), **more)


# --- Wyrm cards -----------------------------------------------------------------------------


@pytest.mark.rule("WB-43")
def test_a_wyrm_card_is_carried_out_from_top_to_bottom() -> None:
    s = reveal("gnaw", ken=at("square"), lara=at("square", done=True))

    s = play(s, EndTurn())

    assert wyrm(s, "A").area == "square"  # spawned on the bridge, then it acted
    assert (s.wyrm_discard, s.wyrm_card) == (["gnaw"], "")


@pytest.mark.rule("WB-44")
@pytest.mark.parametrize(("seats", "spawned"), [(2, 1), (3, 2), (4, 2)])
def test_symbols_with_an_aura_count_from_three_heroes_on(seats: int, spawned: int) -> None:
    others: dict[str, Any] = {
        name: at("garden", done=True) for name in ("lara", "sid", "tina")[: seats - 1]
    }
    s = enemies(do.Spawn(1, aura=1), ken=at("garden"), **others)

    s = play(s, EndTurn())

    assert len(in_play(s, "bridge")) == spawned


@pytest.mark.rule("WB-44")
@pytest.mark.parametrize(("seats", "bites"), [(2, 1), (3, 2)])
def test_activations_with_an_aura_count_likewise(seats: int, bites: int) -> None:
    others: dict[str, Any] = {
        name: at("garden", done=True) for name in ("lara", "sid")[: seats - 1]
    }
    s = enemies(do.Activate(1, aura=1), wyrms={"A": "square"}, ken=at("square"), **others)

    s = play(s, EndTurn())

    assert hero(s, "ken").hearts == 6 - bites


@pytest.mark.rule("WB-45", "WB-01")
def test_wyrms_that_the_supply_lacks_are_ignored() -> None:
    s = enemies(
        do.Spawn(3),
        wyrms={"A": "garden", "B": "garden", "C": "garden"},
        stunned="ABC",
        ken=at("square"),
        lara=at("square", done=True),
    )

    s = play(s, EndTurn())

    assert [wyrm(s, letter).area for letter in "ABCD"] == ["garden", "garden", "garden", "bridge"]


@pytest.mark.rule("WB-45")
def test_a_wyrm_spawns_standing_in_the_goals_vortex_and_a_defeated_one_comes_again() -> None:
    spawning = chest("square", do.RemoveWyrms(), do.Spawn(1))
    s = laid(
        ken=at("square"),
        lara=at("lane"),
        turn="ken",
        wyrms={"A": "square"},
        stunned="A",
        **spawning,
    )

    s = play(s, *OPEN_CHEST)

    assert (wyrm(s, "A").area, wyrm(s, "A").stunned) == ("bridge", False)


# --- activation -----------------------------------------------------------------------------


@pytest.mark.rule("WB-46")
def test_every_wyrm_takes_all_its_actions_before_the_next_in_the_groups_order() -> None:
    s = enemies(
        do.Activate(2),
        wyrms={"A": "bridge", "B": "square"},
        ken=at("square", hearts=3),
        lara=at("tower", done=True),
    )

    s = play(s, EndTurn())
    assert offered(s) == [PickWyrm("A"), PickWyrm("B"), AllInOrder()]
    assert deciding(s) == ["ken", "lara"]
    told = events(s, PickWyrm("B"))
    s = play(s, PickWyrm("B"))

    bites = [e.wyrm for e in told if isinstance(e, WyrmAttacked)]
    assert bites == ["B", "B", "A"]  # A came near, then attacked
    assert s.knock_outs == 1


@pytest.mark.rule("WB-46")
def test_a_new_wyrm_acts_too() -> None:
    s = enemies(do.Spawn(1), do.Activate(1), ken=at("bridge"), lara=at("garden", done=True))

    s = play(s, EndTurn())

    assert hero(s, "ken").hearts == 5


@pytest.mark.rule("WB-46")
def test_the_group_may_let_all_act_in_order() -> None:
    s = enemies(
        do.Activate(1),
        wyrms={"A": "tower", "B": "square", "C": "lane"},
        ken=at("square", hearts=1),
        lara=at("garden", done=True),
    )

    s = play(s, EndTurn(), AllInOrder(), PickArea("garden"))

    assert [wyrm(s, letter).area for letter in "ABC"] == ["garden", "square", "square"]
    assert s.knock_outs == 1


@pytest.mark.rule("WB-46")
@pytest.mark.parametrize("hearts", [2, 3, 4, 5])
def test_no_order_changes_anything_where_none_is_asked_for(hearts: int) -> None:
    """Whichever Wyrm is the first: what is left then is asked for no more than before. A table of
    version 5 asked wherever there was a choice."""
    tried = 0
    for crowd in combinations_with_replacement(("bridge", "lane", "square", "cellar"), 3):
        s = laid(
            wyrms=dict(zip("ABC", crowd, strict=True)),
            stunned="C",
            ken=at("square", hearts=hearts),
            lara=at("lane", hearts=hearts),
        )
        s.stack.append(Activation(n=2, left=[0, 1, 2]))
        firsts = offered(s)[:-1]
        now = GAME.copy(s)
        now.stack[-1].asking = False
        now = GAME.sit(now, Sit(0, person=True), Loaded()).s
        if len(firsts) > 1 and not isinstance(now.stack[-1], Activation):
            assert {str(over(play(s, first))) for first in firsts} == {str(over(now))}
            tried += 1

    assert tried


def over(s: WonderBook) -> tuple[list[Wyrm], list[int], int]:
    """How the Wyrms' turn ends if the group always chooses the last that a Wyrm can do."""
    while not isinstance(s.stack[-1], PlayersPhase):
        s = play(s, offered(s)[-1])
    return s.wyrms, [hero.hearts for hero in s.heroes], s.knock_outs


@pytest.mark.rule("WB-46", "WB-36")
def test_wyrms_that_stand_alike_are_one_choice() -> None:
    s = enemies(
        do.Activate(1),
        wyrms={"A": "square", "B": "square", "C": "square"},
        stunned="C",
        ken=at("square", hearts=2),
        lara=at("garden", done=True),
    )

    s = play(s, EndTurn())

    assert offered(s) == [PickWyrm("A"), PickWyrm("C"), AllInOrder()]


@pytest.mark.rule("WB-47")
def test_a_stunned_wyrm_stands_up_and_attacks_with_its_next_action() -> None:
    s = enemies(
        do.Activate(2),
        wyrms={"A": "square"},
        stunned="A",
        ken=at("square"),
        lara=at("garden", done=True),
    )

    told = events(s, EndTurn())
    s = play(s, EndTurn())

    assert [e for e in told if isinstance(e, WyrmStoodUp | WyrmAttacked)] == [
        WyrmStoodUp("A"),
        WyrmAttacked("A", "ken"),
    ]
    assert (wyrm(s, "A").stunned, hero(s, "ken").hearts) == (False, 5)


@pytest.mark.rule("WB-47")
def test_with_several_heroes_the_group_says_whom_a_wyrm_attacks() -> None:
    s = enemies(
        do.Activate(1), wyrms={"A": "square"}, ken=at("square"), lara=at("square", done=True)
    )

    s = play(s, EndTurn())
    assert offered(s) == [PickHero("ken"), PickHero("lara")]
    s = play(s, PickHero("lara"))

    assert (hero(s, "ken").hearts, hero(s, "lara").hearts) == (6, 4)


@pytest.mark.rule("WB-47")
def test_a_wyrm_moves_towards_the_closest_hero() -> None:
    s = enemies(
        do.Activate(1), wyrms={"A": "tower"}, ken=at("bridge"), lara=at("garden", done=True)
    )

    s = play(s, EndTurn())

    assert wyrm(s, "A").area == "garden"


@pytest.mark.rule("WB-47")
def test_between_heroes_equally_near_the_group_chooses() -> None:
    s = enemies(do.Activate(1), wyrms={"A": "bridge"}, ken=at("lane"), lara=at("square", done=True))

    s = play(s, EndTurn())
    assert offered(s) == [PickArea("lane"), PickArea("square")]
    s = play(s, PickArea("square"))

    assert wyrm(s, "A").area == "square"


@pytest.mark.rule("WB-47", "WB-31")
def test_a_wyrm_goes_around_a_solid_line() -> None:
    s = enemies(do.Activate(1), wyrms={"A": "lane"}, ken=at("tower"), lara=at("tower", done=True))

    s = play(s, EndTurn())

    assert wyrm(s, "A").area == "square"


@pytest.mark.rule("WB-48", "WB-52")
def test_wyrms_neither_attack_nor_approach_the_knocked_out() -> None:
    s = enemies(
        do.Activate(2),
        wyrms={"A": "square"},
        ken=at("garden"),
        lara=at("square", hearts=0),
        sid=at("lane", hearts=0),
    )

    s = play(s, EndTurn())

    assert wyrm(s, "A").area == "garden"
    assert hero(s, "ken").hearts == 6


@pytest.mark.rule("WB-48")
def test_with_all_heroes_down_the_activations_left_are_lost() -> None:
    s = enemies(
        do.Activate(3),
        wyrms={"A": "square", "B": "square"},
        stunned="B",
        ken=at("square", hearts=1),
        lara=at("garden", hearts=0),
    )

    s = play(s, EndTurn(), PickWyrm("A"))

    assert wyrm(s, "B").stunned  # nobody was standing when its turn came
    assert (s.knock_outs, s.destiny, s.round) == (1, 3, 2)


@pytest.mark.rule("WB-48")
def test_a_wyrm_that_reaches_nobody_loses_only_its_move() -> None:
    s = enemies(
        do.Activate(2),
        wyrms={"A": "cellar", "B": "square"},
        stunned="A",
        ken=at("square"),
        lara=at("garden", done=True),
    )

    s = play(s, EndTurn())

    assert (wyrm(s, "A").area, wyrm(s, "A").stunned, hero(s, "ken").hearts) == ("cellar", False, 4)


@pytest.mark.rule("WB-48")
def test_with_all_heroes_out_of_reach_the_activations_left_are_lost() -> None:
    s = enemies(
        do.Activate(2),
        wyrms={"A": "cellar", "B": "cellar"},
        stunned="A",
        ken=at("square"),
        lara=at("garden", done=True),
    )

    s = play(s, EndTurn())

    assert wyrm(s, "A").stunned  # there was nobody whom any Wyrm could reach


# --- special text, the discard pile ---------------------------------------------------------


@pytest.mark.rule("WB-49")
def test_a_chained_card_is_revealed_when_the_first_is_resolved_and_discarded() -> None:
    s = enemies(
        do.RevealWyrm(),
        wyrm_deck=("scent", "frenzy"),
        ken=at("bridge"),
        lara=at("garden", done=True),
    )

    told = events(s, EndTurn())
    s = play(s, EndTurn())

    revealed = [e.wyrm_card for e in told if isinstance(e, WyrmCardRevealed)]
    assert (revealed, s.wyrm_discard) == (["scent", "frenzy"], ["scent", "frenzy"])
    assert hero(s, "ken").hearts == 3


@pytest.mark.rule("WB-49")
def test_of_unlike_wyrms_the_group_chooses_which_one_bursts() -> None:
    s = enemies(
        do.Explode(crowd=3),
        wyrms={"A": "square", "B": "square", "C": "square"},
        stunned="C",
        ken=at("square"),
        lara=at("lane", done=True),
    )

    s = play(s, EndTurn())
    assert offered(s) == [PickWyrm("A"), PickWyrm("C")]
    s = play(s, PickWyrm("C"))

    assert (wyrm(s, "C").area, wyrm(s, "C").stunned, len(in_play(s, "square"))) == ("", False, 2)
    assert (hero(s, "ken").hearts, hero(s, "lara").hearts) == (4, 4)


@pytest.mark.rule("WB-49", "WB-25")
def test_an_area_that_a_goal_has_just_emptied_does_not_burst() -> None:
    horn = Card("item", item="lantern", specials=(Special("lantern", (do.Explode(crowd=1),)),))
    s = laid(
        ken=at("square", items=[3]),
        lara=at("lane"),
        turn="ken",
        wyrms={"A": "square", "B": "lane"},
        goal=Goal(when.NoWyrms("square"), "bridge", (), (do.RemoveWyrms(), do.GoTo(2))),
        cards={2: Card("goal", Side(goal=NEVER)), 3: horn},
    )

    s = play(s, UseItem("lantern"), TurnPage())

    assert (in_play(s), hero(s, "lara").hearts) == ([], 4)  # A burst in the next area


@pytest.mark.rule("WB-49")
def test_a_card_may_have_sparks_eaten_or_drained() -> None:
    gnawed = reveal(
        "gnaw",
        wyrms={"A": "square"},
        sparks={"square": 2, "garden": 1},
        ken=at("square"),
        lara=at("square", done=True),
    )

    s = play(gnawed, EndTurn(), PickHero("ken"))

    assert s.sparks == {"square": 1, "garden": 1}


@pytest.mark.rule("WB-50")
def test_an_empty_wyrm_deck_is_made_anew_from_the_discard_pile() -> None:
    s = reveal("frenzy", ken=at("square"), lara=at("square", done=True))
    s.wyrm_discard, s.wyrm_deck.cards = sorted(s.wyrm_deck.cards), []

    s = play(s, EndTurn())

    assert len(s.wyrm_deck.cards) + len(s.wyrm_discard) == 6
    assert len(s.wyrm_discard) < 6


@pytest.mark.rule("WB-50", "WB-60")
def test_a_purple_card_is_shuffled_into_the_deck() -> None:
    adding = chest("square", do.AddWyrmCard(2))
    s = laid(
        ken=at("square"),
        lara=at("lane"),
        turn="ken",
        stacks=adding["stacks"],
        cards={**adding["cards"], 2: Card("wyrm", wyrm="unravel")},
    )

    s = play(s, *OPEN_CHEST)

    assert (len(s.wyrm_deck.cards), "unravel" in s.wyrm_deck.cards) == (7, True)
    assert (s.gained, s.deck.cards) == ([2], [])


@pytest.mark.rule("WB-43", "WB-45", "WB-46")
@pytest.mark.parametrize(
    ("card", "spawned", "bites"),
    [
        ("scent", 3, 2),  # the chained Burst brings two
        ("burst", 2, 0),
        ("prowl", 1, 2),
        ("brood", 2, 1),
        ("frenzy", 0, 2),
        ("gnaw", 1, 1),
        ("unravel", 1, 2),
    ],
)
def test_each_wyrm_card_with_three_heroes(card: str, spawned: int, bites: int) -> None:
    s = enemies(
        do.RevealWyrm(),
        wyrms={"A": "square"},
        ken=at("square"),
        lara=at("garden", hearts=0),
        sid=at("garden", hearts=0),
        wyrm_deck=(card, "burst") if card == "scent" else (card,),
        settings={"campaign": Campaign(chapter=LAID, wyrm_cards=["unravel"] * (card in PURPLE))},
    )

    told = events(s, EndTurn())
    s = play(s, EndTurn())
    if AllInOrder() in offered(s):
        told += events(s, AllInOrder())

    assert sum(isinstance(e, WyrmSpawned) for e in told) == spawned
    assert told.count(WyrmAttacked("A", "ken")) == bites


@pytest.mark.rule("WB-49")
def test_unravel_takes_a_spark_of_every_hero_beset() -> None:
    s = reveal(
        "unravel",
        wyrms={"A": "square"},
        ken=at("square", sparks=2),
        lara=at("tower", sparks=2, done=True),
        settings={"campaign": Campaign(chapter=LAID, wyrm_cards=["unravel"])},
    )

    s = play(s, EndTurn())

    assert (hero(s, "ken").sparks, hero(s, "lara").sparks) == (1, 2)
