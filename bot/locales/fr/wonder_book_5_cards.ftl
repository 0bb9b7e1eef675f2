# Wonder Book, chapitre V : les noms des boutons et des images (24 caractères au plus), et ce que font les cartes.

## Items and Special Rules

item-red-sugar = Morceau de sucre
item-red-sugar-the = le Morceau de sucre
item-red-sugar-rules = Action spéciale : chaque héros de ta zone gagne 1 Étincelle. Défausse ensuite cette carte.
item-red-rubber = Gomme
item-red-rubber-the = la Gomme
item-red-rubber-rules = Action spéciale : le prochain trait d’Obel n’a pas lieu. Défausse ensuite cette carte.
item-red-primer = Abécédaire mordu
item-red-primer-the = l’Abécédaire mordu
item-red-primer-rules = Action spéciale, 1 Étincelle : étourdis chaque Wyrm de ta zone et des zones adjacentes.
item-red-stone = Pierre tiède
item-red-stone-the = la Pierre tiède
item-red-stone-rules = Action spéciale : un héros de ta zone (ce peut être toi) récupère 2 Cœurs.

rule-5-6 = Nora
rule-5-7 = Crayon rouge
rule-5-8 = Lumière de Wick
rule-5-9 = La boulangerie tient
rule-5-24 = Lire jusqu’au bout

special-red-sugar = Partager le sucre
special-red-sugar-rules = { item-red-sugar-rules }
special-red-rubber = Gommer un trait
special-red-rubber-rules = { item-red-rubber-rules }
special-red-primer = Lire l’abécédaire
special-red-primer-rules = { item-red-primer-rules }
special-red-stone = Tenir la pierre tiède
special-red-stone-rules = { item-red-stone-rules }
special-red-lead = Éclairer les pas de Nora
special-red-lead-rules = Dans la zone de Nora, dépense 1 Étincelle : déplace-toi de 1 zone ; Nora t’accompagne.
special-red-pin = Aiguille de Nora
special-red-pin-rules = Dans la zone de Nora : étourdis un Wyrm de cette zone.
special-red-light = Suivre Wick
special-red-light-rules = Dans la zone de Nora, tant que Wick a de la lumière : déplace-toi de 1 zone ; Nora t’accompagne. La lumière de Wick baisse de 1.
special-red-oven = Se réchauffer
special-red-oven-rules = Dans la Boulangerie, dépense 1 Étincelle : chaque héros qui s’y trouve récupère 2 Cœurs ; Nora, si elle y est, en gagne 2.
special-red-read = Lire jusqu’au bout
special-red-read-rules = Dépense 1 Étincelle : un Wyrm (ou Obel) de ta zone subit 2 dégâts. Dans la Chambre des petits, seulement sur le Banc de lecture ou dans le Creux du plancher ; tant que des héros ou Nora occupent les deux, c’est aussi 1 histoire.

## Wyrm cards

wyrm-card-stampede = Débandade
wyrm-card-stampede-rules = 1 Wyrm sort du Vortex, avec trois ou quatre héros 2. Chaque Wyrm agit deux fois.
wyrm-card-underlined = Souligné
wyrm-card-underlined-rules = 1 Wyrm sort du Vortex. Chaque Wyrm agit une fois, avec trois ou quatre héros deux fois. Puis un Wyrm de votre choix reçoit la Sombre Aura, si aucun Wyrm ne l’a. Les attaques de ce Wyrm prennent 2 Cœurs ; les prochains dégâts n’ôtent que le jeton.

## Areas, objects, allies, bosses, pictures

area-red-cut = Entaille faufilée
area-red-thumb = Colline du pouce
area-red-tea = Rond de thé
area-red-blot = Pâté d’encre
area-red-horse = Cheval de Milo
area-red-flowers = Fleurs séchées
area-red-ribbon = Signet
area-red-gnat = Moucheron aplati
area-red-clip = Trombone
area-red-rules = Lignes réglées
area-red-hill = Porte de la colline
area-red-step = Marche usée
area-red-bath = Bain d’encre
area-red-shelves = Étagères basses
area-red-stars = Étoiles de papier
area-red-holes = Trous rongés
area-red-bench = Banc de lecture
area-red-dent = Creux du plancher
area-red-stones = Pierres fendues
area-red-galley = Placards d’épreuves
area-red-drawers = Tiroirs
area-red-desk = Bureau d’Obel
area-red-window = Fenêtre du soir

