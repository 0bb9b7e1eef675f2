"""Where every card, tile and token is: for the check that none is lost, and for guesses at what is
hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import cast

import msgspec

from engine.core import HIDDEN, Dice, Sealed, Zone
from engine.games.realm_of_wonder.board import CASTLE, LANDS, SPACES
from engine.games.realm_of_wonder.cards import MAGIC, MOVES, TILES
from engine.games.realm_of_wonder.orders import USUAL
from engine.games.realm_of_wonder.state import BONUS_TOKENS, FORTS, Orders, Realm

# --- nothing is lost --------------------------------------------------------------------------


def check(s: Realm) -> None:
    """Every card, tile and token is somewhere, and only once."""
    _same(_moves(s), Counter(MOVES.keys()))
    _same(_magic(s), Counter(MAGIC))
    _same(_tiles(s), Counter(TILES))
    assert len(s.towers) == len(s.tiles.cards) == len(set(s.towers))
    assert s.bonus + sum(one.shoes + one.muscles for one in s.characters) == BONUS_TOKENS
    for seat, one in enumerate(s.characters):
        forts = [fort.height for fort in s.forts.values() if fort.owner == seat]
        assert one.supply + sum(forts) == FORTS
        assert min(one.mp, one.supply, one.pace.left, *forts, 0) == 0
    assert 0 not in [fort.height for fort in s.forts.values()]
    spaces = [one.at for one in s.characters]
    assert set(spaces) | s.forts.keys() | s.monsters.keys() | {*s.towers} <= SPACES.keys()
    assert {s.middle, s.castle} <= {*range(len(LANDS))}
    assert s.result or s.stack[-1].over or CASTLE not in spaces


def _same(found: Iterable[str], box: Counter[str]) -> None:
    cards = Counter(found)
    assert cards == box, (cards - box, box - cards)


def _moves(s: Realm) -> Iterator[str]:
    yield from (card for zone in _move_zones(s) for card in zone.cards)
    yield from s.played
    yield from (one.pace.card for one in s.characters if one.pace.card)


def _magic(s: Realm) -> Iterator[str]:
    yield from (card for zone in _magic_zones(s) for card in zone.cards)
    yield from (card for card in s.gone if card in MAGIC)


def _tiles(s: Realm) -> Iterator[str]:
    yield from s.tiles.cards
    yield from s.monsters.values()
    yield from (tile for one in s.characters for tile in one.tiles)
    yield from (tile for tile in s.gone if tile in TILES)


def _move_zones(s: Realm) -> list[Zone]:
    return [s.deck, *(one.moves for one in s.characters)]


def _magic_zones(s: Realm) -> list[Zone]:
    """Those that a spell or a chest has on the table too."""
    aside = [x for x in _secrets(s.stack) if isinstance(x, Zone)]
    return [s.magic, *(one.magic for one in s.characters), *aside]


def _secrets(x: object) -> Iterator[Zone | Sealed]:
    """In phases, however deep."""
    match x:
        case Zone() | Sealed():
            yield x
        case msgspec.Struct():
            for field in x.__struct_fields__:
                yield from _secrets(getattr(x, field))
        case list():
            for item in cast("Sequence[object]", x):
                yield from _secrets(item)
        case _:
            pass


# --- guesses ----------------------------------------------------------------------------------


def imagine(s: Realm, dice: Dice) -> None:
    """Deal what is not in sight to where nobody sees it; who has given no sign keeps the usual
    standing orders."""
    _deal(dice, Counter(MOVES.keys()) - Counter(_moves(s)), _move_zones(s))
    _deal(dice, Counter(MAGIC) - Counter(_magic(s)), _magic_zones(s))
    _deal(dice, Counter(TILES) - Counter(_tiles(s)), [s.tiles])
    for land, page in zip(LANDS, s.pages, strict=False):
        towers = [code for code in s.towers if SPACES[code].land == land]
        dice.shuffle(towers)
        page.cards = towers[: len(page.cards)]
    for one in s.characters:
        if one.chosen.value == HIDDEN:
            one.chosen.value = dice.pick(one.moves.cards)
        _imagine_orders(one.orders)
    for answer in _secrets(s.stack):
        if isinstance(answer, Sealed) and answer.value == HIDDEN:
            answer.value = ""


def _deal(dice: Dice, pool: Counter[str], zones: list[Zone]) -> None:
    hidden = list(pool.elements())
    dice.shuffle(hidden)
    for zone in zones:
        zone.cards = [hidden.pop() if card == HIDDEN else card for card in zone.cards]


def _imagine_orders(orders: Orders) -> None:
    for name, usual in (*USUAL.items(), ("given", "")):
        order: Sealed = getattr(orders, name)
        if order.value == HIDDEN:
            order.value = usual
