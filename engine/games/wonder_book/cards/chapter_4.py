"""Chapter IV, Return to Sender: its map and its cards 1 to 40, as told in `story_4.md`."""

from __future__ import annotations

from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.effects import Effect, Stage
from engine.games.wonder_book.cards.kinds import (
    Card,
    Chapter,
    Choice,
    Goal,
    Side,
    Special,
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

_FLIP: tuple[Effect, ...] = (do.Flip(),)
_JAM: tuple[Effect, ...] = (do.Spawn(2, "post-sorter"),)
_WRONG: tuple[Effect, ...] = (do.HurtIn("post-vault", 1), do.Spawn(1, "post-vault"))
_SNAPS: tuple[Effect, ...] = (do.Sparks("area", -1), do.Spawn(1, "post-vault"))
_COMPANY: tuple[Effect, ...] = (do.Spawn(2, "post-vault"),)
_TIPS: tuple[Effect, ...] = (do.Hearts("you", -2),)
_RIGHT: tuple[Effect, ...] = (do.Lift("post-chest"),)
_LATE = do.If(when.All((when.Not(when.Heroes(3)), when.DestinyAtLeast(2))), (do.Destiny(-1),))
_BY_HAND = do.Roll(
    2, ((do.Hearts("you", -1),), (do.Count("post-sorted"),), (do.Count("post-sorted", 2),))
)
_TURN = do.If(
    when.AtLeast("post-turned", 1),
    (
        do.Wall("post-long", "post-wheel"),
        do.Wall("post-drop", "post-wheel"),
        do.Link("post-scales", "post-wheel"),
        do.Count("post-turned", -1),
    ),
    (
        do.Wall("post-scales", "post-wheel"),
        do.Link("post-long", "post-wheel"),
        do.Link("post-drop", "post-wheel"),
        do.Count("post-turned"),
    ),
)
_BY_WHEEL = when.Any(tuple(when.Here(each) for each in ("post-wheel", "post-scales", "post-long")))
_COUNTER: tuple[Effect, ...] = (do.If(when.Has("page"), (do.GoTo(3),), (do.GoTo(4),)),)
_MAMA: tuple[Effect, ...] = (
    do.If(when.Has("letter"), (do.Tell("read", _FLIP),), (do.Tell("sealed", _FLIP),)),
)

_WIN: tuple[Effect, ...] = (do.Win(),)
_STRUCK: tuple[Effect, ...] = (do.Tell("struck", _WIN),)
_SACKS: tuple[Effect, ...] = (do.If(when.DestinyAtLeast(3), (do.Tell("sacks", _WIN),), _STRUCK),)
_STAMP: tuple[Effect, ...] = (do.If(when.DestinyAtLeast(5), (do.Tell("stamp", _WIN),), _SACKS),)
_DEBT: tuple[Effect, ...] = (do.If(when.Has("debt"), (do.Tell("debt", _FLIP),), _FLIP),)
_CHEST: tuple[Effect, ...] = (do.If(when.Has("chest"), (do.Tell("chest", _DEBT),), _DEBT),)

_ENDS = {end: f"post-end-{end}" for end in ("struck", "sacks", "stamp", "ribbon")}

_NOON: dict[int, Card] = {
    1: Card(
        "story",
        Side(rules=False, then=_FLIP, scene="post-noon"),
        Side(rules=False, then=(do.GoTo(2),), scene="post-flap"),
    ),
    2: Card(
        "story",
        Side(
            do=(
                do.Open(HALL),
                do.PlaceHeroes("post-slot"),
                do.PutSparks("post-slot", 1),
                do.PutSparks("post-sacks", 3),
                do.PutSparks("post-sorter", 1),
                do.PutSparks("post-counter", 1),
                do.PutSparks("post-holes", 2),
                do.DrawShred("each"),
                do.If(when.Hardcore(), (do.Spawn(2, "post-slot", aura=1),)),
            ),
            then=_FLIP,
            scene="post-hall",
        ),
        Side(
            rules=False,
            then=(
                do.If(
                    when.Has("porter"),
                    (do.Sparks("each", 1), do.Tell("porter", _COUNTER)),
                    _COUNTER,
                ),
            ),
        ),
    ),
    3: Card(
        "story",
        Side(
            choices=(
                Choice("lick", do=(do.Hearts("each", -1),), then=(do.GoTo(4),)),
                Choice("hide", do=(do.Spawn(2, "post-slot", aura=1),), then=(do.GoTo(4),)),
            ),
        ),
    ),
    4: Card(
        "story",
        Side(
            choices=(
                Choice("horn", do=(do.GainItem(5),), then=(do.GoTo(7),)),
                Choice("trolley", do=(do.GainItem(6),), then=(do.GoTo(7),)),
            ),
        ),
    ),
    5: Card(
        "item",
        item="post-horn",
        specials=(Special("post-horn", (do.Stun("area", all=True),), sparks=1),),
    ),
    6: Card("item", item="post-trolley", specials=(Special("post-trolley", (do.Walk(2),)),)),
}

_SORTING: dict[int, Card] = {
    7: Card(
        "story",
        Side(rules=False, then=_FLIP),
        Side(
            do=(
                do.Lay("post-heap", "post-sacks", (11, 12)),
                do.Lay("post-orders", "post-counter", (13,)),
            ),
            then=(do.GoTo(8),),
        ),
    ),
    8: Card(
        "rule",
        Side(do=(do.RuleOn(8),), then=(do.GoTo(9),)),
        specials=(
            Special(
                "post-sort",
                (do.PushLuck(3, "post-sorted", PILE, _JAM),),
                when=when.Here("post-sorter"),
                sparks=1,
            ),
            Special("post-hand", (_BY_HAND,), when=when.Here("post-holes")),
        ),
    ),
    9: Card("wyrm", Side(do=(do.AddWyrmCard(9),), then=(do.GoTo(10),)), wyrm="circular"),
    10: Card(
        "goal",
        Side(
            goal=Goal(
                when.AtLeast("post-sorted", SORTED),
                vortex="post-slot",
                enemies=(do.RevealWyrm(), do.PutSparks("post-sacks", (1, 1, 2))),
            ),
        ),
        Side(do=(_LATE,), then=(do.GoTo(14),)),
    ),
    11: Card(
        "interaction",
        back=Side(do=(do.Lift("post-heap"),), then=(do.Count("post-sorted", SACK),)),
    ),
    12: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("swap", do=(do.Hearts("each", 2), do.Lift("post-heap"))),
                Choice("tear", do=(do.DrawShred("each"), do.Lift("post-heap"))),
            ),
        ),
    ),
    13: Card("interaction", back=Side(do=(do.Sparks("you", 1), do.Lift("post-orders")))),
    14: Card(
        "story",
        Side(do=(do.RemoveWyrms(),), then=_FLIP),
        Side(
            do=(do.GainItem(LETTER),),
            then=(
                do.If(
                    when.Has("letter"),
                    (do.Hearts("each", -1), do.Tell("opened", (do.GoTo(15),))),
                    (do.Tell("closed", (do.GoTo(15),)),),
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
                do.RuleOff(8),
                do.Clear("post-heap"),
                do.Clear("post-orders"),
                do.Open(BACK_ROOMS),
                do.PutSparks("post-parcels", 2),
                do.PutSparks("post-scales", 1),
                do.PutSparks("post-vault", 1),
            ),
            then=_FLIP,
        ),
        Side(
            do=(
                do.Lay("post-desk", "post-counter", (20,)),
                do.Lay("post-chest", "post-vault", (21, 22, 23)),
                do.Lay("post-returns", "post-parcels", (24, 25)),
                do.Lay("post-register", "post-slot", (27,)),
                do.Lay("post-balance", "post-scales", (28,)),
                do.Lay("post-cards", "post-holes", (29,)),
            ),
            then=(do.GoTo(17),),
        ),
    ),
    16: Card(
        "item",
        item="post-letter",
        specials=(Special("post-letter", (do.Stun("area", all=True),), sparks=1),),
    ),
    17: Card("story", Side(rules=False, then=(do.GoTo(18),))),
    18: Card("wyrm", Side(do=(do.AddWyrmCard(18),), then=(do.GoTo(19),)), wyrm="surcharge"),
    19: Card(
        "goal",
        Side(
            goal=Goal(
                when.Any((when.StackDone("post-desk"), when.StackDone("post-chest"))),
                vortex="post-sorter",
                enemies=(do.RevealWyrm(), do.PutSparks("post-counter", (1, 1, 2))),
            ),
        ),
        Side(rules=False, then=(do.GoTo(31),)),
    ),
    20: Card(
        "interaction",
        back=Side(
            choices=(
                Choice(
                    "pay",
                    do=(do.PaySparks(POSTAGE), do.Lift("post-desk")),
                    when=when.All((when.Lacks("letter"), when.SparksHeld(POSTAGE))),
                ),
                Choice(
                    "dear",
                    do=(do.PaySparks(OPENED), do.Lift("post-desk")),
                    when=when.All((when.Has("letter"), when.SparksHeld(OPENED))),
                ),
                Choice(
                    "owe",
                    do=(do.Write("debt"), do.Lift("post-desk")),
                    when=when.HeroesIn("post-counter", 2),
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
                Choice("obel", do=_SNAPS),
                Choice("vesper", do=_RIGHT),
                Choice("gloss", do=_SNAPS),
                Choice("ibo", do=_SNAPS),
            ),
        ),
    ),
    23: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("coat", do=_COMPANY),
                Choice("book", do=_COMPANY),
                Choice("fine", do=_COMPANY),
                Choice("nora", then=(do.GoTo(30),)),
            ),
        ),
    ),
    24: Card("interaction", back=Side(do=(do.Hearts("area", 1), do.Lift("post-returns")))),
    25: Card("interaction", back=Side(do=(do.GainItem(26), do.Lift("post-returns")))),
    26: Card(
        "item",
        item="post-glasses",
        specials=(Special("post-glasses", (do.Damage(2, "adjacent"),), sparks=1),),
    ),
    27: Card(
        "interaction",
        back=Side(
            do=(do.Lift("post-register"),),
            then=(do.If(when.Has("signed"), (do.Sparks("you", 2), do.Tell("signed"))),),
        ),
    ),
    28: Card(
        "interaction",
        back=Side(
            choices=(
                Choice("one", do=_TIPS),
                Choice("two", do=(do.Destiny(1), do.Lift("post-balance"))),
                Choice("three", do=_TIPS),
                Choice("eight", do=_TIPS),
            ),
        ),
    ),
    29: Card("interaction", back=Side(do=(do.DrawShred("you"), do.Lift("post-cards")))),
    30: Card("story", Side(do=(do.OpenChest(),), then=_RIGHT)),
}

