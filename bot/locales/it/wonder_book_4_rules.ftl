# Wonder Book, capitolo IV: che cosa fanno fare le pagine.

wb-4-2-front-rules = Il libro si apre: Buca delle lettere, Montagna di sacchi, Smistatrice, Sportello, Caselle. Mettete tutti gli eroi alla Buca delle lettere. Posate 1 Scintilla alla Buca delle lettere, 3 alla Montagna di sacchi, 1 alla Smistatrice, 1 allo Sportello, 2 alle Caselle. Ogni eroe pesca una carta Brandello. A difficoltà Spietata mettete 2 Wyrm alla Buca delle lettere, con tre o quattro eroi 3.
wb-4-2-porter-rules = ▸ **Ogni eroe ottiene 1 Scintilla.**
wb-4-3-front-rules = Scegliete. Affrancata: ogni eroe perde 1 Cuore. Nascosta: mettete 2 Wyrm alla Buca delle lettere, con tre o quattro eroi 3.
wb-4-3-lick-rules = ▸ **Ogni eroe perde 1 Cuore.**
wb-4-3-hide-rules = ▸ **Mettete 2 Wyrm alla Buca delle lettere, con tre o quattro eroi 3.**
wb-4-4-front-rules = Scegliete: il Corno di posta (carta 5: per 1 Scintilla stordisci tutti i Wyrm della tua area) o il Carrello (carta 6: muoviti di 2 aree al massimo). Scegliete l’eroe che lo prende.
wb-4-7-back-rules = Posate due pile di carte Interazione: Posta mai spedita alla Montagna di sacchi, Disposizioni allo Sportello.
wb-4-8-front-rules =
    Regola speciale, finché una carta non la scarta.
    ▸ **Azione speciale alla Smistatrice,** 1 Scintilla: lancia 3 dadi; ogni successo è una lettera nell’imbuto. Puoi fermarti, e allora sono smistate; oppure rilanciare e aggiungerne, fino a 8. Un lancio senza successi la inceppa: le lettere nell’imbuto sono perse, e sputa 2 Wyrm nella sua area.
    ▸ **Azione speciale alle Caselle:** lancia 2 dadi; ogni successo è una lettera smistata. Senza successi perdi 1 Cuore.
wb-4-9-front-rules = Mescolate questa carta viola nel mazzo Wyrm. Ci resta per tutta la campagna.
wb-4-10-front-rules =
    ▸ **Fase dei Giocatori:** ogni eroe fa un turno di 3 azioni al massimo.
    ▸ **Fase dei Nemici:** rivelate la prima carta Wyrm; il Vortice Oscuro è alla Buca delle lettere. Poi posate 1 Scintilla alla Montagna di sacchi, con quattro eroi 2.
    ▸ **Obiettivo:** 18 lettere sono smistate, con tre eroi 23, con quattro 28. Poi girate questa carta.
wb-4-10-back-rules = Con due eroi si è fatto tardi: girate 1 segnalino Destino a faccia in giù, a meno che non sia l’ultimo.
wb-4-11-back-rules = 2 lettere sono smistate. Scarta questa carta.
wb-4-12-back-rules = Scegliete, poi scartate questa carta. Consegnarle: ogni eroe recupera 2 Cuori. Strapparle: ogni eroe pesca una carta Brandello.
wb-4-12-swap-rules = ▸ **Ogni eroe recupera 2 Cuori.**
wb-4-12-tear-rules = ▸ **Ogni eroe pesca una carta Brandello.**
wb-4-13-back-rules = Ottieni 1 Scintilla. Scarta questa carta.
wb-4-14-front-rules = Togliete tutti i Wyrm.
wb-4-14-back-rules = L’eroe di turno prende la carta oggetto 16, la Lettera di Nora.
wb-4-14-opened-rules = ▸ **Ogni eroe perde 1 Cuore. L’affrancatura costerà di più.**
wb-4-14-closed-rules = ▸ **L’affrancatura sarà quella solita.**
wb-4-15-front-rules = La Regola speciale dello smistamento si scarta, e così ciò che resta delle due pile. Il libro si apre: Cantina dei pacchi, Sala di pesatura, Camera blindata. Posate 2 Scintille alla Cantina dei pacchi, 1 alla Sala di pesatura, 1 alla Camera blindata.
wb-4-15-back-rules = Posate sei pile di carte Interazione: Cassa allo Sportello, Scrigno alla Camera blindata, Resi alla Cantina dei pacchi, Registro alla Buca delle lettere, Bilancia alla Sala di pesatura, Cartoline alle Caselle.
wb-4-17-front-rules = Le tre parole si trovano su carte di questo capitolo. Se ricordate i capitoli precedenti, forse ne sapete già qualcuna. Potete anche pagare e lasciare lo Scrigno dov’è.
wb-4-18-front-rules = Mescolate questa carta viola nel mazzo Wyrm. Ci resta per tutta la campagna.
wb-4-19-front-rules =
    ▸ **Fase dei Giocatori:** ogni eroe fa un turno di 3 azioni al massimo.
    ▸ **Fase dei Nemici:** rivelate la prima carta Wyrm; il Vortice Oscuro è alla Smistatrice. Poi posate 1 Scintilla allo Sportello, con quattro eroi 2.
    ▸ **Obiettivo:** l’affrancatura è pagata o dovuta allo Sportello, o lo Scrigno della Camera blindata è aperto. Poi girate questa carta.
