# Wonder Book, chapitre V : ce qu’on lit à voix haute.
# wb-<chapitre>-<carte>-<côté>, …-title, …-rules ; wb-<chapitre>-<carte>-<clé> : la suite d’un choix, ou une fin.

wb-5-1-front-title = Un trait rouge
wb-5-1-front = Trois heures et demie. La tour sent la poussière chaude et la gomme. Le Livre est ouvert, et un trait rouge avance sur la page, lentement, tout seul, sans crayon. Une colline, une clôture, un épouvantail : il passe au travers, droit comme sur des rails, et derrière lui, le papier est blanc. « Arrête ça », dit Lara. Le trait va jusqu’au bord de la page, fait demi-tour, et attaque la ligne suivante.
wb-5-1-back-title = Dix bouts de doigts
wb-5-1-back = La page tremble, vous tombez de travers, et vous voilà devant l’entaille. C’est une fente noire, droite comme une règle, haute comme une église. De l’autre côté, dix bouts de doigts pleins d’encre la tiennent fermée. « C’est vous qui êtes tombés, dit la voix de Nora, je vous reconnais au bruit. Vous avez l’aiguille, au moins ? Alors vous cousez votre côté et moi le mien. À grands points, ça doit juste tenir jusqu’à ce soir. » Elle renifle. « Seulement, tenir et coudre, je ne peux pas. J’ai essayé. Avec les *dents*. »

wb-5-2-front-title = Il faut quelqu’un pour tenir
wb-5-2-front = Quatre-vingts points, dit Nora : dix minutes, avec quelqu’un pour tenir les deux bords. « On a des mains », dit Ken. « Tu peux leur dire adieu, dit Sid. C’est pire qu’un congélateur. » « On coince un livre dedans », dit Lara. « Ils passeront à côté », dit Tina. Derrière vous, tout un coteau s’éteint, comme chez les voisins quand il est tard.
wb-5-2-hands =
    Vous la tenez à mains nues, l’une au-dessus de l’autre, comme à la corde lisse. Au bout d’une minute, plus de doigts. Au bout de trois, ils reviennent, et c’est pire. Ken raconte la blague du pingouin, la longue. C’est la première fois qu’on la lui laisse finir. De l’autre côté, quelqu’un rit, juste où il faut.

    { wb-5-2-hands-rules }
wb-5-2-book =
    C’est *Les Bonnes Manières de la chèvre, en neuf volumes*, et le tome six entre comme dans du beurre. Il tient. Mais des nez blancs se glissent dessous et attaquent par la préface, et quand Nora serre le dernier nœud, ils en sont à l’index.

    { wb-5-2-book-rules }
wb-5-2-neck =
    Wick regarde l’entaille, puis vous, et pose son cou de fer en travers des deux bords. Pendant dix minutes, il ne bouge pas, et son verre pâlit. Quand vous l’en retirez, sa lumière revient. Pas toute.

    { wb-5-2-neck-rules }

wb-5-3-front-title = Nora
wb-5-3-front =
    À trois points de la fin, il sort du noir une aiguille, puis un poing, puis une fille de dix ans en tricot, la tête la première. Elle se retourne et fait les trois derniers de ce côté-ci. Et puis le nez. Elle se le gratte à deux mains, très longtemps. « *Oh* », dit Nora. « Vous aviez dit que vous reviendriez, dit-elle, et vous êtes revenus. Je ne suis pas en retard, si ? J’ai dit que je rentrais avant que mon imperméable soit sec. »

    « Il n’est pas encore sec », dit Tina, et c’est vrai.
wb-5-3-trust =
    Ce que vous lui avez dit, elle a eu le temps d’y penser. Elle vous prend un par un et vous regarde dans l’œil, presque nez à nez, le gauche, puis le droit. « De près, il est beaucoup plus petit, dit Nora. Et il a des cils. » Elle crache dans sa paume, elle la tend, et vous la serrez tous.

    { wb-5-3-trust-rules }
wb-5-3-with = Vous avez la dernière page avec vous, roulée sur l’épaule, comme on porte un tapis. Nora en fait le tour. Au bord droit, elle pose le pouce, comme sur un bobo. « Vous l’avez apportée, dit-elle. J’avais préparé tout un discours pour qu’on retourne la chercher. » C’est tout juste si elle ne le regrette pas, son discours.
wb-5-3-roll = Avant de faire le nœud, elle va repêcher quelque chose de long et de blanc : la dernière page, roulée, avec un ruban à cheveux autour. « Je ne suis pas descendue de dessus, dit Nora, pour que personne ne la lèche. Ça me tenait chaud aux pieds. » Elle se la hisse sur l’épaule et titube. Vous voulez prendre l’autre bout ; elle secoue la tête. « Je l’ai coupée, je la rapporte. »
wb-5-3-back-title = Que faire de deux bras
wb-5-3-back = Elle met l’aiguille dans son dos. Après quoi elle ne sait plus du tout que faire de ses bras. Elle les balance, elle les croise, elle les décroise. « Bon, dit Nora. On rentre. » Elle montre le haut de la marge, de tout son bras, puisqu’elle peut : par-dessus le pouce, autour du thé, et là, toute petite, une colline avec une porte. « Vingt minutes. Je l’ai chronométré, exprès. » Elle fait un pas, et s’enfonce jusqu’au genou.
wb-5-3-posted =
    « Ta lettre est postée », dit Sid. Nora rougit, en partant du cou. « En entier ? Avec le passage sur l’imperméable ? » « En entier. » Elle compte sur ses doigts ; c’est si bon de les ravoir. « Alors elle est en train de la lire, dit Nora. Elle lit lentement. Elle fait les voix. »

    { wb-5-3-posted-rules }
