### Tra amici: i miei tavoli, note, inviti, assenze.

## I miei tavoli

describe-me-tables = Tutti i tuoi tavoli aperti e le sale d’attesa, ovunque siano
tables-mine = { $count ->
    [0] Non siedi a nessun tavolo aperto. **/play** ne apre uno.
    [one] ## Il tuo tavolo aperto
   *[other] ## I tuoi { $count } tavoli aperti
}{ $waits ->
    [0] {""}
    [one] {""}: { $count ->
        [one] ti aspetta
       *[other] uno ti aspetta
    }
   *[other] {""}: { $every ->
        [0] { $waits } ti aspettano
        [2] ti aspettano tutti e due
       *[other] ti aspettano tutti
    }
}
tables-server-all = { $count ->
    [0] In questo server non c’è nessun tavolo aperto.
    [one] ## 1 tavolo aperto
   *[other] ## { $count } tavoli aperti
}
tables-most = -# Qui una stessa persona può avere { $count ->
    [one] un solo tavolo aperto
   *[other] { $count } tavoli aperti
}; per cambiare questo numero, **/server tables** con **most**.
tables-more = … e { $count ->
    [one] un altro tavolo.
   *[other] altri { $count } tavoli.
}
tables-direct = messaggio privato
tables-server = un server
tables-daily = sfida del { $day }
tables-yours = Il tuo unico tentativo: **/daily play** lo riprende.
tables-lobby = Una sala d’attesa, aperta { $since }. Posti occupati: { $count } su { $most }.
tables-start = **Tutto pronto:** puoi premere **{ button-start }**.
tables-sit = Al tavolo: { $names }.
tables-waits-for-you = Tocca **a te**: il tuo turno è arrivato { $since }.
tables-waits = Tocca a { $names }: il turno è arrivato { $since }.
tables-away = { $name } (via, ritorno: { $back })
tables-vote = Una votazione per annullare una mossa aspetta **la tua risposta**.
tables-consent = { $names } { $count ->
    [one] vorrebbe
   *[other] vorrebbero
} andare avanti senza { $without }, e si aspetta **la tua risposta**.
tables-invited = C’è un **invito** per te: il tuo posto è riservato fino alle ore { $until }.
tables-offered = { $name } **ti offre un posto**: [rispondi]({ $link }).
tables-party = Un posto è riservato **per te**: hai giocato l’ultimo capitolo.
tables-kept = Un giocatore automatico tiene il tuo posto{ $here ->
    [yes] .
   *[no] : al tavolo, **{ button-back }** te lo ridà.
}
button-back-at = { button-back }: { $game }
tables-held = Il tuo orologio è fermo mentre sei via.
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
note-none = Non c’è niente di annotato.
note-gone = La tua nota non c’è più.
note-kept = La tua nota è salvata: la trovi in cima a **{ button-my-seat }**.

## Invitare

