### Taking back by vote, replays and films.

## Taking back by vote

button-take-back = Annulla …
button-take-back-alone = Sì, annulla la mossa
button-ask = Chiedi di annullare l’ultima mossa di { $name }
button-agree = D’accordo
button-refuse = Rifiuta
vote-alone = **Annullare la tua ultima mossa?** Non è più senza conseguenze: nel frattempo si è tirato, pescato o mostrato qualcosa, o altri hanno mosso. Ciò che si è visto resta visto, perciò poi questo tavolo { $boards ->
    [yes] non conta più in nessuna classifica.
   *[no] non porta più imprese.
}
vote-offer = **Chiedere al tavolo di annullare una mossa?** Chi siede qui deve essere d’accordo, nessuno escluso. Ciò che si è visto resta visto, perciò poi questo tavolo non conta più in nessuna classifica.
vote-target = { $count ->
    [one] L’ultima mossa di **{ $name }**:
   *[other] L’ultima mossa di **{ $name }** e tutto ciò che è seguito, { $count } mosse in tutto:
}
vote-nothing-told = - Nulla di raccontato.
vote-opened = La richiesta è sul tavolo. Il suo messaggio mostra che cosa rispondono gli altri.
vote-carried = Annullata.
vote-asked = **{ $name } chiede di annullare:**
vote-how = Chi siede qui deve essere d’accordo, nessuno escluso; chi muove o rifiuta chiude la votazione. Ciò che si è visto resta visto, perciò poi questo tavolo non conta più in nessuna classifica.
vote-voices = D’accordo: { $agreed }. Si aspetta ancora: { $waiting }.
vote-refused = { $name } preferisce di no: la mossa resta.
vote-under-way = Si sta già votando su una mossa: D’accordo e Rifiuta sono sul messaggio del tavolo.
vote-over = Quella votazione è finita: qualcuno ha mosso o rifiutato, o la mossa è già annullata.
event-undone-together = { $alone ->
    [yes] Si torna indietro di qualche mossa. Questo tavolo
   *[no] Il tavolo torna indietro: così ha deciso il voto. Il tavolo
} { $boards ->
    [yes] non conta più in nessuna classifica.
   *[no] non porta più imprese.
}
unranked = Fuori classifica: questo tavolo non conta in nessuna classifica.
result-unranked = { $result } Fuori classifica.

## Replays and films

button-replay = Rivedi
button-film = Film
button-film-whole = Tutta la partita
button-film-last = Solo la fine
placeholder-replay = Vai a un passo
replay-step = Passo { $at } di { $last } · { $heading }
replay-stop = Passo { $at } di { $last }
replay-nothing-told = Di questo non si è raccontato nulla.
replay-running = Questa partita non è finita. Si potrà rivedere quando lo sarà.
replay-sealed = Altri possono ancora giocare questa sfida. La partita si potrà rivedere { $when }.
replay-other-rules = Questa partita è stata giocata con regole diverse da quelle di oggi, perciò non si può rivedere.
film-last = Le ultime mosse · { $heading }
film-whole = Tutta la partita · { $heading }
film-drawing = Sto disegnando il tuo film. Comparirà qui.
no-film = Questo gioco non ha immagini, quindi nemmeno un film.
describe-replay = Rivedere passo per passo l’ultima partita finita qui
describe-film = L’ultima partita finita qui come immagine animata: le ultime mosse
describe-whole = Tutta la partita invece delle ultime mosse
