### Volfyirion: buttons, what happens, what is asked, why not. Cards, Cities, Perks and Ploys stand
### in volfyirion_cards.ftl. C, B and K are Command, Battle and Knowledge points, in all languages.

game-volfyirion = Volfyirion
game-volfyirion-about = Two Houses at war, and a dragon between them. Build a deck, guard your Cities, bring down theirs.
game-volfyirion-cover = The dragon Volfyirion over a City at dusk, and the crests of two Houses.
game-volfyirion-players = 1, 2 or 4 players
game-volfyirion-lasts = 25 to 45 minutes

mode-volfyirion-duel = Duel of two Houses
mode-volfyirion-solo = Alone against Volfyirion
mode-volfyirion-solo-lasts = 10 to 20 minutes
mode-volfyirion-coop = Two Houses against Volfyirion
mode-volfyirion-coop-lasts = 20 to 90 minutes
mode-volfyirion-team = Two against two
mode-volfyirion-team-lasts = about two hours

setting-first-player = First player
setting-first-player-chance = By chance
setting-first-player-host = The host
setting-difficulty-easy = Easy (fallen Cities do not anger it)
setting-difficulty-normal = Normal (+1 for each fallen City)
setting-difficulty-hard = Hard (+2 for each fallen City)
setting-pairing = Strongholds
setting-pairing-printed = As printed (18 each)
setting-pairing-free = Paired freely
setting-face-down-deck = Face-down Asset Deck
setting-face-down-deck-about = Nobody sees the top card of the Asset Deck.
setting-mercenaries = Mercenaries
setting-mercenaries-about = Four cheap, strong guards; but their City falls at the first attack.
setting-ascension-path = Ascension Path
setting-ascension-path-about = Two strong Wonders that cannot be sealed, only taken away.
setting-saboteurs = Saboteurs
setting-saboteurs-about = Two weak cards that you buy for your opponent’s deck.
setting-perks = Perks
setting-perks-about = Each House gets an open advantage for the whole game.
setting-ploys = Ploys
setting-ploys-about = Each House gets a secret trap that springs by itself.
setting-rebuilding = Rebuilding
setting-rebuilding-about = A destroyed City can be raised again, once, for C equal to its Defence.
setting-even-start = Even start
setting-even-start-about = House rule: the first player (2 wins in 3 as printed) draws 3 cards, not 5, in the first turn.

score-cities = Cities standing

## Words within others

area-hand = hand
area-discard = discard pile
area-play = Play Area

colour-turquoise = turquoise
colour-red = red
colour-purple = purple
colour-neutral = neutral

currency-battle = B
currency-knowledge = K

volfyirion-points = { $parts }
volfyirion-gain-command = +{ $n } C
volfyirion-gain-battle = +{ $n } B
volfyirion-gain-knowledge = +{ $n } K
volfyirion-have-command = { $n } C
volfyirion-have-battle = { $n } B
volfyirion-have-knowledge = { $n } K
volfyirion-effect-draw = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
volfyirion-effect-remove-card = remove a card
volfyirion-effect-destroy-building = destroy an enemy Building
volfyirion-effect-destroy-troop = destroy an enemy Troop
volfyirion-effect-move-volfyirion = move Volfyirion
volfyirion-copies = { $n ->
    [one] { $card }
   *[other] { $card } ×{ $n }
}

# A City to go to, a card that makes way.
to-city-tylaris = { city-tylaris }
to-city-vahylea = { city-vahylea }
to-city-alantar = { city-alantar }
to-city-yrdesh = { city-yrdesh }
to-city-akao-uket = { city-akao-uket }
to-city-kyr = { city-kyr }
over-apothecary = { card-apothecary }
over-library = { card-library }
over-laboratory = { card-laboratory }
over-barracks = { card-barracks }
over-war-academy = { card-war-academy }
over-headquarters = { card-headquarters }
over-mint = { card-mint }
over-black-market = { card-black-market }
over-bank = { card-bank }
over-novice = { card-novice }
over-fighter = { card-fighter }
over-soldier = { card-soldier }
over-guard = { card-guard }
over-scholar = { card-scholar }
over-qoam-scout = { card-qoam-scout }
over-qoamipulator = { card-qoamipulator }
over-armored-soldier = { card-armored-soldier }
over-elite-trooper = { card-elite-trooper }
over-mercenary-archer = { card-mercenary-archer }
over-mercenary-veteran = { card-mercenary-veteran }

