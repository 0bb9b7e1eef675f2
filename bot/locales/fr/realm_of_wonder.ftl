### Realm of Wonder : boutons, ce qui se passe, ce qui est demandé, pourquoi pas. Cartes, tuiles, quêtes,
### personnages et régions sont dans realm_of_wonder_cards.ftl. PM : points de magie ; les cases sont dites par leurs codes.

game-realm-of-wonder = Realm of Wonder
game-realm-of-wonder-about = Des voisins font la course jusqu’au château du roi, sur des disques qui tournent sous leurs pieds. La porte s’ouvre pour la quête du roi, trois monstres ou trois boules magiques ; le premier à entrer gagne.
game-realm-of-wonder-cover = Le château du roi et, autour, Mage, Golem, Yéti, Troll, Cyclope et Gnome.
game-realm-of-wonder-players = 2 à 6 joueurs
game-realm-of-wonder-lasts = 15 à 40 minutes à deux, plus d’une heure à quatre

mode-realm-of-wonder-race = Course au château

## Buttons: cards and standing orders

realm-of-wonder-choose-move = { $card }
realm-of-wonder-order-counter = Contrer : { $order } ({ $term })
realm-of-wonder-order-muscles = En défense : { $order } ({ $term })
realm-of-wonder-stay-quiet = Aucun sort { $term }
realm-of-wonder-cast-again = Me redemander mes sorts
realm-of-wonder-take-back = Choisir une autre carte

## Buttons: spells

realm-of-wonder-cast = Lancer { $card }
realm-of-wonder-end-spells = Terminer mes sorts
realm-of-wonder-target-space = { $space }
realm-of-wonder-target-seat = { $seat }
realm-of-wonder-target-tile = { $seat } : { $tile }
realm-of-wonder-target-disc = Tourner le { $disc } vers { $land }
realm-of-wonder-pick-disc = Tourner : { $disc }
realm-of-wonder-counter = { $answer ->
    [none] Contrer
   *[other] Contrer avec { $answer }
}
realm-of-wonder-let-pass = Laisser faire

## Buttons: movement

realm-of-wonder-walk = Aller en { $space }
realm-of-wonder-attack = Se battre en { $space }
realm-of-wonder-conquer = { $tokens ->
    [one] Conquérir le fort en { $space } ({ $tokens } jeton)
   *[other] Conquérir le fort en { $space } ({ $tokens } jetons)
}
realm-of-wonder-enter-castle = Entrer dans le château
realm-of-wonder-buy-point = +1 déplacement (3 PM)
realm-of-wonder-open-tower = Ouvrir la tour (1 PM)
realm-of-wonder-buy-magic = Carte magique (3 PM)
realm-of-wonder-build = Bâtir un fort (3 PM)
realm-of-wonder-spin-disc = Tourner au dé : { $disc } (1 PM)
realm-of-wonder-set-disc = Tourner le { $disc } vers { $land } (3 PM)
realm-of-wonder-vortex = Vortex vers { $space } (3 PM)
realm-of-wonder-use-teleport = Se téléporter en { $space }
realm-of-wonder-drink-potion = Potion : { $bonus }
realm-of-wonder-use-wand = Agiter la baguette
realm-of-wonder-use-fist = Lever le poing
realm-of-wonder-use-vulture = Appeler le vautour
realm-of-wonder-use-frozen-stone = Pierre gelée : { $disc }
realm-of-wonder-use-catapult = Catapulte vers { $space }
realm-of-wonder-use-helmet = Plonger vers { $space }
realm-of-wonder-end-turn = Finir le tour

## Buttons: battles and treasures

realm-of-wonder-play-muscle = Jouer { $card }
realm-of-wonder-end-muscles = Lancer le dé
realm-of-wonder-take-tile = Prendre : { $tile }
realm-of-wonder-give-curse = Donner la boule maudite
realm-of-wonder-end-spoils = Laisser le reste
realm-of-wonder-return-to = Rentrer en { $space }
realm-of-wonder-pick-bonus = Prendre : { $bonus }
realm-of-wonder-use-tile = Utiliser : { $tile }
realm-of-wonder-leave-tile = Laisser : { $tile }
realm-of-wonder-keep-card = Garder { $card }

## Menus

