"""How a table looks: its message in the channel, and the private panel of a seat."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.platform.limits import COMPONENTS, TEXT, clip
from bot.screens import folds, phone
from bot.screens.bearings import legend, who_plays
from bot.screens.beside import beside_seat, beside_table, voting
from bot.screens.frame import Item, framed, in_rows, picture
from bot.screens.panel import Panel
from bot.screens.rows import Row, cost, joined
from bot.screens.scene import Scene
from bot.screens.timing import closed, moment, notes, timed
from bot.table import offers
from bot.table.endings import what_next
from bot.table.table import Table
from bot.text.called import round_of
from engine.core import Result

PICTURE, RESULT, PAGE = "table", "result", "page"
HAND, CLOSE_UP, OFFER = "hand", "close_up", "offer"
HEADING, TURN, CHOICES, VOTE, AWAY = 200, 400, 1800, 900, 500  # characters; a page has the rest
TEXTS = 4  # of a private panel, beside its note
ROWS = 6  # of buttons and menus, if what is grey can be left out: no more to scroll on a phone
LEAST, STANDING = 60, 600  # characters of what is one's own, below the buttons of a private panel
FIRST = 240  # of these, kept free for what is told of the reader, if anything is
SHORT = 4  # rows of a phone that buttons of a private panel take, if what is grey can be left out


def table_message(scene: Scene, pictures: Sequence[str]) -> ui.LayoutView:
    """All that a game needs: what happened, picture, page, whose turn it is, buttons. Between the
    picture and the buttons stands only what the choice needs: a phone shows both at once. The only
    reader's hand, which is as high as its cards, stands below them."""
    panel = _panel(scene, _offers(scene))
    heading = clip(scene.words.msg(scene.text.heading), HEADING)
    turn = clip(turn_line(scene), TURN)
    head = "\n".join([f"## {heading}", *scene.stakes, *_written(who_plays(scene), legend(scene))])
    above = _written(scene.call, head, "\n".join(scene.recent))
    below = _below(scene, panel, turn)
    rest = TEXT - sum(map(len, (*above, *below)))
    page = folds.told(scene.words, "page", _page(scene, told=not pictures), rest)
    alts = _alts(scene, pictures, f"{heading} · {turn}")
    parts = _texts(*above)
    parts += [picture(name, alts[name]) for name in pictures if name != HAND]
    hand = [picture(HAND, alts[HAND])] if HAND in pictures else []
    if page:
        parts += [ui.TextDisplay(page), ui.Separator()]
    parts += [ui.TextDisplay(part) for part in below]
    first, *more = in_rows(beside_table(scene))
    beside = [*(scene.away.rows if scene.away else ()), *voting(scene), first, *more]
    room = COMPONENTS - 1 - len(parts) - len(hand) - cost(beside)
    return framed(parts, _rows(panel, room, beside, shared=len(more)), hand)


def _rows(panel: Panel, room: int, beside: Sequence[Row], shared: int) -> list[Row]:
    """The choices above what is beside the game. If the last row of that does not fit beside the
    last buttons, there is less room for choices."""
    rows = panel.rows(room, ROWS - len(beside) + shared)
    rows = joined(rows, beside) if shared else [*rows, *beside]
    return rows if len(rows) <= ROWS else [*panel.rows(room, ROWS - len(beside)), *beside]


def seat_message(
    scene: Scene, pictures: Sequence[str], says: str = "", *, in_words: bool = False
) -> ui.LayoutView:
    """The private panel: the seat's pictures, what lies open to be read, all that it may do, then
    what is its own, as much as a phone shows with it. The rest stands on the table and under As
    text. `in_words`: the whole text comes first, in place of pictures."""
    table, words, seat = scene.table, scene.words, scene.view.seat
    assert seat is not None
    panel = _panel(scene, _offers(scene))
    note = f"{words.say('note')}\n{scene.note}" if scene.note else ""
    noted = _apart(note)
    beside = in_rows(beside_seat(scene, seat) if table.running else beside_table(scene))
    reads = bool(scene.text.page)
    room = COMPONENTS - 1 - len(pictures) - len(noted) - TEXTS - reads - cost(beside)
    rows = panel.rows(room, phone=SHORT)
    head = _head(scene, seat, says, note, [*rows, *beside])
    rest = TEXT - len(note) - len(head) - CHOICES
    page = folds.told(words, "page", _page(scene, told=in_words), rest)
    choices = _explained(scene, panel, "\n".join(_written(note, head)), [*rows, *beside])
    above = "\n".join(_written(head, page))  # a note takes no line from what is told below
    if in_words:
        whole = _whole(scene, seat, TEXT - len(note) - len(head) - len(page) - len(choices))
        return framed([*noted, *_texts(head, whole, page, choices)], rows, beside)
    fits = phone.characters(f"{above}\n{choices}", [*rows, *beside])
    own = _own(scene, seat, pictures, max(LEAST, min(STANDING, fits)))
    signs = legend(scene) if len(own) + len(legend(scene)) <= fits else ""
    alts = {OFFER: scene.alt(), CLOSE_UP: scene.alt(), HAND: _alt_hand(scene)}
    shown = [picture(name, alts[name]) for name in pictures]
    parts = [*noted, *_texts(head), *shown, *_texts(page, choices)]
    return framed(parts, rows, _texts(own, signs), beside)


