# Wonder Book, chapitre IV : ce qu’on lit à voix haute.

wb-4-1-front-title = Midi
wb-4-1-front =
    Le Livre se racle la gorge et crache une carte. Elle glisse sur le bureau et s’arrête au coude de Lara. C’est un imprimé, avec les blancs remplis d’un crayon très tendre.

    NOUS GARDONS *1 lettre* POUR *la dernière maison sous la tour*. ÉCRITE : *oui*. ENVOYÉE : *non*. À BARRER : *ce jour, avant la nuit*. À RETIRER EN PERSONNE.

    « La fiche disait *à rendre*, dit Sid. Elle n’a jamais dit qui avait choisi le jour. » Dehors, la cloche de l’église se met à sonner midi.
wb-4-1-back-title = Le volet
wb-4-1-back = Au milieu de la page, il y a un volet de laiton qui n’y était pas. LETTRES, dit-il. « Des toutes petites, alors », dit Lara. Un bras y est déjà passé, jusqu’à l’épaule. « Il y a un courant d’air, dit Ken, et ça sent le tiroir de ma grand-mère. » Le volet happe une paire de chaussures et se referme. De très loin en bas monte une voix, plutôt gaie, de plus en plus petite : « C’est un *tobogaaan*… » Puis du papier, beaucoup, et un éternuement. Qui reste en haut tient le volet ouvert, avec une règle et une oreille.

wb-4-2-front-title = Le Bureau des rebuts
wb-4-2-front = Une fente vous crache dans une congère d’enveloppes. Vous êtes dans une salle sans plafond : des casiers montent, montent, par milliers, avec une échelle pour chacune des cent premières rangées. Entre eux courent des tubes de laiton, et dans les tubes, quelque chose fait *foup*, et un moment plus tard, très loin, *foup*. « C’est la plus grosse machine que j’aie jamais vue », dit Sid, d’une voix d’église.
wb-4-2-back-title = Quill
wb-4-2-back = Derrière le guichet, un monsieur en manchettes grises. C’est une taupe. Il ne lève pas les yeux : chez les taupes, ça ne se fait pas. Il tend une main en forme de pelle, prend l’avis, et suit le crayon du bout des doigts. « C’est de moi, dit-il. J’appuie trop. Quill, receveur des postes. Vous venez retirer. Tout le monde vient retirer. » Il montre la montagne. « C’est là-dedans. Ce qui est écrit et pas envoyé finit chez nous. Nous n’en avons jamais perdu une seule. Nous ne les *retrouvons* pas, c’est tout. »
wb-4-2-porter =
    Ibo a vu les tampons. Il y en a quarante, sur un tourniquet. « Je peux ? » chuchote-t-il. Il tamponne un formulaire, recto, verso, puis le guichet, puis chacun de vous en plein front : LECTEUR. LECTEUR. LECTEUR. LECTEUR. « En trois cents ans, dit-il, personne ne m’avait jamais offert de tourniquet. » L’encre, sur vous, se met à luire.

    { wb-4-2-porter-rules }

wb-4-3-front-title = Imprimés
wb-4-3-front = Le nez de Quill se lève. « Vous avez apporté une page, dit-il, roulée, grande, blanche, coupée à la main, à la règle. » « On ne la quitte pas des yeux », dit Lara. « C’est un imprimé. Ça s’affranchit, au tarif des tentes. » Il pousse vers vous une planche de timbres grande comme une serviette de bain. « Vous léchez. » « Tous ? » demande Tina. « Ou on la met sous un pull, dit Ken, et ni vu ni connu, c’est un bidon. » Sous le plancher, quelque chose s’est mis à renifler.
wb-4-3-lick =
    Trois cent douze timbres. Ils ont un goût de poisson, puis de pieds, et au bout de cent, on ne sait plus dire son nom. Quill passe un doigt partout : il n’en manque pas un. « Exemplaire », dit-il. « On a prefque pas bomi », dit quelqu’un.

    { wb-4-3-lick-rules }
wb-4-3-hide =
    Elle crépite à chaque respiration. « J’entends un ventre en papier, dit Quill. Je suis aveugle, pas sourd. » Mais il ferme les yeux, si l’on peut dire ; c’est l’heure du déjeuner. Ceux du dessous, non. Une planche se soulève, une autre, et des nez blancs suivent le bidon comme des chats un poissonnier.

    { wb-4-3-hide-rules }

wb-4-4-front-title = Contre signature
wb-4-4-front = « Pour chercher, dit Quill, vous pouvez emprunter un objet. Un seul. Le cor de poste : quand il sonne, plus personne ne bouge. C’est la loi, même pour les Wyrms, s’ils la connaissent. Ou le chariot : il a quatre roues qui veulent toutes aller au même endroit, et c’est bien le seul de la maison. » « Le cor », dit Ken. « Les roues », dit Lara. On entend manger, là-haut, vers la rangée quatre-vingt-dix.
wb-4-4-horn = On l’a tant astiqué qu’on voit presque au travers. Vous soufflez. Il en sort une chèvre enrhumée. Dans toute la salle, très haut, on cesse de mâcher. « Donc ils la connaissent », dit Sid. Quill s’est mis debout, une main à la casquette. Il reste comme ça un bon moment.
wb-4-4-trolley = Il faut signer à trois endroits. Il est vert, et il fait si peu de bruit qu’on baisse les yeux pour voir si on le tient encore. Vous montez, on pousse, et après, c’est du vent, rien que du vent. Quand le chariot revient par l’autre bout, vous êtes peignés à plat. « Je vous l’avais dit, dit Lara. Raisonnable. »

