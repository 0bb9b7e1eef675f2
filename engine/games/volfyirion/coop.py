"""The co-op game: two Houses in one turn against Volfyirion [VF-50 to VF-54]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.core import Action, Msg, Option, Phase, Setup, Zone
from engine.deeds import Deeds
from engine.games.volfyirion import actions as a
from engine.games.volfyirion import events as e
from engine.games.volfyirion import grid
from engine.games.volfyirion.abilities import ABILITIES
from engine.games.volfyirion.asks import RemoveOne
from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.cities import CITY_AREA, fall
from engine.games.volfyirion.dragon import MOVE
from engine.games.volfyirion.hand import HAND_DEEDS
from engine.games.volfyirion.laying import lay_cities, lay_houses, lay_market
from engine.games.volfyirion.market import MARKET
from engine.games.volfyirion.mode_rules import ModeRules
from engine.games.volfyirion.piles import fill
from engine.games.volfyirion.prices import Price, bought, cost_of_card, fixed, hand_of
from engine.games.volfyirion.rage import LEVELS, grudge
from engine.games.volfyirion.state import (
    GAP,
    City,
    Currency,
    Dragon,
    Turn,
    Volfyirion,
    active,
    city_of,
    have,
    partners,
    pay,
)
from engine.games.volfyirion.upkeep import clear

CIRCLE = (("alantar", "vahylea", "tylaris"), ("kyr", "akao-uket", "yrdesh"))  # [VF-50] clockwise
START = 8  # the Defence of the City where the dragon begins [VF-50]
FIRST, LATER = 2, 3  # Wonders revealed a turn [VF-51]
PURGE = 3  # K [VF-53]
ALONE, TOGETHER = 20, 30  # B or K that win [VF-54]

# --- a turn -----------------------------------------------------------------------------------


def lay(t: Turn, setup: Setup) -> None:
    """[VF-50] One Row, no Lair: all Wonders are the Rage Deck."""
    s = t.s
    s.level = next(each for each in LEVELS if each == setup.settings.get("difficulty", "normal"))
    lay_houses(t, [[0, 1]])
    for seat, cities in enumerate(CIRCLE):
        lay_cities(s, cities, seat)
    market = lay_market(t, face_up=True)
    s.rage.deck, market.wonders = market.wonders, Zone()
    starts = [city.key for city in s.cities if city.defence == START]
    s.dragon = Dragon("city", t.dice.pick(starts))


def begin(t: Turn) -> None:
    """[VF-51, VF-53] Seals end, Wonders join the grid, and the first of them drives the dragon
    on."""
    for _, each in grid.spaces(t.s.rage):
        each.sealed = False
    if new := _reveal(t, FIRST if t.s.round == 1 else LATER):
        t.tell(e.GridGrew(new))
        for _ in range(steps := CARDS[new[0]].cost):
            t.s.dragon.city = neighbour(t.s, 1).key
        t.tell(e.DragonFlew(t.s.dragon.city, steps))


def end(t: Turn) -> None:
    """[VF-37, VF-52] The Row is filled after the dragon's attack."""
    for seat in active(t.s):
        clear(t, seat)
    t.push(DragonAttack())


def neighbour(s: Volfyirion, way: int) -> City:
    """The next standing City from the dragon's: clockwise if `way` is 1, else anticlockwise."""
    here = s.cities.index(city_of(s, s.dragon.city))
    round_trip = [s.cities[(here + way * n) % len(s.cities)] for n in range(1, len(s.cities) + 1)]
    return next(city for city in round_trip if city.standing)


def besieged(s: Volfyirion) -> City | None:
    """The City that the dragon besieges, or None if it still sits on one that it destroyed."""
    city = city_of(s, s.dragon.city)
    return city if city.standing else None


def threat(s: Volfyirion, city: City) -> grid.Attack:
    """[VF-52] What the attack would come to now."""
    return grid.attack(s.rage, grudge(s), city.strength)


def _reveal(t: Turn, n: int) -> list[str]:
    """[VF-51] Reveal `n` cards, or fewer if deck and discard pile run out."""
    rage, new = t.s.rage, list[str]()
    for _ in range(n):
        if not rage.deck.cards and rage.discard:
            rage.deck.cards, rage.discard = rage.discard, []
            t.dice.shuffle(rage.deck.cards)
            t.tell(e.RageDeckRenewed())
        for card in t.draw(rage.deck):
            grid.put(rage, card)
            new.append(card)
    return new


class DragonAttack(Phase, kw_only=True):
    """[VF-52] The dragon attacks once, at the end of the turn; then the grid closes up and the Row
    is filled."""

    struck: bool = False

    def auto(self, t: Turn) -> None:
        if self.struck:
            self.over = True
            grid.close_up(t.s.rage)
            fill(t, t.s.markets[0])
        elif (city := besieged(t.s)) is not None:
            _strike(t, city)
        self.struck = True


def _strike(t: Turn, city: City) -> None:
    value, spare = threat(t.s, city)
    t.tell(e.DragonAttacked(city.key, value, city.strength))
    if value < city.strength:
        return
    t.tell(e.CityBurned(city.key))
    fall(t, city)
    dearest = max((CARDS[each.card].cost for each in spare), default=0)
    among = [each.card for each in spare if CARDS[each.card].cost == dearest]
    t.push(KeepingOne(among=list(dict.fromkeys(among))))


