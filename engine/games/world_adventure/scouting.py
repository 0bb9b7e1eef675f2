"""How clans find others: merchants, players, Brigand and Government by scouting [WA-30]; monsters
by engaging, where two dice offer two of them and those that stand need no dice [WA-31]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Literal, get_args

from engine.core import Action, Msg, Option, Phase, Seat
from engine.deeds import Deeds
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.battle import (
    OFFERED,
    barrier_of,
    fight_monster,
    offer_merchants,
    stages,
)
from engine.games.world_adventure.board import TERRITORIES, is_city
from engine.games.world_adventure.cards import MONSTERS, PATROLS, monster_row
from engine.games.world_adventure.clash import clash, clash_odds
from engine.games.world_adventure.effects import PatrolKind
from engine.games.world_adventure.figures import Side
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.npcs import stand
from engine.games.world_adventure.odds.battles import hunt_chance
from engine.games.world_adventure.odds.dice import chance, percent
from engine.games.world_adventure.odds.force import force_of
from engine.games.world_adventure.state import (
    SUCCESS,
    Npc,
    Turn,
    World,
    no_action,
    rivals,
    roll,
    spend_action,
)

Target = Literal["merchant", "brigand", "government", "player"]
PATROL_KINDS: tuple[PatrolKind, ...] = get_args(PatrolKind)
BONUS = 2  # successes that give one more action


# --- dice -------------------------------------------------------------------------------------


def scout_dice(s: World, seat: int) -> int:
    """[WA-30] As many dice as points of Explorer."""
    return max(0, s.clans[seat].explorer + law(s, seat, "scout-dice"))


def sure(s: World, seat: int) -> int:
    """[WA-50] One success is certain above 4; the dice are then rolled for the second."""
    return min(1, law(s, seat, "scout-sure"))


def odds(s: World, seat: int) -> Msg:
    """The chances to find somebody and to gain an action."""
    dice, certain = scout_dice(s, seat), sure(s, seat)
    bonus = 0 if s.clans[seat].acting.bonus else percent(chance(dice, BONUS - certain))
    args = {"dice": dice, "percent": percent(chance(dice, 1 - certain)), "bonus": bonus}
    return Msg("world-adventure-scout-odds", args)


class Scouting(Phase, kw_only=True):
    """[WA-30, WA-63] The dice lie, and what they found may be attacked. A smoke bomb rolls them
    again, if they could be better."""

    seat: Seat
    target: Target
    rival: Seat | None = None
    dice: list[int] = []
    successes: int = 0
    kept: bool = False

    def actors(self, s: World) -> list[int]:
        return [self.seat] if self._may_reroll(s) or self._asks() else []

    def options(self, s: World, seat: int) -> Iterator[Option]:
        if self._asks():
            yield Option(a.AttackIt(), tell=lambda: self._strength(s))
            yield Option(a.LetGo())
        if self._may_reroll(s):
            yield Option(a.RerollScouting(), tell=lambda: odds(s, seat))
            if not self._asks():
                yield Option(a.KeepScouting())

    def play(self, t: Turn, seat: int, action: Action) -> None:
        match action:
            case a.RerollScouting():
                t.s.clans[seat].smoke = False
                t.tell(e.SmokeUsed(seat))
                self.roll(t)
            case a.KeepScouting():
                self.kept = True
            case a.AttackIt():
                self.over = True
                clash(t, seat, self._foe(t.s))
            case _:
                self.over = True
                t.tell(e.LeftAlone(seat, self.target))

    def auto(self, t: Turn) -> None:
        """Nothing was found, or a merchant: then two dice tell who travels here [WA-66]."""
        self.over = True
        if self.successes:
            offer_merchants(t, self.seat)

    def roll(self, t: Turn) -> None:
        """Roll the dice. A second success gives an action, once a turn."""
        acting = t.s.clans[self.seat].acting
        self.dice = roll(t, scout_dice(t.s, self.seat))
        self.successes = sure(t.s, self.seat) + sum(die <= SUCCESS for die in self.dice)
        t.tell(e.Scouted(self.seat, self.target, list(self.dice), self.successes))
        if self.successes >= BONUS and not acting.bonus:
            acting.bonus = True
            acting.actions += 1
            t.tell(e.ActionGained(self.seat))

    def _may_reroll(self, s: World) -> bool:
        clan = s.clans[self.seat]
        enough = 1 if clan.acting.bonus else BONUS
        return clan.smoke and not self.kept and bool(self.dice) and self.successes < enough

    def _asks(self) -> bool:
        return self.successes > 0 and self.target != "merchant"

    def _foe(self, s: World) -> Npc | int:
        """The foe, in the form that `clash` wants."""
        if self.rival is not None:
            return self.rival
        return next(npc for npc in s.npcs if npc.kind == self.target)

    def _strength(self, s: World) -> Msg:
        foe = self._foe(s)
        odds = {"percent": percent(clash_odds(s, self.seat, foe))}
        if isinstance(foe, Npc):
            card = PATROLS[foe.card]
            soldiers = {"recruits": card.recruits, "veterans": card.veterans}
            loot = {"experience": card.experience, "gold": card.gold}
            return Msg("world-adventure-patrol", {**odds, **soldiers, **loot})
        clan = s.clans[foe]
        veterans = sum(soldier.level == 2 for soldier in clan.ready)
        soldiers = {"recruits": len(clan.ready) - veterans, "veterans": veterans}
        return Msg("world-adventure-rival", {**odds, "level": clan.hero.level, **soldiers})


# --- from the turn ----------------------------------------------------------------------------


def _offers(s: World, seat: int) -> Iterator[Option]:
    """Those in the same territory can be scouted; players are safe in a city [WA-84]."""
    at = s.clans[seat].at
    if TERRITORIES[at].merchant:
        yield _scouting(s, seat, a.ScoutMerchant(), _no_merchant(s, seat))
    here = [npc.kind for npc in s.npcs if npc.at == at]
    for kind in PATROL_KINDS:
        if kind in here:
            yield _scouting(s, seat, a.ScoutPatrol(kind))
    for rival in () if is_city(at) else rivals(s, seat):
        if s.clans[rival].at == at:
            yield _scouting(s, seat, a.ScoutPlayer(rival))


def _no_merchant(s: World, seat: int) -> Msg | None:
    """[WA-30, WA-66] Nobody travels here until the marker is taken back, or the caravan cannot
    chase anybody."""
    if s.clans[seat].at in s.merchants:
        return Msg("wa-30-marker")
    return None if stages(s, seat) else Msg("wa-66-chaser")


def _scouting(s: World, seat: int, action: Action, blocked: Msg | None = None) -> Option:
    blocked = blocked or _refusal(s, seat, _name(s, seat, action))
    return Option(action, blocked, tell=None if blocked else lambda: odds(s, seat))


def _name(s: World, seat: int, action: Action) -> str:
    """The name of the target; each merchant sign is a target of its own."""
    match action:
        case a.ScoutPlayer(rival):
            return f"player-{rival}"
        case a.ScoutPatrol(kind):
            return kind
        case _:
            return f"merchant-{s.clans[seat].at}"


def _refusal(s: World, seat: int, name: str) -> Msg | None:
    """The same target cannot be scouted twice in a turn; without dice nobody is found."""
    if name in s.clans[seat].acting.scouted:
        return Msg("wa-30-again")
    if not scout_dice(s, seat) and not sure(s, seat):
        return Msg("wa-30-dice")
    return no_action(s, seat)


def _perform(t: Turn, seat: int, action: Action) -> None:
    spend_action(t, seat)
    t.s.clans[seat].acting.scouted.append(_name(t.s, seat, action))
    match action:
        case a.ScoutPlayer(rival):
            scouting = Scouting(seat=seat, target="player", rival=rival)
        case a.ScoutPatrol(kind):
            scouting = Scouting(seat=seat, target=kind)
        case _:
            scouting = Scouting(seat=seat, target="merchant")
    t.push(scouting)
    scouting.roll(t)


SCOUTING = Deeds(_offers, (a.ScoutPlayer, a.ScoutPatrol, a.ScoutMerchant), _perform)


# --- engaging monsters ------------------------------------------------------------------------


class Monsters(Phase, kw_only=True):
    """[WA-31] Attack one of the monsters that the dice offer, or leave it standing there."""

    seat: Seat
    cards: list[str]

    def actors(self, s: World) -> list[int]:
        return [self.seat]

    def options(self, s: World, seat: int) -> Iterator[Option]:
        for card in self.cards:
            yield Option(a.PickMonster(card), tell=partial(_monster_odds, s, seat, card))
        yield from (Option(a.LetGo(card)) for card in self.cards)

    def play(self, t: Turn, seat: int, action: a.PickMonster | a.LetGo) -> None:
        self.over = True
        kind, at = MONSTERS[action.card].tier, t.s.clans[seat].at
        if isinstance(action, a.PickMonster):
            fight_monster(t, seat, Npc(kind, action.card, at))
        else:
            t.tell(e.LeftAlone(seat, kind))
            stand(t, kind, action.card, at, seat)


def _monster_odds(s: World, seat: int, key: str) -> Msg:
    card = MONSTERS[key]
    force, wards = force_of(s, Side(seat=seat, foe=card.tier)), barrier_of(s, seat, card.tier)
    chance = hunt_chance(force, card.accuracy, card.hit_points, wards)
    args = {
        "percent": percent(chance),
        "hit_points": card.hit_points,
        "accuracy": card.accuracy,
        "retreat": card.retreat,
        "experience": card.experience,
        "cargo": card.cargo,
        "gold": card.gold,
    }
    return Msg("world-adventure-monster", args)


def _monster_offers(s: World, seat: int) -> Iterator[Option]:
    """A marker rules out the dice, but not the monsters that stand there."""
    at, blocked = s.clans[seat].at, no_action(s, seat)
    if TERRITORIES[at].monster:
        yield Option(a.Engage(), Msg("wa-31-marker") if at in s.monsters else blocked)
    for npc in s.npcs:
        if npc.at == at and npc.card in MONSTERS:
            about = partial(_monster_odds, s, seat, npc.card)
            yield Option(a.EngageStanding(npc.card), blocked, tell=about)


def _engage(t: Turn, seat: int, action: Action) -> None:
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


ENGAGING = Deeds(_monster_offers, (a.Engage, a.EngageStanding), _engage)