button-invite = Invita …
button-decline = Questa volta no
button-decline-of = Per { $names }: questa volta no
placeholder-invite = Con chi vuoi giocare?
invite-ask = { $count ->
    [one] C’è posto per una persona. Sarà menzionata una volta sola, e il suo posto resta riservato per un’ora.
   *[other] C’è posto per { $count } persone. Ognuna sarà menzionata una volta sola, e i posti restano riservati per un’ora.
}
invite-call = { $mentions }: { $count ->
    [one] { $name } ti invita a **{ $game }**. Il tuo posto è riservato
   *[other] { $name } vi invita a **{ $game }**. I vostri posti sono riservati
} fino alle ore { $until }.
invite-done = Invito inviato: { $name }.
invite-quiet = Invito segnato: { $name } ora non vuole menzioni, lo mostra solo la sala d’attesa.
invite-away = Invito segnato: { $name } è via (ritorno: { $back }) e non riceve menzioni, lo mostra solo la sala d’attesa.
invite-bot = { $name } è un bot. **Aggiungi un giocatore automatico** occupa un posto con uno dei miei.
invite-absent = { $name } non è in questo server.
invite-seated = { $name } ha già un posto qui.
invite-yourself = Hai già il tuo posto qui.
invite-said-no = { $name } ha risposto “{ button-decline }” in questa sala d’attesa. Se cambia idea, può sempre premere **{ button-join }**.
invite-unseen = { $name } non vede questo canale.
invite-already = { $name } ha già un invito.
invite-often = Hai invitato { $name } { $times } volte in un giorno. Per ora basta così.
invite-full = Non c’è un posto libero per un altro invito.
invite-room = { $count ->
    [one] C’è posto per un solo invito.
   *[other] C’è posto solo per { $count } inviti.
} Non è partito nessun invito.
invite-joined = Hai il tuo posto al tavolo. La sala d’attesa lo mostra.
invite-declined = Va bene, questa volta no. La sala d’attesa lo mostra. Se cambi idea: **{ button-join }**, finché c’è un posto libero.
invite-sits = Hai accettato e hai il tuo posto al tavolo. **{ button-leave }**, nella sala d’attesa, lo libera.
invite-not-asked = Hai già il tuo posto al tavolo: “{ button-decline }” è per chi ha un invito.
invite-other = Questo invito è per { $names }. Finché c’è un posto, **{ button-join }** nella sala d’attesa è aperto a tutti.
invite-none = Qui non c’è un invito per te, o risale a più di un giorno fa.
invite-asked = Invito di { $name } a **{ $game }**.
invite-yes = { $names } { $count ->
    [one] ha
   *[other] hanno
} accettato.
invite-left = { $names } { $count ->
    [one] ha
   *[other] hanno
} lasciato la sala d’attesa.
invite-silent = Senza risposta: { $names }.
invite-over = { $status ->
    [running] La partita è cominciata. [Al tavolo]({ $link })
    [ended] { $ender ->
        [none] Questa sala d’attesa è chiusa.
       *[other] { $ender } ha chiuso la sala d’attesa.
    }
   *[lobby] L’invito risale a più di un giorno fa.
}
start-held = { $count ->
    [one] Un posto è ancora riservato per { $names }, fino alle ore { $until }.
   *[other] Dei posti sono ancora riservati per { $names }, al massimo fino alle ore { $until }.
} Se inizi ora, { $names } { $count ->
    [one] potrà solo
   *[other] potranno solo
} { $bots ->
    [yes] prendere il posto di un giocatore automatico, o guardare.
   *[no] guardare.
}
button-start-now = Inizia lo stesso
ask-leave-lobby = { $kind ->
    [closes] Lasciare il posto? La sala d’attesa si chiude, e per { $names } non c’è più posto.
    [host] Lasciare il posto? Poi il tavolo passa a { $names }.
   *[seat] Lasciare il posto? Sarà libero per qualcun altro.
}
lobby-left = Hai lasciato la sala d’attesa.
lobby-left-last = Hai lasciato la sala d’attesa, che ora è chiusa.
lobby-ended = La sala d’attesa è chiusa.
lobby-closed-by = { $name } ha chiuso questa sala d’attesa. /play apre un nuovo tavolo.
seats-held = I posti liberi sono riservati a chi è stato invitato, fino alle ore <t:{ $until }:t>.
lobby-held = { $called ->
    [yes] invito: { $name }, posto riservato fino alle ore { $until }
    [away] invito: { $name }, via (ritorno: { $back }), posto riservato fino alle ore { $until }
   *[no] invito: { $name }, senza menzione, posto riservato fino alle ore { $until }
}
lobby-declined = Questa volta no: { $names }.

## Assenze

