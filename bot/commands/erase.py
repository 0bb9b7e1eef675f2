"""Erase all that is stored of a server, as /server erase does; the bot may be running.

Run it again to see whether it is done: then nothing is known of the server.
"""

from __future__ import annotations

import argparse

from bot.commands.forget import reach, whose


def arguments(parser: argparse.ArgumentParser) -> None:
    whose(parser, "server")


def run(args: argparse.Namespace) -> int:
    return reach("erase", args)
