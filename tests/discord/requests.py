"""Every request of the bot is checked on its way into the simulated Discord."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from simcord.http import router

from tests.discord import limits
from tests.discord.openapi import openapi


@dataclass(frozen=True)
class Request:
    method: str
    path: str
    body: Any
    files: dict[str, int]  # names and sizes in bytes


@dataclass
class Requests:
    """What was sent, and what real Discord would have refused of it."""

    sent: list[Request] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def check(self, method: str, path: str, params: Any, body: Any, files: Any) -> None:
        sizes = {file.filename: _size(file.fp) for file in files or ()}
        self.sent.append(Request(method, path, body, sizes))
        found = complaints(method, path, params or {}, body, sizes)
        self.complaints += [f"{method} {path}: {complaint}" for complaint in found]


def complaints(
    method: str, path: str, params: Mapping[str, Any], body: Any, files: Mapping[str, int]
) -> list[str]:
    """What Discord would refuse, as far as the request alone shows it."""
    if path.endswith("/commands"):
        return list(_about_commands(method, path, json.dumps(body)))
    return _about(method, path, params, body, files)


@lru_cache(maxsize=64)
def _about_commands(method: str, path: str, body: str) -> tuple[str, ...]:
    """Every bot of a test sends the same list when it starts."""
    return tuple(_about(method, path, {}, json.loads(body), {}))


def _about(
    method: str, path: str, params: Mapping[str, Any], body: Any, files: Mapping[str, int]
) -> list[str]:
    beyond = limits.complaints(method, path, body, files)
    return beyond + openapi().complaints(method, path, params, body)


@contextmanager
def checked() -> Iterator[Requests]:
    """Collects instead of raising: a handler of the bot could swallow an exception."""
    requests, dispatch = Requests(), router.dispatch

    def checking(backend: Any, method: str, path: str, **rest: Any) -> Any:
        requests.check(method, path, rest.get("params"), rest.get("json"), rest.get("files"))
        return dispatch(backend, method, path, **rest)

    router.dispatch = checking
    try:
        yield requests
    finally:
        router.dispatch = dispatch


def _size(file: Any) -> int:
    here = file.tell()
    size = file.seek(0, 2) - here
    file.seek(here)
    return size
