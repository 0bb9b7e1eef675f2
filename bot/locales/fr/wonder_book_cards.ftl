# Wonder Book : les noms des boutons et des images (24 caractères au plus), et ce que font les cartes.

## Heroes

hero-ken = Ken
hero-ken-about = Agit le premier et plaisante quand il a peur.
hero-ken-attack = 3 dés, sa zone. 1 dégât par succès.
hero-lara = Lara
hero-lara-about = Prépare des plans et déteste perdre.
hero-lara-attack = 2 dés, sa zone. Chaque succès inflige 1 dégât à chacun de deux Wyrms.
hero-tina = Tina
hero-tina-about = Remarque ce qui fait mal aux autres.
hero-tina-attack = 2 dés, sa zone. 1 dégât par succès ; avec au moins un succès, un héros, où qu'il soit, récupère 1 Cœur.
hero-sid = Sid
hero-sid-about = Sait des choses bizarres et se fie aux machines.
hero-sid-attack = 2 dés, sa zone ou les zones adjacentes. 1 dégât par succès.

## Skills

skill-headlong = Tête baissée
skill-headlong-rules = Vous pouvez vous déplacer de 1 zone, puis attaquez aussitôt.
skill-tag-team = Relais
skill-tag-team-rules = Échangez votre place avec un autre héros, puis faites une action supplémentaire.
skill-patch-up = Pansement
skill-patch-up-rules = Un héros de votre zone ou d'une zone adjacente récupère 2 Cœurs.
skill-tinker = Bricolage
skill-tinker-rules = Piochez 1 carte Lambeau.
skill-whirl = Tourbillon
skill-whirl-rules = Infligez 1 dégât à chaque Wyrm de votre zone.
skill-heave = Coup d'épaule
skill-heave-rules = Infligez 1 dégât à un Wyrm de votre zone, puis déplacez un Wyrm de votre zone vers une zone adjacente.
skill-long-throw = Lancer long
skill-long-throw-rules = Lancez 3 dés : infligez 1 dégât à un Wyrm de votre zone ou d'une zone adjacente ; avec 2 succès ou plus, 2 dégâts.
skill-plan-b = Plan B
skill-plan-b-rules = Déplacez-vous de 2 zones au plus, puis faites une action supplémentaire.
skill-hush = Chut
skill-hush-rules = Chaque héros de votre zone ne perd pas le prochain Cœur avant la prochaine Phase des Joueurs.
skill-share-out = Partage
skill-share-out-rules = Chaque héros de votre zone récupère 1 Cœur.
skill-magnet = Aimant
skill-magnet-rules = Un héros, où qu'il soit, gagne 1 Étincelle.
skill-tripwire = Fil tendu
skill-tripwire-rules = Infligez 1 dégât à chacun de deux Wyrms au plus, dans votre zone ou les zones adjacentes.

## Items and Special Rules

item-lantern = Lanterne de laiton
item-lantern-rules = Action Spéciale, 1 Étincelle : infligez 1 dégât à un Wyrm de votre zone ou d'une zone adjacente.
item-whistle = Sifflet de fer-blanc
item-whistle-rules = Action Spéciale : déplacez un Wyrm de votre zone ou d'une zone adjacente vers une zone adjacente à la sienne.
item-loaf = Pain de fer
item-loaf-rules = Action Spéciale : infligez 2 dégâts à un Wyrm de votre zone ou d'une zone adjacente. Défaussez ensuite cette carte.
item-rope = Corde de la cloche
item-rope-rules = Action Spéciale : déplacez un autre héros debout, où qu'il soit, dans votre zone.
item-satchel = Cartable
item-satchel-rules = Action Spéciale, 1 Étincelle : piochez 1 carte Lambeau.
item-needle = Aiguille d'or
item-needle-rules = Action Spéciale au Bord déchiré, 1 Étincelle : lancez 4 dés ; chaque succès est un point de couture.

rule-1-5 = Puits à l'envers
rule-1-11 = Lampes
rule-1-29 = Couture

special-lantern = Éblouir un Wyrm
special-lantern-rules = { item-lantern-rules }
special-whistle = Siffler
special-whistle-rules = { item-whistle-rules }
special-loaf = Lancer le pain
special-loaf-rules = { item-loaf-rules }
special-rope = Lancer la corde
special-rope-rules = { item-rope-rules }
special-satchel = Fouiller le cartable
special-satchel-rules = { item-satchel-rules }
special-needle = Coudre à l'aiguille
special-needle-rules = { item-needle-rules }
special-well = Se pencher sur le puits
special-well-rules = Lancez 2 dés : gagnez 1 Étincelle par succès. Sans succès, perdez 1 Cœur.
special-lamps = Nourrir les lampes
special-lamps-rules = Dépensez 1 Étincelle : 1 dégât à chaque Wyrm de la Cour aux lampes.
special-sew = Coudre
special-sew-rules = Dépensez 1 Étincelle et lancez 2 dés : chaque succès est un point de couture.

