### World Adventure : boutons, ce qui se passe, ce qui est demandé, pourquoi pas. Héros, caravanes, marchands, monstres,
### événements, Pouvoirs runiques et quêtes sont dans world_adventure_cards.ftl. Les territoires sont dits par leurs codes.

game-world-adventure = World Adventure
game-world-adventure-about = Des caravanes sur la route de la soie : commerce, pillage, chasse et bons services, au gré de la carte. Chaque haut fait apporte une Rune ancienne, et le premier clan qui en a neuf gagne.
game-world-adventure-cover = Une caravane sur une dune au couchant et six héros de la route de la soie : Akane, Salman, Vasilka, Zubair, Parisa et Wendelin.
game-world-adventure-players = 2 à 4 joueurs, 6 en équipes
game-world-adventure-lasts = moins d’une heure à deux, une heure et demie à quatre
game-world-adventure-round = Mois { $n }
mode-world-adventure-competitive = Chaque clan pour soi
mode-world-adventure-pairs = Deux contre deux (18 runes)
mode-world-adventure-pairs-lasts = environ deux heures
mode-world-adventure-trios = Trois contre trois (27 runes)
mode-world-adventure-trios-lasts = deux à trois heures

## Buttons: before the first month

world-adventure-choose-hero = Partir avec { $hero }
world-adventure-share-points = Exploration { $explorer } · Charisme { $charisma } · Commandement { $leadership }
world-adventure-choose-caravan = { $caravan }

## Buttons: a turn

world-adventure-travel = Aller en { $place }
world-adventure-scout-player = Repérer { $seat }
world-adventure-scout-patrol = Repérer le { $patrol }
world-adventure-scout-merchant = Guetter les marchands
world-adventure-engage = Débusquer un monstre
world-adventure-engage-standing = Affronter { $card-foe }
world-adventure-reroll-scouting = Fumigène : relancer
world-adventure-keep-scouting = Garder les dés
world-adventure-pick-merchant = Attaquer { $card-foe }
world-adventure-pick-monster = Attaquer { $card-foe }
world-adventure-attack-it = Attaquer
world-adventure-let-go = { $card ->
    [none] Laisser en paix
   *[other] Laisser { $card-foe } ici
}
world-adventure-stay = Rester et se défendre
world-adventure-end-turn = Finir le tour
world-adventure-work = Lancer trois dés d’or

## Buttons: in a city

world-adventure-sell = Vendre : { $commodity }
world-adventure-sell-all = Tout vendre
world-adventure-open-stalls = Voir les marchandises
world-adventure-buy = Acheter : { $commodity }
world-adventure-buy-all = Remplir la caravane
world-adventure-leave-shop = Quitter la boutique
world-adventure-build-stall = Dresser un étal
world-adventure-buy-upgrade = Acheter : { $upgrade }
world-adventure-sell-upgrade = Vendre : { $upgrade }
world-adventure-change-caravan = Acheter : { $caravan }
world-adventure-recruit = Recruter un soldat
world-adventure-recover = Soigner : { $who }
world-adventure-train-surely = Entraîner à coup sûr : { $who }
world-adventure-train-cheaply = Entraîner au dé : { $who }
world-adventure-use-medic = Trousse de soins : { $who }
world-adventure-ask-guild = Demander deux quêtes
world-adventure-take-quest = Prendre : { $quest }
world-adventure-leave-quests = N’en prendre aucune
world-adventure-drop-quest = Renoncer à la quête
world-adventure-do-quest = Faire la quête en { $place }

## Buttons: Rune Powers, status

world-adventure-use-power = { $place ->
    [none] { $power }
   *[other] { $power } vers { $place }
}
world-adventure-draw-powers = Piocher deux cartes
world-adventure-take-power = Prendre : { $power }
world-adventure-throw-power = Défausser : { $power }
world-adventure-raise-status = { $status } +1

## Buttons: battle

world-adventure-roll = Lancer les dés
world-adventure-reroll-die = Relancer : { $figure }
world-adventure-keep-dice = Garder les dés
world-adventure-smoke-bomb = Lancer le fumigène
world-adventure-retreat = Battre en retraite
world-adventure-faint = À terre : { $who }
world-adventure-hit = Frapper : { $who }
world-adventure-graze = 1 point : { $who }
world-adventure-drop-good = Lâcher : { $commodity }
world-adventure-pick-up = Ramasser
world-adventure-leave-it = Laisser là
world-adventure-keep-good = Emporter : { $commodity }

