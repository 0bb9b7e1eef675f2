"""Realm of Wonder as its players see it: in a channel, and alone in a direct message."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.table.table import Table
from engine.games import GAMES
from engine.games.realm_of_wonder.choosing import Choosing
from engine.games.realm_of_wonder.counterspell import Window
from engine.games.realm_of_wonder.state import HOUSES as HOMES
from engine.games.realm_of_wonder.state import Realm
from tests.discord.choices import choices
from tests.discord.kit import Actor, NewBot, World, controls, labels, shown, text
from tests.discord.playing import Games, begun, click, greedy, laid_for, pick, table
from tests.discord.tables import bots, latest, panel, privately
from tests.engine.realm_of_wonder.ground import BY_WELL, WELL, beside
from tests.engine.realm_of_wonder.kit import laid, side
from tests.engine.realm_of_wonder.starts import GATE

KEY = "realm_of_wonder"
MOVES = 1500  # the most moves in a game
ASK = {"counter": "ask", "muscles": "ask"}


@pytest.fixture
def games() -> Games:
    return dict(GAMES)


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, games: Games) -> NewBot:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))  # same deal
    return bots(tmp_path, games)


async def state(world: World) -> Realm:
    return cast("Realm", (await table(world)).state)


async def privately_pick(world: World, who: Actor, message: Any, label: str) -> Any:
    """The same, under My seat."""
    return await pick(who, await panel(who, await latest(world, message)), label)


def asked(message: Any) -> str:
    """Who is asked, and for what."""
    return next(line for line in reversed(text(message).splitlines()) if line.startswith("**"))


def details(message: Any, menu: str) -> dict[str, str]:
    """The details below the lines of a menu."""
    found = [one for one in controls(message) if getattr(one, "placeholder", None) == menu]
    return {line.label: line.description or "" for one in found for line in one.options}


@pytest.mark.landing
class TestChoosing:
    @pytest.mark.landing
    async def test_cards_are_chosen_in_secret_and_shown_together(self, world: World) -> None:
        message = await begun(world, KEY, world.bob, world.cleo)
        hands = [one.moves.cards for one in (await state(world)).characters]

        for who in (world.ann, world.bob):
            await privately_pick(world, who, message, "Speed")
            waiting = await latest(world, message)
            assert not re.search(r"speed \d", text(waiting))
            assert "under **My seat**" in text(waiting)
        assert "cleo" in asked(waiting)
        assert "ann" not in asked(waiting)
        await privately_pick(world, world.cleo, message, "Speed")

        after = await latest(world, message)
        assert len(re.findall(r"speed \d", text(after))) == len(hands)
        assert [len(one.moves.cards) for one in (await state(world)).characters] == [2, 2, 2]

    async def test_another_s_choice_makes_no_button_stale(self, world: World) -> None:
        message = await begun(world, KEY, world.bob)
        before = await panel(world.bob, message)

        await privately_pick(world, world.ann, message, "Speed")
        answer = await pick(world.bob, before, "Speed")

        assert "moved on" not in text(answer)
        assert not await chooses(world)

    async def test_a_card_is_taken_back_while_another_still_chooses(self, world: World) -> None:
        message = await begun(world, KEY, world.bob)
        await privately_pick(world, world.ann, message, "Speed")
        chosen = await latest(world, message)
        assert any("Choose another card" in label for label in labels(chosen))

        refused = await pick(world.bob, chosen, mine(chosen))
        await pick(world.ann, await latest(world, message), mine(chosen))

        assert "That choice is" in text(refused)
        assert (await state(world)).characters[0].chosen.value is None
        assert "ann" in asked(await latest(world, message))

    async def test_a_stranger_is_told_that_no_seat_is_theirs(self, world: World) -> None:
        message = await begun(world, KEY, world.bob)

        refused = privately(await world.dan.click(message, label="My seat"))

        assert "do not sit" in refused

    async def test_what_is_chosen_survives_a_restart(self, world: World) -> None:
        message = await begun(world, KEY, world.bob)
        theirs = await panel(world.bob, message)
        await privately_pick(world, world.ann, message, "Speed")

        await world.restart()
        await pick(world.bob, theirs, "Speed")

        assert text(await latest(world, message)).count("speed") == 2

    @pytest.mark.landing
    async def test_no_spells_this_round_spares_a_click(self, world: World) -> None:
        message = await begun(world, KEY, world.bob)

        await privately_pick(world, world.ann, message, "No spells")
        await privately_pick(world, world.ann, message, "Speed 48")
        await privately_pick(world, world.bob, message, "Speed 25")

        assert "bob" in asked(await latest(world, message))
        await pick(world.bob, await latest(world, message), "Finish casting")
        assert (await state(world)).step == "movement"


async def chooses(world: World) -> bool:
    """Whether somebody's movement card is still waited for."""
    return isinstance((await state(world)).stack[-1], Choosing)


