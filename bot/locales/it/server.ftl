## /server

describe-server = Come mi comporto in questo server, e i suoi dati
describe-server-show = Tutte le impostazioni di questo server, e i permessi che mi mancano qui
describe-server-language = La lingua di tutto ciò che sta nei canali
describe-server-which-language = Automatica segue la lingua del server su Discord
describe-server-channels = Dove si possono aprire tavoli
describe-server-clock = Quanto può durare una decisione ai nuovi tavoli per due o più; ogni sala d’attesa può cambiarlo
describe-server-hours = Dopo, continua un giocatore automatico
describe-server-tables = I tavoli aperti qui, o quanti può averne una stessa persona
describe-server-most = Quanti a persona: da 1 a 25; 3 se nessuno ha scelto
describe-server-pings = Se posso menzionare chi deve decidere
describe-server-switch = Sì o no, per tutti qui
describe-server-enders = Chi può chiudere un tavolo, oltre a chi modera
describe-server-who = Chi modera è chi può gestire i messaggi
describe-server-seasons = Quando finiscono questa stagione e la prossima
describe-server-export = Tutto ciò che è conservato di questo server, in un file
describe-server-erase = Cancellare tutto ciò che è conservato di questo server; chiedo due volte
describe-choice-automatic = Automatica
describe-choice-en = English
describe-choice-fr = Français
describe-choice-it = Italiano
describe-choice-on = Sì
describe-choice-off = No
describe-choice-clock-none = Senza orologio
describe-choice-clock-day = 24 ore
describe-choice-clock-days = 72 ore
describe-choice-clock-week = Una settimana
describe-choice-ender-host = Chi ospita il tavolo
describe-choice-ender-seated = Chiunque ci sieda
describe-choice-ender-moderators = Solo chi modera
language-name = italiano
server-not-yours = Solo chi ha il permesso “Gestisci server” può cambiare come mi comporto qui.
server-shown = ## { $server }
server-line-language = **Lingua**: { $language }
server-line-channels = **Si possono aprire tavoli**: { $places ->
     [all] ovunque
     [none] in nessun posto, perché i canali scelti non esistono più
    *[other] in { $places } e nei loro thread
}
server-line-clock = **Orologio dei nuovi tavoli per due o più persone**: { $hours ->
     [0] nessuno
     [168] una settimana per decisione
    *[other] { $hours } ore per decisione
}
server-line-tables = **Tavoli aperti da una stessa persona**: al massimo { $count }
server-line-pings = **Menzioni**: { $switch ->
     [on] sì; ciascuno può disattivarle per sé
    *[off] disattivate per tutti
}
server-line-enders = **Possono chiudere un tavolo**: { $who ->
     [host] chi lo ospita, e chi modera
     [seated] chiunque ci sieda, e chi modera
    *[moderators] solo chi modera
}
server-lacks = Permessi che mi mancano in questo canale: { $rights }.
server-lacks-nothing = In questo canale ho tutti i permessi che mi servono.
server-how = -# Ogni riga ha il suo comando: **/server language**, **channels**, **clock**, **tables**, **pings**, **enders**. **/server tables** da solo elenca i tavoli aperti. **/server seasons** dice quando finisce una stagione, **export** ti dà tutti i dati in un file, **erase** li cancella.
server-language-set = D’ora in poi nei canali parlo questa lingua: { $language }. Le risposte private restano in quella di ciascuno.
server-channels-all = Si possono aprire tavoli ovunque. Scegli dei canali, e si apriranno solo lì e nei loro thread; una categoria vale per tutti i suoi canali.
server-channels-some = Si possono aprire tavoli in { $places } e nei loro thread. Togli tutti i canali dal menu, e sarà di nuovo ovunque.
placeholder-server-channels = Ovunque
tables-elsewhere = In questo server i tavoli si aprono in { $places } e nei loro thread.
tables-nowhere = I canali in cui si possono aprire tavoli in questo server non esistono più. Chi può gestire il server può sceglierne altri: **/server channels**.
server-clock-set = I nuovi tavoli per due o più persone cominciano { $hours ->
     [0] senza orologio
     [168] con una settimana per decisione
    *[other] con { $hours } ore per decisione
}. Ogni sala d’attesa può cambiarlo; i tavoli e le sale già aperti tengono il loro.
server-tables-set = D’ora in poi una stessa persona può avere qui { $count ->
     [one] un solo tavolo aperto
    *[other] { $count } tavoli aperti
} alla volta. I tavoli già aperti restano.
server-pings-on = Posso menzionare chi deve decidere. Ciascuno può impedirlo per sé con **/me pings**.
server-pings-off = In questo server non menziono più nessuno.
server-enders-host = Un tavolo può chiuderlo chi lo ospita, o chi modera e non ci gioca.
server-enders-seated = Un tavolo può chiuderlo chiunque ci sieda, o chi modera e non ci gioca.
server-enders-moderators = Un tavolo può chiuderlo solo chi modera e non ci gioca.
not-ending-seated = Può chiudere questo tavolo solo chi ci siede, o chi può gestire i messaggi.
not-ending-moderators = In questo server può chiudere un tavolo solo chi può gestire i messaggi.
not-ending-playing = { $sits ->
    [yes] Siedi anche tu a questo tavolo
   *[no] Hai lasciato o ceduto un posto a questo tavolo classificato
}: qui il tuo permesso di moderare non conta. Può chiuderlo { $ender ->
    [moderators] qualcun altro che lo ha e qui non ha giocato
   *[other] { $name }, che ospita il tavolo, o qualcun altro con il permesso che qui non ha giocato
}.
not-ending-leave = **/table leave** dà il tuo posto a un giocatore automatico, **/table hand** a qualcun altro.
not-ending-counts = Questa partita vale per la classifica: quando è ben avviata, chi ci gioca o ci ha giocato non la chiude senza risultato finché ci siede qualcun altro. Con **/table leave** un giocatore automatico continua per te, e conta come sconfitta. L’ultima persona seduta può chiuderla.
server-seasons = Questa stagione è cominciata il { $begins } e finisce il { $ends } ({ $at }). La prossima finisce il { $last }. Una stagione è un trimestre, in tempo universale (UTC), uguale per tutti i server.
server-exported = Tutto ciò che conservo di questo server. I giocatori vi compaiono come numeri; delle partite in corso c’è solo ciò che può vedere un estraneo.{ $files ->
     [one] {""}
    *[other] {" "}È in { $files } parti.
}
button-server-erase = Cancella tutto
server-erase-ask = Cancello tutto ciò che conservo di questo server: le impostazioni, i tavoli aperti e finiti, i risultati e le campagne che vivono qui. I tavoli aperti si chiudono. Ciò che ciascuno ha nei messaggi privati o in altri server gli resta, come le proprie impostazioni. Non si può tornare indietro; **/server export** ne fa prima una copia.
title-server-erase = Cancellare i dati del server
title-server-name = Scrivi il nome del server
server-erase-other-name = Non è il nome di questo server. Non è stato cancellato nulla.
server-erased = Cancellato. Non conservo più nulla di questo server. Ciò che ciascuno ha nei messaggi privati o in altri server gli è rimasto, come le proprie impostazioni.
server-table-erased = Questo tavolo è stato cancellato con tutti i dati di questo server.

