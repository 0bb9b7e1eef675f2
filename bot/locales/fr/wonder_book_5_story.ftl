# Wonder Book, chapitre V : ce qu’on lit à voix haute.
# wb-<chapitre>-<carte>-<côté>, …-title, …-rules ; wb-<chapitre>-<carte>-<clé> : la suite d’un choix, ou une fin.

wb-5-1-front-title = Un trait rouge
wb-5-1-front = Trois heures et demie. La tour sent la poussière chaude et la gomme. Sur le Livre ouvert, un trait rouge traverse la page sans se presser, et il n’y a personne au bout du crayon. Il passe la colline, il passe la clôture, il passe l’épouvantail, droit comme sur des rails, et derrière lui c’est blanc. « Bon, dit Lara. Ça suffit. » Le trait arrive au bord de la page. Il va à la ligne.
wb-5-1-back-title = Dix bouts de doigts
wb-5-1-back = La page tremble, alors vous tombez de travers, et vous voilà devant l’entaille : une fente noire, droite comme une règle, haute comme une église. De l’autre côté, dix bouts de doigts pleins d’encre la tiennent fermée. « C’est vous, dit la voix de Nora. Je reconnais le bruit. Vous avez l’aiguille, au moins ? Alors vous cousez de votre côté et moi du mien. À grands points, ça doit juste tenir jusqu’à ce soir. » Elle renifle. « Mais tenir et coudre, les deux ensemble, ça ne marche pas. J’ai essayé. Avec les *dents*. »

wb-5-2-front-title = Il faut quelqu’un pour tenir
wb-5-2-front = « Quatre-vingts points, dit Nora, ça fait dix minutes, et il faut quelqu’un pour tenir les bords. » « On a des mains », dit Ken. « C’est plus froid qu’un congélateur », dit Sid. « On coince un livre », dit Lara. « Ils passeront à côté », dit Tina. Derrière vous, tout un coteau s’éteint, comme une lampe chez les voisins.
wb-5-2-hands =
    Vous tenez à mains nues, l’une au-dessus de l’autre, comme à la corde. Au bout d’une minute, on ne sent plus ses doigts. Au bout de trois, on les sent, et c’est pire. Ken raconte celle du pingouin, la longue. On ne l’a jamais laissé finir. De l’autre côté, quelqu’un rit, juste où il faut.

    { wb-5-2-hands-rules }
wb-5-2-book =
    C’est *Les Bonnes Manières de la chèvre, en neuf volumes*, et le sixième entre comme s’il avait été écrit pour ça. Il tient. Seulement, des nez blancs arrivent par-dessous et le mangent, à partir de la préface, et quand Nora serre le dernier nœud, il n’en reste plus que l’index.

    { wb-5-2-book-rules }
wb-5-2-neck =
    Wick regarde l’entaille, puis vous. Puis il couche son cou de fer en travers des deux bords et ne bouge plus. Ça dure dix minutes, et sous son verre, ça baisse. Vous l’en retirez, la lumière revient. Pas toute.

    { wb-5-2-neck-rules }

wb-5-3-front-title = Nora
wb-5-3-front =
    Il reste trois points à faire quand sort du noir une aiguille, puis la main qui la tient, puis, la tête la première, une fille de dix ans en chandail. Elle se retourne et fait les trois derniers du dehors. Après quoi elle se gratte le nez, à deux mains, longtemps. « *Oh* », dit Nora. Puis : « Vous aviez dit que vous reviendriez, et vous êtes revenus. Je ne suis pas en retard, si ? J’ai dit que je serais à la maison avant que mon imperméable soit sec. »

    « Il n’est pas encore sec », dit Tina, et c’est vrai.
wb-5-3-trust =
    Ce que vous lui avez dit, elle a eu le temps d’y penser. Elle va de l’un à l’autre et vous regarde d’aussi près qu’on peut : l’œil gauche, puis le droit. « D’ici, c’est beaucoup plus petit, dit Nora. Et puis ça a des cils. » Elle se crache dans la main et la tend. Tout le monde la serre.

    { wb-5-3-trust-rules }
wb-5-3-with = La dernière page, vous l’avez sur l’épaule, roulée comme un tapis. Nora en fait le tour, trouve le bord droit et y passe le pouce, comme on vérifie qu’un pansement tient. « Vous l’avez apportée, dit-elle. J’avais un discours tout prêt, pour expliquer pourquoi il fallait y retourner. Il était bien, en plus. »
wb-5-3-roll = Avant de nouer, Nora tire encore de l’entaille quelque chose de long et de blanc : la dernière page, roulée, un ruban à cheveux autour. « Je suis restée dessus tout le temps, dit-elle, sinon ils la léchaient. Ça tient chaud aux pieds. » Elle la hisse sur son épaule et chancelle. Vous voulez prendre l’autre bout, elle fait non de la tête. « C’est moi qui l’ai coupée, dit-elle. C’est moi qui la rapporte. »
wb-5-3-back-title = Que faire de deux bras
wb-5-3-back = Nora met l’aiguille en bandoulière, et voilà qu’elle a deux bras et rien à leur faire faire. Elle les balance. Elle les croise, elle les décroise. « Bon, dit-elle. À la maison. » Elle tend un bras tout entier, puisqu’elle peut, vers le haut de la marge : par-dessus la trace de pouce, autour du rond de thé, et là-bas, toute petite, une colline avec une porte. « Vingt minutes. J’ai fait le chemin exprès. » Elle fait un pas. La voilà dans le papier jusqu’au genou.
wb-5-3-posted =
    « Ta lettre est partie », dit Sid. Nora devient rouge, en commençant par le cou. « Toute la lettre ? Même le bout sur l’imperméable ? » Toute. Elle compte sur ses doigts, maintenant qu’elle les a. « Alors elle est en train de la lire. Elle ne va pas vite, Maman. Elle fait les voix. »

    { wb-5-3-posted-rules }
