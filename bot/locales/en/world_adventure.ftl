### World Adventure: buttons, what happens, what is asked, why not. Heroes, caravans, merchants, monsters,
### events, Rune Powers and quests stand in world_adventure_cards.ftl. Territories are said by their codes.

game-world-adventure = World Adventure
game-world-adventure-about = Caravans on the Silk Road: trade, plunder, hunt and help where the map calls. Every great deed brings an Ancient Rune, and the first clan with nine of them wins.
game-world-adventure-cover = A caravan on a dune at sunset, and six heroes of the Silk Road: Akane, Salman, Vasilka, Zubair, Parisa and Wendelin.
game-world-adventure-players = 2 to 4 players, 6 in teams
game-world-adventure-lasts = under an hour for two, an hour and a half for four
game-world-adventure-round = Month { $n }
mode-world-adventure-competitive = Each clan for itself
mode-world-adventure-pairs = Two against two (18 runes)
mode-world-adventure-pairs-lasts = about two hours
mode-world-adventure-trios = Three against three (27 runes)
mode-world-adventure-trios-lasts = two to three hours

## Buttons: before the first month

world-adventure-choose-hero = Ride with { $hero }
world-adventure-share-points = Explorer { $explorer } · Charisma { $charisma } · Leadership { $leadership }
world-adventure-choose-caravan = { $caravan }

## Buttons: a turn

world-adventure-travel = Go to { $place }
world-adventure-scout-player = Scout { $seat }
world-adventure-scout-patrol = Scout the { $patrol }
world-adventure-scout-merchant = Scout for merchants
world-adventure-engage = Look for monsters
world-adventure-engage-standing = Fight { $card-foe }
world-adventure-reroll-scouting = Smoke bomb: roll again
world-adventure-keep-scouting = Keep the dice
world-adventure-pick-merchant = Attack { $card-foe }
world-adventure-pick-monster = Attack { $card-foe }
world-adventure-attack-it = Attack
world-adventure-let-go = { $card ->
    [none] Leave in peace
   *[other] Leave { $card-foe } here
}
world-adventure-stay = Stay and be attacked
world-adventure-end-turn = End the turn
world-adventure-work = Roll three gold dice

## Buttons: in a city

world-adventure-sell = Sell { $commodity }
world-adventure-sell-all = Sell everything
world-adventure-open-stalls = See what is on offer
world-adventure-buy = Buy { $commodity }
world-adventure-buy-all = Buy all you can carry
world-adventure-leave-shop = Leave the shop
world-adventure-build-stall = Build a stall
world-adventure-buy-upgrade = Buy a { $upgrade }
world-adventure-sell-upgrade = Sell a { $upgrade }
world-adventure-change-caravan = Buy a { $caravan }
world-adventure-recruit = Recruit a soldier
world-adventure-recover = Nurse { $who }
world-adventure-train-surely = Train { $who ->
    [hero] the hero
   *[other] { $who }
}, for certain
world-adventure-train-cheaply = Train { $who ->
    [hero] the hero
   *[other] { $who }
}, by a die
world-adventure-use-medic = Medic pack: { $who }
world-adventure-ask-guild = Ask for two quests
world-adventure-take-quest = Take { $quest }
world-adventure-leave-quests = Take neither
world-adventure-drop-quest = Give up the quest
world-adventure-do-quest = Do the quest at { $place }

## Buttons: Rune Powers, status

world-adventure-use-power = { $place ->
    [none] { $power }
   *[other] { $power } to { $place }
}
world-adventure-draw-powers = Draw two from the deck
world-adventure-take-power = Take { $power }
world-adventure-throw-power = Throw away { $power }
world-adventure-raise-status = { $status } +1

## Buttons: battle

