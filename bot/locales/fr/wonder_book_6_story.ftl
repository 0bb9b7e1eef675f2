# Wonder Book, chapitre VI : ce qu’on lit à voix haute.
# wb-<chapitre>-<carte>-<côté>, …-title, …-rules ; wb-<chapitre>-<carte>-<clé> : la suite d’un choix, ou une fin.

wb-6-1-front-title = Le soir
wb-6-1-front =
    Le soleil est assis sur le bord de la colline. À RENDRE AUJOURD’HUI, dit la fiche, et l’encre n’est pas encore sèche. Lara a ôté sa montre et l’a posée à côté de la règle. « Sept heures moins quatre, dit-elle. À sept heures, il le ferme. » « C’est toujours quatre minutes », dit Sid. « Alors ça suffit. » Dans le silence, le dos du Livre craque, une fois, comme quand on prend un livre à deux mains.

    « J’ai une blague, dit Ken. Je la garde pour tout à l’heure. »
wb-6-1-back-title = Qui il a emprunté
wb-6-1-back = Lara tient la fiche dans ce qui reste de jour. Neuf lignes, neuf écritures, et en face de huit d’entre elles, une coche. Cette fiche, on peut la lire de deux façons, et il n’y en a qu’une où le compte est bon. Ce n’est pas la liste de ceux qui ont emprunté le Livre. C’est la liste de ceux que le Livre a empruntés. Et en face du neuvième nom, rien. « Quand on emprunte, on rend, dit Tina. Même quand on est un livre. » Ken pose la main à plat sur la page, comme sur un cheval qui l’a déjà mordu. « Elle est chaude, dit-il. On tombe ? »
wb-6-1-lines = Sous la neuvième ligne, il en est monté quatre autres, en quatre écritures, dont une qui prend la moitié de la place. Elles sont soulignées en rouge, deux fois. « À rendre, lit Lara. Nous aussi. » « Depuis hier seulement », dit Ken. À côté de son nom, on a mis une coche au crayon, et derrière la coche, un point d’interrogation. « Il n’est pas sûr de moi », dit Ken, et pendant un moment, il a l’air plutôt fier.

wb-6-2-front-title = De l’intérieur
wb-6-2-front = Vous connaissez cet escalier : c’est celui de la tour, enfilé à l’envers. Les marches sont des pages ; elles mollissent sous le pied, et dès qu’on est passé, elles se tournent. Là-haut, où devrait être le bureau, une longue fente toute droite ouvre le ciel, et il en tombe de la lumière rouge. Et du mur, à hauteur de genou, dépassent neuf pointes de fer. « Les patères, dit Sid. Vues de dos. »
wb-6-2-back-title = Au milieu
wb-6-2-back = Sur la troisième marche est assise Nora, un soulier en moins, de l’encre jusqu’aux coudes. Elle enfile une aiguille. « La porte, j’ai essayé, dit-elle. Elle est juste dessinée. Un livre sans fin, ça n’a pas de sortie. On est au milieu, on marche, on marche, et on est au milieu. » Elle mouille son fil et recommence. « Donc : la page d’abord, la maison ensuite. Au moins, on sait dans quel ordre. » C’est à l’aiguille qu’elle le dit. Elle a déjà dû le dire, souvent, à personne.
wb-6-2-trust =
    « J’ai commencé de mon côté, dit-elle. Pendant que vous n’étiez pas là. Je me suis dit : si c’était *eux* qui regardaient, c’est qu’ils me cherchaient. Donc ils viendront. » Elle vous montre un point, petit, bien droit. Et elle vous regarde dans les yeux, ces yeux qui lui ont fait si peur. On ne sait plus trop où les mettre.

    { wb-6-2-trust-rules }
wb-6-2-cool = Nora ne regarde personne. « Vous auriez pu le dire, à qui il était, cet œil, dit-elle au fil. J’aurais été fâchée. Le temps qu’il faut pour être fâchée. Après, j’aurais ri. » Au bout d’un moment, elle se pousse un peu, et sur la marche, ça fait de la place. Pas beaucoup. Vous vous y asseyez tous.

wb-6-3-front-title = La dernière page
wb-6-3-front = La voilà, roulée, debout à côté de Nora. Un coup sur le ruban, et la page s’ouvre, grande comme une porte. « On ne regarde pas, dit Nora. Ce qu’on lit à voix haute arrive, et de celle-là, la moitié serait pire que rien. » Le bord gauche est parfaitement droit. Elle ne le regarde pas, ce bord-là. Un courant d’air descend l’escalier ; la page se gonfle comme une voile, et voilà Nora deux marches plus haut, sur les talons. « Et en plus, dit-elle, elle fait ça. »
wb-6-3-whole =
    Cette page, vous l’avez portée depuis le côté sombre, par la pliure et toute la marge, et il n’y manque pas un coin. Ses plis, vous les connaissez tous. Sid les a même recopiés sur son bras, au cas où.

    { wb-6-3-whole-rules }
wb-6-3-chewed = « C’est moi qui l’ai coupée, dit Nora. C’est moi qui la rapporte. » Dans un coin, deux petits souliers se sont imprimés : elle est restée debout dessus, pour avoir chaud aux pieds. Tout autour, c’est mordu, soixante ans de morsures, et les mots s’arrêtent juste avant, les pieds rentrés.

wb-6-4-front-title = La dernière page
wb-6-4-front = Grande comme une porte, et elle veut aller là-haut.

wb-6-5-front-title = Une page est une voile
wb-6-5-front = Dix marches plus loin, le courant d’air la retrouve. Celui qui porte la page va où il voulait, et aussi dans le mur. À reculons, c’est mieux. Le mieux, c’est de se la passer : tendue entre deux, elle ne bouge pas plus qu’une lessive du dimanche.

wb-6-6-front-title = La porte par-derrière
wb-6-6-front = En bas, voilà la porte de la tour, vue du dedans : des planches, des gonds, un verrou long comme le bras. Vous le prenez à pleine main, et la main se referme sur rien. C’est plat. C’est de l’encre. « C’est dessiné, dit Sid. Et c’est fermé. » Derrière le papier, très loin, il grêle. Et au ras du seuil, là où il y aurait une fente si c’était une porte, quelque chose inspire.
wb-6-6-nine =
    « Je garde les grilles, dit Ibo. Une porte, cela se garde assis. » Et il s’assied, la chaise contre les planches, sa liste sur les genoux. Du blanc tâte sous le seuil. Il pose le pied dessus, sans appuyer. « Entrés, neuf. » Il regarde Nora. « Sortis, huit. Je n’ai pas laissé sécher la plume. »

    { wb-6-6-nine-rules }
wb-6-6-alone =
    Cette porte, personne ne la garde. Il passe dessous un petit vent qui sent le papier mouillé, et avec le vent, quelque chose de blanc, d’aveugle, mince comme une lettre. Une fois dedans, ça prend une bonne inspiration, et c’est aussi épais que vous.

    { wb-6-6-alone-rules }

