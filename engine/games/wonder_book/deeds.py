"""What can be done to the table, each deed with its limits. Rules call these, nobody else."""

from __future__ import annotations

from engine.core import HIDDEN, Result, Score, Unseen
from engine.games.wonder_book import events as e
from engine.games.wonder_book.cards import HERO_CARDS
from engine.games.wonder_book.state import (
    DESTINY,
    WYRMS,
    Page,
    Turn,
    spark_supply,
)
from engine.games.wonder_book.turns import OwnTurn

# --- heroes ---------------------------------------------------------------------------------


def hurt(t: Turn, seat: int, n: int) -> None:
    """A hero loses Hearts; a knocked-out one takes no damage, what is beyond the last Heart is
    lost [WB-51, WB-52]."""
    hero = t.s.heroes[seat]
    if not hero.standing:
        return
    guarded = min(n, hero.guard)
    hero.guard -= guarded
    if guarded:
        t.tell(e.Guarded(hero.name, guarded))
    lost = min(n - guarded, hero.hearts)
    hero.hearts -= lost
    if lost:
        t.tell(e.HeartsLost(hero.name, lost))
    if not hero.standing:
        _knock_out(t, seat)


def recover(t: Turn, seat: int, n: int) -> None:
    """A standing hero regains Hearts, up to its maximum [WB-11, WB-52]."""
    hero = t.s.heroes[seat]
    gained = min(n, HERO_CARDS[hero.name].hearts - hero.hearts) if hero.standing else 0
    if gained:
        hero.hearts += gained
        t.tell(e.HeartsGained(hero.name, gained))


def stand_up(t: Turn, seat: int) -> None:
    """A knocked-out hero is back with its full Hearts [WB-53]."""
    hero = t.s.heroes[seat]
    hero.hearts = HERO_CARDS[hero.name].hearts
    t.tell(e.StoodUp(hero.name))


def gain_sparks(t: Turn, seat: int, n: int) -> None:
    """Sparks from the supply, as many as are there [WB-01, WB-32]."""
    gained = min(n, spark_supply(t.s))
    if gained:
        t.s.heroes[seat].sparks += gained
        t.tell(e.SparksGained(t.s.heroes[seat].name, gained))


def lose_sparks(t: Turn, seat: int, n: int) -> None:
    """Sparks back to the supply [WB-33]."""
    hero = t.s.heroes[seat]
    lost = min(n, hero.sparks)
    if lost:
        hero.sparks -= lost
        t.tell(e.SparksLost(hero.name, lost))


def collect(t: Turn, seat: int, area: str) -> None:
    """A Spark from an area into the hero's reserve [WB-32]."""
    hero = t.s.heroes[seat]
    t.s.sparks[area] -= 1
    hero.sparks += 1
    t.tell(e.SparkCollected(hero.name))


def move(t: Turn, seat: int, area: str) -> None:
    hero = t.s.heroes[seat]
    if hero.area != area:
        hero.area = area
        t.tell(e.HeroMoved(hero.name, area))


def swap(t: Turn, one: int, other: int) -> None:
    a, b = t.s.heroes[one], t.s.heroes[other]
    a.area, b.area = b.area, a.area
    t.tell(e.HeroesSwapped(a.name, b.name))


def draw_shreds(t: Turn, seat: int, n: int) -> None:
    """Shred cards; an empty deck is made anew from the discard pile [WB-20]."""
    for _ in range(n):
        if not t.s.shred_deck.cards:
            t.s.shred_deck.cards, t.s.shred_discard = t.s.shred_discard, []
            t.dice.shuffle(t.s.shred_deck.cards)
        for shred in t.draw(t.s.shred_deck):
            t.s.heroes[seat].shreds.append(shred)
            t.tell(e.ShredDrawn(t.s.heroes[seat].name, shred))


def _knock_out(t: Turn, seat: int) -> None:
    """[WB-51] The hero lies down; a turn of its own is over, one not yet taken is lost."""
    hero = t.s.heroes[seat]
    hero.done, hero.guard = True, 0
    t.s.knock_outs += 1
    t.tell(e.KnockedOut(hero.name))
    for phase in t.s.stack:
        if isinstance(phase, OwnTurn) and phase.turn_of == seat:
            phase.over = True


# --- Wyrms ----------------------------------------------------------------------------------


def spawn(t: Turn, area: str, n: int) -> None:
    """Wyrms from the supply, standing; those that the supply lacks are ignored [WB-45], and so
    are all where no area is [WB-68]."""
    if area not in t.s.areas:
        return
    supply = [i for i, wyrm in enumerate(t.s.wyrms) if not wyrm.area]
    for i in supply[:n]:
        t.s.wyrms[i].area = area
        t.tell(e.WyrmSpawned(WYRMS[i], area))


