### Wonder Book : boutons, ce qui se passe, ce qui est demandé, pourquoi pas. Les noms et les cartes
### sont dans wonder_book_cards.ftl, ce qu’on lit à voix haute dans wonder_book_story.ftl.

game-wonder-book = Wonder Book
game-wonder-book-about = Des amis tombent dans un livre qui se déplie, et affrontent ensemble ses Wyrms. Une campagne en six chapitres, avec une histoire à lire à haute voix.
game-wonder-book-cover = Ken, Lara, Tina et Sid, et une tour sur une colline, sous la grêle.
game-wonder-book-players = 1 à 4 joueurs
game-wonder-book-lasts = 30 à 60 minutes par chapitre

mode-wonder-book-coop = Ensemble, un héros chacun
mode-wonder-book-solo = En solo, avec deux héros

setting-difficulty = Difficulté
setting-difficulty-easier = Plus facile (6 jetons Destin)
setting-difficulty-standard = Normale (5 jetons Destin)
setting-difficulty-hardcore = Redoutable (4 jetons Destin)
setting-group-choice = Choix du groupe
setting-group-choice-anyone = N’importe qui décide
setting-group-choice-majority = À la majorité
setting-beginning = Début
setting-beginning-unlocked = Contenu débloqué : cartes Wyrm, Coffre
setting-beginning-nothing = Sans rien

score-destiny = Destin
score-knock-outs = K.-O.
score-rounds = Manches

## Buttons: the group

wonder-book-turn-page = Tourner la page
wonder-book-choose = { $option }
wonder-book-pick-hero = { $hero }
wonder-book-pick-ally = { $ally }
wonder-book-pick-wyrm = Wyrm { $wyrm }
wonder-book-pick-area = { $area }
wonder-book-all-in-order = Tous dans l’ordre

## Buttons: a turn

wonder-book-become-hero = { $hero }
wonder-book-pick-skill = { $skill }
wonder-book-take-turn = Au tour de { $hero }
wonder-book-call-hero = Appeler { $hero }
wonder-book-move = Aller { $area-place }
wonder-book-collect = Ramasser une Étincelle
wonder-book-use-skill = { $skill }
wonder-book-attack = Attaquer
wonder-book-interact = Interagir : { $object }
wonder-book-give-item = Donner { $item-the } à { $hero }
wonder-book-give-shred = Donner « { $shred } » à { $hero }
wonder-book-ask-for-item = Demander { $item-the } à { $hero }
wonder-book-ask-for-shred = Demander « { $shred } » à { $hero }
wonder-book-agree = Donner
wonder-book-refuse = Garder
wonder-book-use-item = Utiliser { $item-the }
wonder-book-use-shred = Lire « { $shred } »
wonder-book-use-special = { $special }
wonder-book-use-gift = { $gift }
wonder-book-end-turn = Finir le tour

## Buttons: dice

wonder-book-reroll = Relancer les échecs, perdre 1 Cœur
wonder-book-keep = Garder les dés
wonder-book-strike = Frapper le Wyrm { $wyrm }
wonder-book-strike-boss = Frapper : { $boss }
wonder-book-hold-back = Retenir 1 dégât
wonder-book-hold-back-about = 1 dégât n’est pas infligé. 1 étourdit un Wyrm, 2 le battent.
wonder-book-roll-on = Lancer encore
wonder-book-stop = S’arrêter là
wonder-book-stop-about = Les dégâts qui restent ne blessent personne.

## Menus

