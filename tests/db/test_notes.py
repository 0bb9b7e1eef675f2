"""A note is its writer's alone, and goes with the table or with the person."""

from __future__ import annotations

from pathlib import Path

from db import Seat, Store
from tests.db.kit import SERVER, holds, lay, move

ANN, BOB = 1, 2
SECRET = "the fox lies under the well"


async def test_it_is_read_by_its_writer_alone(store: Store) -> None:
    game, ann, bob = await lay(store, ANN), await store.player_of(ANN), await store.player_of(BOB)
    await store.keep_note(game, 0, ann, SECRET)

    await store.append_move(move(game, 1), seats=[Seat(0, player=bob)])

    assert await store.note_at(game, 0, bob) == ""
    assert await store.note_at(game, 0, ann) == SECRET
    assert await store.note_at(game, 1, ann) == ""


async def test_only_who_has_the_seat_can_note_something(store: Store) -> None:
    game, bob = await lay(store, ANN), await store.player_of(BOB)

    await store.keep_note(game, 0, bob, SECRET)

    assert await store.note_at(game, 0, bob) == ""


async def test_a_new_one_takes_the_place_of_the_old_one_and_none_takes_it_away(
    store: Store,
) -> None:
    game, ann = await lay(store, ANN), await store.player_of(ANN)
    for text in (SECRET, "north", ""):
        await store.keep_note(game, 0, ann, text)
        assert await store.note_at(game, 0, ann) == text


async def test_it_leaves_the_file_with_its_table(store: Store) -> None:
    game, ann = await lay(store, ANN), await store.player_of(ANN)
    await store.keep_note(game, 0, ann, SECRET)

    await store.end_game(game)
    await store.keep_note(game, 0, ann, SECRET)

    assert await store.note_at(game, 0, ann) == ""


async def test_it_leaves_the_file_with_its_writer(store: Store, path: Path) -> None:
    game, ann = await lay(store, ANN), await store.player_of(ANN)
    await store.keep_note(game, 0, ann, SECRET)

    await store.forget(ANN)

    assert holds(path, SECRET.encode()) == []


async def test_it_is_in_the_file_of_the_person_and_in_no_other(store: Store) -> None:
    game, ann = await lay(store, ANN), await store.player_of(ANN)
    await store.keep_note(game, 0, ann, SECRET)

    mine = await store.more_of_player(ann)
    theirs = await store.more_of_server(SERVER, lambda _: 1)

    assert mine["note"] == [{"game": game, "seat": 0, "text": SECRET}]
    assert "note" not in theirs
    assert SECRET not in str(theirs)
