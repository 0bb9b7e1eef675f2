# Wonder Book, chapitre III : ce que les pages font faire.

wb-3-2-front-rules = Le livre s’ouvre : Pliure, Puits à l’endroit, Cour sans lumière, Boulangerie des gauchers, Beffroi muet. Placez tous les héros à la Pliure. Posez 1 Étincelle à la Pliure, 2 au Puits à l’endroit, 1 dans la Cour sans lumière, 2 à la Boulangerie des gauchers, 2 au Beffroi muet. Chaque héros pioche une carte Lambeau. En difficulté Redoutable, placez 2 Wyrms à la Pliure, avec trois ou quatre héros 3.
wb-3-2-wick-rules = ▸ **Chaque héros gagne 1 Étincelle.**
wb-3-2-porter-rules = ▸ **Posez 2 Étincelles à la Pliure.**
wb-3-3-front-rules = Choisissez : le Miroir de poche (carte 4 : échange ta place avec un héros debout d’une autre zone) ou le Parapluie noir (carte 5 : pour 1 Étincelle, 1 Cœur est épargné à chaque héros de ta zone jusqu’à la prochaine Phase des Joueurs). Choisissez le héros qui le prend.
wb-3-6-front-rules = Règle spéciale pour le reste de la campagne. Il y a un seul jeton Sombre Aura. Quand une carte le pose, vous choisissez le Wyrm qui le reçoit. **Les attaques de ce Wyrm coûtent 2 Cœurs. Les prochains dégâts qu’il subirait, quel qu’en soit le nombre, retirent le jeton à la place.** Tant que le jeton est déjà sur un Wyrm, ou si aucun Wyrm n’est en jeu, le poser ne fait rien.
wb-3-7-front-rules = Mélangez cette carte violette dans la pile Wyrm. Elle y reste pour toute la campagne.
wb-3-8-front-rules = Posez quatre cartes Interaction : le Puits d’encre au Puits à l’endroit, qui prend 2 Étincelles ; le Four à la Boulangerie des gauchers ; la Cloche au Beffroi muet ; la Lampe dans la Cour sans lumière.
wb-3-8-back-rules = Placez 1 Wyrm au Puits à l’endroit. Posez le jeton Sombre Aura sur un Wyrm de votre choix.
wb-3-9-front-rules =
    ▸ **Phase des Joueurs :** chaque héros joue un tour de 3 actions au plus.
    ▸ **Phase des Ennemis :** le Sombre Vortex va au premier puits d’encre encore ouvert, dans cet ordre : Puits à l’endroit, Boulangerie des gauchers, Beffroi muet. Révélez la première carte Wyrm. Posez ensuite 1 Étincelle dans la Cour sans lumière.
    ▸ **But :** le Puits d’encre, le Four et la Cloche sont fermés : leurs cartes sont défaussées. Retournez alors cette carte.
wb-3-9-back-rules = Retirez tous les Wyrms. Chaque héros récupère 1 Cœur.
wb-3-10-back-rules = Ce puits d’encre est fermé. Défausse cette carte.
wb-3-11-back-rules = Lance 3 dés. Aucun succès : tu perds 1 Cœur, placez 1 Wyrm à la Boulangerie des gauchers. 1 succès : rien ne se passe, la carte reste. 2 ou plus : ce puits d’encre est fermé ; tu gagnes la carte objet 14, le Papier buvard ; défausse cette carte.
wb-3-12-back-rules = Choisissez. À mains nues : tu perds 2 Cœurs, ce puits d’encre est fermé, défaussez cette carte. Étincelles : payez 3 Étincelles ensemble, ce puits d’encre est fermé, défaussez cette carte. Ou laissez-la pour l’instant : la carte reste.
wb-3-12-hands-rules = ▸ **Tu perds 2 Cœurs. Le puits d’encre est fermé.**
wb-3-12-sparks-rules = ▸ **Payez 3 Étincelles ensemble. Le puits d’encre est fermé.**
wb-3-13-back-rules = Choisissez, puis défaussez cette carte. La caresser : chaque héros dans la Cour sans lumière récupère 2 Cœurs. Souffler : tu gagnes 2 Étincelles ; placez 1 Wyrm dans la Cour sans lumière.
wb-3-13-stroke-rules = ▸ **Chaque héros dans la Cour sans lumière récupère 2 Cœurs.**
wb-3-13-blow-rules = ▸ **Tu gagnes 2 Étincelles. 1 Wyrm surgit dans la Cour sans lumière.**
wb-3-15-front-rules = Le livre s’ouvre : Pont tournant, Poste obscure, Mur des petits, Pont-feuille, Consigne gauche, Lutrin. Posez 1 Étincelle à la Poste obscure, 2 au Mur des petits, 2 à la Consigne gauche.
wb-3-15-back-rules = Posez cinq piles de cartes Interaction : l’Horloge au Beffroi muet, l’Enseigne à la Poste obscure, le Mur au Mur des petits, la Valise à la Consigne gauche, les Fermoirs au Lutrin. Les Fermoirs prennent 1 Étincelle par essai, la deuxième carte du Mur 1 Étincelle.
wb-3-16-front-rules =
    Règle spéciale, jusqu’à ce qu’une carte la défausse. **Action spéciale : tourner un pont,** si tu es dessus ou dans l’une des quatre zones où il peut aboutir.
    ▸ Le **Pont tournant** relie la Boulangerie des gauchers au Mur des petits (comme maintenant), ou la Cour sans lumière à la Poste obscure.
    ▸ Le **Pont-feuille** relie la Poste obscure au Lutrin (comme maintenant), ou la Boulangerie des gauchers à la Consigne gauche.
    Une fois tourné, un pont mène à ses nouveaux bouts, et non plus aux anciens.
