"""Everything of a server or a person is found; what a server owned is gone from the file."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from db import Ending, Progress, Store
from db.belongings import APART, KEPT_BACK, TOLD, UNTOLD
from db.file import connect, prepare
from tests.db.kit import SERVER, holds, lay, move, won

TABLES = "select name from sqlite_schema where type = 'table' and name not like 'sqlite%'"
COLUMNS = "select name from pragma_table_info(?)"
USER = 0x1122334455667788  # patterns that nothing else in the file has
HERE = 0x0A0B0C0D0E0F1011


async def test_a_servers_rows_leave_the_file(store: Store, path: Path) -> None:
    player = await store.player_of(USER)
    here = await lay(store, user=USER, server=HERE)
    await store.append_move(
        move(here, 1, actor=player), ending=Ending(won(player).results, Progress(b"value", ""))
    )
    there = await lay(store, user=USER, server=SERVER)
    await store.set_setting("server", HERE, "language", "fr")
    await store.set_setting("user", USER, f"pings-{HERE}", "off")
    await store.set_setting("user", USER, f"pings-1{HERE}", "off")

    await store.erase(HERE, over="")

    assert holds(path, HERE.to_bytes(8, "big")) == []
    assert await store.game(here) is None
    assert await store.campaigns_of_server(HERE) == []
    assert [row.id for row in await store.open_games()] == [there]
    assert await store.user_of(player) == USER
    assert await store.settings_of("user", USER) == {f"pings-1{HERE}": "off"}


def test_of_every_table_it_is_decided_what_files_tell(path: Path) -> None:
    """A new table or column goes into files or stays out of them by a line in `belongings`."""
    prepare(path)
    with closing(connect(path)) as db:
        tables = [name for (name,) in db.execute(TABLES)]
        there = {one: tuple(db.execute(COLUMNS, (one,)).fetchall()) for one in tables}

    assert set(there) == APART | set(TOLD) | set(UNTOLD)
    assert len(there) == len(APART) + len(TOLD) + len(UNTOLD)
    for table, told in TOLD.items():
        assert there[table] == tuple((name,) for name in (*told, *KEPT_BACK.get(table, ())))


async def test_all_games_of_a_player_each_once(store: Store) -> None:
    player = await store.player_of(USER)
    opened = await lay(store, user=USER)
    await store.append_move(move(opened, 1, actor=player))
    acted = await lay(store)
    await store.append_move(move(acted, 1, actor=player, seat=0), ending=won(player))
    await lay(store)

    games = await store.games_of_player(player)

    assert [game.id for game in games] == [opened, acted]
    assert [(seq, seat) for seq, seat, _ in await store.acts(acted, player)] == [(1, 0)]
    (outcome,) = await store.outcomes(acted)
    assert (outcome.player, outcome.won) == (player, True)
    assert [score.id for score in await store.points(acted, player)] == ["destiny"]
    assert (await store.more_of_player(player)).get("honour", []) == []
