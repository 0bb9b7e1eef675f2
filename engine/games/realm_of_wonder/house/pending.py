"""What a seat can expect of what is still pending: a spell to be aimed or answered, a battle before
the dice, spoils to be taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from engine.core import Action, Dice
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.battle import Battle
from engine.games.realm_of_wonder.bonuses import ChoosingBonus
from engine.games.realm_of_wonder.cards import MONSTERS, battle_odds, kind_of
from engine.games.realm_of_wonder.counterspell import Window
from engine.games.realm_of_wonder.house.places import lead
from engine.games.realm_of_wonder.house.values import BONUS, CARD
from engine.games.realm_of_wonder.muscles import chosen
from engine.games.realm_of_wonder.spell_effects import take_effect, targets
from engine.games.realm_of_wonder.spells import Aiming
from engine.games.realm_of_wonder.spoils import CURSE, Spoils
from engine.games.realm_of_wonder.state import Realm, Turn, foreign_fort, home_of
from engine.games.realm_of_wonder.towers import Chest, Found

MUSCLES_HELD = 0.3  # part of the magic cards in an unseen hand that have a muscle

Worth = Callable[[Realm, int], float]


class Outlook(NamedTuple):
    """The tables that can come once the topmost phase is settled, each with its chance, and what
    they are worth besides."""

    tables: Sequence[tuple[float, Realm]]
    extra: float = 0.0


def expected(s: Realm, seat: int, worth: Worth) -> float:
    """What the table is worth to a seat once the topmost phase is settled, averaged over the
    chances."""
    ahead = outlook(s, seat, worth)
    return sum([chance * worth(then, seat) for chance, then in ahead.tables]) + ahead.extra


def outlook(s: Realm, seat: int, worth: Worth) -> Outlook:
    """What comes of the topmost phase. Of several ways to aim a spell it takes the best by
    `worth`."""
    match s.stack[-1]:
        case Aiming(me=me) as aiming if me == seat:
            best = max(_aimed(s, aiming), key=lambda then: worth(then, seat), default=s)
            return Outlook([(1.0, best)])
        case Window() as window:
            return Outlook([(1.0, _answered(s, seat, window))])
        case Battle(over=False) as battle if seat in (battle.seat, battle.foe):
            return Outlook(_fought(s, battle))
        case Spoils(over=False) as spoils if seat in (spoils.winner, spoils.loser):
            return Outlook([(1.0, _plundered(_copy(s), spoils.winner, spoils.loser))])
        case Chest(over=False, seat=holder) | Found(over=False, seat=holder) if holder == seat:
            return Outlook([(1.0, s)], CARD)
        case ChoosingBonus(over=False, seat=holder) if holder == seat:
            return Outlook([(1.0, s)], BONUS)
        case _:
            return Outlook([(1.0, s)])


def _copy(s: Realm) -> Realm:
    return msgspec.json.decode(msgspec.json.encode(s), type=type(s))


# --- spells -----------------------------------------------------------------------------------


def _aimed(s: Realm, aiming: Aiming) -> list[Realm]:
    """The table after each way to aim the spell, if nobody answers."""
    card, chosen = aiming.card.cards[0], aiming.chosen.value
    spells = (
        _spell(s, aiming.me, card, target, chosen)
        for target in targets(s, aiming.me, kind_of(card), chosen)
    )
    return [_after(s, spell) for spell in spells if spell]


def _spell(s: Realm, me: int, card: str, target: Action, chosen: str | None) -> e.SpellCast | None:
    match target:
        case a.TargetSpace(space) if kind_of(card) == "cannon":
            return e.SpellCast(me, card, space=space)
        case a.TargetSpace(space) if chosen:
            return e.SpellCast(me, card, space=chosen, to=space)
        case a.TargetSpace(space) if kind_of(card) == "transfer":
            to = _best_place(s, me, space)
            return e.SpellCast(me, card, space=space, to=to) if to else None
        case a.TargetSpace(space):
            return e.SpellCast(me, card, to=space)
        case a.TargetSeat(seat):
            return e.SpellCast(me, card, target=seat)
        case a.TargetTile(seat, tile):
            return e.SpellCast(me, card, target=seat, tile=tile)
        case a.TargetDisc(disc, land):
            return e.SpellCast(me, card, disc=disc, land=land)
        case _:
            return None


def _best_place(s: Realm, me: int, space: str) -> str:
    """For a Transfer: one's own token goes to a new well, another's onto another of its forts."""
    places = [at.space for at in targets(s, me, "transfer", space) if isinstance(at, a.TargetSpace)]
    foreign = foreign_fort(s, me, space) is not None
    return next((to for to in places if (to in s.forts) == foreign), "")


def _after(s: Realm, spell: e.SpellCast) -> Realm:
    then = _copy(s)
    take_effect(Turn(then, Dice(b"", 0)), spell)
    return then


def _answered(s: Realm, seat: int, window: Window) -> Realm:
    """The table with the spell carried out or not, as it looks now."""
    works = window.works != bool(window.reply(s, seat))
    return _after(s, window.spell) if works else s


# --- battles ----------------------------------------------------------------------------------


def _fought(s: Realm, battle: Battle) -> list[tuple[float, Realm]]:
    """The ways that the battle can end, by its chances, with the muscles on the table."""
    win, lose = battle_odds(_lead(s, battle))
    return [
        (1 - win - lose, _drawn(_copy(s), battle)),
        (win, _won(_copy(s), battle)),
        (lose, _lost(_copy(s), battle)),
    ]


def _lead(s: Realm, battle: Battle) -> int:
    """The attacker's lead in battle points."""
    laid = len(chosen(s, battle.laid)) if battle.laid else 0
    mine = laid if battle.laid and battle.laid.owner == battle.seat else 0
    mine += battle.strength.get(battle.seat, 0)
    if battle.foe is None:
        me = s.characters[battle.seat]
        knights = 2 * me.tiles.count("knight")
        return mine + me.muscles + knights - MONSTERS[s.monsters[battle.space]].strength
    if battle.laid and battle.laid.owner == battle.foe:
        theirs = laid
    else:
        theirs = round(MUSCLES_HELD * len(s.characters[battle.foe].magic.cards))
    return mine - theirs + lead(s, battle.seat, battle.foe)