wb-5-3-answer =
    « On a quelque chose pour toi », dit Ken. « *Ken* », dit Lara, trop tard. Nora a vu l’enveloppe. Elle la prend par les coins. Elle la renifle. Elle la lève vers le peu de jour qu’il y a, ferme les yeux juste à temps, et la rend. « Ce soir, dit-elle. Si elle est fâchée, je ne pourrai plus marcher droit. »

    { wb-5-3-answer-rules }

wb-5-4-front-title = Corrections
wb-5-4-front = Au bord de la page, voilà que se lève une règle. Puis la règle met des lunettes et s’incline. Ce salut, vous l’avez déjà vu, dans la neige. C’est un dragon, long comme un chemin et pas plus épais qu’une planche. Il prend un crayon rouge derrière son oreille et vous souligne les pieds. « Bonjour, dit-il. Obel. Corrections. Si vous permettez, je souligne d’abord. Nul ne dira qu’il n’était pas prévenu. »
wb-5-4-back-title = Dans la marge
wb-5-4-back = « On ne fait que passer », dit Nora. « Justement, dit Obel. Vous passez dans une marge, et une marge doit être propre. » Il le dit gentiment, comme on signale un lacet défait. « Un pouce. Une tasse de thé. Un moucheron. Rien de cela ne sera jamais fini, et cela souffre, jour et nuit. Vous ne l’entendez pas. Moi, si. » Des choses blanches fuient son trait, entre vos chaussures, sans mordre. « Et eux ? » demande Tina. « Eux, dit Obel, souffrent plus que tout le reste. »
wb-5-4-names =
    « Ken, Lara, Tina, Sid. » Il a une liste dans sa manche. « Une signature. Fort obligeant. D’ordinaire, il me faut chercher les gens. » La pointe du crayon s’arrête un instant sous chacun de vous, et vos pieds se glacent, dans le même ordre. « Dans ce cas, dit Obel, je n’ai pas à attendre. »

    { wb-5-4-names-rules }

wb-5-5-front-title = Grand comme une mare
wb-5-5-front = Nora parle. Toute une matinée sans personne à qui parler, ça se rattrape. « Et alors, dans la page, il y avait cet œil. Grand comme une mare ! Et il a *cligné*. Vous auriez fait quoi, vous ? » Personne ne répond, ni ici, ni là-haut. On entend le crayon. « Vous ne dites plus rien », dit Nora.
wb-5-5-now =
    « C’était nous, dit Tina. On te cherchait. » On voit Nora recoller les morceaux : la tour, le bureau, l’œil, ce matin, vous. « Vous auriez pu faire *coucou* », finit-elle par dire. Et elle repart, trois pas devant. Un peu plus loin, il n’y en a plus que deux.

    { wb-5-5-now-rules }
wb-5-5-later = « C’est la lumière, ici, dit Lara. Ça fatigue. » C’est idiot, et Nora est trop bien élevée pour le dire. Elle vous regarde tour à tour, comme on regarde un tiroir refermé un peu vite. Puis elle vous parle de son sandwich.

wb-5-6-front-title = Pas d’empreintes
wb-5-6-front = Jusqu’au genou, puis jusqu’à la hanche. Vous vous agenouillez. « *Nous*, on laisse des traces, dit Sid. Elle, non. Sur cette page, elle n’est écrite nulle part. » « Je suis là », dit Nora, d’un peu plus bas. Vous tenez une Étincelle sous son soulier, et là où elle brille, le papier porte. « Voilà », dit Nora. Un Wyrm surgit à gauche ; elle le cloue à la page par la peau du cou, comme un chaton, sans même regarder.

wb-5-7-front-title = Souligné
wb-5-7-front = Il corrige comme on fauche. Un trait rouge court sous tout, et on a le temps de le lire, et le temps de partir. Un second passe au milieu. Ensuite, allez savoir si le moucheron avait cinq pattes ou six.

wb-5-8-front-title = Des pas de lumière
wb-5-8-front = Wick a reniflé Nora de haut en bas : encre, sandwich, beaucoup de noir. « *Wick* », dit Nora, et pour une fois, ses bras savent quoi faire. Là, il colle son pied de fer au sien, se penche, et éclaire la place du prochain pas. Puis celle d’après. Il n’est guère plus malin qu’un poney. Il a compris avant vous.

wb-5-9-front-title = Une maison
wb-5-9-front = Au bord du blanc, il reste une maison, toute seule, comme une dernière dent. C’est la boulangerie. La flamme que vous avez laissée dans le neuvième four y est encore. Le trait d’Obel arrive au seuil, sent le pain, et fait le tour. « J’y reviendrai », dit Obel, un peu pincé.

wb-5-10-front-title = Débandade
wb-5-10-front = Ils sortent des lignes barrées par douzaines, dessus, dessous, pêle-mêle, la gueule fermée. Des Wyrms qui courent, c’est nouveau. Et ce n’est même pas après vous. Vous gênez, c’est tout.

