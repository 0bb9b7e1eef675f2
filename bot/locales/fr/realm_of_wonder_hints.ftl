### Realm of Wonder : ce qu’un coup apporte, après « cela apporte … ».

hint-realm-of-wonder-end = la victoire dans la course
hint-realm-of-wonder-quest = un pas de plus dans la quête du Roi
hint-realm-of-wonder-monsters = un pas de plus vers les monstres qu’il te faut
hint-realm-of-wonder-orbs = un pas de plus vers les boules qu’il te faut
hint-realm-of-wonder-castle = un accès plus rapide au château
hint-realm-of-wonder-cards = davantage de cartes magiques
hint-realm-of-wonder-tokens = un gain durable de force ou de vitesse
hint-realm-of-wonder-tiles = une tuile utile
hint-realm-of-wonder-power = un pouvoir prêt à servir
hint-realm-of-wonder-points = davantage de points de magie
hint-realm-of-wonder-guard = plus de sécurité pour tes forts
hint-realm-of-wonder-movement = plus de liberté de mouvement
hint-realm-of-wonder-ways = un chemin plus court vers de bons endroits
hint-realm-of-wonder-finds = une chance de beau butin
hint-realm-of-wonder-rival = un recul pour ton rival le plus avancé
