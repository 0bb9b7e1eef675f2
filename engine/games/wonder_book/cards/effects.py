"""What a card can make happen: the closed vocabulary of effects, which `script.carry_out` carries
out.

They do not ask what a hero could do without them: a card's instruction beats the rules [WB-02]. An
`int` is a printed number of the deck; every other card has a word as its id.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.games.wonder_book.cards.conditions import ByHeroes, Test, Word

Reach = Literal["area", "adjacent", "anywhere"]  # own area; that and adjacent ones; the book
Who = Literal["you", "each", "area", "beside"]  # acting hero; all; all there; others there


# --- the book ---------------------------------------------------------------------------------


class Open(Word, frozen=True):
    """A part of the book pops up: these areas are in play from now on."""

    areas: tuple[str, ...]


class Close(Word, frozen=True):
    """These areas fold away, with the Sparks, Wyrms and stacks in them.

    Heroes, allies and bosses there are moved to `to`; standing heroes and allies among them lose
    `hurt` Hearts. Areas that are not in play are skipped.
    """

    areas: tuple[str, ...]
    to: str = ""
    hurt: int = 0


class FoldAway(Word, frozen=True):
    """The page is turned: all areas leave play, with the Sparks, Wyrms and stacks in them and the
    Dark Vortex. Heroes, allies and bosses stand nowhere until the same card places them."""


class Link(Word, frozen=True):
    """The border between two areas becomes dashed: it can be crossed."""

    a: str
    b: str


class Wall(Word, frozen=True):
    """The border between two areas becomes solid."""

    a: str
    b: str


class Vortex(Word, frozen=True):
    """The Dark Vortex lies in this area now."""

    area: str


class PutSparks(Word, frozen=True):
    """Sparks from the supply are laid in an area."""

    area: str
    n: ByHeroes


class ChooseHeroes(Word, frozen=True):
    """Each player chooses a hero, which enters in `area` [WB-06]."""

    area: str


class PlaceHeroes(Word, frozen=True):
    """All heroes are moved to an area, knocked-out ones too."""

    area: str


class Carry(Word, frozen=True):
    """The acting hero is moved to an area."""

    area: str


# --- Wyrms ------------------------------------------------------------------------------------


class Spawn(Word, frozen=True):
    """`n` Wyrms in `area` ("": the vortex), `aura` more with 3 or 4 heroes [WB-44, WB-45]."""

    n: int
    area: str = ""
    aura: int = 0


class Activate(Word, frozen=True):
    """Every Wyrm in play takes `n` actions, `aura` more with 3 or 4 heroes [WB-46]."""

    n: int
    aura: int = 0


class RevealWyrm(Word, frozen=True):
    """Reveal the top Wyrm card and carry it out [WB-43]."""


class DiscardWyrm(Word, frozen=True):
    """The Wyrm card being carried out goes to the discard pile [WB-50]."""


class Explode(Word, frozen=True):
    """In every area with at least `crowd` Wyrms, one is removed, heroes there lose `inside` Hearts,
    and heroes in adjacent areas lose `beside` [WB-E2]."""

    crowd: int = 3
    inside: int = 2
    beside: int = 1


class Blast(Word, frozen=True):
    """One area of an `Explode`, if there are still enough Wyrms."""

    area: str
    inside: int
    beside: int
    crowd: int = 1


class EatSparks(Word, frozen=True):
    """In every area with a Wyrm, one Spark that lies there returns to the supply."""


class DrainSparks(Word, frozen=True):
    """Every hero with a Wyrm in its area loses one Spark."""


class RemoveWyrms(Word, frozen=True):
    """All Wyrms of an area ("": all in play) return to the supply, which does not count as a
    defeat."""

    area: str = ""


class AddWyrmCard(Word, frozen=True):
    """This purple card of the deck joins the Wyrm deck, which is shuffled [WB-60]."""

    card: int


class DarkAura(Word, frozen=True):
    """The Dark Aura token goes to a Wyrm of the group's choice. Nothing happens if it already lies
    on one or no Wyrm is in play.

    That Wyrm's attacks take 2 Hearts. The next damage to it, however much, removes the token
    instead, and so does anything that removes the Wyrm.
    """


# --- bosses and allies ------------------------------------------------------------------------


class Stage(msgspec.Struct, frozen=True):
    """How many Hearts a boss now has, and what happens as soon as they are gone. Further damage is
    lost. After its last stage the boss is beaten and leaves play."""

    hearts: ByHeroes
    do: tuple[Effect, ...] = ()


class BossComes(Word, frozen=True):
    """A boss enters: message `boss-<boss>`. It is no Wyrm: whatever stuns, moves, counts or removes
    Wyrms leaves it alone. Damage and attacks hit it, and it takes all of their damage at once."""

    boss: str
    area: str
    stages: tuple[Stage, ...]


class BossActs(Word, frozen=True):
    """The boss moves up to `steps` areas towards the closest standing hero or ally, until it shares
    an area with one; every hero and ally in its area then loses `hits` Hearts."""

    boss: str
    steps: int = 1
    hits: int = 1


class BossMoves(Word, frozen=True):
    boss: str
    area: str


class BossGoes(Word, frozen=True):
    """The boss leaves play without being beaten."""

    boss: str


class AllyComes(Word, frozen=True):
    """An ally enters with its Hearts: message `ally-<ally>`. Wyrms and bosses treat it as a hero.

    An ally without Hearts lies down. It stands up like a hero, at the price of a Destiny token
    [WB-53]. It takes no turns.
    """

    ally: str
    area: str
    hearts: ByHeroes


class AllyMoves(Word, frozen=True):
    ally: str
    area: str


class AllyHearts(Word, frozen=True):
    """The standing ally gains (n > 0) or loses (n < 0) Hearts."""

    ally: str
    n: int


class AllyGoes(Word, frozen=True):
    ally: str


class Lead(Word, frozen=True):
    """The acting hero moves one area and the ally comes along. Possible only if the ally is in the
    hero's area."""

    ally: str


