### Realm of Wonder: buttons, what happens, what is asked, why not. Cards, tiles, quests, characters
### and lands stand in realm_of_wonder_cards.ftl. MP are magic points; spaces are said by their codes.

game-realm-of-wonder = Realm of Wonder
game-realm-of-wonder-about = Neighbours race for the King’s castle, over discs that turn beneath their feet. The gate opens for the King’s quest, three monsters or three magic orbs; the first inside wins.
game-realm-of-wonder-cover = The King’s castle, and around it Mage, Golem, Yeti, Troll, Cyclops and Gnome.
game-realm-of-wonder-players = 2 to 6 players
game-realm-of-wonder-lasts = 15 to 40 minutes for two, over an hour for four

mode-realm-of-wonder-race = Race to the castle

## Buttons: cards and standing orders

realm-of-wonder-choose-move = { $card }
realm-of-wonder-order-counter = Counter: { $order } ({ $term })
realm-of-wonder-order-muscles = Attacked: { $order } ({ $term })
realm-of-wonder-stay-quiet = No spells { $term }
realm-of-wonder-cast-again = Ask me for spells again
realm-of-wonder-take-back = Choose another card

## Buttons: spells

realm-of-wonder-cast = Cast { $card }
realm-of-wonder-end-spells = Finish casting
realm-of-wonder-target-space = { $space }
realm-of-wonder-target-seat = { $seat }
realm-of-wonder-target-tile = { $seat }: { $tile }
realm-of-wonder-target-disc = Turn the { $disc } to { $land }
realm-of-wonder-pick-disc = Turn the { $disc }
realm-of-wonder-counter = { $answer ->
    [none] Counter it
   *[other] Counter it with { $answer }
}
realm-of-wonder-let-pass = Let it happen

## Buttons: movement

realm-of-wonder-walk = Walk to { $space }
realm-of-wonder-attack = Fight at { $space }
realm-of-wonder-conquer = { $tokens ->
    [one] Conquer the fort at { $space } (1 token)
   *[other] Conquer the fort at { $space } ({ $tokens } tokens)
}
realm-of-wonder-enter-castle = Enter the castle
realm-of-wonder-buy-point = +1 movement (3 MP)
realm-of-wonder-open-tower = Open the tower (1 MP)
realm-of-wonder-buy-magic = Magic card (3 MP)
realm-of-wonder-build = Build a fort (3 MP)
realm-of-wonder-spin-disc = Turn { $disc } by die (1 MP)
realm-of-wonder-set-disc = Turn the { $disc } to { $land } (3 MP)
realm-of-wonder-vortex = Vortex to { $space } (3 MP)
realm-of-wonder-use-teleport = Teleport to { $space }
realm-of-wonder-drink-potion = Potion: { $bonus }
realm-of-wonder-use-wand = Wave the wand
realm-of-wonder-use-fist = Raise the fist
realm-of-wonder-use-vulture = Call the vulture
realm-of-wonder-use-frozen-stone = Frozen stone: { $disc }
realm-of-wonder-use-catapult = Catapult to { $space }
realm-of-wonder-use-helmet = Dive to { $space }
realm-of-wonder-end-turn = End the turn

## Buttons: battles and treasures

realm-of-wonder-play-muscle = Play { $card }
realm-of-wonder-end-muscles = Roll
realm-of-wonder-take-tile = Take { $tile }
realm-of-wonder-give-curse = Give the cursed orb
realm-of-wonder-end-spoils = Leave the rest
realm-of-wonder-return-to = Return to { $space }
realm-of-wonder-pick-bonus = Take a { $bonus }
realm-of-wonder-use-tile = Use the { $tile }
realm-of-wonder-leave-tile = Leave the { $tile }
realm-of-wonder-keep-card = Keep { $card }

## Menus

