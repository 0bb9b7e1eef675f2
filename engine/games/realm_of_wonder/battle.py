"""Battles, against a character or a monster [RW-38 to RW-43]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from engine.core import Action, Msg, Option, Phase, Sealed, Seat, named
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder import muscles
from engine.games.realm_of_wonder.bonuses import give_bonus
from engine.games.realm_of_wonder.cards import BATTLE_DIE, MONSTERS, PURPLE, PURPLE_TWO
from engine.games.realm_of_wonder.details import odds
from engine.games.realm_of_wonder.magic import gain_magic
from engine.games.realm_of_wonder.orders import (
    can_answer,
    give,
    muscles_from_now_on,
    open_order,
)
from engine.games.realm_of_wonder.spoils import Returning, divide
from engine.games.realm_of_wonder.standing import end_turn, place
from engine.games.realm_of_wonder.state import Realm, Roll, Turn, others, standing_at, touch


def attack(t: Turn, seat: int, space: str, back: str) -> None:
    """[RW-25, RW-76] Fight the character on a space that `seat` has just entered from `back`."""
    foe = next(other for other in others(t.s, seat) if t.s.characters[other].at == space)
    t.tell(e.BattleBegan(seat, foe, space))
    t.push(Battle(seat=seat, foe=foe, space=space, back=back))


def fight_monster(t: Turn, seat: int, space: str, back: str) -> None:
    """[RW-42] Fight the monster that lies face up on a space. If it has only just been uncovered,
    `back` is the same space, and after a draw the character stays there [RW-41]."""
    t.tell(e.MonsterFought(seat, t.s.monsters[space], space))
    t.push(Battle(seat=seat, space=space, back=back))


class Battle(Phase, kw_only=True):
    """[RW-38] First the attacker lays muscles, then the defender, then the dice roll. What follows
    is pushed as a phase."""

    private: ClassVar[bool] = True
    quick: ClassVar[bool] = True
    seat: Seat  # the attacker
    space: str
    back: str  # where the attacker goes after a draw
    foe: Seat | None = None  # None for a monster
    step: Literal["attack", "defend", "roll"] = "attack"
    laid: Sealed | None = None  # muscles laid so far by the seat that is asked
    strength: dict[Seat, int] = {}  # strength of the muscle cards, by seat

    def actors(self, s: Realm) -> list[int]:
        """A defender who goes away in the meantime lays nothing."""
        asked = [self.laid.owner] if self.laid else []
        return [seat for seat in asked if seat == self.seat or can_answer(s, seat)]

    def options(self, s: Realm, seat: int) -> Iterator[Option]:
        if self.laid:
            yield from muscles.offers(s, self.laid, lambda: self._with_one_more(s, seat))
            yield Option(a.EndMuscles(), tell=lambda: self._stakes(s, seat))
        if seat == self.foe:
            yield from muscles_from_now_on()

    def play(self, t: Turn, seat: int, action: Action) -> None:
        assert self.laid
        match action:
            case a.PlayMuscle(card):
                muscles.choose(self.laid, card)
                return
            case a.OrderMuscles(order):
                give(t.s.characters[seat].orders, action)
                cards = muscles.held(t.s, seat) if order == "all" else []
            case _:
                cards = muscles.chosen(t.s, self.laid)
        self.laid = None
        self._lay(t, seat, cards)

    def auto(self, t: Turn) -> None:
        match self.step:
            case "attack":
                self.step = "defend"
                self.laid = muscles.ask(t.s, self.seat)
            case "defend":
                self.step = "roll"
                if self.foe is not None:
                    self._defend(t, self.foe)
            case "roll":
                self.over, self.laid = True, None
                self._fight(t)

    def _stakes(self, s: Realm, seat: int) -> Msg:
        """What everybody knows of both sides. What the seat has chosen so far is left out, because
        the end of the question is offered on the table."""
        return self._told(s, seat, self._adds(s, seat), len(s.characters[seat].magic.cards))

    def _with_one_more(self, s: Realm, seat: int) -> Msg:
        """What one more muscle makes of it, for the seat's eyes only."""
        chosen = len(muscles.chosen(s, self.laid)) if self.laid else 0
        return self._told(s, seat, self._adds(s, seat) + chosen + 1, 0)

    def _told(self, s: Realm, seat: int, mine: int, cards: int) -> Msg:
        """The odds; a defender may still answer an attack with muscles."""
        foe = self.foe if seat == self.seat else self.seat
        if foe is not None and foe == self.foe:
            cards += len(s.characters[foe].magic.cards)
        theirs, monster = self._adds(s, foe), s.monsters[self.space] if foe is None else ""
        sides = {"mine": mine, "theirs": theirs, "foe": named(foe), "monster": monster}
        return Msg("realm-of-wonder-stakes", {**sides, "odds": odds(mine - theirs, cards)})

    def _defend(self, t: Turn, foe: int) -> None:
        """[RW-38] The defender answers by its standing order."""
        match open_order(t, foe, "muscles"):
            case "all":
                self._lay(t, foe, muscles.held(t.s, foe))
            case "ask":
                self.laid = muscles.ask(t.s, foe)
            case _:
                pass

    def _lay(self, t: Turn, seat: int, cards: list[str]) -> None:
        muscles.lay(t, seat, cards)
        if cards:
            self.strength[seat] = len(cards)

    def _fight(self, t: Turn) -> None:
        """The knights of both sides leave, then the dice roll; the higher total wins [RW-38,
        RW-66]."""
        mine, theirs = self._adds(t.s, self.seat), self._adds(t.s, self.foe)
        roller = (self.seat - 1) % t.s.seats if self.foe is None else None
        _send_knights(t, self.seat)
        if self.foe is not None:
            _send_knights(t, self.foe)
        t.s.rolled = [_roll(t, self.seat, mine), _roll(t, self.foe, theirs, roller)]
        self._end(t, t.s.rolled[0].total - t.s.rolled[1].total)

    def _adds(self, s: Realm, side: int | None) -> int:
        """What a side adds to its dice, as far as it is known: muscle cards, bonus tokens and
        knights, or a monster's strength."""
        if side is None:
            return MONSTERS[s.monsters[self.space]].strength
        return self.strength.get(side, 0) + s.characters[side].bonus

    def _end(self, t: Turn, margin: int) -> None:
        if margin == 0:
            self._draw(t)
        elif self.foe is None:
            _end_hunt(t, self.seat, self.space, won=margin > 0)
        elif margin > 0:
            _win(t, self.seat, self.foe)
        else:
            _win(t, self.foe, self.seat)

    def _draw(self, t: Turn) -> None:
        """[RW-41] The attacker goes back to where it came from, and its turn is over. It stays if
        it came from this very space, or if a character that it beat here has since gone to the
        other one [RW-76]."""
        t.tell(e.BattleDrawn(self.seat))
        if standing_at(t.s, self.back) is None:
            place(t, self.seat, self.back)
            t.tell(e.StoodBack(self.seat, self.back))
        end_turn(t, self.seat)


