"""The guild: quests are taken there and given up [WA-33]."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import HIDDEN, Action, Msg, Option, Phase, Zone
from engine.deeds import Deeds
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.points import no_action, spend_action
from engine.games.world_adventure.quests import begin, put_back
from engine.games.world_adventure.state import Turn, World
from engine.games.world_adventure.visits import priced

ACTIONS, DROP = 1, 5  # for a quest; gold to give one up
DRAWN, LEAST = 2, 3  # quests to choose from; face up at least


class AskingGuild(Phase, kw_only=True):
    """One of those drawn, or none; the others are laid open."""

    seat: int
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
    """Actions for a quest."""
    return max(0, ACTIONS + law(s, seat, "guild"))


def drop_price(s: World, seat: int) -> int:
    return max(0, DROP + law(s, seat, "drop"))


def lay_open(t: Turn, quests: list[str]) -> None:
    """[WA-33] They join the open ones; the deck fills up where fewer than three would lie there."""
    missing = LEAST - len(t.s.board) - len(quests)
    quests = [*quests, *t.draw(t.s.quests, max(0, missing))]
    t.s.board += quests
    if quests:
        t.tell(e.QuestsOpened(quests))


# --- from the turn ----------------------------------------------------------------------------


def _offers(s: World, seat: int) -> Iterator[Option]:
    """One quest at a time."""
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
    option = priced(s, seat, a.DropQuest(), drop_price(s, seat), "wa-33-gold")
    return Option(option.action, option.blocked, option.detail, confirm=not option.blocked)


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


def _drop(t: Turn, seat: int) -> None:
    """Under the deck."""
    clan = t.s.clans[seat]
    assert clan.quest
    clan.gold -= drop_price(t.s, seat)
    quest, clan.quest = clan.quest.key, None
    put_back(t, quest)
    t.tell(e.QuestDropped(seat, quest))


GUILD = Deeds(_offers, (a.AskGuild, a.TakeQuest, a.DropQuest), _perform)