placeholder-realm-of-wonder-choose-move = Your movement card
placeholder-realm-of-wonder-order-counter = When to counter a spell
placeholder-realm-of-wonder-order-muscles = Muscles when attacked
placeholder-realm-of-wonder-cast = Cast a spell
placeholder-realm-of-wonder-target-space = Where?
placeholder-realm-of-wonder-target-seat = Whom?
placeholder-realm-of-wonder-target-tile = Whose tile, and which?
placeholder-realm-of-wonder-target-disc = Which disc, and where to?
placeholder-realm-of-wonder-pick-disc = Which disc?
placeholder-realm-of-wonder-walk = Walk
placeholder-realm-of-wonder-attack = Attack
placeholder-realm-of-wonder-conquer = Conquer a fort
placeholder-realm-of-wonder-spin-disc = Disc by die (1 MP)
placeholder-realm-of-wonder-set-disc = Disc as you like (3 MP)
placeholder-realm-of-wonder-vortex = Vortex (3 MP)
placeholder-realm-of-wonder-use-teleport = Teleport
placeholder-realm-of-wonder-drink-potion = Potion
placeholder-realm-of-wonder-use-frozen-stone = Frozen runestone
placeholder-realm-of-wonder-use-catapult = Catapult
placeholder-realm-of-wonder-use-helmet = Diving helmet
placeholder-realm-of-wonder-play-muscle = Play a muscle
placeholder-realm-of-wonder-take-tile = Take a tile
placeholder-realm-of-wonder-return-to = Return where?
placeholder-realm-of-wonder-pick-bonus = Which bonus?
placeholder-realm-of-wonder-keep-card = Keep which card?
placeholder-realm-of-wonder-stay-quiet = No spells for a while
placeholder-realm-of-wonder-counter = Counter it?
placeholder-realm-of-wonder-use-tile = Use a tile
placeholder-realm-of-wonder-leave-tile = Leave a tile

## What happened: a round

realm-of-wonder-quest-given = The King’s quest is read out: { $quest }. { $tale } The first inside the castle wins.
realm-of-wonder-round-began = Round { $round }.
# Nothing where MP come in: six such lines a round would hide the rest; the purse shows it.
realm-of-wonder-income = { $n ->
    [0] { $seat } is on the castle island, where no MP come in.
   *[other] { "" }
}
realm-of-wonder-moves-drawn = { $cards ->
    [hidden] { "" }
    [none] { "" }
   *[other] { $seat } draws { $cards }.
}
# Nothing: who is waited for stands below.
realm-of-wonder-move-chosen = { "" }
realm-of-wonder-move-taken-back = { $seat } chooses again.
realm-of-wonder-move-revealed = { $points ->
    [one] { $seat }: speed { $speed }, 1 movement point.
   *[other] { $seat }: speed { $speed }, { $points } movement points.
}
realm-of-wonder-power-restored = { $seat }’s special power is ready again.
realm-of-wonder-treasure = { $seat } finds a treasure: +{ $n } MP.
realm-of-wonder-magic-drawn = { $cards ->
    [none] The magic deck is empty: nothing for { $seat }.
    [hidden] { $n ->
        [one] { $seat } draws a magic card.
       *[other] { $seat } draws { $n } magic cards.
    }
   *[other] { $seat } draws { $cards }.
}
realm-of-wonder-die-rolled = { $seat } rolls the rotation die: { $land }.
realm-of-wonder-disc-turned = The { $disc } turns to { $land }.

## What happened: spells

