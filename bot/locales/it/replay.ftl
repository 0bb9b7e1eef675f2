### Taking back by vote, replays and films.

## Taking back by vote

button-take-back = Torna indietro…
button-take-back-alone = Sì, annulla la mossa
button-ask = Chiedi di annullare l’ultima mossa di { $name }
button-agree = D’accordo
button-refuse = Rifiuta
vote-alone = **Annullare la tua ultima mossa?** Non è più senza conseguenze: nel frattempo si è tirato, pescato o mostrato qualcosa, o altri hanno mosso. Ciò che si è visto resta visto, perciò poi questo tavolo non conta più in nessuna classifica.
vote-offer = **Chiedere al tavolo di annullare una mossa?** Chi siede qui deve essere d’accordo, nessuno escluso. Ciò che si è visto resta visto, perciò poi questo tavolo non conta più in nessuna classifica.
vote-target = { $count ->
    [one] L’ultima mossa di **{ $name }**:
   *[other] L’ultima mossa di **{ $name }** e tutto ciò che è seguito, { $count } mosse in tutto:
}
vote-nothing-told = - Nulla che sia stato raccontato.
vote-opened = La richiesta è sul tavolo. Il suo messaggio mostra che cosa rispondono gli altri.
vote-carried = Annullata.
vote-asked = **{ $name } chiede di annullare:**
vote-how = Chi siede qui deve essere d’accordo, nessuno escluso; chi muove o rifiuta chiude il voto. Ciò che si è visto resta visto, perciò poi questo tavolo non conta più in nessuna classifica.
vote-voices = D’accordo: { $agreed }. Si aspetta ancora: { $waiting }.
vote-refused = { $name } preferisce di no: la mossa resta.
vote-under-way = Si sta già votando su una mossa: D’accordo e Rifiuta sono sul messaggio del tavolo.
vote-over = Quel voto è finito: qualcuno ha mosso o rifiutato, o la mossa è già annullata.
event-undone-together = Per voto, il tavolo torna indietro. Non conta più in nessuna classifica.
unranked = Fuori classifica: questo tavolo non conta in nessuna classifica.
result-unranked = { $result } Fuori classifica.
