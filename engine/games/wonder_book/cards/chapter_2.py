"""Chapter II, The Folding Season: its map and its cards 1 to 38, as told in `story_2.md`."""

from __future__ import annotations

from engine.games.wonder_book.content import (
    Activate,
    AddWyrmCard,
    All,
    AllyComes,
    AllyHearts,
    AllyIn,
    Any,
    AtLeast,
    Below,
    Card,
    Chapter,
    Choice,
    Clear,
    Close,
    Count,
    Destiny,
    DestinyAtLeast,
    DrawShred,
    EatSparks,
    Effect,
    Flip,
    FoldAway,
    GainItem,
    Goal,
    GoTo,
    Has,
    Hearts,
    Here,
    HeroesIn,
    HurtIn,
    If,
    Join,
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
    Spawn,
    Special,
    StackDone,
    Stun,
    Tell,
    Vortex,
    Walk,
    Win,
    Write,
    WyrmCard,
)

WICK_HEARTS = (4, 4, 5)  # with 2, 3 and 4 heroes
LIGHT = (6, 8, 11)
NOISE = (6, 8, 10)

TOWN = ("bell-stair", "bakery", "lamp-court", "reading-room", "fold-lane", "fold-market")
HILLS = ("hinge-hill", "well", "landing", "fold-glass", "fold-press")
GUTTER = (
    *("fold-brim", "fold-ledge", "fold-echo", "fold-crumb", "fold-cradle"),
    *("fold-pleat", "fold-thread", "fold-knot", "fold-glue", "fold-deep"),
)
DASHED = (
    ("bakery", "bell-stair"),
    ("bakery", "lamp-court"),
    ("lamp-court", "reading-room"),
    ("fold-lane", "lamp-court"),
    ("fold-lane", "fold-market"),
    ("fold-market", "gatehouse"),
    ("gatehouse", "hinge-hill"),
    ("hinge-hill", "well"),
    ("hinge-hill", "landing"),
    ("fold-press", "hinge-hill"),
    ("fold-glass", "landing"),
    ("fold-brim", "fold-ledge"),
    ("fold-brim", "fold-echo"),
    ("fold-crumb", "fold-ledge"),
    ("fold-crumb", "fold-thread"),
    ("fold-glue", "fold-thread"),
    ("fold-deep", "fold-glue"),
    ("fold-cradle", "fold-echo"),
    ("fold-cradle", "fold-pleat"),
    ("fold-cradle", "fold-knot"),
    ("fold-glue", "fold-pleat"),
)
SOLID = (
    ("bell-stair", "reading-room"),
    ("bakery", "fold-lane"),
    ("fold-market", "lamp-court"),
    ("fold-market", "reading-room"),
    ("fold-lane", "gatehouse"),
    ("landing", "well"),
    ("fold-glass", "hinge-hill"),
    ("fold-glass", "fold-press"),
    ("fold-deep", "fold-knot"),
    ("fold-ledge", "fold-pleat"),
    ("fold-deep", "fold-pleat"),
    ("fold-crumb", "fold-pleat"),
    ("fold-pleat", "fold-thread"),
)


