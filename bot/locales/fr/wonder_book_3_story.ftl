# Wonder Book, chapitre III : ce qu’on lit à voix haute.

wb-3-1-front-title = Après le petit déjeuner
wb-3-1-front = Lara plaque le papier du beurre sur le Livre ouvert. *Entrer, la trouver, sortir* : un plan en trois lignes, la troisième soulignée. Ken a encore de la confiture au menton. Dehors, les mouettes en sont déjà aux tartines. Sur la fiche, le tampon dit À RENDRE AUJOURD’HUI. « Quand ça, aujourd’hui ? » demande Tina. « Les bibliothèques ferment à six heures », dit Lara. « Qui t’a dit que c’était une bibliothèque ? » dit Sid.
wb-3-1-back-title = La pliure
wb-3-1-back = Là où deux pages se rejoignent, il y a la pliure, et derrière son dernier fil, une faille. Vous y entrez de côté, sans respirer, un mur de papier contre la poitrine, un autre dans le dos. Le premier reste pris par les poches. Ça fait *plop*. « C’est comment ? » crie Lara. « Sombre », répond une voix. Puis, au bout d’un moment : « Non. *Noir*. Ce n’est pas pareil. On y voit. »

wb-3-2-front-title = L’envers
wb-3-2-front = « Ma grand-mère brode, dit Tina, alors je connais. C’est l’envers. C’est là que sont les nœuds, et les bouts qui pendent, et les endroits où on a triché. » Revoilà toute la ville, en traits d’argent sur du noir. Ce qui était à gauche est à droite. Une grille a son loquet là où devraient être les gonds. Vous tendez la main pour l’ouvrir, et tout le monde attrape de l’air.
wb-3-2-back-title = Les seules couleurs
wb-3-2-back = Une manche rouge, une paire de chaussettes vertes, de la confiture sur un poignet : en fait de couleurs, à perte de vue, c’est tout. Un lacet à nouer ? Vous tirez, il se défait. Vous le défaites, et le voilà noué. « N’essayez pas d’écrire, ici », dit Sid. Quelque part sous les toits d’argent, ça fait un bruit lent et mouillé, comme une cuillère dans la soupe.
wb-3-2-wick =
    Wick passe la faille derrière vous, le cou d’abord, et éternue. Une vraie lumière court sur le sol, une jaune, et les maisons d’argent reculent un peu, comme des gens qu’on surprend en pyjama. Sur la place, il y a une lampe noire. Wick va la renifler. Elle se laisse faire, puis le renifle à son tour.

    { wb-3-2-wick-rules }
wb-3-2-porter =
    « Lecteurs, au complet. Ombres, néant, dit Ibo, et il le note. Ce n’est pas réglementaire. » Il a marché derrière vous tout du long, en comptant ses pas. Là, il retourne la doublure de sa casquette, et deux Étincelles tombent par terre. Elles ne sont sur aucune liste. Ça le tracasse tellement qu’il s’en éloigne de trois pas et regarde ailleurs.

    { wb-3-2-porter-rules }

wb-3-3-front-title = Une chose
wb-3-3-front = Par la faille passe ce qu’on tient d’une main. L’autre sert à tirer. « Mon miroir de poche, dit Sid. Ici, tout est à l’envers. Dans un miroir, l’envers est à l’endroit. » « Regarde en l’air », dit Lara. L’encre dégoutte des toits d’argent, en biais. « Ce n’est pas la lecture qui nous perdra. C’est d’être trempés. » Elle a apporté le parapluie de sa mère, et elle n’a pas l’intention de discuter.
wb-3-3-mirror = Dans le miroir, la ville est à l’endroit, et tant que vous regardez, vous savez où est la gauche. À deux, vous le tenez entre vous, et là-dedans, chacun est à la place de l’autre. Rien de plus normal, pour un miroir. Puis vous le baissez, et chacun y est encore.
wb-3-3-umbrella = Il passe par la faille parce que Lara le lui dit. Fermé, c’est un parapluie noir. Puis il s’ouvre. À l’intérieur, c’est un ciel d’été, bleu vif, avec des nuages. « C’était un cadeau, dit Lara. Un seul mot, et vous marchez sous l’encre. » Personne ne dit mot. Tout le monde se serre un peu.

wb-3-4-front-title = Miroir de poche
wb-3-4-front = Qui est dedans est ailleurs.
wb-3-5-front-title = Parapluie noir
wb-3-5-front = Ciel bleu à l’intérieur, avec des nuages.

wb-3-6-front-title = La Sombre Aura
wb-3-6-front = On croirait que certains Wyrms, ici, ont une auréole. De plus près, c’est le contraire : un bout de noir, plus noir que le reste. Ce qu’il touche pique deux fois. « On dirait un bonnet de bain, dit Ken. Il faudrait d’abord faire sauter le bonnet. »

