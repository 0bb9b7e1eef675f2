### World Adventure : les cartes « Comment jouer ». D’un mode à l’autre, seuls le but et la défaite changent.

how-world-adventure-competitive-goal = avoir en premier neuf Runes anciennes (douze dans la partie longue), une par haut fait.
how-world-adventure-pairs-goal = être la première équipe à 18 Runes anciennes, une par haut fait.
how-world-adventure-trios-goal = être la première équipe à 27 Runes anciennes, une par haut fait.
how-world-adventure-turn = **Un mois : chacun joue son tour, puis Brigand, Gouvernement et monstres bougent. À ton tour**
    1. Deux pas.
    2. Une action : guetter, chasser, quête de la guilde ou étal.
    3. En ville, commerce à volonté : vendre, puis acheter.
    4. Combats ce que tu trouves, ou bats en retraite.
    5. Pour un haut fait : une rune et un Pouvoir runique.
how-world-adventure-words = Exploration : trouve · Charisme : commerce · Commandement : mène les soldats · Besoin : ce qu’une ville paie 6 · Caravane : charge et armure · Recherché : des crimes, le Gouvernement te poursuit · Étal : 5 d’or par mois · À terre : un soldat hors de combat
how-world-adventure-lose = quand un autre clan a sa dernière rune. La mort coûte de l’or, des marchandises et un tour, pas la partie.
how-world-adventure-pairs-lose = quand l’autre équipe a sa dernière rune. La mort coûte de l’or, des marchandises et un tour, pas la partie.
how-world-adventure-trios-lose = { how-world-adventure-pairs-lose }

## What letters and signs mean, on the first screens and under the card

legend-world-adventure = **EG** une ville, ici celle d’Égypte · **EG1** à **EG6** les territoires autour, depuis le nord, dans le sens des aiguilles d’une montre
