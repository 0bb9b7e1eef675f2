### Les mots qui ne se trouvent que sur les images de Wonder Book.

picture-wonder-book = Wonder Book
picture-chapter = Chapitre { $chapter }
picture-round = Manche { $n }
picture-destiny = Destin
picture-supply = Wyrms en réserve
picture-turn = Au tour de { $hero }

picture-kind-story = Récit
picture-kind-goal = But
picture-kind-rule = Règle spéciale
picture-kind-interaction = Interaction
picture-kind-item = Objet
picture-kind-shred = Lambeau
picture-kind-wyrm = Wyrm
picture-kind-hero = Héros
picture-kind-upgrade = Progrès
picture-kind-ending = Fin du chapitre
