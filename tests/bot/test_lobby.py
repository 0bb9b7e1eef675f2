"""A lobby's rules, with toys: teams, modes and what each mode knows."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from discord.ui import TextDisplay, Thumbnail
from simcord.components import validate_modal

from bot.platform import limits
from bot.screens.lobby_layout import lobby_message
from bot.screens.lobby_settings import pages, settings_modal
from bot.table import choosing
from bot.table import lobby as rules
from bot.table.lobby import Refusal
from bot.table.table import Before, Lobby
from bot.text.say import LANGUAGES, say_in
from db import Seat
from engine.core import Dice, Game, Mode, Setting, Setup
from engine.games import GAMES
from rendering.artist import cover_of
from tests.bot.test_layout import row, table
from tests.toys import TOYS

HOUSE = "beginner"


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


def test_that_it_is_ranked_is_told_where_it_begins() -> None:
    say = say_in("en")

    def told(now: Lobby) -> str:
        items = lobby_message(now, say, say.seat, "ann").view.walk_children()
        return " ".join(one.content for one in items if isinstance(one, TextDisplay))

    ranked, bots_only = say("lobby-ranked"), say("lobby-bots-only")
    assert ranked in told(lobby("duel", "ann", "bob"))
    assert bots_only in told(lobby("duel", "ann"))
    assert bots_only in told(lobby("duel", "ann", "house"))
    assert ranked in told(lobby("team", "ann", "bob", "house", "house"))
    assert bots_only in told(lobby("team", "ann", "house", "bob", "house"))
    for said in (ranked, bots_only):
        assert said not in told(direct("duel", "ann"))


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
                numbers = [one.seat for one in now.seats]
                assert len(set(numbers)) == len(numbers)
                assert set(numbers) <= set(range(1 if now.mode.several else now.mode.seats[1]))
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
        lambda: rules.fill(now, who, HOUSE),
        lambda: rules.dismiss(now, who),
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

    def test_everybody_gets_a_seat_that_a_smaller_mode_with_teams_has(self) -> None:
        trios = lobby("trios", "ann", "", "", "", "", "bob", game=GAMES["world_adventure"])

        assert sitting(rules.choose_mode(trios, "pairs")) == {0: "ann", 1: "bob"}

    def test_nobody_joins_a_mode_for_one(self) -> None:
        now = lobby("solo", "ann")

        assert refused(rules.join, now, "bob") == "mode-for-one"
        assert refused(rules.fill, now, "ann", HOUSE) == "mode-for-one"


class TestKept:
    """The seats of those who have played a campaign's last chapter."""

    def party(self, *seats: str) -> Lobby:
        now = lobby("coop", *seats, game=GAMES["wonder_book"])
        return replace(now, party=("ann", "bob", "cleo"))

    def test_the_others_leave_them_their_seats(self) -> None:
        now = rules.join(self.party("ann"), "eve")

        assert refused(rules.join, now, "fred") == "seats-kept"
        now = rules.join(rules.join(now, "bob"), "cleo")
        assert sitting(now) == {0: "ann", 1: "eve", 2: "bob", 3: "cleo"}
        assert refused(rules.join, now, "fred") == "table-full"

    def test_who_sits_there_may_give_them_to_house_players(self) -> None:
        now = rules.fill(rules.fill(self.party("ann", "eve"), "ann", HOUSE), "ann", HOUSE)

        assert refused(rules.join, now, "bob") == "table-full"

    def test_none_is_kept_for_people_who_are_forgotten(self) -> None:
        now = replace(self.party("ann", "eve"), forgotten=frozenset({"bob"}))

        assert now.awaited == ["cleo"]
        assert sitting(rules.join(now, "fred"))[2] == "fred"


class TestSettings:
    def test_a_table_keeps_only_what_its_mode_knows(self) -> None:
        for mode, known in {"solo": {"level"}, "duel": {"mud", "wind"}, "team": {"mud"}}.items():
            now = lobby(mode, "ann")
            assert rules.settled(now, now.seats).plan.settings.keys() == known

    def test_variants_are_switched_together_and_outlast_a_look_at_another_mode(self) -> None:
        now = choosing.switch(lobby("duel", "ann", "bob"), 0, ["wind"])
        now = rules.choose_mode(rules.choose_mode(now, "team"), "duel")

        assert rules.settled(now, now.seats).plan.settings == {"mud": "off", "wind": "on"}
        assert choosing.switch(now, 0, []).plan.settings["wind"] == "off"

    def test_what_the_mode_does_not_know_is_refused(self) -> None:
        assert refused(choosing.switch, lobby("team", "ann"), 0, ["wind"]) == "forged"
        assert refused(choosing.switch, lobby("team", "ann"), 1, []) == "forged"
        assert refused(choosing.choose, lobby("duel", "ann"), "level", "storm") == "forged"
        assert refused(choosing.choose, lobby("duel", "ann"), "wind", "on") == "forged"
        assert refused(choosing.choose, lobby("duel", "ann"), "height", "storm") == "forged"
        solo = lobby("solo", "ann")
        assert refused(choosing.choose, solo, "level", "snow") == "forged"
        assert choosing.choose(solo, "level", "storm").plan.settings["level"] == "storm"

    def test_a_lobby_with_many_modes_and_variants_fits(self) -> None:
        """As large as the largest: three teams, 25 variants, ten other settings."""
        teams = tuple((n, n + 1, n + 2) for n in (0, 3, 6))
        switches = [Setting(f"switch{n}", ("off", "on"), "off") for n in range(25)]
        menus = [Setting(f"menu{n}", ("few", "many"), "few") for n in range(10)]
        modes = (Mode("team", (9, 9), teams=teams), Mode("other", (2, 9)))
        settings = (*switches, *menus)
        big = msgspec.structs.replace(TOYS["tug"], modes=modes, settings=settings)
        now = lobby("team", *["house"] * 9, game=big)

        assert limits.fits(lobby_message(now, say_in("fr"), say_in("fr").seat, "ann").view) == []
        pages_ = [settings_modal(now, say_in("fr"), page) for page in pages(now, say_in("fr"))]
        assert len(pages_) == 4
        for modal in pages_:
            validate_modal(modal.to_dict())