realm-of-wonder-spell-cast = { $disc ->
    [none] { $tile ->
        [none] { $to ->
            [none] { $space ->
                [none] { $target ->
                    [none] { $seat } casts { $card }.
                   *[other] { $seat } casts { $card } on { $target }.
                }
               *[other] { $target ->
                    [none] { $seat } casts { $card } on { $space }.
                   *[other] { $seat } casts { $card } on { $target }’s fort at { $space }.
                }
            }
           *[other] { $space ->
                [none] { $seat } casts { $card }, off to { $to }.
               *[other] { $target ->
                    [none] { $seat } casts { $card } on a token at { $space }.
                   *[other] { $seat } casts { $card } on { $target }’s token at { $space }.
                }
            }
        }
       *[other] { $seat } casts { $card } for { $target }’s { $tile }.
    }
   *[other] { $seat } casts { $card } on the { $disc }.
}
# Nothing: who is waited for stands below.
realm-of-wonder-answers-awaited = { "" }
realm-of-wonder-spell-countered = { $seat } answers { $caster }’s { $card } with { $answer }.
realm-of-wonder-spell-failed = { $seat }’s { $card } fizzles out.
realm-of-wonder-fort-hit = { $height ->
    [0] { $seat }’s fort at { $space } is gone.
    [one] { $seat }’s fort at { $space } loses a token; 1 is left.
   *[other] { $seat }’s fort at { $space } loses a token; { $height } are left.
}
realm-of-wonder-speed-raised = { $seat } is at speed { $speed } now: last to cast, first to move.
realm-of-wonder-points-shifted = { $n ->
    [-3] { $seat } has 3 fewer movement points this round.
   *[other] { $seat } has { $n } extra movement points this round.
}
realm-of-wonder-balloon-ready = { $seat }’s balloon is ready to fly.
realm-of-wonder-token-moved = A token of { $seat }’s moves from { $space } to { $to }.
realm-of-wonder-tile-taken = { $seat } takes from { $loser }: { $tile }.
realm-of-wonder-dived = { $seat } comes up at { $space }.
# Nothing: the next caster follows.
realm-of-wonder-spells-ended = { "" }

## What happened: movement

realm-of-wonder-turn-began = { $points ->
    [0] { $seat }’s turn, without movement points.
    [one] { $seat }’s turn: 1 movement point.
   *[other] { $seat }’s turn: { $points } movement points.
}
realm-of-wonder-walked = { $spaces-end ->
    [K] { $spaces-past ->
        [none] { "" }
       *[other] { $seat } walks via { $spaces-past } towards the castle.
    }
   *[other] { $spaces-past ->
        [none] { $seat } walks to { $spaces-end }.
       *[other] { $seat } walks via { $spaces-past } to { $spaces-end }.
    }
}
realm-of-wonder-balloon-left = { $seat } leaves the balloon on the shore of the castle island.
realm-of-wonder-point-bought = { $seat } buys a movement point.
realm-of-wonder-magic-bought = { $cards ->
    [hidden] { $seat } buys a magic card.
   *[other] { $seat } buys a magic card: { $cards }.
}
realm-of-wonder-fort-built = { $height ->
    [1] { $seat } builds a fort at { $space }.
    [2] { $seat } builds the fort at { $space } up to 2.
   *[other] { $seat } builds the fort at { $space } up to { $height }: a stronghold.
}
realm-of-wonder-fort-conquered = { $height ->
    [one] { $seat } conquers { $loser }’s fort at { $space } with { $tokens } tokens; 1 stays.
   *[other] { $seat } conquers { $loser }’s fort at { $space } with { $tokens } tokens; { $height } stay.
}
realm-of-wonder-vortex-taken = { $seat } whirls through the vortex to { $space }.
realm-of-wonder-teleported = { $seat } vanishes, and stands at { $space }.
realm-of-wonder-power-used = { $character ->
    [Mage] { $seat } waves the magic wand.
    [Golem] { $seat } raises the fist: walls are no obstacle this round.
    [Troll] { $seat } calls the vulture: every space here costs 1 this round.
    [Gnome] { $seat } climbs into the catapult.
    [Cyclops] { $seat } puts on the diving helmet.
   *[other] { $seat } lays a hand on the frozen runestone.
}
realm-of-wonder-magic-points-gained = { $seat }: +{ $n } MP.
realm-of-wonder-catapulted = { $seat } lands at { $space }.
realm-of-wonder-potion-drunk = { $seat } drinks the Potion.
realm-of-wonder-bonus-taken = { $seat } has a bonus for the rest of the game: { $bonus }.
realm-of-wonder-bonuses-out = No bonus token is left for { $seat }.
# Nothing: the next turn follows.
realm-of-wonder-turn-ended = { "" }

## What happened: towers and battles