## Menus

placeholder-world-adventure-choose-hero = Ton héros
placeholder-world-adventure-share-points = Répartir cinq points
placeholder-world-adventure-choose-caravan = Ta caravane
placeholder-world-adventure-travel = Voyager
placeholder-world-adventure-scout-player = Repérer quelqu’un
placeholder-world-adventure-scout-patrol = Brigand ou Gouvernement ?
placeholder-world-adventure-engage-standing = Affronter un monstre d’ici
placeholder-world-adventure-pick-merchant = Attaquer un marchand
placeholder-world-adventure-pick-monster = Attaquer un monstre
placeholder-world-adventure-let-go = En laisser un ici
placeholder-world-adventure-sell = Vendre
placeholder-world-adventure-buy = Acheter des marchandises
placeholder-world-adventure-buy-upgrade = Équiper la caravane
placeholder-world-adventure-sell-upgrade = Vendre un équipement
placeholder-world-adventure-change-caravan = Une autre caravane
placeholder-world-adventure-train-surely = Entraîner à coup sûr
placeholder-world-adventure-train-cheaply = Entraîner au dé
placeholder-world-adventure-recover = Soigner un soldat
placeholder-world-adventure-use-medic = Ouvrir une trousse de soins
placeholder-world-adventure-take-quest = Prendre une quête
placeholder-world-adventure-do-quest = Faire la quête
placeholder-world-adventure-use-power = Utiliser un Pouvoir runique
placeholder-world-adventure-take-power = Prendre un Pouvoir runique
placeholder-world-adventure-throw-power = Défausser un Pouvoir runique
placeholder-world-adventure-raise-status = Augmenter un attribut
placeholder-world-adventure-reroll-die = Relancer quel dé ?
placeholder-world-adventure-faint = Qui tombe ?
placeholder-world-adventure-hit = Qui frappes-tu ?
placeholder-world-adventure-graze = Qui prend 1 point ?
placeholder-world-adventure-drop-good = Que lâches-tu ?
placeholder-world-adventure-keep-good = Qu’emportes-tu ?

## What happened: before the first month

world-adventure-hero-chosen = { $seat } part avec { $hero }.
world-adventure-points-shared = { $seat } : Exploration { $explorer }, Charisme { $charisma }, Commandement { $leadership }.
world-adventure-caravan-chosen = { $seat } attelle une caravane : { $caravan }.
world-adventure-awoke = { $seat } se réveille en { $place }.

## What happened: a month

world-adventure-month-began = Mois { $month }{ $month ->
    [1]  : les hauts faits donnent des Runes anciennes, et les runes la victoire
   *[other] { "" }
}. Sur la route, dans l’ordre : { $seats }.
world-adventure-stall-income = Revenu des étals, en or : { $incomes }.
world-adventure-income = { $seat } { $n }
world-adventure-event-came = Ce mois-ci, { $event }. { $rules }
# Nothing: the picture shows it.
world-adventure-event-seen = { "" }
world-adventure-npc-came = Du nouveau en { $place } : { $card } ({ $npc }).
world-adventure-npc-moved = { $places-past ->
    [none] Le { $npc } chevauche : cap sur { $places-end }.
   *[other] Le { $npc } chevauche : cap sur { $places-end } par { $places-past }.
}
world-adventure-npc-scouted = Le { $npc } cherche { $seat } ({ $dice ->
    [none] sans dé
   *[other] { $dice }
}) : { $found ->
    [yes] trouvé
   *[no] raté
}.
world-adventure-npc-left = Hors de la carte : { $card }.
world-adventure-stage-rose = Étape { $stage } : les routes sont plus sauvages, les convois plus riches.
world-adventure-needs-renewed = Nouveaux besoins : { $needs }.
world-adventure-need = { $nation } ({ $commodity })
# Nothing: the heading says it.
world-adventure-turn-began = { "" }
# Nothing: the next turn follows.
world-adventure-turn-ended = { "" }
world-adventure-worked = { $seat } travaille pour sa soupe et fait { $dice } : { $n } d’or.

## What happened: travel, scouting

