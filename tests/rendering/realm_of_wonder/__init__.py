"""Tables as the pictures see them: in the middle of a game, nothing simple."""

from engine.core import HIDDEN, Sealed, View, Zone
from engine.games.realm_of_wonder.board import SPACES
from engine.games.realm_of_wonder.cards import CharacterKey
from engine.games.realm_of_wonder.state import Character, Fort, Orders, Pace, Realm, Roll

PLACES: tuple[tuple[CharacterKey, str], ...] = (
    ("cyclops", "O14"),
    ("mage", "H8"),
    ("golem", "Q11"),
    ("troll", "K2"),
    ("yeti", "I1"),
    ("gnome", "D9"),
)
SPEEDS = (44, 31, 23, 61, 12, 8)
OPENED = ("O14", "H3", "Q5", "M13", "D3", "I13")
MONSTERS = {"M13": "dragon", "D3": "vampire", "I13": "cyclops"}
FORTS = {"H4": (1, 1), "I12": (4, 3), "Q15": (0, 2), "D14": (5, 5), "O15": (0, 1), "M14": (3, 10)}


def race(seats: int = 6) -> Realm:
    """Seat 2 is on its way; a battle with a monster was rolled; much has been built."""
    s = Realm(seats=seats, round=7, step="movement", turn_of=min(2, seats - 1), quest="lands")
    s.characters = [_character(seat) for seat in range(seats)]
    s.characters[0].tiles = ["orb", "knight", "cursed", "potion", "dragon"]
    s.characters[1].tiles = ["teleport", "teleport", "cyclops", "vampire", "dragon", "knight"]
    s.characters[1].ready, s.characters[1].victory, s.characters[1].muscles = False, True, 2
    s.middle, s.castle, s.clock = 1, 2, 40
    s.towers = [c for c, one in SPACES.items() if one.feature == "tower" and c not in OPENED]
    s.tiles = _hidden(len(s.towers))
    s.monsters = dict(MONSTERS)
    s.forts = {code: Fort(*fort) for code, fort in FORTS.items() if fort[0] < seats}
    s.marks = {"O14": 40, "O13": 39, "I13": 40, "H4": 36}
    s.footprints = ["M12", "Q14", "Q11"]
    s.rolled = [Roll(s.turn_of, ["purple", "purple", "1"], 8), Roll(None, ["3"], 6)]
    s.deck, s.magic = _hidden(20), _hidden(21)
    return s


def choosing(seats: int = 2) -> Realm:
    """Seat 0 has chosen its movement card, the others have not."""
    s = race(seats)
    s.step, s.turn_of, s.footprints, s.quest = "cards", None, [], "hoard"
    s.rolled = [Roll(0, ["ice"])]
    for one in s.characters:
        one.pace = Pace()
    s.characters[0].chosen.value = HIDDEN
    return s


def casting() -> Realm:
    s = race()
    s.step, s.turn_of, s.footprints = "spells", 5, []
    for one in s.characters:
        one.pace.cast = one.pace.moved = False
    return s


def seen(s: Realm, seat: int | None = None) -> View[Realm]:
    return View(seat, s)


def _character(seat: int) -> Character:
    key, at = PLACES[seat]
    return Character(
        key=key,
        at=at,
        moves=Zone([HIDDEN] * 3, [seat]),
        magic=Zone([HIDDEN] * (seat + 1), [seat]),
        chosen=Sealed(seat),
        orders=Orders(*(Sealed(seat, HIDDEN) for _ in range(4)), personal=True, sitter=0),
        mp=12 + seat,
        pace=Pace(card="move-8", speed=SPEEDS[seat], left=5, cast=True, moved=seat in (0, 3)),
        seen=38,
    )


def _hidden(count: int) -> Zone:
    return Zone([HIDDEN] * count)
