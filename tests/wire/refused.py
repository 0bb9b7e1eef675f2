"""Discord's answer to what it does not take."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    def __init__(self, status: int, code: int, says: str, **more: Any) -> None:
        self.status, self.body = status, {"code": code, "message": says, **more}
        super().__init__(f"{status} {code} {says}")
