"""Two-sided battles, against the Brigand, the Government and players [WA-71, WA-72, WA-77,
WA-80]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core import Action, Msg, Option
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.cards import PATROLS
from engine.games.world_adventure.figures import (
    Side,
    active,
    aims,
    card_of,
    deal,
    grazes,
    heal,
    left,
    next_to_fall,
    wound,
)
from engine.games.world_adventure.npcs import remove
from engine.games.world_adventure.odds.battles import clash_chance
from engine.games.world_adventure.odds.force import force_of
from engine.games.world_adventure.rewards import die, pick_gold, reward
from engine.games.world_adventure.runes import earn
from engine.games.world_adventure.stages import Battle, begin, drop, ways_out
from engine.games.world_adventure.state import (
    SUCCESS,
    Hero,
    Npc,
    Soldier,
    Turn,
    World,
    npc_of,
    roll,
    touch,
)
from engine.games.world_adventure.wanted import (
    attack_npc,
    attack_player,
    bounty,
    defeat_npc,
    pay_bounty,
)

PLAYER_EXPERIENCE = 2  # [WA-55]


# --- beginning --------------------------------------------------------------------------------


def clash(t: Turn, seat: int, foe: Npc | int, *, ambushed: bool = False) -> None:
    """[WA-71, WA-75] `foe` is the Brigand, the Government or a seat. If `ambushed`, the foe
    attacks."""
    if isinstance(foe, Npc):
        _meet_patrol(t, seat, foe, ambushed)
    else:
        _meet_player(t, seat, foe)


def _meet_patrol(t: Turn, seat: int, npc: Npc, ambushed: bool) -> None:
    """[WA-86] The patrol is at full strength, whatever it has fought before."""
    touch(t, npc.at)
    sides = [Side(seat=seat, foe=npc.kind), Side(band=band(npc.card), foe="player")]
    if ambushed:
        sides.reverse()
    else:
        t.tell(e.BattleBegan(seat, npc.card, None, npc.at))
        if npc.kind == "government":
            attack_npc(t, seat, "government")
    begin(t, Clash(place=npc.at, card=npc.card, sides=sides))


def _meet_player(t: Turn, seat: int, rival: int) -> None:
    """[WA-77] Bounties go by the ranks just before the fight."""
    place = t.s.clans[seat].at
    touch(t, place)
    t.tell(e.BattleBegan(seat, "", rival, place))
    bounties = [bounty(t.s, one) for one in (seat, rival)]
    attack_player(t, seat, rival)
    sides = [Side(seat=seat, foe="player"), Side(seat=rival, foe="player")]
    begin(t, Clash(place=place, card="", sides=sides, bounties=bounties))


def clash_odds(s: World, seat: int, foe: Npc | int) -> float:
    """The chance to beat a foe that could be attacked now."""
    if isinstance(foe, Npc):
        mine, theirs = Side(seat=seat, foe=foe.kind), Side(band=band(foe.card), foe="player")
    else:
        mine, theirs = Side(seat=seat, foe="player"), Side(seat=foe, foe="player")
    return clash_chance(force_of(s, mine), force_of(s, theirs))


def band(card: str) -> list[Soldier]:
    """[WA-80] A patrol's soldiers of both levels; it has no hero."""
    patrol = PATROLS[card]
    return [Soldier(1) for _ in range(patrol.recruits)] + [
        Soldier(2) for _ in range(patrol.veterans)
    ]


# --- the battle -------------------------------------------------------------------------------


