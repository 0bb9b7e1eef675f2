"""What all battles have in common: they go stage by stage, with a question before each, and have
ways out [WA-63 to WA-65, WA-70, WA-72]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from engine.core import Action, Msg, Option, Phase
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.cargo import Dropping
from engine.games.world_adventure.figures import Side, active, limit, throw
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.odds.dice import percent, up_to
from engine.games.world_adventure.odds.force import force_of, mean_damage
from engine.games.world_adventure.powers import purple, use_purple
from engine.games.world_adventure.state import Turn, World, roll

SURE = 6
# `fall` asks for one's own figures against a monster, `hit` for the other side's in a clash.
Step = Literal["ready", "roll", "reroll", "strike", "fall", "hit", "after"]


class Battle(Phase, kw_only=True):
    """[WA-65] Purple Rune Powers and ways out, the roll, rerolls, then skills and damage."""

    quick: ClassVar[bool] = True
    place: str
    card: str  # the card that is fought; "" for a player
    sides: list[Side]  # the attacker first; the sides are asked in this order [WA-72]
    asked: int = 0
    step: Step = "ready"
    stage: int = 0  # how many stages are over
    begun: bool = False  # whether the first dice have been rolled [WA-64]

    # --- what kinds of battles differ in ---

    def accuracy(self, s: World, side: Side) -> int:
        """The foe's accuracy: a die hits if it shows at most that."""
        raise NotImplementedError

    def left(self, s: World, side: Side) -> int:
        """The foe's hit points."""
        raise NotImplementedError

    def chance(self, s: World, side: Side) -> float:
        """The chance to win by fighting on, as far as dice alone decide it."""
        raise NotImplementedError

    def ways_out(self, s: World, side: Side) -> Iterator[Option]:
        yield from ()

    def escape(self, t: Turn, side: Side, *, smoke: bool) -> None:
        """The side gets away, and the battle is over."""
        raise NotImplementedError

    def retreat_value(self) -> int:
        """The highest die with which a retreat succeeds."""
        raise NotImplementedError

    def strike(self, t: Turn) -> None:
        """The dice lie; work out skills and damage."""
        raise NotImplementedError

    def finish(self, t: Turn) -> None:
        """End the stage, or the battle."""
        raise NotImplementedError

    # --- asking ---

    def actors(self, s: World) -> list[int]:
        side = self.sides[self.asked]
        return [side.seat] if side.seat is not None and self.asks(s, side) else []

    def asks(self, s: World, side: Side) -> bool:
        """Whether the side has anything to choose. Either side can call for the roll."""
        match self.step:
            case "ready":
                return not side.tried or any(purple(s, _seat(side)))
            case "reroll":
                return _rerolls(s, side) > 0 and any(self._misses(s, side))
            case _:
                return False

    def options(self, s: World, seat: int) -> Iterator[Option]:
        side = self.sides[self.asked]
        if self.step == "ready":
            yield Option(a.Roll(), tell=lambda: self._odds(s, side), follows=True)
            yield from purple(s, seat)
            yield from self.ways_out(s, side)
        elif self.step == "reroll":
            for who in self._misses(s, side):
                detail = Msg("world-adventure-die", {"die": side.dice[who]})
                yield Option(a.RerollDie(who), detail=detail)
            yield Option(a.KeepDice())

    def play(self, t: Turn, seat: int, action: Action) -> None:
        side = self.sides[self.asked]
        match action:
            case a.UsePower(power=power):
                use_purple(t, seat, power, side.edge)
            case a.RerollDie(figure=who):
                _reroll(t, side, who)
            case a.SmokeBomb():
                use_smoke(t, side)
                self.escape(t, side, smoke=True)
            case a.Retreat():
                if get_away(t, side, self.retreat_value()):
                    self.escape(t, side, smoke=False)
            case _:  # Roll, KeepDice
                self.ask_next("roll" if self.step == "ready" else "strike")

    def auto(self, t: Turn) -> None:
        match self.step:
            case "ready":
                self.ask_next("roll")
            case "roll":
                self.step, self.begun = "reroll", True
                for side in self.sides:
                    throw(t, side)
            case "reroll":
                self.ask_next("strike")
            case "strike":
                self.step = "after"
                self.strike(t)
            case _:
                self.finish(t)

    def ask_next(self, step: Step) -> None:
        """Ask the other side, if there is one; then comes `step`."""
        self.asked = (self.asked + 1) % len(self.sides)
        if self.asked == 0:
            self.step = step

    def next_stage(self) -> None:
        self.stage += 1
        self.step = "ready"
        for side in self.sides:
            side.edge.next_stage()
            side.tried = False

    # --- what is told before choosing ---

    def _misses(self, s: World, side: Side) -> Iterator[str]:
        hit = limit(s, side, self.accuracy(s, side))
        yield from (who for who, die in side.dice.items() if die > hit)

    def _odds(self, s: World, side: Side) -> Msg:
        """What the roll deals on average, and the chance to win by fighting on."""
        accuracy = self.accuracy(s, side)
        numbers = {
            "dice": len(active(s, side)),
            "hit": limit(s, side, accuracy),
            "left": self.left(s, side),
            "mean": round(mean_damage(force_of(s, side), accuracy), 1),
            "percent": percent(self.chance(s, side)),
        }
        return Msg("world-adventure-roll-odds", numbers)


