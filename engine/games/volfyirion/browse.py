"""Piles that lie face up, to be looked through by anyone [VF-07]."""

from __future__ import annotations

from engine.core import Msg, Pile, View
from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.state import Volfyirion


def face_up(view: View[Volfyirion]) -> tuple[Pile, ...]:
    """Discard piles, what was set aside from the Rage Pile, Rage cards, what left the game."""
    s = view.s
    discards = [
        _pile(Msg("volfyirion-pile-discard", {"seat": seat}), house.discard)
        for seat, house in enumerate(s.houses)
    ]
    return (
        *discards,
        _pile(Msg("volfyirion-pile-aside"), s.rage.aside),
        _pile(Msg("volfyirion-pile-rage"), s.rage.discard),
        _pile(Msg("volfyirion-pile-removed"), [card for card in s.removed if card in CARDS]),
    )


def _pile(name: Msg, cards: list[str]) -> Pile:
    """The newest on top."""
    return Pile(name, tuple(reversed(cards)))