class Clash(Battle, kw_only=True):
    """[WA-71] Both sides roll at the same time, then each distributes the damage it deals."""

    bounties: list[int] = []  # the bounty on each side, if both are players
    damage: list[int] = []  # damage that each side still has to distribute

    def accuracy(self, s: World, side: Side) -> int:
        """[WA-65] The accuracy of the figures that are to be hit; the hero's counts only once it
        stands alone."""
        first = next(iter(next_to_fall(s, self._against(side)).values()))
        return card_of(first).accuracy

    def left(self, s: World, side: Side) -> int:
        return sum(left(one) for one in active(s, self._against(side)).values())

    def chance(self, s: World, side: Side) -> float:
        return clash_chance(force_of(s, side), force_of(s, self._against(side)))

    def _against(self, side: Side) -> Side:
        return self.sides[1] if side is self.sides[0] else self.sides[0]

    # --- ways out ---

    def ways_out(self, s: World, side: Side) -> Iterator[Option]:
        yield from ways_out(s, side, self.retreat_value())

    def retreat_value(self) -> int:
        """[WA-72] A retreat succeeds on 1 to 3."""
        return SUCCESS

    def escape(self, t: Turn, side: Side, *, smoke: bool) -> None:
        """[WA-05, WA-72] Both sides stay where they are. The one that gets away is defeated and
        drops a good."""
        winner = self._against(side)
        self._end(t, winner, slain=False)
        drop(t, side, winner.seat)

    # --- damage ---

    def strike(self, t: Turn) -> None:
        """Work out the damage; what is warded off is not distributed."""
        first, second = self.sides
        aims = [self.accuracy(t.s, side) for side in self.sides]
        dealt = [deal(t, side, aim) for side, aim in zip(self.sides, aims, strict=True)]
        self.damage = [_ward(t, second, dealt[0]), _ward(t, first, dealt[1])]
        self.step = "hit"

    def _targets(self, s: World) -> dict[str, Hero | Soldier]:
        """The figures that the side being asked may hit."""
        return next_to_fall(s, self._against(self.sides[self.asked]))

    def asks(self, s: World, side: Side) -> bool:
        """Whether the side chooses where its damage goes. It does not if all fall, or if all ways
        are the same."""
        if self.step == "hit":
            return len(self._aims(s)) > 1 or bool(self._grazes(s))
        return super().asks(s, side)

    def options(self, s: World, seat: int) -> Iterator[Option]:
        yield from super().options(s, seat)
        if self.step == "hit":
            for aim in self._aims(s):
                damage = self.damage[self.asked]
                yield Option(a.Hit(aim), tell=partial(self._outcome, s, aim, damage))
            for who in self._grazes(s):
                yield Option(a.Graze(who), tell=partial(self._outcome, s, (who,), 1))

    def _aims(self, s: World) -> list[tuple[str, ...]]:
        damage, among = self.damage[self.asked], self._targets(s)
        return aims(damage, among) if 0 < damage < sum(map(left, among.values())) else []

    def _grazes(self, s: World) -> dict[str, Hero | Soldier]:
        """[WA-71] Figures that may be hit for one point. Soldiers of the Brigand and the Government
        never get up again, so sharing damage out among them would only keep them longer."""
        band = self._against(self.sides[self.asked]).seat is None
        return {} if band else grazes(self.damage[self.asked], self._targets(s))

    def _outcome(self, s: World, aim: tuple[str, ...], damage: int) -> Msg:
        """Who falls, and what is left of the last figure hit."""
        found = list[Msg]()
        for one in map(self._targets(s).__getitem__, aim):
            rest = max(0, left(one) - damage)
            damage -= left(one) - rest
            found.append(Msg("world-adventure-aim", {"level": one.level, "left": rest}))
        return Msg("world-adventure-aims", {"aims": found})

    def play(self, t: Turn, seat: int, action: Action) -> None:
        match action:
            case a.Hit(who=aim):
                for who in aim:
                    self._hit(t, who, self.damage[self.asked])
            case a.Graze(who=who):
                self._hit(t, who, 1)
            case _:
                super().play(t, seat, action)

    def _hit(self, t: Turn, who: str, most: int) -> None:
        n = min(most, left(self._targets(t.s)[who]))
        self.damage[self.asked] -= n
        wound(t, self._against(self.sides[self.asked]), who, n)

    # --- the end of a stage ---

    def finish(self, t: Turn) -> None:
        """[WA-71] Deal the damage of an NPC, to the figures with the fewest hit points left first;
        then see who has fallen."""
        if self.step != "hit":
            self._judge(t)
        elif self.damage[self.asked] and (targets := self._targets(t.s)):
            first = min(targets, key=lambda who: left(targets[who]))
            self._hit(t, first, self.damage[self.asked])
        else:
            self.ask_next("after")

    def _judge(self, t: Turn) -> None:
        """[WA-71] A side that is all down has lost; if both are, the dice decide."""
        standing = [side for side in self.sides if active(t.s, side)]
        if len(standing) == 2:
            self.next_stage()
        else:
            self._end(t, standing[0] if standing else self._break_tie(t), slain=True)

    def _break_tie(self, t: Turn) -> Side:
        """[WA-71] The highest die wins; equal ones are rolled again. Returns the winner."""
        dice = roll(t, 2)
        t.tell(e.TieRolled(dice))
        if dice[0] == dice[1]:
            return self._break_tie(t)
        return self.sides[dice.index(max(dice))]

    # --- victory ---

    def _end(self, t: Turn, winner: Side, *, slain: bool) -> None:
        """[WA-73] The winner's hero stands, even if both sides were down."""
        self.over = True
        loser = self._against(winner)
        for side in self.sides:
            heal(t.s, side)
        if loser.seat is None:
            _beat_patrol(t, winner, self.card)
        elif winner.seat is not None:
            self._beat_player(t, winner, winner.seat, loser.seat, slain)
        elif slain:
            die(t, loser.seat)

    def _beat_player(self, t: Turn, side: Side, winner: int, loser: int, slain: bool) -> None:
        """[WA-55, WA-77] The loser is slain or driven off; only slaying earns the bounty."""
        t.tell(e.PlayerDefeated(winner, loser, slain))
        if slain:
            die(t, loser, victor=winner)
            prey = next(n for n, one in enumerate(self.sides) if one.seat == loser)
            pay_bounty(t, winner, loser, self.bounties[prey])
        reward(t, side, PLAYER_EXPERIENCE)
        earn(t, winner, "player")


def _ward(t: Turn, side: Side, damage: int) -> int:
    """The damage left against the side: none in a still stage, and a point less for each guard."""
    if side.edge.still:
        return 0
    warded = min(damage, side.edge.guard)
    side.edge.guard -= warded
    if warded and side.seat is not None:
        t.tell(e.Shielded(side.seat, warded))
    return damage - warded


def _beat_patrol(t: Turn, side: Side, card: str) -> None:
    """[WA-80, WA-75] The patrol leaves the map and brings experience, wanted points and gold
    pieces."""
    assert side.seat is not None
    kind, patrol = side.foe, PATROLS[card]
    t.tell(e.FoeDefeated(side.seat, card))
    assert kind == "brigand" or kind == "government"
    if npc := npc_of(t.s, kind):
        remove(t, npc)
    defeat_npc(t, side.seat, kind)
    reward(t, side, patrol.experience)
    pick_gold(t, side.seat, patrol.gold)
    earn(t, side.seat, kind)
