# Wonder Book, chapitre VI : ce qu’on lit à voix haute.
# wb-<chapitre>-<carte>-<côté>, …-title, …-rules ; wb-<chapitre>-<carte>-<clé> : la suite d’un choix, ou une fin.

wb-6-1-front-title = Le soir
wb-6-1-front =
    Le soleil est posé sur le bord de la colline. À RENDRE AUJOURD’HUI, dit la fiche, et l’encre est encore fraîche. Lara a ôté sa montre et l’a mise à côté de la règle. « Sept heures moins quatre, dit-elle. À sept heures, il le ferme. » « C’est toujours quatre minutes », dit Sid. « Alors c’est juste assez. » Dans le silence, vous entendez craquer le dos du Livre, une fois, comme craquent les livres qu’on prend par les deux couvertures.

    « J’aimerais bien faire une blague, dit Ken. Je la ferai plus tard. »
wb-6-1-back-title = Qui il a emprunté
wb-6-1-back = Lara lève la fiche vers ce qu’il reste de jour. Neuf lignes, neuf écritures, et à côté de huit d’entre elles, une coche. La fiche a deux sens, et un seul tombe juste. Ce n’est pas : qui a emprunté le Livre. C’est : qui le Livre a emprunté. Et à côté du neuvième nom, rien. « Ce qu’on a emprunté, on le rend, dit Tina. Les livres aussi. » Ken pose la paume sur la page, comme sur un cheval qui a mordu une fois. « Chaud, dit-il. Tout le monde est prêt à tomber ? »
wb-6-1-lines = Sous la neuvième ligne, quatre autres sont sorties du papier, de quatre écritures, et l’une d’elles prend la moitié de la place. On les a soulignées, en rouge, deux fois. « Nous aussi, on est à rendre », dit Lara. « Seulement depuis hier », dit Ken. À côté du nom de Ken, il y a une coche au crayon, et après la coche, un point d’interrogation. « Il n’est pas sûr de moi », dit Ken, et ça le rend très fier.

wb-6-2-front-title = De l’intérieur
wb-6-2-front = Vous connaissez cet escalier. C’est celui de la tour, seulement il tourne dans l’autre sens, et chaque marche est une page. Elle s’enfonce un peu sous le pied ; vous passez, elle se tourne. Tout en haut, où doit être le bureau, le ciel a une longue fente droite, et de la lumière rouge entre par là. À hauteur de genou, neuf pointes de fer sortent du mur. « C’est les patères, dit Sid. Par-derrière. »
wb-6-2-back-title = Au milieu
wb-6-2-back = Nora est assise sur la troisième marche, un soulier ôté, de l’encre jusqu’aux coudes, en train d’enfiler une aiguille. « J’ai essayé la porte, dit-elle. Elle est juste dessinée. Un livre sans fin, ça n’a pas de sortie. On est au milieu, on marche, on marche, et on est au milieu. » Elle mouille le fil et recommence. « Donc : d’abord la page, ensuite la maison. Au moins, c’est dans l’ordre. » C’est à l’aiguille qu’elle le dit. Ça n’a pas l’air d’être la première fois.
wb-6-2-trust =
    « J’ai commencé de mon côté, dit-elle. Pendant que vous n’étiez pas là. Je me suis dit : si c’était *eux* qui regardaient, alors ils me cherchaient. Donc ils viendront. » Elle vous montre un point, petit et droit. Votre œil lui a fait si peur, et elle vous regarde comme ça. Ça fait drôle.

    { wb-6-2-trust-rules }
wb-6-2-cool = Elle n’a pas encore levé les yeux sur vous. « Vous auriez pu dire à qui il était, cet œil, dit-elle au fil. Je me serais fâchée. Le temps qu’il faut pour se fâcher. Après, j’aurais ri. » Et elle finit par se pousser sur la marche, et ça fait une place. Pas bien grande. Vous y tenez tous.

wb-6-3-front-title = La dernière page
wb-6-3-front = La voilà, à côté d’elle, debout, roulée. Nora tire sur le ruban, et elle s’ouvre d’un coup, grande comme une porte. « On ne regarde pas, dit Nora. Ce qu’on lit à voix haute arrive, et celle-là, la moitié serait pire que rien. » Le bord gauche est parfaitement droit. Ce bord-là, elle ne le regarde pas. Un courant d’air descend l’escalier ; la page se gonfle comme une voile et lui fait monter deux marches sur les talons. « Et en plus, dit-elle, elle fait ça. »
wb-6-3-whole =
    Du côté sombre jusqu’ici, par la pliure et toute la marge, vous l’avez portée, et il n’y manque pas un coin. Les plis, vous les savez par cœur. Sid les a recopiés sur son bras, des fois qu’ils voudraient dire quelque chose.

    { wb-6-3-whole-rules }
wb-6-3-chewed = « Je l’ai coupée, je l’ai rapportée », dit-elle. Dans un coin, il y a la trace de deux petits souliers, là où elle s’est mise debout pour avoir chaud. Tout autour, il y a soixante ans de morsures, et les mots se serrent juste avant, comme quand on rentre les pieds.

wb-6-4-front-title = La dernière page
wb-6-4-front = Grande comme une porte, et elle veut aller là-haut.

wb-6-5-front-title = Une page est une voile
wb-6-5-front = Dix marches plus loin, le courant d’air la retrouve. Avec la page dans les bras, on va où on veut, et aussi dans le mur. À reculons, c’est mieux. À deux, c’est encore mieux : tendue de l’un à l’autre, elle ne bouge pas plus que le linge un dimanche.

wb-6-6-front-title = La porte par-derrière
wb-6-6-front = En bas de l’escalier, voilà la porte de la tour, vue du dedans : des planches, des gonds, un verrou long comme le bras. Vous empoignez le verrou, et vous n’empoignez rien. C’est plat. C’est de l’encre. « Quelqu’un l’a tiré à la plume, dit Sid. Et il est fermé. » Derrière le papier, on entend la grêle, assez loin. Au ras du seuil, là où il y aurait une fente si c’était une porte, quelque chose inspire.
wb-6-6-nine =
    Ibo pose sa chaise, le dossier contre les planches, et déroule sa liste sur ses genoux. « Je garde les grilles, dit-il. Une porte, c’est une grille qui est allée à l’école. » Quelque chose de blanc vient tâter sous le seuil, et il marche dessus, pas fort. Il regarde Nora. « Neuf entrés, dit-il, huit sortis. J’ai gardé la plume mouillée. »

    { wb-6-6-nine-rules }
wb-6-6-alone =
    Cette porte, personne ne la garde. Sous le seuil, il vient un air de papier mouillé, et avec l’air, quelque chose de blanc, d’aveugle, de pas plus épais qu’une lettre. Une bonne inspiration, et c’est aussi épais que vous.

    { wb-6-6-alone-rules }

