### Les mots qui ne se trouvent que sur les images de Volfyirion.

picture-volfyirion = Volfyirion
picture-house = Maison { $n }
picture-you = Toi
picture-house-turn = À { $name } de jouer
picture-team-turn = Au tour de l’équipe { $n }
picture-your-turn = À toi
picture-both-turn = Au tour des deux Maisons
picture-asset-row = Centre stratégique
picture-next = à suivre
picture-lair = Antre
picture-claimed = conquis
picture-play-area = Zone de jeu
picture-more = { $n ->
    [one] et une autre
   *[other] et { $n } autres
}
picture-destroyed = détruite
picture-deck = Pioche
picture-discard = Défausse
picture-hand = Main
picture-ploy-hidden = Ruse cachée
picture-rage-pile = Pile de rage
picture-rage-grid = Grille de rage
picture-aside = mises de côté
picture-awake = Volfyirion est éveillé
picture-asleep = Dort jusqu’au prochain mélange

picture-level-easy = Facile
picture-level-normal = Normale
picture-level-hard = Difficile

picture-points-defence = **+{ $n }** Défense
picture-city-defence = **{ $n }** Défense

picture-legend-remove = Retrait
picture-legend-draw = pioche
picture-legend-remove-card = retire une carte
picture-legend-destroy-building = détruis un Bâtiment
picture-legend-destroy-troop = détruis une Troupe
picture-legend-move-volfyirion = déplace Volfyirion

picture-kind-start = Commandement
picture-kind-command = Commandement
picture-kind-building = Bâtiment
picture-kind-troop = Troupe
picture-kind-wonder = Merveille
picture-kind-mercenary = Mercenaire
picture-kind-saboteur = Commandement
picture-kind-ascension = Merveille
picture-kind-perk = Atout
picture-kind-ploy = Ruse
picture-kind-city = Cité
picture-kind-lair = Antre

picture-colour-turquoise = Turquoise
picture-colour-red = Rouge
picture-colour-purple = Violet
picture-colour-neutral = Neutre
