"""Bot players against each other: what is played, how it is played, and what came of it."""

from bot.simulate.games import Outcome, played
from bot.simulate.plan import (
    ALL,
    numbers_of,
    planned,
    seed_of,
    setting_values,
    spelt,
    tasks_for,
)
from bot.simulate.report import reported, wilson

__all__ = [
    "ALL",
    "Outcome",
    "numbers_of",
    "planned",
    "played",
    "reported",
    "seed_of",
    "setting_values",
    "spelt",
    "tasks_for",
    "wilson",
]
