"""Run on Discord (the default); needs DISCORD_TOKEN."""

from __future__ import annotations

import argparse
import asyncio


def arguments(parser: argparse.ArgumentParser) -> None:
    pass


def run(args: argparse.Namespace) -> int:
    from bot.settings import Settings

    settings = Settings.read()
    token = settings.need_token()

    from bot.app import Bot  # imported only now, so that faults in the settings are told at once
    from bot.process.logs import set_up
    from bot.process.serve import serve

    set_up(settings)
    asyncio.run(serve(Bot(settings), token))
    return 0