## What a choice costs and leaves

volfyirion-refreshes = Free, once, before you acquire anything: this card goes to the bottom of the deck
volfyirion-refreshes-all = Free, once, before you acquire anything: the old cards go to the bottom of the deck
volfyirion-redraw-once = Free, only first thing in your first turn: shuffle this hand back and draw a new one
volfyirion-cost-command = { $cost } C, leaves { $left }
volfyirion-cost-battle = { $cost } B, leaves { $left }
volfyirion-cost-knowledge = { $cost } K, leaves { $left }
volfyirion-offer = { $price }; { $effect }
volfyirion-about = { $kind ->
    [troop] { $colour } Troop, { $first }
    [building] { $colour } Building, { $first } a turn
    [wonder] Wonder, { $first } a turn
   *[command] { $colour }, { $first }
}{ $how ->
    [chain] { "" }; Synergy with { $needs }: { $second }
    [remove] { "" }; if removed: { $second }
   *[none] { "" }
}
volfyirion-guards = { $n } Defence
volfyirion-burns = Volfyirion sits there: what is on this City burns with it
volfyirion-goes = { $card } leaves the game{ $burns ->
    [yes] ; { volfyirion-burns }
   *[no] { "" }
}
volfyirion-replaces = the old card goes to the bottom of the deck, the top card takes its place
volfyirion-sealing = { $seals ->
    [yes] { $enemy ->
        [yes] it gives nothing until somebody unseals it
       *[no] your own: it gives nothing until you unseal it
    }
   *[no] { $enemy ->
        [yes] your rival’s: it works for them again
       *[no] it gives its points again
    }
}
volfyirion-unplayed = Unplayed: { $cards }
volfyirion-ends = { $city ->
    [none] Round { $rounds } is the last
   *[other] Volfyirion burns { $city }, the last City of { $seats }
}: { $winners ->
    [none] { $alone ->
        [yes] the game is lost.
       *[no] nobody wins.
    }
   *[other] the win goes to { $winners }.
}
volfyirion-unused = { $points } left, which buys nothing here
volfyirion-burning = Volfyirion burns { $city } down.
volfyirion-left-burning = { volfyirion-burning } { volfyirion-left }
volfyirion-left = { $points ->
    [none] { $n ->
        [one] 1 card is still in hand
       *[other] { $n } cards are still in hand
    }
   *[other] { $n ->
        [0] Lost: { $points }
        [one] Lost: { $points }. 1 card is still in hand
       *[other] Lost: { $points }. { $n } cards are still in hand
    }
}

## Buttons: cards

volfyirion-play-all = Play all
volfyirion-play-card = { $city ->
    [none] Play { $card }
   *[other] { $over ->
        [none] { $card } on { $city }
       *[other] { $card } on { $city }, instead of { $over }
    }
}
volfyirion-use-chain = { $city ->
    [none] { $fewer ->
        [0] Synergy: { $card }
       *[other] Synergy: { $card }, with one fewer card
    }
   *[other] Synergy: { $card } on { $city }
}
volfyirion-use-removal = { $city ->
    [none] { $fewer ->
        [0] Remove { $card } for its bonus
       *[other] Remove { $card } without drawing
    }
   *[other] Remove { $card } on { $city } for its bonus
}
volfyirion-redraw = Draw a new hand
volfyirion-end-turn = End the turn
volfyirion-acquire = Acquire { $card }
volfyirion-acquire-top = Acquire { $card } from the deck
volfyirion-replace = Replace { $card }
volfyirion-refresh = Swap { $card } for a new card
volfyirion-refresh-all = Five new cards in the Row
volfyirion-acquire-wonder = Acquire { $card }
volfyirion-hire-heroes = Heroes Party: an unseen Wonder
volfyirion-seal-wonder = Seal { $card } ({ $seat })
volfyirion-unseal-wonder = Unseal { $card } ({ $seat })
volfyirion-collide = Anomaly Collider: { $card }
volfyirion-take-path = Take the Ascension Path

