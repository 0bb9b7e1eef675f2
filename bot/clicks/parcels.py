"""Saving campaigns as files, and loading them."""

from __future__ import annotations

import io
import time

import discord

from bot.clicks.campaigns import Campaigns, place_of
from bot.desk import Desk
from bot.files.parcels import MOST, packed, unpacked
from bot.messages.answers import hold, is_guest, say, taken
from bot.people.people import Click
from bot.platform.refusals import REFUSALS
from bot.table.lobby import Refusal
from bot.table.reading import value_of
from db import Campaign, Figure
from engine.core import Msg


class Parcels:
    """`secret` is None if the database uses one of its own."""

    def __init__(self, desk: Desk, campaigns: Campaigns, secret: bytes | None) -> None:
        self.desk, self.campaigns, self._secret = desk, campaigns, secret

    async def save(self, click: Click, campaign: Campaign) -> None:
        """For a person who plays the campaign alone; it stays where it is, too. Raises
        CampaignUnreadable."""
        await hold(click)
        value_of(self.desk.games[campaign.kind], campaign)
        raw = packed(await self._key(), campaign, click.user.id, time.time())
        reader = await self.desk.people.reader(click)
        told = await self.campaigns.told(click, campaign)
        await say(click, reader("parcel-saved", campaign=told))
        file = discord.File(io.BytesIO(raw), f"{campaign.kind}-campaign.json")
        await taken(click.followup.send(file=file, ephemeral=True))

    async def load(self, click: Click, file: discord.Attachment) -> None:
        await hold(click)
        reader = await self.desk.people.reader(click)
        try:
            campaign = await self._loaded(click, file)
        except Refusal as refusal:
            await say(click, reader.msg(refusal.msg))
            return
        told = await self.campaigns.told(click, campaign)
        await say(click, reader("campaign-brought", campaign=told))

    async def _loaded(self, click: Click, file: discord.Attachment) -> Campaign:
        """Raises Refusal, and then nothing is kept."""
        if is_guest(click):
            raise Refusal(Msg("not-in-this-server"))
        if file.size > MOST:
            raise Refusal(Msg("parcel-unreadable"))
        try:
            raw = await file.read()
        except REFUSALS:
            raise Refusal(Msg("parcel-unreadable")) from None
        parcel = unpacked(await self._key(), raw, click.user.id, self.desk.games)
        value = bytes(parcel.value)
        if any(one.value == value for one in await self.campaigns.here(click)):
            raise Refusal(Msg("parcel-here"))
        kind, owner = place_of(click)
        player = await self.desk.store.player_of(click.user.id)
        new = Campaign(0, parcel.game, kind, owner, player, parcel.title, 0, value, None)
        id = await self.desk.store.found_campaign(new, self._figures(new))
        found = await self.desk.store.campaign(id)
        assert found is not None
        return found

    def _figures(self, new: Campaign) -> list[Figure]:
        """The file names nobody; the person who loads it has played alone."""
        game = self.desk.games[new.kind]
        return [Figure(name, new.party) for name in game.figures(value_of(game, new))]

    async def _key(self) -> bytes:
        return self._secret or await self.desk.store.daily_secret()