def mine(message: Any) -> str:
    """The button that offers another card."""
    return next(label for label in labels(message) if "Choose another card" in label)


class TestSpells:
    @pytest.mark.landing
    async def test_only_who_wants_to_be_asked_is_waited_for(
        self, world: World, games: Games
    ) -> None:
        """The target has a Counterspell, too, and a standing order never to play it."""
        never = {"counter": "never"}
        sides = (
            side(magic=["minus"]),
            side(magic=["counterspell"], orders=never),
            side(magic=["counterspell"], orders=ASK),
        )
        laid_for(games, KEY, laid(*sides, step="spells"))
        message = await begun(world, KEY, world.bob, world.cleo)
        assert not any("Minus" in label for label in labels(message))

        await privately_pick(world, world.ann, message, "Cast Minus Three")
        await privately_pick(world, world.ann, message, "bob")

        window = await latest(world, message)
        assert isinstance((await state(world)).stack[-1], Window)
        assert ("cleo" in asked(window), "bob" in asked(window)) == (True, False)
        assert [one.label for one in choices(window)] == ["Let it happen"]
        await privately_pick(world, world.cleo, message, "Counter it with a Counterspell")
        assert "fizzles out" in text(await latest(world, message))

    @pytest.mark.landing
    async def test_a_standing_order_answers_for_who_is_away(
        self, world: World, games: Games
    ) -> None:
        spells = laid(side(magic=["minus"]), side(magic=["counterspell"]), step="spells")
        laid_for(games, KEY, spells)
        message = await begun(world, KEY, world.bob)

        await privately_pick(world, world.ann, message, "Cast Minus Three")
        await privately_pick(world, world.ann, message, "bob")

        assert "bob answers ann" in text(await latest(world, message))

    @pytest.mark.landing
    async def test_the_first_spell_asks_what_holds_from_now_on(
        self, world: World, games: Games
    ) -> None:
        """The menu shows what holds now; once an order is given nobody is asked any more."""
        foe = side(magic=["counterspell"], orders=ASK)
        laid_for(games, KEY, laid(side(magic=["minus", "minus-muscle"]), foe, step="spells"))
        message = await begun(world, KEY, world.bob)
        await privately_pick(world, world.ann, message, "Cast Minus Three")
        await privately_pick(world, world.ann, message, "bob")

        asks = await panel(world.bob, await latest(world, message))
        menu = next(one for one in controls(asks) if getattr(one, "options", None))
        chosen = [line.label for line in menu.options if line.default]
        assert chosen == ["Counter: ask me (from now on)"]
        assert len(menu.options) == 1 + 3 * 2
        await pick(world.bob, asks, "Counter: never (from now on)")

        await privately_pick(world, world.ann, message, "Cast Minus Three")
        await privately_pick(world, world.ann, message, "bob")
        s = await state(world)
        assert [one.pace.shift for one in s.characters] == [0, -6]
        assert s.characters[1].magic.cards == ["counterspell"]

    async def test_spells_go_slowest_first(self, world: World, games: Games) -> None:
        sides = [side(magic=["plus"], move=f"move-{speed}") for speed in (30, 10, 20)]
        laid_for(games, KEY, laid(*sides, step="spells"))
        message = await begun(world, KEY, world.bob, world.cleo)
        people = {"ann": world.ann, "bob": world.bob, "cleo": world.cleo}

        order = []
        for _ in people:
            now = asked(await latest(world, message))
            name = next(name for name in people if name in now)
            order.append(name)
            await pick(people[name], await latest(world, message), "Finish casting")

        assert order == ["bob", "cleo", "ann"]


