# Wonder Book, chapitre I : ce qu’on lit à voix haute.
# wb-<chapitre>-<carte>-<côté>, …-title, …-rules ; wb-<chapitre>-<carte>-<clé> : la suite d’un choix, ou une fin.

wb-1-1-front-title = Grêle
wb-1-1-front = Des grêlons gros comme des billes, et un seul toit sur toute la colline. Vous courez vers la vieille tour. La porte est fermée, alors Ken prend dix pas d’élan et fonce. Elle s’ouvre juste avant qu’il arrive. Vous le retrouvez dedans, à plat ventre. « C’était voulu », dit-il. Tina regarde derrière la porte. Il y a un verrou à l’intérieur, et il est encore en train de reculer.
wb-1-1-back-title = Neuf patères
wb-1-1-back = Ça sent la bougie froide. Neuf patères courent le long du mur, tout en bas, à hauteur d’enfant. Huit sont vides. À la neuvième pend un petit imperméable jaune. Lara presse une manche, et l’eau lui coule sur les doigts. « Il y a quelqu’un ? » crie-t-elle dans l’escalier. Seule la grêle répond. La poussière est épaisse comme du feutre sur chaque marche, sans une seule trace de pas. Sid écrit sur sa main : *neuf patères, un imperméable, mouillé.*

wb-1-2-front-title = La fiche
wb-1-2-front =
    En haut, sur un bureau, il y a un livre grand comme une porte, enchaîné. À côté, une règle d’acier avec de l’encre sur un bord. Une fiche est collée sous la couverture : emprunté neuf fois, rendu huit. La dernière date a soixante ans. Dessous, une ligne vide, et une plume. La plume est tiède.

    « On signe », dit Ken.

    « On ne signe pas ce qu’on n’a pas lu », dit Sid.

    « C’est un livre. Comment tu veux le lire avant ? »
wb-1-2-sign =
    Quatre noms, quatre écritures. Celui de Ken prend la moitié de la ligne. La page boit l’encre comme si elle avait soif, et la chaîne tombe par terre. Tout au fond du livre, quelque chose se retourne, comme un dormeur dont on dit le nom. « Vous voyez, dit Ken, pas très fort. Il ne s’est rien passé. »

    ▸ **Écrivez le mot-clé Signé.**
wb-1-2-blank = Vous reposez la plume. D’abord, il ne se passe rien. Puis la chaîne se défait toute seule, maillon par maillon, lentement, comme quelqu’un qui vous rend service et qui compte. « Maintenant il est vexé », chuchote Tina. « Un livre, ça ne se vexe pas », dit Sid. La couverture s’ouvre d’un coup et lui arrache un bouton de chemise.

wb-1-3-front-title = Quatre silhouettes
wb-1-3-front = La première page montre votre colline, à l’encre : la tour, la grêle, quatre petites silhouettes autour d’un bureau. Sid lève un bras. Le Sid dessiné lève le sien. « Personne n’y touche », dit Lara. Ken y a touché. Sa main est dedans jusqu’au poignet. « C’est chaud, dit-il, et ça tire. » La couleur monte dans les silhouettes, l’une après l’autre. Si l’une d’elles reste grise, c’est qu’elle tient le bord du livre à deux mains.
wb-1-3-front-rules = Chaque joueur choisit un héros ; un joueur seul en choisit deux. Les amis que personne n’a choisis restent dans la tour et tiennent le livre ouvert. En Oniria, leur voix vous viendra du ciel.
wb-1-3-back-title = On tourne la page
wb-1-3-back = Vous tombez sans descendre. La tour rapetisse en carré de lumière, et le carré en point final. Le vent sent la colle et le thym. Sous vous, quelque chose d’immense et de plat se met debout : les murs d’abord, puis une colline, qui grince sur une charnière de laiton longue comme une rue. C’est tout un pays qui se déplie, comme les cartes d’anniversaire qu’envoient les grands-mères. « Baissez la tête, dit une voix dans le ciel. On tourne la page. »

wb-1-4-front-title = Le Point de chute
wb-1-4-front = Vous atterrissez dans l’herbe, et chaque brin a un pli au milieu. Devant vous, une colline se dresse avec un déclic. À gauche, un puits rond ; son eau flotte en l’air, au-dessus. Plus haut sur la route, une loge de portier ferme ses volets l’un après l’autre, vite, comme les boutiques à la sortie de l’école. « Quelqu’un a *construit* tout ça, dit Sid. Il y a des rivets. » Il n’a pas été aussi heureux de toute la semaine.
wb-1-4-front-rules = Le livre s’ouvre : Point de chute, Puits à l’envers, Colline à charnière, Loge du portier. Placez tous les héros au Point de chute. Posez 1 Étincelle au Point de chute, 3 au Puits, 2 à la Colline à charnière. On franchit les lignes pointillées, jamais les lignes pleines.
wb-1-4-back-title = Le trou
wb-1-4-back =
    Derrière vous, du tissu se déchire, mais il n’y a pas de tissu. L’air s’est fendu là où vous êtes tombés, et le point de lumière, votre chemin de retour, n’y est plus. Le trou est noir. Son bord gauche est droit comme une règle. Il en coule quelque chose de blanc, d’aveugle, de l’encre aux dents.

    « C’est un ver de livre », dit Sid.

    « Les vers de livre n’ont pas de dents. »

    « C’est un gros livre. »
wb-1-4-back-rules = C’est un Wyrm. Placez 1 Wyrm au Point de chute, avec trois ou quatre héros 2. Quand les Wyrms agissent, un Wyrm étourdi se relève ; les autres mordent un héros de leur zone, qui perd 1 Cœur, ou rampent d’une zone vers vous. Attaquez : 1 succès étourdit un Wyrm ; 2, ou 1 s’il est étourdi, le vainquent.