world-adventure-roll = Roll
world-adventure-reroll-die = Roll again: { $figure }
world-adventure-keep-dice = Keep the dice
world-adventure-smoke-bomb = Throw the smoke bomb
world-adventure-retreat = Retreat
world-adventure-faint = Down: { $who }
world-adventure-hit = Hit { $who }
world-adventure-graze = 1 point on { $who }
world-adventure-drop-good = Drop { $commodity }
world-adventure-pick-up = Pick it up
world-adventure-leave-it = Leave it
world-adventure-keep-good = Bring { $commodity } along

## Menus

placeholder-world-adventure-choose-hero = Your hero
placeholder-world-adventure-share-points = Share out five points
placeholder-world-adventure-choose-caravan = Your caravan
placeholder-world-adventure-travel = Travel
placeholder-world-adventure-scout-player = Scout a player
placeholder-world-adventure-scout-patrol = Scout Brigand or Government
placeholder-world-adventure-engage-standing = Fight a monster here
placeholder-world-adventure-pick-merchant = Attack a merchant
placeholder-world-adventure-pick-monster = Attack a monster
placeholder-world-adventure-let-go = Leave one here
placeholder-world-adventure-sell = Sell
placeholder-world-adventure-buy = Buy goods
placeholder-world-adventure-buy-upgrade = Buy an upgrade
placeholder-world-adventure-sell-upgrade = Sell an upgrade
placeholder-world-adventure-change-caravan = Another caravan
placeholder-world-adventure-train-surely = Train for certain
placeholder-world-adventure-train-cheaply = Train by a die
placeholder-world-adventure-recover = Nurse a soldier
placeholder-world-adventure-use-medic = Use a medic pack
placeholder-world-adventure-take-quest = Take a quest
placeholder-world-adventure-do-quest = Do the quest
placeholder-world-adventure-use-power = Use a Rune Power
placeholder-world-adventure-take-power = Take a Rune Power
placeholder-world-adventure-throw-power = Throw a Rune Power away
placeholder-world-adventure-raise-status = Raise a status
placeholder-world-adventure-reroll-die = Roll which die again?
placeholder-world-adventure-faint = Who falls?
placeholder-world-adventure-hit = Who gets the damage?
placeholder-world-adventure-graze = Who gets 1 point?
placeholder-world-adventure-drop-good = What do you leave behind?
placeholder-world-adventure-keep-good = What do you take along?

## What happened: before the first month

world-adventure-hero-chosen = { $seat } rides with { $hero }.
world-adventure-points-shared = { $seat }: Explorer { $explorer }, Charisma { $charisma }, Leadership { $leadership }.
world-adventure-caravan-chosen = { $seat } sets out with a { $caravan }.
world-adventure-awoke = { $seat } wakes up in { $place }.

## What happened: a month

world-adventure-month-began = Month { $month }{ $month ->
    [1] : great deeds bring Ancient Runes, and runes win
   *[other] { "" }
}. On the road, in this order: { $seats }.
world-adventure-stall-income = Stalls bring gold: { $incomes }.
world-adventure-income = { $seat } { $n }
world-adventure-event-came = This month: { $event }. { $rules }
# Nothing: the picture shows it.
world-adventure-event-seen = { "" }
world-adventure-npc-came = New in { $place }: { $card } ({ $npc }).
world-adventure-npc-moved = { $places-past ->
    [none] The { $npc } rides to { $places-end }.
   *[other] The { $npc } rides via { $places-past } to { $places-end }.
}
world-adventure-npc-scouted = The { $npc } looks for { $seat } { $dice ->
    [none] without a die
   *[other] with { $dice }
}: { $found ->
    [yes] found
   *[no] not found
}.
world-adventure-npc-left = Off the map: { $card }.
world-adventure-stage-rose = Stage { $stage }: the roads grow wilder, the loads richer.
world-adventure-needs-renewed = New needs: { $needs }.
world-adventure-need = { $nation } ({ $commodity })
# Nothing: the heading says it.
world-adventure-turn-began = { "" }
# Nothing: the next turn follows.
world-adventure-turn-ended = { "" }
world-adventure-worked = { $seat } works for the next meal, rolls { $dice } and earns { $n } gold.

