"""Campaigns: a value between two tables, with its owner and party."""

from __future__ import annotations

import sqlite3
import time

from db.link import Link, columns, insert
from db.rows import Campaign, Game, Owner, Progress

OPEN_GAME = "(select id from game where campaign = campaign.id and status <> 'ended')"
CAMPAIGN = f"select {columns(Campaign, open_game=OPEN_GAME)} from campaign"


class Campaigns(Link):
    async def campaign(self, campaign: int) -> Campaign | None:
        return await self._one(Campaign, f"{CAMPAIGN} where id = ?", campaign)

    async def campaigns_of(self, owner_kind: Owner, owner: int, kind: str) -> list[Campaign]:
        """Newest first."""
        where = "where owner_kind = ? and owner = ? and kind = ? order by updated desc, id desc"
        return await self._all(Campaign, f"{CAMPAIGN} {where}", owner_kind, owner, kind)


def keep(db: sqlite3.Connection, game: Game, party: str, progress: Progress) -> None:
    """A table played from a campaign changes it; a first table founds one."""
    if game.campaign is None:
        _found(db, game, party, progress)
    else:
        db.execute(
            "update campaign set value = ?, title = ?, updated = ? where id = ?",
            (progress.value, progress.title, time.time(), game.campaign),
        )


def _found(db: sqlite3.Connection, game: Game, party: str, progress: Progress) -> None:
    """The server owns it, in direct messages the user who opened the table."""
    owner = game.server
    if owner is None:
        sql = "select user from person where player = ?"
        found = db.execute(sql, (game.owner,)).fetchone()
        if found is None:  # forgotten while the table was open
            return
        (owner,) = found
    campaign = insert(
        db,
        "campaign",
        kind=game.kind,
        owner_kind="user" if game.server is None else "server",
        owner=owner,
        party=party,
        title=progress.title,
        updated=time.time(),
        value=progress.value,
    )
    db.execute("update game set campaign = ? where id = ?", (campaign, game.id))
