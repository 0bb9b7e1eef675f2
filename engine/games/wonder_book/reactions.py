"""What Special Rules in force make happen by themselves [WB-69]."""

from __future__ import annotations

from typing import Literal

from engine.core import Action, Phase, Seat
from engine.games.wonder_book import actions as a
from engine.games.wonder_book.cards import card_of
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.script import Script
from engine.games.wonder_book.state import NOBODY, Turn

Occasion = Literal["move", "collect", "attack", "skill", "interact", "round"]


class Reacting(Phase):
    """[WB-69] It lies below an action in progress, and follows once that is carried out."""

    on: Occasion
    me: Seat = NOBODY

    def auto(self, t: Turn) -> None:
        self.over = True
        for number in reversed(t.s.rules):  # what is pushed last is carried out first
            reactions = card_of(t.s.chapter, number).reactions
            todo = [
                do.If(one.when or when.All(()), one.do) for one in reactions if one.on == self.on
            ]
            if todo:
                t.push(Script(todo=[*todo], me=self.me, card=number))


def occasion(action: Action) -> Occasion | None:
    """None for actions that no Special Rule reacts to."""
    match action:
        case a.Move():
            return "move"
        case a.Collect():
            return "collect"
        case a.Attack():
            return "attack"
        case a.UseSkill():
            return "skill"
        case a.Interact():
            return "interact"
        case _:
            return None
