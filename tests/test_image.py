"""What a container is built from: nothing secret goes in, and what goes in is enough to run."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path, PurePosixPath
from shutil import copy, copytree, ignore_patterns
from typing import NamedTuple

import pytest
from docker.utils.build import exclude_paths

from bot.__main__ import commands
from bot.settings import Settings

ROOT = Path(__file__).parents[1]
PLANTED = (
    ".env",
    ".env.old",
    ".git/config",
    ".venv/bin/python",
    "dragonspotter.sqlite",
    "dragonspotter.sqlite-wal",
    "dragonspotter.sqlite-shm",
    "dragonspotter.sqlite.lock",
    "games-2026-11-29.sqlite",
    "backup",
    "backup.part",
    "games/dragonspotter.sqlite",
    "export.json",
    "bot/.env",
    "bot/.git/config",
    "db/dragonspotter.sqlite",
    "db/dragonspotter.sqlite-wal",
    "db/migrations/copy.sqlite.part",
    "engine/games/.cache/x",
    "cogs/__pycache__/table.cpython-311.pyc",
)
KINDS = {
    ".py",
    ".md",
    ".ftl",
    ".toml",
    ".sql",
    ".ttf",
    ".txt",
    ".json",
    ".png",
    ".webp",
    ".lock",
    "",
}


class Step(NamedTuple):
    word: str
    rest: str


def context(root: Path) -> set[str]:
    """The files that an engine sends to the build, as Docker's own library reads the file; what
    it adds by itself (the two files that say how to build) left out."""
    lines = [line.strip() for line in (ROOT / ".dockerignore").read_text().splitlines()]
    patterns = [line for line in lines if line and not line.startswith("#")]
    found = exclude_paths(str(root), patterns, dockerfile="Containerfile")
    own = {".dockerignore", "Containerfile"}
    return {path for path in found if (root / path).is_file()} - own


def steps() -> list[Step]:
    text = (ROOT / "Containerfile").read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [Step(*line.split(maxsplit=1)) for line in lines]


def all_of(word: str) -> list[str]:
    return [step.rest for step in steps() if step.word == word]


def copied() -> list[tuple[str, str]]:
    """(source, target) of each COPY."""
    found: list[tuple[str, str]] = []
    for rest in all_of("COPY"):
        *sources, target = rest.split()
        found += [(source, target) for source in sources]
    return found


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The project as an operator has it, with what must not be given away."""
    unneeded = ignore_patterns(".*", "__pycache__", "tests", "measures", "docs")
    copytree(ROOT, tmp_path / "tree", ignore=unneeded)
    for name in PLANTED:
        path = tmp_path / "tree" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("secret")
    return tmp_path / "tree"


def test_no_token_game_or_history_goes_into_an_image(tree: Path) -> None:
    sent = context(tree)

    assert sent
    assert sent & set(PLANTED) == set()
    assert [path for path in sent if (tree / path).read_bytes() == b"secret"] == []


def test_only_known_kinds_of_files_go_in() -> None:
    sent = [PurePosixPath(path) for path in context(ROOT)]

    assert [str(path) for path in sent if path.suffix not in KINDS] == []
    assert {path.parts[0] for path in sent} == {source for source, _ in copied()}


def test_an_image_runs_without_the_trial_page_and_as_nobody_special() -> None:
    (user,) = all_of("USER")
    installs = [rest for rest in all_of("RUN") if "pip install" in rest]

    assert user not in {"root", "0"}
    assert any("useradd" in rest and user in rest.split() for rest in all_of("RUN"))
    assert [step.word for step in steps()].index("USER") < [s.word for s in steps()].index("CMD")
    assert all("--require-hashes -r requirements.lock" in rest for rest in installs)
    assert len(installs) == 1
    assert "libfribidi0" in " ".join(all_of("RUN"))


def test_an_image_copies_the_packages_and_no_more() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    packages = project["tool"]["setuptools"]["packages"]["find"]["include"]

    assert {package.rstrip("*") for package in packages} < {source for source, _ in copied()}
    assert "." not in {source for source, _ in copied()}


def test_an_image_names_settings_that_there_are() -> None:
    """And none that is secret: those come by --env-file."""
    (given,) = all_of("ENV")
    values = dict(pair.split("=", 1) for pair in shlex.split(given))
    example = (ROOT / ".env.example").read_text()

    assert set(values) <= {line.split("=")[0].lstrip("#") for line in example.splitlines()}
    assert not {"DISCORD_TOKEN", "DAILY_SECRET"} & set(values)
    assert [values.pop("DRAGONSPOTTER_DB")] == [f"{all_of('VOLUME')[0]}/dragonspotter.sqlite"]
    assert Settings.of(values).health_port
    assert all_of("ARG") == []


def test_an_image_looks_after_itself() -> None:
    (check,) = all_of("HEALTHCHECK")
    (run,) = all_of("CMD")
    python = ["python", "-m", "bot"]

    *start, command = json.loads(check.partition("CMD ")[2])

    assert start == python
    assert command in commands()
    assert json.loads(run) == python


@pytest.mark.landing
def test_what_is_copied_is_enough_to_run(tree: Path, tmp_path: Path) -> None:
    """The commands of an image, in a directory that holds what its COPY lines say."""
    app = tmp_path / "app"
    app.mkdir()
    sent = context(tree)
    for source, target in copied():
        assert target in {source, "./"}
        for path in sent:
            if PurePosixPath(path).is_relative_to(source):
                (app / path).parent.mkdir(parents=True, exist_ok=True)
                copy(tree / path, app / path)
    script = (
        "import bot.app, cogs.table, rendering.text as text; print(bot.__file__);"
        "text.sprite('A', text.Style(text.Face.TITLE, 9))"
    )
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "DRAGON"))}

    def run(*argv: str) -> str:
        done = subprocess.run(
            [sys.executable, *argv], cwd=app, env=environment, capture_output=True, text=True
        )
        return done.stdout + done.stderr

    assert run("-c", script).strip() == str(app / "bot" / "__init__.py")
    checked = run("-m", "bot", "check")
    found = [line.split()[:2] for line in checked.splitlines()]
    assert all(["ok", f"{part}:"] in found for part in ("settings", "database", "texts"))
