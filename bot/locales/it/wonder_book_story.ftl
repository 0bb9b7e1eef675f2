# Wonder Book, capitolo I: quello che si legge ad alta voce.
# wb-<capitolo>-<carta>-<lato>, …-title, …-rules; wb-<capitolo>-<carta>-<chiave> è l’esito di una scelta, o un finale.

wb-1-1-front-title = Grandine
wb-1-1-front = Chicchi grossi come biglie, e un solo tetto su tutto il colle. Correte verso la vecchia torre. La porta è chiusa: Ken fa dieci passi indietro e parte alla carica. Si spalanca un attimo prima che lui arrivi. Lo trovate dentro, a pancia in giù. «Tutto calcolato», dice. Tina guarda dietro la porta. C’è un chiavistello, dalla parte di dentro, e sta ancora scorrendo indietro.
wb-1-1-back-title = Nove ganci
wb-1-1-back = C’è odore di candele spente. Lungo il muro corrono nove ganci, in basso, dove arrivano i bambini. Otto sono vuoti. Al nono è appeso un piccolo impermeabile giallo. Lara strizza una manica, e l’acqua le cola fra le dita. «C’è nessuno?» grida su per le scale. Risponde solo la grandine. Su ogni gradino la polvere è spessa come feltro, e non c’è una sola impronta. Sid si scrive sulla mano: *nove ganci, un impermeabile, bagnato.*

wb-1-2-front-title = Il cartellino
wb-1-2-front =
    In cima, su uno scrittoio, c’è un libro grande come una porta, alla catena. Accanto, un righello d’acciaio con un bordo sporco d’inchiostro. Dentro la copertina è incollato un cartellino: nove prestiti, otto rientri. L’ultima data ha sessant’anni. Sotto c’è una riga vuota, e una penna. La penna è calda.

    «Firmiamo», dice Ken.

    «Mai firmare quello che non si è letto», dice Sid.

    «È un libro. Come faccio a leggerlo prima?»
wb-1-2-sign =
    Quattro nomi, quattro calligrafie. Quello di Ken si prende mezza riga. La pagina beve l’inchiostro come se avesse avuto sete, e la catena cade a terra. In fondo al libro qualcosa si gira sull’altro fianco, come fa chi dorme quando lo si chiama per nome. «Visto?» dice Ken, non tanto forte. «Non è successo niente.»

    ▸ **Scrivete la parola chiave Firmato.**
wb-1-2-blank = Posate la penna. Per un po’ non succede niente. Poi la catena si scioglie da sé, anello per anello, piano, come chi ti fa un favore e tiene il conto. «Adesso è offeso», bisbiglia Tina. «I libri non si offendono», dice Sid. La copertina si spalanca e gli porta via un bottone della camicia.

wb-1-3-front-title = Quattro figurine
wb-1-3-front = La prima pagina mostra il vostro colle, a inchiostro: la torre, la grandine, quattro figurine intorno a uno scrittoio. Sid alza un braccio. Il Sid disegnato alza il suo. «Nessuno la tocchi», dice Lara. Ken l’ha già toccata. Ha la mano dentro fino al polso. «È calda», dice, «e tira.» Il colore entra nelle figurine, una dopo l’altra. Se qualcuna resta grigia, è quella che tiene il bordo del libro con tutte e due le mani.
wb-1-3-front-rules = Ogni giocatore sceglie un eroe; chi gioca da solo ne sceglie due. Gli amici che nessuno ha scelto restano nella torre e tengono aperto il libro. In Oniria li sentirete dal cielo.
wb-1-3-back-title = Si volta pagina
wb-1-3-back = Cadete, e non scendete mai. La torre rimpicciolisce fino a un quadrato di luce, e il quadrato fino a un punto. Il vento sa di colla e di timo. Sotto di voi qualcosa di enorme e piatto comincia ad alzarsi: prima dei muri, poi un colle, cigolando su un cardine d’ottone lungo come una via. Si sta aprendo un paese intero, come i biglietti d’auguri che mandano le nonne. «Giù la testa», dice una voce dal cielo. «Si volta pagina.»

wb-1-4-front-title = L’Approdo
wb-1-4-front = Atterrate sull’erba, e ogni filo ha una piega nel mezzo. Davanti a voi un colle scatta in piedi. A sinistra c’è un pozzo rotondo, e la sua acqua gli sta sospesa sopra. In cima alla strada una portineria chiude le persiane, una dopo l’altra, in fretta, come i negozi all’uscita di scuola. «Qualcuno tutto questo l’ha *costruito*», dice Sid. «Ci sono i rivetti.» Non era così felice da una settimana.
wb-1-4-front-rules = Il libro si apre: Approdo, Pozzo a rovescio, Colle del cardine, Portineria. Mettete tutti gli eroi all’Approdo. Posate lì 1 Scintilla, 3 al Pozzo a rovescio, 2 al Colle del cardine. Si attraversano le linee tratteggiate, mai quelle continue.
wb-1-4-back-title = Il buco
wb-1-4-back =
    Alle vostre spalle si strappa una stoffa, ma non c’è nessuna stoffa. L’aria si è squarciata dove siete atterrati, e il puntino di luce che era la via di casa non c’è più. Il buco è nero. Il suo bordo sinistro è dritto come un righello. Ne cola fuori qualcosa di bianco e cieco, con l’inchiostro sui denti.

    «È un tarlo dei libri», dice Sid.

    «I tarli non hanno i denti.»

    «È un libro grosso.»
wb-1-4-back-rules = Questo è un Wyrm. Mettete 1 Wyrm all’Approdo, con tre o quattro eroi 2. Quando agisce, un Wyrm stordito si rialza; ogni altro morde un eroe della sua area, che perde 1 Cuore, o si avvicina di un’area. Attaccatelo: 1 successo lo stordisce; 2 successi, o 1 se è stordito, lo sconfiggono.

