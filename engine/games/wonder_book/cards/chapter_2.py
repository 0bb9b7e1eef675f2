"""Chapter II, The Folding Season: its map and its cards 1 to 39, as told in `story_2.md`."""

from __future__ import annotations

from engine.games.wonder_book.content import (
    AddWyrmCard,
    All,
    AllyComes,
    AllyGoes,
    AllyHearts,
    AllyIn,
    AllyMoves,
    AtLeast,
    Below,
    Bring,
    Card,
    Carry,
    Chapter,
    Choice,
    Close,
    Count,
    Destiny,
    DestinyAtLeast,
    DrawShred,
    EatSparks,
    Effect,
    Flip,
    GainItem,
    Goal,
    GoTo,
    Hardcore,
    Has,
    Hearts,
    Here,
    HeroesIn,
    HurtIn,
    If,
    Join,
    Lacks,
    Lay,
    Lead,
    Lift,
    Link,
    Open,
    PlaceHeroes,
    PutSparks,
    Reaction,
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
    Stun,
    Tell,
    Test,
    Walk,
    Win,
    Write,
    WyrmCard,
)

LAMP_SPARKS = (3, 4, 5)  # with 2, 3 and 4 heroes
KEPT_ROUNDS = 4
KNOTS = (3, 4, 5)
LOUD = 4  # noise that wakes the sleepers

AREAS = (
    *("fold-roofs", "fold-line", "bakery", "lamp-court", "gatehouse"),
    *("fold-drift", "fold-steps", "fold-ledge", "fold-tower"),
    *("fold-hollow", "fold-gutter"),
)
DASHED = (
    ("fold-line", "fold-roofs"),
    ("bakery", "fold-roofs"),
    ("fold-line", "lamp-court"),
    ("bakery", "lamp-court"),
    ("gatehouse", "lamp-court"),
    ("fold-steps", "lamp-court"),
    ("fold-drift", "fold-steps"),
    ("fold-ledge", "fold-tower"),
    ("fold-hollow", "fold-tower"),
    ("fold-gutter", "fold-hollow"),
)
SOLID = (
    ("bakery", "fold-drift"),
    ("fold-line", "gatehouse"),
    ("fold-ledge", "fold-steps"),
    ("fold-ledge", "gatehouse"),
    ("fold-hollow", "gatehouse"),
    ("fold-gutter", "gatehouse"),
)


def _ends(n: int, key: str, otherwise: tuple[Effect, ...]) -> tuple[Effect, ...]:
    return (If(DestinyAtLeast(n), (Tell(key, (Win(),)),), otherwise),)


def _told(test: Test, key: str, then: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """One more page for those who may read it; `then` follows either way."""
    return (If(test, (Tell(key, then),), then),)


_GATE: tuple[Effect, ...] = (If(Has("spring"), (GoTo(15),), (GoTo(16),)),)
_SCENT: tuple[Effect, ...] = (If(Has("inkling"), (GoTo(19),), (GoTo(20),)),)
_WAKE: tuple[Effect, ...] = (
    If(
        All((AtLeast("fold-noise", LOUD), Below("fold-woken", 1))),
        (Count("fold-woken"), Spawn(2, "fold-hollow", aura=1)),
    ),
)
_NOISE: tuple[Effect, ...] = (Count("fold-noise"), *_WAKE)
_UNDO = Roll(2, (_NOISE, (Count("fold-knots"),), (Count("fold-knots", 2),)))
_WRONG_PANE: tuple[Effect, ...] = (Hearts("each", -1),)

_BEFORE_BREAKFAST: dict[int, Card] = {
    1: Card("story", Side(rules=False, then=(Flip(),)), Side(rules=False, then=(GoTo(2),))),
    2: Card(
        "story",
        Side(
            do=(
                Open(("fold-roofs", "fold-line", "bakery", "lamp-court", "gatehouse")),
                PlaceHeroes("fold-roofs"),
                PutSparks("fold-roofs", 1),
                PutSparks("fold-line", 2),
                PutSparks("bakery", 2),
                PutSparks("lamp-court", 1),
                DrawShred("each"),
                If(Hardcore(), (Spawn(2, "fold-roofs", aura=1),)),
            ),
            then=(Flip(),),
        ),
        Side(
            rules=False,
            then=(
                If(
                    Has("gap"),
                    (Tell("draught", (Spawn(1, "fold-roofs"), GoTo(3))),),
                    (Tell("seam", (GoTo(3),)),),
                ),
            ),
        ),
    ),
    3: Card("rule", Side(do=(RuleOn(3),), then=(GoTo(4),))),
    4: Card("wyrm", Side(do=(AddWyrmCard(4),), then=(GoTo(5),)), wyrm="crease"),
    5: Card(
        "story",
        Side(
            do=(Lay("fold-wash", "fold-line", (6, 7)), Lay("ovens", "bakery", (8, 9))),
            then=(GoTo(11),),
        ),
    ),
    6: Card("interaction", back=Side(do=(GainItem(10), Lift("fold-wash")))),
    7: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("slide", do=(Carry("lamp-court"), Lift("fold-wash"))),
                Choice("pockets", do=(DrawShred("you"), Lift("fold-wash"))),
            ),
        ),
    ),
    8: Card("interaction", back=Side(do=(Hearts("area", 1), DrawShred("you"), Lift("ovens")))),
    9: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("stoke", do=(Sparks("you", 2), Spawn(1, "bakery"), Lift("ovens"))),
                Choice("hush", do=(Hearts("area", 2), Lift("ovens"))),
            ),
        ),
    ),
    10: Card("item", item="fold-sheet", specials=(Special("fold-sheet", (Bring(),)),)),
    11: Card(
        "goal",
        Side(
            goal=Goal(
                All((HeroesIn("lamp-court"), SparksHeld(LAMP_SPARKS, "lamp-court"))),
                vortex="gatehouse",
                enemies=(
                    RevealWyrm(),
                    PutSparks("lamp-court", 1),
                    If(AtLeast("rounds", 1), (Close(("fold-roofs",), "lamp-court", hurt=1),)),
                    If(AtLeast("rounds", 2), (Close(("fold-line",), "lamp-court", hurt=1),)),
                ),
            ),
        ),
        Side(rules=False, then=(GoTo(12),)),
    ),
}

