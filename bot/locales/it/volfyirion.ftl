### Volfyirion: pulsanti, che cosa succede, che cosa si chiede, perché no. Carte, Città, Specializzazioni
### ed Espedienti stanno in volfyirion_cards.ftl. C, B e K: punti Comando, Battaglia e Conoscenza.

game-volfyirion = Volfyirion
game-volfyirion-about = Due Casate in guerra e un drago in mezzo. Costruisci il tuo mazzo, difendi le tue Città, abbatti quelle nemiche.
game-volfyirion-cover = Il drago Volfyirion sopra una Città al tramonto, e gli stemmi di due Casate.
game-volfyirion-players = 1, 2 o 4 giocatori
game-volfyirion-lasts = da 25 a 45 minuti

mode-volfyirion-duel = Duello fra due Casate
mode-volfyirion-solo = In solitario contro Volfyirion
mode-volfyirion-solo-lasts = da 10 a 20 minuti
mode-volfyirion-coop = Due Casate contro Volfyirion
mode-volfyirion-coop-lasts = da 20 a 90 minuti
mode-volfyirion-team = Due contro due
mode-volfyirion-team-lasts = circa due ore

setting-first-player = Primo giocatore
setting-first-player-chance = A caso
setting-first-player-host = Chi ospita
setting-difficulty-easy = Facile (nessun aumento per Città caduta)
setting-difficulty-normal = Normale (+1 per Città caduta)
setting-difficulty-hard = Difficile (+2 per Città caduta)
setting-pairing = Roccaforti
setting-pairing-printed = Come stampate (18 ciascuna)
setting-pairing-free = Abbinate a scelta
setting-face-down-deck = Mazzo Strategie coperto
setting-face-down-deck-about = Nessuno vede la prima carta del Mazzo Strategie.
setting-mercenaries = Mercenari
setting-mercenaries-about = Quattro guardie forti e a buon prezzo; ma la loro Città cade al primo attacco.
setting-ascension-path = Ascension Path
setting-ascension-path-about = Due Meraviglie forti che non si possono bloccare, solo prendere.
setting-saboteurs = Saboteur
setting-saboteurs-about = Due carte deboli che si comprano per il mazzo avversario.
setting-perks = Specializzazioni
setting-perks-about = Ogni Casata riceve un vantaggio noto a tutti per tutta la partita.
setting-ploys = Espedienti
setting-ploys-about = Ogni Casata riceve una trappola segreta che scatta da sola.
setting-rebuilding = Ricostruzione
setting-rebuilding-about = Una Città distrutta si può ricostruire, una volta, pagando C pari alla sua Difesa.
setting-even-start = Partenza equilibrata
setting-even-start-about = Regola della casa: nel primo turno chi comincia (2 vittorie su 3, se no) pesca 3 carte, non 5.

score-cities = Città in piedi

## Words within others

area-hand = mano
area-discard = Pila degli Scarti
area-play = Area di Gioco

colour-turquoise = turchese
colour-red = rosso
colour-purple = viola
colour-neutral = neutro

currency-battle = B
currency-knowledge = K

volfyirion-points = { $parts }
volfyirion-gain-command = +{ $n } C
volfyirion-gain-battle = +{ $n } B
volfyirion-gain-knowledge = +{ $n } K
volfyirion-have-command = { $n } C
volfyirion-have-battle = { $n } B
volfyirion-have-knowledge = { $n } K
volfyirion-effect-draw = { $n ->
    [one] pesca 1 carta
   *[other] pesca { $n } carte
}
volfyirion-effect-remove-card = rimuovi una carta
volfyirion-effect-destroy-building = distruggi un Edificio nemico
volfyirion-effect-destroy-troop = distruggi una Truppa nemica
volfyirion-effect-move-volfyirion = sposta Volfyirion
volfyirion-copies = { $n ->
    [one] { $card }
   *[other] { $card } ×{ $n }
}

# A City to go to, a card that makes way.
to-city-tylaris = { city-tylaris }
to-city-vahylea = { city-vahylea }
to-city-alantar = { city-alantar }
to-city-yrdesh = { city-yrdesh }
to-city-akao-uket = { city-akao-uket }
to-city-kyr = { city-kyr }
over-apothecary = { card-apothecary }
over-library = { card-library }
over-laboratory = { card-laboratory }
over-barracks = { card-barracks }
over-war-academy = { card-war-academy }
over-headquarters = { card-headquarters }
over-mint = { card-mint }
over-black-market = { card-black-market }
over-bank = { card-bank }
over-novice = { card-novice }
over-fighter = { card-fighter }
over-soldier = { card-soldier }
over-guard = { card-guard }
over-scholar = { card-scholar }
over-qoam-scout = { card-qoam-scout }
over-qoamipulator = { card-qoamipulator }
over-armored-soldier = { card-armored-soldier }
over-elite-trooper = { card-elite-trooper }
over-mercenary-archer = { card-mercenary-archer }
over-mercenary-veteran = { card-mercenary-veteran }

