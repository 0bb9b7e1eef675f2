### Realm of Wonder: what its lessons say. Numbers are told by the table, and `button` is the button to be clicked.

realm-of-wonder-lesson-1-title = The third orb
realm-of-wonder-lesson-1-1 = The first to enter the King’s castle with **three magic orbs** wins. You, the Mage, hold { $orbs }. A round begins with a movement card, chosen in secret: a slow one moves late, but far. **{ $button }** gives { $points } movement points.
realm-of-wonder-lesson-1-2 = Spells come next, the slowest first: you. Islands and castle lie on discs that turn, and you cross only where paths meet. None meets yours here on { land-heath }. **{ $button }** can change that.
realm-of-wonder-lesson-1-3 = Each disc has a **whirl** beside one of its paths. You choose the land it points to: the whole disc turns, and that path meets the land’s. Yours begins at H2, on { land-heath }. So: **{ $button }**.
realm-of-wonder-lesson-1-4 = A bridge now leads from H2 to H11: **{ button-look-close }** shows it in large. A magic card is gone once cast, so keep the other { $magic } for later: **{ $button }**.
realm-of-wonder-lesson-1-5 = Your rival is faster and has moved. Your turn: { $left } movement points. Most spaces cost 1, rough ones { $rough }. There is a closed tower at H6. **{ $button }**.
realm-of-wonder-lesson-1-6 = A tower hides a gift, an orb or a monster. Gifts and orbs are yours; a monster you must fight. Opening it costs **MP**, magic points; you have { $mp }. **{ $button }**.
realm-of-wonder-lesson-1-7 = An orb, your third! Now the gate would let you in. { $left } points are left: cross the bridge to the runestone at H15, close to the castle. **{ $button }**.
realm-of-wonder-lesson-1-8 = On a runestone you can pay MP to turn the castle’s island, too. Its paths all turn with the whirl: point that to { land-ice }, and K4’s path meets yours, two steps from the gate. **{ $button }**.
realm-of-wonder-lesson-1-9 = { $left } points are left, and the way is open: K4, K3, castle. If you are one short, you can buy an extra point with MP, once a turn. **{ $button }**.
realm-of-wonder-lesson-1-10 = One step to the gate, and { $left } point left. You hold the three orbs that open it. **{ $button }**.
realm-of-wonder-lesson-1-done = With { $orbs } magic orbs you win! Three beaten monsters or the King’s quest would have opened the gate, too. Battles, forts and wells are the next lesson.

realm-of-wonder-lesson-2-title = Muscles and forts
realm-of-wonder-lesson-2-1 = An orb need not come from a tower: your rival, close by, holds one. Be quick today, since the fastest walks first. **{ $button }**.
realm-of-wonder-lesson-2-2 = You keep your spells for a battle: two of your cards show a **muscle**. **{ $button }**.
realm-of-wonder-lesson-2-3 = You are on a well. For { $cost } MP you build a **fort** on it, which earns you 1 more MP in every round. **{ $button }**.
realm-of-wonder-lesson-2-4 = { $left } movement points. If you walk onto a character, you attack it, and the winner takes a tile from the loser. **{ $button }**.
realm-of-wonder-lesson-2-5 = Each of you rolls one battle die. Before that you may lay down muscle cards, face down: each adds 1, and is gone afterwards. **{ $button }**.
realm-of-wonder-lesson-2-6 = The other die may be better than yours. To be safe, one more: **{ $button }**.
realm-of-wonder-lesson-2-7 = { $muscles } muscles, so +{ $muscles }. The rest is up to the dice. **{ $button }**.
realm-of-wonder-lesson-2-8 = { $mine } against { $theirs }: you win, and without muscles you would not have. The loser limps home. Now the spoils: **{ $button }**.
realm-of-wonder-lesson-2-9 = That is { $battles } battle won, and this time the King’s quest asks for battles. { $left } points are left: back to your fort. **{ $button }**.
realm-of-wonder-lesson-2-10 = You have walked as far as you wanted. When your rival is done, too, the next round begins with the income. **{ $button }**.
realm-of-wonder-lesson-2-done = A new round brings you { $income } MP, including 1 for the fort and 1 for your orb. You know spells, towers, battles and forts now: enough for a real race.
