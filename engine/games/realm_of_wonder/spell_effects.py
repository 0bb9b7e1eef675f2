"""What the spells do, and what they can be aimed at [RW-51 to RW-60]."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.core import Action, Msg
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.board import LANDS, SPACES
from engine.games.realm_of_wonder.cards import MagicKind, kind_of
from engine.games.realm_of_wonder.discs import DISCS, turn_disc, turn_of_disc
from engine.games.realm_of_wonder.standing import place
from engine.games.realm_of_wonder.state import (
    Fort,
    Realm,
    Turn,
    feature_at,
    foreign_fort,
    house_at,
    others,
    standing_at,
    touch,
)

HASTE, STEPS = 50, 3  # [RW-52; RW-53, RW-54]

# --- targets ----------------------------------------------------------------------------------


def targets(s: Realm, seat: int, kind: MagicKind, chosen: str | None = None) -> Iterator[Action]:
    """What `seat` can aim a spell of this kind at; for a Transfer whose fort is `chosen`, where its
    token can go."""
    if kind == "transfer" and chosen:
        return map(a.TargetSpace, _new_places(s, chosen))
    spell = _SPELLS.get(kind)  # none for a Counterspell, as a hidden card is taken for one
    return spell.targets(s, seat) if spell and spell.targets else iter(())


def needs_target(kind: MagicKind) -> bool:
    return _SPELLS[kind].targets is not None


def why_not(s: Realm, seat: int, kind: MagicKind) -> Msg | None:
    """Why `seat` cannot cast such a spell now; None if it can."""
    if kind == "counterspell":
        return Msg("rw-60-only-answers")
    if needs_target(kind) and not any(targets(s, seat, kind)):
        return Msg(_SPELLS[kind].nothing)
    return None


def aimed_at(spell: e.SpellCast) -> int | None:
    """The seat at which a spell is aimed [RW-20]. A gift is aimed at nobody."""
    return None if kind_of(spell.card) == "plus" else spell.target


def _forts(s: Realm, _: int) -> Iterator[Action]:
    return map(a.TargetSpace, sorted(s.forts))


def _movable(s: Realm, _: int) -> Iterator[Action]:
    return (a.TargetSpace(space) for space in sorted(s.forts) if any(_new_places(s, space)))


def _new_places(s: Realm, space: str) -> Iterator[str]:
    """[RW-57] Wells and forts of the token's own colour, never another colour's fort and never a
    house."""
    fort = s.forts.get(space)
    for code in SPACES:
        well = code != space and feature_at(s, code) == "well"
        if fort and well and not foreign_fort(s, fort.owner, code):
            yield code


def _anybody(s: Realm, _: int) -> Iterator[Action]:
    return map(a.TargetSeat, range(s.seats))


def _turns(s: Realm, _: int) -> Iterator[Action]:
    for disc in DISCS:
        for land in LANDS:
            if turn_of_disc(s, disc) != land:
                yield a.TargetDisc(disc, land)


def _tiles(s: Realm, seat: int) -> Iterator[Action]:
    for other in others(s, seat):
        for tile in dict.fromkeys(s.characters[other].tiles):
            yield a.TargetTile(other, tile)


def _beaches(s: Realm, seat: int) -> Iterator[Action]:
    """[RW-59] From a beach to another free, easy one on the same disc."""
    start = SPACES[s.characters[seat].at]
    if start.beach:
        for code, space in SPACES.items():
            if space.disc == start.disc and _is_free_beach(s, seat, code):
                yield a.TargetSpace(code)


def _is_free_beach(s: Realm, seat: int, code: str) -> bool:
    """Whether this is an easy beach without a character, monster, house or another's fort."""
    space = SPACES[code]
    taken = standing_at(s, code) is not None or code in s.monsters or house_at(s, code) is not None
    return space.beach and space.cost == 1 and not taken and not foreign_fort(s, seat, code)


# --- effects ----------------------------------------------------------------------------------