def damage(t: Turn, i: int, n: int) -> int:
    """Damage to a Wyrm: 1 stuns it, 2 or 1 on a stunned one defeats it [WB-36]; the Dark Aura
    takes it instead [WB-66]. Returns the rest."""
    wyrm = t.s.wyrms[i]
    life = 1 if wyrm.stunned else 2
    if n < 1:
        return 0
    if wyrm.aura:
        _lose_aura(t, i)
        return 0
    if n < life:
        stun(t, i)
        return 0
    t.s.wyrms[i].area, t.s.wyrms[i].stunned = "", False
    t.s.counters["defeated"] = t.s.counters.get("defeated", 0) + 1
    t.tell(e.WyrmDefeated(WYRMS[i]))
    return n - life


def stun(t: Turn, i: int) -> None:
    t.s.wyrms[i].stunned = True
    t.tell(e.WyrmStunned(WYRMS[i]))


def remove_wyrm(t: Turn, i: int) -> None:
    """Back to the supply without being defeated [WB-49]."""
    if t.s.wyrms[i].aura:
        _lose_aura(t, i)
    t.s.wyrms[i].area, t.s.wyrms[i].stunned = "", False
    t.tell(e.WyrmRemoved(WYRMS[i]))


def gain_aura(t: Turn, i: int) -> None:
    """The Dark Aura token goes to a Wyrm [WB-66]."""
    t.s.wyrms[i].aura = True
    t.tell(e.AuraGained(WYRMS[i]))


def _lose_aura(t: Turn, i: int) -> None:
    t.s.wyrms[i].aura = False
    t.tell(e.AuraLost(WYRMS[i]))


def move_wyrm(t: Turn, i: int, area: str) -> None:
    t.s.wyrms[i].area = area
    t.tell(e.WyrmMoved(WYRMS[i], area))


def draw_wyrm_card(t: Turn) -> str:
    """The top Wyrm card; an empty deck is first made anew from the discard pile [WB-50]."""
    discard_wyrm_card(t)
    if not t.s.wyrm_deck.cards:
        t.s.wyrm_deck.cards, t.s.wyrm_discard = t.s.wyrm_discard, []
        t.dice.shuffle(t.s.wyrm_deck.cards)
    (t.s.wyrm_card,) = t.draw(t.s.wyrm_deck)
    t.tell(e.WyrmCardRevealed(t.s.wyrm_card))
    return t.s.wyrm_card


def discard_wyrm_card(t: Turn) -> None:
    """The Wyrm card under way, if there is one, goes to the discard pile [WB-50]."""
    if t.s.wyrm_card:
        t.s.wyrm_discard.append(t.s.wyrm_card)
        t.s.wyrm_card = ""


# --- the book -------------------------------------------------------------------------------


def take_card(t: Turn, card: int) -> None:
    """A card leaves the deck; nobody knew it before [WB-09]. One that was just read lies open."""
    if card in t.s.read:
        t.s.read.remove(card)
        return
    unsealed(t)
    t.s.deck.cards.remove(str(card))
    t.reveal()


def unsealed(t: Turn) -> None:
    """Stop a playout here: what comes next stands on a sealed card [WB-09]."""
    if HIDDEN in t.s.deck.cards:
        t.s.pages += 1
        raise Unseen


def show(t: Turn, page: Page) -> None:
    """A page lies open; one that was read before is sealed no more."""
    t.s.page, word = page, f"{page.card}-{page.key or page.side}"
    if word not in t.s.journal:
        unsealed(t)
        t.s.pages += 1
        write_down(t, word)
    t.reveal()


def write_down(t: Turn, page: str) -> None:
    """A page goes into the journal; what is read again stands there once."""
    if page not in t.s.journal:
        t.s.journal.append(page)


def put_sparks(t: Turn, area: str, n: int) -> None:
    """Sparks from the supply into an area, as many as are there [WB-01]; none where no area
    is [WB-68]."""
    if area not in t.s.areas:
        return
    laid = min(n, spark_supply(t.s))
    if laid:
        t.s.sparks[area] = t.s.sparks.get(area, 0) + laid
        t.tell(e.SparksLaid(area, laid))


def flip_destiny(t: Turn, n: int) -> None:
    """Destiny tokens up, never above ten, or down; the last one lost ends the chapter
    [WB-54, WB-57]."""
    after = max(0, min(DESTINY, t.s.destiny + n))
    up, t.s.destiny = after - t.s.destiny, after
    if up > 0:
        t.tell(e.DestinyUp(up, after))
    if up < 0:
        t.tell(e.DestinyDown(-up, after))
    if after == 0:
        end(t, won=False)


def end(t: Turn, won: bool) -> None:
    """The chapter is won or lost, by all together [WB-54, WB-56]."""
    t.s.won = won
    t.tell(e.ChapterWon(t.s.destiny) if won else e.ChapterLost())
    scores = (
        Score("destiny", t.s.destiny),
        Score("knock-outs", t.s.knock_outs, "low"),
        Score("rounds", t.s.round, "low"),
    )
    t.s.result = Result((1 if won else 2,) * t.s.seats, (scores,) * t.s.seats)
