"""Chapter VI, Somebody Drew the Bolt: its two maps and its 43 cards, as told in `story_6.md`."""

from __future__ import annotations

from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.conditions import Test
from engine.games.wonder_book.cards.effects import Effect, Stage
from engine.games.wonder_book.cards.kinds import (
    Card,
    Chapter,
    Choice,
    Goal,
    Reaction,
    Side,
    Special,
    WyrmCard,
)

STITCHES = (10, 14, 18)  # with 2, 3 and 4 heroes
LINES = (12, 14, 16)
GAPS = 3
HUNGER = ((12, 13, 15), (12, 13, 15), (16, 17, 19))  # hunger of the three stages
LESS = 3  # taken off if the party read in the nursery
OBELS_PART = 5  # his part of the last stage
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
_SEW_2 = do.Roll(2, ((), (do.Count("stitches"),), (do.Count("stitches", 2),)))
_SEW_4 = do.Roll(4, ((), *((do.Count("stitches", n),) for n in range(1, 5))))
_LINE: tuple[Effect, ...] = (do.Count("bolt-lines"),)
_LINES_2 = do.Roll(2, ((), _LINE, (do.Count("bolt-lines", 2),)))


def _told(key: str, then: tuple[Effect, ...], *effects: Effect) -> tuple[Effect, ...]:
    """Something happens, and is read out."""
    return (*effects, do.Tell(key, then))


def _held(lectern: str) -> Test:
    """Somebody who reads stands there, and no Wyrm."""
    allies = tuple(when.AllyIn(ally, lectern) for ally in ("inkling", "wick", "nora"))
    return when.All((when.Any((when.HeroesIn(lectern, 1), *allies)), when.NoWyrms(lectern)))


def _gap(stack: str, right: str, words: tuple[str, ...], *wrong: Effect) -> Card:
    """A line of print with a word eaten out of it; one of three words is right, and any other
    leads to `wrong`."""
    mended = (do.Count("bolt-gaps"), do.Count("bolt-lines"))
    return Card(
        "interaction",
        back=Side(
            choices=tuple(
                Choice(word, do=(do.Lift(stack),), then=mended)
                if word == right
                else Choice(word, do=wrong)
                for word in words
            )
        ),
    )


def _unfinished(less: int, read: int) -> tuple[Effect, ...]:
    """The Unfinished comes. Its hunger is reduced by `less` in every stage, and by `read` as well
    in the last."""
    first, second, last = (tuple(n - less for n in stage) for stage in HUNGER)
    return (
        do.BossComes(
            "unfinished",
            "bolt-stop",
            (
                Stage((first[0], first[1], first[2]), (do.RemoveWyrms(), do.GoTo(36))),
                Stage((second[0], second[1], second[2]), (do.RemoveWyrms(), do.GoTo(37))),
                Stage((last[0] - read, last[1] - read, last[2] - read), (do.RemoveWyrms(),)),
            ),
        ),
    )


_THREE = do.If(when.All((when.Heroes(3), when.Not(when.Heroes(4)))), (do.Destiny(1),))
_READING: tuple[Effect, ...] = (do.If(when.Has("debt"), (do.GoTo(26),), (do.GoTo(27),)),)
_STRUCK: tuple[Effect, ...] = (do.If(when.Has("blunt"), (do.GoTo(22),), (do.GoTo(21),)),)
_HOME: tuple[Effect, ...] = (do.GoTo(42),)
_FLIP: tuple[Effect, ...] = (do.Flip(),)

# The endings: the group's own line comes last [WB-63].
_LAST: tuple[Effect, ...] = (do.Tell("line", (do.Win(),)),)


def _ending(key: str) -> tuple[Effect, ...]:
    """An ending of the campaign: two pages, then the last word."""
    return (do.Tell(key, (do.Tell(f"{key}-home", _LAST),)),)