wb-1-5-front-title = Le Puits à l’envers
wb-1-5-front = L’eau flotte sur la margelle comme un couvercle, et de temps en temps il pleut vers le haut. Si vous vous penchez, elle vous crache des Étincelles. Elle vise bien. Elle est mal élevée.
wb-1-5-front-rules = Règle spéciale, jusqu’à ce qu’une carte la défausse. **Action spéciale au Puits à l’envers :** lance 2 dés et gagne 1 Étincelle par succès. Sans succès, une Étincelle t’arrive sur le nez : perds 1 Cœur.

wb-1-6-front-title = Le péage
wb-1-6-front = Un guichet s’ouvre dans la porte de la loge. Deux yeux de laiton regardent dehors, et derrière, ça fait tic-tac. « Péage, dit une voix. Quatre Étincelles, à payer à l’intérieur. Je suis Ibo. En trois cents ans, personne n’est passé sans payer, sauf des chèvres. » Derrière vous, le trou a entamé la pelouse. « Vous pouvez nous tenir la porte ? » crie Tina. « Je tiens le *guichet* », dit Ibo.
wb-1-6-front-rules =
    ▸ **Phase des Joueurs :** chaque héros joue un tour de 3 actions au plus.
    ▸ **Phase des Ennemis :** révélez la première carte Wyrm ; le Sombre Vortex est au Point de chute. Posez ensuite 1 Étincelle au Puits à l’envers.
    ▸ **But :** tous les héros sont dans la Loge du portier et ont ensemble 4 Étincelles. Retournez alors cette carte.
wb-1-6-back-title = Lecteurs et chèvres
wb-1-6-back = La porte claque derrière vous, avec un verrou gros comme le bras. Ibo est un dragon de laiton, de la taille d’un chat, coiffé d’une casquette de portier. Il déroule une liste jusqu’au mur d’en face. « Les lecteurs passent gratis, dit-il. Les chèvres paient. Tous les autres paient et reçoivent un reçu. Alors. Vous êtes quoi ? » Il attendait depuis longtemps de poser la question.
wb-1-6-back-rules = Choisissez. Le péage est de 4 Étincelles ; à vous de dire qui les paie.
wb-1-6-free =
    « Ken, Lara, Tina, Sid. » Il vous trouve tout en bas, là où l’encre est encore fraîche, et ses yeux s’allument de l’intérieur. « Des lecteurs ! Après soixante ans ! » Du nez, il repousse les Étincelles par-dessus le comptoir. Puis il regarde mieux. « Quelqu’un vous a soulignés, dit-il. Ce n’est pas moi. »

    ▸ **Gardez vos Étincelles.**
wb-1-6-pay =
    Les Étincelles tombent une à une dans une boîte, et Ibo fait un reçu pour chacune. Il écrit tout petit. « Ce n’est pas contre vous, dit-il. Si vous saviez comment les chèvres m’appellent. » Il détache le dernier reçu et ne le lâche pas. « Vous auriez pu signer, vous savez. D’habitude, on signe. » « Et après ? » demande Sid. Ibo revisse le couvercle.

    ▸ **Payez 4 Étincelles ensemble.**
wb-1-6-late =
    Il a une plume toute prête. Elle est tiède. Vos noms vont tout en bas, sous une tache qui était un nom. « Des lecteurs ! dit Ibo, et du nez il repousse les Étincelles. Après soixante ans ! » « Qui d’autre voit cette liste ? » demande Sid. « Personne », dit Ibo. Il réfléchit. « La nuit, c’est vrai, elle est affichée dehors. »

    ▸ **Gardez vos Étincelles. Écrivez le mot-clé Signé.**

wb-1-7-front-title = Objets trouvés
wb-1-7-front = Sous le comptoir, il y a une caisse : OBJETS TROUVÉS. « Soixante ans, et personne n’a rien réclamé, dit Ibo. Prenez une chose. Une. Je dois la noter. » Vous trouvez une lanterne de laiton toute cabossée, et un sifflet de fer-blanc au bout d’une ficelle, mâchonné d’un côté. Dehors, quelque chose gratte à la porte, en bas, à hauteur de genou. « Si on pouvait faire vite », dit Lara.
wb-1-7-front-rules = Choisissez : la Lanterne de laiton (carte 8 : pour 1 Étincelle, chaque héros de ta zone récupère 1 Cœur) ou le Sifflet de fer-blanc (carte 9 : étourdis un Wyrm de ta zone ou d’une zone adjacente). Le héros dont c’est le tour prend l’objet ; entre deux tours, choisissez qui.
wb-1-7-lantern = La lanterne s’allume dès que vous la soulevez, et ronronne. Quelqu’un a gravé dessous, avec un clou : *N. Ne la perds plus.* « C’est qui, N ? » demande Tina. Ibo lèche son crayon, se penche sur son formulaire, et il écrit, il écrit. Sur la pointe des pieds, on voit qu’il dessine juste une lanterne.
wb-1-7-whistle = Vous soufflez. Il n’a qu’une note, toute mince. Les marques dans le métal sont des dents d’enfant. Dehors, ça ne gratte plus. Quelque chose se couche contre la porte, lourdement, et soupire. « Il te prend pour sa mère », dit Ken. Tout le monde rit, puis ça soupire encore, et plus personne ne rit.

wb-1-8-front-title = Lanterne de laiton
wb-1-8-front = Elle ronronne quand on la porte.
wb-1-9-front-title = Sifflet de fer-blanc
wb-1-9-front = Une note, et chaque Wyrm croit connaître cette voix.

