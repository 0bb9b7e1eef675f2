"""The table in words, the worst news first: for alt texts, `/table text` and those who listen to
the screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import asdict

from engine.core import HIDDEN, Msg, Sealed, Text, View, Zone, named
from engine.games.realm_of_wonder.battle import Battle
from engine.games.realm_of_wonder.board import LANDS, SPACES
from engine.games.realm_of_wonder.cards import MAGIC, MOVES, has_muscle
from engine.games.realm_of_wonder.choosing import promised
from engine.games.realm_of_wonder.counterspell import Window, counterspells
from engine.games.realm_of_wonder.discs import DISCS, turn_of_disc
from engine.games.realm_of_wonder.ending import roads
from engine.games.realm_of_wonder.magic import due
from engine.games.realm_of_wonder.muscles import chosen
from engine.games.realm_of_wonder.orders import NAMES, lapses, order
from engine.games.realm_of_wonder.routes import open_ways
from engine.games.realm_of_wonder.spells import Aiming
from engine.games.realm_of_wonder.state import (
    UNSET,
    Character,
    OrderName,
    Realm,
    by_speed,
    feature_at,
    own_forts,
    points,
)
from engine.games.realm_of_wonder.ways import docks
from engine.games.realm_of_wonder.words.stakes import rivals, stakes

FAR = 30  # the text names what lies within this many points more


def describe(view: View[Realm]) -> Text:
    """What the view's own seat holds is told only to that seat; a view of nobody is the public
    table."""
    s = view.s
    first = stakes(s)
    lines = [*(rivals(s) if first else ()), *_spell(s), *_battle(s)]
    if view.seat is not None and s.result is None:
        lines += [*_near(s, view.seat), *_own(s, view.seat)]
    lines += [*_quest(s), *_speeds(s), *_characters(s), *_lairs(s), *_discs(s), *_piles(s)]
    held = ("realm-of-wonder-own-moves", "realm-of-wonder-own-magic")
    told = tuple(line for line in lines if line not in first)
    return Text(_heading(s), first, told, held=held)


def called(s: Realm, seat: int) -> Msg:
    """A seat is called by its character [RW-07]."""
    return Msg(f"character-{s.characters[seat].key}")


def _heading(s: Realm) -> Msg:
    """Whose turn it is and, in the movement step, how many points are left."""
    if s.turn_of is None or s.result is not None:
        now = ""
    elif s.step == "movement":
        one = s.characters[s.turn_of]
        args = {"seat": s.turn_of, "points": one.pace.left, "mp": one.mp}
        now = Msg("realm-of-wonder-now-moves", args)
    else:
        now = Msg("realm-of-wonder-now-casts", {"seat": s.turn_of})
    return Msg("realm-of-wonder-heading", {"n": s.round, "now": now})


# --- the race ---------------------------------------------------------------------------------


def _spell(s: Realm) -> Iterator[Msg]:
    """[RW-20] A spell that may still be answered, and whether it is countered as things stand."""
    for window in (phase for phase in s.stack if isinstance(phase, Window) and not phase.over):
        spell = window.spell
        yield Msg("realm-of-wonder-spell-cast", asdict(spell) | {"target": named(spell.target)})
        if not window.works:
            spoilt = {"caster": named(spell.seat), "card": spell.card}
            by = {"seat": window.by, "answer": window.card}
            yield Msg("realm-of-wonder-spell-countered", {**spoilt, **by})


def _battle(s: Realm) -> Iterator[Msg]:
    for battle in (phase for phase in s.stack if isinstance(phase, Battle)):
        args = {"seat": battle.seat, "space": battle.space}
        if battle.foe is not None:
            yield Msg("realm-of-wonder-battle", {**args, "foe": named(battle.foe)})
        elif monster := s.monsters.get(battle.space):
            yield Msg("realm-of-wonder-hunt", {**args, "monster": monster})


def _quest(s: Realm) -> Iterator[Msg]:
    """[RW-72] How far everybody has come on each road; what the King wants stands in the goal."""
    for seat, one in enumerate(s.characters):
        (have, needed), (monsters, _), (orbs, _) = roads(s, seat).values()
        args = {"seat": seat, "have": have, "needed": needed, "monsters": monsters, "orbs": orbs}
        yield Msg("realm-of-wonder-roads", {**args, "victory": one.victory})
    if hidden := [land for land, page in zip(LANDS, s.pages, strict=False) if page.cards]:
        yield Msg("realm-of-wonder-pages", {"lands": hidden})


# --- characters -------------------------------------------------------------------------------


def _speeds(s: Realm) -> Iterator[Msg]:
    """[RW-15] The speeds, once they are revealed; the fastest moves first."""
    if cards := [_speed(s, seat) for seat in reversed(by_speed(s)) if s.characters[seat].pace.card]:
        yield Msg("realm-of-wonder-speeds", {"speeds": cards})


def _speed(s: Realm, seat: int) -> Msg:
    """[RW-22] A seat's speed, with the points of its turn."""
    pace = s.characters[seat].pace
    args = {"seat": seat, "speed": pace.speed, "points": points(s, seat), "moved": pace.moved}
    return Msg("realm-of-wonder-speed", args)


