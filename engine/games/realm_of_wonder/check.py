"""Where every card, tile and token is, so that none is lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

import msgspec

from engine.components import conserved
from engine.core import Sealed, Zone
from engine.games.realm_of_wonder.board import CASTLE, LANDS, SPACES
from engine.games.realm_of_wonder.cards import MAGIC, MOVES, TILES
from engine.games.realm_of_wonder.state import BONUS_TOKENS, FORTS, Realm


def check(s: Realm) -> None:
    """Raise AssertionError unless every card, tile and token is somewhere, and only once."""
    conserved(movement_cards(s), dict.fromkeys(MOVES, 1))
    conserved(magic_cards(s), MAGIC)
    conserved(tower_tiles(s), TILES)
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


def movement_cards(s: Realm) -> Iterator[str]:
    """Of everybody: in hands and piles, played in this round, or chosen for it."""
    yield from (card for zone in movement_zones(s) for card in zone.cards)
    yield from s.played
    yield from (one.pace.card for one in s.characters if one.pace.card)


def magic_cards(s: Realm) -> Iterator[str]:
    yield from (card for zone in magic_zones(s) for card in zone.cards)
    yield from (card for card in s.gone if card in MAGIC)


def tower_tiles(s: Realm) -> Iterator[str]:
    """All tiles: face down, standing as monsters, with the characters, or out of the game."""
    yield from s.tiles.cards
    yield from s.monsters.values()
    yield from (tile for one in s.characters for tile in one.tiles)
    yield from (tile for tile in s.gone if tile in TILES)


def movement_zones(s: Realm) -> list[Zone]:
    return [s.deck, *(one.moves for one in s.characters)]


def magic_zones(s: Realm) -> list[Zone]:
    """The zones of magic cards, with those that a spell or a chest has laid on the table."""
    aside = [x for x in secrets(s.stack) if isinstance(x, Zone)]
    return [s.magic, *(one.magic for one in s.characters), *aside]


def secrets(x: object) -> Iterator[Zone | Sealed]:
    """The secrets in phases, however deep they lie."""
    match x:
        case Zone() | Sealed():
            yield x
        case msgspec.Struct():
            for field in x.__struct_fields__:
                yield from secrets(getattr(x, field))
        case list():
            for item in cast("Sequence[object]", x):
                yield from secrets(item)
        case _:
            pass
