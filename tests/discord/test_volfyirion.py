"""Volfyirion as its players see it: alone in a direct message, two in a channel, four in teams."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.table.table import Table
from engine.games import GAMES
from engine.games.volfyirion.state import Volfyirion
from tests.discord.choices import choices
from tests.discord.kit import Actor, NewBot, World, controls, labels, shown, text
from tests.discord.playing import click, greedy, table
from tests.discord.tables import bots, latest, lobby, panel, privately, set_up

MOVES = 400  # the most moves in a game


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))  # same deal
    return bots(tmp_path, GAMES)


async def begun(world: World, *others: Actor, mode: str = "duel") -> Any:
    message = await lobby(world, "volfyirion", *others)
    await set_up(world.ann, message, mode=mode)
    await world.ann.click(await latest(world, message), custom_id="l:1:start")
    return await latest(world, message)


async def state(world: World) -> Volfyirion:
    return cast("Volfyirion", (await table(world)).state)


async def play_on(world: World, message: Any, people: list[Actor], moves: int = MOVES) -> Table:
    """As greedy bot players would: on the table message, with secret choices on the private
    panel."""
    for _ in range(moves):
        now = await table(world)
        if not now.running:
            return now
        seat, action = greedy(now)
        who, shown_now = people[seat], await latest(world, message)
        if not await click(who, shown_now, now, seat, action):
            assert await click(who, await panel(who, shown_now), now, seat, action), action
        assert (await table(world)).seq == now.seq + 1
    return await table(world)


class TestDuel:
    async def test_a_first_turn(self, world: World) -> None:
        """The hand stays private, a menu tells prices, and lost points are asked about once."""
        message = await begun(world, world.bob)
        me, other = await in_turn(world)

        assert "Prospector" not in text(message)
        mine = await panel(me, message)
        assert [one.filename for one in mine.attachments] == ["offer.jpg", "hand.webp"]
        assert "Prospector" not in text(mine), "the picture shows it"
        early = privately(await me.click(message, label="End the turn"))
        assert "5 cards are still in hand\nUnplayed: " in early
        assert "Prospector" in early
        await me.click(message, label="Play all")
        played = await latest(world, message)
        buys = [choice for choice in choices(played) if choice.menu == "Acquire a card"]
        assert buys
        assert all("leaves" in detail for detail in details(played, "Acquire a card"))
        asked = shown(await me.click(played, label="End the turn"))
        assert "Yes, do it" in labels(asked)
        await me.click(asked, label="Yes, do it")

        after = await latest(world, message)
        refused = await me.click(after, label="Play all")
        assert "not your turn" in privately(refused)
        await other.click(after, label="Play all")
        assert (await table(world)).seq == 3

    async def test_a_purchase_is_taken_back_until_something_is_drawn(self, world: World) -> None:
        message = await begun(world, world.bob)
        me, _ = await in_turn(world)
        await me.click(message, label="Play all")
        now = await latest(world, message)
        buy = next(choice for choice in choices(now) if choice.menu == "Acquire a card")
        await buy.click(me, now)
        bought = await latest(world, message)
        assert "acquires" in text(bought)

        await me.click(bought, label="Undo")

        s = await state(world)
        assert [len(house.discard) for house in s.houses] == [0, 0]
        ended = shown(await me.click(await latest(world, message), label="End the turn"))
        await me.click(ended, label="Yes, do it")
        assert "Undo" not in labels(await latest(world, message))

    @pytest.mark.long
    async def test_two_people_click_a_whole_duel(self, world: World) -> None:
        message = await begun(world, world.bob)

        await play_on(world, message, [world.ann, world.bob])

        result = (await state(world)).result
        assert result is not None
        assert sorted(result.places) == [1, 2]
        over = await latest(world, message)
        winner = ("ann", "bob")[result.places.index(1)]
        assert winner in text(over)
        assert [one.filename for one in over.attachments] == ["result.webp", "table.jpg"]
        board = privately(await world.ann.slash(world.channel, "leaderboard", game="volfyirion"))
        assert f"1. {winner}: Rating" in board
        assert "Won 1, Games 1" in board


class TestAlone:
    @pytest.mark.landing
    async def test_solo_in_a_direct_message_goes_on_after_a_restart(self, world: World) -> None:
        """All stands on the one message: one's own hand, and what only its owner may click."""
        ann = world.ann.user
        message = shown(await ann.slash("play", game="volfyirion"))
        assert (await table(world)).row.mode == "solo"
        assert "hand.webp" in [one.filename for one in message.attachments]
        assert any("Play Prospector" in label for label in labels(message))
        now = await play_alone(world, message, 10)

        await world.restart()
        later = await play_alone(world, message, 10)

        assert later.seq == now.seq + 10
        assert (await state(world)).round > 1


@pytest.mark.landing
class TestTeams:
    async def test_four_sit_down_in_teams_and_partners_act_in_one_turn(self, world: World) -> None:
        message = await lobby(world, "volfyirion")
        await set_up(world.ann, message, mode="team")
        seats = {1: (world.bob,), 2: (world.cleo, world.dan)}
        for number, people in seats.items():
            for other in people:
                await other.click(await latest(world, message), label=f"Join team {number}")
        await world.ann.click(await latest(world, message), label="Start")
        s = await state(world)
        first, second = (world.ann, world.bob) if s.turn_of == 0 else (world.cleo, world.dan)
        now = await latest(world, message)

        for who in (first, second):
            await who.click(await panel(who, now), label="Play all")

        played = await state(world)
        hands = [len(played.houses[seat].hand.cards) for seat in played.teams[played.turn_of]]
        assert hands == [0, 0]
        assert "18 B bring down" in text(await panel(first, await latest(world, message)))


async def play_alone(world: World, message: Any, moves: int) -> Table:
    ann = world.ann.user
    channel = world.bot.get_partial_messageable(message.channel.id)
    for _ in range(moves):
        now = await table(world)
        seat, action = greedy(now)
        assert await click(ann, await channel.fetch_message(message.id), now, seat, action), action
    return await table(world)


async def in_turn(world: World) -> tuple[Actor, Actor]:
    """The person who begins, and the other."""
    now = await table(world)
    (seat,) = now.game.actors(now.state)
    return (world.bob, world.ann) if seat else (world.ann, world.bob)


def details(message: Any, menu: str) -> list[str]:
    """The details below the lines of a menu."""
    found = [c for c in controls(message) if getattr(c, "placeholder", None) == menu]
    return [line.description or "" for one in found for line in one.options]


class TestLookingUp:
    async def test_where_no_table_stands_all_games_are_searched(self, world: World) -> None:
        rule = privately(await world.ann.slash(world.channel, "rules", query="VF-31"))
        other = privately(await world.ann.slash(world.channel, "rules", query="WB-31"))
        assert "VF-31 Move Volfyirion" in rule
        assert "WB-31" in other

    async def test_a_game_can_be_named(self, world: World) -> None:
        named = {"query": "wonder", "game": "volfyirion"}
        assert "WB-" not in privately(await world.ann.slash(world.channel, "rules", **named))
