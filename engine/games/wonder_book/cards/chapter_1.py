"""Chapter I, Eight Went Home: its map and its cards 1 to 42, as told in `story_1.md`."""

from __future__ import annotations

from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.effects import Effect
from engine.games.wonder_book.cards.kinds import (
    Card,
    Chapter,
    Choice,
    Goal,
    Side,
    Special,
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

_WRONG: tuple[Effect, ...] = (do.HurtIn("reading-room", 1), do.Spawn(1, "reading-room"))
_SET: tuple[Effect, ...] = (do.Count("rings"),)  # once the page is turned: it can meet the goal
_SEW_2 = do.Roll(2, ((), (do.Count("stitches"),), (do.Count("stitches", 2),)))
_SEW_4 = do.Roll(4, ((), *((do.Count("stitches", n),) for n in range(1, 5))))
_MEND: tuple[Effect, ...] = (do.If(when.Has("inkling"), (do.GoTo(32),), (do.GoTo(35),)),)
_CROSS: tuple[Effect, ...] = (do.If(when.Has("signed"), (do.GoTo(31),), _MEND),)
_HOME: tuple[Effect, ...] = (
    do.Upgrade({"ken": 38, "lara": 39, "tina": 40, "sid": 41}),
    do.GoTo(42),
)
_POCKETS: tuple[Effect, ...] = (
    do.If(when.Has("spring"), (do.Tell("cap", (do.Flip(),)),), (do.Flip(),)),
)
_WIN: tuple[Effect, ...] = (do.Win(),)
_FOLDED: tuple[Effect, ...] = (do.Tell("folded", _WIN),)
_LAMPS: tuple[Effect, ...] = (do.If(when.DestinyAtLeast(3), (do.Tell("lamps", _WIN),), _FOLDED),)
_BREAD: tuple[Effect, ...] = (do.If(when.DestinyAtLeast(5), (do.Tell("bread", _WIN),), _LAMPS),)

_ENDS = {end: f"eight-end-{end}" for end in ("folded", "lamps", "bread", "unfolded")}

_TOWER: dict[int, Card] = {
    1: Card(
        "story",
        Side(rules=False, then=(do.Flip(),), scene="eight-hail"),
        Side(rules=False, then=(do.GoTo(2),), scene="eight-hooks"),
    ),
    2: Card(
        "story",
        Side(
            rules=False,
            choices=(
                Choice("sign", do=(do.Write("signed"),), then=(do.GoTo(3),)),
                Choice("blank", then=(do.GoTo(3),)),
            ),
            scene="eight-desk",
        ),
    ),
    3: Card(
        "story",
        Side(do=(do.ChooseHeroes(""),), then=(do.Flip(),), scene="eight-open"),
        Side(rules=False, then=(do.GoTo(4),), scene="eight-fall"),
    ),
}

_LANDING: dict[int, Card] = {
    4: Card(
        "story",
        Side(
            do=(
                do.Open(("landing", "well", "hinge-hill", "gatehouse")),
                do.PlaceHeroes("landing"),
                do.PutSparks("landing", 1),
                do.PutSparks("well", 3),
                do.PutSparks("hinge-hill", 2),
            ),
            then=(do.Flip(),),
            scene="eight-landing",
        ),
        Side(do=(do.Spawn(1, "landing", aura=1),), then=(do.GoTo(5),)),
    ),
    5: Card(
        "rule",
        Side(do=(do.RuleOn(5),), then=(do.GoTo(6),)),
        specials=(
            Special(
                "well",
                (
                    do.Roll(
                        2, ((do.Hearts("you", -1),), (do.Sparks("you", 1),), (do.Sparks("you", 2),))
                    ),
                ),
                when=when.Here("well"),
            ),
        ),
    ),
    6: Card(
        "goal",
        Side(
            goal=Goal(
                when.All((when.HeroesIn("gatehouse"), when.SparksHeld(TOLL, "gatehouse"))),
                vortex="landing",
                enemies=(do.RevealWyrm(), do.PutSparks("well", 1)),
            ),
            scene="eight-flap",
        ),
        Side(
            choices=(
                Choice("free", then=(do.GoTo(7),), when=when.Has("signed")),
                Choice(
                    "pay", do=(do.PaySparks(TOLL),), then=(do.GoTo(7),), when=when.Lacks("signed")
                ),
                Choice(
                    "late", do=(do.Write("signed"),), then=(do.GoTo(7),), when=when.Lacks("signed")
                ),
            ),
        ),
    ),
    7: Card(
        "story",
        Side(
            choices=(
                Choice("lantern", do=(do.GainItem(8),), then=(do.GoTo(10),)),
                Choice("whistle", do=(do.GainItem(9),), then=(do.GoTo(10),)),
            ),
        ),
    ),
    8: Card(
        "item", item="lantern", specials=(Special("lantern", (do.Hearts("area", 1),), sparks=1),)
    ),
    9: Card("item", item="whistle", specials=(Special("whistle", (do.Stun("adjacent"),)),)),
    10: Card(
        "story",
        Side(do=(do.DrawShred("each"),), then=(do.Flip(),)),
        Side(
            do=(
                do.Open(("lamp-court", "bakery", "bell-stair", "reading-room")),
                do.PlaceHeroes("lamp-court"),
                do.PutSparks("lamp-court", 1),
                do.PutSparks("bakery", 2),
                do.PutSparks("bell-stair", 2),
                do.PutSparks("reading-room", 1),
            ),
            then=(do.GoTo(11),),
            scene="eight-street",
        ),
    ),
}

_TOWN: dict[int, Card] = {
    11: Card(
        "rule",
        Side(do=(do.RuleOn(11),), then=(do.GoTo(12),)),
        specials=(
            Special(
                "lamps",
                (do.Stun("area", all=True), do.Hearts("area", 1)),
                when=when.Here("lamp-court"),
                sparks=1,
            ),
        ),
    ),
    12: Card(
        "story",
        Side(rules=False, then=(do.Flip(),), scene="eight-door"),
        Side(
            do=(
                do.Lay("ovens", "bakery", (14, 15)),
                do.Lay("satchel", "lamp-court", (16, 17)),
                do.Lay("bell", "bell-stair", (18, 19)),
                do.Lay("door", "reading-room", (20, 21)),
            ),
            then=(do.GoTo(13),),
        ),
    ),
    13: Card(
        "goal",
        Side(
            goal=Goal(
                when.AtLeast("rings", 2),
                vortex="gatehouse",
                enemies=(do.RevealWyrm(), do.PutSparks("lamp-court", 1)),
            ),
        ),
        Side(rules=False, then=(do.GoTo(25),)),
    ),
    14: Card("interaction", back=Side(do=(do.GainItem(22), do.Lift("ovens")))),
    15: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("feed", do=(do.Hearts("you", -1), do.Write("inkling"), do.Lift("ovens"))),
                Choice("nest", do=(do.DrawShred("you", 2), do.Lift("ovens"))),
            ),
        ),
    ),
    16: Card("interaction", back=Side(do=(do.GainItem(24), do.Lift("satchel")))),
    17: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("open", do=(do.Write("letter"), do.Lift("satchel"))),
                Choice("keep", do=(do.Destiny(1), do.Lift("satchel"))),
            ),
        ),
    ),
    18: Card("interaction", back=Side(do=(do.Hearts("area", 1), do.Lift("bell")))),
    19: Card(
        "interaction",
        back=Side(
            choices=(
                Choice(
                    "ring",
                    do=(do.RemoveWyrms(), do.Lift("bell"), do.Destiny(-1)),
                    when=when.DestinyAtLeast(2),
                ),
                Choice("untie", do=(do.GainItem(23), do.Lift("bell"))),
            ),
        ),
    ),
    20: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("milo", do=_WRONG),
                Choice("nora", do=(do.Lift("door"),), then=_SET),
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
                Choice("coat", do=(do.Lift("door"),), then=_SET),
                Choice("apron", do=_WRONG),
            ),
        ),
        sparks=1,
    ),
    22: Card(
        "item",
        item="loaf",
        discard=True,
        specials=(Special("loaf", (do.Damage(2, "adjacent"),)),),
    ),
    23: Card("item", item="rope", specials=(Special("rope", (do.Bring(),)),)),
    24: Card(
        "item", item="satchel", specials=(Special("satchel", (do.DrawShred("you"),), sparks=1),)
    ),
}

