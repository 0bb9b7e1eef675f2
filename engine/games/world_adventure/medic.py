"""Medic packs, in anybody's turn [WA-64]."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Msg, Option, Phase
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.edges import stand_up
from engine.games.world_adventure.figures import fallen, left
from engine.games.world_adventure.stages import fighting
from engine.games.world_adventure.state import Turn, World


class UsingMedics(Phase, kw_only=True):
    """[WA-64] Beside any phase, but not once the dice of one's own battle are rolled. For soldiers
    only."""

    def options(self, s: World, seat: int) -> Iterator[Option]:
        clan = s.clans[seat]
        if clan.medics and not fighting(s, seat):
            for who, one in fallen(clan).items():
                about = {"level": one.level, "left": left(one), "experience": one.experience}
                yield Option(a.UseMedic(who), detail=Msg("world-adventure-figure", about))

    def play(self, t: Turn, seat: int, action: a.UseMedic) -> None:
        t.s.clans[seat].medics -= 1
        t.tell(e.MedicUsed(seat))
        stand_up(t, seat, fallen(t.s.clans[seat])[action.who])
