"""`docs/recipes`: a copy of the template game passes the laws that hold for every game."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).parents[1]
COPIED = ("bot", "cogs", "db", "docs", "engine", "rendering", "tests", "tools", "pyproject.toml")
KEY = "night_market"
PLAYED = (
    f"tests/engine/{KEY}",
    "tests/engine/test_conformance.py",
    "tests/rendering/test_artist.py",
)
NAMED = (
    f"{KEY} or test_architecture or test_say or test_every_file_is or test_every_test_that_is_named"
)

# To compile tests takes longer here than to run them: leave out what tries other games, or none.
OTHERS = (*GAMES, "bench", "db", "soak", "wire")
QUICKLY = ("-q", "-n0", "--assert=plain", *(f"--ignore-glob=*/tests/*{room}" for room in OTHERS))


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this tree with a game on the list that was made of the template."""
    tree = tmp_path_factory.mktemp("tree")
    for name in COPIED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tree / name)
    run(tree, "docs/recipes/new_game.py", KEY, "NM", "Night Market")
    games = tree / "engine/games/__init__.py"
    text = games.read_text("utf-8")
    text = re.sub(r"(from engine.games import )", rf"\1{KEY}, ", text)
    games.write_text(text.replace("volfyirion.GAME)", f"volfyirion.GAME, {KEY}.GAME)"), "utf-8")
    run(tree, "-m", "tests.engine.playthrough", KEY)
    return tree


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


def passed(tree: Path, marks: str, names: str, *where: str) -> int:
    """How many tests passed there; none may fail."""
    told = run(tree, "-m", "pytest", *QUICKLY, "-m", marks, "-k", names, *where)
    return int(re.findall(r"(\d+) passed", told)[-1])


@pytest.mark.slow
def test_a_copy_of_the_template_can_be_played(tree: Path) -> None:
    assert "NM-01" in (tree / "docs/rulebook_map.md").read_text("utf-8")

    assert passed(tree, "not landing and not long", KEY, *PLAYED) > len(PLAYED)


@pytest.mark.landing
def test_a_copy_of_the_template_passes_the_laws_of_every_game(tree: Path) -> None:
    assert passed(tree, "not long", NAMED, "tests") > len(PLAYED)


@pytest.mark.parametrize(
    ("key", "letters", "why"),
    [
        ("volfyirion", "VF", "there is a game volfyirion already\n"),
        (KEY, "VF", "the rules of volfyirion are numbered VF already\n"),
    ],
)
def test_what_is_taken_is_refused(tmp_path: Path, key: str, letters: str, why: str) -> None:
    rules = tmp_path / "engine/games/volfyirion/rules.md"
    rules.parent.mkdir(parents=True)
    shutil.copy(ROOT / "engine/games/volfyirion/rules.md", rules)
    command = [sys.executable, "docs/recipes/new_game.py", key, letters, "A Game", str(tmp_path)]

    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (1, why)
    assert [path for path in tmp_path.rglob("*.*") if path.is_file()] == [rules]


def test_a_second_copy_is_refused_while_the_first_has_the_same_messages(tmp_path: Path) -> None:
    """Ids of messages are those of all games together."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/rulebook_map.md").touch()
    command = [sys.executable, "docs/recipes/new_game.py"]
    run(ROOT, *command[1:], KEY, "NM", "Night Market", str(tmp_path))
    first = sorted(path for path in tmp_path.rglob("*.*") if path.is_file())

    done = subprocess.run(
        [*command, "day_market", "DM", "Day Market", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 1
    assert done.stderr.startswith("the template's message score-points is there already")
    assert sorted(path for path in tmp_path.rglob("*.*") if path.is_file()) == first
