"""Wonder Book: a co-operative campaign in six chapters for one to four players."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from engine.core import Game, Illegal, Mode, Msg, Setting, Setup, Sit, Turn, Zone
from engine.games.wonder_book.actions import Actions
from engine.games.wonder_book.cards import (
    BASE_WYRM_CARDS,
    CHAPTERS,
    HERO_CARDS,
    SHREDS,
    WYRM_CARDS,
    card_of,
)
from engine.games.wonder_book.chapter import Chapter, check_goal
from engine.games.wonder_book.chronicle import chronicle
from engine.games.wonder_book.content import GoTo
from engine.games.wonder_book.events import Events
from engine.games.wonder_book.gains import ChoosingHeroes
from engine.games.wonder_book.heritage import begun_again, finished
from engine.games.wonder_book.honours import HONOURS
from engine.games.wonder_book.merits import merits
from engine.games.wonder_book.outlook import imagine, worth
from engine.games.wonder_book.script import Script
from engine.games.wonder_book.state import (
    DESTINY,
    DESTINY_UP,
    SPARKS,
    Campaign,
    Hero,
    WonderBook,
    Wyrm,
    spark_supply,
)
from engine.games.wonder_book.table import OpenBook
from engine.games.wonder_book.text import called, describe
from engine.games.wonder_book.typical import typical

FIRST_CARD = 1


def setup(t: Turn[WonderBook], table: Setup) -> None:
    """Lay out the next chapter [WB-03 to WB-09, WB-59]; from chapter II on heroes are chosen
    before the book is opened at its first card [WB-06, WB-61, WB-62].

    Illegal when the campaign is over and does not begin again [WB-63], or is further than the book
    is written.
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
    t.dice.shuffle(s.wyrm_deck.cards)  # the decks separately [WB-05]
    t.dice.shuffle(s.shred_deck.cards)
    s.stack = [Chapter(), Script(todo=[GoTo(FIRST_CARD)])]
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


def seated(s: WonderBook, change: Sit) -> None:
    """[WB-61] Who sits down while heroes are chosen had other heroes than who sat there before."""
    if s.had and change.new:
        s.had[change.seat] = list(change.had)


def check(s: WonderBook) -> None:
    """Every component is somewhere, and only once [WB-01]."""
    assert 0 <= spark_supply(s) <= SPARKS
    assert min([0, *s.sparks.values(), *(hero.sparks for hero in s.heroes)]) == 0
    assert 0 <= s.destiny <= DESTINY
    cards = [int(number) for number in s.deck.cards] + s.read + s.rules + s.gained + s.upgrades
    cards += [number for stack in s.stacks.values() for number in stack.cards]
    cards += [number for hero in s.heroes for number in hero.items]
    assert sorted(cards) == sorted(CHAPTERS[s.chapter].cards), sorted(cards)
    wyrm_cards = [*s.wyrm_deck.cards, *s.wyrm_discard, *([s.wyrm_card] if s.wyrm_card else [])]
    gained = [card_of(s.chapter, number).wyrm for number in s.gained]
    assert Counter(wyrm_cards) == Counter([*BASE_WYRM_CARDS, *s.campaign.wyrm_cards, *gained])
    shreds = [x for hero in s.heroes for x in hero.shreds] + s.shreds_used
    shreds += s.shred_deck.cards + s.shred_discard
    assert Counter(shreds) == {name: shred.copies for name, shred in SHREDS.items()}
    figures = [*s.heroes, *s.wyrms, *s.bosses, *s.allies]
    assert all(figure.area in s.areas for figure in figures if figure.area)
    assert [wyrm.aura for wyrm in s.wyrms].count(True) <= 1
    assert all(wyrm.area for wyrm in s.wyrms if wyrm.aura)
    assert all(boss.hearts and boss.stages for boss in s.bosses if boss.area)
    assert all(0 <= ally.hearts <= ally.most for ally in s.allies)


GAME: Game[WonderBook] = Game(
    key="wonder_book",
    version="5",
    state=OpenBook,
    action=Actions,
    event=Events,
    modes=(
        Mode("coop", (2, 4), competitive=False),
        Mode("solo", (2, 2), several=True, competitive=False),
    ),
    settings=(
        Setting("difficulty", tuple(DESTINY_UP), "standard"),
        Setting("group-choice", ("anyone", "majority"), "anyone"),
        Setting("beginning", ("unlocked", "nothing"), "unlocked", again=True),
    ),
    daily=("difficulty",),
    setup=setup,
    text=describe,
    worth=worth,
    imagine=imagine,
    check=check,
    watch=check_goal,
    called=called,
    honours=HONOURS,
    cards=(
        *(f"hero-{name}" for name in HERO_CARDS),
        *(f"shred-{name}" for name in SHREDS),
        *(f"wyrm-card-{name}" for name in WYRM_CARDS),
    ),
    campaign=Campaign,
    harvest=harvest,
    figures=lambda campaign: campaign.heroes,
    finished=finished,
    seated=seated,
    chronicle=chronicle,
    typical=typical,
    merits=merits,
)
