"""The games on offer: what each is about, for how many, how long it takes; buttons to play and to
learn it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import ButtonStyle, ui

from bot.screens.covers import covered
from bot.screens.frame import Item, framed, leading
from bot.screens.screen import Screen
from bot.table.ids import Learn, Play
from bot.text.called import game_name, word
from bot.text.say import Say, kebab
from engine.core import Game


def shelf(
    games: Iterable[Game[Any]],
    say: Say,
    says: str,
    below: str = "",
    *,
    options: bool = False,
    plain: bool = False,
) -> Screen:
    """`says` stands above the games, `below` under them. With `options` a button leads to a lobby
    even where a table would begin at once. A `plain` shelf has no pictures."""
    parts: list[Item] = [ui.TextDisplay(says)]
    covers: dict[str, bytes] = {}
    for game in games:
        about = _about(game, say)
        part, cover = covered(game, about, say, plain=plain)
        covers |= cover
        parts.append(part)
        parts.append(ui.ActionRow(_play(game, say, options), *_learn(game, say)))
    parts += [ui.TextDisplay(f"-# {below}")] if below else []
    return Screen(framed(parts), covers)


def _about(game: Game[Any], say: Say) -> str:
    """Its name, two sentences, players and minutes; a game need not tell all of it."""
    ids = [f"game-{kebab(game.key)}-{one}" for one in ("about", "players", "lasts")]
    about, players, lasts = (word(say, id, "") for id in ids)
    facts = " · ".join(fact for fact in (players, lasts) if fact)
    lines = [f"### {game_name(say, game.key)}", about, f"-# {facts}" if facts else ""]
    return "\n".join(line for line in lines if line)


def _play(game: Game[Any], say: Say, options: bool) -> ui.Button[Any]:
    play, name = Play(game.key, options), game_name(say, game.key)
    return leading(say, "play", play, ButtonStyle.success, game=name)


def _learn(game: Game[Any], say: Say) -> list[ui.Button[Any]]:
    """To its first lesson, if it has one."""
    name = game_name(say, game.key)
    return [leading(say, "learn-game", Learn(game.key, 1), game=name)] if game.lessons else []
