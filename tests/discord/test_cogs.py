"""What the other commands answer, and in whose language."""

from __future__ import annotations

import random
from pathlib import Path
from threading import current_thread
from types import SimpleNamespace
from typing import Any, cast

import discord
import msgspec
import pytest
from discord import app_commands

from bot.text.catalogue import Rule, parse, rules_of
from bot.text.finding import index
from cogs.common import games_meant
from engine.games import GAMES
from tests.discord.kit import NewBot, World, controls, labels, shown, text
from tests.discord.tables import (
    bots,
    choose,
    latest,
    lobby,
    offered,
    panel,
    play_on,
    privately,
    table,
)
from tests.discord.test_private import stands
from tests.toys import TOYS


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))  # same deal
    return bots(tmp_path, GAMES | TOYS)


class TestLookingUp:
    async def test_a_rule_by_its_number(self, world: World) -> None:
        answer = await world.ann.slash(world.channel, "rules", query="WB-31")

        assert privately(answer).startswith("**WB-31 Move · Wonder Book**\nA move takes you to")

    async def test_rules_by_a_question(self, world: World) -> None:
        question = {"query": "can I roll again if I miss", "game": "wonder_book"}
        answer = await world.ann.slash(world.channel, "rules", **question)

        said = privately(answer)
        assert said.startswith("Closest to “can I roll again if I miss”:\n\n**WB-38 Reroll")
        assert "Once in your turn you may give 1 Heart" in said
        assert said.count("\n**") == 3  # the closest, and two more
        assert "-# Ruling: the Heart is a price" in said
        assert "Asked:" not in said

    async def test_the_rules_of_the_table_here_come_first_and_of_its_mode(
        self, world: World
    ) -> None:
        await table(world, "volfyirion", world.bob)

        answer = await world.ann.slash(world.channel, "rules", query="how do i win")

        said = privately(answer)
        assert "**VF-01 Aim**\n" in said
        assert said.index("VF-64") < said.index("VF-45 Solo")  # another mode's, at the end
        assert "WB-" not in said

    async def test_rules_are_read_and_searched_beside_the_loop(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        rules_of.cache_clear()
        index.cache_clear()
        threads = set[str]()

        def seen(text: str) -> list[Rule]:
            threads.add(current_thread().name)
            return parse(text)

        monkeypatch.setattr("bot.text.catalogue.parse", seen)
        await world.ann.autocomplete(world.channel, "rules", "query", "reroll")
        await world.ann.slash(world.channel, "rules", query="how do i win", game="volfyirion")
        await world.ann.slash(world.channel, "rules")

        assert threads == {"beside_0"}

    async def test_wherever_a_game_is_asked_for_all_of_them_are_shown(self, world: World) -> None:
        """Not only once something has been typed, as suggestions are."""
        asking = {
            command.name: [choice.value for choice in option.choices]
            for command in world.bot.tree.walk_commands()
            if isinstance(command, app_commands.Command)
            for option in command.parameters
            if option.name == "game"
        }

        assert asking.keys() == {"play", "learn", "rules", "card", "leaderboard"}
        assert all(values == list(world.bot.games) for values in asking.values())
        assert await games_meant(world.bot, cast("Any", None), "chess") == []

    async def test_suggestions(self, world: World) -> None:
        suggested = await world.ann.autocomplete(world.channel, "rules", "query", "wb-3")

        values = [choice["value"] for choice in suggested]
        assert "WB-31" in values
        assert len(values) <= 25

    async def test_nothing_found_and_nothing_asked(self, world: World) -> None:
        nothing = await world.ann.slash(world.channel, "rules", query="zeppelin")
        contents = await world.ann.slash(world.channel, "rules")
        one = await world.ann.slash(world.channel, "rules", game="wonder_book")

        assert privately(nothing).count("\n**") == 3
        assert "### Wonder Book" in privately(contents)
        assert "**/rules WB-01**" in privately(contents)
        assert "**Heroes**: WB-10 … WB-14" in privately(contents)
        assert "**Heroes**: WB-10 Hero card, WB-11 Maximum Hearts," in privately(one)

    async def test_a_card_with_its_picture(self, world: World) -> None:
        (first, *_) = await world.ann.autocomplete(world.channel, "card", "name", "")

        answer = await world.ann.slash(world.channel, "card", name=first["value"])

        assert f"## {first['name']}" in privately(answer)
        assert shown(answer).attachments
        assert described(shown(answer)).startswith(f"{first['name']}. ")
        unknown = await world.ann.slash(world.channel, "card", name="unicorn")
        assert "No public card" in privately(unknown)

    @pytest.mark.parametrize("name", ["table leave", "table end", "me forget", "server erase"])
    async def test_what_loses_something_asks_first(self, world: World, name: str) -> None:
        """Before anything is done. The first answer is No, which takes the question away."""
        role = world.guild.create_role("keeper", permissions=discord.Permissions.all())
        keeper = world.guild.add_member(world.env.create_user("eve"), roles=[role])
        message = await lobby(world, "duel")
        who = keeper if name == "server erase" else world.ann
        await world.bob.click(message, label="Join")
        await world.ann.click(message, label="Start")
        before = text(await latest(world, message))

        asked = shown(await who.slash(world.channel, name))
        no, yes = (one for one in controls(asked) if getattr(one, "label", None))
        await who.click(asked, label="Not now")

        assert (no.label, no.style) == ("Not now", discord.ButtonStyle.secondary)
        assert yes.style is discord.ButtonStyle.danger
        assert text(await latest(world, message)) == before
        assert not stands(world, asked)

    async def test_help_in_three_screens(self, world: World) -> None:
        answer = await world.ann.slash(world.channel, "help")
        assert "## Play" in privately(answer)

        second = await world.ann.click(shown(answer), label="At the table")

        assert "## At the table" in privately(second)
        assert labels(shown(second)) == ["Play", "At the table", "If something is odd"]


class TestLanguage:
    async def test_private_answers_follow_the_reader(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        world.locales[world.bob.user.id] = "fr"

        answer = await world.bob.click(message, label="Why not?")

        assert "tous les boutons marchent" in privately(answer)
        assert "ann: your choice" in text(await latest(world, message))

    async def test_a_setting_wins(self, world: World) -> None:
        message = await table(world, "duel", world.bob)

        told = await world.bob.slash(world.channel, "me language", language="it")

        assert "questa lingua" in privately(told)
        assert "tutti i pulsanti funzionano" in privately(
            await world.bob.click(message, label="Why not?")
        )
        told = await world.bob.slash(world.channel, "me language", language="automatic")
        assert "the language of your Discord" in privately(told)
        assert "every button works" in privately(await world.bob.click(message, label="Why not?"))


class TestForgetting:
    async def test_the_seat_becomes_someone_and_the_table_goes_on(self, world: World) -> None:
        message = await table(world, "expedition", world.bob)

        asked = await world.bob.slash(world.channel, "me forget")
        assert "cannot be undone" in privately(asked)
        await world.bob.click(shown(asked), label="Forget me")

        after = text(await latest(world, message))
        assert "bob" not in after
        stranger = await world.bob.click(message, label="My seat")
        assert "You do not sit at this table" in privately(stranger)

    async def test_lobbies_are_left(self, world: World) -> None:
        await lobby(world, "duel", world.bob)
        asked = await world.bob.slash(world.channel, "me forget")
        await world.bob.click(shown(asked), label="Forget me")

        kept = await world.bot.desk.store.seats(1)
        assert [seat.user for seat in kept] == [world.ann.user.id]


class TestRecords:
    @pytest.mark.landing
    async def test_a_game_as_a_file_while_it_runs_and_after_its_end(self, world: World) -> None:
        nothing = await world.ann.slash(world.channel, "table export")
        message = await table(world, "volfyirion", world.bob)
        for actor in (world.ann, world.bob):
            mine = await panel(actor, message)
            for option in offered(mine)[:1]:
                await choose(actor, mine, option, random.Random(1))

        sight = await exported(world)
        untold = await world.ann.slash(world.channel, "table verify")
        await end(world)
        whole = await exported(world)
        told = await world.bob.slash(world.channel, "table verify")

        assert "No game has ended here yet" in privately(nothing)
        assert (sight["format"], sight["seat"]) == ("dragonspotter-view-1", 1)
        mine, other = sight["view"]["houses"][1]["hand"], sight["view"]["houses"][0]["hand"]
        assert "?" not in mine["cards"]
        assert set(other["cards"]) <= {"?"}
        assert "A game is under way here" in privately(untold)
        assert whole["format"] == "dragonspotter-game-1"
        assert whole["seed"] == "00" * 16
        assert len(whole["moves"]) > 1
        assert "everything matches" in privately(told)


async def exported(world: World) -> dict[str, Any]:
    answer = shown(await world.bob.slash(world.channel, "table export"))
    return msgspec.json.decode(await answer.attachments[0].read())


async def end(world: World) -> None:
    asked = await world.ann.slash(world.channel, "table end")
    await world.ann.click(shown(asked), label="End this table")


class TestLeaderboard:
    async def test_before_anything_was_finished(self, world: World) -> None:
        answer = await world.ann.slash(world.channel, "leaderboard")

        assert "Nobody has finished" in privately(answer)

    @pytest.mark.landing
    async def test_people_and_parties(self, world: World) -> None:
        message = await table(world, "expedition", world.bob)
        await play_on(world, message, [world.ann, world.bob], 300)
        await lobby(world, "expedition")  # the channel's game is the one that is asked for

        answer = await world.ann.slash(world.channel, "leaderboard")

        told = privately(answer)
        assert "1. ann: Won" in told or "1. bob: Won" in told
        assert "ann and bob: Won" in told or "bob and ann: Won" in told
        assert shown(answer).attachments


class TestCampaign:
    async def test_none_yet(self, world: World) -> None:
        assert "No campaign" in privately(await world.ann.slash(world.channel, "campaign show"))
        answer = await world.ann.slash(world.channel, "campaign continue")
        assert "No campaign" in privately(answer)

    @pytest.mark.landing
    async def test_show_and_continue(self, world: World) -> None:
        message = await table(world, "expedition", world.bob)
        await play_on(world, message, [world.ann, world.bob], 300)

        told = await world.ann.slash(world.channel, "campaign show")
        assert "Expedition" in privately(told)

        await world.ann.slash(world.channel, "campaign continue")
        (campaign,) = await world.bot.desk.store.campaigns_of(
            "server", world.guild.id, "expedition"
        )
        assert campaign.open_game == 2
        busy = await world.bob.slash(world.channel, "campaign continue")
        assert "has an open table already" in privately(busy)

    @pytest.mark.landing
    async def test_continue_where_another_table_is_open(self, world: World) -> None:
        """No thread is offered, since it would begin again, without the campaign."""
        message = await table(world, "expedition", world.bob)
        await play_on(world, message, [world.ann, world.bob], 300)
        await lobby(world, "duel")

        answer = await world.ann.slash(world.channel, "campaign continue")

        assert "already a table here" in privately(answer)
        assert labels(shown(answer)) == []

    async def test_restart_opens_a_lobby(self, world: World) -> None:
        opened = await world.ann.slash(world.channel, "campaign restart")

        assert "Host: ann" in text(shown(opened))


async def test_the_first_game_through_its_first_pages(world: World) -> None:
    """The real thing: pictures, pages, a hero for each."""
    message = await lobby(world, next(iter(GAMES)), world.bob)
    await world.ann.click(message, label="Start")
    now = await latest(world, message)
    assert now.attachments
    assert "Destiny: 5 left." in described(now)

    mine = await panel(world.bob, now)

    assert "## bob" in text(mine)


def described(message: discord.Message) -> str:
    """What its one picture shows, in words."""
    (pictures,) = [one for one in parts(message) if isinstance(one, discord.MediaGalleryComponent)]
    return str(pictures.items[0].description)


def parts(message: discord.Message) -> list[Any]:
    (container,) = message.components
    assert isinstance(container, discord.Container)
    return list(container.children)
