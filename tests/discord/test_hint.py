"""The hint under My seat: where there is one, what it says, and how it is counted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest

from bot.screens import history
from bot.table.hints import left, refusal
from bot.table.making import By
from bot.text.say import say_in
from bot.text.words import Words
from db import Hinted
from engine.games import GAMES
from tests.discord.kit import Actor, NewBot, World, labels, shown
from tests.discord.playing import table
from tests.discord.tables import add_house, bots, latest, lobby, panel, privately, set_up
from tests.discord.test_private import stands

LEFT = "Hint ({} left)"


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))  # same deal
    return bots(tmp_path, GAMES)


async def duel(world: World, hints: bool) -> discord.Message:
    """A ranked one, in which ann begins."""
    message = await lobby(world, "volfyirion", world.bob)
    await set_up(world.ann, message, setting_first_player="host")
    if hints:
        await set_up(world.ann, await latest(world, message), variants_0=["hints"])
    await world.ann.click(await latest(world, message), label="Start")
    return await latest(world, message)


async def ask(who: Actor, message: discord.Message, label: str) -> str:
    return privately(await who.click(await panel(who, message), label=label))


async def logged(world: World) -> list[str]:
    now = await table(world)
    moves = await world.bot.desk.store.moves(now.id)
    words = Words(say_in("en"), "volfyirion", lambda seat: ("Ann", "Bob")[seat])
    return history.lines(now, moves, words, None)


class TestRanked:
    async def test_has_no_hint_unless_its_lobby_allows_it(self, world: World) -> None:
        message = await duel(world, hints=False)
        mine = await panel(world.ann, message)

        assert not [one for one in labels(mine) if one.startswith("Hint")]
        assert refusal(await table(world), 0) == "hint-ranked"

    async def test_gives_three_if_it_does_and_the_log_says_so(self, world: World) -> None:
        message = await duel(world, hints=True)

        told = await ask(world.ann, message, LEFT.format(3))

        assert told.startswith("A good player would choose **")
        assert told.endswith("You have 2 hints left in this game.")
        assert "Ann asked for a hint." in await logged(world)
        assert LEFT.format(2) in labels(await panel(world.ann, message))
        assert not [x for x in labels(await panel(world.bob, message)) if x.startswith("Hint")]

    @pytest.mark.landing
    async def test_the_same_question_is_the_same_hint_and_counts_once(self, world: World) -> None:
        message = await duel(world, hints=True)
        first = await ask(world.ann, message, LEFT.format(3))

        assert await ask(world.ann, message, LEFT.format(2)) == first
        assert len((await table(world)).hints) == 1

    @pytest.mark.landing
    async def test_costs_once_where_others_choose_at_the_same_time(self, world: World) -> None:
        """What they do leaves the decision as it is, even if it was the last hint."""
        message = await lobby(world, "realm_of_wonder", world.bob)
        await set_up(world.ann, message, variants_0=["hints"])
        await world.ann.click(await latest(world, message), label="Start")
        message, tables = await latest(world, message), world.bot.desk.tables
        now = await table(world)
        assert set(now.game.actors(now.state)) == {0, 1}
        await ask(world.ann, message, LEFT.format(3))
        await tables.play_house(now.id, now.seq, 1, now.game.legal(now.state, 1)[0])
        now = await table(world)
        assert now.game.actors(now.state) == [0]

        assert (await ask(world.ann, message, LEFT.format(2))).endswith(
            "2 hints left in this game."
        )

        spent = replace(now, hints=(*now.hints, *(Hinted(0, -n, -n) for n in (1, 2))))
        assert (len((await table(world)).hints), left(spent, 0), refusal(spent, 0)) == (1, 0, None)

    @pytest.mark.landing
    async def test_the_count_outlives_undo_and_restart(self, world: World) -> None:
        message = await duel(world, hints=True)
        await ask(world.ann, message, LEFT.format(3))
        desk, now = world.bot.desk, await table(world)
        action = now.game.legal(now.state, 0)[0]
        by = By(await desk.store.player_of(world.ann.id), None)
        await desk.tables.play_house(now.id, now.seq, 0, action)
        now = await table(world)
        await desk.tables.take_back(now, now.last, by)

        await world.restart()

        assert LEFT.format(2) in labels(await panel(world.ann, await latest(world, message)))

    @pytest.mark.landing
    async def test_says_so_if_the_table_has_moved_on(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        message = await duel(world, hints=True)
        desk = world.bot.desk
        think = desk.workers.hint

        async def slowly(game: Any, s: Any, seat: int, seed: bytes, move: int) -> Any:
            found = await think(game, s, seat, seed, move)
            await desk.tables.play_house(1, move - 1, seat, found.action)
            return found

        monkeypatch.setattr(desk.workers, "hint", slowly)

        told = await ask(world.ann, message, LEFT.format(3))

        assert told.startswith("The table has moved on while I was thinking")
        assert (await table(world)).hints == ()


async def test_alone_it_is_free_and_leaves_no_trace(world: World) -> None:
    message = await lobby(world, "volfyirion")
    await set_up(world.ann, message, mode="solo")
    await world.ann.click(await latest(world, message), label="Start")
    message = await latest(world, message)

    told = await ask(world.ann, message, "Hint")

    assert told.startswith("A good player would choose **")
    assert "left" not in told
    assert (await table(world)).hints == ()


async def test_a_new_one_takes_the_place_of_the_older_one(world: World) -> None:
    """And the panel stays from which both were asked."""
    message = await lobby(world, "volfyirion")
    await set_up(world.ann, message, mode="solo")
    await world.ann.click(await latest(world, message), label="Start")
    mine = await panel(world.ann, await latest(world, message))

    first, second = [shown(await world.ann.click(mine, label="Hint")) for _ in range(2)]

    assert [stands(world, one) for one in (mine, first, second)] == [True, False, True]


async def test_against_bot_players_alone_it_is_free_too(world: World) -> None:
    """Such a game counts for nobody's rating. Once a second person sits there, it may."""
    message = await lobby(world, "volfyirion")
    await add_house(world, message)
    await world.ann.click(await latest(world, message), label="Start")

    now = await table(world)

    assert (refusal(now, 0), left(now, 0)) == (None, None)
    theirs = [msgspec.structs.replace(one, player=f"p{one.seat}") for one in now.seats]
    assert refusal(replace(now, seats=tuple(theirs)), 0) == "hint-ranked"


@pytest.mark.parametrize("personal", [{"daily": "2026-11-30"}, {"lesson": 1}], ids=str)
async def test_a_daily_and_a_lesson_have_none(world: World, personal: dict[str, Any]) -> None:
    """There all play the same, and a lesson itself says what to do."""
    await duel(world, hints=True)
    now = await table(world)
    assert refusal(now, 0) is None

    alone = replace(now, row=msgspec.structs.replace(now.row, **personal))

    assert refusal(alone, 0) == "hint-never"
