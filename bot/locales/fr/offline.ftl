welcome-offline = Écris **/play** ci-dessous pour ouvrir une table. En haut de la page, choisis qui tu es ; pour jouer à plusieurs, ouvre cette page dans plusieurs fenêtres.