place-red-cut = à l’Entaille faufilée
place-red-thumb = à la Colline du pouce
place-red-tea = au Rond de thé
place-red-blot = au Pâté d’encre
place-red-horse = au Cheval de Milo
place-red-flowers = aux Fleurs séchées
place-red-ribbon = au Signet
place-red-gnat = au Moucheron aplati
place-red-clip = au Trombone
place-red-rules = aux Lignes réglées
place-red-hill = à la Porte de la colline
place-red-step = à la Marche usée
place-red-bath = au Bain d’encre
place-red-shelves = aux Étagères basses
place-red-stars = aux Étoiles de papier
place-red-holes = aux Trous rongés
place-red-bench = au Banc de lecture
place-red-dent = au Creux du plancher
place-red-stones = aux Pierres fendues
place-red-galley = aux Placards d’épreuves
place-red-drawers = aux Tiroirs
place-red-desk = au Bureau d’Obel
place-red-window = à la Fenêtre du soir

object-red-steed = Bella
object-red-sugar = Sucre
object-red-press = Pâquerette
object-red-clamp = Pince
object-red-primer = Abécédaire
object-red-marks = Marques
object-red-tube = Tube acoustique
object-red-tub = Baquet
object-red-evidence = Preuves

ally-nora = Nora
boss-obel = Obel

scene-red-pencil = La chambre de la tour, l’après-midi : un trait rouge traverse le Livre ouvert, derrière un crayon que personne ne tient.
scene-red-hook = Neuf patères le long d’un mur, dans le soleil bas, et tout près de nous l’imperméable jaune. Il est sec, sauf le col.
scene-red-line = Un dragon gris, mince comme une règle, lunettes sur le nez, se penche sur la marge d’une page ; devant son crayon rouge s’étend un pays, derrière lui du papier blanc.
scene-red-nursery = Une pièce ronde et basse sous des racines : des étagères à hauteur de genou, chaque livre mordu, des étoiles de papier au bout de ficelles, et des rangées de pierres rondes fendues en deux.
scene-red-shell = Une fille est assise sur un banc bas, avec un livre d’images ouvert ; sur ses genoux, une pierre grise et ronde, enroulée comme un chat qui dort.
scene-red-end-white = Le Livre ouvert est blanc. Sous une loupe, près du dos, Nora est assise sur une marche, toute petite.
scene-red-end-red = Une page dont chaque ligne est barrée de rouge ; d’en bas, des rangées de points montent jusqu’à mi-hauteur.
scene-red-end-horse = Un cheval brun a passé la tête par-dessus le bord du Livre ouvert et regarde un morceau de sucre.
scene-red-end-stones = Une fenêtre éclairée dans une colline, sur le Livre ouvert. Nora, en jaune, longe des rangées de pierres rondes.

## Keywords, goals, counters

keyword-nest = Nid
keyword-stet = Stet
keyword-blunt = Émoussé
keyword-promise = Promesse

goal-5-11 = Menez Nora à la Porte de la colline.
goal-5-26 = Racontez assez d’histoires jusqu’au bout : tenez le Banc de lecture et le Creux du plancher.
goal-5-35 = Venez à bout des trois étapes d’Obel ; les raisons les raccourcissent.

counter-red-strokes = Traits
counter-red-pause = Traits qu’Obel sautera
counter-red-light = Lumière de Wick
counter-red-gone = silent
counter-red-tales = Histoires
counter-red-stage = silent
counter-red-reasons = Raisons

## Options

option-5-2-hands = La tenir à mains nues
option-5-2-book = Y coincer un livre
option-5-2-neck = Laisser Wick la tenir
option-5-5-now = Le lui dire maintenant
option-5-5-later = Pas maintenant
option-5-12-ride = Monter Bella
option-5-12-leg = Dessiner la jambe
option-5-23-stay = Rester et lire à tous
option-5-23-go = Quelques-uns, et partir
option-5-29-tell = Payer avec une histoire
option-5-29-listen = Demander le courrier
option-5-33-open = Couper le ruban rouge
option-5-33-leave = Laisser le nœud
option-5-36-shell = Montrer la pierre tiède
option-5-36-seam = Parler de l’entaille
option-5-36-list = Lire ce qu’il a barré
option-5-37-you = « Vous »
option-5-37-nora = « Nora »
option-5-37-us = « Nous »
option-5-38-stet = Mettre trois points
option-5-38-blunt = Briser le crayon
option-5-39-promise = Demander une promesse
option-5-39-wait = Lui demander d’attendre
