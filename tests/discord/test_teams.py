"""Partners against others, and one person alone: from the lobby to the leaderboard."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import discord
import pytest

from tests.discord.kit import NewBot, World, controls, labels, shown, text
from tests.discord.tables import (
    add_house,
    bots,
    latest,
    lobby,
    moves,
    offered,
    panel,
    play_on,
    privately,
    set_up,
)
from tests.toys import TOYS


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))  # same deal
    return bots(tmp_path, TOYS)


async def team_lobby(world: World) -> discord.Message:
    """Ann with bob against cleo."""
    message = await lobby(world, "tug")
    await set_up(world.ann, message, mode="team")
    await world.bob.click(await latest(world, message), label="Join team 1")
    await world.cleo.click(await latest(world, message), label="Join team 2")
    return await latest(world, message)


async def test_a_lobby_shows_the_teams(world: World) -> None:
    message = await team_lobby(world)

    seats = ["**Team 1**", "1. ann", "3. bob", "**Team 2**", "2. cleo", "4. free"]
    assert "\n".join(seats) in text(message)
    people = ["Start", "Join team 1", "Join team 2", "Leave", "Add a bot player", "Invite …"]
    assert labels(message) == [*people, "Settings", "Learn it in 3 minutes"]
    assert [one.disabled for one in controls(message) if getattr(one, "label", "")][1:3] == [
        True,
        False,
    ]

    await world.ann.click(message, label="Join team 2")
    changed = text(await latest(world, message))
    assert "**Team 1**\n1. free\n3. bob\n**Team 2**\n2. cleo\n4. ann" in changed


async def test_variants_are_one_field(world: World) -> None:
    message = await lobby(world, "tug")

    await set_up(world.ann, message, variants_0=["mud", "wind"])
    assert "Variants: mud, wind" in text(await latest(world, message))
    await set_up(world.ann, await latest(world, message), variants_0=["mud"])
    assert "Variants: mud\n" in text(await latest(world, message))
    await world.bob.click(message, label="Join")
    await world.ann.click(await latest(world, message), label="Start")

    table = await world.bot.desk.tables.get(1)
    assert (table.state.mud, table.state.wind) == (True, False)


@pytest.mark.landing
async def test_partners_win_and_stand_on_the_leaderboard_together(world: World) -> None:
    message = await team_lobby(world)
    await world.dan.click(message, label="Join team 2")
    await world.ann.click(message, label="Start")
    assert "Together with bob." in text(await panel(world.ann, message))

    await play_on(world, message, [world.ann, world.bob, world.cleo, world.dan], 100)

    ended = text(await latest(world, message))
    assert "ann and bob have won together!" in ended
    await lobby(world, "tug")
    told = privately(await world.ann.slash(world.channel, "leaderboard"))
    told, parties = told.split("Parties")
    rating, people = told.split("People")
    assert all(f". {name}: Rating 1" in rating for name in ("ann", "bob"))
    assert all(f". {name}: Won" in people for name in ("ann", "bob", "cleo", "dan"))
    assert people.count("Won 1") == 2
    assert parties.count("Won 1") == parties.count("Won 0") == 1
    assert "ann and bob: Won 1" in parties or "bob and ann: Won 1" in parties


async def test_alone_in_a_direct_message(world: World) -> None:
    message = shown(await world.ann.user.slash("play", game="tug"))

    table = await world.bot.desk.tables.get(1)
    assert (table.row.mode, table.state.seats) == ("solo", 1)
    assert "My seat" in labels(message)


@pytest.mark.landing
async def test_alone_from_a_lobby_and_no_party_after_it(world: World) -> None:
    message = await lobby(world, "tug")
    await world.ann.click(message, label="solo")
    await play_on(world, message, [world.ann], 50)

    await lobby(world, "tug")
    told = privately(await world.ann.slash(world.channel, "leaderboard"))
    assert "1. ann: Won" in told
    assert "Parties" not in told


@pytest.mark.landing
async def test_a_house_partner_acts_and_the_panel_of_the_person_stays_good(world: World) -> None:
    message = await lobby(world, "tug")
    await set_up(world.ann, message, mode="team")
    for _ in range(3):
        await add_house(world, message)

    await world.ann.click(await latest(world, message), label="Start")
    mine = await panel(world.ann, message)
    drawn_at = {int(one.custom_id.split(":")[3]) for one in offered(mine)}
    table = await world.bot.desk.tables.get(1)

    assert table.game.actors(table.state) == [0], "the partner has pulled and rests"
    assert table.fresh(0, 0), "what was offered before it acted is still on offer"
    assert drawn_at == {table.state.now}
    await play_on(world, message, [world.ann], 50)
    assert "My seat" not in labels(await latest(world, message))


async def test_one_button_for_both_partners_asks_each_for_themselves(world: World) -> None:
    """The button is public and costly: it asks privately, telling what the clicker's own seat would
    lose."""
    message = await team_lobby(world)
    await world.dan.click(message, label="Join team 2")
    await world.ann.click(message, label="Start")
    (rest,) = [one for one in controls(await latest(world, message)) if one.label == "Rest"]
    assert rest.custom_id == "t:1:*:0:p0"

    asked = await world.bob.click(message, custom_id=rest.custom_id)
    assert "Rest? This cannot be undone.\ntug-lost 4" in privately(asked)
    assert await moves(world) == 0
    await world.bob.click(shown(asked), label="Not now")

    asked = await world.bob.click(message, custom_id=rest.custom_id)
    await world.ann.click(await panel(world.ann, message), label="Rest")
    await world.bob.click(shown(asked), label="Yes, do it")
    table = await world.bot.desk.tables.get(1)
    assert table.game.actors(table.state) == [0], "ann has only been asked"
    assert table.fresh(0, 0), "bob's rest left her offer as it was"


@pytest.mark.landing
async def test_a_house_player_answers_at_once_in_another_s_turn(world: World) -> None:
    message = await lobby(world, "duel")
    await add_house(world, message, "beginner")
    await world.ann.click(await latest(world, message), label="Start")
    mine = await panel(world.ann, message)
    while "Play wolf" not in labels(mine):
        answer_or_end = offered(mine)[0 if "End" not in labels(mine) else -1]
        mine = shown(await world.ann.click(mine, custom_id=answer_or_end.custom_id))

    await world.ann.click(mine, label="Play wolf")

    table = await world.bot.desk.tables.get(1)
    *_, raid, answer = await world.bot.desk.store.moves(1)
    assert (raid.seat, answer.seat) == (0, 1)
    assert type(table.game.load_action(answer.action)).__name__ in ("Block", "Lose", "Yield")
    assert "ann: your choice" in text(await latest(world, message))
