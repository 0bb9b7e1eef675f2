### Le parole che stanno solo sulle immagini di Realm of Wonder.

picture-step-points = Rendite
picture-step-cards = Carte
picture-step-spells = Incantesimi
picture-step-movement = Movimento
picture-all-choose = Tutti scelgono
picture-track-cards = Chi ha scelto
picture-track-spells = Prima il più lento
picture-track-movement = Prima il più veloce
