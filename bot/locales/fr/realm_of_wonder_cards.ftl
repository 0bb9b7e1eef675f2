# Realm of Wonder : les noms des cartes, tuiles, monstres, quêtes, personnages et régions, et ce que fait chacun.
# PM : points de magie. Les textes de règle servent aux images et à /card.

## Movement cards

card-move-1 = Vit. 1
card-move-1-rules = 10 points de déplacement.
card-move-2 = Vit. 2
card-move-2-rules = 9 points de déplacement. { effect-rotation-rules }
card-move-3 = Vit. 3
card-move-3-rules = 10 points de déplacement.
card-move-4 = Vit. 4
card-move-4-rules = 9 points de déplacement. { effect-magic-rules }
card-move-5 = Vit. 5
card-move-5-rules = 10 points de déplacement.
card-move-6 = Vit. 6
card-move-6-rules = 9 points de déplacement.
card-move-7 = Vit. 7
card-move-7-rules = 8 points de déplacement. { effect-power-rules }
card-move-8 = Vit. 8
card-move-8-rules = 9 points de déplacement.
card-move-9 = Vit. 9
card-move-9-rules = 8 points de déplacement. { effect-treasure-rules }
card-move-10 = Vit. 10
card-move-10-rules = 9 points de déplacement.
card-move-11 = Vit. 11
card-move-11-rules = 8 points de déplacement. { effect-rotation-rules }
card-move-12 = Vit. 12
card-move-12-rules = 9 points de déplacement.
card-move-13 = Vit. 13
card-move-13-rules = 9 points de déplacement.
card-move-14 = Vit. 14
card-move-14-rules = 7 points de déplacement. { effect-magic-rules }
card-move-15 = Vit. 15
card-move-15-rules = 8 points de déplacement.
card-move-16 = Vit. 16
card-move-16-rules = 8 points de déplacement.
card-move-17 = Vit. 17
card-move-17-rules = 7 points de déplacement. { effect-power-rules }
card-move-18 = Vit. 18
card-move-18-rules = 8 points de déplacement.
card-move-19 = Vit. 19
card-move-19-rules = 7 points de déplacement. { effect-treasure-rules }
card-move-20 = Vit. 20
card-move-20-rules = 8 points de déplacement.
card-move-21 = Vit. 21
card-move-21-rules = 7 points de déplacement. { effect-rotation-rules }
card-move-22 = Vit. 22
card-move-22-rules = 7 points de déplacement.
card-move-23 = Vit. 23
card-move-23-rules = 7 points de déplacement.
card-move-24 = Vit. 24
card-move-24-rules = 6 points de déplacement. { effect-magic-rules }
card-move-25 = Vit. 25
card-move-25-rules = 7 points de déplacement.
card-move-26 = Vit. 26
card-move-26-rules = 7 points de déplacement.
card-move-27 = Vit. 27
card-move-27-rules = 6 points de déplacement. { effect-power-rules }
card-move-28 = Vit. 28
card-move-28-rules = 7 points de déplacement.
card-move-29 = Vit. 29
card-move-29-rules = 6 points de déplacement. { effect-treasure-rules }
card-move-30 = Vit. 30
card-move-30-rules = 5 points de déplacement. { effect-rotation-rules }
card-move-31 = Vit. 31
card-move-31-rules = 6 points de déplacement.
card-move-32 = Vit. 32
card-move-32-rules = 6 points de déplacement.
card-move-33 = Vit. 33
card-move-33-rules = 6 points de déplacement.
card-move-34 = Vit. 34
card-move-34-rules = 5 points de déplacement. { effect-magic-rules }
card-move-35 = Vit. 35
card-move-35-rules = 6 points de déplacement.
card-move-36 = Vit. 36
card-move-36-rules = 6 points de déplacement.
card-move-37 = Vit. 37
card-move-37-rules = 5 points de déplacement. { effect-power-rules }
card-move-38 = Vit. 38
card-move-38-rules = 5 points de déplacement.
card-move-39 = Vit. 39
card-move-39-rules = 4 points de déplacement. { effect-treasure-rules }
card-move-40 = Vit. 40
card-move-40-rules = 4 points de déplacement. { effect-rotation-rules }
card-move-41 = Vit. 41
card-move-41-rules = 5 points de déplacement.
card-move-42 = Vit. 42
card-move-42-rules = 5 points de déplacement.
card-move-43 = Vit. 43
card-move-43-rules = 5 points de déplacement.
card-move-44 = Vit. 44
card-move-44-rules = 4 points de déplacement. { effect-magic-rules }
card-move-45 = Vit. 45
card-move-45-rules = 5 points de déplacement.
card-move-46 = Vit. 46
card-move-46-rules = 4 points de déplacement.
card-move-47 = Vit. 47
card-move-47-rules = 3 points de déplacement. { effect-power-rules }
card-move-48 = Vit. 48
card-move-48-rules = 4 points de déplacement.
card-move-49 = Vit. 49
card-move-49-rules = 3 points de déplacement. { effect-rotation-rules }
card-move-50 = Vit. 50
card-move-50-rules = 4 points de déplacement.
effect-power = pouvoir prêt
effect-power-rules = Ton pouvoir spécial est de nouveau prêt.
effect-magic = une carte magique
effect-magic-rules = Pioche une carte magique.
effect-rotation = un disque tourne
effect-rotation-rules = Lance le dé de rotation, puis tourne l’un des deux disques vers ce sentier.
effect-treasure = 5 PM
effect-treasure-rules = Prends 5 PM.

