# Wonder Book, chapitre IV : ce que les pages font faire.

wb-4-2-front-rules = Le livre s’ouvre : Fente aux lettres, Montagne de sacs, Trieuse, Guichet, Casiers. Placez tous les héros à la Fente aux lettres. Posez 1 Étincelle à la Fente aux lettres, 3 à la Montagne de sacs, 1 à la Trieuse, 1 au Guichet, 2 aux Casiers. Chaque héros pioche une carte Lambeau. En difficulté Redoutable, placez 2 Wyrms à la Fente aux lettres, avec trois ou quatre héros 3.
wb-4-2-porter-rules = ▸ **Chaque héros gagne 1 Étincelle.**
wb-4-3-front-rules = Choisissez. Affranchie : chaque héros perd 1 Cœur. Cachée : placez 2 Wyrms à la Fente aux lettres, avec trois ou quatre héros 3.
wb-4-3-lick-rules = ▸ **Chaque héros perd 1 Cœur.**
wb-4-3-hide-rules = ▸ **Placez 2 Wyrms à la Fente aux lettres, avec trois ou quatre héros 3.**
wb-4-4-front-rules = Choisissez : le Cor de poste (carte 5 : pour 1 Étincelle, étourdis tous les Wyrms de ta zone) ou le Chariot (carte 6 : déplace-toi de 2 zones au plus). Choisissez le héros qui le prend.
wb-4-7-back-rules = Posez deux piles de cartes Interaction : le Courrier oublié à la Montagne de sacs, les Consignes au Guichet.
wb-4-8-front-rules =
    Règle spéciale, jusqu’à ce qu’une carte la défausse.
    ▸ **Action spéciale à la Trieuse,** 1 Étincelle : lance 3 dés ; chaque succès est une lettre dans l’entonnoir. Tu peux t’arrêter, elles sont alors triées ; ou relancer et en ajouter, jusqu’à 8. Un lancer sans succès bourre la machine : les lettres de l’entonnoir sont perdues, et elle crache 2 Wyrms dans sa zone.
    ▸ **Action spéciale aux Casiers :** lance 2 dés ; chaque succès est une lettre triée. Sans succès, tu perds 1 Cœur.
wb-4-9-front-rules = Mélangez cette carte violette dans la pile Wyrm. Elle y reste pour toute la campagne.
wb-4-10-front-rules =
    ▸ **Phase des Joueurs :** chaque héros joue un tour de 3 actions au plus.
    ▸ **Phase des Ennemis :** révélez la première carte Wyrm ; le Sombre Vortex est à la Fente aux lettres. Posez ensuite 1 Étincelle à la Montagne de sacs, avec quatre héros 2.
    ▸ **But :** 18 lettres sont triées, avec trois héros 23, avec quatre 28. Retournez alors cette carte.
wb-4-10-back-rules = Avec deux héros, il s’est fait tard : retournez 1 jeton Destin face sombre, sauf si c’est le dernier.
wb-4-11-back-rules = 2 lettres sont triées. Défausse cette carte.
wb-4-12-back-rules = Choisissez, puis défaussez cette carte. Les remettre : chaque héros récupère 2 Cœurs. Les déchirer : chaque héros pioche une carte Lambeau.
wb-4-12-swap-rules = ▸ **Chaque héros récupère 2 Cœurs.**
wb-4-12-tear-rules = ▸ **Chaque héros pioche une carte Lambeau.**
wb-4-13-back-rules = Tu gagnes 1 Étincelle. Défausse cette carte.
wb-4-14-front-rules = Retirez tous les Wyrms.
wb-4-14-back-rules = Le héros dont c’est le tour gagne la carte objet 16, la Lettre de Nora.
wb-4-14-opened-rules = ▸ **Chaque héros perd 1 Cœur. Le port sera plus cher.**
wb-4-14-closed-rules = ▸ **Le port restera au tarif habituel.**
wb-4-15-front-rules = La Règle spéciale du tri est défaussée, et ce qui reste des deux piles aussi. Le livre s’ouvre : Cave aux colis, Salle de pesée, Chambre forte. Posez 2 Étincelles à la Cave aux colis, 1 à la Salle de pesée, 1 à la Chambre forte.
wb-4-15-back-rules = Posez six piles de cartes Interaction : la Caisse au Guichet, le Coffre à la Chambre forte, les Retours à la Cave aux colis, le Registre à la Fente aux lettres, la Balance à la Salle de pesée, les Cartes postales aux Casiers.
wb-4-17-front-rules = Les trois mots se trouvent sur des cartes de ce chapitre. Si vous vous souvenez des chapitres précédents, vous en connaissez peut-être déjà. Vous pouvez aussi payer et laisser le Coffre où il est.
wb-4-18-front-rules = Mélangez cette carte violette dans la pile Wyrm. Elle y reste pour toute la campagne.
wb-4-19-front-rules =
    ▸ **Phase des Joueurs :** chaque héros joue un tour de 3 actions au plus.
    ▸ **Phase des Ennemis :** révélez la première carte Wyrm ; le Sombre Vortex est à la Trieuse. Posez ensuite 1 Étincelle au Guichet, avec quatre héros 2.
    ▸ **But :** le port est payé ou dû au Guichet, ou le Coffre de la Chambre forte est ouvert. Retournez alors cette carte.