def every_lobby() -> Iterator[Lobby]:
    """Of all games and modes, in a server and not, with a bot player where there is room."""
    for game in (GAMES | TOYS).values():
        for mode in game.modes:
            now = lobby(mode.key, "ann", game=game)
            now = now if mode.alone else rules.fill(now, "ann", HOUSE)
            chosen = replace(now, row=msgspec.structs.replace(now.row, preset=72))
            again = replace(now, row=msgspec.structs.replace(now.row, value=b"{}"))
            yield from (now, chosen, again)
            yield replace(now, row=msgspec.structs.replace(now.row, server=None))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lobby_shows_its_game_and_says_what_is_seen(lang: str) -> None:
    """Beside what is played, if the game has a cover; the whole fits."""
    say = say_in(lang)
    for now in every_lobby():
        screen = lobby_message(now, say, say.seat, "ann")
        shown = [one for one in screen.view.walk_children() if isinstance(one, Thumbnail)]
        key = now.game.key
        told = [say(f"game-{key.replace('_', '-')}-cover")] if cover_of(key) else []
        assert [one.description for one in shown] == told
        assert [*screen.pictures] == [key] * len(told)
        assert limits.fits(screen.view) == []


class TestModals:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_discord_takes_all_of_them_and_nothing_is_cut(self, lang: str) -> None:
        say, seen = say_in(lang), 0
        for now in every_lobby():
            for page in pages(now, say):
                seen += 1
                validate_modal(settings_modal(now, say, page).to_dict())
                assert [field.label for field in page if len(field.label) > limits.LABEL] == []
                lines = [line for field in page for line in field.lines]
                told = [part for line in lines for part in (line.label, line.about)]
                assert [part for part in told if len(part) > limits.SELECT_TEXT] == []
        assert seen > 30

    def test_sent_back_as_they_are_they_change_nothing(self) -> None:
        for now in every_lobby():
            for page in pages(now, say_in("en")):
                answers = {f.id: [line.value for line in f.lines if line.on] for f in page}
                then = choosing.answered(now, "ann", choosing.stamp(now), answers)
                assert (then.row, then.seats) == (now.row, now.seats)
                assert choosing.stamp(then) == choosing.stamp(now)

    def test_what_is_chosen_is_told(self) -> None:
        """Whatever line of whatever field is chosen, the lobby then says it."""
        say, seen = say_in("en"), 0
        for now in every_lobby():
            for field in (one for page in pages(now, say) for one in page):
                for line in field.lines:
                    then = chosen(now, field.id, line.value)
                    if then is None or line.on:
                        continue
                    seen += 1
                    view = lobby_message(then, say, say.seat, "ann").view
                    shown = [one for one in view.walk_children() if isinstance(one, TextDisplay)]
                    assert line.label in " ".join(one.content for one in shown)
        assert seen > 60

    def test_an_answer_to_what_was_drawn_before_is_refused(self) -> None:
        now = lobby("duel", "ann", "bob")
        drawn, answers = choosing.stamp(now), {"variants-0": ["wind"]}
        for since in (
            choosing.switch(now, 0, ["mud"]),
            choosing.set_clock(now, "24"),
            rules.choose_mode(now, "team"),
        ):
            args = since, "ann", drawn, answers
            assert refused(choosing.answered, *args) == "lobby-chosen-since"
        assert refused(choosing.answered, now, "eve", drawn, answers) == "lobby-stranger"
        met = rules.leave(now, "bob")
        assert choosing.answered(met, "ann", drawn, answers).plan.settings["wind"] == "on"

    def test_nothing_is_chosen_for_house_players_who_have_been_sent_away(self) -> None:
        now = rules.dismiss(lobby("duel", "ann", "house"), "ann")
        args = now, "ann", choosing.stamp(now), {"level": ["beginner"]}

        assert refused(choosing.answered, *args) == "lobby-chosen-since"

    @pytest.mark.parametrize(
        ("key", "level"),
        [
            *(("good", "good"), ("beginner", "beginner")),
            *(("search", "good"), ("greedy", "beginner"), ("random", "beginner")),
        ],
    )
    def test_a_menu_from_before_levels_were_named_by_strength_still_works(
        self, key: str, level: str
    ) -> None:
        now = chosen(lobby("duel", "ann", "house"), "level", key)

        assert now is not None
        assert [seat.house for seat in now.seats] == [None, level]

    @pytest.mark.parametrize(
        "answers",
        [
            {"mode": ["chess"]},
            {"mode": []},
            {"clock": ["1"]},
            {"clock": ["unchosen"]},
            {"level": ["divine"]},
            {"variants-x": ["wind"]},
            {"variants-0": ["wind"], "setting-level": ["storm"]},
            {"height": ["low"]},
        ],
    )
    def test_nothing_of_a_forged_answer_is_taken(self, answers: dict[str, list[str]]) -> None:
        now = lobby("duel", "ann", "house")

        assert refused(choosing.answered, now, "ann", choosing.stamp(now), answers) == "forged"


