from __future__ import annotations

from tests.discord.openapi import document_path


def pytest_report_header() -> str:
    if document_path():
        return "requests are checked against Discord's OpenAPI document"
    return "Discord's OpenAPI document is absent: requests are checked against the limits only"
