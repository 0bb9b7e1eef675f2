### L’horloge d’une table.

## Dans le salon d’attente

lobby-clock = { $hours ->
    [0] aucune
    [168] une semaine par décision
   *[other] { $hours } heures par décision
}
lobby-clock-preset = aucune en solo ; à plusieurs, { $hours ->
    [168] une semaine par décision
   *[other] { $hours } heures par décision
}

## À la table

turn-until = { $turn } Échéance { $left }.
alt-deadline = À décider avant le { $time } (UTC).
call-turn = Au tour de { $names }.
call-quick = { $names } : il faut une réponse rapide.
call-vote = { $names } : peut-on annuler un coup ? La table attend une réponse.
call-half = { $names } : la moitié du temps est passée. Ensuite, un joueur automatique prend le relais.
call-rematch = { $names } : { $name } propose de rejouer ensemble. Il suffit d’appuyer sur Rejoindre.
event-timed-out = { $seat } n’est pas là : un joueur automatique continue. La place peut être reprise.
event-chosen-for = { $seat } n’est pas là : un joueur automatique choisit pour cette fois.
away-left = **{ $name } a quitté le serveur.** Un joueur automatique prend le relais { $left } ; { $name } pourra reprendre sa place en revenant.
away-late = { $kind ->
    [group] La table attend **{ $name }** depuis un jour. Si vous continuez, un joueur automatique fait ce seul choix ; personne ne perd sa place.
   *[seat] La table attend **{ $name }** depuis un jour. Si vous continuez, un joueur automatique garde sa place jusqu’à son retour.
}
away-together = Si toutes les autres personnes à la table sont d’accord, c’est fait tout de suite.
away-voices = D’accord pour continuer sans { $name } : { $agreed }. On attend encore : { $waiting }.
away-alone = -# Il ne reste ici que { $name }, qui peut continuer, ou terminer la table sans résultat pour personne : **/table end**.
button-without = Continuer sans { $name }
without-agreed = Ton accord est noté. Encore à répondre : { $waiting }.
without-over = On ne peut pas continuer sans cette place maintenant : quelqu’un a été plus rapide, ou ce n’est plus nécessaire.
drowsy = Il ne s’est rien passé ici depuis le { $since }. { $kind ->
    [lobby] Si personne ne vient, ne part ni ne commence, ce salon d’attente ferme { $left }.
   *[running] Si personne ne joue, cette table se termine sans résultat { $left }.
}
table-slept = Il ne s’est rien passé ici depuis un mois : cette table s’est terminée sans résultat.

## En message privé

remind = La moitié de ton temps à { $game } est passée. Si tu ne choisis pas, un joueur automatique continue pour toi { $left }. [Vers la table]({ $link })
