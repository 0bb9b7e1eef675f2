"""What a table has seen of a game's other cards: pages that were read, things that were found."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence

from bot.table.table import Table
from bot.table.workers import Workers
from bot.text.say import Say, kebab
from db import Move, Store
from engine.core import Event, Msg, redact

KEPT = 64  # tables; the ids of each one's cards are a few kilobytes at most

Kept = tuple[int, Sequence[str]]  # the newest move that was read, and what had been seen by then


class Seen:
    """Kept for the tables asked about last, so that each keystroke reads only what is new."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store, self._workers = store, workers
        self._kept: OrderedDict[int, Kept] = OrderedDict()

    async def at(self, table: Table, say: Say) -> Sequence[str]:
        """Cards by the ids of their messages, each once, in the order in which they came up. An id
        is the same in all languages."""
        read, found = self._kept.get(table.id, (-1, ()))
        if read < table.seq:
            moves = await self._store.moves(table.id, read)
            new = await self._workers.beside(seen, table, moves, say)
            found = list(dict.fromkeys([*found, *new]))
            self._kept[table.id] = table.seq, found
        self._kept.move_to_end(table.id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


def seen(table: Table, moves: Iterable[Move], say: Say) -> list[str]:
    """The cards seen in these moves."""
    found: dict[str, None] = {}
    for move in moves:
        events: list[Event] = table.game.load_events(move.events)
        redact(events, None)
        found |= {card: None for event in events for card in _cards(event, say)}
    return list(found)


def _cards(event: Event, say: Say) -> Iterator[str]:
    """A page by its title; otherwise anything that has rules (`item-lantern-rules`)."""
    for field in event.__struct_fields__:
        match getattr(event, field):
            case Msg(id) if event.opens:
                yield id.removesuffix("-title")
            case str() as word if f"{(card := f'{kebab(field)}-{kebab(word)}')}-rules" in say:
                yield card
            case _:
                pass
