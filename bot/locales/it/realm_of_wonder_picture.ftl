### Le parole che stanno solo sulle immagini di Realm of Wonder.

picture-step-points = Rendita
picture-step-cards = Carte
picture-step-spells = Incantesimi
picture-step-movement = Movimento
picture-step-end = Fine
picture-shared = Vittoria condivisa
picture-all-choose = Tutti scelgono
picture-track-cards = Chi ha scelto
picture-track-spells = Prima il più lento
picture-track-movement = Prima il più veloce

picture-kind-move = Carta movimento
picture-kind-magic = Carta magia
picture-kind-tile = Tessera torre
picture-kind-monster = Mostro
picture-kind-quest = Missione del Re
picture-quest-reward = Chi la compie riceve subito un gettone Vittoria, che apre il castello.
picture-move-points = **{ $n }** punti movimento

picture-legend-house = Casa
picture-legend-tower = Torre
picture-legend-open = Aperta
picture-legend-well = Pozzo
picture-legend-runestone = Runa
picture-legend-vortex = Vortice
picture-legend-beach = Spiaggia
picture-legend-hard = Costa 2
picture-legend-wall = Muro
picture-legend-whirl = Gorgo

picture-end-inside = nel castello
picture-end-away = { $n ->
    [none] senza via
    [one] a { $n } punto
   *[other] a { $n } punti
}
picture-end-quest = missione { $have }/{ $whole }
picture-end-monsters = mostri { $have }/{ $whole }
picture-end-orbs = sfere { $have }/{ $whole }
