"""Cards on the move: how they are drawn, discarded, removed from the game, and laid on Row and
Lair."""

from __future__ import annotations

from engine.core import Msg, Pile, View, Zone
from engine.games.volfyirion import events as e
from engine.games.volfyirion.cards import CARDS, Bonus
from engine.games.volfyirion.prices import several
from engine.games.volfyirion.state import (
    GAP,
    Market,
    Played,
    Turn,
    Volfyirion,
    add,
    partners,
)

# --- House decks ------------------------------------------------------------------------------


def draw(t: Turn, seat: int, n: int) -> None:
    """Draw from the House deck into the hand; if both piles are empty, nothing is drawn [VF-16,
    VF-17]."""
    house, got = t.s.houses[seat], list[str]()
    for _ in range(n):
        if not house.deck.cards:
            reshuffle(t, seat)
        got += t.draw(house.deck)
    house.hand.cards += got
    if got:
        t.s.notes.kept = [other for other in t.s.notes.kept if other != seat]
        t.tell(e.Drew(seat, len(got), Zone(got, list(partners(t.s, seat)))))


def reshuffle(t: Turn, seat: int) -> None:
    """[VF-17] The discard pile becomes the deck; in the solo game this wakes the dragon [VF-47]."""
    house = t.s.houses[seat]
    if not house.discard:
        return
    house.deck.cards, house.discard = house.discard, []
    house.unseen = sorted([*house.unseen, *house.deck.cards])
    t.dice.shuffle(house.deck.cards)
    t.tell(e.Reshuffled(seat))
    if t.s.mode == "solo" and t.s.dragon.at == "lair":
        t.s.dragon.at = "woken"
        t.tell(e.DragonWoke())


def take_from_hand(t: Turn, seat: int, card: str) -> None:
    house = t.s.houses[seat]
    house.hand.cards.remove(card)
    house.unseen.remove(card)


def discard_hand(t: Turn, seat: int) -> None:
    """[VF-37] Unplayed cards go to the discard pile, where everybody sees them."""
    hand = sorted(t.s.houses[seat].hand.cards)
    for card in hand:
        take_from_hand(t, seat, card)
    t.s.houses[seat].discard += hand
    if hand:
        t.tell(e.HandDiscarded(seat, several(hand)))


def give_card(t: Turn, seat: int, card: str) -> None:
    """Put a card onto the discard pile, where acquired cards go [VF-22, VF-28]."""
    t.s.houses[seat].discard.append(card)


# --- in play ----------------------------------------------------------------------------------


def gain_points(t: Turn, seat: int, played: Played) -> Bonus:
    """[VF-09, VF-20] A card gives its primary points once a turn; a sealed Wonder gives none
    [VF-29]."""
    if played.gained or played.sealed:
        return Bonus()
    played.gained = True
    add(t, seat, CARDS[played.card].points)
    return CARDS[played.card].points


def take_out(t: Turn, cards: list[Played], played: Played) -> None:
    """Take cards out of play and out of the game [VF-07]; the caller tells it in an event of its
    own."""
    cards[:] = [other for other in cards if other is not played]
    t.s.removed.append(played.card)


def lose(t: Turn, cards: list[Played], played: Played) -> None:
    """Take cards out of play and out of the game, and tell it."""
    take_out(t, cards, played)
    t.tell(e.CardsLost([played.card]))


# --- Asset Deck, Row, Lair --------------------------------------------------------------------


def take_top(t: Turn, market: Market) -> str:
    """Take the Asset Deck's top card; the next one takes its place at once [VF-03]. Returns GAP if
    none is left [VF-30]."""
    taken = t.draw(market.top)
    turn_up(t, market)
    return taken[0] if taken else GAP


def turn_up(t: Turn, market: Market) -> None:
    """Turn up a new top card. In the solo game the cards set aside can become a new Asset Deck
    [VF-49]."""
    if not market.deck.cards and t.s.rage.aside:
        market.deck.cards, t.s.rage.aside = t.s.rage.aside, []
        t.dice.shuffle(market.deck.cards)
        t.tell(e.AssetsRenewed())
    if not market.top.cards:
        market.top.cards = t.draw(market.deck)


def show_top(t: Turn, market: Market) -> None:
    """[VF-03, VF-41] Tell the new top card to those who may see it."""
    if market.top.cards and market.top.seen != []:
        t.tell(e.TopTurned(Zone(list(market.top.cards), market.top.seen)))


def put_under(t: Turn, market: Market, cards: list[str]) -> None:
    """Put cards under the Asset Deck [VF-23, VF-30]."""
    market.deck.cards += cards
    if not market.top.cards:
        turn_up(t, market)


def shuffle_in(t: Turn, market: Market, card: str) -> None:
    """[VF-38] Shuffle a card into the Asset Deck together with its top card."""
    cards = [*market.top.cards, *market.deck.cards, card]
    t.dice.shuffle(cards)
    market.top.cards, market.deck.cards = [], cards
    turn_up(t, market)
    show_top(t, market)


def fill(t: Turn, market: Market) -> None:
    """Fill the gaps in the Asset Row and on the Lair [VF-22, VF-28, VF-37]."""
    new: list[str] = []
    for space, card in enumerate(market.row):
        if card == GAP:
            market.row[space] = take_top(t, market)
            new.append(market.row[space])
    turned = any(card != GAP for card in new)
    for space, card in enumerate(market.lair):
        if card == GAP and market.wonders.cards:
            (market.lair[space],) = t.draw(market.wonders)
            new.append(market.lair[space])
    if shown := [card for card in new if card != GAP]:
        t.tell(e.RowFilled(shown))
    if turned:
        show_top(t, market)


def put_down(s: Volfyirion, seat: int) -> None:
    """[VF-37] All cards of the Play Area except Wonders go to the discard pile."""
    house = s.houses[seat]
    stay = [played for played in house.play if CARDS[played.card].is_wonder]
    house.discard += [played.card for played in house.play if not CARDS[played.card].is_wonder]
    house.play = stay


# --- what anyone may look through -------------------------------------------------------------


def face_up(view: View[Volfyirion]) -> tuple[Pile, ...]:
    """[VF-07] The piles that lie open: discard piles, cards set aside from the Rage Pile, Rage
    cards, and cards that have left the game."""
    s = view.s
    discards = [
        _pile(Msg("volfyirion-pile-discard", {"seat": seat}), house.discard)
        for seat, house in enumerate(s.houses)
    ]
    return (
        *discards,
        _pile(Msg("volfyirion-pile-aside"), s.rage.aside),
        _pile(Msg("volfyirion-pile-rage"), s.rage.discard),
        _pile(Msg("volfyirion-pile-removed"), [card for card in s.removed if card in CARDS]),
    )


def _pile(name: Msg, cards: list[str]) -> Pile:
    """A pile to look through, the newest card on top."""
    return Pile(name, tuple(reversed(cards)))
