"""Chapter VI, Somebody Drew the Bolt: its two maps and its 43 cards, as told in `story_6.md`."""

from __future__ import annotations

from engine.games.wonder_book.content import (
    AddWyrmCard,
    All,
    AllyComes,
    AllyIn,
    Any,
    AtLeast,
    Beaten,
    BossActs,
    BossComes,
    Card,
    Chapter,
    Choice,
    Clear,
    Count,
    Damage,
    DarkAura,
    Destiny,
    DestinyAtLeast,
    DrainSparks,
    DrawShred,
    EatSparks,
    Effect,
    Erase,
    Flip,
    FoldAway,
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
    NoWyrms,
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
    Spawn,
    Special,
    Stage,
    Tell,
    Test,
    Total,
    Vortex,
    Win,
    Write,
    WyrmCard,
)

STITCHES = (10, 14, 18)  # with 2, 3 and 4 heroes
LINES = (12, 14, 16)
GAPS = 3
HUNGER = ((12, 13, 15), (12, 13, 15), (16, 17, 19))  # of the three stages
LESS = 3  # where you read in the nursery
OBELS_PART = 5  # of the last stage
ALLY_HEARTS = (5, 6, 7)

TOWER = (
    *("bolt-foot", "bolt-inside", "bolt-hooks", "bolt-stair", "bolt-slit", "bell-stair"),
    *("bolt-dog-ear", "bolt-desk", "bolt-chain", "bolt-spine", "bolt-cut"),
)
LECTERNS = ("bolt-capital", "bolt-sentence", "bolt-footnote")
PAGE = (
    *LECTERNS,
    *("bolt-margin", "bolt-comma", "bolt-white", "bolt-struck", "bolt-stop"),
    *("bolt-hail", "bolt-hill", "bolt-tower"),
)
DASHED = (
    ("bolt-foot", "bolt-inside"),
    ("bolt-foot", "bolt-stair"),
    ("bolt-foot", "bolt-slit"),
    ("bolt-hooks", "bolt-inside"),
    ("bolt-hooks", "bolt-stair"),
    ("bell-stair", "bolt-slit"),
    ("bell-stair", "bolt-dog-ear"),
    ("bolt-desk", "bolt-dog-ear"),
    ("bolt-chain", "bolt-desk"),
    ("bolt-chain", "bolt-spine"),
    ("bolt-cut", "bolt-spine"),
    ("bolt-capital", "bolt-margin"),
    ("bolt-comma", "bolt-margin"),
    ("bolt-capital", "bolt-white"),
    ("bolt-comma", "bolt-white"),
    ("bolt-comma", "bolt-footnote"),
    ("bolt-sentence", "bolt-white"),
    ("bolt-struck", "bolt-white"),
    ("bolt-hail", "bolt-white"),
    ("bolt-hail", "bolt-sentence"),
    ("bolt-footnote", "bolt-struck"),
    ("bolt-stop", "bolt-struck"),
    ("bolt-hill", "bolt-struck"),
    ("bolt-hail", "bolt-tower"),
    ("bolt-hill", "bolt-tower"),
)
SOLID = (
    ("bolt-dog-ear", "bolt-stair"),
    ("bolt-dog-ear", "bolt-spine"),
    ("bolt-inside", "bolt-stair"),
    ("bolt-slit", "bolt-stair"),
    ("bolt-desk", "bolt-hooks"),
    ("bolt-desk", "bolt-spine"),
    ("bell-stair", "bolt-cut"),
    ("bolt-capital", "bolt-sentence"),
    ("bolt-capital", "bolt-comma"),
    ("bolt-hail", "bolt-hill"),
    ("bolt-footnote", "bolt-stop"),
    ("bolt-hill", "bolt-stop"),
)

LAST_PAGE, NEEDLE, SPECTACLES = 4, 14, 32  # item cards
_SEW_2 = Roll(2, ((), (Count("stitches"),), (Count("stitches", 2),)))
_SEW_4 = Roll(4, ((), *((Count("stitches", n),) for n in range(1, 5))))
_LINE: tuple[Effect, ...] = (Count("bolt-lines"),)
_LINES_2 = Roll(2, ((), _LINE, (Count("bolt-lines", 2),)))


def _told(key: str, then: tuple[Effect, ...], *do: Effect) -> tuple[Effect, ...]:
    """Something is done, and read out."""
    return (*do, Tell(key, then))