wb-5-11-front-title = Rentrer par la marge
wb-5-11-front = « D’abord par le pouce, dit Nora. Non, par le thé. » Ce matin, elle s’est fait un plan sur le bras, mais c’est la page qui n’est plus à jour. « Alors on passe par ce qui reste », dit Lara, qui compte les lignes jusqu’à la colline. Derrière vous, ça crayonne. Devant vous, ça crayonne aussi. Et c’est le même crayon.
wb-5-11-back-title = La porte dans la colline
wb-5-11-back = Une porte basse, en papier pressé, au flanc d’une colline. Derrière vous, le trait rouge passe la dernière butte, calme comme une marée. La moitié d’un pays, Nora l’a traversée sans se retourner. Une porte, et la voilà plantée là, la main en l’air.
wb-5-11-minnow =
    Vous savez de quoi elle a peur. « Elle n’est pas fermée à clé », dit Tina, tout bas. « Tu n’en sais rien, peut-être que Maman… » dit Nora, et elle s’arrête. « Minnow, dit Lara, je te parie ma montre. » Lara n’a jamais rien parié de sa vie, et ça s’entend. Nora y va de tout son poids, et la porte n’est pas fermée à clé.

    { wb-5-11-minnow-rules }
wb-5-11-door =
    « Qu’est-ce qu’il y a ? » demande Ken. « Rien », dit Nora. Elle compte entre ses dents, jusqu’à dix, jusqu’à vingt. Le trait lui touche les talons ; tant pis, vous poussez pour elle. La porte n’est pas fermée à clé. Elle ne l’a jamais été. Nora la regarde de travers. Lui faire ça, devant tout le monde.

    { wb-5-11-door-rules }

wb-5-12-front-title = Le cheval de Milo
wb-5-12-front = Un cheval au crayon brun, d’un garçon qui en avait entendu parler. Il a quatre jambes et le début d’une cinquième. Dessous, on lit : *C’est Bella par Milo 7 ans*. Bella se balance d’une jambe sur l’autre, sans fin, à chercher celle qui va.
wb-5-12-back-title = La cinquième jambe
wb-5-12-back = La cinquième s’arrête au-dessus du genou. Un trait brun, un trou dans le papier, et puis : à table. « Elle peut nous porter », dit Ken. Quelqu’un la tient déjà par la crinière. « Elle a mal, dit Tina. Finissons de la dessiner, ce n’est qu’une jambe. » « Avec quoi ? » demande Sid. « Des Étincelles. Il en faudrait deux. »
wb-5-12-ride =
    Bella galope comme une commode dans un escalier. On se tient à la crinière, et la crinière déteint sur les mains. Elle vous dépose juste où vous vouliez. Elle s’ébroue, cherche du sucre, et se balance d’une jambe sur l’autre.

    { wb-5-12-ride-rules }
wb-5-12-leg =
    Une Étincelle pour y voir, une autre pour dessiner : un genou, un sabot, un peu de luisant sur le sabot. Bella le pose. Elle tient debout, c’est la première fois, et ça se voit qu’elle n’en revient pas. Tout en haut de la page, ça ne gratte plus. Obel regarde la jambe. Il ôte ses lunettes, les essuie, et les remet.

    { wb-5-12-leg-rules }

wb-5-13-front-title = Un morceau de sucre
wb-5-13-front = Pas de soucoupe, et voilà le travail : un lac brun, rond comme la tasse, qui sent le citron. Sur la rive, il y a un morceau de sucre gros comme une armoire. On en a sucé un coin.
wb-5-13-back-title = Il pleut toujours
wb-5-13-back = À côté, écrit d’un doigt mouillé : *Jeudi. Il pleut toujours. Le meilleur, c’est le chapitre neuf.* Vous en cassez autant que vous pouvez en porter. C’est très calme, au bord du lac. Ici, quelqu’un aurait voulu qu’il pleuve jusqu’à la fin du livre.

wb-5-14-front-title = Une pâquerette séchée
wb-5-14-front = Des pâquerettes, du trèfle, une pensée : tout ça haut comme des arbres et plat comme la main. On y marche, et ça bruisse. C’était un jour de soleil ; quelqu’un l’a mis à sécher dans le Livre, pour qu’il se garde.
wb-5-14-back-title = Il s’est gardé
wb-5-14-back = Vous vous couchez dans une pâquerette, et vous avez le soleil sur la figure, celui de ce jour-là, et des abeilles, et très loin, on appelle un enfant. Puis le papier redevient papier. Le bouquet était noué, avec un lambeau. Il pend encore à la tige.

wb-5-15-front-title = La pince
wb-5-15-front = Un trombone long comme un pont de chemin de fer pince le coin du monde. Il a quelque chose de rose et gris entre les mâchoires, gros comme un buffet, avec des marques de dents. Pour s’ouvrir, le ressort veut de la lumière.
wb-5-15-back-title = À l’envers
wb-5-15-back = Le trombone bâille. Vous tirez, et elle sort avec un plop : une gomme. Vous l’essayez aussitôt sur le trait rouge le plus proche. Trois coups, et revoilà un brin d’herbe, barbouillé, tout étonné. « Ça marche *à l’envers* », dit Sid, aux anges. Tout en haut de la page, Obel lève la tête, comme quelqu’un qui a entendu casser une assiette.

wb-5-16-front-title = Morceau de sucre
wb-5-16-front = D’un côté, il a le goût du citron, et de l’autre, celui de la pluie.
wb-5-17-front-title = Gomme
wb-5-17-front = Elle revient sur ce qui est dit, et elle y laisse un peu d’elle-même.
wb-5-18-front-title = Abécédaire mordu
wb-5-18-front = A comme Arrosoir. Le B a été mangé.

