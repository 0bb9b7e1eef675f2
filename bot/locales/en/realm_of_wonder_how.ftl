### Realm of Wonder: the How to play card.

how-realm-of-wonder-goal = enter the King’s castle first, with three magic orbs, three beaten monsters or the King’s quest.
how-realm-of-wonder-turn = **A round**
    1. From the second round on: income in MP.
    2. Everyone chooses a movement card in secret.
    3. Spells: the slowest first.
    4. Walk: the fastest first.
    5. On the way: open towers, buy, build, turn discs, fight.
how-realm-of-wonder-words = MP: magic points · Speed: high moves first, casts last · Disc: a ring of the board; two turn · Path: where discs meet · Tower: hides a gift, an orb or a monster · Fort: earns MP · Muscle: +1 in a battle · Runestone: turns a disc
how-realm-of-wonder-lose = when somebody else enters first. Nobody is knocked out: a lost battle ends your turn, sends you home, and may cost you tiles.

## What letters and signs mean, on the first screens and under the card

legend-realm-of-wonder = **MP** magic points, not movement · **O1** a space: land and number (**H** heath, **Q** quarry, **M** marsh, **I** ice, **O** orchard, **D** dunes, **K** castle)