wb-1-5-front-title = Il Pozzo a rovescio
wb-1-5-front = L’acqua sta sopra l’orlo come un coperchio, e ogni tanto piove all’insù. Se vi sporgete vi sputa addosso Scintille. La mira è buona. Le maniere, un po’ meno.
wb-1-5-front-rules = Regola speciale, finché una carta non la scarta. **Azione speciale al Pozzo a rovescio:** lancia 2 dadi e ottieni 1 Scintilla per successo. Senza successi una Scintilla ti centra sul naso: perdi 1 Cuore.

wb-1-6-front-title = Il pedaggio
wb-1-6-front = Nella porta della portineria si apre uno sportellino. Due occhi d’ottone guardano fuori, e dietro qualcosa ticchetta. «Pedaggio», dice una voce. «Quattro Scintille, da pagare all’interno. Io sono Ibo. In trecento anni non è passato nessuno senza pagare, a parte le capre.» Dietro di voi il buco ha attaccato il prato. «Ci tieni aperta la porta?» grida Tina. «Sto tenendo aperto lo *sportello*», dice Ibo.
wb-1-6-front-rules =
    ▸ **Fase dei Giocatori:** ogni eroe fa un turno di 3 azioni al massimo.
    ▸ **Fase dei Nemici:** rivelate la prima carta Wyrm; il Vortice Oscuro è all’Approdo. Poi posate 1 Scintilla al Pozzo a rovescio.
    ▸ **Obiettivo:** tutti gli eroi sono nella Portineria e hanno insieme 4 Scintille. Poi girate questa carta.
wb-1-6-back-title = Lettori e capre
wb-1-6-back = La porta sbatte alle vostre spalle, con un chiavistello grosso come un braccio. Ibo, visto intero, è un drago d’ottone grande come un gatto, col berretto da portinaio. Srotola una lista fino al muro di fronte. «I lettori passano gratis», dice. «Le capre pagano. Tutti gli altri pagano e hanno la ricevuta. Dunque. Voi che cosa siete?» Era tanto che aspettava di chiederlo.
wb-1-6-back-rules = Scegliete. Il pedaggio è di 4 Scintille; decidete voi chi le paga.
wb-1-6-free =
    «Ken, Lara, Tina, Sid.» Vi trova proprio in fondo, dove l’inchiostro è ancora fresco, e gli occhi gli si accendono da dentro. «Lettori! Dopo sessant’anni!» Col naso vi rispinge le Scintille sul bancone. Poi guarda meglio. «Qualcuno vi ha sottolineati», dice. «Io non sono stato.»

    ▸ **Tenete le vostre Scintille.**
wb-1-6-pay =
    Le Scintille finiscono in un barattolo, una per una, e per ognuna Ibo scrive una ricevuta. Scrive piccolissimo. «Niente di personale», dice. «Sentiste come mi chiamano le capre.» Stacca l’ultima ricevuta e non la molla. «Potevate firmare, sapete. Lo fanno quasi tutti.» «E poi?» chiede Sid. Ibo avvita il coperchio.

    ▸ **Pagate insieme 4 Scintille.**
wb-1-6-late =
    Ha già pronta una penna. È calda. I vostri nomi vanno in fondo, sotto una macchia che una volta era un nome. «Lettori!» dice Ibo, e col naso vi rispinge le Scintille. «Dopo sessant’anni!» «Chi altro la vede, questa lista?» chiede Sid. «Nessuno», dice Ibo. Ci pensa su. «Di notte sta appesa fuori, questo sì.»

    ▸ **Tenete le vostre Scintille. Scrivete la parola chiave Firmato.**

wb-1-7-front-title = Oggetti smarriti
wb-1-7-front = Sotto il bancone c’è una scatola: OGGETTI SMARRITI. «Sessant’anni, e mai nessuno a chiedere», dice Ibo. «Prendete una cosa. Una. La devo registrare.» Trovate una lanterna d’ottone ammaccata, e un fischietto di latta con lo spago, morsicato in punta. Fuori qualcosa gratta alla porta, in basso, all’altezza delle ginocchia. «Se si potesse fare in fretta», dice Lara.
wb-1-7-front-rules = Scegliete: la Lanterna d’ottone (carta 8: con 1 Scintilla ogni eroe nella tua area recupera 1 Cuore) o il Fischietto di latta (carta 9: stordisci un Wyrm nella tua area o in un’area adiacente). Lo prende l’eroe di cui è il turno; se non è il turno di nessuno, sceglietene uno.
wb-1-7-lantern = La lanterna si accende appena la sollevate, e fa le fusa. Sul fondo qualcuno ha inciso con un chiodo: *N. Non perderla più.* «Chi è N?» chiede Tina. Ibo lecca la punta della matita, si china sul modulo, e scrive, e scrive. In punta di piedi si vede che sta solo disegnando una lanterna.
wb-1-7-whistle = Soffiate. Esce una nota sola, sottile. I segni nella latta sono di denti di bambino. Fuori non gratta più niente. Qualcosa si sdraia contro la porta, pesante, e sospira. «Crede che tu sia sua madre», dice Ken. Ridono tutti, poi quello sospira di nuovo, e non ride più nessuno.

wb-1-8-front-title = Lanterna d’ottone
wb-1-8-front = Fa le fusa, se la si porta in mano.
wb-1-9-front-title = Fischietto di latta
wb-1-9-front = Una nota, e ogni Wyrm crede di conoscere quella voce.

