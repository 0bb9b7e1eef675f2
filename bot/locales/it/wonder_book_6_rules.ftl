# Wonder Book, capitolo VI: che cosa fanno fare le pagine.

wb-6-2-front-rules = Il libro si apre: Piede della scala, Interno della porta, Dietro i ganci, Scala di pagine, Feritoia, Scala della campana, Pianerottolo piegato, Sotto lo scrittoio, Catena, Dorso del Libro, Taglio. Mettete tutti gli eroi al Piede della scala. Posate 2 Scintille alla Feritoia e 1 in ogni altra area tranne il Taglio. Ogni eroe pesca una carta Brandello. A difficoltà Spietata mettete 2 Wyrm al Piede della scala, con tre o quattro eroi 3.
wb-6-2-trust-rules = ▸ **Subito 1 punto.**
wb-6-3-front-rules = Un eroe a vostra scelta prende la carta oggetto 4, l’Ultima pagina.
wb-6-3-whole-rules = ▸ **Subito 2 punti.**
wb-6-5-front-rules = Regola speciale finché la pagina non è al Taglio. Ogni volta che l’eroe che ha l’Ultima pagina si muove con un’azione, poi lancia 1 dado; senza successo perde 1 Cuore. Anche dare o prendere la pagina è un’azione, ma senza lancio.
wb-6-6-front-rules = Posate quattro carte Interazione: la Lista di Ibo all’Interno della porta, le Nove punte dietro i ganci, la Campana alla Scala della campana, e alla Scala di pagine le Pagine incollate, che prendono 1 Scintilla.
wb-6-6-nine-rules = ▸ **Da questa porta non entra nessun Wyrm.**
wb-6-6-alone-rules = ▸ **1 Wyrm entra al Piede della scala, con tre o quattro eroi 2.**
wb-6-7-bring-rules = ▸ **Ogni eroe perde 1 Cuore. Girate 1 segnalino Destino a faccia in su. Cancellate la parola chiave Molla.**
wb-6-8-front-rules = Mescolate questa carta viola nel mazzo Wyrm. Ci resta per tutta la campagna.
wb-6-9-front-rules =
    ▸ **Fase dei Giocatori:** ogni eroe fa un turno di 3 azioni al massimo.
    ▸ **Fase dei Nemici:** rivelate la prima carta Wyrm; il Vortice Oscuro è al Piede della scala. Poi posate 1 Scintilla alla Catena.
    ▸ **Obiettivo:** un eroe al Taglio ha l’Ultima pagina. Poi girate questa carta.
wb-6-10-back-rules = Un brandello è attaccato alla macchia: peschi 1 carta Brandello. Scarta questa carta.
wb-6-11-back-rules = Prendi la carta oggetto 15, il Resto del panino. Scarta questa carta.
wb-6-12-back-rules = Ogni eroe alla Scala della campana recupera 1 Cuore. Scarta questa carta.
wb-6-13-back-rules = Ora si possono attraversare i confini dalla Scala di pagine al Pianerottolo piegato e da lì al Dorso del Libro. Scarta questa carta.
wb-6-16-front-rules = Scartate l’Ultima pagina e la Regola speciale Una pagina è una vela. Togliete tutti i Wyrm. L’eroe di turno prende la carta oggetto 14, l’Ago di Nora; se non è il turno di nessuno, sceglietene uno.
wb-6-16-hem-rules = ▸ **Subito 1 punto.**
wb-6-16-first-rules = ▸ **Subito 1 punto.**
wb-6-17-front-rules = Regola speciale finché la pagina non è cucita. **Azione speciale al Taglio:** spendi 1 Scintilla e lancia 2 dadi; ogni successo è un punto. L’eroe che ha l’Ago di Nora può invece lanciare 4 dadi.
wb-6-18-front-rules =
    ▸ **Fase dei Giocatori:** ogni eroe fa un turno di 3 azioni al massimo.
    ▸ **Fase dei Nemici:** rivelate la prima carta Wyrm; il Vortice Oscuro è al Pianerottolo piegato. Poi posate 1 Scintilla al Dorso del Libro, con tre o quattro eroi 2.
    ▸ **Obiettivo:** 10 punti, 14 con tre eroi, 18 con quattro. Poi girate questa carta.
