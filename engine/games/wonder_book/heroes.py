"""Heroes: their Hearts, their Sparks, and where they stand [WB-11, WB-32, WB-33, WB-51 to
WB-53]."""

from __future__ import annotations

from engine.games.wonder_book import events as e
from engine.games.wonder_book.board import within
from engine.games.wonder_book.cards import HERO_CARDS
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.effects import Who
from engine.games.wonder_book.script import Script, carry_out
from engine.games.wonder_book.state import (
    NOBODY,
    Turn,
    WonderBook,
    beside,
    in_play,
    spark_supply,
    standing,
)
from engine.games.wonder_book.turns import OwnTurn


def hurt(t: Turn, seat: int, n: int) -> None:
    """A hero loses Hearts. One that is knocked out takes no damage, and damage beyond the last
    Heart is lost [WB-51, WB-52]."""
    hero = t.s.heroes[seat]
    if not hero.standing:
        return
    guarded = min(n, hero.guard)
    hero.guard -= guarded
    if guarded:
        t.tell(e.Guarded(hero.name, guarded))
    lost = min(n - guarded, hero.hearts)
    hero.hearts -= lost
    if lost:
        t.tell(e.HeartsLost(hero.name, lost))
    if not hero.standing:
        _knock_out(t, seat)


def recover(t: Turn, seat: int, n: int) -> None:
    """A standing hero regains Hearts, up to its maximum [WB-11, WB-52]."""
    hero = t.s.heroes[seat]
    gained = min(n, HERO_CARDS[hero.name].hearts - hero.hearts) if hero.standing else 0
    if gained:
        hero.hearts += gained
        t.tell(e.HeartsGained(hero.name, gained))


def stand_up(t: Turn, seat: int) -> None:
    """A knocked-out hero stands up with its full Hearts [WB-53]."""
    hero = t.s.heroes[seat]
    hero.hearts = HERO_CARDS[hero.name].hearts
    t.tell(e.StoodUp(hero.name))


def from_supply(t: Turn, n: int) -> int:
    """How many of `n` Sparks the supply still has [WB-01]; if there are fewer, that is told."""
    left = min(n, spark_supply(t.s))
    if left < n:
        t.tell(e.SupplyShort(left))
    return left


def gain_sparks(t: Turn, seat: int, n: int) -> None:
    """Gain Sparks from the supply, as many as there are [WB-01, WB-32]."""
    if gained := from_supply(t, n):
        t.s.heroes[seat].sparks += gained
        t.tell(e.SparksGained(t.s.heroes[seat].name, gained))


def lose_sparks(t: Turn, seat: int, n: int) -> None:
    """Return Sparks to the supply [WB-33]."""
    hero = t.s.heroes[seat]
    lost = min(n, hero.sparks)
    if lost:
        hero.sparks -= lost
        t.tell(e.SparksLost(hero.name, lost))


def collect(t: Turn, seat: int, area: str) -> None:
    """Move a Spark from an area to the hero's reserve [WB-32]."""
    hero = t.s.heroes[seat]
    t.s.sparks[area] -= 1
    hero.sparks += 1
    t.tell(e.SparkCollected(hero.name))


def move(t: Turn, seat: int, area: str) -> None:
    hero = t.s.heroes[seat]
    if hero.area != area:
        hero.area = area
        t.tell(e.HeroMoved(hero.name, area))


def swap(t: Turn, one: int, other: int) -> None:
    a, b = t.s.heroes[one], t.s.heroes[other]
    a.area, b.area = b.area, a.area
    t.tell(e.HeroesSwapped(a.name, b.name))


def _knock_out(t: Turn, seat: int) -> None:
    """[WB-51] The hero lies down. If it is its turn, that ends; a turn that it has not taken yet is
    lost."""
    hero = t.s.heroes[seat]
    hero.done, hero.guard = True, 0
    t.s.knock_outs += 1
    t.tell(e.KnockedOut(hero.name))
    for phase in t.s.stack:
        if isinstance(phase, OwnTurn) and phase.turn_of == seat:
            phase.over = True


# --- effects of cards ------------------------------------------------------------------------


@carry_out.register
def _(effect: do.Hearts, t: Turn, by: Script) -> None:
    for seat in meant(t.s, effect.who, by.me):
        if effect.n > 0:
            recover(t, seat, effect.n)
        else:
            hurt(t, seat, -effect.n)


@carry_out.register
def _(effect: do.Sparks, t: Turn, by: Script) -> None:
    for seat in meant(t.s, effect.who, by.me):
        if effect.n > 0:
            gain_sparks(t, seat, effect.n)
        else:
            lose_sparks(t, seat, -effect.n)


@carry_out.register
def _(effect: do.Guard, t: Turn, by: Script) -> None:
    for seat in meant(t.s, effect.who, by.me):
        t.s.heroes[seat].guard += effect.n


@carry_out.register
def _(_: do.DrainSparks, t: Turn, _by: Script) -> None:
    for seat, hero in enumerate(t.s.heroes):
        if in_play(t.s, hero.area):
            lose_sparks(t, seat, 1)


@carry_out.register
def _(_: do.Gather, t: Turn, by: Script) -> None:
    for area in within(t.s, t.s.heroes[by.me].area, "adjacent"):
        if t.s.sparks.get(area):
            collect(t, by.me, area)


@carry_out.register
def _(effect: do.PlaceHeroes, t: Turn, _by: Script) -> None:
    for seat in range(t.s.seats):
        move(t, seat, effect.area)


@carry_out.register
def _(effect: do.Carry, t: Turn, by: Script) -> None:
    """[WB-02] A card's word carries a hero over a solid line, too."""
    move(t, by.me, effect.area)


def meant(s: WonderBook, who: Who, me: int) -> list[int]:
    """The standing heroes that an instruction means, by seat. Raises RuntimeError if it means the
    acting hero and none acts."""
    if who == "each":
        return standing(s)
    if me == NOBODY:
        raise RuntimeError(f"no hero acts, but an instruction means {who!r}")
    match who:
        case "you":
            return [me]
        case "area":
            return [*beside(s, me), *([me] if s.heroes[me].standing else [])]
        case "beside":
            return beside(s, me)
