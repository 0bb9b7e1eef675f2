# Wonder Book, capitolo V: che cosa fanno fare le pagine.

wb-5-2-front-rules =
    Il libro si apre: il Margine, undici aree. Mettete tutti gli eroi al Taglio imbastito. Posate 3 Scintille alla Graffetta, 2 al Colle del pollice, 2 al Cerchio di tè, 2 ai Fiori secchi, 1 in ogni altra area tranne la Porta del colle. Ogni eroe pesca una carta Brandello. A difficoltà Spietata mettete 2 Wyrm al Colle del pollice, con tre o quattro eroi 3. Posate quattro carte Interazione: Bella (Cavallo di Milo), Zolletta (Cerchio di tè), Margherita (Fiori secchi), Ganasce (Graffetta, 1 Scintilla). Il Vortice Oscuro è al Taglio imbastito.
    ▸ Scegliete che cosa tiene il taglio; il collo del lampione solo con la parola chiave Wick.
wb-5-2-hands-rules = ▸ **Ogni eroe perde 1 Cuore.**
wb-5-2-book-rules = ▸ **Mettete 2 Wyrm al Taglio imbastito, con tre o quattro eroi 3.**
wb-5-2-neck-rules = ▸ **Wick avrà luce per 1 passo invece di 3.**
wb-5-3-front-rules = Nora è un’alleata. Entra al Taglio imbastito con 5 Cuori, con tre eroi 6, con quattro 7; con la parola chiave Detto ne ha 2 in più. I Wyrm la trattano come un eroe. Non fa turni. Senza Cuori si sdraia, e si rialza come un eroe quando comincia la successiva Fase dei Giocatori: girate 1 segnalino Destino a faccia in giù.
wb-5-3-trust-rules = ▸ **Sono i suoi 2 Cuori in più.**
wb-5-3-posted-rules = ▸ **Nora ha 1 Cuore in più.**
wb-5-3-answer-rules = ▸ **Nora ha 1 Cuore in più.**
wb-5-4-front-rules = Obel, un boss, entra al Taglio imbastito. Attacchi e danni lo colpiscono come un Wyrm, ma non lo è: niente lo stordisce. Porta tre paia di occhiali, ognuno da 4 Cuori, con tre eroi 6, con quattro 8. Perso il primo paio, e poi il secondo, salta il tratto successivo. Perso il terzo se ne va, e su questa mappa non si cancella più nulla.
wb-5-4-names-rules = ▸ **Il Taglio imbastito è cancellato subito: si chiude. Tutti quelli che sono lì vanno al Colle del pollice; eroi e Nora perdono 1 Cuore. Il Vortice Oscuro va al Colle del pollice, Obel al Moscerino piatto.**
wb-5-5-now-rules = ▸ **Nora perde 1 Cuore. Cancellate la parola chiave Taciuto. Scrivete la parola chiave Detto.**
wb-5-6-front-rules = Regola speciale fino alla fine del capitolo. **Azioni speciali nell’area di Nora:** spendi 1 Scintilla: vai in un’area adiacente, e Nora viene con te. Oppure falle usare il suo ago: stordisci un Wyrm dell’area.
wb-5-7-front-rules =
    Regola speciale su questa mappa. L’area dove sta Obel è sottolineata. Ogni Fase dei Nemici comincia con un tratto: quell’area si chiude con tutto ciò che c’è dentro. Tutti quelli che sono lì si spostano dove dice l’elenco; eroi e Nora perdono 1 Cuore. Ci va anche il Vortice Oscuro, e Obel passa all’area successiva:
    ▸ Taglio imbastito (tutti al Colle del pollice), Moscerino piatto (Macchia), Cerchio di tè (Macchia), Graffetta con Cavallo di Milo (Colle del pollice), Colle del pollice (Macchia), Fiori secchi (Segnalibro), Macchia (Segnalibro), Segnalibro (Righe tracciate). Dopo non si cancella più nulla.
wb-5-8-front-rules = Regola speciale su questa mappa. Wick ha luce per 3 passi, per 1 se ha tenuto il taglio. **Azione speciale nell’area di Nora,** finché dura la luce: vai in un’area adiacente, e Nora viene con te. Non costa Scintille.
wb-5-9-front-rules = Regola speciale su questa mappa. Si apre la Panetteria, accanto a Segnalibro e Righe tracciate; posate lì 1 Scintilla. Non viene mai cancellata. **Azione speciale nella Panetteria,** 1 Scintilla: ogni eroe che è lì recupera 2 Cuori, e Nora, se c’è, ne ottiene 2.
wb-5-10-front-rules = Mescolate questa carta viola nel mazzo Wyrm. Ci resta per tutta la campagna.
wb-5-11-front-rules =
    ▸ **Fase dei Giocatori:** ogni eroe fa un turno di 3 azioni al massimo.
    ▸ **Fase dei Nemici:** un tratto di Obel (carta 7). Poi rivelate la prima carta Wyrm; il Vortice Oscuro è dove l’ha lasciato l’ultimo tratto. Poi posate 1 Scintilla alle Righe tracciate.
    ▸ **Obiettivo:** Nora è alla Porta del colle. Poi girate questa carta.
