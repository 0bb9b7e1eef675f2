"""Settings: from the environment first, then from `.env`, then the defaults below."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import NamedTuple

from dotenv import dotenv_values

from bot.problem import SettingsError

LOG_LEVELS = ("debug", "info", "warning", "error")
LOG_FORMATS = ("text", "json")
PORTS = range(65536)
DAYS = range(3651)
MEGABYTES = range(16, 4097)
HEALTH = "DRAGONSPOTTER_HEALTH_PORT"
HEALTH_HOST = "DRAGONSPOTTER_HEALTH_HOST"
SECRET = 16  # the least characters of a secret
DIGITS = 10  # more digits than any number of a setting has


class Shards(NamedTuple):
    """Discord's shares `ids`, counted from 0, out of `total` shares of all servers."""

    ids: tuple[int, ...]
    total: int

    def __str__(self) -> str:
        return f"{','.join(map(str, self.ids))}/{self.total}"


EVERYTHING = Shards((0,), 1)


@dataclass(frozen=True)
class Settings:
    """`token` is None if none is given: only running on Discord needs it. Without `daily_secret`
    the database has one of its own. Without `health_port` there is no health page. So many
    megabytes of pictures are kept: `picture_memory`."""

    token: str | None = None
    database: Path = Path("dragonspotter.sqlite")
    log_level: str = "info"
    log_format: str = "text"
    play_port: int = 8421
    daily_secret: bytes | None = None
    health_port: int | None = None
    health_host: str = "127.0.0.1"
    erase_after: int = 30
    shards: Shards = EVERYTHING
    picture_memory: int = 128

    @classmethod
    def read(cls, directory: Path | None = None) -> Settings:
        """From the environment and the `.env` of `directory` (default: where we stand)."""
        return cls.of({**_dotenv((directory or Path.cwd()) / ".env"), **os.environ})

    @classmethod
    def of(cls, given: Mapping[str, str]) -> Settings:
        named = {name: value.strip() for name, value in given.items() if value.strip()}
        shards = _shards(named.get("DRAGONSPOTTER_SHARDS", "0/1"))
        return cls(
            token=_token(named.get("DISCORD_TOKEN")),
            database=_database(named.get("DRAGONSPOTTER_DB", str(cls.database))),
            log_level=_one_of(LOG_LEVELS, "DRAGONSPOTTER_LOG_LEVEL", named, cls.log_level),
            log_format=_one_of(LOG_FORMATS, "DRAGONSPOTTER_LOG_FORMAT", named, cls.log_format),
            play_port=_port("DRAGONSPOTTER_PLAY_PORT", named, cls.play_port),
            daily_secret=_secret(named.get("DAILY_SECRET"), shards),
            health_port=_port(HEALTH, named, 0) if HEALTH in named else None,
            health_host=_address(HEALTH_HOST, named, cls.health_host),
            erase_after=_days("DRAGONSPOTTER_ERASE_AFTER", named, cls.erase_after),
            picture_memory=_megabytes("DRAGONSPOTTER_PICTURE_MEMORY", named, cls.picture_memory),
            shards=shards,
        )

    def need_token(self) -> str:
        """The token. Raises SettingsError if it is not set."""
        if self.token is None:
            raise SettingsError(
                "DISCORD_TOKEN is not set: put it into the environment or into .env"
                " (see .env.example), or play without Discord: python -m bot play"
            )
        return self.token


def _dotenv(path: Path) -> dict[str, str]:
    try:
        return {name: value or "" for name, value in dotenv_values(path).items()}
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"{path} cannot be read: {error}") from None


def _token(value: str | None) -> str | None:
    """Discord's tokens have three parts in base64; the value itself is never repeated."""
    if value is not None and (value.count(".") != 2 or not value.isascii() or " " in value):
        raise SettingsError(
            "DISCORD_TOKEN does not look like a bot token (three parts with dots between):"
            " copy it from your application's Bot page"
        )
    return value


def _database(value: str) -> Path:
    try:
        path = Path(value).expanduser()
        if path.is_dir():
            raise SettingsError(f"DRAGONSPOTTER_DB is a directory, a file is needed: {path}")
        if not path.absolute().parent.is_dir():
            raise SettingsError(f"DRAGONSPOTTER_DB lies in a directory that does not exist: {path}")
    except (OSError, RuntimeError) as error:  # there is no home, or we may not look there
        raise SettingsError(f"DRAGONSPOTTER_DB cannot be used: {error}") from None
    return path


def _one_of(allowed: tuple[str, ...], name: str, given: Mapping[str, str], default: str) -> str:
    value = given.get(name, default).lower()
    if value not in allowed:
        raise SettingsError(f"{name} is {value!r}, it can be {', '.join(allowed)}")
    return value


def _number(value: str) -> int:
    """The number; -1 if it is no number, or has more digits than any setting."""
    return int(value) if value.isascii() and value.isdigit() and len(value) < DIGITS else -1


def _port(name: str, given: Mapping[str, str], default: int) -> int:
    value = given.get(name, str(default))
    if _number(value) not in PORTS:
        raise SettingsError(f"{name} is {value!r}, it must be a port from 0 to {PORTS[-1]}")
    return _number(value)


def _days(name: str, given: Mapping[str, str], default: int) -> int:
    value = given.get(name, str(default))
    if _number(value) not in DAYS:
        raise SettingsError(f"{name} is {value!r}, it must be a number of days up to {DAYS[-1]}")
    return _number(value)


def _megabytes(name: str, given: Mapping[str, str], default: int) -> int:
    value = given.get(name, str(default))
    if _number(value) not in MEGABYTES:
        least, most = MEGABYTES[0], MEGABYTES[-1]
        raise SettingsError(f"{name} is {value!r}, it must be megabytes from {least} to {most}")
    return _number(value)


def _address(name: str, given: Mapping[str, str], default: str) -> str:
    value = given.get(name, default)
    try:
        return str(ip_address(value))
    except ValueError:
        raise SettingsError(
            f"{name} is {value!r}, it must be an address of this machine, as 127.0.0.1, or 0.0.0.0"
            " for all of them"
        ) from None


def _secret(value: str | None, shards: Shards) -> bytes | None:
    """Anybody who guesses the secret knows all dailies beforehand; it is never repeated."""
    if value is None and len(shards.ids) < shards.total:
        raise SettingsError(
            "DAILY_SECRET is not set: the processes of DRAGONSPOTTER_SHARDS need the same one,"
            " or each would have a daily of its own (see .env.example)"
        )
    if value is not None and len(value) < SECRET:
        raise SettingsError(
            f"DAILY_SECRET is shorter than {SECRET} characters: anything random will do,"
            " for example the output of: openssl rand -hex 32"
        )
    return os.fsencode(value) if value is not None else None


def _shards(value: str) -> Shards:
    ids, _, count = value.partition("/")
    *mine, all_ = (_number(number) for number in [*ids.split(","), count])
    if not all(0 <= id < all_ for id in mine) or len(set(mine)) < len(mine):
        raise SettingsError(
            f"DRAGONSPOTTER_SHARDS is {value!r}, it must be shares of how many, counted from 0:"
            " 0/2 and 1/2 for two processes, 0,1/4 and 2,3/4 for two with two shares each"
        )
    return Shards(tuple(mine), all_)
