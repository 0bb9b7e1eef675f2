"""What ended tables leave behind, and the leaderboards made of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection

from db.campaigns import keep
from db.link import Link, columns, insert
from db.rows import ALWAYS, Ending, Game, Rated, Result, Span, Standing, party_of

# First one line for each ranked table and person (or party), then one for each person.
STANDINGS = """
with line as (
  select {who} as who, max(won <> 0) as won, max(score.value) as value, max(better) as better
  from result join game on game.id = result.game
  left join score on score.game = result.game and score.player = result.player and score.id = ?3
  where server = ?1 and kind = ?2 and ranked and {who} like {pattern}
  and ended >= ?4 and ended < ?5 and instr(?7, ',' || mode || ',') {and_}
  group by result.game, {who}
)
select who, count(*) as tables, sum(won) as wins, cast(total(value) as integer) as total
from line group by who
order by wins desc, case max(better) when 'low' then -total else total end desc, tables, who
limit ?6
"""
KNOWN = "and result.player in (select player from person)"  # the forgotten vanish
PEOPLE = STANDINGS.format(who="result.player", pattern="'%'", and_=KNOWN)
PARTIES = STANDINGS.format(who="party", pattern="'%,%'", and_="")
RATED = f"""
select {columns(Rated, game="game.id", player="result.player", known="user is not null")}
from result join game on game.id = result.game left join person using (player)
where server = ? and kind = ? and ranked and ended >= ? and ended < ?
order by ended, game.id, seat
"""


FIRST_SCORE = """
select score.id from score join game on game.id = score.game
where server = ? and kind = ? and ranked order by score.rowid limit 1
"""


class Results(Link):
    async def first_score(self, server: int, kind: str) -> str | None:
        """The score that a game names first, which its leaderboard sums up. None without
        results."""
        return await self._one(str, FIRST_SCORE, server, kind)

    async def people(
        self,
        server: int,
        kind: str,
        modes: Collection[str],
        score: str,
        span: Span = ALWAYS,
        limit: int = 10,
    ) -> list[Standing]:
        """A server's people in some modes, by tables won, then by the sum of a score."""
        values = (server, kind, score, *span, limit, f",{','.join(modes)},")
        return await self._all(Standing, PEOPLE, *values)

    async def parties(
        self,
        server: int,
        kind: str,
        modes: Collection[str],
        score: str,
        span: Span = ALWAYS,
        limit: int = 10,
    ) -> list[Standing]:
        """The same for people who played together; a person alone is not a party."""
        values = (server, kind, score, *span, limit, f",{','.join(modes)},")
        return await self._all(Standing, PARTIES, *values)

    async def rated(self, server: int, kind: str, span: Span = ALWAYS) -> list[Rated]:
        """All results of a server's ranked tables, in the order in which these ended."""
        return await self._each(Rated, RATED, server, kind, *span)


def settle(db: sqlite3.Connection, game: Game, ending: Ending) -> None:
    """Keep an ended table's results and what its campaign takes from it."""
    for result in ending.results:
        together = (other.player for other in ending.results if other.side == result.side)
        _insert_result(db, game.id, party_of(together), result)
    if ending.campaign is not None:
        everyone = party_of(result.player for result in ending.results)
        keep(db, game, everyone or game.owner, ending.campaign)  # bot players may play on alone


def _insert_result(db: sqlite3.Connection, game: int, party: str, result: Result) -> None:
    insert(
        db,
        "result",
        game=game,
        player=result.player,
        party=party,
        seat=result.seat,
        place=result.place,
        won=result.won,
        rounds=result.rounds,
        stood=result.stood,
    )
    rows = [(game, result.player, s.id, s.value, s.better) for s in result.scores]
    db.executemany(
        "insert into score(game, player, id, value, better) values (?, ?, ?, ?, ?)", rows
    )
