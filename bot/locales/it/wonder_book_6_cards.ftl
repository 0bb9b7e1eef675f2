# Wonder Book, capitolo VI: i nomi su pulsanti e immagini (24 caratteri al massimo), e quello che fanno le carte.

## Items and Special Rules

item-bolt-page = Ultima pagina
item-bolt-page-the = l’Ultima pagina
item-bolt-page-rules = Da portare fino al Taglio. Chi la tiene e si muove lancia 1 dado: senza successi perde 1 Cuore.
item-bolt-needle = Ago di Nora
item-bolt-needle-the = l’Ago di Nora
item-bolt-needle-rules = Azione speciale al Taglio, 1 Scintilla: lancia 4 dadi; ogni successo è un punto.
item-bolt-sandwich = Resto del panino
item-bolt-sandwich-the = il Resto del panino
item-bolt-sandwich-rules = Azione speciale: ogni eroe nella tua area recupera 2 Cuori. Poi scarta questa carta.
item-bolt-spectacles = Occhiali di Obel
item-bolt-spectacles-the = gli Occhiali di Obel
item-bolt-spectacles-rules = Azione speciale al Capolettera, alla Frase lunga o alla Nota a piè di pagina: lancia 2 dadi; ogni successo è una riga letta.

rule-6-5 = Una pagina è una vela
rule-6-17 = Cucire la pagina
rule-6-21 = Riga cancellata
rule-6-23 = Leggere ad alta voce
rule-6-34 = Una storia per dormire

special-bolt-needle = Cuci con l’ago di Nora
special-bolt-needle-rules = { item-bolt-needle-rules }
special-bolt-sandwich = Dividi il panino
special-bolt-sandwich-rules = { item-bolt-sandwich-rules }
special-bolt-spectacles = Metti gli occhiali
special-bolt-spectacles-rules = { item-bolt-spectacles-rules }
special-bolt-sew = Cuci la pagina
special-bolt-sew-rules = Al Taglio: spendi 1 Scintilla e lancia 2 dadi; ogni successo è un punto.
special-bolt-capital-read = Continua a leggere
special-bolt-capital-read-rules = Al Capolettera: spendi 1 Scintilla; si legge 1 riga.
special-bolt-sentence-read = Continua a leggere
special-bolt-sentence-read-rules = Alla Frase lunga: spendi 1 Scintilla; si legge 1 riga.
special-bolt-footnote-read = Continua a leggere
special-bolt-footnote-read-rules = Alla Nota a piè di pagina: spendi 1 Scintilla; si legge 1 riga.
special-bolt-capital-aloud = Leggi a piena voce
special-bolt-capital-aloud-rules = Al Capolettera: spendi 1 Scintilla; infliggi 2 danni a un Wyrm o all’Incompiuto, ovunque.
special-bolt-sentence-aloud = Leggi a piena voce
special-bolt-sentence-aloud-rules = Alla Frase lunga: spendi 1 Scintilla; infliggi 2 danni a un Wyrm o all’Incompiuto, ovunque.
special-bolt-footnote-aloud = Leggi a piena voce
special-bolt-footnote-aloud-rules = Alla Nota a piè di pagina: spendi 1 Scintilla; infliggi 2 danni a un Wyrm o all’Incompiuto, ovunque.

## Wyrm cards

wyrm-card-halves = Metà
wyrm-card-halves-rules = 1 Wyrm esce dal Vortice, con tre o quattro eroi 2. Ogni Wyrm agisce una volta. Posate il segnalino Aura Oscura su un Wyrm a vostra scelta, a meno che non sia già su uno. Gli attacchi di quel Wyrm tolgono 2 Cuori; il prossimo danno toglie solo il segnalino.
wyrm-card-mouthful = Boccone
wyrm-card-mouthful-rules = 1 Wyrm esce dal Vortice. Ogni Wyrm agisce una volta, con tre o quattro eroi due volte. In ogni area con un Wyrm, 1 Scintilla posata lì torna nella riserva, e ogni eroe in quell’area perde 1 Scintilla.

## Areas, objects, allies, bosses, pictures

area-bolt-foot = Piede della scala
area-bolt-inside = Interno della porta
area-bolt-hooks = Dietro i ganci
area-bolt-stair = Scala di pagine
area-bolt-slit = Feritoia
area-bolt-dog-ear = Pianerottolo piegato
area-bolt-desk = Sotto lo scrittoio
area-bolt-chain = Catena
area-bolt-spine = Dorso del Libro
area-bolt-cut = Taglio
area-bolt-margin = Margine
area-bolt-capital = Capolettera
area-bolt-comma = Ruscello delle virgole
area-bolt-white = Spazio bianco
area-bolt-sentence = Frase lunga
area-bolt-footnote = Nota a piè di pagina
area-bolt-struck = Riga cancellata
area-bolt-stop = Punto finale
area-bolt-hail = Grandine disegnata
area-bolt-hill = Colle disegnato
area-bolt-tower = Torre disegnata

