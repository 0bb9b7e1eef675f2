"""The table in words, the worst news first: for alt texts, `/table text` and those who listen to
the screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core import HIDDEN, Msg, Text, View
from engine.games.volfyirion import grid
from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.prices import held, several
from engine.games.volfyirion.rage import size
from engine.games.volfyirion.state import (
    GAP,
    Currency,
    Market,
    Played,
    Points,
    Volfyirion,
    active,
    city_of,
    gained,
    own_cities,
    points,
)
from engine.games.volfyirion.words.stakes import siege, stakes


def describe(view: View[Volfyirion]) -> Text:
    """A line that the stakes say already is left out. What the view hides is told as a number."""
    s = view.s
    lines = [*_dragon(s), *_rage(s), *_standing(s), *_turn(s), *_cities(s), *_market(s)]
    lines += [*_hands(s), *_houses(s), *_piles(s)]
    first, held = stakes(s), ("volfyirion-holds",)
    told = tuple(line for line in lines if not _is_said(line, first))
    return Text(_heading(s), first, told, held=held)


def _is_said(line: Msg, stakes: Sequence[Msg]) -> bool:
    """Whether goal or danger say it; they tell more of a City on which the dragon sits."""
    burns = ("volfyirion-last-burns", "volfyirion-besieges")
    cities = [one.args["city"] for one in stakes if one.id in burns]
    return line in stakes or (line.id == "volfyirion-besieges" and line.args["city"] in cities)


def _heading(s: Volfyirion) -> Msg:
    """What is left to spend comes first, so that it is always in sight."""
    seats = active(s) if s.result is None else []
    purses = [
        Msg("volfyirion-purse", {"seat": seat, "parts": parts})
        for seat in seats
        if (parts := _rests(points(s, seat), gained(s, seat)))
    ]
    return Msg("volfyirion-heading", {"n": s.round, "purses": purses})


def _rests(left: Points, gained: Points) -> list[Msg]:
    """For each kind of points gained in this turn, how many are left: “2 of 5 C”."""
    return [
        Msg(f"volfyirion-rest-{currency}", {"n": getattr(left, currency), "of": n})
        for currency in ("command", "battle", "knowledge")
        if (n := getattr(gained, currency))
    ]


# --- the dragon -------------------------------------------------------------------------------


def _dragon(s: Volfyirion) -> Iterator[Msg]:
    match s.dragon.at:
        case "city" if s.result is None:
            yield siege(s, city_of(s, s.dragon.city))
        case "lair":
            team = s.teams[s.dragon.lair] if len(s.markets) > 1 else []
            yield Msg("volfyirion-in-lair", {"seats": team})
        case "city" | "woken":
            pass  # it burns nothing any more, or the danger says it
        case "away":
            yield Msg("volfyirion-away")
        case "gone":
            yield Msg("volfyirion-gone")


def _rage(s: Volfyirion) -> Iterator[Msg]:
    """The pile of the solo game, or the grid of the co-op game row by row."""
    if s.mode == "solo":
        yield Msg("volfyirion-rage-pile", {"n": size(s.rage), "card": s.rage.kept})
    rows = dict[int, list[Msg]]()
    for space, each in grid.spaces(s.rage):
        rows.setdefault((space + 1) // 2, []).append(_cost(each.card, "battle", each.sealed))
    for number, cards in rows.items():
        yield Msg("volfyirion-rage-row", {"n": number, "cards": cards})


# --- what everybody sees ----------------------------------------------------------------------


def _standing(s: Volfyirion) -> Iterator[Msg]:
    """[VF-01] The standing Cities of each side; in co-op of each player, since one without Cities
    plays no cards [VF-54]. Elsewhere goal or danger say it as long as the game goes on."""
    if s.mode != "coop" and s.result is None:
        return
    for seats in [[0], [1]] if s.mode == "coop" else s.teams:
        cities = {city.key for seat in seats for city in own_cities(s, seat)}
        yield Msg("volfyirion-standing", {"seats": seats, "n": len(cities)})


def _turn(s: Volfyirion) -> Iterator[Msg]:
    if s.result is None:
        for seat in active(s):
            yield Msg("volfyirion-to-spend", {"seat": seat, "points": held(points(s, seat))})


def _cities(s: Volfyirion) -> Iterator[Msg]:
    for city in s.cities:
        key, seats, defence = city.key, city.owners, city.strength
        cards = [played.card for played in (*city.troops, *city.buildings)]
        if city.standing:
            args = {"city": key, "seats": seats, "defence": defence, "cards": cards}
            yield Msg("volfyirion-city", args)
        else:
            yield Msg("volfyirion-ruins", {"city": key, "seats": seats})


def _market(s: Volfyirion) -> Iterator[Msg]:
    """What is on offer, and where there are two markets, whose it is."""
    for number, market in enumerate(s.markets):
        seats = s.teams[number] if len(s.markets) > 1 else []
        row = [_cost(card, "command", card in market.sealed) for card in market.row if card != GAP]
        yield Msg("volfyirion-row", {"seats": seats, "cards": row})
        if top := _top(market):
            yield Msg("volfyirion-top", {"seats": seats, "card": _cost(top, "command")})
        if lair := [_cost(card, "battle") for card in market.lair if card != GAP]:
            yield Msg("volfyirion-lair", {"seats": seats, "cards": lair})


def _top(market: Market) -> str:
    """The Asset Deck's top card, if it may be seen [VF-03]."""
    return next((card for card in market.top.cards if card != HIDDEN), "")


