# Wonder Book : les noms des boutons et des images (24 caractères au plus), et ce que font les cartes.

## Heroes

hero-ken = Ken
hero-ken-about = Agit le premier et plaisante quand il a peur.
hero-ken-attack = 3 dés, sa zone. 1 dégât par succès.
hero-lara = Lara
hero-lara-about = Prépare des plans et déteste perdre.
hero-lara-attack = 2 dés, sa zone. 1 dégât par succès à chacun de deux Wyrms au plus.
hero-tina = Tina
hero-tina-about = Remarque ce qui fait mal aux autres.
hero-tina-attack = 2 dés, sa zone. 1 dégât par succès ; avec au moins un succès, un héros, où qu’il soit, récupère 1 Cœur.
hero-sid = Sid
hero-sid-about = Sait des choses bizarres et se fie aux machines.
hero-sid-attack = 2 dés, sa zone ou les zones adjacentes. 1 dégât par succès.

## Skills

skill-headlong = Tête baissée
skill-headlong-rules = Tu peux te déplacer de 1 zone ; puis attaque avec 4 dés dans ta zone.
skill-tag-team = Relais
skill-tag-team-rules = Échange ta place avec un héros debout d’une autre zone, puis fais une action supplémentaire.
skill-patch-up = Pansement
skill-patch-up-rules = Un héros de ta zone ou d’une zone adjacente (ce peut être toi) récupère 2 Cœurs.
skill-tinker = Bricolage
skill-tinker-rules = Pioche 1 carte Lambeau.
skill-whirl = Tourbillon
skill-whirl-rules = Inflige 1 dégât à chaque Wyrm de ta zone.
skill-bear-hug = Sous le bras
skill-bear-hug-rules = Déplace-toi de 1 zone ; un autre héros de ta zone peut t’accompagner.
skill-long-throw = Lancer long
skill-long-throw-rules = Attaque avec 3 dés dans ta zone ou les zones adjacentes.
skill-plan-b = Plan B
skill-plan-b-rules = Un autre héros debout, où qu’il soit, fait aussitôt une action supplémentaire.
skill-hush = Chut
skill-hush-rules = Étourdis chaque Wyrm de ta zone.
skill-share-out = Partage
skill-share-out-rules = Perds 1 Cœur, jamais le dernier ; chaque autre héros de ta zone récupère 1 Cœur.
skill-magnet = Aimant
skill-magnet-rules = Ramasse 1 Étincelle dans ta zone et 1 dans chaque zone adjacente, s’il y en a.
skill-tripwire = Fil tendu
skill-tripwire-rules = Inflige 1 dégât à chacun de deux Wyrms au plus, dans ta zone ou les zones adjacentes.
skill-charge = Charge
skill-charge-rules = Tu peux te déplacer de 1 zone ; inflige ensuite 1 dégât à chaque Wyrm de ta zone.
skill-shield = Bouclier
skill-shield-rules = Jusqu’à la prochaine Phase des Joueurs, chaque héros qui est maintenant dans ta zone garde les 2 prochains Cœurs qu’il perdrait.
skill-regroup = Regroupement
skill-regroup-rules = Va dans une autre zone où se trouve un héros debout.
skill-far-shot = Tir lointain
skill-far-shot-rules = Attaque avec 3 dés, dans n’importe quelle zone.
skill-lullaby = Berceuse
skill-lullaby-rules = Étourdis un Wyrm de n’importe quelle zone.
skill-big-heart = Grand cœur
skill-big-heart-rules = Chaque héros de ta zone récupère 2 Cœurs.
skill-windfall = Aubaine
skill-windfall-rules = Un héros debout, où qu’il soit (toi compris), gagne 1 Étincelle.
skill-catapult = Catapulte
skill-catapult-rules = Inflige 2 dégâts à un Wyrm de ta zone ou d’une zone adjacente.
skill-last-word = Le dernier mot
skill-last-word-rules = Attaque avec 5 dés dans ta zone ou les zones adjacentes.
skill-deep-breath = Grande inspiration
skill-deep-breath-rules = Tu récupères 2 Cœurs.
skill-rally = Ralliement
skill-rally-rules = Amène dans ta zone un héros debout d’une autre zone, puis fais une action supplémentaire.
skill-both-hands = À deux mains
skill-both-hands-rules = Tu peux te déplacer de 2 zones au plus ; attaque ensuite avec 3 dés dans ta zone.
skill-open-arms = À bras ouverts
skill-open-arms-rules = Un héros, où qu’il soit (toi compris), récupère 3 Cœurs.
skill-firm-no = Un non ferme
skill-firm-no-rules = Étourdis chaque Wyrm de ta zone et des zones adjacentes.
skill-footnotes = Notes de bas de page
skill-footnotes-rules = Pioche 2 cartes Lambeau.
skill-chain-reaction = Réaction en chaîne
skill-chain-reaction-rules = Inflige 1 dégât à chacun de trois Wyrms au plus, dans ta zone ou les zones adjacentes.

