"""How a lobby looks: what is played and how long, who sits, what is missing, what is chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from discord import ButtonStyle, ui

from bot.platform.limits import BUTTON, ROW, TEXT, clip
from bot.screens.covers import covered
from bot.screens.frame import framed
from bot.screens.how_to_play import how_buttons
from bot.screens.lessons import next_lesson
from bot.screens.lobby_settings import pages, settings_told
from bot.screens.screen import Screen
from bot.screens.timing import back_on, drowsy, moment
from bot.table.choosing import was_other
from bot.table.clock import HELD
from bot.table.ids import Step
from bot.table.lobby import alone_mode, missing
from bot.table.table import Lobby
from bot.text.called import game_name, lasts, level_name, mode_name, word
from bot.text.say import Names, Say, kebab
from bot.text.words import Words
from db import Invitation, Seat

Button = ui.Button[Any]
Row = ui.ActionRow[Any]

NOBODY: Mapping[str, str] = {}


def lobby_message(
    lobby: Lobby,
    say: Say,
    names: Names,
    host: str,
    called: Mapping[str, str] = NOBODY,
    *,
    learned: bool = False,
) -> Screen:
    """`called` is what those are called who may still come, by player. The game's cover stands
    beside what is played. `learned`: everybody who sits there has finished a lesson of the game."""
    head = "\n".join([_title(lobby, say), *_played(lobby, say)])
    parts = [
        [say("lobby-host", name=host), *_seats(lobby, say, names, called)],
        [_state(lobby, say, _leader(lobby, names, host), called), *settings_told(lobby, say)],
        [say("lobby-ranked" if _rivals(lobby) else "lobby-bots-only")] if _ranked(lobby) else [],
        [drowse] if (drowse := drowsy(lobby.row, say)) else [],
    ]
    text = "\n\n".join("\n".join(part) for part in parts if part)
    rows = [*_rows(_people(lobby, say)), *_rows(_choices(lobby, say, called, learned))]
    played, cover = covered(lobby.game, head, say)
    return Screen(framed([played, ui.TextDisplay(clip(text, TEXT - len(head)))], rows), cover)


def closed_lobby(lobby: Lobby, say: Say, ender: str) -> Screen:
    """Nobody sits there any more; `ender` has closed it, if somebody has."""
    says = say("lobby-closed-by", name=ender) if ender else say("lobby-closed")
    return Screen(framed([ui.TextDisplay(f"{_title(lobby, say)}\n{says}")]))


def _title(lobby: Lobby, say: Say) -> str:
    return f"## {game_name(say, lobby.game.key)}"


def _rows(buttons: Sequence[Button]) -> list[Row]:
    return [ui.ActionRow(*buttons[at : at + ROW]) for at in range(0, len(buttons), ROW)]


def _played(lobby: Lobby, say: Say) -> Iterator[str]:
    """What is played, and how long."""
    mode = f"**{mode_name(say, lobby.game, lobby.mode)}**"
    yield " · ".join(one for one in (mode, lasts(say, lobby.game, lobby.mode)) if one)
    if about := word(say, f"game-{kebab(lobby.game.key)}-about", ""):
        yield about
    if lobby.again:
        yield say("lobby-again")
    elif chapter := _chapter(lobby, say):
        yield chapter


def _chapter(lobby: Lobby, say: Say) -> str:
    """Where a campaign goes on; "" where none does, or if it cannot be read."""
    game, raw = lobby.game, lobby.row.value
    if raw is None or game.campaign is None:
        return ""
    with suppress(msgspec.MsgspecError):
        value = msgspec.json.decode(raw, type=game.campaign)
        return Words(say, game.key, say.seat).about("lobby", value)
    return ""


def _seats(lobby: Lobby, say: Say, names: Names, called: Mapping[str, str]) -> list[str]:
    fewest, most = lobby.mode.seats
    if lobby.mode.several:
        return [say("lobby-several", name=names(0), count=fewest)]
    taken = {seat.seat: f"{names(seat.seat)}{_level(seat, say)}" for seat in lobby.seats}
    kept = _kept(lobby, say, called)
    waiting = iter(kept)
    lines = [f"{n + 1}. {taken.get(n) or next(waiting, say('lobby-free'))}" for n in range(most)]
    teams = [
        line
        for number, team in enumerate(lobby.mode.teams, 1)
        for line in (f"**{say('team', team=number)}**", *(lines[seat] for seat in team))
    ]
    over = kept[max(0, lobby.free) : len(lobby.held)]  # bot players sit where they could
    return [*(teams or lines), *over, *_declined(lobby, say, called)]


def _until(asked: Invitation) -> str:
    return moment(asked.at + HELD, "t")


def _declined(lobby: Lobby, say: Say, called: Mapping[str, str]) -> list[str]:
    no = [one.player for one in lobby.invited if one.answer == "no"]
    names = [called[one] for one in no if one not in lobby.people]
    return [say("lobby-declined", names=say.join(names))] if names else []


def _kept(lobby: Lobby, say: Say, called: Mapping[str, str]) -> list[str]:
    """For whom seats are kept: those who were asked to come, then those of a campaign's party."""
    asked = [_held(one, say, called[one.player]) for one in lobby.held]
    held = {one.player for one in lobby.held}
    party = [say("lobby-awaits", name=called[one]) for one in lobby.awaited if one not in held]
    return [*asked, *party]


def _level(seat: Seat, say: Say) -> str:
    if seat.house is None:
        return ""
    return f" {say('lobby-house', level=level_name(say, seat.house))}"


def _leader(lobby: Lobby, names: Names, host: str) -> str:
    """Who can start: the host, or else the first of a campaign's party."""
    party = [seat.seat for seat in lobby.seats if seat.player in lobby.party]
    return host if lobby.host in lobby.party or not party else names(party[0])


