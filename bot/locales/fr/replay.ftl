### Reprendre un coup par vote, revoir une partie, en faire un film.

## Reprendre un coup par vote

button-take-back = Annuler…
button-take-back-alone = Oui, annuler ce coup
button-ask = Demander pour le dernier coup de { $name }
button-agree = D’accord
button-refuse = Refuser
vote-alone = **Annuler ton dernier coup ?** Ce n’est plus sans conséquence : on a lancé, pioché ou montré quelque chose, ou d’autres ont joué depuis. Ce qui a été vu reste vu, donc cette table { $boards ->
    [yes] ne comptera plus dans aucun classement.
   *[no] n’apportera plus d’exploit.
}
vote-offer = **Demander à la table d’annuler un coup ?** Tous ceux qui y sont assis doivent être d’accord. Ce qui a été vu reste vu, donc cette table ne comptera plus dans aucun classement.
vote-target = { $count ->
    [one] Le dernier coup de **{ $name }** :
   *[other] Le dernier coup de **{ $name }** et tout ce qui a suivi, { $count } coups en tout :
}
vote-nothing-told = - Rien qui ait été raconté.
vote-opened = La question est posée à la table. Les réponses s’affichent dans son message.
vote-carried = Le coup est annulé.
vote-asked = **{ $name } demande à annuler :**
vote-how = Tous ceux qui sont assis ici doivent être d’accord ; un coup ou un refus met fin au vote. Ce qui a été vu reste vu, donc cette table ne comptera plus dans aucun classement.
vote-voices = D’accord : { $agreed }. On attend encore : { $waiting }.
vote-refused = { $name } n’y tient pas : le coup reste.
vote-under-way = Un vote est en cours : D’accord et Refuser se trouvent sur le message de la table.
vote-over = Ce vote est terminé : quelqu’un a joué ou refusé, ou le coup est déjà annulé.
event-undone-together = { $alone ->
    [yes] Des coups sont annulés. Cette table
   *[no] Par vote, la table revient en arrière. Elle
} { $boards ->
    [yes] ne compte plus dans aucun classement.
   *[no] n’apporte plus d’exploit.
}
unranked = Hors classement : cette table ne compte dans aucun classement.
result-unranked = { $result } Hors classement.

## Revoir une partie, en faire un film

button-replay = Revoir
button-film = Film
button-film-whole = Toute la partie
button-film-last = La fin seulement
placeholder-replay = Aller à une étape
replay-step = Étape { $at } sur { $last } · { $heading }
replay-stop = Étape { $at } sur { $last }
replay-nothing-told = Rien n’a été raconté à cette étape.
replay-running = Cette partie n’est pas finie. On pourra la revoir quand elle le sera.
replay-sealed = D’autres peuvent encore jouer ce défi. On pourra revoir la partie { $when }.
replay-other-rules = Cette partie a été jouée avec d’autres règles que celles d’aujourd’hui : on ne peut pas la rejouer.
film-last = Les derniers coups · { $heading }
film-whole = Toute la partie · { $heading }
film-drawing = Ton film est en train d’être dessiné. Il apparaîtra ici.
no-film = Ce jeu n’a pas d’images, donc pas de film.
describe-replay = Revoir pas à pas la dernière partie finie ici
describe-film = La dernière partie finie ici en image animée : ses derniers coups
describe-whole = Toute la partie au lieu des derniers coups
