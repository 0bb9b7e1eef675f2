### Suggerimenti: che cosa farebbe un buon giocatore, e perché.

button-hint = Suggerimento
button-hint-left = Suggerimento (ancora { $count })
hint-place = { $action } ({ $place })
hint-gains = Un buon giocatore sceglierebbe **{ $action }**, perché porta { $gains }.
hint-gains-may = Un buon giocatore sceglierebbe **{ $action }**, perché con un po’ di fortuna porta { $gains }.
hint-leads = Un buon giocatore sceglierebbe **{ $action }**, perché poi può portare { $gains }.
hint-leads-may = Un buon giocatore sceglierebbe **{ $action }**, perché poi, con un po’ di fortuna, può portare { $gains }.
hint-beats = Un buon giocatore sceglierebbe **{ $action }**, perché, rispetto alle altre scelte, vuol dire { $gains }.
hint-beats-may = Un buon giocatore sceglierebbe **{ $action }**, perché, rispetto alle altre scelte e con un po’ di fortuna, vuol dire { $gains }.
hint-each-turn = a turno
hint-ends = Un buon giocatore sceglierebbe **{ $action }**, perché ora non resta niente di meglio da fare.
hint-open = Un buon giocatore sceglierebbe **{ $action }**. Nessun motivo spicca sugli altri, ma quando ho provato a giocare il seguito è la scelta che è andata meglio.
hint-does = Un buon giocatore sceglierebbe **{ $action }** ({ $does }): quando ho provato a giocare il seguito, è andata meglio così.
hint-left = { $count ->
    [0] Era il tuo ultimo suggerimento in questa partita.
    [one] Ti resta un suggerimento in questa partita.
   *[other] Ti restano { $count } suggerimenti in questa partita.
}
hint-none-left = Hai già avuto i tuoi tre suggerimenti in questa partita.
hint-nothing = Ora non hai nulla da scegliere: non c’è niente da suggerire.
hint-never = Non ci sono suggerimenti nella sfida del giorno né nelle lezioni.
hint-ranked = Questa partita conta per la classifica, e la sala d’attesa non ha permesso i suggerimenti.
hint-stale = Il gioco è andato avanti mentre pensavo: questo suggerimento arriverebbe tardi. Non conta.
event-hint = { $name } ha chiesto un suggerimento.
setting-hints = Suggerimenti
setting-hints-about = Tre a testa, anche se la partita è classificata. Il registro dice chi li chiede.
