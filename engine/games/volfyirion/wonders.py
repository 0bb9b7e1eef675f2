"""What can be done with Wonders: acquire, seal and unseal; Ascension Path and Perks."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Action, Msg, Option
from engine.deeds import Deeds
from engine.games.volfyirion import actions as a
from engine.games.volfyirion import events as e
from engine.games.volfyirion.asks import RemoveOne
from engine.games.volfyirion.cards import CARDS, Bonus
from engine.games.volfyirion.piles import gain_points, give_card
from engine.games.volfyirion.prices import Price, Shelf, bought, cost_of_card, fixed, said
from engine.games.volfyirion.state import (
    GAP,
    Played,
    Turn,
    Volfyirion,
    active,
    add,
    foes,
    market_of,
    partners,
)

PATH = 4  # K [VF-39]
HEROES = 4  # B [VF-41]


def _sealing(s: Volfyirion, me: int, action: a.SealWonder | a.UnsealWonder) -> Msg:
    seals, enemy = isinstance(action, a.SealWonder), action.seat not in partners(s, me)
    return Msg("volfyirion-sealing", {"seals": seals, "enemy": enemy})


_ACQUIRE = Shelf(
    Price("battle", "vf-28-cost", cost_of_card, bought),
    {key: a.AcquireWonder(key) for key, card in CARDS.items() if card.is_wonder},
)
_HIRING = Price("battle", "vf-41-cost", fixed(HEROES))
_SEALING = Price("knowledge", "vf-29-cost", cost_of_card, _sealing)
_TAKING = Price("knowledge", "vf-39-cost", fixed(PATH))


def offers(s: Volfyirion, me: int) -> list[Option]:
    """Each different Wonder once, then what is done with those on the table."""
    lair = [card for card in dict.fromkeys(market_of(s, me).lair) if card != GAP]
    return [
        *_ACQUIRE.options(s, me, lair),
        *_heroes(s, me),
        *_seals(s, me),
        *_paths(s, me),
        *_collisions(s, me),
    ]


def acquire(t: Turn, me: int, card: str) -> None:
    """[VF-13, VF-28] The Wonder goes to the discard pile; the buyer may at once remove one other
    card of their own."""
    t.s.notes.acquired = True
    give_card(t, me, card)
    t.tell(e.WonderAcquired(me, card))
    t.push(RemoveOne(me=me, but=card))


def _heroes(s: Volfyirion, me: int) -> Iterator[Option]:
    """[VF-41] Heroes Party: the Wonder Deck's top card may be bought unseen, but not once the Lair
    is claimed."""
    market = market_of(s, me)
    if s.houses[me].perk == "heroes-party" and market.wonders.cards and not market.claimed:
        yield _HIRING.option(s, me, a.HireHeroes())


def _seals(s: Volfyirion, me: int) -> Iterator[Option]:
    """[VF-29] Any Wonder in play except the Ascension Path [VF-39] can be sealed, for K equal to
    its cost. To seal one of one's own side, or to unseal an enemy's, is allowed but hardly ever
    meant: a player is asked first."""
    seats = (me, *range(me), *range(me + 1, s.seats))
    lying = [
        (one.card, one.sealed, seat)
        for seat in seats
        for one in s.houses[seat].play
        if CARDS[one.card].is_wonder
    ]
    if not lying:
        return
    own = partners(s, me)
    for card, sealed, seat in dict.fromkeys(lying):
        action = a.UnsealWonder(card, seat) if sealed else a.SealWonder(card, seat)
        if CARDS[card].kind == "ascension":
            yield Option(action, Msg("vf-39-seal"))
        else:
            yield _SEALING.option(s, me, action, confirm=sealed != (seat in own))


def _paths(s: Volfyirion, me: int) -> Iterator[Option]:
    """[VF-39] A player can take over an opponent's Ascension Path."""
    if "ascension-path" in s.variants and any(
        CARDS[each.card].kind == "ascension" for seat in foes(s, me) for each in _wonders(s, seat)
    ):
        yield _TAKING.option(s, me, a.TakePath())


def _collisions(s: Volfyirion, me: int) -> Iterator[Option]:
    """[VF-41] Anomaly Collider: once a turn, a player may seal one of their own Wonders for K."""
    if s.houses[me].perk != "anomaly-collider":
        return
    used = Msg("vf-41-once") if me in s.notes.collided else None
    open_ones = (each.card for each in _wonders(s, me) if not each.sealed)
    for card in dict.fromkeys(open_ones):
        if CARDS[card].kind != "ascension":
            yield Option(a.Collide(card), used)


def _wonders(s: Volfyirion, seat: int) -> list[Played]:
    return [played for played in s.houses[seat].play if CARDS[played.card].is_wonder]


def _perform(t: Turn, me: int, action: Action) -> None:
    market = market_of(t.s, me)
    match action:
        case a.AcquireWonder(card):
            _ACQUIRE.price.pay(t, me, action)
            market.lair[market.lair.index(card)] = GAP
            acquire(t, me, card)
        case a.HireHeroes():
            _HIRING.pay(t, me, action)
            acquire(t, me, *t.draw(market.wonders))
        case a.SealWonder(card, seat) | a.UnsealWonder(card, seat):
            _SEALING.pay(t, me, action)
            _seal(t, me, card, seat, seal=isinstance(action, a.SealWonder))
        case a.TakePath():
            _TAKING.pay(t, me, action)
            _take_path(t, me)
        case a.Collide(card):
            t.s.notes.collided.append(me)
            add(t, me, gain := Bonus(knowledge=CARDS[card].cost))
            _find(t.s, me, card, sealed=False).sealed = True
            t.tell(e.Collided(me, card, said(gain)))
        case _:
            raise RuntimeError(f"{action} is no deed with Wonders")


def _seal(t: Turn, me: int, card: str, seat: int, *, seal: bool) -> None:
    """Seal or unseal a Wonder. One that is unsealed in its owner's turn gives its points at once,
    unless it has already [VF-20]."""
    wonder = _find(t.s, seat, card, sealed=not seal)
    wonder.sealed = seal
    other = None if seat == me else seat
    t.tell(e.WonderSealed(me, card, other) if seal else e.WonderUnsealed(me, card, other))
    if seat in active(t.s):
        gain_points(t, seat, wonder)


def _take_path(t: Turn, me: int) -> None:
    """[VF-39] The Ascension Path gives its points at once to the player who takes it."""
    seat, path = next(
        (seat, each)
        for seat in foes(t.s, me)
        for each in _wonders(t.s, seat)
        if CARDS[each.card].kind == "ascension"
    )
    t.s.houses[seat].play.remove(path)
    taken = Played(path.card)
    t.s.houses[me].play.append(taken)
    t.tell(e.PathTaken(me, seat, said(gain_points(t, me, taken))))


def _find(s: Volfyirion, seat: int, card: str, *, sealed: bool) -> Played:
    """Of two alike, find one that has not given its points yet: once unsealed, it will."""
    alike = [each for each in _wonders(s, seat) if (each.card, each.sealed) == (card, sealed)]
    return min(alike, key=lambda each: each.gained)


WONDERS = Deeds(
    offers,
    (a.AcquireWonder, a.HireHeroes, a.SealWonder, a.UnsealWonder, a.TakePath, a.Collide),
    _perform,
)
