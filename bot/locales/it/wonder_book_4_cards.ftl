# Wonder Book, capitolo IV: i nomi sui pulsanti e sulle immagini (24 caratteri al massimo), e ciò che fanno le carte.

## Items and Special Rules

item-post-horn = Corno di posta
item-post-horn-the = il Corno di posta
item-post-horn-rules = Azione speciale, 1 Scintilla: stordisci ogni Wyrm della tua area.
item-post-trolley = Carrello
item-post-trolley-the = il Carrello
item-post-trolley-rules = Azione speciale: muoviti di 2 aree al massimo.
item-post-letter = Lettera di Nora
item-post-letter-the = la Lettera di Nora
item-post-letter-rules = Azione speciale, 1 Scintilla: leggi l’indirizzo ad alta voce e stordisci ogni Wyrm della tua area.
item-post-glasses = Occhiali da lettura
item-post-glasses-the = gli Occhiali da lettura
item-post-glasses-rules = Azione speciale, 1 Scintilla: infliggi 2 danni a un Wyrm della tua area o di un’area adiacente.

rule-4-8 = Smistare
rule-4-32 = Ruota girevole

special-post-horn = Suona il corno
special-post-horn-rules = { item-post-horn-rules }
special-post-trolley = Vai in carrello
special-post-trolley-rules = { item-post-trolley-rules }
special-post-letter = Leggi l’indirizzo
special-post-letter-rules = { item-post-letter-rules }
special-post-glasses = Punta gli occhiali
special-post-glasses-rules = { item-post-glasses-rules }
special-post-sort = Nutri la smistatrice
special-post-sort-rules = Alla Smistatrice: spendi 1 Scintilla, poi lancia 3 dadi quante volte vuoi, fino a 8 lettere. Ogni successo è una lettera. Fermati, e sono smistate. Un lancio senza successi le perde tutte e sputa lì 2 Wyrm.
special-post-hand = Smista a mano
special-post-hand-rules = Alle Caselle: lancia 2 dadi; ogni successo è una lettera smistata. Senza successi perdi 1 Cuore.
special-post-lever = Tira la leva
special-post-lever-rules = Alla Ruota girevole, alla Sala di pesatura o allo Scivolo lungo: spendi 1 Scintilla; la Ruota gira. Unisce il Tubo in salita alla Sala di pesatura, oppure allo Scivolo lungo e al Pozzo di caduta.

## Wyrm cards and bosses

wyrm-card-circular = Volantini
wyrm-card-circular-rules = 2 Wyrm escono dal Vortice, 3 con tre o quattro eroi. Ogni Wyrm agisce una volta.
wyrm-card-surcharge = Soprattassa
wyrm-card-surcharge-rules = 1 Wyrm esce dal Vortice. Ogni Wyrm agisce una volta. Ogni eroe perde 1 Scintilla.
boss-postmark = Il Timbro

## Areas and objects

area-post-slot = Buca delle lettere
area-post-sacks = Montagna di sacchi
area-post-sorter = Smistatrice
area-post-counter = Sportello
area-post-holes = Caselle
area-post-parcels = Cantina dei pacchi
area-post-scales = Sala di pesatura
area-post-vault = Camera blindata
area-post-long = Scivolo lungo
area-post-wheel = Ruota girevole
area-post-drop = Pozzo di caduta
area-post-tube = Tubo in salita

# Un’area dentro una frase: dove si è, dove si va.
place-post-slot = alla Buca delle lettere
place-post-sacks = alla Montagna di sacchi
place-post-sorter = alla Smistatrice
place-post-counter = allo Sportello
place-post-holes = alle Caselle
place-post-parcels = alla Cantina dei pacchi
place-post-scales = alla Sala di pesatura
place-post-vault = alla Camera blindata
place-post-long = allo Scivolo lungo
place-post-wheel = alla Ruota girevole
place-post-drop = al Pozzo di caduta
place-post-tube = al Tubo in salita

object-post-heap = Posta mai spedita
object-post-orders = Disposizioni
object-post-desk = Cassa
object-post-chest = Scrigno
object-post-returns = Resi
object-post-register = Registro
object-post-balance = Bilancia
object-post-cards = Cartoline
object-post-biscuits = Scatola di biscotti
object-post-capsule = Capsula

## Keywords, goals, counters

keyword-chest = Scrigno
keyword-posted = Imbucata
keyword-answer = Risposta
keyword-debt = Debito

goal-4-10 = Smistate abbastanza lettere da trovare quella di Nora.
goal-4-19 = Pagate l’affrancatura allo Sportello o restate in debito, oppure aprite lo Scrigno nella Camera blindata.
goal-4-33 = Tutti gli eroi sono al Tubo in salita, con la Lettera di Nora.

counter-post-sorted = Lettere smistate
counter-post-turned = silent

## Options

option-4-3-lick = Leccare i francobolli
option-4-3-hide = Nasconderla nel maglione
option-4-4-horn = Prendere il corno
option-4-4-trolley = Prendere il carrello
option-4-12-swap = Consegnarle
option-4-12-tear = Strapparle
option-4-20-pay = 4 Scintille (sigillata)
option-4-20-dear = 6 Scintille (aperta)
option-4-20-owe = Restare in debito
option-4-20-back = Non ancora
option-4-21-glim = Glim
option-4-21-tallow = Tallow
option-4-21-wick = Wick
option-4-21-taper = Taper
option-4-22-obel = Obel
option-4-22-vesper = Vesper
option-4-22-gloss = Gloss
option-4-22-ibo = Ibo
option-4-23-coat = Un impermeabile
option-4-23-book = Il Libro
option-4-23-fine = La multa
option-4-23-nora = Nora
option-4-28-one = Una volta
option-4-28-two = Due volte
option-4-28-three = Tre volte
option-4-28-eight = Otto volte
option-4-38-post = Imbucarla e andare
option-4-38-wait = Aspettare la risposta

## Che cosa mostrano le immagini della storia

scene-post-noon = Nella finestra l’orologio della chiesa segna mezzogiorno. Un cartoncino stampato esce dal Libro aperto e scivola sullo scrittoio, verso quattro bambini.
scene-post-flap = In mezzo al Libro aperto c’è uno sportellino d’ottone per le lettere.
scene-post-hall = Una sala senza soffitto: casellari che salgono e salgono, una lunga scala, tubi d’ottone e mucchi di buste sul pavimento.
scene-post-stamp = Un timbro alto come una porta attraversa la sala a salti; il pomello di legno ha una faccia arrabbiata.
scene-post-hook = Mezzogiorno: dalla finestra della scala il sole cade sul muro, e lì è appeso l’impermeabile giallo.
scene-post-end-struck = Una parete di caselle vuote sotto righe rosse. Nell’ultima siede Quill, accanto a un mozzicone di candela.
scene-post-end-sacks = Metà della parete di caselle è diventata bianca. Davanti, Quill, su un carrello, butta sacchi di lettere in un tubo d’ottone.
scene-post-end-stamp = Il grande timbro sta nell’angolo con un cappotto verde sul pomello; accanto a Quill la parete è piena di timbri viola storti.
scene-post-end-ribbon = Buste, tantissime, volano in cerchio come rondoni sopra i tetti della città.
