# Wonder Book, chapitre VI : ce que les pages font faire.

wb-6-2-front-rules = Le livre s’ouvre : Bas de l’escalier, Envers de la porte, Derrière les patères, Escalier de pages, Meurtrière, Escalier de la cloche, Palier corné, Sous le bureau, Chaîne, Dos du Livre, Entaille. Placez tous les héros au Bas de l’escalier. Posez 2 Étincelles à la Meurtrière et 1 dans chaque autre zone sauf l’Entaille. Chaque héros pioche une carte Lambeau. En difficulté Redoutable, placez 2 Wyrms au Bas de l’escalier, avec trois ou quatre héros 3.
wb-6-2-trust-rules = ▸ **Aussitôt 1 point de couture.**
wb-6-3-front-rules = Un héros de votre choix gagne la carte objet 4, la Dernière page.
wb-6-3-whole-rules = ▸ **Aussitôt 2 points de couture.**
wb-6-5-front-rules = Règle spéciale jusqu’à ce que la page soit à l’Entaille. Chaque fois que le héros qui a la Dernière page se déplace par une action, il lance ensuite 1 dé ; sans succès, il perd 1 Cœur. Donner ou prendre la page est aussi une action, mais sans lancer.
wb-6-6-front-rules = Posez quatre cartes Interaction : la Liste d’Ibo à l’Envers de la porte, les Neuf pointes derrière les patères, la Cloche à l’Escalier de la cloche et, à l’Escalier de pages, les Pages collées, qui prennent 1 Étincelle.
wb-6-6-nine-rules = ▸ **Aucun Wyrm n’entre par cette porte.**
wb-6-6-alone-rules = ▸ **1 Wyrm entre au Bas de l’escalier, avec trois ou quatre héros 2.**
wb-6-7-bring-rules = ▸ **Chaque héros perd 1 Cœur. Retournez 1 jeton Destin face claire. Effacez le mot-clé Ressort.**
wb-6-8-front-rules = Mélangez cette carte violette dans la pile Wyrm. Elle y reste pour toute la campagne.
wb-6-9-front-rules =
    ▸ **Phase des Joueurs :** chaque héros joue un tour de 3 actions au plus.
    ▸ **Phase des Ennemis :** révélez la première carte Wyrm ; le Sombre Vortex est au Bas de l’escalier. Posez ensuite 1 Étincelle à la Chaîne.
    ▸ **But :** un héros à l’Entaille a la Dernière page. Retournez alors cette carte.
wb-6-10-back-rules = Un lambeau colle au pâté : tu pioches 1 carte Lambeau. Défausse cette carte.
wb-6-11-back-rules = Tu gagnes la carte objet 15, le Reste du sandwich. Défausse cette carte.
wb-6-12-back-rules = Chaque héros à l’Escalier de la cloche récupère 1 Cœur. Défausse cette carte.
wb-6-13-back-rules = On peut désormais franchir les frontières de l’Escalier de pages au Palier corné et de là au Dos du Livre. Défausse cette carte.
wb-6-16-front-rules = Défaussez la Dernière page et la Règle spéciale Une page est une voile. Retirez tous les Wyrms. Le héros dont c’est le tour gagne la carte objet 14, l’Aiguille de Nora ; entre deux tours, choisissez qui.
wb-6-16-hem-rules = ▸ **Aussitôt 1 point de couture.**
wb-6-16-first-rules = ▸ **Aussitôt 1 point de couture.**
wb-6-17-front-rules = Règle spéciale jusqu’à ce que la page soit cousue. **Action spéciale à l’Entaille :** dépense 1 Étincelle et lance 2 dés ; chaque succès est un point de couture. Le héros qui a l’Aiguille de Nora peut lancer 4 dés à la place.
wb-6-18-front-rules =
    ▸ **Phase des Joueurs :** chaque héros joue un tour de 3 actions au plus.
    ▸ **Phase des Ennemis :** révélez la première carte Wyrm ; le Sombre Vortex est au Palier corné. Posez ensuite 1 Étincelle au Dos du Livre, avec trois ou quatre héros 2.
    ▸ **But :** 10 points de couture, avec trois héros 14, avec quatre 18. Retournez alors cette carte.