_LAMP: dict[int, Card] = {
    12: Card(
        "story",
        Side(rules=False, then=(Flip(),)),
        Side(
            choices=(
                Choice(
                    "wick",
                    do=(Write("wick"), AllyComes("wick", "lamp-court", 6)),
                    then=(GoTo(13),),
                ),
                Choice(
                    "hearth",
                    do=(Write("hearth"), Hearts("each", 2), AllyComes("wick", "lamp-court", 4)),
                    then=(GoTo(13),),
                ),
            ),
        ),
    ),
    13: Card(
        "rule",
        Side(do=(RuleOff(3), RuleOn(13)), then=(GoTo(14),)),
        specials=(Special("fold-lead", (Lead("wick"),), when=AllyIn("wick")),),
    ),
    14: Card("story", Side(rules=False, then=_GATE)),
    15: Card(
        "story",
        Side(
            choices=(
                Choice(
                    "wind",
                    do=(Write("porter"), Destiny(-1)),
                    when=DestinyAtLeast(2),
                    then=(GoTo(17),),
                ),
                Choice("rest", do=(Sparks("each", 1),), then=(GoTo(17),)),
            ),
        ),
    ),
    16: Card(
        "story",
        Side(
            choices=(
                Choice("come", do=(Write("porter"), Sparks("each", -1)), then=(GoTo(17),)),
                Choice("guard", do=(RemoveWyrms(),), then=(GoTo(17),)),
            ),
        ),
    ),
    17: Card(
        "story",
        Side(
            do=(
                Open(("fold-drift", "fold-steps", "fold-ledge", "fold-tower")),
                PutSparks("fold-drift", 2),
                PutSparks("fold-steps", 1),
                PutSparks("fold-ledge", 1),
                Lay("fold-crank", "gatehouse", (21,)),
                Lay("fold-snowman", "fold-drift", (22,)),
                Lay("fold-bench", "fold-ledge", (24,)),
            ),
            then=(Flip(),),
        ),
        Side(
            rules=False,
            then=(If(Has("signed"), (Tell("signed", (GoTo(18),)),), (Tell("shavings", _SCENT),)),),
        ),
    ),
    18: Card(
        "rule",
        Side(do=(RuleOn(18),), then=_SCENT),
        reactions=(Reaction("round", (HurtIn("fold-ledge", 1),)),),
    ),
    19: Card(
        "story",
        Side(do=(PutSparks("fold-steps", 2),), then=(GoTo(20),)),
    ),
    20: Card(
        "goal",
        Side(
            goal=Goal(
                AllyIn("wick", "fold-tower"),
                vortex="lamp-court",
                enemies=(
                    RevealWyrm(),
                    PutSparks("fold-steps", 1),
                    If(
                        All((AtLeast("rounds", 2), Lacks("hearth"))),
                        (Close(("bakery",), "lamp-court", hurt=1),),
                    ),
                ),
            ),
        ),
        Side(do=(RemoveWyrms(), Hearts("each", 2)), then=(GoTo(25),)),
    ),
    21: Card(
        "interaction",
        back=Side(do=(Link("fold-ledge", "fold-steps"), Lift("fold-crank"))),
        sparks=2,
    ),
    22: Card("interaction", back=Side(do=(GainItem(23), Lift("fold-snowman")))),
    23: Card(
        "item",
        item="fold-tray",
        specials=(Special("fold-tray", (Walk(3),)),),
    ),
    24: Card(
        "interaction",
        back=Side(
            choices=(
                Choice(
                    "read", do=(Stun("adjacent", all=True), DrawShred("you"), Lift("fold-bench"))
                ),
                Choice("rest", do=(Hearts("area", 2), Lift("fold-bench"))),
            ),
        ),
    ),
}

