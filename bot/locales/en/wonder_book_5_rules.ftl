# Wonder Book, chapter V: what the pages make you do.

wb-5-2-front-rules =
    The book opens: the Margin, eleven areas. Place all heroes at the Tacked Cut. Lay 3 Sparks on the Paper Clip, 2 each on Thumb Hill, Tea Ring and Pressed Flowers, 1 on every other area but the Hill Door. Each hero draws a Shred card. At hardcore place 2 Wyrms on Thumb Hill, with three or four heroes 3. Lay four Interaction cards: Milo’s Horse, Sugar Lump (Tea Ring), Daisy (Pressed Flowers), Clamp (Paper Clip, 1 Spark). The Dark Vortex is at the Tacked Cut.
    ▸ Choose what holds the cut; the lamp’s neck only with the keyword Wick.
wb-5-2-hands-rules = ▸ **Each hero loses 1 Heart.**
wb-5-2-book-rules = ▸ **Place 2 Wyrms at the Tacked Cut, with three or four heroes 3.**
wb-5-2-neck-rules = ▸ **Wick will have light for 1 step instead of 3.**
wb-5-3-front-rules = Nora is an ally. She enters at the Tacked Cut with 5 Hearts, with three heroes 6, with four 7; with the keyword Told she has 2 more. Wyrms treat her like a hero. She takes no turns. Without Hearts she lies down, and gets up like a hero when the next Players’ Phase begins: flip 1 Destiny token down.
wb-5-3-trust-rules = ▸ **These are her 2 extra Hearts.**
wb-5-3-posted-rules = ▸ **Nora has 1 extra Heart.**
wb-5-3-answer-rules = ▸ **Nora has 1 extra Heart.**
wb-5-4-front-rules = Obel, a boss, enters at the Tacked Cut. Attacks and damage hit him as if he were a Wyrm, but he is not one: nothing stuns him. He wears three pairs of spectacles, each worth 4 Hearts, with three heroes 6, with four 8. With the first pair, and again with the second, he loses his next stroke. With the third he leaves, and no more is struck out on this map.
wb-5-4-names-rules = ▸ **The Tacked Cut is struck out at once: it closes. All there move to Thumb Hill; heroes and Nora lose 1 Heart. The Dark Vortex goes to Thumb Hill, Obel to the Flat Gnat.**
wb-5-5-now-rules = ▸ **Nora loses 1 Heart. Erase the keyword Silent. Write the keyword Told.**
wb-5-6-front-rules = Special Rule until the end of the chapter. **Special Actions in Nora’s area:** spend 1 Spark: move to an adjacent area, and Nora comes along. Or let her use her needle: stun a Wyrm there.
wb-5-7-front-rules =
    Special Rule on this map. The area where Obel stands is underlined. Each Enemies’ Phase begins with a stroke: that area closes with everything in it. All who are there move on; heroes and Nora lose 1 Heart. The Dark Vortex moves there too, and Obel goes to the next area:
    ▸ Tacked Cut (all move to Thumb Hill), Flat Gnat (Blot), Tea Ring (Blot), Paper Clip with Milo’s Horse (Thumb Hill), Thumb Hill (Blot), Pressed Flowers (Ribbon), Blot (Ribbon), Ribbon (Ruled Lines). After that nothing more is struck.
wb-5-8-front-rules = Special Rule on this map. Wick has light for 3 steps, for 1 if it held the cut. **Special Action in Nora’s area,** as long as the light lasts: move to an adjacent area, and Nora comes along. It costs no Spark.
wb-5-9-front-rules = Special Rule on this map. The Bakery opens, next to Ribbon and Ruled Lines; lay 1 Spark there. It is never struck out. **Special Action in the Bakery,** 1 Spark: each hero there recovers 2 Hearts, and Nora, if she is there, gains 2.
wb-5-10-front-rules = Shuffle this purple card into the Wyrm deck. It stays there for the rest of the campaign.
wb-5-11-front-rules =
    ▸ **Players’ Phase:** every hero takes a turn of up to 3 actions.
    ▸ **Enemies’ Phase:** a stroke of Obel’s (card 7). Then reveal the top Wyrm card; the Dark Vortex is where the last stroke left it. Then lay 1 Spark on the Ruled Lines.
    ▸ **Goal:** Nora stands at the Hill Door. Then flip this card.