placeholder-wonder-book-choose = Que choisissez-vous ?
placeholder-wonder-book-pick-hero = Quel héros ?
placeholder-wonder-book-pick-ally = Qui ?
placeholder-wonder-book-pick-wyrm = Quel Wyrm ?
placeholder-wonder-book-pick-area = Quelle zone ?
placeholder-wonder-book-become-hero = Quel héros seras-tu ?
placeholder-wonder-book-pick-skill = Quelle compétence ?
placeholder-wonder-book-take-turn = À qui le tour ?
placeholder-wonder-book-call-hero = Appeler qui ?
placeholder-wonder-book-move = Aller où ?
placeholder-wonder-book-use-skill = Utiliser une compétence
placeholder-wonder-book-interact = Interagir avec quoi ?
placeholder-wonder-book-give-item = Donner un objet
placeholder-wonder-book-give-shred = Donner une carte Lambeau
placeholder-wonder-book-ask-for-item = Demander un objet
placeholder-wonder-book-ask-for-shred = Demander une carte Lambeau
placeholder-wonder-book-use-item = Utiliser un objet
placeholder-wonder-book-use-shred = Lire une carte Lambeau
placeholder-wonder-book-use-special = Faire une Action spéciale
placeholder-wonder-book-use-gift = Utiliser un cadeau
placeholder-wonder-book-strike = Frapper quel Wyrm ?
placeholder-wonder-book-strike-boss = Frapper quel boss ?

## What is asked

ask-wonder-book-reading = { $alone ->
    [yes] À lire. Le livre fait ce qu’il dit ; à toi de choisir.
   *[no] À lire à voix haute. Le livre fait ce qu’il dit ; à vous de choisir.
}
ask-wonder-book-choosing-heroes = Choisir son héros.
ask-wonder-book-choosing-skills = Choisir l’une des deux compétences, pour de bon.
ask-wonder-book-relearning = Une carte Progrès du héros : choisir l’une des deux compétences.
ask-wonder-book-group-pick = { $effect ->
    [gain-item] Qui le prend ?
    [roll] Qui lance les dés ?
    [pay-sparks] Qui paie une Étincelle ?
   *[other] Quel héros ?
}
ask-wonder-book-players-phase = À qui le tour ?
ask-wonder-book-hero-turn = { $extra ->
    [yes] Une action de plus, maintenant.
   *[no] { $left ->
        [one] Encore { $left } action.
       *[other] Encore { $left } actions.
    }
}
ask-wonder-book-consent = On te le demande. Le donnes-tu ?
ask-wonder-book-attack-roll = { $dice ->
    [0] Aucun succès
   *[other] { $dice } succès
}{ $held ->
    [0] { "" }
    [one] , dont { $held } retenu
   *[other] , dont { $held } retenus
}. Que fais-tu ?
ask-wonder-book-skill-roll = { $dice ->
    [0] Aucun succès
   *[other] { $dice } succès
}. Garder les dés, ou relancer les échecs ?
ask-wonder-book-hits = Qui prend les dégâts ({ $blows }) ?
ask-wonder-book-ask-hero = { $effect ->
    [heal] Quel héros récupère des Cœurs ?
    [give-spark] Quel héros reçoit une Étincelle ?
    [swap] Échanger sa place avec quel héros ?
    [bring] Quel héros est amené ici ?
    [join] Rejoindre quel héros ?
    [lend] Qui fait l’action supplémentaire ?
   *[other] Quel héros ?
}
ask-wonder-book-ask-wyrm = { $effect ->
    [stun] Quel Wyrm est étourdi ?
    [shove] Quel Wyrm est repoussé ?
   *[other] Quel Wyrm ?
}
ask-wonder-book-shove-to = Où va le Wyrm { $wyrm } ?
ask-wonder-book-walking = { $left ->
    [one] Avance de { $left } zone, ou reste.
   *[other] Avance de { $left } zones au plus, une à la fois.
}
ask-wonder-book-company = Qui vient avec toi ?
ask-wonder-book-activation = Quel Wyrm agit ensuite ? Ceux qui sont dans la même zone et le même état comptent pour un seul.
ask-wonder-book-pick-victim = Qui le Wyrm { $wyrm } mord-il ?
ask-wonder-book-pick-way = Quel chemin prend le Wyrm { $wyrm } ?
ask-wonder-book-pick-removal = Quel Wyrm est retiré ?
ask-wonder-book-pick-bearer = Quel Wyrm reçoit la Sombre Aura ?
ask-wonder-book-pick-boss-way = { $boss }, par quel chemin ?
ask-wonder-book-pushing-luck = { $failed ->
    [yes] { $pile ->
        [0] Aucun succès. Relancer les dés, ou en rester là ?
        [one] Aucun succès. Relancer les dés, ou perdre le succès en réserve ?
       *[other] Aucun succès. Relancer les dés, ou perdre les { $pile } succès en réserve ?
    }
   *[no] { $pile ->
        [one] { $pile } succès en réserve. Lancer encore, ou s’arrêter et le prendre ?
       *[other] { $pile } succès en réserve. Lancer encore, ou s’arrêter et les prendre ?
    }
}

