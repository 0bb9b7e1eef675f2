"""What a House's cards bring in a turn, on average.

The unit is a Command point in every turn to come.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from math import exp
from typing import NamedTuple

from engine.games.volfyirion.cards import CARDS, Bonus, Colour
from engine.games.volfyirion.hand import HAND

Vector = tuple[float, float, float, float, float]  # C, B, K, cards drawn, other effects

WEIGHTS: Vector = (1.0, 1.1, 1.0, 2.0, 1.0)
THINNING, DESTROYING, MOVING = 0.6, 0.7, 5.0  # what one of each other effect is worth
UNUSED = 0.25  # part of a removal's bonus that counts while it waits in play
DEFENCE = 0.35  # the worth of a point of Defence
LATER = 0.7  # part of its worth in play that a card has in the deck
CROWDED = 0.4  # part of that which is left while no space is free
SEALED = 0.4
SHOWN = 1.6  # a card on a City counts as so many Command cards of its colour: it is always there
BEYOND = 1.4  # times a goal; more than this does not help


class Aim(NamedTuple):
    """The B or K needed to do something great in one turn, what it is worth to come near it, and
    whether it is done only once: if so, what removals bring counts in full."""

    battle: int
    knowledge: int
    drive: float
    once: bool


class Owned(NamedTuple):
    """All that a House has. `deck` includes hand, discard pile and what was played this turn;
    `free` counts the Troop and Building spaces of its Cities."""

    deck: tuple[str, ...]
    placed: tuple[str, ...]
    wonders: tuple[tuple[str, bool], ...]  # those in play, and whether each is sealed
    free: tuple[int, int]


class DeckValue(NamedTuple):
    """`commands` sums all `n` Command cards, of which a hand comes each turn; `steady` is what is
    or will be in play; `reserve` is what Defence and removals are worth; `burst` is what all these
    removals would bring at once."""

    commands: Vector
    n: int
    steady: Vector
    reserve: float
    burst: Vector

    def income(self) -> Vector:
        """What a turn brings; a card drawn brings what the average card does."""
        share = HAND / max(HAND, self.n)
        drawn = min(1.0, (self.commands[3] * share + self.steady[3]) / HAND)
        return plus(self.steady, self.commands, share * (1 + drawn))

    def worth(self, aim: Aim) -> float:
        command, battle, knowledge, _, effects = self.income()
        points = command + WEIGHTS[1] * battle + knowledge + effects
        if aim.once:
            battle, knowledge = battle + self.burst[1], knowledge + self.burst[2]
        near = min(BEYOND, battle / aim.battle) ** 2 + min(BEYOND, knowledge / aim.knowledge) ** 2
        return points + aim.drive * near + self.reserve

    def parts(self, aim: Aim) -> dict[str, float]:
        """`worth` in named parts."""
        command, battle, knowledge, _, abilities = self.income()
        great = (self.burst[1], self.burst[2]) if aim.once else (0.0, 0.0)
        return {
            "command": command,
            "battle": WEIGHTS[1] * battle + _drive(aim, battle + great[0], aim.battle),
            "knowledge": knowledge + _drive(aim, knowledge + great[1], aim.knowledge),
            "abilities": abilities,
            "removals": self.reserve,
        }

    def with_card(self, card: str) -> DeckValue:
        """About what the value would be with this card added, leaving chains out."""
        if is_command(card):
            return self._replace(commands=plus(self.commands, POINTS[card]), n=self.n + 1)
        steady = plus(self.steady, POINTS[card], LATER)
        return self._replace(
            steady=steady,
            reserve=self.reserve + LATER * READY[card],
            burst=plus(self.burst, removal(card), LATER),
        )


def _drive(aim: Aim, points: float, goal: int) -> float:
    """What it is worth to come near a goal."""
    return aim.drive * min(BEYOND, points / goal) ** 2


def is_command(card: str) -> bool:
    return not (CARDS[card].is_wonder or CARDS[card].is_troop or CARDS[card].is_building)


def plus(a: Vector, b: Vector, times: float = 1.0) -> Vector:
    return (
        a[0] + times * b[0],
        a[1] + times * b[1],
        a[2] + times * b[2],
        a[3] + times * b[3],
        a[4] + times * b[4],
    )


@lru_cache(maxsize=4096)
def deck_value(owned: Owned, *, chained: bool = True) -> DeckValue:
    """The value of all of it; without being `chained`, as if no Synergy Chain ever held."""
    commands = [card for card in owned.deck if is_command(card)]
    share = HAND / max(HAND, len(commands))
    colours = _colours(commands, share, owned.placed) if chained else {}
    together: Vector = (0, 0, 0, 0, 0)
    for card in commands:
        together = plus(together, _gives(card, colours, share))
    return DeckValue(together, len(commands), *_lasting(owned, colours))


def _lasting(owned: Owned, colours: dict[Colour, float]) -> tuple[Vector, float, Vector]:
    """Points, reserve and burst of what is in play and of what will come into play."""
    steady: Vector = (0, 0, 0, 0, 0)
    reserve, burst = 0.0, steady
    for card, own, part in _in_play(owned):
        steady = plus(steady, _gives(card, colours, own), part)
        reserve += part * READY[card]
        burst = plus(burst, removal(card), part)
    return steady, reserve, burst


def guard(owned: Owned) -> float:
    """What the Defence of Troops is worth: part of the `reserve`."""
    return DEFENCE * sum(part * CARDS[card].defence for card, _, part in _in_play(owned))


def _in_play(owned: Owned) -> list[tuple[str, float, float]]:
    """What is or will be in play: the card, how much of its colour is its own, and which part of it
    counts."""
    parts = [(card, SHOWN, 1.0) for card in owned.placed]
    parts += [(card, 0.0, SEALED if sealed else 1.0) for card, sealed in owned.wonders]
    return parts + _to_come(owned)


def _to_come(owned: Owned) -> list[tuple[str, float, float]]:
    """Wonders, Troops and Buildings of the deck; each Troop or Building needs a space."""
    troops, buildings = owned.free
    parts: list[tuple[str, float, float]] = []
    for card in owned.deck:
        if not is_command(card):
            troops -= CARDS[card].is_troop
            buildings -= CARDS[card].is_building
            crowded = (CARDS[card].is_troop and troops < 0) or (
                CARDS[card].is_building and buildings < 0
            )
            parts.append((card, 0.0, LATER * (CROWDED if crowded else 1.0)))
    return parts


def _colours(commands: list[str], share: float, placed: tuple[str, ...]) -> dict[Colour, float]:
    """How many cards of a colour are in play, on average."""
    colours: dict[Colour, float] = defaultdict(float)
    for card in commands:
        colours[CARDS[card].colour] += share
    for card in placed:
        colours[CARDS[card].colour] += SHOWN
    return colours


def _gives(card: str, colours: dict[Colour, float], own: float) -> Vector:
    """The card's points, and its chain as often as others show its colours; `own` is the card's own
    part of them."""
    chain = CARDS[card].chain
    if chain is None:
        return POINTS[card]
    holds = 1.0
    for colour in chain.needs:
        others = colours.get(colour, 0.0) - (own if colour == CARDS[card].colour else 0.0)
        holds *= 1 - exp(-max(0.0, others))
    return plus(POINTS[card], _vector(chain.gives), holds)


def removal(card: str) -> Vector:
    """What removing the card brings, in the points that a card brings."""
    return _vector(CARDS[card].remove or Bonus())


def _vector(gives: Bonus) -> Vector:
    destroys = DESTROYING * (gives.destroy_building + gives.destroy_troop)
    effects = THINNING * gives.remove_card + destroys + MOVING * gives.move_volfyirion
    return gives.command, gives.battle, gives.knowledge, gives.draw, effects


POINTS: dict[str, Vector] = {name: _vector(card.points) for name, card in CARDS.items()}
READY: dict[str, float] = {
    name: DEFENCE * card.defence
    + UNUSED * sum(weight * part for weight, part in zip(WEIGHTS, removal(name), strict=True))
    for name, card in CARDS.items()
}