placeholder-realm-of-wonder-choose-move = Ta carte de déplacement
placeholder-realm-of-wonder-order-counter = Quand contrer un sort
placeholder-realm-of-wonder-order-muscles = Muscles en défense
placeholder-realm-of-wonder-cast = Lancer un sort
placeholder-realm-of-wonder-target-space = Où ?
placeholder-realm-of-wonder-target-seat = Qui ?
placeholder-realm-of-wonder-target-tile = Quelle tuile, et de qui ?
placeholder-realm-of-wonder-target-disc = Quel disque, et vers où ?
placeholder-realm-of-wonder-pick-disc = Quel disque ?
placeholder-realm-of-wonder-walk = Se déplacer
placeholder-realm-of-wonder-attack = Attaquer
placeholder-realm-of-wonder-conquer = Conquérir un fort
placeholder-realm-of-wonder-spin-disc = Disque au dé (1 PM)
placeholder-realm-of-wonder-set-disc = Disque au choix (3 PM)
placeholder-realm-of-wonder-vortex = Vortex (3 PM)
placeholder-realm-of-wonder-use-teleport = Télétransport
placeholder-realm-of-wonder-drink-potion = Potion
placeholder-realm-of-wonder-use-frozen-stone = Pierre runique gelée
placeholder-realm-of-wonder-use-catapult = Catapulte
placeholder-realm-of-wonder-use-helmet = Casque de plongée
placeholder-realm-of-wonder-play-muscle = Jouer un muscle
placeholder-realm-of-wonder-take-tile = Prendre une tuile
placeholder-realm-of-wonder-return-to = Rentrer où ?
placeholder-realm-of-wonder-pick-bonus = Quel bonus ?
placeholder-realm-of-wonder-keep-card = Quelle carte garder ?
placeholder-realm-of-wonder-stay-quiet = Aucun sort pour un temps
placeholder-realm-of-wonder-counter = Contrer ?
placeholder-realm-of-wonder-use-tile = Utiliser une tuile
placeholder-realm-of-wonder-leave-tile = Laisser une tuile

## What happened: a round

realm-of-wonder-quest-given = On lit la quête du roi : { $quest }. { $tale } Le premier à entrer dans le château gagne.
realm-of-wonder-round-began = Manche { $round }.
# Nothing where MP come in: six such lines a round would hide the rest; the purse shows it.
realm-of-wonder-income = { $n ->
    [0] { $seat } est sur l’île du château, où aucun PM ne rentre.
   *[other] { "" }
}
realm-of-wonder-moves-drawn = { $cards ->
    [hidden] { "" }
    [none] { "" }
   *[other] { $seat } pioche { $cards }.
}
# Nothing: who is waited for stands below.
realm-of-wonder-move-chosen = { "" }
realm-of-wonder-move-taken-back = { $seat } choisit de nouveau.
realm-of-wonder-move-revealed = { $points ->
    [one] { $seat } : vitesse { $speed }, { $points } point de déplacement.
   *[other] { $seat } : vitesse { $speed }, { $points } points de déplacement.
}
realm-of-wonder-power-restored = Le pouvoir spécial de { $seat } est de nouveau prêt.
realm-of-wonder-treasure = { $seat } trouve un trésor : +{ $n } PM.
realm-of-wonder-magic-drawn = { $cards ->
    [none] Plus de cartes magiques : rien pour { $seat }.
    [hidden] { $n ->
        [one] { $seat } pioche une carte magique.
       *[other] { $seat } pioche { $n } cartes magiques.
    }
   *[other] { $seat } pioche { $cards }.
}
realm-of-wonder-die-rolled = { $seat } lance le dé de rotation : { $land }.
realm-of-wonder-disc-turned = Le { $disc } tourne vers { $land }.

## What happened: spells

