# Wonder Book, chapitre VI : les noms des boutons et des images (24 caractères au plus), et ce que font les cartes.

## Items and Special Rules

item-bolt-page = Dernière page
item-bolt-page-the = la Dernière page
item-bolt-page-rules = À porter jusqu’à l’Entaille. Le héros qui la tient et se déplace lance 1 dé : sans succès, il perd 1 Cœur.
item-bolt-needle = Aiguille de Nora
item-bolt-needle-the = l’Aiguille de Nora
item-bolt-needle-rules = Action spéciale à l’Entaille, 1 Étincelle : lance 4 dés ; chaque succès est un point de couture.
item-bolt-sandwich = Reste du sandwich
item-bolt-sandwich-the = le Reste du sandwich
item-bolt-sandwich-rules = Action spéciale : chaque héros de ta zone récupère 2 Cœurs. Défausse ensuite cette carte.
item-bolt-spectacles = Lunettes d’Obel
item-bolt-spectacles-the = les Lunettes d’Obel
item-bolt-spectacles-rules = Action spéciale à la Lettrine, à la Longue phrase ou à la Note de bas de page : lance 2 dés ; chaque succès est une ligne lue.

rule-6-5 = Une page est une voile
rule-6-17 = Coudre la page
rule-6-21 = Ligne barrée
rule-6-23 = Lire à voix haute
rule-6-34 = Endormir en racontant

special-bolt-needle = Coudre à l’aiguille
special-bolt-needle-rules = { item-bolt-needle-rules }
special-bolt-sandwich = Partager le sandwich
special-bolt-sandwich-rules = { item-bolt-sandwich-rules }
special-bolt-spectacles = Mettre les lunettes
special-bolt-spectacles-rules = { item-bolt-spectacles-rules }
special-bolt-sew = Coudre la page
special-bolt-sew-rules = À l’Entaille : dépense 1 Étincelle et lance 2 dés ; chaque succès est un point de couture.
special-bolt-capital-read = Continuer à lire
special-bolt-capital-read-rules = À la Lettrine : dépense 1 Étincelle ; 1 ligne est lue.
special-bolt-sentence-read = Continuer à lire
special-bolt-sentence-read-rules = À la Longue phrase : dépense 1 Étincelle ; 1 ligne est lue.
special-bolt-footnote-read = Continuer à lire
special-bolt-footnote-read-rules = À la Note de bas de page : dépense 1 Étincelle ; 1 ligne est lue.
special-bolt-capital-aloud = Lire à pleine voix
special-bolt-capital-aloud-rules = À la Lettrine : dépense 1 Étincelle ; 2 dégâts à un Wyrm ou à l’Inachevé, où qu’il soit.
special-bolt-sentence-aloud = Lire à pleine voix
special-bolt-sentence-aloud-rules = À la Longue phrase : dépense 1 Étincelle ; 2 dégâts à un Wyrm ou à l’Inachevé, où qu’il soit.
special-bolt-footnote-aloud = Lire à pleine voix
special-bolt-footnote-aloud-rules = À la Note de bas de page : dépense 1 Étincelle ; 2 dégâts à un Wyrm ou à l’Inachevé, où qu’il soit.

## Wyrm cards

wyrm-card-halves = Moitiés
wyrm-card-halves-rules = 1 Wyrm sort du Vortex, avec trois ou quatre héros 2. Chaque Wyrm agit une fois. Posez le jeton Sombre Aura sur un Wyrm de votre choix, sauf s’il est déjà sur l’un d’eux. Les attaques de ce Wyrm prennent 2 Cœurs ; les prochains dégâts n’ôtent que le jeton.
wyrm-card-mouthful = Bouchée
wyrm-card-mouthful-rules = 1 Wyrm sort du Vortex. Chaque Wyrm agit une fois, avec trois ou quatre héros deux fois. Dans chaque zone où il y a un Wyrm, 1 Étincelle posée là retourne à la réserve, et chaque héros de la zone perd 1 Étincelle.

## Areas, objects, allies, bosses, pictures

area-bolt-foot = Bas de l’escalier
area-bolt-inside = Envers de la porte
area-bolt-hooks = Derrière les patères
area-bolt-stair = Escalier de pages
area-bolt-slit = Meurtrière
area-bolt-dog-ear = Palier corné
area-bolt-desk = Sous le bureau
area-bolt-chain = Chaîne
area-bolt-spine = Dos du Livre
area-bolt-cut = Entaille
area-bolt-margin = Marge
area-bolt-capital = Lettrine
area-bolt-comma = Ruisseau des virgules
area-bolt-white = Espace blanc
area-bolt-sentence = Longue phrase
area-bolt-footnote = Note de bas de page
area-bolt-struck = Ligne barrée
area-bolt-stop = Point final
area-bolt-hail = Grêle dessinée
area-bolt-hill = Colline dessinée
area-bolt-tower = Tour dessinée

