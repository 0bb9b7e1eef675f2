### Ciò che Discord rifiuta, detto a chi ha chiesto o guarda il tavolo (bot/platform/refusals.py).

refused-later = Discord per ora non lo accetta. Niente è perduto: riprova tra un momento.
refused-spent = Questo messaggio non si può più modificare. /table show ne mostra uno nuovo.
refused-permission = Discord non me lo permette qui. Un tavolo richiede Visualizza canale, Invia messaggi, Incorpora link e Allega file; in un thread, Invia messaggi nei thread.
refused-unseen = Non vedo questo canale. Mi serve il permesso “Visualizza canale”; in un thread privato menzionami una volta, e ci sono.
refused-channel-type = Discord non lo permette in un canale di questo tipo. In un canale di testo funziona.
refused-history = In questo canale mi serve il permesso “Leggi la cronologia messaggi”.
refused-archived = Questo thread è archiviato, e non posso riaprirlo. Una volta riaperto, /table show riporta il tavolo.
refused-locked = Questo thread è bloccato: non posso scriverci. Chi ha il permesso Gestisci thread può sbloccarlo.
refused-thread-full = Questo thread ha già tutti i membri che Discord permette.
refused-thread-there = Questo messaggio ha già un thread.
refused-threads-full = Questo server ha già tutti i thread aperti che Discord permette. Quando uno di essi è chiuso, riprova.
refused-news-threads-full = Questo server ha già tutti i thread di annunci aperti che Discord permette. Quando uno di essi è chiuso, riprova.
refused-screened = L’AutoMod di questo server ferma il mio messaggio. Chi ha il permesso Gestisci server può fare un’eccezione per me.
refused-absent = Questa persona non è in questo server.
refused-direct = Questa persona non accetta messaggi privati da me.
refused-no-server = Non condivido nessun server con questa persona, quindi non posso scriverle.
refused-fault = Discord non ha accettato il mio messaggio, e riprovare non serve. Ciò che è stato giocato è conservato; chi mi gestisce trova il motivo nel mio registro.

## Dove nessuno può essere chiamato

barred = Qui non posso menzionare nessuno: l’orologio è fermo finché non si rimedia. { $says } **/table show** in un altro canale porta lì il tavolo.
notice-barred = Al tavolo in { $place } non posso menzionare nessuno: lì l’orologio è fermo. { $says }
private-thread = Non sono in questo thread privato. Menzionami ({ $me }) o aggiungimi, poi riprova.
