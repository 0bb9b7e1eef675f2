"""The lessons, in the order in which they are to be played."""

from engine.games.wonder_book.lessons.things import THINGS
from engine.games.wonder_book.lessons.to_the_gate import TO_THE_GATE

LESSONS = (TO_THE_GATE, THINGS)
