"""What happened at a table, in words: as much of it as the reader may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, takewhile
from typing import NamedTuple

from bot.platform.limits import TEXT, fold_oldest
from bot.screens import folds, sitting
from bot.screens.scene import Scene
from bot.screens.sitting import called
from bot.table.reading import reading
from bot.table.sitters import Sitter, sitters
from bot.table.table import Table, is_undo, taken_back
from bot.table.turns import turn_over
from bot.text.words import Words
from db import Move
from engine.core import Event, Sit, redact

EVENTS, RECENT = 8, 800  # the most lines and characters of them on the table message
WEIGHTY = 1600  # the most characters, if what weighs needs more
PLAY = 140  # characters of one play: three or four lines of a phone
NEAR, FAR = 8, 80  # moves of which that message tells all; those of which it tells what weighs
LONG = 160  # moves of which a private answer tells all
NEWS = 90  # characters of what weighs, two small lines of a phone


class Line(NamedTuple):
    text: str
    opens: bool = False  # whether it tells that a page was opened
    seq: int = 0  # of its move
    weighs: bool = False  # whether it changes who wins, and was not taken back


def lines(table: Table, moves: list[Move], words: Words, seat: int | None) -> list[str]:
    """One line for each event, the oldest first; what was taken back is struck through."""
    return list(each(table, moves, words, seat))


def each(table: Table, moves: list[Move], words: Words, seat: int | None) -> Iterator[str]:
    """The same one by one, for readers with room for only the first few."""
    return (line.text for line in _told(table, moves, words, seat))


def of_step(table: Table, moves: list[Move], words: Words, seq: int) -> list[str]:
    """What a stranger read when the move `seq` was made; `moves` is the whole log."""
    found, then = [move for move in moves if move.seq == seq], _then(table, moves, words)
    return [line.text for move in found for line in _of(table, move, moves, then[seq], None)]


def since(table: Table, moves: list[Move], words: Words, seat: int, player: str) -> str:
    """What happened from the end of the last turn of `player`, who reads it at `seat`, up to their
    next one; if it does not fit into a message, what weighs comes first, then the newest."""
    heading, (lines, whole) = words.say("since"), _since(table, moves, words, seat, player)
    if not lines:
        return words.say("since-nothing")

    def note(lost: int) -> str:
        return folds.more(words, "earlier", count=lost, where="log")

    room = TEXT - len(heading) - 1
    if whole and sum(len(line.text) + 1 for line in lines) <= room:
        return "\n".join([heading, *(line.text for line in lines)])
    weighty = sorted(_fitting(lines, 0))
    first = [lines[n].text for n in weighty]
    rest = [line.text for n, line in enumerate(lines) if n not in weighty]
    before = [] if whole else [folds.more(words, "before")]
    left = room - sum(len(line) + 1 for line in (*first, *before))
    return "\n".join([heading, *first, *before, fold_oldest(rest, left, note)])


def news(table: Table, moves: list[Move], words: Words, seat: int, player: str) -> str:
    """The same in two or three small lines, until the reader acts: what weighs, and how much more
    there is. `moves` are the last `FAR`."""
    if table.lesson is not None or not moves or moves[-1].actor == player:
        return ""
    lines, whole = _since(table, moves, words, seat, player)
    lines = [line for line in lines if line.seq]  # nobody has missed how the game was laid out
    told = lines if whole and sum(len(line.text) + 1 for line in lines) <= NEWS else []
    for line in [] if told else [one for one in lines if one.weighs][::-1]:
        if sum(len(one.text) + 1 for one in (line, *told)) <= NEWS:
            told = [line, *told]
    lost = len(lines) - len(told)
    more = [folds.more(words, "since", count=lost if whole else 0)] if lost else []
    return "\n".join([*(f"-# {line.text}" for line in told), *more])


def _since(
    table: Table, moves: list[Move], words: Words, seat: int, player: str
) -> tuple[list[Line], bool]:
    """The lines since then, at most of the last moves, and whether these are all."""
    begun = turn_over(table, moves, seat, player)
    later = [move for move in moves if move.seq >= begun]
    while later and later[-1].actor == player and later[-1].seq > begun:
        later.pop()  # what the reader has done in this turn
    gone, then = taken_back(later), _then(table, moves, words)
    told = (_struck(table, one, moves, then[one.seq], seat, gone) for one in later[-LONG:])
    whole = len(later) <= LONG and (begun > 0 or moves[0].seq == 0)
    return list(chain(*told)), whole


def recent(scene: Scene, moves: list[Move], most: int = EVENTS) -> list[str]:
    """For the table message: the newest lines, at most so many, and whatever weighs since the turn
    of those who choose now, which comes first if lines are left out. Then, above the newest, how
    many these are and where they stand, but in lessons, which are in no log. `moves` are the last
    `FAR`.

    Of opened pages only the last is told; beside a page, nothing that was before it."""
    begun = _begun(scene.table, moves)
    told = _newest(scene, moves, begun)
    near = moves[-NEAR:][0].seq if moves else 0
    lines = [line for line in told if line.weighs or line.seq >= near]
    opened = [n for n, line in enumerate(lines) if line.opens]
    if scene.text.page and opened:
        lines = lines[opened[-1] :]
    last = lines[opened[-1]] if opened and not scene.text.page else None
    lines = [line for line in lines if not line.opens or line is last]
    shown = [lines[n] for n in sorted(_fitting(lines, most))]
    lost = [line for line in (Counter(told) - Counter(shown)).elements() if line.seq >= begun]
    note = _earlier(scene, moves, begun, lost)
    first = [line.text for line in shown if line.weighs] if note else []
    rest = [line.text for line in shown if not (note and line.weighs)]
    return [*first, *note, *rest]


def last_step(moves: list[Move]) -> list[Move]:
    """The last click of a person, with all that it brought; nothing before the first."""
    clicks = [n for n, move in enumerate(moves) if move.actor is not None and not move.follows]
    return moves[clicks[-1] :] if clicks else []


def _earlier(scene: Scene, moves: list[Move], begun: int, lost: Sequence[Line]) -> list[str]:
    """What the message says of the lines since then that it has not."""
    table, words = scene.table, scene.words
    if table.lesson is not None or not moves:
        return []
    if len(moves) == FAR and moves[0].seq > begun:
        return [folds.more(words, "before")]
    own = {player for _, player in _waited(table)}
    at_turn = takewhile(lambda move: move.actor in own, reversed(moves))
    turn = min((move.seq for move in at_turn), default=moves[-1].seq + 1)
    since = table.running and all(line.seq < turn for line in lost)
    where = "since" if since else "log"
    return [folds.more(words, "earlier", count=len(lost), where=where)] if lost else []


def _newest(scene: Scene, moves: list[Move], begun: int) -> list[Line]:
    """All lines of the last moves, and of earlier ones from where the last turn of those who choose
    now has ended. What has weighed since is marked."""
    table, words, seat = scene.table, scene.words, scene.view.seat
    some = [move for move in moves[:-NEAR] if move.seq >= begun]
    told = _told(table, moves, words, seat, [*some, *moves[-NEAR:]])
    return [line._replace(weighs=line.weighs and line.seq >= begun) for line in told]


def _begun(table: Table, moves: list[Move]) -> int:
    """Where the last turn of those ended who choose now; before the last move in any case."""
    last = moves[-1].seq if moves else 0
    turns = [turn_over(table, moves, seat, player) for seat, player in _waited(table)]
    return min([*turns, last])


def _waited(table: Table) -> list[tuple[int, str]]:
    """The people who choose now or, while bot players do and once the game is over, all."""
    people = [(n, seat.player) for n, seat in enumerate(table.seats) if seat.player]
    actors = table.game.actors(table.state)
    return [(n, player) for n, player in people if n in actors] or people


def _fitting(lines: Sequence[Line], most: int) -> set[int]:
    """The places of what weighs and, of the rest, of the newest for which there is room."""
    kept = {n for n, line in enumerate(lines) if line.weighs}
    used = sum(len(lines[n].text) + 1 for n in kept)
    for n in sorted(kept):
        if used > WEIGHTY:
            used -= len(lines[n].text) + 1
            kept.remove(n)
    for n in reversed(range(len(lines))):
        used += 0 if n in kept else len(lines[n].text) + 1
        if used > RECENT or (n not in kept and len(kept) >= most):
            break
        kept.add(n)
    return kept


def _told(
    table: Table,
    moves: list[Move],
    words: Words,
    seat: int | None,
    some: Sequence[Move] | None = None,
) -> Iterator[Line]:
    """The lines of all moves, or of `some` of them. Raises Unreadable."""
    gone = taken_back(moves)
    with reading(f"table {table.id}"):
        then = _then(table, moves, words)
        for move in moves if some is None else some:
            yield from _struck(table, move, moves, then[move.seq], seat, gone)


def _then(table: Table, moves: Sequence[Move], words: Words) -> dict[int, Words]:
    """By the number of each move, the words with the names of those who had the seats then. Raises
    Unreadable."""

    def said(seats: Mapping[int, Sitter]) -> Words:
        names = {seat: called(table, words, seat, one) for seat, one in seats.items()}
        owners = {seat: name or words.say("someone") for seat, name in names.items()}
        sat_in = {n for n, one in seats.items() if one.house and one.player is not None}
        names = {n: words.say("house-for", name=x) if n in sat_in else x for n, x in owners.items()}
        return words.then(names, owners) if seats else words

    with reading(f"table {table.id}"):
        return {seq: said(seats) for seq, seats in sitters(table, moves).items()}


def _struck(
    table: Table, move: Move, moves: list[Move], words: Words, seat: int | None, gone: set[int]
) -> list[Line]:
    told = _of(table, move, moves, words, seat)
    struck = move.seq in gone
    lines = [
        Line(f"~~{x.text}~~" if struck else x.text, x.opens, move.seq, x.weighs and not struck)
        for x in told
    ]
    return [*lines, *_hinted(table, move, words)]


def _hinted(table: Table, move: Move, words: Words) -> list[Line]:
    """Who was given a hint after the move, which stays so whatever is taken back."""
    asked = [one.seat for one in table.hints if one.move == move.seq]
    return [Line(words.say("event-hint", name=words.names(one)), seq=move.seq) for one in asked]


def _of(table: Table, move: Move, moves: list[Move], words: Words, seat: int | None) -> list[Line]:
    action = None if move.action is None else table.game.load_action(move.action)
    if isinstance(action, Sit):
        return [Line(sitting.told(table, move, action, moves, words))]
    return [*_stood_in(table, move, moves, words), *_lines(table, move, words, seat)]


def undone(table: Table, move: Move, words: Words) -> str:
    """A move taken back by vote is nobody's own; somebody alone with bot players needs none."""
    if move.seat is None:
        alone = len({seat.player for seat in table.seats if seat.player is not None}) == 1
        return words.say("event-undone-together", alone=alone, boards=table.boards)
    return words.say("event-undone", name=words.names(move.seat))


