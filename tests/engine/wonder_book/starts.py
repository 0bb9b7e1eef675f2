"""Tables of chapter III at turning points, whose choices play by chance seldom comes to."""

from __future__ import annotations

from engine.core import Dice, Phase, Setup, State
from engine.games.wonder_book import GAME
from engine.games.wonder_book.content import PushLuck, Stage
from engine.games.wonder_book.enemies import PickVictim
from engine.games.wonder_book.luck import PushingLuck
from engine.games.wonder_book.players import PlayersPhase
from engine.games.wonder_book.state import CHEST, Ally, Boss, WonderBook, Wyrm
from engine.games.wonder_book.typical import typical

SEED = b"0123456789abcdef"


def starts() -> list[tuple[str, State]]:
    luck = PushLuck(dice=2, counter="dark-swing", most=9)
    return [
        ("coop", _met()),
        ("coop", _met(PickVictim(wyrm="A", among=[0, 2]))),
        ("coop", _met(PushingLuck(me=0, effect=luck, card=6, side="front", pile=1))),
    ]


def _met(*asking: Phase) -> WonderBook:
    """A boss, a Wyrm and an ally beside the heroes, who have their gifts."""
    s = GAME.new(Setup("coop", 2, campaign=typical(3, Dice(SEED, 0))), Dice(SEED, 0)).s
    number = 0
    while not isinstance(s.stack[-1], PlayersPhase):
        seat, number = GAME.actors(s)[0], number + 1
        GAME.step(s, seat, GAME.legal(s, seat)[0], Dice(SEED, number))
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