## What whoever manages the server is told once

notice-clock = Qui i nuovi tavoli per due o più persone hanno un orologio: { $hours } ore per decisione, poi continua un giocatore automatico finché il posto non viene ripreso. Ogni sala d’attesa può scegliere altro; **/server clock** fissa quello dei nuovi tavoli.
notice-direct = Sul tuo server **{ $server }**: { $says }

## /me

describe-me-show = Tutto ciò che hai impostato
describe-me-pings = Se ti menziono quando devi decidere
describe-me-switch = Sì o no
describe-me-where = Ovunque, o solo in questo server
describe-choice-here = In questo server
describe-choice-everywhere = Ovunque
describe-me-quiet = Le ore in cui non ti menziono
describe-me-from = Da che ora
describe-me-to = Fino a che ora
describe-me-zone = Il tuo fuso orario: scrivi una città, o cerca che ora è da te
describe-me-off = Niente più ore di silenzio
describe-me-text = Parole al posto delle immagini, in tutto ciò che vedi solo tu
describe-me-export = Tutto ciò che è conservato di te, in un file
me-shown = **Le tue impostazioni**
me-how = -# **/me language**, **pings**, **quiet** e **text** le cambiano. **/me export** ti dà tutto ciò che conservo di te, con **/me forget** ti dimentico.
me-line-language = Ti rispondo in { $language }.
me-line-text = { $switch ->
     [on] Leggi parole al posto delle immagini.
    *[off] I tuoi pannelli privati mostrano immagini.
}
me-pings-on = Ti menziono quando un tavolo ti aspetta.
me-pings-off = Non ti menziono da nessuna parte.
me-pings-off-here = In questo server non ti menziono.
me-pings-off-server = In questo server le menzioni sono disattivate per tutti.
me-pings-direct = Questo non è un server. Lascia stare **where**, e vale ovunque.
me-quiet-on = Dalle ore { $begins } alle ore { $ends } non ti menziono; vale l’ora di { $zone }, dove l’orologio ora segna { $now }.
me-quiet-off = Non hai ore di silenzio. **/me quiet** le fissa, con **from** e **to**.
me-quiet-half = Per le ore di silenzio servono tutti e due: **from** e **to**.
me-quiet-never = **from** e **to** sono la stessa ora: vorrebbe dire mai, o sempre. Per “sempre” c’è **/me pings**.
me-no-zone = Non conosco il fuso orario “{ $zone }”. Scrivi una città, e te ne propongo qualcuno.
me-text-on = D’ora in poi pannelli, carte e classifiche ti arrivano in parole, senza immagini. Ciò che sta in un canale per tutti tiene la sua immagine, con una descrizione.
me-text-off = D’ora in poi i tuoi pannelli mostrano di nuovo immagini.
export-settings = Ciò che hai impostato.
export-campaigns = Le tue campagne, e a che punto sono. Sei il giocatore 1.
export-tables = I tavoli che hai aperto o chiuso, o a cui hai giocato: le tue mosse, il tuo risultato e, di una partita in corso, ciò che puoi vedere.
export-absence = I server che hai lasciato.
export-away = Il tempo in cui sei via: da quando, fino a quando, fino a quando aspettano i tuoi orologi, e se ti sostituisce un giocatore automatico.
export-figure = I tuoi personaggi nelle campagne.
export-goahead = Le persone senza cui hai accettato di andare avanti, per posto.
export-honour = Ciò che hai guadagnato, e quando.
export-invitation = Gli inviti che hai ricevuto o mandato: quando, con o senza menzione, e la risposta.
export-note = Le tue note per te.
export-offer = I posti che ti hanno offerto, o che hai offerto: con o senza menzione, e la risposta.
export-rest = Quando i tuoi orologi sono già stati fermi.
export-sat = I tavoli aperti a cui hai avuto un posto.
export-vote = Le votazioni per annullare una mossa, con la tua risposta.
me-exported = Tutto ciò che conservo di te. Delle partite in corso c’è solo ciò che puoi vedere.{ $files ->
     [one] {""}
    *[other] {" "}È in { $files } parti.
}