wb-4-20-back-rules =
    Scegliete.
    ▸ **Pagare:** 4 Scintille insieme; con la parola chiave Lettera 6. Scartate questa carta; l’affrancatura è pagata.
    ▸ **Restare in debito:** solo finché due eroi sono allo Sportello. Scrivete la parola chiave Debito. Scartate questa carta; l’affrancatura è pagata.
    ▸ **Non ancora:** la carta resta.
wb-4-20-pay-rules = ▸ **Pagate insieme 4 Scintille. La lettera si può affrancare.**
wb-4-20-dear-rules = ▸ **Pagate insieme 6 Scintille. La lettera si può affrancare.**
wb-4-20-owe-rules = ▸ **Scrivete la parola chiave Debito. La lettera si può affrancare.**
wb-4-21-back-rules = Scegliete. Il nome giusto: scartate questa carta. Uno sbagliato: ogni eroe alla Camera blindata perde 1 Cuore, mettete lì 1 Wyrm; la carta resta.
wb-4-21-glim-rules = ▸ **Ogni eroe alla Camera blindata perde 1 Cuore. Lì spunta 1 Wyrm.**
wb-4-21-tallow-rules = ▸ **Ogni eroe alla Camera blindata perde 1 Cuore. Lì spunta 1 Wyrm.**
wb-4-21-wick-rules = ▸ **Il primo quadrante è a posto.**
wb-4-21-taper-rules = ▸ **Ogni eroe alla Camera blindata perde 1 Cuore. Lì spunta 1 Wyrm.**
wb-4-22-back-rules = Scegliete. Il nome giusto: scartate questa carta. Uno sbagliato: ogni eroe alla Camera blindata perde 1 Scintilla, mettete lì 1 Wyrm; la carta resta.
wb-4-22-obel-rules = ▸ **Ogni eroe alla Camera blindata perde 1 Scintilla. Lì spunta 1 Wyrm.**
wb-4-22-vesper-rules = ▸ **Il secondo quadrante è a posto.**
wb-4-22-gloss-rules = ▸ **Ogni eroe alla Camera blindata perde 1 Scintilla. Lì spunta 1 Wyrm.**
wb-4-22-ibo-rules = ▸ **Ogni eroe alla Camera blindata perde 1 Scintilla. Lì spunta 1 Wyrm.**
wb-4-23-back-rules = Scegliete. La risposta giusta: scartate questa carta, lo Scrigno è aperto. Una sbagliata: mettete 2 Wyrm alla Camera blindata; la carta resta.
wb-4-23-coat-rules = ▸ **Alla Camera blindata spuntano 2 Wyrm.**
wb-4-23-book-rules = ▸ **Alla Camera blindata spuntano 2 Wyrm.**
wb-4-23-fine-rules = ▸ **Alla Camera blindata spuntano 2 Wyrm.**
wb-4-23-nora-rules = ▸ **Il terzo quadrante è a posto.**
wb-4-24-back-rules = Ogni eroe alla Cantina dei pacchi recupera 1 Cuore. Scarta questa carta.
wb-4-25-back-rules = Prendi la carta oggetto 26, gli Occhiali da lettura. Scarta questa carta.
wb-4-27-back-rules = Con la parola chiave Firmato ottieni 2 Scintille. Scarta questa carta.
wb-4-27-signed-rules = ▸ **Ottieni 2 Scintille.**
wb-4-28-back-rules = Scegliete. Il numero giusto: girate 1 segnalino Destino a faccia in su, scartate questa carta. Uno sbagliato: perdi 2 Cuori; la carta resta.
wb-4-28-one-rules = ▸ **Perdi 2 Cuori.**
wb-4-28-two-rules = ▸ **Girate 1 segnalino Destino a faccia in su.**
wb-4-28-three-rules = ▸ **Perdi 2 Cuori.**
wb-4-28-eight-rules = ▸ **Perdi 2 Cuori.**
wb-4-29-back-rules = Peschi 1 carta Brandello. Scarta questa carta.
wb-4-30-front-rules = Lo Scrigno del Tesoro è aperto per il resto della campagna: scrivete la parola chiave Scrigno. Ogni eroe ha il suo dono, adesso e in ogni capitolo che segue: Ken gli Stivali di Milo, Lara il Gesso per porte, Tina la Scatola di focaccine di Uma, Sid l’Aquilone. Un dono è un’Azione speciale che il suo eroe può usare una volta a capitolo. I francobolli affrancano la lettera.
wb-4-31-front-rules = Tutto ciò che resta delle pile si scarta. Togliete tutti i Wyrm. Mettete tutti gli eroi alla Buca delle lettere. Il passaggio fra Sportello e Sala di pesatura è chiuso. Il libro si apre: Scivolo lungo, Ruota girevole, Pozzo di caduta, Tubo in salita. Posate 1 Scintilla allo Scivolo lungo e 2 al Pozzo di caduta.
wb-4-31-back-rules = Il Timbro, un boss, entra allo Sportello con 6 Cuori, con tre eroi 9, con quattro 12. Danni e attacchi lo colpiscono; niente lo stordisce o lo sposta. Sconfitto, esce dal gioco. Posate due carte Interazione: la Scatola di biscotti allo Scivolo lungo, e al Pozzo di caduta la Capsula, che prende 1 Scintilla.
wb-4-32-front-rules =
    Regola speciale fino alla fine del capitolo. La Ruota girevole unisce il Tubo in salita alla Sala di pesatura (come ora), oppure allo Scivolo lungo e al Pozzo di caduta.
    ▸ Passa dall’una agli altri alla fine di ogni Fase dei Nemici.
    ▸ **Azione speciale alla Ruota girevole, alla Sala di pesatura o allo Scivolo lungo,** 1 Scintilla: girala.
