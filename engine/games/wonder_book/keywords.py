"""What is written down: keywords, and the counters of a chapter [WB-18]."""

from __future__ import annotations

from engine.games.wonder_book import events as e
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.script import Script, carry_out
from engine.games.wonder_book.state import CHEST, Turn


@carry_out.register
def _(effect: do.Write, t: Turn, _by: Script) -> None:
    """[WB-18] Writing it again does nothing."""
    if effect.keyword not in t.s.keywords:
        t.s.keywords.append(effect.keyword)
        t.tell(e.KeywordWritten(effect.keyword))


@carry_out.register
def _(effect: do.Erase, t: Turn, _by: Script) -> None:
    """[WB-18] Erasing one that is not there does nothing."""
    if effect.keyword in t.s.keywords:
        t.s.keywords.remove(effect.keyword)
        t.tell(e.KeywordErased(effect.keyword))


@carry_out.register
def _(_: do.OpenChest, t: Turn, by: Script) -> None:
    """[WB-67]"""
    t.tell(e.ChestOpened())
    by.todo.insert(0, do.Write(CHEST))


@carry_out.register
def _(effect: do.Count, t: Turn, _by: Script) -> None:
    n = t.s.counters[effect.counter] = max(0, t.s.counters.get(effect.counter, 0) + effect.n)
    t.tell(e.Counted(effect.counter, n))
