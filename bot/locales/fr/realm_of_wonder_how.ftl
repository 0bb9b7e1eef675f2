### Realm of Wonder : la carte « Comment jouer ».

how-realm-of-wonder-goal = entrer en premier dans le château du roi, avec trois boules magiques, trois monstres battus ou la quête du roi.
how-realm-of-wonder-turn = **Une manche**
    1. Dès la deuxième manche : les revenus en PM.
    2. Chacun choisit en secret une carte de déplacement.
    3. Les sorts : le plus lent d’abord.
    4. La marche : le plus rapide d’abord.
    5. En chemin : ouvrir des tours, acheter, bâtir, tourner des disques, se battre.
how-realm-of-wonder-words = PM : points de magie · Vitesse : haute, on marche d’abord, on lance en dernier · Disque : un anneau du plateau ; deux tournent · Sentier : où les disques se touchent · Tour : cache un don, une boule ou un monstre · Fort : rapporte des PM · Muscle : +1 en bataille · Pierre runique : tourne un disque
how-realm-of-wonder-lose = quand quelqu’un d’autre entre avant toi. Personne n’est éliminé : une bataille perdue finit ton tour, te renvoie chez toi et peut te coûter des tuiles.

## What letters and signs mean, on the first screens and under the card

legend-realm-of-wonder = **PM** points de magie, pas de déplacement · **O1** une case : région et nombre (**H** lande, **Q** carrière, **M** marais, **I** glace, **O** verger, **D** dunes, **K** château)
