# Wonder Book, chapitre II : ce qu’on lit à voix haute.

wb-2-1-front-title = Avant le petit déjeuner
wb-2-1-front = Le tampon, sur la fiche, est en train de bouger. À la lampe de poche, vous voyez DEMAIN baver, couler, se reprendre : À RENDRE AUJOURD’HUI. « Demain est devenu aujourd’hui », dit Lara. « Ils font tous ça », dit Sid. Il est sept heures moins le quart du matin, et chez vous, tout le monde vous croit partis courir. Il fait si froid dans la tour que l’haleine reste où on l’a laissée, et le Livre brûle les doigts. Ken l’ouvre du coude.
wb-2-1-back-title = Du blanc
wb-2-1-back = Il neige dans le Livre. Des flocons blancs montent des pages, se posent sur vos manches et ne fondent pas. Tina en attrape un. Il est carré. « Du papier, dit-elle. Il n’y a rien dessus. » Quelque part en bas, une rue fait *clic*, puis la suivante, comme des tiroirs qu’on referme avant d’aller au lit. « On replie tout pour l’hiver », dit Sid. « Avec les gens dedans ? » demande Ken. Une page bascule sous vos mains, et vous voilà partis.

wb-2-2-front-title = Rang de cheminées
wb-2-2-front = Vous tombez dans la neige jusqu’aux genoux, et elle froufroute. Vous êtes sur les toits, et dessous, il n’y a plus de rue. Toutes les cheminées ont des charnières. La première du rang toussote, salue bien bas et se couche à plat. Puis la deuxième. Chacune son tour, pas de bousculade. Vous, vous êtes au numéro neuf.
wb-2-2-back-title = Là où vous avez cousu
wb-2-2-back = Très loin, là où il n’y a plus rien, on voit vos points dans le ciel, un peu de travers, comme un genou raccommodé. Personne n’avait encore raccommodé de ciel, alors vous avez le droit de regarder un instant. « Ça tient ? » demande Tina. « Bien sûr que ça tient, dit Lara. Je les ai comptés. » Le vent tourne et vous arrive de là-bas, en pleine figure.
wb-2-2-draught =
    Il passe par la boutonnière, la fente que vous avez laissée, longue comme un doigt. Un doigt de vent, ça suffit pour emporter un bonnet. Et il n’y a pas que du vent. Quelque chose de mince n’en a pas dormi de la nuit, de cette fente ; maintenant ça lâche le bord et ça tombe, en tournoyant, blanc sur blanc, jusque sur votre toit.

    { wb-2-2-draught-rules }
wb-2-2-seam = Il apporte un bruit : un coup, un coup, un coup. Puis plus rien, le temps de changer de main. Vous attendez le quatrième. « Elle ne peut pas savoir qu’il fait froid ici, dit Tina. Là où elle est, c’est toujours le même matin. » Vous frappez trois coups sur une cheminée. La cheminée le prend mal et se couche.

wb-2-3-front-title = Comment se plie une ville
wb-2-3-front = Ça se plie rue par rue, du bord vers le milieu, les toits d’abord. Un clic, un vent qui sent l’armoire, et à la place de la rue, un pli. Tant qu’on reste dehors, on ne risque rien. Dedans, on se fait pousser jusqu’au bout, comme le dernier dentifrice du tube.

wb-2-4-front-title = Pli
wb-2-4-front = Il est violet, et plat. Ça devait faire des années qu’il traînait au fond d’un pli. Il se décolle du mur comme une vieille affiche et se dégourdit les pattes.

wb-2-5-front-title = La lessive de quelqu’un
wb-2-5-front = Une corde va jusqu’au toit d’en face, et des draps y pendent, raides de gel. En dessous, à la boulangerie, le neuvième four fait tic-tac. Plus loin, c’est la place. Hier, il y avait sept lampes. Vous comptez les lumières, puis vous recomptez, moins vite, parce que ça devrait faire sept.

wb-2-6-front-title = Des draps raides
wb-2-6-front = Cinq draps de lit, chacun grand comme une voile. Les pinces sont longues comme le bras. À chaque ourlet, un nom cousu, comme pour partir en colo.
wb-2-6-back-title = Le nom dans l’ourlet
wb-2-6-back = Vous arrachez un drap à la corde. Il craque, puis il vous retombe sur les bras comme une grosse bête endormie. Le nom est brodé au coton rouge : VESPER. SALLE DE LECTURE. « Elle lit couchée, dit Lara, avec une tartine de confiture. » Plié deux fois, il a encore la taille d’une table.