wb-1-10-front-title = Brandelli
wb-1-10-front = Ibo spazza la strada. Dove c’erano i Wyrm ci sono pozzanghere, e nelle pozzanghere brandelli di carta, con mezza frase ciascuno. «Mangiano il Libro», dice. «Se lo portano in giro, e non gli fa nessun bene.» Uno di voi raccoglie un brandello e legge: «*E il vento la sollevò oltre il…*» I piedi si staccano da terra, tutti e due. «A voce alta, succede», dice Ibo. «Una volta. Quindi a letto non si legge.»
wb-1-10-front-rules = Ogni eroe pesca una carta Brandello. Un Brandello vale come un oggetto. Chi lo tiene lo legge come Azione speciale, e quello che dice succede; poi lo scarta.
wb-1-10-back-title = La strada si alza
wb-1-10-back = Ibo appende un cartello, TORNO SUBITO, e tira un anello nel selciato. Salgono dei camini, poi le case che ci stanno sotto. Si alza una strada, finestra per finestra, poi una piazza piena di lampioni. Per ultimo arriva l’odore del pane. In casa non c’è nessuno. Le porte sono alte quattro metri. «Quindi qui ci stavano i draghi», dice Sid. «I fornai», dice Ibo. «Be’. Erano gli stessi.»
wb-1-10-back-rules = Il libro si apre: Corte dei lampioni, Panetteria, Scala della campana, Sala di lettura. Mettete tutti gli eroi nella Corte dei lampioni. Posate lì 1 Scintilla, 2 nella Panetteria, 2 sulla Scala della campana, 1 nella Sala di lettura.

wb-1-11-front-title = I lampioni
wb-1-11-front = Sette lampioni stanno intorno alla piazza su lunghi colli di ferro. Quando vi avvicinate si chinano e vi annusano, come cavalli. Amano i bambini, e amano la luce. Non sopportano il rumore di chi mastica. Se qualcuno gli dà da mangiare brillano così forte che un Wyrm si scorda perché era venuto.
wb-1-11-front-rules = Regola speciale, finché una carta non la scarta. **Azione speciale nella Corte dei lampioni,** finché lì c’è un Wyrm non stordito: spendi 1 Scintilla. Ogni Wyrm lì è stordito, e ogni eroe lì recupera 1 Cuore.

wb-1-12-front-title = La porta che domanda
wb-1-12-front =
    Dall’altra parte della piazza c’è la Sala di lettura, e la sua porta ha una faccia: tonda, di quercia, annoiata. «L’ago è lì dentro», dice Ibo. «È per i buchi. Vi servirà. Ma la porta domanda, e se la risposta non le piace, morde.» La porta si schiarisce la gola. Ne cade segatura.

    OTTO TORNARONO A CASA, dice. CHI È ANCORA DENTRO?

    Nello stipite sono incisi tre nomi: Milo. Nora. Uma.
wb-1-12-back-title = Chiedete alla città
wb-1-12-back = «Nella lista li avevo tutti», dice Ibo, «ma la parte di mezzo l’hanno mangiata. Però hanno lasciato roba in giro. I bambini fanno così.» Indica con la coda. Nella panetteria, nove forni. A un lampione, una cartella di scuola. In cima alla scala, la campana che si suona prima di andare a casa. Dietro di voi la portineria sobbalza, e si stacca una persiana. «E il buco?» chiede Tina. «Il buco», dice Ibo, «ha trovato la strada.»
wb-1-12-back-rules = Posate quattro pile di carte Interazione: Forni nella Panetteria, Cartella nella Corte dei lampioni, Campana sulla Scala della campana, Porta nella Sala di lettura. Interagisci lì per girare la prima carta di una pila. La Porta prende 1 Scintilla a ogni tentativo.

wb-1-13-front-title = Chi è ancora dentro?
wb-1-13-front = Avete una città da frugare, e nessuna mappa. «Chi trova un indizio, gridi», dice Lara. «Chi trova da mangiare», dice Ken, «non gridi. Venga qui e basta.» I lampioni guardano il cancello, tutti e sette. Fra le sbarre si fa strada qualcosa di bianco, e accanto qualcos’altro di bianco, paziente come dentifricio.
wb-1-13-front-rules =
    ▸ **Fase dei Giocatori:** ogni eroe fa un turno di 3 azioni al massimo.
    ▸ **Fase dei Nemici:** rivelate la prima carta Wyrm; il Vortice Oscuro è nella Portineria. Poi posate 1 Scintilla nella Corte dei lampioni.
    ▸ **Obiettivo:** i due anelli della Porta sono a posto. Poi girate questa carta.
wb-1-13-back-title = Prima che sia asciutto
wb-1-13-back = Scattano tutti e due gli anelli. L’IMPERMEABILE, dice la porta, con una voce più piccola. DISSE CHE TORNAVA PRIMA CHE FOSSE ASCIUTTO. Si apre verso l’interno e spinge sul pavimento un mucchio di polvere. Nella polvere c’è una fila di impronte di scarpe piccole, che entra. Cercate la fila che esce. Guardate due volte. Non c’è.

wb-1-14-front-title = Nove forni
wb-1-14-front = Nove forni in fila, ognuno così grande da parcheggiarci un carro. Niente legna, niente cenere, niente fiammiferi. «Come li accendevano?» chiede Tina. «Col fiato», dice Ibo. Nella farina sul tavolo ci sono orme grandi come vassoi, e accanto una fila di mani piccole come le vostre.
wb-1-14-back-title = Il grembiule corto
wb-1-14-back = A un chiodo è appeso un grembiule, troppo corto per un drago. In tasca c’è un biglietto in calligrafia tonda: *Grazie delle focaccine. Ho suonato la campana e vado. Mamma ha pronta la cena. Uma.* Sotto, qualcuno di molto grosso ha disegnato un cuore, con l’artiglio. Sullo scaffale è rimasta una pagnotta. Ci bussate sopra. Rintocca.
wb-1-14-back-rules = Prendi la carta oggetto 22, la Pagnotta di ferro. Scarta questa carta.