realm-of-wonder-spell-cast = { $disc ->
    [none] { $tile ->
        [none] { $to ->
            [none] { $space ->
                [none] { $target ->
                    [none] { $seat } lance { $card }.
                   *[other] { $seat } lance { $card } sur { $target }.
                }
               *[other] { $target ->
                    [none] { $seat } lance { $card } sur { $space }.
                   *[other] { $seat } lance { $card } sur le fort de { $target } en { $space }.
                }
            }
           *[other] { $space ->
                [none] { $seat } lance { $card }, cap sur { $to }.
               *[other] { $target ->
                    [none] { $seat } lance { $card } sur un jeton en { $space }.
                   *[other] { $seat } lance { $card } sur un jeton de { $target } en { $space }.
                }
            }
        }
       *[other] { $seat } lance { $card } sur { $target } : { $tile }.
    }
   *[other] { $seat } lance { $card } sur le { $disc }.
}
# Nothing: who is waited for stands below.
realm-of-wonder-answers-awaited = { "" }
realm-of-wonder-spell-countered = { $seat } répond au sort de { $caster } ({ $card }) par { $answer }.
realm-of-wonder-spell-failed = { $card } de { $seat } part en fumée.
realm-of-wonder-fort-hit = { $height ->
    [0] Le fort de { $seat } en { $space } a disparu.
    [one] Le fort de { $seat } en { $space } perd un jeton ; il en reste { $height }.
   *[other] Le fort de { $seat } en { $space } perd un jeton ; il en reste { $height }.
}
realm-of-wonder-speed-raised = { $seat } passe à la vitesse { $speed } : en dernier pour les sorts, en premier pour le déplacement.
realm-of-wonder-points-shifted = { $n ->
    [-3] { $seat } a 3 points de déplacement de moins cette manche.
   *[other] { $seat } a { $n } points de déplacement de plus cette manche.
}
realm-of-wonder-balloon-ready = La montgolfière est gonflée pour { $seat }.
realm-of-wonder-token-moved = Un jeton de { $seat } passe de { $space } à { $to }.
realm-of-wonder-tile-taken = { $seat } prend à { $loser } : { $tile }.
realm-of-wonder-dived = { $seat } refait surface en { $space }.
# Nothing: the next caster follows.
realm-of-wonder-spells-ended = { "" }

## What happened: movement

realm-of-wonder-turn-began = { $points ->
    [0] Au tour de { $seat }, sans point de déplacement.
    [one] Au tour de { $seat } : { $points } point de déplacement.
   *[other] Au tour de { $seat } : { $points } points de déplacement.
}
realm-of-wonder-walked = { $spaces-end ->
    [K] { $spaces-past ->
        [none] { "" }
       *[other] { $seat } va vers le château par { $spaces-past }.
    }
   *[other] { $spaces-past ->
        [none] { $seat } va en { $spaces-end }.
       *[other] { $seat } va en { $spaces-end } par { $spaces-past }.
    }
}
realm-of-wonder-balloon-left = { $seat } laisse la montgolfière au bord de l’île du château.
realm-of-wonder-point-bought = { $seat } achète un point de déplacement.
realm-of-wonder-magic-bought = { $cards ->
    [hidden] { $seat } achète une carte magique.
   *[other] { $seat } achète une carte magique : { $cards }.
}
realm-of-wonder-fort-built = { $height ->
    [1] { $seat } bâtit un fort en { $space }.
    [2] { $seat } élève à 2 le fort en { $space }.
   *[other] { $seat } élève à { $height } le fort en { $space } : une forteresse.
}
realm-of-wonder-fort-conquered = { $height ->
    [one] { $seat } conquiert le fort de { $loser } en { $space } avec { $tokens } jetons ; { $height } reste.
   *[other] { $seat } conquiert le fort de { $loser } en { $space } avec { $tokens } jetons ; { $height } restent.
}
realm-of-wonder-vortex-taken = { $seat } file par le vortex jusqu’en { $space }.
realm-of-wonder-teleported = { $seat } disparaît, et se retrouve en { $space }.
realm-of-wonder-power-used = { $character ->
    [Mage] { $seat } agite la baguette magique.
    [Golem] { $seat } lève le poing : cette manche, aucun mur n’arrête le Golem.
    [Troll] { $seat } appelle le vautour : cette manche, chaque case d’ici coûte 1.
    [Gnome] { $seat } grimpe dans la catapulte.
    [Cyclope] { $seat } enfile le casque de plongée.
   *[other] { $seat } pose la main sur la pierre runique gelée.
}
realm-of-wonder-magic-points-gained = { $seat } : +{ $n } PM.
realm-of-wonder-catapulted = { $seat } atterrit en { $space }.
realm-of-wonder-potion-drunk = { $seat } boit la Potion.
realm-of-wonder-bonus-taken = { $seat } a un bonus pour le reste de la partie : { $bonus }.
realm-of-wonder-bonuses-out = Il ne reste aucun jeton Bonus pour { $seat }.
# Nothing: the next turn follows.
realm-of-wonder-turn-ended = { "" }

## What happened: towers and battles

