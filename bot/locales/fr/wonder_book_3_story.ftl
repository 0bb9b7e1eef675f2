# Wonder Book, chapitre III : ce qu’on lit à voix haute.

wb-3-1-front-title = Après le petit déjeuner
wb-3-1-front = Lara plaque le papier du beurre sur le Livre ouvert. C’est le plan, il a trois lignes, et la troisième est soulignée : *Entrer, la trouver, sortir.* Ken a encore de la confiture au menton. Dehors, les mouettes en sont déjà aux tartines. Sur la fiche, le tampon dit À RENDRE AUJOURD’HUI. « Aujourd’hui à quelle heure ? » demande Tina. « Les bibliothèques, ça ferme à six heures », dit Lara. « Bibliothèque, dit Sid, ça, c’est toi qui le dis. »
wb-3-1-back-title = La pliure
wb-3-1-back = Au fond de la pliure, derrière le dernier fil, il y a une fente. On y entre de côté, sans respirer, du papier contre la poitrine et du papier dans le dos. Le premier reste coincé par les poches. Puis ça fait *plop*. « C’est comment ? » crie Lara. La réponse met du temps. « Sombre. » Puis : « Non. *Noir*. Ce n’est pas pareil. On y voit. »

wb-3-2-front-title = L’envers
wb-3-2-front = Toute la ville est là encore une fois, en traits d’argent sur du noir, et la gauche a pris la place de la droite. « Ma grand-mère brode, dit Tina, alors je connais. C’est l’envers : là où il y a les nœuds, les fils qui pendent, et les endroits où elle a triché. » Vous tendez la main vers une grille. Son loquet est à la place des gonds. Tout le monde le rate.
wb-3-2-back-title = Les seules couleurs
wb-3-2-back = Une manche rouge, des chaussettes vertes, un peu de confiture sur un poignet : à perte de vue, il n’y a que vous qui soyez en couleurs. L’un de vous fait son lacet, et le lacet se défait. Il le défait : le voilà fait. « N’essayez pas d’écrire, ici », dit Sid. Quelque part sous les toits d’argent, ça fait un bruit lent et mouillé, comme une cuillère dans la soupe.
wb-3-2-wick =
    Wick passe la fente derrière vous : le cou d’abord, puis un éternuement, puis le reste. Sa lumière court sur le sol, une vraie, une jaune, et les maisons d’argent reculent un peu, comme des gens qu’on surprend en pyjama. Sur la place se tient une lampe noire. Wick va la renifler. Au bout d’un moment, c’est elle qui renifle Wick.

    { wb-3-2-wick-rules }
wb-3-2-porter =
    Ibo vous a suivis jusqu’ici en comptant ses pas. Maintenant, c’est vous qu’il compte, et il note. « Lecteurs, au complet. Ombres, néant. Ce n’est pas réglementaire. » Il retourne la doublure de sa casquette, et deux Étincelles tombent par terre. Elles ne sont sur aucune liste. Ça le tracasse tant qu’il s’en éloigne de trois pas et regarde ailleurs.

    { wb-3-2-porter-rules }

wb-3-3-front-title = Une chose
wb-3-3-front = Par la fente, on ne passe que ce qu’on tient d’une main ; l’autre sert à tirer. « Mon miroir de poche, dit Sid. Ici, tout est à l’envers. Dans un miroir, l’envers est à l’endroit. » « Lève la tête », dit Lara. L’encre goutte des gouttières d’argent, et elle goutte de travers. « Le souci, ce n’est pas la lecture. C’est le mouillé. » Elle a apporté le parapluie de sa mère, et elle ne discutera pas.
wb-3-3-mirror = Tant qu’on ne le quitte pas des yeux, le miroir remet la ville à l’endroit et la gauche à gauche. Vous le tenez à deux ; là-dedans, chacun a changé de côté. On vous a assez dit de vous mettre à la place des autres. Vous baissez le miroir. Vous y êtes.
wb-3-3-umbrella = Le parapluie se bloque dans la fente. « Passe », lui dit Lara, et il passe. Il est noir, comme tous les parapluies. Puis il s’ouvre. Dedans, c’est un ciel d’été, bleu vif, avec des nuages. « C’était un cadeau, dit Lara. Un mot, un seul, et vous continuez au mouillé. » Personne ne dit rien. Vous vous serrez un peu.

wb-3-4-front-title = Miroir de poche
wb-3-4-front = Qui est dedans est ailleurs.
wb-3-5-front-title = Parapluie noir
wb-3-5-front = Ciel bleu à l’intérieur, avec des nuages.

wb-3-6-front-title = La Sombre Aura
wb-3-6-front = Certains Wyrms, ici, ont une lumière autour de la tête, comme les saints dans les églises. De près, c’est le contraire : un bout de noir, plus noir que le reste. Et ce que ça touche pique deux fois. « On dirait un bonnet de bain, dit Ken. Il faudrait d’abord lui ôter le bonnet. »

