"""The goal, with how far each side is, and the worst that can happen next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core import Msg
from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.cities import guarded
from engine.games.volfyirion.coop import besieged, threat
from engine.games.volfyirion.dragon import MOVE
from engine.games.volfyirion.ending import ROUNDS, cities_of, strength_of
from engine.games.volfyirion.hand import HAND
from engine.games.volfyirion.rage import size
from engine.games.volfyirion.state import (
    LAIR,
    City,
    Currency,
    Points,
    Volfyirion,
    active,
    city_of,
    points,
)
from engine.games.volfyirion.team_dragon import FLIGHT, STEP, in_clutch
from engine.games.volfyirion.upkeep import LAIR_GIVES
from engine.values import Word

LATE = ROUNDS - 5  # from here on, time is a danger [VF-64]


def stakes(s: Volfyirion) -> tuple[Msg, ...]:
    """The goal and at most two dangers; nothing once the game has ended."""
    if s.result is not None:
        return ()
    dangers = {"solo": _solo, "coop": _coop}.get(s.mode, _sides)
    return (_goal(s), *list(dangers(s))[:2])


def siege(s: Volfyirion, city: City) -> Msg:
    """[VF-37, VF-52] The City that the dragon besieges; in co-op also what its attack would come
    to."""
    if not city.standing:
        return Msg("volfyirion-on-ruins", {"city": city.key})
    if s.mode != "coop" or besieged(s) is None:
        args = {"city": city.key, "seats": city.owners, "cost": _away(s), "rest": 0, "ways": []}
        return Msg("volfyirion-besieges", args)
    value, defence = threat(s, city).value, city.strength
    args = {"city": city.key, "value": value, "defence": defence, "falls": value >= defence}
    return Msg("volfyirion-threatens", args | {"n": len(cities_of(s, 0))})


def _goal(s: Volfyirion) -> Msg:
    """When time is short also what it brings [VF-64]."""
    if s.mode in ("solo", "coop"):
        purses = [_purse(seat, points(s, seat)) for seat in active(s)]
        return Msg(f"volfyirion-goal-{s.mode}", {"purses": purses})
    sides = [
        Msg("volfyirion-goal-side", {"seats": team, "n": len(cities_of(s, number))})
        for number, team in enumerate(s.teams)
    ]
    rounds = ROUNDS if s.round >= LATE else 0
    return Msg(f"volfyirion-goal-{s.mode}", {"sides": sides, "rounds": rounds})


def _purse(seat: int, left: Points) -> Msg:
    args = {"seat": seat, "battle": left.battle, "knowledge": left.knowledge}
    return Msg("volfyirion-goal-purse", args)


# --- what threatens two sides -----------------------------------------------------------------


def _sides(s: Volfyirion) -> Iterator[Msg]:
    """One line for each side. A last City weighs most; that of the side that waits more than that
    of the side whose turn it is, even if the dragon sits there: that side can win before the City
    burns."""
    waits, moves = 1 - s.turn_of, s.turn_of
    lasts = [number for number in (waits, moves) if len(cities_of(s, number)) == 1]
    dragon = city_of(s, s.dragon.city) if s.dragon.at == "city" else None
    victim = next((n for n in (waits, moves) if dragon in cities_of(s, n)), None)
    yield from (_last(s, number, dragon) for number in lasts)
    if dragon and victim is not None and victim not in lasts:
        yield _besieged(s, victim, dragon)
    if waits not in (*lasts, victim):
        yield from _payable(s)
    told = moves in (*lasts, victim)
    yield _ahead(s, [] if told else [_ways(s, moves, cities_of(s, moves))])


def _away(s: Volfyirion) -> int:
    """[VF-31, VF-60] The K for which the dragon leaves a City under it."""
    return STEP if s.mode == "team" else MOVE


def _last(s: Volfyirion, team: int, dragon: City | None) -> Msg:
    """A side's last City: what brings it down, and who wins then."""
    city = cities_of(s, team)[0]
    winners = Msg("volfyirion-side", {"seats": s.teams[1 - team]})
    args = {"city": city.key, "seats": s.teams[team], "winners": winners}
    args |= {"guarded": int(guarded(city))}
    if city is dragon:
        more = {"battle": _falls_to(city), "cost": _away(s), "n": len(s.teams[team])}
        return Msg("volfyirion-last-burns", args | more)
    return Msg("volfyirion-last", args | {"battle": _falls_to(city)} | _sent(s, 1 - team))


def _besieged(s: Volfyirion, team: int, city: City) -> Msg:
    """The dragon sits on one of several Cities: what brings down the rest."""
    rest = [other for other in cities_of(s, team) if other is not city]
    ways = [_ways(s, team, rest, named=False)]
    return Msg("volfyirion-besieges", {**siege(s, city).args, "rest": len(rest), "ways": ways})


def _ways(s: Volfyirion, team: int, cities: Sequence[City], *, named: bool = True) -> Msg:
    """What brings down the weakest of these Cities of a team, and all of them, in one turn of the
    enemy. `named`: in a duel it tells whose they are."""
    weakest = min(cities, key=_falls_to)
    args: dict[str, Word | Sequence[Word]] = {
        "city": weakest.key,
        "battle": _falls_to(weakest),
        "guarded": 0,
        "n": len(cities),
        "all": sum(map(_falls_to, cities)),
        "some-guarded": 0,
        "owner": "",
    }
    if s.mode == "duel":  # where names are short enough
        args["guarded"] = int(guarded(weakest))
        args["some-guarded"] = int(not guarded(weakest) and any(map(guarded, cities)))
        args["owner"] = Msg("volfyirion-side", {"seats": weakest.owners}) if named else ""
    return Msg("volfyirion-ways", args | _sent(s, 1 - team))