wb-3-7-front-title = Éclipse
wb-3-7-front = Un Wyrm violet passe sur les toits, si lentement qu’on croit voir le soir tomber. Derrière lui, l’argent s’éteint.

wb-3-8-front-title = Trois puits d’encre
wb-3-8-front = Ici, le puits est à l’endroit, et c’est bien l’ennui : il est plein d’encre, à ras bord. À la boulangerie, il y a de l’encre derrière la porte du neuvième four. Au beffroi, la cloche pend à l’envers, comme une tasse, et la tasse est pleine. Dans les trois, quelque chose remue. « D’abord, on met les couvercles, dit Lara. Le reste, ça peut attendre. »
wb-3-8-back-title = Comme un chien
wb-3-8-back = L’encre du puits gonfle, se fend, et un Wyrm enjambe la margelle. Il est noir comme tout le reste. Puis il s’ébroue, comme un chien qui sort de l’eau : le voilà tout blanc, et vous, à pois. « On dirait une mappemonde », dit l’un de vous en se regardant. Du noir, le Wyrm en a gardé un peu. Il le porte bas, sur ce qui serait les yeux.

wb-3-9-front-title = Mettez les couvercles
wb-3-9-front = Trois couvercles, et entre eux, des rues où l’on tourne toujours du mauvais côté. « À gauche », dit Lara. La moitié de la troupe file à droite. « L’*autre* gauche. » Dans le puits, l’encre s’est mise à grimper de pierre en pierre, en sifflotant. Elle a tout son temps.
wb-3-9-back-title = L’encre se calme
wb-3-9-back = Le dernier couvercle se ferme. Les Wyrms se figent, ramollissent et filent entre les pavés. Ce qui reste dans les rigoles est si calme qu’on y voit l’autre côté : la vraie ville, à l’endroit, en couleurs, et dans une vitrine, un pain. Vous tendez la main, à cause du pain. Plus de pain, plus de ville, et de l’encre plein la manche.

wb-3-10-front-title = À ras bord
wb-3-10-front = L’encre dépasse la margelle, sans déborder. À côté attend un couvercle de fer, percé de deux fenêtres rondes pour des Étincelles. On y a gravé une image : deux lumières entrent, et une silhouette se détourne et se cache la figure.
wb-3-10-back-title = Les petits caractères
wb-3-10-back = Les Étincelles coulent à pic, et ne s’éteignent pas. Elles éclairent le puits jusqu’au fond, où il est écrit, en tout petits caractères, combien le livre a coûté. L’encre ne supporte pas qu’on la lise. Elle frissonne, cherche le couvercle à tâtons et se le tire sur la tête, encore cinq minutes.

wb-3-11-front-title = Le neuvième four
wb-3-11-front = La poignée est à gauche. Le clou du tablier aussi, et le trou de souris. Derrière la porte de fer, l’encre pèse, et attend. Pour la repousser, il faudrait la main dont on ne se sert jamais.
wb-3-11-back-title = L’autre main
wb-3-11-back = Vous y allez de la mauvaise épaule, et du mauvais pied. La porte avance d’une épaisseur de biscuit. « Pousse », dit une voix dans le ciel, et puis, gentiment : « de l’autre côté. » Une feuille de papier buvard est punaisée au mur. Le boulanger a dû connaître ces ennuis-là.

wb-3-12-front-title = Une tasse de bronze
wb-3-12-front = La cloche pend la bouche en l’air, grande comme une chambre, et l’encre y tremble. Sa corde monte dans le noir et ne mène à rien. Cette cloche n’a jamais sonné. Elle retient son souffle.
wb-3-12-back-title = À retourner
wb-3-12-back = « Elle voudrait juste pendre dans le bon sens, dit Tina. On n’a qu’à la basculer. » « Elle est lourde, et l’encre est froide, dit Sid. Le bronze aime avoir chaud. Trois Étincelles dessous, et elle se retourne toute seule. » « Et si on n’a pas trois Étincelles ? » demande Ken. On l’entend retrousser ses manches.
wb-3-12-hands =
    Vous vous pendez au bord jusqu’à ce qu’elle bascule. L’encre vous passe dessus, et elle n’est pas mouillée, elle est *froide*, froide comme le fond d’un lac, et un instant, vous ne savez plus votre nom. Puis la cloche se balance, la bouche vers le sol, et expire. Quelqu’un vous le dit, votre nom. Ça fait plaisir de le ravoir.

    { wb-3-12-hands-rules }
wb-3-12-sparks =
    Trois Étincelles sur la poutre, et vous vous asseyez pour voir. Tant que vous regardez, rien. Puis le bronze s’étire, comme un chat qui a trouvé le soleil. La cloche se retourne en soupirant. L’encre tombe d’un bloc, ronde comme un flan, tremblote, et s’en va goutte à goutte.

    { wb-3-12-sparks-rules }