realm-of-wonder-tower-opened = { $seat } opens the tower at { $space }: { $tile }. { $tile-rules }
realm-of-wonder-page-found = { $n ->
    [one] { $seat } finds a page, the first.
   *[other] { $seat } finds a page: { $n } so far.
}
# To whom the cards are hidden: nothing, until one is taken.
realm-of-wonder-tile-left = { $seat } leaves it unused: { $tile }.
realm-of-wonder-chest-offered = { $cards ->
    [hidden] { "" }
   *[other] { $seat } finds in the Chest: { $cards }.
}
realm-of-wonder-chest-passed = { $cards ->
    [hidden] { $seat } takes a card from the Chest.
   *[other] { $seat } takes { $cards } from the Chest.
}
realm-of-wonder-battle-began = { $seat } attacks { $foe } at { $space }.
realm-of-wonder-monster-fought = { $seat } faces { $monster } at { $space }.
realm-of-wonder-muscles-played = { $cards ->
    [none] { "" }
   *[other] { $seat } shows muscle: { $cards }.
}
realm-of-wonder-knights-sent = { $n ->
    [one] { $seat } sends a knight into battle.
   *[other] { $seat } sends { $n } knights into battle.
}
realm-of-wonder-battle-rolled = { $seat ->
    [none] { $bonus ->
        [0] { $other } rolls { $dice } for the monster.
       *[other] { $other } rolls { $dice } for the monster, with +{ $bonus }: { $total }.
    }
   *[other] { $bonus ->
        [0] { $seat } rolls { $dice }.
       *[other] { $seat } rolls { $dice }, with +{ $bonus }: { $total }.
    }
}
realm-of-wonder-battle-won = { $seat } beats { $foe }!
realm-of-wonder-battle-drawn = A draw: { $seat } gets no further.
realm-of-wonder-monster-beaten = { $seat } beats { $monster }!
realm-of-wonder-lost-to-monster = { $seat } loses to { $monster }.
realm-of-wonder-curse-given = { $seat } gives { $loser } a cursed orb.
realm-of-wonder-returned = { $seat } limps back to { $space }.
realm-of-wonder-stood-back = { $seat } steps back to { $space }.

## What happened: the end

realm-of-wonder-quest-fulfilled = { $seat } has fulfilled the King’s quest and gets a Victory token, which opens the castle gate!
realm-of-wonder-castle-entered = { $seat } walks into the King’s castle { $road }!
realm-of-wonder-time-up = { $round } rounds are over, and the King goes to bed: the player nearest to the throne wins.

## What is asked

ask-realm-of-wonder-choosing = Choose your movement card in secret. The highest speed walks first, the lowest casts spells first.
ask-realm-of-wonder-lining-up = The die shows { $land }. Which disc do you turn there?
ask-realm-of-wonder-casting = { $own ->
    [yes] Cast spells now, or say that you are done.
   *[no] Cast spells now (under “My seat”), or say that you are done.
}
ask-realm-of-wonder-aiming = { $own ->
    [yes] Choose the spell’s target.
   *[no] Choose the spell’s target (under “My seat”).
}
ask-realm-of-wonder-window = { $own ->
    [yes] { $by } casts { $card }. Let it happen, or counter it?
   *[no] { $by } casts { $card }. Let it happen, or counter it (under “My seat”)?
}
ask-realm-of-wonder-moving = Walk, use what you find where you stop, then end your turn.
ask-realm-of-wonder-battle = { $foe ->
    [none] { $own ->
        [yes] A battle at { $space }. Add muscle cards if you hold any (+1 each), then roll. If you lose, you go home and your turn is over.
       *[no] A battle at { $space }. Add muscle cards if you hold any (+1 each, under “My seat”), then roll. If you lose, you go home and your turn is over.
    }
   *[other] { $own ->
        [yes] { $seat } against { $foe }, at { $space }. Add muscle cards if you hold any (+1 each), then roll. The winner may take tiles; the loser goes home.
       *[no] { $seat } against { $foe }, at { $space }. Add muscle cards if you hold any (+1 each, under “My seat”), then roll. The winner may take tiles; the loser goes home.
    }
}
ask-realm-of-wonder-spoils = { $taken ->
    [yes] Another tile of { $loser }’s?
   *[no] { $loser } is beaten. What do you take?
}
ask-realm-of-wonder-returning = Where do you go back to: your house, or a stronghold?
ask-realm-of-wonder-choosing-bonus = A bonus for the rest of the game. Which one?
ask-realm-of-wonder-found = In the tower: { $tile }. Use it?
ask-realm-of-wonder-chest = One card of the Chest is yours. Which?