wb-4-5-front-title = Cor de poste
wb-4-5-front = Une note, et qui connaît la loi s’arrête.
wb-4-6-front-title = Chariot
wb-4-6-front = Quatre roues, un seul avis.

wb-4-7-front-title = Jamais envoyé
wb-4-7-front = Tout est là. Des lettres à des grands-pères, à des chèvres, à quelqu’un du bus numéro neuf. *Pardon*, sur papier à carreaux, onze fois. *Monsieur le Directeur, vous êtes un*, et ça s’arrête là. Des mots d’amour, par sacs. « Pourquoi ils ne les ont pas postés, tout bêtement ? » demande Ken. Vous en lisez encore un, mais pas jusqu’au bout, et vous le remettez à sa place. « Parce que ça ne ressort pas de la boîte », dit Tina. Personne ne dit que c’est une raison idiote.
wb-4-7-back-title = En rouge
wb-4-7-back = Au guichet pend un avis, avec un trait bien droit, tout en bas. Ici, tout est brun ; ce trait-là est rouge à vous bourdonner aux oreilles. *Ce jour, avant la nuit, tout envoi non distribué sera barré. Si vous permettez : O., Correcteur.* « Ce jour, dit Sid. C’est *notre* tampon. À RENDRE AUJOURD’HUI. C’est lui qui a inventé la date. » « Nous ne parlons pas du Correcteur », dit Quill. Il redresse l’avis, qui est droit, et s’essuie la main.

wb-4-8-front-title = Comment on trie
wb-4-8-front = « Ce qui est trié se retrouve, dit Quill. À la main : on lit, on grimpe, on se coupe au papier. Ou il y a la machine. » Il le dit comme d’autres disent *il y a la mer*. Elle a un entonnoir et une manivelle, et elle engloutit les lettres à grandes goulées. « Pleine, elle ne l’a jamais été, dit Quill. *Trop* pleine, si. »

wb-4-9-front-title = Prospectus
wb-4-9-front = *CHER WYRM*, dit son flanc, *VOUS AVEZ PEUT-ÊTRE DÉJÀ GAGNÉ*. Il est violet et plat, et derrière lui en arrivent d’autres, tous le même.

wb-4-10-front-title = Une lettre dans une montagne
wb-4-10-front = « On commence par où ? » demande Tina. À chaque case son étiquette, et pas deux pareilles : *À une maîtresse. À un chien. À la mer.* Le temps de dire non, un demi-sac est parti dans l’entonnoir. La machine bourdonne, elle ronronne, elle se lèche les lèvres, qui sont en laiton. « Encore une », dit Ken. La manivelle s’est mise à trembler. Derrière vous, quelque chose soulève le volet. Ça n’a pas d’adresse.
wb-4-10-back-title = Trié
wb-4-10-back = Une dernière enveloppe s’envole, trouve sa case, et y entre. Un instant, tout se tait, du plancher au plafond, ou à ce qui en tient lieu. Puis, rangée par rangée, toutes les petites étiquettes se retournent : PRÊT. Quill a ôté ses manchettes. Il longe la rangée du bas, les deux mains sur le bois, comme on marche chez soi la nuit. « Tant que ça, dit-il. Je ne savais pas. »

wb-4-11-front-title = Courrier oublié
wb-4-11-front = Le sac est noué d’un ruban à cheveux. Sur le dessus, tout un paquet pour la petite souris, d’une seule écriture, de plus en plus fâchée.
wb-4-11-back-title = Chère petite souris
wb-4-11-back = *J’attends depuis une semaine. J’attends depuis deux semaines. Je sais où tu habites.* Après, il y en a une à un bonhomme de neige, en plein été, et une qui commence : *Cher moi dans trente ans, est-ce qu’on a un cheval ?* Vous riez tant qu’il faut vous asseoir sur le sac. Elles vont toutes dans la même case, côte à côte. Comme ça, elles auront de la compagnie.

wb-4-12-front-title = Quatre écritures
wb-4-12-front = Au fond du sac, il y a quatre lettres sans timbre. Ces écritures, vous les connaissez. Sur l’une, un seul nom mange la moitié de l’enveloppe.
wb-4-12-back-title = Les vôtres
wb-4-12-back = De Ken à Lara. De Lara à Sid. De Sid à Tina. De Tina à Ken. « Je ne l’ai jamais envoyée », dit Ken. « C’est un peu le principe de la maison », dit Sid. Ses oreilles rouges s’entendent. Des méchancetés, il n’y en a pas une. C’est bien le problème. « On se les remet », dit Tina. « On les déchire, dit Lara, en tout petit, et on se sert des bouts. » « Je vote avec celui qui crie le plus fort », dit Ken.
wb-4-12-swap =
    Vous les lisez dos à dos, en levant vers le ciel celles qui sont pour là-haut. C’est plus long que ça ne devrait. « Ça t’a fait de la *peine*, ça ? dit Sid. Tu n’as rien dit. » « Je l’ai écrit », dit Lara. Quelqu’un se mouche, et ce n’est pas Quill. Quatre lettres vont dans quatre poches, et tout le reste de la journée, vous vous entendez crépiter.

    { wb-4-12-swap-rules }
wb-4-12-tear =
    En long, puis en large, sans regarder. Mais ça se déchire où ça veut. « *…la seule personne qui m’ait attendu…* », dit un lambeau, et l’air autour devient chaud. Ce sont de bons Lambeaux, les meilleurs que vous ayez eus. Personne ne demande qui a attendu qui.

    { wb-4-12-tear-rules }

