### Volfyirion: what its lessons say. Numbers are told by the table, and `button` is the button to be clicked.

volfyirion-lesson-1-title = La dernière Cité
volfyirion-lesson-1-1 = Deux Maisons en guerre : tu gagnes quand ton adversaire n’a plus de Cité. Une seule tient encore, **{ city-yrdesh }**, Défense { $yrdesh }. Tu as { $hand } cartes en main ; les jouer est gratuit. **{ $button }** pose toutes celles qui donnent simplement des points.
volfyirion-lesson-1-2 = { $c } C et { $b } B. Les **C** (Commandement) achètent des cartes, les **B** (Bataille) brisent les Cités. { card-soldier } est une Troupe : elle garde une Cité et y ajoute sa Défense, { $soldier }. { city-tylaris } a { $tylaris } pour l’instant. Place-la : **{ $button }**.
volfyirion-lesson-1-3 = { city-tylaris } a maintenant { $tylaris }. Dépense tes C : { $row } cartes sont à vendre au Centre stratégique. Ce que tu achètes va dans ta défausse et te viendra en main quand ta pioche sera épuisée. **{ $button }**, pour { $decisive } C.
volfyirion-lesson-1-4 = Il reste { $c } C, et { card-stab } en coûte { $stab }. Elle est rouge, comme { card-decisive-strike }. Certaines cartes donnent plus à côté d’autres d’une couleur : tu le verras au prochain tour. **{ $button }**.
volfyirion-lesson-1-5 = Les B achètent aussi des **Merveilles**, dans l’Antre du dragon. Une fois jouée, une Merveille reste devant toi et donne ses points à chaque tour. **{ $button }**, pour tes { $b } B.
volfyirion-lesson-1-6 = Avec une Merveille, tu peux retirer une de tes cartes de la partie. { card-prospector } ne donne que 1 C ; sans elle, tu piocheras plus souvent tes bonnes cartes. **{ $button }**.
volfyirion-lesson-1-7 = Tous les points sont dépensés ; ceux qui restent seraient perdus. Tes cartes jouées vont à la défausse, { card-soldier } reste sur sa Cité. **{ $button }**, et regarde ce que fait ton adversaire.
volfyirion-lesson-1-8 = Ton adversaire a placé { card-novice } sur { city-yrdesh } : Défense { $yrdesh } maintenant. Ta pioche était vide : ta défausse a été mélangée, et tout ce que tu as acheté est dans ta main. **{ $button }**.
volfyirion-lesson-1-9 = { $b } B. { card-decisive-strike } a une **Chaîne de synergie** : { $chain } B de plus si une autre de tes cartes rouges est en jeu. { card-stab } est rouge : ça marche, une fois par tour. **{ $button }**.
volfyirion-lesson-1-10 = { $b } B suffisent pour { city-yrdesh }, mais la Troupe tombe d’abord : il faudrait une deuxième attaque pour la Cité. { card-living-knife } peut quitter la partie et emporter une Troupe. **{ $button }**.
volfyirion-lesson-1-11 = La carte demande quelle Troupe emporter. Il n’y en a qu’une. **{ $button }**.
volfyirion-lesson-1-12 = { city-yrdesh } est seule : Défense { $yrdesh } contre tes { $b } B. C’est la dernière. **{ $button }**.
volfyirion-lesson-1-done = { city-yrdesh } tombe, et ton adversaire n’a plus de Cité : tu as gagné ! Les C achètent des cartes, les B brisent les Cités et achètent des Merveilles. À quoi servent les K (Connaissance) et le dragon, c’est la leçon suivante.

volfyirion-lesson-2-title = La Connaissance et le dragon
volfyirion-lesson-2-1 = Volfyirion, le dragon, est sur { city-tylaris } : la Cité brûle à la fin de ton tour. Les **K** (Connaissance) le déplacent, et tes cartes en donnent beaucoup. **{ $button }**.
volfyirion-lesson-2-2 = { $k } K, et { $move } renvoient le dragon dans son Antre. D’abord le plus urgent : **{ $button }**.
volfyirion-lesson-2-3 = Il reste { $k } K. Ta Merveille { card-strange-box } est **scellée** : elle ne donne rien. Pour { $own } K, autant qu’elle coûte, elle se remet à l’œuvre aussitôt. **{ $button }**.
volfyirion-lesson-2-4 = La Merveille a déjà payé : tu as { $c } C. Ce qui reste est perdu, alors **{ $button }**, pour { $sabotage } C.
volfyirion-lesson-2-5 = Le dragon est rentré, ta Merveille est à l’œuvre. **{ $button }**.
volfyirion-lesson-2-6 = Ton adversaire n’a pas pu déplacer le dragon. Tes cartes sont revenues, et la Merveille a payé toute seule. **{ $button }**.
volfyirion-lesson-2-7 = { $k } K. En face, { card-floating-crystal } donne { $gives } K à chaque tour, et pour chasser le dragon il en faudra { $move }. Scelle-la, pour { $theirs } K : **{ $button }**.
volfyirion-lesson-2-8 = { $k } K, juste assez. Là où est le dragon, la Cité brûle à la fin du tour de qui la possède, quelle que soit sa garde. C’est leur dernière. **{ $button }**.
volfyirion-lesson-2-9 = Il reste { $c } C ; emporte une carte forte. **{ $button }**, pour { $tactic } C.
volfyirion-lesson-2-10 = À eux de trouver { $move } K. **{ $button }**.
volfyirion-lesson-2-done = Il leur a manqué { $gives } K, celui que tu avais scellé : { city-yrdesh } brûle, tu as gagné ! Les K remplacent aussi des cartes du Centre. Tu sais tout : le duel est à toi.
