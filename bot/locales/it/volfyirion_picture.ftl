### Le parole che si trovano solo sulle immagini di Volfyirion.

picture-volfyirion = Volfyirion
picture-house = Casata { $n }
picture-you = Tu
picture-house-turn = Turno di { $name }
picture-team-turn = Turno della squadra { $n }
picture-your-turn = Tocca a te
picture-both-turn = Turno delle due Casate
picture-asset-row = Centro Strategico
picture-next = la prossima
picture-lair = Antro
picture-claimed = conquistato
picture-play-area = Area di Gioco
picture-more = { $n ->
    [one] e un’altra
   *[other] e altre { $n }
}
picture-destroyed = distrutta
picture-deck = Mazzo
picture-discard = Scarti
picture-hand = Mano
picture-ploy-hidden = Espediente coperto
picture-rage-pile = Pila della Furia
picture-rage-grid = Griglia della Furia
picture-aside = messe da parte
picture-awake = Volfyirion è sveglio
picture-asleep = Dorme finché non rimescoli

picture-level-easy = Facile
picture-level-normal = Normale
picture-level-hard = Difficile

picture-points-defence = **+{ $n }** Difesa
picture-city-defence = **{ $n }** Difesa

picture-legend-remove = Rimozione
picture-legend-draw = pesca
picture-legend-remove-card = rimuovi una carta
picture-legend-destroy-building = distruggi un Edificio
picture-legend-destroy-troop = distruggi una Truppa
picture-legend-move-volfyirion = sposta Volfyirion

picture-kind-start = Comando
picture-kind-command = Comando
picture-kind-building = Edificio
picture-kind-troop = Truppa
picture-kind-wonder = Meraviglia
picture-kind-mercenary = Mercenario
picture-kind-saboteur = Comando
picture-kind-ascension = Meraviglia
picture-kind-perk = Specializzazione
picture-kind-ploy = Espediente
picture-kind-city = Città
picture-kind-lair = Antro

picture-colour-turquoise = Turchese
picture-colour-red = Rosso
picture-colour-purple = Viola
picture-colour-neutral = Neutro