wb-5-3-answer =
    « On a quelque chose pour toi », dit Ken. « *Ken* », dit Lara, trop tard. Nora a vu l’enveloppe. Elle la prend par les coins, elle la renifle, elle la lève vers le peu de lumière qu’il y a, ferme les yeux juste à temps, et vous la rend. « Ce soir, dit-elle. Si elle est fâchée, après, je ne marcherai plus droit. »

    { wb-5-3-answer-rules }

wb-5-4-front-title = Corrections
wb-5-4-front = Au bord de la page s’avance quelque chose que vous prenez pour une règle. Puis la règle met des lunettes et s’incline. Ce salut, vous l’avez déjà vu, dans la neige. C’est un dragon, long comme un chemin et épais comme une planche. De derrière son oreille, il tire un crayon rouge et vous souligne les pieds. « Bonjour, dit-il. Obel. Corrections. Si vous permettez, je souligne d’abord. Nul ne dira qu’il n’était pas prévenu. »
wb-5-4-back-title = Dans la marge
wb-5-4-back = « On ne fait que passer », dit Nora. « Justement, dit Obel, aussi gentiment qu’on signale un lacet défait. Vous passez dans une marge, et une marge doit être propre. Un pouce. Une tasse de thé. Un moucheron. Rien de cela ne sera jamais fini, et cela fait mal, jour et nuit. Vous ne l’entendez pas. Moi, si. » Devant son trait, des choses blanches se sauvent ; elles vous frôlent les chaussures et ne mordent pas. « Et eux ? » demande Tina. « Eux, dit Obel, plus que tout le reste. »
wb-5-4-names =
    « Ken, Lara, Tina, Sid. » Il a une liste dans sa manche. « Une signature. Fort obligeant. D’ordinaire, il me faut chercher les gens. » La pointe du crayon s’arrête un instant sous chacun de vous, et vos pieds se glacent, dans le même ordre. « Dans ce cas, dit Obel, je n’ai pas à attendre. »

    { wb-5-4-names-rules }

wb-5-5-front-title = Grand comme une mare
wb-5-5-front = Nora parle. Une matinée entière sans personne, ça se rattrape. « Et là, dans la page, il y avait un œil. Grand comme une mare ! Et il a *cligné*. Vous auriez fait quoi, vous ? » Personne ne répond, ni ici, ni là-haut. On entend le crayon. « Vous ne dites plus rien », dit Nora.
wb-5-5-now =
    « C’était nous, dit Tina. On te cherchait. » Nora met les morceaux bout à bout, la tour, le bureau, l’œil, ce matin, vous. Elle s’en va devant, à trois pas. « Vous auriez pu faire *coucou* », dit-elle sans se retourner. Un peu plus loin, elle n’est plus qu’à deux pas.

    { wb-5-5-now-rules }
wb-5-5-later = « C’est la lumière, ici, dit Lara. Ça fatigue. » Comme excuse, c’est bête, et Nora est bien trop polie pour le dire. Elle vous regarde l’un après l’autre, comme un tiroir qu’on a refermé un peu vite. Puis elle vous parle de son sandwich.

wb-5-6-front-title = Pas d’empreintes
wb-5-6-front = Nora s’enfonce, jusqu’au genou, jusqu’à la hanche. Vous vous mettez à genoux. « *Nous*, on laisse des traces, dit Sid. Elle, non. Sur cette page, il n’y a pas une seule ligne avec elle dedans. » « J’y suis, pourtant », dit Nora, d’un peu plus bas. Vous glissez une Étincelle sous son soulier, et là où ça brille, le papier porte. « Voilà », dit-elle. Un Wyrm arrive par la gauche ; elle le pique à la page par la peau du cou, comme un chaton, sans même regarder.

wb-5-7-front-title = Souligné
wb-5-7-front = Obel tire un trait rouge sous les choses, de bout en bout, et laisse à chacun le temps de lire et de filer. Après, il tire un trait dessus. « Le moucheron, demande quelqu’un, il avait cinq pattes, ou six ? »

wb-5-8-front-title = Des pas de lumière
wb-5-8-front = Wick renifle Nora de la tête aux pieds : de l’encre, du sandwich, et du noir, énormément. « *Wick* », dit Nora, et ses bras, pour un moment, savent où se mettre. Alors il pose son pied de fer à côté du sien, il se penche, et il éclaire la place où ira son soulier. Puis la place d’après. Wick est à peu près aussi malin qu’un poney. Il a compris avant vous.

wb-5-9-front-title = Une maison
wb-5-9-front = Au bord du blanc, il reste une maison, toute seule comme une dernière dent. C’est la boulangerie. Dans le neuvième four, la flamme que vous avez laissée brûle toujours. Le trait d’Obel arrive à la porte, et là, ça sent le pain. Il fait le tour. « Je repasserai », dit Obel, très raide.

wb-5-10-front-title = Débandade
wb-5-10-front = Ils sortent des lignes barrées, par douzaines, les uns sur les autres, la gueule fermée. Des Wyrms qui courent, vous n’aviez jamais vu ça. Ce n’est même pas à vous qu’ils en ont. Vous êtes sur leur chemin, c’est tout.