realm-of-wonder-tower-opened = { $seat } ouvre la tour en { $space } : { $tile }. { $tile-rules }
realm-of-wonder-page-found = { $n ->
    [one] { $seat } trouve une page, la première.
   *[other] { $seat } trouve une page : { $n } en tout.
}
# To whom the cards are hidden: nothing, until one is taken.
realm-of-wonder-tile-left = { $seat } ne s’en sert pas : { $tile }.
realm-of-wonder-chest-offered = { $cards ->
    [hidden] { "" }
   *[other] { $seat } trouve dans le Coffre : { $cards }.
}
realm-of-wonder-chest-passed = { $cards ->
    [hidden] { $seat } prend une carte du Coffre.
   *[other] { $seat } prend une carte du Coffre : { $cards }.
}
realm-of-wonder-battle-began = { $seat } attaque { $foe } en { $space }.
realm-of-wonder-monster-fought = { $seat } affronte { $monster } en { $space }.
realm-of-wonder-muscles-played = { $cards ->
    [none] { "" }
   *[other] { $seat } montre ses muscles : { $cards }.
}
realm-of-wonder-knights-sent = { $n ->
    [one] { $seat } envoie un chevalier à la bataille.
   *[other] { $seat } envoie { $n } chevaliers à la bataille.
}
realm-of-wonder-battle-rolled = { $seat ->
    [none] { $bonus ->
        [0] { $other } fait { $dice } pour le monstre.
       *[other] { $other } fait { $dice } pour le monstre, avec +{ $bonus } : { $total }.
    }
   *[other] { $bonus ->
        [0] { $seat } fait { $dice }.
       *[other] { $seat } fait { $dice }, avec +{ $bonus } : { $total }.
    }
}
realm-of-wonder-battle-won = { $seat } bat { $foe } !
realm-of-wonder-battle-drawn = Égalité : { $seat } n’ira pas plus loin.
realm-of-wonder-monster-beaten = { $seat } bat { $monster } !
realm-of-wonder-lost-to-monster = { $seat } perd contre { $monster }.
realm-of-wonder-curse-given = { $seat } donne à { $loser } une boule maudite.
realm-of-wonder-returned = { $seat } rentre clopin-clopant en { $space }.
realm-of-wonder-stood-back = { $seat } recule en { $space }.

## What happened: the end

realm-of-wonder-quest-fulfilled = { $seat } a accompli la quête du roi et reçoit un jeton Victoire, qui ouvre la porte du château !
realm-of-wonder-castle-entered = { $seat } entre dans le château du roi { $road } !
realm-of-wonder-time-up = { $round } manches sont passées, et le roi va se coucher : le joueur le plus près du trône l’emporte.

## What is asked

ask-realm-of-wonder-choosing = Choisir en secret une carte de déplacement. La plus rapide se déplace en premier, la plus lente lance ses sorts en premier.
ask-realm-of-wonder-lining-up = Le dé montre { $land }. Quel disque y tournes-tu ?
ask-realm-of-wonder-casting = { $own ->
    [yes] Lance tes sorts maintenant, ou dis que tu as fini.
   *[no] Lance tes sorts maintenant (sous « Ma place »), ou dis que tu as fini.
}
ask-realm-of-wonder-aiming = { $own ->
    [yes] Choisis la cible du sort.
   *[no] Choisis la cible du sort (sous « Ma place »).
}
ask-realm-of-wonder-window = { $own ->
    [yes] { $by } lance { $card }. Laisser faire, ou contrer ?
   *[no] { $by } lance { $card }. Laisser faire, ou contrer (sous « Ma place ») ?
}
ask-realm-of-wonder-moving = Marche, profite de ce que tu trouves où tu t’arrêtes, puis finis ton tour.
ask-realm-of-wonder-battle = { $foe ->
    [none] { $own ->
        [yes] Bataille en { $space }. Ajoute des cartes à muscle si tu en as (+1 chacune), puis lance le dé. Si tu perds, tu rentres chez toi et ton tour est fini.
       *[no] Bataille en { $space }. Ajoute des cartes à muscle si tu en as (+1 chacune, sous « Ma place »), puis lance le dé. Si tu perds, tu rentres chez toi et ton tour est fini.
    }
   *[other] { $own ->
        [yes] { $seat } contre { $foe }, en { $space }. Ajoute des cartes à muscle si tu en as (+1 chacune), puis lance le dé. Le vainqueur peut prendre des tuiles, le vaincu rentre chez lui.
       *[no] { $seat } contre { $foe }, en { $space }. Ajoute des cartes à muscle si tu en as (+1 chacune, sous « Ma place »), puis lance le dé. Le vainqueur peut prendre des tuiles, le vaincu rentre chez lui.
    }
}
ask-realm-of-wonder-spoils = { $taken ->
    [yes] Encore une tuile de { $loser } ?
   *[no] Victoire contre { $loser }. Que prends-tu ?
}
ask-realm-of-wonder-returning = Où rentres-tu : à ta maison, ou dans une forteresse ?
ask-realm-of-wonder-choosing-bonus = Un bonus pour le reste de la partie. Lequel ?
ask-realm-of-wonder-found = Dans la tour : { $tile }. T’en servir ?
ask-realm-of-wonder-chest = Une carte du Coffre est à toi. Laquelle ?

