"""Each click is sent to the code that answers it, by the id of what was clicked."""

from __future__ import annotations

import logging
from typing import Any

from bot.clicks.aways import BOT, Aways
from bot.clicks.campaigns import Campaigns
from bot.clicks.choices import Choices
from bot.clicks.dailies import Dailies
from bot.clicks.deeds import Deeds
from bot.clicks.forgetting import forget
from bot.clicks.hands import Hands
from bot.clicks.hinting import Hinting
from bot.clicks.invitations import Invitations
from bot.clicks.leaderboards import Leaderboards
from bot.clicks.lessons import Lessons
from bot.clicks.lobbies import Lobbies
from bot.clicks.lookups import Lookups
from bot.clicks.noting import Noting
from bot.clicks.overviews import Overviews
from bot.clicks.parcels import Parcels
from bot.clicks.playing import Playing
from bot.clicks.profiles import Profiles
from bot.clicks.records import Records
from bot.clicks.rematches import Rematches
from bot.clicks.replaying import Replaying
from bot.clicks.seats import Seats
from bot.clicks.servers import Servers
from bot.clicks.votes import Votes
from bot.desk import Desk, apart
from bot.messages.answers import filled_in, picked
from bot.people.people import Click
from bot.screens.absence import MINUTE
from bot.settings import Settings
from bot.table import ids

log = logging.getLogger(__name__)


class Routing:
    """What answers clicks and commands."""

    def answer_at(self, desk: Desk, settings: Settings) -> None:
        self.choices, self.deeds = Choices(desk), Deeds(desk)
        self.votes, self.replaying = Votes(desk), Replaying(desk)
        self.lobbies, self.campaigns = Lobbies(desk), Campaigns(desk)
        self.rematches = Rematches(self.lobbies)
        self.invitations = Invitations(self.lobbies)
        self.playing = Playing(self.lobbies, self.campaigns)
        self.parcels = Parcels(desk, self.campaigns, settings.daily_secret)
        self.servers, self.seats, self.hands = Servers(desk), Seats(desk), Hands(desk)
        self.noting, self.aways, self.hinting = Noting(desk), Aways(desk), Hinting(desk)
        self.dailies = Dailies(desk, settings.daily_secret)
        self.lessons = Lessons(desk)
        self.leaderboards, self.profiles = Leaderboards(desk), Profiles(desk)
        self.lookups, self.records = Lookups(desk), Records(desk)
        self.overviews = Overviews(desk, settings.shards)
        self.shares = settings.shards

    async def route(self, click: Click) -> None:
        data: Any = click.data or {}
        match ids.parse(str(data.get("custom_id", "")), picked(data), filled_in(data)):
            case ids.Pick() as pick:
                await self.choices.click(click, pick)
            case ids.Deed() as deed:
                await self._deed(click, deed)
            case ids.Step() as step:
                await self._step(click, step)
            case ids.Leaf() as leaf:
                await self.campaigns.leaf(click, leaf)
            case ids.Hand() as hand:
                await self.hands.handed(click, hand)
            case ids.Server() as step:
                await self.servers.click(click, step)
            case ids.Forget():
                await forget(self.deeds.desk, click, self.shares)
            case ids.Learn() as learn:
                await self.lessons.click(click, learn)
            case ids.Play() as play:
                await self.playing.play(click, play)
            case ids.Help() | ids.How() as page:
                await self.lookups.turn(click, page)
            case None:
                log.warning("a component that is not ours was clicked")
                await self.deeds.sentence(click, "forged")

    async def _step(self, click: Click, step: ids.Step) -> None:
        if step.do in ("invite", "invited", "accept", "decline"):
            await self.invitations.click(click, step)
        else:
            await self.lobbies.click(click, step)
        await apart([self.invitations.answered(step.lobby), self.invitations.look()])

    async def _deed(self, click: Click, deed: ids.Deed) -> None:
        match deed.do:
            case "again" | "anew":
                table = await self.deeds.table(click, deed.table, also_ended=True)
                if table is not None:
                    await self.rematches.again(click, table, anew=deed.do == "anew")
            case "watch" | "drop" | "sit" | "without" | "leave":
                await self.seats.click(click, deed)
            case "ask" | "agree" | "refuse":
                await self.votes.click(click, deed)
            case "replay" | "rewind" | "finish" | "film":
                await self.replaying.click(click, deed)
            case "note" | "noted":
                await self.noting.click(click, deed)
            case "home":
                await self.aways.back(click)
            case "bot":
                await self.aways.go(click, (deed.number or 0) * MINUTE, BOT)
            case "hint":
                await self.hinting.click(click, deed)
            case "share" | "try":
                await self.dailies.click(click, deed)
            case _:
                await self.deeds.click(click, deed)
