### Volfyirion: what its lessons say. Numbers are told by the table, and `button` is the button to be clicked.

volfyirion-lesson-1-title = The last City
volfyirion-lesson-1-1 = Two Houses at war: you win when your rival has no City left. There is only one, **{ city-yrdesh }**, with Defence { $yrdesh }. You hold { $hand } cards, and playing them is free. **{ $button }** plays every card that simply gives points.
volfyirion-lesson-1-2 = You have { $c } C and { $b } B. **C** (Command) buys cards, **B** (Battle) breaks Cities. { card-soldier } is a Troop: it guards a City and adds { $soldier } to its Defence. { city-tylaris } has { $tylaris }. Put it there: **{ $button }**.
volfyirion-lesson-1-3 = { city-tylaris } now has Defence { $tylaris }. Spend your C: { $row } cards are for sale in the Asset Row, but not the one marked “{ picture-next }”. What you buy goes to your discard pile, later shuffled into a new deck. **{ $button }**, for { $decisive } C.
volfyirion-lesson-1-4 = { $c } C is left, and { card-stab } costs { $stab }. It is red, like { card-decisive-strike }. Some cards give more if another of a certain colour is in play, as you will see next turn. **{ $button }**.
volfyirion-lesson-1-5 = B also buys **Wonders**, from the dragon’s Lair. Once you have played it, a Wonder stays in front of you and gives its points every turn. **{ $button }**, for your { $b } B.
volfyirion-lesson-1-6 = When you acquire a Wonder, you may remove one of your cards from the game. { card-prospector } gives only 1 C: without it, you will draw your good cards more often. **{ $button }**.
volfyirion-lesson-1-7 = You have spent all your points; any left over would be lost. Played cards go to your discard pile, but { card-soldier } stays on its City. So do **Buildings**, which give points every turn. **{ $button }**, and see what your rival does.
volfyirion-lesson-1-8 = Your rival has put { card-novice } on { city-yrdesh }: Defence { $bare } + { $novice } = { $guarded } now. Your deck was empty, so your discard pile was shuffled, and everything you bought is in your hand. **{ $button }**.
volfyirion-lesson-1-9 = { $captain } + { $strike } + { $stabs } + { $knife } = { $b } B from { card-captain }, { card-decisive-strike }, { card-stab } and { card-living-knife }. { card-decisive-strike } has a **Synergy Chain**: { $chain } more B if another red card of yours is in play, as { card-stab } is. **{ $button }**.
volfyirion-lesson-1-10 = { $before } + { $chain } = { $b } B: enough to attack { city-yrdesh }. But that attack would only destroy its Troop; the City would take a second one. { card-living-knife } can leave the game and take an enemy Troop with it. **{ $button }**.
volfyirion-lesson-1-11 = Which enemy Troop? There is only one. Without it, { city-yrdesh } has Defence { $guarded } − { $novice } = { $bare }. **{ $button }**.
volfyirion-lesson-1-12 = Nothing guards { city-yrdesh } now: Defence { $yrdesh } against your { $b } B. It is your rival’s last City. **{ $button }**.
volfyirion-lesson-1-done = { city-yrdesh } falls, and your rival has no City left: you win! C buys cards, B breaks Cities and buys Wonders. You have not met **the dragon** yet: it burns Cities, and K (Knowledge) moves it. It comes in lesson 2.

volfyirion-lesson-2-title = Knowledge and the dragon
volfyirion-lesson-2-1 = Volfyirion, the dragon, sits on { city-tylaris }: the City burns when your turn ends. **K** (Knowledge) moves it, and your cards give plenty. **{ $button }**.
volfyirion-lesson-2-2 = You have { $k } K, and { $move } send the dragon home to its Lair. Do that first: **{ $button }**.
volfyirion-lesson-2-3 = { $k } K are left. Your Wonder { card-strange-box } is **sealed**: it stays in front of you and gives nothing. For { $own } K, as much as it costs, it works again at once. **{ $button }**.
volfyirion-lesson-2-4 = The Wonder has paid already: you have { $c } C. Points that you do not spend are lost, so **{ $button }**, for { $sabotage } C.
volfyirion-lesson-2-5 = The dragon is home, and your Wonder works. Your { $b } B buy nothing now: a Wonder costs { $horn } here. **{ $button }**.
volfyirion-lesson-2-6 = Your rival could not move the dragon. Your cards are back in your hand, and the Wonder has given its points by itself. **{ $button }**.
volfyirion-lesson-2-7 = You have { $k } K. Your rival’s { card-floating-crystal } gives { $gives } K every turn, and driving the dragon off will take { $move }. Seal it, for { $theirs } K: **{ $button }**.
volfyirion-lesson-2-8 = { $k } K, just enough. A City with the dragon on it burns when its owner’s turn ends, however well it is guarded. This is your rival’s last one. **{ $button }**.
volfyirion-lesson-2-9 = { $c } C are left: buy a strong card with them. **{ $button }**, for { $tactic } C.
volfyirion-lesson-2-10 = Now let us see whether your rival finds { $move } K. **{ $button }**.
volfyirion-lesson-2-done = Your rival was { $gives } K short, the very one that you had sealed: { city-yrdesh } burns, and you win! Remember in a real game: { $move } K send the dragon to an enemy City, { $move } K send it home, and no Defence stops it.