## What a choice costs and brings

realm-of-wonder-move-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $effect ->
    [none] { "" }
   *[other] , { $effect }
}
realm-of-wonder-cost = Il te restera { $left } PM
realm-of-wonder-tower-hides = { $monsters ->
    [0] Plus aucun monstre dans les tours
    [one] { $monsters } tour sur { $towers } cache un monstre ; vaincu, tu finis ton tour chez toi
   *[other] { $monsters } tours sur { $towers } cachent un monstre ; vaincu, tu finis ton tour chez toi
} ; il te restera { $left } PM
realm-of-wonder-fort-gives = { $height ->
    [1] +1 PM par manche{ $have ->
        [none] { "" }
       *[other] , quête { $have } sur { $needed }
    } ; { $tokens } jetons pour le conquérir
    [2] Pas plus de revenus, mais { $tokens } jetons pour le conquérir
   *[other] Une forteresse, refuge après une défaite ; { $tokens } jetons pour la conquérir
} ; il te restera { $left } PM
realm-of-wonder-way = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, il en restera { $left }{ $here ->
    [none] { "" }
   *[other] : { $here }
}{ $past ->
    [none] { "" }
   *[other] ; en passant : { $past }
}
realm-of-wonder-here-tower = une tour
realm-of-wonder-here-page = une tour, peut-être une page
realm-of-wonder-here-well = un puits
realm-of-wonder-here-fort = ton fort
realm-of-wonder-here-home = ta maison
realm-of-wonder-here-runestone = une pierre runique
realm-of-wonder-here-vortex = un vortex
realm-of-wonder-here-balloon = île du château, où aucun PM ne rentre ; sans la montgolfière
realm-of-wonder-here-island = île du château, où aucun PM ne rentre
realm-of-wonder-here-bare = rien sur place
realm-of-wonder-here-next = rien sur place, { $next } à { $n ->
    [one] { $n } point
   *[other] { $n } points
}
realm-of-wonder-past-tower = tour { $place }
realm-of-wonder-past-page = tour { $place }
realm-of-wonder-past-well = puits { $place }
realm-of-wonder-past-fort = ton fort { $place }
realm-of-wonder-past-home = ta maison { $place }
realm-of-wonder-past-runestone = pierre { $place }
realm-of-wonder-past-vortex = vortex { $place }
realm-of-wonder-past-castle = le château
realm-of-wonder-odds = victoire { $win } %, égalité { $draw } %{ $cards ->
    [0] { "" }
   *[other] , hors muscles
}
realm-of-wonder-foe = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} ; { $odds } ; { $other }{ $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
}, { $cards ->
    [0] pas de cartes
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $monster ->
    [none] { "" }
   *[other] { "" } ; puis { $monster }
}
realm-of-wonder-stakes = { $foe ->
    [none] Toi +{ $mine }, { $monster } +{ $theirs }
   *[other] Toi +{ $mine }, { $foe } +{ $theirs }
} ; { $odds }
realm-of-wonder-stronghold = une forteresse, haute de { $n }
realm-of-wonder-lair = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} ; { $monster }, +{ $strength } ; { $odds }
realm-of-wonder-conquest = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} et { $mp } PM à payer ; { $height ->
    [one] { $height } jeton reste : ton fort
   *[other] { $height } jetons restent : ton fort
}
realm-of-wonder-gate = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, et tu gagnes { $road }
realm-of-wonder-landing = { $other ->
    [none] { $monster ->
        [none] Personne n’y est
       *[other] { $monster } y attend
    }
   *[other] { $monster ->
        [none] { $other } y est : bataille
       *[other] { $other } y est, puis { $monster }
    }
}{ $odds ->
    [none] { "" }
   *[other] { "" } ; { $odds }
}
# Ce qu’apporte le tour d’un disque : « Château : Fennel à 2 points et toi à 9 ».
realm-of-wonder-turning = { $castle ->
    [none] { "" }
   *[other] Château : { $castle }{ $cross ->
        [none] { "" }
       *[other] { "" } ;{ " " }
    }
}{ $cross ->
    [none] { "" }
   *[other] { $castle ->
        [none] Pont le plus proche
       *[other] pont le plus proche
    } : { $cross }
}{ $bridges ->
    [none] { "" }
   *[other] Ponts du { $disc } : { $bridges }
}{ $left ->
    [none] { "" }
   *[other] { "" } ; il te restera { $left } PM
}
realm-of-wonder-turning-racer = { $seat ->
    [none] toi
   *[other] { $seat }
} { $n ->
    [none] sans chemin
    [one] { $first ->
        [yes] { $n } point
       *[no] { $n }
    }
   *[other] { $first ->
        [yes] { $n } points
       *[no] { $n }
    }
}
realm-of-wonder-turning-crossing = { $seat ->
    [none] toi
   *[other] { $seat }
} { $bridge } ({ $n ->
    [one] { $first ->
        [yes] { $n } point
       *[no] { $n }
    }
   *[other] { $first ->
        [yes] { $n } points
       *[no] { $n }
    }
})
realm-of-wonder-turning-nothing = Il y est déjà tourné : rien ne change
realm-of-wonder-bridge = { $space }–{ $to }
realm-of-wonder-ends = La manche { $rounds } est la dernière : la victoire va à { $seats }.
realm-of-wonder-left = { $points ->
    [0] { "" }
    [one] { $points } point sera perdu
   *[other] { $points } points seront perdus
}{ $island ->
    [yes] { $points ->
        [0] Sur l’île du château, aucun PM ne rentre
       *[other]  ; sur l’île du château, aucun PM ne rentre
    }
   *[no] { "" }
}
realm-of-wonder-ends-turn = { $land ->
    [none] île du château
   *[other] { $disc ->
        [outer] { $land }
       *[other] île de { $land }
    }
} ; finit le tour, et la tuile est épuisée
realm-of-wonder-fort-of = Fort de { $seat }, hauteur { $n }
realm-of-wonder-token-from = Le jeton de { $space } vient ici
realm-of-wonder-fist = À travers les murs, cette manche
realm-of-wonder-wand = +{ $n } PM
realm-of-wonder-vulture = Cette manche, chaque case de { $land } te coûte 1
realm-of-wonder-holds-on = Une consigne : tu peux la lever chaque fois que tu choisis une carte de déplacement
realm-of-wonder-holds-round = Cette manche seulement ; ensuite, on te redemande

