"""The table in words: everything that all may see, nothing that is hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args

from engine.core import Msg, Setup, named
from engine.games.world_adventure import GAME
from engine.games.world_adventure.actions import Stay
from engine.games.world_adventure.board import TERRITORIES
from engine.games.world_adventure.cards import MONSTERS, Deed
from engine.games.world_adventure.state import Npc, Power, Quest, World
from tests.engine.playing import Loaded
from tests.engine.world_adventure.kit import FOE, ME, clan, lay
from tests.engine.world_adventure.play import do, on

DEEDS = get_args(Deed)[1:]  # all but that of the legend
MERCHANTS = next(place for place, one in TERRITORIES.items() if one.merchant and not one.monster)


def said(s: World, seat: int | None = ME) -> dict[str, list[Mapping[str, object]]]:
    """The arguments of the lines, by message without its prefix."""
    lines: dict[str, list[Mapping[str, object]]] = {}
    text = GAME.text(GAME.view(s, seat))
    for line in (*text.stakes, *text.lines):
        lines.setdefault(line.id.removeprefix("world-adventure-"), []).append(line.args)
    return lines


def test_before_the_first_month_there_is_little_to_tell() -> None:
    s = GAME.new(Setup("competitive", 2), Loaded()).s

    text = GAME.text(GAME.view(s, ME))

    assert text.heading == Msg("world-adventure-before")
    assert GAME.called(s, ME) is None


def test_whose_turn_it_is_and_with_what() -> None:
    text = GAME.text(GAME.view(on(lay(clan("CN"), clan("JV"), month=5, stage=2)), FOE))

    now = Msg("world-adventure-now", {"seat": ME, "moves": 2, "actions": 1})
    assert text.heading == Msg("world-adventure-heading", {"n": 5, "stage": 2, "now": now})


def test_the_own_clan_comes_first() -> None:
    s = on(lay(clan("CN"), clan("JV"), clan("IN")))

    assert [line["seat"] for line in said(s, FOE)["stands"]] == [1, 2, 0]
    assert [line["seat"] for line in said(s, None)["stands"]] == [0, 1, 2]


def test_a_clan_is_told_whole() -> None:
    me = clan(
        "CN",
        soldiers=[1, 2, 1],
        fainted=[0],
        leadership=3,
        goods=["silk", "iron", "silk"],
        powers=[Power("fair-wind", 2)],
        quest=Quest("powder-kegs", ["CN1", "IN2"], ["CN1"]),
        wanted=2,
        medics=1,
    )

    lines = said(on(lay(me, clan())))

    assert lines["soldiers"] == [{"seat": ME, "recruits": 1, "veterans": 1, "fainted": 1}]
    assert lines["cards"] == [{"seat": ME, "powers": ["fair-wind"], "items": []}]
    quest = {"seat": ME, "quest": "powder-kegs", "places": ["IN2"]}
    assert lines["quest"] == [quest | {"rules": Msg("card-powder-kegs-rules")}]
    assert lines["wanted"] == [{"seat": ME, "n": 2, "rank": 1}]
    assert goods(lines["purse"][0]["goods"]) == {"silk": 2, "iron": 1}
    assert lines["wagon"][0]["medics"] == 1


def test_one_reads_which_deeds_still_bring_a_rune_until_there_is_none() -> None:
    """A great sale counts for the lesser slot, but is told once."""
    mine = clan("CN", runes=["hero", "quest", "sale-16"])
    lines = said(on(lay(mine, clan())))

    ((_, deeds),) = [(one["seat"], one["deeds"]) for one in lines["deeds"]]
    assert isinstance(deeds, list)
    assert {"quest", "player", "sale-12"} <= set(deeds)
    assert not {"hero", "sale-16"} & set(deeds)
    assert "deeds" not in said(on(lay(mine, clan())), None)


def goods(counted: object) -> dict[object, object]:
    assert isinstance(counted, Sequence)
    return {one.args["commodity"]: one.args["n"] for one in counted if isinstance(one, Msg)}


def test_npcs_are_told_with_their_places() -> None:
    lines = said(on(lay(clan(), clan(), npcs=[Npc("raid", "raid-1", "CN2")])), None)

    raid = {"npc": "raid", "card": "raid-1", "place": "CN2"}
    assert lines["npcs"] == [{"npcs": [Msg("world-adventure-npc-at", raid)]}]
    assert "npcs" not in said(on(lay(clan(), clan())))


def test_a_clan_is_told_how_far_everything_is() -> None:
    s = on(lay(clan(at="EG"), clan(), npcs=[Npc("raid", "raid-1", "EG1")], merchants=["EG"]))

    lines = said(s)

    far = {line["nation"]: line["place"] for line in lines["city"]}
    assert far["egypt"] == Msg("world-adventure-away", {"code": "EG", "n": 0})
    assert far["europe"] == Msg("world-adventure-away", {"code": "EU", "n": 3})
    (npcs,) = lines["npcs"]
    assert "'code': 'EG1', 'n': 1" in str(npcs)
    (markers,) = lines["merchant-markers"]
    assert markers["places"] == [Msg("world-adventure-away", {"code": "EG", "n": 0})]


def test_a_served_city_needs_nothing() -> None:
    s = on(lay(clan(), clan(), served=["egypt"], stalls={"java": FOE}))

    cities = {line["nation"]: line for line in said(s)["city"]}
    assert cities["egypt"]["need"] == ""
    assert cities["china"]["need"] == s.needs["china"]
    assert (cities["java"]["stall"], cities["java"]["owner"]) == (True, named(FOE))


def test_teams_are_told_once_with_all_their_runes() -> None:
    clans = [clan(place, runes=["hero"]) for place in ("CN", "JV", "IN", "AR")]
    s = on(lay(*clans, mode="pairs", goal=18, teams=[[0, 2], [1, 3]]))

    goal = GAME.text(GAME.view(s, None)).stakes[0]
    assert goal.args["goal"] == 18
    assert goal.args["sides"] == [
        Msg("world-adventure-side", {"seats": [0, 2], "n": 2}),
        Msg("world-adventure-side", {"seats": [1, 3], "n": 2}),
    ]


def test_a_side_that_moves_is_near_the_goal_a_rune_earlier() -> None:
    """Runes come in one's own turn, and three in one turn are not rare."""

    def near(mine: int, theirs: int) -> object:
        clans = [clan(runes=[*DEEDS[:n]]) for n in (mine, theirs)]
        return [line["seats"] for line in said(on(lay(*clans, goal=9))).get("near", [])]

    assert near(6, 6) == [[ME]]
    assert near(5, 6) == []
    assert near(5, 7) == [[FOE]]


