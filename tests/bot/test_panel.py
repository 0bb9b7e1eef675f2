"""Options become components: who may click what, how many, within Discord's limits."""

from __future__ import annotations

from typing import Any, ClassVar

import discord
import msgspec
import pytest
from discord import ui

from bot.platform import limits
from bot.screens.frame import framed
from bot.screens.panel import Panel
from bot.screens.rows import cost, joined
from bot.table import ids, offers
from bot.table.ids import Deed, Help, Pick, Step, parse
from bot.table.offers import Offer
from bot.text.say import Names, Say, say_in
from bot.text.words import Words
from engine.core import Action, Dice, Msg, Option, Setup
from tests.toys import TOYS
from tests.toys.duel import Play
from tests.toys.expedition import Expedition, Suffer, Victim

SEED = bytes(16)
ROOM = 30


class Go(Action, frozen=True):
    where: int


class Stay(Action, frozen=True):
    pass


def words() -> Words:
    return Words(say_in("en"), "toy", lambda seat: ("Ann", "Bob", "Cleo")[seat])


class Sail(Action, frozen=True):
    where: int


class Ride(Action, frozen=True):
    where: int


class Leave(Action, frozen=True):
    pass


class Walk(Action, frozen=True):
    nearest: ClassVar[bool] = True

    where: int


class Order(Action, frozen=True):
    standing: ClassVar[bool] = True

    to: int = 0


class Other(Action, frozen=True):
    standing: ClassVar[bool] = True


class Forth(Action, frozen=True):
    moves_on: ClassVar[bool] = True


class End(Action, frozen=True):
    ends_turn: ClassVar[bool] = True


class Gate(Action, frozen=True):
    at_stake: ClassVar[bool] = True

    where: int


LONG = Msg("pair", {"name": "Price", "value": "more than fits into a line of a phone"})
KINDS = [type(f"Kind{n}", (Action,), {}, frozen=True) for n in range(5)]


def plain(count: int) -> list[ui.Button[Any]]:
    return [ui.Button(label=f"{n}", custom_id=f"{count}-{n}") for n in range(count)]


class Alike(Words):
    """Says the same of everything that somebody might do."""

    def struct(self, value: msgspec.Struct) -> str:
        return "Ken"

    def verb(self, kind: type[msgspec.Struct]) -> str:
        return kind.__name__


class Verbose(Words):
    """Everything is done by the same verb."""

    def __init__(self, say: Say, game: str, names: Names, verb: str) -> None:
        super().__init__(say, game, names)
        self._verb = verb

    def verb(self, kind: type[msgspec.Struct]) -> str:
        return self._verb


def go(count: int, seat: int | None = 0, **more: Any) -> list[Offer]:
    return [Offer(seat, "p", i, Option(Go(i), **more)) for i in range(count)]


def rows(some: list[Offer], room: int = ROOM) -> list[Any]:
    return Panel(7, 3, words(), some).rows(room)


def styles(some: list[Offer], *, elsewhere: bool = False) -> list[str]:
    laid = Panel(7, 3, words(), some, elsewhere=elsewhere).rows(ROOM)
    buttons = [one for row in laid for one in row.children if isinstance(one, ui.Button)]
    return [button.style.name for button in buttons]


def values(menu: Any) -> list[int]:
    return [int(option.value.partition("p")[2]) for option in menu.options]


def lines(some: list[Offer]) -> list[str]:
    return Panel(7, 3, words(), some).lines()


