# Wonder Book, chapitre IV : ce qu’on lit à voix haute.

wb-4-1-front-title = Midi
wb-4-1-front =
    Le Livre se racle la pliure et crache une carte, qui glisse sur le bureau jusqu’au coude de Lara. C’est un formulaire imprimé ; les blancs sont remplis au crayon très tendre.

    NOUS GARDONS *1 lettre* POUR *la dernière maison sous la tour*. ÉCRITE : *oui*. ENVOYÉE : *non*. À BARRER : *ce jour, avant la nuit*. À RETIRER EN PERSONNE.

    « La fiche disait *à rendre*, dit Sid. Qui a choisi le jour, elle ne le disait pas. » Dehors, le clocher attaque ses douze coups.
wb-4-1-back-title = Le volet
wb-4-1-back = Au milieu de la page a poussé un petit volet de laiton, tout neuf. Dessus, il y a écrit LETTRES. « Des toutes petites, alors », dit Lara. Quelqu’un y a déjà un bras, jusqu’à l’épaule. « Il y a du courant d’air, dit Ken. Ça sent le tiroir de ma grand-mère. » Puis le reste y passe, comme une lettre à la poste, et le volet claque derrière une paire de chaussures. « C’est un *tobogaaan* ! » fait une voix, de plus en plus contente, de plus en plus loin. Puis on entend beaucoup de papier, et un éternuement. Ceux qui restent en haut tiennent le volet ouvert, avec une règle et une oreille.

wb-4-2-front-title = Le Bureau des rebuts
wb-4-2-front = Une fente à lettres vous crache, un par un, dans un tas d’enveloppes. C’est une salle sans plafond : des casiers montent par milliers, et les échelles s’arrêtent à la centième rangée. Partout courent des tubes de laiton. *Foup*, fait l’un, tout près. *Foup*, répond un autre, au diable vauvert. « C’est la plus grosse machine que j’aie jamais vue », dit Sid, de sa voix d’église.
wb-4-2-back-title = Quill
wb-4-2-back = Derrière le guichet, il y a un monsieur en manchettes grises. C’est une taupe. Il ne lève pas les yeux : chez les taupes, ça ne se fait pas. D’une main comme une petite pelle, il prend l’avis et promène ses doigts sur le crayon. « C’est de moi, dit-il. J’appuie trop. Quill, receveur des postes. Vous venez retirer. Tout le monde vient retirer. » La pelle montre la montagne. « C’est là-dedans. Ce qu’on écrit et qu’on n’envoie pas finit chez nous. Nous n’en avons jamais perdu une seule. Nous ne les *retrouvons* pas, c’est tout. »
wb-4-2-porter =
    Ibo a vu le manège : quarante tampons de caoutchouc, pendus en rond. « On peut ? » demande-t-il tout bas. Il tamponne un formulaire, il tamponne le dos du formulaire, le guichet, et enfin le front de chacun. LECTEUR. LECTEUR. LECTEUR. LECTEUR. Là où le tampon est passé, ça luit. « En trois cents ans, dit-il, personne ne m’avait offert un tour de manège. »

    { wb-4-2-porter-rules }

wb-4-3-front-title = Imprimés
wb-4-3-front = Quill lève le nez. « Vous avez une page, dit-il. Une grande, blanche, roulée, coupée à la main avec une règle. » « On ne la quitte pas des yeux », dit Lara. « C’est de l’imprimé. Ça s’affranchit, au tarif des tentes. » Et il pousse vers vous une planche de timbres grande comme une serviette de bain. « Ça se lèche. » « Tous ? » demande Tina. « Ou alors on la met sous un pull, dit Ken, et ce n’est plus une page, c’est un bidon. » Sous le plancher, quelque chose renifle.
wb-4-3-lick =
    Trois cent douze timbres. Les premiers ont un goût de poisson, les suivants de pieds. Passé le centième, plus personne n’arrive à dire son nom. Quill promène un doigt sur la planche et ne trouve pas un trou. « Exemplaire », dit-il. « On a prefque touf vomi », dit l’un de vous.

    { wb-4-3-lick-rules }
wb-4-3-hide =
    Le bidon craque à chaque respiration. « Félicitations, dit Quill. C’est pour quand ? » Mais il laisse passer ; c’est l’heure du déjeuner. Sous le plancher, on ne laisse pas passer. Une latte saute, puis une autre, et des nez blancs suivent le bidon comme des chats un poissonnier.

    { wb-4-3-hide-rules }

wb-4-4-front-title = Contre signature
wb-4-4-front = « Pour chercher, je prête un outil, dit Quill. Un seul. Le cor de poste : vous soufflez, tout le monde s’arrête. C’est la loi, même pour les Wyrms, s’ils la connaissent. Ou le chariot, qui a quatre roues, et elles sont d’accord. Dans toute la maison, ce sont les seules. » Là-haut, vers la rangée quatre-vingt-dix, quelque chose mâche. « Le cor », dit Ken. « Les roues », dit Lara.
wb-4-4-horn = On l’a tellement astiqué qu’il n’en reste presque plus. Vous soufflez. Il en sort une chèvre enrhumée. Dans toute la salle, là-haut, ça s’arrête de mâcher. « Donc ils la connaissent, la loi », dit Sid. Quill s’est levé, la main à la casquette. Il reste comme ça un bon moment.
wb-4-4-trolley = Le chariot coûte trois signatures. Il est vert, et si silencieux qu’on baisse les yeux pour voir si on le tient toujours. Vous grimpez dessus, on pousse, et à votre place il n’y a plus que du vent. Vous revenez par l’autre bout de la salle, les cheveux couchés en arrière. « Je vous l’avais dit, dit Lara. Raisonnable. »

