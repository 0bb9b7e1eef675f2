### Volfyirion: what its lessons say. Numbers are told by the table, and `button` is the button to be clicked.

volfyirion-lesson-1-title = La dernière Cité
volfyirion-lesson-1-1 = Deux Maisons en guerre : tu gagnes quand ton adversaire n’a plus de Cité. Il lui en reste une, **{ city-yrdesh }**, Défense { $yrdesh }. Tu as { $hand } cartes en main ; les jouer est gratuit. **{ $button }** joue toutes celles qui donnent simplement des points.
volfyirion-lesson-1-2 = Tu as { $c } C et { $b } B. Les **C** (Commandement) achètent des cartes, les **B** (Bataille) brisent les Cités. { card-soldier } est une Troupe : elle garde une Cité et ajoute { $soldier } à sa Défense. { city-tylaris } en a { $tylaris }. Place-la là : **{ $button }**.
volfyirion-lesson-1-3 = { city-tylaris } a maintenant { $tylaris } de Défense. Dépense tes C : { $row } cartes sont à vendre au Centre stratégique, sauf celle marquée « { picture-next } ». Ce que tu achètes va dans ta défausse, mélangée plus tard pour refaire ta pioche. **{ $button }**, pour { $decisive } C.
volfyirion-lesson-1-4 = Il reste { $c } C, et { card-stab } en coûte { $stab }. Elle est rouge, comme { card-decisive-strike }. Certaines cartes donnent plus si une autre d’une certaine couleur est en jeu : tu le verras au prochain tour. **{ $button }**.
volfyirion-lesson-1-5 = Les B achètent aussi des **Merveilles**, dans l’Antre du dragon. Une fois jouée, une Merveille reste devant toi et donne ses points à chaque tour. **{ $button }**, pour tes { $b } B.
volfyirion-lesson-1-6 = Quand tu acquiers une Merveille, tu peux retirer une de tes cartes de la partie. { card-prospector } ne donne que 1 C ; sans elle, tu piocheras plus souvent tes bonnes cartes. **{ $button }**.
volfyirion-lesson-1-7 = Tu as dépensé tous tes points ; ceux qui restent seraient perdus. Tes cartes jouées vont à la défausse, mais { card-soldier } reste sur sa Cité. Les **Bâtiments** restent aussi, et donnent des points à chaque tour. **{ $button }**, et regarde ce que fait ton adversaire.
volfyirion-lesson-1-8 = Ton adversaire a placé { card-novice } sur { city-yrdesh } : Défense { $bare } + { $novice } = { $guarded }. Ta pioche était vide : ta défausse a été mélangée, et tout ce que tu as acheté est dans ta main. **{ $button }**.
volfyirion-lesson-1-9 = { $captain } + { $strike } + { $stabs } + { $knife } = { $b } B, de { card-captain }, { card-decisive-strike }, { card-stab } et { card-living-knife }. { card-decisive-strike } a une **Chaîne de synergie** : { $chain } B de plus si une autre de tes cartes rouges est en jeu, comme { card-stab }. **{ $button }**.
volfyirion-lesson-1-10 = { $before } + { $chain } = { $b } B : assez pour attaquer { city-yrdesh }. Mais cette attaque ne détruirait que sa Troupe ; pour la Cité, il en faudrait une seconde. { card-living-knife } peut quitter la partie et emporter une Troupe ennemie. **{ $button }**.
volfyirion-lesson-1-11 = Quelle Troupe ennemie ? Il n’y en a qu’une. Sans elle, { city-yrdesh } a { $guarded } − { $novice } = { $bare } de Défense. **{ $button }**.
volfyirion-lesson-1-12 = Plus rien ne garde { city-yrdesh } : Défense { $yrdesh } contre tes { $b } B. C’est la dernière Cité de ton adversaire. **{ $button }**.
volfyirion-lesson-1-done = { city-yrdesh } tombe, et ton adversaire n’a plus de Cité : tu as gagné ! Les C achètent des cartes, les B brisent les Cités et achètent des Merveilles. Tu n’as pas encore rencontré **le dragon** : il brûle les Cités, et les K (Connaissance) le déplacent. Il vient à la leçon 2.

volfyirion-lesson-2-title = La Connaissance et le dragon
volfyirion-lesson-2-1 = Volfyirion, le dragon, est sur { city-tylaris } : la Cité brûle à la fin de ton tour. Les **K** (Connaissance) le déplacent, et tes cartes en donnent beaucoup. **{ $button }**.
volfyirion-lesson-2-2 = Tu as { $k } K, et { $move } renvoient le dragon dans son Antre. Commence par là : **{ $button }**.
volfyirion-lesson-2-3 = Il reste { $k } K. Ta Merveille { card-strange-box } est **scellée** : elle reste devant toi et ne donne rien. Pour { $own } K, autant qu’elle coûte, elle se remet à l’œuvre aussitôt. **{ $button }**.
volfyirion-lesson-2-4 = La Merveille a déjà payé : tu as { $c } C. Les points non dépensés sont perdus, alors **{ $button }**, pour { $sabotage } C.
volfyirion-lesson-2-5 = Le dragon est rentré, ta Merveille est à l’œuvre. Tes { $b } B n’achètent rien : ici, une Merveille en coûte { $horn }. **{ $button }**.
volfyirion-lesson-2-6 = Ton adversaire n’a pas pu déplacer le dragon. Tes cartes sont revenues en main, et la Merveille a donné ses points toute seule. **{ $button }**.
volfyirion-lesson-2-7 = Tu as { $k } K. En face, { card-floating-crystal } donne { $gives } K à chaque tour, et pour chasser le dragon il en faudra { $move }. Scelle-la, pour { $theirs } K : **{ $button }**.
volfyirion-lesson-2-8 = { $k } K, juste assez. La Cité où est le dragon brûle à la fin du tour de son propriétaire, si bien gardée soit-elle. C’est la dernière de ton adversaire. **{ $button }**.
volfyirion-lesson-2-9 = Il reste { $c } C : achète une carte forte. **{ $button }**, pour { $tactic } C.
volfyirion-lesson-2-10 = Voyons si ton adversaire trouve { $move } K. **{ $button }**.
volfyirion-lesson-2-done = Il lui a manqué { $gives } K, celui que tu avais scellé : { city-yrdesh } brûle, tu as gagné ! À retenir pour une vraie partie : { $move } K envoient le dragon sur une Cité ennemie, { $move } K le renvoient, et aucune Défense ne l’arrête.
