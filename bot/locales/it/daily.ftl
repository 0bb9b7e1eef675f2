### La sfida del giorno: uno scenario al giorno, lo stesso per tutti, e un solo tentativo.

button-share = Condividi
button-go-on-try = Riprendilo

daily-line = Dragonspotter, sfida del { $day } · { $game }
daily-won = { $n ->
    [0] vinta prima del primo round
    [one] vinta in 1 round
   *[other] vinta in { $n } round
}
daily-lost = { $n ->
    [0] persa prima del primo round
    [one] persa dopo 1 round
   *[other] persa dopo { $n } round
}
daily-place = { $n ->
    [0] { $place }º su { $of } prima del primo round
    [one] { $place }º su { $of } dopo 1 round
   *[other] { $place }º su { $of } dopo { $n } round
}
daily-unfinished = non finita
daily-terms = **La sfida del { $day }: { $game }.** Un solo tentativo, non si torna indietro, da finire al più tardi { $when }. La riga da condividere, alla fine, non ne svela nulla.
daily-private = Non lo vede nessun altro. Se il messaggio non c’è più, /daily play lo riporta.
daily-had =
    Hai già fatto il tuo tentativo di oggi:
    { $line }
    La prossima sfida comincia { $when }.
daily-elsewhere = Il tuo tentativo di oggi è in corso altrove: in un messaggio privato con me, o in un altro server. Lì /daily play lo riporta in vista.
daily-erased = Il tuo tentativo di oggi l’hai già fatto; quello che ne era rimasto è stato cancellato. La prossima sfida comincia { $when }.
daily-still-open = Il tuo tentativo del { $day } è ancora aperto; si può finire al più tardi { $when }.
daily-copy =
    Uno di noi due non può scrivere qui. Ecco la tua riga, da copiare:
    { $line }
daily-no-leave = Una sfida del giorno è solo tua: nessun giocatore automatico prende il posto. Quello che lasci a metà finisce da sé alla fine del giorno dopo.

## Il mese

daily-month = Sfida del giorno · { $month }
daily-order = Prima i giorni vinti, poi i punti, poi meno giorni
daily-ties = Prima chi ha vinto più giorni; poi i punti, uno per ogni persona di qui il cui tentativo dello stesso giorno è andato peggio; poi chi ha giocato meno giorni. Chi è alla pari in tutti e tre condivide il posto.
daily-nobody = Nessuna sfida di { $month } è finita qui. /daily play apre quella di oggi.
daily-no-month = “{ $month }” non è un mese. Scrivilo come 2026-11, o scegline uno dalla lista.
column-daily-won = Vinti
column-daily-points = Punti
column-daily-days = Giorni

## Il seme

daily-sealed = I dadi del { $day } restano sigillati finché lo scenario di quel giorno si può ancora giocare. Li rivelo { $when }.
daily-seed =
    La sfida del { $day } era { $game }. I suoi dadi venivano dal seme { $seed }.
    Tutte le partite di quel giorno hanno questo seme, e la sua impronta stava nel testo del tavolo. Una partita in un file si rigioca con **python -m bot verify FILE**.
daily-seed-file = Ecco la tua partita del { $day }.
daily-no-day = “{ $day }” non è un giorno. Scrivilo come 2026-11-28, o scegline uno dalla lista.

## Comandi

describe-daily = Uno scenario al giorno, lo stesso per tutti, un tentativo a testa
describe-daily-play = Lo scenario di oggi: un solo tentativo, non si torna indietro
describe-daily-table = Com’è andata a ciascuno, questo mese
describe-daily-month = Un mese; altrimenti questo
describe-daily-seed = Da dove venivano i dadi di un giorno passato, per chi vuole controllare
describe-daily-day = Un giorno che non si può più giocare; altrimenti l’ultimo