wb-4-5-front-title = Cor de poste
wb-4-5-front = Une note, et qui connaît la loi s’arrête.
wb-4-6-front-title = Chariot
wb-4-6-front = Quatre roues, un seul avis.

wb-4-7-front-title = Jamais envoyé
wb-4-7-front = Tout est là. Des lettres à des grands-pères, à des chèvres, à quelqu’un du bus numéro neuf. *Pardon*, sur du papier à carreaux, onze fois. *Monsieur le Directeur, vous êtes un*, et c’est tout. Des mots d’amour, il y en a des sacs. « Pourquoi ils ne les ont pas postées ? » demande Ken. Vous en lisez encore une, puis vous arrêtez et vous la remettez. « Parce que la boîte, elle ne rend pas », dit Tina. Personne ne trouve ça bête.
wb-4-7-back-title = En rouge
wb-4-7-back = Un avis est affiché près du guichet. En bas, il y a un trait, tout droit. Le reste de la maison est brun. Le trait est rouge, si rouge qu’il bourdonne. *Ce jour, avant la nuit, tout envoi non distribué sera barré. Si vous permettez : O., Correcteur.* « À RENDRE AUJOURD’HUI, dit Sid. C’est *notre* tampon. La date, c’est lui qui l’a inventée. » « Du Correcteur, dit Quill, on ne parle pas. » Il redresse l’avis, qui était droit, et s’essuie la main.

wb-4-8-front-title = Comment on trie
wb-4-8-front = « Ce qui est trié, ça se retrouve, dit Quill. À la main, il faut lire, il faut grimper, et le papier coupe. Sinon, il y a la machine. » Il le dit comme on dit *il y a la mer*. Elle a un entonnoir et une manivelle, et elle avale les lettres à grandes goulées. « Pleine, vous ne la verrez jamais, dit Quill. *Trop* pleine, c’est autre chose. »

wb-4-9-front-title = Prospectus
wb-4-9-front = *CHER WYRM*, dit son flanc, *VOUS AVEZ PEUT-ÊTRE DÉJÀ GAGNÉ*. Il est violet et plat, et derrière lui en arrivent d’autres, tous le même.

wb-4-10-front-title = Une lettre dans une montagne
wb-4-10-front = « On commence par où ? » demande Tina. Chaque case a son étiquette, et il n’y en a pas deux pareilles : *À une maîtresse. À un chien. À la mer.* Le temps qu’on lui réponde, un demi-sac est dans l’entonnoir. La machine bourdonne, elle ronronne, elle se lèche les lèvres, qu’elle a en laiton. « Encore une », dit Ken. La manivelle s’est mise à trembler. Derrière vous, quelque chose soulève le volet de la fente. Ça ne porte pas d’adresse.
wb-4-10-back-title = Trié
wb-4-10-back = La dernière enveloppe s’envole, trouve sa case et s’y glisse. Il se fait un silence, du plancher jusqu’au plafond qu’il n’y a pas. Puis, rangée par rangée, les étiquettes se retournent : PRÊT. Quill a ôté ses manchettes. Il longe la rangée du bas, les deux mains sur le bois, comme on marche la nuit dans sa propre maison. « Il y en avait tant, dit-il. Je ne savais pas. »

wb-4-11-front-title = Courrier oublié
wb-4-11-front = Ce sac-là, on l’a fermé avec un ruban à cheveux. Sur le dessus, il y a tout un paquet de lettres à la petite souris, de la même main, de plus en plus fâchée.
wb-4-11-back-title = Chère petite souris
wb-4-11-back = *J’attends depuis une semaine. J’attends depuis deux semaines. Je sais où tu habites.* Une autre est pour un bonhomme de neige, en plein été. Et celle-ci commence : *Cher moi dans trente ans, est-ce qu’on a un cheval ?* Vous riez tant qu’il faut vous asseoir sur le sac. Puis vous les mettez toutes dans la même case, serrées, pour qu’elles aient quelqu’un à qui parler.

wb-4-12-front-title = Quatre écritures
wb-4-12-front = Au fond du sac, il y a quatre lettres sans timbre. Ces écritures, vous les connaissez. Sur l’une, un seul nom mange la moitié de l’enveloppe.
wb-4-12-back-title = Les vôtres
wb-4-12-back = De Ken à Lara. De Lara à Sid. De Sid à Tina. De Tina à Ken. « Je ne l’ai jamais envoyée », dit Ken. « C’est un peu le principe », dit Sid. Il a les oreilles rouges, ça s’entend. Personne n’a rien écrit de méchant, c’est bien ça le pire. « On les distribue », dit Tina. « On les déchire, dit Lara, en tout petit, et les bouts, ça servira. » « Je vote avec celui qui crie le plus fort », dit Ken.
wb-4-12-swap =
    Vous lisez dos à dos. Celles qui sont pour là-haut, vous les levez vers le ciel. Ça dure plus que ça ne devrait. « Ça t’avait fait de la *peine* ? demande Sid. Tu ne l’as jamais dit. » « Je l’ai écrit », dit Lara. Quelqu’un se mouche, et ce n’est pas Quill. Quatre lettres, quatre poches : jusqu’au soir, quand l’un de vous bouge, les autres entendent le papier.

    { wb-4-12-swap-rules }
wb-4-12-tear =
    Vous déchirez en travers, puis encore en travers, sans regarder. Mais une déchirure va où elle veut. Sur un bout, on lit *…la seule personne à avoir attendu…*, et l’air est chaud tout autour. Ça fait de bons Lambeaux, vos meilleurs. Personne ne demande qui a attendu qui.

    { wb-4-12-tear-rules }