## Buttons: Cities and the dragon

volfyirion-redeploy = { $over ->
    [none] { $card }: { $city } to { $to_city }
   *[other] { $card }: { $city } to { $to_city }, instead of { $over }
}
volfyirion-attack = Attack { $city }
volfyirion-rebuild = Rebuild { $city }
volfyirion-send-dragon = Send Volfyirion to { $city }
volfyirion-repel-dragon = Drive Volfyirion home
volfyirion-defeat-dragon = Defeat Volfyirion

## Buttons: questions

volfyirion-remove-card = Remove { $card } ({ $area })
volfyirion-destroy = Destroy { $card } on { $city }
volfyirion-station = { $over ->
    [none] { $card } on { $city }
   *[other] { $card } on { $city }, instead of { $over }
}
volfyirion-keep-in-hand = Keep the rest in hand
volfyirion-decline = No, thanks

## Menus

placeholder-volfyirion-play-card = Play which card?
placeholder-volfyirion-use-chain = Use a Synergy Chain
placeholder-volfyirion-use-removal = Remove a card for its bonus
placeholder-volfyirion-acquire = Acquire a card
placeholder-volfyirion-acquire-top = Acquire the deck’s top card
placeholder-volfyirion-replace = Replace a card
placeholder-volfyirion-refresh = Swap one card of the Row
placeholder-volfyirion-acquire-wonder = Acquire a Wonder
placeholder-volfyirion-seal-wonder = Seal a Wonder
placeholder-volfyirion-unseal-wonder = Unseal a Wonder
placeholder-volfyirion-collide = Anomaly Collider: seal for K
placeholder-volfyirion-redeploy = Redeploy a Troop
placeholder-volfyirion-attack = Attack a City
placeholder-volfyirion-rebuild = Rebuild a City
placeholder-volfyirion-send-dragon = Send Volfyirion to a City
placeholder-volfyirion-remove-card = Remove which card?
placeholder-volfyirion-destroy = Destroy which?
placeholder-volfyirion-station = Onto which City?

## What is asked

ask-volfyirion-main-phase = { $own ->
    [yes] Play cards, spend the points, then end the turn.
   *[no] My seat shows the cards in hand and what can still be done this turn.
}
ask-volfyirion-placing = Choose a City for each card that is left, or keep them in hand.
ask-volfyirion-remove-one = You may remove one of your cards from the game for good. Which?
ask-volfyirion-destroy-one = { $kind ->
    [troop] Which enemy Troop is destroyed?
   *[other] Which enemy Building is destroyed?
}
ask-volfyirion-move-free = Volfyirion may move at no cost. Where?
ask-volfyirion-second-chance = Second Chance: a Troop that was removed for this attack may change sides. Which, and onto which City?

## What happened: a turn

volfyirion-turn-began = Round { $round }: { $seats } to play.
volfyirion-drew = { $cards ->
    [hidden] { $n ->
        [5] { "" }
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $n } cards.
    }
   *[other] { $seat } draws { $cards }.
}
volfyirion-redrew = { $seat } shuffles the first hand back and draws a new one.
volfyirion-reshuffled = { $seat } shuffles the discard pile into a new deck.
volfyirion-points-gained = { $seat }’s cards in play: { $gain }.
volfyirion-hand-discarded = { $seat } discards { $cards }, unplayed.
volfyirion-points-lost = { $seat } leaves { $gain } unspent.
volfyirion-row-filled = New on offer: { $cards }.
# Nothing: the picture and the text show it.
volfyirion-top-turned = { "" }

## What happened: cards