wb-6-7-front-title = Quatre mètres
wb-6-7-front = À côté de l’escalier, ça brille dans le mur. C’est votre couture d’hier, vue par l’envers : quatre mètres de laiton, fin comme un cheveu. « Une fois la page remise, on n’en a plus besoin, dit Nora. Vous pourriez le reprendre. » « On y laissera les doigts, dit Lara, et il fait presque nuit. » « C’est à lui, dit Tina. Il ne nous l’a pas donné. Il nous l’a prêté. » Le reste, personne ne le dit : ce soir, le Livre se fermera peut-être, le ressort dedans.
wb-6-7-bring =
    Vous tirez le ressort du ciel, une main après l’autre, et il coupe. L’un de vous se l’enroule au poignet et ne veut pas qu’on l’aide. Au dernier tour, le ressort se met à chanter, tout mince, tout haut, comme quand vous l’avez pris. « Il a dit *un jour*, dit Tina. Il fait encore jour. Presque plus, mais encore. »

    { wb-6-7-bring-rules }
wb-6-7-later = « La page d’abord, dit Lara. Il dirait pareil. Il le dirait même par écrit. » Elle a raison, c’est le bon sens, et vous passez en regardant les marches. Ça brille longtemps.

wb-6-8-front-title = Moitiés
wb-6-8-front = Un Wyrm violet pend par-dessus la rampe. Il ne dit que des moitiés de phrases, d’une voix qui n’est à personne : *Et la vieille lui dit : surtout, n’ouvre pas la… C’est ainsi que le meunier, sans ses… Alors les trois frères…* Il ne menace pas. Il demande. Personne ne sait la suite, et chaque fois, il devient plus foncé.

wb-6-9-front-title = La porter là-haut
wb-6-9-front = Tout droit, c’est collé ; l’autre chemin fait le tour par la meurtrière, par la cloche et par-dessous le bureau. La lumière était dorée, elle est rouge. « Sept heures à la montre, dit Sid. Et au *soleil* ? » « La nuit, dit Nora, c’est quand on ne peut plus lire. » Elle empoigne un coin de la page. De la tête, elle vous montre les autres.
wb-6-9-back-title = L’Entaille
wb-6-9-back = Vous poussez la page par-dessus la dernière marche, et le courant d’air s’arrête net, comme si on avait fermé une fenêtre. Devant vous, l’air est fendu de haut en bas. Derrière la fente, il fait noir, et le noir sent le vieux pain et l’encre. Toute seule, la page lève son bord droit, comme un chien qui entend la grille.

wb-6-10-front-title = La copie du portier
wb-6-10-front = Derrière la porte, à un clou, pend une liste. Elle descend jusqu’à terre, traverse et remonte un bout du mur d’en face. C’est écrit tout petit.
wb-6-10-back-title = Les chèvres
wb-6-10-back = *Enfants entrés : neuf. Enfants sortis :* et là, la plume a attendu si longtemps qu’elle a fait un pâté. Tout le reste, c’est des chèvres. Il les a comptées chaque fois qu’il était triste, et il a mis la date. Trois cent douze. Trois cent douze. Une fois, un mauvais hiver, trois cent onze ; et le lendemain, *retrouvée, elle était derrière le puits, trois cent douze.* C’est souligné deux fois.

wb-6-11-front-title = Neuf pointes
wb-6-11-front = Neuf pointes de fer, pas bien haut, et sous chacune, un trait de crayon et un nom. Vous savez comment on fait : le dos au mur, la règle sur la tête. Un mur comme ça, vous en avez déjà vu un aujourd’hui, plus bas.
wb-6-11-back-title = Jusqu’où
wb-6-11-back = Milo arrivait ici, Uma là. Le trait de Nora est une main plus bas que le vôtre. Et sous tout le monde, presque par terre, il y en a encore un, haut comme une chaussure, sans nom, juste des marques de dents. « Ils commencent tous petits », dit Lara, et cette fois, on sait de quel côté elle est. À la neuvième pointe pend le cartable au coin mâchonné, et il y a encore un sandwich dedans. « Je me *disais*, aussi, dit Nora. Que quelqu’un le finisse. Moi, de la journée, je n’ai pas eu le temps. »

wb-6-12-front-title = La cloche, par-dessous
wb-6-12-front = Cette fois, vous débouchez sous la cloche. Elle fait au-dessus de vous un ciel vert, et la mousse, au bord, est pleine de soir. En soixante ans, personne ne l’a sonnée, ou alors c’est vous.
wb-6-12-back-title = Pourquoi une fois
wb-6-12-back = QUI RENTRE SONNE UNE FOIS, dit la plaque, ET PREND SON MANTEAU À LA PATÈRE. Dans la neuvième place, Nora se voit ; elle crache sur sa manche, et pour l’encre, elle fait ce qu’elle peut. « Pourquoi *une* fois ? demande Ken. Moi, je sonnerais à m’en arracher les bras. » « Parce que deux fois, dit-elle, ça veut dire qu’on est revenu. » Elle y réfléchit. Le bronze a pris le soleil toute la journée, et pendant une minute, vous vous y adossez, tous ceux qui sont là.

wb-6-13-front-title = Pages collées
wb-6-13-front = Quatre marches sont collées ensemble, comme des pages qu’on a tournées avec des doigts de goûter. En mettant la joue contre le papier, on voit derrière : l’escalier y monte tout droit.
wb-6-13-back-title = Groseille
wb-6-13-back = Une Étincelle contre le bord, on souffle, et les marches se décollent une par une, avec un bruit de baiser. C’est *bien* de la confiture. Nora y met le doigt. « Groseille, dit-elle. Ça, c’est Uma. Elle lisait toujours en mangeant. Je lui disais, pourtant, je lui disais tout le temps. » Elle se lèche le doigt deux fois. À la place du mur, il y a des marches, jusqu’au palier et plus loin, toutes droites.

wb-6-14-front-title = Aiguille de Nora
wb-6-14-front = Usée au milieu, là où deux doigts la tiennent depuis ce matin.
wb-6-15-front-title = Reste du sandwich
wb-6-15-front = Une bouchée en moins. Ce qui est commencé demande une fin.

wb-6-16-front-title = Deux aiguilles
wb-6-16-front = « Une par-devant, une par-derrière, dit Nora. C’est pour ça que la boîte a deux lits. » Elle vous donne la sienne, tout usée, et garde celle en or. « La mienne connaît le trou. Moi, pour une fois, je prends la belle. » Puis elle s’assied au bord de l’Entaille et passe les jambes dans le noir, comme à la piscine. L’un de vous la tient par la manche. Nora regarde la main. « Je reviens, dit-elle. Exprès. »
wb-6-16-hem =
    « Il y a déjà quelque chose, dit sa voix dans le noir. Long comme un doigt. Ourlé. » C’est la fente que vous avez laissée. « J’y ai gardé deux doigts quand vous n’étiez pas là. Une boutonnière comme ça, je n’en ai jamais touché. On part d’ici. »

    { wb-6-16-hem-rules }
