### World Adventure : ce qu’un coup apporte, après « cela … ».

hint-world-adventure-end = fait gagner la partie
hint-world-adventure-runes = te fait gagner une rune
hint-world-adventure-next-runes = te rapproche de tes prochaines runes
hint-world-adventure-status = augmente un attribut qui convient à ton héros
hint-world-adventure-gold = te laisse plus d’or
hint-world-adventure-stalls = te rapporte de l’or par tes étals dans les mois à venir
hint-world-adventure-goods = te donne des marchandises à vendre
hint-world-adventure-caravan = te donne une caravane qui convient à ton héros
hint-world-adventure-upgrades = équipe mieux ta caravane
hint-world-adventure-powers = te donne un pouvoir ou un objet à utiliser
hint-world-adventure-experience = rapporte de l’expérience
hint-world-adventure-soldiers = renforce tes soldats
hint-world-adventure-wanted = diminue tes avis de recherche
hint-world-adventure-pending = t’offre une occasion à saisir
hint-world-adventure-danger = te met à l’abri de ceux qui rôdent
hint-world-adventure-rival = retarde ton rival le plus avancé
