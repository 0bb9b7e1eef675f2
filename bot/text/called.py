"""What games, their modes and other things are called; a plain word if a game gives none."""

from __future__ import annotations

from typing import Any

from bot.text.say import Say, kebab
from engine.core import Game, Mode
from engine.house import LEVEL_OF


def game_name(say: Say, game: str) -> str:
    return word(say, f"game-{kebab(game)}", game.replace("_", " ").capitalize())


def word(say: Say, id: str, plain: str) -> str:
    """A word that a game need not provide."""
    return say(id) if id in say else plain


def mode_name(say: Say, game: Game[Any], mode: Mode) -> str:
    return word(say, f"mode-{kebab(game.key)}-{mode.key}", mode.key)


def round_of(say: Say, game: Game[Any], s: Any) -> str:
    """Which round it is, or whatever a game has in place of rounds; "" before the first."""
    n, own = game.rounds(s), f"game-{kebab(game.key)}-round"
    return say(own if own in say else "round", n=n) if n else ""


def legend_of(say: Say, game: str) -> str:
    """What a game's letters and signs mean, in small print; "" if it has none to explain."""
    told = word(say, f"legend-{kebab(game)}", "")
    return f"-# {told}" if told else ""


def signs_of(say: Say, game: str) -> str:
    """What signs on its cards mean that stand in words in a menu; "" if it has none to explain."""
    told = word(say, f"signs-{kebab(game)}", "")
    return f"-# {told}" if told else ""


def lasts(say: Say, game: Game[Any], mode: Mode) -> str:
    """How long it takes in one sitting; "" if a game does not say."""
    usual = word(say, f"game-{kebab(game.key)}-lasts", "")
    return word(say, f"mode-{kebab(game.key)}-{mode.key}-lasts", usual)


def level_name(say: Say, level: str) -> str:
    """How well a bot player plays, also by the key of an older seat."""
    key = LEVEL_OF.get(level, level)
    return word(say, f"level-{key}", key)