## What a choice costs and leaves

volfyirion-refreshes = Gratis, una volta, prima del primo acquisto: questa carta va in fondo al mazzo
volfyirion-refreshes-all = Gratis, una volta, prima del primo acquisto: le vecchie vanno in fondo al mazzo
volfyirion-redraw-once = Gratis, solo all’inizio del tuo primo turno: rimescola la mano e pescane una nuova
volfyirion-cost-command = { $left ->
    [one] { $cost } C, te ne resta { $left }
   *[other] { $cost } C, te ne restano { $left }
}
volfyirion-cost-battle = { $left ->
    [one] { $cost } B, te ne resta { $left }
   *[other] { $cost } B, te ne restano { $left }
}
volfyirion-cost-knowledge = { $left ->
    [one] { $cost } K, te ne resta { $left }
   *[other] { $cost } K, te ne restano { $left }
}
volfyirion-offer = { $price }; { $effect }
volfyirion-about = { $kind ->
    [troop] Truppa ({ $colour }), { $first }
    [building] Edificio ({ $colour }), { $first } a turno
    [wonder] Meraviglia, { $first } a turno
   *[command] { $colour }, { $first }
}{ $how ->
    [chain] { "" }; sinergia { $needs }: { $second }
    [remove] { "" }; se rimossa: { $second }
   *[none] { "" }
}
volfyirion-guards = Difesa { $n }
volfyirion-burns = Lì c’è Volfyirion: ciò che è su questa Città brucia con lei
volfyirion-goes = { $card } esce dal gioco{ $burns ->
    [yes] ; { volfyirion-burns }
   *[no] { "" }
}
volfyirion-replaces = la carta va in fondo al mazzo, la prima prende il suo posto
volfyirion-sealing = { $seals ->
    [yes] { $enemy ->
        [yes] non dà nulla finché resta bloccata
       *[no] la tua: non dà nulla finché resta bloccata
    }
   *[no] { $enemy ->
        [yes] dell’avversario: torna a dargli i suoi punti
       *[no] dà di nuovo i suoi punti
    }
}
volfyirion-unplayed = Non giocate: { $cards }
volfyirion-ends = { $city ->
    [none] Il round { $rounds } è l’ultimo
   *[other] Volfyirion brucia { $city }, l’ultima Città di { $seats }
}: { $winners ->
    [none] { $alone ->
        [yes] la partita è persa.
       *[no] non vince nessuno.
    }
   *[other] la vittoria va a { $winners }.
}
volfyirion-unused = Restano { $points }: qui non comprano niente
volfyirion-burning = Volfyirion brucia { $city }.
volfyirion-left-burning = { volfyirion-burning } { volfyirion-left }
volfyirion-left = { $points ->
    [none] { $n ->
        [one] Hai ancora 1 carta in mano
       *[other] Hai ancora { $n } carte in mano
    }
   *[other] { $n ->
        [0] Persi: { $points }
        [one] Persi: { $points }. Hai ancora 1 carta in mano
       *[other] Persi: { $points }. Hai ancora { $n } carte in mano
    }
}

## Buttons: cards

volfyirion-play-all = Gioca tutto
volfyirion-play-card = { $city ->
    [none] Gioca { $card }
   *[other] { $over ->
        [none] { $card } su { $city }
       *[other] { $card } su { $city }, al posto di { $over }
    }
}
volfyirion-use-chain = { $city ->
    [none] { $fewer ->
        [0] Sinergia: { $card }
       *[other] Sinergia: { $card }, pescando una carta in meno
    }
   *[other] Sinergia: { $card } su { $city }
}
volfyirion-use-removal = { $city ->
    [none] { $fewer ->
        [0] Rimuovi { $card } per il suo bonus
       *[other] Rimuovi { $card } senza pescare
    }
   *[other] Rimuovi { $card } su { $city } per il suo bonus
}
volfyirion-redraw = Pesca una nuova mano
volfyirion-end-turn = Finisci il turno
volfyirion-acquire = Acquisisci { $card }
volfyirion-acquire-top = Acquisisci { $card } dal mazzo
volfyirion-replace = Rimpiazza { $card }
volfyirion-refresh = Cambia { $card } con un’altra carta
volfyirion-refresh-all = Cinque nuove carte nel Centro
volfyirion-acquire-wonder = Acquisisci { $card }
volfyirion-hire-heroes = Heroes Party: una Meraviglia coperta
volfyirion-seal-wonder = Blocca { $card } ({ $seat })
volfyirion-unseal-wonder = Sblocca { $card } ({ $seat })
volfyirion-collide = Anomaly Collider: { $card }
volfyirion-take-path = Prendi l’Ascension Path

