### Volfyirion : boutons, ce qui se passe, ce qui est demandé, pourquoi pas. Cartes, Cités, Atouts et
### Ruses sont dans volfyirion_cards.ftl. C, B et K : points de Commandement, de Bataille, de Connaissance.

game-volfyirion = Volfyirion
game-volfyirion-about = Deux Maisons en guerre, un dragon entre elles. Construis ton deck, garde tes Cités, abats celles d’en face.
game-volfyirion-cover = Le dragon Volfyirion au-dessus d’une Cité, au crépuscule, et les blasons de deux Maisons.
game-volfyirion-players = 1, 2 ou 4 joueurs
game-volfyirion-lasts = 25 à 45 minutes

mode-volfyirion-duel = Duel de deux Maisons
mode-volfyirion-solo = Seul contre Volfyirion
mode-volfyirion-solo-lasts = 10 à 20 minutes
mode-volfyirion-coop = Deux Maisons contre Volfyirion
mode-volfyirion-coop-lasts = 20 à 90 minutes
mode-volfyirion-team = Deux contre deux
mode-volfyirion-team-lasts = environ deux heures

setting-first-player = Premier joueur
setting-first-player-chance = Au hasard
setting-first-player-host = L’hôte
setting-difficulty-easy = Facile (les Cités tombées ne l’irritent pas)
setting-difficulty-normal = Normale (+1 par Cité tombée)
setting-difficulty-hard = Difficile (+2 par Cité tombée)
setting-pairing = Bastions
setting-pairing-printed = Comme imprimés (18 chacun)
setting-pairing-free = Réunis librement
setting-face-down-deck = Pioche Stratégie cachée
setting-face-down-deck-about = Personne ne voit la première carte de la pioche Stratégie.
setting-mercenaries = Mercenaires
setting-mercenaries-about = Quatre gardes forts et peu chers ; mais leur Cité tombe à la première attaque.
setting-ascension-path = Ascension Path
setting-ascension-path-about = Deux Merveilles fortes qu’on ne peut pas sceller, seulement prendre.
setting-saboteurs = Saboteurs
setting-saboteurs-about = Deux cartes faibles qu’on achète pour le deck d’en face.
setting-perks = Atouts
setting-perks-about = Chaque Maison reçoit un avantage visible pour toute la partie.
setting-ploys = Ruses
setting-ploys-about = Chaque Maison reçoit un piège secret qui se déclenche tout seul.
setting-rebuilding = Reconstruction
setting-rebuilding-about = Une Cité détruite se relève, une fois, pour autant de C que sa Défense.
setting-even-start = Départ équilibré
setting-even-start-about = Règle maison : le premier joueur (2 victoires sur 3 sinon) pioche 3 cartes, pas 5, au premier tour.

score-cities = Cités debout

## Words within others

area-hand = main
area-discard = défausse
area-play = zone de jeu

colour-turquoise = turquoise
colour-red = rouge
colour-purple = violet
colour-neutral = neutre

currency-battle = B
currency-knowledge = K

volfyirion-points = { $parts }
volfyirion-gain-command = +{ $n } C
volfyirion-gain-battle = +{ $n } B
volfyirion-gain-knowledge = +{ $n } K
volfyirion-have-command = { $n } C
volfyirion-have-battle = { $n } B
volfyirion-have-knowledge = { $n } K
volfyirion-effect-draw = { $n ->
    [one] pioche { $n } carte
   *[other] pioche { $n } cartes
}
volfyirion-effect-remove-card = retire une carte
volfyirion-effect-destroy-building = détruis un Bâtiment ennemi
volfyirion-effect-destroy-troop = détruis une Troupe ennemie
volfyirion-effect-move-volfyirion = déplace Volfyirion
volfyirion-copies = { $n ->
    [one] { $card }
   *[other] { $card } ×{ $n }
}

# A City to go to, a card that makes way.
to-city-tylaris = { city-tylaris }
to-city-vahylea = { city-vahylea }
to-city-alantar = { city-alantar }
to-city-yrdesh = { city-yrdesh }
to-city-akao-uket = { city-akao-uket }
to-city-kyr = { city-kyr }
over-apothecary = { card-apothecary }
over-library = { card-library }
over-laboratory = { card-laboratory }
over-barracks = { card-barracks }
over-war-academy = { card-war-academy }
over-headquarters = { card-headquarters }
over-mint = { card-mint }
over-black-market = { card-black-market }
over-bank = { card-bank }
over-novice = { card-novice }
over-fighter = { card-fighter }
over-soldier = { card-soldier }
over-guard = { card-guard }
over-scholar = { card-scholar }
over-qoam-scout = { card-qoam-scout }
over-qoamipulator = { card-qoamipulator }
over-armored-soldier = { card-armored-soldier }
over-elite-trooper = { card-elite-trooper }
over-mercenary-archer = { card-mercenary-archer }
over-mercenary-veteran = { card-mercenary-veteran }