class TestOffers:
    def test_secret_options_are_not_public_and_do_not_move_public_places(self) -> None:
        game = TOYS["duel"]
        s = game.new(Setup("duel", 2), Dice(SEED, 0)).s

        shown = offers.public(game, s)

        assert not any(isinstance(offer.option.action, Play) for offer in shown)
        assert [offer.index for offer in shown] == list(range(len(shown)))
        for offer in shown:
            assert offers.option_at(game, s, 0, "p", offer.index) == offer.option

    def test_everything_is_on_the_private_panel(self) -> None:
        game = TOYS["duel"]
        s = game.new(Setup("duel", 2), Dice(SEED, 0)).s

        assert [offer.option for offer in offers.private(game, s, 0)] == game.options(s, 0)
        assert offers.private(game, s, 1) == []

    def test_a_group_choice_is_one_button_for_all(self) -> None:
        game = TOYS["expedition"]
        s = game.new(Setup("coop", 3), Dice(SEED, 0)).s
        assert isinstance(s, Expedition)
        s.stack.append(Victim([0, 2]))

        shown = offers.public(game, s)

        assert [(offer.seat, offer.option.action) for offer in shown] == [
            (None, Suffer(0)),
            (None, Suffer(2)),
        ]

    def test_a_house_player_gets_no_buttons(self) -> None:
        game = TOYS["expedition"]
        s = game.new(Setup("coop", 3, (True, False, True)), Dice(SEED, 0)).s

        assert {offer.seat for offer in offers.public(game, s)} <= {0, 2, None}

    def test_a_place_beyond_the_end(self) -> None:
        game = TOYS["duel"]
        s = game.new(Setup("duel", 2), Dice(SEED, 0)).s

        assert offers.option_at(game, s, 0, "s", 99) is None

    def test_kinds_stand_together_in_the_order_of_their_first(self) -> None:
        mixed = [*go(1), Offer(0, "p", 1, Option(Stay())), Offer(0, "p", 2, Option(Go(9)))]

        assert [[offer.index for offer in group] for group in offers.groups(mixed)] == [[0, 2], [1]]