def take_effect(t: Turn, spell: e.SpellCast) -> None:
    """Carry out a spell that nobody countered."""
    _SPELLS[kind_of(spell.card)].effect(t, spell)


def _cannon(t: Turn, spell: e.SpellCast) -> None:
    """[RW-51] A fort loses a token."""
    owner, left = _lift(t, spell.space)
    t.s.characters[owner].supply += 1
    t.tell(e.FortHit(owner, spell.space, left))


def _lightning(t: Turn, spell: e.SpellCast) -> None:
    """[RW-52] Two in one round add up."""
    pace = t.s.characters[spell.seat].pace
    pace.speed += HASTE
    t.tell(e.SpeedRaised(spell.seat, pace.speed))


def _plus(t: Turn, spell: e.SpellCast) -> None:
    """[RW-53] Three movement points more."""
    _shift(t, spell, STEPS)


def _minus(t: Turn, spell: e.SpellCast) -> None:
    """[RW-54] Three movement points fewer."""
    _shift(t, spell, -STEPS)


def _balloon(t: Turn, spell: e.SpellCast) -> None:
    """[RW-55] A balloon for this round."""
    t.s.characters[spell.seat].pace.balloon = True
    t.tell(e.BalloonReady(spell.seat))


def _runestone(t: Turn, spell: e.SpellCast) -> None:
    """[RW-56] A disc turns."""
    assert spell.disc
    assert spell.land
    turn_disc(t, spell.disc, spell.land)


def _transfer(t: Turn, spell: e.SpellCast) -> None:
    """[RW-57] A token moves; it can pile a fort higher than three [RW-35]."""
    owner, _ = _lift(t, spell.space)
    t.s.forts.setdefault(spell.to, Fort(owner, 0)).height += 1
    touch(t, spell.to)
    t.tell(e.TokenMoved(owner, spell.space, spell.to))


def _wish(t: Turn, spell: e.SpellCast) -> None:
    """[RW-58] Take a tile of any kind, even the third orb."""
    assert spell.target is not None
    t.s.characters[spell.target].tiles.remove(spell.tile)
    t.s.characters[spell.seat].tiles.append(spell.tile)
    t.tell(e.TileTaken(spell.seat, spell.target, spell.tile))


def _submarine(t: Turn, spell: e.SpellCast) -> None:
    """[RW-59] The character dives at once."""
    place(t, spell.seat, spell.to)
    t.tell(e.Dived(spell.seat, spell.to))


def _shift(t: Turn, spell: e.SpellCast, n: int) -> None:
    seat = spell.seat if spell.target is None else spell.target
    t.s.characters[seat].pace.shift += n
    t.tell(e.PointsShifted(seat, n))


def _lift(t: Turn, space: str) -> tuple[int, int]:
    """Lift one token off a fort. Returns its owner and the height that is left."""
    fort = t.s.forts[space]
    fort.height -= 1
    if not fort.height:
        del t.s.forts[space]
    touch(t, space)
    return fort.owner, fort.height


# --- which is which ---------------------------------------------------------------------------


class Spell(NamedTuple):
    """What a spell does and, if it is aimed, at what; `nothing` says why it cannot be cast when
    there is nothing to aim at."""

    effect: Callable[[Turn, e.SpellCast], None]
    targets: Callable[[Realm, int], Iterator[Action]] | None = None
    nothing: str = ""


_SPELLS: dict[MagicKind, Spell] = {  # all but Counterspell, which only answers
    "cannon": Spell(_cannon, _forts, "rw-51-no-fort"),
    "lightning": Spell(_lightning),
    "plus": Spell(_plus, _anybody),
    "minus": Spell(_minus, _anybody),
    "balloon": Spell(_balloon),
    "runestone": Spell(_runestone, _turns),
    "transfer": Spell(_transfer, _movable, "rw-57-no-place"),
    "wish": Spell(_wish, _tiles, "rw-58-no-tile"),
    "submarine": Spell(_submarine, _beaches, "rw-59-no-beach"),
}