world-adventure-travelled = { $places-past ->
    [none] { $seat } voyage : cap sur { $places-end }.
   *[other] { $seat } voyage : cap sur { $places-end } par { $places-past }.
}
world-adventure-toll-paid = { $seat } verse { $n } d’or à l’étal de { $owner }.
world-adventure-scouted = { $seat } guette ({ $target }) : { $dice ->
    [none] aucun dé
   *[other] { $dice }
} ; { $successes ->
    [0] personne
   *[other] trouvé, { $successes } succès
}.
world-adventure-action-gained = { $seat } fait vite : 1 action de plus.
world-adventure-dice-offered = { $seat } fait { $dice } et aperçoit : { $cards }.
world-adventure-left-alone = { $seat } passe son chemin ({ $target }).

## What happened: cities

world-adventure-sold = { $seat } vend pour { $n } d’or : { $goods }.
world-adventure-need-served = { $seat } apporte ce qui manquait ({ $nation }) : { $commodity }.
world-adventure-shop-rolled = { $seat } lance { $dice }. Au marché : { $goods ->
    [none] rien
   *[other] { $goods }
}.
world-adventure-bought = { $seat } achète pour { $n } d’or : { $commodity }.
world-adventure-bought-all = { $seat } achète pour { $n } d’or : { $goods }.
world-adventure-stall-built = { $seat } dresse un étal : { $nation }.
world-adventure-upgrade-bought = { $seat } équipe sa caravane : { $upgrade }.
world-adventure-upgrade-sold = { $seat } vend : { $upgrade }.
world-adventure-caravan-changed = { $seat } reçoit { $back } d’or de l’ancienne caravane et repart avec la neuve : { $caravan }.
world-adventure-recruited = Un soldat rejoint { $seat } : { $n ->
    [one] { $n } soldat
   *[other] { $n } soldats
} à présent.
world-adventure-recovered = Un soldat de { $seat } se relève.
world-adventure-medic-used = { $seat } ouvre une trousse de soins.
world-adventure-trained = { $success ->
    [yes] { $seat } : entraînement réussi ({ $who }), niveau 2
   *[no] { $seat } : entraînement raté ({ $who })
}{ $die ->
    [0] .
   *[other]  ; le dé montre { $die }.
}
world-adventure-experience-gained = { $seat } : +{ $n } d’expérience.
world-adventure-gold-gained = { $seat } : +{ $n } d’or{ $dice ->
    [none] .
   *[other] , avec { $dice }.
}
world-adventure-cargo-gained = { $seat } fait { $dice } pour la cargaison : { $goods ->
    [none] rien qui rentre
   *[other] { $goods }
}.
world-adventure-gold-lost = { $seat } : −{ $n } d’or.
world-adventure-points-gained = { $moves ->
    [0] { $seat } : { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } de plus.
   *[other] { $seat } : { $moves } pas de plus.
}
world-adventure-upgrade-gained = { $seat } reçoit : { $upgrade }.
world-adventure-shops-opened = Toutes les boutiques rouvrent pour { $seat }.
world-adventure-flown = { $seat } s’envole jusqu’en { $place }.
world-adventure-markers-taken = Retirés de la carte : tous les { $markers }.

## What happened: quests, runes

world-adventure-quests-drawn = { $quests ->
    [hidden] { $seat } pioche deux quêtes.
   *[other] { $seat } pioche { $quests }.
}
world-adventure-quests-opened = Affiché à la guilde : { $quests }.
world-adventure-quest-taken = { $seat } prend une quête : { $quest }{ $places ->
    [none] .
   *[other] , en { $places }.
}
world-adventure-quest-step = { $seat }, { $quest } : { $dice ->
    [none] sans dé
   *[other] { $dice }
}, { $success ->
    [yes] réussi
   *[no] pas encore
}.
world-adventure-quest-done = { $seat } accomplit { $quest } !
world-adventure-quest-dropped = { $seat } renonce à la quête : { $quest }.
world-adventure-rune-won = { $seat } gagne une Rune ancienne : { $deed }. Cela fait { $n }.
world-adventure-powers-drawn = { $powers ->
    [hidden] { $seat } pioche deux Pouvoirs runiques.
   *[other] { $seat } pioche { $powers }.
}
world-adventure-power-taken = { $seat } prend un Pouvoir runique : { $power }.
world-adventure-power-thrown = { $seat } défausse { $power }.
world-adventure-power-used = { $seat } utilise { $power }.
world-adventure-status-raised = { $seat } : { $status } passe à { $n }.

## What happened: battle

