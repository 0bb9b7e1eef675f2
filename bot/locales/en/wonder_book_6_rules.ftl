# Wonder Book, chapter VI: what the pages make you do.

wb-6-2-front-rules = The book opens: Foot of the Stair, Inside of the Door, Behind the Hooks, Stair of Pages, Arrow Slit, Bell Stair, Dog-Eared Landing, Under the Desk, Chain, Spine, Cut. Place all heroes at the Foot of the Stair. Lay 2 Sparks in the Arrow Slit and 1 in every other area but the Cut. Each hero draws a Shred card. At hardcore place 2 Wyrms at the Foot of the Stair, with three or four heroes 3.
wb-6-2-trust-rules = ▸ **1 stitch at once.**
wb-6-3-front-rules = A hero of your choice gains item card 4, the Last Page.
wb-6-3-whole-rules = ▸ **2 stitches at once.**
wb-6-5-front-rules = Special Rule until the page is at the Cut. Each time the hero who holds the Last Page moves as an action, that hero rolls 1 die afterwards; with no success it loses 1 Heart. Giving or taking the page is an action, too, but needs no roll.
wb-6-6-front-rules = Lay four Interaction cards: Ibo’s List at the Inside of the Door, the Nine Points behind the Hooks, the Bell on the Bell Stair, and on the Stair of Pages the Stuck Pages, which take 1 Spark.
wb-6-6-nine-rules = ▸ **No Wyrm comes in by this door.**
wb-6-6-alone-rules = ▸ **1 Wyrm comes in at the Foot of the Stair, with three or four heroes 2.**
wb-6-7-bring-rules = ▸ **Each hero loses 1 Heart. Flip 1 Destiny token up. Erase the keyword Spring.**
wb-6-8-front-rules = Shuffle this purple card into the Wyrm deck. It stays there for the rest of the campaign.
wb-6-9-front-rules =
    ▸ **Players’ Phase:** every hero takes a turn of up to 3 actions.
    ▸ **Enemies’ Phase:** reveal the top Wyrm card; the Dark Vortex is at the Foot of the Stair. Then lay 1 Spark on the Chain.
    ▸ **Goal:** a hero in the Cut holds the Last Page. Then flip this card.
wb-6-10-back-rules = A scrap sticks to the blot: you draw 1 Shred card. Discard this card.
wb-6-11-back-rules = You gain item card 15, the Rest of the Sandwich. Discard this card.
wb-6-12-back-rules = Each hero on the Bell Stair recovers 1 Heart. Discard this card.
wb-6-13-back-rules = The borders from the Stair of Pages to the Dog-Eared Landing and from there to the Spine can be crossed now. Discard this card.
wb-6-16-front-rules = Discard the Last Page and the Special Rule A Page Is a Sail. Remove every Wyrm. The hero whose turn it is gains item card 14, Nora’s Needle; if it is nobody’s turn, choose one.
wb-6-16-hem-rules = ▸ **1 stitch at once.**
wb-6-16-first-rules = ▸ **1 stitch at once.**
wb-6-17-front-rules = Special Rule until the page is in. **Special Action in the Cut:** spend 1 Spark and roll 2 dice; each success is a stitch. The hero who holds Nora’s Needle can roll 4 dice instead.
wb-6-18-front-rules =
    ▸ **Players’ Phase:** every hero takes a turn of up to 3 actions.
    ▸ **Enemies’ Phase:** reveal the top Wyrm card; the Dark Vortex is on the Dog-Eared Landing. Then lay 1 Spark on the Spine, with three or four heroes 2.
    ▸ **Goal:** 10 stitches, with three heroes 14, with four 18. Then flip this card.
wb-6-18-back-rules = With three heroes, flip 1 Destiny token up.
wb-6-19-front-rules = The tower folds away with everything in it, and the Special Rule Sewing In and Nora’s Needle are discarded. The book opens: Margin, Capital Letter, Comma Brook, White Space, Long Sentence, Footnote, Struck Line, Full Stop, Drawn Hail, Drawn Hill, Drawn Tower. Place all heroes in the Margin. Lay 2 Sparks each in Comma Brook and Drawn Hail, 1 each in the Margin, Capital Letter, Long Sentence, Footnote, Drawn Hill and Drawn Tower. The Dark Vortex is at the Full Stop.
wb-6-20-lamp-rules = ▸ **Lay 1 Spark each in the Capital Letter, the Long Sentence and the Footnote.**
wb-6-20-bread-rules = ▸ **Each hero recovers 2 Hearts and draws a Shred card.**
wb-6-21-front-rules = Special Rule until the Unfinished sleeps. A hero who moves into the Struck Line as an action loses 1 Heart.
wb-6-22-front-rules = An ally takes the lectern in the Long Sentence, with 5 Hearts, with three heroes 6, with four 7. Enemies treat it as a hero. If it loses its last Heart it lies down, and like a hero it stands up at the price of a Destiny token.
wb-6-22-inkling-rules = ▸ **Inkling is your ally, in the Long Sentence.**
wb-6-22-wick-rules = ▸ **Wick is your ally, in the Long Sentence.**
wb-6-22-nora-rules = ▸ **Nora is your ally, in the Long Sentence.**
wb-6-23-front-rules =
    Special Rule until the Unfinished comes.
    ▸ **At the beginning of each Players’ Phase** 1 line is read for each of the three lecterns (Capital Letter, Long Sentence, Footnote) where a standing hero or ally is and no Wyrm; if that is so at all three, 1 extra line.
    ▸ **Special Action in one of these areas:** spend 1 Spark; 1 line is read.