## Why not, and what instead

rw-03-nothing = La porte reste fermée : il faut un jeton Victoire (pour la quête du roi), trois monstres ou trois boules.
rw-18-present = Tu as déjà dit que tu ne lances aucun sort.
rw-20-present = C’est déjà ta consigne. Choisis-en une autre, ou garde-la.
rw-20-once = Une consigne change une fois par manche. Tu pourras la changer à la prochaine.
rw-23-cost = Un point de déplacement coûte { $cost } PM ; tu en as { $have }.
rw-23-once = Un seul point acheté par tour. Le prochain sera pour le tour suivant.
rw-23-short = Il manque un point de déplacement. Achète-le d’abord pour 3 PM.
rw-28-cost = Ouvrir une tour coûte { $cost } PM ; tu en as { $have }. Reviens plus riche.
rw-29-cost = Une carte magique coûte { $cost } PM ; tu en as { $have }.
rw-29-once = Une seule carte magique par tour. La prochaine sera pour le tour suivant.
rw-30-cost = Tourner un disque au hasard coûte { $cost } PM ; tu en as { $have }.
rw-31-cost = Tourner un disque où tu veux coûte { $cost } PM ; tu en as { $have }. Au hasard, c’est 1 PM.
rw-32-cost = Le vortex coûte { $cost } PM ; tu en as { $have }. Va à pied.
rw-34-power = Les pouvoirs spéciaux ne marchent pas sur l’île du château. Sers-t’en avant d’y arriver.
rw-35-cost = Un jeton Fort coûte { $cost } PM ; tu en as { $have }.
rw-35-full = On bâtit un fort jusqu’à 3 jetons ; celui-ci en a { $n }. Seul le sort Transfert le fait monter plus haut.
rw-35-supply = Tes dix jetons Fort sont sur le plateau. Un Transfert peut en déplacer un.
rw-37-cost = Pour le conquérir, il faut { $n } jetons à { $cost } PM ; tu as { $have } PM.
rw-37-foreign = Un fort de { $seat }, haut de { $n }, est ici. On le conquiert avec un fort plus haut.
rw-37-supply = Pour le conquérir, il faut { $n } jetons ; il t’en reste { $have }.
rw-38-present = { rw-20-present }
rw-40-not-both = Tu prends des tuiles ou tu donnes la boule maudite, pas les deux, et tu as déjà pris une tuile.
rw-41-monster = Près d’un monstre, on ne se repose pas. Va-t’en, ou affronte-le.
rw-44-spent = Ton pouvoir spécial est épuisé. Une carte de déplacement qui porte son signe le rend de nouveau prêt.
rw-60-none = Tu n’as pas de Contre-sortilège. Laisse faire.
rw-75-empty = Les cartes magiques sont épuisées, et le resteront.
rw-79-bonus = Les six jetons Bonus sont donnés. La Potion arrive trop tard.