# The first that fits; `python -m tools.endings` tells how many campaigns come to each.
_HOME_BEFORE: tuple[Effect, ...] = (
    do.If(when.All((when.Has("posted"), when.Total(18))), _ending("home"), _ending("tomorrow")),
)
_OBEL: tuple[Effect, ...] = (do.If(when.Has("stet"), _ending("obel"), _HOME_BEFORE),)
_THAW: tuple[Effect, ...] = (
    do.If(
        when.All(
            (when.Total(20), when.Has("told"), when.Any((when.Has("stet"), when.Has("nest"))))
        ),
        _ending("thaw"),
        _OBEL,
    ),
)
_HOOK: tuple[Effect, ...] = (
    do.If(when.All((when.Has("named"), when.AtLeast("bolt-own", 1))), _ending("hook"), _THAW),
)
_BLANK: tuple[Effect, ...] = (do.If(when.Not(when.Total(15)), _ending("blank"), _HOOK),)
_EVENING: tuple[Effect, ...] = (
    do.If(when.DestinyAtLeast(3), (do.Tell("drizzle", _FLIP),), (do.Tell("dark", _FLIP),)),
)
_SKY: tuple[Effect, ...] = (do.If(when.DestinyAtLeast(5), (do.Tell("stars", _FLIP),), _EVENING),)

_ENDS = {
    **{
        end: f"bolt-end-{end}"
        for end in ("blank", "hook", "obel", "thaw", "home", "tomorrow", "line")
    },
    "hook-home": "bolt-end-ten",
}

_DUSK: dict[int, Card] = {
    1: Card(
        "story",
        Side(rules=False, then=(do.Flip(),), scene="bolt-dusk"),
        Side(
            rules=False,
            then=(do.If(when.Has("signed"), (do.Tell("lines", (do.GoTo(2),)),), (do.GoTo(2),)),),
        ),
    ),
    2: Card(
        "story",
        Side(
            do=(
                do.Open(TOWER),
                do.PlaceHeroes("bolt-foot"),
                *(do.PutSparks(area, 1) for area in TOWER if area not in ("bolt-cut", "bolt-slit")),
                do.PutSparks("bolt-slit", 2),
                do.DrawShred("each"),
                do.If(when.Hardcore(), (do.Spawn(2, "bolt-foot", aura=1),)),
            ),
            then=(do.Flip(),),
        ),
        Side(
            rules=False,
            then=(
                do.If(
                    when.Has("told"),
                    _told("trust", (do.GoTo(3),), do.Count("stitches")),
                    (do.Tell("cool", (do.GoTo(3),)),),
                ),
            ),
        ),
    ),
    3: Card(
        "story",
        Side(
            do=(do.GainItem(LAST_PAGE),),
            then=(
                do.If(
                    when.Has("page"),
                    _told("whole", (do.GoTo(5),), do.Count("stitches", 2)),
                    (do.Tell("chewed", (do.GoTo(5),)),),
                ),
            ),
        ),
    ),
    4: Card("item", item="bolt-page"),
    5: Card(
        "rule",
        Side(do=(do.RuleOn(5),), then=(do.GoTo(6),)),
        reactions=(
            Reaction(
                "move", (do.Roll(1, ((do.Hearts("you", -1),), ())),), when=when.Holds(LAST_PAGE)
            ),
        ),
    ),
    6: Card(
        "story",
        Side(
            do=(
                do.Lay("bolt-list", "bolt-inside", (10,)),
                do.Lay("bolt-pegs", "bolt-hooks", (11,)),
                do.Lay("bell", "bell-stair", (12,)),
                do.Lay("bolt-pages", "bolt-stair", (13,)),
            ),
            then=(
                do.If(
                    when.Has("porter"),
                    (do.Tell("nine", (do.If(when.Has("spring"), (do.GoTo(7),), (do.GoTo(8),)),)),),
                    _told(
                        "alone",
                        (do.If(when.Has("spring"), (do.GoTo(7),), (do.GoTo(8),)),),
                        do.Spawn(1, "bolt-foot", aura=1),
                    ),
                ),
            ),
        ),
    ),
    7: Card(
        "story",
        Side(
            rules=False,
            choices=(
                Choice(
                    "bring",
                    do=(do.Erase("spring"), do.Hearts("each", -1), do.Destiny(1)),
                    then=(do.GoTo(8),),
                ),
                Choice("later", then=(do.GoTo(8),)),
            ),
        ),
    ),
    8: Card("wyrm", Side(do=(do.AddWyrmCard(8),), then=(do.GoTo(9),)), wyrm="halves"),
}

