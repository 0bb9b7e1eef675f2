# Wonder Book, chapitre II : ce que les pages font faire.

wb-2-2-front-rules = Le livre s’ouvre : Rang de cheminées, Corde à linge, Boulangerie, Cour aux lampes, Loge du portier. Placez tous les héros au Rang de cheminées. Posez 1 Étincelle au Rang de cheminées, 2 à la Corde à linge, 2 à la Boulangerie, 1 dans la Cour aux lampes. Chaque héros pioche une carte Lambeau. En difficulté Redoutable, placez 2 Wyrms au Rang de cheminées, avec trois ou quatre héros 3.
wb-2-2-draught-rules = ▸ **Placez 1 Wyrm au Rang de cheminées.**
wb-2-3-front-rules = Règle spéciale jusqu’à la carte 13. **Le pliage :** à la fin de la deuxième Phase des Ennemis, le Rang de cheminées se replie ; à la fin de la troisième, la Corde à linge, avec tout ce qui s’y trouve. Les héros qui s’y trouvent sont projetés dans la Cour aux lampes et perdent 1 Cœur.
wb-2-4-front-rules = Mélangez cette carte violette dans la pile Wyrm. Elle y reste pour toute la campagne.
wb-2-5-front-rules = Posez deux piles de cartes Interaction : le Linge à la Corde à linge, les Fours à la Boulangerie.
wb-2-6-back-rules = Tu gagnes la carte objet 10, le Drap de lit. Défausse cette carte.
wb-2-7-back-rules = Choisissez, puis défaussez cette carte. Glisser : tu es placé dans la Cour aux lampes. Les poches : tu pioches 1 carte Lambeau.
wb-2-7-slide-rules = ▸ **Tu es dans la Cour aux lampes.**
wb-2-7-pockets-rules = ▸ **Tu pioches 1 carte Lambeau.**
wb-2-8-back-rules = Chaque héros à la Boulangerie récupère 1 Cœur. Tu pioches 1 carte Lambeau. Défausse cette carte.
wb-2-9-back-rules = Choisissez, puis défaussez cette carte.
wb-2-9-stoke-rules = ▸ **Tu gagnes 2 Étincelles. Placez 1 Wyrm à la Boulangerie.**
wb-2-9-hush-rules = ▸ **Chaque héros à la Boulangerie récupère 2 Cœurs.**
wb-2-11-front-rules =
    ▸ **Phase des Joueurs :** chaque héros joue un tour de 3 actions au plus.
    ▸ **Phase des Ennemis :** révélez la première carte Wyrm ; le Sombre Vortex est à la Loge du portier. Posez ensuite 1 Étincelle dans la Cour aux lampes. Puis la ville se plie (carte 3).
    ▸ **But :** tous les héros sont dans la Cour aux lampes et ont ensemble 3 Étincelles, avec trois héros 4, avec quatre 5. Retournez alors cette carte.
wb-2-12-back-rules = Choisissez. Wick devient un allié et se tient dans la Cour aux lampes.
wb-2-12-wick-rules = ▸ **Écrivez le mot-clé Wick. Wick entre en jeu avec 6 Cœurs.**
wb-2-12-hearth-rules = ▸ **Écrivez le mot-clé Foyer. Chaque héros récupère 2 Cœurs. Wick entre en jeu avec 4 Cœurs.**
wb-2-13-front-rules = Règle spéciale jusqu’à la fin du chapitre. **Alliés :** Wick a des Cœurs. Les Wyrms s’approchent de lui et l’attaquent comme un héros, et ce qui blesse tous les héros d’une zone le blesse aussi. Quand il n’a plus de Cœurs, il se couche ; au début de la Phase des Joueurs suivante, il se relève avec tous ses Cœurs, et 1 jeton Destin est retourné face sombre. **Action spéciale** dans la zone de Wick : déplace-toi de 1 zone, et Wick t’accompagne.
wb-2-15-front-rules = Choisissez. On ne peut pas le remonter avec son dernier jeton Destin.
wb-2-15-wind-rules = ▸ **Retournez 1 jeton Destin face sombre. Écrivez le mot-clé Portier.**
wb-2-15-rest-rules = ▸ **Chaque héros gagne 1 Étincelle.**
wb-2-16-come-rules = ▸ **Chaque héros perd 1 Étincelle. Écrivez le mot-clé Portier.**
wb-2-16-guard-rules = ▸ **Retirez tous les Wyrms.**
wb-2-17-front-rules = Le livre s’ouvre : Congère de papier, Marches en éventail, Corniche, Tour du phare. Posez 2 Étincelles à la Congère de papier, 1 aux Marches en éventail, 1 à la Corniche. Posez trois cartes Interaction : la Manivelle à la Loge du portier, qui prend 2 Étincelles ; le Bonhomme à la Congère de papier ; le Banc à la Corniche. Le passage des Marches en éventail à la Corniche est fermé tant qu’on n’a pas tourné la Manivelle.
wb-2-17-signed-rules = ▸ **La Corniche est soulignée (carte 18).**
wb-2-18-front-rules = Règle spéciale jusqu’à la carte 32. Au début de chaque Phase des Joueurs, chaque héros à la Corniche perd 1 Cœur, et Wick aussi, s’il y est.
wb-2-19-front-rules = Posez 2 Étincelles aux Marches en éventail.
wb-2-20-front-rules =
    ▸ **Phase des Joueurs :** chaque héros joue un tour de 3 actions au plus.
    ▸ **Phase des Ennemis :** révélez la première carte Wyrm ; le Sombre Vortex est dans la Cour aux lampes. Posez ensuite 1 Étincelle aux Marches en éventail. À la fin de la troisième Phase des Ennemis, la Boulangerie se replie, sauf si vous avez le mot-clé Foyer ; les héros qui y sont, et Wick, sont projetés dans la Cour aux lampes et perdent 1 Cœur.
    ▸ **But :** Wick est dans la Tour du phare. Retournez alors cette carte.
