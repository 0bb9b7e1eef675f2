### Realm of Wonder: what its lessons say. Numbers are told by the table, and `button` is the button to be clicked.

realm-of-wonder-lesson-1-title = La troisième boule
realm-of-wonder-lesson-1-1 = Le premier à entrer dans le château du roi avec **trois boules magiques** gagne. Toi, le mage, tu en as { $orbs }. Une manche commence par une carte de déplacement, choisie en secret : lente, elle part tard, mais va loin. **{ $button }** donne { $points } points de déplacement.
realm-of-wonder-lesson-1-2 = Puis viennent les sorts, le plus lent d’abord : toi. Les îles et le château sont sur des disques qui tournent ; on ne passe que là où les sentiers se touchent. Aucun ne touche le tien, ici : { land-heath }. **{ $button }** peut y remédier.
realm-of-wonder-lesson-1-3 = Chaque disque a un **tourbillon**, près d’un de ses sentiers. Tu choisis la région vers laquelle il pointe : tout le disque tourne, et ce sentier rejoint celui de la région. Le tien part de H2. Donc : **{ $button }**.
realm-of-wonder-lesson-1-4 = Un pont mène maintenant de H2 à H11 : **{ button-look-close }** le montre en grand. Une carte magique lancée est perdue : garde les { $magic } autres pour plus tard. **{ $button }**.
realm-of-wonder-lesson-1-5 = Ton adversaire, plus rapide, a marché. À toi : { $left } points de déplacement. La plupart des cases coûtent 1, les difficiles { $rough }. En H6, il y a une tour fermée. **{ $button }**.
realm-of-wonder-lesson-1-6 = Une tour cache un don, une boule ou un monstre, et tu prends ce qui vient. L’ouvrir coûte des **PM**, points de magie ; tu en as { $mp }. **{ $button }**.
realm-of-wonder-lesson-1-7 = Une boule, ta troisième ! La porte te laisserait entrer. Il reste { $left } points : passe le pont jusqu’à la pierre runique en H15, près du château. **{ $button }**.
realm-of-wonder-lesson-1-8 = Sur une pierre runique, tu peux payer des PM pour tourner aussi l’île du château. Tous ses sentiers suivent le tourbillon : s’il pointe vers { land-ice }, celui de K4 rejoint le tien, à deux pas de la porte. **{ $button }**.
realm-of-wonder-lesson-1-9 = Il reste { $left } points, et la voie est libre : K4, K3, château. S’il t’en manque un, tu peux acheter un point de plus avec des PM, une fois par tour. **{ $button }**.
realm-of-wonder-lesson-1-10 = Un pas jusqu’à la porte, et il reste { $left } point. Tu as les trois boules qui l’ouvrent. **{ $button }**.
realm-of-wonder-lesson-1-done = Avec { $orbs } boules magiques, tu as gagné ! Trois monstres battus ou la quête du roi auraient aussi ouvert la porte. Batailles, forts et puits, c’est la leçon suivante.

realm-of-wonder-lesson-2-title = Muscles et forts
realm-of-wonder-lesson-2-1 = Une boule ne vient pas forcément d’une tour : ton adversaire, tout près, en a une. Aujourd’hui, sois rapide : le plus rapide marche en premier. **{ $button }**.
realm-of-wonder-lesson-2-2 = Tu gardes tes sorts pour une bataille : deux de tes cartes montrent un **muscle**. **{ $button }**.
realm-of-wonder-lesson-2-3 = Tu es sur un puits. Pour { $cost } PM, un **fort** s’y dresse et te rapporte 1 PM de plus à chaque manche. **{ $button }**.
realm-of-wonder-lesson-2-4 = { $left } points de déplacement. Marcher sur un personnage, c’est l’attaquer, et le vainqueur prend une tuile au vaincu. **{ $button }**.
realm-of-wonder-lesson-2-5 = Chacun lance un dé de bataille. Avant, tu peux poser des cartes à muscle, face cachée : chacune ajoute 1, puis elle est perdue. **{ $button }**.
realm-of-wonder-lesson-2-6 = L’autre dé peut être meilleur que le tien. Pour plus de sûreté, encore une : **{ $button }**.
realm-of-wonder-lesson-2-7 = { $muscles } muscles, donc +{ $muscles }. Le reste appartient aux dés. **{ $button }**.
realm-of-wonder-lesson-2-8 = { $mine } contre { $theirs } : tu gagnes, et sans muscles tu n’aurais pas gagné. Le vaincu rentre chez lui en boitant. À toi le butin : **{ $button }**.
realm-of-wonder-lesson-2-9 = Cela fait { $battles } bataille gagnée, et la quête du roi demande justement des batailles. Il reste { $left } points : retourne à ton fort. **{ $button }**.
realm-of-wonder-lesson-2-10 = Tu as assez marché. Quand ton adversaire aura fini aussi, la manche suivante commence par les revenus. **{ $button }**.
realm-of-wonder-lesson-2-done = La nouvelle manche te rapporte { $income } PM, dont 1 pour le fort et 1 pour ta boule. Sorts, tours, batailles et forts : tu en sais assez pour une vraie course.
