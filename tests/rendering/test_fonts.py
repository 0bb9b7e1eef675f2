import pytest

from rendering.fonts import Face, covers, runs, tidy

NAMES = [
    "Łukasz Żółć",
    "Ωμέγα",
    "Дракон",
    "龍の騎士",
    "용기사",
    "محمد",
    "שלום",
    "हिन्दी",
    "ไทย",
    "🐉",
]


@pytest.mark.parametrize("name", NAMES)
def test_every_letter_of_a_name_has_a_font(name: str) -> None:
    for font, piece in runs(tidy(name), Face.TITLE):
        assert all(covers(font, character) for character in piece)


def test_the_face_is_kept_where_it_can_be() -> None:
    assert runs("Ken 龍, Lara", Face.BOLD) == [
        (Face.BOLD, "Ken "),
        ("DroidSansFallback", "龍"),
        (Face.BOLD, ", Lara"),
    ]


def test_direction_overrides_and_blanks_do_not_reach_the_picture() -> None:
    assert tidy(" Ken\u202e \n\t\u200bSid\ufe0f ") == "Ken Sid"


def test_heaps_of_marks_are_cut() -> None:
    assert len(tidy("x" + "\u0323" * 40)) <= 4


def test_styled_letters_become_plain_and_unknown_ones_a_sign() -> None:
    assert tidy("𝓚𝓮𝓷") == "Ken"
    assert tidy("ሰ") == "\ufffd"
