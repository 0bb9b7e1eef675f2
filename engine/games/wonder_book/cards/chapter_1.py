"""Chapter I, Eight Went Home: its map and its cards 1 to 42, as told in `story_1.md`."""

from __future__ import annotations

from engine.games.wonder_book.content import (
    AddWyrmCard,
    All,
    AtLeast,
    Bring,
    Card,
    Chapter,
    Choice,
    ChooseHeroes,
    Clear,
    Count,
    Damage,
    Destiny,
    DestinyAtLeast,
    DrainSparks,
    DrawShred,
    Effect,
    Flip,
    GainItem,
    Goal,
    GoTo,
    Has,
    Hearts,
    Here,
    HeroesIn,
    HurtIn,
    If,
    Lacks,
    Lay,
    Lift,
    Open,
    PaySparks,
    PlaceHeroes,
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
    Stun,
    Tell,
    Upgrade,
    Win,
    Write,
    WyrmCard,
)

TOLL = 4  # Sparks
STITCHES = (11, 12, 18)  # with 2, 3 and 4 heroes
SPRING_STITCHES = 3
INKLING_STITCHES = 2
BOBBIN_STITCHES = 2

AREAS = (
    *("landing", "well", "hinge-hill", "gatehouse"),
    *("lamp-court", "bakery", "bell-stair", "reading-room"),
    *("paper-bridge", "seam", "torn-edge"),
)
DASHED = (
    ("landing", "well"),
    ("hinge-hill", "landing"),
    ("hinge-hill", "well"),
    ("gatehouse", "hinge-hill"),
    ("gatehouse", "lamp-court"),
    ("bakery", "lamp-court"),
    ("lamp-court", "reading-room"),
    ("bakery", "bell-stair"),
    ("paper-bridge", "reading-room"),
    ("paper-bridge", "seam"),
    ("seam", "torn-edge"),
)
SOLID = (
    ("gatehouse", "well"),
    ("gatehouse", "landing"),
    ("bell-stair", "lamp-court"),
    ("bell-stair", "reading-room"),
    ("bakery", "reading-room"),
    ("paper-bridge", "torn-edge"),
)

_WRONG: tuple[Effect, ...] = (HurtIn("reading-room", 1), Spawn(1, "reading-room"))
_SET: tuple[Effect, ...] = (Count("rings"),)  # once the page is turned: it can meet the goal
_SEW_2 = Roll(2, ((), (Count("stitches"),), (Count("stitches", 2),)))
_SEW_4 = Roll(4, ((), *((Count("stitches", n),) for n in range(1, 5))))
_MEND: tuple[Effect, ...] = (If(Has("inkling"), (GoTo(32),), (GoTo(35),)),)
_CROSS: tuple[Effect, ...] = (If(Has("signed"), (GoTo(31),), _MEND),)
_HOME: tuple[Effect, ...] = (Upgrade({"ken": 38, "lara": 39, "tina": 40, "sid": 41}), GoTo(42))
_POCKETS: tuple[Effect, ...] = (If(Has("spring"), (Tell("cap", (Flip(),)),), (Flip(),)),)
_WIN: tuple[Effect, ...] = (Win(),)
_FOLDED: tuple[Effect, ...] = (Tell("folded", _WIN),)
_LAMPS: tuple[Effect, ...] = (If(DestinyAtLeast(3), (Tell("lamps", _WIN),), _FOLDED),)
_BREAD: tuple[Effect, ...] = (If(DestinyAtLeast(5), (Tell("bread", _WIN),), _LAMPS),)

_TOWER: dict[int, Card] = {
    1: Card(
        "story",
        Side(rules=False, then=(Flip(),)),
        Side(rules=False, then=(GoTo(2),)),
    ),
    2: Card(
        "story",
        Side(
            choices=(
                Choice("sign", do=(Write("signed"),), then=(GoTo(3),)),
                Choice("blank", then=(GoTo(3),)),
            ),
        ),
    ),
    3: Card(
        "story",
        Side(do=(ChooseHeroes(""),), then=(Flip(),)),
        Side(rules=False, then=(GoTo(4),)),
    ),
}