wb-6-7-front-title = Quatre mètres
wb-6-7-front = À côté de l’escalier, quelque chose scintille dans le mur. C’est l’envers de votre propre couture, celle d’hier, faite avec quatre mètres de laiton fin comme un cheveu. « Une fois la page remise, on n’en a plus besoin, dit Nora. Vous pourriez le retirer. » « On y laissera tous nos doigts, dit Lara, et il fait presque nuit. » « C’est à lui, dit Tina. Il ne nous l’a jamais donné. Il nous l’a prêté. » Le reste, personne ne le dit : ce soir, le Livre se fermera peut-être, et le ressort dedans.
wb-6-7-bring =
    Vous le tirez du ciel, à deux mains, et il coupe. L’un de vous se l’enroule au poignet ; les autres n’ont pas le droit d’aider. Quand tout y est, il se met à chanter, tout mince et tout haut, comme le jour où vous l’avez pris. « Il a dit *un jour*, dit Tina. Il fait encore jour. Presque plus, mais encore. »

    { wb-6-7-bring-rules }
wb-6-7-later = « La page d’abord, dit Lara. Il dirait pareil. Il le dirait par écrit. » Elle a raison, et c’est la raison même. Vous passez, les yeux sur les marches. Ça scintille longtemps.

wb-6-8-front-title = Moitiés
wb-6-8-front = Un Wyrm violet pend par-dessus la rampe. Il dit des moitiés de phrases, l’une après l’autre, d’une voix qui n’est à personne : *et quand ils arrivèrent au… alors elle prit la lampe et… ce qui explique que le plus jeune…* Ce n’est pas une menace. C’est une question. Et comme personne ne répond, il s’assombrit un peu plus à chaque fois.

wb-6-9-front-title = La porter là-haut
wb-6-9-front = Le chemin le plus droit est collé ; l’autre fait le tour par la meurtrière, par la cloche et par-dessous le bureau. Au-dessus de vous, la lumière est passée de l’or au rouge. « Sept heures à la montre, dit Sid. Et au *soleil* ? » « La nuit, c’est quand on ne peut plus lire », dit Nora. Elle prend la page par un coin, et du menton, vous en désigne un autre.
wb-6-9-back-title = L’Entaille
wb-6-9-back = Vous la poussez par-dessus la dernière marche, et le courant d’air cesse, comme si on avait fermé une fenêtre. Devant vous, l’air est fendu de haut en bas. Derrière la fente, il fait noir, et le noir sent le vieux pain et l’encre. Le bord droit de la page se dresse, tout seul, comme l’oreille d’un chien quand on ouvre la grille.

wb-6-10-front-title = La copie du portier
wb-6-10-front = Une liste pend à un clou, derrière la porte. Elle va jusqu’à terre, continue par terre, et remonte un bout du mur d’en face. C’est écrit tout petit.
wb-6-10-back-title = Les chèvres
wb-6-10-back = *Enfants entrés : neuf. Enfants sortis :* et là, la plume s’est posée si longtemps qu’elle a fait un pâté. Tout le reste, c’est des chèvres. Il les a comptées chaque fois qu’il était triste, et il a mis la date. Trois cent douze. Trois cent douze. Une fois, par un mauvais hiver, trois cent onze ; et le lendemain, *retrouvée, elle était derrière le puits, trois cent douze.* C’est souligné, deux fois.

wb-6-11-front-title = Neuf pointes
wb-6-11-front = Neuf pointes de fer, tout en bas. Sous chacune, au mur, un trait de crayon et un nom. Le dos bien droit, la règle sur la tête, on ne bouge plus : vous avez le même à la maison. Et vous en avez vu un autre, aujourd’hui, dans la pièce basse.
wb-6-11-back-title = Jusqu’où
wb-6-11-back = Milo arrivait jusqu’ici. Uma, jusque-là. Le trait de Nora est une main plus bas que le vôtre. Et sous tous les autres, au ras du sol, il y en a un dernier, haut comme une chaussure, sans nom, avec juste des marques de dents. « Ils commencent tous petits », dit Lara. Cette fois, pas besoin de lui demander de quel côté elle est. À la neuvième pointe pend le cartable au coin mâchonné, et il y a encore un sandwich dedans. « Ah, *voilà* où il était, dit Nora. Finissez-le, vous. Moi, depuis ce matin, je n’ai pas eu le temps. »

wb-6-12-front-title = La cloche, par-dessous
wb-6-12-front = Cette fois, vous débouchez sous la cloche. C’est tout un ciel vert, là-haut, et le soir s’est pris dans la mousse du bord. Soixante ans que personne n’a sonné. À part vous, peut-être.
wb-6-12-back-title = Pourquoi une fois
wb-6-12-back = QUI RENTRE SONNE UNE FOIS, dit la plaque, ET PREND SON MANTEAU À LA PATÈRE. Dans la neuvième place, Nora voit sa figure. Elle crache sur sa manche et s’attaque à l’encre. L’encre gagne. « Pourquoi *une* fois ? demande Ken. Moi, je sonnerais à m’en arracher les bras. » « Parce que deux fois, dit-elle, ça veut dire qu’on est revenu. » Elle y réfléchit. Le bronze a pris le soleil toute la journée. On s’y adosse tous, rien qu’une minute.

wb-6-13-front-title = Pages collées
wb-6-13-front = Quatre marches sont collées ensemble, comme des pages qu’on a tournées avec des doigts poisseux. Derrière, l’escalier monte tout droit. On l’aperçoit, la joue contre le papier.
wb-6-13-back-title = Groseille
wb-6-13-back = Vous approchez une Étincelle du bord, et vous soufflez. Elles se décollent une à une, avec un bruit de baiser. C’est *bien* de la confiture. Nora y met le doigt. « Groseille, dit-elle. Ça, c’est Uma. Elle lisait toujours en mangeant. Je le lui ai dit et redit. » Elle se lèche le doigt deux fois. Plus de mur : des marches, jusqu’au palier et plus loin, toutes droites.

wb-6-14-front-title = Aiguille de Nora
wb-6-14-front = Deux doigts la tiennent depuis ce matin. Ça lui a fait la taille fine.
wb-6-15-front-title = Reste du sandwich
wb-6-15-front = Une bouchée en moins. Ce qui est commencé demande une fin.

wb-6-16-front-title = Deux aiguilles
wb-6-16-front = « Une par-devant et une par-derrière, dit Nora. C’est pour ça que la boîte a deux lits. » Elle vous donne celle qui est usée et garde celle en or. « La vôtre connaît le trou. Et moi, je veux la belle, pour une fois. » Puis elle s’assied au bord de l’Entaille et passe les jambes dans le noir, comme à la piscine. Quelqu’un la retient par la manche. Nora regarde cette main. « Je reviens, dit-elle. Exprès. »
wb-6-16-hem =
    « On est déjà passé par là, dit sa voix dans le noir. C’est long comme un doigt. Et c’est ourlé. » C’est la fente que vous avez laissée. « J’y ai gardé deux doigts, pendant que vous n’étiez pas là, dit la voix. De ma vie, je n’ai touché plus belle boutonnière. Commencez par là. »

    { wb-6-16-hem-rules }