wb-2-7-front-title = La grande corde
wb-2-7-front = La corde plonge tout droit vers la Cour aux lampes, et bourdonne. Y pendent un tablier à poches et onze chaussettes, dont pas deux pareilles.
wb-2-7-back-title = Glisser ou fouiller
wb-2-7-back = Une pince sur la corde, deux mains sur la pince, et vous seriez en bas avant d’avoir dit ouf. Ou alors vous y allez doucement, et vous regardez d’abord dans les poches. Il y a du papier dedans. Derrière vous, une autre cheminée toussote.
wb-2-7-slide =
    Les chaussettes vous giflent, l’une après l’autre, onze fois. Vous arrivez sur la place, mais assis. Une lampe se penche sur vous : rien de cassé ?

    { wb-2-7-slide-rules }
wb-2-7-pockets =
    Une pince à linge, une brioche dure comme le poing, et une demi-phrase, pliée tout petit, qu’on a voulu garder. Elle est au dos d’une liste de courses. *Beurre,* dit la liste, *farine, lire aux petits.*

    { wb-2-7-pockets-rules }

wb-2-8-front-title = Huit fours froids
wb-2-8-front = Huit fours sur neuf restent bouche bée. La neige y est tombée par les cheminées, en jolies miches blanches. Seul le neuvième fait tic-tac.
wb-2-8-back-title = Du pain pour plus tard
wb-2-8-back = Une rangée de lambeaux sèche au-dessus du neuvième four, une ligne sur chacun. À chacun il manque une petite bouchée, dans un coin, comme si quelqu’un avait goûté à tous, avant qu’on lui dise d’attendre. Vous collez les mains au fer. Il est chaud, d’une chaleur fatiguée, comme un lit dont on sort à peine.

wb-2-9-front-title = Le neuvième four
wb-2-9-front = Pas de bois là-dedans, pas de cendre. Juste un tas de quelque chose de gris, qui monte et qui descend. Ça ne fait pas tic-tac. Ça ronfle.
wb-2-9-back-title = Laissez-les dormir
wb-2-9-back = Ils sont couchés les uns sur les autres comme des chiots, des Wyrms pas plus longs que la main. C’est ça qui chauffe la boulangerie. « Ça rougeoie, quand on souffle dessus », dit Sid, et ça rougeoie. « Et quand ça rougeoie, ça se réveille », dit Tina. « Et quand ça se réveille, ça a faim », dit Lara.
wb-2-9-stoke =
    Vous soufflez. Le tas passe du gris à l’orange, et un instant, la boulangerie ressemble à une boulangerie. Deux Étincelles vous sautent sur la manche. Et avec elles, un mauvais caractère, et beaucoup de dents autour.

    { wb-2-9-stoke-rules }
wb-2-9-hush =
    Vous refermez la porte tout doucement et vous vous asseyez, le dos contre le fer. Personne ne dit rien, le temps d’une brioche. De l’autre côté, quelqu’un se retourne en dormant et vous met un pied dans l’épaule.

    { wb-2-9-hush-rules }

wb-2-10-front-title = Drap de lit
wb-2-10-front = Marqué au coton rouge. Assez grand pour y rattraper un ami.

wb-2-11-front-title = Vite, la place
wb-2-11-front = *Clic.* « C’était la numéro sept, dit Lara. Il nous reste deux cheminées. » Sur la place, les lumières s’éteignent l’une après l’autre, et chaque lampe, une fois noire, se met la tête sous le bras. « Elles ont faim, dit Tina. Il nous faut tout ce qui brille. » « Il nous faut des *jambes* », dit Ken, et vous courez.
wb-2-11-back-title = Six sont éteintes
wb-2-11-back = Vous voilà au milieu de la place, dos à dos. Six lampes ont la tête sous le bras. Là où étaient les toits, c’est du ciel, plissé. Tout est si calme qu’on entend la neige se poser, feuille par feuille. Alors la septième lampe, la petite au cou tordu, fait un pas vers vous. Une lampe, ça ne marche pas comme ça, d’habitude.