wb-5-11-front-title = Rentrer par la marge
wb-5-11-front = Ce matin, Nora s’est dessiné le plan sur le bras. « D’abord le pouce, dit-elle. Non, le thé. » Sur son bras, tout y est. C’est le papier qui en a perdu la moitié. « Alors on passe par ce qui reste », dit Lara, et elle compte les lignes jusqu’à la colline. Derrière vous, un crayon gratte. Devant vous aussi. C’est le même.
wb-5-11-back-title = La porte dans la colline
wb-5-11-back = La colline a une porte, basse, en papier pressé. Derrière vous, le trait rouge passe la dernière butte, tranquille comme la marée. Nora a traversé la moitié d’un pays sans se retourner une fois. Et là, elle s’arrête, la main tendue. Elle ne touche pas.
wb-5-11-minnow =
    Vous savez de quoi elle a peur. « Elle n’est pas fermée à clé », dit Tina tout bas. « Tu ne peux pas savoir, dit Nora. Peut-être que Maman… » « Minnow, dit Lara, je te parie ma montre. » Nora s’arrête net. Lara ne parie jamais, et ça s’entend. Nora y va de tout son poids, et la porte n’est pas fermée à clé.

    { wb-5-11-minnow-rules }
wb-5-11-door =
    « Qu’est-ce qu’il y a ? » demande Ken. « Rien », dit Nora. Elle compte à voix basse, jusqu’à dix, jusqu’à vingt. Le trait lui arrive aux talons, alors c’est vous qui poussez. La porte n’est pas fermée à clé. Elle ne l’a jamais été. Nora la regarde de travers. Lui faire ça, et devant tout le monde.

    { wb-5-11-door-rules }

wb-5-12-front-title = Le cheval de Milo
wb-5-12-front = C’est un cheval au crayon brun, dessiné par un garçon qui ne connaissait les chevaux que par ouï-dire. Il a quatre jambes et un début de cinquième. Dessous, c’est écrit : *C’est Bella par Milo 7 ans*. Bella change de jambe, elle rechange, elle cherche encore laquelle est la bonne.
wb-5-12-back-title = La cinquième jambe
wb-5-12-back = La cinquième jambe s’arrête au-dessus du genou : un trait brun, un trou dans le papier, et puis on l’a appelé à table. « Elle peut nous porter », dit Ken. L’un de vous tient déjà la crinière. « Elle a mal, dit Tina. Il n’y a qu’à dessiner le reste, c’est juste une jambe. » « Avec quoi ? » dit Sid. Avec des Étincelles. Il en faudrait deux.
wb-5-12-ride =
    Bella galope comme une commode dans un escalier. On se tient à la crinière, et la crinière déteint sur les mains. Elle vous dépose juste où vous alliez. Elle s’ébroue, elle cherche du sucre. Puis elle change de jambe.

    { wb-5-12-ride-rules }
wb-5-12-leg =
    Vous prenez une Étincelle pour y voir, une autre pour dessiner : le genou, le sabot, un reflet sur le sabot. Bella pose la jambe. Elle se tient tranquille, c’est la première fois, et il lui faut un moment pour s’en apercevoir. Tout en haut de la page, ça ne gratte plus. Obel regarde cette jambe. Il ôte ses lunettes, il les essuie, il les remet.

    { wb-5-12-leg-rules }

wb-5-13-front-title = Un morceau de sucre
wb-5-13-front = Un jour, quelqu’un a posé sa tasse ici, sans soucoupe. Maintenant c’est un lac, brun, tout rond, et ça sent le citron. Sur la rive, il y a un morceau de sucre gros comme une armoire. On en a sucé un coin.
wb-5-13-back-title = Il pleut toujours
wb-5-13-back = À côté, un doigt mouillé a écrit : *Jeudi. Il pleut toujours. Le meilleur, c’est le chapitre neuf.* Vous cassez du sucre, autant qu’on peut en porter. Personne ne parle. Quelqu’un était assis là, et voulait qu’il pleuve jusqu’à la fin du livre.

wb-5-14-front-title = Une pâquerette séchée
wb-5-14-front = Des pâquerettes, du trèfle, une pensée : c’est tout plat, et haut comme des arbres. Ça bruisse quand on passe. On a cueilli tout ça un jour de soleil, et on a refermé le Livre dessus, pour que le soleil se garde.
wb-5-14-back-title = Il s’est gardé
wb-5-14-back = Vous vous couchez dans une pâquerette, et vous avez le soleil en pleine figure. C’est celui de ce jour-là. Il y a des abeilles. Loin, on appelle un enfant pour qu’il rentre. Puis c’est de nouveau du papier. À la tige pend le lambeau qui nouait le bouquet.

wb-5-15-front-title = La pince
wb-5-15-front = C’est un trombone de bureau, long comme un pont de chemin de fer, et il retient un coin du monde. Entre ses mâchoires, il serre une chose rose et grise, grosse comme un buffet, avec des marques de dents. Pour s’ouvrir, le ressort veut de la lumière.
wb-5-15-back-title = À l’envers
wb-5-15-back = Le trombone bâille. Vous tirez, ça fait plop, et vous avez une gomme. Vous l’essayez aussitôt sur le trait rouge d’à côté. Au troisième passage, il revient un brin d’herbe, tout barbouillé, très étonné. « Elle marche *à l’envers* », dit Sid, ravi. Là-haut, Obel lève la tête, comme quand une assiette se casse dans la cuisine.

wb-5-16-front-title = Morceau de sucre
wb-5-16-front = D’un côté, il a le goût du citron, et de l’autre, celui de la pluie.
wb-5-17-front-title = Gomme
wb-5-17-front = Elle revient sur ce qui est dit, et elle y laisse un peu d’elle-même.
wb-5-18-front-title = Abécédaire mordu
wb-5-18-front = A comme Arrosoir. Le B a été mangé.

