# Wonder Book, chapitre II : ce qu’on lit à voix haute.

wb-2-1-front-title = Avant le petit déjeuner
wb-2-1-front = Le tampon, sur la fiche, est en train de bouger. Vous approchez la lampe de poche : DEMAIN bave, dégouline, et quand il a séché, on lit À RENDRE AUJOURD’HUI. « Demain est devenu aujourd’hui », dit Lara. « C’est ce que fait demain », dit Sid. Il est sept heures moins le quart du matin, et à la maison, on vous croit partis courir. Il fait si froid dans la tour que le souffle reste où on l’a laissé. Le Livre, lui, brûle les doigts. Ken l’ouvre du coude.
wb-2-1-back-title = Du blanc
wb-2-1-back = Il neige dans le Livre. Des flocons blancs en montent, se posent sur vos manches et ne fondent pas. Tina en décolle un. Il est carré. « C’est du papier, dit-elle. Il n’y a rien dessus. » Quelque part en bas, une rue fait *clic*, puis la suivante, comme les tiroirs qu’on ferme avant d’aller au lit. « On replie tout pour l’hiver », dit Sid. « Avec les gens dedans ? » demande Ken. Une page bascule, et vous tombez.

wb-2-2-front-title = Rang de cheminées
wb-2-2-front = Vous atterrissez dans la neige jusqu’aux genoux, et elle froufroute. Vous êtes sur les toits, et dessous, il n’y a plus de rue. Toutes les cheminées ont une charnière. La première du rang toussote poliment, s’incline et se couche à plat. La deuxième toussote aussi. Elles font ça dans l’ordre, sans se presser, et vous êtes au numéro neuf.
wb-2-2-back-title = Là où vous avez cousu
wb-2-2-back = Très loin, là où il n’y a plus rien, on voit vos points dans le ciel, un peu de travers, comme sur un genou reprisé. Personne avant vous n’avait raccommodé de ciel, alors vous avez bien le droit de regarder un peu. « Ça tient ? » demande Tina. « Bien sûr que ça tient, dit Lara. Je les ai comptés. » Puis le vent tourne. Il vient de là-bas, et vous le prenez en pleine figure.
wb-2-2-draught =
    Il passe par la boutonnière, la fente que vous avez laissée, longue comme un doigt. Un doigt de vent suffit pour emporter un bonnet. Seulement, dans celui-là, il y a quelque chose de mince qui a pensé à cette fente toute la nuit. Maintenant, c’est tout réfléchi. Ça lâche le bord, ça tombe en tournoyant, blanc sur blanc, et ça atterrit, *poc*, sur votre toit.

    { wb-2-2-draught-rules }
wb-2-2-seam = Il apporte un bruit : un coup, un coup, un coup. Puis une pause, le temps de changer de main. Vous attendez le quatrième. « Elle ne peut pas savoir qu’il fait froid ici, dit Tina. Là où elle est, c’est toujours ce matin-là. » Vous frappez trois coups sur une cheminée. La cheminée croit que c’est son tour. Elle se couche.

wb-2-3-front-title = Comment se plie une ville
wb-2-3-front = Ça se plie rue par rue, du bord vers le milieu, les toits d’abord, comme on range les affaires d’été. Ça fait clic, il passe un vent qui sent l’armoire, et de la rue, il reste un pli. Tant qu’on n’est pas dedans, on ne risque rien. Dedans, on se fait pousser jusqu’au bout, et on sort comme le dernier dentifrice du tube.

wb-2-4-front-title = Pli
wb-2-4-front = Sur le mur, une vieille affiche, violette, avec la marque des plis. Un coin se décolle, puis l’autre. Elle secoue les pattes.

wb-2-5-front-title = La lessive de quelqu’un
wb-2-5-front = Une corde file jusqu’au toit d’à côté, et des draps gelés y pendent, tout raides. Dessous, à la boulangerie, le neuvième four fait tic-tac. Plus loin, c’est la place. Hier, elle avait sept lampes. Vous comptez les lumières, puis vous recomptez, moins vite, parce que ça devrait faire sept.

wb-2-6-front-title = Des draps raides
wb-2-6-front = Ce sont cinq draps de lit, grands comme des voiles, avec des pinces longues comme le bras. Dans chaque ourlet, on a cousu un ruban avec le nom, comme pour partir en colo.
wb-2-6-back-title = Le nom dans l’ourlet
wb-2-6-back = Vous décrochez un drap. Il craque de partout, puis il s’avachit sur vos bras comme une grosse bête qui n’a pas fini sa nuit. Sur le ruban, au coton rouge : VESPER. SALLE DE LECTURE. Plus bas, de la confiture. « Elle lit au lit, dit Lara. Avec des tartines. » Vous le pliez en deux, et encore en deux. Il est toujours grand comme une table.

