"""People click what they may not, twice, late or by hand, and this is what they see then."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.table.ids import Pick
from tests.discord.kit import NewBot, World, controls, labels, shown, text
from tests.discord.tables import (
    bots,
    end_of,
    latest,
    leave,
    lobby,
    moves,
    offered,
    panel,
    privately,
    table,
)

pytestmark = pytest.mark.landing

END = "End this table"
FORGED = "This button does not belong to this table. Nothing was changed."


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))  # same deal
    return bots(tmp_path)


class TestWhoMayNot:
    async def test_a_stranger(self, world: World) -> None:
        message = await table(world, "duel", world.bob)

        answer = await world.dan.click(message, custom_id=end_of(message))

        assert "You do not sit at this table" in privately(answer)
        assert await moves(world) == 0

    async def test_a_stranger_asks_for_a_seat(self, world: World) -> None:
        message = await table(world, "duel", world.bob)

        answer = await world.dan.click(message, label="My seat")

        assert "You do not sit at this table" in privately(answer)

    async def test_not_your_turn(self, world: World) -> None:
        message = await table(world, "duel", world.bob)

        answer = await world.bob.click(message, custom_id=end_of(message))

        assert "It is not your turn: ann must choose" in privately(answer)
        assert "## bob" in text(shown(answer))
        assert await moves(world) == 0

    async def test_someone_who_left_is_shown_the_way_back(self, world: World) -> None:
        message = await table(world, "expedition", world.bob)
        await leave(world, world.bob)

        answer = await world.bob.click(message, label="My seat")

        assert "keeps your seat warm" in privately(answer)
        assert "Take my seat back" in labels(shown(answer))


class TestTwiceAndLate:
    async def test_an_old_button(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        old = await panel(world.ann, message)
        (end,) = (one.custom_id for one in offered(old) if one.label == "End")
        await world.ann.click(message, custom_id=end_of(message))

        answer = await world.forge(world.ann, old, end)

        assert "The table has moved on" in text(shown(answer))
        assert await moves(world) == 1

    async def test_an_old_button_that_is_still_good(self, world: World) -> None:
        """One bidder's secret choice makes nobody else's button stale."""
        message = await table(world, "auction", world.bob, world.cleo)
        old = [await panel(actor, message) for actor in (world.ann, world.bob)]
        for actor, mine, bid in ((world.ann, old[0], "0:s3"), (world.bob, old[1], "0:s4")):
            (menu,) = offered(mine)
            await actor.select(mine, [bid], custom_id=menu.custom_id)
        assert await moves(world) == 2

    async def test_a_double_click(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        click = end_of(message)

        await world.together(
            world.ann.click(message, custom_id=click), world.ann.click(message, custom_id=click)
        )

        assert await moves(world) == 1
        assert "bob: your choice" in text(await latest(world, message))

    async def test_two_people_at_once(self, world: World) -> None:
        message = await table(world, "expedition", world.bob)

        await world.together(
            world.ann.click(message, label="Begin ann"),
            world.bob.click(message, label="Begin bob"),
        )

        assert await moves(world) == 1

    async def test_the_same_interaction_twice(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        result = await world.ann.click(message, custom_id=end_of(message))

        await world.again(result)

        assert await moves(world) == 1
        assert "bob: your choice" in text(await latest(world, message))

    @pytest.mark.parametrize("second", ["Join", "Start"])
    async def test_a_lobby_that_is_drawn_late(
        self, world: World, monkeypatch: pytest.MonkeyPatch, second: str
    ) -> None:
        """The screen that bob's click brings about is ready only after the other click's."""
        message = await lobby(world, "expedition")
        screen, delays = world.bot.lobbies.screen, [20_000]

        async def late(lobby: Any) -> Any:
            drawn = await screen(lobby)
            for _ in range(delays.pop() if delays else 0):
                await asyncio.sleep(0)
            return drawn

        monkeypatch.setattr(world.bot.lobbies, "screen", late)
        other = world.cleo if second == "Join" else world.ann
        await world.together(
            world.bob.click(message, label="Join"), other.click(message, label=second)
        )

        now = await latest(world, message)
        if second == "Join":
            assert "2. bob" in text(now)
            assert "3. cleo" in text(now)
        else:
            assert "My seat" in labels(now)

    async def test_closing_a_lobby_twice(self, world: World) -> None:
        await lobby(world, "duel")

        answers = await world.together(*(world.ann.slash(world.channel, "table end") for _ in "12"))

        one, other = sorted(privately(answer) for answer in answers)
        assert one == "The lobby is closed."
        assert other.startswith(("This lobby is closed already", "There is no open table"))

    async def test_ending_it_twice(self, world: World) -> None:
        await table(world, "duel", world.bob)
        asked = shown(await world.ann.slash(world.channel, "table end"))

        answers = await world.together(*(world.ann.click(asked, label=END) for _ in "12"))

        assert all("has ended" in text(shown(answer)) for answer in answers)

    @pytest.mark.parametrize("leaves", [True, False])
    async def test_leaving_or_coming_back_after_the_end(
        self, world: World, monkeypatch: pytest.MonkeyPatch, leaves: bool
    ) -> None:
        message = await table(world, "expedition", world.bob)
        if not leaves:
            await leave(world, world.bob)
        tables = world.bot.desk.tables
        sit = tables.sit

        async def late(id: int, *rest: Any) -> Any:
            await tables.end(id)
            return await sit(id, *rest)

        monkeypatch.setattr(tables, "sit", late)
        if leaves:
            answer = await leave(world, world.bob)
        else:
            answer = await world.bob.click(message, label="Take my seat back (bob)")

        assert "This game has ended" in text(shown(answer))

    async def test_undo_twice(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        mine = await panel(world.ann, message)
        await world.ann.click(mine, label="Play copper")
        at_table = await latest(world, message)

        await world.together(
            world.ann.click(at_table, label="Undo"), world.ann.click(at_table, label="Undo")
        )

        assert await moves(world) == 2


class TestForged:
    @pytest.mark.parametrize(
        ("custom_id", "says"),
        [
            ("nonsense", FORGED),
            ("t:1:0:0:p99", FORGED),
            ("t:1:0:0:s9999", FORGED),
            ("t:1:*:0:p77", FORGED),
            ("t:1:dance", FORGED),
            ("l:1:dance", FORGED),
            ("l:99:join", "This lobby is closed already"),
            ("t:99:0:0:p0", "This table is gone"),
            ("t:99:end", "This table is gone"),
            ("t:999999999999999999:seat", "This table is gone"),
            ("t:1:0:999999999:p0", "The table has moved on"),
        ],
    )
    async def test_is_refused_in_words(self, world: World, custom_id: str, says: str) -> None:
        message = await table(world, "duel", world.bob)

        answer = await world.forge(world.ann, message, custom_id)

        assert says in privately(answer)
        assert await moves(world) == 0

    async def test_a_grey_choice(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        grey = next(one for one in controls(message) if one.disabled)

        answer = await world.forge(world.ann, message, grey.custom_id)

        assert "Not now: duel-too-dear" in privately(answer)
        assert await moves(world) == 0

    async def test_another_s_private_choice(self, world: World) -> None:
        """Bob may not play from ann's hand by guessing an id."""
        message = await table(world, "duel", world.bob)

        answer = await world.forge(world.bob, message, Pick(1, 0, 0, "s", 0).id)

        assert "## bob" in privately(answer)
        assert await moves(world) == 0

    async def test_a_menu_with_nonsense(self, world: World) -> None:
        message = await table(world, "auction", world.bob, world.cleo)
        (menu,) = offered(await panel(world.ann, message))

        for values in (["x"], [], ["0:p1", "0:p2"], ["0:c3"]):
            answer = await world.forge(world.ann, message, menu.custom_id, *values)
            assert FORGED in privately(answer)

        assert await moves(world) == 0

    async def test_ids_of_another_place(self, world: World) -> None:
        """Neither a table nor a lobby of a server answers in a direct message."""
        await table(world, "duel", world.bob)
        solo = shown(await world.dan.user.slash("play", game="expedition"))

        for custom_id in ("t:1:text", "t:1:seat", "l:1:join", "t:1:end"):
            answer = await world.forge(world.dan.user, solo, custom_id)
            assert FORGED in text(shown(answer))

    async def test_a_lobby_setting_that_does_not_exist(self, world: World) -> None:
        message = await lobby(world, "duel")

        before = await world.bot.desk.store.game(1)

        answer = await world.forge(world.ann, message, "l:1:set:7")

        assert FORGED in privately(answer)
        assert await world.bot.desk.store.game(1) == before
