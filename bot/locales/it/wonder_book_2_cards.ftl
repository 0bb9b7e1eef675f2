# Wonder Book, capitolo II: i nomi su pulsanti e immagini (24 caratteri al massimo), e ciò che fanno le carte.

## Items and Special Rules
item-fold-sheet = Lenzuolo
item-fold-sheet-the = il Lenzuolo
item-fold-sheet-rules = Azione speciale: porta nella tua area un eroe in piedi di un’altra area.
item-fold-tray = Vassoio da tè
item-fold-tray-the = il Vassoio da tè
item-fold-tray-rules = Azione speciale: muoviti di 3 aree al massimo.
item-fold-pane = Vetro di brina
item-fold-pane-the = il Vetro di brina
item-fold-pane-rules = Azione speciale: vai in un’altra area dove c’è un eroe in piedi.
item-fold-oil = Oliatore
item-fold-oil-the = l’Oliatore
item-fold-oil-rules = Azione speciale: ottieni 2 Scintille. Poi scarta questa carta.

rule-2-3 = La piegatura
rule-2-13 = Wick
rule-2-18 = Sottolineato
rule-2-28 = Luce affamata
rule-2-34 = Il rumore

special-fold-sheet = Lancia il lenzuolo
special-fold-sheet-rules = { item-fold-sheet-rules }
special-fold-tray = Scivola sul vassoio
special-fold-tray-rules = { item-fold-tray-rules }
special-fold-pane = Guarda dal vetro
special-fold-pane-rules = { item-fold-pane-rules }
special-fold-oil = Svuota l’oliatore
special-fold-oil-rules = { item-fold-oil-rules }
special-fold-lead = Guida Wick
special-fold-lead-rules = Nell’area di Wick: muoviti di 1 area, e Wick viene con te.
special-fold-feed = Nutri la luce
special-fold-feed-rules = Nella Torre del faro: spendi 1 Scintilla; la luce cresce di 1.
special-fold-knots = Sciogli un nodo
special-fold-knots-rules = Nella Conca: lancia 2 dadi; ogni successo scioglie 1 nodo. Senza successi il rumore cresce di 1. Cresce di 1 anche dopo ogni azione di attacco; la prima volta che arriva a 4, i dormienti si svegliano.

## Wyrm cards and allies
wyrm-card-crease = Grinza
wyrm-card-crease-rules = 1 Wyrm esce dal Vortice, con tre o quattro eroi 2. Ogni Wyrm agisce una volta. In ogni area con un Wyrm, 1 Scintilla posata lì torna nella riserva.
wyrm-card-flurry = Raffica
wyrm-card-flurry-rules = Ogni Wyrm agisce una volta, con tre o quattro eroi due volte. Poi rivelate un’altra carta Wyrm.
ally-wick = Wick

## Areas and objects
area-fold-roofs = Fila di camini
area-fold-line = Filo del bucato
area-fold-drift = Cumulo di carta
area-fold-steps = Gradini a ventaglio
area-fold-ledge = Cornicione
area-fold-tower = Torre del faro
area-fold-hollow = Conca
area-fold-gutter = Piega

place-fold-roofs = alla Fila di camini
place-fold-line = al Filo del bucato
place-fold-drift = al Cumulo di carta
place-fold-steps = ai Gradini a ventaglio
place-fold-ledge = al Cornicione
place-fold-tower = alla Torre del faro
place-fold-hollow = alla Conca
place-fold-gutter = alla Piega

object-fold-wash = Bucato
object-fold-crank = Manovella
object-fold-snowman = Pupazzo
object-fold-bench = Panchina
object-fold-can = Oliatore
object-fold-sleeper = Dormiente

## Pictures
scene-fold-early = Buio, e una torcia sul cartellino dentro la copertina del Libro: nove righe, otto segni di spunta e un timbro sbavato. Quattro bambini, di spalle, lo guardano.
scene-fold-white = Fiocchi di carta bianchi e quadrati salgono dal Libro aperto e volano per la stanza.
scene-fold-court = La Corte dei lampioni sotto la neve. Sei lampioni sono spenti; il settimo ha ancora un po’ di luce.
scene-fold-tower = Un lampione sta nella stanza rotonda di vetro in cima a una torre, e un lento raggio bianco passa sulla neve.
scene-fold-hook = L’impermeabile giallo al nono gancio, da vicinissimo, di mattina presto. Non gocciola più; sotto c’è un cerchio scuro.
scene-fold-panes = Una finestra di nove vetri, tre file di tre, ognuno con una stella di ghiaccio. In alto: sei punte, sei, sei. In mezzo: sei punte, sei, sette. In basso: sei punte, sei, sei.
scene-fold-end-white = Il Libro aperto è bianco da tutte e due le parti, e sopra c’è la giacca rossa di Ken.
scene-fold-end-quilt = Sul Libro aperto i tetti della città spuntano dalla neve, come ginocchia sotto una coperta.
scene-fold-end-paths = Una pianura bianca sul Libro aperto: le orme portano alla torre del faro e, accanto, in rosso, i segni di un righello.
scene-fold-end-stars = Sulla pianura bianca del Libro aperto sono spuntate stelle a sette punte, e la torre del faro è accesa.

## Keywords, goals, counters
keyword-wick = Wick
keyword-hearth = Focolare
keyword-porter = Portinaio
keyword-hush = Silenzio

goal-2-11 = Tutti gli eroi sono nella Corte dei lampioni e hanno abbastanza Scintille per l’ultimo lampione.
goal-2-20 = Guidate Wick fino alla Torre del faro.
goal-2-31 = Resistete per 4 round; tenete accesa la luce.
goal-2-36 = Sciogliete i nodi; tutti gli eroi e Wick sono nella Piega.

counter-fold-light = Luce
counter-fold-noise = Rumore
counter-fold-woken = Risvegli dei dormienti
counter-fold-knots = Nodi sciolti

## Options
option-2-7-slide = Scivolare lungo il filo
option-2-7-pockets = Frugare nelle tasche
option-2-9-stoke = Soffiarci sopra
option-2-9-hush = Lasciarli dormire
option-2-12-wick = La luce a Wick
option-2-12-hearth = La luce al forno
option-2-15-wind = Prendere la molla
option-2-15-rest = Riprendere la cauzione
option-2-16-come = Chiedergli di venire
option-2-16-guard = Affidargli la strada
option-2-24-read = Rileggere la pagina
option-2-24-rest = Sedersi e riposare
option-2-25-top = In alto, a sinistra
option-2-25-middle = In mezzo, al centro
option-2-25-right = In mezzo, a destra
option-2-25-bottom = In basso, al centro
option-2-35-story = Raccontargli qualcosa
option-2-35-nest = Prendere il nido
