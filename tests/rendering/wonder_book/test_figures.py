import pytest
from PIL import Image

from bot.text.say import LANGUAGES, say_in
from engine.games.wonder_book.cards import CHAPTERS, HERO_CARDS
from engine.games.wonder_book.cards import effects as do
from rendering.wonder_book.book import name_block
from rendering.wonder_book.crowds import gathered, stand
from rendering.wonder_book.figures import Figure, picture
from rendering.wonder_book.sheets import map_of
from tests.rendering.wonder_book import words

HERO = Figure("hero", "K", 0)
BOSS = Figure("boss", "The Unfinished", number=9, who="unfinished")
ALLY = BOSS._replace(kind="ally", letter="Inkling", who="inkling")
COMING = sorted(
    {
        (number, comes.boss, comes.area)
        for number, chapter in CHAPTERS.items()
        for comes in words(chapter.cards, do.BossComes)
    }
)
CROWD = (
    Figure("vortex"),
    *(Figure("hero", letter, seat) for seat, letter in enumerate("KLTS")),
    *(Figure("wyrm", letter) for letter in "ABCDEFGH"),
    Figure("sparks", number=12),
)


def _stood(figures: tuple[Figure, ...], box: tuple[int, int, int, int]) -> Image.Image:
    image = Image.new("RGB", (400, 300))
    stand(image, box, figures)
    return image


def test_all_that_can_meet_fits_the_smallest_room() -> None:
    box = (20, 20, 214, 120)
    left, top, right, bottom = _stood(CROWD, box).getbbox() or (0, 0, 0, 0)
    assert left >= 20
    assert top >= 20
    assert right <= 214
    assert bottom <= 120


def test_a_boss_and_its_prey_fit_a_narrow_room() -> None:
    figures = (BOSS, ALLY, HERO, Figure("wyrm", "A"))
    left, top, right, bottom = _stood(figures, (20, 20, 168, 150)).getbbox() or (0, 0, 0, 0)
    assert left >= 20
    assert top >= 20
    assert right <= 168
    assert bottom <= 150


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("number", "boss", "area"), COMING)
def test_where_a_boss_comes_its_hearts_are_read_from_afar(
    number: int, boss: str, area: str, lang: str
) -> None:
    """Also with everybody around it, in a picture 400 pixels wide."""
    say, room = say_in(lang), map_of(number, [area]).areas[area].room
    wide, high, top = room[2] - room[0], room[3] - room[1], 4
    top += name_block(say(f"area-{area}"), room).height
    named = BOSS._replace(letter=say(f"boss-{boss}"))
    figures = (CROWD[0], named, *CROWD[1:5], ALLY, *CROWD[5:8])

    crowd, _ = gathered((0, 0, wide, high - top), figures)

    assert max(crowd.size, crowd.plate) >= 50
    assert _stood(figures, (0, top, wide, high)).crop((0, 0, wide, top)).getbbox() is None


def test_heroes_are_known_by_their_faces() -> None:
    """Also those of one seat, who would have the same badge."""
    faces = {picture(HERO._replace(who=name), 66).tobytes() for name in HERO_CARDS}
    assert len(faces) == len(HERO_CARDS)


def test_a_crowd_in_a_small_area_stays_large() -> None:
    """The Dark Vortex, three heroes, two Wyrms and Sparks below the name of Hinge Hill."""
    figures = (*CROWD[:4], *CROWD[5:7], Figure("sparks", number=2))

    crowd, _ = gathered((0, 0, 190, 98), figures)

    assert crowd.size >= 48


@pytest.mark.parametrize("size", [28, 48, 84])
def test_the_dark_vortex_is_not_taken_for_a_wyrm(size: int) -> None:
    """Not in grey either: its edge is ragged, and it is light where a Wyrm is dark."""
    vortex, wyrm = picture(CROWD[0], size), picture(Figure("wyrm", "A"), size)
    dark = [
        sum(image.convert("LA").getchannel("L").histogram(image.getchannel("A"))[:64])
        for image in (vortex, wyrm)
    ]
    holes = [image.getchannel("A").histogram()[0] for image in (vortex, wyrm)]

    assert dark[0] < 0.7 * dark[1]
    assert holes[0] > 1.2 * holes[1]


def test_figures_stand_in_the_middle() -> None:
    left, top, right, bottom = _stood((HERO,), (0, 0, 300, 200)).getbbox() or (0, 0, 0, 0)
    assert abs(left + right - 300) <= 3
    assert abs(top + bottom - 200) <= 3


@pytest.mark.parametrize("size", [28, 48, 84])
def test_whose_turn_it_is_shows_around_the_face_which_stays_as_large(size: int) -> None:
    face, acting = picture(HERO, size), picture(HERO._replace(acting=True), size)
    x = (acting.width - size) // 2
    assert x >= 4
    inner = (size // 4, size // 4, size * 3 // 4, size * 3 // 4)
    there = tuple(edge + x for edge in inner)
    assert (
        acting.crop((there[0], there[1], there[2], there[3])).tobytes()
        == face.crop(inner).tobytes()
    )


def test_states_differ_without_colour() -> None:
    pairs = [
        (HERO, HERO._replace(down=True)),
        (HERO, HERO._replace(acting=True)),
        (Figure("wyrm", "A"), Figure("wyrm", "A", down=True)),
        (Figure("wyrm", "A"), Figure("wyrm", "B")),
        (Figure("wyrm", "A"), Figure("wyrm", "A", aura=True)),
        (BOSS, BOSS._replace(number=8)),
        (BOSS, BOSS._replace(kind="ally")),
        (BOSS._replace(letter=""), BOSS._replace(letter="", number=8)),
        (BOSS._replace(kind="ally"), BOSS._replace(kind="ally", down=True)),
        (Figure("sparks", number=1), Figure("sparks", number=2)),
    ]
    for one, other in pairs:
        grey, grey_too = picture(one, 60).convert("LA"), picture(other, 60).convert("LA")
        assert grey.tobytes() != grey_too.tobytes(), (one, other)
