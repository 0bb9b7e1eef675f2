# Wonder Book, chapitre V : ce que les pages font faire.

wb-5-2-front-rules =
    Le livre s’ouvre : la Marge, onze zones. Placez tous les héros à l’Entaille faufilée. Posez 3 Étincelles au Trombone, 2 à la Colline du pouce, 2 au Rond de thé, 2 aux Fleurs séchées, 1 dans chaque autre zone sauf la Porte de la colline. Chaque héros pioche une carte Lambeau. En difficulté Redoutable, placez 2 Wyrms à la Colline du pouce, avec trois ou quatre héros 3. Posez quatre cartes Interaction : Bella (Cheval de Milo), Sucre (Rond de thé), Pâquerette (Fleurs séchées), Pince (Trombone, 1 Étincelle). Le Sombre Vortex est à l’Entaille faufilée.
    ▸ Choisissez ce qui tient l’entaille ; le cou de la lampe, seulement avec le mot-clé Wick.
wb-5-2-hands-rules = ▸ **Chaque héros perd 1 Cœur.**
wb-5-2-book-rules = ▸ **Placez 2 Wyrms à l’Entaille faufilée, avec trois ou quatre héros 3.**
wb-5-2-neck-rules = ▸ **Wick aura de la lumière pour 1 pas au lieu de 3.**
wb-5-3-front-rules = Nora est une alliée. Elle arrive à l’Entaille faufilée avec 5 Cœurs, avec trois héros 6, avec quatre 7 ; avec le mot-clé Dit, elle en a 2 de plus. Les Wyrms la traitent comme un héros. Elle ne joue pas de tour. Quand elle n’a plus de Cœurs, elle se couche, et se relève comme un héros au début de la Phase des Joueurs suivante : retournez 1 jeton Destin face sombre.
wb-5-3-trust-rules = ▸ **Ce sont ses 2 Cœurs de plus.**
wb-5-3-posted-rules = ▸ **Nora a 1 Cœur de plus.**
wb-5-3-answer-rules = ▸ **Nora a 1 Cœur de plus.**
wb-5-4-front-rules = Obel, un boss, arrive à l’Entaille faufilée. Attaques et dégâts le touchent comme un Wyrm, mais il n’en est pas un : rien ne l’étourdit. Il porte trois paires de lunettes, chacune de 4 Cœurs, avec trois héros 6, avec quatre 8. Quand il perd la première paire, puis la deuxième, son trait suivant n’a pas lieu. À la troisième, il s’en va, et plus rien n’est barré sur ce plan.
wb-5-4-names-rules = ▸ **L’Entaille faufilée est barrée aussitôt : elle se ferme. Tous ceux qui y sont vont à la Colline du pouce ; héros et Nora perdent 1 Cœur. Le Sombre Vortex va à la Colline du pouce, Obel au Moucheron aplati.**
wb-5-5-now-rules = ▸ **Nora perd 1 Cœur. Effacez le mot-clé Non-dit. Écrivez le mot-clé Dit.**
wb-5-6-front-rules = Règle spéciale jusqu’à la fin du chapitre. **Actions spéciales dans la zone de Nora :** dépense 1 Étincelle : va dans une zone adjacente, et Nora t’accompagne. Ou fais-lui prendre son aiguille : étourdis un Wyrm de la zone.
wb-5-7-front-rules =
    Règle spéciale sur ce plan. La zone où se tient Obel est soulignée. Chaque Phase des Ennemis commence par un trait : cette zone se ferme avec tout ce qui s’y trouve. Tous ceux qui y sont vont dans la zone nommée entre parenthèses ; héros et Nora perdent 1 Cœur. Le Sombre Vortex y va aussi, et Obel passe à la zone suivante de la liste :
    ▸ Entaille faufilée (tous vont à la Colline du pouce), Moucheron aplati (Pâté d’encre), Rond de thé (Pâté d’encre), Trombone avec Cheval de Milo (Colline du pouce), Colline du pouce (Pâté d’encre), Fleurs séchées (Signet), Pâté d’encre (Signet), Signet (Lignes réglées). Après cela, plus rien n’est barré.
wb-5-8-front-rules = Règle spéciale sur ce plan. Wick a de la lumière pour 3 pas, pour 1 s’il a tenu l’entaille. **Action spéciale dans la zone de Nora,** tant que la lumière dure : va dans une zone adjacente, et Nora t’accompagne. Cela ne coûte pas d’Étincelle.
wb-5-9-front-rules = Règle spéciale sur ce plan. La Boulangerie s’ouvre, à côté du Signet et des Lignes réglées ; posez-y 1 Étincelle. Elle n’est jamais barrée. **Action spéciale à la Boulangerie,** 1 Étincelle : chaque héros qui s’y trouve récupère 2 Cœurs, et Nora, si elle y est, en gagne 2.
wb-5-10-front-rules = Mélangez cette carte violette dans la pile Wyrm. Elle y reste pour toute la campagne.
wb-5-11-front-rules =
    ▸ **Phase des Joueurs :** chaque héros joue un tour de 3 actions au plus.
    ▸ **Phase des Ennemis :** un trait d’Obel (carte 7). Révélez ensuite la première carte Wyrm ; le Sombre Vortex est où le dernier trait l’a laissé. Posez ensuite 1 Étincelle aux Lignes réglées.
    ▸ **But :** Nora est à la Porte de la colline. Retournez alors cette carte.
