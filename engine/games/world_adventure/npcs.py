"""Which NPCs come onto the map and leave it, the markers that call them, and how their cards change
[WA-10, WA-27, WA-34, WA-43 to WA-46]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from engine.core import Msg, Zone
from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import CITIES, HAUNTS, NATIONS, Nation, outer
from engine.games.world_adventure.cards import Commodity
from engine.games.world_adventure.state import (
    MARKERS,
    THIRD,
    Npc,
    NpcKind,
    Turn,
    npc_of,
    roll,
    touch,
)

STAGES = (0, 4, 7)  # the leader's runes at which each stage begins [WA-10]


# --- coming and leaving -----------------------------------------------------------------------


def awaken(t: Turn) -> str:
    """[WA-13] Draw a place: an awakening marker, which goes back, and a die."""
    nation = t.dice.pick(NATIONS)
    return outer(nation, *roll(t, 1))


def come(t: Turn, kind: NpcKind, card: str, place: str, spares: list[int] | None = None) -> Npc:
    """[WA-46] An NPC replaces the one of its kind, though legendary monsters can stand side by
    side. The one replaced may have struck already; the newcomer has not [WA-42]."""
    if kind != "legendary" and (old := npc_of(t.s, kind)):
        leave(t, old)
    npc = Npc(kind, card, place, spares or [])
    t.s.npcs.append(npc)
    for clan in t.s.clans:
        clan.struck = [token for token in clan.struck if token != npc.token]
    touch(t, place)
    t.tell(e.NpcCame(kind, card, place))
    if kind == "legendary":
        tell_event(t)
    return npc


def leave(t: Turn, npc: Npc) -> None:
    """Take an NPC off the map undefeated."""
    t.tell(e.NpcLeft(npc.kind, npc.card))
    remove(t, npc)


def remove(t: Turn, npc: Npc) -> None:
    """Take an NPC off the map; a legendary monster's event ends with it [WA-26]."""
    t.s.npcs.remove(npc)
    touch(t, npc.at)
    if npc.kind == "legendary":
        if t.s.event == npc.card:  # tables stored before version 4 have it so
            t.s.event = ""
        tell_event(t)


def tell_event(t: Turn) -> None:
    """[WA-26] Tell which event is in force from now on."""
    if event := t.s.running:
        t.tell(e.EventCame(event, rules_of(event)))


def rules_of(event: str) -> Msg:
    """What an event does, in words."""
    id = f"happening-{event}-rules"
    return Msg(id)


def stand(t: Turn, kind: NpcKind, card: str, place: str, seat: int) -> Npc:
    """[WA-31] A monster that was refused or not beaten stays where it was engaged, and leaves
    `seat` in peace [WA-42]."""
    return come(t, kind, card, place, [seat])


def send_raid(t: Turn) -> None:
    """[WA-27, WA-40] A new raid comes, and the one before it goes."""
    come(t, "raid", f"raid-{t.s.stage}", awaken(t))


def raids(month: int) -> bool:
    """[WA-27] Whether the month has a raid: the third, and every second one after it."""
    return month >= 3 and month % 2 == 1


def send_patrol(t: Turn, kind: NpcKind) -> None:
    """[WA-43, WA-44] Send out the Brigand or the Government, unless it is out already."""
    if not npc_of(t.s, kind):
        come(t, kind, f"{kind}-{t.s.stage}", awaken(t))


# --- markers ----------------------------------------------------------------------------------


def count_need(t: Turn) -> None:
    """[WA-43] Count a need that was fulfilled; every third one calls the Brigand."""
    t.s.fulfilled += 1
    if t.s.fulfilled % THIRD == 0:
        send_patrol(t, "brigand")


def renew_needs(t: Turn, nations: Iterable[Nation]) -> None:
    """[WA-34] Give these cities new needs."""
    if needs := [_renew(t, nation) for nation in nations]:
        t.tell(e.NeedsRenewed(needs))


def _renew(t: Turn, nation: Nation) -> Msg:
    """[WA-22] Used markers are reshuffled when the reserve is empty."""
    s = t.s
    if not s.reserve.cards:
        s.reserve, s.used = Zone(list(s.used)), []
        t.dice.shuffle(s.reserve.cards)
    s.used.append(s.needs[nation])
    (need,) = t.draw(s.reserve)
    s.needs[nation] = cast("Commodity", need)
    touch(t, CITIES[nation])
    return Msg("world-adventure-need", {"nation": nation, "commodity": s.needs[nation]})


def mark_merchant(t: Turn, place: str) -> None:
    """[WA-66, WA-67] Mark an attack on a merchant; every third one calls the Government [WA-44].
    When nine markers lie on the map, all are taken back."""
    t.s.merchants.append(place)
    if len(t.s.merchants) == MARKERS:
        t.s.merchants = []
    touch(t, place)
    t.s.plundered += 1
    if t.s.plundered % THIRD == 0:
        send_patrol(t, "government")


def mark_monster(t: Turn, place: str) -> None:
    """[WA-69] Mark the defeat of a Minion or Destroyer; every third one wakes a legend [WA-45].
    When nine markers lie on the map, all are taken back."""
    t.s.monsters.append(place)
    if len(t.s.monsters) == MARKERS:
        t.s.monsters = []
    touch(t, place)
    t.s.slain += 1
    if t.s.slain % THIRD == 0:
        _wake_legend(t)


def _wake_legend(t: Turn) -> None:
    """[WA-45] Wake a legend in the territory of its colour; each wakes only once."""
    for card in t.draw(t.s.legends):
        haunt = next(place for legend, place in HAUNTS.items() if legend == card)
        come(t, "legendary", card, haunt)


# --- stages -----------------------------------------------------------------------------------


def stage_of(runes: int) -> int:
    """The stage, from 1, at which the leader has so many runes."""
    return sum(runes >= least for least in STAGES)


def raise_stage(t: Turn) -> None:
    """[WA-10] The stage rises at once with the leader's runes; a battle that is under way keeps its
    card."""
    stage = stage_of(max((len(clan.runes) for clan in t.s.clans), default=0))
    if stage <= t.s.stage:
        return
    t.s.stage = stage
    t.tell(e.StageRose(stage))
    for npc in t.s.npcs:
        npc.card = card_at(npc, stage)


def card_at(npc: Npc, stage: int) -> str:
    """The same card at another stage: minion-1-2 becomes minion-2-2, brigand-1 becomes
    brigand-2."""
    if npc.kind == "legendary":
        return npc.card
    kind, _, *number = npc.card.split("-")
    return "-".join([kind, str(stage), *number])


def clear_month(t: Turn) -> None:
    """[WA-34] Minions and Destroyers leave the map; monsters that stay no longer spare anybody."""
    for npc in list(t.s.npcs):
        if npc.kind in ("minion", "destroyer"):
            leave(t, npc)
        npc.spares = []