wb-2-7-front-title = La grande corde
wb-2-7-front = La corde plonge tout droit vers la Cour aux lampes, et bourdonne. On y a pendu un tablier à poches et onze chaussettes, toutes dépareillées.
wb-2-7-back-title = Glisser ou fouiller
wb-2-7-back = Une pince sur la corde, deux mains sur la pince, et vous êtes en bas avant d’avoir fini la phrase. Ou alors vous y allez doucement, et vous fouillez d’abord les poches. Il y a du papier dedans. Derrière vous, une autre cheminée toussote.
wb-2-7-slide =
    Les chaussettes vous giflent, l’une après l’autre, onze fois. Vous arrivez sur la place, mais assis. Une lampe se penche sur vous : rien de cassé ?

    { wb-2-7-slide-rules }
wb-2-7-pockets =
    Une pince à linge, une brioche dure comme un caillou, et une moitié de phrase, pliée en huit, que quelqu’un tenait à garder. Elle est au dos d’une liste de courses. *Beurre*, dit la liste, *farine, lire aux petits.*

    { wb-2-7-pockets-rules }

wb-2-8-front-title = Huit fours froids
wb-2-8-front = Huit fours sur neuf restent bouche bée. La neige y est tombée par les cheminées, en jolies miches blanches. Seul le neuvième fait tic-tac.
wb-2-8-back-title = Du pain pour plus tard
wb-2-8-back = Au-dessus du neuvième four, une rangée de lambeaux sèche sur l’étagère. Chacun porte une ligne, et à chacun il manque une petite bouchée, dans un coin, comme si quelqu’un les avait tous goûtés avant qu’on lui dise d’attendre. Vous posez les mains sur le fer. C’est une chaleur fatiguée, celle d’un lit dont on vient de se lever.

wb-2-9-front-title = Le neuvième four
wb-2-9-front = Là-dedans, pas de bois et pas de cendre, rien qu’un tas gris, qui monte et qui descend. Ça ne fait pas tic-tac. Ça ronfle.
wb-2-9-back-title = Laissez-les dormir
wb-2-9-back = Ils sont couchés les uns sur les autres comme des chiots, des Wyrms pas plus longs que la main. La boulangerie, c’est eux qui la chauffent. « Si on souffle, ils s’allument », dit Sid, et ils s’allument. « Ça les réveille », dit Tina. « Ça leur donne faim », dit Lara.
wb-2-9-stoke =
    Vous soufflez. Le tas passe du gris à l’orange, et pendant un instant, c’est une vraie boulangerie. Deux Étincelles vous sautent sur la manche. Et avec elles, quelque chose qui n’est pas du matin, et qui a beaucoup de dents.

    { wb-2-9-stoke-rules }
wb-2-9-hush =
    Vous refermez le four tout doucement et vous vous asseyez, le dos contre le fer. Personne ne dit rien, le temps d’une brioche. De l’autre côté, il y en a un qui se retourne en dormant, et qui met un pied là où vous avez l’épaule.

    { wb-2-9-hush-rules }

wb-2-10-front-title = Drap de lit
wb-2-10-front = Marqué au coton rouge. Assez grand pour y rattraper un ami.

wb-2-11-front-title = Vite, la place
wb-2-11-front = *Clic.* « C’était la numéro sept, dit Lara. Il nous reste deux cheminées. » Sur la place, les lumières s’en vont une à une, et chaque lampe éteinte se met la tête sous le bras. « Elles ont faim, dit Tina. Il nous faut tout ce qui brille. » « Il nous faut des *jambes* », dit Ken, et vous courez.
wb-2-11-back-title = Six sont éteintes
wb-2-11-back = Vous voilà au milieu de la place, dos à dos. Six lampes ont la tête sous le bras. Là où il y avait des toits, c’est du ciel plissé, et tout est si calme qu’on entend la neige se poser, feuille après feuille. Alors la septième lampe, la petite au cou tordu, fait un pas vers vous. Ça, normalement, elles ne savent pas le faire.

