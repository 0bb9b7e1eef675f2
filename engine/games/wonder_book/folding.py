"""Areas pop up and fold away, and borders change [WB-31, WB-68]."""

from __future__ import annotations

from engine.games.wonder_book import events as e
from engine.games.wonder_book.allies import friends, hurt_friend, move_ally
from engine.games.wonder_book.board import border
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.enemies.bosses import move_boss
from engine.games.wonder_book.enemies.wyrms import remove_wyrm
from engine.games.wonder_book.heroes import from_supply, move
from engine.games.wonder_book.script import Script, carry_out
from engine.games.wonder_book.state import Turn, bosses_in_play, by_heroes, in_play


@carry_out.register
def _(effect: do.Open, t: Turn, _by: Script) -> None:
    for area in effect.areas:
        if area not in t.s.areas:
            t.s.areas.append(area)
            t.tell(e.AreaOpened(area))


@carry_out.register
def _(effect: do.Close, t: Turn, _by: Script) -> None:
    for area in effect.areas:
        if area in t.s.areas:
            _close(t, area, effect.to, effect.hurt)


@carry_out.register
def _(_: do.FoldAway, t: Turn, _by: Script) -> None:
    """[WB-68] The page is turned: nothing is left on it, and all figures are off the board."""
    for area in t.s.areas:
        _clear(t, area)
    for figure in [*t.s.heroes, *t.s.allies, *t.s.bosses]:
        figure.area = ""
    t.s.areas, t.s.vortex = [], ""
    t.tell(e.PageFolded())


@carry_out.register
def _(effect: do.Link, t: Turn, _by: Script) -> None:
    _redraw(t.s.solid, t.s.dashed, border(effect.a, effect.b))
    t.tell(e.WayOpened((effect.a, effect.b)))


@carry_out.register
def _(effect: do.Wall, t: Turn, _by: Script) -> None:
    _redraw(t.s.dashed, t.s.solid, border(effect.a, effect.b))
    t.tell(e.WayClosed((effect.a, effect.b)))


@carry_out.register
def _(effect: do.Vortex, t: Turn, _by: Script) -> None:
    t.s.vortex = effect.area
    t.tell(e.VortexMoved(effect.area))


@carry_out.register
def _(effect: do.PutSparks, t: Turn, _by: Script) -> None:
    """Lay Sparks from the supply in an area, as many as there are [WB-01]; none if the area is not
    in play [WB-68]."""
    if effect.area not in t.s.areas:
        return
    if laid := from_supply(t, by_heroes(t.s, effect.n)):
        t.s.sparks[effect.area] = t.s.sparks.get(effect.area, 0) + laid
        t.tell(e.SparksLaid(effect.area, laid))


def _close(t: Turn, area: str, to: str, hurt: int) -> None:
    """[WB-68] An area folds away with what lies in it; figures that stand there are moved on."""
    losers = friends(t.s, area)
    _clear(t, area)
    t.s.areas.remove(area)
    t.tell(e.AreaClosed(area))
    for seat, hero in enumerate(t.s.heroes):
        if hero.area == area:
            move(t, seat, to)
    for ally in [ally for ally in t.s.allies if ally.area == area]:
        move_ally(t, ally.name, to)
    for boss in bosses_in_play(t.s, area):
        move_boss(t, boss.name, to)
    for number in losers:
        hurt_friend(t, number, hurt)


def _clear(t: Turn, area: str) -> None:
    """The Sparks, Wyrms and stacks of an area leave play with it."""
    for i in in_play(t.s, area):
        remove_wyrm(t, i)
    t.s.sparks.pop(area, None)
    for name in [name for name, stack in t.s.stacks.items() if stack.area == area]:
        t.s.read += t.s.stacks.pop(name).cards


def _redraw(
    lines: list[tuple[str, str]], others: list[tuple[str, str]], line: tuple[str, str]
) -> None:
    """Change a border from one kind to the other."""
    if line in lines:
        lines.remove(line)
    if line not in others:
        others.append(line)