## What happened: the book

wonder-book-card-read = Le livre s’ouvre sur « { $title } ».
wonder-book-option-chosen = Le groupe choisit : { $option }.
wonder-book-voted = { $seat } vote : { $choice }.
wonder-book-area-opened = Une partie du livre se déplie : { $area }.
wonder-book-area-closed = Une partie du livre se replie : { $area }.
wonder-book-page-folded = La page se tourne : tout ce qu’elle portait se replie.
wonder-book-way-opened = Un passage s’ouvre : { $areas }.
wonder-book-way-closed = Un passage se ferme : { $areas }.
wonder-book-vortex-moved = Le Sombre Vortex s’ouvre { $place }.
wonder-book-supply-short = { $n ->
    [0] La réserve n’a plus d’Étincelles.
    [one] La réserve n’a plus que { $n } Étincelle.
   *[other] La réserve n’a plus que { $n } Étincelles.
}
wonder-book-sparks-laid = { $n ->
    [one] { $n } Étincelle se pose { $place }.
   *[other] { $n } Étincelles se posent { $place }.
}
wonder-book-spark-eaten = Un Wyrm mange une Étincelle { $place }.
# Un compteur dont personne n’a besoin s’appelle « silent ».
wonder-book-counted = { $counter ->
    [silent] { "" }
   *[other] { $counter } : { $n }.
}
wonder-book-object-laid = Il y a quelque chose { $place } : { $object }.
wonder-book-keyword-written = Vous écrivez le mot-clé { $keyword }.
wonder-book-keyword-erased = Vous effacez le mot-clé { $keyword }.
wonder-book-rule-in-force = Une nouvelle Règle spéciale s’applique : { $rule }.
wonder-book-rule-ended = Cette Règle spéciale prend fin : { $rule }.
wonder-book-goal-set = Le livre fixe un nouveau but.
wonder-book-goal-met = Le but est atteint !
wonder-book-destiny-up = { $n ->
    [one] Vous gagnez { $n } jeton Destin ; vous en avez { $left }.
   *[other] Vous gagnez { $n } jetons Destin ; vous en avez { $left }.
}
wonder-book-destiny-down = { $n ->
    [one] Vous perdez { $n } jeton Destin ; { $left ->
        [0] il n’en reste aucun.
       *[other] il en reste { $left }.
    }
   *[other] Vous perdez { $n } jetons Destin ; { $left ->
        [0] il n’en reste aucun.
       *[other] il en reste { $left }.
    }
}
wonder-book-wyrm-card-added = Une carte violette rejoint la pile Wyrm : { $wyrm_card }.
wonder-book-wyrm-card-there = { $wyrm_card } est déjà dans la pile Wyrm ; la pile est mélangée.
wonder-book-chapter-won = Le chapitre est gagné, avec { $destiny ->
    [one] { $destiny } jeton Destin
   *[other] { $destiny } jetons Destin
} !
wonder-book-chapter-lost = Il ne reste plus de jeton Destin. Le chapitre est perdu.

## What happened: heroes

# Un deuxième héros dans la même phrase.
other-ken = { hero-ken }
other-lara = { hero-lara }
other-tina = { hero-tina }
other-sid = { hero-sid }

