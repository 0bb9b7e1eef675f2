import sys
from inspect import signature
from typing import Any

from PIL import Image

from rendering import rich
from rendering.fonts import Face
from rendering.keeping import STORE, Kept
from rendering.palette import INK
from rendering.text import Style, width

TEXT = "Lose 1 :heart: to **roll again**, *never* with the last: :unknown:"


def test_marks_become_faces_and_known_names_icons() -> None:
    atoms = [placed.atom for placed in rich.layout(TEXT, 30, 2000).atoms]
    assert rich.Atom("heart", Face.TEXT, is_icon=True) in atoms
    assert rich.Atom("again", Face.BOLD) in atoms
    assert rich.Atom("never", Face.ITALIC) in atoms
    assert rich.Atom(":unknown:", Face.TEXT) in atoms
    assert not any("*" in atom.value for atom in atoms)


def test_every_line_stays_in_its_room() -> None:
    block = rich.layout(TEXT * 5, 30, 300)
    assert all(p.x + p.atom.advance(30) <= 300 for p in block.atoms)


def test_no_line_breaks_at_a_narrow_space() -> None:
    """French marks stay with their words, also beside bold and italic ones."""
    text = "«\u202fVite\u202f!\u202f» dit-il. **But\u202f:** *aïe*\u202f: viens\u202f? " * 3
    for room in range(160, 600, 20):
        atoms = rich.layout(text, 30, room).atoms
        lines = ["".join(p.atom.value for p in atoms if p.y == y) for y in {p.y for p in atoms}]
        assert not any(line[0] in "»!?:\u202f" or line.endswith("«\u202f") for line in lines)
        assert all(p.x + p.atom.advance(30) <= room for p in atoms)


def test_a_word_wider_than_the_room_is_cut() -> None:
    block = rich.layout("W" * 60, 30, 200)
    assert block.atoms[0].atom.value.endswith("…")
    assert block.atoms[0].atom.advance(30) <= 200


def test_text_takes_the_largest_size_that_fits() -> None:
    small, large = rich.fit(TEXT * 6, (400, 200), (40, 12)), rich.fit(TEXT, (400, 200), (40, 12))
    assert small.size < large.size <= 40
    assert small.height <= 200


def test_centred_lines_are_of_like_length() -> None:
    block = rich.fit("The door that was not there", (460, 120), (46, 46), centred=True)
    lines = {p.y for p in block.atoms}
    ends = [max(p.x + p.atom.advance(46) for p in block.atoms if p.y == y) for y in lines]
    assert len(ends) == 2
    assert max(ends) - min(ends) < 100


def test_a_label_becomes_narrower_before_it_is_higher_than_its_room() -> None:
    room = width("The Queens", Style(Face.BOLD, 28)) - 8

    block = rich.fit("The Queens Wager", (room, 62), (30, 28), Face.BOLD, centred=True)

    assert block.height <= 62
    assert max(placed.atom.wide for placed in block.atoms) < 100
    assert max(p.x + p.atom.advance(28) for p in block.atoms) <= room


def test_a_word_of_a_label_is_broken_before_it_is_cut() -> None:
    block = rich.fit("Gatekeepershouse", (120, 80), (36, 36), Face.BOLD, centred=True)

    assert [placed.atom.value for placed in block.atoms] == ["Gatekeep-", "ershouse"]


def test_painting_leaves_ink() -> None:
    image = Image.new("RGB", (320, 200), "white")
    rich.paint(image, (10, 10), rich.layout(TEXT, 30, 300), INK)
    assert image.getcolors(4096) != [(320 * 200, (255, 255, 255))]


def test_no_text_is_kept_once_what_is_written_is_forgotten() -> None:
    """A line may name somebody who has asked to be forgotten."""
    modules = [module for name, module in sys.modules.items() if name.startswith("rendering")]
    made = [one for module in modules for one in vars(module).values()]
    keep: list[Any] = [one for one in made if hasattr(one, "cache_clear") and callable(one)]
    texts = {id(one): one for one in keep if "text" in signature(one).parameters}
    rich.fit("Ann", (100, 100), (40, 30), centred=True)
    width("Ann", Style(Face.TEXT, 30))
    before = [held(one) for one in texts.values()]

    rich.forget_written()

    assert sum(1 for count in before if count) >= 4
    assert [held(one) for one in texts.values()] == [0] * len(texts)


def held(keeps: Any) -> int:
    return STORE.of(keeps)[0] if isinstance(keeps, Kept) else keeps.cache_info().currsize
