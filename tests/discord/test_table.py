"""From the lobby to the end, as users click."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from PIL import Image

from bot.screens.scene import Scene
from engine.games import GAMES
from rendering.artist import Artist
from rendering.cards import Card
from rendering.palette import INK
from tests.discord.kit import NewBot, World, controls, labels, shown, text
from tests.discord.tables import (
    add_house,
    bots,
    choose,
    latest,
    leave,
    lobby,
    offered,
    panel,
    play_on,
    privately,
    quit_lobby,
    set_up,
    table,
)
from tests.toys import TOYS

SINCE = "Since my last turn"


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))  # same deal
    return bots(tmp_path, GAMES | TOYS)


def start_of(message: discord.Message) -> tuple[bool, discord.ButtonStyle]:
    (button,) = [one for one in controls(message) if getattr(one, "label", "") == "Start"]
    return button.disabled, button.style


class TestLobby:
    async def test_fills_and_starts(self, world: World) -> None:
        message = await lobby(world, "duel", world.bob)
        filled = text(await latest(world, message))
        assert "1. ann" in filled
        assert "2. bob" in filled

        await world.ann.click(message, label="Start")

        after = await latest(world, message)
        assert "ann: your choice" in text(after)
        assert {"My seat", "Why not?", "As text"} <= set(labels(after))
        assert offered(after)

    async def test_a_house_player_fills_a_seat_and_goes(self, world: World) -> None:
        message = await lobby(world, "duel")
        await add_house(world, message, "beginner")
        assert "2. Fennel (bot player, level: beginner)" in text(await latest(world, message))

        now = await latest(world, message)
        await world.ann.click(now, label="Send a bot player away")
        assert "2. free" in text(await latest(world, message))

    async def test_too_few(self, world: World) -> None:
        """Start is grey, and the lobby says why and what helps; then it is green."""
        message = await lobby(world, "duel")
        assert start_of(message) == (True, discord.ButtonStyle.secondary)
        assert "1 more player is needed" in text(message)
        assert "Press **Add a bot player** and you can start" in text(message)
        early = await world.forge(world.ann, message, "l:1:start")
        assert "needs at least 2 players" in privately(early)

        await add_house(world, message)

        ready = await latest(world, message)
        assert start_of(ready) == (False, discord.ButtonStyle.success)
        assert "**Ready:** ann can start." in text(ready)
        await world.ann.click(ready, label="Start")
        assert "My seat" in labels(await latest(world, message))

    @pytest.mark.landing
    async def test_alone_in_a_game_for_several(self, world: World) -> None:
        """One click leads to the mode for one; a friend who joins in the meantime is not left
        out."""
        message = await lobby(world, "wonder_book")
        assert "or play “Alone, with two heroes”" in text(message)
        await world.bob.click(message, label="Join")
        assert "Alone, with two heroes" not in labels(await latest(world, message))
        late = await world.forge(world.ann, message, "l:1:alone")
        assert "Others sit here too" in privately(late)
        await quit_lobby(world.bob, message)

        await world.ann.click(await latest(world, message), label="Alone, with two heroes")

        table = await world.bot.desk.tables.get(1)
        assert table.row.mode == "solo"
        assert table.held_by(world.ann.user.id) == [0, 1]
        assert "My seat" in labels(await latest(world, message))

    async def test_only_the_host_starts(self, world: World) -> None:
        message = await lobby(world, "duel", world.bob)

        answer = await world.bob.click(message, label="Start")

        assert "Only ann can start" in privately(answer)

    async def test_leaving_and_full(self, world: World) -> None:
        message = await lobby(world, "duel", world.bob)
        full = await latest(world, message)
        (join,) = [one for one in controls(full) if getattr(one, "label", "") == "Join"]
        assert join.disabled
        refused = await world.forge(world.cleo, full, "l:1:join")
        assert "Every seat is taken" in text(shown(refused))

        await quit_lobby(world.bob, message)
        await world.ann.click(message, label="Leave")

        assert "ann has closed this lobby" in text(await latest(world, message))
        assert "No table here yet" in text(
            shown(await world.ann.slash(world.channel, "table show"))
        )

    async def test_the_host_closes_it(self, world: World) -> None:
        message = await lobby(world, "duel", world.bob)
        refused = await world.bob.slash(world.channel, "table end")
        assert "Only ann" in privately(refused)

        await world.ann.slash(world.channel, "table end")

        assert "ann has closed this lobby" in text(await latest(world, message))
        late = await world.forge(world.bob, message, "l:1:start")
        assert "closed already" in privately(late)

    async def test_settings_and_modes_are_chosen(self, world: World) -> None:
        message = await lobby(world, "expedition")
        await set_up(world.ann, message, setting_difficulty="dark", mode="solo")
        assert "ann plays alone, with 2 seats" in text(await latest(world, message))

        await world.ann.click(message, label="Start")

        table = await world.bot.desk.tables.get(1)
        assert table.state.limit == 5
        assert table.held_by(world.ann.user.id) == [0, 1]
        mine = await panel(world.ann, await latest(world, message))
        assert "## Seat 1 (ann)" in text(mine)
        other = await world.ann.click(mine, label="Seat 2")
        assert "## Seat 2 (ann)" in text(shown(other))

    async def test_one_table_a_channel(self, world: World) -> None:
        await lobby(world, "duel")

        answer = await world.bob.slash(world.channel, "play", game="auction")

        assert "already a table here" in privately(answer)

    async def test_a_second_table_in_a_thread(self, world: World) -> None:
        await lobby(world, "duel")
        busy = await world.bob.slash(world.channel, "play", game="auction")

        told = await world.bob.click(shown(busy), label="Open it in a thread")

        assert "Your table waits in <#" in privately(told)
        row = await world.bot.desk.store.game(2)
        thread = world.bot.get_guild(world.guild.id).get_thread(row.channel)
        message = await thread.fetch_message(row.message)
        await world.cleo.click(message, label="Join")
        assert "2. cleo" in text(await thread.fetch_message(row.message))


@pytest.mark.parametrize(("game", "guests"), [("duel", 1), ("auction", 2), ("expedition", 3)])
@pytest.mark.landing
async def test_a_whole_game_by_clicks(world: World, game: str, guests: int) -> None:
    people = [world.ann, world.bob, world.cleo, world.dan][: guests + 1]
    message = await table(world, game, *people[1:])

    await play_on(world, message, people, 300)

    over = await latest(world, message)
    assert [one.filename for one in over.attachments] == ["result.webp"]
    ended = text(over)
    assert any(end in ended for end in ("won", "a draw", "The game has won"))
    row = await world.bot.desk.store.game(1)
    assert row.status == "ended"


async def test_house_players_answer(world: World) -> None:
    message = await lobby(world, "duel")
    await add_house(world, message, "beginner")
    await world.ann.click(await latest(world, message), label="Start")

    await world.ann.click(await latest(world, message), label="End")

    moves = await world.bot.desk.store.moves(1)
    assert {move.seat for move in moves} == {None, 0, 1}
    assert "ann: your choice" in text(await latest(world, message))


async def test_several_house_moves_are_one_edit(world: World) -> None:
    message = await lobby(world, "auction")
    for _ in range(2):
        await add_house(world, message, "beginner")
    await world.ann.click(await latest(world, message), label="Start")
    mine = await panel(world.ann, message)
    await warm(world)
    before = len(world.requests.sent)

    (menu,) = offered(mine)
    await world.ann.select(mine, ["2:s1"], custom_id=menu.custom_id)

    assert len(await world.bot.desk.store.moves(1)) == 6
    edits = [one for one in world.requests.sent[before:] if one.method == "PATCH"]
    assert len(edits) == 2, "the table message and ann's panel"


async def test_who_clicks_does_not_wait_for_slow_house_players(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here they think until the clicker's own panel is shown."""
    mine = await panel(world.ann, await table(world, "duel", world.bob))
    desk, shown_, clicks = world.bot.desk, asyncio.Event(), list[Any]()
    draw = desk.screens.seat_screen

    async def caught(click: Any, *_: Any) -> None:
        clicks.append(click)

    async def think(_: int) -> None:
        await shown_.wait()

    async def drawn(*args: Any) -> Any:
        shown_.set()
        return await draw(*args)

    with monkeypatch.context() as later:
        later.setattr(world.bot.choices, "after", caught)
        await world.ann.click(mine, label="End")
    monkeypatch.setattr("bot.desk.QUICK", 0.01)
    monkeypatch.setattr(desk, "_house_moves", think)
    monkeypatch.setattr(desk.screens, "seat_screen", drawn)
    after = world.bot.choices.after(clicks[0], await desk.tables.get(1), 0)

    await asyncio.wait_for(after, 2)


