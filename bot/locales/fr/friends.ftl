### Entre amis : mes tables, notes, invitations, absences.

## Mes tables

describe-me-tables = Toutes tes tables en cours et tes salons d’attente, où qu’ils soient
tables-mine = { $count ->
    [0] Tu n’es à aucune table en cours. **/play** en ouvre une.
    [one] ## Ta table en cours
   *[other] ## Tes { $count } tables en cours
}{ $waiting ->
    [0] {""}
    [one] {""} : 1 t’attend
   *[other] {""} : { $waiting } t’attendent
}
tables-server-all = { $count ->
    [0] Aucune table n’est en cours sur ce serveur.
    [one] ## 1 table en cours
   *[other] ## { $count } tables en cours
}
tables-most = -# Une même personne peut avoir ouvert { $count ->
    [one] une table encore en cours
   *[other] { $count } tables encore en cours
} ici ; **/server tables** avec **most** change cela.
tables-more = … et { $count ->
    [one] 1 autre table.
   *[other] { $count } autres tables.
}
tables-round = manche { $n }
tables-direct = message privé
tables-server = un serveur
tables-daily = défi du { $day }
tables-yours = Ton seul essai : **/daily play** le reprend.
tables-lobby = Un salon d’attente, ouvert { $since } : { $count } places prises sur { $most }.
tables-waits-for-you = **À toi** : la question est arrivée { $since }.
tables-waits = À { $names } : la question est arrivée { $since }.
tables-kept = Un joueur automatique garde ta place.
tables-share = -# Je tourne en { $total } parties qui ne partagent pas leur mémoire. Ce sont les tables de la partie { $parts }{ $direct ->
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
note-gone = Ta note est effacée.