## Buttons: Cities and the dragon

volfyirion-redeploy = { $over ->
    [none] { $card }: { $city } → { $to_city }
   *[other] { $card }: { $city } → { $to_city }, al posto di { $over }
}
volfyirion-attack = { $city ->
    [Antro] Attacca l’Antro
   *[other] Attacca { $city }
}
volfyirion-rebuild = Ricostruisci { $city }
volfyirion-send-dragon = Manda Volfyirion su { $city }
volfyirion-repel-dragon = Respingi Volfyirion
volfyirion-defeat-dragon = Sconfiggi Volfyirion

## Buttons: questions

volfyirion-remove-card = Rimuovi { $card } ({ $area })
volfyirion-destroy = Distruggi { $card } su { $city }
volfyirion-station = { $over ->
    [none] { $card } su { $city }
   *[other] { $card } su { $city }, al posto di { $over }
}
volfyirion-keep-in-hand = Tieni il resto in mano
volfyirion-decline = No, grazie

## Menus

placeholder-volfyirion-play-card = Quale carta giochi?
placeholder-volfyirion-use-chain = Usa una Sinergia
placeholder-volfyirion-use-removal = Rimuovi per il bonus
placeholder-volfyirion-acquire = Acquisisci una carta
placeholder-volfyirion-acquire-top = Acquisisci dal mazzo
placeholder-volfyirion-replace = Rimpiazza una carta
placeholder-volfyirion-refresh = Cambia una carta del Centro
placeholder-volfyirion-acquire-wonder = Acquisisci una Meraviglia
placeholder-volfyirion-seal-wonder = Blocca una Meraviglia
placeholder-volfyirion-unseal-wonder = Sblocca una Meraviglia
placeholder-volfyirion-collide = Anomaly Collider: blocca
placeholder-volfyirion-redeploy = Rischiera una Truppa
placeholder-volfyirion-attack = Attacca una Città
placeholder-volfyirion-rebuild = Ricostruisci una Città
placeholder-volfyirion-send-dragon = Sposta Volfyirion
placeholder-volfyirion-remove-card = Quale carta rimuovi?
placeholder-volfyirion-destroy = Che cosa distruggi?
placeholder-volfyirion-station = Su quale Città?

## What is asked

ask-volfyirion-main-phase = { $own ->
    [yes] Gioca le carte, spendi i punti, poi finisci il turno.
   *[no] “Il mio posto” mostra le carte in mano e che cosa si può ancora fare in questo turno.
}
ask-volfyirion-placing = Scegli una Città per ogni carta che resta, o tienile in mano.
ask-volfyirion-remove-one = Puoi rimuovere dal gioco una tua carta, per sempre. Quale?
ask-volfyirion-destroy-one = { $kind ->
    [troop] Quale Truppa nemica viene distrutta?
   *[building] Quale Edificio nemico viene distrutto?
}
ask-volfyirion-move-free = Volfyirion può spostarsi senza costo. Dove?
ask-volfyirion-second-chance = Second Chance: una Truppa rimossa per questo attacco può cambiare bandiera. Quale, e su quale Città?

## What happened: a turn

volfyirion-turn-began = Round { $round }: turno di { $seats }.
volfyirion-drew = { $cards ->
    [hidden] { $n ->
        [5] { "" }
        [one] { $seat } pesca una carta.
       *[other] { $seat } pesca { $n } carte.
    }
   *[other] { $seat } pesca { $cards }.
}
volfyirion-redrew = { $seat } rimescola la prima mano e ne pesca un’altra.
volfyirion-reshuffled = { $seat } rimescola gli scarti in un nuovo mazzo.
volfyirion-points-gained = Le carte in gioco di { $seat }: { $gain }.
volfyirion-hand-discarded = { $seat } scarta senza giocare: { $cards }.
volfyirion-points-lost = { $seat } non spende: { $gain }.
volfyirion-row-filled = Novità in vendita: { $cards }.
# Nothing: the picture and the text show it.
volfyirion-top-turned = { "" }

## What happened: cards

