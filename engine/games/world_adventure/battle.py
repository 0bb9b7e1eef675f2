"""One-sided battles: merchants flee, monsters make a figure faint [WA-66 to WA-70]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core import Action, Msg, Option, Phase, Seat
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.cards import (
    CARAVANS,
    MERCHANTS,
    MONSTERS,
    Merchant,
    Monster,
    merchant_row,
)
from engine.games.world_adventure.figures import (
    Side,
    active,
    alike,
    deal,
    faint,
    heal,
    left,
    next_to_fall,
    unlike,
)
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.npcs import mark_merchant, mark_monster, remove, stand
from engine.games.world_adventure.odds.battles import hunt_chance, plunder_chance
from engine.games.world_adventure.odds.dice import percent
from engine.games.world_adventure.odds.force import force_of
from engine.games.world_adventure.rewards import die, reward
from engine.games.world_adventure.runes import earn, take_item
from engine.games.world_adventure.stages import Battle, begin, drop, ways_out
from engine.games.world_adventure.state import Npc, NpcKind, Turn, World, npc_named, roll, touch
from engine.games.world_adventure.wanted import attack_npc, defeat_npc

OFFERED = 2  # dice rolled for an offer [WA-31, WA-66]

# --- beginning --------------------------------------------------------------------------------


def stages(s: World, seat: int) -> int:
    """[WA-61, WA-66] How many stages the caravan allows against a merchant. With none, the clan
    cannot attack."""
    return max(0, s.clans[seat].chaser + law(s, seat, "chaser", "merchant"))


def fight_merchant(t: Turn, seat: int, card: str) -> None:
    """[WA-66, WA-75] The attack costs a marker and a wanted point, whether it is won or lost."""
    place = t.s.clans[seat].at
    t.tell(e.BattleBegan(seat, card, None, place))
    mark_merchant(t, place)
    attack_npc(t, seat, "merchant")
    side = Side(seat=seat, foe="merchant")
    begin(t, MerchantBattle(place=place, card=card, sides=[side]))


def _merchant_odds(s: World, seat: int, key: str) -> Msg:
    card, force = MERCHANTS[key], force_of(s, Side(seat=seat, foe="merchant"))
    chance = plunder_chance(force, card.accuracy, card.hit_points, stages(s, seat))
    args = {
        "percent": percent(chance),
        "hit_points": card.hit_points,
        "accuracy": card.accuracy,
        "experience": card.experience,
        "cargo": card.cargo,
        "gold": card.gold,
    }
    return Msg("world-adventure-merchant", args)


def fight_monster(t: Turn, seat: int, npc: Npc, *, ambushed: bool = False) -> None:
    """[WA-31, WA-68] `npc` may be a monster that dice have found and that does not yet stand on the
    map; it does so once it is not beaten. A monster spares the player who engages it [WA-42]."""
    standing = any(one is npc for one in t.s.npcs)
    if not ambushed:
        t.tell(e.BattleBegan(seat, npc.card, None, npc.at))
        npc.spares = sorted({*npc.spares, seat})
    touch(t, npc.at)
    token = npc.token if standing else ""
    side = Side(seat=seat, foe=npc.kind)
    begin(t, MonsterBattle(place=npc.at, card=npc.card, token=token, sides=[side]))


# --- both -------------------------------------------------------------------------------------


class Hunt(Battle, kw_only=True):
    """One side rolls against a card. `hurt` is the damage so far."""

    hurt: int = 0

    @property
    def side(self) -> Side:
        return self.sides[0]

    @property
    def seat(self) -> int:
        assert self.side.seat is not None
        return self.side.seat

    @property
    def foe(self) -> Merchant | Monster:
        return MERCHANTS[self.card] if self.card in MERCHANTS else MONSTERS[self.card]

    def accuracy(self, s: World, side: Side) -> int:
        return self.foe.accuracy

    def left(self, s: World, side: Side) -> int:
        return max(0, self.foe.hit_points - self.hurt)

    def strike(self, t: Turn) -> None:
        self.hurt += deal(t, self.side, self.foe.accuracy)
        t.tell(e.FoeHurt(self.card, self.left(t.s, self.side)))

    def end(self, t: Turn) -> None:
        self.over = True
        heal(t.s, self.side)


# --- merchants --------------------------------------------------------------------------------


class MerchantBattle(Hunt, kw_only=True):
    """[WA-66] The battle has as many stages as the chaser allows; merchants do not strike back."""

    def chance(self, s: World, side: Side) -> float:
        left = stages(s, self.seat) + side.edge.stages - self.stage
        return plunder_chance(force_of(s, side), self.foe.accuracy, self.left(s, side), left)

    def finish(self, t: Turn) -> None:
        still = self.side.edge.still
        self.next_stage()
        self.stage -= still
        if not self.left(t.s, self.side):
            self._plunder(t)
        elif self.stage >= stages(t.s, self.seat) + self.side.edge.stages:
            self.end(t)
            t.tell(e.MerchantEscaped(self.seat, self.card))

    def _plunder(self, t: Turn) -> None:
        """[WA-66, WA-81] Take the merchant's goods and gold."""
        self.end(t)
        card = MERCHANTS[self.card]
        t.tell(e.FoeDefeated(self.seat, self.card))
        reward(t, self.side, card.experience, card.cargo, card.gold)
        earn(t, self.seat, card.tier)


