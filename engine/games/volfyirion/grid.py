"""The Rage grid of the co-op game: two columns of Wonders, what they are worth to the dragon, and
how gaps close [VF-51, VF-52].

Spaces are numbered row by row from 1, odd ones on the left and even ones on the right.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from math import prod
from typing import NamedTuple

from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.state import GAP, Rage, RageCard


class Attack(NamedTuple):
    """The strength of the dragon's attack, and the cards of the grid that it does not need for
    it."""

    value: int
    spare: list[RageCard]


# --- cards in the grid ------------------------------------------------------------------------


def spaces(rage: Rage) -> Iterator[tuple[int, RageCard]]:
    """The cards that lie in the grid, each with the number of its space."""
    for number, row in enumerate(zip_longest(rage.left, rage.right)):
        for side, each in enumerate(row):
            if each is not None and each.card != GAP:
                yield 2 * number + side + 1, each


def at(rage: Rage, space: int) -> RageCard:
    return next(each for number, each in spaces(rage) if number == space)


def put(rage: Rage, card: str) -> None:
    """[VF-51] Put a card onto the first free space of a grid without gaps."""
    column = rage.right if len(rage.right) < len(rage.left) else rage.left
    column.append(RageCard(card))


def discard(rage: Rage, space: int) -> str:
    """[VF-52] Discard a card; its gap stays open until the attack is over."""
    each = at(rage, space)
    card, each.card = each.card, GAP
    rage.discard.append(card)
    return card


def clear(rage: Rage, kept: str) -> None:
    """[VF-52] Discard all but one card, which takes the first space; `kept` is GAP if none
    stays."""
    cards = [each.card for _, each in spaces(rage)]
    if kept:
        cards.remove(kept)
    rage.discard += cards
    rage.left, rage.right = [RageCard(kept)] if kept else [], []


def close_up(rage: Rage) -> None:
    """[VF-52] The left column closes upwards, the topmost right card without a left neighbour
    shifts left, the right column closes upwards; and again."""
    rage.left = [each for each in rage.left if each.card != GAP]
    while lone := [each for each in rage.right[len(rage.left) :] if each.card != GAP]:
        rage.left.append(lone[0])
        rage.right = [each for each in rage.right if each.card != GAP and each is not lone[0]]
    rage.right = [each for each in rage.right if each.card != GAP]


# --- what it is worth to the dragon -----------------------------------------------------------


def attack(rage: Rage, bonus: int, defence: int) -> Attack:
    """[VF-52] Cards count until the Defence is reached. If no card counts, there is no attack."""
    sealed = [each for _, each in spaces(rage) if each.sealed]
    counting = [each for _, each in spaces(rage) if not each.sealed]
    if not counting:
        return Attack(0, sealed)
    steps = list(_steps(rage, bonus))
    value, needed = next((step for step in steps if step[0] >= defence), steps[-1])
    return Attack(value, counting[needed:] + sealed)


def _steps(rage: Rage, bonus: int) -> Iterator[tuple[int, int]]:
    """The value as it grows, and the number of cards it has taken: the bonus alone, then with the
    product of the first row, then with one card more, then with that row's product instead of that
    card, and so on."""
    value, taken = bonus, 0
    yield value, taken
    for number, costs in enumerate(_rows(rage)):
        for n in range(1, len(costs) + 1):
            if number > 0 or n == len(costs):
                yield value + prod(costs[:n]), taken + n
        value += prod(costs) if costs else 0
        taken += len(costs)


def _rows(rage: Rage) -> Iterator[list[int]]:
    """The costs that count, row by row: no gap, no sealed card."""
    for row in zip_longest(rage.left, rage.right):
        there = [each for each in row if each is not None and each.card != GAP]
        yield [CARDS[each.card].cost for each in there if not each.sealed]
