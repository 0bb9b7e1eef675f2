### Wonder Book: buttons, what happens, what is asked, why not. Names and cards are in
### wonder_book_cards.ftl, what is read aloud in wonder_book_story.ftl.

game-wonder-book = Wonder Book
game-wonder-book-about = Friends fall into a book that folds open, and fight its Wyrms together. A campaign in six chapters, with a story that you read aloud.
game-wonder-book-cover = Ken, Lara, Tina and Sid, and a tower on a hill, in the hail.
game-wonder-book-players = 1 to 4 players
game-wonder-book-lasts = 30 to 60 minutes a chapter

mode-wonder-book-coop = Together, a hero each
mode-wonder-book-solo = Alone, with two heroes

setting-difficulty = Difficulty
setting-difficulty-easier = Easier (6 Destiny)
setting-difficulty-standard = Standard (5 Destiny)
setting-difficulty-hardcore = Hardcore (4 Destiny)
setting-group-choice = Group choices
setting-group-choice-anyone = Anyone decides
setting-group-choice-majority = By majority
setting-beginning = Begin
setting-beginning-unlocked = With what was unlocked: Wyrm cards, Chest
setting-beginning-nothing = With nothing

score-destiny = Destiny
score-knock-outs = Knock-outs
score-rounds = Rounds

## Buttons: the group

wonder-book-turn-page = Turn the page
wonder-book-choose = { $option }
wonder-book-pick-hero = { $hero }
wonder-book-pick-ally = { $ally }
wonder-book-pick-wyrm = Wyrm { $wyrm }
wonder-book-pick-area = { $area }
wonder-book-all-in-order = All in order

## Buttons: a turn

wonder-book-become-hero = { $hero }
wonder-book-pick-skill = { $skill }
wonder-book-take-turn = { $hero }’s turn
wonder-book-call-hero = Call { $hero }
wonder-book-move = Go to { $area-place }
wonder-book-collect = Collect a Spark
wonder-book-use-skill = { $skill }
wonder-book-attack = Attack
wonder-book-interact = Interact: { $object }
wonder-book-give-item = Give { $hero } { $item-the }
wonder-book-give-shred = Give { $hero } “{ $shred }”
wonder-book-ask-for-item = Ask { $hero } for { $item-the }
wonder-book-ask-for-shred = Ask { $hero } for “{ $shred }”
wonder-book-agree = Hand it over
wonder-book-refuse = Keep it
wonder-book-use-item = Use { $item-the }
wonder-book-use-shred = Read “{ $shred }”
wonder-book-use-special = { $special }
wonder-book-use-gift = { $gift }
wonder-book-end-turn = End the turn

## Buttons: dice

wonder-book-reroll = Reroll the failures, lose 1 Heart
wonder-book-keep = Keep the roll
wonder-book-strike = Strike Wyrm { $wyrm }
wonder-book-strike-boss = Strike { $boss }
wonder-book-hold-back = Hold 1 damage back
wonder-book-hold-back-about = 1 damage is not dealt. 1 stuns a Wyrm, 2 beat it.
wonder-book-roll-on = Roll on
wonder-book-stop = Enough
wonder-book-stop-about = The damage that is left hurts nobody.

## Menus

placeholder-wonder-book-choose = What do you choose?
placeholder-wonder-book-pick-hero = Which hero?
placeholder-wonder-book-pick-ally = Which ally?
placeholder-wonder-book-pick-wyrm = Which Wyrm?
placeholder-wonder-book-pick-area = Which area?
placeholder-wonder-book-become-hero = Which hero will you be?
placeholder-wonder-book-pick-skill = Which skill?
placeholder-wonder-book-take-turn = Whose turn?
placeholder-wonder-book-call-hero = Call which hero?
placeholder-wonder-book-move = Go where?
placeholder-wonder-book-use-skill = Use a skill
placeholder-wonder-book-interact = Interact with what?
placeholder-wonder-book-give-item = Give an item
placeholder-wonder-book-give-shred = Give a Shred card
placeholder-wonder-book-ask-for-item = Ask for an item
placeholder-wonder-book-ask-for-shred = Ask for a Shred card
placeholder-wonder-book-use-item = Use an item
placeholder-wonder-book-use-shred = Read a Shred card
placeholder-wonder-book-use-special = Do something special
placeholder-wonder-book-use-gift = Use a gift
placeholder-wonder-book-strike = Strike which Wyrm?
placeholder-wonder-book-strike-boss = Strike which boss?

