"""Looks at the messages of one table at one moment."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from math import ceil
from typing import get_args

from discord import ButtonStyle, ui

from bot.platform.limits import TEXT, pages
from bot.screens import by_text, history, layout
from bot.screens.folds import MORE
from bot.screens.frame import sentence
from bot.screens.panel import Panel
from bot.screens.phone import ASKED
from bot.screens.piles import numbered, pile_message
from bot.screens.scene import Scene
from bot.screens.seats import watch_message
from bot.table import offers
from bot.table.ids import Pick, parse
from bot.text.say import kebab, say_in
from engine.core import Action
from rendering.artist import artist_of
from tools.census.advice import ADVICE, advised
from tools.census.clicks import presses
from tools.census.figures import STAY, Census
from tools.sittings import Moment

PHONE = 46  # characters of a line on a phone
CUT = re.compile(r"\S…$")  # as `clip` ends; a label that asks more has a space before it
CHOOSE = {"en": "Choose", "fr": "Choisir", "it": "Scegli"}  # says nothing of what is chosen


class Looker:
    """Looks at the messages of one table."""

    def __init__(self, census: Census, moment: Moment) -> None:
        self.census, self.moment = census, moment
        self.game = moment.sitting.game.key

    def message(self, view: ui.LayoutView, screen: str, scene: Scene) -> str:
        """Counts what stands in a message. Returns its text."""
        lang, items = scene.words.say.lang, list(view.walk_children())
        where = f"{lang} {screen} [{self.moment.sitting.name}]"
        buttons = [item.label or "" for item in items if isinstance(item, ui.Button)]
        menus = [item for item in items if isinstance(item, ui.Select)]
        choose = CHOOSE[lang]
        for menu in menus:
            labels = [option.label for option in menu.options]
            if len(labels) == 1:
                self.found("menus of one", f"{where}: {menu.placeholder}: {labels[0]}")
            if _bare(menu.placeholder or "") == choose:
                self.found("called Choose", f"{where}: menu of {labels[:3]}")
            self._equal(labels, where)
            told = [*labels, *(option.description or "" for option in menu.options)]
            self._cut_labels(told, where, menu.placeholder or "")
        self._cut_labels(buttons, where)
        self.census.counts[self.game, "called Choose"] += buttons.count(choose)
        self._equal(buttons, where)
        self._blue(items, where)
        text = "\n".join(item.content for item in items if isinstance(item, ui.TextDisplay))
        self._sizes(view, lang, screen, text)
        return text

    def _blue(self, items: Sequence[object], where: str) -> None:
        """At most one choice is blue."""
        blue = [
            item.label or ""
            for item in items
            if isinstance(item, ui.Button)
            and isinstance(parse(item.custom_id or "", []), Pick)
            and item.style is ButtonStyle.primary
        ]
        if len(blue) > 1:
            self.found("several blue", f"{where}: {blue}")

    def found(self, what: str, example: str, times: int = 1) -> None:
        self.census.found(self.game, what, example, times)

    def _cut_labels(self, labels: Sequence[str], where: str, asked: str = "") -> None:
        """By Discord's limits, or what a menu asks by the width of a phone."""
        cut = [label for label in labels if CUT.search(label)]
        for label in [*cut, *([asked] if len(asked) > ASKED else [])]:
            self.found("cut labels", f"{where}: {label}")

    def _equal(self, labels: Sequence[str], where: str) -> None:
        for label, n in Counter(labels).items():
            if n > 1:
                self.found("equal labels", f"{where}: {n} × {label}")

    def _sizes(self, view: ui.LayoutView, lang: str, screen: str, text: str) -> None:
        rows = [item for item in view.walk_children() if isinstance(item, ui.ActionRow)]
        lines = sum(max(1, ceil(len(line) / PHONE)) for line in text.split("\n"))
        measures = {
            "rows": len(rows),
            "components": view.total_children_count,
            "characters": len(text),
            "lines": lines,
        }
        for what, value in measures.items():
            self.census.sizes[self.game, lang, screen, what].append(value)

    def cut(self, scene: Scene, screen: str, lines: Iterable[str], text: str) -> None:
        """Counts lines that `text` lacks, unless it says that there is more."""
        lost = [line for line in lines if line.removeprefix("- ") not in text]  # told on a page
        if lost and MORE not in text:
            where = f"{scene.words.say.lang} {screen} [{self.moment.sitting.name}]"
            self.found("silent cuts", f"{where}: {lost[0][:90]}", len(lost))

    def table(self, lang: str) -> ui.LayoutView:
        """The table message."""
        table = self.moment.table
        scene = self.moment.scene(say_in(lang), table.only_reader)
        artist = artist_of(self.game)
        page = scene.text.scene is not None and artist is not None and artist.page is not None
        shown = [layout.PICTURE, *([layout.PAGE] if page else [])]
        view = layout.table_message(scene, shown)
        text = self.message(view, "table", scene)
        panel = _panel(scene, table.only_reader)
        newest = history.recent(scene, list(self.moment.moves[-1:]))
        belongs = [*map(scene.words.msg, scene.text.page), *panel.lines(), *newest]
        self.cut(scene, "table", belongs, text)
        if table.only_reader is None:
            self._pointers(scene, text)
        return view

    def _pointers(self, scene: Scene, text: str) -> None:
        """A person who must decide something private is named, with the button that leads there."""
        table = scene.table
        for seat in table.game.actors(table.state):
            open_ = [one for one in table.game.options(table.state, seat) if one.blocked is None]
            if not table.state.people[seat] or not any(one.secret for one in open_):
                continue
            self.census.counts[self.game, "private asks"] += 1
            if scene.words.say("button-my-seat") not in text:
                phase = type(table.state.stack[-1]).__name__
                self.found("asks without a pointer", f"{scene.words.say.lang} {phase}")

    def seat(self, lang: str, seat: int) -> ui.LayoutView:
        """My seat."""
        scene = self.moment.scene(say_in(lang), seat)
        artist = artist_of(self.game)
        close = artist is not None and artist.close_up is not None
        shown = [*([layout.CLOSE_UP] if close else []), layout.HAND]
        view = layout.seat_message(scene, shown)
        text = self.message(view, "seat", scene)
        panel = _panel(scene, seat)
        lines = map(scene.words.msg, scene.text.lines)
        self.cut(scene, "seat", [*lines, *panel.lines()], text)
        return view

    def rest(self, lang: str, seat: int) -> None:
        """What else can be read privately, and what somebody who watches reads."""
        say, moment = say_in(lang), self.moment
        scene, public = moment.scene(say, seat), moment.scene(say, None)
        for screen, of in (("as text", scene), ("watch", public)):
            views = self._read(by_text.text_of(of)) if of is scene else [watch_message(of, [])]
            text = "\n".join(self.message(view, screen, of) for view in views)
            self.cut(of, screen, map(of.words.msg, of.text.lines), text)
        why = by_text.why_not(scene, seat)
        options = moment.table.game.options(moment.table.state, seat)
        blocked = [scene.words.reason(one.blocked) for one in options if one.blocked]
        reasons = [part for reason in blocked for part in by_text.SENTENCE.split(reason)]
        told = [self.message(view, "why not", scene) for view in self._read(why)]
        self.cut(scene, "why not", reasons, "\n".join(told))
        moves, player = list(moment.moves), moment.table.seats[seat].player or ""
        since = history.since(moment.table, moves, scene.words, seat, player)
        self.message(sentence(since), "since", scene)
        if piles := numbered(scene):
            self.message(pile_message(scene, next(iter(piles)), []), "piles", scene)

    def _read(self, lines: Sequence[str]) -> list[ui.LayoutView]:
        """What is read privately, in as many messages as it needs."""
        return [sentence(text) for text in pages(lines, TEXT)]

    def advice(self) -> None:
        """What a refusal advises must be among what can be done now."""
        scene = self.moment.scene(say_in("en"), self.moment.seat)
        options = scene.table.game.options(scene.table.state, self.moment.seat)
        open_ = " ".join(_said(scene, one.action) for one in options if not one.blocked)
        for option in options:
            if option.blocked is None:
                continue
            self.census.counts[self.game, "reasons"] += 1
            text = scene.words.msg(option.blocked)
            if (verb := advised(text)) and not any(w in open_ for w in ADVICE[verb].split()):
                what = f"{scene.words.struct(option.action)}: {text} | {open_[:120]}"
                self.found("false advice", f"{option.blocked.id}: {what}")

    def clicks(self, table: ui.LayoutView, was_private: bool) -> bool:
        """Counts the clicks of the choice made, by what the messages show. Returns whether it stood
        in My seat."""
        moment, shown = self.moment, self.moment.table
        cost, private = presses(table, moment), False
        if not cost:
            scene = moment.scene(say_in("en"), moment.seat)
            private = True
            cost = presses(layout.seat_message(scene, []), moment) + (0 if was_private else 1)
        cost += moment.option.confirm
        self.census.counts[self.game, "clicks"] += cost
        legal = shown.game.legal(shown.state, moment.seat)
        others = [one for one in shown.game.actors(shown.state) if one != moment.seat]
        top = shown.state.stack[-1]
        elsewhere = [] if top.together or top.abreast else others
        alone = all(shown.game.legal(shown.state, one) == legal for one in elsewhere)
        if len(legal) == 1 and alone:
            what = f"{type(top).__name__}.{type(legal[0]).__name__}"
            self.found(self._kind(legal[0]), what, cost)
        return private

    def _kind(self, lone: Action) -> str:
        """A page is read and a turn is ended by a click, though nothing else can be done."""
        table = self.moment.table
        story = any(kind.opens for kind in get_args(table.game.event))
        if story and table.game.text(table.game.view(table.state, None)).page:
            return STAY[0]
        return STAY[1] if lone.ends_turn else "forced clicks"


def _said(scene: Scene, action: Action) -> str:
    """A label, with the kind of action: a card is played by a button that names only its place."""
    kind = kebab(type(action).__name__).replace("-", " ")
    return f"{kind} {scene.words.struct(action)}".lower()


def _bare(placeholder: str) -> str:
    """Without the name before it and the page behind it."""
    return re.sub(r" \(\d+/\d+\)$", "", placeholder).rsplit(":", 1)[-1].strip()


def _panel(scene: Scene, seat: int | None) -> Panel:
    table = scene.table
    some = (
        offers.public(table.game, table.state)
        if seat is None
        else offers.private(table.game, table.state, seat)
    )
    waited = [one for one in table.game.actors(table.state) if table.state.people[one]]
    return Panel(table.id, table.state.now, scene.words, some, waited if seat is None else [])