def _stood_in(table: Table, move: Move, moves: list[Move], words: Words) -> list[Line]:
    """The line before a choice that a bot player made once for a person whose time was up: nobody
    is its actor, and the seat has been a person's ever since."""
    seat = move.seat
    if seat is None or move.actor is not None or table.seats[seat].house is not None:
        return []
    later = [one for one in moves if one.seq > move.seq and one.seat is None and one.action]
    sits = [table.game.load_action(one.action) for one in later if one.action is not None]
    if table.seats[seat].player is None or any(
        isinstance(sit, Sit) and sit.seat == seat for sit in sits
    ):
        return []
    return [Line(words.say("event-chosen-for", seat=words.mark(seat) or words.person(seat)))]


def _lines(table: Table, move: Move, words: Words, seat: int | None) -> list[Line]:
    if is_undo(move):
        return [Line(undone(table, move, words))]
    events: list[Event] = table.game.load_events(move.events)
    redact(events, seat)
    told = [(event, text) for event in events if (text := words.struct(event))]
    return _joined(told)


def _joined(told: Sequence[tuple[Event, str]]) -> list[Line]:
    """What a play brings one after the other to the same player or figure stands in one line, as
    far as a phone shows it in a few."""
    lines, before = list[Line](), None
    for event, text in told:
        line = Line(text, event.opens, weighs=event.weighty)
        apart = event.opens or event.weighty or "\n" in text
        whom = None if apart else getattr(event, "hero", getattr(event, "seat", None))
        if whom is not None and whom == before and len(lines[-1].text) + len(text) < PLAY:
            lines[-1] = line._replace(text=f"{lines[-1].text} {text}")
        else:
            lines.append(line)
        before = whom
    return lines
