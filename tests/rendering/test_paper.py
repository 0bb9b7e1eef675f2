from rendering.palette import PARCHMENT
from rendering.paper import _sheet, paper


def test_the_same_seed_makes_the_same_sheet() -> None:
    one = paper((300, 200), PARCHMENT, 7).tobytes()
    _sheet.cache_clear()
    assert paper((300, 200), PARCHMENT, 7).tobytes() == one
    assert paper((300, 200), PARCHMENT, 8).tobytes() != one


def test_edges_are_darker_than_the_middle() -> None:
    grey = paper((300, 200), PARCHMENT, 7).convert("L")
    rim, middle = grey.crop((0, 0, 300, 4)), grey.crop((0, 98, 300, 102))
    assert sum(rim.tobytes()) < sum(middle.tobytes())