def offer_merchants(t: Turn, seat: int) -> None:
    """[WA-66] Two dice tell which merchants travel here."""
    row = merchant_row(t.s.stage)
    dice = roll(t, OFFERED)
    cards = [row[die - 1] for die in sorted(set(dice))]
    t.tell(e.DiceOffered(seat, dice, cards))
    t.push(Merchants(seat=seat, cards=cards))


class Merchants(Phase, kw_only=True):
    """[WA-66] Choose one of the merchants that the dice offer, or none, which leaves no marker."""

    seat: Seat
    cards: list[str]

    def actors(self, s: World) -> list[int]:
        return [self.seat]

    def options(self, s: World, seat: int) -> Iterator[Option]:
        for key in self.cards:
            yield Option(a.PickMerchant(key), tell=partial(_merchant_odds, s, seat, key))
        yield Option(a.LetGo())

    def play(self, t: Turn, seat: int, action: a.PickMerchant | a.LetGo) -> None:
        self.over = True
        if isinstance(action, a.PickMerchant):
            fight_merchant(t, seat, action.card)
        else:
            t.tell(e.LeftAlone(seat, "merchant"))


# --- monsters ---------------------------------------------------------------------------------


class MonsterBattle(Hunt, kw_only=True):
    """[WA-68] Each stage that does not defeat the monster costs one figure. `token` is "" for a
    monster that does not stand on the map."""

    token: str
    warded: int = 0  # losses that the barrier has warded off

    @property
    def kind(self) -> NpcKind:
        return MONSTERS[self.card].tier

    def asks(self, s: World, side: Side) -> bool:
        if self.step == "fall":
            return not alike(next_to_fall(s, side).values())
        return super().asks(s, side)

    def options(self, s: World, seat: int) -> Iterator[Option]:
        yield from super().options(s, seat)
        if self.step == "fall":
            for who, one in unlike(next_to_fall(s, self.side)).items():
                about = {"level": one.level, "left": left(one), "experience": one.experience}
                yield Option(a.Faint(who), detail=Msg("world-adventure-figure", about))

    def ways_out(self, s: World, side: Side) -> Iterator[Option]:
        yield from ways_out(s, side, self.retreat_value())

    def chance(self, s: World, side: Side) -> float:
        wards = max(0, barrier_of(s, self.seat, self.kind) - self.warded)
        return hunt_chance(force_of(s, side), self.foe.accuracy, self.left(s, side), wards)

    def retreat_value(self) -> int:
        """[WA-70] The retreat value on the card."""
        return MONSTERS[self.card].retreat

    def play(self, t: Turn, seat: int, action: Action) -> None:
        if isinstance(action, a.Faint):
            self._lose(t, action.who)
        else:
            super().play(t, seat, action)

    def strike(self, t: Turn) -> None:
        super().strike(t)
        if self.left(t.s, self.side) and not self._is_warded(t):
            self.step = "fall"

    def _is_warded(self, t: Turn) -> bool:
        """[WA-61, WA-68] A skill or Rune Power wards off the loss first, then the barrier, which
        does not hold against legendary monsters."""
        edge = self.side.edge
        if edge.still:
            return True
        barrier = barrier_of(t.s, self.seat, self.kind)
        if edge.guard:
            edge.guard -= 1
        elif self.warded < barrier:
            self.warded += 1
        else:
            return False
        t.tell(e.Shielded(self.seat, 1))
        return True

    def finish(self, t: Turn) -> None:
        if self.step == "fall":
            self._lose(t, next(iter(next_to_fall(t.s, self.side))))
        elif not self.left(t.s, self.side):
            self._slay(t)
        elif active(t.s, self.side):
            self.next_stage()
        else:
            self._leave(t)
            die(t, self.seat)

    def _lose(self, t: Turn, who: str) -> None:
        """[WA-68] The hero falls last, and like a soldier in a single stage."""
        self.step = "after"
        faint(t, self.side, who)

    def escape(self, t: Turn, side: Side, *, smoke: bool) -> None:
        """[WA-70, WA-63] The side gets away; by smoke bomb, it costs a good."""
        self._leave(t)
        if smoke:
            drop(t, side)

    def _leave(self, t: Turn) -> None:
        """[WA-31, WA-73] A monster that was found and not beaten stands there from now on."""
        self.end(t)
        if not self.token:
            stand(t, self.kind, self.card, self.place, self.seat)

    def _slay(self, t: Turn) -> None:
        """[WA-79, WA-69, WA-75] The monster is defeated and brings its reward."""
        self.end(t)
        card = MONSTERS[self.card]
        t.tell(e.FoeDefeated(self.seat, self.card))
        if self.token and (npc := npc_named(t.s, self.token)):
            remove(t, npc)
        defeat_npc(t, self.seat, self.kind)
        reward(t, self.side, card.experience, card.cargo, card.gold)
        if card.tier in ("minion", "destroyer"):
            mark_monster(t, self.place)
        earn(t, self.seat, card.tier)
        if card.tier == "legendary":
            take_item(t, self.seat, self.card)


def barrier_of(s: World, seat: int, kind: NpcKind) -> int:
    """[WA-61] How many losses the barrier wards off in a battle."""
    if kind == "legendary":
        return 0
    return max(0, CARAVANS[s.clans[seat].caravan].barrier + law(s, seat, "barrier", kind))
