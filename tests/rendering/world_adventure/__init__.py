"""Tables as the pictures see them: in the middle of a game, nothing simple."""

from engine.core import HIDDEN, View, Zone
from engine.games.world_adventure.battle import MonsterBattle
from engine.games.world_adventure.board import NATIONS
from engine.games.world_adventure.cards import COMMODITIES, Deed, HeroKey
from engine.games.world_adventure.clash import Clash, band
from engine.games.world_adventure.figures import Side
from engine.games.world_adventure.state import (
    Acting,
    Clan,
    Hero,
    Npc,
    Power,
    Quest,
    Soldier,
    World,
    stocked,
)

PLACES: tuple[tuple[HeroKey, str], ...] = (
    ("salman", "PE3"),
    ("kartika", "CN"),
    ("wendelin", "PE3"),
    ("odalys", "IN5"),
    ("zubair", "EU2"),
    ("jargal", "JP"),
)
RUNES: tuple[list[Deed], ...] = (
    ["minion", "stalls-2", "sale-12", "green"],
    ["hero", "brigand", "quest", "quest", "player", "raid", "caravan"],
    [],
    ["yellow", "destroyer"],
    ["legendary"],
    ["government", "soldiers", "upgrades"],
)


QUESTS = (
    *("letters-of-two-sisters", "medicine-for-the-well", "", "powder-kegs", "two-shrines"),
    "petition-to-the-palace",
)


def month(seats: int = 4) -> World:
    """Seat 0 is on its way; all kinds of NPCs stand on the map; much has been done."""
    s = World(seats=seats, people=[True] * seats, changed=[0] * seats, month=9, step="players")
    s.clans = [_clan(seat) for seat in range(seats)]
    s.teams = [[seat] for seat in range(seats)]
    s.order, s.turn_of, s.stage, s.clock = [1, 0, *range(2, seats)], 0, 3, 40
    s.needs = {nation: COMMODITIES[i % 6] for i, nation in enumerate(NATIONS)}
    s.served, s.stalls = ["india"], {"persia": 0, "china": 1, "egypt": 0}
    s.stock = stocked(seats)
    s.merchants, s.monsters = ["CN3", "EU1", "PE5"], ["RU2", "AR1"]
    s.track = [1, 0]
    s.npcs = [
        Npc("brigand", "brigand-3", "RU6"),
        Npc("government", "government-2", "JV1"),
        Npc("destroyer", "destroyer-3-1", "EG4"),
        Npc("raid", "raid-3", "AR3"),
        Npc("legendary", "orochi", "JP2"),
        Npc("minion", "minion-3-2", "CN6"),
    ]
    s.trails = {"brigand": ["RU2", "RU", "RU6"], "government": ["JV5", "JV6", "JV1"]}
    s.marks = {"PE3": 40, "RU6": 39, "CN": 39, "IN": 30}
    s.event, s.coming = "heavy-saddlebags", "peace-of-the-road"
    s.events, s.quests, s.powers = _hidden(10), _hidden(20), _hidden(14)
    s.legends = _hidden(5)
    s.board, s.pile = ["letters-of-two-sisters"], ["carpet-of-winds"]
    s.rolled = [3, 5, 1]
    return s


def hunt() -> World:
    """Seat 0 fights a monster; the dice lie."""
    s = month()
    dice = {"hero": 2, "soldier-1": 5, "soldier-3": 1, "soldier-4": 3}
    side = Side(seat=0, foe="legendary", dice=dice, skill=4, part=[*dice])
    s.stack = [MonsterBattle(place="JP2", card="orochi", token="orochi", hurt=9, sides=[side])]
    return s


def clash(seats: int = 4) -> World:
    """Seat 0 against the Brigand."""
    s = month(seats)
    side = Side(seat=0, foe="brigand", dice={"hero": 2, "soldier-1": 5, "soldier-3": 1}, skill=6)
    foe = Side(band=band("brigand-3"), foe="player", dice={f"soldier-{n}": n for n in range(1, 6)})
    foe.band[1].wounds, foe.band[0].fainted = 2, True
    s.stack = [Clash(place="RU6", card="brigand-3", sides=[side, foe])]
    return s


def trios() -> World:
    s = month(6)
    s.teams, s.goal = [[0, 2, 4], [1, 3, 5]], 24
    return s


def seen(s: World, seat: int | None = None) -> View[World]:
    return View(seat, s)


def _clan(seat: int) -> Clan:
    key, at = PLACES[seat]
    soldiers = [Soldier(1 + n % 2, n, fainted=n == 1, wounds=n == 3) for n in range(5 - seat % 3)]
    return Clan(
        hero=Hero(key, 1 + seat % 2, experience=seat),
        at=at,
        explorer=4 - seat % 3,
        charisma=1 + seat % 2,
        leadership=2 + seat % 3,
        gold=99 - 7 * seat,
        caravan="master-trader" if seat % 2 == 0 else "scout-shell",
        pet=seat != 1,
        cargo=seat == 0,
        medics=3 - seat % 4,
        goods=[*COMMODITIES[seat % 3 :], *COMMODITIES[len(COMMODITIES) - (seat == 0) :]],
        soldiers=soldiers,
        runes=list(RUNES[seat]),
        powers=[Power("carpet-of-winds", 2), Power("stone-wall", 1)][: 1 + (seat == 0)],
        items=["frost-horn"] if seat == 0 else [],
        quest=Quest(QUESTS[seat], ["CN", ("JV", "EU", "", "AR3", "RU", "EG")[seat]], ["CN"])
        if seat != 2
        else None,
        wanted=(2, 5)[seat] if seat < 2 else 0,
        acting=Acting(moves=2, actions=1),
    )


def _hidden(count: int) -> Zone:
    return Zone([HIDDEN] * count)