wb-5-19-front-title = Une marche usée
wb-5-19-front = Au-dessus de vos têtes, une page se tourne avec un bruit de voile, et la marge est à plat, de l’autre côté. Vous êtes dans le noir, debout sur une marche. Elle est creusée au milieu. Les souliers, ça use les bords ; ici, on n’avait pas de pieds. On rentrait à plat ventre, à toute vitesse, chaque soir.
wb-5-19-back-title = La pièce basse
wb-5-19-back = Vous faites de la lumière. La pièce est ronde, avec des racines pour poutres. Tout le long du mur, pas plus haut que le genou, des étagères pleines de livres d’images, et à chaque livre il manque une bouchée, toujours à la même hauteur. Des étoiles de papier pendent si bas qu’il faut baisser la tête. Vous en cognez une, et elle tinte. « Pourquoi ça tinte, une étoile ? » « Pour qu’on sache où elle est, dit lentement Tina, quand on n’y voit pas. »

wb-5-20-front-title = Des rangées
wb-5-20-front = Au fond, il y a des pierres, rondes, en rangées, grosses chacune comme un chat roulé en boule. Toutes sont fendues en deux, de l’intérieur, aussi net qu’une bogue de marron. Devant chacune, une griffe a gravé un nom par terre : *Ambre. Braise. Cendre. Duvet.* « Des œufs », dit Ken. « C’est de la *pierre* », dit Sid. La dernière rangée a ses noms aussi. Mais pas de pierres. Et elle est longue.
wb-5-20-back-title = Un banc et un creux
wb-5-20-back = On a le choix, pour s’asseoir. Un banc ; Nora a mal aux pieds, et il est juste à sa taille. En face, un creux dans le plancher : chaque soir, pendant mille ans, quelque chose de lourd s’est couché là, le menton ici, les pattes là. Entre les pattes, il y a un autre creux, juste de la taille d’un enfant. Celui-là, vous l’avez déjà vu. Quelque chose tape sur le tibia de Nora.
wb-5-20-inkling = C’est Inkling, long de cinq chaussures maintenant, avec sa cicatrice au flanc. Il est passé devant vous et devant les biscuits, tout droit depuis l’étagère. Il a un livre d’images dans la gueule, et pour une fois, il ne mâche pas. Il pose le livre sur les genoux de Nora. Puis il tousse un bon coup, et c’est par terre, d’une écriture magnifique, en un seul mot. *Siteplaît.*
wb-5-20-other = C’est un Wyrm, pas plus long qu’une chaussure, tout seul. Vous avez déjà le pied levé. Il ne voit rien. Au bout de son unique dent, il tient un livre d’images, et il ne mâche pas. Il le pousse sur les genoux de Nora, à l’envers, flaire que ça cloche, le retourne, et attend.

wb-5-21-front-title = Jusqu’au bout
wb-5-21-front = À dix ans, quand on vous met un livre sur les genoux, vous le lisez. Nora le lit, tout haut. C’est l’histoire d’un ours qui a perdu un bouton. Ce n’est pas long. Le Wyrm gigote ; deux fois, il s’arrête, pour respirer. La dernière page colle ; il y a de la poussière dessus. Elle se mouille le doigt et la tourne. « *Et il était là*, lit Nora, *dans sa poche à lui, depuis le début. Fin.* » Le Wyrm soupire. Il pose la tête sur son soulier, et commence à s’enrouler.
wb-5-21-back-title = Tiède
wb-5-21-back = Il s’enroule comme un chat, le nez sous la queue. Il s’arrondit. Il grisonne, du dehors au dedans. Et sur les genoux de Nora, il n’y a plus qu’une pierre, ronde comme une miche. Elle pose la main dessus, l’enlève, la repose. C’est tiède. De l’intérieur, lentement : *boum*. Personne ne regarde personne. Sur sa main gauche, Sid a le compte des Wyrms, par cinq. On l’entend frotter. Il crache dessus, il frotte, et ça ne part pas.

wb-5-22-front-title = Pierre tiède
wb-5-22-front = Elle fait tic-tac, très lentement, comme une maison la nuit.

wb-5-23-front-title = La file
wb-5-23-front = Puis ça s’entend derrière la boiserie. De chaque trou du mur sort une tête blanche, une autre en dessous, et d’autres derrière, aussi loin que va la lumière. Tellement de têtes que le mur respire. Pas une ne montre les dents. Chacune a un livre dans la bouche.
wb-5-23-hush = Les grands laissent passer les petits. Il faut croire qu’on leur a parlé de vous, de ceux qui passent près des dormeurs sur la pointe des pieds. Alors ils se taisent aussi. On n’entend qu’une bourrade par-ci par-là, une page, et *chut*.
wb-5-23-scramble =
    Soixante ans de queue, c’est long. Au fond, on n’entend rien, alors on pousse. On se marche dessus, on se mord, et voilà qu’ils sortent du mur tous à la fois.

    { wb-5-23-scramble-rules }
wb-5-23-back-title = Combien
wb-5-23-back = « Tous, dit Tina. On leur lit à tous. » « Il y en a des *centaines*, dit Lara, et la nuit ne va pas nous attendre, et lui, il passe par le mur. » À côté de la porte, un trait rouge est entré. Il tâte la marche. « Les plus proches, alors, et dehors », dit Lara, pas très fort. Nora ne dit rien. Elle tient la pierre dans un bras. De l’autre main, elle a déjà pris le livre suivant.
wb-5-23-stay =
    « Exprès, alors », dit Nora, et elle se pousse pour faire de la place sur le banc. Personne ne s’est jamais poussé pour eux ; d’abord, ils ne comprennent pas. Puis vous en avez un sur chaque chaussure et un au creux de chaque bras. Ils sont lourds. Ils sentent les copeaux de crayon.

    { wb-5-23-stay-rules }
