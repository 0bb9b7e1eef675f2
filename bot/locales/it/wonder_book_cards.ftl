# Wonder Book: i nomi su pulsanti e immagini (24 caratteri al massimo), e quello che fanno le carte.

## Heroes

hero-ken = Ken
hero-ken-about = Agisce per primo e scherza quando ha paura.
hero-ken-attack = 3 dadi, la sua area. 1 danno per successo.
hero-lara = Lara
hero-lara-about = Fa piani e odia perdere.
hero-lara-attack = 2 dadi, la sua area. 1 danno per successo a ciascuno di due Wyrm al massimo.
hero-tina = Tina
hero-tina-about = Si accorge di quello che fa male agli altri.
hero-tina-attack = 2 dadi, la sua area. 1 danno per successo; con almeno un successo un eroe, ovunque sia, recupera 1 Cuore.
hero-sid = Sid
hero-sid-about = Sa cose strane e si fida delle macchine.
hero-sid-attack = 2 dadi, la sua area o quelle adiacenti. 1 danno per successo.

## Skills

skill-headlong = A testa bassa
skill-headlong-rules = Puoi muoverti di 1 area; poi attacca con 4 dadi nella tua area.
skill-tag-team = Cambio
skill-tag-team-rules = Scambia il posto con un eroe in piedi di un’altra area, poi fai un’azione aggiuntiva.
skill-patch-up = Cerotto
skill-patch-up-rules = Un eroe nella tua area o in un’area adiacente (puoi essere tu) recupera 2 Cuori.
skill-tinker = Armeggiare
skill-tinker-rules = Pesca 1 carta Brandello.
skill-whirl = Mulinello
skill-whirl-rules = Infliggi 1 danno a ogni Wyrm della tua area.
skill-bear-hug = A braccetto
skill-bear-hug-rules = Muoviti di 1 area; un altro eroe della tua area può venire con te.
skill-long-throw = Lancio lungo
skill-long-throw-rules = Attacca con 3 dadi nella tua area o in quelle adiacenti.
skill-plan-b = Piano B
skill-plan-b-rules = Un altro eroe in piedi, ovunque sia, fa subito un’azione aggiuntiva.
skill-hush = Zitti
skill-hush-rules = Stordisci ogni Wyrm della tua area.
skill-share-out = Si divide
skill-share-out-rules = Perdi 1 Cuore, mai l’ultimo; ogni altro eroe nella tua area recupera 1 Cuore.
skill-magnet = Calamita
skill-magnet-rules = Raccogli 1 Scintilla dalla tua area e 1 da ogni area adiacente, se ce ne sono.
skill-tripwire = Filo teso
skill-tripwire-rules = Infliggi 1 danno a ciascuno di due Wyrm al massimo, nella tua area o in quelle adiacenti.
skill-charge = Carica
skill-charge-rules = Puoi muoverti di 1 area; poi infliggi 1 danno a ogni Wyrm della tua area.
skill-shield = Scudo
skill-shield-rules = Fino alla prossima Fase dei Giocatori, a ogni eroe che ora è nella tua area sono risparmiati i prossimi 2 Cuori che perderebbe.
skill-regroup = Raduno
skill-regroup-rules = Vai in un’altra area dove c’è un eroe in piedi.
skill-far-shot = Tiro lungo
skill-far-shot-rules = Attacca con 3 dadi, in qualsiasi area.
skill-lullaby = Ninna nanna
skill-lullaby-rules = Stordisci un Wyrm di qualsiasi area.
skill-big-heart = Cuore grande
skill-big-heart-rules = Ogni eroe della tua area recupera 2 Cuori.
skill-windfall = Manna
skill-windfall-rules = Un eroe in piedi, ovunque sia (anche tu), ottiene 1 Scintilla.
skill-catapult = Catapulta
skill-catapult-rules = Infliggi 2 danni a un Wyrm della tua area o di un’area adiacente.
skill-last-word = L’ultima parola
skill-last-word-rules = Attacca con 5 dadi nella tua area o in quelle adiacenti.
skill-deep-breath = Respiro profondo
skill-deep-breath-rules = Recupera 2 Cuori.
skill-rally = Adunata
skill-rally-rules = Porta nella tua area un eroe in piedi di un’altra area, poi fai un’azione aggiuntiva.
skill-both-hands = A due mani
skill-both-hands-rules = Puoi muoverti di 2 aree al massimo; poi attacca con 3 dadi nella tua area.
skill-open-arms = A braccia aperte
skill-open-arms-rules = Un eroe, ovunque sia (anche tu), recupera 3 Cuori.
skill-firm-no = Un no deciso
skill-firm-no-rules = Stordisci ogni Wyrm della tua area e delle aree adiacenti.
skill-footnotes = Note a piè di pagina
skill-footnotes-rules = Pesca 2 carte Brandello.
skill-chain-reaction = Reazione a catena
skill-chain-reaction-rules = Infliggi 1 danno a ciascuno di tre Wyrm al massimo, nella tua area o in quelle adiacenti.

