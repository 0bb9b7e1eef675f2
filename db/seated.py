"""A person's open tables, wherever they are, and what waits for that person there."""

from __future__ import annotations

from db.games import GAME
from db.link import Link, columns
from db.rows import Asking, Game, Wait

MINE = "select game from seat where player = (select player from person where user = ?)"
OPEN = f"{GAME} where id in ({MINE}) and status <> 'ended' and lesson is null order by id"
WAITING = f"""
select {columns(Wait, game="wait.game", seat="wait.seat")} from seat
join wait on wait.game = seat.game and wait.seat = seat.seat join game on game.id = seat.game
where player = (select player from person where user = ?) and status = 'running'
order by came, wait.game, wait.seat
"""
# A vote that is refused asks nobody any more; consent is asked of those who have not given it.
ASKINGS = f"""
with me as (select player from person where user = ?1), mine as ({MINE.replace("?", "?1")})
select game.id, 'vote', stirred from vote join game on game.id = vote.game
join seat on seat.game = game.id and seat.player = vote.player and house is null
where vote.player = (select player from me) and agrees is null and status = 'running'
and not exists (select 1 from vote refused where refused.game = game.id and not refused.agrees)
union
select game.id, 'consent', stirred from goahead join game on game.id = goahead.game
where game.id in (select game from seat where player = (select player from me) and house is null)
and status = 'running' and not exists (
  select 1 from goahead given where given.game = game.id and given.seat = goahead.seat
  and given.player = (select player from me)
)
union
select game.id, 'offered', stirred from offer join game on game.id = offer.game
join seat on seat.game = game.id and seat.player = giver
where friend = (select player from me) and answer is null and offer.message is not null
and status = 'running'
union
select game.id, 'invited', max(at) from invitation join game on game.id = invitation.game
where player = (select player from me) and status = 'lobby' and game.id not in mine
group by game.id having answer is null and max(at) > ?2
union
select game.id, 'party', opened from game join campaign on campaign.id = game.campaign
where status = 'lobby' and game.id not in mine
and instr(',' || party || ',', ',' || (select player from me) || ',') > 0
and not exists (
  select 1 from invitation where invitation.game = game.id and answer = 'no'
  and player = (select player from me)
)
order by 3, 1
"""


class Seated(Link):
    async def open_of(self, user: int) -> list[Game]:
        """The open tables and lobbies in which the user has a seat, also one that a bot player
        keeps warm; dailies among them, but no lessons, which nobody is reminded of."""
        return await self._each(Game, OPEN, user)

    async def waits_of(self, user: int) -> list[Wait]:
        """The seats at which tables wait for the user, those that wait longest first."""
        return await self._each(Wait, WAITING, user)

    async def askings_of(self, user: int, after: float) -> list[Asking]:
        """What else waits for the user, what waits longest first; invitations from `after` on."""
        return await self._each(Asking, ASKINGS, user, after)
