### Harbour: pulsanti, eventi, domande, rifiuti.

game-harbour = Harbour
game-harbour-about = Le navi attraccano e tutti offrono in segreto. A chi la flotta più bella?
game-harbour-players = da 2 a 4 giocatori
game-harbour-lasts = circa 10 minuti
mode-harbour-auction = Un’asta in cinque round
score-points = Punti
picture-harbour-coins = Monete

ship-cog = Cocca
ship-caravel = Caravella
ship-galleon = Galeone

harbour-bid = Offri { $coins }
placeholder-harbour-bid = La tua offerta
harbour-arrived = Attracca una nave: { $ship }.
harbour-offered = { $seat } offre { $coins }.
harbour-sold = { $seat } prende la nave ({ $ship }) per { $coins }.
harbour-sailed = Più offerte sono le più alte. La nave ({ $ship }) riparte.

ask-harbour-bidding = Quante monete offri?
harbour-heading = { $ship ->
    [none] Round { $round }
   *[other] Round { $round }: { $ship }
}
harbour-goal = Obiettivo: più punti di tutti dopo cinque round. Finora: { $sides }.
harbour-side = { $seat } { $n }
harbour-ahead = In testa: { $seat }.
harbour-captain = { $ships ->
    [none] { $seat }: monete { $coins }, punti { $points }
   *[other] { $seat }: monete { $coins }, punti { $points } ({ $ships })
}
hb-03-too-poor = Monete che ti restano: { $coins }. Offri meno.

honour-harbour-bargain = Affare
honour-harbour-bargain-about = prendere una nave per una sola moneta
honour-harbour-all-in = Tutto o niente
honour-harbour-all-in-about = pagare dieci monete per una nave
honour-harbour-flagship = Nave ammiraglia
honour-harbour-flagship-about = prendere un galeone
honour-harbour-fleet = Flotta
honour-harbour-fleet-about = avere tre navi alla fine
honour-harbour-monopoly = Monopolio
honour-harbour-monopoly-about = prendere tutte le navi vendute
honour-harbour-thrifty = Economia
honour-harbour-thrifty-about = vincere con cinque monete d’avanzo
honour-harbour-landlubber = Marinaio d’acqua dolce
honour-harbour-landlubber-about = finire una partita senza navi
honour-harbour-deadlock = Bonaccia
honour-harbour-deadlock-about = giocare una partita in cui nessuna nave è venduta

how-harbour-goal = avere più punti di tutti dopo cinque navi.
how-harbour-turn = **Un round**
    1. Arriva una nave.
    2. Ognuno offre monete in segreto.
    3. Le offerte si aprono insieme.
    4. La più alta paga e prende la nave.
    5. Se le più alte sono più d’una, la nave riparte.
how-harbour-words = Moneta: dieci all’inizio · Offerta: da nessuna a tutte · Round: una nave · Cocca: 1 punto · Caravella: 3 punti · Galeone: 6 punti · Flotta: le tue navi · Molo: dov’è la nave
how-harbour-lose = quando un altro ha più punti.