wb-5-11-minnow-rules = ▸ **Nora ottiene 1 Cuore.**
wb-5-11-door-rules = ▸ **Nora perde 1 Cuore.**
wb-5-12-back-rules = Scegliete, poi scartate questa carta. Disegnare richiede 2 Scintille.
wb-5-12-ride-rules = ▸ **Fai due azioni aggiuntive.**
wb-5-12-leg-rules = ▸ **Pagate insieme 2 Scintille. Girate 1 segnalino Destino a faccia in su.**
wb-5-13-back-rules = Prendi la carta oggetto 16, la Zolletta. Scarta questa carta.
wb-5-14-back-rules = Ogni eroe ai Fiori secchi recupera 2 Cuori. Peschi 1 carta Brandello. Scarta questa carta.
wb-5-15-back-rules = Prendi la carta oggetto 17, la Gomma. Scarta questa carta.
wb-5-19-front-rules = Obel se ne va. Tutte le aree si ripiegano, e con loro le Regole speciali di questa mappa. Il libro si apre: la Stanza dei piccoli, otto aree. Mettete tutti gli eroi e Nora al Gradino consunto. Ogni eroe recupera 2 Cuori. Posate 2 Scintille agli Scaffali bassi e 1 in ogni altra area tranne i Buchi rosicchiati.
wb-5-20-front-rules = Posate quattro carte Interazione: l’Abbecedario agli Scaffali bassi, le Tacche alle Pietre spaccate, il Tubo parlante alle Stelle di carta, la Tinozza al Bagno d’inchiostro.
wb-5-20-back-rules = Nora va alla Panca di lettura.
wb-5-21-back-rules = Girate 1 segnalino Destino a faccia in su. L’eroe di turno prende la carta oggetto 22, la Pietra calda; se non è il turno di nessuno, sceglietene uno.
wb-5-23-scramble-rules = ▸ **Mettete 1 Wyrm ai Buchi rosicchiati, con tre o quattro eroi 2.**
wb-5-23-back-rules = Scegliete. Il prossimo obiettivo chiede 8 storie, con quattro eroi 10.
wb-5-23-stay-rules = ▸ **Scrivete la parola chiave Nido.**
wb-5-23-go-rules = ▸ **Ogni eroe ottiene 1 Scintilla. 2 storie valgono come raccontate.**
wb-5-24-front-rules = Regola speciale fino alla fine del capitolo. **Azione speciale,** 1 Scintilla: leggi finché un Wyrm della tua area non si addormenta: subisce 2 danni. Nella Stanza dei piccoli solo alla Panca di lettura e alla Conca nel pavimento; finché eroi o Nora sono in entrambe, vale anche 1 storia. Nell’ufficio di Obel dappertutto, e anche su Obel.
wb-5-25-front-rules = Mescolate questa carta viola nel mazzo Wyrm. Ci resta per tutta la campagna.
wb-5-26-front-rules =
    ▸ **Fase dei Giocatori:** ogni eroe fa un turno di 3 azioni al massimo.
    ▸ **Fase dei Nemici:** 1 storia se un eroe o Nora è alla Panca di lettura, e un altro alla Conca nel pavimento. Un tratto: il primo chiude il Gradino consunto (tutti quelli che sono lì vanno agli Scaffali bassi), il secondo il Bagno d’inchiostro, il terzo gli Scaffali bassi (da entrambi alle Stelle di carta); eroi e Nora che sono lì perdono 1 Cuore. Rivelate la prima carta Wyrm; il Vortice Oscuro è ai Buchi rosicchiati. Posate 1 Scintilla alle Stelle di carta, con quattro eroi 2.
    ▸ **Obiettivo:** 8 storie, con quattro eroi 10. Poi girate questa carta.