wb-4-20-back-rules =
    Choisissez.
    ▸ **Payer :** 4 Étincelles ensemble ; avec le mot-clé Lettre, 6. Défaussez cette carte ; le port est payé.
    ▸ **Devoir :** seulement tant que deux héros sont au Guichet. Écrivez le mot-clé Dette. Défaussez cette carte ; le port est payé.
    ▸ **Pas encore :** la carte reste.
wb-4-20-pay-rules = ▸ **Payez 4 Étincelles ensemble. La lettre peut être affranchie.**
wb-4-20-dear-rules = ▸ **Payez 6 Étincelles ensemble. La lettre peut être affranchie.**
wb-4-20-owe-rules = ▸ **Écrivez le mot-clé Dette. La lettre peut être affranchie.**
wb-4-21-back-rules = Choisissez. Le bon nom : défaussez cette carte. Un mauvais : chaque héros à la Chambre forte perd 1 Cœur, placez-y 1 Wyrm ; la carte reste.
wb-4-21-glim-rules = ▸ **Chaque héros à la Chambre forte perd 1 Cœur. 1 Wyrm y surgit.**
wb-4-21-tallow-rules = ▸ **Chaque héros à la Chambre forte perd 1 Cœur. 1 Wyrm y surgit.**
wb-4-21-wick-rules = ▸ **Le premier cadran est réglé.**
wb-4-21-taper-rules = ▸ **Chaque héros à la Chambre forte perd 1 Cœur. 1 Wyrm y surgit.**
wb-4-22-back-rules = Choisissez. Le bon nom : défaussez cette carte. Un mauvais : chaque héros à la Chambre forte perd 1 Étincelle, placez-y 1 Wyrm ; la carte reste.
wb-4-22-obel-rules = ▸ **Chaque héros à la Chambre forte perd 1 Étincelle. 1 Wyrm y surgit.**
wb-4-22-vesper-rules = ▸ **Le deuxième cadran est réglé.**
wb-4-22-gloss-rules = ▸ **Chaque héros à la Chambre forte perd 1 Étincelle. 1 Wyrm y surgit.**
wb-4-22-ibo-rules = ▸ **Chaque héros à la Chambre forte perd 1 Étincelle. 1 Wyrm y surgit.**
wb-4-23-back-rules = Choisissez. La bonne réponse : défaussez cette carte, le Coffre est ouvert. Une mauvaise : placez 2 Wyrms à la Chambre forte ; la carte reste.
wb-4-23-coat-rules = ▸ **2 Wyrms surgissent à la Chambre forte.**
wb-4-23-book-rules = ▸ **2 Wyrms surgissent à la Chambre forte.**
wb-4-23-fine-rules = ▸ **2 Wyrms surgissent à la Chambre forte.**
wb-4-23-nora-rules = ▸ **Le troisième cadran est réglé.**
wb-4-24-back-rules = Chaque héros à la Cave aux colis récupère 1 Cœur. Défausse cette carte.
wb-4-25-back-rules = Tu gagnes la carte objet 26, les Lunettes de lecture. Défausse cette carte.
wb-4-27-back-rules = Avec le mot-clé Signé, tu gagnes 2 Étincelles. Défausse cette carte.
wb-4-27-signed-rules = ▸ **Tu gagnes 2 Étincelles.**
wb-4-28-back-rules = Choisissez. Le bon nombre : retournez 1 jeton Destin face claire, défaussez cette carte. Un mauvais : tu perds 2 Cœurs ; la carte reste.
wb-4-28-one-rules = ▸ **Tu perds 2 Cœurs.**
wb-4-28-two-rules = ▸ **Retournez 1 jeton Destin face claire.**
wb-4-28-three-rules = ▸ **Tu perds 2 Cœurs.**
wb-4-28-eight-rules = ▸ **Tu perds 2 Cœurs.**
wb-4-29-back-rules = Tu pioches 1 carte Lambeau. Défausse cette carte.
wb-4-30-front-rules = Le Coffre au trésor est ouvert pour le reste de la campagne : écrivez le mot-clé Coffre. Chaque héros a son cadeau, maintenant et dans chaque chapitre suivant : Ken les Bottes de Milo, Lara la Craie à portes, Tina la Boîte à brioches d’Uma, Sid le Cerf-volant. Un cadeau est une Action spéciale que son héros peut faire une fois par chapitre. Les timbres affranchissent la lettre.
wb-4-31-front-rules = Tout ce qui reste des piles est défaussé. Retirez tous les Wyrms. Placez tous les héros à la Fente aux lettres. Le passage entre le Guichet et la Salle de pesée est fermé. Le livre s’ouvre : Longue glissière, Roue tournante, Puits de chute, Tube montant. Posez 1 Étincelle à la Longue glissière et 2 au Puits de chute.
wb-4-31-back-rules = Le Cachet, un boss, arrive au Guichet avec 6 Cœurs, avec trois héros 9, avec quatre 12. Dégâts et attaques le touchent ; rien ne l’étourdit ni ne le déplace. Vaincu, il quitte le jeu. Posez deux cartes Interaction : la Boîte à biscuits à la Longue glissière et, au Puits de chute, la Capsule, qui prend 1 Étincelle.
wb-4-32-front-rules =
    Règle spéciale jusqu’à la fin du chapitre. La Roue tournante relie le Tube montant à la Salle de pesée (comme maintenant), ou à la Longue glissière et au Puits de chute.
    ▸ Elle passe de l’un à l’autre à la fin de chaque Phase des Ennemis.
    ▸ **Action spéciale à la Roue tournante, à la Salle de pesée ou à la Longue glissière,** 1 Étincelle : tourne-la.