wb-2-12-front-title = La septième lampe
wb-2-12-front = Elle s’arrache le pied du pavé comme une dent, et secoue les miettes. Sur le pied, une plaque de laiton dit COUR AUX LAMPES, N° 7, et dessous, on a griffé au clou : *il s’appelle Wick et il ne mord que le papier. N.* Va pour « il ». Il pose la tête dans les mains les plus proches. Sa lumière n’est pas plus grosse qu’un petit pois. « C’est la dernière, dit Tina. La dernière de toutes. »
wb-2-12-back-title = Un petit pois
wb-2-12-back = Toutes vos Étincelles ensemble, ça fait une bonne flamme, et une flamme n’habite qu’à un endroit. Si Wick la garde, vous verrez où vous allez. Si elle va dans le neuvième four, la ville aura de la compagnie pour dormir, et la boulangerie ne sera pas pliée. « Ils sont ensemble, eux », dit Ken. « Nous aussi », dit Lara. Wick vous regarde, l’un après l’autre. Lui, de toute façon, il vient.
wb-2-12-wick =
    Wick vous mange dans la main. Il lui pousse une flamme longue comme un doigt, puis comme une main, il éternue, et chaque fenêtre de la place a son petit Wick doré. « Bien, dit Lara. Toi, tu marches au milieu. C’est toi, l’important. » Important, il ne l’avait encore jamais été. Il en a le cou tout droit.

    { wb-2-12-wick-rules }
wb-2-12-hearth =
    Vous portez la flamme à deux mains, sans respirer. Le neuvième four l’avale et fait *oh*. Le tas se retourne d’un seul bloc, et se serre encore. Dehors, le pliage arrive à la porte de la boulangerie, s’arrête, et la contourne sur la pointe des pieds. Wick est éteint. Il s’appuie, tout froid, contre le plus proche de vous, et il vient quand même.

    { wb-2-12-hearth-rules }

wb-2-13-front-title = Comment guider une lampe
wb-2-13-front = Il marche comme un héron : un pied, une pensée, l’autre pied. Tout seul, il va jusqu’à la première odeur intéressante, et il y reste. Mais une main sur le cou, et il vous suit partout.

wb-2-14-front-title = La loge en hiver
wb-2-14-front = La loge a baissé ses volets. FERMÉ, dit la pancarte, et dessous, en plus petit, POUR LA SAISON. Derrière le guichet, rien ne fait tic-tac. Puis vous le voyez : il est assis sur le pas de sa porte, dans la neige, sa liste sur les genoux et sa casquette jusqu’aux yeux. Sur la casquette, il y en a une autre, petite et blanche.

wb-2-15-front-title = Trois cent douze
wb-2-15-front = Ibo s’est arrêté la bouche ouverte, au milieu d’un nombre. La petite clé que Tina porte au cou entre sans peine, elle tourne, elle tourne, et rien n’accroche. « Son ressort est là-haut, dit Sid. C’est lui qui tient le ciel. » À la boulangerie, il y a un minuteur à œufs, modèle dragon. Il a un ressort, lui. C’est aussi le seul, dans tout Oniria, à savoir encore l’heure.
wb-2-15-wind =
    Toutes vos mains s’y mettent, et une langue sort pour aider. *Tic,* fait Ibo. *Tic,* et ses yeux passent du laiton à l’or. « …douze, dit-il. Vous vous êtes absentés un instant. » Personne ne lui dit le contraire. Il voit le blanc sur sa casquette, le blanc sur sa liste, et la route, qui n’y est plus. « Je vois, dit-il. Alors il vaut mieux que je vienne. Il faut quelqu’un pour compter. »

    { wb-2-15-wind-rules }
wb-2-15-rest =
    Vous époussetez Ibo et vous mettez sa liste au sec. Sous le bras, il serre une boîte, avec une Étincelle pour chacun de vous et une étiquette : *caution, à rendre aux lecteurs.* Eh bien, il la rend. « On reviendra avec ton vrai ressort », lui dit Tina. Il reste là, la bouche ouverte. Il ne demande pas quand.

    { wb-2-15-rest-rules }

wb-2-16-front-title = Un portier reste
wb-2-16-front = Ibo répond avant qu’on ait demandé. « Un portier reste à sa grille. » Ses dents de laiton claquent ; on croirait qu’il met la table. « À la pliure ? Tout en bas ? J’en ai entendu parler. » Il regarde sa liste, très longtemps. « Elle n’est pas dessus, dit-il. Elle devrait. »
wb-2-16-come =
    Ibo demande une caution, comme le veut le règlement, et fait un reçu. Il pend la clé à son clou, il la reprend, il la glisse sous sa casquette. Au bout de quatre pas, il se retourne vers sa grille. Au bout de neuf, il se retourne encore. « Tiens, dit-il. C’est donc ça, vu d’ici. » Il ne se retourne pas une troisième fois.

    { wb-2-16-come-rules }