world-adventure-battle-began = { $seat } attaque { $rival ->
    [none] { $foe }
   *[other] { $rival }
} en { $place }.
world-adventure-ambushed = Embuscade en { $place } : { $seat } contre { $foe }.
world-adventure-stage-rolled = { $seat ->
    [none] En face
   *[other] { $seat }
} :{ $hero ->
    [0] { "" }
   *[other] { " " }héros { $hero }, talent { $skill }
}{ $soldiers ->
    [none] { "" }
   *[other] { $hero ->
        [0] { " " }
       *[other] ,{ " " }
    }soldats { $soldiers }
} ; dégâts { $damage }.
world-adventure-skill-cast = Le dé de talent sourit à { $seat } : le talent de { $hero } agit.
world-adventure-fainted = { $seat ->
    [none] En face : { $who } à terre.
   *[other] { $seat } : { $who } à terre.
}
world-adventure-die-rerolled = { $seat } relance un dé ({ $who }) : { $die }.
world-adventure-shielded = { $n ->
    [one] { $seat } pare un coup.
   *[other] { $seat } pare { $n } coups.
}
world-adventure-foe-hurt = { $left ->
    [0] { "" }
   [one] Il reste { $left } point de vie à { $foe }.
   *[other] Il reste { $left } points de vie à { $foe }.
}
world-adventure-foe-defeated = { $seat } bat { $foe } !
world-adventure-merchant-escaped = { $seat } poursuit { $foe } en vain : il n’en reste qu’un nuage de poussière.
world-adventure-retreat-tried = { $success ->
    [yes] { $seat } s’échappe
   *[no] { $seat } ne peut s’échapper
}{ $die ->
    [0] , par le sentier caché.
   *[other]  ; le dé montre { $die }.
}
world-adventure-smoke-used = { $seat } lance une bombe fumigène.
world-adventure-good-dropped = { $seat } lâche : { $commodity }.
world-adventure-good-picked = { $seat } ramasse : { $commodity }.
world-adventure-player-defeated = { $slain ->
    [yes] { $seat } terrasse { $loser } !
   *[no] { $seat } met { $loser } en fuite !
}
world-adventure-tie-rolled = Les deux camps sont à terre ; le plus haut dé l’emporte : { $dice }.
world-adventure-died = { $seat } succombe. Dans une ville lointaine, on allume une lampe ; le prochain tour sert à gagner sa soupe.
world-adventure-looted = { $seat } prend à { $loser } : { $gold } d’or{ $goods ->
    [none] { "" }
   *[other] , { $goods }
}{ $quest ->
    [none] { "" }
   *[other] , { $quest }
}.
world-adventure-wanted-changed = { $n ->
    [0] Le Gouvernement laisse { $seat } en paix : avis de recherche 0.
   *[other] Le Gouvernement recherche { $seat } : avis de recherche { $n }.
}
world-adventure-bounty-paid = { $seat } touche une prime de { $n } d’or pour { $loser }.
world-adventure-item-won = { $seat } gagne un objet légendaire : { $item } !
world-adventure-goal-reached = Les { $n } Runes anciennes sont réunies : { $seats }. La route chante !
world-adventure-time-up = { $months } mois sont passés, et les caravanes rentrent : le clan qui a le plus de runes l’emporte.

## What is asked