def _ahead(s: Volfyirion, ways: list[Msg]) -> Msg:
    """[VF-64] The side that would win if time were up, and what the cards of the side that waits
    usually bring in a turn, with the `ways` in which that brings down a City."""
    one, other = (strength_of(s, number) for number in range(2))
    args: dict[str, Word | Sequence[Word]] = {
        "seats": s.teams[int(other > one)] if one != other else [],
        "rival": Msg("volfyirion-side", {"seats": s.teams[1 - s.turn_of]}),
        "battle-made": _usual(s, 1 - s.turn_of, "battle"),
        "knowledge-made": _usual(s, 1 - s.turn_of, "knowledge"),
        "ways": ways,
    }
    return Msg("volfyirion-ahead", args)


def _usual(s: Volfyirion, team: int, currency: Currency) -> int:
    """What a hand of a waiting team's cards, all of which everybody knows, and what it has in play
    bring on average, without secondary abilities."""
    cities = cities_of(s, team)
    lasting = [one for seat in s.teams[team] for one in s.houses[seat].play]
    lasting += [one for city in cities for one in city.buildings]
    steady = [one.card for one in lasting if not one.sealed]
    mean = sum(getattr(CARDS[card].points, currency) for card in steady)
    if any(city.key == LAIR for city in cities):
        mean += getattr(LAIR_GIVES, currency)
    for seat in s.teams[team]:
        cards = [*s.houses[seat].unseen, *s.houses[seat].discard]
        points = sum(getattr(CARDS[card].points, currency) for card in cards)
        mean += points * HAND / max(HAND, len(cards))
    return round(mean)


def _falls_to(city: City) -> int:
    """[VF-25 to VF-27, VF-38] The B that destroy the City in one turn: Troops fall first, but
    Mercenaries leave."""
    return city.strength + (city.defence + city.shift if guarded(city) else 0)


def _sent(s: Volfyirion, team: int) -> dict[str, Word | Sequence[Word]]:
    """[VF-31, VF-60] The K for which a team can send the dragon onto an enemy City in its turn, be
    it this one or the next, and its cards that do the same; 0 where it cannot."""
    cost = {"team": _flight}.get(s.mode, _sending)(s, team)
    cards = set[str]()
    for seat in s.teams[team] if cost == _away(s) else ():
        house = s.houses[seat]
        lasting = [one.card for one in house.play if not one.sealed]
        cards |= {*house.unseen, *house.discard, *lasting}
    abilities = {card: CARDS[card].secondary for card in cards}
    free = sorted(card for card, one in abilities.items() if one and one.move_volfyirion)
    return {"cost": cost, "cards": free}


def _sending(s: Volfyirion, team: int) -> int:
    """[VF-31] In a duel. On a City of those who send, it flies home first; on one of the enemy it
    stays until the enemy's turn is over."""
    if s.dragon.at != "city":
        return MOVE if s.dragon.at == "lair" else 0
    if set(city_of(s, s.dragon.city).owners) <= set(s.teams[team]):
        return 2 * MOVE
    return MOVE if team != s.turn_of else 0


def _flight(s: Volfyirion, team: int) -> int:
    """[VF-60] In a team game. From the enemy Lair, to which it flies from a City at the end of the
    enemy's turn, the way is short."""
    if s.dragon.at == "gone":
        return 0
    enemy, ends = 1 - team, team != s.turn_of
    on_theirs = s.dragon.at == "city" and city_of(s, s.dragon.city).owners[0] in s.teams[enemy]
    return STEP if in_clutch(s, enemy) or (ends and on_theirs) else FLIGHT


def _payable(s: Volfyirion) -> Iterator[Msg]:
    """[VF-25] The Cities of which the side whose turn it is could destroy one with what it has, the
    weakest first."""
    battle = points(s, active(s)[0]).battle
    cities = [
        Msg("volfyirion-payable-city", {"city": city.key, "defence": city.strength})
        for city in sorted(cities_of(s, 1 - s.turn_of), key=lambda city: city.strength)
        if not city.troops and city.strength <= battle
    ]
    if cities:
        args = {"seats": active(s), "battle": battle, "cities": cities}
        yield Msg("volfyirion-payable", args)


def _solo(s: Volfyirion) -> Iterator[Msg]:
    """[VF-47, VF-48] The dragon attacks after a reshuffle."""
    args = {"n": len(cities_of(s, 0)), "pile": size(s.rage)}
    if s.dragon.at == "woken":
        yield Msg("volfyirion-awake", args)
    else:
        yield Msg("volfyirion-sleeps", {**args, "deck": len(s.houses[0].deck.cards)})
    yield from _late(s)


def _coop(s: Volfyirion) -> Iterator[Msg]:
    city = besieged(s)
    if city is not None:
        yield siege(s, city)
    yield from _late(s)


def _late(s: Volfyirion) -> Iterator[Msg]:
    if s.round >= LATE:
        yield Msg("volfyirion-late", {"rounds": ROUNDS})