place-bolt-foot = al Piede della scala
place-bolt-inside = all’Interno della porta
place-bolt-hooks = dietro i ganci
place-bolt-stair = alla Scala di pagine
place-bolt-slit = alla Feritoia
place-bolt-dog-ear = al Pianerottolo piegato
place-bolt-desk = sotto lo scrittoio
place-bolt-chain = alla Catena
place-bolt-spine = al Dorso del Libro
place-bolt-cut = al Taglio
place-bolt-margin = al Margine
place-bolt-capital = al Capolettera
place-bolt-comma = al Ruscello delle virgole
place-bolt-white = allo Spazio bianco
place-bolt-sentence = alla Frase lunga
place-bolt-footnote = alla Nota a piè di pagina
place-bolt-struck = alla Riga cancellata
place-bolt-stop = al Punto finale
place-bolt-hail = alla Grandine disegnata
place-bolt-hill = al Colle disegnato
place-bolt-tower = alla Torre disegnata

object-bolt-list = Lista di Ibo
object-bolt-pegs = Nove punte
object-bolt-pages = Pagine incollate
object-bolt-gap-small = Riga morsicata
object-bolt-gap-once = Riga morsicata
object-bolt-gap-twelve = Riga morsicata
object-bolt-drawn-door = Porta disegnata

ally-inkling = Inkling
boss-unfinished = L’Incompiuto

scene-bolt-dusk = Quattro bambini, di spalle, guardano da una grande finestra il sole sull’orlo del colle. Sullo scrittoio: il Libro, il suo cartellino, un orologio e un righello.
scene-bolt-unfinished = Da un punto nero sulla pagina bianca esce una creatura fatta di centinaia: schiene, fauci e brandelli di scrittura, alta come il colle.
scene-bolt-hook = Al calar della notte, nove ganci vuoti. Lì sotto Nora ha addosso l’impermeabile giallo; quattro bambini le stanno intorno.
scene-bolt-last-page = Una pagina bianca come un paese: un colle a tratti di penna, una torre con una porta, grandine obliqua; righe stampate larghe come strade, e un punto finale come un pozzo.
scene-bolt-asleep = Una piana coperta di pietre tonde e bianche, ognuna un dormiente acciambellato; al margine la testa muschiosa di un drago, con un occhio aperto.
scene-bolt-hand = Una mano esce dalla carta e tira un lungo chiavistello; la porta è socchiusa, e dietro c’è la grandine.
scene-bolt-end-blank = Notte nella torre. A lume di candela il Libro aperto è bianco da un orlo all’altro.
scene-bolt-end-hook = A lume di candela sul Libro c’è una torre a penna, e sulla porta qualcuno di minuscolo saluta.
scene-bolt-end-ten = Dieci ganci, di notte. Sul decimo un cappotto blu è zuppo.
scene-bolt-end-obel = Obel, con gli occhiali, legge ad alta voce un libro illustrato su una sedia rossa; attorno alle gambe, pietre tonde, naso contro coda.
scene-bolt-end-thaw = Dal Libro si sono alzate colline verdi: fumo su nove forni, un cavallo a cinque zampe, pietre tonde, e Vesper che si alza.
scene-bolt-end-home = Ai piedi della torre una vecchia in pantofole guarda la porta illuminata. Sull’ultimo gradino c’è Nora, con l’impermeabile giallo.
scene-bolt-end-tomorrow = In cinque, affiancati, sulla strada giù per la collina, di sera, Nora nel mezzo. L’ultima casa ha la porta aperta e la luce accesa.
scene-bolt-end-line = Un cartellino con una sola riga, vuota, e accanto la penna, in una luce calda.

## Keywords, goals, counters

keyword-ringed = Suonato
keyword-named = Nominato

goal-6-9 = Portate l’Ultima pagina fino al Taglio.
goal-6-18 = Cucite la pagina: punti al Taglio.
goal-6-27 = Rimediate le tre Righe morsicate e leggete fino in fondo alla pagina.
goal-6-35 = Raccontate finché l’Incompiuto non si addormenta: toglietegli la fame.

counter-bolt-gaps = Righe rimediate
counter-bolt-lines = Righe lette
counter-bolt-own = silent

## Options

option-6-7-bring = Riportargli la molla
option-6-7-later = Prima la pagina
option-6-26-tell = Raccontare subito
option-6-26-refuse = Domani
option-6-28-hungry = Affamati
option-6-28-small = Piccoli
option-6-28-white = Bianchi
option-6-29-once = Una volta
option-6-29-twice = Due volte
option-6-29-never = Invano
option-6-30-nine = Nove
option-6-30-ninety = Novanta
option-6-30-twelve = Dodici
option-6-39-nora = Nora
option-6-39-own = Uno dei vostri nomi
option-6-39-somebody = Qualcuno
option-6-41-ring = Suonare una volta
option-6-41-tiptoe = Andare in punta di piedi