wb-4-33-front-rules =
    ▸ **Fase dei Giocatori:** ogni eroe fa un turno di 3 azioni al massimo.
    ▸ **Fase dei Nemici:** il Timbro si muove di 1 area verso l’eroe più vicino; ogni eroe nella sua area perde 1 Cuore. Rivelate la prima carta Wyrm; il Vortice Oscuro è alla Smistatrice. Posate 1 Scintilla alle Caselle. Poi la Ruota girevole gira.
    ▸ **Obiettivo:** tutti gli eroi sono al Tubo in salita, e uno di loro ha la Lettera di Nora. Poi girate questa carta.
wb-4-33-back-rules = Togliete tutti i Wyrm. Il Timbro esce dal gioco.
wb-4-34-back-rules = Ogni eroe allo Scivolo lungo recupera 2 Cuori. Scarta questa carta.
wb-4-35-back-rules = Vai al Tubo in salita. Scarta questa carta.
wb-4-37-read-rules = ▸ **Sapete che cosa leggerà.**
wb-4-37-sealed-rules = ▸ **Quello che leggerà è suo.**
wb-4-38-front-rules = Scegliete. Imbucarla: lei la legge. Oppure dargliela e aspettare che abbia scritto una risposta, che portate con voi, sigillata; costa tempo: 1 segnalino Destino. Con l’ultimo segnalino Destino non potete aspettare.
wb-4-38-post-rules = ▸ **Scrivete la parola chiave Imbucata.**
wb-4-38-wait-rules = ▸ **Scrivete la parola chiave Risposta. Girate 1 segnalino Destino a faccia in giù.**
wb-4-40-front-rules = Il capitolo è vinto. Guardate il nono gancio, poi leggete come finisce.
wb-4-40-back-rules = Il finale dipende dai vostri segnalini Destino a faccia in su.
