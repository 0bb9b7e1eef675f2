"""The 24 Rune Powers: twelve yellow ones, outside combat and twice; twelve purple ones, before a
stage of a battle and once [WA-08]. There is one card of each, so nobody has two of a name [WA-07].
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.core import Msg, Option
from engine.deeds import Deeds
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import CITIES
from engine.games.world_adventure.edges import Boon, Edge, grant
from engine.games.world_adventure.effects import (
    Actions,
    Cargo,
    Effect,
    Flight,
    GoldDice,
    Heal,
    Moves,
    Wanted,
    apply,
)
from engine.games.world_adventure.lawbook import Law
from engine.games.world_adventure.state import Power, Turn, World


class RunePower(msgspec.Struct, frozen=True):
    """A yellow one acts at once, or its laws hold for the turn; a purple one grants boons."""

    effects: tuple[Effect, ...] = ()
    laws: tuple[Law, ...] = ()
    boons: tuple[Boon, ...] = ()
    uses: int = 2

    @property
    def purple(self) -> bool:
        return bool(self.boons)


def _at_once(*effects: Effect, uses: int = 2) -> RunePower:
    return RunePower(effects=effects, uses=uses)


def _this_turn(*laws: Law) -> RunePower:
    return RunePower(laws=laws)


def _in_battle(*boons: Boon) -> RunePower:
    return RunePower(boons=boons, uses=1)


POWERS: dict[str, RunePower] = {
    "fair-wind": _at_once(Moves(1)),
    "second-dawn": _at_once(Actions(1), uses=1),
    "carpet-of-winds": _at_once(Flight(), uses=1),
    "hidden-purse": _at_once(GoldDice(1)),
    "porters-song": _at_once(Cargo(1)),
    "spring-of-mercy": _at_once(Heal(1)),
    "clean-name": _at_once(Wanted(-2)),
    "eagle-eye": _this_turn(Law("scout-dice", 2)),
    "silver-tongue": _this_turn(Law("buy", -1)),
    "golden-scales": _this_turn(Law("sell", 1)),
    "wise-counsel": _this_turn(Law("quest-dice", 2)),
    "masters-lesson": _this_turn(Law("train-die", 1), Law("train", -2)),
    "lion-heart": _in_battle(Boon("damage", 2)),
    "bright-star": _in_battle(Boon("cast", 3), Boon("accuracy", 1)),
    "hawks-mark": _in_battle(Boon("aim", 1)),
    "giants-arm": _in_battle(Boon("hero", 3)),
    "battle-hymn": _in_battle(Boon("each", 1)),
    "stone-wall": _in_battle(Boon("guard", 2)),
    "still-hour": _in_battle(Boon("still")),
    "morning-dew": _in_battle(Boon("rally", 2)),
    "hidden-path": _in_battle(Boon("away")),
    "second-throw": _in_battle(Boon("reroll", 2)),
    "long-gallop": _in_battle(Boon("stages", 1), Boon("damage", 1)),
    "spoils-song": _in_battle(Boon("gold", 2), Boon("cargo", 1)),
}


# --- yellow -----------------------------------------------------------------------------------


def _offers(s: World, seat: int) -> Iterator[Option]:
    """One whose laws hold already waits for another turn."""
    clan = s.clans[seat]
    for power in clan.powers:
        if not POWERS[power.key].purple and power.key not in clan.acting.powers:
            for place in _targets(clan.at, power.key):
                yield Option(a.UsePower(power.key, place), detail=in_hand(power))


def _targets(at: str, power: str) -> Iterator[str]:
    """Cities to fly to; otherwise there is nothing to choose."""
    if Flight() in POWERS[power].effects:
        yield from (city for city in CITIES.values() if city != at)
    else:
        yield ""


def _perform(t: Turn, seat: int, action: a.UsePower) -> None:
    card = _spend(t, seat, action.power)
    if card.laws:
        t.s.clans[seat].acting.powers.append(action.power)
    for effect in card.effects:
        apply(t, seat, effect, action.place)


YELLOW = Deeds(_offers, (a.UsePower,), _perform)


# --- purple -----------------------------------------------------------------------------------


def purple(s: World, seat: int) -> Iterator[Option]:
    """[WA-08] Before any stage, as many as one likes."""
    for power in s.clans[seat].powers:
        if POWERS[power.key].purple:
            yield Option(a.UsePower(power.key), detail=does(power.key))


def use_purple(t: Turn, seat: int, power: str, edge: Edge) -> None:
    for boon in _spend(t, seat, power).boons:
        grant(t, seat, edge, boon)


# --- cards ------------------------------------------------------------------------------------


def _spend(t: Turn, seat: int, key: str) -> RunePower:
    """Used up, a card goes to the open pile [WA-07]."""
    clan = t.s.clans[seat]
    (card,) = (power for power in clan.powers if power.key == key)
    card.uses -= 1
    t.tell(e.PowerUsed(seat, key))
    if not card.uses:
        clan.powers.remove(card)
        t.s.pile.append(key)
    return POWERS[key]


def fresh(key: str) -> Power:
    return Power(key, POWERS[key].uses)


def does(key: str) -> Msg:
    return Msg(f"card-{key}-rules")


def in_hand(power: Power) -> Msg:
    """What it does, and how often still."""
    return Msg("world-adventure-power-left", {"does": does(power.key), "n": power.uses})