wb-3-7-front-title = Éclipse
wb-3-7-front = Un Wyrm violet passe sur les toits, si lentement qu’on croit voir le soir tomber. Derrière lui, l’argent s’éteint.

wb-3-8-front-title = Trois puits d’encre
wb-3-8-front = Ici, le puits est à l’endroit, et c’est bien l’ennui : il est plein d’encre, à ras bord. À la boulangerie, elle attend derrière la porte du neuvième four. Au beffroi, la cloche pend la bouche en l’air, comme une tasse, et la tasse est pleine. Dans les trois, au fond, ça remue. « Les couvercles, dit Lara. Avant toute chose, on met les couvercles. »
wb-3-8-back-title = Comme un chien
wb-3-8-back = L’encre du puits gonfle et crève, et un Wyrm passe la margelle, noir comme tout ce qu’il y a ici. Puis il s’ébroue, comme un chien qui sort de l’eau, et le voilà blanc, et vous voilà tachés. « Je suis une carte de géographie », dit l’un de vous en se regardant. Le Wyrm a gardé un peu de noir, bien enfoncé, à l’endroit des yeux.

wb-3-9-front-title = Mettez les couvercles
wb-3-9-front = Il faut trois couvercles, et ici, chaque tournant est le mauvais. « À gauche », dit Lara. La moitié d’entre vous va à droite. « L’*autre* gauche. » L’encre s’est mise à grimper dans le puits, pierre après pierre, en sifflotant. Elle a tout son temps.
wb-3-9-back-title = L’encre se calme
wb-3-9-back = Le dernier couvercle se ferme. Les Wyrms s’arrêtent net, ramollissent et filent entre les pavés. Dans les rigoles, l’encre devient si calme qu’on voit à travers, jusqu’à l’autre côté : la vraie ville, à l’endroit, en couleurs, et à une fenêtre, un pain. L’un de vous avance la main vers le pain. Il a de l’encre plein la manche, et la ville n’est plus là.

wb-3-10-front-title = À ras bord
wb-3-10-front = L’encre dépasse de la margelle, toute bombée, et se retient de couler. À côté attend un couvercle de fer, percé de deux fenêtres rondes pour des Étincelles. On y a gravé une image : deux lumières entrent, et un petit bonhomme se détourne en se cachant la figure.
wb-3-10-back-title = Les petits caractères
wb-3-10-back = Les Étincelles coulent sans s’éteindre, et le puits s’allume jusqu’au fond. C’est imprimé là, en tout petits caractères : combien le Livre a coûté, autrefois. L’encre ne supporte pas qu’on la lise. Elle frissonne, cherche son couvercle à tâtons et se le tire sur la tête. Encore cinq minutes.

wb-3-11-front-title = Le neuvième four
wb-3-11-front = La poignée est à gauche. Le clou du tablier est à gauche. Même les souris ont leur trou à gauche. Derrière la porte de fer, l’encre s’appuie, et attend. Pour la repousser, il faudrait la main dont on ne se sert jamais.
wb-3-11-back-title = L’autre main
wb-3-11-back = Vous poussez de la mauvaise épaule, sur le mauvais pied. La porte avance, de l’épaisseur d’un biscuit. « Allez ! » dit une voix dans le ciel, puis, gentiment : « De l’autre côté. » Au mur est punaisée une feuille de papier buvard. Le boulanger a dû connaître ces ennuis-là.

wb-3-12-front-title = Une tasse de bronze
wb-3-12-front = La cloche pend la bouche en l’air, grande comme une chambre, et l’encre y tremble. Sa corde monte dans le noir et ne tient à rien. Personne ne l’a jamais sonnée. Elle retient son souffle.
wb-3-12-back-title = À retourner
wb-3-12-back = « Elle veut juste être à l’endroit, dit Tina. On la retourne. » « Elle est lourde, dit Sid, et l’encre est froide. Le bronze aime avoir chaud. Avec trois Étincelles sous le ventre, elle se retournerait toute seule. » « Et sans les trois Étincelles ? » demande Ken. On entend qu’il retrousse déjà ses manches.
wb-3-12-hands =
    Vous vous suspendez au bord jusqu’à ce qu’elle bascule. L’encre vous arrive dessus. Elle ne mouille pas, elle est *froide*, froide comme un fond de lac, et vous ne savez plus du tout comment vous vous appelez. Puis la cloche se balance, la bouche vers le sol, et souffle enfin. Quelqu’un dit votre nom, et ça fait plaisir.

    { wb-3-12-hands-rules }
wb-3-12-sparks =
    Vous posez les trois Étincelles sur la poutre, vous vous asseyez devant, et tant que vous regardez, il ne se passe rien. Il suffit de tourner la tête : le bronze s’étire, comme un chat au soleil, et la cloche se retourne en soupirant. L’encre tombe d’un bloc, comme un flan, tremblote et s’en va par les fentes.

    { wb-3-12-sparks-rules }

