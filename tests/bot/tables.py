"""Tables with toys, and people who act at them, for the tests about tables."""

from __future__ import annotations

from typing import Any

import msgspec
from discord import ui

from bot.screens.layout import HAND
from bot.screens.leaves import hand_message
from bot.screens.piles import PILE, numbered, pile_message
from bot.screens.scene import Scene
from bot.table.ids import Pick
from bot.table.table import Lobby, Table
from bot.table.tables import By, Place, Tables
from db import Seat
from engine.core import HIDDEN, Action, Setup
from rendering.artist import Artist, artist_of
from rendering.rows import pages

HERE = Place(server=1, channel=2)
ANN, BOB = 11, 12


async def laid(tables: Tables, kind: str, *users: int | str, mode: str = "") -> Table:
    """A running table; a number stands for a user who sits, a word for a bot player of that
    level."""
    seats = [await seat(tables, number, who) for number, who in enumerate(users)]
    game = tables.games[kind]
    plan = Setup(mode or game.modes[-1].key, 0)
    id = await tables.open_lobby(game, HERE, plan, seats)

    def ready(lobby: Lobby) -> Lobby:
        people = tuple(seat.house is None for seat in seats)
        plan = msgspec.structs.replace(lobby.plan, seats=len(seats), people=people)
        return Lobby(lobby.row, lobby.seats, lobby.game, plan)

    table = await tables.start(id, ready)
    assert table is not None
    return table


async def seat(tables: Tables, number: int, who: int | str) -> Seat:
    if isinstance(who, str):
        return Seat(number, house=who)
    return Seat(number, player=await tables.store.player_of(who))


async def by(tables: Tables, user: int, interaction: int) -> By:
    return By(await tables.store.player_of(user), interaction)


def pick(table: Table, seat: int, action: Action) -> Pick:
    options = [option.action for option in table.game.options(table.state, seat)]
    return Pick(table.id, seat, table.state.now, "s", options.index(action))


def drawn_piles(scene: Scene) -> list[ui.LayoutView]:
    """A message for each pile, with the picture of its last cards if the game has one."""
    artist, found = _artist(scene), list[ui.LayoutView]()
    for chosen, pile in numbered(scene).items():
        assert HIDDEN not in pile.cards
        cards = artist.pile(pile.cards, scene.words.say) if artist and artist.pile else ()
        last = max(0, pages(len(cards)) - 1)
        found.append(pile_message(scene, chosen, [PILE] if cards else [], cards, last))
    return found


def drawn_hand(scene: Scene) -> list[ui.LayoutView]:
    """A message for each page of the cards in hand."""
    held = artist.hand(scene.view, scene.words.say) if (artist := _artist(scene)) else ()
    return [hand_message(scene, held, page, [HAND]) for page in range(pages(len(held)))]


def _artist(scene: Scene) -> Artist[Any] | None:
    return artist_of(scene.table.game.key)