wb-6-16-knocks = Le noir se referme derrière elle. Plus personne, à croire qu’il n’y a jamais eu personne. Puis on frappe, de l’autre côté de la page, trois coups. Vous frappez trois coups. « Bien, dit sa voix, tout près. Alors c’était *vous*, l’autre fois. »
wb-6-16-back-title = Par-derrière
wb-6-16-back = Tout près de la vôtre, une pointe d’or sort du papier et attend. Piquer, tirer, se pencher en arrière, souffler. Vous vous penchez de ce côté-ci, elle de ce côté-là, et vous sentez son poids dans le fil, comme celui de quelqu’un à l’autre bout d’une bascule. Elle n’est pas lourde. « Vous tirez à gauche », dit la page. « C’est toi qui *souffles* à gauche », dit Ken.
wb-6-16-first =
    « Tu avais promis de ne plus attendre personne », dit Sid à la page. « Je n’attends pas, dit la page. J’ai trois points d’avance. » Ce n’est qu’un. Mais il est superbe.

    { wb-6-16-first-rules }
wb-6-16-waits = Après chaque point, la pointe d’or s’arrête et attend que le vôtre y soit. Ça irait plus vite sans. « C’est devenu une habitude », dit la page.

wb-6-17-front-title = Coudre la page
wb-6-17-front = Ça entre et ça sort par les anciens trous, les siens d’un côté, les vôtres de l’autre. Un point doit briller, sinon il ne tient pas. Dans l’Entaille, la lumière est rousse comme un renard, et Lara ne compte plus à voix haute, pour compter plus vite.

wb-6-18-front-title = Cousez-la
wb-6-18-front = La page s’est mise à aider. Elle frémit, et pousse son bord sous l’aiguille. Mais l’escalier tremble aussi. En bas, sur le palier, ça monte, et pas par les marches : elles n’y suffiraient pas. « On ne se retourne pas », dit Lara. Tout le monde se retourne.
wb-6-18-back-title = Il a une fin
wb-6-18-back = Le dernier point se ferme avec un clic. Une main passe le bord, de l’encre jusqu’au coude, puis le reste de Nora, à reculons, qui serre son fil avec les dents. Un frisson descend dans la tour, marche après marche. Le Livre penche un peu plus à droite. Il a une fin. Dedans, le temps d’un souffle, plus rien ne bouge, comme une classe quand la porte s’ouvre. Et tout en bas, dans le noir, quelque chose l’a senti aussi.

wb-6-19-front-title = On tourne la page
wb-6-19-front = « Baissez la tête, dit une voix dans le ciel, une voix qui tremble. On tourne la page. » Les marches se replient sous vous, toutes les quatre-vingt-dix. La cloche passe entre deux feuilles, puis les patères, et la porte avec son verrou d’encre. Vous vous cramponnez à la couture. C’est de votre main, et ça tient.
wb-6-19-back-title = Blanc
wb-6-19-back = C’est si blanc que vous n’avez pas d’ombre. Pas même une trace de pouce. Au loin, on a croqué à la plume une colline, sur la colline une tour, à la tour une porte, et par-dessus le tout, des petites hachures. « La pluie », dit Ken. « La grêle, dit Sid. Regarde les bouts. Ça rebondit. » Les lignes imprimées passent au pied de l’image, larges comme des chemins. Au bout de la dernière, le point final, noir et rond comme un puits. « Il n’était pas si gros », dit Nora.

wb-6-20-front-title = De la lumière pour lire
wb-6-20-front = Le soir entre par la marge. Le blanc devient bleu, le bleu devient gris, et les petits caractères se mettent à ramper. « C’est la page où le printemps arrive, dit Nora. Je ne l’ai jamais vue qu’à l’envers. Il y en a drôlement long. » Vous arrivez encore à lire les grandes lettres. Les moyennes aussi, à condition de ne pas cligner des yeux.
wb-6-20-lamp =
    Alors un cou de fer passe le bord de la page, et après lui tout le reste de Wick, au galop. Il court à la lettrine et souffle dessus ; puis à la longue phrase, puis à la note de bas de page. Chaque fois, il attend, la tête penchée, un pied en l’air, que la lumière ait bien pris.

    { wb-6-20-lamp-rules }
wb-6-20-bread =
    Alors l’odeur vous arrive. Wick est dans la marge, éteint, du givre sur le cou et un plateau de boulanger en travers. Avec votre lumière, le neuvième four a tenu toute la journée. Les brioches sont grosses comme des coussins, elles fument encore, et à chacune il manque une toute petite bouchée, comme si quelqu’un avait goûté à toutes, avant qu’on lui dise d’attendre.

    { wb-6-20-bread-rules }
wb-6-20-dark = « Alors on lit vite », dit Lara. Pour un plan, c’est court. Elle demande si quelqu’un a mieux. Pour une fois, ça lui ferait plaisir.

wb-6-21-front-title = La ligne barrée
wb-6-21-front = Un trait rouge traverse la page, tiré à la règle, et sous lui, la ligne ne bouge plus. « Il a commencé par la fin, dit Nora, pour ne pas avoir à la faire en dernier. » On peut marcher dessus. On a l’impression d’arriver juste après un *non, rien*.

wb-6-22-front-title = Trois voix
wb-6-22-front = Il y a trois pupitres : un dans la grande première lettre, un sur la longue phrase, un en bas, à la note. La lectrice devait être longue comme un autobus. « Vesper la lisait à trois voix, dit Nora. Une pour le début. Une pour le milieu. Une pour ce que le livre n’osait pas mettre au milieu. » Vous vous comptez. Trois à la fois, dit-elle, ou ça ne fait que du bruit.
wb-6-22-inkling =
    Ça fait tic-tac au creux de votre bras. C’est la pierre, celle qui était Inkling cet après-midi encore, et qui en avait pour tout l’hiver à dormir. « Il sait qu’on va lire », dit Tina. La coquille se fend, et se fend encore, tant il y en a là-dedans. Il est long comme un canapé. Il a des ailes, mouillées, chiffonnées, et toujours une dent. Il pose le menton sur le pupitre et regarde longtemps le premier mot. *Grêle*, dit-il, magnifiquement.

    { wb-6-22-inkling-rules }
wb-6-22-wick =
    Wick monte à la longue phrase, un pied, une pensée, l’autre pied, et se retourne : il a le droit ? Il ne sait pas parler. Mais quand il se penche sur un mot, le mot s’allume, et alors on l’entend, très distinctement, comme on entend des gens par une fenêtre éclairée. Nora caresse le cou tordu. « Et il ne mord que le *papier*, dit-elle. Pas aujourd’hui, Wick. »

    { wb-6-22-wick-rules }
wb-6-22-nora =
    « Je prends la longue, dit Nora. J’ai une bonne voix qui porte. Toute la matinée, je me suis entraînée sur le noir. » Elle grimpe, pique l’aiguille d’or dans sa natte pour ne pas la perdre, et reste un moment les deux mains à plat sur le pupitre. C’est la page qu’elle a coupée. Elle lui arrive au menton.

    { wb-6-22-nora-rules }

wb-6-23-front-title = Lire à voix haute
wb-6-23-front = Vous lisez une ligne, et c’est comme de tirer une charrette : le plus dur, c’est le premier mot. Mais qu’on s’y mette aussi au deuxième pupitre, et au troisième, et voilà les lignes qui roulent toutes seules, et ce qu’on a lu relève la tête et prend des couleurs. Le papier en frissonne d’aise. Ça lui avait manqué.

wb-6-24-front-title = Bouchée
wb-6-24-front = L’un d’eux a pris de l’avance, et il a la bouche pleine. Il ne mâche pas. Il a tout un paragraphe dans les joues, et tourne vers chacun sa face aveugle. Il a peur d’en perdre. Avaler, personne ne lui a jamais montré.