volfyirion-card-played = { $gain ->
    [none] { $seat } gioca { $card }.
   *[other] { $seat } gioca { $card }: { $gain }.
}
volfyirion-cards-played = { $gain ->
    [none] { $seat } gioca { $cards }.
   *[other] { $seat } gioca { $cards }: { $gain }.
}
volfyirion-card-placed = { $over ->
    [none] { $gain ->
        [none] { $seat } mette { $card } su { $city }.
       *[other] { $seat } mette { $card } su { $city }: { $gain }.
    }
   *[other] { $gain ->
        [none] { $seat } mette { $card } su { $city }; { $over } esce dal gioco.
       *[other] { $seat } mette { $card } su { $city }: { $gain }; { $over } esce dal gioco.
    }
}
volfyirion-chain-used = { $gain ->
    [none] { $seat } usa la Sinergia a Cascata di { $card }.
   *[other] { $seat } usa la Sinergia a Cascata di { $card }: { $gain }.
}
volfyirion-removal-used = { $gain ->
    [none] { $seat } rimuove { $card }.
   *[other] { $seat } rimuove { $card }: { $gain }.
}
volfyirion-card-removed = { $seat } rimuove { $card } dal gioco ({ $area }).
volfyirion-cards-lost = Fuori dal gioco: { $cards }.
volfyirion-troop-redeployed = { $over ->
    [none] { $seat } rischiera { $card } su { $city }.
   *[other] { $seat } rischiera { $card } su { $city }; { $over } esce dal gioco.
}
volfyirion-mercenary-left = { $card } fugge da { $city } e torna nel Mazzo Strategie.

## What happened: Asset Row, Lair, Wonders

volfyirion-acquired = { $seat } acquisisce { $card }.
volfyirion-saboteur-sent = { $seat } infila un Saboteur nella Pila degli Scarti di { $other }.
volfyirion-wonder-acquired = { $seat } acquisisce la Meraviglia { $card }.
volfyirion-another-copy = un’altra copia
volfyirion-asset-replaced = { $seat } rimpiazza { $card } con { $by }.
volfyirion-row-refreshed = { $seat } toglie dal Centro Strategico: { $cards }.
volfyirion-wonder-sealed = { $other ->
    [none] { $seat } blocca una delle proprie Meraviglie: { $card }.
   *[other] { $seat } blocca { $card }, una Meraviglia di { $other }.
}
volfyirion-wonder-unsealed = { $other ->
    [none] { $seat } sblocca { $card }.
   *[other] { $seat } sblocca { $card }, una Meraviglia di { $other }.
}
volfyirion-collided = { $seat } blocca { $card } nell’Anomaly Collider: { $gain }.
volfyirion-path-taken = { $gain ->
    [none] { $seat } prende l’Ascension Path a { $other }.
   *[other] { $seat } prende l’Ascension Path a { $other }: { $gain }.
}

## What happened: war

volfyirion-troop-fell = { $seat } attacca { $city } con { $battle } B: { $card } cade, la Città resiste.
volfyirion-destroyed = { $seat } distrugge { $card } su { $city }.
volfyirion-city-fell = { $city ->
    [Antro] L’Antro cade: { $seat } attacca con { $battle } B.
   *[other] { $city } cade: { $seat } attacca con { $battle } B.
}
volfyirion-city-burned = Volfyirion riduce { $city } in cenere.
volfyirion-city-rebuilt = { $seat } ricostruisce { $city }.
volfyirion-dragon-sent = { $seat } manda Volfyirion su { $city }: la Città brucerà alla fine del turno di chi la possiede.
volfyirion-dragon-repelled = { $seat } respinge Volfyirion nell’Antro.
volfyirion-dragon-returned = Volfyirion torna a casa.
volfyirion-dragon-defeated = { $seat } sconfigge Volfyirion e prende ciò che è sull’Antro!

## What happened: Ploys

volfyirion-ploy-revealed = { $seat } aveva un Espediente: { $ploy }.
volfyirion-attack-failed = { $city ->
    [Antro] { $seat } attacca l’Antro invano e perde { $battle } B.
   *[other] { $seat } attacca { $city } invano e perde { $battle } B.
}
volfyirion-troop-stationed = { $over ->
    [none] { $card } cambia bandiera e difende { $city } per { $seat }.
   *[other] { $card } cambia bandiera e difende { $city } per { $seat }; { $over } esce dal gioco.
}

## What happened: the end

volfyirion-time-up = { $alone ->
    [yes] Sono passati { $rounds } round e Volfyirion non è sconfitto.
   *[no] Sono passati { $rounds } round: decide ciò che è in piedi.
}

## Why not, and what instead

