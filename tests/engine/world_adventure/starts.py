"""Tables at a turning point, from which random play soon reaches rare choices and ends."""

from __future__ import annotations

from engine.core import State
from engine.games.world_adventure.cards import Deed
from engine.games.world_adventure.clash import clash
from engine.games.world_adventure.state import ModeKey, Npc, World
from tests.engine.world_adventure.kit import FOE, ME, clan, lay, rolling
from tests.engine.world_adventure.play import on

MOST: list[Deed] = [
    *("hero", "soldiers", "brigand", "government", "player", "player", "quest", "quest"),
]  # eight
TEAMS: dict[ModeKey, tuple[list[list[int]], int]] = {
    "pairs": ([[0, 2], [1, 3]], 18),
    "trios": ([[0, 2, 4], [1, 3, 5]], 27),
}


def starts() -> list[tuple[str, State]]:
    """The tables, each with its mode."""
    duel = lay(
        clan("CN1", soldiers=[2, 2], leadership=2, goods=["silk", "iron"]),
        clan("CN1", soldiers=[1, 2, 1], leadership=3, goods=["fruit", "spice"], wanted=2),
    )
    beset = lay(
        clan("CN1", soldiers=[1, 2, 1], leadership=3, goods=["silk", "iron"], gold=30, wanted=1),
        clan("CN2", soldiers=[1], leadership=1),
        npcs=[Npc("raid", "raid-1", "CN2"), Npc("minion", "minion-1-1", "CN1")],
    )
    full = lay(
        clan("CN", goods=["silk", "iron", "fruit"], caravan="chaser", gold=90, charisma=3),
        clan("JV"),
    )
    seasoned = lay(clan("CN", soldiers=[1, 1, 1], leadership=3, gold=40), clan("JV"))
    for each in (seasoned.clans[ME].hero, *seasoned.clans[ME].soldiers):
        each.experience = 6
    return [
        ("competitive", fought(duel)),
        ("competitive", on(seasoned)),
        ("competitive", on(beset)),
        ("competitive", on(full)),
        *(("competitive", nearly(seat)) for seat in (ME, FOE)),
        *((mode, nearly_a_team(mode, seat)) for mode in TEAMS for seat in (ME, FOE)),
    ]


def fought(s: World) -> World:
    """ME attacks FOE."""
    t = rolling(s)
    clash(t, ME, FOE)
    return on(s, top=s.stack)


def nearly(seat: int) -> World:
    """One rune from winning, which a great caravan gives; it is this seat's turn."""
    clans = [clan(city, runes=list(MOST), gold=99) for city in ("CN", "JV")]
    return on(lay(*clans, order=[seat, 1 - seat]))


def nearly_a_team(mode: ModeKey, seat: int) -> World:
    """The same for teams: the seat's team is one rune short of its goal."""
    teams, goal = TEAMS[mode]
    places = ["CN", "JV", "IN", "AR", "EG", "RU"]
    clans = [clan(city, runes=list(MOST), gold=99) for city in places[: sum(map(len, teams))]]
    for mate in teams[seat][1:]:
        clans[mate].runes.append("minion")
    order = sorted(range(len(clans)), key=lambda other: other != seat)
    return on(lay(*clans, mode=mode, goal=goal, teams=teams, order=order))