## Items and Special Rules

item-lantern = Lanterna d’ottone
item-lantern-the = la Lanterna d’ottone
item-lantern-rules = Azione speciale, 1 Scintilla: ogni eroe nella tua area recupera 1 Cuore.
item-whistle = Fischietto di latta
item-whistle-the = il Fischietto di latta
item-whistle-rules = Azione speciale: stordisci un Wyrm nella tua area o in un’area adiacente.
item-loaf = Pagnotta di ferro
item-loaf-the = la Pagnotta di ferro
item-loaf-rules = Azione speciale: infliggi 2 danni a un Wyrm nella tua area o in un’area adiacente. Poi scarta questa carta.
item-rope = Corda della campana
item-rope-the = la Corda della campana
item-rope-rules = Azione speciale: sposta nella tua area un eroe in piedi di un’altra area.
item-satchel = Cartella
item-satchel-the = la Cartella
item-satchel-rules = Azione speciale, 1 Scintilla: pesca 1 carta Brandello.
item-needle = Ago d’oro
item-needle-the = l’Ago d’oro
item-needle-rules = Azione speciale all’Orlo strappato, 1 Scintilla: lancia 4 dadi; ogni successo è un punto.

rule-1-5 = Pozzo a rovescio
rule-1-11 = Lampioni
rule-1-29 = Cucire

special-lantern = Alza la lanterna
special-lantern-rules = { item-lantern-rules }
special-whistle = Fischia
special-whistle-rules = { item-whistle-rules }
special-loaf = Lancia la pagnotta
special-loaf-rules = { item-loaf-rules }
special-rope = Lancia la corda
special-rope-rules = { item-rope-rules }
special-satchel = Fruga nella cartella
special-satchel-rules = { item-satchel-rules }
special-needle = Cuci con l’ago
special-needle-rules = { item-needle-rules }
special-well = Sporgiti sul pozzo
special-well-rules = Al Pozzo a rovescio: lancia 2 dadi; ottieni 1 Scintilla per successo. Senza successi perdi 1 Cuore.
special-lamps = Nutri i lampioni
special-lamps-rules = Finché un Wyrm non stordito è nella Corte dei lampioni, spendi 1 Scintilla: stordisci ogni Wyrm nella Corte; ogni eroe lì recupera 1 Cuore.
special-sew = Cuci
special-sew-rules = All’Orlo strappato: spendi 1 Scintilla e lancia 2 dadi; ogni successo è un punto.

## Doni dello Scrigno del Tesoro, uno per eroe, una volta per capitolo

gift-boots = Stivali di Milo
gift-boots-rules = Azione speciale, una volta per capitolo: puoi muoverti di 3 aree al massimo; poi attacca con 4 dadi nella tua area.
special-boots = Infila gli stivali
special-boots-rules = { gift-boots-rules }
gift-chalk = Gesso per porte
gift-chalk-rules = Azione speciale, una volta per capitolo: porta nella tua area fino a due eroi in piedi di altre aree, poi fai un’azione aggiuntiva.
special-chalk = Disegna una porta
special-chalk-rules = { gift-chalk-rules }
gift-bun-tin = Scatola di focaccine
gift-bun-tin-rules = Azione speciale, una volta per capitolo: ogni eroe in piedi recupera 2 Cuori.
special-bun-tin = Apri la scatola
special-bun-tin-rules = { gift-bun-tin-rules }
gift-kite = Aquilone
gift-kite-rules = Azione speciale, una volta per capitolo: un eroe in piedi, ovunque sia, ottiene 2 Scintille; poi fai due azioni aggiuntive.
special-kite = Lancia l’aquilone
special-kite-rules = { gift-kite-rules }

## Shred cards