wb-6-16-knocks = Le noir se referme sur elle, et c’est comme s’il n’y avait jamais eu de Nora. Puis on frappe, de l’autre côté de la page, trois coups. Vous frappez trois coups. « Bon, dit sa voix, tout près. L’autre fois, c’était donc *vous*. »
wb-6-16-back-title = Par-derrière
wb-6-16-back = À une main de la vôtre, une pointe d’or sort du papier et attend. Piquer, tirer, se pencher en arrière, souffler. Vous de ce côté, elle de l’autre, et dans le fil, vous sentez son poids, comme sur une balançoire à deux. Elle n’est pas lourde. « Vous tirez à gauche », dit la page. « Et toi, dit Ken, tu *souffles* à gauche. »
wb-6-16-first =
    « Tu avais promis de ne plus attendre personne », dit Sid à la page. « Je n’attends pas, dit la page. J’en ai trois d’avance. » Elle en a un. Il est superbe.

    { wb-6-16-first-rules }
wb-6-16-waits = Après chaque point, la pointe d’or s’arrête et attend que le vôtre y soit. Ça irait plus vite sans. « C’est devenu une habitude », dit la page.

wb-6-17-front-title = Coudre la page
wb-6-17-front = Dedans, dehors, par les anciens trous, elle d’un côté, vous de l’autre. Un point qui ne brille pas ne tient pas. Dans l’Entaille, la lumière est couleur de renard, à présent, et Lara ne compte plus à voix haute, pour compter plus vite.

wb-6-18-front-title = Cousez-la
wb-6-18-front = La page s’y met aussi : elle frémit, elle pousse son bord sous l’aiguille. Mais l’escalier tremble, lui aussi. En bas, quelque chose arrive au palier, sans prendre les marches : c’est trop nombreux pour ça. « Ne vous retournez pas », dit Lara, et bien sûr, tout le monde se retourne.
wb-6-18-back-title = Il a une fin
wb-6-18-back = *Clic*, fait le dernier point. Une main passe le bord, de l’encre jusqu’au coude, puis tout le reste de Nora, à reculons, le fil entre les dents. Un frisson descend la tour, de marche en marche. Le Livre penche à droite. Il a une fin. Dedans, tout se tait, le temps d’un souffle, comme une classe quand la porte s’ouvre. Très loin dessous, dans le noir, on a entendu aussi.

wb-6-19-front-title = On tourne la page
wb-6-19-front = « Baissez la tête, dit une voix dans le ciel, une voix qui tremble. On tourne la page. » Les quatre-vingt-dix marches se rabattent l’une sur l’autre. La cloche part entre deux feuilles, puis les patères, puis la porte avec son verrou d’encre. Vous, vous êtes accrochés à la couture. C’est vous qui l’avez faite. Elle tient.
wb-6-19-back-title = Blanc
wb-6-19-back = C’est si blanc que vous n’avez pas d’ombre. Pas une trace de pouce. Loin là-bas, à la plume, en quelques traits, il y a une colline, sur la colline une tour avec sa porte, et par-dessus le tout, de petits traits en biais. « Il pleut », dit Ken. « Il grêle, dit Sid. Regarde les bouts. Ça rebondit. » Devant vous passent les lignes imprimées, larges comme des chemins. Au bout de la dernière, il y a le point final, noir, rond comme un puits. « Il n’était pas si gros », dit Nora.

wb-6-20-front-title = De la lumière pour lire
wb-6-20-front = Le soir entre par la marge. Le blanc devient bleu, le bleu devient gris. Les grosses lettres se lisent encore, les moyennes aussi si on ne cligne pas des yeux, et les petites commencent à grouiller. « C’est la page où le printemps arrive, dit Nora. Je ne l’ai jamais vue qu’à l’envers. Elle est longue. »
wb-6-20-lamp =
    Alors un cou de fer passe le bord de la page, et derrière le cou vient tout Wick, au galop. Il court souffler sur la lettrine, puis sur la longue phrase, puis sur la note de bas de page. Et chaque fois, il reste là, la tête penchée, un pied en l’air, jusqu’à ce que la lumière ait pris.

    { wb-6-20-lamp-rules }
wb-6-20-bread =
    L’odeur arrive avant lui. Puis c’est Wick, dans la marge, éteint, du givre sur le cou et un plateau de boulanger en travers. Avec votre lumière, le neuvième four a tenu toute la journée. Les brioches sont grosses comme des oreillers, elles fument encore, et à chacune il manque une toute petite bouchée, comme si quelqu’un les avait goûtées toutes avant qu’on lui dise d’attendre.

    { wb-6-20-bread-rules }
wb-6-20-dark = « Alors on lit vite », dit Lara. Pour un plan, c’est court. Elle demande si quelqu’un a mieux. Pour une fois, ça lui ferait plaisir.

wb-6-21-front-title = La ligne barrée
wb-6-21-front = Un trait rouge barre la page, d’un bord à l’autre, fait à la règle. Dessous, la ligne ne bouge plus. « Il a commencé par la fin, dit Nora. Pour ne pas avoir à la faire en dernier. » On peut marcher dessus. C’est comme de traverser une pièce où l’on vient de dire *non, rien*.

wb-6-22-front-title = Trois voix
wb-6-22-front = « Vesper la lisait à trois voix, dit Nora. Une pour le début, une pour le milieu, et une pour ce que le Livre était trop timide pour mettre au milieu. » Il y a donc trois pupitres : un dans la grande lettre du début, un sur la longue phrase, un en bas, à la note. Ils sont à la taille d’une lectrice longue comme un autobus. Vous vous comptez. Il faut lire aux trois en même temps, dit-elle ; à moins de trois, c’est du bruit.
wb-6-22-inkling =
    Au creux de votre bras, la pierre fait tic : celle qui était Inkling cet après-midi encore, et qui devait dormir tout l’hiver. « Il a entendu qu’on allait lire », dit Tina. La coquille se fend, et ça dure, et ça dure, tant il y en a là-dedans. Il est long comme un canapé, avec des ailes mouillées, toutes chiffonnées, et toujours une seule dent. Il pose le menton sur le pupitre et regarde longtemps le premier mot. « *Grêle* », dit-il, magnifiquement.

    { wb-6-22-inkling-rules }
wb-6-22-wick =
    Wick s’approche de la longue phrase, un pied, une pensée, l’autre pied, et se retourne : est-ce qu’il peut ? Il n’a pas de voix. Mais quand il se penche sur un mot, le mot s’allume, et alors on l’entend, aussi clair que des gens derrière une fenêtre éclairée. Nora caresse le cou tordu. « Et il ne mord que le *papier*, dit-elle. Pas aujourd’hui, Wick. »

    { wb-6-22-wick-rules }
wb-6-22-nora =
    « La longue, c’est pour moi, dit Nora. J’ai une voix qui porte, je l’ai essayée toute la matinée contre le noir. » L’aiguille d’or piquée dans la natte, pour ne pas la perdre, elle grimpe. Le pupitre lui arrive au menton. Elle y pose les deux mains à plat et ne lit pas tout de suite. C’est la page qu’elle a coupée.

    { wb-6-22-nora-rules }

wb-6-23-front-title = Lire à voix haute
wb-6-23-front = Une ligne, ça se tire comme une charrette : c’est le premier mot qui est dur. Puis on tire aussi au deuxième pupitre, et au troisième, et les lignes roulent toutes seules. Ce qu’on a lu relève la tête et prend des couleurs. On l’entend dans le papier : ça lui a manqué.

