"""People at a table take a move back together, or do not."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.screens.history import Line
from db import Move
from engine.games import GAMES
from engine.house.search import Effort
from tests.discord.kit import Done, NewBot, World, controls, labels, shown, text
from tests.discord.tables import (
    add_house,
    bots,
    calls,
    choose,
    end_of,
    later,
    latest,
    leave,
    lobby,
    moves,
    newest,
    offered,
    panel,
    play_on,
    privately,
    table,
)
from tests.toys import TOYS

VOTE = ["Agree", "Refuse"]
TAKE_BACK = "Undo …"


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))  # same deal
    return bots(tmp_path, GAMES | TOYS)


async def drawn(world: World, message: Any) -> Any:
    """Ann has ended her turn at the duel, and has drawn."""
    await world.ann.click(message, custom_id=end_of(message))
    return await latest(world, message)


async def ask(who: Any, message: Any, number: int = 0) -> Done:
    """The first of what can be asked for, or another."""
    offer = await who.click(message, label=TAKE_BACK)
    assert "counts in no leaderboard" in privately(offer)
    return await who.click(shown(offer), label=labels(shown(offer))[number])


async def at_auction(world: World) -> Any:
    """Three have bid, all bids were opened, and the next prize is rolled."""
    message = await table(world, "auction", world.bob, world.cleo)
    for number, who in enumerate((world.ann, world.bob, world.cleo)):
        mine = await panel(who, message)
        (menu,) = offered(mine)
        await who.select(mine, [menu.options[number].value], custom_id=menu.custom_id)
    return await latest(world, message)


async def ranked(world: World) -> bool:
    return (await world.bot.desk.store.game(1)).ranked


async def test_two_agree(world: World) -> None:
    message = await drawn(world, await table(world, "duel", world.bob))
    assert "Undo" not in labels(message)

    asked = await ask(world.bob, message)

    assert "I have asked the table" in privately(asked)
    now = await latest(world, message)
    assert "bob asks to undo" in text(now)
    assert "Agreed: bob. Still asked: ann." in text(now)
    assert set(VOTE) <= set(labels(now))
    assert await moves(world) == 1

    await world.ann.click(now, label="Agree")

    after = await latest(world, message)
    assert "ann: your choice" in text(after)
    assert "~~Ended ann" in text(after)
    assert "The table goes back by vote" in text(after)
    assert "Not ranked" in text(after)
    assert not set(VOTE) & set(labels(after))
    assert await moves(world) == 2
    assert not await ranked(world)
    told = await world.bob.slash(world.channel, "table log")
    assert "~~Ended ann" in privately(told)
    assert "Not ranked" in privately(await world.dan.slash(world.channel, "table text"))


async def test_one_refuses(world: World) -> None:
    message = await drawn(world, await table(world, "duel", world.bob))
    await ask(world.ann, message)
    asked = await latest(world, message)

    await world.bob.click(asked, label="Refuse")

    now = await latest(world, message)
    assert "bob would rather not: the move stays" in text(now)
    assert not set(VOTE) & set(labels(now))
    late = await world.forge(world.bob, now, custom_id(asked, "Agree"))
    assert "That vote is over" in said(late)
    assert await moves(world) == 1
    assert await ranked(world)


async def test_a_third_moves_meanwhile(world: World) -> None:
    message = await at_auction(world)
    await ask(world.ann, message)
    asked = await latest(world, message)
    await world.bob.click(asked, label="Agree")
    assert "Still asked: cleo" in text(await latest(world, message))

    mine = await panel(world.cleo, message)
    await choose(world.cleo, mine, offered(mine)[0], random.Random(1))

    now = await latest(world, message)
    assert "asks to undo" not in text(now)
    late = await world.forge(world.cleo, now, custom_id(asked, "Agree"))
    assert "That vote is over" in said(late)
    assert await moves(world) == 4
    assert await ranked(world)


@pytest.mark.landing
async def test_a_restart_in_the_middle_loses_and_doubles_nothing(world: World) -> None:
    message = await at_auction(world)
    await ask(world.ann, message)
    asked = await latest(world, message)
    await world.bob.click(asked, label="Agree")

    await world.restart()
    await world.bob.click(asked, label="Agree")
    assert "Agreed: ann and bob. Still asked: cleo." in text(await latest(world, message))
    assert await moves(world) == 3
    await world.cleo.click(asked, label="Agree")

    assert await moves(world) == 4
    assert "Not ranked" in text(await latest(world, message))


async def test_who_is_asked_is_called_once(world: World) -> None:
    await at_auction(world)
    world.env.backend.advance_clock(3600)
    await later(world, 0)  # the next bid is asked of all
    before = len(calls(world))
    await ask(world.ann, newest(world))

    await later(world, 60)
    await world.restart()
    for _ in range(48):
        await later(world, 3600)

    assert [sorted(users) for users in calls(world)[before:]] == [[world.bob.id, world.cleo.id]]
    now = newest(world)
    assert text(now).startswith(f"{world.bob.mention} and {world.cleo.mention}: may a move be")
    assert set(VOTE) <= set(labels(now))
    await world.bob.click(now, label="Agree")
    await world.cleo.click(now, label="Agree")
    assert await moves(world) == 4


@pytest.mark.landing
async def test_nobody_is_called_who_was_just_here_has_answered_or_need_not(world: World) -> None:
    message = await at_auction(world)
    await world.bot.desk.store.set_setting("user", world.cleo.id, "pings", "off")
    await ask(world.ann, message)

    await later(world, 240)
    assert calls(world) == []
    await world.bob.click(await latest(world, message), label="Agree")
    await later(world, 3600)

    assert calls(world) == [[world.ann.id, world.bob.id]]  # to bid, as before


@pytest.mark.landing
async def test_who_refuses_spares_the_others_a_call(world: World) -> None:
    message = await at_auction(world)
    await ask(world.ann, message)
    await later(world, 3600)
    before = calls(world)
    await world.ann.click(newest(world), label="Refuse")

    await later(world, 3600)

    assert calls(world) == before


@pytest.mark.landing
async def test_who_is_called_for_a_turn_is_called_for_the_vote(world: World) -> None:
    """Ann and bob to bid; cleo, who made the last bid, only for the vote."""
    message = await at_auction(world)
    await ask(world.ann, message)

    for _ in range(5):
        await later(world, 3600)

    called = [sorted(users) for users in calls(world)]
    assert called == [[world.ann.id, world.bob.id], [world.cleo.id]]
    assert "ann asks to undo" in text(newest(world))


@pytest.mark.landing
async def test_nothing_is_taken_back_without_who_may_come_back(world: World) -> None:
    """Otherwise a person who is losing would wait until the other is away for a while, and end the
    counting."""
    message = await drawn(world, await table(world, "duel", world.bob))
    assert TAKE_BACK in labels(await latest(world, message))
    await leave(world, world.bob)

    now = await latest(world, message)
    old = await world.forge(world.ann, now, "t:1:ask")

    assert TAKE_BACK not in labels(now)
    assert "without those who may still come back" in privately(old)
    assert await world.bot.desk.store.votes(1) == []
    assert await ranked(world)


@pytest.mark.landing
async def test_double_clicks(world: World) -> None:
    message = await drawn(world, await table(world, "duel", world.bob))
    offer = shown(await world.bob.click(message, label=TAKE_BACK))
    (label,) = labels(offer)
    await world.together(world.bob.click(offer, label=label), world.bob.click(offer, label=label))
    asked = await latest(world, message)
    assert "Agreed: bob. Still asked: ann." in text(asked)

    await world.together(
        world.ann.click(asked, label="Agree"), world.ann.click(asked, label="Agree")
    )

    assert await moves(world) == 2
    assert "ann: your choice" in text(await latest(world, message))


@pytest.mark.landing
async def test_strangers_and_hand_made_clicks(world: World) -> None:
    message = await drawn(world, await table(world, "duel", world.bob))
    stranger = await world.dan.click(message, label=TAKE_BACK)
    assert "You do not sit at this table" in privately(stranger)
    await ask(world.bob, message)
    asked = await latest(world, message)

    for label in VOTE:
        answer = await world.dan.click(asked, label=label)
        assert "You do not sit at this table" in privately(answer)
    for forged in ("t:1:agree:99", "t:1:ask:0", "t:1:ask:77"):
        assert "That vote is over" in said(await world.forge(world.ann, asked, forged))
    odd = await world.forge(world.ann, asked, "t:1:agree")
    assert "does not belong to this table" in privately(odd)
    under_way = await world.ann.click(await latest(world, message), label=TAKE_BACK)
    assert "a vote on a move right now" in privately(under_way)

    assert await moves(world) == 1
    assert "Still asked: ann" in text(await latest(world, message))


@pytest.mark.landing
async def test_who_plays_with_house_players_confirms_and_needs_nobody(world: World) -> None:
    message = await lobby(world, "duel")
    await add_house(world, message, "beginner")
    await world.ann.click(await latest(world, message), label="Start")
    await world.ann.click(await latest(world, message), label="End")
    before = await moves(world)
    assert before > 1

    offer = await world.ann.click(await latest(world, message), label=TAKE_BACK)
    assert "Undo your last move?" in privately(offer)
    assert f"{before} moves in all" in privately(offer)
    done = await world.ann.click(shown(offer), label="Yes, undo it")

    assert "It is undone" in text(shown(done))
    after = await latest(world, message)
    assert "ann: your choice" in text(after)
    assert await moves(world) == before + 1
    assert not await ranked(world)
    again = await world.ann.click(after, label="My seat")
    assert "Play copper" in labels(shown(again)) or offered(shown(again))


@pytest.mark.landing
async def test_of_all_that_goes_only_what_there_is_room_for_is_put_into_words(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No matter how long somebody was away: it is told again at every edit while the vote is
    open."""
    monkeypatch.setattr("engine.house.search.FULL", Effort(playouts=8))
    message = await lobby(world, "duel")
    await add_house(world, message)  # it looks ahead, and so makes several moves
    await world.ann.click(await latest(world, message), label="Start")
    await world.ann.click(await latest(world, message), label="End")
    assert await moves(world) > 2
    said = list[Move]()
    monkeypatch.setattr("bot.screens.vote.TOLD", 10)
    monkeypatch.setattr(
        "bot.screens.history._lines",
        lambda *of: (said.append(of[1]), [Line("What!")])[1],
    )

    await world.ann.click(await latest(world, message), label=TAKE_BACK)

    assert len(said) == 2


