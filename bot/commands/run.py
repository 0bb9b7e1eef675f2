"""Run on Discord (the default); needs DISCORD_TOKEN."""

from __future__ import annotations

import argparse
import asyncio


def arguments(parser: argparse.ArgumentParser) -> None:
    pass


def run(args: argparse.Namespace) -> int:
    from bot.app import Bot
    from bot.logs import set_up
    from bot.serve import serve
    from bot.settings import Settings

    settings = Settings.read()
    token = settings.need_token()
    set_up(settings)
    asyncio.run(serve(Bot(settings), token))
    return 0
