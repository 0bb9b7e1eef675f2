# Wonder Book, chapter II: what the pages make you do.

wb-2-2-front-rules = The book opens: Chimney Row, Washing Line, Bakery, Lamp Court, Gatehouse. Place all heroes in Chimney Row. Lay 1 Spark in Chimney Row, 2 on the Washing Line, 2 in the Bakery, 1 in Lamp Court. Each hero draws a Shred card. At hardcore place 2 Wyrms in Chimney Row, with three or four heroes 3.
wb-2-2-draught-rules = ▸ **Place 1 Wyrm in Chimney Row.**
wb-2-3-front-rules = Special Rule until card 13. **Folding:** at the end of the second Enemies’ Phase Chimney Row folds away, at the end of the third the Washing Line, with everything there. Heroes who are there are thrown into Lamp Court and lose 1 Heart.
wb-2-4-front-rules = Shuffle this purple card into the Wyrm deck. It stays there for the rest of the campaign.
wb-2-5-front-rules = Lay two stacks of Interaction cards: Washing on the Washing Line, Ovens in the Bakery.
wb-2-6-back-rules = You gain item card 10, the Bed Sheet. Discard this card.
wb-2-7-back-rules = Choose, then discard this card. Slide: you are placed in Lamp Court. Pockets: you draw 1 Shred card.
wb-2-7-slide-rules = ▸ **You are in Lamp Court.**
wb-2-7-pockets-rules = ▸ **You draw 1 Shred card.**
wb-2-8-back-rules = Each hero in the Bakery recovers 1 Heart. You draw 1 Shred card. Discard this card.
wb-2-9-back-rules = Choose, then discard this card.
wb-2-9-stoke-rules = ▸ **You gain 2 Sparks. Place 1 Wyrm in the Bakery.**
wb-2-9-hush-rules = ▸ **Each hero in the Bakery recovers 2 Hearts.**
wb-2-11-front-rules =
    ▸ **Players’ Phase:** every hero takes a turn of up to 3 actions.
    ▸ **Enemies’ Phase:** reveal the top Wyrm card; the Dark Vortex is in the Gatehouse. Then lay 1 Spark in Lamp Court. Then the town folds (card 3).
    ▸ **Goal:** all heroes stand in Lamp Court and hold 3 Sparks together, with three heroes 4, with four 5. Then flip this card.
wb-2-12-back-rules = Choose. Wick becomes an ally and stands in Lamp Court.
wb-2-12-wick-rules = ▸ **Write the keyword Wick. Wick enters with 6 Hearts.**
wb-2-12-hearth-rules = ▸ **Write the keyword Hearth. Each hero recovers 2 Hearts. Wick enters with 4 Hearts.**
wb-2-13-front-rules = Special Rule until the end of the chapter. **Allies:** Wick has Hearts. Wyrms approach him and attack him as if he were a hero, and what hurts every hero of an area hurts him, too. Without Hearts he lies down; at the beginning of the next Players’ Phase he stands up with all his Hearts, and 1 Destiny token is flipped down. **Special Action** in Wick’s area: move 1 area, and Wick comes along.
wb-2-15-front-rules = Choose. You can’t wind him up with your last Destiny token.
wb-2-15-wind-rules = ▸ **Flip 1 Destiny token down. Write the keyword Porter.**
wb-2-15-rest-rules = ▸ **Each hero gains 1 Spark.**
wb-2-16-come-rules = ▸ **Each hero loses 1 Spark. Write the keyword Porter.**
wb-2-16-guard-rules = ▸ **Remove every Wyrm.**
wb-2-17-front-rules = The book opens: Paper Drift, Fan Steps, Ledge, Light Tower. Lay 2 Sparks in the Drift, 1 on the Steps, 1 on the Ledge. Lay three Interaction cards: the Crank in the Gatehouse, which takes 2 Sparks; the Snowman in the Drift; the Bench on the Ledge. The way from the Steps to the Ledge is closed until the Crank is turned.
wb-2-17-signed-rules = ▸ **The Ledge is underlined (card 18).**
wb-2-18-front-rules = Special Rule until card 32. At the beginning of each Players’ Phase every hero on the Ledge loses 1 Heart, and so does Wick, if he is there.
wb-2-19-front-rules = Lay 2 Sparks on the Fan Steps.
wb-2-20-front-rules =
    ▸ **Players’ Phase:** every hero takes a turn of up to 3 actions.
    ▸ **Enemies’ Phase:** reveal the top Wyrm card; the Dark Vortex is in Lamp Court. Then lay 1 Spark on the Fan Steps. At the end of the third Enemies’ Phase the Bakery folds away, unless you have the keyword Hearth; heroes who are there, and Wick, are thrown into Lamp Court and lose 1 Heart.
    ▸ **Goal:** Wick stands in the Light Tower. Then flip this card.