wb-4-13-front-title = Consignes
wb-4-13-front = Sous le premier avis rouge, il y en a un autre, et sous l’autre, encore un. Il y en a pour des années, tous bien droits, tous signés d’une lettre et d’un trait.
wb-4-13-back-title = Depuis soixante ans
wb-4-13-back = *Ne plus chauffer les bains. Prendre le thé froid. Classer l’espoir à la lettre E.* Le plus ancien est jaune. *La fin du Livre étant perdue, j’en ferai une. Je n’y prends aucun plaisir. O.* « Il a souligné *aucun* », dit Tina. Derrière la feuille, il y a des années, on a épinglé une Étincelle. Un oubli, peut-être. Ou bien on n’a pas osé la classer.

wb-4-14-front-title = La case neuf
wb-4-14-front = Tout en bas, entre *À une mère* et *À une mère*, il y a une case, basse comme une chatière. Son étiquette dit 9. Elle contient une enveloppe, une seule. Épaisse, et chaude. Dessus, au crayon : *Pour Maman. Personne d’autre. Je ne plaisante pas.* La dernière ligne est soulignée jusqu’à trouer le papier. Dans la salle, pas un Wyrm qui n’ait levé la tête. Pas un qui approche.
wb-4-14-back-title = Qui la porte
wb-4-14-back = « C’est l’écriture de Nora, dit Tina. Mais comment elle est arrivée *ici* ? » « Elle a pu être dans un cartable, ou dans une poche, ou sous votre oreiller, dit Quill. Tant que personne ne la poste, elle est ici. Ici, c’est *ça*. » Il pose un doigt sur l’adresse et le retire, vite. « Celle-ci, je l’ai depuis soixante ans, dit-il. Elle n’a jamais refroidi. Je l’ai mise en bas à cause de mon dos. On aime bien se chauffer les mains. »
wb-4-14-opened =
    Il la retourne et s’arrête. « Elle a été ouverte, dit Quill. Et repliée, en petit, puis en plus petit. À plusieurs. » Il n’élève pas la voix. Il éloigne juste un peu l’enveloppe. « Le courrier ouvert, dit-il, la Poste le compte plus cher. Ce n’est pas une amende. C’est qu’après, il pèse plus lourd. »

    { wb-4-14-opened-rules }
wb-4-14-closed =
    Il la retourne et tâte le rabat. D’un côté, la colle a lâché. Il suffisait d’y glisser un doigt. « Cachetée, dit Quill, qui en rajeunit de dix ans. Par les temps qui courent ! Avec quatre enfants qui courent aussi ! » Il vous la donne à deux mains. La tenir, ça aide à se tenir droit.

    { wb-4-14-closed-rules }

wb-4-15-front-title = L’affranchissement
wb-4-15-front = « Donc on la prend et on y va », dit Lara. « Pas à la main, dit Quill. Il y a *Pour Maman*, et pas de rue. Pour ces endroits-là, il n’y a que le Tube montant, et le tube ne prend rien sans timbre. » Derrière lui, des rideaux de fer remontent : une cave, une salle de pesée, une porte blindée. La trieuse frissonne, rote un coup, et se met à rendre des choses blanches, sans qu’on lui demande rien.
wb-4-15-back-title = Trois façons de payer
wb-4-15-back = « Des Étincelles, dit Quill, si vous en avez. Ou bien vous nous devez : vous signez à deux, et vous devez à la Poste une histoire, qu’elle réclamera quand ça vous arrangera le moins. » « Et la troisième façon ? » demande Sid. « J’ai dit deux. » « Vous avez respiré pour trois. » Quill se frotte le nez de la manchette. « Il y a une planche de timbres dans la Chambre forte, dit-il très bas. Elle n’est pas à moi. On l’a laissée là. Dans le *Coffre*. »

wb-4-16-front-title = Lettre de Nora
wb-4-16-front = Pour Maman. Personne d’autre. Dites-le tout haut, rien que ça : un Wyrm s’arrête, et écoute.

wb-4-17-front-title = Le Coffre au trésor
wb-4-17-front = Derrière la porte blindée, un petit coffre aux coins de toile à voile a toute une étagère pour lui. Neuf enfants l’ont laissé en poste restante, et n’ont jamais écrit d’étiquette. Il a trois cadrans, et au-dessus de chacun, une ligne brûlée dans le bois. « *Il* le réclame, dit Quill. Avant la nuit, je dois le remettre. Si par hasard vous connaissiez les mots, d’ici là, moi, je déjeunerais. Je mange le dos à la porte. »

wb-4-18-front-title = Surtaxe
wb-4-18-front = Un Wyrm violet, sacoche au côté, fait le tour de la compagnie avec un petit formulaire vert. Prenez votre temps. Il a apporté sa chaise.

wb-4-19-front-title = Un timbre pour Maman
wb-4-19-front = « On paie, dit Lara, et dans dix minutes on est dans le tube. » « On regarde dans le Coffre, dit Ken. C’est un *trésor*. Il a des *cadrans*. » « On pourrait faire les deux », dit Tina. « C’est ce qu’ils disent tous, dans le sac quatorze », dit Quill, et il mord dans son sandwich aux vers, en vous tournant le dos. La trieuse en crache encore un. Dans votre poche, une lettre refuse de refroidir.
wb-4-19-back-title = Affranchie
wb-4-19-back = Quill choisit le timbre lui-même, au fond de l’album. On y voit une lampe au-dessus d’une marche. Il ne le lèche pas ; il souffle dessus, l’écrase du pouce, et compte jusqu’à dix sans lever le pouce. « Celui-là, dit-il, j’ai toujours rêvé de le faire. » Très haut, dans la salle, un couvercle de laiton bascule. Personne ne l’avait jamais vu ouvert. Il en tombe un peu de jour, et de la poussière.

