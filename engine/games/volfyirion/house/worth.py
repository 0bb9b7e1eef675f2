"""How well a seat stands, in the unit of `deck_value`."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from operator import attrgetter

import msgspec

from engine.games.volfyirion.asks import RemoveOne
from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.coop import ALONE, TOGETHER, besieged, threat
from engine.games.volfyirion.dragon import MOVE
from engine.games.volfyirion.hand import HAND
from engine.games.volfyirion.house.deck_value import (
    POINTS,
    Aim,
    DeckValue,
    Owned,
    deck_value,
    is_command,
    removal,
)
from engine.games.volfyirion.rage import grudge
from engine.games.volfyirion.solo import WIN as SUBDUED
from engine.games.volfyirion.state import (
    GAP,
    LAIR,
    Currency,
    ModeKey,
    Volfyirion,
    active,
    city_of,
    enemy_cities,
    have,
    market_of,
    own_cities,
    partners,
    team_of,
)
from engine.games.volfyirion.turn import MainPhase
from engine.house.looks import Look

_TABLE = attrgetter("mode", "level", "teams", "turn_of", "cities", "dragon", "rage", "stack")
_HOUSE = attrgetter("hand.cards", "discard", "play", "points", "unseen")
WIN = 1_000.0
AIMS: dict[ModeKey, Aim] = {
    "duel": Aim(9, MOVE, 6.0, once=False),
    "solo": Aim(SUBDUED, SUBDUED, 150.0, once=True),
    "coop": Aim(ALONE, ALONE, 40.0, once=True),
    "team": Aim(18, 9, 6.0, once=False),
}
FALL = (300.0, 40.0, 20.0, 14.0, 12.0, 10.0, 10.0)  # the loss of a City, by how many still stand
LAST = 60.0
LAIR_GIVES = 10.0
SURE = 0.8  # part of what points can do that counts before it is done
IN_HAND = 0.9  # part of a point that counts while its card is not played
ASKED = 0.8  # a card may be removed
DONE = 0.02  # once nothing is left to do, so that the turn ends
DOUBT = 1.5  # K by which one turn differs from the average
CHANCE = 2.5  # B by which the pile differs from the average
SOONER = 0.8  # for each turn that it comes later
HIDDEN_RAGE = 2.1  # B that a card of the Rage Pile brings, on average


def worth(s: Volfyirion, seat: int) -> float:
    """How well the seat's own side stands, less what the others have or threaten."""
    if s.result is not None:
        places = s.result.places
        drawn = len(s.teams) > 1 and all(place == 1 for place in places)
        return 0.0 if drawn else WIN if places[seat] == 1 else -WIN
    return _weighed(Look(s, msgspec.json.encode(_seen(s))), team_of(s, seat))


def _seen(s: Volfyirion) -> tuple[object, ...]:
    """All that decides how well the teams stand: not what the decks hold, nor in what order."""
    houses = [(*_HOUSE(house), len(house.deck.cards)) for house in s.houses]
    return *_TABLE(s), houses, [(market.row, market.lair) for market in s.markets]


@lru_cache(maxsize=2_000)
def _weighed(look: Look[Volfyirion], own: int) -> float:
    s = look.take()
    return sum(_team(s, team) * (1 if team == own else -1) for team in range(len(s.teams)))


def _team(s: Volfyirion, team: int) -> float:
    found = team_parts(s, team)
    total = found["deck"] + (found["cities"] + found["danger"])  # in this order, to the last bit
    return total + found["asked"] + found["to-do"] + found["done"]


def team_parts(s: Volfyirion, team: int) -> dict[str, float]:
    """How well a team stands, in named parts that sum up to it."""
    seats = s.teams[team]
    decks = {seat: deck_value(owned(s, seat)) for seat in seats}
    waiting = [seat for seat in seats if _is_to_act(s, seat)]
    return {
        "deck": sum(each.worth(AIMS[s.mode]) for each in decks.values()),
        "cities": _cities(s, seats),
        "danger": -_danger(s, seats, decks),
        "asked": ASKED if waiting and isinstance(s.stack[-1], RemoveOne) else 0.0,
        "to-do": SURE * sum(_to_do(s, seat, decks[seat]) for seat in waiting),
        "done": DONE * (len(seats) - len(waiting)),
    }


def owned(s: Volfyirion, seat: int) -> Owned:
    """All the cards of a House."""
    house = s.houses[seat]
    wonders = [(p.card, p.sealed) for p in house.play if CARDS[p.card].is_wonder]
    played = [p.card for p in house.play if not CARDS[p.card].is_wonder]
    cities = own_cities(s, seat)
    troops = [p.card for city in cities for p in city.troops]
    buildings = [p.card for city in cities for p in city.buildings]
    return Owned(
        tuple(sorted([*house.unseen, *house.discard, *played])),
        tuple(sorted([*troops, *buildings])),
        tuple(sorted(wonders)),
        (
            sum(city.troop_spaces for city in cities) - len(troops),
            sum(city.building_spaces for city in cities) - len(buildings),
        ),
    )


def _cities(s: Volfyirion, seats: list[int]) -> float:
    standing = [c for c in s.cities if c.standing and set(c.owners) & set(seats)]
    lair = LAIR_GIVES if any(city.key == LAIR for city in standing) else 0.0
    return sum(FALL[1 : len(standing)]) + lair


def _fall(n: int) -> float:
    """What the next City to fall is worth, when `n` stand."""
    return FALL[min(n, len(FALL)) - 1] if n else 0.0