wb-5-26-back-rules = Togliete tutti i Wyrm. Ogni eroe recupera 3 Cuori.
wb-5-27-back-rules = Prendi la carta oggetto 18, l’Abbecedario morso. Scarta questa carta.
wb-5-28-back-rules = Peschi 1 carta Brandello. Scarta questa carta.
wb-5-29-back-rules = Scegliete, poi scartate questa carta. Pagare un debito richiede la parola chiave Debito e 2 Scintille.
wb-5-29-tell-rules = ▸ **Pagate insieme 2 Scintille. Cancellate la parola chiave Debito. Girate 1 segnalino Destino a faccia in su.**
wb-5-29-listen-rules = ▸ **Ottieni 2 Scintille.**
wb-5-30-back-rules = Ogni eroe al Bagno d’inchiostro recupera 2 Cuori. Scarta questa carta.
wb-5-31-front-rules = Girate 1 segnalino Destino a faccia in giù, ma non l’ultimo.
wb-5-32-front-rules = Il libro si apre: Bozze stese, Cassetti, Scrittoio di Obel, Vetrata al tramonto. Mettete tutti gli eroi alle Bozze stese. Nora si siede sulla scala; esce dalla mappa. Della Stanza dei piccoli restano aperte solo Stelle di carta e Pietre spaccate. Posate 2 Scintille alle Bozze stese, 1 ai Cassetti, 1 alla Vetrata al tramonto. Posate ai Cassetti una pila di due carte Interazione: il Corpo del reato; la seconda prende 2 Scintille.
wb-5-32-back-rules = Obel, un boss, entra al suo scrittoio, con tre fasi: 4, 5 e 6 Cuori; con tre eroi 6, 7 e 8; con quattro 9, 11 e 12. Quando la prima fase è finita, e poi la seconda, fa una domanda. Le ragioni accorciano la fase seguente; leggergli a voce alta lo ferisce come un attacco.
wb-5-32-page-rules = ▸ **Obel va alle Bozze stese. Ogni eroe perde 1 Cuore.**
wb-5-33-back-rules = Scegliete, poi scartate questa carta. Si può aprire solo senza la parola chiave Scrigno, e non con l’ultimo segnalino Destino.
wb-5-33-open-rules = ▸ **Lo Scrigno del Tesoro è aperto: scrivete la parola chiave Scrigno; ogni eroe ha il suo dono. Girate 1 segnalino Destino a faccia in giù.**
wb-5-33-leave-rules = ▸ **Peschi 1 carta Brandello.**
wb-5-34-back-rules = 1 ragione. Scarta questa carta.
wb-5-35-front-rules =
    ▸ **Fase dei Giocatori:** ogni eroe fa un turno di 3 azioni al massimo.
    ▸ **Fase dei Nemici:** Obel fa un tratto, poi tutti gli eroi nella sua area perdono 1 Cuore; per le fasi seguenti vedi le carte 36 e 37. Rivelate la prima carta Wyrm; il Vortice Oscuro è alla Vetrata al tramonto. Posate 1 Scintilla alle Bozze stese, con quattro eroi 2.
    ▸ **Tratti:** il primo chiude le Stelle di carta (tutti quelli che sono lì vanno alle Pietre spaccate), il secondo le Pietre spaccate (alle Bozze stese; non con la parola chiave Nido), il terzo i Cassetti (allo Scrittoio di Obel); gli eroi che sono lì perdono 1 Cuore.
    ▸ **Obiettivo:** le tre fasi di Obel sono finite. Poi girate questa carta.
wb-5-35-back-rules = Togliete tutti i Wyrm.
wb-5-36-front-rules = Scegliete. Una risposta buona è 1 ragione; dopo ogni altra ogni eroe perde 1 Cuore. Se allora Obel ha una ragione, torna al suo scrittoio, e la sua seconda fase ha 3 Cuori, con tre eroi 4, con quattro 5. In quella fase, dopo il tratto, si muove di 1 area al massimo verso l’eroe più vicino, prima che tutti gli eroi nella sua area perdano 1 Cuore.
wb-5-36-shell-rules = ▸ **1 ragione.**
wb-5-36-seam-rules = ▸ **Ogni eroe perde 1 Cuore.**
wb-5-36-list-rules = ▸ **Ogni eroe perde 1 Cuore.**
wb-5-37-front-rules = Scegliete. Una risposta buona è 1 ragione; dopo ogni altra ogni eroe perde 1 Cuore. Se allora Obel ha 2 ragioni, torna al suo scrittoio, e la sua terza fase ha 1 Cuore. In quella fase non fa tratti: si muove di 2 aree al massimo, e tutti gli eroi nella sua area perdono 1 Cuore.
wb-5-37-you-rules = ▸ **1 ragione.**
wb-5-37-nora-rules = ▸ **Ogni eroe perde 1 Cuore.**
wb-5-37-us-rules = ▸ **Ogni eroe perde 1 Cuore.**
wb-5-38-front-rules = Scegliete. Se Obel aveva le sue 2 ragioni, spezzare la matita gira 1 segnalino Destino a faccia in giù, ma non l’ultimo.
wb-5-38-stet-rules = ▸ **Scrivete la parola chiave Stet.**
wb-5-38-blunt-rules = ▸ **Scrivete la parola chiave Spuntata. Se Obel aveva le sue 2 ragioni, girate 1 segnalino Destino a faccia in giù, ma non l’ultimo.**
wb-5-39-promise-rules = ▸ **Scrivete la parola chiave Promessa.**
wb-5-39-wait-rules = ▸ **Girate 1 segnalino Destino a faccia in su.**
wb-5-40-front-rules = Ken ottiene questa carta Progresso. Il suo giocatore sceglie una delle due abilità, per sempre.
wb-5-41-front-rules = Lara ottiene questa carta Progresso. Il suo giocatore sceglie una delle due abilità, per sempre.
wb-5-42-front-rules = Tina ottiene questa carta Progresso. Il suo giocatore sceglie una delle due abilità, per sempre.
wb-5-43-front-rules = Sid ottiene questa carta Progresso. Il suo giocatore sceglie una delle due abilità, per sempre.
wb-5-44-front-rules = Il capitolo è vinto. Ascoltate quello che c’è da sentire, poi leggete come finisce.
wb-5-44-back-rules = Il finale dipende dai vostri segnalini Destino a faccia in su.