ask-world-adventure-choosing-hero = Quel héros mène le clan ?
ask-world-adventure-sharing-points = Cinq points à répartir, 4 au plus par attribut. Exploration : des dés pour guetter. Charisme : étals et achats moins chers. Commandement : soldats.
ask-world-adventure-choosing-caravan = Quelle caravane prend la route ? Poursuite : assauts pour rattraper un marchand. Barrière : coups de monstres parés.
ask-world-adventure-taking-turn = Voyage, agis, commerce, dans l’ordre que tu veux ; puis finis le tour.
ask-world-adventure-wages = Ce tour-ci, tu ne travailles que pour ta soupe : lance trois dés d’or.
ask-world-adventure-scouting = Les dés montrent { $dice }. Et maintenant ?
ask-world-adventure-merchants = Des marchands sur la route : attaques-en un (1 avis de recherche), ou salue et laisse passer. Les dés roulent aussitôt, sauf si tu as un Pouvoir runique violet.
ask-world-adventure-monsters = Attaque un monstre, ou laisses-en un ici.
ask-world-adventure-shop = { $step ->
    [selling] Vends d’abord ; regarde ensuite les marchandises.
   *[other] Achète ce qui te plaît, puis quitte la boutique.
}
ask-world-adventure-unloading = La nouvelle caravane est trop petite. Que laisses-tu à la réserve ?
ask-world-adventure-keeping-goods = Tout ne tient pas. Qu’emportes-tu ? La dernière sorte de marchandise est prise d’office.
ask-world-adventure-asking-guild = La guilde te montre deux quêtes. Prends-en une, ou aucune.
ask-world-adventure-taking-power = La rune apporte un Pouvoir runique. Lequel ?
ask-world-adventure-throwing-power = Tes emplacements sont pleins. Quel Pouvoir runique défausses-tu ?
ask-world-adventure-raising-status = Un point de plus. Pour quel attribut ? À 4, Exploration donne un pas, Charisme des péages, Commandement une relance. S’il vient d’une rune et qu’aucun Pouvoir runique n’est ouvert, deux sont piochés aussitôt.
ask-world-adventure-merchant-battle = { $step ->
    [ready] { $card }, en { $place } : lance les dés, ou utilise d’abord un Pouvoir runique violet. Après le dernier, les dés roulent aussitôt.
   *[other] Un dé peut être relancé. Lequel ? S’il reste un assaut, les dés roulent aussitôt.
}
ask-world-adventure-monster-battle = { $step ->
    [ready] { $card }, en { $place } : lance les dés, ou fuis.
    [reroll] Un dé peut être relancé. Lequel ?
   *[other] Qui tombe ?
}
ask-world-adventure-clash = { $step ->
    [ready] { $card ->
        [none] Bataille
       *[other] { $card },
    } en { $place } : lance les dés, ou fuis.
    [reroll] Un dé peut être relancé. Lequel ?
   *[other] Où vont tes dégâts ?
}
ask-world-adventure-dropping = La fuite réussit, mais pas avec tout. Que lâches-tu ?
ask-world-adventure-picking-up = Quelque chose est resté là : { $commodity }. Ramasser ?

## What a choice costs and brings

world-adventure-caravan = { $cargo ->
    [one] { $cargo } marchandise
   *[other] { $cargo } marchandises
}, poursuite { $chaser }, barrière { $barrier }
world-adventure-share = { $explorer ->
    [0] Pas de guet
    [1] 1 dé pour guetter
    [4] 4 dés pour guetter, 1 pas de plus
   *[other] { $explorer } dés pour guetter
} ; achats à { $price } d’or, { $charisma ->
    [0] aucun étal
    [1] 1 étal
    [4] 4 étals, péages
   *[other] { $charisma } étals
} ; { $leadership ->
    [0] aucun soldat
    [1] 1 soldat
    [4] 4 soldats, une relance
   *[other] { $leadership } soldats
}
world-adventure-left = Tu perds { $moves ->
    [0] { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
   *[other] { $actions ->
        [0] { $moves } pas
        [one] { $moves } pas et { $actions } action
       *[other] { $moves } pas et { $actions } actions
    }
}
world-adventure-waits = Embuscade si tu ne pars pas : { $card } ({ $npc })
world-adventure-way = { $cost ->
    [one] { $cost } pas
   *[other] { $cost } pas
}, reste { $left }{ $foes ->
    [none] { "" }
   *[other]  ; attaque : { $foes }
}{ $here ->
    [none] { "" }
   *[other]  ; { $here }
}
world-adventure-here-quest = quête { $quest }
world-adventure-here-npc = { $card }
world-adventure-here-clan = { $seat }
world-adventure-here-barred = barré par l’étal de { $owner }
world-adventure-here-toll = { $n } d’or à { $owner }
world-adventure-here-need = besoin de { $commodity }
world-adventure-here-merchant = marchands
world-adventure-here-monster = monstres
world-adventure-scout-odds = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} : { $percent } % de chances de trouver{ $bonus ->
    [0] { "" }
   *[other] , { $bonus } % d’avoir une action de plus
}
world-adventure-merchant = victoire { $percent } % ; { $hit_points } PV, touché sur { $accuracy } ou moins ; expérience { $experience } ; butin en dés : cargaison { $cargo }, or { $gold }
world-adventure-monster = victoire { $percent } % ; { $hit_points } PV, touché sur { $accuracy } ou moins, retraite sur { $retreat } ; exp. { $experience } ; dés : cargaison { $cargo }, or { $gold }
world-adventure-patrol = victoire { $percent } % ; soldats : { $recruits } de niveau 1, { $veterans } de niveau 2 ; expérience { $experience }, { $gold } d’or
world-adventure-rival = victoire { $percent } % ; héros de niveau { $level } ; soldats : { $recruits } de niveau 1, { $veterans } de niveau 2
world-adventure-cost = { $cost } d’or, reste { $left }
world-adventure-upgrade = { $price } ; { $gives }
world-adventure-sale = +{ $n } d’or
world-adventure-back = +{ $n } d’or
world-adventure-offer = { $cost } d’or, reste { $left } ; { $n ->
    [0] à ton choix
   *[other] { $n } en vente
}
world-adventure-basket = { $goods } : { $cost } d’or, reste { $left }
world-adventure-exchange = { $cost } d’or, { $back } rendus, reste { $left } ; cargaison { $cargo }, poursuite { $chaser }, barrière { $barrier }
world-adventure-training = { $cost } d’or, reste { $left } ; { $percent } % de chances, sur { $die } ou moins
world-adventure-power-left = { $does } Usages restants : { $n }
world-adventure-quest-odds = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, il faut { $successes ->
    [one] { $successes } succès
   *[other] { $successes } succès
} : { $percent } %
world-adventure-quest-sure = succès assuré, sans dés
world-adventure-roll-odds = { $dice ->
    [one] { $dice } figure touche
   *[other] { $dice } figures touchent
} sur { $hit } ou moins : { $mean ->
    [one] { $mean } dégât
   *[other] { $mean } dégâts
} en moyenne. Il reste { $left } PV : victoire { $percent } % si tu continues
world-adventure-retreat-odds = { $percent ->
    [0] Aucun dé ne te laisse fuir
   *[other] Tu t’échappes sur { $die } ou moins : { $percent } %
}
world-adventure-smoke = Fuite assurée{ $n ->
    [0] { "" }
   *[other]  ; une marchandise reste
}
world-adventure-die = Montre { $die }
world-adventure-figure = Niveau { $level }, il reste { $left } PV, expérience { $experience }
world-adventure-aims = { $aims }
world-adventure-aim = { $left ->
    [0] niveau { $level } tombe
   *[other] niveau { $level } garde { $left } PV
}
world-adventure-goods = { $n ->
    [1] { $commodity }
   *[other] { $commodity } ×{ $n }
}