_LANDING: dict[int, Card] = {
    4: Card(
        "story",
        Side(
            do=(
                Open(("landing", "well", "hinge-hill", "gatehouse")),
                PlaceHeroes("landing"),
                PutSparks("landing", 1),
                PutSparks("well", 3),
                PutSparks("hinge-hill", 2),
            ),
            then=(Flip(),),
        ),
        Side(do=(Spawn(1, "landing", aura=1),), then=(GoTo(5),)),
    ),
    5: Card(
        "rule",
        Side(do=(RuleOn(5),), then=(GoTo(6),)),
        specials=(
            Special(
                "well",
                (Roll(2, ((Hearts("you", -1),), (Sparks("you", 1),), (Sparks("you", 2),))),),
                when=Here("well"),
            ),
        ),
    ),
    6: Card(
        "goal",
        Side(
            goal=Goal(
                All((HeroesIn("gatehouse"), SparksHeld(TOLL, "gatehouse"))),
                vortex="landing",
                enemies=(RevealWyrm(), PutSparks("well", 1)),
            ),
        ),
        Side(
            choices=(
                Choice("free", then=(GoTo(7),), when=Has("signed")),
                Choice("pay", do=(PaySparks(TOLL),), then=(GoTo(7),), when=Lacks("signed")),
                Choice("late", do=(Write("signed"),), then=(GoTo(7),), when=Lacks("signed")),
            ),
        ),
    ),
    7: Card(
        "story",
        Side(
            choices=(
                Choice("lantern", do=(GainItem(8),), then=(GoTo(10),)),
                Choice("whistle", do=(GainItem(9),), then=(GoTo(10),)),
            ),
        ),
    ),
    8: Card("item", item="lantern", specials=(Special("lantern", (Hearts("area", 1),), sparks=1),)),
    9: Card("item", item="whistle", specials=(Special("whistle", (Stun("adjacent"),)),)),
    10: Card(
        "story",
        Side(do=(DrawShred("each"),), then=(Flip(),)),
        Side(
            do=(
                Open(("lamp-court", "bakery", "bell-stair", "reading-room")),
                PlaceHeroes("lamp-court"),
                PutSparks("lamp-court", 1),
                PutSparks("bakery", 2),
                PutSparks("bell-stair", 2),
                PutSparks("reading-room", 1),
            ),
            then=(GoTo(11),),
        ),
    ),
}

_TOWN: dict[int, Card] = {
    11: Card(
        "rule",
        Side(do=(RuleOn(11),), then=(GoTo(12),)),
        specials=(
            Special(
                "lamps",
                (Stun("area", all=True), Hearts("area", 1)),
                when=Here("lamp-court"),
                sparks=1,
            ),
        ),
    ),
    12: Card(
        "story",
        Side(rules=False, then=(Flip(),)),
        Side(
            do=(
                Lay("ovens", "bakery", (14, 15)),
                Lay("satchel", "lamp-court", (16, 17)),
                Lay("bell", "bell-stair", (18, 19)),
                Lay("door", "reading-room", (20, 21)),
            ),
            then=(GoTo(13),),
        ),
    ),
    13: Card(
        "goal",
        Side(
            goal=Goal(
                AtLeast("rings", 2),
                vortex="gatehouse",
                enemies=(RevealWyrm(), PutSparks("lamp-court", 1)),
            ),
        ),
        Side(rules=False, then=(GoTo(25),)),
    ),
    14: Card("interaction", back=Side(do=(GainItem(22), Lift("ovens")))),
    15: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("feed", do=(Hearts("you", -1), Write("inkling"), Lift("ovens"))),
                Choice("nest", do=(DrawShred("you", 2), Lift("ovens"))),
            ),
        ),
    ),
    16: Card("interaction", back=Side(do=(GainItem(24), Lift("satchel")))),
    17: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("open", do=(Write("letter"), Lift("satchel"))),
                Choice("keep", do=(Destiny(1), Lift("satchel"))),
            ),
        ),
    ),
    18: Card("interaction", back=Side(do=(Hearts("area", 1), Lift("bell")))),
    19: Card(
        "interaction",
        back=Side(
            choices=(
                Choice(
                    "ring",
                    do=(RemoveWyrms(), Lift("bell"), Destiny(-1)),
                    when=DestinyAtLeast(2),
                ),
                Choice("untie", do=(GainItem(23), Lift("bell"))),
            ),
        ),
    ),
    20: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("milo", do=_WRONG),
                Choice("nora", do=(Lift("door"),), then=_SET),
                Choice("uma", do=_WRONG),
            ),
        ),
        sparks=1,
    ),
    21: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("satchel", do=_WRONG),
                Choice("coat", do=(Lift("door"),), then=_SET),
                Choice("apron", do=_WRONG),
            ),
        ),
        sparks=1,
    ),
    22: Card(
        "item",
        item="loaf",
        discard=True,
        specials=(Special("loaf", (Damage(2, "adjacent"),)),),
    ),
    23: Card("item", item="rope", specials=(Special("rope", (Bring(),)),)),
    24: Card("item", item="satchel", specials=(Special("satchel", (DrawShred("you"),), sparks=1),)),
}