shred-tailwind = Vento in poppa
shred-tailwind-rules = «…e il vento li portò sopra i tetti…» Muoviti al massimo di 3 aree.
shred-fireflies = Lucciole
shred-fireflies-rules = «…le tasche piene di lucciole…» Ottieni 2 Scintille.
shred-honeycomb = Favo di miele
shred-honeycomb-rules = «…e ci fu miele per tutti…» Un eroe nella tua area o in un’area adiacente (puoi essere tu) recupera 3 Cuori.
shred-boulder = Macigno
shred-boulder-rules = «…quando il macigno si fermò…» Infliggi 2 danni a un Wyrm nella tua area o in un’area adiacente.
shred-mist = Nebbia
shred-mist-rules = «…non si vedeva a un palmo…» Stordisci ogni Wyrm nella tua area e in quelle adiacenti.
shred-side-door = Porta laterale
shred-side-door-rules = «…da una porta che prima non c’era…» Muoviti in un’altra area dove c’è un eroe in piedi.
shred-twice-told = Detto due volte
shred-twice-told-rules = «…e ricominciarono da capo…» Fai due azioni aggiuntive.
shred-giants-grip = Presa del gigante
shred-giants-grip-rules = «…con una mano grande come un carro…» Attacca con 5 dadi nella tua area.

special-tailwind = Leggi Vento in poppa
special-tailwind-rules = { shred-tailwind-rules }
special-fireflies = Leggi Lucciole
special-fireflies-rules = { shred-fireflies-rules }
special-honeycomb = Leggi Favo di miele
special-honeycomb-rules = { shred-honeycomb-rules }
special-boulder = Leggi Macigno
special-boulder-rules = { shred-boulder-rules }
special-mist = Leggi Nebbia
special-mist-rules = { shred-mist-rules }
special-side-door = Leggi Porta laterale
special-side-door-rules = { shred-side-door-rules }
special-twice-told = Leggi Detto due volte
special-twice-told-rules = { shred-twice-told-rules }
special-giants-grip = Leggi Presa del gigante
special-giants-grip-rules = { shred-giants-grip-rules }

## Wyrm cards

wyrm-card-scent = Fiuto
wyrm-card-scent-rules = 1 Wyrm esce dal Vortice. Ogni Wyrm agisce una volta, con tre o quattro eroi due volte. Poi rivelate un’altra carta Wyrm.
wyrm-card-burst = Scoppio
wyrm-card-burst-rules = 1 Wyrm esce dal Vortice, con tre o quattro eroi 2. In ogni area con 3 o più Wyrm uno scoppia: toglietelo, ogni eroe o alleato in quell’area perde 2 Cuori, ognuno in un’area adiacente ne perde 1.
wyrm-card-prowl = Ronda
wyrm-card-prowl-rules = 1 Wyrm esce dal Vortice. Ogni Wyrm agisce due volte.
wyrm-card-brood = Covata
wyrm-card-brood-rules = 2 Wyrm escono dal Vortice. Ogni Wyrm agisce una volta.
wyrm-card-frenzy = Frenesia
wyrm-card-frenzy-rules = Ogni Wyrm agisce due volte.
wyrm-card-gnaw = Rosicchio
wyrm-card-gnaw-rules = 1 Wyrm esce dal Vortice. Ogni Wyrm agisce una volta. In ogni area con un Wyrm, 1 Scintilla posata lì torna nella riserva.
wyrm-card-unravel = Smagliatura
wyrm-card-unravel-rules = 1 Wyrm esce dal Vortice. Ogni Wyrm agisce una volta, con tre o quattro eroi due volte. Ogni eroe che ha un Wyrm nella sua area perde 1 Scintilla.

## Areas and objects

area-landing = Approdo
area-well = Pozzo a rovescio
area-hinge-hill = Colle del cardine
area-gatehouse = Portineria
area-lamp-court = Corte dei lampioni
area-bakery = Panetteria
area-bell-stair = Scala della campana
area-reading-room = Sala di lettura
area-paper-bridge = Ponte di carta
area-seam = Cucitura
area-torn-edge = Orlo strappato

object-ovens = Forni
object-satchel = Cartella
object-bell = Campana
object-door = Porta
object-dragon = Drago di pietra
object-bobbin = Rocchetto

## Keywords, goals, counters

keyword-signed = Firmato
keyword-inkling = Inkling
keyword-letter = Lettera
keyword-spring = Molla
keyword-gap = Fessura

