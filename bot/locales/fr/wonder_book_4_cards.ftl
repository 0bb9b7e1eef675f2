# Wonder Book, chapitre IV : les noms des boutons et des images (24 caractères au plus), et ce que font les cartes.

## Items and Special Rules

item-post-horn = Cor de poste
item-post-horn-the = le Cor de poste
item-post-horn-rules = Action spéciale, 1 Étincelle : étourdis chaque Wyrm de ta zone.
item-post-trolley = Chariot
item-post-trolley-the = le Chariot
item-post-trolley-rules = Action spéciale : déplace-toi de 2 zones au plus.
item-post-letter = Lettre de Nora
item-post-letter-the = la Lettre de Nora
item-post-letter-rules = Action spéciale, 1 Étincelle : lis l’adresse à voix haute et étourdis chaque Wyrm de ta zone.
item-post-glasses = Lunettes de lecture
item-post-glasses-the = les Lunettes de lecture
item-post-glasses-rules = Action spéciale, 1 Étincelle : inflige 2 dégâts à un Wyrm de ta zone ou d’une zone adjacente.

rule-4-8 = Le tri
rule-4-32 = Roue tournante

special-post-horn = Sonner du cor
special-post-horn-rules = { item-post-horn-rules }
special-post-trolley = Rouler en chariot
special-post-trolley-rules = { item-post-trolley-rules }
special-post-letter = Lire l’adresse
special-post-letter-rules = { item-post-letter-rules }
special-post-glasses = Braquer les lunettes
special-post-glasses-rules = { item-post-glasses-rules }
special-post-sort = Nourrir la trieuse
special-post-sort-rules = À la Trieuse : dépense 1 Étincelle, puis lance 3 dés autant de fois que tu veux, jusqu’à 8 lettres. Chaque succès est une lettre. Arrête-toi, et elles sont triées. Un lancer sans succès les perd toutes et y crache 2 Wyrms.
special-post-hand = Trier à la main
special-post-hand-rules = Aux Casiers : lance 2 dés ; chaque succès est une lettre triée. Sans succès, perds 1 Cœur.
special-post-lever = Tirer le levier
special-post-lever-rules = À la Roue tournante, à la Salle de pesée ou à la Longue glissière : dépense 1 Étincelle ; la Roue tourne. Elle relie le Tube montant à la Salle de pesée, ou bien à la Longue glissière et au Puits de chute.

## Wyrm cards and bosses

wyrm-card-circular = Prospectus
wyrm-card-circular-rules = 2 Wyrms sortent du Vortex, 3 avec trois ou quatre héros. Chaque Wyrm agit une fois.
wyrm-card-surcharge = Surtaxe
wyrm-card-surcharge-rules = 1 Wyrm sort du Vortex. Chaque Wyrm agit une fois. Chaque héros perd 1 Étincelle.
boss-postmark = Le Cachet

## Areas and objects

area-post-slot = Fente aux lettres
area-post-sacks = Montagne de sacs
area-post-sorter = Trieuse
area-post-counter = Guichet
area-post-holes = Casiers
area-post-parcels = Cave aux colis
area-post-scales = Salle de pesée
area-post-vault = Chambre forte
area-post-long = Longue glissière
area-post-wheel = Roue tournante
area-post-drop = Puits de chute
area-post-tube = Tube montant

# Une zone dans une phrase : où l’on est, où l’on va.
place-post-slot = à la Fente aux lettres
place-post-sacks = à la Montagne de sacs
place-post-sorter = à la Trieuse
place-post-counter = au Guichet
place-post-holes = aux Casiers
place-post-parcels = à la Cave aux colis
place-post-scales = à la Salle de pesée
place-post-vault = à la Chambre forte
place-post-long = à la Longue glissière
place-post-wheel = à la Roue tournante
place-post-drop = au Puits de chute
place-post-tube = au Tube montant

object-post-heap = Courrier oublié
object-post-orders = Consignes
object-post-desk = Caisse
object-post-chest = Coffre
object-post-returns = Retours
object-post-register = Registre
object-post-balance = Balance
object-post-cards = Cartes postales
object-post-biscuits = Boîte à biscuits
object-post-capsule = Capsule

## Keywords, goals, counters

keyword-chest = Coffre
keyword-posted = Postée
keyword-answer = Réponse
keyword-debt = Dette

goal-4-10 = Triez assez de lettres pour trouver celle de Nora.
goal-4-19 = Payez le port au Guichet, comptant ou à crédit, ou bien ouvrez le Coffre dans la Chambre forte.
goal-4-33 = Tous les héros sont au Tube montant, avec la Lettre de Nora.

counter-post-sorted = Lettres triées
counter-post-turned = silent

## Options

option-4-3-lick = Lécher tous les timbres
option-4-3-hide = La cacher sous un pull
option-4-4-horn = Prendre le cor
option-4-4-trolley = Prendre le chariot
option-4-12-swap = Les remettre
option-4-12-tear = Les déchirer
option-4-20-pay = 4 Étincelles (cachetée)
option-4-20-dear = 6 Étincelles (ouverte)
option-4-20-owe = Devoir une histoire
option-4-20-back = Pas encore
option-4-21-glim = Glim
option-4-21-tallow = Tallow
option-4-21-wick = Wick
option-4-21-taper = Taper
option-4-22-obel = Obel
option-4-22-vesper = Vesper
option-4-22-gloss = Gloss
option-4-22-ibo = Ibo
option-4-23-coat = Un imperméable
option-4-23-book = Le Livre
option-4-23-fine = L’amende
option-4-23-nora = Nora
option-4-28-one = Une fois
option-4-28-two = Deux fois
option-4-28-three = Trois fois
option-4-28-eight = Huit fois
option-4-38-post = La poster et partir
option-4-38-wait = Attendre sa réponse

## Ce que montrent les images de l’histoire

scene-post-noon = À la fenêtre, l’horloge de l’église marque midi. Une carte imprimée sort du Livre ouvert et glisse sur le bureau, vers quatre enfants.
scene-post-flap = Au milieu du Livre ouvert, il y a un volet de laiton pour les lettres.
scene-post-hall = Une salle sans plafond : des casiers à perte de vue, une longue échelle, des tubes de laiton, et des congères d’enveloppes par terre.
scene-post-stamp = Un tampon haut comme une porte traverse la salle en sautant ; son pommeau de bois a l’air furieux.
scene-post-hook = Midi : par la fenêtre de l’escalier, le soleil se pose sur le mur, et l’imperméable jaune y est suspendu.
scene-post-end-struck = Un mur de casiers vides sous des traits rouges. Quill est assis dans le dernier, près d’un bout de bougie.
scene-post-end-sacks = La moitié du mur de casiers est devenue blanche. Devant, Quill, sur un chariot, enfourne des sacs de lettres dans un tube de laiton.
scene-post-end-stamp = Le grand tampon est au coin, un manteau vert sur son pommeau ; près de Quill, le mur est plein de marques violettes de travers.
scene-post-end-ribbon = Des enveloppes, tant et plus, tournent comme des martinets au-dessus des toits de la ville.
