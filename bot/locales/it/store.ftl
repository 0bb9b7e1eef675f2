### Che cosa non va con il database (db/errors.py), detto a chi ha chiesto qualcosa.

db-in-use = Un altro processo sta usando il mio database. Riprova più tardi.
db-no-directory = La cartella del mio database non esiste. Non è stato salvato nulla.
db-unwritable = Non posso scrivere nel mio database. Non è stato salvato nulla.
db-not-a-database = Al posto del mio database c’è qualcos’altro. Non è stato salvato nulla.
db-damaged = Il mio database è danneggiato: bisogna ripristinare una copia. Non è stato salvato nulla.
db-newer = Il mio database viene da una mia versione più recente. Non è stato salvato nulla.
db-stale = Nel frattempo il tavolo è andato avanti, quindi non è cambiato nulla. Guarda di nuovo.
db-twice = Questo clic è già stato giocato.
db-channel-busy = { table-busy }
db-campaign-busy = Questa campagna ha già un tavolo aperto.
db-campaign-changed = Questa campagna non è più come l’hai vista. Guarda di nuovo.
db-crowded = Hai già aperto qui tanti tavoli quanti ne permette questo server.
db-daily-taken = Hai già fatto il tuo tentativo per questa sfida del giorno.
db-not-stored = Non è stato salvato nulla: il mio disco ha un guasto. Il motivo si trova nel mio registro.
db-disk-full = Non è stato salvato nulla: il mio disco è pieno. Avvisa chi mi gestisce e riprova più tardi.
db-misfit = Quello che ho salvato qui non combacia, quindi non è cambiato nulla. Chi mi gestisce trova il motivo nel mio registro; se si tratta di un tavolo, /table end lo chiude.
db-exists = Quel file esiste già. Non è stato salvato nulla.

kept-but-full = La tua mossa è salvata, ma ora il mio disco è pieno: il tavolo va avanti appena mi fanno spazio.
kept-but-broken = La tua mossa è salvata, ma ora il mio disco ha un guasto: il tavolo va avanti appena è riparato.