## What happened: travel, scouting

world-adventure-travelled = { $places-past ->
    [none] { $seat } travels to { $places-end }.
   *[other] { $seat } travels via { $places-past } to { $places-end }.
}
world-adventure-toll-paid = { $seat } pays { $owner } { $n } gold at the stall.
world-adventure-scouted = { $seat } scouts ({ $target }): { $dice ->
    [none] no die
   *[other] { $dice }
}; { $successes ->
    [0] nothing found
    [one] found, { $successes } success
   *[other] found, { $successes } successes
}.
world-adventure-action-gained = { $seat } is quick and has 1 extra action.
world-adventure-dice-offered = { $seat } rolls { $dice } and meets { $cards }.
world-adventure-left-alone = { $seat } leaves { $target } alone.

## What happened: cities

world-adventure-sold = { $seat } sells { $goods } for { $n } gold.
world-adventure-need-served = { $seat } brings { $nation } what it needs: { $commodity }.
world-adventure-shop-rolled = { $seat } rolls { $dice }. On offer: { $goods ->
    [none] nothing
   *[other] { $goods }
}.
world-adventure-bought = { $seat } buys { $commodity } for { $n } gold.
world-adventure-bought-all = { $seat } buys { $goods } for { $n } gold.
world-adventure-stall-built = { $seat } builds a stall in { $nation }.
world-adventure-upgrade-bought = { $seat } buys a { $upgrade } for the caravan.
world-adventure-upgrade-sold = { $seat } sells a { $upgrade }.
world-adventure-caravan-changed = { $seat } gets { $back } gold for the old caravan and drives off in a { $caravan }.
world-adventure-recruited = A soldier joins { $seat }, who now has { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
}.
world-adventure-recovered = One of { $seat }’s fainted soldiers is up again.
world-adventure-medic-used = { $seat } opens a medic pack.
world-adventure-trained = { $success ->
    [yes] { $seat } trains { $who ->
        [hero] the hero
       *[other] { $who }
    }, now of level 2
   *[no] { $seat } trains { $who ->
        [hero] the hero
       *[other] { $who }
    } in vain
}{ $die ->
    [0] .
   *[other] ; the die shows { $die }.
}
world-adventure-experience-gained = { $seat } gains { $n } experience.
world-adventure-gold-gained = { $seat } gains { $n } gold{ $dice ->
    [none] .
   *[other] , with { $dice }.
}
world-adventure-cargo-gained = { $seat } rolls { $dice } for cargo: { $goods ->
    [none] nothing that fits
   *[other] { $goods }
}.
world-adventure-gold-lost = { $seat } loses { $n } gold.
world-adventure-points-gained = { $moves ->
    [0] { $seat } has { $actions ->
        [one] { $actions } extra action
       *[other] { $actions } extra actions
    }.
   *[other] { $seat } has { $moves ->
        [one] { $moves } extra move
       *[other] { $moves } extra moves
    }.
}
world-adventure-upgrade-gained = { $seat } is given a { $upgrade }.
world-adventure-shops-opened = Every shop lets { $seat } in again.
world-adventure-flown = { $seat } flies to { $place }.
world-adventure-markers-taken = All { $markers } are taken off the map.

## What happened: quests, runes

world-adventure-quests-drawn = { $quests ->
    [hidden] { $seat } draws two quests.
   *[other] { $seat } draws { $quests }.
}
world-adventure-quests-opened = Now open at the guild: { $quests }.
world-adventure-quest-taken = { $seat } takes a quest: { $quest }{ $places ->
    [none] .
   *[other] , in { $places }.
}
world-adventure-quest-step = { $seat }, { $quest }: { $dice ->
    [none] no roll
   *[other] { $dice }
}, { $success ->
    [yes] done
   *[no] not yet
}.
world-adventure-quest-done = { $seat } has fulfilled { $quest }!
world-adventure-quest-dropped = { $seat } gives up { $quest }.
world-adventure-rune-won = { $seat } wins an Ancient Rune: { $deed }. That makes { $n }.
world-adventure-powers-drawn = { $powers ->
    [hidden] { $seat } draws two Rune Powers.
   *[other] { $seat } draws { $powers }.
}
world-adventure-power-taken = { $seat } takes a Rune Power: { $power }.
world-adventure-power-thrown = { $seat } throws away { $power }.
world-adventure-power-used = { $seat } uses { $power }.
world-adventure-status-raised = { $seat }’s { $status } is now { $n }.