## What a choice costs and leaves

volfyirion-refreshes = Gratuit, une fois, avant toute acquisition : cette carte passe sous la pioche
volfyirion-refreshes-all = Gratuit, une fois, avant toute acquisition : les anciennes passent sous la pioche
volfyirion-redraw-once = Gratuit, seulement au début de ton premier tour : remélange ta main et pioches-en une nouvelle
volfyirion-cost-command = { $cost } C, il reste { $left }
volfyirion-cost-battle = { $cost } B, il reste { $left }
volfyirion-cost-knowledge = { $cost } K, il reste { $left }
volfyirion-offer = { $price } ; { $effect }
volfyirion-about = { $kind ->
    [troop] Troupe ({ $colour ->
        [violet] violette
       *[other] { $colour }
    }), { $first }
    [building] Bâtiment ({ $colour }), { $first }/tour
    [wonder] Merveille, { $first }/tour
   *[command] { $colour }, { $first }
}{ $how ->
    [chain]  ; synergie { $needs } : { $second }
    [remove]  ; si retirée : { $second }
   *[none] { "" }
}
volfyirion-guards = Défense { $n }
volfyirion-burns = Volfyirion y est : ce qui est sur cette Cité brûle avec elle
volfyirion-goes = { $card } quitte la partie{ $burns ->
    [yes]  ; { volfyirion-burns }
   *[no] { "" }
}
volfyirion-replaces = la carte passe sous la pioche, celle du dessus prend sa place
volfyirion-sealing = { $seals ->
    [yes] { $enemy ->
        [yes] elle ne donne rien tant qu’elle est scellée
       *[no] la tienne : elle ne donne rien tant qu’elle est scellée
    }
   *[no] { $enemy ->
        [yes] celle d’en face : elle sert de nouveau à ton rival
       *[no] elle donne de nouveau ses points
    }
}
volfyirion-unplayed = Non jouées : { $cards }
volfyirion-ends = { $city ->
    [none] La manche { $rounds } est la dernière
   *[other] Volfyirion brûle { $city }, la dernière Cité de { $seats }
} : { $winners ->
    [none] { $alone ->
        [yes] la partie est perdue.
       *[no] personne ne gagne.
    }
   *[other] la victoire va à { $winners }.
}
volfyirion-unused = Il reste { $points }, qui n’achètent rien ici
volfyirion-burning = Volfyirion brûle { $city }.
volfyirion-left-burning = { volfyirion-burning } { volfyirion-left }
volfyirion-left = { $points ->
    [none] { $n ->
        [one] Encore { $n } carte en main
       *[other] Encore { $n } cartes en main
    }
   *[other] { $n ->
        [0] Tu perds { $points }
        [one] Tu perds { $points }. Encore { $n } carte en main
       *[other] Tu perds { $points }. Encore { $n } cartes en main
    }
}

## Buttons: cards

volfyirion-play-all = Tout jouer
volfyirion-play-card = { $city ->
    [none] Jouer { $card }
   *[other] { $over ->
        [none] { $card } sur { $city }
       *[other] { $card } sur { $city }, remplace { $over }
    }
}
volfyirion-use-chain = { $city ->
    [none] { $fewer ->
        [0] Synergie : { $card }
       *[other] Synergie : { $card }, en piochant une carte de moins
    }
   *[other] Synergie : { $card } sur { $city }
}
volfyirion-use-removal = { $city ->
    [none] { $fewer ->
        [0] Retirer { $card } pour son bonus
       *[other] Retirer { $card } sans piocher
    }
   *[other] Retirer { $card } sur { $city } pour son bonus
}
volfyirion-redraw = Piocher une autre main
volfyirion-end-turn = Finir le tour
volfyirion-acquire = Acquérir { $card }
volfyirion-acquire-top = Acquérir { $card } de la pioche
volfyirion-replace = Remplacer { $card }
volfyirion-refresh = Changer { $card } contre une autre
volfyirion-refresh-all = Cinq nouvelles cartes au Centre
volfyirion-acquire-wonder = Acquérir { $card }
volfyirion-hire-heroes = Heroes Party : une Merveille inconnue
volfyirion-seal-wonder = Sceller { $card } ({ $seat })
volfyirion-unseal-wonder = Desceller { $card } ({ $seat })
volfyirion-collide = Anomaly Collider : { $card }
volfyirion-take-path = Prendre l’Ascension Path