class TestPanel:
    def test_five_of_a_kind_are_buttons(self) -> None:
        (row,) = rows(go(5))

        assert [button.label for button in row.children] == [f"Go {n}" for n in range(5)]
        assert row.children[2].custom_id == "t:7:0:3:p2"

    def test_six_of_a_kind_are_a_menu(self) -> None:
        (row,) = rows(go(6))

        (menu,) = row.children
        assert isinstance(menu, ui.Select)
        assert [option.value for option in menu.options] == [f"3:p{n}" for n in range(6)]

    @pytest.mark.parametrize(("count", "pages"), [(60, [20] * 3), (51, [17] * 3), (26, [13, 13])])
    def test_a_menu_has_pages_of_one_length(self, count: int, pages: list[int]) -> None:
        """So that none holds a single line, where 25 would fit into one."""
        menus = [row.children[0] for row in rows(go(count))]

        assert [len(menu.options) for menu in menus] == pages
        assert len({menu.custom_id for menu in menus}) == len(menus)
        assert [value for menu in menus for value in values(menu)] == list(range(count))
        assert menus[1].placeholder == f"List 2 of {len(menus)}"

    def test_a_menu_asks_as_much_as_a_phone_shows(self) -> None:
        """Each verb, or else the first few; of several lists, which one it is."""
        kinds = [*KINDS[:2], Stay, Leave]
        some = [Offer(0, "p", n, Option(kind())) for n, kind in enumerate(kinds)]

        def asked(offers: list[Offer], verb: str) -> str | None:
            laid = Panel(7, 3, Verbose(say_in("en"), "toy", lambda _: "Ann", verb), offers)
            (menu,) = [item for row in laid.rows(1) for item in row.children][:1]
            return getattr(menu, "placeholder", None)

        assert asked(some[:2], "Go") == "Go · Go"
        assert asked(some[:2], "Go where nobody goes") == "Go where nobody goes · …"
        assert asked(some[:2], "Go where nobody has gone before") == "What will you do?"
        assert asked(go(30), "Go") == "Go (list 1 of 2)"
        assert asked(go(30), "Go where nobody goes") == "List 1 of 2"

    @pytest.mark.parametrize("room", [ROOM, 3, 1])
    def test_a_kind_with_one_open_option_is_a_button_in_every_layout(self, room: int) -> None:
        no = Msg("toy-no")
        some = [*go(6, blocked=no), Offer(0, "p", 6, Option(Go(6)))]

        (row,) = rows(some, room)

        assert [(one.label, one.disabled) for one in row.children] == [("Go 6", False)]

    def test_kinds_that_read_the_same_say_what_they_are(self) -> None:
        some = [*go(1), Offer(0, "p", 1, Option(Stay()))]

        (row,) = Panel(7, 3, Alike(say_in("en"), "toy", lambda _: "Ann"), some).rows(ROOM)

        labels = [getattr(button, "label", "") for button in row.children]
        assert labels == ["Go: Ken", "Stay: Ken"]

    def test_blocked_is_grey_on_a_button_and_missing_in_a_menu(self) -> None:
        no = Msg("toy-no")

        (buttons,) = rows(go(2, blocked=no))
        menus = rows([*go(6), *[Offer(0, "p", 6, Option(Go(6), no))]])

        assert all(button.disabled for button in buttons.children)
        assert len(menus[0].children[0].options) == 6

    def test_what_holds_already_is_shown_as_chosen_in_the_menu_of_its_kind(self) -> None:
        """At most one in a menu; if kinds share a menu, none is."""
        holds = [Offer(0, "p", 9, Option(Go(9), Msg("toy-no"), present=True))]
        here = [Offer(0, "p", 10, Option(Stay()))]

        (menu,) = rows([*holds, *go(6)])[0].children
        (shared,) = rows([*holds, *go(6), *here], room=2)[0].children
        grey = rows(holds)[0].children

        assert [line.value for line in menu.options if line.default] == ["3:p9"]
        assert not any(line.default for line in shared.options)
        assert [button.disabled for button in grey] == [True]

    def test_a_kind_of_which_nothing_is_allowed_is_one_grey_button(self) -> None:
        (row,) = rows([*go(3, blocked=Msg("toy-no")), Offer(0, "p", 3, Option(Stay()))])

        assert [(button.label, button.disabled) for button in row.children] == [
            ("What will you do?", True),
            ("Stay", False),
        ]

    def test_what_is_to_be_weighed_beside_other_things_is_a_menu(self) -> None:
        """Alone the details stand in the text; beside other verbs only a menu shows them."""
        menu, stay = rows([*go(2, detail=LONG), Offer(0, "p", 2, Option(Stay()))])
        (alone,) = rows(go(2, detail=LONG))

        texts = [line.description for line in menu.children[0].options]
        assert texts == [words().msg(LONG)] * 2
        assert [button.label for button in stay.children] == ["Stay"]
        assert [button.label for button in alone.children] == ["Go 0", "Go 1"]

    def test_what_a_line_of_a_menu_would_cut_stands_above(self) -> None:
        wordy = Msg("pair", {"name": "Price", "value": "word " * 25})
        some = [*go(2, detail=LONG), *go(3, detail=wordy)[2:], Offer(0, "p", 3, Option(Stay()))]

        (menu,) = rows(some)[0].children

        assert [line.description for line in menu.options] == [words().msg(LONG)] * 2 + [None]
        assert lines(some) == [f"- **Go 2**: {words().msg(wordy)}"]
        assert len(lines(go(6, detail=wordy))) == 6

    def test_a_few_to_be_weighed_that_fit_side_by_side_are_buttons_with_a_line_each(self) -> None:
        short, long = Msg("seat", {"number": 4}), LONG
        stay = Offer(0, "p", 9, Option(Stay()))

        assert [len(row.children) for row in rows([*go(3, detail=short), stay])] == [4]
        assert lines([*go(3, detail=short), stay]) == [f"- **Go {n}**: Seat 4" for n in range(3)]
        for many in (go(3, detail=long), go(6, detail=short), go(2, detail=short, confirm=True)):
            (menu,) = rows([*many, stay])[0].children
            assert isinstance(menu, ui.Select)
            assert lines([*many, stay]) == []

    def test_the_nearest_stand_first_in_a_menu(self) -> None:
        far = [
            Msg("seat", {"number": n, "cost": cost}) for n, cost in enumerate((3, 1, 2, 1, 5, 4))
        ]
        some = [Offer(0, "p", n, Option(Walk(n), detail=d)) for n, d in enumerate(far)]

        (menu,) = rows(some)[0].children

        assert values(menu) == [1, 3, 2, 0, 5, 4]

    def test_ways_that_lead_to_something_stand_before_those_that_do_not(self) -> None:
        ways = [(1, ""), (4, "a well"), (2, ""), (3, "a tower"), (1, ""), (5, "a fort")]
        some = [
            Offer(
                0,
                "p",
                n,
                Option(Walk(n), detail=Msg("seat", {"number": n, "cost": cost, "here": here})),
            )
            for n, (cost, here) in enumerate(ways)
        ]

        (menu,) = rows(some)[0].children

        assert values(menu) == [3, 1, 5, 0, 4, 2]

    def test_standing_orders_are_one_menu_below_all_choices(self) -> None:
        """What holds already is not shown as chosen, since there would be several of it."""
        orders = [Offer(0, "p", n, Option(kind())) for n, kind in enumerate((Order, Other))]
        holds = [Offer(0, "p", 2, Option(Order(1), Msg("toy-no"), present=True))]
        stay = [Offer(0, "p", n, Option(Go(n))) for n in (7, 8)]

        choices, standing = rows([*orders, *holds, *stay])

        assert [button.label for button in choices.children] == ["Go 7", "Go 8"]
        (menu,) = standing.children
        assert values(menu) == [0, 1]
        assert menu.placeholder == "Change a standing order"

    def test_things_of_one_name_are_numbered(self) -> None:
        some = [Offer(0, "p", n, Option(kind(n))) for n, kind in enumerate((Sail, Sail, Ride))]

        (row,) = Panel(7, 3, Alike(say_in("en"), "toy", lambda _: "Ann"), some).rows(ROOM)

        labels = [getattr(button, "label", "") for button in row.children]
        assert labels == ["Ken (1)", "Ken (2)", "Ride: Ken"]

    def test_one_button_at_most_is_blue_what_moves_on_or_what_alone_is_open(self) -> None:
        no = Msg("toy-no")
        several = [*go(2), Offer(0, "p", 2, Option(Forth())), Offer(0, "p", 3, Option(Forth()))]

        assert styles(go(2)) == ["secondary"] * 2
        assert styles(several) == ["secondary", "secondary", "primary", "secondary"]
        assert styles([*go(1), Offer(0, "p", 1, Option(Stay(), no))]) == ["primary", "secondary"]
        assert styles([Offer(0, "p", 0, Option(Forth(), confirm=True))]) == ["danger"]
        won = [*several, Offer(0, "p", 4, Option(Stay(), wins=True))]
        assert styles(won) == ["secondary"] * 4 + ["primary"]

    def test_the_end_of_a_turn_is_blue_only_if_nothing_else_can_be_done(self) -> None:
        end = [Offer(0, "p", 0, Option(End()))]

        assert styles(end) == ["primary"]
        assert styles(end, elsewhere=True) == ["secondary"]
        assert styles([*go(1), Offer(0, "p", 1, Option(End()))]) == ["secondary"] * 2

    def test_what_is_costly_is_red(self) -> None:
        (row,) = rows(go(1, confirm=True))

        assert row.children[0].style is discord.ButtonStyle.danger

    def test_detail_stands_in_the_menu(self) -> None:
        (row,) = rows(go(6, detail=Msg("seat", {"number": 4})))

        assert row.children[0].options[0].description == "Seat 4"

    def test_names_where_several_may_choose(self) -> None:
        (row,) = rows([*go(1, seat=0), *go(1, seat=1)])

        assert [button.label for button in row.children] == ["Ann: Go 0", "Bob: Go 0"]

    def test_names_whose_it_is_where_others_read_along(self) -> None:
        """Ann has chosen and may choose again; Bob, who is being waited for, has no button here."""
        both: list[Any] = [Panel(7, 3, words(), go(1, seat=0), [n]).rows(ROOM) for n in (0, 1)]

        assert [row.children[0].label for (row,) in both] == ["Go 0", "Ann: Go 0"]

    def test_a_seat_is_named_by_its_figure_where_the_label_does_not_tell(self) -> None:
        two = Words(say_in("en"), "toy", lambda _: "Ann", ["Ken", "Lara"])

        class Turn(Action, frozen=True):
            whose: str

        some = [Offer(n, "p", 0, Option(Turn(name))) for n, name in enumerate(["Ken", "Sid"])]
        (row,) = Panel(7, 3, two, some).rows(ROOM)

        labels = [getattr(button, "label", "") for button in row.children]
        assert labels == ["Turn Ken", "Lara: Turn Sid"]

    def test_a_single_kind_of_choice_is_explained(self) -> None:
        some = go(2, detail=Msg("seat", {"number": 4}))
        other = Offer(0, "p", 2, Option(Stay()))

        assert lines(some) == ["- **Go 0**: Seat 4", "- **Go 1**: Seat 4"]
        assert lines([*go(2, detail=LONG), other]) == []

    def test_a_single_button_among_others_is_explained(self) -> None:
        """What harms oneself, too; only the end of a turn tells its detail in the question."""
        price = Msg("seat", {"number": 4})

        class Retire(Action, frozen=True):
            ends_turn: ClassVar[bool] = True

        some = [
            *go(1, detail=price),
            Offer(0, "p", 1, Option(Stay(), detail=price, confirm=True)),
            Offer(0, "p", 2, Option(Retire(), detail=price, confirm=True)),
        ]

        assert lines(some) == ["- **Go 0**: Seat 4", "- **Stay**: Seat 4"]
        assert lines([*go(2, detail=LONG), some[2]]) == [], "a menu tells it"

    def test_kinds_share_a_row_where_they_fit_whole(self) -> None:
        some = [*go(3), Offer(0, "p", 3, Option(Stay()))]

        assert [len(row.children) for row in rows(some)] == [4]
        assert [len(row.children) for row in rows([*go(5), *some[3:]])] == [5, 1]

    def test_buttons_fill_a_row_below_a_menu(self) -> None:
        """Fewer rows are less to scroll past on a phone, and a menu that comes or goes moves no
        button: a channel keeps its lower end in view."""
        stay, leave = Offer(0, "p", 7, Option(Stay())), Offer(0, "p", 8, Option(Leave()))

        laid = rows([stay, *go(6), leave])

        assert [len(row.children) for row in laid] == [1, 2]

    def test_no_button_jumps_ahead_to_fill_a_row(self) -> None:
        stay, leave = Offer(0, "p", 7, Option(Stay())), Offer(0, "p", 8, Option(Leave()))

        laid = rows([stay, *go(5), leave])

        assert [len(row.children) for row in laid] == [1, 5, 1]

    def test_what_is_grey_is_left_out_where_there_would_be_too_many_rows(self) -> None:
        grey = [Offer(0, "p", n, Option(kind(), Msg("toy-no"))) for n, kind in enumerate(KINDS)]
        some = [*grey, *go(6), Offer(0, "p", 20, Option(Stay()))]

        laid: list[Any] = Panel(7, 3, words(), some).rows(ROOM, 2)
        roomy: list[Any] = Panel(7, 3, words(), some).rows(ROOM, 3)

        assert [len(row.children) for row in roomy] == [1, 5, 1]
        assert [len(row.children) for row in laid] == [1, 1]
        assert laid[1].children[0].label == "Stay"

    def test_what_answers_goal_or_danger_stays_grey_where_the_rest_is_left_out(self) -> None:
        no = Msg("toy-no")
        grey = [Offer(0, "p", n, Option(kind(), no)) for n, kind in enumerate(KINDS)]
        gates = [Offer(0, "p", n, Option(Gate(n), no)) for n in range(10, 12)]
        some = [*grey, *gates, *go(6), Offer(0, "p", 20, Option(Stay()))]

        for room in (ROOM, 6, 5):  # as the roomiest, as menus, as a menu each seat
            laid: list[Any] = Panel(7, 3, words(), some).rows(room, 2)

            buttons = [one for row in laid for one in row.children if isinstance(one, ui.Button)]
            picks = [parse(one.custom_id or "", []) for one in buttons if one.disabled]
            assert [one.index for one in picks if isinstance(one, Pick)] == [10]

    def test_short_menus_are_joined_where_there_would_be_too_many_rows(self) -> None:
        stay, leave = (
            [Offer(0, "p", first + n, Option(kind(n), detail=LONG)) for n in range(2)]
            for first, kind in ((10, Sail), (20, Ride))
        )

        laid: list[Any] = Panel(7, 3, words(), [*go(9), *stay, *leave]).rows(ROOM, 2)

        menus = [row.children[0] for row in laid]
        assert [values(menu) for menu in menus] == [list(range(9)), [10, 11, 20, 21]]
        assert menus[1].placeholder == "What will you do?"

    def test_what_is_at_stake_keeps_a_menu_of_its_own_which_is_the_first(self) -> None:
        kinds = ((10, Sail), (20, Ride), (30, Gate))
        some = [
            Offer(0, "p", first + n, Option(kind(n), detail=LONG))
            for first, kind in kinds
            for n in range(2)
        ]

        for room, most in ((ROOM, 3), (ROOM, 2), (6, 2)):  # as there is room, joined, by seat
            laid: list[Any] = Panel(7, 3, words(), [*go(9), *some]).rows(room, most)

            menus = [values(row.children[0]) for row in laid]
            assert menus[0] == [30, 31]
            assert sum(map(len, menus)) == 15

    def test_what_leads_and_moves_on_stays_above_the_menus_that_come_and_go(self) -> None:
        forth, stay = Offer(0, "p", 20, Option(Forth())), Offer(0, "p", 21, Option(Stay()))

        for menu in ([], go(6)):
            laid: list[Any] = rows([forth, *menu, stay])

            assert laid[0].children[0].label == "Forth"
        assert [len(row.children) for row in rows([*go(6), forth, stay])] == [1, 2], "not if later"

    def test_menus_of_several_people_are_never_joined(self) -> None:
        laid: list[Any] = Panel(7, 3, words(), [*go(6, 0), *go(6, 1)]).rows(ROOM, 1)

        assert [len(row.children[0].options) for row in laid] == [6, 6]

    def test_what_stands_beside_the_game_fills_up_a_row_of_buttons(self) -> None:
        rows_ = rows([*go(6), Offer(0, "p", 20, Option(Stay()))])
        beside: list[Any] = [ui.ActionRow(*some) for some in (plain(5), plain(1))]

        assert [len(row.children) for row in joined(rows_, beside)] == [1, 2, 5]
        assert [len(row.children) for row in joined(rows(go(5)), beside)] == [5, 5, 1]
        assert [len(row.children) for row in joined(rows(go(2)), beside[:1])] == [2, 5]

    def test_a_grey_kind_says_whose_it_is(self) -> None:
        no = Msg("toy-no")

        (row,) = rows([*go(2, 0, blocked=no), *go(2, 1, blocked=no)])

        assert [one.label for one in row.children] == [
            "Ann: What will you do?",
            "Bob: What will you do?",
        ]

    @pytest.mark.parametrize("seats", [1, 3])
    def test_the_layout_gets_tighter_where_there_is_no_room(self, seats: int) -> None:
        some = [offer for seat in range(seats) for offer in go(5, seat)]
        some += [Offer(seat, "p", 5, Option(Stay())) for seat in range(seats)]

        for room in (40, 12, 2 * seats):
            assert cost(rows(some, room)) <= room

    def test_long_labels_are_cut(self) -> None:
        class Long(Action, frozen=True):
            name: str

        (row,) = rows([Offer(0, "p", 0, Option(Long("word " * 40)))])

        label = row.children[0].label
        assert label.endswith("word…")
        assert limits.BUTTON - len("word ") <= len(label) <= limits.BUTTON