_TOWER: dict[int, Card] = {
    25: Card(
        "story",
        Side(
            choices=(
                Choice("top", do=_WRONG_PANE, then=(GoTo(27),)),
                Choice("middle", do=_WRONG_PANE, then=(GoTo(27),)),
                Choice("right", do=(GainItem(26),), then=(GoTo(27),)),
                Choice("bottom", do=_WRONG_PANE, then=(GoTo(27),)),
            ),
            scene="fold-panes",
        ),
    ),
    26: Card(
        "item",
        item="fold-pane",
        specials=(Special("fold-pane", (Join(),)),),
    ),
    27: Card("story", Side(rules=False, then=(Flip(),)), Side(rules=False, then=(GoTo(28),))),
    28: Card(
        "rule",
        Side(
            do=(
                PlaceHeroes("fold-tower"),
                RuleOn(28),
                Count("fold-light"),
                If(Has("wick"), (Count("fold-light"),)),
                Lay("fold-can", "fold-tower", (29,)),
            ),
            then=(GoTo(31),),
        ),
        specials=(Special("fold-feed", (Count("fold-light"),), when=Here("fold-tower"), sparks=1),),
    ),
    29: Card("interaction", back=Side(do=(GainItem(30), Lift("fold-can")))),
    30: Card(
        "item",
        item="fold-oil",
        discard=True,
        specials=(Special("fold-oil", (Sparks("you", 2),)),),
    ),
    31: Card(
        "goal",
        Side(
            goal=Goal(
                AtLeast("rounds", KEPT_ROUNDS),
                vortex="fold-steps",
                enemies=(
                    RevealWyrm(),
                    If(
                        AtLeast("fold-light", 1),
                        (Count("fold-light", -1),),
                        (Hearts("each", -1),),
                    ),
                    PutSparks("fold-ledge", (1, 1, 2)),
                ),
            ),
        ),
        Side(do=(RemoveWyrms(),), then=(GoTo(32),)),
    ),
}

_GUTTER: dict[int, Card] = {
    32: Card(
        "story",
        Side(
            do=(
                RuleOff(18),
                RuleOff(28),
                AllyMoves("wick", "fold-tower"),
                PlaceHeroes("fold-tower"),
                Close(
                    (
                        *("fold-roofs", "fold-line", "bakery", "lamp-court", "gatehouse"),
                        *("fold-drift", "fold-steps"),
                    ),
                    "fold-tower",
                ),
                Open(("fold-hollow", "fold-gutter")),
                PutSparks("fold-hollow", 1),
                Hearts("each", 2),
                AllyHearts("wick", 2),
                Destiny(1),
            ),
            then=(Flip(),),
        ),
        Side(rules=False, then=(GoTo(33),)),
    ),
    33: Card("wyrm", Side(do=(AddWyrmCard(33),), then=(GoTo(34),)), wyrm="flurry"),
    34: Card(
        "rule",
        Side(do=(RuleOn(34), Lay("fold-sleeper", "fold-hollow", (35,))), then=(GoTo(36),)),
        specials=(Special("fold-knots", (_UNDO,), when=Here("fold-hollow")),),
        reactions=(Reaction("attack", _NOISE),),
    ),
    35: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("story", do=(Count("fold-noise", -2), Lift("fold-sleeper"))),
                Choice("nest", do=(DrawShred("you", 2), *_NOISE, Lift("fold-sleeper"))),
            ),
        ),
    ),
    36: Card(
        "goal",
        Side(
            goal=Goal(
                All(
                    (
                        AtLeast("fold-knots", KNOTS),
                        HeroesIn("fold-gutter"),
                        AllyIn("wick", "fold-gutter"),
                    )
                ),
                vortex="fold-ledge",
                enemies=(RevealWyrm(), PutSparks("fold-hollow", 1)),
            ),
        ),
        Side(
            rules=False,
            then=(
                If(
                    Below("fold-woken", 1),
                    (Tell("asleep", (Write("hush"), GoTo(37))),),
                    (Tell("awake", (GoTo(37),)),),
                ),
            ),
        ),
    ),
    37: Card(
        "story",
        Side(
            rules=False,
            then=(
                If(
                    Has("wick"),
                    (Tell("follows", (GoTo(38),)),),
                    (Tell("home", (AllyGoes("wick"), GoTo(38))),),
                ),
            ),
        ),
    ),
    38: Card("story", Side(rules=False, then=(GoTo(39),))),
    39: Card(
        "ending",
        Side(
            then=_told(
                Has("porter"),
                "porter",
                (If(Has("hearth"), (Tell("smoke", (Flip(),)),), (Flip(),)),),
            ),
        ),
        Side(
            then=_ends(7, "stars", _ends(5, "paths", _ends(3, "quilt", (Tell("white", (Win(),)),))))
        ),
    ),
}

CHAPTER_2 = Chapter(
    areas=AREAS,
    dashed=DASHED,
    solid=SOLID,
    cards=_BEFORE_BREAKFAST | _LAMP | _TOWER | _GUTTER,
    wyrms={
        "crease": WyrmCard(spawn=1, spawn_aura=1, act=1, do=(EatSparks(),)),
        "flurry": WyrmCard(act=1, act_aura=1, another=True),
    },
)