# Une zone dans une phrase : où l’on est, où l’on va.
place-landing = au Point de chute
place-well = au Puits à l’envers
place-hinge-hill = à la Colline à charnière
place-gatehouse = à la Loge du portier
place-lamp-court = dans la Cour aux lampes
place-bakery = à la Boulangerie
place-bell-stair = à l’Escalier de la cloche
place-reading-room = à la Salle de lecture
place-paper-bridge = au Pont de papier
place-seam = à la Couture
place-torn-edge = au Bord déchiré

wonder-book-round-began = La manche { $n } commence.
wonder-book-enemies-move = Au tour des Wyrms.
wonder-book-hero-chosen = { $seat } joue { $hero }.
wonder-book-skill-gained = { $hero } apprend { $skill }.
wonder-book-hero-moved = { $hero } va { $place }.
wonder-book-heroes-swapped = { $hero } change de place avec { $other }.
wonder-book-spark-collected = { $hero } ramasse une Étincelle.
wonder-book-sparks-gained = { $n ->
    [one] { $hero } gagne { $n } Étincelle.
   *[other] { $hero } gagne { $n } Étincelles.
}
wonder-book-sparks-lost = { $n ->
    [one] { $hero } rend { $n } Étincelle à la réserve.
   *[other] { $hero } rend { $n } Étincelles à la réserve.
}
wonder-book-hearts-gained = { $n ->
    [one] { $hero } récupère { $n } Cœur.
   *[other] { $hero } récupère { $n } Cœurs.
}
wonder-book-hearts-lost = { $n ->
    [one] { $hero } perd { $n } Cœur.
   *[other] { $hero } perd { $n } Cœurs.
}
wonder-book-guarded = { $n ->
    [one] { $hero } évite de perdre { $n } Cœur.
   *[other] { $hero } évite de perdre { $n } Cœurs.
}
wonder-book-knocked-out = { $hero } tombe K.-O.
wonder-book-stood-up = { $hero } se relève.
wonder-book-skill-used = { $hero } utilise { $skill }.
wonder-book-item-used = { $hero } utilise { $item-the }.
wonder-book-shred-used = { $hero } lit « { $shred } ».
wonder-book-special-used = { $hero } : { $special }.
wonder-book-chest-opened = Le Coffre au trésor est ouvert : un cadeau pour chaque héros.
wonder-book-gift-used = { $hero } utilise son cadeau : { $gift }.
wonder-book-item-gained = { $hero } trouve { $item-the }.
wonder-book-item-lost = { $hero } n’a plus { $item-the }.
wonder-book-shred-drawn = { $hero } pioche « { $shred } ».
wonder-book-item-handed = { $hero } donne { $item-the } à { $other }.
wonder-book-shred-handed = { $hero } donne « { $shred } » à { $other }.
wonder-book-item-asked = { $hero } demande { $item-the } à { $other }.
wonder-book-shred-asked = { $hero } demande « { $shred } » à { $other }.
wonder-book-hand-over-refused = { $hero } préfère garder son bien.
wonder-book-interacted = { $hero } regarde de près : { $object }.
wonder-book-rolled = { $attack ->
    [yes] { $successes ->
        [0] { $hero } attaque : aucun succès avec { $n ->
            [one] { $n } dé
           *[other] { $n } dés
        }.
       *[other] { $hero } attaque : { $successes } succès avec { $n ->
            [one] { $n } dé
           *[other] { $n } dés
        }.
    }
   *[no] { $successes ->
        [0] { $hero } lance { $n ->
            [one] { $n } dé
           *[other] { $n } dés
        } : aucun succès.
       *[other] { $hero } lance { $n ->
            [one] { $n } dé
           *[other] { $n } dés
        } : { $successes } succès.
    }
}
wonder-book-rerolled = { $successes ->
    [0] { $hero } relance : aucun succès.
    [one] { $hero } relance : { $successes } succès.
   *[other] { $hero } relance : { $successes } succès.
}
wonder-book-luck-piled = { $hero } a { $n } succès en réserve.
wonder-book-luck-lost = { $n ->
    [0] { $hero } n’obtient rien.
   *[other] { $hero } perd sa réserve de { $n } succès.
}
wonder-book-turn-ended = { $hero } a fini son tour.

