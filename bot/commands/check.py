"""Look at settings, database, texts and pictures, and say what is wrong. Changes nothing."""

from __future__ import annotations

import argparse
import sqlite3
from collections.abc import Callable


def arguments(parser: argparse.ArgumentParser) -> None:
    pass


def run(args: argparse.Namespace) -> int:
    """Exit code 1 if anything is wrong, else 0. Looks at everything, whatever is found."""
    from bot.problem import Problem
    from db.errors import StoreError

    wrong = 0
    for name, look in LOOKS.items():
        try:
            print(f"ok     {name}: {look()}")
        except (Problem, StoreError) as problem:
            print(f"WRONG  {name}: {problem}")
            wrong += 1
    return 1 if wrong else 0


def _settings() -> str:
    from bot.settings import Settings

    given = "a token is set" if Settings.read().token else "no token, enough for `play`"
    return f"read ({given})"


def _database() -> str:
    from bot.settings import Settings
    from db.file import examine

    path = Settings.read().database
    if not path.exists():
        return f"{path} will be created at the first start"
    examine(path)
    return f"{path} is sound"


def _tables() -> str:
    """Each row that cannot be read, by its table and move."""
    from bot.problem import Problem
    from bot.settings import Settings
    from bot.table.soundness import unsound
    from engine.games import GAMES

    path = Settings.read().database
    try:
        wrong = list(unsound(path, GAMES)) if path.exists() else []
    except sqlite3.Error as error:  # the database is wrong, or this version has not opened it yet
        raise Problem(f"not looked at: {error}") from error
    if wrong:
        raise Problem("; ".join(wrong))
    return "each stored table can be read"


def _texts() -> str:
    from bot.text.say import LANGUAGES, say_in

    for language in LANGUAGES:
        say_in(language)("button-join")
    return ", ".join(LANGUAGES)


def _pictures() -> str:
    from PIL import features

    from bot.problem import Problem

    if not (features.check("raqm") and features.check("fribidi")):
        raise Problem(
            "libfribidi is missing: Arabic and Hebrew names are drawn the wrong way round, and"
            " ligatures are lost (Debian and Ubuntu: apt install libfribidi0)"
        )
    return "names of every script"


LOOKS: dict[str, Callable[[], str]] = {
    "settings": _settings,
    "database": _database,
    "tables": _tables,
    "texts": _texts,
    "pictures": _pictures,
}