wb-2-12-front-title = La septième lampe
wb-2-12-front = Elle s’arrache le pied du pavé comme une dent, et secoue les miettes. Sur le pied, une plaque de laiton, COUR AUX LAMPES, N° 7, et dessous, gravé avec un clou : *il s’appelle Wick et il ne mord que le papier. N.* Il pose la tête dans les mains les plus proches. Sa lumière n’est pas plus grosse qu’un petit pois. « C’est la dernière, dit Tina. La dernière de toutes. »
wb-2-12-back-title = Un petit pois
wb-2-12-back = Avec toutes vos Étincelles, ça fait une bonne flamme, et une flamme ne peut être qu’à un endroit. Si Wick la garde, vous verrez où vous allez. Si elle va dans le neuvième four, la ville aura de quoi dormir au chaud, et la boulangerie ne sera pas pliée. « Eux, ils sont ensemble », dit Ken. « Nous aussi », dit Lara. Wick vous regarde l’un après l’autre. Il viendra de toute façon.
wb-2-12-wick =
    Vous le nourrissez à la main. Il lui pousse une flamme longue comme un doigt, puis comme une main, il éternue, et chaque fenêtre de la place a son petit Wick doré. « Bien, dit Lara. Toi, tu marches au milieu. C’est toi, l’important. » Il n’a jamais été l’important. Il tient son cou bien droit.

    { wb-2-12-wick-rules }
wb-2-12-hearth =
    Vous la portez à deux mains, sans respirer. Le neuvième four l’avale et fait *oh*. Tout le tas se retourne d’un bloc et se serre. Dehors, le pliage arrive à la porte de la boulangerie, s’arrête, et la contourne sur la pointe des pieds. Wick est éteint. Il se serre contre le premier venu, tout froid, et il vient quand même.

    { wb-2-12-hearth-rules }

wb-2-13-front-title = Comment guider une lampe
wb-2-13-front = Il marche comme un héron : un pied, une pensée, l’autre pied. Livré à lui-même, il s’arrête à la première odeur intéressante. Mais une main sur le cou, et il vous suit partout.

wb-2-14-front-title = La loge en hiver
wb-2-14-front = La loge a baissé ses volets. FERMÉ, dit la pancarte, et dessous, en plus petit, POUR LA SAISON. Derrière le guichet, pas de tic-tac. Puis vous le voyez : il est assis sur le pas de sa porte, dans la neige, sa liste sur les genoux, sa casquette enfoncée jusqu’aux yeux, et sur la casquette, une petite casquette blanche.

wb-2-15-front-title = Trois cent douze
wb-2-15-front = Il s’est arrêté la bouche ouverte, au milieu d’un nombre. La petite clé que Tina porte à sa ficelle entre, tourne, tourne, et n’accroche rien. « Son ressort est là-haut, dit Sid. Il tient le ciel. » À la boulangerie, il y a un minuteur à œufs, taille dragon. Il a un ressort. C’est aussi la seule chose d’Oniria qui sache encore l’heure.
wb-2-15-wind =
    Il y faut toutes vos mains, et une langue entre les dents. *Tic,* fait Ibo. *Tic,* et ses yeux passent du laiton à l’or. « …douze, dit-il. Vous étiez partis un instant. » Personne ne le détrompe. Il voit le blanc sur sa casquette, le blanc sur sa liste, et la route qui n’est plus là. « Je vois, dit-il. Alors je ferais mieux de venir. Il faut quelqu’un qui compte. »

    { wb-2-15-wind-rules }
wb-2-15-rest =
    Vous l’époussetez. Vous mettez sa liste au sec. Dans la boîte qu’il a sous le bras, il y a une Étincelle pour chacun de vous, avec une étiquette : *caution, à rendre aux lecteurs.* Eh bien, il la rend. « On reviendra avec ton ressort à toi », lui dit Tina. Il reste là, la bouche ouverte, et ne demande pas quand.

    { wb-2-15-rest-rules }

wb-2-16-front-title = Un portier reste
wb-2-16-front = « Un portier, dit Ibo avant qu’on ait pu demander, reste à sa grille. » Il claque des dents ; elles sont en laiton, on croirait qu’il met la table. « À la pliure ? Là, en bas ? J’en ai entendu parler. Elle n’est pas sur la liste. » Il regarde sa liste, longtemps. « Elle devrait y être », dit-il.
wb-2-16-come =
    Il demande une caution, c’est le règlement, et fait un reçu. Puis il raccroche la clé à son clou, la reprend, et la glisse sous sa casquette. Au bout de quatre pas, il se retourne vers sa grille. Au bout de neuf, encore. « Tiens, dit-il. C’est donc ça, vu d’ici. » Jamais deux sans trois, à ce qu’on dit. Ibo s’en tient à deux.

    { wb-2-16-come-rules }
