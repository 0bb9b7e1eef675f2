"""Chapter II, The Folding Season: its map and its cards 1 to 39, as told in `story_2.md`."""

from __future__ import annotations

from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.conditions import Test
from engine.games.wonder_book.cards.effects import Effect
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
    return (do.If(when.DestinyAtLeast(n), (do.Tell(key, (do.Win(),)),), otherwise),)


def _told(test: Test, key: str, then: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """One more page for those who may read it; `then` follows in both cases."""
    return (do.If(test, (do.Tell(key, then),), then),)


_GATE: tuple[Effect, ...] = (do.If(when.Has("spring"), (do.GoTo(15),), (do.GoTo(16),)),)
_SCENT: tuple[Effect, ...] = (do.If(when.Has("inkling"), (do.GoTo(19),), (do.GoTo(20),)),)
_WAKE: tuple[Effect, ...] = (
    do.If(
        when.All((when.AtLeast("fold-noise", LOUD), when.Below("fold-woken", 1))),
        (do.Count("fold-woken"), do.Spawn(2, "fold-hollow", aura=1)),
    ),
)
_NOISE: tuple[Effect, ...] = (do.Count("fold-noise"), *_WAKE)
_UNDO = do.Roll(2, (_NOISE, (do.Count("fold-knots"),), (do.Count("fold-knots", 2),)))
_WRONG_PANE: tuple[Effect, ...] = (do.Hearts("each", -1),)

_BEFORE_BREAKFAST: dict[int, Card] = {
    1: Card(
        "story",
        Side(rules=False, then=(do.Flip(),), scene="fold-early"),
        Side(rules=False, then=(do.GoTo(2),), scene="fold-white"),
    ),
    2: Card(
        "story",
        Side(
            do=(
                do.Open(("fold-roofs", "fold-line", "bakery", "lamp-court", "gatehouse")),
                do.PlaceHeroes("fold-roofs"),
                do.PutSparks("fold-roofs", 1),
                do.PutSparks("fold-line", 2),
                do.PutSparks("bakery", 2),
                do.PutSparks("lamp-court", 1),
                do.DrawShred("each"),
                do.If(when.Hardcore(), (do.Spawn(2, "fold-roofs", aura=1),)),
            ),
            then=(do.Flip(),),
        ),
        Side(
            rules=False,
            then=(
                do.If(
                    when.Has("gap"),
                    (do.Tell("draught", (do.Spawn(1, "fold-roofs"), do.GoTo(3))),),
                    (do.Tell("seam", (do.GoTo(3),)),),
                ),
            ),
        ),
    ),
    3: Card("rule", Side(do=(do.RuleOn(3),), then=(do.GoTo(4),))),
    4: Card("wyrm", Side(do=(do.AddWyrmCard(4),), then=(do.GoTo(5),)), wyrm="crease"),
    5: Card(
        "story",
        Side(
            do=(do.Lay("fold-wash", "fold-line", (6, 7)), do.Lay("ovens", "bakery", (8, 9))),
            then=(do.GoTo(11),),
        ),
    ),
    6: Card("interaction", back=Side(do=(do.GainItem(10), do.Lift("fold-wash")))),
    7: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("slide", do=(do.Carry("lamp-court"), do.Lift("fold-wash"))),
                Choice("pockets", do=(do.DrawShred("you"), do.Lift("fold-wash"))),
            ),
        ),
    ),
    8: Card(
        "interaction", back=Side(do=(do.Hearts("area", 1), do.DrawShred("you"), do.Lift("ovens")))
    ),
    9: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("stoke", do=(do.Sparks("you", 2), do.Spawn(1, "bakery"), do.Lift("ovens"))),
                Choice("hush", do=(do.Hearts("area", 2), do.Lift("ovens"))),
            ),
        ),
    ),
    10: Card("item", item="fold-sheet", specials=(Special("fold-sheet", (do.Bring(),)),)),
    11: Card(
        "goal",
        Side(
            goal=Goal(
                when.All((when.HeroesIn("lamp-court"), when.SparksHeld(LAMP_SPARKS, "lamp-court"))),
                vortex="gatehouse",
                enemies=(
                    do.RevealWyrm(),
                    do.PutSparks("lamp-court", 1),
                    do.If(
                        when.AtLeast("rounds", 1),
                        (do.Close(("fold-roofs",), "lamp-court", hurt=1),),
                    ),
                    do.If(
                        when.AtLeast("rounds", 2), (do.Close(("fold-line",), "lamp-court", hurt=1),)
                    ),
                ),
            ),
        ),
        Side(rules=False, then=(do.GoTo(12),), scene="fold-court"),
    ),
}

