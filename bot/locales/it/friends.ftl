### Tra amici: i miei tavoli, note, inviti, assenze.

## I miei tavoli

describe-me-tables = Tutti i tuoi tavoli aperti e le sale d’attesa, ovunque siano
tables-mine = { $count ->
    [0] Non sei a nessun tavolo aperto. **/play** ne apre uno.
    [one] ## Il tuo tavolo aperto
   *[other] ## I tuoi { $count } tavoli aperti
}{ $waiting ->
    [0] {""}
    [one] {""}: 1 ti aspetta
   *[other] {""}: { $waiting } ti aspettano
}
tables-server-all = { $count ->
    [0] In questo server non c’è nessun tavolo aperto.
    [one] ## 1 tavolo aperto
   *[other] ## { $count } tavoli aperti
}
tables-most = -# Qui una stessa persona può avere { $count ->
    [one] un solo tavolo aperto
   *[other] { $count } tavoli aperti
}; **/server tables** con **most** lo cambia.
tables-more = … e { $count ->
    [one] un altro tavolo.
   *[other] altri { $count } tavoli.
}
tables-round = round { $n }
tables-direct = messaggio privato
tables-server = un server
tables-daily = sfida del { $day }
tables-yours = Il tuo unico tentativo: **/daily play** lo riprende.
tables-lobby = Una sala d’attesa, aperta { $since }: { $count } posti su { $most } occupati.
tables-waits-for-you = Tocca **a te**: la domanda è arrivata { $since }.
tables-waits = Tocca a { $names }: la domanda è arrivata { $since }.
tables-kept = Un giocatore automatico tiene il tuo posto.
tables-share = -# Funziono in { $total } parti che non condividono la memoria. Questi sono i tavoli della parte { $parts }{ $direct ->
    [yes] , messaggi privati inclusi
   *[other] {""}
}.
tables-next = Un altro tavolo ti aspetta: **{ $game }**, { $place }.
button-next-table = Prossimo tavolo

## Note

button-note = Nota
title-note = Una nota per te
note-label = Nessun altro la leggerà mai
placeholder-note = Piani, sospetti, favori da rendere. Resta finché il tavolo non finisce.
note = -# La tua nota
note-gone = La tua nota non c’è più.