wb-2-16-guard =
    « Allez-y, dit-il. Moi, je tiens la route. » Et il s’avance au milieu de la place, grand comme un chat, et donne un coup de sifflet. Tant de coffre dans un si petit dragon, qui l’aurait cru ? Tout ce qui est blanc et qui a des pattes fait demi-tour et le suit, dans une rue qui se replie derrière eux, tout doucement, avec un clic.

    { wb-2-16-guard-rules }

wb-2-17-front-title = Passé le bord de la ville
wb-2-17-front = Passé la place, plus de pays : on l’a rangé. Des marches descendent, refermées comme un éventail. Une congère de papier blanc dépasse les maisons. Et tout en bas, sur la dernière corniche avant le noir, une tour, coiffée d’une chambre de verre ronde. « C’est pour quoi faire ? » demande Ken. « Pour qu’on sache où finit la page, dit Sid. Elle devrait être allumée. »
wb-2-17-back-title = Un trait rouge
wb-2-17-back = Quelqu’un a tiré un trait le long de la corniche. Il est rouge, et si droit qu’à côté, tout fait négligé. Des copeaux traînent là, frisés, rouges d’un côté : on a taillé un crayon. Ils n’ont pas encore de neige dessus. Vous regardez la corniche d’un bout à l’autre. Personne.
wb-2-17-signed =
    Au-dessus du trait, quatre noms, quatre écritures. Les vôtres. On les a soulevés de la liste d’Ibo, lettre par lettre, posés ici, et soulignés. « Donc le trait, c’est pour nous », dit Lara. « De la part de qui ? » demande Sid. À se tenir près de son nom, on attrape froid aux pieds, comme la nuit sur le carrelage.

    { wb-2-17-signed-rules }
wb-2-17-shavings = Au-dessus du trait, quelqu’un a écrit un mot, tout petit, bien net : *superflu*. « Qu’est-ce qui est superflu ? » demande Ken. « La corniche, dit Lara lentement. Et ce qui marche dessus. Nous. » Vous enjambez le trait, tous, sans le toucher. Pourquoi, c’est difficile à dire.

wb-2-18-front-title = Souligné
wb-2-18-front = Ce n’est pas un mur, et l’enjamber ne fait pas mal. Seulement, sous un trait rouge, tout baisse d’un ton : c’est moins chaud, moins sonore, moins à vous.

wb-2-19-front-title = Trois chaussures
wb-2-19-front = La neige des marches se soulève, et il en sort un nez, et une dent. Il a grandi. Il recrache quelque chose de blanc, s’ébroue et vous passe en revue, comme un qui n’a pas que ça à faire. « *Dessous* », dit-il, d’une écriture magnifique, et il se met à creuser. Derrière Inkling, il reste une tranchée, avec deux Étincelles et des miettes. « Brave Inkling », dit Tina. Il est déjà reparti.

wb-2-20-front-title = Une lampe pour la tour
wb-2-20-front = Derrière vous, quatre rues font *clic, clic, clic, clic*. Wick a trouvé une odeur intéressante. « Pas maintenant, dit Lara. Wick. *Wick.* » Vous le prenez par le cou, vous tirez, et il vient, un pied, une pensée, l’autre pied. Plus bas, sur les marches, quelque chose de blanc a commencé à se déballer.
wb-2-20-back-title = En haut de la tour
wb-2-20-back = Trente marches, et Wick les grimpe comme un poulain. Au milieu de la chambre de verre ronde, une douille, juste de la taille d’une lampe. Il la regarde. Il vous regarde. Puis il entre dedans, tourne deux fois sur lui-même et s’installe. Un lent rayon blanc part au-delà du bord de la page, et là, tout en bas, pour la première fois, vous voyez le noir lever les yeux.

wb-2-21-front-title = La Manivelle
wb-2-21-front = Dans le mur de la loge, il y a une manivelle de fer, aussi longue que vous. MARCHES EN ÉVENTAIL, dit la plaque d’émail. Deux petites fenêtres montrent où entrent les Étincelles.
wb-2-21-back-title = Comme un éventail
wb-2-21-back = Vous vous y pendez, elle descend, et dehors les marches s’ouvrent l’une après l’autre avec un bruit de jeu de cartes. C’est un bon bruit. Au printemps, tout Oniria devait faire ce bruit-là. « Encore », dit Ken, mais ça ne marche qu’une fois.

