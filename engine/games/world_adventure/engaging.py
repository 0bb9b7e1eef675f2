"""Looking for monsters: two dice offer two of them; those that stand need none [WA-31]."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Action, Msg, Option, Phase
from engine.deeds import Deeds
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.battle import fight_monster
from engine.games.world_adventure.board import TERRITORIES
from engine.games.world_adventure.cards import MONSTERS, monster_row
from engine.games.world_adventure.npcs import stand
from engine.games.world_adventure.points import no_action, spend_action
from engine.games.world_adventure.state import Npc, Turn, World, roll

OFFERED = 2  # dice


class Monsters(Phase, kw_only=True):
    """[WA-31] One of those whom the dice offer, to attack or to leave standing there."""

    seat: int
    cards: list[str]

    def actors(self, s: World) -> list[int]:
        return [self.seat]

    def options(self, s: World, seat: int) -> Iterator[Option]:
        yield from (Option(a.PickMonster(card), detail=strength(card)) for card in self.cards)
        yield from (Option(a.LetGo(card)) for card in self.cards)

    def play(self, t: Turn, seat: int, action: a.PickMonster | a.LetGo) -> None:
        self.over = True
        kind, at = MONSTERS[action.card].tier, t.s.clans[seat].at
        if isinstance(action, a.PickMonster):
            fight_monster(t, seat, Npc(kind, action.card, at))
        else:
            t.tell(e.LeftAlone(seat, kind))
            stand(t, kind, action.card, at, seat)


def strength(key: str) -> Msg:
    card = MONSTERS[key]
    args = {
        "hit_points": card.hit_points,
        "accuracy": card.accuracy,
        "retreat": card.retreat,
        "experience": card.experience,
        "cargo": card.cargo,
        "gold": card.gold,
    }
    return Msg("world-adventure-monster", args)


# --- from the turn ----------------------------------------------------------------------------


def _offers(s: World, seat: int) -> Iterator[Option]:
    """A marker keeps the dice away, not who stands there."""
    at, blocked = s.clans[seat].at, no_action(s, seat)
    if TERRITORIES[at].monster:
        yield Option(a.Engage(), Msg("wa-31-marker") if at in s.monsters else blocked)
    for npc in s.npcs:
        if npc.at == at and npc.card in MONSTERS:
            yield Option(a.EngageStanding(npc.card), blocked, strength(npc.card))


def _perform(t: Turn, seat: int, action: Action) -> None:
    spend_action(t, seat)
    match action:
        case a.EngageStanding(card):
            fight_monster(t, seat, next(npc for npc in t.s.npcs if npc.card == card))
        case _:
            row = monster_row(t.s.stage)
            dice = roll(t, OFFERED)
            cards = [row[die - 1] for die in sorted(set(dice))]
            t.tell(e.DiceOffered(seat, dice, cards))
            t.push(Monsters(seat=seat, cards=cards))


ENGAGING = Deeds(_offers, (a.Engage, a.EngageStanding), _perform)