vf-19-no-space = Nessuna delle tue Città in piedi ha uno spazio per questa carta. Vai avanti senza.
vf-22-cost = Il costo è { $cost } C; ne hai { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Gioca prima altre carte.
}
vf-24-cost = Rischierare questa Truppa costa { $cost } C; ne hai { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Gioca prima altre carte.
}
vf-25-cost = Servono { $cost } B; ne hai { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Gioca prima altre carte.
}
vf-28-cost = Il costo è { $cost } B; ne hai { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Gioca prima altre carte.
}
vf-29-cost = Servono { $cost } K, quanto costa la Meraviglia; ne hai { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Gioca prima altre carte.
}
vf-30-cost = Rimpiazzare costa { $cost } K; ne hai { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Gioca prima altre carte.
}
vf-30-deck = Il Mazzo Strategie è vuoto: nessuna carta prenderebbe il suo posto. Scegli fra quelle che ci sono.
vf-31-cost = Servono { $cost } K; ne hai { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Gioca prima altre carte.
}
vf-33-colours = { $n ->
    [one] Serve in gioco un’altra tua carta di questo colore: { $colours }.
   *[other] Serve in gioco un’altra tua carta per ognuno di questi colori: { $colours }.
}{ $hand ->
    [0] { "" }
   *[other] { $n ->
        [one] { " " }Giocala prima.
       *[other] { " " }Giocale prima.
    }
}
vf-34-sealed = Questa Meraviglia è bloccata. Sbloccala prima.
vf-36-cost = Sconfiggere Volfyirion richiede { $cost } B; ne hai { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Gioca prima altre carte.
}
vf-39-cost = Prendere l’Ascension Path costa { $cost } K; ne hai { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Gioca prima altre carte.
}
vf-39-seal = L’Ascension Path non si può bloccare. Si può prendere per 4 K.
vf-40-stays = Nessuna carta può rimuovere un Saboteur. Scegli un’altra carta.
vf-41-cost = Heroes Party costa { $cost } B; ne hai { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Gioca prima altre carte.
}
vf-41-once = L’Anomaly Collider funziona una volta per turno. Usalo di nuovo nel prossimo.
vf-43-cost = Ricostruire costa { $cost } C, la Difesa della Città; ne hai { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Gioca prima altre carte.
}
vf-54-no-city = Una Casata senza Città non gioca carte.

## The table in words