wb-3-17-front-rules =
    ▸ **Phase des Joueurs :** chaque héros joue un tour de 3 actions au plus.
    ▸ **Phase des Ennemis :** révélez la première carte Wyrm ; le Sombre Vortex est à la Pliure. Posez 1 Étincelle au Lutrin, avec quatre héros 2. Puis le Pont tournant tourne tout seul.
    ▸ **But :** les deux Fermoirs sont ouverts, et deux héros sont au Lutrin. Retournez alors cette carte.
wb-3-18-back-rules = Tu gagnes 1 Étincelle. Défausse cette carte.
wb-3-19-back-rules = Tu pioches 1 carte Lambeau. Défausse cette carte.
wb-3-20-back-rules = Chaque héros au Mur des petits récupère 2 Cœurs. Défausse cette carte.
wb-3-21-back-rules = Retournez 1 jeton Destin face claire. Défausse cette carte.
wb-3-22-back-rules = Tu gagnes la carte objet 25, la Moufle gauche, et tu pioches 1 carte Lambeau. Défausse cette carte.
wb-3-23-back-rules = Choisissez. La bonne heure : défaussez cette carte, le premier fermoir est ouvert. Une mauvaise heure : tu perds 1 Cœur, placez 1 Wyrm au Lutrin ; la carte reste.
wb-3-23-five-rules = ▸ **Tu perds 1 Cœur. 1 Wyrm surgit au Lutrin.**
wb-3-23-past-rules = ▸ **Tu perds 1 Cœur. 1 Wyrm surgit au Lutrin.**
wb-3-23-seven-rules = ▸ **Le premier fermoir est ouvert.**
wb-3-24-back-rules = Choisissez. Le bon mot : défaussez cette carte, le deuxième fermoir est ouvert. Un mauvais mot : placez 1 Wyrm au Lutrin, chaque Wyrm agit une fois ; la carte reste.
wb-3-24-noon-rules = ▸ **1 Wyrm surgit au Lutrin. Chaque Wyrm agit une fois.**
wb-3-24-toot-rules = ▸ **Le deuxième fermoir est ouvert.**
wb-3-24-level-rules = ▸ **1 Wyrm surgit au Lutrin. Chaque Wyrm agit une fois.**
wb-3-26-front-rules = La page est tournée. Toutes les zones se replient, avec les Étincelles, les Wyrms et les piles qui s’y trouvent. La Règle spéciale des Ponts tournants est défaussée. Vous gardez ce que vous avez.
wb-3-26-back-rules = Le livre s’ouvre : Rebord, Miettes de gomme, Marge du bas, Coin plié, Champ blanc, Bord à la règle, Endroit mince, Lignes imprimées, Marge du haut. Placez tous les héros au Rebord. Posez 1 Étincelle au Rebord, à la Marge du bas, au Bord à la règle, à l’Endroit mince et aux Lignes imprimées, et 2 aux Miettes de gomme, au Coin plié et à la Marge du haut. Chaque héros récupère 2 Cœurs.
wb-3-27-front-rules = **Gloss est un boss.** Placez-le au Champ blanc. Il a deux étapes, chacune de 9 Cœurs avec deux héros, 10 avec trois, 13 avec quatre. Attaquez-le comme un Wyrm : chaque dégât retire 1 Cœur, et ce qui dépasse une étape est perdu. Pour tout le reste, ce n’est pas un Wyrm : rien ne l’étourdit ni ne le déplace, sauf une carte qui le nomme.
wb-3-27-hush-rules = ▸ **Gloss ne fait rien pendant les deux premières Phases des Ennemis.**
wb-3-27-awake-rules = ▸ **Gloss est réveillé.**
wb-3-28-front-rules = Règle spéciale jusqu’à ce que le but soit atteint. **Action spéciale, n’importe où :** dépense 1 Étincelle ; Gloss va au Coin plié.
wb-3-29-front-rules = Mélangez cette carte violette dans la pile Wyrm. Elle y reste pour toute la campagne.
wb-3-30-front-rules =
    ▸ **Phase des Joueurs :** chaque héros joue un tour de 3 actions au plus.
    ▸ **Phase des Ennemis :** Gloss, sauf s’il dort encore, se déplace de 2 zones au plus vers le héros le plus proche, jusqu’à être dans la zone d’un héros ; puis chaque héros de sa zone perd 1 Cœur. Révélez la première carte Wyrm ; le Sombre Vortex est à la Marge du haut. Posez ensuite 1 Étincelle aux Miettes de gomme, avec quatre héros 2.
    ▸ **But :** les deux étapes de Gloss sont finies. Retournez alors cette carte.