## What a choice costs and brings

realm-of-wonder-move-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $effect ->
    [none] { "" }
   *[other] , { $effect }
}
realm-of-wonder-cost = Leaves { $left } MP
realm-of-wonder-tower-hides = { $monsters ->
    [0] No monster is left in any tower
    [one] 1 of { $towers } towers hides a monster; lose to it, and your turn ends at home
   *[other] { $monsters } of { $towers } towers hide a monster; lose to it, and your turn ends at home
}; leaves { $left } MP
realm-of-wonder-fort-gives = { $height ->
    [1] +1 MP a round{ $have ->
        [none] { "" }
       *[other] , quest { $have } of { $needed }
    }; takes { $tokens } tokens to conquer
    [2] No more income, but takes { $tokens } tokens to conquer
   *[other] A stronghold, your refuge after a defeat; takes { $tokens } tokens to conquer
}; leaves { $left } MP
realm-of-wonder-way = { $cost ->
    [one] 1 point
   *[other] { $cost } points
}, { $left } left{ $here ->
    [none] { "" }
   *[other] : { $here }
}{ $past ->
    [none] { "" }
   *[other] ; past { $past }
}
realm-of-wonder-here-tower = a tower
realm-of-wonder-here-page = a tower, perhaps a page
realm-of-wonder-here-well = a well
realm-of-wonder-here-fort = your fort
realm-of-wonder-here-home = your house
realm-of-wonder-here-runestone = a runestone
realm-of-wonder-here-vortex = a vortex
realm-of-wonder-here-balloon = castle island, where no MP come in; the balloon stays behind
realm-of-wonder-here-island = castle island, where no MP come in
realm-of-wonder-here-bare = open ground
realm-of-wonder-here-next = open ground, { $n ->
    [one] 1 point
   *[other] { $n } points
} from { $next }
realm-of-wonder-past-tower = tower { $place }
realm-of-wonder-past-page = tower { $place }
realm-of-wonder-past-well = well { $place }
realm-of-wonder-past-fort = your fort { $place }
realm-of-wonder-past-home = your house { $place }
realm-of-wonder-past-runestone = runestone { $place }
realm-of-wonder-past-vortex = vortex { $place }
realm-of-wonder-past-castle = the castle
realm-of-wonder-odds = { $win }% to win, { $draw }% to draw{ $cards ->
    [0] { "" }
   *[other] , before muscles
}
realm-of-wonder-foe = { $cost ->
    [one] 1 point
   *[other] { $cost } points
}; { $odds }; { $other }{ $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
}, { $cards ->
    [0] no magic cards
    [one] 1 magic card
   *[other] { $cards } magic cards
}{ $monster ->
    [none] { "" }
   *[other] ; then { $monster }
}
realm-of-wonder-stakes = { $foe ->
    [none] You +{ $mine }, { $monster } +{ $theirs }
   *[other] You +{ $mine }, { $foe } +{ $theirs }
}; { $odds }
realm-of-wonder-stronghold = a stronghold, { $n } high
realm-of-wonder-lair = { $cost ->
    [one] 1 point
   *[other] { $cost } points
}; { $monster }, +{ $strength }; { $odds }
realm-of-wonder-conquest = { $cost ->
    [one] 1 point
   *[other] { $cost } points
} and { $mp } MP to pay; { $height ->
    [one] 1 token stays as your fort
   *[other] { $height } tokens stay as your fort
}
realm-of-wonder-gate = { $cost ->
    [one] 1 point
   *[other] { $cost } points
}, and you win { $road }
realm-of-wonder-landing = { $other ->
    [none] { $monster ->
        [none] Nobody is there
       *[other] { $monster } waits there
    }
   *[other] { $monster ->
        [none] { $other } is there: a battle
       *[other] { $other } is there, then { $monster }
    }
}{ $odds ->
    [none] { "" }
   *[other] ; { $odds }
}
# What a turn of a disc brings: “To the castle: Fennel 2 points, you 9; leaves 7 MP”.
realm-of-wonder-turning = { $castle ->
    [none] { "" }
   *[other] To the castle: { $castle }{ $cross ->
        [none] { "" }
       *[other] { "; " }
    }
}{ $cross ->
    [none] { "" }
   *[other] { $castle ->
        [none] Nearest bridge
       *[other] nearest bridge
    }: { $cross }
}{ $bridges ->
    [none] { "" }
   *[other] Bridges of the { $disc }: { $bridges }
}{ $left ->
    [none] { "" }
   *[other] ; leaves { $left } MP
}
realm-of-wonder-turning-racer = { $seat ->
    [none] you
   *[other] { $seat }
} { $n ->
    [none] cut off
    [one] { $first ->
        [yes] 1 point
       *[no] 1
    }
   *[other] { $first ->
        [yes] { $n } points
       *[no] { $n }
    }
}
realm-of-wonder-turning-crossing = { $seat ->
    [none] you
   *[other] { $seat }
} { $bridge } ({ $n ->
    [one] { $first ->
        [yes] 1 point
       *[no] 1
    }
   *[other] { $first ->
        [yes] { $n } points
       *[no] { $n }
    }
})
realm-of-wonder-turning-nothing = It is turned there already: nothing changes
realm-of-wonder-bridge = { $space }–{ $to }
realm-of-wonder-ends = Round { $rounds } is the last: the win goes to { $seats }.
realm-of-wonder-left = { $points ->
    [0] { "" }
    [one] 1 point is lost
   *[other] { $points } points are lost
}{ $island ->
    [yes] { $points ->
        [0] On the castle island no MP come in
       *[other] ; on the castle island no MP come in
    }
   *[no] { "" }
}
realm-of-wonder-ends-turn = { $land ->
    [none] castle island
   *[other] { $disc ->
        [outer] { $land }
       *[other] island of { $land }
    }
}; ends the turn, and the Teleport is used up
realm-of-wonder-fort-of = { $seat }’s fort, { $n } high
realm-of-wonder-token-from = The token from { $space } comes here
realm-of-wonder-fist = Through walls, this round
realm-of-wonder-wand = +{ $n } MP
realm-of-wonder-vulture = Every space of { $land } costs 1 this round
realm-of-wonder-holds-on = A standing order: you can take it back whenever you choose a movement card
realm-of-wonder-holds-round = This round only; then you are asked again

