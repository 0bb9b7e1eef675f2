### World Adventure: the How to play cards. Only goal and defeat differ from mode to mode.

how-world-adventure-competitive-goal = be first to nine (or twelve) Ancient Runes, one for each great deed.
how-world-adventure-pairs-goal = be the first team with 18 Ancient Runes, one for each great deed.
how-world-adventure-trios-goal = be the first team with 27 Ancient Runes, one for each great deed.
how-world-adventure-turn = **A month: everyone has a turn, then Brigand, Government and monsters move. In your turn**
    1. Two moves.
    2. One action: scout, hunt, guild quest or stall.
    3. In a city trade freely: sell, then buy.
    4. Fight what you find, or retreat.
    5. For a great deed take a rune and a Rune Power.
how-world-adventure-words = Explorer: finds · Charisma: trades · Leadership: leads soldiers · Need: what a city pays 6 for · Caravan: cargo and armour · Wanted: hunted by the Government · Stall: 5 gold a month · Faint: a soldier out of the fight
how-world-adventure-lose = when another clan has its last rune. Death costs gold, goods and a turn, not the game.
how-world-adventure-pairs-lose = when the other team has its last rune. Death costs gold, goods and a turn, not the game.
how-world-adventure-trios-lose = { how-world-adventure-pairs-lose }

## What letters and signs mean, on the first screens and under the card

legend-world-adventure = **EG** a city, here of Egypt · **EG1** to **EG6** the territories around it, clockwise from the north