wb-2-16-guard =
    « Allez-y, dit-il. La route, je m’en charge. » Il s’avance au milieu de la place, grand comme un chat, et donne un coup de sifflet. Tant de coffre dans un si petit dragon, qui l’aurait cru ? Tout ce qui est blanc et qui a des pattes fait demi-tour et le suit dans une rue, et la rue se plie derrière eux, tout doucement, *clic*.

    { wb-2-16-guard-rules }

wb-2-17-front-title = Passé le bord de la ville
wb-2-17-front = Après la place, le pays est déjà rangé. Des marches descendent, refermées comme un éventail. Une congère de papier blanc monte plus haut qu’une maison. Et tout en bas, sur la dernière corniche avant le noir, il y a une tour, coiffée d’une chambre de verre toute ronde. « Ça sert à quoi ? » demande Ken. « À savoir où la page s’arrête, dit Sid. Normalement, c’est allumé. »
wb-2-17-back-title = Un trait rouge
wb-2-17-back = Quelqu’un a tiré un trait le long de la corniche. Il est rouge, et si droit qu’à côté, tout fait négligé. Par terre traînent des copeaux de crayon, de jolies boucles de bois, rouges d’un côté. Il neige, et il n’y a pas un flocon dessus. Vous regardez la corniche d’un bout à l’autre. Il n’y a personne.
wb-2-17-signed =
    Au-dessus du trait, il y a quatre noms, quatre écritures. Les vôtres. On les a pris dans la liste d’Ibo, lettre par lettre, on les a posés là, et on les a soulignés. « Donc le trait, c’est pour nous », dit Lara. « De la part de qui ? » demande Sid. À se tenir près de son nom, on attrape froid aux pieds, comme la nuit sur le carrelage.

    { wb-2-17-signed-rules }
wb-2-17-shavings = Au-dessus du trait, il y a un mot, tout petit, bien net : *superflu*. « Quoi donc ? » demande Ken. « La corniche, dit Lara. Et ceux qui marchent dessus. » Elle regarde ses pieds. « Nous. » Vous enjambez le trait, tous, sans y toucher, et personne ne saurait dire pourquoi.

wb-2-18-front-title = Souligné
wb-2-18-front = Ce n’est pas un mur, et ça ne fait pas mal de l’enjamber. Mais sous un trait rouge, tout est un peu moins : moins chaud, moins fort, moins à vous.

wb-2-19-front-title = Trois chaussures
wb-2-19-front = Sur les marches, la neige fait une bosse. La bosse a un nez, et sous le nez, une dent. C’est Inkling, et il a grandi. Il recrache du blanc, s’ébroue et vous passe en revue, comme quelqu’un qui n’a pas que ça à faire. « *Dessous* », dit-il, d’une écriture magnifique, et il creuse. De lui, il reste une tranchée, deux Étincelles et des miettes. « Brave Inkling », dit Tina à la tranchée.

wb-2-20-front-title = Une lampe pour la tour
wb-2-20-front = Derrière vous, il y avait quatre rues : *clic, clic, clic, clic*. Wick a trouvé une odeur intéressante. « Pas maintenant, dit Lara. Wick. *Wick.* » Vous le prenez par le cou, vous tirez, et il vient, un pied, une pensée, l’autre pied. Plus bas, sur les marches, quelque chose de blanc a commencé à se déballer.
wb-2-20-back-title = En haut de la tour
wb-2-20-back = Il y a trente marches, et Wick les monte comme un poulain. En haut, au milieu de la chambre de verre, une douille attend, juste de la taille d’une lampe. Il la regarde. Il vous regarde. Puis il y entre, tourne deux fois sur lui-même et s’installe. Un rayon blanc s’en va lentement, passe le bord de la page, et là, tout en bas, pour la première fois, vous voyez le noir lever les yeux.

wb-2-21-front-title = La Manivelle
wb-2-21-front = Au mur de la loge, il y a une manivelle de fer, aussi longue que vous. MARCHES EN ÉVENTAIL, dit la plaque d’émail. Deux petites fenêtres attendent chacune leur Étincelle.
wb-2-21-back-title = Comme un éventail
wb-2-21-back = Vous vous y accrochez, elle descend, et dehors les marches s’ouvrent une à une, avec un bruit de cartes qu’on bat. C’est un bon bruit. Au printemps, tout Oniria devait faire ce bruit-là. « Encore », dit Ken. Mais il n’y a pas d’encore.

