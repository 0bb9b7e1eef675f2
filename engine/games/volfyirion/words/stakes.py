"""The goal, with how far each side is, and the worst that can happen next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core import Msg
from engine.games.volfyirion.cards import CARDS
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
    """The goal and at most one danger; nothing once the game has ended."""
    if s.result is not None:
        return ()
    dangers = {"solo": _solo, "coop": _coop}.get(s.mode, _duel)
    return (_goal(s), *list(dangers(s))[:1])


def siege(s: Volfyirion, city: City) -> Msg:
    """[VF-37, VF-52] The City that the dragon besieges; in co-op also what its attack would come
    to."""
    if not city.standing:
        return Msg("volfyirion-on-ruins", {"city": city.key})
    if s.mode != "coop" or besieged(s) is None:
        return Msg(
            "volfyirion-besieges", {"city": city.key, "seats": city.owners, "cost": _away(s)}
        )
    value, defence = threat(s, city).value, city.strength
    args = {"city": city.key, "value": value, "defence": defence, "falls": value >= defence}
    return Msg("volfyirion-threatens", args)


def _goal(s: Volfyirion) -> Msg:
    if s.mode in ("solo", "coop"):
        purses = [_purse(seat, points(s, seat)) for seat in active(s)]
        return Msg(f"volfyirion-goal-{s.mode}", {"purses": purses})
    sides = [
        Msg("volfyirion-goal-side", {"seats": team, "n": len(cities_of(s, number))})
        for number, team in enumerate(s.teams)
    ]
    return Msg(f"volfyirion-goal-{s.mode}", {"sides": sides})


def _purse(seat: int, left: Points) -> Msg:
    args = {"seat": seat, "battle": left.battle, "knowledge": left.knowledge}
    return Msg("volfyirion-goal-purse", args)


# --- what threatens ---------------------------------------------------------------------------


def _duel(s: Volfyirion) -> Iterator[Msg]:
    """A side's last City weighs most; that of the side that waits more than that of the side whose
    turn it is, even if the dragon sits there: that side can win before the City burns."""
    dragon = city_of(s, s.dragon.city) if s.dragon.at == "city" else None
    sides = [(number, cities_of(s, number)) for number in (1 - s.turn_of, s.turn_of)]
    lasts = [(number, cities[0]) for number, cities in sides if len(cities) == 1]
    for number, last in lasts:
        if last is dragon:
            yield Msg("volfyirion-last-burns", _last(s, number, last) | {"cost": _away(s)})
        else:
            yield Msg("volfyirion-last", _last(s, number, last) | {"defence": last.strength})
    if dragon is not None and dragon.standing:
        yield siege(s, dragon)
    yield from _payable(s)
    yield from _ahead(s)


def _away(s: Volfyirion) -> int:
    """[VF-31, VF-60] The K for which the dragon leaves a City under it."""
    return STEP if s.mode == "team" else MOVE


def _last(s: Volfyirion, team: int, city: City) -> dict[str, Word | Sequence[Word]]:
    winners = Msg("volfyirion-side", {"seats": s.teams[1 - team]})
    return {"city": city.key, "seats": s.teams[team], "winners": winners}


def _ahead(s: Volfyirion) -> Iterator[Msg]:
    """[VF-64] The side that would win if time were up; until time is short also what the next turn
    of the side that waits can bring at worst, even if nobody is ahead."""
    one, other = (strength_of(s, number) for number in range(2))
    winners = s.teams[int(other > one)] if one != other else []
    if winners and s.round >= LATE:
        yield Msg("volfyirion-late-ahead", {"seats": winners, "rounds": ROUNDS})
    else:
        weakest = min(cities_of(s, s.turn_of), key=_falls_to)
        args = {"seats": winners, "city": weakest.key, "battle": _falls_to(weakest)}
        yield Msg("volfyirion-ahead", args | _rival(s, weakest) | {"cost": _sent(s)})


def _rival(s: Volfyirion, city: City) -> dict[str, Word | Sequence[Word]]:
    """Who waits to attack the City, what their cards usually bring in a turn, and, of a
    duel, whose it is: the names of teams are long."""
    return {
        "rival": Msg("volfyirion-side", {"seats": s.teams[1 - s.turn_of]}),
        "battle-made": _usual(s, 1 - s.turn_of, "battle"),
        "knowledge-made": _usual(s, 1 - s.turn_of, "knowledge"),
        "owner": Msg("volfyirion-side", {"seats": city.owners}) if s.mode == "duel" else "",
    }


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
    stay = [one for one in city.troops if CARDS[one.card].kind != "mercenary"]
    return city.strength + (city.defence + city.shift if stay else 0)


def _sent(s: Volfyirion) -> int:
    """[VF-31, VF-60] The K for which the side that waits can send the dragon onto a City of those
    whose turn it is; 0 where it cannot, since the dragon sits on one or is gone."""
    if s.mode == "team" and s.dragon.at in ("lair", "away"):
        return STEP if in_clutch(s, s.turn_of) else FLIGHT
    return MOVE if s.dragon.at == "lair" else 0


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
    last = cities_of(s, 0)
    args = {"n": len(last), "pile": size(s.rage)}
    if s.dragon.at == "woken":
        yield Msg("volfyirion-awake", args)
    if s.round >= LATE:
        yield Msg("volfyirion-late", {"rounds": ROUNDS})
    yield Msg("volfyirion-sleeps", {**args, "deck": len(s.houses[0].deck.cards)})


def _coop(s: Volfyirion) -> Iterator[Msg]:
    city = besieged(s)
    if s.round >= LATE:
        yield Msg("volfyirion-late", {"rounds": ROUNDS})
    if city is not None:
        yield siege(s, city)