## What is asked

ask-wonder-book-reading = { $alone ->
    [yes] Read it.
   *[no] Read it aloud.
} The book does what it says; the choices are yours.
ask-wonder-book-choosing-heroes = Choose your hero.
ask-wonder-book-choosing-skills = Choose one of the two skills, for good.
ask-wonder-book-relearning = An Upgrade card of your hero: choose one of its two skills.
ask-wonder-book-group-pick = { $effect ->
    [gain-item] Who takes it?
    [roll] Who rolls the dice?
    [pay-sparks] Who pays a Spark?
   *[other] Which hero?
}
ask-wonder-book-players-phase = Who goes next?
ask-wonder-book-hero-turn = { $extra ->
    [yes] One more action, now.
   *[no] { $left ->
        [one] 1 action left.
       *[other] { $left } actions left.
    }
}
ask-wonder-book-consent = A friend asks for it. Do you hand it over?
ask-wonder-book-attack-roll = { $dice ->
    [0] No success
    [one] 1 success
   *[other] { $dice } successes
}{ $held ->
    [0] { "" }
   *[other] , { $held } held back
}. What do you do?
ask-wonder-book-skill-roll = { $dice ->
    [0] No success
    [one] 1 success
   *[other] { $dice } successes
}. Keep the roll, or reroll the failures?
ask-wonder-book-hits = Who takes the damage ({ $blows })?
ask-wonder-book-ask-hero = { $effect ->
    [heal] Which hero recovers Hearts?
    [give-spark] Which hero gets a Spark?
    [swap] Swap places with which hero?
    [bring] Which hero is brought here?
    [join] Which hero do you go to?
    [lend] Who takes the extra action?
   *[other] Which hero?
}
ask-wonder-book-ask-wyrm = { $effect ->
    [stun] Which Wyrm is stunned?
    [shove] Which Wyrm is pushed away?
   *[other] Which Wyrm?
}
ask-wonder-book-shove-to = Where does Wyrm { $wyrm } go?
ask-wonder-book-walking = { $left ->
    [one] Walk 1 area, or stay.
   *[other] Walk up to { $left } areas, one at a time.
}
ask-wonder-book-company = Who comes along?
ask-wonder-book-activation = Which Wyrm acts next? Those in the same area and condition count as one.
ask-wonder-book-pick-victim = Who does Wyrm { $wyrm } bite?
ask-wonder-book-pick-way = Which way does Wyrm { $wyrm } take?
ask-wonder-book-pick-removal = Which Wyrm is removed?
ask-wonder-book-pick-bearer = Which Wyrm gets the Dark Aura?
ask-wonder-book-pick-boss-way = { $boss }: which way?
ask-wonder-book-pushing-luck = { $failed ->
    [yes] { $pile ->
        [0] No success. Reroll, or leave it at that?
        [one] No success. Reroll, or lose the 1 success piled up?
       *[other] No success. Reroll, or lose the { $pile } successes piled up?
    }
   *[no] { $pile ->
        [one] 1 success is piled up. Roll on, or stop and take it?
       *[other] { $pile } successes are piled up. Roll on, or stop and take them?
    }
}

## What happened: the book

