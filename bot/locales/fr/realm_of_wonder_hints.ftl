### Realm of Wonder : ce qu’un coup apporte, après « cela … ».

hint-realm-of-wonder-end = fait gagner la course
hint-realm-of-wonder-quest = te fait avancer dans la quête
hint-realm-of-wonder-monsters = te rapproche du nombre de monstres qu’il te faut
hint-realm-of-wonder-orbs = te rapproche du nombre de boules qu’il te faut
hint-realm-of-wonder-castle = te mène plus vite au château
hint-realm-of-wonder-cards = te donne des cartes magiques
hint-realm-of-wonder-tokens = augmente ta force ou ta vitesse pour de bon
hint-realm-of-wonder-tiles = te donne une tuile utile
hint-realm-of-wonder-power = garde ton pouvoir prêt
hint-realm-of-wonder-points = te donne plus de points de magie, tout de suite ou aux manches suivantes
hint-realm-of-wonder-guard = protège mieux tes forts
hint-realm-of-wonder-movement = te permet de mieux te déplacer
hint-realm-of-wonder-ways = te rapproche de lieux où il vaut la peine d’aller
hint-realm-of-wonder-orders = donne une consigne qui te servira le plus souvent
hint-realm-of-wonder-finds = promet un bon butin
hint-realm-of-wonder-rival = retarde ton rival le plus avancé
