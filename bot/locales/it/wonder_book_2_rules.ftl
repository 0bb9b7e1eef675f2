# Wonder Book, capitolo II: che cosa fanno fare le pagine.

wb-2-2-front-rules = Il libro si apre: Fila di camini, Filo del bucato, Panetteria, Corte dei lampioni, Portineria. Mettete tutti gli eroi alla Fila di camini. Posate 1 Scintilla alla Fila di camini, 2 al Filo del bucato, 2 nella Panetteria, 1 nella Corte dei lampioni. Ogni eroe pesca una carta Brandello. A difficoltà Spietata mettete 2 Wyrm alla Fila di camini, con tre o quattro eroi 3.
wb-2-2-draught-rules = ▸ **Mettete 1 Wyrm alla Fila di camini.**
wb-2-3-front-rules = Regola speciale fino alla carta 13. **La piegatura:** alla fine della seconda Fase dei Nemici si ripiega la Fila di camini, alla fine della terza il Filo del bucato, con tutto ciò che c’è sopra. Gli eroi che sono lì vengono scagliati nella Corte dei lampioni e perdono 1 Cuore.
wb-2-4-front-rules = Mescolate questa carta viola nel mazzo Wyrm. Ci resta per tutta la campagna.
wb-2-5-front-rules = Posate due pile di carte Interazione: Bucato al Filo del bucato, Forni nella Panetteria.
wb-2-6-back-rules = Prendi la carta oggetto 10, il Lenzuolo. Scarta questa carta.
wb-2-7-back-rules = Scegliete, poi scartate questa carta. Scivolare: finisci nella Corte dei lampioni. Frugare nelle tasche: peschi 1 carta Brandello.
wb-2-7-slide-rules = ▸ **Sei nella Corte dei lampioni.**
wb-2-7-pockets-rules = ▸ **Peschi 1 carta Brandello.**
wb-2-8-back-rules = Ogni eroe nella Panetteria recupera 1 Cuore. Peschi 1 carta Brandello. Scarta questa carta.
wb-2-9-back-rules = Scegliete, poi scartate questa carta.
wb-2-9-stoke-rules = ▸ **Ottieni 2 Scintille. Mettete 1 Wyrm nella Panetteria.**
wb-2-9-hush-rules = ▸ **Ogni eroe nella Panetteria recupera 2 Cuori.**
wb-2-11-front-rules =
    ▸ **Fase dei Giocatori:** ogni eroe fa un turno di 3 azioni al massimo.
    ▸ **Fase dei Nemici:** rivelate la prima carta Wyrm; il Vortice Oscuro è nella Portineria. Poi posate 1 Scintilla nella Corte dei lampioni. Poi la città si ripiega (carta 3).
    ▸ **Obiettivo:** tutti gli eroi sono nella Corte dei lampioni e hanno insieme 3 Scintille, con tre eroi 4, con quattro 5. Poi girate questa carta.
wb-2-12-back-rules = Scegliete. Wick diventa un alleato ed è nella Corte dei lampioni.
wb-2-12-wick-rules = ▸ **Scrivete la parola chiave Wick. Wick entra in gioco con 6 Cuori.**
wb-2-12-hearth-rules = ▸ **Scrivete la parola chiave Focolare. Ogni eroe recupera 2 Cuori. Wick entra in gioco con 4 Cuori.**
wb-2-13-front-rules = Regola speciale fino alla fine del capitolo. **Alleati:** Wick ha dei Cuori. I Wyrm gli si avvicinano e lo attaccano come un eroe, e ciò che ferisce tutti gli eroi di un’area ferisce anche lui. Senza Cuori si sdraia; all’inizio della successiva Fase dei Giocatori si rialza con tutti i suoi Cuori, e 1 segnalino Destino si gira a faccia in giù. **Azione speciale** nell’area di Wick: muoviti di 1 area, e Wick viene con te.
wb-2-15-front-rules = Scegliete. Con l’ultimo segnalino Destino non potete ricaricarlo.
wb-2-15-wind-rules = ▸ **Girate 1 segnalino Destino a faccia in giù. Scrivete la parola chiave Portinaio.**
wb-2-15-rest-rules = ▸ **Ogni eroe ottiene 1 Scintilla.**
wb-2-16-come-rules = ▸ **Ogni eroe perde 1 Scintilla. Scrivete la parola chiave Portinaio.**
wb-2-16-guard-rules = ▸ **Togliete tutti i Wyrm.**
wb-2-17-front-rules = Il libro si apre: Cumulo di carta, Gradini a ventaglio, Cornicione, Torre del faro. Posate 2 Scintille al Cumulo di carta, 1 ai Gradini a ventaglio, 1 al Cornicione. Posate tre carte Interazione: la Manovella nella Portineria, che prende 2 Scintille; il Pupazzo al Cumulo di carta; la Panchina al Cornicione. Il passaggio dai Gradini a ventaglio al Cornicione è chiuso finché non si gira la Manovella.
wb-2-17-signed-rules = ▸ **Il Cornicione è sottolineato (carta 18).**
wb-2-18-front-rules = Regola speciale fino alla carta 32. All’inizio di ogni Fase dei Giocatori ogni eroe al Cornicione perde 1 Cuore, e anche Wick, se è lì.
wb-2-19-front-rules = Posate 2 Scintille ai Gradini a ventaglio.
wb-2-20-front-rules =
    ▸ **Fase dei Giocatori:** ogni eroe fa un turno di 3 azioni al massimo.
    ▸ **Fase dei Nemici:** rivelate la prima carta Wyrm; il Vortice Oscuro è nella Corte dei lampioni. Poi posate 1 Scintilla ai Gradini a ventaglio. Alla fine della terza Fase dei Nemici la Panetteria si ripiega, a meno che non abbiate la parola chiave Focolare; gli eroi che sono lì, e Wick, vengono scagliati nella Corte dei lampioni e perdono 1 Cuore.
    ▸ **Obiettivo:** Wick è nella Torre del faro. Poi girate questa carta.
