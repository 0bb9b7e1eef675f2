"""How screens are composed: for tables, lobbies, seats and piles, each with its pictures."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord
import msgspec
from discord import ui

from bot.people.people import People
from bot.screens import history, layout
from bot.screens.earned import told
from bot.screens.frame import Item, framed, picture
from bot.screens.layout import as_of, seat_message, table_message
from bot.screens.leaves import hand_message, page_asked
from bot.screens.lesson import lesson_message
from bot.screens.lessons import next_lesson
from bot.screens.lobby_layout import closed_lobby, lobby_message
from bot.screens.parting import away
from bot.screens.pictures import Pictures
from bot.screens.piles import PILE, numbered, pile_message
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from bot.screens.vote import asked
from bot.table.table import Lobby, Table
from bot.table.tables import Tables
from bot.table.votes import some_targets
from bot.text.say import Say
from bot.text.words import NO_SYMBOLS, Words
from db import Game as Row
from db import Move, Unreadable
from rendering.cards import Card
from rendering.rows import pages

GOALS = "goals"
LESSON = 4  # lines of what a lesson's last step brought


class Screens:
    def __init__(self, tables: Tables, people: People, pictures: Pictures) -> None:
        self._tables, self._people, self._pictures = tables, people, pictures

    async def table_screen(
        self, table: Table, say: Say, call: str = "", by: Pictures | None = None
    ) -> Screen:
        """`by` draws it, if not in the common pictures."""
        draws = by or self._pictures
        moves = await self._tables.store.moves(table.id, table.seq - history.FAR)
        scene = await self.scene(table, say, table.only_reader, draws)
        vote = await asked(self._tables.store, scene)
        earned = await told(self._tables.store, self._people, scene)
        recent = _recent(scene, moves)
        gone = await away(self._tables.store, scene)
        learn = await self._lesson_after(table, say)
        held = await draws.held(scene)
        looks = draws.looks(scene, held, table=True)
        backs = await some_targets(self._tables.store, table, moves)
        scene = replace(
            scene,
            backs=backs,
            recent=recent,
            asked=vote,
            call=call,
            honours=earned,
            away=gone,
            after=learn,
            looks=looks,
        )
        pictures = await _drawn(draws, scene, held)
        message = lesson_message if table.lesson else table_message
        return Screen(message(scene, list(pictures)), pictures)

    async def _lesson_after(self, table: Table, say: Say) -> list[discord.ui.Button[Any]]:
        """For somebody who has lost their first game of this kind."""
        lost = not table.running and await self._tables.store.is_first_loss(table.id)
        return next_lesson(say, table.game, "lesson-after") if lost else []

    async def seat_screen(
        self, table: Table, say: Say, seat: int, by: Pictures, says: str = ""
    ) -> Screen:
        scene = await self.scene(table, say, seat, by)
        held = await by.held(scene)
        note = await self._tables.store.note_at(table.id, seat, table.seats[seat].player)
        reads = scene.reads_much
        offer = None if reads else await by.offer(scene)
        near = None if reads or offer else await by.close_up(scene)
        looks = by.looks(scene, held, table=reads)
        moves = await self._tables.store.moves(table.id, table.seq - history.FAR)
        news = history.news(table, moves, scene.words, seat, table.seats[seat].player or "")
        scene = replace(scene, looks=looks, note=note, at=self._tables.now(), news=news)
        hand = await by.cards(held)
        drawn = {layout.OFFER: offer, layout.CLOSE_UP: near, layout.HAND: hand}
        pictures = {name: picture for name, picture in drawn.items() if picture}
        in_words = not pictures and (bool(held) or not by.draws(scene))
        return Screen(seat_message(scene, list(pictures), says, in_words=in_words), pictures)

    async def hand_screen(
        self, table: Table, say: Say, seat: int, by: Pictures, asked: str
    ) -> Screen | None:
        """The page of the hand that was asked for, else the second; None if there is only one."""
        scene = await self.scene(table, say, seat)
        held = await by.held(scene)
        if (count := pages(len(held))) < 2:
            return None
        page = page_asked(asked, count, 1)
        drawn = await by.cards(held, page)
        shown = {layout.HAND: drawn} if drawn else {}
        return Screen(hand_message(scene, held, page, list(shown)), shown)

    async def close_screen(
        self, table: Table, say: Say, seat: int | None, by: Pictures
    ) -> Screen | None:
        """The place that the decision is about, from near, below what can be bought: where the
        seat's own figure stands or, for those who watch, that of the seat that is waited for. None
        where there is nothing to see."""
        scene = replace(await self.scene(table, say, seat), at=self._tables.now())
        if seat is None and (waited := [*table.game.actors(table.state)]):
            scene = replace(scene, view=replace(scene.view, seat=waited[0]))
        drawn = {layout.OFFER: await by.offer(scene), layout.CLOSE_UP: await by.close_up(scene)}
        alts = {layout.OFFER: say("alt-offer"), layout.CLOSE_UP: scene.alt()}
        shown = {name: one for name, one in drawn.items() if one}
        parts = [picture(name, alts[name]) for name in shown]
        return Screen(framed([ui.TextDisplay(as_of(scene)), *parts]), shown) if shown else None

    async def goals_screen(
        self, table: Table, say: Say, seat: int | None, by: Pictures
    ) -> Screen | None:
        """The picture of how far everybody is; None without one."""
        scene = replace(await self.scene(table, say, seat), at=self._tables.now())
        drawn = await by.goals(scene)
        parts: list[Item] = [ui.TextDisplay(as_of(scene)), picture(GOALS, say("alt-goals"))]
        return Screen(framed(parts), {GOALS: drawn}) if drawn else None

    async def pile_screen(
        self, table: Table, say: Say, seat: int | None, by: Pictures, asked: str
    ) -> Screen | None:
        """The pile that was asked for, else the first; None if no card lies face up. `asked`: its
        number, with a page of it behind a dot."""
        scene = await self.scene(table, say, seat)
        if not (piles := numbered(scene)):
            return None
        pile, _, leaf = asked.partition(".")
        chosen = pile if pile in piles else next(iter(piles))
        cards = await by.pile(table.game.key, piles[chosen].cards, say)
        page = page_asked(leaf, pages(len(cards)), 0)
        drawn = await by.cards(cards, page)
        shown = {PILE: drawn} if drawn else {}
        return Screen(pile_message(scene, chosen, list(shown), cards, page), shown)

    async def lobby_screen(self, lobby: Lobby) -> Screen:
        people, server = self._people, lobby.row.server
        public = await people.of_table(lobby.row, lobby.seats)
        if lobby.row.status == "ended":
            return closed_lobby(lobby, public, await self.ender(lobby.row, public))
        names = await people.names(server, lobby.seats, public)
        host = await people.player_name(server, lobby.host, public)
        coming = {*lobby.awaited, *(one.player for one in lobby.invited)}
        called = {one: await people.player_name(server, one, public) for one in sorted(coming)}
        learned = await self._learned(lobby)
        return lobby_message(lobby, public, names, host, called, learned=learned)

    async def _learned(self, lobby: Lobby) -> bool:
        """Whether everybody who sits there has finished a lesson of the game in this place."""
        for player in lobby.people:
            lessons = await self._tables.store.lessons_of(player, lobby.row.server)
            if not any(one.kind == lobby.game.key and one.status == "ended" for one in lessons):
                return False
        return bool(lobby.people)

    async def scene(
        self, table: Table, say: Say, seat: int | None, by: Pictures | None = None
    ) -> Scene:
        """`by` has the symbols that its reader sees; without it there are none."""
        names = await self._people.names(table.row.server, table.seats, say)
        kept = [msgspec.structs.replace(seat, house=None) for seat in table.seats]
        owners = await self._people.names(table.row.server, kept, say)
        symbols = by.symbols if by else NO_SYMBOLS
        before = await self._before(table, say)
        words = Words(say, table.game.key, names, marks(table, say), owners, symbols, before)
        ender = await self.ender(table.row, say)
        return Scene(table, words, table.game.view(table.state, seat), ender=ender)

    async def ender(self, row: Row, say: Say) -> str:
        """Who ended it without a result; "" if nobody did."""
        return await self._people.player_name(row.server, row.ender, say) if row.ender else ""

    async def _before(self, table: Table, say: Say) -> dict[str, str]:
        """The names of those who have acted there and have no seat now, by player."""
        gone: list[str] = []
        with suppress(Unreadable):  # then the log says so
            gone = await self._tables.store.gone_from(table.id)
        return {one: await self._people.player_name(table.row.server, one, say) for one in gone}


def _recent(scene: Scene, moves: list[Move]) -> list[str]:
    if scene.table.lesson is None:
        return history.recent(scene, moves)
    return history.recent(scene, history.last_step(moves), LESSON)


async def _drawn(draws: Pictures, scene: Scene, held: Sequence[Card]) -> dict[str, bytes]:
    """All pictures of a table message, as far as there are any."""
    lesson = scene.table.lesson is not None
    drawn = {
        layout.RESULT: None if lesson else await draws.result(scene),
        layout.PICTURE: await draws.board(scene),
        layout.HAND: await draws.cards(held),
        layout.PAGE: None if lesson else await draws.page(scene),
    }
    return {name: picture for name, picture in drawn.items() if picture}


def marks(table: Table, say: Say) -> list[str]:
    """What tells seats apart: figures or, if one person holds several, numbers."""
    figures = [table.game.called(table.state, seat.seat) for seat in table.seats]
    return [
        say.msg(figure) if figure else say.seat(seat) if len(table.with_seat(seat)) > 1 else ""
        for seat, figure in enumerate(figures)
    ]