## Magic cards

card-cannon = Canon
card-cannon-rules = Retire un jeton Fort du plateau ; il revient à son propriétaire. Les maisons tiennent bon.
card-cannon-muscle = { card-cannon } (muscle)
card-cannon-muscle-rules = { card-cannon-rules } { muscle-rules }
realm-of-wonder-does-or-muscle = { $does } ; muscle : ou +1 en bataille
realm-of-wonder-does-cannon = Retire un jeton à un fort
rw-51-no-fort = Il n’y a aucun fort à viser sur le plateau. Garde la carte.
card-lightning = Éclair
card-lightning-rules = Vitesse +50 cette manche : tu lances tes sorts en dernier et te déplaces en premier. Tes autres cartes attendent jusque-là.
card-lightning-muscle = { card-lightning } (muscle)
card-lightning-muscle-rules = { card-lightning-rules } { muscle-rules }
realm-of-wonder-does-lightning = Vitesse +50 : en dernier pour les sorts, en premier pour bouger
card-plus = Plus trois
card-plus-rules = 3 points de déplacement de plus cette manche, pour toi ou le joueur de ton choix.
card-plus-muscle = { card-plus } (muscle)
card-plus-muscle-rules = { card-plus-rules } { muscle-rules }
realm-of-wonder-does-plus = 3 points de déplacement de plus, pour un joueur au choix
card-minus = Moins trois
card-minus-rules = Un joueur de ton choix perd 3 points de déplacement cette manche.
card-minus-muscle = { card-minus } (muscle)
card-minus-muscle-rules = { card-minus-rules } { muscle-rules }
realm-of-wonder-does-minus = 3 points de déplacement de moins, pour un joueur au choix
card-balloon = Montgolfière
card-balloon-rules = Cette manche, chaque case te coûte 1, et tu survoles maisons, forts, monstres, personnages et murs. Mais pas l’eau, ni l’île du château.
card-balloon-muscle = { card-balloon } (muscle)
card-balloon-muscle-rules = { card-balloon-rules } { muscle-rules }
realm-of-wonder-does-balloon = Chaque case coûte 1, par-dessus murs, maisons, forts et personnages
card-runestone = Pierre runique
card-runestone-rules = Tourne un disque vers le sentier de la région de ton choix.
card-runestone-muscle = { card-runestone } (muscle)
card-runestone-muscle-rules = { card-runestone-rules } { muscle-rules }
realm-of-wonder-does-runestone = Tourne un disque vers une région au choix
card-transfer = Transfert
card-transfer-rules = Déplace n’importe quel jeton Fort vers un autre puits, ou sur un fort de sa couleur.
card-transfer-muscle = { card-transfer } (muscle)
card-transfer-muscle-rules = { card-transfer-rules } { muscle-rules }
realm-of-wonder-does-transfer = Déplace un jeton Fort vers un autre puits ou un fort de sa couleur
rw-57-no-place = Aucun jeton Fort ne peut aller nulle part. Garde la carte.
card-wish = Souhait
card-wish-rules = Prends une boule, un chevalier ou une autre tuile à quelqu’un : tu dis à qui, et laquelle.
card-wish-muscle = { card-wish } (muscle)
card-wish-muscle-rules = { card-wish-rules } { muscle-rules }
realm-of-wonder-does-wish = Prend à quelqu’un une boule, un chevalier ou une autre tuile
rw-58-no-tile = Personne d’autre n’a de tuile. Garde la carte.
card-submarine = Sous-marin
card-submarine-rules = D’une plage, rejoins aussitôt une autre plage facile et libre du même disque.
card-submarine-muscle = { card-submarine } (muscle)
card-submarine-muscle-rules = { card-submarine-rules } { muscle-rules }
realm-of-wonder-does-submarine = D’une plage à une autre du même disque, aussitôt
rw-59-no-beach = Il faut une plage sous tes pieds, et une autre plage facile et libre sur le même disque.
card-counterspell = Contre-sortilège
card-counterspell-rules = Arrête le sort lancé par un autre joueur, même un Contre-sortilège.
card-counterspell-muscle = { card-counterspell } (muscle)
card-counterspell-muscle-rules = { card-counterspell-rules } { muscle-rules }
realm-of-wonder-does-counterspell = Répond au sort de quelqu’un d’autre
rw-60-only-answers = Un Contre-sortilège répond seulement au sort de quelqu’un d’autre. Garde-le jusque-là.
muscle-rules = Ou garde-la : +1 en bataille.
answer-counterspell = un Contre-sortilège
answer-counterspell-muscle = un Contre-sortilège (muscle)
card-hidden = une carte