wb-5-19-front-title = Une marche usée
wb-5-19-front = La page se tourne au-dessus de vous avec un bruit de voile, et la marge est de l’autre côté. Il fait noir. Vous êtes sur une marche, usée au milieu. Les souliers, ça use les bords. Celle-là, ce qui l’a usée n’avait pas de pieds et rentrait à plat ventre, à toute vitesse, chaque soir.
wb-5-19-back-title = La pièce basse
wb-5-19-back = Vous faites de la lumière. La pièce est ronde, avec des racines pour poutres. Le long du mur, les étagères vous viennent au genou, et les livres d’images ont chacun leur morsure, tous à la même hauteur. Des étoiles de papier pendent si bas qu’il faut marcher plié. On en cogne une, elle sonne. « Ça sert à quoi, une étoile qui sonne ? » « À savoir où elle est, dit Tina lentement. Quand on n’y voit pas. »

wb-5-20-front-title = Des rangées
wb-5-20-front = Au fond, il y a des pierres, en rangées, chacune ronde comme un chat en boule. Elles sont ouvertes en deux, net, comme des châtaignes, et c’est parti du dedans. Devant chacune, une griffe a gravé un nom par terre : *Ambre. Braise. Cendre. Duvet.* « Des œufs », dit Ken. « Mais c’est de la *pierre* », dit Sid. À la dernière rangée, il y a les noms, et pas de pierres. Elle est longue, cette rangée.
wb-5-20-back-title = Un banc et un creux
wb-5-20-back = On peut s’asseoir à deux endroits. Le banc est à la mesure de Nora, et Nora a mal aux pieds. L’autre, en face, c’est un creux dans le plancher. Quelque chose de lourd s’y est couché chaque soir pendant mille ans : ici le menton, là les pattes, et entre les pattes un autre creux, juste de la taille d’un enfant. Celui-là, vous l’avez déjà vu. Quelque chose touche Nora au tibia.
wb-5-20-inkling = C’est Inkling, long de cinq chaussures maintenant, la cicatrice au flanc. Il est venu tout droit de l’étagère, il est passé devant vous, devant les biscuits. Il a un livre d’images dans la gueule et, pour une fois, il ne mâche pas. Il le met sur les genoux de Nora et il tousse. Un mot tombe par terre, d’une écriture magnifique : *Siteplaît.*
wb-5-20-other = C’est un Wyrm pas plus long qu’une chaussure, tout seul. Votre pied est déjà levé, et lui n’en sait rien. Il porte un livre d’images sur son unique dent, et il ne mâche pas. Il le pousse sur les genoux de Nora, à l’envers. Il sent que quelque chose cloche. Il le retourne. Il attend.

wb-5-21-front-title = Jusqu’au bout
wb-5-21-front = À dix ans, quand on vous met un livre sur les genoux, vous le lisez. Nora le lit tout haut. C’est un ours, il a perdu un bouton, ce n’est pas long. Deux fois, le Wyrm arrête de gigoter pour respirer. La dernière page est collée par la poussière. Elle se lèche le doigt, elle tourne. « *Et il était là*, lit Nora, *dans sa poche à lui, depuis le début. Fin.* » Le Wyrm soupire. Il pose la tête sur son soulier et commence à s’enrouler.
wb-5-21-back-title = Tiède
wb-5-21-back = Il s’enroule comme font les chats, le nez sous la queue, et puis plus rond que les chats. Il devient gris, du dehors au dedans. À la fin, sur les genoux de Nora, il y a une pierre, ronde comme une miche. Elle y pose la main, l’ôte, la remet. C’est tiède. Dedans, lentement, ça fait *boum*. Personne ne regarde personne. Sur la main gauche de Sid, il y a le compte des Wyrms, par cinq. On l’entend frotter. Il crache dessus, il frotte, et ça ne part pas.

wb-5-22-front-title = Pierre tiède
wb-5-22-front = Elle fait tic-tac, très lentement, comme une maison la nuit.

wb-5-23-front-title = La file
wb-5-23-front = Puis il y a du bruit derrière le lambris. De chaque trou sort une tête blanche, et dessous une autre, et derrière d’autres encore, aussi loin que va la lumière ; on dirait que le mur respire. On n’en voit pas un qui montre les dents. Ils ont tous la bouche pleine : un livre chacun.
wb-5-23-hush = Les grands laissent passer les petits. Il faut croire qu’on leur a parlé de vous : vous êtes ceux qui vont sur la pointe des pieds quand quelqu’un dort. Alors chez eux aussi, c’est *chut*. On n’entend qu’un coup de coude, de temps en temps, et une page.
wb-5-23-scramble =
    Ça fait soixante ans qu’ils font la queue, et au fond, on n’entend rien, alors on pousse. On en piétine un, on en mord un autre, et tout sort du mur à la fois.

    { wb-5-23-scramble-rules }
wb-5-23-back-title = Combien
wb-5-23-back = « À tous, dit Tina. On lit à tous. » « Il y en a des *centaines*, dit Lara, et le soir ne va pas nous attendre, et lui, il passe par le mur. » À côté de la porte, un trait rouge est entré. Il tâte la marche. « Aux plus proches, alors, et on file », dit Lara, pas très fort. Nora ne dit rien. Elle tient la pierre d’un bras, et son autre main est déjà sur le livre suivant.
wb-5-23-stay =
    « Exprès, alors », dit Nora, et elle se pousse sur le banc. Personne ne s’est jamais poussé pour eux, et ils ne voient pas tout de suite ce qu’elle veut. Puis ils viennent, un par chaussure, un par coude. C’est lourd, et ça sent les copeaux de crayon.

    { wb-5-23-stay-rules }
