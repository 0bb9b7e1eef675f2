### Wonder Book : ce qu’un coup apporte, après « cela … ».

hint-wonder-book-end = fait gagner le chapitre
hint-wonder-book-destiny = redonne un jeton Destin
hint-wonder-book-page = fait avancer l’histoire
hint-wonder-book-hearts = laisse plus de Cœurs aux héros
hint-wonder-book-danger = diminue le danger des ennemis tout proches
hint-wonder-book-sparks = rapporte des Étincelles
hint-wonder-book-cards = rapporte une carte
hint-wonder-book-skills = donne au héros des compétences choisies par son joueur
hint-wonder-book-wyrms = étourdit ou vainc un Wyrm
hint-wonder-book-goal = rapproche de l’objectif
