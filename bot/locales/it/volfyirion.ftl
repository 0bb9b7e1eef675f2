### Volfyirion: pulsanti, che cosa succede, che cosa si chiede, perché no. Carte, Città, Specializzazioni
### ed Espedienti stanno in volfyirion_cards.ftl. C, B e K: punti Comando, Battaglia e Conoscenza.

game-volfyirion = Volfyirion
game-volfyirion-about = Due Casate in guerra e un drago in mezzo. Costruisci il tuo mazzo, difendi le tue Città, abbatti le altre.

mode-volfyirion-duel = Duello fra due Casate

setting-first-player = Primo giocatore
setting-first-player-chance = A caso
setting-first-player-host = Chi ospita
setting-face-down-deck = Mazzo Strategie coperto
setting-face-down-deck-about = Nessuno vede la prima carta del Mazzo Strategie.
setting-mercenaries = Mercenari
setting-mercenaries-about = Quattro guardie forti e a buon prezzo; ma la loro Città cade al primo attacco.
setting-ascension-path = Ascension Path
setting-ascension-path-about = Due Meraviglie forti che non si possono bloccare, solo prendere.
setting-saboteurs = Sabotatori
setting-saboteurs-about = Due carte deboli che si comprano per il mazzo avversario.
setting-perks = Specializzazioni
setting-perks-about = Ogni Casata riceve un vantaggio scoperto per tutta la partita.
setting-ploys = Espedienti
setting-ploys-about = Ogni Casata riceve una trappola segreta che scatta da sola.
setting-rebuilding = Ricostruzione
setting-rebuilding-about = Una Città distrutta si rialza, una volta, per tanti C quanta è la sua Difesa.

score-cities = Città in piedi

## Words within others

area-hand = mano
area-discard = scarti
area-play = Area di Gioco

colour-turquoise = turchese
colour-red = rosso
colour-purple = viola

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
volfyirion-effect-remove-card = puoi rimuovere una carta
volfyirion-effect-destroy-building = puoi distruggere un Edificio nemico
volfyirion-effect-destroy-troop = puoi distruggere una Truppa nemica
volfyirion-effect-move-volfyirion = puoi spostare Volfyirion
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

volfyirion-cost-command = { $cost } C, te ne restano { $left }
volfyirion-cost-battle = { $cost } B, te ne restano { $left }
volfyirion-cost-knowledge = { $cost } K, te ne restano { $left }
volfyirion-left = { $n ->
    [0] Persi: { $points }
    [one] Persi: { $points }. Hai ancora 1 carta in mano
   *[other] Persi: { $points }. Hai ancora { $n } carte in mano
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
    [none] Sinergia: { $card }
   *[other] Sinergia: { $card } su { $city }
}
volfyirion-use-removal = { $city ->
    [none] Rimuovi { $card } per il suo bonus
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
    [none] { $card }: da { $city } a { $to_city }
   *[other] { $card }: da { $city } a { $to_city }, al posto di { $over }
}
volfyirion-attack = Attacca: { $city }
volfyirion-rebuild = Ricostruisci { $city }
volfyirion-send-dragon = Manda Volfyirion su { $city }
volfyirion-repel-dragon = Respingi Volfyirion
volfyirion-defeat-dragon = Sconfiggi Volfyirion

## Buttons: questions

volfyirion-remove-card = { $card } ({ $area })
volfyirion-destroy = { $card } su { $city }
volfyirion-station = { $over ->
    [none] { $card } su { $city }
   *[other] { $card } su { $city }, al posto di { $over }
}
volfyirion-keep-in-hand = Tieni il resto in mano
volfyirion-decline = Rinuncia

## Menus

placeholder-volfyirion-play-card = Giocare quale carta?
placeholder-volfyirion-use-chain = Usa una Sinergia a Cascata
placeholder-volfyirion-use-removal = Rimuovi una carta per il suo bonus
placeholder-volfyirion-acquire = Acquisisci una carta
placeholder-volfyirion-replace = Rimpiazza una carta
placeholder-volfyirion-refresh = Cambia una carta del Centro
placeholder-volfyirion-acquire-wonder = Acquisisci una Meraviglia
placeholder-volfyirion-seal-wonder = Blocca una Meraviglia
placeholder-volfyirion-unseal-wonder = Sblocca una Meraviglia
placeholder-volfyirion-collide = Anomaly Collider: blocca per avere K
placeholder-volfyirion-redeploy = Rischiera una Truppa
placeholder-volfyirion-attack = Attacca una Città
placeholder-volfyirion-rebuild = Ricostruisci una Città
placeholder-volfyirion-send-dragon = Dove mandare Volfyirion?
placeholder-volfyirion-remove-card = Rimuovere quale carta?
placeholder-volfyirion-destroy = Che cosa distruggere?
placeholder-volfyirion-station = Su quale Città?

## What is asked

ask-volfyirion-main-phase = Gioca le carte, spendi i punti, poi finisci il turno.
ask-volfyirion-placing = Dove va il resto della mano?
ask-volfyirion-remove-one = Una tua carta può lasciare il gioco. Quale?
ask-volfyirion-destroy-one = { $kind ->
    [troop] Quale Truppa nemica viene distrutta?
   *[building] Quale Edificio nemico viene distrutto?
}
ask-volfyirion-move-free = Volfyirion può spostarsi senza costo. Dove?
ask-volfyirion-second-chance = Second Chance: { $card } può cambiare bandiera. Su quale Città?