wb-1-15-front-title = Il nono forno
wb-1-15-front = Il nono forno è caldo. Ha avuto sessant’anni per raffreddarsi. Appoggiate l’orecchio allo sportello di ferro. Là dentro qualcosa respira, in fretta, a respiri piccolissimi, e ogni volta che si muove fruscia la carta. Ogni tanto dice *ahi*.
wb-1-15-back-title = Un dente
wb-1-15-back = Un Wyrm non più lungo di una scarpa sta su una focaccina bruciata, in un nido di carta strappata. Si è scottato un fianco, prova a leccarselo e non ci arriva. Ha un dente. «Adesso», dice Ken. «Finché è piccolo.» «Si è fatto male», dice Tina. «Cominciano tutti piccoli», dice Lara, e nessuno capisce da che parte sta.
wb-1-15-back-rules = Scegliete, poi scartate questa carta.
wb-1-15-feed =
    Mangia una crosta, poi il sacchetto, e poi, per abitudine, la mano che tiene il sacchetto. Soffiate sulla scottatura finché non smette di dire *ahi*. Fa un rutto. Ne esce una parola, *lanterna*, in bellissima calligrafia, e lui è stupito quanto voi. «Inkling», dice Tina. Adesso ha un nome, e non c’è più niente da fare. Scivola via in una crepa del muro.

    ▸ **Perdi 1 Cuore. Scrivete la parola chiave Inkling.**
wb-1-15-nest =
    Bastano una teglia e un cucchiaio. Il Wyrm vi schizza fra i piedi e si infila in una crepa, tutto tranne la coda, e poi anche la coda. Il nido è di bei brandelli lunghi, ancora caldi nel mezzo. Dietro il muro lo sentite girare in tondo, in cerca del posto dov’era.

    ▸ **Pesca 2 carte Brandello.**

wb-1-16-front-title = Una cartella al lampione
wb-1-16-front = Al collo di ferro di un lampione è appesa una cartella, come la borsa di chi torna fra un minuto. Il lampione sta fermissimo per non farla cadere. Un angolo del cuoio è masticato.
wb-1-16-back-title = Un morso
wb-1-16-back = Il nome sull’etichetta se lo sono mangiato, tutto tranne l’ultima lettera: A. Dentro c’è un astuccio con un posto lungo e sottile, vuoto, e un portamerenda. Nel portamerenda un panino, con un morso solo. Premete il pane. È morbido. «Sessant’anni», dice Lara. «Stamattina», dice Tina. Non possono aver ragione tutte e due.
wb-1-16-back-rules = Prendi la carta oggetto 24, la Cartella. Scarta questa carta.

wb-1-17-front-title = La busta
wb-1-17-front = Nella tasca davanti c’era una busta. È spessa, sigillata, e ancora calda di lampione. Sopra, a matita: *Per Mamma. Nessun altro. Dico sul serio.* L’ultima riga è sottolineata fino a strappare la carta.
wb-1-17-back-title = Nessun altro
wb-1-17-back = «Magari c’è scritto tutto», dice Sid. «C’è scritto nessun altro», dice Tina. «C’è scritto *dico sul serio*», dice Ken. «È quello che scrivo io sul diario, e Lara l’ha letto.» «Una volta», dice Lara. Da un lato la colla ha ceduto. Basterebbe un dito. Il lampione ha girato la testa e vi guarda.
wb-1-17-back-rules = Scegliete, poi scartate questa carta.
wb-1-17-open = *Cara Mamma, per favore non ti arrabbiare per l’impermeabile. Ho tagliato via la pagina perché lì dentro qualcosa mi guardava. Adesso c’è un buco, e lo tengo chiuso. Devo solo aspettare che venga qualcuno con un ago. Non si sta male. La tua Minnow.*

    Nessuno dice niente. Uno di voi la ripiega nelle sue pieghe, piccola, e poi più piccola.

    ▸ **Scrivete la parola chiave Lettera.**
wb-1-17-keep =
    Va nella tasca più interna, chiusa. «La imbuchiamo noi», dice Tina. «Con sessant’anni di ritardo», dice Sid. «Vale lo stesso.» Il lampione si china, pianissimo, e posa un momento la testa calda sulla spalla di chi ha la lettera. In fondo alla via, in una casa vuota, si accende una luce.

    ▸ **Girate 1 segnalino Destino a faccia in su.**

wb-1-18-front-title = Novanta gradini
wb-1-18-front = Novanta gradini, fatti per gambe più lunghe. In cima è appesa una campana di bronzo verde, larga come una stanza. Quassù il vento ha lasciato sporco dappertutto, piume, muschio, un nido. Solo una targa d’ottone sotto la campana è pulita, e molto pulita.
wb-1-18-back-title = La targa
wb-1-18-back = CHI VA A CASA SUONA UNA VOLTA, dice la targa, E PRENDE IL CAPPOTTO DAL GANCIO. Sotto ci sono otto graffi, uno per chi ha suonato, ormai rosicchiati, tutti tranne il primo. È una M. Il nono posto è vuoto, e lucidato da specchiarcisi. «Ci vieni spesso, quassù?» gridate. Laggiù Ibo si studia i piedi. «La scala», dice, «ha bisogno di moto.»
wb-1-18-back-rules = Ogni eroe sulla Scala della campana recupera 1 Cuore. Scarta questa carta.

wb-1-19-front-title = La corda della campana
wb-1-19-front = La corda è grossa come una gamba e finisce in un nodo, lisciato da mani piccole. Da qui si vede tutto: i tetti, la strada, le cose bianche sulla strada. Questa campana la sentirebbero tutte. E con loro chiunque sia rimasto.
wb-1-19-back-title = Una volta
wb-1-19-back = «Suoniamola», dice Ken. «Guardateli, laggiù. Sono tutt’orecchi.» «È per andare a casa», dice Tina. «Noi non andiamo a casa.» Dove finisce la città c’è solo carta bianca. «Oppure prendiamo la corda», dice Lara. «In tutte le storie che so, a qualcuno manca una corda.»
wb-1-19-back-rules = Scegliete, poi scartate questa carta. Con l’ultimo segnalino Destino non potete suonare.
wb-1-19-ring =
    Non è forte. È bassa, e la sentite nei denti. In tutta la città i Wyrm si fermano, si fanno molli e colano nelle grondaie come inchiostro. Ai piedi della scala Ibo si è tolto il berretto. Guarda oltre voi, per vedere chi va a casa. Conta, riconta, e si rimette il berretto.

    ▸ **Togliete tutti i Wyrm. Girate 1 segnalino Destino a faccia in giù.**