def _held(lectern: str) -> Test:
    """Somebody stands there who reads, and no Wyrm."""
    allies = tuple(AllyIn(ally, lectern) for ally in ("inkling", "wick", "nora"))
    return All((Any((HeroesIn(lectern, 1), *allies)), NoWyrms(lectern)))


def _gap(stack: str, lectern: str, right: str, words: tuple[str, ...]) -> Card:
    """A line of print with a word eaten out: one of three is right."""
    wrong: tuple[Effect, ...] = (HurtIn(lectern, 1), Spawn(1, lectern))
    mended = (Count("bolt-gaps"), Count("bolt-lines"))
    return Card(
        "interaction",
        back=Side(
            choices=tuple(
                Choice(word, do=(Lift(stack),), then=mended)
                if word == right
                else Choice(word, do=wrong)
                for word in words
            )
        ),
    )


def _unfinished(less: int, read: int) -> tuple[Effect, ...]:
    """The Unfinished comes, `less` hungry in every stage and `read` less in the last one."""
    first, second, last = (tuple(n - less for n in stage) for stage in HUNGER)
    return (
        BossComes(
            "unfinished",
            "bolt-stop",
            (
                Stage((first[0], first[1], first[2]), (RemoveWyrms(), GoTo(36))),
                Stage((second[0], second[1], second[2]), (RemoveWyrms(), GoTo(37))),
                Stage((last[0] - read, last[1] - read, last[2] - read), (RemoveWyrms(),)),
            ),
        ),
    )


_THREE = If(All((Heroes(3), Not(Heroes(4)))), (Destiny(1),))
_READING: tuple[Effect, ...] = (If(Has("debt"), (GoTo(26),), (GoTo(27),)),)
_STRUCK: tuple[Effect, ...] = (If(Has("blunt"), (GoTo(22),), (GoTo(21),)),)
_HOME: tuple[Effect, ...] = (GoTo(42),)
_FLIP: tuple[Effect, ...] = (Flip(),)

# The endings: the group's own line comes last [WB-63].
_LAST: tuple[Effect, ...] = (Tell("line", (Win(),)),)


def _ending(key: str) -> tuple[Effect, ...]:
    """An ending of the campaign: two pages, then the last word."""
    return (Tell(key, (Tell(f"{key}-home", _LAST),)),)


_HOME_BEFORE: tuple[Effect, ...] = (
    If(All((Any((Has("posted"), Has("answer"))), Total(14))), _ending("home"), _ending("tomorrow")),
)
_THAW: tuple[Effect, ...] = (
    If(
        All((Total(22), Has("told"), Any((Has("stet"), Has("nest"))))),
        _ending("thaw"),
        _HOME_BEFORE,
    ),
)
_OBEL: tuple[Effect, ...] = (
    If(All((Has("stet"), Total(18), Lacks("told"))), _ending("obel"), _THAW),
)
_HOOK: tuple[Effect, ...] = (
    If(All((Has("named"), AtLeast("bolt-own", 1))), _ending("hook"), _OBEL),
)
_BLANK: tuple[Effect, ...] = (If(Not(Total(11)), _ending("blank"), _HOOK),)
_EVENING: tuple[Effect, ...] = (
    If(DestinyAtLeast(3), (Tell("drizzle", _FLIP),), (Tell("dark", _FLIP),)),
)
_SKY: tuple[Effect, ...] = (If(DestinyAtLeast(5), (Tell("stars", _FLIP),), _EVENING),)

