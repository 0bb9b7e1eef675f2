"""Medic packs, in anybody's turn [WA-64]."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Option, Phase
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.edges import rally
from engine.games.world_adventure.stages import fighting
from engine.games.world_adventure.state import Table, World


class UsingMedics(Phase, kw_only=True):
    """[WA-64] Beside any phase, but not once the dice of one's own battle are rolled. For soldiers
    only."""

    def options(self, s: World, seat: int) -> Iterator[Option]:
        clan = s.clans[seat]
        if clan.medics and len(clan.ready) < len(clan.soldiers) and not fighting(s, seat):
            yield Option(a.UseMedic())

    def play(self, t: Table, seat: int, action: a.UseMedic) -> None:
        t.s.clans[seat].medics -= 1
        t.tell(e.MedicUsed(seat))
        rally(t, seat, 1)