wonder-book-card-read = The book opens at “{ $title }”.
wonder-book-option-chosen = The group chooses: { $option }.
wonder-book-voted = { $seat } votes: { $choice }.
wonder-book-area-opened = A part of the book pops up: { $area }.
wonder-book-area-closed = A part of the book folds away: { $area }.
wonder-book-page-folded = The page turns: everything on it folds away.
wonder-book-way-opened = The way opens between { $areas }.
wonder-book-way-closed = The way closes between { $areas }.
wonder-book-vortex-moved = The Dark Vortex opens at { $place }.
wonder-book-supply-short = { $n ->
    [0] The supply has no Sparks left.
    [one] The supply has only 1 Spark left.
   *[other] The supply has only { $n } Sparks left.
}
wonder-book-sparks-laid = { $n ->
    [one] 1 Spark lands at { $place }.
   *[other] { $n } Sparks land at { $place }.
}
wonder-book-spark-eaten = A Wyrm eats a Spark at { $place }.
# A counter that nobody needs to hear of is called “silent”.
wonder-book-counted = { $counter ->
    [silent] { "" }
   *[other] { $counter }: { $n }.
}
wonder-book-object-laid = There is something at { $place }: { $object }.
wonder-book-keyword-written = You write down the keyword { $keyword }.
wonder-book-keyword-erased = You erase the keyword { $keyword }.
wonder-book-rule-in-force = A new Special Rule applies: { $rule }.
wonder-book-rule-ended = The Special Rule { $rule } has ended.
wonder-book-goal-set = The book sets a new goal.
wonder-book-goal-met = The goal is met!
wonder-book-destiny-up = { $n ->
    [one] You gain 1 Destiny and have { $left }.
   *[other] You gain { $n } Destiny and have { $left }.
}
wonder-book-destiny-down = { $n ->
    [one] You lose 1 Destiny; { $left ->
        [0] none is left.
        [one] 1 is left.
       *[other] { $left } are left.
    }
   *[other] You lose { $n } Destiny; { $left ->
        [0] none is left.
        [one] 1 is left.
       *[other] { $left } are left.
    }
}
wonder-book-wyrm-card-added = A purple card joins the Wyrm deck: { $wyrm_card }.
wonder-book-wyrm-card-there = { $wyrm_card } is in the Wyrm deck already; the deck is shuffled.
wonder-book-chapter-won = The chapter is won, with { $destiny } Destiny!
wonder-book-chapter-lost = The last Destiny is gone. The chapter is lost.

## What happened: heroes

# A second hero in one sentence.
other-ken = { hero-ken }
other-lara = { hero-lara }
other-tina = { hero-tina }
other-sid = { hero-sid }

# An area within a sentence.
place-landing = the Landing
place-well = the Upside-Down Well
place-hinge-hill = Hinge Hill
place-gatehouse = the Gatehouse
place-lamp-court = Lamp Court
place-bakery = the Bakery
place-bell-stair = the Bell Stair
place-reading-room = the Reading Room
place-paper-bridge = the Paper Bridge
place-seam = the Seam
place-torn-edge = the Torn Edge