wb-3-13-front-title = Une flamme noire
wb-3-13-front = Sur la place se dresse une lampe à la flamme noire, et dessous, un rond de nuit, sans un pli, comme un tapis qu’on vient de brosser. Elle penche le cou vers vous. Pas d’odeur, pas un bruit. On dirait qu’elle attend une question.
wb-3-13-back-title = Sous la lampe
wb-3-13-back = Vous risquez un pied dans le rond. Il y fait bon, et calme, comme sous la couverture, lampe de poche éteinte. « Caressez-la », dit Tina. « Soufflez-la, dit Ken. Si elle éclaire noir, il doit y avoir de la lumière dessous. » « Et qui dort là-dessous ? » demande Sid. La lampe les regarde, l’un puis l’autre.
wb-3-13-stroke =
    Elle vous borde avec sa nuit, jusqu’au menton. Vous entendez votre cœur, et puis ceux des autres, chacun à son pas. Personne ne se presse. Quand vous ressortez, quelqu’un a bâillé, et c’était peut-être la lampe.

    { wb-3-13-stroke-rules }
wb-3-13-blow =
    La flamme s’éteint en faisant *pff*. Ken avait raison : il y a deux Étincelles sur les pavés. Sid aussi : quelque chose de blanc, couché en rond autour, lève la tête, réveillé du mauvais pied. La lampe vous tourne le dos.

    { wb-3-13-blow-rules }

wb-3-14-front-title = Papier buvard
wb-3-14-front = Il boit n’importe quoi, et montre ensuite ce que c’était.

wb-3-15-front-title = Deux hérons
wb-3-15-front = Derrière la cour, l’encre a baissé. On découvre un canal, noir et droit, et au-delà, le reste de la ville : un mur, une poste, une tour avec un lutrin dessus. Deux ponts se tiennent dans l’eau, chacun sur une patte de fer, comme des hérons endormis. Chaque pont touche deux rives à la fois, et montre les autres du bec. « Mais qui a eu une idée pareille ? » dit Lara. « Quelqu’un à qui il manquait des ponts », dit Sid, ravi.
wb-3-15-back-title = L’enseigne
wb-3-15-back =
    Au-dessus de la poste pend une enseigne large comme la maison. Vous la lisez par le mauvais bout, du doigt, lettre par lettre.

    COLIS : PAR-DERRIÈRE. LE COFFRE AU TRÉSOR S’OUVRE À QUI LISAIT À VOIX HAUTE CHAQUE SOIR.

    « À qui lit ? demande Ken. Moi, je sais lire. » « À qui *lisait*, dit Sid. Il faut un nom. » De l’autre côté du canal, on a peint un mur entier, avec un pinceau gros comme un balai. « Alors on leur faisait la lecture », dit Tina.

wb-3-16-front-title = Ponts tournants
wb-3-16-front = Au bord de chaque rive, et sur chaque pont, il y a une poignée faite pour une patte. Vous vous y appuyez. Le fer gémit, le héron tourne sur sa patte, et là où l’on passait à l’instant, il n’y a plus que de l’encre, en bas. Si vous êtes sur le pont, vous tournez avec, et l’estomac suit plus tard.

wb-3-17-front-title = Il faut être deux
wb-3-17-front = Tout en haut, sur le lutrin, il y a un livre à deux fermoirs. C’est de là qu’on lit ce côté-ci, et il faut être deux pour tourner une page de cette taille, un à chaque coin. « Donc on monte là-haut à deux, dit Lara, par deux ponts qui ne sont jamais bons en même temps. » On l’entend tourner et retourner le papier du beurre. Le pont le plus proche lève le bec et pivote, tout seul, comme s’il avait mal dormi de ce côté.
wb-3-17-back-title = Le mur vu d’en haut
wb-3-17-back = D’ici, on a tout le Mur des petits. En bas, un rang de petites choses blanches, en boule. Au-dessus, un rang de choses grises, rondes comme des pierres. Tout en haut, un rang de dragons qui bâillent. Une phrase court d’un bout à l’autre, et vous la lisez par la fin : ILS COMMENCENT TOUS PETITS. « J’ai dit ça, dit Lara. À la boulangerie. C’est moi qui l’ai dit la première. » Dans le coin, il y a un nom : VESPER.

wb-3-18-front-title = L’horloge
wb-3-18-front = Sous la cloche, une horloge de verre est prise dans le mur. Elle donne sur la rue, de l’autre côté ; vous, vous êtes dans les rouages. Pas de tic-tac.
wb-3-18-back-title = Douze traits
wb-3-18-back = Pas de chiffres, juste douze traits ; impossible de tricher. Les aiguilles ne bougent pas ; la poussière s’est couchée dessus. Vous lisez : cinq heures moins vingt. « Vu d’*ici* », dit Sid. Puis il se tait. L’un de vous lève sa montre devant le noir, tourne le bras, et la regarde de dos. Assise au bout de la grande aiguille, une Étincelle attend qu’on l’avance.

