"""Areas pop up and fold away, borders change [WB-31, WB-68]."""

from __future__ import annotations

from engine.games.wonder_book import events as e
from engine.games.wonder_book.allies import ally_moves, friends, hurt_friend
from engine.games.wonder_book.board import border
from engine.games.wonder_book.bosses import boss_moves
from engine.games.wonder_book.deeds import move, remove_wyrm
from engine.games.wonder_book.state import Turn, bosses_in_play, in_play


def unfold(t: Turn, area: str) -> None:
    if area not in t.s.areas:
        t.s.areas.append(area)
        t.tell(e.AreaOpened(area))


def close(t: Turn, area: str, to: str, hurt: int) -> None:
    """[WB-68] An area folds away with what lies in it; who is there is moved on."""
    if area not in t.s.areas:
        return
    losers = friends(t.s, area)
    _clear(t, area)
    t.s.areas.remove(area)
    t.tell(e.AreaClosed(area))
    for seat, hero in enumerate(t.s.heroes):
        if hero.area == area:
            move(t, seat, to)
    for ally in [ally for ally in t.s.allies if ally.area == area]:
        ally_moves(t, ally.name, to)
    for boss in bosses_in_play(t.s, area):
        boss_moves(t, boss.name, to)
    for number in losers:
        hurt_friend(t, number, hurt)


def fold_away(t: Turn) -> None:
    """[WB-68] The page is turned: nothing is left on it, and nobody stands anywhere."""
    for area in t.s.areas:
        _clear(t, area)
    for figure in [*t.s.heroes, *t.s.allies, *t.s.bosses]:
        figure.area = ""
    t.s.areas, t.s.vortex = [], ""
    t.tell(e.PageFolded())


def link(t: Turn, a: str, b: str) -> None:
    _redraw(t.s.solid, t.s.dashed, border(a, b))
    t.tell(e.WayOpened((a, b)))


def wall(t: Turn, a: str, b: str) -> None:
    _redraw(t.s.dashed, t.s.solid, border(a, b))
    t.tell(e.WayClosed((a, b)))


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
    """A border changes its kind."""
    if line in lines:
        lines.remove(line)
    if line not in others:
        others.append(line)