wb-4-13-front-title = Consignes
wb-4-13-front = Sous le premier avis rouge, il y en a un autre, et sous l’autre, encore un. Il y en a pour des années, tous bien droits, tous signés d’une lettre et d’un trait.
wb-4-13-back-title = Depuis soixante ans
wb-4-13-back = *Ne plus chauffer les bains. Prendre le thé froid. Classer l’espoir à la lettre E.* Le plus ancien est jaune. *La fin du Livre étant perdue, j’en ferai une. Je n’y prends aucun plaisir. O.* « Il a souligné *aucun* », dit Tina. Derrière la feuille, quelqu’un a épinglé une Étincelle, il y a des années. Il l’a oubliée, ou il n’a pas osé la classer.

wb-4-14-front-title = La case neuf
wb-4-14-front = Dans la rangée du bas, entre *À une mère* et *À une mère*, il y a une case pas plus haute qu’une chatière. Sur l’étiquette, un 9. Dedans, il n’y a qu’une enveloppe, épaisse, chaude, et dessus, au crayon : *Pour Maman. Personne d’autre. Je ne plaisante pas.* La dernière ligne est soulignée jusqu’à trouer le papier. Dans toute la salle, les Wyrms ont levé la tête. Aucun n’avance.
wb-4-14-back-title = Qui la porte
wb-4-14-back = « C’est l’écriture de Nora, dit Tina. Mais comment elle est arrivée *ici* ? » « Elle peut être dans un cartable, dit Quill, dans une poche, ou sous votre oreiller. Tant qu’on ne l’a pas postée, elle est ici. C’est *ça*, ici. » Il pose le bout d’un doigt sur l’adresse, et le retire aussitôt. « Je la garde depuis soixante ans, dit-il, et elle n’a jamais refroidi. Je l’ai mise dans la rangée du bas à cause de mon dos. On aime bien se chauffer les mains. »
wb-4-14-opened =
    Quill retourne l’enveloppe, et s’arrête. « On l’a ouverte, dit-il sans élever la voix. On l’a repliée, en petit, puis en plus petit. On s’y est mis à plusieurs. » Il la tient un peu plus loin de vous. « Ouverte, c’est plus cher. Ce n’est pas une amende. C’est qu’après, ça pèse davantage. »

    { wb-4-14-opened-rules }
wb-4-14-closed =
    Quill retourne l’enveloppe et tâte le rabat. À un bout, la colle a lâché ; un doigt aurait suffi. Toute sa figure s’éclaire. « Cachetée ! dit-il. Par les temps qui courent ! Avec quatre enfants qui courent aussi ! » Il vous la remet à deux mains. Tant qu’on la tient, on se tient plus droit, tous.

    { wb-4-14-closed-rules }

wb-4-15-front-title = L’affranchissement
wb-4-15-front = « On l’a, dit Lara. On y va. » « À la main, vous n’irez pas loin, dit Quill. *Pour Maman*, ce n’est pas une rue. Il n’y a que le Tube montant qui aille dans ces endroits-là, et le tube veut un timbre. » Derrière lui, des rideaux de fer se lèvent : une cave, une salle de pesée, une porte blindée. La trieuse frissonne, rote, et remonte des choses blanches que personne n’y a mises.
wb-4-15-back-title = Trois façons de payer
wb-4-15-back = « Vous payez en Étincelles, dit Quill, si vous en avez. Ou alors vous nous devez une histoire : deux signatures, et on vous la réclame quand ça tombe le plus mal. » « Et la troisième façon ? » demande Sid. « J’ai dit deux. » « Vous avez respiré pour trois. » Quill se frotte le nez avec sa manchette, et baisse la voix. « Il y a une planche de timbres dans la Chambre forte. Pas à moi. On l’a laissée là, dans le *Coffre*. »

wb-4-16-front-title = Lettre de Nora
wb-4-16-front = Pour Maman. Personne d’autre. Dites-le tout haut, rien que ça : un Wyrm s’arrête, et écoute.

wb-4-17-front-title = Le Coffre au trésor
wb-4-17-front = Derrière la porte blindée, un petit coffre aux coins de toile à voile a toute une étagère pour lui. « Neuf enfants l’ont déposé, dit Quill. Poste restante, sans étiquette. » Il a trois cadrans et, au-dessus de chacun, une ligne brûlée dans le bois. « *Il* le réclame. Avant la nuit, je dois le remettre. Maintenant, si d’ici là quelqu’un savait les mots, par hasard, moi, je déjeune. » Il déplie une serviette. « Je déjeune dos à la porte. »

wb-4-18-front-title = Surtaxe
wb-4-18-front = Un Wyrm violet, sacoche au côté, va de l’un à l’autre avec un petit formulaire vert. Rien ne presse. Il est venu avec sa chaise.

wb-4-19-front-title = Un timbre pour Maman
wb-4-19-front = « On paie, dit Lara, et dans dix minutes on est dans le tube. » « On regarde dans le Coffre, dit Ken. C’est un *trésor*. Il y a des *cadrans*. » « On peut faire les deux », dit Tina. Quill mord dans son sandwich aux vers, le dos tourné. « C’est ce qu’ils disaient tous, dans le sac quatorze. » La trieuse recrache un Wyrm, encore un. Dans votre poche, une lettre ne veut pas refroidir.
wb-4-19-back-title = Affranchie
wb-4-19-back = Quill va chercher le timbre tout au fond de l’album. On y voit une lampe au-dessus d’une marche. Il ne le lèche pas, celui-là : il souffle dessus, il appuie avec le pouce, et il compte jusqu’à dix avant de le lever. « Depuis le temps, dit-il, que j’avais envie de le faire. » Tout là-haut, un couvercle de laiton se soulève, que personne n’avait jamais vu ouvert. Il en tombe un peu de jour, et de la poussière.