wb-5-23-go =
    Vous le dites gentiment : juste les premiers, et puis il faudra partir. Ils ne savent pas beaucoup de mots. Celui-là, ils le savent. Au fond, il y en a qui posent leur livre, côte à côte, le dos bien aligné, et qui rentrent dans le mur. Le dernier se retourne.

    { wb-5-23-go-rules }

wb-5-24-front-title = Lire jusqu’au bout
wb-5-24-front = Ce n’est pas sorcier. On s’assied à côté, on ouvre, et on ne s’arrête pas avant la fin, tant pis pour la manche. Ça devient lourd, puis rond. On peut aussi taper, comme avant. On sait comment ça finit.

wb-5-25-front-title = Souligné
wb-5-25-front = Celui-là a un trait rouge sous le ventre, du nez à la queue. Il ne peut pas le voir, mais il le sent. Il se mord le dos, il tourne, il se mord le dos. Pour l’aider, il faut passer par les dents.

wb-5-26-front-title = Deux voix
wb-5-26-front = La voix va du banc au creux, et dessous, tous les Wyrms se couchent. « On ne bouge pas, dit Ken, sauf pour aller chercher de la lumière. » Sous la marche, un trait rouge file, avec un bruit de fermeture éclair.
wb-5-26-back-title = La dernière rangée
wb-5-26-back = Il n’y a plus un bruit. À la dernière rangée, maintenant, devant chaque nom, il y a une pierre ronde et grise. Vous retenez votre souffle, et on en entend une, puis une autre, comme quand la pluie commence. Ken voudrait dire quelque chose de drôle. On l’entend chercher. Puis il ôte son blouson, le met sur la pierre la plus proche, et la borde. « Combien on en a… » dit Sid. « Non », dit Lara, qui compte tout.

wb-5-27-front-title = Étagères basses
wb-5-27-front = Neuf cents livres d’images. Chacun a sa fiche, collée au début. Pas un nom dessus : rien que des marques de dents, en colonne, des petites aux grandes.
wb-5-27-back-title = Le marque-page
wb-5-27-back = *L’Ours qui a perdu un bouton. Bonne nuit, brouette. Un très long chemin.* Trouvez-en un d’entier. Le dernier qu’on a lu est sur la pile, à côté du creux. Le ruban est à trois pages de la fin, et la poussière est sur le ruban. L’abécédaire d’à côté a été mordu, lui aussi, mais tout y est. Presque.

wb-5-28-front-title = Marques au mur
wb-5-28-front = Sur le mur, une griffe a tenu les comptes : un trait, un nom. Une main plus haut, un trait, le même nom. Ambre, Ambre, Ambre, ça monte jusqu’aux racines, et au plafond ça continue.
wb-5-28-back-title = Nouille, caillou, ailes
wb-5-28-back = Chaque nom a trois petits dessins à côté de lui : une sorte de nouille, une sorte de caillou, une chose avec des ailes. Vous suivez du doigt. Ambre les a, tous les trois. Braise aussi. À la dernière rangée, il n’y a que nouille, nouille, nouille. D’une fente dépasse un lambeau, et vous êtes tous très contents d’avoir un lambeau à regarder.

wb-5-29-front-title = Le tube acoustique
wb-5-29-front = Du mur sort un entonnoir de laiton, avec un sifflet au bout d’une chaîne et une plaque : POSTE. PARLEZ DISTINCTEMENT ET FINISSEZ VOS PHRASES. Vous y mettez l’oreille. Là-bas, c’est grand, et ça tamponne.
wb-5-29-back-title = Ici les rebuts
wb-5-29-back = « Ici les rebuts, dit le tube, hors d’haleine. On ferme ! Avant la nuit, tout doit être fermé, il a fait passer une note. C’est pour un colis ou pour une dette ? » À côté de votre oreille, une tête blanche écoute aussi, la bouche ouverte.
wb-5-29-tell =
    Vous racontez au tube celle de l’ours. À l’autre bout, les tampons s’arrêtent, tous, dans toute la salle. Après la fin, il faut un moment pour que ça reprenne. « Dette réglée, dit le tube. Je l’inscris. Ça ne va pas lui plaire, à lui. Ce qu’il préfère, c’est un registre vide. »

    { wb-5-29-tell-rules }
wb-5-29-listen =
    « Alors je vous descends ce qu’il y a dans la corbeille, dit le tube, avant qu’il mette la main dessus. » Ça ferraille longtemps. Il tombe deux Étincelles timbrées, et un biscuit que personne n’a commandé. La tête blanche le prend, délicatement, rien que par le bord.

    { wb-5-29-listen-rules }

wb-5-30-front-title = Le baquet
wb-5-30-front = C’est un baquet à pattes de lion, pour se laver, surtout derrière les oreilles, là où les mots s’accrochent. L’eau est noire et tiède. Un point final y flotte. Il est en bois.
wb-5-30-back-title = Des bouts d’écriture
wb-5-30-back = La poussière de crayon vous part de la figure. Il remonte aussi des lambeaux d’écriture : *lanterne*, *siteplaît*, *aïe*. Ils nagent un à un jusqu’au bord et vous regardent, enfin, autant qu’un mot peut. Après, vous êtes bien plus propres. Fiers, c’est autre chose.