wb-2-22-front-title = Un bonhomme de papier
wb-2-22-front = On a fait un bonhomme de neige, en pages froissées. À quatre mètres de haut, ce n’est pas l’œuvre d’un enfant. Celui d’à côté, si.
wb-2-22-back-title = Deux bonshommes
wb-2-22-back = Le grand tient le petit par l’épaule, avec ce qu’il a de bras. Le petit porte un plateau à thé, tout prêt pour la pente. Sur son ventre rond, quelqu’un a dessiné des boutons d’imperméable, à la craie jaune. Vous les regardez plus longtemps que vous ne vouliez. Puis vous lui demandez le plateau, poliment.

wb-2-23-front-title = Plateau à thé
wb-2-23-front = Il va très vite, et il tourne où il veut.

wb-2-24-front-title = Un banc avec vue
wb-2-24-front = Sur la corniche, un banc fait face au noir. À un bout, deux Wyrms sont assis, raides comme des gants gelés, un livre d’images entre eux.
wb-2-24-back-title = Il était une fois
wb-2-24-back = Le livre a été mangé jusqu’à la couverture, sauf la première page. « *Il était une fois un nuage* », lisez-vous, juste pour voir. Tous les deux se sont retournés. Ils ont la bouche ouverte, rien dedans, et ils ne mordent pas. « Continue », chuchote Ken. « C’est tout ce qu’il y a », dit Tina. Ils attendent. Ils attendent si fort que ça fait mal à voir.
wb-2-24-read =
    Alors vous la relisez, et encore une fois, à trois voix. Un nuage qui voulait savoir de quoi il avait l’air, vu d’en bas. Tout le long de la corniche, on cesse de mâcher. Et puis il faut bien refermer le livre. C’est comme de leur tendre une boîte à biscuits vide.

    { wb-2-24-read-rules }
wb-2-24-rest =
    Vous vous asseyez à l’autre bout. C’est un banc pour de très grandes personnes ; vous avez tous les pieds dans le vide. Les deux Wyrms se poussent pour faire de la place. Au bout d’un moment, l’un d’eux se penche et, sans mordre, pose la tête sur le livre d’images.

    { wb-2-24-rest-rules }

wb-2-25-front-title = Neuf carreaux
wb-2-25-front = Dans la chambre de verre, il y a une petite fenêtre à neuf carreaux, trois sur trois, avec une étoile de glace sur chacun. Tout le reste est clair. « C’est gelé du *dehors*, dit Sid. Il n’y a pas de dehors. C’est le bord de la page. » Wick a cessé de tourner. Il fixe un des carreaux, et tous ses poils se dressent, ou se dresseraient, s’il en avait. « C’est celui qui est comme lui », dit Tina.
wb-2-25-top =
    Vous soufflez, vous essuyez. Ça saute comme un bouchon de limonade, et pendant une minute, vos oreilles ne sont plus à vous. « Six, dit Sid. Celle-là avait six branches. *Elles ont toutes six branches.* » Et c’est là que vous voyez celle qui n’en a pas six.

    { wb-2-25-top-rules }
wb-2-25-middle =
    Vous soufflez, vous essuyez. Le froid sort d’un coup et vous gifle, tous autant que vous êtes. « Le milieu, c’est toujours un piège », dit Ken. « Tu aurais pu le dire. » « Je viens de l’apprendre. »

    { wb-2-25-middle-rules }
wb-2-25-right =
    Pas besoin d’essuyer. Vous comptez : sept branches, quand toutes les autres en ont six ; et Wick est le numéro sept. Vous posez dessus une main chaude, et l’étoile se détache d’une pièce et vous reste dans la paume. Derrière, le carreau est clair.

    { wb-2-25-right-rules }
wb-2-25-bottom =
    Vous soufflez, vous essuyez, et vous voilà tous sur le derrière, en rang d’oignons. Wick n’a même pas tourné la tête. Il regarde toujours son carreau. « Il nous le *disait* », dit Tina, et vous vous décollez la glace des sourcils.

    { wb-2-25-bottom-rules }

wb-2-26-front-title = Vitre de givre
wb-2-26-front = On regarde au travers, on voit où est un ami, et on y est.

