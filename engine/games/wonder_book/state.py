"""The table of Wonder Book: heroes, Wyrms, the open book, the decks."""

from __future__ import annotations

from typing import Any

import msgspec

from engine import phases
from engine.core import State, Zone
from engine.games.wonder_book.cards.conditions import ByHeroes
from engine.games.wonder_book.cards.effects import Stage

DICE = 5
SPARKS = 17
DESTINY = 10
WYRMS = "ABCDEFGH"
DESTINY_UP = {"easier": 6, "standard": 5, "hardcore": 4}  # tokens at the start [WB-03]
CHEST = "chest"  # the keyword of the open Treasure Chest [WB-67]
NOBODY = -1  # stands for a seat when no hero acts
AURA_HEROES = 3  # silver aura symbols count with this many heroes or more [WB-44]


class Hero(msgspec.Struct):
    """A seat's hero. `name` and `area` are "" until the hero is chosen."""

    name: str = ""
    area: str = ""
    hearts: int = 0
    sparks: int = 0
    guard: int = 0
    items: list[int] = []
    shreds: list[str] = []
    skills: list[str] = []
    done: bool = False  # whether it has taken or lost its turn of this Players' Phase

    @property
    def standing(self) -> bool:
        return self.hearts > 0


class Wyrm(msgspec.Struct):
    """A Wyrm figure; in the supply while `area` is "". Its index is its letter in `WYRMS`."""

    area: str = ""
    stunned: bool = False
    aura: bool = False  # whether the Dark Aura token lies on it [WB-66]


class Boss(msgspec.Struct):
    """A boss; off the board while `area` is "". Its foe number follows those of the Wyrms [WB-64].

    `hearts` of `most` are those of the first of `stages`, which are still to be beaten; `card` and
    `side` tell where they are printed.
    """

    name: str
    area: str = ""
    hearts: int = 0
    most: int = 0
    stages: tuple[Stage, ...] = ()
    card: int = 0
    side: str = "front"


class Ally(msgspec.Struct):
    """A companion; Wyrms and bosses treat it as a hero [WB-65]."""

    name: str
    area: str
    hearts: int
    most: int

    @property
    def standing(self) -> bool:
        return self.hearts > 0


class Stack(msgspec.Struct):
    """Interaction cards of one object, top first."""

    area: str
    cards: list[int]


class Page(msgspec.Struct, frozen=True):
    """What is being read out: a side of a card or, with `key`, the outcome of a choice or an
    ending."""

    card: int
    side: str
    key: str = ""


class Campaign(msgspec.Struct):
    """What a party keeps from chapter to chapter [WB-13, WB-18, WB-58, WB-60].

    `chapter` is the next to be played, `skills[hero]` the chosen sides of the Upgrade cards,
    `wyrm_cards` the purple cards gained, `destiny[chapter]` the score sheet, `journal[chapter]` the
    pages read in a won chapter, each as "<card>-<side or key>". `again`: it began with what a
    finished campaign unlocked [WB-63].
    """

    chapter: int = 1
    heroes: list[str] = []
    skills: dict[str, list[str]] = {}
    keywords: list[str] = []
    wyrm_cards: list[str] = []
    destiny: dict[int, int] = {}
    journal: dict[int, list[str]] = {}
    defeats: int = 0
    again: bool = False


class WonderBook(State, kw_only=True):
    """The whole table. Components that are not named here lie in the supply."""

    campaign: Campaign = msgspec.field(default_factory=Campaign)  # as it was at the start
    had: list[list[str]] = []  # by seat, the heroes that its player had last; [] if unknown
    chapter: int = 1
    difficulty: str = "standard"
    majority: bool = False  # whether the group chooses by vote [WB-17]
    alone: bool = False  # whether one person plays all heroes [WB-07]

    heroes: list[Hero] = []
    wyrms: list[Wyrm] = []
    bosses: list[Boss] = []  # all bosses that came in this chapter
    beaten: list[str] = []  # bosses beaten
    allies: list[Ally] = []
    gifts_used: list[str] = []  # heroes that have used their gift in this chapter [WB-67]
    destiny: int = 0  # Destiny tokens face up
    sparks: dict[str, int] = {}  # Sparks that lie in areas

    areas: list[str] = []  # areas in play
    dashed: list[tuple[str, str]] = []
    solid: list[tuple[str, str]] = []
    vortex: str = ""

    deck: Zone = msgspec.field(default_factory=Zone)  # card numbers, ascending
    page: Page | None = None
    goal: int = 0  # the goal card in force
    pages: int = 0  # pages read for the first time: how far the story has come
    stacks: dict[str, Stack] = {}
    rules: list[int] = []  # Special Rule cards in force
    read: list[int] = []  # cards out of play, in the order in which they left it
    counters: dict[str, int] = {}
    keywords: list[str] = []
    chosen: list[str] = []  # options taken in this chapter [WB-17]
    journal: list[str] = []  # pages read in this chapter, as a campaign keeps them

    wyrm_deck: Zone = msgspec.field(default_factory=Zone)
    wyrm_discard: list[str] = []
    wyrm_card: str = ""  # the Wyrm card being carried out
    upgrades: list[int] = []  # Upgrade cards of this chapter, with their heroes
    gained: list[int] = []  # purple cards of this chapter, now in the Wyrm deck
    shred_deck: Zone = msgspec.field(default_factory=Zone)
    shred_discard: list[str] = []
    shreds_used: list[str] = []  # Shred cards being used, then discarded

    round: int = 0
    knock_outs: int = 0
    won: bool = False
    roll: list[bool] = []  # the last dice, successes true
    stack: list[Any] = []


Turn = phases.Turn[WonderBook]  # the move in progress


def spark_supply(s: WonderBook) -> int:
    """Sparks that lie neither in areas nor with heroes [WB-01]."""
    return SPARKS - sum(s.sparks.values()) - sum(hero.sparks for hero in s.heroes)


def has_gift(s: WonderBook, hero: Hero) -> bool:
    """[WB-67] The Treasure Chest is open, and the hero has not used its gift in this chapter."""
    return CHEST in s.keywords and hero.name not in s.gifts_used


def by_heroes(s: WonderBook, n: ByHeroes) -> int:
    """The number that counts with the heroes in play."""
    return n if isinstance(n, int) else n[s.seats - 2]


def with_aura(s: WonderBook, n: int, aura: int) -> int:
    """[WB-44] Silver aura symbols count with three heroes or more."""
    return n + aura * (s.seats >= AURA_HEROES)


def in_play(s: WonderBook, area: str = "") -> list[int]:
    """The Wyrms in an area ("": anywhere in play), by letter."""
    return [i for i, w in enumerate(s.wyrms) if w.area and area in ("", w.area)]


def bosses_in_play(s: WonderBook, area: str = "") -> list[Boss]:
    return [boss for boss in s.bosses if boss.area and area in ("", boss.area)]


def standing(s: WonderBook) -> list[int]:
    """The seats of the heroes that stand."""
    return [seat for seat, hero in enumerate(s.heroes) if hero.standing]


def beside(s: WonderBook, me: int) -> list[int]:
    """The other standing heroes in the acting hero's area."""
    here = s.heroes[me].area
    return [i for i in standing(s) if i != me and s.heroes[i].area == here]


def group(s: WonderBook) -> list[int]:
    """The seats that make group choices: the people's, or the first reader's if no person sits
    [WB-08, WB-17]."""
    return [seat for seat, person in enumerate(s.people) if person] or [0]
