"""How cards are read, options chosen, and goals set and met [WB-15 to WB-25]."""

from __future__ import annotations

from engine.core import Action, Msg, Option, Seat
from engine.games.wonder_book import events as e
from engine.games.wonder_book.actions import Choose, TurnPage
from engine.games.wonder_book.cards import card_of
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.conditions import Test
from engine.games.wonder_book.cards.effects import Effect
from engine.games.wonder_book.cards.kinds import Choice, Goal, Side
from engine.games.wonder_book.deck import show, take_card, unsealed
from engine.games.wonder_book.ending import end
from engine.games.wonder_book.group import GroupChoice
from engine.games.wonder_book.holds import holds, sparks_in
from engine.games.wonder_book.script import Script, carry_out
from engine.games.wonder_book.state import NOBODY, Page, Turn, WonderBook, by_heroes


class Reading(GroupChoice):
    """[WB-16, WB-17] A page lies open: the group turns it or chooses.

    `me` is the hero that came upon it; `then` follows a page that has a key of its own.
    """

    page: Page
    me: Seat = NOBODY
    then: list[Effect] = []

    def offers(self, s: WonderBook) -> list[Option]:
        choices = side_of(s, self.page).choices
        if self.page.key or not choices:
            return [Option(TurnPage())]
        return [self._offer(s, choice) for choice in choices]

    def decide(self, t: Turn, action: Action) -> None:
        self.over, t.s.page = True, None
        match action:
            case Choose(option):
                self._choose(t, option)
            case _:
                self._turn(t)

    def _offer(self, s: WonderBook, choice: Choice) -> Option:
        """A card that stays on offer does not offer an option twice unless it can be taken `again`
        [WB-17]."""
        action = Choose(f"{s.chapter}-{self.page.card}-{choice.key}")
        if action.option in s.chosen and not choice.again:
            return Option(action, Msg("wb-17-tried"))
        if holds(s, choice.when, self.me):
            return Option(action)
        return Option(action, _closed(s, choice.when, self.me))

    def _choose(self, t: Turn, option: str) -> None:
        if option not in t.s.chosen:
            unsealed(t)
        key = option.split("-", 2)[2]
        choice = next(one for one in side_of(t.s, self.page).choices if one.key == key)
        t.tell(e.OptionChosen(option))
        t.s.chosen.append(option)
        if choice.told:
            tell(t, Page(self.page.card, self.page.side, key), self.me, choice.then)
            self._script(t, choice.do)
        else:
            self._script(t, (*choice.do, *choice.then))

    def _turn(self, t: Turn) -> None:
        side = side_of(t.s, self.page)
        if self.page.key:
            self._script(t, tuple(self.then))
        elif side.goal:
            _set_goal(t, self.page.card, side.goal)
        else:
            self._script(t, side.then)

    def _script(self, t: Turn, todo: tuple[Effect, ...]) -> None:
        if todo:
            page = self.page
            t.push(Script(todo=list(todo), me=self.me, card=page.card, side=page.side))


def read(t: Turn, card: int, side: str, me: int = NOBODY) -> None:
    """Reveal a side: its text lies open while its instructions are carried out [WB-15]."""
    page = Page(card, side)
    show(t, page)
    t.tell(e.CardRead(Msg(f"wb-{t.s.chapter}-{card}-{side}-title")))
    t.push(Reading(page=page, me=me))
    if todo := side_of(t.s, page).do:
        t.push(Script(todo=list(todo), me=me, card=card, side=side))


def tell(t: Turn, page: Page, me: int, then: tuple[Effect, ...]) -> None:
    """Read the outcome of a choice or an ending; `then` follows."""
    show(t, page)
    t.push(Reading(page=page, me=me, then=list(then)))


def _last_page(s: WonderBook) -> Page | None:
    """The page whose instructions are being carried out."""
    return next((p.page for p in reversed(s.stack) if isinstance(p, Reading)), None)


def _closed(s: WonderBook, test: Test | None, me: int) -> Msg:
    """[WB-17] Why an option cannot be taken: what it needs, or that the story rules it out."""
    match test:
        case when.All(tests):
            return _closed(s, next(each for each in tests if not holds(s, each, me)), me)
        case when.Any(tests):
            return _closed(s, tests[-1], me)
        case when.DestinyAtLeast():
            return Msg("wb-17-destiny")
        case when.SparksHeld(n, area):
            return Msg("wb-17-sparks", {"n": by_heroes(s, n), "held": sparks_in(s, area)})
        case when.HeroesIn(area, n):
            return Msg("wb-17-heroes", {"n": n or s.seats, "place": area})
        case _:
            return Msg("wb-17-closed")


def side_of(s: WonderBook, page: Page) -> Side:
    """The printed side that the page shows. Raises RuntimeError if the card has no back."""
    card = card_of(s.chapter, page.card)
    side = card.front if page.side == "front" else card.back
    if side is None:
        raise RuntimeError(f"chapter {s.chapter}, card {page.card} has no back")
    return side


def scene_of(s: WonderBook, page: Page) -> str:
    """The picture that is shown with what is read; "" without one."""
    side = side_of(s, page)
    return side.scenes.get(page.key, "") if page.key else side.scene


def goal_in_force(s: WonderBook) -> Goal:
    """Raises RuntimeError if no goal is printed on the card that lies as the goal."""
    card = card_of(s.chapter, s.goal)
    goal = card.front.goal or (card.back and card.back.goal)
    if not goal:
        raise RuntimeError(f"chapter {s.chapter}, card {s.goal} is no goal")
    return goal


def _set_goal(t: Turn, card: int, goal: Goal) -> None:
    """[WB-24] The goal stays on top until it is met."""
    t.s.goal, t.s.vortex = card, goal.vortex or t.s.vortex
    t.s.counters |= {"defeated": 0, "rounds": 0}
    t.tell(e.GoalSet(f"{t.s.chapter}-{card}"))


# --- effects of cards ------------------------------------------------------------------------


@carry_out.register
def _(_: do.Flip, t: Turn, by: Script) -> None:
    read(t, by.card, "back", by.me)


@carry_out.register
def _(effect: do.GoTo, t: Turn, by: Script) -> None:
    take_card(t, effect.card)
    t.s.read.append(effect.card)
    read(t, effect.card, "front", by.me)


@carry_out.register
def _(effect: do.Tell, t: Turn, by: Script) -> None:
    tell(t, Page(by.card, by.side, effect.key), by.me, effect.then)


@carry_out.register
def _(_: do.Win, t: Turn, _by: Script) -> None:
    """[WB-56] How the chapter ended is still to be read."""
    end(t, won=True)
    t.s.page = _last_page(t.s)