_UPWARDS: dict[int, Card] = {
    31: Card(
        "story",
        Side(
            do=(
                *(do.Clear(f"post-{each}") for each in ("desk", "chest", "returns", "register")),
                do.Clear("post-balance"),
                do.Clear("post-cards"),
                do.RemoveWyrms(),
                do.PlaceHeroes("post-slot"),
                do.Wall("post-counter", "post-scales"),
                do.Open(CHUTES),
                do.PutSparks("post-long", 1),
                do.PutSparks("post-drop", 2),
            ),
            then=_FLIP,
        ),
        Side(
            do=(
                do.BossComes("postmark", "post-counter", (Stage(POSTMARK),)),
                do.Lay("post-biscuits", "post-long", (34,)),
                do.Lay("post-capsule", "post-drop", (35,)),
            ),
            then=(do.GoTo(32),),
            scene="post-stamp",
        ),
    ),
    32: Card(
        "rule",
        Side(do=(do.RuleOn(32),), then=(do.GoTo(33),)),
        specials=(Special("post-lever", (_TURN,), when=_BY_WHEEL, sparks=1),),
    ),
    33: Card(
        "goal",
        Side(
            goal=Goal(
                when.All((when.Holds(LETTER, "post-tube"), when.HeroesIn("post-tube"))),
                vortex="post-sorter",
                enemies=(
                    do.BossActs("postmark"),
                    do.RevealWyrm(),
                    do.PutSparks("post-holes", 1),
                    _TURN,
                ),
            ),
        ),
        Side(do=(do.RemoveWyrms(), do.BossGoes("postmark")), then=(do.GoTo(36),)),
    ),
    34: Card("interaction", back=Side(do=(do.Hearts("area", 2), do.Lift("post-biscuits")))),
    35: Card(
        "interaction",
        back=Side(do=(do.Lift("post-capsule"),), then=(do.Carry("post-tube"),)),
        sparks=1,
    ),
}