def _send_knights(t: Turn, seat: int) -> None:
    """[RW-66] All knights that the seat holds leave the game."""
    tiles = t.s.characters[seat].tiles
    if n := tiles.count("knight"):
        tiles[:] = [tile for tile in tiles if tile != "knight"]
        t.s.gone += ["knight"] * n
        t.tell(e.KnightsSent(seat, n))


def _roll(t: Turn, seat: int | None, bonus: int, other: int | None = None) -> Roll:
    """[RW-39] A purple 2 is rolled again and added."""
    dice = [t.dice.pick(BATTLE_DIE)]
    while dice[-1] == PURPLE:
        dice.append(t.dice.pick(BATTLE_DIE))
    total = bonus + sum(PURPLE_TWO if die == PURPLE else int(die) for die in dice)
    t.tell(e.BattleRolled(seat, dice, bonus, total, other))
    return Roll(seat, dice, total)


def _win(t: Turn, winner: int, loser: int) -> None:
    """[RW-40] A beaten attacker's turn ends. A beaten defender who has not moved yet still has its
    turn, from where it is put."""
    t.s.characters[winner].battles += 1
    t.tell(e.BattleWon(winner, loser))
    divide(t, winner, loser)
    end_turn(t, loser)


def _end_hunt(t: Turn, seat: int, space: str, *, won: bool) -> None:
    """[RW-42, RW-43]"""
    if won:
        _beat(t, seat, space)
    else:
        t.tell(e.LostToMonster(seat, t.s.monsters[space]))
        t.push(Returning(seat=seat))
        end_turn(t, seat)


def _beat(t: Turn, seat: int, space: str) -> None:
    """[RW-42, RW-68 to RW-70] The winner gets the tile and its treasure, and its turn goes on."""
    tile = t.s.monsters.pop(space)
    monster, one = MONSTERS[tile], t.s.characters[seat]
    one.tiles.append(tile)
    one.battles += 1
    touch(t, space)
    t.tell(e.MonsterBeaten(seat, tile))
    if monster.magic:
        gain_magic(t, seat)
    if monster.bonus:
        give_bonus(t, seat)
