"""What heroes bring from the chapters won before [WB-13, WB-61], and when a campaign is over."""

from __future__ import annotations

from engine.games.wonder_book.cards import UPGRADES
from engine.games.wonder_book.state import CHEST, Campaign, WonderBook

LAST = 6  # chapters


def finished(campaign: Campaign) -> bool:
    return campaign.chapter == LAST + 1


def begun_again(campaign: Campaign) -> Campaign:
    """[WB-63] A new one with what the finished one unlocked: its purple Wyrm cards, and the
    Treasure Chest where it was opened."""
    chest = [CHEST] if CHEST in campaign.keywords else []
    return Campaign(keywords=chest, wyrm_cards=campaign.wyrm_cards, again=True)


def keeps(s: WonderBook, seat: int, hero: str) -> bool:
    """Whether the seat's player plays the hero on, and not another one than last time. Where nobody
    knows who played whom, that is every hero of the last chapter."""
    return hero in (s.had[seat] if s.had else s.campaign.heroes)


def kept_skills(s: WonderBook, seat: int, hero: str) -> list[str]:
    """The sides of the Upgrade cards that stay as they lie."""
    return s.campaign.skills.get(hero, []) if keeps(s, seat, hero) else []


def unlearned(s: WonderBook, seat: int, hero: str) -> list[int]:
    """The chapters won whose Upgrade card of this hero has no side yet for this player."""
    kept = kept_skills(s, seat, hero)
    won = [chapter for chapter in sorted(UPGRADES) if chapter in s.campaign.destiny]
    return [chapter for chapter in won if not {*UPGRADES[chapter][hero]} & {*kept}]