## What happened: battle

world-adventure-battle-began = { $seat } attacks { $rival ->
    [none] { $foe }
   *[other] { $rival }
} in { $place }.
world-adventure-ambushed = An ambush in { $place }: { $seat } against { $foe }.
world-adventure-stage-rolled = { $seat ->
    [none] The other side rolls
   *[other] { $seat } rolls
}{ $hero ->
    [0] { "" }
   *[other] { " " }hero { $hero }, skill { $skill }
}{ $soldiers ->
    [none] { "" }
   *[other] { $hero ->
        [0] { " " }
       *[other] ,{ " " }
    }soldiers { $soldiers }
}: { $damage } damage.
world-adventure-skill-cast = The skill die favours { $seat }: { $hero }’s skill works.
world-adventure-fainted = { $seat ->
    [none] The other side’s { $who } is down.
   *[other] { $seat }’s { $who } is down.
}
world-adventure-die-rerolled = { $seat } rolls the die of { $who } again: { $die }.
world-adventure-shielded = { $n ->
    [one] { $seat } wards off a blow.
   *[other] { $seat } wards off { $n } blows.
}
world-adventure-foe-hurt = { $left ->
    [0] { "" }
   *[other] Now { $foe } has { $left } HP left.
}
world-adventure-foe-defeated = { $seat } beats { $foe }!
world-adventure-merchant-escaped = { $seat } chases in vain; { $foe } is gone in a cloud of dust.
world-adventure-retreat-tried = { $success ->
    [yes] { $seat } gets away
   *[no] { $seat } cannot get away
}{ $die ->
    [0] , along the hidden path.
   *[other] ; the die shows { $die }.
}
world-adventure-smoke-used = { $seat } throws a smoke bomb.
world-adventure-good-dropped = { $seat } leaves { $commodity } behind.
world-adventure-good-picked = { $seat } picks up { $commodity }.
world-adventure-player-defeated = { $slain ->
    [yes] { $seat } slays { $loser }!
   *[no] { $seat } drives { $loser } off!
}
world-adventure-tie-rolled = Both sides are down; the highest die wins: { $dice }.
world-adventure-died = { $seat } is slain. Far away, in a city, a lamp is lit; the next turn goes into earning a meal.
world-adventure-looted = { $seat } takes from { $loser }: { $gold } gold{ $goods ->
    [none] { "" }
   *[other] , { $goods }
}{ $quest ->
    [none] { "" }
   *[other] , { $quest }
}.
world-adventure-wanted-changed = { $n ->
    [0] The Government leaves { $seat } alone: no wanted points.
   *[other] The Government is after { $seat }: wanted points { $n }.
}
world-adventure-bounty-paid = { $seat } is paid a bounty of { $n } gold for { $loser }.
world-adventure-item-won = { $seat } wins a legendary item: { $item }!
world-adventure-goal-reached = { $seats } reached { $n } Ancient Runes. The road sings!
world-adventure-time-up = { $months } months are over, and the caravans come home: the clan with the most runes wins.

## What is asked

