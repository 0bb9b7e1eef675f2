"""Which options stand where: public ones on the table message, all of them on the private panel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from engine.core import Action, Game, Option, State


@dataclass(frozen=True, slots=True)
class Offer:
    """An option as a button. `seat` is None for any of the waited-for seats that its clicker
    holds."""

    seat: int | None
    pile: str
    index: int
    option: Option

    @property
    def kind(self) -> tuple[int | None, type[Action]]:
        """Whose it is and of which verb; standing orders are of one kind."""
        action = self.option.action
        return self.seat, Action if action.standing else type(action)

    @property
    def far(self) -> tuple[bool, float]:
        """Where it stands among its kind: ways to something first, the nearest of them before the
        others."""
        detail = self.option.detail
        if not detail or not self.option.action.nearest:
            return False, 0
        return not detail.args.get("here", True), float(str(detail.args["cost"]))


def public(game: Game[Any], s: State) -> list[Offer]:
    """What may stand in the channel: the options of everyone that is waited for, then anyone's
    rights.

    If all of several waited-for people have the same option at the same place, one button serves
    them all: no matter who clicks it, its place means the same.
    """
    waited = [seat for seat in game.actors(s) if s.people[seat]]
    lists = {seat: _public(game.options(s, seat)) for seat in waited}
    shared = _shared(list(lists.values()))
    offers = [Offer(None, "p", i, option) for i, option in shared.items()]
    for seat, options in lists.items():
        offers += [Offer(seat, "p", i, o) for i, o in enumerate(options) if i not in shared]
    return offers + [offer for offer in _rights(game, s, waited) if offer.option.blocked is None]


def private(game: Game[Any], s: State, seat: int) -> list[Offer]:
    return [Offer(seat, "s", i, option) for i, option in enumerate(game.options(s, seat))]


def option_at(game: Game[Any], s: State, seat: int, pile: str, index: int) -> Option | None:
    """What a click means for a seat; None if there is no such place."""
    options = game.options(s, seat)
    if pile == "p":
        options = _public(options)
    return options[index] if index < len(options) else None


def only_ends(game: Game[Any], s: State, seats: Sequence[int]) -> bool:
    """Whether the end of the turn is all that is open to these, so that advice on how to play is of
    no use."""
    legal = [action for seat in seats for action in game.legal(s, seat) if not action.standing]
    return bool(legal) and all(action.ends_turn for action in legal)


def groups(offers: Sequence[Offer]) -> list[list[Offer]]:
    """By seat and verb, in the order in which the verbs first come, standing orders last; of a
    kind, what is asked about once more, since hardly anybody means it, after the others."""
    order: dict[tuple[int | None, type[Action]], int] = {}
    for offer in sorted(offers, key=lambda offer: offer.option.action.standing):
        order.setdefault(offer.kind, len(order))
    in_order = sorted(
        offers, key=lambda offer: (order[offer.kind], offer.option.confirm, offer.far)
    )
    return [list(some) for _, some in groupby(in_order, key=lambda offer: offer.kind)]


def open_of(offers: Sequence[Offer]) -> list[Offer]:
    return [offer for offer in offers if offer.option.blocked is None]


def moves_on(offers: Sequence[Offer], *, elsewhere: bool) -> Offer | None:
    """What wins the game, or else what is marked as moving on, or else what alone is open; the end
    of a turn only if nothing can be open elsewhere either."""
    open_ = open_of(offers)
    if won := next((offer for offer in open_ if offer.option.wins), None):
        return won
    marked = [offer for offer in open_ if offer.option.action.moves_on]
    lone = open_[0] if len(open_) == 1 else None
    if lone is not None and lone.option.action.ends_turn and elsewhere:
        lone = None
    return marked[0] if marked else lone


def _public(options: list[Option]) -> list[Option]:
    return [option for option in options if not option.secret]


def _shared(lists: list[list[Option]]) -> dict[int, Option]:
    if len(lists) < 2:
        return {}
    rows = zip(*lists, strict=False)
    return {i: row[0] for i, row in enumerate(rows) if all(o == row[0] for o in row)}


def _rights(game: Game[Any], s: State, waited: list[int]) -> list[Offer]:
    others = [seat for seat in range(s.seats) if s.people[seat] and seat not in waited]
    return [
        Offer(seat, "p", i, option)
        for seat in others
        for i, option in enumerate(_public(game.options(s, seat)))
    ]