## The lobby and the result

setting-quest = La quête du roi
setting-quest-chance = Au hasard
setting-quest-forts = { quest-forts } (forts)
setting-quest-pages = { quest-pages } (pages)
setting-quest-hoard = { quest-hoard } (points de magie)
setting-quest-battles = { quest-battles } (batailles)
setting-quest-lands = { quest-lands } (régions)
setting-characters = Personnages
setting-characters-chance = Au hasard
setting-characters-order = Dans l’ordre des places, à partir du Mage

score-road-done = Chemin vers le château, en pour cent
figure-road-done = { $n } %
caption-road-done = du chemin vers le château
score-quest-round = Quête accomplie, manche

## The table in words

realm-of-wonder-heading = { $now ->
    [none] Realm of Wonder, manche { $n }
   *[other] Realm of Wonder, manche { $n } · { $now }
}
realm-of-wonder-now-moves = { $points ->
    [one] { $seat } : { $points } point de déplacement, { $mp } PM
   *[other] { $seat } : { $points } points de déplacement, { $mp } PM
}
realm-of-wonder-now-casts = les sorts : { $seat }
realm-of-wonder-goal = { $sides ->
    [none] But : le château, avec 3 boules, 3 monstres ou la quête du roi : { $wanted }
   *[other] But : le château, avec 3 boules, 3 monstres ou la quête du roi : { $wanted } Pour l’instant : { $sides }.
}
realm-of-wonder-goal-quest = { $seat } (quête { $have }/{ $whole })
realm-of-wonder-goal-monsters = { $seat } (monstres { $have }/{ $whole })
realm-of-wonder-goal-orbs = { $seat } (boules { $have }/{ $whole })
realm-of-wonder-closest = { $rounds ->
    [0] En tête : { $seat }.
   *[other] Après la manche { $rounds }, le joueur le plus avancé sur une voie gagne. En tête : { $seat }.
}
realm-of-wonder-may-enter = { $n ->
    [none] { $seat } peut entrer dans le château { $road }, mais aucun chemin n’y mène à présent
    [one] { $seat } peut entrer dans le château { $road }, à { $n } point de déplacement
   *[other] { $seat } peut entrer dans le château { $road }, à { $n } points de déplacement
}{ $others ->
    [none] { "" }
   *[other] { "" } ; de même { $others }
}.
realm-of-wonder-may-enter-too = { $seat } ({ $n ->
    [none] aucun chemin
   *[other] à { $n }
})
realm-of-wonder-lacks-one = Encore un effort, et { $seat } peut entrer dans le château { $roads }.
realm-of-wonder-battle = { $seat } se bat contre { $foe } en { $space }.
realm-of-wonder-hunt = { $seat } se bat contre { $monster } en { $space }.
realm-of-wonder-roads = { $victory ->
    [yes] { $seat } : jeton Victoire (quête accomplie) ; monstres { $monsters } sur 3, boules { $orbs } sur 3.
   *[no] { $seat } : quête { $have } sur { $needed }, monstres { $monsters } sur 3, boules { $orbs } sur 3.
}
realm-of-wonder-pages = Des pages se cachent encore dans ces régions : { $lands }.
realm-of-wonder-speeds = Du plus rapide au plus lent : { $speeds }.
realm-of-wonder-speed = { $moved ->
    [yes] { $seat } : { $speed } (tour fini)
   *[no] { $points ->
        [one] { $seat } : { $speed } ({ $points } point)
       *[other] { $seat } : { $speed } ({ $points } points)
    }
}
realm-of-wonder-stands = { $seat } ({ $character }) est en { $where }.
realm-of-wonder-where = { $land ->
    [none] { $feature ->
        [none] { $space } (île du château)
       *[other] { $space } ({ $feature })
    }
   *[other] { $disc ->
        [outer] { $feature ->
            [none] { $space } ({ $land })
           *[other] { $space } ({ $feature }, { $land })
        }
       *[other] { $feature ->
            [none] { $space } (île de { $land })
           *[other] { $space } ({ $feature }, île de { $land })
        }
    }
}
feature-house = maison
feature-tower = tour
feature-well = puits
feature-runestone = pierre runique
feature-vortex = vortex
feature-castle = château du roi
realm-of-wonder-purse = { $seat } : { $mp ->
    [one] { $mp } point de magie
   *[other] { $mp } points de magie
} (PM), { $income ->
    [0] rien ne rentre sur l’île du château ;
   *[other] +{ $income } par manche ;
} cartes de déplacement { $moves }, cartes magiques { $magic }.
realm-of-wonder-keeps = { $seat } garde : { $tiles ->
    [none] aucune tuile
   *[other] { $tiles }
}{ $shoes ->
    [0] { "" }
   *[other] ; chaussure ailée ×{ $shoes }
}{ $muscles ->
    [0] { "" }
   *[other] ; muscle ×{ $muscles }
} ; pouvoir spécial { $ready ->
    [yes] prêt
   *[no] épuisé
}.
realm-of-wonder-forts = { $forts ->
    [none] { $seat } n’a aucun fort ; jetons Fort en réserve : { $left }.
   *[other] Les forts de { $seat } : { $forts } ; jetons Fort en réserve : { $left }.
}
realm-of-wonder-fort = { $space } ({ $n })
realm-of-wonder-tiles = { $n ->
    [one] { $tile }
   *[other] { $tile } ×{ $n }
}
realm-of-wonder-copies = { $n ->
    [one] { $card }
   *[other] { $card } ×{ $n }
}
realm-of-wonder-chose = Ta carte de déplacement pour cette manche : { $move }.
realm-of-wonder-own-move = { $card } ({ $points })
realm-of-wonder-own-moves = Tes cartes de déplacement : { $moves }.
realm-of-wonder-own-magic = { $cards ->
    [none] Tu n’as aucune carte magique.
   *[other] Tes cartes magiques : { $cards }.{ $muscles ->
        [yes] { " " }En bataille, une carte à muscle peut aussi être jouée pour +1.
       *[no] { "" }
    }
}
realm-of-wonder-own-power = { $rules } { $ready ->
    [yes] Ton pouvoir spécial est prêt.
   *[no] Ton pouvoir spécial est épuisé, jusqu’à ce qu’une carte de déplacement le rende prêt.
}
realm-of-wonder-aims = Tu vises avec : { $card }.
realm-of-wonder-laid = Tu poses : { $cards }. Les autres le voient quand tu lances le dé.
realm-of-wonder-asked-without = Tu n’as pas de Contre-sortilège, mais la question vient quand même, pour que personne ne le devine. Une consigne te l’épargne.
realm-of-wonder-own-orders = Tes consignes : { $orders }.
realm-of-wonder-own-counter = { $value ->
    [never] tu ne contres jamais
    [aimed] tu contres d’abord avec une carte sans muscle les sorts qui te visent
    [aimed-muscle] tu contres d’abord avec une carte à muscle les sorts qui te visent
   *[ask] on te demande avant de contrer un sort
}{ $lapses ->
    [yes] { " " }(cette manche)
   *[no] { "" }
}
realm-of-wonder-own-muscles = { $value ->
    [none] tu ne joues aucun muscle en défense
    [all] tu joues tous tes muscles en défense
   *[ask] on te demande tes muscles en défense
}{ $lapses ->
    [yes] { " " }(cette manche)
   *[no] { "" }
}
realm-of-wonder-own-quiet = { $value ->
    [none] tu ne lances aucun sort
   *[ask] on te demande tes sorts
}{ $lapses ->
    [yes] { " " }(cette manche)
   *[no] { "" }
}
realm-of-wonder-monsters = Monstres à découvert : { $monsters }.
realm-of-wonder-near = { $what } { $space } ({ $n })
realm-of-wonder-nearest = Au plus près de toi, à pied, en points : { $nears }.
realm-of-wonder-monster-at = { $monster } en { $where }
realm-of-wonder-whirl = { $ways ->
    [none] Le { $disc } est tourné vers { $land } ; aucun chemin n’y mène.
   *[other] Le { $disc } est tourné vers { $land } ; passages : { $ways }.
}
realm-of-wonder-dock = { $space } vers { $to }
realm-of-wonder-towers = { $n ->
    [0] Toutes les tours sont ouvertes.
    [one] { $n } tour est encore fermée : { $spaces }.
   *[other] { $n } tours sont encore fermées : { $spaces }.
}
realm-of-wonder-decks = Pioches : déplacement { $moves }, magie { $magic } ; jetons Bonus restants : { $bonus }.
realm-of-wonder-gone = Cartes magiques hors de la partie : { $cards }.