wb-5-31-front-title = Elle n’a pas été informée
wb-5-31-front = « Une chose, avant que vous ne montiez. » La voix descend l’escalier, sèche, prudente. « Elle n’a pas été informée, et je ne puis corriger une page où l’un ignore ce que savent les autres. Petite, ce matin, dans une page, quelque chose t’a regardée. C’étaient quatre lecteurs. Ils te cherchaient. Ils le savent depuis le petit déjeuner. » Personne ne bouge. Nora vous regarde, l’un, l’autre, l’autre, l’autre. Puis elle monte, la première, toute seule, la main sur la rampe.

wb-5-32-front-title = Le bureau
wb-5-32-front = Au-dessus de la Chambre des petits, tout est gris, tout est droit. Des placards d’épreuves sèchent sur un fil, les tiroirs montent jusqu’au plafond, et à la fenêtre, c’est déjà le soir. Obel est assis à un bureau long comme un débarcadère. Il a mis ses lunettes de rechange, et il barre. Il ne lève pas les yeux. « Un instant, dit-il. Je finis une forêt. »
wb-5-32-back-title = À travers le plancher
wb-5-32-back = « Vous leur avez fait la lecture, dit Obel. Je l’ai entendu à travers le plancher. Pardonnez-moi, c’était cruel. Une histoire chacun, et ensuite ? Ensuite, c’est l’hiver, ils se couchent et ils attendent, et dans ce Livre, il n’y a plus de printemps. » Il taille son crayon. Les copeaux tombent sur vos chaussures. « J’y étais presque, dit-il. Ils étaient presque tranquilles. Si vous permettez. »
wb-5-32-page =
    « Du chiffon. De la colle. Une règle. » Obel flaire, et ses griffes tremblent. Il se lève, longtemps. « La dernière page. Vous la promenez ouverte. Devant *eux*. Une fin, cela se sent. »

    { wb-5-32-page-rules }

wb-5-33-front-title = Preuves
wb-5-33-front = Entre les tiroirs, il y a un petit coffre aux coins de toile à voile. Un ruban rouge en fait le tour et finit par un nœud. Les trois cadrans ont été limés, très proprement. Sur l’étiquette : SAISI AU BUREAU DES REBUTS. PROPRIÉTÉ DE NEUF ENFANTS.
wb-5-33-back-title = Un nœud de ruban rouge
wb-5-33-back = Le couvercle sent les bottes, la craie, les brioches. Si vous y avez déjà mis le nez, vous connaissez. Sinon, c’est fait. Le nœud est si juste qu’un cheveu de travers, ça se verrait. « Ce n’est pas à nous », dit Sid. « Ce n’est pas à *lui*, dit Nora. C’est Milo qui l’a fermé. »
wb-5-33-open =
    Couic, et le couvercle se lève tout seul. Il y a des bottes, une craie, une boîte à brioches, un cerf-volant, et un mot en huit écritures : *Pour ceux qui viendront après nous.* Au bureau, le crayon s’est arrêté. « J’en avais le reçu », dit Obel, peiné. À la fenêtre, le soir est un carreau plus près.

    { wb-5-33-open-rules }
wb-5-33-leave =
    Vous laissez le nœud comme il est. Entre le coffre et le mur dépasse un lambeau, et de celui-là, personne n’a le reçu. Vous tirez. Le coffre vient aussi, sur des roulettes de laiton. Derrière, il y a encore un tiroir.

    { wb-5-33-leave-rules }

wb-5-34-front-title = Le tiroir du bas
wb-5-34-front = Tous les tiroirs ont une étiquette, sauf le plus bas. On se met à genoux. Il est fermé à clé. Dans la serrure, il y a une petite fenêtre, juste de quoi verser un peu de lumière.
wb-5-34-back-title = Une moitié de pierre
wb-5-34-back = Il est plein de coton, et dans le coton, on a couché une moitié de pierre, grise, mince comme une coquille d’œuf, fendue net, du dedans. On l’époussette tous les jours, ça se voit. À côté, il y a un livre d’images, *Un très long chemin*, avec une seule morsure, petite. Sous la pierre, une carte avec un nom. Ce n’est pas sa griffe à lui qui l’a tracé. *Obel.*

wb-5-35-front-title = Deux raisons
wb-5-35-front = Obel ne se bat pas. Il vous lit, et à chaque faute il tire un trait. Les étoiles s’en vont, *ting, ting*. « Vous pourriez dire quelque chose, dit Obel, si vous aviez une raison. Une, ce n’est rien. Deux, cela s’examine. »
wb-5-35-back-title = Le crayon roule
wb-5-35-back = Le crayon roule sur le bureau, arrive au bord, passe le bord, et il en reste encore. Personne ne le ramasse. À la fenêtre, c’est le dernier bout de l’après-midi. Il fait si calme qu’on entend les pierres d’en bas.
wb-5-35-beaten = Obel s’assied par terre. Par terre, on est tous petits. Sans ses lunettes, il a les yeux bleus, et des nuits de retard. « Je voulais seulement que cela cesse, dit-il. Tout cela, toute la journée. Vous ne l’entendez pas. » Vous vous agenouillez près de lui, sans rien dire. « Et maintenant, écoutez », dit Tina. Il écoute. Il attend que ça vienne. Ça ne vient pas.
wb-5-35-agreed = « Deux suffisaient », dit Obel. Il replie ses lunettes. « Je n’en avais aucune, voyez-vous. Je n’avais qu’une date. » Devant lui, sur la feuille, il reste une demi-forêt sur pied. Il la regarde, et ce qu’il fait là, il a dû en perdre l’habitude : il souffle dessus, pour que ça ne bave pas, et il vous la tend, les arbres à l’endroit.