wb-4-20-front-title = La Caisse
wb-4-20-front = Une grille, et dans la grille, une fente, juste assez pour une Étincelle. Une pancarte dit : PRIÈRE DE PRÉPARER VOS RAISONS.
wb-4-20-back-title = Comptant ou conté
wb-4-20-back = « Cachetée, c’est quatre, dit Quill. Ouverte, c’est six. Ou bien le formulaire des débiteurs : une histoire entière, fin comprise, dans les pires délais. Il faut deux signatures, un qui doit, un qui regrette. » « Une histoire, ça se trouve », dit Ken. « Lis d’abord les petits caractères », dit Sid. Il n’y en a pas. C’est encore pire.
wb-4-20-pay =
    Les Étincelles tombent une à une, do, mi, sol, do. À la quatrième, ça fait une chanson, et Quill en fredonne la fin ; il n’est pas homme à laisser une chanson en plan. Puis il écrit le reçu, au crayon tendre, et il appuie trop.

    { wb-4-20-pay-rules }
wb-4-20-dear =
    Les quatre premières font quatre notes, bien claires. « Et deux pour l’avoir lue », dit Quill. Ces deux-là ne font pas un bruit. « Elles vont où ? » demande Tina. « Dans l’autre boîte. » Il la secoue pour vous. Elle est presque pleine.

    { wb-4-20-dear-rules }
wb-4-20-owe =
    L’un signe, l’autre signe, le formulaire saute dans un tube, *foup*, et on l’écoute voyager : il monte, il tourne en rond, il redescend, loin, loin. Au bout, quelqu’un le tamponne et rit. « Quelle histoire, au juste ? » demande Tina. « Une qui a une fin, dit Quill. Peu de gens en ont une sur eux. »

    { wb-4-20-owe-rules }

wb-4-21-front-title = Le premier cadran
wb-4-21-front = QUELLE LAMPE A QUITTÉ SA COUR ? C’est brûlé dans le couvercle. Quatre noms sur le cadran, et tout autour, le laiton est noir de suie.
wb-4-21-back-title = Quatre lampes
wb-4-21-back = Glim. Tallow. Wick. Taper. À chaque nom, le cadran fait clic ; entre deux, il ne bronche pas. Sous le couvercle, quelque chose de petit souffle sur la serrure, pour qu’elle ne gèle pas. Ce sont des enfants qui ont fabriqué ça. On le voit aux mauvaises réponses : elles ont des échardes.
wb-4-21-glim =
    GLIM. Un tiroir jaillit, vous met un coup de poing dans les genoux, et rentre. Le Coffre ricane. De l’étagère du dessus, un colis est descendu, et il a une dent contre vous.

    { wb-4-21-glim-rules }
wb-4-21-tallow =
    Le couvercle lâche une boule puante, soixante ans de cave. Vous, elle vous fait pleurer. Il y en a qu’elle met en appétit.

    { wb-4-21-tallow-rules }
wb-4-21-wick =
    WICK. Clic. Derrière le cadran s’allume une toute petite lumière, et elle renifle. « C’est le nôtre, dit Tina. Celui au cou tordu. » Ce qu’en pense le Coffre, allez savoir, mais sur son étagère, il s’est rapproché d’un doigt.

    { wb-4-21-wick-rules }
wb-4-21-taper =
    TAPER. Une main en fil de fer sort et vous tire les cheveux, fort, comme on fait au deuxième rang. L’un de vous dit un mot qui n’a pas cours à la poste. Dans un coin, quelque chose lève la tête. Ce mot-là, on le lui a déjà dit.

    { wb-4-21-taper-rules }

wb-4-22-front-title = Le deuxième cadran
wb-4-22-front = QUI LISAIT À VOIX HAUTE CHAQUE SOIR ? Sur ce cadran, les lettres vont en rond, et au milieu, quelqu’un a sculpté une très grande oreille.
wb-4-22-back-title = Quatre voix
wb-4-22-back = Obel. Vesper. Gloss. Ibo. Il y en a deux que vous avez rencontrés, un que vous avez lu au coin d’un mur, et un qui irait bien derrière un O. Quand le cadran tourne, on entend quelqu’un tourner de grandes pages, lentement, sans se presser. Et à chaque nom, quelque chose s’installe pour écouter.
wb-4-22-obel =
    OBEL. Un trait rouge court sur le couvercle et sur vos doigts, tout mince, tout brûlant. « Lire, il sait, dit Sid pendant que vous vous sucez le pouce. Mais *à voix haute*, je demande à entendre. » Là où le trait est passé, quelque chose de blanc est monté voir.

    { wb-4-22-obel-rules }
wb-4-22-vesper =
    VESPER. Les pages se taisent. Tout au fond du bois, une voix pas plus forte qu’un chat chez les voisins commence : *il était*. Elle reprend son souffle, le cadran fait clic, et il n’y a plus personne. Vous restez longtemps penchés, à attendre *une fois*.

    { wb-4-22-vesper-rules }
wb-4-22-gloss =
    GLOSS. *Moi ?* fait une voix, de très loin dessous, flattée. *Jamais à voix haute. Je lis avec la langue.* Le Coffre vous claque au nez : ça vous apprendra à demander. Quelque chose a suivi la voix, et sort du plancher.

    { wb-4-22-gloss-rules }
