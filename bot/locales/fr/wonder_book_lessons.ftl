### Wonder Book: what its lessons say. Numbers are told by the table, and `button` is the button to be clicked.

wonder-book-lesson-1-title = Jusqu’à la porte
wonder-book-lesson-1-1 = Tous gagnent ou perdent ensemble. Le but : les deux héros **{ place-gatehouse }**, avec { $toll } Étincelles à eux deux. À chaque manche, chaque héros a { $actions } actions ; tu choisis qui commence. **{ $button }**.
wonder-book-lesson-1-2 = Un **Wyrm**, un monstre du livre, est à côté de Ken. Un succès l’étourdit, deux le vainquent. Ken lance { $dice } dés, et la moitié des faces sont des succès. **{ $button }**.
wonder-book-lesson-1-3 = { $hits } succès : il ne serait qu’étourdi. Une fois par tour, un héros peut donner un **Cœur**, un point de vie, et relancer les dés ratés. Ken en a { $hearts }. **{ $button }**.
wonder-book-lesson-1-4 = { $hits } succès : assez pour le vaincre. Tu décides qui reçoit chaque coup ; un seul Wyrm est à portée. **{ $button }**.
wonder-book-lesson-1-5 = Vaincu ! Il reste deux actions. Les **Étincelles** sont de la magie : elles paient les compétences et, ici, la porte. Il y en a une là où est Ken. **{ $button }**.
wonder-book-lesson-1-6 = Les héros suivent les lignes pointillées, une zone par action ; personne ne passe une ligne pleine. Dernière action de Ken : **{ $button }**.
wonder-book-lesson-1-7 = À Lara : le tour du dernier héros commence tout seul. Elle a { $lara } Étincelle, et il y en a { $hill } ici, { place-hinge-hill }. **{ $button }**.
wonder-book-lesson-1-8 = On peut répéter une action. Encore une, et Lara en a trois. **{ $button }**.
wonder-book-lesson-1-9 = Ken en a { $ken }, Lara { $lara } : cela fait { $toll }, tout ce que la porte demande. Sa dernière action : **{ $button }**.
wonder-book-lesson-1-10 = Puis les Wyrms ont joué : l’un a couru vers Ken et l’a mordu ; il a { $hearts } Cœurs. Sans Cœur, un héros tombe, et se relever coûte un jeton **Destin**. Quand il n’en reste plus, vous perdez. **{ $button }**.
wonder-book-lesson-1-11 = Tu n’es pas obligé de te battre : on peut quitter un Wyrm, et l’Étincelle de Ken vient avec lui. **{ $button }**.
wonder-book-lesson-1-done = Les deux sont à la porte avec { $toll } Étincelles : le but est atteint, et l’histoire continuerait. Dans une vraie partie, on lit ses pages à voix haute et on choisit ensemble. Le chapitre 1 attend, pour tes deux héros ou pour tes amis.

wonder-book-lesson-2-title = Objets et choix
wonder-book-lesson-2-1 = Les pages apportent des **Lambeaux**, des bouts de l’histoire : lis-en un à voix haute, une seule fois, et il t’aide. C’est le tour de Lara, avec { $left } actions ; celle-ci en prend une. **{ $button }**.
wonder-book-lesson-2-2 = { $lara } Étincelles à présent. Un héros peut regarder de plus près ce qui surgit du livre, s’il est à côté. Ici pend un cartable. **{ $button }**.
wonder-book-lesson-2-3 = Le livre a tourné une page ; dans une vraie partie, tu la lis à voix haute. Lara a trouvé un **objet** : il reste avec elle et dit ce qu’il sait faire. **{ $button }**.
wonder-book-lesson-2-4 = Il y a encore quelque chose dans le cartable. Chaque regard prend une action, et il en reste { $left } à Lara. **{ $button }**.
wonder-book-lesson-2-5 = Maintenant, le livre vous interroge. Chaque réponse mène ailleurs, et l’autre page reste fermée. Cette fois : **{ $button }**.
wonder-book-lesson-2-6 = Ce que vous avez fait est noté comme **mot-clé** ; des pages le demanderont plus tard. **{ $button }**.
wonder-book-lesson-2-7 = Lara a fini, le tour de Ken a commencé. Juste à côté, { place-bakery }, il y a un Wyrm. Chaque héros a une **compétence**, payée en Étincelles ; Ken en a { $ken }. **{ $button }**.
wonder-book-lesson-2-8 = Cette compétence mène Ken dans une zone voisine et l’y fait attaquer avec un dé de plus. **{ $button }**.
wonder-book-lesson-2-9 = { $hits } succès : juste ce qu’il faut. **{ $button }**.
wonder-book-lesson-2-done = Vaincu ! Lambeaux, objets, choix, mots-clés et compétences : voilà de quoi un chapitre est fait. À toi d’ouvrir le livre à la première page, en solo ou avec des amis.
