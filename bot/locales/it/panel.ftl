### Le parole comuni del bot. La prima parola di un messaggio dice dove sta e quanto può essere lungo:
### button- 80 caratteri, placeholder- 150, describe- 100 (comandi e opzioni), title- 45.

list-and = { $head } e { $last }
seat = Posto { $number }
pair = { $name }: { $value }
seat-of = { $mark } ({ $name })
team = Squadra { $team }
partners = Insieme a { $names }.
plays = { $name } gioca con { $figures }.

## Pulsanti

button-join = Partecipa
button-join-team = Entra nella squadra { $team }
button-leave = Lascia il posto
button-start = Inizia
button-fill = Aggiungi un giocatore automatico
button-settings = Impostazioni
button-before = Come l’ultima volta qui
button-dismiss = Congeda un giocatore automatico
button-my-seat = Il mio posto
button-seat = Posto: { $name }
button-why-not = Perché no?
button-look-hand = Altre carte
button-look-close = Primo piano
button-look-goals = L’obiettivo
button-piles = Pile
button-story = Rileggi
button-undo = Annulla
button-confirm = Sì, procedi
button-cancel = Non ora
button-again = Ancora una
button-rematch = Rivincita
button-anew = Ricomincia
button-go-on = Prossimo capitolo

placeholder-any = Che cosa fai?
placeholder-page = { $asked } (elenco { $n } di { $of })
placeholder-list = Elenco { $n } di { $of }
placeholder-standing = Cambia una consegna

## Risposte

ask-over = Non resta altro da fare: finisci il turno.
confirm = { $action }? Non si potrà annullare.
stranger = Non siedi a questo tavolo. Puoi seguirlo qui, o partecipare al prossimo con /play.
lobby-stranger = Non hai un posto in questa sala d’attesa. **{ button-join }** te ne dà uno, finché ce ne sono.
not-your-turn = Non è il tuo turno: tocca a { $names }.
not-yours = Questa scelta spetta a { $name }.
stale = Il tavolo è andato avanti. Ecco che cosa si può fare adesso.
blocked = Non ora: { $reason }
forged = Questo pulsante non appartiene a questo tavolo. Nulla è cambiato.
no-table = Qui non c’è nessun tavolo aperto. /play ne apre uno.
table-gone = Questo tavolo non è più conservato. /play ne apre uno nuovo.
table-over = Questa partita è finita. Non si può più giocare nulla.
table-unreadable = Questo tavolo viene da un’altra mia versione che non so più leggere. /table end lo chiude.
campaign-unreadable = Questa campagna viene da un’altra mia versione che non so più leggere.
table-full = Tutti i posti sono occupati.
seats-kept = I posti liberi sono tenuti per chi ha giocato l’ultimo capitolo. Chiedi a chi siede qui di aggiungere un giocatore automatico: a partita cominciata potrai prendere il suo posto.
team-full = Questa squadra è al completo. Scegli l’altra, o aspetta che qualcuno lasci il posto.
table-busy = Qui c’è già un tavolo. /table show lo riporta in vista.
already-seated = Siedi già a questo tavolo.
not-host = Può iniziare solo { $name }, che ospita il tavolo. Se qui non succede niente per un giorno, può farlo chiunque sieda qui.
no-undo = Non hai nulla da annullare.
undo-away = Non si annulla nulla senza chi può ancora tornare al suo posto.
saved-not-shown = Ciò che hai fatto è salvato. Discord per ora non prende la nuova immagine; arriverà da sé, e /table show riprova subito.
missing-permission = Mi serve il permesso “{ $permission }” in questo canale.
failed = Qualcosa è andato storto da parte mia. Ogni mossa a cui avevo risposto è salvata; guarda di nuovo e riprova.

## Al tavolo