wb-1-19-untie =
    Il nodo vi costa dieci minuti e due unghie. Nove metri di buona corda, un po’ pelosa. Senza, la campana sembra svestita. «La riportiamo», dite alla targa. Si alza il vento, e la campana gira un poco e non può dire niente.

    ▸ **Prendi la carta oggetto 23, la Corda della campana.**

wb-1-20-front-title = Il primo anello
wb-1-20-front = OTTO TORNARONO A CASA, dice la porta. CHI È ANCORA DENTRO? Intorno alla bocca le gira un anello di legno, con tre nomi: Milo, Nora, Uma. Vorrebbe un po’ di luce, per vedere chi risponde. Ha denti grandi e quadrati.
wb-1-20-back-title = Un nome
wb-1-20-back = Posate una mano sull’anello. È duro, appiccica di vecchie focaccine, e dietro il legno sta prendendo fiato. LI HO SENTITI CORRERE SU QUESTA PIAZZA TUTTI E NOVE, dice la porta. LI CONOSCEVO DALLE SCARPE. AVANTI.
wb-1-20-back-rules = Scegliete. Nome giusto: scartate questa carta, il primo anello è a posto. Nome sbagliato: ogni eroe nella Sala di lettura perde 1 Cuore, mettete lì 1 Wyrm; la carta resta.
wb-1-20-milo =
    MILO SUONÒ PER PRIMO, dice la porta. USCENDO MI SBATTÉ. Morde. I denti sarebbero il meno. Il guaio sono le schegge. E sotto le assi qualcosa di bianco vi ha sentiti dire ahi.

    ▸ **Ogni eroe nella Sala di lettura perde 1 Cuore. Lì spunta 1 Wyrm.**
wb-1-20-nora =
    NORA, dice la porta. Poi lo dice ancora, piano, come si dice una parola in una lingua che si parlava una volta. L’anello scatta al suo posto. Da dietro, dal legno, ne scivola fuori un secondo.

    ▸ **Il primo anello è a posto.**
wb-1-20-uma =
    UMA MI PORTAVA LE FOCACCINE, dice la porta. UMA È ANDATA A CASA. Per via delle focaccine non morde forte, ma poi starnutisce, una carrettata di segatura, e un po’ di quella segatura comincia a strisciare.

    ▸ **Ogni eroe nella Sala di lettura perde 1 Cuore. Lì spunta 1 Wyrm.**

wb-1-21-front-title = Il secondo anello
wb-1-21-front = E AL SUO GANCIO CHE COSA È ANCORA APPESO? chiede la porta. Su questo anello sono marchiate a fuoco tre figure: una cartella, un impermeabile, un grembiule. La porta non sembra più annoiata. Sembra una maestra che spera che lo sappiate.
wb-1-21-back-title = Una cosa
wb-1-21-back = Questo anello gira facile. Passate una volta su ogni figura, per sentire gli scatti, e a ognuna la porta trattiene il fiato. NON CHE COSA AVEVA, dice. NON CHE COSA AVETE TROVATO. CHE COSA È APPESO AL SUO GANCIO.
wb-1-21-back-rules = Scegliete. Cosa giusta: scartate questa carta, il secondo anello è a posto. Cosa sbagliata: ogni eroe nella Sala di lettura perde 1 Cuore, mettete lì 1 Wyrm; la carta resta.
wb-1-21-satchel =
    UN LAMPIONE NON È UN GANCIO, dice la porta. ME L’HA DETTO LUI, GLIELA TENEVA SOLTANTO. Morde, con aria delusa, e chiude un momento gli occhi. Quando li riapre, fra le assi viene su qualcosa.

    ▸ **Ogni eroe nella Sala di lettura perde 1 Cuore. Lì spunta 1 Wyrm.**
wb-1-21-coat =
    «Nove ganci, un impermeabile, bagnato.» Sid lo legge ad alta voce; quella mano non se l’è più lavata. La porta si sporge fino a far scricchiolare i cardini. ANCORA BAGNATO? chiede. Mai sentito nessuno così felice per un impermeabile bagnato.

    ▸ **Il secondo anello è a posto.**
wb-1-21-apron =
    UN CHIODO NON È UN GANCIO, dice la porta, E QUEL GREMBIULE NON È MAI STATO SUO. Vi addenta una manica e la scrolla come un cucciolo. Qualcosa, nella polvere, lo prende per un invito.

    ▸ **Ogni eroe nella Sala di lettura perde 1 Cuore. Lì spunta 1 Wyrm.**

wb-1-22-front-title = Pagnotta di ferro
wb-1-22-front = Sfornata sessant’anni fa. Finora nessuno è riuscito ad addentarla.
wb-1-23-front-title = Corda della campana
wb-1-23-front = Nove metri, e sa ancora di bronzo.
wb-1-24-front-title = Cartella
wb-1-24-front = Per quanto si frughi, sul fondo c’è sempre un altro brandello.

wb-1-25-front-title = La Sala di lettura
wb-1-25-front = Gli scaffali salgono fin dove ci sarebbero le nuvole. I libri sono grandi come letti; i draghi leggono sdraiati. Uno è aperto per terra, ed è questo. Mostra una sala, delle figurine, e un libro per terra. La pagina accanto manca, tagliata rasente il dorso. «I Wyrm masticano», dice Sid. «Qui hanno usato un righello.» Lo si sente guardarsi la mano.
wb-1-25-back-title = Due aghi
wb-1-25-back = Le impronte portano a una scatola da cucito lunga come una barca a remi. È fatta per due aghi. Uno c’è, d’oro, lungo come una spada. L’altro posto è vuoto, e le impronte vanno avanti, fino alla finestra e oltre il davanzale. Vi sedete su un libro. La sala sa di polvere calda, e per un minuto intero niente morde nessuno. È il minuto più bello della giornata.
wb-1-25-back-rules = I Wyrm perdono le vostre tracce: toglieteli tutti. Ogni eroe recupera 2 Cuori. L’eroe che ha messo a posto il secondo anello prende la carta oggetto 26, l’Ago d’oro.