## Buttons: Cities and the dragon

volfyirion-redeploy = { $over ->
    [none] { $card } : { $city } → { $to_city }
   *[other] { $card } : { $city } → { $to_city }, remplace { $over }
}
volfyirion-attack = Attaquer : { $city }
volfyirion-rebuild = Reconstruire { $city }
volfyirion-send-dragon = Envoyer Volfyirion sur { $city }
volfyirion-repel-dragon = Repousser Volfyirion
volfyirion-defeat-dragon = Vaincre Volfyirion

## Buttons: questions

volfyirion-remove-card = Retirer { $card } ({ $area })
volfyirion-destroy = Détruire { $card } sur { $city }
volfyirion-station = { $over ->
    [none] { $card } sur { $city }
   *[other] { $card } sur { $city }, remplace { $over }
}
volfyirion-keep-in-hand = Garder le reste en main
volfyirion-decline = Non merci

## Menus

placeholder-volfyirion-play-card = Quelle carte jouer ?
placeholder-volfyirion-use-chain = Utiliser une Synergie
placeholder-volfyirion-use-removal = Retirer pour son bonus
placeholder-volfyirion-acquire = Acquérir une carte
placeholder-volfyirion-acquire-top = Acquérir depuis la pioche
placeholder-volfyirion-replace = Remplacer une carte
placeholder-volfyirion-refresh = Changer une carte du Centre
placeholder-volfyirion-acquire-wonder = Acquérir une Merveille
placeholder-volfyirion-seal-wonder = Sceller une Merveille
placeholder-volfyirion-unseal-wonder = Desceller une Merveille
placeholder-volfyirion-collide = Anomaly Collider : sceller
placeholder-volfyirion-redeploy = Redéployer une Troupe
placeholder-volfyirion-attack = Attaquer une Cité
placeholder-volfyirion-rebuild = Reconstruire une Cité
placeholder-volfyirion-send-dragon = Où envoyer Volfyirion ?
placeholder-volfyirion-remove-card = Quelle carte retirer ?
placeholder-volfyirion-destroy = Que détruire ?
placeholder-volfyirion-station = Sur quelle Cité ?

## What is asked

ask-volfyirion-main-phase = { $own ->
    [yes] Jouer ses cartes, dépenser ses points, puis finir le tour.
   *[no] « Ma place » montre les cartes en main et ce qui peut encore se faire ce tour-ci.
}
ask-volfyirion-placing = Choisis une Cité pour chaque carte qui reste, ou garde-les en main.
ask-volfyirion-remove-one = Tu peux retirer une de tes cartes de la partie, pour de bon. Laquelle ?
ask-volfyirion-destroy-one = { $kind ->
    [troop] Quelle Troupe ennemie est détruite ?
   *[building] Quel Bâtiment ennemi est détruit ?
}
ask-volfyirion-move-free = Volfyirion peut se déplacer sans frais. Où ?
ask-volfyirion-second-chance = Second Chance : une Troupe retirée pour cette attaque peut changer de camp. Laquelle, et sur quelle Cité ?

## What happened: a turn

volfyirion-turn-began = Manche { $round } : à { $seats } de jouer.
volfyirion-drew = { $cards ->
    [hidden] { $n ->
        [5] { "" }
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $n } cartes.
    }
   *[other] { $seat } pioche { $cards }.
}
volfyirion-redrew = { $seat } mélange sa première main dans la pioche et en prend une autre.
volfyirion-reshuffled = { $seat } mélange sa défausse en une nouvelle pioche.
volfyirion-points-gained = Les cartes en jeu de { $seat } : { $gain }.
volfyirion-hand-discarded = { $seat } défausse sans jouer : { $cards }.
volfyirion-points-lost = { $seat } ne dépense pas : { $gain }.
volfyirion-row-filled = Nouveau sur la table : { $cards }.
# Nothing: the picture and the text show it.
volfyirion-top-turned = { "" }

## What happened: cards