wb-6-24-front-title = Bouchée
wb-6-24-front = Il y en a un qui a pris de l’avance, et il a la bouche pleine. Il ne mâche pas. Il a tout un paragraphe dans les joues, et il tourne sa face aveugle de l’un à l’autre, de peur d’en perdre. Personne ne lui a jamais montré comment on avale.

wb-6-25-front-title = Trois morsures
wb-6-25-front = Il manque des mots à la page : trois trous, un par pupitre, trois morsures pas plus larges qu’une chaussure. « On ne peut pas sauter, dit Nora. J’ai sauté un mot cet après-midi, et ils l’ont su. » Il faut les remettre, et les bons, puisque ici, ce qu’on dit devient vrai dès qu’on l’a dit. « On les a tous vus », dit Sid. On l’entend retrousser ses manches et se lire les bras.

wb-6-26-front-title = La Poste réclame
wb-6-26-front =
    Un volet s’ouvre dans l’air, à hauteur de boîte aux lettres. « Quill, Bureau des rebuts, dit une voix derrière. Il est dû au service une histoire, entière, fin comprise. Nous fermons à la nuit. »

    « *Maintenant* ? » dit Lara.

    « Le débiteur s’acquitte *dans les pires délais*, lit la voix. C’est le formulaire. » Un tampon de caoutchouc passe par le volet et reste en l’air. Derrière vous, sur le blanc, quelque chose se dépêche.
wb-6-26-tell =
    Ken la raconte d’où il est : celle de la chèvre. Elle n’a jamais eu de fin ; il lui en donne une, la chèvre était derrière le puits depuis le début, et il fait toutes les voix, celle du puits aussi. Derrière le volet, plus un bruit ; puis Quill se mouche, et le tampon tombe : PAYÉ. Jamais Ken n’a été aussi bon. Pendant ce temps, tout ce qui n’a pas d’oreilles s’est rapproché.

    { wb-6-26-tell-rules }
wb-6-26-refuse =
    « Demain », dit Lara. « Madame, dit la voix, sans méchanceté, quel demain ? » Une main à manchette grise passe par le volet et se paie autrement : une feuille, toute petite, avec une rue dessus. Elle la plie en quatre et elle tamponne.

    { wb-6-26-refuse-rules }

wb-6-27-front-title = Jusqu’au bas de la page
wb-6-27-front = La première ligne parle de la neige dans les caniveaux de la Cour aux lampes, et dit que c’était la dernière. Vous la lisez, et quelque part sous vos pieds, ça se met à goutter. Là-bas, le point final bouge. Des têtes blanches passent le bord, l’une après l’autre, et se tournent vers le bruit. « Ils ne viennent pas pour manger, dit Tina. Ils viennent pour *entendre*. Seulement, ils ne connaissent pas d’autre façon. »
wb-6-27-back-title = Et là, plus rien
wb-6-27-back = Vous avez le doigt sous l’avant-dernière ligne. Au-dessus, tout est dit, et tout ce qui est dit est là, en couleurs : du thym, une route, une flaque avec un nuage dedans. Seul le dessin est encore un dessin. Et toutes les voix s’arrêtent. Il reste une phrase, et c’est à qui ne commencera pas. Dans le silence, le point final s’ouvre. Ce n’est pas un point. C’est une bouche. Non. C’est plein de bouches.

wb-6-28-front-title = La lettrine
wb-6-28-front = La lettrine est haute comme une maison, avec des feuilles peintes qui grimpent partout, et le pupitre est dans les feuilles. La ligne qui commence là parle des petits : *Ils étaient blancs, ils étaient aveugles, et si affamés qu’ils mangeaient le noir ; et nul n’aurait su dire ce qu’ils deviendraient, car ils commencent tous* et là, on a mordu.
wb-6-28-back-title = Ils commencent tous
wb-6-28-back = Là où l’on a mordu, c’est encore humide. Vous y mettez le doigt, et le mot, vous l’avez sur le bout de la langue. Un mot plutôt court. Quelqu’un l’a dit hier, devant un four, et on ne savait pas de quel côté elle était.
wb-6-28-hungry =
    Vous le dites, et c’est vrai tout de suite : vous avez l’estomac dans les talons. Et entre les feuilles, quelque chose sort du papier, qui a apporté son estomac à lui. « *Affamés*, ils le sont d’un bout à l’autre, dit Nora. Là, c’est comment ils *commencent*. »

    { wb-6-28-hungry-rules }
wb-6-28-small =
    « *Car ils commencent tous petits* », lisez-vous. Les feuilles de la lettre se déroulent. Sous le papier, ça bat, tout doux, tout pressé, comme un cœur dans un œuf. Lara relit la ligne, pour rien, et pas du tout avec sa voix d’hier.

    { wb-6-28-small-rules }
wb-6-28-white =
    Vous le dites. Les feuilles blanchissent, puis vos mains. « *Blancs*, il y est déjà, dit Sid. Personne ne met deux fois le même mot dans une ligne. » Dans tout ce blanc, on ne voit pas ce qui monte. On le sent.

    { wb-6-28-white-rules }

wb-6-29-front-title = La longue phrase
wb-6-29-front = La longue phrase part d’une montagne et finit neuf lignes plus bas, à une patère. On respire aux virgules, sinon on y reste. Vers la fin, elle dit : *et chaque enfant qui avait été emprunté pour un temps monta les quatre-vingt-dix marches, prit son manteau à la patère et sonna* et là, on a mordu.
wb-6-29-back-title = Et sonna
wb-6-29-back = Vous avez lu la suite sur une plaque de laiton, et certains d’entre vous l’ont lue deux fois. Mais dès que vous cherchez à la revoir, il y a un nid d’oiseau devant. Le papier attend. Les longues phrases savent attendre, elles ont l’habitude.
wb-6-29-once =
    « *Et sonna une fois* », lisez-vous, et de sous la page, de tout au fond, vient une seule note, si grave que les virgules tremblent. L’une des choses blanches s’arrête au milieu d’une bouchée et penche la tête. « Celle-là, dit Nora, elle la connaît. Ça voulait dire : la suite demain. »

    { wb-6-29-once-rules }
wb-6-29-twice =
    « Deux fois, ça veut dire qu’on est revenu, dit Nora. Personne n’est jamais revenu. » Mais c’est dit, alors, un instant, c’est vrai : au beau milieu de la phrase, quelque chose revient, et depuis le temps, ça ne sait plus se tenir.

    { wb-6-29-twice-rules }
wb-6-29-never =
    La cloche est bourrée de son, comme une poupée, et il n’en sort aucun. Nora est toute pâle : le temps d’un souffle, personne n’est jamais rentré chez soi. Puis, dans le son, on mâche.

    { wb-6-29-never-rules }