wb-6-25-front-title = Trois morsures
wb-6-25-front = Il manque des mots à la page : trois trous, un par pupitre. On voit la morsure, pas plus large qu’une chaussure. « On ne peut pas juste sauter, dit Nora. J’ai sauté un mot cet après-midi, et ils l’ont su. » Il faut les remettre, et il faut que ce soient les bons, parce qu’ils seront vrais sitôt dits. « On les a tous vus », dit Sid. Il retrousse ses manches, ça s’entend, et commence à se lire les bras.

wb-6-26-front-title = La Poste réclame
wb-6-26-front =
    Un volet s’ouvre dans l’air, à peu près à hauteur de boîte aux lettres. « Quill, Bureau des rebuts, dit une voix derrière. Vous nous devez une histoire. Jusqu’à la fin. Nous fermons à la nuit. »

    « *Maintenant* ? » dit Lara.

    « C’est sur le formulaire, dit la voix : *dans les pires délais*. » Un tampon passe par le volet et se tient prêt, en l’air. Dans le blanc, derrière vous, il y en a qui se dépêchent.
wb-6-26-tell =
    Ken la raconte, où qu’il soit : celle de la chèvre. Elle n’a jamais eu de fin. Il lui en donne une, elle était derrière le puits depuis le début, et il fait toutes les voix, même celle du puits. Derrière le volet, plus un bruit ; puis Quill se mouche, et le tampon tombe : PAYÉ. Ken n’a jamais fait mieux. Autour de vous, tout ce qui n’a pas d’oreilles en a profité pour se rapprocher.

    { wb-6-26-tell-rules }
wb-6-26-refuse =
    « Demain », dit Lara. « Madame, dit la voix, sans méchanceté, quel demain ? » Une main à manchette grise passe par le volet et se paie autrement : une feuille, toute petite, avec une rue dessus, pliée en quatre, timbrée.

    { wb-6-26-refuse-rules }

wb-6-27-front-title = Jusqu’au bas de la page
wb-6-27-front = La première ligne parle de la neige, dans les caniveaux de la Cour aux lampes, et dit que c’était la dernière. Vous la lisez. Quelque part sous vos pieds, de l’eau se met à goutter. Puis le point final bouge. Des têtes blanches montent par-dessus son bord, côte à côte, et se tournent vers le bruit. « Ce n’est pas pour manger qu’ils viennent, dit Tina. C’est pour *entendre*. Seulement, ils ne savent pas faire l’un sans l’autre. »
wb-6-27-back-title = Et là, plus rien
wb-6-27-back = Votre doigt est arrivé à l’avant-dernière ligne. Tout ce qui est au-dessus a été dit à voix haute, et tout ce qu’on a dit est là, en couleurs : du thym, une route, une flaque avec un nuage dedans. Il n’y a plus que le dessin pour être un dessin. Vous vous taisez. Il reste une phrase. « Vas-y, toi. » « Non, toi. » Et le point final s’ouvre. Un point, ça ? C’est une bouche. Non. Ce sont des bouches, à n’en plus finir.

wb-6-28-front-title = La lettrine
wb-6-28-front = La première lettre est haute comme une maison, avec des feuilles peintes, et un pupitre entre les feuilles. La ligne qui commence là parle des petits : *Ils étaient blancs, ils étaient aveugles, et si affamés qu’ils mangeaient le noir ; et nul n’aurait su dire ce qu’ils deviendraient, car ils commencent tous* et là, une morsure.
wb-6-28-back-title = Ils commencent tous
wb-6-28-back = Le bord de la morsure est encore humide. Vous posez un doigt à côté et vous devinez le mot qui était là, comme la langue devine la dent qui n’y est plus. Un mot plutôt court, on dirait. Quelqu’un l’a dit hier, devant un four, et allez savoir de quel côté elle était.
wb-6-28-hungry =
    Vous le dites, et c’est vrai aussitôt. Vous avez l’estomac dans les talons, d’un coup ; et entre les feuilles, par le papier, il en arrive un autre, d’estomac. « *Affamés*, ils le sont d’un bout à l’autre, dit Nora. Là, c’est comment ils *commencent*. »

    { wb-6-28-hungry-rules }
wb-6-28-small =
    « *Car ils commencent tous petits* », lisez-vous. Les feuilles de la lettre se déroulent. Ça toque contre le papier, par-dessous, doux et rapide, comme un cœur dans un œuf ; et Lara lit la ligne encore une fois, bien qu’elle n’y soit pas obligée, et d’une tout autre voix qu’hier.

    { wb-6-28-small-rules }
wb-6-28-white =
    Vous le dites, et les feuilles deviennent blanches, puis vos mains. « *Blancs*, il y est déjà, dit Sid. Personne ne met *blancs* deux fois dans une ligne. » Blanc sur blanc, ce qui monte dans la page ne se voit pas. Ça se sent.

    { wb-6-28-white-rules }

wb-6-29-front-title = La longue phrase
wb-6-29-front = Elle commence par une montagne et finit, neuf lignes plus loin, par une patère. On respire aux virgules. Vers la fin, elle dit : *et chaque enfant qui avait été emprunté pour un temps monta les quatre-vingt-dix marches, prit son manteau à la patère et sonna* et là, une morsure.
wb-6-29-back-title = Et sonna
wb-6-29-back = Vous l’avez lu sur une plaque de laiton, et certains d’entre vous deux fois. Mais fermez les yeux pour le relire : il y a un nid d’oiseau devant. Le papier attend. Une longue phrase, ça sait attendre.
wb-6-29-once =
    « *Et sonna une fois* », lisez-vous, et de sous la page, de tout au fond, vient une seule note, si grave que les virgules tremblent. L’une des choses blanches s’arrête en pleine bouchée et penche la tête. « Ça, ça lui dit quelque chose, dit Nora. Dans le temps, ça voulait dire : demain, on continue. »

    { wb-6-29-once-rules }
wb-6-29-twice =
    « Deux fois, ça veut dire qu’on est revenu, dit Nora. Personne n’est jamais revenu. » Mais ce qui est dit est dit, et c’est vrai un instant : quelque chose revient, en plein milieu de la phrase, et depuis le temps, les bonnes manières, c’est oublié.

    { wb-6-29-twice-rules }
wb-6-29-never =
    Plus un bruit : une cloche bourrée de paille. Le temps d’un souffle, jamais personne n’est rentré chez soi. Nora a pâli. Puis, dans la paille, ça se met à mâcher.

    { wb-6-29-never-rules }

wb-6-30-front-title = La note de bas de page
wb-6-30-front = C’est imprimé si petit qu’il faut se coucher à plat ventre. Il y a un 1 minuscule, et puis : *Le portier tient à faire savoir que, durant toutes ces années, il lui est passé sous le nez, sans payer, trois cent* et là, une morsure, *chèvres*.
wb-6-30-back-title = Chèvres, impayées
wb-6-30-back = « Ça, c’est bien lui », dit Nora. Ibo tenait tant à ce nombre qu’il l’a fait mettre dans un livre sur le printemps. Et ça ne se devine pas, une note de bas de page. Là-bas sur la colline, dessinée toute petite, avec quatre traits pour les pattes, une chèvre a levé la tête.
wb-6-30-nine =
    « Ça, c’est les *enfants*, dit Nora. Jamais il ne les confondrait. » Quelque part, une liste s’enroule d’un coup sec, vexée. La chèvre, sur la colline, se recouche. À l’endroit où vous avez bredouillé, quelque chose se lève.

    { wb-6-30-nine-rules }