wb-3-13-front-title = Une flamme noire
wb-3-13-front = Sur la place, une lampe brûle d’une flamme noire, et fait sous elle un rond de nuit, net comme un tapis. Elle penche le cou vers vous. Ça n’a pas d’odeur, ça ne crépite pas. On dirait seulement qu’elle attend qu’on lui demande quelque chose.
wb-3-13-back-title = Sous la lampe
wb-3-13-back = Vous risquez un pied dans le rond. Il y fait bon, et calme, comme sous la couverture quand on vient d’éteindre la lampe de poche. « Moi, je la caresserais », dit Tina. « Moi, je la souffle, dit Ken. C’est le noir qui est allumé. Si on l’éteint, il fait clair. » « Et qui dort là-dessous ? » demande Sid. La lampe les regarde, l’un puis l’autre.
wb-3-13-stroke =
    Elle vous borde avec sa nuit, jusqu’au menton. Vous entendez votre cœur, puis celui des autres, chacun à son pas. Personne ne se presse. Quand vous ressortez, quelqu’un a bâillé. C’était peut-être la lampe.

    { wb-3-13-stroke-rules }
wb-3-13-blow =
    Vous soufflez, *pff*. Ken avait raison : il y a deux Étincelles sur les pavés. Sid avait raison aussi : quelque chose de blanc dormait là, en rond autour. Ça lève la tête, et ça n’avait pas fini de dormir. La lampe vous tourne le dos.

    { wb-3-13-blow-rules }

wb-3-14-front-title = Papier buvard
wb-3-14-front = Il boit n’importe quoi, et montre ensuite ce que c’était.

wb-3-15-front-title = Deux hérons
wb-3-15-front = Derrière la cour, l’encre a baissé. On découvre un canal, noir, tiré droit, et de l’autre côté, le reste de la ville : un mur, une poste, une tour, et sur la tour un lutrin. Pour passer, il y a deux ponts, plantés chacun sur une patte de fer, comme des hérons qui dorment debout. Un pont ne touche que deux rives à la fois ; les autres, il les montre du bec. « Mais qui construit des choses pareilles ? » dit Lara. « Quelqu’un qui manquait de ponts », dit Sid, ravi.
wb-3-15-back-title = L’enseigne
wb-3-15-back =
    Au-dessus de la poste pend une enseigne large comme la maison. On la lit par la fin, du doigt, lettre après lettre.

    COLIS : PAR-DERRIÈRE. LE COFFRE AU TRÉSOR S’OUVRE À QUI LISAIT À VOIX HAUTE CHAQUE SOIR.

    « Moi, je sais lire », dit Ken. « À qui *lisait*, dit Sid. Il faut un nom. » De l’autre côté du canal, on a peint un mur entier, avec un pinceau gros comme un balai. « Alors on leur faisait la lecture », dit Tina.

wb-3-16-front-title = Ponts tournants
wb-3-16-front = Au bord de chaque rive, et sur chaque pont, il y a une poignée faite pour une patte. Vous pesez dessus. Le fer gémit, le héron pivote, et là où l’on passait à l’instant, il n’y a plus que du vide, et de l’encre au fond. Si vous êtes sur le pont, vous tournez avec, et l’estomac aussi.

wb-3-17-front-title = Il faut être deux
wb-3-17-front = Tout en haut, sur le lutrin, il y a un livre à deux fermoirs. C’est lui qu’on lit, de ce côté, et pour tourner une page pareille, il faut être deux, un à chaque coin. « On monte à deux, dit Lara. Par deux ponts qui ne sont jamais bons en même temps. » On l’entend tourner le papier du beurre, dans un sens, dans l’autre. Le pont le plus proche lève le bec et se retourne tout seul, comme s’il avait mal dormi de ce côté-là.
wb-3-17-back-title = Le mur vu d’en haut
wb-3-17-back = D’ici, on voit tout le Mur des petits. En bas, il y a un rang de petites choses blanches, en boule ; au-dessus, un rang de choses grises, rondes comme des pierres ; tout en haut, un rang de dragons qui bâillent. Une phrase court d’un bout à l’autre, et on la prend par la fin : ILS COMMENCENT TOUS PETITS. « C’est moi qui l’ai dit, dit Lara. À la boulangerie. La première. » Dans le coin, c’est signé : VESPER.