ask-world-adventure-choosing-hero = Which hero leads your clan?
ask-world-adventure-sharing-points = Share out five points, at most 4 in one. Explorer: dice to scout. Charisma: stalls and cheap goods. Leadership: soldiers.
ask-world-adventure-choosing-caravan = Which caravan do you take? Its chaser says how many assaults you have to catch a merchant, its barrier how many blows of monsters it wards off.
ask-world-adventure-taking-turn = Travel, act and trade in any order, then end your turn.
ask-world-adventure-wages = This turn you only work for your next meal: roll three gold dice.
ask-world-adventure-scouting = The dice show { $dice }. What now?
ask-world-adventure-merchants = Merchants on the road: attack one (1 wanted point), or wave and let them pass. The dice roll at once, unless you hold a purple Rune Power.
ask-world-adventure-monsters = Attack a monster, or leave one standing here.
ask-world-adventure-shop = { $step ->
    [selling] Sell first; then see what is on offer.
   *[other] Buy what you like, then leave the shop.
}
ask-world-adventure-unloading = The new caravan is too small. Which goods go back to the stock?
ask-world-adventure-keeping-goods = Not everything fits. What do you take along? The last kind of goods comes by itself.
ask-world-adventure-asking-guild = The guild lays two quests before you. Take one, or neither.
ask-world-adventure-taking-power = The rune brings a Rune Power. Which one?
ask-world-adventure-throwing-power = Your slots are full. Which Rune Power do you throw away?
ask-world-adventure-raising-status = 1 extra point. For which status? At 4, Explorer gives a move, Charisma tolls, Leadership a reroll. If it comes with a rune and no Rune Power lies open, two are drawn at once.
ask-world-adventure-merchant-battle = { $step ->
    [ready] { $card } in { $place }: roll the dice, or use a purple Rune Power first. After the last one the dice roll at once.
   *[other] One die may roll again. Which? If an assault is left, the dice roll at once.
}
ask-world-adventure-monster-battle = { $step ->
    [ready] { $card } in { $place }: roll, or get away.
    [reroll] One die may roll again. Which?
   *[other] Who falls?
}
ask-world-adventure-clash = { $step ->
    [ready] { $card ->
        [none] A battle
       *[other] { $card }
    } in { $place }: roll, or get away.
    [reroll] One die may roll again. Which?
   *[other] Where does your damage go?
}
ask-world-adventure-dropping = You get away, but not with everything. What do you leave behind?
ask-world-adventure-picking-up = { $commodity } was left here. Pick it up?

## What a choice costs and brings

