### Realm of Wonder: what its lessons say. Numbers are told by the table, and `button` is the button to be clicked.

realm-of-wonder-lesson-1-title = The third orb
realm-of-wonder-lesson-1-1 = The first to enter the King’s castle with **three magic orbs** wins. You, the Mage, hold { $orbs }. A round begins with a movement card, chosen in secret: a slow one moves late, but far. **{ $button }** gives { $points } movement points.
realm-of-wonder-lesson-1-2 = Spells come next, the slowest first: you. Islands and castle lie on discs that turn, and you cross only where paths meet. None meets yours here on { land-heath }. **{ $button }** can change that.
realm-of-wonder-lesson-1-3 = Which disc, and to which land? Your way inward begins at H2, so the middle disc must turn to { land-heath }. **{ $button }**.
realm-of-wonder-lesson-1-4 = On the picture, a bridge now leads from H2 to H11. A magic card is gone once cast: keep the other { $magic } for worse days. **{ $button }**.
realm-of-wonder-lesson-1-5 = Your rival is faster and has moved. Your turn: { $left } movement points. Most spaces cost 1, rough ones { $rough }. On H6 stands a closed tower. **{ $button }**.
realm-of-wonder-lesson-1-6 = A tower hides a gift, an orb or a monster, and you take what comes. Opening it costs **MP**, magic points; you have { $mp }. **{ $button }**.
realm-of-wonder-lesson-1-7 = An orb, your third! Now the gate would let you in. { $left } points are left: cross the bridge to the runestone at H15, close to the castle. **{ $button }**.
realm-of-wonder-lesson-1-8 = The castle’s island turns as well. Its landing K4 is two steps from the gate, and must come to H15. On a runestone, MP turn a disc to any land. **{ $button }**.
realm-of-wonder-lesson-1-9 = { $left } points are left, and the way is open: K4, K3, castle. Should you ever be short, MP buy one more point a turn. **{ $button }**.
realm-of-wonder-lesson-1-10 = One step to the gate, and { $left } point left. You hold the three orbs that open it. **{ $button }**.
realm-of-wonder-lesson-1-done = You walk into the King’s castle with { $orbs } magic orbs: you win! Three beaten monsters or the King’s quest would have opened it, too. Battles, forts and wells are the next lesson.