wonder-book-round-began = Round { $n } begins.
wonder-book-enemies-move = The Wyrms’ turn.
wonder-book-hero-chosen = { $seat } plays { $hero }.
wonder-book-skill-gained = { $hero } learns { $skill }.
wonder-book-hero-moved = { $hero } goes to { $place }.
wonder-book-heroes-swapped = { $hero } swaps places with { $other }.
wonder-book-spark-collected = { $hero } collects a Spark.
wonder-book-sparks-gained = { $n ->
    [one] { $hero } gains 1 Spark.
   *[other] { $hero } gains { $n } Sparks.
}
wonder-book-sparks-lost = { $n ->
    [one] { $hero } returns 1 Spark to the supply.
   *[other] { $hero } returns { $n } Sparks to the supply.
}
wonder-book-hearts-gained = { $n ->
    [one] { $hero } recovers 1 Heart.
   *[other] { $hero } recovers { $n } Hearts.
}
wonder-book-hearts-lost = { $n ->
    [one] { $hero } loses 1 Heart.
   *[other] { $hero } loses { $n } Hearts.
}
wonder-book-guarded = { $n ->
    [one] { $hero } is spared 1 Heart.
   *[other] { $hero } is spared { $n } Hearts.
}
wonder-book-knocked-out = { $hero } is knocked out.
wonder-book-stood-up = { $hero } stands up again.
wonder-book-skill-used = { $hero } uses { $skill }.
wonder-book-item-used = { $hero } uses { $item-the }.
wonder-book-shred-used = { $hero } reads “{ $shred }”.
wonder-book-special-used = { $hero }: { $special }.
wonder-book-chest-opened = The Treasure Chest is open: a gift for every hero.
wonder-book-gift-used = { $hero } uses a gift: { $gift }.
wonder-book-item-gained = { $hero } finds { $item-the }.
wonder-book-item-lost = { $hero } no longer has { $item-the }.
wonder-book-shred-drawn = { $hero } draws “{ $shred }”.
wonder-book-item-handed = { $hero } hands { $item-the } to { $other }.
wonder-book-shred-handed = { $hero } hands “{ $shred }” to { $other }.
wonder-book-item-asked = { $hero } asks { $other } for { $item-the }.
wonder-book-shred-asked = { $hero } asks { $other } for “{ $shred }”.
wonder-book-hand-over-refused = { $hero } would rather keep it.
wonder-book-interacted = { $hero } takes a closer look: { $object }.
wonder-book-rolled = { $attack ->
    [yes] { $successes ->
        [0] { $hero } attacks: no success with { $n ->
            [one] 1 die
           *[other] { $n } dice
        }.
        [one] { $hero } attacks: 1 success with { $n ->
            [one] 1 die
           *[other] { $n } dice
        }.
       *[other] { $hero } attacks: { $successes } successes with { $n } dice.
    }
   *[no] { $successes ->
        [0] { $hero } rolls { $n ->
            [one] 1 die
           *[other] { $n } dice
        }: no success.
        [one] { $hero } rolls { $n ->
            [one] 1 die
           *[other] { $n } dice
        }: 1 success.
       *[other] { $hero } rolls { $n } dice: { $successes } successes.
    }
}
wonder-book-rerolled = { $successes ->
    [0] { $hero } rolls again: no success.
    [one] { $hero } rolls again: 1 success.
   *[other] { $hero } rolls again: { $successes } successes.
}
wonder-book-luck-piled = { $n ->
    [one] { $hero } has piled up 1 success.
   *[other] { $hero } has piled up { $n } successes.
}
wonder-book-luck-lost = { $n ->
    [0] { $hero } gets nothing.
    [one] { $hero } loses the 1 success piled up.
   *[other] { $hero } loses the { $n } successes piled up.
}
wonder-book-turn-ended = { $hero }’s turn is over.

## What happened: Wyrms

wonder-book-wyrm-card-revealed = Wyrm card: { $wyrm_card }.
wonder-book-wyrm-spawned = Wyrm { $wyrm } crawls out at { $place }.
wonder-book-wyrm-stood-up = Wyrm { $wyrm } shakes itself and rises.
wonder-book-wyrm-moved = Wyrm { $wyrm } crawls to { $place }.
wonder-book-wyrm-attacked = Wyrm { $wyrm } bites { $hero }.
wonder-book-wyrm-stunned = Wyrm { $wyrm } is stunned.
wonder-book-wyrm-defeated = Wyrm { $wyrm } is defeated.
wonder-book-wyrm-removed = Wyrm { $wyrm } is gone.
wonder-book-area-exploded = A Wyrm bursts at { $place }.
wonder-book-aura-gained = The Dark Aura settles on Wyrm { $wyrm }.
wonder-book-aura-lost = Wyrm { $wyrm } loses the Dark Aura.

## What happened: bosses and allies

wonder-book-boss-came = A boss appears at { $place }: { $boss }.
wonder-book-boss-back = { $n ->
    [one] { $boss } is at { $place } now, with 1 Heart.
   *[other] { $boss } is at { $place } now, with { $n } Hearts.
}
wonder-book-boss-moved = { $boss } moves to { $place }.
wonder-book-boss-attacked = { $boss } strikes everybody around.
wonder-book-boss-hurt = { $n ->
    [one] { $boss } loses 1 Heart.
   *[other] { $boss } loses { $n } Hearts.
}
wonder-book-boss-stage-ended = { $n ->
    [one] { $boss } is through one stage and begins the next with 1 Heart.
   *[other] { $boss } is through one stage and begins the next with { $n } Hearts.
}
wonder-book-boss-beaten = { $boss } is beaten!
wonder-book-boss-left = { $boss } leaves.
wonder-book-ally-came = An ally joins you at { $place }: { $ally }.
wonder-book-ally-moved = { $ally } goes to { $place }.
wonder-book-ally-attacked = Wyrm { $wyrm } bites { $ally }.
wonder-book-ally-hurt = { $n ->
    [one] { $ally } loses 1 Heart.
   *[other] { $ally } loses { $n } Hearts.
}
wonder-book-ally-healed = { $n ->
    [one] { $ally } recovers 1 Heart.
   *[other] { $ally } recovers { $n } Hearts.
}
wonder-book-ally-down = { $ally } has no Hearts left and lies down.
wonder-book-ally-stood-up = { $ally } stands up again.
wonder-book-ally-left = { $ally } leaves you.

