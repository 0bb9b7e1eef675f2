"""The guild: where quests are taken and given up, and how they are done task by task [WA-33]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

import msgspec

from engine.core import HIDDEN, Action, Msg, Option, Phase, Seat, Zone
from engine.deeds import Deeds
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import CITIES, is_city
from engine.games.world_adventure.cards import QUESTS, Task, Where
from engine.games.world_adventure.cargo import count_goods, give_back
from engine.games.world_adventure.gains import pay
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.npcs import awaken
from engine.games.world_adventure.odds.dice import chance
from engine.games.world_adventure.runes import earn, fulfil, lay_open, put_back
from engine.games.world_adventure.stalls import barred, priced, purse, short, visit
from engine.games.world_adventure.state import (
    SUCCESS,
    Clan,
    Quest,
    Turn,
    World,
    no_action,
    roll,
    spend_action,
)

ACTIONS, DROP = 1, 5  # actions for a quest; gold to give one up
DRAWN = 2  # quests to choose from


class AskingGuild(Phase, kw_only=True):
    """Keep one of the quests drawn, or none; the others are laid open."""

    private: ClassVar[bool] = True
    seat: Seat
    drawn: Zone

    def actors(self, s: World) -> list[int]:
        return [self.seat]

    def options(self, s: World, seat: int) -> Iterator[Option]:
        for quest in self.drawn.cards:
            if quest != HIDDEN:
                yield Option(a.TakeQuest(quest), detail=_rules(quest), secret=True)
        yield Option(a.LeaveQuests())

    def play(self, t: Turn, seat: int, action: a.TakeQuest | a.LeaveQuests) -> None:
        self.over = True
        if isinstance(action, a.TakeQuest):
            self.drawn.cards.remove(action.quest)
            begin(t, seat, action.quest)
        others, self.drawn.cards = self.drawn.cards, []
        t.reveal()
        lay_open(t, others)


def cost(s: World, seat: int) -> int:
    """The actions that a quest costs."""
    return max(0, ACTIONS + law(s, seat, "guild"))


def drop_price(s: World, seat: int) -> int:
    """In gold."""
    return max(0, DROP + law(s, seat, "drop"))


# --- from the turn ----------------------------------------------------------------------------


def _offers(s: World, seat: int) -> Iterator[Option]:
    """A clan has one quest at a time."""
    if s.clans[seat].quest:
        yield Option(a.AskGuild(), Msg("wa-33-one"))
        yield _dropping(s, seat)
        return
    blocked = no_action(s, seat, cost(s, seat))
    yield Option(a.AskGuild(), blocked if s.quests.cards else Msg("wa-33-empty"))
    yield from (Option(a.TakeQuest(quest), blocked, _rules(quest)) for quest in s.board)


def _rules(quest: str) -> Msg:
    return Msg(f"card-{quest}-rules")


def _dropping(s: World, seat: int) -> Option:
    option = priced(s, seat, "wa-33-gold")(a.DropQuest(), drop_price(s, seat))
    return msgspec.structs.replace(option, confirm=not option.blocked)


def _perform(t: Turn, seat: int, action: Action) -> None:
    match action:
        case a.AskGuild():
            spend_action(t, seat, cost(t.s, seat))
            drawn = Zone(t.draw(t.s.quests, DRAWN), [seat])
            t.tell(e.QuestsDrawn(seat, Zone(list(drawn.cards), [seat])))
            t.push(AskingGuild(seat=seat, drawn=drawn))
        case a.TakeQuest(quest):
            spend_action(t, seat, cost(t.s, seat))
            t.s.board.remove(quest)
            begin(t, seat, quest)
            lay_open(t, [])
        case _:
            _drop(t, seat)


# --- taking, giving up ------------------------------------------------------------------------


def begin(t: Turn, seat: int, key: str) -> None:
    """Take a quest. Quest markers go to as many different places as the card has tasks
    elsewhere."""
    places: list[str] = []
    for task in QUESTS[key].tasks:
        places.append(_place(t, t.s.clans[seat].at, task.where, places))
    t.s.clans[seat].quest = Quest(key, places)
    t.tell(e.QuestTaken(seat, key, places))


def _place(t: Turn, here: str, where: Where, taken: list[str]) -> str:
    """[WA-13] Draw a place, again if it is this one or already has a marker of this quest."""
    if where == "here":
        return here
    place = awaken(t) if where == "outer" else t.dice.pick([*CITIES.values()])
    return _place(t, here, where, taken) if place in (here, *taken) else place


def _drop(t: Turn, seat: int) -> None:
    """Give up the quest, which goes under the deck."""
    clan = t.s.clans[seat]
    assert clan.quest
    clan.gold -= drop_price(t.s, seat)
    quest, clan.quest = clan.quest.key, None
    put_back(t, quest)
    t.tell(e.QuestDropped(seat, quest))


GUILD = Deeds(_offers, (a.AskGuild, a.TakeQuest, a.DropQuest), _perform)


# --- doing one, task by task ------------------------------------------------------------------


def _task_offers(s: World, seat: int) -> Iterator[Option]:
    """What is to be done where the clan stands."""
    clan = s.clans[seat]
    if clan.quest and (task := _open_task(clan, clan.at)):
        blocked = _lacks(s, seat, task)
        tell = None if blocked or task.status is None else partial(_odds, s, seat, task)
        yield Option(a.DoQuest(clan.at), blocked, tell=tell)


def _open_task(clan: Clan, place: str) -> Task | None:
    """The task that is still open at a place, if any."""
    quest = clan.quest
    if quest is None or place not in quest.places or place in quest.done:
        return None
    return QUESTS[quest.key].tasks[quest.places.index(place)]


def _lacks(s: World, seat: int, task: Task) -> Msg | None:
    """Why the task cannot be done now, or None if it can. In a city it is a city activity
    [WA-51]."""
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


def quest_dice(s: World, seat: int, task: Task) -> int:
    """As many dice as the points of the status named."""
    assert task.status
    return max(0, s.clans[seat].status(task.status) + law(s, seat, "quest-dice", task.status))


def is_sure(s: World, seat: int, task: Task) -> bool:
    """[WA-50, WA-51] Whether the task succeeds for certain, however many successes it asks for."""
    return task.status is not None and law(s, seat, "quest-sure", task.status) > 0


def _odds(s: World, seat: int, task: Task) -> Msg:
    if is_sure(s, seat, task):
        return Msg("world-adventure-quest-sure")
    dice = quest_dice(s, seat, task)
    percent = round(100 * chance(dice, task.successes))
    args = {"dice": dice, "successes": task.successes, "percent": percent}
    return Msg("world-adventure-quest-odds", args)


def _try_task(t: Turn, seat: int, action: a.DoQuest) -> None:
    clan = t.s.clans[seat]
    task = _open_task(clan, action.place)
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


QUESTING = Deeds(_task_offers, (a.DoQuest,), _try_task)