## Tower tiles

tile-orb = Boule magique
tile-orb-rules = +1 PM par manche. Trois boules ouvrent le château.
tile-cursed = Boule maudite
tile-cursed-rules = −1 PM par manche. Gagne une bataille et tu peux la donner au perdant. Elle compte parmi les trois boules.
tile-cyclops = Cyclope
tile-cyclops-rules = Monstre, +1 en bataille. Trésor : une carte magique. Trois monstres battus ouvrent le château.
tile-vampire = Vampire
tile-vampire-rules = Monstre, +2 en bataille. Trésor : un jeton Bonus. Trois monstres battus ouvrent le château.
tile-dragon = Dragon
tile-dragon-rules = Monstre, +3 en bataille. Trésor : une carte magique et un jeton Bonus. Trois monstres battus ouvrent le château.
tile-knight = Chevalier
tile-knight-rules = +2 dans ta prochaine bataille, que tu le veuilles ou non ; puis il rentre chez lui.
tile-potion = Potion
tile-potion-rules = Bois-la sur une pierre runique et choisis un bonus pour le reste de la partie : une chaussure ailée (+1 point de déplacement par manche) ou un muscle (+1 dans chaque bataille).
tile-teleport = Télétransport
tile-teleport-rules = D’un puits libre ou à toi, rejoins un autre puits libre ou à toi. S’en servir termine ton tour.
tile-chest = Coffre
tile-chest-rules = Pioche une carte magique par joueur, gardes-en une, passe le reste ; chacun en garde une.
tile-scroll = Parchemin
tile-scroll-rules = Pioche une carte magique.
tile-hidden = une tuile cachée

monster-cyclops = un cyclope
monster-vampire = un vampire
monster-dragon = un dragon

bonus-shoe = chaussure ailée
bonus-shoe-rules = +1 point de déplacement par manche.
bonus-muscle = muscle
bonus-muscle-rules = +1 dans chaque bataille.

## Characters

character-mage = Mage
character-mage-rules = Habite la lande. { power-mage-rules }
character-mage-about = Connaît tous les sorts, et sait où chacun a mal tourné.
character-golem = Golem
character-golem-rules = Habite la carrière. { power-golem-rules }
character-golem-about = N’a jamais fait le tour de quoi que ce soit.
character-troll = Troll
character-troll-rules = Habite le marais. { power-troll-rules }
character-troll-about = Parle peu, et surtout à son oiseau.
character-yeti = Yéti
character-yeti-rules = Habite la glace. { power-yeti-rules }
character-yeti-about = Aime les visites, surtout quand le sentier ne mène que chez lui.
character-gnome = Gnome
character-gnome-rules = Habite le verger. { power-gnome-rules }
character-gnome-about = A construit une catapulte à pommes, puis n’a plus eu de pommes.
character-cyclops = Cyclope
character-cyclops-rules = Habite les dunes. { power-cyclops-rules }
character-cyclops-about = Un œil, un hublot au casque : ça tombe bien.

power-mage = Baguette magique
power-mage-rules = La baguette magique : chaque puits à toi, ta maison aussi, donne aussitôt 1 PM.
power-golem = Poing
power-golem-rules = Le poing : cette manche, tu passes à travers les murs.
power-troll = Vautour
power-troll-rules = Le vautour : cette manche, chaque case coûte 1 dans la région où tu te tiens, sur la terre ferme comme sur son île.
power-yeti = Pierre runique gelée
power-yeti-rules = La pierre runique gelée : tourne un disque vers le sentier de la glace.
power-gnome = Catapulte
power-gnome-rules = La catapulte : vole jusqu’à un vortex du disque extérieur.
power-cyclops = Casque de plongée
power-cyclops-rules = Le casque de plongée : d’une plage, plonge vers une autre plage facile de la même région.

## Lands and discs

