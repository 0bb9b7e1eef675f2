"""Chapter IV, Return to Sender: its map and its cards 1 to 40, as told in `story_4.md`."""

from __future__ import annotations

from engine.games.wonder_book.content import (
    AddWyrmCard,
    All,
    Any,
    AtLeast,
    BossActs,
    BossComes,
    BossGoes,
    Card,
    Carry,
    Chapter,
    Choice,
    Clear,
    Count,
    Damage,
    Destiny,
    DestinyAtLeast,
    DrawShred,
    Effect,
    Flip,
    GainItem,
    Goal,
    GoTo,
    Hardcore,
    Has,
    Hearts,
    Here,
    Heroes,
    HeroesIn,
    Holds,
    HurtIn,
    If,
    Lacks,
    Lay,
    Lift,
    Link,
    LoseItem,
    Not,
    Open,
    OpenChest,
    PaySparks,
    PlaceHeroes,
    PushLuck,
    PutSparks,
    RemoveWyrms,
    RevealWyrm,
    Roll,
    RuleOff,
    RuleOn,
    Side,
    Sparks,
    SparksHeld,
    Spawn,
    Special,
    StackDone,
    Stage,
    Stun,
    Tell,
    Walk,
    Wall,
    Win,
    Write,
    WyrmCard,
)

SORTED = (18, 23, 28)  # letters, with 2, 3 and 4 heroes
PILE = 8  # letters that the machine holds
SACK = 2  # letters
POSTAGE, OPENED = 4, 6  # Sparks, sealed and opened
POSTMARK = (6, 9, 12)  # Hearts
LETTER = 16

HALL = ("post-slot", "post-sacks", "post-sorter", "post-counter", "post-holes")
BACK_ROOMS = ("post-parcels", "post-scales", "post-vault")
CHUTES = ("post-long", "post-wheel", "post-drop", "post-tube")
DASHED = (
    ("post-sacks", "post-slot"),
    ("post-counter", "post-slot"),
    ("post-sacks", "post-sorter"),
    ("post-counter", "post-sorter"),
    ("post-counter", "post-holes"),
    ("post-parcels", "post-sorter"),
    ("post-counter", "post-scales"),
    ("post-holes", "post-vault"),
    ("post-parcels", "post-scales"),
    ("post-scales", "post-vault"),
    ("post-long", "post-parcels"),
    ("post-drop", "post-vault"),
    ("post-scales", "post-wheel"),
    ("post-tube", "post-wheel"),
)
SOLID = (
    ("post-counter", "post-sacks"),
    ("post-holes", "post-slot"),
    ("post-holes", "post-scales"),
    ("post-long", "post-wheel"),
    ("post-drop", "post-wheel"),
    ("post-drop", "post-tube"),
)

_FLIP: tuple[Effect, ...] = (Flip(),)
_JAM: tuple[Effect, ...] = (Spawn(2, "post-sorter"),)
_WRONG: tuple[Effect, ...] = (HurtIn("post-vault", 1), Spawn(1, "post-vault"))
_RIGHT: tuple[Effect, ...] = (Lift("post-chest"),)
_LATE = If(All((Not(Heroes(3)), DestinyAtLeast(2))), (Destiny(-1),))
_BY_HAND = Roll(2, ((Hearts("you", -1),), (Count("post-sorted"),), (Count("post-sorted", 2),)))
_TURN = If(
    AtLeast("post-turned", 1),
    (
        Wall("post-long", "post-wheel"),
        Wall("post-drop", "post-wheel"),
        Link("post-scales", "post-wheel"),
        Count("post-turned", -1),
    ),
    (
        Wall("post-scales", "post-wheel"),
        Link("post-long", "post-wheel"),
        Link("post-drop", "post-wheel"),
        Count("post-turned"),
    ),
)
_BY_WHEEL = Any(tuple(Here(each) for each in ("post-wheel", "post-scales", "post-long")))
_COUNTER: tuple[Effect, ...] = (If(Has("page"), (GoTo(3),), (GoTo(4),)),)
_MAMA: tuple[Effect, ...] = (If(Has("letter"), (Tell("read", _FLIP),), (Tell("sealed", _FLIP),)),)

