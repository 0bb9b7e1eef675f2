"""Tables laid for a test by one call, and play on them through `GAME.apply`.

    s = laid(side(at="H4", magic=["cannon"]), side(forts={"Q3": 2}), step="spells")
    s = do(s, Cast("cannon"), TargetSpace("Q3"))

Seats are Mage, Golem, Troll, Yeti, Gnome, Cyclops in turn, each at its house. Discs lie at turn 0.
Seat 0 casts first in the spell step and moves first in the movement step, unless `move` says
otherwise; in the card step everybody chooses. Magic cards and tower tiles that are not laid lie in
the deck and face down in the towers. With `magic_deck` the deck holds exactly that, top first, and
with `towers` those tiles lie on those spaces; anything left over has left the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from engine.core import Applied, Dice, Phase, Sealed, Setup, Sit, Zone
from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder.board import LANDS, Land
from engine.games.realm_of_wonder.cards import HOMES, MAGIC, MOVES, TILES, CharacterKey
from engine.games.realm_of_wonder.choosing import Choosing
from engine.games.realm_of_wonder.orders import USUAL
from engine.games.realm_of_wonder.rounds import Round
from engine.games.realm_of_wonder.setup import TOWERS
from engine.games.realm_of_wonder.state import (
    FORTS,
    HAND,
    HOUSES,
    START_MP,
    Character,
    Fort,
    Pace,
    Realm,
    Step,
)
from tests.engine.playing import SEED, Play

ME, FOE, THIRD = 0, 1, 2


_PLAY = Play(GAME)
do, done, events = _PLAY.do, _PLAY.done, _PLAY.events
offers, offered, blocked = _PLAY.offers, _PLAY.offered, _PLAY.blocked


@dataclass
class Side:
    """What one seat has. `at`: its space, by default its house. `move`: the movement card that it
    has revealed. `left`: the movement points in its turn, by default those of the card. `pace`:
    what else counts for this round. `orders`: standing orders by name (`counter`, `muscles`,
    `quiet`), given long ago; by default the usual ones of a bot player."""

    at: str = ""
    key: CharacterKey | None = None
    magic: Sequence[str] = ()
    moves: Sequence[str] | None = None
    mp: int = START_MP
    tiles: Sequence[str] = ()
    forts: Mapping[str, int] = field(default_factory=dict)
    ready: bool = True
    shoes: int = 0
    muscles: int = 0
    victory: bool = False
    pages: int = 0
    battles: int = 0
    orders: Mapping[str, str] = field(default_factory=dict)
    move: str = ""
    left: int | None = None
    pace: Mapping[str, Any] = field(default_factory=dict)


side = Side


def laid(*sides: Side, **rest: Any) -> Realm:
    """A table at the first decision of a step; `rest` as in `lay`."""
    s = settle(lay(*sides, **rest)).s
    for seat, each in enumerate(sides):
        if each.left is not None:
            s.characters[seat].pace.left = each.left
    GAME.check(s)
    return s


def lay(
    *sides: Side,
    step: Step = "movement",
    round: int = 2,
    quest: str = "battles",
    middle: Land = "heath",
    castle: Land = "heath",
    towers: Mapping[str, str] | None = None,
    opened: Sequence[str] = (),
    monsters: Mapping[str, str] | None = None,
    pages: Mapping[Land, str] | None = None,
    magic_deck: Sequence[str] | None = None,
    move_deck: Sequence[str] | None = None,
    gone: Sequence[str] = (),
    top: Iterable[Phase] = (),
) -> Realm:
    """A table where a step is about to begin; with "points" the round `round` has just ended.

    `top`: phases laid upon it. `opened`: towers without a tile. `pages`: towers with one, by land.
    `gone`: tiles and magic cards that have left the game.
    """
    sides = sides + (Side(),) * (2 - len(sides))
    settings = {"quest": quest, "characters": "order"}
    s = GAME.new(Setup("race", len(sides), settings=settings), Dice(SEED, 0)).s
    s.round, s.step, s.stack = round, step, [Round(), *([Choosing()] if step == "cards" else [])]
    s.middle, s.castle = LANDS.index(middle), LANDS.index(castle)
    s.marks, s.gone = {}, list(gone)
    for seat, each in enumerate(sides):
        _lay_side(s, seat, each)
    _lay_moves(s, sides, move_deck)
    _lay_magic(s, magic_deck)
    _lay_towers(s, towers or {}, opened, monsters or {})
    if quest == "pages":
        s.pages = [Zone([pages[land]] if pages and land in pages else []) for land in LANDS]
    s.stack += top
    return s


def settle(s: Realm) -> Applied[Realm]:
    """Go on to the next decision."""
    return GAME.sit(s, Sit(0, person=True), Dice(SEED, 0))


def top(s: Realm) -> Phase:
    return s.stack[-1]


# --- laying -----------------------------------------------------------------------------------


def _lay_side(s: Realm, seat: int, given: Side) -> None:
    one = s.characters[seat]
    key = given.key or one.key
    s.characters[seat] = Character(
        key=key,
        at=given.at or HOUSES[HOMES[key]],
        moves=Zone([], [seat]),
        magic=Zone(list(given.magic), [seat]),
        chosen=Sealed(seat),
        orders=one.orders,
        mp=given.mp,
        tiles=list(given.tiles),
        ready=given.ready,
        shoes=given.shoes,
        muscles=given.muscles,
        victory=given.victory,
        supply=FORTS - sum(given.forts.values()),
        pages=given.pages,
        battles=given.battles,
    )
    for name, value in (USUAL | dict(given.orders)).items():
        getattr(one.orders, name).value = value
    s.forts |= {space: Fort(seat, height) for space, height in given.forts.items()}
    s.bonus -= given.shoes + given.muscles


def _lay_moves(s: Realm, sides: Sequence[Side], deck: Sequence[str] | None) -> None:
    """Revealed cards, unless cards are still to be chosen; hands; the deck."""
    taken = [each.move for each in sides] + [card for each in sides for card in each.moves or ()]
    free = [card for card in MOVES if card not in taken and card not in (deck or ())]
    for seat, (one, each) in enumerate(zip(s.characters, sides, strict=True)):
        if s.step != "cards":
            card = each.move or _take(
                free, f"move-{20 + seat if s.step == 'spells' else 33 - seat}"
            )
            done = s.step != "spells"
            one.pace = Pace(card, MOVES[card].speed, cast=done, moved=s.step == "points")
            one.pace = msgspec.structs.replace(one.pace, **each.pace)
    for one, each in zip(s.characters, sides, strict=True):
        n = HAND if s.step == "cards" else HAND - 1
        one.moves.cards = list(each.moves) if each.moves is not None else free[:n]
        free = [card for card in free if card not in one.moves.cards]
    s.deck.cards, s.played = (list(deck), free) if deck is not None else (_shuffled(free), [])


def _lay_magic(s: Realm, deck: Sequence[str] | None) -> None:
    held = [card for one in s.characters for card in one.magic.cards]
    free = list((Counter(MAGIC) - Counter([*held, *(deck or ()), *s.gone])).elements())
    s.magic.cards = _shuffled(free) if deck is None else list(deck)
    s.gone += [] if deck is None else free


def _lay_towers(
    s: Realm, towers: Mapping[str, str], opened: Sequence[str], monsters: Mapping[str, str]
) -> None:
    s.monsters = dict(monsters)
    held = [tile for one in s.characters for tile in one.tiles]
    laid = Counter([*held, *towers.values(), *monsters.values(), *s.gone])
    free = _shuffled((Counter(TILES) - laid).elements())
    s.towers = [code for code in TOWERS if code not in opened and code not in monsters]
    over = len([code for code in s.towers if code not in towers]) - len(free)
    for code in [code for code in reversed(s.towers) if code not in towers][: max(0, over)]:
        s.towers.remove(code)  # too few tiles are left
    s.tiles.cards = [towers[code] if code in towers else free.pop() for code in s.towers]
    s.gone += free


def _take(cards: list[str], card: str) -> str:
    cards.remove(card)
    return card


def _shuffled(cards: Iterable[str]) -> list[str]:
    got = sorted(cards)
    Dice(SEED, 0).shuffle(got)
    return got
