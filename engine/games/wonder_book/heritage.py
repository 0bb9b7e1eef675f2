"""What heroes bring from the chapters won before [WB-13, WB-61], and when a campaign is over."""

from __future__ import annotations

from engine.games.wonder_book.cards import UPGRADES
from engine.games.wonder_book.state import Campaign

LAST = 6  # chapters


def kept_skills(campaign: Campaign, hero: str) -> list[str]:
    """The chosen sides of a hero that played the last chapter."""
    return campaign.skills.get(hero, []) if hero in campaign.heroes else []


def unlearned(campaign: Campaign, hero: str) -> list[int]:
    """The chapters whose Upgrade card a hero that did not play the last one is to choose anew."""
    if hero in campaign.heroes:
        return []
    return [chapter for chapter in sorted(UPGRADES) if chapter in campaign.destiny]