wb-5-36-front-title = La première question
wb-5-36-front = Obel ne barre pas. Ses lunettes ont glissé ; il les remonte, le crayon contre la joue. « Une question, si vous permettez. De ce qui n’est pas fini, on dit qu’il est en souffrance. Le mot est exact. À travers ce plancher, je l’entends jour et nuit, et ne connais qu’un remède. Vous en auriez un autre. Montrez-moi une plaie refermée que je n’aie pas barrée. »
wb-5-36-shell =
    Vous posez la pierre sur son bureau. Elle chauffe tant que l’encre, autour, sèche en rond. Obel se penche, se penche encore, jusqu’à mettre l’oreille dessus. *Boum.* Il attend l’autre, et l’autre tarde. « Celle-ci s’est arrêtée », dit-il enfin. « Elle *dort*, dit Nora. Ce n’est pas pareil. »

    { wb-5-36-shell-rules }
wb-5-36-seam =
    « L’entaille, dites-vous. On l’a cousue. » « Faufilée, dit Obel. Je l’ai vue. Elle lâche au troisième nœud. Vous avez rapproché deux bords, et tiré. Je ne vous fais pas de reproche. Je ne fais rien d’autre. » Pendant que vous y réfléchissez, il barre l’endroit où vous êtes.

    { wb-5-36-seam-rules }
wb-5-36-list =
    Vous lui lisez tout ce qu’il a barré, lentement, pour qu’il ait honte : un pouce, un moucheron, un rond de thé. Il écoute, la tête basse. « Et tous se tiennent tranquilles, dit Obel. Merci. Je commençais à douter. » Il mouille la pointe de son crayon.

    { wb-5-36-list-rules }

wb-5-37-front-title = La deuxième question
wb-5-37-front = Le crayon est fêlé ; Obel met le pouce sur la fente et vous regarde par-dessus ses lunettes. Ce sont des lunettes de lecture. « Soit. Ils ne veulent que la fin. Qui va la leur lire ? Ce soir, bon. Mais demain ? Mais quand il pleuvra ? Mais l’ours, pour la neuf centième fois ? Celle qui s’en chargeait est de pierre. Qui, alors ? »
wb-5-37-you =
    « Vous, dit Tina. Vous ne dormez pas, et vous avez les lunettes qu’il faut. » « Je corrige, dit Obel. Je ne lis pas à voix haute. » « Si, dit Nora. Tout à l’heure, vous avez dit *forêt*, et moi, je l’ai vue. » Il ouvre la bouche et la referme. De l’escalier monte un tout petit, un livre dans la bouche. Il s’arrête devant Obel, parce que c’est le plus proche.

    { wb-5-37-you-rules }
wb-5-37-nora =
    « Il y aurait Nora », dit Ken. Nora se tait. « L’enfant est attendue chez elle, dit Obel, le tampon est de moi. Vous la laisseriez donc ici ? Et à sa mère, qui le dit ? » Vous n’y aviez pas pensé.

    { wb-5-37-nora-rules }
wb-5-37-us =
    « Nous, dit Lara. Tous les jours. » « Quatre minutes, dit Obel. Puis vous sonnez la cloche, et c’est le dîner. Je ne vous le reproche pas. Neuf enfants ont dit la même chose à la grille, et ils le pensaient. J’ai la liste. »

    { wb-5-37-us-rules }

wb-5-38-front-title = Trois points
wb-5-38-front = Le crayon est là, rouge, d’un bout à l’autre de la marche. « On le casse, dit Lara. On s’y met tous. » « De cette fenêtre, il les entend, dit Tina. Il se tiendra à quoi ? » Sid attend ça depuis toujours. « Quand on a barré et qu’on n’aurait pas dû, on met trois points dessous. Et on écrit *stet*. Ça veut dire que ça reste. » Il s’éclaircit la voix. « Que ça ne marche que sur les mots, personne ne l’a jamais dit. »
wb-5-38-stet =
    Vous faites les points par terre, sous son ombre : un, deux, trois. Obel les lit. Il les relit, la griffe sur la ligne. « Jamais personne ne m’a », dit-il, et la phrase s’arrête là, et ça n’a pas l’air de lui faire mal. « Je reste au bureau jusqu’à la nuit, dit-il. Au cas où. » Il range le crayon derrière son oreille, la pointe en l’air.

    { wb-5-38-stet-rules }
wb-5-38-blunt =
    Vous vous y mettez tous. Le crayon plie, il plie encore, il casse. Dedans, il n’y a qu’un fil rouge, tout mince. Obel regarde faire. Il n’est pas en colère. Il va chercher une pelle et ramasse les éclats, les petits d’abord. « Alors, dit-il à la pelle, il va falloir que j’entende tout. »

    { wb-5-38-blunt-rules }

wb-5-39-front-title = L’air
wb-5-39-front = Du bureau, un escalier monte au Point de chute, et là-haut, c’est la lumière de la tour, petite, carrée. Nora court. Vous n’avez jamais vu quelqu’un courir comme ça. Elle saute, elle va attraper le bord, et ça fait le bruit d’un oiseau dans une vitre. Elle est par terre, sur le dos, dans l’herbe. Elle se relève, elle pose la main à plat sur rien du tout. Et vous, à sa gauche, à sa droite, vous avez la poussière de la tour en pleine figure.
wb-5-39-back-title = Encore un chapitre
wb-5-39-back = « Je suis entrée par l’entaille, dit Nora. Alors je suis au milieu. Il n’y a pas de porte à la fin, parce qu’il n’y a pas de fin. » Elle s’assied sur la marche du haut, la dernière page roulée sur les genoux, l’aiguille dessus. « Donc, d’abord, on la remet. C’est moi qui l’ai coupée, je sais dans quel sens elle va. Votre côté, ce sera après le goûter. » Elle ne pleure pas, elle a un nœud à faire. « J’attendrai. Je sais faire. »
wb-5-39-promise =
    « Non », dit Tina, et ça lui coûte. « Promets que tu n’attends plus personne. Si on est en retard, tu commences sans nous. Dès que tu peux partir, tu pars. » Nora la regarde comme quand on a dit un gros mot. Ensuite elle regarde ses mains, et ça dure. Elle crache dans l’une des deux. « Exprès », dit-elle.

    { wb-5-39-promise-rules }
