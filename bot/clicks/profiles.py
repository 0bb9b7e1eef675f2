"""How one person does: what the store knows of it, in the reader's words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord

from bot.clicks.answering import Answering
from bot.desk import Desk
from bot.messages.answers import hold, tell
from bot.people.people import Click
from bot.records.ratings import Rating, competitive_modes, ratings, season_of, span_of
from bot.screens.earned import about, called
from bot.screens.profile import profile_screen
from bot.text.called import game_name, mode_name, word
from bot.text.say import Say
from bot.text.seasons import season_name
from db import Span
from db.honours import Played
from engine.core import Game
from rendering.artist import emblem_of
from rendering.honours import sign_of
from rendering.profile import Badge, Part, Profile, draw_profile


class Profiles(Answering):
    async def show(
        self, click: Click, whose: discord.User | discord.Member, season: str | None
    ) -> None:
        """Show the profile; `season` is None for the current one."""
        await hold(click)
        season = season or season_of(self.desk.now())
        reader = await self.desk.people.reader(click)
        try:
            span = span_of(season)
        except ValueError:
            await self.sentence(click, "no-season", season=season)
            return
        if (refusal := await self._refusal(click, whose)) is not None:
            await self.sentence(click, refusal)
            return
        name = await self.desk.people.name(click.guild_id, whose.id, reader)
        player = await self.desk.store.player_of(whose.id)
        parts = await parts_of(self.desk, reader, player, click.guild_id, span)
        if not parts:
            id = "profile-nobody-you" if whose.id == click.user.id else "profile-nobody"
            await self.sentence(click, id, name=name)
            return
        where = [reader("profile-direct")] if click.guild_id is None else []
        profile = Profile(name, " · ".join([*where, season_name(reader, season)]), parts)
        pictures = await self.desk.pictures_for(click)
        drawn = await pictures.draw(lambda: draw_profile(profile))
        await tell(click, profile_screen(reader, profile, drawn))

    async def _refusal(self, click: Click, whose: discord.User | discord.Member) -> str | None:
        """Why there is no profile to show, or None. Asking about an unknown person does not make
        them known."""
        if whose.bot:
            return "profile-bot"
        if click.guild_id is None and whose.id != click.user.id:
            return "profile-others"
        if not await self.desk.store.knows(whose.id) and whose.id != click.user.id:
            return "profile-unknown"
        return None


async def parts_of(
    desk: Desk, reader: Say, player: str, server: int | None, span: Span
) -> tuple[Part, ...]:
    """A part for each game that the person has finished there in that time, or has achieved
    something in. Achievements are for good, and the same everywhere."""
    results = await desk.store.played(player, server, span)
    honours = await desk.store.honours_of(player)
    parts = list[Part]()
    for kind, game in desk.games.items():
        own = [row for row in results if row.kind == kind]
        earned = [one.id for one in honours if one.kind == kind]
        if not own and not earned:
            continue
        standing = await _standing(desk, game, player, server, span)
        facts = _facts(reader, game, own, standing)
        parts.append(_part(reader, game, list(facts), earned))
    return tuple(parts)


async def _standing(
    desk: Desk, game: Game[Any], player: str, server: int | None, span: Span
) -> tuple[Rating, int, int] | None:
    """The person's rating, its place, and how many people have one; there is none in direct
    messages."""
    modes = competitive_modes(game)
    if server is None or not modes:
        return None
    results = await desk.store.rated(server, game.key, span)
    rated = await desk.workers.elsewhere(ratings, results, modes)
    found = ((one, place) for place, one in enumerate(rated, 1) if one.player == player)
    return next(((one, place, len(rated)) for one, place in found), None)


def _facts(
    reader: Say,
    game: Game[Any],
    rows: Sequence[Played],
    standing: tuple[Rating, int, int] | None,
) -> Iterator[str]:
    if standing is not None:
        rating, place, count = standing
        yield reader("profile-rating", points=str(rating.points), place=place, count=count)
    firsts = list({row.game: row for row in reversed(rows)}.values())[::-1]
    if game.campaign is None:
        yield from _modes(reader, game, firsts)
    elif firsts:
        won = sum(row.won for row in firsts)
        yield reader("profile-chapters", won=won, lost=len(firsts) - won)
    if firsts:
        yield from _scores(reader, game, firsts)


def _modes(reader: Say, game: Game[Any], firsts: Sequence[Played]) -> Iterator[str]:
    for mode in game.modes:
        if of := [row for row in firsts if row.mode == mode.key]:
            name = mode_name(reader, game, mode)
            won = sum(row.won for row in of)
            yield reader("profile-mode", mode=name, won=won, games=len(of))


def _scores(reader: Say, game: Game[Any], firsts: Sequence[Played]) -> Iterator[str]:
    """The scores that the game names first."""
    score = word(reader, f"score-{firsts[0].score}", firsts[0].score)
    values = [row.value for row in firsts]
    if game.campaign is not None:
        yield reader("profile-total", score=score, value=sum(values))
    best = max(values) if firsts[0].better == "high" else min(values)
    yield reader("profile-best", score=score, value=best)


def _part(reader: Say, game: Game[Any], facts: Sequence[str], earned: Sequence[str]) -> Part:
    all_honours = game.honours.all
    badges = [
        Badge("earned", called(reader, game.key, id), icon=sign_of(game.key, id)) for id in earned
    ]
    for honour in all_honours:
        if honour.id not in earned and not honour.hidden:
            told = about(reader, game.key, honour.id)
            name, icon = called(reader, game.key, honour.id), sign_of(game.key, honour.id)
            badges.append(Badge("open", name, _begun(told), icon))
    if hidden := sum(one.hidden and one.id not in earned for one in all_honours):
        name = reader("profile-hidden", count=hidden)
        badges.append(Badge("hidden", name, _begun(reader("profile-hidden-about"))))
    count = reader("profile-honours", count=len(earned), all=len(all_honours))
    return Part(
        game_name(reader, game.key), count, " · ".join(facts), tuple(badges), emblem_of(game.key)
    )


def _begun(told: str) -> str:
    """The text as a sentence of its own."""
    return told[:1].upper() + told[1:]