## Why not, and what instead

wa-19-most = Cet attribut est à { $n }, son maximum. Au-dessus de 4, il faut un objet légendaire ; 5 est la limite.
wa-28-action = Il ne te reste pas assez d’actions ce tour-ci. Le commerce en ville n’en coûte pas.
wa-30-again = Tu as déjà cherché ici ce tour-ci. Réessaie le mois prochain.
wa-30-dice = Ton Exploration ne donne aucun dé : tu ne trouverais personne. Les runes 1, 4 et 7 augmentent un attribut.
wa-30-marker = Un marqueur Marchand est ici : personne ne passe. Cherche un autre territoire.
wa-31-marker = Un marqueur Monstre est ici : les tanières sont vides. Cherche un autre territoire.
wa-33-empty = Aucune quête n’est face cachée. Prends-en une affichée.
wa-33-gold = Cela coûte { $cost } d’or ; tu en as { $have }{ $toll ->
    [0] { "" }
   *[other] , une fois payé le péage de { $toll } d’or
}. Reviens plus riche.
wa-33-goods = La quête demande : { $goods }. Achète ou gagne cela d’abord.
wa-33-no-dice = Tu n’as aucun dé ici ({ $status }). Les runes 1, 4 et 7 augmentent un attribut.
wa-33-one = Une quête à la fois. Renonce d’abord à l’ancienne.
wa-33-soldiers = La quête demande { $n ->
    [one] { $n } soldat debout
   *[other] { $n } soldats debout
}. Recrute ou soigne d’abord.
wa-33-tried = Tu as déjà essayé ici ce tour. Reviens le mois prochain.
wa-48-gold = L’entraînement coûte { $cost } d’or ; tu en as { $have }{ $toll ->
    [0] { "" }
   *[other] , une fois payé le péage de { $toll } d’or
}.{ $goods ->
    [0] { "" }
   *[other] { " " }Vends d’abord des marchandises.
}
wa-48-tried = Un essai au dé par mois. Paie pour réussir à coup sûr, entraîne quelqu’un d’autre, ou attends.
wa-51-barred = { $owner } a un étal ici et plus de 4 en Charisme. Traverse la ville, sans t’en servir.
wa-52-leadership = { $n ->
    [0] Sans Commandement, tu ne mènes aucun soldat. Les runes 1, 4 et 7 augmentent un attribut.
    [1] Ton Commandement mène 1 soldat au plus. Les runes 1, 4 et 7 augmentent un attribut.
    [4] Ton Commandement mène 4 soldats. Au-delà, il faut un objet légendaire.
    [5] Ton Commandement mène 5 soldats, le maximum.
   *[other] Ton Commandement mène { $n } soldats au plus. Les runes 1, 4 et 7 augmentent un attribut.
}
wa-53-gold = Un soldat coûte { $cost } d’or ; tu en as { $have }{ $toll ->
    [0] { "" }
   *[other] , une fois payé le péage de { $toll } d’or
}.{ $goods ->
    [0] { "" }
   *[other] { " " }Vends d’abord des marchandises.
}
wa-54-gold = Les soins coûtent { $cost } d’or ; tu en as { $have }{ $toll ->
    [0] { "" }
   *[other] , une fois payé le péage de { $toll } d’or
}. Une trousse de soins aide aussi.
wa-56-closed = Cette boutique rouvre pour toi au mois { $month }. D’autres villes sont ouvertes.
wa-58-gold = Une marchandise coûte { $cost } d’or ; tu en as { $have }{ $toll ->
    [0] { "" }
   *[other] , une fois payé le péage de { $toll } d’or
}.{ $goods ->
    [0] { "" }
   *[other] { " " }Vends d’abord.
}
wa-60-gold = Un étal coûte { $cost } d’or ; tu en as { $have }{ $toll ->
    [0] { "" }
   *[other] , une fois payé le péage de { $toll } d’or
}.{ $goods ->
    [0] { "" }
   *[other] { " " }Vends d’abord des marchandises.
}
wa-60-licence = { $n ->
    [0] Sans Charisme, pas d’étal. Les runes 1, 4 et 7 augmentent un attribut.
    [4] Tes quatre étals sont dressés, il n’y en a pas d’autres.
   *[other] { $n } au plus, un par point de Charisme. Les runes 1, 4 et 7 augmentent un attribut.
}
wa-60-taken = L’étal de { $owner } est déjà là, et une ville n’en porte qu’un. Choisis-en une autre.
wa-61-gold = Cette caravane coûte { $cost } d’or ; tu en as { $have }, l’ancienne vendue{ $toll ->
    [0] { "" }
   *[other] , une fois payé le péage de { $toll } d’or
}.{ $goods ->
    [0] { "" }
   *[other] { " " }Vends d’abord des marchandises.
}
wa-61-room = Les { $n } places sont prises. Vends d’abord quelque chose.
wa-62-gold = Cela coûte { $cost } d’or ; tu en as { $have }{ $toll ->
    [0] { "" }
   *[other] , une fois payé le péage de { $toll } d’or
}.{ $goods ->
    [0] { "" }
   *[other] { " " }Vends d’abord des marchandises.
}
wa-62-most = Tu en as { $n }, et c’est le maximum.
wa-66-chaser = Ta caravane ne peut poursuivre personne. Une monture aide.
wa-70-tried = Un essai par assaut. Livre d’abord celui-ci.

