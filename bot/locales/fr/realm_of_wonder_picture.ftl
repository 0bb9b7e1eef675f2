### Les mots qui ne se trouvent que sur les images de Realm of Wonder.

picture-step-points = Revenus
picture-step-cards = Cartes
picture-step-spells = Sorts
picture-step-movement = Déplacement
picture-step-end = Fin
picture-shared = Victoire partagée
picture-all-choose = Chacun choisit
picture-track-cards = Qui a choisi
picture-track-spells = Le plus lent d’abord
picture-track-movement = Le plus rapide d’abord

picture-kind-move = Carte de déplacement
picture-kind-magic = Carte magique
picture-kind-tile = Tuile de tour
picture-kind-monster = Monstre
picture-kind-quest = Quête du roi
picture-quest-reward = Accomplis-la et tu reçois aussitôt un jeton Victoire, qui ouvre le château.
picture-move-points = **{ $n }** points de déplacement

picture-legend-house = Maison
picture-legend-tower = Tour
picture-legend-open = Ouverte
picture-legend-well = Puits
picture-legend-runestone = Runique
picture-legend-vortex = Vortex
picture-legend-beach = Plage
picture-legend-hard = Coûte 2
picture-legend-wall = Mur
picture-legend-whirl = Tourbillon

picture-end-inside = au château
picture-end-away = { $n ->
    [none] sans chemin
    [one] à { $n } point
   *[other] à { $n } points
}
picture-end-quest = quête { $have }/{ $whole }
picture-end-monsters = monstres { $have }/{ $whole }
picture-end-orbs = boules { $have }/{ $whole }