## Why not, and what instead

wb-06-taken = { $hero } is taken already. Choose another hero.
wb-17-closed = After your story so far, this is not open to you. Choose another one.
wb-17-destiny = It would cost your last Destiny. Choose another one.
wb-17-sparks = It costs { $n } Sparks, and together you hold { $held }. Come back with more, or choose another one.
wb-17-heroes = It takes { $n } heroes at { $place }. Come back together, or choose another one.
wb-17-tried = You have tried that here already. Choose another one.
wb-31-wall = A solid line bars the way to { $place }. Heroes cross dashed lines only: walk around it.
wb-32-none = No Spark lies at { $place }. Walk to an area where one does.
wb-33-sparks = { $n ->
    [one] It costs 1 Spark; you have { $held }.{ $near ->
        [no] { "" }
       *[yes] { " " }Collect one first.
    }
   *[other] It costs { $n } Sparks; you have { $held }.{ $near ->
        [no] { "" }
       *[yes] { " " }Collect some first.
    }
}
wb-34-nothing = It would change nothing here and now. Keep it until it has somebody or something to work on.
wb-34-not-now = Its card says when; that is not now. Do something else and come back to it.
wb-35-area = There is nobody to attack in your area, and your attack reaches no farther.{ $way ->
    [no] { "" }
   *[yes] { " " }Move first.
}
wb-35-adjacent = There is nobody to attack in your own or an adjacent area, and your attack reaches no farther.{ $way ->
    [no] { "" }
   *[yes] { " " }Move first.
}
wb-39-elsewhere = { $object }: that is at { $place }.{ $way ->
    [no] { "" }
   *[yes] { " " }Go there first.
}
wb-39-sparks = { $n ->
    [one] It costs 1 Spark; you have { $held }.{ $near ->
        [no] { "" }
       *[yes] { " " }Collect one first.
    }
   *[other] It costs { $n } Sparks; you have { $held }.{ $near ->
        [no] { "" }
       *[yes] { " " }Collect more first.
    }
}
wb-40-refused = You asked for that in this turn, and were declined. Ask again in your next one.
wb-41-elsewhere = It works at { $place } only.{ $way ->
    [no] { "" }
   *[yes] { " " }Go there first.
}
wb-41-not-now = { wb-34-not-now }
wb-41-nothing = { wb-34-nothing }
wonder-book-no-chapter = Chapter { $chapter } is not written yet. Your party and all that it has gained wait here for it.
wonder-book-finished = All six chapters are won and this campaign is over. A new one begins with chapter 1, with other choices and other endings and, if you like, with what was unlocked (WB-63).

## The table in words