@pytest.mark.landing
async def test_a_game_with_a_voted_undo_is_verified(world: World) -> None:
    """The worker plays it again; toys it does not know."""
    message = await table(world, "volfyirion", world.bob)
    chance = random.Random(1)
    for who in (world.ann, world.bob) * 15:
        mine = await panel(who, message)
        if TAKE_BACK not in labels(await latest(world, message)) and offered(mine):
            await choose(who, mine, chance.choice(offered(mine)), chance)
    await ask(world.ann, await latest(world, message))
    await world.bob.click(await latest(world, message), label="Agree")
    asked = await world.ann.slash(world.channel, "table end")
    await world.ann.click(shown(asked), label="End this table")

    told = await world.dan.slash(world.channel, "table verify")

    assert not await ranked(world)
    assert "everything matches" in privately(told)


@pytest.mark.landing
async def test_the_leaderboard_leaves_it_out(world: World) -> None:
    """A whole game with a move that was taken back by vote."""
    message = await drawn(world, await table(world, "duel", world.bob))
    await ask(world.ann, message)
    await world.bob.click(await latest(world, message), label="Agree")
    await play_on(world, message, [world.ann, world.bob], 300)
    over = await latest(world, message)
    assert "Not ranked." in text(over)
    assert TAKE_BACK not in labels(over)

    board = await world.ann.slash(world.channel, "leaderboard", game="duel")
    late = await world.forge(world.ann, over, "t:1:ask:1")

    assert "Nobody has finished" in privately(board)
    assert "This game has ended" in privately(late)
    record = await world.bot.desk.store.moves(1)
    assert [move.seq for move in record] == list(range(len(record)))


def custom_id(message: Any, label: str) -> str:
    (one,) = [one for one in controls(message) if getattr(one, "label", "") == label]
    return one.custom_id


def said(done: Done) -> str:
    """What only the clicker was told, beside the message that was clicked."""
    assert done.followups[-1].ephemeral
    return text(done.followups[-1].message)
