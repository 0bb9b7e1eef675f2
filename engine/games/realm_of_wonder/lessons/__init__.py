"""The lessons, in the order in which they are to be played."""

from engine.games.realm_of_wonder.lessons.muscles import MUSCLES
from engine.games.realm_of_wonder.lessons.third_orb import THIRD_ORB

LESSONS = (THIRD_ORB, MUSCLES)
