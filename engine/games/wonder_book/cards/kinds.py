"""The kinds of cards, and what is printed on them: conditions, effects, numbers."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.games.wonder_book.cards.conditions import Test
from engine.games.wonder_book.cards.effects import Effect, Flip, Reach, RevealWyrm

Kind = Literal["story", "goal", "rule", "interaction", "item", "upgrade", "wyrm", "ending"]


class Choice(msgspec.Struct, frozen=True):
    """One of the options of a card: message `option-<chapter>-<card>-<key>` [WB-17].

    Not on offer while `when` fails. Its outcome `wb-<chapter>-<card>-<key>` is read (if `told`)
    while `do` is carried out; `then` follows when the page was turned. The outcome stands on
    another side or card and is not known before the choice. On a card that stays on offer an
    option can be taken once, or any number of times (`again`).
    """

    key: str
    do: tuple[Effect, ...] = ()
    then: tuple[Effect, ...] = ()
    when: Test | None = None
    told: bool = True
    again: bool = False


class Goal(msgspec.Struct, frozen=True):
    """A goal and its round [WB-24]: message `goal-<chapter>-<card>`.

    `enemies` is the Enemies' Phase; `do` follows as soon as `test` is true (usually a flip).
    """

    test: Test
    vortex: str = ""
    enemies: tuple[Effect, ...] = (RevealWyrm(),)
    do: tuple[Effect, ...] = (Flip(),)


class Special(msgspec.Struct, frozen=True):
    """A Special Action [WB-41]: message `special-<key>`.

    Costs an action and `sparks`; on offer while `when` holds.
    """

    key: str
    do: tuple[Effect, ...]
    when: Test | None = None
    sparks: int = 0


class Reaction(msgspec.Struct, frozen=True):
    """What a Special Rule in force makes happen by itself: after an action of this kind (the hero
    that acted is "you"), or when a Players' Phase begins, after heroes stood up."""

    on: Literal["move", "collect", "attack", "skill", "interact", "round"]
    do: tuple[Effect, ...]
    when: Test | None = None


class Side(msgspec.Struct, frozen=True):
    """One side of a card: read, `do` carried out, then a choice, a goal or `then`.

    Messages `wb-<chapter>-<card>-<side>-title`, `wb-<chapter>-<card>-<side>` and, if `rules`,
    `…-rules`. `then` is what the bottom of the card says, after the page was turned; a side with
    neither choice, goal nor `then` ends its interaction and play goes on. `scene` names a picture
    that is shown while the side lies open, `scenes` those of its texts that have a key: the alt
    text is message `scene-<scene>`.
    """

    do: tuple[Effect, ...] = ()
    choices: tuple[Choice, ...] = ()
    goal: Goal | None = None
    then: tuple[Effect, ...] = ()
    rules: bool = True
    scene: str = ""
    scenes: dict[str, str] = {}


class Card(msgspec.Struct, frozen=True):
    """One numbered card of a chapter's deck.

    Interaction cards: interacting costs `sparks`, flips the card and carries its back out; the
    card stays on its stack until a `Lift` or `Clear`. Items carry a Special Action and their
    name `item-<id>`, rule cards the Special Actions that they allow, purple Wyrm cards the Wyrm
    card `wyrm`. `object` on an interaction card: message `object-<stack>`.
    """

    kind: Kind
    front: Side = Side(rules=False)
    back: Side | None = None
    sparks: int = 0
    item: str = ""
    discard: bool = False  # an item that is discarded after use
    specials: tuple[Special, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    wyrm: str = ""
    hero: str = ""  # an Upgrade card's hero
    skills: tuple[str, ...] = ()  # an Upgrade card's two skills


class Shred(msgspec.Struct, frozen=True):
    """A Shred card: messages `shred-<id>`, `shred-<id>-rules`; `copies` in the deck of 16."""

    special: Special
    copies: int = 2


class WyrmCard(msgspec.Struct, frozen=True):
    """A Wyrm card: spawns, activations, a rule of its own, another card [WB-43 to WB-50].

    `*_aura` count with 3 or 4 heroes only. Messages `wyrm-card-<id>`, `wyrm-card-<id>-rules`.
    """

    spawn: int = 0
    spawn_aura: int = 0
    act: int = 0
    act_aura: int = 0
    do: tuple[Effect, ...] = ()
    another: bool = False


class Skill(msgspec.Struct, frozen=True):
    """A skill: messages `skill-<id>`, `skill-<id>-rules` [WB-34]."""

    do: tuple[Effect, ...]
    sparks: int = 1
    when: Test | None = None


class HeroCard(msgspec.Struct, frozen=True):
    """A hero [WB-10]: Hearts, the attack's dice and reach, its skill.

    `wyrms` different Wyrms each take the attack's whole damage; `bonus` follows an attack with at
    least one success.
    """

    hearts: int
    dice: int
    reach: Reach
    skill: str
    wyrms: int = 1
    bonus: tuple[Effect, ...] = ()


class Chapter(msgspec.Struct, frozen=True):
    """A chapter: its map and its deck.

    `dashed` and `solid` are all borders that the map can show, as they are when both areas are
    in play; areas come into play by `Open`. `wyrms` are its purple Wyrm cards. Heroes are chosen
    before card 1 is read, or when a card says so (`late`) [WB-06].
    """

    areas: tuple[str, ...]
    dashed: tuple[tuple[str, str], ...]
    solid: tuple[tuple[str, str], ...]
    cards: dict[int, Card]
    wyrms: dict[str, WyrmCard] = {}
    late: bool = False
