"""What a reader cannot see changes nothing that is sent to them: messages, ids, pictures, words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from bot.screens import history
from bot.screens.by_text import text_of, why_not
from bot.screens.layout import CLOSE_UP, HAND, PICTURE, seat_message, table_message
from bot.screens.pictures import Pictures
from bot.screens.scene import Scene
from db import Move
from engine.core import Event, Option, State, Zone
from tests.bot.tables import drawn_hand, drawn_piles
from tests.bot.test_layout import scene, table
from tests.engine.conformance import (
    ALL,
    Case,
    Moment,
    cases,
    hidden,
    permuted,
    probes,
    reach,
)
from tests.toys import duel

FEW, FEWER = 4, 1  # moments of a play whose messages, whose pictures are compared
CASES = [case for case in cases([0]) if case.seats in case.mode.seats]
DUEL = next(case for case in CASES if case.key == "duel")

every_play = pytest.mark.parametrize(
    "case", [pytest.param(case, id=str(case), marks=reach(case)) for case in CASES]
)


def moments(case: Case, count: int) -> list[Moment]:
    found = list(probes(case))
    return found[:: max(1, len(found) // count)][:count]


def readers(m: Moment) -> Sequence[int | None]:
    return (*range(m.s.seats), None)


def sent(m: Moment, s: State, events: Sequence[Event], mode: str, seat: int | None) -> list[object]:
    """All that is sent to the reader in `seat`, and to the channel, at a table in the state `s`."""
    raw = msgspec.json.encode(events)
    action = msgspec.json.encode(m.action)
    move = Move(game=1, seq=1, base=0, rules="1", action=action, events=raw, state=b"")
    now = table(m.game, s, mode)
    own, public = scene(now, "en", seat), scene(now, "en", None)
    public = Scene(now, public.words, public.view, history.recent(public, [move]))
    messages = [table_message(public, [PICTURE])]
    messages += drawn_piles(own)
    messages += [] if seat is None else [seat_message(own, [CLOSE_UP, HAND]), *drawn_hand(own)]
    words = [*text_of(own), *(line for other in range(s.seats) for line in why_not(own, other))]
    log = history.lines(now, [move], own.words, seat)
    return [*(message.to_components() for message in messages), *words, *log]


def elsewhere(m: Moment, seat: int | None) -> tuple[State, list[Event]]:
    """The same table and news with other things in all places that the reader cannot see."""
    events = m.game.load_events(msgspec.json.encode(m.done.events))
    for secret in hidden(events, seat):
        if isinstance(secret, Zone):
            secret.cards = ["another-card"] * len(secret.cards)
        else:
            secret.value = "another-choice"
    return permuted(m.game, m.s, seat, m.luck), events


def keeps_messages(m: Moment, mode: str) -> bool:
    for seat in readers(m):
        other, events = elsewhere(m, seat)
        assert sent(m, other, events, mode, seat) == sent(m, m.s, m.done.events, mode, seat)
    return True


@every_play
def test_no_message_id_alt_text_or_log_line_depends_on_what_is_hidden(case: Case) -> None:
    assert all(keeps_messages(moment, case.mode.key) for moment in moments(case, FEW))


@pytest.mark.landing
@every_play
async def test_no_picture_depends_on_what_is_hidden(case: Case) -> None:
    pictures = Pictures()
    for m in moments(case, FEWER):
        for seat in readers(m):
            states = (m.s, permuted(m.game, m.s, seat, m.luck))
            one, other = (scene(table(m.game, s, case.mode.key), "en", seat) for s in states)
            for draw in (pictures.board, pictures.close_up):
                assert await draw(one) == await draw(other)
            assert await pictures.held(one) == await pictures.held(other)
    pictures.close()


@pytest.mark.slow
def test_every_game_hides_something() -> None:
    """Otherwise these tests would say nothing about it."""
    for key in ALL:
        mine = [case for case in CASES if case.key == key]
        found = (m for case in mine for m in moments(case, FEW) if [*hidden(m.s, None)])
        assert next(found, None), key


def leak_offers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Options that only the holder of a card has are called public."""
    options = duel.Main.options

    def leaky(self: Any, s: Any, seat: int) -> Iterator[Option]:
        yield from (msgspec.structs.replace(o, secret=False) for o in options(self, s, seat))

    monkeypatch.setattr(duel.Main, "options", leaky)


def leak_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    """Public buttons are numbered among all options, secret ones too."""
    monkeypatch.setattr("bot.table.offers._public", lambda options: options)


def leak_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawn cards are told to everybody."""
    monkeypatch.setattr("bot.screens.history.redact", lambda *_: None)


@pytest.mark.parametrize("leak", [leak_offers, leak_ids, leak_log])
def test_a_leak_is_found(leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    found = moments(DUEL, FEW)
    leak(monkeypatch)

    with pytest.raises(AssertionError):
        all(keeps_messages(moment, DUEL.mode.key) for moment in found)