class TestIds:
    @pytest.mark.parametrize(
        "id",
        [
            Pick(12, 0, 34, "p", 5),
            Pick(12, None, 34, "p", 5),
            Pick(12, 3, 34, "s", 0),
            Pick(12, 3, 34, "c", 99),
            Deed(12, "seat"),
            Deed(12, "undo", 4),
            Step(3, "join"),
            Step(3, "set", 1),
            Help(2),
            ids.Play("duel", options=True),
            ids.Play("duel", campaign=0),
            ids.Play("duel", options=True, campaign=12),
        ],
    )
    def test_are_read_as_they_were_written(self, id: Any) -> None:
        assert parse(id.id, []) == id

    def test_a_menu_gives_its_value(self) -> None:
        assert parse("t:7:*:3:m0", ["3:p4"]) == Pick(7, None, 3, "p", 4)
        assert parse("t:7:piles:1", ["2"]) == Deed(7, "piles", 1, "2")

    def test_a_modal_gives_its_fields(self) -> None:
        fields = {"mode": ["solo"], "variants-0": list[str]()}
        assert parse("l:7:chosen:3", ["solo"], fields) == Step(7, "chosen", 3, fields)

    @pytest.mark.parametrize(
        ("id", "values"),
        [
            ("", []),
            ("t:7", []),
            ("t:7:0:3:x1", []),
            ("t:7:0:3:m0", []),
            ("t:7:0:3:m0", ["p1"]),
            ("t:7:0:3:m0", ["3:c1"]),
            ("t:7:0:3:m0", ["3:p1", "3:p2"]),
            ("t:7:0:3:p1\n", []),
            ("t:9999999999999999999:0:3:p1", []),
            ("t:٣:0:3:p1", []),
        ],
    )
    def test_what_this_bot_never_wrote(self, id: str, values: list[str]) -> None:
        assert parse(id, values) is None