volfyirion-card-played = { $gain ->
    [none] { $seat } joue { $card }.
   *[other] { $seat } joue { $card } : { $gain }.
}
volfyirion-cards-played = { $gain ->
    [none] { $seat } joue { $cards }.
   *[other] { $seat } joue { $cards } : { $gain }.
}
volfyirion-card-placed = { $over ->
    [none] { $gain ->
        [none] { $seat } place { $card } sur { $city }.
       *[other] { $seat } place { $card } sur { $city } : { $gain }.
    }
   *[other] { $gain ->
        [none] { $seat } place { $card } sur { $city } ; { $over } quitte la partie.
       *[other] { $seat } place { $card } sur { $city } : { $gain } ; { $over } quitte la partie.
    }
}
volfyirion-chain-used = { $gain ->
    [none] { $seat } utilise une Chaîne de synergie : { $card }.
   *[other] { $seat } utilise une Chaîne de synergie : { $card }, { $gain }.
}
volfyirion-removal-used = { $gain ->
    [none] { $seat } retire { $card }.
   *[other] { $seat } retire { $card } : { $gain }.
}
volfyirion-card-removed = { $seat } retire { $card } de la partie ({ $area }).
volfyirion-cards-lost = Hors de la partie : { $cards }.
volfyirion-troop-redeployed = { $over ->
    [none] { $seat } déplace { $card } vers { $city }.
   *[other] { $seat } déplace { $card } vers { $city } ; { $over } quitte la partie.
}
volfyirion-mercenary-left = { $card } fuit { $city } et retourne dans la pioche Stratégie.

## What happened: Asset Row, Lair, Wonders

volfyirion-acquired = { $seat } acquiert { $card }.
volfyirion-saboteur-sent = { $seat } glisse un Saboteur dans la défausse de { $other }.
volfyirion-wonder-acquired = { $seat } acquiert la Merveille { $card }.
volfyirion-another-copy = un autre exemplaire
volfyirion-asset-replaced = { $seat } remplace { $card } par { $by }.
volfyirion-row-refreshed = { $seat } renvoie du Centre stratégique : { $cards }.
volfyirion-wonder-sealed = { $other ->
    [none] { $seat } scelle une de ses propres Merveilles : { $card }.
   *[other] { $seat } scelle { $card }, une Merveille de { $other }.
}
volfyirion-wonder-unsealed = { $other ->
    [none] { $seat } descelle { $card }.
   *[other] { $seat } descelle { $card }, une Merveille de { $other }.
}
volfyirion-collided = { $seat } scelle { $card } dans l’Anomaly Collider : { $gain }.
volfyirion-path-taken = { $gain ->
    [none] { $seat } prend l’Ascension Path à { $other }.
   *[other] { $seat } prend l’Ascension Path à { $other } : { $gain }.
}

## What happened: war

volfyirion-troop-fell = { $seat } attaque { $city } avec { $battle } B : { $card } tombe, la Cité tient.
volfyirion-destroyed = { $seat } détruit { $card } sur { $city }.
volfyirion-city-fell = { $city ->
    [Antre] L’Antre tombe : { $seat } attaque avec { $battle } B.
   *[other] { $city } tombe : { $seat } attaque avec { $battle } B.
}
volfyirion-city-burned = Volfyirion réduit { $city } en cendres.
volfyirion-city-rebuilt = { $seat } reconstruit { $city }.
volfyirion-dragon-sent = { $seat } envoie Volfyirion sur { $city } : la Cité brûlera à la fin du tour de son propriétaire.
volfyirion-dragon-repelled = { $seat } repousse Volfyirion jusqu’à l’Antre.
volfyirion-dragon-returned = Volfyirion rentre chez lui.
volfyirion-dragon-defeated = { $seat } vainc Volfyirion et prend ce qui est sur l’Antre !

## What happened: Ploys

volfyirion-ploy-revealed = { $seat } avait une Ruse : { $ploy }.
volfyirion-attack-failed = { $seat } attaque { $city } en vain : { $battle } B sont perdus.
volfyirion-troop-stationed = { $over ->
    [none] { $card } change de camp et garde { $city } pour { $seat }.
   *[other] { $card } change de camp et garde { $city } pour { $seat } ; { $over } quitte la partie.
}

## What happened: the end

volfyirion-time-up = { $alone ->
    [yes] { $rounds } manches sont passées, et Volfyirion n’est pas vaincu.
   *[no] { $rounds } manches sont passées : ce qui est debout décide.
}

## Why not, and what instead