wb-1-10-front-title = Des lambeaux
wb-1-10-front = Ibo balaie la route. Là où il y avait des Wyrms, il y a des flaques, et dans les flaques, des lambeaux de papier, une demi-phrase chacun. « Ils mangent le Livre, dit-il. Ils le trimballent partout, et ça ne leur fait aucun bien. » L’un de vous en ramasse un et lit : « *Et le vent la souleva par-dessus les…* » Ses deux pieds quittent le sol. « À voix haute, ça arrive, dit Ibo. Une fois. Alors on ne lit pas au lit. »
wb-1-10-front-rules = Chaque héros pioche une carte Lambeau. Un Lambeau compte comme un objet. Par une Action spéciale, son porteur le lit, et cela arrive ; il est ensuite défaussé.
wb-1-10-back-title = La rue se lève
wb-1-10-back = Ibo accroche une pancarte, FERMÉ UN INSTANT, et tire sur un anneau de la route. Des cheminées montent, puis les maisons dessous. Une rue se lève, fenêtre par fenêtre, puis une place pleine de lampes. En dernier arrive l’odeur du pain. Il n’y a personne. Les portes font quatre mètres de haut. « Alors ici, c’étaient des dragons », dit Sid. « Des boulangers, dit Ibo. Enfin. Les deux. »
wb-1-10-back-rules = Le livre s’ouvre : Cour aux lampes, Boulangerie, Escalier de la cloche, Salle de lecture. Placez tous les héros dans la Cour aux lampes. Posez 1 Étincelle dans la Cour aux lampes, 2 à la Boulangerie, 2 à l’Escalier de la cloche, 1 à la Salle de lecture.

wb-1-11-front-title = Les lampes
wb-1-11-front = Sept lampes entourent la place, sur de longs cous de fer. Quand vous approchez, elles se penchent et vous reniflent, comme des chevaux. Elles aiment les enfants, et elles aiment la lumière. Ce qu’elles ne supportent pas, c’est d’entendre mâcher. Quand on les nourrit, elles brillent si fort qu’un Wyrm oublie pourquoi il est venu.
wb-1-11-front-rules = Règle spéciale, jusqu’à ce qu’une carte la défausse. **Action spéciale dans la Cour aux lampes,** tant qu’un Wyrm non étourdi y est : dépense 1 Étincelle. Chaque Wyrm de la Cour est étourdi, et chaque héros qui s’y trouve récupère 1 Cœur.

wb-1-12-front-title = La porte à questions
wb-1-12-front =
    De l’autre côté de la place, c’est la Salle de lecture, et sa porte a une tête : ronde, en chêne, blasée. « L’aiguille est là-dedans, dit Ibo. Pour les trous. Vous en aurez besoin. Mais la porte pose des questions, et si la réponse ne lui plaît pas, elle mord. » La porte s’éclaircit la voix. Il en tombe de la sciure.

    HUIT SONT RENTRÉS, dit-elle. QUI EST ENCORE DEDANS ?

    Trois noms sont gravés dans le cadre : Milo. Nora. Uma.
wb-1-12-back-title = Interrogez la ville
wb-1-12-back = « Je les avais tous sur ma liste, dit Ibo, mais le milieu a été mangé. Cela dit, ils ont laissé traîner des affaires. Ce sont des enfants. » Il montre du bout de la queue. À la boulangerie, neuf fours. Sur une lampe, un cartable. En haut de l’escalier, la cloche qu’on sonne avant de rentrer. Derrière vous, la loge sursaute, et un volet tombe. « Et le trou ? » demande Tina. « Le trou, dit Ibo, a trouvé la route. »
wb-1-12-back-rules = Posez quatre piles de cartes Interaction : les Fours à la Boulangerie, le Cartable dans la Cour aux lampes, la Cloche à l’Escalier de la cloche, la Porte à la Salle de lecture. Interagissez dans la même zone pour retourner la carte du dessus. La Porte prend 1 Étincelle par essai.

wb-1-13-front-title = Qui est encore dedans ?
wb-1-13-front = Toute une ville à fouiller, et pas de plan. « Si vous trouvez un indice, criez », dit Lara. « Si vous trouvez à manger, dit Ken, ne criez pas. Venez me voir. » Les sept lampes regardent la grille. Quelque chose de blanc se presse entre les barreaux, et à côté, autre chose de blanc, patient comme du dentifrice.
wb-1-13-front-rules =
    ▸ **Phase des Joueurs :** chaque héros joue un tour de 3 actions au plus.
    ▸ **Phase des Ennemis :** révélez la première carte Wyrm ; le Sombre Vortex est à la Loge du portier. Posez ensuite 1 Étincelle dans la Cour aux lampes.
    ▸ **But :** les deux anneaux de la Porte sont réglés. Retournez alors cette carte.
wb-1-13-back-title = Avant qu’il soit sec
wb-1-13-back = Les deux anneaux font clic. L’IMPERMÉABLE, dit la porte, d’une voix plus petite. ELLE A DIT QU’ELLE RENTRERAIT AVANT QU’IL SOIT SEC. Elle s’ouvre vers l’intérieur et pousse devant elle un talus de poussière. Dans la poussière, des traces de petits souliers, qui entrent. Vous cherchez celles qui ressortent. Vous cherchez deux fois. Il n’y en a pas.

wb-1-14-front-title = Neuf fours
wb-1-14-front = Neuf fours en rang, chacun assez grand pour y garer une charrette. Pas de bois, pas de cendre, pas d’allumettes. « Ils les allumaient comment ? » demande Tina. « En soufflant », dit Ibo. Dans la farine, sur la table, il y a des empreintes de pattes larges comme des plateaux et, à côté, une rangée de mains petites comme les vôtres.
wb-1-14-back-title = Un tablier trop court
wb-1-14-back = À un clou pend un tablier, bien trop court pour un dragon. Dans la poche, un mot d’une écriture ronde : *Merci pour les brioches. J’ai sonné la cloche et je file. Maman a fait le dîner. Uma.* Dessous, quelqu’un de grand a dessiné un cœur, avec une griffe. Sur l’étagère, il reste un pain. Vous toquez dessus. Ça résonne.
wb-1-14-back-rules = Tu gagnes la carte objet 22, le Pain de fer. Défausse cette carte.