## What happened: a turn

volfyirion-turn-began = Round { $round }: tocca a { $seats }.
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
volfyirion-points-gained = In gioco per { $seat }: { $gain }.
volfyirion-points-lost = { $seat } non spende: { $gain }.
volfyirion-row-filled = Nuove carte sul tavolo: { $cards }.

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
        [none] { $seat } mette { $card } su { $city }; { $over } lascia il gioco.
       *[other] { $seat } mette { $card } su { $city }: { $gain }; { $over } lascia il gioco.
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
    [none] { $seat } rischiera { $card } a { $city }.
   *[other] { $seat } rischiera { $card } a { $city }; { $over } lascia il gioco.
}
volfyirion-mercenary-left = { $card } fugge da { $city } e torna nel Mazzo Strategie.

## What happened: Asset Row, Lair, Wonders

volfyirion-acquired = { $seat } acquisisce { $card }.
volfyirion-saboteur-sent = { $seat } infila un Saboteur negli scarti di { $other }.
volfyirion-wonder-acquired = { $seat } acquisisce la Meraviglia { $card }.
volfyirion-asset-replaced = { $seat } rimpiazza { $card } con { $by }.
volfyirion-row-refreshed = { $seat } manda via, per carte nuove: { $cards }.
volfyirion-wonder-sealed = { $other ->
    [none] { $seat } blocca una propria Meraviglia: { $card }.
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
    [Antro] L’Antro cade: { $seat } lo ha attaccato con { $battle } B.
   *[other] { $city } cade: { $seat } l’ha attaccata con { $battle } B.
}
volfyirion-city-burned = Volfyirion riduce { $city } in cenere.
volfyirion-city-rebuilt = { $seat } ricostruisce { $city }.
volfyirion-dragon-sent = { $seat } manda Volfyirion su { $city }: brucerà alla fine del turno di quella Casata.
volfyirion-dragon-repelled = { $seat } respinge Volfyirion nell’Antro.
volfyirion-dragon-returned = Volfyirion torna a casa.
volfyirion-dragon-defeated = { $seat } sconfigge Volfyirion: l’Antro è una Città in più, con 4 B a turno!

## What happened: Ploys

volfyirion-ploy-revealed = { $seat } aveva un Espediente: { $ploy }!
volfyirion-attack-failed = { $seat } attacca { $city } invano: { $battle } B sono persi.
volfyirion-troop-stationed = { $over ->
    [none] { $card } cambia bandiera e difende { $city } per { $seat }.
   *[other] { $card } cambia bandiera e difende { $city } per { $seat }; { $over } lascia il gioco.
}

## What happened: the end

volfyirion-time-up = Sono passati { $rounds } round: decide ciò che è in piedi.

## Why not, and what instead

vf-19-no-space = Nessuna delle tue Città in piedi ha uno spazio per questa carta. Vai avanti senza.
vf-22-cost = Costa { $cost } C; ne hai { $have }. Gioca prima altre carte, o prendine una meno cara.
vf-24-cost = Rischierare questa Truppa costa { $cost } C; ne hai { $have }. Gioca prima altre carte.
vf-25-cost = L’attacco richiede { $cost } B; ne hai { $have }. Gioca prima altre carte, o scegli una Città più debole.
vf-28-cost = Costa { $cost } B; ne hai { $have }. Gioca prima altre carte.
vf-29-cost = Servono { $cost } K, quanto costa la Meraviglia; ne hai { $have }. Gioca prima altre carte.
vf-30-cost = Rimpiazzare costa { $cost } K; ne hai { $have }. Gioca prima altre carte.
vf-30-deck = Il Mazzo Strategie è vuoto: nessuna carta prenderebbe il suo posto. Scegli fra quelle che ci sono.
vf-31-cost = Spostare Volfyirion costa { $cost } K; ne hai { $have }. Gioca prima altre carte.
vf-33-colours = Servono altre tue carte in gioco, una per colore: { $colours }. Giocale prima.
vf-34-sealed = Questa Meraviglia è bloccata. Sbloccala prima.
vf-36-cost = Sconfiggere Volfyirion richiede { $cost } B; ne hai { $have }. Gioca prima altre carte.
vf-39-cost = Prendere l’Ascension Path costa { $cost } K; ne hai { $have }. Gioca prima altre carte.
vf-39-seal = L’Ascension Path non si può bloccare. Si può prendere per 4 K.
vf-40-stays = Nessuna carta elimina un Saboteur. Scegli un’altra carta.
vf-41-cost = L’Heroes Party costa { $cost } B; ne hai { $have }. Gioca prima altre carte.
vf-41-once = L’Anomaly Collider funziona una volta per turno. Usalo di nuovo nel prossimo.
vf-43-cost = Ricostruire costa { $cost } C, la Difesa della Città; ne hai { $have }. Gioca prima altre carte.
vf-54-no-city = Una Casata senza Città non gioca carte.
