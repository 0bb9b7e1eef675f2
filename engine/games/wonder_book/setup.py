"""How the next chapter is laid out [WB-03 to WB-09]."""

from __future__ import annotations

from engine.core import Illegal, Msg, Setup, Zone
from engine.games.wonder_book.campaign import begun_again, finished
from engine.games.wonder_book.cards import BASE_WYRM_CARDS, CHAPTERS, SHREDS
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.chapter import Chapter
from engine.games.wonder_book.choosing import ChoosingHeroes
from engine.games.wonder_book.script import Script
from engine.games.wonder_book.state import DESTINY_UP, Campaign, Hero, Turn, Wyrm

FIRST_CARD = 1


def setup(t: Turn, table: Setup) -> None:
    """Lay out the next chapter [WB-03 to WB-09, WB-59]. From chapter II on, heroes are chosen
    before the book is opened at its first card [WB-06, WB-61, WB-62].

    Raises Illegal if the campaign is over and does not begin again [WB-63], or if its next chapter
    has not been written yet.
    """
    s, campaign = t.s, table.campaign or Campaign()
    if finished(campaign):
        campaign = _anew(campaign, table.settings.get("beginning"))
    if campaign.chapter not in CHAPTERS:
        raise Illegal(Msg("wonder-book-no-chapter", {"chapter": campaign.chapter}))
    s.campaign, s.chapter, s.keywords = campaign, campaign.chapter, list(campaign.keywords)
    s.had = [list(heroes) for heroes in table.had]
    s.difficulty = table.settings.get("difficulty", "standard")
    s.alone = table.mode == "solo"
    s.majority = table.settings.get("group-choice") == "majority"
    s.destiny = DESTINY_UP[s.difficulty]
    s.wyrms = [Wyrm() for _ in range(2 * s.seats)]  # [WB-04]
    s.heroes = [Hero() for _ in range(s.seats)]
    chapter = CHAPTERS[s.chapter]
    s.dashed, s.solid = list(chapter.dashed), list(chapter.solid)
    s.deck = Zone([str(number) for number in sorted(chapter.cards)])
    s.wyrm_deck = Zone([*BASE_WYRM_CARDS, *campaign.wyrm_cards])
    s.shred_deck = Zone([name for name, shred in SHREDS.items() for _ in range(shred.copies)])
    t.dice.shuffle(s.wyrm_deck.cards)  # each deck is shuffled by itself [WB-05]
    t.dice.shuffle(s.shred_deck.cards)
    s.stack = [Chapter(), Script(todo=[do.GoTo(FIRST_CARD)])]
    if not chapter.late:
        t.push(ChoosingHeroes())


def _anew(campaign: Campaign, beginning: str | None) -> Campaign:
    match beginning:
        case "unlocked":
            return begun_again(campaign)
        case "nothing":
            return Campaign()
        case _:
            raise Illegal(Msg("wonder-book-finished"))
