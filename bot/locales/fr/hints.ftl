### Indices : ce que ferait un bon joueur, et pourquoi.

button-hint = Indice
button-hint-left = Indice (encore { $count })
hint-place = { $action } ({ $place })
hint-gains = Un bon joueur choisirait **{ $action }**, car cela apporte { $gains }.
hint-gains-may = Un bon joueur choisirait **{ $action }**, car, avec un peu de chance, cela apporte { $gains }.
hint-leads = Un bon joueur choisirait **{ $action }**, car cela peut ensuite apporter { $gains }.
hint-leads-may = Un bon joueur choisirait **{ $action }**, car, avec un peu de chance, cela peut ensuite apporter { $gains }.
hint-beats = Un bon joueur choisirait **{ $action }**, car, par rapport aux autres choix, cela te vaut { $gains }.
hint-beats-may = Un bon joueur choisirait **{ $action }**, car, par rapport aux autres choix et avec un peu de chance, cela te vaut { $gains }.
hint-each-turn = par tour
hint-ends = Un bon joueur choisirait **{ $action }**, car il n’y a rien de mieux à faire pour l’instant.
hint-open = Un bon joueur choisirait **{ $action }**. Aucune raison ne l’emporte à elle seule, mais c’est ce qui a donné le meilleur résultat quand j’ai joué la suite.
hint-does = Un bon joueur choisirait **{ $action }** ({ $does }) : c’est ce qui a donné le meilleur résultat quand j’ai joué la suite.
hint-left = { $count ->
    [0] C’était ton dernier indice de la partie.
    [one] Il te reste un indice dans cette partie.
   *[other] Il te reste { $count } indices dans cette partie.
}
hint-none-left = Tu as déjà eu tes trois indices de la partie.
hint-nothing = Tu n’as rien à choisir pour l’instant : il n’y a pas d’indice à donner.
hint-never = Il n’y a pas d’indices dans un défi du jour ni dans une leçon.
hint-ranked = Cette partie compte pour le classement, et son salon d’attente n’a pas permis les indices.
hint-stale = La partie a avancé pendant que je réfléchissais : cet indice arriverait trop tard. Il n’est pas compté.
event-hint = { $name } a demandé un indice.
setting-hints = Indices
setting-hints-about = Trois par personne, bien que la partie soit classée. Le journal dit qui en demande.
