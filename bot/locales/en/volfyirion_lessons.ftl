### Volfyirion: what its lessons say. Numbers are told by the table, and `button` is the button to be clicked.

volfyirion-lesson-1-title = The last City
volfyirion-lesson-1-1 = Two Houses at war: you win when your rival has no City left. One still stands, **{ city-yrdesh }**, with Defence { $yrdesh }. You hold { $hand } cards, and playing them is free. **{ $button }** puts down all cards that simply give points.
volfyirion-lesson-1-2 = { $c } C and { $b } B. **C** (Command) buys cards, **B** (Battle) breaks Cities. { card-soldier } is a Troop: it guards a City and adds its Defence, { $soldier }. { city-tylaris } has { $tylaris } now. Post it: **{ $button }**.
volfyirion-lesson-1-3 = { city-tylaris } has { $tylaris }. Now spend your C: { $row } cards are for sale in the Asset Row. What you buy goes to your discard pile and comes to your hand once your deck has run out. **{ $button }**, for { $decisive } C.
volfyirion-lesson-1-4 = { $c } C is left, and { card-stab } costs { $stab }. It is red, like { card-decisive-strike }. Some cards give more beside others of a colour: you will see it next turn. **{ $button }**.
volfyirion-lesson-1-5 = B buys **Wonders** too; they lie in the dragon’s Lair. Once you have played it, a Wonder stays before you and gives its points every turn. **{ $button }**, for your { $b } B.
volfyirion-lesson-1-6 = With a Wonder you may remove one of your cards from the game. { card-prospector } gives only 1 C, and without it you will draw your good cards more often. **{ $button }**.
volfyirion-lesson-1-7 = All points are spent; what is left over would be lost. Your played cards go to your discard pile, { card-soldier } stays on its City. **{ $button }**, and see what your rival does.
volfyirion-lesson-1-8 = Your rival has put { card-novice } on { city-yrdesh }: Defence { $yrdesh } now. Your deck was empty, so your discard pile was shuffled, and all that you bought is in your hand. **{ $button }**.
volfyirion-lesson-1-9 = { $b } B. { card-decisive-strike } has a **Synergy Chain**: { $chain } B more if another red card of yours is in play. { card-stab } is red, so it works, once a turn. **{ $button }**.
volfyirion-lesson-1-10 = { $b } B are enough for { city-yrdesh }, but an attack strikes its Troop first: the City would need a second one. { card-living-knife } can leave the game and take a Troop with it. **{ $button }**.
volfyirion-lesson-1-11 = The card asks which Troop it should take. There is only one. **{ $button }**.
volfyirion-lesson-1-12 = { city-yrdesh } stands alone: Defence { $yrdesh } against your { $b } B. It is the last one. **{ $button }**.
volfyirion-lesson-1-done = { city-yrdesh } falls, and your rival has no City left: you win! C buys cards, B breaks Cities and buys Wonders. The next lesson shows what K (Knowledge) does, and meets the dragon.

volfyirion-lesson-2-title = Knowledge and the dragon
volfyirion-lesson-2-1 = Volfyirion, the dragon, sits on { city-tylaris }: the City burns when your turn ends. **K** (Knowledge) moves him, and your cards give plenty. **{ $button }**.
volfyirion-lesson-2-2 = { $k } K, and { $move } send the dragon home to his Lair. First things first: **{ $button }**.
volfyirion-lesson-2-3 = { $k } K are left. Your Wonder { card-strange-box } is **sealed**: it lies there and gives nothing. For { $own } K, as many as it costs, it works again at once. **{ $button }**.
volfyirion-lesson-2-4 = The Wonder has paid already: you have { $c } C. What you leave is lost, so **{ $button }**, for { $sabotage } C.
volfyirion-lesson-2-5 = The dragon is home, and your Wonder works. **{ $button }**.
volfyirion-lesson-2-6 = Your rival could not move the dragon. Your cards are back, and the Wonder has paid by itself. **{ $button }**.
volfyirion-lesson-2-7 = { $k } K. Your rival’s { card-floating-crystal } gives { $gives } K every turn, and to drive the dragon off they will need { $move }. Seal it, for { $theirs } K: **{ $button }**.
volfyirion-lesson-2-8 = { $k } K, just enough. Where the dragon sits, the City burns when its owner’s turn ends, whatever guards it. This is their last one. **{ $button }**.
volfyirion-lesson-2-9 = { $c } C are left; take a strong card with you. **{ $button }**, for { $tactic } C.
volfyirion-lesson-2-10 = Now let them look for { $move } K. **{ $button }**.
volfyirion-lesson-2-done = They fell { $gives } K short, the very one that you had sealed: { city-yrdesh } burns, and you win! K also replaces cards of the Row. You know it all now: the duel is yours.