wb-4-20-front-title = La Caisse
wb-4-20-front = Une grille, et dans la grille, une fente, juste assez pour une Étincelle. Une pancarte dit : PRIÈRE DE PRÉPARER VOS RAISONS.
wb-4-20-back-title = Comptant ou conté
wb-4-20-back = « Cachetée, quatre, dit Quill. Ouverte, six. Ou le formulaire des débiteurs. Une histoire, en entier, jusqu’à la fin, à fournir dans les pires délais. On signe à deux, l’un pour devoir, l’autre pour le regretter. » « Une histoire, ça se trouve toujours », dit Ken. « Et les petits caractères ? » dit Sid. Il n’y en a pas. C’est encore pire.
wb-4-20-pay =
    Elles tombent une à une, do, mi, sol, do. À la quatrième, ça fait une chanson, et Quill en fredonne la fin ; il n’est pas homme à laisser une chanson en plan. Il fait un reçu, au crayon tendre, et il appuie trop.

    { wb-4-20-pay-rules }
wb-4-20-dear =
    Quatre tombent par la fente, quatre notes claires. « Et deux pour l’avoir lue », dit Quill. Les deux dernières, on ne les entend pas tomber. « Elles vont où, celles-là ? » demande Tina. « Dans l’autre boîte », dit-il. Il vous la secoue. Presque pleine.

    { wb-4-20-dear-rules }
wb-4-20-owe =
    Deux d’entre vous signent. Le formulaire part dans un tube, *foup*, et vous l’entendez voyager, là-haut, en rond, puis longtemps vers le bas, jusqu’à un endroit où quelqu’un le tamponne et rit. « Quel genre d’histoire ? » demande Tina. « Une avec une fin, dit Quill. C’est fou ce que les gens sortent sans, de nos jours. »

    { wb-4-20-owe-rules }

wb-4-21-front-title = Le premier cadran
wb-4-21-front = QUELLE LAMPE A QUITTÉ SA COUR ? C’est brûlé dans le couvercle. Quatre noms sur le cadran, et tout autour, le laiton est noir de suie.
wb-4-21-back-title = Quatre lampes
wb-4-21-back = Glim. Tallow. Wick. Taper. Un clic, et le cadran passe à la suivante. Entre deux clics, il ne bronche pas. Sous le couvercle, quelque chose de petit souffle sur la serrure, pour qu’elle ne gèle pas. C’est du travail d’enfants, ça se voit : les mauvaises réponses ont des échardes.
wb-4-21-glim =
    Un tiroir jaillit, vous frappe aux genoux et rentre. Le Coffre ricane. Un colis est descendu de l’étagère du dessus, et il a une dent contre vous.

    { wb-4-21-glim-rules }
wb-4-21-tallow =
    Le couvercle lâche une boule puante, soixante ans de cave. Vous, elle vous fait pleurer. Il y en a qu’elle met en appétit.

    { wb-4-21-tallow-rules }
wb-4-21-wick =
    WICK. Ça s’enclenche, et derrière le cadran, une toute petite lumière s’allume et renifle. « Le nôtre, dit Tina, celui au long cou. » Ce qu’en pense le Coffre, allez savoir. Mais sur l’étagère, il s’est rapproché de vous d’un doigt.

    { wb-4-21-wick-rules }
wb-4-21-taper =
    Une main en fil de fer sort et vous tire les cheveux, fort, comme ça se fait au deuxième rang. Un mot vous échappe, qui n’a pas cours dans les bureaux de poste. Dans le coin, quelque chose lève la tête. Ce mot-là, il le connaît.

    { wb-4-21-taper-rules }

wb-4-22-front-title = Le deuxième cadran
wb-4-22-front = QUI LISAIT À VOIX HAUTE CHAQUE SOIR ? Sur ce cadran, les lettres vont en rond, et au milieu, quelqu’un a sculpté une très grande oreille.
wb-4-22-back-title = Quatre voix
wb-4-22-back = Obel. Vesper. Gloss. Ibo. Deux que vous avez rencontrés, un que vous avez lu au coin d’un mur, et un qui irait bien derrière un O. Quand le cadran tourne, on entend tourner des pages, des grandes, lentement. On prenait son temps, pour lire. À chaque nom, on dirait que ça s’installe pour écouter.
wb-4-22-obel =
    OBEL. Un trait rouge court sur le couvercle et sur vos doigts, fin et brûlant. « Lire, il sait, dit Sid pendant que vous vous sucez le pouce. Mais *à voix haute*, ça m’étonnerait. » Le trait a attiré du monde : quelque chose de blanc est monté le regarder.

    { wb-4-22-obel-rules }
wb-4-22-vesper =
    VESPER. Toutes les pages s’arrêtent. Au fond du bois, pas plus fort qu’un chat chez les voisins, quelque chose dit *il était*, et prend son souffle. Clic, fait le cadran, et c’est passé. Vous restez un moment penchés sur le Coffre. Il ne manquait plus qu’*une fois*.

    { wb-4-22-vesper-rules }
wb-4-22-gloss =
    GLOSS. *Moi ?* dit une voix, tout au fond, flattée. *Jamais à voix haute. Je lis avec la langue.* Le Coffre vous claque au nez : ça vous apprendra. Quelque chose a suivi la voix à travers le plancher.

    { wb-4-22-gloss-rules }