def begin(t: Turn, battle: Battle) -> None:
    """[WA-55] Figures that stand now take part, even if not a single die is rolled."""
    for side in battle.sides:
        side.part = list(active(t.s, side))
    t.push(battle)


def fighting(s: World, seat: int) -> bool:
    """[WA-64] Whether the first dice of a battle of the seat have been rolled."""
    return any(
        isinstance(phase, Battle)
        and not phase.over
        and phase.begun
        and seat in [side.seat for side in phase.sides]
        for phase in s.stack
    )


def _rerolls(s: World, side: Side) -> int:
    """[WA-52] How many accuracy dice may still be rolled again in this battle."""
    own = max(0, law(s, side.seat, "reroll", side.foe))
    return own + side.edge.rerolls - side.rerolled


def _reroll(t: Turn, side: Side, who: str) -> None:
    """[WA-52] The new result stands, unless there is another reroll."""
    (die,) = roll(t, 1)
    side.dice[who] = die
    side.rerolled += 1
    t.tell(e.DieRerolled(_seat(side), who, die))


def _seat(side: Side) -> int:
    assert side.seat is not None
    return side.seat


# --- ways out ---------------------------------------------------------------------------------


def ways_out(s: World, side: Side, value: int) -> Iterator[Option]:
    """[WA-70] Before each stage a side may try once: by smoke bomb, or by a die up to `value`. If
    the try fails, it fights on."""
    assert side.seat is not None
    tried = Msg("wa-70-tried") if side.tried else None
    most = retreat_die(s, side, value)
    odds = {"die": min(most, SURE), "percent": percent(up_to(most))}
    yield Option(a.Retreat(), tried, Msg("world-adventure-retreat-odds", odds))
    clan = s.clans[side.seat]
    if clan.smoke:
        goods = {"n": min(1, len(clan.goods))}
        yield Option(a.SmokeBomb(), tried, Msg("world-adventure-smoke", goods))


def retreat_die(s: World, side: Side, value: int) -> int:
    """The highest die with which the retreat succeeds."""
    if side.edge.away:
        return SURE
    return max(0, value + law(s, side.seat, "retreat", side.foe))


def get_away(t: Turn, side: Side, value: int) -> bool:
    """[WA-70, WA-72] Try by one die; a Rune Power may save the throw. Returns whether it worked."""
    assert side.seat is not None
    side.tried = True
    if side.edge.away:
        t.tell(e.RetreatTried(side.seat, 0, success=True))
        return True
    (die,) = roll(t, 1)
    success = die <= retreat_die(t.s, side, value)
    t.tell(e.RetreatTried(side.seat, die, success))
    return success


def use_smoke(t: Turn, side: Side) -> None:
    """[WA-63] Use up the smoke bomb, which never fails."""
    assert side.seat is not None
    t.s.clans[side.seat].smoke = False
    t.tell(e.SmokeUsed(side.seat))


def drop(t: Turn, side: Side, rival: int | None = None) -> None:
    """[WA-63, WA-72] Drop one commodity, if there is any; an enemy player may take it."""
    assert side.seat is not None
    if not side.edge.away:
        t.push(Dropping(seat=side.seat, rival=rival))
