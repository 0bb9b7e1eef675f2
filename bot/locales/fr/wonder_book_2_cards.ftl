# Wonder Book, chapitre II : les noms des boutons et des images (24 caractères au plus), et ce que font les cartes.

## Items and Special Rules
item-fold-sheet = Drap de lit
item-fold-sheet-the = le Drap de lit
item-fold-sheet-rules = Action spéciale : amène dans ta zone un héros debout d’une autre zone.
item-fold-tray = Plateau à thé
item-fold-tray-the = le Plateau à thé
item-fold-tray-rules = Action spéciale : déplace-toi de 3 zones au plus.
item-fold-pane = Vitre de givre
item-fold-pane-the = la Vitre de givre
item-fold-pane-rules = Action spéciale : va dans une autre zone où se trouve un héros debout.
item-fold-oil = Burette d’huile
item-fold-oil-the = la Burette d’huile
item-fold-oil-rules = Action spéciale : gagne 2 Étincelles. Défausse ensuite cette carte.

rule-2-3 = Le pliage
rule-2-13 = Wick
rule-2-18 = Souligné
rule-2-28 = Nourrir la lumière
rule-2-34 = Le bruit

special-fold-sheet = Lancer le drap
special-fold-sheet-rules = { item-fold-sheet-rules }
special-fold-tray = Glisser sur le plateau
special-fold-tray-rules = { item-fold-tray-rules }
special-fold-pane = Regarder par la vitre
special-fold-pane-rules = { item-fold-pane-rules }
special-fold-oil = Vider la burette
special-fold-oil-rules = { item-fold-oil-rules }
special-fold-lead = Guider Wick
special-fold-lead-rules = Dans la zone de Wick : déplace-toi de 1 zone, et Wick t’accompagne.
special-fold-feed = Nourrir la lumière
special-fold-feed-rules = Dans la Tour du phare : dépense 1 Étincelle ; la lumière grandit de 1.
special-fold-knots = Défaire un nœud
special-fold-knots-rules = Dans le Creux : lance 2 dés ; chaque succès défait 1 nœud. Sans succès, le bruit augmente de 1. Il augmente aussi de 1 après chaque action d’attaque ; la première fois qu’il atteint 4, les dormeurs se réveillent.

## Wyrm cards and allies
wyrm-card-crease = Pli
wyrm-card-crease-rules = 1 Wyrm sort du Vortex, avec trois ou quatre héros 2. Chaque Wyrm agit une fois. Dans chaque zone où il y a un Wyrm, 1 Étincelle posée là retourne à la réserve.
wyrm-card-flurry = Bourrasque
wyrm-card-flurry-rules = Chaque Wyrm agit une fois, avec trois ou quatre héros deux fois. Révélez ensuite une autre carte Wyrm.
ally-wick = Wick

## Areas and objects
area-fold-roofs = Rang de cheminées
area-fold-line = Corde à linge
area-fold-drift = Congère de papier
area-fold-steps = Marches en éventail
area-fold-ledge = Corniche
area-fold-tower = Tour du phare
area-fold-hollow = Creux
area-fold-gutter = Pliure

place-fold-roofs = au Rang de cheminées
place-fold-line = à la Corde à linge
place-fold-drift = à la Congère de papier
place-fold-steps = aux Marches en éventail
place-fold-ledge = à la Corniche
place-fold-tower = dans la Tour du phare
place-fold-hollow = au Creux
place-fold-gutter = à la Pliure

object-fold-wash = Linge
object-fold-crank = Manivelle
object-fold-snowman = Bonhomme
object-fold-bench = Banc
object-fold-can = Burette
object-fold-sleeper = Dormeur

## Pictures
scene-fold-early = Le noir, et une lampe de poche sur la fiche collée dans la couverture du Livre : neuf lignes, huit coches, un tampon qui a coulé. Quatre enfants, de dos, la regardent.
scene-fold-white = Des flocons de papier, blancs et carrés, montent du Livre ouvert et flottent dans la chambre.
scene-fold-court = La Cour aux lampes sous la neige. Six lampes sont éteintes ; la septième a encore un peu de lumière.
scene-fold-tower = Une lampe se tient dans la chambre de verre ronde, au sommet d’une tour, et un lent rayon blanc passe sur la neige.
scene-fold-hook = L’imperméable jaune à la neuvième patère, de tout près, au petit matin. Il ne goutte plus ; dessous, un rond sombre.
scene-fold-panes = Une fenêtre de neuf carreaux, trois rangées de trois, chacun avec une étoile de glace. En haut : six branches, six, six. Au milieu : six branches, six, sept. En bas : six branches, six, six.
scene-fold-end-white = Le Livre ouvert est blanc des deux côtés, et le blouson rouge de Ken est étendu dessus.
scene-fold-end-quilt = Sur le Livre ouvert, les toits de la ville se devinent sous la neige, comme des genoux sous une couverture.
scene-fold-end-paths = Une plaine blanche sur le Livre ouvert : des pas mènent à la Tour du phare et, à côté, en rouge, les marques d’une règle.
scene-fold-end-stars = Des étoiles à sept branches se sont levées sur la plaine blanche du Livre ouvert, et la Tour du phare est allumée.

## Keywords, goals, counters
keyword-wick = Wick
keyword-hearth = Foyer
keyword-porter = Portier
keyword-hush = Silence

goal-2-11 = Tous les héros sont dans la Cour aux lampes et ont assez d’Étincelles pour la dernière lampe.
goal-2-20 = Guidez Wick jusqu’dans la Tour du phare.
goal-2-31 = Tenez 4 manches ; gardez la lumière allumée.
goal-2-36 = Défaites les nœuds ; tous les héros et Wick sont dans la Pliure.

counter-fold-light = Lumière
counter-fold-noise = Bruit
counter-fold-woken = Réveils des dormeurs
counter-fold-knots = Nœuds défaits

## Options
option-2-7-slide = Glisser sur la corde
option-2-7-pockets = Fouiller les poches
option-2-9-stoke = Souffler dessus
option-2-9-hush = Les laisser dormir
option-2-12-wick = La lumière pour Wick
option-2-12-hearth = La lumière pour le four
option-2-15-wind = Le ressort du minuteur
option-2-15-rest = Reprendre la caution
option-2-16-come = Lui demander de venir
option-2-16-guard = Qu’il tienne la route
option-2-24-read = Relire la page
option-2-24-rest = S’asseoir et souffler
option-2-25-top = En haut, à gauche
option-2-25-middle = Au milieu, au centre
option-2-25-right = Au milieu, à droite
option-2-25-bottom = En bas, au centre
option-2-35-story = Lui raconter une histoire
option-2-35-nest = Prendre le nid