wb-1-15-front-title = Le neuvième four
wb-1-15-front = Le neuvième four est tiède. Il a pourtant eu soixante ans pour refroidir. Vous collez l’oreille à la porte de fer. Là-dedans, ça respire, vite, à tout petits coups, et quand ça bouge, du papier se froisse. De temps en temps, ça dit *aïe*.
wb-1-15-back-title = Une dent
wb-1-15-back = Un Wyrm pas plus long qu’une chaussure est couché sur une brioche brûlée, dans un nid de papier déchiré. Il s’est roussi le flanc, il essaie de lécher et n’y arrive pas. Il a une dent. « Maintenant, dit Ken. Tant qu’il est petit. » « Il a mal », dit Tina. « Ils commencent tous petits », dit Lara, et personne ne sait de quel côté elle est.
wb-1-15-back-rules = Choisissez, puis défaussez cette carte.
wb-1-15-feed =
    Il mange une croûte, puis le sac, puis, par habitude, la main qui tient le sac. Vous soufflez sur la brûlure jusqu’à ce qu’il ne dise plus *aïe*. Il rote. Il en sort un mot, *lanterne*, d’une écriture magnifique, et il a l’air aussi étonné que vous. « Inkling », dit Tina. Maintenant qu’il a un nom, c’est réglé. Il se glisse dans une fissure du mur.

    ▸ **Tu perds 1 Cœur. Écrivez le mot-clé Inkling.**
wb-1-15-nest =
    Un moule et une cuillère suffisent. Le Wyrm file entre vos pieds et se tasse dans une fissure, sauf la queue, puis la queue aussi. Le nid est fait de beaux grands lambeaux, encore tièdes au milieu. Derrière le mur, vous l’entendez tourner et tourner, à chercher l’endroit où c’était.

    ▸ **Tu pioches 2 cartes Lambeau.**

wb-1-16-front-title = Un cartable sur une lampe
wb-1-16-front = Un cartable pend au cou de fer d’une lampe, comme si son enfant allait revenir tout de suite. La lampe ne bouge pas d’un cheveu, de peur de le faire tomber. Un coin du cuir a été mâchonné.
wb-1-16-back-title = Une bouchée
wb-1-16-back = Sur l’étiquette, le nom a été mangé, sauf la dernière lettre : A. Dedans, une trousse, où une place toute en longueur est vide, et une boîte à goûter. Dans la boîte, un sandwich avec une bouchée en moins. Vous appuyez sur le pain. Il est moelleux. « Soixante ans », dit Lara. « Ce matin », dit Tina. Ça ne peut pas être les deux.
wb-1-16-back-rules = Tu gagnes la carte objet 24, le Cartable. Défausse cette carte.

wb-1-17-front-title = L’enveloppe
wb-1-17-front = Dans la poche de devant, il y avait une enveloppe. Épaisse, cachetée, encore chaude de la lampe. Dessus, au crayon : *Pour Maman. Personne d’autre. Je ne plaisante pas.* La dernière ligne est soulignée jusqu’à trouer le papier.
wb-1-17-back-title = Personne d’autre
wb-1-17-back = « Ça nous dirait peut-être tout », dit Sid. « C’est écrit *personne d’autre* », dit Tina. « C’est écrit *je ne plaisante pas*, dit Ken. C’est ce que je mets sur mon journal, et Lara l’a lu. » « Une fois », dit Lara. D’un côté, la colle a lâché. Un doigt suffirait. La lampe a tourné la tête et vous observe.
wb-1-17-back-rules = Choisissez, puis défaussez cette carte.
wb-1-17-open = *Chère Maman, ne sois pas fâchée pour l’imperméable, s’il te plaît. J’ai coupé la page parce que dedans, quelque chose me regardait. Maintenant il y a un trou, et je le tiens fermé. J’ai juste à attendre que quelqu’un vienne avec une aiguille. Ça va. Ta Minnow.*

    Personne ne dit rien. L’un de vous la replie selon ses plis, en petit, puis en plus petit.

    ▸ **Écrivez le mot-clé Lettre.**
wb-1-17-keep =
    Elle va dans la poche la plus profonde, fermée. « On la postera », dit Tina. « Soixante ans en retard », dit Sid. « C’est posté quand même. » La lampe se penche, tout doucement, et pose un moment sa tête chaude sur l’épaule de qui porte la lettre. Plus haut dans la rue, dans une maison vide, une lumière s’allume.

    ▸ **Retournez 1 jeton Destin face claire.**

wb-1-18-front-title = Quatre-vingt-dix marches
wb-1-18-front = Quatre-vingt-dix marches, faites pour des jambes plus longues. Tout en haut, une cloche de bronze vert, large comme une chambre. Le vent a tout sali, ici : des plumes, de la mousse, un nid d’oiseau. Seule une plaque de laiton, sous la cloche, est propre, et même très propre.
wb-1-18-back-title = La plaque
wb-1-18-back = QUI RENTRE SONNE UNE FOIS, dit la plaque, ET PREND SON MANTEAU À LA PATÈRE. Dessous, huit lettres griffées, une par enfant qui a sonné, rongées depuis, sauf la première. C’est un M. La neuvième place est vide, et astiquée à s’y voir dedans. « Tu montes souvent ici ? » criez-vous. Tout en bas, Ibo examine ses pieds. « L’escalier, dit-il, a besoin d’exercice. »
wb-1-18-back-rules = Chaque héros à l’Escalier de la cloche récupère 1 Cœur. Défausse cette carte.

wb-1-19-front-title = La corde de la cloche
wb-1-19-front = La corde est grosse comme une jambe et finit par un nœud, usé par de petites mains. D’ici on voit tout : les toits, la route, les choses blanches sur la route. Chacune d’elles entendrait la cloche. Et tous ceux qui restent aussi.
wb-1-19-back-title = Une fois
wb-1-19-back = « Sonne, dit Ken. Regarde-les, en bas. Ils sont tout ouïe. » « C’est pour rentrer, dit Tina. On ne rentre pas. » Au bout de la ville, il n’y a plus que du papier blanc. « Ou alors on prend la corde, dit Lara. Dans toutes les histoires que je connais, il y a quelqu’un à qui il manque une corde. »
wb-1-19-back-rules = Choisissez, puis défaussez cette carte. On ne peut pas sonner avec son dernier jeton Destin.
wb-1-19-ring =
    Ce n’est pas fort. C’est grave, et ça se sent dans les dents. Dans toute la ville, les Wyrms s’arrêtent, ramollissent et coulent en encre dans les caniveaux. Au pied de l’escalier, Ibo a ôté sa casquette. Il cherche derrière vous qui rentre. Il compte, il recompte, et il remet sa casquette.

    ▸ **Retirez tous les Wyrms. Retournez 1 jeton Destin face sombre.**
