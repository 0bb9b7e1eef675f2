"""Tables where Discord refuses for good what the bot sends. Nobody can be called there, so no time
runs, and nothing is sent again before something changes: what the bot may do there, where the table
stands, or a click there."""

from __future__ import annotations

import logging

import discord

from bot.messages.notices import Notices
from bot.platform.permissions import UNSEEN, lacks_at
from bot.platform.refusals import Kind, refusal
from bot.table.tables import Tables
from db import Game as Row
from engine.core import Msg

UNKNOWN = (None, UNSEEN)  # nothing is known to be lacking

log = logging.getLogger(__name__)


class Barred:
    def __init__(self, client: discord.Client, tables: Tables, notices: Notices) -> None:
        self._client, self._tables, self._notices = client, tables, notices
        self._known: dict[int, Msg | None] = {}  # what was lacking when Discord refused

    async def bar(self, row: Row, error: Exception) -> Msg:
        """Returns what is lacking. An ended table calls nobody."""
        no, known = refusal(error), self._lacks(row)
        says = known if known is not None and known != UNSEEN else no.msg
        if row.status == "ended":
            log.warning("table %s is not shown: %s", row.id, error)
            return says
        self._known[row.id] = known
        if no.kind is Kind.FAULT:
            log.error("table %s stands still: Discord refuses its message: %s", row.id, error)
        elif row.barred is None:
            log.warning("table %s stands still: %s", row.id, error)
        await self._tables.bar(row.id, says)
        if row.server is not None and no.kind is not Kind.FAULT:
            told = Msg("notice-barred", {"place": f"<#{row.channel}>", "says": says})
            await self._notices.keep(row.server, _key(row), told)
        return says

    async def met(self, row: Row) -> None:
        """Somebody has clicked there: if nothing is known to be lacking, it is tried again."""
        if row.barred is not None and self._lacks(row) in UNKNOWN:
            await self.lift(row)

    async def look(self) -> list[int]:
        """The tables at which something was lacking and nothing is any more."""
        lifted = [row for row in await self._tables.store.barred() if self._is_mended(row)]
        for row in lifted:
            await self.lift(row)
        return [row.id for row in lifted]

    async def lift(self, row: Row) -> None:
        """Let time run again. The people who keep the server are told once more only if something
        known to be lacking has been mended."""
        mended = self._known.pop(row.id, None) not in UNKNOWN
        await self._tables.lift(row.id)
        log.info("table %s goes on", row.id)
        if row.server is not None and mended:
            await self._notices.drop(row.server, _key(row))

    def _is_mended(self, row: Row) -> bool:
        """After a start, this holds also if nothing is known to be lacking: that is tried once."""
        now = self._lacks(row)
        return now is None and self._known.setdefault(row.id, now or UNSEEN) is not None

    def _lacks(self, row: Row) -> Msg | None:
        return lacks_at(self._client, row.server, row.channel)


def _key(row: Row) -> str:
    return f"barred-{row.channel}"