def _held(one: Invitation, say: Say, name: str) -> str:
    """For whom a seat is kept until when, and why they were not mentioned."""
    back = back_on(one.away) if one.away is not None and not one.called else ""
    kind = "away" if back else "yes" if one.called else "no"
    return say("lobby-held", name=name, until=_until(one), called=kind, back=back)


def _state(lobby: Lobby, say: Say, leader: str, called: Mapping[str, str]) -> str:
    """What is missing to start, and what can be done about it."""
    if count := missing(lobby):
        return f"**{say('lobby-missing', count=count)}** {_advice(lobby, say, called)}"
    if _partyless(lobby):
        return say("lobby-no-party")
    free = not lobby.mode.several and len(lobby.seats) < lobby.mode.seats[0]
    ready = say("lobby-ready", name=leader)
    return f"{ready} {say('lobby-direct')}" if free else ready


def _ranked(lobby: Lobby) -> bool:
    """Whether its result will make ratings."""
    return lobby.mode.competitive and lobby.row.ranked and not lobby.direct


def _rivals(lobby: Lobby) -> bool:
    """Whether people sit on different sides: only that is ever counted."""
    people = {seat.seat for seat in lobby.seats if seat.house is None}
    sides = lobby.mode.sides(lobby.mode.seats[1])
    return sum(not people.isdisjoint(side) for side in sides) > 1


def _advice(lobby: Lobby, say: Say, called: Mapping[str, str]) -> str:
    """Whom it waits for, if anybody is invited; asking people in is no advice where every free seat
    is kept for somebody."""
    if lobby.held:
        names = say.join([called[one.player] for one in lobby.held])
        return say("lobby-waits", names=names, free=lobby.free > len(lobby.held))
    alone = _alone(lobby, say)
    return say("lobby-how-alone", mode=alone) if alone else say("lobby-how")


def _partyless(lobby: Lobby) -> bool:
    """Whether none of its campaign's party sits here: then not everybody can start it."""
    return bool(lobby.party) and set(lobby.party).isdisjoint(lobby.people)


def _alone(lobby: Lobby, say: Say) -> str:
    """The mode in which the one person here could play alone; "" if there is none, or it is
    chosen."""
    mode = alone_mode(lobby.game) if len(lobby.people) == 1 else None
    return "" if mode in (None, lobby.mode) else mode_name(say, lobby.game, mode)


def _people(lobby: Lobby, say: Say) -> list[Button]:
    """Green begins, once it can; while people are missing, blue is the bot player who makes it
    possible at once."""
    few, full = missing(lobby) > 0, len(lobby.seats) >= lobby.mode.seats[1]
    style = ButtonStyle.secondary if few or _partyless(lobby) else ButtonStyle.success
    start = _button(say("button-start"), Step(lobby.id, "start"), style, grey=few)
    shut = full and not (lobby.held and any(seat.house for seat in lobby.seats))
    join = _button(say("button-join"), Step(lobby.id, "join"), grey=shut or lobby.mode.alone)
    leave = _button(say("button-leave"), Step(lobby.id, "leave"))
    style = ButtonStyle.primary if few and not full else ButtonStyle.secondary
    fill = _button(say("button-fill"), Step(lobby.id, "fill"), style, grey=full)
    joins = _team_buttons(lobby, say) or ([] if lobby.direct else [join])
    return [start, *joins, leave, *([] if lobby.mode.alone else [fill]), *_inviting(lobby, say)]


def _inviting(lobby: Lobby, say: Say) -> list[Button]:
    if lobby.direct or lobby.mode.alone:
        return []
    full = lobby.free <= len(lobby.held)
    return [_button(say("button-invite"), Step(lobby.id, "invite"), grey=full)]


def _choices(lobby: Lobby, say: Say, called: Mapping[str, str], learned: bool) -> list[Button]:
    """Buttons that change what is played, or by whom; those for whom seats are kept can say no, if
    no message of their own asks them."""
    buttons: list[Button] = []
    unasked = [one.player for one in lobby.held if not one.letter]
    if names := [called[one] for one in dict.fromkeys([*lobby.awaited, *unasked])]:
        label = say("button-decline-of", names=say.join(names))
        label = label if len(label) <= BUTTON else say("button-decline")
        buttons.append(_button(label, Step(lobby.id, "decline")))
    if missing(lobby) and (mode := _alone(lobby, say)):
        buttons.append(_button(mode, Step(lobby.id, "alone")))
    if pages(lobby, say):
        buttons.append(_button(say("button-settings"), Step(lobby.id, "settings")))
    if was_other(lobby):
        buttons.append(_button(say("button-before"), Step(lobby.id, "before")))
    if any(seat.house for seat in lobby.seats):
        buttons.append(_button(say("button-dismiss"), Step(lobby.id, "dismiss")))
    lesson = [] if learned else next_lesson(say, lobby.game, "never-played")
    return [*buttons, *lesson, *how_buttons(say, lobby.game, lobby.mode)]


def _team_buttons(lobby: Lobby, say: Say) -> list[Button]:
    """Buttons to join or change to a team; grey if only people sit in it."""
    people = {seat.seat for seat in lobby.seats if seat.house is None}
    return [
        _button(
            say("button-join-team", team=number + 1),
            Step(lobby.id, "join", number),
            grey=people >= set(team),
        )
        for number, team in enumerate(lobby.mode.teams)
    ]


def _button(
    label: str, step: Step, style: ButtonStyle = ButtonStyle.secondary, *, grey: bool = False
) -> Button:
    return ui.Button(label=clip(label, BUTTON), style=style, custom_id=step.id, disabled=grey)