wb-1-19-untie =
    Le nœud vous coûte dix minutes et deux ongles. Neuf mètres de bonne corde, un peu poilue. Sans elle, la cloche a l’air toute nue. « On la rapportera », dites-vous à la plaque. Le vent se lève, et la cloche tourne un peu et ne peut rien dire.

    ▸ **Tu gagnes la carte objet 23, la Corde de la cloche.**

wb-1-20-front-title = Le premier anneau
wb-1-20-front = HUIT SONT RENTRÉS, dit la porte. QUI EST ENCORE DEDANS ? Un anneau de bois entoure sa bouche, avec trois noms : Milo, Nora, Uma. Elle voudrait un peu de lumière, pour voir qui répond. Elle a de grandes dents carrées.
wb-1-20-back-title = Un nom
wb-1-20-back = Vous posez la main sur l’anneau. Il est dur, et collant de vieilles brioches, et derrière, le bois prend son souffle. JE LES AI ENTENDUS COURIR TOUS LES NEUF SUR CETTE PLACE, dit la porte. JE LES RECONNAISSAIS À LEURS SOULIERS. ALLEZ-Y.
wb-1-20-back-rules = Choisissez. Le bon nom : défaussez cette carte, le premier anneau est réglé. Un mauvais nom : chaque héros à la Salle de lecture perd 1 Cœur, placez-y 1 Wyrm ; la carte reste.
wb-1-20-milo =
    MILO A SONNÉ LE PREMIER, dit la porte. IL M’A CLAQUÉE EN SORTANT. Elle mord. Les dents, ça va encore. Ce sont les échardes. Et sous le plancher, quelque chose de blanc vous a entendus dire aïe.

    ▸ **Chaque héros à la Salle de lecture perd 1 Cœur. 1 Wyrm y surgit.**
wb-1-20-nora =
    NORA, dit la porte. Puis elle le redit, tout bas, comme un mot d’une langue qu’on parlait autrefois. L’anneau s’enclenche. Derrière, un deuxième glisse hors du bois.

    ▸ **Le premier anneau est réglé.**
wb-1-20-uma =
    UMA M’APPORTAIT DES BRIOCHES, dit la porte. UMA EST RENTRÉE. En souvenir des brioches, elle ne mord pas fort, mais ensuite elle éternue, une charretée de sciure, et une partie de la sciure se met à ramper.

    ▸ **Chaque héros à la Salle de lecture perd 1 Cœur. 1 Wyrm y surgit.**

wb-1-21-front-title = Le deuxième anneau
wb-1-21-front = ET QU’EST-CE QUI PEND ENCORE À SA PATÈRE ? demande la porte. Trois images sont brûlées dans cet anneau : un cartable, un imperméable, un tablier. La porte n’a plus l’air blasée. Elle a l’air d’une maîtresse qui espère que vous savez.
wb-1-21-back-title = Une chose
wb-1-21-back = Cet anneau-là tourne bien. Vous passez une fois sur chaque image, pour entendre les clics, et à chacune, la porte retient son souffle. PAS CE QU’ELLE AVAIT, dit-elle. PAS CE QUE VOUS AVEZ TROUVÉ. CE QUI PEND À SA PATÈRE.
wb-1-21-back-rules = Choisissez. La bonne chose : défaussez cette carte, le deuxième anneau est réglé. Une mauvaise : chaque héros à la Salle de lecture perd 1 Cœur, placez-y 1 Wyrm ; la carte reste.
wb-1-21-satchel =
    UNE LAMPE N’EST PAS UNE PATÈRE, dit la porte. ELLE LE GARDE SEULEMENT, ELLE ME L’A DIT. Elle mord, l’air déçu, et ferme un moment les yeux. Quand elle les rouvre, quelque chose monte entre les planches.

    ▸ **Chaque héros à la Salle de lecture perd 1 Cœur. 1 Wyrm y surgit.**
wb-1-21-coat =
    « Neuf patères, un imperméable, mouillé. » Sid le lit tout haut ; cette main-là, il ne l’a jamais lavée. La porte se penche à en faire craquer ses gonds. ENCORE MOUILLÉ ? demande-t-elle. Jamais imperméable mouillé n’a fait autant plaisir.

    ▸ **Le deuxième anneau est réglé.**
wb-1-21-apron =
    UN CLOU N’EST PAS UNE PATÈRE, dit la porte, ET CE TABLIER N’A JAMAIS ÉTÉ À ELLE. Elle vous mord la manche et la secoue comme un chiot. Dans la poussière, quelque chose prend ça pour une invitation.

    ▸ **Chaque héros à la Salle de lecture perd 1 Cœur. 1 Wyrm y surgit.**

wb-1-22-front-title = Pain de fer
wb-1-22-front = Cuit il y a soixante ans. Personne n’y a encore planté une dent.
wb-1-23-front-title = Corde de la cloche
wb-1-23-front = Neuf mètres, et elle sent encore le bronze.
wb-1-24-front-title = Cartable
wb-1-24-front = On a beau fouiller, il reste toujours un lambeau au fond.

wb-1-25-front-title = La Salle de lecture
wb-1-25-front = Les étagères montent jusque là où seraient les nuages. Les livres sont grands comme des lits ; les dragons lisent couchés. L’un d’eux est ouvert par terre, et c’est celui-ci. On y voit une salle, de petites silhouettes, et un livre par terre. La page d’à côté manque, coupée au ras du dos. « Les Wyrms mâchent, dit Sid. Ça, c’est fait à la règle. » On l’entend regarder sa main.
wb-1-25-back-title = Deux aiguilles
wb-1-25-back = Les traces de souliers mènent à une boîte à couture longue comme une barque. Elle est faite pour deux aiguilles. L’une est là, en or, longue comme une épée. L’autre place est vide, et les traces continuent, jusqu’à la fenêtre et par-dessus le rebord. Vous vous asseyez sur un livre. Ça sent la poussière chaude, et pendant toute une minute, rien ne mord personne. C’est la meilleure minute de la journée.
wb-1-25-back-rules = Les Wyrms perdent votre trace : retirez-les tous. Chaque héros récupère 2 Cœurs. Le héros qui a réglé le deuxième anneau prend la carte objet 26, l’Aiguille d’or.