volfyirion-heading = { $purses ->
    [none] Volfyirion, round { $n }
   *[other] Volfyirion, round { $n } · { $purses }
}
volfyirion-purse = { $seat }: { $parts }
volfyirion-rest-command = { $n } su { $of } C
volfyirion-rest-battle = { $n } su { $of } B
volfyirion-rest-knowledge = { $n } su { $of } K
volfyirion-goal-duel = Obiettivo: abbattere tutte le Città nemiche{ $rounds ->
    [0] .
   *[other] ; dopo il round { $rounds } vince chi ha più Città, poi più Difesa.
} In piedi: { $sides }.
volfyirion-goal-team = Obiettivo: abbattere tutte le Roccaforti nemiche{ $rounds ->
    [0] .
   *[other] ; dopo il round { $rounds } vince chi ha più Roccaforti, poi più Difesa.
} In piedi: { $sides }.
volfyirion-goal-solo = Obiettivo: 16 B o 16 K in un turno. Finora: { $purses }.
volfyirion-goal-coop = Obiettivo: 30 B o 30 K insieme, o 20 di un solo giocatore. Finora: { $purses }.
volfyirion-goal-side = { $seats } ({ $n })
volfyirion-goal-purse = { $seat } ({ $battle } B, { $knowledge } K)
volfyirion-side = { $seats }
volfyirion-last-burns = Volfyirion è su { $city }, l’ultima Città di { $seats }: brucia alla fine del { $n ->
    [1] suo
   *[other] loro
} turno se { $cost } K non allontanano il drago, o cade per { $battle } B{ $guarded ->
    [0] { "" }
   *[other] { " " }con la sua Truppa
}; allora la vittoria va a { $winners }.
volfyirion-last = A { $seats } resta solo { $city }: { $battle } B la abbattono{ $guarded ->
    [0] { "" }
   *[other] { " " }con la sua Truppa
}{ $cost ->
    [0] { "" }
   *[other] , { $cost } K{ $cards ->
        [none] { "" }
       *[other] { " " }(o { $cards })
    } mandano Volfyirion a bruciarla
}; allora la vittoria va a { $winners }.
volfyirion-payable = Alla portata di { $seats }, con { $battle } B: { $cities }.
volfyirion-payable-city = { $city } ({ $defence })
volfyirion-ahead = { $seats ->
    [none] { "" }
   *[other] In testa: { $seats }. { "" }
}Le carte di { $rival } danno circa { $battle-made } B, { $knowledge-made } K a turno{ $ways ->
    [none] .
   *[other] ; { $ways }.
}
volfyirion-ways = { $battle } B abbattono { $city }{ $owner ->
    [none] { "" }
   *[other] { " " }({ $owner })
}{ $guarded ->
    [0] { "" }
   *[other] { " " }con la sua Truppa
}{ $n ->
    [1] { "" }
    [2] , { $all } B entrambe
   *[other] , { $all } B tutte e { $n }
}{ $some-guarded ->
    [0] { "" }
   *[other] { $n ->
        [1] { "" }
       *[other] { " " }con le Truppe
    }
}{ $cost ->
    [0] { "" }
   *[other] , { $cost } K{ $cards ->
        [none] { "" }
       *[other] { " " }(o { $cards })
    } e Volfyirion { $n ->
        [1] la brucia
       *[other] ne brucia una
    }
}
volfyirion-sleeps = Volfyirion si sveglia quando si rimescolano gli scarti. Mazzo: { $deck }; Pila della Furia: { $pile }; Città in piedi: { $n }. Senza nessuna la partita è persa.
volfyirion-late = Dopo il round { $rounds } la partita è persa.
volfyirion-besieges = Volfyirion è su { $city }: la Città brucerà alla fine del turno di { $seats }, se prima nessuno lo allontana per { $cost } K.{ $rest ->
    [0] { "" }
    [1] { " " }Resterebbe una sola Città: { $ways }.
   *[other] { " " }Delle altre, { $ways }.
}
volfyirion-threatens = { $falls ->
    [yes] Volfyirion è su { $city }: il suo attacco varrebbe { $value } contro { $defence } di Difesa. { $n ->
        [1] L’ultima Città cadrebbe, e la partita sarebbe persa.
       *[other] La Città cadrebbe.
    }
   *[no] Volfyirion è su { $city }: il suo attacco varrebbe { $value } contro { $defence } di Difesa. La Città resisterebbe.
}
volfyirion-on-ruins = Volfyirion è sulle rovine di { $city }.
volfyirion-in-lair = { $seats ->
    [none] Volfyirion è nell’Antro.
   *[other] Volfyirion è sull’Antro di { $seats }.
}
volfyirion-awake = Volfyirion è sveglio e attacca alla fine di questo turno. Pila della Furia: { $pile }; Città in piedi: { $n }. Senza nessuna la partita è persa.
volfyirion-away = Volfyirion è lontano dai due Antri.
volfyirion-gone = Volfyirion è fuori dal gioco.
volfyirion-rage-pile = { $card ->
    [none] Pila della Furia: { $n ->
        [0] vuota.
        [one] 1 carta, coperta.
       *[other] { $n } carte, coperte.
    }
   *[other] Pila della Furia: { $n ->
        [one] 1 carta: { $card }, scoperta.
       *[other] { $n } carte, la prima scoperta: { $card }.
    }
}
volfyirion-rage-row = Griglia della Furia, riga { $n }: { $cards }.
volfyirion-standing = { $n ->
    [0] { $seats }: nessuna Città in piedi.
    [one] { $seats }: 1 Città in piedi.
   *[other] { $seats }: { $n } Città in piedi.
}
volfyirion-to-spend = { $points ->
    [none] È il turno di { $seat }.
   *[other] È il turno di { $seat }, restano { $points }.
}
volfyirion-city = { $cards ->
    [none] { $city } ({ $seats }): { $defence } di Difesa.
   *[other] { $city } ({ $seats }): { $defence } di Difesa, con { $cards }.
}
volfyirion-ruins = { $city } ({ $seats }): distrutta.
volfyirion-row = { $seats ->
    [none] { $cards ->
        [none] Il Centro Strategico è vuoto.
       *[other] Centro Strategico: { $cards }.
    }
   *[other] { $cards ->
        [none] Il Centro Strategico di { $seats } è vuoto.
       *[other] Centro Strategico di { $seats }: { $cards }.
    }
}
volfyirion-top = { $seats ->
    [none] In cima al Mazzo Strategie: { $card }.
   *[other] In cima al Mazzo Strategie di { $seats }: { $card }.
}
volfyirion-lair = { $seats ->
    [none] Sull’Antro: { $cards }.
   *[other] Sull’Antro di { $seats }: { $cards }.
}
volfyirion-price-command = { $card } ({ $n } C)
volfyirion-price-battle = { $card } ({ $n } B)
volfyirion-sealed = { $card } (bloccata)
volfyirion-holds = La mano di { $seat }: { $cards }.
volfyirion-holds-ploy = { $ploy ->
    [none] { $seat } ha un Espediente segreto.
   *[other] L’Espediente segreto di { $seat }: { $ploy }.
}
volfyirion-has-perk = La Specializzazione di { $seat }: { $perk }.
volfyirion-in-play = In gioco per { $seat }: { $cards }.
volfyirion-house = { $seat }: mano { $hand }, mazzo { $deck }, scarti { $discard }.
volfyirion-decks = { $seats ->
    [none] Mazzo Strategie { $assets }, Mazzo Meraviglie { $wonders }.
   *[other] { $seats }: Mazzo Strategie { $assets }, Mazzo Meraviglie { $wonders }.
}
volfyirion-discarded = Pila degli Scarti di { $seat }: { $cards }.
volfyirion-set-apart = Messe da parte: { $cards }.
volfyirion-removed = { volfyirion-cards-lost }