wb-3-19-front-title = Lettres de laiton
wb-3-19-front = Près du guichet pend une boîte de lettres de laiton, pour afficher les noms des rues. À force de servir, elles n’ont plus d’épaisseur. On peut les regarder des deux côtés.
wb-3-19-back-title = Onze honnêtes
wb-3-19-back = Vous retournez les lettres, une à une, et vous en faites deux tas. B, E, L, N, R, S et presque toutes leurs amies tombent à l’envers. « Mais celles-ci se moquent bien de quel côté on les prend », dit Sid. A, H, I, M, O, T, U, V, W, X, Y. « Onze honnêtes, dit Tina. Et les chapeaux. Les autres accents penchent. » Sous la boîte, il y a un lambeau que quelqu’un a voulu poster.

wb-3-20-front-title = Le Mur des petits
wb-3-20-front = De près, ce ne sont que des taches, blanches et grises. Pour voir ce que c’est, il faudrait être haut comme une maison. Devant, il y a un banc, très bas. Même pour des enfants, c’est bas.
wb-3-20-back-title = Ils commencent tous petits
wb-3-20-back = Vous vous asseyez, les genoux aux oreilles. Sous votre nez est peinte une chose blanche, en boule, qui sourit ; sa voisine a une dent. À cette hauteur, le plâtre est lustré, comme un coin de porte où passe le chat. Au-dessus court une ligne d’écriture à l’envers. ILS COMMENCENT TOUS PETITS. « Qui ça ? » demande Ken. Personne ne sait. De toutes les images d’ici, c’est la première qui ne soit pas triste.

wb-3-21-front-title = Dans le coin
wb-3-21-front = Au bas du mur, là où signent les peintres, il y a des lettres creusées, profondes comme la main. L’encre y a séché. Une lumière, tenue tout près, en montrerait les bords.
wb-3-21-back-title = Même quand il était tard
wb-3-21-back = Vous suivez les creux avec l’Étincelle, de droite à gauche. VESPER. Et dessous, plus petit, comme si ça ne regardait personne : CHAQUE SOIR, MÊME QUAND IL ÉTAIT TARD. L’Étincelle ne s’éteint pas. Elle reste dans le V, comme une lampe à une fenêtre, et vous l’y laissez.

wb-3-22-front-title = Consigne gauche
wb-3-22-front = CONSIGNE GAUCHE, dit la porte, et c’est à prendre au mot : gants gauches, bottes gauches, chaussettes gauches, tout ce qu’on a jamais oublié de ce côté-là. Neuf casiers pour neuf enfants. Dans l’un d’eux, une valise, pas plus grosse qu’un goûter.
wb-3-22-back-title = Une moufle gauche
wb-3-22-back = Il y a dedans un lambeau de papier, et une moufle au bout d’une longue ficelle, celle qui passe dans les deux manches pour qu’on ne les perde pas. À l’autre bout de la ficelle, il n’y a rien. « Voilà comment ils vous tiennent », dit Ken. À peine enfilée, elle attire tout : poussière, peluches, lumière.

wb-3-23-front-title = Le premier fermoir
wb-3-23-front = Un fermoir d’argent, avec une ligne d’écriture à l’envers : QUELLE HEURE EST-IL DE L’AUTRE CÔTÉ ? Trois petits verrous attendent qu’on les tire. Chacun porte un cadran, sans un seul chiffre.
wb-3-23-back-title = L’horloge, de l’autre côté
wb-3-23-back = « Il n’y a qu’une horloge dans cette ville », dit Lara. « Et on ne l’a vue que de dos », dit Sid. Les verrous sont froids, et derrière, quelque chose de petit et de vif court de l’un à l’autre, pour être là quand on tirera le mauvais.
wb-3-23-five =
    Ça, c’est l’heure d’ici. Et l’heure d’ici, le fermoir la connaît. Il vous claque sur les doigts, et par la fente où était le verrou sort quelque chose de blanc, qui a tout son temps.

    { wb-3-23-five-rules }
wb-3-23-past =
    Vous avez retourné la grande aiguille et oublié la petite. Personne n’est parfait. Le fermoir se referme sur une manche, et pendant que vous tirez, quelque chose se coule par l’ouverture.

    { wb-3-23-past-rules }
wb-3-23-seven =
    Sept heures vingt. Le fermoir cède, comme une porte à laquelle on s’appuyait de l’autre côté. « Donc il est tôt », dit Ken. « Il est tôt *là-bas* », dit Tina. Il doit être sept heures vingt depuis très longtemps. Quelqu’un en est encore au même matin.

    { wb-3-23-seven-rules }