wb-2-20-back-rules = Le rayon chasse les Wyrms : retirez-les tous. Chaque héros récupère 2 Cœurs.
wb-2-21-back-rules = On peut désormais franchir la frontière entre les Marches en éventail et la Corniche. Défausse cette carte.
wb-2-22-back-rules = Tu gagnes la carte objet 23, le Plateau à thé. Défausse cette carte.
wb-2-24-back-rules = Choisissez, puis défaussez cette carte. Relire la page : étourdis tous les Wyrms de ta zone et des zones adjacentes, et tu pioches 1 carte Lambeau. S’asseoir et souffler : chaque héros à la Corniche récupère 2 Cœurs.
wb-2-24-read-rules = ▸ **Tous les Wyrms de ta zone et des zones adjacentes sont étourdis. Tu pioches 1 carte Lambeau.**
wb-2-24-rest-rules = ▸ **Chaque héros à la Corniche récupère 2 Cœurs.**
wb-2-25-front-rules = Regardez l’image. Choisissez le carreau à essuyer. Le bon : le héros dont c’est le tour gagne la carte objet 26, la Vitre de givre. Un mauvais éclate de froid : chaque héros perd 1 Cœur.
wb-2-25-top-rules = ▸ **Chaque héros perd 1 Cœur.**
wb-2-25-middle-rules = ▸ **Chaque héros perd 1 Cœur.**
wb-2-25-right-rules = ▸ **Le héros dont c’est le tour gagne la carte objet 26, la Vitre de givre.**
wb-2-25-bottom-rules = ▸ **Chaque héros perd 1 Cœur.**
wb-2-28-front-rules = Règle spéciale jusqu’à la carte 32. Placez tous les héros dans la Tour du phare. Posez-y la Burette, une carte Interaction. La lumière commence à 1, avec le mot-clé Wick à 2. **Action spéciale dans la Tour du phare :** dépense 1 Étincelle ; la lumière grandit de 1.
wb-2-29-back-rules = Tu gagnes la carte objet 30, la Burette d’huile. Défausse cette carte.
wb-2-31-front-rules =
    ▸ **Phase des Joueurs :** chaque héros joue un tour de 3 actions au plus.
    ▸ **Phase des Ennemis :** révélez la première carte Wyrm ; le Sombre Vortex est aux Marches en éventail. La lumière diminue ensuite de 1 ; si elle est déjà éteinte, chaque héros perd 1 Cœur. Posez ensuite 1 Étincelle à la Corniche, avec quatre héros 2.
    ▸ **But :** tenez 4 manches. Retournez alors cette carte.
wb-2-31-back-rules = Le froid lâche prise : retirez tous les Wyrms.
wb-2-32-front-rules = Défaussez les Règles spéciales 18 et 28. Tout se replie, sauf la Corniche et la Tour du phare ; placez tous les héros et Wick dans la Tour du phare. Le livre s’ouvre : Creux, Pliure. Posez 1 Étincelle au Creux. Chaque héros et Wick récupèrent 2 Cœurs. Retournez 1 jeton Destin face claire.
wb-2-33-front-rules = Mélangez cette carte violette dans la pile Wyrm. Elle y reste pour toute la campagne.
wb-2-34-front-rules = Règle spéciale jusqu’à la fin du chapitre. Posez le Dormeur, une carte Interaction, au Creux. **Action spéciale au Creux :** lance 2 dés ; chaque succès défait 1 nœud ; sans succès, le bruit augmente de 1. **Le bruit :** après chaque action d’attaque, il augmente de 1. La première fois qu’il atteint 4, les dormeurs se réveillent : placez 2 Wyrms au Creux, avec trois ou quatre héros 3.
wb-2-35-back-rules = Choisissez, puis défaussez cette carte. Lui raconter une histoire : le bruit diminue de 2. Prendre le nid : tu pioches 2 cartes Lambeau, et le bruit augmente de 1.
wb-2-35-story-rules = ▸ **Le bruit diminue de 2.**
wb-2-35-nest-rules = ▸ **Tu pioches 2 cartes Lambeau. Le bruit augmente de 1.**
wb-2-36-front-rules =
    ▸ **Phase des Joueurs :** chaque héros joue un tour de 3 actions au plus.
    ▸ **Phase des Ennemis :** révélez la première carte Wyrm ; le Sombre Vortex est à la Corniche. Posez ensuite 1 Étincelle au Creux.
    ▸ **But :** 3 nœuds sont défaits, avec trois héros 4, avec quatre 5, et tous les héros et Wick sont dans la Pliure. Retournez alors cette carte.
wb-2-36-asleep-rules = ▸ **Écrivez le mot-clé Silence.**
wb-2-39-front-rules = Le chapitre est gagné. Lisez comment cela finit.
wb-2-39-back-rules = La fin dépend de vos jetons Destin face claire.
