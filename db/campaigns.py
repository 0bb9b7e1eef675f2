"""Campaigns: a value between two tables, with its owner and party."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from functools import partial

from db.errors import CampaignBusy, CampaignChanged
from db.link import Link, columns, insert, select
from db.rows import Campaign, Figure, Game, Owner, Progress

OPEN_GAME = "(select id from game where campaign = campaign.id and status <> 'ended')"
MOST = 100  # campaigns at one look
CAMPAIGN = f"select {columns(Campaign, open_game=OPEN_GAME)} from campaign"


class Campaigns(Link):
    async def campaign(self, campaign: int) -> Campaign | None:
        return await self._one(Campaign, f"{CAMPAIGN} where id = ?", campaign)

    async def campaigns_of(
        self, owner_kind: Owner, owner: int, kind: str, player: str = ""
    ) -> list[Campaign]:
        """An owner's campaigns of one game: those of `player` first, then the newest; no more than
        anybody would look through."""
        where = "where owner_kind = ? and owner = ? and kind = ?"
        order = f"order by instr(party, ?) > 0 desc, updated desc, id desc limit {MOST}"
        sql = f"{CAMPAIGN} {where} {order}"
        return await self._each(Campaign, sql, owner_kind, owner, kind, player)

    async def campaigns_alone(self, player: str, user: int) -> list[Campaign]:
        """The user's own campaigns, and those of servers that nobody else played in last; the
        newest first."""
        where = "where (owner_kind = 'user' and owner = ?) or (owner_kind = 'server' and party = ?)"
        order = f"order by updated desc, id desc limit {MOST}"
        return await self._each(Campaign, f"{CAMPAIGN} {where} {order}", user, player)

    async def move_campaign(self, seen: Campaign, owner_kind: Owner, owner: int) -> None:
        """Give the campaign another owner. Raises CampaignBusy or CampaignChanged."""
        await self._write(partial(_move, seen=seen, owner_kind=owner_kind, owner=owner))

    async def found_campaign(self, found: Campaign, figures: Sequence[Figure] = ()) -> int:
        """Keep a campaign that comes from elsewhere, under a new id."""
        return await self._write(partial(_insert, found=found, figures=figures))

    async def figures(self, campaign: int) -> list[Figure]:
        """The figures with the players who had them last; empty if nobody knows any more."""
        sql = f"select {columns(Figure)} from figure where campaign = ? order by name"
        return await self._all(Figure, sql, campaign)


def _move(db: sqlite3.Connection, seen: Campaign, owner_kind: Owner, owner: int) -> None:
    check(db, seen)
    sql = "update campaign set owner_kind = ?, owner = ? where id = ?"
    db.execute(sql, (owner_kind, owner, seen.id))


def check(db: sqlite3.Connection, seen: Campaign) -> None:
    """A decision was made by what the campaign looked like when it was read; since then others may
    have opened, played or moved it. Raises CampaignBusy while a table of it is open, and
    CampaignChanged afterwards."""
    now = select(db, Campaign, f"{CAMPAIGN} where id = ?", seen.id)
    if any(one.open_game is not None for one in now):
        raise CampaignBusy()
    if now != [seen]:
        raise CampaignChanged()


def keep(db: sqlite3.Connection, game: Game, party: str, progress: Progress) -> None:
    """A table played from a campaign changes it, and who its party is; a first table founds one."""
    if game.campaign is None:
        _found(db, game, party, progress)
    else:
        db.execute(
            "update campaign set value = ?, title = ?, party = ?, updated = ? where id = ?",
            (progress.value, progress.title, party, time.time(), game.campaign),
        )
        _remember(db, game.campaign, progress.figures)


def _found(db: sqlite3.Connection, game: Game, party: str, progress: Progress) -> None:
    """The server owns the new campaign or, in direct messages, the user who opened the table."""
    owner = game.server
    if owner is None:
        sql = "select user from person where player = ?"
        found = db.execute(sql, (game.owner,)).fetchone()
        if found is None:  # forgotten while the table was open
            return
        (owner,) = found
    kind: Owner = "user" if game.server is None else "server"
    new = Campaign(0, game.kind, kind, owner, party, progress.title, 0, progress.value, None)
    campaign = _insert(db, new, progress.figures)
    db.execute("update game set campaign = ? where id = ?", (campaign, game.id))


def _insert(db: sqlite3.Connection, found: Campaign, figures: Sequence[Figure]) -> int:
    campaign = insert(
        db,
        "campaign",
        kind=found.kind,
        owner_kind=found.owner_kind,
        owner=found.owner,
        party=found.party,
        title=found.title,
        updated=time.time(),
        value=found.value,
    )
    _remember(db, campaign, figures)
    return campaign


def _remember(db: sqlite3.Connection, campaign: int, figures: Sequence[Figure]) -> None:
    """These figures replace the ones that the players had before. No name is kept of people who
    were forgotten."""
    for one in figures:
        sql = "delete from figure where campaign = ? and (name = ? or player is ?)"
        db.execute(sql, (campaign, one.name, one.player))
    known = "select player from person where player = ?"
    sql = f"insert into figure(campaign, name, player) values (?, ?, ({known}))"
    db.executemany(sql, [(campaign, one.name, one.player) for one in figures])