async def test_nothing_is_drawn_while_house_players_only_think(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await table(world, "duel", world.bob)
    desk, decided = world.bot.desk, asyncio.Event()
    monkeypatch.setattr("bot.desk.QUICK", 0.01)
    monkeypatch.setattr("bot.desk.PACE", 0.01)

    async def think(_: int) -> None:
        await decided.wait()

    monkeypatch.setattr(desk, "_house_moves", think)
    before = len(world.requests.sent)
    going = asyncio.create_task(desk.go_on(1))
    await asyncio.sleep(0.2)
    decided.set()
    await going

    edits = [one for one in world.requests.sent[before:] if one.method == "PATCH"]
    assert len(edits) == 1
    assert "ann: your choice" in text(await latest(world, message))


async def warm(world: World) -> None:
    """The worker takes a while to start: longer than an edit waits for it."""
    table = await world.bot.desk.tables.get(1)
    await world.bot.desk.workers.choose(table.game, table.state, 0, "random", bytes(16), 1)


async def test_drawings_that_came_too_late_are_left_out(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await table(world, "duel", world.bob)
    drawn: list[int] = []

    async def slow(scene: Scene) -> None:
        drawn.append(scene.table.seq)
        await asyncio.sleep(0.01)

    monkeypatch.setattr(world.bot.desk.pictures, "board", slow)

    await asyncio.gather(*(world.bot.desk.messages.refresh(1) for _ in range(6)))

    assert len(drawn) == 2, "the first, and one for all that waited"
    assert "ann: your choice" in text(await latest(world, message))


async def test_a_solo_table_in_direct_messages(world: World) -> None:
    opened = await world.ann.user.slash("play", game="expedition")
    message = shown(opened)
    assert "ann" in text(message)
    (begin, *_) = offered(message)

    after = await world.ann.user.click(message, custom_id=begin.custom_id)

    assert "ann" in text(shown(after))
    moves = await world.bot.desk.store.moves(1)
    assert len(moves) == 2
    again = await world.ann.user.slash("play", game="expedition")
    assert "already a table here" in text(shown(again))


class TestAtTheTable:
    async def test_public_and_private_choices(self, world: World) -> None:
        message = await table(world, "duel", world.bob)

        mine = await panel(world.ann, message)

        plays = [label for label in labels(mine) if label.startswith("Play")]
        assert plays
        assert not any(label.startswith("Play") for label in labels(message))
        assert not any(
            label.startswith("Play") for label in labels(await panel(world.bob, message))
        )

    async def test_undo_is_offered_in_my_seat_and_shows_it_as_it_was(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        mine = await panel(world.ann, message)
        before = labels(mine)

        played = shown(await world.ann.click(mine, label="Play copper"))
        undone = shown(await world.ann.click(played, label="Undo"))

        assert undone.id == mine.id
        assert labels(undone) == before
        assert "Undo" not in before

    async def test_undo_is_offered_and_works(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        mine = await panel(world.ann, message)
        copper = next(label for label in labels(mine) if label == "Play copper")
        played = await world.ann.click(mine, label=copper)
        assert "ann" in text(shown(played))
        at_table = await latest(world, message)
        assert "Undo" in labels(at_table)
        assert "Played ann copper" in text(at_table)

        refused = await world.bob.click(at_table, label="Undo")
        assert "nothing of yours" in text(shown(refused))
        await world.ann.click(at_table, label="Undo")

        after = await latest(world, message)
        assert "Undo" not in labels(after)
        assert "~~Played ann copper" in text(after)
        assert "ann undoes the last move" in text(after)

    async def test_piles_are_looked_through(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Players and watchers see it in a message of its own, with a picture if the game has
        one."""
        message = await table(world, "duel", world.bob)
        assert "Piles" not in labels(message)
        mine = await panel(world.ann, message)
        played = next(label for label in labels(mine) if label == "Play copper")
        mine = shown(await world.ann.click(mine, label=played))
        ended = await world.ann.click(mine, label="End")
        await world.bob.click(await latest(world, message), label="End")

        own = await world.ann.click(shown(ended), label="Piles")
        seen = await world.dan.click(await latest(world, message), label="Piles")

        assert shown(own).id != shown(ended).id
        assert "### duel-discard 0 (2)" in privately(own)
        assert "- 2 × copper" in privately(own)
        (menu,) = controls(shown(seen))
        assert [option.label for option in menu.options] == [
            "duel-discard 0 (2)",
            "duel-discard 1 (2)",
        ]

        monkeypatch.setattr("bot.screens.pictures.artist_of", lambda _: paper(cards=2))
        other = await world.dan.select(shown(seen), ["1"], custom_id=menu.custom_id)
        assert "### duel-discard 1 (2)" in privately(other)
        assert [one.filename for one in shown(other).attachments] == ["pile.png"]
        assert shown(other).id == shown(seen).id
        odd = await world.forge(world.dan, shown(seen), menu.custom_id, "77")
        assert "### duel-discard 0 (2)" in privately(odd)

    async def test_a_pile_of_many_cards_has_a_menu_of_its_pages(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        message = await table(world, "duel", world.bob)
        mine = await panel(world.ann, message)
        played = next(label for label in labels(mine) if label == "Play copper")
        mine = shown(await world.ann.click(mine, label=played))
        ended = shown(await world.ann.click(mine, label="End"))
        monkeypatch.setattr("bot.screens.pictures.artist_of", lambda _: paper(cards=6))

        seen = shown(await world.ann.click(ended, label="Piles"))
        (leaves,) = controls(seen)
        assert [option.label for option in leaves.options] == [
            "1–4 · card 1, card 2, card 3, card 4",
            "5–6 · card 5, card 6",
        ]
        turned = await world.ann.select(seen, ["0.1"], custom_id=leaves.custom_id)

        assert shown(turned).id == seen.id
        assert [option.default for option in controls(shown(turned))[0].options] == [False, True]

    async def test_how_far_everybody_is_can_be_looked_at(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """By those who watch, too; where a game draws nothing of it, there is no button."""
        message = await table(world, "duel", world.bob)
        assert "The goal" not in labels(await panel(world.ann, message))
        nothing = await world.forge(world.ann, message, "t:1:goals:0")
        assert "There is nothing of the goal to see yet." in privately(nothing)

        monkeypatch.setattr("bot.screens.pictures.artist_of", lambda _: paper(cards=1))
        own = await world.ann.click(await panel(world.ann, message), label="The goal")
        seen = await world.forge(world.dan, message, "t:1:goals")

        for done in (own, seen):
            assert [one.filename for one in shown(done).attachments] == ["goals.webp"]

    async def test_the_place_of_a_decision_can_be_seen_from_near(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """With one click on the table, by those who watch, too; My seat shows it by itself."""
        message = await table(world, "duel", world.bob)
        nothing = await world.forge(world.ann, message, "t:1:close:0")
        assert "There is nothing to see from near yet." in privately(nothing)

        monkeypatch.setattr("bot.screens.pictures.artist_of", lambda _: paper(cards=1))
        mine = await panel(world.ann, message)
        assert "close_up.jpg" in [one.filename for one in mine.attachments]
        assert "Close-up" not in labels(mine)
        await world.ann.click(mine, label="Play copper")
        for who in (world.ann, world.dan):
            seen = await who.click(message, label="Close-up")
            assert [one.filename for one in shown(seen).attachments] == ["close_up.jpg"]

    async def test_my_seat_shows_what_can_be_bought_in_place_of_the_surroundings(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """These are a click on the table away then."""
        message = await table(world, "duel", world.bob)
        artist = replace(paper(cards=0), offer=lambda *_: Image.new("RGB", (8, 8)))
        monkeypatch.setattr("bot.screens.pictures.artist_of", lambda _: artist)

        mine = await panel(world.ann, message)
        assert [one.filename for one in mine.attachments] == ["offer.jpg"]
        assert "Close-up" not in labels(mine), "the room is for what is one's own"
        await world.ann.click(mine, label="Play copper")
        for who in (world.ann, world.dan):
            seen = await who.click(message, label="Close-up")
            names = [one.filename for one in shown(seen).attachments]
            assert names == ["offer.jpg", "close_up.jpg"], "what can be bought, then the place"

    async def test_more_than_four_cards_in_hand_are_turned_in_a_message_of_their_own(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        message = await table(world, "duel", world.bob)
        assert "More cards" not in labels(await panel(world.ann, message))

        monkeypatch.setattr("bot.screens.pictures.artist_of", lambda _: paper(cards=9))
        mine = await panel(world.ann, message)
        more = await world.ann.click(mine, label="More cards")
        (leaves,) = controls(shown(more))
        assert "## Cards 5–8 of 9" in privately(more)
        assert [one.filename for one in shown(more).attachments] == ["hand.png"]
        last = await world.ann.select(shown(more), ["2"], custom_id=leaves.custom_id)
        assert "## Cards 9 of 9" in privately(last)
        assert shown(last).id == shown(more).id
        stranger = await world.forge(world.dan, message, leaves.custom_id)
        assert "Cards" not in privately(stranger)

        monkeypatch.setattr("bot.screens.pictures.artist_of", lambda _: paper(cards=4))
        late = await world.forge(world.ann, message, leaves.custom_id)
        assert "All your cards are on the first picture now." in privately(late)

    async def test_why_not(self, world: World) -> None:
        message = await table(world, "duel", world.bob)

        mine = await world.ann.click(message, label="Why not?")
        stranger = await world.dan.click(message, label="Why not?")

        assert "Buy castle**: duel-too-dear 4" in text(shown(mine))
        assert "Buy castle" in text(shown(stranger))

    async def test_confirm_asks_privately_first(self, world: World) -> None:
        message = await table(world, "auction", world.bob, world.cleo)
        mine = await panel(world.ann, message)
        menu = offered(mine)[0]

        asked = await world.ann.select(mine, ["0:s10"], custom_id=menu.custom_id)
        assert "Bid 10? This cannot be undone" in text(shown(asked))
        assert len(await world.bot.desk.store.moves(1)) == 1

        await world.ann.click(shown(asked), label="Yes, do it")
        assert len(await world.bot.desk.store.moves(1)) == 2

    async def test_buttons_of_several_people_bear_their_names(self, world: World) -> None:
        message = await table(world, "expedition", world.bob)
        assert [one.label for one in offered(message)] == ["Begin ann", "Begin bob"]

        await world.bob.click(message, label="Begin bob")

        (move,) = (await world.bot.desk.store.moves(1))[1:]
        assert move.seat == 1

    async def test_text_log_and_leaving(self, world: World) -> None:
        message = await table(world, "expedition", world.bob)
        await world.ann.click(message, custom_id=offered(message)[0].custom_id)

        told = await world.dan.slash(world.channel, "table text")
        log = await world.bob.slash(world.channel, "table log")
        left = await leave(world, world.bob)

        assert "expedition-hero" in privately(told)
        assert privately(log)
        assert "bot player plays on for you" in text(shown(left))
        assert "Take my seat back (bob)" in labels(await latest(world, message))

        back = await world.bob.click(await latest(world, message), label="Take my seat back (bob)")
        assert "Welcome back" in text(shown(back))
        assert "Take my seat back (bob)" not in labels(await latest(world, message))

    async def test_a_seat_is_taken_back_by_those_whom_it_is_kept_for(self, world: World) -> None:
        """The button names them, and says so to anybody else who presses it, seated or not."""
        message = await table(world, "auction", world.bob, world.cleo)
        for one in (world.bob, world.cleo):
            await leave(world, one)
        kept = await latest(world, message)

        for other in (world.ann, world.dan):
            refused = await other.click(kept, label="Take my seat back (bob and cleo)")
            assert "That button is for bob and cleo" in privately(refused)

        await world.bob.click(kept, label="Take my seat back (bob and cleo)")
        assert "Take my seat back (cleo)" in labels(await latest(world, message))

    async def test_end_asks_and_is_not_for_everyone(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        refused = await world.bob.slash(world.channel, "table end")
        assert "Only ann" in text(shown(refused))

        asked = await world.ann.slash(world.channel, "table end")
        assert "ann: your choice" in text(await latest(world, message))
        await world.ann.click(shown(asked), label="End this table")

        told = "ann has ended this table, without a result."
        assert told in text(await latest(world, message))
        log = privately(await world.bob.slash(world.channel, "table log"))
        assert log.splitlines()[-1] == told
        assert "already" not in text(shown(await world.bob.slash(world.channel, "play")))

    @pytest.mark.landing
    async def test_try_again_after_a_lost_chapter(self, world: World) -> None:
        """The same people, from what the campaign has become."""
        message = await lobby(world, "expedition", world.bob)
        await set_up(world.ann, message, setting_difficulty="dark")
        await world.ann.click(await latest(world, message), label="Start")
        await idle(world, message)
        ended = await latest(world, message)
        assert "The game has won" in text(ended)

        invited = shown(await world.bob.click(ended, label="Try again"))
        await world.ann.click(invited, label="Join")
        again = await world.bob.click(await latest(world, invited), label="Start")

        anew: Any = await world.bot.desk.tables.get(2)
        assert anew.running
        assert anew.state.legend.defeats == 1
        assert [seat.user for seat in anew.seats] == [world.ann.user.id, world.bob.user.id]
        assert "My seat" in labels(shown(again))
        (campaign,) = await world.bot.desk.store.campaigns_of(
            "server", world.guild.id, "expedition"
        )
        assert campaign.open_game == 2
        late = await world.ann.click(ended, label="Try again")
        assert "has an open table already" in privately(late)


async def idle(world: World, message: Any) -> None:
    """Nobody walks: the gloom wins."""
    pick = random.Random(3)
    for _ in range(200):
        now = await latest(world, message)
        if "My seat" not in labels(now):
            return
        for actor in (world.ann, world.bob):
            mine = await panel(actor, message)
            choices = [one for one in offered(mine) if "Heal" not in str(getattr(one, "label", ""))]
            lazy = [one for one in choices if getattr(one, "label", "") in ("Stop", "Brace")]
            if lazy or choices:
                await choose(actor, mine, (lazy or choices)[0], pick)
                break


async def test_since_my_last_turn_tells_what_others_did_after_it(world: World) -> None:
    message = await table(world, "duel", world.bob)
    before = privately(await world.bob.click(await panel(world.bob, message), label=SINCE))
    while not offered(theirs := await panel(world.bob, message)):
        mine = await panel(world.ann, message)
        await choose(world.ann, mine, offered(mine)[-1], random.Random(1))
    await choose(world.bob, theirs, offered(theirs)[0], random.Random(1))

    for_ann = privately(await world.ann.click(await panel(world.ann, message), label=SINCE))
    for_bob = privately(await world.bob.click(await panel(world.bob, message), label=SINCE))

    assert before.startswith("**Since your last turn**")
    assert for_ann.splitlines()[1].startswith("Ended ann")
    assert "Played bob" in for_ann
    assert "Played ann" not in for_ann
    assert "Ended ann" in for_bob
    assert "Played bob" not in for_bob, "what he does in this turn"


def paper(cards: int) -> Artist[Any]:
    """Draws a hand and each pile as so many cards, and something of the goal."""
    held = [Card(f"card {n}", "", INK, "") for n in range(1, cards + 1)]
    return Artist[Any](
        table=lambda *_: Image.new("RGB", (1280, 8)),
        card=lambda *_: None,
        hand=lambda *_: held,
        pile=lambda *_: held,
        close_up=lambda view, _: None if view.seat is None else Image.new("RGB", (8, 8)),
        goals=lambda *_: Image.new("RGB", (8, 8)),
    )