vf-19-no-space = Aucune de tes Cités debout n’a d’emplacement pour elle. Continue sans elle.
vf-22-cost = Il faut { $cost } C ; tu en as { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Joue d’abord d’autres cartes.
}
vf-24-cost = Déplacer cette Troupe coûte { $cost } C ; tu en as { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Joue d’abord d’autres cartes.
}
vf-25-cost = Il faut { $cost } B ; tu en as { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Joue d’abord d’autres cartes.
}
vf-28-cost = Il faut { $cost } B ; tu en as { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Joue d’abord d’autres cartes.
}
vf-29-cost = Il faut { $cost } K, autant que coûte la Merveille ; tu en as { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Joue d’abord d’autres cartes.
}
vf-30-cost = Remplacer coûte { $cost } K ; tu en as { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Joue d’abord d’autres cartes.
}
vf-30-deck = La pioche Stratégie est vide : aucune carte ne prendrait sa place. Choisis parmi ce qui est là.
vf-31-cost = Il faut { $cost } K ; tu en as { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Joue d’abord d’autres cartes.
}
vf-33-colours = { $n ->
    [one] Il lui faut en jeu une autre carte à toi de cette couleur : { $colours }.
   *[other] Il lui faut en jeu { $n } autres cartes à toi : { $colours }.
}{ $hand ->
    [0] { "" }
   *[other] { " " }Joue d’abord d’autres cartes.
}
vf-34-sealed = Cette Merveille est scellée. Descelle-la d’abord.
vf-36-cost = Vaincre Volfyirion demande { $cost } B ; tu en as { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Joue d’abord d’autres cartes.
}
vf-39-cost = Prendre l’Ascension Path coûte { $cost } K ; tu en as { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Joue d’abord d’autres cartes.
}
vf-39-seal = L’Ascension Path ne peut pas être scellée. On peut la prendre pour 4 K.
vf-40-stays = Aucune carte ne débarrasse d’un Saboteur. Choisis une autre carte.
vf-41-cost = Heroes Party coûte { $cost } B ; tu en as { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Joue d’abord d’autres cartes.
}
vf-41-once = L’Anomaly Collider sert une fois par tour. Utilise-le de nouveau au prochain.
vf-43-cost = Reconstruire coûte { $cost } C, la Défense de la Cité ; tu en as { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Joue d’abord d’autres cartes.
}
vf-54-no-city = Une Maison sans Cité ne joue aucune carte.

## The table in words

