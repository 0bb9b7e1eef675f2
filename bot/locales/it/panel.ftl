### Le parole comuni del bot. La prima parola di un messaggio dice dove sta e quanto può essere lungo:
### button- 80 caratteri, placeholder- 150, describe- 100 (comandi e opzioni), title- 45.

list-and = { $head } e { $last }
seat = Posto { $number }

## Pulsanti

button-join = Partecipa
button-leave = Lascia
button-start = Inizia
button-fill = Aggiungi un giocatore della casa
button-my-seat = Il mio posto
button-why-not = Perché no?
button-undo = Annulla
button-done = Fatto
button-confirm = Sì, procedi
button-cancel = Non ora
button-next = Avanti
button-previous = Indietro
button-since = Dal mio ultimo turno
button-again = Riprova

placeholder-choose = Scegli
placeholder-seat = Quale posto?

## Risposte

confirm = { $action }? Non si potrà annullare.
stranger = Non siedi a questo tavolo. Puoi seguirlo qui, o partecipare al prossimo con /play.
not-your-turn = Non è il tuo turno: la scelta spetta a { $names }.
stale = Il tavolo è andato avanti. Ecco che cosa si può fare adesso.
blocked = Non ora: { $reason }
forged = Questo pulsante non appartiene a questo tavolo. Nulla è cambiato.
no-table = Qui non c’è nessun tavolo aperto. /play ne apre uno.
table-gone = Questo tavolo non è più conservato. /play ne apre uno nuovo.
table-over = Questa partita è finita. Non si può più giocare nulla.
table-full = Tutti i posti sono occupati.
table-busy = Qui c’è già un tavolo. /table show lo riporta in vista.
already-seated = Siedi già a questo tavolo.
not-host = Può iniziare solo { $name }, che ha aperto il tavolo.
no-undo = Non hai nulla da annullare.
saved-not-shown = La tua mossa è salvata. Discord non ha preso la nuova immagine; /table show riprova.
missing-permission = Mi serve il permesso “{ $permission }” in questo canale.
failed = Qualcosa è andato storto da parte mia. Nulla è cambiato; riprova, per favore.