_WIN: tuple[Effect, ...] = (Win(),)
_STRUCK: tuple[Effect, ...] = (Tell("struck", _WIN),)
_SACKS: tuple[Effect, ...] = (If(DestinyAtLeast(3), (Tell("sacks", _WIN),), _STRUCK),)
_STAMP: tuple[Effect, ...] = (If(DestinyAtLeast(5), (Tell("stamp", _WIN),), _SACKS),)
_DEBT: tuple[Effect, ...] = (If(Has("debt"), (Tell("debt", _FLIP),), _FLIP),)
_CHEST: tuple[Effect, ...] = (If(Has("chest"), (Tell("chest", _DEBT),), _DEBT),)

_NOON: dict[int, Card] = {
    1: Card("story", Side(rules=False, then=_FLIP), Side(rules=False, then=(GoTo(2),))),
    2: Card(
        "story",
        Side(
            do=(
                Open(HALL),
                PlaceHeroes("post-slot"),
                PutSparks("post-slot", 1),
                PutSparks("post-sacks", 3),
                PutSparks("post-sorter", 1),
                PutSparks("post-counter", 1),
                PutSparks("post-holes", 2),
                DrawShred("each"),
                If(Hardcore(), (Spawn(2, "post-slot", aura=1),)),
            ),
            then=_FLIP,
        ),
        Side(
            rules=False,
            then=(If(Has("porter"), (Sparks("each", 1), Tell("porter", _COUNTER)), _COUNTER),),
        ),
    ),
    3: Card(
        "story",
        Side(
            choices=(
                Choice("lick", do=(Hearts("each", -1),), then=(GoTo(4),)),
                Choice("hide", do=(Spawn(2, "post-slot", aura=1),), then=(GoTo(4),)),
            ),
        ),
    ),
    4: Card(
        "story",
        Side(
            choices=(
                Choice("horn", do=(GainItem(5),), then=(GoTo(7),)),
                Choice("trolley", do=(GainItem(6),), then=(GoTo(7),)),
            ),
        ),
    ),
    5: Card(
        "item",
        item="post-horn",
        specials=(Special("post-horn", (Stun("area", all=True),), sparks=1),),
    ),
    6: Card("item", item="post-trolley", specials=(Special("post-trolley", (Walk(2),)),)),
}

_SORTING: dict[int, Card] = {
    7: Card(
        "story",
        Side(rules=False, then=_FLIP),
        Side(
            do=(
                Lay("post-heap", "post-sacks", (11, 12)),
                Lay("post-orders", "post-counter", (13,)),
            ),
            then=(GoTo(8),),
        ),
    ),
    8: Card(
        "rule",
        Side(do=(RuleOn(8),), then=(GoTo(9),)),
        specials=(
            Special(
                "post-sort",
                (PushLuck(3, "post-sorted", PILE, _JAM),),
                when=Here("post-sorter"),
                sparks=1,
            ),
            Special("post-hand", (_BY_HAND,), when=Here("post-holes")),
        ),
    ),
    9: Card("wyrm", Side(do=(AddWyrmCard(9),), then=(GoTo(10),)), wyrm="circular"),
    10: Card(
        "goal",
        Side(
            goal=Goal(
                AtLeast("post-sorted", SORTED),
                vortex="post-slot",
                enemies=(RevealWyrm(), PutSparks("post-sacks", (1, 1, 2))),
            ),
        ),
        Side(do=(_LATE,), then=(GoTo(14),)),
    ),
    11: Card(
        "interaction",
        back=Side(do=(Lift("post-heap"),), then=(Count("post-sorted", SACK),)),
    ),
    12: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("swap", do=(Hearts("each", 2), Lift("post-heap"))),
                Choice("tear", do=(DrawShred("each"), Lift("post-heap"))),
            ),
        ),
    ),
    13: Card("interaction", back=Side(do=(Sparks("you", 1), Lift("post-orders")))),
    14: Card(
        "story",
        Side(do=(RemoveWyrms(),), then=_FLIP),
        Side(
            do=(GainItem(LETTER),),
            then=(
                If(
                    Has("letter"),
                    (Hearts("each", -1), Tell("opened", (GoTo(15),))),
                    (Tell("closed", (GoTo(15),)),),
                ),
            ),
        ),
    ),
}