land-heath = la lande
land-heath-name = Lande
land-heath-about = Des collines mauves, un vent honnête, et toujours le chapeau de quelqu’un.
land-quarry = la carrière
land-quarry-name = Carrière
land-quarry-about = Pierre sur pierre, et celle du bas est fatiguée.
land-marsh = le marais
land-marsh-name = Marais
land-marsh-about = Ici le sol est tendre. Pas les grenouilles.
land-ice = la glace
land-ice-name = Glace
land-ice-about = Tout le monde glisse. Ceux qui vivent ici le font exprès.
land-orchard = le verger
land-orchard-name = Verger
land-orchard-about = Les pommes sont sucrées, et comptées chaque soir.
land-dunes = les dunes
land-dunes-name = Dunes
land-dunes-about = Le sentier d’hier est la colline d’aujourd’hui.

disc-middle = disque médian
disc-castle = disque central

## Quests, as the King proclaims them

quest-forts = Le bain du roi
quest-forts-goal = { $n ->
    [one] Avoir un fort sur { $n } puits (3 PM, sur place).
   *[other] Avoir des forts sur { $n } puits à la fois (3 PM chacun, sur place).
}
quest-forts-rules = Quête : avoir des forts sur autant de puits que le roi le demande, tous en même temps.
quest-forts-about = « Mon bain est à sec, et je sais pourquoi : vos puits fuient. Bâtissez des forts dessus, que personne n’en renverse une goutte. Celui qui en gardera assez m’apportera le premier seau, tiède, et restera dîner. Je garderai ma couronne, comme toujours. »
quest-pages = Le livre de cuisine
quest-pages-goal = { $n ->
    [one] Trouver { $n } page sous les tours (1 PM pour en ouvrir une).
   *[other] Trouver { $n } pages sous les tours (1 PM pour en ouvrir une).
}
quest-pages-rules = Quête : trouver autant de pages que le roi le demande. Il y en a trois sous les tours de chaque région ; personne ne peut les prendre à celui qui les a trouvées.
quest-pages-about = « Le livre de cuisine de ma grand-mère s’est envolé de mon balcon. Le vent l’a semé page par page, trois sous les tours de chaque région. Rapportez-moi ces pages. Pas toutes : les navets ne manquent à personne. Mais je veux la soupe en entier, et j’ai faim maintenant. »
quest-hoard = Le pari de la reine
quest-hoard-goal = { $n ->
    [one] Avoir { $n } point de magie.
   *[other] Avoir { $n } points de magie à la fois (forts et boules en rapportent).
}
quest-hoard-rules = Quête : avoir à la fois autant de points de magie que le roi le demande. Ils restent à toi.
quest-hoard-about = « La reine dit que personne, dans mon royaume, ne sait mettre de la magie de côté sans l’avoir dépensée mardi. J’ai dit que si. Montrez-moi une bourse pleine, d’un seul coup, et ne lui dites pas combien c’était dur. J’ai parié mes bonnes pantoufles. »
quest-battles = Du bruit à la serrure
quest-battles-goal = { $n ->
    [one] Gagner { $n } bataille (marcher sur un rival ou un monstre).
   *[other] Gagner { $n } batailles (marcher sur un rival ou un monstre).
}
quest-battles-rules = Quête : gagner autant de batailles que le roi le demande, contre des personnages ou des monstres.
quest-battles-about = « Toute la journée, quelqu’un crie par ma serrure qu’il est le plus fort. Soit. Gagnez vos batailles, entre vous ou contre ce qui se cache dans les tours ; je regarderai de la fenêtre, avec un biscuit. Après cela, au moins, on criera la vérité. »
quest-lands = Le doigt sur la carte
quest-lands-goal = { $n ->
    [one] Avoir un fort dans { $n } région (3 PM, sur un puits).
   *[other] Avoir des forts dans { $n } régions à la fois (3 PM chacun, sur un puits).
}
quest-lands-rules = Quête : avoir des forts dans autant de régions que le roi le demande, tous en même temps.
quest-lands-about = « Mon cartographe jure que nul n’est chez soi dans plus d’une région. J’ai juré le contraire, et le roi, c’est moi. Bâtissez de région en région, un drapeau dans chacune. Quand je poserai le doigt sur la carte, les yeux fermés, je veux tomber sur votre couleur. »

## Orders, roads, dice

order-never = jamais
order-aimed = si on me vise, d’abord une carte sans muscle
order-aimed-muscle = si on me vise, d’abord une carte à muscle
order-ask = me demander
order-none = aucun muscle
order-all = tous mes muscles
term-round = cette manche
term-always = désormais
road-quest = grâce à la quête accomplie
road-monsters = avec trois monstres
road-orbs = avec trois boules magiques
dice-purple = 2 violet