wb-3-30-back-rules = Retirez tous les Wyrms. Retournez 1 jeton Destin face claire.
wb-3-31-front-rules = La première étape de Gloss est finie. Placez 1 Wyrm au Champ blanc. Posez le jeton Sombre Aura sur un Wyrm de votre choix. Le jeu continue ; tous les dégâts touchent maintenant la deuxième étape.
wb-3-33-back-rules = Le livre s’ouvre : Derrière l’Entaille. Placez-y tous les héros. La Règle spéciale d’Inkling, si vous l’avez, est défaussée.
wb-3-33-gap-rules = ▸ **Chaque héros récupère 2 Cœurs.**
wb-3-34-tell-rules = ▸ **Écrivez le mot-clé Dit. Placez 2 Wyrms derrière l’Entaille.**
wb-3-34-hide-rules = ▸ **Écrivez le mot-clé Non-dit. Chaque héros récupère 1 Cœur.**
wb-3-35-front-rules = Choisissez. Vous ne pouvez l’appeler par son nom de la maison que si vous avez lu sa lettre. Tenir l’Entaille à sa place coûte 1 Cœur à chaque héros. Si vous vous dépêchez, vous avez le temps de ramasser de la lumière.
wb-3-35-name-rules = ▸ **Écrivez le mot-clé Minnow.**
wb-3-35-hold-rules = ▸ **Chaque héros perd 1 Cœur. Écrivez le mot-clé Minnow.**
wb-3-35-hurry-rules = ▸ **Chaque héros gagne 1 Étincelle.**
wb-3-36-front-rules = Choisissez. Si vous emportez la page, ce qui a faim la suivra : sur le chemin du retour, vous révélez deux cartes Wyrm à chaque Phase des Ennemis.
wb-3-36-take-rules = ▸ **Écrivez le mot-clé Page. Le héros dont c’est le tour gagne la carte objet 37.**
wb-3-36-leave-rules = ▸ **Retournez 1 jeton Destin face claire.**
wb-3-38-front-rules =
    ▸ **Phase des Joueurs :** chaque héros joue un tour de 3 actions au plus.
    ▸ **Phase des Ennemis :** révélez la première carte Wyrm, avec le mot-clé Page deux, l’une après l’autre ; le Sombre Vortex est derrière l’Entaille. Posez ensuite 1 Étincelle aux Lignes imprimées.
    ▸ **But :** tous les héros sont au Rebord. Retournez alors cette carte.
wb-3-38-back-rules = Chaque héros gagne sa carte Progrès.
wb-3-39-front-rules = Ken gagne cette carte Progrès. Son joueur choisit l’une des deux compétences, pour de bon.
wb-3-40-front-rules = Lara gagne cette carte Progrès. Son joueur choisit l’une des deux compétences, pour de bon.
wb-3-41-front-rules = Tina gagne cette carte Progrès. Son joueur choisit l’une des deux compétences, pour de bon.
wb-3-42-front-rules = Sid gagne cette carte Progrès. Son joueur choisit l’une des deux compétences, pour de bon.
wb-3-43-front-rules = Le chapitre est gagné. Regardez la neuvième patère, puis lisez comment cela finit.
wb-3-43-back-rules = La fin dépend de vos jetons Destin face claire.