## What happened: Wyrms

wonder-book-wyrm-card-revealed = Carte Wyrm : { $wyrm_card }.
wonder-book-wyrm-spawned = Le Wyrm { $wyrm } surgit { $place }.
wonder-book-wyrm-stood-up = Le Wyrm { $wyrm } s’ébroue et se redresse.
wonder-book-wyrm-moved = Le Wyrm { $wyrm } arrive en rampant { $place }.
wonder-book-wyrm-attacked = Le Wyrm { $wyrm } mord { $hero }.
wonder-book-wyrm-stunned = Le Wyrm { $wyrm } est étourdi.
wonder-book-wyrm-defeated = Le Wyrm { $wyrm } est vaincu.
wonder-book-wyrm-removed = Le Wyrm { $wyrm } disparaît.
wonder-book-area-exploded = Un Wyrm éclate { $place }.
wonder-book-aura-gained = La Sombre Aura se pose sur le Wyrm { $wyrm }.
wonder-book-aura-lost = Le Wyrm { $wyrm } perd la Sombre Aura.

## What happened: bosses and allies

wonder-book-boss-came = Un boss apparaît { $place } : { $boss }.
wonder-book-boss-back = { $n ->
    [one] { $boss } est maintenant { $place }, avec { $n } Cœur.
   *[other] { $boss } est maintenant { $place }, avec { $n } Cœurs.
}
wonder-book-boss-moved = { $boss } va { $place }.
wonder-book-boss-attacked = { $boss } frappe tout autour.
wonder-book-boss-hurt = { $n ->
    [one] { $boss } perd { $n } Cœur.
   *[other] { $boss } perd { $n } Cœurs.
}
wonder-book-boss-stage-ended = { $n ->
    [one] { $boss } finit une étape et commence la suivante avec { $n } Cœur.
   *[other] { $boss } finit une étape et commence la suivante avec { $n } Cœurs.
}
wonder-book-boss-beaten = Boss vaincu : { $boss } !
wonder-book-boss-left = { $boss } s’en va.
wonder-book-ally-came = De l’aide arrive { $place } : { $ally }.
wonder-book-ally-moved = { $ally } va { $place }.
wonder-book-ally-attacked = Le Wyrm { $wyrm } mord { $ally }.
wonder-book-ally-hurt = { $n ->
    [one] { $ally } perd { $n } Cœur.
   *[other] { $ally } perd { $n } Cœurs.
}
wonder-book-ally-healed = { $n ->
    [one] { $ally } récupère { $n } Cœur.
   *[other] { $ally } récupère { $n } Cœurs.
}
wonder-book-ally-down = { $ally } n’a plus de Cœurs et se couche.
wonder-book-ally-stood-up = { $ally } se relève.
wonder-book-ally-left = { $ally } vous quitte.

## Why not, and what instead

