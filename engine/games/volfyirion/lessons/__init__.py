"""The lessons, in the order in which they are to be played."""

from engine.games.volfyirion.lessons.dragon import DRAGON
from engine.games.volfyirion.lessons.last_city import LAST_CITY

LESSONS = (LAST_CITY, DRAGON)