wb-3-24-front-title = Le deuxième fermoir
wb-3-24-front = Ce fermoir-là est plein de trous, pour parler dedans. DITES-MOI UN MOT QUI SOIT LE MÊME DES DEUX CÔTÉS. Quelqu’un, qui n’était pas sûr, a gratté trois mots dans le bois.
wb-3-24-back-title = Le même des deux côtés
wb-3-24-back = NON, TÔT, ÉTÉ. « Ils se lisent tous dans les deux sens, dit Lara. Donc ce n’est pas ça. Ou pas *que* ça. » Sid ne répond pas. On l’entend retourner des lettres dans sa tête.
wb-3-24-noon =
    Il se lit bien dans les deux sens. Mais vu de dos, un N penche de l’autre côté, et il y en a deux. Le fermoir dit NON, lui aussi, et crache. Ce qu’il crache est blanc, mal élevé, et déjà en route vers vos chevilles.

    { wb-3-24-noon-rules }
wb-3-24-toot =
    Vous le soufflez dans les trous, comme on réveille quelqu’un. TÔT, répond le fermoir. C’est exactement le même, chapeau compris. Sur l’endroit de la page, dans la vraie ville, on a dû l’entendre ; très loin, et dans le bon sens, une lampe éternue.

    { wb-3-24-toot-rules }
wb-3-24-level =
    Ce serait bien, l’été. Mais un E qui se retourne montre les dents de l’autre côté, et son accent penche à contresens. Le fermoir se referme sur votre pouce, sans méchanceté, comme une porte dans un courant d’air, et se rouvre pour faire entrer quelque chose.

    { wb-3-24-level-rules }

wb-3-25-front-title = Moufle gauche
wb-3-25-front = Il y a une ficelle, et personne au bout.

wb-3-26-front-title = On tourne la page
wb-3-26-front = Le livre du lutrin s’ouvre, et tout le reste avec. La place se soulève par un coin. Les toits se couchent, les ponts replient leurs pattes, et toute la ville noire passe au-dessus de vous comme un drap qu’on secoue à deux. « Baissez la tête », dit une voix dans le ciel. Vous ne l’avez pas attendue. Quand vous la relevez, il n’y a plus ni ville ni ciel, rien que du noir, et quelque chose de pâle dedans.
wb-3-26-back-title = Le champ blanc
wb-3-26-back = On dirait un champ de neige, posé dans le noir. Vous y risquez un pied : du papier, épais, un peu tiède. Des lignes imprimées y courent, grises, vues de dos. Trois de ses bords sont déchirés ou pliés. Le quatrième est droit, comme tiré à la règle. Personne n’a besoin de dire ce que c’est. « Alors elle était là, tout ce temps », chuchote Tina. Au milieu du champ, il y a une colline.

wb-3-27-front-title = Gloss
wb-3-27-front = La colline respire. C’est un Wyrm, long comme une rue et gros comme une cave, lové sur la page comme un chat sur une lettre. Sa peau est couverte de notes, minuscules, de cent écritures : *voir plus haut. Qui dit ça ? Mais non !* Il a mangé soixante ans de marges. Sa langue passe sur le papier, toujours au même endroit. « Il lit », chuchote Sid. Il ne lit pas. Il ne peut pas.
wb-3-27-hush =
    Il dort. La pointe des pieds, entre des dormeurs, c’est comme le vélo, ça ne s’oublie pas. Une miette couine. Gloss soupire, rentre la langue, et se fourre la tête sous l’anneau d’à côté.

    { wb-3-27-hush-rules }
wb-3-27-awake =
    La langue s’arrête. La tête se tourne, large, aveugle, et vous désigne un à un, comme un doigt qui compte. *Pas dans le texte,* dit-elle. Réflexion faite : *À barrer.*

    { wb-3-27-awake-rules }

wb-3-28-front-title = Inkling
wb-3-28-front = Quelque chose tire sur vos lacets. Il a encore grandi ; le voilà long de quatre chaussures, et il vous a suivis, sans bruit, à travers deux pages. Il regarde Gloss un moment. Puis il va lui montrer le bout de sa queue, d’une façon que même vous trouvez grossière, et détale. *Viens*, lance-t-il par-dessus l’épaule, d’une écriture magnifique. Gloss ne peut pas s’en empêcher. Personne n’a jamais voulu jouer avec lui.

wb-3-29-front-title = Note en marge
wb-3-29-front = En voilà un violet, qui longe la page. Les mots, il n’y touche pas. Ce qu’il mange, c’est la lumière pour les lire.