class TestLimits:
    def test_discords_numbers(self) -> None:
        """From its documentation of components and messages; `NOTE` and `TYPED` are our own."""
        numbers = {name: n for name, n in vars(limits).items() if isinstance(n, int)}
        assert numbers == {
            "ALT": 1024,
            "BUTTON": 80,
            "CHOICES": 25,
            "CHOICE_TEXT": 100,
            "COMPONENTS": 40,
            "CUSTOM_ID": 100,
            "EMOJI_NAME": 32,
            "FIELDS": 5,
            "LABEL": 45,
            "NOTE": 1000,
            "PLACEHOLDER": 150,
            "ROW": 5,
            "SELECT": 25,
            "SELECT_TEXT": 100,
            "TEXT": 4000,
            "TOKEN_SECONDS": 900,
            "TYPED": 100,
        }

    def test_a_message_that_fits(self) -> None:
        view = framed([ui.TextDisplay("x" * 4000)], rows(go(5)))

        assert limits.fits(view) == []

    def test_a_message_that_does_not(self) -> None:
        label = "x" * 81
        twice = [ui.Button[Any](label=label, custom_id="a") for _ in range(2)]
        view = framed([ui.TextDisplay("x" * 4001)], [ui.ActionRow(*twice)])

        assert limits.fits(view) == [
            "label of 81 characters",
            "label of 81 characters",
            "4001 characters of text",
            "a custom_id twice",
        ]

    def test_text_is_cut_at_a_word(self) -> None:
        assert limits.clip("one two three", 9) == "one two…"
        assert limits.clip("Ann surrenders", 9) == "Ann…"
        assert limits.clip("one two three", 13) == "one two three"