wb-6-30-front-title = La note de bas de page
wb-6-30-front = C’est imprimé si petit que ça se lit à plat ventre, le nez sur un 1 minuscule. *Le portier tient à faire savoir que, durant toutes ces années, il lui est passé sous le nez, sans payer, trois cent* et là, on a mordu, *chèvres*.
wb-6-30-back-title = Chèvres, impayées
wb-6-30-back = « C’est bien lui, dit Nora. Faire imprimer *ça* dans un livre sur le printemps ! » Sur ce chiffre, Ibo ne plaisante pas. Une note de bas de page, ça ne se devine pas, ça se sait. Là-bas, sur la colline, dessinée toute petite, quatre traits pour les pattes, une chèvre a levé la tête.
wb-6-30-nine =
    « Ça, c’est les *enfants*, dit Nora. Lui, il ne confondrait jamais. » Quelque part, une liste s’enroule, vexée. La chèvre, sur la colline, se recouche. À l’endroit où vous avez bredouillé, quelque chose se lève.

    { wb-6-30-nine-rules }
wb-6-30-ninety =
    Le temps d’une ligne, trois cent quatre-vingt-dix chèvres vous passent dessus au galop. « Ça, dit Sid, un peu tard, c’est les *marches*. » Les chèvres s’en vont comme elles sont venues, toutes sauf une, et celle-là n’est pas une chèvre.

    { wb-6-30-ninety-rules }
wb-6-30-twelve =
    « *Trois cent douze chèvres* », lisez-vous, et elles sont toutes là, sur la colline dessinée, à quatre traits chacune. Très loin, quelqu’un les compte, tout bas. Il arrive au bout, et au bout, le compte est bon. Puis on entend une liste qu’on roule, très tendrement.

    { wb-6-30-twelve-rules }

wb-6-31-front-title = Une porte à la plume
wb-6-31-front = De près, la tour, c’est quarante traits de plume, et la porte, neuf. Tout autour de vous, la grêle est restée en l’air, en petits tirets penchés. On s’y cogne, et c’est froid.
wb-6-31-back-title = Huit points
wb-6-31-back = De ce côté, pas de verrou. Sous la porte court la dernière phrase du Livre, et vous n’en lisez que la fin, lèvres fermées : *et à l’intérieur ........ tira le verrou.* Sid pose le doigt sur chaque point. « Huit, dit-il. Huit lettres, donc. Si c’est un seul mot. » Entre le sixième et le septième, un peu trop haut, il y a une crotte de mouche. Une paire de lunettes pend au heurtoir. « Il est venu la barrer, dit Nora. Et puis il l’a lue. Et puis il a dû essuyer ses verres. »

wb-6-32-front-title = Lunettes d’Obel
wb-6-32-front = On y voit toutes les fautes du monde, jusqu’à la dernière. Pas étonnant qu’il soit fatigué.

wb-6-33-front-title = L’Inachevé
wb-6-33-front = Il sort du point final, et il n’a pas fini d’en sortir. Dans le noir, ils ont poussé les uns dans les autres, par centaines : ici un dos, là une mâchoire, un bout de peau tout écrit, une petite queue qui n’est à personne. Il est haut comme la colline. Il n’a pas d’yeux, et il grelotte. Et il dit ce qu’ils disaient tous, depuis le début ; seulement, maintenant, ils le disent en chœur, et on comprend. *Et après ?* dit-il. *Et après ? Et après ?*
wb-6-33-fewer =
    « Il a des trous », dit Tina. Des trous en rangées, et ces rangées, vous les connaissez. Ceux qui ont eu leur histoire jusqu’à la fin, cet après-midi, ne sont pas venus. Ils dorment.

    { wb-6-33-fewer-rules }
wb-6-33-all = « Ça fait combien ? » demande Ken. Sid s’est mis à compter, et il a arrêté. « Tous, dit-il. Tous ceux des étagères, tous ceux qui n’ont eu que la moitié. » Il faut un moment à Ken. « Bon, dit-il. J’ai peur. Comme ça, c’est dit. »
wb-6-33-back-title = Un peu moins de quatre
wb-6-33-back = Obel est debout au bord de la page, gris, mince comme une règle, et sans lunettes. « Si vous permettez, dit-il. Cela ne se finit pas. J’ai essayé, au début, avant le crayon. On ne peut que refermer le Livre dessus. » Il regarde le ciel. « Il vous reste un peu moins de quatre minutes. » Il ne demande qu’à être corrigé.
wb-6-33-reads =
    Puis il couche son crayon dans le pli, bien parallèle au bord, et il tousse. « Il semble, dit-il, que j’aie un rôle. L’avant-dernier paragraphe. Je l’ai barré ce matin. Sous le trait, cela se lit encore. » Il lit, et il lit bien.

    { wb-6-33-reads-rules }
wb-6-33-broken = Obel a apporté la pelle, avec les éclats dedans, et ne trouve pas où la poser. « Il est un passage que je sais par cœur, dit-il. J’aurais aimé qu’on me le demande. Mais on ne lit pas avec des gens qui cassent. » Il s’assied de son côté de la marge, les pattes bien rangées. Un peu après, quand il croit que plus personne ne regarde, ses lèvres bougent.

wb-6-34-front-title = Endormir en racontant
wb-6-34-front = « On ne le frappe pas, dit Nora. On lui lit *dessus*, le plus fort qu’on peut. Et quand on n’a qu’une moitié de phrase, on invente l’autre : la tête, c’est fait pour ça. » Il va mordre, parce qu’il a faim, mais sans rancune. Vous approchez, tout près, les mains dans le dos, pour qu’il ne les voie pas trembler. Il n’a pas d’yeux. On ne sait jamais.

wb-6-35-front-title = Et après ?
wb-6-35-front = *Et après ?* dit-il, et la bouche la plus proche arrache une demi-ligne et la recrache : l’autre moitié n’y est pas. « Depuis le début ! crie Nora. Même si c’est mal dit ! » Il y avait une colline, dites-vous, avec une tour. Il ne bouge plus. Toutes les têtes aveugles se tournent vers vous. De votre vie, on ne vous a jamais écoutés comme ça.
wb-6-35-back-title = Le plus petit
wb-6-35-back = Il en reste un, pas bien grand : il passerait sous une chaise. Il a rampé jusqu’à vous et posé le menton sur votre chaussure. Vous lui racontez, tout bas, comment la dernière page a monté l’escalier. « *Et ap* », dit-il. Vous attendez. La suite ne vient pas. Il inspire, il expire, il inspire, et avec lui, d’un bord à l’autre, tout le blanc respire.

wb-6-36-front-title = Le début
wb-6-36-front = C’était un pays qui se repliait l’hiver, racontez-vous, et c’étaient des dragons qui l’avaient construit. Il y en a qui connaissent. Ceux du dehors, les premiers, cessent de dire *et après*, lâchent le voisin et roulent jusqu’en bas de la pente blanche, où ils restent couchés, nez contre queue. L’un d’eux est long comme une rue, de petites notes plein la peau. « *Voir plus haut* », marmonne-t-il, et il n’est plus là. « N’arrêtez pas, souffle Nora. Le milieu, c’est le pire. Au milieu, ils croient toujours que c’est tout. »

wb-6-37-front-title = Le milieu
wb-6-37-front = Au milieu, il y a une petite fille avec une règle. Ce n’était pas prévu, ça vient comme ça. C’est Nora qui raconte, d’une voix qui ne tremble pas, jusqu’à *alors elle vit ce qu’elle avait fait*. Là, elle s’arrête. Vous, vous continuez. C’est tout ce qu’il fallait : quelqu’un qui continue. Ils se couchent par douzaines, et ce qui reste n’est pas plus haut qu’une maison. Un moment, vous pouvez vous asseoir, le dos contre quelque chose qui va être un dragon.