def _won(s: Realm, battle: Battle) -> Realm:
    _spend(s, battle)
    me = s.characters[battle.seat]
    me.battles += 1
    if battle.foe is not None:
        return _beaten(s, battle.seat, battle.foe)
    tile = s.monsters.pop(battle.space)
    me.tiles.append(tile)
    me.magic.cards += ["?"] * MONSTERS[tile].magic
    me.muscles += MONSTERS[tile].bonus
    return s


def _lost(s: Realm, battle: Battle) -> Realm:
    _spend(s, battle)
    if battle.foe is not None:
        s.characters[battle.foe].battles += 1
        _beaten(s, battle.foe, battle.seat)
    _end(s, battle.seat, home_of(s, battle.seat))
    return s


def _drawn(s: Realm, battle: Battle) -> Realm:
    _spend(s, battle)
    _end(s, battle.seat, battle.back)
    return s


def _beaten(s: Realm, winner: int, loser: int) -> Realm:
    s.characters[loser].at = home_of(s, loser)
    return _plundered(s, winner, loser)


def _end(s: Realm, seat: int, at: str) -> None:
    one = s.characters[seat]
    one.at, one.pace.moved, one.pace.left = at, True, 0


def _spend(s: Realm, battle: Battle) -> None:
    """Muscles that are laid, and knights, leave the game whatever comes."""
    if battle.laid:
        for card in chosen(s, battle.laid):
            s.characters[battle.laid.owner].magic.cards.remove(card)
    for seat in {battle.seat, battle.seat if battle.foe is None else battle.foe}:
        one = s.characters[seat]
        one.tiles = [tile for tile in one.tiles if tile != "knight"]


def _plundered(s: Realm, winner: int, loser: int) -> Realm:
    """The table after all the loser's tiles but the cursed orbs have gone to the winner."""
    taken, left = s.characters[winner], s.characters[loser]
    taken.tiles += [tile for tile in left.tiles if tile != CURSE]
    left.tiles = [tile for tile in left.tiles if tile == CURSE]
    return s