## The lobby and the result

setting-runes = Runes pour gagner
setting-runes-9 = 9 runes
setting-runes-12 = 12 runes (plus long)
setting-legend = Légende
setting-legend-about = Seul un clan qui a vaincu un monstre légendaire peut gagner.
score-runes = Runes anciennes
score-gold = Or

## The table in words

world-adventure-prospects = Avant de choisir
world-adventure-prospect = **{ $choice }** : { $detail }
world-adventure-stage = Assaut { $n }{ $most ->
    [0] { "" }
   *[other] { " " }sur { $most }
}{ $card ->
    [none] { "" }
   *[other]  : { $card }
}{ $left ->
    [0] { "" }
    [one] , { $left } PV restant
   *[other] , { $left } PV restants
}

world-adventure-before = Les clans se forment.
world-adventure-heading = Mois { $n }, étape { $stage }{ $now ->
    [none] { "" }
   *[other] { " " }· { $now }
}
world-adventure-now = { $seat } : { $moves ->
    [one] { $moves } pas
   *[other] { $moves } pas
}, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
world-adventure-goal = But : { $goal } Runes anciennes, une par haut fait{ $legend ->
    [yes] , et un monstre légendaire vaincu
   *[no] { "" }
}. Pour l’instant : { $sides }.
world-adventure-side = { $seats } ({ $n })
world-adventure-near = { $n ->
    [0] À un monstre légendaire de la victoire : { $seats }.
    [one] À une rune de la victoire : { $seats }.
   *[other] À { $n } runes de la victoire : { $seats }.
}
world-adventure-hunts = Le Gouvernement est tout près et poursuit { $seats }.
world-adventure-raids = La Razzia ({ $card }) peut attaquer { $seats }.
world-adventure-ahead = { $late ->
    [yes] Après le mois 40, le clan qui a le plus de runes gagne. En tête : { $seats }.
   *[no] En tête : { $seats }, encore { $n ->
        [one] { $n } rune
       *[other] { $n } runes
    } à gagner.
}
world-adventure-race = { $seats } : Runes anciennes { $n } sur { $goal }.
world-adventure-npcs = Sur la carte : { $npcs }.
world-adventure-npc-at = { $card } ({ $npc }) en { $place }
world-adventure-event = { world-adventure-event-came }
world-adventure-coming = Le mois prochain, { $event }. { $rules }
world-adventure-stands = { $seat } est en { $code } ({ $where }).
world-adventure-where = { $city ->
    [yes] { $nation }, la ville
   *[no] { $nation }
}
world-adventure-hero = { $hero } mène le clan de { $seat } : niveau { $level }, expérience { $experience } ; Exploration { $explorer }, Charisme { $charisma }, Commandement { $leadership }.
world-adventure-purse = { $seat } : { $gold } d’or, { $goods ->
    [none] aucune marchandise
   *[other] { $goods }
} ; place pour { $room }.
world-adventure-wagon = { $seat } conduit : { $caravan }{ $pet ->
    [yes] , monture
   *[no] { "" }
}{ $cargo ->
    [yes] , porte-bagages
   *[no] { "" }
}{ $smoke ->
    [yes] , bombe fumigène
   *[no] { "" }
}{ $medics ->
    [0] { "" }
   *[other] , { $medics ->
        [one] { $medics } trousse de soins
       *[other] { $medics } trousses de soins
    }
}.
world-adventure-soldiers = Les soldats de { $seat } : { $recruits } de niveau 1, { $veterans } de niveau 2, { $fainted } à terre.
world-adventure-cards = { $seat } possède{ $powers ->
    [none] { "" }
   *[other] { " " }{ $powers }
}{ $items ->
    [none] { "" }
   *[other] { " " }({ $items })
}.
world-adventure-quest = { $seat } suit une quête, { $quest }{ $rules ->
    [none] { "" }
   *[other]  : { $rules }
}{ $places ->
    [none] { $rules ->
        [none] .
       *[other] { "" }
    }
   *[other] { $rules ->
        [none]  : encore { $places }.
       *[other] { " " }Il reste { $places }.
    }
}
world-adventure-deeds = Encore une rune à gagner pour { $seat } : { $deeds }.
world-adventure-wanted = { $seat } : avis de recherche { $n }, rang { $rank } ; terrasser ce clan rapporte une prime.
world-adventure-away = { $code } ({ $n ->
    [0] ici
    [one] à { $n } pas
   *[other] à { $n } pas
})
world-adventure-city = { $nation ->
    [none] { $place }
   *[other] { $nation }, { $place }
} : { $need ->
    [none] besoin comblé
   *[other] besoin de { $need }
} ; { $stall ->
    [yes] étal de { $owner }
   *[no] aucun étal
}.
world-adventure-merchant-markers = Marqueurs Marchand : { $places }.
world-adventure-monster-markers = Marqueurs Monstre : { $places }.
world-adventure-open = À la guilde : { $quests ->
    [none] aucune quête
   *[other] { $quests }
}. Pouvoirs runiques ouverts : { $powers ->
    [none] aucun
   *[other] { $powers }
}. En réserve : { $stock ->
    [none] rien
   *[other] { $stock }
}.
world-adventure-battle = { $card ->
    [none] Bataille en { $place } : { $seats }.
   *[other] Bataille en { $place } : { $seats } contre { $card-foe }, { $left ->
        [one] { $left } PV restant
       *[other] { $left } PV restants
    }.
}
