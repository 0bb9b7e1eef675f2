# Wonder Book, chapitre III : les noms des boutons et des images (24 caractères au plus), et ce que font les cartes.

## Items and Special Rules

item-dark-mirror = Miroir de poche
item-dark-mirror-the = le Miroir de poche
item-dark-mirror-rules = Action spéciale : échange ta place avec un héros debout d’une autre zone.
item-dark-umbrella = Parapluie noir
item-dark-umbrella-the = le Parapluie noir
item-dark-umbrella-rules = Action spéciale, 1 Étincelle : jusqu’à la prochaine Phase des Joueurs, chaque héros qui est maintenant dans ta zone garde le prochain Cœur qu’il perdrait.
item-dark-blotter = Papier buvard
item-dark-blotter-the = le Papier buvard
item-dark-blotter-rules = Action spéciale : étourdis chaque Wyrm de ta zone et des zones adjacentes. Défausse ensuite cette carte.
item-dark-mitten = Moufle gauche
item-dark-mitten-the = la Moufle gauche
item-dark-mitten-rules = Action spéciale : ramasse 1 Étincelle dans ta zone et 1 dans chaque zone adjacente, s’il y en a.
item-dark-page = Page coupée
item-dark-page-the = la Page coupée
item-dark-page-rules = Pas d’Action spéciale. Ce qui a faim la suit.

rule-3-6 = Sombre Aura
rule-3-16 = Ponts tournants
rule-3-28 = La queue d’Inkling

special-dark-mirror = Regarder le miroir
special-dark-mirror-rules = { item-dark-mirror-rules }
special-dark-umbrella = Ouvrir le parapluie
special-dark-umbrella-rules = { item-dark-umbrella-rules }
special-dark-blotter = Poser le buvard
special-dark-blotter-rules = { item-dark-blotter-rules }
special-dark-mitten = Enfiler la moufle
special-dark-mitten-rules = { item-dark-mitten-rules }
special-dark-swing = Tourner le Pont tournant
special-dark-swing-rules = Pont tournant : Cour sans lumière–Poste obscure, ou bien Boulangerie des gauchers–Mur des petits.
special-dark-fold = Tourner le Pont-feuille
special-dark-fold-rules = Pont-feuille : Boulangerie des gauchers–Consigne gauche, ou bien Poste obscure–Lutrin.
special-dark-tail = Envoyer Inkling
special-dark-tail-rules = Dépense 1 Étincelle : Gloss va au Coin plié.

## Wyrm cards and bosses

wyrm-card-eclipse = Éclipse
wyrm-card-eclipse-rules = 1 Wyrm sort du Vortex. Chaque Wyrm agit une fois. Posez le jeton Sombre Aura sur un Wyrm de votre choix, sauf s’il est déjà sur l’un d’eux. Les attaques de ce Wyrm prennent 2 Cœurs ; les prochains dégâts n’ôtent que le jeton.
wyrm-card-marginal = Note en marge
wyrm-card-marginal-rules = 1 Wyrm sort du Vortex. Chaque Wyrm agit une fois. Dans chaque zone où il y a un Wyrm, 1 Étincelle posée là retourne à la réserve et chaque héros de la zone perd 1 Étincelle.
boss-gloss = Gloss

## Areas and objects

area-dark-gutter = Pliure
area-dark-well = Puits à l’endroit
area-dark-court = Cour sans lumière
area-dark-bakery = Boulangerie des gauchers
area-dark-belfry = Beffroi muet
area-dark-turn = Pont tournant
area-dark-post = Poste obscure
area-dark-mural = Mur des petits
area-dark-leaf = Pont-feuille
area-dark-luggage = Consigne gauche
area-dark-lectern = Lutrin
area-dark-brink = Rebord
area-dark-crumbs = Miettes de gomme
area-dark-lower = Marge du bas
area-dark-corner = Coin plié
area-dark-field = Champ blanc
area-dark-ruled = Bord à la règle
area-dark-thin = Endroit mince
area-dark-lines = Lignes imprimées
area-dark-upper = Marge du haut
area-dark-cut = Derrière l’Entaille

