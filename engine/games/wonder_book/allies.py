"""Allies, and all friends together: heroes are numbered by seat, allies by the numbers that follow
[WB-65]."""

from __future__ import annotations

from engine.games.wonder_book import events as e
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.heroes import hurt
from engine.games.wonder_book.script import Script, carry_out
from engine.games.wonder_book.state import Ally, Hero, Turn, WonderBook, by_heroes


def friend(s: WonderBook, number: int) -> Hero | Ally:
    return s.heroes[number] if number < s.seats else s.allies[number - s.seats]


def friends(s: WonderBook, area: str = "") -> list[int]:
    """The standing heroes and allies that Wyrms and bosses attack and approach, in an area or in
    all [WB-48, WB-65]."""
    everyone = [*s.heroes, *s.allies]
    return [i for i, one in enumerate(everyone) if one.standing and area in ("", one.area)]


def hurt_friend(t: Turn, number: int, n: int) -> None:
    """`number` is a seat, or the number of an ally after those of the seats."""
    if number < t.s.seats:
        hurt(t, number, n)
    else:
        hurt_ally(t, t.s.allies[number - t.s.seats], n)


def ally_of(s: WonderBook, name: str) -> Ally | None:
    return next((ally for ally in s.allies if ally.name == name), None)


def move_ally(t: Turn, name: str, area: str) -> None:
    """Move an ally, standing or lying."""
    ally = ally_of(t.s, name)
    if ally and ally.area != area:
        ally.area = area
        t.tell(e.AllyMoved(name, area))


def hurt_ally(t: Turn, ally: Ally, n: int) -> None:
    """An ally loses Hearts; without any it lies down [WB-65]."""
    lost = min(n, ally.hearts)
    if not lost:
        return
    ally.hearts -= lost
    t.tell(e.AllyHurt(ally.name, lost))
    if not ally.standing:
        t.tell(e.AllyDown(ally.name))


def ally_stands_up(t: Turn, ally: Ally) -> None:
    """[WB-53] An ally stands up like a hero, with its full Hearts."""
    ally.hearts = ally.most
    t.tell(e.AllyStoodUp(ally.name))


# --- effects of cards ------------------------------------------------------------------------


@carry_out.register
def _(effect: do.AllyComes, t: Turn, _by: Script) -> None:
    """[WB-65] An ally enters with its full Hearts; one that is here gets them all again."""
    ally, most = ally_of(t.s, effect.ally), by_heroes(t.s, effect.hearts)
    if ally is None:
        t.s.allies.append(Ally(effect.ally, effect.area, most, most))
        t.tell(e.AllyCame(effect.ally, effect.area))
        return
    move_ally(t, ally.name, effect.area)
    gained, ally.hearts, ally.most = most - ally.hearts, most, most
    if gained > 0:
        t.tell(e.AllyHealed(ally.name, gained))


@carry_out.register
def _(effect: do.AllyMoves, t: Turn, _by: Script) -> None:
    move_ally(t, effect.ally, effect.area)


@carry_out.register
def _(effect: do.AllyHearts, t: Turn, _by: Script) -> None:
    """A standing ally gains Hearts, up to its maximum, or loses some [WB-65]."""
    ally = ally_of(t.s, effect.ally)
    if not ally or not ally.standing:
        return
    if effect.n < 0:
        hurt_ally(t, ally, -effect.n)
    elif gained := min(effect.n, ally.most - ally.hearts):
        ally.hearts += gained
        t.tell(e.AllyHealed(ally.name, gained))


@carry_out.register
def _(effect: do.AllyGoes, t: Turn, _by: Script) -> None:
    if ally := ally_of(t.s, effect.ally):
        t.s.allies.remove(ally)
        t.tell(e.AllyLeft(ally.name))


@carry_out.register
def _(effect: do.HurtIn, t: Turn, _by: Script) -> None:
    for number in friends(t.s, effect.area):
        hurt_friend(t, number, effect.n)