world-adventure-caravan = { $cargo ->
    [one] { $cargo } commodity
   *[other] { $cargo } commodities
}, chaser { $chaser }, barrier { $barrier }
world-adventure-share = { $explorer ->
    [0] No scouting
    [one] 1 scouting die
    [4] 4 scouting dice and an extra move
   *[other] { $explorer } scouting dice
}; goods for { $price } gold, { $charisma ->
    [0] no stall
    [one] 1 stall
    [4] 4 stalls and tolls
   *[other] { $charisma } stalls
}; { $leadership ->
    [0] no soldier
    [one] 1 soldier
    [4] 4 soldiers and a reroll
   *[other] { $leadership } soldiers
}
world-adventure-left = Lost: { $moves ->
    [0] { "" }
    [one] { $moves } move
   *[other] { $moves } moves
}{ $actions ->
    [0] { "" }
   *[other] { $moves ->
        [0] { "" }
       *[other] { ", " }
    }{ $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
}
world-adventure-waits = An ambush if you do not leave: { $card } ({ $npc })
world-adventure-way = { $cost ->
    [one] { $cost } move
   *[other] { $cost } moves
}, { $left } left{ $foes ->
    [none] { "" }
   *[other] ; attacked by { $foes }
}{ $here ->
    [none] { "" }
   *[other] ; { $here }
}
world-adventure-here-quest = quest { $quest }
world-adventure-here-npc = { $card }
world-adventure-here-clan = { $seat }
world-adventure-here-barred = barred by { $owner }’s stall
world-adventure-here-toll = { $n } gold to { $owner }
world-adventure-here-need = needs { $commodity }
world-adventure-here-merchant = merchants
world-adventure-here-monster = monsters
world-adventure-scout-odds = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}: { $percent }% to find{ $bonus ->
    [0] { "" }
   *[other] , { $bonus }% for an extra action
}
world-adventure-merchant = { $percent }% to win; { $hit_points } HP, hit on { $accuracy } or less; { $experience } experience; loot dice: cargo { $cargo }, gold { $gold }
world-adventure-monster = { $percent }% to win; { $hit_points } HP, hit on { $accuracy } or less, retreat on { $retreat } or less; { $experience } experience; dice: cargo { $cargo }, gold { $gold }
world-adventure-patrol = { $percent }% to win; soldiers: { $recruits } of level 1, { $veterans } of level 2; { $experience } experience, { $gold } gold
world-adventure-rival = { $percent }% to win; hero of level { $level }; soldiers: { $recruits } of level 1, { $veterans } of level 2
world-adventure-cost = { $cost } gold, { $left } left
world-adventure-upgrade = { $price }; { $gives }
world-adventure-sale = +{ $n } gold
world-adventure-back = +{ $n } gold
world-adventure-offer = { $cost } gold, { $left } left; { $n ->
    [0] your free choice
   *[other] { $n } on offer
}
world-adventure-basket = { $goods }: { $cost } gold, { $left } left
world-adventure-exchange = { $cost } gold, { $back } back, { $left } left; cargo { $cargo }, chaser { $chaser }, barrier { $barrier }
world-adventure-training = { $cost } gold, { $left } left; { $percent }% to succeed, on { $die } or less
world-adventure-power-left = { $does } Uses left: { $n }
world-adventure-quest-odds = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $successes ->
    [one] { $successes } success
   *[other] { $successes } successes
} needed: { $percent }%
world-adventure-quest-sure = certain success, without dice
world-adventure-roll-odds = { $dice ->
    [one] { $dice } figure hits
   *[other] { $dice } figures hit
} on { $hit } or less: { $mean } damage on average. { $left } HP left: { $percent }% to win if you fight on
world-adventure-retreat-odds = { $percent ->
    [0] No die lets you get away
   *[other] You get away on { $die } or less: { $percent }%
}
world-adventure-smoke = Away for certain{ $n ->
    [0] { "" }
   *[other] ; a commodity stays behind
}
world-adventure-die = Shows { $die }
world-adventure-figure = Level { $level }, { $left } hit points left, { $experience } experience
world-adventure-aims = { $aims }
world-adventure-aim = { $left ->
    [0] level { $level } falls
   *[other] level { $level } keeps { $left } HP
}
world-adventure-goods = { $n ->
    [1] { $commodity }
   *[other] { $commodity } ×{ $n }
}

## Why not, and what instead

