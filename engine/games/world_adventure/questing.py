"""Doing a guild quest, task by task [WA-33]. A task is tried once a turn and costs no action."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

from engine.core import Msg, Option
from engine.deeds import Deeds
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import is_city
from engine.games.world_adventure.cargo import count_goods, give_back
from engine.games.world_adventure.effects import pay
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.quests import QUESTS, Task, fulfil
from engine.games.world_adventure.runes import earn
from engine.games.world_adventure.state import SUCCESS, Clan, Turn, World, roll
from engine.games.world_adventure.visits import barred, purse, short, visit


def _offers(s: World, seat: int) -> Iterator[Option]:
    """What is to be done where the clan is."""
    clan = s.clans[seat]
    if clan.quest and (task := _task(clan, clan.at)):
        blocked = _lacks(s, seat, task)
        detail = None if blocked or task.status is None else _odds(s, seat, task)
        yield Option(a.DoQuest(clan.at), blocked, detail)


def _task(clan: Clan, place: str) -> Task | None:
    """The one that is still open there."""
    quest = clan.quest
    if quest is None or place not in quest.places or place in quest.done:
        return None
    return QUESTS[quest.key].tasks[quest.places.index(place)]


def _lacks(s: World, seat: int, task: Task) -> Msg | None:
    """Why it cannot be done now. In a city it is a city activity [WA-51]."""
    clan = s.clans[seat]
    if clan.at in clan.acting.tried:
        return Msg("wa-33-tried")
    if is_city(clan.at) and (stop := barred(s, seat, clan.at)):
        return stop
    if len(clan.ready) < task.soldiers:
        return Msg("wa-33-soldiers", {"n": task.soldiers})
    if any(clan.goods.count(good) < task.goods.count(good) for good in task.goods):
        return Msg("wa-33-goods", {"goods": count_goods(task.goods)})
    if (have := purse(s, seat)) < task.gold:
        return short(s, seat, "wa-33-gold", task.gold, have)
    if task.status and not (quest_dice(s, seat, task) or is_sure(s, seat, task)):
        return Msg("wa-33-no-dice", {"status": task.status})
    return None


# --- dice -------------------------------------------------------------------------------------


def quest_dice(s: World, seat: int, task: Task) -> int:
    """As many as the status named."""
    assert task.status
    return max(0, s.clans[seat].status(task.status) + law(s, seat, "quest-dice", task.status))


def is_sure(s: World, seat: int, task: Task) -> bool:
    """[WA-50, WA-51] It succeeds for certain, however many successes it asks for."""
    return task.status is not None and law(s, seat, "quest-sure", task.status) > 0


def _odds(s: World, seat: int, task: Task) -> Msg:
    if is_sure(s, seat, task):
        return Msg("world-adventure-quest-sure")
    dice = quest_dice(s, seat, task)
    percent = round(100 * chance(dice, task.successes))
    args = {"dice": dice, "successes": task.successes, "percent": percent}
    return Msg("world-adventure-quest-odds", args)


def chance(dice: int, successes: int) -> float:
    """[WA-14] That so many dice, or more, show 1 to 3."""
    return sum(comb(dice, n) for n in range(max(0, successes), dice + 1)) / 2**dice


# --- doing it ---------------------------------------------------------------------------------


def _perform(t: Turn, seat: int, action: a.DoQuest) -> None:
    clan = t.s.clans[seat]
    task = _task(clan, action.place)
    assert task
    assert clan.quest
    clan.acting.tried.append(action.place)
    if is_city(clan.at):
        visit(t, seat)
    certain = task.status is None or is_sure(t.s, seat, task)
    dice = [] if certain else roll(t, quest_dice(t.s, seat, task))
    success = certain or sum(die <= SUCCESS for die in dice) >= task.successes
    t.tell(e.QuestStep(seat, clan.quest.key, dice, success))
    if success:
        _hand_over(t, seat, task)
        clan.quest.done.append(action.place)
        if len(clan.quest.done) == len(clan.quest.places):
            fulfil(t, seat)
            earn(t, seat, "quest")


def _hand_over(t: Turn, seat: int, task: Task) -> None:
    """What the task asks for goes to the stock."""
    for good in task.goods:
        give_back(t, seat, good)
    if task.gold:
        pay(t, seat, task.gold)


QUESTING = Deeds(_offers, (a.DoQuest,), _perform)