wb-1-26-front-title = Ago d’oro
wb-1-26-front = Ronza quando è puntato su un buco.

wb-1-27-front-title = Un foglio di carta
wb-1-27-front = Fuori dalla finestra non c’è proprio niente. Nel davanzale sono incise delle parole, e uno di voi le legge ad alta voce: *e c’era un ponte.* E infatti c’è: un foglio solo, piegato una volta. In fondo corre una cucitura alta come una staccionata, con metà dei punti tirati via. Al di là il mondo ha un orlo strappato. «Prima chi pesa meno», dice Lara. Nessuno si muove. «D’accordo», dice Lara. «Allora tutti.»
wb-1-27-front-rules = Il libro si apre: Ponte di carta, Cucitura, Orlo strappato. Posate 1 Scintilla sul Ponte di carta e 3 sulla Cucitura. Le Regole speciali del Pozzo e dei Lampioni si scartano, e così ciò che resta delle pile della città.
wb-1-27-back-title = L’Orlo strappato
wb-1-27-back = Il buco è alto come una chiesa. Dall’orlo pendono Wyrm, come bucato. Non ruggisce, non risucchia. Rosicchia e basta, un po’ di prato, un po’ di cielo, e non è mai sazio. Il lato sinistro è perfettamente dritto. Nelle vostre mani l’ago comincia a ronzare. «È solo un buco», dice Tina, forse all’ago. «I buchi si rammendano.»
wb-1-27-back-rules = Mettete tutti gli eroi sul Ponte di carta. Posate due carte Interazione: il Drago di pietra sul Ponte di carta, e sulla Cucitura il Rocchetto, che prende 2 Scintille.

wb-1-28-front-title = Smagliatura
wb-1-28-front = Uno dei Wyrm è viola come un livido e grosso il doppio degli altri. Non mangia. Ha girato verso l’ago la faccia cieca e lo ascolta ronzare.
wb-1-28-front-rules = Mescolate questa carta viola nel mazzo Wyrm. Ci resta per tutta la campagna.

wb-1-29-front-title = Come cuciono i draghi
wb-1-29-front = Cuciono come impastano, con tutto il corpo: infila, tira, piegati indietro, respira. E un punto deve brillare o non tiene, così ognuno vuole una Scintilla. Qualche vecchio punto c’è ancora. Accanto a ognuno due scarpe piccole hanno lasciato l’impronta nella carta, dove qualcuno si è piegato indietro con tutto il suo peso.
wb-1-29-front-rules = Regola speciale fino alla fine del capitolo. **Azione speciale all’Orlo strappato:** spendi 1 Scintilla e lancia 2 dadi; ogni successo è un punto. Chi tiene l’Ago d’oro può invece lanciare 4 dadi.

wb-1-30-front-title = Filo
wb-1-30-front = «Un ago senza filo», dice Sid, «è uno spillo.» Ibo tossicchia. «Io dentro ho una molla. Quattro metri, fine come un capello. Mi fermerei, certo. Qualcuno potrebbe ricaricarmi, un giorno.» «No», dice Tina. «I lacci», dice Ken. «Di tutti. Puzzano, ma sono lunghi.» «È un buco molto grande», dice Lara, poco contenta. «Sarebbe meglio l’ottone.»
wb-1-30-front-rules = Scegliete. Con l’ultimo segnalino Destino non potete prendere la molla.
wb-1-30-spring =
    Vi mostra dove mettere il dito. La molla esce cantando, metro dopo metro, e gli occhi, che erano d’oro, tornano d’ottone. «Trecentododici», dice in fretta. «Le capre. Mi pareva che qualcuno dovesse saperlo.» Poi si ferma. Uno di voi gli raddrizza il berretto. È il miglior filo del mondo, e per un po’ nessuno vuole essere quello che lo usa.

    ▸ **Subito 3 punti. Girate 1 segnalino Destino a faccia in giù. Scrivete la parola chiave Molla.**
wb-1-30-laces =
    Quattro paia, quattro colori; quelli che mancano qui piovono dal cielo. I nodi li fa Ibo, l’unico che li ha studiati. «Di chi è questo? È un nodo da capre», dice, «e io di capre me ne intendo.» Il filo terrà. Solo che adesso c’è da passare un ponte di carta con le scarpe che ciabattano, e cadono tutti, una volta a testa.

    ▸ **Ogni eroe perde 1 Cuore.**

wb-1-31-front-title = Per nome
wb-1-31-front = Il buco dice qualcosa. Non forte. Legge: Ken, Lara, Tina, Sid, con una pausa dopo Ken, che scrive così grande. «È la riga che abbiamo firmato», dice Sid. Ricomincia da capo. Vi si gelano le mani, una dopo l’altra, nello stesso ordine. Poi lungo tutto l’orlo le teste cieche si girano, e ognuna guarda esattamente dove sta uno di voi.
wb-1-31-front-rules = Ogni eroe perde 1 Cuore. Mettete 1 Wyrm all’Orlo strappato.

wb-1-32-front-title = Un dente, due scarpe
wb-1-32-front = Qualcuno vi picchietta sulla caviglia. È cresciuto: adesso è lungo due scarpe, ha una cicatrice sul fianco e le briciole sul labbro. Tossisce, tossisce ancora, e viene su un filo, grigio, bagnato, forte come fil di ferro, e non finisce più. Quando è finito alza la testa, per sapere se andava bene. «È la cosa più schifosa», dice Ken, «che ho visto in vita mia. Bravo, Inkling.»
wb-1-32-front-rules = Il filo di Inkling vale 2 punti.

