"""Copies the template game under a name of its own.

    python docs/recipes/new_game.py night_market NM "Night Market"

The arguments are the package, two letters for the numbers of its rules, and what people read.
A fourth is the root of the tree to copy it to, if it is not this one.
"""

import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
TEMPLATE, MAP = HERE / "template", Path("rulebook_map.md")
KEY, PREFIX = re.compile(r"[a-z]+(_[a-z]+)*"), re.compile(r"[A-Z]{2}")


def copy(key: str, prefix: str, title: str, root: Path) -> None:
    """Writes the files of the game; its section goes to the end of `docs/rulebook_map.md`. Raises
    SystemExit, before anything is written, if a name is not fit or is taken."""
    if not KEY.fullmatch(key) or not PREFIX.fullmatch(prefix):
        raise SystemExit("usage: new_game.py night_market NM 'Night Market'")
    if (root / "engine/games" / key).exists():
        raise SystemExit(f"there is a game {key} already")
    for rules in root.glob("engine/games/*/rules.md"):
        if f"**{prefix}-" in rules.read_text("utf-8"):
            raise SystemExit(f"the rules of {rules.parent.name} are numbered {prefix} already")
    copied = messages(renamed(english(TEMPLATE), key, prefix, title))
    if taken := copied & messages(english(root)):
        raise SystemExit(
            f"the template's message {min(taken)} is there already: give it an id of its own in the"
            " game that has it"
        )
    for file in sorted(TEMPLATE.rglob("*.*")):
        path = file.relative_to(TEMPLATE)
        said = title if path.suffix != ".py" else key.title().replace("_", "")
        text = renamed(file.read_text("utf-8"), key, prefix, said)
        to = root / ("docs" / MAP if path == MAP else str(path).replace("harbour", key))
        to.parent.mkdir(parents=True, exist_ok=True)
        before = to.read_text("utf-8") if path == MAP else ""
        to.write_text(before + text, "utf-8")


def english(tree: Path) -> str:
    return "\n".join(file.read_text("utf-8") for file in tree.glob("bot/locales/en/*.ftl"))


def messages(text: str) -> set[str]:
    """The ids in a text of Fluent."""
    return set(re.findall(r"^[a-z][\w-]*", text, re.MULTILINE))


def renamed(text: str, key: str, prefix: str, title: str) -> str:
    """In ids of messages a name is written with hyphens."""
    text = re.sub("harbour(?=-)|(?<=-)harbour", key.replace("_", "-"), text)
    text = text.replace("harbour", key).replace("Harbour", title)
    return text.replace("HB-", f"{prefix}-").replace("hb-", f"{prefix.lower()}-")


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5):
        raise SystemExit(__doc__)
    _, package, letters, name, *at = sys.argv
    copy(package, letters, name, Path(*at) if at else HERE.parents[1])