def _risk(n: int) -> float:
    """What the danger of losing a City may cost: even the last City is no reason to think of
    nothing else."""
    return min(LAST, _fall(n))


# --- the dragon -------------------------------------------------------------------------------


def _danger(s: Volfyirion, seats: list[int], decks: dict[int, DeckValue]) -> float:
    match s.mode:
        case "solo":
            return _rage_pile(s)
        case "coop":
            return _rage_grid(s)
        case _:
            return _siege(s, seats, decks)


def _siege(s: Volfyirion, seats: list[int], decks: dict[int, DeckValue]) -> float:
    """A besieged City is lost unless its owners have the K to repel the dragon [VF-31]."""
    if s.dragon.at != "city" or not set(city_of(s, s.dragon.city).owners) & set(seats):
        return 0.0
    if not city_of(s, s.dragon.city).standing:
        return 0.0
    if seats == active(s):
        held = sum(_knowledge(s, seat) for seat in seats)
        repelled = 0.9 if held >= MOVE else 0.3 / (1 + exp(MOVE - held))
    else:
        mean = sum(decks[seat].income()[2] for seat in seats)
        repelled = 1 / (1 + exp((MOVE - mean) / DOUBT))
    standing = sum(c.standing and bool(set(c.owners) & set(seats)) for c in s.cities)
    return (1 - repelled) * _risk(standing)


def _knowledge(s: Volfyirion, seat: int) -> float:
    """The K of the seat, with what its hand would bring."""
    hand = (card for card in s.houses[seat].hand.cards if card in CARDS and is_command(card))
    return have(s, seat, "knowledge") + sum(POINTS[card][2] for card in hand)


def _rage_pile(s: Volfyirion) -> float:
    """[VF-48] The Cities that the pile would destroy count more the sooner that happens."""
    house, cities = s.houses[0], own_cities(s, 0)
    kept = CARDS[s.rage.kept].cost if s.rage.kept else 0
    battle = kept + HIDDEN_RAGE * len(s.rage.pile.cards) + grudge(s)
    turns = 0 if s.dragon.at == "woken" else 1 + len(house.deck.cards) // HAND
    total, cost = 0.0, 0
    for n, city in enumerate(sorted(cities, key=lambda city: city.strength)):
        cost += city.strength
        falls = 1 / (1 + exp((cost - battle) / CHANCE))
        total += falls * _risk(len(cities) - n)
    return total * SOONER**turns


def _rage_grid(s: Volfyirion) -> float:
    """[VF-52] The City that would fall now; a near attack is worse than a distant one."""
    city = besieged(s)
    if city is None:
        return 0.0
    value = threat(s, city).value
    near = 1.0 if value >= city.strength else 0.3 * (value / city.strength) ** 2
    return near * _risk(sum(each.standing for each in s.cities))


# --- what is left to do -----------------------------------------------------------------------


def _is_to_act(s: Volfyirion, seat: int) -> bool:
    phases = (phase for phase in s.stack if isinstance(phase, MainPhase))
    return seat in active(s) and all(seat not in phase.done for phase in phases)


def _to_do(s: Volfyirion, seat: int, now: DeckValue) -> float:
    """What the points, those of the hand included, would still buy."""
    hand = [card for card in s.houses[seat].hand.cards if card in CARDS and is_command(card)]
    command, battle, knowledge = (
        have(s, seat, currency) + IN_HAND * sum(POINTS[card][i] for card in hand)
        for i, currency in enumerate(("command", "battle", "knowledge"))
    )
    market = market_of(s, seat)
    total = _purchases(s, now, [card for card in market.row if card != GAP], command)
    if AIMS[s.mode].once:
        total += WIN / 3 * _can_win(s, seat)
    elif enemy := enemy_cities(s, seat):
        cheapest = min(enemy, key=lambda city: city.strength)
        if cheapest.strength <= battle:
            total += _fall(len(enemy)) * (0.2 if cheapest.troops else 1.0)
            battle -= cheapest.strength
        if s.dragon.at == "lair" and knowledge >= MOVE:
            total += 0.5 * _fall(len(enemy))
    return total + _purchases(s, now, [card for card in market.lair if card != GAP], battle)


def _can_win(s: Volfyirion, seat: int) -> bool:
    """Whether the seat can beat the dragon with all that it can play and remove in this turn."""
    house, goal = s.houses[seat], AIMS[s.mode].battle
    hand = [card for card in house.hand.cards if card in CARDS]
    here = [played for played in house.play if not played.sealed]
    here += [played for city in own_cities(s, seat) for played in city.troops]
    removals = [removal(card) for card in (*hand, *(played.card for played in here))]
    found = [*(POINTS[card] for card in hand), *removals]
    goals: tuple[tuple[int, Currency], ...] = ((1, "battle"), (2, "knowledge"))
    for i, currency in goals:
        others = sum(have(s, each, currency) for each in partners(s, seat) if each != seat)
        own = have(s, seat, currency) + sum(each[i] for each in found)
        if own >= goal or (s.mode == "coop" and own + others >= TOGETHER):
            return True
    return False


def _purchases(s: Volfyirion, now: DeckValue, cards: list[str], points: float) -> float:
    """Buy the dearest card first, and each only if it is a gain."""
    total, before = 0.0, now.worth(AIMS[s.mode])
    for card in sorted(cards, key=lambda card: -CARDS[card].cost):
        if CARDS[card].cost <= points:
            gain = now.with_card(card).worth(AIMS[s.mode]) - before
            if gain > 0:
                total += gain
                points -= CARDS[card].cost
    return total