wb-1-26-front-title = Aiguille d’or
wb-1-26-front = Elle fredonne quand on la pointe vers un trou.

wb-1-27-front-title = Une feuille de papier
wb-1-27-front = Derrière la fenêtre, il n’y a rien du tout. Des mots sont gravés dans le rebord, et l’un de vous les lit tout haut : *et il y eut un pont.* Alors il y en a un : une feuille de papier, pliée une fois. Au bout court une couture haute comme une clôture, la moitié des points arrachés. Derrière, le monde a un bord déchiré. « Le plus léger d’abord », dit Lara. Personne ne bouge. « Bon, dit Lara. Tout le monde, alors. »
wb-1-27-front-rules = Le livre s’ouvre : Pont de papier, Couture, Bord déchiré. Posez 1 Étincelle au Pont de papier et 3 à la Couture. Les Règles spéciales du Puits et des Lampes sont défaussées, et ce qui reste des piles de la ville aussi.
wb-1-27-back-title = Le Bord déchiré
wb-1-27-back = Le trou est haut comme une église. À son bord pendent des Wyrms, comme du linge. Il ne rugit pas, il n’aspire pas. Il grignote, un bout de colline, un bout de ciel, et il a toujours faim. Son côté gauche est parfaitement droit. Dans vos mains, l’aiguille se met à fredonner. « Ce n’est qu’un trou, dit Tina, à l’aiguille peut-être. Ça se raccommode. »
wb-1-27-back-rules = Placez tous les héros au Pont de papier. Posez deux cartes Interaction : le Dragon de pierre au Pont de papier et, à la Couture, la Bobine, qui prend 2 Étincelles.

wb-1-28-front-title = Maille filée
wb-1-28-front = L’un des Wyrms est violet comme un œil au beurre noir et deux fois plus gros que les autres. Il ne mange pas. Il a tourné sa face aveugle vers l’aiguille et l’écoute fredonner.
wb-1-28-front-rules = Mélangez cette carte violette dans la pile Wyrm. Elle y reste pour toute la campagne.

wb-1-29-front-title = Comment coud un dragon
wb-1-29-front = Ils cousent comme ils pétrissent, de tout leur corps : piquer, tirer, se pencher en arrière, souffler. Et un point doit briller, sinon il ne tient pas ; chacun prend donc une Étincelle. Il reste quelques vieux points. À côté de chacun, deux petits souliers se sont imprimés dans le papier, là où quelqu’un s’est penché en arrière de tout son poids.
wb-1-29-front-rules = Règle spéciale jusqu’à la fin du chapitre. **Action spéciale au Bord déchiré :** dépense 1 Étincelle et lance 2 dés ; chaque succès est un point de couture. Qui tient l’Aiguille d’or peut en lancer 4 à la place.

wb-1-30-front-title = Du fil
wb-1-30-front = « Une aiguille sans fil, dit Sid, c’est une épingle. » Ibo toussote. « Il y a un ressort en moi. Quatre mètres, fin comme un cheveu. Je m’arrêterais, bien sûr. On pourrait me remonter, un jour. » « Non », dit Tina. « Les lacets, dit Ken. Ceux de tout le monde. Ils sentent, mais ils sont longs. » « C’est un très grand trou, dit Lara, pas contente. Le laiton, ce serait mieux. »
wb-1-30-front-rules = Choisissez. On ne peut pas prendre le ressort avec son dernier jeton Destin.
wb-1-30-spring =
    Il vous montre où mettre le doigt. Ça sort de lui en chantant, mètre après mètre, et ses yeux passent de l’or au laiton. « Trois cent douze, dit-il très vite. Les chèvres. Je me suis dit que quelqu’un devrait le savoir. » Puis il s’arrête. L’un de vous lui redresse sa casquette. C’est le meilleur fil du monde, et pendant un moment, personne ne veut s’en servir.

    ▸ **Aussitôt 3 points de couture. Retournez 1 jeton Destin face sombre. Écrivez le mot-clé Ressort.**
wb-1-30-laces =
    Quatre paires, quatre couleurs ; ce qui n’est pas ici tombe du ciel. C’est Ibo qui noue, lui seul a appris pour de bon. « C’est à qui, ça ? C’est un nœud de vache, dit-il, et j’en ai connu, des vaches. » Le fil tiendra. Seulement, il faut passer un pont de papier avec des chaussures qui bâillent, et tout le monde s’étale une fois.

    ▸ **Chaque héros perd 1 Cœur.**

wb-1-31-front-title = Par vos noms
wb-1-31-front = Le trou dit quelque chose. Pas fort. Il lit : Ken, Lara, Tina, Sid, avec une pause après Ken, qui écrit si gros. « C’est la ligne qu’on a signée », dit Sid. Le trou reprend au début. Vos mains se glacent, l’une après l’autre, dans le même ordre. Puis, tout le long du bord, les têtes aveugles se tournent, et chacune regarde exactement là où se tient l’un de vous.
wb-1-31-front-rules = Chaque héros perd 1 Cœur. Placez 1 Wyrm au Bord déchiré.

wb-1-32-front-title = Une dent, deux chaussures
wb-1-32-front = Quelqu’un vous tape sur la cheville. Il a grandi : il fait deux chaussures, maintenant, avec une cicatrice au flanc et des miettes aux lèvres. Il tousse, il tousse encore, et il remonte un fil, gris, mouillé, solide comme du fer, long, long. Quand c’est fini, il lève la tête pour voir si c’était bien. « Ça, dit Ken, c’est le truc le plus dégoûtant que j’aie jamais vu. Brave Inkling. »
wb-1-32-front-rules = Le fil d’Inkling fait 2 points de couture.