wb-6-30-ninety =
    « Ça, c’est les *marches* », dit Sid, trop tard. Des chèvres, il y en a trois cent quatre-vingt-dix, maintenant, le temps d’une ligne, et toutes vous passent dessus au galop. Quand elles sont loin, il reste quelque chose, et ce n’est pas une chèvre.

    { wb-6-30-ninety-rules }
wb-6-30-twelve =
    « *Trois cent douze chèvres* », lisez-vous, et elles sont toutes là, sur la colline dessinée, quatre traits chacune. De très, très loin, vous entendez quelqu’un compter tout bas. Il arrive au bout, et au bout, le compte est bon. Puis une liste s’enroule, très tendrement.

    { wb-6-30-twelve-rules }

wb-6-31-front-title = Une porte à la plume
wb-6-31-front = De près, la tour, c’est quarante traits de plume, et la porte, neuf. Autour de vous, la grêle est restée en l’air, en petites hachures. On s’y cogne, et c’est froid.
wb-6-31-back-title = Huit points
wb-6-31-back = De ce côté, pas de verrou. Sous la porte, il y a la dernière phrase du Livre, et vous ne lisez que la fin, les lèvres serrées : *et à l’intérieur ........ tira le verrou.* Sid compte les points. « Huit, dit-il. Huit lettres, donc. Si c’est un seul mot. » Entre le sixième et le septième, un peu trop haut, il y a une crotte de mouche. Une paire de lunettes pend au heurtoir. « Il est venu la barrer, dit Nora. Et puis il l’a lue. Et puis il a dû essuyer ses verres. »

wb-6-32-front-title = Lunettes d’Obel
wb-6-32-front = On y voit toutes les fautes du monde, jusqu’à la dernière. Pas étonnant qu’il soit fatigué.

wb-6-33-front-title = L’Inachevé
wb-6-33-front = Il sort du point final, et il en sort toujours. Dans le noir, ils ont poussé les uns dans les autres, par centaines : un dos, une mâchoire, un bout de peau tout écrit, une petite queue qui n’est à personne. Il est haut comme la colline. Il n’a pas d’yeux, et il grelotte. Et il dit ce qu’ils disent tous depuis le début ; mais là, c’est en chœur, et on comprend. *Et après ?* dit-il. *Et après ? Et après ?*
wb-6-33-fewer =
    « Il y a des trous », dit Tina. En rangées, même. Ces rangées, vous les connaissez. Ceux qui ont eu leur histoire jusqu’à la fin, cet après-midi, ne sont pas venus. Ils dorment.

    { wb-6-33-fewer-rules }
wb-6-33-all = « Ça fait combien ? » demande Ken. Sid s’est mis à compter, et il a déjà arrêté. « C’est tous, dit-il. Tous ceux qui se sont couchés près de ces étagères et qui n’ont eu qu’une moitié. » Il faut un moment à Ken. « Bon, dit-il. J’ai peur. Voilà. C’est dit. »
wb-6-33-back-title = Un peu moins de quatre
wb-6-33-back = Obel est au bord de la page, gris et mince comme une règle, sans ses lunettes. « Si vous permettez, dit-il. On ne peut pas y mettre fin. J’ai essayé, au début, avant de prendre le crayon. On ne peut que fermer le livre dessus. » Il regarde le ciel. « Il reste un peu moins de quatre minutes. » Pour une fois, il ne demande qu’à être corrigé.
wb-6-33-reads =
    Puis il couche son crayon dans le pli, bien parallèle au bord. « Il semble, dit-il, que j’aie un passage. L’avant-dernier paragraphe. Je l’ai barré ce matin. Je constate que je le lis encore, sous le trait. » Il s’éclaircit la voix. Il lit plutôt bien.

    { wb-6-33-reads-rules }
wb-6-33-broken = Il est venu avec sa pelle pleine d’éclats, et ne sait pas où la poser. « Il est un passage que je sais par cœur, dit-il, et j’aurais aimé qu’on me le demande. Mais on ne lit pas avec des gens qui cassent les choses. » Il s’assied de son côté de la marge, plie les pattes, et quand il croit qu’on ne le voit pas, ses lèvres remuent.

wb-6-34-front-title = Endormir en racontant
wb-6-34-front = « On ne le frappe pas, dit Nora. On lui lit *dessus*. Le plus fort possible. Et si on n’a qu’une moitié de phrase, on invente l’autre, on n’a pas une tête que pour le bonnet. » Il va mordre, parce qu’il a faim, mais sans rancune. Vous approchez, tout près, les deux mains dans le dos : il ne faut pas qu’il les voie trembler. Il n’a pas d’yeux. On ne sait jamais.

wb-6-35-front-title = Et après ?
wb-6-35-front = *Et après ?* dit-il, et la bouche la plus proche arrache une demi-ligne et la recrache : il n’y avait pas d’autre moitié. « Depuis le début ! crie Nora. On s’en fiche, si c’est mal dit ! » C’est l’histoire d’une colline, dites-vous, avec une tour. Il ne bouge plus. Pas une tête aveugle qui ne soit tournée vers vous. De votre vie, on ne vous a écoutés comme ça.
wb-6-35-back-title = Le plus petit
wb-6-35-back = Ce qui reste n’est pas plus haut qu’une chaise. C’en est un, pas un grand, et il a rampé jusqu’à vous pour poser le menton sur votre chaussure. Vous lui dites, tout bas, comment la dernière page a monté l’escalier. « *Et ap* », dit-il. Vous attendez la suite. Pas de suite. Il inspire, il expire, il inspire, et sur le blanc, autour de vous, tout respire avec lui.

wb-6-36-front-title = Le début
wb-6-36-front = C’était un pays qui se pliait à plat en hiver, racontez-vous, et des dragons l’avaient construit. Il y en a qui connaissent. Ceux du dehors cessent les premiers de dire *et après*, lâchent le voisin, et roulent au bas de la pente blanche. L’un d’eux est long comme une rue, de petites notes plein la peau. *Voir plus haut*, marmonne-t-il, et le voilà parti. Là où ils s’arrêtent, ils se couchent nez contre queue. « Ne vous arrêtez pas, chuchote Nora. Le milieu, c’est le pire. Au milieu, ils croient toujours que c’est tout. »

wb-6-37-front-title = Le milieu
wb-6-37-front = Le milieu, c’est une fille avec une règle. Ce n’était pas prévu, ça vient comme ça. Nora s’en charge, d’une voix bien ferme, jusqu’à *alors elle vit ce qu’elle avait fait*. Là, elle s’arrête. Et vous continuez. Ça suffit : que quelqu’un continue. Ils se couchent par douzaines. Ce qui reste n’est pas plus haut qu’une maison ; et un moment, vous pouvez vous asseoir le dos contre quelque chose qui va être un dragon.

