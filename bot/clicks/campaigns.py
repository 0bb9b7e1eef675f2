"""Campaigns on Discord: the score sheet, the journal, and moving a campaign to another place."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from bot.desk import Desk
from bot.messages.answers import hold, is_guest, say, tell
from bot.people.people import Click
from bot.screens.campaigns import SHEET, leaf_message, sheet_message
from bot.screens.screen import Screen
from bot.table.endings import hindrance
from bot.table.ids import Leaf
from bot.table.lobby import Refusal
from bot.table.reading import begins_again, value_of
from bot.table.table import Lobby
from bot.text.called import game_name
from bot.text.say import Say
from bot.text.words import Words
from db import Campaign, CampaignBusy, CampaignChanged, CampaignUnreadable
from engine.core import Chronicle, Game, Msg


class Campaigns:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def here(self, click: Click) -> list[Campaign]:
        """This server's campaigns, or in direct messages the user's own: that of the channel's
        table first, then those of which the user is part, then the newest."""
        store = self.desk.store
        open_here = [row.campaign for row in await store.running_in(click.channel_id or 0)]
        player = await store.player_of(click.user.id)
        found = await self._of(*place_of(click), player)
        return sorted(
            found,
            key=lambda one: (one.id in open_here, player in _party(one), one.updated),
            reverse=True,
        )

    async def elsewhere(self, click: Click) -> list[Campaign]:
        """The campaigns that this user may bring here."""
        return [one for one in await self.alone(click) if not _is_here(click, one)]

    async def alone(self, click: Click) -> list[Campaign]:
        """This user's own campaigns from direct messages, and those that nobody else plays."""
        player = await self.desk.store.player_of(click.user.id)
        found = await self.desk.store.campaigns_alone(player, click.user.id)
        return [one for one in found if one.kind in self.desk.games]

    async def finished(self, click: Click) -> Campaign | None:
        """The newest campaign here of this user's party that can only begin again."""
        player = await self.desk.store.player_of(click.user.id)
        own = [one for one in await self.here(click) if player in _party(one)]
        return next((one for one in own if begins_again(self.desk.games[one.kind], one)), None)

    async def waiting(self, click: Click, game: Game[Any]) -> Campaign | None:
        """The newest campaign of this game here whose next chapter waits for this user."""
        if game.campaign is None:
            return None
        player = await self.desk.store.player_of(click.user.id)
        own = [one for one in await self.here(click) if player in _party(one)]
        waits = [one for one in own if one.kind == game.key and one.open_game is None]
        return next((one for one in waits if _goes_on(game, one)), None)

    async def sheet(self, click: Click, campaign: Campaign, about: Sequence[str]) -> None:
        await hold(click)
        reader = await self.desk.people.reader(click)
        game = self.desk.games[campaign.kind]
        try:
            told = chronicle(game, campaign)
        except CampaignUnreadable:  # its own line says so
            told = None
        if told is None:
            await say(click, "\n".join(about))
            return
        value = value_of(game, campaign)
        pictures = await self.desk.pictures_for(click)
        drawn = await pictures.campaign(game.key, value, reader)
        words = Words(reader, game.key, reader.seat)
        view = sheet_message(words, campaign.id, told, about, drawn is not None)
        await tell(click, Screen(view, {SHEET: drawn} if drawn else {}))

    async def leaf(self, click: Click, leaf: Leaf) -> None:
        """Show a leaf of the journal to those who are where the campaign is."""
        reader = await self.desk.people.reader(click)
        campaign = await self.desk.store.campaign(leaf.campaign)
        view = None
        if campaign is not None and _is_here(click, campaign) and campaign.kind in self.desk.games:
            game = self.desk.games[campaign.kind]
            if (told := chronicle(game, campaign)) is not None:
                view = leaf_message(Words(reader, game.key, reader.seat), leaf, told)
        if view is None:
            await say(click, reader("no-journal"))
        else:
            await tell(click, Screen(view))

    async def log(self, click: Click, campaign: Campaign) -> None:
        """Show the journal from the first leaf of the last chapter that was won."""
        told = chronicle(self.desk.games[campaign.kind], campaign)
        await self.leaf(click, Leaf(campaign.id, len(told.tales) if told else 0, 1))

    async def bring(self, click: Click, campaign: Campaign) -> None:
        """Between two chapters, move the campaign to where its player wants to play on."""
        reader = await self.desk.people.reader(click)
        if is_guest(click):
            await say(click, reader("not-in-this-server"))
            return
        try:
            await self.desk.store.move_campaign(campaign, *place_of(click))
        except CampaignBusy:
            await say(click, reader("campaign-busy-there"))
        except CampaignChanged:
            await say(click, reader("campaign-changed"))
        else:
            await say(click, reader("campaign-brought", campaign=await self.told(click, campaign)))

    async def told(self, click: Click, campaign: Campaign) -> str:
        """Whose campaign it is, of which game, and how far it has come."""
        reader = await self.desk.people.reader(click)
        people = await _people(self.desk, click, campaign, reader)
        game = self.desk.games[campaign.kind]
        line = f"**{people}**: {game_name(reader, campaign.kind)}"
        return f"{line}. {about}" if (about := _about(game, campaign, reader)) else line

    async def _of(self, kind: Any, owner: int, player: str) -> list[Campaign]:
        store = self.desk.store
        return [
            one
            for key in self.desk.games
            for one in await store.campaigns_of(kind, owner, key, player)
        ]