def test_seats_go_by_their_heroes() -> None:
    assert GAME.called(on(lay(clan(hero="akane"), clan())), ME) == Msg("hero-akane")


def test_a_battle_is_told_first() -> None:
    raid = Npc("raid", "raid-1", "CN1")
    s = do(on(lay(clan("CN1", soldiers=[1], leadership=1), clan(), npcs=[raid])), Stay())

    text = GAME.text(GAME.view(s, FOE))

    battle = {"seats": [ME], "card": "raid-1", "place": "CN1"}
    left = MONSTERS["raid-1"].hit_points
    assert text.lines[0] == Msg("world-adventure-battle", {**battle, "left": left})


# --- before one chooses -----------------------------------------------------------------------


def page(s: World) -> list[Msg]:
    return list(GAME.text(GAME.view(s, None)).page)


def choices(s: World) -> list[Msg]:
    """The buttons that the page tells about, without the title."""
    return [choice for line in page(s)[1:] if isinstance(choice := line.args["choice"], Msg)]


def test_odds_of_scouting_are_told_before_the_dice_fall() -> None:
    s = on(lay(clan(MERCHANTS, explorer=2), clan("JV")))

    title, line = page(s)

    assert title == Msg("world-adventure-prospects")
    assert line.args == {
        "choice": Msg("world-adventure-scout-merchant", {}),
        "detail": Msg("world-adventure-scout-odds", {"dice": 2, "percent": 75, "bonus": 25}),
    }


def test_before_each_stage_of_a_battle_its_odds_and_ways_out_are_told() -> None:
    raid = Npc("raid", "raid-1", "CN1")
    s = do(on(lay(clan("CN1", smoke=True), clan(), npcs=[raid])), Stay())

    left = MONSTERS["raid-1"].hit_points
    stage = {"n": 1, "card": "raid-1", "left": left, "most": 0}
    assert page(s)[0] == Msg("world-adventure-stage", stage)
    assert [choice.id.removeprefix("world-adventure-") for choice in choices(s)] == [
        *("roll", "retreat", "smoke-bomb"),
    ]


def test_with_nothing_to_weigh_there_is_no_page() -> None:
    assert page(on(lay(clan("CN"), clan("JV")))) == []
