### Les mots qui ne se trouvent que sur les images de World Adventure.

picture-wa-month = Mois { $n } · niveau { $stage }
picture-wa-step-setup = Création des clans
picture-wa-step-beginning = Début du mois
picture-wa-step-raid = La Razzia
picture-wa-step-players = Les clans
picture-wa-step-npcs = Ceux qui rôdent
picture-wa-step-end = Fin du mois

picture-wa-legend-merchant = Marchands
picture-wa-legend-monster = Monstres
picture-wa-legend-marker = Plus personne
picture-wa-legend-need = Besoin
picture-wa-legend-stall = Étal
picture-wa-legend-haunt = Légende
picture-wa-legend-quest = Quête ici
picture-wa-legend-npc = Te cherche

picture-wa-no-quest = Aucune quête

picture-wa-kind-hero = Héros
picture-wa-kind-merchant = Marchand
picture-wa-kind-monster = Monstre
picture-wa-kind-patrol = Sur la route
picture-wa-kind-item = Objet légendaire
picture-wa-kind-event = Événement du monde
picture-wa-kind-power = Pouvoir runique
picture-wa-kind-quest = Quête de la guilde
picture-wa-letter-green = V
picture-wa-letter-yellow = J