volfyirion-card-played = { $gain ->
    [none] { $seat } plays { $card }.
   *[other] { $seat } plays { $card }: { $gain }.
}
volfyirion-cards-played = { $gain ->
    [none] { $seat } plays { $cards }.
   *[other] { $seat } plays { $cards }: { $gain }.
}
volfyirion-card-placed = { $over ->
    [none] { $gain ->
        [none] { $seat } puts { $card } on { $city }.
       *[other] { $seat } puts { $card } on { $city }: { $gain }.
    }
   *[other] { $gain ->
        [none] { $seat } puts { $card } on { $city }; { $over } leaves the game.
       *[other] { $seat } puts { $card } on { $city }: { $gain }; { $over } leaves the game.
    }
}
volfyirion-chain-used = { $gain ->
    [none] { $seat } uses the Synergy Chain of { $card }.
   *[other] { $seat } uses the Synergy Chain of { $card }: { $gain }.
}
volfyirion-removal-used = { $gain ->
    [none] { $seat } removes { $card }.
   *[other] { $seat } removes { $card }: { $gain }.
}
volfyirion-card-removed = { $seat } removes { $card } from the game ({ $area }).
volfyirion-cards-lost = Out of the game: { $cards }.
volfyirion-troop-redeployed = { $over ->
    [none] { $seat } moves { $card } to { $city }.
   *[other] { $seat } moves { $card } to { $city }; { $over } leaves the game.
}
volfyirion-mercenary-left = { $card } runs from { $city }, back into the Asset Deck.

## What happened: Asset Row, Lair, Wonders

volfyirion-acquired = { $seat } acquires { $card }.
volfyirion-saboteur-sent = { $seat } slips a Saboteur into { $other }’s discard pile.
volfyirion-wonder-acquired = { $seat } acquires the Wonder { $card }.
volfyirion-another-copy = another copy of it
volfyirion-asset-replaced = { $seat } replaces { $card } with { $by }.
volfyirion-row-refreshed = { $seat } clears from the Asset Row: { $cards }.
volfyirion-wonder-sealed = { $other ->
    [none] { $seat } seals a Wonder of their own: { $card }.
   *[other] { $seat } seals { $other }’s Wonder { $card }.
}
volfyirion-wonder-unsealed = { $other ->
    [none] { $seat } unseals { $card }.
   *[other] { $seat } unseals { $other }’s Wonder { $card }.
}
volfyirion-collided = { $seat } seals { $card } in the Anomaly Collider: { $gain }.
volfyirion-path-taken = { $gain ->
    [none] { $seat } takes the Ascension Path from { $other }.
   *[other] { $seat } takes the Ascension Path from { $other }: { $gain }.
}

## What happened: war

volfyirion-troop-fell = { $seat } attacks { $city } with { $battle } B: { $card } falls, the City stands.
volfyirion-destroyed = { $seat } destroys { $card } on { $city }.
volfyirion-city-fell = { $city ->
    [Lair] The Lair falls: { $seat } attacked it with { $battle } B.
   *[other] { $city } falls: { $seat } attacked it with { $battle } B.
}
volfyirion-city-burned = Volfyirion burns { $city } down.
volfyirion-city-rebuilt = { $seat } rebuilds { $city }.
volfyirion-dragon-sent = { $seat } sends Volfyirion to { $city }: the City burns when its owner’s turn ends.
volfyirion-dragon-repelled = { $seat } drives Volfyirion back to the Lair.
volfyirion-dragon-returned = Volfyirion flies home.
volfyirion-dragon-defeated = { $seat } defeats Volfyirion and claims what lies on the Lair!

## What happened: Ploys

volfyirion-ploy-revealed = { $seat } had a Ploy: { $ploy }.
volfyirion-attack-failed = { $seat } attacks { $city } in vain: { $battle } B are lost.
volfyirion-troop-stationed = { $over ->
    [none] { $card } changes sides and guards { $city } for { $seat }.
   *[other] { $card } changes sides and guards { $city } for { $seat }; { $over } leaves the game.
}

## What happened: the end

volfyirion-time-up = { $alone ->
    [yes] { $rounds } rounds are over, and Volfyirion is not beaten.
   *[no] { $rounds } rounds are over: what stands now decides.
}

## Why not, and what instead