_DUSK: dict[int, Card] = {
    1: Card(
        "story",
        Side(rules=False, then=(Flip(),)),
        Side(rules=False, then=(If(Has("signed"), (Tell("lines", (GoTo(2),)),), (GoTo(2),)),)),
    ),
    2: Card(
        "story",
        Side(
            do=(
                Open(TOWER),
                PlaceHeroes("bolt-foot"),
                *(PutSparks(area, 1) for area in TOWER if area not in ("bolt-cut", "bolt-slit")),
                PutSparks("bolt-slit", 2),
                DrawShred("each"),
                If(Hardcore(), (Spawn(2, "bolt-foot", aura=1),)),
            ),
            then=(Flip(),),
        ),
        Side(
            rules=False,
            then=(
                If(
                    Has("told"),
                    _told("trust", (GoTo(3),), Count("stitches")),
                    (Tell("cool", (GoTo(3),)),),
                ),
            ),
        ),
    ),
    3: Card(
        "story",
        Side(
            do=(GainItem(LAST_PAGE),),
            then=(
                If(
                    Has("page"),
                    _told("whole", (GoTo(5),), Count("stitches", 2)),
                    (Tell("chewed", (GoTo(5),)),),
                ),
            ),
        ),
    ),
    4: Card("item", item="bolt-page"),
    5: Card(
        "rule",
        Side(do=(RuleOn(5),), then=(GoTo(6),)),
        reactions=(
            Reaction("move", (Roll(1, ((Hearts("you", -1),), ())),), when=Holds(LAST_PAGE)),
        ),
    ),
    6: Card(
        "story",
        Side(
            do=(
                Lay("bolt-list", "bolt-inside", (10,)),
                Lay("bolt-pegs", "bolt-hooks", (11,)),
                Lay("bell", "bell-stair", (12,)),
                Lay("bolt-pages", "bolt-stair", (13,)),
            ),
            then=(
                If(
                    Has("porter"),
                    (Tell("nine", (If(Has("spring"), (GoTo(7),), (GoTo(8),)),)),),
                    _told(
                        "alone",
                        (If(Has("spring"), (GoTo(7),), (GoTo(8),)),),
                        Spawn(1, "bolt-foot", aura=1),
                    ),
                ),
            ),
        ),
    ),
    7: Card(
        "story",
        Side(
            choices=(
                Choice(
                    "bring",
                    do=(Erase("spring"), Hearts("each", -1), Destiny(1)),
                    then=(GoTo(8),),
                ),
                Choice("later", then=(GoTo(8),)),
            ),
        ),
    ),
    8: Card("wyrm", Side(do=(AddWyrmCard(8),), then=(GoTo(9),)), wyrm="halves"),
}

_TOWER: dict[int, Card] = {
    9: Card(
        "goal",
        Side(
            goal=Goal(
                Holds(LAST_PAGE, "bolt-cut"),
                vortex="bolt-foot",
                enemies=(RevealWyrm(), PutSparks("bolt-chain", 1)),
            ),
        ),
        Side(rules=False, then=(GoTo(16),)),
    ),
    10: Card("interaction", back=Side(do=(DrawShred("you"), Lift("bolt-list")))),
    11: Card("interaction", back=Side(do=(GainItem(15), Lift("bolt-pegs")))),
    12: Card("interaction", back=Side(do=(Hearts("area", 1), Lift("bell")))),
    13: Card(
        "interaction",
        back=Side(
            do=(
                Link("bolt-dog-ear", "bolt-stair"),
                Link("bolt-dog-ear", "bolt-spine"),
                Lift("bolt-pages"),
            )
        ),
        sparks=1,
    ),
    14: Card(
        "item",
        item="bolt-needle",
        specials=(Special("bolt-needle", (_SEW_4,), when=Here("bolt-cut"), sparks=1),),
    ),
    15: Card(
        "item",
        item="bolt-sandwich",
        discard=True,
        specials=(Special("bolt-sandwich", (Hearts("area", 2),)),),
    ),
    16: Card(
        "story",
        Side(
            do=(LoseItem(LAST_PAGE), RuleOff(5), RemoveWyrms(), GainItem(NEEDLE)),
            then=(
                If(
                    Has("gap"),
                    _told("hem", (Flip(),), Count("stitches")),
                    (Tell("knocks", (Flip(),)),),
                ),
            ),
        ),
        Side(
            rules=False,
            then=(
                If(
                    Has("promise"),
                    _told("first", (GoTo(17),), Count("stitches")),
                    (Tell("waits", (GoTo(17),)),),
                ),
            ),
        ),
    ),
    17: Card(
        "rule",
        Side(do=(RuleOn(17),), then=(GoTo(18),)),
        specials=(Special("bolt-sew", (_SEW_2,), when=Here("bolt-cut"), sparks=1),),
    ),
    18: Card(
        "goal",
        Side(
            goal=Goal(
                AtLeast("stitches", STITCHES),
                vortex="bolt-dog-ear",
                enemies=(RevealWyrm(), PutSparks("bolt-spine", (1, 2, 2))),
            ),
        ),
        Side(do=(_THREE,), then=(GoTo(19),)),
    ),
}