# --- heroes -----------------------------------------------------------------------------------


class Hearts(Word, frozen=True):
    """Gain (n > 0) or lose (n < 0) Hearts."""

    who: Who
    n: int


class HurtIn(Word, frozen=True):
    """Every standing hero in an area loses `n` Hearts."""

    area: str
    n: int


class Sparks(Word, frozen=True):
    """Gain Sparks from the supply (n > 0) or lose them to it (n < 0)."""

    who: Who
    n: int


class PaySparks(Word, frozen=True):
    """The heroes together pay `n` Sparks; the group chooses whose. Possible only if they have that
    many."""

    n: int


class Guard(Word, frozen=True):
    """The next `n` Hearts that the hero would lose before the next Players' Phase are not lost."""

    who: Who
    n: int


class Destiny(Word, frozen=True):
    """Flip `n` Destiny tokens up (n > 0) or down (n < 0) [WB-57]."""

    n: int


class Upgrade(Word, frozen=True):
    """Each hero gains its Upgrade card of this chapter and chooses one of two skills [WB-12].

    `cards[hero]` is the number of that hero's card; the cards of heroes not in play are set aside.
    """

    cards: dict[str, int]


# --- the acting hero chooses ------------------------------------------------------------------


class Damage(Word, frozen=True):
    """Deal `n` damage to each of up to `targets` different Wyrms in reach [WB-36]."""

    n: int
    reach: Reach = "area"
    targets: int = 1


class Sweep(Word, frozen=True):
    """Deal `n` damage to every Wyrm in the acting hero's area."""

    n: int


class Stun(Word, frozen=True):
    """Stun one standing Wyrm in reach, or every one (`all`)."""

    reach: Reach = "area"
    all: bool = False


class AttackWith(Word, frozen=True):
    """Attack as the hero card says, but with these dice and this reach. Not an action."""

    dice: int
    reach: Reach = "area"


class Shove(Word, frozen=True):
    """Move one Wyrm in reach to an area adjacent to its own."""

    reach: Reach = "area"


class Heal(Word, frozen=True):
    """One standing hero in reach (the acting one counts) recovers `n` Hearts."""

    n: int
    reach: Reach = "area"


class GiveSpark(Word, frozen=True):
    """One standing hero in reach (the acting one counts) gains `n` Sparks from the supply."""

    n: int
    reach: Reach = "anywhere"


class Walk(Word, frozen=True):
    """Move up to `n` areas."""

    n: int


class Swap(Word, frozen=True):
    """Swap places with another standing hero."""


class Bring(Word, frozen=True):
    """One other standing hero, wherever it is, is moved to the acting hero's area. With `may`, the
    acting hero can decline."""

    may: bool = False


class Join(Word, frozen=True):
    """The acting hero is moved to the area of another standing hero."""


class Drag(Word, frozen=True):
    """Move one area; one other standing hero of the same area may come along."""


class Gather(Word, frozen=True):
    """Take one Spark from the hero's area and from each adjacent one, as far as there are any."""


class Lend(Word, frozen=True):
    """One other standing hero takes one additional action at once [WB-30]."""


