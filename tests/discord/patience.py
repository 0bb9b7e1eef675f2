"""How long the simulated Discord waits for the bot."""

from __future__ import annotations

from typing import Any

import simcord

from tests.discord.kit import PATIENCE

settle = simcord.Env._settle_internal


async def patient(env: simcord.Env, *, idle: float = 0.02, **how: Any) -> None:
    """Each act waits until the bot is idle: look 50 times a second, not 20. SimCord gives a
    start 5 seconds, however busy the machine is."""
    if how.get("timeout") is not None:
        how["timeout"] = max(how["timeout"], PATIENCE)
    await settle(env, idle=idle, **how)
