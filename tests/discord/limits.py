"""Discord's limits that its OpenAPI document leaves out: complaints about one request.

Numbers: Discord's developer documentation (component and message reference) as of 2026.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

Body = Mapping[str, Any]

COMPONENTS_V2 = 1 << 15
COMPONENTS = 40
TEXT = 4000
CONTENT = 2000
ROWS = 5
BUTTONS_IN_A_ROW = 5
EMBED_TEXT = 6000
FILES = 10
FILE_BYTES = 10 * 2**20
REQUEST_BYTES = 25 * 2**20
MODAL_COMPONENTS = 5
COMMAND_TEXT = 8000
SLASH_COMMANDS = 100
MENU_COMMANDS = 15

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
TEXT_DISPLAY = 10
SELECTS = {3, 5, 6, 7, 8}
ONLY_V2 = {9, 10, 11, 12, 13, 14, 17}
LINK, PREMIUM = 5, 6


def complaints(method: str, path: str, body: Any, files: Mapping[str, int]) -> list[str]:
    """What Discord would refuse; `files` are names and sizes in bytes of what is uploaded."""
    found = list(_files(files))
    if path.endswith("/commands") and isinstance(body, list):
        return found + list(_commands(body))
    if path.endswith("/callback") and isinstance(body, Mapping):
        data = body.get("data") or {}
        if body.get("type") == 9:
            return found + list(_modal(data))
        new = body.get("type") == 4
    elif isinstance(body, Mapping) and ("/messages" in path or path.startswith("/webhooks/")):
        data, new = body, method == "POST"
    else:
        return found
    return found + list(_message(data, files, new))


def walk(components: Sequence[Body]) -> Iterator[Body]:
    """Every component, nested ones and accessories too."""
    for one in components:
        yield one
        yield from walk(one.get("components") or ())
        yield from walk([one[key] for key in ("accessory", "component") if one.get(key)])


def _files(files: Mapping[str, int]) -> Iterator[str]:
    if len(files) > FILES:
        yield f"{len(files)} files, {FILES} at most"
    for name, size in files.items():
        if size > FILE_BYTES:
            yield f"file {name} has {size} bytes, {FILE_BYTES} at most"
    if sum(files.values()) > REQUEST_BYTES:
        yield f"a request of {sum(files.values())} bytes, {REQUEST_BYTES} at most"


def _message(data: Body, files: Mapping[str, int], new: bool) -> Iterator[str]:
    top = data.get("components") or []
    every = list(walk(top))
    flagged = bool((data.get("flags") or 0) & COMPONENTS_V2)
    if flagged or any(one.get("type") in ONLY_V2 for one in every):
        yield from _version_2(data, every, new and not flagged)
    else:
        yield from _classic(data, top, new, files)
    yield from _components(every)
    yield from _media(data, every, files, new)


def _version_2(data: Body, every: list[Body], unflagged: bool) -> Iterator[str]:
    if unflagged:
        yield "components of version 2 without the flag IS_COMPONENTS_V2"
    for field in ("content", "embeds", "poll", "sticker_ids"):
        if data.get(field):
            yield f"{field} beside components of version 2"
    if len(every) > COMPONENTS:
        yield f"{len(every)} components with nested ones, {COMPONENTS} at most"
    length = sum(len(one.get("content") or "") for one in every if one["type"] == TEXT_DISPLAY)
    if length > TEXT:
        yield f"{length} characters of text, {TEXT} at most"


def _classic(data: Body, top: Sequence[Body], new: bool, files: Mapping[str, int]) -> Iterator[str]:
    if len(data.get("content") or "") > CONTENT:
        yield f"{len(data['content'])} characters of content, {CONTENT} at most"
    if len(top) > ROWS:
        yield f"{len(top)} rows, {ROWS} at most"
    if any(one.get("type") != ROW for one in top):
        yield "a component outside a row"
    embeds = data.get("embeds") or []
    if (length := sum(map(_embed_length, embeds))) > EMBED_TEXT:
        yield f"{length} characters in embeds, {EMBED_TEXT} at most"
    given = ("content", "embeds", "components", "poll", "sticker_ids", "attachments")
    if new and not files and not any(data.get(field) for field in given):
        yield "an empty message"


def _embed_length(embed: Body) -> int:
    fields = embed.get("fields") or []
    parts = [embed.get("title"), embed.get("description")]
    parts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    parts += [part for field in fields for part in (field.get("name"), field.get("value"))]
    return sum(len(part or "") for part in parts)


def _components(every: list[Body]) -> Iterator[str]:
    ids = Counter(one["custom_id"] for one in every if one.get("custom_id"))
    yield from (f"custom_id {id!r} stands {n} times" for id, n in ids.items() if n > 1)
    for one in every:
        match one.get("type"):
            case 1:
                yield from _row(one.get("components") or [])
            case 2:
                yield from _button(one)
            case 3:
                yield from _select(one)
            case _:
                pass


def _row(children: Sequence[Body]) -> Iterator[str]:
    kinds = [child.get("type") for child in children]
    if any(kind in SELECTS for kind in kinds) and len(kinds) > 1:
        yield "a select shares its row"
    if len(kinds) > BUTTONS_IN_A_ROW:
        yield f"{len(kinds)} buttons in a row, {BUTTONS_IN_A_ROW} at most"


def _button(button: Body) -> Iterator[str]:
    style = button.get("style")
    if style == LINK:
        if not button.get("url") or button.get("custom_id"):
            yield "a link needs a url and no custom_id"
    elif style != PREMIUM and (not button.get("custom_id") or button.get("url")):
        yield "a button needs a custom_id and no url"
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        yield f"button {button.get('custom_id')!r} has neither label nor emoji"


def _select(select: Body) -> Iterator[str]:
    options = select.get("options") or []
    values = Counter(option.get("value") for option in options)
    yield from (f"value {value!r} stands {n} times" for value, n in values.items() if n > 1)
    least, most = select.get("min_values"), select.get("max_values")
    least, most = (1 if least is None else least), (1 if most is None else most)
    if not least <= most <= max(1, len(options)):
        yield f"between {least} and {most} of {len(options)} options"
    if (chosen := sum(bool(option.get("default")) for option in options)) > most:
        yield f"{chosen} options chosen beforehand, {most} at most"


def _media(data: Body, every: list[Body], files: Mapping[str, int], new: bool) -> Iterator[str]:
    """`attachment://name` must name a file of this request or one that the message keeps."""
    kept = data.get("attachments")
    if not new and kept is None:
        return
    known = {*files, *(one.get("filename") for one in kept or ())}
    keeps_unnamed = not new and any(not one.get("filename") for one in kept or ())
    for name in _attachment_names(every):
        if name not in known and not keeps_unnamed:
            yield f"attachment://{name} is not among the files"


def _attachment_names(every: list[Body]) -> Iterator[str]:
    for one in every:
        media = [item.get("media") or {} for item in one.get("items") or ()]
        media += [one[key] for key in ("media", "file") if one.get(key)]
        for url in (str(medium.get("url")) for medium in media):
            if url.startswith("attachment://"):
                yield url.removeprefix("attachment://")


def _modal(data: Body) -> Iterator[str]:
    top = data.get("components") or []
    if len(top) > MODAL_COMPONENTS:
        yield f"{len(top)} components in a modal, {MODAL_COMPONENTS} at most"
    yield from _components(list(walk(top)))


def _commands(commands: Sequence[Body]) -> Iterator[str]:
    kinds = Counter(command.get("type", 1) for command in commands)
    for kind, most in ((1, SLASH_COMMANDS), (2, MENU_COMMANDS), (3, MENU_COMMANDS)):
        if kinds[kind] > most:
            yield f"{kinds[kind]} commands of type {kind}, {most} at most"
    for command in commands:
        name = command.get("name", "")
        if command.get("type", 1) == 1 and not command.get("description"):
            yield f"command {name!r} has no description"
        if (length := _command_length(command)) > COMMAND_TEXT:
            yield f"command {name!r} has {length} characters, {COMMAND_TEXT} at most"
        yield from _options(command)
    yield from _twice((command.get("type", 1), command.get("name")) for command in commands)


def _options(command: Body) -> Iterator[str]:
    """Those that must be given come first; so in subcommands."""
    options, optional = command.get("options") or [], ""
    yield from _twice(option.get("name") for option in options)
    for option in options:
        if option.get("required") and optional:
            yield f"option {option.get('name')!r} is required after {optional!r}, which is not"
        optional = optional if option.get("required") else option.get("name", "")
        yield from _options(option)


def _twice(names: Iterable[object]) -> Iterator[str]:
    yield from (f"{name!r} stands {n} times" for name, n in Counter(names).items() if n > 1)


def _command_length(command: Body) -> int:
    """Names, descriptions and values of the command, its options and choices; per language
    only the longest counts."""
    length = 0
    for key in ("name", "description"):
        local = (command.get(f"{key}_localizations") or {}).values()
        length += max(len(text) for text in (command.get(key) or "", *local))
    if isinstance(value := command.get("value"), str):
        length += len(value)
    children = [*(command.get("options") or ()), *(command.get("choices") or ())]
    return length + sum(map(_command_length, children))