wb-6-38-front-title = Des pierres
wb-6-38-front = Vous n’avez plus de voix que pour chuchoter. Jusqu’à la colline dessinée, la plaine est couverte de formes rondes et blanches, nez contre queue, par milliers ; et elles deviennent pierre, et la pierre est tiède. « Ambre, chuchote Tina à chacune quand vous passez. Braise. Cendre. Duvet. » Là où s’arrête la page, quelque chose de long comme un autobus a posé le menton sur le papier. Ça a dû venir de loin, très lentement. Ça a de la mousse aux paupières. Puis il n’y en a plus qu’une de fermée.
wb-6-38-back-title = Celle qui attend
wb-6-38-back = L’œil est grand comme une roue de charrette, et il y a tout un soir dedans. Ce n’est pas vous qu’il regarde. Vesper regarde l’endroit où s’arrête l’imprimé, comme on regarde une porte quand on a entendu des souliers derrière. Elle attend depuis soixante ans, le menton sur les pattes. Elle ne va pas dire s’il vous plaît. « Il reste une phrase, dit Nora, et il y a un trou dedans. »
wb-6-38-minnow = Elle a pris quelqu’un par la manche. « Ce que je vous ai dit dans le noir, dit-elle, sur la porte. Qu’elle l’a fermée à clé, et que je devrais sonner. » Vous vous souvenez. « Je le crois toujours, dit Nora. Mais à plusieurs, on le croit moins fort. » Sa main est rêche, pleine d’encre, et elle se réchauffe.
wb-6-38-letter = « Vous avez lu ma lettre, dit Nora, sans se retourner. Je dis que ça va, et hop, vous regardez vos chaussures. » Que répondre à ça ? « Ça n’allait pas si bien, dit Nora. Là. Maintenant on est plusieurs à le porter. » Et elle pose sa main pleine d’encre à plat sur la grande paupière, pour voir si c’est chaud.
wb-6-38-eye = Nora s’approche de l’œil jusqu’à s’y voir, tout entière, la tête en bas. Elle se tient très droite. « Pardon, dit-elle. Je voulais juste qu’il arrête de regarder. » L’œil se ferme, et se rouvre. Chez les chats, dira Sid plus tard, ça veut dire que c’est oublié. De toute la soirée, c’est la seule chose qu’il n’aura pas lue quelque part.

wb-6-39-front-title = Huit points
wb-6-39-front =
    Voici comment finit le Livre : *Des grêlons gros comme des billes, et un seul toit sur toute la colline. Ils coururent vers la vieille tour. La porte était fermée, et à l’intérieur ........ tira le verrou.* Au-dessus des points, une crotte de mouche. La plume est posée dans le pli. Elle est tiède.

    « C’est nous, dit Ken. C’est nous, *hier*. »

    « C’était imprimé avant qu’on soit nés, dit Sid. Sauf les points. Il faut que quelqu’un dise qui c’était. »
wb-6-39-nora =
    Elle l’écrit elle-même. Quatre lettres, pour huit points ; elle en laisse deux devant et deux derrière, pour que ça ait l’air voulu. « Alors ce sera moi, dit-elle, à l’encre, au moins, à toutes les portes, chaque fois qu’il grêle. Il y a pire, comme travail. » L’encre met longtemps à sécher. Il reste quatre points. Quatre points, c’est vite vu. Elle les regarde longtemps.

    { wb-6-39-nora-rules }
wb-6-39-own =
    On se dispute à voix basse : la plume, c’est à moi, non, à moi. Puis l’un de vous l’a écrit, d’un trait, sans laisser à personne le temps de compter les lettres. Ça ne remplit pas les points. Peu importe. Le Livre connaît cette écriture : il l’a depuis hier au bas d’une liste. Tout au fond, quelque chose se retourne, comme un dormeur dont on dit le nom.

    { wb-6-39-own-rules }
wb-6-39-somebody =
    Vous mettez un doigt sur chaque point. « Q, U, E, L, Q », dit Sid. Ensuite, il faut l’autre main. « Et la crotte de mouche ? » demande Ken. « C’est l’apostrophe. » « Ce n’est pas une réponse, dit Lara. C’est ce qu’on dit quand on ne sait pas. » « C’est ce qu’on dit, dit Tina, quand ç’aurait pu être n’importe lequel de nous. » Personne ne rit. Nora l’écrit, de sa plus belle écriture, et les points s’éteignent sous l’encre, l’un après l’autre, comme des lampes au matin.

    { wb-6-39-somebody-rules }

wb-6-40-front-title = À l’intérieur
wb-6-40-front = Vous le lisez à voix haute, tous : *et à l’intérieur*. Le papier devient doux comme une joue. Vous y appuyez une main, et la main passe, jusqu’au poignet, et touche du bois. Du vrai, avec des échardes. Le long de votre bras, vous voyez un escalier, de la poussière épaisse comme du feutre, et neuf patères ; et à la neuvième, un petit imperméable jaune, tout ruisselant. « Je viens juste de *partir* », chuchote Nora. Dehors, sous la grêle, quelqu’un prend dix pas d’élan.
wb-6-40-back-title = Quelqu’un tira le verrou
wb-6-40-back = Il est long comme le bras, et personne n’y a touché depuis soixante ans. « Maintenant, dit Lara. *Maintenant*. Il court. » Ça coince. Ça cède. Ça se met à glisser, et la porte s’ouvre juste avant qu’il arrive, et un garçon surgit de la grêle et tombe à plat ventre. « C’était voulu », dit-il. Tout près de vous, quelqu’un a les oreilles en feu, et c’est Ken. « N’empêche, c’était voulu », dit-il. Vous retirez la main. Là-bas, une fille regarde derrière la porte. Le verrou est encore en train de reculer.

wb-6-41-front-title = Une fois
wb-6-41-front = Vesper a fermé l’œil. Soixante ans qu’elle retenait son souffle ; elle le lâche, et sur la colline dessinée, la grêle dessinée fond. Le Livre a une fin, maintenant, et la fin a une porte. À côté, cinq traits et un nœud : la corde de la cloche. « Quand on rentre, on sonne », dit Nora. Elle l’a déjà en main. Puis elle regarde la plaine, et tous ces milliers qui viennent à peine de s’endormir. C’est une grosse cloche, très grave. On l’entend avec les dents.
wb-6-41-ring =
    Elle s’y pend de tout son poids. Une note s’en va sur le blanc, et ici ou là, une pierre se retourne. On lui redit la dernière ligne, tout près de l’oreille, et elle se rendort. Très loin, près d’une porte ou d’une grille, quelqu’un ôte sa casquette. Il lève la tête pour voir qui rentre. Il a une plume.

    { wb-6-41-ring-rules }
wb-6-41-tiptoe = « Ça les réveillerait », dit Nora. Elle essuie la corde, de sa manche. Et pour la première fois, un enfant rentre d’Oniria sur la pointe des pieds, et vous derrière, chaussures à la main. Tout là-haut, sur une plaque de laiton, une place reste vide, et très propre.

