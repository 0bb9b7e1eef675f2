"""Every command with every kind of option, in three languages and from a guest's direct message."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from bot.text.say import say_in
from tests.wire.interactions import CHOICES, Asked
from tests.wire.people import USER, Person
from tests.wire.stage import SCENE, Stage
from tests.wire.world import DIRECT, Thing

pytestmark = SCENE

DM = 1  # the context of direct messages
SUBCOMMAND, INTEGER, BOOLEAN, FILE, CHANNELS = 1, 4, 5, 11, 8
VALUES: Thing = {"game": "volfyirion", "zone": "Europe/Rome", "query": "1.1", "name": "dragon"}
VALUES |= {"from": 22, "to": 7}
LAST = {"table leave", "table end", "me forget", "server erase", "me language", "server language"}
SUGGESTED = (
    ("rules", "query", "1"),
    ("card", "name", "a"),
    ("me quiet", "zone", "rome"),
)


async def test_every_command_in_every_language(stage: Stage) -> None:
    hosts = [stage.person("Host"), stage.person("Hote", "fr"), stage.person("Oste", "it")]
    guest = stage.person("Solo", "fr", guest=True)
    for host, room in zip(hosts, stage.rooms, strict=False):
        await stage.begin(room, "volfyirion", host)

    english, french, italian, _ = await asyncio.gather(
        *(spoken(stage, host, room) for host, room in zip(hosts, stage.rooms, strict=False)),
        spoken(stage, guest, stage.fake.world.direct(guest.user)),
    )

    for command, text in english.items():
        if text and not command.startswith("table show"):  # that speaks the server's language
            assert len({text, french[command], italian[command]}) == len(hosts), command


async def spoken(stage: Stage, who: Person, room: Thing) -> dict[str, str]:
    """What each command said."""
    said = dict[str, str]()
    for command, options in usable(stage, room):
        asked = await who.slash(room, command, **options)
        said[f"{command} {options}"] = text = "\n".join(o.text for o in stage.answers(asked))
        assert say_in(who.locale)("failed") not in text, command
        if command not in LAST:
            await look_around(stage, who, asked)
    for command, option, typed in SUGGESTED:
        asked = await who.suggest(room, command, option, typed)
        assert asked.first
        assert asked.first[1] == CHOICES
        assert asked.data["choices"]
    return said


async def look_around(stage: Stage, who: Person, asked: Asked) -> None:
    """The first buttons and menus of an answer; a menu of channels with some, then with none."""
    if not stage.answers(asked):
        return
    shown = stage.answer(asked)
    for id, values in shown.ways()[:2]:
        if any(id == part.get("custom_id") for part in shown.parts):
            await who.click(shown, id, *values)
    for part in shown.parts:
        if part["type"] == CHANNELS:
            await who.click(shown, part["custom_id"], *(one["id"] for one in stage.rooms[:3]))
            await who.click(shown, part["custom_id"])


def usable(stage: Stage, room: Thing) -> list[tuple[str, Thing]]:
    """All of the commands that are offered there; what ends things comes last."""
    found = [
        (name, values)
        for command in stage.fake.commands
        if room["type"] != DIRECT or DM in command.get("contexts", [])
        for name, schema in named(command)
        for values in filled(stage, schema.get("options", []))
    ]
    return sorted(found, key=lambda one: one[0] in LAST)


def named(command: Thing) -> Iterator[tuple[str, Thing]]:
    """It, or its subcommands."""
    subs = [one for one in command.get("options", []) if one["type"] == SUBCOMMAND]
    for sub in subs:
        yield f"{command['name']} {sub['name']}", sub
    if not subs and command["name"] != "play":
        yield command["name"], command


def filled(stage: Stage, options: list[Thing]) -> Iterator[Thing]:
    """Once with what must be given, once with everything."""
    kinds = {INTEGER: 3, BOOLEAN: True, USER: stage.bo.id}

    def values(some: list[Thing]) -> Thing:
        other = {o["name"]: VALUES.get(o["name"], kinds.get(o["type"], "a")) for o in some}
        first = {o["name"]: o["choices"][0]["value"] for o in some if o.get("choices")}
        return other | first

    given = [one for one in options if one["type"] != FILE]
    needed = [one for one in options if one.get("required")]
    if needed and FILE in [one["type"] for one in needed]:
        return
    yield values(needed)
    if len(given) > len(needed):
        yield values(given)
