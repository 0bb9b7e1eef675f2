### Les mots qui ne se trouvent que sur les images de Realm of Wonder.

picture-step-points = Revenus
picture-step-cards = Cartes
picture-step-spells = Sortilèges
picture-step-movement = Déplacement
picture-all-choose = Chacun choisit
picture-track-cards = Qui a choisi
picture-track-spells = Le plus lent d’abord
picture-track-movement = Le plus rapide d’abord
