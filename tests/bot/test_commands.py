from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import bot
from bot.__main__ import commands, main
from db import Store

ROOT = Path(bot.__file__).parents[1]


@pytest.fixture(autouse=True)
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory of its own, with no settings from outside."""
    for name in ("DISCORD_TOKEN", "DRAGONSPOTTER_LOG_LEVEL", "DRAGONSPOTTER_PLAY_PORT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DRAGONSPOTTER_DB", "games.sqlite")
    return tmp_path / "games.sqlite"


@pytest.fixture
def every_script(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if libfribidi were installed; a machine that runs the tests need not have it."""
    monkeypatch.setattr("PIL.features.check", lambda _: True)


async def filled(database: Path) -> None:
    store = await Store.open(database)
    await store.close()


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert "Traceback" not in printed.err
    return printed.err


@pytest.mark.parametrize("name", sorted(commands()))
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([name, "--help"])

    assert left.value.code == 0
    assert (commands()[name].__doc__ or "").split()[0] in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (["dance"], "invalid choice: 'dance'"),
        (["backup"], "the following arguments are required: file"),
        (["backup", "copy", "--loud"], "unrecognized arguments: --loud"),
    ],
)
def test_misuse_is_one_clear_line(
    argv: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(argv)

    assert left.value.code == 2
    assert says in one_line(capsys)


async def test_a_backup_can_be_restored(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    await filled(database)
    assert main(["backup", "copy"]) == 0
    database.unlink()

    assert main(["restore", "copy"]) == 0

    assert "restored" in capsys.readouterr().out
    await filled(database)


async def test_nothing_is_replaced(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    await filled(database)
    before = database.read_bytes()
    assert main(["backup", "copy"]) == 0
    capsys.readouterr()

    assert main(["backup", "copy"]) == 1
    assert "exists already" in one_line(capsys)
    assert main(["restore", "copy"]) == 2
    assert "in the way" in one_line(capsys)
    assert database.read_bytes() == before


async def test_restoring_beside_a_running_bot_is_refused(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = await Store.open(database)
    try:
        assert main(["backup", "copy"]) == 0
        capsys.readouterr()
        assert main(["restore", "copy"]) == 1
        assert "in use" in one_line(capsys)
    finally:
        await store.close()


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_copying_what_does_not_exist_is_refused(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "copy"]) == 2
    assert "does not exist" in one_line(capsys)


def test_restoring_what_is_no_backup_is_refused(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "copy").write_text("not a database at all")

    assert main(["restore", "copy"]) == 1
    assert "not a database of Dragonspotter" in one_line(capsys)
    assert not database.exists()


@pytest.mark.parametrize("argv", [["backup"], ["restore"], ["verify"], ["forget", "5"]])
async def test_a_file_that_cannot_be_is_one_clear_line(
    argv: list[str], database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await filled(database)

    assert main([*argv, "long" * 100]) > 0

    assert "File name too long" in one_line(capsys)


@pytest.mark.usefixtures("every_script")
async def test_check_looks_at_everything(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check"]) == 0
    assert "will be created" in capsys.readouterr().out
    await filled(database)
    assert main(["check"]) == 0
    assert "is sound" in capsys.readouterr().out


@pytest.mark.parametrize("missing", ["raqm", "fribidi"])
def test_check_says_that_names_would_be_drawn_the_wrong_way_round(
    missing: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("PIL.features.check", lambda feature: feature != missing)

    assert main(["check"]) == 1
    assert "WRONG  pictures: libfribidi is missing" in capsys.readouterr().out


def test_without_a_health_page_there_is_nothing_to_ask(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DRAGONSPOTTER_HEALTH_PORT", raising=False)

    assert main(["health"]) == 2
    assert "DRAGONSPOTTER_HEALTH_PORT is not set" in one_line(capsys)


def test_check_says_what_is_wrong(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database.write_text("no database")
    assert main(["check"]) == 1
    assert "WRONG  database" in capsys.readouterr().out

    monkeypatch.setenv("DRAGONSPOTTER_LOG_LEVEL", "loud")
    assert main(["check"]) == 1
    assert "WRONG  settings: DRAGONSPOTTER_LOG_LEVEL" in capsys.readouterr().out


def test_help_loads_neither_discord_nor_pillow() -> None:
    script = (
        "import sys; from bot.__main__ import parser; parser();"
        "assert not {'discord', 'PIL', 'fluent', 'dotenv'} & set(sys.modules), 'too much'"
    )

    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True)

    assert done.stderr == ""
    assert done.returncode == 0
