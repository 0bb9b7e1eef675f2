"""Every answer of Discord that the bot may meet has its kind and its sentence, in one place."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeGuard

import aiohttp
import discord
import pytest

from bot.platform.refusals import CODES, REFUSALS, STATUSES, Kind, Refusal, refusal
from bot.text.say import LANGUAGES, say_in
from tests.sources import nodes_of

ROOT = Path(__file__).parents[2]
NAMES = {"HTTPException", "Forbidden", "NotFound", "DiscordServerError", "RateLimited"}

# How a request of the bot may be answered, by Discord's documentation: status and code.
MET = {
    404: [10003, 10004, 10007, 10008, 10013, 10015, 10062],
    403: [40004, 50001, 50005, 50007, 50013, 50278, 40006],
    401: [50027],
    413: [40005],
    429: [20016, 20028, 20029, 40003, 40062],
    503: [130000],
    400: [
        *(30033, 30046, 40060, 50006, 50008, 50024, 50035, 50083),
        *(160002, 160004, 160005, 160006, 160007, 200000, 200001, 220001),
    ],
}
PAIRS = [(status, code) for status, codes in MET.items() for code in codes]


def answer(status: int, code: int = 0) -> discord.HTTPException:
    """As discord.py raises it."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = discord.DiscordServerError if status >= 500 else discord.HTTPException
    response: Any = SimpleNamespace(status=status, reason="by test")
    return kinds.get(status, kind)(response, {"code": code, "message": "by test"})


def test_all_that_may_be_met_stands_in_the_table() -> None:
    assert {code for _, code in PAIRS} == set(CODES)


@pytest.mark.parametrize(("status", "code"), PAIRS)
def test_a_code_is_told_by_its_row(status: int, code: int) -> None:
    assert refusal(answer(status, code)) == CODES[code]


@pytest.mark.parametrize("status", [401, 403, 404, 408, 413, 429, 500, 502, 503, 504, 520])
def test_without_a_code_the_status_tells(status: int) -> None:
    told = refusal(answer(status))

    assert told.transient is (status in {408, 429} or status >= 500)
    assert told == STATUSES.get(status, told)


def test_what_is_unknown_is_a_fault_and_not_tried_again() -> None:
    assert refusal(answer(400, 999999)).kind is Kind.FAULT


@pytest.mark.parametrize(
    "error",
    [
        aiohttp.ServerDisconnectedError(),
        TimeoutError(),
        ConnectionResetError(),
        discord.RateLimited(60),
        answer(503, 50013),
    ],
)
def test_a_bad_line_and_an_outage_pass_by(error: Exception) -> None:
    assert isinstance(error, REFUSALS)
    assert refusal(error).transient


def test_who_has_left_is_told_apart_from_a_bot_that_is_not_there_and_from_an_outage() -> None:
    kinds = [refusal(answer(*pair)).kind for pair in [(404, 10007), (404, 10004), (403, 50001)]]
    assert kinds == [Kind.ABSENT, Kind.PLACE, Kind.PLACE]
    assert refusal(answer(500)).kind is Kind.TRANSIENT


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_has_its_sentence(lang: str) -> None:
    say = say_in(lang)
    for told in {*CODES.values(), *STATUSES.values()}:
        assert isinstance(told, Refusal)
        assert len(say.msg(told.msg)) > 10


def modules() -> Iterator[tuple[str, ast.AST]]:
    for package in ("bot", "cogs"):
        for path in sorted((ROOT / package).rglob("*.py")):
            if path.name != "refusals.py":
                for node in nodes_of(path):
                    yield f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}", node


def test_nobody_else_decides_by_an_error_s_type_or_number() -> None:
    """This is about requests: the code with which the gateway closed is for `serve` to read."""
    found = [
        where
        for where, node in modules()
        if (isinstance(node, ast.Attribute) and node.attr in NAMES)
        or (isinstance(node, ast.Attribute) and node.attr == "code" and "serve.py" not in where)
        or (isinstance(node, ast.Attribute) and _is_status_of_error(node))
        or (_of_discord(node) and NAMES & {name.name for name in node.names})
    ]
    assert found == []


def _is_status_of_error(node: ast.Attribute) -> bool:
    return node.attr == "status" and ast.unparse(node).endswith("error.status")


def _of_discord(node: ast.AST) -> TypeGuard[ast.ImportFrom]:
    return isinstance(node, ast.ImportFrom) and (node.module or "").startswith("discord")