wb-6-18-back-rules = Avec trois héros, retournez 1 jeton Destin face claire.
wb-6-19-front-rules = La tour se replie avec tout ce qui s’y trouve ; la Règle spéciale Coudre la page et l’Aiguille de Nora sont défaussées. Le livre s’ouvre : Marge, Lettrine, Ruisseau des virgules, Espace blanc, Longue phrase, Note de bas de page, Ligne barrée, Point final, Grêle dessinée, Colline dessinée, Tour dessinée. Placez tous les héros à la Marge. Posez 2 Étincelles au Ruisseau des virgules et 2 à la Grêle dessinée, 1 à la Marge, à la Lettrine, à la Longue phrase, à la Note de bas de page, à la Colline dessinée et à la Tour dessinée. Le Sombre Vortex est au Point final.
wb-6-20-lamp-rules = ▸ **Posez 1 Étincelle à la Lettrine, 1 à la Longue phrase et 1 à la Note de bas de page.**
wb-6-20-bread-rules = ▸ **Chaque héros récupère 2 Cœurs et pioche une carte Lambeau.**
wb-6-21-front-rules = Règle spéciale jusqu’à ce que l’Inachevé dorme. Un héros qui entre dans la Ligne barrée par une action perd 1 Cœur.
wb-6-22-front-rules = Un allié prend le pupitre de la Longue phrase, avec 5 Cœurs, avec trois héros 6, avec quatre 7. Les ennemis le traitent comme un héros. S’il perd son dernier Cœur, il se couche et, comme un héros, se relève au prix d’un jeton Destin.
wb-6-22-inkling-rules = ▸ **Inkling est votre allié, à la Longue phrase.**
wb-6-22-wick-rules = ▸ **Wick est votre allié, à la Longue phrase.**
wb-6-22-nora-rules = ▸ **Nora est votre alliée, à la Longue phrase.**
wb-6-23-front-rules =
    Règle spéciale jusqu’à l’arrivée de l’Inachevé.
    ▸ **Au début de chaque Phase des Joueurs,** 1 ligne est lue pour chacun des trois pupitres (Lettrine, Longue phrase, Note de bas de page) où se trouvent un héros debout ou un allié, et aucun Wyrm ; si c’est vrai aux trois, 1 ligne de plus.
    ▸ **Action spéciale dans l’une de ces zones :** dépense 1 Étincelle ; 1 ligne est lue.
wb-6-24-front-rules = Mélangez cette carte violette dans la pile Wyrm. Elle y reste pour toute la campagne.
wb-6-25-front-rules = Posez quatre cartes Interaction : une Ligne mordue à la Lettrine, une à la Longue phrase et une à la Note de bas de page, et la Porte dessinée à la Tour dessinée.
wb-6-26-front-rules = Choisissez. On ne peut pas refuser avec son dernier jeton Destin.
wb-6-26-tell-rules = ▸ **Révélez la première carte Wyrm. Effacez le mot-clé Dette.**
wb-6-26-refuse-rules = ▸ **Retournez 1 jeton Destin face sombre.**
wb-6-27-front-rules =
    ▸ **Phase des Joueurs :** chaque héros joue un tour de 3 actions au plus.
    ▸ **Phase des Ennemis :** révélez la première carte Wyrm ; le Sombre Vortex est au Point final. Posez ensuite 1 Étincelle à la Grêle dessinée, avec trois ou quatre héros 2.
    ▸ **But :** les trois Lignes mordues sont réparées, et 12 lignes sont lues, avec trois héros 14, avec quatre 16. Retournez alors cette carte.