wb-4-22-ibo =
    IBO. « Lecteurs, chèvres, dit le Coffre d’une voix de casserole, lecteurs, chèvres », et à chaque *chèvres*, il vous tape avec le couvercle. Il lisait bien quelque chose à voix haute chaque soir. C’était une liste. Un Wyrm est venu écouter la fin.

    { wb-4-22-ibo-rules }

wb-4-23-front-title = Le troisième cadran
wb-4-23-front = EMPRUNTÉ NEUF FOIS, RENDU HUIT. QU’EST-CE QUI EST À RENDRE ? Ce cadran-là, on s’y est essayé plus qu’aux autres. Il est usé comme une marche.
wb-4-23-back-title = Ce qui est à rendre
wb-4-23-back = Le Livre. L’amende. Un imperméable. Nora. « Le Livre, bien sûr, dit Ken. Neuf personnes l’ont emprunté, et quelqu’un ne l’a jamais rapporté. » « Mais il est *là*, dit Sid lentement. Il a toujours été à sa chaîne. Il n’est jamais parti. » On l’entend chercher une place propre sur sa main, entre les Wyrms rangés par cinq. « Alors qu’est-ce qu’on a emprunté neuf fois ? »
wb-4-23-coat =
    UN IMPERMÉABLE. Le couvercle s’entrouvre, et une manche mouillée vous gifle, à gauche, à droite. Elle n’est même pas jaune. Sous l’étagère, quelqu’un dormait. Plus maintenant.

    { wb-4-23-coat-rules }
wb-4-23-book =
    LE LIVRE. Le Coffre bâille. En chœur, à huit voix blasées : *tout le monde* dit ça. Puis il lâche l’étagère et vous atterrit sur les orteils. Il est plus lourd qu’il n’en a l’air, et il a de la compagnie.

    { wb-4-23-book-rules }
wb-4-23-fine =
    L’AMENDE. Vous entendez une machine à additionner, de plus en plus vite, soixante ans durant. Puis une facture jaillit du trou de la serrure, mince comme un couteau, et vous manque l’oreille, ou presque. Quelque chose vient en lécher l’encre, qui n’était pas sur la facture.

    { wb-4-23-fine-rules }
wb-4-23-nora =
    NORA. Le cadran ne fait pas clic. Il lâche, doucement, comme une main. « Ce n’était pas le Livre, dit Sid. Celui qui emprunte, c’est *lui*. Il a emprunté neuf enfants. Il en a rendu huit. » Il faut bien que quelqu’un le dise ; c’est Lara. « Alors c’est elle, ce qui est à rendre. Et si personne ne la rend avant la nuit, le Correcteur la barre. »

    { wb-4-23-nora-rules }

wb-4-24-front-title = Retours
wb-4-24-front = RETOUR À L’ENVOYEUR, dit le tampon, sur tous les colis, et plutôt deux fois qu’une. Ils sont plats et carrés, et pas un n’a tous ses coins.
wb-4-24-back-title = Livres de bébés
wb-4-24-back = Des livres d’images, en gros carton : un canard, une lune, un canard sur la lune. Il manque des bouchées entières, rondes et nettes, toutes à la même hauteur : plus bas que votre genou. « Un chiot », dit Ken. « Ils n’ont mangé que les *mots*, dit Tina. Ils ont laissé le canard. » Sur chaque page de garde, la même griffe a écrit : *La suite chaque soir. Vesper.* C’est plus fort que vous : il faut que vous en finissiez un.

wb-4-25-front-title = Le colis perdu
wb-4-25-front = Il a fallu quatre sortes de papier pour emballer le plus gros colis de la cave. *À qui fait la lecture, près du pont*, dit l’étiquette. *En cas de sommeil, attendre.*
wb-4-25-back-title = Des verres comme des roues
wb-4-25-back = Ce sont des lunettes de lecture, avec des verres grands comme des roues et de la mousse autour des branches. La carte dit : *Des neuves. Pour les petits caractères de la fin. Prenez votre temps.* Le facteur a noté, à soixante dates différentes : *Personne. Rien qu’une statue.* Vous regardez au travers. Sur le mur d’en face, un cloporte a la taille d’une vache, et fume un peu.

wb-4-26-front-title = Lunettes de lecture
wb-4-26-front = Une Étincelle derrière, et pas d’amis devant.

wb-4-27-front-title = Le Registre
wb-4-27-front = Près de la fente pend un double de la fiche, celui de la Poste, fait au papier carbone. Il est plus large que la fiche du Livre. Celle-là, on l’a rognée pour qu’elle entre.
wb-4-27-back-title = Deux colonnes
wb-4-27-back =
    EMPRUNTÉ NEUF FOIS, RENDU HUIT. Mais ici, il y a aussi des titres. À gauche, on lit EMPRUNTEUR, et dessous, neuf fois, de la même écriture ronde : *le Livre. Le Livre. Le Livre.* À droite, on lit ARTICLE. *Milo. Uma.* Six de plus. *Nora.* À côté de huit d’entre eux, une coche.

    « On la lisait dans le mauvais sens », dit Sid.
wb-4-27-signed =
    Il y a une dixième ligne. EMPRUNTEUR : *le Livre.* ARTICLES, *quatre* : celui de Ken prend la moitié de la colonne. « Alors il nous a empruntés », dit Tina. « Alors il doit nous rendre, dit Ken. C’est le règlement. Non ? » Deux Étincelles sont collées à la page, en caution.

    { wb-4-27-signed-rules }

