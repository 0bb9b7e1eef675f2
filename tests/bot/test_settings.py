from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.problem import SettingsError
from bot.settings import Settings, Shards

TOKEN = "MTIz.abc.def"


def test_nothing_given_means_the_defaults() -> None:
    settings = Settings.of({})

    assert settings == Settings()
    assert settings.token is None
    assert settings.database == Path("dragonspotter.sqlite")


def test_everything_can_be_set(tmp_path: Path) -> None:
    settings = Settings.of(
        {
            "DISCORD_TOKEN": f" {TOKEN}\n",
            "DRAGONSPOTTER_DB": str(tmp_path / "games.sqlite"),
            "DRAGONSPOTTER_LOG_LEVEL": "DEBUG",
            "DRAGONSPOTTER_LOG_FORMAT": "json",
            "DRAGONSPOTTER_PLAY_PORT": "0",
            "DAILY_SECRET": "a secret of dice",
            "DRAGONSPOTTER_HEALTH_PORT": "9100",
            "DRAGONSPOTTER_HEALTH_HOST": "::1",
            "DRAGONSPOTTER_ERASE_AFTER": "0",
            "DRAGONSPOTTER_PICTURE_MEMORY": "64",
            "DRAGONSPOTTER_SHARDS": "2,3/4",
        }
    )

    path = tmp_path / "games.sqlite"
    shards = Shards((2, 3), 4)
    assert settings == Settings(
        TOKEN, path, "debug", "json", 0, b"a secret of dice", 9100, "::1", 0, shards, 64
    )


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("DISCORD_TOKEN", "hunter2", "does not look like a bot token"),
        ("DISCORD_TOKEN", "a b.c.d", "does not look like a bot token"),
        ("DRAGONSPOTTER_DB", "/nowhere/at/all.sqlite", "does not exist"),
        ("DRAGONSPOTTER_DB", "/", "is a directory"),
        ("DRAGONSPOTTER_DB", "~nobody-of-this-name/all.sqlite", "cannot be used"),
        ("DRAGONSPOTTER_DB", "long" * 100, "cannot be used"),
        ("DRAGONSPOTTER_LOG_LEVEL", "loud", "'loud', it can be debug, info, warning, error"),
        ("DRAGONSPOTTER_LOG_FORMAT", "xml", "'xml', it can be text, json"),
        ("DRAGONSPOTTER_PLAY_PORT", "http", "'http', it must be a port from 0 to 65535"),
        ("DRAGONSPOTTER_PLAY_PORT", "65536", "from 0 to 65535"),
        ("DRAGONSPOTTER_PLAY_PORT", "-1", "from 0 to 65535"),
        ("DRAGONSPOTTER_PLAY_PORT", "1" * 5000, "from 0 to 65535"),
        ("DAILY_SECRET", "swordfish", "shorter than 16 characters"),
        ("DRAGONSPOTTER_SHARDS", "0/2", "DAILY_SECRET is not set"),
        ("DRAGONSPOTTER_HEALTH_PORT", "up", "'up', it must be a port from 0 to 65535"),
        ("DRAGONSPOTTER_HEALTH_HOST", "my.host", "'my.host', it must be an address"),
        ("DRAGONSPOTTER_ERASE_AFTER", "soon", "'soon', it must be a number of days up to 3650"),
        ("DRAGONSPOTTER_ERASE_AFTER", "3651", "a number of days up to 3650"),
        ("DRAGONSPOTTER_PICTURE_MEMORY", "lots", "'lots', it must be megabytes from 16 to 4096"),
        ("DRAGONSPOTTER_PICTURE_MEMORY", "15", "it must be megabytes from 16 to 4096"),
        ("DRAGONSPOTTER_SHARDS", "2/2", "'2/2', it must be shares of how many"),
        ("DRAGONSPOTTER_SHARDS", "1", "0/2 and 1/2 for two processes"),
        ("DRAGONSPOTTER_SHARDS", "-1/2", "'-1/2', it must be"),
        ("DRAGONSPOTTER_SHARDS", "0/" + "2" * 5000, "it must be shares of how many"),
        ("DRAGONSPOTTER_SHARDS", "0,0/2", "'0,0/2', it must be"),
    ],
)
def test_a_bad_value_is_one_clear_line(name: str, value: str, says: str) -> None:
    with pytest.raises(SettingsError) as caught:
        Settings.of({name: value})

    message = str(caught.value)
    assert says in message
    assert name in message
    assert "\n" not in message


@pytest.mark.parametrize("name", ["DISCORD_TOKEN", "DAILY_SECRET"])
def test_a_bad_secret_is_not_repeated(name: str) -> None:
    with pytest.raises(SettingsError) as caught:
        Settings.of({name: "hunter2"})

    assert "hunter2" not in str(caught.value)


def test_a_secret_may_be_any_bytes() -> None:
    assert Settings.of({"DAILY_SECRET": os.fsdecode(b"\xff" * 16)}).daily_secret == b"\xff" * 16


def test_the_environment_wins_over_dotenv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".env").write_text("DRAGONSPOTTER_LOG_LEVEL=error\nDISCORD_TOKEN=a.b.c\n")
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("DRAGONSPOTTER_LOG_LEVEL", "debug")

    settings = Settings.read(tmp_path)

    assert (settings.log_level, settings.token) == ("debug", "a.b.c")


def test_an_unreadable_dotenv_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"\xff\xfe\x00")

    with pytest.raises(SettingsError, match="cannot be read"):
        Settings.read(tmp_path)


def test_running_on_discord_needs_a_token() -> None:
    assert Settings(token=TOKEN).need_token() == TOKEN
    with pytest.raises(SettingsError, match="DISCORD_TOKEN is not set"):
        Settings().need_token()