_TOWER: dict[int, Card] = {
    9: Card(
        "goal",
        Side(
            goal=Goal(
                when.Holds(LAST_PAGE, "bolt-cut"),
                vortex="bolt-foot",
                enemies=(do.RevealWyrm(), do.PutSparks("bolt-chain", 1)),
            ),
        ),
        Side(rules=False, then=(do.GoTo(16),)),
    ),
    10: Card("interaction", back=Side(do=(do.DrawShred("you"), do.Lift("bolt-list")))),
    11: Card("interaction", back=Side(do=(do.GainItem(15), do.Lift("bolt-pegs")))),
    12: Card("interaction", back=Side(do=(do.Hearts("area", 1), do.Lift("bell")))),
    13: Card(
        "interaction",
        back=Side(
            do=(
                do.Link("bolt-dog-ear", "bolt-stair"),
                do.Link("bolt-dog-ear", "bolt-spine"),
                do.Lift("bolt-pages"),
            )
        ),
        sparks=1,
    ),
    14: Card(
        "item",
        item="bolt-needle",
        specials=(Special("bolt-needle", (_SEW_4,), when=when.Here("bolt-cut"), sparks=1),),
    ),
    15: Card(
        "item",
        item="bolt-sandwich",
        discard=True,
        specials=(Special("bolt-sandwich", (do.Hearts("area", 2),)),),
    ),
    16: Card(
        "story",
        Side(
            do=(do.LoseItem(LAST_PAGE), do.RuleOff(5), do.RemoveWyrms(), do.GainItem(NEEDLE)),
            then=(
                do.If(
                    when.Has("gap"),
                    _told("hem", (do.Flip(),), do.Count("stitches")),
                    (do.Tell("knocks", (do.Flip(),)),),
                ),
            ),
        ),
        Side(
            rules=False,
            then=(
                do.If(
                    when.Has("promise"),
                    _told("first", (do.GoTo(17),), do.Count("stitches")),
                    (do.Tell("waits", (do.GoTo(17),)),),
                ),
            ),
        ),
    ),
    17: Card(
        "rule",
        Side(do=(do.RuleOn(17),), then=(do.GoTo(18),)),
        specials=(Special("bolt-sew", (_SEW_2,), when=when.Here("bolt-cut"), sparks=1),),
    ),
    18: Card(
        "goal",
        Side(
            goal=Goal(
                when.AtLeast("stitches", STITCHES),
                vortex="bolt-dog-ear",
                enemies=(do.RevealWyrm(), do.PutSparks("bolt-spine", (1, 2, 2))),
            ),
        ),
        Side(do=(_THREE,), then=(do.GoTo(19),)),
    ),
}

