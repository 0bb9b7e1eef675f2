"""A lobby's rules, with toys: teams, modes and what each mode knows."""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from bot.platform import limits
from bot.screens.lobby_layout import lobby_message
from bot.table import lobby as rules
from bot.table.lobby import Refusal
from bot.table.table import Lobby
from bot.text.say import say_in
from db import Seat
from engine.core import Game, Mode, Setting
from engine.games import GAMES
from tests.bot.test_layout import row
from tests.toys import TOYS

HOUSE = "greedy"


def lobby(mode: str, *seats: str, game: Game[Any] = TOYS["tug"]) -> Lobby:
    """`ann` sits at seat 0, nobody where the name is empty, a bot player for "house"."""
    sitting = tuple(
        Seat(number, house=HOUSE) if who == "house" else Seat(number, player=who)
        for number, who in enumerate(seats)
        if who
    )
    return Lobby(row(game, mode), sitting, game, rules.first_plan(game, game.mode(mode)))


def direct(mode: str, *seats: str) -> Lobby:
    now = lobby(mode, *seats)
    return replace(now, row=msgspec.structs.replace(now.row, server=None, owner=seats[0]))


def sitting(now: Lobby) -> dict[int, str]:
    return {seat.seat: seat.player or "house" for seat in now.seats}