wb-2-27-front-title = Quelque chose de jaune
wb-2-27-front = Il y a maintenant un carreau clair, grand comme la main. Vous essayez tous d’y regarder en même temps. Derrière, si près que c’en est flou, quelque chose de jaune. Vous levez un doigt, vous tapez à la vitre. Le jaune fait un bond en arrière. Et puis plus rien, que du noir, jusqu’au fond.
wb-2-27-back-title = Mince des deux côtés
wb-2-27-back = Wick s’est mis dans le coin le plus éloigné, la tête contre le mur. Il faut du temps pour l’en tirer. « Ça ne lui a pas plu, dit Tina. Pas le jaune. *Nous.* Qu’on regarde. » Sid lit tout haut ce qu’il écrit sur sa main, au-dessus des Wyrms rangés par cinq : *une page est mince des deux côtés.* « Si nous, on voit ça, dit Lara lentement, alors ça… » Elle en reste là. En bas, dans la ville, encore un clic.

wb-2-28-front-title = Nourrir la lumière
wb-2-28-front = Tant que le rayon tourne, le pliage n’approche pas : il n’aime pas qu’on le regarde. Mais l’hiver est au pied de la tour, et chaque tour est plus court que le précédent. « Il reste combien, avant que tout soit plié ? » demande Tina. Sid compte les rues. « Quatre, dit-il. Après, c’est fini. » « Ou c’est nous qui sommes finis », dit Ken.

wb-2-29-front-title = Burette d’huile
wb-2-29-front = Sous l’escalier, une burette d’huile au long bec mince porte un cache-théière.
wb-2-29-back-title = Avec ses compliments
wb-2-29-back = Elle est à moitié pleine. À l’anse pend une étiquette, d’une écriture si nette qu’on la croirait imprimée : *À supprimer. Je le regrette.* On a taillé un crayon, ici, avec grand soin, au-dessus de la corbeille. On a vidé la corbeille. Et, à en croire la poussière, on est resté là un moment, debout.

wb-2-30-front-title = Burette d’huile
wb-2-30-front = À moitié pleine, ou le contraire.

wb-2-31-front-title = Quatre rues
wb-2-31-front = Le rayon tourne. Là où il tombe, la neige s’arrête en plein vol et reste suspendue, l’air coupable. Là où il ne tombe pas, on entend des marches se plier, à plat, à plat, à plat. « Quoi qu’il arrive, dit Lara, quelqu’un nourrit Wick. » « Et quelqu’un les retient, *eux* », dit Ken. Eux, c’est l’escalier. Il est tout blanc, et il monte.
wb-2-31-back-title = À plat
wb-2-31-back = Un dernier clic, un petit, comme une épingle à cheveux. Puis rien. Vous regardez dehors. Toits, place, marches, tout est rangé sous une plaine blanche, plis compris, comme du linge dans l’armoire. Ce serait beau, si on ne savait pas ce qu’il y a dedans. « Quatre mois, dit Sid. Et ça se déplie. Quand le printemps vient. » « Et s’il ne vient pas ? » demande Tina. Sid n’a pas compté jusque-là.

wb-2-32-front-title = Le dernier fil
wb-2-32-front = De l’autre côté de la tour, un escalier descend, là où on n’en avait pas dessiné. Il mène à un creux, tout au bord de la page. Des Wyrms y dorment partout, des centaines, tout petits, rangés comme des cuillères. Et derrière eux, c’est la pliure, le pli profond entre deux pages, et en travers, l’un au-dessus de l’autre, les fils qui font tenir tout le Livre.
wb-2-32-back-title = Si vous permettez
wb-2-32-back = Loin sur la plaine blanche, quelqu’un marche. Il est gris, et droit, et si mince que, quand il tourne, on le perd un instant. Il a un crayon derrière l’oreille. Il s’arrête à un pli, se penche, et tire un trait tout du long, comme on lisse une couverture. Puis il lève la tête vers la tour allumée, ôte ses lunettes, et attend, comme on attend que l’autre ait fini de parler. Et puis il s’incline.

wb-2-33-front-title = Bourrasque
wb-2-33-front = Un coup de vent se lève, violet, plein de coins. Des feuilles mortes, dirait-on. Sauf qu’elles ont des bouches.

