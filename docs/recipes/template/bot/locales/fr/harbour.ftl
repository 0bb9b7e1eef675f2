### Harbour : boutons, événements, questions, refus.

game-harbour = Harbour
game-harbour-about = Des navires accostent et chacun enchérit en secret. À qui la plus belle flotte ?
game-harbour-players = 2 à 4 joueurs
game-harbour-lasts = environ 10 minutes
mode-harbour-auction = Une vente en cinq manches
score-points = Points
picture-harbour-coins = Pièces

ship-cog = Cogue
ship-caravel = Caravelle
ship-galleon = Galion

harbour-bid = Offrir { $coins }
placeholder-harbour-bid = Ton offre
harbour-arrived = Un navire accoste : { $ship }.
harbour-offered = { $seat } offre { $coins }.
harbour-sold = { $seat } emporte le navire ({ $ship }) pour { $coins }.
harbour-sailed = Plusieurs enchères sont les plus hautes. Le navire ({ $ship }) repart.

ask-harbour-bidding = Combien de pièces offres-tu ?
harbour-heading = { $ship ->
    [none] Manche { $round }
   *[other] Manche { $round } : { $ship }
}
harbour-goal = But : le plus de points après cinq manches. Pour l’instant : { $sides }.
harbour-side = { $seat } { $n }
harbour-ahead = En tête : { $seat }.
harbour-captain = { $ships ->
    [none] { $seat } : pièces { $coins }, points { $points }
   *[other] { $seat } : pièces { $coins }, points { $points } ({ $ships })
}
hb-03-too-poor = Pièces qu’il te reste : { $coins }. Offre moins.

honour-harbour-bargain = Bonne affaire
honour-harbour-bargain-about = emporter un navire pour une seule pièce
honour-harbour-all-in = Tapis
honour-harbour-all-in-about = payer dix pièces un seul navire
honour-harbour-flagship = Navire amiral
honour-harbour-flagship-about = emporter un galion
honour-harbour-fleet = Flotte
honour-harbour-fleet-about = avoir trois navires à la fin
honour-harbour-monopoly = Monopole
honour-harbour-monopoly-about = emporter tous les navires vendus
honour-harbour-thrifty = Bon gestionnaire
honour-harbour-thrifty-about = gagner avec cinq pièces de reste
honour-harbour-landlubber = Marin d’eau douce
honour-harbour-landlubber-about = finir une partie sans navire
honour-harbour-deadlock = Mer d’huile
honour-harbour-deadlock-about = jouer une partie où aucun navire n’est vendu

how-harbour-goal = avoir le plus de points après cinq navires.
how-harbour-turn = **Une manche**
    1. Un navire accoste.
    2. Chacun enchérit en secret.
    3. Les offres s’ouvrent ensemble.
    4. La plus haute paie et prend le navire.
    5. Si plusieurs sont les plus hautes, le navire repart.
how-harbour-words = Pièce : dix au début · Offre : d’aucune à toutes · Manche : un navire · Cogue : 1 point · Caravelle : 3 points · Galion : 6 points · Flotte : tes navires · Quai : là où est le navire
how-harbour-lose = quand quelqu’un d’autre a plus de points.