wb-5-11-minnow-rules = ▸ **Nora gagne 1 Cœur.**
wb-5-11-door-rules = ▸ **Nora perd 1 Cœur.**
wb-5-12-back-rules = Choisissez, puis défaussez cette carte. Dessiner prend 2 Étincelles.
wb-5-12-ride-rules = ▸ **Tu fais deux actions de plus.**
wb-5-12-leg-rules = ▸ **Payez 2 Étincelles ensemble. Retournez 1 jeton Destin face claire.**
wb-5-13-back-rules = Tu gagnes la carte objet 16, le Morceau de sucre. Défausse cette carte.
wb-5-14-back-rules = Chaque héros aux Fleurs séchées récupère 2 Cœurs. Tu pioches 1 carte Lambeau. Défausse cette carte.
wb-5-15-back-rules = Tu gagnes la carte objet 17, la Gomme. Défausse cette carte.
wb-5-19-front-rules = Obel s’en va. Toutes les zones se replient, et les Règles spéciales de ce plan avec elles. Le livre s’ouvre : la Chambre des petits, huit zones. Placez tous les héros et Nora à la Marche usée. Chaque héros récupère 2 Cœurs. Posez 2 Étincelles aux Étagères basses et 1 dans chaque autre zone sauf les Trous rongés.
wb-5-20-front-rules = Posez quatre cartes Interaction : l’Abécédaire aux Étagères basses, les Marques aux Pierres fendues, le Tube acoustique aux Étoiles de papier, le Baquet au Bain d’encre.
wb-5-20-back-rules = Nora va au Banc de lecture.
wb-5-21-back-rules = Retournez 1 jeton Destin face claire. Le héros dont c’est le tour gagne la carte objet 22, la Pierre tiède ; entre deux tours, choisissez qui.
wb-5-23-scramble-rules = ▸ **Placez 1 Wyrm aux Trous rongés, avec trois ou quatre héros 2.**
wb-5-23-back-rules = Choisissez. Le prochain but demande 8 histoires, avec quatre héros 10.
wb-5-23-stay-rules = ▸ **Écrivez le mot-clé Nid.**
wb-5-23-go-rules = ▸ **Chaque héros gagne 1 Étincelle. 2 histoires comptent comme racontées.**
wb-5-24-front-rules = Règle spéciale jusqu’à la fin du chapitre. **Action spéciale,** 1 Étincelle : tu lis jusqu’à ce qu’un Wyrm de ta zone s’endorme : il subit 2 dégâts. Dans la Chambre des petits, seulement au Banc de lecture et au Creux du plancher ; tant que des héros ou Nora sont aux deux endroits, cela fait aussi 1 histoire. Dans le bureau d’Obel, partout, et sur Obel aussi.
wb-5-25-front-rules = Mélangez cette carte violette dans la pile Wyrm. Elle y reste pour toute la campagne.
wb-5-26-front-rules =
    ▸ **Phase des Joueurs :** chaque héros joue un tour de 3 actions au plus.
    ▸ **Phase des Ennemis :** 1 histoire si un héros ou Nora est au Banc de lecture, et un autre au Creux du plancher. Un trait : le premier ferme la Marche usée (tous ceux qui y sont vont aux Étagères basses), le deuxième le Bain d’encre, le troisième les Étagères basses (les deux fois, aux Étoiles de papier) ; héros et Nora qui y sont perdent 1 Cœur. Révélez la première carte Wyrm ; le Sombre Vortex est aux Trous rongés. Posez 1 Étincelle aux Étoiles de papier, avec quatre héros 2.
    ▸ **But :** 8 histoires, avec quatre héros 10. Retournez alors cette carte.
