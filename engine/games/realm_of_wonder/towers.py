"""Towers and what their tiles do [RW-28, RW-61 to RW-71]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.core import Msg, Option, Phase, Seat, Zone
from engine.deeds import Deeds
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.battle import fight_monster
from engine.games.realm_of_wonder.cards import MONSTERS, TILES
from engine.games.realm_of_wonder.details import about_tile, does
from engine.games.realm_of_wonder.magic import gain_magic, pay
from engine.games.realm_of_wonder.state import Realm, Turn, touch

TILE_COST = 1  # [RW-28]


class Chest(Phase, kw_only=True):
    """[RW-62] The cards drawn go round clockwise from the finder, and each seat keeps one. They
    come one after the other, so later seats have less choice."""

    private: ClassVar[bool] = True
    quick: ClassVar[bool] = True
    seat: Seat  # the seat that holds the chest
    cards: Zone

    def actors(self, s: Realm) -> list[int]:
        return [self.seat] if len(self.cards.cards) > 1 else []

    def options(self, s: Realm, seat: int) -> Iterator[Option]:
        for card in sorted(set(self.cards.cards)):
            yield Option(a.KeepCard(card), detail=does(card), secret=True)

    def play(self, t: Turn, seat: int, action: a.KeepCard) -> None:
        self._keep(t, action.card)

    def auto(self, t: Turn) -> None:
        """The last card leaves nobody a choice."""
        if self.cards.cards:
            self._keep(t, self.cards.cards[0])
        self.over = not self.cards.cards

    def _keep(self, t: Turn, card: str) -> None:
        self.cards.cards.remove(card)
        t.s.characters[self.seat].magic.cards.append(card)
        t.tell(e.ChestPassed(self.seat, Zone([card], [self.seat])))
        t.reveal()
        self.offer(t, (self.seat + 1) % t.s.seats)

    def offer(self, t: Turn, seat: int) -> None:
        if self.cards.cards:
            self.seat, self.cards.seen = seat, [seat]
            t.tell(e.ChestOffered(seat, Zone(list(self.cards.cards), [seat])))


class Found(Phase, kw_only=True):
    """[RW-28] A tile that leaves the game at once: the seat that turned it over may use it
    first."""

    quick: ClassVar[bool] = True
    seat: Seat
    tile: str

    def actors(self, s: Realm) -> list[int]:
        return [self.seat]

    def options(self, s: Realm, seat: int) -> Iterator[Option]:
        yield Option(a.UseTile(self.tile), detail=about_tile(self.tile))
        yield Option(a.LeaveTile(self.tile))

    def play(self, t: Turn, seat: int, action: a.UseTile | a.LeaveTile) -> None:
        self.over = True
        if isinstance(action, a.LeaveTile):
            t.tell(e.TileLeft(seat, self.tile))
        elif self.tile == "scroll":
            gain_magic(t, seat)
        else:
            chest = Chest(seat=seat, cards=Zone(t.draw(t.s.magic, t.s.seats)))
            t.push(chest)
            chest.offer(t, seat)


def offers(s: Realm, seat: int) -> Iterator[Option]:
    """Nothing away from a tower; on one without the points, the blocked option says how many it
    takes."""
    one = s.characters[seat]
    if one.at in s.towers:
        short = Msg("rw-28-cost", {"cost": TILE_COST, "have": one.mp})
        left = {"left": one.mp - TILE_COST}
        hides = {"monsters": _monsters_left(s), "towers": len(s.towers)}
        detail = Msg("realm-of-wonder-tower-hides", {**hides, **left})
        yield Option(a.OpenTower(), short if one.mp < TILE_COST else None, detail=detail)


def _monsters_left(s: Realm) -> int:
    """How many closed towers hide a monster, as everybody can count [RW-42, RW-43]."""
    seen = [*s.monsters.values(), *s.gone, *(tile for one in s.characters for tile in one.tiles)]
    return sum(TILES[monster] for monster in MONSTERS) - sum(tile in MONSTERS for tile in seen)


def turn_over(t: Turn, seat: int) -> None:
    """Turn over the tile on which the character stands, and find the page beneath it [RW-72]."""
    s, space = t.s, t.s.characters[seat].at
    at = s.towers.index(space)
    s.towers.pop(at)
    s.tiles.cards.insert(0, s.tiles.cards.pop(at))
    (tile,) = t.draw(s.tiles)
    touch(t, space)
    t.tell(e.TowerOpened(seat, space, tile))
    _find_page(t, seat, space)
    _use(t, seat, space, tile)


def _find_page(t: Turn, seat: int, space: str) -> None:
    for page in t.s.pages:
        if space in page.cards:
            page.cards.remove(space)
            one = t.s.characters[seat]
            one.pages += 1
            t.tell(e.PageFound(seat, one.pages))


def _use(t: Turn, seat: int, space: str, tile: str) -> None:
    """[RW-71] Magic card and chest leave the game; without a deck nobody is asked [RW-75]. A
    monster fights. All other tiles lie on the character card, orbs too [RW-63]."""
    if tile in MONSTERS:
        t.s.monsters[space] = tile
        fight_monster(t, seat, space, space)
    elif tile in ("scroll", "chest"):
        t.s.gone.append(tile)
        if t.s.magic.cards:
            t.push(Found(seat=seat, tile=tile))
    else:
        t.s.characters[seat].tiles.append(tile)


def _perform(t: Turn, seat: int, _: a.OpenTower) -> None:
    pay(t, seat, TILE_COST)
    turn_over(t, seat)


TOWERS = Deeds(offers, (a.OpenTower,), _perform)