wb-3-18-front-title = L’horloge
wb-3-18-front = Sous la cloche, il y a une horloge de verre, prise dans le mur. On l’a faite pour la rue, pour les gens de l’autre côté. Vous, vous êtes dans les rouages. Ça ne fait pas tic-tac.
wb-3-18-back-title = Douze traits
wb-3-18-back = Il n’y a pas de chiffres, juste douze traits, pour qu’on ne triche pas. Les aiguilles ne bougent pas, la poussière s’est couchée dessus. Vous lisez cinq heures moins vingt. « Vu d’*ici* », dit Sid. Puis plus un mot. L’un de vous lève sa montre devant le noir, tourne le bras et la regarde de dos. Au bout de la grande aiguille est assise une Étincelle. Elle attend qu’on la pousse.

wb-3-19-front-title = Lettres de laiton
wb-3-19-front = Près du guichet pend une boîte de lettres. Pas de celles qu’on envoie : des lettres de laiton, pour afficher les noms des rues, si vieilles et si minces qu’on peut les regarder des deux côtés.
wb-3-19-back-title = Onze honnêtes
wb-3-19-back = Vous retournez les lettres une par une, et vous en faites deux tas. B, E, L, N, R, S et presque toutes les autres tombent à l’envers. « Celles-ci s’en fichent, de quel côté on les prend », dit Sid. A, H, I, M, O, T, U, V, W, X, Y. « Onze honnêtes, dit Tina. Et l’accent en chapeau ; les autres penchent. » Sous la boîte traîne un lambeau que quelqu’un a voulu poster.

wb-3-20-front-title = Le Mur des petits
wb-3-20-front = De près, ce ne sont plus que des taches, blanches et grises. Pour voir ce que c’est, il faudrait être haut comme une maison. Devant, on a mis un banc. Il est bas. Même pour des enfants, il est bas.
wb-3-20-back-title = Ils commencent tous petits
wb-3-20-back = Vous vous asseyez, les genoux aux oreilles. Juste devant votre nez, on a peint une chose blanche, en boule, qui sourit ; sa voisine a une dent. À cette hauteur, le plâtre est lustré, comme le coin des portes dans les maisons où il y a un chat. Au-dessus court une ligne écrite en miroir. ILS COMMENCENT TOUS PETITS. « Qui ça ? » demande Ken. Personne ne sait. C’est la première image, ici, qui ne soit pas triste.

wb-3-21-front-title = Dans le coin
wb-3-21-front = Tout en bas du mur, là où signent les peintres, il y a des lettres creusées, profondes comme la main, pleines d’encre sèche. En y collant une lumière, on verrait les bords.
wb-3-21-back-title = Même quand il était tard
wb-3-21-back = Vous suivez les creux avec l’Étincelle, de droite à gauche. VESPER. Et dessous, plus petit, comme si ça ne regardait personne : CHAQUE SOIR, MÊME QUAND IL ÉTAIT TARD. L’Étincelle ne s’éteint pas. Dans le V, on dirait une lampe à une fenêtre. Vous la laissez là.

wb-3-22-front-title = Consigne gauche
wb-3-22-front = CONSIGNE GAUCHE, dit la porte, et c’est à prendre au mot : des gants gauches, des bottes gauches, des chaussettes gauches. Neuf casiers pour neuf enfants. Dans l’un d’eux attend une valise, pas plus grosse qu’un goûter.
wb-3-22-back-title = Une moufle gauche
wb-3-22-back = Elle contient un lambeau de papier, et une moufle au bout d’une longue ficelle, de celles que les mères font passer par les deux manches pour qu’on ne perde rien. À l’autre bout de la ficelle, il n’y a rien. « C’est comme ça qu’elles nous tiennent », dit Ken. L’un de vous enfile la moufle. De partout, la poussière, les peluches, la lumière accourent vers la laine.

wb-3-23-front-title = Le premier fermoir
wb-3-23-front = Le fermoir est en argent, avec une ligne écrite en miroir : QUELLE HEURE EST-IL DE L’AUTRE CÔTÉ ? Trois petits verrous attendent qu’on les tire. Chacun porte un cadran, et pas un seul chiffre.
wb-3-23-back-title = L’horloge, de l’autre côté
wb-3-23-back = « Il n’y a qu’une horloge dans cette ville », dit Lara. « Et on ne l’a vue que de dos », dit Sid. Les verrous sont froids. Derrière, quelque chose de petit trotte du premier au troisième et retour, pour être bien là quand on tirera le mauvais.
wb-3-23-five =
    Ça, c’est l’heure d’ici. Le fermoir ne vous a pas demandé ce qu’il savait déjà. Il vous pince les doigts, et par la fente où était le verrou sort quelque chose de blanc, qui a tout son temps.

    { wb-3-23-five-rules }
wb-3-23-past =
    Vous avez retourné la grande aiguille et oublié la petite. Ça peut arriver à tout le monde. Le fermoir se referme sur une manche, et pendant que vous tirez, quelque chose se coule par l’ouverture.

    { wb-3-23-past-rules }