## Why not, and what instead

rw-03-nothing = The gate stays shut: it takes a Victory token (for the King’s quest), three monsters or three orbs.
rw-18-present = You have already said that you cast no spells.
rw-20-present = That is your order now. Choose another, or leave it.
rw-20-once = Each order changes once a round. It can change again in the next one.
rw-23-cost = A movement point costs { $cost } MP; you have { $have }.
rw-23-once = One bought movement point a turn. Buy another in the next one.
rw-23-short = One movement point is missing. Buy it for 3 MP first.
rw-28-cost = Opening a tower costs { $cost } MP; you have { $have }. Come back richer.
rw-29-cost = A magic card costs { $cost } MP; you have { $have }.
rw-29-once = One magic card a turn. Buy another in the next one.
rw-30-cost = Spinning a disc costs { $cost } MP; you have { $have }.
rw-31-cost = Turning a disc where you like costs { $cost } MP; you have { $have }. By the die it costs 1.
rw-32-cost = The vortex costs { $cost } MP; you have { $have }. Walk instead.
rw-34-power = Special powers do not work on the castle island. Use yours before you get there.
rw-35-cost = A fort token costs { $cost } MP; you have { $have }.
rw-35-full = A fort can be built up to 3 tokens; this one has { $n }. Only the spell Transfer can make it higher.
rw-35-supply = All ten of your fort tokens are on the board. Move one with the spell Transfer.
rw-37-cost = To conquer it you need { $n } tokens for { $cost } MP; you have { $have } MP.
rw-37-foreign = { $seat }’s fort stands here, { $n } high. Conquer it with a higher one.
rw-37-supply = To conquer it you need { $n } tokens; you have { $have } left.
rw-38-present = { rw-20-present }
rw-40-not-both = You take tiles or give the cursed orb, not both, and you have already taken a tile.
rw-41-monster = You cannot rest beside a monster. Leave, or fight it.
rw-44-spent = Your special power is used up. A movement card with its sign makes it ready again.
rw-60-none = You hold no Counterspell. Let it happen.
rw-75-empty = The magic deck is empty and stays empty.
rw-79-bonus = All six bonus tokens are taken. The Potion comes too late.