wb-2-34-front-title = Sur la pointe des pieds
wb-2-34-front = L’entrée de la pliure est ficelée, avec des nœuds gros comme des choux, et les dormeurs sont couchés tout contre. Les nœuds, ça vous connaît. Vous avez tous eu des chaussures. Mais ceux-là sont vieux, et de temps en temps, l’un d’eux lâche avec un *dzing*. « Et on ne se bat pas », chuchote Lara. « Tu ne t’es jamais battu sans bruit », chuchote Tina à Ken. « Ça s’*apprend* », chuchote Ken.

wb-2-35-front-title = Un qui ne dort pas
wb-2-35-front = De toutes ces figures fermées, il y en a une qui ne l’est pas. C’est un tout petit Wyrm, il a le hoquet, et à chaque fois, toute la rangée sursaute. Il s’est fait un nid de lambeaux.
wb-2-35-back-title = Hic
wb-2-35-back = « Il n’arrive pas à s’endormir, souffle Tina. Personne ne lui a rien raconté. » « On pourrait, souffle Lara. En vitesse. » Vous regardez les nœuds. Vous regardez le nid. Il y a là de grands lambeaux, des lignes entières. Vous mettez un doigt sur vos lèvres ; le petit Wyrm considère ce doigt, et dresse la queue pareil.
wb-2-35-story =
    Vous lui racontez l’histoire d’un escargot qui voulait passer par une porte. Comment ça finit, vous n’en savez rien, alors vous faites une fin : la porte était ouverte. Le petit y réfléchit. *Ah,* dit sa figure. Il n’a plus le hoquet. Il pose le menton sur votre chaussure et devient d’un coup si lourd qu’il faut la retirer très, très lentement.

    { wb-2-35-story-rules }
wb-2-35-nest =
    Vous tirez les lambeaux sous lui, un par un, comme au mikado. À l’avant-dernier, il fait *hic*. Un frisson parcourt la rangée, comme le vent dans l’herbe. Puis plus rien. Le petit Wyrm n’a plus que le papier nu sous lui, et il vous regarde.

    { wb-2-35-nest-rules }

wb-2-36-front-title = Défaites les nœuds
wb-2-36-front = Il y a toujours quelqu’un qui respire. Derrière vous, sur la corniche, ils ont trouvé vos traces ; vous les entendez retourner la neige, patiemment, comme des pages. Devant vous, un nœud cède un peu. « Non », souffle Lara, au nœud, à Wick, à tout le monde. Wick a baissé sa lumière tant qu’il a pu, et marche sur le bord du pied.
wb-2-36-back-title = Entre deux pages
wb-2-36-back = Le pied de Wick rentre en dernier, et vous y voilà, dans une faille haute comme une maison et large comme un placard. À gauche du papier, à droite du papier, et entre les deux pendent les fils, qui fredonnent. Vous regardez le creux, derrière vous.
wb-2-36-asleep =
    Ils n’ont pas bougé. Des centaines de petits dos blancs montent et descendent, presque ensemble. Maintenant vous entendez : ce n’est pas un ronflement. Ils disent quelque chose en dormant, tous, tout bas, et toujours la même chose, comme on répète un mot pour ne pas l’oublier. On dirait *et*.

    { wb-2-36-asleep-rules }
wb-2-36-awake = Ils sont tous réveillés. Ils sont assis dans le creux, rang derrière rang, leurs faces aveugles tournées vers la pliure. Aucun n’approche. Ils n’ont pas l’air fâchés. Ils ont l’air d’une classe dont la maîtresse est sortie au milieu d’une phrase et n’est pas revenue.

wb-2-37-front-title = Tout en bas
wb-2-37-front = Le dernier fil passe à hauteur de genou. Derrière, il y a une fente, d’où vient un air qui ne sent rien du tout. « C’est l’autre côté », dit Sid. « Elle est là-dedans », dit Tina. « *Aujourd’hui*, dit Lara, mais pas le ventre vide. On nous attend à sept heures, tous les quatre, et il y a toujours quelqu’un qui vérifie. » Personne n’a pensé à Wick.
wb-2-37-follows = Wick, si. Il a déjà passé le pied par-dessus le fil, l’a retiré, l’a repassé. Il éclaire dedans, il éclaire dehors, et regarde chacun de vous. Quand la page tourne et vous soulève, il reste, bien droit, au dernier endroit d’Oniria qui ne soit pas plié, pour que vous retrouviez le chemin. Vous jureriez qu’il est au garde-à-vous.
wb-2-37-home = Il est froid comme un robinet. Il vous pose le cou sur l’épaule, à l’un, à l’autre, et refait tout le tour. Puis il s’en va, et remonte l’escalier vers le seul four chaud sous tout ce blanc, un pied, une pensée, l’autre pied. Vous regardez jusqu’à ne plus le distinguer de la neige. « Il grattera à la porte, dit Tina. Ils le laisseront entrer. » Elle le dit deux fois.