wb-5-23-go =
    Vous y mettez les formes : juste les premiers, ensuite, il faudra partir. Des mots, ils en connaissent peu. Celui-là, ils le connaissent. Au fond, quelques-uns posent leurs livres côte à côte, dos bien alignés, et rentrent dans le mur. Le dernier se retourne encore une fois.

    { wb-5-23-go-rules }

wb-5-24-front-title = Lire jusqu’au bout
wb-5-24-front = Ce n’est pas difficile. Vous vous asseyez à côté, vous ouvrez le livre, et vous ne vous arrêtez pas avant la fin, quoi qu’il fasse à votre manche. Il s’alourdit. Il s’arrondit. Il reste toujours la manière forte. Celle-là, vous la connaissez.

wb-5-25-front-title = Souligné
wb-5-25-front = L’un d’eux a un trait rouge sous lui, du nez à la queue. Il ne le voit pas, mais il le sent. Il se mord le dos, il tourne, il tourne, et pour l’aider, il faut d’abord passer les dents.

wb-5-26-front-title = Deux voix
wb-5-26-front = Du banc, une voix porte jusqu’au creux, et d’ici là, le plancher se couvre de Wyrms couchés. « Personne ne bouge, dit Ken, sauf pour la lumière. » Avec un bruit de fermeture éclair, un trait rouge file sous la marche.
wb-5-26-back-title = La dernière rangée
wb-5-26-back = Tout s’est tu. Dans la dernière rangée, maintenant, il y a des pierres, rondes et grises, chacune devant un nom. En retenant son souffle, on les entend, une, puis une autre, comme une pluie qui commence à peine. Ken voudrait dire quelque chose de drôle. On l’entend chercher. Puis il ôte son blouson, en couvre la plus proche, et la borde. « Combien est-ce qu’on en a… » dit Sid. « Non », dit Lara, elle qui compte toujours.

wb-5-27-front-title = Étagères basses
wb-5-27-front = Neuf cents livres d’images. Chacun a sa fiche, collée au début. Pas un nom dessus : rien que des marques de dents, en colonne, des petites aux grandes.
wb-5-27-back-title = Le marque-page
wb-5-27-back = *L’Ours qui a perdu un bouton. Bonne nuit, brouette. Un très long chemin.* Vous en cherchez un entier. Près du creux, sur la pile, il y a le dernier qu’on ait lu : un ruban dépasse, trois pages avant la fin, et sur le ruban, de la poussière. À côté, un abécédaire. Mordu, mais tout y est. Presque.

wb-5-28-front-title = Marques au mur
wb-5-28-front = Quelqu’un a tenu les comptes, à la griffe. Une marque, un nom ; une main au-dessus, une marque, et encore lui. Ambre, Ambre, Ambre. Les marques montent jusqu’aux racines, et de là, elles continuent au plafond.
wb-5-28-back-title = Nouille, caillou, ailes
wb-5-28-back = À côté de chaque nom, trois petits dessins : une sorte de nouille, une sorte de caillou, une chose à ailes. Vous suivez Ambre du doigt. Nouille, caillou, ailes. Puis Braise. Dans la dernière rangée de noms, il n’y a que nouille, nouille, nouille. Un lambeau dépasse d’une fente. Il tombe bien : on a quelque chose à regarder.

wb-5-29-front-title = Le tube acoustique
wb-5-29-front = Un entonnoir de laiton dans le mur, avec un sifflet au bout d’une chaîne, et une plaque : POSTE. PARLEZ DISTINCTEMENT ET FINISSEZ VOS PHRASES. L’oreille collée dessus, vous entendez une grande salle, et des coups de tampon.
wb-5-29-back-title = Ici les rebuts
wb-5-29-back = « Rebuts, j’écoute, dit le tube, hors d’haleine. Nous fermons. Avant la nuit, tout doit être fermé, il a fait passer une note. C’est pour un colis ou pour une dette ? » Une tête blanche s’est collée à vous. Elle écoute l’entonnoir, bouche bée.
wb-5-29-tell =
    Vous racontez au tube celle de l’ours. Quelque part, toute une salle cesse de tamponner. À la fin, personne n’a plus trop le cœur à l’ouvrage. « Dette réglée, dit le tube. Je l’inscris au registre. Il ne va pas aimer. Ce qu’il préfère, c’est quand on n’inscrit rien. »

    { wb-5-29-tell-rules }
wb-5-29-listen =
    « Alors je vous envoie ce qu’il y a dans la corbeille, dit le tube, avant qu’il mette la main dessus. » Ça dégringole longtemps. Il en tombe deux Étincelles timbrées, et un biscuit que personne n’a commandé. La tête blanche prend le biscuit avec mille précautions, et seulement par le bord.

    { wb-5-29-listen-rules }

wb-5-30-front-title = Le baquet
wb-5-30-front = Un baquet à pattes de lion, pour la toilette. C’est derrière les oreilles que les mots s’accrochent. L’eau est noire et tiède, et il y flotte un point final en bois.
wb-5-30-back-title = Des bouts d’écriture
wb-5-30-back = Vous vous débarbouillez de la poussière de crayon. Des lambeaux d’écriture remontent : *lanterne*, *siteplaît*, *aïe*. Ils dérivent un à un jusqu’au bord et vous regardent, autant qu’un mot peut regarder. Ça va beaucoup mieux, après, et il n’y a pas de quoi être fier.

wb-5-31-front-title = Elle n’a pas été informée
wb-5-31-front = « Une chose, avant que vous ne montiez. » Dans l’escalier, la voix est sèche et soigneuse. « Elle n’a pas été informée, et je ne puis corriger une page où l’un ignore ce que savent les autres. Enfant : ce matin, dans une page, quelque chose vous a regardée. Quatre lecteurs. Ils vous cherchaient. Ils le savent depuis le petit déjeuner. » Personne ne bouge. Nora vous regarde, l’un, puis l’autre. Puis elle monte devant vous, seule, une main sur la rampe.