def refused(change: Any, *args: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        change(*args)
    return refusal.value.msg.id


class TestLeading:
    @pytest.mark.parametrize("game", (GAMES | TOYS).values(), ids=lambda game: game.key)
    def test_somebody_who_is_there_can_always_begin(self, game: Game[Any]) -> None:
        """Whatever people do, and no matter who leaves the server: one of those who sit there
        leads, and after a day all do."""
        steps = 0
        for seed in range(20):
            pick, now = random.Random(seed), lobby(rules.first_plan(game).mode, "ann", game=game)
            for _ in range(40):
                steps += 1
                now = after(pick, now)
                here = {one.player for one in now.seats if one.player and one.left is None}
                leaders = [who for who in PEOPLE if rules.leads(now, who, alone=False)]

                assert not here or (now.host in here and leaders == [now.host])
                assert all(rules.leads(now, who, alone=True) for who in here)
                assert not any(rules.leads(now, who, alone=True) for who in {"eve"} - here)
                assert {one.player for one in rules.present(now).seats if one.player} == here
        assert steps == 800


PEOPLE = ("ann", "bob", "cleo", "dan", "eve")


def after(pick: random.Random, now: Lobby) -> Lobby:
    """Somebody does something there, stored as usual; or they leave the server."""
    who, mode = pick.choice(PEOPLE[:4]), pick.choice(now.game.modes)
    changes = [
        lambda: rules.join(now, who),
        lambda: rules.leave(now, who),
        lambda: rules.join_team(now, who, pick.randrange(3)),
        lambda: rules.choose_mode(now, mode.key),
        lambda: rules.fill(now, HOUSE),
        lambda: rules.dismiss(now),
    ]
    if pick.random() < 0.2:
        gone = [msgspec.structs.replace(s, left=1.0) if s.player == who else s for s in now.seats]
        return replace(now, seats=tuple(gone))
    with suppress(Refusal):
        now = pick.choice(changes)()
    return replace(now, row=msgspec.structs.replace(now.row, owner=now.host))


class TestDirect:
    """In a direct message, where nobody else can join."""

    def test_house_players_take_what_is_free(self) -> None:
        now = direct("team", "ann")

        seated = sitting(rules.started(now, "ann", HOUSE))

        assert seated == {0: "ann", 1: "house", 2: "house", 3: "house"}

    def test_a_mode_for_one_is_left_alone(self) -> None:
        assert sitting(rules.started(direct("solo", "ann"), "ann", HOUSE)) == {0: "ann"}

    def test_in_a_server_they_are_asked_for(self) -> None:
        assert refused(rules.started, lobby("team", "ann"), "ann", HOUSE) == "too-few"


class TestTeams:
    """Seats 0 and 2 against 1 and 3."""

    def test_whoever_joins_takes_the_first_free_seat(self) -> None:
        now = rules.join(lobby("team", "ann", "", "cleo"), "bob")

        assert sitting(now) == {0: "ann", 1: "bob", 2: "cleo"}

    def test_a_team_is_chosen(self) -> None:
        now = rules.join_team(lobby("team", "ann"), "bob", 0)

        assert sitting(now) == {0: "ann", 2: "bob"}

    def test_a_team_is_changed(self) -> None:
        now = rules.join_team(lobby("team", "ann", "bob"), "bob", 0)

        assert sitting(now) == {0: "ann", 2: "bob"}
        assert refused(rules.join_team, now, "ann", 0) == "already-seated"

    def test_a_house_player_makes_room_and_takes_the_seat_that_is_left(self) -> None:
        full = lobby("team", "ann", "bob", "house", "house")

        assert sitting(rules.join_team(full, "bob", 0)) == {
            0: "ann",
            1: "house",
            2: "bob",
            3: "house",
        }
        assert sitting(rules.join_team(full, "cleo", 0)) == {
            0: "ann",
            1: "bob",
            2: "cleo",
            3: "house",
        }

    def test_a_team_of_people_is_full(self) -> None:
        now = lobby("team", "ann", "", "bob")

        assert refused(rules.join_team, now, "cleo", 0) == "team-full"
        assert refused(rules.join_team, now, "cleo", 2) == "forged"
        assert refused(rules.join_team, lobby("duel", "ann"), "bob", 1) == "forged"

    def test_who_leaves_moves_nobody(self) -> None:
        now = rules.leave(lobby("team", "ann", "bob", "cleo"), "ann")

        assert sitting(now) == {1: "bob", 2: "cleo"}
        assert sitting(rules.leave(lobby("duel", "ann", "bob"), "ann")) == {0: "bob"}

    def test_house_players_fill_up(self) -> None:
        now = rules.filled(lobby("team", "ann", "", "bob"), "ann", HOUSE)

        assert sitting(now) == {0: "ann", 1: "house", 2: "bob", 3: "house"}
        assert now.plan.people == (True, False, True, False)

    def test_seats_close_up_for_a_mode_without_teams(self) -> None:
        now = rules.choose_mode(lobby("team", "", "ann", "", "bob"), "duel")

        assert sitting(now) == {0: "ann", 1: "bob"}


class TestModes:
    def test_a_lobby_begins_where_others_can_join(self) -> None:
        assert rules.first_plan(TOYS["tug"]).mode == "duel"
        assert rules.first_plan(TOYS["expedition"]).mode == "coop"

    def test_alone_it_is_the_mode_for_one(self) -> None:
        assert rules.solo_mode(TOYS["tug"]).key == "solo"
        assert rules.solo_seats(TOYS["tug"].mode("solo"), "ann", HOUSE) == [Seat(0, player="ann")]

    def test_one_person_meets_as_many_house_players_as_make_it_lively(self) -> None:
        race = Mode("race", (2, 6), lively=4)
        game = msgspec.structs.replace(TOYS["tug"], modes=(race,))

        assert [seat.house for seat in rules.solo_seats(race, "ann", HOUSE)] == [None, *[HOUSE] * 3]
        assert len(rules.filled(lobby("race", "ann", game=game), "ann", HOUSE).seats) == 4
        assert len(rules.filled(lobby("race", "ann", "bob", game=game), "ann", HOUSE).seats) == 2

    def test_house_players_make_room_for_a_smaller_mode_but_people_do_not(self) -> None:
        assert sitting(rules.alone(lobby("duel", "ann", "house"), "ann")) == {0: "ann"}
        assert sitting(rules.choose_mode(lobby("team", "house", "ann"), "solo")) == {0: "ann"}
        assert refused(rules.choose_mode, lobby("duel", "ann", "bob"), "solo") == "not-alone"
        assert refused(rules.choose_mode, lobby("team", *"abcd"), "duel") == "too-many"

    def test_nobody_joins_a_mode_for_one(self) -> None:
        now = lobby("solo", "ann")

        assert refused(rules.join, now, "bob") == "mode-for-one"
        assert refused(rules.fill, now, HOUSE) == "mode-for-one"


class TestSettings:
    def test_a_table_keeps_only_what_its_mode_knows(self) -> None:
        for mode, known in {"solo": {"level"}, "duel": {"mud", "wind"}, "team": {"mud"}}.items():
            now = lobby(mode, "ann")
            assert rules.settled(now, now.seats).plan.settings.keys() == known

    def test_variants_are_switched_together_and_outlast_a_look_at_another_mode(self) -> None:
        now = rules.switch(lobby("duel", "ann", "bob"), ["wind"])
        now = rules.choose_mode(rules.choose_mode(now, "team"), "duel")

        assert rules.settled(now, now.seats).plan.settings == {"mud": "off", "wind": "on"}
        assert rules.switch(now, []).plan.settings["wind"] == "off"

    def test_what_the_mode_does_not_know_is_refused(self) -> None:
        assert refused(rules.switch, lobby("team", "ann"), ["wind"]) == "forged"
        assert refused(rules.choose, lobby("duel", "ann"), 0, "storm") == "forged"
        assert refused(rules.choose, lobby("duel", "ann"), 9, "storm") == "forged"
        assert rules.choose(lobby("solo", "ann"), 0, "storm").plan.settings["level"] == "storm"

    def test_a_lobby_with_many_modes_and_variants_fits(self) -> None:
        """As large as the largest: three teams, 25 variants, ten other settings."""
        teams = tuple((n, n + 1, n + 2) for n in (0, 3, 6))
        switches = [Setting(f"switch{n}", ("off", "on"), "off") for n in range(25)]
        menus = [Setting(f"menu{n}", ("few", "many"), "few") for n in range(10)]
        modes = (Mode("team", (9, 9), teams=teams), Mode("other", (2, 9)))
        settings = (*switches, *menus)
        big = msgspec.structs.replace(TOYS["tug"], modes=modes, settings=settings)
        now = lobby("team", *["house"] * 9, game=big)

        assert limits.fits(lobby_message(now, say_in("fr"), say_in("fr").seat, "ann")) == []