vf-19-no-space = None of your standing Cities has a space for it. Go on without it.
vf-22-cost = You need { $cost } C; you have { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Play more cards first.
}
vf-24-cost = Moving this Troop costs { $cost } C; you have { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Play more cards first.
}
vf-25-cost = It takes { $cost } B; you have { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Play more cards first.
}
vf-28-cost = You need { $cost } B; you have { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Play more cards first.
}
vf-29-cost = It takes { $cost } K, as much as the Wonder costs; you have { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Play more cards first.
}
vf-30-cost = Replacing costs { $cost } K; you have { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Play more cards first.
}
vf-30-deck = The Asset Deck is empty: no card could take its place. Choose from what lies there.
vf-31-cost = It takes { $cost } K; you have { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Play more cards first.
}
vf-33-colours = { $n ->
    [one] It needs another { $colours } card of yours in play.
   *[other] It needs another card of yours in play for each of these colours: { $colours }.
}{ $hand ->
    [0] { "" }
   *[other] { " " }Play them first.
}
vf-34-sealed = This Wonder is sealed. Unseal it first.
vf-36-cost = Defeating Volfyirion takes { $cost } B; you have { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Play more cards first.
}
vf-39-cost = Taking the Ascension Path costs { $cost } K; you have { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Play more cards first.
}
vf-39-seal = The Ascension Path cannot be sealed. It can be taken over for 4 K.
vf-40-stays = No card gets rid of a Saboteur. Choose another card.
vf-41-cost = The Heroes Party costs { $cost } B; you have { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Play more cards first.
}
vf-41-once = The Anomaly Collider works once a turn. Use it again in your next one.
vf-43-cost = Rebuilding costs { $cost } C, the City’s Defence; you have { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Play more cards first.
}
vf-54-no-city = A House without a City plays no cards.

## The table in words