wb-2-22-front-title = Un bonhomme de papier
wb-2-22-front = Quelqu’un a fait un bonhomme de neige, en pages froissées. À quatre mètres de haut, ce n’est pas l’œuvre d’un enfant. Celui d’à côté, si.
wb-2-22-back-title = Deux bonshommes
wb-2-22-back = Le grand a passé un bras autour du petit, et il serre autant que le papier sait serrer. Le petit tient un plateau à thé, tout prêt pour la descente. Sur son ventre rond, il a des boutons d’imperméable, à la craie jaune. Vous les regardez plus longtemps que vous ne vouliez. Puis vous lui demandez, poliment, s’il peut vous prêter le plateau.

wb-2-23-front-title = Plateau à thé
wb-2-23-front = Il va très vite, et il tourne où il veut.

wb-2-24-front-title = Un banc avec vue
wb-2-24-front = Un banc, sur la corniche, pour regarder le noir. Un bout est pris : deux Wyrms, raides comme des piquets, et entre eux un livre d’images.
wb-2-24-back-title = Il était une fois
wb-2-24-back = Le livre, ils l’ont mangé jusqu’à la couverture, sauf la première page. « *Il était une fois un nuage* », lisez-vous, juste pour voir. Les deux Wyrms tournent la tête, la bouche ouverte, et rien dedans. Ils ne mordent pas. « Continue », chuchote Ken. « Il n’y a plus rien après », dit Tina. Ils attendent. Ils attendent si fort que ça fait mal à voir.
wb-2-24-read =
    Alors vous relisez la page, et puis encore une fois, à trois voix. C’est un nuage qui voulait savoir de quoi il avait l’air, vu d’en bas. Tout le long de la corniche, on arrête de mâcher. Quand vous refermez le livre, c’est comme d’avoir fait passer une boîte à biscuits vide.

    { wb-2-24-read-rules }
wb-2-24-rest =
    Vous vous asseyez à l’autre bout. C’est un banc pour de très grandes personnes, vous avez tous les pieds dans le vide. Les deux Wyrms se poussent pour faire de la place. Au bout d’un moment, l’un d’eux se penche et, sans mordre, pose la tête sur le livre d’images.

    { wb-2-24-rest-rules }

wb-2-25-front-title = Neuf carreaux
wb-2-25-front = Sur le côté de la chambre de verre, il y a une petite fenêtre à neuf carreaux, trois sur trois, et sur chaque carreau, une étoile de glace. Partout ailleurs, le verre est clair. « C’est gelé du *dehors*, dit Sid. Sauf qu’il n’y en a pas, de dehors. C’est le bord de la page. » Wick ne tourne plus. Il fixe un des carreaux, et s’il avait des cheveux, ils seraient dressés sur sa tête. « C’est celui qui lui ressemble », dit Tina.
wb-2-25-top =
    Vous soufflez, vous essuyez, et ça saute comme une limonade secouée. Pendant une minute, vous n’avez plus d’oreilles. « Six, dit Sid. Celle-là avait six branches. *Elles ont toutes six branches.* » Alors vous en voyez une qui n’est pas comme les autres.

    { wb-2-25-top-rules }
wb-2-25-middle =
    Vous soufflez, vous essuyez. Ça claque, c’est glacé, et tout le monde prend sa gifle. « Le milieu, c’est toujours un piège », dit Ken. « Tu aurais pu le dire. » « Je viens de l’apprendre. »

    { wb-2-25-middle-rules }
wb-2-25-right =
    Cette étoile a sept branches. Vous comptez les autres : toutes en ont six, et Wick est le numéro sept. Une bonne étoile, cela ne s’essuie pas. Vous y mettez une main chaude, elle se détache d’une pièce, et la voilà dans votre paume. Le carreau est net.

    { wb-2-25-right-rules }
wb-2-25-bottom =
    Vous soufflez, vous essuyez, et vous voilà tous par terre, sur le derrière, en rang. Wick ne s’est même pas retourné. Il fixe toujours son carreau à lui. « Il nous le *disait* », dit Tina, et vous vous décollez la glace des sourcils.

    { wb-2-25-bottom-rules }

