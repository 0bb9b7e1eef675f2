# Wonder Book, capitolo III: che cosa fanno fare le pagine.

wb-3-2-front-rules = Il libro si apre: Piega, Pozzo per il verso, Corte senza luce, Panetteria dei mancini, Campanile muto. Mettete tutti gli eroi alla Piega. Posate 1 Scintilla alla Piega, 2 al Pozzo per il verso, 1 alla Corte senza luce, 2 alla Panetteria dei mancini, 2 al Campanile muto. Ogni eroe pesca una carta Brandello. A difficoltà Spietata mettete 2 Wyrm alla Piega, con tre o quattro eroi 3.
wb-3-2-wick-rules = ▸ **Ogni eroe ottiene 1 Scintilla.**
wb-3-2-porter-rules = ▸ **Posate 2 Scintille alla Piega.**
wb-3-3-front-rules = Scegliete: lo Specchietto (carta 4: scambia il posto con un eroe in piedi di un’altra area) o l’Ombrello nero (carta 5: per 1 Scintilla ogni eroe della tua area si risparmia 1 Cuore fino alla prossima Fase dei Giocatori). Scegliete l’eroe che lo prende.
wb-3-6-front-rules = Regola speciale per il resto della campagna. C’è un solo segnalino Aura Oscura. Quando una carta lo posa, scegliete voi il Wyrm che lo riceve. **Gli attacchi di quel Wyrm tolgono 2 Cuori. I prossimi danni che subirebbe, per quanti siano, tolgono invece il segnalino.** Finché il segnalino è già su un Wyrm, o se nessun Wyrm è in gioco, posarlo non fa nulla.
wb-3-7-front-rules = Mescolate questa carta viola nel mazzo Wyrm. Ci resta per tutta la campagna.
wb-3-8-front-rules = Posate quattro carte Interazione: il Pozzo d’inchiostro al Pozzo per il verso, che prende 2 Scintille; il Forno alla Panetteria dei mancini; la Campana al Campanile muto; il Lampione alla Corte senza luce.
wb-3-8-back-rules = Mettete 1 Wyrm al Pozzo per il verso. Posate il segnalino Aura Oscura su un Wyrm a vostra scelta.
wb-3-9-front-rules =
    ▸ **Fase dei Giocatori:** ogni eroe fa un turno di 3 azioni al massimo.
    ▸ **Fase dei Nemici:** il Vortice Oscuro va al primo pozzo d’inchiostro ancora aperto, in quest’ordine: Pozzo per il verso, Panetteria dei mancini, Campanile muto. Rivelate la prima carta Wyrm. Poi posate 1 Scintilla alla Corte senza luce.
    ▸ **Obiettivo:** il Pozzo d’inchiostro, il Forno e la Campana sono chiusi: le loro carte sono scartate. Poi girate questa carta.
wb-3-9-back-rules = Togliete tutti i Wyrm. Ogni eroe recupera 1 Cuore.
wb-3-10-back-rules = Questo pozzo d’inchiostro è chiuso. Scarta questa carta.
wb-3-11-back-rules = Lancia 3 dadi. Nessun successo: perdi 1 Cuore, mettete 1 Wyrm alla Panetteria dei mancini. 1 successo: non succede nulla, la carta resta. 2 o più: questo pozzo d’inchiostro è chiuso; prendi la carta oggetto 14, la Carta assorbente; scarta questa carta.
wb-3-12-back-rules = Scegliete. A mani nude: perdi 2 Cuori, questo pozzo d’inchiostro è chiuso, scartate questa carta. Scintille: pagate insieme 3 Scintille, questo pozzo d’inchiostro è chiuso, scartate questa carta. Oppure lasciatela per ora: la carta resta.
wb-3-12-hands-rules = ▸ **Perdi 2 Cuori. Il pozzo d’inchiostro è chiuso.**
wb-3-12-sparks-rules = ▸ **Pagate insieme 3 Scintille. Il pozzo d’inchiostro è chiuso.**
wb-3-13-back-rules = Scegliete, poi scartate questa carta. Accarezzarlo: ogni eroe alla Corte senza luce recupera 2 Cuori. Spegnerlo: ottieni 2 Scintille; mettete 1 Wyrm alla Corte senza luce.
wb-3-13-stroke-rules = ▸ **Ogni eroe alla Corte senza luce recupera 2 Cuori.**
wb-3-13-blow-rules = ▸ **Ottieni 2 Scintille. Alla Corte senza luce spunta 1 Wyrm.**
wb-3-15-front-rules = Il libro si apre: Ponte girevole, Posta buia, Muro dei piccoli, Ponte foglio, Deposito mancino, Leggio. Posate 1 Scintilla alla Posta buia, 2 al Muro dei piccoli, 2 al Deposito mancino.
wb-3-15-back-rules = Posate cinque pile di carte Interazione: Orologio al Campanile muto, Insegna alla Posta buia, Muro al Muro dei piccoli, Valigia al Deposito mancino, Fermagli al Leggio. I Fermagli prendono 1 Scintilla a ogni tentativo, la seconda carta del Muro 1 Scintilla.
wb-3-16-front-rules =
    Regola speciale, finché una carta non la scarta. **Azione speciale: girare un ponte,** se ci sei sopra o sei in una delle quattro aree dove può finire.
    ▸ Il **Ponte girevole** unisce Panetteria dei mancini e Muro dei piccoli (come ora), oppure Corte senza luce e Posta buia.
    ▸ Il **Ponte foglio** unisce Posta buia e Leggio (come ora), oppure Panetteria dei mancini e Deposito mancino.
    Una volta girato, un ponte porta ai nuovi capi e non più ai vecchi.