def _characters(s: Realm) -> Iterator[Msg]:
    """What each character has; things that nobody has yet are left out."""
    for seat, one in enumerate(s.characters):
        where = _where(s, one.at)
        yield Msg("realm-of-wonder-stands", {"seat": seat, "character": one.key, "where": where})
        purse = {"seat": seat, "mp": one.mp, "income": due(s, seat)}
        hands = {"moves": len(one.moves.cards), "magic": len(one.magic.cards)}
        yield Msg("realm-of-wonder-purse", {**purse, **hands})
        tokens = {"shoes": one.shoes, "muscles": one.muscles, "ready": one.ready}
        if one.tiles or one.shoes or one.muscles or not one.ready:
            yield Msg("realm-of-wonder-keeps", {"seat": seat, "tiles": _tiles(one.tiles), **tokens})
        if forts := [_fort(s, space) for space in own_forts(s, seat)]:
            yield Msg("realm-of-wonder-forts", {"seat": seat, "forts": forts, "left": one.supply})


def _where(s: Realm, code: str) -> Msg:
    space = SPACES[code]
    args = {"space": code, "land": space.land, "feature": feature_at(s, code), "disc": space.disc}
    return Msg("realm-of-wonder-where", args)


def _fort(s: Realm, space: str) -> Msg:
    return Msg("realm-of-wonder-fort", {"space": space, "n": s.forts[space].height})


def _own(s: Realm, seat: int) -> Iterator[Msg]:
    """What only the seat itself may know."""
    one, top = s.characters[seat], s.stack[-1] if s.stack else None
    if isinstance(top, Window) and seat in top.actors(s) and not counterspells(s, seat):
        yield Msg("realm-of-wonder-asked-without", {"seat": seat})
    if card := one.chosen.value:
        yield Msg("realm-of-wonder-chose", {"seat": seat, "move": _move(one, card)})
    moves = [
        _move(one, card) for card in sorted(one.moves.cards, key=lambda card: MOVES[card].speed)
    ]
    yield Msg("realm-of-wonder-own-moves", {"seat": seat, "moves": moves})
    cards = one.magic.cards
    magic = {"cards": _copies(cards), "muscles": any(map(has_muscle, cards))}
    yield Msg("realm-of-wonder-own-magic", {"seat": seat, **magic})
    power = {"rules": Msg(f"power-{one.key}-rules"), "ready": one.ready}
    yield Msg("realm-of-wonder-own-power", {"seat": seat, **power})
    yield from _under_way(s, seat)
    if orders := [_order(s, seat, name) for name in NAMES if order(s, seat, name) != UNSET]:
        yield Msg("realm-of-wonder-own-orders", {"seat": seat, "orders": orders})