wb-2-20-back-rules = The beam drives off the Wyrms: remove them all. Each hero recovers 2 Hearts.
wb-2-21-back-rules = The border between Fan Steps and Ledge can be crossed now. Discard this card.
wb-2-22-back-rules = You gain item card 23, the Tea Tray. Discard this card.
wb-2-24-back-rules = Choose, then discard this card. Read the page again: stun every Wyrm in your own and in adjacent areas, and you draw 1 Shred card. Sit down and rest: each hero on the Ledge recovers 2 Hearts.
wb-2-24-read-rules = ▸ **Every Wyrm in your own and in adjacent areas is stunned. You draw 1 Shred card.**
wb-2-24-rest-rules = ▸ **Each hero on the Ledge recovers 2 Hearts.**
wb-2-25-front-rules = Look at the picture. Choose which pane you wipe. The right one: the hero whose turn it is gains item card 26, the Frost Pane. A wrong one bursts with cold: each hero loses 1 Heart.
wb-2-25-top-rules = ▸ **Each hero loses 1 Heart.**
wb-2-25-middle-rules = ▸ **Each hero loses 1 Heart.**
wb-2-25-right-rules = ▸ **The hero whose turn it is gains item card 26, the Frost Pane.**
wb-2-25-bottom-rules = ▸ **Each hero loses 1 Heart.**
wb-2-28-front-rules = Special Rule until card 32. Place all heroes in the Light Tower. Lay the Oil Can, an Interaction card, there. The light begins at 1, with the keyword Wick at 2. **Special Action in the Light Tower:** spend 1 Spark; the light grows by 1.
wb-2-29-back-rules = You gain item card 30, the Oil Can. Discard this card.
wb-2-31-front-rules =
    ▸ **Players’ Phase:** every hero takes a turn of up to 3 actions.
    ▸ **Enemies’ Phase:** reveal the top Wyrm card; the Dark Vortex is on the Fan Steps. Then the light shrinks by 1; if it is out already, each hero loses 1 Heart. Then lay 1 Spark on the Ledge, with four heroes 2.
    ▸ **Goal:** hold out for 4 rounds. Then flip this card.
wb-2-31-back-rules = The cold lets go: remove every Wyrm.
wb-2-32-front-rules = Discard the Special Rules 18 and 28. Everything but the Ledge and the Light Tower folds away; place all heroes and Wick in the Light Tower. The book opens: Hollow, Gutter. Lay 1 Spark in the Hollow. Each hero and Wick recover 2 Hearts. Flip 1 Destiny token up.
wb-2-33-front-rules = Shuffle this purple card into the Wyrm deck. It stays there for the rest of the campaign.
wb-2-34-front-rules = Special Rule until the end of the chapter. Lay the Sleeper, an Interaction card, in the Hollow. **Special Action in the Hollow:** roll 2 dice; each success undoes 1 knot; with no success the noise grows by 1. **Noise:** after each Attack action the noise grows by 1. The first time it reaches 4 the sleepers wake: place 2 Wyrms in the Hollow, with three or four heroes 3.
wb-2-35-back-rules = Choose, then discard this card. Tell it something: the noise shrinks by 2. Take the nest: you draw 2 Shred cards, and the noise grows by 1.
wb-2-35-story-rules = ▸ **The noise shrinks by 2.**
wb-2-35-nest-rules = ▸ **You draw 2 Shred cards. The noise grows by 1.**
wb-2-36-front-rules =
    ▸ **Players’ Phase:** every hero takes a turn of up to 3 actions.
    ▸ **Enemies’ Phase:** reveal the top Wyrm card; the Dark Vortex is on the Ledge. Then lay 1 Spark in the Hollow.
    ▸ **Goal:** 3 knots are undone, with three heroes 4, with four 5, and all heroes and Wick stand in the Gutter. Then flip this card.
wb-2-36-asleep-rules = ▸ **Write the keyword Hush.**
wb-2-39-front-rules = The chapter is won. Read how it ends.
wb-2-39-back-rules = The ending depends on your face-up Destiny tokens.
