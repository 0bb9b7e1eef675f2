# Wonder Book, chapter IV: what the pages make you do.

wb-4-2-front-rules = The book opens: Letter Slot, Mountain of Sacks, Sorting Machine, Counter, Pigeonholes. Place all heroes at the Letter Slot. Lay 1 Spark at the Letter Slot, 3 on the Mountain of Sacks, 1 at the Sorting Machine, 1 at the Counter, 2 in the Pigeonholes. Each hero draws a Shred card. At hardcore place 2 Wyrms at the Letter Slot, with three or four heroes 3.
wb-4-2-porter-rules = ▸ **Each hero gains 1 Spark.**
wb-4-3-front-rules = Choose. Franked: each hero loses 1 Heart. Hidden: place 2 Wyrms at the Letter Slot, with three or four heroes 3.
wb-4-3-lick-rules = ▸ **Each hero loses 1 Heart.**
wb-4-3-hide-rules = ▸ **Place 2 Wyrms at the Letter Slot, with three or four heroes 3.**
wb-4-4-front-rules = Choose: the Post Horn (card 5: for 1 Spark stun every Wyrm in your area) or the Trolley (card 6: move up to 2 areas). Choose the hero who takes it.
wb-4-7-back-rules = Lay two stacks of Interaction cards: Unsent Mail on the Mountain of Sacks, Orders at the Counter.
wb-4-8-front-rules =
    Special Rule, until a card discards it.
    ▸ **Special Action at the Sorting Machine,** 1 Spark: roll 3 dice; each success is a letter in the funnel. You may stop, then they are sorted; or roll again and add to them, up to 8. A roll without success jams it: the letters in the funnel are lost, and it spits 2 Wyrms into its area.
    ▸ **Special Action in the Pigeonholes:** roll 2 dice; each success is a letter sorted. With no success you lose 1 Heart.
wb-4-9-front-rules = Shuffle this purple card into the Wyrm deck. It stays there for the rest of the campaign.
wb-4-10-front-rules =
    ▸ **Players’ Phase:** every hero takes a turn of up to 3 actions.
    ▸ **Enemies’ Phase:** reveal the top Wyrm card; the Dark Vortex is at the Letter Slot. Then lay 1 Spark on the Mountain of Sacks, with four heroes 2.
    ▸ **Goal:** 18 letters are sorted, with three heroes 23, with four 28. Then flip this card.
wb-4-10-back-rules = With two heroes, it has grown late: flip 1 Destiny token down, unless it is your last.
wb-4-11-back-rules = 2 letters are sorted. Discard this card.
wb-4-12-back-rules = Choose, then discard this card. Hand them over: each hero recovers 2 Hearts. Tear them up: each hero draws a Shred card.
wb-4-12-swap-rules = ▸ **Each hero recovers 2 Hearts.**
wb-4-12-tear-rules = ▸ **Each hero draws a Shred card.**
wb-4-13-back-rules = You gain 1 Spark. Discard this card.
wb-4-14-front-rules = Remove every Wyrm.
wb-4-14-back-rules = The hero whose turn it is gains item card 16, Nora’s Letter.
wb-4-14-opened-rules = ▸ **Each hero loses 1 Heart. The postage will be dearer.**
wb-4-14-closed-rules = ▸ **The postage will be the usual one.**
wb-4-15-front-rules = The Special Rule of Sorting is discarded, and so is what is left of the two stacks. The book opens: Parcel Cellar, Weighing Room, Vault. Lay 2 Sparks in the Parcel Cellar, 1 in the Weighing Room, 1 in the Vault.
wb-4-15-back-rules = Lay six stacks of Interaction cards: Desk at the Counter, Chest in the Vault, Returns in the Parcel Cellar, Register at the Letter Slot, Balance in the Weighing Room, Postcards in the Pigeonholes.
wb-4-17-front-rules = The three words are on cards of this chapter. If you remember the earlier chapters, you may know some of them already. You can also pay and leave the Chest where it is.
wb-4-18-front-rules = Shuffle this purple card into the Wyrm deck. It stays there for the rest of the campaign.
wb-4-19-front-rules =
    ▸ **Players’ Phase:** every hero takes a turn of up to 3 actions.
    ▸ **Enemies’ Phase:** reveal the top Wyrm card; the Dark Vortex is at the Sorting Machine. Then lay 1 Spark at the Counter, with four heroes 2.
    ▸ **Goal:** the postage is paid or owed at the Counter, or the Chest in the Vault is open. Then flip this card.
wb-4-20-back-rules =
    Choose.
    ▸ **Pay:** 4 Sparks together; with the keyword Letter 6. Discard this card; the postage is paid.
    ▸ **Owe:** only while two heroes stand at the Counter. Write the keyword Debt. Discard this card; the postage is paid.
    ▸ **Not yet:** the card stays.