wb-5-32-front-title = Le bureau
wb-5-32-front = Au-dessus de la chambre des petits, tout est gris et droit. Des placards d’épreuves sèchent sur un fil, des tiroirs montent jusqu’au plafond, et à la fenêtre, le soir tombe déjà. Obel est assis à un bureau long comme un embarcadère, ses lunettes de rechange sur le nez, et il raye. Il ne lève pas la tête. « Un instant, dit-il. Je finis une forêt. »
wb-5-32-back-title = À travers le plancher
wb-5-32-back = « Vous leur avez fait la lecture, dit Obel. Je l’ai entendu à travers le plancher. Pardonnez-moi, c’était cruel. Une histoire chacun, et ensuite ? Ensuite, c’est l’hiver, ils se couchent et ils attendent, et dans ce Livre, il n’y a plus de printemps. » Il taille son crayon. Les copeaux tombent sur vos chaussures. « J’y étais presque, dit-il. Ils étaient presque tranquilles. Si vous permettez. »
wb-5-32-page =
    Puis il lève le nez. Il la sent : du chiffon, de la colle, une règle. « La dernière page », dit Obel, et il se lève, et il se lève encore ; il n’en finit pas. « Vous promenez cela avec vous, à découvert, devant *eux* ? Ils sentent qu’il y a une fin. » Ses griffes tremblent.

    { wb-5-32-page-rules }

wb-5-33-front-title = Preuves
wb-5-33-front = Entre les tiroirs, il y a un petit coffre aux coins de toile à voile, ficelé d’un ruban rouge avec un nœud. Il avait trois cadrans ; on les a limés, très proprement. L’étiquette dit : SAISI AU BUREAU DES REBUTS. PROPRIÉTÉ DE NEUF ENFANTS.
wb-5-33-back-title = Un nœud de ruban rouge
wb-5-33-back = Si vous y avez déjà fourré le nez, vous connaissez l’odeur : des bottes, de la craie, des brioches. Sinon, vous la connaissez maintenant, elle traverse le couvercle. Le nœud est fait au quart de poil ; Obel verrait qu’on y a touché. « Ce n’est pas à nous », dit Sid. « Ce n’est pas à *lui*, dit Nora. C’est les bottes de Milo. »
wb-5-33-open =
    Couic. Le couvercle se lève tout seul. Des bottes, un bâton de craie, une boîte à brioches, un cerf-volant, et un mot de huit écritures : *Pour ceux qui viendront après nous.* Au bureau, le crayon s’est arrêté. « J’avais un reçu pour cela », dit Obel. Il a l’air peiné. À la fenêtre, le soir gagne un carreau.

    { wb-5-33-open-rules }
wb-5-33-leave =
    Vous laissez le nœud comme il est. Entre le coffre et le mur, un lambeau s’est coincé. Pour celui-là, pas de reçu. Vous tirez, et le coffre s’écarte, sur des roulettes de laiton. Il cachait un tiroir.

    { wb-5-33-leave-rules }

wb-5-34-front-title = Le tiroir du bas
wb-5-34-front = Tous les tiroirs ont une étiquette, sauf celui pour lequel il faut s’agenouiller. Il est fermé à clé. Dans la serrure, une petite fenêtre, juste de quoi glisser une lumière.
wb-5-34-back-title = Une moitié de pierre
wb-5-34-back = Sur du coton, une moitié de pierre, grise, mince comme une coquille d’œuf, fendue net de l’intérieur. Pas un grain de poussière : on s’en occupe tous les jours. À côté, un livre d’images, *Un très long chemin*, avec une petite bouchée en moins. Sous la demi-pierre, une carte, et un nom. Ce n’est pas sa griffe à lui qui l’a tracé. *Obel.*

wb-5-35-front-title = Deux raisons
wb-5-35-front = Il ne se bat pas. Il vous lit, et tire un trait à chaque faute. Les étoiles s’en vont, *ting, ting*. « Vous pourriez dire quelque chose, dit Obel, si vous avez une raison. Une, ce n’est rien. Deux, il me faudrait y songer. »
wb-5-35-back-title = Le crayon roule
wb-5-35-back = Le crayon roule sur le bureau, passe le bord, et roule encore ; c’est un long crayon. Personne ne le ramasse. À la fenêtre traîne le dernier bout de l’après-midi. C’est si calme qu’on entend les pierres, en bas.
wb-5-35-beaten = Obel s’assied par terre. Par terre, on est tous petits. Sans ses lunettes, il a les yeux bleus, et des nuits de retard. « Je voulais seulement que cela cesse, dit-il. Tout cela, toute la journée. Vous ne l’entendez pas. » Vous vous agenouillez près de lui, sans rien dire. « Et maintenant, écoutez », dit Tina. Il écoute. Il attend que ça vienne. Ça ne vient pas.
wb-5-35-agreed = « Deux », dit Obel. Il replie ses lunettes. « Je n’en avais aucune, voyez-vous. Je n’avais qu’une date. » Devant lui, sur la feuille, il reste une demi-forêt sur pied. Il la regarde, et ce qu’il fait là, il a dû en perdre l’habitude : il souffle dessus, pour que ça ne bave pas, et il vous la tend, les arbres à l’endroit.