async def hindered(
    desk: Desk, click: Click, game: Game[Any], campaign: Campaign | None
) -> Msg | None:
    """Why this click cannot continue the campaign, or begin it again: it is no longer kept here, or
    not theirs. Others may join the lobby, but a chapter is played once, and those who play it are
    the party from then on."""
    if campaign is None:
        return None
    if not _is_here(click, campaign):
        return Msg("campaign-elsewhere")
    player = await desk.store.player_of(click.user.id)
    if player in _party(campaign) or click.guild_id is None or click.permissions.manage_guild:
        return None if begins_again(game, campaign) else hindrance(game, value_of(game, campaign))
    names = await _people(desk, click, campaign, await desk.people.reader(click))
    return Msg("not-of-party", {"names": names})


async def may_begin(desk: Desk, click: Click, lobby: Lobby, leads: bool) -> None:
    """Raise Refusal for those who do not lead. A campaign needs one of its party, who leads if the
    host is not part of it."""
    id, player = lobby.row.campaign, await desk.store.player_of(click.user.id)
    campaign = None if id is None else await desk.store.campaign(id)
    party = [one for one in lobby.people if campaign and one in _party(campaign)]
    if not leads and (player not in party or lobby.host in party):
        raise Refusal(Msg("not-host"))
    if (trouble := await hindered(desk, click, lobby.game, campaign)) is not None:
        raise Refusal(trouble)


def chronicle(game: Game[Any], campaign: Campaign) -> Chronicle | None:
    """None for a game that has no campaigns, or nothing to tell of them. Raises
    CampaignUnreadable."""
    if game.campaign is None or game.chronicle is None:
        return None
    return game.chronicle(value_of(game, campaign))


def _goes_on(game: Game[Any], campaign: Campaign) -> bool:
    """False if it is finished, or cannot be read."""
    with suppress(CampaignUnreadable):
        value = value_of(game, campaign)
        return not game.finished(value) and hindrance(game, value) is None
    return False


def _about(game: Game[Any], campaign: Campaign, reader: Say) -> str:
    if game.campaign is None:
        return ""
    try:
        return Words(reader, game.key, reader.seat).about("campaign", value_of(game, campaign))
    except CampaignUnreadable as error:
        return reader(error.problem)


async def _people(desk: Desk, click: Click, campaign: Campaign, reader: Say) -> str:
    names = [
        await desk.people.player_name(click.guild_id, player, reader) for player in _party(campaign)
    ]
    return reader.join(names)


def _party(campaign: Campaign) -> Sequence[str]:
    return campaign.party.split(",")


def place_of(click: Click) -> tuple[Any, int]:
    return ("server", click.guild_id) if click.guild_id is not None else ("user", click.user.id)


def _is_here(click: Click, campaign: Campaign) -> bool:
    return (campaign.owner_kind, campaign.owner) == place_of(click)