wb-2-26-front-title = Vitre de givre
wb-2-26-front = On regarde au travers, on voit où est un ami, et on y est.

wb-2-27-front-title = Quelque chose de jaune
wb-2-27-front = Voilà un carreau clair, grand comme la main, et vous voulez tous y regarder en même temps. Derrière, tout près, c’est jaune, jaune et flou, comme une chose qu’on a juste devant le nez. Vous levez un doigt, vous tapotez la vitre. Le jaune saute en arrière. Après, il n’y a plus que du noir, jusqu’au fond.
wb-2-27-back-title = Mince des deux côtés
wb-2-27-back = Wick s’est mis dans le coin le plus loin, la figure contre le mur, et il faut du temps pour l’en sortir. « Ça ne lui a pas plu », dit Tina. « Le jaune ? » « Pas le jaune. *Nous.* Qu’on regarde. » Sid lit tout haut ce qu’il écrit sur sa main, au-dessus des Wyrms rangés par cinq : *une page est mince des deux côtés.* « Mais si nous, on le voit, dit Lara lentement, alors lui… » Elle ne finit pas. En bas, dans la ville, il y a encore un clic.

wb-2-28-front-title = Nourrir la lumière
wb-2-28-front = Le rayon fait sa ronde, et le pliage se tient loin : il n’aime pas qu’on le regarde. Seulement, l’hiver est au pied de la tour, et chaque ronde est plus courte que celle d’avant. « Il en reste combien à plier ? » demande Tina. Sid compte les rues. « Quatre, dit-il. Après, c’est fini, et ça s’arrête. » « Ou c’est nous », dit Ken.

wb-2-29-front-title = Burette d’huile
wb-2-29-front = Sous l’escalier, une burette d’huile au long bec mince porte un cache-théière.
wb-2-29-back-title = Avec ses compliments
wb-2-29-back = Elle est à moitié pleine. À l’anse pend une étiquette, d’une écriture si nette qu’on la croirait imprimée : *À supprimer. Je le regrette.* Quelqu’un a taillé son crayon ici, avec grand soin, au-dessus de la corbeille. Puis il a vidé la corbeille. Après, ça se voit dans la poussière, il est resté là un bon moment.

wb-2-30-front-title = Burette d’huile
wb-2-30-front = À moitié pleine, ou le contraire.

wb-2-31-front-title = Quatre rues
wb-2-31-front = Le rayon tourne. Où il passe, la neige s’arrête en l’air et ne sait plus où se mettre. Où il n’est pas, on entend les marches se plier, à plat, à plat, à plat. « Quoi qu’il arrive, dit Lara, quelqu’un nourrit Wick. » « Et quelqu’un retient *ça* », dit Ken. *Ça*, c’est l’escalier. L’escalier est blanc, et il monte.
wb-2-31-back-title = À plat
wb-2-31-back = Le dernier clic est tout petit, un clic d’épingle à cheveux. Ensuite, plus rien. Vous regardez dehors. Les toits, la place, les marches, tout est à plat : une plaine blanche avec ses plis, rangée comme un tiroir. Ce serait beau, si on ne savait pas ce qu’il y a dedans. « Quatre mois, dit Sid. Après, ça se rouvre, et c’est le printemps. » « Et s’il ne vient pas ? » demande Tina. Sid n’a pas compté jusque-là.

wb-2-32-front-title = Le dernier fil
wb-2-32-front = De l’autre côté de la tour descend un escalier que personne n’a dessiné. Il mène à un creux, tout au bord de la page. Des Wyrms y dorment partout, des centaines, tout petits, couchés en cuillères. Derrière eux, c’est la pliure, le pli profond entre deux pages, et en travers, l’un au-dessus de l’autre, sont tendus les fils qui tiennent le Livre.
wb-2-32-back-title = Si vous permettez
wb-2-32-back = Loin sur la plaine blanche marche quelqu’un de gris, de droit, et de si mince que, de profil, il disparaît. Il a un crayon derrière l’oreille. Devant un pli, il s’arrête, se penche, et tire un trait tout du long, du geste qu’on a pour lisser une couverture. Puis il lève la tête vers la tour allumée. Il ôte ses lunettes, et il attend, comme on laisse quelqu’un finir sa phrase. Et il s’incline.

wb-2-33-front-title = Bourrasque
wb-2-33-front = Un coup de vent se lève, violet, plein de coins. Des feuilles mortes, dirait-on. Sauf qu’elles ont des bouches.

