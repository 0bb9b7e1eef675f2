"""Tables of all four modes as the pictures see them: in the middle of a game, nothing simple."""

from engine.core import HIDDEN, View, Zone
from engine.games.volfyirion.cards import CITIES
from engine.games.volfyirion.state import (
    City,
    Dragon,
    House,
    Market,
    Played,
    Points,
    Rage,
    RageCard,
    Volfyirion,
)

ROW = ["telrons-analysis", "headquarters", "qoamipulator", "feasible-solution", "guard"]
PLACES = ("west", "keep", "east")
OTHER_ROW = ["mint", "elite-trooper", "hidden-cache", "war-academy", "shrewd-deal"]
STRONGHOLDS = [f"{side}-{place}" for side in ("volarees", "rorius") for place in PLACES]


def duel() -> Volfyirion:
    """House 1 is to move; a City has fallen, the dragon sits on one of House 2's."""
    s = Volfyirion(seats=2, mode="duel", round=5, teams=[[0], [1]], turn_of=0)
    s.variants = ["perks", "ploys"]
    s.houses = [_house(0, perk="qoam-armory"), _house(1, perk="heroes-party")]
    s.houses[0].points = Points(5, 3, 6)
    s.houses[0].play = [
        *(Played("prospector", gained=True) for _ in range(3)),
        Played("flawless-deploy", gained=True),
        Played("celethes-law", gained=True, used=True),
        Played("emerald-horn", gained=True),
        Played("strange-box", sealed=True),
    ]
    s.houses[1].play = [Played("floating-crystal"), Played("primal-beast", sealed=True)]
    s.cities = [*_cities(0, 0), *_cities(1, 3)]
    s.cities[0].troops, s.cities[0].buildings = [Played("elite-trooper")], [Played("laboratory")]
    s.cities[1].buildings = [Played("headquarters", used=True)]
    s.cities[3].standing = False
    s.cities[4].troops = [Played("mercenary-veteran")]
    s.cities[5].buildings = [Played("black-market")]
    s.markets = [market(ROW)]
    s.dragon = Dragon("city", s.cities[4].key)
    s.removed = ["barter"]
    return s


def solo() -> Volfyirion:
    """The dragon has woken; the dearest card of its last attack lies open on the Rage Pile."""
    s = Volfyirion(seats=1, mode="solo", level="hard", round=9, teams=[[0]], turn_of=0)
    s.houses = [_house(0)]
    s.houses[0].points = Points(2, 0, 4)
    s.houses[0].play = [Played("captain", gained=True), Played("black-spores")]
    s.cities = _cities(0, 0)
    s.cities[0].standing = False
    s.cities[2].troops, s.cities[2].buildings = [Played("armored-soldier")], [Played("barracks")]
    s.markets = [market(ROW)]
    s.dragon = Dragon("woken")
    s.rage = Rage(kept="endless-tactic", pile=_hidden(6), aside=["stab", "novice", "barter"])
    return s


def coop() -> Volfyirion:
    """Both Houses move together; seven Wonders lie in the grid, one of them sealed."""
    s = Volfyirion(seats=2, mode="coop", round=4, teams=[[0, 1]], turn_of=0)
    s.houses = [_house(0), _house(1)]
    s.houses[0].points, s.houses[1].points = Points(3, 12, 2), Points(4, 1, 15)
    s.houses[0].play = [Played("captain", gained=True), Played("stab", gained=True)]
    s.houses[1].play = [Played("alchemic-key", gained=True)]
    s.cities = [
        City(key, CITIES[key], [seat])
        for key, seat in (
            ("alantar", 0),
            ("vahylea", 0),
            ("tylaris", 0),
            ("kyr", 1),
            ("akao-uket", 1),
            ("yrdesh", 1),
        )
    ]
    s.cities[1].standing = False
    s.cities[3].troops, s.cities[4].buildings = [Played("qoam-scout")], [Played("apothecary")]
    s.markets = [market(ROW)]
    s.markets[0].lair, s.markets[0].wonders = [], Zone()
    s.dragon = Dragon("city", "tylaris")
    left = ["void-fluid", "pure-qoam", "divining-petals", "emerald-horn"]
    right = ["primal-beast", "glowing-fungii", "living-knife"]
    s.rage = Rage(deck=_hidden(13), discard=["strange-box", "sharp-qoam"])
    s.rage.left = [RageCard(card) for card in left]
    s.rage.right = [RageCard(card, sealed=card == "glowing-fungii") for card in right]
    return s


def team() -> Volfyirion:
    """Two against two; the dragon sits on a Stronghold of team 2, a card of its Row is sealed."""
    s = Volfyirion(seats=4, mode="team", round=6, teams=[[0, 1], [2, 3]], turn_of=0)
    s.houses = [_house(seat) for seat in range(4)]
    s.houses[0].points, s.houses[1].points = Points(4, 11, 7), Points(2)
    s.houses[0].play = [Played("captain", gained=True), Played("emerald-horn", gained=True)]
    s.houses[1].play = [Played("flawless-deploy", gained=True), Played("void-fluid", sealed=True)]
    s.houses[2].play = [Played("floating-crystal")]
    for number, owners in enumerate(([0], [0, 1], [1], [2], [2, 3], [3])):
        shared = len(owners) == 2
        key = STRONGHOLDS[number]
        s.cities.append(City(key, 18, owners, troop_spaces=2, building_spaces=0 if shared else 2))
    s.cities[0].troops = [Played("elite-trooper"), Played("qoamipulator")]
    s.cities[0].buildings = [Played("laboratory"), Played("headquarters")]
    s.cities[1].troops = [Played("mercenary-archer")]
    s.cities[2].standing = False
    s.cities[4].troops = [Played("guard"), Played("fighter")]
    s.cities[5].buildings = [Played("war-academy")]
    s.markets = [market(ROW), market(OTHER_ROW)]
    s.markets[1].sealed = ["war-academy"]
    s.markets[1].lair = ["black-spores", ""]
    s.dragon = Dragon("city", "rorius-east")
    return s


def market(row: list[str]) -> Market:
    """A card of the Row and none of the Lair is missing; the top card lies open."""
    return Market(
        top=Zone(["harness-qoam"], None),
        deck=_hidden(38),
        row=[*row[:4], ""],
        wonders=_hidden(20),
        lair=["sibilant-crystal", "voracious-seed"],
    )


def seen(s: Volfyirion, seat: int | None = None) -> View[Volfyirion]:
    return View(seat, s)


def _house(seat: int, perk: str = "") -> House:
    return House(
        deck=_hidden(6),
        hand=Zone([HIDDEN] * 5, [seat]),
        discard=["prospector", "stab", "worthy-trade"],
        turns=4,
        perk=perk,
        ploy=Zone([HIDDEN] if perk else [], [seat]),
    )


def _cities(seat: int, first: int) -> list[City]:
    return [City(key, CITIES[key], [seat]) for key in [*CITIES][first : first + 3]]


def _hidden(count: int) -> Zone:
    return Zone([HIDDEN] * count)