_HOME: dict[int, Card] = {
    36: Card("story", Side(rules=False, then=_FLIP), Side(rules=False, then=(do.GoTo(37),))),
    37: Card("story", Side(rules=False, then=_MAMA), Side(rules=False, then=(do.GoTo(38),))),
    38: Card(
        "story",
        Side(
            choices=(
                Choice("post", do=(do.Write("posted"), do.LoseItem(LETTER)), then=(do.GoTo(39),)),
                Choice(
                    "wait",
                    do=(do.Write("answer"), do.LoseItem(LETTER), do.Destiny(-1)),
                    then=(do.GoTo(39),),
                    when=when.DestinyAtLeast(2),
                ),
            ),
        ),
    ),
    39: Card("story", Side(rules=False, then=(do.GoTo(40),))),
    40: Card(
        "ending",
        Side(
            then=(
                do.If(
                    when.Has("answer"), (do.Tell("answer", _CHEST),), (do.Tell("posted", _CHEST),)
                ),
            ),
            scene="post-hook",
        ),
        Side(
            then=(do.If(when.DestinyAtLeast(7), (do.Tell("ribbon", _WIN),), _STAMP),), scenes=_ENDS
        ),
    ),
}

CHAPTER_4 = Chapter(
    areas=(*HALL, *BACK_ROOMS, *CHUTES),
    dashed=DASHED,
    solid=SOLID,
    cards=_NOON | _SORTING | _POSTAGE | _UPWARDS | _HOME,
    wyrms={
        "circular": WyrmCard(spawn=2, spawn_aura=1, act=1),
        "surcharge": WyrmCard(spawn=1, act=1, do=(do.Sparks("each", -1),)),
    },
)