wa-19-most = It is at { $n }, the most. To go above 4 you need a legendary item; 5 is the end.
wa-28-action = You have too few actions left for that in this turn. City trade still costs none.
wa-30-again = You have already scouted here this turn. Try again next month.
wa-30-dice = Your Explorer gives no die, so you would find nobody. Runes 1, 4 and 7 each raise a status.
wa-30-marker = A merchant marker is here: nobody trades on this road now. Try another territory.
wa-31-marker = A monster marker is here: the lairs are empty. Try another territory.
wa-33-empty = The pile of quests is empty. Take an open one.
wa-33-gold = That costs { $cost } gold; you have { $have }{ $toll ->
    [0] { "" }
   *[other] , once { $toll } gold of toll is paid
}. Come back richer.
wa-33-goods = The quest asks for { $goods }. Buy or win it first.
wa-33-no-dice = Your { $status } gives no die here. Runes 1, 4 and 7 each raise a status.
wa-33-one = One quest at a time. Give up the old one first.
wa-33-soldiers = The quest asks for { $n ->
    [one] { $n } ready soldier
   *[other] { $n } ready soldiers
}. Recruit or nurse first.
wa-33-tried = You have already tried here this turn. Come back next month.
wa-48-gold = Training costs { $cost } gold; you have { $have }{ $toll ->
    [0] { "" }
   *[other] , once { $toll } gold of toll is paid
}.{ $goods ->
    [0] { "" }
   *[other] { " " }Sell goods first.
}
wa-48-tried = One try with the die a month. Pay for certainty, train another, or wait.
wa-51-barred = { $owner } has a stall here and more than 4 Charisma. You may cross the city, not use it.
wa-52-leadership = { $n ->
    [0] Without Leadership you lead no soldiers. Runes 1, 4 and 7 each raise a status.
    [1] Your Leadership leads 1 soldier at most. Runes 1, 4 and 7 each raise a status.
    [4] Your Leadership leads 4 soldiers. For more you need a legendary item.
    [5] Your Leadership leads 5 soldiers, the most.
   *[other] Your Leadership leads { $n } soldiers at most. Runes 1, 4 and 7 each raise a status.
}
wa-53-gold = A soldier costs { $cost } gold; you have { $have }{ $toll ->
    [0] { "" }
   *[other] , once { $toll } gold of toll is paid
}.{ $goods ->
    [0] { "" }
   *[other] { " " }Sell goods first.
}
wa-54-gold = Nursing costs { $cost } gold; you have { $have }{ $toll ->
    [0] { "" }
   *[other] , once { $toll } gold of toll is paid
}. A medic pack helps too.
wa-56-closed = This shop lets you in again in month { $month }. Other cities are open.
wa-58-gold = A commodity costs { $cost } gold; you have { $have }{ $toll ->
    [0] { "" }
   *[other] , once { $toll } gold of toll is paid
}.{ $goods ->
    [0] { "" }
   *[other] { " " }Sell first.
}
wa-60-gold = A stall costs { $cost } gold; you have { $have }{ $toll ->
    [0] { "" }
   *[other] , once { $toll } gold of toll is paid
}.{ $goods ->
    [0] { "" }
   *[other] { " " }Sell goods first.
}
wa-60-licence = { $n ->
    [0] Without Charisma you cannot own a stall. Runes 1, 4 and 7 each raise a status.
    [4] Four stalls are yours, and there are no more.
   *[other] You may own { $n } at most, one for each point of Charisma. Runes 1, 4 and 7 each raise a status.
}
wa-60-taken = { $owner }’s stall is here already, and a city has room for only one. Build in another.
wa-61-gold = That caravan costs { $cost } gold; you have { $have } with the old one sold{ $toll ->
    [0] { "" }
   *[other] , once { $toll } gold of toll is paid
}.{ $goods ->
    [0] { "" }
   *[other] { " " }Sell goods first.
}
wa-61-room = All { $n } places are full. Sell something first.
wa-62-gold = That costs { $cost } gold; you have { $have }{ $toll ->
    [0] { "" }
   *[other] , once { $toll } gold of toll is paid
}.{ $goods ->
    [0] { "" }
   *[other] { " " }Sell goods first.
}
wa-62-most = You have { $n }, and there is no room for more.
wa-66-chaser = Your caravan cannot chase merchants. A mount pet helps.
wa-70-tried = One try an assault. Roll this one first.

## The lobby and the result

setting-runes = Ancient Runes to win
setting-runes-9 = 9 runes
setting-runes-12 = 12 runes (longer)
setting-legend = Legend
setting-legend-about = Only a clan that has defeated a legendary monster can win.
score-runes = Ancient Runes
score-gold = Gold

## The table in words

world-adventure-prospects = Before you choose
world-adventure-prospect = **{ $choice }**: { $detail }
world-adventure-stage = Assault { $n }{ $most ->
    [0] { "" }
   *[other] { " " }of { $most }
}{ $card ->
    [none] { "" }
   *[other] : { $card }
}{ $left ->
    [0] { "" }
   *[other] , { $left } HP left
}