# Une zone dans une phrase : où l’on est, où l’on va.
place-dark-gutter = à la Pliure
place-dark-well = au Puits à l’endroit
place-dark-court = dans la Cour sans lumière
place-dark-bakery = à la Boulangerie des gauchers
place-dark-belfry = au Beffroi muet
place-dark-turn = au Pont tournant
place-dark-post = à la Poste obscure
place-dark-mural = au Mur des petits
place-dark-leaf = au Pont-feuille
place-dark-luggage = à la Consigne gauche
place-dark-lectern = au Lutrin
place-dark-brink = au Rebord
place-dark-crumbs = aux Miettes de gomme
place-dark-lower = à la Marge du bas
place-dark-corner = au Coin plié
place-dark-field = au Champ blanc
place-dark-ruled = au Bord à la règle
place-dark-thin = à l’Endroit mince
place-dark-lines = aux Lignes imprimées
place-dark-upper = à la Marge du haut
place-dark-cut = derrière l’Entaille

object-dark-inkwell = Puits d’encre
object-dark-oven = Four
object-dark-bell = Cloche
object-dark-lamp = Lampe
object-dark-clock = Horloge
object-dark-sign = Enseigne
object-dark-wall = Mur
object-dark-suitcase = Valise
object-dark-clasps = Fermoirs

scene-dark-plan = Le matin dans la tour : sur le Livre ouvert, le papier du beurre, avec un plan de trois lignes ; la troisième est soulignée.
scene-dark-town = Une ville en traits d’argent sur fond noir. Rien n’y a de couleur, sauf ceux qui viennent d’arriver.
scene-dark-gloss = Sur un champ blanc dans le noir, un énorme Wyrm pâle, lové, la peau couverte de notes minuscules.
scene-dark-hook = Le bas de l’imperméable jaune, de tout près, dans le soleil du matin. Tina est à genoux à côté.
scene-dark-white = Un champ blanc repose dans le noir comme de la neige, des lignes imprimées vues de dos, un bord droit comme une règle ; au milieu, quelque chose d’énorme s’est enroulé.
scene-dark-ruler = Une fille au capuchon jaune et mouillé, tout près, regarde droit hors de l’image ; sa main est posée sur une règle d’acier.
scene-dark-end-cold = La pliure du Livre ouvert est pleine d’encre. Dix bouts de doigts pâles s’y tiennent, cinq et cinq.
scene-dark-end-fogged = Sur une page froide, deux ronds de buée se rejoignent.
scene-dark-end-knocks = La ville d’argent est debout sur le Livre ouvert, et ses lampes dressent l’oreille.
scene-dark-end-crocus = Dans la pliure du Livre ouvert, deux traits de crayon s’appuient l’un sur l’autre ; leur pointe est devenue violette : un crocus.

## Keywords, goals, counters

keyword-told = Dit
keyword-silent = Non-dit
keyword-minnow = Minnow
keyword-page = Page

goal-3-9 = Fermez le Puits d’encre, le Four et la Cloche.
goal-3-17 = Ouvrez les deux Fermoirs ; deux héros sont au Lutrin.
goal-3-30 = Chassez Gloss de la page, en deux étapes.
goal-3-38 = Tous les héros sont au Rebord.

counter-dark-swing = silent
counter-dark-fold = silent

## Options

option-3-3-mirror = Prendre le miroir
option-3-3-umbrella = Prendre le parapluie
option-3-12-hands = La basculer à mains nues
option-3-12-sparks = Chauffer : 3 Étincelles
option-3-12-back = Laisser pour l’instant
option-3-13-stroke = Caresser la lampe
option-3-13-blow = Souffler la flamme
option-3-23-five = Cinq heures moins vingt
option-3-23-past = Cinq heures vingt
option-3-23-seven = Sept heures vingt
option-3-24-noon = NON
option-3-24-toot = TÔT
option-3-24-level = ÉTÉ
option-3-34-tell = Dire à qui était l’œil
option-3-34-hide = Le garder pour vous
option-3-35-name = L’appeler Minnow
option-3-35-hold = Tenir l’Entaille
option-3-35-hurry = Vite, de la lumière
option-3-36-take = Emporter la page coupée
option-3-36-leave = La laisser à ses pieds