wb-6-24-front-rules = Shuffle this purple card into the Wyrm deck. It stays there for the rest of the campaign.
wb-6-25-front-rules = Lay four Interaction cards: a Bitten Line in each of the Capital Letter, the Long Sentence and the Footnote, and the Drawn Door at the Drawn Tower.
wb-6-26-front-rules = Choose. You can’t refuse with your last Destiny token.
wb-6-26-tell-rules = ▸ **Reveal the top Wyrm card. Erase the keyword Debt.**
wb-6-26-refuse-rules = ▸ **Flip 1 Destiny token down.**
wb-6-27-front-rules =
    ▸ **Players’ Phase:** every hero takes a turn of up to 3 actions.
    ▸ **Enemies’ Phase:** reveal the top Wyrm card; the Dark Vortex is at the Full Stop. Then lay 1 Spark in Drawn Hail, with three or four heroes 2.
    ▸ **Goal:** all three Bitten Lines are mended, and 12 lines are read, with three heroes 14, with four 16. Then flip this card.
wb-6-27-back-rules = Remove every Wyrm. Each hero recovers 2 Hearts.
wb-6-28-back-rules = Choose. The right word: discard this card, the line is mended and read. A wrong one: each hero in the Capital Letter loses 1 Heart, place 1 Wyrm there; the card stays.
wb-6-28-hungry-rules = ▸ **Each hero in the Capital Letter loses 1 Heart. 1 Wyrm comes up there.**
wb-6-28-small-rules = ▸ **The line is mended: 1 line is read.**
wb-6-28-white-rules = ▸ **Each hero in the Capital Letter loses 1 Heart. 1 Wyrm comes up there.**
wb-6-29-back-rules = Choose. The right word: discard this card, the line is mended and read. A wrong one: 1 line that was read is lost, place 1 Wyrm in the Long Sentence; the card stays.
wb-6-29-once-rules = ▸ **The line is mended: 1 line is read.**
wb-6-29-twice-rules = ▸ **1 line that was read is lost. 1 Wyrm comes up in the Long Sentence.**
wb-6-29-never-rules = ▸ **1 line that was read is lost. 1 Wyrm comes up in the Long Sentence.**
wb-6-30-back-rules = Choose. The right number: discard this card, the line is mended and read. A wrong one: place 1 Wyrm in the Footnote, and in every area with a Wyrm 1 Spark there goes back to the supply; the card stays.
wb-6-30-nine-rules = ▸ **1 Wyrm comes up in the Footnote. In every area with a Wyrm, 1 Spark there goes back to the supply.**
wb-6-30-ninety-rules = ▸ **1 Wyrm comes up in the Footnote. In every area with a Wyrm, 1 Spark there goes back to the supply.**
wb-6-30-twelve-rules = ▸ **The line is mended: 1 line is read.**
wb-6-31-back-rules = You gain item card 32, Obel’s Spectacles. Discard this card.
wb-6-33-fewer-rules = ▸ **The Unfinished has 3 fewer Hearts in each stage.**
wb-6-33-back-rules = Discard the Special Rule Reading Aloud, Obel’s Spectacles and what is left of the Drawn Door. The Unfinished comes at the Full Stop, in three stages. Its Hearts are its hunger: 12, 12 and 16, with three heroes 13, 13 and 17, with four 15, 15 and 19.
wb-6-33-reads-rules = ▸ **The Unfinished has 5 fewer Hearts in its last stage.**
wb-6-34-front-rules = Special Rule until the Unfinished sleeps. Attacks and damage hit it as they hit a Wyrm, but it is not stunned: an attack on it is reading, and each damage takes one of its Hearts. **Special Action in the Capital Letter, the Long Sentence or the Footnote:** spend 1 Spark; deal 2 damage to a Wyrm or to the Unfinished, in any area.
wb-6-35-front-rules =
    ▸ **Players’ Phase:** every hero takes a turn of up to 3 actions.
    ▸ **Enemies’ Phase:** the Unfinished moves up to 2 areas towards the closest hero or ally, until it is in an area with one; then each hero and ally in its area loses 2 Hearts. Reveal the top Wyrm card; the Dark Vortex is at the Full Stop. Then lay 1 Spark in Drawn Hail, with three or four heroes 2.
    ▸ **Goal:** the Unfinished has lost its hunger, all three stages. Then flip this card.
wb-6-35-back-rules = Remove every Wyrm. They aren’t beaten: they are asleep.
wb-6-36-front-rules = Remove every Wyrm: they have gone to sleep. The second stage of the Unfinished begins.
wb-6-37-front-rules = Remove every Wyrm: they have gone to sleep. Each hero recovers 2 Hearts. The last stage of the Unfinished begins.
wb-6-38-front-rules = What is left of the Special Rules is discarded.
wb-6-39-front-rules = Choose who is written in. What is read aloud will happen, once; and a name that is written into this Book stays in it. Nora cannot be written in with your last Destiny token; one of you only with the keyword Signed.
wb-6-39-nora-rules = ▸ **Write the keyword Named. Flip 1 Destiny token down.**
wb-6-39-own-rules = ▸ **Write the keyword Named.**
wb-6-39-somebody-rules = ▸ **Flip 1 Destiny token up.**
wb-6-41-front-rules = Choose. If you ring, flip 1 Destiny token down, unless the keyword Porter is written; without it you can’t ring with your last Destiny token.
wb-6-41-ring-rules = ▸ **Write the keyword Ringed. Without the keyword Porter flip 1 Destiny token down.**
wb-6-43-front-rules = The chapter is won. This evening depends on your face-up Destiny tokens. Then turn the page for the end.
wb-6-43-back-rules = The end of the campaign goes by your keywords and by the Destiny of all six chapters together. Thank you, readers: you have brought the Book back. It can be read again from the first card, for other choices and other endings.
