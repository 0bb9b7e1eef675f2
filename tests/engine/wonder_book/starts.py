"""Tables at turning points, whose choices and ends random play seldom reaches."""

from __future__ import annotations

from engine.core import Dice, Phase, Setup, Sit, State
from engine.games.wonder_book import GAME
from engine.games.wonder_book.cards import CHAPTERS
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.effects import Stage
from engine.games.wonder_book.chapter import Chapter
from engine.games.wonder_book.choosing import ChoosingSkills
from engine.games.wonder_book.enemies.phase import PickVictim
from engine.games.wonder_book.house.typical import typical
from engine.games.wonder_book.luck import PushingLuck
from engine.games.wonder_book.players import PlayersPhase
from engine.games.wonder_book.script import Script
from engine.games.wonder_book.state import CHEST, Ally, Boss, WonderBook, Wyrm

SEED = b"0123456789abcdef"
UPGRADE = {0: 39, 1: 40}  # cards of chapter III, by seat


def starts() -> list[tuple[str, State]]:
    luck = do.PushLuck(dice=2, counter="dark-swing", most=9)
    return [
        ("coop", _met()),
        ("coop", _met(PickVictim(wyrm="A", among=[0, 2]))),
        ("coop", _met(PushingLuck(me=0, effect=luck, card=6, side="front", pile=1))),
        ("coop", _met(ChoosingSkills(cards=UPGRADE))),
        ("coop", nearly_won("coop")),
        ("solo", nearly_won("solo")),
    ]


def nearly_won(mode: str) -> WonderBook:
    """Chapter I, before its ending is read."""
    s = first_round(mode, 1)
    s.goal, s.stack = 0, [Chapter(), Script(todo=[do.GoTo(max(CHAPTERS[1].cards))])]
    return GAME.sit(s, Sit(0, True), Dice(SEED, 0)).s


def first_round(mode: str, chapter: int) -> WonderBook:
    s = GAME.new(Setup(mode, 2, campaign=typical(chapter, Dice(SEED, 0))), Dice(SEED, 0)).s
    number = 0
    while not isinstance(s.stack[-1], PlayersPhase):
        seat, number = GAME.actors(s)[0], number + 1
        GAME.step(s, seat, GAME.legal(s, seat)[0], Dice(SEED, number))
    return s


def _met(*asking: Phase) -> WonderBook:
    """Chapter III: a boss, a Wyrm and an ally stand beside the heroes, who have their gifts."""
    s = first_round("coop", 3)
    area = s.heroes[0].area
    s.bosses, s.allies = (
        [Boss("gloss", area, 9, 9, (Stage(9),), card=27)],
        [Ally("nora", area, 3, 4)],
    )
    s.wyrms[0] = Wyrm(area)
    s.keywords.append(CHEST)
    s.stack += asking
    GAME.check(s)
    return s