button-text = Come testo
button-since = Dal mio ultimo turno
button-refresh = Aggiorna
button-back = Riprendi il mio posto
button-back-of = Riprendi il mio posto ({ $names })
button-end = Chiudi questo tavolo
button-thread = Aprilo in un thread
button-forget = Dimenticami
someone = qualcuno
named = { $seat }
house-seat = { $number ->
    [1] Bramble
    [2] Fennel
    [3] Juniper
    [4] Sorrel
    [5] Tansy
   *[other] Willow
}
house-for = { $name } (giocatore automatico)
turn = Tocca a { $names }.
turn-ask = Tocca a { $names }. { $ask }
turn-house = I giocatori automatici riflettono.
turn-private = { $names }: le carte private sono sotto **Il mio posto**.
table-closed = Questo tavolo si è chiuso senza risultato.
table-ended = { $name } ha chiuso questo tavolo, senza risultato.
result-won = Vittoria, { $names }!
result-lost = Stavolta ha vinto il gioco.
result-winner = { $count ->
    [one] { $names } ha vinto!
   *[other] { $names } hanno vinto insieme!
}
result-draw = { $names } si dividono la vittoria: pareggio.
event-undone = { $name } annulla l’ultima mossa.
event-seat = { $kind ->
    [back] { $name } è di nuovo qui.
    [for] { $name } continua per { $before }.
    [takes] { $name } prende il posto del giocatore automatico { $before }.
    [left] { $name } ha lasciato il tavolo; continua un giocatore automatico.
    [away] { $name } è via; gioca un giocatore automatico.
   *[sits] { $name } continua qui.
}
nothing-yet = Non è ancora successo nulla.
alt-offer = Le carte tra cui scegliere ora. { button-text } dice quanto costa e che cosa dà ogni carta.
alt-goals = A che punto è ciascuno dell’obiettivo.
no-goals = Dell’obiettivo non si vede ancora nulla.
no-close = Non c’è ancora nulla da vedere da vicino.
hand-page = { $count ->
    [one] Carta { $cards } di { $count }
   *[other] Carte { $cards } di { $count }
}
no-more-cards = Ora tutte le tue carte sono nella prima immagine.
no-piles = Nessuna pila scoperta in questo momento.
no-story = A questo tavolo non si è ancora letto nulla.
alt-hand = Carte in mano: { $name }.
shown = mostrato { $when }
round = Round { $n }
since = **Dal tuo ultimo turno**
since-nothing = Dal tuo ultimo turno non è successo niente.
no-ended = Qui non è ancora finita nessuna partita.
verify-running = Qui si sta giocando. Il seme si vede, e si può verificare, quando la partita è finita.
verify-same = { $n ->
    [one] Rigiocata dal suo seme: 1 mossa, e tutto combacia. L’impronta del seme comincia con { $hash }: è quella che il tavolo mostrava in partita.
   *[other] Rigiocata dal suo seme: { $n } mosse, e tutto combacia. L’impronta del seme comincia con { $hash }: è quella che il tavolo mostrava in partita.
}
verify-unreadable = Questa non è una partita esportata, o il file è danneggiato.
verify-no-game = Qui non c’è nessun gioco che si chiami “{ $game }”.
verify-other-rules = Questa partita è stata giocata con la versione { $rules } delle regole. Qui c’è la { $now }: non si può verificare.
verify-seed = Il seme non è quello con cui il tavolo era sigillato.
verify-illegal = Le regole non permettono la mossa { $n }.
verify-move = La mossa { $n } dà un altro esito: regole e seme non portano a ciò che dice il file.
verify-end = Tutte le mosse combaciano, ma portano a un finale diverso.
seed = Il seme dei dadi di questo tavolo era { $seed }.
seed-sealed = I dadi sono sigillati: il loro seme, mostrato alla fine, ha l’impronta { $hash }…

## Quel che non ci sta

more-lines = **Come testo** dice di più: { $parts }
more-own = { $count ->
    [one] { $count } riga su di te
   *[other] { $count } righe su di te
}
more-table = { $count ->
    [one] { $count } riga sul tavolo
   *[other] { $count } righe sul tavolo
}
more-others = { $count ->
    [one] { $count } riga sugli altri
   *[other] { $count } righe sugli altri
}
more-choices = { $count ->
    [one] che cosa fa 1 altra scelta
   *[other] che cosa fanno altre { $count } scelte
}: in **Perché no?**
more-page = il resto è in **Come testo**
more-before = il resto è prima: **/table log**
more-earlier = { $count ->
    [one] 1 riga
   *[other] { $count } righe
} prima di queste: **{ $where ->
    [since] { button-since }
   *[log] /table log
}**
more-since = { $count ->
    [0] altre novità
    [one] 1 novità
   *[other] { $count } novità
}: **{ button-since }**
more-rest = { $count ->
    [0] e altro
    [one] e un’altra
   *[other] e altre { $count }
}