wb-2-34-front-title = Sur la pointe des pieds
wb-2-34-front = L’entrée de la pliure est fermée avec du fil, les nœuds sont gros comme des choux, et les dormeurs sont couchés tout contre. Les nœuds, ça vous connaît, vous avez tous eu des chaussures. Mais ceux-là sont vieux, et de temps en temps, il y en a un qui lâche, *dzing*. « Et on ne tape pas », chuchote Lara. « Tu n’as jamais tapé sans bruit », chuchote Tina à Ken. « Ça s’*apprend* », chuchote Ken.

wb-2-35-front-title = Un qui ne dort pas
wb-2-35-front = Parmi toutes ces figures fermées, il y en a une d’ouverte. C’est un tout petit Wyrm, dans un nid de lambeaux. Il a le hoquet, et à chaque hoquet, toute la rangée tressaute.
wb-2-35-back-title = Hic
wb-2-35-back = « Il n’arrive pas à dormir, souffle Tina. Personne ne lui a raconté d’histoire. » « On peut, souffle Lara. Une courte. » Vous regardez les nœuds. Vous regardez le nid. Il y a là de longs lambeaux, des lignes entières. Vous mettez un doigt sur vos lèvres. Le petit Wyrm étudie le doigt, puis il lève la queue, pareil.
wb-2-35-story =
    C’est l’histoire d’un escargot qui voulait passer un portail. La fin, personne ne la connaît, alors vous l’inventez : le portail était ouvert. Le petit y réfléchit. *Ah,* fait toute sa figure. Le hoquet est parti. Il pose le menton sur votre chaussure, et il pèse si lourd, tout à coup, qu’il faut la retirer très lentement.

    { wb-2-35-story-rules }
wb-2-35-nest =
    Vous retirez les lambeaux de sous lui, un par un, comme au mikado. À l’avant-dernier, *hic*, et un frisson court d’un bout à l’autre de la rangée, comme le vent dans l’herbe. Puis ça se calme. Le petit Wyrm est couché sur le papier nu, et il vous regarde.

    { wb-2-35-nest-rules }

wb-2-36-front-title = Défaites les nœuds
wb-2-36-front = Il y a toujours quelqu’un qui a besoin de respirer. Derrière vous, sur la corniche, on a trouvé vos traces ; vous entendez qu’on retourne la neige, patiemment, page après page. Devant vous, un nœud cède un peu. « Doucement », souffle Lara, au nœud, à Wick, à tout le monde. Wick a baissé sa lumière tant qu’il a pu, et marche sur le bord du pied.
wb-2-36-back-title = Entre deux pages
wb-2-36-back = Vous tirez le pied de Wick derrière vous, et vous y voilà : c’est une fente haute comme une maison et large comme une armoire. Il y a du papier à gauche, du papier à droite, et au milieu pendent les fils, qui bourdonnent. Puis vous vous retournez vers le creux.
wb-2-36-asleep =
    Des dos, des petits dos blancs, par centaines, et pas un qui ait bougé. Ça ronfle d’un bord à l’autre. Vous approchez l’oreille : ça ne ronfle pas, ça récite. Toujours la même chose, tous, tout bas, comme on répète un mot pour ne pas l’oublier. *Et*, on dirait.

    { wb-2-36-asleep-rules }
wb-2-36-awake = Ils sont tous réveillés. Ils sont assis dans le creux, rangée après rangée, leurs figures aveugles tournées vers la pliure. Pas un n’avance. Ils ne sont pas fâchés. On dirait une classe dont la maîtresse est sortie au milieu d’une phrase et n’est pas revenue.

wb-2-37-front-title = Tout en bas
wb-2-37-front = Le dernier fil passe à hauteur de genou. Derrière, il y a une fente, d’où vient un air qui ne sent rien du tout. « C’est l’autre côté », dit Sid. « Elle est là-dedans », dit Tina. « *Aujourd’hui*, dit Lara, mais pas le ventre vide. À sept heures, on nous attend, tous les quatre, et il y a toujours quelqu’un qui compte. » Personne n’a pensé à Wick.
wb-2-37-follows = Wick, si. Il a déjà passé le pied par-dessus le fil, l’a ramené, l’a repassé. Il éclaire la fente, il éclaire dehors, et il vous éclaire, chacun à son tour. Quand la page tourne et vous soulève, il reste, bien droit, au dernier endroit d’Oniria qui ne soit pas plié, pour que vous retrouviez le chemin. Vous jureriez qu’il est au garde-à-vous.
wb-2-37-home = Wick vous fait à chacun un tour de cou, et c’est froid, un cou de fer. Après le dernier, il recommence au premier. Puis il remonte l’escalier, un pied, une pensée, l’autre pied, vers le seul four chaud sous tout ce blanc. Vous le suivez des yeux, jusqu’à ne plus suivre que la neige. « Il grattera à la porte, dit Tina. On lui ouvrira. » Elle le dit deux fois.