_PAGE: dict[int, Card] = {
    19: Card(
        "story",
        Side(
            do=(
                do.RuleOff(17),
                do.LoseItem(NEEDLE),
                do.FoldAway(),
                do.Open(PAGE),
                do.PlaceHeroes("bolt-margin"),
                do.Vortex("bolt-stop"),
                *(do.PutSparks(area, 1) for area in (*LECTERNS, "bolt-margin")),
                do.PutSparks("bolt-comma", 2),
                do.PutSparks("bolt-hail", 2),
                do.PutSparks("bolt-hill", 1),
                do.PutSparks("bolt-tower", 1),
            ),
            then=(do.Flip(),),
        ),
        Side(rules=False, then=(do.GoTo(20),), scene="bolt-last-page"),
    ),
    20: Card(
        "story",
        Side(
            rules=False,
            then=(
                do.If(
                    when.Has("wick"),
                    _told("lamp", _STRUCK, *(do.PutSparks(area, 1) for area in LECTERNS)),
                    (
                        do.If(
                            when.Has("hearth"),
                            _told("bread", _STRUCK, do.Hearts("each", 2), do.DrawShred("each")),
                            (do.Tell("dark", _STRUCK),),
                        ),
                    ),
                ),
            ),
        ),
    ),
    21: Card(
        "rule",
        Side(do=(do.RuleOn(21),), then=(do.GoTo(22),)),
        reactions=(Reaction("move", (do.Hearts("you", -1),), when=when.Here("bolt-struck")),),
    ),
    22: Card(
        "story",
        Side(
            then=(
                do.If(
                    when.Has("inkling"),
                    _told(
                        "inkling",
                        (do.GoTo(23),),
                        do.AllyComes("inkling", "bolt-sentence", ALLY_HEARTS),
                    ),
                    (
                        do.If(
                            when.Has("wick"),
                            _told(
                                "wick",
                                (do.GoTo(23),),
                                do.AllyComes("wick", "bolt-sentence", ALLY_HEARTS),
                            ),
                            _told(
                                "nora",
                                (do.GoTo(23),),
                                do.AllyComes("nora", "bolt-sentence", ALLY_HEARTS),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
    23: Card(
        "rule",
        Side(do=(do.RuleOn(23),), then=(do.GoTo(24),)),
        specials=tuple(
            Special(f"{lectern}-read", _LINE, when=when.Here(lectern), sparks=1)
            for lectern in LECTERNS
        ),
        reactions=(
            *(Reaction("round", _LINE, when=_held(lectern)) for lectern in LECTERNS),
            Reaction("round", _LINE, when=when.All(tuple(_held(lectern) for lectern in LECTERNS))),
        ),
    ),
    24: Card("wyrm", Side(do=(do.AddWyrmCard(24),), then=(do.GoTo(25),)), wyrm="mouthful"),
    25: Card(
        "story",
        Side(
            do=(
                do.Lay("bolt-gap-small", "bolt-capital", (28,)),
                do.Lay("bolt-gap-once", "bolt-sentence", (29,)),
                do.Lay("bolt-gap-twelve", "bolt-footnote", (30,)),
                do.Lay("bolt-drawn-door", "bolt-tower", (31,)),
            ),
            then=_READING,
        ),
    ),
    26: Card(
        "story",
        Side(
            choices=(
                Choice("tell", do=(do.RevealWyrm(), do.Erase("debt")), then=(do.GoTo(27),)),
                Choice(
                    "refuse", do=(do.Destiny(-1),), then=(do.GoTo(27),), when=when.DestinyAtLeast(2)
                ),
            ),
        ),
    ),
    27: Card(
        "goal",
        Side(
            goal=Goal(
                when.All((when.AtLeast("bolt-gaps", GAPS), when.AtLeast("bolt-lines", LINES))),
                vortex="bolt-stop",
                enemies=(do.RevealWyrm(), do.PutSparks("bolt-hail", (1, 2, 2))),
            ),
        ),
        Side(do=(do.RemoveWyrms(), do.Hearts("each", 2)), then=(do.GoTo(33),)),
    ),
    28: _gap(
        "bolt-gap-small",
        "small",
        ("hungry", "small", "white"),
        do.HurtIn("bolt-capital", 1),
        do.Spawn(1, "bolt-capital"),
    ),
    29: _gap(
        "bolt-gap-once",
        "once",
        ("once", "twice", "never"),
        do.Count("bolt-lines", -1),
        do.Spawn(1, "bolt-sentence"),
    ),
    30: _gap(
        "bolt-gap-twelve",
        "twelve",
        ("nine", "ninety", "twelve"),
        do.Spawn(1, "bolt-footnote"),
        do.EatSparks(),
    ),
    31: Card("interaction", back=Side(do=(do.GainItem(SPECTACLES), do.Lift("bolt-drawn-door")))),
    32: Card(
        "item",
        item="bolt-spectacles",
        specials=(
            Special(
                "bolt-spectacles",
                (_LINES_2,),
                when=when.Any(tuple(when.Here(lectern) for lectern in LECTERNS)),
            ),
        ),
    ),
}

_UNFINISHED: dict[int, Card] = {
    33: Card(
        "story",
        Side(
            rules=False,
            then=(do.If(when.Has("nest"), (do.Tell("fewer", _FLIP),), (do.Tell("all", _FLIP),)),),
            scene="bolt-unfinished",
        ),
        Side(
            do=(
                do.RuleOff(23),
                do.LoseItem(SPECTACLES),
                do.Clear("bolt-drawn-door"),
                do.If(
                    when.Has("stet"),
                    (
                        do.If(
                            when.Has("nest"),
                            _unfinished(LESS, OBELS_PART),
                            _unfinished(0, OBELS_PART),
                        ),
                    ),
                    (do.If(when.Has("nest"), _unfinished(LESS, 0), _unfinished(0, 0)),),
                ),
            ),
            then=(
                do.If(
                    when.Has("stet"),
                    (do.Tell("reads", (do.GoTo(34),)),),
                    (do.Tell("broken", (do.GoTo(34),)),),
                ),
            ),
        ),
    ),
    34: Card(
        "rule",
        Side(do=(do.RuleOn(34),), then=(do.GoTo(35),)),
        specials=tuple(
            Special(
                f"{lectern}-aloud", (do.Damage(2, "anywhere"),), when=when.Here(lectern), sparks=1
            )
            for lectern in LECTERNS
        ),
    ),
    35: Card(
        "goal",
        Side(
            goal=Goal(
                when.Beaten("unfinished"),
                vortex="bolt-stop",
                enemies=(
                    do.BossActs("unfinished", steps=2, hits=2),
                    do.RevealWyrm(),
                    do.PutSparks("bolt-hail", (1, 2, 2)),
                ),
            ),
        ),
        Side(do=(do.RemoveWyrms(),), then=(do.GoTo(38),)),
    ),
    36: Card("story", Side()),
    37: Card("story", Side(do=(do.Hearts("each", 2),))),
    38: Card(
        "story",
        Side(do=(do.RuleOff(34), do.RuleOff(21)), then=(do.Flip(),), scene="bolt-asleep"),
        Side(
            rules=False,
            then=(
                do.If(
                    when.Has("minnow"),
                    (do.Tell("minnow", (do.GoTo(39),)),),
                    (
                        do.If(
                            when.Has("letter"),
                            (do.Tell("letter", (do.GoTo(39),)),),
                            (do.Tell("eye", (do.GoTo(39),)),),
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
                    do=(do.Write("named"), do.Destiny(-1)),
                    then=(do.GoTo(40),),
                    when=when.DestinyAtLeast(2),
                ),
                Choice(
                    "own",
                    do=(do.Write("named"), do.Count("bolt-own")),
                    then=(do.GoTo(40),),
                    when=when.Has("signed"),
                ),
                Choice("somebody", do=(do.Destiny(1),), then=(do.GoTo(40),)),
            ),
        ),
    ),
    40: Card(
        "story",
        Side(rules=False, then=(do.Flip(),)),
        Side(rules=False, then=(do.GoTo(41),), scene="bolt-hand"),
    ),
    41: Card(
        "story",
        Side(
            choices=(
                Choice(
                    "ring",
                    do=(do.Write("ringed"), do.If(when.Lacks("porter"), (do.Destiny(-1),))),
                    then=_HOME,
                    when=when.Any((when.Has("porter"), when.DestinyAtLeast(2))),
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
                do.If(
                    when.Has("answer"),
                    (do.Tell("answer", _FLIP),),
                    (do.If(when.Has("posted"), (do.Tell("posted", _FLIP),), _FLIP),),
                ),
            ),
        ),
        Side(
            rules=False,
            then=(
                do.If(
                    when.Has("ringed"),
                    (
                        do.If(
                            when.Has("porter"),
                            (do.Tell("nine", (do.GoTo(43),)),),
                            (do.Tell("plate", (do.GoTo(43),)),),
                        ),
                    ),
                    (do.Tell("polished", (do.GoTo(43),)),),
                ),
            ),
            scene="bolt-hook",
        ),
    ),
    43: Card(
        "ending",
        Side(then=(do.If(when.DestinyAtLeast(7), (do.Tell("bow", _FLIP),), _SKY),)),
        Side(then=_BLANK, scenes=_ENDS),
    ),
}

CHAPTER_6 = Chapter(
    areas=TOWER + PAGE,
    dashed=DASHED,
    solid=SOLID,
    cards=_DUSK | _TOWER | _PAGE | _UNFINISHED | _BOLT,
    wyrms={
        "halves": WyrmCard(spawn=1, spawn_aura=1, act=1, do=(do.DarkAura(),)),
        "mouthful": WyrmCard(spawn=1, act=1, act_aura=1, do=(do.EatSparks(), do.DrainSparks())),
    },
)
