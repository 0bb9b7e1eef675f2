"""The lessons, in the order in which they are to be played."""

from engine.games.world_adventure.lessons.first_rune import FIRST_RUNE
from engine.games.world_adventure.lessons.robbers import ROBBERS

LESSONS = (FIRST_RUNE, ROBBERS)
