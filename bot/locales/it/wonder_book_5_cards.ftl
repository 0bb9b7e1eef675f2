# Wonder Book, capitolo V: i nomi su pulsanti e immagini (24 caratteri al massimo), e quello che fanno le carte.

## Items and Special Rules

item-red-sugar = Zolletta
item-red-sugar-the = la Zolletta
item-red-sugar-rules = Azione speciale: ogni eroe nella tua area ottiene 1 Scintilla. Poi scarta questa carta.
item-red-rubber = Gomma
item-red-rubber-the = la Gomma
item-red-rubber-rules = Azione speciale: il prossimo tratto di Obel salta. Poi scarta questa carta.
item-red-primer = Abbecedario morso
item-red-primer-the = l’Abbecedario morso
item-red-primer-rules = Azione speciale, 1 Scintilla: stordisci ogni Wyrm nella tua area e in quelle adiacenti.
item-red-stone = Pietra calda
item-red-stone-the = la Pietra calda
item-red-stone-rules = Azione speciale: un eroe nella tua area (puoi essere tu) recupera 2 Cuori.

rule-5-6 = Nora
rule-5-7 = Matita rossa
rule-5-8 = Luce di Wick
rule-5-9 = La panetteria resiste
rule-5-24 = Leggere fino in fondo

special-red-sugar = Dividi la zolletta
special-red-sugar-rules = { item-red-sugar-rules }
special-red-rubber = Cancella un tratto
special-red-rubber-rules = { item-red-rubber-rules }
special-red-primer = Leggi l’abbecedario
special-red-primer-rules = { item-red-primer-rules }
special-red-stone = Tieni la pietra calda
special-red-stone-rules = { item-red-stone-rules }
special-red-lead = Fai luce a Nora
special-red-lead-rules = Nell’area di Nora, spendi 1 Scintilla: muoviti di 1 area; Nora viene con te.
special-red-pin = Ago di Nora
special-red-pin-rules = Nell’area di Nora: stordisci un Wyrm in quell’area.
special-red-light = Segui Wick
special-red-light-rules = Nell’area di Nora, finché Wick ha luce: muoviti di 1 area; Nora viene con te. La luce di Wick scende di 1.
special-red-oven = Scaldati
special-red-oven-rules = Nella Panetteria, spendi 1 Scintilla: ogni eroe lì recupera 2 Cuori; Nora, se è lì, ne ottiene 2.
special-red-read = Leggi fino in fondo
special-red-read-rules = Spendi 1 Scintilla: un Wyrm (o Obel) nella tua area subisce 2 danni. Nella Stanza dei piccoli solo alla Panca di lettura o alla Conca nel pavimento; finché eroi o Nora sono in entrambe, vale anche 1 storia.

## Wyrm cards

wyrm-card-stampede = Fuggi fuggi
wyrm-card-stampede-rules = 1 Wyrm esce dal Vortice, con tre o quattro eroi 2. Ogni Wyrm agisce due volte.
wyrm-card-underlined = Sottolineato
wyrm-card-underlined-rules = 1 Wyrm esce dal Vortice. Ogni Wyrm agisce una volta, con tre o quattro eroi due volte. Poi un Wyrm a vostra scelta riceve l’Aura Oscura, se nessun Wyrm ce l’ha. Gli attacchi di quel Wyrm tolgono 2 Cuori; il prossimo danno toglie solo il segnalino.

## Areas, objects, allies, bosses, pictures

area-red-cut = Taglio imbastito
area-red-thumb = Colle del pollice
area-red-tea = Cerchio di tè
area-red-blot = Macchia
area-red-horse = Cavallo di Milo
area-red-flowers = Fiori secchi
area-red-ribbon = Segnalibro
area-red-gnat = Moscerino piatto
area-red-clip = Graffetta
area-red-rules = Righe tracciate
area-red-hill = Porta del colle
area-red-step = Gradino consunto
area-red-bath = Bagno d’inchiostro
area-red-shelves = Scaffali bassi
area-red-stars = Stelle di carta
area-red-holes = Buchi rosicchiati
area-red-bench = Panca di lettura
area-red-dent = Conca nel pavimento
area-red-stones = Pietre spaccate
area-red-galley = Bozze stese
area-red-drawers = Cassetti
area-red-desk = Scrittoio di Obel
area-red-window = Vetrata al tramonto