wb-4-20-pay-rules = ▸ **Pay 4 Sparks together. The letter can be franked.**
wb-4-20-dear-rules = ▸ **Pay 6 Sparks together. The letter can be franked.**
wb-4-20-owe-rules = ▸ **Write the keyword Debt. The letter can be franked.**
wb-4-21-back-rules = Choose. The right name: discard this card. A wrong one: each hero in the Vault loses 1 Heart, place 1 Wyrm there; the card stays.
wb-4-21-glim-rules = ▸ **Each hero in the Vault loses 1 Heart. 1 Wyrm comes up there.**
wb-4-21-tallow-rules = ▸ **Each hero in the Vault loses 1 Heart. 1 Wyrm comes up there.**
wb-4-21-wick-rules = ▸ **The first dial is set.**
wb-4-21-taper-rules = ▸ **Each hero in the Vault loses 1 Heart. 1 Wyrm comes up there.**
wb-4-22-back-rules = Choose. The right name: discard this card. A wrong one: each hero in the Vault loses 1 Spark, place 1 Wyrm there; the card stays.
wb-4-22-obel-rules = ▸ **Each hero in the Vault loses 1 Spark. 1 Wyrm comes up there.**
wb-4-22-vesper-rules = ▸ **The second dial is set.**
wb-4-22-gloss-rules = ▸ **Each hero in the Vault loses 1 Spark. 1 Wyrm comes up there.**
wb-4-22-ibo-rules = ▸ **Each hero in the Vault loses 1 Spark. 1 Wyrm comes up there.**
wb-4-23-back-rules = Choose. The right answer: discard this card, the Chest is open. A wrong one: place 2 Wyrms in the Vault; the card stays.
wb-4-23-coat-rules = ▸ **2 Wyrms come up in the Vault.**
wb-4-23-book-rules = ▸ **2 Wyrms come up in the Vault.**
wb-4-23-fine-rules = ▸ **2 Wyrms come up in the Vault.**
wb-4-23-nora-rules = ▸ **The third dial is set.**
wb-4-24-back-rules = Each hero in the Parcel Cellar recovers 1 Heart. Discard this card.
wb-4-25-back-rules = You gain item card 26, the Reading Glasses. Discard this card.
wb-4-27-back-rules = With the keyword Signed you gain 2 Sparks. Discard this card.
wb-4-27-signed-rules = ▸ **You gain 2 Sparks.**
wb-4-28-back-rules = Choose. The right number: flip 1 Destiny token up, discard this card. A wrong one: you lose 2 Hearts; the card stays.
wb-4-28-one-rules = ▸ **You lose 2 Hearts.**
wb-4-28-two-rules = ▸ **Flip 1 Destiny token up.**
wb-4-28-three-rules = ▸ **You lose 2 Hearts.**
wb-4-28-eight-rules = ▸ **You lose 2 Hearts.**
wb-4-29-back-rules = You draw 1 Shred card. Discard this card.
wb-4-30-front-rules = The Treasure Chest is open for the rest of the campaign: write the keyword Chest. Each hero has its gift, now and in every later chapter: Ken Milo’s Boots, Lara the Door Chalk, Tina Uma’s Bun Tin, Sid the Paper Kite. A gift is a Special Action that its hero can use once a chapter. The stamps frank the letter.
wb-4-31-front-rules = Everything that is left of the stacks is discarded. Remove every Wyrm. Place all heroes at the Letter Slot. The way between Counter and Weighing Room is closed. The book opens: Long Chute, Turning Wheel, Drop Shaft, Upward Tube. Lay 1 Spark in the Long Chute and 2 in the Drop Shaft.
wb-4-31-back-rules = The Postmark, a boss, enters at the Counter with 6 Hearts, with three heroes 9, with four 12. Damage and attacks hit it; nothing stuns or moves it. When it is beaten it leaves play. Lay two Interaction cards: the Biscuit Tin in the Long Chute, and in the Drop Shaft the Capsule, which takes 1 Spark.
wb-4-32-front-rules =
    Special Rule until the end of the chapter. The Turning Wheel joins the Upward Tube with the Weighing Room (as now), or with the Long Chute and the Drop Shaft.
    ▸ It turns from one to the other at the end of each Enemies’ Phase.
    ▸ **Special Action on the Turning Wheel, in the Weighing Room or in the Long Chute,** 1 Spark: turn it.
wb-4-33-front-rules =
    ▸ **Players’ Phase:** every hero takes a turn of up to 3 actions.
    ▸ **Enemies’ Phase:** the Postmark moves 1 area towards the closest hero; each hero in its area loses 1 Heart. Reveal the top Wyrm card; the Dark Vortex is at the Sorting Machine. Lay 1 Spark in the Pigeonholes. Then the Turning Wheel turns.
    ▸ **Goal:** all heroes stand in the Upward Tube, and one of them has Nora’s Letter. Then flip this card.
wb-4-33-back-rules = Remove every Wyrm. The Postmark leaves play.
wb-4-34-back-rules = Each hero in the Long Chute recovers 2 Hearts. Discard this card.
wb-4-35-back-rules = You go to the Upward Tube. Discard this card.
wb-4-37-read-rules = ▸ **You know what she will read.**
wb-4-37-sealed-rules = ▸ **What she will read is hers.**
wb-4-38-front-rules = Choose. Post it: she reads it. Or give it to her and wait until she has written an answer, which you carry on, sealed; it costs time: 1 Destiny token. You can’t wait with your last Destiny token.
wb-4-38-post-rules = ▸ **Write the keyword Posted.**
wb-4-38-wait-rules = ▸ **Write the keyword Answer. Flip 1 Destiny token down.**
wb-4-40-front-rules = The chapter is won. Look at the ninth hook, then read how it ends.
wb-4-40-back-rules = The ending depends on your face-up Destiny tokens.