volfyirion-heading = { $purses ->
    [none] Volfyirion, round { $n }
   *[other] Volfyirion, round { $n } · { $purses }
}
volfyirion-purse = { $seat }: { $parts }
volfyirion-rest-command = { $n } of { $of } C
volfyirion-rest-battle = { $n } of { $of } B
volfyirion-rest-knowledge = { $n } of { $of } K
volfyirion-goal-duel = Goal: bring down every enemy City{ $rounds ->
    [0] .
   *[other] ; after round { $rounds } the most Cities win, then the most Defence.
} Standing: { $sides }.
volfyirion-goal-team = Goal: bring down every enemy Stronghold{ $rounds ->
    [0] .
   *[other] ; after round { $rounds } the most Strongholds win, then the most Defence.
} Standing: { $sides }.
volfyirion-goal-solo = Goal: 16 B or 16 K in one turn. So far: { $purses }.
volfyirion-goal-coop = Goal: 30 B or 30 K together, or 20 by one player. So far: { $purses }.
volfyirion-goal-side = { $seats } ({ $n })
volfyirion-goal-purse = { $seat } ({ $battle } B, { $knowledge } K)
volfyirion-side = { $seats }
volfyirion-last-burns = Volfyirion sits on { $city }, the last City of { $seats }: it burns at the end of { $n ->
    [1] that House’s
   *[other] their
} turn unless { $cost } K move the dragon away, or falls to { $battle } B{ $guarded ->
    [0] { "" }
   *[other] , its Troop first
}; then the win goes to { $winners }.
volfyirion-last = { $city } is the last City of { $seats }: { $battle } B bring it down{ $guarded ->
    [0] { "" }
   *[other] { " " }with its Troop
}{ $cost ->
    [0] { "" }
   *[other] , { $cost } K{ $cards ->
        [none] { "" }
       *[other] { " " }(or { $cards })
    } send Volfyirion to burn it
}; then the win goes to { $winners }.
volfyirion-payable = Within reach of { $seats }, with { $battle } B: { $cities }.
volfyirion-payable-city = { $city } ({ $defence })
volfyirion-ahead = { $seats ->
    [none] { "" }
   *[other] Ahead: { $seats }. { "" }
}{ $rival }’s cards make about { $battle-made } B, { $knowledge-made } K a turn{ $ways ->
    [none] .
   *[other] ; { $ways }.
}
volfyirion-ways = { $battle } B bring down { $owner ->
    [none] { $city }
   *[other] { $owner }’s { $city }
}{ $guarded ->
    [0] { "" }
   *[other] { " " }with its Troop
}{ $n ->
    [1] { "" }
    [2] , { $all } B both
   *[other] , { $all } B all { $n }
}{ $some-guarded ->
    [0] { "" }
   *[other] { $n ->
        [1] { "" }
       *[other] { " " }with Troops
    }
}{ $cost ->
    [0] { "" }
   *[other] , { $cost } K{ $cards ->
        [none] { "" }
       *[other] { " " }(or { $cards })
    } send Volfyirion to burn { $n ->
        [1] it
       *[other] one
    }
}
volfyirion-sleeps = Volfyirion wakes at the next reshuffle. Deck: { $deck }; Rage Pile: { $pile }; Cities standing: { $n }. Without any, the game is lost.
volfyirion-late = After round { $rounds } the game is lost.
volfyirion-besieges = Volfyirion sits on { $city } and burns it down when { $seats }’s turn ends, unless { $cost } K move it away first.{ $rest ->
    [0] { "" }
    [1] { " " }Then one City is left: { $ways }.
   *[other] { " " }Of the others, { $ways }.
}
volfyirion-threatens = { $falls ->
    [yes] Volfyirion sits on { $city }: its attack would be { $value } against { $defence } Defence. { $n ->
        [1] The last City would fall, and the game be lost.
       *[other] The City would fall.
    }
   *[no] Volfyirion sits on { $city }: its attack would be { $value } against { $defence } Defence. The City would stand.
}
volfyirion-on-ruins = Volfyirion sits on the ruins of { $city }.
volfyirion-in-lair = { $seats ->
    [none] Volfyirion is in the Lair.
   *[other] Volfyirion is on { $seats }’s Lair.
}
volfyirion-awake = Volfyirion is awake and attacks at the end of this turn. Rage Pile: { $pile }; Cities standing: { $n }. Without any, the game is lost.
volfyirion-away = Volfyirion is far from both Lairs.
volfyirion-gone = Volfyirion is out of the game.
volfyirion-rage-pile = { $card ->
    [none] Rage Pile: { $n ->
        [0] empty.
        [one] 1 card, face down.
       *[other] { $n } cards, face down.
    }
   *[other] Rage Pile: { $n ->
        [one] 1 card: { $card }, face up.
       *[other] { $n } cards, the first face up: { $card }.
    }
}
volfyirion-rage-row = Rage grid, row { $n }: { $cards }.
volfyirion-standing = { $n ->
    [0] { $seats }: no City stands.
    [one] { $seats }: 1 City stands.
   *[other] { $seats }: { $n } Cities stand.
}
volfyirion-to-spend = { $points ->
    [none] { $seat }’s turn.
   *[other] { $seat }’s turn, with { $points } left.
}
volfyirion-city = { $cards ->
    [none] { $city } ({ $seats }): { $defence } Defence.
   *[other] { $city } ({ $seats }): { $defence } Defence, with { $cards }.
}
volfyirion-ruins = { $city } ({ $seats }): destroyed.
volfyirion-row = { $seats ->
    [none] { $cards ->
        [none] The Asset Row is empty.
       *[other] Asset Row: { $cards }.
    }
   *[other] { $cards ->
        [none] { $seats }’s Asset Row is empty.
       *[other] { $seats }’s Asset Row: { $cards }.
    }
}
volfyirion-top = { $seats ->
    [none] Top of the Asset Deck: { $card }.
   *[other] Top of { $seats }’s Asset Deck: { $card }.
}
volfyirion-lair = { $seats ->
    [none] In the Lair: { $cards }.
   *[other] On { $seats }’s Lair: { $cards }.
}
volfyirion-price-command = { $card } ({ $n } C)
volfyirion-price-battle = { $card } ({ $n } B)
volfyirion-sealed = { $card } (sealed)
volfyirion-holds = { $seat }’s hand: { $cards }.
volfyirion-holds-ploy = { $ploy ->
    [none] { $seat } holds a secret Ploy.
   *[other] { $seat }’s secret Ploy: { $ploy }.
}
volfyirion-has-perk = { $seat }’s Perk: { $perk }.
volfyirion-in-play = In play for { $seat }: { $cards }.
volfyirion-house = { $seat }: hand { $hand }, deck { $deck }, discard pile { $discard }.
volfyirion-decks = { $seats ->
    [none] Asset Deck { $assets }, Wonder Deck { $wonders }.
   *[other] { $seats }: Asset Deck { $assets }, Wonder Deck { $wonders }.
}
volfyirion-discarded = { $seat }’s discard pile: { $cards }.
volfyirion-set-apart = Set aside: { $cards }.
volfyirion-removed = { volfyirion-cards-lost }