## Solo

volfyirion-attack-volfyirion = Attacca Volfyirion e vinci
volfyirion-subjugate = Soggioga Volfyirion e vinci
volfyirion-set-aside = Metti da parte la prima carta Furia ({ $currency })
volfyirion-give-up = { $card ->
    [none] { $city }
   *[other] { $city ->
        [none] { $card }
       *[other] { $card } su { $city }
    }
}
volfyirion-leave-on-pile = { $card }

placeholder-volfyirion-set-aside = Metti via la carta Furia
placeholder-volfyirion-give-up = Quale cade?
placeholder-volfyirion-leave-on-pile = Quale carta resta?

ask-volfyirion-toll = { $kind ->
    [troop] Volfyirion attacca. { $n ->
        [one] Cade una tua Truppa. Quale?
       *[other] Cadono { $n } delle tue Truppe. Quale per prima?
    }
   *[other] Volfyirion attacca. { $n ->
        [one] Cade un tuo Edificio. Quale?
       *[other] Cadono { $n } dei tuoi Edifici. Quale per primo?
    }
}
ask-volfyirion-razing = Volfyirion ha { $battle } B e colpisce una delle tue Città più forti. Quale?
ask-volfyirion-sealing = Volfyirion ha { $knowledge } K e blocca una delle tue Meraviglie più care. Quale?
ask-volfyirion-leaving-one = L’attacco è finito. Quale carta resta sulla Pila della Furia, scoperta?

volfyirion-rage-fed = { $n ->
    [one] La Pila della Furia ha 1 carta.
   *[other] La Pila della Furia sale a { $n } carte.
}
volfyirion-assets-renewed = Le carte messe da parte diventano un nuovo Mazzo Strategie.
volfyirion-dragon-woke = Volfyirion si sveglia: attacca alla fine di questo turno.
volfyirion-rage-revealed = { $cards ->
    [none] Volfyirion attacca, ma la Pila della Furia è vuota.
   *[other] Volfyirion attacca con { $battle } B e { $knowledge } K: { $cards }.
}
volfyirion-dragon-sealed = Volfyirion blocca { $card }.
volfyirion-rage-kept = { $card } resta sulla Pila della Furia, scoperta.
volfyirion-rage-set-aside = { $seat } mette da parte { $card } dalla Pila della Furia.

vf-45-attack = Attaccare Volfyirion richiede { $cost } B; ne hai { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Gioca prima altre carte.
}
vf-45-subjugate = Soggiogare Volfyirion richiede { $cost } K; ne hai { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Gioca prima altre carte.
}
vf-45-aside-battle = Servono { $cost } B; ne hai { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Gioca prima altre carte, o paga in K.
}
vf-45-aside-knowledge = Servono { $cost } K; ne hai { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Gioca prima altre carte, o paga in B.
}
vf-45-empty = La Pila della Furia è vuota: non c’è niente da mettere da parte.

## Co-op

volfyirion-buy-off = Scarta { $card } (spazio { $space })
volfyirion-seal-in-grid = Blocca { $card } (spazio { $space })
volfyirion-drive-dragon = Spingi Volfyirion su { $city }
volfyirion-purge = Rimuovi una tua carta
volfyirion-keep-in-grid = { $card }

placeholder-volfyirion-buy-off = Scarta dalla Griglia
placeholder-volfyirion-seal-in-grid = Blocca nella Griglia
placeholder-volfyirion-drive-dragon = Spingi via Volfyirion
placeholder-volfyirion-keep-in-grid = Quale Meraviglia resta?

ask-volfyirion-keeping-one = Quale Meraviglia resta nella Griglia della Furia?
ask-volfyirion-purging = Quale delle tue carte esce dal gioco?

volfyirion-rage-deck-renewed = Il Mazzo della Furia viene rimescolato.
volfyirion-grid-grew = Novità nella Griglia della Furia: { $cards }.
volfyirion-dragon-flew = { $n ->
    [one] Volfyirion avanza di 1 Città, fino a { $city }.
   *[other] Volfyirion avanza di { $n } Città, fino a { $city }.
}
volfyirion-bought-off = { $seat } paga e scarta { $card }.
volfyirion-grid-sealed = { $seat } blocca { $card } fino al prossimo turno.
volfyirion-dragon-driven = { $seat } spinge Volfyirion su { $city }.
volfyirion-dragon-attacked = Volfyirion attacca { $city }: { $value } contro { $defence } di Difesa.
volfyirion-grid-cleared = { $card ->
    [none] La Griglia della Furia si svuota.
   *[other] La Griglia della Furia si svuota; { $card } resta.
}
volfyirion-dragon-beaten = Volfyirion è sconfitto da { $seats }!