wb-2-20-back-rules = Il raggio scaccia i Wyrm: toglieteli tutti. Ogni eroe recupera 2 Cuori.
wb-2-21-back-rules = Ora si può attraversare il confine fra Gradini a ventaglio e Cornicione. Scarta questa carta.
wb-2-22-back-rules = Prendi la carta oggetto 23, il Vassoio da tè. Scarta questa carta.
wb-2-24-back-rules = Scegliete, poi scartate questa carta. Rileggere la pagina: stordisci tutti i Wyrm della tua area e di quelle adiacenti, e peschi 1 carta Brandello. Sedersi e riposare: ogni eroe al Cornicione recupera 2 Cuori.
wb-2-24-read-rules = ▸ **Tutti i Wyrm della tua area e di quelle adiacenti sono storditi. Peschi 1 carta Brandello.**
wb-2-24-rest-rules = ▸ **Ogni eroe al Cornicione recupera 2 Cuori.**
wb-2-25-front-rules = Guardate l’immagine. Scegliete il vetro da pulire. Quello giusto: l’eroe di turno prende la carta oggetto 26, il Vetro di brina. Uno sbagliato scoppia di freddo: ogni eroe perde 1 Cuore.
wb-2-25-top-rules = ▸ **Ogni eroe perde 1 Cuore.**
wb-2-25-middle-rules = ▸ **Ogni eroe perde 1 Cuore.**
wb-2-25-right-rules = ▸ **L’eroe di turno prende la carta oggetto 26, il Vetro di brina.**
wb-2-25-bottom-rules = ▸ **Ogni eroe perde 1 Cuore.**
wb-2-28-front-rules = Regola speciale fino alla carta 32. Mettete tutti gli eroi nella Torre del faro. Posate lì l’Oliatore, una carta Interazione. La luce comincia da 1, con la parola chiave Wick da 2. **Azione speciale nella Torre del faro:** spendi 1 Scintilla; la luce cresce di 1.
wb-2-29-back-rules = Prendi la carta oggetto 30, l’Oliatore. Scarta questa carta.
wb-2-31-front-rules =
    ▸ **Fase dei Giocatori:** ogni eroe fa un turno di 3 azioni al massimo.
    ▸ **Fase dei Nemici:** rivelate la prima carta Wyrm; il Vortice Oscuro è ai Gradini a ventaglio. Poi la luce cala di 1; se è già spenta, ogni eroe perde 1 Cuore. Poi posate 1 Scintilla al Cornicione, con quattro eroi 2.
    ▸ **Obiettivo:** resistete per 4 round. Poi girate questa carta.
wb-2-31-back-rules = Il freddo molla la presa: togliete tutti i Wyrm.
wb-2-32-front-rules = Scartate le Regole speciali 18 e 28. Si ripiega tutto tranne il Cornicione e la Torre del faro; mettete tutti gli eroi e Wick nella Torre del faro. Il libro si apre: Conca, Piega. Posate 1 Scintilla nella Conca. Ogni eroe e Wick recuperano 2 Cuori. Girate 1 segnalino Destino a faccia in su.
wb-2-33-front-rules = Mescolate questa carta viola nel mazzo Wyrm. Ci resta per tutta la campagna.
wb-2-34-front-rules = Regola speciale fino alla fine del capitolo. Posate il Dormiente, una carta Interazione, nella Conca. **Azione speciale nella Conca:** lancia 2 dadi; ogni successo scioglie 1 nodo; senza successi il rumore cresce di 1. **Il rumore:** cresce di 1 dopo ogni azione di attacco. La prima volta che arriva a 4 i dormienti si svegliano: mettete 2 Wyrm nella Conca, con tre o quattro eroi 3.
wb-2-35-back-rules = Scegliete, poi scartate questa carta. Raccontargli qualcosa: il rumore cala di 2. Prendere il nido: peschi 2 carte Brandello, e il rumore cresce di 1.
wb-2-35-story-rules = ▸ **Il rumore cala di 2.**
wb-2-35-nest-rules = ▸ **Peschi 2 carte Brandello. Il rumore cresce di 1.**
wb-2-36-front-rules =
    ▸ **Fase dei Giocatori:** ogni eroe fa un turno di 3 azioni al massimo.
    ▸ **Fase dei Nemici:** rivelate la prima carta Wyrm; il Vortice Oscuro è al Cornicione. Poi posate 1 Scintilla nella Conca.
    ▸ **Obiettivo:** 3 nodi sono sciolti, con tre eroi 4, con quattro 5, e tutti gli eroi e Wick sono nella Piega. Poi girate questa carta.
wb-2-36-asleep-rules = ▸ **Scrivete la parola chiave Silenzio.**
wb-2-39-front-rules = Il capitolo è vinto. Leggete come finisce.
wb-2-39-back-rules = Il finale dipende dai vostri segnalini Destino a faccia in su.