wb-5-36-front-title = La première question
wb-5-36-front = Ses lunettes glissent. Il les remonte, et ne barre pas. « Une question, si vous permettez. Ce que l’on commence sans le finir souffre. Je l’entends à travers ce plancher, jour et nuit, et je connais un remède. » Il appuie le crayon contre sa joue. « Vous dites qu’il y en a un autre. Montrez-moi une plaie qui se soit refermée, et sans que je l’aie barrée. »
wb-5-36-shell =
    Vous posez la pierre sur son bureau. Elle chauffe tant que l’encre, autour, sèche en rond. Obel se penche, se penche encore, et y colle l’oreille. *Boum.* Le suivant se fait attendre. Il l’attend. « Celui-ci a cessé », dit-il enfin. « Il *dort*, dit Nora. Ce n’est pas la même chose. »

    { wb-5-36-shell-rules }
wb-5-36-seam =
    « L’entaille, dites-vous. On l’a cousue. » « Faufilée, dit Obel. Je l’ai vue. Elle lâche au troisième nœud. Vous avez rapproché deux bords, et tiré. Je ne vous fais pas de reproche. Je ne fais rien d’autre. » Pendant que vous y réfléchissez, il barre l’endroit où vous êtes.

    { wb-5-36-seam-rules }
wb-5-36-list =
    Vous lui lisez ce qu’il a barré : un pouce, un moucheron, un rond de thé. Vous le lisez lentement, pour qu’il ait honte. Il écoute, la tête basse. « Et tous se taisent, dit Obel. Merci. Je commençais à douter. » Il mouille la mine.

    { wb-5-36-list-rules }

wb-5-37-front-title = La deuxième question
wb-5-37-front = Le crayon est fêlé. Il le maintient du pouce. « Supposons. Supposons qu’ils ne veuillent rien d’autre que la fin. Qui la leur lira ? Pas ce soir. Demain, et quand il pleut, et l’ours, la neuf centième fois ? Celle qui le faisait s’est changée en pierre. » Il vous regarde par-dessus ses verres. Ce sont des lunettes de lecture. « Eh bien ? Qui ? »
wb-5-37-you =
    « Vous, dit Tina. Vous êtes réveillé, et vous avez les lunettes qu’il faut. » « Je suis correcteur, dit Obel. Je ne lis pas à voix haute. » « Et tout à l’heure ? dit Nora. Vous avez dit *forêt*, et je l’ai vue. » Il ouvre la bouche et la referme. Quelque chose de tout petit a monté l’escalier, un livre dans la bouche. Devant Obel, ça s’arrête ; il est le plus près.

    { wb-5-37-you-rules }
wb-5-37-nora =
    « Nora pourrait », dit Ken. Nora ne dit rien. « L’enfant est attendue chez elle, dit Obel. Je l’ai tamponné de ma propre main. Vous la laisseriez donc ici pour cela. Et qui le dit à la mère ? » À la mère, vous n’aviez pas pensé.

    { wb-5-37-nora-rules }
wb-5-37-us =
    « Nous, dit Lara. Tous les jours. » « Quatre minutes, dit Obel. Puis vous sonnez la cloche et vous descendez dîner. Je le dis sans reproche. Neuf enfants l’ont dit à la grille, et le pensaient. J’ai la liste ici. »

    { wb-5-37-us-rules }

wb-5-38-front-title = Trois points
wb-5-38-front = Le crayon est là, par terre, rouge et très long. « On le casse, dit Lara. Tous ensemble, sur la marche. » « Alors il restera à cette fenêtre à les entendre, sans rien à quoi se tenir », dit Tina. Sid, ce moment-là, il l’attend depuis qu’il est né. « Ce qui est barré et qui doit rester, on met trois points dessous. Et on écrit *stet*. Que cela reste. » Il s’éclaircit la voix. « Et ça ne marche peut-être pas qu’avec les mots. »
wb-5-38-stet =
    Vous les posez par terre, sous son ombre : un, deux, trois. Obel les lit. Il les relit, la griffe sur la ligne. « Jamais personne ne m’a », dit-il. La phrase reste là, sans sa fin, et ça n’a pas l’air de faire mal. Il sera au bureau, dit-il ensuite, jusqu’à la nuit, au cas où. Il remet le crayon derrière son oreille, la pointe en l’air.

    { wb-5-38-stet-rules }
wb-5-38-blunt =
    Vous n’êtes pas trop de tous. Il plie, il plie, il casse. Un mince fil rouge, c’est tout ce qu’il y a dedans. Obel regarde faire, sans colère. Il va chercher une pelle et balaie les éclats, les plus petits d’abord. « Il me faudra donc tout entendre », dit-il à la pelle.

    { wb-5-38-blunt-rules }

wb-5-39-front-title = L’air
wb-5-39-front = Du bureau, un escalier monte au Point de chute, et au-dessus du Point de chute, il y a la lumière de la tour, petite et carrée. Nora court. Courir comme ça, vous n’aviez jamais vu. Elle saute pour attraper le bord ; ça cogne, comme un oiseau dans un carreau, et la voilà sur le dos, dans l’herbe. Elle se relève, tend la main, et l’air l’arrête, comme une vitre. À droite, à gauche, vous sentez sur vos joues la poussière de la tour.
wb-5-39-back-title = Encore un chapitre
wb-5-39-back = « Je suis entrée par l’entaille, dit Nora. Alors je suis au milieu. Il n’y a pas de porte à la fin, parce qu’il n’y a pas de fin. » Elle s’assied sur la marche du haut, la dernière page roulée sur les genoux, l’aiguille par-dessus. « Donc, d’abord, on la remet. C’est moi qui l’ai coupée, je sais comment elle va. Vous ferez votre côté après le goûter. » Pleurer, elle n’a pas le temps. Elle a un nœud à finir. « J’attendrai. Je sais faire. »
wb-5-39-promise =
    « Non », dit Tina, et ça lui coûte. « Promets : tu n’attends plus personne. Si on est en retard, commence sans nous. Dès que tu peux partir, pars. » Nora lève la tête comme devant un gros mot. Ensuite, c’est ses mains qu’elle regarde, longtemps. Et elle crache dans l’une d’elles. « Exprès », dit Nora.

    { wb-5-39-promise-rules }