_TORN_PAGE: dict[int, Card] = {
    25: Card(
        "story",
        Side(rules=False, then=(do.Flip(),), scene="eight-room"),
        Side(do=(do.RemoveWyrms(), do.Hearts("each", 2), do.GainItem(26)), then=(do.GoTo(27),)),
    ),
    26: Card(
        "item",
        item="needle",
        specials=(Special("needle", (_SEW_4,), when=when.Here("torn-edge"), sparks=1),),
    ),
    27: Card(
        "story",
        Side(
            do=(
                do.RuleOff(5),
                do.RuleOff(11),
                do.Clear("ovens"),
                do.Clear("satchel"),
                do.Clear("bell"),
                do.Open(("paper-bridge", "seam", "torn-edge")),
                do.PutSparks("paper-bridge", 1),
                do.PutSparks("seam", 3),
            ),
            then=(do.Flip(),),
        ),
        Side(
            do=(
                do.PlaceHeroes("paper-bridge"),
                do.Lay("dragon", "paper-bridge", (33,)),
                do.Lay("bobbin", "seam", (34,)),
            ),
            then=(do.GoTo(28),),
            scene="eight-tear",
        ),
    ),
    28: Card("wyrm", Side(do=(do.AddWyrmCard(28),), then=(do.GoTo(29),)), wyrm="unravel"),
    29: Card(
        "rule",
        Side(do=(do.RuleOn(29),), then=(do.GoTo(30),)),
        specials=(Special("sew", (_SEW_2,), when=when.Here("torn-edge"), sparks=1),),
    ),
    30: Card(
        "story",
        Side(
            choices=(
                Choice(
                    "spring",
                    do=(do.Count("stitches", SPRING_STITCHES), do.Write("spring"), do.Destiny(-1)),
                    when=when.DestinyAtLeast(2),
                    then=_CROSS,
                ),
                Choice("laces", do=(do.Hearts("each", -1),), then=_CROSS),
            ),
        ),
    ),
    31: Card(
        "story",
        Side(do=(do.Hearts("each", -1), do.Spawn(1, "torn-edge")), then=_MEND),
    ),
    32: Card("story", Side(do=(do.Count("stitches", INKLING_STITCHES),), then=(do.GoTo(35),))),
    33: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("rest", do=(do.Hearts("area", 2), do.Lift("dragon"))),
                Choice(
                    "pick",
                    do=(
                        do.Lift("dragon"),
                        do.Roll(
                            2,
                            (
                                (do.Hearts("you", -1),),
                                (do.DrawShred("you"),),
                                (do.DrawShred("you", 2),),
                            ),
                        ),
                    ),
                ),
            ),
            scene="eight-dragon",
        ),
    ),
    34: Card(
        "interaction",
        back=Side(do=(do.Lift("bobbin"),), then=(do.Count("stitches", BOBBIN_STITCHES),)),
        sparks=2,
    ),
    35: Card(
        "goal",
        Side(
            goal=Goal(
                when.AtLeast("stitches", STITCHES),
                vortex="torn-edge",
                enemies=(do.RevealWyrm(), do.PutSparks("seam", (1, 2, 2))),
            ),
        ),
        Side(rules=False, then=(do.GoTo(36),), scene="eight-thumb"),
    ),
    36: Card(
        "story",
        Side(
            rules=False,
            choices=(
                Choice("shut", do=(do.Destiny(1),), then=_HOME),
                Choice("gap", do=(do.Write("gap"),), then=_HOME),
                Choice("minnow", then=(do.GoTo(37),), when=when.Has("letter"), told=False),
            ),
        ),
    ),
    37: Card(
        "story",
        Side(rules=False, then=(do.Flip(),)),
        Side(do=(do.Write("gap"), do.Destiny(1)), then=_HOME),
    ),
    38: Card("upgrade", Side(), hero="ken", skills=("whirl", "bear-hug")),
    39: Card("upgrade", Side(), hero="lara", skills=("plan-b", "long-throw")),
    40: Card("upgrade", Side(), hero="tina", skills=("hush", "share-out")),
    41: Card("upgrade", Side(), hero="sid", skills=("magnet", "tripwire")),
    42: Card(
        "ending",
        Side(
            then=(
                do.If(
                    when.Has("gap"), (do.Tell("drying", _POCKETS),), (do.Tell("dust", _POCKETS),)
                ),
            ),
            scene="eight-back",
        ),
        Side(
            then=(do.If(when.DestinyAtLeast(7), (do.Tell("unfolded", _WIN),), _BREAD),),
            scenes=_ENDS,
        ),
    ),
}

CHAPTER_1 = Chapter(
    areas=AREAS,
    dashed=DASHED,
    solid=SOLID,
    cards=_TOWER | _LANDING | _TOWN | _TORN_PAGE,
    wyrms={"unravel": WyrmCard(spawn=1, act=1, act_aura=1, do=(do.DrainSparks(),))},
    late=True,
)
