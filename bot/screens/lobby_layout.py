"""How a lobby looks: who sits, what is chosen, and everything that can still be changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.platform.limits import BUTTON, PLACEHOLDER, SELECT_TEXT, TEXT, clip
from bot.preferences import CLOCKS
from bot.screens.frame import framed
from bot.screens.how_to_play import how_buttons
from bot.screens.lessons import first_lesson
from bot.screens.timing import drowsy
from bot.table.ids import Step
from bot.table.lobby import alone_mode
from bot.table.table import Lobby
from bot.text.called import game_name, mode_name, word
from bot.text.say import Names, Say, kebab
from db import Seat
from engine.house import HOUSES

NOBODY = "nobody"  # chosen in the menu of bot players, it removes the last one
UNCHOSEN = "unchosen"  # in the menu of clocks: leave it as it is

Row = ui.ActionRow[Any]


def lobby_message(lobby: Lobby, say: Say, names: Names, host: str | None) -> ui.LayoutView:
    """`host` is None for a closed lobby, in which nobody sits any more."""
    title = f"## {game_name(say, lobby.game.key)}"
    if host is None:
        return framed([ui.TextDisplay(f"{title}\n{say('lobby-closed')}")])
    about = f"game-{kebab(lobby.game.key)}-about"
    lines = [title, say(about)] if about in say else [title]
    lines += [say("lobby-again")] if lobby.again else []
    lines += [say("lobby-host", name=host), *_seats(lobby, say, names)]
    lines += ["", drowse] if (drowse := drowsy(lobby.row, say)) else []
    rows = [*_menus(lobby, say), ui.ActionRow(*_buttons(lobby, say))]
    if learn := first_lesson(say, lobby.game, "never-played"):
        rows.append(ui.ActionRow(*learn))
    return framed([ui.TextDisplay(clip("\n".join(lines), TEXT))], rows)


def start_buttons(lobby: Lobby, say: Say) -> list[ui.Button[Any]]:
    """Ways to start although too few people sit here."""
    ways = [("house", say("button-house", count=lobby.mode.seats[0] - len(lobby.seats)))]
    mode = alone_mode(lobby.game) if len(lobby.people) == 1 else None
    if mode is not None:
        ways.append(("alone", mode_name(say, lobby.game, mode)))
    return [_button(label, ButtonStyle.success, Step(lobby.id, do)) for do, label in ways]


def _seats(lobby: Lobby, say: Say, names: Names) -> list[str]:
    fewest, most = lobby.mode.seats
    if lobby.mode.several:
        return [say("lobby-several", name=names(0), count=fewest)]
    taken = {seat.seat: f"{names(seat.seat)}{_level(seat, say)}" for seat in lobby.seats}
    lines = [f"{n + 1}. {taken.get(n) or say('lobby-free')}" for n in range(most)]
    if teams := lobby.mode.teams:
        lines = [
            line
            for number, team in enumerate(teams, 1)
            for line in (f"**{say('team', team=number)}**", *(lines[seat] for seat in team))
        ]
    if (missing := fewest - len(lobby.seats)) > 0 and lobby.direct:
        lines += ["", say("lobby-direct")]
    elif missing > 0:
        lines += ["", say("lobby-missing", count=missing), _how(lobby, say)]
    return lines


def _level(seat: Seat, say: Say) -> str:
    return "" if seat.house is None else f" ({word(say, f'level-{seat.house}', seat.house)})"


def _how(lobby: Lobby, say: Say) -> str:
    """What can be done about missing players."""
    mode = alone_mode(lobby.game) if len(lobby.people) == 1 else None
    if mode is None:
        return say("lobby-how")
    return say("lobby-how-alone", mode=mode_name(say, lobby.game, mode))


def _menus(lobby: Lobby, say: Say) -> list[Row]:
    rows: list[Row] = []
    modes = [(mode.key, mode_name(say, lobby.game, mode)) for mode in lobby.game.modes]
    if len(modes) > 1:
        rows.append(_menu(Step(lobby.id, "mode"), modes, lobby.plan.mode, say))
    for number, setting in enumerate(lobby.game.settings):
        if setting.switch or setting not in lobby.settings:
            continue
        name = word(say, f"setting-{setting.key}", setting.key)
        values = [
            (value, _pair(say, name, word(say, f"setting-{setting.key}-{value}", value)))
            for value in setting.values
        ]
        chosen = lobby.plan.settings.get(setting.key, setting.default)
        rows.append(_menu(Step(lobby.id, "set", number), values, chosen, say))
    if any(setting.switch for setting in lobby.settings):
        rows.append(_variants(lobby, say))
    if not lobby.direct:
        rows.append(_clocks(lobby, say))
    if not lobby.mode.alone:
        rows.append(_menu(Step(lobby.id, "fill"), _levels(lobby, say), "", say, "button-fill"))
    return rows


def _clocks(lobby: Lobby, say: Say) -> Row:
    """While nobody has chosen a clock and one person sits alone, a line of its own says how it
    stands: a marked line cannot be picked, and no clock must stay a choice."""
    preset, chosen = lobby.row.preset, str(lobby.row.clock)
    clocks = [(str(hours), say("lobby-clock", hours=hours)) for hours in CLOCKS]
    if preset is not None and lobby.row.clock != preset:
        clocks.insert(0, (UNCHOSEN, say("lobby-clock-preset", hours=preset)))
        chosen = UNCHOSEN
    return _menu(Step(lobby.id, "clock"), clocks, chosen, say)


def _variants(lobby: Lobby, say: Say) -> Row:
    """All variants, each on or off, in one menu."""
    options: list[discord.SelectOption] = []
    for setting in lobby.settings:
        if not setting.switch:
            continue
        id, about = f"setting-{setting.key}", f"setting-{setting.key}-about"
        on = lobby.plan.settings.get(setting.key, setting.default) == "on"
        label, told = clip(word(say, id, setting.key), SELECT_TEXT), word(say, about, "")
        described = clip(told, SELECT_TEXT) or None
        options.append(
            discord.SelectOption(label=label, value=setting.key, description=described, default=on)
        )
    menu = ui.Select[Any](
        custom_id=Step(lobby.id, "switch").id,
        placeholder=clip(say("placeholder-variants"), PLACEHOLDER),
        options=options,
        min_values=0,
        max_values=len(options),
    )
    return ui.ActionRow(menu)


def _pair(say: Say, name: str, value: str) -> str:
    return say("pair", name=name, value=value)


def _levels(lobby: Lobby, say: Say) -> list[tuple[str, str]]:
    levels = [
        (level, say("fill-level", level=word(say, f"level-{level}", level))) for level in HOUSES
    ]
    house = any(seat.house for seat in lobby.seats)
    return [*levels, (NOBODY, say("fill-nobody"))] if house else levels


def _menu(
    step: Step, values: Sequence[tuple[str, str]], chosen: str, say: Say, asked: str = ""
) -> Row:
    options = [
        discord.SelectOption(label=clip(label, SELECT_TEXT), value=value, default=value == chosen)
        for value, label in values
    ]
    placeholder = clip(say(asked), PLACEHOLDER) if asked else None  # what is chosen shows instead
    return ui.ActionRow(ui.Select(custom_id=step.id, placeholder=placeholder, options=options))


def _buttons(lobby: Lobby, say: Say) -> list[ui.Button[Any]]:
    full = len(lobby.seats) >= lobby.mode.seats[1] or lobby.mode.alone
    start = _button(say("button-start"), ButtonStyle.success, Step(lobby.id, "start"))
    join = _button(say("button-join"), ButtonStyle.primary, Step(lobby.id, "join"), full)
    leave = _button(say("button-leave"), ButtonStyle.secondary, Step(lobby.id, "leave"))
    joining = _team_buttons(lobby, say) or ([] if lobby.direct else [join])
    return [start, *joining, leave, *how_buttons(say, lobby.game, lobby.mode)]


def _team_buttons(lobby: Lobby, say: Say) -> list[ui.Button[Any]]:
    """Buttons to join or change to a team; grey if only people sit in it."""
    people = {seat.seat for seat in lobby.seats if seat.house is None}
    return [
        _button(
            say("button-join-team", team=number + 1),
            ButtonStyle.primary,
            Step(lobby.id, "join", number),
            people >= set(team),
        )
        for number, team in enumerate(lobby.mode.teams)
    ]


def _button(label: str, style: ButtonStyle, step: Step, disabled: bool = False) -> ui.Button[Any]:
    return ui.Button(label=clip(label, BUTTON), style=style, custom_id=step.id, disabled=disabled)