_POSTAGE: dict[int, Card] = {
    15: Card(
        "story",
        Side(
            do=(
                RuleOff(8),
                Clear("post-heap"),
                Clear("post-orders"),
                Open(BACK_ROOMS),
                PutSparks("post-parcels", 2),
                PutSparks("post-scales", 1),
                PutSparks("post-vault", 1),
            ),
            then=_FLIP,
        ),
        Side(
            do=(
                Lay("post-desk", "post-counter", (20,)),
                Lay("post-chest", "post-vault", (21, 22, 23)),
                Lay("post-returns", "post-parcels", (24, 25)),
                Lay("post-register", "post-slot", (27,)),
                Lay("post-balance", "post-scales", (28,)),
                Lay("post-cards", "post-holes", (29,)),
            ),
            then=(GoTo(17),),
        ),
    ),
    16: Card(
        "item",
        item="post-letter",
        specials=(Special("post-letter", (Stun("area", all=True),), sparks=1),),
    ),
    17: Card("story", Side(rules=False, then=(GoTo(18),))),
    18: Card("wyrm", Side(do=(AddWyrmCard(18),), then=(GoTo(19),)), wyrm="surcharge"),
    19: Card(
        "goal",
        Side(
            goal=Goal(
                Any((StackDone("post-desk"), StackDone("post-chest"))),
                vortex="post-sorter",
                enemies=(RevealWyrm(), PutSparks("post-counter", (1, 1, 2))),
            ),
        ),
        Side(rules=False, then=(GoTo(31),)),
    ),
    20: Card(
        "interaction",
        back=Side(
            choices=(
                Choice(
                    "pay",
                    do=(PaySparks(POSTAGE), Lift("post-desk")),
                    when=All((Lacks("letter"), SparksHeld(POSTAGE))),
                ),
                Choice(
                    "dear",
                    do=(PaySparks(OPENED), Lift("post-desk")),
                    when=All((Has("letter"), SparksHeld(OPENED))),
                ),
                Choice(
                    "owe",
                    do=(Write("debt"), Lift("post-desk")),
                    when=HeroesIn("post-counter", 2),
                ),
                Choice("back", told=False, again=True),
            ),
        ),
    ),
    21: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("glim", do=_WRONG),
                Choice("tallow", do=_WRONG),
                Choice("wick", do=_RIGHT),
                Choice("taper", do=_WRONG),
            ),
        ),
    ),
    22: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("obel", do=_WRONG),
                Choice("vesper", do=_RIGHT),
                Choice("gloss", do=_WRONG),
                Choice("ibo", do=_WRONG),
            ),
        ),
    ),
    23: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("coat", do=_WRONG),
                Choice("book", do=_WRONG),
                Choice("fine", do=_WRONG),
                Choice("nora", then=(GoTo(30),)),
            ),
        ),
    ),
    24: Card("interaction", back=Side(do=(Hearts("area", 1), Lift("post-returns")))),
    25: Card("interaction", back=Side(do=(GainItem(26), Lift("post-returns")))),
    26: Card(
        "item",
        item="post-glasses",
        specials=(Special("post-glasses", (Damage(2, "adjacent"),), sparks=1),),
    ),
    27: Card(
        "interaction",
        back=Side(
            do=(Lift("post-register"),),
            then=(If(Has("signed"), (Sparks("you", 2), Tell("signed"))),),
        ),
    ),
    28: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("one", do=(HurtIn("post-scales", 1),)),
                Choice("two", do=(Destiny(1), Lift("post-balance"))),
                Choice("three", do=(HurtIn("post-scales", 1),)),
                Choice("eight", do=(HurtIn("post-scales", 1),)),
            ),
        ),
    ),
    29: Card("interaction", back=Side(do=(DrawShred("you"), Lift("post-cards")))),
    30: Card("story", Side(do=(OpenChest(),), then=_RIGHT)),
}