wb-6-38-front-title = Des pierres
wb-6-38-front = On ne peut plus que chuchoter. Il y en a plein la plaine, jusqu’à la colline dessinée, des milliers, ronds et blancs, nez contre queue ; et ils se font pierre, et la pierre est tiède. « Ambre, chuchote Tina à chacun quand vous passez. Braise. Cendre. Duvet. » Là où s’arrête la page, quelqu’un de long comme un autobus a posé le menton sur le papier. Il a fallu venir de loin, et pas vite. De la mousse recouvre les deux paupières. Puis une seule.
wb-6-38-back-title = Celle qui attend
wb-6-38-back = L’œil est grand comme une roue de charrette, et il y a un soir dedans, tout un soir. Ce n’est pas vous qu’il regarde. Vesper regarde l’endroit où l’imprimé s’arrête, comme on regarde une porte quand on a entendu des souliers derrière. Elle attend depuis soixante ans, le menton sur les pattes, et elle ne dira pas s’il vous plaît. « Il reste une phrase, dit Nora. Et dans la phrase, il y a un trou. »
wb-6-38-minnow = Nora attrape une manche, n’importe laquelle. « Ce que je vous ai dit dans le noir, dit-elle, sur la porte. Que Maman l’a fermée à clé, et qu’il faudra que je sonne. » Vous vous souvenez. « Je le crois toujours, dit Nora. Mais à plusieurs, on le croit moins fort. » Sa main est rêche d’encre, et elle se réchauffe.
wb-6-38-letter = « Vous avez lu ma lettre, dit Nora, sans se retourner. À chaque *ça va*, vous regardez vos chaussures. » Personne ne dit que non. « Ça n’allait pas si bien, dit Nora. Voilà. Maintenant, vous n’êtes plus tout seuls à le porter. » Et elle pose sa main pleine d’encre sur la grande paupière, pour sentir si c’est chaud.
wb-6-38-eye = Nora s’approche de l’œil, jusqu’à s’y voir tout entière, la tête en bas. Elle se tient très droite. « Pardon, dit-elle. Je voulais seulement qu’il arrête de regarder. » L’œil se ferme, puis il se rouvre. « Chez les chats, dira Sid plus tard, ça veut dire que c’est oublié. » De toute la soirée, c’est la seule chose qu’il n’a pas lue quelque part.

wb-6-39-front-title = Huit points
wb-6-39-front =
    Voici comment finit le Livre : *Des grêlons gros comme des billes, et un seul toit sur toute la colline. Ils coururent vers la vieille tour. La porte était fermée, et à l’intérieur ........ tira le verrou.* Au-dessus des points, une crotte de mouche. La plume est posée dans le pli. Elle est tiède.

    « C’est nous, dit Ken. C’est nous, *hier*. »

    « C’était imprimé avant qu’on soit nés, dit Sid. Sauf les points. Il faut que quelqu’un dise qui c’était. »
wb-6-39-nora =
    Nora l’écrit elle-même. Quatre lettres pour huit points ; elle en laisse deux devant, deux derrière, pour que ça ait l’air voulu. « Alors ce sera moi, dit-elle, à l’encre, au moins, à toutes les portes, chaque fois qu’il grêle. Il y a pire, comme métier. » L’encre met longtemps à sécher. Les quatre points qui restent, elle les regarde plus longtemps qu’il n’en faut pour les voir.

    { wb-6-39-nora-rules }
wb-6-39-own =
    On se dispute, tout bas : la plume, tout le monde la veut, et personne ne la laisse aux autres. Puis c’est écrit, vite, avant qu’on ait compté les lettres. Elles ne remplissent pas les points. Ce n’est pas la peine. Le Livre connaît cette écriture : il l’a depuis hier au bas d’une liste. Tout au fond, quelque chose se retourne, comme un dormeur dont on dit le nom.

    { wb-6-39-own-rules }
wb-6-39-somebody =
    Vous mettez un doigt sur chaque point. « Q, U, E, L, Q », dit Sid. Ensuite, il faut l’autre main. « Et la crotte de mouche ? » demande Ken. « C’est l’apostrophe. » « Ce n’est pas une réponse, dit Lara. C’est ce qu’on dit quand on ne sait pas. » « C’est ce qu’on dit, dit Tina, quand ç’aurait pu être n’importe lequel de nous. » Personne ne rit. Nora l’écrit, de sa plus belle écriture, et les points s’éteignent sous l’encre, l’un après l’autre, comme des lampes au matin.

    { wb-6-39-somebody-rules }

wb-6-40-front-title = À l’intérieur
wb-6-40-front = Vous le lisez tous, à voix haute : *et à l’intérieur*. Sous la main, le papier devient doux comme une joue, et la main passe, jusqu’au poignet. Derrière, c’est du bois, du vrai, avec des échardes. Le long de votre bras, vous voyez un escalier, une poussière épaisse comme du feutre, neuf patères, et à la neuvième, un petit imperméable jaune, tout ruisselant. « Je viens juste de *partir* », souffle Nora. Dehors, sous la grêle, quelqu’un prend dix pas d’élan.
wb-6-40-back-title = Quelqu’un tira le verrou
wb-6-40-back = Il est long comme le bras, ce verrou, et en soixante ans, personne n’y a touché. « Maintenant, dit Lara. *Maintenant*. Il court. » Ça coince. Ça vient. Le verrou glisse, la porte s’ouvre juste à temps, et un garçon entre avec la grêle et s’étale à plat ventre. « C’était voulu », dit-il. Quelque part contre vous, Ken est rouge jusqu’au bout des oreilles. « Mais c’*était* voulu », dit-il. Vous retirez la main. En bas, une fille regarde derrière la porte. Le verrou glisse encore.

wb-6-41-front-title = Une fois
wb-6-41-front = Vesper a fermé l’œil. Elle lâche enfin un souffle qu’elle avait pris il y a soixante ans, et sur la colline dessinée, la grêle dessinée fond. Le Livre a une fin, maintenant, et la fin a une porte. À côté pend la corde de la cloche, cinq traits et un nœud. « Quand on rentre, on sonne », dit Nora. Elle l’a déjà en main. Puis elle regarde la plaine, où ils sont des milliers, à peine endormis. C’est une cloche grave. On l’entend avec les dents.
wb-6-41-ring =
    Nora tire de tout son poids. Une note, une seule, s’en va sur le blanc. Quelques pierres se retournent ; à celles-là, on redit la dernière ligne à l’oreille, et elles se rendorment. Très loin, à une porte, à une grille peut-être, quelqu’un ôte sa casquette et regarde qui rentre. Il a une plume.

    { wb-6-41-ring-rules }
wb-6-41-tiptoe = « Ça les réveillerait », dit Nora. De la manche, elle essuie la corde. Et pour la première fois, un enfant rentre d’Oniria sur la pointe des pieds. Vous suivez, vos chaussures à la main. Tout là-haut, sur une plaque de laiton, il reste une place vide, et très propre.

