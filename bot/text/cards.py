"""Cards by their names: those of the reader's language, of the others, and as people mistype
them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from bot.text.finding import plain
from bot.text.say import LANGUAGES, Say, say_in

SHORT = 4  # letters: fewer are an article, or the beginning of one
CLOSE, LIKE = 20, 0.7  # how many names may be meant by a misspelt one, and how alike they must be
UNLIKE = 5


def card_name(card: str, say: Say) -> str:
    name = next((id for id in (f"{card}-title", card) if id in say), None)
    return say(name) if name else card.replace("-", " ").capitalize()


def cards_like(cards: Iterable[str], typed: str, say: Say) -> list[str]:
    """The cards whose names are like what was typed, the likest first; every card if nothing was.
    A card's id finds it alone. Names are compared in all languages: not on the event loop."""
    known = sorted(cards, key=lambda card: card_name(card, say))
    if typed in known:
        return [typed]
    says = [say_in(lang) for lang in LANGUAGES]
    names = {card: [plain(card_name(card, one)) for one in says] for card in known}
    wanted = plain(typed).strip()
    ranks = {card: min(_rank(wanted, name) for name in names[card]) for card in known}
    found = sorted((card for card in known if ranks[card] < UNLIKE), key=ranks.__getitem__)
    return found or _misspelt(names, wanted)


def _rank(wanted: str, name: str) -> int:
    """0 for the very name; the higher, the less it is what was typed; `UNLIKE` if it is not."""
    if wanted == name:
        return 0
    if name.startswith(wanted):
        return 1
    parts = name.split()
    begin = {word: any(part.startswith(word) for part in parts) for word in wanted.split()}
    if all(begin.values()):
        return 2
    if wanted in name:
        return 3
    return 4 if any(begin[word] for word in begin if len(word) >= SHORT) else UNLIKE


def _misspelt(names: dict[str, list[str]], wanted: str) -> list[str]:
    """By the whole name or one long word of it."""
    meant = dict[str, list[str]]()
    for card, some in names.items():
        for name in some:
            for part in {name, *(word for word in name.split() if len(word) >= SHORT)}:
                meant.setdefault(part, []).append(card)
    close: Sequence[str] = get_close_matches(wanted, meant, n=CLOSE, cutoff=LIKE)
    return list(dict.fromkeys(card for part in close for card in meant[part]))
