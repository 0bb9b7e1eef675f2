"""Guesses at what a view hides."""

from __future__ import annotations

from collections import Counter

from engine.core import HIDDEN, Dice, Sealed
from engine.games.realm_of_wonder.board import LANDS, SPACES
from engine.games.realm_of_wonder.cards import MAGIC, MOVES, TILES
from engine.games.realm_of_wonder.check import (
    magic_cards,
    magic_zones,
    movement_cards,
    movement_zones,
    secrets,
    tower_tiles,
)
from engine.games.realm_of_wonder.orders import USUAL
from engine.games.realm_of_wonder.state import Orders, Realm
from engine.house.hidden import deal_hidden


def imagine(s: Realm, dice: Dice) -> None:
    """Deal what is not in sight to where nobody sees it. Seats that have given no sign keep the
    usual standing orders."""
    deal_hidden(dice, Counter(MOVES.keys()) - Counter(movement_cards(s)), movement_zones(s))
    deal_hidden(dice, Counter(MAGIC) - Counter(magic_cards(s)), magic_zones(s))
    deal_hidden(dice, Counter(TILES) - Counter(tower_tiles(s)), [s.tiles])
    for land, page in zip(LANDS, s.pages, strict=False):
        towers = [code for code in s.towers if SPACES[code].land == land]
        dice.shuffle(towers)
        page.cards = towers[: len(page.cards)]
    for one in s.characters:
        if one.chosen.value == HIDDEN:
            one.chosen.value = dice.pick(one.moves.cards)
        _imagine_orders(one.orders)
    for answer in secrets(s.stack):
        if isinstance(answer, Sealed) and answer.value == HIDDEN:
            answer.value = ""


def _imagine_orders(orders: Orders) -> None:
    for name, usual in (*USUAL.items(), ("given", "")):
        order: Sealed = getattr(orders, name)
        if order.value == HIDDEN:
            order.value = usual