## Items and Special Rules

item-lantern = Lanterne de laiton
item-lantern-the = la Lanterne de laiton
item-lantern-rules = Action spéciale, 1 Étincelle : chaque héros de ta zone récupère 1 Cœur.
item-whistle = Sifflet de fer-blanc
item-whistle-the = le Sifflet de fer-blanc
item-whistle-rules = Action spéciale : étourdis un Wyrm de ta zone ou d’une zone adjacente.
item-loaf = Pain de fer
item-loaf-the = le Pain de fer
item-loaf-rules = Action spéciale : inflige 2 dégâts à un Wyrm de ta zone ou d’une zone adjacente. Défausse ensuite cette carte.
item-rope = Corde de la cloche
item-rope-the = la Corde de la cloche
item-rope-rules = Action spéciale : déplace dans ta zone un héros debout d’une autre zone.
item-satchel = Cartable
item-satchel-the = le Cartable
item-satchel-rules = Action spéciale, 1 Étincelle : pioche 1 carte Lambeau.
item-needle = Aiguille d’or
item-needle-the = l’Aiguille d’or
item-needle-rules = Action spéciale au Bord déchiré, 1 Étincelle : lance 4 dés ; chaque succès est un point de couture.

rule-1-5 = Puits à l’envers
rule-1-11 = Lampes
rule-1-29 = Coudre

special-lantern = Lever la lanterne
special-lantern-rules = { item-lantern-rules }
special-whistle = Siffler
special-whistle-rules = { item-whistle-rules }
special-loaf = Lancer le pain
special-loaf-rules = { item-loaf-rules }
special-rope = Lancer la corde
special-rope-rules = { item-rope-rules }
special-satchel = Fouiller le cartable
special-satchel-rules = { item-satchel-rules }
special-needle = Coudre à l’aiguille
special-needle-rules = { item-needle-rules }
special-well = Se pencher sur le puits
special-well-rules = Au Puits à l’envers : lance 2 dés ; gagne 1 Étincelle par succès. Sans succès, perds 1 Cœur.
special-lamps = Nourrir les lampes
special-lamps-rules = Tant qu’un Wyrm non étourdi est dans la Cour aux lampes, dépense 1 Étincelle : étourdis chaque Wyrm de la Cour ; chaque héros qui s’y trouve récupère 1 Cœur.
special-sew = Coudre
special-sew-rules = Au Bord déchiré : dépense 1 Étincelle et lance 2 dés ; chaque succès est un point de couture.

## Cadeaux du Coffre au trésor, un par héros, une fois par chapitre

