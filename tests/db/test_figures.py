"""Who had which figure of a campaign last."""

from __future__ import annotations

from pathlib import Path

from db import Ending, Figure, Progress, Store
from tests.db.kit import SERVER, holds, lay, won


async def ended(store: Store, *figures: tuple[str, str | None], campaign: int | None = None) -> int:
    """The campaign of a table that ended with these."""
    seen = None if campaign is None else await store.campaign(campaign)
    game = await lay(store, campaign=seen)
    progress = Progress(b"value", "", tuple(Figure(*one) for one in figures))
    results = won(*{player for _, player in figures if player}).results
    await store.end_game(game, Ending(results, progress))
    row = await store.game(game)
    assert row is not None
    assert row.campaign is not None
    return row.campaign


async def had(store: Store, campaign: int) -> dict[str, str | None]:
    return {one.name: one.player for one in await store.figures(campaign)}


async def test_each_has_what_they_had_last_until_somebody_else_has_it(store: Store) -> None:
    ann, bob = await store.player_of(1), await store.player_of(2)
    campaign = await ended(store, ("ken", ann), ("lara", bob))
    assert await had(store, campaign) == {"ken": ann, "lara": bob}

    await ended(store, ("sid", ann), ("tina", None), campaign=campaign)
    assert await had(store, campaign) == {"sid": ann, "tina": None, "lara": bob}

    await ended(store, ("lara", ann), ("sid", None), campaign=campaign)
    assert await had(store, campaign) == {"lara": ann, "sid": None}


async def test_a_defeat_changes_nothing(store: Store) -> None:
    ann = await store.player_of(1)
    campaign = await ended(store, ("ken", ann), ("tina", ann))

    await ended(store, campaign=campaign)

    assert await had(store, campaign) == {"ken": ann, "tina": ann}


async def test_of_the_forgotten_nothing_is_said(store: Store) -> None:
    """Before or after the chapter ended."""
    ann, bob = await store.player_of(1), await store.player_of(2)
    campaign = await ended(store, ("ken", ann), ("lara", bob))

    await store.forget(2)
    assert await had(store, campaign) == {"ken": ann, "lara": None}

    await ended(store, ("ken", ann), ("lara", bob), campaign=campaign)
    assert await had(store, campaign) == {"ken": ann, "lara": None}
    assert (await store.more_of_player(bob))["figure"] == []


async def test_it_goes_with_the_campaign(store: Store, path: Path) -> None:
    ann = await store.player_of(1)
    campaign = await ended(store, ("a-figure-like-no-other", ann))
    assert holds(path, b"a-figure-like-no-other")

    await store.erase(SERVER, over="")

    assert await store.figures(campaign) == []
    assert holds(path, b"a-figure-like-no-other") == []