class TestMovement:
    async def test_a_menu_tells_ways_and_a_click_walks(self, world: World, games: Games) -> None:
        laid_for(games, KEY, laid(side(), side(), step="movement"))
        message = await begun(world, KEY, world.bob)
        told = details(message, "Walk")
        assert all("left" in detail for detail in told.values())

        far = next(line for line, detail in told.items() if "past" in detail)
        await pick(world.ann, message, far)

        assert (await state(world)).characters[0].at == far.split()[-1]
        await world.ann.click(await latest(world, message), label="Undo")
        assert (await state(world)).characters[0].at == HOMES["heath"]

    @pytest.mark.landing
    async def test_a_battle(self, world: World, games: Games) -> None:
        """Ann, strong and with a muscle up her sleeve, beats bob, who goes home."""
        strong = side(at=beside(BY_WELL), magic=["wish-muscle"], muscles=3, tiles=["knight"])
        laid_for(games, KEY, laid(strong, side(at=BY_WELL, tiles=["orb"])))
        message = await begun(world, KEY, world.bob)

        await pick(world.ann, message, f"Fight at {BY_WELL}")
        battle = await latest(world, message)
        assert "Play Wish (muscle)" not in labels(battle)
        await privately_pick(world, world.ann, message, "Play Wish (muscle)")
        await pick(world.ann, await latest(world, message), "Roll")
        won = await latest(world, message)
        assert "ann beats bob" in text(won)
        await pick(world.ann, won, "Take Magic orb")

        s = await state(world)
        assert s.characters[0].orbs == 1
        assert "limps back" in text(await latest(world, message))

    async def test_a_conquest(self, world: World, games: Games) -> None:
        mason = side(at=BY_WELL, mp=9)
        laid_for(games, KEY, laid(mason, side(forts={WELL: 1})))
        message = await begun(world, KEY, world.bob)

        await pick(world.ann, message, f"Conquer the fort at {WELL} (2 tokens)")

        assert "ann conquers bob" in text(await latest(world, message))
        assert (await state(world)).forts[WELL].owner == 0

    @pytest.mark.landing
    async def test_the_castle(self, world: World, games: Games) -> None:
        laid_for(games, KEY, laid(side(at=GATE, tiles=["orb"] * 3), side()))
        message = await begun(world, KEY, world.bob)
        assert "ann may enter the castle" in privately(
            await world.bob.click(message, label="As text")
        )

        await pick(world.ann, message, "Enter the castle")

        over = await latest(world, message)
        assert "ann walks into the King" in text(over)
        assert "ann" in asked(over)
        assert [one.filename for one in over.attachments] == ["result.webp", "table.png"]
        board = privately(await world.ann.slash(world.channel, "leaderboard", game=KEY))
        assert "ann" in board


class TestWhole:
    @pytest.mark.long
    async def test_two_people_click_a_whole_game(self, world: World) -> None:
        """On the table message, with secret choices under My seat."""
        message = await begun(world, KEY, world.bob)
        people = (world.ann, world.bob)

        for _ in range(MOVES):
            now = await table(world)
            if not now.running:
                break
            seat, action = greedy(now)
            who, shown_now = people[seat], await latest(world, message)
            if not await click(who, shown_now, now, seat, action):
                assert await click(who, await panel(who, shown_now), now, seat, action), action
            assert (await table(world)).seq == now.seq + 1

        result = (await state(world)).result
        assert result is not None
        assert sorted(result.places) == [1, 2]
        winner = ("ann", "bob")[result.places.index(1)]
        assert winner in asked(await latest(world, message))


class TestAlone:
    @pytest.mark.landing
    async def test_one_person_races_three_house_players_in_a_direct_message(
        self, world: World
    ) -> None:
        """Everything is on the one message; it goes on after a restart."""
        ann = world.ann.user
        message = shown(await ann.slash("play", game=KEY))
        s = await state(world)
        assert s.people == [True, False, False, False]
        assert "hand.png" in [one.filename for one in message.attachments]
        assert any("Speed" in one.label for one in choices(message))

        first = await play_alone(world, message, 3)
        await world.restart()
        later = await play_alone(world, message, 3)

        assert later.seq >= first.seq + 3


async def play_alone(world: World, message: Any, moves: int) -> Table:
    """Bot players answer by themselves."""
    ann = world.ann.user
    channel = world.bot.get_partial_messageable(message.channel.id)
    for _ in range(moves):
        now = await table(world)
        seat, action = greedy(now)
        shown_now = await channel.fetch_message(message.id)
        assert await click(ann, shown_now, now, seat, action), action
        await world.settle()
    return await table(world)