## Seats

button-watch = Guarda
button-drop-in = Prendi un posto
button-sit = Siediti: { $seat }
button-hand-offer = Offri il mio posto a { $name }
button-hand-take = Prendi questo posto
button-hand-back = Ritira l’offerta
stranger-free = Non siedi a questo tavolo, ma { $count ->
     [one] un giocatore automatico tiene un posto
    *[other] giocatori automatici tengono { $count } posti
} che potresti prendere.
watching = Stai guardando la partita: ecco ciò che tutti possono vedere.
drop-in = Puoi continuare al posto { $count ->
     [one] di questo giocatore automatico
    *[other] di uno di questi giocatori automatici
}: { $names }. Che cosa ha in mano lo vedi quando il posto è tuo; fino ad allora, ecco ciò che tutti possono vedere.
drop-in-rated = Questa partita conta per chi l’ha cominciata. Chi si siede dopo gioca senza risultato.
drop-in-seat = Poi il pulsante **Il mio posto** sotto il tavolo mostra il tuo pannello.
drop-in-done = Ora siedi qui. Ecco che cosa hai e che cosa puoi fare; **Il mio posto** sotto il tavolo lo mostra di nuovo.
drop-in-host = Ora il tavolo lo ospiti tu.
drop-in-none = Nessun posto è libero a questo tavolo: ci siedono persone, o un giocatore automatico li tiene in caldo per qualcuno.
drop-in-seated = Hai già un posto a questo tavolo.
drop-in-knows = Hai già avuto un posto a questo tavolo e sai che cosa aveva in mano. Puoi guardare.
drop-in-gone = Qualcuno è stato più svelto: quel posto è preso.
describe-hand = Offrire il tuo posto a un amico, che lo prende con un clic
describe-friend = Chi continua al tuo posto
hand-ask = { $name } riceve il tuo posto con tutto ciò che hai, segreti compresi ma senza la tua nota, e continua per te. Non potrai riprendertelo.
hand-ask-rated = Questa partita conta: per te è come andartene, cioè una sconfitta. Chi prende il posto gioca senza risultato.
hand-ask-unseen = { $name } non vede questo canale: non troverebbe né l’offerta né il tavolo. Prima serve che possa accedervi.
hand-ask-away = { $name } è via (ritorno: { $back }) e non riceve menzioni: l’offerta si legge solo qui.
hand-offer = { $mention }, { $name } ti offre un posto al tavolo di [{ $game }]({ $link }): { $seats }. Ricevi tutto ciò che quel posto ha, segreti compresi.
hand-taken = { $friend } continua per { $name } al tavolo di [{ $game }]({ $link }).
hand-back = { $name } ha ritirato l’offerta di un posto al tavolo di [{ $game }]({ $link }).
hand-newer = { $name } ha fatto una nuova offerta al tavolo di [{ $game }]({ $link }): questa, a { $friend }, non vale più.
hand-declined = { $friend } ha risposto “{ button-decline }” per un posto al tavolo di [{ $game }]({ $link }): { $seats }. Continua { $name }.
hand-said-no = { $name } ha risposto “{ button-decline }” per questo posto. Puoi offrirlo a qualcun altro.
hand-yourself = Sei tu. Scegli qualcuno che non siede qui.
hand-bot = Un bot non può sedersi qui. **/table leave** dà il tuo posto a uno dei miei giocatori automatici.
hand-absent = Questa persona non è in questo server.
hand-seated = { $name } ha già un posto a questo tavolo.
hand-other = Questo posto è offerto a { $name }.
hand-giver = Solo { $name } può ritirare questa offerta.
hand-over = Questa offerta non vale più: il posto è passato di mano, o la partita è finita.
hand-offered = Il tuo posto è offerto a { $name }. Resta tuo finché non lo prende; sotto l’offerta, **{ button-hand-back }** la chiude.
hand-stands = L’offerta a { $name } c’è già. Lì sotto, **{ button-hand-back }** la chiude.
hand-direct = In un messaggio privato si gioca in solitario: nessun altro potrebbe sedersi qui.
