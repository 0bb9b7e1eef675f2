"""What a seat holds: its hero, Rune Powers, quest and items. A pile: cards to look through."""

from collections.abc import Sequence

from engine.core import HIDDEN, View
from engine.games.world_adventure.guild import AskingGuild
from engine.games.world_adventure.powers import TakingPower
from engine.games.world_adventure.setup import ChoosingHero
from engine.games.world_adventure.state import World, team_of
from rendering.cards import Card, together
from rendering.words import Say
from rendering.world_adventure.cards import full_card


def hand(view: View[World], say: Say) -> tuple[Card, ...]:
    """Hero, Rune Powers, quest and items, all open; while the seat chooses among cards that it was
    dealt, these cards. Nothing for a reader without a seat."""
    if view.seat is None:
        return ()
    if dealt := _dealt(view.s, view.seat):
        return pile(dealt, say)
    clan = view.s.clans[view.seat]
    quest = [clan.quest.key] if clan.quest else []
    held = [*(power.key for power in clan.powers), *quest, *clan.items]
    return pile([f"hero-{clan.hero.key}", *held], say)


def pile(cards: Sequence[str], say: Say) -> tuple[Card, ...]:
    """The cards in the order in which they came; nothing of what is hidden."""
    return together((card_id(card) for card in cards if card != HIDDEN), full_card, say)


def _dealt(s: World, seat: int) -> tuple[str, ...]:
    """[WA-18, WA-33, WA-07] What the seat may choose among, which only it may see."""
    match s.stack[-1] if s.stack else None:
        case ChoosingHero(waiting=waiting, dealt=dealt) if seat in waiting:
            return tuple(f"hero-{hero}" for mate in team_of(s, seat) for hero in dealt[mate])
        case AskingGuild(seat=own, drawn=drawn) | TakingPower(seat=own, drawn=drawn) if own == seat:
            return tuple(f"card-{card}" for card in drawn.cards if card != HIDDEN)
        case _:
            return ()


def card_id(card: str) -> str:
    """A card's own id, or the id of its name."""
    return card if card.startswith(("card-", "hero-", "happening-")) else f"card-{card}"