def _crease(counter: str, *steps: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """One step further in what folds away; the last one stays the last."""
    todo: tuple[Effect, ...] = ()
    for n, step in enumerate(steps, 1):
        todo = (If(AtLeast(counter, n), step, todo),)
    return (Count(counter), *todo)


def _beside_wick(*areas: str) -> Any:
    return Any(tuple(All((Here(area), AllyIn("wick", area))) for area in areas))


_STREETS = _crease(
    "fold-creases",
    (Vortex("bell-stair"),),
    (Close(("bell-stair",), to="bakery", hurt=1), Vortex("bakery")),
    (
        Close(("bakery", "reading-room"), to="lamp-court", hurt=1),
        Link("fold-market", "lamp-court"),
        Vortex("lamp-court"),
    ),
    (Close(("lamp-court",), to="fold-lane", hurt=1), Vortex("fold-lane")),
    (Close(("fold-lane",), to="fold-market", hurt=1), Vortex("fold-market")),
    (Close(("fold-market",), to="gatehouse", hurt=1), Vortex("gatehouse")),
)
_SCREW = _crease(
    "fold-turns",
    (),
    (Close(("gatehouse",), to="hinge-hill", hurt=1), Vortex("well")),
    (),
    (Close(("well",), to="hinge-hill", hurt=1), Vortex("landing")),
    (),
    (
        Link("fold-glass", "hinge-hill"),
        Close(("landing",), to="fold-glass", hurt=1),
        Vortex("hinge-hill"),
    ),
)
_ASLEEP = Below("fold-awake", 1)
_PAGES = _crease(
    "fold-pages",
    (),
    (),
    (
        Close(("fold-brim",), to="fold-ledge", hurt=1),
        If(_ASLEEP, (Vortex("fold-echo"),)),
    ),
    (),
    (),
    (
        Close(("fold-echo",), to="fold-cradle", hurt=1),
        Close(("fold-ledge",), to="fold-crumb", hurt=1),
        Vortex("fold-cradle"),
    ),
)


def _noise(n: int) -> If:
    """Noise, and as soon as there is too much of it the sleepers wake, once."""
    wake = If(
        AtLeast("fold-noise", NOISE),
        (
            Count("fold-awake"),
            Clear("fold-sleeper"),
            Spawn(2, "fold-cradle", aura=2),
            Vortex("fold-cradle"),
        ),
    )
    return If(_ASLEEP, (Count("fold-noise", n), wake))


_WRONG: tuple[Effect, ...] = (HurtIn("fold-glass", 1),)
_RULES: tuple[Effect, ...] = (GoTo(18),)
_NAMES: tuple[Effect, ...] = (If(Has("signed"), (GoTo(17),), _RULES),)
_OUTSIDE: tuple[Effect, ...] = (If(Has("gap"), (GoTo(16),), _NAMES),)
_GATE: tuple[Effect, ...] = (GoTo(15),)
_IBO: tuple[Effect, ...] = (If(Has("spring"), (GoTo(13),), (GoTo(14),)),)
_TALLY: tuple[Effect, ...] = (
    If(
        AtLeast("fold-kids", 3),
        (Destiny(1), Tell("all", _IBO)),
        (If(AtLeast("fold-kids", 1), (Tell("some", _IBO),), (Tell("none", _IBO),)),),
    ),
)
_BELOW: tuple[Effect, ...] = (If(Has("inkling"), (GoTo(30),), (GoTo(31),)),)
_LIGHT: tuple[Effect, ...] = (GoTo(36),)
_WIN: tuple[Effect, ...] = (Win(),)
_END: tuple[Effect, ...] = (Flip(),)
_CAP: tuple[Effect, ...] = (If(Has("porter"), (Tell("porter", _END),), _END),)
_FLAT: tuple[Effect, ...] = (Tell("flat", _WIN),)
_SIX: tuple[Effect, ...] = (If(DestinyAtLeast(3), (Tell("six", _WIN),), _FLAT),)
_SNOW: tuple[Effect, ...] = (If(DestinyAtLeast(5), (Tell("snow", _WIN),), _SIX),)

_STREET: dict[int, Card] = {
    1: Card("story", Side(rules=False, then=(Flip(),)), Side(rules=False, then=(GoTo(2),))),
    2: Card(
        "story",
        Side(
            do=(
                Open((*TOWN, "gatehouse")),
                PlaceHeroes("bell-stair"),
                PutSparks("bell-stair", 1),
                PutSparks("bakery", 2),
                PutSparks("reading-room", 2),
                PutSparks("fold-market", 1),
                DrawShred("each"),
            ),
            then=(Flip(),),
        ),
        Side(
            do=(
                AllyComes("wick", "lamp-court", WICK_HEARTS),
                Lay("fold-first-kid", "bell-stair", (8,)),
                Lay("fold-next-kid", "reading-room", (9,)),
                Lay("fold-last-kid", "fold-lane", (10,)),
                Lay("fold-oven", "bakery", (7,)),
            ),
            then=(GoTo(3),),
        ),
    ),
    3: Card(
        "rule",
        Side(do=(RuleOn(3),), then=(GoTo(4),)),
        specials=(
            Special("fold-lead", (Lead("wick"),)),
            Special(
                "fold-warm",
                (AllyHearts("wick", 2),),
                when=_beside_wick(*TOWN, "gatehouse", *HILLS, *GUTTER),
                sparks=1,
            ),
        ),
    ),
    4: Card("story", Side(do=(Spawn(1, "bell-stair", aura=1),), then=(GoTo(5),))),
    5: Card("wyrm", Side(do=(AddWyrmCard(5),), then=(GoTo(6),)), wyrm="snowfall"),
    6: Card(
        "goal",
        Side(
            goal=Goal(
                All((HeroesIn("gatehouse"), AllyIn("wick", "gatehouse"))),
                vortex="bell-stair",
                enemies=(*_STREETS, RevealWyrm(), PutSparks("fold-market", 1)),
            ),
        ),
        Side(do=(RemoveWyrms(),), then=_TALLY),
    ),
    7: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("share", do=(Hearts("area", 2), Lift("fold-oven"))),
                Choice("pack", do=(GainItem(11), Lift("fold-oven"))),
            ),
        ),
    ),
    8: Card(
        "interaction", back=Side(do=(Count("fold-kids"), Sparks("you", 1), Lift("fold-first-kid")))
    ),
    9: Card("interaction", back=Side(do=(Count("fold-kids"), GainItem(12), Lift("fold-next-kid")))),
    10: Card(
        "interaction",
        back=Side(do=(Count("fold-kids"), DrawShred("you"), Lift("fold-last-kid"))),
    ),
    11: Card(
        "item",
        item="fold-brick",
        discard=True,
        specials=(Special("fold-brick", (Hearts("area", 2),)),),
    ),
    12: Card("item", item="fold-ribbon", specials=(Special("fold-ribbon", (Join(),)),)),
    13: Card(
        "story",
        Side(
            choices=(
                Choice(
                    "wind",
                    do=(Hearts("each", -1), AllyHearts("wick", -1), Write("porter")),
                    then=_GATE,
                ),
                Choice("leave", do=(Sparks("each", 1),), then=_GATE),
            ),
        ),
    ),
    14: Card(
        "story",
        Side(
            choices=(
                Choice("come", do=(Write("porter"), Spawn(1, "gatehouse", aura=1)), then=_GATE),
                Choice("stay", do=(Hearts("each", 2),), then=_GATE),
            ),
        ),
    ),
}