wb-6-42-front-title = Cinq
wb-6-42-front = Une page se rabat sur vous comme une couverture, et vous voilà par terre, sur un plancher, et vous êtes cinq. À la montre de Lara, quatre minutes ont passé. Sur le bureau, la plume finit de rouler, là où la main l’a lâchée. Dans la vallée, une horloge sonne. « Sept heures », dit Lara. « Je suis entrée à sept heures vingt, dit Nora. Donc je suis en avance. » Puis elle voit les lumières, dehors, combien il y en a, et comment elles sont. « Oh », dit-elle. Et un peu après : « Au moins, ils ont gardé l’escalier. »
wb-6-42-answer = Alors vous lui donnez l’enveloppe. *Minnow*, dit l’écriture, et l’écriture tremble. Nora regarde ça un moment. Puis elle ouvre à la règle. Il n’y a qu’une ligne dedans, et elle la lit si vite que c’est à refaire. « *On dîne à sept heures*, lit-elle. *Je n’ai jamais dit quel jour.* »
wb-6-42-posted = « Elle a eu ta lettre, dit Tina. On l’a postée. Un peu tard. » Nora s’est arrêtée, une main sur la rampe. « Celle où je dis que ça va ? » « Celle-là. » Elle réfléchit. « J’avais mis *trois* mensonges dedans, dit-elle. À l’écriture, elle les aura trouvés tous les trois. »
wb-6-42-back-title = La neuvième patère
wb-6-42-back = Vous descendez. Dans la poussière de l’escalier, il y a vos pas de toutes les autres fois, quatre paires ; en voilà une cinquième. Les patères sont basses, elle n’a pas à se hausser. Elle tâte la manche de l’imperméable jaune. Sec. L’ourlet. Sec. Les deux poches, pour être juste. Sec. Puis elle retourne le col. Sous l’attache, là où l’air ne va pas, il reste une tache, ronde comme une pièce de monnaie, et elle est froide. « *Au moins* », dit Nora, et elle l’enfile.
wb-6-42-nine = Là-haut, entre les pages, un crayon minuscule se met à gratter. *Enfants entrés : neuf*, écrit-il. *Enfants sortis :* et là, il s’arrête, comme si on changeait de main. *Neuf.* Il va à la ligne. *Chèvres : trois cent douze. Le compte y est.* Et puis, comme il reste de la place et que personne ne regarde, il vient un bruit que vous ne lui connaissiez pas. Ce n’est pas un tic-tac. On dirait qu’il fredonne.
wb-6-42-plate = Tout là-haut, sur une plaque de laiton, cela fait neuf griffures, à présent. La première est un M, la dernière est un N, et celle-là va profond. Là, ça ne brille plus. Ce n’est plus la peine.
wb-6-42-polished = « Sur sa liste, dit Nora, je vais avoir l’air d’être encore dehors. » Elle écoute vers le haut de l’escalier et attache le bouton du haut, puisqu’il y en a un. « Je sonnerai demain, quand ils auront dormi. Il ne va pas compter des chèvres à cause de moi. »

wb-6-43-front-title = La porte
wb-6-43-front = Voilà la porte, et le verrou. Pas la peine d’y toucher : depuis hier, c’est ouvert, vous n’avez pas refermé derrière vous. Ken met l’épaule aux planches, par habitude, puis se ravise et prend le loquet. « Après toi », dit-il à Nora, et ce n’est même pas une blague.
wb-6-43-dark = Dehors, il fait noir comme dans un four, et il pleut. La lampe de poche fait clic et s’éteint. Vous avez laissé là-dedans beaucoup de ce pays, et vous aimez mieux ne pas compter. Personne n’a de main libre : chacun tient quelqu’un. Mais tout en bas, là où commence la route, on a mis une lampe à une fenêtre, comme ça, pour qui passe. Vous ne bougez pas avant de l’avoir vue tous les cinq.
wb-6-43-drizzle = Il bruine, et la colline sent le thym mouillé. Le ciel s’est partagé, moitié-moitié, et la moitié de ce pays, à peu près, tient de nouveau debout ; Sid a compté par les toits. « La moitié, je prends », dit Nora. Elle a tiré la langue, pour savoir à quoi ressemble la pluie, maintenant. Elle la laisse dehors un bon moment.
wb-6-43-stars = Les nuages sont partis. Sur le seuil, Nora renverse la tête. Elles sont toutes là, chacune à sa place. « Je m’inquiétais pour elles », dit-elle. Au pied du mur, la grêle a laissé un bord blanc, et ça croque sous le soulier. Nora le fait d’un bout à l’autre, à droite de la porte, puis à gauche, pour ne rien laisser.
wb-6-43-bow = Il grêle encore, mais tout doucement, et le tout dernier soleil passe au travers. Chaque grêlon a son étincelle. « Au printemps, ça ne peut plus neiger, dit Sid, alors ça fait ça : froid en haut, chaud en bas. C’est l’hiver qui craque. » Un arc-en-ciel se pose sur la vallée, puis un deuxième, à l’envers. Personne ne dit *regardez*. Derrière vous, par la porte de la tour, grande ouverte, on entend des pages se lever, et il y en a.

wb-6-43-back-title = Comment tout finit
wb-6-43-back = Et après ? Ça ne veut jamais se coucher, ça. Bon. Venez plus près, tous. Aujourd’hui, le plus enroué a le droit d’écouter. C’est la fin.

wb-6-43-blank = Avant d’aller au lit, Sid remonte à la tour, lui dire bonne nuit. Il ouvre le Livre, et le Livre est blanc. On ne l’a pas barré, on ne l’a pas replié ; il est blanc d’un bout à l’autre, comme un champ quand il a neigé la nuit. Vous l’avez lu jusqu’à la fin, et la fin, c’était tout ce qui restait. Sid tourne les pages, toutes, lentement ; il faut bien que quelqu’un le fasse. Elles sont encore chaudes.
wb-6-43-blank-home = Nora mange trois assiettes, et Maman ne la quitte pas des yeux. « Il y avait une cloche, dit Nora, la cuillère en l’air. Et un monsieur, tout petit. Non. Il avait une casquette, pourtant. » Elle plisse le front. « C’était important. Il fallait que j’y retourne. » Mais par où, elle ne sait plus. L’imperméable jaune est au-dessus du poêle, sec. Dans la nuit, Maman l’entend parler en dormant, et vient à la porte. La petite compte quelque chose. Elle arrive à trois cent douze, elle sourit, et elle se tourne de l’autre côté.

wb-6-43-hook = Sur la route, vous vous comptez, et il en manque un. Vous remontez en courant. Vous trouvez tout de suite : la dernière page, la tour sur la colline, et dans la porte, quelqu’un à la plume, haut comme un pouce, qui fait signe de tout le bras. « C’est pour un petit moment, dit une voix dans le papier, si près qu’on en sent le souffle. Quand ils se réveilleront, il leur faudra quelqu’un qui l’a lue. Je rentre avant… » La voix s’arrête, le temps de chercher autour de soi quelque chose à suspendre.
wb-6-43-hook-home = Il y a dix patères, maintenant. La dixième, c’est Nora qui l’a plantée, un peu de travers, avec la règle pour marteau. Ce qui y pend est trempé. « Cette fois, on ne coupe rien, dit Nora. Attendre, je sais faire. Ça ne se tient pas fermé. Ça se tient *ouvert*. » Alors, chaque soir, une fois la table débarrassée, ils sont quatre au bureau, dont une en imperméable jaune, et ils lisent une page à voix haute. Puis ils se taisent, et de là-dedans, quelqu’un lit la suivante. Ils ont dépassé le milieu. En redescendant, chacun touche la manche. Elle ne goutte presque plus.

