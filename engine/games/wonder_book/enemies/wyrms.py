"""How Wyrms come, are hurt and go [WB-36, WB-45, WB-49, WB-66]."""

from __future__ import annotations

from engine.games.wonder_book import events as e
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.script import Script, carry_out
from engine.games.wonder_book.state import WYRMS, Turn, in_play, with_aura


def spawn(t: Turn, area: str, n: int) -> None:
    """Wyrms come standing from the supply. Those that it lacks are ignored [WB-45], and so are all
    if the area is not in play [WB-68]."""
    if area not in t.s.areas:
        return
    supply = [i for i, wyrm in enumerate(t.s.wyrms) if not wyrm.area]
    for i in supply[:n]:
        t.s.wyrms[i].area = area
        t.tell(e.WyrmSpawned(WYRMS[i], area))


def damage(t: Turn, i: int, n: int) -> int:
    """Damage a Wyrm: 1 stuns it, and 2, or 1 on a stunned one, defeat it [WB-36]. The Dark Aura
    takes the damage instead [WB-66]. Returns the rest."""
    wyrm = t.s.wyrms[i]
    life = 1 if wyrm.stunned else 2
    if n < 1:
        return 0
    if wyrm.aura:
        _lose_aura(t, i)
        return 0
    if n < life:
        stun(t, i)
        return 0
    t.s.wyrms[i].area, t.s.wyrms[i].stunned = "", False
    t.s.counters["defeated"] = t.s.counters.get("defeated", 0) + 1
    t.tell(e.WyrmDefeated(WYRMS[i]))
    return n - life


def stun(t: Turn, i: int) -> None:
    t.s.wyrms[i].stunned = True
    t.tell(e.WyrmStunned(WYRMS[i]))


def remove_wyrm(t: Turn, i: int) -> None:
    """Return a Wyrm to the supply without defeating it [WB-49]."""
    if t.s.wyrms[i].aura:
        _lose_aura(t, i)
    t.s.wyrms[i].area, t.s.wyrms[i].stunned = "", False
    t.tell(e.WyrmRemoved(WYRMS[i]))


def gain_aura(t: Turn, i: int) -> None:
    """The Dark Aura token goes to a Wyrm [WB-66]."""
    t.s.wyrms[i].aura = True
    t.tell(e.AuraGained(WYRMS[i]))


def _lose_aura(t: Turn, i: int) -> None:
    t.s.wyrms[i].aura = False
    t.tell(e.AuraLost(WYRMS[i]))


def move_wyrm(t: Turn, i: int, area: str) -> None:
    t.s.wyrms[i].area = area
    t.tell(e.WyrmMoved(WYRMS[i], area))


# --- effects of cards ------------------------------------------------------------------------


@carry_out.register
def _(effect: do.Spawn, t: Turn, _by: Script) -> None:
    spawn(t, effect.area or t.s.vortex, with_aura(t.s, effect.n, effect.aura))


@carry_out.register
def _(effect: do.RemoveWyrms, t: Turn, _by: Script) -> None:
    for i in in_play(t.s, effect.area):
        remove_wyrm(t, i)


@carry_out.register
def _(_: do.EatSparks, t: Turn, _by: Script) -> None:
    for area in t.s.areas:
        if t.s.sparks.get(area) and in_play(t.s, area):
            t.s.sparks[area] -= 1
            t.tell(e.SparkEaten(area))