wb-6-18-back-rules = Con tre eroi girate 1 segnalino Destino a faccia in su.
wb-6-19-front-rules = La torre si ripiega con tutto ciò che contiene; la Regola speciale Cucire la pagina e l’Ago di Nora si scartano. Il libro si apre: Margine, Capolettera, Ruscello delle virgole, Spazio bianco, Frase lunga, Nota a piè di pagina, Riga cancellata, Punto finale, Grandine disegnata, Colle disegnato, Torre disegnata. Mettete tutti gli eroi al Margine. Posate 2 Scintille al Ruscello delle virgole e 2 alla Grandine disegnata, 1 al Margine, al Capolettera, alla Frase lunga, alla Nota a piè di pagina, al Colle disegnato e alla Torre disegnata. Il Vortice Oscuro è al Punto finale.
wb-6-20-lamp-rules = ▸ **Posate 1 Scintilla al Capolettera, 1 alla Frase lunga e 1 alla Nota a piè di pagina.**
wb-6-20-bread-rules = ▸ **Ogni eroe recupera 2 Cuori e pesca una carta Brandello.**
wb-6-21-front-rules = Regola speciale finché l’Incompiuto non dorme. Un eroe che entra nella Riga cancellata con un’azione perde 1 Cuore.
wb-6-22-front-rules = Un alleato prende il leggio della Frase lunga, con 5 Cuori, con tre eroi 6, con quattro 7. I nemici lo trattano come un eroe. Se perde l’ultimo Cuore si sdraia, e come un eroe si rialza al prezzo di un segnalino Destino.
wb-6-22-inkling-rules = ▸ **Inkling è il vostro alleato, alla Frase lunga.**
wb-6-22-wick-rules = ▸ **Wick è il vostro alleato, alla Frase lunga.**
wb-6-22-nora-rules = ▸ **Nora è la vostra alleata, alla Frase lunga.**
wb-6-23-front-rules =
    Regola speciale finché non arriva l’Incompiuto.
    ▸ **All’inizio di ogni Fase dei Giocatori** si legge 1 riga per ognuno dei tre leggii (Capolettera, Frase lunga, Nota a piè di pagina) dove c’è un eroe in piedi o un alleato, e nessun Wyrm; se è così a tutti e tre, 1 riga in più.
    ▸ **Azione speciale in una di queste aree:** spendi 1 Scintilla; si legge 1 riga.
wb-6-24-front-rules = Mescolate questa carta viola nel mazzo Wyrm. Ci resta per tutta la campagna.
wb-6-25-front-rules = Posate quattro carte Interazione: una Riga morsicata al Capolettera, una alla Frase lunga e una alla Nota a piè di pagina, e la Porta disegnata alla Torre disegnata.
wb-6-26-front-rules = Scegliete. Con l’ultimo segnalino Destino non potete rifiutare.
wb-6-26-tell-rules = ▸ **Rivelate la prima carta Wyrm. Cancellate la parola chiave Debito.**
wb-6-26-refuse-rules = ▸ **Girate 1 segnalino Destino a faccia in giù.**
wb-6-27-front-rules =
    ▸ **Fase dei Giocatori:** ogni eroe fa un turno di 3 azioni al massimo.
    ▸ **Fase dei Nemici:** rivelate la prima carta Wyrm; il Vortice Oscuro è al Punto finale. Poi posate 1 Scintilla alla Grandine disegnata, con tre o quattro eroi 2.
    ▸ **Obiettivo:** le tre Righe morsicate sono rimediate, e si sono lette 12 righe, 14 con tre eroi, 16 con quattro. Poi girate questa carta.
