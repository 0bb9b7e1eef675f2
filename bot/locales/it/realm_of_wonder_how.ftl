### Realm of Wonder: la carta «Come si gioca».

how-realm-of-wonder-goal = entrare per primi nel castello del Re, con tre sfere magiche, tre mostri battuti o la missione del Re.
how-realm-of-wonder-turn = **Un round**
    1. Dal secondo round: la rendita in PM.
    2. Tutti scelgono in segreto una carta movimento.
    3. Incantesimi: prima il più lento.
    4. Movimento: prima il più veloce.
    5. Strada facendo: aprire torri, comprare, costruire, girare dischi, combattere.
how-realm-of-wonder-words = PM: punti magia · Velocità: se è alta muovi per primo e lanci per ultimo · Disco: un anello del tabellone; due girano · Sentiero: dove i dischi si toccano · Torre: nasconde un dono, una sfera o un mostro · Forte: rende PM · Muscolo: +1 in battaglia · Pietra runica: gira un disco
how-realm-of-wonder-lose = quando un altro entra prima di te. Nessuno è eliminato: una battaglia persa chiude il turno, ti manda a casa e può costarti tessere.

## What letters and signs mean, on the first screens and under the card

legend-realm-of-wonder = **PM** punti magia, non movimento · **O1** una casella: regione e numero (**H** brughiera, **Q** cava, **M** palude, **I** ghiacci, **O** frutteto, **D** dune, **K** castello)
