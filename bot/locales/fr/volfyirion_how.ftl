### Volfyirion : les cartes « Comment jouer », une par mode.

how-volfyirion-duel-goal = détruire les trois Cités de l’adversaire avant que les tiennes tombent.
how-volfyirion-duel-turn = **Un tour**
    1. Pioche cinq cartes.
    2. Joue-les : elles donnent C, B et K.
    3. Poste Troupes et Bâtiments sur tes Cités.
    4. Dépense : C achète des cartes ; B attaque les Cités ou achète des Merveilles ; K scelle, remplace, déplace le dragon.
    5. Fin du tour : les points restants sont perdus, les cartes non jouées défaussées.
how-volfyirion-duel-words = C : Commandement · B : Bataille · K : Connaissance · Troupe : garde une Cité · Bâtiment : des points à chaque tour · Merveille : reste en jeu · Sceller : couper une Merveille · Chaîne de synergie : donne plus avec les couleurs indiquées
how-volfyirion-duel-lose = quand ta dernière Cité tombe : attaquée, ou brûlée. 8 K envoient le dragon sur une Cité ennemie, ou le renvoient de la tienne ; une Cité sous lui brûle à la fin du tour de son propriétaire.

how-volfyirion-solo-goal = avoir 16 B en un tour pour abattre Volfyirion, ou 16 K pour le soumettre.
how-volfyirion-solo-turn = **Un tour**
    1. Une carte cachée nourrit la Pile de rage ; pioche cinq cartes.
    2. Joue-les : elles donnent C, B et K. Chaque Merveille, Bâtiment ou Troupe nourrit aussi la pile.
    3. Poste Troupes et Bâtiments sur tes Cités.
    4. Dépense : C achète des cartes, B des Merveilles ; 6 B ou 6 K écartent la première carte de la pile.
    5. Fin du tour. Si tu as dû remélanger ta défausse, Volfyirion attaque.
how-volfyirion-solo-words = C : Commandement · B : Bataille · K : Connaissance · Troupe : garde une Cité · Bâtiment : rapporte à chaque tour · Merveille : reste en jeu · Pile de rage : ses coûts sont les B du dragon · Remélanger : réveille le dragon
how-volfyirion-solo-lose = quand ta dernière Cité tombe, ou après 40 manches.

how-volfyirion-coop-goal = 30 B ou 30 K ensemble en un tour, ou 20 d’une sorte par un seul joueur.
how-volfyirion-coop-turn = **Un tour, commun aux deux**
    1. Trois Merveilles rejoignent la Grille de rage ; le dragon avance.
    2. Piochez cinq cartes chacun, et jouez-les.
    3. Postez Troupes et Bâtiments, aussi sur les Cités de l’autre.
    4. Dépensez : C achète des cartes ; B écarte des cartes de la grille, K les scelle ; 8 K déplacent le dragon.
    5. Fin du tour : les rangées de la grille attaquent la Cité sous le dragon.
how-volfyirion-coop-words = C : Commandement · B : Bataille · K : Connaissance · Troupe : garde une Cité · Bâtiment : rapporte à chaque tour · Grille de rage : des Merveilles qui vous attaquent · Rangée : deux coûts multipliés · Sceller : la carte ne compte pas ce tour-ci
how-volfyirion-coop-lose = quand la dernière Cité tombe, ou après 40 manches. Sans Cité à toi, tu ne joues aucune carte.

how-volfyirion-team-goal = détruire les trois Bastions adverses avant que les vôtres tombent.
how-volfyirion-team-turn = **Un tour, commun aux partenaires**
    1. Piochez cinq cartes chacun.
    2. Jouez-les : les C sont à chacun, B et K aux deux.
    3. Poste Troupes et Bâtiments sur ton Bastion, des Troupes aussi sur le commun.
    4. Dépensez : C achète des cartes ; B attaque les Bastions ou achète des Merveilles ; K scelle des cartes, déplace le dragon.
    5. Fin du tour : les points restants sont perdus, les autres cartes défaussées.
how-volfyirion-team-words = C : Commandement · B : Bataille · K : Connaissance · Troupe : garde un Bastion · Bâtiment : rapporte à chaque tour · Merveille : reste en jeu · Sceller : couper une carte · Bastion : deux Cités qui tombent ensemble
how-volfyirion-team-lose = quand le dernier Bastion de ton équipe tombe : attaqué, ou brûlé par le dragon s’il s’y trouve à la fin de votre tour.

## What letters and signs mean, on the first screens and under the card

legend-volfyirion = **C** Commandement, **B** Bataille, **K** Connaissance · couleurs : **T** turquoise, **R** rouge, **V** violet, **N** neutre · **M** Merveille · flamme : si tu la retires · chaîne : synergie avec ces couleurs
signs-volfyirion = après une flamme ou une chaîne : pile et flèche : pioche une carte · main tenant une carte : retire une carte · tour brisée : détruis un Bâtiment · bouclier brisé : détruis une Troupe · dragon : déplace Volfyirion
