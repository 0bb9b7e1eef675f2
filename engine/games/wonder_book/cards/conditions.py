"""What a card can ask: the closed vocabulary of its conditions, which `holds.py` reads.

An `int` is a printed number of the deck; every other card has a word as its id.
"""

from __future__ import annotations

import msgspec

ByHeroes = int | tuple[int, int, int]  # one number for all, or one each for 2, 3 and 4 heroes


class Word(msgspec.Struct, frozen=True, tag=True, cache_hash=True):
    """Base of all conditions and effects."""


class Has(Word, frozen=True):
    """The keyword is written [WB-18]."""

    keyword: str


class Lacks(Word, frozen=True):
    keyword: str


class AtLeast(Word, frozen=True):
    """A counter of this chapter has reached `n`.

    The engine itself keeps two, both set to 0 when a goal is revealed: `defeated` (Wyrms defeated)
    and `rounds` (rounds completed).
    """

    counter: str
    n: ByHeroes


class Below(Word, frozen=True):
    """A counter of this chapter has not reached `n`."""

    counter: str
    n: int


class HeroesIn(Word, frozen=True):
    """`n` standing heroes are in the area; with 0, every hero of the game is there and stands."""

    area: str
    n: int = 0


class SparksHeld(Word, frozen=True):
    """The heroes together hold `n` Sparks; with an `area`, only those in it count."""

    n: ByHeroes
    area: str = ""


class Holds(Word, frozen=True):
    """The acting hero holds the item. Without an acting hero, any hero (in `area`) may hold it."""

    item: int
    area: str = ""


class StackDone(Word, frozen=True):
    """No card of this interaction stack is left."""

    stack: str


class WyrmsIn(Word, frozen=True):
    """At least `n` Wyrms are in the area ("": in play)."""

    area: str
    n: int = 1


class NoWyrms(Word, frozen=True):
    """No Wyrm is in the area ("": in play)."""

    area: str = ""


class Here(Word, frozen=True):
    """The acting hero is in the area."""

    area: str


class DestinyAtLeast(Word, frozen=True):
    n: int


class Heroes(Word, frozen=True):
    """At least `n` heroes are in play."""

    n: int


class Hardcore(Word, frozen=True):
    """The chapter is played at hardcore [WB-03]."""


class Plays(Word, frozen=True):
    """This hero is in play."""

    hero: str


class Hearty(Word, frozen=True):
    """The acting hero has more than one Heart."""


class InPlay(Word, frozen=True):
    """The area is part of the open book."""

    area: str


class AllyIn(Word, frozen=True):
    """The ally stands in the area ("": anywhere)."""

    ally: str
    area: str = ""


class Beaten(Word, frozen=True):
    """This boss was beaten in this chapter."""

    boss: str


class Total(Word, frozen=True):
    """The Destiny of all chapters won so far and of this one adds up to `n` [WB-58]."""

    n: int


class Not(Word, frozen=True):
    test: Test


class All(Word, frozen=True):
    tests: tuple[Test, ...]


class Any(Word, frozen=True):
    tests: tuple[Test, ...]


Test = (
    Has
    | Lacks
    | AtLeast
    | Below
    | HeroesIn
    | SparksHeld
    | Holds
    | StackDone
    | WyrmsIn
    | NoWyrms
    | Here
    | DestinyAtLeast
    | Heroes
    | Hardcore
    | Plays
    | Hearty
    | InPlay
    | AllyIn
    | Beaten
    | Total
    | Not
    | All
    | Any
)