goal-1-6 = Tutti gli eroi sono nella Portineria e hanno insieme 4 Scintille.
goal-1-13 = Mettete a posto i due anelli della Porta, nella Sala di lettura.
goal-1-35 = Cucite abbastanza punti all’Orlo strappato da chiudere il buco.

counter-rings = Anelli a posto
counter-stitches = Punti cuciti

## Options

option-1-2-sign = Firmare coi vostri nomi
option-1-2-blank = Lasciare vuota la riga
option-1-6-free = Mostrargli i vostri nomi
option-1-6-pay = Pagare il pedaggio
option-1-6-late = Firmare il suo registro
option-1-7-lantern = Prendere la lanterna
option-1-7-whistle = Prendere il fischietto
option-1-15-feed = Nutrirlo e curarlo
option-1-15-nest = Cacciarlo, vuotare il nido
option-1-17-open = Aprire la lettera
option-1-17-keep = Lasciarla chiusa
option-1-19-ring = Suonare la campana
option-1-19-untie = Sciogliere la corda
option-1-20-milo = Milo
option-1-20-nora = Nora
option-1-20-uma = Uma
option-1-21-satchel = Una cartella
option-1-21-coat = Un impermeabile
option-1-21-apron = Un grembiule
option-1-30-spring = Prendere la molla di Ibo
option-1-30-laces = Annodare i lacci
option-1-33-rest = Riposare nella conca
option-1-33-pick = Pulirgli i denti
option-1-36-shut = Cucire l’ultimo punto
option-1-36-gap = Lasciare una fessura
option-1-36-minnow = Chiamarla Minnow

## Immagini

scene-eight-hail = Quattro bambini corrono sotto la grandine su per un colle buio, verso una torre: la porta è aperta e ne esce luce.
scene-eight-hooks = Un muro di mattoni con nove ganci, in basso. Dal nono gocciola un piccolo impermeabile giallo. Una scala polverosa sale.
scene-eight-desk = Un libro grande come una porta sta chiuso su uno scrittoio, con una catena di traverso; accanto, un righello d’acciaio, un cartellino e una penna.
scene-eight-open = Il Libro è aperto sullo scrittoio, nella torre: un colle a inchiostro e, sopra, quattro piccole figure a colori. Quattro bambini le guardano. Fuori dalla finestra grandina.
scene-eight-back = Quattro bambini scendono la scala della torre, verso l’impermeabile giallo appeso al gancio. Fuori dalla finestra cade la stessa grandine.
scene-eight-fall = Cadete da un quadratino di luce verso un paese di carta che si sta alzando in piedi.
scene-eight-landing = Erba con una piega in ogni filo; un colle su un cardine d’ottone, mezzo alzato; un pozzo con l’acqua sospesa in aria; una portineria con le persiane chiuse.
scene-eight-flap = Una porta pesante, vicinissima. Lo sportellino d’ottone è aperto, e due occhi d’ottone guardano dal buio.
scene-eight-street = Una piazza di sera: case alte e sette lampioni che si chinano sui loro lunghi colli di ferro.
scene-eight-door = Una porta di quercia con una faccia: occhi annoiati, naso lungo e un anello di legno attorno a una bocca dai denti quadrati.
scene-eight-room = Scaffali fino alle nuvole, pieni di libri grandi come letti. Uno è aperto sul pavimento; la pagina accanto al dorso è stata tagliata via.
scene-eight-tear = Un foglio piegato per ponte, una cucitura con metà dei punti, e dietro l’orlo strappato del mondo: Wyrm lungo l’orlo e un vortice viola nel buio.
scene-eight-dragon = Un drago di pietra, lungo come un autobus, dorme presso un ponte di carta al chiaro di luna, con il muschio sulle palpebre.
scene-eight-thumb = Punti dorati chiudono il buco fino all’ultima fessura. Lì, dall’altra parte, dita sporche d’inchiostro tengono chiusi i lembi.
scene-eight-end-folded = La città giace piegata sul Libro aperto. Un solo lampione si è chinato fino a terra e annusa la strada.
scene-eight-end-lamps = Sul Libro aperto metà delle case è in piedi e metà piegata; davanti ardono sette lampioni.
scene-eight-end-bread = La città è in piedi sul Libro aperto. Nella vetrina della panetteria c’è un pane fresco, e il profumo sale dal tetto.
scene-eight-end-unfolded = Dietro la città, sul Libro aperto, si spiega una seconda collina, e una terza; un drago di pietra col muschio sulle palpebre guarda fuori.