wb-4-28-front-title = La Balance
wb-4-28-front = Du plafond pend une balance à deux plateaux de laiton. À côté, neuf enveloppes qui se ressemblent comme neuf œufs. Un billet jauni dit : *L’une d’elles est plus lourde. Elle contient une vérité.*
wb-4-28-back-title = Neuf enveloppes
wb-4-28-back = On peut en mettre autant qu’on veut de chaque côté. La balance ne sait dire que trois choses : à gauche, à droite, égal. À son âge, la moindre pesée la fait gémir. COMBIEN DE FOIS, dit la plaque de laiton, FAUT-IL ME DÉRANGER, QUAND ON EST MALIN, POUR SAVOIR À COUP SÛR LAQUELLE C’EST ? « Huit fois », dit Ken. « Attends, dit Lara. Mets-les par trois. »
wb-4-28-one =
    UNE FOIS, soupire la balance, QUAND ON A DE LA CHANCE. On peut toujours essayer. On n’en a pas. Un plateau remonte comme un poing.

    { wb-4-28-one-rules }
wb-4-28-two =
    Trois contre trois. Si c’est égal, elle est dans les trois qui restent. Puis une de ces trois contre une autre. MERCI, dit la balance, du fond de ses chaînes. Vous ouvrez la plus lourde. Elle contient une ligne : *Il n’est pas encore trop tard.* Pas de nom, pas de date. Tout le monde la lit deux fois.

    { wb-4-28-two-rules }
wb-4-28-three =
    En trois, ça marche. IL Y EN AVAIT UNE POUR RIEN, dit la balance, et elle vous tourne le dos, un plateau après l’autre.

    { wb-4-28-three-rules }
wb-4-28-eight =
    Une contre une, et une contre une. À la cinquième, le fléau craque ; à la septième, vous recevez le tout, chaînes comprises. JE NE SUIS PAS UNE BALANÇOIRE, dit-elle, par terre.

    { wb-4-28-eight-rules }

wb-4-29-front-title = Cartes postales
wb-4-29-front = D’une case dépassent six cartes postales, écrites à la suie. L’écriture ne vous dit rien. Elles sentent le verre chaud.
wb-4-29-back-title = De toutes les six
wb-4-29-back = *Cher Wick. De ton côté, la cour est noire. On s’est serrées. Fait-il froid, là où tu es ? Est-ce qu’on te caresse ? As-tu assez à boire ? Reviens quand tu seras éteint, ou ne reviens pas, et brille. Les six autres.* Dessous, six empreintes, rondes, comme en laisse un nez. Elles ne l’ont jamais envoyée : une lampe, ça n’arrive pas à la boîte. Vous reniflez la carte. C’est la moindre des choses.

wb-4-30-front-title = Pour ceux qui viendront après nous
wb-4-30-front = Il en sort une odeur de caoutchouc, de craie, de brioches et de colle. Une paire de bottes qui penche en avant. Un bâton de craie qui a dessiné des portes. Une boîte, et elle est chaude. Un cerf-volant mince comme un souffle. Dessous, une planche de timbres, tous à la même image, et un mot de huit écritures : *Nous avons laissé ce que nous aimions le mieux. Prenez, servez-vous, et mettez quelque chose à la place en rentrant. Il y avait une neuvième chose. Elle s’en sert encore.*

wb-4-31-front-title = Fermé
wb-4-31-front = *Foup.* Une capsule tombe sur le guichet. Quill lit d’un doigt, et son poil se hérisse. « Il n’attend pas la nuit, dit-il. *Fermé sur l’heure. Si vous permettez.* Les enfants, tenez-vous à… » À quoi, il n’a pas le temps de le dire. Le sol bascule. Soixante ans de courrier descendent la salle en une seule vague, et vous êtes dedans, la tête en bas, des mots d’amour plein le nez. Elle vous recrache là où vous êtes entrés. Devant le guichet, un rideau de fer tombe.
wb-4-31-back-title = Le Cachet
wb-4-31-back = *Pof.* Le guichet sursaute. *Pof.* C’est un tampon, noir, haut comme une porte, avec un pommeau de bois pour tête, et il saute. Où qu’il retombe, c’est signé. Une armoire : RETOUR À L’ENVOYEUR. Un Wyrm, plutôt plat : RETOUR À L’ENVOYEUR. Il tourne le pommeau vers l’un, puis vers l’autre, jusqu’à trouver la poche avec la lettre. « Il fait son travail, c’est tout ! crie Quill, de sous un sac. Il n’en a jamais eu d’autre ! »

wb-4-32-front-title = Roue tournante
wb-4-32-front = Sous le Tube montant tourne une roue de laiton, grande comme un manège. Le courrier lui vient de trois côtés, alors forcément, la tête lui tourne. Elle s’arrête, elle repart. Il y a un levier, avec une étiquette : POUR LE PERSONNEL IMPATIENT.

wb-4-33-front-title = Là-haut
wb-4-33-front = « Par la Chambre forte, crie Lara, ou par la cave, et ne vous faites *pas* tamponner ! » Tout en haut de la salle, le couvercle de laiton est ouvert, et sur le sol, dessous, il y a un rond de jour, gros comme une pièce. C’est du vrai jour, avec un peu de bruit de rue dedans. *Pof*, dit le noir, derrière vous. *Pof.* Vous donneriez cher pour être une lettre.
wb-4-33-back-title = Dernière levée
wb-4-33-back = Le couvercle retombe, et vous êtes tous dedans, le genou contre le nez. Dehors, ça fait *pof*, tout près, et plus rien. Vous entendez une main en pelle se poser sur le laiton. « Retenez votre souffle, dit Quill. Ça monte. Et si elle demande qui l’a apportée… » Il se mouche. « Dites qu’elle n’a jamais été perdue. Dites qu’elle était seulement en retard. » Puis il tire quelque chose, et le monde entier fait *foup*.