wb-3-17-front-rules =
    ▸ **Fase dei Giocatori:** ogni eroe fa un turno di 3 azioni al massimo.
    ▸ **Fase dei Nemici:** rivelate la prima carta Wyrm; il Vortice Oscuro è alla Piega. Posate 1 Scintilla al Leggio, con quattro eroi 2. Poi il Ponte girevole gira da solo.
    ▸ **Obiettivo:** i due Fermagli sono aperti, e due eroi sono al Leggio. Poi girate questa carta.
wb-3-18-back-rules = Ottieni 1 Scintilla. Scarta questa carta.
wb-3-19-back-rules = Peschi 1 carta Brandello. Scarta questa carta.
wb-3-20-back-rules = Ogni eroe al Muro dei piccoli recupera 2 Cuori. Scarta questa carta.
wb-3-21-back-rules = Girate 1 segnalino Destino a faccia in su. Scarta questa carta.
wb-3-22-back-rules = Prendi la carta oggetto 25, la Muffola sinistra, e peschi 1 carta Brandello. Scarta questa carta.
wb-3-23-back-rules = Scegliete. L’ora giusta: scartate questa carta, il primo fermaglio è aperto. Un’ora sbagliata: perdi 1 Cuore, mettete 1 Wyrm al Leggio; la carta resta.
wb-3-23-five-rules = ▸ **Perdi 1 Cuore. Al Leggio spunta 1 Wyrm.**
wb-3-23-past-rules = ▸ **Perdi 1 Cuore. Al Leggio spunta 1 Wyrm.**
wb-3-23-seven-rules = ▸ **Il primo fermaglio è aperto.**
wb-3-24-back-rules = Scegliete. La parola giusta: scartate questa carta, il secondo fermaglio è aperto. Una parola sbagliata: mettete 1 Wyrm al Leggio, ogni Wyrm agisce una volta; la carta resta.
wb-3-24-noon-rules = ▸ **Al Leggio spunta 1 Wyrm. Ogni Wyrm agisce una volta.**
wb-3-24-toot-rules = ▸ **Il secondo fermaglio è aperto.**
wb-3-24-level-rules = ▸ **Al Leggio spunta 1 Wyrm. Ogni Wyrm agisce una volta.**
wb-3-26-front-rules = La pagina è girata. Tutte le aree si ripiegano, con le Scintille, i Wyrm e le pile che ci sono. La Regola speciale dei Ponti girevoli si scarta. Tenete ciò che avete.
wb-3-26-back-rules = Il libro si apre: Ciglio, Briciole di gomma, Margine basso, Angolo piegato, Campo bianco, Bordo a righello, Punto sottile, Righe stampate, Margine alto. Mettete tutti gli eroi al Ciglio. Posate 1 Scintilla al Ciglio, al Margine basso, al Bordo a righello, al Punto sottile e alle Righe stampate, e 2 alle Briciole di gomma, all’Angolo piegato e al Margine alto. Ogni eroe recupera 2 Cuori.
wb-3-27-front-rules = **Gloss è un boss.** Mettetelo al Campo bianco. Ha due fasi, ognuna di 9 Cuori con due eroi, 10 con tre, 13 con quattro. Attaccatelo come un Wyrm: ogni danno toglie 1 Cuore, e ciò che avanza oltre una fase è perso. Per tutto il resto non è un Wyrm: niente lo stordisce o lo sposta, tranne una carta che lo nomina.
wb-3-27-hush-rules = ▸ **Gloss non fa nulla nelle prime due Fasi dei Nemici.**
wb-3-27-awake-rules = ▸ **Gloss è sveglio.**
wb-3-28-front-rules = Regola speciale finché l’obiettivo non è raggiunto. **Azione speciale, ovunque:** spendi 1 Scintilla; Gloss va all’Angolo piegato.
wb-3-29-front-rules = Mescolate questa carta viola nel mazzo Wyrm. Ci resta per tutta la campagna.
wb-3-30-front-rules =
    ▸ **Fase dei Giocatori:** ogni eroe fa un turno di 3 azioni al massimo.
    ▸ **Fase dei Nemici:** Gloss, se non dorme ancora, si muove di 2 aree al massimo verso l’eroe più vicino, finché non è nell’area di un eroe; poi ogni eroe nella sua area perde 1 Cuore. Rivelate la prima carta Wyrm; il Vortice Oscuro è al Margine alto. Poi posate 1 Scintilla alle Briciole di gomma, con quattro eroi 2.
    ▸ **Obiettivo:** le due fasi di Gloss sono finite. Poi girate questa carta.
