# Wonder Book, chapter III: what the pages make you do.

wb-3-2-front-rules = The book opens: Gutter, Right-Way-Up Well, Unlit Court, Left-Hand Bakery, Mute Belfry. Place all heroes in the Gutter. Lay 1 Spark in the Gutter, 2 in the Well, 1 in the Court, 2 in the Bakery, 2 in the Belfry. Each hero draws a Shred card. At hardcore place 2 Wyrms in the Gutter, with three or four heroes 3.
wb-3-2-wick-rules = ▸ **Each hero gains 1 Spark.**
wb-3-2-porter-rules = ▸ **Lay 2 Sparks in the Gutter.**
wb-3-3-front-rules = Choose: the Pocket Mirror (card 4: swap places with a standing hero of another area) or the Black Umbrella (card 5: for 1 Spark each hero in your area is spared 1 Heart until the next Players’ Phase). Choose the hero who takes it.
wb-3-6-front-rules = Special Rule for the rest of the campaign. There is one Dark Aura token. When a card lays it, you choose the Wyrm that gets it. **That Wyrm’s attacks take 2 Hearts. The next damage that it would take, however much, takes the token off instead.** While the token lies on a Wyrm already, or no Wyrm is in play, laying it does nothing.
wb-3-7-front-rules = Shuffle this purple card into the Wyrm deck. It stays there for the rest of the campaign.
wb-3-8-front-rules = Lay four Interaction cards: the Inkwell in the Right-Way-Up Well, which takes 2 Sparks; the Oven in the Left-Hand Bakery; the Bell in the Mute Belfry; the Lamp in the Unlit Court.
wb-3-8-back-rules = Place 1 Wyrm in the Right-Way-Up Well. Lay the Dark Aura token on a Wyrm of your choice.
wb-3-9-front-rules =
    ▸ **Players’ Phase:** every hero takes a turn of up to 3 actions.
    ▸ **Enemies’ Phase:** the Dark Vortex moves to the first inkwell that is still open, in this order: Right-Way-Up Well, Left-Hand Bakery, Mute Belfry. Reveal the top Wyrm card. Then lay 1 Spark in the Unlit Court.
    ▸ **Goal:** the Inkwell, the Oven and the Bell are closed: their cards are discarded. Then flip this card.
wb-3-9-back-rules = Remove every Wyrm. Each hero recovers 1 Heart.
wb-3-10-back-rules = This inkwell is closed. Discard this card.
wb-3-11-back-rules = Roll 3 dice. No success: you lose 1 Heart, place 1 Wyrm in the Left-Hand Bakery. 1 success: nothing happens, the card stays. 2 or more: this inkwell is closed; you gain item card 14, the Blotting Paper; discard this card.
wb-3-12-back-rules = Choose. Bare hands: you lose 2 Hearts, this inkwell is closed, discard this card. Sparks: pay 3 Sparks together, this inkwell is closed, discard this card. Or leave it for now: the card stays.
wb-3-12-hands-rules = ▸ **You lose 2 Hearts. The inkwell is closed.**
wb-3-12-sparks-rules = ▸ **Pay 3 Sparks together. The inkwell is closed.**
wb-3-13-back-rules = Choose, then discard this card. Stroke it: each hero in the Unlit Court recovers 2 Hearts. Blow it out: you gain 2 Sparks; place 1 Wyrm in the Unlit Court.
wb-3-13-stroke-rules = ▸ **Each hero in the Unlit Court recovers 2 Hearts.**
wb-3-13-blow-rules = ▸ **You gain 2 Sparks. 1 Wyrm comes up in the Unlit Court.**
wb-3-15-front-rules = The book opens: Turning Bridge, Dark Post Office, Nursery Wall, Leaf Bridge, Left Luggage, Lectern. Lay 1 Spark in the Dark Post Office, 2 at the Nursery Wall, 2 in Left Luggage.
wb-3-15-back-rules = Lay five stacks of Interaction cards: Clock in the Mute Belfry, Sign in the Dark Post Office, Wall at the Nursery Wall, Suitcase in Left Luggage, Clasps at the Lectern. The Clasps take 1 Spark for each try, the second card of the Wall 1 Spark.
wb-3-16-front-rules =
    Special Rule, until a card discards it. **Special Action: swing a bridge,** if you stand on it or in one of the four areas where it can end.
    ▸ The **Turning Bridge** joins Left-Hand Bakery and Nursery Wall (as now), or Unlit Court and Dark Post Office.
    ▸ The **Leaf Bridge** joins Dark Post Office and Lectern (as now), or Left-Hand Bakery and Left Luggage.
    Swung, a bridge can be crossed to its new ends, and no longer to the old ones.
wb-3-17-front-rules =
    ▸ **Players’ Phase:** every hero takes a turn of up to 3 actions.
    ▸ **Enemies’ Phase:** reveal the top Wyrm card; the Dark Vortex is in the Gutter. Lay 1 Spark at the Lectern, with four heroes 2. Then the Turning Bridge swings by itself.
    ▸ **Goal:** both Clasps are open, and two heroes stand at the Lectern. Then flip this card.
