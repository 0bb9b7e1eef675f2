### Wonder Book: the How to play cards.

how-wonder-book-coop-goal = go from goal to goal together, until the chapter’s last page.
how-wonder-book-solo-goal = lead your two heroes from goal to goal, until the chapter’s last page.
how-wonder-book-turn = **A round**
    1. Each hero takes a turn, in any order.
    2. Three actions: move, collect a Spark, attack, use a skill, interact, give, Special Action.
    3. Attack: each success is 1 damage; 1 stuns a Wyrm, 2 defeat it.
    4. Once a turn: lose a Heart to reroll the failed dice.
    5. Then a Wyrm card: Wyrms come and act.
how-wonder-book-words = Heart: life · Spark: magic · Success: half a die’s faces · Stunned: loses its next action · Item: only its holder uses it · Shred: used once · Keyword: remembered for later · Destiny: second chances
how-wonder-book-lose = the chapter when your last Destiny is gone; each fallen hero who stands up costs 1.
legend-wonder-book = star: Sparks to collect · **A**, **B** …: the Wyrms · purple whirl: the Dark Vortex, out of which they crawl · dashed line: you can cross it, a solid one you cannot