## Perché no

why-not = Ora non si può, ed ecco perché:
why-not-nothing = Ora non c’è niente di bloccato: tutti i pulsanti funzionano.
what-it-does = Quanto costa e che cosa fa:

## Posti

stand-in = Un giocatore automatico tiene in caldo il tuo posto a questo tavolo.
ask-leave = Lasciare questo tavolo? Un giocatore automatico gioca per te, e fino alla fine della partita puoi riprendere il tuo posto.
left = Un giocatore automatico gioca per te. Puoi riprendere il tuo posto quando vuoi.
leave-ranked = Questa partita conta per la classifica: se non torni prima che finisca, per te vale come una sconfitta. Sei via solo per un po’? Con **/me away** i tuoi orologi si fermano.
leave-together = Se non torni prima che finisca, non hai parte nel risultato.
welcome-back = Rieccoti. Il posto è di nuovo tuo.{ $chosen ->
    [yes] {" "}Quel che è stato scelto nel frattempo, l’ha scelto il giocatore automatico.
   *[no] {""}
}
nothing-kept = A questo tavolo non c’è un posto tenuto per te.
back-other = Quel pulsante è per { $names }: un giocatore automatico tiene in caldo il posto fino al ritorno.
leave-in-lobby = La partita non è cominciata: premi Lascia il posto nel messaggio della sala d’attesa.
ask-end = Chiudere questo tavolo per tutti? Resterà senza risultato{ $kind ->
    [campaign] , e la campagna non conserva nulla di questo capitolo.
   *[game] , e nessuno potrà continuare.
}
ended = Questo tavolo è chiuso.
not-ending-host = Può chiuderlo solo { $name }, che ospita il tavolo, o chi può gestire i messaggi.

## Sala d’attesa

lobby-again = La vostra campagna è finita e resta com’è. Una nuova comincia dal primo capitolo.
lobby-host = Tavolo di { $name }.
lobby-free = libero
lobby-house = (giocatore automatico, livello: { $level })
lobby-missing = { $count ->
    [one] Manca 1 giocatore per cominciare.
   *[other] Mancano { $count } giocatori per cominciare.
}
lobby-how = Premi **{ button-fill }** e si può iniziare: gioca da solo, e qualcuno potrà prendere il suo posto più tardi. Oppure premi **{ button-invite }** per chiamare qualcuno.
lobby-how-alone = Premi **{ button-fill }** e si può iniziare: gioca da solo, e qualcuno potrà prendere il suo posto più tardi. Oppure invita qualcuno con **{ button-invite }**, o gioca “{ $mode }”.
lobby-several = { $name } gioca in solitario, con { $count } posti.
lobby-direct = I giocatori automatici occupano i posti liberi.
lobby-waits = Si aspetta { $names }. Per non aspettare: **{ button-fill }**, { $free ->
    [yes] o **{ button-invite }** per chiamare qualcun altro.
   *[no] e chi arriva su invito prende il suo posto.
}
lobby-ranked = -# Partita classificata: il risultato conta per la classifica.
lobby-bots-only = -# Contro soli giocatori automatici non conta nulla: la classifica è fatta delle partite tra persone.
lobby-ready = **Tutto pronto:** { $name } può iniziare.
lobby-no-party = Qui non siede nessuno del gruppo: senza di loro può iniziare solo chi può gestire il server.
lobby-awaits = tenuto per { $name }
lobby-settings = Che cosa vuoi impostare?
lobby-chosen = Fatto: la sala d’attesa lo mostra. Altro?
lobby-chosen-since = Nel frattempo qualcuno ha cambiato le impostazioni: le tue scelte non sono state applicate. Riapri Impostazioni.
lobby-begun = La partita è già cominciata. Nulla è cambiato.
setting-mode = Modalità
setting-variants = Varianti
setting-clock = Orologio
setting-level = Giocatori automatici
title-settings = Impostazioni
play-waits = Un capitolo ti aspetta qui. { $campaign }
lobby-closed = Questa sala d’attesa è chiusa. /play apre un nuovo tavolo.
too-many-open = In questo server hai aperto { $count ->
     [one] un tavolo che non è ancora finito
    *[other] { $count } tavoli che non sono ancora finiti
}{ $places ->
     [none] {""}
    *[other] {" "}({ $places })
}: più di così non si può. Quando ne finisce uno, puoi aprirne un altro.
second-thread = Un thread di questo canale ha posto per un secondo.
second-beside = Un altro thread di { $channel } ha posto per un secondo.
second-post = Un altro post di { $channel } ha posto per un secondo.
second-channel = { $channel } ha posto per un secondo.
second-direct = In un messaggio privato c’è posto per un tavolo di ogni gioco.
second-not-yours = Un thread di questo canale avrebbe posto per un secondo, ma per aprirlo ti serve il permesso “{ $permission }”.
second-none = Questo canale non ha thread.
second-end = Ci sarà posto per un altro quando questo sarà finito: chi può chiuderlo usa **/table end**.
thread-opened = Il tuo tavolo aspetta in { $thread }.
lobby-gone = Questa sala d’attesa è già chiusa.
level-good = bravo
level-good-about = Prova le mosse a mente prima di farne una.
level-beginner = principiante
level-beginner-about = Prende quello che al momento gli sembra meglio.
mode-for-one = Questa modalità è per una persona sola. Scegli prima un’altra modalità.
too-few = Questa modalità richiede almeno { $fewest } giocatori. Aspetta qualcuno, o aggiungi un giocatore automatico.
not-alone = Non sei l’unica persona qui, o il gioco non ha una modalità per una persona.
begun = La partita comincia. Il tavolo è qui sopra.
too-many = Questa modalità ha posto solo per { $most } giocatori. Prima qualcuno deve andarsene.
no-house-player = Qui non siede nessun giocatore automatico.
not-in-this-server = Non sono stato aggiunto a questo server. Chi può gestire il server può farlo dal mio profilo (Aggiungi app); in un messaggio privato puoi giocare con me subito.
no-game = Qui non c’è nessun gioco che si chiami “{ $game }”.
channel-gone = Non raggiungo più il canale di questo tavolo. /table show lo riporta in un altro.
lost-too = Siedi anche a un tavolo il cui canale non raggiungo più. In un canale senza tavolo, /table show lo riporta.
permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-create-public-threads = Crea thread pubblici
permission-embed-links = Incorpora link
permission-attach-files = Allega file

