page = Cette page : en haut, choisis qui tu es ; pour jouer à plusieurs, ouvre-la dans plusieurs fenêtres. Ann gère le serveur : elle seule a **/server**. Ici, il n’y a ni messages privés ni fils.
