### Entre amis : mes tables, notes, invitations, absences.

## Mes tables

describe-me-tables = Toutes tes tables en cours et tes salons d’attente, où qu’ils soient
tables-mine = { $count ->
    [0] Tu n’es à aucune table en cours. **/play** en ouvre une.
    [one] ## Ta table en cours
   *[other] ## Tes { $count } tables en cours
}{ $waits ->
    [0] {""}
    [one] {""} : { $count ->
        [one] elle t’attend
       *[other] l’une d’elles t’attend
    }
   *[other] {""} : { $every ->
        [0] { $waits } t’attendent
        [2] les deux t’attendent
       *[other] toutes t’attendent
    }
}
tables-server-all = { $count ->
    [0] Aucune table n’est en cours sur ce serveur.
    [one] ## 1 table en cours
   *[other] ## { $count } tables en cours
}
tables-most = -# Chacun peut avoir ouvert ici jusqu’à { $count ->
    [one] une table en cours
   *[other] { $count } tables en cours
} ; pour changer ce nombre, **/server tables** avec **most**.
tables-more = … et { $count ->
    [one] 1 autre table.
   *[other] { $count } autres tables.
}
tables-direct = message privé
tables-server = un serveur
tables-daily = défi du { $day }
tables-yours = Ton seul essai : **/daily play** le reprend.
tables-lobby = Un salon d’attente, ouvert { $since }. Places prises : { $count } sur { $most }.
tables-start = **Tout est prêt :** tu peux appuyer sur **{ button-start }**.
tables-sit = À la table : { $names }.
tables-waits-for-you = **À toi de jouer** : ton tour est venu { $since }.
tables-waits = On attend { $names }, dont le tour est venu { $since }.
tables-away = { $name } (absence, retour le { $back })
tables-vote = Un vote pour annuler un coup attend **ta réponse**.
tables-consent = { $names } { $count ->
    [one] voudrait
   *[other] voudraient
} continuer sans { $without }, et on attend **ta réponse**.
tables-invited = Il y a une **invitation** pour toi : ta place est gardée jusqu’à { $until }.
tables-offered = { $name } **te propose une place** : [oui ou non ?]({ $link })
tables-party = Une place est gardée **pour toi** : tu as joué le dernier chapitre.
tables-kept = Un joueur automatique garde ta place{ $here ->
    [yes] .
   *[no]  : à la table, **{ button-back }** te la rend.
}
button-back-at = { button-back } : { $game }
tables-held = Ton horloge est arrêtée pendant ton absence.
tables-share = -# Je tourne en { $total } processus qui ne partagent pas leur mémoire. Voici les tables du processus { $parts }{ $direct ->
    [yes] , messages privés compris
   *[other] {""}
}.
tables-next = Une autre table t’attend : **{ $game }**, { $place }.
button-next-table = Table suivante

## Notes

button-note = Note
title-note = Une note pour toi
note-label = Personne d’autre ne la lit jamais
placeholder-note = Plans, soupçons, dettes d’honneur. Elle reste jusqu’à la fin de la table.
note = -# Ta note
note-none = Rien n’est noté.
note-gone = Ta note est effacée.
note-kept = Ta note est gardée : tu la trouves en haut de **{ button-my-seat }**.

## Inviter

