"""What a table has seen of a game's other cards: pages that were read, things that were found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.table.table import Table
from bot.text.say import Say, kebab
from db import Move
from engine.core import Event, Msg, redact


def seen(table: Table, moves: Sequence[Move], say: Say) -> list[str]:
    """Cards by the ids of their messages, each once, in the order in which they came up."""
    found: dict[str, None] = {}
    for move in moves:
        events: list[Event] = table.game.load_events(move.events)
        redact(events, None)
        found |= {card: None for event in events for card in _cards(event, say)}
    return list(found)


def _cards(event: Event, say: Say) -> Iterator[str]:
    """A page by its title; else whatever has rules (`item-lantern-rules`)."""
    for field in event.__struct_fields__:
        match getattr(event, field):
            case Msg(id) if event.opens:
                yield id.removesuffix("-title")
            case str() as word if f"{(card := f'{kebab(field)}-{kebab(word)}')}-rules" in say:
                yield card
            case _:
                pass