wb-3-23-seven =
    Sept heures vingt. Le fermoir saute, comme si on s’appuyait dessus de l’autre côté. « Donc il est tôt », dit Ken. « Il est tôt *là-bas*, dit Tina. Il est tôt depuis longtemps. » Quelqu’un, là-bas, en est toujours au même matin.

    { wb-3-23-seven-rules }

wb-3-24-front-title = Le deuxième fermoir
wb-3-24-front = Ce fermoir-là est plein de trous, pour parler dedans. DITES-MOI UN MOT QUI SOIT LE MÊME DES DEUX CÔTÉS. Dans le bois, une main pas très sûre a gratté trois mots.
wb-3-24-back-title = Le même des deux côtés
wb-3-24-back = NON, TÔT, ÉTÉ. « Ils se lisent tous dans les deux sens, dit Lara. Donc ce n’est pas ça. Ou pas *que* ça. » Sid ne répond pas. On l’entend retourner des lettres dans sa tête.
wb-3-24-noon =
    NON se lit bien dans les deux sens. Mais vu de dos, un N penche de l’autre côté, et il y en a deux. Le fermoir dit NON, lui aussi, et crache. Ce qu’il crache est blanc, mal élevé, et déjà en route vers vos chevilles.

    { wb-3-24-noon-rules }
wb-3-24-toot =
    Vous le soufflez dans les trous, comme on réveille quelqu’un. TÔT, répond le fermoir. C’est exactement le même, chapeau compris. De l’autre côté de la page, dans la vraie ville, on a dû l’entendre ; très loin, et dans le bon sens, une lampe éternue.

    { wb-3-24-toot-rules }
wb-3-24-level =
    Ce serait bien, l’été. Mais un E qui se retourne montre les dents de l’autre côté, et son accent penche à contresens. Le fermoir se referme sur votre pouce, sans méchanceté, comme une porte dans un courant d’air, et se rouvre pour faire entrer quelque chose.

    { wb-3-24-level-rules }

wb-3-25-front-title = Moufle gauche
wb-3-25-front = Il y a une ficelle, et personne au bout.

wb-3-26-front-title = On tourne la page
wb-3-26-front = Le livre du lutrin s’ouvre, et tout le reste avec. La place se soulève par un coin. Les toits se couchent, les ponts rentrent leurs pattes, et toute la ville noire vous passe au-dessus, comme un drap qu’on secoue à deux. « Baissez la tête », dit une voix dans le ciel. Elle est baissée. Quand vous la relevez, il n’y a plus de ville et plus de ciel, rien que le noir, et dans le noir, quelque chose de pâle.
wb-3-26-back-title = Le champ blanc
wb-3-26-back = C’est un champ de neige, posé dans le noir. Vous y risquez un pied : ce n’est pas froid, c’est du papier, épais, presque tiède. Des lignes grises y courent, de l’imprimé vu de dos. Trois de ses bords sont déchirés ou pliés. Le quatrième est droit, comme tiré à la règle, et personne n’a besoin de dire ce que c’est. « Alors elle était là, chuchote Tina. Tout ce temps. » Au milieu du champ, il y a une colline.

wb-3-27-front-title = Gloss
wb-3-27-front = La colline respire. C’est un Wyrm, long comme une rue et gros comme une cave, roulé sur la page comme un chat sur le courrier. Sa peau est couverte de notes, minuscules, de cent écritures : *voir plus haut. Qui dit ça ? Mais non !* Soixante ans de marges, et il les a toutes mangées. Sa langue passe sur le papier, et repasse, toujours au même endroit. « Il lit », chuchote Sid. Il ne lit pas. Il ne peut pas.
wb-3-27-hush =
    Il dort. Passer entre des dormeurs, sur la pointe des pieds, vous l’avez déjà fait, et vos pieds s’en souviennent. Une miette couine sous une semelle. Gloss soupire, rentre la langue, et se fourre la tête sous l’anneau d’à côté.

    { wb-3-27-hush-rules }
wb-3-27-awake =
    La langue s’arrête. La tête se tourne, large, aveugle, et s’avance vers l’un de vous, puis vers le suivant, comme un doigt qui compte. *Pas dans le texte,* dit Gloss. Il réfléchit un moment. *À barrer.*

    { wb-3-27-awake-rules }

wb-3-28-front-title = Inkling
wb-3-28-front = On vous tire sur les lacets. Il a encore grandi : quatre chaussures de long, et il vous suit depuis deux pages, sans bruit. Inkling regarde Gloss, longtemps. Puis il va lui agiter le bout de la queue sous le nez, d’une façon que même vous trouvez grossière, et il détale. *Viens*, lance-t-il par-dessus l’épaule, d’une écriture magnifique. Gloss devrait rester. Mais jamais de sa vie personne n’a voulu jouer avec lui.

wb-3-29-front-title = Note en marge
wb-3-29-front = Un Wyrm violet rampe le long de la page. Il ne mange pas les mots. Il mange la lumière qui sert à les lire.