wb-4-22-ibo =
    IBO. « Lecteurs, chèvres, dit le Coffre d’une voix de fer-blanc, lecteurs, chèvres. » Aux *lecteurs*, il ne se passe rien. Aux *chèvres*, on reçoit le couvercle. C’est vrai qu’il lisait à voix haute, chaque soir : sa liste. Un Wyrm est venu entendre la fin.

    { wb-4-22-ibo-rules }

wb-4-23-front-title = Le troisième cadran
wb-4-23-front = EMPRUNTÉ NEUF FOIS, RENDU HUIT. QU’EST-CE QUI EST À RENDRE ? Ce cadran-là, on s’y est essayé plus qu’aux autres. Il est usé comme une marche.
wb-4-23-back-title = Ce qui est à rendre
wb-4-23-back = Le Livre. L’amende. Un imperméable. Nora. « Le Livre, bien sûr, dit Ken. Neuf fois sorti, une fois pas rapporté. » « Mais il est *là*, dit Sid lentement. À sa chaîne, depuis toujours. Il n’est jamais parti. » On l’entend chercher un endroit propre sur sa main, entre les Wyrms, qui vont par cinq. « Alors qu’est-ce qu’on a emprunté neuf fois ? »
wb-4-23-coat =
    UN IMPERMÉABLE. Ça s’entrouvre, une manche trempée sort et vous gifle, à gauche, à droite. Elle n’est même pas jaune. Les éclaboussures ont réveillé quelqu’un sous l’étagère.

    { wb-4-23-coat-rules }
wb-4-23-book =
    LE LIVRE. Le Coffre bâille. « Ça, *tout le monde* le dit », soupirent huit voix. Puis il lâche l’étagère et vous arrive sur les orteils. Il est plus lourd qu’il n’en a l’air, et il n’est pas venu seul.

    { wb-4-23-book-rules }
wb-4-23-fine =
    L’AMENDE. Là-dedans, une caisse s’emballe : un jour, huit jours, soixante ans, *ding*. La note sort par la serrure, mince comme une lame, et vous rase une oreille d’un peu trop près. Elle est salée. On rampe déjà pour la lécher.

    { wb-4-23-fine-rules }
wb-4-23-nora =
    NORA. Le cadran ne fait pas clic. Il lâche, doucement, comme une main. « Ça n’a jamais été le Livre, dit Sid. Le Livre, c’est *lui*, le lecteur. Il a emprunté neuf enfants, et il en a rendu huit. » Lara finit pour vous tous : « Alors ce qui est à rendre, c’est elle. Et si personne ne la ramène avant la nuit, le Correcteur la barre. »

    { wb-4-23-nora-rules }

wb-4-24-front-title = Retours
wb-4-24-front = RETOUR À L’ENVOYEUR, dit le tampon, sur tous les colis, et plutôt deux fois qu’une. Ils sont plats et carrés, et pas un n’a tous ses coins.
wb-4-24-back-title = Livres de bébés
wb-4-24-back = Ce sont des livres d’images, en gros carton. Un canard. La lune. Le canard sur la lune. Il manque des bouchées, bien rondes, toutes à la même hauteur : plus bas que votre genou. « Un chiot », dit Ken. « On n’a mangé que les *mots*, dit Tina. Le canard, on l’a laissé. » Sur chaque page de garde, la même griffe a écrit : *La suite chaque soir. Vesper.* Vous en lisez un en entier, c’est plus fort que vous.

wb-4-25-front-title = Le colis perdu
wb-4-25-front = Il a fallu quatre sortes de papier pour emballer le plus gros colis de la cave. *À qui fait la lecture, près du pont*, dit l’étiquette. *En cas de sommeil, attendre.*
wb-4-25-back-title = Des verres comme des roues
wb-4-25-back = Ce sont des lunettes de lecture. Les verres font la taille d’une roue, les branches sont rembourrées de mousse. La carte dit : *Des neuves. Pour les petits caractères de la fin. Prenez votre temps.* Le facteur a noté, à soixante dates : *Personne. Rien qu’une statue.* Vous regardez au travers. Sur le mur d’en face, un cloporte est gros comme une vache, et il fume un peu.

wb-4-26-front-title = Lunettes de lecture
wb-4-26-front = Une Étincelle derrière, et pas d’amis devant.

wb-4-27-front-title = Le Registre
wb-4-27-front = Près de la fente pend le double de la fiche, celui de la Poste, au papier carbone. Il est plus large que la fiche du Livre. Celle-là, on l’a coupée pour qu’elle tienne.
wb-4-27-back-title = Deux colonnes
wb-4-27-back =
    EMPRUNTÉ NEUF FOIS, RENDU HUIT. Mais ici, il y a deux colonnes, et chacune a un titre. À gauche, EMPRUNTEUR : *le Livre. Le Livre. Le Livre.* Neuf fois, de la même main ronde. À droite, ARTICLE : *Milo. Uma.* Puis six autres. *Nora.* Huit noms portent une coche.

    « On la lisait à l’envers », dit Sid.
wb-4-27-signed =
    Dessous vient une dixième ligne. EMPRUNTEUR : *le Livre.* ARTICLES : *quatre*, et Ken prend la moitié de la colonne. Deux Étincelles sont collées à côté, c’est la caution. « Il nous a empruntés, dit Tina. Nous. » « Alors il doit nous rendre, dit Ken. C’est la règle. Hein, que c’est la règle ? »

    { wb-4-27-signed-rules }

