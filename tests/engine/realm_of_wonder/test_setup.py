"""Before the first round [RW-04 to RW-08]."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core import HIDDEN, Applied, Dice, Msg, Setup
from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.board import SPACES
from engine.games.realm_of_wonder.cards import HOMES, MAGIC, MOVES, QUESTS, TILES
from engine.games.realm_of_wonder.magic import income
from engine.games.realm_of_wonder.quests import progress
from engine.games.realm_of_wonder.state import HOUSES, Realm

SEEDS = [number.to_bytes(16, "big") for number in range(60)]


def opened(seed: bytes = SEEDS[0], seats: int = 6, **settings: str) -> Applied[Realm]:
    return GAME.new(Setup("race", seats, settings=settings), Dice(seed, 0))


@pytest.mark.rule("RW-04")
def test_a_tile_lies_face_down_on_every_tower() -> None:
    s = opened().s

    assert sum(TILES.values()) == 36
    assert sorted(s.towers) == sorted(c for c, space in SPACES.items() if space.feature == "tower")
    assert Counter(s.tiles.cards) == Counter(TILES)
    assert set(GAME.view(s, 0).s.tiles.cards) == {HIDDEN}


@pytest.mark.rule("RW-05")
def test_movement_and_magic_cards_are_shuffled_apart() -> None:
    one, other = opened(SEEDS[0]).s, opened(SEEDS[1]).s

    assert set(one.deck.cards) <= MOVES.keys()
    assert set(one.magic.cards) <= MAGIC.keys()
    assert one.deck.cards != other.deck.cards
    assert one.magic.cards != other.magic.cards


@pytest.mark.rule("RW-05")
def test_the_quest_is_drawn_and_read_to_all() -> None:
    drawn = {opened(seed).s.quest for seed in SEEDS}

    assert drawn == QUESTS.keys()
    for seed in SEEDS:
        applied = opened(seed)
        goal = Msg(f"quest-{applied.s.quest}-goal", {"n": QUESTS[applied.s.quest]})
        (read,) = (event for event in applied.events if isinstance(event, e.QuestGiven))
        assert (read.quest, read.goal) == (applied.s.quest, goal)


@pytest.mark.rule("RW-05")
@pytest.mark.parametrize("quest", QUESTS)
def test_a_quest_may_be_chosen(quest: str) -> None:
    assert {opened(seed, quest=quest).s.quest for seed in SEEDS} == {quest}


@pytest.mark.rule("RW-06", "RW-74")
def test_a_die_lines_each_whirl_up_apart() -> None:
    tables = [opened(seed).s for seed in SEEDS]

    assert {s.middle for s in tables} == {s.castle for s in tables} == {*range(6)}
    assert {s.middle == s.castle for s in tables} == {True, False}


@pytest.mark.rule("RW-07")
def test_characters_are_dealt_or_come_in_order() -> None:
    dealt = {tuple(one.key for one in opened(seed, seats=3).s.characters) for seed in SEEDS}
    in_order = opened(seats=3, characters="order").s

    assert len(dealt) > len(SEEDS) / 2
    assert [one.key for one in in_order.characters] == ["mage", "golem", "troll"]


@pytest.mark.rule("RW-07")
def test_each_starts_at_its_house_with_ten_forts_and_its_power_ready() -> None:
    for one in opened().s.characters:
        assert one.at == HOUSES[HOMES[one.key]]
        assert one.supply == 10
        assert one.ready


@pytest.mark.rule("RW-08", "RW-10")
def test_each_has_ten_magic_points_three_cards_of_each_kind_and_the_marker_on_three() -> None:
    for seed in SEEDS:  # one of the seeds leaves a whirl at home
        s = opened(seed).s
        for seat, one in enumerate(s.characters):
            assert (one.mp, len(one.moves.cards), len(one.magic.cards)) == (10, 3, 3)
            assert income(s, seat) == 3


@pytest.mark.rule("RW-08")
def test_nobody_sees_another_s_cards() -> None:
    s = opened(seats=2).s

    (mine, theirs) = GAME.view(s, 0).s.characters
    assert mine.magic.cards == s.characters[0].magic.cards
    assert set(theirs.magic.cards) == set(theirs.moves.cards) == {HIDDEN}


@pytest.mark.rule("RW-72")
@pytest.mark.parametrize("quest", QUESTS)
def test_no_quest_is_fulfilled_at_setup(quest: str) -> None:
    s = opened(quest=quest).s

    for seat in range(6):
        have, needed = progress(s, seat)
        assert have < needed


@pytest.mark.rule("RW-72")
def test_three_pages_lie_under_towers_of_each_land_and_only_for_its_quest() -> None:
    s, other = opened(quest="pages").s, opened(quest="battles").s

    lands = [SPACES[space].land for page in s.pages for space in page.cards]
    assert sorted(lands) == sorted([*HOMES.values()] * 3)
    assert all(set(page.cards) <= set(s.towers) and len(set(page.cards)) == 3 for page in s.pages)
    assert other.pages == []