wb-1-33-front-title = Il Drago di pietra
wb-1-33-front = Vicino al ponte è sdraiato un drago di pietra, lungo come un autobus, il mento sulle zampe e il muschio sulle palpebre. Qualcuno gli ha fatto le squame una per una; non ce ne sono due uguali. Tenete una mano davanti alle narici. Sono calde.
wb-1-33-back-title = Larga giusto un bambino
wb-1-33-back = Fra le zampe la pietra ha una conca, liscia a forza di starci, larga giusto un bambino. E fra i denti pendono brandelli di carta, lunghi, come spinaci. «È una statua», dice Sid. «La pietra si scalda, col sole.» Guardate tutti in su, e poi intorno. «E allora fammelo vedere, il sole», dice Lara.
wb-1-33-back-rules = Scegliete, poi scartate questa carta. Riposare: ogni eroe sul Ponte di carta recupera 2 Cuori. Pulirgli i denti: lancia 2 dadi e pesca 1 carta Brandello per successo; senza successi perdi 1 Cuore.
wb-1-33-rest =
    Vi sdraiate nella conca, solo un momento. La pietra è calda lungo tutta la schiena. In fondo in fondo qualcosa fa *bum*. Poi per molto tempo niente; poi *bum*. «I tubi dell’acqua», dice Sid da qualche parte. Glielo lasciate dire. Quando vi alzate è come se qualcuno avesse fatto la guardia.

    ▸ **Ogni eroe sul Ponte di carta recupera 2 Cuori.**
wb-1-33-pick =
    Ci infilate il braccio fino alla spalla. I denti sono lunghi come righelli, e non avete mai toccato niente così piano in vita vostra. Un brandello, e un altro. Al terzo giurereste che la mascella si muove: non tanto, giusto come fa chi dorme quando gli passa una mosca sul labbro.

    ▸ **Lancia 2 dadi: 1 carta Brandello per successo, o perdi 1 Cuore.**

wb-1-34-front-title = Il Rocchetto
wb-1-34-front = Alla cucitura c’è un rocchetto grosso come una botte, col pedale per le zampe. Sul fianco c’è un disegno: due Scintille entrano in una finestrella, e lui gira. Il disegno dopo mostra che cosa succede alle dita.
wb-1-34-back-title = Gira
wb-1-34-back = Tossisce, frulla. Butta un cappio di filo oltre la staccionata, e un altro, e per la durata di un respiro cuce da solo, preciso come la stampa. Poi la luce è finita. «Visto?» dice Sid, profondamente contento. «Vogliono solo che qualcuno legga le istruzioni.»
wb-1-34-back-rules = 2 punti. Scarta questa carta.

wb-1-35-front-title = Rammendate
wb-1-35-front = Infila, tira, piegati indietro, respira. Sotto l’ago l’orlo del buco rabbrividisce come la pelle di un cavallo. Ogni punto si chiude con un piccolo scatto, e dietro ogni punto qualcosa sta già spingendo al varco dopo. «Non contate quanti ne mancano», dice Lara, che li conta.
wb-1-35-front-rules =
    ▸ **Fase dei Giocatori:** ogni eroe fa un turno di 3 azioni al massimo.
    ▸ **Fase dei Nemici:** rivelate la prima carta Wyrm; il Vortice Oscuro è all’Orlo strappato. Poi posate 1 Scintilla sulla Cucitura, con tre o quattro eroi 2.
    ▸ **Obiettivo:** 11 punti, 12 con tre eroi, 18 con quattro. Poi girate questa carta.
wb-1-35-back-title = Il pollice
wb-1-35-back = Tirate, e i lembi si accostano come due persone dopo una lite, senza guardarsi. Il vento cala. I punti brillano. Ne manca ancora uno, quando l’ago incontra qualcosa di morbido: un pollice. Dall’altra parte qualcuno tiene chiusi i lembi, con tutte e due le mani, le nocche bianche, l’inchiostro fino ai polsi. Non sono più grandi delle vostre.
wb-1-36-front-title = Un punto solo
wb-1-36-front = Le mani non mollano. Non possono sapere che siete qui. Ancora un punto, e il buco è chiuso per sempre, e chiunque sia resta di là. Senza, rimane una fessura lunga un dito, e un Wyrm, se si impegna, è più sottile di un dito. «Finiamo», dice Lara. Non ha la voce proprio ferma. «Ma lì c’è *qualcuno*», dice Tina.
wb-1-36-shut =
    Date due colpetti sul pollice, perché non si spaventi. Si ritira. Poi l’ultimo punto. «È venuto bene», dice Lara dopo un po’, e non dice altro. Il buio non c’è più, e il cielo è così intero che sembra stirato. Da dietro arrivano tre colpi. Bussate tre volte anche voi. Poi ancora una; ma forse eravate voi.

    ▸ **Girate 1 segnalino Destino a faccia in su.**
wb-1-36-gap =
    Lo lasciate aperto per la lunghezza di un dito, e ci fate l’orlo perché non si sfilacci. «Un’asola», dice Ken. «Ecco. Adesso è fatta apposta.» Il pollice segue l’orlo a tentoni. Poi esce un dito, si piega e si aggancia al più vicino dei vostri. È gelato. Resta finché riuscite a trattenere il fiato. Poi torna al lavoro.

    ▸ **Scrivete la parola chiave Fessura.**

wb-1-37-front-title = Minnow
wb-1-37-front =
    «Minnow», dite. È l’unica sua parola che avete. Le mani si fermano. Dall’altra parte qualcuno ride, o piange; attraverso la fine del mondo si capisce male. «Avete letto la mia lettera», dice una voce, rauca, di dieci anni circa. «C’era scritto *dico sul serio*.»

    «Scusa», dicono quattro voci insieme.

    Ci pensa su. «Almeno un ago, l’avete portato?»
