"""Play without Discord, in a browser page on this machine; needs no token.

The page shows a channel; above it you choose who you are. Tables are kept for the next time.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from importlib.util import find_spec

EXTRA = 'playing without Discord needs the extra "play": pip install -e ".[play]"'


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=port, help="of the page; 0: any that is free")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")


def run(args: argparse.Namespace) -> int:
    """Serves until it is interrupted. Raises Problem if the extra `play` is not installed."""
    from bot.problem import Problem

    if find_spec("simcord") is None:
        raise Problem(EXTRA)
    from bot.offline.page import play
    from bot.process.logs import set_up
    from bot.settings import Settings

    settings = Settings.read()
    set_up(settings)
    port = settings.play_port if args.port is None else args.port
    asyncio.run(play(settings, port, tell if args.no_browser else show))
    return 0


def port(word: str) -> int:
    """Raises ArgumentTypeError for all but a port; 0 means any free one."""
    from bot.settings import PORTS

    if not word.isdecimal() or int(word) not in PORTS:
        raise argparse.ArgumentTypeError(f"{word} is not a port from 0 to {PORTS[-1]}")
    return int(word)


def tell(address: str) -> None:
    print(f"The table is at {address}", "Ctrl-C ends it. Games are kept.", sep="\n", flush=True)


def show(address: str) -> None:
    """Without a desktop, Python would open a text browser in this very terminal."""
    import webbrowser

    tell(address)
    if sys.platform != "linux" or os.environ.keys() & {"DISPLAY", "WAYLAND_DISPLAY"}:
        webbrowser.open(address)