def chosen(now: Lobby, field: str, value: str) -> Lobby | None:
    """None if that is not possible with the people who sit there."""
    with suppress(Refusal):
        return choosing.answered(now, "ann", choosing.stamp(now), {field: [value]})
    return None


class TestAsBefore:
    BEFORE = Before("team", {"mud": "on", "wind": "on", "level": "storm"}, 24)

    def test_mode_settings_and_clock_are_taken(self) -> None:
        now = replace(lobby("duel", "ann"), before=self.BEFORE)
        assert choosing.was_other(now)

        then = choosing.as_before(now, "ann")

        assert (then.plan.mode, then.row.clock, then.row.preset) == ("team", 24, None)
        assert then.plan.settings["mud"] == "on"
        assert not choosing.was_other(then)

    def test_only_those_who_sit_there_take_them(self) -> None:
        now = replace(lobby("duel", "ann"), before=self.BEFORE)
        assert refused(choosing.as_before, now, "eve") == "lobby-stranger"
        assert refused(choosing.as_before, lobby("duel", "ann"), "ann") == "forged"

    def test_a_mode_in_which_there_is_no_room_is_not_offered(self) -> None:
        now = replace(lobby("duel", "ann", "bob"), before=Before("solo", {}, None))
        assert not choosing.was_other(now)
        assert choosing.was_other(rules.leave(now, "bob"))
        assert not choosing.was_other(replace(now, before=Before("gone", {}, None)))


class TestBotPlayers:
    """One keeps its name wherever it sits, at one table and the next."""

    def test_it_moves_up_with_its_name(self) -> None:
        now = lobby("auction", "ann", "house", "bob", "house", game=TOYS["auction"])
        assert names(now.seats) == {1: 2, 3: 4}

        left = rules.leave(now, "ann")

        assert names(left.seats) == {0: 2, 2: 4}
        assert names(rules.fill(left, "bob", HOUSE).seats) == {0: 2, 2: 4, 3: 1}

    @pytest.mark.parametrize("game", (GAMES | TOYS).values(), ids=lambda game: game.key)
    def test_nothing_that_people_do_renames_one(self, game: Game[Any]) -> None:
        met = 0
        for seed in range(20):
            pick, now = random.Random(seed), lobby(rules.first_plan(game).mode, "ann", game=game)
            for _ in range(40):
                before, now = names(now.seats).values(), after(pick, now)
                here = names(now.seats).values()
                met += len(here)
                assert len(set(here)) == len(here)
                assert len(set(here) - set(before)) == max(0, len(here) - len(before))
        assert met > 50 or all(mode.alone for mode in game.modes)

    def test_a_rematch_brings_the_same_ones(self) -> None:
        """The seats turn; a player who has left makes room for a bot player with a name of its
        own."""
        game = TOYS["auction"]
        seats = (
            Seat(0, player="ann", user=1),
            Seat(1, house=HOUSE),  # of a table that was stored before bot players had names
            Seat(2, house=HOUSE, player="bob", user=2),
            Seat(3, house=HOUSE, bot=6),
        )
        laid = table(game, game.new(Setup("auction", 4), Dice(bytes(16), 0)).s)

        once = rules.rematch(replace(laid, seats=seats), "ann", HOUSE)
        again = rules.rematch(replace(laid, seats=tuple(once)), "ann", HOUSE)

        assert names(once) == {0: 2, 1: 3, 2: 6}
        assert names(again) == {0: 3, 1: 6, 3: 2}
        assert names(rules.regathered(again)) == names(again)


def names(seats: Sequence[Seat]) -> dict[int, int]:
    """Bot players by seat."""
    return {seat.seat: seat.named for seat in seats if seat.house}
