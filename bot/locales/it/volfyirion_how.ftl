### Volfyirion: le carte «Come si gioca», una per modalità.

how-volfyirion-duel-goal = distruggere le tre Città dell’avversario prima che cadano le tue.
how-volfyirion-duel-turn = **Un turno**
    1. Pesca cinque carte.
    2. Giocale: danno C, B e K.
    3. Metti Truppe ed Edifici sulle tue Città.
    4. Spendi: C compra carte; B attacca Città o compra Meraviglie; K blocca Meraviglie, rimpiazza carte in vendita, sposta il drago.
    5. Fine del turno: i punti non spesi sono persi, le carte non giocate si scartano.
how-volfyirion-duel-words = C: Comando · B: Battaglia · K: Conoscenza · Truppa: difende una Città · Edificio: dà punti a ogni turno · Meraviglia: resta in gioco · Bloccare: spegne una Meraviglia · Sinergia a Cascata: dà di più con i colori indicati
how-volfyirion-duel-lose = quando cade la tua ultima Città: attaccata, o bruciata. 8 K mandano il drago su una Città nemica, o via dalla tua; una Città sotto di lui brucia alla fine del turno di chi la possiede.

how-volfyirion-solo-goal = avere in un turno 16 B per abbattere Volfyirion, o 16 K per soggiogarlo.
how-volfyirion-solo-turn = **Un turno**
    1. Una carta coperta alimenta la Pila della Furia; pesca cinque carte.
    2. Giocale: danno C, B e K. Anche ogni Meraviglia, Edificio o Truppa alimenta la pila.
    3. Metti Truppe ed Edifici sulle tue Città.
    4. Spendi: C compra carte, B Meraviglie; 6 B o 6 K mettono da parte la prima carta della pila.
    5. Fine del turno. Se hai dovuto rimescolare gli scarti, Volfyirion attacca.
how-volfyirion-solo-words = C: Comando · B: Battaglia · K: Conoscenza · Truppa: difende una Città · Edificio: rende a ogni turno · Meraviglia: resta in gioco · Pila della Furia: i suoi costi sono i B del drago · Rimescolare: sveglia il drago
how-volfyirion-solo-lose = quando cade la tua ultima Città, o dopo 40 round.

how-volfyirion-coop-goal = 30 B o 30 K insieme in un turno, o 20 di un tipo da un solo giocatore.
how-volfyirion-coop-turn = **Un turno, in due**
    1. Tre Meraviglie entrano nella Griglia della Furia; il drago avanza.
    2. Pescate cinque carte ciascuno, e giocatele.
    3. Mettete Truppe ed Edifici, anche sulle Città del compagno.
    4. Spendete: C compra carte; B scarta carte della griglia, K le blocca; 8 K spostano il drago.
    5. Fine del turno: le righe della griglia attaccano la Città sotto il drago.
how-volfyirion-coop-words = C: Comando · B: Battaglia · K: Conoscenza · Truppa: difende una Città · Edificio: rende a ogni turno · Griglia della Furia: Meraviglie che vi attaccano · Riga: due costi moltiplicati · Bloccare: la carta non conta in questo turno
how-volfyirion-coop-lose = quando cade l’ultima Città, o dopo 40 round. Senza Città tue non giochi carte.

how-volfyirion-team-goal = distruggere le tre Roccaforti nemiche prima che cadano le vostre.
how-volfyirion-team-turn = **Un turno, insieme al compagno**
    1. Pescate cinque carte ciascuno.
    2. Giocatele: i C sono di ognuno, B e K di entrambi.
    3. Metti Truppe ed Edifici sulla tua Roccaforte, Truppe anche su quella comune.
    4. Spendete: C compra carte; B attacca Roccaforti o compra Meraviglie; K blocca carte, sposta il drago.
    5. Fine del turno: i punti non spesi sono persi, le altre carte si scartano.
how-volfyirion-team-words = C: Comando · B: Battaglia · K: Conoscenza · Truppa: difende una Roccaforte · Edificio: rende a ogni turno · Meraviglia: resta in gioco · Bloccare: spegne una carta · Roccaforte: due Città che cadono insieme
how-volfyirion-team-lose = quando cade l’ultima Roccaforte della squadra: attaccata, o bruciata dal drago se è lì alla fine del vostro turno.

## What letters and signs mean, on the first screens and under the card

legend-volfyirion = **C** Comando, **B** Battaglia, **K** Conoscenza · colori: **T** turchese, **R** rosso, **V** viola, **N** neutro · **M** Meraviglia · fiamma: se la rimuovi · catena: sinergia con questi colori
signs-volfyirion = dopo una fiamma o una catena: pila con freccia: pesca una carta · mano con una carta: rimuovi una carta · torre spezzata: distruggi un Edificio · scudo spezzato: distruggi una Truppa · drago: sposta Volfyirion