place-red-cut = al Taglio imbastito
place-red-thumb = al Colle del pollice
place-red-tea = al Cerchio di tè
place-red-blot = alla Macchia
place-red-horse = al Cavallo di Milo
place-red-flowers = ai Fiori secchi
place-red-ribbon = al Segnalibro
place-red-gnat = al Moscerino piatto
place-red-clip = alla Graffetta
place-red-rules = alle Righe tracciate
place-red-hill = alla Porta del colle
place-red-step = al Gradino consunto
place-red-bath = al Bagno d’inchiostro
place-red-shelves = agli Scaffali bassi
place-red-stars = alle Stelle di carta
place-red-holes = ai Buchi rosicchiati
place-red-bench = alla Panca di lettura
place-red-dent = alla Conca nel pavimento
place-red-stones = alle Pietre spaccate
place-red-galley = alle Bozze stese
place-red-drawers = ai Cassetti
place-red-desk = allo Scrittoio di Obel
place-red-window = alla Vetrata al tramonto

object-red-steed = Bella
object-red-sugar = Zolletta
object-red-press = Margherita
object-red-clamp = Ganasce
object-red-primer = Abbecedario
object-red-marks = Tacche
object-red-tube = Tubo parlante
object-red-tub = Tinozza
object-red-evidence = Corpo del reato

ally-nora = Nora
boss-obel = Obel

scene-red-pencil = La stanza della torre, di pomeriggio: una riga rossa attraversa il Libro aperto, dietro una matita che nessuno tiene.
scene-red-hook = Nove ganci lungo un muro, nel sole basso, e vicino a noi l’impermeabile giallo. È asciutto, tranne il colletto.
scene-red-line = Un drago grigio, sottile come un righello, con gli occhiali, si china sul margine di una pagina; davanti alla sua matita rossa c’è un paese, dietro solo carta bianca.
scene-red-nursery = Una stanza bassa e rotonda sotto le radici: scaffali ad altezza di ginocchio, ogni libro morso, stelle di carta appese a un filo, e file di pietre rotonde spaccate in due.
scene-red-shell = Una bambina siede su una panca bassa con un libro illustrato aperto; in grembo ha una pietra grigia e rotonda, arrotolata come un gatto che dorme.
scene-red-end-white = Il Libro aperto è bianco. Sotto una lente, vicino al dorso, Nora siede su un gradino, piccolissima.
scene-red-end-red = Una pagina con ogni riga barrata di rosso; dal basso salgono file di puntini, fino a metà.
scene-red-end-horse = Un cavallo marrone ha messo la testa oltre l’orlo del Libro aperto e guarda una zolletta di zucchero.
scene-red-end-stones = Una finestra accesa in una collina sul Libro aperto. Nora, in giallo, passa lungo file di pietre tonde.

## Keywords, goals, counters

keyword-nest = Nido
keyword-stet = Stet
keyword-blunt = Spuntata
keyword-promise = Promessa

goal-5-11 = Portate Nora alla Porta del colle.
goal-5-26 = Raccontate abbastanza storie fino in fondo: tenete la Panca di lettura e la Conca nel pavimento.
goal-5-35 = Superate le tre fasi di Obel; le ragioni le accorciano.

counter-red-strokes = Tratti
counter-red-pause = Tratti che Obel salterà
counter-red-light = Luce di Wick
counter-red-gone = silent
counter-red-tales = Storie
counter-red-stage = silent
counter-red-reasons = Ragioni

## Options

option-5-2-hands = Tenerlo con le mani
option-5-2-book = Incastrarci un libro
option-5-2-neck = Farlo tenere a Wick
option-5-5-now = Dirglielo adesso
option-5-5-later = Non adesso
option-5-12-ride = Cavalcare Bella
option-5-12-leg = Disegnare la zampa
option-5-23-stay = Restare per tutti
option-5-23-go = Leggere un po’ e andare
option-5-29-tell = Pagare con una storia
option-5-29-listen = Chiedere della posta
option-5-33-open = Tagliare il nastro rosso
option-5-33-leave = Lasciare il fiocco
option-5-36-shell = Mostrargli la pietra
option-5-36-seam = Parlare del taglio
option-5-36-list = Leggere le cancellature
option-5-37-you = «Lei, Obel»
option-5-37-nora = «Nora»
option-5-37-us = «Noi»
option-5-38-stet = Mettere tre puntini
option-5-38-blunt = Spezzare la matita
option-5-39-promise = Chiederle una promessa
option-5-39-wait = Chiederle di aspettare