_ROAD: dict[int, Card] = {
    15: Card(
        "story",
        Side(
            do=(
                Close(TOWN, to="gatehouse"),
                Open(HILLS),
                PutSparks("hinge-hill", 1),
                PutSparks("well", 2),
                PutSparks("landing", 1),
            ),
            then=(Flip(),),
        ),
        Side(
            do=(
                Lay("fold-panes", "fold-glass", (23,)),
                Lay("fold-ice", "well", (24,)),
                Lay("fold-shavings", "hinge-hill", (25,)),
            ),
            then=_OUTSIDE,
        ),
    ),
    16: Card(
        "story",
        Side(do=(Spawn(1, "landing", aura=1), AllyHearts("wick", -1)), then=_NAMES),
    ),
    17: Card(
        "rule",
        Side(do=(RuleOn(17),), then=_RULES),
        specials=(Special("fold-rub", (RuleOff(17),), when=Here("hinge-hill"), sparks=2),),
        reactions=(Reaction("round", (HurtIn("hinge-hill", 1),)),),
    ),
    18: Card(
        "rule",
        Side(do=(RuleOn(18),), then=(GoTo(19),)),
        specials=(
            Special(
                "fold-light",
                (
                    If(
                        AllyIn("wick", "fold-press"),
                        (Count("fold-light", 2),),
                        (Count("fold-light"),),
                    ),
                ),
                when=Here("fold-press"),
                sparks=1,
            ),
        ),
    ),
    19: Card(
        "story",
        Side(
            choices=(
                Choice("shoes", do=(GainItem(20),), then=(GoTo(22),)),
                Choice("snuffer", do=(GainItem(21),), then=(GoTo(22),)),
            ),
        ),
    ),
    20: Card("item", item="fold-shoes", specials=(Special("fold-shoes", (Walk(2),)),)),
    21: Card(
        "item",
        item="fold-snuffer",
        specials=(Special("fold-snuffer", (Stun("area", all=True),), sparks=1),),
    ),
    22: Card(
        "goal",
        Side(
            goal=Goal(
                All((StackDone("fold-panes"), AtLeast("fold-light", LIGHT))),
                vortex="gatehouse",
                enemies=(
                    *_SCREW,
                    If(
                        AtLeast("fold-light", 1),
                        (Count("fold-light", -1),),
                        (HurtIn("fold-press", 1),),
                    ),
                    RevealWyrm(),
                    PutSparks("hinge-hill", (1, 2, 2)),
                ),
            ),
        ),
        Side(rules=False, then=(GoTo(26),)),
    ),
    23: Card(
        "interaction",
        back=Side(
            choices=(
                *(Choice(key, do=_WRONG) for key in ("one", "two", "three", "four")),
                Choice(
                    "five",
                    do=(Lift("fold-panes"), AllyHearts("wick", -1)),
                    then=(Link("fold-glass", "fold-press"),),
                ),
                Choice("six", do=_WRONG),
            ),
            scene="fold-panes",
        ),
        sparks=1,
    ),
    24: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("crack", do=(Sparks("you", 3), Spawn(1, "well"), Lift("fold-ice"))),
                Choice(
                    "lie",
                    do=(
                        Lift("fold-ice"),
                        Roll(2, ((), (Hearts("you", 2),), (Hearts("you", 3), DrawShred("you")))),
                    ),
                ),
            ),
        ),
    ),
    25: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("greet", do=(Hearts("area", 1), Lift("fold-shavings"))),
                Choice("hide", do=(DrawShred("you"), Hearts("you", -1), Lift("fold-shavings"))),
            ),
        ),
    ),
}