wb-4-28-front-title = La Balance
wb-4-28-front = Neuf enveloppes, toutes pareilles, attendent sous une balance dont les deux plateaux de laiton pendent du plafond. Sur un billet jauni : *Dans la plus lourde, une vérité. Les autres ne font pas le poids.*
wb-4-28-back-title = Neuf enveloppes
wb-4-28-back = On en met autant qu’on veut de chaque côté, et la balance parle. Elle sait dire trois choses : gauche, droite, pareil. Elle est vieille, et chaque pesée la fait gémir. COMBIEN DE FOIS, dit la plaque de laiton, FAUT-IL ME DÉRANGER, QUAND ON EST MALIN, POUR SAVOIR À COUP SÛR LAQUELLE C’EST ? « Huit », dit Ken. « Attends, dit Lara. Mets-les trois par trois. »
wb-4-28-one =
    UNE FOIS, soupire la balance, QUAND ON A DE LA CHANCE. Vous essayez. Vous n’en avez pas. Un plateau remonte comme un poing.

    { wb-4-28-one-rules }
wb-4-28-two =
    Trois contre trois. Si ça penche, c’est dans ces trois-là ; sinon, dans les trois qui restent. Puis une contre une, et c’est fini. MERCI, dit la balance, de toutes ses chaînes. Dans la lourde, il n’y a qu’une ligne, sans signature, sans date : *Il n’est pas encore trop tard.* Tout le monde la lit, et tout le monde la relit.

    { wb-4-28-two-rules }
wb-4-28-three =
    En trois, ça marche. IL Y EN AVAIT UNE POUR RIEN, dit la balance, et elle vous tourne le dos. Même le dos est vexé.

    { wb-4-28-three-rules }
wb-4-28-eight =
    Une contre une, huit fois, c’est le plan. À la cinquième, ça grince. À la septième, tout vous descend dessus, chaînes comprises. JE NE SUIS PAS UNE BALANÇOIRE, dit le plancher.

    { wb-4-28-eight-rules }

wb-4-29-front-title = Cartes postales
wb-4-29-front = D’une case dépassent six cartes postales, écrites à la suie. L’écriture ne vous dit rien. Elles sentent le verre chaud.
wb-4-29-back-title = De toutes les six
wb-4-29-back = *Cher Wick. De ton côté, la cour est noire. On s’est serrées. Fait-il froid, là où tu es ? Est-ce qu’on te caresse ? As-tu assez à boire ? Reviens quand tu seras éteint, ou ne reviens pas, et brille. Les six autres.* Dessous, six ronds, comme en laisse un nez. Une lampe, ça n’arrive pas à la boîte, alors c’est resté là. Vous reniflez la carte. C’est la moindre des choses.

wb-4-30-front-title = Pour ceux qui viendront après nous
wb-4-30-front = Ça sent le caoutchouc, la craie, les brioches et la colle. Des bottes qui penchent en avant. Une craie qui a dessiné des portes. Une boîte encore chaude. Un cerf-volant en papier, mince comme un souffle. Là-dessous, des timbres, tous pareils, et un mot, en huit écritures : *On a laissé ce qu’on aimait le mieux. Servez-vous, et avant de rentrer, remettez quelque chose. Il y avait une neuvième chose. Elle s’en sert encore.*

wb-4-31-front-title = Fermé
wb-4-31-front = *Foup.* Une capsule tombe sur le guichet. Quill la lit du bout du doigt, et tout son poil se dresse. « Il n’attend pas la nuit, dit-il. *Fermé sur l’heure. Si vous permettez.* Les enfants, tenez-vous à… » Il n’a pas le temps de dire à quoi. Le plancher penche. Soixante ans de courrier descendent en une seule vague, et vous êtes dedans, la tête en bas, des mots d’amour dans le nez. Elle vous recrache là où vous êtes entrés. Le rideau de fer tombe sur le guichet.
wb-4-31-back-title = Le Cachet
wb-4-31-back = *Pof.* Le guichet sursaute. *Pof.* C’est un tampon de caoutchouc noir, haut comme une porte, avec un pommeau de bois pour tête, et il saute. Où il retombe, ça se lit. Sur une armoire, RETOUR À L’ENVOYEUR. Sur un Wyrm, qui est devenu plat, RETOUR À L’ENVOYEUR. « Il fait son travail ! crie Quill de dessous un sac. Il n’a jamais rien eu d’autre ! » Le pommeau tourne, il cherche, de l’un à l’autre, et il trouve la poche où est la lettre.

wb-4-32-front-title = Roue tournante
wb-4-32-front = Sous le Tube montant tourne une roue de laiton, un vrai manège. Le courrier lui vient de trois côtés, et elle hésite, elle a le tournis, elle s’arrête, elle repart. Un levier porte une étiquette : POUR LE PERSONNEL IMPATIENT.

wb-4-33-front-title = Là-haut
wb-4-33-front = « Par la Chambre forte ou par la cave ! crie Lara. Et ne vous faites *pas* tamponner ! » Tout là-haut, le couvercle de laiton est ouvert. Dessous, par terre, un rond de lumière est tombé, du vrai jour, avec un peu de bruit de rue dedans. Derrière vous, dans le noir, ça fait *pof*, et encore *pof*. Jamais de votre vie vous n’avez eu autant envie d’être une lettre.
wb-4-33-back-title = Dernière levée
wb-4-33-back = Vous voilà dans le tube, les genoux des uns dans le nez des autres. Le couvercle se ferme. Dehors, *pof*, tout contre. Puis rien. Une main en pelle se pose sur le laiton. « Retenez votre souffle, dit Quill, ça monte. Et si elle demande qui l’a apportée… » On l’entend se moucher. « Dites qu’elle n’a jamais été perdue. Dites qu’elle était seulement en retard. » Puis il tire quelque chose, et le monde entier fait *foup*.

