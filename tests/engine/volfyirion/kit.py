"""Tables laid for a test by one call, and play on them through `GAME.apply`.

    s = table(hand=["novice"], cities={"kyr": ["guard", "bank"]}, points=(3, 0, 0))
    s = do(s, PlayCard("novice", "tylaris"))

Seat 0 is in its Main Phase and owns Tylaris, Vahylea, Alantar; seat 1, the `foe`, owns Yrdesh, Akao
Uket, Kyr. A pile that is given holds exactly that, top first; one that is not gets what is left in
the box. Anything left over has left the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from engine.core import Dice, Msg, Phase, Setup, Zone
from engine.games.volfyirion import GAME
from engine.games.volfyirion.actions import EndTurn
from engine.games.volfyirion.cards import CARDS, PLOYS, Kind
from engine.games.volfyirion.check import everything
from engine.games.volfyirion.dragon import LAIR_DEFENCE
from engine.games.volfyirion.laying import CHEAP, LAIR_SPACES, house_deck
from engine.games.volfyirion.state import (
    GAP,
    LAIR,
    ROW,
    City,
    Dragon,
    House,
    Market,
    Notes,
    Played,
    Points,
    Rage,
    Volfyirion,
    city_of,
    points,
)
from tests.engine.playing import SEED, Play

ME, FOE = 0, 1
VARIANTS: dict[Kind, str] = {  # switched on when such a card is laid
    "mercenary": "mercenaries",
    "saboteur": "saboteurs",
    "ascension": "ascension-path",
}
SEATS = {"duel": 2, "solo": 1, "coop": 2, "team": 4}


_PLAY = Play(GAME)
do, done, events = _PLAY.do, _PLAY.done, _PLAY.events
offers, offered, blocked = _PLAY.offers, _PLAY.offered, _PLAY.blocked


@dataclass
class Side:
    """What one seat has. Cards in play have given this turn's points, unless a `Played` says
    otherwise.

    `deck`: if not given, what is left of the seat's starting cards.
    """

    hand: Sequence[str] = ()
    deck: Sequence[str] | None = None
    discard: Sequence[str] = ()
    play: Sequence[str | Played] = ()
    points: tuple[int, int, int] = (0, 0, 0)
    perk: str = ""
    ploy: str = ""

    @property
    def cards(self) -> list[str]:
        return [*self.hand, *(self.deck or ()), *self.discard, *map(_name, self.play)]


@dataclass
class Shared:
    """What lies between the players. In a team game all of it is seat 0's team's."""

    row: Sequence[str] | None = None
    lair: Sequence[str] | None = None
    assets: Sequence[str] | None = None  # the Asset Deck with its top card
    wonders: Sequence[str] | None = None  # the Wonder Deck; in co-op the Rage Deck
    rage: Rage = field(default_factory=Rage)


def table(
    mode: str = "duel",
    *,
    foe: Mapping[str, Any] | None = None,
    more: Mapping[int, Mapping[str, Any]] | None = None,
    cities: Mapping[str, Sequence[str | Played]] | None = None,
    fallen: Sequence[str] = (),
    dragon: str = "lair",
    claimed: int | None = None,
    turns: int = 2,
    first_team: int = 0,
    variants: Sequence[str] = (),
    settings: Mapping[str, str] | None = None,
    **rest: Any,
) -> Volfyirion:
    """A table in the Main Phase of seat 0 (and its partners).

    `rest` are fields of `Shared` and of seat 0's `Side`; `foe` those of seat 1, `more` of any
    seat. `cities`: the cards on them. `dragon`: a City's key, or where else it is. `claimed`: the
    seat that owns the Lair. `turns` that every House has begun; with `first_team` 1 seat 0 is the
    second player.
    """
    if claimed is not None:
        dragon = "gone"
    shared = Shared(**{key: rest.pop(key) for key in list(rest) if key in Shared.__annotations__})
    sides = {0: Side(**rest), **({1: Side(**foe)} if foe else {})}
    sides |= {seat: Side(**side) for seat, side in (more or {}).items()}
    on_cities = [played for cards in (cities or {}).values() for played in cards]
    on = _switched_on(variants, sides.values(), shared, map(_name, on_cities))
    all_settings = {"first-player": "host", **dict.fromkeys(on, "on"), **(settings or {})}
    s = GAME.new(Setup(mode, SEATS[mode], settings=all_settings), Dice(SEED, 0)).s
    s.first_team, s.round, s.notes, s.removed = first_team, turns, Notes(), []
    for seat in range(s.seats):
        _lay_side(s, seat, sides.get(seat, Side()), turns)
    _lay_cities(s, cities or {}, fallen, claimed)
    _lay_shared(s, shared)
    on_city = dragon in {city.key for city in s.cities}
    s.dragon = Dragon("city", dragon) if on_city else Dragon(cast("Any", dragon))
    GAME.check(s)
    return s


def flat(lines: Iterable[Msg]) -> Iterator[Msg]:
    """Messages with those of which they are made."""
    for one in lines:
        yield one
        for value in one.args.values():
            parts = value if isinstance(value, list) else [value]
            yield from flat(part for part in parts if isinstance(part, Msg))


def end_turns(s: Volfyirion, n: int = 1) -> Volfyirion:
    """End `n` turns; a player who is asked something at the end of one must answer first."""
    for _ in range(n):
        s = do(s, EndTurn())
    return s


def top(s: Volfyirion) -> Phase:
    return s.stack[-1]


def has(s: Volfyirion, seat: int = ME) -> tuple[int, int, int]:
    """The points of a seat: C, B, K."""
    left = points(s, seat)
    return left.command, left.battle, left.knowledge


def in_play(s: Volfyirion, seat: int = ME) -> list[str]:
    return [played.card for played in s.houses[seat].play]


def on(s: Volfyirion, key: str) -> list[str]:
    """The cards on a City."""
    city = city_of(s, key)
    return [played.card for played in (*city.troops, *city.buildings)]


def standing(s: Volfyirion, seat: int = ME) -> list[str]:
    return [city.key for city in s.cities if city.standing and seat in city.owners]


def ready(card: str, **changes: Any) -> Played:
    """A card in play as the Main Phase finds it: with points given and ability unused."""
    return Played(card, **{"gained": True, **changes})


# --- laying -----------------------------------------------------------------------------------


def _switched_on(
    variants: Sequence[str], sides: Iterable[Side], shared: Shared, others: Iterable[str]
) -> list[str]:
    sides = list(sides)
    piles = (shared.row, shared.lair, shared.assets, shared.wonders)
    laid = [card for side in sides for card in side.cards] + list(others)
    laid += [card for pile in piles for card in pile or () if card != GAP]
    kinds = {CARDS[card].kind for card in laid}
    return [
        *variants,
        *(variant for kind, variant in VARIANTS.items() if kind in kinds),
        *(["perks"] if any(side.perk for side in sides) else []),
        *(["ploys"] if any(side.ploy for side in sides) else []),
    ]


def _lay_side(s: Volfyirion, seat: int, side: Side, turns: int) -> None:
    partners = list(s.houses[seat].hand.seen or ())
    starters = house_deck() - Counter(side.cards)
    deck = sorted(starters.elements()) if side.deck is None else list(side.deck)
    house = House(Zone(deck), Zone(list(side.hand), partners), list(side.discard))
    house.play = [_played(card) for card in side.play]
    house.points, house.turns, house.perk = Points(*side.points), turns, side.perk
    house.gained = Points(*side.points)
    house.unseen = sorted([*house.deck.cards, *house.hand.cards])
    house.ploy = Zone([side.ploy] if side.ploy else [], [seat])
    s.houses[seat] = house
    dealt = [ploy for each in s.houses[: seat + 1] for ploy in each.ploy.cards]
    s.ploys = Zone([ploy for ploy in PLOYS if ploy not in dealt] if "ploys" in s.variants else [])


def _lay_cities(
    s: Volfyirion,
    cities: Mapping[str, Sequence[str | Played]],
    fallen: Sequence[str],
    claimed: int | None,
) -> None:
    if claimed is not None:
        s.cities.append(City(LAIR, LAIR_DEFENCE, [claimed], troop_spaces=0, building_spaces=0))
        s.markets[0].claimed = True
    for key, cards in cities.items():
        for played in map(_played, cards):
            city, is_troop = city_of(s, key), CARDS[played.card].is_troop
            (city.troops if is_troop else city.buildings).append(played)
    for key in fallen:
        city_of(s, key).standing = False


def _lay_shared(s: Volfyirion, shared: Shared) -> None:
    s.rage = shared.rage
    spaces = LAIR_SPACES if s.markets[0].lair and not s.markets[0].claimed else 0
    given = [shared, *(Shared() for _ in s.markets[1:])]
    for market, those in zip(s.markets, given, strict=True):
        market.row, market.lair = _padded(those.row, ROW), _padded(those.lair, spaces)
        market.wonders = Zone(list(those.wonders or ()))
        _set_assets(market, list(those.assets or ()))
    left = list((everything(s) - Counter(_everywhere(s))).elements())
    goods = _shuffled(card for card in left if _is_asset(card))
    marvels = _shuffled(card for card in left if CARDS[card].is_wonder)
    for number, (market, those) in enumerate(zip(s.markets, given, strict=True)):
        piles = len(s.markets) - number  # each market gets its share of what is left
        if those.row is None:
            market.row = _take(goods, goods[:ROW])
        if those.lair is None:
            market.lair = _take(marvels, [c for c in marvels if CARDS[c].cost <= CHEAP][:spaces])
        if those.assets is None:
            _set_assets(market, _take(goods, goods[: len(goods) // piles]))
        if those.wonders is None:
            market.wonders = Zone(_take(marvels, marvels[: len(marvels) // piles]))
    if s.mode == "coop":
        s.rage.deck, s.markets[0].wonders = s.markets[0].wonders, Zone()
    s.removed = list((everything(s) - Counter(_everywhere(s))).elements())


def _take(pile: list[str], cards: list[str]) -> list[str]:
    for card in cards:
        pile.remove(card)
    return cards


def _set_assets(market: Market, cards: list[str]) -> None:
    market.top = Zone(cards[:1], market.top.seen)
    market.deck = Zone(cards[1:])


def _everywhere(s: Volfyirion) -> list[str]:
    found = list[str]()
    for house in s.houses:
        found += [*house.deck.cards, *house.hand.cards, *house.discard]
        found += [played.card for played in house.play]
    for city in s.cities:
        found += [played.card for played in (*city.troops, *city.buildings)]
    for market in s.markets:
        found += [*market.top.cards, *market.deck.cards, *market.wonders.cards]
        found += [card for card in (*market.row, *market.lair) if card != GAP]
    rage = s.rage
    found += [*rage.pile.cards, *rage.aside, *rage.deck.cards, *rage.discard]
    found += [rage.kept] if rage.kept else []
    return found + [each.card for each in (*rage.left, *rage.right)]


def _padded(cards: Sequence[str] | None, n: int) -> list[str]:
    given = list(cards or ())
    return given + [GAP] * (n - len(given))


def _shuffled(cards: Iterable[str]) -> list[str]:
    got = sorted(cards)
    Dice(SEED, 0).shuffle(got)
    return got


def _is_asset(card: str) -> bool:
    return CARDS[card].kind != "start" and not CARDS[card].is_wonder


def _name(card: str | Played) -> str:
    return card if isinstance(card, str) else card.card


def _played(card: str | Played) -> Played:
    return ready(card) if isinstance(card, str) else card