wb-3-30-front-title = Hors de la page
wb-3-30-front = « Il veut juste qu’on le laisse tranquille avec sa page », dit Tina. « C’est sa page à *elle* », dit Lara. Elles ont raison toutes les deux, et on n’est pas plus avancé. Le sol se gonfle partout où Gloss se retourne. Vous courez déjà. « Pardon ! » crie Ken, parce qu’il faut bien que quelqu’un le dise.
wb-3-30-back-title = Il s’en va
wb-3-30-back = Gloss n’éclate pas, ne fond pas en encre. Il lâche. Il glisse par-dessus le bord de la page, un anneau, encore un anneau, et il en vient toujours, comme une corde qu’on laisse filer. À la toute fin, la tête remonte jusqu’à l’endroit qu’il a léché, et elle y reste, comme on reste devant une porte. *Et après ?* dit Gloss. Personne ne peut le lui dire. La tête suit le reste. On n’entend rien tomber.

wb-3-31-front-title = Déroulé
wb-3-31-front = Les anneaux se défont, et Gloss n’a pas raccourci : il s’est rallongé. Ce qu’il cachait dedans est mince, rapide, et couvert de questions. *Pourquoi ? Où est le reste ? Qui a le reste ?* Elles se détachent et s’en vont en rampant. « Il a un dedans, dit Ken. Je préférais le dehors. »

wb-3-32-front-title = L’endroit mince
wb-3-32-front = Là où il léchait, le papier est devenu si mince que la lumière passe, comme à travers la main devant une lampe. « On n’a qu’à regarder, dit Lara, comme ça on saura où on est. » Vous vous couchez à plat ventre, tête contre tête, et chacun y colle un œil. On voit une pièce, comme si on était dedans : un bureau, une chaîne, un matin gris à la fenêtre. Une fille y est assise, en imperméable jaune, tout mouillé.
wb-3-32-back-title = La règle
wb-3-32-back = Elle a dix ans, à peu près. Le menton sur le poing, elle lit, elle mord dans un sandwich, elle tourne la page. Puis elle lève les yeux, droit sur vous. Elle ne mâche plus. Elle se penche, son visage prend tout le ciel, et dans chacun de ses yeux, quelque chose d’énorme cligne, chaque fois que vous clignez. « Bonjour ? » dites-vous. Elle ne vous quitte pas du regard. Sa main, déjà, cherche la règle.

wb-3-33-front-title = Gris
wb-3-33-front = L’acier entre dans le papier, à votre gauche, et descend d’un trait. L’endroit mince est gris, maintenant, et ce n’est plus une fenêtre. Personne ne relève la tête. Ken ne fait pas de blague. On entend Sid déboucher son stylo, et bien plus tard, le reboucher. « Elle a fait vite », finit par dire Lara, à personne. Tina ne dit rien du tout.
wb-3-33-letter = Vous savez la lettre par cœur, et vous aimeriez mieux pas. *J’ai coupé la page parce que dedans, quelque chose me regardait.* C’était une bonne lettre. Cette phrase-là était vraie, mot pour mot.
wb-3-33-back-title = Nora
wb-3-33-back =
    Le bord droit mène à l’entaille, et devant l’entaille, une fille vous tourne le dos : deux nattes, les manches retroussées, de l’encre jusqu’aux poignets, une aiguille en travers du dos comme une épée. Elle a les deux mains dans l’entaille.

    « Vous en avez mis, du temps, dit-elle. C’est vous, ceux qui devaient venir ? »

    « Oui », dit Ken.

    « Alors grattez-moi le nez, au moins. »

    Vous le lui grattez.
wb-3-33-gap =
    « Attendez », dit-elle. Elle dégage un doigt de l’entaille, un seul, et l’accroche au premier des vôtres qu’il trouve. Il est gelé. « C’est vous, la boutonnière ! dit Nora. *Vous*, je vous connais. Vous avez tenu jusqu’au bout de votre souffle. » Et comme elle est contente, il fait un peu moins froid derrière le bout du monde.

    { wb-3-33-gap-rules }

wb-3-34-front-title = Un œil
wb-3-34-front =
    « Moi, je lisais, c’est tout, dit Nora. Et il y avait un *œil* dedans. Grand comme… je vous montrerais bien, mais j’ai les mains prises. Il m’a regardée, et il a cligné. Alors j’ai coupé. Exprès. Je ne suis pas du genre à crier. » Elle se tourne vers vous, autant que l’entaille le permet. « Vous auriez fait pareil, vous, au moins. Non ? »

    On entend l’encre goutter.
wb-3-34-tell =
    « C’était le nôtre, dites-vous. L’œil. On te cherchait. » Nora vous regarde l’un après l’autre, sans hâte, droit dans les yeux. « *Vous* », dit-elle, et ses mains glissent. Elle rattrape les bords ; elle a les doigts tout blancs, et le nez aussi. « Avant d’entrer, dit Nora, on *frappe*. »

    { wb-3-34-tell-rules }