gift-boots = Bottes de Milo
gift-boots-rules = Action spéciale, une fois par chapitre : tu peux te déplacer de 3 zones au plus ; attaque ensuite avec 4 dés dans ta zone.
special-boots = Enfiler les bottes
special-boots-rules = { gift-boots-rules }
gift-chalk = Craie à portes
gift-chalk-rules = Action spéciale, une fois par chapitre : amène dans ta zone jusqu’à deux héros debout d’autres zones, puis fais une action supplémentaire.
special-chalk = Dessiner une porte
special-chalk-rules = { gift-chalk-rules }
gift-bun-tin = Boîte à brioches d’Uma
gift-bun-tin-rules = Action spéciale, une fois par chapitre : chaque héros debout récupère 2 Cœurs.
special-bun-tin = Ouvrir la boîte
special-bun-tin-rules = { gift-bun-tin-rules }
gift-kite = Cerf-volant
gift-kite-rules = Action spéciale, une fois par chapitre : un héros debout, où qu’il soit, gagne 2 Étincelles ; fais ensuite deux actions supplémentaires.
special-kite = Lancer le cerf-volant
special-kite-rules = { gift-kite-rules }

## Shred cards

shred-tailwind = Vent arrière
shred-tailwind-rules = « …et le vent les porta par-dessus les toits… » Déplace-toi de 3 zones au plus.
shred-fireflies = Lucioles
shred-fireflies-rules = « …les poches pleines de lucioles… » Gagne 2 Étincelles.
shred-honeycomb = Rayon de miel
shred-honeycomb-rules = « …et il y eut du miel pour tous… » Un héros de ta zone ou d’une zone adjacente (ce peut être toi) récupère 3 Cœurs.
shred-boulder = Rocher
shred-boulder-rules = « …quand le rocher s’arrêta enfin… » Inflige 2 dégâts à un Wyrm de ta zone ou d’une zone adjacente.
shred-mist = Brume
shred-mist-rules = « …on n’y voyait goutte… » Étourdis chaque Wyrm de ta zone et des zones adjacentes.
shred-side-door = Porte dérobée
shred-side-door-rules = « …par une porte qui n’existait pas la veille… » Déplace-toi dans une autre zone où se trouve un héros debout.
shred-twice-told = Deux fois conté
shred-twice-told-rules = « …et ils recommencèrent depuis le début… » Fais deux actions supplémentaires.
shred-giants-grip = Poigne de géant
shred-giants-grip-rules = « …d’une main grande comme une charrette… » Attaque avec 5 dés dans ta zone.

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
wyrm-card-scent-rules = 1 Wyrm sort du Vortex. Chaque Wyrm agit une fois, avec trois ou quatre héros deux fois. Puis révélez une autre carte Wyrm.
wyrm-card-burst = Éclatement
wyrm-card-burst-rules = 1 Wyrm sort du Vortex, avec trois ou quatre héros 2. Dans chaque zone avec 3 Wyrms ou plus, l’un d’eux éclate : retirez-le, chaque héros ou allié de la zone perd 2 Cœurs, et ceux des zones adjacentes 1.
wyrm-card-prowl = Maraude
wyrm-card-prowl-rules = 1 Wyrm sort du Vortex. Chaque Wyrm agit deux fois.
wyrm-card-brood = Couvée
wyrm-card-brood-rules = 2 Wyrms sortent du Vortex. Chaque Wyrm agit une fois.
wyrm-card-frenzy = Frénésie
wyrm-card-frenzy-rules = Chaque Wyrm agit deux fois.
wyrm-card-gnaw = Grignotage
wyrm-card-gnaw-rules = 1 Wyrm sort du Vortex. Chaque Wyrm agit une fois. Dans chaque zone où il y a un Wyrm, 1 Étincelle posée là retourne à la réserve.
wyrm-card-unravel = Maille filée
wyrm-card-unravel-rules = 1 Wyrm sort du Vortex. Chaque Wyrm agit une fois, avec trois ou quatre héros deux fois. Chaque héros qui a un Wyrm dans sa zone perd 1 Étincelle.

## Areas and objects

area-landing = Point de chute
area-well = Puits à l’envers
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
goal-1-35 = Cousez assez de points au Bord déchiré pour fermer le trou.

counter-rings = Anneaux réglés
counter-stitches = Points de couture

## Options