## Campagne

campaign-how = **/campaign continue** apre il prossimo capitolo, **/campaign log** racconta la storia fin qui, **/campaign restart** ricomincia dal primo; quando sono vinti tutti, puoi anche tenere ciò che hai sbloccato.
no-campaign-elsewhere = Non hai una campagna del genere altrove. Può seguirti solo una che giochi in solitario.
campaign-busy-there = Questa campagna ha un tavolo aperto là dov’è. Finisci il capitolo o chiudi il tavolo; poi potrà venire.
campaign-brought = Ora è qui, con tutto ciò che ha guadagnato. { $campaign }
no-journal = In questo diario non c’è ancora niente, o non qui. Un capitolo viene scritto quando lo si vince.
button-journal = La storia fin qui
button-back-page = Indietro
button-next-page = Pagina seguente
journal-page = Pagina { $page } di { $pages }
no-campaign = Qui non è ancora conservata nessuna campagna. /play ne comincia una; viene conservata alla fine del primo capitolo.
campaign-busy = Questa campagna ha già un tavolo aperto. /table show lo riporta in vista.
campaign-changed = Questa campagna è cambiata da quando l’hai guardata: qualcuno l’ha appena aperta, giocata o spostata. Guarda di nuovo con /campaign show.
campaign-elsewhere = Questa campagna ora è conservata altrove. Chi la gioca in solitario può portarsela dietro con /campaign bring.
not-of-party = Questa campagna è di chi ha giocato il suo ultimo capitolo: { $names }. Quando uno di loro apre il prossimo, puoi unirti; può aprirlo anche chi può gestire il server.
campaign-lost = Di questo tavolo resta solo la sconfitta: si riprova dallo stesso inizio.
campaign-goes-on = La campagna è conservata. Il capitolo seguente aspetta: ora, o un altro giorno con /campaign continue.

## Regole e carte

rules-closest = I più vicini a “{ $query }”:
more-rules = -# Una regola per intero: **/rules { $number }**{ $rules ->
        [none] .
       *[some] . Vicine anche: { $rules }
    }
