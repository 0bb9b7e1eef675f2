"""A note to oneself on top of My seat."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord.enums import ComponentType

from bot.messages.answers import NOTED, filled_in
from bot.platform.limits import NOTE
from engine.games import GAMES
from tests.discord.everything import said
from tests.discord.kit import NewBot, World, labels, shown, text
from tests.discord.tables import bots, keeper, latest, leave, panel, privately, table
from tests.discord.test_forgotten import forget, hand_over
from tests.discord.test_me import exported
from tests.toys import TOYS

SECRET = "Bob owes me a wheel."


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))
    return bots(tmp_path, GAMES | TOYS)


async def note(who: Any, message: discord.Message, words: str) -> Any:
    """From the panel, which then shows it."""
    asked = await who.click(await panel(who, message), label="Note")
    return await who.submit_modal(asked, {NOTED: words})


class TestNote:
    async def test_is_on_top_of_my_seat_from_then_on(self, world: World) -> None:
        message = await table(world, "duel", world.bob)

        told = privately(await note(world.ann, message, f"  {SECRET}\n"))

        assert told.startswith(f"-# Your note\n{SECRET}\n## ")
        assert text(await panel(world.ann, message)).startswith(f"-# Your note\n{SECRET}\n")
        await world.restart()
        assert SECRET in text(await panel(world.ann, await latest(world, message)))

    async def test_that_it_is_kept_is_told_below_the_panel(self, world: World) -> None:
        message = await table(world, "duel", world.bob)

        told = await note(world.ann, message, SECRET)

        (below,) = told.followups
        assert below.ephemeral
        assert text(below.message) == "Your note is kept: **My seat** begins with it."

    async def test_a_rule_keeps_it_apart_from_the_heading_below(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        await note(world.ann, message, SECRET)

        mine = await panel(world.ann, message)

        (container,) = world.env.backend.get_message(mine.channel.id, mine.id).components
        first, second, third, *_ = container["components"]
        assert SECRET in first["content"]
        assert second["type"] == ComponentType.SEPARATOR
        assert third["content"].startswith("## ")

    @pytest.mark.parametrize("game", list(GAMES))
    async def test_it_hides_no_line_about_oneself(self, world: World, game: str) -> None:
        """All is told with a short note as without."""
        message = await table(world, game, world.bob)
        before = await panel(world.ann, message)

        await note(world.ann, message, f"{SECRET}\nAnd a rope.")

        after = text(await panel(world.ann, message)).splitlines()
        assert [x for x in text(before).splitlines() if x not in after and "<t:" not in x] == []

    async def test_nobody_else_reads_it(self, world: World) -> None:
        message = await table(world, "duel", world.bob)

        await note(world.ann, message, SECRET)

        assert SECRET not in text(await latest(world, message))
        assert SECRET not in text(await panel(world.bob, message))
        watched = await world.cleo.click(message, label="My seat")
        assert SECRET not in privately(watched)

    async def test_it_can_be_changed_where_it_is_and_taken_away(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        await note(world.ann, message, SECRET)

        asked = await world.ann.click(await panel(world.ann, message), label="Note")

        assert asked.modal is not None
        field = asked.modal["components"][0]["component"]
        assert (field["value"], field["max_length"]) == (SECRET, NOTE)
        assert field["required"] is False
        told = await world.ann.submit_modal(asked, {NOTED: " "})
        assert "Your note is gone." in said(told)
        assert "Your note\n" not in text(await panel(world.ann, message))

    async def test_nothing_noted_is_no_note_that_is_gone(self, world: World) -> None:
        message = await table(world, "duel", world.bob)

        told = said(await note(world.ann, message, " "))

        assert "Nothing is noted." in told
        assert "gone" not in told

    async def test_a_thousand_characters_fit_with_everything_else(self, world: World) -> None:
        message = await table(world, "world_adventure", world.bob)
        long = ("word " * NOTE)[: NOTE - 1] + "!"

        told = privately(await note(world.ann, message, long))

        assert long in told
        await world.ann.slash(world.channel, "me text", text="on")
        assert long in text(await panel(world.ann, message))

    def test_what_is_longer_is_cut_to_a_thousand(self) -> None:
        payload = {"components": [{"component": {"custom_id": NOTED, "value": "x" * 5000}}]}

        assert filled_in(payload) == {NOTED: ["x" * NOTE]}

    async def test_it_is_words_alone_in_each_language(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        for locale, button, head in (("fr", "Note", "Ta note"), ("it", "Nota", "La tua nota")):
            world.locales[world.bob.id] = locale
            seat = shown(await world.bob.click(message, custom_id="t:1:seat"))
            asked = await world.bob.click(seat, label=button)
            told = privately(await world.bob.submit_modal(asked, {NOTED: SECRET}))
            assert told.startswith(f"-# {head}\n{SECRET}\n")


class TestSomebodyElse:
    async def test_a_successor_never_sees_it(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        await note(world.bob, message, SECRET)

        await hand_over(world, world.bob, world.cleo)

        seat = await panel(world.cleo, await latest(world, message))
        assert SECRET not in text(seat)
        asked = await world.cleo.click(seat, label="Note")
        assert asked.modal is not None
        assert "value" not in asked.modal["components"][0]["component"]

    async def test_it_waits_while_a_bot_player_keeps_the_seat(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        await note(world.bob, message, SECRET)
        left = await leave(world, world.bob)

        back = await world.bob.click(shown(left), label="Take my seat back")

        assert SECRET in privately(back)

    async def test_a_seat_that_has_changed_hands_meanwhile_keeps_nothing(
        self, world: World
    ) -> None:
        message = await table(world, "duel", world.bob)
        asked = await world.bob.click(await panel(world.bob, message), label="Note")
        await hand_over(world, world.bob, world.cleo)

        told = await world.bob.submit_modal(asked, {NOTED: SECRET})

        assert "You do not sit at this table" in privately(told)
        data, raw = await exported(world, world.bob)
        assert SECRET not in raw
        assert data["more"]["note"] == []

    async def test_somebody_who_does_not_sit_there_notes_nothing(self, world: World) -> None:
        message = await table(world, "duel", world.bob)

        for id in ("t:1:note:0", "t:1:note", "t:1:noted:0"):
            told = await world.forge(world.cleo, message, id)
            assert "You do not sit at this table" in privately(told)

    async def test_a_seat_of_somebody_else_is_refused(self, world: World) -> None:
        message = await table(world, "duel", world.bob)

        told = await world.forge(world.ann, message, "t:1:note:1")

        assert told.modal is None
        assert privately(told)


@pytest.mark.landing
class TestMyData:
    async def test_it_is_in_my_export_and_not_in_that_of_the_server(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        await note(world.ann, message, SECRET)
        eve = keeper(world)

        data, _ = await exported(world, world.ann)
        answer = await eve.slash(world.channel, "server export")

        assert data["more"]["note"] == [{"game": 1, "seat": 0, "text": SECRET}]
        (file,) = shown(answer).attachments
        assert SECRET.encode() not in await file.read()
        _, theirs = await exported(world, world.bob)
        assert SECRET not in theirs

    async def test_it_is_gone_with_me_and_a_new_me_finds_none(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        await note(world.ann, message, SECRET)

        await forget(world, world.ann)

        path = world.bot.settings.database
        for file in path.parent.glob(f"{path.name}*"):
            assert SECRET.encode() not in file.read_bytes()


async def test_a_lesson_has_none(world: World) -> None:
    lesson = shown(await world.ann.slash(world.channel, "learn", game="tug"))

    told = await world.forge(world.ann, lesson, "t:1:note:0")

    assert told.modal is None
    assert "Note" not in labels(lesson)