describe-me-away = Dire fino a quando sei via: i tuoi orologi aspettano, o gioca un giocatore automatico
describe-away-until = L’ultimo giorno via (domani, un giorno, una data), o una durata: 3 giorni, una settimana
describe-away-seats = I tuoi orologi aspettano (al massimo 7 giorni), o ti sostituisce un giocatore automatico
describe-away-off = Sei di nuovo qui
describe-choice-away-wait = I miei orologi aspettano
describe-choice-away-bot = Mi sostituisce un giocatore automatico
away-not = Non sei via. **/me away** con **until** dice ai tuoi tavoli qual è l’ultimo giorno in cui sei via, come “domani”, un giorno della settimana o una data, o una durata come “3 giorni”. Con **seats** scegli se i tuoi orologi aspettano o se ti sostituisce un giocatore automatico.
away-set = Sei via ({ $until }). { $seats ->
    [bot] Ti sostituisce un giocatore automatico. Per riavere prima i posti: **/me away off**.
    [later] Un giocatore automatico può sostituirti nelle partite con altri. Per tornare prima: **/me away off**.
   *[wait] I tuoi orologi sono fermi, e nessuno va avanti senza di te. Per tornare prima: **/me away off**.
}
away-whole-day = { $today ->
    [yes] per tutto **oggi**, ritorno: { $back }
   *[no] ultimo giorno: **{ $last }**, ritorno: { $back }
}
away-moment = ritorno: { $at }
away-stands = Quello che hai detto prima vale ancora: sei via ({ $until }). Per tornare prima: **/me away off**.
away-asked = A **{ $game }**, una partita classificata, { $names } { $count ->
    [one] deve
   *[other] devono
} prima accettare che ti sostituisca un giocatore automatico. { $held ->
    [runs] Intanto il tuo orologio cammina: in questo trimestre è stato fermo abbastanza.
   *[other] Fino ad allora il tuo orologio è fermo (termine massimo: { $held }).
}
away-only = A **{ $game }** non siede nessun altro: il tavolo ti aspetta{ $held ->
    [none] .
    [runs] , ma lì un orologio va avanti: in questo trimestre è stato fermo abbastanza.
   *[other] ; se c’è un orologio, è fermo (riparte al più tardi: { $held }).
}
away-deserted = A **{ $game }**, una partita classificata, sono via anche tutti gli altri: il tavolo aspetta il primo che torna{ $held ->
    [none] .
    [runs] , ma lì un orologio va avanti: in questo trimestre è stato fermo abbastanza.
   *[other] ; se c’è un orologio, è fermo (riparte al più tardi: { $held }).
}
away-given = { $count ->
    [one] Il giocatore automatico che ti sostituiva ti ha ridato il posto a { $tables }.
   *[other] I giocatori automatici che ti sostituivano ti hanno ridato i posti: { $tables }.
}
away-back = Che bello rivederti. Non sei più via.
away-ended = Così la tua assenza è finita, a tutti i tuoi tavoli.
away-no-date = Non capisco “{ $typed }”. Scrivi l’ultimo giorno in cui sei via: una data ({ $iso }, { $date }), un giorno (domani, { $day }), o una durata (3 giorni, una settimana).
away-two-days = “{ $typed }” si legge in due modi: { $first } o { $second }. Scrivi il mese in lettere, come { $date }.
away-no-such-day = Nel calendario non c’è il giorno “{ $typed }”. Scrivi l’ultimo giorno in cui sei via: una data ({ $iso }, { $date }), un giorno (domani, { $day }), o una durata (3 giorni, una settimana).
away-past = Quel giorno è passato. Scrivine uno futuro.
away-longest = È troppo: al massimo { $days } giorni.
away-too-long = I tuoi orologi possono aspettare 7 giorni di fila, e 14 per trimestre. { $left ->
    [none] Per ora non resta niente.
   *[other] Termine massimo, questa volta: { $left }.
} Per più tempo può sostituirti un giocatore automatico.
button-home = Eccomi di nuovo
button-away-bot = Fai giocare un giocatore automatico (ritorno: { $back })
away-until = -# **{ $name }** è via (ritorno: { $back }){ $kind ->
    [bot] ; gioca un giocatore automatico.
    [ask] . Può giocare un giocatore automatico se { $count ->
        [one] è d’accordo
       *[other] sono d’accordo
    } { $others }: **{ button-without }**. Fino ad allora il suo orologio è fermo.
    [later] ; il suo orologio è fermo. Al suo turno { $others } { $count ->
        [one] potrà
       *[other] potranno
    } accettare un giocatore automatico.
    [deserted] . Sono via anche tutti gli altri: il tavolo aspetta il primo che torna, e l’orologio è fermo.
    [wait] ; il suo orologio è fermo.
   *[away] .
}

## Il ritorno, come lo si scrive; virgole tra più modi, con o senza maiuscole e accenti

back-yesterday = ieri
back-today = oggi, stasera, questa sera, stanotte
back-tomorrow = domani
back-after-tomorrow = dopodomani, dopo domani
back-days = g, giorno, giorni
back-weeks = s, sett, settimana, settimane
back-weekend = fine settimana, weekend
back-one = un, uno, una, primo
back-numbers = due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, tredici, quattordici, quindici
back-this = questo, questa
# Non dice nulla dopo un giorno: “domenica sera”.
back-evening = sera
# Fanno di un numero un giorno: “fino al 24”.
back-the = il, l, al, all, º, °
# Non dicono nulla accanto a una data.
back-idle = fino, a, alla, per, tra, fra, i, le, la, di, torno, prossimo, prossima, prossimi, prossime