wb-5-39-wait =
    « Attends-nous, dit Ken. Encore une fois. On courra. » « J’espère bien », dit Nora. Elle a déjà ôté un soulier, pour être mieux assise. Elle fait au revoir de la main, jusqu’au bout. Arrivés sur le plancher, vous y repensez. Elle fait ça très bien. Elle a de l’entraînement.

    { wb-5-39-wait-rules }

wb-5-40-front-title = Ce que Ken a appris
wb-5-40-front = Qu’on peut rester assis sans bouger pour quelqu’un, et que ça compte. Sans blouson, il a froid. Il ne l’a pas dit une fois.
wb-5-41-front-title = Ce que Lara a appris
wb-5-41-front = Combien ça fait, tous les Wyrms depuis la grêle. On ne lui avait rien demandé, le calcul était fait. Elle a arraché la page de son carnet. Plus tard, elle l’y a recollée.
wb-5-42-front-title = Ce que Tina a appris
wb-5-42-front = Qu’on peut dire non à quelqu’un qui a mal, et rester ensuite à côté de lui.
wb-5-43-front-title = Ce que Sid a appris
wb-5-43-front = Qu’il y a des choses qui ne partent pas. Il ne frotte plus. Sous le compte, sur sa main, il a mis trois points.

wb-5-44-front-title = Sauf le col
wb-5-44-front = Vous êtes couchés sur le plancher. Quatre minutes ont passé. La poussière monte et descend dans le soleil de l’après-midi. En bas, aux patères, Lara prend l’imperméable jaune : les manches sont sèches, les poches, le dos. Il n’y a plus que le col de mouillé, là où serait un cou. Tina met ses deux mains autour, bien serrées. Mouillé, ça ne se garde pas au chaud ; elle essaie quand même.
wb-5-44-stet = L’oreille contre le Livre, vous entendez Obel s’éclaircir la voix. Puis encore une fois. Une page se tourne, avec beaucoup trop de soin. « *L’Ours qui a perdu un bouton*, commence une voix sèche qui n’a pas l’habitude, *si vous permettez*. » Elle s’arrête net. On se pousse du coude, là-dedans, et elle continue.
wb-5-44-blunt = L’oreille contre le Livre, vous n’entendez rien gratter, pour la première fois de la journée. C’est si calme que vous continuez d’écouter. Vous finissez par comprendre à quoi il servait, ce grattement. Il y avait autre chose, dessous, depuis toujours, des milliers de toutes petites choses.
wb-5-44-nest = Ken a froid. Il dira à sa mère qu’il a laissé son blouson quelque part, et c’est vrai. Vous savez tous où il est, et ce qui dort dessous, et combien à côté, rangée après rangée. Aucun n’a été renvoyé se coucher sans histoire.
wb-5-44-back-title = Comment cela finit
wb-5-44-back = Cinq heures et quart. À sept heures, il fera nuit. Vous remontez, encore une fois, rouvrir le Livre là où était la marge.
wb-5-44-white = C’est blanc d’un bord à l’autre, et si propre que ça fait mal aux yeux. Tout en bas, seulement, dans le coin, au ras du dos, Nora est assise sur une marche, dessinée si petite qu’il faut la loupe de Sid. Elle est adossée à une colline, mais la colline n’y est plus. Elle a ôté un soulier, et elle coud.
wb-5-44-red = On dirait un devoir raté : du rouge partout. Mais sous les traits, on arrive à lire, un pouce, un peu de thé. Et d’en dessous remontent des points, trois, et trois, et trois, tout tremblés, parce qu’elle doit les faire par l’envers. Au milieu de la page, plus de points. Elle a dû tomber à court de lumière.
wb-5-44-horse = La moitié tient debout. Dans le coin, là où il n’y a jamais rien eu, un cheval brun a passé la tête par-dessus le bord de la page et regarde l’endroit par où vous êtes sortis. Lara va prendre un morceau de sucre à la cuisine et le pose sur le bureau. « Pour ce soir », dit-elle, et que personne ne dise un mot. Vous tournez la tête, et il manque un coin.
wb-5-44-stones = Tout est là, pouce, thé, moucheron et cheval, avec de fines lignes rouges dessous, comme celles des cahiers, qui aident seulement à écrire droit. Dans la colline, il y a une fenêtre que vous n’aviez jamais vue, et une lumière. Nora longe les rangées de pierres rondes, et s’arrête à chacune, comme on passe la tête à toutes les portes avant d’aller se coucher.

### Quand le dernier jeton Destin est face sombre
wb-5-lost-title = Barrés
wb-5-lost = Le trait vous passe au travers, à tous les quatre, et ça ne fait même pas mal. C’est bien le pire. Vous voilà couchés sur un plancher. Pourquoi tous ces cris, déjà ? C’est un bel après-midi. Puis Tina trouve quelque chose sur sa manche, à l’encre : l’empreinte d’une main, pas plus grande que la sienne. « Nora », dit-elle, et tout revient. « Fort bien, dit une voix sèche, très bas, dans le Livre. Depuis le début, si vous permettez. »
