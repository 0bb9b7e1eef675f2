# Wonder Book, capitolo III: i nomi sui pulsanti e sulle immagini (24 caratteri al massimo), e ciò che fanno le carte.

## Items and Special Rules

item-dark-mirror = Specchietto
item-dark-mirror-the = lo Specchietto
item-dark-mirror-rules = Azione speciale: scambia il posto con un eroe in piedi di un’altra area.
item-dark-umbrella = Ombrello nero
item-dark-umbrella-the = l’Ombrello nero
item-dark-umbrella-rules = Azione speciale, 1 Scintilla: fino alla prossima Fase dei Giocatori, a ogni eroe che ora è nella tua area è risparmiato il prossimo Cuore che perderebbe.
item-dark-blotter = Carta assorbente
item-dark-blotter-the = la Carta assorbente
item-dark-blotter-rules = Azione speciale: stordisci ogni Wyrm della tua area e delle aree adiacenti. Poi scarta questa carta.
item-dark-mitten = Muffola sinistra
item-dark-mitten-the = la Muffola sinistra
item-dark-mitten-rules = Azione speciale: raccogli 1 Scintilla dalla tua area e 1 da ogni area adiacente, se ce ne sono.
item-dark-page = Pagina tagliata
item-dark-page-the = la Pagina tagliata
item-dark-page-rules = Nessuna Azione speciale. Ciò che ha fame la segue.

rule-3-6 = Aura Oscura
rule-3-16 = Ponti girevoli
rule-3-28 = La coda di Inkling

special-dark-mirror = Guarda lo specchietto
special-dark-mirror-rules = { item-dark-mirror-rules }
special-dark-umbrella = Apri l’ombrello
special-dark-umbrella-rules = { item-dark-umbrella-rules }
special-dark-blotter = Posa la carta
special-dark-blotter-rules = { item-dark-blotter-rules }
special-dark-mitten = Infila la muffola
special-dark-mitten-rules = { item-dark-mitten-rules }
special-dark-swing = Gira il Ponte girevole
special-dark-swing-rules = Ponte girevole: Corte senza luce–Posta buia, oppure Panetteria dei mancini–Muro dei piccoli.
special-dark-fold = Gira il Ponte foglio
special-dark-fold-rules = Ponte foglio: Panetteria dei mancini–Deposito mancino, oppure Posta buia–Leggio.
special-dark-tail = Manda Inkling
special-dark-tail-rules = Spendi 1 Scintilla: Gloss va all’Angolo piegato.

## Wyrm cards and bosses

wyrm-card-eclipse = Eclissi
wyrm-card-eclipse-rules = 1 Wyrm esce dal Vortice. Ogni Wyrm agisce una volta. Posate il segnalino Aura Oscura su un Wyrm a vostra scelta, a meno che non sia già su uno. Gli attacchi di quel Wyrm tolgono 2 Cuori; il prossimo danno toglie solo il segnalino.
wyrm-card-marginal = Nota a margine
wyrm-card-marginal-rules = 1 Wyrm esce dal Vortice. Ogni Wyrm agisce una volta. In ogni area con un Wyrm, 1 Scintilla posata lì torna nella riserva e ogni eroe nell’area perde 1 Scintilla.
boss-gloss = Gloss

## Areas and objects

area-dark-gutter = Piega
area-dark-well = Pozzo per il verso
area-dark-court = Corte senza luce
area-dark-bakery = Panetteria dei mancini
area-dark-belfry = Campanile muto
area-dark-turn = Ponte girevole
area-dark-post = Posta buia
area-dark-mural = Muro dei piccoli
area-dark-leaf = Ponte foglio
area-dark-luggage = Deposito mancino
area-dark-lectern = Leggio
area-dark-brink = Ciglio
area-dark-crumbs = Briciole di gomma
area-dark-lower = Margine basso
area-dark-corner = Angolo piegato
area-dark-field = Campo bianco
area-dark-ruled = Bordo a righello
area-dark-thin = Punto sottile
area-dark-lines = Righe stampate
area-dark-upper = Margine alto
area-dark-cut = Dietro il Taglio