wb-5-39-wait =
    « Attends-nous, dit Ken. Encore une fois. On va courir. » « Vous avez intérêt », dit Nora. Elle ôte un soulier, s’installe, et fait au revoir de la main jusqu’à ce que vous soyez passés. C’est sur le plancher que vous comprenez. Elle le fait trop bien. Elle a de l’entraînement.

    { wb-5-39-wait-rules }

wb-5-40-front-title = Ce que Ken a appris
wb-5-40-front = Qu’on peut rester assis sans bouger pour quelqu’un, et que ça compte. Sans blouson, il a froid. Il ne l’a pas dit une fois.
wb-5-41-front-title = Ce que Lara a appris
wb-5-41-front = Combien ça fait, tous les Wyrms depuis la grêle. Elle avait l’addition avant qu’on la lui demande. Elle a arraché la page de son carnet. Plus tard, elle l’a remise.
wb-5-42-front-title = Ce que Tina a appris
wb-5-42-front = Qu’on peut dire non à quelqu’un qui a mal, et rester ensuite à côté de lui.
wb-5-43-front-title = Ce que Sid a appris
wb-5-43-front = Qu’il y a des choses qui ne partent pas. Il ne frotte plus. Sous le compte, sur sa main, il a mis trois points.

wb-5-44-front-title = Sauf le col
wb-5-44-front = Vous êtes couchés sur le plancher. Ça a duré quatre minutes. Dans la lumière de l’après-midi, la poussière n’est même pas retombée. En bas, aux patères, Lara tâte l’imperméable jaune. Les manches sont sèches, les poches sont sèches, le dos est sec. Reste le col, encore humide, là où serait un cou. Tina met ses deux mains autour, comme si, à le réchauffer, on pouvait le garder mouillé.
wb-5-44-stet = Vous collez l’oreille au Livre. Obel s’éclaircit la voix, deux fois. Une page se tourne, avec beaucoup trop de précautions. « *L’Ours qui a perdu un bouton* », lit-il, et on entend qu’il n’a pas l’habitude. Il s’arrête. Là-dedans, ça se pousse du coude. « *Si vous permettez* », dit Obel, et il continue.
wb-5-44-blunt = Vous collez l’oreille au Livre. Ça ne gratte plus, pour la première fois de la journée. C’est si calme que vous restez à écouter, et vous comprenez à quoi ça servait. Il y avait autre chose en dessous, tout le temps. C’est tout petit. Mais il y en a beaucoup, beaucoup.
wb-5-44-nest = Son blouson, dira Ken à sa mère, il l’a laissé quelque part. C’est vrai. Vous savez tous où, et sur qui, et combien il y en a d’autres, rangée après rangée, et qu’on n’a renvoyé personne. Ken a froid.
wb-5-44-back-title = Comment cela finit
wb-5-44-back = Cinq heures et quart. À sept heures, il fera nuit. Vous remontez, encore une fois, rouvrir le Livre là où était la marge.
wb-5-44-white = C’est blanc d’un bord à l’autre, si propre que ça fait mal. Tout en bas, dans le coin, près du dos, il faut la loupe de Sid : c’est Nora, minuscule, assise sur une marche, appuyée à une colline qui n’y est plus. Elle a ôté un soulier. Elle coud.
wb-5-44-red = C’est rouge partout, comme une dictée. Dessous, on arrive à lire : un pouce, un peu de thé. Et sous les choses, il vient des points, trois, et trois, et trois, tout tordus, parce qu’elle doit les faire par-derrière. À la moitié de la page, ils s’arrêtent. Sa lumière n’a pas dû aller plus loin.
wb-5-44-horse = La moitié tient debout. Dans le coin, où il n’y avait jamais rien eu, un cheval brun passe la tête par-dessus le bord de la page. Il regarde par où vous êtes sortis. Lara va à la cuisine, elle revient et met un morceau de sucre sur le bureau. « C’est pour ce soir », dit-elle avant qu’on le lui demande. Plus tard, il manque un coin.
wb-5-44-stones = Tout est là, le pouce, le thé, le moucheron, le cheval. Le rouge est passé dessous, en lignes fines, comme dans les cahiers, pour qu’on écrive droit. Dans la colline, une fenêtre est allumée, que vous n’aviez jamais vue. Nora longe les pierres rondes, rangée après rangée, et s’arrête à chacune. C’est le tour de la maison qu’on fait avant d’aller au lit.

### Quand le dernier jeton Destin est face sombre
wb-5-lost-title = Barrés
wb-5-lost = Le trait vous passe au travers, à tous les quatre, et ça ne fait même pas mal. C’est ça, le pire. Vous êtes couchés sur un plancher, et pourquoi tous ces cris, vous ne savez plus. C’est un bel après-midi. Puis Tina voit sur sa manche une main, à l’encre, pas plus grande que la sienne. « Nora », dit-elle, et tout revient d’un coup. Dans le Livre, très bas, une voix sèche dit : « Fort bien. Reprenons au début, si vous permettez. »
