"""How quests are taken and given up: WA-33."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import HIDDEN, Msg, Zone, redact
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.guild import AskingGuild
from engine.games.world_adventure.state import Quest, World
from tests.engine.world_adventure.kit import FOE, ME, clan, told
from tests.engine.world_adventure.turns import at_turn, doing, open_to, option, refusal

HERE, HUNT, OTHER = "parade-of-banners", "howling-at-the-gate", "master-of-thieves"
BOARD = ["breaker-of-walls", "thunder-of-hooves", "crooked-scales"]
DECK = [HERE, HUNT, OTHER]


def guest(actions: int = 1, **rest: Any) -> World:
    return at_turn(clan("CN", **rest), actions=actions, board=list(BOARD), quests=Zone(list(DECK)))


@pytest.mark.rule("WA-33")
def test_two_quests_from_the_deck_cost_an_action() -> None:
    s = guest()

    t = doing(s, a.AskGuild())

    assert s.clans[ME].acting.actions == 0
    assert open_to(s) == [a.TakeQuest(HERE), a.TakeQuest(HUNT), a.LeaveQuests()]
    assert told(t, e.QuestsDrawn) == [e.QuestsDrawn(ME, Zone([HERE, HUNT], [ME]))]


@pytest.mark.rule("WA-33")
def test_what_was_drawn_is_seen_by_who_drew_it() -> None:
    s = guest()
    doing(s, a.AskGuild())

    redact(s, FOE)

    asking = s.stack[-1]
    assert isinstance(asking, AskingGuild)
    assert asking.drawn.cards == [HIDDEN, HIDDEN]
    assert open_to(s) == [a.LeaveQuests()]


@pytest.mark.rule("WA-33")
def test_one_is_kept_and_the_other_lies_open_beside_those_of_before() -> None:
    s = guest()

    t = doing(s, a.AskGuild(), a.TakeQuest(HERE))

    assert s.clans[ME].quest == Quest(HERE, ["CN"])
    assert s.board == [*BOARD, HUNT]
    assert s.quests.cards == [OTHER]
    assert told(t, e.QuestTaken) == [e.QuestTaken(ME, HERE, ["CN"])]


@pytest.mark.rule("WA-33")
def test_one_may_keep_none_then_five_lie_open() -> None:
    s = guest()

    t = doing(s, a.AskGuild(), a.LeaveQuests())

    assert s.clans[ME].quest is None
    assert told(t, e.QuestsOpened) == [e.QuestsOpened([HERE, HUNT])]
    assert s.board == [*BOARD, HERE, HUNT]
    assert s.quests.cards == [OTHER]


@pytest.mark.rule("WA-33")
def test_of_five_open_ones_one_is_taken_and_the_deck_stays_as_it_is() -> None:
    s = guest()
    s.board, s.quests = [*BOARD, HERE, HUNT], Zone([OTHER])

    t = doing(s, a.TakeQuest(HERE))

    assert s.board == [*BOARD, HUNT]
    assert s.quests.cards == [OTHER]
    assert told(t, e.QuestsOpened) == []


@pytest.mark.rule("WA-33")
def test_the_last_quest_is_drawn_alone_and_without_any_one_takes_an_open_one() -> None:
    s = guest()
    s.quests = Zone([OTHER])
    doing(s, a.AskGuild())
    assert open_to(s) == [a.TakeQuest(OTHER), a.LeaveQuests()]

    s = guest()
    s.quests = Zone([])
    assert refusal(s, a.AskGuild()) == Msg("wa-33-empty")
    assert a.TakeQuest(BOARD[0]) in open_to(s)


@pytest.mark.rule("WA-33")
def test_an_open_one_costs_an_action_too_and_three_are_kept_open() -> None:
    s = guest()

    t = doing(s, a.TakeQuest(BOARD[1]))

    assert told(t, e.QuestsOpened) == [e.QuestsOpened([HERE])]
    assert s.clans[ME].acting.actions == 0
    assert s.clans[ME].quest == Quest(BOARD[1], [])
    assert s.board == [BOARD[0], BOARD[2], HERE]


@pytest.mark.rule("WA-33")
def test_without_an_action_there_is_no_quest() -> None:
    s = guest(actions=0)

    for action in (a.AskGuild(), a.TakeQuest(BOARD[0])):
        assert refusal(s, action) == Msg("wa-28-action")


@pytest.mark.rule("WA-33")
def test_quests_are_to_be_had_in_cities_only() -> None:
    s = guest()
    s.clans[ME].at = "CN1"

    assert a.AskGuild() not in open_to(s)


@pytest.mark.rule("WA-33")
def test_one_quest_at_a_time() -> None:
    s = guest(quest=Quest(HUNT, []))

    assert refusal(s, a.AskGuild()) == Msg("wa-33-one")
    assert a.TakeQuest(BOARD[0]) not in open_to(s)


@pytest.mark.rule("WA-33")
def test_giving_up_costs_5_gold_and_the_quest_goes_under_the_deck() -> None:
    s = guest(quest=Quest(OTHER, []))
    s.quests = Zone([HERE, HUNT])
    assert option(s, a.DropQuest()).confirm

    t = doing(s, a.DropQuest())

    assert (s.clans[ME].gold, s.clans[ME].quest) == (15, None)
    assert s.quests.cards == [HERE, HUNT, OTHER]
    assert s.clans[ME].acting.actions == 1
    assert told(t, e.QuestDropped) == [e.QuestDropped(ME, OTHER)]


@pytest.mark.rule("WA-33")
def test_giving_up_needs_its_gold() -> None:
    s = guest(quest=Quest(OTHER, []), gold=4)

    assert refusal(s, a.DropQuest()) == Msg(
        "wa-33-gold", {"cost": 5, "have": 4, "toll": 0, "goods": 0}
    )