wb-5-11-minnow-rules = ▸ **Nora gains 1 Heart.**
wb-5-11-door-rules = ▸ **Nora loses 1 Heart.**
wb-5-12-back-rules = Choose, then discard this card. Drawing takes 2 Sparks.
wb-5-12-ride-rules = ▸ **You take two additional actions.**
wb-5-12-leg-rules = ▸ **Pay 2 Sparks together. Flip 1 Destiny token up.**
wb-5-13-back-rules = You gain item card 16, the Sugar Lump. Discard this card.
wb-5-14-back-rules = Each hero in the Pressed Flowers recovers 2 Hearts. You draw 1 Shred card. Discard this card.
wb-5-15-back-rules = You gain item card 17, the Rubber. Discard this card.
wb-5-19-front-rules = Obel leaves. All areas fold away, and so do the Special Rules of this map. The book opens: the Nursery, eight areas. Place all heroes and Nora on the Worn Step. Each hero recovers 2 Hearts. Lay 2 Sparks on the Low Shelves and 1 on every other area but the Gnawed Holes.
wb-5-20-front-rules = Lay four Interaction cards: the Primer on the Low Shelves, the Marks at the Split Stones, the Tube under the Paper Stars, the Tub in the Ink Bath.
wb-5-20-back-rules = Nora goes to the Reading Bench.
wb-5-21-back-rules = Flip 1 Destiny token up. The hero whose turn it is gains item card 22, the Warm Stone. If it is nobody’s turn, choose one.
wb-5-23-scramble-rules = ▸ **Place 1 Wyrm in the Gnawed Holes, with three or four heroes 2.**
wb-5-23-back-rules = Choose. The next goal asks for 8 stories, with four heroes 10.
wb-5-23-stay-rules = ▸ **Write the keyword Nest.**
wb-5-23-go-rules = ▸ **Each hero gains 1 Spark. 2 stories count as told.**
wb-5-24-front-rules = Special Rule until the end of the chapter. **Special Action,** 1 Spark: a Wyrm in your area is read to sleep: it takes 2 damage. In the Nursery only on the Reading Bench and in the Dent in the Floor; while heroes or Nora stand in both of them, that is also 1 story. In Obel’s office anywhere, and to Obel too.
wb-5-25-front-rules = Shuffle this purple card into the Wyrm deck. It stays there for the rest of the campaign.
wb-5-26-front-rules =
    ▸ **Players’ Phase:** every hero takes a turn of up to 3 actions.
    ▸ **Enemies’ Phase:** 1 story if a hero or Nora stands on the Reading Bench and another in the Dent in the Floor. A stroke: the first closes the Worn Step (all there move to the Low Shelves), the second the Ink Bath, the third the Low Shelves (both to the Paper Stars); heroes and Nora there lose 1 Heart. Reveal the top Wyrm card; the Dark Vortex is in the Gnawed Holes. Lay 1 Spark under the Paper Stars, with four heroes 2.
    ▸ **Goal:** 8 stories, with four heroes 10. Then flip this card.