volfyirion-heading = { $purses ->
    [none] Volfyirion, manche { $n }
   *[other] Volfyirion, manche { $n } · { $purses }
}
volfyirion-purse = { $seat } : { $parts }
volfyirion-rest-command = { $n } sur { $of } C
volfyirion-rest-battle = { $n } sur { $of } B
volfyirion-rest-knowledge = { $n } sur { $of } K
volfyirion-goal-duel = But : abattre toutes les Cités adverses{ $rounds ->
    [0] .
   *[other]  ; après la manche { $rounds } gagne qui a le plus de Cités, puis le plus de Défense.
} Debout : { $sides }.
volfyirion-goal-team = But : abattre tous les Bastions adverses{ $rounds ->
    [0] .
   *[other]  ; après la manche { $rounds } gagne qui a le plus de Bastions, puis le plus de Défense.
} Debout : { $sides }.
volfyirion-goal-solo = But : 16 B ou 16 K en un tour. Pour l’instant : { $purses }.
volfyirion-goal-coop = But : 30 B ou 30 K ensemble, ou 20 d’un seul joueur. Pour l’instant : { $purses }.
volfyirion-goal-side = { $seats } ({ $n })
volfyirion-goal-purse = { $seat } ({ $battle } B, { $knowledge } K)
volfyirion-side = { $seats }
volfyirion-last-burns = Volfyirion est sur { $city }, la dernière Cité de { $seats } : elle brûle à la fin de { $n ->
    [1] son
   *[other] leur
} tour si { $cost } K ne l’éloignent pas, ou tombe pour { $battle } B{ $guarded ->
    [0] { "" }
   *[other] { " " }avec sa Troupe
} ; alors la victoire va à { $winners }.
volfyirion-last = Il ne reste à { $seats } que { $city } : { $battle } B l’abattent{ $guarded ->
    [0] { "" }
   *[other] { " " }avec sa Troupe
}{ $cost ->
    [0] { "" }
   *[other] , { $cost } K{ $cards ->
        [none] { "" }
       *[other] { " " }(ou { $cards })
    } envoient Volfyirion la brûler
} ; alors la victoire va à { $winners }.
volfyirion-payable = À la portée de { $seats }, avec { $battle } B : { $cities }.
volfyirion-payable-city = { $city } ({ $defence })
volfyirion-ahead = { $seats ->
    [none] { "" }
   *[other] En tête : { $seats }. { "" }
}Les cartes de { $rival } donnent environ { $battle-made } B, { $knowledge-made } K par tour{ $ways ->
    [none] .
   *[other]  ; { $ways }.
}
volfyirion-ways = { $battle } B abattent { $city }{ $owner ->
    [none] { "" }
   *[other] { " " }({ $owner })
}{ $guarded ->
    [0] { "" }
   *[other] { " " }avec sa Troupe
}{ $n ->
    [1] { "" }
    [2] , { $all } B les deux
   *[other] , { $all } B les { $n }
}{ $some-guarded ->
    [0] { "" }
   *[other] { $n ->
        [1] { "" }
       *[other] { " " }avec les Troupes
    }
}{ $cost ->
    [0] { "" }
   *[other] , { $cost } K{ $cards ->
        [none] { "" }
       *[other] { " " }(ou { $cards })
    } et Volfyirion { $n ->
        [1] la brûle
       *[other] en brûle une
    }
}
volfyirion-sleeps = Volfyirion s’éveille quand la défausse est remélangée. Pioche : { $deck } ; Pile de rage : { $pile } ; Cités debout : { $n }. Sans aucune, la partie est perdue.
volfyirion-late = Après la manche { $rounds }, la partie est perdue.
volfyirion-besieges = Volfyirion est sur { $city } : la Cité brûlera à la fin du tour de { $seats }, si { $cost } K ne l’éloignent pas d’abord.{ $rest ->
    [0] { "" }
    [1] { " " }Il ne resterait qu’une Cité : { $ways }.
   *[other] { " " }Parmi les autres, { $ways }.
}
volfyirion-threatens = { $falls ->
    [yes] Volfyirion est sur { $city } : son attaque vaudrait { $value } contre { $defence } de Défense. { $n ->
        [1] La dernière Cité tomberait, et la partie serait perdue.
       *[other] La Cité tomberait.
    }
   *[no] Volfyirion est sur { $city } : son attaque vaudrait { $value } contre { $defence } de Défense. La Cité tiendrait.
}
volfyirion-on-ruins = Volfyirion est sur des ruines : { $city }.
volfyirion-in-lair = { $seats ->
    [none] Volfyirion est dans l’Antre.
   *[other] Volfyirion est sur l’Antre de { $seats }.
}
volfyirion-awake = Volfyirion est éveillé et attaque à la fin de ce tour. Pile de rage : { $pile } ; Cités debout : { $n }. Sans aucune, la partie est perdue.
volfyirion-away = Volfyirion est loin des deux Antres.
volfyirion-gone = Volfyirion n’est plus en jeu.
volfyirion-rage-pile = { $card ->
    [none] Pile de rage : { $n ->
        [0] vide.
        [one] { $n } carte, face cachée.
       *[other] { $n } cartes, face cachée.
    }
   *[other] Pile de rage : { $n ->
        [one] { $n } carte : { $card }, face visible.
       *[other] { $n } cartes, la première face visible : { $card }.
    }
}
volfyirion-rage-row = Grille de rage, rangée { $n } : { $cards }.
volfyirion-standing = { $n ->
    [0] { $seats } : aucune Cité debout.
    [one] { $seats } : { $n } Cité debout.
   *[other] { $seats } : { $n } Cités debout.
}
volfyirion-to-spend = { $points ->
    [none] À { $seat } de jouer.
   *[other] À { $seat } de jouer, il reste { $points }.
}
volfyirion-city = { $cards ->
    [none] { $city } ({ $seats }) : { $defence } de Défense.
   *[other] { $city } ({ $seats }) : { $defence } de Défense, avec { $cards }.
}
volfyirion-ruins = { $city } ({ $seats }) : détruite.
volfyirion-row = { $seats ->
    [none] { $cards ->
        [none] Le Centre stratégique est vide.
       *[other] Centre stratégique : { $cards }.
    }
   *[other] { $cards ->
        [none] Le Centre stratégique de { $seats } est vide.
       *[other] Centre stratégique de { $seats } : { $cards }.
    }
}
volfyirion-top = { $seats ->
    [none] Première carte de la pioche Stratégie : { $card }.
   *[other] Première carte de la pioche Stratégie de { $seats } : { $card }.
}
volfyirion-lair = { $seats ->
    [none] Sur l’Antre : { $cards }.
   *[other] Sur l’Antre de { $seats } : { $cards }.
}
volfyirion-price-command = { $card } ({ $n } C)
volfyirion-price-battle = { $card } ({ $n } B)
volfyirion-sealed = { $card } (scellée)
volfyirion-holds = Main de { $seat } : { $cards }.
volfyirion-holds-ploy = { $ploy ->
    [none] { $seat } garde une Ruse secrète.
   *[other] Ruse secrète de { $seat } : { $ploy }.
}
volfyirion-has-perk = Atout de { $seat } : { $perk }.
volfyirion-in-play = Zone de jeu de { $seat } : { $cards }.
volfyirion-house = { $seat } : main { $hand }, pioche { $deck }, défausse { $discard }.
volfyirion-decks = { $seats ->
    [none] Pioche Stratégie { $assets }, pioche Merveilles { $wonders }.
   *[other] { $seats } : pioche Stratégie { $assets }, pioche Merveilles { $wonders }.
}
volfyirion-discarded = Défausse de { $seat } : { $cards }.
volfyirion-set-apart = Mises de côté : { $cards }.
volfyirion-removed = { volfyirion-cards-lost }