wb-2-38-front-title = On vous appelle
wb-2-38-front = Quelqu’un appelle. Ça vient de très haut, à travers un toit et soixante ans de poussière, et c’est la mère de Ken, et elle y met tous ses prénoms. Ça vous traverse comme du lait chaud. On vous soulève par le col, tous. La dernière chose que vous voyez d’Oniria, c’est le trait rouge sur la corniche. Il est plus long que tout à l’heure. Il touche la porte de la tour.

wb-2-39-front-title = La neuvième patère
wb-2-39-front = Du plancher. Quatre minutes, dit la montre de Lara. L’imperméable jaune est à la neuvième patère, comme avant. Quoi qu’il ait fait hier soir, ce matin il ne goutte plus, et sous lui, le rond sombre sur les planches n’est pas plus grand qu’une assiette. Sid pose le pouce sur l’ourlet. Il n’écrit rien. Vous soufflez tous sur vos doigts, et personne ne dit mot.
wb-2-39-porter = Derrière vous, l’escalier fait tic-tac. Il descend une marche à la fois, à reculons, la casquette sur la tête. « Je suis seulement venu voir les patères », dit Ibo. Il les compte, de un à neuf, puis il va se mettre sous la neuvième et croise les griffes dans le dos. « C’est donc là qu’elle l’a pendu », dit-il. Pour remonter, il n’est pas pressé.
wb-2-39-smoke = Tina a regardé encore une fois dans le Livre. Tout est blanc, d’un bord à l’autre. Sauf au milieu, là où serait la boulangerie : un fil de fumée monte tout droit, mince comme un trait de crayon.
wb-2-39-back-title = Comment cela finit
wb-2-39-back = Onze minutes avant le petit déjeuner. Il y en a bien une pour regarder.
wb-2-39-white = Vous ne voyez rien. Du blanc, et du blanc de l’autre côté, et quand on tient la page devant la lumière, pas même un filigrane. Ken la tourne avec précaution, comme si quelqu’un pouvait en tomber. « Tout est encore dedans, dit-il. C’est juste plié. » Il le dit à la page. Puis il ferme le Livre, étend son blouson dessus, et rentre en courant, en bras de chemise.
wb-2-39-quilt = Il ne neige plus. Sous le blanc, la ville se devine, cheminée par cheminée, comme des genoux sous une couverture. Au bord, il y a des marques de dents, et le trait rouge. Mais rien ne bouge de ce qui ne doit pas bouger. « Elle dort, dit Tina. Ça, c’est permis. » Vous soufflez dans vos mains et vous les gardez un peu sur la page, tous, avant de fermer.
wb-2-39-paths = La plaine est blanche, et vos traces la traversent : des toits à la place, de la place à la tour, puis vers le bas, les vôtres et celles d’une lampe. Rien ne les a effacées. Une autre les accompagne d’un bout à l’autre, très mince : une règle qu’on plante, qu’on lève, qu’on plante. Jamais à moins de dix pas. Jamais beaucoup plus loin non plus.
wb-2-39-stars = Au-dessus de la plaine blanche, dans le ciel imprimé, les étoiles sont sorties, l’une après l’autre, et aucune n’a six branches. Vous comptez, tant que le petit déjeuner vous en laisse le temps : sept, sept, sept. De la tour du phare, une petite flamme leur répond. « Quelqu’un a dessiné ça, dit Lara, pour que quelqu’un le trouve. » Et elle rit, parce que pour une fois, ce n’est pas elle qui est pressée.

### Quand le dernier jeton Destin est face sombre
wb-2-lost-title = Rangés
wb-2-lost = Cette fois, le clic vient de sous vos pieds. Un vent qui sent l’armoire vous attrape aux chevilles, vous culbutez à travers des cheminées, des draps et une quantité de chaussettes dépareillées, et on vous pousse dehors, au bout, comme le dernier dentifrice du tube. Du plancher. Vos bonnets sortent après vous, un par un. « Bon, dit Lara, debout la première. Maintenant, on sait dans quel ordre ça se plie. »