wb-6-27-back-rules = Retirez tous les Wyrms. Chaque héros récupère 2 Cœurs.
wb-6-28-back-rules = Choisissez. Le bon mot : défaussez cette carte, la ligne est réparée et lue. Un mauvais : chaque héros à la Lettrine perd 1 Cœur, placez-y 1 Wyrm ; la carte reste.
wb-6-28-hungry-rules = ▸ **Chaque héros à la Lettrine perd 1 Cœur. 1 Wyrm y surgit.**
wb-6-28-small-rules = ▸ **La ligne est réparée : 1 ligne est lue.**
wb-6-28-white-rules = ▸ **Chaque héros à la Lettrine perd 1 Cœur. 1 Wyrm y surgit.**
wb-6-29-back-rules = Choisissez. Le bon mot : défaussez cette carte, la ligne est réparée et lue. Un mauvais : 1 ligne lue est perdue, placez 1 Wyrm à la Longue phrase ; la carte reste.
wb-6-29-once-rules = ▸ **La ligne est réparée : 1 ligne est lue.**
wb-6-29-twice-rules = ▸ **1 ligne lue est perdue. 1 Wyrm surgit à la Longue phrase.**
wb-6-29-never-rules = ▸ **1 ligne lue est perdue. 1 Wyrm surgit à la Longue phrase.**
wb-6-30-back-rules = Choisissez. Le bon nombre : défaussez cette carte, la ligne est réparée et lue. Un mauvais : placez 1 Wyrm à la Note de bas de page, et dans chaque zone où il y a un Wyrm, 1 Étincelle posée là retourne à la réserve ; la carte reste.
wb-6-30-nine-rules = ▸ **1 Wyrm surgit à la Note de bas de page. Dans chaque zone où il y a un Wyrm, 1 Étincelle posée là retourne à la réserve.**
wb-6-30-ninety-rules = ▸ **1 Wyrm surgit à la Note de bas de page. Dans chaque zone où il y a un Wyrm, 1 Étincelle posée là retourne à la réserve.**
wb-6-30-twelve-rules = ▸ **La ligne est réparée : 1 ligne est lue.**
wb-6-31-back-rules = Tu gagnes la carte objet 32, les Lunettes d’Obel. Défausse cette carte.
wb-6-33-fewer-rules = ▸ **L’Inachevé a 3 Cœurs de moins à chaque étape.**
wb-6-33-back-rules = Défaussez la Règle spéciale Lire à voix haute, les Lunettes d’Obel et ce qui reste de la Porte dessinée. L’Inachevé arrive au Point final, en trois étapes. Ses Cœurs sont sa faim : 12, 12 et 16, avec trois héros 13, 13 et 17, avec quatre 15, 15 et 19.
wb-6-33-reads-rules = ▸ **L’Inachevé a 5 Cœurs de moins à sa dernière étape.**
wb-6-34-front-rules = Règle spéciale jusqu’à ce que l’Inachevé dorme. Attaques et dégâts le touchent comme un Wyrm, mais il n’est pas étourdi : l’attaquer, c’est lire, et chaque dégât lui prend un de ses Cœurs. **Action spéciale à la Lettrine, à la Longue phrase ou à la Note de bas de page :** dépense 1 Étincelle ; inflige 2 dégâts à un Wyrm ou à l’Inachevé, dans n’importe quelle zone.
wb-6-35-front-rules =
    ▸ **Phase des Joueurs :** chaque héros joue un tour de 3 actions au plus.
    ▸ **Phase des Ennemis :** l’Inachevé se déplace de 2 zones au plus vers le héros ou l’allié le plus proche, jusqu’à être dans sa zone ; puis chaque héros et allié de sa zone perd 2 Cœurs. Révélez la première carte Wyrm ; le Sombre Vortex est au Point final. Posez ensuite 1 Étincelle à la Grêle dessinée, avec trois ou quatre héros 2.
    ▸ **But :** l’Inachevé n’a plus faim, les trois étapes sont finies. Retournez alors cette carte.
wb-6-35-back-rules = Retirez tous les Wyrms. Ils ne sont pas vaincus : ils dorment.
wb-6-36-front-rules = Retirez tous les Wyrms : ils se sont endormis. La deuxième étape de l’Inachevé commence.
wb-6-37-front-rules = Retirez tous les Wyrms : ils se sont endormis. Chaque héros récupère 2 Cœurs. La dernière étape de l’Inachevé commence.
wb-6-38-front-rules = Ce qui reste des Règles spéciales est défaussé.
wb-6-39-front-rules = Choisissez qui sera inscrit. Ce qu’on lit à voix haute arrivera, une fois ; et un nom inscrit dans ce Livre y reste. Nora ne peut pas être inscrite avec le dernier jeton Destin ; l’un de vous, seulement avec le mot-clé Signé.
wb-6-39-nora-rules = ▸ **Écrivez le mot-clé Nommé. Retournez 1 jeton Destin face sombre.**
wb-6-39-own-rules = ▸ **Écrivez le mot-clé Nommé.**
wb-6-39-somebody-rules = ▸ **Retournez 1 jeton Destin face claire.**
wb-6-41-front-rules = Choisissez. Si vous sonnez, retournez 1 jeton Destin face sombre, sauf si le mot-clé Portier est écrit ; sans lui, on ne peut pas sonner avec son dernier jeton Destin.
wb-6-41-ring-rules = ▸ **Écrivez le mot-clé Sonné. Sans le mot-clé Portier, retournez 1 jeton Destin face sombre.**
wb-6-43-front-rules = Le chapitre est gagné. Cette soirée dépend de vos jetons Destin face claire. Tournez ensuite la page pour la fin.
wb-6-43-back-rules = La fin de la campagne dépend de vos mots-clés et du Destin des six chapitres ensemble. Merci, lecteurs : vous avez rapporté le Livre. On peut le relire depuis la première carte, pour d’autres choix et d’autres fins.