class KeepingOne(Phase, kw_only=True):
    """[VF-52] The dearest card that was not needed stays. If several cost as much, either partner
    chooses."""

    quick: ClassVar[bool] = True
    shared: ClassVar[bool] = True
    among: list[str]

    def actors(self, s: Volfyirion) -> list[int]:
        return active(s) if len(self.among) > 1 else []

    def options(self, s: Volfyirion, seat: int) -> Iterator[Option]:
        return (Option(a.KeepInGrid(card)) for card in self.among)

    def play(self, t: Turn, seat: int, action: a.KeepInGrid) -> None:
        self._keep(t, action.card)

    def auto(self, t: Turn) -> None:
        self._keep(t, *self.among or [GAP])

    def _keep(self, t: Turn, card: str) -> None:
        self.over = True
        grid.clear(t.s.rage, card)
        t.tell(e.GridCleared(card or None))


# --- what a player can do ---------------------------------------------------------------------

_BUYING_OFF = Price("battle", "vf-53-battle", cost_of_card, bought)
_SEALING = Price("knowledge", "vf-53-knowledge", cost_of_card)
_DRIVING = Price("knowledge", "vf-53-knowledge", fixed(MOVE))
_PURGING = Price("knowledge", "vf-53-knowledge", fixed(PURGE))


def offers(s: Volfyirion, me: int) -> Iterator[Option]:
    """[VF-53, VF-54] Each player's points are their own; they are pooled only for the win."""
    for space, each in grid.spaces(s.rage):
        yield _BUYING_OFF.option(s, me, a.BuyOff(each.card, space))
        if not each.sealed:
            yield _SEALING.option(s, me, a.SealInGrid(each.card, space))
    for city in dict.fromkeys(neighbour(s, way).key for way in (1, -1)):
        if city != s.dragon.city:
            yield _DRIVING.option(s, me, a.DriveDragon(city))
    yield _purge(s, me)
    yield _victory(s, me, a.AttackVolfyirion(), "battle")
    yield _victory(s, me, a.Subjugate(), "knowledge")


def _purge(s: Volfyirion, me: int) -> Option:
    """[VF-53] Each player may do this once a turn."""
    house = s.houses[me]
    if me in s.notes.purged:
        return Option(a.Purge(), Msg("vf-53-once"))
    if not (house.hand.cards or house.play or house.discard):
        return Option(a.Purge(), Msg("vf-53-no-card"))
    return _PURGING.option(s, me, a.Purge())


def _victory(s: Volfyirion, me: int, action: Action, currency: Currency) -> Option:
    """[VF-54] It takes 20 points from one player, or 30 from both."""
    own, both = have(s, me, currency), sum(have(s, seat, currency) for seat in partners(s, me))
    enough = own >= ALONE or both >= TOGETHER
    args = {"own": own, "both": both, **hand_of(s, me)}
    return Option(action, None if enough else Msg(f"vf-54-{currency}", args), wins=enough)


def _perform(t: Turn, me: int, action: Action) -> None:
    match action:
        case a.BuyOff(card, space):
            _BUYING_OFF.pay(t, me, action)
            grid.discard(t.s.rage, space)
            t.tell(e.BoughtOff(me, card))
        case a.SealInGrid(card, space):
            _SEALING.pay(t, me, action)
            grid.at(t.s.rage, space).sealed = True
            t.tell(e.GridSealed(me, card))
        case a.DriveDragon(city):
            _DRIVING.pay(t, me, action)
            t.s.dragon.city = city
            t.tell(e.DragonDriven(me, city))
        case a.Purge():
            _PURGING.pay(t, me, action)
            t.s.notes.purged.append(me)
            t.push(Purging(me=me))
        case _:
            _win(t, me, "battle" if isinstance(action, a.AttackVolfyirion) else "knowledge")


def _win(t: Turn, me: int, currency: Currency) -> None:
    """[VF-54] Of pooled points, the player's own are spent first, then the partner's."""
    alone = have(t.s, me, currency) >= ALONE
    left = ALONE if alone else TOGETHER
    for seat in sorted(partners(t.s, me), key=lambda seat: seat != me):
        part = min(left, have(t.s, seat, currency))
        pay(t, seat, currency, part)
        left -= part
    t.s.dragon, t.s.won = Dragon("gone"), True
    t.tell(e.DragonBeaten([me] if alone else list(partners(t.s, me))))


class Purging(RemoveOne, kw_only=True):
    """[VF-53] The price is paid, so one card must go."""

    def options(self, s: Volfyirion, seat: int) -> Iterator[Option]:
        return self.choices(s)


AGAINST_RAGE = Deeds(
    offers,
    (
        a.BuyOff,
        a.SealInGrid,
        a.DriveDragon,
        a.Purge,
        a.AttackVolfyirion,
        a.Subjugate,
    ),
    _perform,
)
COOP = ModeRules((HAND_DEEDS, ABILITIES, MARKET, CITY_AREA, AGAINST_RAGE), lay, begin, end)