wb-1-37-back-title = Un bottone giallo
wb-1-37-back = «Se mollo, passa di là tutto», dice. «Ma fin qui avete cucito. Tanto così lo reggo con una mano. Posso grattarmi il *naso*. Lo sapete da quanto…» Si ferma. Lo sapete da quanto, e non lo dite. Dalla fessura spunta una cosa piccola: un bottone giallo. «È del mio impermeabile. Dite a Mamma che torno prima che sia asciutto.»
wb-1-37-back-rules = Lasciate aperta la fessura. Scrivete la parola chiave Fessura. Girate 1 segnalino Destino a faccia in su.

wb-1-38-front-title = Che cosa ha imparato Ken
wb-1-38-front = Che si può avere paura con tutti e due i piedi per terra. Non lo dice a nessuno. Fa una battuta in meno del solito, e se ne accorgono.
wb-1-38-front-rules = Ken ottiene questa carta Progresso. Il suo giocatore sceglie una delle due abilità, per sempre.
wb-1-39-front-title = Che cosa ha imparato Lara
wb-1-39-front = Che un piano può cambiare. Il suo è cambiato quattro volte dal cancello in poi, e ogni volta ha detto che era così dall’inizio.
wb-1-39-front-rules = Lara ottiene questa carta Progresso. Il suo giocatore sceglie una delle due abilità, per sempre.
wb-1-40-front-title = Che cosa ha imparato Tina
wb-1-40-front = Che si può essere gentili con qualcuno e intanto tenergli d’occhio il dente.
wb-1-40-front-rules = Tina ottiene questa carta Progresso. Il suo giocatore sceglie una delle due abilità, per sempre.
wb-1-41-front-title = Che cosa ha imparato Sid
wb-1-41-front = Che un impermeabile bagnato può essere un fatto. Sta scritto sulla sua mano sinistra, accanto ai Wyrm, che segna a cinque a cinque. Non c’è più posto. Ha cominciato la destra.
wb-1-41-front-rules = Sid ottiene questa carta Progresso. Il suo giocatore sceglie una delle due abilità, per sempre.

wb-1-42-front-title = Da restituire
wb-1-42-front = Una pagina vi si volta addosso come una coperta, e siete sdraiati sulle assi. Sul tetto tamburella la stessa grandine. Per l’orologio di Lara sono passati quattro minuti. «Quindi non lo possiamo raccontare a nessuno», dice Ken. Sul cartellino affiora un timbro, piano, come un pesce che sale a galla: DA RESTITUIRE DOMANI. Ken ride per primo. Poi smette, e scendete le scale tutti e quattro, fino ai ganci.
wb-1-42-front-rules = Il capitolo è vinto. Guardate il nono gancio, poi leggete come finisce.
wb-1-42-drying = L’impermeabile giallo dondola, come se qualcuno gli fosse appena passato accanto. Tenete una mano sotto il polsino e contate: una goccia, undici respiri, una goccia. Quando siete arrivati colava. «Si sta asciugando», dice Tina, e nessuno ne è contento.
wb-1-42-dust = L’impermeabile giallo è immobile. Il giallo è sbiadito, e sulle spalle ha la polvere spessa come feltro, sessant’anni di polvere. Lara allunga una mano e la ritira. Sotto, sulle assi, c’è ancora un cerchio d’umido.
wb-1-42-cap = In una delle vostre tasche c’è qualcosa: un berretto da portinaio, grande come un portauovo. A girarlo ne cade una chiavetta d’ottone, di quelle per dare la carica. «Un giorno», dice Tina. «Ha detto *un giorno*.» La infila nello spago che porta al collo.
wb-1-42-back-title = Come finisce
wb-1-42-back = Prima di cena salite ancora una volta, e aprite il libro appena un po’, per vedere che cosa è rimasto.
wb-1-42-back-rules = Il finale dipende dai vostri segnalini Destino a faccia in su.
wb-1-42-folded = La città si è ripiegata, camino su camino, e la strada è una piega. Avete rammendato una pagina, e sopra non c’è nessuno a vedere come siete stati bravi. Solo sul margine è rimasto in piedi un lampione. È chino fino a terra e l’annusa, come se avesse perso qualcosa. «Domani», gli dice Tina. «Domani presto.»
wb-1-42-lamps = La cucitura ha tenuto. Mezza città è ripiegata, coi telai delle finestre che sporgono di lato, ma sulla piazza ardono sette lampioni, e al cancello c’è il cartello: TORNO SUBITO. «Siamo stati troppo lenti», dice Lara. «Però *c’eravamo*», dice Ken. Fuori la grandine è diventata pioggia qualsiasi.
wb-1-42-bread = La cucitura ha tenuto, e la città è in piedi. Nella vetrina della panetteria c’è una pagnotta che prima non c’era, e non è di ferro. L’odore passa la carta e riempie la torre fino al tetto. Chiudete il libro a due mani. Sid rimette a posto la penna, ma un po’ più in dentro, dove la si prende da tutte e due le parti.
wb-1-42-unfolded = La cucitura ha tenuto; per vederla bisogna cercarla. Dietro la città, dove la carta era bianca, si sta aprendo da solo un altro colle, e un altro ancora. Vicino al ponte qualcosa di lungo come un autobus alza il mento dalle zampe, col muschio sulle palpebre, e guarda fuori dalla pagina, dritto verso di voi. Poi riabbassa la testa. «Statua», dice Sid, debolmente. Quella notte non dorme nessuno, e a nessuno dispiace.

### Quando è girato l’ultimo segnalino Destino
wb-1-lost-title = Torno subito
wb-1-lost = La strada vi si appiattisce sotto i piedi, camino dopo camino, e un artiglio d’ottone vi acchiappa per il colletto. «Fuori», dice Ibo, «tutti quanti, finché c’è ancora una pagina da cui arrampicarsi fuori.» Atterrate sulle assi. La grandine non ha smesso. Sul cartellino l’ultima riga è vuota, e la penna è ancora calda. «Le capre le conto così anch’io», dice una vocina in mezzo alle pagine. «Se i conti non tornano, riparto da uno.»
