### Les mots qui ne se trouvent que sur les images de World Adventure.

picture-wa-month = Mois { $n } · étape { $stage }
picture-wa-step-setup = Création des clans
picture-wa-step-beginning = Début du mois
picture-wa-step-raid = La Razzia
picture-wa-step-players = Les clans
picture-wa-step-npcs = Ceux qui rôdent
picture-wa-step-end = Fin du mois

picture-wa-legend-merchant = Marchands
picture-wa-legend-monster = Monstres
picture-wa-legend-marker = Plus rien
picture-wa-legend-need = Besoin
picture-wa-legend-stall = Étal
picture-wa-legend-haunt = Légende
picture-wa-legend-quest = Quête ici
picture-wa-legend-npc = Chasse ici

picture-wa-no-hero = Pas encore de héros
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

picture-wa-deeds = Hauts faits
picture-wa-goal = { $n } runes pour gagner
picture-wa-goal-legend = { $n } runes, dont celle d’un monstre légendaire
picture-wa-deed-legendary = Monstre légendaire
picture-wa-deed-hero = Héros de niveau 2
picture-wa-deed-soldiers = 2 soldats de niveau 2
picture-wa-deed-caravan = Caravane de niveau 2
picture-wa-deed-upgrades = Tous les équipements
picture-wa-deed-stalls-2 = 2 étals
picture-wa-deed-stalls-3 = 3 étals
picture-wa-deed-stalls-4 = 4 étals
picture-wa-deed-brigand = Brigand
picture-wa-deed-government = Gouvernement
picture-wa-deed-player = Un autre clan
picture-wa-deed-minion = Sbire
picture-wa-deed-destroyer = Destructeur
picture-wa-deed-raid = Razzia
picture-wa-deed-quest = Quête de guilde
picture-wa-deed-green = Marchand vert
picture-wa-deed-yellow = Marchand jaune
picture-wa-deed-sale-12 = Vente à 12 d’or
picture-wa-deed-sale-16 = Vente à 16 d’or