wb-6-42-front-title = Cinq
wb-6-42-front = Une page se rabat sur vous comme une couverture, et vous êtes couchés sur un plancher, et vous êtes cinq. À la montre de Lara, quatre minutes ont passé. Sur le bureau, la plume finit de rouler, là où la main l’a lâchée. Dans la vallée, une horloge sonne. « Sept heures », dit Lara. « Il était sept heures vingt quand je suis entrée, dit Nora. Alors je suis en avance. » Puis elle voit les lumières, dehors. Il y en a trop, et elles sont trop blanches. « Oh », dit-elle. Et au bout d’un moment : « Au moins, ils ont gardé l’escalier. »
wb-6-42-answer = Alors vous lui donnez l’enveloppe. Dessus, d’une main qui tremble, depuis le temps : *Minnow*. Elle regarde ça un moment. Puis elle l’ouvre à la règle. Une ligne. Elle la lit si vite que c’est à refaire. « *On dîne à sept heures*, lit-elle. *Je n’ai jamais dit quel jour.* »
wb-6-42-posted = « Elle a eu ta lettre, dit Tina. On l’a postée. Un peu tard. » Nora s’est arrêtée, une main sur la rampe. « Celle où je dis que ça va ? » « Celle-là. » Elle réfléchit. « J’avais mis *trois* mensonges dedans, dit-elle. À l’écriture, elle les aura trouvés tous les trois. »
wb-6-42-back-title = La neuvième patère
wb-6-42-back = Vous descendez l’escalier. Vos pas sont dans la poussière, ceux de toutes les autres fois, quatre paires ; en voilà une cinquième. Les patères sont basses ; elle est juste à la hauteur. Elle tâte la manche de l’imperméable jaune, puis l’ourlet, puis les deux poches, pour être juste. Sec. Sec. Sec. Puis elle retourne le col. Sous l’attache, là où l’air ne va pas, il y a une tache grande comme une pièce de monnaie, et elle est froide. « *Au moins* », dit Nora, et elle l’enfile.
wb-6-42-nine = Là-haut, entre les pages, un tout petit crayon se met à gratter. *Enfants entrés : neuf*, écrit-il. *Enfants sortis :* et il s’arrête, comme si quelqu’un devait changer de main. *Neuf.* Il va à la ligne. *Chèvres : trois cent douze. Le compte y est.* Et puis, comme il reste de la place et que personne ne regarde, il fait un bruit que vous ne lui connaissiez pas. Ça ne fait pas tic-tac. On jurerait qu’il fredonne.
wb-6-42-plate = Tout là-haut, sur une plaque de laiton, il y a maintenant neuf lettres griffées, d’un M à un N, et le N est profond. À cet endroit, plus personne n’astique. Ce n’est plus la peine.
wb-6-42-polished = « Sur sa liste, j’aurai l’air de ne pas être rentrée », dit Nora, l’oreille vers le haut de l’escalier. Elle attache le bouton du haut, puisqu’il y en a un. « Je sonnerai demain. Quand ils auront dormi. Je ne veux pas qu’il compte des chèvres à cause de moi. »

wb-6-43-front-title = La porte
wb-6-43-front = Voilà la porte, et le verrou. Pas besoin d’y toucher. Il est ouvert depuis hier : vous n’avez jamais refermé derrière vous. Ken met l’épaule contre les planches, par habitude, et se ravise. Il prend la poignée. « Après toi », dit-il à Nora, et pour une fois, ce n’est pas une blague.
wb-6-43-dark = Dehors, il fait noir comme dans un four, et il pleut. La lampe de poche fait clic et s’éteint. De ce pays, il en reste trop là-bas, vous ne voulez pas savoir combien, et personne n’a de main libre : tout le monde tient quelqu’un. Mais tout en bas, où commence la route, on a mis une lampe à une fenêtre, comme ça, pour qui passe. Vous attendez de l’avoir vue tous les cinq.
wb-6-43-drizzle = Il bruine, et la colline sent le thym mouillé. La moitié du ciel est dégagée, l’autre pas, et la moitié de ce pays, à peu près, tient de nouveau debout, dit Sid, si on compte les toits. « La moitié, je prends », dit Nora. Elle a tiré la langue, pour savoir comment est la pluie, de nos jours. Elle la laisse dehors un bon moment.
wb-6-43-stars = Les nuages sont partis. Nora s’arrête sur le seuil et renverse la tête, et les voilà, toutes, chacune à sa place. « Je m’inquiétais pour elles », dit-elle. La grêle a fondu en un liseré blanc, le long du mur. Ça craque quand on marche dessus, et elle marche sur tout, à gauche et à droite de la porte, pour ne rien oublier.
wb-6-43-bow = Il grêle de nouveau, tout doucement, et au travers brille le tout dernier soleil. Dans chaque grêlon, il y a une étincelle. « Au printemps, ça ne peut pas neiger, dit Sid, alors ça fait ça. Froid en haut, chaud en bas. Ça veut dire que l’hiver a craqué. » Un arc-en-ciel se dresse sur la vallée, puis un autre, à l’envers. Personne ne dit *regardez*. Dans la tour, derrière vous, la porte est grande ouverte, et on entend les pages se lever, toutes.

wb-6-43-back-title = Comment tout finit
wb-6-43-back = Et après ? dit quelque chose en vous, qui ne veut pas se coucher. C’est son droit. Venez, serrez-vous, tous ; celui qui a le plus lu aujourd’hui, ce soir, on lui fait la lecture. Voici la fin.

wb-6-43-blank = Avant d’aller au lit, Sid monte encore une fois à la tour, pour lui dire bonne nuit. Il ouvre le Livre, et le Livre est blanc. On ne l’a pas barré, on ne l’a pas plié. Il est blanc, simplement, de la première page à la dernière, comme un champ après une nuit de neige. Il en restait une fin, et vous l’avez lue. Il tourne les pages, toutes, lentement ; on leur doit bien ça. Elles sont encore tièdes.
wb-6-43-blank-home = Nora se ressert deux fois. Maman ne la quitte pas des yeux. « Il y avait une cloche, dit Nora, la cuillère en l’air. Et un monsieur, très petit. Non. Mais il avait une casquette. » Elle fronce les sourcils. « C’était important. Je devais y retourner. » Mais le chemin, elle a beau chercher. Au-dessus du poêle, un imperméable jaune a fini de sécher. La nuit, Maman l’entend parler en dormant, et vient sur le pas de la porte. Elle compte quelque chose. Elle arrive à trois cent douze, sourit, et se tourne contre le mur.

wb-6-43-hook = Sur la route, vous vous comptez, et il manque quelqu’un. Vous remontez en courant. Vous trouvez l’endroit tout de suite : la dernière page, la tour sur la colline ; et dans la porte, pas plus haut qu’un pouce, quelqu’un, à l’encre, fait de grands signes du bras. « C’est juste pour un moment, dit une voix dans le papier, si près qu’on en sent le souffle. Ils vont se réveiller, et il faut quelqu’un qui l’ait lu. Je rentre avant… » Un silence. On y cherche des yeux quelque chose à suspendre.
wb-6-43-hook-home = Il y a dix patères, maintenant. Nora a planté la dixième, un peu de travers, avec la règle pour marteau. Ce qui y pend est trempé. « Cette fois, on ne coupe rien, dit-elle. Attendre, ça me connaît. On croit qu’il faut tenir fermé. Il faut tenir *ouvert*. » Alors, chaque soir, une fois la table débarrassée, quatre personnes s’assoient au bureau, dont une en imperméable jaune, et lisent une page à voix haute. Puis elles se taisent, et de là-dedans, quelqu’un lit la suivante. Elles ont déjà passé le milieu. Dans l’escalier, en rentrant, elles tâtent la manche au passage. Elle ne goutte presque plus.

