"""The real bot on the small Discord: `python -m tests.wire.entry PORT [arguments of the bot]`.

Only addresses change: those of discord.py's REST interface and gateway.
"""

from __future__ import annotations

import sys

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.__main__ import main

if __name__ == "__main__":
    port, *rest = sys.argv[1:]
    Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    sys.exit(main(rest))