_GUTTER: dict[int, Card] = {
    26: Card(
        "story",
        Side(
            do=(
                RuleOff(17),
                RuleOff(18),
                FoldAway(),
                Open(GUTTER),
                PlaceHeroes("fold-brim"),
                AllyComes("wick", "fold-brim", WICK_HEARTS),
                PutSparks("fold-brim", 1),
                PutSparks("fold-ledge", 1),
                PutSparks("fold-echo", 2),
                PutSparks("fold-crumb", 2),
                PutSparks("fold-glue", 1),
            ),
            then=(Flip(),),
        ),
        Side(
            do=(
                Hearts("each", 1),
                Lay("fold-sleeper", "fold-cradle", (32,)),
                Lay("fold-string", "fold-knot", (33,)),
                Lay("fold-crumbs", "fold-crumb", (34,)),
            ),
            then=(GoTo(27),),
        ),
    ),
    27: Card("wyrm", Side(do=(AddWyrmCard(27),), then=(GoTo(28),)), wyrm="dog-ear"),
    28: Card(
        "rule",
        Side(do=(RuleOn(28),), then=(GoTo(29),)),
        reactions=(
            Reaction("attack", (_noise(2),)),
            Reaction("skill", (_noise(1),)),
            Reaction("interact", (_noise(1),)),
            Reaction("move", (_noise(1),), when=Here("fold-cradle")),
        ),
    ),
    29: Card(
        "rule",
        Side(do=(RuleOn(29),), then=_BELOW),
        specials=(Special("fold-read", (Stun("area", all=True),), sparks=1),),
    ),
    30: Card(
        "story",
        Side(
            do=(Link("fold-ledge", "fold-pleat"), Link("fold-deep", "fold-pleat")),
            then=(GoTo(31),),
        ),
    ),
    31: Card(
        "goal",
        Side(
            goal=Goal(
                All((HeroesIn("fold-deep"), AllyIn("wick", "fold-deep"))),
                vortex="fold-brim",
                enemies=(
                    *_PAGES,
                    AllyHearts("wick", -1),
                    If(_ASLEEP, (Spawn(1), Activate(1)), (RevealWyrm(),)),
                    PutSparks("fold-crumb", 1),
                    PutSparks("fold-echo", 1),
                ),
            ),
        ),
        Side(
            rules=False,
            then=(If(_ASLEEP, (Write("hush"), Tell("hush", _LIGHT)), (Tell("woken", _LIGHT),)),),
        ),
    ),
    32: Card(
        "interaction",
        back=Side(
            choices=(
                Choice(
                    "cover", do=(Hearts("you", -1), Count("fold-noise", -3), Lift("fold-sleeper"))
                ),
                Choice("pluck", do=(DrawShred("you", 2), Lift("fold-sleeper"), _noise(2))),
            ),
        ),
    ),
    33: Card(
        "interaction",
        back=Side(do=(Lift("fold-string"),), then=(Link("fold-deep", "fold-knot"),)),
        sparks=2,
    ),
    34: Card("interaction", back=Side(do=(GainItem(35), Lift("fold-crumbs")))),
    35: Card(
        "item",
        item="fold-halter",
        specials=(Special("fold-halter", (Lead("wick"), Lead("wick")), sparks=1),),
    ),
    36: Card(
        "story",
        Side(
            choices=(
                Choice("wick", do=(Write("wick"),), then=(GoTo(37),)),
                Choice("hearth", do=(Write("hearth"), Destiny(1)), then=(GoTo(37),)),
            ),
        ),
    ),
    37: Card("story", Side(rules=False, then=(Flip(),)), Side(rules=False, then=(GoTo(38),))),
    38: Card(
        "ending",
        Side(then=(If(Has("wick"), (Tell("wick", _CAP),), (Tell("hearth", _CAP),)),)),
        Side(then=(If(DestinyAtLeast(7), (Tell("standing", _WIN),), _SNOW),)),
    ),
}

CHAPTER_2 = Chapter(
    areas=(*TOWN, "gatehouse", *HILLS, *GUTTER),
    dashed=DASHED,
    solid=SOLID,
    cards=_STREET | _ROAD | _GUTTER,
    wyrms={
        "snowfall": WyrmCard(spawn=2, spawn_aura=1, do=(EatSparks(),)),
        "dog-ear": WyrmCard(act=1, act_aura=1, another=True),
    },
)
