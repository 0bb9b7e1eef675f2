"""From chapter to chapter: what a party keeps, what its heroes bring, and when it is over [WB-13,
WB-58 to WB-63]."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Sit
from engine.games.wonder_book.cards import UPGRADES, card_of
from engine.games.wonder_book.state import CHEST, Campaign, WonderBook

LAST = 6  # the last chapter


def finished(campaign: Campaign) -> bool:
    return campaign.chapter == LAST + 1


def harvest(s: WonderBook) -> Campaign:
    """What the party keeps. After a defeat nothing of this chapter stays [WB-55]; after a victory
    heroes, chosen skills, keywords, purple Wyrm cards and Destiny do [WB-13, WB-58, WB-60], but
    no items [WB-21]."""
    old = s.campaign
    if not s.won:
        return replace(old, defeats=old.defeats + 1)
    chosen = {hero.name: hero.skills[1:] for hero in s.heroes}
    return Campaign(
        chapter=old.chapter + 1,
        heroes=[hero.name for hero in s.heroes],
        skills=old.skills | chosen,
        keywords=list(s.keywords),
        wyrm_cards=[*old.wyrm_cards, *(card_of(s.chapter, card).wyrm for card in s.gained)],
        destiny=old.destiny | {s.chapter: s.destiny},
        journal=old.journal | {s.chapter: list(s.journal)},
        defeats=old.defeats,
        again=old.again,
    )


def begun_again(campaign: Campaign) -> Campaign:
    """[WB-63] A new campaign with what the finished one unlocked: its purple Wyrm cards, and the
    Treasure Chest if it was opened."""
    chest = [CHEST] if CHEST in campaign.keywords else []
    return Campaign(keywords=chest, wyrm_cards=campaign.wyrm_cards, again=True)


def keeps(s: WonderBook, seat: int, hero: str) -> bool:
    """Whether the seat's player plays the same hero as last time. If nobody knows who played which,
    every hero of the last chapter counts."""
    return hero in (s.had[seat] if s.had else s.campaign.heroes)


def kept_skills(s: WonderBook, seat: int, hero: str) -> list[str]:
    """The sides of the Upgrade cards that stay as they are."""
    return s.campaign.skills.get(hero, []) if keeps(s, seat, hero) else []


def unlearned(s: WonderBook, seat: int, hero: str) -> list[int]:
    """The chapters won whose Upgrade card of this hero still needs a side for this player."""
    kept = kept_skills(s, seat, hero)
    won = [chapter for chapter in sorted(UPGRADES) if chapter in s.campaign.destiny]
    return [chapter for chapter in won if not {*UPGRADES[chapter][hero]} & {*kept}]


def seated(s: WonderBook, change: Sit) -> None:
    """[WB-61] A person who sits down while heroes are chosen had other heroes than the person
    before."""
    if s.had and change.new:
        s.had[change.seat] = list(change.had)