wb-4-34-front-title = La Boîte à biscuits
wb-4-34-front = Dans un virage de la glissière, une boîte à biscuits s’est coincée. FACTEURS SEULEMENT, dit le couvercle.
wb-4-34-back-title = Facteurs seulement
wb-4-34-back = Vous avez une lettre. Donc vous êtes facteurs. Dedans, des biscuits au gingembre, rangés par quelqu’un qui a eu le temps de mettre tous les dessins dans le même sens. Ils sont si durs qu’il faut les sucer, et la bouche pleine, on ne parle pas. Pour une fois, on s’entend souffler. Vous soufflez tous très vite.

wb-4-35-front-title = La Capsule
wb-4-35-front = Une capsule de laiton repose dans son berceau, rembourrée de feutre rouge. Il y tient un chat, ou un jambon, ou une personne, genoux au menton.
wb-4-35-back-title = Une personne, genoux au menton
wb-4-35-back = Une Étincelle dans la lampe, le couvercle rabattu, et une image pour savoir où mettre ses coudes. Vous avez juste le temps de lire la suite. INTERDIT AUX PERSONNES. Et vous voilà dans le tube. Pas l’estomac. L’estomac est resté en bas.

wb-4-36-front-title = Ça monte
wb-4-36-front = Il fait noir, et rond, et vite. Puis ça ralentit. Sous vos mains, le laiton se change en bois. Ça sentait la colle ; ça sent la cire, la soupe, un chat qui n’est plus là. Personne ne vous a dit de chuchoter. « Je connais cette pendule », souffle Tina. Elle boite, comme on descend l’escalier avec un genou qui tire. Devant, il y a de la lumière, une bande plate. Vous rampez vers elle, jusqu’à ce que tous les nez soient alignés.
wb-4-36-back-title = La dernière maison
wb-4-36-back = Vous regardez par une fente aux lettres, de l’intérieur de la porte. C’est une entrée, avec un long tapis. Il y a des patères, très bas, et à l’une, une bretelle de cartable, sans cartable. La porte n’est pas fermée. Elle est entrouverte, de la largeur d’une main, comme toutes les fois où vous êtes passés devant. Une pierre est là pour la retenir, dans un creux à elle. Voilà soixante ans qu’on l’y remet, tous les soirs.

wb-4-37-front-title = Maman
wb-4-37-front = On voit d’abord les pantoufles. Elles longent le tapis, l’une, l’autre, une canne entre les deux. Elle a quatre-vingt-quinze ans. Vous l’avez toujours connue ; c’est la dame qui ne vous dit jamais de descendre du mur. Elle va à la porte et regarde la route, à gauche, du côté de la colline. Elle regarde un bon moment. Puis elle déplace un peu la pierre, de sa canne, pour la remettre où elle était. « Ça fait courant d’air », dit-elle à l’entrée.
wb-4-37-read =
    Dans votre poche, la lettre se retourne, comme on fait en dormant. Vous la savez par cœur, toute. *Ça va.* Vous le savez avant elle, et c’était pour elle et personne d’autre. « Je voudrais la dé-lire », dit Sid, si bas qu’il le dit peut-être à sa main.

    { wb-4-37-read-rules }
wb-4-37-sealed =
    Dans votre poche, la lettre se retourne, comme on fait en dormant. Ce qu’elle dit, mystère. Soixante ans, quatre enfants, un rabat décollé, et personne n’a regardé. Du doigt, vous appuyez encore un coup sur le rabat, pour être bien sûrs. « Voilà, dit Ken. Elle était comme ça. »

    { wb-4-37-sealed-rules }
wb-4-37-back-title = Deux assiettes
wb-4-37-back = D’ici, on voit un morceau de la cuisine. La table est mise pour deux. À une place, une assiette ébréchée, une serviette dans son rond. L’autre est une place d’enfant : une petite fourchette, une tasse avec un poisson. La tasse est propre. On l’a lavée si souvent que le poisson n’y est presque plus. Elle s’assied en face. Elle tourne la tasse, l’anse à gauche. « Gauchère », dit Tina. Après, ça ne passe plus.

wb-4-38-front-title = Pour Maman
wb-4-38-front = « On la pousse par la fente, dit Lara. Une lettre, c’est *fait* pour. Elle lit, on s’en va. Il y a écrit personne d’autre. Si on est partis, on n’est personne. » « Et Nora n’a rien ? dit Ken. Depuis le temps qu’elle tient. On pourrait frapper. Elle répondrait. Les vieilles gens répondent. » « Ça prendrait des heures, dit Sid. Lui, en bas, il travaille. Regardez la lumière. » « Mais elles auraient *quelque chose*, toutes les deux », dit Tina.
wb-4-38-post =
    La lettre tombe sur le paillasson. Maman l’entend ; elle se lève, et c’est long. Elle se baisse, et c’est plus long. Elle voit le crayon. Alors elle ne bouge plus, l’enveloppe à deux mains, et la pendule boite encore bien des marches. Elle lit debout. Une fois, elle rit. À la fin, elle dit un mot, on croirait le nom d’un petit poisson, et elle va ouvrir la porte toute grande.

    { wb-4-38-post-rules }
wb-4-38-wait =
    Vous frappez, de l’intérieur. Elle ne sursaute pas. À quatre-vingt-quinze ans, on a fait le tour des sursauts. Elle prend l’enveloppe dans la fente, lit les trois lignes du dessus, et les regarde longtemps. Puis elle la met derrière la pendule, fermée. « C’est *elle* qui me le dira », dit Maman. Elle écrit une ligne, lentement. Elle lèche le rabat. « Vous avez ôté vos manteaux, j’espère, dit-elle à la fente, s’il faut courir. »

    { wb-4-38-wait-rules }