wb-3-18-back-rules = You gain 1 Spark. Discard this card.
wb-3-19-back-rules = You draw 1 Shred card. Discard this card.
wb-3-20-back-rules = Each hero at the Nursery Wall recovers 2 Hearts. Discard this card.
wb-3-21-back-rules = Flip 1 Destiny token up. Discard this card.
wb-3-22-back-rules = You gain item card 25, the Left Mitten, and draw 1 Shred card. Discard this card.
wb-3-23-back-rules = Choose. The right time: discard this card, the first clasp is open. A wrong time: you lose 1 Heart, place 1 Wyrm at the Lectern; the card stays.
wb-3-23-five-rules = ▸ **You lose 1 Heart. 1 Wyrm comes up at the Lectern.**
wb-3-23-past-rules = ▸ **You lose 1 Heart. 1 Wyrm comes up at the Lectern.**
wb-3-23-seven-rules = ▸ **The first clasp is open.**
wb-3-24-back-rules = Choose. The right word: discard this card, the second clasp is open. A wrong word: place 1 Wyrm at the Lectern, each Wyrm acts once; the card stays.
wb-3-24-noon-rules = ▸ **1 Wyrm comes up at the Lectern. Each Wyrm acts once.**
wb-3-24-toot-rules = ▸ **The second clasp is open.**
wb-3-24-level-rules = ▸ **1 Wyrm comes up at the Lectern. Each Wyrm acts once.**
wb-3-26-front-rules = The page is turned. All areas fold away, with the Sparks, the Wyrms and the stacks in them. The Special Rule of the Turning Bridges is discarded. You keep what you hold.
wb-3-26-back-rules = The book opens: Brink, Rubber Crumbs, Lower Margin, Folded Corner, White Field, Ruled Edge, Thin Place, Printed Lines, Upper Margin. Place all heroes on the Brink. Lay 1 Spark each on the Brink, the Lower Margin, the Ruled Edge, the Thin Place and the Printed Lines, and 2 each on the Rubber Crumbs, the Folded Corner and the Upper Margin. Each hero recovers 2 Hearts.
wb-3-27-front-rules = **Gloss is a boss.** Place it in the White Field. It has two stages, each with 9 Hearts with two heroes, 10 with three, 13 with four. Attack it like a Wyrm: each damage takes 1 Heart off, and what goes beyond a stage is lost. In every other way it is no Wyrm: nothing stuns it or moves it except a card that names it.
wb-3-27-hush-rules = ▸ **Gloss does nothing in the first two Enemies’ Phases.**
wb-3-27-awake-rules = ▸ **Gloss is awake.**
wb-3-28-front-rules = Special Rule until the goal is met. **Special Action, anywhere:** spend 1 Spark; Gloss goes to the Folded Corner.
wb-3-29-front-rules = Shuffle this purple card into the Wyrm deck. It stays there for the rest of the campaign.
wb-3-30-front-rules =
    ▸ **Players’ Phase:** every hero takes a turn of up to 3 actions.
    ▸ **Enemies’ Phase:** Gloss, unless it is still asleep, moves up to 2 areas towards the closest hero, until it is in an area with one; then each hero in its area loses 1 Heart. Reveal the top Wyrm card; the Dark Vortex is in the Upper Margin. Then lay 1 Spark on the Rubber Crumbs, with four heroes 2.
    ▸ **Goal:** both stages of Gloss are over. Then flip this card.
wb-3-30-back-rules = Remove every Wyrm. Flip 1 Destiny token up.
wb-3-31-front-rules = Gloss’s first stage is over. Place 1 Wyrm in the White Field. Lay the Dark Aura token on a Wyrm of your choice. Play goes on; all damage now hits the second stage.
wb-3-33-back-rules = The book opens: Behind the Cut. Place all heroes there. Inkling’s Special Rule, if you have it, is discarded.
wb-3-33-gap-rules = ▸ **Each hero recovers 2 Hearts.**
wb-3-34-tell-rules = ▸ **Write the keyword Told. Place 2 Wyrms Behind the Cut.**
wb-3-34-hide-rules = ▸ **Write the keyword Silent. Each hero recovers 1 Heart.**
wb-3-35-front-rules = Choose. You can call her by her name at home only if you have read her letter. Holding the cut for her costs each hero 1 Heart. If you hurry, you have time to pick up light.
wb-3-35-name-rules = ▸ **Write the keyword Minnow.**
wb-3-35-hold-rules = ▸ **Each hero loses 1 Heart. Write the keyword Minnow.**
wb-3-35-hurry-rules = ▸ **Each hero gains 1 Spark.**
wb-3-36-front-rules = Choose. If you take the page, what is hungry will follow it: on your way back you reveal two Wyrm cards in each Enemies’ Phase.
wb-3-36-take-rules = ▸ **Write the keyword Page. The hero whose turn it is gains item card 37.**
wb-3-36-leave-rules = ▸ **Flip 1 Destiny token up.**
wb-3-38-front-rules =
    ▸ **Players’ Phase:** every hero takes a turn of up to 3 actions.
    ▸ **Enemies’ Phase:** reveal the top Wyrm card, with the keyword Page two, one after the other; the Dark Vortex is Behind the Cut. Then lay 1 Spark on the Printed Lines.
    ▸ **Goal:** all heroes stand on the Brink. Then flip this card.
wb-3-38-back-rules = Each hero gains its Upgrade card.
wb-3-39-front-rules = Ken gains this Upgrade card. His player chooses one of its two skills for good.
wb-3-40-front-rules = Lara gains this Upgrade card. Her player chooses one of its two skills for good.
wb-3-41-front-rules = Tina gains this Upgrade card. Her player chooses one of its two skills for good.
wb-3-42-front-rules = Sid gains this Upgrade card. His player chooses one of its two skills for good.
wb-3-43-front-rules = The chapter is won. Look at the ninth hook, then read how it ends.
wb-3-43-back-rules = The ending depends on your face-up Destiny tokens.
