"""What a profile says of results and achievements."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.clicks.profiles import parts_of
from bot.text.say import LANGUAGES, say_in
from db import ALWAYS, Ending, Result, Score, Store
from engine.games import GAMES
from rendering.profile import Badge, Part
from tests.db.kit import SERVER, lay


class AtOnce:
    """A worker that does everything at once, in this process."""

    async def elsewhere(self, work: Any, *args: Any) -> Any:
        return work(*args)


async def played(store: Store, kind: str, mode: str, *values: int, score: str, won: int = 1) -> int:
    """Ann and Bob on different sides, or together; Ann has the first value."""
    people = [await store.player_of(user) for user in range(1, len(values) + 1)]
    results = tuple(
        Result(
            player=player,
            seat=seat,
            side=seat,
            place=1 if seat < won else 2,
            won=seat < won,
            rounds=5,
            scores=(Score(score, value), Score("rounds", 5, "low")),
        )
        for seat, (player, value) in enumerate(zip(people, values, strict=True))
    )
    game = await lay(store, kind=kind, mode=mode)
    await store.end_game(game, Ending(results))
    return game


async def parts(store: Store, lang: str = "en", server: int | None = SERVER) -> tuple[Part, ...]:
    desk: Any = SimpleNamespace(store=store, games=GAMES, workers=AtOnce())
    return await parts_of(desk, say_in(lang), await store.player_of(1), server, ALWAYS)


@pytest.fixture
async def store(tmp_path: Path) -> Any:
    store = await Store.open(tmp_path / "db.sqlite")
    yield store
    await store.close()


async def test_a_campaign_counts_chapters_and_sums_its_score(store: Store) -> None:
    await played(store, "wonder_book", "coop", 3, score="destiny")
    await played(store, "wonder_book", "solo", 6, score="destiny")
    await played(store, "wonder_book", "coop", 0, score="destiny", won=0)

    (part,) = await parts(store)

    assert part.title == "Wonder Book"
    assert part.facts == "2 chapters won, 1 lost · Destiny: 9 in all · Destiny: 6 at best"
    assert part.tally == "Achievements: 0 of 8"


async def test_a_contest_has_a_rating_and_each_mode_its_count(store: Store) -> None:
    await played(store, "volfyirion", "duel", 2, 0, score="cities")
    await played(store, "volfyirion", "duel", 0, 3, score="cities", won=0)
    await played(store, "volfyirion", "solo", 1, score="cities")

    (part,) = await parts(store)

    rating, *facts = part.facts.split(" · ")
    assert rating.startswith("Rating ")
    assert " of 2" in rating
    assert facts == [
        "Duel of two Houses: 1 of 2 won",
        "Alone against Volfyirion: 1 of 1 won",
        "Cities standing: 2 at best",
    ]


async def test_earned_ones_come_first_and_hidden_ones_are_only_counted(store: Store) -> None:
    game = await played(store, "volfyirion", "solo", 1, score="cities")
    await store.honour(game, [(await store.player_of(1), "travelling-light")])

    (part,) = await parts(store)

    assert part.badges[0] == Badge("earned", "Travelling Light", icon="feather")
    assert part.badges[1].kind == "open"
    assert part.badges[1].about.startswith("Beat your opponents")
    assert part.badges[-1] == Badge("hidden", "1 hidden one", "Told when somebody earns it")
    assert part.tally == "Achievements: 1 of 8"


async def test_achievements_are_everywhere_the_same_and_results_are_not(store: Store) -> None:
    game = await played(store, "volfyirion", "solo", 1, score="cities")
    assert await parts(store, server=None) == ()
    await store.honour(game, [(await store.player_of(1), "last-wall")])

    (part,) = await parts(store, server=None)

    assert part.facts == ""
    assert part.badges[0].name == "The Last Wall"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_all_of_it_can_be_said(store: Store, lang: str) -> None:
    await played(store, "wonder_book", "coop", 3, score="destiny")
    await played(store, "realm_of_wonder", "race", 100, 66, score="road-done")
    await played(store, "world_adventure", "pairs", 5, 4, score="runes")

    assert [part.facts.count(" · ") for part in await parts(store, lang)] == [2, 2, 2]