wb-3-30-front-title = Hors de la page
wb-3-30-front = « Il veut juste qu’on le laisse tranquille avec sa page », dit Tina. « C’est sa page à *elle* », dit Lara. Elles ont raison toutes les deux, et on n’est pas plus avancé. Le sol se bombe partout où Gloss se retourne. Vous courez déjà. « Pardon ! » crie Ken, parce qu’il faut bien que quelqu’un le dise.
wb-3-30-back-title = Il s’en va
wb-3-30-back = Gloss n’éclate pas, ne fond pas en encre. Il lâche. Il glisse par-dessus le bord de la page, anneau après anneau, et il y en a, des anneaux. À la toute fin, la tête remonte encore une fois, jusqu’à l’endroit qu’il a léché, et elle reste là, comme on reste devant une porte. *Et après ?* dit-elle. Personne ne peut le lui dire. Gloss tombe dans le noir, sans un bruit.

wb-3-31-front-title = Déroulé
wb-3-31-front = Les anneaux se défont. Il est encore plus long que vous ne pensiez, et ce qui était caché dedans est mince, rapide et couvert de questions. *Pourquoi ? Où est le reste ? Qui a le reste ?* Elles s’en détachent et rampent partout. « Il a un dedans, dit Ken. Je préférais le dehors. »

wb-3-32-front-title = L’endroit mince
wb-3-32-front = Là où il léchait, le papier est devenu si mince que la lumière passe, comme à travers la main devant une lampe. « On n’a qu’à regarder, dit Lara, comme ça on saura où on est. » Alors vous vous couchez à plat ventre, tête contre tête, et chacun y colle un œil. C’est une pièce, vue de l’intérieur : un bureau, une chaîne, un matin gris à la fenêtre. Une fille est assise là, en imperméable jaune, trempé.
wb-3-32-back-title = La règle
wb-3-32-back = Elle doit avoir dix ans. Le menton sur le poing, elle lit, et elle vient de mordre dans un sandwich. Elle tourne la page. Puis elle lève les yeux, droit sur vous. Elle ne mâche plus. Elle se penche, et son visage prend tout le ciel, et dans chacun de ses yeux, quelque chose d’énorme cligne, quand vous clignez. « Bonjour ? » dites-vous. Sa main, déjà, cherche la règle à tâtons.

wb-3-33-front-title = Gris
wb-3-33-front = L’acier perce le papier, à votre gauche, et descend d’un trait. L’endroit mince vire au gris. Adieu la fenêtre. Personne ne relève la tête. Ken ne fait pas de blague. On entend Sid déboucher son stylo, et puis, au bout d’un moment, le reboucher. « Elle est rapide », finit par dire Lara, à personne. Tina ne dit rien du tout.
wb-3-33-letter = Vous la savez par cœur, et vous voudriez bien l’oublier. *J’ai coupé la page parce que dedans, quelque chose me regardait.* C’était une bonne lettre. Et cette ligne-là, vraie mot pour mot.
wb-3-33-back-title = Nora
wb-3-33-back =
    Le bord droit mène à l’entaille, et devant l’entaille, une fille vous tourne le dos : deux nattes, les manches retroussées, de l’encre jusqu’aux poignets, une aiguille en travers du dos comme une épée. Ses deux mains sont dans l’entaille.

    « Vous en avez mis, du temps, dit-elle. C’est vous, ceux qui devaient venir ? »

    « Oui », dit Ken.

    « Alors grattez-moi le nez, au moins. »

    Vous le lui grattez.
wb-3-33-gap =
    « Attendez », dit-elle. Elle dégage un doigt de l’entaille, un seul, et l’accroche au premier des vôtres qu’il trouve. Il est gelé. Pas besoin de regarder. « C’est vous, la boutonnière ! dit Nora. *Vous*, je vous connais. Vous avez tenu jusqu’au bout de votre souffle. » Et comme elle est contente, il fait un peu moins froid derrière le bout du monde.

    { wb-3-33-gap-rules }

wb-3-34-front-title = Un œil
wb-3-34-front =
    « Moi, je lisais, c’est tout, dit Nora. Et il y avait un *œil* dedans. Grand comme ça, je vous montrerais bien, mais j’ai les mains prises. Il m’a regardée, et il a cligné. Alors je l’ai coupé. Exprès. Je ne suis pas du genre à crier. » Elle se tourne vers vous, tant qu’elle peut. « Vous auriez fait pareil, au moins. Non ? »

    On entendrait tomber une goutte d’encre. On l’entend.
wb-3-34-tell =
    « C’était le nôtre, dites-vous. L’œil. On te cherchait. » Nora vous dévisage, l’un, l’autre, sans se presser. Elle regarde les yeux. « *Vous* », dit-elle, et ses mains glissent. Puis elle a rattrapé les bords, les doigts tout blancs, et le nez aussi. « Vous auriez pu *frapper* », dit Nora.

    { wb-3-34-tell-rules }
