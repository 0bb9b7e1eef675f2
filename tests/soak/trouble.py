"""A Discord that stumbles: some of the requests fail, as they do there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import aiohttp
from simcord.backend.errors import BackendError
from simcord.http import router

SHARE = 0.02  # of all requests
LINE = (aiohttp.ServerDisconnectedError, ConnectionResetError, TimeoutError)
STATUSES = (500, 502, 503, 504, 429)
BUSY = (20016, 20028, 40004, 40062, 130000)

# What Discord may answer to which request, by the numbers of its documentation.
REFUSED = {
    r"POST /interactions/.*": (10062, 40060),
    r"(PATCH|POST|GET|DELETE) /webhooks/.*": (10008, 10015, 50027),
    r"POST /channels/\d+/messages": (10003, 50001, 50007, 50013, 50083, 50278, 160005, 200000),
    r"PATCH /channels/\d+/messages/\d+": (10003, 10008, 30046, 50001, 50083),
    r"DELETE /channels/\d+/messages/\d+": (10003, 10008, 50001, 50013),
    r"POST /channels/\d+/threads": (30033, 50013, 50024, 160004, 160006, 160007),
    r"POST /users/@me/channels": (40003, 50007),
    r"GET /guilds/\d+/members/\d+": (10004, 10007, 50001),
    r"GET /users/\d+": (10013,),
    r"GET /channels/.*": (10003, 10008, 50001),
}
FORBIDDEN = {50001, 50007, 50013, 50278, 160005, 200000}


class Trouble:
    """While it is `on`; `met` counts what was done to which kind of request."""

    def __init__(self, luck: Random) -> None:
        self._luck = luck
        self.on = False
        self.met: Counter[str] = Counter()

    @property
    def count(self) -> int:
        return self.met.total()

    @contextmanager
    def about(self) -> Iterator[None]:
        dispatch = router.dispatch

        def stumbling(backend: Any, method: str, path: str, **rest: Any) -> Any:
            error = self._error(method, path)
            if error is None:
                return dispatch(backend, method, path, **rest)
            if isinstance(error, LINE) and self._luck.random() < 0.5:
                dispatch(backend, method, path, **rest)  # it was done: the answer got lost
            raise error

        router.dispatch = stumbling
        try:
            yield
        finally:
            router.dispatch = dispatch

    def _error(self, method: str, path: str) -> Exception | None:
        if not self.on or self._luck.random() >= SHARE:
            return None
        asked = f"{method} {path}"
        codes = next((c for kind, c in REFUSED.items() if re.fullmatch(kind, asked)), ())
        match self._luck.choice(("line", "status", "busy", "refused", "refused")):
            case "refused" if codes:
                code = self._luck.choice(codes)
                status = 403 if code in FORBIDDEN else 404 if code < 20000 else 400
                error: Exception = BackendError(status, code, "by the soak")
            case "busy":
                error = BackendError(429, self._luck.choice(BUSY), "by the soak")
            case "line":
                error = self._luck.choice(LINE)()
            case _:
                error = BackendError(self._luck.choice(STATUSES), 0, "by the soak")
        kind = re.sub(r"\d{5,}", "#", re.sub(r"(/(webhooks|interactions)/).*", r"\1…", asked))
        self.met[f"{kind}: {getattr(error, 'code', '') or type(error).__name__}"] += 1
        return error