vf-53-battle = Servono { $cost } B; ne hai { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Gioca prima altre carte.
}
vf-53-knowledge = Servono { $cost } K; ne hai { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Gioca prima altre carte.
}
vf-53-once = Hai già rimosso una carta così. Potrai rifarlo nel prossimo turno.
vf-53-no-card = Non hai carte che si possano rimuovere. Conserva i tuoi K.
vf-54-battle = Ti servono 20 B, o 30 in due: tu ne hai { $own }, insieme { $both }.{ $hand ->
    [0] { "" }
   *[other] { " " }Gioca prima altre carte.
}
vf-54-knowledge = Ti servono 20 K, o 30 in due: tu ne hai { $own }, insieme { $both }.{ $hand ->
    [0] { "" }
   *[other] { " " }Gioca prima altre carte.
}

## Team

city-volarees-west = Volarees Ovest
city-volarees-keep = Forte Volarees
city-volarees-east = Volarees Est
city-rorius-west = Rorius Ovest
city-rorius-keep = Forte Rorius
city-rorius-east = Rorius Est
to-city-volarees-west = { city-volarees-west }
to-city-volarees-keep = { city-volarees-keep }
to-city-volarees-east = { city-volarees-east }
to-city-rorius-west = { city-rorius-west }
to-city-rorius-keep = { city-rorius-keep }
to-city-rorius-east = { city-rorius-east }

volfyirion-pair-cities = Ovest { $west }, Forte { $keep }, Est { $east }
volfyirion-seal-asset = Blocca { $card }
volfyirion-unseal-asset = Sblocca { $card }
volfyirion-send-to-lair = Manda Volfyirion sull’Antro avversario
volfyirion-share-wonder = { $card } per { $seat }; { $other } può rimuovere una carta
volfyirion-take-wonder = { $card } per { $seat }

placeholder-volfyirion-pair-cities = La forza di ogni Roccaforte
placeholder-volfyirion-seal-asset = Blocca nel Centro avversario
placeholder-volfyirion-unseal-asset = Sblocca nel vostro Centro
placeholder-volfyirion-share-wonder = A chi va la Meraviglia?
placeholder-volfyirion-take-wonder = Come dividete le Meraviglie?

ask-volfyirion-pairing = Unite le vostre sei Città a due a due: quanto è forte ogni Roccaforte?
ask-volfyirion-sharing = A chi va { $card }, e chi può rimuovere una carta in cambio?
ask-volfyirion-sharing-out = L’Antro è vostro. Come dividete le Meraviglie?

volfyirion-cities-paired = Le Città unite di { $seats }: Ovest { $west }, Forte { $keep }, Est { $east }.
volfyirion-asset-sealed = { $seat } blocca { $card } nel Centro avversario.
volfyirion-asset-unsealed = { $seat } sblocca { $card } nel Centro.
volfyirion-dragon-landed = Volfyirion si posa sull’Antro di { $seats }.
volfyirion-wonder-passed = { $card } va nella Pila degli Scarti di { $seat }.
volfyirion-wonder-taken = { $gain ->
    [none] { $seat } mette in gioco { $card }.
   *[other] { $seat } mette in gioco { $card }: { $gain }.
}

vf-59-sealed = Questa carta è bloccata. Sbloccala prima, o scegline un’altra.
vf-59-cost = { $cost ->
    [one] Serve { $cost } K, quanto costa la carta; ne hai { $have }.{ $hand ->
        [0] { "" }
       *[other] { " " }Gioca prima altre carte.
    }
   *[other] Servono { $cost } K, quanto costa la carta; ne hai { $have }.{ $hand ->
       [0] { "" }
      *[other] { " " }Gioca prima altre carte.
   }
}
vf-60-cost = { vf-31-cost }
vf-61-cost = Con Volfyirion sul vostro Antro costa { $cost } B; ne hai { $have }.{ $hand ->
    [0] { "" }
   *[other] { " " }Gioca prima altre carte, o sposta il drago.
}
vf-62-cost = { vf-36-cost }

## Piles to look through

volfyirion-pile-discard = Pila degli Scarti di { $seat }
volfyirion-pile-removed = Rimosse dal gioco
volfyirion-pile-aside = Carte messe da parte
volfyirion-pile-rage = Carte Furia scartate