## Solo

volfyirion-attack-volfyirion = Attaquer Volfyirion et gagner
volfyirion-subjugate = Soumettre Volfyirion et gagner
volfyirion-set-aside = Mettre de côté la première carte Rage ({ $currency })
volfyirion-give-up = { $card ->
    [none] { $city }
   *[other] { $city ->
        [none] { $card }
       *[other] { $card } sur { $city }
    }
}
volfyirion-leave-on-pile = { $card }

placeholder-volfyirion-set-aside = Mettre de côté la carte Rage
placeholder-volfyirion-give-up = Que perdre ?
placeholder-volfyirion-leave-on-pile = Quelle carte reste ?

ask-volfyirion-toll = { $kind ->
    [troop] Volfyirion attaque. { $n ->
        [one] Une de tes Troupes tombe. Laquelle ?
       *[other] { $n } de tes Troupes tombent. Laquelle d’abord ?
    }
   *[other] Volfyirion attaque. { $n ->
        [one] Un de tes Bâtiments tombe. Lequel ?
       *[other] { $n } de tes Bâtiments tombent. Lequel d’abord ?
    }
}
ask-volfyirion-razing = Volfyirion a { $battle } B et frappe une de tes Cités les plus fortes. Laquelle ?
ask-volfyirion-sealing = Volfyirion a { $knowledge } K et scelle une de tes Merveilles les plus chères. Laquelle ?
ask-volfyirion-leaving-one = L’attaque est finie. Quelle carte reste sur la Pile de rage, face visible ?

volfyirion-rage-fed = { $n ->
    [one] La Pile de rage a { $n } carte.
   *[other] La Pile de rage monte à { $n } cartes.
}
volfyirion-assets-renewed = Les cartes mises de côté forment une nouvelle pioche Stratégie.
volfyirion-dragon-woke = Volfyirion s’éveille : il attaque à la fin de ce tour.
volfyirion-rage-revealed = { $cards ->
    [none] Volfyirion attaque, mais la Pile de rage est vide.
   *[other] Volfyirion attaque avec { $battle } B et { $knowledge } K : { $cards }.
}
volfyirion-dragon-sealed = Volfyirion scelle { $card }.
volfyirion-rage-kept = { $card } reste sur la Pile de rage, face visible.
volfyirion-rage-set-aside = { $seat } met de côté { $card }, de la Pile de rage.

vf-45-attack = Attaquer Volfyirion demande { $cost } B ; tu en as { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Joue d’abord d’autres cartes.
}
vf-45-subjugate = Soumettre Volfyirion demande { $cost } K ; tu en as { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Joue d’abord d’autres cartes.
}
vf-45-aside-battle = Il faut { $cost } B ; tu en as { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Joue d’abord d’autres cartes, ou paie en K.
}
vf-45-aside-knowledge = Il faut { $cost } K ; tu en as { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Joue d’abord d’autres cartes, ou paie en B.
}
vf-45-empty = La Pile de rage est vide : il n’y a rien à mettre de côté.

## Co-op

volfyirion-buy-off = Écarter { $card } (case { $space })
volfyirion-seal-in-grid = Sceller { $card } (case { $space })
volfyirion-drive-dragon = Pousser Volfyirion vers { $city }
volfyirion-purge = Retirer une de tes cartes
volfyirion-keep-in-grid = { $card }

placeholder-volfyirion-buy-off = Écarter de la Grille de rage
placeholder-volfyirion-seal-in-grid = Sceller dans la Grille
placeholder-volfyirion-drive-dragon = Pousser Volfyirion plus loin
placeholder-volfyirion-keep-in-grid = Quelle Merveille reste ?

ask-volfyirion-keeping-one = Quelle Merveille reste dans la Grille de rage ?
ask-volfyirion-purging = Laquelle de tes cartes quitte la partie ?