wb-4-34-front-title = La Boîte à biscuits
wb-4-34-front = Dans un virage de la glissière, une boîte à biscuits s’est coincée. FACTEURS SEULEMENT, dit le couvercle.
wb-4-34-back-title = Facteurs seulement
wb-4-34-back = Vous portez une lettre, donc vous êtes facteurs. Ce sont des biscuits au gingembre, et quelqu’un a eu le temps de ranger tous les dessins dans le même sens. Ils sont si durs qu’il faut les sucer, et pendant ce temps-là, personne ne parle. Pour une fois, on s’entend souffler, tous, et vite.

wb-4-35-front-title = La Capsule
wb-4-35-front = Une capsule de laiton repose dans son berceau, rembourrée de feutre rouge. Il y tient un chat, ou un jambon, ou une personne, genoux au menton.
wb-4-35-back-title = Une personne, genoux au menton
wb-4-35-back = Vous mettez une Étincelle dans la lampe, vous rabattez le couvercle. Un dessin montre où vont les coudes. Le reste ne se lit qu’une fois fermé : INTERDIT AUX PERSONNES. Votre estomac reste où il est. Tout ce qu’il y a autour est déjà dans le tube.

wb-4-36-front-title = Ça monte
wb-4-36-front = C’est noir, c’est rond, c’est rapide, et puis c’est lent. Sous vos mains, le laiton devient du bois. Ça sentait la colle, ça sent la cire, la soupe, un chat qui n’est plus là. Personne ne l’a demandé, mais vous parlez bas. Quelque part, une pendule boite, comme on descend l’escalier avec un genou malade. « Celle-là, souffle Tina, je la connais. » Devant vous, il y a une raie de lumière. Vous rampez jusqu’à elle, et vous mettez vos nez en rang.
wb-4-36-back-title = La dernière maison
wb-4-36-back = C’est une fente à lettres, et vous regardez de l’intérieur de la porte. On voit un couloir, un long tapis, des patères basses. À l’une pend une bretelle de cartable, sans cartable. La porte est ouverte de la largeur d’une main. Elle l’était chaque fois que vous passiez. Une pierre est là pour la retenir ; elle a son creux dans le sol. Le soir, on l’y remet. Tous les soirs, depuis soixante ans.

wb-4-37-front-title = Maman
wb-4-37-front = On entend d’abord des pantoufles, le long du tapis, l’une, puis l’autre, et une canne entre les deux. Elle a quatre-vingt-quinze ans. Vous la connaissez depuis toujours ; c’est la dame qui ne vous fait jamais descendre de son mur. À la porte, elle regarde la route, à gauche, du côté de la colline. Elle regarde longtemps. Puis, de la canne, elle pousse un peu la pierre, et la pierre est où elle était. « Ça aère », dit-elle au couloir.
wb-4-37-read =
    Dans votre poche, la lettre remue, comme quand on dort. Vous la savez par cœur. *Ça va.* Vous l’avez su avant elle, et c’était pour elle et personne d’autre. « Je voudrais la dé-lire », dit Sid, si bas qu’il le dit peut-être à sa main.

    { wb-4-37-read-rules }
wb-4-37-sealed =
    Dans votre poche, la lettre remue, comme quand on dort. Ce qu’elle dit, vous n’en savez rien. Soixante ans, quatre enfants, un rabat décollé, et personne n’a regardé. Un doigt passe sur la colle et appuie encore un coup. « Voilà, dit Ken. Comme on l’a trouvée. »

    { wb-4-37-sealed-rules }
wb-4-37-back-title = Deux assiettes
wb-4-37-back = De la fente, on voit un bout de la cuisine. La table est mise pour deux. D’un côté, une assiette ébréchée, une serviette dans son rond. De l’autre, une place d’enfant : une petite fourchette, une tasse avec un poisson. La tasse est propre. On l’a tant lavée que le poisson s’en va. Maman s’assied en face. Elle tourne la tasse, l’anse à gauche. « Gauchère », dit Tina. Et après, plus rien.

wb-4-38-front-title = Pour Maman
wb-4-38-front = « On la pousse par la fente, dit Lara. Une lettre, c’est *fait* pour ça. Elle lit, et nous, on est loin. C’est écrit *personne d’autre* : sans nous, ça y est, il n’y a personne d’autre. » « Et Nora, elle a rien ? dit Ken. Depuis le temps qu’elle est debout ? On frappe. Elle répondra. Les vieux, ça répond. » « Ça prend des heures, dit Sid. Et lui, en bas, il travaille. Regardez la lumière. » « Mais elles auraient *quelque chose*, dit Tina. Toutes les deux. »
wb-4-38-post =
    La lettre tombe sur le paillasson, et Maman l’entend. Se lever prend du temps. Se baisser en prend plus. Elle voit le crayon. Alors elle ne fait plus rien du tout, l’enveloppe à deux mains, et la pendule au genou malade descend beaucoup de marches. Puis elle lit, debout. Elle rit une fois. À la fin, elle dit un mot, on croirait le nom d’un petit poisson. Et elle va ouvrir la porte en grand.

    { wb-4-38-post-rules }