rules-contents = Chiedi come a un amico, **/rules come mi muovo**, o di’ un numero, **/rules { $number }**. Ecco tutto ciò che c’è:
no-such-game = Qui non c’è nessun gioco con questo nome. Lascia vuoto il campo per cercare in tutti.
no-card = Nessuna carta pubblica si chiama “{ $name }”. Comincia a scrivere, e te ne suggerisco qualcuna.

## Classifica

leaderboard-rating = Punteggio
leaderboard-people = Persone
leaderboard-season = { $quarter }º trimestre del { $year }
leaderboard-all-time = Da sempre
leaderboard-parties = Gruppi
column-won = Vinte
column-rating = Punteggio
column-games = Partite
no-results-then = In questo server nessuno ha finito una partita in quel periodo.
no-season = { $season } non è una stagione. Scegline una dalla lista.
no-results = In questo server nessuno ha ancora finito una partita. /play apre un tavolo.

## Io

language-set = D’ora in poi ti rispondo in questa lingua.
language-automatic = D’ora in poi ti rispondo nella lingua del tuo Discord.
ask-forget = Dimentico chi sei: i tuoi posti, risultati e campagne restano di “qualcuno”. I tuoi tavoli e campagne nei messaggi privati finiscono, e lasciare una partita contro altri vale una sconfitta. Quello che sai resta noto: finché un tavolo aperto non finisce so ancora dire che c’eri, e finché una sfida non è chiusa, che hai fatto il tuo tentativo. Per questo tengo un codice ricavato dal tuo ID utente, e nient’altro. Non si potrà annullare.
forgotten = Ti ho dimenticato.
forgotten-share =
    Funziono in { $total } parti che non condividono la memoria. Questa era la parte { $parts }{ $direct ->
        [yes] , messaggi privati inclusi
       *[other] { "" }
    }. Per farti dimenticare anche dalle altre, usa /me forget anche lì, oppure scrivi a chi mi gestisce.

## Aiuto

button-help-1 = Giocare
button-help-2 = Al tavolo
button-help-3 = Se qualcosa non va
button-how = Come si gioca
button-how-mode = Leggi: { $mode }
help-how = **Come si gioca**, su una carta:
picture-own = tu
how-goal = **Obiettivo:** { $text }
how-turn = { $text }
how-words = **Parole:** { $text }
how-lose = **Perdi** { $text }
help-1 =
    ## Giocare
    Con **/play** apri una sala d’attesa: gli amici premono Partecipa, **Invita …** li chiama, un giocatore automatico può prendere un posto, chi ospita preme Inizia. Ciò che riguarda tutto il gruppo lo sceglie chiunque con un clic, o si vota: lo dice la sala d’attesa. In un messaggio privato il tuo tavolo in solitario comincia subito. Con **options** scegli prima modalità e impostazioni. **/daily play** apre lo scenario del giorno, lo stesso per tutti, un tentativo a testa.
    Un messaggio è tutto il tavolo: l’immagine, la pagina da leggere ad alta voce, che cosa è successo, di chi è il turno, e un pulsante per tutto ciò che ora è permesso. Quando le scelte sono molte c’è un menu, con i nomi che stanno sull’immagine.
    Ciò che è grigio adesso non è permesso. **Perché no?** dice la ragione e la regola.
    {""}**Suggerimento**, in **Il mio posto**, dice che cosa fare e perché: a volontà da soli o insieme, tre volte contro altri; in classifica se la sala lo permette, mai in sfide o lezioni.
help-2 =
    ## Al tavolo
    {""}**Il mio posto** mostra in privato che cosa hai e puoi fare. Con **Annulla** torni indietro di una mossa, finché non è stato tirato, pescato o mostrato nulla e nessun altro ha agito. **Come testo** dice tutto il tavolo a parole. **Pile**, se ce ne sono, fa sfogliare le carte scoperte.
    {""}**/table show** riporta il tavolo in vista, **/table log** dice tutto ciò che è successo, **/table end** lo chiude.
    Domande: **/rules**; carte: **/card**. **/campaign** mostra fin dove è arrivato il tuo gruppo, **/leaderboard** i migliori di qui, **/profile** le tue imprese. **/me show** dice che cosa puoi impostare: lingua, menzioni, ore di silenzio, parole al posto delle immagini. **/me export** ti dà ciò che conservo di te, **/me forget** mi fa dimenticare chi sei. Impostazioni del server: **/server show**.
