"""Destiny, and how a chapter ends [WB-54, WB-56, WB-57]."""

from __future__ import annotations

from engine.core import Result, Score
from engine.games.wonder_book import events as e
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.script import Script, carry_out
from engine.games.wonder_book.state import DESTINY, Turn, WonderBook


def flip_destiny(t: Turn, n: int) -> None:
    """Flip Destiny tokens up, never above ten, or down; losing the last one ends the chapter
    [WB-54, WB-57]."""
    after = max(0, min(DESTINY, t.s.destiny + n))
    up, t.s.destiny = after - t.s.destiny, after
    if up > 0:
        t.tell(e.DestinyUp(up, after))
    if up < 0:
        t.tell(e.DestinyDown(-up, after))
    if after == 0:
        end(t, won=False)


def is_lost_next(s: WonderBook) -> bool:
    """[WB-53, WB-54] Whether those who lie cost the last Destiny token when they stand up."""
    heroes = [hero for hero in s.heroes if hero.name and not hero.standing]
    allies = [ally for ally in s.allies if ally.area and not ally.standing]
    return 0 < len(heroes) + len(allies) >= s.destiny


def end(t: Turn, won: bool) -> None:
    """All win or lose the chapter together [WB-54, WB-56]."""
    t.s.won = won
    t.tell(e.ChapterWon(t.s.destiny) if won else e.ChapterLost())
    scores = (
        Score("destiny", t.s.destiny),
        Score("knock-outs", t.s.knock_outs, "low"),
        Score("rounds", t.s.round, "low"),
    )
    t.s.result = Result((1 if won else 2,) * t.s.seats, (scores,) * t.s.seats)


@carry_out.register
def _(effect: do.Destiny, t: Turn, _by: Script) -> None:
    flip_destiny(t, effect.n)