wb-06-taken = Quelqu’un joue déjà { $hero }. Choisis un autre héros.
wb-17-closed = Votre histoire, jusqu’ici, laisse cette voie fermée. Choisissez-en une autre.
wb-17-destiny = Cela coûterait votre dernier jeton Destin. Choisissez autre chose.
wb-17-sparks = Cela coûte { $n } Étincelles, et vous en avez { $held } en tout. Revenez avec plus, ou choisissez autre chose.
wb-17-heroes = Il faut { $n } héros { $place }. Revenez ensemble, ou choisissez autre chose.
wb-17-tried = Vous avez déjà essayé cela ici. Choisissez autre chose.
wb-31-wall = Une ligne pleine barre le chemin qui mène { $place }. On ne franchit que les lignes pointillées : fais le tour.
wb-32-none = Aucune Étincelle { $place }. Va dans une zone où il y en a une.
wb-33-sparks = { $n ->
    [one] Cela coûte { $n } Étincelle ; tu en as { $held }.{ $near ->
        [no] { "" }
       *[yes] { " " }Ramasses-en une d’abord.
    }
   *[other] Cela coûte { $n } Étincelles ; tu en as { $held }.{ $near ->
        [no] { "" }
       *[yes] { " " }Ramasses-en d’abord.
    }
}
wb-34-nothing = Ici et maintenant, cela ne changerait rien. Garde-le pour quand il y aura sur qui ou sur quoi agir.
wb-34-not-now = Sa carte dit quand ; ce n’est pas maintenant. Fais autre chose et reviens-y.
wb-35-area = Personne à attaquer dans ta zone, et ton attaque ne va pas plus loin.{ $way ->
    [no] { "" }
   *[yes] { " " }Déplace-toi d’abord.
}
wb-35-adjacent = Personne à attaquer dans ta zone ni dans une zone adjacente, et ton attaque ne va pas plus loin.{ $way ->
    [no] { "" }
   *[yes] { " " }Déplace-toi d’abord.
}
wb-39-elsewhere = { $object } : c’est { $place }.{ $way ->
    [no] { "" }
   *[yes] { " " }Vas-y d’abord.
}
wb-39-sparks = { $n ->
    [one] Cela coûte { $n } Étincelle ; tu en as { $held }.{ $near ->
        [no] { "" }
       *[yes] { " " }Ramasses-en une d’abord.
    }
   *[other] Cela coûte { $n } Étincelles ; tu en as { $held }.{ $near ->
        [no] { "" }
       *[yes] { " " }Ramasses-en d’abord.
    }
}
wb-40-refused = Tu l’as déjà demandé ce tour-ci, et on t’a dit non. Redemande au prochain.
wb-41-elsewhere = Cela marche seulement { $place }.{ $way ->
    [no] { "" }
   *[yes] { " " }Vas-y d’abord.
}
wb-41-not-now = { wb-34-not-now }
wb-41-nothing = { wb-34-nothing }
wonder-book-no-chapter = Le chapitre { $chapter } n’est pas encore écrit. Votre groupe l’attend ici, avec tout ce qu’il a gagné.
wonder-book-finished = Les six chapitres sont gagnés et cette campagne est terminée. Une nouvelle commence au chapitre 1, avec d’autres choix et d’autres fins et, si vous voulez, avec ce qui a été débloqué (WB-63).

## The table in words

