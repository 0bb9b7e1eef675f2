"""What a built picture was made from, so that a test sees when it must be built again."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).parent
KIT = HERE / "papercut.py"
PORTRAITS = HERE / "portraits"
SYMBOLS = HERE / "symbols"


def of_portraits() -> list[Path]:
    """The drawings, in the order of the atlas, then the code that cuts them out."""
    return [*sorted(PORTRAITS.glob("*.svg")), KIT, HERE / "build_portraits.py"]


def of_symbols() -> list[Path]:
    return [*sorted(SYMBOLS.glob("*.svg")), KIT, HERE / "build_symbols.py"]


def of_cities() -> list[Path]:
    return [HERE / "props.py", KIT, HERE / "cities_dragon.py", HERE / "build_cities.py"]


def of_cards() -> list[Path]:
    names = "cards_scenes.py", "cards_props.py", "props.py", "stage.py", "build_cards.py"
    return [*(HERE / name for name in names), KIT]


def of_children() -> list[Path]:
    drawings = [PORTRAITS / f"{who}.svg" for who in ("ken", "lara", "sid", "tina")]
    return [
        *drawings,
        *(HERE / name for name in ("props.py", "stage.py", "children_poses.py")),
        KIT,
        HERE / "build_children.py",
    ]


def of_plates() -> list[Path]:
    """People of a scene look as in their portraits."""
    return [
        *sorted(HERE.glob("scenes_*.py")),
        *sorted(PORTRAITS.glob("*.svg")),
        *(HERE / name for name in ("props.py", "stage.py")),
        KIT,
        HERE / "build_plates.py",
    ]


def of_covers() -> list[Path]:
    """A cover shows faces, a City, a scene of the story."""
    names = "covers_scenes.py", "scenes_hill.py", "build_covers.py"
    return [*of_portraits(), *of_cities(), *(HERE / name for name in names)]


def digest(paths: Iterable[Path]) -> str:
    """SHA-256 of the names and contents of files."""
    found = hashlib.sha256()
    for path in paths:
        found.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()