_LAMP: dict[int, Card] = {
    12: Card(
        "story",
        Side(rules=False, then=(do.Flip(),)),
        Side(
            choices=(
                Choice(
                    "wick",
                    do=(do.Write("wick"), do.AllyComes("wick", "lamp-court", 6)),
                    then=(do.GoTo(13),),
                ),
                Choice(
                    "hearth",
                    do=(
                        do.Write("hearth"),
                        do.Hearts("each", 2),
                        do.AllyComes("wick", "lamp-court", 4),
                    ),
                    then=(do.GoTo(13),),
                ),
            ),
        ),
    ),
    13: Card(
        "rule",
        Side(do=(do.RuleOff(3), do.RuleOn(13)), then=(do.GoTo(14),)),
        specials=(Special("fold-lead", (do.Lead("wick"),), when=when.AllyIn("wick")),),
    ),
    14: Card("story", Side(rules=False, then=_GATE)),
    15: Card(
        "story",
        Side(
            choices=(
                Choice(
                    "wind",
                    do=(do.Write("porter"), do.Destiny(-1)),
                    when=when.DestinyAtLeast(2),
                    then=(do.GoTo(17),),
                ),
                Choice("rest", do=(do.Sparks("each", 1),), then=(do.GoTo(17),)),
            ),
        ),
    ),
    16: Card(
        "story",
        Side(
            rules=False,
            choices=(
                Choice("come", do=(do.Write("porter"), do.Sparks("each", -1)), then=(do.GoTo(17),)),
                Choice("guard", do=(do.RemoveWyrms(),), then=(do.GoTo(17),)),
            ),
        ),
    ),
    17: Card(
        "story",
        Side(
            do=(
                do.Open(("fold-drift", "fold-steps", "fold-ledge", "fold-tower")),
                do.PutSparks("fold-drift", 2),
                do.PutSparks("fold-steps", 1),
                do.PutSparks("fold-ledge", 1),
                do.Lay("fold-crank", "gatehouse", (21,)),
                do.Lay("fold-snowman", "fold-drift", (22,)),
                do.Lay("fold-bench", "fold-ledge", (24,)),
            ),
            then=(do.Flip(),),
        ),
        Side(
            rules=False,
            then=(
                do.If(
                    when.Has("signed"),
                    (do.Tell("signed", (do.GoTo(18),)),),
                    (do.Tell("shavings", _SCENT),),
                ),
            ),
        ),
    ),
    18: Card(
        "rule",
        Side(do=(do.RuleOn(18),), then=_SCENT),
        reactions=(Reaction("round", (do.HurtIn("fold-ledge", 1),)),),
    ),
    19: Card(
        "story",
        Side(do=(do.PutSparks("fold-steps", 2),), then=(do.GoTo(20),)),
    ),
    20: Card(
        "goal",
        Side(
            goal=Goal(
                when.AllyIn("wick", "fold-tower"),
                vortex="lamp-court",
                enemies=(
                    do.RevealWyrm(),
                    do.PutSparks("fold-steps", 1),
                    do.If(
                        when.All((when.AtLeast("rounds", 2), when.Lacks("hearth"))),
                        (do.Close(("bakery",), "lamp-court", hurt=1),),
                    ),
                ),
            ),
        ),
        Side(do=(do.RemoveWyrms(), do.Hearts("each", 2)), then=(do.GoTo(25),), scene="fold-tower"),
    ),
    21: Card(
        "interaction",
        back=Side(do=(do.Link("fold-ledge", "fold-steps"), do.Lift("fold-crank"))),
        sparks=2,
    ),
    22: Card("interaction", back=Side(do=(do.GainItem(23), do.Lift("fold-snowman")))),
    23: Card(
        "item",
        item="fold-tray",
        specials=(Special("fold-tray", (do.Walk(3),)),),
    ),
    24: Card(
        "interaction",
        back=Side(
            choices=(
                Choice(
                    "read",
                    do=(do.Stun("adjacent", all=True), do.DrawShred("you"), do.Lift("fold-bench")),
                ),
                Choice("rest", do=(do.Hearts("area", 2), do.Lift("fold-bench"))),
            ),
        ),
    ),
}