_TORN_PAGE: dict[int, Card] = {
    25: Card(
        "story",
        Side(rules=False, then=(Flip(),)),
        Side(do=(RemoveWyrms(), Hearts("each", 2), GainItem(26)), then=(GoTo(27),)),
    ),
    26: Card(
        "item",
        item="needle",
        specials=(Special("needle", (_SEW_4,), when=Here("torn-edge"), sparks=1),),
    ),
    27: Card(
        "story",
        Side(
            do=(
                RuleOff(5),
                RuleOff(11),
                Clear("ovens"),
                Clear("satchel"),
                Clear("bell"),
                Open(("paper-bridge", "seam", "torn-edge")),
                PutSparks("paper-bridge", 1),
                PutSparks("seam", 3),
            ),
            then=(Flip(),),
        ),
        Side(
            do=(
                PlaceHeroes("paper-bridge"),
                Lay("dragon", "paper-bridge", (33,)),
                Lay("bobbin", "seam", (34,)),
            ),
            then=(GoTo(28),),
        ),
    ),
    28: Card("wyrm", Side(do=(AddWyrmCard(28),), then=(GoTo(29),)), wyrm="unravel"),
    29: Card(
        "rule",
        Side(do=(RuleOn(29),), then=(GoTo(30),)),
        specials=(Special("sew", (_SEW_2,), when=Here("torn-edge"), sparks=1),),
    ),
    30: Card(
        "story",
        Side(
            choices=(
                Choice(
                    "spring",
                    do=(Count("stitches", SPRING_STITCHES), Write("spring"), Destiny(-1)),
                    when=DestinyAtLeast(2),
                    then=_CROSS,
                ),
                Choice("laces", do=(Hearts("each", -1),), then=_CROSS),
            ),
        ),
    ),
    31: Card(
        "story",
        Side(do=(Hearts("each", -1), Spawn(1, "torn-edge")), then=_MEND),
    ),
    32: Card("story", Side(do=(Count("stitches", INKLING_STITCHES),), then=(GoTo(35),))),
    33: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("rest", do=(Hearts("area", 2), Lift("dragon"))),
                Choice(
                    "pick",
                    do=(
                        Lift("dragon"),
                        Roll(
                            2, ((Hearts("you", -1),), (DrawShred("you"),), (DrawShred("you", 2),))
                        ),
                    ),
                ),
            ),
        ),
    ),
    34: Card(
        "interaction",
        back=Side(do=(Lift("bobbin"),), then=(Count("stitches", BOBBIN_STITCHES),)),
        sparks=2,
    ),
    35: Card(
        "goal",
        Side(
            goal=Goal(
                AtLeast("stitches", STITCHES),
                vortex="torn-edge",
                enemies=(RevealWyrm(), PutSparks("seam", (1, 2, 2))),
            ),
        ),
        Side(rules=False, then=(GoTo(36),)),
    ),
    36: Card(
        "story",
        Side(
            choices=(
                Choice("shut", do=(Destiny(1),), then=_HOME),
                Choice("gap", do=(Write("gap"),), then=_HOME),
                Choice("minnow", then=(GoTo(37),), when=Has("letter"), told=False),
            ),
        ),
    ),
    37: Card(
        "story",
        Side(rules=False, then=(Flip(),)),
        Side(do=(Write("gap"), Destiny(1)), then=_HOME),
    ),
    38: Card("upgrade", Side(), hero="ken", skills=("whirl", "bear-hug")),
    39: Card("upgrade", Side(), hero="lara", skills=("plan-b", "long-throw")),
    40: Card("upgrade", Side(), hero="tina", skills=("hush", "share-out")),
    41: Card("upgrade", Side(), hero="sid", skills=("magnet", "tripwire")),
    42: Card(
        "ending",
        Side(then=(If(Has("gap"), (Tell("drying", _POCKETS),), (Tell("dust", _POCKETS),)),)),
        Side(then=(If(DestinyAtLeast(7), (Tell("unfolded", _WIN),), _BREAD),)),
    ),
}

CHAPTER_1 = Chapter(
    areas=AREAS,
    dashed=DASHED,
    solid=SOLID,
    cards=_TOWER | _LANDING | _TOWN | _TORN_PAGE,
    wyrms={"unravel": WyrmCard(spawn=1, act=1, act_aura=1, do=(DrainSparks(),))},
    late=True,
)