## The lobby and the result

setting-quest = The King’s quest
setting-quest-chance = Random
setting-quest-forts = { quest-forts } (forts)
setting-quest-pages = { quest-pages } (pages)
setting-quest-hoard = { quest-hoard } (magic points)
setting-quest-battles = { quest-battles } (battles)
setting-quest-lands = { quest-lands } (lands)
setting-characters = Characters
setting-characters-chance = Random
setting-characters-order = In seat order, starting with the Mage

score-road-done = Way to the castle, in percent
figure-road-done = { $n }%
caption-road-done = of the way to the castle
score-quest-round = Quest fulfilled in round

## The table in words

realm-of-wonder-heading = { $now ->
    [none] Realm of Wonder, round { $n }
   *[other] Realm of Wonder, round { $n } · { $now }
}
realm-of-wonder-now-moves = { $points ->
    [one] { $seat }: 1 movement point, { $mp } MP
   *[other] { $seat }: { $points } movement points, { $mp } MP
}
realm-of-wonder-now-casts = { $seat } casts
realm-of-wonder-goal = { $sides ->
    [none] Goal: the castle, with 3 orbs, 3 monsters or the King’s quest: { $wanted }
   *[other] Goal: the castle, with 3 orbs, 3 monsters or the King’s quest: { $wanted } So far: { $sides }.
}
realm-of-wonder-goal-quest = { $seat } ({ $have }/{ $whole } quest)
realm-of-wonder-goal-monsters = { $seat } ({ $have }/{ $whole } monsters)
realm-of-wonder-goal-orbs = { $seat } ({ $have }/{ $whole } orbs)
realm-of-wonder-closest = { $rounds ->
    [0] In the lead: { $seat }.
   *[other] After round { $rounds }, the player farthest along one road wins. In the lead: { $seat }.
}
realm-of-wonder-may-enter = { $n ->
    [none] { $seat } may enter the castle { $road }, but no way leads there now
    [one] { $seat } may enter the castle { $road }, 1 movement point away
   *[other] { $seat } may enter the castle { $road }, { $n } movement points away
}{ $others ->
    [none] { "" }
   *[other] ; so may { $others }
}.
realm-of-wonder-may-enter-too = { $seat } ({ $n ->
    [none] no way
   *[other] { $n }
})
realm-of-wonder-lacks-one = One more, and { $seat } may enter the castle { $roads }.
realm-of-wonder-battle = { $seat } fights { $foe } at { $space }.
realm-of-wonder-hunt = { $seat } fights { $monster } at { $space }.
realm-of-wonder-roads = { $victory ->
    [yes] { $seat }: Victory token (quest fulfilled); monsters { $monsters } of 3, orbs { $orbs } of 3.
   *[no] { $seat }: quest { $have } of { $needed }, monsters { $monsters } of 3, orbs { $orbs } of 3.
}
realm-of-wonder-pages = Pages are still to be found in { $lands }.
realm-of-wonder-speeds = Fastest first: { $speeds }.
realm-of-wonder-speed = { $moved ->
    [yes] { $seat }: { $speed } (has moved)
   *[no] { $points ->
        [one] { $seat }: { $speed } (1 point)
       *[other] { $seat }: { $speed } ({ $points } points)
    }
}
realm-of-wonder-stands = { $seat }, the { $character }, is at { $where }.
realm-of-wonder-where = { $land ->
    [none] { $feature ->
        [none] { $space } (castle island)
       *[other] { $space } ({ $feature })
    }
   *[other] { $disc ->
        [outer] { $feature ->
            [none] { $space } ({ $land })
           *[other] { $space } ({ $feature }, { $land })
        }
       *[other] { $feature ->
            [none] { $space } (island of { $land })
           *[other] { $space } ({ $feature }, island of { $land })
        }
    }
}
feature-house = house
feature-tower = tower
feature-well = well
feature-runestone = runestone
feature-vortex = vortex
feature-castle = the King’s castle
realm-of-wonder-purse = { $seat }: { $mp ->
    [one] 1 magic point
   *[other] { $mp } magic points
} (MP), { $income ->
    [0] none come in on the castle island;
   *[other] +{ $income } a round;
} movement cards { $moves }, magic cards { $magic }.
realm-of-wonder-keeps = { $seat } keeps { $tiles ->
    [none] no tiles
   *[other] { $tiles }
}{ $shoes ->
    [0] { "" }
   *[other] ; winged shoe ×{ $shoes }
}{ $muscles ->
    [0] { "" }
   *[other] ; muscle ×{ $muscles }
}; special power { $ready ->
    [yes] ready
   *[no] used
}.
realm-of-wonder-forts = { $forts ->
    [none] { $seat } has no fort; fort tokens left: { $left }.
   *[other] { $seat }’s forts: { $forts }; fort tokens left: { $left }.
}
realm-of-wonder-fort = { $space } ({ $n })
realm-of-wonder-tiles = { $n ->
    [one] { $tile }
   *[other] { $tile } ×{ $n }
}
realm-of-wonder-copies = { $n ->
    [one] { $card }
   *[other] { $card } ×{ $n }
}
realm-of-wonder-chose = Your movement card this round: { $move }.
realm-of-wonder-own-move = { $card } ({ $points })
realm-of-wonder-own-moves = Your movement cards: { $moves }.
realm-of-wonder-own-magic = { $cards ->
    [none] You hold no magic cards.
   *[other] Your magic cards: { $cards }.{ $muscles ->
        [yes] { " " }In a battle you can play a card with a muscle for +1 instead.
       *[no] { "" }
    }
}
realm-of-wonder-own-power = { $rules } { $ready ->
    [yes] Your special power is ready.
   *[no] Your special power is used up, until a movement card makes it ready again.
}
realm-of-wonder-aims = You aim { $card }.
realm-of-wonder-laid = You lay: { $cards }. The others see it when you roll.
realm-of-wonder-asked-without = You hold no Counterspell, and are asked all the same, so that nobody can tell. A standing order spares you the question.
realm-of-wonder-own-orders = Your standing orders: { $orders }.
realm-of-wonder-own-counter = { $value ->
    [never] you never counter a spell
    [aimed] you counter spells aimed at you, with a card without a muscle first
    [aimed-muscle] you counter spells aimed at you, with a muscle card first
   *[ask] you are asked before you counter a spell
}{ $lapses ->
    [yes] { " " }(this round)
   *[no] { "" }
}
realm-of-wonder-own-muscles = { $value ->
    [none] you play no muscles when attacked
    [all] you play all muscles when attacked
   *[ask] you are asked for muscles when attacked
}{ $lapses ->
    [yes] { " " }(this round)
   *[no] { "" }
}
realm-of-wonder-own-quiet = { $value ->
    [none] you cast no spells
   *[ask] you are asked for your spells
}{ $lapses ->
    [yes] { " " }(this round)
   *[no] { "" }
}
realm-of-wonder-monsters = Monsters face up: { $monsters }.
realm-of-wonder-near = { $what } { $space } ({ $n })
realm-of-wonder-nearest = Nearest for you on foot, in points: { $nears }.
realm-of-wonder-monster-at = { $monster } at { $where }
realm-of-wonder-whirl = { $ways ->
    [none] The { $disc } is turned to { $land }; no way leads onto it.
   *[other] The { $disc } is turned to { $land }; ways onto it: { $ways }.
}
realm-of-wonder-dock = { $space } to { $to }
realm-of-wonder-towers = { $n ->
    [0] All towers are open.
    [one] 1 tower is still closed: { $spaces }.
   *[other] { $n } towers are still closed: { $spaces }.
}
realm-of-wonder-decks = Decks: movement { $moves }, magic { $magic }; bonus tokens left: { $bonus }.
realm-of-wonder-gone = Magic cards out of the game: { $cards }.