place-bolt-foot = au Bas de l’escalier
place-bolt-inside = à l’Envers de la porte
place-bolt-hooks = derrière les patères
place-bolt-stair = à l’Escalier de pages
place-bolt-slit = à la Meurtrière
place-bolt-dog-ear = au Palier corné
place-bolt-desk = sous le bureau
place-bolt-chain = à la Chaîne
place-bolt-spine = au Dos du Livre
place-bolt-cut = à l’Entaille
place-bolt-margin = à la Marge
place-bolt-capital = à la Lettrine
place-bolt-comma = au Ruisseau des virgules
place-bolt-white = à l’Espace blanc
place-bolt-sentence = à la Longue phrase
place-bolt-footnote = à la Note de bas de page
place-bolt-struck = à la Ligne barrée
place-bolt-stop = au Point final
place-bolt-hail = à la Grêle dessinée
place-bolt-hill = à la Colline dessinée
place-bolt-tower = à la Tour dessinée

object-bolt-list = Liste d’Ibo
object-bolt-pegs = Neuf pointes
object-bolt-pages = Pages collées
object-bolt-gap-small = Ligne mordue
object-bolt-gap-once = Ligne mordue
object-bolt-gap-twelve = Ligne mordue
object-bolt-drawn-door = Porte dessinée

ally-inkling = Inkling
boss-unfinished = L’Inachevé

scene-bolt-dusk = Quatre enfants, de dos, regardent par une grande fenêtre le soleil au bord de la colline. Sur le bureau : le Livre, sa fiche, une montre et une règle.
scene-bolt-unfinished = D’un point noir sur la page blanche sort une créature faite de centaines d’autres : des dos, des gueules, des lambeaux d’écriture, haute comme la colline.
scene-bolt-hook = À la nuit tombante, neuf patères vides. Dessous, Nora a mis l’imperméable jaune ; quatre enfants l’entourent.
scene-bolt-last-page = Une page blanche comme un pays : une colline en traits de plume, une tour avec une porte, de la grêle oblique ; des lignes imprimées larges comme des routes, et un point final comme un puits.
scene-bolt-asleep = Une plaine couverte de pierres rondes et blanches, chacune un dormeur enroulé ; au bord, la tête moussue d’un dragon, un œil ouvert.
scene-bolt-hand = Une main sort du papier et tire un long verrou ; la porte est entrouverte, et derrière elle, c’est la grêle.
scene-bolt-end-blank = La nuit dans la tour. À la lueur d’une bougie, le Livre ouvert est blanc d’un bord à l’autre.
scene-bolt-end-hook = À la lueur d’une bougie, une tour à la plume se dresse sur le Livre, et quelqu’un de minuscule fait signe à la porte.
scene-bolt-end-ten = Dix patères, la nuit. Sur la dixième, un manteau bleu est trempé.
scene-bolt-end-obel = Obel, à lunettes, lit à voix haute un livre d’images sur une chaise rouge ; autour des pieds, des pierres rondes, nez contre queue.
scene-bolt-end-thaw = Des collines vertes se sont levées du Livre : de la fumée sur neuf fours, un cheval à cinq jambes, des pierres rondes, et Vesper qui se lève.
scene-bolt-end-home = Au pied de la tour, une vieille femme en pantoufles regarde la porte éclairée. Sur la dernière marche se tient Nora, en imperméable jaune.
scene-bolt-end-tomorrow = Cinq de front sur la route qui descend la colline, le soir, Nora au milieu. La dernière maison a sa porte ouverte et sa lumière allumée.
scene-bolt-end-line = Une fiche de prêt avec une seule ligne, vide, et la plume à côté, dans une lumière chaude.

## Keywords, goals, counters

keyword-ringed = Sonné
keyword-named = Nommé

goal-6-9 = Portez la Dernière page jusqu’à l’Entaille.
goal-6-18 = Cousez la page : des points de couture dans l’Entaille.
goal-6-27 = Réparez les trois Lignes mordues et lisez jusqu’au bas de la page.
goal-6-35 = Endormez l’Inachevé en racontant : ôtez-lui sa faim.

counter-bolt-gaps = Lignes réparées
counter-bolt-lines = Lignes lues
counter-bolt-own = silent

## Options

option-6-7-bring = Rapporter son ressort
option-6-7-later = La page d’abord
option-6-26-tell = Raconter tout de suite
option-6-26-refuse = Demain
option-6-28-hungry = Affamés
option-6-28-small = Petits
option-6-28-white = Blancs
option-6-29-once = Une fois
option-6-29-twice = Deux fois
option-6-29-never = Sans bruit
option-6-30-nine = Neuf
option-6-30-ninety = Quatre-vingt-dix
option-6-30-twelve = Douze
option-6-39-nora = Nora
option-6-39-own = Un de vos noms
option-6-39-somebody = Quelqu’un
option-6-41-ring = Sonner une fois
option-6-41-tiptoe = Sur la pointe des pieds