wb-4-33-front-rules =
    ▸ **Phase des Joueurs :** chaque héros joue un tour de 3 actions au plus.
    ▸ **Phase des Ennemis :** le Cachet se déplace de 1 zone vers le héros le plus proche ; chaque héros de sa zone perd 1 Cœur. Révélez la première carte Wyrm ; le Sombre Vortex est à la Trieuse. Posez 1 Étincelle aux Casiers. Puis la Roue tournante tourne.
    ▸ **But :** tous les héros sont au Tube montant, et l’un d’eux a la Lettre de Nora. Retournez alors cette carte.
wb-4-33-back-rules = Retirez tous les Wyrms. Le Cachet quitte le jeu.
wb-4-34-back-rules = Chaque héros à la Longue glissière récupère 2 Cœurs. Défausse cette carte.
wb-4-35-back-rules = Tu vas au Tube montant. Défausse cette carte.
wb-4-37-read-rules = ▸ **Vous savez ce qu’elle va lire.**
wb-4-37-sealed-rules = ▸ **Ce qu’elle va lire est à elle.**
wb-4-38-front-rules = Choisissez. La poster : elle la lit. Ou la lui donner et attendre qu’elle ait écrit une réponse, que vous emportez, cachetée ; cela coûte du temps : 1 jeton Destin. On ne peut pas attendre avec son dernier jeton Destin.
wb-4-38-post-rules = ▸ **Écrivez le mot-clé Postée.**
wb-4-38-wait-rules = ▸ **Écrivez le mot-clé Réponse. Retournez 1 jeton Destin face sombre.**
wb-4-40-front-rules = Le chapitre est gagné. Regardez la neuvième patère, puis lisez comment cela finit.
wb-4-40-back-rules = La fin dépend de vos jetons Destin face claire.