button-invite = Inviter …
button-decline = Pas cette fois
button-decline-of = Pour { $names } : pas cette fois
placeholder-invite = Avec qui veux-tu jouer ?
invite-ask = { $count ->
    [one] Il y a de la place pour une personne. Elle sera mentionnée une seule fois, et sa place est gardée une heure.
   *[other] Il y a de la place pour { $count } personnes. Chacune sera mentionnée une seule fois, et les places sont gardées une heure.
}
invite-call = { $mentions } : { $count ->
    [one] { $name } t’invite à **{ $game }**. Ta place est gardée
   *[other] { $name } vous invite à **{ $game }**. Vos places sont gardées
} jusqu’à { $until }.
invite-done = Invitation envoyée : { $name }.
invite-quiet = Invitation notée : { $name } ne veut pas de mention en ce moment, seul le salon d’attente la montre.
invite-away = Invitation notée : { $name } est en absence (retour le { $back }), sans mention : seul le salon d’attente la montre.
invite-bot = { $name } est un bot. **Ajouter un joueur automatique** met un des miens sur une place.
invite-absent = { $name } n’est pas sur ce serveur.
invite-seated = { $name } a déjà une place ici.
invite-yourself = Tu as déjà ta place ici.
invite-said-no = { $name } a répondu « { button-decline } » dans ce salon d’attente. En cas de changement d’avis, **{ button-join }** reste ouvert.
invite-unseen = { $name } ne voit pas ce salon.
invite-already = { $name } a déjà une invitation.
invite-often = Tu as invité { $name } { $times } fois en un jour. C’est assez pour l’instant.
invite-full = Aucune place n’est libre pour une autre invitation.
invite-room = { $count ->
    [one] Il n’y a de la place que pour une invitation.
   *[other] Il n’y a de la place que pour { $count } invitations.
} Rien n’a été envoyé.
invite-joined = Tu as ta place à la table, on le voit dans le salon d’attente.
invite-declined = D’accord, pas cette fois : on le voit dans le salon d’attente. Si tu changes d’avis : **{ button-join }**, tant qu’une place est libre.
invite-sits = Tu as accepté et tu as ta place à la table. **{ button-leave }**, dans le salon d’attente, la libère.
invite-not-asked = Tu as déjà ta place à la table : « { button-decline } » est pour les personnes invitées.
invite-other = Cette invitation est pour { $names }. Tant qu’il reste une place, **{ button-join }** dans le salon d’attente est ouvert à tout le monde.
invite-none = Il n’y a pas d’invitation pour toi ici, ou elle date de plus d’un jour.
invite-asked = Invitation de { $name } à **{ $game }**.
invite-yes = { $names } { $count ->
    [one] a
   *[other] ont
} accepté.
invite-left = { $names } { $count ->
    [one] a
   *[other] ont
} quitté le salon d’attente.
invite-silent = Sans réponse : { $names }.
invite-over = { $status ->
    [running] La partie a commencé. [Vers la table]({ $link })
    [ended] { $ender ->
        [none] Ce salon d’attente est fermé.
       *[other] { $ender } a fermé le salon d’attente.
    }
   *[lobby] L’invitation date de plus d’un jour.
}
start-held = { $count ->
    [one] Une place est encore gardée pour { $names }, jusqu’à { $until }.
   *[other] Des places sont encore gardées pour { $names }, jusqu’à { $until } au plus tard.
} Si tu commences maintenant, { $names } { $count ->
    [one] pourra seulement
   *[other] pourront seulement
} { $bots ->
    [yes] prendre la place d’un joueur automatique, ou regarder.
   *[no] regarder.
}
button-start-now = Commencer quand même
ask-leave-lobby = { $kind ->
    [closes] Quitter ? Le salon d’attente se fermera, et il n’y aura plus de place pour { $names }.
    [host] Quitter ? { $names } sera alors l’hôte.
   *[seat] Quitter ? Ta place sera libre pour quelqu’un d’autre.
}
lobby-left = Tu as quitté le salon d’attente.
lobby-left-last = Tu as quitté le salon d’attente : il est fermé.
lobby-ended = Le salon d’attente est fermé.
lobby-closed-by = { $name } a fermé ce salon d’attente. /play ouvre une nouvelle table.
seats-held = Les places libres sont gardées pour des personnes invitées, jusqu’à <t:{ $until }:t>.
lobby-held = { $called ->
    [yes] invitation : { $name }, place gardée jusqu’à { $until }
    [away] invitation : { $name }, absence (retour le { $back }), place gardée jusqu’à { $until }
   *[no] invitation : { $name }, sans mention, place gardée jusqu’à { $until }
}
lobby-declined = Pas cette fois : { $names }.

## Absences