def _order(s: Realm, seat: int, name: OrderName) -> Msg:
    args = {"value": order(s, seat, name), "lapses": lapses(s.characters[seat].orders, name)}
    return Msg(f"realm-of-wonder-own-{name}", args)


def _under_way(s: Realm, seat: int) -> Iterator[Msg]:
    """A spell that is being aimed, or muscles that are laid; the others do not see them yet
    [RW-38]."""
    for phase in s.stack:
        match phase:
            case Aiming(me=me, card=Zone(cards=[card])) if me == seat:
                yield Msg("realm-of-wonder-aims", {"seat": seat, "card": card})
            case Battle(laid=Sealed(owner=owner, value=str()) as laid) if owner == seat:
                if cards := _copies(chosen(s, laid)):
                    yield Msg("realm-of-wonder-laid", {"seat": seat, "cards": cards})
            case _:
                pass


def _move(one: Character, card: str) -> Msg:
    gives = Msg("realm-of-wonder-move-points", promised(one, card))
    return Msg("realm-of-wonder-own-move", {"card": card, "points": gives})


# --- the board --------------------------------------------------------------------------------


def _lairs(s: Realm) -> Iterator[Msg]:
    """[RW-42] Monsters that lie face up."""
    if s.monsters:
        lairs = [
            Msg("realm-of-wonder-monster-at", {"monster": monster, "where": _where(s, space)})
            for space, monster in sorted(s.monsters.items())
        ]
        yield Msg("realm-of-wonder-monsters", {"monsters": lairs})


def _near(s: Realm, seat: int) -> Iterator[Msg]:
    """The nearest of each kind, so that people can play without the picture [RW-22, RW-24]."""
    near = dict[str, Msg]()
    for space, way in sorted(open_ways(s, seat, FAR).items(), key=lambda found: found[1].cost):
        kind = s.monsters.get(space) or feature_at(s, space)
        used = (kind == "tower" and space not in s.towers) or (kind == "well" and space in s.forts)
        if kind and kind != "house" and not used:
            args = {"space": space, "n": way.cost}
            word = f"monster-{kind}" if space in s.monsters else f"feature-{kind}"
            near.setdefault(kind, Msg("realm-of-wonder-near", {"what": Msg(word), **args}))
    if near:
        yield Msg("realm-of-wonder-nearest", {"seat": seat, "nears": list(near.values())})


def _discs(s: Realm) -> Iterator[Msg]:
    """[RW-06, RW-26] Where the whirls line up, and which spaces lead from disc to disc."""
    for disc in DISCS:
        ways = [
            Msg("realm-of-wonder-dock", {"space": space, "to": to})
            for space, to in docks(s.middle, s.castle)
            if SPACES[to].disc == disc
        ]
        args = {"disc": disc, "land": turn_of_disc(s, disc), "ways": ways}
        yield Msg("realm-of-wonder-whirl", args)


def _piles(s: Realm) -> Iterator[Msg]:
    yield Msg("realm-of-wonder-towers", {"n": len(s.towers), "spaces": sorted(s.towers)})
    decks = {"moves": len(s.deck.cards), "magic": len(s.magic.cards), "bonus": s.bonus}
    yield Msg("realm-of-wonder-decks", decks)
    if spells := [card for card in s.gone if card in MAGIC]:
        yield Msg("realm-of-wonder-gone", {"cards": _copies(spells)})


def _copies(cards: Iterable[str]) -> list[Msg]:
    """Each kind once, with its number of cards."""
    known = sorted(Counter(card for card in cards if card != HIDDEN).items())
    return [Msg("realm-of-wonder-copies", {"card": card, "n": n}) for card, n in known]


def _tiles(tiles: Iterable[str]) -> list[Msg]:
    counts = sorted(Counter(tiles).items())
    return [Msg("realm-of-wonder-tiles", {"tile": tile, "n": n}) for tile, n in counts]