wb-2-38-front-title = On vous appelle
wb-2-38-front = Quelqu’un appelle. Ça vient de très haut, à travers un toit et soixante ans de poussière. C’est la mère de Ken, et elle dit le prénom et le nom de famille. Jamais un nom de famille n’a tenu aussi chaud. On vous soulève par le col, tous. D’Oniria, la dernière chose que vous voyez, c’est le trait rouge sur la corniche. Il s’est allongé. Il touche la porte de la tour.

wb-2-39-front-title = La neuvième patère
wb-2-39-front = Vous voilà sur le plancher. À la montre de Lara, quatre minutes ont passé. L’imperméable jaune est à la neuvième patère, comme avant. Quoi qu’il ait fait hier soir, ce matin il ne goutte plus, et le rond sombre, dessous, n’est pas plus grand qu’une assiette. Sid passe le pouce sur l’ourlet. Il ne note rien. Vous soufflez tous sur vos doigts, et personne ne dit rien.
wb-2-39-porter = Derrière vous, l’escalier fait tic-tac. C’est Ibo qui descend, une marche à la fois, à reculons, avec sa casquette. « Je suis seulement venu voir les patères », dit-il. Il les compte, de un à neuf. Sous la neuvième, il s’arrête, les griffes croisées dans le dos. « C’est donc là qu’elle l’a accroché », dit-il. Il ne remonte pas tout de suite.
wb-2-39-smoke = Tina a rouvert le Livre, une dernière fois. C’est blanc d’un bord à l’autre. Mais au milieu, là où serait la boulangerie, un fil de fumée monte tout droit, mince comme un trait de crayon.
wb-2-39-back-title = Comment cela finit
wb-2-39-back = Onze minutes avant le petit déjeuner. Il y en a bien une pour regarder.
wb-2-39-white = De la ville, plus rien. C’est blanc, et derrière, c’est blanc aussi. Vous levez la page devant la lumière : pas même un filigrane. Ken la tourne tout doucement, comme si quelqu’un pouvait en tomber. « Tout est encore là, dit-il à la page. C’est juste plié. » Puis il ferme le Livre, étend son blouson dessus, et rentre en courant, en bras de chemise.
wb-2-39-quilt = Il ne neige plus. La ville est sous le blanc, et les cheminées font des bosses, comme des genoux sous une couverture. Le long du bord, il y a des marques de dents, et le trait rouge. Mais ce qui ne doit pas bouger ne bouge pas. « Elle dort, dit Tina. Elle a le droit. » Vous soufflez dans vos mains et vous les gardez un peu sur la page, tous, avant de fermer.
wb-2-39-paths = La plaine est blanche, et vos traces la traversent : des toits à la place, de la place à la tour, et de la tour jusqu’en bas, vous et une lampe. Rien ne les a effacées. Une autre trace les accompagne d’un bout à l’autre, toute mince, celle d’une règle qu’on pose debout, et encore, et encore. Elle ne vient jamais à moins de dix pas. Elle ne s’éloigne jamais non plus.
wb-2-39-stars = Au-dessus de la plaine blanche, dans le ciel imprimé, les étoiles sont sorties une à une, et pas une n’a six branches. Vous les comptez jusqu’à l’heure du petit déjeuner : sept, sept, sept. De la Tour du phare, une petite flamme leur répond. « Quelqu’un a dessiné ça, dit Lara, pour que quelqu’un le trouve. » Et elle rit, parce que pour une fois, ce n’est pas elle qui est pressée.

### Quand le dernier jeton Destin est face sombre
wb-2-lost-title = Rangés
wb-2-lost = Cette fois, le clic vient de sous vos pieds. Un vent qui sent l’armoire vous prend aux chevilles, et vous roulez entre les cheminées, dans les draps, parmi des chaussettes dépareillées, jusqu’au bout. Vous en sortez comme le dernier dentifrice du tube, droit sur le plancher. Vos bonnets arrivent après, un par un. « Bon, dit Lara, debout la première. Maintenant, on sait dans quel ordre ça se plie. »
