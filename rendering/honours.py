"""The sign of each achievement, by game: none has that of another of its game."""

TROPHY = "trophy"  # of a game without signs of its own
SIGNS: dict[str, dict[str, str]] = {
    "wonder_book": {
        "on-our-feet": "boot", "last-light": "candle", "last-page": "door", "up-again": "steps",
        "hat-trick": "wyrm", "full-hand": "dice", "one-more": "cookie", "tell-me-later": "stun",
    },
    "realm_of_wonder": {
        "long-way-round": "snail", "walked-in": "stairs", "borrowed-glory": "grab",
        "two-roads": "links", "new-tenant": "key", "bare-hands": "fist",
        "no-you-dont": "counterspell", "twice-bitten": "fangs",
    },
    "world_adventure": {
        "alphabet": "runestone", "second-life": "heart-plus", "clean-hands": "hand",
        "nobodys-captain": "helm", "full-purse": "coins", "harvest": "sprout",
        "takes-a-thief": "wanted", "cornered": "cage",
    },
    "volfyirion": {
        "unbroken": "keep", "last-wall": "wall", "double-siege": "catapult", "landlord": "cave",
        "by-the-book": "spell-book", "four-hands": "handshake", "return-to-sender": "dragon",
        "travelling-light": "feather",
    },
}  # fmt: skip


def sign_of(game: str, honour: str) -> str:
    """The key of its icon."""
    return SIGNS.get(game, {}).get(honour, TROPHY)