option-1-2-sign = Signer de vos noms
option-1-2-blank = Laisser la ligne vide
option-1-6-free = Lui montrer vos noms
option-1-6-pay = Payer le péage
option-1-6-late = Signer sa liste quand même
option-1-7-lantern = Prendre la lanterne
option-1-7-whistle = Prendre le sifflet
option-1-15-feed = Le nourrir et le soigner
option-1-15-nest = Le chasser, vider son nid
option-1-17-open = Ouvrir la lettre
option-1-17-keep = La laisser fermée
option-1-19-ring = Sonner la cloche
option-1-19-untie = Dénouer la corde
option-1-20-milo = Milo
option-1-20-nora = Nora
option-1-20-uma = Uma
option-1-21-satchel = Un cartable
option-1-21-coat = Un imperméable
option-1-21-apron = Un tablier
option-1-30-spring = Prendre le ressort d’Ibo
option-1-30-laces = Nouer vos lacets
option-1-33-rest = Se reposer dans le creux
option-1-33-pick = Lui curer les dents
option-1-36-shut = Coudre le dernier point
option-1-36-gap = Laisser une fente
option-1-36-minnow = L’appeler Minnow

## Images

scene-eight-hail = Quatre enfants courent sous la grêle vers le haut d’une colline sombre ; la porte d’une tour est ouverte, et il en sort de la lumière.
scene-eight-hooks = Un mur de briques avec neuf patères, très bas. À la neuvième s’égoutte un petit imperméable jaune. Un escalier poussiéreux monte.
scene-eight-desk = Un livre grand comme une porte est posé, fermé, sur un bureau, une chaîne en travers ; à côté, une règle d’acier, une fiche et une plume.
scene-eight-open = Le Livre est ouvert sur son bureau, dans la tour : une colline à l’encre et, dessus, quatre petites silhouettes en couleurs. Quatre enfants les regardent. Derrière la fenêtre, il grêle.
scene-eight-back = Quatre enfants descendent l’escalier de la tour, vers l’imperméable jaune et sa patère. Derrière la fenêtre, la même grêle.
scene-eight-fall = Vous tombez d’un petit carré de lumière vers un pays de papier qui est en train de se dresser.
scene-eight-landing = De l’herbe dont chaque brin a un pli ; une colline à charnière de laiton, à demi dressée ; un puits dont l’eau flotte en l’air ; une loge de portier aux volets clos.
scene-eight-flap = Une lourde porte, de tout près. Son volet de laiton est ouvert, et deux yeux de laiton regardent depuis le noir.
scene-eight-street = Une place, le soir : de hautes maisons, et sept lampes qui se penchent sur leurs longs cous de fer.
scene-eight-door = Une porte de chêne qui a un visage : des yeux las, un long nez et un anneau de bois autour d’une bouche aux dents carrées.
scene-eight-room = Des rayonnages jusqu’aux nuages, pleins de livres grands comme des lits. L’un est ouvert par terre ; la page près du dos a été découpée.
scene-eight-tear = Une feuille pliée pour seul pont, une couture à moitié défaite, et derrière, le bord déchiré du monde : des Wyrms le long du bord, et un tourbillon violet dans le noir.
scene-eight-dragon = Un dragon de pierre, long comme un autobus, dort près d’un pont de papier au clair de lune, de la mousse sur les paupières.
scene-eight-thumb = Des points dorés ferment le trou jusqu’à la dernière fente. Là, de l’autre côté, des doigts tachés d’encre tiennent les bords fermés.
scene-eight-end-folded = La ville est repliée à plat sur le Livre ouvert. Une seule lampe s’est penchée jusqu’à terre et renifle son chemin.
scene-eight-end-lamps = Sur le Livre ouvert, une maison sur deux est debout, l’autre repliée ; devant elles brûlent sept lampes.
scene-eight-end-bread = La ville est debout sur le Livre ouvert. Un pain frais est dans la vitrine de la boulangerie, et son odeur monte du toit.
scene-eight-end-unfolded = Derrière la ville, sur le Livre ouvert, une deuxième colline se déplie, puis une troisième ; un dragon de pierre aux paupières moussues regarde au-dehors.