wb-5-26-back-rules = Remove every Wyrm. Each hero recovers 3 Hearts.
wb-5-27-back-rules = You gain item card 18, the Toothed Primer. Discard this card.
wb-5-28-back-rules = You draw 1 Shred card. Discard this card.
wb-5-29-back-rules = Choose, then discard this card. Paying a debt takes the keyword Debt and 2 Sparks.
wb-5-29-tell-rules = ▸ **Pay 2 Sparks together. Erase the keyword Debt. Flip 1 Destiny token up.**
wb-5-29-listen-rules = ▸ **You gain 2 Sparks.**
wb-5-30-back-rules = Each hero in the Ink Bath recovers 2 Hearts. Discard this card.
wb-5-31-front-rules = Flip 1 Destiny token down, but not the last.
wb-5-32-front-rules = The book opens: Galley, Drawers, Obel’s Desk, Dusk Window. Place all heroes in the Galley. Nora sits down on the stair; she leaves the map. Of the Nursery only Paper Stars and Split Stones stay open. Lay 2 Sparks in the Galley, 1 in the Drawers, 1 at the Dusk Window. Lay a stack of two Interaction cards in the Drawers: the Evidence; its second card takes 2 Sparks.
wb-5-32-back-rules = Obel, a boss, enters at his desk, with three stages: 4, 5 and 6 Hearts; with three heroes 6, 7 and 8; with four 9, 11 and 12. When the first stage is over, and again after the second, he asks a question. Reasons make the next stage shorter; reading to him hurts him like an attack.
wb-5-32-page-rules = ▸ **Obel moves to the Galley. Each hero loses 1 Heart.**
wb-5-33-back-rules = Choose, then discard this card. You can open it only without the keyword Chest, and not with your last Destiny token.
wb-5-33-open-rules = ▸ **The Treasure Chest is open: write the keyword Chest; each hero has its gift. Flip 1 Destiny token down.**
wb-5-33-leave-rules = ▸ **You draw 1 Shred card.**
wb-5-34-back-rules = 1 reason. Discard this card.
wb-5-35-front-rules =
    ▸ **Players’ Phase:** every hero takes a turn of up to 3 actions.
    ▸ **Enemies’ Phase:** Obel makes a stroke, then all heroes in his area lose 1 Heart; for later stages see cards 36 and 37. Reveal the top Wyrm card; the Dark Vortex is at the Dusk Window. Lay 1 Spark in the Galley, with four heroes 2.
    ▸ **Strokes:** the first closes the Paper Stars (all there move to the Split Stones), the second the Split Stones (to the Galley; not with the keyword Nest), the third the Drawers (to Obel’s Desk); heroes there lose 1 Heart.
    ▸ **Goal:** Obel’s three stages are over. Then flip this card.
wb-5-35-back-rules = Remove every Wyrm.
wb-5-36-front-rules = Choose. A good answer is 1 reason; after any other each hero loses 1 Heart. If Obel has a reason then, he goes back to his desk, and his second stage has 3 Hearts, with three heroes 4, with four 5. In that stage, after his stroke, he moves up to 1 area towards the closest hero before all heroes in his area lose 1 Heart.
wb-5-36-shell-rules = ▸ **1 reason.**
wb-5-36-seam-rules = ▸ **Each hero loses 1 Heart.**
wb-5-36-list-rules = ▸ **Each hero loses 1 Heart.**
wb-5-37-front-rules = Choose. A good answer is 1 reason; after any other each hero loses 1 Heart. If Obel has 2 reasons then, he goes back to his desk, and his third stage has 1 Heart. In that stage he makes no stroke: he moves up to 2 areas, and all heroes in his area lose 1 Heart.
wb-5-37-you-rules = ▸ **1 reason.**
wb-5-37-nora-rules = ▸ **Each hero loses 1 Heart.**
wb-5-37-us-rules = ▸ **Each hero loses 1 Heart.**
wb-5-38-front-rules = Choose. If Obel had his 2 reasons, breaking the pencil flips 1 Destiny token down, but not the last.
wb-5-38-stet-rules = ▸ **Write the keyword Stet.**
wb-5-38-blunt-rules = ▸ **Write the keyword Blunt. If Obel had his 2 reasons, flip 1 Destiny token down, but not the last.**
wb-5-39-promise-rules = ▸ **Write the keyword Promise.**
wb-5-39-wait-rules = ▸ **Flip 1 Destiny token up.**
wb-5-40-front-rules = Ken gains this Upgrade card. His player chooses one of its two skills for good.
wb-5-41-front-rules = Lara gains this Upgrade card. Her player chooses one of its two skills for good.
wb-5-42-front-rules = Tina gains this Upgrade card. Her player chooses one of its two skills for good.
wb-5-43-front-rules = Sid gains this Upgrade card. His player chooses one of its two skills for good.
wb-5-44-front-rules = The chapter is won. Hear what there is to hear, then read how it ends.
wb-5-44-back-rules = The ending depends on your face-up Destiny tokens.
