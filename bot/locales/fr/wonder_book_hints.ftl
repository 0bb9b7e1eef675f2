### Wonder Book : ce qu’un coup apporte, après « cela apporte … ».

hint-wonder-book-end = la victoire dans le chapitre
hint-wonder-book-destiny = un jeton Destin
hint-wonder-book-page = la suite de l’histoire
hint-wonder-book-hearts = plus de Cœurs pour les héros
hint-wonder-book-danger = moins de danger venant des ennemis tout proches
hint-wonder-book-sparks = plus d’Étincelles
hint-wonder-book-cards = une carte de plus
hint-wonder-book-skills = des compétences choisies par le joueur du héros
hint-wonder-book-wyrms = un Wyrm étourdi ou vaincu
hint-wonder-book-goal = un pas de plus vers l’objectif