def _head(scene: Scene, seat: int, says: str, note: str, rows: Sequence[Row]) -> str:
    """Whose seat it is and what is asked; before that what its reader has missed, or at least where
    that stands, if one screen of a phone has room for it with these rows."""
    name = f"## {scene.words.full(seat)}", who_plays(scene), _partners(scene, seat)
    asked = *scene.stakes[1:], f"**{clip(turn_line(scene), TURN)}**"
    head = ""
    for news in (scene.news, scene.news.rpartition("\n")[2], ""):
        lines = _written(says, *name, as_of(scene), news, *asked)
        head = clip("\n".join(lines), TEXT // 2 - len(note))
        if phone.characters("\n".join(_written(note, head)), rows) >= FIRST + LEAST:
            break
    return head


def _apart(note: str) -> list[Item]:
    """With a rule below it: the heading that follows would stick to it."""
    return [ui.TextDisplay(note), ui.Separator()] if note else []


def _written(*texts: str) -> list[str]:
    return [text for text in texts if text]


def _explained(scene: Scene, panel: Panel, head: str, rows: Sequence[Row]) -> str:
    """What the buttons of a private panel mean, as much as one screen of a phone shows with them
    and the first of what is one's own. A page above them has been read: it takes no room."""
    lines, choices = _meant(scene, panel, rows), ""
    free = FIRST if folds.concerns(scene.text.lines, scene.view.seat) else 2 * LEAST
    for shown in range(len(lines), -1, -1):
        lost = len(lines) - shown
        note = [folds.more(scene.words, "choices", count=lost)] if lost else []
        choices = "\n".join([*lines[:shown], *note])
        fits = phone.characters(f"{head}\n{choices}", rows) >= free
        if fits and len(choices) <= CHOICES:
            break
    return choices


def _meant(scene: Scene, panel: Panel, rows: Sequence[Row] = ()) -> list[str]:
    """What the buttons mean, without what stands on the page above them."""
    page = scene.page
    return [line for line in panel.lines(rows) if line.removeprefix("- ") not in page]


def as_of(scene: Scene) -> str:
    """Which moment of the game a private panel shows, and how long ago: it stays where it is while
    the table moves on."""
    if not scene.at:
        return ""
    say, game = scene.words.say, scene.table.game
    told = (round_of(say, game, scene.table.state), say("shown", when=moment(scene.at)))
    return f"-# {' · '.join(_written(*told))}"


def _texts(*texts: str) -> list[Item]:
    return [ui.TextDisplay(text) for text in _written(*texts)]


def _own(scene: Scene, seat: int, pictures: Sequence[str], room: int) -> str:
    """What is one's own, without what the picture of the hand says."""
    held = scene.text.held if HAND in pictures else ()
    lines = [line for line in scene.text.lines if line.id not in held]
    return folds.about(scene.words, lines, seat, room, own=True)


def _whole(scene: Scene, seat: int, room: int) -> str:
    """All of the table in words, the goal first: the danger stands above."""
    goal = "\n".join(scene.stakes[:1])
    lines = folds.about(scene.words, scene.text.lines, seat, room - len(goal) - 1)
    return f"{goal}\n{lines}".strip()


def turn_line(scene: Scene) -> str:
    """Whose turn it is and what is asked."""
    table, words, s = scene.table, scene.words, scene.table.state
    if s.result is not None:
        return result_line(scene, s.result)
    if not table.running:
        return closed(table.row, words.say, scene.ender)
    if not (waited := _waited(table)):
        return words.say("turn-house")
    top, seat = table.game.view(s, None).s.stack[-1], scene.view.seat
    ask = words.ask(top, own=seat is not None, alone=table.alone)
    if (not top.private or waited == [seat]) and offers.only_ends(table.game, s, waited):
        ask = words.say("ask-over")
    names = words.who(waited)
    turn = words.say("turn-ask", names=names, ask=ask) if ask else words.say("turn", names=names)
    return timed(table, words, clip(turn, TURN - 60))


def result_line(scene: Scene, result: Result) -> str:
    """Who won, and whether it counts."""
    told = scene.words.result(result, scene.table.mode)
    shut_out = scene.table.shut_out
    return scene.words.say("result-unranked", result=told) if shut_out else told


def _partners(scene: Scene, seat: int) -> str:
    """The people with whom the seat wins or loses, in a game of teams."""
    team = next((team for team in scene.table.mode.teams if seat in team), ())
    names = scene.words.all(partner for partner in team if partner != seat)
    return scene.words.say("partners", names=names) if names else ""


def _waited(table: Table) -> list[int]:
    """The people that the game waits for."""
    s = table.state
    return [seat for seat in table.game.actors(s) if s.people[seat]]


def _page(scene: Scene, *, told: bool) -> list[str]:
    """What is read out: a title, then the text, with a rule apart from it; its scene, if `told`."""
    lines = scene.page
    if told and (shown := _alt_page(scene)):
        lines.append(shown)
    return lines


def _below(scene: Scene, panel: Panel, turn: str) -> list[str]:
    """What stands between the page and the buttons."""
    words, away = scene.words, scene.away
    said = (
        f"**{turn}**",
        folds.told(words, "choices", _meant(scene, panel), CHOICES) or _after(scene),
        clip(away.text, AWAY) if away else "",
        clip(_vote(scene), VOTE),
        notes(scene.table.row, words.say),
        _points(scene, turn),
    )
    return [part for part in said if part]


def _after(scene: Scene) -> str:
    """What was earned, and how the campaign goes on."""
    says = None if scene.table.running else what_next(scene.table).says
    lines = [*scene.honours, *([scene.words.msg(says)] if says else [])]
    return folds.told(scene.words, "rest", lines, CHOICES)


def _panel(scene: Scene, some: Sequence[offers.Offer]) -> Panel:
    """In the channel, those who are waited for read others' offers, too."""
    table, waited = scene.table, _waited(scene.table) if scene.view.seat is None else []
    elsewhere = bool(waited) and table.state.stack[-1].private
    return Panel(table.id, table.state.now, scene.words, some, waited, elsewhere=elsewhere)


def _points(scene: Scene, turn: str) -> str:
    """Where those who must decide find what only they can see, unless the question says it. It goes
    by the kind of question, whatever they hold."""
    words, waited = scene.words, _waited(scene.table) if scene.table.running else []
    said = scene.view.seat is not None or words.say("button-my-seat") in turn
    if said or not waited or not scene.table.state.stack[-1].private:
        return ""
    return words.say("turn-private", names=words.who(waited))


def _offers(scene: Scene) -> list[offers.Offer]:
    """Public offers; all offers if there is only one reader."""
    table, seat = scene.table, scene.view.seat
    if not table.running:
        return []
    game, s = table.game, table.state
    return offers.public(game, s) if seat is None else offers.private(game, s, seat)


def _alt_page(scene: Scene) -> str:
    return scene.words.msg(scene.text.scene) if scene.text.scene else ""


def _alts(scene: Scene, pictures: Sequence[str], result: str) -> dict[str, str]:
    """What each picture of the message shows. A page without a picture is seen on the board."""
    page = _alt_page(scene)
    board = scene.alt("" if PAGE in pictures else page)
    return {RESULT: result, PICTURE: board, HAND: _alt_hand(scene), PAGE: page}


def _alt_hand(scene: Scene) -> str:
    seat = scene.view.seat
    return "" if seat is None else scene.words.say("alt-hand", name=scene.words.called(seat))


def _vote(scene: Scene) -> str:
    """What is being asked, or what came of such a vote."""
    says = [scene.asked.text] if scene.asked else []
    if scene.table.running and scene.table.shut_out:
        says.append(f"-# {scene.words.say('unranked')}")
    return "\n".join(says)