_PAGE: dict[int, Card] = {
    19: Card(
        "story",
        Side(
            do=(
                RuleOff(17),
                LoseItem(NEEDLE),
                FoldAway(),
                Open(PAGE),
                PlaceHeroes("bolt-margin"),
                Vortex("bolt-stop"),
                *(PutSparks(area, 1) for area in (*LECTERNS, "bolt-margin")),
                PutSparks("bolt-comma", 2),
                PutSparks("bolt-hail", 2),
                PutSparks("bolt-hill", 1),
                PutSparks("bolt-tower", 1),
            ),
            then=(Flip(),),
        ),
        Side(rules=False, then=(GoTo(20),), scene="bolt-last-page"),
    ),
    20: Card(
        "story",
        Side(
            rules=False,
            then=(
                If(
                    Has("wick"),
                    _told("lamp", _STRUCK, *(PutSparks(area, 1) for area in LECTERNS)),
                    (
                        If(
                            Has("hearth"),
                            _told("bread", _STRUCK, Hearts("each", 2), DrawShred("each")),
                            (Tell("dark", _STRUCK),),
                        ),
                    ),
                ),
            ),
        ),
    ),
    21: Card(
        "rule",
        Side(do=(RuleOn(21),), then=(GoTo(22),)),
        reactions=(Reaction("move", (Hearts("you", -1),), when=Here("bolt-struck")),),
    ),
    22: Card(
        "story",
        Side(
            then=(
                If(
                    Has("inkling"),
                    _told(
                        "inkling",
                        (GoTo(23),),
                        AllyComes("inkling", "bolt-sentence", ALLY_HEARTS),
                    ),
                    (
                        If(
                            Has("wick"),
                            _told(
                                "wick",
                                (GoTo(23),),
                                AllyComes("wick", "bolt-sentence", ALLY_HEARTS),
                            ),
                            _told(
                                "nora",
                                (GoTo(23),),
                                AllyComes("nora", "bolt-sentence", ALLY_HEARTS),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
    23: Card(
        "rule",
        Side(do=(RuleOn(23),), then=(GoTo(24),)),
        specials=tuple(
            Special(f"{lectern}-read", _LINE, when=Here(lectern), sparks=1) for lectern in LECTERNS
        ),
        reactions=(
            *(Reaction("round", _LINE, when=_held(lectern)) for lectern in LECTERNS),
            Reaction("round", _LINE, when=All(tuple(_held(lectern) for lectern in LECTERNS))),
        ),
    ),
    24: Card("wyrm", Side(do=(AddWyrmCard(24),), then=(GoTo(25),)), wyrm="mouthful"),
    25: Card(
        "story",
        Side(
            do=(
                Lay("bolt-gap-small", "bolt-capital", (28,)),
                Lay("bolt-gap-once", "bolt-sentence", (29,)),
                Lay("bolt-gap-twelve", "bolt-footnote", (30,)),
                Lay("bolt-drawn-door", "bolt-tower", (31,)),
            ),
            then=_READING,
        ),
    ),
    26: Card(
        "story",
        Side(
            choices=(
                Choice("tell", do=(RevealWyrm(), Erase("debt")), then=(GoTo(27),)),
                Choice("refuse", do=(Destiny(-1),), then=(GoTo(27),), when=DestinyAtLeast(2)),
            ),
        ),
    ),
    27: Card(
        "goal",
        Side(
            goal=Goal(
                All((AtLeast("bolt-gaps", GAPS), AtLeast("bolt-lines", LINES))),
                vortex="bolt-stop",
                enemies=(RevealWyrm(), PutSparks("bolt-hail", (1, 2, 2))),
            ),
        ),
        Side(do=(RemoveWyrms(), Hearts("each", 2)), then=(GoTo(33),)),
    ),
    28: _gap("bolt-gap-small", "bolt-capital", "small", ("hungry", "small", "white")),
    29: _gap("bolt-gap-once", "bolt-sentence", "once", ("once", "twice", "never")),
    30: _gap("bolt-gap-twelve", "bolt-footnote", "twelve", ("nine", "ninety", "twelve")),
    31: Card("interaction", back=Side(do=(GainItem(SPECTACLES), Lift("bolt-drawn-door")))),
    32: Card(
        "item",
        item="bolt-spectacles",
        specials=(
            Special(
                "bolt-spectacles",
                (_LINES_2,),
                when=Any(tuple(Here(lectern) for lectern in LECTERNS)),
            ),
        ),
    ),
}

_UNFINISHED: dict[int, Card] = {
    33: Card(
        "story",
        Side(rules=False, then=(If(Has("nest"), (Tell("fewer", _FLIP),), (Tell("all", _FLIP),)),)),
        Side(
            do=(
                RuleOff(23),
                LoseItem(SPECTACLES),
                Clear("bolt-drawn-door"),
                If(
                    Has("stet"),
                    (If(Has("nest"), _unfinished(LESS, OBELS_PART), _unfinished(0, OBELS_PART)),),
                    (If(Has("nest"), _unfinished(LESS, 0), _unfinished(0, 0)),),
                ),
            ),
            then=(
                If(
                    Has("stet"),
                    (Tell("reads", (GoTo(34),)),),
                    (Tell("broken", (GoTo(34),)),),
                ),
            ),
        ),
    ),
    34: Card(
        "rule",
        Side(do=(RuleOn(34),), then=(GoTo(35),)),
        specials=tuple(
            Special(f"{lectern}-aloud", (Damage(2, "anywhere"),), when=Here(lectern), sparks=1)
            for lectern in LECTERNS
        ),
    ),
    35: Card(
        "goal",
        Side(
            goal=Goal(
                Beaten("unfinished"),
                vortex="bolt-stop",
                enemies=(
                    BossActs("unfinished", steps=2, hits=2),
                    RevealWyrm(),
                    PutSparks("bolt-hail", (1, 2, 2)),
                ),
            ),
        ),
        Side(do=(RemoveWyrms(),), then=(GoTo(38),)),
    ),
    36: Card("story", Side()),
    37: Card("story", Side(do=(Hearts("each", 2),))),
    38: Card(
        "story",
        Side(do=(RuleOff(34), RuleOff(21)), then=(Flip(),), scene="bolt-asleep"),
        Side(
            rules=False,
            then=(
                If(
                    Has("minnow"),
                    (Tell("minnow", (GoTo(39),)),),
                    (
                        If(
                            Has("letter"),
                            (Tell("letter", (GoTo(39),)),),
                            (Tell("eye", (GoTo(39),)),),
                        ),
                    ),
                ),
            ),
        ),
    ),
}

_BOLT: dict[int, Card] = {
    39: Card(
        "story",
        Side(
            choices=(
                Choice(
                    "nora",
                    do=(Write("named"), Destiny(-1)),
                    then=(GoTo(40),),
                    when=DestinyAtLeast(2),
                ),
                Choice(
                    "own",
                    do=(Write("named"), Count("bolt-own")),
                    then=(GoTo(40),),
                    when=Has("signed"),
                ),
                Choice("somebody", do=(Destiny(1),), then=(GoTo(40),)),
            ),
        ),
    ),
    40: Card(
        "story",
        Side(rules=False, then=(Flip(),)),
        Side(rules=False, then=(GoTo(41),), scene="bolt-hand"),
    ),
    41: Card(
        "story",
        Side(
            choices=(
                Choice(
                    "ring",
                    do=(Write("ringed"), If(Lacks("porter"), (Destiny(-1),))),
                    then=_HOME,
                    when=Any((Has("porter"), DestinyAtLeast(2))),
                ),
                Choice("tiptoe", then=_HOME),
            ),
        ),
    ),
    42: Card(
        "story",
        Side(
            rules=False,
            then=(
                If(
                    Has("answer"),
                    (Tell("answer", _FLIP),),
                    (If(Has("posted"), (Tell("posted", _FLIP),), _FLIP),),
                ),
            ),
        ),
        Side(
            rules=False,
            then=(
                If(
                    Has("ringed"),
                    (
                        If(
                            Has("porter"),
                            (Tell("nine", (GoTo(43),)),),
                            (Tell("plate", (GoTo(43),)),),
                        ),
                    ),
                    (Tell("polished", (GoTo(43),)),),
                ),
            ),
        ),
    ),
    43: Card(
        "ending",
        Side(then=(If(DestinyAtLeast(7), (Tell("bow", _FLIP),), _SKY),)),
        Side(then=_BLANK),
    ),
}

CHAPTER_6 = Chapter(
    areas=TOWER + PAGE,
    dashed=DASHED,
    solid=SOLID,
    cards=_DUSK | _TOWER | _PAGE | _UNFINISHED | _BOLT,
    wyrms={
        "halves": WyrmCard(spawn=1, spawn_aura=1, act=1, do=(DarkAura(),)),
        "mouthful": WyrmCard(spawn=1, act=1, act_aura=1, do=(EatSparks(), DrainSparks())),
    },
)