wb-3-34-hide =
    « Oui, dites-vous. On aurait fait pareil. » Le pire, c’est que c’est vrai. Nora hoche la tête, satisfaite, et raconte encore une fois comme il était grand ; il a grandi, depuis. Vous riez aux bons endroits. Personne ne regarde personne. Vous lui regrattez le nez, et vous continuez plus longtemps qu’un nez ne peut démanger.

    { wb-3-34-hide-rules }

wb-3-35-front-title = Ce qu’elle ne dit pas
wb-3-35-front = Elle demande ce qu’il y a pour déjeuner, dehors, et s’il pleut encore. Elle dit que ses pieds vont très bien, merci, et ses bras aussi. Quand elle ne dit pas une chose, elle parle plus vite ; au bout de cinq minutes, ça s’entend. « Et quelqu’un t’attend ? » demande Tina. « Évidemment », dit Nora, à toute allure. Derrière vous, dans le noir, ça se met en route.
wb-3-35-name =
    « Minnow », dites-vous, tout bas. Elle rougit jusqu’aux oreilles. « Ça ne vous regarde pas. » Puis : « Redites-le. » Vous le redites, et c’est à l’entaille qu’elle répond, pour ne pas avoir à vous regarder. « J’ai dit avant qu’il soit sec. Et si elle a fermé la porte à clé ? Il faudra que je sonne. Je n’ai jamais eu à *sonner*. »

    { wb-3-35-name-rules }
wb-3-35-hold =
    Vous mettez vos mains à côté des siennes. C’est comme tenir une fenêtre contre tous les hivers à la fois. Elle retire les siennes, les regarde comme si le facteur venait de les apporter, et s’assied. « À la maison, je suis Minnow, dit-elle à ses genoux. Et si elle a fermé la porte à clé ? Il faudra que je sonne. Je n’ai jamais eu à *sonner*. »

    { wb-3-35-hold-rules }
wb-3-35-hurry =
    Il y a des miettes de lumière le long du bord droit, là où l’acier est passé. Vous les balayez des deux mains, et elle vous montre du menton celles que vous oubliez. « Vous êtes soigneux, au moins », dit Nora. Elle parle moins vite. Elle ne parle plus.

    { wb-3-35-hurry-rules }

wb-3-36-front-title = À prendre ou à laisser
wb-3-36-front = « La page, il faut la remettre, dit Nora. Avec deux aiguilles, une devant, une derrière, et quelqu’un qui lise la fin tout haut pendant qu’on coud. Moi, j’ai une aiguille. Et pas de mains. » Sans Gloss dessus, la page ne pèse pas plus qu’une voile. « Si c’est nous qui l’avons, dit Lara, personne d’autre ne l’a. » Nora est debout sur le noir tout nu. « Mais c’est la seule chose chaude, de ce côté », dit Tina.
wb-3-36-take =
    Vous la roulez comme un tapis ; elle crépite, et quelques derniers mots tombent au bout. Elle vous chauffe sous le bras. Très loin en dessous, le noir remue, anneau après anneau. *À moi,* dit quelque chose. Puis, au bout d’un moment, par honnêteté : *Pas à moi. Mais où va-t-elle ?*

    { wb-3-36-take-rules }
wb-3-36-leave =
    Vous la tirez jusqu’à l’entaille et vous en glissez le bord sous ses souliers. Elle monte dessus sans regarder, le pied gauche, puis le droit. « Oh », dit Nora. Pour une fois, elle prend son temps. Vous lui rabattez un coin sur les chevilles, et elle se laisse faire. « C’est chaud exprès », dit-elle.

    { wb-3-36-leave-rules }

wb-3-37-front-title = Page coupée
wb-3-37-front = Un bord est droit. Au milieu, il y a un endroit par où vous ne regarderez plus.

wb-3-38-front-title = Avant qu’il soit sec
wb-3-38-front = « L’autre aiguille, et quelqu’un qui lit, dit Lara. On revient avec les deux. » « Quand ? » demande Nora. Bonne question. « Avant que ton imperméable soit sec », dit Ken. Elle réfléchit, et hoche la tête, comme on signe. Quelque chose lui file sous le coude, puis autre chose. « Mais courez, au moins ! » crie-t-elle. Vous courez. De toutes vos courses, c’est la plus dure : à chaque pas, Nora est plus loin.
wb-3-38-back-title = De côté
wb-3-38-back = Voilà la faille, un fil de jour mis debout. Vous y passez de côté, comme à l’aller, en vous tirant par les manches, les capuches et les cheveux. Les couleurs vous tombent dessus comme une fanfare. Quand vous regardez derrière vous, il n’y a que deux pages et une pliure. Vous y collez un œil, tous en même temps. Puis tous en même temps, vous le retirez.

