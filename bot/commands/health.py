"""Ask the bot that runs here how it fares; ends with 0 when all is well.

It reads the health page that DRAGONSPOTTER_HEALTH_PORT switches on: for a container's health check.
"""

from __future__ import annotations

import argparse
import sys
from http.client import HTTPConnection, HTTPException
from ipaddress import ip_address

PATIENCE = 5.0  # seconds


def arguments(parser: argparse.ArgumentParser) -> None:
    pass


def run(args: argparse.Namespace) -> int:
    """Exit code 0 if the page says that all is well, else 1. Raises Problem if no health port is
    set."""
    from bot.problem import Problem
    from bot.settings import HEALTH, Settings

    settings = Settings.read()
    if not settings.health_port:
        raise Problem(f"{HEALTH} is not set: there is no page to ask")
    try:
        status, answer = _ask(_near(settings.health_host), settings.health_port)
    except (OSError, HTTPException) as error:
        print(f"the health page does not answer: {error}", file=sys.stderr)
        return 1
    print(answer)
    return 0 if status == 200 else 1


def _near(host: str) -> str:
    """The address at which a page that listens on all addresses is reached on this machine."""
    address = ip_address(host)
    if not address.is_unspecified:
        return host
    return "127.0.0.1" if address.version == 4 else "::1"


def _ask(host: str, port: int) -> tuple[int, str]:
    connection = HTTPConnection(host, port, timeout=PATIENCE)
    try:
        connection.request("GET", "/health")
        answer = connection.getresponse()
        return answer.status, answer.read().decode()
    finally:
        connection.close()