world-adventure-before = The clans get ready.
world-adventure-heading = Month { $n }, stage { $stage }{ $now ->
    [none] { "" }
   *[other] { " " }· { $now }
}
world-adventure-now = { $seat }: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
world-adventure-goal = Goal: { $goal } Ancient Runes, one for each great deed{ $legend ->
    [yes] , and a legendary monster beaten
   *[no] { "" }
}. So far: { $sides }.
world-adventure-side = { $seats } ({ $n })
world-adventure-near = { $n ->
    [0] A legendary monster from winning: { $seats }.
    [one] One rune from winning: { $seats }.
   *[other] { $n } runes from winning: { $seats }.
}
world-adventure-hunts = The Government is close and hunts { $seats }.
world-adventure-raids = The raid, { $card }, can attack { $seats }.
world-adventure-ahead = { $late ->
    [yes] After month 40 the most runes win. In the lead: { $seats }.
   *[no] In the lead: { $seats }, with { $n ->
        [one] 1 rune
       *[other] { $n } runes
    } to go.
}
world-adventure-race = { $seats }: { $n } of { $goal } Ancient Runes.
world-adventure-npcs = On the map: { $npcs }.
world-adventure-npc-at = { $card } ({ $npc }) in { $place }
world-adventure-event = { world-adventure-event-came }
world-adventure-coming = Next month: { $event }. { $rules }
world-adventure-stands = { $seat } is in { $code } ({ $where }).
world-adventure-where = { $city ->
    [yes] { $nation }, the city
   *[no] { $nation }
}
world-adventure-hero = { $seat } leads with { $hero }, level { $level }, { $experience } experience; Explorer { $explorer }, Charisma { $charisma }, Leadership { $leadership }.
world-adventure-purse = { $seat } has { $gold } gold and { $goods ->
    [none] no goods
   *[other] { $goods }
}; room for { $room }.
world-adventure-wagon = { $seat } drives a { $caravan }{ $pet ->
    [yes] , mount pet
   *[no] { "" }
}{ $cargo ->
    [yes] , cargo rack
   *[no] { "" }
}{ $smoke ->
    [yes] , smoke bomb
   *[no] { "" }
}{ $medics ->
    [0] { "" }
   *[other] , medic packs { $medics }
}.
world-adventure-soldiers = { $seat }’s soldiers: { $recruits } of level 1, { $veterans } of level 2, { $fainted } fainted.
world-adventure-cards = { $seat } holds{ $powers ->
    [none] { "" }
   *[other] { " " }{ $powers }
}{ $items ->
    [none] { "" }
   *[other] { " " }({ $items })
}.
world-adventure-quest = { $seat } is on a quest, { $quest }{ $rules ->
    [none] { "" }
   *[other] : { $rules }
}{ $places ->
    [none] { $rules ->
        [none] .
       *[other] { "" }
    }
   *[other] { $rules ->
        [none] ; still to do in { $places }.
       *[other] { " " }Still to do in { $places }.
    }
}
world-adventure-deeds = Still worth a rune to { $seat }: { $deeds }.
world-adventure-wanted = { $seat } has { $n } wanted points, rank { $rank }; slaying this clan pays a bounty.
world-adventure-away = { $code } ({ $n ->
    [0] here
    [one] { $n } move
   *[other] { $n } moves
})
world-adventure-city = { $nation ->
    [none] { $place }
   *[other] { $nation }, { $place }
}: { $need ->
    [none] has what it needs
   *[other] needs { $need }
}; { $stall ->
    [yes] { $owner }’s stall
   *[no] no stall
}.
world-adventure-merchant-markers = Merchant markers: { $places }.
world-adventure-monster-markers = Monster markers: { $places }.
world-adventure-open = At the guild: { $quests ->
    [none] no quest
   *[other] { $quests }
}. Open Rune Powers: { $powers ->
    [none] none
   *[other] { $powers }
}. In stock: { $stock ->
    [none] nothing
   *[other] { $stock }
}.
world-adventure-battle = { $card ->
    [none] A battle in { $place }: { $seats }.
   *[other] { $seats } against { $card-foe } in { $place }; { $left } HP left.
}