## Solo

volfyirion-attack-volfyirion = Attack Volfyirion and win
volfyirion-subjugate = Subjugate Volfyirion and win
volfyirion-set-aside = Set the top Rage card aside ({ $currency })
volfyirion-give-up = { $card ->
    [none] { $city }
   *[other] { $city ->
        [none] { $card }
       *[other] { $card } on { $city }
    }
}
volfyirion-leave-on-pile = { $card }

placeholder-volfyirion-set-aside = Set the top Rage card aside
placeholder-volfyirion-give-up = Give up which one?
placeholder-volfyirion-leave-on-pile = Which card stays?

ask-volfyirion-toll = { $kind ->
    [troop] Volfyirion attacks. { $n ->
        [one] One of your Troops falls. Which?
       *[other] { $n } of your Troops fall. Which one first?
    }
   *[other] Volfyirion attacks. { $n ->
        [one] One of your Buildings falls. Which?
       *[other] { $n } of your Buildings fall. Which one first?
    }
}
ask-volfyirion-razing = Volfyirion has { $battle } B and strikes at one of your strongest Cities. Which?
ask-volfyirion-sealing = Volfyirion has { $knowledge } K and seals one of your most expensive Wonders. Which?
ask-volfyirion-leaving-one = The attack is over. Which card stays on the Rage Pile, face up?

volfyirion-rage-fed = { $n ->
    [one] The Rage Pile has 1 card.
   *[other] The Rage Pile grows to { $n } cards.
}
volfyirion-assets-renewed = The cards set aside become a new Asset Deck.
volfyirion-dragon-woke = Volfyirion wakes: it attacks when this turn ends.
volfyirion-rage-revealed = { $cards ->
    [none] Volfyirion attacks, but the Rage Pile is empty.
   *[other] Volfyirion attacks with { $battle } B and { $knowledge } K: { $cards }.
}
volfyirion-dragon-sealed = Volfyirion seals { $card }.
volfyirion-rage-kept = { $card } stays on the Rage Pile, face up.
volfyirion-rage-set-aside = { $seat } sets { $card } aside from the Rage Pile.

vf-45-attack = The attack takes { $cost } B; you have { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Play more cards first.
}
vf-45-subjugate = It takes { $cost } K; you have { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Play more cards first.
}
vf-45-aside-battle = It takes { $cost } B; you have { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Play more cards first, or pay in K.
}
vf-45-aside-knowledge = It takes { $cost } K; you have { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Play more cards first, or pay in B.
}
vf-45-empty = The Rage Pile is empty: there is nothing to set aside.

## Co-op

volfyirion-buy-off = Buy off { $card } (space { $space })
volfyirion-seal-in-grid = Seal { $card } (space { $space })
volfyirion-drive-dragon = Drive Volfyirion to { $city }
volfyirion-purge = Remove one of your cards
volfyirion-keep-in-grid = { $card }

placeholder-volfyirion-buy-off = Buy off a Wonder of the grid
placeholder-volfyirion-seal-in-grid = Seal a Wonder of the grid
placeholder-volfyirion-drive-dragon = Drive Volfyirion on
placeholder-volfyirion-keep-in-grid = Which Wonder stays?

ask-volfyirion-keeping-one = Which Wonder stays in the Rage grid?
ask-volfyirion-purging = Which of your cards leaves the game?

