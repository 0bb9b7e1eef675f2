### World Adventure : ce qu’un coup apporte, après « cela apporte … ».

hint-world-adventure-end = la victoire
hint-world-adventure-runes = une rune
hint-world-adventure-next-runes = un pas de plus vers tes prochaines runes
hint-world-adventure-status = un attribut qui convient à ton héros
hint-world-adventure-gold = plus d’or
hint-world-adventure-stalls = de l’or de tes étals dans les mois à venir
hint-world-adventure-goods = des marchandises à vendre
hint-world-adventure-caravan = une caravane qui convient à ton héros
hint-world-adventure-upgrades = un meilleur équipement pour ta caravane
hint-world-adventure-powers = un pouvoir ou un objet à utiliser
hint-world-adventure-experience = plus d’expérience
hint-world-adventure-soldiers = des soldats plus forts
hint-world-adventure-wanted = une baisse de tes avis de recherche
hint-world-adventure-pending = une occasion à saisir
hint-world-adventure-danger = un abri contre ceux qui rôdent
hint-world-adventure-rival = un recul pour ton rival le plus avancé