wonder-book-heading = { $n ->
    [0] Wonder Book, chapitre { $chapter }
   *[other] Wonder Book, chapitre { $chapter }, manche { $n }
}
wonder-book-destiny = Destin : il en reste { $n }, { $of } au plus.
wonder-book-goal-ahead = But : aucun pour l’instant. L’histoire dira ce qui vient.
wonder-book-danger = { $count ->
    [0] Destin : il en reste { $n }. Chaque héros qui tombe en coûte 1, et sans jeton Destin le chapitre est perdu.
   *[other] Destin : il en reste { $n }. K.-O. : { $names }. Se relever en coûte { $count }, et sans jeton Destin le chapitre est perdu.
}
wonder-book-ends = Au début de la prochaine manche, le chapitre est perdu : se relever coûte le dernier jeton Destin.
wonder-book-lost-next = Destin : il en reste { $n }. K.-O. : { $names }. Se relever en coûte { $count } : au début de la prochaine manche, le chapitre est perdu.
wonder-book-lost-soon = Destin : il en reste { $n }. { $count ->
    [0] { "" }
   *[other] K.-O. : { $names }.{ " " }
}Encore { $left ->
    [one] une chute
   *[other] { $left } chutes
}, et le chapitre est perdu. Le moins de Cœurs ({ $hearts }) : { $weakest }.
wonder-book-goal = { $parts ->
    [none] But : { $goal }
   *[other] But : { $goal } Jusqu’ici : { $parts }.
}
wonder-book-progress = { $have } sur { $need }
wonder-book-progress-counter = { $counter } { $have } sur { $need }
wonder-book-progress-heroes = { $have } héros sur { $need } { $place }
wonder-book-progress-sparks = { $have ->
    [one] { $have } Étincelle
   *[other] { $have } Étincelles
} sur { $need } là-bas{ $elsewhere ->
    [0] { "" }
   *[other] { " " }({ $elsewhere } ailleurs)
}
counter-rounds = Manches
wonder-book-hero = { $hero } : { $area }, { $hearts ->
    [one] { $hearts } Cœur
   *[other] { $hearts } Cœurs
}, { $sparks ->
    [one] { $sparks } Étincelle
   *[other] { $sparks } Étincelles
}.
wonder-book-no-wyrms = Aucun Wyrm n’est en jeu.
wonder-book-ally = { $ally }, avec vous : { $area }, { $hearts ->
    [0] à terre
    [one] { $hearts } Cœur sur { $most }
   *[other] { $hearts } Cœurs sur { $most }
}.
wonder-book-boss = { $boss }, boss : { $area }, { $hearts ->
    [one] { $hearts } Cœur sur { $most }
   *[other] { $hearts } Cœurs sur { $most }
}.
wonder-book-aura = La Sombre Aura est sur le Wyrm { $wyrm }.
wonder-book-wyrm = { $stunned ->
    [yes] Wyrm { $wyrm } : { $area }, étourdi.
   *[no] Wyrm { $wyrm } : { $area }.
}
wonder-book-vortex = Sombre Vortex : { $area }.
wonder-book-sparks = { $n ->
    [one] { $n } Étincelle { $place }.
   *[other] { $n } Étincelles { $place }.
}
wonder-book-object = { $object } : { $place }.
wonder-book-holds = { $hero } tient : { $cards }.
wonder-book-several = { $card } ×{ $n }
wonder-book-ways = { $area } : passages vers { $areas }.
wonder-book-rule = Une Règle spéciale s’applique : { $rule } (carte { $card }).
wonder-book-keywords = { $n ->
    [one] Mot-clé : { $keywords }.
   *[other] Mots-clés : { $keywords }.
}
wonder-book-look = { $text } { $price }
wonder-book-costs = { $n ->
    [0] Ne coûte aucune Étincelle.
    [one] Coûte { $n } Étincelle.
   *[other] Coûte { $n } Étincelles.
}
wonder-book-hero-card = { $hearts } Cœurs. Attaque : { $attack } { $skill } : { $does }
wonder-book-hero-met = { $card } { $about }
wonder-book-hero-kept = { $card } Déjà appris : { $skills }.
wonder-book-hero-anew = { $card } { $n ->
    [one] Tu choisis le côté d’une carte Progrès.
   *[other] Tu choisis les côtés de { $n } cartes Progrès.
}
wonder-book-skill = { $cost } { $rules }

# Une campagne en une ligne, pour /campaign.
campaign-wonder-book-campaign = { $chapter ->
    [7] Les six chapitres sont gagnés.
   *[other] Prochain chapitre : { $chapter }.
} Destin jusqu’ici : { $destiny }. { $defeats ->
    [0] Aucune défaite jusqu’ici.
    [one] { $defeats } défaite jusqu’ici.
   *[other] { $defeats } défaites jusqu’ici.
}{ $again ->
    [yes] { " " }Recommencée avec ce qui a été débloqué.
   *[other] { "" }
}

# Ce que dit le salon d’attente d’une campagne.
lobby-wonder-book-campaign = La campagne continue : { $chapter ->
    [1] **chapitre 1, { chapter-1 }**.
    [2] **chapitre 2, { chapter-2 }**.
    [3] **chapitre 3, { chapter-3 }**.
    [4] **chapitre 4, { chapter-4 }**.
    [5] **chapitre 5, { chapter-5 }**.
   *[6] **chapitre 6, { chapter-6 }**.
}