describe-me-away = Dis jusqu’à quand tu t’absentes : tes horloges s’arrêtent, ou un joueur automatique te remplace
describe-away-until = Ton dernier jour d’absence (demain, un jour, une date), ou une durée : 3 jours, une semaine
describe-away-seats = Tes horloges s’arrêtent (7 jours au plus), ou un joueur automatique te remplace
describe-away-off = Te revoilà
describe-choice-away-wait = Mes horloges s’arrêtent
describe-choice-away-bot = Un joueur automatique me remplace
away-not = Tu n’as pas d’absence en cours. **/me away** avec **until** dit à tes tables ton dernier jour d’absence, comme « demain », un jour de la semaine ou une date, ou une durée comme « 3 jours ». Avec **seats**, tu choisis si tes horloges s’arrêtent ou si un joueur automatique te remplace.
away-set = Absence { $until }. { $seats ->
    [bot] Un joueur automatique te remplace. Pour reprendre tes places plus tôt : **/me away off**.
    [later] Un joueur automatique peut te remplacer dans les parties à plusieurs. Pour revenir plus tôt : **/me away off**.
   *[wait] Tes horloges sont arrêtées, et personne ne continue sans toi. Pour revenir plus tôt : **/me away off**.
}
away-whole-day = { $today ->
    [yes] jusqu’à **ce soir** (retour le { $back })
   *[no] jusqu’au **{ $last }** inclus (retour le { $back })
}
away-moment = jusqu’au { $at }
away-stands = Ce que tu as dit avant reste valable : absence { $until }. Pour y mettre fin : **/me away off**.
away-asked = À **{ $game }**, une partie classée, { $names } { $count ->
    [one] doit
   *[other] doivent
} d’abord accepter qu’un joueur automatique te remplace. { $held ->
    [runs] En attendant, ton horloge tourne : elle s’est assez arrêtée ce trimestre.
   *[other] D’ici là, ton horloge est arrêtée, au plus jusqu’au { $held }.
}
away-only = À **{ $game }**, personne d’autre ne joue : la table t’attend{ $held ->
    [none] .
    [runs] , mais une horloge y tourne : elle s’est assez arrêtée ce trimestre.
   *[other] , jusqu’au { $held } au plus s’il y a une horloge.
}
away-deserted = À **{ $game }**, une partie classée, tous les autres sont absents aussi : la table attend le premier retour{ $held ->
    [none] .
    [runs] , mais une horloge y tourne : elle s’est assez arrêtée ce trimestre.
   *[other] , jusqu’au { $held } au plus s’il y a une horloge.
}
away-given = { $count ->
    [one] Le joueur automatique qui te remplaçait t’a rendu ta place à { $tables }.
   *[other] Les joueurs automatiques qui te remplaçaient t’ont rendu tes places : { $tables }.
}
away-back = Te revoilà. Ton absence est finie.
away-ended = Ton absence est finie, à toutes tes tables.
away-no-date = Je ne comprends pas « { $typed } ». Écris ton dernier jour d’absence : une date ({ $iso }, { $date }), un jour (demain, { $day }), ou une durée (3 jours, une semaine).
away-two-days = « { $typed } » se lit de deux façons : { $first } ou { $second }. Écris le mois en lettres, comme { $date }.
away-no-such-day = Il n’y a pas de jour « { $typed } » dans le calendrier. Écris ton dernier jour d’absence : une date ({ $iso }, { $date }), un jour (demain, { $day }), ou une durée (3 jours, une semaine).
away-past = Ce jour est passé. Écris un jour à venir.
away-longest = C’est trop long : { $days } jours au plus.
away-too-long = Tes horloges peuvent rester arrêtées 7 jours de suite, et 14 jours par trimestre. { $left ->
    [none] Elles ne peuvent plus s’arrêter pour le moment.
   *[other] Cette fois, ce serait jusqu’au { $left }.
} Pour plus longtemps, un joueur automatique peut te remplacer.
button-home = Me revoilà
button-away-bot = Laisser jouer un joueur automatique (retour le { $back })
away-until = -# **{ $name }** : absence, retour le { $back }{ $kind ->
    [bot] ; un joueur automatique joue à sa place.
    [ask] . Un joueur automatique peut jouer à sa place avec l’accord de { $others } : **{ button-without }**. D’ici là, son horloge est arrêtée.
    [later]  ; son horloge est arrêtée. À son tour, { $others } { $count ->
        [one] pourra
       *[other] pourront
    } accepter un joueur automatique.
    [deserted] . Tous les autres sont absents aussi : la table attend le premier retour, et l’horloge est arrêtée.
    [wait] ; son horloge est arrêtée.
   *[away] .
}

## Le retour, comme on l’écrit ; des virgules entre plusieurs façons, avec ou sans majuscules et accents

back-yesterday = hier
back-today = aujourd’hui, ce soir, cette nuit
back-tomorrow = demain
back-after-tomorrow = après-demain
back-days = j, jour, jours
back-weeks = s, sem, semaine, semaines
back-weekend = week-end, weekend
back-one = un, une, premier
back-numbers = deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze
back-this = ce, cette
# Ne dit rien après un jour : « dimanche soir ».
back-evening = soir, au soir
# Font d’un nombre un jour : « jusqu’au 24 ».
back-the = le, l, au, er
# Ne disent rien à côté d’une date.
back-idle = jusqu, à, d, ici, pendant, pour, dans, la, les, de, retour, prochain, prochaine, prochains, prochaines
