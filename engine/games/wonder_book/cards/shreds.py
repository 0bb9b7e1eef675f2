"""The sixteen Shred cards: eight half-sentences, each of them twice [WB-20]."""

from __future__ import annotations

from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.effects import Effect
from engine.games.wonder_book.cards.kinds import Shred, Special


def _shred(key: str, *effects: Effect) -> Shred:
    return Shred(Special(key, effects))


SHREDS: dict[str, Shred] = {
    "tailwind": _shred("tailwind", do.Walk(3)),
    "fireflies": _shred("fireflies", do.Sparks("you", 2)),
    "honeycomb": _shred("honeycomb", do.Heal(3, "adjacent")),
    "boulder": _shred("boulder", do.Damage(2, "adjacent")),
    "mist": _shred("mist", do.Stun("adjacent", all=True)),
    "side-door": _shred("side-door", do.Join()),
    "twice-told": _shred("twice-told", do.Extra(), do.Extra()),
    "giants-grip": _shred("giants-grip", do.AttackWith(5)),
}
