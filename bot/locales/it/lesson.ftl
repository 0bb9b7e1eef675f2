### Lessons: a game in three minutes, click by click.

lesson-step = -# Passo { $step } di { $of }
lesson-not-now = Non in questa lezione.
lesson-why-not = Una cosa alla volta: il resto verrà dopo. Ora: **{ $button }**.
lesson-changed = Questa lezione è stata riscritta da quando l’hai iniziata. **/learn** la riprende dall’inizio.
lesson-begun-anew = Questa lezione è stata riscritta da quando l’hai iniziata, quindi riparte dall’inizio.
lesson-private = La vedi solo tu, e qui niente conta. Se il messaggio è sparito, **/learn** la riporta.
lesson-none = Questa lezione non esiste.
lessons-all = **Impara un gioco**: una lezione dura tre minuti. Tu clicchi, io spiego; niente può andare storto.

button-lesson-anew = Dall’inizio
button-lesson-play = Gioca una partita vera
button-lesson-next = Prossima lezione
button-learn = Impara un gioco in tre minuti
button-learn-game = Impara { $game }
button-never-played = Impara in 3 minuti
button-lesson-after = Perso? Una lezione di tre minuti
button-lesson = { $game } { $n }: { $title }
button-lesson-done = ✓ { button-lesson }

## Commands

describe-learn = Imparare un gioco in tre minuti, clic dopo clic
describe-learn-game = Quale gioco; senza, tutte le lezioni

## Where people leave lessons

describe-server-lessons = Dove le persone di questo server lasciano le lezioni, senza nomi
server-lessons = Quante volte qui le lezioni sono state iniziate e finite, e dove sono state lasciate:
server-lessons-none = Qui nessuno ha ancora iniziato una lezione.
server-lesson = **{ $lesson }**: iniziata { $begun } ×, finita { $done } ×.{ $left ->
    [none] { "" }
   *[other] { " " }Lasciata al { $left }.
}
server-lesson-left = passo { $step } ({ $n } ×)