_UPWARDS: dict[int, Card] = {
    31: Card(
        "story",
        Side(
            do=(
                *(Clear(f"post-{each}") for each in ("desk", "chest", "returns", "register")),
                Clear("post-balance"),
                Clear("post-cards"),
                RemoveWyrms(),
                PlaceHeroes("post-slot"),
                Wall("post-counter", "post-scales"),
                Open(CHUTES),
                PutSparks("post-long", 1),
                PutSparks("post-drop", 2),
            ),
            then=_FLIP,
        ),
        Side(
            do=(
                BossComes("postmark", "post-counter", (Stage(POSTMARK),)),
                Lay("post-biscuits", "post-long", (34,)),
                Lay("post-capsule", "post-drop", (35,)),
            ),
            then=(GoTo(32),),
        ),
    ),
    32: Card(
        "rule",
        Side(do=(RuleOn(32),), then=(GoTo(33),)),
        specials=(Special("post-lever", (_TURN,), when=_BY_WHEEL, sparks=1),),
    ),
    33: Card(
        "goal",
        Side(
            goal=Goal(
                All((Holds(LETTER, "post-tube"), HeroesIn("post-tube"))),
                vortex="post-sorter",
                enemies=(
                    BossActs("postmark"),
                    RevealWyrm(),
                    PutSparks("post-holes", 1),
                    _TURN,
                ),
            ),
        ),
        Side(do=(RemoveWyrms(), BossGoes("postmark")), then=(GoTo(36),)),
    ),
    34: Card("interaction", back=Side(do=(Hearts("area", 2), Lift("post-biscuits")))),
    35: Card(
        "interaction",
        back=Side(do=(Lift("post-capsule"),), then=(Carry("post-tube"),)),
        sparks=1,
    ),
}

_HOME: dict[int, Card] = {
    36: Card("story", Side(rules=False, then=_FLIP), Side(rules=False, then=(GoTo(37),))),
    37: Card("story", Side(rules=False, then=_MAMA), Side(rules=False, then=(GoTo(38),))),
    38: Card(
        "story",
        Side(
            choices=(
                Choice("post", do=(Write("posted"), LoseItem(LETTER)), then=(GoTo(39),)),
                Choice(
                    "wait",
                    do=(Write("answer"), LoseItem(LETTER), Destiny(-1)),
                    then=(GoTo(39),),
                    when=DestinyAtLeast(2),
                ),
            ),
        ),
    ),
    39: Card("story", Side(rules=False, then=(GoTo(40),))),
    40: Card(
        "ending",
        Side(
            then=(If(Has("answer"), (Tell("answer", _CHEST),), (Tell("posted", _CHEST),)),),
        ),
        Side(then=(If(DestinyAtLeast(7), (Tell("ribbon", _WIN),), _STAMP),)),
    ),
}

CHAPTER_4 = Chapter(
    areas=(*HALL, *BACK_ROOMS, *CHUTES),
    dashed=DASHED,
    solid=SOLID,
    cards=_NOON | _SORTING | _POSTAGE | _UPWARDS | _HOME,
    wyrms={
        "circular": WyrmCard(spawn=2, spawn_aura=1, act=1),
        "surcharge": WyrmCard(spawn=1, act=1, do=(Sparks("each", -1),)),
    },
)