volfyirion-rage-deck-renewed = La pioche de rage est mélangée à nouveau.
volfyirion-grid-grew = Nouveau dans la Grille de rage : { $cards }.
volfyirion-dragon-flew = { $n ->
    [one] Volfyirion avance de { $n } Cité, jusqu’à { $city }.
   *[other] Volfyirion avance de { $n } Cités, jusqu’à { $city }.
}
volfyirion-bought-off = { $seat } écarte { $card }.
volfyirion-grid-sealed = { $seat } scelle { $card } jusqu’au prochain tour.
volfyirion-dragon-driven = { $seat } pousse Volfyirion vers { $city }.
volfyirion-dragon-attacked = Volfyirion attaque { $city } : { $value } contre { $defence } de Défense.
volfyirion-grid-cleared = { $card ->
    [none] La Grille de rage se vide.
   *[other] La Grille de rage se vide ; { $card } reste.
}
volfyirion-dragon-beaten = Volfyirion est vaincu par { $seats } !

vf-53-battle = Il faut { $cost } B ; tu en as { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Joue d’abord d’autres cartes.
}
vf-53-knowledge = Il faut { $cost } K ; tu en as { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Joue d’abord d’autres cartes.
}
vf-53-once = Tu as déjà retiré une carte ainsi. Tu pourras le refaire à ton prochain tour.
vf-53-no-card = Tu n’as aucune carte qui puisse partir. Garde tes K.
vf-54-battle = Il te faut 20 B, ou 30 à vous deux : tu en as { $own }, ensemble { $both }.{ $hand ->
    [0] { "" }
   *[other] { " " }Joue d’abord d’autres cartes.
}
vf-54-knowledge = Il te faut 20 K, ou 30 à vous deux : tu en as { $own }, ensemble { $both }.{ $hand ->
    [0] { "" }
   *[other] { " " }Joue d’abord d’autres cartes.
}

## Team

city-volarees-west = Volarees Ouest
city-volarees-keep = Fort Volarees
city-volarees-east = Volarees Est
city-rorius-west = Rorius Ouest
city-rorius-keep = Fort Rorius
city-rorius-east = Rorius Est
to-city-volarees-west = { city-volarees-west }
to-city-volarees-keep = { city-volarees-keep }
to-city-volarees-east = { city-volarees-east }
to-city-rorius-west = { city-rorius-west }
to-city-rorius-keep = { city-rorius-keep }
to-city-rorius-east = { city-rorius-east }

volfyirion-pair-cities = Ouest { $west }, Fort { $keep }, Est { $east }
volfyirion-seal-asset = Sceller { $card }
volfyirion-unseal-asset = Desceller { $card }
volfyirion-send-to-lair = Envoyer Volfyirion sur l’Antre adverse
volfyirion-share-wonder = { $card } pour { $seat } ; { $other } peut retirer une carte
volfyirion-take-wonder = { $card } pour { $seat }

placeholder-volfyirion-pair-cities = La force de chaque Bastion
placeholder-volfyirion-seal-asset = Sceller au Centre adverse
placeholder-volfyirion-unseal-asset = Desceller dans votre Centre
placeholder-volfyirion-share-wonder = Qui reçoit la Merveille ?
placeholder-volfyirion-take-wonder = À qui quelle Merveille ?

ask-volfyirion-pairing = Réunissez vos six Cités par deux : quelle force pour chaque Bastion ?
ask-volfyirion-sharing = Qui reçoit { $card }, et qui peut retirer une carte en échange ?
ask-volfyirion-sharing-out = L’Antre est à vous. Qui reçoit quelle Merveille ?

volfyirion-cities-paired = Les Cités de { $seats }, réunies : Ouest { $west }, Fort { $keep }, Est { $east }.
volfyirion-asset-sealed = { $seat } scelle { $card } au Centre adverse.
volfyirion-asset-unsealed = { $seat } descelle { $card } au Centre.
volfyirion-dragon-landed = Volfyirion se pose sur l’Antre de { $seats }.
volfyirion-wonder-passed = { $card } rejoint la défausse de { $seat }.
volfyirion-wonder-taken = { $gain ->
    [none] { $seat } met { $card } en jeu.
   *[other] { $seat } met { $card } en jeu : { $gain }.
}

vf-59-sealed = Cette carte est scellée. Descelle-la d’abord, ou choisis-en une autre.
vf-59-cost = Il faut { $cost } K, autant que coûte la carte ; tu en as { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Joue d’abord d’autres cartes.
}
vf-60-cost = { vf-31-cost }
vf-61-cost = Avec Volfyirion sur votre Antre, elle coûte { $cost } B ; tu en as { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Joue d’abord d’autres cartes, ou chasse le dragon.
}
vf-62-cost = { vf-36-cost }

## Piles to look through

volfyirion-pile-discard = Défausse de { $seat }
volfyirion-pile-removed = Retirées de la partie
volfyirion-pile-aside = Cartes mises de côté
volfyirion-pile-rage = Cartes Rage défaussées