wb-1-33-front-title = Le Dragon de pierre
wb-1-33-front = Près du pont est couché un dragon de pierre, long comme un autobus, le menton sur les pattes, de la mousse aux paupières. Quelqu’un a fait chaque écaille à part ; il n’y en a pas deux pareilles. Vous tendez la main devant ses naseaux. Ils sont tièdes.
wb-1-33-back-title = La taille d’un enfant
wb-1-33-back = Entre les pattes, il y a un creux dans la pierre, poli par l’usage, juste de la taille d’un enfant. Et entre les dents pendent des lambeaux de papier, longs, comme des épinards. « C’est une statue, dit Sid. La pierre, ça chauffe au soleil. » Vous levez tous la tête, et vous cherchez. « Montre-le-moi, le soleil », dit Lara.
wb-1-33-back-rules = Choisissez, puis défaussez cette carte. Se reposer : chaque héros au Pont de papier récupère 2 Cœurs. Lui curer les dents : lance 2 dés et pioche 1 carte Lambeau par succès ; sans succès, tu perds 1 Cœur.
wb-1-33-rest =
    Vous vous couchez dans le creux, rien qu’un moment. La pierre est tiède tout le long du dos. Tout au fond, ça fait *boum*. Puis longtemps rien ; puis *boum*. « La tuyauterie », dit Sid, quelque part. Vous le laissez dire. Quand vous vous levez, c’est comme si quelqu’un avait veillé sur vous.

    ▸ **Chaque héros au Pont de papier récupère 2 Cœurs.**
wb-1-33-pick =
    Vous plongez le bras jusqu’à l’épaule. Les dents sont longues comme des règles, et de votre vie vous n’avez rien touché aussi lentement. Un lambeau, puis un autre. Au troisième, vous jureriez que la mâchoire bouge : à peine, comme chez un dormeur quand une mouche lui passe sur la lèvre.

    ▸ **Lance 2 dés : 1 carte Lambeau par succès, ou perds 1 Cœur.**

wb-1-34-front-title = La Bobine
wb-1-34-front = Une bobine grosse comme un tonneau se dresse près de la couture, avec une pédale pour des pattes. Sur le côté, une image : deux Étincelles entrent par une petite fenêtre, et elle tourne. L’image suivante montre ce qui arrive aux doigts.
wb-1-34-back-title = Elle tourne
wb-1-34-back = Elle tousse, elle ronfle. Elle jette une boucle de fil par-dessus la clôture, puis une autre, et le temps d’un souffle, elle coud toute seule, net comme de l’imprimé. Puis il n’y a plus de lumière. « Vous voyez, dit Sid, comblé. Une machine, ça veut juste qu’on lise le mode d’emploi. »
wb-1-34-back-rules = 2 points de couture. Défausse cette carte.

wb-1-35-front-title = Raccommodez
wb-1-35-front = Piquer, tirer, se pencher en arrière, souffler. Sous l’aiguille, le bord du trou frémit comme la peau d’un cheval. Chaque point se ferme avec un petit clic, et derrière chaque point, ça pousse déjà pour passer par le suivant. « Ne comptez pas ceux qui restent », dit Lara, qui compte.
wb-1-35-front-rules =
    ▸ **Phase des Joueurs :** chaque héros joue un tour de 3 actions au plus.
    ▸ **Phase des Ennemis :** révélez la première carte Wyrm ; le Sombre Vortex est au Bord déchiré. Posez ensuite 1 Étincelle à la Couture, avec trois ou quatre héros 2.
    ▸ **But :** 11 points de couture, 12 avec trois héros, 18 avec quatre. Retournez alors cette carte.
wb-1-35-back-title = Le pouce
wb-1-35-back = Vous tirez, et les bords se rejoignent comme deux personnes après une dispute, sans se regarder. Le vent tombe. Les points brillent. Au tout dernier, l’aiguille touche quelque chose de mou : un pouce. De l’autre côté, quelqu’un tient les bords fermés, à deux mains, les doigts blancs de serrer, de l’encre jusqu’aux poignets. Des mains pas plus grandes que les vôtres.
wb-1-36-front-title = Un point
wb-1-36-front = Les mains ne lâchent pas. Elles ne peuvent pas savoir que vous êtes là. Encore un point, et le trou est fermé pour toujours, avec quelqu’un derrière. Sans ce point, il reste une fente longue comme un doigt, et un Wyrm est plus mince qu’un doigt, s’il s’applique. « Finis », dit Lara. Sa voix tremble un peu. « Il y a *quelqu’un* », dit Tina.
wb-1-36-shut =
    Vous tapotez le pouce, deux fois, pour ne pas lui faire peur. Il recule. Puis le dernier point. « Il est bien fait », dit Lara au bout d’un moment, et c’est tout ce qu’elle dit. Le noir n’est plus là, et le ciel est si entier qu’on le croirait repassé. Trois coups viennent de derrière. Vous frappez trois coups. Puis un autre ; mais celui-là, c’était peut-être vous.

    ▸ **Retournez 1 jeton Destin face claire.**
wb-1-36-gap =
    Vous laissez ouvert, long comme un doigt, avec un ourlet pour que ça ne file pas. « Une boutonnière, dit Ken. Voilà. Maintenant, c’est fait exprès. » Le pouce tâte l’ourlet. Puis un doigt passe, se plie, et s’accroche au plus proche des vôtres. Il est gelé. Il tient aussi longtemps que vous retenez votre souffle. Puis il retourne au travail.

    ▸ **Écrivez le mot-clé Fente.**

wb-1-37-front-title = Minnow
wb-1-37-front =
    « Minnow », dites-vous. C’est le seul mot d’elle que vous ayez. Les mains s’immobilisent. De l’autre côté, quelqu’un rit, ou pleure ; à travers le bout du monde, on entend mal. « Vous avez lu ma lettre », dit une voix enrouée, d’une dizaine d’années. « J’avais écrit *je ne plaisante pas*. »

    « Pardon », disent quatre voix à la fois.

    Elle réfléchit. « Vous avez une aiguille, au moins ? »