wonder-book-heading = { $n ->
    [0] Wonder Book, chapter { $chapter }
   *[other] Wonder Book, chapter { $chapter }, round { $n }
}
wonder-book-destiny = Destiny: { $n } left, { $of } at most.
wonder-book-goal-ahead = Goal: none for now. The story tells what comes next.
wonder-book-danger = { $count ->
    [0] Destiny: { $n } left. Each hero who falls costs 1, and without Destiny the chapter is lost.
   *[other] Destiny: { $n } left. Knocked out: { $names }. Standing up costs { $count }, and without Destiny the chapter is lost.
}
wonder-book-ends = When the next round begins, the chapter is lost: standing up costs the last Destiny token.
wonder-book-lost-next = Destiny: { $n } left. Knocked out: { $names }. Standing up costs { $count }: when the next round begins, the chapter is lost.
wonder-book-lost-soon = Destiny: { $n } left. { $count ->
    [0] { "" }
   *[other] Knocked out: { $names }.{ " " }
}If { $left ->
    [one] one more falls
   *[other] { $left } more fall
}, the chapter is lost. Fewest Hearts ({ $hearts }): { $weakest }.
wonder-book-goal = { $parts ->
    [none] Goal: { $goal }
   *[other] Goal: { $goal } So far: { $parts }.
}
wonder-book-progress = { $have } of { $need }
wonder-book-progress-counter = { $counter } { $have } of { $need }
wonder-book-progress-heroes = heroes at { $place } { $have } of { $need }
wonder-book-progress-sparks = Sparks there { $have } of { $need }{ $elsewhere ->
    [0] { "" }
   *[other] { " " }({ $elsewhere } elsewhere)
}
counter-rounds = Rounds
wonder-book-hero = { $hero }: { $area }, { $hearts ->
    [one] 1 Heart
   *[other] { $hearts } Hearts
}, { $sparks ->
    [one] 1 Spark
   *[other] { $sparks } Sparks
}.
wonder-book-no-wyrms = No Wyrm is in play.
wonder-book-ally = { $ally }, an ally: { $area }, { $hearts ->
    [0] lying down
    [one] 1 of { $most } Hearts
   *[other] { $hearts } of { $most } Hearts
}.
wonder-book-boss = { $boss }, a boss: { $area }, { $hearts ->
    [one] 1 of { $most } Hearts
   *[other] { $hearts } of { $most } Hearts
}.
wonder-book-aura = The Dark Aura lies on Wyrm { $wyrm }.
wonder-book-wyrm = { $stunned ->
    [yes] Wyrm { $wyrm }: { $area }, stunned.
   *[no] Wyrm { $wyrm }: { $area }.
}
wonder-book-vortex = Dark Vortex: { $area }.
wonder-book-sparks = { $n ->
    [one] 1 Spark lies at { $place }.
   *[other] { $n } Sparks lie at { $place }.
}
wonder-book-object = { $object }: at { $place }.
wonder-book-holds = { $hero } holds: { $cards }.
wonder-book-several = { $card } ×{ $n }
wonder-book-ways = { $area }: ways to { $areas }.
wonder-book-rule = A Special Rule applies: { $rule } (card { $card }).
wonder-book-keywords = { $n ->
    [one] Keyword: { $keywords }.
   *[other] Keywords: { $keywords }.
}
wonder-book-look = { $text } { $price }
wonder-book-costs = { $n ->
    [0] Costs no Spark.
    [one] Costs 1 Spark.
   *[other] Costs { $n } Sparks.
}
wonder-book-hero-card = { $hearts } Hearts. Attack: { $attack } { $skill }: { $does }
wonder-book-hero-met = { $card } { $about }
wonder-book-hero-kept = { $card } Already learned: { $skills }.
wonder-book-hero-anew = { $card } { $n ->
    [one] You choose the side of one Upgrade card.
   *[other] You choose the sides of { $n } Upgrade cards.
}
wonder-book-skill = { $cost } { $rules }

# A campaign in a line, for /campaign.
campaign-wonder-book-campaign = { $chapter ->
    [7] All six chapters are won.
   *[other] Chapter { $chapter } is next.
} Destiny so far: { $destiny }. { $defeats ->
    [0] No defeat so far.
    [one] 1 defeat so far.
   *[other] { $defeats } defeats so far.
}{ $again ->
    [yes] { " " }Begun again with what was unlocked.
   *[other] { "" }
}

# What a campaign’s lobby says.
lobby-wonder-book-campaign = The campaign goes on: { $chapter ->
    [1] **chapter 1, { chapter-1 }**.
    [2] **chapter 2, { chapter-2 }**.
    [3] **chapter 3, { chapter-3 }**.
    [4] **chapter 4, { chapter-4 }**.
    [5] **chapter 5, { chapter-5 }**.
   *[6] **chapter 6, { chapter-6 }**.
}
