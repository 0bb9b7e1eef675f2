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


@pytest.mark.parametrize("emoji", "\U0001fae8\U0001fabf\U0001fae9\U0001fa89")
def test_emoji_that_are_newer_than_this_python_are_drawn(emoji: str) -> None:
    """Of Unicode 15 and 16; what no font has is a sign."""
    assert runs(tidy(f"{emoji} Ann"), Face.BOLD)[0] == ("NotoEmoji-Regular", emoji)
    assert tidy("\U0001faff\U0002ebf0") == "\ufffd\ufffd"


@pytest.mark.usefixtures("raqm")
def test_what_is_spelled_with_joiners_stays_in_one_run() -> None:
    assert runs(tidy("👩\u200d🚀"), Face.BOLD) == [("NotoEmoji-Regular", "👩\u200d🚀")]
    assert runs(tidy("می\u200cخ"), Face.BOLD) == [("DejaVuSans", "می\u200cخ")]


def test_styled_letters_become_plain_and_unknown_ones_a_sign() -> None:
    assert tidy("𝓚𝓮𝓷") == "Ken"
    assert tidy("ሰ") == "\ufffd"