## Shred cards

shred-tailwind = Vent arrière
shred-tailwind-rules = « …et le vent les porta par-dessus les toits… » Déplacez-vous de 3 zones au plus.
shred-fireflies = Lucioles
shred-fireflies-rules = « …les poches pleines de lucioles… » Un héros, où qu'il soit, gagne 2 Étincelles.
shred-honeycomb = Rayon de miel
shred-honeycomb-rules = « …et il y eut du miel pour tous… » Un héros de votre zone ou d'une zone adjacente récupère 3 Cœurs.
shred-boulder = Rocher
shred-boulder-rules = « …quand le rocher s'arrêta enfin… » Infligez 2 dégâts à un Wyrm de votre zone ou d'une zone adjacente.
shred-mist = Brume
shred-mist-rules = « …on n'y voyait goutte… » Chaque héros de votre zone ne perd pas les 2 prochains Cœurs avant la prochaine Phase des Joueurs.
shred-side-door = Porte dérobée
shred-side-door-rules = « …par une porte qui n'existait pas la veille… » Échangez votre place avec un autre héros debout, puis faites une action supplémentaire.
shred-twice-told = Deux fois conté
shred-twice-told-rules = « …et ils recommencèrent depuis le début… » Faites deux actions supplémentaires.
shred-giants-grip = Poigne de géant
shred-giants-grip-rules = « …d'une main grande comme une charrette… » Lancez 5 dés : infligez 1 dégât à autant de Wyrms de votre zone que vous avez de succès.

special-tailwind = Lire Vent arrière
special-tailwind-rules = { shred-tailwind-rules }
special-fireflies = Lire Lucioles
special-fireflies-rules = { shred-fireflies-rules }
special-honeycomb = Lire Rayon de miel
special-honeycomb-rules = { shred-honeycomb-rules }
special-boulder = Lire Rocher
special-boulder-rules = { shred-boulder-rules }
special-mist = Lire Brume
special-mist-rules = { shred-mist-rules }
special-side-door = Lire Porte dérobée
special-side-door-rules = { shred-side-door-rules }
special-twice-told = Lire Deux fois conté
special-twice-told-rules = { shred-twice-told-rules }
special-giants-grip = Lire Poigne de géant
special-giants-grip-rules = { shred-giants-grip-rules }

## Wyrm cards

wyrm-card-scent = Flair
wyrm-card-scent-rules = 1 Wyrm arrive. Chaque Wyrm agit une fois, avec trois ou quatre héros deux fois. Puis révélez une autre carte Wyrm.
wyrm-card-burst = Éclatement
wyrm-card-burst-rules = 1 Wyrm arrive, avec trois ou quatre héros 2. Dans chaque zone avec 3 Wyrms ou plus, l'un d'eux éclate : retirez-le, chaque héros de la zone perd 2 Cœurs, chaque héros d'une zone adjacente en perd 1.
wyrm-card-prowl = Maraude
wyrm-card-prowl-rules = 1 Wyrm arrive. Chaque Wyrm agit une fois.
wyrm-card-brood = Couvée
wyrm-card-brood-rules = 1 Wyrm arrive, avec trois ou quatre héros 2. Chaque Wyrm agit une fois.
wyrm-card-frenzy = Frénésie
wyrm-card-frenzy-rules = Chaque Wyrm agit deux fois.
wyrm-card-gnaw = Grignotage
wyrm-card-gnaw-rules = Avec trois ou quatre héros, 1 Wyrm arrive. Chaque Wyrm agit une fois. Ils vous grignotent les poches : chaque héros perd 1 Étincelle.
wyrm-card-unravel = Maille filée
wyrm-card-unravel-rules = 1 Wyrm arrive. Chaque Wyrm agit une fois, avec trois ou quatre héros deux fois. Si 4 Wyrms ou plus sont en jeu, chaque héros perd 1 Cœur.

## Areas and objects

area-landing = Point de chute
area-well = Puits à l'envers
area-hinge-hill = Colline à charnière
area-gatehouse = Loge du portier
area-lamp-court = Cour aux lampes
area-bakery = Boulangerie
area-bell-stair = Escalier de la cloche
area-reading-room = Salle de lecture
area-paper-bridge = Pont de papier
area-seam = Couture
area-torn-edge = Bord déchiré

object-ovens = Fours
object-satchel = Cartable
object-bell = Cloche
object-door = Porte
object-dragon = Dragon de pierre
object-bobbin = Bobine

## Keywords, goals, counters

keyword-signed = Signé
keyword-inkling = Inkling
keyword-letter = Lettre
keyword-spring = Ressort
keyword-gap = Fente

goal-1-6 = Tous les héros sont dans la Loge du portier et ont ensemble 4 Étincelles.
goal-1-13 = Réglez les deux anneaux de la Porte, dans la Salle de lecture.
goal-1-35 = Cousez 8 points au Bord déchiré.

counter-rings = Anneaux réglés
counter-stitches = Points de couture