def _cost(card: str, currency: Currency, sealed: bool = False) -> Msg:
    priced = Msg(f"volfyirion-price-{currency}", {"card": card, "n": CARDS[card].cost})
    return Msg("volfyirion-sealed", {"card": priced}) if sealed else priced


# --- Houses -----------------------------------------------------------------------------------


def _hands(s: Volfyirion) -> Iterator[Msg]:
    """Hands that the viewer may look into, and Ploys; of what is hidden only the number is told."""
    for seat, house in enumerate(s.houses):
        if house.hand.cards and HIDDEN not in house.hand.cards:
            yield Msg("volfyirion-holds", {"seat": seat, "cards": several(house.hand.cards)})
        for ploy in house.ploy.cards:
            known = "" if ploy == HIDDEN else ploy
            yield Msg("volfyirion-holds-ploy", {"seat": seat, "ploy": known})


def _houses(s: Volfyirion) -> Iterator[Msg]:
    for seat, house in enumerate(s.houses):
        if house.perk:
            yield Msg("volfyirion-has-perk", {"seat": seat, "perk": house.perk})
        if house.play:
            yield Msg("volfyirion-in-play", {"seat": seat, "cards": _in_play(house.play)})
        piles = (house.hand.cards, house.deck.cards, house.discard)
        hand, deck, discard = map(len, piles)
        args = {"seat": seat, "hand": hand, "deck": deck, "discard": discard}
        yield Msg("volfyirion-house", args)


def _in_play(cards: Sequence[Played]) -> list[Msg]:
    sealed = several(played.card for played in cards if played.sealed)
    unsealed = several(played.card for played in cards if not played.sealed)
    return [*unsealed, *(Msg("volfyirion-sealed", {"card": each}) for each in sealed)]


def _piles(s: Volfyirion) -> Iterator[Msg]:
    """Decks by their number of cards, open piles in full."""
    for number, market in enumerate(s.markets):
        seats = s.teams[number] if len(s.markets) > 1 else []
        assets, wonders = len(market.top.cards + market.deck.cards), len(market.wonders.cards)
        if s.mode == "coop":
            wonders = len(s.rage.deck.cards)
        yield Msg("volfyirion-decks", {"seats": seats, "assets": assets, "wonders": wonders})
    for seat, house in enumerate(s.houses):
        if house.discard:
            yield Msg("volfyirion-discarded", {"seat": seat, "cards": several(house.discard)})
    if aside := [*s.rage.aside, *s.rage.discard]:
        yield Msg("volfyirion-set-apart", {"cards": several(aside)})
    if removed := [card for card in s.removed if card in CARDS]:
        yield Msg("volfyirion-removed", {"cards": several(removed)})
