"""A game is chosen: a table opens, or first a question if a chapter of a campaign waits."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from discord import ButtonStyle, ui

from bot.clicks.campaigns import Campaigns
from bot.clicks.lobbies import Lobbies
from bot.messages.answers import say
from bot.people.people import Click
from bot.platform.limits import TYPED, clip
from bot.table.ids import Play
from db import Campaign
from engine.core import Msg


class Playing:
    def __init__(self, lobbies: Lobbies, campaigns: Campaigns) -> None:
        self.desk, self._lobbies, self._campaigns = lobbies.desk, lobbies, campaigns

    async def play(self, click: Click, play: Play) -> None:
        if (game := self.desk.games.get(play.game)) is None:
            no_game = Msg("no-game", {"game": clip(play.game, TYPED)})
            await self._lobbies.refuse(click, no_game)
        elif play.campaign:
            await self._go_on(click, play)
        elif play.campaign is None and (waiting := await self._campaigns.waiting(click, game)):
            await self._ask(click, play, waiting)
        else:
            await self._lobbies.open(click, game, options=play.options)

    async def _go_on(self, click: Click, play: Play) -> None:
        campaign = await self.desk.store.campaign(play.campaign or 0)
        if campaign is None or campaign.kind != play.game:
            await self._lobbies.refuse(click, Msg("no-campaign"))
        elif campaign.open_game is not None:
            await self._lobbies.refuse(click, Msg("campaign-busy"))
        else:
            await self._lobbies.open(click, self.desk.games[campaign.kind], campaign)

    async def _ask(self, click: Click, play: Play, waiting: Campaign) -> None:
        """Whether to play the chapter that waits, or to begin a campaign beside it."""
        reader = await self.desk.people.reader(click)
        ways = (("go-on", waiting.id, ButtonStyle.success), ("anew", 0, ButtonStyle.secondary))
        buttons = [
            ui.Button[Any](
                label=reader(f"button-{id}"),
                style=style,
                custom_id=replace(play, campaign=campaign).id,
            )
            for id, campaign, style in ways
        ]
        campaign = await self._campaigns.told(click, waiting)
        await say(click, reader("play-waits", campaign=campaign), *buttons)