wb-6-27-back-rules = Togliete tutti i Wyrm. Ogni eroe recupera 2 Cuori.
wb-6-28-back-rules = Scegliete. La parola giusta: scartate questa carta, la riga è rimediata e letta. Una sbagliata: ogni eroe al Capolettera perde 1 Cuore, mettete lì 1 Wyrm; la carta resta.
wb-6-28-hungry-rules = ▸ **Ogni eroe al Capolettera perde 1 Cuore. Lì spunta 1 Wyrm.**
wb-6-28-small-rules = ▸ **La riga è rimediata: si legge 1 riga.**
wb-6-28-white-rules = ▸ **Ogni eroe al Capolettera perde 1 Cuore. Lì spunta 1 Wyrm.**
wb-6-29-back-rules = Scegliete. La parola giusta: scartate questa carta, la riga è rimediata e letta. Una sbagliata: si perde 1 riga letta, mettete 1 Wyrm alla Frase lunga; la carta resta.
wb-6-29-once-rules = ▸ **La riga è rimediata: si legge 1 riga.**
wb-6-29-twice-rules = ▸ **Si perde 1 riga letta. Alla Frase lunga spunta 1 Wyrm.**
wb-6-29-never-rules = ▸ **Si perde 1 riga letta. Alla Frase lunga spunta 1 Wyrm.**
wb-6-30-back-rules = Scegliete. Il numero giusto: scartate questa carta, la riga è rimediata e letta. Uno sbagliato: mettete 1 Wyrm alla Nota a piè di pagina, e in ogni area con un Wyrm 1 Scintilla posata lì torna nella riserva; la carta resta.
wb-6-30-nine-rules = ▸ **Alla Nota a piè di pagina spunta 1 Wyrm. In ogni area con un Wyrm, 1 Scintilla posata lì torna nella riserva.**
wb-6-30-ninety-rules = ▸ **Alla Nota a piè di pagina spunta 1 Wyrm. In ogni area con un Wyrm, 1 Scintilla posata lì torna nella riserva.**
wb-6-30-twelve-rules = ▸ **La riga è rimediata: si legge 1 riga.**
wb-6-31-back-rules = Prendi la carta oggetto 32, gli Occhiali di Obel. Scarta questa carta.
wb-6-33-fewer-rules = ▸ **L’Incompiuto ha 3 Cuori in meno in ogni fase.**
wb-6-33-back-rules = Scartate la Regola speciale Leggere ad alta voce, gli Occhiali di Obel e ciò che resta della Porta disegnata. L’Incompiuto arriva al Punto finale, in tre fasi. I suoi Cuori sono la sua fame: 12, 12 e 16, con tre eroi 13, 13 e 17, con quattro 15, 15 e 19.
wb-6-33-reads-rules = ▸ **L’Incompiuto ha 5 Cuori in meno nell’ultima fase.**
wb-6-34-front-rules = Regola speciale finché l’Incompiuto non dorme. Attacchi e danni lo colpiscono come un Wyrm, ma non viene stordito: attaccarlo è leggergli, e ogni danno gli toglie uno dei suoi Cuori. **Azione speciale al Capolettera, alla Frase lunga o alla Nota a piè di pagina:** spendi 1 Scintilla; infliggi 2 danni a un Wyrm o all’Incompiuto, in qualsiasi area.
wb-6-35-front-rules =
    ▸ **Fase dei Giocatori:** ogni eroe fa un turno di 3 azioni al massimo.
    ▸ **Fase dei Nemici:** l’Incompiuto si muove di 2 aree al massimo verso l’eroe o l’alleato più vicino, finché non è nella sua area; poi ogni eroe e alleato nella sua area perde 2 Cuori. Rivelate la prima carta Wyrm; il Vortice Oscuro è al Punto finale. Poi posate 1 Scintilla alla Grandine disegnata, con tre o quattro eroi 2.
    ▸ **Obiettivo:** l’Incompiuto non ha più fame, tutte e tre le fasi sono finite. Poi girate questa carta.
wb-6-35-back-rules = Togliete tutti i Wyrm. Non sono sconfitti: dormono.
wb-6-36-front-rules = Togliete tutti i Wyrm: si sono addormentati. Comincia la seconda fase dell’Incompiuto.
wb-6-37-front-rules = Togliete tutti i Wyrm: si sono addormentati. Ogni eroe recupera 2 Cuori. Comincia l’ultima fase dell’Incompiuto.
wb-6-38-front-rules = Ciò che resta delle Regole speciali si scarta.
wb-6-39-front-rules = Scegliete chi scrivere. Ciò che si legge ad alta voce succederà, una volta; e un nome scritto in questo Libro ci resta. Con l’ultimo segnalino Destino non si può scrivere Nora; uno di voi solo con la parola chiave Firmato.
wb-6-39-nora-rules = ▸ **Scrivete la parola chiave Nominato. Girate 1 segnalino Destino a faccia in giù.**
wb-6-39-own-rules = ▸ **Scrivete la parola chiave Nominato.**
wb-6-39-somebody-rules = ▸ **Girate 1 segnalino Destino a faccia in su.**
wb-6-41-front-rules = Scegliete. Se suonate, girate 1 segnalino Destino a faccia in giù, a meno che non sia scritta la parola chiave Portinaio; senza di essa, con l’ultimo segnalino Destino non potete suonare.
wb-6-41-ring-rules = ▸ **Scrivete la parola chiave Suonato. Senza la parola chiave Portinaio girate 1 segnalino Destino a faccia in giù.**
wb-6-43-front-rules = Il capitolo è vinto. Questa serata dipende dai vostri segnalini Destino a faccia in su. Poi girate pagina per la fine.
wb-6-43-back-rules = La fine della campagna dipende dalle vostre parole chiave e dal Destino di tutti e sei i capitoli insieme. Grazie, lettori: avete restituito il Libro. Si può rileggere dalla prima carta, per altre scelte e altri finali.