wb-3-34-hide =
    « Pareil », dites-vous, et ce n’est même pas un mensonge. « Ah ! » dit Nora. Elle raconte encore une fois comme il était grand, et cette fois, il est plus grand. Vous riez où il faut. Personne ne regarde personne. Vous lui grattez le nez, plus longtemps qu’un nez ne démange.

    { wb-3-34-hide-rules }

wb-3-35-front-title = Ce qu’elle ne dit pas
wb-3-35-front = Nora veut savoir ce qu’on mange à midi, dehors, et s’il pleut toujours. Ses pieds vont très bien, merci, ses bras aussi. Quand elle cache quelque chose, elle accélère ; au bout de cinq minutes, vous l’avez compris. « Il y a quelqu’un qui t’attend ? » demande Tina. « Évidemment », dit Nora, à toute vitesse. Derrière vous, dans le noir, ça bouge.
wb-3-35-name =
    « Minnow. » À peine un souffle. Nora devient rouge jusqu’au bout des oreilles. « Ça, c’est à moi », dit-elle. Puis : « Encore. » Encore, alors. Après, elle parle à l’entaille, pour ne pas avoir à vous regarder. « Avant qu’il soit sec, j’ai dit. Et si elle a fermé la porte à clé ? Il faudrait que je sonne. Je n’ai jamais *sonné*. »

    { wb-3-35-name-rules }
wb-3-35-hold =
    Vous mettez les mains à côté des siennes. C’est une fenêtre à tenir fermée contre tous les hivers à la fois. Nora retire les siennes, les regarde comme si elles venaient d’arriver par la poste, et s’assied. « À la maison, c’est Minnow, dit-elle à ses genoux. Et si elle a fermé la porte à clé ? Il faudrait que je sonne. Je n’ai jamais *sonné*. »

    { wb-3-35-hold-rules }
wb-3-35-hurry =
    Là où l’acier est passé, il reste des miettes de lumière, tout le long du bord droit. Vous les balayez avec les mains, et du menton, Nora montre celles que vous oubliez. « Vous êtes soigneux, au moins », dit-elle. Elle ne parle plus vite. Puis elle ne parle plus.

    { wb-3-35-hurry-rules }

wb-3-36-front-title = À prendre ou à laisser
wb-3-36-front = Une aiguille devant, une derrière, et quelqu’un qui lise la fin à voix haute pendant qu’on coud : sans cela, dit Nora, la page ne rentrera pas. Elle n’a qu’une aiguille, et les mains prises. Sans Gloss dessus, la page est légère comme une voile. « Ce qui est pris, dit Lara, personne d’autre ne le prend. » Nora est debout à même le noir. « De chaud, de ce côté, il n’y a que ça », dit Tina.
wb-3-36-take =
    Vous roulez la page comme un tapis ; elle crépite, et quelques derniers mots tombent par le bout. Elle vous tient chaud sous le bras. Très loin en dessous, le noir remue, anneau après anneau. *À moi,* dit quelque chose. Puis, après un silence, par honnêteté : *Pas à moi. Mais où va-t-elle ?*

    { wb-3-36-take-rules }
wb-3-36-leave =
    Vous tirez la page jusqu’à l’entaille et vous en poussez le bord sous les souliers de Nora. Elle monte dessus sans regarder, le pied gauche, puis le droit. « Oh », dit Nora, et c’est la première chose qu’elle dise lentement. Vous lui rabattez un coin sur les chevilles, et elle se laisse faire. « C’est chaud exprès, ça », dit-elle.

    { wb-3-36-leave-rules }

wb-3-37-front-title = Page coupée
wb-3-37-front = Un bord est droit. Au milieu, il y a un endroit par où vous ne regarderez plus.

wb-3-38-front-title = Avant qu’il soit sec
wb-3-38-front = « L’autre aiguille, et quelqu’un qui lise, dit Lara. On revient avec les deux. » « Quand ? » dit Nora. Personne ne sait. « Avant que ton imperméable soit sec », dit Ken. Nora réfléchit, puis hoche la tête, une fois : c’est signé. Quelque chose lui file sous le coude, puis autre chose. « Mais *courez*, au moins ! » crie-t-elle. Vous courez. Jamais vous n’avez eu autant de mal à courir, parce que c’est courir loin d’elle.
wb-3-38-back-title = De côté
wb-3-38-back = Voilà la fente, un fil de jour, debout. Vous y passez de côté, comme à l’aller, en vous tirant par la manche, par la capuche, par les cheveux. Les couleurs vous arrivent dessus comme une fanfare. Vous vous retournez, et il n’y a plus que deux pages et une pliure. Tout le monde y colle un œil, en même temps. Puis tout le monde l’enlève.