# Un’area dentro una frase: dove si è, dove si va.
place-dark-gutter = alla Piega
place-dark-well = al Pozzo per il verso
place-dark-court = alla Corte senza luce
place-dark-bakery = alla Panetteria dei mancini
place-dark-belfry = al Campanile muto
place-dark-turn = al Ponte girevole
place-dark-post = alla Posta buia
place-dark-mural = al Muro dei piccoli
place-dark-leaf = al Ponte foglio
place-dark-luggage = al Deposito mancino
place-dark-lectern = al Leggio
place-dark-brink = al Ciglio
place-dark-crumbs = alle Briciole di gomma
place-dark-lower = al Margine basso
place-dark-corner = all’Angolo piegato
place-dark-field = al Campo bianco
place-dark-ruled = al Bordo a righello
place-dark-thin = al Punto sottile
place-dark-lines = alle Righe stampate
place-dark-upper = al Margine alto
place-dark-cut = dietro il Taglio

object-dark-inkwell = Pozzo d’inchiostro
object-dark-oven = Forno
object-dark-bell = Campana
object-dark-lamp = Lampione
object-dark-clock = Orologio
object-dark-sign = Insegna
object-dark-wall = Muro
object-dark-suitcase = Valigia
object-dark-clasps = Fermagli

scene-dark-plan = Mattina nella torre: sul Libro aperto, una carta del burro con un piano di tre righe; la terza è sottolineata.
scene-dark-town = Una città in linee d’argento su fondo nero. Niente ha colore, tranne chi è appena arrivato.
scene-dark-gloss = Su un campo bianco nel buio giace un enorme Wyrm pallido, acciambellato, con la pelle coperta di minuscole note.
scene-dark-hook = L’orlo dell’impermeabile giallo, da vicinissimo, nel sole del mattino. Accanto è inginocchiata Tina.
scene-dark-white = Un campo bianco giace nel buio come neve, con righe di stampa viste da dietro e un bordo dritto come un righello; in mezzo sta acciambellato qualcosa di enorme.
scene-dark-ruler = Una bambina col cappuccio giallo bagnato, vicinissima, guarda dritto fuori dall’immagine; ha la mano su un righello d’acciaio.
scene-dark-end-cold = La piega del Libro aperto è piena d’inchiostro. Dieci polpastrelli pallidi vi si aggrappano, cinque e cinque.
scene-dark-end-fogged = Su una pagina fredda due macchie tonde di vapore si uniscono.
scene-dark-end-knocks = La città d’argento è in piedi sul Libro aperto, e i suoi lampioni hanno drizzato le orecchie.
scene-dark-end-crocus = Nella piega del Libro aperto due righe a matita si appoggiano l’una all’altra; la punta si è fatta viola: un croco.

## Keywords, goals, counters

keyword-told = Detto
keyword-silent = Taciuto
keyword-minnow = Minnow
keyword-page = Pagina

goal-3-9 = Chiudete il Pozzo d’inchiostro, il Forno e la Campana.
goal-3-17 = Aprite i due Fermagli, con due eroi al Leggio.
goal-3-30 = Cacciate Gloss dalla pagina: entrambe le sue fasi.
goal-3-38 = Tutti gli eroi sono al Ciglio.

counter-dark-swing = silent
counter-dark-fold = silent

## Options

option-3-3-mirror = Prendere lo specchietto
option-3-3-umbrella = Prendere l’ombrello
option-3-12-hands = Girarla a mani nude
option-3-12-sparks = Scaldarla: 3 Scintille
option-3-12-back = Lasciarla per ora
option-3-13-stroke = Accarezzare il lampione
option-3-13-blow = Spegnere la fiamma nera
option-3-23-five = Le cinque meno venti
option-3-23-past = Le cinque e venti
option-3-23-seven = Le sette e venti
option-3-24-noon = NON
option-3-24-toot = OTTO
option-3-24-level = OSSO
option-3-34-tell = Dire di chi era l’occhio
option-3-34-hide = Tenerlo per voi
option-3-35-name = Chiamarla Minnow
option-3-35-hold = Reggere il Taglio
option-3-35-hurry = Presto, raccogliere luce
option-3-36-take = Portar via la pagina
option-3-36-leave = Lasciarla ai suoi piedi