wb-6-43-obel = Vous remontez en courant, tous, parce que vous avez oublié de le fermer. « Si vous permettez », dit une voix sèche, quand vous tenez déjà la couverture. Sur la dernière page, il y a une chaise, tracée à la règle, en rouge. Lui qui n’ajoutait jamais rien ! Obel y est assis, très droit, celui de l’ours sur les genoux, et tout autour des pieds de la chaise, ils sont couchés, nez contre queue. Il ne fait pas les voix. Il ne saute pas un mot. Et dès qu’un petit remue, il reprend en haut de la page, sans un soupir.
wb-6-43-obel-home = « Ils s’éveilleront à leur heure, dit-il. Je constate que je ne suis pas pressé. » Et Oniria se réveille comme une maison le dimanche : un volet, puis plus rien, puis, bien plus tard, une odeur de pain grillé. Un avis est épinglé sous la couverture. LES LECTEURS SONT ADMIS LE JEUDI, DE QUATRE À SIX. MAINS PROPRES. Ken dit que c’est un scandale. Il est toujours là à quatre heures moins dix. Nora vient aussi, en gilet, parce que l’imperméable est sec et qu’il fait beau ; elle s’assied au milieu des pierres, et lève le doigt. « Vous avez oublié une virgule », dit-elle. Un silence terrible. « En effet, dit Obel. Merci. »

wb-6-43-thaw = Au matin, vous ouvrez le Livre, et vous n’avez que le temps de sauter de côté. Une colline en jaillit, puis une autre, puis tout le reste : des charnières, des ruisseaux, la ville, de la fumée sur neuf fours, et dans un pré, un cheval à cinq jambes, qui se met debout et les essaie toutes. Sur la plaine, les pierres se fendent. Ils sortent tout mouillés, les ailes chiffonnées (l’un d’eux porte le blouson de Ken), et chacun dit le dernier mot qu’il a entendu. *Verrou*, disent-ils. *Verrou. Verrou.* Puis Vesper se lève. Il lui faut jusqu’à midi, la mousse tombe par plaques, et la première chose qu’elle demande, c’est ses lunettes.
wb-6-43-thaw-home = « C’était *eux*, dit Nora au dîner, par-dessus une tasse qui a eu un poisson. Soixante ans que j’ai peur d’un œil, et c’étaient ces quatre-là qui me cherchaient ! » Elle en rit jusqu’au hoquet. Maman a quatre-vingt-quinze ans. Elle a mis six couverts. Elle a regardé Nora ; une casserole a eu le temps de déborder ; puis elle a dit que ça allait refroidir. La porte n’est pas fermée à clé. Elle ne l’a jamais été. Tard, quand c’est votre tour d’aller chercher du bois, vous trouvez quelqu’un dehors, qui n’a pas osé frapper, mince comme une règle, ou petit comme un chat, ou alors c’est juste une lampe. « Eh bien ? crie Maman. C’est ouvert. »

wb-6-43-home = Au pied de la tour, quelqu’un se tient au mur. À quatre-vingt-quinze ans, elle a monté toute la colline en pantoufles, et les pantoufles sont trempées. Elle regarde la porte comme on regarde une porte quand on entend des souliers derrière. Nora s’arrête sur la dernière marche. Toute la journée, elle a préparé ce qu’elle dirait, pour l’imperméable. Envolé. « Maman, dit-elle. Je suis en retard. »
wb-6-43-home-home = Maman la regarde de la tête aux pieds, comme tous les jours à la sortie de l’école. Puis elle prend le col jaune entre deux doigts, et presse. Il en sort une goutte, qui tombe sur une pantoufle. « Non, dit Maman. Avant qu’il soit sec, tu as dit. » « Tu as fermé la porte à clé ? » demande Nora, dans le tablier. « Quelle porte ? » dit Maman. Puis ses jambes n’en veulent plus ; elle s’assied, et Nora contre elle, et à elles deux, elles ne font qu’un tout petit tas, avec un imperméable dessus. C’est Tina qui voit les pantoufles, et qui enlève ses chaussettes. « Et vous, vous êtes la poste », dit Maman, une fois mouchée. Vous hochez la tête. « Vous êtes en retard, dit-elle. On vous a donné à manger ? » La table est mise pour deux, comme chaque soir. De deux à six, dit Maman, ce n’est rien du tout.

wb-6-43-tomorrow = Vous descendez la colline tous les cinq de front ; la route est juste assez large. Nora veut tout savoir. Est-ce qu’il y a encore un tramway ? Qu’est devenu Milo ? Et Uma ? Vous dites ce que vous savez ; elle hoche la tête, et le met de côté pour plus tard. La dernière maison sous la tour a sa porte ouverte, de la largeur d’une main, et une pierre est là pour la retenir. Nora regarde la pierre, et le creux qu’elle a fait dans le bois. « Je n’ai pas besoin de sonner », dit-elle. Puis il y a des pantoufles dans l’entrée, l’une, et puis l’autre. Et vous, tous les quatre, vous regardez vos pieds, longtemps, et rien d’autre.
wb-6-43-tomorrow-home = Là-haut, dans la tour, le Livre est sur le bureau, ouvert à sa dernière page. Il y a encore des rues à plat, et une ou deux collines qui ne disent plus rien à personne. Il faudra tout relire, dit Lara, une page par soir, et elle a un plan pour ça. La chaîne est par terre, là où elle est tombée. Nora se retourne sur le pas de la porte, dans son imperméable jaune, qui est sec maintenant, et lève les yeux vers la fenêtre noire. « À demain », dit-elle. Ce n’est pas à vous qu’elle le dit. Mais là-haut, tout bas, pour ne réveiller personne, on entend une page qui se tourne, qu’on lisse, et quelqu’un qui attend la suite.

wb-6-43-line = On a oublié la lampe de poche ; quelqu’un remonte. C’est calme, là-haut, et ça sent le thym. Sur la fiche, sous la couverture, quelque chose monte du papier, lentement, comme un poisson vers la surface. Ce n’est pas un tampon. C’est une ligne, tirée au crayon, et il n’y a encore rien dessus. La plume est à côté. Vous n’êtes pas obligés de la prendre. Il suffit de tenir la main au-dessus pour sentir qu’elle est tiède.

### Quand le dernier jeton Destin est face sombre
wb-6-lost-title = Fermé
wb-6-lost = La nuit vient, et on ne peut plus lire. « Je suis navré », dit Obel, et vous le croyez. Deux couvertures se referment, comme de très grandes ailes. Au dernier moment, une main vous pousse dehors, de l’encre jusqu’au coude, et vous voilà sur un plancher. Le Livre est fermé. Sur la fiche, il y a toujours À RENDRE AUJOURD’HUI, et sous la porte de la tour, une ligne claire : le soleil est posé sur le bord de la colline. Il n’est pas couché. Il se retient, dit Ken, du bout des ongles. « Encore, dit une toute petite voix entre les pages. On reprend à un. »
