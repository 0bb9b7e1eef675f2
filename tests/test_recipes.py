"""`docs/recipes`: a copy of the template game passes the laws that hold for every game."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
COPIED = ("bot", "cogs", "db", "docs", "engine", "rendering", "tests", "pyproject.toml")
KEY = "night_market"
LAWS = (
    f"tests/engine/{KEY}",
    "tests/engine/test_conformance.py",
    "tests/engine/test_playthroughs.py",
    "tests/engine/test_honours.py",
    "tests/engine/test_catalogue.py",
    "tests/bot/test_say.py",
    "tests/bot/test_game_words.py",
    "tests/bot/test_awarding.py",
    "tests/rendering/test_artist.py",
    "tests/test_rulebook_map.py",
    "tests/test_architecture.py",
)
NAMED = (
    f"{KEY} or test_architecture or test_say or test_every_file_is or test_every_test_that_is_named"
)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of this tree with a game on the list that was made of the template."""
    for name in COPIED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    run(tmp_path, "docs/recipes/new_game.py", KEY, "NM", "Night Market")
    games = tmp_path / "engine/games/__init__.py"
    text = games.read_text("utf-8")
    text = re.sub(r"(from engine.games import )", rf"\1{KEY}, ", text)
    games.write_text(text.replace("volfyirion.GAME)", f"volfyirion.GAME, {KEY}.GAME)"), "utf-8")
    run(tmp_path, "-m", "tests.engine.playthrough", KEY)
    return tmp_path


def run(tree: Path, *command: str) -> str:
    done = subprocess.run(
        [sys.executable, *command],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.landing
def test_a_copy_of_the_template_passes_the_laws_of_every_game(tree: Path) -> None:
    assert "NM-01" in (tree / "docs/rulebook_map.md").read_text("utf-8")

    told = run(tree, "-m", "pytest", "-q", "-n0", "-m", "not long", "-k", NAMED, *LAWS)

    assert int(re.findall(r"(\d+) passed", told)[-1]) > len(LAWS)


def test_what_is_there_is_not_written_over() -> None:
    command = [sys.executable, "docs/recipes/new_game.py", "volfyirion", "VF", "Volfyirion"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (1, "there is a game volfyirion already\n")