help-friends =
    ## Con gli amici, e senza di te
    - **{ button-invite }**, in una sala d’attesa, chiama fino a cinque persone e tiene i loro posti per un’ora. Si partecipa, o si risponde “{ button-decline }”.
    - **/me tables** elenca i tuoi tavoli aperti ovunque, prima quelli che aspettano te.
    - **{ button-note }**, in **{ button-my-seat }**, tiene ciò che vuoi ricordare. Nessun altro la legge mai.
    - **/me away** dice fino a quando non ci sei: i tuoi orologi aspettano, o un giocatore automatico gioca per te finché non torni.
    - **/table leave** affida il tuo posto a un giocatore automatico finché non torni, **/table hand** lo offre a un amico, per sempre.
help-3 =
    ## Se qualcosa non va
    “Il tavolo è andato avanti”: qualcuno è stato più svelto, o il pulsante era vecchio. Guarda il pannello nuovo.
    Il messaggio è sparito o è molto in alto: **/table show**. Anche in un altro canale.
    Nessuno blocca una partita andandosene: i tavoli per due o più persone hanno un **orologio** di 72 ore per decisione, salvo altra scelta. A metà del tempo ti avviso, e quando è scaduto va avanti un giocatore automatico finché non torni. Senza orologio dopo un giorno gli altri possono andare avanti senza di te. Vai via? **/me away**. L’ultima persona a un tavolo può chiuderlo. Un tavolo fermo per 30 giorni si chiude senza risultato; lo annuncia una settimana prima.
    Dico quale permesso mi manca. A un tavolo servono Visualizza canale, Invia messaggi, Incorpora link e Allega file; in un thread Invia messaggi nei thread.
    Ogni mossa confermata è conservata, anche quando Discord o io inciampiamo. I dadi sono sigillati prima della partita e aperti dopo, per poterli controllare.

## Comandi

describe-play = Aprire un tavolo
describe-game = Quale gioco
describe-options = In un messaggio privato: scegliere prima modalità e impostazioni
describe-table = Il tavolo di questo canale
describe-show = Riportare qui in vista il tavolo
describe-text = Tutto il tavolo come testo, per quanto puoi vederne
describe-log = Tutto ciò che è successo a questo tavolo
describe-leave = Lasciare il posto a un giocatore automatico; potrai riprenderlo
describe-export = Questa partita in un file: intera quando è finita, prima ciò che puoi vederne
describe-verify = Rigiocare dal seme la partita finita qui, e confrontare
describe-end = Chiudere il tavolo di questo canale, senza risultato
describe-campaign = Il tuo gruppo, di capitolo in capitolo
describe-campaign-show = A che punto sono i gruppi di qui
describe-continue = Aprire il capitolo seguente di una campagna, o ricominciare dopo l’ultimo
describe-which-campaign = Quale; altrimenti la più recente
describe-campaign-log = Rileggere ciò che il gruppo ha letto finora
describe-campaign-bring = Portare qui una campagna che giochi in solitario
describe-which-elsewhere = Quale delle tue
describe-restart = Ricominciare dal primo capitolo; la vecchia campagna resta
describe-rules = Interrogare le regole, a parole tue o per numero
describe-query = Una domanda, qualche parola o un numero
describe-card = Guardare una carta pubblica, o una pagina già letta qui
describe-name = Quale carta
describe-help = Come si gioca qui, in tre schermate
describe-season = Un trimestre, o da sempre; altrimenti questo trimestre
describe-leaderboard = Punteggi, persone e gruppi di questo server
describe-me = Le tue impostazioni e i tuoi dati
describe-language = La lingua di tutto ciò che vedi solo tu
describe-which-language = Automatica segue il tuo Discord
describe-forget = Farti dimenticare: i tuoi posti diventano di “qualcuno”
shelf =
    ## A che cosa giochiamo?
    Alle regole ci penso io: il tavolo mostra che cosa puoi fare e a chi tocca.
shelf-no-table =
    ## Qui non c’è ancora un tavolo
    Scegli un gioco, e se ne apre uno.
button-play = Gioca a { $game }
