### Wonder Book : les cartes « Comment jouer ».

how-wonder-book-coop-goal = atteindre ensemble but après but, jusqu’à la dernière page du chapitre.
how-wonder-book-solo-goal = avec tes deux héros, atteindre but après but, jusqu’à la dernière page du chapitre.
how-wonder-book-turn = **Une manche**
    1. Chaque héros joue son tour, dans l’ordre voulu.
    2. Trois actions : se déplacer, ramasser une Étincelle, attaquer, compétence, interagir, donner, Action spéciale.
    3. Attaque : chaque succès fait 1 dégât ; 1 étourdit un Wyrm, 2 le vainquent.
    4. Une fois par tour : perds un Cœur, relance les dés ratés.
    5. Puis une carte Wyrm : des Wyrms viennent et agissent.
how-wonder-book-words = Cœur : la vie · Étincelle : la magie · Succès : la moitié des faces d’un dé · Étourdi : perd sa prochaine action · Objet : seul son porteur s’en sert · Lambeau : sert une fois · Mot-clé : compte plus tard · Destin : les secondes chances
how-wonder-book-lose = le chapitre quand il ne reste plus de jeton Destin ; chaque héros K.-O. qui se relève en coûte 1.
legend-wonder-book = étoile : des Étincelles à ramasser · **A**, **B**… : les Wyrms · spirale violette : le Sombre Vortex, d’où ils sortent · ligne pointillée : on passe ; ligne pleine : on ne passe pas
