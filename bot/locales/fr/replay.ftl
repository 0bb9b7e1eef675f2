### Reprendre un coup par vote.

## Reprendre un coup par vote

button-take-back = Revenir en arrière…
button-take-back-alone = Oui, reprendre ce coup
button-ask = Demander pour le dernier coup de { $name }
button-agree = D’accord
button-refuse = Refuser
vote-alone = **Reprendre ton dernier coup ?** Ce n’est plus sans conséquence : on a lancé, pioché ou montré quelque chose, ou d’autres ont joué depuis. Ce qui a été vu reste vu, donc cette table ne comptera plus dans aucun classement.
vote-offer = **Demander à la table de reprendre un coup ?** Tous ceux qui y sont assis doivent être d’accord. Ce qui a été vu reste vu, donc cette table ne comptera plus dans aucun classement.
vote-target = { $count ->
    [one] Le dernier coup de **{ $name }** :
   *[other] Le dernier coup de **{ $name }** et tout ce qui a suivi, { $count } coups en tout :
}
vote-nothing-told = - Rien qui ait été raconté.
vote-opened = La table est consultée. Ce que disent les autres se lit sur son message.
vote-carried = C’est repris.
vote-asked = **{ $name } demande à reprendre :**
vote-how = Tous ceux qui sont assis ici doivent être d’accord ; qui joue ou refuse met fin au vote. Ce qui a été vu reste vu, donc cette table ne comptera plus dans aucun classement.
vote-voices = D’accord : { $agreed }. On attend encore : { $waiting }.
vote-refused = { $name } n’y tient pas : le coup reste.
vote-under-way = Un vote est en cours : D’accord et Refuser se trouvent sur le message de la table.
vote-over = Ce vote est terminé : quelqu’un a joué ou refusé, ou le coup est déjà repris.
event-undone-together = Par vote, la table revient en arrière. Elle ne compte plus dans aucun classement.
unranked = Hors classement : cette table ne compte dans aucun classement.
result-unranked = { $result } Hors classement.
