### L’orologio di un tavolo.

## Nella sala d’attesa

lobby-clock = { $hours ->
    [0] nessuno
    [168] una settimana per decisione
   *[other] { $hours } ore per decisione
}
lobby-clock-preset = nessuno in solitario; in due o più, { $hours ->
    [168] una settimana per decisione
   *[other] { $hours } ore per decisione
}

## Al tavolo

turn-until = { $turn } Scadenza { $left }.
alt-deadline = Da decidere entro il { $time } (UTC).
call-turn = Tocca a { $names }.
call-quick = { $names }: serve una risposta veloce.
call-vote = { $names }: si può annullare una mossa? Il tavolo aspetta una risposta.
call-half = { $names }: è passata metà del tempo. Quando finisce, continua un giocatore automatico.
call-rematch = { $names }: { $name } propone di giocare ancora insieme. Basta premere Partecipa.
event-timed-out = { $seat } non c’è: continua un giocatore automatico. Il posto si può riprendere.
event-chosen-for = { $seat } non c’è: per questa volta sceglie un giocatore automatico.
away-left = **{ $name } ha lasciato il server.** Un giocatore automatico prende il suo posto { $left }; se torna, { $name } lo può riprendere.
away-late = { $kind ->
    [group] Il tavolo aspetta **{ $name }** da un giorno. Se andate avanti, un giocatore automatico fa solo questa scelta; nessuno perde il posto.
   *[seat] Il tavolo aspetta **{ $name }** da un giorno. Se andate avanti, un giocatore automatico tiene il posto finché non torna.
}
away-together = Se tutti gli altri al tavolo sono d’accordo, succede subito.
away-voices = D’accordo per andare avanti senza { $name }: { $agreed }. Si aspetta ancora: { $waiting }.
away-alone = -# Qui è rimasta una sola persona, { $name }, che può continuare o chiudere il tavolo senza risultato per nessuno: **/table end**.
button-without = Avanti senza { $name }
without-agreed = Il tuo consenso conta. Ancora da sentire: { $waiting }.
without-over = Ora non si può andare avanti senza quel posto: qualcuno è stato più veloce, o non serve più.
drowsy = Ultimo segno di vita qui: { $since }. { $kind ->
    [lobby] Se nessuno entra, esce o comincia, questa sala d’attesa chiude { $left }.
   *[running] Senza una mossa, questo tavolo si chiude senza risultato { $left }.
}
table-slept = Qui non succede niente da un mese: questo tavolo si è chiuso senza risultato.

## In un messaggio privato

remind = È passata metà del tuo tempo a { $game }. Se non scegli, un giocatore automatico va avanti per te { $left }. [Al tavolo]({ $link })