wb-3-39-front-title = Ce que Ken a appris
wb-3-39-front = Qu’on peut avoir peur de *lui*. Il descend l’escalier le dernier et ferme les portes tout doucement.
wb-3-40-front-title = Ce que Lara a appris
wb-3-40-front = Que trois lignes justes peuvent faire un plan faux. Elle a déchiré le papier du beurre, en tout petit.
wb-3-41-front-title = Ce que Tina a appris
wb-3-41-front = Qu’on peut faire mal à quelqu’un en le cherchant. Elle cherchera encore. Mais elle frappera d’abord.
wb-3-42-front-title = Ce que Sid a appris
wb-3-42-front = Qu’il y a des faits qu’il ne peut pas noter. Sur sa main, un endroit est resté propre toute la matinée. Il ne regarde que ça.

wb-3-43-front-title = Sec à l’ourlet
wb-3-43-front = Vous voilà assis sur le plancher, et ça sent le pain grillé. Une horloge d’église sonne neuf heures, à l’endroit. À la montre de Lara, quatre minutes ont passé. Vous descendez aux patères en file, et personne ne pousse. Tina s’accroupit et tâte l’imperméable jaune, en partant du col : humide, humide, humide. Puis l’ourlet. Ça crisse contre le mur. « Ça, c’est le premier bout », dit Tina.
wb-3-43-told = « Elle n’a jamais dit que ce n’était pas grave », dit Ken. « Non, dit Lara. Elle a dit de frapper. » Alors il frappe sur la manche jaune, deux fois. Il se trouve bête, et puis plus.
wb-3-43-silent = « On le lui dira la prochaine fois, dit Lara. Tout de suite. » Tout le monde est d’accord, et si vite que tout le monde l’entend. Ken accroche son blouson par-dessus l’imperméable, pour ne plus être regardé. L’instant d’après, il le reprend : c’est humide.
wb-3-43-page = La page est trop grande pour le bureau. Vous la mettez dans le coin, près de l’escalier, face au mur, sous une couverture. Une page de cette taille, c’est une porte qu’on a appuyée là. Chaque fois que vous passez devant, elle se tourne un peu, comme un tournesol.
wb-3-43-minnow = « Vous voyez la dernière maison sous la tour ? demande Tina. Avec la lampe au-dessus de la marche ? J’y passe depuis toujours, et la porte, je ne l’ai jamais vue fermée pour de bon. » Sid compte soixante ans sur ses doigts. Il en manque.
wb-3-43-back-title = Comment cela finit
wb-3-43-back = Avant de rejoindre les autres, vous ouvrez le Livre, de la largeur d’un doigt, et vous regardez par le côté. Plus jamais d’en haut : c’est convenu.
wb-3-43-cold = La pliure est pleine d’encre, jusqu’au fil, avec une peau dessus. Vous retenez votre souffle et vous écoutez. Rien ne remue, personne ne fredonne. Mais là où le noir est le plus mince, il y a dix points pâles, en ligne, cinq et cinq. Ils ne bougent pas. Il vous faut un moment. Ce sont des bouts de doigts. Ils tiennent.
wb-3-43-fogged = La page est froide. Quand vous vous penchez, un rond de buée vient sur le papier, s’en va, revient. Ce n’est pas vous : vous retenez tous votre souffle. Nora doit être juste derrière, tout près, à penser à quelque chose. Sid souffle de ce côté-ci, tout doucement, et les deux ronds n’en font plus qu’un.
wb-3-43-knocks = Vous frappez au bord de la page, d’un doigt, deux coups. Vous comptez jusqu’à vingt. Rien. À vingt et un, deux coups répondent, par-derrière, et un troisième, parce qu’il en restait. « Entrez ! » crie une voix, toute petite, très loin, et elle ajoute quelque chose, peut-être *au moins*. Sur la place, les lampes ont dressé l’oreille.
wb-3-43-crocus = Juste dans la pliure, entre le fil et le papier, il y a une chose qui n’y était pas au petit déjeuner : un trait de crayon, pas plus long qu’une aiguille, et un deuxième appuyé dessus. Vous regardez à en avoir les yeux qui pleurent. Le bout grossit ; ça va être violet. « Personne ne dessine ça », dit Sid. « Non, dit Tina. Ça *pousse*. » Vous refermez le Livre, comme on referme la porte sur quelqu’un qui dort.

### Quand le dernier jeton Destin est face sombre
wb-3-lost-title = L’encre
wb-3-lost = L’encre passe par-dessus les chaussures, puis par-dessus les noms, et pendant un moment, chacun voit les autres devenir gris, en commençant par les pieds. Alors deux mains froides vous prennent par le col, l’un après l’autre, et vous poussent par une fente bien trop étroite. Vous voilà assis sur le plancher. Sur vos cols, il y a dix petites traces de doigts, noires. Le tampon dit toujours AUJOURD’HUI.