volfyirion-rage-deck-renewed = The Rage Deck is shuffled again.
volfyirion-grid-grew = New in the Rage grid: { $cards }.
volfyirion-dragon-flew = { $n ->
    [one] Volfyirion flies 1 City on, to { $city }.
   *[other] Volfyirion flies { $n } Cities on, to { $city }.
}
volfyirion-bought-off = { $seat } buys off { $card }.
volfyirion-grid-sealed = { $seat } seals { $card } until the next turn.
volfyirion-dragon-driven = { $seat } drives Volfyirion to { $city }.
volfyirion-dragon-attacked = Volfyirion attacks { $city }: { $value } against { $defence } Defence.
volfyirion-grid-cleared = { $card ->
    [none] The Rage grid is cleared.
   *[other] The Rage grid is cleared; { $card } stays.
}
volfyirion-dragon-beaten = Volfyirion is beaten by { $seats }!

vf-53-battle = You need { $cost } B; you have { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Play more cards first.
}
vf-53-knowledge = You need { $cost } K; you have { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Play more cards first.
}
vf-53-once = You have already removed a card this way. You can do so again next turn.
vf-53-no-card = You have no card that could go. Save your K.
vf-54-battle = It takes 20 B of your own, or 30 between you both: you have { $own }, together { $both }.{ $hand ->
    [0] { "" }
   *[other] { " " }Play more cards first.
}
vf-54-knowledge = It takes 20 K of your own, or 30 between you both: you have { $own }, together { $both }.{ $hand ->
    [0] { "" }
   *[other] { " " }Play more cards first.
}

## Team

city-volarees-west = Volarees West
city-volarees-keep = Volarees Keep
city-volarees-east = Volarees East
city-rorius-west = Rorius West
city-rorius-keep = Rorius Keep
city-rorius-east = Rorius East
to-city-volarees-west = { city-volarees-west }
to-city-volarees-keep = { city-volarees-keep }
to-city-volarees-east = { city-volarees-east }
to-city-rorius-west = { city-rorius-west }
to-city-rorius-keep = { city-rorius-keep }
to-city-rorius-east = { city-rorius-east }

volfyirion-pair-cities = West { $west }, Keep { $keep }, East { $east }
volfyirion-seal-asset = Seal { $card }
volfyirion-unseal-asset = Unseal { $card }
volfyirion-send-to-lair = Send Volfyirion to the enemy Lair
volfyirion-share-wonder = { $card } to { $seat }; { $other } may remove a card
volfyirion-take-wonder = { $card } to { $seat }

placeholder-volfyirion-pair-cities = Strength of each Stronghold
placeholder-volfyirion-seal-asset = Seal a card of the enemy Row
placeholder-volfyirion-unseal-asset = Unseal a card of your Row
placeholder-volfyirion-share-wonder = Who gets the Wonder?
placeholder-volfyirion-take-wonder = Who gets which Wonder?

ask-volfyirion-pairing = Pair your six Cities: how strong is each Stronghold?
ask-volfyirion-sharing = Who gets { $card }, and who may remove a card for it?
ask-volfyirion-sharing-out = The Lair is yours. Who gets which Wonder?

volfyirion-cities-paired = { $seats }’s Cities, paired: West { $west }, Keep { $keep }, East { $east }.
volfyirion-asset-sealed = { $seat } seals { $card } in the enemy Row.
volfyirion-asset-unsealed = { $seat } unseals { $card } in the Row.
volfyirion-dragon-landed = Volfyirion settles on { $seats }’s Lair.
volfyirion-wonder-passed = { $card } goes to { $seat }’s discard pile.
volfyirion-wonder-taken = { $gain ->
    [none] { $seat } takes { $card } into play.
   *[other] { $seat } takes { $card } into play: { $gain }.
}

vf-59-sealed = This card is sealed. Unseal it first, or choose another.
vf-59-cost = It takes { $cost } K, as much as the card costs; you have { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Play more cards first.
}
vf-60-cost = { vf-31-cost }
vf-61-cost = With Volfyirion on your Lair it costs { $cost } B; you have { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Play more cards first, or drive the dragon away.
}
vf-62-cost = { vf-36-cost }

## Piles to look through

volfyirion-pile-discard = { $seat }’s discard pile
volfyirion-pile-removed = Removed from the game
volfyirion-pile-aside = Cards set aside
volfyirion-pile-rage = Discarded Rage cards