wb-3-39-front-title = Ce que Ken a appris
wb-3-39-front = Qu’on peut avoir peur de *lui*. Il descend l’escalier le dernier et ferme les portes tout doucement.
wb-3-40-front-title = Ce que Lara a appris
wb-3-40-front = Que trois lignes justes peuvent faire un plan faux. Elle a déchiré le papier du beurre, en tout petit.
wb-3-41-front-title = Ce que Tina a appris
wb-3-41-front = Qu’on peut faire mal à quelqu’un en le cherchant. Elle cherchera encore. Mais elle frappera d’abord.
wb-3-42-front-title = Ce que Sid a appris
wb-3-42-front = Qu’il y a des faits qu’il ne peut pas noter. Sur sa main, un endroit est resté propre toute la matinée. Il ne regarde que ça.

wb-3-43-front-title = Sec à l’ourlet
wb-3-43-front = Du plancher ; du pain grillé ; une horloge d’église qui sonne neuf heures, à l’endroit. À la montre de Lara, quatre minutes ont passé. Vous descendez aux patères à la file, sans vous bousculer. Tina s’accroupit et tâte l’imperméable jaune, en partant du col : humide, humide, humide. Puis l’ourlet. Il fait un petit bruit râpeux contre le mur. « Ça, c’est le premier bout », dit-elle.
wb-3-43-told = « Elle n’a pas dit que ce n’était pas grave », dit Ken. « Non, dit Lara. Elle a dit de frapper. » Il lève le doigt vers la manche jaune, il frappe, deux fois. Il se sent bête. Puis beaucoup moins.
wb-3-43-silent = « On le lui dira la prochaine fois, dit Lara. Tout de suite en arrivant. » Tout le monde est d’accord, un peu trop vite, et tout le monde l’entend. Ken pend son blouson par-dessus l’imperméable, pour qu’il ne le regarde pas, et l’enlève aussitôt, à cause de l’humidité.
wb-3-43-page = La page est trop grande pour le bureau. Vous la mettez dans le coin près de l’escalier, face au mur, sous une couverture. Debout comme ça, c’est une porte, ou presque. Vous passez devant, et elle se tourne un peu, comme un tournesol.
wb-3-43-minnow = « Vous voyez la dernière maison sous la tour ? demande Tina. Celle avec la lampe au-dessus de la marche ? Je passe devant depuis que je suis née, et jamais je n’ai vu cette porte bien fermée. » Sid compte soixante ans sur ses doigts, et tombe à court de doigts.
wb-3-43-back-title = Comment cela finit
wb-3-43-back = Avant de rejoindre les autres, vous ouvrez le livre d’un doigt, et vous regardez par le côté. D’en haut, plus jamais : vous vous l’êtes promis.
wb-3-43-cold = La pliure est pleine d’encre, jusqu’au fil, avec une peau dessus. Vous retenez votre souffle et vous écoutez. Rien n’y remue, et personne ne fredonne. Mais là où le noir est le plus mince, il y a dix points pâles en ligne, cinq et cinq, immobiles. Il vous faut un moment. Ce sont des bouts de doigts. Ils tiennent bon.
wb-3-43-fogged = La page est froide, et quand vous vous penchez, un rond de buée vient sur le papier, s’en va, revient. Ce n’est pas votre souffle. Vous le retenez tous. Nora doit être juste derrière, à réfléchir. Sid souffle de ce côté du papier, tout doucement, et les deux ronds de buée se rejoignent.
wb-3-43-knocks = Vous frappez, deux fois, d’un doigt, au bord du papier. Vous comptez jusqu’à vingt. Rien. Puis deux coups, par-derrière, et un troisième pour faire bon poids. « Entrez ! » crie une voix, petite, très loin, et elle ajoute quelque chose, peut-être *au moins*. Sur la place, les lampes ont dressé l’oreille.
wb-3-43-crocus = Juste dans la pliure, entre le fil et le papier, il y a quelque chose qui n’y était pas au petit déjeuner. C’est un trait de crayon, pas plus long qu’une aiguille, avec un deuxième appuyé dessus. Vous regardez à en avoir les yeux qui pleurent. Le bout grossit ; ça va faire du violet. « Personne ne dessine ça », dit Sid. « Non, dit Tina, ça *pousse*. » Vous refermez le livre dessus, comme on referme une porte sur quelqu’un qui dort.

### Quand le dernier jeton Destin est face sombre
wb-3-lost-title = L’encre
wb-3-lost = L’encre monte sur vos chaussures, et sur vos noms, et un moment, chacun voit les autres virer au gris, en commençant par les pieds. Puis deux mains froides vous prennent par le col, l’un après l’autre, et vous poussent par une fente bien trop petite. Vous êtes assis sur du plancher. Sur vos cols, dix petites empreintes noires. Le tampon dit toujours AUJOURD’HUI.