class Extra(Word, frozen=True):
    """The acting hero takes one additional action at once [WB-30]; `kind` if one is stated."""

    kind: Literal["any", "move", "attack", "collect"] = "any"


class Roll(Word, frozen=True):
    """Roll `dice`; the outcome at index min(successes, last) follows.

    `by` "you": the acting hero rolls; "group": the group chooses a standing hero, who becomes the
    acting hero of the outcome. Only skills and Special Actions can be rerolled [WB-38].
    """

    dice: int
    outcomes: tuple[tuple[Effect, ...], ...]
    by: Literal["you", "group"] = "you"


class PushLuck(Word, frozen=True):
    """[WB-70] Roll `dice` again and again. Successes pile up until the hero stops, which adds them
    to the counter. A roll without success loses the pile and triggers `bust`.

    The pile is worth at most `most`; a hero that reaches it stops. Each roll of a Special Action
    can be rerolled [WB-38].
    """

    dice: int
    counter: str
    most: int
    bust: tuple[Effect, ...] = ()


# --- cards ------------------------------------------------------------------------------------


class Write(Word, frozen=True):
    keyword: str


class Erase(Word, frozen=True):
    keyword: str


class Count(Word, frozen=True):
    """Change a counter of this chapter (never below 0)."""

    counter: str
    n: int = 1


class DrawShred(Word, frozen=True):
    who: Who
    n: int = 1


class DiscardShred(Word, frozen=True):
    """The Shred card being used goes to the discard pile [WB-20]."""


class GainItem(Word, frozen=True):
    """Item card `card` leaves the deck for the acting hero; without one, the group chooses the
    hero."""

    card: int


class LoseItem(Word, frozen=True):
    """The hero that holds the item card discards it."""

    card: int


class OpenChest(Word, frozen=True):
    """The Treasure Chest envelope is opened, for the rest of the campaign: the keyword `chest` is
    written, and every hero has its gift, now and from the beginning of each later chapter."""


class RuleOn(Word, frozen=True):
    """Special Rule card `card` leaves the deck and is in force from now on [WB-22]."""

    card: int


class RuleOff(Word, frozen=True):
    card: int


class Lay(Word, frozen=True):
    """A stack of Interaction cards, top first, for an object in an area [WB-23]."""

    stack: str
    area: str
    cards: tuple[int, ...]


class Lift(Word, frozen=True):
    """The top card of a stack is discarded: the next one is on offer."""

    stack: str


class Clear(Word, frozen=True):
    """The rest of a stack is discarded."""

    stack: str


class If(Word, frozen=True):
    test: Test
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class Discard(Word, frozen=True):
    """These cards of the deck are set aside unread."""

    cards: tuple[int, ...]


class Flip(Word, frozen=True):
    """Turn the card over and continue with its back."""


class GoTo(Word, frozen=True):
    """Continue with card `card`; cards in between stay in the deck."""

    card: int


class Win(Word, frozen=True):
    """The End of the Chapter is reached [WB-56]."""


class Tell(Word, frozen=True):
    """Read one more text of this side, `wb-<chapter>-<card>-<key>`; `then` follows."""

    key: str
    then: tuple[Effect, ...] = ()


Effect = (
    Open
    | Close
    | FoldAway
    | Link
    | Wall
    | Vortex
    | PutSparks
    | ChooseHeroes
    | PlaceHeroes
    | Carry
    | Spawn
    | Activate
    | RevealWyrm
    | DiscardWyrm
    | Explode
    | Blast
    | EatSparks
    | DrainSparks
    | RemoveWyrms
    | AddWyrmCard
    | DarkAura
    | BossComes
    | BossActs
    | BossMoves
    | BossGoes
    | AllyComes
    | AllyMoves
    | AllyHearts
    | AllyGoes
    | Lead
    | Hearts
    | HurtIn
    | Sparks
    | PaySparks
    | Guard
    | Destiny
    | Upgrade
    | Damage
    | Sweep
    | Stun
    | AttackWith
    | Shove
    | Heal
    | GiveSpark
    | Walk
    | Swap
    | Bring
    | Join
    | Drag
    | Gather
    | Lend
    | Extra
    | Roll
    | PushLuck
    | Write
    | Erase
    | Count
    | DrawShred
    | DiscardShred
    | GainItem
    | LoseItem
    | OpenChest
    | RuleOn
    | RuleOff
    | Lay
    | Lift
    | Clear
    | If
    | Discard
    | Flip
    | GoTo
    | Win
    | Tell
)