wb-6-43-obel = Vous remontez en courant, tous : vous avez oublié de le fermer. « Si vous permettez », dit une voix très sèche, quand vous tenez déjà la couverture. Sur la dernière page, il y a une chaise, tracée à la règle, en rouge. C’est la première chose qu’il ait jamais ajoutée. Obel s’y tient très droit, le livre de l’ours sur les genoux, et autour de la chaise, ils sont couchés, nez contre queue. Il ne fait pas les voix. Il n’a jamais sauté un mot. Et quand l’un d’eux remue, il reprend la page en haut, sans un soupir.
wb-6-43-obel-home = « Ils s’éveilleront à leur heure, dit-il. Je constate que je ne suis pas pressé. » Et Oniria se réveille comme une maison le dimanche : un volet, puis plus rien, puis, bien plus tard, une odeur de pain grillé. Un avis est épinglé sous la couverture. LES LECTEURS SONT ADMIS LE JEUDI, DE QUATRE À SIX. MAINS PROPRES. Ken trouve ça scandaleux. À quatre heures moins dix, il est toujours là. Nora vient aussi, en gilet, parce que l’imperméable est sec et qu’il fait beau ; elle s’assied entre les pierres, et elle lève le doigt. « Vous avez sauté une virgule. » Il se fait un silence terrible. « C’est exact, dit Obel. Merci. »

wb-6-43-thaw = Au matin, vous ouvrez le Livre, et vous n’avez que le temps de sauter de côté. Une colline se lève, puis une autre, et ainsi de suite jusqu’au bord : des charnières, des ruisseaux, la ville, la fumée de neuf fours. Dans un pré, un cheval à cinq jambes se met debout et les essaie toutes. Sur la plaine, les pierres craquent. Ils sortent mouillés, les ailes chiffonnées, l’un d’eux dans le blouson de Ken, et chacun dit le dernier mot qu’il a entendu. *Verrou*, disent-ils. *Verrou. Verrou.* Puis Vesper se lève, ce qui prend jusqu’à midi, et la mousse tombe par plaques entières, et la première chose qu’elle demande, c’est ses lunettes.
wb-6-43-thaw-home = « C’était *eux*, dit Nora au dîner, par-dessus une tasse qui a eu un poisson. Soixante ans que j’ai peur d’un œil, et c’était ces quatre-là qui me cherchaient ! » Elle en rit jusqu’au hoquet. Maman a quatre-vingt-quinze ans. Elle a mis six couverts. Elle a regardé Nora le temps qu’une casserole déborde, et elle a dit que ça allait refroidir. La porte n’est pas fermée à clé. Elle ne l’a jamais été. Tard, l’un de vous sort chercher du bois, c’est son tour. Il y a quelqu’un dehors, mince comme une règle, ou petit comme un chat, ou alors c’est juste une lampe. Ça n’a pas osé frapper. « Eh bien ? crie Maman. C’est ouvert. »

wb-6-43-home = Au pied de la tour, quelqu’un se tient au mur. À quatre-vingt-quinze ans, elle a monté toute la colline en pantoufles, et les pantoufles sont trempées. Elle regarde la porte comme on regarde une porte quand on entend des souliers derrière. Nora s’arrête sur la dernière marche. Toute la journée, elle a préparé ce qu’elle dirait pour l’imperméable, et il n’en reste rien. « Maman, dit-elle. Je suis en retard. »
wb-6-43-home-home = Maman la regarde de haut en bas, comme tous les jours à la sortie de l’école. Puis elle prend le col jaune entre deux doigts, et elle presse. Il en sort une goutte, qui tombe sur une pantoufle. « Non, dit Maman. Avant qu’il soit sec, tu as dit. » « Tu as fermé la porte à clé ? » demande Nora, dans le tablier. « Quelle porte ? » dit Maman. Puis il faut qu’elle s’assoie, et Nora contre elle, et à elles deux, elles font un tout petit tas, avec un imperméable dessus. C’est Tina qui voit les pantoufles, et qui enlève ses chaussettes. « Et vous, vous êtes la poste », dit Maman, quand elle peut. Vous hochez la tête. « Vous êtes en retard, dit-elle. On vous a donné à manger ? » La table est mise pour deux, comme chaque soir. Pour six, dit Maman, ça ne dérange pas.

wb-6-43-tomorrow = Vous descendez la colline à cinq de front, la route est juste assez large. Nora veut tout savoir. Le tram, il y est toujours ? Et Milo ? Et Uma ? Vous dites ce que vous savez, et chaque fois, elle hoche la tête et le met de côté. À la dernière maison sous la tour, la porte est ouverte, de la largeur d’une main ; une pierre est là pour la retenir. Nora regarde la pierre, et le creux qu’elle a fait dans le bois. « Pas besoin de sonner », dit-elle. Puis on entend des pantoufles dans l’entrée, l’une, et l’autre. Et vous quatre, vous regardez vos souliers, longtemps.
wb-6-43-tomorrow-home = Là-haut, dans la tour, le Livre est sur le bureau, ouvert à la dernière page, et la chaîne par terre, là où elle est tombée. Il y a encore des rues à plat, et une ou deux collines qui ne disent plus rien à personne. Il faudra tout relire, et Lara a un plan : une page par soir. Nora se retourne sur le seuil, dans l’imperméable jaune, qui est sec maintenant. Elle regarde, là-haut, la fenêtre noire. « À demain », dit-elle. Ce n’est pas à vous. Et là-haut, tout doucement, pour ne réveiller personne, une page se tourne. On la lisse du plat de la main. On attend.

wb-6-43-line = L’un de vous remonte, à cause de la lampe de poche. C’est calme, là-haut, et ça sent le thym. Sur la fiche, sous la couverture, quelque chose monte du papier, lentement, comme un poisson vers la surface. Ce n’est pas un tampon. C’est une ligne, tirée au crayon, et il n’y a encore rien dessus. La plume est à côté. On n’est pas obligé de la prendre. Rien qu’à passer la main au-dessus, on sent qu’elle est tiède.

### Quand le dernier jeton Destin est face sombre
wb-6-lost-title = Fermé
wb-6-lost = La nuit vient, et on ne peut plus lire. « Je suis navré », dit Obel, et vous le croyez. Les couvertures se referment, comme deux ailes immenses, et au dernier moment une main vous pousse dehors, une main avec de l’encre jusqu’au coude. Puis c’est le plancher. Le Livre est fermé. La fiche n’a pas changé d’un mot : À RENDRE AUJOURD’HUI. Sous la porte de la tour passe une raie de lumière : le soleil est assis sur le bord de la colline, il n’est pas couché du tout. Il se tient, dit Ken, avec les ongles. « Encore, dit une toute petite voix entre les pages. On reprend à un. »