wb-4-38-wait =
    Vous frappez, de l’intérieur. Elle n’a pas peur ; à quatre-vingt-quinze ans, on a eu peur de tout ce qu’il y avait. Elle tire l’enveloppe de la fente, lit les trois lignes de devant, et les regarde longtemps. « C’est *elle* qui me le dira », dit Maman, et elle la met derrière la pendule, fermée. Elle écrit une ligne, lentement, et lèche le rabat. « J’espère que vous avez ôté vos manteaux, dit-elle à la fente, si c’est pour courir. »

    { wb-4-38-wait-rules }

wb-4-39-front-title = Par le volet
wb-4-39-front = « Qui est là ? » demande-t-elle, et vous rampez déjà à reculons. Personne ne sait quoi dire. « La poste », dit enfin l’un de vous. Elle réfléchit. « Vous êtes en retard », dit Maman, mais pas comme le disent les maîtresses. Vous vous retournez une dernière fois. Dans la raie de lumière, il y a une ombre : elle a laissé le volet levé, avec une pince à linge. Puis c’est noir, c’est rond, ça descend, et de tout le chemin, on n’entend pas une blague.

wb-4-40-front-title = Sec jusqu’aux poches
wb-4-40-front = Quatre minutes ont passé à la montre de Lara, et le soleil est sur le plancher. Vous descendez aux patères. L’imperméable jaune bruisse quand Tina le prend par le bas. L’ourlet est sec, les pans sont secs, et la main monte toujours. Dans les poches, il fait chaud, comme si des mains venaient d’en sortir. Plus haut, c’est encore humide. « La moitié », dit Sid. « *Plus* de la moitié », dit Lara.
wb-4-40-posted = De la fenêtre de l’escalier, on voit la dernière maison sous la tour. Vous n’aviez jamais vu sa porte grande ouverte. La lampe au-dessus de la marche est allumée, à midi, en plein soleil. « Elle a eu sa lettre », dit Ken, comme on dirait de quelqu’un qu’il a enfin mangé chaud.
wb-4-40-answer = L’enveloppe, c’est Ken qui la porte, dans sa chemise. Une ligne, ça ne pèse rien. Il marche comme avec un seau plein à ras bord. Dessus, une main qui tremble a écrit un nom : *Minnow*. « Personne ne l’ouvre », dit Lara. « Personne n’allait l’ouvrir », disent trois voix. On la regarde, et elle rougit. « C’est pour *moi* que je le disais », dit Lara.
wb-4-40-chest = Les bottes de Milo sont à leur place, sous la huitième patère, et penchent vers l’escalier. Les poches de Tina sentent les brioches. Dans la manche de Sid, quelque chose voudrait bien voler. Lara s’essuie les doigts au mur. Ça y laisse un trait de craie, et derrière le trait, vous jureriez qu’il y a du courant d’air.
wb-4-40-debt = « Alors, on leur raconte laquelle ? » demande Ken. « Celle de la chèvre, dit Sid. Non, elle n’a pas de fin. » « Celle du bus. » Trois marches. « Non plus. » Vous les passez toutes en revue, jusqu’en haut. C’est bizarre, ce qu’on a comme débuts.
wb-4-40-back-title = Comment cela finit
wb-4-40-back = Avant de manger, vous collez l’oreille à la page, là où était le volet de laiton, et vous soulevez un coin pour voir.
wb-4-40-struck = La salle est droite, maintenant. Des traits rouges courent sur les casiers, rangée après rangée, l’un juste au-dessus de l’autre, et derrière, c’est blanc. En bas, il reste la case neuf. Quill s’est mis dedans, les bras autour des genoux, avec un bout de bougie. Du doigt, il touche le bois vide, qui a eu chaud soixante ans. « Celle-là, au moins, dit-il. Celle-là, au moins, elle est partie. »
wb-4-40-sacks = La moitié de la montagne est devenue blanche. Dans l’autre, on travaille. Debout sur le chariot, sans manchettes, Quill enfourne les sacs dans le tube, l’un après l’autre, et saute sur le couvercle pour que ça rentre. Toute la journée, en ville, des lettres tombent sur des paillassons. Ken en reçoit une : *Pardon*, sur du papier à carreaux, onze fois. Il la lit deux fois. Puis il va sonner chez quelqu’un.
wb-4-40-stamp = Le rideau de fer est relevé, un balai le tient. Dans un coin, face au mur, le gros tampon noir sert de portemanteau à Quill, qui lui a pris son caoutchouc et l’a retourné. Il fait un essai sur un formulaire. Puis il n’y tient plus, et toute la rangée du bas y passe : *Pof. Pof.* C’est violet et de travers. À DISTRIBUER, disent les lettres. S’IL VOUS PLAÎT.
wb-4-40-ribbon = La salle est vide. Un instant, le cœur vous manque ; puis vous voyez que tous les tubes bâillent. Il a tout envoyé. Tout. Sur votre ville, le ciel est plein d’enveloppes ; elles tournent par milliers, comme des martinets, au-dessus des toits, et sur la route, les gens renversent la tête et tendent les mains. Au guichet nu, Quill est assis avec la dernière, une brune, à son nom à lui. Il la lit d’un doigt, tout doucement, pour qu’elle dure.

### Quand le dernier jeton Destin est face sombre
wb-4-lost-title = Retour à l’envoyeur
wb-4-lost = *Pof.* Vous l’avez dans le dos, l’un après l’autre, et ce n’est même pas fort. Vous repassez le volet en vol plané, et le Livre vous crache sur le plancher, les jambes en l’air. Chaque chemise porte, en noir : RETOUR À L’ENVOYEUR. Le savon n’y fait rien. À la montre de Lara, il est midi quatre. L’avis est sur le bureau comme si de rien n’était, et dans les blancs, le crayon est tendre, et patient.