wb-5-26-back-rules = Retirez tous les Wyrms. Chaque héros récupère 3 Cœurs.
wb-5-27-back-rules = Tu gagnes la carte objet 18, l’Abécédaire mordu. Défausse cette carte.
wb-5-28-back-rules = Tu pioches 1 carte Lambeau. Défausse cette carte.
wb-5-29-back-rules = Choisissez, puis défaussez cette carte. Payer une dette demande le mot-clé Dette et 2 Étincelles.
wb-5-29-tell-rules = ▸ **Payez 2 Étincelles ensemble. Effacez le mot-clé Dette. Retournez 1 jeton Destin face claire.**
wb-5-29-listen-rules = ▸ **Tu gagnes 2 Étincelles.**
wb-5-30-back-rules = Chaque héros au Bain d’encre récupère 2 Cœurs. Défausse cette carte.
wb-5-31-front-rules = Retournez 1 jeton Destin face sombre, mais pas le dernier.
wb-5-32-front-rules = Le livre s’ouvre : Placards d’épreuves, Tiroirs, Bureau d’Obel, Fenêtre du soir. Placez tous les héros aux Placards d’épreuves. Nora s’assied dans l’escalier ; elle quitte le plan. De la Chambre des petits, seules les Étoiles de papier et les Pierres fendues restent ouvertes. Posez 2 Étincelles aux Placards d’épreuves, 1 aux Tiroirs, 1 à la Fenêtre du soir. Posez aux Tiroirs une pile de deux cartes Interaction : les Preuves ; la deuxième prend 2 Étincelles.
wb-5-32-back-rules = Obel, un boss, arrive à son bureau, en trois étapes : 4, 5 et 6 Cœurs ; avec trois héros 6, 7 et 8 ; avec quatre 9, 11 et 12. Quand la première étape est finie, puis la deuxième, il pose une question. Les raisons raccourcissent l’étape suivante ; lui faire la lecture le blesse comme une attaque.
wb-5-32-page-rules = ▸ **Obel va aux Placards d’épreuves. Chaque héros perd 1 Cœur.**
wb-5-33-back-rules = Choisissez, puis défaussez cette carte. On ne peut pas l’ouvrir avec le mot-clé Coffre, ni avec son dernier jeton Destin.
wb-5-33-open-rules = ▸ **Le Coffre au trésor est ouvert : écrivez le mot-clé Coffre ; chaque héros a son cadeau. Retournez 1 jeton Destin face sombre.**
wb-5-33-leave-rules = ▸ **Tu pioches 1 carte Lambeau.**
wb-5-34-back-rules = 1 raison. Défausse cette carte.
wb-5-35-front-rules =
    ▸ **Phase des Joueurs :** chaque héros joue un tour de 3 actions au plus.
    ▸ **Phase des Ennemis :** Obel tire un trait, puis tous les héros de sa zone perdent 1 Cœur ; pour ses étapes suivantes, voir les cartes 36 et 37. Révélez la première carte Wyrm ; le Sombre Vortex est à la Fenêtre du soir. Posez 1 Étincelle aux Placards d’épreuves, avec quatre héros 2.
    ▸ **Traits :** le premier ferme les Étoiles de papier (tous ceux qui y sont vont aux Pierres fendues), le deuxième les Pierres fendues (aux Placards d’épreuves ; pas avec le mot-clé Nid), le troisième les Tiroirs (au Bureau d’Obel) ; les héros qui y sont perdent 1 Cœur.
    ▸ **But :** les trois étapes d’Obel sont finies. Retournez alors cette carte.
wb-5-35-back-rules = Retirez tous les Wyrms.
wb-5-36-front-rules = Choisissez. Une bonne réponse est 1 raison ; après toute autre, chaque héros perd 1 Cœur. Si Obel a alors une raison, il retourne à son bureau, et sa deuxième étape a 3 Cœurs, avec trois héros 4, avec quatre 5. Dans cette étape, après son trait, il se déplace de 1 zone au plus vers le héros le plus proche, avant que tous les héros de sa zone perdent 1 Cœur.
wb-5-36-shell-rules = ▸ **1 raison.**
wb-5-36-seam-rules = ▸ **Chaque héros perd 1 Cœur.**
wb-5-36-list-rules = ▸ **Chaque héros perd 1 Cœur.**
wb-5-37-front-rules = Choisissez. Une bonne réponse est 1 raison ; après toute autre, chaque héros perd 1 Cœur. Si Obel a alors 2 raisons, il retourne à son bureau, et sa troisième étape a 1 Cœur. Dans cette étape il ne tire pas de trait : il se déplace de 2 zones au plus, et tous les héros de sa zone perdent 1 Cœur.
wb-5-37-you-rules = ▸ **1 raison.**
wb-5-37-nora-rules = ▸ **Chaque héros perd 1 Cœur.**
wb-5-37-us-rules = ▸ **Chaque héros perd 1 Cœur.**
wb-5-38-front-rules = Choisissez. Si Obel avait ses 2 raisons, briser le crayon retourne 1 jeton Destin face sombre, mais pas le dernier.
wb-5-38-stet-rules = ▸ **Écrivez le mot-clé Stet.**
wb-5-38-blunt-rules = ▸ **Écrivez le mot-clé Émoussé. Si Obel avait ses 2 raisons, retournez 1 jeton Destin face sombre, mais pas le dernier.**
wb-5-39-promise-rules = ▸ **Écrivez le mot-clé Promesse.**
wb-5-39-wait-rules = ▸ **Retournez 1 jeton Destin face claire.**
wb-5-40-front-rules = Ken gagne cette carte Progrès. Son joueur choisit l’une des deux compétences, pour de bon.
wb-5-41-front-rules = Lara gagne cette carte Progrès. Son joueur choisit l’une des deux compétences, pour de bon.
wb-5-42-front-rules = Tina gagne cette carte Progrès. Son joueur choisit l’une des deux compétences, pour de bon.
wb-5-43-front-rules = Sid gagne cette carte Progrès. Son joueur choisit l’une des deux compétences, pour de bon.
wb-5-44-front-rules = Le chapitre est gagné. Écoutez ce qu’il y a à entendre, puis lisez comment cela finit.
wb-5-44-back-rules = La fin dépend de vos jetons Destin face claire.