wb-3-30-back-rules = Togliete tutti i Wyrm. Girate 1 segnalino Destino a faccia in su.
wb-3-31-front-rules = La prima fase di Gloss è finita. Mettete 1 Wyrm al Campo bianco. Posate il segnalino Aura Oscura su un Wyrm a vostra scelta. Il gioco continua; ora tutti i danni colpiscono la seconda fase.
wb-3-33-back-rules = Il libro si apre: Dietro il Taglio. Mettete lì tutti gli eroi. La Regola speciale di Inkling, se l’avete, si scarta.
wb-3-33-gap-rules = ▸ **Ogni eroe recupera 2 Cuori.**
wb-3-34-tell-rules = ▸ **Scrivete la parola chiave Detto. Mettete 2 Wyrm dietro il Taglio.**
wb-3-34-hide-rules = ▸ **Scrivete la parola chiave Taciuto. Ogni eroe recupera 1 Cuore.**
wb-3-35-front-rules = Scegliete. Potete chiamarla col suo nome di casa solo se avete letto la sua lettera. Reggere il Taglio al posto suo costa 1 Cuore a ogni eroe. Se vi sbrigate, avete il tempo di raccogliere luce.
wb-3-35-name-rules = ▸ **Scrivete la parola chiave Minnow.**
wb-3-35-hold-rules = ▸ **Ogni eroe perde 1 Cuore. Scrivete la parola chiave Minnow.**
wb-3-35-hurry-rules = ▸ **Ogni eroe ottiene 1 Scintilla.**
wb-3-36-front-rules = Scegliete. Se prendete la pagina, ciò che ha fame la seguirà: sulla via del ritorno rivelate due carte Wyrm a ogni Fase dei Nemici.
wb-3-36-take-rules = ▸ **Scrivete la parola chiave Pagina. L’eroe di turno prende la carta oggetto 37.**
wb-3-36-leave-rules = ▸ **Girate 1 segnalino Destino a faccia in su.**
wb-3-38-front-rules =
    ▸ **Fase dei Giocatori:** ogni eroe fa un turno di 3 azioni al massimo.
    ▸ **Fase dei Nemici:** rivelate la prima carta Wyrm, con la parola chiave Pagina due, una dopo l’altra; il Vortice Oscuro è dietro il Taglio. Poi posate 1 Scintilla alle Righe stampate.
    ▸ **Obiettivo:** tutti gli eroi sono al Ciglio. Poi girate questa carta.
wb-3-38-back-rules = Ogni eroe ottiene la sua carta Progresso.
wb-3-39-front-rules = Ken ottiene questa carta Progresso. Il suo giocatore sceglie una delle due abilità, per sempre.
wb-3-40-front-rules = Lara ottiene questa carta Progresso. Il suo giocatore sceglie una delle due abilità, per sempre.
wb-3-41-front-rules = Tina ottiene questa carta Progresso. Il suo giocatore sceglie una delle due abilità, per sempre.
wb-3-42-front-rules = Sid ottiene questa carta Progresso. Il suo giocatore sceglie una delle due abilità, per sempre.
wb-3-43-front-rules = Il capitolo è vinto. Guardate il nono gancio, poi leggete come finisce.
wb-3-43-back-rules = Il finale dipende dai vostri segnalini Destino a faccia in su.
