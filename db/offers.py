"""Which seats were offered to whom, and what became of it, until the table ends."""

from __future__ import annotations

from db.link import Link
from db.rows import Offer

OFFER = "select game, giver, friend, called, answer, channel, message from offer"
STANDS = """
insert into offer(game, giver, friend, called, channel, message)
values (:game, :giver, :friend, :called, :channel, :message)
on conflict do update set called = max(called, excluded.called), channel = excluded.channel,
message = excluded.message
"""
# The seat has somebody else, or the game has ended.
OVER = """
message is not null and not exists (select 1 from seat join game on game.id = seat.game
where game.id = offer.game and seat.player = offer.giver and status = 'running')
"""
TOLD = """
delete from offer where message is null
and game in (select id from game where status = 'ended')
"""


class Offers(Link):
    async def offer(self, game: int, giver: str, friend: str) -> Offer | None:
        """What has become of offering the giver's seats to this friend."""
        found = await self._each(
            Offer, f"{OFFER} where game = ? and giver = ? and friend = ?", game, giver, friend
        )
        return found[0] if found else None

    async def open_offer(self, game: int, giver: str) -> Offer | None:
        """The one that can be taken up."""
        sql = f"{OFFER} where game = ? and giver = ? and message is not null"
        found = await self._each(Offer, sql, game, giver)
        return found[0] if found else None

    async def offer_to(self, game: int, friend: str) -> Offer | None:
        """The one that this friend can take up, or the first of several."""
        sql = f"{OFFER} where game = ? and friend = ? and answer is null and message is not null"
        found = await self._each(Offer, sql, game, friend)
        return found[0] if found else None

    async def offer_stands(self, offer: Offer) -> None:
        row = {name: getattr(offer, name) for name in offer.__struct_fields__}
        await self._write(lambda db: db.execute(STANDS, row) and None)

    async def refuse_offer(self, game: int, giver: str, friend: str) -> None:
        """The friend has said no, for as long as the table stands."""
        sql = "update offer set answer = 'no' where game = ? and giver = ? and friend = ?"
        await self._write(lambda db: db.execute(sql, (game, giver, friend)) and None)

    async def offer_over(self, game: int, giver: str) -> None:
        """No offer of the giver can be taken up any more, and no message says that one can."""
        sql = "update offer set channel = null, message = null where game = ? and giver = ?"
        await self._write(lambda db: db.execute(sql, (game, giver)) and None)

    async def offers_over(self) -> list[Offer]:
        """Those whose messages still say that they can be taken up, though they cannot; what is
        told of ended tables is forgotten."""
        await self._write(lambda db: db.execute(TOLD) and None)
        return await self._each(Offer, f"{OFFER} where {OVER}")