wb-4-39-front-title = Par le volet
wb-4-39-front = « Qui est là ? » demande-t-elle, quand vous rampez déjà à reculons. Personne ne sait quoi dire. « La poste », dit enfin l’un de vous. Elle réfléchit. « Vous êtes en retard », dit Maman. La maîtresse ne le dit pas comme ça. Quand vous vous retournez une dernière fois, la bande de lumière a une ombre : elle a laissé le volet levé, avec une pince à linge. Puis il fait noir, et rond, et ça descend, et de tout le trajet, pas une blague.

wb-4-40-front-title = Sec jusqu’aux poches
wb-4-40-front = Du plancher, et du soleil dessus. À la montre de Lara, quatre minutes ont passé. Vous descendez aux patères. Tina prend l’imperméable jaune par l’ourlet, et il bruisse. Elle remonte, la main à plat : sec, sec, sec. Elle s’arrête aux poches. Elles sont chaudes, comme si quelqu’un venait d’en ôter les mains. Plus haut, c’est encore humide. « Ça fait la moitié », dit Sid. « Ça fait *plus* de la moitié », dit Lara.
wb-4-40-posted = De la fenêtre de l’escalier, on voit la dernière maison sous la tour. Sa porte est grande ouverte ; ça, vous ne l’aviez jamais vu. Une lampe brûle au-dessus de la marche, à midi, en plein soleil. « Elle a eu sa lettre », dit Ken, comme on dirait de quelqu’un qu’il a enfin mangé chaud.
wb-4-40-answer = Ken a l’enveloppe dans sa chemise. Une ligne, ça ne pèse rien, et pourtant il marche comme avec un seau plein. Dessus, d’une main qui tremble : *Minnow*. « Personne ne l’ouvre », dit Lara. « Personne n’allait l’ouvrir », disent trois voix. Puis tous la regardent, et elle rougit. « Je parlais de *moi* », dit Lara.
wb-4-40-chest = Les bottes de Milo sont sous la huitième patère, à leur place. Elles ont déjà envie de l’escalier. Les poches de Tina sentent les brioches ; Sid a dans la manche quelque chose qui voudrait voler ; et quand Lara s’essuie la craie des mains, il reste un trait sur le mur, et vous jureriez qu’il y a un courant d’air derrière.
wb-4-40-debt = « Alors, on leur raconte laquelle ? » demande Ken. « Il y a celle de la chèvre, dit Sid. Elle n’a pas de fin. » « Il y a celle du bus. » « Celle-là non plus. » Vous les passez toutes en revue, le temps de remonter. C’est curieux. Des débuts, vous en avez tant qu’on veut.
wb-4-40-back-title = Comment cela finit
wb-4-40-back = Avant de manger, vous collez l’oreille à la page, là où était le volet de laiton, et vous soulevez un coin pour voir.
wb-4-40-struck = La salle est droite, maintenant. Des traits rouges passent sur les casiers, rangée après rangée, bien parallèles, et derrière, c’est blanc. Tout en bas, il reste la case neuf. Quill s’y est assis, les genoux dans les bras, avec un bout de bougie. Il passe le doigt sur le bois nu, là où, pendant soixante ans, c’était chaud. « Celle-là, au moins, dit-il. Celle-là, au moins, elle est partie. »
wb-4-40-sacks = La moitié de la montagne est devenue blanche. Dans l’autre moitié, quelqu’un travaille : Quill, sur un chariot, sans ses manchettes, jette sac après sac dans le tube, et saute sur le couvercle pour que tout entre. Dans toute votre ville, le reste de la journée, des lettres tombent sur des paillassons. *Pardon*, sur papier à carreaux, onze fois. Ken en reçoit une. Il la lit deux fois, et il y a une porte où il va sonner.
wb-4-40-stamp = On a remonté le rideau de fer avec un balai. Le gros tampon noir est au coin, face au mur, et sert de portemanteau à Quill. Il en a retourné le caoutchouc. Il l’essaie sur un formulaire, et puis il n’y tient plus, et fait toute la rangée du bas : *Pof. Pof.* Les lettres sortent de travers, et violettes. À DISTRIBUER, disent-elles. S’IL VOUS PLAÎT.
wb-4-40-ribbon = Salle vide. Votre cœur rate une marche ; puis vous voyez les tubes, tous couvercles levés. Il a tout envoyé. Jusqu’au dernier mot. Le ciel de votre ville est plein d’enveloppes, des milliers, qui tournent comme des martinets au-dessus des toits, et les gens sont au milieu de la rue, la tête en arrière, les mains tendues. Quill est assis à un guichet nu, avec la dernière. Elle est brune, et adressée à lui-même. Il la lit d’un doigt, très lentement, pour qu’elle dure.

### Quand le dernier jeton Destin est face sombre
wb-4-lost-title = Retour à l’envoyeur
wb-4-lost = *Pof.* Ça vous tombe sur le dos, l’un après l’autre, même pas fort. Vous repassez le volet en vol plané, et le Livre vous crache sur le plancher, les jambes par-dessus la tête. Sur chaque chemise, on lit, en noir : RETOUR À L’ENVOYEUR. Ça ne part pas au savon. À la montre de Lara, il est midi quatre. L’avis est sur le bureau comme si de rien n’était, et dans les blancs, le crayon est tendre, et patient.