wb-1-37-back-title = Un bouton jaune
wb-1-37-back = « Si je lâche, tout passe, dit-elle. Mais vous avez cousu jusqu’ici. Ça, je le tiens d’une main. Je peux me gratter le *nez*. Vous savez depuis quand je n’ai pas… » Elle s’arrête. Vous savez depuis quand, et vous ne le dites pas. Une petite chose passe par la fente : un bouton jaune. « C’est celui de mon imperméable. Dites à Maman que je rentre avant qu’il soit sec. »
wb-1-37-back-rules = Laissez la fente ouverte. Écrivez le mot-clé Fente. Retournez 1 jeton Destin face claire.

wb-1-38-front-title = Ce que Ken a appris
wb-1-38-front = Qu’on peut avoir peur les deux pieds par terre. Il n’en parle à personne. Il fait une blague de moins que d’habitude, et ça se remarque.
wb-1-38-front-rules = Ken gagne cette carte Progrès. Son joueur choisit l’une des deux compétences, pour de bon.
wb-1-39-front-title = Ce que Lara a appris
wb-1-39-front = Qu’un plan a le droit de changer. Le sien a changé quatre fois depuis la grille, et chaque fois elle a dit que c’était prévu.
wb-1-39-front-rules = Lara gagne cette carte Progrès. Son joueur choisit l’une des deux compétences, pour de bon.
wb-1-40-front-title = Ce que Tina a appris
wb-1-40-front = Qu’on peut être gentille avec une bête et garder l’œil sur sa dent.
wb-1-40-front-rules = Tina gagne cette carte Progrès. Son joueur choisit l’une des deux compétences, pour de bon.
wb-1-41-front-title = Ce que Sid a appris
wb-1-41-front = Qu’un imperméable mouillé peut être un fait. C’est noté sur sa main gauche, à côté des Wyrms, qu’il range par cinq. Il n’y a plus de place. Il a commencé la droite.
wb-1-41-front-rules = Sid gagne cette carte Progrès. Son joueur choisit l’une des deux compétences, pour de bon.

wb-1-42-front-title = À rendre
wb-1-42-front = Une page se rabat sur vous comme une couverture, et vous êtes couchés sur un plancher. La même grêle tambourine sur le toit. À la montre de Lara, quatre minutes ont passé. « Donc on ne peut le dire à personne », dit Ken. Sur la fiche, un tampon monte du papier, lentement, comme un poisson vers la surface : À RENDRE DEMAIN. Ken rit le premier. Puis il s’arrête, et vous descendez tous les quatre jusqu’aux patères.
wb-1-42-front-rules = Le chapitre est gagné. Regardez la neuvième patère, puis lisez comment cela finit.
wb-1-42-drying = L’imperméable jaune se balance, comme si quelqu’un venait de le frôler. Vous tendez la main sous la manche et vous comptez : une goutte, onze respirations, une goutte. Tout à l’heure, ça coulait. « Il sèche », dit Tina, et personne n’est content.
wb-1-42-dust = L’imperméable jaune ne bouge pas. Le jaune a pâli, et sur les épaules il y a une poussière épaisse comme du feutre, soixante ans de poussière. Lara tend la main, et la retire. Par terre, dessous, il reste un rond mouillé.
wb-1-42-cap = Il y a quelque chose dans une de vos poches : une casquette de portier, de la taille d’un coquetier. Vous la retournez, et il en tombe une petite clé de laiton, pour remonter les mécaniques. « Un jour, dit Tina. Il a dit *un jour*. » Elle l’enfile sur la ficelle qu’elle a au cou.
wb-1-42-back-title = Comment cela finit
wb-1-42-back = Avant le dîner, vous remontez encore une fois, et vous entrouvrez le livre, à peine, pour voir ce qui reste.
wb-1-42-back-rules = La fin dépend de vos jetons Destin face claire.
wb-1-42-folded = La ville s’est repliée à plat, cheminée sur cheminée, et la route n’est plus qu’un pli. Vous avez raccommodé une page, et il n’y a personne dessus pour voir comme c’est net. Seule une lampe est restée debout, dans la marge. Elle s’est penchée jusqu’à terre et renifle partout, comme si elle avait perdu quelque chose. « Demain, lui dit Tina. Demain, très tôt. »
wb-1-42-lamps = La couture a tenu. La moitié de la ville est repliée, des cadres de fenêtres dépassent sur les bords, mais sur la place sept lampes brûlent, et à la grille pend la pancarte : FERMÉ UN INSTANT. « On a été trop lents », dit Lara. « On était *là* », dit Ken. Dehors, la grêle n’est plus que de la pluie.
wb-1-42-bread = La couture a tenu, et la ville est debout. Dans la vitrine de la boulangerie, il y a un pain qui n’y était pas avant, et il n’est pas en fer. L’odeur traverse le papier et remplit la tour jusqu’au toit. Vous fermez le livre à deux mains. Sid repose la plume, mais un peu plus vers le fond, là où on peut l’attraper des deux côtés.
wb-1-42-unfolded = La couture a tenu ; il faut la chercher pour la voir. Derrière la ville, là où le papier était blanc, une deuxième colline se déplie toute seule, puis une troisième. Près du pont, quelque chose de long comme un autobus lève le menton de ses pattes, de la mousse aux paupières, et vous regarde bien en face, du fond de la page. Puis la tête se recouche. « Une statue », dit Sid d’une petite voix. Cette nuit-là, personne ne dort, et personne ne s’en plaint.

### Quand le dernier jeton Destin est face sombre
wb-1-lost-title = Fermé un instant
wb-1-lost = La rue s’aplatit sous vos pieds, cheminée après cheminée, et une griffe de laiton vous attrape par le col. « Dehors, dit Ibo, tous, tant qu’il y a encore une page par où sortir. » Vous atterrissez sur un plancher. Il grêle toujours. Sur la fiche, la dernière ligne est vide, et la plume est encore tiède. « Les chèvres, je les compte pareil, dit une toute petite voix entre les pages. Si je me trompe, je reprends à un. »
