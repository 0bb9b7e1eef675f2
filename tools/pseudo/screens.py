"""What a table and a lesson show, at moments of whole plays."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ui

from bot.platform.limits import fits
from bot.screens.folds import MORE
from bot.screens.lesson import lesson_message
from bot.screens.scene import Scene
from bot.simulate.lessons import scene_of
from bot.text.say import ENGLISH, say_in
from engine.games import GAMES
from engine.teaching import played, taught
from tools.census.figures import Census
from tools.census.looker import Looker
from tools.pseudo.found import Found
from tools.sittings import Moment, Sitting, moments

# What fits in French and Italian, written for its place: a phone shows 28 letters of what a menu
# asks. English needs 23 of them, or 17 and the name of a seat.
EXCESS = ("placeholder-standing", "placeholder-any")


class Reader(Looker):
    """Looks at a table's messages, and at what is cut in them."""

    def __init__(self, found: Found, census: Census, moment: Moment) -> None:
        super().__init__(census, moment)
        self.all = found

    def message(self, view: ui.LayoutView, screen: str, scene: Scene) -> str:
        where = f"{self.game}, {screen} [{self.moment.sitting.name}]"
        look(self.all, view, where)
        text = super().message(view, screen, scene)
        if MORE in text:
            self.all.looked["messages that fold lines"] += 1
        return text

    def found(self, what: str, example: str, times: int = 1) -> None:
        """Of what the census counts, what a longer language can break."""
        if what in ("silent cuts", "equal labels", "cut labels", "menus of one"):
            where, _, text = example.partition("]: ")
            if text.endswith(tuple(map(say_in(ENGLISH), EXCESS))):
                self.all.looked["texts that only the pseudo-locale makes too long"] += 1
                return
            kind = "placeholder that a phone cuts" if what == "cut labels" else what
            self.all.add(kind, text, f"{self.game}, {where.removeprefix('en ')}]")


def look(found: Found, view: ui.LayoutView, where: str) -> None:
    for broken in fits(view):
        found.add("Discord refuses", broken, where)
    found.message({"components": view.to_components()}, where)


def of_tables(found: Found, some: Iterable[Sitting], every: int, most: int) -> None:
    """Every screen of a table at each `every`-th of the first `most` decisions."""
    for sitting in some:
        for number, moment in enumerate(moments(sitting, most)):
            if number % every == 0:
                reader, state = Reader(found, Census(), moment), moment.table.state
                reader.table("en")
                others = [n for n in range(state.seats) if state.people[n] and n != moment.seat]
                for seat in (moment.seat, *others[:1]):
                    reader.seat("en", seat)
                reader.rest("en", moment.seat)


def of_lessons(found: Found, key: str) -> None:
    """Each step of a game's lessons."""
    game = GAMES[key]
    for number in range(1, len(game.lessons) + 1):
        one = taught(game, number)
        for s in played(one):
            message = lesson_message(scene_of(one, number, s, "en"), ())
            look(found, message, f"{key}, lesson {number}, step {s.now + 1}")