_TOWER: dict[int, Card] = {
    25: Card(
        "story",
        Side(
            choices=(
                Choice("top", do=_WRONG_PANE, then=(do.GoTo(27),)),
                Choice("middle", do=_WRONG_PANE, then=(do.GoTo(27),)),
                Choice("right", do=(do.GainItem(26),), then=(do.GoTo(27),)),
                Choice("bottom", do=_WRONG_PANE, then=(do.GoTo(27),)),
            ),
            scene="fold-panes",
        ),
    ),
    26: Card(
        "item",
        item="fold-pane",
        specials=(Special("fold-pane", (do.Join(),)),),
    ),
    27: Card("story", Side(rules=False, then=(do.Flip(),)), Side(rules=False, then=(do.GoTo(28),))),
    28: Card(
        "rule",
        Side(
            do=(
                do.PlaceHeroes("fold-tower"),
                do.RuleOn(28),
                do.Count("fold-light"),
                do.If(when.Has("wick"), (do.Count("fold-light"),)),
                do.Lay("fold-can", "fold-tower", (29,)),
            ),
            then=(do.GoTo(31),),
        ),
        specials=(
            Special("fold-feed", (do.Count("fold-light"),), when=when.Here("fold-tower"), sparks=1),
        ),
    ),
    29: Card("interaction", back=Side(do=(do.GainItem(30), do.Lift("fold-can")))),
    30: Card(
        "item",
        item="fold-oil",
        discard=True,
        specials=(Special("fold-oil", (do.Sparks("you", 2),)),),
    ),
    31: Card(
        "goal",
        Side(
            goal=Goal(
                when.AtLeast("rounds", KEPT_ROUNDS),
                vortex="fold-steps",
                enemies=(
                    do.RevealWyrm(),
                    do.If(
                        when.AtLeast("fold-light", 1),
                        (do.Count("fold-light", -1),),
                        (do.Hearts("each", -1),),
                    ),
                    do.PutSparks("fold-ledge", (1, 1, 2)),
                ),
            ),
        ),
        Side(do=(do.RemoveWyrms(),), then=(do.GoTo(32),)),
    ),
}

_GUTTER: dict[int, Card] = {
    32: Card(
        "story",
        Side(
            do=(
                do.RuleOff(18),
                do.RuleOff(28),
                do.AllyMoves("wick", "fold-tower"),
                do.PlaceHeroes("fold-tower"),
                do.Close(
                    (
                        *("fold-roofs", "fold-line", "bakery", "lamp-court", "gatehouse"),
                        *("fold-drift", "fold-steps"),
                    ),
                    "fold-tower",
                ),
                do.Open(("fold-hollow", "fold-gutter")),
                do.PutSparks("fold-hollow", 1),
                do.Hearts("each", 2),
                do.AllyHearts("wick", 2),
                do.Destiny(1),
            ),
            then=(do.Flip(),),
        ),
        Side(rules=False, then=(do.GoTo(33),)),
    ),
    33: Card("wyrm", Side(do=(do.AddWyrmCard(33),), then=(do.GoTo(34),)), wyrm="flurry"),
    34: Card(
        "rule",
        Side(do=(do.RuleOn(34), do.Lay("fold-sleeper", "fold-hollow", (35,))), then=(do.GoTo(36),)),
        specials=(Special("fold-knots", (_UNDO,), when=when.Here("fold-hollow")),),
        reactions=(Reaction("attack", _NOISE),),
    ),
    35: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("story", do=(do.Count("fold-noise", -2), do.Lift("fold-sleeper"))),
                Choice("nest", do=(do.DrawShred("you", 2), *_NOISE, do.Lift("fold-sleeper"))),
            ),
        ),
    ),
    36: Card(
        "goal",
        Side(
            goal=Goal(
                when.All(
                    (
                        when.AtLeast("fold-knots", KNOTS),
                        when.HeroesIn("fold-gutter"),
                        when.AllyIn("wick", "fold-gutter"),
                    )
                ),
                vortex="fold-ledge",
                enemies=(do.RevealWyrm(), do.PutSparks("fold-hollow", 1)),
            ),
        ),
        Side(
            rules=False,
            then=(
                do.If(
                    when.Below("fold-woken", 1),
                    (do.Tell("asleep", (do.Write("hush"), do.GoTo(37))),),
                    (do.Tell("awake", (do.GoTo(37),)),),
                ),
            ),
        ),
    ),
    37: Card(
        "story",
        Side(
            rules=False,
            then=(
                do.If(
                    when.Has("wick"),
                    (do.Tell("follows", (do.GoTo(38),)),),
                    (do.Tell("home", (do.AllyGoes("wick"), do.GoTo(38))),),
                ),
            ),
        ),
    ),
    38: Card("story", Side(rules=False, then=(do.GoTo(39),))),
    39: Card(
        "ending",
        Side(
            then=_told(
                when.Has("porter"),
                "porter",
                (do.If(when.Has("hearth"), (do.Tell("smoke", (do.Flip(),)),), (do.Flip(),)),),
            ),
            scene="fold-hook",
        ),
        Side(
            then=_ends(
                7, "stars", _ends(5, "paths", _ends(3, "quilt", (do.Tell("white", (do.Win(),)),)))
            ),
            scenes={end: f"fold-end-{end}" for end in ("white", "quilt", "paths", "stars")},
        ),
    ),
}

CHAPTER_2 = Chapter(
    areas=AREAS,
    dashed=DASHED,
    solid=SOLID,
    cards=_BEFORE_BREAKFAST | _LAMP | _TOWER | _GUTTER,
    wyrms={
        "crease": WyrmCard(spawn=1, spawn_aura=1, act=1, do=(do.EatSparks(),)),
        "flurry": WyrmCard(act=1, act_aura=1, another=True),
    },
)
