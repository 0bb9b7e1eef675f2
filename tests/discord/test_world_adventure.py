"""World Adventure as its players see it: in a channel, in teams, alone in a direct message."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.screens.history import EVENTS
from engine.games import GAMES
from engine.games.world_adventure.clash import Clash
from engine.games.world_adventure.figures import Side
from engine.games.world_adventure.state import Npc
from engine.games.world_adventure.state import World as State
from tests.discord.choices import choices
from tests.discord.kit import NewBot, World, labels, shown, text
from tests.discord.playing import Games, begun, click, greedy, laid_for, pick, table
from tests.discord.tables import bots, latest, lobby, panel, privately, set_up
from tests.engine.world_adventure.kit import clan, lay
from tests.engine.world_adventure.play import on

KEY = "world_adventure"
MOVES = 3000  # the most moves in a game
CLICKS = 300  # the most clicks until the second month begins
ROAD = "CN3"  # merchants travel there


@pytest.fixture
def games() -> Games:
    return dict(GAMES)


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, games: Games) -> NewBot:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))  # same deal
    return bots(tmp_path, games)


async def state(world: World) -> State:
    return cast("State", (await table(world)).state)


async def go_on(world: World, message: Any) -> int:
    """Ann's or Bob's next choice, on the table message or under My seat. Returns whose it was."""
    now = await table(world)
    seat, action = greedy(now)
    who, shown_now = (world.ann, world.bob)[seat], await latest(world, message)
    if not await click(who, shown_now, now, seat, action):
        assert await click(who, await panel(who, shown_now), now, seat, action), action
    assert (await table(world)).seq > now.seq
    return seat


class TestMonth:
    @pytest.mark.landing
    async def test_two_people_click_through_a_month(self, world: World) -> None:
        """From the choice of heroes on, all on one message."""
        message = await begun(world, KEY, world.bob)
        clicks = Counter[int]()

        for _ in range(CLICKS):
            if (await state(world)).month == 2:
                break
            clicks[await go_on(world, message)] += 1

        now = await latest(world, message)
        assert text(now).startswith("## Month 2")
        assert set(clicks) == {0, 1}
        assert [one.filename for one in now.attachments] == ["table.png"]

    @pytest.mark.landing
    async def test_what_npcs_do_and_what_the_month_brings_are_a_few_lines(
        self, world: World, games: Games
    ) -> None:
        rider = Npc("brigand", "brigand-1", "JP1")
        laid = lay(clan("CN1"), clan("JV"), npcs=[rider], stalls={"java": 1, "egypt": 0})
        laid_for(games, KEY, on(laid))
        message = await begun(world, KEY, world.bob)

        for who in (world.ann, world.bob):
            await pick(who, await latest(world, message), "End the turn")

        told = text(await latest(world, message))
        assert "The Brigand rides " in told
        assert "Month 3. On the road, in this order" in told
        assert "Stalls bring gold: " in told
        assert "This month: " in told
        assert len(told.splitlines()) <= EVENTS + 10  # heading, odds, what is asked

    @pytest.mark.landing
    async def test_a_medic_pack_is_offered_beside_and_stops_nobody(
        self, world: World, games: Games
    ) -> None:
        hurt = clan("JV", soldiers=[1], fainted=[0], leadership=1, medics=1)
        laid_for(games, KEY, on(lay(clan("CN1"), hurt)))
        message = await begun(world, KEY, world.bob)
        mine = await panel(world.ann, message)

        medic = next(label for label in labels(message) if "Medic pack" in label)
        await pick(world.bob, message, medic)
        await pick(world.ann, mine, "Go to CN")

        s = await state(world)
        assert not s.clans[1].soldiers[0].fainted
        assert s.clans[0].at.startswith("CN")
        assert s.clans[0].at != "CN1"

    async def test_all_that_fits_is_bought_by_one_click(self, world: World, games: Games) -> None:
        laid_for(games, KEY, on(lay(clan("CN", caravan="master-trader", charisma=3), clan("JV"))))
        message = await begun(world, KEY, world.bob)
        await pick(world.ann, message, "See what is on offer")

        await pick(world.ann, await latest(world, message), "Buy all you can carry")

        me = (await state(world)).clans[0]
        assert len(me.goods) > 1
        assert me.gold == 20 - len(me.goods)
        assert f"for {len(me.goods)} gold." in text(await latest(world, message))


@pytest.mark.landing
class TestBattle:
    async def test_odds_of_scouting_stand_there_before_the_dice_fall(
        self, world: World, games: Games
    ) -> None:
        laid_for(games, KEY, on(lay(clan(ROAD, explorer=2), clan("JV"))))

        message = await begun(world, KEY, world.bob)

        assert "**Scout for merchants**: 2 dice: 75% to find" in text(message)

    async def test_it_runs_stage_by_stage_on_one_message_with_a_way_out_before_each(
        self, world: World, games: Games
    ) -> None:
        mine = clan("CN1", soldiers=[1, 1], leadership=2)
        laid_for(games, KEY, on(lay(mine, clan("JV"), npcs=[Npc("raid", "raid-1", "CN1")])))
        message = await begun(world, KEY, world.bob)

        await pick(world.ann, message, "Stay and be attacked")

        for stage in (1, 2):
            now = await latest(world, message)
            assert f"### Assault {stage}: " in text(now)
            assert all(f"**{way}**: " in text(now) for way in ("Roll", "Retreat"))
            await pick(world.ann, now, "Roll")
        s = await state(world)
        assert [soldier.fainted for soldier in s.clans[0].soldiers] == [True, True]

    async def test_a_stages_damage_is_dealt_by_one_answer(self, world: World, games: Games) -> None:
        sides = [Side(seat=seat, foe="player") for seat in (0, 1)]
        battle = Clash(place="CN1", card="", sides=sides, bounties=[0, 0])
        battle.step, battle.damage = "hit", [5, 0]
        clans = clan("CN1"), clan("CN1", soldiers=[1, 2], leadership=2)
        laid_for(games, KEY, on(lay(*clans), top=[battle]))
        message = await begun(world, KEY, world.bob)
        assert "level 1 falls and level 2 keeps 1 HP" in text(message)

        await pick(world.ann, message, "Hit soldier 1 and soldier 2")

        foe = (await state(world)).clans[1]
        assert [(one.fainted, one.wounds) for one in foe.soldiers] == [(True, 2), (False, 3)]
        assert "### Assault 2" in text(await latest(world, message))

    async def test_damage_to_a_player_is_shared_out(self, world: World, games: Games) -> None:
        sides = [Side(seat=seat, foe="player") for seat in (0, 1)]
        battle = Clash(place="CN1", card="", sides=sides, bounties=[0, 0])
        battle.step, battle.damage = "hit", [2, 0]
        clans = clan("CN1"), clan("CN1", soldiers=[1, 1], leadership=2)
        laid_for(games, KEY, on(lay(*clans), top=[battle]))
        message = await begun(world, KEY, world.bob)

        await pick(world.ann, message, "1 point on soldier 1")
        await pick(world.ann, await latest(world, message), "Hit soldier 2")

        foe = (await state(world)).clans[1]
        assert [one.wounds for one in foe.soldiers] == [1, 1]


class TestAlone:
    @pytest.mark.landing
    async def test_one_person_and_house_players_go_on_after_a_restart(self, world: World) -> None:
        """Everything is on the one message."""
        ann = world.ann.user
        message = shown(await ann.slash("play", game=KEY))
        s = await state(world)
        assert s.people == [True, *[False] * (s.seats - 1)]
        assert any("Ride with" in one.label for one in choices(message))
        await play_alone(world, message, 4)
        assert (await state(world)).month >= 1

        await world.restart()
        seq = (await table(world)).seq
        await play_alone(world, message, 3)

        assert (await table(world)).seq >= seq + 3
        channel = world.bot.get_partial_messageable(message.channel.id)
        now = await channel.fetch_message(message.id)
        assert [one.filename for one in now.attachments] == ["table.png", "hand.png"]


async def play_alone(world: World, message: Any, moves: int) -> None:
    """Bot players answer by themselves."""
    channel = world.bot.get_partial_messageable(message.channel.id)
    for _ in range(moves):
        now = await table(world)
        seat, action = greedy(now)
        shown_now = await channel.fetch_message(message.id)
        assert await click(world.ann.user, shown_now, now, seat, action), action
        await world.settle()


class TestTeams:
    async def test_four_ride_in_pairs(self, world: World) -> None:
        """Mates choose from one pool of heroes, and see who rides with them."""
        message = await lobby(world, KEY)
        await set_up(world.ann, message, mode="pairs")
        teams = {1: (world.bob,), 2: (world.cleo, world.dan)}
        for number, people in teams.items():
            for who in people:
                await who.click(await latest(world, message), label=f"Join team {number}")
        await world.ann.click(await latest(world, message), label="Start")

        s = await state(world)
        assert (s.teams, s.goal) == ([[0, 2], [1, 3]], 18)
        mine = await panel(world.ann, await latest(world, message))
        assert "Together with bob." in text(mine)
        assert sum(choice.label.startswith("Ride with") for choice in choices(mine)) == 4


class TestWhole:
    @pytest.mark.long
    async def test_two_people_click_a_whole_game(self, world: World) -> None:
        message = await begun(world, KEY, world.bob)

        for _ in range(MOVES):
            if not (await table(world)).running:
                break
            await go_on(world, message)

        result = (await state(world)).result
        assert result is not None
        over = await latest(world, message)
        assert [one.filename for one in over.attachments] == ["result.webp", "table.png"]
        board = privately(await world.ann.slash(world.channel, "leaderboard", game=KEY))
        assert "ann" in board
